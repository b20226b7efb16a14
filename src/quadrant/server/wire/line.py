"""What goes over the live line besides the table, and what comes back."""

from __future__ import annotations

from msgspec import Struct

from quadrant.server.wire.people import Problem
from quadrant.server.wire.table import OrdersTaken, Table, Update
from quadrant.server.wire.values import ChoiceParts, Number, SeatId


class ChatLine(Struct, tag="chat", tag_field="type"):
    """Something said at the table."""

    id: int
    name: str
    text: str
    created: str


class Presence(Struct, tag="presence", tag_field="type"):
    """Whose holders are connected, and how many others watch."""

    seats: list[str]
    watching: int


class PlayerClock(Struct):
    """The time that is left (ms) to the player of these seats."""

    seats: list[str]
    left: int
    runs: bool


class TakebackAsked(Struct):
    """Somebody asks to take back what was chosen after the first ``to`` choices."""

    seat: str
    to: int
    #: The seats of those who have not answered.
    waits: list[str]


class Beside(Struct, tag="beside", tag_field="type"):
    """What goes on beside the play: clocks, as they are when this is sent, a take-back that is asked for."""

    clocks: list[PlayerClock]
    #: How long (ms) the one who must choose has for this turn, or choice; less than nothing if he is late.
    turn: int | None
    #: How long (ms) until others may hand his seats to a bot.
    claim: int | None
    #: The seat that chooses in place of the one that was too slow.
    instead: str | None
    takeback: TakebackAsked | None


class Done(Struct, tag="done", tag_field="type"):
    """A message of the client that asked for an answer was carried out; ``ref`` is the message's own."""

    n: int
    ref: int | None = None


class Refused(Struct, tag="refused", tag_field="type"):
    """A message of the client was not carried out, and nothing has changed."""

    problem: Problem
    ref: int | None = None


class Rematch(Struct, tag="rematch", tag_field="type"):
    """The match is played again: in that one."""

    match: str


FromServer = Table | Update | OrdersTaken | ChatLine | Presence | Beside | Rematch | Done | Refused


class ChoiceMade(Struct, forbid_unknown_fields=True):
    """The choice of a seat, made after ``n`` choices of epoch ``epoch``."""

    seat: SeatId
    n: Number
    choice: ChoiceParts
    epoch: Number | None = None


class Choose(ChoiceMade, tag="choose", tag_field="type"):
    """The same on the live line."""

    #: Asks for an answer, and comes back in it. A refusal is sent in any case.
    ref: Number | None = None


class Resync(Struct, tag="resync", tag_field="type", forbid_unknown_fields=True):
    """Send the whole table again, with the events after that one of that epoch."""

    after: Number = 0
    epoch: Number | None = None


FromClient = Choose | Resync
