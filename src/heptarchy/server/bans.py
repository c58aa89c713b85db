"""Bans and mutes: whom the operator keeps out or silent; known to the middleware, and read anew when it changes."""

from __future__ import annotations

import time
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING

from heptarchy.server.ids import BrowserId
from heptarchy.server.middleware import plain_address
from heptarchy.server.rows import BAN, MUTE

if TYPE_CHECKING:
    from heptarchy.server.rows import Ward
    from heptarchy.server.store import Store

DAY = 24 * 3600.0
HOUSEHOLD = 64  # bits of an IPv6 address that a household's have in common


class Wards:
    """All bans and mutes of a server, in memory."""

    def __init__(self) -> None:
        self._banned: dict[BrowserId, Ward] = {}
        self._muted: dict[BrowserId, Ward] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Ward]] = []

    async def read(self, store: Store) -> None:
        """Take them from the store."""
        self.take(await store.ruling.wards())

    def take(self, wards: list[Ward]) -> None:
        """These, and no others."""
        self._banned = {BrowserId(ward.what): ward for ward in wards if ward.kind == BAN and not is_address(ward.what)}
        self._muted = {BrowserId(ward.what): ward for ward in wards if ward.kind == MUTE}
        self._networks = [(ip_network(ward.what), ward) for ward in wards if ward.kind == BAN and is_address(ward.what)]

    @property
    def knows_banned(self) -> bool:
        """Is any browser banned? If not, nobody need work out who asks."""
        return bool(self._banned)

    def forbid(self, identity: BrowserId, address: str) -> Ward | None:
        """The ban on this browser or this address (or household); None if it may come in."""
        found = self._banned.get(identity)
        if found is not None and holds(found):
            return found
        if not self._networks:
            return None
        try:
            asked = ip_network(plain_address(address).partition("%")[0], strict=False)
        except ValueError:
            return None
        for network, ward in self._networks:
            if network.version == asked.version and network.overlaps(asked) and holds(ward):
                return ward
        return None

    def silence(self, identity: BrowserId) -> Ward | None:
        """The mute on this browser; None if it may talk."""
        found = self._muted.get(identity)
        return found if found is not None and holds(found) else None


def holds(ward: Ward) -> bool:
    """Is its time not over?"""
    return not ward.until or time.time() < ward.until


def is_address(what: str) -> bool:
    """Is it a network, rather than a browser's hash?"""
    return "/" in what


def network_of(address: str) -> str:
    """What to ban for an address: itself; of IPv6, unless a length is named, its household's. ValueError: none."""
    plain = plain_address(address.strip())
    if ":" in plain and "/" not in plain:
        plain = f"{plain}/{HOUSEHOLD}"
    return str(ip_network(plain, strict=False))
