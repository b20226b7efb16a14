"""Requests and answers of the routes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quadrant.kernel.message import Refusal
from quadrant.kernel.orders import Orders
from quadrant.server.wire.values import PLAIN, ChoiceParts, Number, SeatId, Text, Title, Token


class Progress(Struct):
    """How many choices a match has now, and in which epoch."""

    n: int
    epoch: int


class WhyAsked(Struct, forbid_unknown_fields=True):
    """Why may this seat not choose that?"""

    seat: SeatId
    choice: ChoiceParts


class Why(Struct):
    """The rule that forbids it, or None if it is allowed."""

    refusal: Refusal | None


class UndoAsked(Struct, forbid_unknown_fields=True):
    """The seat takes back its last choice, or goes back to a place; ``n`` is the number of choices."""

    seat: SeatId
    n: Number
    to: Annotated[str, Meta(max_length=40)] = ""


class InvitationTaken(Struct, forbid_unknown_fields=True):
    """Take all open seats that the invitation offers, and those that are kept for the caller."""

    token: Token | None = None


class TakebackWish(Struct, forbid_unknown_fields=True):
    """Back to when ``to`` choices were made, just before one of the caller's own (default: the last)."""

    to: Number | None = None


class TakebackAnswer(Struct, forbid_unknown_fields=True):
    """Whether to allow it. Refusing your own request withdraws it."""

    agree: bool
    #: The ``to`` of the request.
    to: Number


class PauseWish(Struct, forbid_unknown_fields=True):
    """The clocks shall stand: a request, or agreement to it; or they shall run: no, or on again."""

    pause: bool


class SeatAsked(Struct, forbid_unknown_fields=True):
    """Something about one seat."""

    seat: SeatId


class OrdersGiven(Struct, forbid_unknown_fields=True):
    """Standing orders of a seat."""

    seat: SeatId
    orders: Orders


class Said(Struct, forbid_unknown_fields=True):
    """A line of chat, for everybody, or only for those who play on the speaker's side."""

    text: Text
    to: Literal["all", "side"] = "all"


class Note(Struct, forbid_unknown_fields=True):
    """What somebody notes for himself: on a place, by its name, or on the match; without text, nothing."""

    place: Annotated[str, Meta(max_length=80, pattern=PLAIN)] = ""
    text: Annotated[str, Meta(max_length=4000, pattern=PLAIN)] = ""


class ForkAsked(Struct, forbid_unknown_fields=True):
    """An analysis board of the match after ``n`` choices; by default, the present."""

    n: Number | None = None
    #: Bots keep their seats; otherwise all seats are the caller's.
    bots: bool = False


class Renamed(Struct, forbid_unknown_fields=True):
    """Another title; if empty, the game's."""

    title: Title


class RematchAsked(Struct, forbid_unknown_fields=True):
    """A rematch with the same people; ``swap``: each camp takes the place of the next."""

    swap: bool = False


class CurvePoint(Struct):
    """The score at the end of a round, after ``n`` choices."""

    n: int
    #: The last round played by then; 0 at the start. The last point may lie within its round.
    round: int
    score: dict[str, int]


class Curve(Struct):
    """The score of a match over its rounds, from public facts; it may begin after the start."""

    n: int
    epoch: int
    points: list[CurvePoint]


class Health(Struct):
    """Whether the server works, and what is wrong if it does not."""

    #: ``failing`` comes with status 503.
    status: Literal["ok", "failing"]
    version: str
    matches: int
    connections: int
    #: Whether the database answers, and whether it can store (a full disk cannot).
    reads: bool
    stores: bool
    #: Matches that have been stuck for a minute although it is a bot's turn.
    still: int
