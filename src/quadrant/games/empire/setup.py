"""2.0 Set-up: a scenario on the table, with its first steps on the stack."""

from __future__ import annotations

from typing import Final

import msgspec

from quadrant.games.empire.cards.deck import NUMBERED
from quadrant.games.empire.components import ALLIES, JAPAN, NO_CARD
from quadrant.games.empire.rules.cards import deal
from quadrant.games.empire.rules.december import Scatter
from quadrant.games.empire.rules.openings import OpeningHands, chosen
from quadrant.games.empire.rules.replacements import POOLS
from quadrant.games.empire.rules.sequence import after_dealing, first_turn
from quadrant.games.empire.rulings import Rules
from quadrant.games.empire.scenarios import SCENARIO, SCENARIOS, Scenario, tracks
from quadrant.games.empire.state import Empire, seat
from quadrant.games.empire.table import Pacific
from quadrant.games.empire.verbs import CARD_IDS, CARD_NUMBER, TAKE
from quadrant.kernel.board import mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.options import Options
from quadrant.kernel.pick import Pick

#: 17.2 Before the first card of January 1942 every Allied ship may make an emergency move.
SCATTERED: Final = 2
#: 17.11 The offensives of which Japan sets one aside in Burma.
BURMA_OFFENSIVES: Final = ("JP-3", "JP-8", "JP-16", "JP-40", "JP-48", "JP-50")


def new(scenario: str, options: Options, key: bytes) -> Empire:
    """2.2, 2.3 The scenario set up, the campaign or any other: units, markers and cards as it lists them."""
    number = SCENARIO[scenario]
    plan = SCENARIOS[number]
    game = Pacific(
        key=key,
        rules=msgspec.convert(options, Rules),
        scenario=number,
        area=plan.area,
        turn=plan.turn,
        last_turn=plan.last_turn,
        control=plan.control,
        control_then=plan.control,
        asp_used=[0, 0],
        hand=[0, 0],
        gone=[0, 0],
        drawn=[0, 0],
        future=[NO_CARD, NO_CARD],
        future_turn=[0, 0],
        occupied=[0, 0],
        steps=[0] * len(POOLS),
        surrendered=plan.surrendered,
        **tracks(plan),
    )
    since = plan.markers.get("alaska_occupation_since_turn")
    if since:
        game.occupied[0] = plan.turn - since
    game.set_up(plan.at)
    game.faces, game.due = list(plan.faces), list(plan.due)
    game.origin = list(plan.at)
    deal_cards(game, plan)
    if plan.turn == 1:
        game.push(*first_turn())
        return game
    if plan.id == "burma":
        game.push(ChooseFuture(seat(JAPAN)), FirstHands(), *after_dealing())
        return game
    scatter = (Scatter(),) if plan.turn == SCATTERED else ()
    opening = (OpeningHands(*plan.hands),) if chosen(game) else ()
    game.push(*opening, *scatter, *after_dealing())
    return game


def deal_cards(game: Empire, plan: Scenario) -> None:
    """5.0 The decks are shuffled; cards are dealt, set aside and laid out as the scenario says."""
    game.deck, game.discard = [(), ()], [(), ()]
    for side in (JAPAN, ALLIES):
        numbers = NUMBERED[side]
        out = left_out(plan, side)
        laid = tuple(numbers[n] for n in plan.discards[side])
        aside = numbers[plan.future[side]] if plan.future[side] else NO_CARD
        fixed = [numbers[n] for n in plan.fixed[side]]
        rest = [
            c for c in numbers.values() if c not in out and c not in laid and c != aside and c not in fixed
        ]
        game.gone[side] = mask_of(out)
        game.discard[side] = laid
        game.deck[side] = game.shuffle(rest)
        game.hand[side] = mask_of(fixed)
        game.future[side] = aside
        game.future_turn[side] = 0
        if plan.id != "burma" and not chosen(game):
            deal(game, side, plan.hands[side])


def left_out(plan: Scenario, side: int) -> set[int]:
    """The cards that a scenario does without from the start."""
    numbers = NUMBERED[side]
    everything = plan.decks[side] or tuple(numbers)
    return {numbers[n] for n in plan.removed[side]} | {c for n, c in numbers.items() if n not in everything}


class ChooseFuture(Pick):
    """Burma: Japan first sets one of six offensives aside; then the hands are dealt."""

    rule, verb = "7.29", TAKE

    def limits(self, game: Empire) -> Limits:
        known = mask_of(CARD_NUMBER[id] for id in BURMA_OFFENSIVES)
        return Limits(Limit("7.29", known & mask_of(game.deck[JAPAN]), "why-not-meant"))

    def take(self, game: Empire, card: int, /) -> None:
        game.deck[JAPAN] = tuple(other for other in game.deck[JAPAN] if other != card)
        game.future[JAPAN] = card
        game.confide("future", "7.29", to=(self.seat,), secret={"card": CARD_IDS[card]}, seat=self.seat)


class FirstHands(Step):
    """Burma: the hands of the first turn."""

    def run(self, game: Empire) -> None:
        for side, count in enumerate(SCENARIOS[game.scenario].hands):
            deal(game, side, count)
