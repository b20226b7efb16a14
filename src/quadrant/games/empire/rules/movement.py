"""8.1 Movement in general: allowances, where it may lead to battle, who is still to move."""

from __future__ import annotations

from collections.abc import Iterable

from quadrant.games.empire.cards.changes import Declaration, Movement
from quadrant.games.empire.cards.language import effects, event_effects
from quadrant.games.empire.components import (
    AIRFIELDS,
    CARRIERS,
    COASTAL_CHINA,
    INNER_CHINA,
    KIND_OF,
    MANCHUKO,
    NAMES,
    NAVAL,
    OWN_UNITS,
    PORTS,
    ROSTER,
    TROOPS,
    UNITS,
    ball,
)
from quadrant.games.empire.rules.scenario_rules import hqs_are_safe, may_be_attacked
from quadrant.games.empire.rules.supply import zone
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import (
    MOVED,
    STRATEGIC,
    Empire,
    change,
    controlled,
    on_map,
    under_way,
)
from quadrant.games.empire.supply.zones import active, forces, present
from quadrant.kernel.board import bits, mask_of

# 7.24 Where battles can be declared


def enemy_hexes(game: Empire, side: int) -> int:
    """7.24 Every hex with enemy units in which the side may declare a battle."""
    foe = present(game, 1 - side)
    if hqs_are_safe(game):
        others = forces(game)
        foe &= ~others.hqs[1 - side] | others.troops[1 - side] | others.air[1 - side] | others.naval(1 - side)
    hexes = foe & may_be_attacked(game, side) & ~(INNER_CHINA & ~COASTAL_CHINA)
    for each in event_effects(game, Declaration):
        hexes &= each.battle_hexes()
    return hexes


def mixed_hexes(game: Empire, passing: tuple[int, ...] = ()) -> int:
    """7.24 Hexes with units of both sides, where a battle must be; units on their way do not count."""
    side = under_way(game).side
    mixed = forces(game).any(side) & present(game, 1 - side)
    for space in {game.at[unit] for unit in passing}:
        if mixed >> space & 1 and not set(in_hex(game, space, side)) - set(passing):
            mixed &= ~(1 << space)
    return mixed


def at_sea(game: Empire, side: int) -> list[int]:
    """Activated carriers that ended their movement outside a controlled port."""
    decks = active(game) & OWN_UNITS[side] & CARRIERS
    if not decks:
        return []
    harbours = ports(game, side)
    return [unit for unit in bits(decks) if on_map(game, unit) and not harbours >> game.at[unit] & 1]


def covered(game: Empire, side: int) -> int:
    """7.24 The landings that carriers can cover: those in hexes that the enemy controls."""
    return under_way(game).landings & controlled(game, 1 - side)


def targets(game: Empire, passing: tuple[int, ...] = ()) -> int:
    """7.24 Where the active side's movement may still lead to a battle, with these units on their way.

    An event may have any number of battles. Operations have one: it must be where units of both sides are,
    and in range of every carrier at sea that covers no landing.
    """
    offensive = under_way(game)
    side = offensive.side
    goals = enemy_hexes(game, side)
    if offensive.event:
        return goals
    mixed = mixed_hexes(game, passing)
    if mixed:
        goals &= mixed
    for unit in at_sea(game, side):
        range = ball(game.at[unit], ROSTER[unit].range)
        if not range & covered(game, side):
            goals &= range
    return goals


# 8.1 Allowances


def allowance(game: Empire, side: int) -> int:
    """7.22 What a unit's basic movement is multiplied by; reacting units use the printed value."""
    offensive = under_way(game)
    return offensive.value if side == offensive.side else offensive.printed


def naval_allowance(game: Empire, side: int) -> int:
    """8.1 How far ships move."""
    hexes = (each.naval_hexes(game, side) for each in effects(game, Movement))
    return max((far for far in hexes if far is not None), default=5 * allowance(game, side))


def ports(game: Empire, side: int) -> int:
    return PORTS & controlled(game, side)


def airfields(game: Empire, side: int) -> int:
    """Controlled airfields; a scenario may have one more."""
    plan = SCENARIOS[game.scenario]
    return (AIRFIELDS & ~plan.seaways | plan.airfields) & controlled(game, side)


def footing(game: Empire) -> int:
    """The hexes in play that ground units may enter; a small map may have some for ships only."""
    return game.area & ~SCENARIOS[game.scenario].seaways


def waters(game: Empire) -> int:
    """8.21, 13.91 The hexes in play that ships may enter: the coast of Manchuko is none of them."""
    return game.area & ~MANCHUKO


# Moving


def spot(game: Empire, path: int) -> None:
    """7.25 (E) The active side's unit touched an enemy zone, neutralised or not."""
    offensive = under_way(game)
    if not offensive.spotted and path & zone(game, 1 - offensive.side):
        change(game, spotted=True)


def moved(game: Empire, units: Iterable[int], space: int, event: str, rule: str) -> None:
    """Units end their movement in a hex."""
    for unit in units:
        game.tell(event, rule, unit=UNITS.ids[unit], space=str(game_name(space)))
        if game.at[unit] != space:
            game.move(unit, space)
        game.mark(unit, MOVED)


def game_name(space: int) -> str:
    return NAMES[space]


def waiting(game: Empire, side: int) -> int:
    """7.23 Activated units of the side that have not moved yet."""
    units = bits(active(game) & OWN_UNITS[side])
    return mask_of([unit for unit in units if not game.marks[unit] >> MOVED & 1])


def strategic(game: Empire, units: Iterable[int]) -> None:
    for unit in units:
        game.mark(unit, STRATEGIC)


def troops_in(units: Iterable[int]) -> list[int]:
    return [unit for unit in units if KIND_OF[unit] == TROOPS]


def ships_in(units: Iterable[int]) -> list[int]:
    return [unit for unit in units if KIND_OF[unit] in NAVAL]


def in_hex(game: Empire, space: int, side: int) -> list[int]:
    """The side's units in a hex."""
    return bits(forces(game).heap(side, space))
