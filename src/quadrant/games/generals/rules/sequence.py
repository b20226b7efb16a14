"""The sequence of play (rulebook: «Порядок хода», «Фазы хода»): 20 rounds, six turns, five phases.

Rules turn.order, turn.phases, supply.removal, score.home_lost.
"""

from __future__ import annotations

from typing import Final

from quadrant.games.generals.cards.language import Inner
from quadrant.games.generals.components import CAMPS, CARD_IDS, GERMANY, NATION, NATIONS, USA
from quadrant.games.generals.rules.cards import discard_from_hand, draw, kinds, statuses, without
from quadrant.games.generals.rules.pieces import check_supply
from quadrant.games.generals.rules.play import PlayOne, SkipPlay, can_act
from quadrant.games.generals.rules.score import (
    LAST_ROUND,
    check_margin,
    finish_by_points,
    gain,
    home_lost,
    income,
)
from quadrant.games.generals.state import PHASES, Generals
from quadrant.games.generals.verbs import BOTTOM, DISCARD
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Few
from quadrant.kernel.message import Args, Prompt, Refusal
from quadrant.kernel.offers import Among, Offer, finishing, never
from quadrant.kernel.standing import Standing
from quadrant.kernel.verbs import DONE, FINISHING

HAND_SIZE = 7
_SETUP, _PLAY, _SUPPLY, _VICTORY, _DISCARD, _DRAW = range(len(PHASES))


class Turn(Step):
    """turn.phases: play, supply, victory points, discard, draw; then the next nation (turn.order)."""

    nation: int

    def run(self, game: Generals) -> None:
        begin_turn(game, self.nation)


def begin_turn(game: Generals, nation: int) -> None:
    """What holds for a turn starts anew; then the phases."""
    game.turn = nation
    # "Once per turn" counts turns of the game, not of the nation.
    game.used = ()
    game.answered = ()
    game.reallocated = False
    if any(game.protected) or any(game.granted):
        game.protected = [0] * 6
        game.granted = [0] * 6
        game.touch("granted", "protected")
    game.opening = game.pieces[:]
    game.triggers.clear()
    if not game.silent:
        game.tell("turn", "turn.order", seat=NATIONS[nation], round=game.round)
    game.push(*_PHASES[nation])


class PlayPhase(Step):
    """1. Play one card. With nothing to play the phase is skipped, at no cost (play.one_card).

    A nation that could still take a piece off (pieces.limit) or use a response for any time is asked.
    """

    nation: int

    def run(self, game: Generals) -> None:
        game.phase = _PLAY
        nation = self.nation
        asked = can_act(game, nation) or game.pieces[nation] or game.response[nation]
        game.push(PlayOne(NATIONS[nation]) if asked else SkipPlay(nation))


class SupplyPhase(Step):
    """2. The nation removes its own pieces that are out of supply, and nobody else's (supply.removal)."""

    nation: int

    def run(self, game: Generals) -> None:
        game.phase = _SUPPLY
        game.triggers.clear()
        check_supply(game, self.nation)


class VictoryPhase(Step):
    """3. Victory points for supply sources and by statuses; none at all with an enemy army at home."""

    nation: int

    def run(self, game: Generals) -> None:
        game.phase = _VICTORY
        nation = self.nation
        if home_lost(game, nation):
            game.tell("home-lost", "score.home_lost", seat=NATIONS[nation])
            return
        gain(game, nation, income(game, nation), "score.sources")
        for number in statuses(game, nation, "victory_step")[::-1]:
            card = game.CARDS[number]
            use = card.used()
            if card.holds(game, use):
                refs = tuple((number, index) for index in range(len(card.effects)))
                game.push(Inner(use, refs))


class DiscardPhase(Step):
    """4. Any number of cards may be discarded from hand."""

    nation: int

    def run(self, game: Generals) -> None:
        game.phase = _DISCARD
        most = 0
        for number in statuses(game, self.nation, "discard_step"):
            most += sum(operation.to_deck_bottom for operation in game.CARDS[number].effects)
        game.push(DiscardAny(NATIONS[self.nation], most))


