"""13.0 Turn events: support markers, weather, arrivals and the effects of each turn (13.5)."""

from __future__ import annotations

from typing import Final

from quadrant.games.no_retreat.components import (
    AXIS,
    BERLIN_GARRISON,
    BLITZ,
    DESTROYED,
    ITALIANS,
    REMOVED,
    SECOND_PANZER,
    SHOCKS,
    SS_PANZER,
    SURRENDERED,
    TRACK,
)
from quadrant.games.no_retreat.rules.cards import reshuffle
from quadrant.games.no_retreat.rules.losses import hitler_dies
from quadrant.games.no_retreat.rules.removals import remove_rumanians
from quadrant.games.no_retreat.rules.supply import supplied
from quadrant.games.no_retreat.rules.weather import set_weather
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.games.no_retreat.state import NoRetreat, on_map
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Step

#: 13.5 Units that are called away, and when.
CALLED_AWAY: Final = {15: ITALIANS, 16: SECOND_PANZER, 18: SS_PANZER}
NEW_DECK: Final = 23
GARRISON_LEAVES: Final = 28


class TurnEvents(Step):
    """4.0 B. The events of the new turn."""

    def run(self, game: NoRetreat) -> None:
        turn = game.turn
        game.support = [BLITZ[turn], SHOCKS[turn]]
        set_weather(game)
        if turn in CALLED_AWAY:
            call_away(game, CALLED_AWAY[turn])
        if 0 < game.oil < turn:
            remove_rumanians(game)
        if turn == NEW_DECK and not SCENARIOS[game.scenario].in_1945:
            new_deck(game)
        if turn == GARRISON_LEAVES:
            garrison_leaves(game)


def call_away(game: NoRetreat, unit: int) -> None:
    """13.5, 11.3 A unit leaves the game; if it was lost or cut off, the Axis draws one card fewer."""
    if game.at[unit] == REMOVED:
        return
    lost = game.at[unit] in (DESTROYED, SURRENDERED, TRACK) or (
        on_map(game, unit) and not supplied(game, unit)
    )
    game.due[unit] = 0
    game.remove(unit, REMOVED)
    game.faces[unit] = 0
    game.tell_of("leaves", "13.5", unit)
    if lost:
        game.fewer[AXIS] += 1


def new_deck(game: NoRetreat) -> None:
    """5.5 On to Berlin: fifteen cards leave the game, ten come in, and all is shuffled."""
    old = mask_of(n for n, card in enumerate(game.CARDS) if card.until_1945)
    new = mask_of(n for n, card in enumerate(game.CARDS) if card.from_1945)
    for side in (0, 1):
        game.hand[side] &= ~old
    game.deck = tuple(card for card in game.deck if not old >> card & 1)
    game.discard = (*(card for card in game.discard if not old >> card & 1), *bits(new))
    game.out = old
    game.tell("new-deck", "5.5")
    reshuffle(game)


def garrison_leaves(game: NoRetreat) -> None:
    """13.5 The Berlin Garrison leaves; without supply it counts as destroyed (12.5)."""
    if not on_map(game, BERLIN_GARRISON):
        return
    cut = not supplied(game, BERLIN_GARRISON)
    game.remove(BERLIN_GARRISON, REMOVED)
    game.tell_of("leaves", "13.5", BERLIN_GARRISON)
    if cut:
        hitler_dies(game)
