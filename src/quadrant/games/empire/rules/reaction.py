"""7.26 Reaction: the reacting side activates units under one headquarters, then moves them into the battles.

Whom it may activate is judged as things are before any of them moves. Then they move one after the other, as
those of the active side do; each must take part in a battle. Ships go first, and troops of their hex follow.
"""

from __future__ import annotations

from collections.abc import Iterable

from quadrant.games.empire.cards.changes import Activation
from quadrant.games.empire.cards.language import reaction_effects, side_effects
from quadrant.games.empire.components import (
    B29S,
    CARRIER,
    CARRIERS,
    FLYERS,
    FLYING,
    HQS,
    KIND_OF,
    NAMES,
    NEUTRALISING,
    NOBODY,
    OWN_UNITS,
    ROSTER,
    SEATS,
    TROOPS,
    UNITS,
    ball,
    distance,
)
from quadrant.games.empire.rules.declaration import combat_reach, commit, declared
from quadrant.games.empire.rules.headquarters import (
    activate,
    activated,
    efficiency,
    hqs_on_map,
    ready,
    room_for,
)
from quadrant.games.empire.rules.movement import in_hex, moved, naval_allowance, ships_in, troops_in, waiting
from quadrant.games.empire.rules.movement_air import plain_flights
from quadrant.games.empire.rules.movement_ground import overland
from quadrant.games.empire.rules.movement_sea import landing_limits, riders, sail, shipping
from quadrant.games.empire.rules.scenario_rules import may_react_with
from quadrant.games.empire.rules.supply import supplied
from quadrant.games.empire.state import (
    ACTIVE,
    BOMBED,
    LANDED,
    SURPRISE,
    Empire,
    change,
    on_map,
    seat,
    side_of,
    under_way,
)
from quadrant.games.empire.supply.zones import present
from quadrant.games.empire.verbs import ACTIVATE, COMMIT, LEAD, MOVE, STAY
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Decision, Step
from quadrant.kernel.limits import ANY, Limit, Limits, when
from quadrant.kernel.message import Args, Prompt
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import FINISHING, PASSING


class ReactionStep(Step):
    """7.2.S8, 7.26 Unless it is surprised, the reacting side may name a headquarters."""

    def run(self, game: Empire) -> None:
        offensive = game.offensive
        if offensive is None or not offensive.battles or offensive.intelligence == SURPRISE:
            return
        side = 1 - offensive.side
        if reacting_hqs(game, side):
            game.push(ChooseReactor(seat(side)))


def reacting_hqs(game: Empire, side: int) -> int:
    """7.26 The headquarters that may react."""
    return reactor_limits(game, side).mask


def reactor_limits(game: Empire, side: int) -> Limits:
    """7.26 Supplied headquarters with a declared battle within their range, by plain distance."""
    battles = [battle.hex for battle in under_way(game).battles]
    there = hqs_on_map(game, side)
    near = mask_of(
        hq
        for hq in there
        if any(distance(game.at[hq], space) <= ROSTER[hq].range for space in battles)
        and may_react_with(game, hq, mask_of(battles))
    )
    return Limits(
        Limit("7.26", HQS & OWN_UNITS[side], "why-no-headquarters"),
        Limit("7.26", mask_of(there), "why-not-on-map"),
        Limit("7.26", near, "why-out-of-range"),
        Limit("7.26", mask_of(hq for hq in bits(near) if _fit(game, hq)), "why-hq-unsupplied"),
    )


def _fit(game: Empire, hq: int) -> bool:
    """7.26 A headquarters must be in supply to react, however 6.3 is read; a card may say otherwise."""
    return supplied(game, hq) or any(each.no_supply() for each in side_effects(game, side_of(hq), Activation))


def reaction_number(game: Empire, hq: int) -> int:
    """7.26 How many units a headquarters activates for the reaction."""
    offensive = under_way(game)
    number = offensive.printed
    for card in offensive.reactions:
        logistic = game.CARDS[card].logistic
        if logistic is not None:
            base = logistic.base
            if logistic.plus_ops is not None:
                base = offensive.printed + logistic.plus_ops
            number = logistic.led_by.get(UNITS.ids[hq], base)
    return number + efficiency(game, hq).total


class ChooseReactor(Pick):
    """7.26 The headquarters that reacts."""

    rule, verb, stop = "7.26", LEAD, PASSING

    def limits(self, game: Empire) -> Limits:
        return reactor_limits(game, 1 - under_way(game).side)

    def take(self, game: Empire, hq: int, /) -> None:
        change(game, reaction_hq=hq, reaction_limit=reaction_number(game, hq))
        game.tell("reaction", "7.26", unit=UNITS.ids[hq], count=under_way(game).reaction_limit)
        game.push(ActivateReactor(self.seat), MoveReactors(self.seat))


# 7.26 Whom it activates


