"""9.2, 9.3 The air-naval stage of a battle."""

from __future__ import annotations

from typing import Final

import msgspec

from quadrant.games.empire.cards.changes import Dice, Strength
from quadrant.games.empire.cards.language import effects
from quadrant.games.empire.components import (
    AIR,
    ALLIES,
    BOMBER,
    CARRIER,
    FLYERS,
    FLYING,
    JAPAN,
    KIND_OF,
    NAMES,
    NOBODY,
    ROSTER,
    SEATS,
    SHIP,
    UNITS,
    YEAR,
    distance,
)
from quadrant.games.empire.rules.bombardment import Bombard
from quadrant.games.empire.rules.intelligence import D10
from quadrant.games.empire.rules.losses import defense, strike
from quadrant.games.empire.rules.movement import in_hex
from quadrant.games.empire.state import (
    AMBUSH,
    SURPRISE,
    Battle,
    Empire,
    battle_at,
    change_battle,
    face,
    on_map,
    side_of,
    steps_left,
    under_way,
)
from quadrant.games.empire.verbs import HIT, RESTORE, SHIFT
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.chance import Chance, Outcomes
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import PASSING

#: 9.2.B Quarters of the strength, for each modified roll from 0 to 6 and more.
QUARTERS: Final = (1, 1, 1, 2, 2, 2, 4)
NINE: Final = 9


# 9.1 Who takes part


def fighters(game: Empire, battle: Battle, side: int) -> list[int]:
    """9.1, 9.2.A The side's ships and air units in the hex, and its flyers from other hexes."""
    here = [unit for unit in in_hex(game, battle.hex, side) if KIND_OF[unit] in (SHIP, CARRIER, AIR, BOMBER)]
    away = [
        unit for unit in battle.flyers if side_of(unit) == side and on_map(game, unit) and unit not in here
    ]
    return here + away


def escorts(game: Empire, battle: Battle, side: int) -> list[int]:
    """9.12 Ships beside carriers that fight from other hexes: they can be hit, but do not fight."""
    decks = {
        game.at[unit]
        for unit in fighters(game, battle, side)
        if KIND_OF[unit] == CARRIER and game.at[unit] != battle.hex
    }
    return [unit for space in sorted(decks) for unit in in_hex(game, space, side) if KIND_OF[unit] == SHIP]


