"""Links by which guests come back, sessions that say from what, and links that reset a password."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("device", sa.String(200), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("by_link", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "links",
        sa.Column(
            "user_id",
            sa.Integer(),
            sa.ForeignKey("users.id", name="fk_links_user_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("match_id", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_links"),
        sa.UniqueConstraint("token", name="uq_links_token"),
    )
    op.create_table(
        "resets",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column(
            "user_id",
            sa.Integer(),
            sa.ForeignKey("users.id", name="fk_resets_user_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_resets"),
    )
    op.create_index("ix_resets_user_id", "resets", ["user_id"])


def downgrade() -> None:
    op.drop_table("resets")
    op.drop_table("links")
    op.drop_column("sessions", "by_link")
    op.drop_column("sessions", "device")
