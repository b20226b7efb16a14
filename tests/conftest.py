"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from coverage import Coverage
from hypothesis import settings

from quadrant.testing import cited, resolve
from table import check_dice

# No test measures time, and the same code gives the same verdict every time.
settings.register_profile("quadrant", deadline=None, derandomize=True, database=None)
settings.load_profile("quadrant")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every citation names a rule that exists (``make rules`` prints what is proven)."""
    wrong: dict[str, None] = {}
    for item in items:
        citations = (*cited(getattr(item, "cls", None)), *cited(getattr(item, "function", None)))
        _, bad = resolve(citations, item.path.relative_to(config.rootpath))
        wrong.update((f"{item.nodeid.split('[')[0]}: {fault}", None) for fault in bad)
    if wrong:
        raise pytest.UsageError(*wrong)
    items.sort(key=_order)


def _order(item: pytest.Item) -> tuple[bool, bool]:
    """What takes longest begins first, what waits for others before what computes: at the end nobody waits
    for a single test."""
    return not item.get_closest_marker("long"), item.path.parent.name != "server"


#: Tells the processes that a test starts to measure themselves.
MEASURED = "COVERAGE_PROCESS_CONFIG"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """What is marked ``unmeasured`` runs without coverage, with its fixtures and the processes it starts."""
    measuring = Coverage.current()
    if measuring is None or not item.get_closest_marker("unmeasured"):
        return (yield)
    told = os.environ.pop(MEASURED, None)
    measuring.stop()
    try:
        return (yield)
    finally:
        measuring.start()
        if told is not None:
            os.environ[MEASURED] = told


@pytest.fixture(autouse=True)
def _loaded_dice_are_rolled() -> Iterator[None]:
    """A test that says what a die shows means that it is rolled."""
    yield
    check_dice()
