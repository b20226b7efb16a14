"""Facts are kept by what they come from, dropped by what changes, and shared with clones until then."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from hypothesis import given
from hypothesis import strategies as st

from quadrant.kernel.facts import fact
from quadrant.kernel.flow import GameState

FOUND: list[str] = []


class Camp(GameState, kw_only=True):
    SEATS: ClassVar[tuple[str, ...]] = ("one",)
    units: list[int]
    weather: int = 0


@fact("units")
def strength(game: Camp, side: int) -> int:
    """How strong a side is."""
    FOUND.append(f"strength {side}")
    return sum(unit for unit in game.units if unit % 2 == side)


@fact("units", "weather")
def reach(game: Camp) -> int | None:
    FOUND.append("reach")
    return None if game.weather else len(game.units)


@fact("weather")
def season(game: Camp) -> str:
    return "winter" if game.weather else "summer"


def camp() -> Camp:
    FOUND.clear()
    return Camp(units=[1, 2, 3])


def test_a_fact_is_found_once_for_each_argument() -> None:
    game = camp()
    assert [strength(game, 1), strength(game, 0), strength(game, 1)] == [4, 2, 4]
    assert FOUND == ["strength 1", "strength 0"]


def test_nothing_is_a_fact_too() -> None:
    game = camp()
    game.weather = 1
    assert (reach(game), reach(game)) == (None, None)
    assert FOUND == ["reach"]


def test_what_changes_drops_what_comes_from_it_and_nothing_else() -> None:
    game = camp()
    strength(game, 1)
    reach(game)
    game.touch("weather")
    FOUND.clear()
    strength(game, 1)
    reach(game)
    assert FOUND == ["reach"]
    game.touch("units")
    FOUND.clear()
    strength(game, 1)
    reach(game)
    assert FOUND == ["strength 1", "reach"]


def test_a_clone_knows_what_is_known_until_it_changes() -> None:
    game = camp()
    strength(game, 1)
    other = game.clone()
    assert strength(other, 1) == 4
    assert FOUND == ["strength 1"]
    other.units.append(5)
    other.touch("units")
    assert (strength(other, 1), strength(game, 1)) == (9, 4)


def test_a_clone_that_has_changed_keeps_what_it_finds_to_itself() -> None:
    """Also where nothing was known yet of what has changed, or nothing at all."""
    for ask_first in (True, False):
        game = camp()
        if ask_first:
            season(game)
        assert len(game.facts) == ask_first
        other = game.clone()
        other.units.append(5)
        other.touch("units")
        assert (strength(other, 1), strength(game, 1)) == (9, 4)


@given(seed=st.integers(0, 10_000))
def test_facts_are_always_what_would_be_found_now(seed: int) -> None:
    random = Random(seed)
    games = [camp()]
    for _ in range(30):
        game = random.choice(games)
        action = random.randrange(4)
        if action == 0:
            games.append(game.clone())
        elif action == 1:
            game.units.append(random.randrange(9))
            game.touch("units")
        elif action == 2:
            game.weather = random.randrange(2)
            game.touch("weather")
        if random.randrange(2):
            side = random.randrange(2)
            assert strength(game, side) == sum(unit for unit in game.units if unit % 2 == side)
        if random.randrange(2):
            assert reach(game) == (None if game.weather else len(game.units))


def test_a_fact_keeps_its_name_and_words() -> None:
    assert (strength.__name__, strength.__doc__) == ("strength", "How strong a side is.")
