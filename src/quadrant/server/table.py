"""A match in memory: the game as it stands, what each viewer has seen of it, and who is looking.

The public part of a view is encoded once for all viewers, field by field; an update carries only the fields
that changed. What depends on the viewer (secrets, the decision, private events) is chosen among pieces that
are encoded once as well. So the cost of a choice depends neither on the length of the match nor, much, on
the number of viewers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, cast

import msgspec
from msgspec import UNSET, Raw, Struct

from quadrant.errors import MatchOver
from quadrant.kernel import dice
from quadrant.kernel.flow import Choice, Result, Target
from quadrant.kernel.match import Match
from quadrant.kernel.message import Event
from quadrant.kernel.orders import answer
from quadrant.server import wire
from quadrant.server.position import Change, Position
from quadrant.server.rows import (
    ChoiceRow,
    Head,
    MatchRow,
    SeatRow,
    Snapshot,
    from_events,
    from_reasons,
    now,
)

encode = msgspec.json.Encoder().encode
Seats = frozenset[str]
NOBODY: Seats = frozenset()


class Listener(Protocol):
    """Somebody who is looking at the match."""

    user: int | None
    seats: Seats

    def send(self, data: bytes) -> None:
        """Take a message; never waits."""

    def close(self) -> None:
        """Look no longer."""


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


def explained(n: int, seat: str, reasons: str, over: bool) -> list[wire.ReasonInfo]:
    """Why a bot made its choice, as far as it may be told while the match goes on, or all of it."""
    return [
        wire.ReasonInfo(n, seat, reason.id, reason.rule, cast("dict[str, Any]", reason.args))
        for reason in from_reasons(reasons)
        if over or not reason.held
    ]


class Frame(Struct, frozen=True):
    """What there is to see at one point of a match, encoded."""

    view: dict[str, Raw]
    own: dict[str, Raw]
    decision: wire.DecisionInfo | None
    #: What was encoded: the public view, and each seat's secrets.
    facts: Any
    secrets: dict[str, Any]

    def decision_for(self, seats: Seats) -> wire.DecisionInfo | None:
        """What is asked, for the one who is asked."""
        return self.decision if self.decision is not None and self.decision.seat in seats else None


def frame(match: Match, seats: Iterable[str], before: Frame | None = None) -> Frame:
    """What there is to see now; the secrets of these seats only. What is as before is not encoded again."""
    game, state = match.game, match.state
    facts = game.view(state, None)
    secrets = {seat: game.secrets(state, seat) for seat in seats}
    view, own = {}, {}
    for name in facts.__struct_fields__:
        if name == "own":
            continue
        value = getattr(facts, name)
        if before is not None and value is getattr(before.facts, name):
            view[name] = before.view[name]
        else:
            view[name] = Raw(encode(value))
    for seat, value in secrets.items():
        if before is not None and value == before.secrets.get(seat):
            own[seat] = before.own[seat]
        else:
            own[seat] = Raw(encode(value))
    return Frame(view, own, _decision(match), facts, secrets)


def _decision(match: Match) -> wire.DecisionInfo | None:
    decision = match.decision
    if decision is None:
        return None
    options = cast("list[list[Target]]", match.options())
    prompt = decision.prompt(match.state)
    return wire.DecisionInfo(decision.seat, decision.kind, decision.reaction, prompt, options)


class News(Struct, frozen=True):
    """What changed, of which everybody is told what he may know."""

    view: Raw
    own: dict[str, Raw]
    decision: wire.DecisionInfo | None
    after: int
    events: list[Told]
    can_undo: str | None
    #: The seats whose standing orders changed.
    orders: Seats
    ended: bool
    reasons: list[wire.ReasonInfo]

    def concerned(self) -> Seats:
        """The seats that are told more than everybody is."""
        seats = {*self.own, *self.orders}
        if self.decision is not None:
            seats.add(self.decision.seat)
        if self.can_undo is not None:
            seats.add(self.can_undo)
        for event in self.events:
            seats.update(event.seats or ())
        return frozenset(seats)


class Live(Position):
    """A match that people may be looking at. ``lock`` is held by whoever changes or reads it."""

    def __init__(
        self, row: MatchRow, seats: Iterable[SeatRow], snapshot: Snapshot, tail: list[ChoiceRow]
    ) -> None:
        super().__init__(row, snapshot)
        for made in tail:
            self.play(made.seat, made.choice, made.auto)
        self.row = row
        self.seats = {seat.seat: seat for seat in seats}
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        #: Something went wrong half-way: what is in memory may not be what is stored.
        self.broken = False
        self._frame: Frame | None = None
        #: Events told by the present change, encoded, and why bots chose as they did.
        self._told: list[Told] = []
        self._reasons: list[wire.ReasonInfo] = []

    @property
    def id(self) -> str:
        return self.row.id

    # Who is who

    def held_by(self, user: int | None) -> Seats:
        """The seats whose secrets belong to the user."""
        if user is None:
            return NOBODY
        return frozenset(name for name, seat in self.seats.items() if seat.user_id == user and not seat.left)

    @property
    def waiting(self) -> str | None:
        """Whose choice it is."""
        return None if self.row.over else self.match.seat

    def bot_to_move(self) -> str | None:
        """The bot whose choice it is."""
        seat = self.waiting
        return None if seat is None else self.seats[seat].bot

    @property
    def explains(self) -> bool:
        """Whether a bot sits at the table, who may say why he chooses."""
        return any(seat.bot is not None for seat in self.seats.values())

    # Changing

    def choose(
        self, seat: str, choice: Sequence[Target], auto: bool, change: Change, reasons: str | None = None
    ) -> None:
        """Carry out a choice, and what standing orders answer to it."""
        if self.row.over:
            raise MatchOver("the match is over")
        self._tell(self.play(seat, choice, auto, change, reasons))
        if reasons is not None:
            self._reasons += explained(self.n, seat, reasons, over=False)
        self.answer_by_orders(change)

    def answer_by_orders(self, change: Change) -> None:
        """Let standing orders answer as long as they can."""
        match = self.match
        while (decision := match.decision) is not None:
            place = self.seats[decision.seat]
            if place.kind == "bot":
                return
            orders = change.orders.get(place.seat, place.orders)
            if self.row.no_tells:
                orders = msgspec.structs.replace(orders, always_ask=True)
            reply: Choice | None = answer(match.state, decision, match.options(), orders)
            if reply is None:
                if change.rows:
                    self._asked(place, change)
                return
            self._tell(self.play(place.seat, reply, True, change))

    def _asked(self, place: SeatRow, change: Change) -> None:
        """The seat is asked itself: orders that hold until then are done with."""
        decision = self.match.decision
        given = change.orders.get(place.seat, place.orders)
        if decision is not None and (left := given.after(decision)) != given:
            change.orders[place.seat] = left

    def _tell(self, events: list[Event]) -> None:
        first = self.told - len(events) + 1
        self._told.extend(told(event, first + i) for i, event in enumerate(events))

    def head(self) -> Head:
        """Where the match stands, to be stored."""
        row, result = self.row, self.match.result
        if row.over:
            return Head(row.n, row.epoch, row.told, None, row.result, True, row.state)
        state = self.match.state.encode()
        return Head(self.n, row.epoch, self.told, self.match.seat, result, result is not None, state)

    def commit(self, head: Head, seats: Iterable[SeatRow] = ()) -> None:
        """It is stored: now it counts."""
        row = self.row
        row.revision += 1
        row.n, row.epoch, row.told = head.n, head.epoch, head.told
        row.waiting, row.result, row.over = head.waiting, head.result, head.over
        row.state = head.state
        row.changed = now()
        for seat in seats:
            self.seats[seat.seat] = seat

    def follow(self, row: MatchRow, seats: dict[str, SeatRow], tail: Iterable[ChoiceRow]) -> None:
        """Another process has stored these choices: carry them out here too."""
        for made in tail:
            self._tell(self.play(made.seat, made.choice, made.auto))
            if made.reasons is not None:
                self._reasons += explained(made.n, made.seat, made.reasons, over=False)
        self.row = row
        self.seats = seats

    def become(self, fresh: Live) -> None:
        """What is in memory was wrong: take all but the listeners from the match as it is stored."""
        kept = ("lock", "listeners")
        self.__dict__.update({key: value for key, value in vars(fresh).items() if key not in kept})

    # Showing

    def persons(self) -> list[str]:
        """The seats that somebody holds."""
        return [seat.seat for seat in self.seats.values() if seat.kind == "person"]

    def shown(self) -> Frame:
        """What there is to see now."""
        if self._frame is None:
            self._frame = frame(self.match, self.persons())
        return self._frame

    def forget(self) -> None:
        """What was shown last is out of date, and is not compared with what comes."""
        self._frame = None
        self._told = []
        self._reasons = []

    def undo_for(self, seats: Seats) -> str | None:
        """The viewer's seat that may take back a choice."""
        seat = None if self.row.over else self.can_undo()
        return seat if seat in seats else None

    @property
    def seed(self) -> str | None:
        """The seed, once it may be known."""
        return self.row.seed if self.row.over and self.row.whole else None

    def update(self, after: int, *, orders: Seats = NOBODY, ended: bool = False) -> None:
        """Tell everybody who looks what changed since the last time."""
        before, self._frame = self._frame, None
        events, self._told = self._told, []
        reasons, self._reasons = self._reasons, []
        if not self.listeners:
            return
        shown = self._frame = frame(self.match, self.persons(), before)
        view, own = ({}, {}) if before is None else (before.view, before.own)
        news = News(
            Raw(encode({k: v for k, v in shown.view.items() if v != view.get(k)})),
            {seat: v for seat, v in shown.own.items() if v != own.get(seat)},
            None if self.row.over else shown.decision,
            after,
            events,
            None if self.row.over else self.can_undo(),
            orders,
            ended,
            reasons,
        )
        # Whoever is told nothing of his own is told what everybody is: that is encoded once.
        concerned = news.concerned()
        sent: dict[Seats, bytes] = {}
        for listener in self.listeners:
            seats = listener.seats & concerned
            data = sent.get(seats)
            if data is None:
                data = sent[seats] = encode(self._message(seats, news))
            listener.send(data)

    def _message(self, seats: Seats, news: News) -> wire.Update:
        """The news for the holder of these seats."""
        row, decision = self.row, news.decision
        return wire.Update(
            match=row.id,
            n=row.n,
            epoch=row.epoch,
            revision=row.revision,
            waiting=row.waiting,
            view=cast("dict[str, Any]", news.view),
            own={seat: raw for seat, raw in news.own.items() if seat in seats},
            decision=decision if decision is not None and decision.seat in seats else None,
            after=news.after,
            events=visible(news.events, seats) if news.events else [],
            can_undo=news.can_undo if news.can_undo in seats else None,
            result=row.result,
            seed=self.seed if news.ended else UNSET,
            orders={seat: self.seats[seat].orders for seat in news.orders & seats} or UNSET,
            reasons=news.reasons or UNSET,
        )

    def _secrets(self, seat: str) -> Raw:
        """Secrets that nobody holds: a bot's, looked into when the match is over."""
        return Raw(encode(self.game.secrets(self.match.state, seat)))

    def table(
        self,
        seats: Seats,
        places: list[wire.SeatInfo],
        after: int,
        log: list[Told],
        reasons: list[wire.ReasonInfo],
    ) -> wire.Table:
        """Everything that the holder of these seats may see now."""
        row, shown = self.row, self.shown()
        return wire.Table(
            match=row.id,
            n=row.n,
            last=row.n,
            epoch=row.epoch,
            revision=row.revision,
            waiting=row.waiting,
            view=shown.view,
            own={seat: shown.own.get(seat) or self._secrets(seat) for seat in seats},
            decision=None if row.over else shown.decision_for(seats),
            after=after,
            events=visible(log, seats),
            can_undo=self.undo_for(seats),
            result=row.result,
            seed_hash=dice.commitment(row.seed),
            seed=self.seed,
            orders={seat: self.seats[seat].orders for seat in seats},
            seats=places,
            reasons=reasons,
        )


def past(
    position: Position,
    row: MatchRow,
    seats: Seats,
    log: list[Told],
    places: list[wire.SeatInfo],
    reasons: list[wire.ReasonInfo],
) -> wire.Table:
    """What the holder of these seats saw at an earlier point of the match."""
    then = frame(position.match, seats)
    result: Result | None = position.match.result
    return wire.Table(
        match=row.id,
        n=position.n,
        last=row.n,
        epoch=row.epoch,
        revision=row.revision,
        waiting=position.match.seat,
        view=then.view,
        own=dict(then.own),
        decision=None,
        after=0,
        events=visible(log, seats),
        can_undo=None,
        result=result,
        seed_hash=dice.commitment(row.seed),
        seed=row.seed if row.over and row.whole else None,
        orders={},
        seats=places,
        reasons=reasons,
    )


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
