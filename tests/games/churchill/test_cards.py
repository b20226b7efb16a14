"""Every staff card, every leader and every band of every conference card, played through the public face."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.churchill.table import Table
from quadrant.games.churchill.cards.deck import BANDS, CONFERENCES, LEADERS, STAFF
from quadrant.games.churchill.components import (
    ISSUES,
    NATIONS,
    cards_of,
    data,
)
from quadrant.games.churchill.rules.meeting import MeetingSegment

RAW = {raw["id"]: raw for raw in data("cards")["cards"]}


def meets(when: dict[str, Any], issue: Any, track: str | None, mode: str, active: bool) -> bool:
    """Whether a card's condition holds, read from its data independently of the engine."""
    tests: dict[str, Callable[[Any], bool]] = {
        "issue_class": lambda v: issue.kind in v,
        "issue_id": lambda v: issue.id in v,
        "issue_nation": lambda v: issue.nation >= 0 and NATIONS[issue.nation] == v,
        "issue_on_track": lambda v: track == v,
        "mode": lambda v: mode == v,
        "leader_active": lambda v: active,
        "leader_inactive": lambda v: not active,
    }
    return all(tests[key](value) for key, value in when.items())


def played(t: Table, card: str, issue: str, track: str | None, active: bool) -> Table:
    """The card advances the issue; nobody debates."""
    seat = RAW[card]["seat"]
    t.hands(**{seat: [card]}).issues(**{issue: (track, 1) if track else None}).naval(western=0)
    t.state.active = [active] * 3
    t.state.agenda_winner = (NATIONS.index(seat) + 2) % 3
    if RAW[card]["chief_of_staff"]:
        t.dice(1)
    if any(effect["do"]["op"] == "health_check" for effect in RAW[card]["effects"]):
        t.dice(1)
    t.begin(MeetingSegment())
    if t.kind == "advance":
        t.choose("play", card)
    if t.kind == "play_for_less":
        t.choose(*t.options()[0])
    return t


@pytest.mark.long
@pytest.mark.parametrize("card", [card.id for card in STAFF])
def test_a_staff_card_moves_every_issue_as_its_data_says(card: str) -> None:
    raw = RAW[card]
    seat = raw["seat"]
    t = Table()
    for issue in ISSUES:
        for track in (None, *(other for other in NATIONS if other != seat)):
            for active in (True, False):
                if issue.id == "second_front" or (issue.conditional and track):
                    continue
                played(t, card, issue.id, track, active)
                value = (raw["value"] or 1) + sum(
                    m["amount"] for m in raw["modifiers"] if meets(m["when"], issue, track, "advance", active)
                )
                start = 1 if track else 0
                where = (
                    (seat, value - start)
                    if value > start
                    else (None, 0)
                    if value == start
                    else (track, start - value)
                )
                while t.kind == "free_support":
                    t.choose(*t.options()[0])
                assert t.at(issue.id) == where, (issue.id, track, active)


@pytest.mark.parametrize("card", [raw["id"] for raw in cards_of("staff") if raw["effects"]])
def test_what_a_staff_card_does_besides(card: str) -> None:
    raw = RAW[card]
    for issue in ("us_do_1", "a_bomb"):
        t = played(Table(), card, issue, None, False)
        for effect in raw["effects"]:
            applies = meets(
                effect["when"], ISSUES[[i.id for i in ISSUES].index(issue)], None, "advance", False
            )
            do = effect["do"]
            if do["op"] == "free_support":
                support = "offensive" if "fronts" in do["where"] else "naval"
                places = do["where"].get("fronts", do["where"].get("boxes"))
                if len(places) > 1 and applies:
                    assert t.targets(support) == set(places)
                    t.choose(support, places[0])
                given = t.events(f"{support}-support")
                assert len(given) == int(applies)
            if do["op"] == "health_check":
                assert card in t.match.view().nations[NATIONS.index(raw["seat"])].removed
            if do["op"] == "purge_next":
                assert t.match.view().purge


def test_a_purge_takes_the_next_soviet_card_on_a_one() -> None:
    for die, gone in ((1, True), (2, False)):
        t = Table().quiet().issues(a_bomb=None, us_do_1=None).hands(ussr=["Vsevolod Merkulov", "Ivan Konev"])
        t.state.agenda_winner = 0
        t.dice(die)
        t.begin(MeetingSegment()).choose("play", "Vsevolod Merkulov").choose("advance", "a_bomb")
        t.choose("advance", "a_bomb")
        assert ("USSR-20" in t.match.view().nations[1].removed) is gone
        assert not t.match.view().purge


