"""7.1 to 7.4 Networks, alignments and the Arctic; 7.7 and 7.8 Fronts and surrender."""

from __future__ import annotations

import pytest

from games.churchill.table import Table
from quadrant.games.churchill import GAME
from quadrant.games.churchill.alignment import PlaceAlignment, PoliticalSegment
from quadrant.games.churchill.clandestine import ClandestineSegment, PlaceNetwork
from quadrant.games.churchill.components import (
    CBI,
    CENTRAL_PACIFIC,
    EASTERN,
    FAR_EAST,
    FRONTS,
    GERMANY,
    JAPAN,
    MEDITERRANEAN,
    NATIONS,
    SW_PACIFIC,
    TRINITY,
    UK,
    US,
    USSR,
    WESTERN,
)
from quadrant.games.churchill.fronts import AdvanceFronts, no_attempt, strength
from quadrant.games.churchill.surrender import AxisSurrender
from quadrant.testing import rule


def network(t: Table, seat: str, due: int = 1) -> Table:
    t.state.networks_due = [due if name == seat else 0 for name in NATIONS]
    return t.begin(PlaceNetwork(seat))


def alignment(t: Table, seat: str, due: int = 1) -> Table:
    t.state.alignments_due = [due if name == seat else 0 for name in NATIONS]
    return t.begin(PlaceAlignment(seat))


def refused(t: Table, *choice: str) -> tuple[str, str]:
    refusal = t.why_not(*choice)
    assert refusal is not None, choice
    return refusal.rule, refusal.id


@rule("7.1", "4.31")
def test_each_nation_gets_one_network_and_the_most_go_first() -> None:
    t = Table()
    t.state.networks_due = [2, 4, 0]
    t.begin(ClandestineSegment())
    seats = []
    while t.kind == "place_network":
        seats.append(t.seat)
        t.choose(*t.options("remove")[0] if t.options("remove") else t.options("place")[0])
    assert seats == ["ussr"] * 5 + ["uk"] * 3 + ["us"]


@rule("7.1")
def test_the_us_decides_who_goes_next_in_a_tie() -> None:
    t = Table().begin(ClandestineSegment())
    assert (t.seat, t.kind) == ("us", "network_order")
    assert t.targets("first") == {"uk", "ussr", "us"}
    t.choose("first", "ussr")
    assert (t.seat, t.kind) == ("ussr", "place_network")
    t.choose("place", "denmark")
    assert (t.seat, t.kind) == ("us", "network_order")
    assert refused(t, "first", "ussr") == ("7.1", "why-fewer-markers")


@rule("7.1")
def test_a_card_may_cancel_the_free_network() -> None:
    t = Table().band("2A", "white")
    t.begin(ClandestineSegment())
    assert t.targets("first") == {"uk", "us"}


@rule("7.1")
def test_all_networks_must_be_used_unless_the_table_allows_otherwise() -> None:
    t = network(Table(), "uk")
    assert ("done",) not in t.match.options()
    assert refused(t, "done") == ("7.1", "why-must-place")
    t = network(Table(may_hold_markers=True), "uk", 2)
    t.choose("done")
    assert t.events("networks-lost")


@rule("7.11", "4.31")
def test_two_networks_of_one_nation_are_the_limit() -> None:
    t = network(Table().networks(greece=("uk", 2), france=("us", 1)), "uk", 3)
    assert refused(t, "place", "greece") == ("7.11", "why-two-networks")
    assert refused(t, "place", "france") == ("7.11", "why-foreign-network")
    t.choose("place", "hungary").choose("place", "hungary")
    assert t.network("hungary") == ("uk", 2)


@rule("7.11")
def test_networks_may_be_placed_before_the_front_arrives_and_after_a_surrender() -> None:
    t = Table("campaign")
    t.state.surrendered = [1, 0]
    network(t, "us")
    assert {"france", "poland", "vietnam"} <= t.targets("place")


