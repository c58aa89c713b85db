"""Bands of Warlords and Warrior Prince: the elements that they go with in a war (AA-13.9, AA-27.1).

They are noted by seat, in twos: who it is, and the type of his element; elements of a type are alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import is_blocked, kind_of
from heptarchy.games.arthur.realm import has_card, is_home
from heptarchy.games.arthur.table.state import NOBODY, changed, replaced

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign

PRINCE: Final = t.PROVINCES  # who a band is of, if it is no Warlord's: else the province in which he sits
BANDS: Final = 2
ROOM: Final = 16  # for bands beside a seat, in an argument


def warlords_with(s: Campaign, seat: int) -> list[int]:
    """AA-7.5: the provinces of the Warlords who go with him, each as often as it has one; cut off, they are absent.

    A raid on a home costs part of the base army and cuts nobody off (AA-8.4).
    """
    found: list[int] = []
    for province in range(t.PROVINCES):
        if s.owner[province] == seat and (is_home(s, province) or not is_blocked(s, province)):
            found.extend([province] * s.warlords[province])
    return found


def leaders(s: Campaign, seat: int) -> list[int]:
    """AA-13.9: for whom a band is to be named: the Warlords by their provinces, then the Warrior Prince."""
    found = warlords_with(s, seat)
    return [*found, PRINCE] if has_card(s, seat, t.WARRIOR_PRINCE) else found


def bands_in(s: Campaign, seat: int) -> int:
    """AA-27.1: how many Warlords and Princes are in this war with him."""
    return len(s.bands[seat]) // BANDS


def leader_at(s: Campaign, seat: int, at: int) -> int:
    """Who that is: the Prince, or the province of a Warlord."""
    return s.bands[seat][BANDS * at]


def band_at(s: Campaign, seat: int, at: int) -> int:
    """The type of the element that he goes with; NOBODY if he has lost it."""
    return s.bands[seat][BANDS * at + 1]


def band_of(s: Campaign, seat: int, who: int) -> int:
    """Which of them he is, if he has an element; NOBODY if there is none such."""
    for at in range(bands_in(s, seat)):
        if leader_at(s, seat, at) == who and band_at(s, seat, at) != NOBODY:
            return at
    return NOBODY


def bound_kinds(s: Campaign, seat: int) -> list[int]:
    """The types of the elements that carry a personality, each as often as one does."""
    kinds = [s.leads[seat], *s.bands[seat][1::BANDS]]
    return [kind for kind in kinds if kind != NOBODY]


def free_kinds(s: Campaign, seat: int, army: list[int]) -> list[int]:
    """AA-13.9: the types of which an element of this army carries nobody."""
    bound = bound_kinds(s, seat)
    kinds = [kind_of(one) for one in army]
    return [kind for at, kind in enumerate(kinds) if kind not in kinds[:at] and kinds.count(kind) > bound.count(kind)]


def set_band(s: Campaign, seat: int, at: int, kind: int) -> None:
    """AA-27.1: he goes with an element of another type, or with NOBODY's: his is lost, and he may live."""
    s.bands = replaced(s.bands, seat, changed(s.bands[seat], BANDS * at + 1, kind))


def end_band(s: Campaign, seat: int, at: int) -> None:
    """AA-13.10: he is dead; his element, if it stands, carries nobody."""
    row = s.bands[seat]
    s.bands = replaced(s.bands, seat, row[: BANDS * at] + row[BANDS * (at + 1) :])


def end_prince(s: Campaign, seat: int) -> None:
    """AA-C35: he is nobody once his ruler is dead."""
    if s.bands and PRINCE in s.bands[seat][::BANDS]:
        end_band(s, seat, s.bands[seat][::BANDS].index(PRINCE))
