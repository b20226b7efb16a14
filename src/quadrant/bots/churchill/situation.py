"""What a bot makes of the position before it looks at its priorities: standing, weights, goals, plan.

Only what the seat can see is used: the game is one that its player may believe to be in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property, lru_cache
from random import Random
from typing import Any, Final, TypeVar

from quadrant.bots.churchill.priorities import KINDS, Chart, Cooperation, Side, When, chart_of, charts
from quadrant.games.churchill.cards.deck import LEADERS, STAFF
from quadrant.games.churchill.components import (
    A_BOMB,
    BOMB_TRACK,
    CHAIR,
    FRONTS,
    GERMANY,
    GLOBAL_ISSUES,
    ISSUES,
    JAPAN,
    NATION,
    NATIONS,
    NOBODY,
    NORMANDY,
    SECOND_FRONT,
    WESTERN,
)
from quadrant.games.churchill.rules.reserves import at_the_gates
from quadrant.games.churchill.rules.score import score_parts, totals
from quadrant.games.churchill.rules.secret_agenda import secret_points
from quadrant.games.churchill.rules.staff import staff_value
from quadrant.games.churchill.rules.winning import HEGEMON
from quadrant.games.churchill.state import CENTER, DISPLAY, Churchill

T = TypeVar("T")


def signed(place: int, nation: int) -> int:
    """How far an issue on the table stands towards a nation: negative on another's track."""
    space = place % 10
    return space if space == 0 or place // 10 == nation else -space


#: What VP come from (9.4), apart from the secret agendas; and the scores that were counted last.
_SCORED: Final = (
    "front",
    "networks",
    "alignments",
    "world",
    "victories",
    "surrendered",
    "entered",
    "technology",
)
_counted: dict[object, tuple[int, ...]] = {}
COUNTED_AT_MOST: Final = 2048

#: What each issue is worth and where it should end, as it was last seen by standing and war.
View = tuple[tuple[float, ...], tuple[Side, ...]]
_viewed: dict[object, View] = {}


def standing(game: Churchill) -> tuple[int, ...]:
    """VP as everybody sees them. They are asked for at every choice, and hardly change in a meeting."""
    key = (game.rules, game.bomb, game.spy, *(tuple(getattr(game, name)) for name in _SCORED))
    found = _counted.get(key)
    if found is None:
        if len(_counted) >= COUNTED_AT_MOST:
            _counted.clear()
        found = _counted[key] = tuple(totals(score_parts(game, secret=False)))
    return found


def printed(card: int) -> float:
    """The value of a card; a Chief of Staff counts for his average."""
    return charts().common.chief_value if STAFF[card].chief else STAFF[card].value


@cache
def fit_dealt(card: int, issue: int) -> float:
    """The fit by the issue alone: positions and leaders change, the plan does not."""
    plain = (m.amount for m in STAFF[card].modifiers if m.when.issues >> issue & 1 and m.when.always)
    return printed(card) + sum(plain)


@lru_cache(256)
def best_fits(dealt: tuple[int, ...]) -> tuple[float, ...]:
    """What the best cards of a hand come to for each issue: the same all through a conference."""
    n = charts().common.plan.cards
    return tuple(
        sum(sorted((fit_dealt(card, issue) for card in dealt), reverse=True)[:n])
        for issue in range(len(ISSUES))
    )


