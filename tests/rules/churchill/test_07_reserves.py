"""7.6 Axis reserves: the priorities of Europe and of the Pacific."""

from __future__ import annotations

import pytest

from games.churchill.table import Table
from quadrant.games.churchill.components import FRONTS
from quadrant.games.churchill.rules.reserves import AxisReserves
from quadrant.testing import rule

NAMES = [front.id for front in FRONTS]


def placed(t: Table) -> dict[str, int]:
    """Where the reserves went."""
    t.begin(AxisReserves())
    return {name: n for name, n in zip(NAMES, t.state.reserves, strict=True) if n}


def europe(t: Table) -> Table:
    """Only Germany has reserves."""
    t.state.surrendered[1] = 1
    return t


def pacific(t: Table) -> Table:
    t.state.surrendered[0] = 1
    return t


@rule("7.61", "7.62", "7.62.2", "7.62.4", "7.62.5", "7.62.7")
def test_before_normandy_the_horde_stands_in_the_east() -> None:
    t = europe(Table("campaign").fronts(western="bolero"))
    assert placed(t) == {"eastern": 5, "western": 1, "mediterranean": 1}


@rule("7.62.3", "7.6")
@pytest.mark.parametrize(("western", "naval"), [(None, 2), ("bolero", 3)])
def test_u_boats_hunt_while_the_western_front_is_in_its_box(western: str | None, naval: int) -> None:
    t = europe(Table("campaign").fronts(western=western).naval(western=3))
    if western is None:
        t.dice(1)  # one army is left for the dice
    placed(t)
    assert t.box("western") == naval


@rule("7.62.3")
def test_the_german_navy_may_be_held_back_by_the_card() -> None:
    t = europe(Table("campaign").naval(western=3).band("2A", "gray").dice(1))
    placed(t)
    assert t.box("western") == 3


@rule("7.62.1", "7.72")
def test_two_armies_guard_germany_and_are_split_between_the_attackers() -> None:
    t = europe(Table().fronts(western="west_germany", eastern="prussia"))
    t.state.pool[0] = 3
    # Two stay against the Western Front, one goes East, none are left.
    assert placed(t) == {"western": 2, "eastern": 1}
    t.state.pool[0] = 2
    assert placed(t) == {"western": 2}
    t = europe(Table().fronts(western="west_germany", eastern="east_germany"))
    t.state.pool[0] = 3
    assert placed(t) == {"western": 1, "eastern": 2}


@rule("7.72")
def test_an_odd_army_at_home_opposes_one_attacker_by_chance() -> None:
    t = pacific(Table().fronts(cbi="formosa", far_east="korea"))
    t.state.pool = [0, 0, 0, 3, 0]
    found = placed(t)
    assert sorted(found.values()) == [1, 2]


@rule("7.62.6")
@pytest.mark.parametrize(
    ("western", "eastern", "expected"),
    [
        ("normandy", "prussia", {"eastern": 3}),
        ("rhineland", "ukraine", {"western": 2, "eastern": 1}),
        ("rhineland", "prussia", {"western": 1, "eastern": 2}),
    ],
)
def test_after_normandy_two_armies_face_the_nearer_front(
    western: str, eastern: str, expected: dict[str, int]
) -> None:
    t = europe(Table().fronts(western=western, eastern=eastern))
    t.state.pool[0] = 3
    assert placed(t) == expected


@rule("7.62.6", "7.72")
def test_the_last_army_between_two_fronts_at_the_gates_goes_by_chance() -> None:
    seen = set()
    for key in range(12):
        t = europe(Table().fronts(western="west_germany", eastern="east_germany"))
        t.state.key = bytes([key]) * 32
        t.state.pool[0] = 4
        found = placed(t)
        assert sum(found.values()) == 4
        seen.add((found["western"], found["eastern"]))
    assert seen == {(1, 3), (2, 2)}  # one each at home, one East by step 2, and one more


