"""Lines of chat as rows of the database."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, insert, select

from quadrant.server.store.columns import chat, users
from quadrant.server.store.lines import Spoken

#: What is read of a line.
LINE = (
    chat.c.user_id,
    chat.c.text,
    chat.c.kind,
    chat.c.seats,
    chat.c.n,
    chat.c.camp,
    chat.c.id,
    users.c.name,
    chat.c.created,
)


def line_row(row: Any) -> Spoken:
    """From a row of the table."""
    user, text, kind, seats, *rest = row
    return Spoken(user, text, kind, tuple(seats.split(",")) if seats else (), *rest)


def line_fields(said: Spoken) -> dict[str, Any]:
    """To a row of the table."""
    named = {"text": said.text, "kind": said.kind, "seats": ",".join(said.seats), "n": said.n}
    named["camp"] = said.camp
    return {"user_id": said.user, **named}


def add_line(connection: Connection, match: str, said: Spoken, created: int) -> Spoken:
    """Store a line; the line as it is now, with its number, time and name."""
    row = {"match_id": match, **line_fields(said), "created": created}
    line = connection.execute(insert(chat).returning(chat.c.id), row).scalar_one()
    name = connection.execute(select(users.c.name).where(users.c.id == said.user)).scalar_one()
    return replace(said, id=line, name=name, created=created)
