"""6.1, 6.2, 6.9, 6.10 and 6.11 The Decision segment: issues that were won take effect."""

from __future__ import annotations

from quadrant.games.churchill.components import (
    A_BOMB,
    BOMB_TRACK,
    CONDITIONAL,
    DIRECTED_OFFENSIVES,
    FRONTS,
    GLOBAL,
    GLOBAL_ISSUES,
    ISSUES,
    LEADERSHIP_ISSUES,
    LEFT,
    NATIONS,
    NOBODY,
    THEATERS,
    TRINITY,
    UK,
    US,
    USSR,
)
from quadrant.games.churchill.rules.agenda import round_from
from quadrant.games.churchill.rules.production import CommandSupport, command_support
from quadrant.games.churchill.rules.support import ALL_FRONTS, at_war, with_entry_space
from quadrant.games.churchill.state import CENTER, DISPLAY, GONE, Churchill, NationPick
from quadrant.games.churchill.verbs import COMMAND, TARGET, WORLD
from quadrant.kernel.board import mask_of
from quadrant.kernel.chance import Chance, Outcomes, die
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args

#: 6.10 The least result that moves the US marker on.
RESEARCH_SUCCESS = 4


class PlaceDirectedOffensives(Step):
    """4.23.1, 6.1 Each won Directed Offensive is placed on a Front's entry space, whoever's Front it is."""

    def run(self, game: Churchill) -> None:
        game.phase = "offensives"
        for nation in round_from(LEFT[game.winner])[::-1]:
            won = [i for i in DIRECTED_OFFENSIVES if game.issue_winner(i) == nation]
            game.push(*(DirectOffensive(NATIONS[nation], issue) for issue in won))


class DirectOffensive(NationPick):
    """6.1 The entry space that a Directed Offensive is placed on: any, also where the Axis has surrendered.

    At some tables 7.8 forbids the latter, as it does support of one's own will.
    """

    rule, verb = "6.1", TARGET

    issue: int

    def limits(self, game: Churchill) -> Limits:
        limits = Limits(
            Limit("6.7", ALL_FRONTS, "why-no-front"),
            Limit("6.1", with_entry_space(game), "why-no-entry-space"),
        )
        if game.rules.direct_anywhere:
            return limits
        return limits.also(Limit("7.8", at_war(game), "why-axis-surrendered"))

    def take(self, game: Churchill, front: int) -> None:
        game.target[self.issue] = front
        game.tell("directed", "6.1", seat=self.seat, issue=ISSUES[self.issue].id, front=FRONTS[front].id)

    def args(self, game: Churchill) -> Args:
        return {"issue": ISSUES[self.issue].id}


class ConditionalIssues(Step):
    """4.23.2, 6.2 A conditional issue takes effect only if it ended the meeting in the centre."""

    def run(self, game: Churchill) -> None:
        for issue in CONDITIONAL:
            if game.place[issue] in (GONE, DISPLAY):
                continue
            agreed = game.place[issue] == CENTER
            game.tell("condition-met" if agreed else "condition-blocked", "6.2", issue=ISSUES[issue].id)


class TheaterLeadership(Step):
    """4.23.5, 6.92 Who won a Theater Leadership issue says whether the US or the UK commands there."""

    def run(self, game: Churchill) -> None:
        game.phase = "leadership"
        game.push(LateCommand())
        for nation in round_from(LEFT[game.winner])[::-1]:
            won = [i for i in LEADERSHIP_ISSUES if game.issue_winner(i) == nation]
            game.push(*(NameCommander(NATIONS[nation], ISSUES[issue].theater) for issue in won))


class NameCommander(NationPick):
    """6.92 The US or the UK; the USSR never commands a theater but may name who does."""

    rule, verb = "6.92", COMMAND

    theater: int

    def limits(self, game: Churchill) -> Limits:
        return Limits(Limit("6.92", 1 << US | 1 << UK, "why-no-soviet-command"))

    def others(self, game: Churchill) -> tuple[int, ...]:
        return (self.theater,)

    def take(self, game: Churchill, commander: int) -> None:
        game.command[self.theater] = commander
        game.tell("command", "6.92", theater=THEATERS[self.theater], seat=NATIONS[commander])

    def args(self, game: Churchill) -> Args:
        return {"theater": THEATERS[self.theater]}


class LateCommand(Step):
    """6.91 At tables where support follows the new commands, it is placed now."""

    def run(self, game: Churchill) -> None:
        if not game.rules.late_command:
            return
        command_support(game)
        for nation in round_from(LEFT[game.winner])[::-1]:
            game.push(CommandSupport(NATIONS[nation]))


class BombResearch(Chance):
    """4.23.6, 6.10 Whoever wins A-Bomb Research rolls for the US marker; the USSR then moves its spy ring."""

    def run(self, game: Churchill) -> None:
        game.phase = "research"
        if game.issue_winner(A_BOMB) != NOBODY:
            super().run(game)

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return die(6)

    def happen(self, game: Churchill, value: int) -> None:
        succeeds = value + game.research >= RESEARCH_SUCCESS
        game.tell("research-roll", "6.10", die=value, n=game.research, success=int(succeeds))
        if succeeds and game.bomb < TRINITY:
            game.bomb += 1
            game.tell("bomb-moves", "6.10", bomb=BOMB_TRACK[game.bomb])
        if game.issue_winner(A_BOMB) == USSR and game.spy < TRINITY:
            game.spy += 1
            game.tell("spy-moves", "6.10.1", bomb=BOMB_TRACK[game.spy])


class GlobalDecision(Step):
    """4.23.7, 6.11 The winner of the Global Issue moves one of its two markers to its own advantage."""

    def run(self, game: Churchill) -> None:
        game.phase = "global"
        winner = game.issue_winner(GLOBAL)
        if winner != NOBODY and movable(game, winner):
            game.push(MoveGlobal(NATIONS[winner]))


def movable(game: Churchill, nation: int) -> list[int]:
    """The nation's Global Issues that do not stand to its advantage yet."""
    return [i for i, issue in enumerate(GLOBAL_ISSUES) if nation in issue.sides and game.world[i] != nation]


class MoveGlobal(NationPick):
    """4.23.7, 6.11 One marker must be moved if one can be; it never returns to neutral."""

    rule, verb = "6.11", WORLD

    def limits(self, game: Churchill) -> Limits:
        mine = mask_of(i for i, issue in enumerate(GLOBAL_ISSUES) if self.nation in issue.sides)
        return Limits(
            Limit("6.11", mine, "why-not-your-issue"),
            Limit("6.11", mask_of(movable(game, self.nation)), "why-already-yours"),
        )

    def take(self, game: Churchill, issue: int) -> None:
        game.world[issue] = self.nation
        advantage = GLOBAL_ISSUES[issue].advantage[self.nation]
        game.tell("global-moves", "6.11", seat=self.seat, advantage=advantage)
