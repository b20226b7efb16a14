"""6.1, 6.2, 6.9, 6.10 and 6.11 The Decision segment: issues that were won take effect."""

from __future__ import annotations

from quadrant.games.churchill.agenda import round_from
from quadrant.games.churchill.choices import COMMAND, TARGET, WORLD
from quadrant.games.churchill.components import (
    A_BOMB,
    CONDITIONAL,
    DIRECTED_OFFENSIVES,
    FRONT,
    FRONTS,
    GLOBAL,
    GLOBAL_ISSUES,
    ISSUES,
    LEADERSHIP_ISSUES,
    LEFT,
    NATIONS,
    THEATERS,
    TRINITY,
    UK,
    US,
    USSR,
    nation_of,
)
from quadrant.games.churchill.production import CommandSupport, command_support
from quadrant.games.churchill.state import CENTER, DISPLAY, GONE, NOBODY, Churchill, NationDecision
from quadrant.games.churchill.support import at_war, with_entry_space
from quadrant.kernel.flow import Choice, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Prompt, Refusal

#: 6.10 The least result that moves the US marker on.
RESEARCH_SUCCESS = 4


class PlaceDirectedOffensives(Step):
    """6.1 Each won Directed Offensive is placed on a Front's entry space, whoever's Front it is."""

    def run(self, game: Churchill) -> None:
        game.phase = "offensives"
        for nation in round_from(LEFT[game.winner])[::-1]:
            won = [i for i in DIRECTED_OFFENSIVES if game.issue_winner(i) == nation]
            game.push(*(DirectOffensive(NATIONS[nation], issue) for issue in won))


def direction_limits(game: Churchill) -> Limits:
    """6.1 Fronts with an entry space; 7.8 not where the Axis has surrendered; the Arctic has none (6.7)."""
    return Limits(
        Limit("6.1", with_entry_space(game), "why-no-entry-space"),
        Limit("7.8", at_war(game), "why-axis-surrendered"),
    )


class DirectOffensive(NationDecision):
    """6.1 The entry space that a Directed Offensive is placed on."""

    issue: int

    def options(self, game: Churchill) -> list[Choice]:
        mask = direction_limits(game).mask
        return [TARGET[i] for i in range(len(FRONTS)) if mask >> i & 1]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        game.target[self.issue] = FRONT[str(choice[1])]
        game.tell("directed", "6.1", seat=self.seat, issue=ISSUES[self.issue].id, front=choice[1])

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-direct-offensive", "6.1", {"issue": ISSUES[self.issue].id})

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        if choice[0] != "target" or len(choice) != 2:
            return None
        if choice[1] not in FRONT:
            return Refusal("6.7", "why-no-front")
        return direction_limits(game).why_not(FRONT[str(choice[1])], front=str(choice[1]))


class ConditionalIssues(Step):
    """6.2 A conditional issue takes effect only if it ended the meeting in the centre of the table."""

    def run(self, game: Churchill) -> None:
        for issue in CONDITIONAL:
            if game.place[issue] in (GONE, DISPLAY):
                continue
            agreed = game.place[issue] == CENTER
            game.tell("condition-met" if agreed else "condition-blocked", "6.2", issue=ISSUES[issue].id)


class TheaterLeadership(Step):
    """6.92 Who won a Theater Leadership issue says whether the US or the UK commands there."""

    def run(self, game: Churchill) -> None:
        game.phase = "leadership"
        game.push(LateCommand())
        for nation in round_from(LEFT[game.winner])[::-1]:
            won = [i for i in LEADERSHIP_ISSUES if game.issue_winner(i) == nation]
            game.push(*(NameCommander(NATIONS[nation], ISSUES[issue].theater) for issue in won))


class NameCommander(NationDecision):
    """6.92 The US or the UK; the USSR never commands a theater but may name who does."""

    theater: int

    def options(self, game: Churchill) -> list[Choice]:
        return [COMMAND[self.theater][US], COMMAND[self.theater][UK]]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        commander = nation_of(str(choice[2]))
        game.command[self.theater] = commander
        game.tell("command", "6.92", theater=THEATERS[self.theater], seat=NATIONS[commander])

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-name-commander", "6.92", {"theater": THEATERS[self.theater]})

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        soviet = choice[0] == "command" and choice[-1] == NATIONS[USSR]
        return Refusal("6.92", "why-no-soviet-command") if soviet else None


class LateCommand(Step):
    """6.91 At tables where support follows the new commands, it is placed now."""

    def run(self, game: Churchill) -> None:
        if not game.rules.late_command:
            return
        command_support(game)
        for nation in round_from(LEFT[game.winner])[::-1]:
            game.push(CommandSupport(NATIONS[nation]))


class BombResearch(Step):
    """6.10 Whoever wins A-Bomb Research rolls for the US marker; the USSR then moves its spy ring."""

    def run(self, game: Churchill) -> None:
        game.phase = "research"
        winner = game.issue_winner(A_BOMB)
        if winner == NOBODY:
            return
        roll = game.face(6)
        succeeds = roll + game.research >= RESEARCH_SUCCESS
        game.tell("research-roll", "6.10", die=roll, n=game.research, success=int(succeeds))
        if succeeds and game.bomb < TRINITY:
            game.bomb += 1
            game.tell("bomb-moves", "6.10", n=game.bomb)
        if winner == USSR and game.spy < TRINITY:
            game.spy += 1
            game.tell("spy-moves", "6.10.1", n=game.spy)


class GlobalDecision(Step):
    """6.11 The winner of the Global Issue moves one of its two markers to its own advantage."""

    def run(self, game: Churchill) -> None:
        game.phase = "global"
        winner = game.issue_winner(GLOBAL)
        if winner != NOBODY and movable(game, winner):
            game.push(MoveGlobal(NATIONS[winner]))


def movable(game: Churchill, nation: int) -> list[int]:
    """The nation's Global Issues that do not stand to its advantage yet."""
    return [i for i, issue in enumerate(GLOBAL_ISSUES) if nation in issue.sides and game.world[i] != nation]


class MoveGlobal(NationDecision):
    """4.23.7, 6.11 One marker must be moved if one can be; it never returns to neutral."""

    def options(self, game: Churchill) -> list[Choice]:
        return [WORLD[i] for i in movable(game, self.nation)]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        moved = next(i for i, issue in enumerate(GLOBAL_ISSUES) if issue.id == choice[1])
        game.world[moved] = self.nation
        advantage = GLOBAL_ISSUES[moved].advantage[self.nation]
        game.tell("global-moves", "6.11", seat=self.seat, advantage=advantage)

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-move-global", "6.11")

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        if choice[0] != "world" or len(choice) != 2:
            return None
        mine = any(issue.id == choice[1] and self.nation in issue.sides for issue in GLOBAL_ISSUES)
        return Refusal("6.11", "why-already-yours" if mine else "why-not-your-issue")
