"""Death of rulers and other personalities (AA-13), and change of people (AA-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.bands import PRINCE, end_band, end_prince, leader_at
from heptarchy.games.arthur.book import told, why
from heptarchy.games.arthur.claims import (
    TITLE_PEOPLE,
    add_claim,
    add_title_claim,
    claimants,
    claims_throne,
    drop_all_claims,
    drop_unfit_claims,
    give_land,
    give_title,
    lay_title_down,
)
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.fealty import end_claims_of_the_bound, swear
from heptarchy.games.arthur.levy_question import war_of
from heptarchy.games.arthur.realm import are_lord_and_vassal, home_of, is_home, lord_of
from heptarchy.games.arthur.table.actions import DONE, RENOUNCE, RENOUNCE_TITLE, WAIVE
from heptarchy.games.arthur.table.state import BRITISH, NOBODY, SAXON, SHIPS, USURPER, changed, replaced, without
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign


def die(s: Campaign, seat: int, cause: int, keeps_claims: bool = True) -> None:
    """AA-13.1, AA-13.11, AA-24.1: a ruler is dead and an heir of his people rules; what follows follows at once."""
    fall(s, seat, cause, keeps_claims)
    bury_cards(s, seat)
    s.push(ask_heir, seat)


def fall(s: Campaign, seat: int, cause: int, keeps_claims: bool) -> None:
    """AA-13.11: claims on land, titles and throne are exercised; his own are lost, if that is due."""
    s.tell(told.RULER_DIED, seat, s.reign[seat], s.blood[seat])
    s.graves = [*s.graves, seat, s.blood[seat], s.round, cause]
    s.reign = changed(s.reign, seat, s.reign[seat] + 1)
    s.blood = changed(s.blood, seat, s.people[seat])
    s.lost = [*inherit_land(s, seat), *[t.PROVINCES + title for title in inherit_titles(s, seat)]]
    inherit_throne(s, seat)
    if not keeps_claims:
        drop_all_claims(s, seat)


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
            leave_vacant(s, province)
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
            leave_vacant(s, t.PROVINCES + title)
        lost.append(title)
    return lost


def leave_vacant(s: Campaign, thing: int) -> None:
    """AA-24.4: the war that is being fought is not the next one, which it waits for."""
    if s.wars:
        s.vacated = [*s.vacated, thing]


def inherit_throne(s: Campaign, seat: int) -> None:
    """AA-5.9, AA-13.7: one who claims the throne becomes lord; several keep their claims. AA-25.3: not within a war."""
    heirs = claimants(s, s.throne_claims[seat])
    if not s.params.throne_on_death or len(heirs) != 1:
        return
    war = war_of(s, seat)
    if war is None:
        swear(s, seat, heirs[0])
    else:
        war.oaths = [*war.oaths, seat, heirs[0]]


def swear_oaths(s: Campaign, i: int) -> None:
    """AA-25.3: bonds that a death in this war has made, where the claim is still there."""
    war = s.wars[i]
    for at in range(0, len(war.oaths), 2):
        vassal, claimant = war.oaths[at : at + 2]
        if claims_throne(s, claimant, vassal):
            swear(s, vassal, claimant)


# Free claims (AA-13.4, AA-25)


def may_claim_back(s: Campaign, seat: int, thing: int) -> bool:
    """AA-13.4: a free claim on what was lost, where AA-14.3 and AA-5.12 have nothing against it."""
    title = thing - t.PROVINCES
    owner = s.owner[thing] if title < 0 else s.holder[title]
    if title >= 0 and s.people[seat] != TITLE_PEOPLE[title]:
        return False
    return owner == NOBODY or not are_lord_and_vassal(s, seat, owner)


def ask_heir(s: Campaign, seat: int) -> None:
    """AA-25.2: which free claims he keeps: all that are left, none, or without one of them."""
    s.lost = [thing for thing in s.lost if may_claim_back(s, seat, thing)]
    if not s.lost:
        return
    without_one: list[int] = []
    if len(s.lost) > 1:
        for thing in s.lost:
            title = thing - t.PROVINCES
            without_one.append(RENOUNCE[thing] if title < 0 else RENOUNCE_TITLE[title])
    s.ask(seat, [DONE[0], *without_one, WAIVE[0]], then=settle_heir, arg=seat, rule="AA-25.2", why=refuse_heir)


def refuse_heir(s: Campaign, seat: int, action: int) -> Refusal | None:
    """AA-25.2: one of several free claims may be left out; the last is kept or waived."""
    if RENOUNCE.holds(action):
        free = RENOUNCE.arg(action) in s.lost
        refusal = why.NO_FREE_CLAIM.by("AA-25.2", RENOUNCE.arg(action))
    elif RENOUNCE_TITLE.holds(action):
        free = t.PROVINCES + RENOUNCE_TITLE.arg(action) in s.lost
        refusal = why.NO_FREE_TITLE_CLAIM.by("AA-25.2", RENOUNCE_TITLE.arg(action))
    else:
        return None
    if not free:
        return refusal
    return None if len(s.lost) > 1 else why.LAST_FREE_CLAIM.by("AA-25.2")


def settle_heir(s: Campaign, seat: int, answer: int) -> None:
    """AA-25.1, AA-25.2: the claims come last of all."""
    if RENOUNCE.holds(answer):
        s.lost = without(s.lost, RENOUNCE.arg(answer))
        s.push(ask_heir, seat)
        return
    if RENOUNCE_TITLE.holds(answer):
        s.lost = without(s.lost, t.PROVINCES + RENOUNCE_TITLE.arg(answer))
        s.push(ask_heir, seat)
        return
    if answer == DONE[0]:
        for thing in s.lost:
            if thing < t.PROVINCES:
                add_claim(s, seat, thing)
            else:
                add_title_claim(s, seat, thing - t.PROVINCES)
    s.lost = []


def bury_cards(s: Campaign, seat: int) -> None:
    """AA-13.6: cards that belonged to the ruler are discarded."""
    for card in s.lying[seat]:
        if t.CARD_KIND[card] == t.RULER_CARD:
            discard_lying(s, seat, card)
    end_prince(s, seat)


def discard_lying(s: Campaign, seat: int, card: int) -> None:
    """A card that lay before a player goes to the discard pile."""
    s.lying = replaced(s.lying, seat, without(s.lying[seat], card))
    s.discard[card] += 1
    s.tell(told.CARD_LEAVES, seat, card)


def kill_leader(s: Campaign, seat: int, at: int) -> None:
    """AA-13.10: a Warlord or Warrior Prince who is in a war with him is dead."""
    who = leader_at(s, seat, at)
    end_band(s, seat, at)
    if who == PRINCE:
        discard_lying(s, seat, t.WARRIOR_PRINCE)
    else:
        kill_warlord(s, who)


def kill_warlord(s: Campaign, province: int) -> None:
    """AA-13.10: a Warlord is dead, and his card is discarded."""
    s.warlords = changed(s.warlords, province, s.warlords[province] - 1)
    s.discard[t.WARLORD] += 1
    s.tell(told.WARLORD_DIED, province)


# Change of people (AA-15)


def turn_saxon(s: Campaign, seat: int) -> None:
    """AA-15.1: a Saxon usurper. The ruler dies; all his claims and cards are lost; free claims come last (AA-25.1)."""
    fall(s, seat, USURPER, keeps_claims=False)
    set_people(s, seat, SAXON)
    s.blood = changed(s.blood, seat, SAXON)
    lord = s.lord[seat]
    for card in s.lying[seat]:
        discard_lying(s, seat, card)
    discard_ships(s, seat)
    if lord != NOBODY and lord_of(s, seat) == lord:
        end_claims_of_the_bound(s, lord)  # a Rebellion went with the other cards: AA-14.3 holds again
    lay_down_unfit(s, seat)
    s.push(ask_heir, seat)


def discard_ships(s: Campaign, seat: int) -> None:
    """AA-15.1: his Irish Scourge and Long Ships lie on provinces, and go with his other cards."""
    kept: list[int] = []
    for at in range(0, len(s.ships), SHIPS):
        if s.ships[at + 1] == seat:
            s.discard[s.ships[at]] += 1
            s.tell(told.CARD_LEAVES, seat, s.ships[at])
        else:
            kept.extend(s.ships[at : at + SHIPS])
    s.ships = kept


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
