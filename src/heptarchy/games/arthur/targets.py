"""What cards may be played for: by card, the answers to its first question (AA-4, AA-C).

A card without a target can't be played (AA-3.12); `targets` says it for hands, masks and bots alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import why
from heptarchy.games.arthur.claims import (
    claimable,
    claimants,
    claims_throne,
    claims_title,
    refuse_claim,
    refuse_throne,
    refuse_title,
)
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import has_raiders
from heptarchy.games.arthur.realm import (
    border_of,
    has_card,
    is_home,
    is_irish_waste,
    land_of,
    lord_of,
    may_settle,
    touches_land,
)
from heptarchy.games.arthur.table.actions import (
    AT,
    CLAIM_TITLE,
    DONE,
    FOR,
    ON,
    RENOUNCE,
    RENOUNCE_THRONE,
    RENOUNCE_TITLE,
    SLAY,
)
from heptarchy.games.arthur.table.state import BRITISH, NOBODY, OFF_MAP, SAXON

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign
    from heptarchy.kernel.refusal import Refusal

# Cards that are laid before any ruler, or before one of a people
ANY_RULER = (
    t.SCHOOLED_IN_WAR,
    t.SLY_FOX,
    t.THE_BRAVE,
    t.LEGENDARY_PROWESS,
    t.FOOL_IN_WAR,
    t.DUMB_OX,
    t.THE_KNAVE,
    t.LEGENDARY_CLUMSINESS,
    t.MEN_OF_THE_HEARTH,
)
BRITISH_RULER = (t.THE_ROMAN_WAY, t.SAXON_HATER, t.HILL_PEOPLE, t.KNIGHTS_OF_RENOWN)
SAXON_RULER = (t.SAXONS_UNITE, t.NORTHERNERS)
# Cards that a player lays before himself
OWN_RULER = (t.MERLIN, t.WARRIOR_PRINCE, t.CHARISMA, t.KNIGHTS_ERRANT)

# By card: what may not lie before the same ruler (AA-C-R4, AA-C-R3)
SHUT_OUT = {
    t.FOOL_IN_WAR: t.SCHOOLED_IN_WAR,
    t.SLY_FOX: t.DUMB_OX,
    t.DUMB_OX: t.SLY_FOX,
    t.SAXON_HATER: t.SAXON_HATER,
}


def targets(s: Campaign, seat: int, card: int) -> list[int]:
    """The answers to a card's first question; none: it can't be played now (AA-3.12)."""
    kind = t.CARD_KIND[card]
    if kind == t.BATTLE_CARD:
        return []  # AA-3.7
    if kind == t.BASE_CARD:
        return base_targets(s, seat, card)
    if card in ANY_RULER or card in BRITISH_RULER or card in SAXON_RULER:
        return [ON[other] for other in range(s.players) if takes_card(s, other, card)]
    if card in OWN_RULER:
        return [ON[seat]]
    return campaign_targets(s, seat, card)


def takes_card(s: Campaign, other: int, card: int) -> bool:
    """AA-C-R1 to AA-C-R4: may this card be laid before that ruler?"""
    if card in BRITISH_RULER and s.people[other] != BRITISH:
        return False
    if card in SAXON_RULER and s.people[other] != SAXON:
        return False
    return card not in SHUT_OUT or not has_card(s, other, SHUT_OUT[card])


# The base hand (AA-4)


def base_targets(s: Campaign, seat: int, card: int) -> list[int]:
    """AA-4.1 to AA-4.5: what the five base cards may be played for. Wars are declared in `war_declaration`."""
    if card == t.ESTABLISH_CLAIM:
        found = [AT[p] for p in claimable(s, seat) if s.owner[p] != NOBODY]
        return found + [CLAIM_TITLE[title] for title in range(t.TITLES) if refuse_title(s, seat, title) is None]
    if card == t.RAID:
        return [AT[p] for p in raidable(s, seat)] if has_raiders(s, seat) else []
    if card == t.RENOUNCE_CLAIM:
        return [*own_claims(s, seat), DONE[0]]
    if card == t.SAXON_SETTLEMENT:
        return [] if has_card(s, seat, t.SAXON_HATER) else [AT[p] for p in settleable(s, seat)]
    return []


def raidable(s: Campaign, seat: int) -> list[int]:
    """AA-8.1: provinces of other players that touch his land, homes too."""
    near = border_of(s, seat)
    return [p for p in range(t.PROVINCES) if near >> p & 1 and s.owner[p] >= 0 and s.owner[p] != seat]


def settleable(s: Campaign, seat: int) -> list[int]:
    """AA-4.4, AA-6.2: own British provinces, homes apart, that Saxons can come to."""
    return [p for p in land_of(s, seat) if s.population[p] == BRITISH and not is_home(s, p) and may_settle(s, p)]


def own_claims(s: Campaign, seat: int) -> list[int]:
    """AA-4.3: all that a player claims, as answers."""
    found = [RENOUNCE[p] for p, claims in enumerate(s.claims) if claims >> seat & 1]
    found += [RENOUNCE_TITLE[title] for title in range(t.TITLES) if claims_title(s, seat, title)]
    return found + [RENOUNCE_THRONE[other] for other in range(s.players) if claims_throne(s, seat, other)]


# The Winds of Change


def campaign_targets(s: Campaign, seat: int, card: int) -> list[int]:
    """AA-C09 to AA-C55: all cards that are not laid before a ruler."""
    others = [other for other in range(s.players) if other != seat]
    if card == t.REBELLION:  # AA-C09
        return [ON[seat]] if lord_of(s, seat) != NOBODY else []
    if card == t.MIGRATING_SAXONS:  # AA-C10
        return [AT[p] for p in migration(s, SAXON) if s.owner[p] != seat and may_settle(s, p)]
    if card == t.MIGRATING_BRITONS:  # AA-C12
        return [AT[p] for p in migration(s, BRITISH)]
    if card == t.CLAIM_TO_THE_THRONE:  # AA-C11
        return [ON[other] for other in others if refuse_throne(s, seat, other) is None]
    if card == t.SAXON_USURPER:  # AA-C13
        return [ON[other] for other in range(s.players) if can_be_usurped(s, other)]
    if card in (t.FALL_OF_THE_MIGHTY, t.FOR_WHOM_THE_BELL_TOLLS):  # AA-C18, AA-C23, AA-C-R10
        return [ON[other] for other in range(s.players)] + [SLAY[p] for p in range(t.PROVINCES) if s.warlords[p]]
    if card == t.OUT_OF_THE_MONASTERY:  # AA-C24
        return [ON[other] for other in range(s.players) if pretenders(s, seat, other)]
    if card == t.UNEXPECTED_INHERITANCE:  # AA-C30
        return [FOR[other] for other in others if bequests(s, other)]
    if card == t.TREACHERY:  # AA-C31
        return [AT[p] for p in land_of(s, seat) if s.claims[p]]
    if card == t.ASSASSIN:  # AA-C41
        return [ON[other] for other in others]
    if card == t.NIGHT_OF_THE_LONG_KNIVES:  # AA-C44
        return [DONE[0]]
    if card == t.BRITONS_UNITE:  # AA-C28
        return [ON[seat]] if s.people[seat] == BRITISH else []
    return place_targets(s, seat, card)


def place_targets(s: Campaign, seat: int, card: int) -> list[int]:
    """Cards for a province, or for a ruler who has one on a coast."""
    if card == t.WARLORD:  # AA-C34
        return [AT[p] for p in land_of(s, seat)]
    if card == t.IRISH_SUBJECTS:  # AA-C37
        return [AT[p] for p in range(t.PROVINCES) if is_irish_waste(s, p) and touches_land(s, p, seat)]
    if card == t.IRISH_FRIENDS:  # AA-C39
        return [ON[other] for other in range(s.players) if any(t.COASTS[p] & t.IRISH_SEA for p in land_of(s, other))]
    if card == t.IRISH_INVADERS:  # AA-C40
        return [AT[p] for p in coast(s, t.IRISH_SEA) if not is_irish_waste(s, p)]
    if card == t.IRISH_SCOURGE:  # AA-C38
        return [AT[p] for p in coast(s, t.IRISH_SEA)]
    if card == t.LONG_SHIPS:  # AA-C42
        return [AT[p] for p in coast(s, t.SAXON_SHORE | t.BRITISH_SEA)] if s.people[seat] == SAXON else []
    return []


def migration(s: Campaign, people: int) -> list[int]:
    """AA-6.2: owned provinces, homes apart, of another population."""
    return [p for p in range(t.PROVINCES) if s.owner[p] >= 0 and s.population[p] != people and not is_home(s, p)]


def can_be_usurped(s: Campaign, seat: int) -> bool:
    """AA-15.1: a ruler with more Saxon than British provinces, his home counted too."""
    land = land_of(s, seat)
    saxon = len([p for p in land if s.population[p] == SAXON])
    british = len([p for p in land if s.population[p] == BRITISH])
    return saxon > british


def pretenders(s: Campaign, seat: int, other: int) -> list[int]:
    """AA-C24: who may be given a claim on that throne: another player, not the one who plays the card."""
    return [one for one in range(s.players) if one != seat and refuse_throne(s, one, other) is None]


def bequests(s: Campaign, other: int) -> list[int]:
    """AA-C30: provinces on which that player may be given a claim, those without an owner too (AA-13.3)."""
    return claimable(s, other)


def coast(s: Campaign, coasts: int) -> list[int]:
    """Provinces on a coast that are in play, homes apart."""
    return [p for p in range(t.PROVINCES) if s.owner[p] != OFF_MAP and t.COASTS[p] & coasts and not is_home(s, p)]


def rivals(s: Campaign, province: int) -> list[int]:
    """AA-C31: who claims a province."""
    return claimants(s, s.claims[province])


# Why not


# What is aimed at provinces, at other players, at Warlords; all else at rulers
FOR_PROVINCES = (
    *(t.ESTABLISH_CLAIM, t.RAID, t.SAXON_SETTLEMENT, t.MIGRATING_SAXONS, t.MIGRATING_BRITONS, t.TREACHERY, t.WARLORD),
    *(t.IRISH_SUBJECTS, t.IRISH_INVADERS, t.IRISH_SCOURGE, t.LONG_SHIPS),
)
FOR_OTHERS = (t.UNEXPECTED_INHERITANCE,)
FOR_NOBODY = (t.RENOUNCE_CLAIM, t.NIGHT_OF_THE_LONG_KNIVES)  # what he has, or all at once
FOR_WARLORDS = (t.FALL_OF_THE_MIGHTY, t.FOR_WHOM_THE_BELL_TOLLS)


def refuse_target(s: Campaign, card: int, action: int) -> Refusal | None:
    """AA-3.12: why a card can't be played for that."""
    seat = s.by
    if action in targets(s, seat, card):
        return None
    rule = t.CARD_RULES[card]
    if AT.holds(action):
        if card in FOR_PROVINCES:
            return refuse_place(s, seat, card, AT.arg(action))
        return why.NOT_FOR_PROVINCE.by(rule, card)
    if ON.holds(action):
        return refuse_ruler(s, seat, card, ON.arg(action))
    if FOR.holds(action):
        if card in FOR_OTHERS:
            return why.NOBODY_FOR.by(rule, FOR.arg(action), card)
        return why.GIVES_NO_CLAIM.by(rule, card)
    if CLAIM_TITLE.holds(action):
        if card == t.ESTABLISH_CLAIM:
            return refuse_title(s, seat, CLAIM_TITLE.arg(action))
        return why.NOT_FOR_TITLE.by(rule, card)
    if SLAY.holds(action):
        if card in FOR_WARLORDS:
            return why.NO_WARLORD.by(rule, SLAY.arg(action))
        return why.KILLS_NO_WARLORD.by(rule, card)
    if card == t.RENOUNCE_CLAIM:
        return refuse_renouncing(s, seat, action)
    if RENOUNCE.holds(action) or RENOUNCE_TITLE.holds(action) or RENOUNCE_THRONE.holds(action):
        return why.RENOUNCES_NOTHING.by(rule, card)
    return why.NEEDS_TARGET.by(rule, card) if action == DONE[0] else None


