"""Who would stand with whom: wars to begin, sides to choose, offers to make (AA-9, AA-22)."""

from __future__ import annotations

from math import exp

from heptarchy.games.arthur.bot import weights as w
from heptarchy.games.arthur.bot.outlook import Outlook
from heptarchy.games.arthur.bot.promises import (
    comes,
    drawn_over,
    is_bespoken,
    keeps,
    offer_value,
    price,
    promised,
    promises_of,
    renounce_value,
)
from heptarchy.games.arthur.bot.prospects import Prospects, death
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.pledges import claim_of
from heptarchy.games.arthur.realm import clockwise
from heptarchy.games.arthur.table.actions import (
    ACCEPT,
    DONE,
    JOIN,
    OFFER_TO,
    OVER_LAND,
    OVER_THRONE,
    OVER_TITLE,
    RENOUNCE,
    RENOUNCE_THRONE,
    RENOUNCE_TITLE,
    UPHOLD,
    WAR_ON,
)
from heptarchy.games.arthur.table.state import FAITH, LAND, NOBODY, OFFERS, THRONE, TITLE, WAITING
from heptarchy.games.arthur.table.state import War as Waged
from heptarchy.games.arthur.war_declaration import declarations

Sides = tuple[float, int, int]  # how likely, and both sides as bits


class Plan:
    """A war that might be declared: on whom, with whom, and what it promises."""

    def __init__(self, enemy: int, promise: float, found: list[Sides], prospects: Prospects) -> None:
        self.enemy = enemy
        self.promise = promise
        self.a = found[0][1]  # as it is likeliest
        self.b = found[0][2]
        self.prospects = prospects
        total = sum([chance for chance, _, _ in found])
        self.beaten = [0.0] * prospects.o.players  # by seat: how likely we win and he loses
        self.beside = [0.0] * prospects.o.players  # by seat: how much likelier he stands with us than against us
        for chance, a, b in found:
            won = prospects.war(a, b).won * chance / total
            for seat in range(prospects.o.players):
                if b >> seat & 1:
                    self.beaten[seat] += won
                    self.beside[seat] -= chance / total
                elif a >> seat & 1:
                    self.beside[seat] += chance / total


def block(o: Outlook, seat: int) -> int:
    """AA-9.7: a lord and his vassals, as bits; for a vassal, those of his lord."""
    lord = seat if o.lords[seat] == NOBODY else o.lords[seat]
    bits = 1 << lord
    for other in range(o.players):
        if o.lords[other] == lord:
            bits |= 1 << other
    return bits


def futures(prospects: Prospects, a: int, b: int, order: list[int]) -> list[Sides]:
    """AA-9.7: how the sides may be when all of these have chosen, the likeliest first.

    Each leans to the side that promises him more as it stands then; what is unlikely is dropped on the way.
    """
    o = prospects.o
    found: list[Sides] = [(1.0, a, b)]
    for seat in order:
        if (a | b) >> seat & 1 or o.lords[seat] != NOBODY:
            continue
        own = block(o, seat)
        wider: list[Sides] = []
        for chance, c, d in found:
            lead = prospects.promise(seat, c | own, d) - prospects.promise(seat, c, d | own)
            joins = 1.0 / (1.0 + exp(max(-20.0, min(20.0, -lead / w.DOUBT))))
            wider.append((chance * joins, c | own, d))
            wider.append((chance * (1.0 - joins), c, d | own))
        wider.sort(reverse=True)
        found = wider[: w.FUTURES]
    return found


def likely(prospects: Prospects, seat: int, found: list[Sides]) -> float:
    """What a war promises a seat, over the ways in which its sides may be."""
    total = sum([chance for chance, _, _ in found])
    return sum([chance * prospects.promise(seat, a, b) for chance, a, b in found]) / total


# To begin a war (AA-9.1, AA-9.2)


def plan_on(prospects: Prospects, enemy: int) -> Plan:
    """What a war on this enemy promises."""
    o = prospects.o
    found = futures(prospects, block(o, o.me), block(o, enemy), clockwise(o.s, o.me)[1:])
    camp = w.SIEGES * w.LOST_ROUNDS * w.FEVER * o.gain(death(o, o.me))  # AA-10.4: besiegers die of fevers
    return Plan(enemy, likely(prospects, o.me, found) + camp, found, prospects)


