"""What holds for every card, and the events that happen when they are drawn."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.cards.deck import CARDS
from quadrant.games.no_retreat.components import SEATS, SIDE, UNIT
from quadrant.games.no_retreat.rules.cards import DrawCards

HALVES = [(card.id, seat) for card in CARDS for seat in SEATS if not card.event(SIDE[seat]).immediate]


@pytest.mark.parametrize(("card", "seat"), HALVES)
def test_no_event_happens_at_a_moment_that_is_not_its_own(card: str, seat: str) -> None:
    """In its player's movement phase nothing is offered that does not belong there; the refusal says why."""
    event = CARDS[int(card[1:]) - 1].event(SIDE[seat])
    front = Front("ax_6a@0603 ax_17a@0606 sv_west@2008 sv_kal@2009").turn(25 if int(card[1:]) > 44 else 8)
    if event.initiative is not None:
        front.state.initiative = event.initiative
    front.deal(**{seat: card}).movement(seat)
    refusal = front.why_not("event", card)
    if f"{seat}_movement" in event.timing:
        return
    assert refusal is not None
    assert refusal.rule in ("5.3", "5.3.1", "5.3.3", "5.0")


@pytest.mark.parametrize(
    ("card", "seat"),
    [half for half in HALVES if CARDS[int(half[0][1:]) - 1].event(SIDE[half[1]]).initiative is not None],
)
def test_symbols_need_the_initiative(card: str, seat: str) -> None:
    event = CARDS[int(card[1:]) - 1].event(SIDE[seat])
    front = Front("ax_6a@0603 ax_17a@0606 sv_west@2008 sv_kal@2009").turn(8)
    assert event.initiative is not None
    front.state.initiative = 1 - event.initiative
    front.deal(**{seat: card}).movement(seat)
    refusal = front.why_not("event", card)
    assert refusal is not None
    assert refusal.rule == "5.3.3"
    assert not front.options("anytime", card)


# Events that happen when they are drawn


@pytest.mark.parametrize(
    ("card", "seat", "setup", "points"),
    [
        ("c45", "soviet", "hold 0611", -1),
        ("c45", "soviet", "", 1),
        ("c46", "axis", "ax_bg@0603", 1),
        ("c46", "axis", "", -1),
        ("c47", "axis", "ax_6a@1511", 1),
        ("c47", "axis", "", -1),
        ("c48", "soviet", "sv_west@FIN", -1),
        ("c48", "soviet", "", 0),
        ("c49", "soviet", "sv_west@0817", -1),
        ("c49", "soviet", "", 1),
        ("c50", "axis", "", 1),
        ("c50", "axis", "hold 1104", -1),
        ("c52", "soviet", "hold 0414", -1),
        ("c52", "soviet", "sv_west@WBALK sv_kal@SBALK", -1),
        ("c52", "soviet", "sv_west@WBALK", 0),
    ],
)
def test_points_of_1945(card: str, seat: str, setup: str, points: int) -> None:
    front = Front("" if setup.startswith("hold") else setup).turn(25)
    if setup.startswith("hold"):
        front.soviets_hold(setup.split()[1])
    front.on_top(card, "c21").begin(DrawCards(SIDE[seat], 1))
    assert front.state.event_vp == points
    assert front.hand(seat) == {"c21"}, "a replacement"


@pytest.mark.parametrize("card", ["c20", "c54"])
def test_axis_cards_that_shuffle(card: str) -> None:
    front = Front().turn(25).discarded("c24 c26").on_top(card, "c21").begin(DrawCards(0, 1))
    assert front.events("reshuffle")
    assert len(front.hand("axis")) == (0 if card == "c20" else 1), "a replacement only with the Joker"


@pytest.mark.parametrize("card", ["c40", "c53"])
def test_soviet_cards_that_shuffle(card: str) -> None:
    front = Front().turn(25).discarded("c24 c26").on_top(card, "c21").begin(DrawCards(1, 1))
    assert front.events("reshuffle")


def test_c09_unseasonal_weather_turns_this_and_the_next_turn() -> None:
    front = Front().turn(3, "mud").on_top("c09", "c21").begin(DrawCards(0, 1))
    assert front.match.view(None).forecast[2:4] == ("clear", "mud")


@pytest.mark.parametrize(("goes", "points"), [(True, 1), (False, -1)])
def test_c51_wacht_am_rhein_takes_a_unit_or_a_point(goes: bool, points: int) -> None:
    front = Front("ax_6a@0603 ax_17a@0606").turn(25).on_top("c51", "c21").begin(DrawCards(0, 1))
    front.choose("remove", "ax_6a") if goes else front.choose("pass")
    assert front.state.event_vp == points
    assert (front.at("ax_6a") == "removed") == goes


def test_what_is_drawn_is_seen_by_its_player_alone() -> None:
    front = Front().turn(8).on_top("c21").begin(DrawCards(0, 1))
    mine, theirs = (front.match.events_for(seat) for seat in SEATS)
    assert mine[-1].args.get("card") == "c21"
    assert "card" not in theirs[-1].args
    assert UNIT["ax_6a"] >= 0


def test_c02_repeats_an_event_for_any_time() -> None:
    front = Front("ax_6a@0603 ax_17a@0606").turn(8).deal(axis="c02").discarded("c21 c22").movement()
    front.choose("anytime", "c02").let_pass()
    assert front.events("replay"), "whoever has the initiative"
    assert len(front.events("draw")) == 3
    none = Front("ax_6a@0603 ax_17a@0606").turn(8).deal(axis="c02").discarded("c22 c21").movement()
    assert not none.options("anytime"), "a card for a battle lies on top"


def test_c26_repeats_an_event_for_ones_own_turn() -> None:
    units = "sv_west@2008 sv_kal@2009 ax_6a@0603 ax_17a@0606"
    front = Front(units).turn(13).deal(soviet="c26").discarded("c38").movement("soviet")
    front.choose("anytime", "c26").let_pass()
    assert len(front.events("draw")) == 2
    enemy = Front(units).turn(13).deal(soviet="c26").discarded("c38").movement("axis")
    assert enemy.match.declarations("soviet") == [], "c38 belongs to the Soviet turn"


def test_c02_repeats_an_event_that_cancels() -> None:
    """Soviet card 31 lies on top when it was just played, and its Axis half cancels Soviet cards."""
    units = "ax_6a@0603- ax_17a@0606- sv_west@2008"
    front = Front(units).turn(13).deal(axis="c02 c38 c41", soviet="c31").organization()
    front.choose("improve", "ax_6a").choose("pay", "c38").choose("pay", "c41").choose("event", "c31")
    assert (front.seat, front.kind) == ("axis", "answer_event")
    front.choose("event", "c02").let_pass()
    assert front.face("ax_6a") == 0, "the improvement stands"
    assert front.hand("axis") == {"c31"}, "and the card that would have cancelled it is taken"
