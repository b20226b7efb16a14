"""7.0 Offensives: the fourteen steps, and the movement of the active side."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from quadrant.games.empire.components import (
    CHINA_BOX,
    FLYING,
    KIND_OF,
    TRACK,
    TROOPS,
    UNITS,
)
from quadrant.games.empire.rules.battles import Battles
from quadrant.games.empire.rules.cards import dispose, draw_bonus
from quadrant.games.empire.rules.declaration import DeclareBattles, Mandatory, PullCovers
from quadrant.games.empire.rules.headquarters import Activate, activated, efficiency
from quadrant.games.empire.rules.intelligence import IntelligenceStep, SpecialReactions
from quadrant.games.empire.rules.movement import (
    allowance,
    mixed_hexes,
    moved,
    naval_allowance,
    ships_in,
    spot,
    strategic,
    troops_in,
    waiting,
)
from quadrant.games.empire.rules.movement_air import air_limits, china_limits, flights, strategic_flights
from quadrant.games.empire.rules.movement_ground import march, step_limits
from quadrant.games.empire.rules.movement_sea import (
    barge_limits,
    joinable,
    landing_limits,
    landing_waters,
    naval_limits,
    riders,
    shipping,
    strategic_limits,
    strategic_way,
    unseen,
)
from quadrant.games.empire.rules.post_battle import AfterBattle, EmergencyMoves
from quadrant.games.empire.rules.reaction import ReactionStep
from quadrant.games.empire.rules.reaction_cards import CancelWindow, CardWindow, Moment
from quadrant.games.empire.rules.stacking import CheckStacking
from quadrant.games.empire.state import (
    BARGE,
    BARRED,
    LANDED,
    MOVED,
    PASSING_MARKS,
    PROMPT,
    STRATEGIC,
    Empire,
    Offensive,
    Snapshot,
    change,
    seat,
    side_of,
    under_way,
)
from quadrant.games.empire.verbs import (
    BARGE_TO,
    JOIN,
    LAND_AT,
    MOVE,
    SELECT,
    SHIP,
    STAY,
    TO_CHINA,
    TO_TRACK,
)
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import ANY, Limit, Limits, when
from quadrant.kernel.message import Args, Prompt, Refusal
from quadrant.kernel.offers import Offer
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import FINISHING

# 7.1, 7.2 The sequence


def prepare(game: Empire, side: int, card: int, event: bool, before: Snapshot) -> None:
    """An offensive begins; its headquarters is still to be named."""
    ops = game.CARDS[card].ops
    game.offensive = Offensive(side, card, event, before, value=ops, printed=ops)
    game.touch("units", "tracks")


def lead(game: Empire, hq: int) -> None:
    """7.21 The headquarters is named: how many units it may activate, and the steps that follow."""
    offensive = under_way(game)
    number = game.CARDS[offensive.card].ops
    logistic = game.CARDS[offensive.card].logistic
    if offensive.event and logistic is not None:
        number = logistic.led_by.get(UNITS.ids[hq], logistic.base)
    change(game, hq=hq, limit=number + efficiency(game, hq).total)
    game.tell("offensive", "7.21", unit=UNITS.ids[hq], count=under_way(game).limit)
    begin_steps(game)


def begin_steps(game: Empire) -> None:
    """7.2 The fourteen steps."""
    side = under_way(game).side
    game.push(
        Activate(seat(side)),
        Moment("activated"),
        MoveUnits(seat(side)),
        Mandatory(),
        DeclareBattles(seat(side)),
        CancelWindow(),
        Moment("before_reaction"),
        SpecialReactions(),
        IntelligenceStep(),
        ReactionStep(),
        PullCovers(),
        CardWindow(),
        Moment("before_battles"),
        Battles(),
        Moment("after_battles"),
        AfterBattle(1 - side),
        AfterBattle(side),
        EmergencyMoves(),
        Moment("end"),
        EndOffensive(),
    )


class EndOffensive(Step):
    """7.28 The offensive is over: markers come off, stacks are checked, the cards go where they belong."""

    def run(self, game: Empire) -> None:
        offensive = game.offensive
        if offensive is None:
            return
        for unit, marks in enumerate(game.marks):
            game.marks[unit] = marks & ~PASSING_MARKS
        for side in (0, 1):
            # Points of the offensive itself are used first; what they did not cover stays used.
            before = offensive.before.asp_used[side]
            game.asp_used[side] = before + max(0, game.asp_used[side] - before - offensive.extra[side])
        game.offensive = None
        # Nobody has moved: what follows from the places alone stays.
        game.touch("units", "marks", "active", "tracks")
        dispose(game, offensive.side, offensive.card, event=offensive.event)
        if offensive.event:
            draw_bonus(game, offensive.side, offensive.card)
        for card in offensive.reactions:
            draw_bonus(game, 1 - offensive.side, card)
        game.push(CheckStacking(offensive.side), CheckStacking(1 - offensive.side))


# 7.23 Movement of the active side


class MoveUnits(Pick):
    """7.2.S2, 7.23 The active side moves its activated units, one stack after the other."""

    rule, verb, stop = "7.23", SELECT, FINISHING
    undo_to = "movement"

    def limits(self, game: Empire) -> Limits:
        side = under_way(game).side
        return Limits(Limit("7.23", waiting(game, side), "why-not-waiting"))

    def args(self, game: Empire) -> Args:
        return {"count": waiting(game, under_way(game).side).bit_count()}

    def waste(self, game: Empire, choice: Choice) -> Refusal | None:
        """Nobody has moved, and no battle could be declared from where the units are."""
        units = activated(game, under_way(game).side)
        still = FINISHING.of(choice) and not any(game.marks[unit] >> MOVED & 1 for unit in units)
        if not still or not units or mixed_hexes(game) or DeclareBattles(self.seat).limits(game).mask:
            return None
        return Refusal("7.23", "waste-no-moves", {"count": len(units)})

    def take(self, game: Empire, unit: int, /) -> None:
        game.push(MoveStack(self.seat, (unit,)), self)


class MoveStack(Decision):
    """8.1 What a stack does: the ways that are open to the kind of units that it holds."""

    undo_to = "unit"

    units: tuple[int, ...]

    def offers(self, game: Empire) -> Iterable[Offer]:
        unit = self.units[0]
        joining = joinable(game, self.units, waiting(game, side_of(unit)))
        if joining:
            yield Offer(JOIN, Limits(Limit("7.23", joining, "why-not-together")))
        yield from self._ways(game, unit)
        yield Offer(STAY, Limits(Limit("7.23", 1 << unit, "why-not-selected")))

    def _ways(self, game: Empire, unit: int) -> Iterable[Offer]:
        if KIND_OF[unit] in FLYING:
            yield Offer(MOVE, air_limits(game, unit), (unit,))
            yield Offer(SHIP, strategic_flights(game, unit), (unit,))
            yield Offer(TO_CHINA, _only(unit, china_limits(game, unit)))
            yield Offer(TO_TRACK, Limits(Limit("8.33", 1 << unit, "why-not-selected")))
            return
        troops, ships = troops_in(self.units), ships_in(self.units)
        if troops and not ships:
            yield Offer(MOVE, step_limits(game, self.units, 2 * allowance(game, side_of(unit))), (unit,))
        if troops and len(self.units) == 1:
            yield Offer(BARGE_TO, barge_limits(game, unit), (unit,))
        if not troops:
            yield Offer(MOVE, naval_limits(game, self.units), (unit,))
        else:
            yield Offer(LAND_AT, landing_limits(game, self.units), (unit,))
        yield Offer(SHIP, strategic_limits(game, self.units), (unit,))

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(
            self.prompt_id,
            "8.1",
            {"unit": UNITS.ids[self.units[0]], "units": tuple(UNITS.ids[u] for u in self.units)},
        )

    @does(JOIN)
    def join(self, game: Empire, unit: int) -> None:
        game.push(msgspec.structs.replace(self, units=(*self.units, unit)))

    @does(MOVE)
    def move(self, game: Empire, unit: int, space: int) -> None:
        if KIND_OF[unit] in FLYING:
            fly(game, unit, space, far=False)
        elif KIND_OF[unit] == TROOPS:
            march(game, self.units, space, 2 * allowance(game, side_of(unit)))
        else:
            steam(game, self.units, space, far=False)

    @does(SHIP)
    def move_strategically(self, game: Empire, unit: int, space: int) -> None:
        if KIND_OF[unit] in FLYING:
            fly(game, unit, space, far=True)
        else:
            steam(game, self.units, space, far=True)

    @does(LAND_AT)
    def land(self, game: Empire, unit: int, space: int) -> None:
        land(game, self.units, space)

    @does(BARGE_TO)
    def land_by_barge(self, game: Empire, unit: int, space: int) -> None:
        land(game, self.units, space, barge=True)

    @does(TO_CHINA)
    def fly_to_china(self, game: Empire, unit: int) -> None:
        to_china(game, unit)

    @does(TO_TRACK)
    def leave_the_map(self, game: Empire, unit: int) -> None:
        to_track(game, unit)

    @does(STAY)
    def stay(self, game: Empire, unit: int) -> None:
        for each in self.units:
            game.mark(each, MOVED)


def _only(unit: int, limits: Limits) -> Limits:
    """Limits of a thing without a place, as limits of the unit that does it."""
    return Limits(
        *(Limit(each.rule, 1 << unit & when(bool(each.mask & 1)), each.message) for each in limits.limits)
    )


def steam(game: Empire, units: tuple[int, ...], space: int, far: bool) -> None:
    """8.21, 8.23 Ships (or, strategically, ground units) go to a hex."""
    side, start = side_of(units[0]), game.at[units[0]]
    hexes, through = strategic_way(game, units) if far else (naval_allowance(game, side), ANY)
    if not unseen(game, side, start, hexes, through) >> space & 1:
        change(game, spotted=True)
    if far:
        strategic(game, units)
    moved(game, units, space, "shipped" if far else "sailed", "8.23" if far else "8.21")


def land(game: Empire, units: tuple[int, ...], space: int, barge: bool = False) -> None:
    """8.45, 8.47 A stack lands its ground units."""
    side, start = side_of(units[0]), game.at[units[0]]
    if barge:
        spot(game, 1 << start | 1 << space)
    else:
        game.asp_used[side] += shipping(game, units)
        through = landing_waters(game, units)
        if not unseen(game, side, start, naval_allowance(game, side), through) >> space & 1:
            change(game, spotted=True)
        change(game, riding=(*under_way(game).riding, *(u for pair in riders(units) for u in pair)))
    for unit in troops_in(units):
        game.mark(unit, LANDED)
        if barge:
            game.mark(unit, BARGE)
    moved(game, ships_in(units), space, "sailed", "8.21")
    moved(game, troops_in(units), space, "landed", "8.45")
    change(game, landings=under_way(game).landings | 1 << space)


def fly(game: Empire, unit: int, space: int, far: bool) -> None:
    """8.31, 8.33 An air unit flies to an airfield."""
    reached = flights(game, unit, allowance(game, side_of(unit)) * (2 if far else 1))
    if not reached.unseen >> space & 1:
        change(game, spotted=True)
    if far:
        strategic(game, (unit,))
    elif not reached.plain >> space & 1:
        game.mark(unit, BARRED)
    moved(game, (unit,), space, "flown", "8.31")


def to_track(game: Empire, unit: int) -> None:
    """8.33 An air unit leaves for the turn track; it comes back next turn."""
    game.remove(unit, TRACK)
    game.due[unit] = game.turn + 1
    game.mark(unit, PROMPT)
    game.tell("to-track", "8.33", unit=UNITS.ids[unit])


def to_china(game: Empire, unit: int) -> None:
    """13.74 An air unit flies to the China air box."""
    game.move(unit, CHINA_BOX)
    game.mark(unit, MOVED)
    game.mark(unit, STRATEGIC)
    game.tell("to-china", "13.74", unit=UNITS.ids[unit])