def best_plan(o: Outlook, card: int = t.CASSUS_BELLI) -> Plan | None:
    """The war that promises most of those that may be declared now."""
    best: Plan | None = None
    prospects = Prospects(o)
    for action in declarations(o.s, o.me, card):
        enemy = WAR_ON.arg(action)
        plan = plan_on(Prospects(o, enemy, o.me) if card == t.CAST_OUT_THE_SAXONS else prospects, enemy)
        if best is None or plan.promise > best.promise:
            best = plan
    return best


def war_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-9.2, AA-9.9: the enemy against whom most is to be won, then the reason."""
    if not WAR_ON.holds(options[0]):
        return [reason_value(o, option) for option in options]
    asked = o.s.asked(o.me)
    faith = asked is not None and asked.arg == t.CAST_OUT_THE_SAXONS
    found: list[float] = []
    prospects = Prospects(o)
    for option in options:
        enemy = WAR_ON.arg(option)
        found.append(plan_on(Prospects(o, enemy, o.me) if faith else prospects, enemy).promise)
    return found


def reason_value(o: Outlook, option: int) -> float:
    """AA-9.5: a claim of our own rather than one that the enemy may give up."""
    if OVER_LAND.holds(option):
        kind, thing = LAND, OVER_LAND.arg(option)
    elif OVER_TITLE.holds(option):
        kind, thing = TITLE, OVER_TITLE.arg(option)
    else:
        kind, thing = THRONE, OVER_THRONE.arg(option)
    for stake in o.stakes:
        if stake.kind == kind and stake.thing == thing:
            return stake.value if stake.owner != o.me else -stake.value
    return 0.0


def uphold_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-9.5, AA-26.3: a claim is given up where the war for it would cost more; nobody gives up a war of his own."""
    war = o.s.wars[-1]
    if war.declarer == o.me:
        return [1.0 if option == UPHOLD[0] else 0.0 for option in options]
    prospects, a, b = as_it_stands(o, war)
    promise = likely(prospects, o.me, futures(prospects, a, b, clockwise(o.s, o.s.wars[0].declarer)))
    upheld = promise + peace_costs(o, war.over, war.thing)
    return [upheld if option == UPHOLD[0] else 0.0 for option in options]


def peace_costs(o: Outlook, over: int, thing: int) -> float:
    """What it costs to give up a claim so that there is no war: the claim, and time; who is ahead gains by peace."""
    cost = w.VOID_COSTS * (1.0 - o.players * o.shares[o.me]) * min(1.0, o.wars_left)
    for stake in o.stakes:
        if stake.kind == over and stake.thing == thing:
            cost += o.claim * stake.value
    return cost


# While a war waits for the end of the round (AA-26)


def waiting_plan(o: Outlook) -> Plan | None:
    """AA-26.1: the war that will be fought when this round ends; `a` is the side that we shall be on."""
    s = o.s
    if not s.pending:
        return None
    declarer, enemy, over, _ = s.pending[:WAITING]
    prospects = Prospects(o, enemy, declarer) if over == FAITH else Prospects(o)
    found = futures(prospects, block(o, declarer), block(o, enemy), clockwise(s, declarer)[1:])
    promise = likely(prospects, o.me, found)
    ours: list[Sides] = [(chance, a, b) if a >> o.me & 1 else (chance, b, a) for chance, a, b in found]
    foe = enemy if ours[0][1] >> declarer & 1 else declarer
    return Plan(foe, promise, ours, prospects if o.me == declarer else Prospects(o))


def gives_up(o: Outlook, option: int) -> float:
    """AA-4.3: what it brings to give up a claim: a word is kept, or a war that would cost more is void."""
    value = renounce_value(o, option)
    s = o.s
    for at in range(0, len(s.pending), WAITING):
        _, enemy, over, thing = s.pending[at : at + WAITING]
        if enemy != o.me or option != reason_given_up(over, thing):
            continue
        plan = waiting_plan(o)
        if plan is not None:
            value = max(value, -plan.promise - peace_costs(o, over, thing))
    return value


def reason_given_up(over: int, thing: int) -> int:
    """AA-26.2: the answer by which the reason for a war is renounced."""
    if over == LAND:
        return RENOUNCE[thing]
    return RENOUNCE_TITLE[thing] if over == TITLE else RENOUNCE_THRONE[thing] if over == THRONE else -1


# To choose a side (AA-9.7)


def as_it_stands(o: Outlook, war: Waged) -> tuple[Prospects, int, int]:
    """The sides of a war so far, those who went home left out."""
    a = b = 0
    for seat in range(o.players):
        if war.side[seat] == 0 and not war.left[seat]:
            a |= 1 << seat
        elif war.side[seat] == 1 and not war.left[seat]:
            b |= 1 << seat
    if war.over == FAITH:
        return Prospects(o, war.enemy, war.declarer), a, b
    return Prospects(o), a, b


