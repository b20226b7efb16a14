"""Scoring and victory (rulebook: «Подсчёт очков и победа», «Заход на новый круг»).

Rules score.sources, score.single_nation_source, score.home_lost, score.immediate, score.shared_home_lost,
win.points, win.homes, win.margin.
"""

from __future__ import annotations

from typing import Final

from quadrant.games.generals.components import (
    AXIS,
    CAMP_NATIONS,
    CAMPS,
    COALITION,
    HOME,
    LAND,
    NATIONS,
    camp_of,
)
from quadrant.games.generals.rules.supply import standing
from quadrant.games.generals.state import Generals, camp_pieces
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Result, ScorePart

LAST_ROUND: Final = 20
MARGIN: Final = 30
_HOMES: Final = tuple(mask_of(HOME[nation] for nation in nations) for nations in CAMP_NATIONS)


def gain(game: Generals, nation: int, points: int, reason: str) -> None:
    """Points go to the nation's camp at once (score.immediate). The reason is a rule or a card."""
    if not points:
        return
    camp = camp_of(nation)
    game.score[camp] += points
    game.ledger.append((game.round, nation, points, reason))
    game.touch("ledger")
    if game.silent:
        return
    seat, total = NATIONS[nation], game.score[camp]
    if points < 0:
        game.tell("lose-points", reason, seat=seat, camp=CAMPS[camp], points=-points, total=total)
    elif "." in reason:
        game.tell("score", reason, seat=seat, camp=CAMPS[camp], points=points, total=total)
    else:
        card = reason
        game.tell(
            "score-card",
            "score.immediate",
            seat=seat,
            camp=CAMPS[camp],
            points=points,
            total=total,
            card=card,
        )


def home_lost(game: Generals, nation: int) -> bool:
    """score.home_lost: an enemy army stands in the nation's home."""
    return bool(camp_pieces(game, 1 - camp_of(nation)) >> HOME[nation] & 1)


def source_points(game: Generals, nation: int) -> list[tuple[int, int]]:
    """score.sources: 2 for each source held alone, 1 for each shared with an ally, as (space, points).

    A source for this nation only is never shared (score.single_nation_source); an ally counts even if it
    has lost its own home (score.shared_home_lost).
    """
    rules = standing(game, nation)
    allies = 0
    for ally in CAMP_NATIONS[camp_of(nation)]:
        if ally != nation:
            allies |= game.pieces[ally]
    held = game.pieces[nation] & LAND & rules.sources
    return [(space, 1 if allies >> space & 1 and not rules.alone >> space & 1 else 2) for space in bits(held)]


@fact("pieces", "status")
def income(game: Generals, nation: int) -> int:
    """score.sources, score.home_lost: what the nation's sources would score now."""
    return 0 if home_lost(game, nation) else sum(points for _, points in source_points(game, nation))


def check_homes(game: Generals) -> None:
    """win.homes: two enemy homes held by a camp's armies end the game at once."""
    for camp in (AXIS, COALITION):
        if (camp_pieces(game, camp) & _HOMES[1 - camp]).bit_count() >= 2:
            finish(game, camp, "win-homes", "win.homes")
            return


def check_margin(game: Generals) -> None:
    """win.margin (optional): a lead of 30 at the end of a round ends the game."""
    lead = game.score[AXIS] - game.score[COALITION]
    if game.margin_victory and abs(lead) >= MARGIN:
        finish(game, AXIS if lead > 0 else COALITION, "win-margin", "win.margin")


def finish_by_points(game: Generals) -> None:
    """win.points: the camp with more points wins; the Axis wins a tie."""
    camp = AXIS if game.score[AXIS] >= game.score[COALITION] else COALITION
    finish(game, camp, "win-points", "win.points")


def finish(game: Generals, camp: int, reason: str, rule: str) -> None:
    score = dict(zip(CAMPS, game.score, strict=True))
    game.tell("end", rule, camp=CAMPS[camp], axis=score["axis"], coalition=score["coalition"])
    game.end(Result((CAMPS[camp],), reason, rule, score, score_parts(game)))


def score_parts(game: Generals) -> tuple[ScorePart, ...]:
    """What made up the score: for each nation and reason the sum of its points."""
    sums: dict[tuple[int, str], int] = {}
    for _, nation, points, reason in game.ledger:
        sums[nation, reason] = sums.get((nation, reason), 0) + points
    return tuple(
        ScorePart(CAMPS[camp_of(nation)], points, reason, "", {"seat": NATIONS[nation]})
        for (nation, reason), points in sums.items()
    )


def track(points: int) -> tuple[int, int]:
    """Where the marker lies on the track of 100, and the hundreds that its side shows (+100, +200, …)."""
    lap = max(points // 100, 0)
    return points - 100 * lap, 100 * lap
