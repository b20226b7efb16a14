"""A box in memory, for hosts that run outside a browser."""

from __future__ import annotations

from collections.abc import Callable

from quadrant.page.box import KeptChange, KeptMatch, Series
from quadrant.page.thinking import thought
from quadrant.server.problems import Unavailable


class MemoryBox:
    """What a browser keeps; ``full``: nothing more fits in."""

    def __init__(self) -> None:
        self.full = False
        self.kept: dict[str, KeptMatch] = {}
        self.parts: dict[tuple[Series, str], dict[int, bytes]] = {}
        self.notes: dict[tuple[str, str], bytes] = {}

    async def heads(self) -> list[KeptMatch]:
        return list(self.kept.values())

    async def head(self, id: str) -> KeptMatch | None:
        return self.kept.get(id)

    async def series(self, what: Series, id: str, after: int, last: int) -> list[bytes]:
        part = self.parts.get((what, id), {})
        return [part[n] for n in sorted(part) if after < n <= last]

    async def newest(self, what: Series, id: str, last: int) -> bytes | None:
        found = await self.series(what, id, -1, last)
        return found[-1] if found else None

    async def note(self, id: str, name: str) -> bytes | None:
        return self.notes.get((id, name))

    async def keep_note(self, id: str, name: str, data: bytes) -> None:
        self.notes[id, name] = data

    async def commit(self, batch: KeptChange) -> bool:
        if self.full:
            raise Unavailable("there is no room left")
        id = batch.head.id
        before = self.kept.get(id)
        if (None if before is None else before.revision) != batch.follows:
            return False
        for what, fresh in (("choices", batch.choices), ("snapshots", batch.snapshots)):
            part = self.parts.setdefault((what, id), {})  # type: ignore[arg-type]
            gone = {n for n in part if batch.cut is not None and n > batch.cut}
            gone |= set(part) if batch.anew and what == "snapshots" else set()
            for n in gone:
                del part[n]
            part.update(fresh)
        self.kept[id] = batch.head
        return True

    async def erase(self, id: str, follows: int) -> bool:
        if id not in self.kept or self.kept[id].revision != follows:
            return False
        del self.kept[id]
        self.parts.pop(("choices", id), None)
        self.parts.pop(("snapshots", id), None)
        return True


async def carry(data: bytes) -> bytes:
    """There and back again, through the bytes that would go to another worker."""
    return thought(data)


Said = list[tuple[int, str]]


def listening() -> tuple[Said, Callable[[int, str], None]]:
    """What lines were told, and what tells them."""
    said: Said = []
    return said, lambda number, text: said.append((number, text))
