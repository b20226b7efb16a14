"""Errors: one type for each case that a caller may want to distinguish."""

# The names say what is wrong ("unknown game"); the suffix "Error" would add nothing.
# ruff: noqa: N818

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quadrant.kernel.message import Refusal


class QuadrantError(Exception):
    """Everything Quadrant raises on purpose. The text is one line and names what is wrong."""


class UnknownGame(QuadrantError):
    """No game has that name."""


class UnknownScenario(QuadrantError):
    """The game has no scenario of that name."""


class UnknownOption(QuadrantError):
    """The game has no option of that name, or the option does not take that value."""


class UnknownSeat(QuadrantError):
    """The game has no seat of that name."""


class UnknownBot(QuadrantError):
    """No bot of that name plays that game."""


class IllegalChoice(QuadrantError):
    """A choice that is not offered. ``refusal`` says which rule forbids it."""

    def __init__(self, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(text)
        self.refusal = refusal


class WrongSeat(IllegalChoice):
    """Somebody else must choose now."""


class MatchOver(IllegalChoice):
    """The match has ended; nothing can be chosen any more."""


class UnknownQuery(QuadrantError):
    """The game has no query of that name."""


class UnknownLesson(QuadrantError):
    """The game has no lesson of that name."""


class IllegalQuery(QuadrantError):
    """A query about things that do not exist, or about too many or too few."""


class UndoRefused(QuadrantError):
    """Something was revealed, or somebody else chose, since that seat's last choice."""


class DamagedRecord(QuadrantError):
    """A record that is incomplete, malformed, or does not replay to what it claims."""


class ForeignRecord(DamagedRecord):
    """Not a Quadrant record at all."""


class VersionMismatch(QuadrantError):
    """A record of another version of the game's rules."""


class UnknownComponents(QuadrantError):
    """The match uses components that this program does not have."""


class BadComponents(QuadrantError):
    """An owner's components are not acceptable. Every line says what is wrong, and where."""


class DeadEnd(QuadrantError):
    """A decision without options: always a bug in the game, never the player's fault."""


class MissingExtra(QuadrantError, ImportError):
    """An optional package is needed and not installed."""


@contextmanager
def needed(package: str, extra: str = "envs") -> Iterator[None]:
    """For imports that only an extra needs: if the package is missing, say what to install."""
    try:
        yield
    except ImportError as error:
        raise MissingExtra(f"this needs {package}: pip install 'quadrant[{extra}]'") from error
