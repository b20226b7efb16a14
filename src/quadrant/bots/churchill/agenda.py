"""11.4 The agenda: the card for it, the issues nominated, and ties in it."""

from __future__ import annotations

from functools import partial

from quadrant.bots.churchill.reasons import Picked, Reason
from quadrant.bots.churchill.situation import Situation
from quadrant.games.churchill.cards.deck import STAFF
from quadrant.games.churchill.components import CONDITIONAL, ISSUES, NATIONS
from quadrant.games.churchill.rules.ties import ArsenalOfDemocracy, BreakTie
from quadrant.games.churchill.state import CENTER
from quadrant.games.churchill.verbs import AGENDA, DISCARD, NOMINATE, WINS
from quadrant.kernel.flow import PASS, Choice

because = partial(Reason, rule="11.4")


def agenda_card(situation: Situation, options: list[Choice]) -> Picked:
    """A high printed value that the plan needs little."""
    rules, chart = situation.common.agenda_card, situation.chart.agenda
    hand = situation.game.hand[situation.me]
    lacking = sum(1 for issue in situation.plan if not _any_bonus(situation, issue))
    a = chart.a + (rules.no_bonus_a if lacking >= rules.no_bonus_issues else 0)
    scores = {card: a * situation.printed(card) - chart.b * situation.use(card) for card in hand}
    plain = {card: score for card, score in scores.items() if not STAFF[card].chief}
    chiefs = scores.keys() - plain.keys()
    for chief in chiefs:
        if plain and scores[chief] < max(plain.values()) + rules.chief_margin:
            del scores[chief]
    card = situation.close_call((score, card) for card, score in scores.items())
    assert card is not None
    return Picked(AGENDA(card), because("bot-agenda-card", args={"card": STAFF[card].id}))


def _any_bonus(situation: Situation, issue: int) -> bool:
    hand = situation.game.hand[situation.me]
    return any(situation.has_bonus(card, issue, "advance") for card in hand)


def first_issue(situation: Situation, options: list[Choice]) -> Picked:
    """The winner of the agenda takes what the plan wants most on the own side."""
    open_to = [NOMINATE.thing(option) for option in options]
    wanted = [i for i in open_to if situation.goals[i] == "own"] or open_to
    return _nominate(situation, wanted, "bot-first-issue")


def nominate(situation: Situation, options: list[Choice]) -> Picked:
    """What the plan wants most, without serving a rival better or defending more than once."""
    open_to = [NOMINATE.thing(option) for option in options]
    shared = [i for i in open_to if not _serves_rival(situation, i)]
    lean = [i for i in shared if not _defends_again(situation, i)]
    return _nominate(situation, lean or shared or open_to, "bot-nominate")


def _nominate(situation: Situation, issues: list[int], message: str) -> Picked:
    issue = situation.close_call((situation.plan_values[i], i) for i in issues)
    assert issue is not None
    weight = round(situation.weights[issue])
    return Picked(NOMINATE(issue), because(message, args={"issue": ISSUES[issue].id, "n": weight}))


def _serves_rival(situation: Situation, issue: int) -> bool:
    margin = situation.common.agenda_issue.rival_margin
    return any(weights[issue] - situation.weights[issue] >= margin for weights in situation.rival_weights)


def _defends_again(situation: Situation, issue: int) -> bool:
    """An issue of the own flag, when as many as the chart allows are on the table already."""
    if ISSUES[issue].nation != situation.me:
        return False
    places = situation.game.place
    flags = sum(1 for i, place in enumerate(places) if place >= CENTER and ISSUES[i].nation == situation.me)
    return flags >= situation.common.agenda_issue.defensive_max


# Ties (4.5)


def break_tie(situation: Situation, options: list[Choice]) -> Picked:
    """The leader breaks a tie that matters to the plan or decides the conference."""
    decision = situation.game.stack[-1]
    assert isinstance(decision, BreakTie)
    mine = situation.me in decision.tied
    if decision.about == "agenda":
        at_stake = any(issue in CONDITIONAL for issue in situation.plan)
        if mine and at_stake:
            return Picked(WINS(situation.me), because("bot-tie-agenda"))
        return Picked(PASS, because("bot-tie-decline"))
    if mine:
        return Picked(WINS(situation.me), because("bot-tie-conference"))
    return _favour_weaker(situation, decision.tied)


def arsenal(situation: Situation, options: list[Choice]) -> Picked:
    """4.53 The US decides between the others."""
    decision = situation.game.stack[-1]
    assert isinstance(decision, ArsenalOfDemocracy)
    return _favour_weaker(situation, decision.tied)


def _favour_weaker(situation: Situation, nations: tuple[int, ...]) -> Picked:
    """The rival with fewer VP."""
    weaker = min(nations, key=lambda nation: situation.vp[nation])
    return Picked(WINS(weaker), because("bot-tie-weaker", args={"seat": NATIONS[weaker]}))


def discard(situation: Situation, options: list[Choice]) -> Picked:
    """The card that the plan needs least."""
    card = cheapest(situation)
    return Picked(DISCARD(card), because("bot-discard", args={"card": STAFF[card].id}))


def cheapest(situation: Situation) -> int:
    """The card in hand that the plan needs least."""
    return min(situation.game.hand[situation.me], key=situation.use)
