"""5.2 The Meeting segment: issues are advanced, debated and captured."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from quadrant.games.churchill.cards.deck import LEADERS, STAFF
from quadrant.games.churchill.components import CHAIR, ISSUES, LEADER_IDS, LEFT, NATIONS, NOBODY
from quadrant.games.churchill.rules.staff import (
    ChiefRoll,
    leader_steps,
    play_card,
    staff_effects,
    staff_value,
    use_leader,
)
from quadrant.games.churchill.rules.ties import TieBreak
from quadrant.games.churchill.state import CENTER, Churchill, NationDecision, NationPick, OpenStaff
from quadrant.games.churchill.verbs import ADVANCE, GO, LEAD, PLAY, STOP, VALUE
from quadrant.kernel.board import mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Step
from quadrant.kernel.limits import NOTHING, Few, Limit, Limits
from quadrant.kernel.message import Args, Prompt, Refusal
from quadrant.kernel.offers import Among, Offer, fixed, never, passing, withheld
from quadrant.kernel.verbs import PASSING
from quadrant.kernel.windows import Answer, Window

#: Stands for the leader where a staff card is named.
THE_LEADER = -1

# What does not depend on the position is made once: the questions of a meeting are asked very often.
_INACTIVE: Final = [Limit("5.26", NOTHING, "why-leader-inactive", {"leader": id}) for id in LEADER_IDS]
_BARRED: Final = [Limit("5.26", NOTHING, "why-leader-barred", {"leader": id}) for id in LEADER_IDS]
_LEADERS_ONLY: Final = Limit("5.24", NOTHING, "why-only-leaders-debate")
_PASS: Final = passing()
(_NO_PASS,) = never("5.24", "why-no-pass", PASSING)
(_CARD_FIRST,) = never("5.22", "why-card-first", ADVANCE)
#: The issue of a debate was named by the one who advanced it.
_THIS_ISSUE: Final = [
    fixed(ADVANCE, Limit("5.24", NOTHING, "why-debate-this-one", {"issue": issue.id})) for issue in ISSUES
]
_CARD_PLAYED: Final = never("5.22", "why-card-is-played", PLAY, LEAD, PASSING)


class MeetingSegment(Step):
    """4.22, 5.21 From the left of the agenda's winner, clockwise, until all staff cards are played."""

    def run(self, game: Churchill) -> None:
        game.phase = "meeting"
        game.push(MeetingTurn(LEFT[game.agenda_winner]), ConcludeMeeting())


class MeetingTurn(Step):
    """5.21, 5.22 The next player with cards advances an issue; the meeting ends when nobody has any."""

    nation: int

    def run(self, game: Churchill) -> None:
        if not any(game.hand):
            return
        if game.all_captured():
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


def no_leader(game: Churchill, nation: int) -> Limit | None:
    """5.26 A leader is used once a conference: why he may not speak, if he may not."""
    return None if game.active[nation] else _INACTIVE[game.leader[nation]]


def absent(game: Churchill, nation: int) -> Limit | None:
    """5.26 A leader does not advance if the conference card says that he was not there."""
    return _BARRED[game.leader[nation]] if game.barred[nation] else None


def may_lead(game: Churchill, nation: int) -> bool:
    """5.26 An active leader may advance, unless he was not there."""
    return game.active[nation] and not game.barred[nation]


class TakeTheFloor(NationDecision):
    """5.22, 5.24 A staff card is played, or discarded to use the leader."""

    @does(PLAY)
    def play(self, game: Churchill, card: int) -> None:
        """5.22 The staff card is played and speaks."""
        play_card(game, self.nation, card)
        self.speaks(game, card)

    @does(LEAD)
    def lead(self, game: Churchill, card: int) -> None:
        """5.26 The staff card is discarded, and the leader speaks."""
        play_card(game, self.nation, card)
        use_leader(game, self.nation)
        leader = game.leader_name(self.nation)
        game.tell("leader-rises", "5.26", leader=leader, card=STAFF[card].id)
        self.speaks(game, THE_LEADER)

    def speaks(self, game: Churchill, card: int) -> None:
        """The card, or the leader, advances or debates an issue."""
        raise NotImplementedError


