"""Armies and navies: who may share a space, and how many there are."""

from __future__ import annotations

import pytest

import quadrant
from games.generals.positions import attack_on_ukraine, board
from quadrant.testing import rule


@rule("pieces.stacking")
def test_a_nation_has_one_piece_in_a_space() -> None:
    table = board("germany", germany="germany balkans", hand="germany_build_army").play("germany_build_army")
    assert not {"germany", "balkans"} & table.spaces("build army")


@rule("pieces.stacking")
@pytest.mark.parametrize(
    "in_india", [{"uk": "united_kingdom india"}, {"japan": "japan india"}], ids=["own", "enemy"]
)
def test_nothing_is_recruited_beside_an_own_piece_or_an_enemy(in_india: dict[str, str]) -> None:
    table = board("uk", hand="uk_increased_commonwealth_support", **in_india)
    table.play("uk_increased_commonwealth_support")
    assert table.spaces("recruit army") == {"australia", "canada"}


@rule("pieces.stacking")
def test_pieces_of_one_camp_may_share_a_space() -> None:
    table = board("germany", italy="italy balkans", hand="germany_build_army")
    table.play("germany_build_army", "build army balkans germany")
    assert table.at("balkans") == {"germany", "italy"}


@rule("pieces.stacking")
def test_armies_of_the_two_camps_never_share_a_space() -> None:
    table = board("germany", uk="united_kingdom balkans", hand="germany_build_army").play(
        "germany_build_army"
    )
    assert "balkans" not in table.spaces("build army")
    assert "eastern_europe" in table.spaces("build army")
    assert table.forbids("build army balkans germany") == "pieces.stacking"


@rule("pieces.stacking")
def test_navies_of_the_two_camps_never_share_a_space() -> None:
    table = board("italy", uk="united_kingdom north_sea mediterranean_sea", hand="italy_build_navy")
    assert not table.offers("play italy_build_navy")
    free = board("italy", germany="germany mediterranean_sea", hand="italy_build_navy")
    free.play("italy_build_navy")
    assert free.spaces("build navy") == {"mediterranean_sea"}


@rule("pieces.stacking")
def test_armies_stand_on_land_and_navies_at_sea() -> None:
    hand = "germany_build_army germany_build_navy"
    armies = board("germany", hand=hand).play("germany_build_army")
    assert "baltic_sea" not in armies.spaces("build")
    assert armies.forbids("build army baltic_sea germany") == "type.build_army"
    navies = board("germany", hand=hand).play("germany_build_navy")
    assert navies.spaces("build") == {"baltic_sea"}
    assert navies.forbids("build navy balkans germany") == "type.build_navy"


ALL_ITALIAN_ARMIES = "italy balkans germany western_europe"
ALL_GERMAN_ARMIES = "germany eastern_europe russia western_europe scandinavia ukraine africa"


@rule("pieces.limit")
def test_a_nation_has_no_more_armies_than_its_set() -> None:
    table = board("italy", italy=ALL_ITALIAN_ARMIES, germany="germany", hand="italy_build_army")
    assert table.nation("italy").armies_left == 0
    table.play("italy_build_army")
    assert not table.spaces("build army"), "only built again in place"
    assert table.forbids("build army eastern_europe italy") == "pieces.limit"


@rule("pieces.limit")
def test_a_nation_has_no_more_navies_than_its_set() -> None:
    pieces = "moscow ukraine black_sea"
    table = board("ussr", ussr=pieces, hand="ussr_build_navy")
    assert table.nation("ussr").navies_left == 0
    table.play("ussr_build_navy")
    assert not table.spaces("build navy")


@rule("pieces.limit")
def test_recruiting_needs_a_piece_too() -> None:
    all_armies = ALL_ITALIAN_ARMIES.replace("balkans", "ukraine")
    table = board("germany", italy=all_armies, hand="germany_military_dictatorships")
    table.play("germany_military_dictatorships")
    assert not table.offers("recruit")


@rule("pieces.limit")
def test_an_owner_takes_his_piece_off_to_have_it_available_again() -> None:
    table = board("italy", italy=ALL_ITALIAN_ARMIES, germany="germany", hand="italy_build_army")
    table.do("remove", "take_off western_europe italy")
    assert table.nation("italy").armies_left == 1
    table.play("italy_build_army", "build army western_europe italy")
    assert table.where("italy") == set(ALL_ITALIAN_ARMIES.split())


@rule("pieces.limit")
def test_he_is_warned_before_he_takes_off_his_army_at_home() -> None:
    table = board("italy", italy="italy western_europe", germany="germany")
    table.do("remove")
    decision = table.match.decision
    assert decision is not None
    warned = {
        str(option[1]): decision.waste(table.state, option) is not None
        for option in table.match.options()
        if option[0] == "take_off"
    }
    assert warned == {"italy": True, "western_europe": False}


