"""Political events: will, rivalry, Europe, China, India, Manchuria."""

from __future__ import annotations

import pytest

from cards.empire.printed import ask, discarded, to_the_end, war, where
from games.empire.pacific import Pacific
from quadrant.games.empire.rules.replacements import receive
from quadrant.games.empire.state import CHINA_TRACK, INDIA_TRACK
from quadrant.games.empire.verbs import CARD_NUMBER
from quadrant.testing import rule

# The will of the USA


@rule("5.34", "16.44")
@pytest.mark.parametrize(("card", "change"), [("AL-1", 1), ("AL-6", 1), ("JP-74", -1)])
def test_the_will_of_the_usa_changes(card: str, change: int) -> None:
    pacific = war().japan("2813")
    before = pacific.state.will
    pacific.play("allies" if card.startswith("AL") else "japan", card)
    assert pacific.state.will - before == change


@rule("5.31")
def test_al1_japan_must_hold_manila() -> None:
    pacific = ask(war().allies("2813"), "allies", "AL-1")
    assert pacific.forbids("event", "AL-1") == "5.31"
    assert pacific.options("operations", "AL-1")


@rule("5.34")
@pytest.mark.parametrize("card", ["AL-1", "AL-6", "JP-74", "JP-43"])
@pytest.mark.parametrize("scenario", ["year_1942", "year_1943", "year_1944"])
def test_in_scenarios_of_a_year_the_will_is_for_operations_only(card: str, scenario: str) -> None:
    seat = "allies" if card.startswith("AL") else "japan"
    pacific = ask(war(scenario).japan("2813"), seat, card)
    assert pacific.forbids("event", card) == "5.31"
    assert pacific.options("operations", card)


# Rivalry


@rule("14.0", "5.34")
@pytest.mark.parametrize(
    ("card", "side"), [("AL-2", 0), ("AL-43", 0), ("JP-7", 1), ("JP-11", 1), ("JP-34", 1)]
)
def test_the_services_quarrel(card: str, side: int) -> None:
    seat = "allies" if card.startswith("AL") else "japan"
    pacific = war().play(seat, card)
    assert pacific.state.rivalry[side] == 1
    assert pacific.events("rivalry")


@rule("5.31")
@pytest.mark.parametrize("card", ["JP-7", "JP-11", "JP-34"])
def test_a_quarrel_of_the_us_services_that_goes_on(card: str) -> None:
    pacific = war()
    pacific.state.rivalry[1] = 1
    assert not pacific.play("japan", card).events("rivalry")


@rule("5.31")
@pytest.mark.parametrize("card", ["AL-4", "AL-10", "AL-39", "AL-52", "JP-33", "JP-67", "JP-68"])
def test_services_that_agree_already(card: str) -> None:
    pacific = war().play("allies" if card.startswith("AL") else "japan", card)
    assert not pacific.events("agreement")


@rule("5.31", "5.35")
@pytest.mark.parametrize("card", ["AL-2", "AL-43"])
def test_a_quarrel_that_goes_on_still_draws_a_card(card: str) -> None:
    pacific = war()
    pacific.state.rivalry[0] = 1
    pacific.play("allies", card)
    assert not pacific.events("rivalry")
    assert len(pacific.hand("allies")) == 1


@rule("14.0")
@pytest.mark.parametrize(
    ("card", "side"),
    [("AL-4", 1), ("AL-10", 1), ("AL-39", 1), ("AL-52", 1), ("JP-33", 0), ("JP-67", 0), ("JP-68", 0)],
)
def test_the_services_agree(card: str, side: int) -> None:
    seat = "allies" if card.startswith("AL") else "japan"
    pacific = war().put("al_hq_abda@event")
    pacific.state.rivalry = [1, 1]
    to_the_end(pacific.play(seat, card))
    assert pacific.state.rivalry[side] == 0
    assert pacific.state.rivalry[1 - side] == 1, "the other side's goes on"


@pytest.mark.parametrize("card", ["AL-10", "AL-52", "JP-33", "JP-67", "JP-68"])
def test_a_card_may_be_swapped_for_a_discard(card: str) -> None:
    seat, old, new = ("allies", "AL-11", "AL-21") if card.startswith("AL") else ("japan", "JP-26", "JP-10")
    side = 0 if seat == "japan" else 1
    pacific = war().deal(**{seat: old})
    pacific.state.discard[side] = (CARD_NUMBER[new],)
    pacific.play(seat, card).choose("discard", old).unless_done("take", new)
    assert pacific.hand(seat) == {new}
    assert old in discarded(pacific, seat)


@pytest.mark.parametrize("card", ["AL-10", "AL-52", "JP-33", "JP-67", "JP-68"])
def test_nothing_is_swapped_without_discards_or_by_choice(card: str) -> None:
    seat, old, new = ("allies", "AL-11", "AL-21") if card.startswith("AL") else ("japan", "JP-26", "JP-10")
    side = 0 if seat == "japan" else 1
    empty = war().deal(**{seat: old})
    empty.state.discard[side] = ()
    assert empty.play(seat, card).kind != "swap_out"
    pacific = war().deal(**{seat: old})
    pacific.state.discard[side] = (CARD_NUMBER[new],)
    assert pacific.play(seat, card).choose("pass").hand(seat) == {old}


