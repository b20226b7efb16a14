"""Rows of the database as typed Structs, and changes to write."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from quadrant.bots.reasons import Reason
from quadrant.kernel.flow import Choice, Result
from quadrant.kernel.message import Event
from quadrant.kernel.orders import Orders
from quadrant.kernel.standing import Standing
from quadrant.server.store.lines import Spoken
from quadrant.server.store.pending import Pending
from quadrant.server.wire import ClockTerms

Value = bool | int | str

#: The kinds of matches in which somebody learns; they are listed apart from the others.
LEARNING = ("lesson", "puzzle")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class MatchRow(Struct, kw_only=True):
    """A match, without its choices."""

    id: str
    kind: str = "match"
    game: str
    version: int
    scenario: str
    options: dict[str, Value]
    seed: str
    chosen: bool = False
    title: str = ""
    owner_id: int
    no_tells: bool | None = None
    hints: bool | None = None
    listed: bool = False
    spectators: bool = True
    whole: bool = True
    lesson: str | None = None
    parent: str | None = None
    parent_n: int | None = None
    begins: int = 0
    rematch: str | None = None
    created: int
    opening: bytes = b"\x90"
    revision: int = 0
    private: int = 0
    n: int = 0
    epoch: int = 0
    told: int = 0
    waiting: str | None = None
    result: Result | None = None
    over: bool = False
    #: The present state. It is used only when the rules have changed and the match cannot be replayed.
    state: bytes | None = None
    standing: Standing | None = None
    changed: int
    #: The same in the server's own time.
    moved: int = 0
    clock: ClockTerms | None = None
    pending: Pending = Pending()
    due: int | None = None
    #: Whether it counts for ratings, and has been counted.
    rated: bool = False
    scored: bool = False

    @property
    def public(self) -> int:
        """How many changes were public."""
        return self.revision - self.private

    @property
    def open_seed(self) -> str | None:
        """The seed, once it may be known, if seed and choices alone lead here."""
        return self.seed if self.over and self.whole else None


class SeatRow(Struct, frozen=True):
    """Who sits in a seat, and their standing orders."""

    match_id: str
    seat: str
    kind: str
    user_id: int | None = None
    bot: str | None = None
    left: bool = False
    token: str | None = None
    orders: Orders = Orders()
    person: str | None = None
    #: For whom it is kept while it is open, or held while a bot plays it.
    kept_for: int | None = None
    #: The users who have ever seen its secrets.
    seen: tuple[int, ...] = ()


def asked(row: MatchRow) -> tuple[str, ...]:
    """The seats that are asked now, the next in order first."""
    return () if row.waiting is None else (row.waiting, *row.pending.also)


def begun(seats: Iterable[SeatRow]) -> bool:
    """Whether secrets have been dealt, which happens once every seat is taken."""
    found = list(seats)
    return all(seat.kind != "open" for seat in found) or any(seat.seen for seat in found)


def held(seat: SeatRow) -> bool:
    """Whether a bot plays the seat for somebody who may come back."""
    return seat.kind == "bot" and seat.kept_for is not None


def players(seats: Iterable[SeatRow]) -> set[int]:
    """The people who play or played, with those whose seats are held."""
    found = {seat.kept_for if held(seat) else seat.user_id for seat in seats}
    return {user for user in found if user is not None}


def among_bots(seats: Iterable[SeatRow]) -> bool:
    """Whether only bots play, so that nobody waits for their choices."""
    return all(seat.kind == "bot" for seat in seats)


def dealt(seats: Iterable[SeatRow]) -> list[SeatRow]:
    """The seats after the deal, or unchanged if somebody is missing."""
    found = list(seats)
    if any(seat.kind == "open" for seat in found):
        return found
    return [_shown(seat) for seat in found]


def _shown(seat: SeatRow) -> SeatRow:
    user = seat.user_id
    if seat.left or user is None or user in seat.seen:
        return seat
    return msgspec.structs.replace(seat, seen=(*seat.seen, user))


def no_tells(match: MatchRow, seats: Iterable[SeatRow]) -> bool:
    """Whether everyone with a possible reaction is asked: as the owner decided, or where several people may
    play.
    """
    return several(seats) if match.no_tells is None else match.no_tells


def hints(match: MatchRow, seats: Iterable[SeatRow]) -> bool:
    """Whether people may ask what a bot would do: as set for the match, or where one person plays bots alone.

    In a lesson the coach says what to do, and a puzzle is to be solved without help.
    """
    if match.kind in LEARNING:
        return False
    return not several(seats) if match.hints is None else match.hints


def several(seats: Iterable[SeatRow]) -> bool:
    """Whether several people play: others who may come, now or again, or people at one screen."""
    found = list(seats)
    people = {(seat.user_id, seat.person) for seat in found if seat.kind == "person"}
    people |= {(seat.kept_for, seat.person) for seat in found if held(seat)}
    return len(people) > 1 or any(seat.kind == "open" or seat.token is not None for seat in found)


class ChoiceRow(Struct, frozen=True):
    """One choice and its events."""

    n: int
    seat: str
    choice: Choice
    auto: bool
    events: bytes
    told: int
    #: A bot's encoded reasons.
    reasons: str | None = None


class Snapshot(Struct, frozen=True):
    """The state of a match after n choices."""

    n: int
    told: int
    state: bytes
    #: The version of the rules when it was taken.
    version: int
    #: The form in which it is stored (``Codec.shape``); empty if unknown.
    shape: str = ""


class LinkRow(Struct, frozen=True):
    """Whose link it is, and to which match it invited him."""

    user: int
    name: str
    match: str


class Head(Struct, frozen=True):
    """Where a match stands: the part of its row that changes."""

    n: int
    epoch: int
    told: int
    waiting: str | None
    result: Result | None
    over: bool
    state: bytes | None = None
    standing: Standing | None = None


class LinkKept(Struct, frozen=True):
    """The link by which a guest has come, in its stored form: it stays his."""

    user: int
    token: str


class Write(Struct, kw_only=True):
    """A change of one match that follows revision ``revision``. All of it is stored, or nothing."""

    match: str
    revision: int
    head: Head
    choices: list[ChoiceRow] = []
    snapshots: list[Snapshot] = []
    #: Choices (and snapshots) after this number are taken back.
    cut: int | None = None
    seats: list[SeatRow] = []
    #: (user, kind) of each notice.
    notices: list[tuple[int, str]] = []
    #: What everybody at the table is told of it; replaced by the lines as they are stored.
    lines: list[Spoken] = []
    #: What the channels of the match tell; empty if it has none, or nothing is to be told.
    tidings: str = ""
    link: LinkKept | None = None
    #: Only the holders of the seats may know of the change.
    private: bool = False
    pending: Pending = Pending()
    #: When a clock runs out.
    due: int | None = None
    #: When it was made; the same in the store and in memory.
    at: int = msgspec.field(default_factory=now)
    #: The same in the server's own time (``server_time.py``).
    moved: int = 0


_options = msgspec.json.Decoder(dict[str, Value])
_result = msgspec.json.Decoder(Result)
_standing = msgspec.json.Decoder(Standing)
_orders = msgspec.json.Decoder(Orders)
_seen = msgspec.json.Decoder(tuple[int, ...])
_pending = msgspec.json.Decoder(Pending)
_clock = msgspec.json.Decoder(ClockTerms)
_choice = msgspec.json.Decoder(list[str | int])
_reasons = msgspec.json.Decoder(tuple[Reason, ...])
_events = msgspec.msgpack.Decoder(list[Event])
_json = msgspec.json.Encoder()
_pack = msgspec.msgpack.Encoder()


def to_json(value: object) -> str:
    """As JSON for a column of text."""
    return _json.encode(value).decode()


def to_events(events: list[Event]) -> bytes:
    """As they are stored with the choice."""
    return _pack.encode(events)


def from_events(data: bytes) -> list[Event]:
    """The events of a choice."""
    return _events.decode(data)


def from_reasons(data: str) -> tuple[Reason, ...]:
    """The reasons of a choice."""
    return _reasons.decode(data)


def match_row(row: Any) -> MatchRow:
    """From a row of the table."""
    fields = dict(row._mapping)
    fields["options"] = _options.decode(fields["options"])
    for name, decoder in (("result", _result), ("standing", _standing), ("clock", _clock)):
        fields[name] = None if fields[name] is None else decoder.decode(fields[name])
    # The column has kept the name that it was made with.
    fields["pending"] = _pending.decode(fields.pop("beside"))
    return MatchRow(**fields)


def kept_as_text(head: MatchRow | Head) -> dict[str, str | None]:
    """The fields of a match that are stored as text."""
    values = {"result": head.result, "standing": head.standing}
    return {name: None if value is None else to_json(value) for name, value in values.items()}


def match_fields(match: MatchRow) -> dict[str, Any]:
    """To a row of the table."""
    fields = msgspec.structs.asdict(match)
    fields["options"] = to_json(match.options)
    fields["clock"] = None if match.clock is None else to_json(match.clock)
    fields["pending"] = to_json(match.pending)
    return fields | kept_as_text(match)


def seat_row(row: Any) -> SeatRow:
    """From a row of the table."""
    fields = dict(row._mapping)
    fields["orders"] = _orders.decode(fields["orders"])
    fields["seen"] = _seen.decode(fields["seen"])
    return SeatRow(**fields)


def seat_fields(seat: SeatRow) -> dict[str, Any]:
    """To a row of the table."""
    fields = msgspec.structs.asdict(seat)
    fields["orders"] = to_json(seat.orders)
    fields["seen"] = to_json(seat.seen)
    return fields


def choice_row(row: Any) -> ChoiceRow:
    """From n, seat, choice, auto, events, told, reasons."""
    n, seat, choice, *rest = row
    return ChoiceRow(n, seat, Choice.of(_choice.decode(choice)), *rest)


def choice_fields(match: str, row: ChoiceRow) -> dict[str, Any]:
    """To a row of the table."""
    return {
        "match_id": match,
        "n": row.n,
        "seat": row.seat,
        "choice": to_json(row.choice),
        "auto": row.auto,
        "events": row.events,
        "told": row.told,
        "reasons": row.reasons,
    }


def snapshot_fields(match: str, kept: Snapshot) -> dict[str, Any]:
    """To a row of the table."""
    return {"match_id": match, **msgspec.structs.asdict(kept)}