def strength(game: Empire, battle: Battle, unit: int) -> int:
    """9.2.A What a unit adds, supplied or not (9.14): half at its extended range, rounded up."""
    value = face(game, unit).attack + sum(each.attack(game, unit) for each in effects(game, Strength))
    away = game.at[unit] != battle.hex
    if away and KIND_OF[unit] in FLYING and distance(game.at[unit], battle.hex) > ROSTER[unit].range:
        value = -(-value // 2)
    return max(0, value)


def total(game: Empire, battle: Battle, side: int) -> int:
    return sum(strength(game, battle, unit) for unit in fighters(game, battle, side))


def flyers(game: Empire, battle: Battle, side: int) -> list[int]:
    return [unit for unit in fighters(game, battle, side) if KIND_OF[unit] in FLYERS]


def die_modifiers(game: Empire, battle: Battle, side: int) -> Sum:
    """9.2.B What is added to a side's die."""
    offensive = under_way(game)
    modifiers = Sum()
    if offensive.intelligence == AMBUSH and side != offensive.side:
        modifiers = modifiers.add(4, "9.2", "line-ambush")
    if offensive.intelligence == SURPRISE and side == offensive.side:
        modifiers = modifiers.add(3, "9.2", "line-surprise")
    modern = any(ROSTER[unit].nationality == "us" for unit in flyers(game, battle, side))
    if side == ALLIES and modern and YEAR[game.turn] >= 1943:
        modifiers = modifiers.add(1 if YEAR[game.turn] == 1943 else 3, "9.2", "line-year")
    for each in effects(game, Dice):
        modifiers = modifiers.add(each.die(game, battle, side, "air_naval"), "9.2", "line-event")
    return modifiers


def silenced(game: Empire, side: int) -> bool:
    """9.2 Whether a card keeps the side from firing."""
    return any(each.silences(side) for each in effects(game, Dice))


def critical(game: Empire, side: int, die: int, roll: int) -> bool:
    """9.2.F.6 Whether a hit is critical: with a nine, or from the modified roll that a card names."""
    least = (each.critical_from(side) for each in effects(game, Dice))
    return die == NINE or any(from_ is not None and roll >= from_ for from_ in least)


def hits_of(strength: int, roll: int) -> int:
    """9.2.B The points that a modified roll gives."""
    return -(-strength * QUARTERS[max(0, min(6, roll))] // 4)


# 9.2 The stage


class AirNaval(Step):
    """9.2 Both sides fire: together (9.2.C), or the one with the advantage first (9.2.D, 9.2.E)."""

    space: int

    def run(self, game: Empire) -> None:
        battle = battle_at(game, self.space)
        assert battle is not None
        offensive = under_way(game)
        active, reactor = offensive.side, 1 - offensive.side
        if battle.winner != NOBODY:
            return
        if not fighters(game, battle, active) and not fighters(game, battle, reactor):
            game.push(Winner(self.space))
            return
        first, second = (reactor, active) if offensive.intelligence == AMBUSH else (active, reactor)
        bombed = (
            not fighters(game, battle, reactor) and bool(fighters(game, battle, active)),
            not fighters(game, battle, active) and bool(fighters(game, battle, reactor)),
        )
        ground = {active: bombed[0], reactor: bombed[1]}
        if offensive.intelligence in (SURPRISE, AMBUSH):
            game.push(
                Fire(self.space, first, ground[first]),
                Fire(self.space, second, ground[second]),
                Winner(self.space),
            )
            return
        game.push(
            volley(game, battle, first, ground[first]),
            volley(game, battle, second, ground[second]),
            Winner(self.space),
        )


class Fire(Step):
    """9.2.D, 9.2.E A side fires with what it has now."""

    space: int
    side: int
    ground: bool

    def run(self, game: Empire) -> None:
        battle = battle_at(game, self.space)
        assert battle is not None
        game.push(volley(game, battle, self.side, self.ground))


def volley(game: Empire, battle: Battle, side: int, ground: bool) -> Volley:
    """A side's fire as it stands now."""
    return Volley(
        battle.hex,
        side,
        total(game, battle, side),
        die_modifiers(game, battle, side).total,
        len(flyers(game, battle, side)),
        ground,
    )


class Volley(Chance):
    """9.2.B A side's die."""

    space: int
    side: int
    strength: int
    bonus: int
    flyers: int
    #: 9.2.F.5 It is the only side with ships or air units: ground units are hit.
    ground: bool

    def outcomes(self, game: Empire) -> Outcomes[int]:
        return D10

    def happen(self, game: Empire, die: int, /) -> None:
        if not self.strength or silenced(game, self.side):
            return
        roll = die + self.bonus
        hits = hits_of(self.strength, roll)
        grave = critical(game, self.side, die, roll)
        game.tell(
            "volley", "9.2", seat=SEATS[self.side], die=die, roll=roll, strength=self.strength, hits=hits
        )
        if self.ground:
            game.push(Bombard(self.space, self.side, hits, grave))
        else:
            game.push(Hits(self.space, self.side, hits, grave, self.flyers))


class Loss(msgspec.Struct, frozen=True, array_like=True):
    """A step that a unit lost: where the unit was then, and its marks."""

    unit: int
    place: int
    marks: int


class Hits(Step):
    """9.2.F The firing side distributes its points while something can be hit; others are lost (9.2.F.3)."""

    space: int
    side: int
    points: int
    critical: bool
    #: 9.2.F.4 How many more flyers in other hexes may be hit, and those that were.
    flyers: int
    away: int = 0
    #: The steps lost in this volley.
    lost: tuple[Loss, ...] = ()

    def run(self, game: Empire) -> None:
        battle = battle_at(game, self.space)
        assert battle is not None
        if hit_limits(game, self).mask:
            game.push(AssignHit(SEATS[self.side], self))
            return
        if self.critical and not self.lost:
            weakest = lowest(game, self)
            if weakest:
                game.push(WeakestHit(SEATS[1 - under_way(game).side], self, weakest))
                return
        if self.side == ALLIES and not self.critical:
            game.push(ShiftLoss(self.space, self.lost))


def victims(game: Empire, hits: Hits) -> tuple[list[int], list[int]]:
    """9.2.F Everything that may be hit, and everything that must be reduced before anything is destroyed."""
    battle = battle_at(game, hits.space)
    assert battle is not None
    foe = 1 - hits.side
    everybody = fighters(game, battle, foe) + [
        unit for unit in escorts(game, battle, foe) if unit not in fighters(game, battle, foe)
    ]
    allowed = [
        unit
        for unit in everybody
        if game.at[unit] == hits.space
        or KIND_OF[unit] not in FLYERS
        or hits.away >> unit & 1
        or hits.flyers > hits.away.bit_count()
    ]
    return allowed, everybody


def hit_limits(game: Empire, hits: Hits) -> Limits:
    """9.2.F.1, 9.2.F.2, 9.2.F.4, 9.2.F.6 What the points that are left may hit."""
    allowed, everybody = victims(game, hits)
    full = [unit for unit in everybody if steps_left(game, unit) > 1]
    may = mask_of(unit for unit in allowed if hits.critical or not full or unit in full)
    enough = mask_of(unit for unit in allowed if defense(game, unit) <= hits.points)
    return Limits(
        Limit("9.2", mask_of(everybody), "why-not-in-battle"),
        Limit("9.2", mask_of(allowed), "why-too-few-flyers"),
        Limit("9.2", may, "why-full-first"),
        Limit("9.2", enough, "why-too-few-points"),
    )


def lowest(game: Empire, hits: Hits) -> int:
    """9.2.F.6 The units with the lowest defence that a critical hit may reduce."""
    allowed, _ = victims(game, hits)
    if not allowed:
        return 0
    least = min(defense(game, unit) for unit in allowed)
    return mask_of(unit for unit in allowed if defense(game, unit) == least)


class AssignHit(Pick):
    """9.2.F The firing side names a unit that loses a step."""

    rule, verb = "9.2", HIT

    hits: Hits

    def limits(self, game: Empire) -> Limits:
        return hit_limits(game, self.hits)

    def args(self, game: Empire) -> Args:
        return {"points": self.hits.points, "space": NAMES[self.hits.space]}

    def take(self, game: Empire, unit: int, /) -> None:
        hits = self.hits
        away = hits.away
        if KIND_OF[unit] in FLYERS and game.at[unit] != hits.space:
            away |= 1 << unit
        points = hits.points - defense(game, unit)
        loss = Loss(unit, game.at[unit], game.marks[unit])
        strike(game, unit)
        game.push(msgspec.structs.replace(hits, points=points, away=away, lost=(*hits.lost, loss)))


class WeakestHit(Pick):
    """9.2.F.6 Too small a critical hit costs a step of the weakest unit; the reacting side chooses."""

    rule, verb = "9.2", HIT

    hits: Hits
    among: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("9.2", self.among, "why-not-weakest"))

    def args(self, game: Empire) -> Args:
        return {"points": self.hits.points, "space": NAMES[self.hits.space]}

    def take(self, game: Empire, unit: int, /) -> None:
        strike(game, unit)


# 9.2.F.7 Japanese carriers


class ShiftLoss(Step):
    """9.2.F.7 Japan may move a step loss from one carrier to another one in the battle."""

    space: int
    lost: tuple[Loss, ...]

    def run(self, game: Empire) -> None:
        if shift_from(game, self):
            game.push(ChooseShift(SEATS[JAPAN], self))


def shift_from(game: Empire, shift: ShiftLoss) -> int:
    """The carriers whose loss another one can take."""
    units = 0
    for loss in shift.lost:
        if KIND_OF[loss.unit] == CARRIER and shift_to(game, shift.space, loss.unit):
            units |= 1 << loss.unit
    return units


def shift_to(game: Empire, space: int, unit: int) -> int:
    battle = battle_at(game, space)
    assert battle is not None
    decks = [other for other in flyers(game, battle, JAPAN) if KIND_OF[other] == CARRIER]
    return mask_of(other for other in decks if other != unit)


class ChooseShift(Pick):
    """9.2.F.7 The carrier that gets its step back."""

    rule, verb, stop = "9.2", RESTORE, PASSING

    shift: ShiftLoss

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("9.2", shift_from(game, self.shift), "why-no-shift"))

    def take(self, game: Empire, unit: int, /) -> None:
        game.push(TakeShift(self.seat, self.shift, unit))


