"""The server's own time wherever somebody may be late, and names that are not mistaken for others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from quadrant.server.store.migrations.names import compare_anew

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _count_on()
    compare_anew()


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


def downgrade() -> None:
    op.add_column("pulse", sa.Column("down", sa.BigInteger(), nullable=False, server_default="0"))
    op.drop_column("pulse", "clock")
    op.drop_column("notices", "since")
    op.drop_column("matches", "moved")
