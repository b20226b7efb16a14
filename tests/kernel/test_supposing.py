"""A state as it would be: fields are put back, and what was found out about them is forgotten."""

from __future__ import annotations

import pickle
from typing import ClassVar

import pytest

from quadrant.kernel.facts import fact
from quadrant.kernel.flow import GameState


class Harbour(GameState, kw_only=True):
    SEATS: ClassVar[tuple[str, ...]] = ("one",)
    ships: list[int]
    storm: bool = False


@fact("ships")
def afloat(game: Harbour) -> int:
    return sum(game.ships)


@fact("weather")
def calm(game: Harbour) -> bool:
    return not game.storm


@fact("piers")
def piers(game: Harbour) -> list[str]:
    return ["north", "south"]


def test_fields_are_otherwise_inside_and_as_before_afterwards() -> None:
    game = Harbour(ships=[3, 4])
    before = game.digest()
    with game.supposing(ships=[9], storm=True) as then:
        assert then is game
        assert (then.ships, then.storm) == ([9], True)
    assert (game.ships, game.storm) == ([3, 4], False)
    assert game.digest() == before


def test_facts_about_a_field_are_found_anew_inside_and_known_again_afterwards() -> None:
    game = Harbour(ships=[3, 4])
    assert afloat(game) == 7
    known = piers(game)
    with game.supposing(ships=[9]) as then:
        assert afloat(then) == 9
        assert piers(then) is known
    assert afloat(game) == 7


def test_facts_that_come_from_a_field_by_another_name_are_named() -> None:
    game = Harbour(ships=[])
    assert calm(game)
    with game.supposing("weather", storm=True) as then:
        assert not calm(then)
    assert calm(game)


def test_what_is_found_out_inside_about_other_things_stays_known() -> None:
    game = Harbour(ships=[])
    game.facts["piers",] = {}
    with game.supposing(ships=[9]) as then:
        found = piers(then)
    assert piers(game) is found


def test_fields_are_put_back_after_an_error() -> None:
    game = Harbour(ships=[3])
    assert afloat(game) == 3
    with pytest.raises(ZeroDivisionError), game.supposing(ships=[0]) as then:
        afloat(then) / afloat(then)
    assert (game.ships, afloat(game)) == ([3], 3)


def test_suppositions_may_stand_inside_each_other() -> None:
    game = Harbour(ships=[3])
    with game.supposing(ships=[9]) as then:
        with then.supposing(ships=[1]) as deeper:
            assert afloat(deeper) == 1
        assert afloat(then) == 9
    assert afloat(game) == 3


def test_a_field_that_there_is_not_is_refused_and_nothing_has_changed() -> None:
    game = Harbour(ships=[3])
    with pytest.raises(AttributeError), game.supposing(storm=True, boats=[1]):
        pass
    assert not game.storm


def test_what_is_not_state_goes_with_no_copy_but_what_is_known_and_imagined() -> None:
    game = Harbour(ships=[3]).imagine()
    game.load(6)
    game.listen()
    game.watch_rounds()
    afloat(game)
    clone, stored = game.clone(), pickle.loads(pickle.dumps(game))
    assert (clone.loaded, clone.log, clone.rounds, clone.imagined) == ([], None, None, True)
    assert clone.facts == game.facts
    assert (stored.loaded, stored.log, stored.rounds, stored.imagined) == ([], None, None, False)
    assert stored == game
