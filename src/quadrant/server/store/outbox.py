"""What is to be sent to people who are away: stored in the same transaction as what it tells of.

A row of the outbox waits until it is sent. It stays, as sent, until the person has looked: so nobody hears
the same about a match twice. A row for a match's own channel goes when it is sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    and_,
    bindparam,
    delete,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from quadrant.server.store.columns import channels, notices, outbox

_FIELDS = ["channel_id", "match_id", "kind", "since", "tries", "again"]
_what: tuple[ColumnElement[Any], ...] = (
    channels.c.id,
    bindparam("match"),
    bindparam("what"),
    bindparam("at"),
    literal(0),
    bindparam("at"),
)
_PEOPLE = select(*_what).where(channels.c.user_id == bindparam("user"), channels.c.match_id.is_(None))
_TABLES = select(*_what).where(channels.c.match_id == bindparam("match"))


def _both(rows: Any) -> dict[str, Executable]:
    """What waits already is not repeated."""
    return {
        "sqlite": sqlite.insert(outbox).from_select(_FIELDS, rows).on_conflict_do_nothing(),
        "postgresql": postgresql.insert(outbox).from_select(_FIELDS, rows).on_conflict_do_nothing(),
    }


_TO_PEOPLE, _TO_TABLES = _both(_PEOPLE), _both(_TABLES)


def put(connection: Connection, told: Sequence[tuple[str, int, str, int]]) -> None:
    """(match, user, kind, time) of what people should hear, wherever they want to hear it."""
    rows = [{"match": match, "user": user, "what": kind, "at": at} for match, user, kind, at in told]
    if rows:
        connection.execute(_TO_PEOPLE[connection.dialect.name], rows)


def put_for_tables(connection: Connection, told: Sequence[tuple[str, str, int]]) -> None:
    """(match, kind, time) of what the channels of matches tell."""
    rows = [{"match": match, "what": kind, "at": at} for match, kind, at in told]
    if rows:
        connection.execute(_TO_TABLES[connection.dialect.name], rows)


def drop_read(connection: Connection, user: int, notice: int | None, match: str | None) -> None:
    """The user has read a notice, or has opened the match: it is not sent, and what comes later is new."""
    his = select(channels.c.id).where(channels.c.user_id == user, channels.c.match_id.is_(None))
    which: list[ColumnElement[bool]] = [outbox.c.channel_id.in_(his)]
    if match is not None:
        which.append(outbox.c.match_id == match)
    if notice is not None:
        of = and_(notices.c.id == notice, notices.c.user_id == user)
        which.append(outbox.c.match_id.in_(select(notices.c.match_id).where(of)))
        which.append(outbox.c.kind.in_(select(notices.c.kind).where(of)))
    connection.execute(delete(outbox).where(*which))


class Due(Struct, frozen=True):
    """Something that should be sent now, and where to."""

    id: int
    match: str
    kind: str
    tries: int
    channel: int
    user: int
    #: Whether the channel is a match's.
    table: bool
    way: str
    address: str
    access: str
    language: str
    told: int


def due(time: int, before: int, most: int) -> Any:
    """What should be sent: what has waited since ``before``, and what is tried again."""
    fresh = and_(outbox.c.tries == 0, outbox.c.again <= before)
    again = and_(outbox.c.tries > 0, outbox.c.again <= time)
    return (
        select(
            outbox.c.id,
            outbox.c.match_id,
            outbox.c.kind,
            outbox.c.tries,
            channels.c.id,
            channels.c.user_id,
            channels.c.match_id.is_not(None),
            channels.c.kind,
            channels.c.address,
            channels.c.access,
            channels.c.language,
            channels.c.told,
        )
        .join(channels, channels.c.id == outbox.c.channel_id)
        .where(or_(fresh, again))
        .order_by(outbox.c.since, outbox.c.id)
        .limit(most)
    )


def claim(connection: Connection, rows: Iterable[Due], until: int) -> list[Due]:
    """Those of the rows that nobody else sends; if this process dies, they are tried again at ``until``."""
    mine = []
    for row in rows:
        same = and_(outbox.c.id == row.id, outbox.c.tries == row.tries, outbox.c.again.is_not(None))
        change = update(outbox).where(same).values(tries=row.tries + 1, again=until)
        if connection.execute(change).rowcount:
            mine.append(row)
    return mine
