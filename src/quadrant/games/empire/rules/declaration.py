"""7.24 Battles are declared, and carriers and air units are assigned to them."""

from __future__ import annotations

from collections.abc import Iterable

from quadrant.games.empire.cards.changes import Declaration
from quadrant.games.empire.cards.language import event_effects
from quadrant.games.empire.components import (
    AIRFIELDS,
    CITIES,
    JAPAN,
    MAINLAND_INDIA,
    NAMES,
    OWN_UNITS,
    PORTS,
    RESOURCES,
    ROSTER,
    UNITS,
    ball,
    distance,
)
from quadrant.games.empire.rules.cancellation import call_off
from quadrant.games.empire.rules.headquarters import hqs_on_map
from quadrant.games.empire.rules.movement import at_sea, covered, enemy_hexes, in_hex, mixed_hexes
from quadrant.games.empire.rules.supply import FLYING_UNITS, supplied, zone
from quadrant.games.empire.state import (
    BARRED,
    STRATEGIC,
    Battle,
    Empire,
    battle_at,
    change,
    change_battle,
    controlled,
    on_map,
    side_of,
    under_way,
)
from quadrant.games.empire.supply.zones import active, present
from quadrant.games.empire.verbs import COMMIT, DECLARE
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Args, Refusal
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import FINISHING


def combat_reach(game: Empire, unit: int) -> int | None:
    """9.11, 8.31 How far from a battle a carrier or air unit may be to fight; None: it cannot."""
    marks, counter = game.marks[unit], ROSTER[unit]
    if marks >> STRATEGIC & 1 or marks >> BARRED & 1:
        return None
    return counter.range if counter.parenthetical else counter.reach


def combat_hexes(game: Empire, unit: int) -> int:
    """9.11 The hexes in which a carrier or air unit on the map can fight from where it is."""
    reach = combat_reach(game, unit)
    return 0 if reach is None else ball(game.at[unit], reach)


def declared(game: Empire) -> int:
    """The hexes with a declared battle."""
    return mask_of(battle.hex for battle in under_way(game).battles if not battle.special)


def free_flyers(game: Empire, side: int) -> list[int]:
    """7.24 Activated carriers and air units that fight nowhere yet."""
    battles = under_way(game).battles
    busy = mask_of(unit for battle in battles for unit in battle.flyers)
    here = declared(game)
    return [
        unit
        for unit in bits(active(game) & OWN_UNITS[side] & FLYING_UNITS & ~busy)
        if on_map(game, unit) and not here >> game.at[unit] & 1 and combat_reach(game, unit) is not None
    ]


class Mandatory(Step):
    """7.24 A battle must be declared in every hex with units of both sides."""

    def run(self, game: Empire) -> None:
        if game.offensive is None:
            return
        for space in bits(mixed_hexes(game)):
            declare(game, space)


def declare(game: Empire, space: int) -> None:
    if battle_at(game, space) is None:
        change(game, battles=(*under_way(game).battles, Battle(space)))
        game.tell("battle-declared", "7.24", space=NAMES[space])


class DeclareBattles(Pick):
    """7.2.S3, 7.24 The active side declares further battles: hexes in range of carriers and air units.

    7.1 With an operations card there is one battle, with an event any number.
    """

    rule, verb, stop = "7.24", DECLARE, FINISHING
    undo_to = "battles"

    def limits(self, game: Empire) -> Limits:
        offensive = under_way(game)
        side = offensive.side
        near = 0
        for unit in free_flyers(game, side):
            near |= combat_hexes(game, unit)
        many = offensive.event or not offensive.battles
        limits = Limits(
            Limit("7.24", when(many), "why-one-battle"),
            Limit("7.24", enemy_hexes(game, side), "why-no-enemy"),
            Limit("7.24", ~declared(game), "why-declared"),
            Limit("7.24", near, "why-out-of-range"),
        )
        # With one battle only, it must be one in which every idle carrier can fight, if there is any.
        for_all = limits.mask
        for unit in idle_carriers(game, side) if not offensive.event else ():
            for_all &= combat_hexes(game, unit)
        return limits.also(Limit("7.24", for_all, "why-carrier-idle")) if for_all else limits

    def may_stop(self, game: Empire) -> Limits:
        """5.31, 9.11 Battles that the event or a carrier at sea requires are declared while they can be."""
        can = self.limits(game).mask
        needed = 0
        for each in event_effects(game, Declaration):
            needed |= each.needed_battles()
        idle = 0
        for unit in idle_carriers(game, under_way(game).side):
            idle |= combat_hexes(game, unit)
        return Limits(
            Limit("5.31", when(not can & needed or required(game)), "why-battle-required"),
            Limit("7.24", when(not can & idle), "why-carrier-idle"),
        )

    def args(self, game: Empire) -> Args:
        return {"count": declared(game).bit_count()}

    def waste(self, game: Empire, choice: Choice) -> Refusal | None:
        """No battle and no landing, although an enemy is in range."""
        offensive = under_way(game)
        if not FINISHING.of(choice) or offensive.battles or offensive.landings:
            return None
        near = self.limits(game).mask
        return Refusal("7.24", "waste-no-battle", {"count": near.bit_count()}) if near else None

    def take(self, game: Empire, space: int, /) -> None:
        declare(game, space)
        game.push(self)

    def stopped(self, game: Empire) -> None:
        if not required(game):
            call_off(game, "void", "5.31")
            return
        for space in bits(special_hexes(game)):
            change(game, battles=(*under_way(game).battles, Battle(space, special=True)))
        if under_way(game).battles:
            game.push(Commit(self.seat))


