"""7.5 to 7.8 Fronts and surrender."""

from __future__ import annotations

import pytest

from games.churchill.table import Table
from quadrant.games.churchill import GAME
from quadrant.games.churchill.components import (
    CBI,
    CENTRAL_PACIFIC,
    EASTERN,
    FAR_EAST,
    FRONTS,
    GERMANY,
    JAPAN,
    MEDITERRANEAN,
    SW_PACIFIC,
    TRINITY,
    WESTERN,
)
from quadrant.games.churchill.rules.fronts import AdvanceFronts, no_attempt, strength
from quadrant.games.churchill.rules.surrender import AxisSurrender
from quadrant.kernel.text import catalogue
from quadrant.testing import rule


@rule("7.51", "7.71")
def test_each_nation_rolls_for_the_fronts_of_its_colour() -> None:
    t = Table("campaign").issues(second_front=None)
    t.naval(western=5, mediterranean=3, central_pacific=3, sw_pacific=3)
    t.begin(AdvanceFronts())
    rolls = []
    while t.kind == "roll_campaign":
        rolls.append((t.seat, t.options()[0][1]))
        t.choose(*t.options()[0])
    assert rolls == [
        ("us", "western"),
        ("ussr", "eastern"),
        ("uk", "mediterranean"),
        ("us", "central_pacific"),
        ("us", "sw_pacific"),
        ("uk", "cbi"),
        ("ussr", "far_east"),
    ]


@rule("7.53", "7.73")
def test_an_amphibious_space_needs_three_naval_markers_and_normandy_five() -> None:
    t = Table("tournament").issues(second_front=None).naval(western=4, central_pacific=2)
    for front, need in ((WESTERN, 5), (CENTRAL_PACIFIC, 3)):
        refusal = no_attempt(t.state, front)
        assert refusal is not None
        assert (refusal.id, refusal.args) == ("why-too-few-naval", {"n": need})
    t.naval(western=5, central_pacific=3)
    assert no_attempt(t.state, WESTERN) is None
    assert no_attempt(t.state, CENTRAL_PACIFIC) is None


@rule("7.53")
def test_hong_kong_is_reached_by_land() -> None:
    t = Table("campaign").fronts(cbi="burma").naval(cbi=0)
    assert no_attempt(t.state, CBI) is None
    words = [catalogue("churchill", language).format("space-south_china") for language in ("en", "ru")]
    assert words == ["Hong Kong", "Гонконг"]


@rule("7.53", "7.52")
def test_a_front_leaves_its_box_by_the_same_roll() -> None:
    t = Table("campaign").only(EASTERN).dice(2).begin(AdvanceFronts()).roll_fronts()
    assert t.front("eastern") == "belorussia"


@rule("7.72", "7.6")
def test_strength_is_two_and_two_a_support_less_two_a_reserve() -> None:
    t = Table().fronts(eastern="ukraine").offensive(eastern=3).reserves(eastern=2)
    assert strength(t.state, EASTERN).total == 4
    assert strength(t.state, CBI).total == 2


@rule("7.72", "7.73", "7.61")
def test_reserves_that_a_card_sends_ahead_count_before_the_war_begins() -> None:
    t = Table().band("8A", "gray")  # a Japanese army to the Southwest Pacific
    shown = next(front for front in t.match.view().fronts if front.front == "sw_pacific")
    assert (shown.reserves, shown.strength, shown.advance) == (1, 0, 0)
    assert shown.blocked is not None
    assert (shown.blocked.rule, shown.blocked.id) == ("7.73", "why-no-strength")
    odds = GAME.query("odds").ask(t.state, None, ["sw_pacific"])
    assert [line.amount for line in odds.strength.lines] == [2, -2]
    assert (odds.stays, odds.blocked) == (1.0, shown.blocked)


@rule("7.71", "7.7", "4.33")
@pytest.mark.parametrize(("die", "space"), [(4, "prussia"), (5, "ukraine")])
def test_a_roll_at_or_under_the_strength_advances(die: int, space: str) -> None:
    t = Table().fronts(eastern="ukraine").only(EASTERN).offensive(eastern=3).reserves(eastern=2)
    t.dice(die).begin(AdvanceFronts()).roll_fronts()
    assert t.front("eastern") == space
    assert t.state.offensive[EASTERN] == 0


