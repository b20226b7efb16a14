"""Several people at one screen: which of them plays which seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("person", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "person")
