"""Features tell what the seat knows: all that matters of it, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from conformance.cases import Played
from quadrant.kernel.features import reader

pytestmark = pytest.mark.unmeasured


@pytest.fixture
def learned(played: Played) -> Played:
    """A match of a game that declares features, as every game does."""
    assert played.match.game.features is not None
    return played


def test_features_are_equal_where_only_what_the_seat_cannot_see_differs(learned: Played) -> None:
    random = Random(21)
    for match in learned.points(21, 12):
        game, read = match.game, reader(match.game)
        for seat in game.seats:
            seen = read.observe(match.state, seat)
            other = game.determinise(match.state, seat, random)
            assert read.observe(other, seat) == seen
            if seat == match.seat:
                options = match.options()
                assert read.options(other, options) == read.options(match.state, options)


def test_features_differ_where_secrets_differ(learned: Played) -> None:
    """What a seat alone knows is filled in otherwise for the others: then it would see other features."""
    told = same = 0
    random = Random(22)
    for match in learned.points(22, 12):
        game, read = match.game, reader(match.game)
        for seat in game.seats:
            other = game.determinise(match.state, None, random)
            if game.secrets(other, seat) == game.secrets(match.state, seat):
                continue
            if read.observe(other, seat) == read.observe(match.state, seat):
                same += 1
            else:
                told += 1
    assert told > 20 * same


def test_features_differ_where_views_differ(learned: Played) -> None:
    points = learned.points(23, 12)
    read = reader(learned.match.game)
    for seat in learned.match.game.seats:
        seen = [read.observe(match.state, seat) for match in points]
        for n, match in enumerate(points):
            for m in range(n):
                if match.view(seat) != points[m].view(seat):
                    assert seen[n] != seen[m]


def test_features_do_not_depend_on_what_was_found_before(learned: Played) -> None:
    """What is remembered about a position on the way there is still true."""
    read = reader(learned.match.game)
    for match in learned.points(26, 12):
        anew = match.state.clone()
        anew.touch()
        for seat in match.game.seats:
            assert read.observe(match.state, seat) == read.observe(anew, seat)
        assert read.options(match.state, match.options()) == read.options(anew, match.options())


def test_every_number_is_one_of_a_feature(learned: Played) -> None:
    for match in learned.points(24, 12):
        read = reader(match.game)
        sizes = read.sizes
        for seat in match.game.seats:
            seen = read.observe(match.state, seat)
            assert len(seen.what) == len(seen.where)
            for name, numbers in seen._asdict().items():
                assert all(0 <= number < sizes[name] for number in numbers)
        options = read.options(match.state, match.options())
        assert len(options.counts) == len(options.pairs) == len(match.options())
        assert sum(options.counts) == len(options.plain)
        assert sum(options.pairs) == len(options.what) == len(options.where)
        assert all(0 <= number < sizes["o_plain"] for number in options.plain)


def test_the_features_of_options_tell_them_apart(learned: Played) -> None:
    for match in learned.points(25, 12):
        options = match.options()
        read = reader(match.game)
        each = [read.options(match.state, [option]) for option in options]
        assert len({str(one) for one in each}) == len(options)
