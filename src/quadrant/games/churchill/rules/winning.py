"""4.4 Winning the game: three end conditions, and the final tiebreaker."""

from __future__ import annotations

from typing import TypeAlias

from quadrant.games.churchill.components import EASTERN, GERMANY, JAPAN, NATIONS, UK, US, USSR
from quadrant.games.churchill.rules.score import score_parts, totals
from quadrant.games.churchill.rules.secret_agenda import reveal_agendas
from quadrant.games.churchill.rules.surrender import occupiers
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.chance import Chance, Outcomes, die
from quadrant.kernel.flow import Result, ScorePart, Step
from quadrant.kernel.message import Args
from quadrant.kernel.standing import Standing

#: The lines of the final score.
Parts: TypeAlias = tuple[ScorePart, ...]
#: 4.43 What the 2nd edition and 1st edition tournaments take from the leader, and the rest.
HEGEMON = 5
SECOND = 3
#: 4.42 1st edition: the die that the spread may exceed the alliance's by.
SPREAD_DIE = 6
#: 4.41 to 4.43 The three conditions under which a game ends.
CONDITIONS = ("alliance", "broken-alliance", "axis-stands")


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


def crown(game: Churchill, parts: Parts, best: list[int], reason: str, rule: str, tie: str = "tie") -> None:
    """The best wins for that reason; if there are several, 4.44 decides, and is the reason told."""
    if len(best) == 1:
        conclude(game, parts, best[0], reason, rule)
        return
    winner, what = break_final_tie(game, best)
    conclude(game, parts, winner, f"{condition_of(reason)}-{tie}-{what}", "4.44")


def condition_of(reason: str) -> str:
    """4.4 Which of the three conditions a reason belongs to."""
    return next(condition for condition in CONDITIONS if reason.startswith(condition))


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


def first_of(vp: list[int]) -> list[int]:
    """The nation with the most VP, or all that share them."""
    return holding(vp, max(vp))


def second_of(vp: list[int]) -> list[int]:
    """The second in VP, or all that share its place."""
    return holding(vp, sorted(vp)[1])


def break_final_tie(game: Churchill, contenders: list[int]) -> tuple[int, str]:
    """4.44 The US with the bomb; the USSR alone in Germany; else the UK, even if it was not tied.

    Also what decided: one of ``bomb``, ``berlin`` and ``uk``.
    """
    if US in contenders and game.has_bomb:
        return US, "bomb"
    if USSR in contenders and occupiers(game, GERMANY) == [EASTERN]:
        return USSR, "berlin"
    return UK, "uk"


# 4.41, 4.42 Both Axis powers have surrendered


def allied_victory(game: Churchill, parts: Parts) -> None:
    """4.41 The first wins while the alliance holds; 4.42 over its spread, another may."""
    vp = totals(parts)
    if spread(vp) <= game.edition.alliance_spread:
        crown(game, parts, first_of(vp), "alliance", "4.41")
    elif len(first_of(vp)) > 1:
        crown(game, parts, first_of(vp), "broken-alliance", "4.42")
    elif over_spread(game) == "roll":
        game.push(SpreadRoll(parts))
    else:
        stronger = over_spread(game) == "sum" and outweighs(vp)
        broken_alliance(game, parts, "broken-alliance-first" if stronger else "")


def over_spread(game: Churchill) -> str:
    """4.42 What decides over the spread: a die, the sum of the others, or in tournaments nothing more."""
    tournament = game.edition.over_spread == "roll" and game.rules.tournament_scoring
    return "tournament" if tournament else game.edition.over_spread


def outweighs(vp: list[int]) -> bool:
    """4.42 2nd edition: whether the first has more than both others together."""
    return max(vp) > sum(vp) - max(vp)


class SpreadRoll(Chance):
    """4.42 1st edition: a die says how large a spread the first survives."""

    parts: Parts

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return die(SPREAD_DIE)

    def happen(self, game: Churchill, value: int) -> None:
        n = spread(totals(self.parts))
        game.tell("spread-roll", "4.42", die=value, n=n)
        held = n <= game.edition.alliance_spread + value
        broken_alliance(game, self.parts, "broken-alliance-die" if held else "")


def broken_alliance(game: Churchill, parts: Parts, saved: str) -> None:
    """4.42 What saves the first in spite of the spread is told; if nothing does, the second wins."""
    vp = totals(parts)
    if saved:
        crown(game, parts, first_of(vp), saved, "4.42")
    else:
        crown(game, parts, second_of(vp), "broken-alliance", "4.42", tie="second")


# 4.43 An Axis power stands


def axis_stands(game: Churchill, parts: Parts) -> None:
    """4.43 What each nation gains or loses because an Axis power stands; then the first wins."""
    vp = totals(parts)
    first, last = first_of(vp), holding(vp, min(vp))
    how = unconquered(game)
    if len(first) == 3 and not (how == "dice" and game.rules.level_dice):
        adjust(game, parts, [0, 0, 0])
    elif how == "fixed":
        fixed = [-HEGEMON if n in first else HEGEMON if n in last else -SECOND for n in range(3)]
        adjust(game, parts, fixed)
    elif how == "tournament":
        adjust(game, parts, [-HEGEMON if nation in first else 0 for nation in range(3)])
    else:
        game.push(FinalRoll(parts, ()))


def unconquered(game: Churchill) -> str:
    """4.43 How scores are adjusted: by dice, by fixed numbers, or as in tournaments."""
    tournament = game.edition.unconquered == "dice" and game.rules.tournament_scoring
    return "tournament" if tournament else game.edition.unconquered


def adjust(game: Churchill, parts: Parts, changes: list[int]) -> None:
    """4.43 The scores change, and the first wins."""
    after = parts + tuple(
        ScorePart(NATIONS[nation], change, "vp-adjustment", "4.43")
        for nation, change in enumerate(changes)
        if change
    )
    reason = "axis-stands-tournament" if unconquered(game) == "tournament" else "axis-stands"
    crown(game, after, first_of(totals(after)), reason, "4.43")


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


# What would hold now


def condition(game: Churchill, vp: list[int]) -> str:
    """4.4 The condition that would hold if the game ended now, and what would decide it."""
    if not (game.defeated(GERMANY) and game.defeated(JAPAN)):
        return "axis-stands"
    over = spread(vp) - game.edition.alliance_spread
    if over <= 0:
        return "alliance"
    if over_spread(game) == "sum" and outweighs(vp):
        return "broken-alliance-first"
    return "broken-alliance-die" if over_spread(game) == "roll" and over <= SPREAD_DIE else "broken-alliance"


def endings(game: Churchill) -> tuple[str, str, str]:
    """4.41 to 4.43 The three conditions as they are decided at this table."""
    return "alliance", f"broken-alliance-{over_spread(game)}", f"axis-stands-{unconquered(game)}"


def standing(game: Churchill) -> Standing:
    """The conference and its phase, and the VP of each nation without what is still secret (10.3)."""
    parts = score_parts(game, secret=False) if game.result is None else game.result.parts
    conference = max(1, game.conference)
    where: Args = {"conference": conference, "last": game.last_conference, "phase": game.phase}
    return Standing("standing-conference", conference, where, dict(zip(NATIONS, totals(parts), strict=True)))
