"""9.0 Who would be in a battle: those who are there, and the units in hand, counted as if they had come.

In hand are the units that are named, else the activated ones that are still to move and could get there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quadrant.games.empire.components import (
    CARRIER,
    FLYERS,
    FLYING,
    KIND_OF,
    NEUTRALISING,
    ROSTER,
    TROOPS,
    ball,
    distance,
)
from quadrant.games.empire.rules.declaration import combat_hexes, combat_reach, free_flyers
from quadrant.games.empire.rules.movement import allowance, in_hex, ships_in, waiting
from quadrant.games.empire.rules.movement_air import plain_flights
from quadrant.games.empire.rules.movement_sea import landing_limits, naval_limits, shipping
from quadrant.games.empire.rules.offensives import MoveUnits
from quadrant.games.empire.rules.reaction import ActivateReactor, MoveReactors, places, ways_in
from quadrant.games.empire.state import (
    ACTIVE,
    LANDED,
    Battle,
    Empire,
    battle_at,
    change,
    change_battle,
    on_map,
    side_of,
    under_way,
)
from quadrant.games.empire.told.queries_moves import HIGHEST, land_paths, supposing
from quadrant.kernel.board import bits

#: While one of these is still to be done, activated units of that side have not all moved.
ATTACKERS_MOVE: Final = (MoveUnits,)
REACTORS_MOVE: Final = (ActivateReactor, MoveReactors)


def gathered(game: Empire, side: int, space: int, named: Sequence[int]) -> tuple[Empire, tuple[int, ...]]:
    """The position with a battle in the hex that this side attacks, and who was counted as if he had come."""
    real = game.offensive is not None and game.offensive.side == side
    trial = game.clone() if real else supposing(game, side, HIGHEST)
    in_hand = list(named or to_move(trial))
    if battle_at(trial, space) is None:
        # Before it is declared, whoever is free and could fight there from where he is counts too.
        in_hand += [unit for unit in free_flyers(trial, side) if combat_hexes(trial, unit) >> space & 1]
        change(trial, battles=(*under_way(trial).battles, Battle(space)))
    came = []
    for unit in dict.fromkeys(in_hand):
        there = not on_map(trial, unit) or trial.at[unit] == space or _flies(trial, unit)
        if KIND_OF[unit] and not there and _join(trial, unit, space, bool(named)):
            came.append(unit)
    return trial, tuple(came)


def to_move(game: Empire) -> list[int]:
    """7.23, 7.26 The activated units that are still to move, of the side whose movement is not over."""
    side = under_way(game).side
    if any(isinstance(step, ATTACKERS_MOVE) for step in game.stack):
        return bits(waiting(game, side))
    if any(isinstance(step, REACTORS_MOVE) for step in game.stack):
        return bits(waiting(game, 1 - side))
    return []


def _flies(game: Empire, unit: int) -> bool:
    """9.11 It fights in a battle already."""
    return any(unit in battle.flyers for battle in under_way(game).battles)


def _join(trial: Empire, unit: int, space: int, named: bool) -> bool:
    """Sends a unit into the battle, if there is a way."""
    if side_of(unit) != under_way(trial).side:
        return _react(trial, unit, space)
    if not trial.marks[unit] >> ACTIVE & 1:
        return named and _suppose(trial, unit, space)
    if KIND_OF[unit] == TROOPS:
        return _land_or_march(trial, unit, space, named)
    if KIND_OF[unit] in FLYERS:
        return _sail_or_fly(trial, unit, space, named)
    if named or naval_limits(trial, (unit,)).mask >> space & 1:
        _send(trial, unit, space)
        return True
    return False


def _suppose(trial: Empire, unit: int, space: int) -> bool:
    """A unit that nobody has activated: it comes from wherever it is."""
    if KIND_OF[unit] in FLYERS and combat_hexes(trial, unit) >> space & 1:
        _fight(trial, unit, space, trial.at[unit])
    elif KIND_OF[unit] in FLYING:
        return False
    else:
        _send(trial, unit, space, landed=KIND_OF[unit] == TROOPS and not _walks(trial, unit, space))
    return True


def _walks(trial: Empire, unit: int, space: int) -> bool:
    """8.42 Whether a ground unit gets there by land."""
    return space in land_paths(trial, unit, 2 * allowance(trial, side_of(unit))).cost


def _land_or_march(trial: Empire, unit: int, space: int, named: bool) -> bool:
    """8.42, 8.45 Ground units march, or land with the ships of their hex."""
    if _walks(trial, unit, space):
        _send(trial, unit, space)
        return True
    side = side_of(unit)
    still = waiting(trial, side)
    ships = [ship for ship in ships_in(in_hex(trial, trial.at[unit], side)) if still >> ship & 1]
    group = (unit, *ships)
    cleared = bool(still & NEUTRALISING)
    if not named and not landing_limits(trial, group, cleared=cleared).mask >> space & 1:
        return False
    trial.asp_used[side] += shipping(trial, group)
    _send(trial, unit, space, landed=True)
    return True


def _sail_or_fly(trial: Empire, unit: int, space: int, named: bool) -> bool:
    """8.21, 8.31, 9.11 Carriers that are sent go there; else they, and aircraft, fight from near by."""
    reach = combat_reach(trial, unit)
    if KIND_OF[unit] == CARRIER:
        reached = naval_limits(trial, (unit,)).mask
        if named and reached >> space & 1:
            _send(trial, unit, space)
            return True
    else:
        reached = plain_flights(trial, unit, allowance(trial, side_of(unit)))
    if not waiting(trial, side_of(unit)) >> unit & 1:
        reached = 0
    spots = (reached | 1 << trial.at[unit]) & (0 if reach is None else ball(space, reach))
    return _from_nearest(trial, unit, space, spots)


def _react(trial: Empire, unit: int, space: int) -> bool:
    """7.26 A unit of the other side comes into the declared battle."""
    spots = places(trial, unit, space, together=True)
    if KIND_OF[unit] in FLYERS:
        return _from_nearest(trial, unit, space, spots)
    if not spots:
        return False
    landed = KIND_OF[unit] == TROOPS and ways_in(trial, unit, space, together=True) == "landing"
    _send(trial, unit, space if spots >> space & 1 else _nearest(trial, unit, space, spots), landed)
    return True


def _nearest(trial: Empire, unit: int, space: int, spots: int) -> int:
    """Of these hexes the one that is next to the battle; where it stands, if none is nearer."""
    return min(bits(spots), key=lambda spot: (distance(spot, space), spot != trial.at[unit]))


def _from_nearest(trial: Empire, unit: int, space: int, spots: int) -> bool:
    here = 1 << trial.at[unit]
    full = ball(space, ROSTER[unit].range)
    # Who can fight from where he is does; beyond its plain range an air unit has half its strength.
    kept = spots & here if spots & here & full else spots
    if not kept:
        return False
    _fight(trial, unit, space, _nearest(trial, unit, space, kept))
    return True


def _fight(trial: Empire, unit: int, space: int, spot: int) -> None:
    """9.11 A carrier or air unit fights in the battle from that place."""
    _send(trial, unit, spot)
    battle = battle_at(trial, space)
    assert battle is not None
    if spot != space:
        change_battle(trial, space, flyers=(*battle.flyers, unit))


def _send(trial: Empire, unit: int, spot: int, landed: bool = False) -> None:
    if trial.at[unit] != spot:
        trial.move(unit, spot)
    trial.mark(unit, ACTIVE)
    if landed:
        trial.mark(unit, LANDED)
