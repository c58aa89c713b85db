"""The levy with its arithmetic: what a player could bring to a war now, line by line (AA-7.12). From open facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import (
    FROM_CARD,
    FROM_HOME,
    FROM_PROVINCE,
    FROM_TITLE,
    away,
    base_army,
    card_levy,
    chosen_elements,
    default_kinds,
    home_marks,
    is_base,
    is_blocked,
    kind_of,
    province_levy,
    send_out,
    source_of,
    sure_elements,
)
from heptarchy.games.arthur.realm import has_card, home_of, is_home, lies_before
from heptarchy.games.arthur.table.state import SAXON
from heptarchy.games.dba.data.tables import KN, TYPE_KEYS

if TYPE_CHECKING:
    from heptarchy.games.arthur.table import seen
    from heptarchy.games.arthur.table.state import Campaign


def levy_lines(s: Campaign, seat: int) -> list[seen.LevyLine]:
    """Sources in the order of AA-7.12: what each gives, and what raids take; `count` of the lines adds up to the levy.

    Elements whose type is chosen at the levy say "any". What a war forbids is not known before it.
    """
    base = kinds_in(base_army(s, seat))
    if s.people[seat] == SAXON:
        base[-1] = "any"  # AA-7.1: Warband or Psiloi
    lines = [line("home", t.PROVINCE_KEYS[home_of(s, seat)], base)]
    for province in range(t.PROVINCES):
        if s.owner[province] == seat:
            levy = province_levy(s, province)
            if levy:
                lost = is_blocked(s, province) and not is_home(s, province)
                lines.append(line("province", t.PROVINCE_KEYS[province], kinds_in(levy), lost))
    if s.people[seat] != SAXON and has_card(s, seat, t.CHARISMA):
        lines.append(line("card", t.CARD_KEYS[t.CHARISMA], ["any"] * s.params.charisma_levy))
    for one in card_levy(s, seat, meets_britons=False):
        lines.append(line("card", t.CARD_KEYS[source_of(one) - FROM_CARD], kinds_in([one])))
    for _ in range(lies_before(s, seat, t.MEN_OF_THE_HEARTH)):
        lines.append(line("card", t.CARD_KEYS[t.MEN_OF_THE_HEARTH], ["any"]))
    if s.holder[t.PENDRAGON] == seat:
        lines.append(line("title", t.TITLE_KEYS[t.PENDRAGON], [TYPE_KEYS[KN]]))
    lines.extend(raid_lines(s, seat))
    return lines


def raid_lines(s: Campaign, seat: int) -> list[seen.LevyLine]:
    """AA-8.2, AA-8.4: raiders that are missing, and what raids on the home cost the rest of its army."""
    found: list[seen.LevyLine] = []
    army = [
        *sure_elements(s, seat, meets_britons=False),
        *chosen_elements(s, seat, default_kinds(s, seat, meets_britons=False)),
    ]
    for one in away(s, seat):
        if send_out(army, one):
            found.append({"from": "raiders", "key": source_key(s, seat, one), "kinds": kinds_in([one]), "count": -1})
    cost = min(s.params.home_raid * home_marks(s, seat), len([one for one in army if is_base(one)]) - 1)
    if cost:
        found.append({"from": "home_raided", "key": t.PROVINCE_KEYS[home_of(s, seat)], "kinds": [], "count": -cost})
    return found


def line(source: seen.Source, key: str, kinds: list[seen.Levied], blocked: bool = False) -> seen.LevyLine:
    """One source; `blocked` says that a raid or ships keep it from giving anything."""
    return {"from": source, "key": key, "kinds": kinds, "blocked": blocked, "count": 0 if blocked else len(kinds)}


def kinds_in(army: list[int]) -> list[seen.Levied]:
    """Elements by the keys of their types."""
    return [TYPE_KEYS[kind_of(one)] for one in army]


def source_key(s: Campaign, seat: int, one: int) -> str:
    """Where an element comes from, by its key."""
    source = source_of(one)
    if source == FROM_HOME:
        return t.PROVINCE_KEYS[home_of(s, seat)]
    if source < FROM_CARD:
        return t.PROVINCE_KEYS[source - FROM_PROVINCE]
    return t.TITLE_KEYS[t.PENDRAGON] if source == FROM_TITLE else t.CARD_KEYS[source - FROM_CARD]
