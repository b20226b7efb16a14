"""Requests and answers of the routes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quadrant.kernel.message import Refusal
from quadrant.kernel.orders import Orders
from quadrant.server.wire.values import ChoiceParts, Number, SeatId, Text, Title, Token


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
    """The seat takes back its last choice, or goes back to a place; ``n`` counts the choices there are."""

    seat: SeatId
    n: Number
    to: Annotated[str, Meta(max_length=40)] = ""


class InvitationTaken(Struct, forbid_unknown_fields=True):
    """All open seats that the invitation offers, and those that are kept for the caller."""

    token: Token | None = None


class TakebackWish(Struct, forbid_unknown_fields=True):
    """Back to when ``to`` choices were made, just before one of the caller's own; his last if not said."""

    to: Number | None = None


class TakebackAnswer(Struct, forbid_unknown_fields=True):
    """Whether to let it be taken back; to say no to one's own wish is to withdraw it."""

    agree: bool
    #: What it is about, as it was asked.
    to: Number


class SeatAsked(Struct, forbid_unknown_fields=True):
    """Something about one seat."""

    seat: SeatId


class OrdersGiven(Struct, forbid_unknown_fields=True):
    """Standing orders of a seat."""

    seat: SeatId
    orders: Orders


class Said(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Text


class ForkAsked(Struct, forbid_unknown_fields=True):
    """An analysis board from the match as it was after ``n`` choices; now, if not given."""

    n: Number | None = None
    #: Bots keep their seats; otherwise all seats are the caller's.
    bots: bool = False


class Renamed(Struct, forbid_unknown_fields=True):
    """Another title; an empty one is the game's."""

    title: Title


class RematchAsked(Struct, forbid_unknown_fields=True):
    """The same people again; ``swap``: each camp takes the place of the next."""

    swap: bool = False


class CurvePoint(Struct):
    """The score when a round was over: after ``n`` choices."""

    n: int
    #: The last round that was played till then; 0 at the start. The last point may lie within its round.
    round: int
    score: dict[str, int]


class Curve(Struct):
    """The score of a match over its rounds, by public facts; it may begin after the start."""

    n: int
    epoch: int
    points: list[CurvePoint]


class Health(Struct):
    """Whether the server serves, and what is wrong if it does not."""

    #: ``failing`` comes with status 503.
    status: Literal["ok", "failing"]
    version: str
    matches: int
    connections: int
    #: Whether the database answers, and whether it can store (a full disk cannot).
    reads: bool
    stores: bool
    #: Matches that have stood still for a minute although it is a bot's turn.
    still: int
