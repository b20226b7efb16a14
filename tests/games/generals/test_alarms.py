"""What friends at the table would warn of, by what everybody can see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import quadrant
from games.generals.positions import Board, board
from quadrant.games.generals.components import CAMP_NATIONS, NATION, NATIONS, SPACES, camp_of
from quadrant.games.generals.rules.board import board_for
from quadrant.games.generals.rules.supply import supplied, unsupplied
from quadrant.kernel.alarms import Alarm, Alarms
from quadrant.kernel.board import bits
from quadrant.testing import rule


def alarms(table: Board, seat: str | None) -> dict[str, Alarm]:
    answer = table.match.query("alarms", seat=seat)
    assert isinstance(answer, Alarms)
    return {alarm.id: alarm for alarm in answer.alarms}


def args(table: Board, seat: str, id: str) -> dict[str, Any]:
    return dict(alarms(table, seat)[id].args)


@rule("score.home_lost")
def test_an_empty_home_in_an_enemys_reach_is_a_grave_matter() -> None:
    table = board("ussr", ussr="ukraine", germany="germany eastern_europe russia")
    found = alarms(table, "ussr")["alarm-home-open"]
    assert found.grave
    assert found.args == {"seat": "ussr", "space": "moscow", "seats": ("germany",)}
    far = board("usa", usa="hawaii", germany="germany")
    assert not alarms(far, "usa")["alarm-home-empty"].grave
    assert "alarm-home-open" not in alarms(far, "usa")


@rule("score.home_lost")
def test_a_home_that_is_held_or_lost_is_not_called_empty() -> None:
    held = board("ussr", ussr="moscow", germany="germany eastern_europe russia")
    assert not {"alarm-home-open", "alarm-home-empty", "alarm-home-lost"} & set(alarms(held, "ussr"))
    lost = board("ussr", ussr="ukraine", germany="germany eastern_europe russia moscow")
    assert alarms(lost, "ussr")["alarm-home-lost"].grave


@rule("supply.removal")
def test_a_piece_out_of_supply_is_named_before_it_goes() -> None:
    table = board("germany", germany="germany russia")
    found = alarms(table, "germany")["alarm-unsupplied"]
    assert found.grave
    assert found.args == {"seat": "germany", "piece": "army", "space": "russia"}
    assert "alarm-unsupplied" not in alarms(table, "uk")


@rule("supply.line")
def test_a_link_that_an_enemy_can_attack_is_named_with_what_hangs_on_it() -> None:
    table = board("germany", germany="germany eastern_europe russia", ussr="moscow ukraine")
    found = args(table, "germany", "alarm-cut-off")
    assert found == {"piece": "army", "space": "eastern_europe", "seats": ("ussr",), "spaces": ("russia",)}


@rule("supply.line")
def test_a_link_out_of_every_enemys_reach_is_no_alarm() -> None:
    table = board("germany", germany="germany eastern_europe russia", usa="eastern_united_states")
    assert "alarm-cut-off" not in alarms(table, "germany")


@rule("supply.navy")
def test_an_allys_army_that_a_navy_hangs_on_is_named_too() -> None:
    table = board(
        "usa",
        usa="eastern_united_states western_united_states east_pacific central_pacific",
        uk="united_kingdom australia new_guinea",
        japan="japan sea_of_japan south_china_sea philippines",
    )
    found = args(table, "usa", "alarm-cut-off")
    assert (found["space"], found["seats"], found["spaces"]) == (
        "new_guinea",
        ("japan",),
        ("central_pacific",),
    )
    assert "alarm-cut-off" not in alarms(table, "uk")


@rule("board.straits")
def test_an_army_that_would_close_a_strait_is_seen_coming() -> None:
    east, fleet = "germany eastern_europe ukraine middle_east", "united_kingdom north_sea mediterranean_sea"
    port = {"usa": "eastern_united_states western_europe"}
    table = board("uk", uk=fleet, germany=east, **port)
    assert args(table, "uk", "alarm-strait") == {
        "space": "north_africa",
        "seats": ("germany",),
        "spaces": ("mediterranean_sea",),
    }
    assert "alarm-strait" not in alarms(table, "germany")
    # Who stands there himself keeps it open, and nobody closes what he cannot reach.
    held = board("uk", uk=f"{fleet} north_africa", germany=east, **port)
    assert "alarm-strait" not in alarms(held, "uk")
    assert "alarm-strait" not in alarms(board("uk", uk=fleet, germany="germany", **port), "uk")


def cut_by_brute_force(table: Board, seat: str) -> set[tuple[str, str]]:
    """Every piece of the camp that an enemy could battle, taken off by hand: what is out of supply then."""
    state, nation = table.state, NATION[seat]
    found = set()
    for owner in CAMP_NATIONS[camp_of(nation)]:
        for space in bits(state.pieces[owner]):
            enemies = CAMP_NATIONS[1 - camp_of(nation)]
            near = [
                e for e in enemies if board_for(state, 1 - camp_of(nation)).near[space] & supplied(state, e)
            ]
            after = table.twin()
            after.state.pieces[owner] &= ~(1 << space)
            after.state.touch()
            if near and (owner != nation or not unsupplied(state, nation) >> space & 1):
                lost = unsupplied(after.state, nation) & ~unsupplied(state, nation)
                found |= {(SPACES[space], SPACES[other]) for other in bits(lost)}
    return found


@pytest.mark.parametrize("seed", range(1, 4))
def test_what_can_be_cut_off_is_named_and_nothing_else(seed: int) -> None:
    random = Random(seed)
    match = quadrant.new("generals", seed=seed)
    while match.seat is not None:
        if random.random() < 0.02:
            table = Board(match.state.clone())
            for seat in NATIONS:
                said = [a for a in match.query("alarms", seat=seat).alarms if a.id == "alarm-cut-off"]
                named = {(a.args["space"], other) for a in said for other in tuple(a.args["spaces"])}
                assert named == cut_by_brute_force(table, seat)
        options = [o for o in match.options() if o.verb not in ("remove", "discard")]
        match.choose(random.choice(options or match.options()))


@rule("supply.removal")
def test_a_piece_that_may_not_be_removed_this_turn_is_no_alarm_yet() -> None:
    table = board("germany", germany="germany russia")
    table.state.protected[NATION["germany"]] = 1 << SPACES.index("russia")
    assert "alarm-unsupplied" not in alarms(table, "germany")


@rule("win.margin")
def test_a_lead_that_ends_the_game_is_spoken_of_where_it_does() -> None:
    near = board("germany", germany="germany").tracks(score=(24, 0))
    assert "alarm-lead" not in alarms(near, "germany")
    near.state.margin_victory = True
    found = alarms(near, None)["alarm-lead"]
    assert found.args == {"camp": "axis", "n": 24, "most": 30}
    assert not found.grave
    near.state.score = [0, 30]
    assert alarms(near, "germany")["alarm-lead"].grave


@rule("win.homes")
def test_one_enemy_home_held_is_said_to_lack_one() -> None:
    table = board("germany", germany="germany", usa="italy eastern_united_states")
    assert args(table, "germany", "alarm-homes") == {"camp": "coalition", "space": "italy"}


@rule("win.points")
def test_the_last_rounds_are_counted() -> None:
    assert "alarm-last-rounds" not in alarms(board("germany").tracks(round=18), "germany")
    assert args(board("germany").tracks(round=19), "germany", "alarm-last-rounds") == {"n": 2}


def test_grave_ones_come_first_and_all_of_it_is_public() -> None:
    """Whatever is in hand or face down changes nothing."""
    table = board("ussr", ussr="ukraine", germany="germany eastern_europe russia", hand="ussr_build_army")
    same = board("ussr", ussr="ukraine", germany="germany eastern_europe russia", hand="ussr_land_battle")
    one, other = (at.match.query("alarms", seat="ussr") for at in (table, same))
    assert one == other
    graves = [alarm.grave for alarm in one.alarms]
    assert graves == sorted(graves, reverse=True)
