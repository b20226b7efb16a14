"""Every test here says which cards it is about, and whether they do something or nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
#: About the decks as a whole, and about several cards together.
GENERAL = ("test_every_card", "test_known_bugs")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    unmarked = [
        item.nodeid
        for item in items
        if item.path.parent == HERE and item.path.stem not in GENERAL and not _about_a_card(item)
    ]
    if unmarked:
        raise pytest.UsageError(*(f"{name}: mark it with @effect or @no_effect" for name in unmarked))


def _about_a_card(item: pytest.Item) -> bool:
    function = getattr(item, "function", None)
    return hasattr(function, "__effect__") or hasattr(function, "__no_effect__")
