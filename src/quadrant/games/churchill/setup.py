"""9.0 Scenarios: the conference deck, the map at the start, and the first conference."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quadrant.games.churchill.cards.deck import DECKS, VARIANTS
from quadrant.games.churchill.components import (
    BOMB_TRACK,
    BOXES,
    FRONTS,
    ISSUE,
    LOCATION,
    NATION,
    NATIONS,
    RESERVES,
    SCENARIOS,
    SECRET_MARKERS,
    SPACE,
    THEATERS,
    UNITS,
)
from quadrant.games.churchill.editions import Rules
from quadrant.games.churchill.rules.sequence import PlayGame
from quadrant.games.churchill.state import CENTER, GONE, Churchill, network_code
from quadrant.kernel.options import Options

#: 10.2 Secret agenda markers drawn by each player.
MARKERS_EACH: Final = 3
#: The conference in which a scenario says that both were entered at once, before it starts.
BEFORE: Final = 1


def new(scenario: str, options: Options, key: bytes) -> Churchill:
    """9.5, 9.6, 9.7 The scenario set up, with the game on the stack."""
    raw = SCENARIOS[scenario]
    game = Churchill(key=key, scenario=scenario, rules=msgspec.convert(options, Rules))
    game.conference = raw["conferences"][0] - 1
    game.last_conference = raw["conferences"][-1]
    build_deck(game, raw["conferences"])
    set_map(game, raw)
    set_influence(game, raw)
    set_tracks(game, raw)
    game.draw = [game.shuffle(deck) for deck in DECKS]
    game.hand = [(), (), ()]
    game.discard = [(), (), ()]
    game.removed = [(), (), ()]
    if game.rules.secret_agenda:
        draw_secret_agendas(game)
    game.push(PlayGame())
    return game


def build_deck(game: Churchill, numbers: list[int]) -> None:
    """9.2 One of the three cards of each conference, at random, in historical order."""
    game.deck = tuple(VARIANTS[number][game.roll(len(VARIANTS[number]))] for number in numbers)


def set_map(game: Churchill, raw: dict[str, Any]) -> None:
    """Fronts in their spaces, naval support in the theater boxes, Axis reserves that are still in play."""
    for i, front in enumerate(FRONTS):
        space = raw["fronts"][front.id]
        game.front[i] = 0 if space == "box" else SPACE[space][1]
    for i, box in enumerate(BOXES):
        game.naval[i] = raw["naval"][box.id]
    game.pool = list(RESERVES)
    for unit in raw["axis_removed"]:
        game.pool[UNITS.index(unit)] = 0


def set_influence(game: Churchill, raw: dict[str, Any]) -> None:
    """Clandestine Networks and Political Alignment markers."""
    for nation, name in enumerate(NATIONS):
        for place in raw["networks"][name]:
            game.networks[LOCATION[place]] = network_code(nation, 1)
        for place in raw["alignments"][name]:
            game.alignments[LOCATION[place]] = nation


def set_tracks(game: Churchill, raw: dict[str, Any]) -> None:
    """3.26 Theater commands, the A-Bomb track, and issues that are gone or already on the table."""
    game.command = [NATION[raw["leadership"][theater]] for theater in THEATERS]
    game.bomb = BOMB_TRACK.index(raw["a_bomb"]["us"])
    game.spy = BOMB_TRACK.index(raw["a_bomb"]["ussr_spy"])
    for issue in raw["issues_removed"]:
        game.place[ISSUE[issue]] = GONE
    for issue in raw["issues_on_table"]:
        game.place[ISSUE[issue]] = CENTER
    if raw["flags"].get("central_italy_and_normandy_simultaneous"):
        game.entered = [BEFORE, BEFORE]


def draw_secret_agendas(game: Churchill) -> None:
    """10.2 Three markers each, drawn in secret."""
    markers = game.shuffle(SECRET_MARKERS)
    game.secret = [markers[i * MARKERS_EACH : (i + 1) * MARKERS_EACH] for i in range(len(NATIONS))]
