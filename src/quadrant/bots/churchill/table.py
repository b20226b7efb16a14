"""The meeting in imagination: who ends with which issue, if everybody goes on as such leaders do.

Rivals want what the charts of chapter 11 say such leaders want; their hands are drawn from the cards that
they may hold. A move is judged by the issues it leads to, not by the space it reaches.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec

from quadrant.bots.churchill.outlook import Outlook, Vp
from quadrant.bots.churchill.priorities import KINDS, MeetingPriority
from quadrant.bots.churchill.situation import Situation, signed
from quadrant.bots.churchill.stakes import Stakes
from quadrant.games.churchill.cards.deck import LEADERS, STAFF
from quadrant.games.churchill.components import (
    A_BOMB,
    CHAIR,
    CONDITIONAL,
    LEFT,
    NOBODY,
    US,
    USSR,
)
from quadrant.games.churchill.rules.meeting import may_lead
from quadrant.games.churchill.state import CENTER, Churchill

Row = tuple[int, ...]

#: How imagined players behave: chance to use a leader where no chart says so, and to answer a capture.
LEADS = 0.25
ANSWERS = 0.8
#: What comes first for a rival who follows a chart: a rescue, then a close race for the conference.
RESCUE = 2000.0
RACE = 1000.0
#: An issue this far up the own track is left alone.
SECURE = 5
#: What an issue not yet on the own side counts for more.
FRESH = 1.5


class Trial(NamedTuple):
    """One way in which the meeting may go on: the rivals' hands and the chances."""

    hands: tuple[tuple[Row, ...], ...]
    chances: tuple[float, ...]


class Spoken(NamedTuple):
    """A value on an issue (by its place in the list of issues), by a staff card or by the leader."""

    issue: int
    value: int
    leader: bool
    debatable: bool = True


class Continuation(NamedTuple):
    """How the meeting goes on: from these places, with that nation's turn.

    ``speech`` is still to be spoken by the staff's nation; ``card`` (and perhaps the leader) is spent on it,
    or on what has led to these places.
    """

    places: list[int]
    turn: int
    speech: Spoken | None = None
    card: int = NOBODY
    leader: bool = False
    #: VP that the attributes of the card or the leader's ability are worth.
    bonus: float = 0.0


class Play(msgspec.Struct):
    """A meeting under way: places of the issues, hands, leaders, and the chances still to be used."""

    places: list[int]
    hands: list[list[Row]]
    active: list[bool]
    chance: Iterator[float]


