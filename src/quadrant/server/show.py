"""What people are shown of a match: views, events, reasons, as far as the one who looks may know them."""

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
from quadrant.server import changes, wire
from quadrant.server.position import Position
from quadrant.server.rows import MatchRow, from_events, from_reasons

encode = msgspec.json.Encoder().encode
Seats = frozenset[str]
#: By seat, what it may declare whoever is asked.
Declarations = dict[str, list[list[Target]]]
NOBODY: Seats = frozenset()


class Told(Struct, frozen=True):
    """An event, encoded for those who may know all of it and for those who may not."""

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
    """Those events that the holder of these seats may know, as he may know them."""
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
    """Why a bot made its choice, as far as it may be told while the match goes on, or all of it."""
    return [
        wire.ReasonInfo(n, seat, reason.id, reason.rule, cast("dict[str, Any]", reason.args))
        for reason in from_reasons(reasons)
        if over or not reason.held
    ]


class Frame(Struct, frozen=True):
    """What there is to see at one point of a match: public facts, secrets by seat, what is asked."""

    facts: Any
    secrets: dict[str, Any]
    decision: wire.DecisionInfo | None
    declarations: Declarations

    def view(self) -> dict[str, Any]:
        """The public facts; whatever is a seat's own is told apart from them."""
        names = (name for name in self.facts.__struct_fields__ if name != "own")
        return {name: getattr(self.facts, name) for name in names}

    def keys(self) -> dict[str, list[str]]:
        """By which fields updates name the things of view and secrets (``own.`` before the latter's)."""
        found = {name: list(key) for name, key in changes.keys(type(self.facts)).items()}
        for own in self.secrets.values():
            if isinstance(own, Struct):
                found |= {f"own.{name}": list(key) for name, key in changes.keys(type(own)).items()}
        return found


def frame(match: Match, seats: Iterable[str]) -> Frame:
    """What there is to see now; the secrets of these seats only."""
    game, state = match.game, match.state
    secrets = {seat: game.secrets(state, seat) for seat in seats}
    declarations = {seat: [] if match.seat is None else state.declarations(seat) for seat in secrets}
    return Frame(game.view(state, None), secrets, _decision(match), cast("Declarations", declarations))


def _decision(match: Match) -> wire.DecisionInfo | None:
    decision = match.decision
    if decision is None:
        return None
    choices, state = match.options(), match.state
    options = cast("list[list[Target]]", choices)
    wasteful = [
        wire.Waste(place, waste)
        for place, choice in enumerate(choices)
        if (waste := decision.waste(state, choice)) is not None
    ]
    prompt = decision.prompt(state)
    return wire.DecisionInfo(decision.seat, decision.kind, decision.reaction, prompt, options, wasteful)


def table(row: MatchRow, shown: Frame, own: dict[str, Any], **fields: Any) -> wire.Table:
    """The table of a match as it is in that frame, with these secrets; ``fields`` are all the others."""
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
    """A point of the match that a board was taken from, as a past of the board: nothing is asked there."""
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
