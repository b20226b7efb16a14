"""The scenarios: what the small ones change, and the points of the years."""

from __future__ import annotations

from typing import Any

import pytest

import quadrant
from games.empire.pacific import Pacific
from quadrant.games.empire import GAME
from quadrant.games.empire.components import BUILDINGS, RESOURCES, SPACE, data
from quadrant.games.empire.rules.points import score
from quadrant.games.empire.rules.scenario_rules import final_will, may_be_attacked
from quadrant.games.empire.rules.strategic import DealCards
from quadrant.games.empire.rules.supply import burma_road
from quadrant.games.empire.scenarios import ORDER
from quadrant.games.empire.state import CHINA_TRACK, FLAGS, INDIA_TRACK
from quadrant.kernel.board import bits
from quadrant.testing import rule
from table import Table


@rule("2.3", "7.29")
def test_japan_sets_an_offensive_aside_in_burma_before_the_hands_are_dealt() -> None:
    match = quadrant.new("empire", "burma", 2)
    assert match.seat == "japan"
    assert {option[1] for option in match.options()} == {"JP-3", "JP-8", "JP-16", "JP-40", "JP-48", "JP-50"}
    match.choose(("take", "JP-40"))
    own = match.view("japan").own
    assert own is not None
    assert own.future == "JP-40"
    assert [side.hand for side in match.view(None).sides] == [2, 3]


@rule("2.3")
@pytest.mark.parametrize(("die", "cards"), [(3, 3), (4, 4)])
def test_an_advance_into_burma_may_cost_a_card(die: int, cards: int) -> None:
    pacific = Pacific(scenario="burma").allies("2006", "2105", "2205").turn(7)
    pacific.rolls(die).begin(DealCards())
    assert pacific.state.hand[1].bit_count() == cards


@rule("2.3")
def test_the_war_in_europe_and_burma_itself_change_the_will_at_the_end() -> None:
    pacific = Pacific(scenario="burma")
    pacific.state.will, pacific.state.europe = 4, -1
    assert final_will(pacific.state) == 2
    pacific.allies("2106")
    pacific.state.europe = 1
    assert final_will(pacific.state) == 5


@rule("2.3")
def test_truk_is_safe_in_the_first_turn_of_the_south_pacific() -> None:
    pacific = Pacific(scenario="south_pacific").turn(3)
    assert not may_be_attacked(pacific.state, 1) >> SPACE["4017"] & 1
    pacific.turn(4)
    assert may_be_attacked(pacific.state, 1) >> SPACE["4017"] & 1


@rule("2.3")
def test_central_pacific_leads_only_oahu_and_the_new_hebrides() -> None:
    units = "us_hq_cpac@5808 us_corps_11@5808 us_bde_marine@4825 us_corps_1@3727"
    pacific = Pacific(units, scenario="south_pacific").allies("5808", "4825", "3727")
    pacific.offensive("allies", "us_hq_cpac")
    assert pacific.targets("activate") == {"us_corps_11", "us_bde_marine"}


@rule("2.1")
def test_the_points_of_the_south_pacific() -> None:
    """Every port of the Mandates and of New Guinea Japanese; will of 3, China as it began."""
    pacific = Pacific("us_hq_cpac@5808", scenario="south_pacific")
    pacific.japan("4423", "4222", "4021", "4020", "3820")
    pacific.state.will, pacific.state.china = 3, 2
    found = {part.id: part.amount for part in score(pacific.state)}
    assert found["vp-mandate_ports"] == 5 + 3
    assert found["vp-political_will"] == 1
    assert "vp-china" not in found


@rule("2.1", "16.0")
def test_the_points_of_1943_count_resources_against_japan() -> None:
    pacific = Pacific("us_hq_cpac@5808", scenario="year_1943").allies("2220", "2415")
    found = {part.id: part.amount for part in score(pacific.state)}
    assert found["vp-resources"] == -2


def hands(match: quadrant.Match, seat: str) -> set[str]:
    own = match.view(seat).own
    assert own is not None
    return set(own.hand)


