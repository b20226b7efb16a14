"""13.0 Turn events: weather, support markers, the effects of each turn."""

from __future__ import annotations

import pytest

from games.no_retreat.front import Front
from quadrant.games.no_retreat.components import WEATHERS
from quadrant.games.no_retreat.rules.turn_events import TurnEvents
from quadrant.games.no_retreat.rules.weather import weather_of
from quadrant.testing import rule

#: The weather printed on the track, turn by turn.
PRINTED = [
    "clear",
    "clear",
    "mud",
    "snow",
    "long_winter",
    "mud",
    "clear",
    "clear",
    "clear",
    "snow",
    "long_winter",
    "mud",
    "clear",
    "clear",
    "clear",
    "mud",
    "snow",
    "long_winter",
    "clear",
    "clear",
    "clear",
    "mud",
    "snow",
    "long_winter",
    "mud",
    "clear",
    "clear",
    "clear",
]


@rule("13.1", "14.14.3", "14.14")
@pytest.mark.parametrize("turn", range(1, 29))
def test_the_weather_of_every_turn(turn: int) -> None:
    assert WEATHERS[weather_of(Front().state, turn)] == PRINTED[turn - 1]


@rule("13.1", "14.14.1", "14.14.3")
def test_snow_after_snow_is_a_long_winter_whatever_the_markers() -> None:
    front = Front()
    front.state.flipped = 1 << 4
    assert [WEATHERS[weather_of(front.state, turn)] for turn in (4, 5, 6)] == ["mud", "snow", "mud"]
    front.state.flipped = 1 << 6
    assert [WEATHERS[weather_of(front.state, turn)] for turn in (4, 5, 6)] == [
        "snow",
        "long_winter",
        "long_winter",
    ]


@rule("13.1")
@pytest.mark.parametrize(("weather", "chance"), [("clear", 3 / 6), ("snow", 2 / 6), ("long_winter", 2 / 6)])
def test_in_winter_the_axis_uses_the_soviet_table(weather: str, chance: float) -> None:
    """In Greater Germany, where winter gives no shift: 8 to 4 is 2:1, which drives back on 4 or on 5."""
    front = Front("ax_6a@0705 ax_17a@0705 sv_west@0805-").turn(23, weather)
    answer = front.odds("0805")
    assert answer.odds == "2:1"
    driven = sum(c.chance for c in answer.chances if c.result in ("DR", "DS", "DD"))
    assert driven == pytest.approx(chance)


@rule("13.1", "13.5")
@pytest.mark.parametrize(
    ("turn", "weather", "units", "shift"),
    [
        (4, "snow", "ax_6a@1511 sv_west@1611-", -1),
        (5, "long_winter", "ax_6a@1511 sv_west@1611-", -2),
        (10, "snow", "ax_6a@1511 sv_west@1611-", -1),
        (10, "clear", "ax_6a@1511 sv_west@1611-", 0),
        (10, "snow", "sv_west@1511 ax_6a@1611", 0),
        (10, "snow", "ax_fin@FIN sv_west@1902-", 0),
        (23, "snow", "ax_6a@0604 sv_west@0704-", 0),
    ],
)
def test_winter_helps_soviet_defenders_in_the_ussr(turn: int, weather: str, units: str, shift: int) -> None:
    front = Front(units).turn(turn, weather)
    target = units.rpartition("@")[2].rstrip("-")
    found = {line.id: line.amount for line in front.odds(target).shifts.lines}
    assert found.get("line-winter", 0) == shift


@rule("13.0", "13.3")
@pytest.mark.parametrize(
    ("turn", "markers"), [(1, [3, 0]), (5, [0, 3]), (10, [1, 2]), (13, [1, 1]), (28, [0, 2])]
)
def test_support_markers(turn: int, markers: list[int]) -> None:
    assert Front().turn(turn).begin(TurnEvents()).state.support == markers


@rule("13.5")
@pytest.mark.parametrize(("turn", "unit"), [(15, "ax_ita8"), (16, "ax_2pz"), (18, "ax_sspz")])
def test_units_are_called_away(turn: int, unit: str) -> None:
    front = Front(f"{unit}@0603").turn(turn).begin(TurnEvents())
    assert (front.at(unit), front.state.fewer) == ("removed", [0, 0])
    lost = Front(f"{unit}@surrendered").turn(turn).begin(TurnEvents())
    assert lost.state.fewer == [1, 0]


@rule("13.5")
def test_the_berlin_garrison_leaves_in_turn_28() -> None:
    front = Front("ax_bg@0603").turn(28).begin(TurnEvents())
    assert (front.at("ax_bg"), front.winner) == ("removed", None)
    german = ("0704", "0606", "0406", "0409", "0611", "0414", "0817", "0910", "0906", "1104")
    cut = Front("ax_bg@0603 sv_west@0503 sv_kal@0602 sv_nw@0703 sv_sw@0604 sv_vor@0504").turn(28)
    cut.soviets_hold(*german).begin(TurnEvents())
    assert (cut.winner, cut.reason) == ("soviet", "win-hitler")


