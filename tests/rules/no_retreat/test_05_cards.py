"""5.0 Cards: hands, drawing, when an event may be played, cancelling, payment, the deck of 1945."""

from __future__ import annotations

import pytest

import quadrant
from games.no_retreat.front import Front
from quadrant.games.no_retreat.components import SEATS, UNIT
from quadrant.games.no_retreat.rules.cards import DrawCards
from quadrant.games.no_retreat.rules.events import window
from quadrant.games.no_retreat.rules.movement import EndMovement
from quadrant.games.no_retreat.rules.sequence import CardPhase
from quadrant.games.no_retreat.rules.turn_events import TurnEvents
from quadrant.games.no_retreat.verbs import CARD_IDS
from quadrant.testing import rule


def card_phase(front: Front, seat: str) -> Front:
    return front.steps(seat, "card", CardPhase())


#: Cards that neither side must play at once.
PLAIN = ("c16", "c17", "c21", "c24", "c26", "c27", "c28", "c29")


@rule("5.1")
def test_all_but_two_cards_are_discarded() -> None:
    front = Front("ax_6a@0603").turn(6).deal(axis="c38 c41 c44").on_top(*PLAIN)
    card_phase(front, "axis")
    assert front.kind == "discard_down"
    front.choose("discard", "c41").let_pass()
    assert front.hand("axis") >= {"c38", "c44"}
    assert len(front.hand("axis")) == 6


@rule("5.2")
@pytest.mark.parametrize(
    ("seat", "turn", "lost", "drawn"),
    [
        ("axis", 6, "", 4),
        ("axis", 8, "", 5),
        ("axis", 9, "", 5),
        ("axis", 23, "", 1),
        ("axis", 6, "0816", 3),
        ("soviet", 6, "", 4),
        ("soviet", 6, "2008", 3),
        ("soviet", 6, "2022", 3),
        ("soviet", 6, "2008 2022", 3),
        ("soviet", 21, "", 5),
    ],
)
def test_how_many_cards_are_drawn(seat: str, turn: int, lost: str, drawn: int) -> None:
    front = Front().turn(turn)
    for space in lost.split():
        front.soviets_hold(space) if space == "0816" else front.axis_holds(space)
    answer = front.match.query("points")
    assert getattr(answer, f"{seat}_draws").total == drawn


@rule("5.2.1", "13.4")
def test_in_a_turn_with_a_red_event_the_axis_discards() -> None:
    front = Front("ax_6a@0603").turn(7).deal(axis="c12").on_top(*PLAIN)
    card_phase(front, "axis").let_pass()
    assert front.kind == "discard_one"
    plain = Front("ax_6a@0603").turn(6).deal(axis="c12").on_top(*PLAIN)
    assert card_phase(plain, "axis").let_pass().kind != "discard_one"


@rule("5.0")
def test_the_last_card_is_not_drawn_but_shuffled_with_the_discards() -> None:
    front = Front().turn(6).discarded("c21 c24 c26")
    front.state.deck = front.state.deck[:1]
    front.begin(DrawCards(0, 2))
    assert front.events("reshuffle")
    assert front.match.view(None).discards == 0


@rule("5.0", "5.3")
def test_an_event_happens_once_in_a_players_turn() -> None:
    front = Front("ax_6a@0603 sv_west@2008").turn(13).deal(axis="c22")
    front.state.used = [1 << 21, 0]
    front.steps("axis", "movement", window("movement.end"), EndMovement())
    assert not front.options("anytime")


@rule("5.3", "5.3.1")
def test_a_card_is_discarded_when_its_event_happens() -> None:
    front = Front("ax_6a@0603 ax_1pz@0606").turn(13).deal(axis="c22").on_top(*PLAIN).movement()
    front.choose("anytime", "c22").let_pass()
    front.choose("discard", "c16")
    assert len(front.hand("axis")) == 2
    assert front.match.view(None).top_discard == "c16"
    assert "c22" not in front.hand("axis")


@rule("5.3.3")
@pytest.mark.parametrize(("card", "turn", "playable"), [("c22", 11, False), ("c22", 12, True)])
def test_events_with_a_symbol_need_the_initiative(card: str, turn: int, playable: bool) -> None:
    front = Front("ax_6a@0603 ax_1pz@0606").turn(turn).deal(axis=card).movement()
    assert bool(front.options("anytime", card)) == playable


@rule("5.3.2")
def test_an_event_prevails_over_the_rules() -> None:
    """Troop Transfer improves a unit in 1941, when the Axis may not pay for it."""
    front = Front("ax_6a@0603- ax_17a@0606-").turn(3).deal(axis="c03").organization()
    assert front.forbids("improve", "ax_6a") == "7.9.1"
    front.choose("event", "c03").let_pass()
    front.choose("improve", "ax_6a").let_pass()
    assert front.face("ax_6a") == 0


