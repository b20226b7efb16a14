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
    """An option (by its place in the list) that would give something away for nothing, and what."""

    option: int
    refusal: Refusal


class DecisionInfo(Struct):
    """What a seat is asked; only its holder gets it."""

    seat: str
    kind: str
    reaction: bool
    prompt: Prompt
    options: list[ChoiceParts]
    #: The options before which a person is asked once more.
    wasteful: list[Waste] = []


class Stand(Struct, kw_only=True):
    """Where a match stands. Taking choices back raises ``epoch``, any change raises ``revision``.

    Any that everybody may know of, that is: orders do not.
    """

    #: How many choices were made.
    n: int
    epoch: int
    revision: int
    #: Whose choice it is; None when the match is over.
    waiting: str | None


class Table(Stand, tag="table", tag_field="type", kw_only=True):
    """Everything the caller may see, at the present or (``n`` < ``last``) at an earlier point of the match.

    ``events`` follow the event numbered ``after``: keep yours up to it, drop the rest, append these.
    """

    match: str
    #: How many choices the match has.
    last: int
    #: The public part of the game's view.
    view: Any
    #: The secrets of the seats that the caller may look into.
    own: dict[str, Any]
    #: The collections that updates tell by key: fields of the view and, with ``own.`` before the name, of
    #: secrets; for each the fields that make up a key.
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
    #: What each of the caller's seats may declare whoever is asked, at the next moment when nothing is half
    #: done: by its orders.
    declarations: dict[str, list[ChoiceParts]] = {}
    #: The last choice by which each of the caller's seats did something itself, other than to pass.
    acted: dict[str, int] = {}
    seats: list[SeatInfo]
    #: Why bots chose what they chose: all that may be told now, and everything once the match is over.
    reasons: list[ReasonInfo]


class Update(Stand, tag="update", tag_field="type", kw_only=True, omit_defaults=True):
    """What changed. ``view`` has only the fields that changed, ``own`` the same for each seat where any did.

    A collection of things is told by key (see ``changes.py``). What ``view``, ``own``, ``orders``,
    ``declarations`` and ``seed`` leave out is as before, ``reasons`` and ``events`` are added. Any other
    field that is left out is 0, null or empty: nobody to wait for, nothing asked, nothing to take back, no
    result. An update follows ``revision - 1``; after a gap ask for the table.
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
    #: Of the seats where they changed: merge them.
    orders: dict[str, Orders] = {}
    declarations: dict[str, list[ChoiceParts]] = {}
    #: Of the choices that bots made now: append them.
    reasons: list[ReasonInfo] = []


class OrdersTaken(Struct, tag="orders", tag_field="type"):
    """Standing orders of the caller's seats, and nothing else, have changed: merge them.

    Nobody else is told, and ``revision`` stays: when somebody gives orders is his own business.
    """

    orders: dict[str, Orders]


class Scene(Struct):
    """What changed with the choice numbered ``n``; ``view`` and ``own`` as in an update."""

    n: int
    #: Who made it, and whose choice is next.
    seat: str
    waiting: str | None
    view: dict[str, Any]
    own: dict[str, Any]


class Stretch(Struct):
    """A stretch of the past, to be shown choice by choice: the table after ``since`` choices, then changes.

    It may end before the choice that was asked for: ask on from there. Of a match that was played by older
    rules only some points are left: there nothing changes from the last of them on.
    """

    epoch: int
    since: int
    waiting: str | None
    view: Any
    own: dict[str, Any]
    keys: dict[str, list[str]]
    scenes: list[Scene]
