"""Who has seen the secrets of a seat, whether a seed was chosen, and what names are compared by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from quadrant.server.names import key

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

#: The length of a seed that was not chosen.
FRESH = 32


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen", sa.Text, nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("chosen", sa.Boolean, nullable=False, server_default=sa.false()))
    # Until now whoever sat down was dealt to at once.
    op.execute("UPDATE seats SET seen = '[' || user_id || ']' WHERE kind = 'person' AND user_id IS NOT NULL")
    op.execute(sa.text("UPDATE matches SET chosen = (length(seed) <> :fresh)").bindparams(fresh=FRESH))
    _compare_names_anew()


def _compare_names_anew() -> None:
    """Where two old names are the same by the new measure, the younger one stays as it was."""
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
    op.drop_column("matches", "chosen")
    op.drop_column("seats", "seen")
