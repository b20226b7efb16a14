"""9.2.F.1, 11.1, 8.46 Losses: a step, a unit, and who goes down with a ship."""

from __future__ import annotations

from quadrant.games.empire.cards.changes import Strength
from quadrant.games.empire.cards.language import effects
from quadrant.games.empire.components import (
    AUSTRALIA,
    CHINA_BOX,
    ELIMINATED,
    NAMES,
    REMOVED,
    ROSTER,
    UNITS,
)
from quadrant.games.empire.state import Empire, change, controlled, face, on_map, side_of, steps_left


def defense(game: Empire, unit: int) -> int:
    """9.2.F.1 How many hits it takes to reduce a unit."""
    changed = sum(each.defense(game, unit) for each in effects(game, Strength))
    return max(1, face(game, unit).defense + changed)


def eliminate(game: Empire, unit: int) -> None:
    """11.1 A lost unit: it can be rebuilt, unless it is a pre-war unit or its nation is out of the war."""
    counter = ROSTER[unit]
    gone = counter.dot or not counter.pool
    if counter.nationality == "australian" and game.surrendered >> AUSTRALIA & 1:
        gone = True
    game.remove(unit, REMOVED if gone else ELIMINATED)
    game.flip(unit, len(counter.faces) - 1)


def lose_step(game: Empire, unit: int) -> bool:
    """A unit that is no ship loses a step, untold; whether that was its last one."""
    if steps_left(game, unit) > 1:
        game.flip(unit, game.faces[unit] + 1)
        return False
    eliminate(game, unit)
    return True


def strike(game: Empire, unit: int, rule: str = "9.2") -> None:
    """9.2.F.1 A unit loses a step, in battle or by a card; with a ship the brigade on board is lost."""
    at = game.at[unit]
    gone = lose_step(game, unit)
    place = NAMES[at] if at < CHINA_BOX else "china"
    game.tell("destroyed" if gone else "reduced", rule, unit=UNITS.ids[unit], space=place)
    if gone:
        _go_down(game, unit, at)


# 8.46 Brigades on warships


def _go_down(game: Empire, ship: int, space: int) -> None:
    """8.46 The brigade on board of a ship that is sunk is lost with it."""
    riding = game.offensive.riding if game.offensive else ()
    for brigade, carrier in zip(riding[::2], riding[1::2], strict=True):
        if carrier == ship and on_map(game, brigade) and game.at[brigade] == space:
            game.tell("drowned", "8.46", unit=UNITS.ids[brigade])
            eliminate(game, brigade)


def go_ashore(game: Empire) -> None:
    """8.46 After the battles only brigades that do not hold their hex are still on board."""
    riding = game.offensive.riding if game.offensive else ()
    pairs = zip(riding[::2], riding[1::2], strict=True)
    aboard = [
        pair
        for pair in pairs
        if on_map(game, pair[0]) and not controlled(game, side_of(pair[0])) >> game.at[pair[0]] & 1
    ]
    if riding:
        change(game, riding=tuple(unit for pair in aboard for unit in pair))
