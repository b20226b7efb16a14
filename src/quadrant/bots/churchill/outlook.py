"""How the game may end: the war played on in many imagined futures, and the chance to win in each.

The end conditions (4.41 to 4.43) decide what VP are worth: a lead wins only while the alliance holds.
"""

from __future__ import annotations

from functools import cache, cached_property
from importlib.resources import files
from math import exp, sqrt
from random import Random
from typing import Final, NamedTuple

import msgspec

from quadrant.games.churchill.components import (
    EASTERN,
    FAR_EAST,
    FRONTS,
    GERMANY,
    JAPAN,
    MANCHURIA,
    NATIONS,
    NOBODY,
    NORMANDY,
    SPACE,
    TRINITY,
    UK,
    WESTERN,
)
from quadrant.games.churchill.rules.fronts import REMEMBERED
from quadrant.games.churchill.rules.score import COUNTS, SCHEDULE, ScheduleLine
from quadrant.games.churchill.rules.secret_agenda import secret_points
from quadrant.games.churchill.rules.surrender import SOVIET_SPOILS
from quadrant.games.churchill.rules.winning import HEGEMON, SECOND
from quadrant.games.churchill.state import Churchill

Vp = tuple[float, float, float]
#: 9.4 The lines of the schedule that the war does not touch, by what they count; and the others.
_POLITICAL: Final = ("alignments", "networks_alone", "global_issues", "victories", "quiet_colonies")
POLITICAL_LINES: Final = tuple(line for line in SCHEDULE if line.counts in _POLITICAL)
QUIET_LINES: Final = tuple(line for line in SCHEDULE if line.counts == "quiet_colonies")
WAR_LINES: Final = tuple(line for line in SCHEDULE if line.counts not in _POLITICAL)


def count(game: Churchill, lines: tuple[ScheduleLine, ...]) -> Vp:
    """VP of some lines of the schedule."""
    vp = [0.0, 0.0, 0.0]
    for line in lines:
        each = line.vp[game.rules.edition]
        if each:
            for nation in line.nations:
                vp[nation] += each * COUNTS[line.counts](game, nation, line)
    return vp[0], vp[1], vp[2]


class Worth(msgspec.Struct, frozen=True):
    """What markers are usually worth, in VP."""

    alignment: float
    removal: float
    network: float
    production: float
    global_opens: float


class Habits(msgspec.Struct, frozen=True):
    """What the staff takes for granted."""

    #: How likely a Front advances in a conference: at first, and from the conference named by ``late``.
    advance: dict[str, float]
    advance_late: dict[str, float]
    late: int
    eastern_before_normandy: float
    #: How often an advance is a breakthrough.
    breakthrough: dict[str, float]
    #: How likely a Front enters the space that waits for a conditional issue.
    conditional: dict[str, float]
    home: float
    bomb: float
    spy: float
    #: Political VP that a nation gains in a conference.
    drift: float
    #: What the advance of a Front saves the nation that would have to support it later, in VP.
    saves: dict[str, dict[str, float]]
    #: How much of a gap in political VP is left a conference later, for the others balance against who leads.
    gap_kept: float
    #: By how much each nation usually ends above or below the mean in political VP.
    tends: dict[str, float]
    #: Conferences after which no colony is quiet.
    quiet_conferences: int
    futures: int
    #: The share of a conference's politics that a phase leaves open; 1 where none is named.
    pending: dict[str, float]
    #: How far a political score strays in a conference, and how far at least.
    scale: float
    least_scale: float
    worth: Worth
    support_shares: dict[str, dict[str, float]]
    meetings: int
    meetings_more: int
    finalists: int
    candidates: int


@cache
def usual_habits() -> Habits:
    """The habits of ``staff.json``."""
    text = files(__package__).joinpath("staff.json").read_bytes()
    return msgspec.json.decode(text, type=Habits)


#: Outlooks kept for the next questions of a conference.
REMEMBERED_OUTLOOKS = 16

# The chance to win


def logistic(x: float) -> float:
    if x < -30:
        return 0.0
    return 1.0 if x > 30 else 1 / (1 + exp(-x))


