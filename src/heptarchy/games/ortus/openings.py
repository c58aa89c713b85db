"""Modules that change how a game begins: free Towers (OV-1)."""

from __future__ import annotations

from heptarchy.games.ortus.book import why
from heptarchy.games.ortus.cards import add_tower
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.actions import TOWER
from heptarchy.games.ortus.table.modules import TOURNAMENT, plays_with
from heptarchy.games.ortus.table.state import BOUGHT, Ortus
from heptarchy.kernel.events import only
from heptarchy.kernel.refusal import Refusal


def give_towers(s: Ortus, _: int) -> None:
    """OV-1: in a tournament each Earl starts with free Towers from the tray."""
    if not plays_with(s, TOURNAMENT):
        return
    for house in range(s.players - 1, -1, -1):
        for _i in range(s.params.tournament_towers):
            s.push(ask_free_tower, house)


def ask_free_tower(s: Ortus, house: int) -> None:
    """OV-1: any card of the tray, face down, chosen in secret."""
    base = house * t.KINDS
    menu = [TOWER.base + kind for kind in range(t.KINDS) if s.tray[base + kind]]
    s.ask(house, menu, then=take_free_tower, arg=house, rule="OV-1", why=refuse_free_tower, audience=only(house))


def refuse_free_tower(s: Ortus, house: int, action: int) -> Refusal | None:
    """OV-1: only what lies in the tray."""
    if TOWER.holds(action) and not s.tray[house * t.KINDS + TOWER.arg(action)]:
        return why.NOT_IN_TRAY.by("OV-1", TOWER.arg(action))
    return None


def take_free_tower(s: Ortus, house: int, answer: int) -> None:
    """OV-1: it is in play beside the deck."""
    kind = TOWER.arg(answer)
    s.tray[house * t.KINDS + kind] -= 1
    add_tower(s, house, kind, BOUGHT)
