"""A match looked back on: the chances on the way, the moves that changed most, and what was better."""

from __future__ import annotations

from random import Random

import pytest

from bots.test_levels import QUICK
from quadrant import bots
from quadrant.bots import Question, analysis
from quadrant.bots.advice import Advice
from quadrant.bots.analysis import (
    LONGEST,
    OWN,
    POINTS,
    THOUGHT_OVER,
    TOLD,
    ChancePoint,
    Judge,
    PlayedMove,
    Turning,
    analyse,
    levels_for,
    looked_at,
    moves,
    study,
    swings,
    telling,
    worst,
)
from quadrant.bots.search import Effort
from quadrant.errors import QuadrantError
from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match

FEW = Effort(3)
ONE = Choice("take", 1)


def played(name: str, choices: int, bot: str = "recruit") -> Match:
    game = catalog.find(name)
    match, players = Match(game, QUICK[name], 3), bots.seated(game, dict.fromkeys(game.seats, bot), 1)
    while match.seat is not None and len(match.choices) < choices:
        match.choose(players[match.seat].choose(Question(match)))
    return match


def asked_for_a_card() -> Match:
    match = played("generals", 60)
    while match.decision is None or match.decision.kind != "play_one":
        match.choose(match.options()[0])
    return match


def test_a_move_lasts_until_somebody_else_chooses() -> None:
    made = [("left", ONE), ("left", ONE), ("right", ONE), ("left", ONE)]
    assert moves(made) == [PlayedMove("left", 0, 2), PlayedMove("right", 2, 3), PlayedMove("left", 3, 4)]
    assert moves(made, 10)[0] == PlayedMove("left", 10, 12)
    assert [move.last for move in moves([("left", ONE)] * (LONGEST + 1))] == [LONGEST, LONGEST + 1]


def test_a_long_match_is_looked_at_here_and_there() -> None:
    made = [("left" if n % 2 else "right", ONE) for n in range(3 * POINTS)]
    found = looked_at(moves(made))
    assert found[0] == 0
    assert found[-1] == len(made)
    assert POINTS / 2 < len(found) <= POINTS + 1


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", catalog.NAMES)
def test_every_game_is_looked_back_on(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "THOUGHT_OVER", 2)
    match = played(name, 40)
    shares: list[float] = []
    found = analyse(match, FEW, shares.append)
    assert [found.points[0].n, found.points[-1].n] == [0, len(match.choices)]
    assert all(0 <= chance <= 1 for point in found.points for chance in point.chances.values())
    assert 1 <= len(found.turnings) <= 5
    assert [one.n for one in found.turnings] == sorted(one.n for one in found.turnings)
    for one in found.turnings:
        assert (one.seat, one.played[0]) == match.choices[one.n]
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_a_chance_comes_from_what_the_seat_knew() -> None:
    match = played("generals", 60)
    game, judge = match.game, Judge(match.game, levels_for("generals"))
    for seat in game.seats:
        other = game.determinise(match.state, seat, Random(7))
        assert judge.chance(match.state, 60, seat) == judge.chance(other, 60, seat)


def test_at_the_end_the_chance_is_the_result() -> None:
    match = played("generals", 10_000, "general")
    assert match.result is not None
    point = Judge(match.game, levels_for("generals")).point(match.state, len(match.choices))
    for seat, chance in point.chances.items():
        assert chance == (match.game.camps[seat] in match.result.winners)


def test_a_mistake_is_seen_with_what_was_better() -> None:
    """To throw a card away where something could be done with one."""
    match = asked_for_a_card()
    waste = next(option for option in match.options() if option.verb == "discard")
    found = study(match, [waste], levels_for("generals"), Effort(20))
    assert found.better is not None
    assert found.better.behind > 0
    assert found.better.choices[0] != waste


def test_what_was_played_stands_unless_something_is_clearly_better() -> None:
    match = asked_for_a_card()
    levels = levels_for("generals")
    search = levels.search(match.game, str(match.seat), Random(1), Effort(60))
    best = search.rank(Question(match))[0].line
    found = study(match, [answer.choice for answer in best.answers], levels, Effort(12))
    assert found.better is None or found.better.behind < 0.05


def point(n: int, missed: float) -> ChancePoint:
    return ChancePoint(n, {"left": 0.5, "right": 0.5}, missed)


def test_the_worst_moves_of_people_are_thought_over_too() -> None:
    """Those of the others have cost more, so many that there would be no word of the own ones."""
    made = [("left" if n % 2 else "right", ONE) for n in range(4 * THOUGHT_OVER)]
    points = [point(n, 0.5 if n % 2 == 0 else 0.1 + n / 1000) for n in range(len(made) + 1)]
    seats = [move.seat for move, _, _ in swings(moves(made), points)]
    assert seats.count("left") < OWN
    found = swings(moves(made), points, ["left"])
    own = [move.first for move, _, _ in found if move.seat == "left" and move.first not in range(5)]
    assert own[-OWN:] == sorted(own[-OWN:], reverse=True)
    assert len(found) == len(seats) + OWN


def turned(n: int, seat: str, lost: float, swing: float = 0.0) -> Turning:
    better = Advice((ONE,), 0.5 + lost, lost, 10) if lost else None
    return Turning(n, n + 1, seat, 0.5, 0.5 + swing, (ONE,), 0.5, better)


def test_the_own_worst_moves_are_told_the_one_that_cost_most_first() -> None:
    others = [turned(n, "right", 0.0, swing=0.5) for n in range(TOLD)]
    mine = [turned(20, "left", 0.02), turned(30, "left", 0.2), turned(40, "left", 0.0)]
    assert not worst(telling([*others, *mine]), ["left"])
    found = telling([*others, *mine], ["left"])
    assert [one.n for one in found] == [*range(TOLD), 20, 30]
    assert [one.n for one in worst(found, ["left"])] == [30, 20]


def test_a_game_without_a_guide_cannot_be_judged() -> None:
    with pytest.raises(QuadrantError, match="chess"):
        levels_for("chess")
