"""10.7 Results of battles: step losses, counterblow markers, and what cadres do.

What a result does to a fortress (10.7.4) is carried out in ``battle.py``.
"""

from __future__ import annotations

from typing import Final

import msgspec

from quadrant.games.no_retreat.cards.language import IgnoresFortresses
from quadrant.games.no_retreat.components import (
    CADRE_BOX,
    CADRES,
    DESTROY,
    FORTRESS,
    NAMES,
    RETREAT,
    ROSTER,
    SHATTER,
    SHATTERED,
    SHOCK,
    SS_ARMOR,
    SS_MOTORIZED,
    VOLKSSTURM,
)
from quadrant.games.no_retreat.rules.cards import Ask
from quadrant.games.no_retreat.rules.losses import lose_step, remove
from quadrant.games.no_retreat.rules.odds import cards_in
from quadrant.games.no_retreat.rules.stacking import may_join
from quadrant.games.no_retreat.rules.supply import units_at
from quadrant.games.no_retreat.state import Battle, NoRetreat, face, on_map, seat, side_of
from quadrant.games.no_retreat.verbs import CADRE_IN, LOSE, MARK
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args
from quadrant.kernel.verbs import PASSING

#: 10.1 The markers of each player, for targets and counterblows together.
MARKERS: Final = 5
#: 10.7 The results that drive the defenders back.
DRIVEN: Final = frozenset((RETREAT, SHATTER, DESTROY))


def is_fortress(game: NoRetreat, unit: int) -> bool:
    """14.1 A fortress, by the side of the counter that is up."""
    return face(game, unit).kind == FORTRESS


def fortified(game: NoRetreat, battle: Battle) -> int:
    """10.7.4 The attacked hexes with a fortress whose effects no card has taken away."""
    if any(True for _ in cards_in(game, battle, IgnoresFortresses)):
        return 0
    return _hexes_with(game, battle, FORTRESS)


def with_volkssturm(game: NoRetreat, battle: Battle) -> int:
    """14.11 The attacked hexes with Volkssturm."""
    if any(card.ignores_volkssturm() for _, card in cards_in(game, battle, IgnoresFortresses)):
        return 0
    return _hexes_with(game, battle, VOLKSSTURM)


def _hexes_with(game: NoRetreat, battle: Battle, kind: int) -> int:
    stacks = units_at(game)
    return mask_of(
        space
        for space in bits(battle.targets)
        if any(face(game, unit).kind == kind for unit in stacks.get(space, ()))
    )


# 10.7.1 Step losses


class LoseSteps(Step):
    """10.7.1 A side loses so many steps among these units, by its owner's choice."""

    side: int
    units: tuple[int, ...]
    count: int
    attacking: bool

    def run(self, game: NoRetreat) -> None:
        left = tuple(unit for unit in self.units if on_map(game, unit))
        if not left or self.count <= 0:
            return
        game.push(
            LoseStep(seat(self.side), left, self.attacking),
            LoseSteps(self.side, left, self.count - 1, self.attacking),
        )


class LoseStep(Ask):
    """10.7.1 Which unit takes the loss; some must take it first (14.1, 14.5, 14.6, 14.7)."""

    rule, verb = "10.7.1", LOSE

    units: tuple[int, ...]
    attacking: bool

    def limits(self, game: NoRetreat) -> Limits:
        first = must_lose(game, self.units, self.attacking)
        limits = Limits(Limit("10.7.1", mask_of(self.units), "why-not-in-battle"))
        if not first:
            return limits
        return limits.also(Limit(next(iter(first.values())), mask_of(first), "why-other-loses-first"))

    def take(self, game: NoRetreat, unit: int) -> None:
        space = game.at[unit]
        if lose_step(game, unit):
            offer_cadre(game, unit, space)


def must_lose(game: NoRetreat, units: tuple[int, ...], attacking: bool) -> dict[int, str]:
    """The units that must take a loss before all others, each with its rule; none if anybody may."""
    kinds = {unit: face(game, unit).kind for unit in units}
    first = {}
    for unit, kind in kinds.items():
        if kind == FORTRESS and ROSTER[unit].nationality == "german":
            first[unit] = "14.1"
        elif kind == SS_MOTORIZED and not (attacking and SS_ARMOR in kinds.values()):
            first[unit] = "14.6"
        elif attacking and kind in (SS_ARMOR, SHOCK):
            first[unit] = "14.5" if kind == SS_ARMOR else "14.7"
    return first


