"""Clocks: the terms of a match, what goes on beside the play, and how long the server was down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("beside", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("matches", sa.Column("due", sa.BigInteger(), nullable=True))
    op.create_index("ix_matches_due", "matches", ["due"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("down", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_index("ix_matches_due", "matches")
    for column in ("due", "beside", "clock"):
        op.drop_column("matches", column)
