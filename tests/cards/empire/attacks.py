"""Offensives in the Solomons to react to."""

from __future__ import annotations

from games.empire.pacific import Pacific

#: The railway from Bangkok to Rangoon, and central Burma.
ROAD = ("2008", "2007", "2006", "2106", "2206", "2107", "2108", "2109", "2110", "2111")
HQS = "jp_hq_south_seas@4017 us_hq_spac_halsey@4828"


def japan_attacks(
    *hand: str, units: str = "", active: str = "jp_ca_aoba", event: str = "", goal: str = "4423"
) -> Pacific:
    """A Japanese offensive against Guadalcanal, up to the first window of the Allies."""
    pacific = Pacific(f"{HQS} jp_ca_aoba@4021 us_air_1maw@4423 {units}").japan("4017", "4021", "4222")
    pacific.allies("4828", "4423", "4825").deal(allies=" ".join(hand))
    if event:
        pacific.event("japan", event, "jp_hq_south_seas")
    else:
        pacific.offensive("japan", "jp_hq_south_seas", value=2)
    pacific.activate(*active.split())
    for unit in active.split():
        if pacific.kind == "move_units" or pacific.kind == "move_stack":
            pacific.move(unit, goal)
    return pacific.fight()


def allies_attack(
    *hand: str, units: str = "", active: str = "us_ca_northampton", card: str = "", goal: str = "4222"
) -> Pacific:
    """An Allied offensive against Buin, up to the first window of Japan."""
    pacific = Pacific(f"{HQS} us_ca_northampton@4828 jp_air_24af@4222 {units}").japan("4017", "4021", "4222")
    pacific.allies("4828", "4423", "4825").deal(japan=" ".join(hand))
    pacific.offensive("allies", "us_hq_spac_halsey", value=2, card=card).activate(*active.split())
    for unit in active.split():
        pacific.move(unit, goal)
    return pacific.fight()


def to(pacific: Pacific, kind: str) -> Pacific:
    """Pass until that is asked."""
    while pacific.kind != kind:
        pacific.choose("pass")
    return pacific
