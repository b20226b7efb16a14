"""The staff in the conference: agenda, nominations, advances and debates, by the meetings they lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from quadrant.bots.churchill import agenda
from quadrant.bots.churchill.briefing import Briefing
from quadrant.bots.churchill.reasons import Picked
from quadrant.bots.churchill.situation import signed
from quadrant.bots.churchill.table import Continuation, Spoken
from quadrant.games.churchill.cards.deck import LEADERS, STAFF
from quadrant.games.churchill.cards.instructions import Use
from quadrant.games.churchill.components import (
    CHAIR,
    ISSUES,
    LEFT,
    NATIONS,
    NOBODY,
)
from quadrant.games.churchill.rules.agenda import Nominate
from quadrant.games.churchill.rules.attributes import (
    Ability,
    CannotBeDebated,
    Gain,
    StaffOperation,
    StaffSupport,
)
from quadrant.games.churchill.rules.meeting import (
    THE_LEADER,
    Advance,
    AdvanceIssue,
    Debate,
    PlayForLess,
    StopInCenter,
    destination,
    may_lead,
)
from quadrant.games.churchill.rules.staff import leader_abilities, staff_value
from quadrant.games.churchill.rules.ties import BreakTie
from quadrant.games.churchill.state import CENTER
from quadrant.games.churchill.verbs import ADVANCE, DISCARD, GO, LEAD, NOMINATE, PLAY, STOP, VALUE, WINS
from quadrant.kernel.flow import PASS, Choice, Decision

#: What a Chief of Staff is counted for before he rolls.
CHIEF = 4
#: What a rival's two best cards for an issue usually come to.
RIVAL_FITS = 7


class Appraisal(NamedTuple):
    """A choice, the chance to win that it promises, and what is meant to follow at once."""

    value: float
    pick: Picked
    then: Choice | None = None


def in_order(found: list[Appraisal]) -> list[Appraisal]:
    """The best first; of equal ones the one that was found first."""
    return sorted(found, key=lambda prospect: -prospect.value)


# The agenda


def agenda_card(brief: Briefing, options: list[Choice]) -> Picked:
    """As in chapter 11, with the plan that the stakes suggest."""
    situation = brief.situation
    situation.weights = brief.ambitions
    return agenda.agenda_card(situation, options)


def first_issue(brief: Briefing, options: list[Choice]) -> Picked:
    """The issue whose possession matters most."""
    issues = [NOMINATE.thing(option) for option in options]
    best = max(issues, key=brief.table.swing)
    return brief.answer(NOMINATE(best), "staff-first-issue", issue=ISSUES[best].id)


def nominations(brief: Briefing, options: list[Choice]) -> list[Appraisal]:
    """The issues by how much they help, considering who is likely to win them."""
    start, found = brief.outlook.win(), []
    for option in options:
        issue = NOMINATE.thing(option)
        pick = brief.answer(option, "staff-nominate", issue=ISSUES[issue].id)
        found.append(Appraisal(start + expected_gain(brief, issue), pick))
    return in_order(found)


def expected_gain(brief: Briefing, issue: int) -> float:
    """What the issue does to the chance to win if it is on the table: who wants it, and has cards for it."""
    changes, me = brief.stakes.changes[issue], brief.me
    fits = [_fit(card, issue) for card in brief.game.hand[me]]
    if may_lead(brief.game, me):
        fits.append(LEADERS[brief.game.leader[me]].value)
    mine = brief.ambitions[issue] * sum(sorted(fits, reverse=True)[:2])
    rivals = brief.situation.rivals()
    forces = [weights[issue] * RIVAL_FITS for weights in brief.situation.rival_weights]
    total = mine + sum(forces) + 1
    start = brief.outlook.win()
    gain = mine / total * (_won(brief, issue, me) - start)
    for rival, force in zip(rivals, forces, strict=True):
        gain += force / total * (brief.outlook.win(changes[rival]) - start)
    return gain


def _won(brief: Briefing, issue: int, nation: int) -> float:
    change = list(brief.stakes.changes[issue][nation])
    change[nation] += brief.table.prize[nation] / 6
    return brief.outlook.win((change[0], change[1], change[2]))


def _fit(card: int, issue: int) -> int:
    staff = STAFF[card]
    base = CHIEF if staff.chief else staff.value
    return base + sum(m.amount for m in staff.modifiers if m.when.issues != -1 and m.when.issues >> issue & 1)


# Ties


def break_tie(brief: Briefing, options: list[Choice]) -> Picked:
    """4.52 Whoever's victory promises most; for the agenda the leader is worth more in the meeting."""
    decision = brief.game.stack[-1]
    assert isinstance(decision, BreakTie)
    if decision.about == "agenda":
        return brief.answer(PASS, "staff-tie-agenda")
    return favour(brief, options)


