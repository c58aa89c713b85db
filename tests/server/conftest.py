"""For all tests of the server: databases to keep things in, and servers to speak to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server import chance
from tests.server.databases import another_database, postgres_server, postgres_url, store_url
from tests.server.running import Running

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["postgres_server", "postgres_url", "server", "server_of_both_kinds", "store_url"]


@pytest.fixture(scope="session", autouse=True)
def fixed_chance() -> None:
    """Also what the tests themselves do as a server meets the same cards in every run."""
    chance.fix()


def running_on(kind: str, request: pytest.FixtureRequest, factory: pytest.TempPathFactory) -> Running:
    """A server on a database of this kind."""
    folder = factory.mktemp(f"server-{kind}")
    if kind == "sqlite":
        return Running(f"sqlite:///{folder}/tables.db", folder)
    return Running(another_database(request.getfixturevalue("postgres_server")), folder)


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite, shared by tests that open their own tables there."""
    with running_on("sqlite", request, tmp_path_factory) as running:
        yield running


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server_of_both_kinds(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on each kind of database."""
    with running_on(request.param, request, tmp_path_factory) as running:
        yield running