class DiscardAny(Decision):
    """turn.phases: as many as the nation likes; ``bottom`` cards may go under the deck by a status."""

    bottom: int

    def offers(self, game: Generals) -> tuple[Offer, ...]:
        hand = Few("turn.phases", kinds(game.hand[NATION[self.seat]]), "why-not-in-hand")
        return _DONE, Among(DISCARD, hand), Among(BOTTOM, hand) if self.bottom else _NO_BOTTOM

    def options(self, game: Generals) -> list[Choice]:
        """The same in a quicker way: three questions of four are this one."""
        hand = kinds(game.hand[NATION[self.seat]])
        options = [DONE, *DISCARD.each(hand)]
        return options + BOTTOM.each(hand) if self.bottom else options

    @does(FINISHING)
    def finish(self, game: Generals) -> None:
        """The rest of the hand is kept."""

    @does(DISCARD)
    def discard(self, game: Generals, number: int) -> None:
        discard_from_hand(game, NATION[self.seat], number)
        game.push(self)

    @does(BOTTOM)
    def put_under_deck(self, game: Generals, number: int) -> None:
        nation = NATION[self.seat]
        game.hand[nation] = without(game.hand[nation], number)
        game.deck[nation] = (number, *game.deck[nation])
        known = {"card": CARD_IDS[number]}
        game.confide("bottom", "type.status", to=(self.seat,), secret=known, seat=self.seat)
        game.push(DiscardAny(self.seat, self.bottom - 1))

    def waste(self, game: Generals, choice: Choice) -> Refusal | None:
        """A card that the deck cannot replace is lost for nothing."""
        nation = NATION[self.seat]
        hand, deck = len(game.hand[nation]), len(game.deck[nation])
        if not DISCARD.of(choice) or hand - 1 + deck >= HAND_SIZE:
            return None
        return Refusal("cards.deck_empty", "waste-not-replaced", {"count": deck})

    def prompt(self, game: Generals) -> Prompt:
        nation = NATION[self.seat]
        # What statuses ask in the draw phase is asked in the same turn.
        first = first_in_draw(game, nation)
        asks = any(card.may(game, card.used()) for card in map(game.CARDS.__getitem__, first))
        args: Args = {"count": len(game.hand[nation]), "then": "draw" if asks else "end"}
        return Prompt("prompt-discard-any", "turn.phases", args)


_DONE: Final = finishing()
(_NO_BOTTOM,) = never("type.status", "why-no-bottom", BOTTOM)


class DrawPhase(Step):
    """5. Draw up to seven cards; statuses and responses on the table do not count."""

    nation: int

    def run(self, game: Generals) -> None:
        game.phase = _DRAW
        nation = self.nation
        first = first_in_draw(game, nation)
        if not first:
            draw_up(game, nation)
            return
        game.push(DrawUp(nation))
        for number in first:
            game.push(Inner(game.CARDS[number].used(), ((number, 0),)))


def first_in_draw(game: Generals, nation: int) -> tuple[int, ...]:
    """The statuses that do something before the nation draws."""
    return statuses(game, nation, "draw_step_start")


class DrawUp(Step):
    """After what statuses do at the start of the phase."""

    nation: int

    def run(self, game: Generals) -> None:
        draw_up(game, self.nation)


def draw_up(game: Generals, nation: int) -> None:
    """turn.phases: to seven; cards.deck_empty."""
    draw(game, nation, max(0, HAND_SIZE - len(game.hand[nation])))


class EndTurn(Step):
    """turn.order: after the USA the round ends; after round 20, the game."""

    nation: int

    def run(self, game: Generals) -> None:
        if self.nation != USA:
            begin_turn(game, self.nation + 1)
            return
        check_margin(game)
        if game.result is not None:
            return
        if game.round == LAST_ROUND:
            finish_by_points(game)
            return
        game.round += 1
        begin_turn(game, GERMANY)


#: turn.phases: the phases of each nation's turn, in order. Steps never change, so every turn shares them.
_PHASES: Final = tuple(
    (
        PlayPhase(nation),
        SupplyPhase(nation),
        VictoryPhase(nation),
        DiscardPhase(nation),
        DrawPhase(nation),
        EndTurn(nation),
    )
    for nation in range(len(NATIONS))
)


def standing(game: Generals) -> Standing:
    """The round, and the score of both camps."""
    score = dict(zip(CAMPS, game.score, strict=True))
    return Standing("standing-round", game.round, {"round": game.round, "last": LAST_ROUND}, score)
