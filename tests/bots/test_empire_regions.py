"""What Empire's staff knows of regions that follow their keys, and of zones that feed others."""

from __future__ import annotations

from games.empire.pacific import Pacific
from quadrant.bots.empire import places, worth
from quadrant.bots.empire.theatre import Theatre
from quadrant.games.empire.components import ALLIES, JAPAN, SPACE, UNIT

RABAUL, GUADALCANAL, KAVIENG = SPACE["4021"], SPACE["4423"], SPACE["4020"]
HQS = "us_hq_spac_ghormley@4828 jp_hq_south_seas@4017"


def south_pacific(units: str, *allied: str) -> Pacific:
    """These units and nobody else; the Allies hold these hexes besides their own."""
    return Pacific(f"{HQS} {units}", "south_pacific").allies(*allied).put("")


def test_mandates_go_back_to_who_holds_both_keys() -> None:
    both = south_pacific("us_div_1m@4020", "4020").state
    assert worth.reverting(both, ALLIES) >> KAVIENG & 1
    one = south_pacific("us_div_1m@4020", "4020", "4423").state
    assert not worth.reverting(one, ALLIES)
    assert not worth.reverting(one, JAPAN)


def leaving_kavieng(garrison: str) -> tuple[float, float]:
    """What it costs that the marines leave Kavieng, and what the hex is worth to Japan."""
    pacific = south_pacific(f"us_div_1m@4020 {garrison}", "4020").offensive("allies", "us_hq_spac_ghormley")
    theatre = Theatre(pacific.state, ALLIES, 1 << UNIT["us_div_1m"])
    return theatre.left_open(UNIT["us_div_1m"]), places.stakes(pacific.state, ALLIES)[KAVIENG]


def test_a_garrison_that_leaves_such_a_hex_loses_it_for_sure() -> None:
    cost, stake = leaving_kavieng("us_ca_northampton@4828")
    assert cost == stake
    cost, stake = leaving_kavieng("us_div_2m@4020 us_ca_northampton@4828")
    assert cost < stake / 2


def test_a_key_is_worth_what_follows_it() -> None:
    """The last key brings the rest of the mandates; a garrison there keeps its hex from following."""
    free = worth.aims(south_pacific("jp_army_17@4021", "4423").state, ALLIES)[RABAUL]
    held = worth.aims(south_pacific("jp_army_17@4021 jp_army_18@4020", "4423").state, ALLIES)[RABAUL]
    first = worth.aims(south_pacific("jp_army_17@4021").state, ALLIES)[RABAUL]
    assert free > held
    assert free > first


def test_a_key_frees_what_would_go_back() -> None:
    """Nobody holds Kavieng: without Guadalcanal it is lost again at the end of the turn."""
    lost = worth.aims(south_pacific("", "4020").state, ALLIES)[GUADALCANAL]
    kept = worth.aims(south_pacific("us_div_1m@4020", "4020").state, ALLIES)[GUADALCANAL]
    assert lost > kept


def test_a_flyer_goes_where_its_zone_opens_the_line_of_others() -> None:
    """Planes at 4222 cut Guadalcanal off; with planes of its own there it is fed again."""
    pacific = south_pacific("us_div_1m@4423 us_air_1maw@4825 jp_air_25af@4222 jp_army_17@4222", "4423")
    state, marines, planes = pacific.state, UNIT["us_div_1m"], UNIT["us_air_1maw"]
    assert (marines, GUADALCANAL) in places.hungry(state, ALLIES)
    brings, fed = places.relief(state, planes, GUADALCANAL)
    assert brings > 0
    assert fed
    away, here = (places.fitness(state, planes, SPACE[id]) for id in ("4825", "4423"))
    assert here > away


def test_a_flyer_that_feeds_others_is_missed() -> None:
    pacific = south_pacific("us_div_1m@4423 us_air_1maw@4423 jp_air_25af@4222 jp_army_17@4222", "4423")
    assert not places.hungry(pacific.state, ALLIES)
    assert places.relief(pacific.state, UNIT["us_air_1maw"], GUADALCANAL)[0] > 0
