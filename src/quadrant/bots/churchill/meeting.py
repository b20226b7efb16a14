"""11.5 The meeting: advancing an issue, debating one, and the use of the leader.

Each priority of the chart is a function that finds a move or None; the first move found is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

from quadrant.bots.churchill.agenda import cheapest
from quadrant.bots.churchill.priorities import KINDS, LeaderPriority, MeetingPriority
from quadrant.bots.churchill.reasons import Picked, Reason
from quadrant.bots.churchill.situation import Situation
from quadrant.games.churchill.cards.deck import LEADERS, STAFF
from quadrant.games.churchill.components import CHAIR, CONDITIONAL, ISSUES, LEFT, NATIONS
from quadrant.games.churchill.rules.meeting import (
    THE_LEADER,
    AdvanceIssue,
    Debate,
    DebateWindow,
    PlayForLess,
    StopInCenter,
    may_lead,
)
from quadrant.games.churchill.verbs import ADVANCE, GO, LEAD, PLAY, STOP, VALUE
from quadrant.kernel.flow import PASS, Choice

because = partial(Reason, rule="11.5")


class MeetingMove(NamedTuple):
    """A card (or the leader) on an issue, by the value it is expected to have."""

    card: int
    issue: int
    value: float


def explain(kind: str, priority: MeetingPriority | LeaderPriority, issue: int, card: int = -1) -> Reason:
    """The priority that made a move."""
    args: dict[str, str | int] = {"p": priority.p, "issue": ISSUES[issue].id}
    if card >= 0:
        args["card"] = STAFF[card].id
    return because(f"bot-{kind}-{priority.rule.replace('_', '-')}", args=args)


# Advancing an issue


def advance(situation: Situation, options: list[Choice]) -> Picked:
    """An earned pass, the leader, or a staff card: in this order, each by its own priorities."""
    if PASS in options and (passing := rest(situation)):
        return Picked(PASS, passing)
    led = lead(situation)
    if led is not None:
        return led
    move, priority = staff_move(situation, all_moves(situation))
    return Picked(PLAY(move.card), explain("advance", priority, move.issue, move.card))


def advance_issue(situation: Situation, options: list[Choice]) -> Picked:
    """The issue for a card that is played already; a Chief of Staff has rolled by now."""
    decision = situation.game.stack[-1]
    assert isinstance(decision, AdvanceIssue)
    if decision.card == THE_LEADER:
        return led_issue(situation, decision.base)
    moves = [
        MeetingMove(decision.card, issue, situation.fit(decision.card, issue, "advance", decision.base))
        for issue in situation.game.open_issues()
    ]
    move, priority = staff_move(situation, moves)
    return Picked(ADVANCE(move.issue), explain("advance", priority, move.issue, move.card))


def rest(situation: Situation) -> Reason | None:
    """Why an earned pass is taken: the plan stands, or the others hold more cards."""
    game = situation.game
    if all(stands(situation, issue) for issue in situation.plan):
        return because("bot-pass-plan")
    if all(len(game.hand[situation.me]) < len(game.hand[rival]) for rival in situation.rivals()):
        return because("bot-pass-cards")
    return None


def stands(situation: Situation, issue: int) -> bool:
    """Whether the issue is where the bot wants it."""
    at = situation.towards(issue)
    return at == 0 if situation.goals[issue] == "center" else at > 0


def all_moves(situation: Situation) -> list[MeetingMove]:
    """Every staff card on every open issue."""
    hand = situation.game.hand[situation.me]
    issues = situation.game.open_issues()
    return [
        MeetingMove(card, issue, situation.fit(card, issue, "advance")) for card in hand for issue in issues
    ]


def staff_move(situation: Situation, moves: list[MeetingMove]) -> tuple[MeetingMove, MeetingPriority]:
    """11.1 The first priority that finds a move; whatever is legal if none does."""
    for priority in situation.common.advance:
        if not situation.holds(priority.when):
            continue
        move = ADVANCES[priority.rule](situation, moves, priority)
        if move is not None:
            return move, priority
    return min(moves, key=lambda move: move.value), situation.common.advance[-1]


def capture(situation: Situation, moves: list[MeetingMove], priority: MeetingPriority) -> MeetingMove | None:
    """Into the chair, even after the largest debate still possible; by the cheapest card."""
    worst = max(situation.reach(rival) for rival in situation.rivals())
    sure = [m for m in moves if _wanted(situation, m, priority) and _lands(situation, m) - worst >= CHAIR]
    return _cheapest(situation, sure)


def rescue(situation: Situation, moves: list[MeetingMove], priority: MeetingPriority) -> MeetingMove | None:
    """A weighty issue on a rival's track, back to the centre or further; by the best card."""
    found = [
        m
        for m in moves
        if _wanted(situation, m, priority)
        and situation.towards(m.issue) < 0
        and _lands(situation, m) >= priority.to
    ]
    return situation.close_call((situation.weights[m.issue] * m.value, m) for m in found)