# 14.9.2 Cadres


def offer_cadre(game: NoRetreat, lost: int, space: int) -> None:
    """14.9.2 Where a unit with two sides was destroyed in battle, its owner may put a cadre."""
    side = side_of(lost)
    if CADRES >> lost & 1 or len(ROSTER[lost].faces) == 1 or game.result is not None:
        return
    if any(ready_cadre(game, unit, side) for unit in bits(CADRES)):
        game.push(PutCadre(seat(side), space))


def ready_cadre(game: NoRetreat, unit: int, side: int) -> bool:
    return game.at[unit] == CADRE_BOX and side_of(unit) == side


class PutCadre(Ask):
    """14.9.2 A cadre takes the place of the unit that was destroyed."""

    rule, verb, stop = "14.9.2", CADRE_IN, PASSING

    space: int

    def limits(self, game: NoRetreat) -> Limits:
        ready = mask_of(
            unit
            for unit in bits(CADRES)
            if ready_cadre(game, unit, self.side) and may_join(game, unit, self.space)
        )
        return Limits(Limit("14.9.2", ready, "why-no-cadre"))

    def take(self, game: NoRetreat, unit: int) -> None:
        game.place(unit, self.space)
        game.tell_of("cadre", "14.9.2", unit, space=NAMES[self.space])

    def args(self, game: NoRetreat) -> Args:
        return {"space": NAMES[self.space]}


# 10.7 What becomes of units that have retreated


class AfterRetreat(Step):
    """10.7.6 The units that were shattered leave the map; or each loses a step (DD)."""

    units: tuple[int, ...]
    result: int

    def run(self, game: NoRetreat) -> None:
        left = [unit for unit in self.units if on_map(game, unit)]
        if not left or self.result not in (SHATTER, DESTROY):
            return
        unit = left[0]
        game.push(AfterRetreat(tuple(left[1:]), self.result))
        if self.result == SHATTER:
            remove(game, unit, SHATTERED)
            return
        space = game.at[unit]
        if lose_step(game, unit):
            offer_cadre(game, unit, space)


# 10.7.3 Counterblow markers


def markers_left(game: NoRetreat, side: int) -> int:
    """10.1 How many of its five markers a side has not laid down, for targets and for counterblows."""
    targets = game.targets if side == game.active else 0
    return MARKERS - targets.bit_count() - game.blows[side].bit_count()


class AskBlow(Step):
    """10.7.3 A marker for one of these units of the active player, if he has one left (10.1)."""

    units: tuple[int, ...]

    def run(self, game: NoRetreat) -> None:
        if not self.units:
            return
        if markers_left(game, game.active) > 0:
            game.push(PlaceBlow(seat(game.active), self.units))
        else:
            game.tell("no-marker", "10.1", seat=seat(game.active))


class PlaceBlow(Ask):
    """10.7.3 The active player puts a counterblow marker on one of his units in the battle."""

    rule, verb = "10.7.3", MARK

    units: tuple[int, ...]

    def limits(self, game: NoRetreat) -> Limits:
        there = mask_of(unit for unit in self.units if on_map(game, unit))
        return Limits(Limit("10.7.3", there, "why-not-in-battle"))

    def take(self, game: NoRetreat, unit: int) -> None:
        game.blows[self.side] |= 1 << game.at[unit]
        there: Args = {"space": NAMES[game.at[unit]], "seat2": seat(1 - self.side)}
        game.tell_of("counterblow-marker", "10.7.3", unit, **there)

    def args(self, game: NoRetreat) -> Args:
        return {"seat": seat(1 - self.side)}


def with_battle(game: NoRetreat, **changes: object) -> Battle:
    """The battle under way, changed."""
    assert game.battle is not None
    game.battle = msgspec.structs.replace(game.battle, **changes)
    return game.battle
