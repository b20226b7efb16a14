"""The search: shared worlds, an effort counted in worlds, and nothing known that the seat could not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf
from random import Random
from threading import Event, Thread

import msgspec
import pytest

import quadrant
from bots.test_generals_staff import position
from kernel import toy
from quadrant.bots import Question, hurry, make
from quadrant.bots.churchill.ahead import Foresight
from quadrant.bots.churchill.guide import CLOSE, ChurchillGuide
from quadrant.bots.churchill.situation import Situation, standing
from quadrant.bots.generals.guide import GeneralsGuide
from quadrant.bots.generals.worth import reaches
from quadrant.bots.guide import Line, Plan, Staff, sampled
from quadrant.bots.reasons import Reasoned
from quadrant.bots.search import (
    BEATEN,
    LEAST,
    SHORT,
    Candidate,
    Contest,
    Effort,
    Search,
    Whims,
    World,
    candidates,
    play_out,
    stages,
    worlds,
)
from quadrant.games.churchill.components import NATION
from quadrant.games.churchill.rules.score import score_parts, totals
from quadrant.games.churchill.state import Churchill
from quadrant.games.generals.rules.supply import supplied
from quadrant.games.generals.state import Generals
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import DONE, PASS, Choice, advance, take
from quadrant.kernel.match import Match

GAME = catalog.find("generals")
ONE, TWO, ROLL = Choice("take", 1), Choice("take", 2), Choice("roll")


class ToyGuide:
    """Knows the game of stones: who leaves three wins."""

    horizon = 1

    def value(self, game: toy.Toy, seat: str) -> float:
        if game.result is not None:
            return float(seat in game.result.winners)
        return 0.8 if game.stones % 3 == 0 else 0.2

    def features(self, game: toy.Toy, seat: str) -> dict[str, float]:
        return {"stones": -game.stones}

    def clock(self, game: toy.Toy) -> int:
        return -game.stones

    def lines(self, game: toy.Toy, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        for choice in (ONE, TWO, ROLL):
            yield Line((Reasoned(choice),), 0.5)

    def policy(self, game: toy.Toy, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        return random.choice(options)


class Undecided(ToyGuide):
    """Whatever is done, it comes to anything."""

    def value(self, game: toy.Toy, seat: str) -> float:
        return Random(game.key + bytes([game.stones])).random()


class Watching(GeneralsGuide):
    """Remembers the worlds in which lines were played out: a playout first asks what time it is."""

    def __init__(self) -> None:
        self.began: list[str] = []
        self._end = -1

    def clock(self, game: Generals) -> int:
        now = super().clock(game)
        if self._end < 0:
            self.began.append(game.digest())
            self._end = now + self.horizon
        return now

    def value(self, game: Generals, seat: str) -> float:
        self._end = -1
        return super().value(game, seat)


def stones(count: int = 7) -> Question:
    return Question(Match(toy.GAME, seed=3, options={"stones": count}))


def under_way(seed: int = 4) -> Match:
    """A match of Generals in which a nation has several cards to play."""
    match, random = quadrant.new("generals", seed=seed), Random(seed)
    while len(match.choices) < 60 or match.decision is None or match.decision.kind != "play_one":
        match.choose(random.choice(match.options()))
    return match


def general(match: Match, seed: int = 1, effort: Effort = SHORT) -> Search:
    return Search(GeneralsGuide(), str(match.seat), Random(seed), effort)


def told(*values: float, static: float = 0.5, stands: bool = False) -> Candidate:
    """A line of which that came in as many worlds."""
    found = Candidate(Line((Reasoned(PASS),), static, stands), static)
    found.values.extend(values)
    return found


def held(*found: Candidate) -> Contest:
    """A contest in which these have played their worlds."""
    contest = Contest(list(found))
    seen = [candidate.values[:] for candidate in found]
    contest.alive = []
    for _ in range(max(map(len, seen))):
        contest.play(World(stones().determinised(Random(0)), 1.0, ""), ToyGuide(), "left")
    contest.alive = list(found)
    return contest


# What is chosen


@pytest.mark.unmeasured
def test_the_same_seed_gives_the_same_ranking_whatever_the_load() -> None:
    match = under_way()
    first = general(match).rank(Question(match))
    done = Event()

    def burn() -> None:
        while not done.is_set():
            sum(range(1000))

    burning = Thread(target=burn)
    burning.start()
    try:
        second = general(match).rank(Question(match))
    finally:
        done.set()
        burning.join()
    assert first == second


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("name", "scenario", "every"),
    [
        ("generals", "standard", 12),
        ("churchill", "training", 40),
        ("no_retreat", "moscow", 15),
        ("empire", "south_pacific", 9),
    ],
)
def test_a_planner_chooses_the_same_whatever_it_cannot_see(name: str, scenario: str, every: int) -> None:
    game, random = catalog.find(name), Random(3)
    match = Match(game, scenario, 3)
    for number in range(8 * every):
        if match.seat is None:
            break
        if number % every == 0:
            other = Match.of_state(game, game.determinise(match.state, match.seat, random), scenario)
            first, second = (searching(one).rank(Question(one)) for one in (match, other))
            assert first == second
        match.choose(random.choice(match.options()))


def searching(match: Match) -> Search:
    """The planner of the game for the seat that is asked, thinking little."""
    bot = make(match.game, "planner", str(match.seat), Random(1))
    assert isinstance(bot, Search)
    bot.effort = Effort(4)
    return bot


def test_the_better_line_is_found_and_ranked_first() -> None:
    ranked = Search(ToyGuide(), "left", Random(1)).rank(stones(7))
    assert ranked[0].line.answers[0].choice == ONE
    assert ranked[0].value > ranked[-1].value


def test_searching_changes_nothing_in_the_match() -> None:
    match = under_way()
    before = match.digest()
    general(match, effort=Effort(8)).choose(Question(match))
    assert match.digest() == before


@pytest.mark.unmeasured
def test_the_staff_of_churchill_is_the_greedy_use_of_its_guide() -> None:
    game = catalog.find("churchill")
    match, random = Match(game, "training", 5), Random(5)
    for number in range(60):
        if number % 10 == 0:
            question, chances = Question(match), (Random(number), Random(number))
            guided = Staff(ChurchillGuide(game, question.seat, chances[0]), question.seat, chances[0])
            alone = make(game, "staff", question.seat, chances[1])
            assert guided.choose(question) == alone.choose(question)
        match.choose(random.choice(match.options()))


# Worlds


def test_every_candidate_gets_the_same_worlds() -> None:
    match, guide = under_way(), Watching()
    ranked = Search(guide, str(match.seat), Random(1), Effort(20)).rank(Question(match))
    plays = sum(one.worlds for one in ranked)
    assert len(guide.began) == plays > len(set(guide.began)) == ranked[0].worlds
    first = guide.began[: len(ranked)]
    assert len(set(first)) == 1


def test_worlds_look_alike_to_the_seat_and_have_dice_of_their_own() -> None:
    question = Question(under_way())
    found = [world.game for world in islice(worlds(question, 1), 5)]
    assert len({game.key for game in found}) == 5
    assert all(GAME.view(game, question.seat) == question.view for game in found)


def test_a_quick_reply_is_a_plan_that_is_followed() -> None:
    class Planning(Undecided):
        horizon = 8

        def __init__(self, *then: Choice) -> None:
            self.then = then
            self.asked = 0

        def reply(self, game: toy.Toy, seat: str, options: Sequence[Choice], random: Random) -> Line:
            self.asked += 1
            return Line(tuple(Reasoned(choice) for choice in (options[0], *self.then)))

    planning, hesitant = Planning(PASS, ONE, PASS), Planning()
    for guide in (planning, hesitant):
        play_out(guide, next(worlds(stones(21), 1)), "left", Line((Reasoned(ONE),)))
    assert 0 < planning.asked < hesitant.asked


def test_no_world_throws_the_dice_of_the_match() -> None:
    match = Match(toy.GAME, seed=3)
    assert all(one.game.key != match.state.key for one in islice(worlds(Question(match), 1), 5))


def test_the_whims_of_a_seat_do_not_depend_on_what_others_draw() -> None:
    one, other = Whims("7"), Whims("7")
    one["uk"].random()
    assert one["ussr"].random() == other["ussr"].random()
    assert one["uk"].random() != other["uk"].random()


def test_a_likelier_world_counts_for_more() -> None:
    likely = {True: 1.0, False: 0.0}
    game = msgspec.structs.replace(toy.GAME, likelihood=lambda world, seat: likely[world.key[0] < 128])
    question = Question(Match(game, seed=3, options={"stones": 7}))

    class Sided(Undecided):
        def value(self, game: toy.Toy, seat: str) -> float:
            return 0.9 if (game.key[0] < 128) == (game.stones % 2 == 0) else 0.1

    ranked = Search(Sided(), "left", Random(1)).rank(question)
    assert ranked[0].line.answers[0].choice == ONE


# The effort


def test_stages_share_the_worlds_and_each_has_twice_as_many() -> None:
    assert list(stages(49, 8)) == [7, 14, 28]
    assert sum(stages(50, 5)) == 50
    assert list(stages(50, 2)) == [50]


def test_it_stops_early_when_one_is_clearly_ahead() -> None:
    ranked = Search(ToyGuide(), "left", Random(1), Effort(400)).rank(stones(7))
    assert LEAST <= ranked[0].worlds < 100


def test_it_uses_all_worlds_when_nobody_is_ahead() -> None:
    contests = [Search(Undecided(), "left", Random(seed), Effort(20)).rank(stones(21)) for seed in range(8)]
    assert max(ranked[0].worlds for ranked in contests) == 20


def test_where_worlds_take_long_fewer_are_played() -> None:
    class Dear(Undecided):
        def price(self, game: toy.Toy) -> int:
            return 5

    def most(guide: Undecided, effort: int) -> int:
        return max(
            Search(guide, "left", Random(seed), Effort(effort)).rank(stones(21))[0].worlds
            for seed in range(8)
        )

    assert (most(Undecided(), 50), most(Dear(), 50), most(Dear(), 10)) == (50, 10, LEAST)


def test_seconds_bound_it_where_somebody_waits() -> None:
    bot = Search(Undecided(), "left", Random(1), Effort(100_000))
    hurry(bot, 0.0)
    (only,) = bot.rank(stones(21))
    assert (only.line.answers[0].choice in stones(21).options, only.worlds) == (True, 0)


def test_a_world_that_not_all_could_play_in_time_does_not_count() -> None:
    found = [Candidate(Line((Reasoned(choice),), 0.5), 0.5) for choice in (ONE, TWO)]
    contest, world = Contest(found), World(stones().determinised(Random(0)), 1.0, "")
    assert not contest.play(world, ToyGuide(), "left", late=-inf)
    assert [one.worlds for one in contest.ranking()] == [0, 0]
    assert contest.play(world, ToyGuide(), "left")
    assert [one.worlds for one in contest.ranking()] == [1, 1]


def test_at_most_eight_lines_are_compared_and_two_that_begin_alike() -> None:
    match = under_way()
    question = Question(match)
    game = question.determinised(Random(1))
    found = candidates(GeneralsGuide(), game, question.seat, question.options, Random(1))
    firsts = [candidate.line.answers[0].choice for candidate in found]
    assert 1 < len(found) <= 8
    assert max(firsts.count(first) for first in firsts) <= 2
    assert [one.static for one in found] == sorted((one.static for one in found), reverse=True)


def test_a_guide_may_say_which_lines_are_alike() -> None:
    class Apart(ToyGuide):
        def lines(self, game: toy.Toy, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
            for number in range(5):
                yield Line((Reasoned(ONE), Reasoned(TWO)), 0.5, likeness=number // 3)

    question = stones(7)
    found = candidates(Apart(), question.determinised(Random(1)), "left", question.options, Random(1))
    assert [candidate.line.likeness for candidate in found] == [0, 0, 1, 1]


# What stands


@pytest.mark.parametrize(("ahead", "first"), [(0.02, True), (0.4, False)])
def test_what_a_script_chose_stands_unless_it_is_clearly_beaten(ahead: float, first: bool) -> None:
    script = told(*(0.5 + 0.1 * (n % 2) for n in range(12)), stands=True)
    other = told(*(0.5 + ahead - 0.1 * (n % 2) for n in range(12)))
    contest = held(other, script)
    assert contest.ranking()[0].line.stands is first
    gap, error = contest.lead(other, script)
    assert (gap <= BEATEN * error) is first


def test_who_was_left_out_early_is_measured_on_the_worlds_that_it_shared() -> None:
    # The worlds became harsher after the second had gone: it was behind all the same.
    ranked = held(told(0.8, 0.8, 0.1, 0.1), told(0.7, 0.7)).ranking()
    assert [one.worlds for one in ranked] == [4, 2]
    assert ranked[0].value > ranked[1].value


def test_what_stands_is_never_left_out() -> None:
    contest = held(told(0.9, 0.9), told(0.8, 0.8), told(0.7, 0.7), told(0.1, 0.1, stands=True))
    contest.halve()
    assert [len(contest.alive), contest.alive[-1].line.stands] == [3, True]


# Plans


def test_a_plan_is_followed_while_it_is_legal_and_dropped_when_it_is_not() -> None:
    plan = Plan((Reasoned(ONE), Reasoned(TWO), Reasoned(ROLL)))
    assert plan.follow([ONE, TWO]) == Reasoned(ONE)
    assert plan.follow([ONE, ROLL]) is None
    assert not plan


def test_who_has_one_option_keeps_his_plan_and_a_pass_may_turn_out_to_be_needless() -> None:
    plan = Plan((Reasoned(PASS), Reasoned(TWO)))
    assert plan.follow([DONE]) is None
    assert plan.follow([ONE, TWO]) == Reasoned(TWO)


def test_a_bot_thinks_anew_when_its_plan_can_no_longer_be_followed() -> None:
    class Hoping(ToyGuide):
        def lines(self, game: toy.Toy, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
            yield Line((Reasoned(options[0]), Reasoned(Choice("take", 7))), 0.5)

    match = Match(toy.GAME, seed=3, options={"stones": 21})
    bot = Search(Hoping(), "left", Random(1))
    match.choose(bot.choose(Question(match)))
    assert not bot.planned(Question(match))
    while match.seat != "left" or ONE not in match.options():
        match.choose(match.options()[0])
    assert bot.choose(Question(match)) == ONE


def test_the_usual_quick_policy_takes_the_best_of_some_lines() -> None:
    question = stones(7)
    game = question.determinised(Random(1))
    found = {sampled(ToyGuide(), game, "left", question.options, Random(n), 3) for n in range(5)}
    assert found == {ONE}


# What is played out in imagination


def test_the_reach_of_a_nation_is_what_the_rules_of_supply_say() -> None:
    random = Random(2)
    match = quadrant.new("generals", seed=2)
    for number in range(240):
        if number % 8 == 0:
            game = match.state
            assert isinstance(game, Generals)
            assert [reach.supplied for reach in reaches(game)] == [supplied(game, n) for n in range(6)]
        match.choose(random.choice(match.options()))


def test_a_nation_quickly_finds_the_source_that_is_free() -> None:
    match = position("germany", {"germany": ["germany"], "ussr": ["russia"]}, ["germany_build_army"])
    game = match.state.clone().imagine()
    assert isinstance(game, Generals)
    guide = GeneralsGuide()
    places: list[Choice] = []
    while (options := advance(game)) is not None and len(places) < 2:
        places.append(guide.policy(game, "germany", options, Random(1)))
        take(game, places[-1])
    assert places == [
        Choice("play", "germany_build_army"),
        Choice("build", "army", "western_europe", "germany"),
    ]


class Ends(Foresight):
    """Remembers the games of which it was asked what they are worth."""

    def __init__(self, game: Game, seat: str, random: Random) -> None:
        super().__init__(game, seat, random)
        self.seen: list[Churchill] = []

    def value(self, game: Churchill, seat: str) -> float:
        self.seen.append(game)
        return super().value(game, seat)


def churchill(kind: str, seed: int = 5) -> Question:
    """A question of that kind in a conference."""
    match, random = Match(catalog.find("churchill"), "training", seed), Random(seed)
    while Question(match).kind != kind:
        match.choose(random.choice(match.options()))
    return Question(match)


def test_the_training_game_is_played_out_to_its_end() -> None:
    question = churchill("advance", 6)
    guide = Ends(question.game, question.seat, Random(1))
    ranked = Search(guide, question.seat, Random(1), Effort(2)).rank(question)
    assert len(ranked) > 1
    assert guide.seen
    assert all(game.result is not None for game in guide.seen)
    assert all(0 < one.value < 1 for one in ranked)


def test_a_wide_victory_counts_for_more_than_a_narrow_one_in_imagination_only() -> None:
    game = churchill("nominate").determinised(Random(1)).imagine()
    assert isinstance(game, Churchill)
    guide, chart = Foresight(catalog.find("churchill"), "us", Random(1)), Random(1)
    while (options := advance(game)) is not None:
        take(game, guide.policy(game, game.stack[-1].seat, options, chart))
    assert game.result is not None
    winner = game.result.winner
    before = guide.value(game, winner)
    game.victories[NATION[winner]] += 1
    assert 1 / 3 < before < guide.value(game, winner) < 1
    over = Churchill(rules=game.rules, result=game.result)
    assert {seat: guide.value(over, seat) for seat in NATION} == {
        seat: float(seat == winner) for seat in NATION
    }


@pytest.mark.parametrize(
    ("kind", "compared"), [("advance", True), ("debate", True), ("play_agenda", True), ("allocate", False)]
)
def test_a_search_compares_other_lines_where_the_staff_errs_most(kind: str, compared: bool) -> None:
    question = churchill(kind, 6)
    guide, game = Foresight(question.game, question.seat, Random(1)), question.determinised(Random(1))
    assert isinstance(game, Churchill)
    lines = list(guide.lines(game, question.seat, question.options))
    assert [line.stands for line in lines] == [True] + [False] * (len(lines) - 1)
    assert (len(lines) > 1) == compared
    assert {line.answers[0].choice for line in lines} <= set(question.options)


def test_in_imagination_the_own_seat_plays_for_what_the_staff_wants() -> None:
    question = churchill("nominate")
    game = question.determinised(Random(1))
    assert isinstance(game, Churchill)
    guide = Foresight(question.game, question.seat, Random(1))
    weights, _ = guide.aims(game)
    assert weights != Situation(game, NATION[question.seat], Random(1)).weights
    other = next(seat for seat in NATION if seat != question.seat)
    charts = ChurchillGuide(question.game, other, Random(1))
    chosen = [one.policy(game, other, question.options, Random(2)) for one in (guide, charts)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize(("kind", "seed"), [("nominate", 5), ("advance", 6), ("advance_issue", 5)])
def test_the_second_thoughts_of_the_staff_are_compared_with_its_choice(kind: str, seed: int) -> None:
    question = churchill(kind, seed)
    guide = ChurchillGuide(question.game, question.seat, Random(1))
    game = question.determinised(Random(1))
    assert isinstance(game, Churchill)
    lines = list(guide.lines(game, question.seat, question.options))
    values = [line.value or 0.0 for line in lines]
    assert [line.stands for line in lines] == [True] + [False] * (len(lines) - 1)
    assert len(lines) > 1
    assert values == sorted(values, reverse=True)
    assert values[0] - values[-1] < CLOSE
    assert all(line.answers[0].choice in question.options for line in lines)


def test_scores_are_remembered_as_long_as_nothing_that_counts_has_changed() -> None:
    random = Random(4)
    match = Match(catalog.find("churchill"), "training", 4)
    while match.seat is not None:
        game = match.state
        assert isinstance(game, Churchill)
        assert list(standing(game)) == totals(score_parts(game, secret=False))
        match.choose(random.choice(match.options()))
