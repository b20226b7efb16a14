"""Levels: the same in every game, from the game's guide, and none sees more than its seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from kernel import toy
from quadrant import bots
from quadrant.bots import Question
from quadrant.bots.guide import Line
from quadrant.bots.levels import ABSURD, NAMES, PLANNER, Levels, Recruit
from quadrant.bots.reasons import Reasoned, sources
from quadrant.bots.search import Effort, Search
from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match
from quadrant.kernel.text import LANGUAGES, Catalogue

ONE, TWO, ROLL = Choice("take", 1), Choice("take", 2), Choice("roll")
#: What each line of the toy's guide promises.
PROMISED = {ONE: 0.6, TWO: 0.58, ROLL: 0.6 - 2 * ABSURD}
#: The quickest scenario of each game.
QUICK = {"generals": "standard", "churchill": "training", "no_retreat": "moscow", "empire": "south_pacific"}


class Plain:
    """A guide that does not tell the time."""

    horizon = 1

    def value(self, game: toy.Toy, seat: str) -> float:
        return 0.5

    def features(self, game: toy.Toy, seat: str) -> dict[str, float]:
        return {}

    def lines(self, game: toy.Toy, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        for choice, value in PROMISED.items():
            yield Line((Reasoned(choice),), value)

    def policy(self, game: toy.Toy, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        return random.choice(options)


class Telling(Plain):
    """One that does."""

    def clock(self, game: toy.Toy) -> int:
        return -game.stones


class Levelled(Plain):
    """One that tells its lines apart only by what comes of them: who leaves three wins."""

    def value(self, game: toy.Toy, seat: str) -> float:
        return 0.9 if game.stones % 3 == 0 else 0.1

    def lines(self, game: toy.Toy, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        for choice in (TWO, ONE):
            yield Line((Reasoned(choice),), 0.5)


def stones() -> Question:
    return Question(Match(toy.GAME, seed=3, options={"stones": 7}))


# Which there are


def test_a_guide_that_tells_no_time_has_a_recruit_and_a_staff_only() -> None:
    assert tuple(Levels(Plain()).makers()) == ("recruit", "staff")
    assert tuple(Levels(Plain(), ahead=Telling()).makers()) == (*NAMES, PLANNER)
    assert tuple(Levels(Telling()).makers()) == (*NAMES, PLANNER)


def test_a_guide_given_as_a_class_is_made_for_the_seat() -> None:
    class Remembering(Plain):
        def __init__(self, game: catalog.Game, seat: str, random: Random) -> None:
            self.seat = seat

    guide = Levels(Remembering).guide(toy.GAME, "left", Random(1))
    assert isinstance(guide, Remembering)
    assert guide.seat == "left"


@pytest.mark.parametrize("game", catalog.NAMES)
def test_the_levels_stand_first_in_the_order_of_strength(game: str) -> None:
    names = bots.names(game)
    levels = [name for name in names if name in NAMES]
    assert names[: len(levels)] == levels == sorted(levels, key=NAMES.index)
    assert {"recruit", "staff"} <= set(levels)
    assert names[-1] == "random"


@pytest.mark.parametrize("game", catalog.NAMES)
def test_the_planner_is_there_for_measuring_and_not_offered(game: str) -> None:
    assert [name for name in bots.names(game) if name not in bots.offered(game)] == [PLANNER]


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalog.NAMES)
def test_every_bot_has_a_name_and_says_what_to_expect(game: str, language: str) -> None:
    words = Catalogue(game, language, *sources(game, language))
    for name in bots.names(game):
        assert words.has(f"bot-{name}")
        assert words.format(f"bot-{name}", attribute="text") != f"bot-{name}"


def test_a_marshal_thinks_about_more_worlds_than_a_general() -> None:
    makers = Levels(Telling()).makers()
    general, marshal = (makers[name](toy.GAME, "left", Random(1)) for name in ("general", "marshal"))
    assert isinstance(general, Search)
    assert isinstance(marshal, Search)
    assert marshal.effort.worlds >= 150 > general.effort.worlds


# The recruit


def test_a_recruit_errs_but_not_beyond_measure() -> None:
    chosen = [Recruit(Plain(), "left", Random(n)).choose(stones()) for n in range(60)]
    assert chosen.count(ONE) > chosen.count(TWO) > 0
    assert ROLL not in chosen


def test_a_recruit_looks_for_himself_where_the_guide_tells_nothing_apart() -> None:
    chosen = {Recruit(Levelled(), "left", Random(n)).choose(stones()) for n in range(40)}
    assert chosen == {ONE}


@pytest.mark.parametrize("name", catalog.NAMES)
def test_recruits_play_every_game(name: str) -> None:
    game = catalog.find(name)
    match, players = Match(game, QUICK[name], 3), bots.seated(game, dict.fromkeys(game.seats, "recruit"), 1)
    while match.seat is not None and len(match.choices) < 60:
        match.choose(players[match.seat].choose(Question(match)))
    assert len(match.choices) == 60


# What they know


@pytest.mark.unmeasured
@pytest.mark.parametrize("level", [*NAMES, PLANNER])
@pytest.mark.parametrize("name", catalog.NAMES)
def test_a_level_chooses_and_says_the_same_whatever_it_cannot_see(name: str, level: str) -> None:
    if level not in bots.names(name):
        return
    game, random = catalog.find(name), Random(5)
    match = Match(game, QUICK[name], 5)
    for number in range(60):
        if match.seat is None:
            break
        if number % 25 == 0:
            other = Match.of_state(game, game.determinise(match.state, match.seat, random), QUICK[name])
            first, second = (_answered(one, level) for one in (match, other))
            assert first == second
        match.choose(random.choice(match.options()))


def _answered(match: Match, level: str) -> Reasoned:
    """What the level answers, thinking little."""
    bot = bots.make(match.game, level, str(match.seat), Random(1))
    if isinstance(bot, Search):
        bot.effort = Effort(2)
    return bots.answer(bot, Question(match))
