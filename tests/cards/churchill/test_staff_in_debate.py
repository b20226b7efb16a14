"""Every staff card in a debate: its value, its attributes, Nyet and paranoia."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.churchill.table import Table
from quadrant.games.churchill.cards.deck import STAFF
from quadrant.games.churchill.components import ISSUE, ISSUES, NATIONS, data
from quadrant.games.churchill.rules.meeting import DebateWindow
from quadrant.games.churchill.verbs import STOP
from quadrant.testing import rule

RAW = {raw["id"]: raw for raw in data("cards")["cards"] if raw["type"] == "staff"}
#: Where the rival has brought the issue that is debated.
SPACE = 6


def bonus(when: dict[str, Any], issue: str, rival: str) -> bool:
    """Whether an attribute applies, read from its data: no leader is active here."""
    marker = ISSUES[ISSUE[issue]]
    tests: dict[str, Callable[[Any], bool]] = {
        "issue_class": lambda v: marker.kind in v,
        "issue_id": lambda v: issue in v,
        "issue_nation": lambda v: marker.nation >= 0 and NATIONS[marker.nation] == v,
        "issue_on_track": lambda v: rival == v,
        "leader_active": lambda v: False,
    }
    return all(tests[key](value) for key, value in when.items())


def debate(t: Table, card: str, issue: str, rival: str) -> Table:
    """The card debates an issue that the rival has just advanced."""
    raw = RAW[card]
    t.quiet().issues(**{issue: (rival, SPACE)}).hands(**{raw["seat"]: [card]})
    nation = NATIONS.index(raw["seat"])
    if raw["chief_of_staff"]:
        t.dice(2)
    if any(effect["do"]["op"] == "health_check" for effect in raw["effects"]):
        t.dice(6)
    window = DebateWindow(0, 0, NATIONS.index(rival), ISSUE[issue], SPACE, False, ((nation,),))
    t.begin(window).choose("play", card)
    while t.kind in ("play_for_less", "stop_in_center", "free_support"):
        t.choose(*next(o for o in t.options() if not STOP.of(o)))
    return t


@rule("5.24", "3.32", "3.33")
@pytest.mark.parametrize("card", [card.id for card in STAFF])
def test_a_staff_card_debates_with_value_attributes_and_nyet(card: str) -> None:
    raw = RAW[card]
    seat = raw["seat"]
    t = Table("campaign")
    for issue in ISSUE:
        for rival in NATIONS:
            if rival == seat:
                continue
            debate(t, card, issue, rival)
            value = (raw["value"] or 2) + int(seat == "ussr")
            value += sum(m["amount"] for m in raw["modifiers"] if bonus(m["when"], issue, rival))
            left = SPACE - value
            where = (rival, left) if left > 0 else (seat, -left) if left else (None, 0)
            assert t.at(issue) == where, (issue, rival)


@rule("5.24")
@pytest.mark.parametrize("card", [card.id for card in STAFF if NATIONS[card.nation] == "ussr"])
def test_paranoia_weakens_every_soviet_card_but_not_below_one(card: str) -> None:
    t = Table("campaign")
    t.state.paranoia = True
    debate(t, card, "second_front", "uk")
    value = max(1, (RAW[card]["value"] or 2) - 1) + 1
    assert t.at("second_front") == ("uk", SPACE - value)
