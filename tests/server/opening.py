"""Tables of a house without a server: opened, with everybody's nonce brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.server.beginning import bring_nonce
from heptarchy.server.ids import Nonce
from heptarchy.server.seating import open_table

if TYPE_CHECKING:
    from heptarchy.server.seating import Person, TableWish
    from heptarchy.server.table_registry import House, Live


async def open_and_begin(house: House, owner: Person, wish: TableWish) -> Live:
    """Open a table, and bring a nonce for each of the owner's seats, as a client does."""
    live, _ = await open_table(house, owner, wish)
    for seat in live.mine(owner.identity):
        await bring_nonce(house, live.id, seat, owner.identity, Nonce(f"nonce-{seat}"), live.whole.table.commitment)
    return live