def test_al4_abda_comes_to_the_indies() -> None:
    pacific = Pacific("al_hq_abda@event us_hq_swpac@3727").allies("2019", "2018", "2220", "3727")
    pacific.play("allies", "AL-4")
    assert pacific.spaces("place", "al_hq_abda") <= {
        "2018",
        "2019",
        "2220",
        "2415",
        "2517",
        "2616",
        "1917",
        "2719",
    }
    pacific.choose("place", "al_hq_abda", "2019")
    assert pacific.at("al_hq_abda") == "2019"


def test_al4_without_a_port_abda_never_comes() -> None:
    pacific = Pacific("al_hq_abda@event us_hq_swpac@3727")
    pacific.japan("2019", "2018", "2220", "2415", "2517", "2616", "1917", "2719").play("allies", "AL-4")
    assert pacific.at("al_hq_abda") == "removed"


# The war in Europe

MINOR = (0, 1, 1, 2, 3)
MAJOR = (0, 1, 2, 3, 3)
GERMAN = (0, -2, -1, 0, 0)
VICTORIES = {
    **dict.fromkeys(("AL-11", "AL-14", "AL-41", "AL-42"), MINOR),
    **dict.fromkeys(("AL-47", "AL-66", "AL-73"), MAJOR),
    **dict.fromkeys(("JP-51", "JP-52", "JP-53", "JP-54", "JP-56", "JP-57"), GERMAN),
    "JP-55": (0, -3, -2, -1, 0),
}


@rule("15.0", "5.34")
@pytest.mark.parametrize("card", VICTORIES)
@pytest.mark.parametrize(("turn", "year"), [(2, 1), (5, 2), (8, 3), (11, 4)])
def test_the_war_in_europe(card: str, turn: int, year: int) -> None:
    pacific = war().turn(turn)
    pacific.state.europe = -1
    pacific.play("allies" if card.startswith("AL") else "japan", card)
    assert pacific.state.europe == -1 + VICTORIES[card][year]


@rule("15.0")
@pytest.mark.parametrize("card", VICTORIES)
def test_the_european_track_has_ends(card: str) -> None:
    seat, end = ("allies", 3) if card.startswith("AL") else ("japan", -7)
    pacific = war().turn(2)
    pacific.state.europe = end
    assert pacific.play(seat, card).state.europe == end


# China


@rule("13.72", "5.34")
@pytest.mark.parametrize("card", ["JP-6", "JP-26", "JP-41", "JP-42"])
def test_japan_advances_in_china(card: str) -> None:
    pacific = war()
    pacific.state.flags |= 1 << 3
    pacific.state.china = 2
    pacific.play("japan", card)
    assert CHINA_TRACK[pacific.state.china] == "chungking_threatened"


@rule("13.73", "16.41")
@pytest.mark.parametrize("card", ["JP-6", "JP-26", "JP-41", "JP-42"])
def test_entering_the_last_box_makes_china_surrender(card: str) -> None:
    pacific = war().put("us_air_14af@china cn_army_66@2407")
    pacific.state.flags |= 1 << 3
    pacific.state.china = 4
    pacific.play("japan", card)
    assert pacific.events("surrendered")[0].args["nation"] == "china"
    assert pacific.at("us_air_14af") == "track"
    assert pacific.at("cn_army_66") == "removed"
    assert ask(pacific, "japan", "JP-42").forbids("event", "JP-42") == "5.31", "there is no more to do"


@rule("13.71")
def test_japan_needs_a_port_in_china_or_korea() -> None:
    pacific = war()
    pacific.state.control = 0
    assert ask(pacific, "japan", "JP-26").forbids("event", "JP-26") == "5.31"


@rule("5.31")
def test_jp6_follows_the_doolittle_raid() -> None:
    pacific = war()
    pacific.state.flags = 0
    assert ask(pacific, "japan", "JP-6").forbids("event", "JP-6") == "5.31"
    raided = war().play("allies", "AL-6")
    assert ask(raided, "japan", "JP-6").options("event", "JP-6")


@rule("13.72")
@pytest.mark.parametrize("card", ["AL-49", "AL-77", "AL-81", "AL-82", "AL-83"])
@pytest.mark.parametrize(("before", "after"), [(3, 2), (2, 1), (1, 1), (0, 0)])
def test_china_recovers_but_not_to_a_stable_front(card: str, before: int, after: int) -> None:
    pacific = war()
    pacific.state.china = before
    pacific.play("allies", card)
    assert pacific.state.china == after


