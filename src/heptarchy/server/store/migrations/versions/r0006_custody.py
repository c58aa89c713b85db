"""Who held which seat, from when to when; tables where one browser may see several sides; who has come back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Who holds a seat has held it from the beginning; who holds several sits at a hot-seat table."""
    op.add_column("tables", sa.Column("hot_seat", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("returned", sa.Double(), nullable=False, server_default="0"))
    op.create_table(
        "custody",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("act", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_custody_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_custody"),
        sqlite_with_rowid=False,
    )
    op.execute(SEATED)
    op.execute(SEVERAL)
    op.execute(LINKS)


def downgrade() -> None:
    """Forget it."""
    op.drop_table("custody")
    op.drop_column("seats", "returned")
    op.drop_column("tables", "hot_seat")


# Seats that are kept for somebody who has not sat down yet are not held.
SEATED = """
INSERT INTO custody (table_id, n, seat, identity, name, what, act, at)
SELECT h.table_id, ROW_NUMBER() OVER (PARTITION BY h.table_id ORDER BY h.seat, h.identity), h.seat, h.identity,
       COALESCE(i.name, s.name), 'sat', CASE WHEN t.status = 'waiting' THEN -1 ELSE 0 END, t.created
FROM holders h
JOIN seats s ON s.table_id = h.table_id AND s.seat = h.seat
JOIN tables t ON t.id = h.table_id
LEFT JOIN identities i ON i.id = h.identity
WHERE s.kind IN ('human', 'bot')
"""
# Which seats oppose each other is the games' to say, and games change: here several are enough.
SEVERAL = """
UPDATE tables SET hot_seat = (1 = 1)
WHERE id IN (SELECT table_id FROM custody GROUP BY table_id, identity HAVING COUNT(DISTINCT seat) > 1)
"""
# A link to a seat that nobody holds any more let its owner look there.
LINKS = """
UPDATE seats SET link = ''
WHERE kind IN ('human', 'bot') AND NOT EXISTS
    (SELECT 1 FROM holders h WHERE h.table_id = seats.table_id AND h.seat = seats.seat)
"""
