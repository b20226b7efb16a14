"""What may be asked without choosing agrees with what the rules offer and do."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from games.empire.pacific import Pacific
from games.empire.wandering import positions
from quadrant.games.empire.components import ROSTER, SEA, SPACE, UNIT, distance
from quadrant.games.empire.rules.sequence import POLITICS
from quadrant.games.empire.verbs import VERBS

SCENARIOS = ("south_pacific", "campaign_1942", "burma")


# The perimeter


def test_the_perimeter_runs_between_the_named_hexes_of_both_sides() -> None:
    pacific = Pacific("").japan("4017").allies("4222")
    answer = pacific.match.query("front")
    assert "4017" in answer.japan
    assert "4222" in answer.allies
    assert not set(answer.japan) & set(answer.allies)


# 6.2 Supply


def test_a_supply_line_runs_from_the_headquarters_to_the_unit() -> None:
    pacific = Pacific("jp_hq_south_seas@4017 jp_air_24af@4021").japan("4017", "4021")
    answer = pacific.match.query("supply", "jp_air_24af")
    assert answer.supplied
    assert (answer.how.id, answer.hq) == ("supply-by-sea", "jp_hq_south_seas")
    assert [leg.space for leg in answer.line][0::4] == ["4017", "4021"]
    assert not answer.blocks
    assert answer.fate == "fate-none"


def test_what_blocks_a_line_is_the_zone_with_the_units_that_make_it() -> None:
    units = "jp_hq_south_seas@4017 jp_bde_4sn@4423 us_hq_swpac@3727 us_air_13af@4222"
    pacific = Pacific(units).japan("4017", "4423").allies("4222")
    answer = pacific.match.query("supply", "jp_bde_4sn")
    assert not answer.supplied
    assert answer.how.id == "supply-blocked"
    assert answer.would_be[0].space == "4017"
    assert answer.would_be[-1].space == "4423"
    assert {unit for block in answer.blocks for unit in block.units} == {"us_air_13af"}
    assert {block.why for block in answer.blocks} == {"why-line-zone"}


def test_a_line_that_is_too_long_says_by_how_much() -> None:
    pacific = Pacific("cw_hq_malaya@2015 cw_corps_1aus@3023").allies("2015", "3023")
    answer = pacific.match.query("supply", "cw_corps_1aus")
    assert answer.how.id == "supply-too-far"
    assert answer.how.args["count"] > answer.how.args["range"] == ROSTER[UNIT["cw_hq_malaya"]].range
    assert answer.fate in ("fate-reduced", "fate-lost")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_line_agrees_with_the_supply_of_the_rules(scenario: str) -> None:
    random = Random(1)
    for match in positions(scenario, 3, 160, 50):
        view: Any = match.view(None)
        there = [unit for unit in view.units if unit.space]
        for unit in random.sample(there, 12):
            answer = match.query("supply", unit.unit)
            assert answer.supplied == unit.supplied
            if answer.supplied and answer.line:
                assert answer.line[-1].space == unit.space
                if answer.hq:
                    assert len(answer.line) - 1 <= ROSTER[UNIT[answer.hq]].range
            for leg, after in zip(answer.line, answer.line[1:], strict=False):
                assert distance(SPACE[leg.space], SPACE[after.space]) == 1
            if not answer.supplied and answer.how.id == "supply-blocked":
                assert answer.blocks


# 6.3 Activation, 6.4 zones


def test_an_activation_line_reaches_what_is_in_range() -> None:
    for match in positions("campaign_1942", 5, 120, 40):
        view: Any = match.view(None)
        at = {unit.unit: unit.space for unit in view.units if unit.space}
        hq = next(unit for unit in at if "_hq_" in unit)
        found = match.query("range", hq)
        for ready in found.units[:12]:
            answer = match.query("activation", hq, ready.unit)
            assert bool(answer.line) == (at.get(ready.unit) in found.hexes)
            if found.unfit is None:
                assert (answer.why_not is None) == (ready.why_not is None)


def test_a_zone_names_who_makes_it_and_who_neutralises_it() -> None:
    units = "jp_hq_south_seas@4017 jp_air_24af@4021 us_hq_swpac@3727 us_air_5af@4024 us_lrb_5af@4024"
    pacific = Pacific(units).japan("4017", "4021").allies("4024")
    japan, allies = pacific.match.query("zone", "4022").sides
    assert japan.units == ("jp_air_24af",)
    assert set(allies.units) == {"us_air_5af", "us_lrb_5af"}
    assert allies.neutralising == ("us_air_5af",)
    assert not japan.effective
    assert not allies.effective


# 8.0 Movement

WAY_OF = {"move": ("naval", "air", "ground"), "ship": ("strategic",), "land": ("landing",)}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_reach_of_a_stack_is_what_it_is_offered(scenario: str) -> None:
    asked = 0
    for match in positions(scenario, 4, 350, 1):
        decision: Any = match.decision
        if decision.kind != "move_stack" or asked == 12:
            continue
        asked += 1
        names = match.prompt.args["units"] if match.prompt else ()
        assert isinstance(names, tuple)
        answer = match.query("reach", 0, *names)
        for verb, ways in WAY_OF.items():
            offered = {option[-1] for option in match.options() if option.verb == verb}
            reached = {s.space for way in answer.ways if way.way in ways for s in way.spaces}
            # A march is offered hex by hex and told to its end.
            marching = any(way.way == "ground" and way.spaces for way in answer.ways) and verb == "move"
            assert offered <= reached if marching else offered == reached, (verb, names)
    assert asked > 3


def test_the_way_of_ships_is_by_sea_and_no_longer_than_they_sail() -> None:
    pacific = Pacific("us_hq_cpac@5808 us_cv_essex@5808").allies("5808", "5100")
    answer = pacific.match.query("reach", 3, "us_cv_essex")
    naval = next(way for way in answer.ways if way.way == "naval")
    assert naval.allowance == 15
    harbor = next(space for space in naval.spaces if space.space == "5100")
    assert harbor.cost == len(harbor.path) - 1 == 11
    for here, there in zip(harbor.path, harbor.path[1:], strict=False):
        assert SEA.neighbours(1 << SPACE[here]) >> SPACE[there] & 1


def test_before_a_move_one_is_warned_of_crowds_and_hunger() -> None:
    crowd = " ".join(f"us_air_{name}@4825" for name in ("5af", "7af", "13af"))
    pacific = Pacific(f"us_hq_swpac@3727 us_air_1maw@4926 {crowd}").allies("3727", "4926", "4825")
    answer = pacific.match.query("reach", 3, "us_air_1maw")
    there = {space.space: space for way in answer.ways if way.way == "air" for space in way.spaces}
    assert "warn-overstacked" in {remark.id for remark in there["4825"].warnings}
    assert pacific.match.query("stack", "4825").sides[1].others == 3


# 9.0 Battles


def test_a_battle_without_defenders_is_won() -> None:
    units = "us_hq_cpac@5808 us_cv_essex@4414 us_bb_new_jersey@5808 jp_bde_1sn@4415"
    pacific = Pacific(units).japan("4415")
    answer = pacific.match.query("battle", "4415", "surprise", "us_cv_essex", "us_bb_new_jersey")
    stage = answer.stages[0]
    assert (answer.attacker, answer.intelligence, stage.wins) == ("allies", "surprise", 1.0)
    assert stage.fires[0].bombards
    assert stage.fires[0].modifiers.lines[0].id == "line-surprise"


def landing() -> Pacific:
    """A carrier, a cruiser and marines at Noumea; a brigade and aircraft on Guadalcanal."""
    names = ("hq_spac_ghormley", "cv_wasp", "ca_northampton", "div_1m")
    units = " ".join(f"us_{name}@4828" for name in names)
    pacific = Pacific(f"{units} jp_bde_4sn@4423 jp_air_24af@4423").japan("4423").allies("4828")
    pacific.state.asp = [9, 9]
    return pacific.offensive("allies", "us_hq_spac_ghormley")


def counted(answer: Any) -> set[str]:
    return {unit for note in answer.notes if note.id == "battle-counted" for unit in note.args["units"]}


def test_a_forecast_counts_the_units_that_were_activated_and_the_ground_fight() -> None:
    pacific = landing()
    assert not pacific.match.query("battle", "4423", "now").stages[0].fires[0].units
    pacific.choose("activate", "us_cv_wasp").choose("activate", "us_div_1m")
    answer = pacific.match.query("battle", "4423", "now")
    assert counted(answer) == {"us_cv_wasp", "us_div_1m"}
    assert [stage.stage for stage in answer.stages] == ["air_naval", "ground"]
    assert answer.stages[1].fires[0].units == ("us_div_1m",)


def test_a_forecast_counts_the_stack_in_hand_and_no_other() -> None:
    pacific = landing().activate("us_cv_wasp", "us_ca_northampton", "us_div_1m")
    answer = pacific.match.query("battle", "4423", "now", "us_ca_northampton")
    assert counted(answer) == {"us_ca_northampton"}
    assert answer.stages[0].fires[0].units == ("us_ca_northampton",)


def test_chances_add_up_and_points_follow_the_table() -> None:
    seen = 0
    for match in positions("campaign_1942", 9, 500, 1):
        offensive: Any = getattr(match.view(None), "offensive", None)
        decision: Any = match.decision
        if offensive is None or not offensive.battles or decision.kind != "choose_fight":
            continue
        answer = match.query("battle", offensive.battles[0].space, "now")
        for stage in answer.stages:
            assert 0 <= stage.wins <= 1
            for fire in stage.fires:
                seen += 1
                assert sum(fire.steps_chances) == pytest.approx(1)
                assert fire.hits == pytest.approx(sum(o.hits for o in fire.outcomes) / 10)
                assert [o.hits for o in fire.outcomes] == sorted(o.hits for o in fire.outcomes)
                assert fire.strength.total == sum(line.amount for line in fire.strength.lines)
    assert seen


def duel() -> Pacific:
    """A carrier against aircraft, before anybody has fired."""
    units = "us_hq_cpac@5808 us_cv_essex@5808 jp_hq_south_seas@4017 jp_air_24af@5108"
    pacific = Pacific(units).japan("5108", "4017")
    pacific.offensive("allies", "us_hq_cpac").activate("us_cv_essex").move("us_cv_essex", "5208")
    return pacific.fight("5108").commit("us_cv_essex", to="5108")


def test_the_volley_that_is_told_is_the_one_that_was_shown() -> None:
    pacific = duel()
    shown = pacific.match.query("battle", "5108", "now").stages[0].fires[0]
    pacific.rolls(4, 9).let_pass()
    told = pacific.events("volley")[0].args
    assert (told["strength"], told["roll"]) == (shown.strength.total, shown.outcomes[4].roll)
    assert told["hits"] == shown.outcomes[4].hits


def test_a_preview_is_what_all_pairs_of_dice_come_to() -> None:
    """Dice that give the same hits are tried once, and count as often as they fall."""
    shown = duel().match.query("battle", "5108", "now").stages[0].fires
    lost: dict[str, list[int]] = {"us_cv_essex": [], "jp_air_24af": []}
    for mine, theirs in product(range(10), repeat=2):
        fought = duel().rolls(mine, theirs).let_pass()
        hit = [event.args["unit"] for event in (*fought.events("reduced"), *fought.events("destroyed"))]
        for unit, steps in lost.items():
            steps.append(hit.count(unit))
    for fire, unit in zip(shown, ("jp_air_24af", "us_cv_essex"), strict=True):
        steps = lost[unit]
        assert fire.steps_chances == tuple(steps.count(n) / 100 for n in range(max(steps) + 1))


# 4.1, 13, 16 The war


def test_the_will_that_is_foretold_is_the_will_that_comes() -> None:
    for seed in (2, 3):
        for match in positions("campaign_1943", seed, 200, 50):
            foretold = match.query("will").after.total
            state: Any = match.state.clone()
            state.stack = []
            state.offensive = None
            for step in POLITICS[:2] + POLITICS[-1:]:
                step.run(state)
            assert foretold == max(0, min(10, state.will))


def test_the_report_says_what_comes_and_how_likely_the_submarines_succeed() -> None:
    pacific = Pacific("us_hq_cpac@5808").allies("5808").turn(7)
    pacific.state.due[UNIT["us_cv_essex"]] = 8
    pacific.put("us_cv_essex@track")
    answer = pacific.match.query("report")
    assert answer.turn == 8
    assert [(arrival.unit, arrival.turn) for arrival in answer.arrivals] == [("us_cv_essex", 8)]
    assert "5808" in answer.arrivals[0].places
    assert answer.submarines_chance == pytest.approx(0.9)


def test_the_offensive_is_a_list_of_its_steps() -> None:
    pacific = Pacific("us_hq_cpac@5808 us_cv_essex@5808 us_cv_wasp@5808").allies("5808")
    pacific.offensive("allies", "us_hq_cpac")
    steps = pacific.match.query("offensive").steps
    assert len(steps) == 14
    assert [step.state for step in steps[:3]] == ["now", "coming", "coming"]
    pacific.activate("us_cv_essex")
    steps = pacific.match.query("offensive").steps
    assert [step.state for step in steps[:3]] == ["done", "now", "coming"]
    assert steps[0].remark.args["count"] == 1


def test_points_come_with_every_line_and_level() -> None:
    for match in positions("south_pacific", 1, 100, 50):
        answer = match.query("points")
        assert answer.total == sum(line.amount for line in answer.lines)
        assert sum(level.now for level in answer.levels) == 1


def test_no_verb_is_refused_without_a_reason() -> None:
    """«Why can't I?» has an answer for every verb, whatever is asked."""
    random = Random(2)
    for match in positions("campaign_1942", 8, 200, 20):
        for verb in VERBS:
            choice = verb(*(random.randrange(len(kind.ids)) for kind in verb.kinds)) if verb.kinds else verb()
            assert choice in match.options() or match.why_not(choice) is not None, choice


# Distances


def test_a_distance_names_each_way_and_what_closes_it() -> None:
    units = "jp_hq_south_seas@4017 jp_air_24af@4017 us_hq_swpac@3727"
    pacific = Pacific(units).japan("4017").allies("3727")
    ways = {way.way: way for way in pacific.match.query("distance", "4828", "4017", seat="allies").ways}
    assert ways["air"].cost == 15
    assert (ways["sea"].path[0], ways["sea"].path[-1]) == ("4828", "4017")
    assert {barrier.why for barrier in ways["sea"].closed} == {"closed-zone"}
    assert ways["sea"].around == -1, "all waters around Truk are watched"
    assert ways["land"].cost == -1


def test_a_march_is_measured_in_movement_points() -> None:
    pacific = Pacific("cw_corps_15@1905 jp_army_15@2006").allies("1905")
    ways = {way.way: way for way in pacific.match.query("distance", "1905", "2005", seat="allies").ways}
    reach = pacific.match.query("reach", 3, "cw_corps_15")
    by_land = next(way for way in reach.ways if way.way == "ground")
    near = next(space for space in by_land.spaces if space.space == "2005")
    assert ways["land"].cost == near.cost / 2
