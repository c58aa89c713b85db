"""Whom the operator keeps out or silent; and news for the process that serves a SQLite file, from those that do not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is."""
    op.create_table(
        "wards",
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "what", name="pk_wards"),
    )
    op.create_table(
        "news",
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("n", name="pk_news"),
    )


def downgrade() -> None:
    """Let everybody in."""
    op.drop_table("news")
    op.drop_table("wards")
