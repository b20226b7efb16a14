"""What is decided in battles and after them: losses, where units go, replacements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quadrant.bots.empire import reasons
from quadrant.bots.empire.outlook import chance
from quadrant.bots.empire.places import RAIDS, best_place, fitness
from quadrant.bots.empire.plain import Lines, one, space_of
from quadrant.bots.empire.worth import UNIT_WORTH, gains
from quadrant.bots.guide import Line
from quadrant.bots.reasons import Reasoned
from quadrant.games.empire.components import B29S, GROUND, JAPAN, KIND_OF, NAVAL, OWN_UNITS, ROSTER, UNITS
from quadrant.games.empire.rules.air_naval import AssignHit
from quadrant.games.empire.rules.bombardment import AssignBomb
from quadrant.games.empire.rules.play import RecallTo
from quadrant.games.empire.rules.post_battle import homes, may_stay, movable
from quadrant.games.empire.state import Empire
from quadrant.games.empire.verbs import (
    AT,
    DIVERT,
    HIT,
    HOLD,
    INITIATIVE,
    MOVE,
    PLACE,
    REBUILD,
    RESTORE,
    ROLL,
    SELECT,
    STAY,
    TO_CHINA,
)
from quadrant.kernel.board import bits
from quadrant.kernel.flow import DONE, Choice
from quadrant.kernel.verbs import PASSING

_SIZE: Final = GROUND.bit_length()

# Losses


def hits(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """Where a hit hurts most for what it takes."""
    for option in options:
        if not HIT.of(option):
            yield one(option, 0.5)
            continue
        unit = HIT.thing(option)
        value = step_worth(game, unit)
        if ROSTER[unit].side == side:
            yield one(option, -value)
            continue
        face = UNITS[unit].faces[game.faces[unit]]
        step = game.stack[-1]
        points = step.hits.points if isinstance(step, AssignHit) else 0
        points = step.bombs.points if isinstance(step, AssignBomb) else points
        # Few points left: the dearest step that they still buy.
        spare = points - face.defense < face.defense
        yield one(option, value if spare else value / max(1, face.defense) * 10)


def step_worth(game: Empire, unit: int) -> float:
    """What a unit loses with its next step."""
    worth, face = UNIT_WORTH[unit], game.faces[unit]
    return worth[face] - (worth[face + 1] if face + 1 < len(worth) else 0.0)


def lose(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """A unit is picked for a loss: an enemy's dearest, one's own cheapest."""
    for option in options:
        if len(option) < 2 or str(option[1]) not in UNITS.number:
            yield one(option, 0.0)
            continue
        unit = UNITS.number[str(option[1])]
        value = step_worth(game, unit)
        yield one(option, value if ROSTER[unit].side != side else -value)


# Where units go


def returning(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """9.6 Units go where they are best off; those that are well placed stay."""
    for unit in movable(game, side):
        spots = list(bits(homes(game, unit)))
        if not spots or SELECT(unit) not in options:
            continue
        best = best_place(game, unit, spots)
        assert best is not None
        stays = fitness(game, unit, game.at[unit]) if may_stay(game, unit) else -3.0
        if best[1] > stays + 0.05:
            id = "staff-withdraw" if KIND_OF[unit] in NAVAL else "staff-return"
            why = reasons.about(id, "9.6", unit, best[0])
            yield Line(
                (Reasoned(SELECT(unit)), Reasoned(MOVE(unit, best[0]), (why,))), chance(best[1] - stays)
            )
    if DONE in options:
        yield one(DONE, 0.0)
    else:
        yield from (one(option, -1.0) for option in options)


def going(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """A unit is put somewhere: by how well it stands there."""
    for option in options:
        if HOLD.of(option):
            yield one(option, -3.0)
        elif TO_CHINA.of(option):
            yield one(option, RAIDS - 0.5 if B29S >> TO_CHINA.thing(option) & 1 else 0.6)
        elif STAY.of(option):
            unit = UNITS.number[str(option[1])]
            yield one(option, fitness(game, unit, game.at[unit]) + 0.1)
        elif len(option) == 3:
            unit, space = (PLACE if PLACE.of(option) else MOVE).read(option)
            why = reasons.about("staff-place", "10.11", unit, space)
            yield one(option, fitness(game, unit, space), why)
        else:
            yield one(option, 0.0)


def recalled(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """6.15 A headquarters comes back early, where it is best off."""
    step = game.stack[-1]
    for option in options:
        known = isinstance(step, RecallTo) and AT.of(option)
        yield one(option, fitness(game, step.hq, space_of(option)) if known else 0.0)


def retreats(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """The enemy is driven to where he is worth least."""
    for option in options:
        yield one(option, -gains(game, 1 - side)[space_of(option)])


def spend(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """11.0 The unit that gains most by a step."""
    for option in options:
        if RESTORE.of(option):
            unit = RESTORE.thing(option)
            worth = UNIT_WORTH[unit]
            gain = worth[game.faces[unit] - 1] - worth[game.faces[unit]]
            yield one(option, gain + 0.1, reasons.about("staff-restore", "11.0", unit))
        elif REBUILD.of(option):
            unit = REBUILD.thing(option)
            yield one(option, UNIT_WORTH[unit][-1], reasons.about("staff-rebuild", "11.0", unit))
        else:
            yield one(option, 0.0)


def divert(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """11.23 Divisions are taken from China while there is somebody to fill up."""
    needy = sum(
        game.faces[unit] > 0 and KIND_OF[unit] == 5 and game.at[unit] < _SIZE
        for unit in bits(OWN_UNITS[JAPAN])
    )
    for option in options:
        count = DIVERT.thing(option)
        yield one(option, 0.2 * min(count, needy) - 0.15 * count)


def initiative(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    for option in options:
        yield one(option, 0.1 if INITIATIVE.of(option) else 0.0)


def raid(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    for option in options:
        yield one(option, 1.0 if ROLL.of(option) else 0.0, *((reasons.BOMB,) if ROLL.of(option) else ()))


def disengage(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    for option in options:
        yield one(option, 0.1 if PASSING.of(option) else 0.0)