class Advance(TakeTheFloor):
    """5.22 Play a staff card, or discard one to use the leader; or pass, if one has debated since (5.24)."""

    def offers(self, game: Churchill) -> tuple[Offer, ...]:
        nation = self.nation
        hand = Few("3.33", game.hand[nation], "why-not-in-hand")
        silence = no_leader(game, nation) or absent(game, nation)
        return (
            Among(PLAY, hand),
            withheld(LEAD, hand, silence) if silence else Among(LEAD, hand),
            _PASS if game.may_pass[nation] else _NO_PASS,
            _CARD_FIRST,
        )

    @does(PASSING)
    def let_go_by(self, game: Churchill) -> None:
        game.may_pass[self.nation] = False
        game.tell("passes", "5.24", seat=self.seat)

    def speaks(self, game: Churchill, card: int) -> None:
        game.may_pass[self.nation] = False
        if card != THE_LEADER and STAFF[card].chief:
            game.push(AdvancingChief(card))
        else:
            game.push(AdvanceIssue(self.seat, card, base_value(game, self.nation, card)))

    def prompt(self, game: Churchill) -> Prompt:
        """It names the leader only while he may speak."""
        return Prompt(self.prompt_id if may_lead(game, self.nation) else f"{self.prompt_id}-staff", "5.22")


def base_value(game: Churchill, nation: int, card: int) -> int:
    """What is printed on the staff card, or on the leader."""
    return LEADERS[game.leader[nation]].value if card == THE_LEADER else STAFF[card].value


class AdvancingChief(ChiefRoll):
    """5.25 A Chief of Staff's value is known before he names the issue."""

    def worth(self, game: Churchill, value: int) -> None:
        game.push(AdvanceIssue(NATIONS[STAFF[self.card].nation], self.card, value))


