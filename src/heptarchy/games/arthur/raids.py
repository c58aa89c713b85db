"""Raids (AA-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told, why
from heptarchy.games.arthur.levy import FROM_CARD, FROM_HOME, FROM_PROVINCE, could_raid, kind_of, source_of
from heptarchy.games.arthur.table.actions import RAIDERS_BASE, RAIDERS_BY, RAIDERS_FROM
from heptarchy.games.arthur.table.state import MARKS
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign


def raider_action(one: int) -> int:
    """An element of the levy as an answer: a type of the base army, a province or a card."""
    source = source_of(one)
    if source == FROM_HOME:
        return RAIDERS_BASE[kind_of(one)]
    if source < FROM_CARD:
        return RAIDERS_FROM[source - FROM_PROVINCE]
    return RAIDERS_BY[source - FROM_CARD]


def ask_raiders(s: Campaign, province: int) -> None:
    """AA-8.2: which element goes out."""
    options = [raider_action(one) for one in could_raid(s, s.active)]
    s.ask(s.active, options, then=settle_raid, arg=province, rule="AA-8.2", why=refuse_raiders)


def refuse_raiders(s: Campaign, province: int, action: int) -> Refusal | None:
    """AA-8.2: why these do not go out."""
    if action in [raider_action(one) for one in could_raid(s, s.by)]:
        return None
    if RAIDERS_BASE.holds(action):
        return why.NO_RAIDERS_OF.by("AA-8.2", RAIDERS_BASE.arg(action))
    if RAIDERS_FROM.holds(action):
        return why.NO_RAIDERS_FROM.by("AA-8.2", RAIDERS_FROM.arg(action))
    if RAIDERS_BY.holds(action):
        return why.NO_RAIDERS_BY.by("AA-8.2", RAIDERS_BY.arg(action))
    return None


def settle_raid(s: Campaign, province: int, answer: int) -> None:
    """AA-8.2, AA-8.3: the mark lies until his next turn, and the element is away as long."""
    for one in could_raid(s, s.active):
        if raider_action(one) == answer:
            s.raids = [*s.raids, s.active, province, one]
            s.tell(told.RAIDED, s.active, province)
            return


def end_raids(s: Campaign, seat: int) -> None:
    """AA-3.2: his raiders are back."""
    kept: list[int] = []
    for i in range(0, len(s.raids), MARKS):
        if s.raids[i] != seat:
            kept.extend(s.raids[i : i + MARKS])
        else:
            s.tell(told.RAIDERS_BACK, seat, s.raids[i + 1])
    s.raids = kept
