"""What migrations do with names whenever the measure changes by which they are compared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from quadrant.server.names import key


def compare_anew() -> None:
    """Where two names are the same by the new measure, the younger one stays as it was: both can log in."""
    connection = op.get_bind()
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("key"))
    rows = connection.execute(sa.select(users.c.id, users.c.name, users.c.key).order_by(users.c.id)).all()
    taken = {row.key for row in rows}
    for row in rows:
        fresh = key(row.name)
        if fresh not in taken:
            taken.add(fresh)
            connection.execute(users.update().where(users.c.id == row.id).values(key=fresh))
