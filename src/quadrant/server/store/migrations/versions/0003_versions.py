"""Matches outlive a change of their rules: the state as it is now, and the version behind each snapshot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("state", sa.LargeBinary(), nullable=True))
    op.add_column("snapshots", sa.Column("version", sa.Integer(), nullable=False, server_default="1"))
    op.execute(
        "UPDATE snapshots SET version = (SELECT version FROM matches WHERE matches.id = snapshots.match_id)"
    )


def downgrade() -> None:
    op.drop_column("snapshots", "version")
    op.drop_column("matches", "state")
