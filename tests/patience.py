"""How long a test waits for what must come: long enough for a machine that is busy with something else.

A wait ends as soon as what it waits for is there, so patience costs nothing but in a failure. No test asserts a time on
the clock; where speed itself is the matter, it is compared with something measured in the same run.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Seen = TypeVar("Seen")

PATIENCE = 120.0  # seconds
TRIES = 40  # games that are begun until one comes to what a test is about: whatever the cards, one soon does
STEP = 0.02  # between two looks


def wait_until(look: Callable[[], Seen], what: str) -> Seen:
    """Look until there is something to see, and give it."""
    end = time.monotonic() + PATIENCE
    while True:
        seen = look()
        if seen:
            return seen
        assert time.monotonic() < end, f"waited {PATIENCE:.0f} s in vain for {what}; last seen: {seen!r}"
        time.sleep(STEP)


async def until(look: Callable[[], Seen], what: str) -> Seen:
    """The same, while the event loop goes on."""
    end = time.monotonic() + PATIENCE
    while True:
        seen = look()
        if seen:
            return seen
        assert time.monotonic() < end, f"waited {PATIENCE:.0f} s in vain for {what}; last seen: {seen!r}"
        await asyncio.sleep(STEP)