@rule("7.12", "4.31")
def test_a_network_may_be_spent_to_remove_a_foreign_one() -> None:
    t = network(Table().networks(austria=("ussr", 2)), "us", 2)
    assert refused(t, "remove", "greece") == ("7.12", "why-no-foreign-network")
    t.choose("remove", "austria")
    assert t.network("austria") == ("ussr", 1)
    t.choose("remove", "austria")
    assert t.network("austria") == (None, 0)


def only(t: Table, *fronts: int) -> Table:
    """Only these Fronts attack."""
    for front in range(len(FRONTS)):
        t.state.held[front] = front not in fronts
    return t


@rule("7.13")
def test_an_advance_costs_the_other_side_one_network_behind_the_front() -> None:
    t = only(Table().fronts(eastern="ukraine"), EASTERN).offensive(eastern=2)
    t.networks(poland=("uk", 2), rumania=("us", 1), bulgaria=("ussr", 2), greece=("uk", 1))
    t.dice(1).begin(AdvanceFronts()).roll_fronts()
    assert t.front("eastern") == "prussia"
    assert t.network("poland") == ("uk", 1)
    assert t.network("rumania") == (None, 0)
    assert t.network("bulgaria") == ("ussr", 2)
    assert t.network("greece") == ("uk", 1)


@rule("7.13")
def test_a_western_advance_costs_soviet_networks_only() -> None:
    t = only(Table("tournament").fronts(western="normandy"), WESTERN).offensive(western=3)
    t.networks(france=("ussr", 2), belgium=("ussr", 1)).dice(1).begin(AdvanceFronts()).roll_fronts()
    assert t.network("france") == ("ussr", 1)
    assert t.network("belgium") == ("ussr", 1)  # on the frontline now, not behind it


@rule("7.13")
def test_the_western_allies_spare_each_others_networks() -> None:
    t = only(Table().fronts(cbi="burma"), CBI).offensive(cbi=3)
    t.networks(siam=("us", 1), malaya=("ussr", 1)).dice(5).begin(AdvanceFronts()).roll_fronts()
    assert t.front("cbi") == "south_china"
    assert t.network("siam") == ("us", 1)
    assert t.network("malaya") == (None, 0)


@rule("7.13", "7.74", "7.63")
def test_a_breakthrough_passes_every_space_on_its_way() -> None:
    t = only(Table().fronts(eastern="belorussia"), EASTERN).offensive(eastern=4)
    t.networks(poland=("uk", 2), rumania=("us", 1)).dice(10).begin(AdvanceFronts()).roll_fronts()
    assert t.front("eastern") == "prussia"
    assert t.network("poland") == ("uk", 1)  # Ukraine was entered and left
    assert t.network("rumania") == (None, 0)
    t.fronts(eastern="prussia").offensive(eastern=4)
    before = t.state.pool[0]
    t.dice(10).begin(AdvanceFronts()).roll_fronts()
    assert t.front("eastern") == "germany"
    assert t.state.pool[0] == before - 1  # East Germany


@rule("7.13")
def test_a_place_is_hit_once_and_places_at_the_box_when_the_front_leaves_it() -> None:
    t = only(Table("campaign").naval(mediterranean=5), MEDITERRANEAN).networks(persia=("ussr", 2))
    for space in ("sicily", "southern_italy"):
        t.offensive(mediterranean=3).dice(1).begin(AdvanceFronts()).roll_fronts()
        assert t.front("mediterranean") == space
        assert t.network("persia") == ("ussr", 1)


@rule("7.13", "6.11")
@pytest.mark.parametrize(("west", "left"), [(True, 1), (False, 2)])
def test_on_the_western_track_denmark_falls_behind_when_germany_is_entered(west: bool, left: int) -> None:
    t = only(Table(denmark_west=west).fronts(western="west_germany"), WESTERN).offensive(western=3)
    t.networks(denmark=("ussr", 2)).dice(1).begin(AdvanceFronts()).roll_fronts()
    assert t.front("western") == "germany"
    assert t.network("denmark") == ("ussr", left)


