"""7.8 Axis surrender: Germany first, then Japan."""

from __future__ import annotations

from typing import Final

from quadrant.games.churchill.components import (
    AXIS,
    EASTERN,
    FAR_EAST,
    FRONTS,
    GERMANY,
    JAPAN,
    MANCHURIA,
    NATIONS,
    UK,
    US,
    USSR,
    WESTERN,
)
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.flow import Step

#: 7.81 German Technology for a Soviet Front that is alone in Germany.
SOVIET_SPOILS = 2


class AxisSurrender(Step):
    """7.8 Checked when all Fronts have moved, so that both may enter Germany in one conference."""

    def run(self, game: Churchill) -> None:
        if not game.surrendered[GERMANY] and occupiers(game, GERMANY):
            surrender(game, GERMANY, "7.81")
            share_technology(game)
        if game.surrendered[JAPAN]:
            return
        if occupiers(game, JAPAN):
            surrender(game, JAPAN, "7.82")
        elif emperor_yields(game):
            game.tell("emperor", "7.82")
            surrender(game, JAPAN, "7.82")


#: The Fronts whose track leads into each Axis country, and where on it that lies.
HOMES: Final = tuple(
    tuple(
        (i, position)
        for i, front in enumerate(FRONTS)
        for position, space in enumerate(front.spaces, 1)
        if space.axis == power
    )
    for power in (GERMANY, JAPAN)
)


def occupiers(game: Churchill, power: int) -> list[int]:
    """The Fronts in that Axis country."""
    return [front for front, position in HOMES[power] if game.front[front] == position]


def surrender(game: Churchill, power: int, rule: str) -> None:
    game.surrendered[power] = game.conference
    game.touch("surrender")
    game.tell("surrender", rule, axis=AXIS[power])


def share_technology(game: Churchill) -> None:
    """7.81 German Technology markers."""
    west, east = (front in occupiers(game, GERMANY) for front in (WESTERN, EASTERN))
    shares = {US: int(west), UK: int(west), USSR: int(east)}
    if not west:
        shares[USSR] = SOVIET_SPOILS
    for nation, n in shares.items():
        game.technology[nation] += n
        if n:
            game.tell("technology", "7.81", seat=NATIONS[nation], n=n)


def emperor_conditions(game: Churchill) -> tuple[bool, bool, bool]:
    """7.82 Germany has surrendered; the bomb, and a base for it; the USSR in Manchuria."""
    base = any(space.b29 for i, front in enumerate(FRONTS) for space in front.spaces[: game.front[i]])
    return game.defeated(GERMANY), game.has_bomb and base, game.front[FAR_EAST] >= MANCHURIA


def emperor_yields(game: Churchill) -> bool:
    return all(emperor_conditions(game))