def favour(brief: Briefing, options: list[Choice]) -> Picked:
    """The winner of the tie that promises most."""
    scores = {}
    for option in options:
        if not WINS.of(option):
            continue
        nation = WINS.thing(option)
        change = [0.0, 0.0, 0.0]
        change[nation] = brief.table.prize[nation]
        scores[nation] = brief.outlook.win((change[0], change[1], change[2]))
    best = max(scores, key=lambda nation: scores[nation])
    return brief.answer(WINS(best), "staff-tie", scores[best], seat=NATIONS[best])


def discard(brief: Briefing, options: list[Choice]) -> Picked:
    cards = {option: STAFF[brief.game.hand[brief.me][i]].value for i, option in enumerate(options)}
    cheapest = min(cards, key=lambda option: cards[option])
    assert DISCARD.of(cheapest)
    return brief.answer(cheapest, "staff-discard")


# Advancing


class CardMove(NamedTuple):
    """A card, perhaps given up for the leader, and what is spoken with it."""

    card: int
    speech: Spoken
    bonus: float


def staff_bonus(brief: Briefing, card: int, issue: int, mode: str) -> float:
    """What the attributes of a card bring besides its value, in VP."""
    worth = brief.stakes.worth
    total = 0.0
    staff = STAFF[card]
    use = Use(staff.nation, card, issue, mode)
    for effect in staff.effects:
        if effect.when.holds(brief.game, use):
            total += worth.production * isinstance(effect.do, StaffSupport)
            total += gained(brief, effect.do)
    return total


def gained(brief: Briefing, do: StaffOperation | Ability) -> float:
    """What markers gained are worth, in VP."""
    worth = brief.stakes.worth
    if not isinstance(do, Gain):
        return 0.0
    return float(worth.network * do.networks + worth.alignment * do.alignments)


def led(brief: Briefing, card: int, k: int, mode: str) -> CardMove:
    """The leader on an issue, with his abilities; the card is given up for him."""
    game, me = brief.game, brief.me
    effects = leader_abilities(game, me, brief.table.issues[k], mode)
    debatable = not any(isinstance(effect.do, CannotBeDebated) for effect in effects)
    bonus = sum(gained(brief, effect.do) for effect in effects)
    return CardMove(card, Spoken(k, LEADERS[game.leader[me]].value, True, debatable), bonus)


def advances(brief: Briefing, options: list[Choice]) -> list[Appraisal]:
    """The cards and issues, or the leader, or an earned pass, by what the meeting promises after them."""
    places, turn = brief.table.places, LEFT[brief.me]
    moves = candidates(brief, leader=any(map(LEAD.of, options)))
    lines = [
        Continuation(places, turn, move.speech, move.card, move.speech.leader, move.bonus) for move in moves
    ]
    if PASS in options:
        lines.append(Continuation(places, turn))
    found = []
    for value, n in finalists(brief, lines):
        if n == len(moves):
            found.append(Appraisal(value, brief.answer(PASS, "staff-pass", value)))
        else:
            found.append(advanced(brief, moves[n], value))
    return found


def advanced(brief: Briefing, move: CardMove, value: float) -> Appraisal:
    """A card or the leader on an issue; a Chief of Staff rolls before it is known what he can do."""
    card, speech, _ = move
    choice = LEAD(card) if speech.leader else PLAY(card)
    message = "staff-lead" if speech.leader else "staff-advance"
    issue = brief.table.issues[speech.issue]
    pick = brief.answer(choice, message, value, card=STAFF[card].id, issue=ISSUES[issue].id)
    rolls = STAFF[card].chief and not speech.leader
    return Appraisal(value, pick, None if rolls else ADVANCE(issue))