@rule("7.2", "4.32")
def test_an_alignment_outlives_its_networks() -> None:
    t = network(Table().networks(hungary=("ussr", 1)).alignments(hungary="ussr"), "uk", 2)
    t.choose("remove", "hungary").choose("place", "hungary")
    assert t.alignment("hungary") == "ussr"
    assert t.network("hungary") == ("uk", 1)


@rule("7.3", "4.32")
def test_the_most_alignments_go_first_and_the_us_decides_ties() -> None:
    t = (
        Table()
        .networks(greece=("uk", 1), yugoslavia=("ussr", 1), austria=("us", 1), hungary=("us", 1))
        .alignments()
    )
    t.state.alignments_due = [1, 1, 2]
    t.begin(PoliticalSegment())
    assert t.kind == "place_alignment"
    assert t.seat == "us"
    t.choose("place", "austria")
    assert t.kind == "alignment_order"
    assert t.targets("first") == {"uk", "ussr"}


@rule("7.3")
def test_alignments_that_fit_nowhere_are_lost() -> None:
    t = alignment(Table().networks().alignments(), "uk", 2)
    assert t.events("alignments-lost")


@rule("7.31", "4.32")
def test_an_alignment_needs_an_own_network_and_a_free_place() -> None:
    t = Table().networks(greece=("uk", 1), hungary=("uk", 1), austria=("us", 1), yugoslavia=("uk", 1))
    alignment(t.alignments(hungary="ussr"), "uk")
    assert refused(t, "place", "austria") == ("7.31", "why-no-own-network")
    assert refused(t, "place", "hungary") == ("7.31", "why-one-alignment")
    t.choose("place", "greece")
    assert t.alignment("greece") == "uk"
    assert t.network("greece") == ("uk", 1)


@rule("7.32", "4.32")
def test_an_alignment_may_be_spent_to_remove_a_foreign_one() -> None:
    t = Table().networks(hungary=("uk", 1)).alignments(hungary="ussr", austria="us")
    alignment(t, "uk", 2).choose("remove", "hungary")
    assert t.alignment("hungary") == "uk"  # and there is only one place for the other


@rule("7.32", "7.3")
def test_removal_is_never_a_duty() -> None:
    t = Table().networks(hungary=("uk", 1), greece=("uk", 1)).alignments(hungary="ussr")
    alignment(t, "uk", 2)
    assert set(t.match.options()) == {("place", "greece"), ("remove", "hungary")}
    assert refused(t, "done") == ("7.3", "why-must-place")
    t.choose("place", "greece")
    assert set(t.match.options()) == {("remove", "hungary"), ("done",)}
    t.choose("done")
    assert t.alignment("hungary") == "ussr"
    assert t.events("alignments-lost")


@rule("7.12", "7.1")
def test_networks_that_fit_nowhere_need_not_be_spent_on_removal() -> None:
    t = Table()
    network(t.networks(**{**full(t, "uk"), "greece": ("us", 1)}), "uk", 2)
    assert set(t.match.options()) == {("remove", "greece"), ("done",)}


def full(t: Table, seat: str) -> dict[str, tuple[str, int]]:
    """Two networks of the seat everywhere."""
    return {place.country: (seat, 2) for place in t.match.view().places}


@rule("6.11", "7.31")
def test_neutral_issues_close_colonies_and_both_great_tracks() -> None:
    t = Table().networks(siam=("us", 1), france=("us", 1), greece=("us", 1), denmark=("us", 1)).alignments()
    alignment(t, "us")
    assert t.targets("place") == {"greece", "denmark"}
    assert refused(t, "place", "siam") == ("6.11", "why-colonies-neutral")
    assert refused(t, "place", "france") == ("6.11", "why-europe-neutral")
    west = (
        Table(denmark_west=True).networks(greece=("us", 1), denmark=("us", 1), austria=("us", 1)).alignments()
    )
    assert alignment(west, "us").targets("place") == {"greece", "austria"}


