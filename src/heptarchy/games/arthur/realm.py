"""Who has what: land, borders, homes, fealty, rank (AA-6, AA-12, AA-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.state import BRITISH, IRISH, NOBODY, OFF_MAP, SAXON

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign


LAND_RANK: Final = 1  # AA-12.1: of a province

# By province: those that touch it, as bits
NEAR: Final[list[int]] = [sum(1 << other for other in others) for others in t.ADJACENT]


def home_of(s: Campaign, seat: int) -> int:
    """AA-1.1: the home province of a player."""
    return t.HOME_OF[s.kingdom[seat]]


def is_home(s: Campaign, province: int) -> bool:
    """AA-6.6: the home of a player; with `share_out` the home of an unused kingdom is an ordinary province (AA-2.3)."""
    return t.IS_HOME[province] and t.KINGDOM_OF[province] in s.kingdom


def land_of(s: Campaign, seat: int) -> list[int]:
    """All provinces of a player, home included."""
    return [province for province in range(t.PROVINCES) if s.owner[province] == seat]


def neighbours(s: Campaign, province: int) -> list[int]:
    """AA-6.5: provinces in play that touch it."""
    return [other for other in t.ADJACENT[province] if s.owner[other] != OFF_MAP]


def touches_land(s: Campaign, province: int, seat: int) -> bool:
    """Does a province touch the land of a player?"""
    for other in t.ADJACENT[province]:  # noqa: SIM110 -- asked often: a generator would cost more than it saves
        if s.owner[other] == seat:
            return True
    return False


def border_of(s: Campaign, seat: int) -> int:
    """Provinces that touch the land of a player, as bits; his own are among them."""
    near = 0
    for province in range(t.PROVINCES):
        if s.owner[province] == seat:
            near |= NEAR[province]
    return near


def may_settle(s: Campaign, province: int) -> bool:
    """AA-6.2: on the Saxon Shore, or beside a Saxon province of anyone."""
    if t.COASTS[province] & t.SAXON_SHORE:
        return True
    return any(s.population[other] == SAXON for other in neighbours(s, province))


def is_waiting(s: Campaign, province: int) -> bool:
    """AA-13.3: unowned since a death, until a decisive war."""
    return s.owner[province] == NOBODY and s.heir_of[province] != NOBODY


def is_irish_waste(s: Campaign, province: int) -> bool:
    """AA-6.4: Irish and nobody's: it can't be claimed."""
    return s.owner[province] == NOBODY and s.population[province] == IRISH and s.heir_of[province] == NOBODY


# Cards that lie before a player


def lies_before(s: Campaign, seat: int, card: int) -> int:
    """How many of these cards lie before a player."""
    return s.lying[seat].count(card)


def has_card(s: Campaign, seat: int, card: int) -> bool:
    """Does one lie before him?"""
    return card in s.lying[seat]


# Fealty (AA-14)


def lord_of(s: Campaign, seat: int) -> int:
    """AA-14.6: his lord, unless a Rebellion lies before him."""
    return NOBODY if t.REBELLION in s.lying[seat] else s.lord[seat]


def liege(s: Campaign, seat: int) -> int:
    """AA-5.9: who becomes lord where this player is entitled to: himself, or his own lord."""
    lord = lord_of(s, seat)
    return seat if lord == NOBODY else lord


def vassals_of(s: Campaign, seat: int) -> list[int]:
    """AA-14.1: those whose lord he is, and who do not rebel."""
    return [other for other in range(s.players) if lord_of(s, other) == seat]


def are_bound(s: Campaign, a: int, b: int) -> bool:
    """AA-9.3, AA-14.4: lord and vassal, or vassals of one lord: they stand together in war."""
    lord_a, lord_b = lord_of(s, a), lord_of(s, b)
    return lord_a == b or lord_b == a or (lord_a != NOBODY and lord_a == lord_b)


def are_lord_and_vassal(s: Campaign, a: int, b: int) -> bool:
    """AA-14.3: these two make no claims on each other's land and titles."""
    return lord_of(s, a) == b or lord_of(s, b) == a


def is_placed(s: Campaign, seat: int) -> bool:
    """AA-9.7: is he in a war already?"""
    return any(war.side[seat] != NOBODY for war in s.wars)


# Rank (AA-12)


def rank_counts(s: Campaign, seat: int) -> list[int]:
    """AA-12.1: what counts for a player: a British ruler, provinces, Warlords in them, vassals, titles."""
    land = warlords = 0
    for province in range(t.PROVINCES):
        if s.owner[province] == seat:
            land += 1
            warlords += s.warlords[province]
    return [int(s.people[seat] == BRITISH), land, warlords, len(vassals_of(s, seat)), s.holder.count(seat)]


def rank(s: Campaign, seat: int) -> int:
    """AA-12.1: what a player counts for."""
    return worth(s, rank_counts(s, seat))


def worth(s: Campaign, counts: list[int]) -> int:
    """AA-12.1: what these come to, as `rank_counts` has them."""
    british, land, warlords, vassals, titles = counts
    p = s.params
    value = british * p.british_rank + land * LAND_RANK + warlords * p.warlord_rank
    return value + vassals * p.vassal_rank + titles * p.title_rank


def clockwise(s: Campaign, start: int) -> list[int]:
    """All seats from one of them on."""
    place = s.order.index(start)
    return s.order[place:] + s.order[:place]
