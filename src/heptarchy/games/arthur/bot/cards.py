"""What cards are worth, and for whom they are played: every one of them (AA-4, AA-C)."""

from __future__ import annotations

from heptarchy.games.arthur.bot import weights as w
from heptarchy.games.arthur.bot.council import Plan, gives_up
from heptarchy.games.arthur.bot.forces import shut_out_saxons
from heptarchy.games.arthur.bot.land import claim_value, raid_value, settle_value, ship_value, treachery_value
from heptarchy.games.arthur.bot.outlook import Outlook, crown_value, province_value, throne_value, title_value, unsworn
from heptarchy.games.arthur.bot.prospects import death, usurpation
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.realm import is_home
from heptarchy.games.arthur.table.actions import AT, CLAIM_TITLE, DONE, FOR, ON, SLAY
from heptarchy.games.arthur.table.state import BRITISH, NOBODY, QUICK, SAXON
from heptarchy.games.arthur.targets import bequests, pretenders

# Cards that lie before a ruler until the next war
FOR_A_WAR = (t.SAXONS_UNITE, t.NORTHERNERS)


def target_value(o: Outlook, card: int, option: int, plan: Plan | None = None) -> float:
    """What a card brings if it is played for this."""
    if CLAIM_TITLE.holds(option):
        return title_claim_value(o, CLAIM_TITLE.arg(option), plan)
    if AT.holds(option):
        return place_value(o, card, AT.arg(option), plan)
    if SLAY.holds(option):
        return slay_value(o, SLAY.arg(option))
    if ON.holds(option):
        return ruler_value(o, card, ON.arg(option), plan)
    if FOR.holds(option):
        other = FOR.arg(option)
        return max([bequest_value(o, other, province) for province in bequests(o.s, other)], default=-1.0)
    if card == t.NIGHT_OF_THE_LONG_KNIVES:
        return knives_value(o)
    return 0.0 if option == DONE[0] else gives_up(o, option)


# For a province


def place_value(o: Outlook, card: int, province: int, plan: Plan | None) -> float:
    """Cards that are played for a province."""
    s = o.s
    owner = s.owner[province]
    if card == t.ESTABLISH_CLAIM:
        return claim_value(o, province, plan)
    if card == t.RAID:
        return raid_value(o, province, plan)
    if card == t.SAXON_SETTLEMENT:
        return settle_value(o, province)
    if card == t.TREACHERY:
        return treachery_value(o, province)
    if card == t.WARLORD:
        safe = 0.1 if is_home(s, province) else -o.claim * bool(s.claims[province])
        return s.params.warlord_rank + s.params.warlord_levy * o.element + safe
    if card == t.IRISH_SUBJECTS:
        return 1.0 + s.params.saxon_levy * o.element
    if card == t.IRISH_INVADERS:
        mine = o.claim if s.claims[province] >> o.me & 1 else 0.0
        return province_value(o, province) * ((-o.weight[owner] if owner >= 0 else 0.0) - mine)
    if card in (t.IRISH_SCOURGE, t.LONG_SHIPS):
        return ship_value(o, province, plan)
    more = s.params.saxon_levy - s.params.british_levy
    if card == t.MIGRATING_SAXONS:
        return more * o.element * (o.army_weight(owner) + (o.claim if s.claims[province] >> o.me & 1 else 0.0))
    if card == t.MIGRATING_BRITONS and s.population[province] != BRITISH:
        return -more * o.element * (o.army_weight(owner) + (o.claim if s.claims[province] >> o.me & 1 else 0.0))
    return 0.0


def slay_value(o: Outlook, province: int) -> float:
    """AA-C-R10: a Warlord's death."""
    owner = o.s.owner[province]
    if owner < 0:
        return 0.0
    worth = o.s.params.warlord_rank + o.s.params.warlord_levy * o.element
    return -worth * o.weight[owner]


def title_claim_value(o: Outlook, title: int, plan: Plan | None) -> float:
    """AA-5.4, AA-5.8: a title, by who else is after it and how we rank among them."""
    s = o.s
    holder = s.holder[title]
    rivals = [seat for seat in range(o.players) if seat != o.me and s.title_claims[title] >> seat & 1]
    ahead = any(o.ranks[seat] > o.ranks[o.me] for seat in rivals)
    level = len([seat for seat in rivals if o.ranks[seat] == o.ranks[o.me]])
    chance = max(o.claim, w.CLAIM_TITLE * min(1.0, o.wars_left)) if holder == NOBODY else o.claim
    if plan is not None:
        chance = max(chance, plan.beaten[plan.enemy if holder == NOBODY else holder])
    chance *= w.TITLE_LATE if ahead else w.TITLE_RACE / (1.0 + 0.5 * level)
    taken = -o.weight[holder] if holder >= 0 else 0.0
    return chance * (title_value(o, title) * (1.0 + taken) + crown_value(o, o.me))


# For a ruler


