"""Clarifications: to build or to recruit, to battle or to eliminate, building in place, empty spaces."""

from __future__ import annotations

import pytest

from games.generals.positions import board
from quadrant.testing import rule


@rule("clarify.build_recruit")
def test_a_recruited_army_needs_no_supply() -> None:
    card = "ussr_vasilevsky"
    table = board("ussr", hand=card).play(card, "recruit army vladivostok ussr")
    assert table.where("ussr") == {"moscow", "vladivostok"}
    assert table.unsupplied("ussr") == {"vladivostok"}


@rule("clarify.build_recruit")
def test_it_leaves_in_its_nations_supply_phase_if_it_is_cut_off() -> None:
    card = "ussr_vasilevsky"
    table = board("ussr", hand=card)
    table.play_out(card, "recruit army vladivostok ussr")
    assert table.where("ussr") == {"moscow"}


@rule("clarify.build_recruit")
def test_an_ally_recruited_in_ones_own_turn_leaves_only_in_its_own() -> None:
    card = "italy_afrika_korps"
    table = board("italy", hand=card)
    table.play_out(card, "recruit army north_africa germany")
    assert "north_africa" in table.where("germany")


@rule("clarify.build_recruit")
def test_to_build_by_a_card_follows_the_rules_of_building() -> None:
    """Free France builds in Western Europe only next to a supplied British piece."""
    near = board("uk", uk="united_kingdom north_sea", status="uk_free_france", hand="uk_build_army " * 3)
    near.choose("use uk_free_france")
    assert near.spaces("build army") == {"western_europe"}
    far = board("uk", status="uk_free_france", hand="uk_build_army " * 3)
    far.choose("use uk_free_france")
    assert far.over


@rule("clarify.build_recruit")
def test_recruiting_is_not_building() -> None:
    """Bias for Action answers a build, not the army recruited by Forced Conscription."""
    card = "germany_forced_conscription"
    table = board("germany", hand=card, status="germany_bias_for_action")
    table.play(card, "recruit army balkans germany", "recruit army eastern_europe germany")
    assert table.over


@rule("clarify.battle_eliminate")
def test_to_eliminate_needs_neither_a_neighbour_nor_supply() -> None:
    table = board("ussr", ussr="", germany="germany ukraine", hand="ussr_general_winter")
    table.play("ussr_general_winter", "eliminate ukraine germany")
    assert table.where("germany") == {"germany"}


@rule("clarify.battle_eliminate")
def test_a_battle_by_a_card_follows_the_rules_of_battle() -> None:
    hand = "uk_build_army " * 3
    pieces = {"germany": "germany western_europe"}
    near = board("uk", uk="united_kingdom north_sea", status="uk_resistance", hand=hand, **pieces)
    near.choose("use uk_resistance")
    assert near.spaces("battle") == {"western_europe"}
    far = board("uk", status="uk_resistance", hand=hand, **pieces)
    far.choose("use uk_resistance")
    assert far.over


@rule("clarify.battle_eliminate")
def test_an_elimination_is_no_battle() -> None:
    """Frontal Assault answers battles only."""
    cards = {"hand": "ussr_general_winter " + "ussr_build_army " * 2, "status": "ussr_frontal_assault"}
    table = board("ussr", germany="germany ukraine", **cards)
    table.play("ussr_general_winter", "eliminate ukraine germany")
    assert not table.may("use ussr_frontal_assault")


@rule("clarify.rebuild")
def test_a_supplied_army_may_be_declared_built_again() -> None:
    table = board("germany", germany="germany balkans", hand="germany_build_army")
    before = table.nation("germany").armies_left
    table.play("germany_build_army", "rebuild army balkans germany")
    assert table.where("germany") == {"germany", "balkans"}
    assert table.nation("germany").armies_left == before


@rule("clarify.rebuild")
def test_it_counts_as_built() -> None:
    pieces = {"germany": "germany eastern_europe", "ussr": "moscow ukraine"}
    table = board("germany", status="germany_bias_for_action", **pieces)
    table.play("germany_build_army", "rebuild army eastern_europe germany")
    table.use("germany_bias_for_action", "battle ukraine ussr")
    assert table.where("ussr") == {"moscow"}


@rule("clarify.rebuild")
def test_an_unsupplied_piece_is_not_built_again() -> None:
    table = board("germany", germany="germany russia", hand="germany_build_army").play("germany_build_army")
    assert table.spaces("rebuild army") == {"germany"}


@rule("clarify.rebuild")
def test_navies_are_built_again_by_cards_that_build_navies() -> None:
    table = board("italy", italy="italy mediterranean_sea", hand="italy_build_navy").play("italy_build_navy")
    assert table.offered("rebuild") == ["rebuild navy mediterranean_sea italy"]


