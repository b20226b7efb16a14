"""Whole games by bots: the same results from the same seed, and what goes wrong is counted, not hidden."""

from __future__ import annotations

import msgspec
import pytest

from quadrant import bots
from quadrant.bots import arena
from quadrant.bots.random import RandomBot
from quadrant.errors import DeadEnd, QuadrantError, UnknownBot, UnknownOption, UnknownScenario, UnknownSeat
from quadrant.kernel import catalog
from quadrant.kernel.match import Match

SAME = ("choices", "branching_mean", "branching_max", "results", "dead_ends", "errors", "digest")


def facts(report: arena.Report) -> dict[str, object]:
    return {name: getattr(report, name) for name in SAME}


@pytest.mark.unmeasured
def test_the_same_seed_gives_the_same_results_whatever_the_number_of_processes() -> None:
    plan = arena.plan("generals", seed=11)
    alone = arena.simulate(plan, 14)
    assert alone.errors == alone.dead_ends == 0
    assert sum(alone.results.values()) == alone.games == 14
    assert facts(arena.simulate(plan, 14, jobs=2)) == facts(alone)


def test_another_seed_gives_other_games() -> None:
    first, second = (arena.simulate(arena.plan("generals", seed=seed), 3) for seed in (1, 2))
    assert first.digest != second.digest


def test_every_game_is_reported_as_it_comes_in_and_in_order() -> None:
    numbers: list[int] = []
    arena.simulate(arena.plan("generals"), 3, each=lambda outcome: numbers.append(outcome.number))
    assert numbers == [0, 1, 2]


@pytest.mark.parametrize(("fault", "counted"), [(DeadEnd("no way"), "dead_ends"), (KeyError("x"), "errors")])
def test_what_goes_wrong_in_a_game_is_counted(
    fault: Exception, counted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(match: Match, choice: object) -> None:
        raise fault

    monkeypatch.setattr(Match, "choose", choose)
    report = arena.simulate(arena.plan("generals"), 2)
    assert getattr(report, counted) == 2
    assert report.dead_ends + report.errors == 2
    assert report.results == {}


def test_a_game_without_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LIMIT", 5)
    assert "did not end" in arena.attempt(arena.plan("generals"), 0).error


def test_a_plan_is_checked_before_anything_is_played() -> None:
    with pytest.raises(UnknownScenario):
        arena.plan("generals", scenario="waterloo")
    with pytest.raises(UnknownOption):
        arena.plan("generals", options={"dragons": True})
    with pytest.raises(UnknownBot):
        arena.plan("generals", spec="napoleon")
    with pytest.raises(UnknownSeat):
        arena.plan("generals", spec="france=random")


def test_a_seating_names_all_seats_or_some_or_a_whole_camp() -> None:
    game = catalog.find("generals")
    assert set(bots.seating(game, "random").values()) == {"random"}
    chosen = bots.seating(game, "axis=staff, uk=staff")
    assert {seat for seat, name in chosen.items() if name == "staff"} == {"germany", "italy", "japan", "uk"}


def test_a_bot_from_outside_can_be_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_added", {})
    game = catalog.find("generals")
    bots.add("generals", "mine", RandomBot)
    assert "mine" in bots.names("generals")
    assert bots.seating(game, "usa=mine")["usa"] == "mine"


def test_a_question_shows_the_seats_view_and_nothing_of_the_others() -> None:
    match = Match(catalog.find("generals"), seed=3)
    question = bots.Question(match)
    assert question.seat == match.seat
    assert question.options == match.options()
    assert question.kind == "keep_seven"
    assert question.prompt == match.prompt
    assert question.view == match.view(match.seat)
    from random import Random

    other = question.determinised(Random(1))
    assert msgspec.to_builtins(question.game.view(other, question.seat)) == msgspec.to_builtins(question.view)


def test_nobody_is_asked_anything_when_the_match_is_over() -> None:
    match = Match(catalog.find("generals"), seed=3, keep=False)
    players = bots.seated(match.game, bots.seating(match.game, "random"), 3)
    while match.seat is not None:
        match.choose(players[match.seat].choose(bots.Question(match)))
    with pytest.raises(QuadrantError, match="over"):
        bots.Question(match)