@rule("7.71")
def test_support_is_removed_even_where_no_roll_is_made() -> None:
    t = Table().only().offensive(western=2, cbi=1).begin(AdvanceFronts())
    assert t.state.offensive == [0] * 7
    assert t.match.decision is None


@rule("7.73")
def test_a_front_without_strength_makes_no_attempt() -> None:
    t = Table().reserves(eastern=1)
    refusal = no_attempt(t.state, EASTERN)
    assert refusal is not None
    assert refusal.id == "why-no-strength"


@rule("7.73", "7.8")
def test_no_front_moves_in_a_theater_whose_power_has_surrendered() -> None:
    t = Table()
    t.state.surrendered[GERMANY] = 8
    refusal = no_attempt(t.state, MEDITERRANEAN)
    assert refusal is not None
    assert refusal.id == "why-axis-surrendered"
    assert no_attempt(t.state, CBI) is None


@rule("7.74")
@pytest.mark.parametrize(
    ("support", "die", "space"),
    [(4, 10, "east_germany"), (4, 9, "prussia"), (5, 8, "east_germany"), (3, 8, "prussia")],
)
def test_a_breakthrough_needs_ten_and_ten(support: int, die: int, space: str) -> None:
    t = Table().fronts(eastern="ukraine").only(EASTERN).offensive(eastern=support)
    t.dice(die).begin(AdvanceFronts()).roll_fronts()
    assert t.front("eastern") == space


@rule("7.71", "7.74")
@pytest.mark.parametrize("support", range(8))
@pytest.mark.parametrize("front", ["eastern", "cbi", "sw_pacific"])
def test_the_chances_in_the_view_are_those_of_the_ten_faces(front: str, support: int) -> None:
    def attacking() -> Table:
        t = Table().reserves(**{front: 1}).only([f.id for f in FRONTS].index(front))
        return t.offensive(**{front: support})

    seen = next(f for f in attacking().match.view().fronts if f.front == front)
    moved = []
    for die in range(1, 11):
        t = attacking()
        if seen.blocked is None:
            t.dice(die)
        t.begin(AdvanceFronts()).roll_fronts()
        moved.append(next(f.position for f in t.match.view().fronts if f.front == front) - seen.position)
    assert seen.advance == 10 * sum(n >= 1 for n in moved)
    assert seen.breakthrough == 10 * sum(n == 2 for n in moved)


@rule("7.74")
def test_no_breakthrough_into_an_amphibious_space() -> None:
    t = Table("campaign").naval(western=5).issues(second_front=None).only(WESTERN).offensive(western=9)
    t.dice(10).begin(AdvanceFronts()).roll_fronts()
    assert t.front("western") == "bolero"


@rule("7.74", "6.22")
def test_no_breakthrough_into_manchuria_without_the_declaration() -> None:
    t = Table("campaign").issues().only(FAR_EAST).offensive(far_east=9)
    t.dice(10).begin(AdvanceFronts()).roll_fronts()
    assert t.front("far_east") == "nomohon"


@rule("7.75")
def test_entering_a_kamikaze_space_costs_a_naval_marker() -> None:
    t = Table().naval(central_pacific=4).only(CENTRAL_PACIFIC).offensive(central_pacific=3)
    t.dice(1).begin(AdvanceFronts()).roll_fronts()
    assert t.front("central_pacific") == "iwo_jima"
    assert t.box("central_pacific") == 3


@rule("7.63", "7.81")
@pytest.mark.parametrize(
    ("front", "start", "unit"),
    [
        ("mediterranean", "sicily", 1),
        ("western", None, 2),
        ("western", "rhineland", 0),
        ("eastern", "prussia", 0),
    ],
)
def test_german_reserves_lost_for_good(front: str, start: str | None, unit: int) -> None:
    t = Table("campaign").fronts(**{front: start}).naval(western=5, mediterranean=5)
    before = t.state.pool[unit]
    t.only([f.id for f in FRONTS].index(front)).offensive(**{front: 3})
    t.dice(1).begin(AdvanceFronts()).roll_fronts()
    assert t.state.pool[unit] == before - 1


