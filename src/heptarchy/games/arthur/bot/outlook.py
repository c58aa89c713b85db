"""A campaign as one seat looks at it: ranks, standing, armies, what things are worth. The state is an imagined one."""

from __future__ import annotations

from math import exp

from heptarchy.games.arthur.bot import weights as w
from heptarchy.games.arthur.bot.forces import Force, banned_force, forces, has_bans
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.realm import lord_of
from heptarchy.games.arthur.table.state import BRITISH, LAND, NOBODY, THRONE, TITLE, WAITING, Campaign
from heptarchy.games.arthur.war_declaration import next_declaration


class Stake:
    """Something that is claimed: who has it, who claims it, and what it is worth."""

    def __init__(self, kind: int, thing: int, owner: int, claimants: list[int], value: float) -> None:
        self.kind = kind  # LAND, TITLE, THRONE
        self.thing = thing
        self.owner = owner  # NOBODY: a title beside the map, land without an owner
        self.claimants = claimants
        self.value = value
        self.loss = value  # to its owner


class Outlook:
    """A state as one ruler looks at it; worked out once for each question."""

    def __init__(self, s: Campaign, me: int) -> None:
        self.s = s
        self.me = me
        self.players = s.players
        self.lords = [lord_of(s, seat) for seat in range(s.players)]
        self.ranks = ranks_of(s, self.lords)
        self.rounds_left = s.params.rounds - s.round  # after this one
        self.wars_left = wars_left(s)
        self.soon = danger_of_war(s)
        self.element = w.ELEMENT * min(self.wars_left, w.MANY_WARS)
        self.claim = min(w.CLAIM_MOST, w.CLAIM * min(self.wars_left, w.MANY_WARS) + w.CLAIM_DEATH * self.rounds_left)
        self.hope = w.HOPE * self.claim
        self.forces = forces(s)
        self.bans = has_bans(s)
        self.banned: dict[tuple[int, int, bool], Force] = {}  # by seat, what is shut out, and whom he meets
        self.heat = w.COOL + w.WARM * self.rounds_left
        self.stakes = stakes_of(self)
        self.standing = standing_of(self)
        self.shares = shares_of(self.standing, self.heat)
        self.weight = self.weights_for(me)

    def weights_for(self, seat: int) -> list[float]:
        """By seat: what a point of rank in his hands is worth to this one: 1 in his own, less than 0 elsewhere."""
        rest = max(0.01, 1.0 - self.shares[seat])
        return [1.0 if other == seat else -self.shares[other] / rest for other in range(self.players)]

    def gain(self, changes: list[float]) -> float:
        """What changes of rank, by seat, are worth to us."""
        total = 0.0
        for seat in range(self.players):
            if changes[seat]:
                total += changes[seat] * self.weight[seat]
        return total

    def army_weight(self, seat: int) -> float:
        """What an element in his hands is worth to us: those who must fight beside us help."""
        if seat != self.me and self.is_bound(seat):
            return w.OWN_VASSAL
        return self.weight[seat]

    def force(self, seat: int, bans: int, meets: bool) -> Force:
        """AA-7.9: his levy less what is shut out."""
        key = (seat, bans, meets)
        if key not in self.banned:
            self.banned[key] = banned_force(self.s, seat, meets, bans)
        return self.banned[key]

    def is_bound(self, seat: int) -> bool:
        """AA-14.4: does he stand on our side in every war?"""
        mine, his = self.lords[self.me], self.lords[seat]
        return his == self.me or mine == seat or (mine != NOBODY and mine == his)


# The end, seen from afar


def ranks_of(s: Campaign, lords: list[int]) -> list[int]:
    """AA-12.1: everybody's rank, in one pass (`realm.rank`)."""
    p = s.params
    found = [p.british_rank if s.people[seat] == BRITISH else 0 for seat in range(s.players)]
    for province in range(t.PROVINCES):
        seat = s.owner[province]
        if seat >= 0:
            found[seat] += 1 + p.warlord_rank * s.warlords[province]
    for lord in lords:
        if lord != NOBODY:
            found[lord] += p.vassal_rank
    for seat in s.holder:
        if seat >= 0:
            found[seat] += p.title_rank
    return found


def standing_of(o: Outlook) -> list[float]:
    """By seat: rank, some of the army's worth, what he may hope for by his claims and what others' may cost him."""
    found = [o.ranks[seat] + w.STANDING * o.element * o.forces[seat].count for seat in range(o.players)]
    for stake in o.stakes:
        for seat in stake.claimants:
            found[seat] += o.hope * stake.value / len(stake.claimants)
        if stake.owner >= 0:
            found[stake.owner] -= o.hope * stake.loss
    return found


