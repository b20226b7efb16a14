"""Training: games become experience, and a net that learns from it plays better."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from quadrant import bots, cli
from quadrant.bots import nets
from quadrant.bots.nets import store
from quadrant.bots.nets.league import MOST, League, even
from quadrant.bots.nets.net import fresh, shape_of
from quadrant.bots.nets.player import from_file
from quadrant.bots.nets.selfplay import (
    SELF,
    Experience,
    Played,
    Playing,
    Setup,
    Task,
    looking_ahead,
    outcome,
    sampled,
)
from quadrant.bots.nets.train import FIGURES, Plan, Training, calibration, together
from quadrant.bots.random import RandomBot
from quadrant.errors import QuadrantError
from quadrant.kernel import catalog
from quadrant.kernel.flow import Result
from quadrant.kernel.match import Match

GENERALS = catalog.find("generals")
SHAPE = shape_of(GENERALS)
CAMPS = SHAPE.camps


def experience(sides: dict[str, str], games: int = 2, clone: bool = False) -> Experience:
    """What is learned from some games between these."""
    nets = {SELF: store.packed(fresh(SHAPE)), "1": store.packed(fresh(SHAPE, 1))}
    setups = tuple(Setup("standard", GENERALS.check_options(None), f"{n}", sides) for n in range(games))
    return Playing("generals", SHAPE)(Task(1, setups, nets, clone))


@pytest.fixture(scope="module")
def alone() -> Experience:
    return experience(dict.fromkeys(CAMPS, SELF))


# Games


@pytest.mark.unmeasured
def test_from_games_against_itself_every_choice_is_learned(alone: Experience) -> None:
    assert len(alone) == sum(game.choices for game in alone.games)
    assert set(alone.camp) == {0, 1}
    assert (alone.chosen < alone.batch.width).all()
    assert (alone.log_chance <= 0).all()


def test_the_same_task_gives_the_same_games(alone: Experience) -> None:
    again = experience(dict.fromkeys(CAMPS, SELF))
    assert (again.chosen == alone.chosen).all()
    assert (again.batch.plain == alone.batch.plain).all()


@pytest.mark.unmeasured
@pytest.mark.parametrize("other", ["1", "random"])
def test_against_others_only_the_nets_own_choices_are_learned(other: str) -> None:
    found = experience({"axis": SELF, "coalition": other}, games=1)
    assert set(found.camp) == {0}
    assert len(found) < found.games[0].choices


def test_a_script_that_is_cloned_is_learned_whole() -> None:
    found = experience(dict.fromkeys(CAMPS, "random"), games=1, clone=True)
    assert len(found) == found.games[0].choices
    assert (found.target == found.end).all()


def test_what_several_workers_played_is_put_together(alone: Experience) -> None:
    both = together([alone, alone])
    assert len(both) == 2 * len(alone)
    assert len(both.batch.o_plain) == 2 * len(alone.batch.o_plain)
    assert len(both.games) == 4


def test_a_choice_is_as_likely_as_its_score_says(alone: Experience) -> None:
    from quadrant.bots.nets.batch import Batch

    none = np.zeros(0, np.int32)
    width = np.array([2] * 4000, np.int32)
    arrays = dict.fromkeys(Batch.FIELDS, none) | {"width": width, "counts": width}
    chosen, logs = sampled(
        np.array([0, np.log(3)] * 4000, np.float32), Batch(**arrays), np.random.default_rng(1)
    )
    assert chosen.mean() == pytest.approx(0.75, abs=0.03)
    assert np.exp(logs[chosen == 1]) == pytest.approx(0.75)


# What is to be said


def test_the_end_is_the_victory_and_the_lead() -> None:
    won = Result(("axis",), "", "", {"axis": 60, "coalition": 45})
    assert outcome(won, CAMPS, 15.0) == pytest.approx([1, 0, np.tanh(1), -np.tanh(1)])
    assert outcome(won, CAMPS, 0.0) == pytest.approx([1, 0, 0, 0])
    assert outcome(won, CAMPS, 6.0, -6.0) == pytest.approx([1, 0, -np.tanh(1), np.tanh(1)])


def test_a_draw_is_a_victory_that_all_share() -> None:
    assert outcome(Result((), "", ""), ("a", "b", "c"), 15.0) == pytest.approx([1 / 3] * 3 + [0] * 3)


def test_what_should_have_been_said_is_what_came_later() -> None:
    said, end = np.array([[0.5], [0.8]], np.float32), np.array([1], np.float32)
    assert looking_ahead(said, end)[:, 0] == pytest.approx([0.97 + 0.03 * 0.8, 1])


def test_calibration_is_how_far_what_was_said_is_from_what_came(alone: Experience) -> None:
    found = calibration(alone, 2)
    assert found["log_loss"] == pytest.approx(np.log(2), abs=1e-3)


# The league


def test_the_earlier_self_that_is_beaten_most_goes() -> None:
    league = League({}, {})
    names = [league.add(b"") for _ in range(MOST)]
    for name, part in zip(names, (0.2, 0.9, 0.5, 0.4, 0.3), strict=True):
        league.tally(name).games, league.tally(name).part = 1, part
    league.add(b"")
    assert names[1] not in league.selves
    assert len(league.selves) == MOST


def test_those_who_win_are_played_more() -> None:
    league = League({}, {})
    weak, strong = league.add(b""), league.add(b"")
    league.count([Played({"axis": SELF, "coalition": weak}, (1.0, 0.0), 9)] * 20)
    league.count([Played({"axis": SELF, "coalition": strong}, (0.0, 1.0), 9)] * 20)
    random = Random(1)
    picked = [league.pick(random) for _ in range(200)]
    assert picked.count(strong) > 5 * picked.count(weak)


def test_games_against_itself_say_nothing_about_the_league() -> None:
    league = League({}, {})
    league.count([Played(dict.fromkeys(CAMPS, SELF), (1.0, 0.0), 9)])
    assert league.tallies == {}


def test_one_of_three_is_compared_with_a_third() -> None:
    assert [even(part, 1 / 3) for part in (0, 1 / 3, 1)] == pytest.approx([0, 0.5, 1])


# Runs


def trained(out: Path, **plan: Any) -> Training:
    """A short run."""
    run = Training(Plan("generals", out, **{"rounds": 2, "games": 2, **plan}))
    run.run()
    return run


@pytest.mark.unmeasured
def test_the_same_seed_on_one_worker_gives_the_same_weights(tmp_path: Path) -> None:
    one, two, other = (
        trained(tmp_path / name, seed=seed).learner.module.weights()
        for name, seed in (("one", 4), ("two", 4), ("other", 5))
    )
    assert all((one[name] == two[name]).all() for name in one)
    assert any((one[name] != other[name]).any() for name in one)


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    before = trained(tmp_path)
    weights = before.learner.module.weights()
    after = Training(Plan("generals", tmp_path, rounds=1, games=2, resume=True))
    assert all((after.learner.module.weights()[name] == weights[name]).all() for name in weights)
    after.run()
    assert (after.progress.round, after.progress.games) == (3, 6)
    lines = (tmp_path / FIGURES).read_text().splitlines()
    assert [json.loads(line)["round"] for line in lines] == [1, 2, 3]


def test_nothing_to_resume_is_said(tmp_path: Path) -> None:
    with pytest.raises(QuadrantError, match="nothing to resume"):
        Training(Plan("generals", tmp_path, rounds=1, resume=True))


@pytest.mark.unmeasured
def test_steps_become_smaller_to_the_end(tmp_path: Path) -> None:
    run = trained(tmp_path)
    assert run.rates() == pytest.approx((1e-4, 0.004))


@pytest.mark.unmeasured
def test_a_start_from_a_scripts_games_comes_first(tmp_path: Path) -> None:
    run = trained(tmp_path, start="random", start_games=1)
    assert (run.progress.cloned, run.progress.games) == (1, 2)


def test_a_plan_with_too_many_opponents_is_refused(tmp_path: Path) -> None:
    with pytest.raises(QuadrantError, match="more than all games"):
        Training(Plan("generals", tmp_path, rounds=1, league=0.8, scripts={"random": 0.3}))


@pytest.mark.unmeasured
def test_the_command_trains_on_two_processes(tmp_path: Path) -> None:
    command = ["train", "generals", "--rounds", "2", "--workers", "2", "--games", "2", "--out", str(tmp_path)]
    assert cli.main([*command, "--scripts", "random=0.5", "--quiet"]) == 0
    card = store.card(GENERALS, tmp_path / nets.CARD)
    assert (card.games, card.scenarios) == (8, ("standard",))
    assert card.command.startswith("quadrant train generals --rounds 2")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "say when to end"),
        (["--rounds", "1", "--games", "0"], "one worker at least"),
        (["--rounds", "1", "--scripts", "staff"], "BOT=SHARE"),
        (["--rounds", "1", "--scripts", "nobody=0.1"], "nobody"),
        (["--rounds", "1", "--scenario", "elsewhere"], "elsewhere"),
    ],
)
def test_what_is_wrong_with_the_command_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert cli.main(["train", "generals", "--out", str(tmp_path), *words]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.long
def test_after_two_hundred_games_it_beats_random_play(tmp_path: Path) -> None:
    trained(tmp_path, rounds=25, games=8)
    maker = from_file(str(tmp_path / nets.WEIGHTS))
    won = sum(_wins(maker, camp, deal) for deal in range(20) for camp in CAMPS)
    assert won >= 26


def _wins(maker: bots.Maker, camp: str, deal: int) -> bool:
    """Whether the net wins that deal as that camp against random play."""
    match = Match(GENERALS, seed=deal, keep=False, imagined=True)
    makers = {seat: maker if GENERALS.camps[seat] == camp else RandomBot for seat in GENERALS.seats}
    players = {seat: make(GENERALS, seat, Random(f"{deal}{seat}")) for seat, make in makers.items()}
    while match.seat is not None:
        match.choose(players[match.seat].choose(bots.Question(match)))
    assert match.result is not None
    return camp in match.result.winners