def ruler_value(o: Outlook, card: int, seat: int, plan: Plan | None) -> float:
    """Cards that are played for a ruler or against one."""
    s = o.s
    if card == t.CLAIM_TO_THE_THRONE:
        return throne_claim_value(o, seat, plan)
    if card == t.OUT_OF_THE_MONASTERY:
        return max([pretender_value(o, seat, one) for one in pretenders(s, o.me, seat)], default=-1.0)
    if card == t.SAXON_USURPER:
        return o.gain(usurpation(o, seat))
    if card == t.FALL_OF_THE_MIGHTY:
        return o.gain(death(o, seat, keeps_claims=False))
    if card == t.FOR_WHOM_THE_BELL_TOLLS:
        return o.gain(death(o, seat))
    if card == t.ASSASSIN:
        return 0.5 * o.gain(death(o, seat)) - 0.5 * own_claims_value(o)
    if card == t.REBELLION:
        lord = o.lords[o.me]
        return -o.weight[lord] * s.params.vassal_rank + w.FREEDOM * min(1.0, o.wars_left) * 0.4
    if card == t.MERLIN:
        return w.MERLIN * o.rounds_left
    if card == t.SCHOOLED_IN_WAR and t.FOOL_IN_WAR in s.lying[seat]:
        return o.army_weight(seat) * trait(o, card)
    if card in w.TRAIT:
        return o.army_weight(seat) * trait(o, card)
    weight = o.army_weight(seat)
    if plan is not None and card in FOR_A_WAR:  # whoever he is, he fights this one beside us or against us
        weight = max(weight, w.ALLY * plan.beside[seat])
    return weight * troops_value(o, card, seat, plan)


def trait(o: Outlook, card: int) -> float:
    """What a trait is worth to its ruler: little where no battle is fought out."""
    value = w.TRAIT[card] * min(1.0, o.wars_left)
    return value * w.QUICK_TRAIT if o.s.battles == QUICK else value


def troops_value(o: Outlook, card: int, seat: int, plan: Plan | None) -> float:
    """Cards that bring troops, or keep them away, for the ruler before whom they lie."""
    s = o.s
    now = w.ELEMENT * (1.0 if plan is not None else o.soon) * min(1.0, max(o.wars_left, 0.0))
    if card in (t.MEN_OF_THE_HEARTH, t.HILL_PEOPLE, t.IRISH_FRIENDS):
        return o.element * (0.9 if card == t.HILL_PEOPLE else 1.0)
    if card == t.KNIGHTS_OF_RENOWN:
        return 1.2 * o.element
    if card == t.CHARISMA:
        return s.params.charisma_levy * o.element
    if card == t.KNIGHTS_ERRANT:
        return 1.2 * now
    if card == t.NORTHERNERS:
        return 1.2 * now
    if card == t.SAXON_HATER:
        return -w.HATER - o.element * shut_out_saxons(s, seat)
    if card == t.SAXONS_UNITE:
        others = [shut_out_saxons(s, other) for other in range(o.players) if other != seat]
        return now * sum(others) / max(1, len(others))
    if card == t.BRITONS_UNITE:
        saxons = [other for other in range(o.players) if s.people[other] == SAXON]
        return now * sum([o.forces[other].spears for other in saxons]) / 2
    return 0.0


def throne_claim_value(o: Outlook, seat: int, plan: Plan | None) -> float:
    """AA-5.9: to become his lord, or our own lord's to become it."""
    lord = o.me if o.lords[o.me] == NOBODY else o.lords[o.me]
    chance = o.claim
    if plan is not None:
        chance = max(chance, plan.beaten[seat])
    rivals = len([one for one in range(o.players) if o.s.throne_claims[seat] >> one & 1])
    if seat == lord or o.lords[seat] == lord:
        return -w.REFRESH  # AA-5.9: nothing comes of it
    value = throne_value(o, seat, lord) * o.weight[lord]
    return chance * (value - o.weight[seat] * w.FREEDOM) * w.SHARED**rivals


def pretender_value(o: Outlook, seat: int, one: int) -> float:
    """AA-C24: a claim of somebody else on a throne."""
    lord = one if o.lords[one] == NOBODY else o.lords[one]
    changes = [0.0] * o.players
    changes[lord] += o.claim * throne_value(o, seat, lord)
    changes[seat] -= o.claim * w.FREEDOM
    return o.gain(changes)


def bequest_value(o: Outlook, other: int, province: int) -> float:
    """AA-C30: a claim of somebody else on a province."""
    changes = [0.0] * o.players
    value = o.claim * province_value(o, province)
    changes[other] += value
    owner = o.s.owner[province]
    if owner >= 0:
        changes[owner] -= value
    shared = o.s.claims[province] >> o.me & 1
    return o.gain(changes) - (0.5 * value if shared else 0.0)


def own_claims_value(o: Outlook) -> float:
    """All that we claim, by how likely it is that it comes to something."""
    return sum([o.claim * stake.value / len(stake.claimants) for stake in o.stakes if o.me in stake.claimants])


def knives_value(o: Outlook) -> float:
    """AA-C44: every British ruler may die."""
    return sum([0.5 * o.gain(death(o, seat)) for seat in range(o.players) if o.s.people[seat] == BRITISH])


# In hand


def refresh(o: Outlook) -> float:
    """A new card for an old one: worth nothing to who has no turn left to play it."""
    return (w.REFRESH + last_throne(o)) * min(1.0, o.rounds_left / 2)


def last_throne(o: Outlook) -> float:
    """AA-17.1: more, to one who lacks a single vassal: a new card may be the claim that he needs."""
    found = 0.0
    if o.lords[o.me] == NOBODY and unsworn(o, o.me) == 1:
        for seat in range(o.players):
            if seat != o.me and o.lords[seat] != o.me and not o.s.throne_claims[seat] >> o.me & 1:
                found = throne_claim_value(o, seat, None) * w.THRONE_CARDS
    return found


def keep_value(o: Outlook, card: int) -> float:
    """What a card in hand may still be worth."""
    if t.CARD_KIND[card] == t.BATTLE_CARD:
        return 0.0 if o.s.battles == QUICK else w.BATTLE_CARD * min(1.0, o.wars_left)
    if card == t.CLAIM_TO_THE_THRONE and o.lords[o.me] != NOBODY:
        return 0.0  # AA-5.9: it would be his lord's gain
    value = w.KEEP.get(card, 0.0)
    return value if card == t.WARLORD else value * min(1.0, o.rounds_left / 2)
