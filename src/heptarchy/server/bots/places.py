"""Tables of bots alone: so many of one opener are played at once, the others wait for their place."""

from __future__ import annotations

import asyncio

from heptarchy.server.ids import BrowserId, TableId


class Places:
    """Who plays and who waits, by opener, in the order in which they came."""

    def __init__(self, most: int) -> None:
        self.most = most  # 0: no limit
        self._playing: dict[BrowserId, set[TableId]] = {}
        self._waiting: dict[BrowserId, dict[TableId, asyncio.Event]] = {}

    def enter(self, opener: BrowserId, table: TableId) -> bool:
        """Whether the table has a place; else it waits for one from now on. It may be asked again and again."""
        playing = self._playing.setdefault(opener, set())
        if table not in playing:
            waiting = self._waiting.setdefault(opener, {})
            if self.most and len(playing) >= self.most:
                waiting.setdefault(table, asyncio.Event())
                return False
            waiting.pop(table, None)
            playing.add(table)
        return True

    def leave(self, opener: BrowserId, table: TableId) -> None:
        """Give up the place, or the wish for one; who has waited longest is next."""
        playing, waiting = self._playing.get(opener, set()), self._waiting.get(opener, {})
        playing.discard(table)
        waiting.pop(table, None)
        for other in list(waiting)[: self.most - len(playing)]:
            playing.add(other)
            waiting.pop(other).set()
        if not playing and not waiting:
            self._playing.pop(opener, None)
            self._waiting.pop(opener, None)

    async def wait(self, opener: BrowserId, table: TableId, seconds: float) -> None:
        """Return when the table has a place, or after so long: it may want none any more."""
        came = self._waiting.get(opener, {}).get(table)
        if came is not None:
            try:
                async with asyncio.timeout(seconds):
                    await came.wait()
            except TimeoutError:
                return

    def waits(self, opener: BrowserId, table: TableId) -> bool:
        """Whether it waits for a place."""
        return table in self._waiting.get(opener, {})

    @property
    def waiting(self) -> int:
        """How many tables wait for a place."""
        return sum(map(len, self._waiting.values()))
