"""Where matches stand, and what becomes of them: round and score, rematches, removals, boards with a past."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("standing", sa.Text))
    op.add_column("matches", sa.Column("rematch", sa.String(24)))
    op.add_column("matches", sa.Column("begins", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("kept_for", sa.Integer))
    op.create_table(
        "removals",
        sa.Column("match_id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_removals_match_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_removals_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_removals"),
    )
    op.create_index("ix_removals_user_id", "removals", ["user_id"])


def downgrade() -> None:
    op.drop_table("removals")
    op.drop_column("seats", "kept_for")
    op.drop_column("matches", "begins")
    op.drop_column("matches", "rematch")
    op.drop_column("matches", "standing")
