"""The puzzles of every game: their lines are legal, every other choice has its cost, and all is explained."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec.structs import replace

from quadrant.bots import Question
from quadrant.bots.analysis import levels_for
from quadrant.bots.puzzle_command import written
from quadrant.bots.puzzles import check, judge, weigh
from quadrant.errors import UnknownLesson
from quadrant.games.generals.state import Generals
from quadrant.kernel import catalog, lessons, puzzles
from quadrant.kernel.flow import Choice
from quadrant.kernel.text import LANGUAGES

ALL = [(game, name) for game in catalog.NAMES for name in puzzles.names(game)]
each_puzzle = pytest.mark.parametrize(("game", "name"), ALL)
each_game = pytest.mark.parametrize("game", catalog.NAMES)


@each_game
def test_nothing_is_wrong_with_the_book(game: str) -> None:
    book = [puzzles.find(game, name) for name in puzzles.names(game)]
    assert {puzzle.name: check(puzzle) for puzzle in book} == {puzzle.name: [] for puzzle in book}
    assert [puzzle.order for puzzle in book] == list(range(1, len(book) + 1))
    assert not set(puzzles.names(game)) & set(lessons.names(game))


@pytest.mark.long
@each_puzzle
def test_its_line_is_clearly_the_best_on_other_worlds(game: str, name: str) -> None:
    assert judge(puzzles.find(game, name)) == []


@each_game
def test_every_word_belongs_to_a_puzzle(game: str) -> None:
    for language in LANGUAGES:
        body = FluentParser().parse(puzzles.texts(game, language)).body
        assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
        said = {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
        assert said == {f"puzzle-{name}" for name in puzzles.names(game)}
    assert not re.search("[а-яё]", puzzles.texts(game, "en"), re.IGNORECASE)


@each_game
def test_a_file_is_written_as_it_is_read(game: str) -> None:
    for name in puzzles.names(game):
        puzzle = puzzles.find(game, name)
        file = catalog.find(game).folder().joinpath(puzzles.FOLDER, f"{name}.json")
        assert written(puzzle) == file.read_text(encoding="utf-8")


def test_a_line_that_is_not_legal_and_an_option_without_cost_are_found() -> None:
    puzzle = puzzles.find("generals", "north_sea")
    first = puzzle.steps[0]
    wrong = replace(first, best=("play", "italy_build_army"))
    assert check(replace(puzzle, steps=(wrong,))) == ["('play', 'italy_build_army') is not offered to italy"]
    short = replace(first, costs=first.costs[1:])
    assert str(Choice.of(first.costs[0].choose)) in check(replace(puzzle, steps=(short,)))[0]


def test_another_choice_than_the_best_is_found_by_the_judge() -> None:
    puzzle = puzzles.find("generals", "north_sea")
    first = puzzle.steps[0]
    other = replace(first, best=first.costs[0].choose)
    assert judge(replace(puzzle, steps=(other,))) == ["question 0: play italy_sea_battle is better"]


def test_what_the_seat_cannot_see_makes_no_difference() -> None:
    puzzle = puzzles.find("generals", "north_sea")
    match = puzzle.begin()
    before = weigh(Question(match), levels_for("generals"))
    # The enemy's hidden cards change places: nobody at the learner's seat could tell.
    state = match.state
    assert isinstance(state, Generals)
    hands, decks = list(state.hand), list(state.deck)
    hands[0], decks[0] = tuple(sorted(decks[0][: len(hands[0])])), (*hands[0], *decks[0][len(hands[0]) :])
    state.hand[0], state.deck[0] = hands[0], decks[0]
    after = weigh(Question(match), levels_for("generals"))
    assert before[0].choice == after[0].choice == Choice.of(puzzle.steps[0].best)


def test_a_puzzle_that_does_not_exist_is_refused() -> None:
    for name in ("nonsense", "../north_sea", ""):
        with pytest.raises(UnknownLesson):
            puzzles.find("generals", name)
