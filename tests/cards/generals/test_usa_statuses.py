"""USA: statuses."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position

# Aircraft Carriers


def fleet_action(status: str = "usa_aircraft_carriers", **pieces: str) -> Table:
    pieces = {"usa": "eastern_united_states north_atlantic", "germany": "germany north_sea"} | pieces
    return position("usa", hand="usa_sea_battle", status=status, **pieces).play("usa_sea_battle")


@effect("usa_aircraft_carriers")
def test_aircraft_carriers_build_a_navy_in_the_battled_sea() -> None:
    table = fleet_action().do("battle north_sea germany").use("usa_aircraft_carriers")
    assert table.milled("usa") == 1
    assert table.offered("build") == ["build navy north_sea usa"]
    table.do("build navy north_sea usa")
    assert table.over
    assert table.at("north_sea") == {"usa"}


@no_effect("usa_aircraft_carriers")
def test_aircraft_carriers_need_an_army_beside_the_sea() -> None:
    table = fleet_action(uk="india").do("battle north_sea germany")
    assert table.over
    assert table.at("north_sea") == set()


@no_effect("usa_aircraft_carriers")
def test_aircraft_carriers_stay_away_while_an_enemy_navy_is_left() -> None:
    table = fleet_action(italy="italy north_sea").do("battle north_sea germany")
    assert table.over
    assert table.at("north_sea") == {"italy"}


@no_effect("usa_aircraft_carriers")
def test_aircraft_carriers_do_not_follow_a_land_battle() -> None:
    table = position("usa", hand="usa_land_battle", status="usa_aircraft_carriers", japan="japan canada")
    assert table.play("usa_land_battle", "battle canada japan").over


# American Volunteer Group


def volunteers(turn: str = "usa", **rest: str) -> Table:
    return position(turn, status="usa_american_volunteer_group", **rest)


@effect("usa_american_volunteer_group")
def test_the_volunteers_build_in_szechuan_and_are_supplied_there() -> None:
    table = volunteers(hand="usa_build_army usa_magic")
    table.play("usa_build_army", "build army szechuan usa")
    assert table.unsupplied("usa") == set()
    assert table.end_play().points("score.sources") == 2 + 2


@effect("usa_american_volunteer_group")
def test_szechuan_is_worth_two_points_even_when_shared() -> None:
    pieces = {"usa": "eastern_united_states szechuan", "uk": "united_kingdom szechuan"}
    table = volunteers(hand="usa_build_army usa_magic", **pieces)
    assert table.skip_play().points("score.sources") == 2 + 2


@no_effect("usa_american_volunteer_group")
def test_szechuan_gives_the_british_and_the_soviets_nothing() -> None:
    table = volunteers("ussr", hand="ussr_build_army ussr_sea_battle", ussr="szechuan", usa="szechuan")
    assert table.unsupplied("ussr") == {"szechuan"}
    assert table.skip_play().points("score.sources") == 0


@no_effect("usa_american_volunteer_group")
def test_no_volunteers_go_where_the_japanese_are() -> None:
    table = volunteers(hand="usa_build_army", japan="japan szechuan")
    assert not table.play("usa_build_army").offers("build army szechuan")


# Amphibious Landings


def landing(status: str = "usa_amphibious_landings", **pieces: str) -> Table:
    fleet = "eastern_united_states north_atlantic north_sea"
    pieces = {"usa": fleet, "germany": "germany western_europe"} | pieces
    return position("usa", hand="usa_land_battle", status=status, **pieces).play("usa_land_battle")


@effect("usa_amphibious_landings")
def test_an_amphibious_landing_builds_an_army_in_the_battled_space() -> None:
    table = landing().do("battle western_europe germany").use("usa_amphibious_landings")
    assert table.milled("usa") == 1
    assert table.offered("build") == ["build army western_europe usa"]
    table.do("build army western_europe usa")
    assert table.over
    assert table.at("western_europe") == {"usa"}


@no_effect("usa_amphibious_landings")
def test_no_landing_without_a_supplied_navy_beside_the_battled_space() -> None:
    table = landing(usa="western_europe").do("battle germany germany")
    assert table.over
    assert table.where("usa") == {"western_europe"}


@no_effect("usa_amphibious_landings")
def test_no_landing_from_a_navy_out_of_supply() -> None:
    table = landing(usa="balkans ukraine baltic_sea", uk="iceland").do("battle germany germany")
    assert table.over


@no_effect("usa_amphibious_landings")
def test_one_battle_is_followed_by_one_landing() -> None:
    table = landing().do("battle western_europe germany").use("usa_amphibious_landings", "done")
    assert not table.may("use usa_amphibious_landings")


# Flexible Resources


@effect("usa_flexible_resources")
def test_flexible_resources_play_any_card_from_the_discard_pile() -> None:
    table = position(
        "usa",
        hand="usa_build_navy",
        status="usa_flexible_resources",
        discard="usa_radar usa_build_army",
        deck="usa_magic usa_magic usa_magic usa_land_battle usa_land_battle",
        japan="japan canada",
    )
    table.use("usa_flexible_resources")
    assert table.milled("usa") == 4
    cards = ["build_army", "land_battle", "magic", "radar"]
    assert table.offered("play") == [f"play usa_{card}" for card in cards]
    table.do("play usa_land_battle", "battle canada japan")
    assert table.over
    assert table.where("japan") == {"japan"}
    assert table.hand("usa") == ["usa_build_navy"]


@effect("usa_flexible_resources")
def test_flexible_resources_bring_back_a_status() -> None:
    table = position(
        "usa", hand="usa_build_navy", status="usa_flexible_resources", discard="usa_radar", deck="usa_magic"
    )
    table.use("usa_flexible_resources").do("play usa_radar")
    assert table.over
    assert table.statuses("usa") == ("usa_flexible_resources", "usa_radar")
    # The deck had one card, the hand one more; the other two cost points.
    assert table.score == (0, -2)


@no_effect("usa_flexible_resources")
def test_flexible_resources_may_play_nothing() -> None:
    table = position("usa", status="usa_flexible_resources", empty_deck="usa")
    table.use("usa_flexible_resources")
    assert table.over
    assert table.score == (0, -4)


@no_effect("usa_flexible_resources")
def test_flexible_resources_are_no_second_card_play() -> None:
    table = position("usa", hand="usa_build_army", status="usa_flexible_resources", discard="usa_radar")
    table.play("usa_build_army", "build army canada usa")
    assert not table.may("use usa_flexible_resources")


# Flying Fortresses


@effect("usa_flying_fortresses")
@pytest.mark.parametrize(
    ("card", "milled"), [("usa_bombers", 5), ("usa_heavy_bombers", 6), ("usa_firestorm_bombers", 8)]
)
def test_flying_fortresses_mill_one_card_more(card: str, milled: int) -> None:
    table = position("usa", hand=card, status="usa_flying_fortresses", usa="western_europe")
    assert table.play(card, "target germany").milled("germany") == milled


@no_effect("usa_flying_fortresses")
def test_flying_fortresses_do_not_help_bomber_command() -> None:
    table = position("uk", hand="uk_bomber_command", status="usa_flying_fortresses")
    assert table.play("uk_bomber_command", "target germany").milled("germany") == 4


# Radar


def raid(*response: str, **pieces: str) -> Table:
    pieces = {"usa": "hawaii east_pacific north_pacific", "japan": "japan sea_of_japan"} | pieces
    return position(
        "japan", hand="japan_sea_battle", status="usa_radar", response=" ".join(response), **pieces
    ).play("japan_sea_battle")


@effect("usa_radar")
def test_radar_saves_a_supplied_navy_for_three_cards() -> None:
    table = raid().do("battle north_pacific usa")
    assert table.seat == "usa"
    table.use("usa_radar")
    assert table.over
    assert "north_pacific" in table.where("usa")
    assert table.milled("usa") == 3


@effect("usa_radar")
def test_radar_must_be_paid_for_again_at_the_next_attack() -> None:
    table = raid("japan_surprise_attack").do("battle north_pacific usa").use("usa_radar")
    table.use("japan_surprise_attack", "battle north_pacific usa").use("usa_radar").finish()
    assert "north_pacific" in table.where("usa")
    assert table.milled("usa") == 6


@no_effect("usa_radar")
def test_without_paying_again_the_navy_is_lost() -> None:
    table = raid("japan_surprise_attack").do("battle north_pacific usa").use("usa_radar")
    table.use("japan_surprise_attack", "battle north_pacific usa").finish()
    assert "north_pacific" not in table.where("usa")
    assert table.milled("usa") == 3


@effect("usa_radar")
def test_radar_saves_a_navy_from_an_elimination() -> None:
    pieces = {"japan": "japan sea_of_japan china", "usa": "australia south_china_sea"}
    cards = {"hand": "japan_land_battle", "status": "usa_radar", "response": "japan_fall_of_singapore"}
    table = position("japan", **cards, **pieces).play("japan_land_battle", "battle southeast_asia")
    table.use("japan_fall_of_singapore", "eliminate south_china_sea usa").use("usa_radar").finish()
    assert table.where("usa") == {"australia", "south_china_sea"}


@no_effect("usa_radar")
def test_radar_does_not_save_a_navy_out_of_supply() -> None:
    table = raid(usa="eastern_united_states north_pacific").do("battle north_pacific usa")
    assert table.over
    assert table.where("usa") == {"eastern_united_states"}


@no_effect("usa_radar")
def test_radar_does_not_save_an_army() -> None:
    pieces = {"japan": "japan sea_of_japan vladivostok north_pacific", "usa": "hawaii"}
    table = position("japan", hand="japan_land_battle", status="usa_radar", **pieces)
    assert table.play("japan_land_battle", "battle hawaii usa").over
    assert table.where("usa") == set()


@no_effect("usa_radar")
def test_radar_does_not_save_a_british_navy() -> None:
    table = raid(usa="hawaii", uk="australia south_china_sea").do("battle south_china_sea uk")
    assert table.over
    assert table.where("uk") == {"australia"}


# Rosie the Riveter


def rosie(hand: str, **rest: str) -> Table:
    """The first card of the hand was discarded instead of played."""
    table = position("usa", hand=hand, status="usa_rosie_the_riveter", **rest)
    return table.choose(f"discard {hand.split()[0]}").end_play()


@effect("usa_rosie_the_riveter")
def test_rosie_puts_two_hand_cards_under_the_deck() -> None:
    table = rosie("usa_sea_battle usa_build_army usa_magic usa_land_battle", deck="usa_bombers")
    table.do("bottom usa_magic", "bottom usa_land_battle")
    assert not table.offers("bottom")
    assert table.deck_order("usa") == ["usa_bombers", "usa_magic", "usa_land_battle"]
    assert table.hand("usa") == ["usa_build_army"]


@effect("usa_rosie_the_riveter")
def test_rosie_leaves_the_ordinary_discard_possible() -> None:
    table = rosie("usa_land_battle usa_build_army usa_magic", deck="usa_bombers")
    table.do("discard usa_magic", "bottom usa_build_army")
    assert table.pile("usa") == ["usa_land_battle", "usa_magic"]


@no_effect("usa_rosie_the_riveter")
def test_rosie_works_for_the_usa_only() -> None:
    table = position("uk", hand="uk_enigma uk_raf", status="usa_rosie_the_riveter").skip_play()
    assert table.seat == "uk"
    assert not table.offers("bottom")


@no_effect("usa_rosie_the_riveter")
def test_rosie_moves_no_third_card() -> None:
    table = rosie("usa_build_army usa_build_army usa_build_army usa_build_army")
    table.do("bottom usa_build_army", "bottom usa_build_army")
    assert table.hand("usa") == ["usa_build_army"]
    assert not table.offers("bottom")


# Superior Shipyards and Wartime Production


by_factory = pytest.mark.parametrize(
    ("card", "kind", "first", "second"),
    [
        ("usa_superior_shipyards", "navy", "north_atlantic", "north_sea"),
        ("usa_wartime_production", "army", "canada", "pacific_northwest"),
    ],
)


def factory(card: str, kind: str, space: str) -> Table:
    """The United States build a piece there with the status on the table."""
    table = position("usa", hand=f"usa_build_{kind}", status=card)
    return table.play(f"usa_build_{kind}", f"build {kind} {space} usa")


@effect("usa_superior_shipyards", "usa_wartime_production")
@by_factory
def test_the_factory_builds_one_piece_more(card: str, kind: str, first: str, second: str) -> None:
    table = factory(card, kind, first).use(card)
    assert table.milled("usa") == 1
    table.do(f"build {kind} {second} usa")
    assert table.over
    assert table.where("usa") == {"eastern_united_states", first, second}


@no_effect("usa_superior_shipyards", "usa_wartime_production")
@by_factory
def test_the_factory_builds_once_a_turn(card: str, kind: str, first: str, second: str) -> None:
    table = factory(card, kind, first).use(card, f"build {kind} {second} usa")
    assert not table.may(f"use {card}")


@no_effect("usa_superior_shipyards")
def test_superior_shipyards_do_not_follow_an_army() -> None:
    table = position("usa", hand="usa_build_army", status="usa_superior_shipyards")
    assert table.play("usa_build_army", "build army canada usa").over


@no_effect("usa_wartime_production")
def test_wartime_production_does_not_follow_a_navy_or_a_recruitment() -> None:
    navy = position("usa", hand="usa_build_navy", status="usa_wartime_production")
    assert navy.play("usa_build_navy", "build navy north_atlantic usa").over
    convoy = position("usa", hand="usa_murmansk_convoy", status="usa_wartime_production")
    assert not convoy.play("usa_murmansk_convoy", "recruit army russia ussr").may(
        "use usa_wartime_production"
    )