@rule("5.3.4")
def test_one_card_with_extra_movement_for_a_unit() -> None:
    front = Front("ax_6a@1511 ax_17a@1411 sv_west@2008").turn(6).deal(axis="c10 c39").axis_holds("1311")
    front.steps("soviet", "movement", window("movement.end"), EndMovement())
    front.choose("event", "c10").choose("activate", "ax_6a").choose("move", "ax_6a", "1611")
    assert "boosted" in front.marks("ax_6a")
    front.choose("event", "c39")
    assert front.forbids("activate", "ax_6a") == "5.3.4"
    assert front.why_not("activate", "ax_17a") is None


@rule("5.0")
@pytest.mark.parametrize(("turn", "first"), [(8, "axis"), (13, "soviet")])
def test_who_has_the_initiative_plays_first(turn: int, first: str) -> None:
    front = Front("ax_6a@0603 sv_west@2008").turn(turn).deal(axis="c39 c10", soviet="c35 c41")
    front.put("sv_kal@rail").steps("soviet", "movement", window("movement.end"))
    assert front.seat == first


@rule("5.0")
def test_a_card_can_be_cancelled_before_it_takes_effect() -> None:
    front = Front("sv_west@2008 sv_kal@2009 ax_6a@0603").turn(6).deal(soviet="c25", axis="c31 c16")
    front.movement("soviet").choose("anytime", "c25")
    assert (front.seat, front.kind) == ("axis", "answer_event")
    front.choose("event", "c31").let_pass()
    assert front.events("cancel")
    assert front.hand("axis") == {"c25", "c16"}, (
        "Red Orchestra does not happen, and Stalin's Interference takes it"
    )


@rule("5.4")
def test_cards_pay() -> None:
    front = Front("ax_6a@0603- ax_17a@0606-").turn(8).deal(axis="c12 c38").organization()
    front.choose("improve", "ax_6a").choose("pay", "c12")
    if front.kind == "pay":
        front.choose("pay", "c38")
    front.let_pass()
    assert (front.face("ax_6a"), front.hand("axis")) == (0, set())


@rule("5.5", "13.5")
def test_the_new_deck_of_1945() -> None:
    front = Front("ax_6a@0603 sv_west@2008").turn(23).deal(axis="c01 c21", soviet="c02").begin(TurnEvents())
    assert front.hand("axis") == {"c21"}
    assert front.hand("soviet") == set()
    assert len(front.state.deck) == 38
    assert front.events("new-deck")


@rule("5.0")
def test_whoever_could_hold_a_card_is_asked_so_the_pause_tells_nothing() -> None:
    """The USSR may hold a card that cancels; it is asked even if it does not."""
    asked = Front("ax_6a@0603 ax_1pz@0606").turn(13).deal(axis="c22", soviet="c21").movement()
    asked.choose("anytime", "c22")
    assert (asked.seat, asked.kind, asked.options()) == ("soviet", "answer_event", asked.options("pass"))
    assert SEATS == ("axis", "soviet")


@rule("5.0")
def test_the_discards_are_shuffled_as_soon_as_one_card_is_left() -> None:
    """Not when the next one is drawn: what looks at the discards sees the difference."""
    front = Front().turn(6).discarded("c21 c24 c26")
    front.state.deck = tuple(CARD_IDS.index(card) for card in ("c16", "c28"))
    front.begin(DrawCards(0, 1))
    view = front.match.view("axis")
    assert (front.hand("axis"), view.deck, view.discards, view.top_discard) == ({"c28"}, 4, 0, None)


@rule("3.0", "14.14.2")
@pytest.mark.parametrize("scenario", ["campaign", "barbarossa", "tournament"])
def test_an_opening_hand_has_six_cards_whatever_was_played_at_once(scenario: str) -> None:
    """Card 20 shuffles and draws nothing by itself: it is replaced all the same."""
    immediate = 0
    for seed in range(40):
        match = quadrant.new("no_retreat", scenario=scenario, seed=seed)
        assert match.state.stack[-1].kind == "discard_one"
        assert len(match.view("axis").own.hand) == 6
        immediate += any(event.id == "event-reshuffle" for event in match.events)
    assert immediate, "some of these deals had it"


@rule("5.2", "13.5")
@pytest.mark.parametrize(("fewer", "drawn"), [(0, 1), (1, 0), (2, 0)])
def test_in_turn_23_the_axis_draws_one_card_whatever_the_oil_says(fewer: int, drawn: int) -> None:
    front = Front().turn(23).soviets_hold("0816")
    front.state.fewer[0] = fewer
    assert front.match.query("points").axis_draws.total == drawn