class AdvanceIssue(NationDecision):
    """5.22 Which issue; a Chief of Staff's value is known by now (5.25)."""

    card: OpenStaff
    base: int

    def offers(self, game: Churchill) -> tuple[Offer, ...]:
        issues = Few("5.23", game.free_issues(), "why-issue-captured", lambda: on_table(game))
        return Among(ADVANCE, issues), *_CARD_PLAYED

    def waste(self, game: Churchill, choice: Choice) -> Refusal | None:
        """A card that is worth nothing on the issue does not move it."""
        issue = ADVANCE.thing(choice)
        if self.card == THE_LEADER or staff_value(game, self.card, self.base, issue, "advance"):
            return None
        return Refusal("5.22", "waste-no-move", {"card": STAFF[self.card].id, "issue": ISSUES[issue].id})

    @does(ADVANCE)
    def advance(self, game: Churchill, issue: int) -> None:
        place = game.place[issue]
        speak(game, Speech(self.nation, self.card, issue, "advance", place // 10, place % 10), self.base)

    def prompt(self, game: Churchill) -> Prompt:
        who = speaker(game, self.nation, self.card)
        kind = who.pop("kind")
        return Prompt(f"{self.prompt_id}-{kind}", "5.22", {"n": self.base, **who})


def on_table(game: Churchill) -> Limit:
    """5.22 Only issues on the table are advanced."""
    return Limit("5.22", mask_of(game.issues_on_table()), "why-issue-not-on-table")


def speaker(game: Churchill, nation: int, card: int) -> dict[str, str]:
    """Who speaks: the name of the staff card or of the leader."""
    if card == THE_LEADER:
        return {"kind": "leader", "leader": game.leader_name(nation)}
    return {"kind": "card", "card": STAFF[card].id}


class Speech(msgspec.Struct, frozen=True, array_like=True):
    """Somebody speaks on an issue that starts from a space of a side's track (beyond 6 before a capture)."""

    nation: int
    card: OpenStaff
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


class PlayForLess(NationPick):
    """5.22 A card whose text lets its owner use less than its value."""

    rule, verb = "5.22", VALUE

    speech: Speech
    value: int

    def limits(self, game: Churchill) -> Few:
        """The full value first: less is the exception."""
        return Few("5.22", range(self.value, 0, -1), "why-no-such-value", args={"n": self.value})

    def offers(self, game: Churchill) -> tuple[Offer]:
        return (Among(VALUE, self.limits(game)),)

    def take(self, game: Churchill, value: int) -> None:
        move(game, self.speech, value)

    def args(self, game: Churchill) -> Args:
        return {"card": STAFF[self.speech.card].id, "issue": ISSUES[self.speech.issue].id}


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


_EITHER = Offer(STOP, Limits()), Offer(GO, Limits())


class StopInCenter(NationDecision):
    """5.22 A conditional issue that enters the centre may end its movement there, at once or never."""

    speech: Speech
    value: int

    def offers(self, game: Churchill) -> tuple[Offer, ...]:
        return _EITHER

    @does(STOP)
    def stop(self, game: Churchill) -> None:
        arrive(game, self.speech, self.value, NOBODY, 0)

    @does(GO)
    def go_on(self, game: Churchill) -> None:
        arrive(game, self.speech, self.value, *destination(self.speech, self.value))

    def prompt(self, game: Churchill) -> Prompt:
        space = destination(self.speech, self.value)[1]
        return Prompt(self.prompt_id, "5.22", {"issue": ISSUES[self.speech.issue].id, "n": space})


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
        rivals = ((LEFT[nation],), (LEFT[LEFT[nation]],)) if debatable else ()
        steps.append(DebateWindow(0, 0, nation, issue, space, leading, rivals))
    game.push(*steps)


def report(game: Churchill, speech: Speech, value: int, side: int, space: int) -> None:
    """What was said, and where the issue lies now."""
    if game.silent:
        return
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


class DebateWindow(Window):
    """5.24 One rival may debate, the one on the left first; 5.23 a capture waits for that."""

    goes_on: ClassVar[bool] = False

    nation: int
    issue: int
    #: Where the advance takes the issue on the advancing player's track; 7 and more is a capture.
    space: int
    leader: bool
    #: One after another; none if the advance cannot be debated.
    rivals: tuple[tuple[int], ...]

    def groups(self, game: Churchill) -> tuple[tuple[int], ...]:
        return self.rivals

    def may_answer(self, game: Churchill, player: int) -> bool:
        """5.24 A debate costs a card; a leader is debated only by another active leader."""
        return bool(game.hand[player]) and (not self.leader or game.active[player])

    def ask(self, player: int, rest: tuple[int, ...]) -> Debate:
        return Debate(NATIONS[player], rest, self)

    def closed(self, game: Churchill) -> None:
        if self.space >= CHAIR:
            capture(game, self.nation, self.issue)

    def speech(self, game: Churchill, nation: int, card: int) -> Speech:
        """A debate of it. An advance that would capture the issue has not moved it yet (5.23)."""
        place = game.place[self.issue]
        side, space = (self.nation, self.space) if self.space >= CHAIR else (place // 10, place % 10)
        return Speech(nation, card, self.issue, "debate", side, space)


class Debate(Answer, TakeTheFloor):
    """5.24 Debate the advance with a staff card or the leader, or let it stand."""

    window: DebateWindow

    @property
    def within(self) -> DebateWindow:
        return self.window

    def offers(self, game: Churchill) -> tuple[Offer, ...]:
        nation, window = self.nation, self.window
        hand = Few("3.33", game.hand[nation], "why-not-in-hand")
        silence = no_leader(game, nation)
        return (
            _PASS,
            withheld(PLAY, hand, _LEADERS_ONLY) if window.leader else Among(PLAY, hand),
            withheld(LEAD, hand, silence) if silence else Among(LEAD, hand),
            _THIS_ISSUE[window.issue],
        )

    def speaks(self, game: Churchill, card: int) -> None:
        game.may_pass[self.nation] = True
        speech = self.window.speech(game, self.nation, card)
        if card != THE_LEADER and STAFF[card].chief:
            game.push(DebatingChief(card, speech))
        else:
            speak(game, speech, base_value(game, self.nation, card))

    def prompt(self, game: Churchill) -> Prompt:
        window = self.window
        args = {"seat": NATIONS[window.nation], "issue": ISSUES[window.issue].id}
        kind = "leader" if window.leader else "card"
        if window.space >= CHAIR:
            return Prompt(f"prompt-debate-capture-{kind}", "5.23", {**args})
        side = game.issue_winner(window.issue)
        where = {"where": "center"} if side == NOBODY else {"where": "track", "seat2": NATIONS[side]}
        return Prompt(f"prompt-debate-{kind}", "5.24", {**args, **where, "n": window.space})

    def waste(self, game: Churchill, choice: Choice) -> Refusal | None:
        """A card that is worth nothing in the debate moves nothing."""
        card = PLAY.thing(choice) if PLAY.of(choice) else THE_LEADER
        if card == THE_LEADER or STAFF[card].chief:
            return None
        issue = self.window.issue
        if staff_value(game, card, STAFF[card].value, issue, "debate"):
            return None
        return Refusal("5.24", "waste-no-move", {"card": STAFF[card].id, "issue": ISSUES[issue].id})


class DebatingChief(ChiefRoll):
    """5.25 A Chief of Staff debates."""

    speech: Speech

    def worth(self, game: Churchill, value: int) -> None:
        speak(game, self.speech, value)


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
