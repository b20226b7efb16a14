"""Supply: lines of one's own pieces to a source, and an army beside each navy."""

from __future__ import annotations

import pytest

from games.generals.positions import board
from quadrant.testing import rule


@rule("supply.line")
def test_a_piece_is_supplied_by_an_unbroken_line_of_own_pieces() -> None:
    table = board("germany", germany="germany eastern_europe russia scandinavia")
    assert table.supplied("germany") == {"germany", "eastern_europe", "russia", "scandinavia"}


@rule("supply.line")
def test_a_gap_cuts_the_line() -> None:
    table = board("germany", germany="germany russia scandinavia")
    assert table.supplied("germany") == {"germany"}


@rule("supply.line")
def test_navies_are_links_of_the_line_too() -> None:
    table = board("uk", uk="united_kingdom north_sea scandinavia russia")
    assert not table.unsupplied("uk")
    assert board("uk", uk="united_kingdom scandinavia russia").unsupplied("uk") == {"scandinavia", "russia"}


@rule("supply.line")
def test_an_army_of_the_nation_must_stand_on_the_source() -> None:
    assert board("germany", germany="eastern_europe russia").unsupplied("germany") == {
        "eastern_europe",
        "russia",
    }
    assert not board("germany", germany="eastern_europe ukraine", ussr="moscow").unsupplied("germany")


@rule("supply.line")
def test_any_source_serves_any_nation() -> None:
    table = board("germany", germany="italy balkans", italy="")
    assert table.supplied("germany") == {"italy", "balkans"}


@rule("supply.line")
def test_no_supply_through_the_pieces_of_an_ally() -> None:
    table = board("germany", germany="germany russia", italy="italy eastern_europe")
    assert table.unsupplied("germany") == {"russia"}


@rule("supply.line")
def test_an_ally_on_a_source_supplies_nobody_else() -> None:
    table = board("germany", germany="balkans", italy="italy balkans")
    assert table.unsupplied("germany") == {"balkans"}
    assert not table.unsupplied("italy")


@rule("supply.navy")
def test_a_navy_needs_an_army_of_its_camp_on_land_beside_it() -> None:
    table = board("usa", usa="eastern_united_states north_atlantic north_sea", uk="", germany="germany")
    assert table.unsupplied("usa") == {"north_sea"}


@rule("supply.navy")
def test_the_army_of_an_ally_will_do() -> None:
    table = board("usa", usa="eastern_united_states north_atlantic north_sea", uk="united_kingdom")
    assert not table.unsupplied("usa")


@rule("supply.navy")
def test_even_an_army_that_is_out_of_supply_itself() -> None:
    table = board("usa", usa="eastern_united_states north_atlantic north_sea", uk="iceland")
    assert table.unsupplied("uk") == {"iceland"}
    assert not table.unsupplied("usa")


@rule("supply.navy")
def test_an_enemy_army_will_not_do() -> None:
    table = board(
        "usa", usa="eastern_united_states north_atlantic north_sea", uk="", germany="germany western_europe"
    )
    assert table.unsupplied("usa") == {"north_sea"}


@rule("supply.navy")
def test_the_army_alone_does_not_supply_a_navy_without_a_line() -> None:
    table = board("italy", italy="italy north_africa bay_of_bengal", germany="germany")
    assert table.unsupplied("italy") == {"north_africa", "bay_of_bengal"}


@rule("supply.navy")
def test_a_navy_without_its_army_carries_supply_no_further() -> None:
    """Ours: the rulebook does not say (docs/generals.md)."""
    table = board(
        "usa", usa="eastern_united_states north_atlantic south_atlantic north_sea", uk="united_kingdom"
    )
    assert table.unsupplied("usa") == {"south_atlantic"}
    chain = board(
        "usa", usa="eastern_united_states north_atlantic south_atlantic southern_ocean", uk="madagascar"
    )
    assert chain.unsupplied("usa") == {"south_atlantic", "southern_ocean"}


@rule("supply.removal")
def test_in_its_own_turn_a_nation_removes_its_unsupplied_pieces() -> None:
    table = board("germany", germany="germany siberia baltic_sea", ussr="moscow").skip_turn()
    assert table.where("germany") == {"germany", "baltic_sea"}
    assert [event.args["space"] for event in table.events("out-of-supply")] == ["siberia"]


@rule("supply.removal")
@pytest.mark.parametrize("nation", ["italy", "japan", "uk", "ussr", "usa"])
def test_the_pieces_of_other_nations_stay(nation: str) -> None:
    homes = {
        "italy": "italy",
        "japan": "japan",
        "uk": "united_kingdom",
        "ussr": "moscow",
        "usa": "eastern_united_states",
    }
    table = board("germany", **{nation: f"{homes[nation]} new_zealand"})
    assert table.unsupplied(nation) == {"new_zealand"}
    table.skip_turn()
    assert "new_zealand" in table.where(nation)


@rule("supply.removal")
def test_the_removed_piece_is_available_again() -> None:
    table = board("germany", germany="germany russia", ussr="moscow")
    assert table.nation("germany").armies_left == 5
    assert table.skip_turn().nation("germany").armies_left == 6


CANADA = "canada pacific_northwest"


@rule("supply.markers")
def test_canada_becomes_a_source_for_the_united_kingdom() -> None:
    pieces = f"united_kingdom {CANADA}"
    assert board("uk", uk=pieces).unsupplied("uk") == set(CANADA.split())
    assert not board("uk", uk=pieces, status="uk_mackenzie_king").unsupplied("uk")


@rule("supply.markers")
def test_canada_is_a_source_for_no_other_nation() -> None:
    table = board("usa", usa=CANADA, ussr="moscow canada", status="uk_mackenzie_king")
    assert table.unsupplied("usa") == set(CANADA.split())
    assert table.unsupplied("ussr") == {"canada"}
    sources = {source.space: source.seats for source in table.match.view(None).sources}
    assert sources["canada"] == ("uk",)


@rule("supply.markers")
def test_szechuan_becomes_a_source_for_the_united_states() -> None:
    pieces = "eastern_united_states szechuan mongolia"
    assert board("usa", usa=pieces).unsupplied("usa") == {"szechuan", "mongolia"}
    assert not board("usa", usa=pieces, status="usa_american_volunteer_group").unsupplied("usa")


@rule("supply.markers")
def test_szechuan_is_a_source_for_no_other_nation() -> None:
    table = board(
        "uk", uk="united_kingdom szechuan", japan="japan mongolia", status="usa_american_volunteer_group"
    )
    assert table.unsupplied("uk") == {"szechuan"}
    sources = {source.space: source.seats for source in table.match.view(None).sources}
    assert sources["szechuan"] == ("usa",)


@rule("supply.markers")
def test_the_source_is_there_as_soon_as_the_card_is_played() -> None:
    table = board("uk", uk=f"united_kingdom {CANADA}", hand="uk_mackenzie_king")
    table.play_out("uk_mackenzie_king")
    assert table.where("uk") == {"united_kingdom", *CANADA.split()}
