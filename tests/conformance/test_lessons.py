"""The lessons of every game: they are played to their end, and all that is said in them can be read."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec.structs import replace

from quadrant.errors import UnknownLesson
from quadrant.kernel import catalog, lessons
from quadrant.kernel.lessons import Lesson, Remark
from quadrant.kernel.text import LANGUAGES

ALL = [(game, name) for game in catalog.NAMES for name in lessons.names(game)]
each_lesson = pytest.mark.parametrize(("game", "name"), ALL)
each_game = pytest.mark.parametrize("game", catalog.NAMES)


def messages(game: str, language: str) -> set[str]:
    body = FluentParser().parse(lessons.texts(game, language)).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def said(lesson: Lesson) -> list[Remark]:
    return [line for n in lesson.steps() for line in lesson.lines(n)]


@pytest.mark.long
@each_lesson
def test_nothing_is_wrong_with_it(game: str, name: str) -> None:
    assert lessons.check(lessons.find(game, name)) == []


@each_lesson
def test_the_coach_points_at_things_that_there_are(game: str, name: str) -> None:
    kinds = [kind for verb in catalog.find(game).all_verbs().values() for kind in verb.kinds]
    known = {f"{kind.name}:{id}" for kind in kinds for id in kind.ids}
    assert [
        light for line in said(lessons.find(game, name)) for light in line.lights if light not in known
    ] == []


@each_game
def test_every_sentence_of_the_coach_is_said_somewhere(game: str) -> None:
    found = [lessons.find(game, name) for name in lessons.names(game)]
    spoken = {lesson.message(line) for lesson in found for line in said(lesson)}
    for language in LANGUAGES:
        assert messages(game, language) == spoken


@each_game
def test_the_languages_are_not_mixed_up(game: str) -> None:
    assert not re.findall("[а-яё]+", lessons.texts(game, "en"), re.IGNORECASE)
    for line in lessons.texts(game, "ru").splitlines():
        assert not line.startswith("lesson-") or re.search("[а-яё]", line, re.IGNORECASE), line


@each_game
def test_the_guided_match_comes_first(game: str) -> None:
    kinds = [lessons.find(game, name).kind for name in lessons.names(game)]
    assert kinds[0] == "match"
    assert set(kinds[1:]) == {"example"}


def test_a_choice_that_is_not_legal_is_found() -> None:
    lesson = lessons.find("generals", "strait")
    wrong = replace(lesson.moves[1], choose=("battle", "mediterranean_sea", "italy"))
    faults = lessons.check(replace(lesson, moves=(lesson.moves[0], wrong)))
    assert len(faults) == 1
    assert "choice 1 cannot be made" in faults[0]


def test_a_line_without_words_and_a_rule_that_is_not_there_are_found() -> None:
    lesson = replace(lessons.find("generals", "strait"), end=(Remark("nonsense", rule="no.such"),))
    assert lessons.check(lesson) == [
        "line 'nonsense' names a rule 'no.such' that does not exist",
        "lesson-strait-nonsense has no words in 'en'",
        "lesson-strait-nonsense has no words in 'ru'",
    ]


def test_a_die_that_nobody_rolls_is_found() -> None:
    lesson = lessons.find("generals", "strait")
    moves = (replace(lesson.moves[0], dice=(6,)), lesson.moves[1])
    assert lessons.check(replace(lesson, moves=moves))[0] == "dice before choice 1 are never rolled: (6,)"


def test_a_lesson_that_does_not_exist_is_refused() -> None:
    for name in ("nonsense", "../first", ""):
        with pytest.raises(UnknownLesson):
            lessons.find("generals", name)


def test_who_chooses_otherwise_has_left_the_path() -> None:
    lesson = lessons.find("generals", "first")
    match = lesson.begin()
    assert lesson.follows(match.state, 0)
    match.choose(("discard", "germany_blitzkrieg"), "germany")
    assert not lesson.follows(match.state, 1)
    assert lesson.answers(match.state, 1) == []


def test_the_dice_of_an_example_fall_only_on_its_path() -> None:
    lesson = lessons.find("churchill", "tolstoy")
    n, move = next((n, move) for n, move in enumerate(lesson.moves) if move.dice)
    match = next(islice(lessons.played(lesson), n, None))
    lesson.load(match.state, n, move.seat, ("pass",))
    assert match.state.loaded == []
    lesson.load(match.state, n, move.seat, move.choose)
    assert tuple(match.state.loaded) == move.dice
