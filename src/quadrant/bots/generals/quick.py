"""Quick choices for Generals, for what is played out in imagination.

Nothing is tried out: what a choice would change in the worth of the position is worked out from
the board alone. What events and answers usually bring was measured once and stands in ``worth.json``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from quadrant.bots.generals.worth import (
    FORECAST,
    FORESEEN,
    HABITS,
    PAYING,
    PLAIN_WORTH,
    WORTH,
    reaches,
    turns_left,
)
from quadrant.games.generals.cards.deck import CARDS
from quadrant.games.generals.components import (
    ARMY,
    CAMP_NATIONS,
    CARD_IDS,
    HOME,
    LAND,
    NATION,
    NATIONS,
    NAVY,
    camp_of,
)
from quadrant.games.generals.rules.battle import may_battle
from quadrant.games.generals.rules.board import board_for
from quadrant.games.generals.rules.build import may_build
from quadrant.games.generals.rules.cards import DiscardHand
from quadrant.games.generals.rules.play import PlayOne
from quadrant.games.generals.rules.reactions import React
from quadrant.games.generals.rules.sequence import DiscardAny
from quadrant.games.generals.rules.supply import standing
from quadrant.games.generals.setup import KeepSeven
from quadrant.games.generals.state import Generals, camp_pieces
from quadrant.games.generals.verbs import (
    BATTLE,
    BUILD,
    DISCARD,
    ELIMINATE,
    PLAY,
    RECRUIT,
    TAKE_OFF,
    USE,
    space_of,
)
from quadrant.kernel.board import bits
from quadrant.kernel.flow import DONE, Choice, Decision
from quadrant.kernel.verbs import FINISHING, PASSING

#: What is used or answered brings so much where nothing was measured.
USUAL: Final = 1.0
#: A piece taken off to be built elsewhere, and a battle for an empty space.
TAKEN_OFF: Final = -2.0
NOBODY_THERE: Final = -0.1
#: To do nothing more where something could be done.
NOTHING: Final = -0.05
#: So much of a threat goes with a piece that makes it: others may threaten the same space.
RELIEF: Final = 0.5


def quick(game: Generals, nation: int, options: Sequence[Choice]) -> Choice:
    """What a nation chooses without a second thought."""
    rule = RULES.get(type(game.stack[-1]), act)
    return rule(game, nation, options)


class Sight:
    """The board as a nation sees it; everything in victory points."""

    def __init__(self, game: Generals, nation: int) -> None:
        self.game = game
        self.nation = nation
        self.camp = camp_of(nation)
        self.board = board_for(game, self.camp)
        self.enemies = CAMP_NATIONS[1 - self.camp]
        self.occupied = camp_pieces(game, 1 - self.camp)
        self.reaches = reaches(game)
        #: How much each nation's place on the board still counts, and what a point a turn brings it.
        left = [turns_left(game, other) for other in range(len(NATIONS))]
        self.still = [min(1.0, turns / FORECAST.matters) for turns in left]
        self.pays = [FORECAST.income * min(turns, FORESEEN) for turns in left]

    # Spaces

    def place(self, nation: int, space: int) -> float:
        """What it brings to have a piece of that nation, one of the camp, in a space."""
        game, here = self.game, 1 << space
        if game.pieces[nation] & here:
            return 0.0
        value = self.still[nation] * (FORECAST.armies if LAND & here else FORECAST.navies)
        if LAND & here & standing(game, nation).sources:
            value += self.source(nation, space)
        return value + self.beyond(nation, self.board.near[space] & ~self.reaches[nation].near)

    def source(self, nation: int, space: int) -> float:
        """What it brings to stand on a source: income, unless an ally has it; but it may be threatened."""
        game, here, still = self.game, 1 << space, self.still[nation]
        allies = game.pieces[(nation + 2) % 6] | game.pieces[(nation + 4) % 6]
        alone = not allies & here or standing(game, nation).alone & here
        value = 2 * self.pays[nation] if alone else 0.0
        dangers = sum([self.reaches[enemy].near >> space & 1 for enemy in self.enemies])
        value += still * FORECAST.threats * dangers
        if space == HOME[nation]:
            value += still * (FORECAST.home_threats * dangers - FORECAST.homes_empty)
        return value - still * FORECAST.sources_in_reach * (self.reaches[nation].near >> space & 1)

    def beyond(self, nation: int, fresh: int) -> float:
        """What it brings to come next to these spaces: sources to build in, enemies to battle, threats."""
        if not fresh:
            return 0.0
        game, still = self.game, self.still[nation]
        free = fresh & LAND & standing(game, nation).sources & ~game.pieces[nation] & ~self.occupied
        value = still * FORECAST.sources_in_reach * free.bit_count()
        met = fresh & self.occupied
        if not met:
            return value
        value += still * FORECAST.targets_in_reach * met.bit_count()
        for enemy in self.enemies:
            held = game.pieces[enemy] & met & LAND & standing(game, enemy).sources
            value -= self.threat(enemy, held)
        return value

    def threat(self, nation: int, held: int) -> float:
        """What it means for a nation that these sources of its are threatened."""
        if not held:
            return 0.0
        value = FORECAST.threats * held.bit_count() + FORECAST.home_threats * (held >> HOME[nation] & 1)
        return self.still[nation] * value

    def target(self, space: int, enemy: int) -> float:
        """What it brings to drive the enemy from a space."""
        game, here = self.game, 1 << space
        supplied = self.reaches[enemy].supplied
        if not supplied & here:
            # It would leave the board anyway.
            return 2 * NOBODY_THERE
        others = any(game.pieces[other] & here for other in self.enemies if other != enemy)
        value = self.still[enemy] * (FORECAST.armies if LAND & here else FORECAST.navies)
        value += self.cut(enemy, supplied & ~here)
        if LAND & here & standing(game, enemy).sources:
            if not others or standing(game, enemy).alone & here:
                value += 2 * self.pays[enemy]
            if space == HOME[enemy]:
                value -= self.still[enemy] * FORECAST.homes_empty
        return value + self.relief(space) + (0.0 if others else self.freed(space))

    def cut(self, enemy: int, left: int) -> float:
        """What it brings that of these pieces those leave the board that no source supplies any more."""
        line = board_for(self.game, 1 - self.camp).flood(left & standing(self.game, enemy).sources, left)
        return self.still[enemy] * (FORECAST.armies - FORECAST.cut_off) * (left & ~line).bit_count()

    def relief(self, space: int) -> float:
        """What it brings that nobody threatens from a space."""
        near = board_for(self.game, 1 - self.camp).near[space] & LAND
        value = 0.0
        for nation in CAMP_NATIONS[self.camp]:
            held = self.game.pieces[nation] & near & standing(self.game, nation).sources
            value -= RELIEF * self.threat(nation, held)
        return value

    def freed(self, space: int) -> float:
        """What it brings that a space holds no enemy any more: a home won back, a source to build in."""
        value = 0.0
        for nation in CAMP_NATIONS[self.camp]:
            if space == HOME[nation]:
                value -= self.still[nation] * FORECAST.homes_lost
            if self.reaches[nation].near >> space & 1:
                source = LAND & standing(self.game, nation).sources
                gain = FORECAST.sources_in_reach * (source >> space & 1) - FORECAST.targets_in_reach
                value += self.still[nation] * gain
        return value

    def best_target(self, kind: int) -> float:
        """What the best battle of that kind brings."""
        spaces = may_battle(self.game, self.nation, kind).mask & self.occupied
        found = [
            self.target(space, enemy)
            for space in bits(spaces)
            for enemy in self.enemies
            if self.game.pieces[enemy] >> space & 1
        ]
        return max(found, default=0.0)

    def best_place(self, kind: int) -> float:
        """What the best piece of that kind brings."""
        spaces = bits(may_build(self.game, self.nation, kind).mask)
        return max([self.place(self.nation, space) for space in spaces], default=0.0)

    # Cards

    def card(self, number: int) -> float:
        """What it brings to play a card; that it leaves the hand is counted."""
        card, still = CARDS[number], self.still[self.nation]
        lost = FORECAST.hand * PLAIN_WORTH[number]
        if card.type == "status":
            return self.status(number) - lost
        if card.type == "response":
            return still * FORECAST.responses * WORTH["response"] - lost
        if card.type in ("build_army", "build_navy"):
            return self.best_place(ARMY if card.type == "build_army" else NAVY) - lost
        if card.type in ("land_battle", "sea_battle"):
            return self.best_target(ARMY if card.type == "land_battle" else NAVY) - lost
        return HABITS.plays.get(card.id, USUAL)

    def status(self, number: int) -> float:
        """What it brings to have a status on the table."""
        game, nation, card = self.game, self.nation, CARDS[number]
        value = self.still[nation] * FORECAST.statuses * PLAIN_WORTH[number]
        if number not in PAYING:
            return value
        use = card.used()
        if card.holds(game, use):
            value += self.pays[nation] * sum([points.worth(game, use) for points in PAYING[number]])
        return value

    # Choices

    def in_turn(self, option: Choice) -> float:
        """What it brings to choose that as the play of the turn."""
        if PLAY.of(option):
            return self.card(PLAY.thing(option))
        if USE.of(option):
            return HABITS.uses.get(CARD_IDS[USE.thing(option)], USUAL)
        if DISCARD.of(option):
            return -FORECAST.hand * PLAIN_WORTH[DISCARD.thing(option)]
        return TAKEN_OFF

    def in_play(self, option: Choice) -> float:
        """What it brings to choose that while a card is carried out."""
        if BUILD.of(option) or RECRUIT.of(option):
            return self.place(NATION[str(option[3])], space_of(option))
        if BATTLE.of(option) or ELIMINATE.of(option):
            return self.target(space_of(option), NATION[str(option[2])]) if len(option) > 2 else NOBODY_THERE
        if PLAY.of(option):
            return self.card(PLAY.thing(option))
        if USE.of(option):
            return HABITS.answers.get(CARD_IDS[USE.thing(option)], USUAL)
        if TAKE_OFF.of(option):
            return TAKEN_OFF
        return NOTHING if FINISHING.of(option) else 0.0


def play(game: Generals, nation: int, options: Sequence[Choice]) -> Choice:
    """The play of the turn that brings most."""
    return max(options, key=Sight(game, nation).in_turn)


def act(game: Generals, nation: int, options: Sequence[Choice]) -> Choice:
    """What brings most while a card is carried out."""
    return max(options, key=Sight(game, nation).in_play)


def answer(game: Generals, nation: int, options: Sequence[Choice]) -> Choice:
    """What usually brings most; to pass if nothing does."""

    def brings(option: Choice) -> float:
        if PASSING.of(option):
            return 0.0
        return HABITS.answers.get(CARD_IDS[USE.thing(option)], USUAL) if USE.of(option) else USUAL

    return max(options, key=brings)


def throw_away(game: Generals, nation: int, options: Sequence[Choice]) -> Choice:
    """The poorest card."""
    return min(options, key=lambda option: PLAIN_WORTH[DISCARD.thing(option)] if DISCARD.of(option) else 0.0)


def done(game: Generals, nation: int, options: Sequence[Choice]) -> Choice:
    """Nothing is thrown away: what would be drawn for it is played later than anybody looks."""
    return DONE


Rule = Callable[[Generals, int, Sequence[Choice]], Choice]
RULES: Final[dict[type[Decision], Rule]] = {
    PlayOne: play,
    React: answer,
    DiscardAny: done,
    KeepSeven: throw_away,
    DiscardHand: throw_away,
}