@rule("2.1", "2.3")
def test_a_tournament_lets_the_allies_take_a_card_before_they_draw() -> None:
    match = quadrant.new("empire", "year_1942", 3, {"tournament": True})
    assert match.seat == "allies"
    assert [side.hand for side in match.view(None).sides] == [0, 0], "announced before anything is drawn"
    match.choose(("take", "AL-4"))
    assert "AL-4" in hands(match, "allies")
    assert [side.hand for side in match.view(None).sides] == [7, 5]
    other = quadrant.new("empire", "year_1942", 3, {"tournament": True})
    other.choose(("pass",))
    assert len(hands(other, "allies")) == 5


@rule("2.1", "2.3")
def test_a_tournament_lets_japan_swap_when_it_has_no_offensive() -> None:
    """A card of value 3, or any if there is none; with an offensive in hand nothing can be swapped."""
    from quadrant.games.empire.rules.openings import SwapCard

    for hand, offered in (
        ("JP-51 JP-26 JP-18", {"JP-51"}),
        ("JP-26 JP-18", {"JP-26", "JP-18"}),
        ("JP-51 JP-25", set()),
    ):
        pacific = Pacific(scenario="year_1942", tournament=True).deal(japan=hand).begin(SwapCard("japan"))
        assert (pacific.kind, pacific.seat) == ("swap_card", "japan"), "asked in any case"
        assert {str(option[1]) for option in pacific.options("discard")} == offered
        if offered:
            given = sorted(offered)[0]
            deck = len(pacific.state.deck[0])
            pacific.choose("discard", given)
            assert pacific.hand("japan") == (set(hand.split()) - {given}) | {"JP-47"}
            assert len(pacific.state.deck[0]) == deck, "what was given is in the deck again"


@rule("2.1", "2.2")
@pytest.mark.parametrize("scenario", ["year_1942", "campaign_1942"])
def test_the_historical_hand(scenario: str) -> None:
    match = quadrant.new("empire", scenario, 5, {"historical_hand": True})
    assert {"JP-3", "JP-47", "JP-59"} < hands(match, "japan")
    assert [side.hand for side in match.view(None).sides] == [7, 5]


@rule("2.1", "2.2", "12.51")
def test_the_first_hands_after_december_1941() -> None:
    """The choices come when the cards of turn 2 are dealt; Japan swaps nothing in the whole war."""
    both: Any = {"tournament": True, "historical_hand": True}
    pacific = Pacific(scenario="campaign_1941", **both).turn(2).begin(DealCards())
    assert (pacific.kind, pacific.seat) == ("offer_card", "allies")
    pacific.choose("take", "AL-4")
    assert {"JP-3", "JP-47", "JP-59"} < pacific.hand("japan")
    assert "AL-4" in pacific.hand("allies")
    assert [hand.bit_count() for hand in pacific.state.hand] == [7, 5]
    assert pacific.kind is None
    later = Pacific(scenario="campaign_1941", **both).turn(3).begin(DealCards())
    assert later.kind is None, "only the first hands"


@rule("2.3", "10.11", "10.12")
def test_the_29th_army_comes_to_rangoon_or_waits() -> None:
    from quadrant.games.empire.components import UNIT
    from quadrant.games.empire.rules.reinforcements import ReinforcementSegment

    for japanese in (True, False):
        pacific = Pacific("jp_hq_south@2212 jp_army_29@track- cw_hq_seac@1805", scenario="burma").turn(8)
        pacific.japan("2212", "2110", "2015")
        pacific.japan("2008") if japanese else pacific.allies("2008")
        pacific.state.due[UNIT["jp_army_29"]] = 8
        pacific.begin(ReinforcementSegment())
        assert pacific.at("jp_army_29") == ("2008" if japanese else "delay")
        assert pacific.reduced("jp_army_29")


@rule("2.3", "13.74")
def test_the_20th_bomber_command_comes_to_china_in_burma() -> None:
    from quadrant.games.empire.components import UNIT
    from quadrant.games.empire.rules.reinforcements import ReinforcementSegment

    pacific = Pacific("us_b29_20bc@track cw_hq_seac@1805", scenario="burma").turn(9).allies("1805")
    pacific.state.due[UNIT["us_b29_20bc"]] = 9
    pacific.begin(ReinforcementSegment())
    pacific.unless_done("to_china", "us_b29_20bc")
    assert pacific.at("us_b29_20bc") == "china"


