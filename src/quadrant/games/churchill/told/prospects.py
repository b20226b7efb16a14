"""What a staff card would bring, before it is played: on the agenda, in the meeting, in a debate."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from typing import Final

from quadrant.games.churchill.cards.deck import LEADERS, STAFF
from quadrant.games.churchill.cards.instructions import Use
from quadrant.games.churchill.components import CHAIR, ISSUES, NATIONS, UK
from quadrant.games.churchill.rules.agenda import PlayAgenda
from quadrant.games.churchill.rules.meeting import Debate
from quadrant.games.churchill.state import Churchill
from quadrant.games.churchill.told.before_a_card import ReachView, reach_of_hand
from quadrant.kernel.message import Arg, Refusal
from quadrant.kernel.prospects import Prospect, Remark

#: So many issues are named one by one.
FEW: Final = 3
_NUMBER: Final = {issue.id: number for number, issue in enumerate(ISSUES)}


def prospect(game: Churchill, seat: str | None, card: int) -> Prospect:
    """What the card would bring its owner now; nothing is said of other nations' cards."""
    nation = STAFF[card].nation
    if seat is None or NATIONS[nation] != seat or card not in game.hand[nation]:
        return Prospect()
    top = game.stack[-1] if game.stack else None
    if isinstance(top, PlayAgenda):
        return Prospect(lines=(_on_agenda(card),))
    if game.phase != "meeting":
        return Prospect()
    if isinstance(top, Debate):
        return _in_debate(game, card, top)
    return _in_meeting(game, card)


def _on_agenda(card: int) -> Remark:
    """5.13 Attributes are ignored there; the UK adds one."""
    staff = STAFF[card]
    more = 1 if staff.nation == UK else 0
    if staff.chief:
        return Remark("prospect-agenda-chief", "5.25", {"n": more})
    return Remark("prospect-agenda", "5.13", {"n": staff.value + more})


def _in_meeting(game: Churchill, card: int) -> Prospect:
    """5.22 How far the card would advance each issue."""
    staff, issues = STAFF[card], [ISSUES[issue].id for issue in game.open_issues()]
    places = tuple(f"issue:{issue}" for issue in issues)
    if staff.chief:
        lines = (Remark("prospect-chief", "5.25"), *_attributes(game, card, issues, "advance"))
        return Prospect(places, lines)
    reach = reach_of_hand(game, staff.nation)[staff.id]
    if not any(there.value for there in reach.values()):
        return Prospect(places, none=Refusal("5.22", "why-moves-nothing", {"card": staff.id}))
    lines = tuple(_advances(reach))
    return Prospect(places, (*lines, *_attributes(game, card, issues, "advance")))


def _advances(reach: dict[str, ReachView]) -> Iterator[Remark]:
    """The issues by how far they would go, the farthest first; which of them would be captured.

    What holds for most of them is said of all others in one line.
    """
    groups: dict[int, tuple[str, ...]] = {}
    for issue, there in reach.items():
        groups[there.value] = (*groups.get(there.value, ()), issue)
    usual = max(groups, key=lambda value: len(groups[value]))
    most = len(groups[usual]) > FEW
    for value in sorted(groups, reverse=True):
        if value != usual or not most:
            yield Remark("prospect-advance", "5.22", {"n": value, "issues": groups[value]})
    if most:
        id = "prospect-advance-others" if len(groups) > 1 else "prospect-advance-any"
        yield Remark(id, "5.22", {"n": usual})
    captured = tuple(issue for issue, there in reach.items() if there.space == CHAIR)
    if captured:
        yield Remark("prospect-capture", "5.23", {"issues": captured})


def _in_debate(game: Churchill, card: int, debate: Debate) -> Prospect:
    """5.24 Where the card, or the leader it is discarded for, would take the issue."""
    staff, issue = STAFF[card], ISSUES[debate.window.issue].id
    reach = reach_of_hand(game, staff.nation)
    leader = LEADERS[game.leader[staff.nation]]
    led = [_debates("leader", leader.id, reach[leader.id][issue], issue)] if leader.id in reach else []
    places = (f"issue:{issue}",)
    if debate.window.leader:
        none = None if led else Refusal("5.24", "why-only-leaders-debate")
        return Prospect(places if led else (), tuple(led), none)
    if staff.chief:
        said = [Remark("prospect-chief", "5.25")]
    else:
        said = [_debates("card", staff.id, reach[staff.id][issue], issue)]
    return Prospect(places, (*said, *_attributes(game, card, [issue], "debate"), *led))


def _debates(kind: str, who: str, there: ReachView, issue: str) -> Remark:
    args: dict[str, Arg] = {kind: who, "issue": issue, "n": there.value, "where": "center"}
    if there.seat is not None:
        args |= {"where": "track" if there.space < CHAIR else "chair", "seat2": there.seat, "to": there.space}
    return Remark(f"prospect-debate-{kind}", "5.24", args)


def _attributes(game: Churchill, card: int, issues: list[str], mode: str) -> Iterator[Remark]:
    """3.33 The issues on which what the card says takes effect; what moves the issue is counted already."""
    staff = STAFF[card]
    uses = [Use(staff.nation, card, _NUMBER[issue], mode) for issue in issues]
    met = [any(effect.when.holds(game, use) for effect in staff.effects) for use in uses]
    if any(met):
        yield Remark("prospect-attribute", "3.33", {"issues": tuple(compress(issues, met))})
