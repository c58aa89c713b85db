"""Laying the ground: the defenders' C-in-C places the features, or leaves them to the lot (DBA-3.5, DBA-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba.book import why
from heptarchy.games.dba.book.told import LAID as LAID_DOWN
from heptarchy.games.dba.book.told import LITTORAL as TAKEN_AS_COAST
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.fitting import COAST_TO_CHOOSE, refuse_feature, refuse_layout
from heptarchy.games.dba.lots import drawn_layout, feature_offers
from heptarchy.games.dba.table.actions import COUNTRY, LAID, LAY, LAY_BY_LOT, LOT, LOTS
from heptarchy.games.dba.table.feature_numbers import pack_feature, unpack_lay
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

# The questions


def choose_country(s: Battle, arg: int) -> None:
    """AA-23.1, DBA-30.1: where there is a coast the C-in-C of the side that defends may take littoral instead."""
    if s.coast != COAST_TO_CHOOSE or s.features or s.country == t.LITTORAL:
        return
    options = [COUNTRY[s.country], COUNTRY[t.LITTORAL]]
    s.ask(s.chief[1 - s.attacker], options, then=take_country, rule="DBA-30.1", why=refuse_country)


def refuse_country(s: Battle, arg: int, action: int) -> Refusal | None:
    """AA-23.1: the land as it is, or littoral."""
    if COUNTRY.holds(action):
        return why.ANOTHER_LAND.by("DBA-30.1")
    return why.SAY_IF_LITTORAL.by("DBA-30.1")


def take_country(s: Battle, arg: int, action: int) -> None:
    """AA-23.1: the ground is laid as that of this country."""
    s.country = COUNTRY.arg(action)
    if s.country == t.LITTORAL:
        s.tell(TAKEN_AS_COAST, s.chief[1 - s.attacker])


def lay_ground(s: Battle, arg: int) -> None:
    """DBA-3.5, DBA-4.2: the C-in-C of the side that defends lays the ground, unless it lies there already."""
    if s.features:
        return
    if s.lay_by_lot:
        cast_lot(s, 0)
    else:
        ask_feature(s, 0)


def ask_feature(s: Battle, arg: int) -> None:
    """DBA-3.5: one feature more, or the end of it as soon as number and quarters are right, or the lot."""
    options = [LAY[pack_feature(f)] for f in feature_offers(s)]
    if refuse_layout(s, s.features) is None:
        options.append(LAID[0])
    options.append(LAY_BY_LOT[0])
    s.ask(s.chief[1 - s.attacker], options, then=lay_feature, rule="DBA-3.5", why=refuse_lay, judged=True)


def refuse_lay(s: Battle, arg: int, action: int) -> Refusal | None:
    """DBA-3.2, DBA-30: what may be laid, and when the ground is finished."""
    if action == LAY_BY_LOT[0]:
        return None
    if action == LAID[0]:
        return refuse_layout(s, s.features)
    if not LAY.holds(action):
        return why.YOU_LAY.by("DBA-3.5")
    return refuse_feature(s, s.features, unpack_lay(LAY.arg(action)))


def lay_feature(s: Battle, arg: int, action: int) -> None:
    """DBA-3.5: the feature lies there; the lot takes away all that was laid."""
    if action == LAID[0]:
        return
    if action == LAY_BY_LOT[0]:
        s.features = []
        s.push(cast_lot)
        return
    f = unpack_lay(LAY.arg(action))
    s.features = [*s.features, f]
    s.tell(LAID_DOWN, f.kind)
    s.push(ask_feature)


def cast_lot(s: Battle, arg: int) -> None:
    """DBA-3.5: fate lays the whole ground."""
    s.roll(LOTS, then=lay_lot, rule="DBA-3.5")


def lay_lot(s: Battle, arg: int, action: int) -> None:
    """DBA-3.5: the layout that goes with the number."""
    s.features = drawn_layout(s, LOT.arg(action))
    for f in s.features:
        s.tell(LAID_DOWN, f.kind)
