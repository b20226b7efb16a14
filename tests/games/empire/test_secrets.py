"""What a seat is shown, offered and asked does not depend on what it may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import quadrant
from cards.empire.printed import war
from games.empire.wandering import positions
from quadrant.games.empire import GAME
from quadrant.games.empire.verbs import CARD_NUMBER
from quadrant.kernel.board import bits
from quadrant.kernel.match import Match


def worlds(match: quadrant.Match, seat: str | None) -> list[Match]:
    """Two positions that the seat cannot tell from each other."""
    return [Match.of_state(GAME, GAME.determinise(match.state, seat, Random(seed))) for seed in (1, 2)]


def offered(match: Any) -> list[tuple[Any, ...]]:
    return [tuple(option) for option in match.options()]


@pytest.mark.unmeasured
@pytest.mark.parametrize("scenario", ["south_pacific", "campaign_1942", "burma", "year_1944"])
def test_what_is_asked_tells_no_secret(scenario: str) -> None:
    """The options of the seat that is asked; then, with the same choice and dice, who is asked what next."""
    random, differ = Random(9), 0
    for match in positions(scenario, 9, 300, 6):
        one, two = worlds(match, match.seat)
        differ += one.state.hand != two.state.hand  # type: ignore[attr-defined]
        assert offered(one) == offered(two) == offered(match)
        assert one.view(match.seat) == two.view(match.seat)
        choice = random.choice(match.options())
        faces = [random.randint(1, 10) for _ in range(6)]
        for world in (one, two):
            state: Any = world.state
            state.load(*faces)
            world.choose(choice)
        assert one.seat == two.seat
        assert (one.decision and one.decision.kind) == (two.decision and two.decision.kind)
    assert differ, "the worlds must differ for this to prove anything"


@pytest.mark.parametrize("scenario", ["campaign_1942", "year_1944"])
def test_what_the_others_see_tells_no_secret(scenario: str) -> None:
    for match in positions(scenario, 10, 240, 12):
        for seat in ("japan", "allies", None):
            one, two = worlds(match, seat)
            assert one.view(seat) == two.view(seat)


@pytest.mark.parametrize("seat", ["japan", None], ids=str)
def test_a_card_that_is_given_up_is_hidden_until_it_is_shown(seat: str | None) -> None:
    """It lies in no hand meanwhile; whoever cannot see it finds another one there, and none twice."""
    allies = 1
    pacific = war().deal(allies="AL-11 AL-21 AL-25")
    pacific.state.discard[allies] = (CARD_NUMBER["AL-9"], CARD_NUMBER["AL-19"])
    pacific.play("allies", "AL-10").choose("discard", "AL-11")
    truth = pacific.state
    assert pacific.kind == "swap_in"
    assert pacific.hand("allies") == {"AL-21", "AL-25"}
    given = set()
    for seed in range(20):
        world: Any = GAME.determinise(truth, seat, Random(seed))
        step = world.stack[-1]
        held = (step.given, *bits(world.hand[allies]), *world.deck[allies])
        assert sorted(held) == sorted((CARD_NUMBER["AL-11"], *bits(truth.hand[allies]), *truth.deck[allies]))
        assert not world.CARDS[step.given].forced
        given.add(step.given)
    assert len(given) > 10
    assert GAME.determinise(truth, "allies", Random(1)).stack[-1] == truth.stack[-1]


@pytest.mark.parametrize("card", ["AL-11", "AL-79"])
def test_whether_a_card_could_be_given_up_is_not_told(card: str) -> None:
    """Asked in any case, also with nothing but cards that must be played."""
    pacific = war().deal(allies=card)
    pacific.state.discard[1] = (CARD_NUMBER["AL-9"], CARD_NUMBER["AL-19"])
    assert pacific.play("allies", "AL-10").kind == "swap_out"
