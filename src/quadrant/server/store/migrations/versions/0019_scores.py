"""Finished matches as people are judged by them, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("rated", "scored"):
        op.add_column("matches", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_matches_over_scored", "matches", ["over", "scored"])
    op.create_table(
        "scores",
        sa.Column("match_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(80), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("shares", sa.Text(), nullable=False),
        sa.Column("firsts", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_scores"),
    )
    op.create_index("ix_scores_game_public", "scores", ["game", "public"])
    op.create_table(
        "results",
        sa.Column(
            "match_id",
            sa.String(24),
            sa.ForeignKey("scores.match_id", name="fk_results_match_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column(
            "user_id", sa.Integer(), sa.ForeignKey("users.id", name="fk_results_user_id"), nullable=False
        ),
        sa.Column("camp", sa.String(40), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_results"),
    )
    op.create_index("ix_results_user_id", "results", ["user_id"])
    _ratings()


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.String(48), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_rating", "ratings", ["game", "rating"])
    op.create_table(
        "rating_steps",
        sa.Column("match_id", sa.String(24), nullable=False),
        sa.Column("player", sa.String(48), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "player", name="pk_rating_steps"),
    )
    op.create_index("ix_rating_steps_player_game_at", "rating_steps", ["player", "game", "at"])


def downgrade() -> None:
    for table in ("rating_steps", "ratings", "results", "scores"):
        op.drop_table(table)
    op.drop_index("ix_matches_over_scored", "matches")
    op.drop_column("matches", "scored")
    op.drop_column("matches", "rated")
