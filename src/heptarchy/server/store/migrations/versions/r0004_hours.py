"""The house's clock: how far it has come, and what it said at each act and when each game began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """So far it went by the time of day; it stands where something was last done."""
    op.add_column("acts", sa.Column("ran", sa.Double(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("began", sa.Double(), nullable=False, server_default="0"))
    op.create_table(
        "hours",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("ran", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hours"),
    )
    op.execute("UPDATE acts SET ran = at")
    op.execute("UPDATE tables SET began = started")
    op.execute("INSERT INTO hours (id, ran) SELECT 1, COALESCE(MAX(changed), 0) FROM tables")


def downgrade() -> None:
    """Clocks go by the time of day again."""
    op.drop_table("hours")
    op.drop_column("tables", "began")
    op.drop_column("acts", "ran")
