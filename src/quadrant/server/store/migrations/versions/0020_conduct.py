"""Blocks and mutes, reports, moderators and what they have done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def _user(name: str, table: str, *, null: bool = False, ondelete: str | None = "CASCADE") -> sa.Column[int]:
    key = sa.ForeignKey("users.id", name=f"fk_{table}_{name}", ondelete=ondelete)
    return sa.Column(name, sa.Integer(), key, nullable=null)


def upgrade() -> None:
    op.add_column("users", sa.Column("moderator", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("silent_until", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "relations",
        _user("user_id", "relations"),
        _user("other_id", "relations"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", name="pk_relations"),
    )
    op.create_index("ix_relations_other_id", "relations", ["other_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        _user("by_id", "reports"),
        _user("about_id", "reports"),
        sa.Column("match_id", sa.String(24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("evidence", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_about_id", "reports", ["about_id"])
    op.create_index("ix_reports_closed", "reports", ["closed"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        _user("moderator_id", "deeds", null=True, ondelete=None),
        _user("about_id", "deeds", ondelete=None),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
    )


def downgrade() -> None:
    for table in ("deeds", "reports", "relations"):
        op.drop_table(table)
    op.drop_column("users", "silent_until")
    op.drop_column("users", "moderator")
