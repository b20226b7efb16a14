"""5.2 The Meeting segment: issues are advanced, debated and captured."""

from __future__ import annotations

import msgspec

from quadrant.games.churchill.cards import leader_name
from quadrant.games.churchill.choices import ADVANCE, GO, LEAD, PLAY, STOP, VALUE
from quadrant.games.churchill.components import (
    CARD,
    CHAIR,
    ISSUE,
    ISSUES,
    LEADERS,
    LEFT,
    NATIONS,
    STAFF,
)
from quadrant.games.churchill.staff import (
    leader_steps,
    play_card,
    printed_value,
    staff_effects,
    staff_value,
    use_leader,
)
from quadrant.games.churchill.state import CENTER, NOBODY, Churchill, NationDecision
from quadrant.games.churchill.ties import TieBreak
from quadrant.kernel.flow import PASS, Choice, Step
from quadrant.kernel.message import Prompt, Refusal

#: Stands for the leader where a staff card is named.
THE_LEADER = -1


class MeetingSegment(Step):
    """5.21 From the left of the agenda's winner, clockwise, until all staff cards are played."""

    def run(self, game: Churchill) -> None:
        game.phase = "meeting"
        game.push(MeetingTurn(LEFT[game.agenda_winner]), ConcludeMeeting())


class MeetingTurn(Step):
    """5.21, 5.22 The next player with cards advances an issue; the meeting ends when nobody has any."""

    nation: int

    def run(self, game: Churchill) -> None:
        if not any(game.hand):
            return
        if not game.open_issues():
            adjourn(game)
            return
        nation = self.nation
        while not game.hand[nation]:
            nation = LEFT[nation]
        game.turn = nation
        game.push(Advance(NATIONS[nation]), MeetingTurn(LEFT[nation]))


def adjourn(game: Churchill) -> None:
    """Every issue is captured: the cards left have nothing to move."""
    game.tell("adjourned", "5.27")
    for nation in range(3):
        for card in game.hand[nation]:
            play_card(game, nation, card)


def may_lead(game: Churchill, nation: int) -> bool:
    """5.26 An active leader may advance, unless the conference card says he was not there."""
    return game.active[nation] and not game.barred[nation]


class Advance(NationDecision):
    """5.22 Play a staff card, or discard one to use the leader; or pass, if one has debated since (5.24)."""

    def options(self, game: Churchill) -> list[Choice]:
        hand = game.hand[self.nation]
        found = [PLAY[card] for card in hand]
        if may_lead(game, self.nation):
            found += [LEAD[card] for card in hand]
        if game.may_pass[self.nation]:
            found.append(PASS)
        return found

    def resolve(self, game: Churchill, choice: Choice) -> None:
        nation = self.nation
        game.may_pass[nation] = False
        if choice == PASS:
            game.tell("passes", "5.24", seat=self.seat)
            return
        card = CARD[str(choice[1])]
        play_card(game, nation, card)
        if choice[0] == "lead":
            use_leader(game, nation)
            game.tell("leader-rises", "5.26", leader=leader_name(game, nation), card=choice[1])
            game.push(AdvanceIssue(self.seat, THE_LEADER, LEADERS[game.leader[nation]].value))
            return
        game.push(AdvanceIssue(self.seat, card, printed_value(game, card)))

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-advance", "5.22")

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        if choice == PASS:
            return Refusal("5.24", "why-no-pass")
        if choice[0] == "advance":
            return Refusal("5.22", "why-card-first")
        return explain_card(game, self.nation, choice, advancing=True)


def explain_card(game: Churchill, nation: int, choice: Choice, *, advancing: bool) -> Refusal | None:
    """Why a card or the leader may not be played."""
    if len(choice) != 2 or choice[0] not in ("play", "lead"):
        return None
    card = CARD.get(str(choice[1]))
    if card is None or card not in game.hand[nation]:
        return Refusal("3.33", "why-not-in-hand")
    leader = leader_name(game, nation)
    if choice[0] == "lead" and not game.active[nation]:
        return Refusal("5.26", "why-leader-inactive", {"leader": leader})
    if choice[0] == "lead" and advancing and game.barred[nation]:
        return Refusal("5.26", "why-leader-barred", {"leader": leader})
    return Refusal("5.24", "why-only-leaders-debate")