def shares_of(standing: list[float], heat: float) -> list[float]:
    """How likely each is to come out on top, by how far he is ahead."""
    high = max(standing)
    shares = [exp((one - high) / heat) for one in standing]
    total = sum(shares)
    return [share / total for share in shares]


def next_war(s: Campaign) -> int:
    """AA-9.4, AA-26.5: the first turn in which a war beyond those that wait may be declared."""
    p = s.params
    first = (s.round + p.cooldown_rounds) * s.players + 1 if s.pending else next_declaration(s)
    return max(first, (p.war_round - 1) * s.players + 1)


def wars_left(s: Campaign) -> float:
    """AA-9.4, AA-26: about how many wars are still to come, the present one not counted, those that wait are."""
    p = s.params
    waiting = len(s.pending) // WAITING
    last = p.rounds * s.players
    first = max(s.turn, next_war(s))
    if first > last:
        return float(waiting)
    cycle = p.cooldown_rounds * s.players + (s.players if p.war_at_end_of_round else 1)
    return 1.0 + waiting + (last - first) / cycle


def danger_of_war(s: Campaign) -> float:
    """How likely a war is before the next own turn is over: sure where one waits for the end of the round."""
    if s.pending:
        return 1.0
    return w.TROUBLE if next_war(s) < s.turn + s.players else w.CALM


# What things are worth


def province_value(o: Outlook, province: int) -> float:
    """A province to its owner: rank, troops, Warlords."""
    s, p = o.s, o.s.params
    lords = s.warlords[province]
    troops = (p.british_levy if s.population[province] == BRITISH else p.saxon_levy) + p.warlord_levy * lords
    return 1.0 + p.warlord_rank * lords + o.element * troops


def title_value(o: Outlook, title: int) -> float:
    """AA-12.1, AA-7.6: a title, and the Pendragon's Knights."""
    return o.s.params.title_rank + (w.KIND[0] * o.element if title == t.PENDRAGON else 0.0)


def throne_value(o: Outlook, seat: int, lord: int) -> float:
    """AA-12.1: a vassal to a lord: rank, his army, what he brings along."""
    s = o.s
    value = s.params.vassal_rank + w.VASSAL_ARMY * min(o.wars_left, w.MANY_WARS) * army_share(o, seat)
    value += s.params.vassal_rank * o.lords.count(seat)
    if s.holder[t.PENDRAGON] == seat and s.people[lord] == BRITISH:
        value += title_value(o, t.PENDRAGON)
    missing = unsworn(o, lord) - (1 if o.lords[seat] != lord else 0)
    if missing <= 0:
        crowned = lord in s.holder or s.title_claims[0] >> lord & 1 or s.title_claims[1] >> lord & 1
        value += w.OVERLORD if crowned else w.OVERLORD / 2
    elif missing == 1:
        value += w.OVERLORD_NEAR
    return value


def unsworn(o: Outlook, lord: int) -> int:
    """AA-17.1: how many of the others are not his vassals yet."""
    return o.players - 1 - o.lords.count(lord)


def crown_value(o: Outlook, lord: int) -> float:
    """AA-17.1: what a first title is worth beyond itself to one who has all others as vassals, or nearly all."""
    missing = unsworn(o, lord)
    if lord in o.s.holder or missing > 1:
        return 0.0
    return w.OVERLORD_NEAR if missing else w.OVERLORD


def throne_loss(o: Outlook, seat: int) -> float:
    """AA-14.2: what it costs a ruler to get a lord."""
    loss = w.FREEDOM + o.s.params.vassal_rank * o.lords.count(seat)
    return loss + (o.s.params.title_rank if o.s.holder[t.PENDRAGON] == seat else 0.0)


def army_share(o: Outlook, seat: int) -> float:
    """His army beside the average one."""
    total = sum([force.count for force in o.forces])
    return o.forces[seat].count * o.players / max(1, total)


def stakes_of(o: Outlook) -> list[Stake]:
    """AA-5.2: all that is claimed."""
    s = o.s
    found: list[Stake] = []
    seats = range(s.players)
    for province in range(t.PROVINCES):
        bits = s.claims[province]
        if bits:
            value = province_value(o, province)
            found.append(Stake(LAND, province, s.owner[province], [c for c in seats if bits >> c & 1], value))
    for title in range(t.TITLES):
        bits = s.title_claims[title]
        if bits:
            found.append(
                Stake(TITLE, title, s.holder[title], [c for c in seats if bits >> c & 1], title_value(o, title))
            )
    for seat in seats:
        bits = s.throne_claims[seat]
        if bits:
            claimants = [c for c in seats if bits >> c & 1]
            lord = claimants[0] if o.lords[claimants[0]] == NOBODY else o.lords[claimants[0]]
            stake = Stake(THRONE, seat, seat, claimants, throne_value(o, seat, lord))
            stake.loss = throne_loss(o, seat)
            found.append(stake)
    return found
