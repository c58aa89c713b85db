"""What the store asks of a database, whichever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

Found = TypeVar("Found")
Heard = Callable[[str | None], None]  # the table that changed; None: anything may have changed
Work = Callable[[Connection], Found]  # some statements; they may be run again, and must change nothing else


class Home(Protocol):
    """A database that runs statements and spreads the news of them."""

    kind: str

    async def read(self, work: Work[Found]) -> Found:
        """Run statements that change nothing; all see the same moment."""

    async def write(self, work: Work[Found], news: str | None) -> Found:
        """Run statements in a transaction; announce the table in `news` once they are durable."""

    def listen(self, heard: Heard, others_only: bool = False) -> None:
        """Call this on the event loop with the id of each table that changed, or that another process changed."""

    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""
