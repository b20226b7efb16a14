"""The levels of a game that has a net: who plays it how, what they say, and what is said of positions."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from quadrant import bots
from quadrant.bots import Question, nets
from quadrant.bots.advice import in_words
from quadrant.bots.analysis import Judge, levels_for
from quadrant.bots.generals.guide import GeneralsGuide
from quadrant.bots.guide import Staff
from quadrant.bots.nets import store
from quadrant.bots.nets.guide import NetGuide
from quadrant.bots.nets.levels import SURE, Learned, Marshal
from quadrant.bots.nets.player import NetBot, NetRecruit
from quadrant.bots.reasons import Reason, sources
from quadrant.bots.search import Effort, Search
from quadrant.kernel import catalog
from quadrant.kernel.features import reader
from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match
from quadrant.kernel.text import LANGUAGES, Catalogue

GENERALS = catalog.find("generals")
LEARNED = [name for name in catalog.NAMES if nets.shipped(catalog.find(name))]

QUIET = """
import sys
from quadrant import bots
from quadrant.cli import main
bots.names("generals"), bots.levels_of("generals")
main(["simulate", "generals", "--games", "1", "--bots", "staff", "--json"])
assert "numpy" not in sys.modules
bots.seating(bots.catalog.find("generals"), "general")
assert "numpy" in sys.modules
assert "torch" not in sys.modules
"""


def asked(seed: int = 4, choices: int = 60, sure: bool = False) -> Match:
    """A match in which a nation may play several cards, and the net is sure which one, or is not."""
    match, random, mind = Match(GENERALS, seed=seed), Random(seed), nets.learned("generals")
    while True:
        if len(match.choices) >= choices and match.decision and match.decision.kind == "play_one":
            thought = mind.of_question(Question(match))
            if (max(thought.shares) >= SURE) == sure:
                return match
        match.choose(random.choice(match.options()))


def bot(match: Match, name: str, seed: int = 1) -> bots.Bot:
    return bots.make(match.game, name, str(match.seat), Random(seed))


def played_out(seed: int) -> Match:
    """A game of generals, up to a choice near its end."""
    match = Match(GENERALS, seed=seed)
    players = bots.seated(GENERALS, dict.fromkeys(GENERALS.seats, "general"), seed)
    while match.seat is not None:
        match.choose(players[match.seat].choose(Question(match)))
    return match


# Nets in packages


@pytest.mark.parametrize("name", LEARNED)
def test_a_net_in_a_package_is_for_the_game_as_it_is(name: str) -> None:
    game = catalog.find(name)
    found = nets.shipped(game)
    assert found is not None
    weights, file = found
    card = store.card(game, file)
    assert card.features == reader(game).fingerprint
    assert set(card.scenarios) <= set(game.scenarios)
    assert {"staff", "planner"} <= set(card.ladder)
    assert len(weights.read_bytes()) < 5_000_000


def test_a_game_has_its_net_by_its_files_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = asked()
    assert isinstance(bots.levels_of("generals"), Learned)
    monkeypatch.setattr(nets, "shipped", lambda game: None)
    assert not isinstance(bots.levels_of("generals"), Learned)
    assert isinstance(bot(match, "general"), Search)


@pytest.mark.unmeasured
def test_numpy_is_imported_only_when_a_net_plays() -> None:
    run = subprocess.run([sys.executable, "-c", QUIET], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


# Levels


def test_the_levels_are_the_net_in_three_ways_and_the_script() -> None:
    match = asked()
    made = {name: bot(match, name) for name in bots.names("generals")}
    assert type(made["recruit"]) is NetRecruit
    assert type(made["staff"]) is Staff
    assert type(made["general"]) is NetBot
    assert isinstance(made["marshal"], Marshal)
    planner = made["planner"]
    assert isinstance(planner, Search)
    assert isinstance(planner.guide, GeneralsGuide)


def test_a_general_takes_what_the_net_likes_best() -> None:
    match = asked()
    question = Question(match)
    thought = nets.learned("generals").of_question(question)
    assert bot(match, "general").choose(question) == thought.options[thought.order[0]]


def test_what_was_never_learned_is_left_alone_unless_there_is_nothing_else() -> None:
    mind = nets.learned("generals")
    answer, aside = Choice("pass"), Choice("remove")
    assert mind.answers([answer, aside]) == [answer]
    assert mind.answers([aside]) == [aside]


def test_a_recruit_plays_well_more_often_than_badly_and_badly_often_enough() -> None:
    match = asked(sure=True)
    best = nets.learned("generals").of_question(Question(match)).best
    chosen = [bot(match, "recruit", seed).choose(Question(match)) for seed in range(200)]
    assert 100 < chosen.count(best) < 200


def test_a_marshal_thinks_where_the_net_is_not_sure() -> None:
    for sure in (True, False):
        match = asked(sure=sure)
        marshal = bot(match, "marshal")
        assert isinstance(marshal, Marshal)
        marshal.effort = Effort(2)
        marshal.choose(Question(match))
        assert bool(marshal._ranked) != sure


def test_a_marshal_can_be_hurried() -> None:
    match = asked()
    marshal = bot(match, "marshal")
    bots.hurry(marshal, 0.0)
    assert marshal.choose(Question(match)) in match.options()


# The net as a guide


def guide(least: float = 0.0) -> NetGuide:
    return NetGuide(nets.learned("generals"), GeneralsGuide(), least)


def test_what_the_net_likes_best_stands_and_the_others_promise_less() -> None:
    match = asked()
    seat = str(match.seat)
    lines = list(guide().lines(match.state, seat, match.options()))
    assert [line.stands for line in lines] == [True] + [False] * (len(lines) - 1)
    values = [line.value or 0 for line in lines]
    assert values == sorted(values, reverse=True)
    assert {line.answers[0].choice for line in lines} == {
        option for option in match.options() if option.verb not in GENERALS.state.ASIDES
    }


def test_a_line_of_which_the_net_thinks_little_is_not_proposed() -> None:
    match = asked()
    seat = str(match.seat)
    assert len(list(guide(0.04).lines(match.state, seat, match.options()))) < len(match.options()) - 1
    assert len(list(guide(1.0).lines(match.state, seat, match.options()))) == 1


# Chances


def test_the_chances_of_both_camps_are_one() -> None:
    match = asked()
    mind = nets.learned("generals")
    chances = [mind.chance(match.state, seat) for seat in ("germany", "uk")]
    assert sum(chances) == pytest.approx(1)
    assert mind.chance(match.state, "italy") == chances[0]


def test_to_judge_a_position_changes_nothing_in_it() -> None:
    match = asked()
    before = match.digest()
    nets.learned("generals").chance(match.state, "uk")
    assert match.digest() == before


def test_a_match_that_is_decided_is_judged_so() -> None:
    whole = played_out(2)
    assert whole.result is not None
    near = Match(GENERALS, seed=2)
    for seat, choice in whole.choices[:-8]:
        near.choose(choice, seat)
    judge = Judge(GENERALS, levels_for("generals"))
    for seat in GENERALS.seats:
        won = GENERALS.camps[seat] in whole.result.winners
        assert abs(judge.chance(near.state, 1, seat) - won) < 0.05
        assert judge.chance(whole.state, 1, seat) == won


# Reasons


def told(match: Match, name: str, seed: int = 1) -> tuple[Reason, ...]:
    return bots.answer(bot(match, name, seed), Question(match)).reasons


@pytest.mark.parametrize("name", ["recruit", "general", "marshal"])
def test_a_net_says_what_it_expects_before_and_after(name: str) -> None:
    reasons = told(asked(sure=True), name)
    assert reasons[0].id == "net-chance"
    assert {"before", "after"} == set(reasons[0].args)


def test_a_marshal_who_has_searched_says_what_came_of_it() -> None:
    match = asked()
    marshal = bot(match, "marshal")
    assert isinstance(marshal, Marshal)
    marshal.effort = Effort(6)
    reasons = bots.answer(marshal, Question(match)).reasons
    assert reasons[0].id == "search-chance"


@pytest.mark.parametrize("name", ["recruit", "general", "marshal"])
def test_nothing_is_told_while_it_would_betray_the_hand(name: str) -> None:
    assert all(reason.held for reason in told(asked(), name))


def test_what_was_close_is_told_and_what_was_overlooked() -> None:
    found = {reason.id for seed in range(3, 9) for reason in told(asked(seed), "general")}
    assert "net-close" in found
    assert "net-overlooked" not in found
    match = asked(sure=True)
    erring = {reason.id for seed in range(40) for reason in told(match, "recruit", seed)}
    assert "net-overlooked" in erring


def test_who_has_one_answer_gives_no_reasons() -> None:
    match = asked()
    question = Question(match)
    question.options = question.options[:1]
    answer = bots.answer(bot(match, "general"), question)
    assert answer == (question.options[0], ())


def test_to_explain_a_choice_does_not_change_it() -> None:
    match = asked()
    for name in ("general", "recruit"):
        silent, telling = bot(match, name), bot(match, name)
        assert silent.choose(Question(match)) == bots.answer(telling, Question(match)).choice


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_sentences(language: str) -> None:
    words = Catalogue("generals", language, *sources("generals", language))
    some = [reason for seed in range(3, 9) for reason in told(asked(seed), "general")]
    some.append(Reason("net-overlooked", args={"line": ("pass",)}))
    for reason in some:
        sentence = in_words(reason, words, GENERALS)
        assert sentence != reason.id
        assert "{" not in sentence


def test_a_bot_that_plays_a_net_says_something_else_of_itself() -> None:
    learned, by_hand = (
        Catalogue(game, "en", *sources(game, "en")).format("bot-general", attribute="text")
        for game in ("generals", "empire")
    )
    assert learned != by_hand
