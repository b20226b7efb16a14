"""Which lesson a match teaches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("lesson", sa.String(40)))


def downgrade() -> None:
    op.drop_column("matches", "lesson")
