"""People who ask to be let into a game that goes on, and what the others say to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody asks."""
    op.create_table(
        "pleas",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("refused", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pleas_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "id", name="pk_pleas"),
    )
    op.create_index("uq_pleas_identity", "pleas", ["table_id", "identity"], unique=True)
    op.create_table(
        "voices",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("plea", sa.String(), nullable=False),
        sa.Column("voter", sa.Integer(), nullable=False),
        sa.Column("agrees", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "plea"], ["pleas.table_id", "pleas.id"], name="fk_voices_pleas", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "plea", "voter", name="pk_voices"),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("voices")
    op.drop_table("pleas")
