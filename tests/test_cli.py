"""The command line: what it prints, and one clear line with exit code 2 for everything that is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import ray

import quadrant
from quadrant.arguments import options_of
from quadrant.cli import BAD_INPUT, FAILED, main
from quadrant.errors import DeadEnd
from quadrant.kernel.match import Match


@pytest.fixture
def record() -> dict[str, Any]:
    match = quadrant.new("generals", seed=5)
    for _ in range(10):
        match.choose(match.options()[0])
    return match.record()


def write(path: Path, data: object) -> str:
    path.write_text(json.dumps(data))
    return str(path)


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one line that the command says while it refuses."""
    assert main(argv) == BAD_INPUT
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("quadrant: ")
    assert said.err.count("\n") == 1
    return said.err


# What can be played


def test_games_lists_what_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "generals" in said
    assert "staff Medium." in said
    assert "marshal generals: Hardest. Knows what the General knows" in said
    assert "empire: Hardest. Thinks like the General" in said
    assert "years_1942_43" in said


@pytest.mark.unmeasured
def test_a_record_is_looked_back_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = quadrant.new("generals", seed=1)
    while match.seat is not None and len(match.choices) < 40:
        match.choose(match.options()[0])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(match.record()))
    assert main(["analyse", str(file)]) == 0
    assert "Coalition" in capsys.readouterr().out
    assert main(["analyse", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [found["points"][0]["n"], found["points"][-1]["n"]] == [0, 40]


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    found = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert found["generals"]["scenarios"] == ["standard"]
    assert found["generals"]["bots"] == ["recruit", "staff", "general", "marshal", "planner", "random"]
    assert found["generals"]["seats"] == ["germany", "uk", "japan", "ussr", "italy", "usa"]


@pytest.mark.long
def test_a_rule_is_told_with_its_code_its_tests_and_its_reading(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "empire", "9.2.F.5"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("9.2.F.5 Ground units\n")
    assert "src/quadrant/games/empire/rules/bombardment.py:" in said
    assert "tests/rules/empire/test_09_battles.py:" in said
    assert "names the last step only if everything would be lost" in said


def test_a_rule_is_told_in_russian_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "churchill", "4.43", "--lang", "ru"]) == 0
    said = capsys.readouterr().out
    assert "Проверяется тестами" in said
    assert "level_dice: " in said


@pytest.mark.parametrize(
    ("game", "number", "where"),
    [("churchill", "11.4", "by the bots"), ("no_retreat", "7.4", "components"), ("empire", "1.1", "heading")],
)
def test_it_is_said_where_a_rule_lives(
    capsys: pytest.CaptureFixture[str], game: str, number: str, where: str
) -> None:
    assert main(["rule", game, number]) == 0
    assert where in capsys.readouterr().out


@pytest.mark.unmeasured
def test_lessons_are_played_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons"]) == 0
    assert "generals first: ok" in capsys.readouterr().out


# Simulate

SIMULATE = ("simulate", "generals", "--games", "3", "--seed", "4", "--bots", "random")


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    fields = (
        "game scenario games choices seconds choices_per_s games_per_s branching_mean branching_max results "
        "dead_ends errors"
    )
    assert set(fields.split()) <= set(report)
    assert report["game"] == "generals"
    assert report["games"] == sum(report["results"].values()) == 3
    assert set(report["results"]) <= {"axis", "coalition"}


def test_simulate_for_people_shows_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--option", "margin_victory"]) == 0
    assert "branching mean" in capsys.readouterr().out


@pytest.mark.parametrize("game", quadrant.games(), ids=lambda game: game.name)
def test_every_value_of_every_option_can_be_given(game: quadrant.Game) -> None:
    for option in game.options:
        for value in option.values:
            chosen = options_of(game, [f"{option.id}={str(value).lower()}"])
            assert game.check_options(chosen)[option.id] is value


def test_simulate_fails_when_a_game_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(match: Match, choice: object) -> None:
        raise DeadEnd("nothing is offered")

    monkeypatch.setattr(Match, "choose", choose)
    assert main([*SIMULATE, "--json"]) == FAILED
    said = capsys.readouterr()
    assert json.loads(said.out)["dead_ends"] == 3
    assert "game 0 (seed '4/0'): nothing is offered" in said.err


# Arena


@pytest.mark.long
def test_the_arena_gives_the_results_of_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    """On a real Ray, which the command starts here and ends again."""
    digests = []
    for command in ("simulate", "arena"):
        assert main([command, *SIMULATE[1:], "--json"]) == 0
        digests.append(json.loads(capsys.readouterr().out)["digest"])
    assert digests[0] == digests[1]
    assert not ray.is_initialized()


def test_the_arena_says_what_it_needs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "quadrant[arena]" in refused(capsys, "arena", "generals")


# Verify


def test_verify_replays_a_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: dict[str, Any]
) -> None:
    assert main(["verify", write(tmp_path / "match.json", record)]) == 0
    assert "10 choices verified" in capsys.readouterr().out