def centre(situation: Situation, moves: list[MeetingMove], priority: MeetingPriority) -> MeetingMove | None:
    """A conditional issue that should stand in the centre, back there; by the smallest card."""
    found = [
        m
        for m in moves
        if m.issue in CONDITIONAL
        and situation.goals[m.issue] == "center"
        and situation.weights[m.issue] > 0
        and situation.towards(m.issue) < 0 <= _lands(situation, m)
    ]
    return min(found, key=lambda m: m.value, default=None)


def race(situation: Situation, moves: list[MeetingMove], priority: MeetingPriority) -> MeetingMove | None:
    """The last cards of a close conference: an issue more, if it can be had from the strongest rival."""
    counts = situation.counts()
    rival = max(situation.rivals(), key=lambda nation: counts[nation])
    close = abs(counts[situation.me] - counts[rival]) <= priority.margin
    if not close or len(situation.game.hand[situation.me]) > priority.cards:
        return None
    places = situation.game.place
    scored = []
    for m in moves:
        theirs = places[m.issue] > 0 and places[m.issue] // 10 == rival
        if situation.goals[m.issue] == "own" and situation.towards(m.issue) <= 0 < _lands(situation, m):
            weight = situation.weights[m.issue]
            scored.append(((2 if theirs else 1) * (weight + 1) * min(m.value, CHAIR - 1), m))
    return situation.close_call(scored)


def build(situation: Situation, moves: list[MeetingMove], priority: MeetingPriority) -> MeetingMove | None:
    """The planned issue with the largest weight times fit that is not secure yet."""
    limit = situation.reach(LEFT[situation.me]) - priority.safe_margin
    scored = []
    for m in moves:
        if m.issue not in situation.plan or not _wanted(situation, m, priority):
            continue
        if situation.towards(m.issue) >= priority.secure:
            continue
        score = situation.weights[m.issue] * m.value
        score *= priority.bonus if m.value > situation.printed(m.card) else 1
        score *= priority.fresh if situation.towards(m.issue) <= 0 else 1
        score *= 1 + priority.uncontested * situation.margin(m.issue)
        score *= priority.safe if _lands(situation, m) > limit else 1
        scored.append((score, m))
    return situation.close_call(scored)


def count(situation: Situation, moves: list[MeetingMove], priority: MeetingPriority) -> MeetingMove | None:
    """The issue that adds to the number of issues won, by the card that is needed least."""
    scored = []
    for m in moves:
        at, lands = situation.towards(m.issue), _lands(situation, m)
        if situation.goals[m.issue] != "own":
            continue
        gain = 2 if at <= 0 < lands else 1 if at < 0 <= lands else 0
        near = 1 if at in (0, -1) else 0
        scored.append((gain + near / 2 - situation.use(m.card) / 20, m))
    return max(scored, key=lambda pair: pair[0])[1] if scored else None


def _wanted(situation: Situation, move: MeetingMove, priority: MeetingPriority) -> bool:
    weight = situation.weights[move.issue]
    return situation.goals[move.issue] == "own" and weight >= max(priority.weight_min, 1)


def _lands(situation: Situation, move: MeetingMove) -> float:
    return situation.towards(move.issue) + move.value


def _cheapest(situation: Situation, moves: list[MeetingMove]) -> MeetingMove | None:
    return min(moves, key=lambda m: (situation.use(m.card), -situation.weights[m.issue]), default=None)


