"""Servers and browsers for the tests of the client."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.helpers import DESKTOP, Api, TablePage, chromium, paced, serving
from smtp import Postbox, postbox

#: Nothing here waits for time to pass; this only ends a test that would wait for ever.
PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)


HERE = Path(__file__).parent
#: The browser of the tests in a row, and how it is closed.
OPEN = pytest.StashKey[tuple[Browser, ExitStack]]()


#: What makes a test another variant of the same check.
VARIED = {"size", "viewport", "locale", "language", "lang", "look"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    variants: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.path.parent == HERE:
            item.add_marker("browser")
            variants.setdefault(_check(item), []).append(item)
    for same in variants.values():
        for item in _secondary(same):
            item.add_marker("long")


def _check(item: pytest.Item) -> str:
    """What a test checks, whatever the screen and the language."""
    callspec = getattr(item, "callspec", None)
    given = {} if callspec is None else callspec.params
    other = sorted(f"{name}={value}" for name, value in given.items() if name not in VARIED)
    return " ".join((item.nodeid.partition("[")[0], *other))


def _secondary(variants: list[pytest.Item]) -> list[pytest.Item]:
    """All but the last, which is in Russian or on a phone: other tests are in English and at a desk. Of many
    the first stays, too."""
    return variants[min(1, len(variants) // 3) : -1]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Playwright keeps a loop in this thread, in which no other can run: it ends before other tests."""
    try:
        return (yield)
    finally:
        if OPEN in item.config.stash and (nextitem is None or nextitem.path.parent != HERE):
            item.config.stash[OPEN][1].close()
            del item.config.stash[OPEN]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on one's own machine: no accounts."""
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def box() -> Iterator[Postbox]:
    """The mail server that the public server uses."""
    with postbox() as found:
        yield found


@pytest.fixture(scope="session")
def public(tmp_path_factory: pytest.TempPathFactory, box: Postbox) -> Iterator[str]:
    """A public server: accounts, invitations and mail."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    mail = {
        "QUADRANT_URL": f"http://127.0.0.1:{port}",
        "QUADRANT_SMTP_HOST": "127.0.0.1",
        "QUADRANT_SMTP_PORT": str(box.port),
        "QUADRANT_SMTP_TLS": "none",
        "QUADRANT_MAIL_FROM": "quadrant@example.org",
        "QUADRANT_MAIL_DELAY": "0",
        "QUADRANT_NEWCOMERS": "1000",
    }
    with serving(tmp_path_factory.mktemp("public"), "--public", port=port, env=mail) as found:
        yield found


@pytest.fixture(scope="module")
def browser(pytestconfig: pytest.Config) -> Browser:
    """One for all tests in a row; what a test leaves behind ends with its contexts."""
    if OPEN not in pytestconfig.stash:
        stack = ExitStack()
        pytestconfig.stash[OPEN] = stack.enter_context(chromium()), stack
    return pytestconfig.stash[OPEN][0]


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Pages of people who do not know each other; an error on any of them fails the test."""
    contexts = []
    errors: list[str] = []

    def make(pace: str = "off", *, arranged: bool = True, **options: Any) -> Page:
        settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.add_init_script(paced(pace, arranged=arranged))
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture
def table(page: Page, address: str) -> TablePage:
    return TablePage(page, address)


@pytest.fixture(scope="session")
def api(address: str) -> Api:
    return Api(address)


@pytest.fixture(scope="session")
def web() -> Path:
    return Path(__file__).parents[2] / "web"
