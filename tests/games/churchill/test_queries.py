"""What can be asked without choosing: odds of a Front, the worth of a staff card, production."""

from __future__ import annotations

from typing import Any

import pytest

from games.churchill.table import Table
from quadrant.errors import IllegalQuery
from quadrant.games.churchill import GAME
from quadrant.games.churchill.components import FRONTS, ISSUES, NATIONS
from quadrant.games.churchill.rules.fronts import AdvanceFronts, RollCampaign
from quadrant.games.churchill.rules.production import Production
from quadrant.kernel.modifiers import Sum
from quadrant.testing import rule


def ask(t: Table, name: str, *about: str) -> Any:
    return GAME.query(name).ask(t.state, None, about)


def lines(total: Sum) -> list[tuple[str, int]]:
    assert sum(line.amount for line in total.lines) == total.total
    return [(line.id, line.amount) for line in total.lines]


def front(t: Table, name: str) -> Any:
    return next(front for front in t.match.view().fronts if front.front == name)


# Odds of a Front


@rule("7.71", "7.74")
@pytest.mark.parametrize("support", range(9))
@pytest.mark.parametrize("space", ["belorussia", "ukraine", "east_germany"])
def test_the_odds_are_what_the_ten_faces_of_the_die_do(space: str, support: int) -> None:
    results = []
    for face in range(1, 11):
        t = Table("campaign").fronts(eastern=space).offensive(eastern=support).reserves(eastern=2)
        track = [s.id for s in FRONTS[1].spaces]
        odds, shown = ask(t, "odds", "eastern"), front(t, "eastern")
        if odds.blocked is None:
            t.dice(face).begin(RollCampaign("ussr", 1)).choose("roll", "eastern")
        results.append(track.index(str(t.front("eastern"))) - track.index(space))
    assert [results.count(n) / 10 for n in range(3)] == pytest.approx(
        [odds.stays, odds.advance, odds.breakthrough]
    )
    assert shown.advance == 10 * (10 - results.count(0))
    assert shown.breakthrough == 10 * results.count(2)


@rule("7.51")
def test_fronts_roll_one_by_one() -> None:
    t = Table().fronts(western="normandy").offensive(western=4).begin(AdvanceFronts())
    refusal = t.why_not("roll", "eastern")
    assert refusal is not None
    assert (refusal.rule, refusal.id, refusal.args) == ("7.71", "why-other-front", {"front": "eastern"})


def test_only_fronts_have_odds() -> None:
    with pytest.raises(IllegalQuery):
        ask(Table(), "odds", "arctic_box")


# Staff cards


@rule("5.22", "5.24", "3.32")
def test_a_staff_card_is_worth_its_value_and_what_is_added_line_by_line() -> None:
    t = Table().issues(ussr_do_1=None).hands(ussr=["Ivan Konev"])
    t.state.paranoia = True
    worth = ask(t, "worth", "USSR-20", "ussr_do_1")
    assert [id for id, _ in lines(worth.debate) if id != "plus-attribute"] == [
        "plus-printed",
        "plus-paranoia",
        "plus-nyet",
    ]
    assert worth.debate.total == worth.advance.total + 1


@rule("5.22", "5.24", "5.25")
@pytest.mark.parametrize("seat", NATIONS)
def test_the_view_shows_the_sums_of_the_same_lines(seat: str) -> None:
    t = Table().issues(**{issue.id: None for issue in ISSUES})
    cards = [f"{seat.upper()}-{n:02}" for n in range(1, 22)]
    t.hands(**{seat: cards})
    own = t.match.view(seat).own
    for card in cards:
        for issue, (advance, debate) in own.worth[card].items():
            worth = ask(t, "worth", card, issue)
            die = 6 if worth.advance.lines[0].rule == "5.25" else 0
            assert (worth.advance.total - die, worth.debate.total - die) == (advance, debate)
            assert lines(worth.advance)[0][0] == ("plus-best-roll" if die else "plus-printed")


# Production


@rule("6.31", "6.32", "6.3")
def test_production_is_told_line_by_line_before_it_is_received() -> None:
    t = Table().issues(us_production_1=("ussr", 3), strategic_materials=None).naval(arctic=3)
    t.state.convoy = 1
    t.state.extra = [-9, 0, 1]
    told = [ask(t, "production", seat) for seat in NATIONS]
    t.begin(Production())
    assert [line.total for line in told] == t.state.production
    assert lines(told[0])[-1] == ("plus-nothing", 4)
    assert lines(told[1]) == [
        ("plus-base-production", 3),
        ("plus-production-issue", 1),
        ("plus-materials", 1),
        ("plus-arctic", 1),
        ("plus-convoy", 1),
    ]
    assert lines(told[2]) == [
        ("plus-base-production", 6),
        ("plus-production-issue", -1),
        ("plus-materials", 1),
        ("plus-card", 1),
    ]
