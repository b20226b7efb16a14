"""Italy: events."""

from __future__ import annotations

from cards.generals.position import effect, no_effect, position

# Afrika Korps


@effect("italy_afrika_korps")
def test_the_afrika_korps_brings_a_german_army_and_a_german_navy() -> None:
    table = position("italy", hand="italy_afrika_korps")
    table.play("italy_afrika_korps")
    assert table.seat == "italy"
    table.do("recruit army north_africa germany", "recruit navy mediterranean_sea germany")
    assert table.over
    assert table.where("germany") == {"germany", "north_africa", "mediterranean_sea"}
    assert table.where("italy") == {"italy"}


@effect("italy_afrika_korps")
def test_the_afrika_korps_may_send_its_navy_first_and_alone() -> None:
    table = position("italy", hand="italy_afrika_korps")
    table.play("italy_afrika_korps", "recruit navy mediterranean_sea germany", "done")
    assert table.over
    assert table.where("germany") == {"germany", "mediterranean_sea"}


@no_effect("italy_afrika_korps")
def test_the_afrika_korps_finds_no_room_among_the_british() -> None:
    table = position("italy", hand="italy_afrika_korps", uk="north_africa mediterranean_sea")
    assert table.play("italy_afrika_korps").over
    assert table.where("germany") == {"germany"}


@no_effect("italy_afrika_korps")
def test_the_afrika_korps_takes_from_the_german_pieces_left() -> None:
    all_ten = "germany balkans italy scandinavia africa ukraine russia north_sea baltic_sea black_sea"
    table = position("italy", hand="italy_afrika_korps", germany=all_ten)
    assert table.play("italy_afrika_korps").seat == "germany"
    assert table.choose("done").seat == "germany", "asked for an army, and for a navy"
    assert table.choose("take_off north_sea germany").seat == "italy"
    assert table.offered("recruit") == ["recruit navy mediterranean_sea germany"]
    assert table.finish().over
    assert len(table.where("germany")) == 9


# Division Azul


@effect("italy_division_azul")
def test_the_division_azul_takes_a_soviet_response_unseen() -> None:
    table = position("italy", hand="italy_division_azul", response="ussr_moscow ussr_leningrad")
    table.play("italy_division_azul")
    assert table.over
    assert len(table.responses("ussr")) == 1
    assert len(table.pile("ussr")) == 1
    assert table.top("ussr") is None
    assert {*table.responses("ussr"), *table.pile("ussr")} == {"ussr_moscow", "ussr_leningrad"}


@effect("italy_division_azul")
def test_the_division_azul_takes_either_response() -> None:
    taken = set()
    for seed in range(12):
        table = position("italy", hand="italy_division_azul", response="ussr_moscow ussr_leningrad")
        table.match.state.key = bytes([seed]) * 32
        taken.update(table.play("italy_division_azul").pile("ussr"))
    assert taken == {"ussr_moscow", "ussr_leningrad"}


@no_effect("italy_division_azul")
def test_the_division_azul_takes_neither_statuses_nor_responses_of_others() -> None:
    table = position(
        "italy", hand="italy_division_azul", status="ussr_guards", response="uk_raf", ussr="moscow"
    )
    table.play("italy_division_azul")
    assert table.over
    assert table.statuses("ussr") == ("ussr_guards",)
    assert table.responses("uk") == ["uk_raf"]


# German Aid in Greece


@effect("italy_german_aid_in_greece")
def test_german_aid_in_greece_drives_an_army_out_and_brings_a_german_one() -> None:
    table = position("italy", hand="italy_german_aid_in_greece", uk="united_kingdom balkans")
    table.play("italy_german_aid_in_greece", "eliminate balkans uk", "recruit army balkans germany")
    assert table.over
    assert table.at("balkans") == {"germany"}


@effect("italy_german_aid_in_greece")
def test_german_aid_comes_to_an_empty_greece_too() -> None:
    table = position("italy", hand="italy_german_aid_in_greece")
    table.play("italy_german_aid_in_greece", "recruit army balkans germany")
    assert table.at("balkans") == {"germany"}


