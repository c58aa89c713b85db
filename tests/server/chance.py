"""A server of the tests meets the same cards in every run: what servers take from luck comes from names here.

Fate's secret follows from what is played at a table and how many its opener had before, a bot's lots from how far its
game has come. In `make soak` the seed of the run stands before these names, so that other cards are dealt. Tokens and
ids stay as they are: nothing is decided by them.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import TYPE_CHECKING, Any

from heptarchy.server import answers, fate, seating
from heptarchy.server.bots import pool
from heptarchy.server.ids import Secret
from heptarchy.server.rows import TableRow
from tests.seeds import of_this_run

if TYPE_CHECKING:
    from heptarchy.editions import Edition
    from heptarchy.kernel.fate import Rng
    from heptarchy.server.table_registry import Live


opened: Counter[str] = Counter()  # tables that each browser has opened in this process


def named_table(**parts: Any) -> TableRow:
    """A table as it is opened, bound to the secret of what is played and of how many its opener had before."""
    opened[parts["owner"]] += 1
    name = f"{of_this_run()} {parts['game']} {parts['options']} {opened[parts['owner']]}"
    secret = Secret(hashlib.sha256(name.encode()).hexdigest())
    return TableRow(**{**parts, "secret": secret, "commitment": fate.commitment(secret)})


def named_seed(live: Live, seat: int) -> str:
    """A bot's lots at this question."""
    return f"{of_this_run()} bot {seat} after {live.played().n}"


def named_rng(edition: Edition) -> Rng:
    """What a bot imagines with."""
    return edition.rng(f"{of_this_run()} imagined")


def fix() -> None:
    """Put names in the place of luck, in this process."""
    for module, name, known in (
        (seating, "TableRow", named_table),
        (answers, "new_seed", named_seed),
        (pool, "fresh_rng", named_rng),
    ):
        setattr(module, name, known)
