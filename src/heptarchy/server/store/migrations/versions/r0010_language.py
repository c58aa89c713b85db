"""Seats remember in which language their webhook is called."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """In English, as all were."""
    op.add_column("seats", sa.Column("language", sa.String(), nullable=False, server_default="en"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("seats", "language")
