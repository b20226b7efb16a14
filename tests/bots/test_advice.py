"""What a search says of its lines: for a bot held until the end, for who asks at once; in both languages."""

from __future__ import annotations

from random import Random

import pytest

from bots.test_levels import QUICK
from quadrant import bots
from quadrant.bots import Question
from quadrant.bots.advice import Forecast, advise, decisive, in_words, told
from quadrant.bots.reasons import Reason, sources
from quadrant.bots.search import Effort, Search
from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match
from quadrant.kernel.text import LANGUAGES, Catalogue

FEW = Effort(6)
#: Those that search in Generals: with the guide made by hand, and with the net.
SEARCHING = ("planner", "marshal")


def asked(name: str, seed: int = 4) -> Match:
    """A match under way in which the seat that is asked has something to compare."""
    game = catalog.find(name)
    match = Match(game, QUICK[name], seed)
    players = bots.seated(game, dict.fromkeys(game.seats, "random"), seed)
    levels = bots.levels_of(name)
    assert levels is not None
    while len(match.choices) < 20 or len(advise(Question(match), levels, Random(1), Effort(1))) < 2:
        assert match.seat is not None
        match.choose(players[match.seat].choose(Question(match)))
    return match


def searching(match: Match, name: str = "planner") -> Search:
    bot = bots.make(match.game, name, str(match.seat), Random(1))
    assert isinstance(bot, Search)
    bot.effort = FEW
    return bot


def test_a_bot_that_searches_says_how_likely_it_wins_and_what_came_next() -> None:
    match = asked("generals")
    _, reasons = bots.answer(searching(match), Question(match))
    ids = [reason.id for reason in reasons]
    assert ids[0] == "search-chance"
    assert ids[1] in ("search-next", "search-level")


@pytest.mark.parametrize("name", SEARCHING)
def test_nothing_of_it_is_told_while_it_would_tell_the_hand(name: str) -> None:
    match = asked("generals")
    _, reasons = bots.answer(searching(match, name), Question(match))
    assert all(reason.held for reason in reasons if reason.id.startswith("search-"))


@pytest.mark.parametrize("name", SEARCHING)
def test_to_explain_a_choice_does_not_change_it_or_the_next(name: str) -> None:
    match = asked("generals")
    silent, telling = searching(match, name), searching(match, name)
    assert silent.choose(Question(match)) == bots.answer(telling, Question(match)).choice
    assert silent.random.random() == telling.random.random()


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", catalog.NAMES)
def test_who_asks_gets_lines_with_chances_and_reasons_best_first(name: str) -> None:
    match = asked(name)
    question, levels = Question(match), bots.levels_of(name)
    assert levels is not None
    lines = advise(question, levels, Random(1), FEW)
    assert 2 <= len(lines) <= 5
    assert all(line.choices[0] in question.options and 0 <= line.value <= 1 for line in lines)
    chances = [line.value for line in lines]
    assert chances == sorted(chances, reverse=True)
    assert [lines[0].value - line.behind for line in lines] == chances
    assert not any(reason.held for line in lines for reason in line.reasons)
    for language in LANGUAGES:
        words = Catalogue(name, language, *sources(name, language))
        for reason in (reason for line in lines for reason in line.reasons):
            sentence = in_words(reason, words, match.game)
            assert sentence != reason.id
            assert "{" not in sentence


def test_who_has_no_choice_needs_no_advice() -> None:
    match = asked("generals")
    levels = bots.levels_of("generals")
    assert levels is not None
    question = Question(match)
    question.options = question.options[:1]
    assert advise(question, levels, Random(1), FEW) == []


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", catalog.NAMES)
def test_advice_depends_on_nothing_that_the_seat_cannot_see(name: str) -> None:
    match = asked(name)
    assert match.seat is not None
    game, levels = match.game, bots.levels_of(name)
    assert levels is not None
    other = Match.of_state(game, game.determinise(match.state, match.seat, Random(9)), QUICK[name])
    first, second = (advise(Question(one), levels, Random(1), Effort(3)) for one in (match, other))
    assert first == second


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", catalog.NAMES)
def test_every_feature_has_a_name_in_both_languages(name: str) -> None:
    game, levels = catalog.find(name), bots.levels_of(name)
    assert levels is not None
    match, seat = Match(game, QUICK[name], 1), game.seats[0]
    guides = (made(game, seat, Random(1)) for made in (levels.guide, levels.foresight))
    features = {feature for guide in guides for feature in guide.features(match.state, seat)}
    for language in LANGUAGES:
        words = Catalogue(name, language, *sources(name, language))
        assert [feature for feature in features if not words.has(f"feature-{feature}")] == []


def test_what_decides_is_what_differs_most() -> None:
    better = Forecast({"points": 5.0, "armies": 2.0, "hand": 1.0, "navies": 0.0}, None)
    other = Forecast({"points": 1.0, "armies": 0.0, "hand": 0.9, "navies": 3.0}, None)
    assert decisive(better, other) == ("points", "armies")
    assert decisive(better, better) == ()


def test_a_line_is_told_in_the_words_of_its_choices() -> None:
    game = catalog.find("generals")
    words = Catalogue("generals", "en", *sources("generals", "en"))
    line = told([Choice("build", "army", "ukraine", "germany")] * 5)
    sentence = in_words(Reason("search-level", args={"line": line}), words, game)
    assert "Ukraine" in sentence
    assert len(line) == 3