class ActivateReactor(Pick):
    """7.26 Units are activated, one after the other: supplied ones that can reach a battle."""

    rule, verb, stop = "7.26", ACTIVATE, FINISHING
    undo_to = "reaction"

    def limits(self, game: Empire) -> Limits:
        offensive = under_way(game)
        limits = ready(game, offensive.reaction_hq)
        limits = limits.also(Limit("7.26", self._room(game, limits.mask), "why-limit"))
        if any(each.one_kind() for each in reaction_effects(game, Activation)):
            limits = limits.also(Limit("5.32", _same_kind(game, 1 - offensive.side), "why-one-kind"))
        limits = limits.also(Limit("7.26", ~fighting(game, 1 - offensive.side), "why-fights-anyway"))
        able = mask_of(
            unit
            for unit in bits(limits.mask & OWN_UNITS[1 - offensive.side])
            if battles_for(game, unit, together=True)
        )
        return limits.also(Limit("7.26", able, "why-no-battle-in-reach"))

    def _room(self, game: Empire, units: int) -> int:
        """The units that the number of activations leaves room for (13.79 may change it)."""
        offensive = under_way(game)
        side = 1 - offensive.side
        return room_for(game, side, units, offensive.reaction_limit, offensive.reaction_count)

    def args(self, game: Empire) -> Args:
        offensive = under_way(game)
        return {"count": offensive.reaction_count, "limit": offensive.reaction_limit}

    def take(self, game: Empire, unit: int, /) -> None:
        change(game, reaction_count=under_way(game).reaction_count + 1)
        activate(game, unit)
        game.push(self)


def fighting(game: Empire, side: int) -> int:
    """7.26, 9.13 Ground units in a declared battle: they stay there and fight, activated or not."""
    here = declared(game)
    return mask_of(
        unit for unit in bits(OWN_UNITS[side]) if KIND_OF[unit] == TROOPS and here >> game.at[unit] & 1
    )


def _same_kind(game: Empire, side: int) -> int:
    """JP-17 Air units or ships, not both."""
    active = [unit for unit in bits(OWN_UNITS[side]) if game.marks[unit] & 1]
    if not active:
        return ANY
    flying = KIND_OF[active[0]] in FLYING
    return mask_of(unit for unit in bits(OWN_UNITS[side]) if (KIND_OF[unit] in FLYING) == flying)


# 7.26 Where a unit can take part: ``together`` counts on the units activated with it that are still to move


def battles_for(game: Empire, unit: int, together: bool = False) -> int:
    """The declared battles in which a unit can take part."""
    hexes = [battle.hex for battle in under_way(game).battles]
    return mask_of(space for space in hexes if places(game, unit, space, together))


def places(game: Empire, unit: int, battle: int, together: bool = False) -> int:
    """7.26 The hexes from which a unit can take part in a battle, after moving or where it is."""
    at, side, kind = game.at[unit], side_of(unit), KIND_OF[unit]
    here = declared(game)
    if here >> at & 1 and at != battle:
        return 0
    if kind in FLYING:
        return _air_places(game, unit, battle)
    if kind == TROOPS:
        return 1 << battle if at != battle and ways_in(game, unit, battle, together) else 0
    if kind == CARRIER:
        reached = sail(game, at, naval_allowance(game, side), ANY)
        return reached & ball(battle, ROSTER[unit].range) & ~_taken(game, side, battle)
    if at == battle:
        return 1 << at
    decks = _carriers_in(game, side, battle)
    if together:
        for carrier in bits(waiting(game, side) & CARRIERS):
            decks |= places(game, carrier, battle)
    return sail(game, at, naval_allowance(game, side), ANY) & (1 << battle | decks)


def _taken(game: Empire, side: int, battle: int) -> int:
    """9.11 Where a carrier would have another battle: declared ones, and hexes with enemy units."""
    return (declared(game) | present(game, 1 - side)) & ~(1 << battle)


def _carriers_in(game: Empire, side: int, battle: int) -> int:
    """9.12 Hexes of own carriers that fight in the battle: ships there are their escorts."""
    return mask_of(
        game.at[unit]
        for other in under_way(game).battles
        if other.hex == battle
        for unit in other.flyers
        if KIND_OF[unit] == CARRIER and side_of(unit) == side
    )


def _air_places(game: Empire, unit: int, battle: int) -> int:
    reach = combat_reach(game, unit)
    if reach is None:
        return 0
    near = ball(battle, reach)
    if B29S >> unit & 1 and game.marks[unit] >> BOMBED & 1:
        return 1 << game.at[unit] if game.at[unit] == battle else 0
    stay = 1 << game.at[unit] & near if on_map(game, unit) else 0
    reached = plain_flights(game, unit, under_way(game).printed)
    return stay | reached & near & ~(declared(game) & ~stay)