def refuse_ruler(s: Campaign, seat: int, card: int, other: int) -> Refusal | None:
    """AA-C: why a card is not played for that ruler."""
    if card in FOR_PROVINCES or card in FOR_OTHERS or card in FOR_NOBODY:
        return why.NOT_FOR_RULER.by(t.CARD_RULES[card], card)
    if card == t.CLAIM_TO_THE_THRONE:
        return refuse_throne(s, seat, other)
    return why.NOBODY_FOR.by(t.CARD_RULES[card], other, card)


def refuse_renouncing(s: Campaign, seat: int, action: int) -> Refusal | None:
    """AA-4.3: nobody renounces a claim that he has not."""
    if RENOUNCE.holds(action) and not s.claims[RENOUNCE.arg(action)] >> seat & 1:
        return why.NO_CLAIM.by("AA-4.3", RENOUNCE.arg(action))
    if RENOUNCE_TITLE.holds(action) and not claims_title(s, seat, RENOUNCE_TITLE.arg(action)):
        return why.NO_TITLE_CLAIM.by("AA-4.3", RENOUNCE_TITLE.arg(action))
    if RENOUNCE_THRONE.holds(action) and not claims_throne(s, seat, RENOUNCE_THRONE.arg(action)):
        return why.NO_THRONE_CLAIM.by("AA-4.3", RENOUNCE_THRONE.arg(action))
    return None


