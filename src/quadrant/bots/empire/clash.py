"""What a battle promises: the dice of both sides in the air, at sea and on land, and what follows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from quadrant.bots.empire.worth import UNIT_WORTH
from quadrant.games.empire.components import FLYERS, KIND_OF, UNITS
from quadrant.games.empire.rules.air_naval import hits_of as air_naval_hits
from quadrant.games.empire.rules.ground_combat import hits_of as ground_hits
from quadrant.games.empire.state import Empire

#: Who fires first.
TOGETHER, MINE_FIRST, THEIRS_FIRST = range(3)
_DICE: Final = 10

Hits = tuple[tuple[float, int], ...]


class Step(NamedTuple):
    """A step that can be lost: what it takes to hit it, what it is worth, the strength that goes with it."""

    defense: int
    worth: float
    strength: float


class Force(NamedTuple):
    """What a side fights with: its strength, its steps in the order in which they are lost, its flyers."""

    strength: float
    steps: tuple[Step, ...]
    flyers: int = 0

    def __bool__(self) -> bool:
        return bool(self.steps)


class Clash(NamedTuple):
    """What is expected: the chance to win, and what each side loses, in points."""

    chance: float
    mine: float
    theirs: float


NOTHING: Final = Force(0.0, ())


def force(game: Empire, units: Iterable[int], landed: bool = False, halved: Sequence[int] = ()) -> Force:
    """These units together: those with both steps lose one first (9.2.F.2); who lands is easier to hit."""
    first: list[Step] = []
    last: list[Step] = []
    total, flying = 0.0, 0
    for unit in units:
        faces, worth, face = UNITS[unit].faces, UNIT_WORTH[unit], game.faces[unit]
        share = 0.5 if unit in halved else 1.0
        now = faces[face]
        defense = -(-now.defense // 2) if landed else now.defense
        total += share * now.attack
        flying += KIND_OF[unit] in FLYERS
        if face + 1 < len(faces):
            left = faces[face + 1]
            first.append(Step(defense, worth[face] - worth[face + 1], share * (now.attack - left.attack)))
            last.append(Step(defense, worth[-1], share * left.attack))
        else:
            last.append(Step(defense, worth[face], share * now.attack))
    order = {True: sorted(first, key=_dear), False: sorted(last, key=_dear)}
    return Force(total, (*order[True], *order[False]), flying)


def _dear(step: Step) -> float:
    return -step.worth / max(1, step.defense)


def joined(*forces: Force) -> Force:
    """Forces that fight side by side."""
    steps = tuple(step for each in forces for step in each.steps)
    return Force(sum(each.strength for each in forces), steps, sum(each.flyers for each in forces))


@cache
def _volley(strength: int, bonus: int, ground: bool) -> Hits:
    """The hits of a side, with the chance of each."""
    hits = ground_hits if ground else air_naval_hits
    found: dict[int, float] = {}
    for die in range(_DICE):
        many = hits(strength, die + bonus) if strength > 0 else 0
        found[many] = found.get(many, 0.0) + 1 / _DICE
    return tuple((chance, many) for many, chance in found.items())


def damage(force: Force, hits: int) -> tuple[int, float, float]:
    """What so many hits do: steps, worth and strength lost."""
    lost, worth, strength = 0, 0.0, 0.0
    for step in force.steps:
        if step.defense <= hits:
            hits -= step.defense
            lost += 1
            worth += step.worth
            strength += step.strength
    return lost, worth, strength


def at_sea(mine: Force, theirs: Force, order: int, bonus: tuple[int, int]) -> Clash:
    """9.2, 9.3 The air-naval stage for the active side."""
    if not theirs:
        return Clash(1.0, 0.0, 0.0)
    if not mine:
        return Clash(0.0, 0.0, 0.0)
    win = own = foe = 0.0
    for chance, hits in _volley(round(mine.strength), bonus[0], False):
        lost, worth, weaker = damage(theirs, hits)
        left = theirs.strength - weaker
        gone = lost == len(theirs.steps)
        answer = left if order == MINE_FIRST else theirs.strength
        for other, back in _volley(round(answer), bonus[1], False):
            p = chance * other
            _, cost, weaker_too = damage(mine, back)
            rest = mine.strength - weaker_too
            foe += p * worth
            own += p * cost
            outflown = theirs.flyers and not mine.flyers and not gone
            if not outflown and (gone or rest > left):
                win += p
    return Clash(win, own, foe)


def on_land(mine: Force, theirs: Force, bonus: tuple[int, int]) -> Clash:
    """9.4 The ground stage for the active side."""
    if not mine:
        return Clash(0.0, 0.0, 0.0)
    if not theirs:
        return Clash(1.0, 0.0, 0.0)
    win = own = foe = 0.0
    answers = [(p, *damage(mine, hits)) for p, hits in _volley(round(theirs.strength), bonus[1], True)]
    for chance, hits in _volley(round(mine.strength), bonus[0], True):
        lost, worth, _ = damage(theirs, hits)
        gone = lost == len(theirs.steps)
        for other, steps, cost, _ in answers:
            p = chance * other
            foe += p * worth
            own += p * cost
            if steps < len(mine.steps) and (gone or lost > steps):
                win += p
    return Clash(win, own, foe)
