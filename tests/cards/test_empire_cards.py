"""Every card of Empire of the Sun, played in a whole position: nothing breaks, and the card goes its way."""

from __future__ import annotations

from random import Random

import pytest

from games.empire.pacific import Pacific
from quadrant.games.empire import GAME
from quadrant.games.empire.cards.deck import CARDS
from quadrant.games.empire.components import SEATS
from quadrant.games.empire.rules.play import PlayCard
from quadrant.games.empire.verbs import CARD_NUMBER
from table import Table

EVENTS = [card.id for card in CARDS if card.type != "reaction" and card.id not in ("JP-1", "JP-2")]
REACTIONS = [card.id for card in CARDS if card.type == "reaction"]


class War(Pacific):
    """A scenario as it is set up, with one card in a hand."""

    def __init__(self, scenario: str) -> None:
        state = Table.new(GAME, scenario)
        state.hand = [0, 0]
        state.future = [-1, -1]
        Table.__init__(self, GAME, state)


def go_on(pacific: Pacific, random: Random) -> None:
    """Random choices to the end of what the card began."""
    for _ in range(400):
        if pacific.match.seat is None:
            return
        pacific.match.choose(random.choice(pacific.match.options()))
    raise AssertionError("it does not end")


@pytest.mark.parametrize("scenario", ["campaign_1942", "campaign_1943"])
@pytest.mark.parametrize("card", EVENTS)
def test_every_event_is_played_or_refused_with_a_reason(card: str, scenario: str) -> None:
    raw = CARDS[CARD_NUMBER[card]]
    pacific = War(scenario)
    seat = SEATS[raw.side]
    pacific.deal(**{seat: card})
    pacific.begin(PlayCard(seat))
    refusal = pacific.why_not("event", card)
    if refusal is not None:
        assert refusal.rule == "5.31"
        return
    pacific.choose("event", card)
    go_on(pacific, Random(card))
    side = pacific.match.view(None).sides[raw.side]
    assert (card in side.removed) == raw.remove or card in side.discards


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("card", REACTIONS)
def test_every_reaction_answers_an_offensive(card: str, seed: int) -> None:
    raw = CARDS[CARD_NUMBER[card]]
    pacific = War("campaign_1943")
    random = Random(f"{card} {seed}")
    reactor, active = SEATS[raw.side], SEATS[1 - raw.side]
    pacific.deal(**{reactor: card})
    offensives = {"japan": "JP-12", "allies": "AL-21"}
    pacific.play(active, offensives[active], "event" if seed else "operations")
    for _ in range(600):
        if pacific.match.seat is None:
            break
        react = [option for option in pacific.match.options() if option[0] == "react"]
        pacific.match.choose(react[0] if react else random.choice(pacific.match.options()))
    assert pacific.match.seat is None
    view = pacific.match.view(None).sides[raw.side]
    assert card in (*view.removed, *view.discards) or card in pacific.hand(reactor)