def refuse_pretender(s: Campaign, other: int, action: int) -> Refusal | None:
    """AA-C24: why he is given no claim on that throne."""
    if FOR.holds(action) and FOR.arg(action) not in pretenders(s, s.by, other):
        return why.NO_PRETENDER.by("AA-C24", FOR.arg(action))
    return None


def refuse_bequest(s: Campaign, seat: int, action: int) -> Refusal | None:
    """AA-C30: why that player is given no claim on a province."""
    if AT.holds(action) and AT.arg(action) not in bequests(s, seat):
        return why.NO_HEIR_TO.by("AA-C30", seat, AT.arg(action))
    return None


def refuse_rival(s: Campaign, province: int, action: int) -> Refusal | None:
    """AA-C31: the claim that Treachery ends is one that there is."""
    if ON.holds(action) and ON.arg(action) not in rivals(s, province):
        return why.OTHER_HAS_NO_CLAIM.by("AA-C31", ON.arg(action), province)
    return None


def refuse_place(s: Campaign, seat: int, card: int, province: int) -> Refusal | None:
    """AA-4.1, AA-4.4, AA-8.1: what speaks against a province; with other cards their own rule does."""
    owner = s.owner[province]
    if owner == OFF_MAP:
        return why.NOT_IN_PLAY.by("AA-2.3", province)
    if card == t.ESTABLISH_CLAIM:
        return refuse_claim(s, seat, province)
    if card == t.RAID and owner == seat:
        return why.OWN_LAND.by("AA-8.1", province)
    if card == t.RAID and owner == NOBODY:
        return why.NO_PLAYERS.by("AA-8.1", province)
    if card == t.RAID:
        return why.DOES_NOT_TOUCH.by("AA-8.1", province)
    if card == t.SAXON_SETTLEMENT:
        return refuse_settlement(s, seat, province)
    return why.NO_PLACE_FOR.by(t.CARD_RULES[card], province, card)


def refuse_settlement(s: Campaign, seat: int, province: int) -> Refusal:
    """AA-4.4, AA-6.2, AA-6.3: why no Saxons are settled there."""
    if s.owner[province] != seat:
        return why.NOT_YOUR_LAND.by("AA-4.4", province)
    if is_home(s, province):
        return why.HOME_STAYS.by("AA-6.3", province)
    if s.population[province] != BRITISH:
        return why.NOT_BRITISH.by("AA-4.4", province)
    return why.NO_SAXONS_NEAR.by("AA-6.2", province)
