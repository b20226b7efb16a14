"""The ladder: who plays whom, what is kept, and what the page says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from signal import SIGKILL

import msgspec
import pytest

import quadrant.bots.ladder
from quadrant.bots.ladder import Failed, LadderGame, Pairing, Setting, fingerprint, matched, pairings, setting
from quadrant.bots.ladder.command import Ladder, names_of, run
from quadrant.bots.ladder.page import Page
from quadrant.bots.ladder.results import Results
from quadrant.cli import FAILED, main

FIRST, DEADLY, BROKEN = (f"bots.first:{name}" for name in ("First", "Deadly", "Broken"))
NAMES = ["random", FIRST]


def ladder(path: Path | None = None, deals: int = 3, names: list[str] = NAMES) -> Ladder:
    return Ladder(setting("generals"), names, deals, "test", path)


def digests(page: Page) -> dict[object, str]:
    return {game.pairing.key: game.digest for game in page.games}


# Who plays whom


def test_two_camps_are_exchanged() -> None:
    assert matched(["axis", "coalition"], "a", "b") == [
        {"axis": "a", "coalition": "b"},
        {"axis": "b", "coalition": "a"},
    ]


def test_of_three_camps_either_takes_each_alone() -> None:
    found = matched(["uk", "us", "ussr"], "a", "b")
    assert len(found) == 6
    assert Counter(list(sides.values()).count("a") for sides in found) == {1: 3, 2: 3}
    assert {next(camp for camp, bot in sides.items() if bot == "a") for sides in found[:3]} == {
        "uk",
        "us",
        "ussr",
    }


def test_all_pairs_play_the_same_deals() -> None:
    found = list(pairings(setting("churchill"), ["random", "chapter11", "staff"], 2, "x"))
    assert len(found) == 2 * 3 * 6
    assert len({pairing.key for pairing in found}) == len(found)
    assert [pairing.deal for pairing in found] == [0] * 18 + [1] * 18


def test_against_one_the_others_do_not_play_each_other() -> None:
    bots = ["random", "staff", "chapter11"]
    found = [pairing.sides for pairing in pairings(setting("churchill"), bots, 1, "x", "chapter11")]
    assert len(found) == 2 * 3
    assert all(list(sides.values()).count("chapter11") == 2 for sides in found)


def test_by_default_those_are_compared_that_people_play_against() -> None:
    assert names_of("generals", None) == ["recruit", "staff", "general", "marshal", "random"]


@pytest.mark.parametrize(
    ("file", "counts"),
    [
        ("bots/generals/net.npz", True),
        ("bots/nets/net.py", True),
        ("bots/nets/train.py", False),
        ("bots/churchill/net.npz", False),
    ],
)
def test_games_of_another_net_are_other_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, counts: bool
) -> None:
    monkeypatch.setattr(quadrant.bots.ladder, "files", lambda package: tmp_path)
    for folder in ("kernel", "games/generals", "bots/generals", "bots/churchill", "bots/nets"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / file).write_bytes(b"one")
    before = fingerprint("generals")
    (tmp_path / file).write_bytes(b"other")
    assert (fingerprint("generals") != before) == counts


# Playing


@pytest.mark.unmeasured
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes() -> None:
    alone, together = (run(ladder(), jobs) for jobs in (1, 3))
    assert len(alone.games) == 6
    assert digests(alone) == digests(together)
    assert [game.winners for game in alone.games] == [game.winners for game in together.games]


@pytest.mark.long
def test_the_same_games_on_a_real_ray() -> None:
    bots = Ladder(setting("churchill", "training"), ["random", "chapter11"], 1)
    assert digests(run(bots, address="local")) == digests(run(bots))


def test_the_choices_and_the_time_of_each_bot_are_counted() -> None:
    game = run(ladder(deals=1)).games[0]
    assert set(game.choices) == set(game.thought) == set(NAMES)
    assert all(count > 0 for count in game.choices.values())


def test_a_game_that_goes_wrong_is_told_and_tried_again(tmp_path: Path) -> None:
    path = tmp_path / "results"
    done: list[LadderGame | Failed] = []
    page = run(ladder(path, 1, [BROKEN, "random"]), each=done.append)
    assert page.games == []
    assert all(isinstance(game, Failed) and "KeyError" in str(game) for game in done)
    again: list[LadderGame | Failed] = []
    run(ladder(path, 1, [BROKEN, "random"]), each=again.append)
    assert len(again) == len(done) == 2


# Parts


def test_what_has_been_played_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results"
    part = run(ladder(path, 2))
    done: list[LadderGame | Failed] = []
    page = run(ladder(path, 3), jobs=2, each=done.append)
    assert len(done) == 2
    assert digests(page) == digests(run(ladder()))
    assert digests(part).items() < digests(page).items()


def test_a_ladder_that_is_broken_off_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "results"

    def stop(done: LadderGame | Failed) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(ladder(path), jobs=2, each=stop)
    assert path.read_text().count('"line":"game"') == 1
    assert digests(run(ladder(path))) == digests(run(ladder()))


def command(path: Path, jobs: int, **environment: str) -> subprocess.CompletedProcess[str]:
    words = ("ladder", "generals", "--bots", f"random,{DEADLY}", "--pairs", "3", "--seed", "test")
    return subprocess.run(
        [sys.executable, "-m", "quadrant", *words, "--jobs", str(jobs), "--results", str(path)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.unmeasured
def test_a_ladder_that_was_killed_goes_on_without_playing_a_game_twice(tmp_path: Path) -> None:
    path = tmp_path / "results"
    assert command(path, 1, DEADLY="yes").returncode == -SIGKILL
    before = path.read_text()
    assert 0 < before.count('"line":"game"') < 6
    # It was killed while it wrote, too.
    with path.open("a") as file:
        file.write('{"line":"game","pair')
    assert command(path, 1).returncode == 0
    after = path.read_text()
    assert after.startswith(before)
    keys = [
        json.dumps(line["pairing"]) for line in map(json.loads, after.splitlines()) if line["line"] == "game"
    ]
    assert len(keys) == len(set(keys)) == 6


@pytest.mark.unmeasured
def test_a_process_that_was_killed_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "results"
    killed = command(path, 2, DEADLY="yes")
    assert killed.returncode == 2
    assert "has ended before its work was done" in killed.stderr
    assert command(path, 2).returncode == 0
    assert path.read_text().count('"line":"game"') == 6


def test_games_of_other_code_do_not_count_unless_they_should(tmp_path: Path) -> None:
    path = tmp_path / "results"
    run(ladder(path, 1))
    other = msgspec.structs.replace(setting("generals"), code="other")
    assert Results(other, path).played(NAMES) == []
    assert Results(other, path).foreign == 2
    assert len(Results(other, path, any_code=True).played(NAMES)) == 2


def test_games_of_another_scenario_or_with_other_rules_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "results"
    run(ladder(path, 1))
    other = setting("generals", options={"margin_victory": True})
    assert Results(other, path, any_code=True).played(NAMES) == []


# The page


def made_up(
    winners: dict[str, int], seconds: float = 1.0, game: str = "generals", **sides: str
) -> list[LadderGame]:
    """Games on as many deals with so many won by each side."""
    found: list[LadderGame] = []
    for winner, count in winners.items():
        for _ in range(count):
            pairing = Pairing(setting_of(game), "made up", len(found), sides)
            won = (winner,) if winner != "draw" else ()
            asked, thought = dict.fromkeys(sides.values(), 10), dict.fromkeys(sides.values(), 0.5)
            found.append(LadderGame(pairing, won, {}, "", asked, thought, seconds))
    return found


@cache
def setting_of(game: str) -> Setting:
    return msgspec.structs.replace(setting(game), code="made up")


def page_of(games: list[LadderGame], names: list[str]) -> str:
    results = Results(games[0].pairing.setting)
    for game in games:
        results.add(game)
    return Page(results, names).body()


def duel(won: int, of: int, seconds: float = 1.0) -> str:
    """The line about the general in a page of so many games."""
    half = won // 2, (of - won) // 2
    games = made_up(
        {"axis": half[0], "coalition": half[1]}, seconds, axis="general", coalition="staff"
    ) + made_up({"coalition": half[0], "axis": half[1]}, seconds, axis="staff", coalition="general")
    body = page_of(games, ["staff", "general"])
    return next(line for line in body.splitlines() if line.startswith("| `general` against"))


def test_the_page_says_whether_a_general_beats_the_staff() -> None:
    """Both games of a deal are won or lost here: there are fifty deals, not a hundred games."""
    assert "| 100 | 70 % | 57–83 % | yes |" in duel(70, 100)
    assert "| 100 | 56 % | 42–70 % | no |" in duel(56, 100)


def lopsided(axis: int, deals: int = 50) -> str:
    """The coalition wins all games but so many, in which the general leads the axis."""
    attacked = made_up({"axis": axis, "coalition": deals - axis}, axis="general", coalition="staff")
    games = attacked + made_up({"coalition": deals}, axis="staff", coalition="general")
    body = page_of(games, ["staff", "general"])
    return next(line for line in body.splitlines() if line.startswith("| `general` against"))


def test_what_a_camp_is_worth_does_not_blur_who_is_better() -> None:
    assert "| 100 | 60 % | 54–66 % | yes |" in lopsided(10)
    assert "| 100 | 51 % | 49–53 % | no |" in lopsided(1)


def test_half_a_deal_does_not_count_in_the_interval() -> None:
    whole = made_up({"coalition": 2}, axis="general", coalition="staff")
    games = [*whole, *made_up({"coalition": 3}, axis="staff", coalition="general")]
    line = next(
        line for line in page_of(games, ["staff", "general"]).splitlines() if line.startswith("| `general`")
    )
    assert "| 5 | 60 % | 50–50 % |" in line


def test_the_question_is_open_until_there_are_enough_games() -> None:
    assert "open: 60 of 100 games" in duel(60, 60)
    assert "| yes |" in duel(60, 60, seconds=61)


def test_of_three_the_general_is_compared_with_the_staff_on_the_same_deals() -> None:
    games = [
        *made_up({"uk": 60, "us": 60}, game="churchill", uk="general", us="chapter11", ussr="chapter11"),
        *made_up({"uk": 40, "us": 80}, game="churchill", uk="staff", us="chapter11", ussr="chapter11"),
    ]
    body = page_of(games, ["chapter11", "staff", "general"])
    assert "| chapter11 | 120 | 50 % | 33 % | +17 % | +10 to +23 % | yes |" in body


def test_a_draw_counts_for_all_and_the_time_of_a_choice_is_shown() -> None:
    body = page_of(made_up({"axis": 3, "draw": 2}, axis="staff", coalition="random"), ["random", "staff"])
    assert "| staff |  | 80 % [38–96] of 5 |" in body
    assert "| 5 |  | 20 % | 50 |" in body


def test_the_command_writes_its_section_and_leaves_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "ladder.md"
    words = ["--pairs", "1", "--jobs", "1", "--write", str(page)]
    assert main(["ladder", "churchill", "--scenario", "training", "--bots", "random,chapter11", *words]) == 0
    assert main(["ladder", "generals", "--bots", f"random,{FIRST}", "--seed", "a b", *words]) == 0
    text = page.read_text()
    assert text.startswith("# The ladder\n")
    assert text.index("<!-- quartermaster-general-standard: start -->") < text.index(
        "<!-- churchill-training: start -->"
    )
    assert (
        f"quadrant ladder generals --scenario standard --bots random,{FIRST} --pairs 1 --seed 'a b'" in text
    )
    assert "| random |" in capsys.readouterr().out


def test_a_failed_game_fails_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "generals", "--bots", f"random,{BROKEN}", "--pairs", "1", "--jobs", "1"]) == FAILED
    assert "KeyError" in capsys.readouterr().err


def test_what_is_stored_is_shown_without_playing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results"
    words = ["ladder", "generals", "--bots", f"random,{FIRST}", "--results", str(path), "--jobs", "1"]
    assert main([*words, "--pairs", "0"]) == 0
    assert "Nothing has been played yet." in capsys.readouterr().out
    assert main([*words, "--pairs", "1"]) == 0
    shown = capsys.readouterr().out
    assert main([*words, "--pairs", "0"]) == 0
    assert capsys.readouterr().out == shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "chess"),
        (("generals", "--scenario", "waterloo"), "waterloo"),
        (("generals", "--bots", "random"), "two bots at least"),
        (("generals", "--bots", "random,napoleon"), "napoleon"),
        (("generals", "--bots", "random,nowhere:Bot"), "nowhere"),
        (("generals", "--bots", "random,bots.first:Nobody"), "Nobody"),
        (("generals", "--pairs", "-1"), "less than 0"),
        (("generals", "--results", "{tmp}/notes"), "line 1"),
        (("generals", "--results", "{tmp}/unfinished"), "does not end with a result"),
        (("generals", "--results", "{tmp}"), "cannot read"),
        (("generals", "--pairs", "0", "--write", "{tmp}/no/page.md"), "cannot write"),
        (
            ("generals", "--address", "127.0.0.1:1", "--pairs", "1", "--bots", "random,staff"),
            "no Ray cluster",
        ),
    ],
)
def test_bad_input_is_said_in_one_line(
    words: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes").write_text("my notes\n")
    (tmp_path / "unfinished").write_text("my notes")
    assert main(["ladder", *(word.format(tmp=tmp_path) for word in words)]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1
    assert (tmp_path / "unfinished").read_text() == "my notes"