Finder = Callable[[Situation, list[MeetingMove], MeetingPriority], MeetingMove | None]
ADVANCES: Final[dict[str, Finder]] = {
    finder.__name__: finder for finder in (capture, rescue, centre, race, build, count)
}


def play_for_less(situation: Situation, options: list[Choice]) -> Picked:
    """The full value, unless a conditional issue should come to rest in the centre."""
    decision = situation.game.stack[-1]
    assert isinstance(decision, PlayForLess)
    speech = decision.speech
    exact = speech.space
    if situation.goals[speech.issue] == "center" and speech.side != situation.me and VALUE(exact) in options:
        return Picked(VALUE(exact), because("bot-value-center", args={"n": exact}))
    return Picked(VALUE(decision.value), because("bot-value-full", args={"n": decision.value}))


def stop_in_center(situation: Situation, options: list[Choice]) -> Picked:
    """6.2 In the centre if it should take effect there."""
    decision = situation.game.stack[-1]
    assert isinstance(decision, StopInCenter)
    issue = decision.speech.issue
    args = {"issue": ISSUES[issue].id}
    if situation.goals[issue] == "center":
        return Picked(STOP(), because("bot-stop", args=args))
    return Picked(GO(), because("bot-go", args=args))


# Debating an issue


def debate(situation: Situation, options: list[Choice]) -> Picked:
    """The leader by his priorities, then staff cards by theirs; else the advance stands."""
    decision = situation.game.stack[-1]
    assert isinstance(decision, Debate)
    window = decision.window
    led = lead_debate(situation, window)
    if led is not None:
        return led
    if not window.leader:
        for priority in situation.common.debate:
            found = None if priority.restraint else DEBATES[priority.rule](situation, window, priority)
            if found is not None:
                return found
    return Picked(PASS, because("bot-debate-pass", args={"issue": ISSUES[window.issue].id}))


def standing(situation: Situation, window: DebateWindow) -> int:
    """How far the issue stands on the own side now, beyond the chair of the rival who is about to take it."""
    if window.space >= CHAIR:
        return -window.space
    return situation.towards(window.issue)


def debates(situation: Situation, window: DebateWindow) -> list[MeetingMove]:
    hand = situation.game.hand[situation.me]
    return [MeetingMove(card, window.issue, situation.fit(card, window.issue, "debate")) for card in hand]


def stop_capture(situation: Situation, window: DebateWindow, priority: MeetingPriority) -> Picked | None:
    """Keep a weighty issue out of a rival's chair, with the cheapest card that can."""
    if window.space < CHAIR or situation.weights[window.issue] < situation.chart.debate_capture_min:
        return None
    able = [m for m in debates(situation, window) if window.space - m.value < CHAIR]
    move = _cheapest(situation, able)
    if move is None:
        return None
    return Picked(PLAY(move.card), explain("debate", priority, move.issue, move.card))


def swing(situation: Situation, window: DebateWindow, priority: MeetingPriority) -> Picked | None:
    """Bring a weighty issue back to the centre or further, with a card whose bonus applies."""
    issue, at = window.issue, standing(situation, window)
    if situation.weights[issue] < situation.chart.debate_min or at >= 0:
        return None
    restraints = {p.rule: p for p in situation.common.debate if p.restraint}
    for name in priority.unless:
        if RESTRAINTS[name](situation, window, restraints[name]):
            return None
    able = [
        (m.value, m)
        for m in debates(situation, window)
        if at + m.value >= 0 and m.value > situation.printed(m.card)
    ]
    move = situation.close_call(able)
    if move is None:
        return None
    return Picked(PLAY(move.card), explain("debate", priority, issue, move.card))


def not_next(situation: Situation, window: DebateWindow, priority: MeetingPriority) -> bool:
    """Next to advance, a bot waits: it can move the issue then at no loss of cards (5.24)."""
    return LEFT[window.nation] == situation.me and not situation.chart.debate_next


