"""What the units that a headquarters can activate can do in one offensive: where each can fight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from quadrant.bots.empire.cards import counters
from quadrant.bots.empire.places import fed, garrisons, guarded, holding, led_at, stakes
from quadrant.bots.empire.standing import temper
from quadrant.bots.empire.worth import UNIT_WORTH, gains, lasting, long_war, progress, reverting, will_worth
from quadrant.games.empire.components import (
    ALLIES,
    BOMBER,
    CARRIER,
    COASTAL,
    COMMANDED,
    FLYING,
    GROUND,
    HQ,
    KIND_OF,
    NAMED,
    NAVAL,
    OWN_UNITS,
    ROSTER,
    SHIP,
    TROOPS,
    UNITS,
    around,
    ball,
    distance,
    land_steps,
)
from quadrant.games.empire.rules.headquarters import hqs_on_map, lines
from quadrant.games.empire.rules.intelligence import roll_needed
from quadrant.games.empire.rules.movement import allowance, naval_allowance, targets
from quadrant.games.empire.rules.movement_air import flights
from quadrant.games.empire.rules.movement_ground import walks
from quadrant.games.empire.rules.movement_sea import (
    TOO_FAR,
    WAY_CLOSED,
    landing_limits,
    points_left,
    sail,
)
from quadrant.games.empire.rules.scenario_rules import may_lead, will_counts
from quadrant.games.empire.rules.stacking import MOST_OTHERS
from quadrant.games.empire.rules.supply import enemy_zone, side_supply, supplied, zone
from quadrant.games.empire.rules.victory import progress_made
from quadrant.games.empire.state import Empire, under_way
from quadrant.games.empire.supply.zones import RADIUS, forces, guards, present
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.limits import ANY
from quadrant.kernel.paths import Ways

#: 7.25 (E) How much easier an offensive is to see that has touched an enemy zone.
SPOTTED: Final = 2
#: What is left of the worth of a hex that no supply reaches.
CUT_OFF: Final = 0.45
#: The same in a long war, in which the enemy has all the time to come back, or to be driven away from the
#: line: out of range of every headquarters, and in it.
FORLORN, IN_RANGE = 0.25, 0.8
#: What part of its worth a ground unit loses without supply, and out of reach of every headquarters.
REDUCED, LOST = 0.15, 0.6
#: How far an enemy ground unit may be to take a hex back soon.
NEAR: Final = 6
#: What a hex is worth from which one can march on an enemy garrison, as a share of the prize, by the steps
#: to it, and at most; which prizes count; how strong the attackers next to it must be to be enough.
MARCH_UP: Final = (0.0, 0.25, 0.1)
MOST_FOR_IT: Final = 0.8
PRIZE: Final = 1.0
ENOUGH: Final = 1.6
#: What a point of shipping brings in a later offensive of the turn, if there are as many of them as points.
FREIGHT: Final = 0.6
LEAST_FREIGHT: Final = 0.05
#: 16.47 How much of the progress of the war depends on a point of shipping.
HURRY: Final = 0.7
#: With so many cards the enemy is sure to use what is left open.
MANY_CARDS: Final = 4
#: How many places are tried for a flyer that opens the way of a landing.
STATIONS: Final = 2


class Support(NamedTuple):
    """A ship or flyer that can fight in a battle: the hex from which it does, and at what strength."""

    unit: int
    base: int
    strength: float
    halved: bool = False


class Theatre:
    """The offensive that a headquarters could lead now, as the table stands after it was named."""

    def __init__(self, game: Empire, side: int, able: int) -> None:
        self.game = game
        self.side = side
        self.foe = 1 - side
        offensive = under_way(game)
        self.event = offensive.event
        self.limit = offensive.limit - offensive.count
        self.ops = allowance(game, side)
        self.shipping = points_left(game, side)
        self.point = self._point()
        self.hexes = naval_allowance(game, side)
        self.units = tuple(bits(able))
        self.enemy = present(game, self.foe)
        self.closed = enemy_zone(game, side)
        self.goals = targets(game)
        self.lasting = lasting(game)
        self.temper = temper(game, side)
        self.gains = self._with_lines(gains(game, side))
        for space, value in self.springboards.items():
            if game.control >> space & 1 != (side == 0):
                self.gains[space] += value
        self._reach: dict[tuple[int, int], int] = {}
        self._marches: dict[int, Ways] = {}
        self._flights: dict[int, int] = {}
        self._screened: dict[int, list[Support]] = {}
        self._supports: dict[int, list[Support]] = {}

    def _with_lines(self, worth: list[float]) -> list[float]:
        """6.2 A hex that no line of supply would reach is hard to keep; it is progress all the same."""
        near, far = (IN_RANGE, FORLORN) if long_war(self.game) else (CUT_OFF, CUT_OFF)
        shares = [1.0 if self.fed >> s & 1 else near if self.led >> s & 1 else far for s in range(len(worth))]
        found = [share * value for share, value in zip(shares, worth, strict=True)]
        for space, value in progress(self.game, self.side):
            found[space] += (1 - shares[space]) * value
        return found

    @cached_property
    def led(self) -> int:
        """The hexes in range of a headquarters in supply that its lines come near: planes that cut them off
        may be driven away."""
        found = 0
        for hq in bits(side_supply(self.game, self.side).hqs):
            found |= around(lines(self.game, hq), RADIUS) & ball(self.game.at[hq], ROSTER[hq].range)
        return found

    @cached_property
    def fed(self) -> int:
        """The hexes in which ground units of the side would be in supply, and those next to them."""
        found = 0
        for unit in {COMMANDED[unit]: unit for unit in self.troops}.values():
            found |= fed(self.game, unit)
        return around(found, 1)

    def stranded(self, troops: Sequence[int], target: int) -> float:
        """6.24 What ground units lose where no supply reaches them: more if no headquarters is near."""
        if self.fed >> target & 1:
            return 0.0
        return self.lasting * sum(
            (REDUCED if led_at(self.game, unit, target) else LOST) * UNIT_WORTH[unit][self.game.faces[unit]]
            for unit in troops
        )

    @cached_property
    def springboards(self) -> dict[int, float]:
        """What it brings to stand where a garrison that is worth it can be attacked overland."""
        steps = land_steps(self.game.built)
        strong = garrisons(self.game, self.side)
        found: dict[int, float] = {}
        for space, garrison in garrisons(self.game, self.foe).items():
            prize = self.gains[space]
            if prize < PRIZE:
                continue
            near = {space: 0}
            edge = [space]
            while edge:
                here = edge.pop(0)
                if near[here] == len(MARCH_UP) - 1:
                    continue
                for there, _, _ in steps[here]:
                    if there not in near and not self.enemy >> there & 1:
                        near[there] = near[here] + 1
                        edge.append(there)
            there_already = sum(strong.get(hex, 0) for hex, away in near.items() if away == 1)
            if there_already < ENOUGH * garrison:
                for hex, away in near.items():
                    value = self.lasting * min(MOST_FOR_IT, MARCH_UP[away] * prize)
                    found[hex] = max(found.get(hex, 0.0), value)
        return found

    @cached_property
    def troops(self) -> tuple[int, ...]:
        return tuple(unit for unit in self.units if KIND_OF[unit] == TROOPS)

    @cached_property
    def ships(self) -> tuple[int, ...]:
        return tuple(unit for unit in self.units if KIND_OF[unit] == SHIP)

    @cached_property
    def carriers(self) -> tuple[int, ...]:
        return tuple(unit for unit in self.units if KIND_OF[unit] == CARRIER)

    @cached_property
    def air(self) -> tuple[int, ...]:
        return tuple(unit for unit in self.units if KIND_OF[unit] in FLYING)

    def waters(self, start: int, way: int) -> int:
        """What ships reach from a hex: 0 alone or with carriers, 1 with an escort, 2 without any."""
        key = start, way
        if key not in self._reach:
            through = -1
            if way >= 1:
                through &= ~self.closed
            if way == 2:
                through &= ~forces(self.game).naval(self.foe)
            self._reach[key] = sail(self.game, start, self.hexes, through)
        return self._reach[key]

    def _point(self) -> float:
        """What a point of shipping would bring in the offensives to come: a hex, and with it progress."""
        game = self.game
        later = min(1.0, game.hand[self.side].bit_count() / max(1, self.shipping))
        missing = game.progress_need - progress_made(game)
        hurry = self.side == ALLIES and will_counts(game) and missing > 0
        hurrying = HURRY * will_worth(game) / missing if hurry else 0.0
        return LEAST_FREIGHT + later * later * (FREIGHT + hurrying)

    def freight(self, points: int) -> float:
        """What so many points of shipping would bring later: they are there once a turn."""
        return self.point * points

    # Ground units

    def marches(self, unit: int) -> Ways:
        """8.42 The ways of a ground unit on foot; it stops at the enemy."""
        if unit not in self._marches:
            self._marches[unit] = walks(self.game, unit, 2 * self.ops, ANY, self.enemy)
        return self._marches[unit]

    def path(self, unit: int, goal: int) -> tuple[int, ...]:
        """The way of a ground unit to a hex that it reaches, without the hex where it starts."""
        return self.marches(unit).path(goal)[1:]

    def beaches(self, stack: tuple[int, ...]) -> int:
        """8.45 Where a stack may land."""
        return landing_limits(self.game, stack).mask

    def opened(self, stack: tuple[int, ...], target: int, busy: set[int]) -> Support | None:
        """A flyer that opens the way of a landing, because the enemy's zone is neutral around it (6.4)."""
        if not self._open_but_far(stack, target):
            return None
        at = self.game.at[stack[0]]
        barred = 0 if any(KIND_OF[unit] in NAVAL for unit in stack) else forces(self.game).naval(self.foe)
        for screen in self._screens(target):
            if screen.unit in busy or screen.unit in stack:
                continue
            through = ~(self.closed & ~ball(screen.base, RADIUS)) & ~barred
            if sail(self.game, at, self.hexes, through) >> target & 1:
                return screen
        return None

    def _open_but_far(self, stack: tuple[int, ...], target: int) -> bool:
        """Whether nothing but the way to it forbids the landing."""
        limits = landing_limits(self.game, stack).limits
        return all(limit.mask >> target & 1 for limit in limits if limit.why not in (TOO_FAR, WAY_CLOSED))

    def _screens(self, target: int) -> list[Support]:
        """Flyers near a hex from where they neutralise the enemy's zone and cover a landing there."""
        if target not in self._screened:
            self._screened[target] = list(self._some_screens(target))
        return self._screened[target]

    def _some_screens(self, target: int) -> Iterator[Support]:
        near = ball(target, RADIUS)
        for unit in self.carriers:
            at, far = self.game.at[unit], ROSTER[unit].range
            reached = (self.waters(at, 0) | 1 << at) & ball(target, far) & ~self.enemy & self.game.area
            reached &= around(self.goals, far)
            for base in sorted(bits(reached), key=lambda space: -distance(space, target))[:STATIONS]:
                yield Support(unit, base, 1.3 * self.attack(unit))
        for unit in self.air:
            if KIND_OF[unit] == BOMBER or self.game.at[unit] >= GROUND.bit_length():
                continue
            fields = self.fields(unit) & around(near, RADIUS)
            for base in sorted(bits(fields), key=lambda space: distance(space, target))[:STATIONS]:
                yield Support(unit, base, float(self.attack(unit)))

    @cached_property
    def camps(self) -> dict[int, tuple[int, ...]]:
        """The ground units that could land somewhere, by the hex where they are, the strongest first."""
        found: dict[int, list[int]] = {}
        for unit in self.troops:
            at = self.game.at[unit]
            if ROSTER[unit].amphibious and COASTAL >> at & 1:
                found.setdefault(at, []).append(unit)
        return {at: tuple(sorted(units, key=self.attack, reverse=True)) for at, units in found.items()}

    @cached_property
    def harbours(self) -> dict[int, tuple[int, ...]]:
        """Ships and carriers by the hex where they are, the strongest first."""
        found: dict[int, list[int]] = {}
        for unit in (*self.ships, *self.carriers):
            found.setdefault(self.game.at[unit], []).append(unit)
        return {at: tuple(sorted(units, key=self.attack, reverse=True)) for at, units in found.items()}

    def attack(self, unit: int) -> int:
        return UNITS[unit].faces[self.game.faces[unit]].attack

    # Ships and flyers

    def supports(self, target: int) -> list[Support]:
        """Everything that could fight in the air and at sea in a hex, the strongest first."""
        if target not in self._supports:
            self._supports[target] = self._some_supports(target)
        return self._supports[target]

    def _some_supports(self, target: int) -> list[Support]:
        at = self.game.at
        found = [
            Support(unit, target, self.attack(unit))
            for unit in self.ships
            if at[unit] != target and self.waters(at[unit], 0) >> target & 1
        ]
        for unit in self.carriers:
            base = self._station(unit, target)
            if base >= 0:
                found.append(Support(unit, base, 1.3 * self.attack(unit)))
        for unit in self.air:
            support = self._sortie(unit, target)
            if support is not None:
                found.append(support)
        found.sort(key=lambda support: -support.strength)
        return found

    def _station(self, unit: int, target: int) -> int:
        """The hex from which a carrier strikes: as far from the enemy as its range allows."""
        at = self.game.at[unit]
        near = ball(target, ROSTER[unit].range) & ~self.enemy
        if near >> at & 1:
            return at
        reached = self.waters(at, 0) & near & self.game.area
        if not reached:
            return -1
        calm = reached & ~zone(self.game, self.foe)
        return max(bits(calm or reached), key=lambda space: (distance(space, target), -distance(space, at)))

    def _sortie(self, unit: int, target: int) -> Support | None:
        counter, at = ROSTER[unit], self.game.at[unit]
        if at >= GROUND.bit_length():
            return None
        strength = float(self.attack(unit))
        away = distance(at, target)
        if away <= counter.range:
            return Support(unit, at, strength)
        base = self._field(unit, target)
        if base >= 0:
            return Support(unit, base, strength)
        if not counter.parenthetical and away <= counter.reach:
            return Support(unit, at, strength / 2, True)
        return None

    def _field(self, unit: int, target: int) -> int:
        """An airfield with room from which the unit reaches the hex at its full strength; -1 if none."""
        fields = self.fields(unit) & ball(target, ROSTER[unit].range)
        calm = fields & ~self.closed
        if not fields:
            return -1
        return max(bits(calm or fields), key=lambda space: distance(space, target))

    def fields(self, unit: int) -> int:
        """The airfields with room that an air unit reaches."""
        if unit not in self._flights:
            found = flights(self.game, unit, self.ops).plain & ~self.enemy
            self._flights[unit] = mask_of(space for space in bits(found) if self.room(space) > 0)
        return self._flights[unit]

    def room(self, space: int) -> int:
        """How many more air and ground units a hex takes."""
        return MOST_OTHERS - self._others.get(space, 0)

    @cached_property
    def _others(self) -> dict[int, int]:
        """How many air and ground units are in each hex."""
        found: dict[int, int] = {}
        for unit in bits(OWN_UNITS[self.side]):
            if KIND_OF[unit] not in NAVAL and KIND_OF[unit] != HQ:
                at = self.game.at[unit]
                found[at] = found.get(at, 0) + 1
        return found

    # The enemy

    def defenders(self, target: int) -> tuple[list[int], list[int]]:
        """The enemy's ground units in a hex; his ships and air units there."""
        units = [u for u, at in enumerate(self.game.at) if at == target and ROSTER[u].side == self.foe]
        return (
            [unit for unit in units if KIND_OF[unit] == TROOPS],
            [unit for unit in units if KIND_OF[unit] in NAVAL or KIND_OF[unit] in FLYING],
        )

    def seen(self, target: int) -> float:
        """7.25 How likely the enemy is to know of an offensive against a hex in time."""
        cards = counters(self.game, self.foe)
        rolled = self._rolled(target, False)
        return min(0.95, rolled + (1.0 - rolled) * cards)

    def met(self, target: int) -> float:
        """7.27 How likely he opposes a landing where nobody stands: he must see it, and know in time."""
        return self._rolled(target, True) * self.seen(target)

    def _rolled(self, target: int, special: bool) -> float:
        needed = roll_needed(self.game, special)
        if needed is None:
            return 0.0
        touched = zone(self.game, self.foe) >> target & 1
        return min(0.9, (needed + 1 + (SPOTTED if touched else 0)) / 10)

    @cached_property
    def _answers(self) -> list[tuple[int, int, int]]:
        """The enemy's ships and flyers that may react, with how far they come and their strength."""
        found: list[tuple[int, int, int]] = []
        sailing = 5 * under_way(self.game).printed
        hqs = hqs_on_map(self.game, self.foe)
        for unit in bits(OWN_UNITS[self.foe]):
            kind = KIND_OF[unit]
            if kind in (0, TROOPS) or self.game.at[unit] >= GROUND.bit_length():
                continue
            if not supplied(self.game, unit) or not any(may_lead(self.game, hq, unit) for hq in hqs):
                continue
            if kind == SHIP:
                far = sailing
            elif kind == CARRIER:
                far = sailing + ROSTER[unit].range
            else:
                far = ROSTER[unit].range if ROSTER[unit].parenthetical else ROSTER[unit].reach
            found.append((unit, far, UNITS[unit].faces[self.game.faces[unit]].attack))
        found.sort(key=lambda answer: -answer[2])
        return found

    @cached_property
    def _leaders(self) -> list[tuple[int, int, int]]:
        """The enemy's headquarters: where, how far, how many units each could activate."""
        printed = under_way(self.game).printed
        return [
            (self.game.at[hq], ROSTER[hq].range, printed + ROSTER[hq].efficiency)
            for hq in hqs_on_map(self.game, self.foe)
            if supplied(self.game, hq)
        ]

    def reaction(self, target: int) -> list[int]:
        """7.26 The ships and flyers with which the enemy could react: the strongest, as many as he may."""
        most = max((n for at, far, n in self._leaders if distance(at, target) <= far), default=0)
        near = [
            unit
            for unit, far, _ in self._answers
            if self.game.at[unit] != target and distance(self.game.at[unit], target) <= far
        ]
        if not self.game.rivalry[self.foe]:
            return near[:most]
        # 14.2 While the services quarrel only one of them reacts.
        parts = (
            [unit for unit in near if ROSTER[unit].service != other][:most] for other in ("army", "navy")
        )
        return max(parts, key=lambda units: sum(self.attack(unit) for unit in units))

    def menace(self, target: int) -> int:
        """The strongest enemy ground unit that is near enough to take a hex back."""
        return max((attack for at, attack in self._enemy_troops if distance(at, target) <= NEAR), default=0)

    @cached_property
    def _enemy_troops(self) -> list[tuple[int, int]]:
        return [
            (self.game.at[unit], self.attack(unit))
            for unit in bits(OWN_UNITS[self.foe])
            if KIND_OF[unit] == TROOPS and self.game.at[unit] < GROUND.bit_length()
        ]

    def guarded(self, target: int) -> bool:
        """13.76, 13.94 Whether the hex has ground steps of its own."""
        return self.side == ALLIES and bool(guards(self.game) >> target & 1)

    def left_open(self, unit: int) -> float:
        """What it may cost that a ground unit leaves the hex that it holds; what goes back to the enemy by
        itself (13.84) is lost for sure."""
        at = self.game.at[unit]
        if at >= GROUND.bit_length():
            return 0.0
        if reverting(self.game, self.side) >> at & 1 and not guarded(self.game, unit, at):
            return stakes(self.game, self.side)[at]
        return self._risk * holding(self.game, unit, at)

    def counted(self, unit: int) -> bool:
        """16.47 Whether it stands where progress was made this turn: what is lost again does not count at its
        end, however near somebody is who could take it back later."""
        game = self.game
        made = game.control_then & ~game.control & NAMED
        return self.side == ALLIES and will_counts(game) and bool(made >> game.at[unit] & 1)

    @cached_property
    def _risk(self) -> float:
        """How likely the enemy uses what is left open: he needs cards for it."""
        return self.temper.stay * min(1.0, self.game.hand[self.foe].bit_count() / MANY_CARDS)


def loss(units: list[int], faces: list[int]) -> float:
    """What these units are worth together."""
    return sum(UNIT_WORTH[unit][faces[unit]] for unit in units)
