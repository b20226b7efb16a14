"""10.7.1, 11.1 and 14.9.3: how units lose steps, and where they go when they leave the map."""

from __future__ import annotations

from typing import Final

from quadrant.games.no_retreat.components import (
    AXIS,
    BACK,
    BERLIN_GARRISON,
    BOXES,
    CADRES,
    DESTROYED,
    EVENT_VP_MOST,
    FRONT,
    NAMES,
    REMOVED,
    ROSTER,
    SURRENDERED,
    TRACK,
)
from quadrant.games.no_retreat.state import OUT_OF_SUPPLY, NoRetreat, side_of
from quadrant.kernel.flow import Result

#: 7.3 From this turn on Soviet units have two steps.
TWO_STEPS: Final = 17


def steps(game: NoRetreat, unit: int) -> int:
    """2.3, 7.3 How many steps a unit has left."""
    counter = ROSTER[unit]
    if len(counter.faces) == 1 or (counter.grows and game.turn < TWO_STEPS):
        return 1
    return 2 if game.faces[unit] == FRONT else 1


def lose_step(game: NoRetreat, unit: int) -> bool:
    """10.7.1 A two-step unit is turned over, a one-step unit destroyed; whether it is destroyed."""
    if steps(game, unit) == 2:
        game.flip(unit, BACK)
        game.tell_of("step-lost", "10.7.1", unit)
        return False
    destroy(game, unit)
    return True


def destroy(game: NoRetreat, unit: int) -> None:
    """10.7.1 To the Destroyed box; out of supply, to the Surrendered box (6.5.4)."""
    remove(game, unit, SURRENDERED if game.marked(unit, OUT_OF_SUPPLY) else DESTROYED)


def remove(game: NoRetreat, unit: int, box: int, by_enemy: bool = True) -> None:
    """A unit leaves the map, for the box or where its counter says (14.1, 14.2, 14.9.3, 14.10).

    12.5 If the enemy has destroyed the Berlin Garrison, the game is over; not if its owner gave it up.
    """
    counter, origin = ROSTER[unit], game.at[unit]
    if CADRES >> unit & 1 or (counter.lost == "track" and box in (DESTROYED, SURRENDERED)):
        to_track(game, unit)
        box = TRACK
    elif counter.lost == "removed" and box in (DESTROYED, SURRENDERED):
        box = REMOVED
    if box != TRACK:
        game.remove(unit, box)
    game.tell_of("removed", "10.7.1", unit, space=NAMES[origin], box=BOXES.name(box))
    if box == SURRENDERED:
        change_vp(game, 1 - side_of(unit), 1)
    if unit == BERLIN_GARRISON and box == REMOVED and by_enemy:
        hitler_dies(game)


def to_track(game: NoRetreat, unit: int) -> None:
    """14.2, 14.9.3 A unit goes to the turn track; of a side's cadres no two come back in one turn."""
    due = game.turn + ROSTER[unit].delay
    if CADRES >> unit & 1:
        taken = {game.due[other] for other in range(len(ROSTER)) if _comrade(unit, other)}
        while due in taken:
            due += 1
    game.remove(unit, TRACK)
    game.due[unit] = due


def _comrade(unit: int, other: int) -> bool:
    return bool(CADRES >> other & 1) and other != unit and side_of(other) == side_of(unit)


def change_vp(game: NoRetreat, side: int, points: int) -> None:
    """12.7.4 The round marker moves for that side; it stays within six either way."""
    change = points if side == AXIS else -points
    game.event_vp = max(-EVENT_VP_MOST, min(EVENT_VP_MOST, game.event_vp + change))
    game.tell("points", "12.7.4", seat=game.SEATS[side], points=points)


def hitler_dies(game: NoRetreat) -> None:
    """12.5 The USSR has destroyed the Berlin Garrison."""
    win(game, "soviet", "win-hitler", "12.5")


def win(game: NoRetreat, winner: str, reason: str, rule: str) -> None:
    """The game is over."""
    if game.result is not None:
        return
    game.tell("win", rule, seat=winner)
    score = {winner: 1, next(name for name in game.SEATS if name != winner): 0}
    game.end(Result((winner,), reason, rule, score))
