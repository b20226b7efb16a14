"""What friends at the table would warn of, by what everybody can see."""

from __future__ import annotations

from typing import Any

from games.generals.positions import Board, board
from quadrant.kernel.alarms import Alarm, Alarms
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