class Situation:
    """A position as one bot sees it."""

    def __init__(self, game: Churchill, nation: int, random: Random) -> None:
        self.game = game
        self.me = nation
        self.random = random
        self.chart: Chart = chart_of(nation)
        self.common = charts().common

    # Chance

    def close_call(self, scored: Iterable[tuple[float, T]]) -> T | None:
        """11.2, 11.3 The best; those that come close to it are equal, and chance decides."""
        found = list(scored)
        if not found:
            return None
        best = max(score for score, _ in found)
        least = best - abs(best) * self.common.close_call
        near = [thing for score, thing in found if score >= least]
        return near[int(self.random.random() * len(near))] if len(near) > 1 else near[0]

    # Standing

    @cached_property
    def vp(self) -> list[int]:
        """VP as they stand, with the own secret agenda."""
        vp = list(standing(self.game))
        vp[self.me] += secret_points(self.game, self.me)
        return vp

    def rank(self, nation: int) -> int:
        return 1 + sum(1 for vp in self.vp if vp > self.vp[nation])

    @cached_property
    def first(self) -> int:
        """The nation with the most VP."""
        return max(range(3), key=lambda nation: self.vp[nation])

    @cached_property
    def last(self) -> int:
        """The nation with the fewest VP."""
        return min(range(3), key=lambda nation: self.vp[nation])

    def holds(self, when: When) -> bool:
        """Whether all conditions of a priority hold."""
        return all(CONDITIONS[key](self, value) for key, value in when.items())

    # Weights and goals

    @cached_property
    def cooperation(self) -> list[Cooperation]:
        """The rules of cooperation that hold now."""
        return [rule for rule in self.common.cooperation.rules if self.holds(rule.when)]

    @cached_property
    def weights(self) -> tuple[float, ...]:
        """What each issue is worth to the bot; never below 0."""
        return self._view[0]

    @cached_property
    def goals(self) -> tuple[Side, ...]:
        """Where each issue should end: on the own side, or in the centre."""
        return self._view[1]

    @cached_property
    def _view(self) -> View:
        """Both; those of the charts of the file are remembered, for they hardly change in a meeting."""
        of_the_file = self.chart is charts().bots[NATIONS[self.me]]
        if not (of_the_file and lasting()):
            return self._weights(), self._goals()
        game = self.game
        key = (self.me, game.rules, game.conference, game.bomb, game.spy, *self.vp, *game.front)
        key += *game.world, *game.surrendered
        found = _viewed.get(key)
        if found is None:
            if len(_viewed) >= COUNTED_AT_MOST:
                _viewed.clear()
            found = _viewed[key] = self._weights(), self._goals()
        return found

    def _weights(self) -> tuple[float, ...]:
        chart = self.chart
        by_kind = dict(chart.issue_weights)
        for modifier in chart.weight_modifiers:
            if self.holds(modifier.when):
                by_kind[modifier.issue] += modifier.delta
        flag = 0.0
        for rule in self.cooperation:
            flag += rule.own_flag
            if rule.leader_wants:
                wanted = chart_of(self.first).issue_weights
                by_kind = {
                    kind: weight + (rule.leader_wants if wanted[kind] >= rule.wants_min else 0)
                    for kind, weight in by_kind.items()
                }
            for kind, delta in rule.weights.items():
                by_kind[kind] += delta
        mine = self.me
        return tuple(
            max(0.0, by_kind[kind] + (flag if ISSUES[i].nation == mine else 0.0))
            for i, kind in enumerate(KINDS)
        )

    def _goals(self) -> tuple[Side, ...]:
        return tuple(self._goal(kind) for kind in KINDS)

    def _goal(self, kind: str) -> Side:
        for rule in self.cooperation:
            if kind in rule.goals:
                return rule.goals[kind]
        goal = self.chart.goals.get(kind)
        if goal is None:
            return "own"
        if any(self.holds(when) for when in goal.center_when):
            return "center"
        if any(self.holds(when) for when in goal.own_when):
            return "own"
        return goal.default

    @cached_property
    def rival_weights(self) -> list[tuple[float, ...]]:
        """What the issues are worth to the others, by their own charts: they are public."""
        return [Situation(self.game, rival, self.random).weights for rival in self.rivals()]

    def margin(self, issue: int) -> float:
        """How much more the bot wants the issue than the rival who wants it most."""
        return self.weights[issue] - max(weights[issue] for weights in self.rival_weights)

    # Cards

    def fit(self, card: int, issue: int, mode: str, base: int | None = None) -> float:
        """What the card would move the issue; a Chief of Staff counts for his average."""
        staff = STAFF[card]
        if base is not None:
            return staff_value(self.game, card, base, issue, mode)
        if not staff.chief:
            return staff_value(self.game, card, staff.value, issue, mode)
        low = int(self.common.chief_value)
        sums = staff_value(self.game, card, low, issue, mode) + staff_value(
            self.game, card, low + 1, issue, mode
        )
        return sums / 2

    def printed(self, card: int) -> float:
        return printed(card)

    def has_bonus(self, card: int, issue: int, mode: str) -> bool:
        return self.fit(card, issue, mode) > self.printed(card)

    @cached_property
    def leader_value(self) -> int:
        return LEADERS[self.game.leader[self.me]].value

    @cached_property
    def dealt(self) -> tuple[int, ...]:
        """The hand as it was dealt this conference: what is left of it and what was played since."""
        agenda = self.game.agenda[self.me]
        waiting = agenda != NOBODY and agenda not in self.game.played[self.me]
        return (*self.game.hand[self.me], *((agenda,) if waiting else ()), *self.game.played[self.me])

    # The plan (11.3)

    @cached_property
    def plan_values(self) -> tuple[float, ...]:
        """Weight times the best fits in the hand dealt: what the hand as a whole can do for each issue."""
        fits = best_fits(tuple(sorted(self.dealt)))
        return tuple(weight * fit for weight, fit in zip(self.weights, fits, strict=True))

    @cached_property
    def plan(self) -> tuple[int, ...]:
        """11.3 The issues the bot is best at, of those on the table, or before that of all available."""
        places = self.game.place
        table = [i for i, place in enumerate(places) if place >= CENTER]
        if self.game.phase in ("card", "agenda", "nominate"):
            table = [i for i, place in enumerate(places) if place >= DISPLAY]
        table.sort(key=lambda issue: -self.plan_values[issue])
        return tuple(table[: self.common.plan.issues])

    def use(self, card: int) -> float:
        """The best the card could do for the plan: what playing it elsewhere costs."""
        return max((fit_dealt(card, issue) for issue in self.plan), default=0.0)

    # The table

    def towards(self, issue: int) -> int:
        """How far the issue stands on the own side."""
        return signed(self.game.place[issue], self.me)

    def rivals(self) -> tuple[int, int]:
        return (self.me + 1) % 3, (self.me + 2) % 3

    def reach(self, nation: int, *, against_leader: bool = False) -> int:
        """The most a rival could move an issue with one card."""
        if not self.game.hand[nation]:
            return 0
        if self.game.active[nation]:
            return self.common.reach.leader
        return 0 if against_leader else self.common.reach.staff

    def counts(self) -> list[int]:
        """Issues each nation would win if the meeting ended now."""
        won = [0, 0, 0]
        for place in self.game.place:
            if place > 0:
                won[place // 10] += 1
        return won


# Conditions of the charts


#: Each Front, and the place of each space on its track: home spaces lie on several.
_FRONT: Final = {front.id: n for n, front in enumerate(FRONTS)}
_POSITION: Final = {
    (front.id, space.id): p for front in FRONTS for p, space in reversed(list(enumerate(front.spaces, 1)))
}


def _front_at(situation: Situation, where: list[str]) -> bool:
    return situation.game.front[_FRONT[where[0]]] >= _POSITION[where[0], where[1]]


def _on_table(situation: Situation, kind: str) -> bool:
    places = situation.game.place
    return any(places[i] >= CENTER and places[i] % 10 != CHAIR for i, k in enumerate(KINDS) if k == kind)


def _advantage(situation: Situation, name: str) -> bool:
    return any(
        side != NOBODY and GLOBAL_ISSUES[i].advantage[side] == name
        for i, side in enumerate(situation.game.world)
    )


def _second_front_open(situation: Situation) -> bool:
    game = situation.game
    return game.front[WESTERN] >= NORMANDY or game.place[SECOND_FRONT] == CENTER


def _unconquered_wins(situation: Situation) -> bool:
    """4.43 Whether the bot, last as it is, would win if an Axis power stood to the end."""
    vp, me = situation.vp, situation.me
    return all(vp[me] + HEGEMON > vp[n] - (HEGEMON if vp[n] == max(vp) else 0) for n in range(3) if n != me)


def _axis_can_fall(situation: Situation) -> bool:
    game = situation.game
    return all(game.defeated(power) or at_the_gates(game, power) for power in (GERMANY, JAPAN))


def _lead_within(situation: Situation, margin: int) -> bool:
    """Whether the lead over the last is within a margin of the largest spread of the alliance."""
    lead = situation.vp[situation.me] - min(situation.vp)
    return lead >= situation.game.edition.alliance_spread - margin


def _behind(situation: Situation, margin: int) -> bool:
    """Whether a rival is ahead of the bot by a margin."""
    return max(situation.vp) - situation.vp[situation.me] >= margin


def _research_not_rival(situation: Situation, wanted: bool) -> bool:
    winner = situation.game.issue_winner(A_BOMB)
    return (winner in (NOBODY, situation.me)) == wanted


#: The conditions that look at more than the standing and the war: a meeting changes them.
PASSING: Final = frozenset(
    (
        "issue_on_table",
        "issue_in_center",
        "leader_active",
        "leader_can_advance",
        "western_naval_at_least",
        "second_front_open",
        "research_winner_not_rival",
    )
)


@cache
def lasting() -> bool:
    """Whether by all charts weights and goals depend on the standing and the war alone."""
    found = [rule.when for rule in charts().common.cooperation.rules]
    for chart in charts().bots.values():
        found += [modifier.when for modifier in chart.weight_modifiers]
        for goal in chart.goals.values():
            found += [*goal.center_when, *goal.own_when]
    return not any(PASSING & when.keys() for when in found)


CONDITIONS: Final[dict[str, Callable[[Situation, Any], bool]]] = {
    "conference_at_least": lambda s, n: s.game.conference >= n,
    "conference_at_most": lambda s, n: s.game.conference <= n,
    "front_before": lambda s, where: not _front_at(s, where),
    "front_at_or_beyond": _front_at,
    "germany_surrendered": lambda s, yes: s.game.defeated(GERMANY) == yes,
    "japan_surrendered": lambda s, yes: s.game.defeated(JAPAN) == yes,
    "my_rank": lambda s, n: s.rank(s.me) == n,
    "my_rank_at_most": lambda s, n: s.rank(s.me) <= n,
    "my_rank_at_least": lambda s, n: s.rank(s.me) >= n,
    "lead_over_last_within": _lead_within,
    "behind_first_at_least": _behind,
    "us_bomb_before": lambda s, space: s.game.bomb < BOMB_TRACK.index(space),
    "us_bomb_at": lambda s, space: s.game.bomb == BOMB_TRACK.index(space),
    "spy_before": lambda s, space: s.game.spy < BOMB_TRACK.index(space),
    "spy_at": lambda s, space: s.game.spy == BOMB_TRACK.index(space),
    "globals_mine_at_least": lambda s, n: s.game.world.count(s.me) >= n,
    "issue_on_table": _on_table,
    "issue_in_center": lambda s, kind: s.game.place[KINDS.index(kind)] == CENTER,
    "leader_active": lambda s, name: s.game.active[NATION[name]],
    "leader_can_advance": lambda s, name: s.game.active[NATION[name]] and not s.game.barred[NATION[name]],
    "western_naval_at_least": lambda s, n: s.game.naval[FRONTS[WESTERN].box] >= n,
    "second_front_open": lambda s, yes: _second_front_open(s) == yes,
    "unconquered_wins": lambda s, yes: _unconquered_wins(s) == yes,
    "axis_can_fall": lambda s, yes: _axis_can_fall(s) == yes,
    "research_winner_not_rival": _research_not_rival,
    "advantage": _advantage,
    "advantage_not": lambda s, name: not _advantage(s, name),
}
