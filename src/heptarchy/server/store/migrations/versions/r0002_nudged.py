"""Seats remember which question their person was told of, so that one process alone tells it, and once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody was told of anything."""
    op.add_column("seats", sa.Column("nudged", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("seats", "nudged")
