"""Tuning: weights are found again from made-up games, guides use what is written, bad input is said."""

from __future__ import annotations

import json
from importlib import import_module
from math import exp
from pathlib import Path
from random import Random

import pytest

from quadrant import bots
from quadrant.bots import tuning
from quadrant.bots.guide import Guide, Staff
from quadrant.bots.tuning import Positions, TuningSample
from quadrant.bots.weights import Fitted, read, tuned, with_weights, write
from quadrant.cli import main
from quadrant.kernel import catalog
from quadrant.kernel.match import Match

GUIDES = {"generals": "GeneralsGuide", "no_retreat": "NoRetreatGuide", "empire": "EmpireGuide"}
QUICK = {"generals": "standard", "no_retreat": "barbarossa", "empire": "south_pacific"}


def chance(logit: float) -> float:
    return 1 / (1 + exp(-logit))


# Fitting


def made_up(true: dict[str, float], games: int, seed: int = 1) -> list[Positions]:
    """Games of one position that end as these weights have it."""
    random = Random(seed)
    found = []
    for _ in range(games):
        terms = tuple(random.gauss(0, 1) for _ in true)
        logit = sum(weight * term for weight, term in zip(true.values(), terms, strict=True))
        found.append([TuningSample("all", terms, float(random.random() < chance(logit)))])
    return found


def test_weights_are_found_again() -> None:
    true = {"armies": 1.5, "navies": -0.5, "cards": 0.0}
    found = tuning.fit(made_up(true, 4000), dict.fromkeys(true, 0.0), ridge=0.0)
    for name, weight in true.items():
        assert abs(found.weights[name] - weight) < 3 * found.errors[name] < 0.3
    assert found.loss["fitted"] < found.loss["in use"]
    assert found.loss["fitted"] < found.loss["base rate"]


def test_few_games_change_little() -> None:
    usual = {"armies": 1.0, "navies": 1.0}
    games = made_up(usual, 12)
    held, free = (tuning.fit(games, usual, ridge) for ridge in (1000.0, 0.1))
    assert all(abs(weight - 1) < 0.02 for weight in held.weights.values())
    assert any(abs(weight - 1) > 0.1 for weight in free.weights.values())


def test_how_strongly_weights_are_held_is_found_in_the_games() -> None:
    """Weights that are right already are held; wrong ones are let go."""
    true = {"armies": 1.0, "navies": 1.0, "cards": 1.0}
    games = made_up(true, 60)
    right, wrong = (tuning.fit(games, usual) for usual in (true, dict.fromkeys(true, -3.0)))
    assert right.ridge > wrong.ridge


def test_the_positions_of_a_game_count_as_one() -> None:
    usual = {"armies": 0.0}
    games = made_up({"armies": 1.0}, 40)
    again = [game * 5 for game in games]
    assert tuning.fit(again, usual, 1.0).weights["armies"] == pytest.approx(
        tuning.fit(games, usual, 1.0).weights["armies"]
    )


def test_a_term_that_never_differs_keeps_its_weight() -> None:
    games = [[row._replace(terms=(*row.terms, 0.0)) for row in game] for game in made_up({"armies": 1.0}, 40)]
    assert tuning.fit(games, {"armies": 0.0, "never": 2.0}, 0.0).weights["never"] == 2.0


def test_who_knows_how_often_a_camp_wins_is_surprised_by_its_entropy() -> None:
    games = [[TuningSample("axis", (0.0,), float(number % 4 == 0))] for number in range(400)]
    found = tuning.base_loss(games, games)
    assert found == pytest.approx(0.5623, abs=0.0001)


# Guides


@pytest.mark.parametrize("name", GUIDES)
def test_a_guides_value_is_the_logistic_of_its_terms(name: str) -> None:
    game = catalog.find(name)
    guide: Guide = getattr(import_module(f"quadrant.bots.{name}.guide"), GUIDES[name])()
    known = tuned(name)
    match, random = Match(game, QUICK[name], 4, keep=False), Random(4)
    for _ in range(150):
        match.choose(random.choice(match.options()))
    for seat in game.seats:
        terms = known.terms(match.state, seat)
        assert set(terms) == set(known.weights)
        logit = sum(known.weights[term] * amount for term, amount in terms.items())
        assert guide.value(match.state, seat) == pytest.approx(chance(logit))


def begun(maker: bots.Maker) -> str:
    """How a match of No Retreat! stands after some choices of a bot on both sides."""
    game = catalog.find("no_retreat")
    match = Match(game, "moscow", 5, keep=False)
    players = {seat: maker(game, seat, Random(seat)) for seat in game.seats}
    while match.seat is not None and len(match.choices) < 40:
        match.choose(players[match.seat].choose(bots.Question(match)))
    return match.digest()


def test_a_bot_can_be_played_with_other_weights(tmp_path: Path) -> None:
    same, other = tmp_path / "same.json", tmp_path / "other.json"
    usual = tuned("no_retreat").weights
    write(same, "none", usual, {})
    write(other, "none", {name: -weight for name, weight in usual.items()}, {})
    staff = begun(bots.makers("no_retreat")["staff"])
    assert begun(with_weights("no_retreat", f"staff@{same}")) == staff
    assert begun(with_weights("no_retreat", f"staff@{other}")) != staff
    assert tuned("no_retreat").weights == usual


