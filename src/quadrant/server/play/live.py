"""A match in memory that people may be watching: how it changes, and how they are told.

Changes are found and encoded once for all viewers (see ``changes``). What depends on the viewer (secrets, the
decision, private events) is assembled from parts that are also encoded once. So the cost of a choice does not
depend on the length of the match, and hardly on the number of viewers.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, cast

import msgspec
from msgspec import UNSET, Raw, Struct

from quadrant.errors import MatchOver
from quadrant.kernel.flow import Target
from quadrant.kernel.message import Event
from quadrant.kernel.orders import answer, declared
from quadrant.server import wire
from quadrant.server.play import show
from quadrant.server.play.changes import difference
from quadrant.server.play.position import Change, Position
from quadrant.server.play.show import NOBODY, Declarations, Frame, Seats, Told, encode
from quadrant.server.problems import Conflict, NotFound
from quadrant.server.store.rows import ChoiceRow, Head, MatchRow, SeatRow, Snapshot, begun, no_tells

#: The seat that may take something back, and the names of the places it can go back to.
Undo = tuple[str, tuple[str, ...]]
#: How often the same choice may be made in the same position, among so many choices.
REPEATS = 20
REMEMBERED = 100


class Listener(Protocol):
    """Somebody who is watching the match."""

    user: int | None
    #: The session through which they watch.
    session: str | None
    seats: Seats

    def send(self, data: bytes) -> None:
        """Take a message; never waits."""

    def send_news(self, data: bytes, *, whole: bool = False) -> None:
        """Take a change of the match, or the whole table, which replaces all changes before it."""

    def close(self, problem: wire.Problem | None = None) -> None:
        """Stop watching, for that reason."""


class Bulletin(Struct, frozen=True):
    """What changed since the last one. Everybody is told the part they may know."""

    view: Raw | None
    own: dict[str, Raw]
    #: What is asked, by the seat whose holder chooses.
    decisions: dict[str, wire.DecisionInfo]
    after: int
    events: list[Told]
    undo: Undo | None
    #: The seats whose standing orders changed.
    orders: Seats
    #: What seats may declare, if that changed.
    declarations: Declarations
    ended: bool
    reasons: list[wire.ReasonInfo]

    def concerned(self) -> Seats:
        """The seats that are told more than the public."""
        seats = {*self.own, *self.orders, *self.declarations, *self.decisions}
        if self.undo is not None:
            seats.add(self.undo[0])
        for event in self.events:
            seats.update(event.seats or ())
        return frozenset(seats)


class LiveMatch(Position):
    """A match that people may be watching. Whoever changes or reads it holds ``lock``."""

    def __init__(
        self, row: MatchRow, seats: Iterable[SeatRow], snapshot: Snapshot, tail: list[ChoiceRow]
    ) -> None:
        super().__init__(row, snapshot)
        for made in tail:
            self.play(made.seat, made.choice, made.auto)
        self.count_told(row.told)
        self.row = row
        self.seats = {seat.seat: seat for seat in seats}
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        #: How often each recent choice was made in the same position.
        self._made: OrderedDict[int, int] = OrderedDict()
        #: Something failed half-way: memory may differ from what is stored.
        self.broken = False
        #: When somebody last asked for it, by this process's counter.
        self.used = 0
        self._frame: Frame | None = None
        #: Encoded events of the present change, and the bots' reasons.
        self._told: list[Told] = []
        self._reasons: list[wire.ReasonInfo] = []

    @property
    def id(self) -> str:
        return self.row.id

    # Who is who

    def places_of(self, user: int | None) -> Seats:
        """Where the user sits, whether or not cards have been dealt."""
        if user is None:
            return NOBODY
        return frozenset(name for name, seat in self.seats.items() if seat.user_id == user and not seat.left)

    def held_by(self, user: int | None) -> Seats:
        """The seats whose secrets belong to the user: those where they sit and have been dealt cards."""
        return frozenset(name for name in self.places_of(user) if user in self.seats[name].seen)

    def hears(self, user: int | None, camp: str) -> bool:
        """Whether the user hears what is said to that camp: only who plays there, and nowhere else."""
        if not camp:
            return True
        return {self.game.camps[seat] for seat in self.held_by(user)} == {camp}

    @property
    def waiting(self) -> str | None:
        """The seat that must choose."""
        return None if self.row.over else self.match.seat

    @property
    def asked(self) -> tuple[str, ...]:
        """Every seat that may choose now. In a lesson they choose in the order of its record."""
        if self.row.over or self.lesson is not None:
            return () if self.waiting is None else (self.waiting,)
        return self.match.asked

    @property
    def chooser(self) -> str | None:
        """The seat whose holder chooses: the one that is asked, or the one that chooses for it because it is
        slow.
        """
        waiting = self.waiting
        return None if waiting is None else self.row.pending.times.instead or waiting

    def holder_of(self, seat: str) -> str:
        """The seat whose holder now acts for that one."""
        return self.chooser or seat if seat == self.waiting else seat

    def unchanged(self, seat: str, n: int, epoch: int | None) -> bool:
        """Whether the seat is asked the same as after n choices, though others have chosen since: where
        questions stand apart.
        """
        question = self.match.question(seat) if seat in self.asked else None
        if question is None or not question.apart or not self._before <= n <= self.n:
            return False
        if epoch not in (None, self.row.epoch):
            return False
        return all(by != seat for by, _ in self.match.choices[n - self._before :])

    def bot_to_move(self) -> str | None:
        """The bot whose choice it is. Bots wait until every seat is taken.

        They wait for their turn, too, where several seats are asked: nobody waits for a bot, and people can
        undo as long as nobody else has chosen.
        """
        seat, places = self.chooser, self.seats.values()
        return None if seat is None or not begun(places) else self.seats[seat].bot

    @property
    def explains(self) -> bool:
        """Whether a bot at the table may explain its choices."""
        return any(seat.bot is not None for seat in self.seats.values())

    # Changing

    def check_repeats(self, seat: str, choice: Sequence[Target]) -> None:
        """Refuse to go in circles forever: each repeated choice makes the match longer."""
        key = hash((self.row.state, seat, tuple(choice)))
        times = self._made.pop(key, 0) + 1
        if times > REPEATS:
            self._made[key] = times - 1
            raise Conflict(f"you have chosen this here {REPEATS} times: choose something else")
        self._made[key] = times
        if len(self._made) > REMEMBERED:
            self._made.popitem(last=False)

    def choose(
        self, seat: str, choice: Sequence[Target], auto: bool, change: Change, reasons: str | None = None
    ) -> None:
        """Carry out a choice, and what standing orders answer to it."""
        if self.row.over:
            raise MatchOver("the match is over")
        self._tell(self.play(seat, choice, auto, change, reasons))
        if reasons is not None:
            self._reasons += show.explained(self.n, seat, reasons, over=False)
        self.answer_by_orders(change)

    def answer_by_orders(self, change: Change) -> None:
        """Let standing orders answer as long as they can."""
        match = self.match
        while (decision := match.decision) is not None:
            if self._declare(change):
                continue
            place = self.seats[decision.seat]
            if place.kind == "bot":
                return
            orders = change.orders.get(place.seat, place.orders)
            if no_tells(self.row, self.seats.values()):
                orders = msgspec.structs.replace(orders, always_ask=True)
            # A lesson talks about every question; its learner is asked it.
            settled = self.lesson is None and not match.can_undo(place.seat)
            reply = answer(match.state, decision, match.options(), orders, settled=settled)
            if reply is None:
                if change.rows:
                    self._asked(place, change)
                return
            self._tell(self.play(place.seat, reply, True, change))

    def _declare(self, change: Change) -> bool:
        """Carry out what a seat has declared in advance; whether anything was declared."""
        for place in self.seats.values():
            given = change.orders.get(place.seat, place.orders)
            choice, left = declared(self.match.state, place.seat, given)
            if left is given:
                continue
            change.orders[place.seat] = left
            if choice is not None:
                self._tell(self.play(place.seat, choice, True, change))
            return True
        return False

    def _asked(self, place: SeatRow, change: Change) -> None:
        """The seat is asked in person, so orders that hold until then end."""
        decision = self.match.decision
        given = change.orders.get(place.seat, place.orders)
        if decision is not None and (left := given.after(decision)) != given:
            change.orders[place.seat] = left

    def _tell(self, events: list[Event]) -> None:
        first = self.told - len(events) + 1
        self._told.extend(show.told(event, first + i) for i, event in enumerate(events))

    def head(self) -> Head:
        """The point where the match stands, for the store."""
        row, result = self.row, self.match.result
        if row.over:
            return Head(row.n, row.epoch, row.told, None, row.result, True, row.state, row.standing)
        state, standing = self.match.state.encode(), self.standing
        over = result is not None
        return Head(self.n, row.epoch, self.told, self.match.seat, result, over, state, standing)

    def ordered(self, change: Change) -> list[SeatRow]:
        """The seats whose orders change, with the new orders."""
        replace = msgspec.structs.replace
        return [replace(self.seats[seat], orders=orders) for seat, orders in change.orders.items()]

    def commit(self, head: Head, seats: Iterable[SeatRow] = (), *, private: bool = False) -> None:
        """The change is stored; now it counts."""
        row = self.row
        row.revision += 1
        if private:
            row.private += 1
        row.n, row.epoch, row.told = head.n, head.epoch, head.told
        row.waiting, row.result, row.over = head.waiting, head.result, head.over
        row.state, row.standing = head.state, head.standing
        for seat in seats:
            self.seats[seat.seat] = seat

    def follow(self, row: MatchRow, seats: dict[str, SeatRow], tail: Iterable[ChoiceRow]) -> None:
        """Another process has stored these choices: play them here, too."""
        for made in tail:
            self._tell(self.play(made.seat, made.choice, made.auto))
            if made.reasons is not None:
                self._reasons += show.explained(made.n, made.seat, made.reasons, over=False)
        self.row = row
        self.seats = seats

    def become(self, fresh: LiveMatch) -> None:
        """Memory was wrong: take everything except the listeners from the stored match."""
        kept = ("lock", "listeners")
        self.__dict__.update({key: value for key, value in vars(fresh).items() if key not in kept})

    # Showing

    def earlier(self, n: int | None) -> int | None:
        """The requested point of the past; None for the present."""
        if n is None or n == self.row.n:
            return None
        if n > self.row.n:
            raise NotFound(f"the match has {self.row.n} choices, not {n}")
        return n

    def persons(self) -> list[str]:
        """The seats that people hold."""
        return [seat.seat for seat in self.seats.values() if seat.kind == "person"]

    def shown(self) -> Frame:
        """What there is to see now."""
        if self._frame is None:
            self._frame = show.frame(self.match, self.persons(), self.asked)
        return self._frame

    def forget(self) -> None:
        """What was shown last is out of date; the next picture is not compared with it."""
        self._frame = None
        self._told = []
        self._reasons = []

    def undo_now(self) -> Undo | None:
        """The seat that may take something back, and the places it can go back to.

        What others placed for a slow player stays: taking it back would win time.
        """
        hurried = self.row.clock is not None and self.row.clock.placing
        return None if self.row.over or hurried else self.undoable()

    def update(self, after: int, *, orders: Seats = NOBODY, ended: bool = False) -> None:
        """Tell everybody who watches what changed since the last time."""
        before, self._frame = self._frame, None
        events, self._told = self._told, []
        reasons, self._reasons = self._reasons, []
        if not self.listeners:
            return
        shown = self.shown()
        view = difference(None if before is None else before.facts, shown.facts)
        known = {} if before is None else before.secrets
        declared = {} if before is None else before.declarations
        own = {seat: secret for seat, secret in shown.secrets.items() if secret != known.get(seat)}
        report = Bulletin(
            Raw(encode(view)) if view else None,
            {seat: Raw(encode(difference(known.get(seat), secret))) for seat, secret in own.items()},
            self._questions(shown),
            after,
            events,
            self.undo_now(),
            orders,
            {seat: may for seat, may in shown.declarations.items() if may != declared.get(seat)},
            ended,
            reasons,
        )
        # Viewers without secrets all get the same message, which is encoded once.
        concerned = report.concerned()
        sent: dict[Seats, bytes] = {}
        for listener in self.listeners:
            seats = listener.seats & concerned
            data = sent.get(seats)
            if data is None:
                data = sent[seats] = encode(self._message(seats, report))
            listener.send_news(data)

    def tell_orders(self, changed: Seats) -> None:
        """Only orders have changed: tell the holders of those seats, and nobody else."""
        for listener in self.listeners:
            if seats := listener.seats & changed:
                orders = {seat: self.seats[seat].orders for seat in seats}
                listener.send_news(encode(wire.OrdersTaken(orders)))

    def _message(self, seats: Seats, report: Bulletin) -> wire.Update:
        """The message for the holder of these seats."""
        row, decision = self.row, _own_decision(report.decisions, seats)
        undo, places = _own_undo(report.undo, seats)
        return wire.Update(
            n=row.n,
            epoch=row.epoch,
            revision=row.public,
            waiting=row.waiting if decision is None else decision.seat,
            view=cast("dict[str, Any]", report.view) if report.view is not None else {},
            own={seat: raw for seat, raw in report.own.items() if seat in seats},
            decision=decision,
            after=report.after,
            events=show.visible(report.events, seats) if report.events else [],
            can_undo=undo,
            undo=places,
            result=row.result,
            seed=row.open_seed if report.ended else UNSET,
            orders={seat: self.seats[seat].orders for seat in report.orders & seats},
            declarations={seat: may for seat, may in report.declarations.items() if seat in seats},
            reasons=report.reasons,
        )

    def table(
        self,
        seats: Seats,
        sitting: list[wire.SeatInfo],
        after: int,
        log: list[Told],
        reasons: list[wire.ReasonInfo],
        acted: dict[str, int],
    ) -> wire.Table:
        """Everything that the holder of these seats may see now."""
        row, shown = self.row, self.shown()
        decision = _own_decision(self._questions(shown), seats)
        undo, places = _own_undo(self.undo_now(), seats)
        return show.table(
            row,
            shown,
            {seat: self._secrets(seat, shown) for seat in seats},
            n=row.n,
            waiting=row.waiting if decision is None else decision.seat,
            decision=decision,
            after=after,
            events=show.visible(log, seats),
            can_undo=undo,
            undo=places,
            result=row.result,
            orders={seat: self.seats[seat].orders for seat in seats},
            declarations={seat: may for seat, may in shown.declarations.items() if seat in seats},
            acted={seat: n for seat, n in acted.items() if seat in seats},
            seats=sitting,
            reasons=reasons,
        )

    def _questions(self, shown: Frame) -> dict[str, wire.DecisionInfo]:
        """What is asked now, by the seat whose holder chooses."""
        return {self.holder_of(seat): info for seat, info in shown.decisions.items()}

    def _secrets(self, seat: str, shown: Frame) -> Any:
        """Secrets of a seat. Those of bots are shown when the match is over."""
        known = shown.secrets.get(seat)
        return self.game.secrets(self.match.state, seat) if known is None else known


def _own_decision(decisions: dict[str, wire.DecisionInfo], seats: Seats) -> wire.DecisionInfo | None:
    """What the holder of these seats is asked, the next in order first."""
    return next((info for seat, info in decisions.items() if seat in seats), None)


def _own_undo(undo: Undo | None, seats: Seats) -> tuple[str | None, list[str]]:
    """What the holder of these seats may take back."""
    return (undo[0], list(undo[1])) if undo is not None and undo[0] in seats else (None, [])
