"""Random play to the end: no dead end, no error, nothing lost, nothing given away."""

from __future__ import annotations

from random import Random

import pytest

import quadrant
from quadrant.games.churchill.components import NATIONS

OPTIONS: list[dict[str, bool | int]] = [
    {"edition": 1, "tournament_scoring": True, "tie_check": True, "tie_discard": True, "late_command": True},
    {
        "edition": 2,
        "may_hold_markers": True,
        "neutral_removal": False,
        "denmark_west": True,
        "convoy_adds": False,
    },
    {"edition": 1, "one_die_ties": True, "colony_networks": True},
]


@pytest.mark.long
@pytest.mark.parametrize("secret_agenda", [False, True])
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("scenario", ["training", "tournament", "campaign"])
def test_random_games_end(scenario: str, edition: int, secret_agenda: bool) -> None:
    options = {"edition": edition, "secret_agenda": secret_agenda}
    for seed in range(3):
        match = quadrant.new("churchill", scenario=scenario, seed=seed, options=options)
        random = Random(seed)
        while match.seat:
            match.choose(random.choice(match.options()))
        assert match.result is not None
        assert match.result.winner in NATIONS
        assert quadrant.load(match.record()).digest() == match.digest()


@pytest.mark.parametrize("options", OPTIONS)
def test_random_games_end_with_every_option(options: dict[str, bool | int]) -> None:
    for seed in range(4):
        match = quadrant.new("churchill", scenario="tournament", seed=seed, options=options)
        random = Random(seed)
        while match.seat:
            match.choose(random.choice(match.options()))
        assert match.result is not None


@pytest.mark.unmeasured
def test_a_seat_sees_the_same_in_every_game_it_cannot_tell_apart() -> None:
    match = quadrant.new("churchill", scenario="training", seed=11, options={"secret_agenda": True})
    random = Random(11)
    while match.seat:
        for seat in (*NATIONS, None):
            other = match.game.determinise(match.state, seat, random)
            assert match.game.view(other, seat) == match.view(seat)
            if seat == match.seat:
                assert match.decision is not None
                assert match.decision.options(other) == match.options()
        match.choose(random.choice(match.options()))


def test_no_more_networks_naval_markers_or_reserves_than_the_box_holds() -> None:
    match = quadrant.new("churchill", scenario="campaign", seed=5)
    random = Random(5)
    while match.seat:
        view = match.view()
        assert all(place.networks <= 2 for place in view.places)
        assert all(0 <= box.naval <= box.limit for box in view.boxes)
        assert all(nation.networks_left >= 0 and nation.alignments_left >= 0 for nation in view.nations)
        assert all(front.position >= 0 for front in view.fronts)
        match.choose(random.choice(match.options()))
