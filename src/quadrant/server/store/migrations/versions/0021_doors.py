"""Tokens with scopes, and accounts of bots that belong to somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Nobody's row is deleted: an account that has gone keeps its row, nameless.
    op.add_column("users", sa.Column("bot_of", sa.Integer(), nullable=True))
    op.create_index("ix_users_bot_of", "users", ["bot_of"])
    op.create_table(
        "tokens",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column(
            "user_id",
            sa.Integer(),
            sa.ForeignKey("users.id", name="fk_tokens_user_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("scopes", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("token", name="pk_tokens"),
    )
    op.create_index("ix_tokens_user_id", "tokens", ["user_id"])


def downgrade() -> None:
    op.drop_table("tokens")
    op.drop_index("ix_users_bot_of", "users")
    op.drop_column("users", "bot_of")
