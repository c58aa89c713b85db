"""Claims: who may claim what, and how claims come and go (AA-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told, why
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.realm import (
    are_lord_and_vassal,
    border_of,
    is_home,
    is_waiting,
    liege,
    lord_of,
    touches_land,
)
from heptarchy.games.arthur.table.state import BRITISH, NOBODY, OFF_MAP, SAXON, changed

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign
    from heptarchy.kernel.refusal import Refusal

# By title: the people whose rulers may hold it (AA-15.4)
TITLE_PEOPLE = (BRITISH, SAXON)


# Who claims


def claims_province(s: Campaign, seat: int, province: int) -> bool:
    """Has he a claim on it?"""
    return s.claims[province] >> seat & 1 == 1


def claims_title(s: Campaign, seat: int, title: int) -> bool:
    """Has he a claim on it?"""
    return s.title_claims[title] >> seat & 1 == 1


def claims_throne(s: Campaign, seat: int, other: int) -> bool:
    """AA-5.2: does he claim to become the lord of the other?"""
    return s.throne_claims[other] >> seat & 1 == 1


def claimants(s: Campaign, bits: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(s.players) if bits >> seat & 1]


# What may be claimed (AA-5.4, AA-5.5)


def refuse_land(s: Campaign, seat: int, province: int) -> Refusal | None:
    """AA-5.5: why a player may not have a claim on a province, whichever card would make it."""
    owner = s.owner[province]
    if is_home(s, province):
        return why.HOME.by("AA-5.5", province)
    if owner == seat:
        return why.YOURS.by("AA-5.5", province)
    if owner == NOBODY and not is_waiting(s, province):
        return why.IRISH_ALONE.by("AA-5.5", province)
    if claims_province(s, seat, province):
        return why.CLAIMED.by("AA-5.5", province)
    if owner != NOBODY and are_lord_and_vassal(s, seat, owner):
        return why.BOUND_LAND.by("AA-14.3", province)
    if not touches_land(s, province, seat):
        return why.DOES_NOT_TOUCH.by("AA-4.1", province)
    return None


def refuse_claim(s: Campaign, seat: int, province: int) -> Refusal | None:
    """AA-4.1: Establish Claim is for land of another player; what waits for an owner it leaves to him who claims it."""
    refusal = refuse_land(s, seat, province)
    if refusal is None and s.owner[province] == NOBODY:
        return why.NO_OWNER.by("AA-4.1", province)
    return refusal


def claimable(s: Campaign, seat: int) -> list[int]:
    """AA-5.5: the provinces that `refuse_land` has nothing against, looked for along his border."""
    near = border_of(s, seat)
    found: list[int] = []
    for province in range(t.PROVINCES):
        owner = s.owner[province]
        if near >> province & 1 and owner != seat and owner != OFF_MAP and refuse_land(s, seat, province) is None:
            found.append(province)
    return found


def refuse_title(s: Campaign, seat: int, title: int) -> Refusal | None:
    """AA-5.4, AA-5.5: why a player may not claim a title."""
    holder = s.holder[title]
    if s.people[seat] != TITLE_PEOPLE[title]:
        return why.NOT_OF_PEOPLE.by("AA-5.4", title)
    if holder == seat:
        return why.TITLE_YOURS.by("AA-5.5", title)
    if claims_title(s, seat, title):
        return why.TITLE_CLAIMED.by("AA-5.5", title)
    if holder != NOBODY and are_lord_and_vassal(s, seat, holder):
        return why.BOUND_TITLE.by("AA-14.3", title)
    return None


def refuse_throne(s: Campaign, seat: int, other: int) -> Refusal | None:
    """AA-5.5: why a player may not claim another's throne."""
    if seat == other:
        return why.OWN_THRONE.by("AA-5.2")
    if claims_throne(s, seat, other):
        return why.THRONE_CLAIMED.by("AA-5.5")
    if lord_of(s, other) in (seat, liege(s, seat)):
        return why.BOUND_THRONE.by("AA-5.5")
    return None


# Claims come


def add_claim(s: Campaign, seat: int, province: int) -> None:
    """AA-5.1: a claim is noted, and changes nothing yet."""
    s.claims = changed(s.claims, province, s.claims[province] | 1 << seat)
    s.tell(told.CLAIMED, seat, province)


