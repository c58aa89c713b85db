"""Death of rulers and other personalities (AA-13), and change of people (AA-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur import told
from heptarchy.games.arthur.claims import (
    TITLE_PEOPLE,
    add_claim,
    add_title_claim,
    claimants,
    drop_all_claims,
    drop_unfit_claims,
    give_land,
    give_title,
    lay_title_down,
)
from heptarchy.games.arthur.fealty import end_claims_of_the_bound, swear
from heptarchy.games.arthur.realm import are_bound, home_of, is_home, lord_of
from heptarchy.games.arthur.state import BRITISH, NOBODY, SAXON, USURPER, changed, replaced, without

if TYPE_CHECKING:
    from heptarchy.games.arthur.state import Campaign


def die(s: Campaign, seat: int, cause: int, keeps_claims: bool, free_claims: bool) -> None:
    """AA-13.1, AA-13.11: a ruler is dead and an heir of his people rules; what follows, in this order."""
    s.tell(told.RULER_DIED, seat, s.reign[seat], s.blood[seat])
    s.graves = [*s.graves, seat, s.blood[seat], s.round, cause]
    s.reign = changed(s.reign, seat, s.reign[seat] + 1)
    s.blood = changed(s.blood, seat, s.people[seat])
    lost = inherit_land(s, seat)
    titles = inherit_titles(s, seat)
    inherit_throne(s, seat)
    if not keeps_claims:
        drop_all_claims(s, seat)
    if free_claims:
        claim_back(s, seat, lost, titles)
    bury_cards(s, seat)


def inherit_land(s: Campaign, seat: int) -> list[int]:
    """AA-13.2, AA-13.3: one claimant takes a province; two or more leave it unowned. What the ruler has lost."""
    lost: list[int] = []
    for province in range(t.PROVINCES):
        if s.owner[province] != seat or is_home(s, province):
            continue
        heirs = claimants(s, s.claims[province])
        if len(heirs) == 1:
            give_land(s, province, heirs[0])
            lost.append(province)
        elif heirs:
            s.owner[province] = NOBODY
            s.heir_of = changed(s.heir_of, province, seat)
            s.tell(told.LAND_VACANT, seat, province)
            lost.append(province)
    return lost


def inherit_titles(s: Campaign, seat: int) -> list[int]:
    """AA-13.2, AA-13.3: the same for titles."""
    lost: list[int] = []
    for title in range(t.TITLES):
        heirs = claimants(s, s.title_claims[title])
        if s.holder[title] != seat or not heirs:
            continue
        if len(heirs) == 1:
            give_title(s, title, heirs[0])
        else:
            lay_title_down(s, title)
        lost.append(title)
    return lost


def inherit_throne(s: Campaign, seat: int) -> None:
    """AA-5.9, AA-13.7: one who claims the throne becomes lord; several keep their claims."""
    heirs = claimants(s, s.throne_claims[seat])
    if s.params.throne_on_death and len(heirs) == 1:
        swear(s, seat, heirs[0])


def claim_back(s: Campaign, seat: int, lost: list[int], titles: list[int]) -> None:
    """AA-13.4: the heir has a free claim on each thing that was lost, where AA-5.5 does not forbid it."""
    for province in lost:
        owner = s.owner[province]
        if owner == NOBODY or not are_bound(s, seat, owner):
            add_claim(s, seat, province)
    for title in titles:
        holder = s.holder[title]
        if s.people[seat] == TITLE_PEOPLE[title] and (holder == NOBODY or not are_bound(s, seat, holder)):
            add_title_claim(s, seat, title)


def bury_cards(s: Campaign, seat: int) -> None:
    """AA-13.6: cards that belonged to the ruler are discarded."""
    for card in s.lying[seat]:
        if t.CARD_KIND[card] == t.RULER_CARD:
            discard_lying(s, seat, card)


def discard_lying(s: Campaign, seat: int, card: int) -> None:
    """A card that lay before a player goes to the discard pile."""
    s.lying = replaced(s.lying, seat, without(s.lying[seat], card))
    s.discard[card] += 1
    s.tell(told.CARD_LEAVES, seat, card)


def kill_warlord(s: Campaign, province: int) -> None:
    """AA-13.10: a Warlord is dead, and his card is discarded."""
    s.warlords = changed(s.warlords, province, s.warlords[province] - 1)
    s.discard[t.WARLORD] += 1
    s.tell(told.WARLORD_DIED, province)


# Change of people (AA-15)


def turn_saxon(s: Campaign, seat: int) -> None:
    """AA-15.1: a Saxon usurper. The ruler dies without free claims; all his claims and cards are lost."""
    die(s, seat, USURPER, keeps_claims=False, free_claims=False)
    set_people(s, seat, SAXON)
    s.blood = changed(s.blood, seat, SAXON)
    lord = s.lord[seat]
    for card in s.lying[seat]:
        discard_lying(s, seat, card)
    if lord != NOBODY and lord_of(s, seat) == lord:
        end_claims_of_the_bound(s, lord)  # a Rebellion went with the other cards: AA-14.3 holds again
    lay_down_unfit(s, seat)


def turn_british(s: Campaign, seat: int) -> None:
    """AA-15.2: cast out. The ruler lives and is a Briton; his pedyt are Spears."""
    set_people(s, seat, BRITISH)
    s.auxilia = changed(s.auxilia, seat, 0)
    lay_down_unfit(s, seat)


def set_people(s: Campaign, seat: int, people: int) -> None:
    """AA-6.3: a home goes with its ruler's people; no other province changes (AA-15.3)."""
    s.people = changed(s.people, seat, people)
    s.population = changed(s.population, home_of(s, seat), people)
    s.tell(told.PEOPLE_CHANGED, seat, people)


def lay_down_unfit(s: Campaign, seat: int) -> None:
    """AA-15.4, AA-5.12: a title that his ruler may not hold lies beside the map; his claims on such titles end."""
    for title in range(t.TITLES):
        if s.holder[title] == seat and s.people[seat] != TITLE_PEOPLE[title]:
            lay_title_down(s, title)
    drop_unfit_claims(s, seat)