def both_in_movement(**hands: str) -> Front:
    units = "ax_6a@0603 ax_17a@0606 sv_west@2008 sv_kal@2009"
    return Front(units).turn(8).deal(**hands).movement("axis")


@rule("5.3.1")
def test_an_event_for_any_time_happens_in_the_enemys_phase() -> None:
    front = both_in_movement(axis="c21", soviet="c25 c42")
    assert (front.seat, front.kind) == ("axis", "movement")
    assert front.match.declarations("soviet") == [("anytime", "c25")], "c42 has a time of its own"
    front.match.choose(("anytime", "c25"), seat="soviet")
    front.let_pass()
    assert (front.hand("axis"), front.hand("soviet")) == (set(), {"c42"})
    assert (front.seat, front.kind) == ("axis", "movement"), "the question is asked again"
    assert front.match.declarations("soviet") == []


@rule("5.3.1")
def test_nothing_is_declared_while_something_is_half_done() -> None:
    front = both_in_movement(axis="c21", soviet="c25").choose("activate", "ax_6a")
    assert front.kind == "move_unit"
    assert front.match.declarations("soviet") == []
    assert front.match.why_not(("anytime", "c25"), seat="soviet") is not None
    fight = Front("ax_6a@1511 sv_west@1611- sv_kal@2009").turn(8).deal(axis="c21", soviet="c25")
    fight.attack("1611", "ax_6a")
    assert fight.state.battle is not None
    assert fight.match.declarations("soviet") == []


@rule("5.3.1")
def test_what_could_be_declared_tells_the_enemy_nothing() -> None:
    """Whatever the USSR holds, the Axis is asked the same and sees the same."""
    some, others = both_in_movement(axis="c21", soviet="c25"), both_in_movement(axis="c21", soviet="c42")
    assert some.match.options() == others.match.options()
    assert some.match.prompt == others.match.prompt
    assert some.match.view("axis") == others.match.view("axis")
    assert some.match.why_not(("anytime", "c25")) == others.match.why_not(("anytime", "c25"))


def rumanians_attack(*dice: int) -> Front:
    """The Rumanians attack West Front; the Axis has no cards, so card 24 costs it a step."""
    front = Front("ax_rom3@1306 sv_west@1406- ax_6a@1006").turn(14).deal(soviet="c24 c28").dice(*dice)
    return front.attack("1406", "ax_rom3")


@rule("5.3.1", "10.5")
def test_a_battle_is_off_when_a_card_takes_its_only_attacker() -> None:
    front = rumanians_attack()
    assert front.kind == "commit_card"
    front.choose("anytime", "c24").choose("lose", "ax_rom3")
    assert front.forbids("event", "c28") == "5.3.1"
    front.choose("pass")
    assert front.events("battle-off")
    assert not front.events("odds")
    assert front.state.battle is None


@rule("5.3.1", "10.5")
def test_who_is_left_fights_the_battle_alone() -> None:
    front = Front("ax_rom3@1306 ax_6a@1306 sv_west@1406-").turn(14).deal(soviet="c24 c28").dice(1)
    front.attack("1406", "ax_rom3", "ax_6a").choose("anytime", "c24").choose("lose", "ax_rom3")
    front.choose("pass")
    assert front.state.battle.attackers == (UNIT["ax_6a"],)
    front.let_pass()


@rule("5.3.1", "10.7.2")
def test_nobody_counterattacks_what_a_card_has_taken() -> None:
    front = rumanians_attack(1).let_pass()
    assert front.kind == "counter_attack"
    front.choose("anytime", "c24").choose("lose", "ax_rom3")
    assert not front.events("counterattack")
    assert front.state.battle is None


@rule("5.2", "15.6")
def test_the_draw_says_that_a_rule_and_not_an_event_may_have_made_it_smaller() -> None:
    front = Front().turn(4)
    front.state.fewer[1] = 2
    line = front.match.query("points").soviet_draws.lines[-1]
    assert (line.rule, line.id, line.amount) == ("5.2", "line-draw-fewer", -2)


@rule("5.0")
def test_a_card_that_cancelled_once_does_not_do_so_again_and_says_why() -> None:
    """The Axis has taken its card 14 back in the same turn, and the USSR plays another one."""
    front = both_in_movement(axis="c14 c21", soviet="c25")
    front.state.used[0] = 1 << CARD_IDS.index("c14")
    front.match.choose(("anytime", "c25"), seat="soviet")
    assert front.kind == "answer_event"
    refusal = front.why_not("event", "c14")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("5.0", "why-happened")
