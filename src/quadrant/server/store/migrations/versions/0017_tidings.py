"""Tidings: where they go, what is to be sent, when nobody wants to hear anything."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def _to(table: str, column: str, to: str) -> sa.ForeignKey:
    return sa.ForeignKey(to, name=f"fk_{table}_{column}", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("user_id", sa.Integer(), _to("channels", "user_id", "users.id"), nullable=False),
        sa.Column("match_id", sa.String(24), _to("channels", "match_id", "matches.id"), nullable=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("access", sa.Text(), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("failed", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("told", sa.Integer(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_index("ix_channels_user_id", "channels", ["user_id"])
    op.create_index("ix_channels_match_id", "channels", ["match_id"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("channel_id", sa.Integer(), _to("outbox", "channel_id", "channels.id"), nullable=False),
        sa.Column("match_id", sa.String(24), _to("outbox", "match_id", "matches.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("again", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("channel_id", "match_id", "kind", name="uq_outbox_channel_id_match_id_kind"),
    )
    op.create_index("ix_outbox_match_id", "outbox", ["match_id"])
    op.create_index("ix_outbox_again", "outbox", ["again"])
    op.create_table(
        "habits",
        sa.Column("user_id", sa.Integer(), _to("habits", "user_id", "users.id"), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("digest", sa.Integer()),
        sa.PrimaryKeyConstraint("user_id", name="pk_habits"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    for table in ("secrets", "habits", "outbox", "channels"):
        op.drop_table(table)
