"""Text leaves the engine as message ids and arguments; the sentences are in the Fluent catalogues."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

Arg = str | int | tuple[str, ...]
Args = Mapping[str, Arg]


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked, and the rule that asks it."""

    id: str
    rule: str = ""
    args: Args = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be chosen: the rule that forbids it."""

    rule: str
    id: str
    args: Args = {}


class Event(msgspec.Struct):
    """Something that happened.

    ``secret`` holds arguments that only ``seats`` may see: they get the message ``<id>-known``, everybody
    else the plain one. Without ``secret``, ``seats`` (unless None) are the only ones told at all.
    ``n`` is the number of choices made in the match when it happened.
    """

    id: str
    rule: str = ""
    args: Args = {}
    seats: tuple[str, ...] | None = None
    secret: Args | None = None
    n: int = 0

    def seen_by(self, seat: str | None) -> Event | None:
        """This event as that seat (None: a spectator) sees it, or None if it is told nothing."""
        if self.seats is None:
            return self
        knows = seat in self.seats
        if self.secret is None:
            return Event(self.id, self.rule, self.args, n=self.n) if knows else None
        if not knows:
            return Event(self.id, self.rule, self.args, n=self.n)
        return Event(f"{self.id}-known", self.rule, {**self.args, **self.secret}, n=self.n)
