"""Standing orders: nobody is asked for nothing, and nobody is answered for against his word."""

from __future__ import annotations

import quadrant
from quadrant.kernel.flow import DONE, PASS, Choice
from quadrant.kernel.match import Match
from quadrant.kernel.orders import Orders, answer, declared


def asked_to_nod(stones: int) -> Match:
    """The right one is asked; with an odd number of stones he could do more than pass."""
    match = quadrant.new("toy", seed=1, options={"stones": 7})
    match.choose(Choice("take", 7 - stones))
    assert match.seat == "right"
    return match


def answered(match: Match, orders: Orders, *, settled: bool = False) -> Choice | None:
    assert match.decision is not None
    return answer(match.state, match.decision, match.options(), orders, settled=settled)


def test_without_orders_a_seat_is_asked_only_when_it_could_do_something() -> None:
    assert answered(asked_to_nod(6), Orders()) == PASS
    assert answered(asked_to_nod(5), Orders()) is None


def test_a_question_that_leaves_only_to_leave_off_is_left_off_once_nothing_can_be_taken_back() -> None:
    match = quadrant.new("no_retreat", "moscow", seed=7)
    while match.decision is not None and match.decision.reaction:
        match.choose(PASS)
    assert match.decision is not None
    assert match.decision.kind == "upgrades"
    assert match.options() == [DONE]
    assert answered(match, Orders(), settled=True) == DONE
    assert answered(match, Orders()) is None
    assert answered(match, Orders(always_ask=True), settled=True) is None


def test_always_ask_keeps_the_pause_from_telling_anything() -> None:
    assert answered(asked_to_nod(6), Orders(always_ask=True)) is None


def test_pass_until_my_turn() -> None:
    orders = Orders(until_my_turn=True)
    match = asked_to_nod(5)
    assert answered(match, orders) == PASS
    assert match.decision is not None
    assert orders.after(match.decision) == orders
    match.choose(PASS)
    assert answered(match, orders) is None
    assert match.decision is not None
    assert orders.after(match.decision) == Orders()


def test_ask_only_for_some_things() -> None:
    assert answered(asked_to_nod(5), Orders(only_for=("deeply",))) is None
    assert answered(asked_to_nod(5), Orders(only_for=("lightly",))) == PASS


def test_only_reactions_are_answered() -> None:
    match = quadrant.new("toy", seed=1)
    assert answered(match, Orders(until_my_turn=True, only_for=("x",))) is None


def test_what_was_declared_in_advance_waits_until_nothing_is_half_done() -> None:
    doff = ("doff", 1)
    orders = Orders(declare=(doff, doff))
    match = asked_to_nod(6)
    assert declared(match.state, "left", orders) == (None, orders)
    match.choose(PASS)
    choice, left = declared(match.state, "left", orders)
    assert (choice, left) == (doff, Orders(declare=(doff,)))
    assert choice is not None
    match.choose(choice, "left")
    assert declared(match.state, "left", left) == (None, Orders()), "what cannot be done any more is dropped"
