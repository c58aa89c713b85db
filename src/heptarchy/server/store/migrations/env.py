"""Alembic runs this file to migrate; the connection comes from `migrate.py`."""

from __future__ import annotations

from alembic import context

from heptarchy.server.store.schema import metadata

# SQLite changes a table by making it anew ("batch").
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