@rule("pieces.limit")
def test_he_may_do_so_in_another_nations_turn() -> None:
    """The Soviet Union is asked whether it answers the German attack."""
    table = attack_on_ukraine(ussr="moscow ukraine russia", response="ussr_stalingrad")
    assert (table.turn, table.seat) == ("germany", "ussr")
    table.do("remove", "take_off russia ussr")
    assert table.where("ussr") == {"moscow", "ukraine"}
    assert table.seat == "ussr", "and is then asked again"


@rule("pieces.limit")
def test_without_a_piece_left_one_is_taken_up_for_the_card_that_is_played() -> None:
    """Nothing is spent for nothing: neither a card, nor a status with its cost."""
    armies = "united_kingdom canada australia africa madagascar"
    table = board("uk", uk=armies, hand="uk_increased_commonwealth_support")
    table.play("uk_increased_commonwealth_support")
    assert table.forbids("recruit army india uk") == "pieces.limit"
    table.do("take_off madagascar uk", "recruit army india uk")
    assert table.where("uk") == {*armies.split(), "india"} - {"madagascar"}
    fleet = "united_kingdom north_sea canada australia africa madagascar"
    hand = "uk_build_army uk_build_navy uk_sea_battle"
    table = board("uk", uk=fleet, hand=hand, status="uk_free_france")
    table.do("use uk_free_france", "discard uk_build_navy", "discard uk_sea_battle")
    assert "take_off canada uk" in table.offered("take_off")
    assert not table.offers("take_off united_kingdom"), "then Western Europe would be out of reach"
    table.do("take_off canada uk", "build army western_europe uk")
    assert table.over


@rule("pieces.limit")
@pytest.mark.parametrize(
    ("card", "owner", "armies"),
    [
        ("germany_military_dictatorships", "italy", ALL_ITALIAN_ARMIES.replace("balkans", "africa")),
        ("italy_german_aid_in_greece", "germany", ALL_GERMAN_ARMIES),
        ("italy_afrika_korps", "germany", ALL_GERMAN_ARMIES),
        ("ussr_titos_partisans", "uk", "united_kingdom canada india australia africa"),
        ("usa_murmansk_convoy", "ussr", "moscow ukraine siberia kazakhstan mongolia vladivostok india"),
    ],
)
def test_an_ally_whose_army_a_card_recruits_is_asked_to_take_one_up(
    card: str, owner: str, armies: str
) -> None:
    nation = card.partition("_")[0]
    table = board(nation, hand=card, **{owner: armies}).play(card)
    assert (table.seat, table.kind) == (owner, "make_room")
    first = armies.split()[-1]
    table.do(f"take_off {first} {owner}")
    assert table.seat == nation
    assert any(option.endswith(f" {owner}") for option in table.offered("recruit army"))


@rule("pieces.limit")
@pytest.mark.parametrize(
    ("card", "battle", "pieces", "build"),
    [
        (
            "usa_amphibious_landings",
            "usa_land_battle battle western_europe germany",
            "eastern_united_states north_atlantic north_sea iceland canada latin_america africa",
            "army western_europe",
        ),
        (
            "usa_aircraft_carriers",
            "usa_sea_battle battle north_sea germany",
            "eastern_united_states iceland north_atlantic south_atlantic indian_ocean baltic_sea black_sea",
            "navy north_sea",
        ),
    ],
)
def test_a_window_opens_with_every_piece_on_the_board(
    card: str, battle: str, pieces: str, build: str
) -> None:
    attack, target = battle.split(" ", 1)
    table = board(
        "usa",
        hand=attack,
        status=card,
        usa=pieces,
        uk="united_kingdom",
        germany="germany western_europe north_sea",
    )
    table.play(attack, target).use(card)
    spare = table.offered("take_off")[-1]
    table.do(spare, f"build {build} usa")
    assert table.over


@rule("pieces.limit")
def test_nobody_takes_off_the_piece_of_an_ally() -> None:
    table = board("germany", italy="italy balkans", hand="germany_build_army").choose("remove")
    assert table.offered("take_off") == ["take_off germany germany"]
    assert table.forbids("take_off balkans italy")
    assert table.offers("back")


@rule("pieces.limit")
def test_he_may_do_so_without_being_asked_where_nothing_is_half_done() -> None:
    table = board("germany", ussr="moscow ukraine", hand="germany_build_army germany_plunder")
    table.match.choose(table.choice("take_off ukraine ussr"), "ussr")
    assert (table.seat, table.where("ussr")) == ("germany", {"moscow"})
    assert table.match.declarations("ussr") == [table.choice("take_off moscow ussr")]
    table.play("germany_build_army")
    assert table.match.declarations("ussr") == []
    with pytest.raises(quadrant.WrongSeat):
        table.match.choose(table.choice("take_off moscow ussr"), "ussr")
    table.do("build army balkans germany").end_play()
    assert table.kind == "discard_any"
    table.match.choose(table.choice("take_off moscow ussr"), "ussr")
    assert table.where("ussr") == set()