@rule("7.62.7", "7.63")
def test_the_italian_army_opposes_the_mediterranean_while_it_exists() -> None:
    t = europe(Table())
    t.state.pool = [0, 1, 0, 0, 0]
    assert placed(t) == {"mediterranean": 1}
    t.state.pool = [0, 0, 0, 0, 0]
    assert placed(t) == {}


@rule("7.62.8")
def test_the_rest_is_scattered_by_dice() -> None:
    t = europe(Table().naval(arctic=0)).dice(2, 3, 6)
    # one and one by step 6, one by step 2; then West, East, and a 6 that counts as a 5
    assert placed(t) == {"western": 2, "eastern": 3, "mediterranean": 1}


@rule("7.62.8")
@pytest.mark.parametrize("die", range(1, 7))
def test_what_each_face_of_the_die_sends_in_europe(die: int) -> None:
    t = europe(Table().naval(arctic=0)).dice(die)
    t.state.pool[0] = 4
    found = placed(t)
    before = {"western": 1, "eastern": 2, "mediterranean": 0}
    front = ("western", "western", "eastern", "eastern", "mediterranean", "mediterranean")[die - 1]
    assert {name: found.get(name, 0) - n for name, n in before.items()} == {
        name: int(name == front) for name in before
    }


@rule("7.62.8")
@pytest.mark.parametrize(("edition", "naval", "raided"), [(1, 1, True), (2, 1, False), (2, 3, True)])
def test_a_six_raids_the_arctic_if_the_edition_says_so(edition: int, naval: int, raided: bool) -> None:
    t = europe(Table(edition=edition).naval(arctic=naval))
    t.state.pool[0] = 4
    t.dice(6)
    found = placed(t)
    assert t.box("arctic") == naval - raided
    assert found.get("mediterranean", 0) == (not raided)


@rule("7.64", "7.64.1", "7.61")
def test_all_armies_stay_in_japan_when_it_is_attacked() -> None:
    t = pacific(Table().fronts(central_pacific="okinawa", far_east="manchuria"))
    t.state.pool[4] = 0
    assert placed(t) == {"central_pacific": 4}


@rule("7.64.2")
@pytest.mark.parametrize(("far_east", "armies"), [(None, 0), ("nomohon", 2)])
def test_two_armies_face_the_far_east_front_once_it_has_left_its_box(
    far_east: str | None, armies: int
) -> None:
    t = pacific(Table().issues().fronts(far_east=far_east, sw_pacific="papua", central_pacific="marianas"))
    t.state.pool = [0, 0, 0, 2, 0]
    if not armies:
        t.dice(1, 1)
    assert placed(t).get("far_east", 0) == armies


@rule("7.64.2")
def test_no_more_than_two_armies_face_the_far_east_front() -> None:
    t = pacific(Table().issues().fronts(far_east="manchuria", sw_pacific="papua"))
    t.state.pool = [0, 0, 0, 4, 0]
    t.dice(1, 6)
    assert placed(t) == {"far_east": 2, "central_pacific": 1, "cbi": 1}


@rule("7.64.3")
def test_b29_spaces_are_defended_in_order() -> None:
    t = pacific(
        Table().fronts(central_pacific="carolines", sw_pacific="vogelkop", cbi="burma", far_east=None)
    )
    t.state.pool = [0, 0, 0, 2, 0]
    assert placed(t) == {"central_pacific": 1, "sw_pacific": 1}


@rule("7.53", "7.64.1", "7.64.3")
@pytest.mark.parametrize(
    ("by_position", "armies"), [(False, {"sw_pacific": 1, "cbi": 1}), (True, {"central_pacific": 2})]
)
def test_a_front_that_cannot_land_attempts_nothing(by_position: bool, armies: dict[str, int]) -> None:
    t = pacific(
        Table(reserves_by_position=by_position)
        .fronts(central_pacific="okinawa", sw_pacific="vogelkop", cbi="burma", far_east=None)
        .naval(central_pacific=2, sw_pacific=3)
    )
    t.state.pool = [0, 0, 0, 2, 0]
    assert placed(t) == armies