@pytest.mark.parametrize("card", ["AL-49", "AL-77", "AL-81", "AL-82", "AL-83"])
def test_a_china_that_surrendered_does_not_recover(card: str) -> None:
    pacific = war()
    pacific.state.china = 4
    pacific.play("japan", "JP-26")
    assert ask(pacific, "allies", card).forbids("event", card) == "5.31"


# India


@rule("13.62", "5.34")
@pytest.mark.parametrize("card", ["JP-15", "JP-82"])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 4)])
def test_india_comes_nearer_to_revolt(card: str, before: int, after: int) -> None:
    pacific = war()
    pacific.state.india = before
    pacific.play("japan", card)
    assert INDIA_TRACK[pacific.state.india] == INDIA_TRACK[after]


@rule("11.31")
@pytest.mark.parametrize("card", ["JP-15", "JP-82"])
def test_next_turn_a_ground_step_is_lost(card: str) -> None:
    plain = war().turn(6)
    receive(plain.state)
    pacific = war().play("japan", card).turn(6)
    receive(pacific.state)
    assert pacific.state.steps[3] == max(0, plain.state.steps[3] - 1)
    later = war().play("japan", card).turn(7)
    other = war().turn(7)
    receive(later.state)
    receive(other.state)
    assert later.state.steps == other.state.steps, "for one turn only"


# Routes


@rule("13.79", "5.31")
def test_jp18_the_bridge_over_the_kwai() -> None:
    pacific = war().japan("2108", "2109").play("japan", "JP-18")
    assert [event.args["route"] for event in pacific.events("built")] == ["kwai"]
    lost = ask(war().japan("2108").allies("2109"), "japan", "JP-18")
    assert lost.forbids("event", "JP-18") == "5.31"


def test_al39_sextant_builds_and_restores() -> None:
    pacific = Pacific("cw_hq_seac@1805 us_air_14af@1905- cn_army_66@2407 us_lrb_10af@1905").turn(7)
    pacific.allies("1805", "1905", "2104", "2205", "2407").play("allies", "AL-39")
    while pacific.kind == "use_card_step" and pacific.options("rebuild"):
        pacific.choose("done")
    pacific.choose("restore", "us_air_14af")
    assert not pacific.reduced("us_air_14af")
    assert [event.args["route"] for event in pacific.events("built")] == ["jarhat"]


# The special cards


@rule("5.37")
def test_jp43_before_1944_it_is_for_operations_and_the_deck_is_shuffled() -> None:
    pacific = ask(war().turn(7), "japan", "JP-43")
    assert pacific.forbids("event", "JP-43") == "5.31"
    assert pacific.forbids("future", "JP-43") == "5.37"
    assert pacific.forbids("discard", "JP-43") == "5.37"
    pacific.choose("operations", "JP-43")
    to_the_end(pacific)
    assert pacific.state.reshuffle & 1


@rule("5.37", "16.44")
def test_jp43_from_1944_on_it_must_be_an_event() -> None:
    pacific = ask(war().turn(8), "japan", "JP-43")
    assert pacific.reason("operations", "JP-43") == "why-must-be-event"
    before = pacific.state.will
    pacific.choose("event", "JP-43")
    assert pacific.state.will == before - 2
    assert where(pacific, "JP-43") == "removed"
    assert ask(pacific, "allies", "AL-79").options("event", "AL-79"), "the Soviet card is open"


@rule("5.37", "13.72", "13.91")
def test_al79_manchuria_is_lost_and_china_recovers() -> None:
    pacific = war().turn(10).japan("3302", "3303")
    pacific.state.flags |= 1 << 4
    pacific.state.china = 2
    pacific = ask(pacific, "allies", "AL-79")
    assert pacific.reason("operations", "AL-79") == "why-must-be-event"
    pacific.choose("event", "AL-79")
    assert (pacific.holder("3302"), pacific.holder("3303")) == ("allies", "allies")
    assert CHINA_TRACK[pacific.state.china] == "stable"


@rule("5.37")
def test_al79_before_tojo_resigns() -> None:
    pacific = war().turn(10)
    pacific.state.flags &= ~(1 << 4)
    pacific = ask(pacific, "allies", "AL-79")
    assert pacific.forbids("event", "AL-79") == "5.31"
    assert pacific.forbids("discard", "AL-79") == "5.37"
    assert pacific.forbids("future", "AL-79") == "5.37"
    to_the_end(pacific.choose("operations", "AL-79"))
    assert pacific.state.reshuffle & 2


@rule("5.37", "12.33")
@pytest.mark.parametrize(("turn", "resigns"), [(8, True), (7, False)])
def test_a_special_card_that_the_enemy_makes_japan_discard(turn: int, resigns: bool) -> None:
    pacific = war().turn(turn).put("us_b29_20bc@china").deal(japan="JP-43")
    before = pacific.state.will
    pacific.play("allies", "AL-60")
    assert pacific.state.will == before - (2 if resigns else 0)
    assert where(pacific, "JP-43") == ("removed" if resigns else "discard")
    assert bool(pacific.state.reshuffle & 1) != resigns