def candidates(brief: Briefing, *, leader: bool) -> list[CardMove]:
    """Moves worth a closer look: on each issue every different value, by the card needed least elsewhere."""
    table, game, me = brief.table, brief.game, brief.me
    spare = min(game.hand[me], key=lambda card: _use(brief, card))
    found: list[tuple[float, CardMove]] = []
    for k, place in enumerate(table.places):
        if place % 10 == CHAIR:
            continue
        for value, card in different(brief, table.issues[k], "advance").items():
            promise = _promise(brief, k, value) - 0.1 * _use(brief, card)
            bonus = staff_bonus(brief, card, table.issues[k], "advance")
            found.append((promise, CardMove(card, Spoken(k, value, False), bonus)))
        if leader:
            move = led(brief, spare, k, "advance")
            found.append((_promise(brief, k, move.speech.value) - 4, move))
    found.sort(key=lambda pair: -pair[0])
    return [move for _, move in found[: brief.habits.candidates]]


def different(brief: Briefing, issue: int, mode: str) -> dict[int, int]:
    """Every value that the hand has for an issue, and the card that is needed least elsewhere."""
    values: dict[int, int] = {}
    for card in brief.game.hand[brief.me]:
        staff = STAFF[card]
        value = staff_value(brief.game, card, CHIEF if staff.chief else staff.value, issue, mode)
        if value not in values or _use(brief, card) < _use(brief, values[value]):
            values[value] = card
    return values


def _use(brief: Briefing, card: int) -> float:
    """The most a card could do on any issue."""
    table = brief.table
    row, weights = table.row(card), table.weights[brief.me]
    return max((value * weight for value, weight in zip(row, weights, strict=True)), default=0.0) / 5


def _promise(brief: Briefing, k: int, value: int) -> float:
    """A first guess at what a move brings: an issue gained counts for more than one made safer."""
    table = brief.table
    at = signed(table.places[k], brief.me)
    lands = at + value
    weight = table.weights[brief.me][k]
    if table.centers[brief.me][k]:
        return weight * 2 if at < 0 <= lands else 0.0
    if lands <= 0:
        return weight * 0.4 * value / 3
    return weight * ((1.5 if at <= 0 else 0.3) + 0.15 * (min(lands, CHAIR) - max(at, 0)))


def finalists(brief: Briefing, lines: list[Continuation]) -> list[tuple[float, int]]:
    """The best lines by their numbers: a first look at all of them, a closer one at the finalists."""
    known, table = brief.habits, brief.table
    looks = [(table.judge(line, range(known.meetings)), -n) for n, line in enumerate(lines)]
    looks.sort(reverse=True)
    more = range(known.meetings, known.meetings + known.meetings_more)
    closer = []
    for value, n in looks[: known.finalists]:
        again = table.judge(lines[-n], more)
        closer.append(((value * len(range(known.meetings)) + again * len(more)) / more.stop, n))
    return [(value, -n) for value, n in sorted(closer, reverse=True)]


def all_trials(brief: Briefing) -> range:
    return range(brief.habits.meetings + brief.habits.meetings_more)


def advance_issues(brief: Briefing, options: list[Choice]) -> list[Appraisal]:
    """The issues for a card on the table, best first; a Chief of Staff has rolled by now."""
    decision = brief.game.stack[-1]
    assert isinstance(decision, AdvanceIssue)
    leading = decision.card == THE_LEADER
    table = brief.table
    found = []
    for k, issue in enumerate(table.issues):
        if ADVANCE(issue) not in options:
            continue
        value = decision.base
        if not leading:
            value = staff_value(brief.game, decision.card, decision.base, issue, "advance")
        bonus, debatable = 0.0, True
        if leading:
            _, speech, bonus = led(brief, NOBODY, k, "advance")
            debatable = speech.debatable
        else:
            bonus = staff_bonus(brief, decision.card, issue, "advance")
        speech = Spoken(k, value, leading, debatable)
        line = Continuation(table.places, LEFT[brief.me], speech, bonus=bonus)
        score = table.judge(line, all_trials(brief))
        pick = brief.answer(ADVANCE(issue), "staff-advance-issue", score, issue=ISSUES[issue].id)
        found.append(Appraisal(score, pick))
    return in_order(found)


