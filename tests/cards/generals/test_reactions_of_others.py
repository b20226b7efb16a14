"""A card that follows "your" battle or build does not follow that of an ally."""

from __future__ import annotations

import pytest

from cards.generals.position import no_effect, position

# Positions in which the owner of the card could go on, had the deed been its own.
POLAND = {"italy": "germany", "germany": "germany balkans", "ussr": "moscow ukraine"}
FRANCE = {"uk": "western_europe", "usa": "western_europe", "japan": "germany"}
MALAYA = {"germany": "india", "uk": "southeast_asia south_china_sea", "japan": "japan china"}
BENGAL = {
    "germany": "india",
    "uk": "bay_of_bengal",
    "japan": "japan sea_of_japan china szechuan southeast_asia",
}
UKRAINE = {"uk": "india middle_east", "germany": "germany ukraine", "italy": "ukraine"}
NORTH_SEA = {"usa": "eastern_united_states north_atlantic", "germany": "germany north_sea"}
CHANNEL = {
    "usa": "eastern_united_states north_atlantic north_sea",
    "uk": "united_kingdom north_sea",
    "germany": "germany western_europe",
}

#: Card, the card that its owner's ally plays, what the ally does, and the pieces on the board.
CASES: list[tuple[str, str, str, dict[str, str]]] = [
    ("germany_bias_for_action", "italy_build_army", "build army eastern_europe italy", POLAND),
    ("germany_blitzkrieg", "italy_land_battle", "battle western_europe uk", {"uk": "western_europe"}),
    ("germany_dive_bombers", "italy_land_battle", "battle western_europe uk", FRANCE),
    ("japan_banzai_charge", "italy_land_battle", "battle western_europe uk", FRANCE),
    ("japan_china_offensive", "germany_land_battle", "battle southeast_asia uk", MALAYA),
    ("japan_fall_of_singapore", "germany_land_battle", "battle southeast_asia uk", MALAYA),
    ("japan_destroyer_transport", "germany_sea_battle", "battle bay_of_bengal uk", BENGAL),
    ("japan_surprise_attack", "germany_sea_battle", "battle bay_of_bengal uk", BENGAL),
    ("japan_snlf", "germany_build_navy", "build navy sea_of_japan germany", {"germany": "china"}),
    ("uk_royal_navy", "usa_sea_battle", "battle north_sea germany", NORTH_SEA | {"italy": "italy north_sea"}),
    ("ussr_defense_of_the_motherland", "uk_build_army", "rebuild army united_kingdom uk", {}),
    ("ussr_frontal_assault", "uk_land_battle", "battle ukraine germany", UKRAINE),
    ("ussr_stavka_artillery", "uk_land_battle", "battle ukraine germany", UKRAINE),
    ("ussr_women_conscripts", "uk_build_army", "rebuild army united_kingdom uk", {}),
    ("usa_aircraft_carriers", "uk_sea_battle", "battle north_sea germany", NORTH_SEA),
    ("usa_amphibious_landings", "uk_land_battle", "battle western_europe germany", CHANNEL),
    ("usa_superior_shipyards", "uk_build_navy", "build navy north_sea uk", {}),
    ("usa_wartime_production", "uk_build_army", "rebuild army united_kingdom uk", {}),
]


@no_effect(*(case[0] for case in CASES))
@pytest.mark.parametrize(("card", "played", "deed", "pieces"), CASES, ids=[c[0] for c in CASES])
def test_an_allys_deed_is_not_ones_own(card: str, played: str, deed: str, pieces: dict[str, str]) -> None:
    owner, ally = card.split("_")[0], played.split("_")[0]
    table = position(
        ally,
        hand=f"{played} {owner}_sea_battle {owner}_sea_battle {owner}_sea_battle",
        status=card if owner != "japan" else "",
        response=card if owner == "japan" else "",
        **pieces,
    )
    table.play(played, deed)
    assert not table.may(f"use {card}")
