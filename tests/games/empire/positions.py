"""Positions that several tests of Empire of the Sun begin with."""

from __future__ import annotations

from games.empire.pacific import Pacific

HOLLANDIA, BIAK = "3520", "3319"


def new_guinea() -> Pacific:
    """Essex brings the 1st Marines to empty Hollandia and attacks Biak, where the 25th Air Flotilla is."""
    pacific = Pacific(
        "us_hq_swpac@3727 us_cv_essex@3820 us_div_1m@3820 "
        f"jp_air_25af@{BIAK} jp_hq_south_seas@4017 jp_ca_aoba@3416"
    )
    pacific.japan(BIAK, HOLLANDIA, "3416", "4017").allies("3820", "3727")
    pacific.offensive("allies", "us_hq_swpac", 2).activate("us_cv_essex", "us_div_1m")
    pacific.land("us_div_1m", HOLLANDIA, "us_cv_essex").fight(BIAK)
    return pacific.commit("us_cv_essex", to=BIAK)


def battles(pacific: Pacific) -> list[str]:
    """The hexes in which battles were fought."""
    return [str(event.args["space"]) for event in pacific.events("battle")]
