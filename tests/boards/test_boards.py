"""Boards as pictures: well formed, with everything that stands on the table, and nothing that is hidden."""

from __future__ import annotations

import runpy
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import quadrant
from quadrant.boards import Board
from quadrant.errors import QuadrantError
from quadrant.kernel import catalog
from quadrant.kernel.match import Match

GAMES = pytest.mark.parametrize("game", catalog.NAMES)


def played(game: str, choices: int = 150) -> Match:
    match, random = quadrant.new(game, seed=4), Random(4)
    for _ in range(choices):
        match.choose(random.choice(match.options()))
    return match


def words(board: Board) -> list[str]:
    """Everything that is written on a board."""
    return ["".join(found.itertext()) for found in ElementTree.fromstring(board.svg).iterfind(".//{*}text")]


@GAMES
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_game_is_drawn(game: str, language: str) -> None:
    match = played(game)
    board = match.board(language=language)
    assert len(words(board)) > 30
    assert len(board.svg) < 500_000
    assert board.svg in board._repr_html_()
    assert board._repr_html_().count("</p>") == 1


@GAMES
def test_a_board_shows_what_everybody_may_see(game: str) -> None:
    match = played(game)
    world = match.game.determinise(match.state, None, Random(1))
    other = Match.of_state(match.game, world, match.scenario, match.rule_options)
    assert other.board().svg == match.board().svg


@GAMES
def test_a_seat_sees_its_own_hand_beside_the_board(game: str) -> None:
    match = played(game)
    seat = match.game.seats[0]
    hand = match.view(seat).own.hand
    line = match.board(seat).lines[1]
    assert len(line.partition(": ")[2].split(", ")) >= len(hand) > 0


def test_pieces_stand_on_the_board_of_generals() -> None:
    match = quadrant.new("generals", seed=1)
    assert match.board().svg.count("scale(1.25)") == len(match.view().pieces)
    assert "UKRAINE" in words(match.board())


def test_only_the_part_in_play_is_shown() -> None:
    small, whole = (quadrant.new("empire", scenario, seed=1).board() for scenario in (None, "campaign_1942"))
    assert "Rangoon" in words(whole)
    assert "Rangoon" not in words(small)


def test_a_board_is_saved(tmp_path: Path) -> None:
    board = quadrant.new("churchill", seed=1).board()
    board.save(tmp_path / "board.svg")
    assert ElementTree.parse(tmp_path / "board.svg").getroot().tag.endswith("svg")


def test_a_match_names_itself_and_shows_itself() -> None:
    match = quadrant.new("no_retreat", seed=1)
    assert repr(match) == "<Match no_retreat, campaign: 0 choices, axis to choose>"
    assert "Kiev" in str(match)
    assert match._repr_html_() == match.board()._repr_html_()


def test_the_colours_are_those_of_the_client() -> None:
    tool = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "colours.py"))
    assert tool["PAGE"].read_text("utf-8") == tool["written"](), "run tools/colours.py"


def test_a_game_that_nobody_drew_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match = quadrant.new("generals", seed=1)
    monkeypatch.setattr(catalog.Game, "companion", lambda game, part: None)
    assert match._repr_html_() is None
    with pytest.raises(QuadrantError, match="nobody has drawn a board for generals"):
        match.board()
