"""Thanes (OV-12): who has most of them out may take a card of the tray; but those that are out can be killed."""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.resourceful import fetch
from heptarchy.games.ortus.table.actions import FETCH, THANES
from heptarchy.games.ortus.table.modules import THANES as MODULE
from heptarchy.games.ortus.table.modules import plays_with
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.kernel.events import only
from heptarchy.kernel.refusal import Refusal


def look_at_thanes(s: Ortus, house: int) -> None:
    """OV-12: at the very start of a turn: has he strictly more out than every other Earl?"""
    if not plays_with(s, MODULE):
        return
    s.thanes_set = False
    s.thanes_lead = s.thanes_out[house] > 0
    for other in range(s.houses):
        if other != house and s.thanes_out[other] >= s.thanes_out[house]:
            s.thanes_lead = False
    if s.thanes_lead:
        s.tell(told.THANES_LEAD, house)


def has_thanes_out(s: Ortus, house: int) -> bool:
    """OV-12: whether there is any to attack."""
    return plays_with(s, MODULE) and s.thanes_out[house] > 0


# The free step


def refuse_thanes(s: Ortus, house: int, n: int) -> Refusal | None:
    """OV-12: not in the first turn, once a turn, and no more than he has."""
    if not plays_with(s, MODULE):
        return why.NO_THANES_HERE.by("OV-12")
    if s.turns[house] <= 1:
        return why.THANES_STAY.by("OV-12")
    if s.thanes_set:
        return why.THANES_MOVED.by("OV-12")
    if n == s.thanes_out[house]:
        return why.THANES_OUT_ALREADY.by("OV-12")
    if n > s.thanes_home[house] + s.thanes_out[house]:
        return why.THANES_ALL.by("OV-12", s.thanes_home[house] + s.thanes_out[house])
    return None


def thane_steps(s: Ortus, house: int, menu: list[int]) -> None:
    """OV-12: how many may be out from now on. Must agree with `refuse_thanes`."""
    if plays_with(s, MODULE) and s.turns[house] > 1 and not s.thanes_set:
        for n in range(s.thanes_home[house] + s.thanes_out[house] + 1):
            if n != s.thanes_out[house]:
                menu.append(THANES.base + n)


def set_thanes(s: Ortus, house: int, n: int) -> None:
    """OV-12: pushed out or pulled back."""
    s.thanes_home[house] += s.thanes_out[house] - n
    s.thanes_out[house] = n
    s.thanes_set = True
    s.tell(told.THANES_SET, house, n)


# Attacks on them


def kill_thanes(s: Ortus, _: int) -> None:
    """OV-12: one for each point past the fielded defenders."""
    battle = the_battle(s)
    s.thanes_out[battle.defender] -= battle.points
    s.tell(told.THANES_KILLED, battle.defender, battle.points)
    battle.points = 0


# The special Action


def refuse_summons(s: Ortus, house: int) -> Refusal | None:
    """OV-12: it takes the lead, and a tray."""
    if not plays_with(s, MODULE):
        return why.NO_THANES_HERE.by("OV-12")
    if not s.thanes_lead:
        return why.THANES_DO_NOT_LEAD.by("OV-12")
    if count_of(s.tray, house) == 0:
        return why.TRAY_EMPTY.by("OV-12")
    return None


def ask_summoned(s: Ortus, house: int) -> None:
    """OV-12: any card of the tray; nobody else sees which."""
    base = house * t.KINDS
    menu = [FETCH.base + kind for kind in range(t.KINDS) if s.tray[base + kind]]
    s.ask(house, menu, then=fetch, arg=house, rule="OV-12", why=refuse_card, audience=only(house))


def refuse_card(s: Ortus, house: int, action: int) -> Refusal | None:
    """OV-12: only what lies in the tray."""
    if FETCH.holds(action) and not s.tray[house * t.KINDS + FETCH.arg(action)]:
        return why.NOT_IN_TRAY.by("OV-12", FETCH.arg(action))
    return None