class TakeShift(Pick):
    """9.2.F.7 The carrier that takes the loss instead."""

    rule, verb = "9.2", SHIFT

    shift: ShiftLoss
    saved: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("9.2", shift_to(game, self.shift.space, self.saved), "why-no-shift"))

    def args(self, game: Empire) -> Args:
        return {"unit": UNITS.ids[self.saved]}

    def take(self, game: Empire, unit: int, /) -> None:
        strike(game, unit)
        saved = self.saved
        loss = next(loss for loss in reversed(self.shift.lost) if loss.unit == saved)
        if on_map(game, saved):
            game.flip(saved, game.faces[saved] - 1)
        else:
            revive(game, loss)
        game.tell("shifted", "9.2", unit=UNITS.ids[unit], unit2=UNITS.ids[saved])
        if game.rules.carrier_shifts:
            left = list(self.shift.lost)
            left.remove(loss)
            game.push(ShiftLoss(self.shift.space, tuple(left)))


def revive(game: Empire, loss: Loss) -> None:
    """A destroyed carrier was not lost after all: it is reduced, where it was and as it was marked."""
    game.move(loss.unit, loss.place)
    game.flip(loss.unit, len(UNITS[loss.unit].faces) - 1)
    for mark in bits(loss.marks):
        game.mark(loss.unit, mark)


# 9.3 The winner


class Winner(Step):
    """9.3 Who won the air-naval stage; 9.31, 9.34 without any ships or air units, the active side."""

    space: int

    def run(self, game: Empire) -> None:
        battle = battle_at(game, self.space)
        assert battle is not None
        offensive = under_way(game)
        active, reactor = offensive.side, 1 - offensive.side
        mine, theirs = fighters(game, battle, active), fighters(game, battle, reactor)
        if not mine and not theirs:
            winner = active
        elif flyers(game, battle, reactor) and not flyers(game, battle, active):
            winner = reactor
        elif not theirs:
            winner = active
        else:
            winner = active if total(game, battle, active) > total(game, battle, reactor) else reactor
        change_battle(game, self.space, winner=winner)
        if mine or theirs:
            game.tell("air-naval-won", "9.3", seat=SEATS[winner], space=NAMES[self.space])
