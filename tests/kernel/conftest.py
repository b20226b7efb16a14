"""The toy game is known to the catalogue while the kernel's tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kernel.toy import GAME
from quadrant.kernel import catalog


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    catalog.add(GAME)
    yield
    catalog.remove(GAME.name)
