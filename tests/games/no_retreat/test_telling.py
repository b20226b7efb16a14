"""What the engine tells a table: alarms, prospects, wastes, the front, and positions in words."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from conformance.cases import Case, play_on
from games.no_retreat.front import Front
from quadrant.games.no_retreat import GAME
from quadrant.games.no_retreat.components import SIDE
from quadrant.games.no_retreat.rules.movement import movers, points, reach
from quadrant.games.no_retreat.rules.supply import units_on_map
from quadrant.games.no_retreat.state import NoRetreat


def alarms(front: Front, seat: str) -> dict[str, Any]:
    return {alarm.id: alarm for alarm in front.match.query("alarms", seat=seat).alarms}


def waste(front: Front, *choice: str) -> str | None:
    decision = front.match.decision
    assert decision is not None
    option = next(option for option in front.match.options() if tuple(option) == choice)
    refusal = decision.waste(front.state, option)
    return None if refusal is None else refusal.id


def prospect(front: Front, seat: str, card: str) -> Any:
    return front.match.query("prospect", card, seat=seat)


# Alarms


def test_a_unit_under_an_out_of_supply_marker_is_about_to_surrender() -> None:
    front = Front("ax_6a@1811 sv_west@1711 sv_kal@1810 sv_south@1910 sv_nw@1911").turn(6).movement()
    assert set(alarms(front, "axis")) >= {"alarm-cut-off"}
    front.mark("ax_6a", "out_of_supply")
    alarm = alarms(front, "axis")["alarm-surrender"]
    assert (alarm.grave, alarm.args["units"]) == (True, ("ax_6a",))
    assert "alarm-surrender" not in alarms(front, "soviet")


def test_markers_that_lapse_are_spoken_of_in_ones_own_combat_phase() -> None:
    front = Front("ax_6a@1511 sv_west@1611").turn(8).support(axis=2, soviet=1).combat()
    assert alarms(front, "axis")["alarm-blitz"].args == {"count": 2}
    assert "alarm-shock" not in alarms(front, "soviet")


def test_regrouping_is_spoken_of_while_it_can_still_be_paid() -> None:
    front = Front("ax_6a@0508 sv_west@1611").turn(8).mark("ax_6a", "disorganized").deal(axis="c01")
    front.organization()
    assert alarms(front, "axis")["alarm-regroup"].args["units"] == ("ax_6a",)


def test_an_empty_city_that_an_enemy_can_enter() -> None:
    front = Front("ax_6a@1511 sv_west@2305").turn(8).movement("soviet")
    front.state.control = 0
    front.state.touch()
    found = alarms(front, "soviet")
    assert {"alarm-city-open", "alarm-key-open"} & set(found)


# Prospects


def test_an_event_says_when_it_can_be_played_or_why_never() -> None:
    front = Front("ax_6a@1511 sv_west@1611").turn(8).deal(axis="c04").movement()
    assert [line.id for line in prospect(front, "axis", "c04").lines] == ["prospect-when"]
    assert prospect(front, "soviet", "c04").lines == (), "nothing is said of the enemy's cards"


def test_a_card_for_a_battle_says_how_the_odds_change() -> None:
    front = Front("ax_6a@1511 sv_west@1611").turn(8).deal(axis="c06").attack("1611", "ax_6a")
    assert front.kind == "commit_card"
    (line,) = (line for line in prospect(front, "axis", "c06").lines if line.id == "prospect-odds")
    assert line.args["odds"] != line.args["was"]


def test_a_card_against_a_fortress_says_that_it_would_be_driven_back() -> None:
    """10.7.4 Without the card nobody retreats from Leningrad, whatever the die."""
    units = "sv_len@1902 ax_1pz@1802 ax_2pz@1802 ax_6a@1903 ax_2a@1903"
    front = (
        Front(f"{units} ax_3pz@1803")
        .turn(8)
        .deal(axis="c33")
        .attack("1902", "ax_1pz", "ax_2pz", "ax_6a", "ax_2a")
    )
    assert front.kind == "commit_card"
    (line,) = (line for line in prospect(front, "axis", "c33").lines if line.id == "prospect-driven")
    assert line.args["before"] == 0 < line.args["driven"]


# Wastes


def test_ending_the_movement_with_nobody_moved_is_asked_again() -> None:
    front = Front("ax_6a@1511 ax_9a@0508 sv_west@1811").turn(8).movement()
    assert waste(front, "done") == "waste-no-moves"
    front.go("ax_6a", "1510")
    assert waste(front, "done") is None


# Who is offered to move


@pytest.mark.unmeasured
def test_a_unit_is_offered_to_move_where_it_can_go_anywhere_and_nowhere_else() -> None:
    """The quick test agrees with the reach of every unit, in random positions of every side."""
    found = 0
    for scenario in ("campaign", "bagration", "moscow"):
        match, random = Case("no_retreat", scenario).match(f"stirring {scenario}"), Random(scenario)
        while match.seat is not None and len(match.choices) < 900:
            play_on(match, random, 17)
            state = cast(NoRetreat, match.state)
            for side in SIDE.values():
                allowed = movers(state, side).mask
                for unit in units_on_map(state, side):
                    refusal = movers(state, side).why_not(unit)
                    if refusal is not None and refusal.id != "why-nowhere-to-go":
                        continue
                    somewhere = reach(state, unit, state.at[unit], points(state, unit), True).mask
                    assert bool(somewhere) == bool(allowed >> unit & 1), (
                        GAME.state,
                        unit,
                        len(match.choices),
                    )
                    found += 1
    assert found > 1000


# The front


def test_the_front_runs_between_the_nearest_units_and_cities() -> None:
    front = Front("ax_6a@1511 sv_west@1611").turn(8)
    front.begin()
    answer = front.match.query("front")
    assert "1511" in answer.axis
    assert "1611" in answer.soviet
    assert not set(answer.axis) & set(answer.soviet)


# Positions in words


def test_a_position_in_words() -> None:
    state = GAME.new("campaign", GAME.check_options({}), bytes(32))
    state.stack.clear()
    assert GAME.pose is not None
    GAME.pose(
        state,
        {
            "turn": 9,
            "seat": "soviet",
            "phase": "movement",
            "units": ["ax_6a@1511-", "sv_west@1611"],
            "alone": True,
            "marks": {"ax_6a": ["disorganized"]},
            "control": {"axis": ["1611"]},
            "hands": {"soviet": ["c05"]},
            "deck": ["c01", "c02"],
            "support": {"soviet": 1},
        },
    )
    view = GAME.view(state, "soviet")
    placed = {unit.unit: unit for unit in view.units if unit.space}
    assert set(placed) == {"ax_6a", "sv_west"}
    assert (placed["ax_6a"].face, placed["ax_6a"].marks) == (1, ("disorganized",))
    assert view.own is not None
    assert (view.turn, view.own.hand, view.sides[1].support) == (9, ("c05",), 1)
    cards = [*state.deck, *state.discard]
    assert len(cards) == len(set(cards))


# Attacks that are being made up, and what a scenario asks for


def test_the_odds_of_an_attack_on_several_hexes_count_all_their_defenders() -> None:
    front = Front("ax_6a@1612 ax_17a@1612 sv_west@1713- sv_south@1712-").turn(2)
    front.combat().declare("1713", "1712").choose("fight", "1713").choose("join", "ax_6a")
    alone = front.odds("1713", "ax_6a").defence.total
    front.choose("also", "1712")
    both = front.odds("1713", "ax_6a")
    assert both.defence.total > alone
    assert {answer.unit for answer in both.retreats} == {"sv_west", "sv_south"}


def test_a_scenario_says_what_it_asks_for_and_where_it_is_played() -> None:
    campaign, moscow, blau = (
        Front(scenario=name).match.view(None) for name in ("campaign", "moscow", "blau")
    )
    assert campaign.goal is None
    assert campaign.area == ()
    assert (moscow.goal.seat, moscow.goal.turn, moscow.goal.points) == ("axis", 6, 0)
    assert moscow.goal.cities == ("2008", "2006", "2009", "1912")
    assert "1404" in moscow.area
    assert "1304" not in moscow.area
    assert (blau.goal.seat, blau.goal.turn, blau.goal.points) == ("axis", 10, 25)