class ImaginedTable:
    """The conference table as the staff of one nation imagines it."""

    def __init__(self, game: Churchill, outlook: Outlook, stakes: Stakes, random: Random) -> None:
        self.game = game
        self.me = outlook.me
        self.outlook = outlook
        self.stakes = stakes
        self.random = random
        self.issues = [issue for issue, place in enumerate(self.game.place) if place >= CENTER]
        self.places = [self.game.place[issue] for issue in self.issues]
        self.start = outlook.win()
        self.prize = stakes.prize
        charts = [Situation(self.game, nation, random) for nation in range(3)]
        mine = self.own_weights(self.issues)
        self.weights = [
            mine if n == self.me else [chart.weights[i] for i in self.issues]
            for n, chart in enumerate(charts)
        ]
        self.centers = [
            [self.wants_center(i) if n == self.me else chart.goals[i] == "center" for i in self.issues]
            for n, chart in enumerate(charts)
        ]
        self.resist = [chart.chart.debate_capture_min for chart in charts]
        self.led = [self.leader_issues(chart) for chart in charts]
        self.rescues = self._priority(charts[0], "rescue")
        self.race = self._priority(charts[0], "race")
        self.racing = [chart.holds(self.race.when) for chart in charts]
        self.rows: dict[int, Row] = {}
        self.trials: list[Trial] = []

    # What is wanted

    def own_weights(self, issues: list[int]) -> list[float]:
        """What winning each issue, rather than a rival winning it, does to the chance to win; 10 at most."""
        raw = [self.swing(issue) for issue in issues]
        top = max((value for value in raw), default=0.0)
        return [max(0.2, 10 * value / top) if top > 0 else 1.0 for value in raw]

    def swing(self, issue: int) -> float:
        """The chance to win with the issue, less the mean of the chances if a rival has it."""
        me, changes = self.me, self.stakes.changes[issue]
        rivals = [n for n in range(3) if n != me]
        share = [0.0, 0.0, 0.0]
        share[me] = self.prize[me] / 3
        mine = self.outlook.win(_sum(changes[me], share))
        theirs = 0.0
        for rival in rivals:
            share = [0.0, 0.0, 0.0]
            share[rival] = self.prize[rival] / 3
            theirs += self.outlook.win(_sum(changes[rival], share)) / 2
        return mine - theirs

    def wants_center(self, issue: int) -> bool:
        """6.2 Whether a conditional issue is worth more in the centre than on the own side."""
        if issue not in CONDITIONAL:
            return False
        return self.stakes.centered[issue] > 0.5 * self.swing(issue)

    @staticmethod
    def _priority(situation: Situation, rule: str) -> MeetingPriority:
        return next(priority for priority in situation.common.advance if priority.rule == rule)

    def leader_issues(self, chart: Situation) -> list[int]:
        """The issues that a rival's leader advances as soon as he can, by his chart."""
        found: list[int] = []
        if chart.me == self.me or not may_lead(self.game, chart.me):
            return found
        for priority in chart.chart.leader:
            if priority.rule != "move" or "advance" not in priority.modes or priority.cards:
                continue
            if not chart.holds(priority.when):
                continue
            found += [
                k
                for k, issue in enumerate(self.issues)
                if (priority.issues is None or KINDS[issue] in priority.issues) and k not in found
            ]
        return found

    # Cards

    def row(self, card: int) -> Row:
        """What a card is worth on each issue; a Chief of Staff counts for an average roll."""
        found = self.rows.get(card)
        if found is None:
            staff = STAFF[card]
            base = staff.value if not staff.chief else 4
            found = self.rows[card] = tuple(
                max(0, base + sum(m.amount for m in staff.modifiers if self._applies(m.when.issues, issue)))
                for issue in self.issues
            )
        return found

    @staticmethod
    def _applies(issues: int, issue: int) -> bool:
        return issues != -1 and bool(issues >> issue & 1)

    def trial(self, number: int) -> Trial:
        """The trial of that number; the same for every move that is judged."""
        while len(self.trials) <= number:
            hands = []
            for nation in range(3):
                held = self.game.hand[nation]
                if nation != self.me:
                    pool = sorted((*held, *self.game.draw[nation]))
                    held = tuple(self.random.sample(pool, len(held)))
                hands.append(tuple(self.row(card) for card in held))
            chances = tuple(self.random.random() for _ in range(200))
            self.trials.append(Trial(tuple(hands), chances))
        return self.trials[number]

    # Judging

    def judge(self, line: Continuation, trials: range) -> float:
        """The chance to win if the meeting goes on like that, over some trials."""
        totals = [0.0, 0.0, 0.0]
        centered = 0.0
        for number in trials:
            change, agreed = self.outcome(self.trial(number), line)
            for nation in range(3):
                totals[nation] += change[nation]
            centered += agreed
        n = len(trials)
        totals[self.me] += n * line.bonus
        return self.outlook.win((totals[0] / n, totals[1] / n, totals[2] / n)) + centered / n

    def outcome(self, trial: Trial, line: Continuation) -> tuple[list[float], float]:
        """The meeting played to its end: changes in VP, and what conditional issues do."""
        hands = [list(hand) for hand in trial.hands]
        play = Play(line.places[:], hands, self.game.active[:], iter(trial.chances))
        if line.card != NOBODY:
            hands[self.me].remove(self.row(line.card))
        if line.leader:
            play.active[self.me] = False
        if line.speech is not None:
            self.speak(play, self.me, line.speech)
        turn = line.turn
        while any(hands):
            while not hands[turn]:
                turn = LEFT[turn]
            self.turn(play, turn)
            turn = LEFT[turn]
        return self.result(play.places, play.active)

    def turn(self, play: Play, nation: int) -> None:
        """One card, or the leader: on the issue that promises most to its owner."""
        hand = play.hands[nation]
        leader = play.active[nation] and not self.game.barred[nation]
        if leader:
            for k in self.led[nation]:
                if -CHAIR < signed(play.places[k], nation) < CHAIR - 1:
                    self.lead(play, nation, k)
                    return
        best, value = self.wanted(play, nation)
        if best < 0:
            hand.pop()
        elif leader and next(play.chance) < LEADS:
            self.lead(play, nation, best)
        else:
            hand.remove(next(row for row in hand if row[best] == value))
            self.speak(play, nation, Spoken(best, value, False))

    def lead(self, play: Play, nation: int, k: int) -> None:
        """The leader speaks; the poorest card is given up for him."""
        play.active[nation] = False
        hand = play.hands[nation]
        hand.remove(min(hand, key=sum))
        bomb = nation == USSR and self.issues[k] == A_BOMB
        value = LEADERS[self.game.leader[nation]].value
        self.speak(play, nation, Spoken(k, value, True, not bomb))

    def wanted(self, play: Play, nation: int) -> tuple[int, int]:
        """The issue that a nation turns to, and the value of its best card there; -1 for none."""
        hand, places = play.hands[nation], play.places
        weights, centers = self.weights[nation], self.centers[nation]
        by_chart = nation != self.me
        races = by_chart and self.racing[nation] and self.close_race(play, nation)
        noise = next(play.chance)
        best, score, chosen = -1, 0.0, 0
        for k, place in enumerate(places):
            space = place % 10
            if space == CHAIR:
                continue
            at = space if space == 0 or place // 10 == nation else -space
            value = max(row[k] for row in hand)
            worth = weights[k] * value
            if centers[k]:
                worth = weights[k] * 5 if at < 0 <= at + value else 0.0
            elif at >= SECURE:
                worth = 0.0
            elif at <= 0:
                gained = at + value >= 1
                worth *= FRESH if gained else 0.3
                if by_chart and gained:
                    if at < 0 and weights[k] >= self.rescues.weight_min:
                        worth += RESCUE
                    elif races:
                        worth += RACE
            noise = (noise * 7.31 + 0.17) % 1.0
            worth *= 0.9 + 0.2 * noise
            if worth > score:
                best, score, chosen = k, worth, value
        return best, chosen

    def close_race(self, play: Play, nation: int) -> bool:
        """The last cards of a close conference."""
        if len(play.hands[nation]) > self.race.cards:
            return False
        counts = [0, 0, 0]
        for place in play.places:
            if place:
                counts[place // 10] += 1
        return abs(counts[nation] - max(counts[n] for n in range(3) if n != nation)) <= self.race.margin

    def speak(self, play: Play, nation: int, speech: Spoken) -> None:
        """The issue moves; a capture may be answered by a rival who minds."""
        k, places = speech.issue, play.places
        place = places[k]
        at = signed(place, nation)
        lands = at + speech.value
        if at < 0 < lands and self.centers[nation][k]:
            places[k] = CENTER
        elif lands >= CHAIR and speech.debatable:
            places[k] = self.answered(play, nation, speech, lands)
        elif lands > 0:
            places[k] = nation * 10 + min(lands, CHAIR)
        else:
            places[k] = place - speech.value if lands else CENTER

    def answered(self, play: Play, nation: int, speech: Spoken, reached: int) -> int:
        """5.23 A rival debates the capture, if the issue matters enough and a card or leader will do."""
        k, hands = speech.issue, play.hands
        for rival in (LEFT[nation], LEFT[LEFT[nation]]):
            if not hands[rival] or self.weights[rival][k] < self.resist[rival]:
                continue
            if speech.leader:
                if play.active[rival] and next(play.chance) < ANSWERS / 2:
                    play.active[rival] = False
                    hands[rival].remove(min(hands[rival], key=sum))
                    return _pushed(nation, rival, reached - LEADERS[self.game.leader[rival]].value)
                continue
            nyet = 1 if rival == USSR else 0
            able = [row for row in hands[rival] if row[k] + nyet > reached - CHAIR]
            if able and next(play.chance) < ANSWERS:
                row = min(able, key=lambda row: row[k])
                hands[rival].remove(row)
                return _pushed(nation, rival, reached - row[k] - nyet)
        return nation * 10 + CHAIR

    def result(self, places: list[int], active: list[bool]) -> tuple[list[float], float]:
        """5.27 What the issues as they lie bring: changes in VP, and what conditional issues do."""
        change, counts, centered = self.stakes.outcome(self.issues, places)
        winner = self.winner(counts, active)
        change[winner] += self.prize[winner]
        return change, centered

    def winner(self, counts: list[int], active: list[bool]) -> int:
        """4.52, 4.53 Most issues; a tie by the first active leader in it, else by the US."""
        most = max(counts)
        tied = [nation for nation in range(3) if counts[nation] == most]
        if len(tied) == 1:
            return tied[0]
        for nation in (USSR, LEFT[USSR], LEFT[LEFT[USSR]]):
            if active[nation] and nation in tied:
                return nation
        return US if US in tied else min(tied, key=lambda nation: self.outlook.politics[nation])


def _pushed(nation: int, rival: int, left: int) -> int:
    """Where an issue rests with so much left of an advance after a debate."""
    if left == 0:
        return CENTER
    return nation * 10 + left if left > 0 else rival * 10 - left


def _sum(change: Vp, share: list[float]) -> Vp:
    return change[0] + share[0], change[1] + share[1], change[2] + share[2]
