"""What other programs that play this game were seen to get wrong."""

from __future__ import annotations

from typing import Any

import pytest

from cards.generals.position import Table, position
from quadrant.games.generals.components import NATIONS

BLITZ = "germany_blitzkrieg germany_bias_for_action germany_dive_bombers"


def blitz(space: str, **rest: str) -> Table:
    """Germany has won a battle against the Soviet army there, and built one by Blitzkrieg."""
    rest = {"germany": "germany eastern_europe"} | rest
    table = position("germany", hand="germany_land_battle", status=BLITZ, **rest)
    table.play("germany_land_battle", f"battle {space} ussr")
    return table.use("germany_blitzkrieg", f"build army {space} germany")


def test_blitzkrieg_and_bias_for_action_do_not_feed_each_other_for_ever() -> None:
    table = blitz("ukraine", ussr="ukraine russia kazakhstan moscow siberia")
    table.use("germany_bias_for_action", "battle russia ussr")
    table.use("germany_dive_bombers", "battle moscow ussr")
    assert table.over
    assert table.milled("germany") == 3
    assert table.where("germany") == {"germany", "eastern_europe", "ukraine"}
    assert table.where("ussr") == {"kazakhstan", "siberia"}


def test_a_build_by_blitzkrieg_may_set_off_bias_for_action_only_once() -> None:
    table = position("germany", hand="germany_build_army", status=BLITZ, ussr="moscow ukraine")
    table.play("germany_build_army", "build army eastern_europe germany")
    table.use("germany_bias_for_action", "battle ukraine ussr")
    table.use("germany_blitzkrieg", "build army ukraine germany")
    assert not table.may("use germany_bias_for_action")
    assert not table.may("use germany_blitzkrieg")


def test_no_chain_of_cards_brings_more_pieces_than_a_nation_has() -> None:
    six_armies = "germany eastern_europe balkans italy western_europe scandinavia"
    table = blitz("ukraine", germany=six_armies, ussr="moscow ukraine russia")
    table.use("germany_dive_bombers", "battle russia ussr")
    table.finish()
    view = table.match.view(None)
    assert len(table.where("germany")) == 7
    assert all(nation.armies_left >= 0 and nation.navies_left >= 0 for nation in view.nations)


def test_an_ally_cannot_recruit_from_an_empty_pool() -> None:
    armies = "germany eastern_europe russia western_europe scandinavia ukraine africa"
    table = position("italy", hand="italy_german_aid_in_greece", germany=armies)
    table.play("italy_german_aid_in_greece")
    assert table.seat == "germany", "only Germany may take a German army up"
    table.choose("done")
    assert table.over
    assert len(table.where("germany")) == 7


def test_a_nation_takes_its_own_piece_off_to_build_it_elsewhere() -> None:
    armies = "moscow ukraine russia siberia kazakhstan vladivostok mongolia"
    table = position("ussr", hand="ussr_build_army", ussr=armies).play("ussr_build_army")
    assert not table.offers("build")
    table.do("remove", "take_off mongolia ussr", "build army balkans ussr")
    assert table.over
    assert table.where("ussr") == {*armies.split(), "balkans"} - {"mongolia"}


def test_the_last_card_becomes_playable_when_a_piece_is_taken_off() -> None:
    table = position(
        "ussr", hand="ussr_build_navy", ussr="ukraine black_sea", germany="moscow", italy="balkans"
    )
    table.do("remove", "take_off black_sea ussr")
    assert table.offers("play ussr_build_navy")


def test_rasputitsa_is_asked_after_blitzkrieg_and_before_the_next_german_card() -> None:
    table = blitz("russia", ussr="moscow russia", response="ussr_rasputitsa")
    assert table.seat == "ussr"
    assert table.offers("use ussr_rasputitsa russia")


@pytest.mark.parametrize(("nation", "army"), [("germany", "hawaii"), ("italy", "pacific_northwest")])
def test_a_navy_is_in_supply_beside_any_army_of_its_camp(nation: str, army: str) -> None:
    fleet = "japan sea_of_japan north_pacific"
    table = position("japan", hand="japan_submarines_uk", japan=fleet, **{nation: army})
    assert table.unsupplied("japan") == set()


def test_a_navy_beside_an_enemy_army_alone_is_out_of_supply() -> None:
    table = position(
        "japan", hand="japan_submarines_uk", japan="japan sea_of_japan north_pacific", usa="hawaii"
    )
    assert table.unsupplied("japan") == {"north_pacific"}


def test_a_status_used_in_another_nations_turn_is_fresh_in_ones_own() -> None:
    hand = "uk_sea_battle uk_sea_battle uk_land_battle uk_land_battle uk_land_battle uk_land_battle"
    table = position(
        "usa",
        hand=f"usa_lend_lease {hand}",
        status="uk_royal_navy",
        uk="united_kingdom north_sea",
        empty_deck=" ".join(NATIONS),
    )
    table.play("usa_lend_lease", "play uk_sea_battle", "battle north_atlantic").use("uk_royal_navy")
    table.until_turn_of("uk")
    table.play("uk_sea_battle", "battle north_atlantic")
    assert table.offers("use uk_royal_navy")


def test_after_round_twenty_a_tie_goes_to_the_axis() -> None:
    table = position("usa", hand="usa_magic", empty_deck=" ".join(NATIONS), usa="canada")
    state: Any = table.match.state
    state.round = 20
    table.play("usa_magic").finish().choose("go_on")
    result = table.match.result
    assert result is not None
    assert result.score == {"axis": 0, "coalition": 0}
    assert result.winner == "axis"