def ways_in(game: Empire, unit: int, battle: int, together: bool = False) -> str:
    """7.26 How a ground unit reaches a battle: overland, by landing, or not at all."""
    if battle in overland(game, unit, 1 << battle, declared(game)):
        return "overland"
    side = side_of(unit)
    if together:
        ships = [ship for ship in ships_in(in_hex(game, game.at[unit], side)) if game.marks[ship] & 1]
        # 7.23 Carriers and air units that go first may neutralise the enemy's zone.
        cleared = bool(waiting(game, side) & NEUTRALISING)
        allowed = landing_limits(game, (unit, *ships), _points_together(game, unit), cleared)
    else:
        ships = escorts_to(game, unit, battle)
        allowed = landing_limits(game, (unit, *ships), passage(game, unit, battle)[0])
    return "landing" if allowed.mask >> battle & 1 else ""


def escorts_to(game: Empire, unit: int, battle: int) -> list[int]:
    """8.45 (B), 8.46 Ships that reacted from the same hex into the battle: a landing goes with them."""
    side = side_of(unit)
    return [
        ship
        for ship in ships_in(in_hex(game, battle, side))
        if game.origin[ship] == game.at[unit] and game.marks[ship] & 1
    ]


def passage(game: Empire, unit: int, battle: int) -> tuple[int, int]:
    """8.45 (A), 8.46 The shipping points that a landing needs, and the ship on which it rides (or NOBODY)."""
    full = under_way(game).riding[1::2]
    free = [ship for ship in escorts_to(game, unit, battle) if ship not in full]
    pairs = riders((unit, *free))
    return (0, pairs[0][1]) if pairs else (shipping(game, (unit,)), NOBODY)


def _points_together(game: Empire, unit: int) -> int:
    """8.45 (A), 8.46 The shipping points that the unit needs with the activated ones that go by sea, too."""
    side, here = side_of(unit), declared(game)
    group = [other for other in activated(game, side) if other != unit]
    troops = [u for u in troops_in(group) if not overland(game, u, here, here)]
    points = 0
    for start in {game.at[one] for one in (*troops, unit)}:
        stack = (unit, *troops, *ships_in(group))
        points += shipping(game, tuple(one for one in stack if game.at[one] == start))
    return points


# 7.26 How they move


class MoveReactors(Decision):
    """7.26 The activated units move, one after the other: which of them joins which battle."""

    undo_to = "movement"

    def offers(self, game: Empire) -> Iterable[Offer]:
        able = 0
        for unit in bits(waiting(game, SEATS.index(self.seat))):
            goals = battles_for(game, unit)
            able |= goals
            yield Offer(COMMIT, Limits(Limit("7.26", goals, "why-out-of-reach")), (unit,))
        yield finishing(Limit("7.26", when(not able), "why-must-react"))

    def prompt(self, game: Empire) -> Prompt:
        count = waiting(game, SEATS.index(self.seat)).bit_count()
        return Prompt(self.prompt_id, "7.26", {"count": count})

    @does(COMMIT)
    def join(self, game: Empire, unit: int, battle: int) -> None:
        game.push(ReactFrom(self.seat, unit, battle), self)

    @does(FINISHING)
    def finish(self, game: Empire) -> None:
        release(game, waiting(game, SEATS.index(self.seat)))


def release(game: Empire, units: int) -> None:
    """7.26 Who can reach no battle after all was not to be activated, and is not."""
    for unit in bits(units):
        game.unmark(unit, ACTIVE)
        game.tell("kept-out", "7.26", unit=UNITS.ids[unit])


class ReactFrom(Decision):
    """7.26 Where a reacting unit goes to take part."""

    undo_to = "unit"

    unit: int
    battle: int

    def offers(self, game: Empire) -> Iterable[Offer]:
        goals = places(game, self.unit, self.battle)
        here = 1 << game.at[self.unit] if on_map(game, self.unit) else 0
        yield Offer(MOVE, Limits(Limit("7.26", goals & ~here, "why-out-of-reach")), (self.unit,))
        stays = 1 << self.unit if goals & here else 0
        yield Offer(STAY, Limits(Limit("7.26", stays, "why-out-of-reach")))

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "7.26", {"unit": UNITS.ids[self.unit], "space": NAMES[self.battle]})

    @does(STAY)
    def stay(self, game: Empire, unit: int) -> None:
        self.move(game, unit, game.at[unit])

    @does(MOVE)
    def move(self, game: Empire, unit: int, space: int) -> None:
        if KIND_OF[unit] == TROOPS:
            enter(game, unit, self.battle)
            return
        moved(game, (unit,), space, "reacted-to", "7.26")
        if KIND_OF[unit] in FLYERS and space != self.battle:
            commit(game, unit, self.battle)


def enter(game: Empire, unit: int, battle: int) -> None:
    """7.26 A reacting ground unit walks or lands into a battle."""
    way = ways_in(game, unit, battle)
    side = side_of(unit)
    if way == "overland":
        game.origin[unit] = overland(game, unit, 1 << battle, declared(game))[battle]
    else:
        points, ship = passage(game, unit, battle)
        game.asp_used[side] += points
        change(game, reaction_asp=under_way(game).reaction_asp + points)
        if ship != NOBODY:
            change(game, riding=(*under_way(game).riding, unit, ship))
        game.mark(unit, LANDED)
    moved(game, (unit,), battle, "reacted-to", "7.26")