@rule("clarify.rebuild")
def test_it_is_possible_with_no_piece_left() -> None:
    pieces = "italy balkans germany western_europe"
    table = board("italy", italy=pieces, germany="germany", hand="italy_build_army").play("italy_build_army")
    assert table.spaces("rebuild army") == set(pieces.split())


@rule("clarify.rebuild")
def test_whoever_can_only_build_again_hears_why_nothing_is_built_elsewhere() -> None:
    pieces = "italy balkans germany western_europe"
    table = board("italy", italy=pieces, germany="germany", hand="italy_build_army").play("italy_build_army")
    assert table.forbids("rebuild army ukraine italy") == "pieces.limit"
    assert table.forbids("rebuild army baltic_sea italy") == "type.build_army"
    cut_off = board("germany", germany="germany russia", hand="germany_build_army").play("germany_build_army")
    assert cut_off.forbids("rebuild army russia germany") == "clarify.rebuild"


@rule("clarify.empty_attack")
def test_an_empty_space_may_be_attacked() -> None:
    pieces, blitzkrieg = "germany eastern_europe", "germany_blitzkrieg"
    table = board("germany", germany=pieces, hand="germany_land_battle", status=blitzkrieg)
    table.play("germany_land_battle", "battle ukraine").use(blitzkrieg, "build army ukraine germany")
    assert "ukraine" in table.where("germany")


@rule("clarify.empty_attack")
def test_an_empty_sea_may_be_attacked() -> None:
    table = board("italy", hand="italy_sea_battle").play("italy_sea_battle", "battle mediterranean_sea")
    assert table.over
    assert table.top("italy") == "italy_sea_battle"


@rule("clarify.empty_attack")
def test_a_space_with_a_piece_of_the_own_camp_may_not_be_attacked() -> None:
    table = board("germany", germany="germany balkans", italy="italy", hand="germany_land_battle")
    table.play("germany_land_battle")
    assert not {"italy", "balkans"} & table.spaces("battle")
    assert table.forbids("battle italy") == "clarify.empty_attack"
    assert table.forbids("battle balkans") == "clarify.empty_attack"


PILOTS = "italy_skilled_pilots"


@rule("clarify.skilled_pilots")
@pytest.mark.parametrize(
    ("nation", "card", "pieces"),
    [
        ("uk", "uk_bomber_command", "united_kingdom"),
        ("usa", "usa_bombers", "eastern_united_states north_africa"),
        ("usa", "usa_heavy_bombers", "eastern_united_states north_africa"),
        ("usa", "usa_firestorm_bombers", "eastern_united_states balkans"),
    ],
)
def test_every_form_of_the_word_bombers_is_meant(nation: str, card: str, pieces: str) -> None:
    table = board(nation, hand=card, response=PILOTS, **{nation: pieces})
    before = table.deck("italy")
    table.do(f"play {card}")
    if table.offers("target italy"):
        table.choose("target italy")
    table.use(PILOTS).finish()
    assert table.deck("italy") == before
    assert table.top("italy") == PILOTS


@rule("clarify.skilled_pilots")
def test_the_card_is_not_ignored_when_it_is_aimed_at_germany() -> None:
    table = board("uk", hand="uk_bomber_command", response=PILOTS)
    table.play("uk_bomber_command", "target germany")
    assert table.over


@rule("clarify.skilled_pilots")
def test_other_economic_warfare_is_not_meant() -> None:
    table = board("uk", hand="uk_malta_submarines", response=PILOTS)
    table.play("uk_malta_submarines")
    assert not table.may(f"use {PILOTS}")


@rule("clarify.rebuild")
@pytest.mark.parametrize(
    ("card", "pieces", "again"),
    [
        ("germany_autobahn", "germany balkans africa", {"germany", "balkans"}),
        ("ussr_trans_siberian_railroad", "moscow ukraine latin_america", {"moscow", "ukraine"}),
        (
            "usa_theater_shift",
            "eastern_united_states north_atlantic india",
            {"eastern_united_states", "north_atlantic", "india"},
        ),
    ],
)
def test_a_railway_may_declare_a_supplied_piece_built_where_it_stands(
    card: str, pieces: str, again: set[str]
) -> None:
    nation = card.partition("_")[0]
    table = board(nation, hand=card, japan="", **{nation: pieces}).play(card)
    assert table.spaces("rebuild") == again
    first = pieces.split()[0]
    table.do(f"rebuild army {first} {nation}")
    assert not table.offers(f"rebuild army {first}"), "each piece once"
    assert not table.offers(f"lift {first}")
    assert table.where(nation) == set(pieces.split())


@rule("clarify.rebuild")
def test_what_a_railway_declares_built_can_be_answered() -> None:
    table = board(
        "germany", hand="germany_autobahn", status="germany_bias_for_action", germany="germany balkans"
    )
    table.play("germany_autobahn", "rebuild army balkans germany")
    assert table.offers("use germany_bias_for_action balkans")
