"""Who has seen the secrets of a seat, whether a seed was chosen, and what names are compared by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from quadrant.server.store.migrations.names import compare_anew

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

#: The length of a seed that was not chosen.
FRESH = 32


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen", sa.Text, nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("chosen", sa.Boolean, nullable=False, server_default=sa.false()))
    # Until now whoever sat down was dealt to at once.
    op.execute("UPDATE seats SET seen = '[' || user_id || ']' WHERE kind = 'person' AND user_id IS NOT NULL")
    op.execute(sa.text("UPDATE matches SET chosen = (length(seed) <> :fresh)").bindparams(fresh=FRESH))
    compare_anew()


def downgrade() -> None:
    op.drop_column("matches", "chosen")
    op.drop_column("seats", "seen")
