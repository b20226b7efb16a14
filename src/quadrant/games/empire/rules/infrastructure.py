"""13.77 The transport routes of the China-Burma-India theatre."""

from __future__ import annotations

from quadrant.games.empire.components import (
    AKYAB,
    ALLIES,
    BUILDINGS,
    IMPHAL,
    IMPHAL_ROUTE,
    JARHAT_ROUTE,
    LEDO_ROUTE,
    NORTHERN_INDIA,
    RANGOON,
    routes,
)
from quadrant.games.empire.rules.supply import supplied_ports
from quadrant.games.empire.state import Empire, controlled


def buildable(game: Empire, side: int) -> int:
    """13.77 (B, C) The routes that the side can build now."""
    if not game.area >> IMPHAL & 1:
        return 0
    if side == ALLIES:
        own = controlled(game, ALLIES)
        if (NORTHERN_INDIA | 1 << AKYAB) & ~own:
            return 0
        if not game.built >> JARHAT_ROUTE & 1:
            return 1 << JARHAT_ROUTE
        return (1 << IMPHAL_ROUTE | 1 << LEDO_ROUTE) & ~game.built
    if game.built >> IMPHAL_ROUTE & 1 or not supplied_ports(game, side) >> RANGOON & 1:
        return 0
    own = controlled(game, side)
    line = routes(game.built | 1 << IMPHAL_ROUTE).flood(1 << IMPHAL & own, own)
    return 1 << IMPHAL_ROUTE if line >> RANGOON & 1 else 0


def build(game: Empire, route: int) -> None:
    """13.77 A route is built, for good."""
    game.built |= 1 << route
    game.touch("tracks")
    game.tell("built", "13.77", route=BUILDINGS[route])