@rule("7.65")
def test_manchuria_costs_japan_an_army() -> None:
    t = Table().issues(ussr_war_japan=None).only(FAR_EAST).offensive(far_east=3)
    t.dice(1).begin(AdvanceFronts()).roll_fronts()
    assert t.state.pool[3] == 3


# Surrender


@rule("7.81", "7.8")
@pytest.mark.parametrize(
    ("west", "east", "technology"),
    [
        ("germany", "germany", [1, 1, 1]),
        ("germany", "prussia", [1, 0, 1]),
        ("rhineland", "germany", [0, 2, 0]),
    ],
)
def test_germany_surrenders_and_technology_is_shared(west: str, east: str, technology: list[int]) -> None:
    t = Table().fronts(western=west, eastern=east).begin(AxisSurrender())
    assert t.state.surrendered[GERMANY] == 8
    assert t.state.technology == technology


@rule("7.81", "7.8", "7.71")
def test_both_fronts_may_enter_germany_in_one_conference() -> None:
    t = Table().fronts(western="west_germany", eastern="east_germany").only(WESTERN, EASTERN)
    t.offensive(western=2, eastern=2).dice(1, 1).begin(AdvanceFronts(), AxisSurrender()).roll_fronts()
    assert (t.front("western"), t.front("eastern")) == ("germany", "germany")
    assert t.state.technology == [1, 1, 1]


@rule("7.8", "7.82")
@pytest.mark.parametrize(("at_once", "other"), [(False, "japan"), (True, "formosa")])
def test_the_first_front_in_japan_halts_the_others_only_at_some_tables(at_once: bool, other: str) -> None:
    t = Table(japan_at_once=at_once).fronts(sw_pacific="kyushu", cbi="formosa")
    t = t.only(SW_PACIFIC, CBI).naval(sw_pacific=3, cbi=3).offensive(sw_pacific=2, cbi=2)
    t.dice(1, *(() if at_once else (1,))).begin(AdvanceFronts(), AxisSurrender()).roll_fronts()
    assert (t.front("sw_pacific"), t.front("cbi")) == ("japan", other)
    assert t.state.surrendered[JAPAN] == 8


@rule("7.82")
def test_japan_surrenders_when_entered() -> None:
    t = Table().fronts(cbi="japan").begin(AxisSurrender())
    assert t.state.surrendered == [0, 8]


@rule("7.82", "7.8")
def test_the_emperor_yields_to_three_conditions_in_one_conference() -> None:
    t = Table().fronts(western="germany", far_east="manchuria", central_pacific="marianas")
    t.state.bomb = TRINITY
    t.begin(AxisSurrender())
    assert t.state.surrendered == [8, 8]  # Germany is checked first


@rule("7.82")
@pytest.mark.parametrize("missing", ["germany", "bomb", "base", "manchuria"])
def test_without_all_three_conditions_japan_fights_on(missing: str) -> None:
    t = Table().fronts(
        western="rhineland" if missing == "germany" else "germany",
        far_east="nomohon" if missing == "manchuria" else "manchuria",
        central_pacific="carolines" if missing == "base" else "marianas",
        sw_pacific="papua",
    )
    t.state.bomb = 3 if missing == "bomb" else TRINITY
    t.begin(AxisSurrender())
    assert t.state.surrendered[JAPAN] == 0


@rule("7.81")
def test_italy_falls_with_southern_italy_and_ends_nothing() -> None:
    t = Table("campaign").fronts(mediterranean="sicily").naval(mediterranean=3).only(MEDITERRANEAN)
    t.offensive(mediterranean=3).dice(1).begin(AdvanceFronts(), AxisSurrender()).roll_fronts()
    assert t.state.pool[1] == 0
    assert t.state.surrendered == [0, 0]
