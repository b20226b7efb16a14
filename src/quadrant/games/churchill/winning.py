"""4.4 Winning the game: three end conditions, and the final tiebreaker."""

from __future__ import annotations

from quadrant.games.churchill.components import EASTERN, GERMANY, JAPAN, NATIONS, UK, US, USSR
from quadrant.games.churchill.score import score_parts, totals
from quadrant.games.churchill.secret_agenda import reveal_agendas
from quadrant.games.churchill.state import Churchill
from quadrant.games.churchill.surrender import occupiers
from quadrant.kernel.flow import Result, ScorePart, Step

#: 4.43 What the 2nd edition and 1st edition tournaments take from the leader, and the rest.
HEGEMON = 5
SECOND = 3


class EndGame(Step):
    """4.4 VP are counted and the winner is determined."""

    def run(self, game: Churchill) -> None:
        game.phase = "over"
        reveal_agendas(game)
        parts = score_parts(game, secret=True)
        vp = totals(parts)
        if game.defeated(GERMANY) and game.defeated(JAPAN):
            winner, reason, rule = victory(game, vp)
        else:
            changes = adjustments(game, vp)
            parts += [
                ScorePart(NATIONS[n], change, "vp-adjustment", "4.43")
                for n, change in enumerate(changes)
                if change
            ]
            vp = totals(parts)
            winner, reason, rule = leader_of(game, vp), "axis-stands", "4.43"
        score = dict(zip(NATIONS, vp, strict=True))
        game.tell("game-over", rule, seat=NATIONS[winner], uk=vp[UK], ussr=vp[USSR], us=vp[US])
        game.end(Result((NATIONS[winner],), f"reason-{reason}", rule, score, tuple(parts)))


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


def victory(game: Churchill, vp: list[int]) -> tuple[int, str, str]:
    """4.41, 4.42 Both Axis powers are down: winner, reason and rule."""
    if spread(vp) <= game.edition.alliance_spread:
        return leader_of(game, vp), "alliance", "4.41"
    if len(holding(vp, max(vp))) > 1:
        return leader_of(game, vp), "broken-alliance", "4.42"
    if hegemon_holds(game, vp):
        return leader_of(game, vp), "broken-alliance-first", "4.42"
    return second_of(game, vp), "broken-alliance", "4.42"


def hegemon_holds(game: Churchill, vp: list[int]) -> bool:
    """4.42 Whether the first wins in spite of the spread: by a die, or by more than both others together."""
    if game.edition.over_spread == "sum":
        return max(vp) > sum(vp) - max(vp)
    if game.rules.tournament_scoring:
        return False
    roll = game.face(6)
    game.tell("spread-roll", "4.42", die=roll, n=spread(vp))
    return spread(vp) <= game.edition.alliance_spread + roll


def adjustments(game: Churchill, vp: list[int]) -> list[int]:
    """4.43 What each nation gains or loses because an Axis power stands."""
    first, last = holding(vp, max(vp)), holding(vp, min(vp))
    if len(first) == 3:
        return [0, 0, 0]
    if game.edition.unconquered == "dice" and game.rules.tournament_scoring:
        return [-HEGEMON if nation in first else 0 for nation in range(3)]
    if game.edition.unconquered == "dice":
        return rolled_adjustments(game, first, last)
    return [-HEGEMON if n in first else HEGEMON if n in last else -SECOND for n in range(3)]


def rolled_adjustments(game: Churchill, first: list[int], last: list[int]) -> list[int]:
    """4.43 1st edition: first loses a die, second half of one, last gains one; ties share the part."""
    changes = [0, 0, 0]
    shared: dict[str, int] = {}
    for nation in range(3):
        part = "first" if nation in first else "last" if nation in last else "second"
        roll = shared.get(part, 0) if game.rules.one_die_ties else 0
        if not roll:
            roll = shared[part] = game.face(6)
            game.tell("final-roll", "4.43", seat=NATIONS[nation], die=roll)
        changes[nation] = {"first": -roll, "last": roll, "second": -((roll + 1) // 2)}[part]
    return changes
