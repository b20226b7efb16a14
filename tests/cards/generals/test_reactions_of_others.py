"""A card that follows "your" battle or build does not follow that of an ally."""

from __future__ import annotations

import pytest

from cards.generals.position import no_effect, position

#: Card, nation that acts, its card, what it does, and the pieces on the board.
CASES: list[tuple[str, str, str, str, dict[str, str]]] = [
    (
        "germany_bias_for_action",
        "italy",
        "build_army",
        "build army eastern_europe italy",
        {"italy": "germany", "germany": "germany balkans", "ussr": "moscow ukraine"},
    ),
    ("germany_blitzkrieg", "italy", "land_battle", "battle western_europe uk", {"uk": "western_europe"}),
    (
        "germany_dive_bombers",
        "italy",
        "land_battle",
        "battle western_europe uk",
        {"uk": "western_europe", "usa": "western_europe"},
    ),
    (
        "japan_banzai_charge",
        "italy",
        "land_battle",
        "battle western_europe uk",
        {"uk": "western_europe", "usa": "western_europe", "japan": "germany"},
    ),
    (
        "japan_china_offensive",
        "germany",
        "land_battle",
        "battle southeast_asia uk",
        {"germany": "india", "uk": "southeast_asia", "japan": "japan china"},
    ),
    (
        "japan_fall_of_singapore",
        "germany",
        "land_battle",
        "battle southeast_asia uk",
        {"germany": "india", "uk": "southeast_asia south_china_sea", "japan": "japan china"},
    ),
    (
        "japan_destroyer_transport",
        "germany",
        "sea_battle",
        "battle bay_of_bengal uk",
        {"germany": "india", "uk": "bay_of_bengal", "japan": "japan china szechuan southeast_asia"},
    ),
    (
        "japan_surprise_attack",
        "germany",
        "sea_battle",
        "battle bay_of_bengal uk",
        {"germany": "india", "uk": "bay_of_bengal", "japan": "japan sea_of_japan"},
    ),
    ("japan_snlf", "germany", "build_navy", "build navy sea_of_japan germany", {"germany": "china"}),
    (
        "uk_royal_navy",
        "usa",
        "sea_battle",
        "battle north_sea germany",
        {
            "usa": "eastern_united_states north_atlantic",
            "uk": "united_kingdom",
            "germany": "north_sea",
            "italy": "italy north_sea",
        },
    ),
    ("ussr_defense_of_the_motherland", "uk", "build_army", "rebuild army united_kingdom uk", {}),
    (
        "ussr_frontal_assault",
        "uk",
        "land_battle",
        "battle ukraine germany",
        {"uk": "india middle_east", "germany": "germany ukraine", "italy": "ukraine"},
    ),
    (
        "ussr_stavka_artillery",
        "uk",
        "land_battle",
        "battle ukraine germany",
        {"uk": "india middle_east", "germany": "germany ukraine", "italy": "ukraine"},
    ),
    ("ussr_women_conscripts", "uk", "build_army", "rebuild army united_kingdom uk", {}),
    (
        "usa_aircraft_carriers",
        "uk",
        "sea_battle",
        "battle north_sea germany",
        {"germany": "germany north_sea", "usa": "eastern_united_states north_atlantic"},
    ),
    (
        "usa_amphibious_landings",
        "uk",
        "land_battle",
        "battle western_europe germany",
        {
            "germany": "germany western_europe",
            "uk": "united_kingdom north_sea",
            "usa": "eastern_united_states north_atlantic north_sea",
        },
    ),
    ("usa_superior_shipyards", "uk", "build_navy", "build navy north_sea uk", {}),
    ("usa_wartime_production", "uk", "build_army", "rebuild army united_kingdom uk", {}),
]


@no_effect(*(case[0] for case in CASES))
@pytest.mark.parametrize(("card", "nation", "played", "deed", "pieces"), CASES, ids=[c[0] for c in CASES])
def test_an_allys_deed_is_not_ones_own(
    card: str, nation: str, played: str, deed: str, pieces: dict[str, str]
) -> None:
    owner = card.split("_")[0]
    table = position(
        nation,
        hand=f"{nation}_{played} {owner}_sea_battle {owner}_sea_battle {owner}_sea_battle",
        status=card if owner != "japan" else "",
        response=card if owner == "japan" else "",
        **pieces,
    )
    table.play(f"{nation}_{played}", deed)
    assert not table.may(f"use {card}")
