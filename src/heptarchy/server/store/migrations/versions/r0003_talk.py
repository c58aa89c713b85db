"""What people say at a table; and how much had been said when each sat down: earlier whispers are not for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing was said, and everybody came before that."""
    op.add_column("holders", sa.Column("came", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("audience", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("request", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_talk"),
        sqlite_with_rowid=False,
    )
    op.create_index("uq_talk_id", "talk", ["table_id", "id"], unique=True)
    op.create_index("uq_talk_request", "talk", ["table_id", "seat", "request"], unique=True)


def downgrade() -> None:
    """Forget what was said."""
    op.drop_table("talk")
    op.drop_column("holders", "came")
