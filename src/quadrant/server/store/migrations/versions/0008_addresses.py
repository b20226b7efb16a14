"""Addresses for mail, of those who want it: nothing is sent before the address is confirmed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_addresses_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", name="pk_addresses"),
        sa.UniqueConstraint("token", name="uq_addresses_token"),
    )


def downgrade() -> None:
    op.drop_table("addresses")
