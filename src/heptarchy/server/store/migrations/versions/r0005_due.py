"""When each table must be looked at though nobody comes, so that the others need not be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that go on are looked at once, and then when they must be."""
    op.add_column("tables", sa.Column("due", sa.Double(), nullable=True))
    op.execute("UPDATE tables SET due = 0 WHERE status IN ('waiting', 'playing')")
    op.create_index("ix_tables_due", "tables", ["due"])


def downgrade() -> None:
    """Forget when."""
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
