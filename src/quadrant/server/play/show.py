"""What people see of a match: views, events and reasons, as far as each viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from quadrant.kernel import dice
from quadrant.kernel.flow import Target
from quadrant.kernel.match import Match
from quadrant.kernel.message import Event
from quadrant.server import wire
from quadrant.server.play import changes
from quadrant.server.play.position import Position
from quadrant.server.store.rows import MatchRow, from_events, from_reasons

encode = msgspec.json.Encoder().encode
Seats = frozenset[str]
#: By seat, what it may declare no matter who is asked.
Declarations = dict[str, list[list[Target]]]
NOBODY: Seats = frozenset()


class Told(Struct, frozen=True):
    """An event, encoded for those who may know all of it and for the others."""

    seats: tuple[str, ...] | None
    public: Raw | None
    known: Raw | None = None

    def to(self, seats: Seats) -> Raw | None:
        """The event as the holder of these seats sees it."""
        if self.seats is None or seats.isdisjoint(self.seats):
            return self.public
        return self.known


def told(event: Event, e: int) -> Told:
    """Encode the event numbered e."""
    if event.seats is None:
        return Told(None, _event(event, e))
    return Told(event.seats, _event(event.seen_by(None), e), _event(event.seen_by(event.seats[0]), e))


def _event(event: Event | None, e: int) -> Raw | None:
    if event is None:
        return None
    args = cast("dict[str, str | int | list[str]]", event.args)
    return Raw(encode(wire.EventInfo(e, event.n, event.id, event.rule, args)))


def visible(events: Iterable[Told], seats: Seats) -> list[wire.EventInfo]:
    """The events that the holder of these seats may know, in the form they may know."""
    return cast("list[wire.EventInfo]", [seen for event in events if (seen := event.to(seats)) is not None])


def log_of(row: MatchRow, chunks: Iterable[tuple[int, bytes, int]], after: int) -> list[Told]:
    """Stored events after the one numbered ``after``, encoded."""
    found: list[Told] = []
    opening = from_events(row.opening)
    for e, event in enumerate(opening, 1):
        if e > after:
            found.append(told(event, e))
    for n, data, last in chunks:
        events = from_events(data)
        for e, event in enumerate(events, last - len(events) + 1):
            if e > after:
                event.n = n
                found.append(told(event, e))
    return found


def explained(n: int, seat: str, reasons: str, over: bool) -> list[wire.ReasonInfo]:
    """A bot's reasons for its choice, as far as they may be told during the match, or all of them."""
    return [
        wire.ReasonInfo(n, seat, reason.id, reason.rule, cast("dict[str, Any]", reason.args))
        for reason in from_reasons(reasons)
        if over or not reason.held
    ]


class Frame(Struct, frozen=True):
    """What can be seen at one point of a match: public facts, secrets by seat, what each seat is asked."""

    facts: Any
    secrets: dict[str, Any]
    decisions: dict[str, wire.DecisionInfo]
    declarations: Declarations

    def view(self) -> dict[str, Any]:
        """The public facts; a seat's own secrets are kept apart."""
        names = (name for name in self.facts.__struct_fields__ if name != "own")
        return {name: getattr(self.facts, name) for name in names}

    def keys(self) -> dict[str, list[str]]:
        """The key fields by which updates name things in views and in secrets (``own.`` marks the latter)."""
        found = {name: list(key) for name, key in changes.keys(type(self.facts)).items()}
        for own in self.secrets.values():
            if isinstance(own, Struct):
                found |= {f"own.{name}": list(key) for name, key in changes.keys(type(own)).items()}
        return found


def frame(match: Match, seats: Iterable[str], asked: Iterable[str] = ()) -> Frame:
    """What can be seen now, with the secrets of these seats only; ``asked`` are the seats that may choose."""
    game, state = match.game, match.state
    secrets = {seat: game.secrets(state, seat) for seat in seats}
    declarations = {seat: [] if match.seat is None else state.declarations(seat) for seat in secrets}
    decisions = {seat: info for seat in asked if (info := _decision(match, seat)) is not None}
    return Frame(game.view(state, None), secrets, decisions, cast("Declarations", declarations))


def _decision(match: Match, seat: str) -> wire.DecisionInfo | None:
    decision = match.question(seat)
    if decision is None:
        return None
    choices, state = match.options(seat), match.state
    options = cast("list[list[Target]]", choices)
    wasteful = [
        wire.Waste(place, waste)
        for place, choice in enumerate(choices)
        if (waste := decision.waste(state, choice)) is not None
    ]
    prompt = decision.prompt(state)
    return wire.DecisionInfo(decision.seat, decision.kind, decision.reaction, prompt, options, wasteful)


def table(row: MatchRow, shown: Frame, own: dict[str, Any], **fields: Any) -> wire.Table:
    """The table of a match in that frame, with these secrets; ``fields`` are all others."""
    return wire.Table(
        match=row.id,
        last=row.n,
        epoch=row.epoch,
        revision=row.public,
        view=shown.view(),
        own=own,
        keys=shown.keys(),
        seed_hash=dice.commitment(row.seed),
        seed=row.open_seed,
        **fields,
    )


def past(
    position: Position,
    row: MatchRow,
    seats: Seats,
    log: list[Told],
    sitting: list[wire.SeatInfo],
    reasons: list[wire.ReasonInfo],
) -> wire.Table:
    """What the holder of these seats saw at an earlier point of the match."""
    match = position.match
    then = frame(match, seats)
    return table(
        row,
        then,
        then.secrets,
        n=position.n,
        waiting=match.seat,
        events=visible(log, seats),
        result=match.result,
        seats=sitting,
        reasons=reasons,
    )


def before(row: MatchRow, then: wire.Table) -> wire.Table:
    """A point of the match that a board was taken from, shown as the board's past: nothing is asked there."""
    return replace(
        then,
        match=row.id,
        last=row.n,
        epoch=row.epoch,
        revision=row.revision,
        decision=None,
        can_undo=None,
        undo=[],
        orders={},
    )
