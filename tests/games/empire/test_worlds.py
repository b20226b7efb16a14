"""What a side holds in its hand changes nothing that the others are shown, told or asked."""

from __future__ import annotations

from random import Random

import pytest

from games.empire.wandering import answers, positions, things
from quadrant.games.empire import GAME
from quadrant.games.empire.components import NOBODY, SEATS, SIDE
from quadrant.games.empire.state import Empire
from quadrant.games.empire.verbs import CARD_IDS
from quadrant.kernel.flow import Choice, Decision, advance, take
from quadrant.kernel.match import Match
from quadrant.kernel.message import Event

#: How far two worlds are followed.
STEPS = 8


def worlds(match: Match, seat: str | None, random: Random) -> tuple[Empire, Empire]:
    """The match, and one that looks the same to the seat: its own deck is the same, and so are the dice."""
    truth = match.state.clone()
    assert isinstance(truth, Empire)
    other = GAME.determinise(truth, seat, random)
    other.key = truth.key
    if seat is not None:
        other.deck[SIDE[seat]] = truth.deck[SIDE[seat]]
    return truth, other


def asked(game: Empire) -> Decision | None:
    decision = game.stack[-1] if game.stack else None
    assert decision is None or isinstance(decision, Decision)
    return decision


def common(worlds: tuple[Empire, Empire], seat: str | None) -> list[Choice]:
    """What can be chosen in both. A card that one of them has set aside tells where it lay, once played."""
    first, second = (advance(world) or [] for world in worlds)
    decision = asked(worlds[0])
    if decision is None or decision.seat == seat:
        assert first == second
        return first
    aside = {CARD_IDS[card] for world in worlds for card in world.future if card != NOBODY}
    return [option for option in first if option in second and not aside.intersection(option[1:])]


def told(game: Empire, seat: str | None) -> list[Event]:
    return [seen for event in game.heard() if (seen := event.seen_by(seat)) is not None]


def shown(game: Empire, side: int) -> tuple[object, ...]:
    """The cards of a side that lie open."""
    return game.discard[side], game.gone[side], game.offensive and (game.offensive.side, game.offensive.card)


def come_to_light(pair: tuple[Empire, Empire], seat: str | None) -> bool:
    """Whether hidden cards were drawn or had to be played: from then on the worlds differ for all to see."""
    hidden = [SIDE[name] for name in SEATS if name != seat]
    return any(shown(pair[0], side) != shown(pair[1], side) for side in hidden)


@pytest.mark.unmeasured
@pytest.mark.parametrize("scenario", ["south_pacific", "campaign_1942"])
def test_two_worlds_that_look_the_same_go_on_the_same(scenario: str) -> None:
    """Whether somebody is asked at all, what he is asked and what is told do not depend on hidden cards."""
    random = Random(6)
    followed = 0
    for match in positions(scenario, 6, 400, 25):
        for seat in (*SEATS, None):
            pair = worlds(match, seat, random)
            for _ in range(STEPS):
                options = common(pair, seat)
                first, second = (asked(world) for world in pair)
                assert (type(first), first and first.seat) == (type(second), second and second.seat)
                if not options:
                    break
                choice = random.choice(options)
                for world in pair:
                    world.listen()
                    take(world, choice)
                    advance(world)
                if come_to_light(pair, seat):
                    break
                assert told(pair[0], seat) == told(pair[1], seat)
                assert GAME.view(pair[0], seat) == GAME.view(pair[1], seat)
                followed += 1
    assert followed > 100


@pytest.mark.unmeasured
@pytest.mark.parametrize("scenario", ["south_pacific", "campaign_1942"])
def test_no_answer_depends_on_what_the_others_hold(scenario: str) -> None:
    random = Random(7)
    for match in positions(scenario, 7, 240, 30):
        about = things(match, random)
        for seat in (*SEATS, None):
            other = match.fork()
            other.state = worlds(match, seat, random)[1]
            assert answers(match, seat, about) == answers(other, seat, about)