class AdvanceIssue(NationDecision):
    """5.22 Which issue; a Chief of Staff's value is known by now (5.25)."""

    card: int
    base: int

    def options(self, game: Churchill) -> list[Choice]:
        return [ADVANCE[issue] for issue in game.open_issues()]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        issue = ISSUE[str(choice[1])]
        place = game.place[issue]
        speak(game, Speech(self.nation, self.card, issue, "advance", place // 10, place % 10), self.base)

    def prompt(self, game: Churchill) -> Prompt:
        who = speaker(game, self.nation, self.card)
        kind = who.pop("kind")
        return Prompt(f"prompt-advance-issue-{kind}", "5.22", {"n": self.base, **who})

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        if choice[0] in ("pass", "play", "lead"):
            return Refusal("5.22", "why-card-is-played")
        if choice[0] != "advance" or len(choice) != 2 or choice[1] not in ISSUE:
            return None
        issue = ISSUE[str(choice[1])]
        captured = game.place[issue] > 0
        why = "why-issue-captured" if captured else "why-issue-not-on-table"
        return Refusal("5.23" if captured else "5.22", why, {"issue": ISSUES[issue].id})


def speaker(game: Churchill, nation: int, card: int) -> dict[str, str]:
    """Who speaks: the name of the staff card or of the leader."""
    if card == THE_LEADER:
        return {"kind": "leader", "leader": leader_name(game, nation)}
    return {"kind": "card", "card": STAFF[card].id}


class Speech(msgspec.Struct, frozen=True, array_like=True):
    """Somebody speaks on an issue that starts from a space of a side's track (beyond 6 before a capture)."""

    nation: int
    card: int
    issue: int
    mode: str
    side: int
    space: int


def speak(game: Churchill, speech: Speech, base: int) -> None:
    """5.22, 5.24 The full value, with attributes and national characteristic; it may not be less."""
    if speech.card == THE_LEADER:
        move(game, speech, base)
        return
    value = staff_value(game, speech.card, base, speech.issue, speech.mode)
    if STAFF[speech.card].yields and value > 1:
        game.push(PlayForLess(NATIONS[speech.nation], speech, value))
        return
    move(game, speech, value)


class PlayForLess(NationDecision):
    """5.22 A card whose text lets its owner use less than its value."""

    speech: Speech
    value: int

    def options(self, game: Churchill) -> list[Choice]:
        return [VALUE[n] for n in range(self.value, 0, -1)]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        move(game, self.speech, int(choice[1]))

    def prompt(self, game: Churchill) -> Prompt:
        speech = self.speech
        args = {"card": STAFF[speech.card].id, "issue": ISSUES[speech.issue].id}
        return Prompt("prompt-play-for-less", "5.22", {**args})

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        return Refusal("5.22", "why-no-such-value", {"n": self.value}) if choice[0] == "value" else None


def move(game: Churchill, speech: Speech, value: int) -> None:
    """5.22 Towards the centre on a rival's track, then up one's own; a conditional issue may stop there."""
    crosses = 0 < speech.space < value and speech.side != speech.nation
    if crosses and ISSUES[speech.issue].conditional:
        game.push(StopInCenter(NATIONS[speech.nation], speech, value))
        return
    arrive(game, speech, value, *destination(speech, value))


def destination(speech: Speech, value: int) -> tuple[int, int]:
    """The side and space where the issue comes to rest."""
    if speech.space == 0 or speech.side == speech.nation:
        return speech.nation, speech.space + value
    if value < speech.space:
        return speech.side, speech.space - value
    return speech.nation, value - speech.space


class StopInCenter(NationDecision):
    """5.22 A conditional issue that enters the centre may end its movement there, at once or never."""

    speech: Speech
    value: int

    def options(self, game: Churchill) -> list[Choice]:
        return [STOP, GO]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        speech = self.speech
        side, space = (NOBODY, 0) if choice == STOP else destination(speech, self.value)
        arrive(game, speech, self.value, side, space)

    def prompt(self, game: Churchill) -> Prompt:
        space = destination(self.speech, self.value)[1]
        return Prompt("prompt-stop-in-center", "5.22", {"issue": ISSUES[self.speech.issue].id, "n": space})


def arrive(game: Churchill, speech: Speech, value: int, side: int, space: int) -> None:
    """The issue comes to rest, the card's attributes follow, and an advance may be debated."""
    nation, issue = speech.nation, speech.issue
    leading = speech.card == THE_LEADER
    debatable = True
    if leading:
        steps, debatable = leader_steps(game, nation, issue, speech.mode)
    else:
        steps = staff_effects(game, speech.card, issue, speech.mode)
    report(game, speech, value, side, space)
    if space < CHAIR:
        game.place[issue] = side * 10 + space if space else CENTER
    elif speech.mode == "debate":
        capture(game, side, issue)
    if speech.mode == "advance":
        rivals = (LEFT[nation], LEFT[LEFT[nation]]) if debatable else ()
        steps.append(DebateWindow(nation, issue, space, leading, rivals))
    game.push(*steps)


def report(game: Churchill, speech: Speech, value: int, side: int, space: int) -> None:
    who = speaker(game, speech.nation, speech.card)
    where = {"seat2": NATIONS[side]} if space and side >= 0 else {}
    game.tell(
        f"{speech.mode}-{who.pop('kind')}",
        "5.22" if speech.mode == "advance" else "5.24",
        seat=NATIONS[speech.nation],
        issue=ISSUES[speech.issue].id,
        n=value,
        space1=min(space, CHAIR),
        where="track" if where else "center",
        **where,
        **who,
    )


def capture(game: Churchill, nation: int, issue: int) -> None:
    """5.23 On or beyond the chair the issue is captured: out of reach for the rest of the conference."""
    game.place[issue] = nation * 10 + CHAIR
    game.tell("captured", "5.23", seat=NATIONS[nation], issue=ISSUES[issue].id)


def may_debate(game: Churchill, nation: int, leader: bool) -> bool:
    """5.24 A debate costs a card; a leader is debated only by another active leader."""
    return bool(game.hand[nation]) and (not leader or game.active[nation])


class DebateWindow(Step):
    """5.24 One rival may debate, the one on the left first; 5.23 a capture waits for that."""

    nation: int
    issue: int
    #: Where the advance takes the issue on the advancing player's track; 7 and more is a capture.
    space: int
    leader: bool
    rivals: tuple[int, ...]

    def run(self, game: Churchill) -> None:
        for n, rival in enumerate(self.rivals):
            if may_debate(game, rival, self.leader):
                rest = DebateWindow(self.nation, self.issue, self.space, self.leader, self.rivals[n + 1 :])
                game.push(Debate(NATIONS[rival], rest))
                return
        if self.space >= CHAIR:
            capture(game, self.nation, self.issue)


class Debate(NationDecision):
    """5.24 Debate the advance with a staff card or the leader, or let it stand."""

    window: DebateWindow

    reaction = True

    def options(self, game: Churchill) -> list[Choice]:
        hand = game.hand[self.nation]
        found = [PASS]
        if not self.window.leader:
            found += [PLAY[card] for card in hand]
        if game.active[self.nation]:
            found += [LEAD[card] for card in hand]
        return found

    def resolve(self, game: Churchill, choice: Choice) -> None:
        window, nation = self.window, self.nation
        if choice == PASS:
            game.push(window)
            return
        card = CARD[str(choice[1])]
        game.may_pass[nation] = True
        play_card(game, nation, card)
        place = game.place[window.issue]
        side, space = place // 10, place % 10
        if window.space >= CHAIR:
            side, space = window.nation, window.space
        if choice[0] == "lead":
            use_leader(game, nation)
            game.tell("leader-rises", "5.26", leader=leader_name(game, nation), card=choice[1])
            speech = Speech(nation, THE_LEADER, window.issue, "debate", side, space)
            speak(game, speech, LEADERS[game.leader[nation]].value)
            return
        speech = Speech(nation, card, window.issue, "debate", side, space)
        speak(game, speech, printed_value(game, card))

    def prompt(self, game: Churchill) -> Prompt:
        window = self.window
        args = {"seat": NATIONS[window.nation], "issue": ISSUES[window.issue].id}
        kind = "leader" if window.leader else "card"
        if window.space >= CHAIR:
            return Prompt(f"prompt-debate-capture-{kind}", "5.23", {**args})
        side = game.issue_winner(window.issue)
        where = {"where": "center"} if side == NOBODY else {"where": "track", "seat2": NATIONS[side]}
        return Prompt(f"prompt-debate-{kind}", "5.24", {**args, **where, "n": window.space})

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        if choice[0] == "advance":
            return Refusal("5.24", "why-debate-this-one", {"issue": ISSUES[self.window.issue].id})
        return explain_card(game, self.nation, choice, advancing=False)


class ConcludeMeeting(Step):
    """5.27 Issues on a track or chair are won; most issues win the conference, ties by 4.52."""

    def run(self, game: Churchill) -> None:
        game.turn = NOBODY
        won = [0, 0, 0]
        for issue in range(len(ISSUES)):
            nation = game.issue_winner(issue)
            if nation != NOBODY:
                won[nation] += 1
                game.tell("issue-won", "5.27", seat=NATIONS[nation], issue=ISSUES[issue].id)
        most = max(won)
        tied = tuple(n for n in range(3) if won[n] == most)
        if len(tied) > 1:
            game.push(TieBreak("conference", tied), AwardConference())
            return
        game.winner = tied[0]
        game.push(AwardConference())


class AwardConference(Step):
    """4.23 The winner of the conference gets a victory marker."""

    def run(self, game: Churchill) -> None:
        game.victories[game.winner] += 1
        game.tell("conference-won", "4.23", seat=NATIONS[game.winner])
