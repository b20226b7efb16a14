"""The page that shows how to add a game adds one, and it can be played."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import quadrant
from quadrant.bots import arena
from quadrant.kernel import catalog
from quadrant.kernel.match import Match
from quadrant.kernel.text import LANGUAGES, Catalogue

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


@pytest.fixture(scope="module", autouse=True)
def _game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The package that stands on the page, written out and imported."""
    folder = tmp_path_factory.mktemp("page")
    text = PAGE.read_text("utf-8")
    blocks = re.findall(r"^```(?:python|ftl)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    path = None
    for block in blocks:
        named = re.match(r"# (ridge/\S+)\n", block)
        path = folder / named[1] if named else path
        assert path is not None
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(block)
    sys.path.insert(0, str(folder))
    catalog.add(import_module("ridge").GAME)
    yield
    catalog.remove("ridge")
    sys.path.remove(str(folder))
    del sys.modules["ridge"]


def match(*choices: str, dice: tuple[int, ...] = ()) -> Match:
    found = quadrant.new("ridge", seed=1)
    found.state.load(*dice)
    for choice in choices:
        found.choose(choice.split())
    return found


def test_random_games_end() -> None:
    report = arena.simulate(arena.plan("ridge", seed=3), games=50)
    assert (report.errors, report.dead_ends) == (0, 0)
    assert set(report.results) <= {"blue", "red", "draw"}


def test_a_unit_goes_as_far_as_its_points_and_is_told_why_no_further() -> None:
    opening = match()
    assert opening.seat == "blue"
    assert ["march", "lancers", "20"] in [list(option) for option in opening.options()]
    refusal = opening.why_not(("march", "lancers", "32"))
    assert refusal is not None
    assert (refusal.rule, refusal.id, refusal.args["cost"]) == ("2.1", "why-too-far", 6)


def test_a_zone_of_control_stops_it() -> None:
    meeting = match("march lancers 20", "march guards 26")
    assert meeting.seat == "red"
    meeting.choose(("pass",))
    refusal = meeting.why_not(("march", "lancers", "25"))
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("2.2", "why-zone")


def test_the_odds_are_those_of_the_table() -> None:
    meeting = match("march lancers 20", "march guards 26", "pass")
    odds = meeting.query("odds", "guards")
    assert odds.modifiers.total == -1
    assert odds.loses == pytest.approx(1 / 3)
    assert odds.wins == pytest.approx(1 / 6)


def test_a_six_destroys_the_defender_on_the_hill() -> None:
    won = match("march lancers 20", "march guards 26", "pass", "done", "attack guards", dice=(6,))
    assert won.result is not None
    assert (won.result.winner, won.result.reason) == ("blue", "reason-destroyed")


def test_undo_goes_back_to_the_march() -> None:
    marched = match("march lancers 20", "march guards 26")
    assert marched.undo("red") == 1
    assert quadrant.load(marched.record()).digest() == marched.digest()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_both_languages(language: str) -> None:
    texts = Catalogue("ridge", language)
    playing = match()
    random = Random(5)
    while playing.seat is not None:
        prompt = playing.prompt
        assert prompt is not None
        assert texts.has(prompt.id)
        playing.choose(random.choice(playing.options()))
    assert all(texts.has(event.id) for event in playing.events)
    assert playing.result is not None
    assert texts.has(playing.result.reason)
