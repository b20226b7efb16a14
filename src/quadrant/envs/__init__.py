"""Doors for programs that learn: the games as environments of PettingZoo and of OpenSpiel.

Both show a player the same: his view written as numbers (:mod:`quadrant.envs.encoding`), and his options as a
menu (:mod:`quadrant.envs.menu`). What is hidden at the table is hidden here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from quadrant.errors import MissingExtra


@contextmanager
def needed(package: str, extra: str = "envs") -> Iterator[None]:
    """Around imports of a package that only an extra needs: if it is not there, says what to install."""
    try:
        yield
    except ImportError as error:
        raise MissingExtra(f"this needs {package}: pip install 'quadrant[{extra}]'") from error
