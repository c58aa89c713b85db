"""Battle or siege, and how a war is waged (AA-9.12 to AA-9.15, AA-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told
from heptarchy.games.arthur.field import fight_battle
from heptarchy.games.arthur.settlement import settle_war
from heptarchy.games.arthur.siege import begin_siege
from heptarchy.games.arthur.table.actions import ENDURE, FIGHT

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign


def choose_fields(s: Campaign, _: int) -> None:
    """AA-9.12: the C-in-C of each attacked side chooses, in the order of declaration, before either is fought."""
    for i in range(len(s.wars) - 1, -1, -1):
        s.push(choose_field, i)


def choose_field(s: Campaign, i: int) -> None:
    """AA-9.12: battle or siege."""
    s.ask(s.wars[i].chief[1], [FIGHT[0], ENDURE[0]], then=settle_field, arg=i, rule="AA-9.12")


def settle_field(s: Campaign, i: int, answer: int) -> None:
    """AA-9.12: all know it."""
    s.wars[i].siege = answer == ENDURE[0]
    s.tell(told.STANDS_SIEGE if s.wars[i].siege else told.GIVES_BATTLE, s.wars[i].chief[1])


def wage(s: Campaign, _: int) -> None:
    """AA-9.13: one war after the other, each settled before the next is fought."""
    for i in range(len(s.wars) - 1, -1, -1):
        s.then(begin_siege if s.wars[i].siege else fight_battle, settle_war, arg=i)
