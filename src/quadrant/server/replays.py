"""Matches as they were: positions of the past, played to from the nearest place that is at hand."""

from __future__ import annotations

from collections import OrderedDict

from quadrant.server.position import EVERY, Position, replayed
from quadrant.server.rows import MatchRow
from quadrant.server.store import Store

#: Replays kept ready, so that moving a slider does not start from a snapshot every time.
REPLAYS = 16


class Replays:
    """The positions that people look at behind the present one."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, int], Position] = OrderedDict()

    async def at(self, row: MatchRow, n: int) -> Position:
        """The match as it was after n choices, from the nearest place that is at hand.

        The caller looks at it before he awaits anything: after that it may be somewhere else.
        """
        key = (row.id, row.epoch)
        position = self._kept.pop(key, None)
        if position is None or position.outdated or not position.n <= n <= position.n + EVERY:
            position = Position(row, await self._store.snapshot(row.id, n))
        # Of older rules only the snapshots are left: then the last one before n is shown.
        if not position.outdated:
            await self._play_to(position, row.id, n)
        self._kept[key] = position
        while len(self._kept) > REPLAYS:
            self._kept.popitem(last=False)
        return position

    def drop(self, id: str) -> None:
        """Nothing of the match stays in memory."""
        for key in [key for key in self._kept if key[0] == id]:
            del self._kept[key]

    async def _play_to(self, position: Position, id: str, n: int) -> None:
        """Play the stored choices up to the n-th. Raises Stale where some were taken back meanwhile."""
        for _ in replayed(position, await self._store.choices(id, position.n, n), n):
            pass
