"""The types of cards."""

from __future__ import annotations

from games.generals.positions import attack_on_ukraine, board
from quadrant.testing import rule

# Build Army


@rule("type.build_army")
def test_an_army_is_built_next_to_a_supplied_army() -> None:
    table = board("germany", germany="germany eastern_europe", hand="germany_build_army")
    table.play("germany_build_army")
    assert table.spaces("build army") == {"western_europe", "balkans", "italy", "ukraine", "russia"}


@rule("type.build_army")
def test_an_army_is_built_next_to_a_supplied_navy() -> None:
    table = board("uk", uk="united_kingdom north_sea", hand="uk_build_army").play("uk_build_army")
    assert table.spaces("build army") == {"iceland", "western_europe", "scandinavia", "north_africa"}


@rule("type.build_army")
def test_no_army_is_built_next_to_an_unsupplied_piece() -> None:
    table = board("germany", germany="germany russia", hand="germany_build_army").play("germany_build_army")
    assert not {"scandinavia", "siberia"} & table.spaces("build army")
    assert table.forbids("build army scandinavia germany") == "type.build_army"


@rule("type.build_army")
def test_no_army_is_built_next_to_the_pieces_of_allies_only() -> None:
    table = board("germany", italy="italy balkans", hand="germany_build_army").play("germany_build_army")
    assert "ukraine" not in table.spaces("build army")


@rule("type.build_army")
def test_an_army_is_built_at_home_though_no_piece_is_near() -> None:
    table = board("ussr", ussr="", hand="ussr_build_army").play("ussr_build_army")
    assert table.spaces("build army") == {"moscow"}


@rule("type.build_army")
def test_no_army_is_built_at_home_beside_an_enemy_army() -> None:
    table = board("ussr", ussr="", germany="germany moscow", hand="ussr_build_army")
    assert not table.offers("play ussr_build_army")
    assert table.forbids("play ussr_build_army") == "type.build_army"


@rule("type.build_army")
def test_the_card_goes_on_top_of_the_discard_pile() -> None:
    table = board("germany", hand="germany_build_army")
    table.play("germany_build_army", "build army balkans germany")
    assert table.where("germany") == {"germany", "balkans"}
    assert table.top("germany") == "germany_build_army"


# Build Navy


@rule("type.build_navy")
def test_a_navy_is_built_next_to_a_supplied_piece() -> None:
    table = board("italy", hand="italy_build_navy").play("italy_build_navy")
    assert table.spaces("build navy") == {"mediterranean_sea"}
    fleet = board("uk", uk="united_kingdom north_sea", usa="eastern_united_states", hand="uk_build_navy")
    assert "north_atlantic" in fleet.play("uk_build_navy").spaces("build navy")


@rule("type.build_navy")
def test_a_navy_is_not_built_where_it_would_be_out_of_supply() -> None:
    """The South Atlantic is next to the navy in the North Sea, but no army of the camp stands beside it."""
    table = board("uk", uk="united_kingdom north_sea", hand="uk_build_navy").play("uk_build_navy")
    assert "south_atlantic" not in table.spaces("build navy")
    assert table.forbids("build navy south_atlantic uk") == "supply.navy"
    beside = board("uk", uk="united_kingdom north_sea", ussr="moscow africa", hand="uk_build_navy")
    assert "south_atlantic" in beside.play("uk_build_navy").spaces("build navy")


@rule("type.build_navy")
def test_a_navy_is_not_built_next_to_an_unsupplied_piece() -> None:
    table = board("italy", italy="italy north_africa", hand="italy_build_navy").play("italy_build_navy")
    assert table.spaces("build navy") == {"mediterranean_sea"}
    assert table.forbids("build navy north_sea italy") == "type.build_navy"


@rule("type.build_navy")
def test_there_is_no_navy_at_home_without_a_supplied_neighbour() -> None:
    table = board("japan", japan="", hand="japan_build_navy")
    assert not table.offers("play japan_build_navy")


# Battles


@rule("type.land_battle")
def test_a_land_battle_removes_an_enemy_army_next_to_a_supplied_army() -> None:
    table = attack_on_ukraine()
    assert table.where("ussr") == {"moscow"}
    assert table.where("germany") == {"germany", "eastern_europe"}
    assert table.top("germany") == "germany_land_battle"


