"""Quick choices for Generals, for what is played out in imagination: by a glance at the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from quadrant.bots.generals.worth import WORTH, turns_left
from quadrant.games.generals.battle import may_battle
from quadrant.games.generals.board import BOARD
from quadrant.games.generals.build import may_build
from quadrant.games.generals.components import ARMY, HOME, NATION, NAVY, SUPPLY, camp_of
from quadrant.games.generals.deck import CARDS, Card
from quadrant.games.generals.state import Generals, camp_pieces
from quadrant.games.generals.supply import standing
from quadrant.games.generals.verbs import (
    BATTLE,
    BUILD,
    DISCARD,
    ELIMINATE,
    PLAY,
    REBUILD,
    RECRUIT,
    TAKE_OFF,
    USE,
    space_of,
)
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import DONE, PASS, Choice

#: How much chance there is in what is chosen, in the same measure as what speaks for it.
WHIM: Final = 1.2
#: Who can answer mostly does.
ANSWERS: Final = 0.85
#: A status pays in every turn that is left.
EACH_TURN: Final = 0.25
ENOUGH_TURNS: Final = 12
#: What a space is worth to stand in.
SOURCE: Final = 3.0
AT_HOME: Final = 6.0
_HOMES: Final = sum(1 << home for home in HOME)
#: What lies next to each space: a way to a source is worth something too.
_AROUND: Final = tuple(0.4 * (BOARD.near[space] & SUPPLY).bit_count() for space in range(len(BOARD.near)))


def quick(game: Generals, nation: int, options: Sequence[Choice], random: Random) -> Choice:
    """What a nation chooses without a second thought."""
    rule = RULES.get(game.stack[-1].kind)
    return rule(game, nation, options, random) if rule is not None else random.choice(options)


def play(game: Generals, nation: int, options: Sequence[Choice], random: Random) -> Choice:
    """The card that looks most useful now; if none is of any use, the poorest is discarded."""
    best, most = None, 0.0
    for option in options:
        if PLAY.of(option):
            value = use_of(game, nation, CARDS[PLAY.thing(option)]) + WHIM * random.random()
        elif USE.of(option):
            value = WORTH["event"] + WHIM * random.random()
        else:
            continue
        if value > most:
            best, most = option, value
    return best or throw_away(game, nation, options, random)


def throw_away(game: Generals, nation: int, options: Sequence[Choice], random: Random) -> Choice:
    """The poorest card."""
    cards = [option for option in options if DISCARD.of(option)]
    if not cards:
        return options[0]
    return min(cards, key=lambda option: WORTH[CARDS[DISCARD.thing(option)].type] + random.random())


def use_of(game: Generals, nation: int, card: Card) -> float:
    """What it would bring to play the card now, by a glance."""
    if card.type == "status":
        return EACH_TURN * min(turns_left(game, nation), ENOUGH_TURNS) + (card.timing == "victory_step")
    if card.type == "response":
        return 0.6 * WORTH["response"] * (turns_left(game, nation) > 2)
    return basic_use(game, nation, card.type)


@fact("pieces", "status", "granted")
def basic_use(game: Generals, nation: int, type: str) -> float:
    """What a basic card would bring now; of others what they mostly bring."""
    if type == "build_army":
        spaces = may_build(game, nation, ARMY).mask
        return max((place_worth(game, nation, space) for space in bits(spaces)), default=0.0)
    if type == "build_navy":
        return 1.6
    if type in ("land_battle", "sea_battle"):
        kind = ARMY if type == "land_battle" else NAVY
        found = may_battle(game, nation, kind).mask & camp_pieces(game, 1 - camp_of(nation))
        return max((target_worth(game, nation, space) for space in bits(found)), default=-2.0)
    return WORTH[type]


def place_worth(game: Generals, nation: int, space: int) -> float:
    """What it is worth to a nation to have a piece in a space."""
    if space == HOME[nation]:
        return AT_HOME
    value = _AROUND[space]
    if standing(game, nation).sources >> space & 1:
        allied = camp_pieces(game, camp_of(nation)) >> space & 1
        value += SOURCE if not allied else 0.5 * SOURCE
    elif _HOMES >> space & 1:
        value += SOURCE
    return 1.0 + value


def target_worth(game: Generals, nation: int, space: int) -> float:
    """What it is worth to a nation to drive the enemy from a space."""
    value = 1.8 + _AROUND[space]
    if _HOMES >> space & 1:
        return value + SOURCE
    return value + 1.5 if SUPPLY >> space & 1 else value


def act(game: Generals, nation: int, options: Sequence[Choice], random: Random) -> Choice:
    """The best place for what the card does."""
    best, most = options[0], float("-inf")
    for option in options:
        value = WHIM * random.random()
        if BUILD.of(option) or RECRUIT.of(option) or REBUILD.of(option):
            value += place_worth(game, NATION[str(option[3])], space_of(option))
        elif BATTLE.of(option) or ELIMINATE.of(option):
            value += target_worth(game, nation, space_of(option)) if len(option) > 2 else -1.0
        elif TAKE_OFF.of(option):
            value -= 3.0
        if value > most:
            best, most = option, value
    return best


def react(game: Generals, nation: int, options: Sequence[Choice], random: Random) -> Choice:
    """Whatever can be used, mostly; else to pass."""
    used = [option for option in options if option != PASS]
    return random.choice(used) if used and random.random() < ANSWERS else PASS


def done(game: Generals, nation: int, options: Sequence[Choice], random: Random) -> Choice:
    """Nothing more."""
    return DONE if DONE in options else random.choice(options)


Rule = Callable[[Generals, int, Sequence[Choice], Random], Choice]
RULES: Final[dict[str, Rule]] = {
    "play_one": play,
    "act": act,
    "build_anew": act,
    "react": react,
    "discard_any": done,
    "keep_seven": throw_away,
    "discard_hand": throw_away,
}
