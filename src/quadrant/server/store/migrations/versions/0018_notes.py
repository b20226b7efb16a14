"""Lines of chat for one camp alone, and notes for oneself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("camp", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "notes",
        sa.Column(
            "user_id",
            sa.Integer(),
            sa.ForeignKey("users.id", name="fk_notes_user_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column(
            "match_id",
            sa.String(24),
            sa.ForeignKey("matches.id", name="fk_notes_match_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("place", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "match_id", "place", name="pk_notes"),
    )


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_column("chat", "camp")
