"""Matches outlive a change of the form they are stored in: the shape of each snapshot, if it is known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("snapshots", sa.Column("shape", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("snapshots", "shape")
