"""9.4 The victory point schedule, line by line, in both editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.churchill.table import Table
from quadrant.games.churchill.components import TRINITY, UK, US, USSR
from quadrant.games.churchill.rules.score import SCHEDULE, rule_of, score_parts
from quadrant.testing import rule


def line(t: Table, id: str) -> dict[str, int]:
    """What a line of the schedule is worth now, by seat."""
    return {part.side: part.amount for part in score_parts(t.state, secret=False) if part.id == f"vp-{id}"}


def bare(**options: bool | int) -> Table:
    """An empty map at the start of the campaign."""
    return Table("campaign", **options)


@rule("9.4")
def test_every_line_has_a_letter_and_a_value_in_each_edition() -> None:
    for edition, last in ((1, "Z"), (2, "AA")):
        letters = [entry.letter[edition] for entry in SCHEDULE if entry.vp[edition]]
        assert letters[-1] == last
        assert len(letters) == (26 if edition == 1 else 27)
    assert rule_of(SCHEDULE[-1], 2) == "9.4.Z"


@rule("9.4")
def test_a_front_scores_only_for_the_space_it_has_reached() -> None:
    t = bare().fronts(mediterranean="northern_italy", eastern="germany")
    assert line(t, "central_italy") == {}
    assert line(t, "german_border") == {}


@rule("9.4.A")
def test_alignments() -> None:
    t = bare().alignments(siam="us", greece="uk", france="us")
    assert line(t, "alignment") == {"us": 6, "uk": 3}


@rule("9.4.B")
def test_networks_where_nobody_is_aligned() -> None:
    def scores(**options: bool | int) -> dict[str, int]:
        t = bare(**options).networks(greece=("uk", 2), siam=("uk", 1), france=("us", 1))
        return line(t.alignments(france="uk"), "network_only")

    assert scores() == {"uk": 2}
    assert scores(edition=1) == {"uk": 1}
    assert scores(edition=1, colony_networks=True) == {"uk": 2}


@rule("9.4.C")
def test_global_issues() -> None:
    t = bare()
    t.state.world = [UK, USSR, USSR]
    assert line(t, "global_issue") == {"uk": 5, "ussr": 10}


@rule("9.4.D", "9.4.E")
def test_conferences() -> None:
    t = bare()
    t.state.victories = [1, 2, 3]
    assert line(t, "conference_us_uk") == {"uk": 3, "us": 9}
    assert line(t, "conference_ussr") == {"ussr": 10}


@rule("9.4.F")
def test_quiet_colonies() -> None:
    t = bare().networks(siam=("us", 1)).alignments(malaya="us")
    assert line(t, "quiet_colony") == {"uk": 6}


@rule("9.4.G")
def test_axis_countries_with_a_front() -> None:
    for edition in (1, 2):  # by country in both: a second Front in Japan pays no more
        t = bare(edition=edition)
        t.fronts(western="germany", eastern="germany", cbi="japan", sw_pacific="japan")
        assert line(t, "axis_occupied") == {"uk": 16, "ussr": 8, "us": 16}


@rule("9.4.H", "9.4.I", "9.4.J")
def test_italy() -> None:
    t = bare().fronts(mediterranean="central_italy")
    assert line(t, "central_italy") == {"uk": 2}
    t.fronts(mediterranean="northern_italy")
    assert line(t, "northern_italy_uk") == {"uk": 3}
    assert line(t, "northern_italy_us") == {"us": 2}


@rule("9.4.K", "9.4.L")
@pytest.mark.parametrize(
    ("italy", "normandy", "uk", "us"), [(3, 5, 2, 0), (3, 0, 2, 0), (5, 3, 0, 2), (4, 4, 0, 0), (0, 0, 0, 0)]
)
def test_which_was_entered_first(italy: int, normandy: int, uk: int, us: int) -> None:
    for edition, more in ((2, 0), (1, 1)):
        t = bare(edition=edition)
        t.state.entered = [italy, normandy]
        assert line(t, "italy_first") == ({"uk": uk + more} if uk else {})
        assert line(t, "normandy_first") == ({"us": us} if us else {})


@rule("9.4.M")
def test_germany_without_the_west() -> None:
    t = bare().fronts(eastern="germany")
    t.state.surrendered[0] = 5
    assert line(t, "germany_without_west") == {"ussr": 5}
    t.fronts(western="germany")
    assert line(t, "germany_without_west") == {}


@rule("9.4.N", "9.4.O")
def test_the_gates_of_germany() -> None:
    t = bare().fronts(western="west_germany", eastern="east_germany")
    assert line(t, "near_germany") == {"uk": 5, "us": 5, "ussr": 5}
    t.fronts(western="rhineland", eastern="prussia")
    assert line(t, "near_germany") == {}
    assert line(t, "german_border") == {"uk": 2, "us": 2, "ussr": 2}


@rule("9.4.P")
def test_german_technology() -> None:
    t = bare()
    t.state.technology = [1, 2, 0]
    assert line(t, "german_technology") == {"uk": 1, "ussr": 2}


@rule("9.4.Q")
def test_an_unoccupied_japan() -> None:
    t = bare()
    t.state.surrendered[1] = 9
    assert line(t, "japan_unoccupied") == {"us": 5}
    t.fronts(cbi="japan")
    assert line(t, "japan_unoccupied") == {}


@rule("9.4.R")
def test_macarthur_has_not_returned() -> None:
    t = bare().fronts(sw_pacific="vogelkop")
    assert line(t, "no_philippines") == {"uk": 3, "ussr": 3}
    assert line(t.fronts(sw_pacific="kyushu"), "no_philippines") == {}


@rule("9.4.S")
@pytest.mark.parametrize(("sw", "rivalry"), [("papua", True), ("vogelkop", False)])
def test_inter_service_rivalry(sw: str, rivalry: bool) -> None:
    t = bare().fronts(central_pacific="iwo_jima", sw_pacific=sw)
    assert line(t, "service_rivalry") == ({"uk": 5, "ussr": 5} if rivalry else {})


FRONT_LINES: list[tuple[str, str, str, str, int]] = [
    ("iwo_jima", "central_pacific", "iwo_jima", "us", 2),
    ("okinawa", "central_pacific", "okinawa", "us", 5),
    ("kyushu", "sw_pacific", "kyushu", "us", 5),
    ("formosa", "cbi", "formosa", "uk", 5),
    ("korea", "far_east", "korea", "ussr", 8),
]


@rule("9.4.T", "9.4.U", "9.4.V", "9.4.W", "9.4.X")
@pytest.mark.parametrize(("id", "front", "space", "seat", "vp"), FRONT_LINES)
def test_the_steps_to_japan(id: str, front: str, space: str, seat: str, vp: int) -> None:
    t = bare().fronts(**{front: space})
    assert line(t, id) == {seat: vp}
    assert line(t.fronts(**{front: "japan"}), id) == {}
    first = bare(edition=1).fronts(**{front: space})
    assert line(first, id) == ({} if id == "iwo_jima" else {seat: vp})


@rule("9.4.Y", "9.4.X")
def test_the_spy_ring() -> None:
    t = bare()
    assert line(t, "spy_ring") == {}
    t.state.spy = TRINITY
    assert line(t, "spy_ring") == {"ussr": 12}


@rule("9.4.Z", "9.4.Y")
def test_the_bomb_or_its_absence() -> None:
    t = bare()
    assert line(t, "no_bomb") == {"ussr": 3}
    t.state.bomb = TRINITY
    assert line(t, "bomb") == {"uk": 3, "us": 3}
    assert line(t, "no_bomb") == {}


def in_edition(edition: int) -> Callable[[str], str]:
    letters = {entry.id: rule_of(entry, edition) for entry in SCHEDULE}
    return letters.__getitem__


@rule("9.4.T", "9.4.U", "9.4.V", "9.4.W", "9.4.X", "9.4.Y", "9.4.Z")
def test_the_letters_shift_by_one_in_the_second_edition() -> None:
    first, second = in_edition(1), in_edition(2)
    assert (first("okinawa"), second("okinawa")) == ("9.4.T", "9.4.U")
    assert (first("korea"), second("korea")) == ("9.4.W", "9.4.X")
    assert (first("no_bomb"), second("bomb")) == ("9.4.Z", "9.4.Z")


@rule("9.4.C", "9.4.D")
def test_the_view_shows_the_score_line_by_line() -> None:
    t = bare()
    t.state.world[0] = US
    t.state.victories[US] = 1
    view = t.match.view()
    mine = {part.rule: part.amount for part in view.score_parts if part.side == "us"}
    assert mine == {"9.4.C": 5, "9.4.D": 3}
    assert view.score["us"] == 8
    assert view.spread == max(view.score.values()) - min(view.score.values())