def idle_carriers(game: Empire, side: int) -> list[int]:
    """7.24, 9.11 Carriers at sea that have neither a battle in range nor a landing to cover."""
    goals = declared(game) | covered(game, side)
    return [
        unit
        for unit in at_sea(game, side)
        if combat_reach(game, unit) is not None and not combat_hexes(game, unit) & goals
    ]


def required(game: Empire) -> bool:
    """5.31 Whether the battles and landings that the event requires are there."""
    return all(each.required(game) for each in event_effects(game, Declaration))


def special_hexes(game: Empire) -> int:
    """7.27 Landings on which the reacting side may try a special reaction."""
    offensive = under_way(game)
    foe = 1 - offensive.side
    landings = offensive.landings & controlled(game, foe) & ~present(game, foe) & zone(game, foe)
    landings &= CITIES | PORTS | AIRFIELDS | RESOURCES
    if foe == JAPAN:
        landings &= ~MAINLAND_INDIA
    hqs = [hq for hq in hqs_on_map(game, foe) if supplied(game, hq)]
    return mask_of(
        space
        for space in bits(landings)
        if any(distance(game.at[hq], space) <= ROSTER[hq].range for hq in hqs)
    )


class Commit(Decision):
    """7.24 Carriers and air units are assigned to battles, or cover landings."""

    undo_to = "battles"

    def offers(self, game: Empire) -> Iterable[Offer]:
        offensive = under_way(game)
        hexes = mask_of(battle.hex for battle in offensive.battles)
        idle = 0
        sailors = at_sea(game, offensive.side)
        for unit in free_flyers(game, offensive.side):
            goals = hexes & combat_hexes(game, unit)
            if goals:
                yield Offer(COMMIT, Limits(Limit("9.11", goals, "why-out-of-range")), (unit,))
                idle |= unit in sailors
        yield finishing(Limit("7.24", when(not idle), "why-carrier-idle"))

    def waste(self, game: Empire, choice: Choice) -> Refusal | None:
        """7.24 A battle in which nobody of the active side fights is none."""
        empty = empty_battles(game)
        if not FINISHING.of(choice) or not empty:
            return None
        return Refusal("7.24", "waste-empty-battle", {"spaces": tuple(NAMES[space] for space in empty)})

    @does(COMMIT)
    def assign(self, game: Empire, unit: int, space: int) -> None:
        commit(game, unit, space)
        game.push(self)

    @does(FINISHING)
    def finish(self, game: Empire) -> None:
        drop_empty(game)


def commit(game: Empire, unit: int, space: int) -> None:
    """9.11 A carrier or air unit fights in that battle."""
    battle = battle_at(game, space)
    assert battle is not None
    change_battle(game, space, flyers=(*battle.flyers, unit))
    game.tell("committed", "9.11", unit=UNITS.ids[unit], space=NAMES[space])


class PullCovers(Step):
    """7.27 Where units have reacted on a landing, its carriers and air units fight there and nowhere else.

    A special reaction that nobody joined is no battle: its carriers are free for the battle they declared.
    """

    def run(self, game: Empire) -> None:
        if game.offensive is None:
            return
        side = game.offensive.side
        for battle in game.offensive.battles:
            if not battle.watched:
                continue
            joined = any(side_of(unit) != side for unit in battle.flyers)
            if joined or in_hex(game, battle.hex, 1 - side):
                recall(game, battle.hex, side)
            else:
                change(game, battles=tuple(b for b in under_way(game).battles if b.hex != battle.hex))
        drop_empty(game)


def recall(game: Empire, space: int, side: int) -> None:
    """7.27 The side's carriers and air units in the hex leave the battles elsewhere that they declared."""
    here = set(in_hex(game, space, side))
    for battle in under_way(game).battles:
        kept = tuple(unit for unit in battle.flyers if unit not in here)
        if kept != battle.flyers and battle.hex != space:
            change_battle(game, battle.hex, flyers=kept)


def empty_battles(game: Empire) -> list[int]:
    """7.24 The hexes with a declared battle in which the active side has no unit."""
    offensive = under_way(game)
    own = mask_of(game.at[unit] for unit in bits(OWN_UNITS[offensive.side]) if on_map(game, unit))
    return [b.hex for b in offensive.battles if not (b.special or b.flyers or own >> b.hex & 1)]


def drop_empty(game: Empire) -> None:
    """7.24 A battle in which the active side has no unit is none."""
    empty = empty_battles(game)
    change(game, battles=tuple(b for b in under_way(game).battles if b.hex not in empty))
