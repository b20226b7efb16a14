"""8.24, 8.34, 8.48 Stacking: six ships, and three air and ground units."""

from __future__ import annotations

from typing import Final

from quadrant.games.empire.components import (
    FLYING,
    HQ,
    KIND_OF,
    NAMES,
    NAVAL,
    ROSTER,
    SEATS,
    TRACK,
    TROOPS,
    UNIT,
    UNITS,
)
from quadrant.games.empire.rules.losses import eliminate
from quadrant.games.empire.rules.movement import in_hex
from quadrant.games.empire.rules.supply import supplied
from quadrant.games.empire.state import PROMPT, Empire, side_of
from quadrant.games.empire.supply.zones import forces
from quadrant.games.empire.verbs import REMOVE
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args
from quadrant.kernel.pick import Pick

MOST_SHIPS: Final = 6
MOST_OTHERS: Final = 3
#: What counts as ships; air and ground units.
_SHIPS: Final = mask_of(unit for unit, kind in enumerate(KIND_OF) if kind in NAVAL)
_ASHORE: Final = mask_of(unit for unit, kind in enumerate(KIND_OF) if kind in FLYING or kind == TROOPS)


def ashore(game: Empire, space: int, side: int) -> list[int]:
    """The side's air and ground units in a hex."""
    return [unit for unit in in_hex(game, space, side) if KIND_OF[unit] in FLYING or KIND_OF[unit] == TROOPS]


def weight(units: list[int]) -> int:
    """8.34 How many units they count as: an air force and its bombers are one."""
    pairs = sum(1 for unit in units if ROSTER[unit].pair and UNIT[ROSTER[unit].pair] in units)
    return len(units) - pairs // 2


def room(game: Empire, unit: int, space: int) -> bool:
    """Whether one more unit fits into a hex."""
    there = forces(game).heap(side_of(unit), space) & ~(1 << unit)
    if KIND_OF[unit] in NAVAL:
        return (there & _SHIPS).bit_count() < MOST_SHIPS
    there &= _ASHORE
    if there.bit_count() < MOST_OTHERS:
        return True
    return KIND_OF[unit] == HQ or weight([*bits(there), unit]) <= MOST_OTHERS


def with_room(game: Empire, unit: int, spaces: int) -> int:
    """Those of the hexes into which one more unit fits."""
    # Where a side has three units ashore or six ships, some of them are of the same part.
    full = spaces & forces(game).shared(side_of(unit))
    return spaces & ~full | mask_of([space for space in bits(full) if room(game, unit, space)])


def overfull(game: Empire, space: int, side: int) -> list[int]:
    """8.24, 8.48 The units of which one must go, if there are too many."""
    ships = [unit for unit in in_hex(game, space, side) if KIND_OF[unit] in NAVAL]
    if len(ships) > MOST_SHIPS:
        return ships
    others = ashore(game, space, side)
    return others if weight(others) > MOST_OTHERS else []


def crowded(game: Empire, side: int) -> int | None:
    """8.34 The first hex with too many units of the side."""
    here = forces(game)
    # Nowhere else are there four units ashore or seven ships.
    for space in bits(here.shared(side)):
        if here.heap(side, space).bit_count() > MOST_OTHERS and overfull(game, space, side):
            return space
    return None


class CheckStacking(Step):
    """8.34 At the end of a card the owner removes what is too much."""

    side: int

    def run(self, game: Empire) -> None:
        space = crowded(game, self.side)
        if space is not None:
            game.push(RemoveUnit(SEATS[self.side], space), self)


class RemoveUnit(Pick):
    """8.34 A unit too many: it comes back next turn if it is in supply, otherwise it is lost."""

    rule, verb = "8.34", REMOVE

    space: int

    def limits(self, game: Empire) -> Limits:
        side = SEATS.index(self.seat)
        return Limits(Limit("8.34", mask_of(overfull(game, self.space, side)), "why-not-crowded"))

    def args(self, game: Empire) -> Args:
        return {"space": NAMES[self.space]}

    def take(self, game: Empire, unit: int, /) -> None:
        game.tell("crowded-out", "8.34", unit=UNITS.ids[unit], space=NAMES[self.space])
        if not supplied(game, unit):
            eliminate(game, unit)
            return
        game.remove(unit, TRACK)
        game.due[unit] = game.turn + 1
        game.mark(unit, PROMPT)