@rule("7.53", "7.64.3")
@pytest.mark.parametrize(("by_position", "front"), [(False, "sw_pacific"), (True, "central_pacific")])
def test_a_b29_space_is_defended_when_it_can_be_attempted(by_position: bool, front: str) -> None:
    t = pacific(
        Table(reserves_by_position=by_position)
        .fronts(central_pacific="carolines", sw_pacific="vogelkop", far_east=None)
        .naval(central_pacific=2, sw_pacific=3)
    )
    t.state.pool = [0, 0, 0, 1, 0]
    assert placed(t) == {front: 1}


@rule("7.64.4", "7.64.5", "7.6")
def test_the_ijn_meets_a_landing_and_may_be_sunk() -> None:
    for first, second, naval, left in ((2, 4, 2, 1), (2, 5, 2, 2), (3, None, 3, 2)):
        t = pacific(Table().naval(central_pacific=3, sw_pacific=3))
        t.state.pool[3] = 0
        t.dice(first, *([second] if second else []))
        placed(t)
        assert (t.box("central_pacific"), t.box("sw_pacific")) == (naval, 3)
        assert t.state.pool[4] == left


@rule("7.64.4")
def test_the_ijn_ignores_fronts_that_cannot_land() -> None:
    t = pacific(Table().naval(central_pacific=2, sw_pacific=3))
    t.state.pool[3] = 0
    t.dice(1, 6)
    placed(t)
    assert (t.box("central_pacific"), t.box("sw_pacific")) == (2, 2)


@rule("7.64.4")
def test_the_ijn_sails_to_the_cbi_only_for_a_landing_and_last_of_all() -> None:
    for cbi, naval in (("south_china", 2), ("burma", 3)):
        t = pacific(Table().fronts(cbi=cbi).naval(central_pacific=0, sw_pacific=0, cbi=3))
        t.state.pool[3] = 0
        t.dice(1, *([6] if naval == 2 else []))
        placed(t)
        assert t.box("cbi") == naval


@rule("7.64.5")
def test_without_a_fleet_nobody_rolls_for_it() -> None:
    t = pacific(Table())
    t.state.pool[3:] = [0, 0]
    placed(t)
    assert not t.events("ijn-roll")


@rule("7.64.4", "5.11")
def test_a_card_may_order_the_fleet_out() -> None:
    t = pacific(Table()).band("8A", "gray")
    t.state.pool[3] = 0
    t.dice(1)
    placed(t)
    assert t.box("sw_pacific") == 2
    assert t.state.pool[4] == 1


@rule("7.64.6")
@pytest.mark.parametrize("die", range(1, 7))
def test_what_each_face_of_the_die_sends_in_the_pacific(die: int) -> None:
    t = pacific(Table().fronts(far_east=None, sw_pacific="papua")).dice(die)
    t.state.pool = [0, 0, 0, 1, 0]
    front = ("central_pacific", "sw_pacific", "cbi")[(die - 1) // 2]
    assert placed(t) == {front: 1}


@rule("7.64.6")
def test_the_rest_of_the_japanese_armies_is_scattered() -> None:
    t = pacific(Table().fronts(far_east=None, sw_pacific="papua"))
    t.state.pool = [0, 0, 0, 3, 0]
    t.dice(2, 4, 6)
    assert placed(t) == {"central_pacific": 1, "sw_pacific": 1, "cbi": 1}


@rule("7.61")
def test_reserves_sent_or_held_back_by_the_card_are_not_placed_twice() -> None:
    t = europe(Table().band("8B", "gray"))
    t.dice(1)
    assert sum(placed(t).values()) == 6
    assert t.state.reserves[0] >= 2
    t = europe(Table().band("9A", "gray")).dice(1, 1)
    assert sum(placed(t).values()) == 5


@rule("7.61")
def test_a_power_that_has_surrendered_sends_nothing() -> None:
    t = europe(pacific(Table()))
    assert placed(t) == {}