def add_title_claim(s: Campaign, seat: int, title: int) -> None:
    """AA-5.4: the same for a title."""
    s.title_claims = changed(s.title_claims, title, s.title_claims[title] | 1 << seat)
    s.tell(told.CLAIMED_TITLE, seat, title)


def add_throne_claim(s: Campaign, seat: int, other: int, card: int) -> None:
    """AA-5.2: the same for a throne; the card lies there as long as the claim does."""
    s.throne_claims = changed(s.throne_claims, other, s.throne_claims[other] | 1 << seat)
    s.throne_cards = changed(s.throne_cards, other * s.players + seat, card)
    s.tell(told.CLAIMED_THRONE, seat, other)


# Claims go (AA-5.11)


def drop_claim(s: Campaign, seat: int, province: int) -> None:
    """AA-5.11: a claim on a province is over."""
    if claims_province(s, seat, province):
        s.claims = changed(s.claims, province, s.claims[province] & ~(1 << seat))
        s.tell(told.CLAIM_ENDED, seat, province)


def drop_title_claim(s: Campaign, seat: int, title: int) -> None:
    """AA-5.11: a claim on a title is over."""
    if claims_title(s, seat, title):
        s.title_claims = changed(s.title_claims, title, s.title_claims[title] & ~(1 << seat))
        s.tell(told.TITLE_CLAIM_ENDED, seat, title)


def drop_throne_claim(s: Campaign, seat: int, other: int) -> None:
    """AA-5.11: a claim on a throne is over, and its card goes to the discard pile."""
    if claims_throne(s, seat, other):
        s.throne_claims = changed(s.throne_claims, other, s.throne_claims[other] & ~(1 << seat))
        at = other * s.players + seat
        s.discard[s.throne_cards[at]] += 1
        s.throne_cards = changed(s.throne_cards, at, NOBODY)
        s.tell(told.THRONE_CLAIM_ENDED, seat, other)


def drop_all_claims(s: Campaign, seat: int) -> None:
    """AA-5.11: all that a player claims (Assassin, Fall of the Mighty, Saxon Usurper)."""
    for province in range(t.PROVINCES):
        drop_claim(s, seat, province)
    for title in range(t.TITLES):
        drop_title_claim(s, seat, title)
    for other in range(s.players):
        drop_throne_claim(s, seat, other)


def drop_claims_between(s: Campaign, lord: int, vassal: int) -> None:
    """AA-14.3: claims of either on land and titles of the other are gone."""
    for seat, other in ((lord, vassal), (vassal, lord)):
        for province in range(t.PROVINCES):
            if s.owner[province] == other:
                drop_claim(s, seat, province)
        for title in range(t.TITLES):
            if s.holder[title] == other:
                drop_title_claim(s, seat, title)


def drop_unfit_claims(s: Campaign, seat: int) -> None:
    """AA-5.12: a claim on a title that his ruler may no longer hold is gone."""
    for title in range(t.TITLES):
        if s.people[seat] != TITLE_PEOPLE[title]:
            drop_title_claim(s, seat, title)


# Things change hands (AA-5.10)


def give_land(s: Campaign, province: int, seat: int) -> None:
    """AA-5.10: a province has a new owner. His claim on it is done; others stay, but for AA-14.3."""
    s.owner[province] = seat
    s.heir_of = changed(s.heir_of, province, NOBODY)
    s.claims = changed(s.claims, province, s.claims[province] & ~(1 << seat))
    s.tell(told.LAND_GAINED, seat, province)
    for other in claimants(s, s.claims[province]):
        if are_lord_and_vassal(s, other, seat):
            drop_claim(s, other, province)


def give_title(s: Campaign, title: int, seat: int) -> None:
    """AA-5.10: the same for a title."""
    s.holder = changed(s.holder, title, seat)
    s.crowned = changed(s.crowned, title, s.round)
    s.title_claims = changed(s.title_claims, title, s.title_claims[title] & ~(1 << seat))
    s.tell(told.TITLE_GAINED, seat, title)
    for other in claimants(s, s.title_claims[title]):
        if are_lord_and_vassal(s, other, seat):
            drop_title_claim(s, other, title)


def lay_title_down(s: Campaign, title: int) -> None:
    """AA-15.4: a title lies beside the map again; claims on it stay."""
    if s.holder[title] != NOBODY:
        s.tell(told.TITLE_LOST, s.holder[title], title)
        s.holder = changed(s.holder, title, NOBODY)
