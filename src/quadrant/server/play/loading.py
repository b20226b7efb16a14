"""Loading a match into memory: from its last snapshot, or replayed if the program has changed."""

from __future__ import annotations

import structlog
from msgspec.structs import replace

from quadrant.errors import VersionMismatch
from quadrant.kernel import catalog
from quadrant.server.aside import aside
from quadrant.server.play.live import LiveMatch
from quadrant.server.play.position import Position, played_again
from quadrant.server.problems import NotFound
from quadrant.server.store.keeper import Keeper
from quadrant.server.store.rows import MatchRow, Snapshot

log = structlog.get_logger(__name__)


async def load(store: Keeper, id: str) -> LiveMatch:
    """The match as it stands, in today's rules and form."""
    fresh = False
    while True:
        found = await store.match(id)
        if found is None:
            raise NotFound(f"there is no match {id!r}")
        row, seats = found
        game = catalog.find(row.game)
        if row.version != game.version:
            if row.over:
                return LiveMatch(row, seats, _as_stored(row), [])
            await _carry_over(store, row)
            continue
        snapshot = await store.snapshot(id, row.n)
        if row.whole and not fresh and snapshot.shape != game.codec().shape:
            fresh = await _play_again(store, row)
            continue
        tail = await store.choices(id, snapshot.n, row.n)
        if snapshot.n + len(tail) != row.n or await store.revision(id) != row.revision:
            continue
        try:
            return LiveMatch(row, seats, snapshot, tail)
        except VersionMismatch:
            if fresh or not row.whole:
                raise
            fresh = await _play_again(store, row)


async def _play_again(store: Keeper, row: MatchRow) -> bool:
    """The program now stores states in another form: replay the choices to get them in that form."""
    made = await store.choices(row.id, 0, row.n)
    if len(made) != row.n:  # somebody has chosen or taken something back meanwhile
        return False
    kept = await aside(played_again, row, made)
    log.info("match played again", match=row.id, game=row.game, choices=row.n)
    return await store.reshape(row, kept)


async def _carry_over(store: Keeper, row: MatchRow) -> None:
    """The rules have changed since the match was played: from here on it follows the new ones.

    It follows them from its start if the same would have happened.
    """
    stored = _as_stored(row)
    if row.whole:
        try:
            await _play_again(store, row)
        except VersionMismatch as error:
            log.info("match cannot be played again by new rules", match=row.id, error=str(error))
        else:
            return
    position = Position(row, stored)
    kept = replace(position.snapshot(), version=position.game.version)
    if await store.carry_over(row, kept):
        log.info("match follows new rules", match=row.id, game=row.game, version=kept.version)


def _as_stored(row: MatchRow) -> Snapshot:
    """The match as it stands, whichever rules led there."""
    if row.state is None or row.version > catalog.find(row.game).version:
        raise VersionMismatch(f"the match was played by version {row.version} of the rules of {row.game}")
    return Snapshot(row.n, row.told, row.state, row.version)
