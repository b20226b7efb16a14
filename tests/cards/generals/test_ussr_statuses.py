"""USSR: statuses."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position

TWO = "ussr_sea_battle ussr_sea_battle"

# Defense of the Motherland


def mobilise(hand: str = TWO, status: str = "ussr_defense_of_the_motherland", **pieces: str) -> Table:
    table = position("ussr", hand=f"ussr_build_army {hand}", status=status, **pieces)
    return table.play("ussr_build_army")


@effect("ussr_defense_of_the_motherland")
def test_defense_of_the_motherland_builds_one_more_army_for_two_cards() -> None:
    table = mobilise().do("build army ukraine ussr").use("ussr_defense_of_the_motherland")
    assert table.hand("ussr") == []
    assert table.milled("ussr") == 0
    near = "russia siberia kazakhstan balkans eastern_europe middle_east"
    assert table.spaces("build") == set(near.split())
    table.do("build army balkans ussr")
    assert table.over
    assert table.where("ussr") == {"moscow", "ukraine", "balkans"}


@effect("ussr_defense_of_the_motherland")
def test_defense_of_the_motherland_also_follows_the_murmansk_convoy() -> None:
    table = position("usa", hand=f"usa_murmansk_convoy {TWO}", status="ussr_defense_of_the_motherland")
    table.play("usa_murmansk_convoy", "recruit army russia ussr", "build army ukraine ussr")
    table.use("ussr_defense_of_the_motherland", "build army siberia ussr")
    assert table.over
    assert table.where("ussr") == {"moscow", "russia", "ukraine", "siberia"}


@no_effect("ussr_defense_of_the_motherland")
def test_defense_of_the_motherland_builds_once_a_turn() -> None:
    table = mobilise(f"{TWO} {TWO}").do("build army ukraine ussr")
    table.use("ussr_defense_of_the_motherland", "build army russia ussr")
    assert not table.may("use ussr_defense_of_the_motherland")


@no_effect("ussr_defense_of_the_motherland")
def test_defense_of_the_motherland_does_not_follow_a_navy_or_a_recruitment() -> None:
    rest = {"status": "ussr_defense_of_the_motherland", "ussr": "moscow ukraine"}
    navy = position("ussr", hand=f"ussr_build_navy {TWO}", **rest)
    assert navy.play("ussr_build_navy", "build navy black_sea ussr").over
    recruits = position("ussr", hand=f"ussr_vasilevsky {TWO}", **rest)
    assert recruits.play("ussr_vasilevsky", "recruit army vladivostok ussr").over


@no_effect("ussr_defense_of_the_motherland")
def test_defense_of_the_motherland_builds_no_eighth_army() -> None:
    table = mobilise(ussr="moscow siberia mongolia kazakhstan vladivostok russia")
    table.do("build army ukraine ussr").use("ussr_defense_of_the_motherland")
    assert not table.offers("build")


# Frontal Assault


def assault(status: str = "ussr_frontal_assault", hand: str = TWO, **pieces: str) -> Table:
    pieces = {"ussr": "moscow ukraine", "germany": "germany eastern_europe balkans"} | pieces
    table = position("ussr", hand=f"ussr_land_battle {hand}", status=status, **pieces)
    return table.play("ussr_land_battle")


@effect("ussr_frontal_assault")
def test_the_frontal_assault_fights_again_next_to_the_battled_space() -> None:
    table = assault().do("battle eastern_europe germany").use("ussr_frontal_assault")
    assert table.hand("ussr") == []
    assert table.milled("ussr") == 0
    assert table.spaces("battle") == {"eastern_europe", "balkans", "russia"}
    table.do("battle balkans germany")
    assert table.over
    assert table.where("germany") == {"germany"}


@effect("ussr_frontal_assault")
def test_the_frontal_assault_fights_again_in_the_same_space() -> None:
    table = assault(italy="italy balkans").do("battle balkans germany")
    table.use("ussr_frontal_assault", "battle balkans italy")
    assert table.at("balkans") == set()


@no_effect("ussr_frontal_assault")
def test_the_frontal_assault_is_repeated_once_a_turn() -> None:
    table = assault(hand=f"{TWO} {TWO}").do("battle eastern_europe germany")
    table.use("ussr_frontal_assault", "battle balkans germany")
    assert not table.may("use ussr_frontal_assault")


@no_effect("ussr_frontal_assault")
def test_the_frontal_assault_does_not_reach_beyond_supplied_neighbours() -> None:
    table = assault().do("battle eastern_europe germany").use("ussr_frontal_assault")
    assert not table.offers("battle germany")


@no_effect("ussr_frontal_assault", "ussr_stavka_artillery")
def test_a_sea_battle_is_no_frontal_assault_and_needs_no_artillery() -> None:
    table = position(
        "ussr",
        hand=f"ussr_sea_battle {TWO}",
        status="ussr_frontal_assault ussr_stavka_artillery",
        ussr="moscow ukraine",
        germany="germany black_sea",
        italy="italy black_sea",
    )
    assert table.play("ussr_sea_battle", "battle black_sea germany").over


# Guards


@effect("ussr_guards")
def test_the_guards_play_a_build_army_from_the_discard_pile() -> None:
    table = position("ussr", hand=TWO, status="ussr_guards", discard="ussr_land_battle ussr_build_army")
    table.use("ussr_guards")
    assert table.hand("ussr") == []
    assert table.offered("play") == ["play ussr_build_army"]
    table.do("play ussr_build_army", "build army ukraine ussr")
    assert table.over
    assert table.where("ussr") == {"moscow", "ukraine"}
    assert table.milled("ussr") == 0


@no_effect("ussr_guards")
def test_the_guards_find_no_build_army_in_the_pile() -> None:
    table = position("ussr", hand=TWO, status="ussr_guards", discard="ussr_land_battle")
    assert table.use("ussr_guards").over
    assert table.where("ussr") == {"moscow"}


@no_effect("ussr_guards")
def test_the_guards_are_no_second_card_play() -> None:
    table = position("ussr", hand=f"ussr_mao_tse_tung {TWO}", status="ussr_guards", discard="ussr_build_army")
    assert not table.play("ussr_mao_tse_tung").may("use ussr_guards")


# Scorched Earth


@effect("ussr_scorched_earth")
@pytest.mark.parametrize("nation", ["germany", "italy"])
def test_scorched_earth_denies_supply_and_points_in_ukraine(nation: str) -> None:
    hand = f"{nation}_build_army {nation}_sea_battle"
    plain = position(nation, hand=hand, **{nation: f"{nation} ukraine"})
    burnt = position(nation, hand=hand, status="ussr_scorched_earth", **{nation: f"{nation} ukraine"})
    assert plain.unsupplied(nation) == set()
    assert burnt.unsupplied(nation) == {"ukraine"}
    assert plain.skip_play().points("score.sources") == 4
    assert burnt.skip_play().points("score.sources") == 2


@effect("ussr_scorched_earth")
def test_a_supplied_army_in_scorched_ukraine_stays_but_scores_nothing() -> None:
    hand, front = "germany_build_army germany_sea_battle", "germany eastern_europe ukraine"
    table = position("germany", hand=hand, status="ussr_scorched_earth", germany=front).skip_play()
    assert "ukraine" in table.where("germany")
    assert table.points("score.sources") == 2


@no_effect("ussr_scorched_earth")
@pytest.mark.parametrize("nation", ["ussr", "japan", "uk"])
def test_scorched_earth_does_not_hurt_anybody_else(nation: str) -> None:
    hand = f"{nation}_build_army {nation}_sea_battle"
    table = position(nation, hand=hand, status="ussr_scorched_earth", **{nation: "ukraine"})
    assert table.unsupplied(nation) == set()
    assert table.skip_play().points("score.sources") == 2


# Shvernik


def moscow_lost(ussr: str) -> Table:
    """The Soviet Union has Shvernik on the table, and Germany is in Moscow."""
    pieces = {"ussr": ussr, "germany": "germany moscow"}
    return position("ussr", hand="ussr_build_army ussr_sea_battle", status="ussr_shvernik", **pieces)


@effect("ussr_shvernik")
def test_shverniks_armies_survive_the_loss_of_moscow() -> None:
    table = moscow_lost("siberia vladivostok")
    assert table.unsupplied("ussr") == set()
    assert table.skip_play().where("ussr") == {"siberia", "vladivostok"}


@effect("ussr_shvernik")
def test_shverniks_armies_fight_and_build_where_they_stand() -> None:
    table = moscow_lost("siberia").play("ussr_build_army")
    assert table.spaces("build") == {"russia", "kazakhstan", "mongolia", "vladivostok"}


@no_effect("ussr_shvernik")
def test_shvernik_builds_nothing_far_from_moscow_and_from_armies() -> None:
    table = position("ussr", hand="ussr_build_army", status="ussr_shvernik", ussr="siberia")
    near = {"russia", "kazakhstan", "mongolia", "vladivostok"}
    assert table.play("ussr_build_army").spaces("build") == {"moscow"} | near


@no_effect("ussr_shvernik")
def test_shvernik_does_not_supply_the_navy() -> None:
    table = moscow_lost("russia baltic_sea")
    assert table.unsupplied("ussr") == {"baltic_sea"}
    assert table.skip_play().where("ussr") == {"russia"}


@no_effect("ussr_shvernik")
def test_shvernik_lets_no_navy_be_built_away_from_a_real_source() -> None:
    table = position("ussr", hand="ussr_build_navy", status="ussr_shvernik", ussr="russia", germany="moscow")
    assert not table.offers("play ussr_build_navy")


@no_effect("ussr_shvernik")
def test_shvernik_does_not_supply_a_british_army() -> None:
    table = position("uk", hand="uk_enigma", status="ussr_shvernik", uk="russia")
    assert table.unsupplied("uk") == {"russia"}


# Stavka Artillery


@effect("ussr_stavka_artillery")
def test_stavka_artillery_clears_the_battled_space() -> None:
    table = assault("ussr_stavka_artillery", italy="italy balkans", japan="japan balkans")
    table.do("battle balkans germany").use("ussr_stavka_artillery").finish()
    assert table.at("balkans") == set()
    assert table.milled("ussr") == 1


@effect("ussr_stavka_artillery")
def test_stavka_artillery_fires_at_every_battle_of_the_turn() -> None:
    both = "ussr_stavka_artillery ussr_frontal_assault"
    table = assault(both, italy="italy balkans eastern_europe").do("battle balkans germany")
    table.use("ussr_stavka_artillery")
    table.use("ussr_frontal_assault", "battle eastern_europe germany").use("ussr_stavka_artillery")
    assert table.over
    assert table.at("balkans") == table.at("eastern_europe") == set()
    assert table.milled("ussr") == 2


@no_effect("ussr_stavka_artillery")
def test_stavka_artillery_has_nothing_to_fire_at_in_an_empty_space() -> None:
    table = assault("ussr_stavka_artillery").do("battle balkans germany")
    assert table.over
    assert table.milled("ussr") == 0


@no_effect("ussr_stavka_artillery")
def test_stavka_artillery_respects_a_protected_army() -> None:
    pieces = {"germany": "germany italy", "ussr": "balkans ukraine moscow"}
    table = assault("ussr_stavka_artillery", response="italy_monte_cassino", **pieces)
    table.do("battle italy italy").use("ussr_stavka_artillery").use("italy_monte_cassino").finish()
    assert table.at("italy") == {"germany"}


@effect("ussr_stavka_artillery")
def test_stavka_artillery_leaves_room_for_romanian_reinforcements() -> None:
    pieces = {"germany": "germany balkans", "japan": "balkans"}
    table = assault("ussr_stavka_artillery", response="italy_romanian_reinforcements", **pieces)
    table.do("battle balkans japan").use("ussr_stavka_artillery")
    table.use("italy_romanian_reinforcements", "recruit army balkans italy")
    assert table.at("balkans") == {"italy"}


# Women Conscripts


@effect("ussr_women_conscripts")
def test_women_conscripts_return_a_build_army_to_the_top_of_the_deck() -> None:
    table = mobilise("", "ussr_women_conscripts").use("ussr_women_conscripts")
    assert table.deck_order("ussr")[0] == "ussr_build_army"
    assert table.milled("ussr") == -1
    table.do("build army ukraine ussr")
    assert table.over
    assert table.where("ussr") == {"moscow", "ukraine"}
    assert table.pile("ussr") == []


@effect("ussr_women_conscripts")
def test_women_conscripts_return_the_card_that_the_guards_played() -> None:
    table = position("ussr", hand=TWO, status="ussr_guards ussr_women_conscripts", discard="ussr_build_army")
    table.use("ussr_guards", "play ussr_build_army").use("ussr_women_conscripts")
    assert table.deck_order("ussr")[0] == "ussr_build_army"


@effect("ussr_women_conscripts")
def test_women_conscripts_come_before_the_defense_of_the_motherland() -> None:
    table = mobilise(status="ussr_women_conscripts ussr_defense_of_the_motherland")
    assert table.offered("use") == ["use ussr_women_conscripts"]
    table.use("ussr_women_conscripts", "build army ukraine ussr")
    assert table.offered("use") == ["use ussr_defense_of_the_motherland ukraine"]


@no_effect("ussr_women_conscripts")
def test_women_conscripts_return_no_other_card() -> None:
    table = position("ussr", hand="ussr_build_navy", status="ussr_women_conscripts", ussr="moscow ukraine")
    assert not table.play("ussr_build_navy").may("use ussr_women_conscripts")


@no_effect("ussr_women_conscripts")
def test_women_conscripts_do_not_follow_a_discarded_build_army() -> None:
    table = position("ussr", hand="ussr_build_army", status="ussr_women_conscripts")
    assert table.choose("discard ussr_build_army").over
    assert table.pile("ussr") == ["ussr_build_army"]
