"""The server's own time wherever somebody may be late, and names that are not mistaken for others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from quadrant.server.names import key

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _count_on()
    _compare_names_anew()


def _count_on() -> None:
    """Until now the server's time was the wall clock's, less the time in which no server ran."""
    op.add_column("matches", sa.Column("moved", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("notices", sa.Column("since", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("pulse", sa.Column("clock", sa.BigInteger(), nullable=True))
    down = "COALESCE((SELECT down FROM pulse), 0)"
    op.execute(f"UPDATE matches SET moved = changed - {down}")
    op.execute(f"UPDATE notices SET since = created - {down}")
    op.execute(f"UPDATE sessions SET expires = expires - {down}")
    op.execute(f"UPDATE mails SET again = again - {down} WHERE again IS NOT NULL")
    op.execute(f"UPDATE attempts SET at = at - {down}")
    op.execute("UPDATE pulse SET at = at - down")
    op.drop_column("pulse", "down")


def _compare_names_anew() -> None:
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


def downgrade() -> None:
    op.add_column("pulse", sa.Column("down", sa.BigInteger(), nullable=False, server_default="0"))
    op.drop_column("pulse", "clock")
    op.drop_column("notices", "since")
    op.drop_column("matches", "moved")
