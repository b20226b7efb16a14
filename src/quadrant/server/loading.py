"""A match is brought into memory: from its last snapshot, or played again where the program has changed."""

from __future__ import annotations

import asyncio

import structlog
from msgspec.structs import replace

from quadrant.errors import VersionMismatch
from quadrant.kernel import catalog
from quadrant.server.live import LiveMatch
from quadrant.server.position import Position, played_again
from quadrant.server.problems import NotFound
from quadrant.server.rows import MatchRow, Snapshot
from quadrant.server.store import Store

log = structlog.get_logger(__name__)


async def load(store: Store, id: str) -> LiveMatch:
    """The match as it stands, by the rules and in the form of today."""
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


async def _play_again(store: Store, row: MatchRow) -> bool:
    """The program stores states in another form now: the same choices lead to them in that form."""
    made = await store.choices(row.id, 0, row.n)
    if len(made) != row.n:  # somebody has chosen in between, or taken something back
        return False
    kept = await asyncio.to_thread(played_again, row, made)
    log.info("match played again", match=row.id, game=row.game, choices=row.n)
    return await store.reshape(row, kept)


async def _carry_over(store: Store, row: MatchRow) -> None:
    """The rules have changed since the match was played: from here on it follows the new ones.

    From its start, if by the new rules the same would have happened.
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