@pytest.mark.parametrize("leader", [leader.id for leader in LEADERS])
@pytest.mark.parametrize("issue", ["global", "pol_mil_22_a", "a_bomb", "us_do_1"])
def test_a_leader_advances_with_value_ability_and_check(leader: str, issue: str) -> None:
    raw = RAW[leader]
    seat = raw["seat"]
    nation = NATIONS.index(seat)
    t = Table().hands(**{seat: [f"{seat.upper()}-01"]}).issues(**{issue: None})
    t.state.leader[nation] = [x.id for x in LEADERS].index(leader)
    t.state.agenda_winner = (nation + 2) % 3
    if raw["penalty"]:
        t.dice(max(raw["penalty"]["fail"]))
    t.begin(MeetingSegment()).choose("lead", f"{seat.upper()}-01")
    assert t.at(issue) == (seat, min(7, raw["value"]))
    kind = next(i.kind for i in ISSUES if i.id == issue)
    gains = [a["do"] for a in raw["ability"] if kind in a["when"]["issue_class"] and a["do"]["op"] == "gain"]
    assert t.state.networks_due[nation] == sum(g.get("networks", 0) for g in gains)
    assert t.state.alignments_due[nation] == sum(g.get("alignments", 0) for g in gains)
    view = t.match.view()
    outcome = {
        "churchill": view.nations[0].ill,
        "roosevelt": view.nations[2].leader == "truman",
        "stalin": view.paranoia,
        "truman": not t.events("leader-check"),
    }
    assert outcome[leader]


@pytest.mark.parametrize("color", BANDS)
@pytest.mark.parametrize("card", [card.id for card in CONFERENCES])
def test_every_band_can_be_carried_out_with_every_die(card: str, color: str) -> None:
    for scenario in ("campaign", "training"):
        for die in range(1, 7):
            t = Table(scenario)
            before = t.match.digest()
            if RAW[card]["bands"][BANDS.index(color)]["effects"][0]["op"] in ("die_table", "leader_check"):
                t.dice(die)
            t.band(card, color)
            while t.kind:
                assert t.options()
                t.choose(*t.options()[0])
            assert t.match.digest() != before
            assert t.events("band")


OUTCOMES: dict[str, Any] = {
    "commit_production": lambda t: t.match.view().commitments,
    "production_delta": lambda t: any(t.state.extra),
    "put_issue": lambda t: any(issue.where == "center" for issue in t.match.view().issues),
    "leader_limit": lambda t: any(t.state.barred),
    "leader_inactive": lambda t: not all(t.state.active),
    "leader_replace": lambda t: t.match.view().nations[2].leader == "truman",
    "forbid_allocation": lambda t: t.state.forbidden,
    "axis_withhold": lambda t: any(t.state.withheld),
    "axis_preplace": lambda t: any(t.state.sent),
    "ijn_sortie": lambda t: t.state.sortie >= 0,
    "front_hold": lambda t: any(t.state.held),
    "no_automatic_network": lambda t: any(t.state.no_network),
    "set_leadership": lambda t: t.match.view().command["europe"] == "us",
    "a_bomb_drm": lambda t: t.state.research == 1,
    "paranoia_on": lambda t: t.state.paranoia,
    "skip_leader_check": lambda t: any(t.state.unchecked),
    "pool": lambda t: any(t.state.networks_due) or any(t.state.alignments_due),
    "remove_naval": lambda t: sum(t.state.naval) == 39,
    "free_support": lambda t: t.events("naval-support") or t.events("offensive-support"),
}


@pytest.mark.parametrize("card", [card.id for card in CONFERENCES])
def test_the_operations_of_a_card_do_what_they_are_called(card: str) -> None:
    for color, band in zip(BANDS, RAW[card]["bands"], strict=True):
        for effect in band["effects"]:
            if effect["op"] not in OUTCOMES:
                continue
            t = Table("campaign")
            t.state.naval = [4 if effect["op"] == "free_support" else 5] * 8
            t.band(card, color)
            assert OUTCOMES[effect["op"]](t), (card, color, effect["op"])


def test_roosevelt_on_a_card_means_truman_only_in_the_first_edition() -> None:
    for edition, barred in ((1, True), (2, False)):
        t = Table(edition=edition)
        t.state.leader[2] = [leader.id for leader in LEADERS].index("truman")
        t.band("8A", "blue")
        assert t.state.barred[2] is barred


def test_confidence_and_source_are_kept_for_every_card() -> None:
    for raw in RAW.values():
        assert raw["confidence"]
        assert raw["sources"]
