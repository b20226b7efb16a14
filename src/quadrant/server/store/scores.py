"""Finished matches, results and ratings as they are stored; each match is counted in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Executable, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from quadrant.kernel.flow import PASS
from quadrant.openings import ChoiceList, first_choices
from quadrant.server.store.base import Base
from quadrant.server.store.columns import choices, matches, rating_steps, ratings, results, scores, seats
from quadrant.server.store.rows import MatchRow, SeatRow, match_row, seat_row, to_json

#: Everybody has chosen something before so many choices.
EARLY = 500
_choice = msgspec.json.Decoder(ChoiceList)
_KEY = ["game", "player"]
_VALUES = ("rating", "deviation", "volatility", "matches", "at")


def _upsert(kind: Any) -> Executable:
    put = kind.insert(ratings)
    fresh: Executable = put.on_conflict_do_update(
        index_elements=_KEY, set_={name: put.excluded[name] for name in _VALUES}
    )
    return fresh


_RATING = {"sqlite": _upsert(sqlite), "postgresql": _upsert(postgresql)}


class RatingRow(Struct, frozen=True):
    """How strong somebody is, after how many matches, and since when."""

    game: str
    player: str
    rating: float
    deviation: float
    volatility: float
    matches: int
    at: int


async def unscored(store: Base, most: int) -> list[str]:
    """Finished matches that have not been counted, the oldest first."""
    query = select(matches.c.id).where(matches.c.over, matches.c.scored.is_(False))
    rows = await store.rows(query.order_by(matches.c.changed, matches.c.id).limit(most))
    return [row.id for row in rows]


def claim(connection: Connection, match: str) -> tuple[MatchRow, list[SeatRow]] | None:
    """The match, marked as counted; nothing if somebody has counted it, or it goes on."""
    open_ones = (matches.c.id == match, matches.c.over, matches.c.scored.is_(False))
    if connection.execute(update(matches).where(*open_ones).values(scored=True)).rowcount == 0:
        return None
    row = connection.execute(select(matches).where(matches.c.id == match)).one()
    places = connection.execute(select(seats).where(seats.c.match_id == match))
    return match_row(row), [seat_row(seat) for seat in places]


def firsts(connection: Connection, match: str, seats: int) -> dict[str, ChoiceList]:
    """What each of so many seats chose first."""
    query = (
        select(choices.c.seat, choices.c.choice)
        .where(choices.c.match_id == match, choices.c.auto.is_(False), choices.c.choice != to_json(PASS))
        .order_by(choices.c.n)
        .limit(EARLY)
    )
    made = ((row.seat, _choice.decode(row.choice)) for row in connection.execute(query))
    return first_choices(made, seats)


def put_score(connection: Connection, score: dict[str, Any], people: Sequence[dict[str, Any]]) -> None:
    """The match as everybody is judged by it, and what became of each person."""
    connection.execute(insert(scores), score)
    if people:
        connection.execute(insert(results), people)


def strengths(connection: Connection, game: str, players: Iterable[str]) -> dict[str, RatingRow]:
    """Those who have a rating. Until the transaction ends, no other one of this game is computed."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(f"ratings {game}"))))
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(set(players)))
    return {row.player: RatingRow(*row) for row in connection.execute(query)}


def put_ratings(connection: Connection, match: str, rows: Sequence[RatingRow]) -> None:
    """New ratings, after that match."""
    if not rows:
        return
    connection.execute(_RATING[connection.dialect.name], [msgspec.structs.asdict(row) for row in rows])
    steps = [
        {"match_id": match, "player": row.player, "game": row.game, "at": row.at}
        | {"rating": row.rating, "deviation": row.deviation}
        for row in rows
    ]
    connection.execute(insert(rating_steps), steps)


def forget(connection: Connection, user: int) -> None:
    """Somebody leaves for good: his ratings go, his results stay with those whom he played."""
    for table in (ratings, rating_steps):
        connection.execute(delete(table).where(table.c.player == str(user)))