def play_for_less(brief: Briefing, options: list[Choice]) -> Picked:
    """The full value, unless a conditional issue should come to rest in the centre."""
    decision = brief.game.stack[-1]
    assert isinstance(decision, PlayForLess)
    speech = decision.speech
    exact = speech.space
    if brief.table.wants_center(speech.issue) and speech.side != brief.me and VALUE(exact) in options:
        return brief.answer(VALUE(exact), "staff-value-center")
    return brief.answer(VALUE(decision.value), "staff-value-full")


def stop_in_center(brief: Briefing, options: list[Choice]) -> Picked:
    """6.2 In the centre, or on to the own side: whichever promises more."""
    decision = brief.game.stack[-1]
    assert isinstance(decision, StopInCenter)
    issue = decision.speech.issue
    side, space = destination(decision.speech, decision.value)
    table = brief.table
    k = table.issues.index(issue)
    turn = LEFT[brief.game.turn]
    stopped, gone = table.places[:], table.places[:]
    stopped[k] = CENTER
    gone[k] = side * 10 + min(space, CHAIR)
    stays = table.judge(Continuation(stopped, turn), all_trials(brief))
    goes = table.judge(Continuation(gone, turn), all_trials(brief))
    if stays >= goes:
        return brief.answer(STOP(), "staff-stop", stays, issue=ISSUES[issue].id)
    return brief.answer(GO(), "staff-go", goes, issue=ISSUES[issue].id)


# Debating


def debates(brief: Briefing, options: list[Choice]) -> list[Appraisal]:
    """To let the advance stand, or answer it with a card or the leader: what promises most comes first."""
    decision = brief.game.stack[-1]
    assert isinstance(decision, Debate)
    window, table = decision.window, brief.table
    k = table.issues.index(window.issue)
    place, turn = table.places[k], LEFT[window.nation]
    side, space = (window.nation, window.space) if window.space >= CHAIR else (place // 10, place % 10)
    issue = ISSUES[window.issue].id
    alone = table.places[:]
    alone[k] = side * 10 + min(space, CHAIR)
    top = table.judge(Continuation(alone, turn), all_trials(brief))
    found = [Appraisal(top, brief.answer(PASS, "staff-let-stand", top, issue=issue))]
    for move, option in answers(brief, window.issue, k):
        if option not in options:
            continue
        after = table.places[:]
        after[k] = debated(side, space, brief.me, move.speech.value, center=table.centers[brief.me][k])
        line = Continuation(after, turn, None, move.card, move.speech.leader, move.bonus)
        score = table.judge(line, all_trials(brief))
        message = "staff-debate-lead" if move.speech.leader else "staff-debate"
        pick = brief.answer(option, message, score, card=STAFF[move.card].id, issue=issue)
        found.append(Appraisal(score, pick))
    return in_order(found)


def answers(brief: Briefing, issue: int, k: int) -> list[tuple[CardMove, Choice]]:
    """Debates worth a look: every different value, and the leader."""
    hand = brief.game.hand[brief.me]
    spare = min(hand, key=lambda card: _use(brief, card))
    found = [
        (CardMove(card, Spoken(k, value, False), staff_bonus(brief, card, issue, "debate")), PLAY(card))
        for value, card in different(brief, issue, "debate").items()
    ]
    return [*found, (led(brief, spare, k, "debate"), LEAD(spare))]


def debated(side: int, space: int, nation: int, value: int, *, center: bool) -> int:
    """Where a debate brings the issue: up to its speaker's chair, or still into the rival's (5.23, 5.24)."""
    at = space if space == 0 or side == nation else -space
    lands = at + value
    if lands == 0 or (at < 0 < lands and center):
        return CENTER
    if lands > 0:
        return nation * 10 + min(lands, CHAIR)
    return side * 10 + min(-lands, CHAIR)


#: Questions to which the staff knows more than one good answer.
RANKED: Final[dict[type[Decision], Callable[[Briefing, list[Choice]], list[Appraisal]]]] = {
    Nominate: nominations,
    Advance: advances,
    AdvanceIssue: advance_issues,
    Debate: debates,
}


def first(kind: type[Decision]) -> Callable[[Briefing, list[Choice]], Picked]:
    """The answer that promises most."""
    ranked = RANKED[kind]
    return lambda brief, options: ranked(brief, options)[0].pick
