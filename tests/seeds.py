"""Seeds by name: the same in every `make test`, fresh in every `make soak`.

A campaign of random games asks `seeded("fuzz 3")` for its seed. In `make test` that is the name itself. A soak puts the
seed of its run before it, so that each run plays other games; HEPTARCHY_SEED names that seed, and plays them again.
"""

from __future__ import annotations

import os
import time
from collections import deque
from contextlib import contextmanager
from hashlib import blake2b
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

VARIABLE = "HEPTARCHY_SEED"
drawn: deque[str] = deque(maxlen=3)  # the last seeds that the running test asked for: a failure tells them


def of_this_run() -> str:
    """The seed that HEPTARCHY_SEED names; none in `make test`."""
    return os.environ.get(VARIABLE, "")


def begin_run() -> str:
    """A soak begins: its seed is the one that is named, or the moment. The processes that it starts inherit it."""
    if not of_this_run():
        os.environ[VARIABLE] = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    return of_this_run()


def seeded(name: object) -> str:
    """The seed of this name in this run."""
    run = of_this_run()
    seed = f"{run} {name}" if run else str(name)
    drawn.append(seed)
    return seed


@contextmanager
def told_as(case: str, answers: list[str]) -> Iterator[None]:
    """Whatever goes wrong inside is told with its case, and the answers that led there: to be put into a test."""
    try:
        yield
    except Exception as error:
        error.add_note("\n".join([f"{case}, after", *answers]))
        raise


def as_number(seed: str) -> int:
    """The seed for tools that want a number."""
    return int.from_bytes(blake2b(seed.encode(), digest_size=4).digest(), "big")
