"""What is sent over the live line besides the table, and what comes back."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quadrant.server.wire.people import Problem
from quadrant.server.wire.table import OrdersTaken, Table, Update
from quadrant.server.wire.values import ChoiceParts, Number, SeatId


class ChatLine(Struct, tag="chat", tag_field="type"):
    """Something said at the table, or something about somebody that everybody there should know.

    A bot holds his seats since his time ran out (``held``), he has them back (``back``), somebody new sits
    down in a match that goes on (``sat``), he has come by his link, from whatever device (``device``).
    The clocks stand by agreement, as he asked (``paused``), or he lets them run again (``resumed``).
    """

    id: int
    name: str
    text: str
    created: str
    kind: Literal["said", "held", "back", "sat", "device", "paused", "resumed"] = "said"
    seats: list[str] = []
    #: How many choices there were then.
    n: int | None = None
    #: The camp that alone hears it; empty if everybody does.
    camp: str = ""


class Presence(Struct, tag="presence", tag_field="type"):
    """Which seats have a connected holder, and how many others watch."""

    seats: list[str]
    watching: int


class PlayerClock(Struct):
    """The remaining time (ms) of the player of these seats."""

    seats: list[str]
    left: int
    runs: bool


class TakebackAsked(Struct):
    """Somebody asks to take back what was chosen after the first ``to`` choices."""

    seat: str
    to: int
    #: The seats of those who have not answered.
    waits: list[str]


class PauseAsked(Struct):
    """Somebody asks the others to stop the clocks, or all have agreed and the clocks stand."""

    #: The seats of whoever asked.
    seats: list[str]
    stands: bool
    #: The seats of those who have not answered.
    waits: list[str]


class PendingInfo(Struct, tag="pending", tag_field="type"):
    """What is pending around the match: clocks, as they are when this is sent, and a request to take back."""

    clocks: list[PlayerClock]
    #: How long (ms) the player to move has for this turn or choice; negative if late.
    turn: int | None
    #: How long (ms) until others may hand that player's seats to a bot.
    claim: int | None
    #: The seat that chooses instead of the one that was too slow.
    instead: str | None
    takeback: TakebackAsked | None
    pause: PauseAsked | None


class Done(Struct, tag="done", tag_field="type"):
    """A message that asked for an answer was carried out; ``ref`` is the one of the message."""

    n: int
    ref: int | None = None


class Refused(Struct, tag="refused", tag_field="type"):
    """A message was not carried out, and nothing has changed."""

    problem: Problem
    ref: int | None = None


class Rematch(Struct, tag="rematch", tag_field="type"):
    """The rematch of this match."""

    match: str


FromServer = Table | Update | OrdersTaken | ChatLine | Presence | PendingInfo | Rematch | Done | Refused


class ChoiceMade(Struct, forbid_unknown_fields=True):
    """The choice of a seat, made after ``n`` choices of epoch ``epoch``."""

    seat: SeatId
    n: Number
    choice: ChoiceParts
    epoch: Number | None = None


class Choose(ChoiceMade, tag="choose", tag_field="type"):
    """A choice, sent on the live line."""

    #: Asks for an answer, which repeats it. A refusal is sent in any case.
    ref: Number | None = None


class Resync(Struct, tag="resync", tag_field="type", forbid_unknown_fields=True):
    """Send the whole table again, with the events after that one of that epoch."""

    after: Number = 0
    epoch: Number | None = None


FromClient = Choose | Resync
