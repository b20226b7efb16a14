"""The records of all public finished matches, as lines of JSON.

Public is what anybody could find in the lobby and watch. A match that runs is not among them, nor is one that
seed and choices alone do not lead to.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Select, and_, or_, select

from quadrant.errors import QuadrantError
from quadrant.kernel import catalog
from quadrant.kernel.components import split
from quadrant.kernel.flow import Result
from quadrant.kernel.match import FORMAT
from quadrant.server.people.caller import iso
from quadrant.server.problems import NotFound
from quadrant.server.store.columns import matches
from quadrant.server.store.rows import MatchRow, SeatRow, match_row
from quadrant.server.store.store import Store

#: How many matches are read at a time.
BATCH = 20


class DumpedRecord(Struct):
    """A record (``Record``), and what it does not say itself. People are not named."""

    id: str
    ended: str
    format: str
    game: str
    version: int
    scenario: str
    options: dict[str, bool | int | str]
    seed: str
    choices: list[list[str | int]]
    digest: str
    components: str
    result: Result
    rated: bool
    #: For each seat a bot's name, or ``person``.
    players: dict[str, str]


class Dump:
    """Gives out the records."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def lines(self, game: str | None, after: str | None) -> AsyncIterator[bytes]:
        """The records of a game, or of all, after that match. Raises UnknownGame and NotFound."""
        if game is not None:
            catalog.find(game)
        last = None if after is None else await self._place(after)
        return self._lines(game, last)

    async def _place(self, id: str) -> tuple[int, str]:
        query = select(matches.c.changed, matches.c.id).where(_public(), matches.c.id == id)
        for row in await self._store.rows(query):
            return row.changed, row.id
        raise NotFound(f"there is no public finished match {id!r}")

    async def _lines(self, game: str | None, last: tuple[int, str] | None) -> AsyncIterator[bytes]:
        while rows := [match_row(row) for row in await self._store.rows(_next(game, last))]:
            seats = await self._store.seats([row.id for row in rows])
            for row in rows:
                if row.result is not None:
                    yield msgspec.json.encode(await self._record(row, row.result, seats[row.id])) + b"\n"
            last = rows[-1].changed, rows[-1].id

    async def _record(self, row: MatchRow, result: Result, seats: list[SeatRow]) -> DumpedRecord:
        game, components = split(row.game)
        made = await self._store.choices(row.id, 0, row.n)
        return DumpedRecord(
            id=row.id,
            ended=iso(row.changed),
            format=FORMAT,
            game=game,
            version=row.version,
            scenario=row.scenario,
            options=row.options,
            seed=row.seed,
            choices=[[choice.seat, *choice.choice] for choice in made],
            digest=_digest(row),
            components=components,
            result=result,
            rated=row.rated,
            players={seat.seat: seat.bot or "person" for seat in seats},
        )


def _public() -> ColumnElement[bool]:
    shown = and_(matches.c.listed, matches.c.spectators)
    return and_(matches.c.over, matches.c.kind == "match", matches.c.whole, shown)


def _next(game: str | None, last: tuple[int, str] | None) -> Select[*tuple[object, ...]]:
    where = [_public()]
    if game is not None:
        where.append(or_(matches.c.game == game, matches.c.game.startswith(f"{game}@")))
    if last is not None:
        changed, id = last
        where.append(or_(matches.c.changed > changed, and_(matches.c.changed == changed, matches.c.id > id)))
    return select(matches).where(*where).order_by(matches.c.changed, matches.c.id).limit(BATCH)


def _digest(row: MatchRow) -> str:
    """The fingerprint of the last state; nothing where these rules cannot read it."""
    try:
        game = catalog.find(row.game)
        if row.state is None or row.version != game.version:
            return ""
        digest: str = game.codec().decode(row.state).digest()
    except (QuadrantError, msgspec.MsgspecError, ValueError):
        return ""
    return digest
