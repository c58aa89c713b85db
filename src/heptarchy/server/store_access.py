"""Access to the store for somebody at a shell: what keeps it shut is told in a line."""

from __future__ import annotations

from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.server.store import Store, StoreDown


class NoStore(HeptarchyError):
    """The store can't be opened, or fails; says why."""


async def open_store(database: str, visiting: bool = False) -> Store:
    """The store at this address, to serve it or to visit it; NoStore if it can't be opened."""
    try:
        return await Store.open(database, visiting)
    except (StoreDown, ValueError, OSError) as error:
        raise NoStore(str(error)) from None
    except ModuleNotFoundError as error:
        raise NoStore(f"PostgreSQL needs one package more ({error.name}): pip install 'heptarchy[postgres]'") from None


async def try_store(database: str) -> None:
    """Find out whether the store can be opened."""
    await (await open_store(database)).close()
