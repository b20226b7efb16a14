"""Ratings: known cases of Bradley and Terry's model, with camps, draws and three sides."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from quadrant.bots.ladder.ratings import MIDDLE, RatedGame, rate

PLACES = ("east", "west")


def games(first: str, second: str, won: int, of: int, places: Sequence[str] = PLACES) -> list[RatedGame]:
    """Games between two in these places, of which the first has won so many."""
    bots = dict(zip(places, (first, second), strict=True))
    ends = [dict(zip(places, parts, strict=True)) for parts in ((1.0, 0.0), (0.0, 1.0))]
    return [RatedGame(bots, ends[number >= won]) for number in range(of)]


def fair(first: str, second: str, won: int, of: int) -> list[RatedGame]:
    """The same from both places."""
    return games(first, second, won, of) + games(first, second, won, of, PLACES[::-1])


def test_three_of_four_games_are_191_points() -> None:
    rated = rate(fair("good", "staff", 750, 1000), "staff").bots
    assert list(rated) == ["good", "staff"]
    assert rated["staff"].elo == MIDDLE
    assert rated["good"].elo == pytest.approx(MIDDLE + 190.8, abs=1)
    # The error of a logit is 1 / sqrt(n p q): 1.96 of them are 17.6 points.
    assert rated["good"].interval.high - rated["good"].elo == pytest.approx(17.6, abs=0.2)


def test_ratings_add_up_along_a_chain() -> None:
    rated = rate(fair("a", "b", 640, 1000) + fair("b", "c", 640, 1000), "b").bots
    assert rated["a"].elo - MIDDLE == pytest.approx(MIDDLE - rated["c"].elo, abs=0.01)
    assert rated["a"].elo - MIDDLE == pytest.approx(100, abs=1)


def test_a_lopsided_place_does_not_blur_the_bots() -> None:
    """In the east equals win nine of ten games, a bot of three times the strength 27 of 28."""
    found = games("a", "b", 2700, 2800) + games("b", "a", 750, 1000)
    rated = rate(found, "b")
    assert rated.bots["a"].elo == pytest.approx(MIDDLE + 190.8, abs=3)
    assert rated.places["east"].elo == pytest.approx(190.8, abs=3)
    assert rated.places["west"].elo == pytest.approx(-rated.places["east"].elo)


def test_a_draw_is_half_a_victory() -> None:
    even = {"east": 0.5, "west": 0.5}
    drawn = [RatedGame({"east": "a", "west": "b"}, even), RatedGame({"east": "b", "west": "a"}, even)]
    rated = rate(drawn * 20, "b").bots
    assert rated["a"].elo == pytest.approx(MIDDLE)
    halves = rate(drawn * 20 + fair("a", "b", 20, 20), "b").bots
    assert halves["a"].elo == pytest.approx(rate(fair("a", "b", 30, 40), "b").bots["a"].elo)


def test_of_three_sides_each_wins_by_its_part_of_all_strengths() -> None:
    """Of one against two others, a strength of two to one wins half of the games."""
    found = []
    for alone in range(3):
        seats = {place: "a" if at == alone else "b" for at, place in enumerate("xyz")}
        for winner, times in ((alone, 200), ((alone + 1) % 3, 100), ((alone + 2) % 3, 100)):
            found += [
                RatedGame(seats, {place: float(at == winner) for at, place in enumerate("xyz")})
            ] * times
    rated = rate(found, "b")
    assert rated.bots["a"].elo == pytest.approx(MIDDLE + 120.4, abs=1)
    assert all(abs(place.elo) < 0.01 for place in rated.places.values())


def test_who_has_won_everything_has_a_rating_and_a_wide_interval() -> None:
    few, many = (rate(fair("a", "b", n, n), "b").bots["a"] for n in (5, 50))
    assert MIDDLE < few.interval.low < few.elo < many.elo
    assert few.interval.high - few.interval.low > 300


def test_without_the_one_to_measure_by_the_mean_is_the_middle() -> None:
    rated = rate(fair("a", "b", 30, 40), "staff").bots
    assert (rated["a"].elo + rated["b"].elo) / 2 == pytest.approx(MIDDLE)


def test_nothing_played_is_nobody_rated() -> None:
    assert rate([]).bots == {}
