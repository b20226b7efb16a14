"""Where a unit can go with its points, at what cost, along which path; and which rule keeps it from
elsewhere.

:class:`Costs` is a terrain chart on one board, made once for a kind of unit and a kind of weather. What
changes from move to move (enemy units, zones of control, stacking) are :class:`Terms`. ``Board.reach`` takes
both and answers with a :class:`Reach`.

The search is Dijkstra's with one bucket per cost (Dial's), but a bucket is a bit set: all spaces of the same
cost are expanded together, one kind of border after another. Paths and reasons are computed when asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Arg, Refusal

if TYPE_CHECKING:
    from quadrant.kernel.board import Board


#: Nothing is forbidden.
FREE = Limits()


class Crossing(NamedTuple):
    """What it costs to cross these borders, read at the space that is left.

    A river costs so much more than the space behind it. On a road the cost stands ``instead`` of all others;
    it leads even into spaces that the chart has no cost for.
    """

    borders: Board
    cost: int
    instead: bool = False


class Closed(NamedTuple):
    """Borders that the rule does not let a unit cross."""

    borders: Board
    rule: str
    why: str = ""


class Leaving(NamedTuple):
    """Spaces that hold a unit back when it leaves them, such as enemy zones of control.

    Each costs so much more to leave, and ``limits`` say which spaces may be entered from there.
    """

    mask: int
    cost: int = 0
    limits: Limits = FREE


class Terms(NamedTuple):
    """On which terms a unit moves, besides the costs: what other units and the rules of the moment do to it.

    It enters only spaces that ``may_enter`` allows (no enemy units, no seas), goes on only from those that
    ``may_pass`` allows (elsewhere it stops: enemy zones of control) and ends only in those that ``may_end``
    allows (stacking, ports). The space where it starts may always be left, as far as ``leaving`` permits.
    ``least``: a unit that has points at all may move by one space, whatever that costs, and has none left.
    ``rule`` is the one that says how many points it has.
    """

    may_enter: Limits = FREE
    may_pass: Limits = FREE
    may_end: Limits = FREE
    leaving: tuple[Leaving, ...] = ()
    least: bool = False
    rule: str = ""


#: Nothing stands in the way.
ALONE = Terms()

#: Sets of spaces with the cost of entering them.
Classes = tuple[tuple[int, int], ...]


class _Part(NamedTuple):
    """Borders of one kind: which, the spaces that have them, and what lies behind them, cheapest first."""

    borders: Board
    exits: int
    behind: Classes


class Costs:
    """What each step on a board costs. Never changed once made.

    ``enter`` are sets of spaces with the cost of entering them; the first set that has a space counts. A
    space in none of them is impassable by ``rule``. ``cross`` are borders with costs of their own, ``closed``
    those that cannot be crossed. ``names`` are the ids of the spaces, for messages. Costs are whole numbers:
    a chart with halves is doubled, and the unit's points with it. Crossings may differ by direction; which
    spaces of the board are next to each other may not.
    """

    def __init__(
        self,
        board: Board,
        enter: Iterable[tuple[int, int]],
        cross: Iterable[Crossing] = (),
        closed: Iterable[Closed] = (),
        *,
        rule: str = "",
        names: Sequence[str] = (),
    ) -> None:
        self.board = board
        self.enter = _classes(board.all, enter)
        self.cross = tuple(cross)
        self.closed = tuple(closed)
        self.rule = rule
        self.names = names
        if any(cost < 0 for _, cost in self.enter) or any(crossing.cost < 0 for crossing in self.cross):
            raise ValueError("a cost cannot be less than nothing")
        self.parts = tuple(self._parts())
        #: No step costs more than this.
        self.dearest = max((part.behind[-1][1] for part in self.parts), default=0)

    def _parts(self) -> Iterable[_Part]:
        """The borders that can be crossed, each in exactly one part."""
        left = self.board
        for closed in self.closed:
            left = left.without(closed.borders)
        kinds: list[tuple[Board, Classes]] = []
        for road in (crossing for crossing in self.cross if crossing.instead):
            kinds.append((left.common(road.borders), ((self.board.all, road.cost),)))
            left = left.without(road.borders)
        kinds += [
            (borders, tuple((mask, cost + more) for mask, cost in self.enter))
            for borders, more in self._rivers(left)
        ]
        for borders, behind in kinds:
            exits = borders.exits
            if exits and behind:
                yield _Part(borders, exits, behind)

    def _rivers(self, left: Board) -> list[tuple[Board, int]]:
        """The borders without a road, and how much more each kind of them costs."""
        kinds = [(left, 0)]
        for river in (crossing for crossing in self.cross if not crossing.instead):
            across = [(borders.common(river.borders), more + river.cost) for borders, more in kinds]
            kinds = [(borders.without(river.borders), more) for borders, more in kinds] + across
        return kinds

    def step(self, start: int, goal: int) -> int | None:
        """What one step costs; None if there is no such step."""
        here, there = 1 << start, 1 << goal
        prices = (
            cost
            for part in self.parts
            if part.borders.neighbours(here) & there
            for mask, cost in part.behind
            if mask & there
        )
        return min(prices, default=None)

    def why_no_step(self, start: int, goal: int) -> Refusal:
        """Why a step between neighbours cannot be taken at any cost."""
        here, there = 1 << start, 1 << goal
        for closed in self.closed:
            if closed.borders.neighbours(here) & there:
                message = Limit(closed.rule, 0, closed.why).message
                return Refusal(closed.rule, message, {"space": self.name(goal), "space2": self.name(start)})
        return Refusal(self.rule, "why-impassable", {"space": self.name(goal)})

    def name(self, space: int) -> str:
        return self.names[space] if self.names else str(space)

    @cached_property
    def passable(self) -> int:
        """Every space that the chart has a cost for, or that a road leads into."""
        found = 0
        for mask, _ in self.enter:
            found |= mask
        for crossing in self.cross:
            if crossing.instead:
                found |= crossing.borders.neighbours(self.board.all)
        return found

    @cached_property
    def opened(self) -> Costs:
        """The same chart with nothing closed and nothing impassable."""
        return Costs(self.board, (*self.enter, (self.board.all, 1)), self.cross)


def _classes(every: int, enter: Iterable[tuple[int, int]]) -> Classes:
    """One set a cost, cheapest first; each space in one set only."""
    found: dict[int, int] = {}
    left = every
    for mask, cost in enter:
        found[cost] = found.get(cost, 0) | mask & left
        left &= ~mask
    return tuple((found[cost], cost) for cost in sorted(found) if found[cost])


class Reach:
    """Where a unit can get to with its points, by these costs and terms."""

    def __init__(self, costs: Costs, start: int, points: int, terms: Terms) -> None:
        self.costs, self.start, self.points, self.terms = costs, start, points, terms
        #: The spaces it gets to, by what that costs: sets in the order in which they are reached.
        self.waves = self._search()
        self._forced = 0
        reached = 0
        for _, wave in self.waves:
            reached |= wave
        if terms.least and points > 0:
            self._forced = self._one_step() & ~reached
            self.waves.append((points, self._forced))
        #: Every space it can be in at some time, the start among them.
        self.reached = reached | self._forced
        #: Every other space where it may end its move.
        self.mask = self.reached & terms.may_end.mask & ~(1 << start)

    # The search

    def _search(self) -> list[tuple[int, int]]:
        here = 1 << self.start
        left = self.terms.may_enter.mask & self.costs.board.all | here
        onward = self.terms.may_pass.mask | here
        held = 0
        for zone in self.terms.leaving:
            held |= zone.mask
        buckets = [here] + [0] * self.points
        waves = []
        cost = last = 0
        while cost <= last:
            wave = buckets[cost] & left
            if not wave:
                cost += 1
                continue
            # A step that costs nothing puts more spaces into this very bucket: it is looked at again.
            waves.append((cost, wave))
            left ^= wave
            wave &= onward
            if not wave & held:
                last = max(last, self._depart(wave, cost, left, buckets))
                continue
            for group, toll, goals in self._held(wave):
                last = max(last, self._depart(group, cost + toll, goals & left, buckets))
        return waves

    def _depart(self, group: int, spent: int, goals: int, buckets: list[int]) -> int:
        """Take every step from these spaces to the goals; the highest bucket that something fell into."""
        last = 0
        points = self.points
        for borders, exits, behind in self.costs.parts:
            if spent + behind[0][1] > points or not group & exits:
                continue
            near = borders.neighbours(group) & goals
            for mask, price in behind:
                total = spent + price
                if total > points:
                    break
                found = near & mask
                if found:
                    buckets[total] |= found
                    if total > last:
                        last = total
        return last

    def _held(self, wave: int) -> list[tuple[int, int, int]]:
        """The wave in groups of spaces that are left alike: the spaces, the toll, where they may lead."""
        groups = [(wave, 0, -1)]
        for zone in self.terms.leaving:
            halves = []
            for group, toll, goals in groups:
                halves.append((group & zone.mask, toll + zone.cost, goals & zone.limits.mask))
                halves.append((group & ~zone.mask, toll, goals))
            groups = [half for half in halves if half[0]]
        return groups

    def _one_step(self) -> int:
        """Every space next to the start that can be entered at any cost."""
        here = 1 << self.start
        _, _, goals = self._held(here)[0]
        found = 0
        for part in self.costs.parts:
            near = part.borders.neighbours(here)
            for mask, _ in part.behind:
                found |= near & mask
        return found & goals & self.terms.may_enter.mask & ~here

    # Answers

    def cost(self, space: int) -> int | None:
        """The points it takes to get there; None if it cannot."""
        return next((cost for cost, wave in self.waves if wave >> space & 1), None)

    def left(self, space: int) -> int | None:
        """The points it has left there to go on with; None if it cannot get there or must stop there."""
        cost = self.cost(space)
        if cost is None or not self._goes_on(space):
            return None
        return self.points - cost

    def _goes_on(self, space: int) -> bool:
        return space == self.start or bool(self.terms.may_pass.mask & ~self._forced & 1 << space)

    def path(self, space: int) -> list[int]:
        """The spaces of a cheapest way there, the start first; empty if there is none."""
        cost = self.cost(space)
        if cost is None:
            return []
        path = [space]
        while space != self.start:
            space, cost = self._before(space, cost)
            path.append(space)
        return path[::-1]

    def _before(self, space: int, cost: int) -> tuple[int, int]:
        """The space from which this one was reached, in the earliest wave that will do, and its own cost."""
        if self._forced >> space & 1:
            return self.start, 0
        board = self.costs.board
        near = board.neighbours(1 << space)
        return next(
            (before, spent)
            for spent, wave in self.waves
            for before in board.bits(near & wave)
            if self._price(before, space) == cost - spent
        )

    def _price(self, start: int, goal: int) -> int | None:
        """What the step costs within the move, with the toll for leaving; None if it may not be taken."""
        _, toll, goals = self._held(1 << start)[0]
        price = self.costs.step(start, goal)
        if price is None or not goals >> goal & 1 or not self._goes_on(start):
            return None
        return price + toll

    # Reasons

    def why_not(self, space: int, /, **args: Arg) -> Refusal | None:
        """The rule that keeps it from ending its move there, or None if it may.

        What is wrong with the space itself comes first, then what is wrong with the way.
        """
        if self.mask >> space & 1:
            return None
        here: dict[str, Arg] = {**args, "space": self.costs.name(space)}
        if space == self.start:
            return Refusal(self.terms.rule, "why-already-there", here)
        refusal = self.terms.may_enter.why_not(space, **here) or self.terms.may_end.why_not(space, **here)
        if refusal is not None:
            return refusal
        if not self.costs.board.all >> space & 1:
            return Refusal(self.terms.rule, "why-no-way", here)
        return self._why_no_way(space)

    def _why_no_way(self, space: int) -> Refusal:
        costs = self.costs
        here = {"space": costs.name(space)}
        if not costs.passable >> space & 1:
            return Refusal(costs.rule, "why-impassable", here)
        if costs.board.neighbours(1 << self.start) >> space & 1:
            refusal = self._obstacle([self.start, space])
            if refusal is not None:
                return refusal
        # Near enough but for what stops it on the way: that is the reason, not the long way round.
        refusal = self._obstacle(self._unstopped.path(space))
        if refusal is not None:
            return refusal
        cost = self._far.cost(space)
        if cost is not None:
            return Refusal(self.terms.rule, "why-too-far", {**here, "cost": cost, "points": self.points})
        for looser in self._looser:
            refusal = self._obstacle(looser.path(space))
            if refusal is not None:
                return refusal
        return Refusal(self.terms.rule, "why-no-way", here)

    @cached_property
    def _unstopped(self) -> Reach:
        """The same move with nothing that stops it or holds it back."""
        return Reach(self.costs, self.start, self.points, Terms(self.terms.may_enter))

    @cached_property
    def _far(self) -> Reach:
        """The same move with as many points as it takes."""
        return Reach(self.costs, self.start, self._plenty, self.terms._replace(least=False))

    @cached_property
    def _looser(self) -> tuple[Reach, ...]:
        """The same move with nothing that stops it; with nothing that bars it either; with every way open."""
        costs, start, plenty = self.costs, self.start, self._plenty
        return (
            Reach(costs, start, plenty, Terms(self.terms.may_enter)),
            Reach(costs, start, plenty, ALONE),
            Reach(costs.opened, start, plenty, ALONE),
        )

    @property
    def _plenty(self) -> int:
        """No way through the whole board costs more."""
        step = self.costs.opened.dearest + sum(zone.cost for zone in self.terms.leaving)
        return step * self.costs.board.all.bit_count()

    def _obstacle(self, path: list[int]) -> Refusal | None:
        """The first rule that a way breaks, and where."""
        terms, name = self.terms, self.costs.name
        for here, there in pairwise(path):
            if here != self.start:
                refusal = terms.may_pass.why_not(here, space=name(here))
                if refusal is not None:
                    return refusal
            held = (zone.limits for zone in terms.leaving if zone.mask >> here & 1)
            for limits in (terms.may_enter, *held):
                refusal = limits.why_not(there, space=name(there))
                if refusal is not None:
                    return refusal
            if self.costs.step(here, there) is None:
                return self.costs.why_no_step(here, there)
        return None