def ranking(vp: Vp, scale: float, me: int) -> tuple[float, float]:
    """How likely the nation is first, and second, when scores may still shift by about the scale."""
    top = max(vp)
    weights = [exp((value - top) / scale) for value in vp]
    total = sum(weights)
    one, other = (me + 1) % 3, (me + 2) % 3
    second = weights[one] * logistic((vp[me] - vp[other]) / scale)
    second += weights[other] * logistic((vp[me] - vp[one]) / scale)
    return weights[me] / total, second / total


class Ends:
    """The end conditions of an edition, as chances."""

    def __init__(self, game: Churchill, me: int) -> None:
        self.me = me
        self.limit = game.edition.alliance_spread
        self.by_sum = game.edition.over_spread == "sum"
        self.tournament = game.rules.tournament_scoring and game.edition.unconquered == "dice"
        #: 4.43 What the first, the second and the last gain or lose if an Axis power stands.
        self.changes: Vp = (-HEGEMON, -SECOND, HEGEMON)
        if self.tournament:
            self.changes = (-HEGEMON, 0.0, 0.0)
        elif game.edition.unconquered == "dice":
            self.changes = (-3.5, -2.0, 3.5)

    def chance(self, vp: Vp, *, ended: bool, scale: float) -> float:
        """4.4 The chance to win with these scores, give or take the scale."""
        if not ended:
            return ranking(self.adjusted(vp, scale), scale, self.me)[0]
        first, second = ranking(vp, scale, self.me)
        gap = max(vp) - min(vp)
        allied = logistic((self.limit + 0.5 - gap) / scale)
        holds = self.holds(vp, gap, scale)
        return allied * first + (1 - allied) * (holds * first + (1 - holds) * second)

    def holds(self, vp: Vp, gap: float, scale: float) -> float:
        """4.42 How likely the first wins although the alliance is broken."""
        if self.by_sum:
            top = max(vp)
            return logistic((2 * top - sum(vp)) / scale)
        return 0.0 if self.tournament else max(0.0, min(1.0, (self.limit + 7 - gap) / 6))

    def adjusted(self, vp: Vp, scale: float) -> Vp:
        """4.43 Scores when an Axis power stands, by the ranks that are likely; dice count as averages."""
        first, second, last = self.changes
        out = list(vp)
        for nation in range(3):
            ahead, between = ranking(vp, scale, nation)
            out[nation] += ahead * first + between * second + (1 - ahead - between) * last
        return out[0], out[1], out[2]


# The war in imagination

#: The last position of each track.
HOME: Final = tuple(len(front.spaces) for front in FRONTS)
PACIFIC_FRONTS: Final = tuple(i for i, front in enumerate(FRONTS) if front.theater == JAPAN)
_B29: Final = tuple((i, p) for i, front in enumerate(FRONTS) for p, s in enumerate(front.spaces, 1) if s.b29)
_REMEMBERED: Final = {SPACE[name]: i for i, name in enumerate(REMEMBERED)}


class Course(msgspec.Struct):
    """The war as far as an imagined future has come."""

    front: list[int]
    surrendered: list[int]
    entered: list[int]
    technology: list[int]
    bomb: int
    spy: int

    def enter(self, front: int, conference: int) -> None:
        self.front[front] += 1
        place = _REMEMBERED.get((front, self.front[front]))
        if place is not None and not self.entered[place]:
            self.entered[place] = conference

    def check(self, conference: int) -> None:
        """7.8 Surrender: Germany first, then Japan."""
        if not self.surrendered[GERMANY]:
            west, east = self.front[WESTERN] == HOME[WESTERN], self.front[EASTERN] == HOME[EASTERN]
            if west or east:
                self.surrendered[GERMANY] = conference
                share = int(east) if west else SOVIET_SPOILS
                self.technology = [int(west), share, int(west)]
        if not self.surrendered[JAPAN]:
            landed = any(self.front[f] == HOME[f] for f in PACIFIC_FRONTS)
            if landed or self.emperor():
                self.surrendered[JAPAN] = conference

    def emperor(self) -> bool:
        """7.82 All three of the Emperor's conditions."""
        return (
            self.surrendered[GERMANY] > 0
            and self.bomb == TRINITY
            and self.front[FAR_EAST] >= MANCHURIA
            and any(self.front[f] >= p for f, p in _B29)
        )

    @property
    def over(self) -> bool:
        return self.surrendered[GERMANY] > 0 and self.surrendered[JAPAN] > 0


