"""For tests in a real browser: a server with the built client, and pages that are watched for trouble."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy.server.pages import STATIC
from tests.server.running import Running
from tests.web.browsing import DESK, Visitor, a_browser

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

    Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose pages are built."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the browser client is not built; `make web` builds it")
    folder = tmp_path_factory.mktemp("web-server")
    with Running(f"sqlite:///{folder}/tables.db", folder) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for this folder. While it is there its event loop runs: no test of another could run its own."""
    with a_browser() as one:
        yield one


@pytest.fixture
def visit(browser: Browser, table_server: Running) -> Iterator[Visit]:
    """Open the lobby as somebody new; pages that met trouble fail the test."""
    visitors: list[Visitor] = []

    def come(size: dict[str, int] = DESK, locale: str = "en-GB", **more: object) -> Visitor:
        visitor = Visitor(browser, table_server.url, size, locale, **more)
        visitors.append(visitor)
        return visitor

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles()]
    for visitor in visitors:
        visitor.context.close()
    assert not troubles
