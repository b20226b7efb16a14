"""Who is asked: several seats at a time where their questions stand apart."""

from __future__ import annotations

from random import Random

import pytest

import quadrant
from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match
from quadrant.kernel.verbs import DONE

SEATS = ("germany", "uk", "japan", "ussr", "italy", "usa")
#: Where seats are asked at the same time: at once, or after so many choices of the first option.
APART = [("generals", "standard"), ("churchill", "training")]


def generals(seed: int = 7) -> Match:
    return quadrant.new("generals", seed=seed)


def reached(game: str, scenario: str) -> Match:
    """A match at the first question that several seats are asked."""
    match = quadrant.new(game, scenario, seed=7)
    while len(match.asked) < 2:
        match.choose(match.options()[0])
    return match


def first(match: Match, seat: str) -> Choice:
    return match.options(seat)[0]


def test_where_questions_stand_apart_everybody_is_asked_at_once() -> None:
    match = generals()
    assert match.asked == SEATS
    assert match.seat == "germany"
    for seat in SEATS:
        cards = {str(option[1]) for option in match.options(seat) if option[0] == "discard"}
        assert cards == set(match.view(seat).own.hand)


def test_elsewhere_one_seat_is_asked() -> None:
    match = generals()
    while len(match.asked) > 1:
        match.choose(match.options()[0])
    assert match.asked == (match.seat,)
    assert match.options("uk") == [] or match.seat == "uk"
    assert match.question("japan") is None


@pytest.mark.parametrize(("game", "scenario"), APART)
def test_any_order_of_answers_leads_to_the_same_place(game: str, scenario: str) -> None:
    answers: dict[str, list[Choice]] = {}
    in_order = reached(game, scenario)
    together, choosers = in_order.fork(), set(in_order.asked)
    while (seat := in_order.seat) in choosers and in_order.decision and in_order.decision.apart:
        answers.setdefault(seat, []).append(in_order.options()[-1])
        in_order.choose(answers[seat][-1])
    random = Random(5)
    while any(answers.values()):
        seat = random.choice([seat for seat, left in answers.items() if left])
        together.choose(answers[seat].pop(0), seat)
    assert together.digest() == in_order.digest()
    assert together.asked == in_order.asked


def test_whoever_has_answered_is_not_asked_again_while_the_others_still_are() -> None:
    match = generals()
    for _ in range(3):
        match.choose(first(match, "usa"), "usa")
    assert match.asked == SEATS[:-1]
    assert match.seat == "germany"


def test_a_match_answered_in_another_order_is_recorded_and_replayed() -> None:
    match = generals()
    for seat in ("usa", "germany", "usa", "italy"):
        match.choose(first(match, seat), seat)
    assert [seat for seat, _ in match.choices] == ["usa", "germany", "usa", "italy"]
    assert quadrant.load(match.record()).digest() == match.digest()


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    match = generals()
    before = match.digest()
    mine = first(match, "germany")
    with pytest.raises(quadrant.IllegalChoice, match="not offered to uk"):
        match.choose(mine, "uk")
    assert match.why_not(mine, "uk") is not None
    assert match.why_not(first(match, "uk"), "uk") is None
    with pytest.raises(quadrant.IllegalChoice, match="not offered to uk"):
        match.choose(DONE, "uk")
    assert match.digest() == before


def test_undo_takes_back_ones_own_answer_until_somebody_else_chooses() -> None:
    match = generals()
    before = match.digest()
    match.choose(first(match, "uk"), "uk")
    assert match.undo("uk") == 1
    assert match.digest() == before
    match.choose(first(match, "uk"), "uk")
    match.choose(first(match, "germany"), "germany")
    assert not match.can_undo("uk")
    assert match.can_undo("germany")


def test_thinking_about_a_question_may_bring_it_to_the_top() -> None:
    match = generals()
    theirs = match.options("japan")
    match.turn_to("japan")
    assert (match.seat, match.asked[0]) == ("japan", "japan")
    assert [choice for choice in match.options() if choice in theirs] == theirs
    assert set(match.asked) == set(SEATS)
