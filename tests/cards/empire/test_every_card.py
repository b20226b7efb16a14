"""Every card: its numbers, who may lead its event, who may not, and what becomes of it."""

from __future__ import annotations

import pytest

from cards.empire.printed import (
    EFFICIENCY,
    HEADQUARTERS,
    PLANS,
    PRINTED,
    SIDES,
    Printed,
    ask,
    seat_of,
    solomons,
    to_the_end,
    war,
    where,
)
from games.empire.pacific import Pacific
from quadrant.games.empire.cards.deck import CARDS
from quadrant.games.empire.components import SIDE
from quadrant.testing import rule

LEADER = {"japan": "south_seas", "allies": "halsey"}
FLYER = {"japan": "jp_air_21af", "allies": "us_air_1maw"}
GOAL = {"japan": "4423", "allies": "4222"}
REACTIONS = [card.id for card in PRINTED.values() if card.kind not in ("mil", "pol", "res")]
OTHERS = [card.id for card in PRINTED.values() if card.kind in ("pol", "res")]


def args(pacific: Pacific) -> dict[str, object]:
    assert pacific.match.prompt is not None
    return dict(pacific.match.prompt.args)


def tracks(pacific: Pacific) -> list[object]:
    """What events change."""
    names = (
        "will europe china india rivalry asp flags escorts kept built delayed_turn penalty_turn tokyo_express"
    )
    return [str(getattr(pacific.state, name)) for name in names.split()]


def test_all_cards_are_here() -> None:
    assert {card.id for card in CARDS} == PRINTED.keys() | {"JP-1", "JP-2"}


@rule("5.1", "5.2", "7.21")
@pytest.mark.parametrize("card", PRINTED.values(), ids=PRINTED)
def test_for_operations_a_card_gives_its_numbers_and_is_discarded(card: Printed) -> None:
    seat = seat_of(card.id)
    pacific = solomons().deal(
        **{"allies" if seat == "japan" else "japan": "AL-1" if seat == "japan" else "JP-18"}
    )
    extra = {"japan": "jp_bb_hiei@4017", "allies": "us_bb_washington@4828"}[seat]
    before = tracks(pacific)
    pacific.put(extra).offensive(seat, HEADQUARTERS[LEADER[seat]], card=card.id)
    assert args(pacific)["limit"] == card.ops + EFFICIENCY[LEADER[seat]]
    pacific.activate(FLYER[seat]).fight(GOAL[seat]).commit(FLYER[seat], to=GOAL[seat])
    assert pacific.kind == "cancel_offensive"
    pacific.choose("pass")
    assert (pacific.kind, args(pacific)["needed"]) == ("intelligence", card.intelligence)
    hand = len(pacific.hand(seat))
    to_the_end(pacific)
    assert where(pacific, card.id) == "discard"
    assert len(pacific.hand(seat)) == hand
    assert tracks(pacific) == before, "its text does nothing"


@rule("5.31", "7.21")
@pytest.mark.parametrize("card", PLANS)
def test_an_event_activates_its_number_and_the_efficiency_of_its_headquarters(card: str) -> None:
    seat = seat_of(card)
    present = {hq: number for hq, number in PLANS[card].numbers.items() if hq != "ozawa"}
    different = {number - EFFICIENCY[hq]: (hq, number) for hq, number in present.items()}
    for hq, number in different.values():
        pacific = ready_for(card)
        pacific.play(seat, card)
        while pacific.kind not in ("choose_leader", "activate"):
            pacific.choose(*pacific.match.options()[0])
        pacific.unless_done("lead", HEADQUARTERS[hq])
        assert args(pacific)["limit"] == number, hq


@rule("5.31")
@pytest.mark.parametrize(
    "card", [c for c, plan in PLANS.items() if len(plan.numbers) < len(SIDES[seat_of(c)])]
)
def test_an_event_names_its_headquarters(card: str) -> None:
    """Without any of them on the map the event cannot be played; others do not lead it."""
    seat = seat_of(card)
    pacific = ready_for(card)
    named = {HEADQUARTERS[hq] for hq in PLANS[card].numbers}
    pacific.play(seat, card)
    while pacific.kind not in ("choose_leader", "activate"):
        pacific.choose(*pacific.match.options()[0])
    if pacific.kind == "choose_leader":
        assert {str(option[1]) for option in pacific.options("lead")} <= named
        stranger = next(hq for hq in SIDES[seat] if HEADQUARTERS[hq] not in named)
        assert pacific.forbids("lead", HEADQUARTERS[stranger]) == "5.31"
    without = ready_for(card)
    for hq in named - {"us_hq_spac_halsey"}:
        without.put(f"{hq}@removed")
    if card == "AL-20":
        without.put("us_hq_spac_halsey@track")
    assert ask(without, seat, card).forbids("event", card) == "5.31"


@rule("5.31")
@pytest.mark.parametrize("card", PLANS)
def test_without_a_headquarters_there_is_no_event(card: str) -> None:
    pacific = Pacific("jp_air_21af@4222 us_air_1maw@4423 us_bb_washington@4828").japan("4222").allies("4423")
    pacific.put("us_hq_spac_halsey@track")
    assert ask(pacific, seat_of(card), card).forbids("event", card) == "5.31"


@rule("5.32")
@pytest.mark.parametrize("card", REACTIONS)
def test_a_reaction_is_no_event_of_the_active_side(card: str) -> None:
    pacific = ask(solomons(), seat_of(card), card)
    assert pacific.forbids("event", card) == "5.31"
    assert pacific.options("operations", card)


@rule("5.3", "5.35", "5.36")
@pytest.mark.parametrize("card", [*PLANS, *OTHERS])
def test_an_event_is_over_and_its_card_goes(card: str) -> None:
    """Removed or discarded; a card is drawn if it says so."""
    seat = seat_of(card)
    pacific = ready_for(card)
    pacific.play(seat, card)
    to_the_end(pacific)
    void = bool(pacific.events("void"))
    assert where(pacific, card) == ("removed" if PRINTED[card].removed and not void else "discard")
    drawn = pacific.state.drawn[SIDE[seat]]
    assert drawn == int(PRINTED[card].draws and not void)


@rule("5.35")
@pytest.mark.parametrize("card", [card for card in OTHERS if PRINTED[card].draws])
def test_no_fourth_card_is_drawn_in_a_phase(card: str) -> None:
    full = ready_for(card)
    full.state.drawn = [3, 3]
    full.play(seat_of(card), card)
    to_the_end(full)
    assert full.state.drawn == [3, 3]


def ready_for(card: str) -> Pacific:
    """The war of 1943, changed so that the event can happen."""
    pacific = war().turn(8)
    pacific.state.flags |= 1 << 3 | 1 << 4
    pacific.put("us_b29_20bc@china us_b29_21bc@3709 jp_bde_1sn@4600 jp_hq_cf_ozawa@event")
    pacific.put(
        "jp_air_24af@4715- jp_army_15@2008- cw_corps_2aus@3727- us_bb_washington@4828- cn_army_66@2407-"
    )
    pacific.allies("3709").japan("4600")
    pacific.deal(japan="JP-18", allies="AL-1")
    if card == "AL-20":
        pacific.put("us_hq_spac_halsey@event us_hq_spac_ghormley@4828")
    if card == "AL-51":
        pacific.put("us_air_14af@event")
    return pacific
