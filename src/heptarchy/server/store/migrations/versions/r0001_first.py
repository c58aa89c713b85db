"""The first shape: people, tables, seats, acts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make every table."""
    _people_and_tables()
    _seats()
    _acts()
    _of_seats()


def downgrade() -> None:
    """Drop every table, those that refer to others first."""
    for name in ("votes", "standing", "acts", "holders", "seats", "tables", "identities"):
        op.drop_table(name)


def _people_and_tables() -> None:
    op.create_table(
        "identities",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_identities"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("started", sa.Double(), nullable=False),
        sa.Column("acts", sa.Integer(), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=True),
        sa.Column("patience", sa.Double(), nullable=False),
        sa.Column("rematch", sa.String(), nullable=False),
        sa.Column("ending", sa.String(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_public_changed", "tables", ["status", "public", "changed"])
    op.create_index("ix_tables_owner_created", "tables", ["owner", "created"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("level", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("link", sa.String(), nullable=False),
        sa.Column("nonce", sa.String(), nullable=False),
        sa.Column("webhook", sa.String(), nullable=False),
        sa.Column("left", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )


def _acts() -> None:
    op.create_table(
        "acts",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("request", sa.String(), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_acts_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_acts"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "uq_acts_request",
        "acts",
        ["table_id", "request"],
        unique=True,
        sqlite_where=sa.text("request IS NOT NULL"),
        postgresql_where=sa.text("request IS NOT NULL"),
    )


def _of_seats() -> None:
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(), nullable=False),
        _to_seat("holders"),
        sa.PrimaryKeyConstraint("table_id", "seat", "identity", name="pk_holders"),
    )
    op.create_index("ix_holders_identity", "holders", ["identity"])
    op.create_table(
        "standing",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("rule", sa.String(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("scope", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        _to_seat("standing"),
        sa.PrimaryKeyConstraint("table_id", "seat", "rule", name="pk_standing"),
    )
    op.create_table(
        "votes",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("voter", sa.Integer(), nullable=False),
        _to_seat("votes"),
        sa.PrimaryKeyConstraint("table_id", "seat", "voter", name="pk_votes"),
    )


def _to_seat(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id", "seat"], ["seats.table_id", "seats.seat"], name=f"fk_{name}_seats", ondelete="CASCADE"
    )