def still_to_choose(o: Outlook) -> list[int]:
    """AA-9.7: who chooses after us, clockwise."""
    order = clockwise(o.s, o.s.wars[0].declarer)
    return order[order.index(o.me) + 1 :]


def side_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-9.7: the side that promises most, by what those after us will choose; or a second war (AA-9.9)."""
    after = still_to_choose(o)
    wars = [as_it_stands(o, war) for war in o.s.wars]
    found: list[float] = []
    for option in options:
        if WAR_ON.holds(option):
            found.append(second_war_value(o, WAR_ON.arg(option), after))
            continue
        chief = JOIN.arg(option)
        for i, war in enumerate(o.s.wars):
            if chief in war.chief:
                found.append(side_value(o, wars[i], war, war.chief.index(chief), after))
                break
    return found


def second_war_value(o: Outlook, enemy: int, after: list[int]) -> float:
    """AA-9.9: a war of our own beside the first; those who choose later may come to it, or stay away."""
    prospects = Prospects(o)
    alone = prospects.promise(o.me, block(o, o.me), block(o, enemy))
    joined = likely(prospects, o.me, futures(prospects, block(o, o.me), block(o, enemy), after))
    return w.SECOND_WAR * (alone + joined) / 2


def side_value(o: Outlook, sides: tuple[Prospects, int, int], war: Waged, side: int, after: list[int]) -> float:
    """What joining a side promises, its C-in-C's word included."""
    prospects, a, b = sides
    own = block(o, o.me)
    if side == 0:
        a |= own
    else:
        b |= own
    order = after if len(o.s.wars) == 1 else []
    return likely(prospects, o.me, futures(prospects, a, b, order)) + promised(o, war, side)


# Offers (AA-22)


def offer_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-22.2: an offer where a promise brings more than it costs to keep it."""
    found: list[float] = []
    for option in options:
        if option == DONE[0]:
            found.append(0.0)
            continue
        other = OFFER_TO.arg(option)
        gains = bargains(o, other, all_promises(o, other))
        found.append(max(gains, default=-1.0) - w.OFFER)
    return found


def bargains(o: Outlook, other: int, promises: list[int]) -> list[float]:
    """By promise: what it brings, that he rather comes to us, less what it costs when it falls due."""
    war = o.s.wars[-1]
    prospects, a, b = as_it_stands(o, war)
    own = block(o, other)
    here, there = ((a | own, b), (a, b | own)) if o.me != war.chief[1] else ((a, b | own), (a | own, b))
    worth = prospects.promise(o.me, *here) - prospects.promise(o.me, *there)
    leaning = prospects.promise(other, *here) - prospects.promise(other, *there)
    fought = prospects.war(*here)
    won = fought.won if o.me != war.chief[1] else fought.lost
    found: list[float] = []
    for promise in promises:
        lure = offer_value(o, o.me, other, promise)
        owing = price(o, promise) * (won if claim_of(promise) < 0 else 1.0)
        found.append(drawn_over(leaning, lure + w.WORD) * worth - comes(leaning + lure + w.WORD) * owing)
        if lure <= 0.0 or not keeps(o, promise):
            found[-1] = -1.0
    return found


def all_promises(o: Outlook, other: int) -> list[int]:
    """AA-22.3: what we could promise him."""
    found: list[int] = []
    for stake in o.stakes:
        if o.me in stake.claimants:
            renounce, stand_back = promises_of(stake.kind, stake.thing)
            found.append(renounce)
            if other in stake.claimants:
                found.append(stand_back)
    return found


def promise_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-22.3: what brings most for what it costs."""
    asked = o.s.asked(o.me)
    other = asked.arg % o.players if asked is not None else o.me
    return bargains(o, other, options)


def reply_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-22.4: yes to the side that we would join, and to one only."""
    war = o.s.wars[-1]
    sides = as_it_stands(o, war)
    side = war.offers[-OFFERS]
    if is_bespoken(o, war.chief[side]):
        return [-1.0 if option == ACCEPT[0] else 0.0 for option in options]
    after = still_to_choose(o)
    joining = side_value(o, sides, war, side, after) - side_value(o, sides, war, 1 - side, after)
    return [joining if option == ACCEPT[0] else 0.0 for option in options]
