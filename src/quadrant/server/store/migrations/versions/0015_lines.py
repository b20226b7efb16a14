"""Lines of chat that nobody said: what everybody at the table should know of somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("kind", sa.String(16), nullable=False, server_default="said"))
    op.add_column("chat", sa.Column("seats", sa.Text(), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("n", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.execute("DELETE FROM chat WHERE kind <> 'said'")
    op.drop_column("chat", "n")
    op.drop_column("chat", "seats")
    op.drop_column("chat", "kind")
