"""House Divided (OV-13): one Earl fixes half of every deck."""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.horde import bag_weights
from heptarchy.games.ortus.table.actions import COPIES, CUBE
from heptarchy.games.ortus.table.modules import DIVIDED, plays_with
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.kernel.refusal import Refusal


def draw_divider(s: Ortus, _: int) -> None:
    """OV-13: a cube of the bag says who fixes the common cards."""
    if plays_with(s, DIVIDED):
        s.roll(bag_weights(s, s.players), then=name_divider, rule="OV-13")


def name_divider(s: Ortus, _: int, answer: int) -> None:
    """OV-13: that Earl chooses openly; the cube goes back."""
    house = CUBE.arg(answer)
    s.tell(told.DIVIDES, house)
    s.push(ask_common, house)


def ask_common(s: Ortus, house: int) -> None:
    """OV-13: how many of the next type every deck holds."""
    s.ask(house, common_menu(s), then=fix_common, arg=house, rule="OV-13", why=refuse_common)


def common_menu(s: Ortus) -> list[int]:
    """The copies of the next type with which the common cards can come to their number."""
    kind = len(s.common)
    left = s.params.common_cards - sum(s.common)
    later = (t.DECK_TYPES - 1 - kind) * s.params.copies_per_type
    return [COPIES[kind].base + n for n in range(max(0, left - later), min(left, s.params.copies_per_type) + 1)]


def refuse_common(s: Ortus, house: int, action: int) -> Refusal | None:
    """OV-13: why not so many."""
    kind = len(s.common)
    for named in range(t.DECK_TYPES):
        if COPIES[named].holds(action) and named != kind:
            return why.NEXT_TYPE.by("OV-13", kind)
    if COPIES[kind].holds(action) and action not in common_menu(s):
        return why.COMMON_OF_EXACTLY.by("OV-13", s.params.common_cards)
    return None


def fix_common(s: Ortus, house: int, answer: int) -> None:
    """OV-13: when all types are settled, every Earl's deck begins with these cards, and all know it."""
    kind = len(s.common)
    n = COPIES[kind].arg(answer)
    s.common = [*s.common, n]
    s.tell(told.COMMON, n, kind)
    if len(s.common) < t.DECK_TYPES:
        s.push(ask_common, house)
        return
    s.revealed = s.revealed[:]
    for earl in range(s.players):
        for kind in range(t.DECK_TYPES):
            place = earl * t.KINDS + kind
            s.tray[place] -= s.common[kind]
            s.deck[place] += s.common[kind]
            s.revealed[place] = s.common[kind]