@rule("13.5")
def test_the_defence_of_the_reich() -> None:
    front = Front("ax_bg@pool ax_vs1@pool ax_vs2@pool ax_6a@0606").turn(23).organization()
    for unit, city in (("ax_bg", "0603"), ("ax_vs1", "1104")):
        front.choose("receive", unit)
        if front.kind == "place_new":
            front.choose("place", unit, city)
        assert front.at(unit) == city


@rule("13.5")
@pytest.mark.parametrize(("crossed", "comes"), [(18, True), (19, False), (0, False)])
def test_greater_germany_invaded(crossed: int, comes: bool) -> None:
    """Fortresses go to German cities, Hungarians within four hexes of Budapest, the turn after."""
    front = Front("ax_fort1@pool ax_hun1@pool ax_6a@0603").turn(19)
    front.state.crossed = crossed
    front.organization()
    assert (front.why_not("receive", "ax_hun1") is None) == comes
    if comes:
        front.choose("receive", "ax_hun1")
        assert "0612" in front.spaces("place")
        assert "0603" not in front.spaces("place"), "too far from Budapest"


@rule("13.5")
def test_a_red_unit_over_the_border_sets_it_off() -> None:
    for face, crossed in (("", 19), ("-", 0)):
        front = Front(f"sv_west@1009{face} sv_kal@2008 ax_6a@0603").turn(19)
        front.movement("soviet").choose("activate", "sv_west").choose("move", "sv_west", "0909")
        assert front.state.crossed == crossed


@rule("13.5", "8.7", "14.8")
def test_the_oil_event_brings_groups_e_and_f_the_rumanians_and_the_yugoslavs() -> None:
    front = Front("ax_ge@pool ax_gf@pool ax_6a@0611 ax_rom3@0817").turn(19).soviets_hold("0816")
    front.state.oil = 18
    front.begin(TurnEvents())
    assert front.at("ax_rom3") == "removed"
    front.organization().choose("receive", "ax_ge")
    assert "WBALK" in front.spaces("place")
    assert "SBALK" not in front.spaces("place")
    soviets = (
        Front("sv_rom@pool- sv_yug1@pool sv_yug2@pool sv_west@0816").turn(19).soviets_hold("0816", "0817")
    )
    soviets.state.oil = 18
    soviets.organization("soviet")
    if soviets.kind == "upgrades":
        soviets.choose("done")
    soviets.choose("receive", "sv_yug1")
    assert soviets.spaces("place") == {"WBALK", "SBALK"}
    soviets.choose("place", "sv_yug1", "WBALK")
    assert soviets.face("sv_yug1") == 0


@rule("7.6", "13.5")
def test_groups_e_and_f_come_into_no_enemy_zone_in_the_west_balkans_either() -> None:
    """Where that is their only place they wait: nobody is asked to put a unit where it may not come in."""
    front = Front("ax_ge@pool ax_6a@0611 sv_west@0314").turn(19).soviets_hold("0816")
    front.state.oil = 18
    front.organization()
    assert front.options("receive") == []
    assert front.at("ax_ge") == "pool"


@rule("13.5")
def test_poland_is_freed_the_turn_after_warsaw() -> None:
    front = Front("sv_pol@pool- sv_west@0906 sv_kal@1006").turn(21).soviets_hold("0906", "0910")
    front.state.warsaw = 20
    front.organization("soviet")
    if front.kind == "upgrades":
        front.choose("done")
    if front.kind == "placement":
        front.choose("receive", "sv_pol")
    assert front.spaces("place")
    assert "0906" not in front.spaces("place"), "an empty hex"


@rule("13.5")
@pytest.mark.parametrize(("space", "face"), [("1318", 0), ("2008", 1)])
def test_sevastopol_comes_in_fortified_in_its_own_city_in_turn_3(space: str, face: int) -> None:
    front = Front("sv_sev@pool- sv_west@2009").turn(3, "mud").organization("soviet")
    while front.kind in ("upgrades", "placement"):
        front.choose("receive", "sv_sev") if front.options("receive") else front.choose("done")
    front.choose("place", "sv_sev", space)
    assert front.face("sv_sev") == face


@rule("13.5")
def test_ss_panzer_may_come_back_in_1945_for_two_points() -> None:
    front = Front("ax_sspz@removed ax_6a@0603").turn(23).organization()
    front.choose("receive", "ax_sspz")
    assert front.state.event_vp == -2
    front.choose("place", "ax_sspz", "0606")
    assert front.face("ax_sspz") == 0
    early = Front("ax_sspz@removed ax_6a@0603 ax_4a@shattered").turn(22).organization()
    assert early.why_not("receive", "ax_sspz") is not None