@rule("type.land_battle")
def test_a_supplied_navy_attacks_on_land_as_well() -> None:
    table = board(
        "uk", uk="united_kingdom north_sea", germany="germany western_europe", hand="uk_land_battle"
    )
    table.play("uk_land_battle", "battle western_europe germany")
    assert table.where("germany") == {"germany"}


@rule("type.land_battle")
def test_an_unsupplied_piece_does_not_attack_on_land() -> None:
    table = board("germany", germany="germany russia", ussr="moscow", hand="germany_land_battle")
    table.play("germany_land_battle")
    assert "moscow" not in table.spaces("battle")
    assert table.forbids("battle moscow ussr") == "type.land_battle"


@rule("type.land_battle")
def test_a_land_battle_is_fought_on_land() -> None:
    table = board("uk", uk="united_kingdom north_sea", germany="germany baltic_sea", hand="uk_land_battle")
    assert "baltic_sea" not in table.play("uk_land_battle").spaces("battle")
    assert table.forbids("battle baltic_sea germany") == "type.land_battle"


@rule("type.land_battle")
def test_of_two_enemies_in_a_space_the_attacker_picks_one() -> None:
    table = board("ussr", germany="germany ukraine", italy="italy ukraine", hand="ussr_land_battle")
    table.play("ussr_land_battle", "battle ukraine italy")
    assert table.at("ukraine") == {"germany"}


@rule("type.sea_battle")
def test_a_sea_battle_removes_an_enemy_navy_next_to_a_supplied_piece() -> None:
    table = board(
        "germany", germany="germany western_europe", uk="united_kingdom north_sea", hand="germany_sea_battle"
    )
    table.play("germany_sea_battle", "battle north_sea uk")
    assert table.where("uk") == {"united_kingdom"}
    assert table.top("germany") == "germany_sea_battle"


@rule("type.sea_battle")
def test_an_unsupplied_piece_does_not_attack_at_sea() -> None:
    table = board(
        "germany", germany="germany scandinavia", uk="united_kingdom north_sea", hand="germany_sea_battle"
    )
    table.play("germany_sea_battle")
    assert table.spaces("battle") == {"baltic_sea"}
    assert table.forbids("battle north_sea uk") == "type.sea_battle"


@rule("type.sea_battle")
def test_a_sea_battle_is_fought_at_sea() -> None:
    table = board("germany", ussr="moscow balkans", hand="germany_sea_battle").play("germany_sea_battle")
    assert table.forbids("battle balkans ussr") == "type.sea_battle"
    assert not table.offers("battle balkans")


DIVE = "germany_dive_bombers"


@rule("type.battle_space")
def test_next_to_means_next_to_the_attacked_space() -> None:
    """Germany attacks Ukraine: Russia is next to it, Western Europe only next to a German army."""
    table = attack_on_ukraine(
        germany="germany balkans eastern_europe", ussr="moscow russia ukraine", status=DIVE
    )
    table.use(DIVE)
    assert "russia" in table.spaces("battle")
    assert "western_europe" not in table.spaces("battle"), "next to the attacker only"


@rule("type.battle_space")
def test_the_further_battle_still_needs_a_supplied_piece_beside_it() -> None:
    table = attack_on_ukraine(germany="germany balkans", ussr="moscow russia ukraine", status=DIVE).use(DIVE)
    assert table.spaces("battle") == {"ukraine", "eastern_europe"}
    assert table.forbids("battle moscow ussr") == "type.land_battle"


# Events, statuses, responses, economic warfare


@rule("type.event")
def test_an_event_goes_on_top_of_the_pile_and_does_what_it_says() -> None:
    table = board("uk", hand="uk_increased_commonwealth_support")
    table.play("uk_increased_commonwealth_support", "recruit army india uk")
    assert table.where("uk") == {"united_kingdom", "india"}
    assert table.top("uk") == "uk_increased_commonwealth_support"
    assert table.over