def hand_parity(situation: Situation, window: DebateWindow, priority: MeetingPriority) -> bool:
    """The cards left must do for the weighty issues still contested."""
    contested = [
        issue
        for issue in situation.game.open_issues()
        if situation.weights[issue] >= priority.weight_min and situation.towards(issue) <= 0
    ]
    return len(situation.game.hand[situation.me]) - 1 < len(contested)


DEBATES: Final = {"stop_capture": stop_capture, "swing": swing}
RESTRAINTS: Final = {"not_next": not_next, "hand_parity": hand_parity}

# The leader


def lead(situation: Situation) -> Picked | None:
    """Use the leader to advance, if a priority of the chart says so."""
    if not may_lead(situation.game, situation.me):
        return None
    for priority in situation.chart.leader:
        if not _in_time(situation, priority):
            continue
        if priority.rule == "keep" and keeps(situation):
            return None
        if priority.rule == "move" and "advance" in priority.modes:
            issue = led_target(situation, priority, situation.leader_value)
            if issue is not None:
                return Picked(LEAD(cheapest(situation)), _led(situation, "advance", priority, issue))
    return None


def _in_time(situation: Situation, priority: LeaderPriority) -> bool:
    few = len(situation.game.hand[situation.me]) <= priority.cards
    return (few or not priority.cards) and situation.holds(priority.when)


def _led(situation: Situation, mode: str, priority: LeaderPriority, issue: int) -> Reason:
    args: dict[str, str | int] = {
        "p": priority.p,
        "issue": ISSUES[issue].id,
        "leader": LEADERS[situation.game.leader[situation.me]].id,
    }
    return because(f"bot-leader-{priority.rule}-{mode}", args=args)


def keeps(situation: Situation) -> bool:
    """A tie for most issues looks likely: the leader is worth more there (4.52)."""
    counts = situation.counts()
    return abs(counts[situation.me] - max(counts[rival] for rival in situation.rivals())) <= 1


def led_target(situation: Situation, priority: LeaderPriority, value: int) -> int | None:
    """The heaviest issue of the priority's kinds that the leader brings far enough."""
    found = []
    for issue in situation.game.open_issues():
        at = situation.towards(issue)
        if priority.issues is not None and KINDS[issue] not in priority.issues:
            continue
        if situation.goals[issue] == "own" and at < CHAIR - 1 and at + value >= max(1, priority.to):
            found.append((situation.weights[issue], issue))
    found = [pair for pair in found if pair[0] > 0]
    return situation.close_call(found)


def led_issue(situation: Situation, value: int) -> Picked:
    """The issue for a leader who has risen already, by the priority that made him rise."""
    situation.game.active[situation.me] = True
    for priority in situation.chart.leader:
        if priority.rule == "move" and "advance" in priority.modes and situation.holds(priority.when):
            issue = led_target(situation, priority, value)
            if issue is not None:
                return Picked(ADVANCE(issue), _led(situation, "advance", priority, issue))
    issues: Iterable[int] = situation.game.open_issues()
    heaviest = max(issues, key=lambda i: situation.weights[i] * (situation.goals[i] == "own"))
    return Picked(ADVANCE(heaviest), because("bot-leader-heaviest", args={"issue": ISSUES[heaviest].id}))


def lead_debate(situation: Situation, window: DebateWindow) -> Picked | None:
    """Use the leader to debate: against a rival leader, or for an issue of his own."""
    if not situation.game.active[situation.me]:
        return None
    value, issue = situation.leader_value, window.issue
    at = standing(situation, window)
    for priority in situation.chart.leader:
        if not _in_time(situation, priority) or situation.weights[issue] <= 0:
            continue
        if priority.issues is not None and KINDS[issue] not in priority.issues:
            continue
        if priority.rule == "keep" and keeps(situation):
            return None
        answers = priority.rule == "answer" and window.leader and at + value >= 1 - CHAIR and at < 0
        if answers and priority.leaders is not None:
            answers = NATIONS[window.nation] in priority.leaders
        moves = priority.rule == "move" and "debate" in priority.modes and at < 0
        if answers or (moves and at + value >= priority.to and situation.goals[issue] == "own"):
            return Picked(LEAD(cheapest(situation)), _led(situation, "debate", priority, issue))
    return None