class Future(NamedTuple):
    """How a future ends: VP, whether both Axis powers fell, and how far scores may still shift."""

    vp: Vp
    ended: bool
    scale: float
    #: What is left of VP gained now.
    keeps: float


class StaffMemory:
    """What a staff remembers: military situations once counted, and outlooks it may need again."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.vp: dict[object, Vp] = {}
        self.outlooks: dict[object, Outlook] = {}

    def outlook(self, game: Churchill, me: int, chances: tuple[float, ...] = ()) -> Outlook:
        """The outlook of a position; the same one as long as nothing changes that it depends on."""
        here = list(count(game, POLITICAL_LINES))
        here[me] += secret_points(game, me)
        war = (*game.front, *game.surrendered, *game.entered, game.bomb, game.spy)
        key = (game.conference, game.phase, me, war, tuple(here), chances, game.rules)
        found = self.outlooks.get(key)
        if found is None:
            if len(self.outlooks) >= REMEMBERED_OUTLOOKS:
                self.outlooks.clear()
            politics = here[0], here[1], here[2]
            found = self.outlooks[key] = Outlook(game, me, politics, chances, Random(repr(key)), self)
        return found


class Outlook:
    """Futures of one position, and what changes in VP do to the chance to win in them."""

    def __init__(
        self,
        game: Churchill,
        me: int,
        politics: Vp,
        chances: tuple[float, ...],
        random: Random,
        memory: StaffMemory,
    ) -> None:
        self.game = game
        self.me = me
        #: VP that the war does not change: what stands on the map and on the table.
        self.politics = politics
        #: How likely each Front advances in this conference; as usual, unless the support for it is known.
        self.chances = chances
        self.habits = memory.habits
        self.ends = Ends(game, me)
        self.memory = memory.vp
        rounds = game.last_conference - game.conference + 1
        n = len(FRONTS) + 2
        self.dice = [
            [[random.random() for _ in range(n)] for _ in range(rounds)] for _ in range(self.habits.futures)
        ]
        #: The share of this conference's politics still to come.
        self.pending = self.habits.pending.get(game.phase, 1.0)
        self.tends = [self.habits.tends[name] for name in NATIONS]
        self.saves = self.habits.saves[NATIONS[me]]
        self.quiet = count(game, QUIET_LINES)[UK]
        self.wins: dict[Vp, float] = {}

    def course(self) -> Course:
        """The war as it stands."""
        game = self.game
        return Course(
            game.front[:], game.surrendered[:], game.entered[:], game.technology[:], game.bomb, game.spy
        )

    def war_vp(self, course: Course) -> Vp:
        """9.4 The VP of the military situation; counted by the engine once, then remembered."""
        one, other = course.entered
        first = 1 if one and (not other or one < other) else 2 if other and (not one or other < one) else 0
        down = course.surrendered[0] > 0, course.surrendered[1] > 0
        key = (*course.front, *down, first, *course.technology, course.bomb, course.spy)
        found = self.memory.get(key)
        if found is None:
            map_only = Churchill(rules=self.game.rules, front=course.front, surrendered=course.surrendered)
            map_only.entered, map_only.technology = course.entered, course.technology
            map_only.bomb, map_only.spy = course.bomb, course.spy
            found = self.memory[key] = count(map_only, WAR_LINES)
        return found

    # Futures

    def usual(self, course: Course, front: int, conference: int) -> float:
        """How likely a Front advances in a conference that is still to come."""
        habits = self.habits
        track = FRONTS[front]
        chance = (habits.advance_late if conference >= habits.late else habits.advance)[track.id]
        if front == EASTERN and course.front[WESTERN] < NORMANDY:
            chance = habits.eastern_before_normandy
        space = track.spaces[course.front[front]]
        if space.issue >= 0:
            return habits.conditional[track.id]
        return chance * habits.home if space.axis >= 0 else chance

    def through(self, course: Course, front: int) -> float:
        """7.74 How often the advance goes on into the next space."""
        spaces, at = FRONTS[front].spaces, course.front[front]
        if at >= len(spaces) or spaces[at].issue >= 0 or spaces[at].naval:
            return 0.0
        return self.habits.breakthrough.get(FRONTS[front].id, 0.0)

    def play(self, dice: list[list[float]], forced: int = NOBODY, advances: bool = False) -> Future:
        """The war to its end by these dice; in this conference one Front may be told what to do."""
        course = self.course()
        conference, last = self.game.conference, self.game.last_conference
        for turn, rolls in enumerate(dice):
            for front, roll in enumerate(rolls[: len(FRONTS)]):
                if course.surrendered[FRONTS[front].theater] or course.front[front] == HOME[front]:
                    continue
                if turn == 0 and front == forced:
                    chance = 1.0 if advances else 0.0
                elif turn == 0 and self.chances:
                    chance = self.chances[front]
                else:
                    chance = self.usual(course, front, conference + turn)
                if roll < chance:
                    course.enter(front, conference + turn)
                    if roll < chance * self.through(course, front):
                        course.enter(front, conference + turn)
            if turn and course.bomb < TRINITY and rolls[-1] < self.habits.bomb:
                course.bomb += 1
            if turn and course.spy < TRINITY and rolls[-2] < self.habits.spy:
                course.spy += 1
            course.check(conference + turn)
            if course.over or conference + turn == last:
                return self.settled(course, turn)
        return self.settled(course, len(dice))

    def settled(self, course: Course, turns: int) -> Future:
        """Scores at the end: politics go on meanwhile, gaps close, colonies do not stay quiet."""
        habits, war, here = self.habits, self.war_vp(course), list(self.politics)
        here[UK] -= self.quiet * min(1.0, turns / habits.quiet_conferences)
        mean = sum(here) / 3
        kept = habits.gap_kept ** (turns + self.pending)
        uk, ussr, us = (
            war[n] + mean + turns * habits.drift + kept * (here[n] - mean) + (1 - kept) * self.tends[n]
            for n in range(3)
        )
        # What strays in a conference fades in the same way as every gap.
        strays = sqrt((1 - kept * kept) / (1 - habits.gap_kept**2))
        scale = habits.least_scale + habits.scale * strays
        return Future((uk, ussr, us), course.over, scale, habits.gap_kept**turns)

    @cached_property
    def futures(self) -> list[Future]:
        return [self.play(dice) for dice in self.dice]

    # The chance to win

    def win(self, change: Vp = (0.0, 0.0, 0.0)) -> float:
        """The chance to win if VP changed by so much."""
        found = self.wins.get(change)
        if found is None:
            found = self.wins[change] = self.win_in(self.futures, change)
        return found

    def win_in(self, futures: list[Future], change: Vp = (0.0, 0.0, 0.0)) -> float:
        """The mean chance to win in these futures."""
        total = 0.0
        for future in futures:
            vp, keeps = future.vp, future.keeps
            shifted = vp[0] + keeps * change[0], vp[1] + keeps * change[1], vp[2] + keeps * change[2]
            total += self.ends.chance(shifted, ended=future.ended, scale=future.scale)
        return total / len(futures)

    @cached_property
    def front_worth(self) -> tuple[float, ...]:
        """What the advance of each Front in this conference does to the chance to win."""
        return tuple(self._front_worth(front) for front in range(len(FRONTS)))

    def _front_worth(self, front: int) -> float:
        if self.game.entry(front) is None or self.game.defeated(FRONTS[front].theater):
            return 0.0
        moved = [self.play(dice, front, advances=True) for dice in self.dice]
        stood = [self.play(dice, front, advances=False) for dice in self.dice]
        saved = [0.0, 0.0, 0.0]
        saved[self.me] = self.saves.get(FRONTS[front].id, 0.0)
        return self.win_in(moved, (saved[0], saved[1], saved[2])) - self.win_in(stood)
