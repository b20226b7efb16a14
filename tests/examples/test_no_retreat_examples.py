"""The rulebook's examples of play, to the last die.

The example of chapter 16 was written for an older deck, in which other events share a card and Maskirovka
may be played in the Axis turn. So the positions are set up, and cards that do the same in our deck are used.
"""

from __future__ import annotations

from games.no_retreat.front import Front
from quadrant.games.no_retreat.rules.removals import RemovalsPhase
from quadrant.games.no_retreat.rules.supply import SupplyPhase
from quadrant.testing import rule

#: Turn 2 in the south: Kiev (1311), Odessa (1215), and the armies around them.
SOUTH = (
    "ax_1pz@1211 ax_17a@1212 ax_4a@1210 ax_6a@1310 ax_11a@1115 ax_rom3@1115 ax_rom4@1114 "
    "sv_bry@1312- sv_south@1215- sv_cent@1311- sv_len@1902-"
)


def south() -> Front:
    return Front(SOUTH).turn(2).axis_holds("1407")


@rule("16.0", game="no_retreat")
def test_the_attack_on_bryansk_front() -> None:
    """15 to 3 is 5:1; no armour shift against a motorized front; a three shatters it."""
    front = south().put("sv_bry@1511- ax_1pz@1411 ax_17a@1411 ax_4a@1410 ax_6a@1310")
    answer = front.odds("1511", "ax_1pz", "ax_17a", "ax_4a")
    assert (answer.attack.total, answer.defence.total, answer.ratio) == (15, 3, "5:1")
    assert answer.odds == "5:1"
    assert "line-armor" not in {line.id for line in answer.shifts.lines}
    front.dice(3).combat().declare("1511")
    while front.kind == "attack":
        joins = [o for o in front.options("join") if o[1] in ("ax_1pz", "ax_17a", "ax_4a")]
        front.choose(*joins[0]) if joins else front.choose("done")
    while front.kind == "retreat_unit":
        front.choose(*front.options()[0])
    assert front.at("sv_bry") == "shattered"
    assert front.kind == "advance"
    front.choose("advance", "ax_1pz")
    assert front.match.prompt is not None
    assert front.match.prompt.args["hexes"] == 3, "10.8.2"


@rule("16.0", game="no_retreat")
def test_the_attack_on_odessa() -> None:
    """9 to 3 is 3:1, less the Bug and the city: 3:2; a five is a retreat, and there is nowhere to go."""
    front = Front(
        "ax_11a@1115 ax_rom3@1115 ax_rom4@1114 ax_17a@1315 ax_4a@1314 sv_south@1215- ax_16a@0603"
    ).turn(2)
    answer = front.odds("1215", "ax_11a", "ax_rom3", "ax_rom4")
    assert (answer.attack.total, answer.defence.total, answer.ratio) == (9, 3, "3:1")
    assert {line.id: line.amount for line in answer.shifts.lines} == {"line-terrain": -1, "line-river": -1}
    assert answer.odds == "3:2"
    front.battle("1215", "ax_11a", "ax_rom3", "ax_rom4", die=5)
    assert front.events("no-retreat")
    assert front.at("sv_south") == "destroyed"
    front.choose("advance", "ax_11a").choose("advance_to", "ax_11a", "1215")
    assert "1215" in front.match.view(None).axis_control


@rule("16.0", "10.7.3", game="no_retreat")
def test_the_counterblow_at_kiev() -> None:
    """4 to 5 is 1:2 without terrain; a one is CA; 5 to 4 back, a three does nothing, thrown again CA."""
    front = (
        Front("ax_6a@1310 sv_cent@1311- ax_16a@0603 sv_len@1902-")
        .turn(2)
        .deal(soviet="c21 c43")
        .support(axis=1)
    )
    front.combat()
    while front.kind == "targets":
        front.choose("done")
    front.choose("blow", "1311").choose("pay", "c21")
    while front.kind in ("blows", "answer_event"):
        front.choose(*(front.options("done") or front.options("pass"))[0])
    assert front.kind == "use_support"
    front.dice(1).choose("pass")
    while front.kind in ("commit_card", "after_roll"):
        front.choose("pass")
    assert front.events("odds")[0].args == {"odds": "1:2", "shift": 0}
    assert (front.seat, front.kind) == ("soviet", "counter_attack")
    front.dice(3).choose("counter")
    while front.kind == "commit_card":
        front.choose("pass")
    assert front.events("odds")[1].args["odds"] == "1:1"
    assert front.kind == "after_roll", "our table prints no effect here, not the counterblow of the example"
    front.dice(2).choose("event", "c43")
    while front.kind == "after_roll":
        front.choose("pass")
    assert (front.seat, front.kind) == ("axis", "counter_attack")
    front.choose("pass")
    assert [event.args["result"] for event in front.events("result")] == ["CA", "CA"]
    assert (front.at("ax_6a"), front.at("sv_cent")) == ("1310", "1311")


@rule("16.0", "6.4", "11.1", game="no_retreat")
def test_kiev_is_cut_off_and_surrenders() -> None:
    """What the Axis hopes for: Central Front without a line in the Soviet turn."""
    front = Front("sv_cent@1311- ax_1pz@1411 ax_17a@1312 ax_4a@1412 ax_6a@1310 ax_9a@1211 ax_3pz@1410").turn(
        2
    )
    front.steps("soviet", "supply", SupplyPhase())
    assert front.marks("sv_cent") == {"out_of_supply"}
    front.steps("soviet", "removals", RemovalsPhase())
    assert front.at("sv_cent") == "surrendered"
    assert "sv_cent" in {event.args["unit"] for event in front.events("surrender")}


@rule("10.7.3", "10.1.2", game="no_retreat")
def test_the_counterblows_around_leningrad() -> None:
    """10.8: 10 to 4 on Volkhov in a forest is 3:2; 4 to 7 on 1st Baltic 1:2; the fortress is not marked."""
    front = Front(
        "ax_9a@1904 ax_16a@2003 ax_18a@2005 sv_volk@2004- sv_len@1902 ax_4a@1806 sv_kal@1906 ax_17a@0603"
    ).turn(6)
    answer = front.odds("2004", "ax_9a", "ax_16a", "ax_18a")
    assert (answer.attack.total, answer.defence.total, answer.ratio) == (10, 4, "2:1")
    assert answer.odds == "3:2"
    baltic = front.odds("1906", "ax_4a")
    assert (baltic.attack.total, baltic.defence.total, baltic.ratio) == (4, 7, "1:2")
    assert "1902" not in [str(o[1]) for o in front.deal(soviet="c21").combat().declare().options("blow")]
