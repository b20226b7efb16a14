"""Offensives: targets and the forces for each, chosen together by what they bring against what may react."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from quadrant.bots.empire import clash
from quadrant.bots.empire.clash import Clash, Force, Step, force
from quadrant.bots.empire.errands import Errand, errands
from quadrant.bots.empire.theatre import Support, Theatre, loss
from quadrant.bots.empire.worth import will_worth
from quadrant.games.empire.components import (
    AIRFIELDS,
    ALLIES,
    BOARD,
    CARRIER,
    CITIES,
    GROUND,
    KIND_OF,
    NAVAL,
    ONE_HEX,
    PORTS,
    RESOURCES,
    ROSTER,
    SHIP,
    TERRAIN,
    YEAR,
)
from quadrant.games.empire.rules.ground_combat import guard, guard_steps
from quadrant.games.empire.rules.movement_sea import shipping as shipping_points
from quadrant.games.empire.rules.supply import zone
from quadrant.games.empire.supply.zones import guards
from quadrant.kernel.board import bits

#: What an activation must bring; what a whole offensive must bring to be worth a thought.
EACH: Final = 0.06
WORTH_IT: Final = 0.12
#: What an activation is taken to cost while a plan is made, and a point of shipping at least.
PRICES: Final = ((0.06, 0.0), (0.25, 0.0), (0.6, 0.0), (0.15, 0.8), (0.4, 0.8))
#: How many targets are thought over in an offensive, and how many ground units go for one of them.
TARGETS: Final = 14
MOST_TROOPS: Final = 3
#: How many ships and flyers are tried for a target.
SUPPORTS: Final = (0, 1, 2, 3, 4, 6, 8)
#: What nobody defends or watches is as good as taken; a landing that is watched may be covered by so many.
UNOPPOSED: Final = 0.98
COVER: Final = 3
#: What is left of a prize that stronger enemies may take back.
RETAKEN: Final = 0.7
#: What a failed attack costs besides its losses, and how likely all attackers are lost with it.
FAILURE: Final = 0.3
CASUALTIES: Final = 0.06
FRAIL: Final = 0.5
#: How much it counts that a unit which walks away leaves its hex open.
NEAR_BY: Final = 0.25
#: 9.2.B, 9.4.A What surprise, guns, planes and dug-in defenders add to the die.
SURPRISE: Final = 3
GUNS, PLANES, DUG_IN = 2, 2, 3
_TERRAIN: Final = {"jungle": -1, "mixed": -2, "mountain": -3}
_SIZE: Final = GROUND.bit_length()
#: 7.27 What an enemy watches.
WATCHED: Final = CITIES | PORTS | AIRFIELDS | RESOURCES


Price = tuple[float, float]
#: Who walks, who lands, and the flyer that opens the way.
Ground = tuple[tuple[int, ...], tuple[int, ...], Support | None]


class Task(NamedTuple):
    """A target of an offensive, and the forces for it."""

    target: int
    #: Ground units that walk there; a stack that lands: ground units first, then its ships.
    marchers: tuple[int, ...]
    landing: tuple[int, ...]
    #: Ships and flyers: each with the hex from which it fights.
    supports: tuple[Support, ...]
    battle: bool
    #: The chance to take the hex (or to win in the air and at sea), and what the task brings.
    chance: float
    gain: float
    #: The points of shipping that it takes, and what they would bring otherwise.
    shipping: int = 0
    freight: float = 0.0
    #: The flyer that must be in place before the landing: it opens the way.
    screen: Support | None = None

    @property
    def units(self) -> tuple[int, ...]:
        return (*self.marchers, *self.landing, *(support.unit for support in self.supports))

    @property
    def net(self) -> float:
        return self.gain - EACH * len(self.units) - self.freight

    def at(self, price: Price) -> float:
        """What it brings beyond what its units and its shipping cost."""
        return self.gain - price[0] * len(self.units) - max(self.freight, price[1] * self.shipping)

    @property
    def takes(self) -> bool:
        """Whether the hex is to be taken, not only struck."""
        return bool(self.marchers or self.landing)


class Plan(NamedTuple):
    """The tasks of an offensive, and what the activations that are left are used for."""

    tasks: tuple[Task, ...]
    errands: tuple[Errand, ...] = ()

    @property
    def gain(self) -> float:
        return sum(task.net for task in self.tasks) + sum(errand.gain for errand in self.errands)


#: The tasks for a target while these units are busy.
Known = dict[tuple[int, frozenset[int]], list[Task]]


def make_plan(theatre: Theatre) -> Plan:
    """The tasks that bring most together: with a low price of an activation few targets get much, with a
    high one many get little."""
    hexes = candidates(theatre)
    known: Known = {}
    best = Plan(())
    for price in PRICES:
        plan = _chosen(theatre, hexes, known, price)
        if plan.gain > best.gain:
            best = plan
    busy = {unit for task in best.tasks for unit in task.units}
    return best._replace(errands=errands(theatre, busy, theatre.limit - len(busy)))


def _known(theatre: Theatre, known: Known, target: int, busy: set[int]) -> list[Task]:
    """The forces for a target that are left: what was worked out at another price is kept."""
    key = target, frozenset(busy)
    if key not in known:
        known[key] = variants(theatre, target, busy)
    return known[key]


def _chosen(theatre: Theatre, hexes: list[int], known: Known, price: Price) -> Plan:
    """The best task first, at that price of an activation, as far as the activations go."""
    tasks: list[Task] = []
    busy: set[int] = set()
    room, shipping = theatre.limit, theatre.shipping
    left = {target: _known(theatre, known, target, busy) for target in hexes}
    while room > 0 and left:
        battle = theatre.event or not any(task.battle for task in tasks)
        best: Task | None = None
        value = WORTH_IT
        for target in list(left):
            fitting = [t for t in left[target] if not busy & set(t.units)]
            if not fitting and left[target]:
                fitting = _known(theatre, known, target, busy)
            left[target] = fitting
            for task in fitting:
                if len(task.units) > room or task.shipping > shipping or (task.battle and not battle):
                    continue
                worth = task.at(price)
                if worth > value or (best is None and task.net > value):
                    best, value = task, max(worth, value)
        if best is None:
            break
        tasks.append(best)
        busy.update(best.units)
        room -= len(best.units)
        shipping -= best.shipping
        del left[best.target]
    return Plan(tuple(tasks))


def variants(theatre: Theatre, target: int, busy: set[int]) -> list[Task]:
    """The forces for a target worth a thought: of those with as many units the one that brings most."""
    found: dict[tuple[int, int], Task] = {}
    scene = Scene(theatre, target, busy)
    for marchers, landing, screen in ground_forces(theatre, target, busy, theatre.limit, theatre.shipping):
        if scene.hopeless(marchers, landing):
            continue
        for task in scene.tasks(marchers, landing, theatre.limit, screen):
            count = len(task.units), task.shipping
            if task.net > WORTH_IT and (count not in found or task.gain > found[count].gain):
                found[count] = task
    return list(found.values())


def candidates(theatre: Theatre) -> list[int]:
    """The hexes worth a thought: to be taken, or with something worth striking."""
    game, side = theatre.game, theatre.side
    own = game.control if side == 0 else ~game.control
    worth: dict[int, float] = {}
    for space in bits(GROUND & game.area & ~own):
        if theatre.gains[space] >= 0.1 and (theatre.goals >> space & 1 or not theatre.enemy >> space & 1):
            worth[space] = theatre.gains[space]
    for space in bits(theatre.goals & theatre.enemy):
        troops, others = theatre.defenders(space)
        prey = 0.3 * loss(others, game.faces)
        fort = 0.15 * loss(troops, game.faces)
        if space in worth or others:
            worth[space] = worth.get(space, 0.0) + prey - fort
    ground = _on_foot(theatre)
    near = ground | _in_reach(theatre)
    ranked = sorted((s for s in worth if near >> s & 1), key=lambda s: -worth[s])
    held = theatre.enemy | guards(game) if side == ALLIES else theatre.enemy
    # What stands open is never too little: dearer hexes that cannot be taken must not hide it.
    opened = [space for space in ranked if ground >> space & 1 and not held >> space & 1][:TARGETS]
    dearest = ranked[: TARGETS * (2 if theatre.limit > 12 else 1)]
    return dearest + [space for space in opened if space not in dearest]


def _on_foot(theatre: Theatre) -> int:
    """Every hex that some ground unit could march to or land in."""
    near = 0
    for camp in theatre.camps:
        near |= theatre.waters(camp, 0)
    for unit in theatre.troops:
        for space in theatre.marches(unit).cost:
            near |= 1 << space
    return near


def _in_reach(theatre: Theatre) -> int:
    """Every hex that some ship or flyer could fight in."""
    near = 0
    at = theatre.game.at
    for unit in (*theatre.ships, *theatre.carriers):
        near |= theatre.waters(at[unit], 0)
    for unit in theatre.carriers:
        near = near | BOARD.within(1 << at[unit], ROSTER[unit].range)
    for unit in theatre.air:
        if at[unit] < _SIZE:
            near |= BOARD.within(1 << at[unit], ROSTER[unit].reach + ROSTER[unit].range * theatre.ops)
    return near


def ground_forces(
    theatre: Theatre, target: int, busy: set[int], room: int, shipping: int
) -> Iterator[Ground]:
    """Ground units that could take the hex: those that walk there, those that land from one place."""
    enemy = theatre.enemy >> target & 1
    if enemy:
        yield (), (), None
    own = theatre.game.control >> target & 1 == (theatre.side == 0)
    if own:
        return
    most = min(MOST_TROOPS, room) if enemy else 1
    walkers = [
        unit
        for unit in theatre.troops
        if unit not in busy and theatre.game.at[unit] != target and target in theatre.marches(unit).cost
    ]
    if enemy:
        walkers.sort(key=theatre.attack, reverse=True)
    else:
        walkers.sort(key=lambda unit: (theatre.left_open(unit), theatre.attack(unit)))
    for count in range(1, min(most, len(walkers)) + 1):
        yield tuple(walkers[:count]), (), None
    for camp, units in theatre.camps.items():
        if theatre.waters(camp, 0) >> target & 1 and camp != target:
            free = [unit for unit in units if unit not in busy]
            yield from _landings(theatre, target, camp, free, most, shipping, busy, room)


def _landings(
    theatre: Theatre,
    target: int,
    camp: int,
    free: list[int],
    most: int,
    shipping: int,
    busy: set[int],
    room: int,
) -> Iterator[Ground]:
    """Stacks from one hex: alone, behind a warship, behind a carrier, whichever gets there."""
    if most == 1:
        free = sorted(free, key=lambda u: theatre.left_open(u) + theatre.freight(cost(theatre, (u,))))
    ships = [unit for unit in theatre.harbours.get(camp, ()) if unit not in busy]
    guns = [unit for unit in ships if KIND_OF[unit] == SHIP][:1]
    decks = [unit for unit in ships if KIND_OF[unit] == CARRIER][:1]
    escorts: list[tuple[int, ...]] = []
    alone = bool(theatre.waters(camp, 2) >> target & 1)
    if alone or not decks:
        escorts.append(())
    if guns and (theatre.waters(camp, 1) >> target & 1 or not decks):
        escorts.append(tuple(guns))
    elif decks:
        escorts.append(tuple(decks))
    for escort in escorts:
        for count in range(1, most + 1):
            for troops in _some(free, count):
                stack = (*troops, *escort)
                points = cost(theatre, stack)
                if points > shipping or len(stack) > room:
                    continue
                if theatre.beaches(stack) >> target & 1:
                    yield (), stack, None
                    break
                screen = theatre.opened(stack, target, busy)
                if screen is not None and len(stack) < room:
                    yield (), stack, screen
                    break


def _some(units: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """The first so many of these units, and those after them."""
    for start in range(max(0, min(4, len(units) - count + 1))):
        yield tuple(units[start : start + count])


def cost(theatre: Theatre, stack: tuple[int, ...]) -> int:
    """The shipping points of a landing."""
    return shipping_points(theatre.game, stack)


class Scene:
    """A battle that is imagined: the enemy in the hex and around it, and what could be sent against him."""

    def __init__(self, theatre: Theatre, target: int, busy: set[int]) -> None:
        game = theatre.game
        self.theatre, self.target = theatre, target
        self.enemy = bool(theatre.enemy >> target & 1)
        self.prize = theatre.temper.prize * theatre.gains[target] if target < _SIZE else 0.0
        troops, others = theatre.defenders(target)
        self.garrison = loss(troops, game.faces)
        self.ground = self._ground(troops)
        self.here = force(game, others)
        coming = theatre.reaction(target)
        self.coming = clash.joined(self.here, force(game, coming)) if coming else self.here
        self.sails = any(KIND_OF[unit] in NAVAL for unit in coming)
        self.enemy_ships = any(KIND_OF[unit] in NAVAL for unit in others)
        self.watched = not self.enemy and watched(theatre, target)
        self.seen = theatre.met(target) if self.watched else theatre.seen(target)
        fights = self.enemy or self.watched
        self.supports = [s for s in theatre.supports(target) if s.unit not in busy] if fights else []
        self.menace = theatre.menace(target)
        self.terrain = sum(bonus for name, bonus in _TERRAIN.items() if TERRAIN[name] >> target & 1)

    def _ground(self, troops: list[int]) -> Force:
        found = force(self.theatre.game, troops)
        if not self.theatre.guarded(self.target):
            return found
        steps = guard_steps(self.theatre.game, self.target)
        attack, defense = guard(self.target)
        return clash.joined(found, Force(steps * attack, (Step(defense, 0.2, attack),) * steps))

    def hopeless(self, marchers: tuple[int, ...], landing: tuple[int, ...]) -> bool:
        """Whether these ground units cannot take the hex whatever ships and flyers help them."""
        landers = [unit for unit in landing if KIND_OF[unit] not in NAVAL]
        if not self.enemy or not (marchers or landers):
            return False
        return self._land(marchers, landers, True, True).chance <= 0.0

    def tasks(
        self,
        marchers: tuple[int, ...],
        landing: tuple[int, ...],
        room: int,
        screen: Support | None = None,
    ) -> Iterator[Task]:
        """The task with more and more ships and flyers."""
        theatre = self.theatre
        first = (screen,) if screen else ()
        shipping = cost(theatre, landing) if landing else 0
        if not self.enemy and not (self.watched and landing):
            troops = [unit for unit in (*marchers, *landing) if KIND_OF[unit] not in NAVAL]
            gain = UNOPPOSED * self.kept(troops) - self.leaving(marchers, landing)
            gain -= theatre.stranded(troops, self.target)
            freight = theatre.freight(shipping)
            yield Task(
                self.target, marchers, landing, first, False, UNOPPOSED, gain, shipping, freight, screen
            )
            return
        used = (*landing, *(support.unit for support in first))
        free = [support for support in self.supports if support.unit not in used]
        taken = len(marchers) + len(landing) + len(first)
        for count in SUPPORTS:
            if count > len(free) or taken + count > room or taken + count == 0:
                continue
            if self.watched and count > COVER:
                break
            task = self.judged(marchers, landing, (*first, *free[:count]), shipping)
            yield task._replace(screen=screen)

    def judged(
        self,
        marchers: tuple[int, ...],
        landing: tuple[int, ...],
        supports: tuple[Support, ...],
        shipping: int,
    ) -> Task:
        """What the battle promises with these forces."""
        theatre, game = self.theatre, self.theatre.game
        ships = [unit for unit in landing if KIND_OF[unit] in NAVAL]
        halved = [support.unit for support in supports if support.halved]
        mine = force(game, (*ships, *(support.unit for support in supports)), halved=halved)
        landers = [unit for unit in landing if KIND_OF[unit] not in NAVAL]
        year = self._year(supports)
        surprised = clash.at_sea(mine, self.here, clash.MINE_FIRST, (SURPRISE + year[0], year[1]))
        met = clash.at_sea(mine, self.coming, clash.TOGETHER, year)
        p = self.seen
        sea = Clash(
            (1 - p) * surprised.chance + p * met.chance,
            (1 - p) * surprised.mine + p * met.mine,
            (1 - p) * surprised.theirs + p * met.theirs,
        )
        late = theatre.lasting
        care = theatre.temper.care
        gain = late * (sea.theirs - care * sea.mine)
        if not marchers and not landers:
            return Task(self.target, (), (), supports, True, sea.chance, gain)
        guns = bool(ships) or any(s.base == self.target and KIND_OF[s.unit] == SHIP for s in supports)
        if landers and not guns and self.sails:
            # 8.45 (B) Ships that react turn back a landing without an escort, and it loses steps.
            sea = sea._replace(chance=(1 - p) * surprised.chance)
            gain -= p * late * care * 0.5 * loss(landers, game.faces)
        land = self._land(marchers, landers, guns, mine.flyers > 0)
        # 9.3 Without a fight on land the hex is for who won in the air and at sea.
        reached = sea.chance if landers or not self.ground else 1.0
        chance = reached * land.chance
        prize = self.kept((*marchers, *landers))
        gain += chance * prize + late * reached * (land.theirs - care * land.mine)
        if ONE_HEX >> self.target & 1:
            gain += chance * 0.5 * late * max(0.0, self.garrison - land.theirs)
        gain -= (1 - chance) * self._setback((*marchers, *landers), bool(landers))
        gain -= self.leaving(marchers, landers) + chance * theatre.stranded(
            (*marchers, *landers), self.target
        )
        freight = theatre.freight(shipping)
        return Task(self.target, marchers, landing, supports, self.enemy, chance, gain, shipping, freight)

    def _setback(self, troops: Sequence[int], landed: bool) -> float:
        """What a failure costs besides the losses: who lands in vain loses steps, and US corps and divisions
        that are lost cost will (16.45)."""
        game = self.theatre.game
        heavy = any(ROSTER[u].nationality == "us" and ROSTER[u].size in ("XX", "XXX") for u in troops)
        frail = all(game.faces[unit] + 1 == len(ROSTER[unit].faces) for unit in troops)
        lost = 0.5 * loss(list(troops), game.faces) if landed else 0.0
        share = FRAIL if frail and landed else CASUALTIES if len(troops) == 1 else 0.0
        return FAILURE + lost + (share * will_worth(game) if heavy else 0.0)

    def leaving(self, marchers: Sequence[int], landing: Sequence[int]) -> float:
        """What is left behind without a garrison: who walks on is still near it."""
        theatre = self.theatre
        gone = sum(theatre.left_open(unit) for unit in landing if KIND_OF[unit] not in NAVAL)
        return gone + sum(
            (1.0 if theatre.counted(unit) else NEAR_BY) * theatre.left_open(unit) for unit in marchers
        )

    def kept(self, troops: Sequence[int]) -> float:
        """What the hex is worth to those who take it: less if stronger ones are near."""
        mine = sum(self.theatre.attack(unit) for unit in troops)
        return self.prize * (RETAKEN if self.menace > 2 * mine else 1.0)

    def _year(self, supports: tuple[Support, ...]) -> tuple[int, int]:
        """9.2.B What US planes add from 1943 on: to our die, to theirs."""
        year = YEAR[self.theatre.game.turn]
        bonus = 0 if year < 1943 else 1 if year == 1943 else 3
        if self.theatre.side == ALLIES:
            return (bonus if any(KIND_OF[s.unit] != SHIP for s in supports) else 0), 0
        return 0, (bonus if self.coming.flyers else 0)

    def _land(self, marchers: tuple[int, ...], landers: list[int], ships: bool, flyers: bool) -> Clash:
        game = self.theatre.game
        mine = clash.joined(force(game, marchers), force(game, landers, landed=True))
        bonus = self.terrain
        if ships and not self.enemy_ships:
            bonus += GUNS
        if flyers and not self.here.flyers:
            bonus += PLANES
        theirs = DUG_IN if landers and self.ground else 0
        return clash.on_land(mine, self.ground, (bonus, theirs))


def watched(theatre: Theatre, target: int) -> bool:
    """7.27 Whether the enemy may react to a landing that nobody opposes."""
    if not zone(theatre.game, theatre.foe) & WATCHED & 1 << target:
        return False
    return bool(theatre.reaction(target))
