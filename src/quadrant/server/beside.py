"""What goes on beside the play of a match and is stored with it: clocks, a take-back that is asked for."""

from __future__ import annotations

from msgspec import Struct


class Times(Struct, frozen=True, omit_defaults=True):
    """The clocks of a match. Moments are in the server's own time (``pulse.py``), all in ms."""

    #: What each player has left, not counting what runs now.
    left: dict[str, int] = {}
    #: The player who is waited for, and since when; nobody while a bot thinks or a seat is empty.
    player: str = ""
    since: int = 0
    #: Since when the present choice is asked.
    asked: int = 0
    #: His turn has lasted too long, and he was reminded.
    late: bool = False
    #: The seat that chooses in place of the one that is asked.
    instead: str = ""
    #: How often the present choice has gone round the table, and nobody made it.
    rounds: int = 0


class Asked(Struct, frozen=True, omit_defaults=True):
    """Somebody asks the others to let him take something back, to when ``to`` choices were made."""

    seat: str
    user: int
    to: int
    #: Taken back otherwise meanwhile: then nobody knows what is meant.
    epoch: int
    agreed: tuple[int, ...] = ()


class Beside(Struct, frozen=True, omit_defaults=True):
    """All of it."""

    times: Times = Times()
    takeback: Asked | None = None
    #: A wish was declined when the match had so many choices: it is not repeated before there are others.
    declined: int = -1
    #: Choices were taken back by which something had become known: somebody knows what is to come.
    known: bool = False
    #: The match had so many choices when somebody last left a seat.
    parted: int = 0