@rule("6.11", "7.32")
@pytest.mark.parametrize(("allowed", "removable"), [(True, {"siam", "poland"}), (False, set())])
def test_neutral_issues_allow_removal_unless_the_table_says_otherwise(
    allowed: bool, removable: set[str]
) -> None:
    t = Table(neutral_removal=allowed).networks(
        siam=("uk", 1), poland=("uk", 1), greece=("uk", 1), hungary=("uk", 1)
    )
    alignment(t.alignments(siam="us", poland="ussr"), "uk")
    assert t.targets("remove") == removable
    assert t.targets("place") == {"greece", "hungary"}


@rule("6.11")
@pytest.mark.parametrize(
    ("side", "seat", "free"), [(UK, "uk", True), (UK, "us", False), (UK, "ussr", False), (US, "ussr", True)]
)
def test_colonialism_leaves_the_colonies_to_the_uk_and_self_determination_opens_them(
    side: int, seat: str, free: bool
) -> None:
    t = Table().networks(siam=(seat, 1), malaya=(seat, 1), greece=(seat, 1), hungary=(seat, 1))
    other = "us" if seat == "uk" else "uk"
    t.state.world[0] = side
    alignment(t.alignments(malaya=other), seat)
    assert t.targets("place") == ({"siam", "greece", "hungary"} if free else {"greece", "hungary"})
    assert t.targets("remove") == ({"malaya"} if free else set())
    if not free:
        assert refused(t, "place", "siam") == ("6.11", "why-colonialism")
        assert refused(t, "remove", "malaya") == ("6.11", "why-colonialism")


@rule("6.11")
@pytest.mark.parametrize(
    ("side", "seat", "expected"),
    [
        (USSR, "ussr", {"poland", "greece"}),
        (USSR, "us", {"france", "greece"}),
        (USSR, "uk", {"france", "greece"}),
        (UK, "us", {"poland", "france", "greece"}),
    ],
)
def test_spheres_and_free_europe(side: int, seat: str, expected: set[str]) -> None:
    t = Table().networks(**dict.fromkeys(("poland", "france", "greece"), (seat, 1))).alignments()
    t.state.world[1] = side
    alignment(t, seat)
    assert t.targets("place") == expected
    for closed in {"poland", "france"} - expected:
        why = "why-spheres-west" if closed == "france" else "why-spheres-east"
        assert refused(t, "place", closed) == ("6.11", why)


@rule("6.11", "7.32")
def test_the_united_nations_and_cadres_make_removal_dear() -> None:
    t = Table().networks(hungary=("uk", 1), greece=("uk", 1)).alignments(hungary="ussr")
    t.state.world[2] = US
    alignment(t, "uk")
    assert t.alignment("greece") == "uk"  # one marker is not enough for Hungary
    t = (
        Table()
        .networks(poland=("uk", 1), hungary=("uk", 1), greece=("uk", 1))
        .alignments(poland="ussr", hungary="ussr")
    )
    t.state.world = [-1, UK, USSR]
    alignment(t, "uk")
    assert t.targets("remove") == {"hungary"}
    assert refused(t, "remove", "poland") == ("6.11", "why-costs-two")
    assert price(t) == 1
    assert price(alignment(t, "uk", 3)) == 0  # one for Hungary, two for Poland
    t.choose("remove", "poland")
    assert t.state.alignments_due[UK] == 1


def price(t: Table) -> object:
    """What the question says a removal costs."""
    prompt = t.match.prompt
    assert prompt is not None
    return prompt.args["price"]


@rule("6.11")
def test_cadres_protect_soviet_alignments_only() -> None:
    t = Table().networks(poland=("uk", 1), greece=("uk", 1)).alignments(poland="us")
    t.state.world = [-1, UK, USSR]
    assert alignment(t, "uk").targets("remove") == {"poland"}


@rule("7.4", "3.25")
def test_norway_and_finland_open_with_three_naval_markers() -> None:
    t = network(Table().networks(finland=("ussr", 1)).naval(arctic=2), "uk")
    assert refused(t, "place", "norway") == ("7.4", "why-arctic-closed")
    assert refused(t, "remove", "finland") == ("7.4", "why-arctic-closed")
    t = network(Table().networks(finland=("ussr", 1)).naval(arctic=3), "uk")
    assert "norway" in t.targets("place")
    assert "finland" in t.targets("remove")


