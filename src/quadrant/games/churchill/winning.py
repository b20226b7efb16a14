"""4.4 Winning the game: three end conditions, and the final tiebreaker."""

from __future__ import annotations

from typing import TypeAlias

from quadrant.games.churchill.components import EASTERN, GERMANY, JAPAN, NATIONS, UK, US, USSR
from quadrant.games.churchill.score import score_parts, totals
from quadrant.games.churchill.secret_agenda import reveal_agendas
from quadrant.games.churchill.state import Churchill
from quadrant.games.churchill.surrender import occupiers
from quadrant.kernel.chance import Chance, Outcomes, die
from quadrant.kernel.flow import Result, ScorePart, Step

#: The lines of the final score.
Parts: TypeAlias = tuple[ScorePart, ...]
#: 4.43 What the 2nd edition and 1st edition tournaments take from the leader, and the rest.
HEGEMON = 5
SECOND = 3


class EndGame(Step):
    """4.4 VP are counted and the winner is determined."""

    def run(self, game: Churchill) -> None:
        game.phase = "over"
        reveal_agendas(game)
        judge(game, tuple(score_parts(game, secret=True)))


def judge(game: Churchill, parts: Parts) -> None:
    """4.4 Who wins with that score."""
    if game.defeated(GERMANY) and game.defeated(JAPAN):
        allied_victory(game, parts)
    else:
        axis_stands(game, parts)


def conclude(game: Churchill, parts: Parts, winner: int, reason: str, rule: str) -> None:
    """The game is over."""
    vp = totals(parts)
    game.tell("game-over", rule, seat=NATIONS[winner], uk=vp[UK], ussr=vp[USSR], us=vp[US])
    score = dict(zip(NATIONS, vp, strict=True))
    game.end(Result((NATIONS[winner],), f"reason-{reason}", rule, score, parts))


def spread(vp: list[int]) -> int:
    """The distance between first and last."""
    return max(vp) - min(vp)


def holding(vp: list[int], value: int) -> list[int]:
    return [nation for nation in range(3) if vp[nation] == value]


def leader_of(game: Churchill, vp: list[int]) -> int:
    """The nation with the most VP; a tie is broken by 4.44."""
    return break_final_tie(game, holding(vp, max(vp)))


def break_final_tie(game: Churchill, contenders: list[int]) -> int:
    """4.44 The US with the bomb; the USSR alone in Germany; else the UK, even if it was not tied."""
    if len(contenders) == 1:
        return contenders[0]
    if US in contenders and game.has_bomb:
        return US
    if USSR in contenders and occupiers(game, GERMANY) == [EASTERN]:
        return USSR
    return UK


def second_of(game: Churchill, vp: list[int]) -> int:
    """The second in VP; second and third tied contend by 4.44."""
    return break_final_tie(game, holding(vp, sorted(vp)[1]))


# 4.41, 4.42 Both Axis powers have surrendered


def allied_victory(game: Churchill, parts: Parts) -> None:
    """4.41 The first wins while the alliance holds; 4.42 over its spread, another may."""
    vp = totals(parts)
    if spread(vp) <= game.edition.alliance_spread:
        conclude(game, parts, leader_of(game, vp), "alliance", "4.41")
    elif len(holding(vp, max(vp))) > 1:
        conclude(game, parts, leader_of(game, vp), "broken-alliance", "4.42")
    elif game.edition.over_spread == "sum":
        broken_alliance(game, parts, max(vp) > sum(vp) - max(vp))
    elif game.rules.tournament_scoring:
        broken_alliance(game, parts, False)
    else:
        game.push(SpreadRoll(parts))


class SpreadRoll(Chance):
    """4.42 1st edition: a die says how large a spread the first survives."""

    parts: Parts

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return die(6)

    def happen(self, game: Churchill, value: int) -> None:
        n = spread(totals(self.parts))
        game.tell("spread-roll", "4.42", die=value, n=n)
        broken_alliance(game, self.parts, n <= game.edition.alliance_spread + value)


def broken_alliance(game: Churchill, parts: Parts, holds: bool) -> None:
    """4.42 The first wins in spite of the spread: by a die, or by more than both others; else the second."""
    vp = totals(parts)
    if holds:
        conclude(game, parts, leader_of(game, vp), "broken-alliance-first", "4.42")
    else:
        conclude(game, parts, second_of(game, vp), "broken-alliance", "4.42")


# 4.43 An Axis power stands


def axis_stands(game: Churchill, parts: Parts) -> None:
    """4.43 What each nation gains or loses because an Axis power stands; then the first wins."""
    vp = totals(parts)
    first, last = holding(vp, max(vp)), holding(vp, min(vp))
    if len(first) == 3:
        adjust(game, parts, [0, 0, 0])
    elif game.edition.unconquered != "dice":
        fixed = [-HEGEMON if n in first else HEGEMON if n in last else -SECOND for n in range(3)]
        adjust(game, parts, fixed)
    elif game.rules.tournament_scoring:
        adjust(game, parts, [-HEGEMON if nation in first else 0 for nation in range(3)])
    else:
        game.push(FinalRoll(parts, ()))


def adjust(game: Churchill, parts: Parts, changes: list[int]) -> None:
    """4.43 The scores change, and the first wins."""
    after = parts + tuple(
        ScorePart(NATIONS[nation], change, "vp-adjustment", "4.43")
        for nation, change in enumerate(changes)
        if change
    )
    conclude(game, after, leader_of(game, totals(after)), "axis-stands", "4.43")


class FinalRoll(Chance):
    """4.43 1st edition: first loses a die, second half of one, last gains one; ties share the part.

    Each nation rolls in turn; at some tables those who are tied share one die.
    """

    parts: Parts
    rolls: tuple[int, ...]

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return die(6)

    def happen(self, game: Churchill, value: int) -> None:
        game.tell("final-roll", "4.43", seat=NATIONS[len(self.rolls)], die=value)
        vp, rolls = totals(self.parts), [*self.rolls, value]
        if game.rules.one_die_ties:
            while len(rolls) < 3 and vp[len(rolls)] in vp[: len(rolls)]:
                rolls.append(rolls[vp.index(vp[len(rolls)])])
        if len(rolls) < 3:
            game.push(FinalRoll(self.parts, tuple(rolls)))
        else:
            adjust(game, self.parts, [rolled_change(vp, n, roll) for n, roll in enumerate(rolls)])


def rolled_change(vp: list[int], nation: int, roll: int) -> int:
    """4.43 1st edition: what the roll does to the nation's score."""
    if vp[nation] == max(vp):
        return -roll
    return roll if vp[nation] == min(vp) else -((roll + 1) // 2)
