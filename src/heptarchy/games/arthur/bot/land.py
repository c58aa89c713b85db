"""Provinces: claims on them, raids, settlement, ships (AA-4, AA-8)."""

from __future__ import annotations

from heptarchy.games.arthur.bot import weights as w
from heptarchy.games.arthur.bot.council import Plan
from heptarchy.games.arthur.bot.forces import Force, blocked, odds
from heptarchy.games.arthur.bot.outlook import Outlook, province_value
from heptarchy.games.arthur.bot.prospects import side_force
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.realm import is_home, neighbours
from heptarchy.games.arthur.table.state import BRITISH, NOBODY, SAXON


def claim_value(o: Outlook, province: int, plan: Plan | None) -> float:
    """AA-4.1: a claim, by how likely it is exercised and what that takes from whom."""
    s = o.s
    owner = s.owner[province]
    value = province_value(o, province)
    chance = o.claim
    if owner == NOBODY:
        chance *= 1.2
    elif plan is not None:
        chance = max(0.5 * chance, plan.beaten[owner])
    for seat in range(o.players):
        if s.claims[province] >> seat & 1:
            chance *= w.SHARED
    if owner == NOBODY:
        return chance * value
    held = len([stake for stake in o.stakes if stake.owner == owner and o.me in stake.claimants])
    weaker = 1.0 - o.forces[owner].count / max(1, o.forces[o.me].count)
    bonus = 1.0 + w.FOCUS * held + w.WEAK_OWNER * max(-0.5, min(0.5, weaker)) - w.LEADER * o.weight[owner]
    return chance * value * bonus


def troops_of(o: Outlook, province: int) -> int:
    """AA-6.1, AA-7.5: what a province levies; a home what a raid would cost it."""
    p = o.s.params
    if is_home(o.s, province):
        return p.home_raid
    levy = p.british_levy if o.s.population[province] == BRITISH else p.saxon_levy
    return levy + p.warlord_levy * o.s.warlords[province]


def raid_value(o: Outlook, province: int, plan: Plan | None) -> float:
    """AA-8: troops that an enemy does without, for one of our own, where a war is near."""
    s = o.s
    owner = s.owner[province]
    if owner < 0 or o.is_bound(owner):
        return -0.5
    if province in blocked(s) and not is_home(s, province):
        return -0.5
    harm = troops_of(o, province)
    if plan is not None:
        return raid_before_war(o, owner, harm, plan)
    if s.round < s.params.war_round - 1:
        return -0.05
    return w.STRANGER * o.soon * w.ELEMENT * (-o.weight[owner] * harm * 2 - 1.0) * min(1.0, o.wars_left)


def raid_before_war(o: Outlook, owner: int, harm: int, plan: Plan) -> float:
    """What a raid adds to a war that we are about to declare."""
    if not plan.b >> owner & 1:
        return -0.3
    own = side_force(o, plan.a, plan.b, plan.prospects.caster)
    other = side_force(o, plan.b, plan.a, NOBODY)
    won, lost = odds(less(own, 1), less(other, harm))
    war = plan.prospects.war(plan.a, plan.b)
    return plan.prospects.worth(o.me, war, won, lost) - plan.prospects.worth(o.me, war, war.won, war.lost)


def less(force: Force, count: int) -> Force:
    """An army that lacks some; its make stays."""
    kept = max(1, force.count - count)
    share = kept / max(1, force.count)
    return Force(kept, round(force.fierce * share), round(force.horse * share), round(force.spears * share))


def settle_value(o: Outlook, province: int) -> float:
    """AA-4.4: one element more; not so gladly where others claim it, or where a usurper could come of it."""
    s = o.s
    value = (s.params.saxon_levy - s.params.british_levy) * o.element
    if s.claims[province]:
        value *= w.CLAIMED_LAND
    for other in neighbours(s, province):
        if s.owner[other] == o.me and s.population[other] == BRITISH and not t.COASTS[other] & t.SAXON_SHORE:
            value += w.OPENING * o.element
    if s.people[o.me] == BRITISH and s.gone[t.SAXON_USURPER] + s.discard[t.SAXON_USURPER] == 0:
        land = [p for p in range(t.PROVINCES) if s.owner[p] == o.me]
        saxon = len([p for p in land if s.population[p] == SAXON]) + 1
        if 2 * saxon > len(land):
            value -= w.USURPED * min(1.0, o.rounds_left / 4)
    return value


def ship_value(o: Outlook, province: int, plan: Plan | None) -> float:
    """AA-C38, AA-C42: troops that somebody does without in the next war."""
    owner = o.s.owner[province]
    if owner < 0 or province in blocked(o.s):
        return 0.0
    harm = troops_of(o, province) * w.ELEMENT * min(1.0, o.wars_left)
    if plan is not None and plan.b >> owner & 1:
        return 2 * harm
    return -o.army_weight(owner) * harm


def treachery_value(o: Outlook, province: int) -> float:
    """AA-C31: the worst claim on a province of ours."""
    return max([claim_danger(o, seat, province) for seat in range(o.players) if o.s.claims[province] >> seat & 1])


def claim_danger(o: Outlook, seat: int, province: int) -> float:
    """What a claim of somebody on our land may cost us."""
    stronger = o.forces[seat].count / max(1, o.forces[o.me].count)
    return o.claim * province_value(o, province) * (1.0 - o.weight[seat]) * min(1.5, stronger)
