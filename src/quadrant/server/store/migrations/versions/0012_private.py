"""Changes that only one player may know of, and tells as they depend on who plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

#: Others who come, or several people at one screen.
SEVERAL = """
    EXISTS (SELECT 1 FROM seats WHERE seats.match_id = matches.id AND seats.kind = 'open')
    OR (
        SELECT count(*) FROM (
            SELECT DISTINCT user_id, person FROM seats
            WHERE seats.match_id = matches.id AND seats.kind = 'person'
        ) AS people
    ) > 1
"""


def upgrade() -> None:
    op.add_column("matches", sa.Column("private", sa.Integer, nullable=False, server_default="0"))
    # SQLite cannot let a column be empty that could not be so before: another one takes its place.
    op.alter_column("matches", "no_tells", new_column_name="old_tells")
    op.add_column("matches", sa.Column("no_tells", sa.Boolean, nullable=True))
    op.execute("UPDATE matches SET no_tells = old_tells")
    # Who played alone got none without asking for it: from now on it depends on who comes.
    op.execute(f"UPDATE matches SET no_tells = NULL WHERE NOT no_tells AND NOT ({SEVERAL})")
    op.drop_column("matches", "old_tells")


def downgrade() -> None:
    op.add_column("matches", sa.Column("old_tells", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(f"UPDATE matches SET old_tells = coalesce(no_tells, {SEVERAL})")
    op.drop_column("matches", "no_tells")
    op.alter_column("matches", "old_tells", new_column_name="no_tells")
    op.drop_column("matches", "private")