def test_a_general_can_be_made_with_another_forecast() -> None:
    game = catalog.find("generals")
    match, random = Match(game, seed=3, keep=False), Random(3)
    for _ in range(100):
        match.choose(random.choice(match.options()))
    nothing = dict.fromkeys(tuned("generals").weights, 0.0)
    general = tuned("generals").maker(nothing)(game, "uk", Random(0))
    assert isinstance(general, Staff)
    assert general.guide.value(match.state, "uk") == 0.5


def test_weights_stand_in_for_others_only_meanwhile(tmp_path: Path) -> None:
    fitted = Fitted("quadrant.bots.no_retreat", "front.json")
    usual = fitted.weights
    with fitted.instead({"risk": 3.0}):
        assert fitted.weights == {"risk": 3.0}
    assert fitted.weights is usual


def test_what_else_stands_in_a_file_of_weights_stays(tmp_path: Path) -> None:
    file = tmp_path / "worth.json"
    file.write_text(json.dumps({"weights": {"armies": 1.0, "matters": 8.0}, "habits": {"uk": 1}}))
    write(file, "quadrant tune", {"armies": 2.0}, {"fitted": 0.4})
    assert json.loads(file.read_text()) == {
        "weights": {"armies": 2.0, "matters": 8.0},
        "habits": {"uk": 1},
        "command": "quadrant tune",
        "loss": {"fitted": 0.4},
    }


# The command


def recorded(path: Path, name: str, scenario: str, seeds: range, most: int = 100_000) -> Path:
    """Games at random, a line of JSON each; broken off after so many choices."""
    game = catalog.find(name)
    with path.open("a") as file:
        for seed in seeds:
            match, random = Match(game, scenario, seed, keep=False), Random(seed)
            while match.seat is not None and len(match.choices) < most:
                match.choose(random.choice(match.options()))
            file.write(json.dumps(match.record()) + "\n")
    return path


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten games of Generals, and one that was broken off."""
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    recorded(path, "generals", "standard", range(10))
    return recorded(path, "generals", "standard", range(10, 11), 50)


def test_games_are_looked_at_from_every_seat_at_some_decisions(records: Path) -> None:
    games = tuning.positions("generals", [records], 3)
    assert [len(game) for game in games] == [3 * 6] * 10
    assert {row.won for game in games for row in game} == {0.0, 1.0}
    assert tuning.positions("generals", [records], 3, jobs=2) == games


def test_a_game_that_is_given_twice_counts_once(records: Path) -> None:
    assert tuning.positions("generals", [records, records], 1) == tuning.positions("generals", [records], 1)


def test_the_command_prints_what_the_fit_is_worth_and_writes_it(
    records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "fitted.json"
    words = ["tune", "generals", str(records), "--sample", "2", "--jobs", "1", "--ridge", "2"]
    assert main([*words, "--write", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "| base rate |" in shown
    assert "| homes_lost | -16 |" in shown
    found = json.loads(file.read_text())
    assert found["command"] == "quadrant tune generals games.jsonl --level planner --sample 2 --ridge 2"
    assert set(found["weights"]) == set(tuned("generals").weights)
    assert {"base rate", "in use", "fitted"} <= set(found["loss"])
    assert read(file) == found["weights"]


@pytest.mark.long
def test_new_weights_play_against_those_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = recorded(tmp_path / "games.jsonl", "no_retreat", "moscow", range(8))
    duels = ["--duels", "1", "--scenario", "moscow"]
    assert main(["tune", "no_retreat", str(records), "--sample", "1", "--jobs", "1", *duels]) == 0
    shown = capsys.readouterr().out
    assert "2 games on 1 deal" in shown
    assert "| staff@" in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("churchill", "{games}"), "not a sum of terms"),
        (("chess", "{games}"), "chess"),
        (("generals", "{games}", "--level", "staff"), "those of planner"),
        (("generals", "{tmp}/nothing"), "cannot read"),
        (("generals", "{tmp}/half"), "half is damaged"),
        (("generals", "{tmp}/notes"), "notes is not the record"),
        (("generals", "{tmp}/few"), "8 games at least"),
        (("no_retreat", "{games}"), "it is of generals"),
        (("generals", "{games}", "--ridge", "-1"), "from 0 on"),
        (("generals", "{games}", "--sample", "2", "--write", "{tmp}/no/file"), "cannot write"),
        (("generals", "{games}", "--sample", "2", "--write", "{tmp}/notes"), "does not hold weights"),
    ],
)
def test_bad_input_is_said_in_one_line(
    words: tuple[str, ...], said: str, records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = records.read_text().splitlines(keepends=True)
    (tmp_path / "half").write_text(lines[0][:100])
    (tmp_path / "notes").write_text("my notes\n")
    (tmp_path / "few").write_text("".join(lines[:3]))
    given = [word.format(tmp=tmp_path, games=records) for word in words]
    assert main(["tune", *given, "--jobs", "1"]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1
    assert (tmp_path / "notes").read_text() == "my notes\n"


@pytest.mark.parametrize(
    ("name", "said"), [("planner@{file}", "those of staff"), ("staff@{file}", "does not know: dragons")]
)
def test_weights_of_something_else_are_refused(
    name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    write(file, "none", {"dragons": 1.0}, {})
    assert main(["ladder", "no_retreat", "--bots", f"random,{name.format(file=file)}"]) == 2
    assert said in capsys.readouterr().err
