"""The tables of the four games as text: on one screen, in sentences, and what may be asked of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

import quadrant
from quadrant.games.no_retreat.components import UNITS
from quadrant.games.no_retreat.state import MARKS, NoRetreat
from quadrant.kernel.flow import DONE, PASS
from quadrant.kernel.text import LANGUAGES
from quadrant.terminal import answers, shown
from quadrant.terminal.desk import Desk
from quadrant.terminal.hexes import Cell, Scale, Sheet
from quadrant.terminal.news import Memory
from quadrant.terminal.options import Offers, without
from quadrant.terminal.sight import Room, Sight
from quadrant.terminal.words import COMMANDS, command_words, words_of

#: A scenario of each game that is soon over.
SHORT = {"generals": "standard", "churchill": "training", "no_retreat": "moscow", "empire": "south_pacific"}
SEAT = {"generals": "germany", "churchill": "uk", "no_retreat": "axis", "empire": "allies"}
DOCS = Path(__file__).parents[1] / "docs"


def new(game: str) -> quadrant.Match:
    """A match as far as something is asked that has more than one answer."""
    match = quadrant.new(game, SHORT[game], seed=7)
    while match.options() in ([PASS], [DONE]):
        match.choose(match.options()[0])
    return match


def desk(match: quadrant.Match, language: str = "en", plain: bool = False) -> Desk:
    return Desk(match, words_of(match.game.id, language), Memory(match), (100, 50), plain)


def sight(match: quadrant.Match, language: str = "en") -> Sight:
    return Sight(match, match.seat, words_of(match.game.id, language))


def chosen(game: str, *typed: str) -> quadrant.Match:
    """A match in which its first seat has chosen so."""
    match = new(game)
    for line in typed:
        found = desk(match).find(sight(match), line)
        assert len(found) == 1, (line, found)
        match.choose(found[0])
    return match


def answer(match: quadrant.Match, line: str, language: str = "en", plain: bool = False) -> str:
    """What a command says."""
    table = desk(match, language, plain)
    command, rest = table.read(line)
    assert command is not None
    assert match.seat is not None
    return "\n".join(map(str, table.answer(match.seat, command, rest)))


def pages(game: str, language: str, plain: bool, choices: int = 150) -> Iterator[list[str]]:
    """Some pages of a match at random."""
    match, random = new(game), Random(5)
    table = desk(match, language, plain)
    for _ in range(choices):
        if match.seat is None:
            return
        if random.random() < 0.15:
            yield [str(line) for line in table.page(match.seat)]
        match.choose(random.choice(match.options()))


# Pages


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHORT)
def test_a_page_is_one_screen_and_says_everything_in_words(game: str, language: str) -> None:
    for page in pages(game, language, plain=False):
        assert len(page) < 50
        assert max(map(cell_len, page)) <= 100
        assert not [line for line in page if "terminal-" in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHORT)
def test_what_is_read_aloud_has_no_signs_and_no_columns(game: str, language: str) -> None:
    for page in pages(game, language, plain=True, choices=60):
        text = "\n".join(page)
        assert not re.search(r"[─│■▲◆◇★→‹›·♠≈●○²³]|   ", text)
        assert "terminal-" not in text


def test_a_small_screen_has_a_small_table() -> None:
    match = new("empire")
    table = Desk(match, words_of("empire", "en"), Memory(match), (100, 34), False)
    assert len(table.page("allies")) < 34


def test_the_same_table_is_printed_and_shown_in_notebooks() -> None:
    match = new("no_retreat")
    text = str(match)
    assert text == shown.text(match)
    assert text.startswith("Turn 3 of 6")
    assert "Moscow" in text
    assert match.board().text == text
    assert "<summary>Board as text</summary><pre>Turn 3" in match.board()._repr_html_()
    assert "Поле словами" in match.board("axis", language="ru")._repr_html_()


@pytest.mark.parametrize("game", SHORT)
def test_nobody_reads_what_he_does_not_see(game: str) -> None:
    match = new(game)
    words = words_of(match.game.id, "en")
    for seat in (*match.game.seats, None):
        text = shown.text(match, seat) + "\n".join(
            line for section in shown.sections(match, seat) for line in section.lines
        )
        others = [match.view(other).own for other in match.game.seats if other != seat]
        held = {words.name("card", card) for own in others for card in own.hand}
        own = match.view(seat).own
        mine = {words.name("card", card) for card in own.hand} if own is not None else set()
        assert not [name for name in held - mine if f"\n{name}" in text]


def test_the_documentation_shows_what_is_printed() -> None:
    page = "\n".join(str(line).rstrip() for line in desk(new("no_retreat")).page("axis"))
    assert page in (DOCS / "terminal.md").read_text(encoding="utf-8")


# Maps


def test_a_map_shows_what_matters_and_never_tears_a_hex() -> None:
    sheet = Sheet(lambda hex: (2 * int(hex[:2]), 2 * int(hex[2:])), Scale(6, 2), Scale(3, 1), below=True)
    cells = {f"{x:02}{y:02}": Cell("·", f"{x:02}{y:02}") for x in range(20) for y in range(20)}
    lines = [line.plain for line in sheet.draw(cells, {"1717": 1}, Room(30, 10))]
    assert any("·1717" in line for line in lines)
    assert not any("·0101" in line for line in lines)
    assert {len(number) for line in lines for number in re.findall(r"\d+", line)} == {4}
    assert any("·0505" in line.plain for line in sheet.draw(cells, {"1717": 1}, Room(30, 10, "0505")))


def test_a_hex_shows_terrain_stack_control_supply_and_option() -> None:
    match = new("no_retreat")
    text = str(desk(match).page("axis"))
    assert "♠1806" in text, "a forest"
    assert "A9²" in text, "two units of strength 9"
    assert "◆" in text, "a city of the Axis"
    assert "◇" in text, "a city of the Soviets"
    assert "·‹3+›" in text, "options 3 and 4"
    assert isinstance(match.state, NoRetreat)
    match.state.marks[UNITS.ids.index("ax_3pz")] |= 1 << MARKS.index("out_of_supply")
    match.state.touch("marks")
    assert "A6!" in str(desk(match).page("axis"))


def test_from_afar_the_whole_front_is_seen() -> None:
    far = answer(quadrant.new("no_retreat", "campaign", seed=7), "map far")
    assert "A²" in far
    assert len(far.split("\n")) < 30


def test_the_map_is_kept_where_one_has_zoomed() -> None:
    match = quadrant.new("no_retreat", "campaign", seed=7)
    table = desk(match)
    assert "Caucasus o" not in str(table.page("axis"))
    table.zoom("axis", "caucasus")
    assert "Caucasus o" in str(table.page("axis"))
    table.zoom("axis", "")
    assert "Caucasus o" not in str(table.page("axis"))


# Options


def test_options_are_grouped_by_what_they_are_done_to() -> None:
    page = "\n".join(map(str, desk(new("no_retreat")).page("axis")))
    assert "4th Panzer (Smolensk): 5 Move  6 Put on a train" in page
    moves = "\n".join(map(str, desk(chosen("no_retreat", "move 2nd army")).page("axis")))
    assert "2nd Army to: 1 Minsk  2 Smolensk  3 1406" in moves


def test_a_hex_is_taken_by_its_number_or_its_name() -> None:
    for typed in ("1406", "to 1406", "3"):
        match = chosen("no_retreat", "move 2nd army", typed)
        assert match.choices[-1][1] == quadrant.Choice("move", "ax_2a", "1406")


def test_a_unit_is_known_by_where_it_stands() -> None:
    match = chosen("no_retreat", "move smolensk panzer")
    assert match.choices[-1][1] == quadrant.Choice("activate", "ax_4pz")


def test_words_side_by_side_come_before_words_apart() -> None:
    match = chosen("empire", "go first", "south pacific")
    assert match.choices[-1][1] == quadrant.Choice("lead", "us_hq_spac_ghormley")


def test_an_option_says_where_it_leads() -> None:
    match = new("churchill")
    while match.options()[0].verb != "advance":
        match.choose(match.options()[0])
    page = "\n".join(map(str, desk(match).page(str(match.seat))))
    assert re.search(r"Advance: .*\(→ ", page)


def test_a_name_is_taken_out_of_its_sentence() -> None:
    assert without("Discard Attlee: the leader speaks", "Attlee") == "Discard: the leader speaks"
    assert without("Сыграть «Блиц» как событие", "Блиц") == "Сыграть как событие"
    assert without("Pass", "Attlee") == ""


def test_what_can_be_chosen_is_found_at_its_thing() -> None:
    match = new("generals")
    offers = Offers(match.options(), match.prompt, words_of("generals", "en"))
    assert offers.at["card", "germany_blitzkrieg"] == [6]
    assert offers.numbered[5] == quadrant.Choice("discard", "germany_blitzkrieg")


# Questions


def test_every_command_has_words_in_both_languages_and_a_line_of_help() -> None:
    assert set(command_words().values()) == set(COMMANDS)
    for language in LANGUAGES:
        text = answer(new("generals"), "?", language)
        assert len(text.split("\n")) == 1 + len(COMMANDS)
        assert "terminal-" not in text
    assert command_words()["совет"] == command_words()["advice"] == "advice"


def test_why_names_the_rule_that_forbids_it() -> None:
    match = chosen("no_retreat", "move 4th panzer")
    assert answer(match, "why moscow").endswith("[8.5.3]")
    assert answer(match, "why 1606").startswith("It can be chosen: 1.")
    assert answer(match, "why nonsense") == 'Nothing here is called "nonsense".'
    assert "8.0 Movement phase" in answer(match, "why")
    assert "[8.5.3]" in str(desk(match).unclear("axis", "moscow", []))


def test_a_rule_is_found_by_its_number_or_its_title() -> None:
    match = new("no_retreat")
    assert answer(match, "rule 8.5.3").startswith("8.5.3 ")
    assert answer(match, "правило 8.5.3", "ru").startswith("8.5.3 ")
    assert "8.0 Movement phase" in answer(match, "rule movement phase")
    assert answer(match, "rule 99") == 'There is no rule "99".'


def test_odds_are_told_line_by_line() -> None:
    text = answer(new("no_retreat"), "odds 1808")
    assert "2:1 (9 against 4)" in text
    assert "+5 4th Panzer [10.4]" in text
    assert "33 %: defender retreats (DR)." in text
    assert "Western Front: stays 80 %" in answer(new("churchill"), "odds western")
    assert answer(new("generals"), "odds") == "Nothing is left to dice in this game."
    landed = chosen("empire", "go first", "south pacific", "lexington", "end", "lexington", "guadalcanal")
    assert "Guadalcanal" in answer(landed, "odds guadalcanal")


def test_supply_says_who_has_none_and_why() -> None:
    assert answer(new("no_retreat"), "supply") == "Axis: everything is in supply."
    assert "4th Panzer: land line (" in answer(new("no_retreat"), "supply 4th panzer")
    assert answer(new("generals"), "supply").startswith("Germany: everything is in supply.")
    assert "In supply" in answer(new("empire"), "supply lexington")
    assert "production: " in answer(new("churchill"), "supply")


def test_a_place_is_looked_at_with_all_around_it() -> None:
    text = answer(new("no_retreat"), "look smolensk")
    assert "Held by Axis; 1 point." in text
    assert "northwest: hex 1707, across a river: Axis, 3rd Panzer" in text
    assert "Рабаул (4021)" in answer(new("empire"), "осмотреть рабаул", "ru")
    assert "Germany, army" in answer(new("generals"), "look germany")
    assert "A-Bomb Research: Not nominated" in answer(new("churchill"), "look a-bomb")


def test_a_card_says_what_it_would_bring() -> None:
    text = answer(new("no_retreat"), "hand defensive works")
    assert "Put a Defensive Works marker" in text
    assert "[5.3.3]" in text
    assert "You hold no card" in answer(new("no_retreat"), "hand napoleon")


@pytest.mark.parametrize("game", SHORT)
def test_tracks_log_hand_map_and_options_are_told_in_every_game(game: str) -> None:
    match = new(game)
    for line in ("tracks", "log", "hand", "map", "options"):
        for plain in (False, True):
            assert answer(match, line, plain=plain) or line == "log"


def test_advice_tells_plans_and_their_numbers() -> None:
    match = new("churchill")
    said = answers.advice(match, sight(match), seconds=0.2)
    assert said[0].startswith("1) Play ")
    assert re.search(r"\(\d\) — \d+ % to win", said[0])