@rule("type.status")
def test_a_status_is_laid_face_up_and_takes_the_play_phase() -> None:
    table = board("germany", hand="germany_blitzkrieg germany_land_battle").play("germany_blitzkrieg")
    assert table.over
    assert table.statuses("germany") == ("germany_blitzkrieg",)
    assert table.top("germany") is None


@rule("type.status")
def test_a_status_stays_and_can_be_used_turn_after_turn() -> None:
    table = attack_on_ukraine(status="germany_blitzkrieg")
    table.use("germany_blitzkrieg", "build army ukraine germany")
    table.end_turn()
    assert table.statuses("germany") == ("germany_blitzkrieg",)


@rule("type.status")
def test_nobody_has_to_use_a_status() -> None:
    table = attack_on_ukraine(status="germany_blitzkrieg")
    assert table.offers("pass")
    table.choose("pass")
    assert table.over
    assert table.milled("germany") == 0


@rule("type.status")
def test_a_status_in_hand_cannot_be_used() -> None:
    assert attack_on_ukraine(hand="germany_blitzkrieg").over


@rule("type.response")
def test_a_response_is_laid_face_down_and_takes_the_play_phase() -> None:
    table = board("ussr", hand="ussr_stalingrad ussr_land_battle").play("ussr_stalingrad")
    assert table.over
    assert table.responses("ussr") == ["ussr_stalingrad"]
    assert table.statuses("ussr") == ()
    assert table.top("ussr") is None


@rule("type.response")
def test_a_response_is_not_used_straight_from_hand() -> None:
    table = attack_on_ukraine(hand="ussr_stalingrad")
    assert table.where("ussr") == {"moscow"}
    asked = attack_on_ukraine(hand="ussr_stalingrad", response="ussr_leningrad")
    assert asked.seat == "ussr"
    assert not asked.offers("use ussr_stalingrad")
    assert asked.forbids("use ussr_stalingrad") == "type.response"


@rule("type.response")
def test_nor_is_one_that_answers_a_build() -> None:
    """Rasputitsa in hand does not answer the German army in Ukraine, though the Soviet Union is asked."""
    cards = {"hand": "germany_build_army ussr_rasputitsa", "response": "ussr_leningrad"}
    table = board("germany", germany="germany eastern_europe", **cards)
    table.play("germany_build_army", "build army ukraine germany")
    assert table.seat == "ussr"
    assert not table.offers("use ussr_rasputitsa")


@rule("type.response")
def test_a_used_response_goes_on_top_of_the_pile() -> None:
    table = attack_on_ukraine(response="ussr_stalingrad").use("ussr_stalingrad")
    assert table.where("ussr") == {"moscow", "ukraine"}
    assert table.top("ussr") == "ussr_stalingrad"
    assert table.responses("ussr") == []


@rule("type.response")
def test_a_response_can_be_used_in_the_turn_it_was_played() -> None:
    """Truk is laid down in Japan's play phase and keeps its navies in supply in the same turn."""
    table = board("japan", japan="japan central_pacific", hand="japan_truk japan_build_army")
    assert table.unsupplied("japan") == {"central_pacific"}
    table.play("japan_truk").choose("anytime japan_truk")
    assert not table.unsupplied("japan")
    assert table.top("japan") == "japan_truk"
    table.end_turn()
    assert table.where("japan") == {"japan", "central_pacific"}


@rule("type.economic_warfare")
def test_economic_warfare_makes_an_opponent_discard() -> None:
    table = board("uk", hand="uk_bomber_command").play("uk_bomber_command", "target germany")
    assert table.milled("germany") == 4
    assert table.top("uk") == "uk_bomber_command"


@rule("type.economic_warfare")
def test_it_works_on_a_nation_that_has_lost_its_home() -> None:
    table = board("uk", hand="uk_bomber_command", germany="western_europe", ussr="moscow germany")
    assert table.nation("germany").home_lost
    assert table.play("uk_bomber_command", "target germany").milled("germany") == 4


@rule("type.economic_warfare")
def test_it_works_for_a_nation_that_has_lost_its_home() -> None:
    table = board("italy", hand="italy_decima_mas", italy="balkans", uk="united_kingdom italy")
    assert table.play("italy_decima_mas").milled("uk") == 1
    assert table.score == (1, 0)
