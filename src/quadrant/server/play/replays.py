"""Past positions of matches, reached from the nearest available one."""

from __future__ import annotations

from collections import OrderedDict

from quadrant.server.play.position import EVERY, Position, replayed
from quadrant.server.store.keeper import Keeper
from quadrant.server.store.rows import MatchRow

#: Replays kept in memory, so that moving a slider does not start from a snapshot every time.
REPLAYS = 16


class Replays:
    """Past positions that people are looking at."""

    def __init__(self, store: Keeper) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, int], Position] = OrderedDict()

    async def at(self, row: MatchRow, n: int) -> Position:
        """The match as it was after n choices, from the nearest available position.

        Use it before awaiting anything: after that it may have moved on.
        """
        key = (row.id, row.epoch)
        position = self._kept.pop(key, None)
        if position is None or position.outdated or not position.n <= n <= position.n + EVERY:
            position = Position(row, await self._store.snapshot(row.id, n))
        # For older rules only the snapshots are left; the last one before n is shown.
        if not position.outdated:
            await self._play_to(position, row.id, n)
        self._kept[key] = position
        while len(self._kept) > REPLAYS:
            self._kept.popitem(last=False)
        return position

    def drop(self, id: str) -> None:
        """Drop everything of the match from memory."""
        for key in [key for key in self._kept if key[0] == id]:
            del self._kept[key]

    async def _play_to(self, position: Position, id: str, n: int) -> None:
        """Play the stored choices up to the n-th. Raises Stale if some were taken back meanwhile."""
        for _ in replayed(position, await self._store.choices(id, position.n, n), n):
            pass
