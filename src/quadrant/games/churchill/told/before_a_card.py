"""5.22, 5.24 Before a card is played: its value on each issue, and where the issue would come to rest."""

from __future__ import annotations

import msgspec

from quadrant.games.churchill.cards.deck import LEADERS, STAFF
from quadrant.games.churchill.components import CHAIR, ISSUES, NATIONS
from quadrant.games.churchill.rules.meeting import (
    THE_LEADER,
    AdvanceIssue,
    Debate,
    Speech,
    destination,
    may_lead,
    speaker,
)
from quadrant.games.churchill.rules.staff import staff_value
from quadrant.games.churchill.state import Churchill


class ReachView(msgspec.Struct, frozen=True):
    """Where an issue would come to rest: on that seat's track, its chair at 7, the centre without a seat."""

    value: int
    seat: str | None
    space: int


class SpeechView(msgspec.Struct, frozen=True):
    """Somebody has the floor and chooses the issue: a staff card, or the leader."""

    seat: str
    card: str | None
    leader: str | None
    reach: dict[str, ReachView]


def speech_view(game: Churchill) -> SpeechView | None:
    """The advance whose issue is still to be chosen, for everybody to see."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, AdvanceIssue):
        return None
    who = speaker(game, top.nation, top.card)
    reach = {
        ISSUES[issue].id: _reach(game, _speech(game, top.nation, top.card, issue), top.base)
        for issue in game.open_issues()
    }
    return SpeechView(top.seat, who.get("card"), who.get("leader"), reach)


def reach_of_hand(game: Churchill, nation: int) -> dict[str, dict[str, ReachView]]:
    """For each card in hand, and the leader: what it would do to each issue it could speak on now.

    While an advance may be debated that is the one issue, a leader's only for leaders. A Chief of Staff
    rolls first, so nobody knows.
    """
    top = game.stack[-1] if game.stack else None
    debate = top if isinstance(top, Debate) else None
    speeches = _speeches(game, nation)
    found = {}
    if debate is None or not debate.window.leader:
        found = {
            STAFF[card].id: _row(game, card, STAFF[card].value, speeches)
            for card in game.hand[nation]
            if not STAFF[card].chief
        }
    leader = LEADERS[game.leader[nation]]
    if game.active[nation] if debate else may_lead(game, nation):
        found[leader.id] = _row(game, THE_LEADER, leader.value, speeches)
    return found


def _speeches(game: Churchill, nation: int) -> list[Speech]:
    """The issues the nation could speak on now, with nobody named yet."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Debate):
        return [_speech(game, nation, THE_LEADER, issue) for issue in game.open_issues()]
    return [top.window.speech(game, nation, THE_LEADER)]


def _speech(game: Churchill, nation: int, card: int, issue: int) -> Speech:
    place = game.place[issue]
    return Speech(nation, card, issue, "advance", place // 10, place % 10)


def _row(game: Churchill, card: int, base: int, speeches: list[Speech]) -> dict[str, ReachView]:
    return {
        ISSUES[speech.issue].id: _reach(game, msgspec.structs.replace(speech, card=card), base)
        for speech in speeches
    }


def _reach(game: Churchill, speech: Speech, base: int) -> ReachView:
    value = base
    if speech.card != THE_LEADER:
        value = staff_value(game, speech.card, base, speech.issue, speech.mode)
    side, space = destination(speech, value)
    return ReachView(value, NATIONS[side] if space else None, min(space, CHAIR))
