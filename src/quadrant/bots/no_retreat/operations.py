"""The plan of a movement phase: attacks first, then the units for them, then the line is filled."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from quadrant.bots.no_retreat.clash import Clash, clash
from quadrant.bots.no_retreat.front import score
from quadrant.bots.no_retreat.ground import BANKS, PRINTED, SHIFT, distances
from quadrant.bots.no_retreat.outlook import prize
from quadrant.games.no_retreat.components import AXIS, BOARD, VP_HEXES
from quadrant.games.no_retreat.rules.combat import may_attack, most_targets
from quadrant.games.no_retreat.rules.control import enter
from quadrant.games.no_retreat.rules.movement import movers, points, reach
from quadrant.games.no_retreat.rules.stacking import may_join
from quadrant.games.no_retreat.rules.supply import fed, supplied, units_in, units_on_map
from quadrant.games.no_retreat.rules.zones import forces, held
from quadrant.games.no_retreat.state import DISORGANIZED, NoRetreat
from quadrant.kernel.board import bits
from quadrant.kernel.movement import Reach

#: An attack must promise so much; each unit that takes part could do something else.
WORTH_IT: Final = 0.25
PROMISING: Final = 0.8
#: With this threshold no attack is planned.
NO_ATTACKS: Final = 9.0
EACH: Final = 0.12
#: The drafts of a movement phase: what attacks must promise, and whether open cities are taken first.
DRAFTS: Final = ((WORTH_IT, True), (WORTH_IT, False), (PROMISING, True))
#: A bolder draft, for who thinks it over: even what promises nothing by itself may win the game.
BOLD: Final = (-0.3, True)
#: And drafts to which a city is worth so much more than usual.
HUNGER: Final = (2.0, 5.0, 12.0)
#: So many cities are each attacked before all else in a draft of their own.
WANTED: Final = 2
NOWHERE: Final = -1
#: To go for a city must better the position by so much.
GRAB: Final = 0.3
#: A strong unit is missed elsewhere, for each point of its strength.
SPENT: Final = 0.05
#: Of six dice so many must succeed for an attack to be counted on.
LIKELY: Final = 3
#: No more units than this are sent against one hex.
MOST: Final = 6
#: So many places are thought over for each unit of the line.
PLACES: Final = 12
#: The line is gone over so often.
PASSES: Final = 2
#: A move must better the position by this much.
BETTER: Final = 0.02


class Scheme(NamedTuple):
    """An attack and the jump-off hexes of its units."""

    target: int
    places: dict[int, int]
    clash: Clash


class Plan(NamedTuple):
    """Where units go, what they attack from there, and what all of it is worth in points."""

    places: dict[int, int]
    schemes: tuple[Scheme, ...]
    score: float
    #: The same by another judge than who filled the line, if there is one.
    worth: float


#: What a position is worth to a side, in points.
Judge = Callable[[NoRetreat, int], float]


class Ranges:
    """Where each unit of a side can go in this movement phase, worked out when asked for; who judges, and how
    much more than usual a city is worth an attack."""

    def __init__(self, game: NoRetreat, side: int, judge: Judge = score, hunger: float = 0.0) -> None:
        self.game = game
        self.judge = judge
        self.hunger = hunger
        self.cities = VP_HEXES & (~game.control if side == AXIS else game.control) & game.area
        self.mobile = movers(game, side).mask
        self._known: dict[int, Reach] = {}

    def reach(self, unit: int) -> Reach | None:
        """The reach of a unit that may still move."""
        if not self.mobile >> unit & 1:
            return None
        found = self._known.get(unit)
        if found is None:
            game = self.game
            found = self._known[unit] = reach(game, unit, game.at[unit], points(game, unit), True)
        return found

    def places(self, unit: int) -> int:
        """Every place where it can be at the end, its own among them."""
        here = 1 << self.game.at[unit]
        found = self.reach(unit)
        return here | found.mask if found is not None else here

    def appeal(self, found: Clash, target: int, units: int) -> float:
        """What speaks for an attack by so many units: each of them could do something else."""
        city = self.hunger * found.succeeds / 6 if self.cities >> target & 1 else 0.0
        return found.gain + city - EACH * units

    def put(self, game: NoRetreat, unit: int, space: int) -> None:
        """The unit goes there, and takes what lies on its way."""
        if game.at[unit] == space:
            return
        if space == self.game.at[unit]:
            game.move(unit, space)
            return
        enter(game, unit, self._known[unit].path(space)[1:])


# Attacks


def muster(
    game: NoRetreat, target: int, units: Iterable[int], ranges: Ranges, support: bool
) -> Scheme | None:
    """The best attack on a hex by some of these units: the strongest first, as many as pay."""
    foe = held(game, 1 - game.active)
    near = BOARD.near[target] & game.area & ~foe
    able = [unit for unit in units if ranges.places(unit) & near and may_attack(game, unit)]
    if not able:
        return None
    able.sort(key=lambda unit: PRINTED[unit][game.faces[unit]], reverse=True)
    defence = sum(PRINTED[unit][game.faces[unit]][0] for unit in units_in(game, 1 << target))
    if 2 * sum(PRINTED[unit][game.faces[unit]][0] for unit in able[:MOST]) < defence:
        return None
    return _best_group(game.clone(), game, target, able, near, ranges, support)


def _best_group(
    trial: NoRetreat, game: NoRetreat, target: int, able: list[int], near: int, ranges: Ranges, support: bool
) -> Scheme | None:
    places: dict[int, int] = {}
    best: Scheme | None = None
    worth = 0.0
    for unit in able:
        spots = [s for s in bits(ranges.places(unit) & near) if may_join(trial, unit, s)]
        if not spots:
            continue
        space = min(spots, key=lambda spot: _jump_off(game, unit, spot, target))
        trial.move(unit, space)
        places[unit] = space
        found = clash(trial, tuple(places), 1 << target, 0, support)
        value = ranges.appeal(found, target, len(places))
        if best is None or value > worth:
            best, worth = Scheme(target, dict(places), found), value
        if len(places) >= MOST or (found.column >= 8 and value <= worth):
            break
    return best


def _jump_off(game: NoRetreat, unit: int, spot: int, target: int) -> float:
    """Which place to attack from: not over a river, on good ground, rather stay than go."""
    cost = 0.5 * bool(BANKS[target] >> spot & 1) + 0.2 * SHIFT[spot]
    return cost - 0.1 * (game.at[unit] == spot) + 0.3 * bool(forces(game).held[game.active] >> spot & 1)


def choose_attacks(
    work: NoRetreat, side: int, ranges: Ranges, least: float, busy: frozenset[int], wanted: int = NOWHERE
) -> list[Scheme]:
    """The attacks worth making, best first; their units are put in place on ``work``. A hex that is wanted is
    attacked before all others, whatever that promises."""
    # Who is cut off and can get out has better things to do than to attack.
    home = fed(work, side)
    free = {u for u in units_on_map(work, side) if supplied(work, u) or not ranges.places(u) & home} - busy
    chosen: list[Scheme] = []
    found: dict[int, Scheme | None] = {}
    support = work.support[side]
    if wanted != NOWHERE and (scheme := muster(work, wanted, free, ranges, support > 0)) is not None:
        _begin(work, scheme, ranges, free, chosen)
    while len(chosen) < most_targets(work):
        taken = {scheme.target for scheme in chosen}
        reachable = 0
        for unit in free:
            reachable |= ranges.places(unit)
        targets = held(work, 1 - side) & BOARD.neighbours(reachable)
        for target in bits(targets):
            if target not in found and target not in taken:
                found[target] = muster(work, target, free, ranges, support > len(chosen))
        ready = [scheme for target, scheme in found.items() if scheme and target not in taken]
        best = max(ready, key=lambda s: ranges.appeal(s.clash, s.target, len(s.places)), default=None)
        if best is None or ranges.appeal(best.clash, best.target, len(best.places)) < least:
            break
        _begin(work, best, ranges, free, chosen)
        found = {
            target: scheme
            for target, scheme in found.items()
            if target != best.target and (scheme is None or not scheme.places.keys() & best.places.keys())
        }
    return chosen


def _begin(work: NoRetreat, scheme: Scheme, ranges: Ranges, free: set[int], chosen: list[Scheme]) -> None:
    """An attack is chosen: its units go where they attack from."""
    for unit, space in scheme.places.items():
        ranges.put(work, unit, space)
    free.difference_update(scheme.places)
    chosen.append(scheme)


# Open cities


def take_open(work: NoRetreat, side: int, ranges: Ranges) -> frozenset[int]:
    """Cities of the enemy without a garrison are taken first, each by the unit that suits best; who goes."""
    open = VP_HEXES & (~work.control if side == AXIS else work.control) & work.area & ~held(work, 1 - side)
    gone: set[int] = set()
    for space in bits(open):
        now = ranges.judge(work, side)
        best, value, who = None, now + GRAB, -1
        for unit in bits(ranges.mobile):
            if unit in gone or not ranges.places(unit) >> space & 1 or not may_join(work, unit, space):
                continue
            after = work.clone()
            ranges.put(after, unit, space)
            worth = ranges.judge(after, side) - SPENT * PRINTED[unit][work.faces[unit]][0]
            if worth > value:
                best, value, who = after, worth, unit
        if best is not None:
            _adopt(work, best)
            gone.add(who)
    return frozenset(gone)


# The line


class Care(NamedTuple):
    """How long is thought about the line: so many places for each unit, so many times over."""

    places: int = PLACES
    passes: int = PASSES


THOROUGH: Final = Care()
QUICK: Final = Care(3, 1)


def fill_line(work: NoRetreat, side: int, units: list[int], ranges: Ranges, care: Care = THOROUGH) -> float:
    """Every other unit goes where it helps most, one after the other; the score in the end."""
    now = ranges.judge(work, side)
    foe = held(work, 1 - side)
    order = sorted(units, key=lambda unit: _urgency(work, unit, foe))
    for unit in order * care.passes:
        best, value = None, now + BETTER
        for space in _candidates(work, side, unit, ranges, care.places):
            after = work.clone()
            ranges.put(after, unit, space)
            worth = ranges.judge(after, side)
            if worth > value:
                best, value = after, worth
        if best is not None:
            _adopt(work, best)
            now = value
    return now


def _adopt(work: NoRetreat, other: NoRetreat) -> None:
    """What was tried is done."""
    work.at[:], work.control = other.at, other.control
    work.crossed, work.oil, work.warsaw, work.works = other.crossed, other.oil, other.warsaw, other.works
    work.touch()


def _urgency(game: NoRetreat, unit: int, foe: int) -> tuple[bool, int]:
    """Who is cut off goes first, then who is far behind, then who is nearest to the enemy."""
    far = distances(game.at[unit])
    return supplied(game, unit), -min((far[space] for space in bits(foe)), default=0)


def _candidates(work: NoRetreat, side: int, unit: int, ranges: Ranges, most: int) -> list[int]:
    """The places worth a thought: the most promising ones by a glance."""
    spaces = [s for s in bits(ranges.places(unit)) if s != work.at[unit] and may_join(work, unit, s)]
    if len(spaces) <= most:
        return spaces
    return promising(work, side, spaces)[:most]


def promising(work: NoRetreat, side: int, spaces: list[int]) -> list[int]:
    """Places for a unit in the line, the best first by a glance: good ground behind the front, cities."""
    foe = [distances(space) for space in bits(held(work, 1 - side))]
    mine = VP_HEXES & (work.control if side == AXIS else ~work.control)
    own, safe = held(work, side), fed(work, side)

    def glance(space: int) -> float:
        near = min((far[space] for far in foe), default=9)
        value = -0.5 * SHIFT[space] - 0.4 * abs(near - 2)
        if VP_HEXES >> space & 1 and not own >> space & 1:
            value += prize(work, space) * (2.0 if not mine >> space & 1 else 1.0 + (near <= 5))
        return value + 1.5 * bool(safe >> space & 1)

    return sorted(spaces, key=glance, reverse=True)


# The plan


class Draft(NamedTuple):
    """The bold part of a plan: who has gone where for a city or an attack, before the line is filled."""

    work: NoRetreat
    schemes: tuple[Scheme, ...]
    busy: frozenset[int]

    def again(self) -> Draft:
        """The same once more, for another line."""
        return self._replace(work=self.work.clone())


def draft(
    game: NoRetreat, side: int, ranges: Ranges, least: float, cities_first: bool, wanted: int = NOWHERE
) -> Draft:
    """Open cities first or not at all, then the attacks that promise at least so much."""
    work = game.clone()
    busy = take_open(work, side, ranges) if cities_first else frozenset()
    schemes = choose_attacks(work, side, ranges, least, busy, wanted) if least < NO_ATTACKS else []
    for scheme in schemes:  # who is about to be driven back strikes nobody
        busy |= scheme.places.keys()
        if scheme.clash.succeeds >= LIKELY:
            for unit in units_in(work, 1 << scheme.target):
                work.mark(unit, DISORGANIZED)
    return Draft(work, tuple(schemes), busy)


def promise(found: Draft, side: int) -> float:
    """What a draft is worth as it stands."""
    return score(found.work, side) + gain(found.schemes)


def gain(schemes: Iterable[Scheme]) -> float:
    return sum(scheme.clash.gain for scheme in schemes)


def make_plans(game: NoRetreat, side: int, judge: Judge | None = None) -> Iterator[Plan]:
    """Whole movement phases: the boldest that promises most, and one without attacks."""
    ranges = Ranges(game, side)
    best = best_draft(game, side, ranges)
    yield finished(game, side, ranges, best, judge=judge)
    if best.schemes:
        yield finished(game, side, ranges, draft(game, side, ranges, NO_ATTACKS, True), judge=judge)


def best_draft(game: NoRetreat, side: int, ranges: Ranges) -> Draft:
    drafts = [draft(game, side, ranges, least, first) for least, first in DRAFTS]
    return max(drafts, key=lambda found: promise(found, side))


def all_plans(game: NoRetreat, side: int, judge: Judge, postures: Sequence[Judge]) -> Iterator[Plan]:
    """What is worth comparing, none twice: the plan of the staff first; its attacks with the line filled in
    other postures; more attacks, fewer, none; and one for each city that is in reach of an attack. All are
    worth what the judge says, whatever the posture."""
    staff = sorted(make_plans(game, side, judge), key=lambda plan: -plan.score)
    yield from staff
    plain = Ranges(game, side, judge)
    best = best_draft(game, side, plain)
    made = [(plain, best)]
    made += [(Ranges(game, side, posture), best) for posture in postures]
    hungry = [Ranges(game, side, judge, hunger) for hunger in HUNGER]
    made += [(ranges, draft(game, side, ranges, WORTH_IT, True)) for ranges in hungry]
    others = [(least, first, NOWHERE) for least, first in (BOLD, (PROMISING, True))]
    others += [(WORTH_IT, False, city) for city in cities_in_reach(game, side, plain)]
    made += [(plain, draft(game, side, plain, *one)) for one in others]
    begun: list[tuple[Judge, list[int]]] = []
    known = [plan.places for plan in staff]
    for ranges, found in made:
        if (ranges.judge, found.work.at) in begun:
            continue
        begun.append((ranges.judge, found.work.at[:]))
        plan = finished(game, side, ranges, found.again(), judge=judge)
        if plan.places not in known:
            known.append(plan.places)
            yield plan


def cities_in_reach(game: NoRetreat, side: int, ranges: Ranges) -> list[int]:
    """The enemy's cities with a garrison that can be attacked in this turn, the dearest first."""
    reached = 0
    for unit in bits(ranges.mobile):
        reached |= ranges.places(unit)
    cities = bits(VP_HEXES & held(game, 1 - side) & BOARD.neighbours(reached) & game.area)
    return sorted(cities, key=lambda city: -prize(game, city))[:WANTED]


def quick_plan(game: NoRetreat, side: int) -> Plan:
    """The draft that the staff would take, with a glance at the line."""
    ranges = Ranges(game, side)
    return finished(game, side, ranges, best_draft(game, side, ranges), QUICK)


def finished(
    game: NoRetreat,
    side: int,
    ranges: Ranges,
    found: Draft,
    care: Care = THOROUGH,
    judge: Judge | None = None,
) -> Plan:
    """The plan of a draft: every other unit finds its place. What it is worth says another judge, if any."""
    work = found.work
    idle = [unit for unit in bits(ranges.mobile) if unit not in found.busy]
    value = fill_line(work, side, idle, ranges, care)
    worth = value if judge is None else judge(work, side)
    places = {unit: work.at[unit] for unit in bits(ranges.mobile) if work.at[unit] != game.at[unit]}
    more = gain(found.schemes)
    return Plan(places, found.schemes, value + more, worth + more)
