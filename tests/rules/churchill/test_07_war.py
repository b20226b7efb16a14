"""7.1 to 7.4 Networks, alignments and the Arctic."""

from __future__ import annotations

import pytest

from games.churchill.table import Table
from quadrant.games.churchill.components import (
    CBI,
    EASTERN,
    MEDITERRANEAN,
    NATIONS,
    UK,
    US,
    USSR,
    WESTERN,
)
from quadrant.games.churchill.rules.alignment import PlaceAlignment, PoliticalSegment
from quadrant.games.churchill.rules.clandestine import ClandestineSegment, PlaceNetwork
from quadrant.games.churchill.rules.fronts import AdvanceFronts
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


@rule("7.13")
def test_an_advance_costs_the_other_side_one_network_behind_the_front() -> None:
    t = Table().fronts(eastern="ukraine").only(EASTERN).offensive(eastern=2)
    t.networks(poland=("uk", 2), rumania=("us", 1), bulgaria=("ussr", 2), greece=("uk", 1))
    t.dice(1).begin(AdvanceFronts()).roll_fronts()
    assert t.front("eastern") == "prussia"
    assert t.network("poland") == ("uk", 1)
    assert t.network("rumania") == (None, 0)
    assert t.network("bulgaria") == ("ussr", 2)
    assert t.network("greece") == ("uk", 1)


@rule("7.13")
def test_a_western_advance_costs_soviet_networks_only() -> None:
    t = Table("tournament").fronts(western="normandy").only(WESTERN).offensive(western=3)
    t.networks(france=("ussr", 2), belgium=("ussr", 1)).dice(1).begin(AdvanceFronts()).roll_fronts()
    assert t.network("france") == ("ussr", 1)
    assert t.network("belgium") == ("ussr", 1)  # on the frontline now, not behind it


@rule("7.13")
def test_the_western_allies_spare_each_others_networks() -> None:
    t = Table().fronts(cbi="burma").only(CBI).offensive(cbi=3)
    t.networks(siam=("us", 1), malaya=("ussr", 1)).dice(5).begin(AdvanceFronts()).roll_fronts()
    assert t.front("cbi") == "south_china"
    assert t.network("siam") == ("us", 1)
    assert t.network("malaya") == (None, 0)


@rule("7.13", "7.74", "7.63")
def test_a_breakthrough_passes_every_space_on_its_way() -> None:
    t = Table().fronts(eastern="belorussia").only(EASTERN).offensive(eastern=4)
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
    t = Table("campaign").naval(mediterranean=5).only(MEDITERRANEAN).networks(persia=("ussr", 2))
    for space in ("sicily", "southern_italy"):
        t.offensive(mediterranean=3).dice(1).begin(AdvanceFronts()).roll_fronts()
        assert t.front("mediterranean") == space
        assert t.network("persia") == ("ussr", 1)


@rule("7.13", "6.11")
@pytest.mark.parametrize(("west", "left"), [(True, 1), (False, 2)])
def test_on_the_western_track_denmark_falls_behind_when_germany_is_entered(west: bool, left: int) -> None:
    t = Table(denmark_west=west).fronts(western="west_germany").only(WESTERN).offensive(western=3)
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
