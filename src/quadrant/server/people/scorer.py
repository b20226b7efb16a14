"""Counts finished matches, each once: results of people, and ratings where the match was rated.

Whichever process finds a finished match claims it and counts it in one transaction. A process that dies
meanwhile has counted nothing, and the next look finds the match again.
"""

from __future__ import annotations

import structlog
from sqlalchemy import Connection

from quadrant.kernel.components import split
from quadrant.openings import ChoiceList
from quadrant.server.people.glicko import Strength, rested
from quadrant.server.people.scoring import Finished, anchor
from quadrant.server.problems import Unavailable
from quadrant.server.store import scores
from quadrant.server.store.rows import MatchRow, to_json
from quadrant.server.store.scores import RatingRow
from quadrant.server.store.store import Store

log = structlog.get_logger(__name__)

#: How many matches are counted in one look.
MOST = 100


class Scorer:
    """Keeps results and ratings up to date."""

    def __init__(self, store: Store) -> None:
        self._store = store
        #: Matches that could not be counted here: not tried again before the next start.
        self._failed: set[str] = set()

    async def look(self) -> None:
        """Count whatever has not been counted."""
        for match in await scores.unscored(self._store, MOST + len(self._failed)):
            if match not in self._failed:
                await self.score(match)

    async def score(self, match: str) -> None:
        """Count a match, unless it has been counted."""
        try:
            await self._store.change(lambda connection: _score(connection, match))
        except Unavailable:
            raise
        except Exception as error:  # one match that cannot be counted does not hold up the others
            self._failed.add(match)
            log.error("a match cannot be counted", match=match, error=repr(error), exc_info=error)


def _score(connection: Connection, match: str) -> None:
    claimed = scores.claim(connection, match)
    finished = None if claimed is None else Finished.of(*claimed)
    if claimed is None or finished is None:
        return
    row, _ = claimed
    people = [
        {"match_id": match, "user_id": one.user, "camp": one.camp, "seats": ",".join(one.seats)}
        | {"share": one.share, "outcome": one.outcome}
        for one in finished.achieved()
    ]
    firsts = scores.firsts(connection, match, len(finished.seats))
    scores.put_score(connection, _fields(row, finished, firsts), people)
    if row.rated:
        _rate(connection, row, finished)


def _fields(row: MatchRow, finished: Finished, firsts: dict[str, ChoiceList]) -> dict[str, object]:
    return {
        "match_id": row.id,
        "game": split(row.game)[0],
        "scenario": row.scenario,
        "n": row.n,
        "ended": row.changed,
        "rated": row.rated,
        "public": row.rated or (row.listed and row.spectators),
        "shares": to_json(finished.shares()),
        "firsts": to_json(firsts),
    }


def _rate(connection: Connection, row: MatchRow, finished: Finished) -> None:
    players, time = finished.players(), row.changed
    rows = scores.strengths(connection, finished.game, players)
    known = {player: _strength(finished.game, player, rows.get(player), time) for player in players}
    fresh = [
        RatingRow(
            finished.game,
            player,
            after.rating,
            after.deviation,
            after.volatility,
            (rows[player].matches if player in rows else 0) + 1,
            time,
        )
        for player, after in finished.rated(known).items()
    ]
    scores.put_ratings(connection, row.id, fresh)


def _strength(game: str, player: str, row: RatingRow | None, time: int) -> Strength:
    """How strong somebody is now."""
    if (fixed := anchor(game, player)) is not None:
        return fixed
    if row is None:
        return Strength()
    return rested(Strength(row.rating, row.deviation, row.volatility), time - row.at)