def test_a_record_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "No such file" in refused(capsys, "verify", str(tmp_path / "nothing.json"))


def test_a_record_that_breaks_off(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: dict[str, Any]
) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record)[:-20])
    assert "damaged" in refused(capsys, "verify", str(path))


def test_a_record_that_was_tampered_with(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: dict[str, Any]
) -> None:
    forged = {**record, "digest": "0" * 32}
    assert "damaged" in refused(capsys, "verify", write(tmp_path / "match.json", forged))


def test_a_record_of_another_version(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: dict[str, Any]
) -> None:
    old = {**record, "version": 0}
    assert "version" in refused(capsys, "verify", write(tmp_path / "match.json", old))


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"hello", b'{"format": "chess"}', b"[" * 100_000])
def test_a_file_that_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    assert "not the record of a Quadrant match" in refused(capsys, "verify", str(path))


# Bad input


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        ((), "required"),
        (("dance",), "dance"),
        (("simulate", "chess"), "no game is called 'chess'"),
        (("simulate", "generals", "--scenario", "waterloo"), "no scenario 'waterloo'"),
        (("simulate", "generals", "--option", "dragons=yes"), "no option 'dragons'"),
        (("simulate", "generals", "--option", "margin_victory=3"), "does not take 3"),
        (("simulate", "generals", "--option", "=on"), "NAME=VALUE"),
        (("simulate", "generals", "--bots", "napoleon"), "no bot called 'napoleon'"),
        (("simulate", "generals", "--bots", "france=random"), "no seat 'france'"),
        (("simulate", "generals", "--games", "0"), "at least 1"),
        (("simulate", "generals", "--jobs", "two"), "two"),
        (("terminal", "generals", "--seats", "france"), "no seat 'france'"),
        (("terminal", "generals", "--lang", "xx"), "xx"),
        (("play", "chess"), "no game is called 'chess'"),
        (("play", "--scenario", "standard"), "name the game"),
        (("play", "generals", "--option", "dragons"), "no option 'dragons'"),
        (("serve", "--port", "70000"), "not a port"),
        (("rule", "empire", "9.2F5"), "no rule '9.2F5'; there is 9.2.F.5"),
        (("rule", "chess", "1.1"), "no game is called 'chess'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], words: str
) -> None:
    assert words in refused(capsys, *argv)


# Commands of the server


@pytest.mark.parametrize(
    "argv",
    [
        ("serve", "--port", "0"),
        ("play", "generals", "--option", "margin_victory=on"),
        ("worker", "--db", "postgresql://localhost/quadrant"),
    ],
)
def test_the_servers_commands_are_handed_on(argv: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    handed: dict[str, Any] = {}

    def take(name: str) -> Any:
        return lambda args: handed.update({name: args}) or 7

    fake = SimpleNamespace(**{name: take(name) for name in ("serve", "play", "worker")})
    monkeypatch.setitem(sys.modules, "quadrant.server.command", fake)
    assert main(argv) == 7
    args = handed[argv[0]]
    if argv[0] == "play":
        assert args.scenario == "standard"
        assert args.options["margin_victory"] is True


def test_an_interrupted_command_ends_as_shells_expect(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("quadrant.cli.games", interrupted)
    assert main(["games"]) == 130


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "quadrant", "simulate", "chess"], capture_output=True, text=True, check=False
    )
    assert done.returncode == BAD_INPUT
    assert done.stderr.count("\n") == 1


def test_games_that_cannot_be_simulated_overwrite_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("kept")
    assert main(["simulate", "generals", "--bots", "nobody", "--records", str(file)]) == BAD_INPUT
    assert file.read_text() == "kept"


def test_simulated_games_are_kept_as_lines_and_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["simulate", "generals", "--games", "2", "--json", "--records", str(file)]) == 0
    wins = json.loads(capsys.readouterr().out)["results"]
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.count("choices verified; won by") == 2
    positions = list(quadrant.records(file))
    assert [position.n for position in positions if position.game == 1] == list(
        range(sum(position.game == 1 for position in positions))
    )
    ends = {position.game: position.result for position in positions}
    assert Counter(end.winner for end in ends.values() if end is not None) == wins
    assert all(position.choice in position.options for position in positions)
    assert "cannot write" in refused(capsys, "simulate", "generals", "--records", str(tmp_path))
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], lines[1][:-9]]))
    assert main(["verify", str(file)]) == BAD_INPUT
    assert "line 2" in capsys.readouterr().err
