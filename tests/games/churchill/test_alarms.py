"""What friends at the table would warn of, by what everybody can count."""

from __future__ import annotations

import pytest

from games.churchill.table import Table
from quadrant.games.churchill.components import FRONT, FRONTS, GERMANY, JAPAN, LOCATION
from quadrant.games.churchill.rules.fronts import frontline
from quadrant.games.churchill.rules.surrender import HOMES
from quadrant.kernel.alarms import Alarm
from quadrant.testing import rule


def alarms(t: Table, seat: str | None = None) -> dict[str, Alarm]:
    t.state.touch()
    return {alarm.id: alarm for alarm in t.match.query("alarms", seat=seat).alarms}


def before(t: Table, power: int) -> str:
    """A Front one space before that Axis country; which one."""
    front, position = HOMES[power][0]
    t.state.front[front] = position - 1
    return FRONTS[front].id


@rule("7.81", "7.82")
@pytest.mark.parametrize(("power", "name"), [(GERMANY, "germany"), (JAPAN, "japan")])
def test_a_front_before_an_axis_country_is_named(power: int, name: str) -> None:
    t = Table("campaign")
    front = before(t, power)
    found = alarms(t)["alarm-surrender"]
    assert found.args["axis"] == name
    assert front in (found.args["fronts"] or ())  # type: ignore[operator]
    assert not found.grave


@rule("8.0")
def test_the_last_axis_power_ends_the_game_with_it() -> None:
    t = Table("campaign")
    t.state.surrendered[GERMANY] = 1
    before(t, JAPAN)
    assert alarms(t)["alarm-surrender-ends"].grave


@rule("4.42")
def test_a_spread_that_breaks_the_alliance_is_spoken_of_near_the_end() -> None:
    t = Table("campaign")
    t.state.victories = [9, 0, 0]
    assert "alarm-spread" not in alarms(t)
    t.state.conference = t.state.last_conference
    found = alarms(t)["alarm-spread"]
    assert found.args["seat"] == "uk"
    assert found.grave
    assert "alarm-last-conference" in alarms(t)


@rule("7.13")
def test_networks_that_a_front_would_leave_behind_are_named_to_their_owner() -> None:
    t = Table("campaign").fronts(western="normandy")
    place = frontline(t.state, FRONT["western"])[0]
    name = next(name for name, number in LOCATION.items() if number == place)
    t.networks(**{name: ("ussr", 1)})
    assert alarms(t, "ussr")["alarm-behind-front"].args == {"front": "western", "countrys": (name,)}
    assert "alarm-behind-front" not in alarms(t, "uk")
    assert "alarm-behind-front" not in alarms(t)
    # 7.8 Where the Axis power has surrendered no Front moves any more.
    t.state.surrendered[GERMANY] = 1
    assert "alarm-behind-front" not in alarms(t, "ussr")


@rule("7.82")
def test_two_of_the_emperors_conditions() -> None:
    t = Table("campaign")
    assert "alarm-emperor" not in alarms(t)
    t.state.surrendered[GERMANY] = 1
    t.state.front[FRONT["far_east"]] = len(FRONTS[FRONT["far_east"]].spaces)
    assert alarms(t)["alarm-emperor"].grave
