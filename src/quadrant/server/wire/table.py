"""The table: where a match stands, what changes in it, and a stretch of its past."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from quadrant.kernel.flow import Result
from quadrant.kernel.message import Prompt, Refusal
from quadrant.kernel.orders import Orders
from quadrant.server.wire.matches import SeatInfo
from quadrant.server.wire.values import ChoiceParts


class EventInfo(Struct):
    """Something that happened. ``e`` numbers the events of a match, ``n`` is the choice it belongs to."""

    e: int
    n: int
    id: str
    rule: str
    args: dict[str, str | int | list[str]]


class ReasonInfo(Struct):
    """Why a bot made the choice numbered ``n``; a choice may have several reasons."""

    n: int
    seat: str
    id: str
    rule: str
    args: dict[str, str | int | list[str]]


class Waste(Struct):
    """An option (by its index) that would give something away for nothing, and what."""

    option: int
    refusal: Refusal


class DecisionInfo(Struct):
    """What a seat is asked; only its holder gets it."""

    seat: str
    kind: str
    reaction: bool
    prompt: Prompt
    options: list[ChoiceParts]
    #: The options for which people are asked to confirm.
    wasteful: list[Waste] = []


class Stand(Struct, kw_only=True):
    """Where a match stands. Taking choices back raises ``epoch``, any change raises ``revision``.

    Only public changes do; standing orders do not.
    """

    #: How many choices were made.
    n: int
    epoch: int
    revision: int
    #: The seat that must choose; None when the match is over.
    waiting: str | None


class Table(Stand, tag="table", tag_field="type", kw_only=True):
    """Everything the caller may see, now or (``n`` < ``last``) at an earlier point of the match.

    ``events`` follow event number ``after``: keep yours up to it, drop the rest, append these.
    """

    match: str
    #: How many choices the match has.
    last: int
    #: The public part of the game's view.
    view: Any
    #: The secrets of the seats that the caller may look into.
    own: dict[str, Any]
    #: The collections that updates address by key, each with its key fields: fields of the view and, with
    #: ``own.`` before the name, of secrets.
    keys: dict[str, list[str]]
    decision: DecisionInfo | None = None
    after: int = 0
    events: list[EventInfo]
    #: The caller's seat that may take a choice back.
    can_undo: str | None = None
    #: The names of the places that it can go back to, nearest first; the empty name is its last choice.
    undo: list[str] = []
    result: Result | None
    seed_hash: str
    seed: str | None
    orders: dict[str, Orders] = {}
    #: What each of the caller's seats may declare, no matter who is asked, through its standing orders: at
    #: the next moment when nothing is half done.
    declarations: dict[str, list[ChoiceParts]] = {}
    #: The last choice, other than a pass, that each of the caller's seats made itself.
    acted: dict[str, int] = {}
    seats: list[SeatInfo]
    #: The bots' reasons: what may be told now, and everything once the match is over.
    reasons: list[ReasonInfo]


class Update(Stand, tag="update", tag_field="type", kw_only=True, omit_defaults=True):
    """What changed. ``view`` has only the fields that changed, ``own`` the same for each seat where any did.

    A collection of things is sent by key (see ``changes.py``). What ``view``, ``own``, ``orders``,
    ``declarations`` and ``seed`` leave out has not changed; ``reasons`` and ``events`` are added. Any other
    field that is left out is 0, null or empty: nobody to wait for, nothing asked, nothing to take back, no
    result. An update follows ``revision - 1``; after a gap, ask for the table.
    """

    epoch: int = 0
    waiting: str | None = None
    view: dict[str, Any] = {}
    own: dict[str, Any] = {}
    decision: DecisionInfo | None = None
    after: int
    events: list[EventInfo] = []
    can_undo: str | None = None
    undo: list[str] = []
    result: Result | None = None
    #: Only when the match has just ended.
    seed: str | UnsetType | None = UNSET
    #: For the seats where they changed: merge them.
    orders: dict[str, Orders] = {}
    declarations: dict[str, list[ChoiceParts]] = {}
    #: For the choices that bots just made: append them.
    reasons: list[ReasonInfo] = []


class TextSection(Struct):
    """A part of the table that is read, not looked at: a title and sentences."""

    title: str
    lines: list[str]


class TableText(Struct):
    """The table in sentences, in the caller's language."""

    sections: list[TextSection]


class OrdersTaken(Struct, tag="orders", tag_field="type"):
    """Only standing orders of the caller's seats have changed: merge them.

    Nobody else is told, and ``revision`` stays: giving orders is private.
    """

    orders: dict[str, Orders]


class Scene(Struct):
    """What changed with choice number ``n``; ``view`` and ``own`` are as in an update."""

    n: int
    #: The seat that made it, and the one that chooses next.
    seat: str
    waiting: str | None
    view: dict[str, Any]
    own: dict[str, Any]


class Stretch(Struct):
    """A stretch of the past, to show choice by choice: the table after ``since`` choices, then changes.

    It may end before the requested choice; ask again from there. Of a match played by older rules only some
    points are left; nothing changes after the last of them.
    """

    epoch: int
    since: int
    waiting: str | None
    view: Any
    own: dict[str, Any]
    keys: dict[str, list[str]]
    scenes: list[Scene]