@no_effect("italy_german_aid_in_greece")
def test_german_aid_drives_out_one_army_only() -> None:
    table = position("italy", hand="italy_german_aid_in_greece", uk="balkans", ussr="balkans moscow")
    table.play("italy_german_aid_in_greece", "eliminate balkans uk")
    assert table.over
    assert table.at("balkans") == {"ussr"}


# German Reinforcements


@effect("italy_german_reinforcements")
def test_german_reinforcements_eliminate_an_army_in_italy() -> None:
    table = position("italy", hand="italy_german_reinforcements", italy="", usa="italy", uk="italy")
    table.play("italy_german_reinforcements", "eliminate italy usa")
    assert table.over
    assert table.at("italy") == {"uk"}


@no_effect("italy_german_reinforcements")
def test_german_reinforcements_find_nobody_outside_italy() -> None:
    table = position("italy", hand="italy_german_reinforcements", usa="western_europe")
    assert table.play("italy_german_reinforcements").over
    assert table.where("usa") == {"western_europe"}


# Italian East Africa


@effect("italy_italian_east_africa")
def test_italian_east_africa_recruits_an_army_and_a_navy() -> None:
    table = position("italy", hand="italy_italian_east_africa", italy="")
    table.play(
        "italy_italian_east_africa", "recruit navy bay_of_bengal italy", "recruit army north_africa italy"
    )
    assert table.over
    assert table.where("italy") == {"bay_of_bengal", "north_africa"}


@no_effect("italy_italian_east_africa")
def test_italian_east_africa_is_lost_to_enemies_already_there() -> None:
    table = position("italy", hand="italy_italian_east_africa", uk="north_africa bay_of_bengal")
    assert table.play("italy_italian_east_africa").over
    assert table.where("italy") == {"italy"}


@no_effect("italy_italian_east_africa")
def test_what_was_recruited_out_of_supply_leaves_in_the_supply_phase() -> None:
    table = position("italy", hand="italy_italian_east_africa italy_plunder")
    table.play("italy_italian_east_africa", "recruit army north_africa italy", "done").end_play()
    assert table.where("italy") == {"italy"}


# Italy Attacks the Communists


@effect("italy_attacks_communists")
def test_italy_builds_in_ukraine_and_from_there_in_russia() -> None:
    table = position("italy", hand="italy_attacks_communists", italy="italy balkans")
    table.play("italy_attacks_communists")
    assert table.spaces("build") == {"ukraine"}
    table.do("build army ukraine italy", "build army russia italy")
    assert table.over
    assert table.where("italy") == {"italy", "balkans", "ukraine", "russia"}


@effect("italy_attacks_communists")
def test_italy_may_build_in_russia_first() -> None:
    table = position("italy", hand="italy_attacks_communists", italy="germany eastern_europe")
    table.play("italy_attacks_communists", "build army russia italy")
    assert table.spaces("build") == {"ukraine"}


@no_effect("italy_attacks_communists")
def test_italy_far_from_the_communists_builds_nothing() -> None:
    table = position("italy", hand="italy_attacks_communists")
    assert table.play("italy_attacks_communists").over
    assert table.where("italy") == {"italy"}


@no_effect("italy_attacks_communists")
def test_rasputitsa_stops_the_italian_army_in_ukraine_and_with_it_the_next() -> None:
    table = position(
        "italy", hand="italy_attacks_communists", italy="italy balkans", response="ussr_rasputitsa"
    )
    table.play("italy_attacks_communists", "build army ukraine italy")
    table.use("ussr_rasputitsa", "eliminate ukraine italy")
    assert table.over
    assert table.where("italy") == {"italy", "balkans"}


# Plunder


@effect("italy_plunder")
def test_italian_plunder_scores_for_armies_and_navies_abroad() -> None:
    table = position("italy", hand="italy_plunder", italy="italy balkans mediterranean_sea black_sea")
    assert table.play("italy_plunder").over
    assert table.score == (3, 0)


@no_effect("italy_plunder")
def test_italian_plunder_counts_neither_the_army_at_home_nor_germans() -> None:
    table = position("italy", hand="italy_plunder", germany="germany balkans mediterranean_sea")
    assert table.play("italy_plunder").score == (0, 0)
