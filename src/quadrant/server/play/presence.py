"""Presence: which players are connected and how many others watch, over all processes."""

from __future__ import annotations

import time

from msgspec import Struct
from msgspec.json import encode

from quadrant.server import wire
from quadrant.server.play.matches import Matches

#: Other processes repeat who is connected; one that is silent for so many seconds is gone.
SILENT = 90.0
REPEAT = 30.0


class Onlookers(Struct, frozen=True):
    """The people who watch a match through one process."""

    seats: frozenset[str]
    watching: int


class Presences:
    """Presence in each match, sent to everybody who watches when it changes."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        #: For each match, what the other processes reported, and when.
        self._elsewhere: dict[str, dict[str, tuple[Onlookers, float]]] = {}
        self._last: dict[str, Onlookers] = {}

    def here(self, id: str) -> Onlookers:
        """The people who watch through this process."""
        present = self._matches.present(id)
        return Onlookers(frozenset().union(*present), sum(not seats for seats in present))

    def changed(self, id: str) -> None:
        """Somebody came or went, or seats changed hands."""
        here = self.here(id)
        if self._matches.store.shared and here != self._last.get(id):
            self._matches.spawn(self._matches.store.notify(_news(id, here)))
        self._remember(id, here)
        self.tell(id)

    def _remember(self, id: str, here: Onlookers) -> None:
        if here.seats or here.watching:
            self._last[id] = here
        else:
            self._last.pop(id, None)
            self._elsewhere.pop(id, None)

    def tell(self, id: str) -> None:
        """Tell the people who watch."""
        here = self.here(id)
        if not here.seats and not here.watching:
            return
        old = time.monotonic() - SILENT
        others = [other for other, at in self._elsewhere.get(id, {}).values() if at > old]
        seats = here.seats.union(*(other.seats for other in others))
        watching = here.watching + sum(other.watching for other in others)
        self._matches.tell(id, encode(wire.Presence(sorted(seats), watching)))

    def heard(self, sender: str, id: str, words: list[str]) -> None:
        """Another process reports who watches through it. A new process is told in turn."""
        if id not in self._last:
            return
        there = Onlookers(
            frozenset(words[1].split(",")) - {""} if len(words) > 1 else frozenset(), int(words[0])
        )
        known = self._elsewhere.setdefault(id, {})
        new = sender not in known
        known[sender] = (there, time.monotonic())
        if new:
            self._matches.spawn(self._matches.store.notify(_news(id, self._last[id])))
        self.tell(id)

    async def repeat(self) -> None:
        """Report again who is connected."""
        for id, here in list(self._last.items()):
            await self._matches.store.notify(_news(id, here))


def _news(id: str, here: Onlookers) -> str:
    return f"presence {id} {here.watching} {','.join(sorted(here.seats))}"