@rule("7.4")
def test_markers_in_the_arctic_stay_when_it_closes() -> None:
    t = Table().networks(norway=("uk", 2)).alignments(norway="uk").naval(arctic=0)
    network(t, "us").choose("place", "greece")
    assert (t.network("norway"), t.alignment("norway")) == (("uk", 2), "uk")


# Fronts


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


@rule("7.53", "7.52")
def test_a_front_leaves_its_box_by_the_same_roll() -> None:
    t = only(Table("campaign"), EASTERN).dice(2).begin(AdvanceFronts()).roll_fronts()
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
    t = only(Table().fronts(eastern="ukraine"), EASTERN).offensive(eastern=3).reserves(eastern=2)
    t.dice(die).begin(AdvanceFronts()).roll_fronts()
    assert t.front("eastern") == space
    assert t.state.offensive[EASTERN] == 0


@rule("7.71")
def test_support_is_removed_even_where_no_roll_is_made() -> None:
    t = only(Table()).offensive(western=2, cbi=1).begin(AdvanceFronts())
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
    t = only(Table().fronts(eastern="ukraine"), EASTERN).offensive(eastern=support)
    t.dice(die).begin(AdvanceFronts()).roll_fronts()
    assert t.front("eastern") == space


@rule("7.71", "7.74")
@pytest.mark.parametrize("support", range(8))
@pytest.mark.parametrize("front", ["eastern", "cbi", "sw_pacific"])
def test_the_chances_in_the_view_are_those_of_the_ten_faces(front: str, support: int) -> None:
    def attacking() -> Table:
        t = only(Table().reserves(**{front: 1}), [f.id for f in FRONTS].index(front))
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
    t = only(Table("campaign").naval(western=5).issues(second_front=None), WESTERN).offensive(western=9)
    t.dice(10).begin(AdvanceFronts()).roll_fronts()
    assert t.front("western") == "bolero"


@rule("7.74", "6.22")
def test_no_breakthrough_into_manchuria_without_the_declaration() -> None:
    t = only(Table("campaign").issues(), FAR_EAST).offensive(far_east=9)
    t.dice(10).begin(AdvanceFronts()).roll_fronts()
    assert t.front("far_east") == "nomohon"


@rule("7.75")
def test_entering_a_kamikaze_space_costs_a_naval_marker() -> None:
    t = only(Table().naval(central_pacific=4), CENTRAL_PACIFIC).offensive(central_pacific=3)
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
    only(t, [f.id for f in FRONTS].index(front)).offensive(**{front: 3})
    t.dice(1).begin(AdvanceFronts()).roll_fronts()
    assert t.state.pool[unit] == before - 1


@rule("7.65")
def test_manchuria_costs_japan_an_army() -> None:
    t = only(Table().issues(ussr_war_japan=None), FAR_EAST).offensive(far_east=3)
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
    t = only(Table().fronts(western="west_germany", eastern="east_germany"), WESTERN, EASTERN)
    t.offensive(western=2, eastern=2).dice(1, 1).begin(AdvanceFronts(), AxisSurrender()).roll_fronts()
    assert (t.front("western"), t.front("eastern")) == ("germany", "germany")
    assert t.state.technology == [1, 1, 1]


@rule("7.8", "7.82")
@pytest.mark.parametrize(("at_once", "other"), [(False, "japan"), (True, "formosa")])
def test_the_first_front_in_japan_halts_the_others_only_at_some_tables(at_once: bool, other: str) -> None:
    t = Table(japan_at_once=at_once).fronts(sw_pacific="kyushu", cbi="formosa")
    t = only(t, SW_PACIFIC, CBI).naval(sw_pacific=3, cbi=3).offensive(sw_pacific=2, cbi=2)
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
    t = only(Table("campaign").fronts(mediterranean="sicily").naval(mediterranean=3), MEDITERRANEAN)
    t.offensive(mediterranean=3).dice(1).begin(AdvanceFronts(), AxisSurrender()).roll_fronts()
    assert t.state.pool[1] == 0
    assert t.state.surrendered == [0, 0]
