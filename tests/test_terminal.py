"""Playing in the terminal."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import quadrant
from quadrant.cli import main
from quadrant.kernel.text import LANGUAGES
from quadrant.terminal import Terminal, generals, people, plain
from quadrant.terminal.words import Words


class Person:
    """Somebody who types these lines and then, if told so, the first option for ever."""

    def __init__(self, *lines: str, forever: bool = False) -> None:
        self._lines: Iterator[str] = iter(lines)
        self._forever = forever

    def __call__(self, prompt: str = "") -> str:
        line = next(self._lines, "1" if self._forever else None)
        if line is None:
            raise EOFError
        return line


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def sit_down(match: quadrant.Match, ask: Callable[[str], str], **more: Any) -> tuple[Terminal, str]:
    """Play; the terminal, and all that it printed."""
    out = io.StringIO()
    terminal = Terminal(match, console=Console(file=out, width=120), ask=ask, bot="random", **more)
    terminal.play()
    return terminal, out.getvalue()


def new(seed: int = 7) -> quadrant.Match:
    return quadrant.new("generals", seed=seed)


def test_the_page_shows_map_hand_and_numbered_options() -> None:
    _, page = sit_down(new(), Person())
    assert "Europe" in page
    assert "★ Moscow ■USSR" in page
    assert "Blitzkrieg" in page
    assert "Blitzkrieg: 6 Discard" in page


def test_a_number_takes_the_option_that_is_shown_with_it() -> None:
    match = new()
    sit_down(match, Person("6"))
    assert match.choices[0] == ("germany", quadrant.Choice("discard", "germany_blitzkrieg"))


@pytest.mark.parametrize("typed", ["blitz", "discard blitz", "Blitzkrieg discard", "germany_blitz"])
def test_words_take_the_option_that_they_name(typed: str) -> None:
    match = new()
    sit_down(match, Person(typed))
    assert match.choices[0] == ("germany", quadrant.Choice("discard", "germany_blitzkrieg"))


def test_words_are_read_in_the_language_of_the_table() -> None:
    match = new()
    sit_down(match, Person("сбросить блиц"), language="ru")
    assert match.choices[0] == ("germany", quadrant.Choice("discard", "germany_blitzkrieg"))


def test_words_that_fit_several_options_take_none_of_them() -> None:
    match = new()
    _, page = sit_down(match, Person("discard"))
    assert match.choices == []
    assert '"discard" may mean several things' in page
    assert "6. Discard Blitzkrieg" in page


def test_the_same_table_in_russian() -> None:
    _, page = sit_down(new(), Person("99", "?", "q"), language="ru")
    assert "★ Москва ■СССР" in page
    assert "вариант" in page


def test_what_is_typed_wrong_changes_nothing() -> None:
    match = new()
    _, page = sit_down(match, Person("0", "99", "dance", "l nothing.json"))
    assert match.choices == []
    assert "type a number from 1 to" in page
    assert 'Nothing here is called "dance".' in page
    assert "cannot read nothing.json" in page


def test_undo_takes_the_last_choice_back() -> None:
    match = new()
    before = match.digest()
    sit_down(match, Person("1", "u"))
    assert match.digest() == before


def test_undo_without_a_choice_says_why_not() -> None:
    _, page = sit_down(new(), Person("u"))
    assert "Nothing can be taken back" in page


def test_a_match_is_saved_and_loaded(folder: Path) -> None:
    first = new()
    sit_down(first, Person("1", "1", "s mine.json", "q"))
    saved = json.loads((folder / "mine.json").read_text())
    other, page = sit_down(new(seed=8), Person("l mine.json", "q"))
    assert other.match.record() == saved
    assert "The match from mine.json goes on" in page


def test_a_match_of_another_game_is_not_loaded(folder: Path) -> None:
    other = next(game.name for game in quadrant.games() if game.name != "generals")
    (folder / "other.json").write_text(json.dumps(quadrant.new(other, seed=1).record()))
    match = new()
    _, page = sit_down(match, Person("l other.json", "1"))
    assert f"other.json is a match of {other}" in page
    assert len(match.choices) == 1


def test_leaving_loses_nothing(folder: Path) -> None:
    match = new()
    (folder / "generals-1.json").write_text("something else")
    _, page = sit_down(match, Person("1", "q"))
    assert quadrant.load(json.loads((folder / "generals-2.json").read_text())).digest() == match.digest()
    assert "Saved in generals-2.json" in page


def test_a_whole_match_is_played_to_its_end() -> None:
    match = new()
    _, page = sit_down(match, Person("b", forever=True), seats="japan")
    assert match.result is not None
    assert "The match is over. Winner:" in page
    assert match.commitment in page


def test_only_what_the_seat_may_know_is_shown() -> None:
    match = new()
    _, page = sit_down(match, Person())
    words = Words("generals", "en")
    theirs = {card for seat in match.game.seats[1:] for card in match.view(seat).own.hand}
    mine = {words.name("card", card) for card in match.view("germany").own.hand}
    for name in {words.name("card", card) for card in theirs} - mine:
        assert name not in page


def test_people_take_seats_camps_or_all() -> None:
    match = new()
    assert people(match, "") == {"germany"}
    assert people(match, "uk, axis") == {"uk", "germany", "italy", "japan"}
    assert people(match, "all") == set(match.game.seats)


def test_every_space_is_in_one_region() -> None:
    data = json.loads(files("quadrant.games.generals").joinpath("data", "map.json").read_text("utf-8"))
    drawn = [space for spaces in generals.REGIONS.values() for space in spaces]
    assert sorted(drawn) == sorted(space["id"] for space in data["spaces"])


def test_a_game_without_a_sketch_is_shown_as_a_list() -> None:
    text = "\n".join(plain.facts(new().view("germany"), Words("generals", "en")))
    assert "round: 1\n" in text
    assert "turn: Germany\n" in text
    assert "score: axis 0, coalition 0\n" in text
    assert "\n  seat Soviet Union, kind army, space Moscow, supplied True\n" in text


def test_what_lies_too_deep_is_only_hinted_at() -> None:
    words = Words("generals", "en")
    assert plain._line({"a": {"b": {"c": 1}}}, words) == "a b …"


def test_options_are_named_by_verb_and_targets() -> None:
    words = Words("generals", "en")
    assert words.label(quadrant.Choice("pass")) == "Pass"
    assert words.label(quadrant.Choice("shout", "moscow", 3)) == "shout: Moscow, 3"
    assert "Moscow" in words.label(quadrant.Choice("build", "army", "moscow", "ussr"))
    assert words.side("axis") == "Axis"
    assert words.side("ussr") == "Soviet Union"


def test_both_languages_say_the_same_things() -> None:
    def messages(language: str) -> set[str]:
        text = files("quadrant.terminal").joinpath("locale", f"{language}.ftl").read_text("utf-8")
        body = FluentParser().parse(text).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        return {entry.id.name for entry in body if isinstance(entry, ast.Message)}

    assert messages("en") == messages("ru")
    assert len(LANGUAGES) == 2


def test_the_command_plays_and_goes_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", Person("1", "s a.json", "q"))
    assert main(["terminal", "generals", "--seed", "7", "--bots", "random"]) == 0
    monkeypatch.setattr("builtins.input", Person("q"))
    assert main(["terminal", "generals", "--load", "a.json"]) == 0
    assert len(json.loads((folder / "a.json").read_text())["choices"]) == 1


def test_plain_the_table_is_read_once_and_then_only_what_is_new() -> None:
    _, page = sit_down(new(), Person("blitz", "table"), plain=True)
    assert page.count("The nations.") == 2, "at first, and when it was asked for"
    assert "Germany discards 1 card from hand: Blitzkrieg." in page or "Blitzkrieg" in page
    assert "Germany: Discard 2 more cards to keep seven. (rule setup.start)" in page


def test_nobody_is_asked_what_has_one_answer(folder: Path) -> None:
    match = quadrant.new("no_retreat", "moscow", seed=7)
    _, page = sit_down(match, Person("u"))
    assert "Choose a unit to move or to put on a train." in page
    assert "Play an event in the card phase?" not in page
    assert {choice.verb for _, choice in match.choices} == {"pass", "done"}


def test_the_map_stays_where_one_has_zoomed() -> None:
    _, page = sit_down(quadrant.new("no_retreat", seed=7), Person("zoom caucasus"))
    first, _, second = page.partition("Turn 1 of 28")[2].partition("Turn 1 of 28")
    assert "Caucasus o" in second
    assert "Caucasus o" not in first