@rule("2.3", "16.1")
@pytest.mark.parametrize(("held", "reason"), [(11, "win-allied-resources"), (12, "")])
def test_1942_is_lost_for_japan_with_fewer_than_twelve_resources(held: int, reason: str) -> None:
    """Whatever the points say; judged when turn 4 is over, as Japan begins the year with four."""
    from quadrant.games.empire.components import NAMES, RESOURCES
    from quadrant.games.empire.rules.victory import CheckVictory
    from quadrant.kernel.board import bits

    names = [NAMES[space] for space in bits(RESOURCES)]
    for turn in (3, 4):
        pacific = Pacific(scenario="year_1942").turn(turn).japan(*names).allies(*names[held:])
        pacific.state.will, pacific.state.china = 1, 5
        pacific.begin(CheckVictory())
        result = pacific.match.result
        assert (result is None) == (turn == 3)
        if result is not None:
            assert (result.winner == "allies") == bool(reason), result
            assert not reason or result.reason.endswith(reason)


@rule("13.33")
def test_siam_is_plain_hexes() -> None:
    """Who takes all of Siam has those hexes and nothing else: no surrender, no will."""
    from quadrant.games.empire.components import NAMES, REGION
    from quadrant.games.empire.rules.nations import Surrenders
    from quadrant.kernel.board import bits

    siam = [NAMES[space] for space in bits(REGION["siam"])]
    pacific = Pacific().allies(*siam).japan("2110")
    before = pacific.state.control, pacific.state.will
    pacific.begin(Surrenders())
    assert (pacific.state.control, pacific.state.will) == before
    pacific.japan(*siam).begin(Surrenders())
    assert not pacific.events("surrendered")


# What a scenario says of events that are over


@rule("2.1", "2.3")
@pytest.mark.parametrize("scenario", ORDER)
def test_every_flag_and_marker_of_a_scenario_is_read(scenario: str) -> None:
    """What the components say is on the table, and nothing else; what follows from the table agrees."""
    raws = {raw["id"]: raw for raw in data("scenarios")["scenarios"]}
    raw = raws[raws[scenario].get("setup_from", scenario)]
    markers, state = dict(raw["markers"]), Table.new(GAME, scenario)
    told = {name for name, value in markers.items() if value is True}
    markers = {name: value for name, value in markers.items() if not isinstance(value, bool)}
    assert {FLAGS[number] for number in bits(state.flags)} == told | set(raw["cards"].get("flags", ()))
    read = {
        "political_will": state.will,
        "china_track": " ".join((CHINA_TRACK[state.china], "front")),
        "china_divisions": state.divisions,
        "war_in_europe": state.europe,
        "india": INDIA_TRACK[state.india].capitalize(),
        "asp": dict(zip(("JP", "AL"), state.asp, strict=True)),
        "passes": dict(zip(("JP", "AL"), state.passes, strict=True)),
        "jp_saved_replacements": {"naval": state.kept[0], "air": state.kept[1]},
        "routes_built": {BUILDINGS[number] for number in bits(state.built)},
        "inter_service": {
            side: "rivalry" if rivals else "agreement"
            for side, rivals in zip(("JP", "AL"), state.rivalry, strict=True)
        },
        "alaska_occupation_since_turn": state.turn - state.occupied[0],
        "progress_of_war_need": state.progress_need,
        "jp_resources": (RESOURCES & state.control & state.area).bit_count(),
        "burma_road": "open" if burma_road(state) == 0 else "closed",
    }
    names = {"Stable Front": "stable front", "Unstable Front": "unstable front"}
    markers["china_track"] = names.get(markers["china_track"], "breakthrough front")
    markers["routes_built"] = set(markers.get("routes_built", ()))
    assert markers == {name: read[name] for name in markers}


@rule("5.31", "2.3")
def test_the_reprisal_for_doolittle_can_be_an_event_in_burma() -> None:
    pacific = Pacific(scenario="burma")
    pacific.play("japan", "JP-6")
    assert pacific.events("china-moved")
