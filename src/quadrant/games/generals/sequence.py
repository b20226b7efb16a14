"""The sequence of play (rulebook: «Порядок хода», «Фазы хода»): 20 rounds, six turns, five phases.

Rules turn.order, turn.phases, supply.removal, score.home_lost.
"""

from __future__ import annotations

from quadrant.games.generals.cards import discard_from_hand, draw, without
from quadrant.games.generals.components import GERMANY, NATION, NATIONS, USA
from quadrant.games.generals.effects import Inner
from quadrant.games.generals.language import CARD, CARDS
from quadrant.games.generals.matching import Use, holds
from quadrant.games.generals.pieces import CheckSupply
from quadrant.games.generals.play import PlayOne, SkipPlay, can_act
from quadrant.games.generals.rulings import ONCE_PER_TURN_OF_ANY_NATION
from quadrant.games.generals.score import LAST_ROUND, check_margin, finish_by_points, home_lost, score_sources
from quadrant.games.generals.state import PHASES, Generals
from quadrant.games.generals.verbs import BOTTOM, DISCARD
from quadrant.kernel.flow import DONE, Choice, Decision, Step
from quadrant.kernel.message import Prompt

HAND_SIZE = 7


class Turn(Step):
    """turn.phases: play, supply, victory points, discard, draw; then the next nation (turn.order)."""

    nation: int

    def run(self, game: Generals) -> None:
        nation = self.nation
        game.turn = nation
        refreshed = (card for card in game.used if CARDS[card].nation != nation)
        game.used = () if ONCE_PER_TURN_OF_ANY_NATION else tuple(refreshed)
        game.answered = ()
        game.reallocated = False
        if any(game.protected) or any(game.granted):
            game.protected = [0] * 6
            game.granted = [0] * 6
            game.touch("granted", "protected")
        game.opening = game.pieces[:]
        game.triggers.clear()
        game.tell("turn", "turn.order", seat=NATIONS[nation], round=game.round)
        game.push(
            PlayPhase(nation),
            SupplyPhase(nation),
            VictoryPhase(nation),
            DiscardPhase(nation),
            DrawPhase(nation),
            EndTurn(nation),
        )


class PlayPhase(Step):
    """1. Play one card. With nothing to play the phase is skipped, at no cost (play.one_card)."""

    nation: int

    def run(self, game: Generals) -> None:
        game.phase = PHASES.index("play")
        game.push(PlayOne(NATIONS[self.nation]) if can_act(game, self.nation) else SkipPlay(self.nation))


class SupplyPhase(Step):
    """2. The nation removes its own pieces that are out of supply, and nobody else's (supply.removal)."""

    nation: int

    def run(self, game: Generals) -> None:
        game.phase = PHASES.index("supply")
        game.triggers.clear()
        game.push(CheckSupply(self.nation))


class VictoryPhase(Step):
    """3. Victory points for supply sources and by statuses; none at all with an enemy army at home."""

    nation: int

    def run(self, game: Generals) -> None:
        game.phase = PHASES.index("victory")
        nation = self.nation
        if home_lost(game, nation):
            game.tell("home-lost", "score.home_lost", seat=NATIONS[nation])
            return
        score_sources(game, nation)
        for number in game.status[nation][::-1]:
            card = CARDS[number]
            if card.timing != "victory_step":
                continue
            if card.condition is None or holds(game, card.condition, nation):
                refs = tuple((number, index) for index in range(len(card.effects)))
                game.push(Inner(Use(number, nation, None), refs))


class DiscardPhase(Step):
    """4. Any number of cards may be discarded from hand."""

    nation: int

    def run(self, game: Generals) -> None:
        game.phase = PHASES.index("discard")
        most = 0
        for number in game.status[self.nation]:
            card = CARDS[number]
            if card.timing == "discard_step":
                most += sum(op.most for op in card.effects if op.op == "hand_to_deck_bottom")
        game.push(DiscardAny(NATIONS[self.nation], most))


class DiscardAny(Decision):
    """turn.phases: as many as the nation likes; ``bottom`` cards may go under the deck by a status."""

    bottom: int

    def options(self, game: Generals) -> list[Choice]:
        hand = sorted(set(game.hand[NATION[self.seat]]))
        found = [DONE, *(DISCARD[number] for number in hand)]
        if self.bottom:
            found += [BOTTOM[number] for number in hand]
        return found

    def resolve(self, game: Generals, choice: Choice) -> None:
        if choice == DONE:
            return
        nation = NATION[self.seat]
        number = CARD[str(choice[1])]
        if choice[0] == "discard":
            discard_from_hand(game, nation, number)
            game.push(DiscardAny(self.seat, self.bottom))
            return
        game.hand[nation] = without(game.hand[nation], number)
        game.deck[nation] = (number, *game.deck[nation])
        game.confide(
            "bottom", "type.status", to=(self.seat,), secret={"card": CARDS[number].id}, seat=self.seat
        )
        game.push(DiscardAny(self.seat, self.bottom - 1))

    def prompt(self, game: Generals) -> Prompt:
        return Prompt("prompt-discard-any", "turn.phases")


class DrawPhase(Step):
    """5. Draw up to seven cards; statuses and responses on the table do not count."""

    nation: int

    def run(self, game: Generals) -> None:
        game.phase = PHASES.index("draw")
        nation = self.nation
        game.push(DrawUp(nation))
        for number in game.status[nation]:
            if CARDS[number].timing == "draw_step_start":
                game.push(Inner(Use(number, nation, None), ((number, 0),)))


class DrawUp(Step):
    """turn.phases: to seven; cards.deck_empty."""

    nation: int

    def run(self, game: Generals) -> None:
        draw(game, self.nation, max(0, HAND_SIZE - len(game.hand[self.nation])))


class EndTurn(Step):
    """turn.order: after the USA the round ends; after round 20, the game."""

    nation: int

    def run(self, game: Generals) -> None:
        if self.nation != USA:
            game.push(Turn(self.nation + 1))
            return
        check_margin(game)
        if game.result is not None:
            return
        if game.round == LAST_ROUND:
            finish_by_points(game)
            return
        game.round += 1
        game.push(Turn(GERMANY))
