"""Close combat: factors, dice, totals (DBA-16)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba import ground, holds, losses, secrets, waters, works
from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.contact import (
    CORNER,
    FRONT,
    LEFT_FLANK,
    REAR,
    RIGHT_FLANK,
    SIDE,
    front_touches,
    frontal_foe,
    is_behind,
    is_beside,
    near_foes,
    relation_of,
    right_of,
    touched_edge,
)
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import Params
from heptarchy.games.dba.facing import still_fights, type_of
from heptarchy.games.dba.table.actions import CLASH, CLASH_DICE, FIGHT, FORGO, URGE
from heptarchy.games.dba.table.domains import pack_sum
from heptarchy.games.dba.table.state import COMBATS, Battle, Combat, general_of, is_on, side_of, troop
from heptarchy.kernel.refusal import Refusal

# What a sum is made of; t.SUM_KEYS are the names at the rim
FACTOR: Final = 0
SUPPORT: Final = 1
LED: Final = 2
UPHILL: Final = 3
IN_CAMP: Final = 4
WORKS: Final = 5
LEFT_BESET: Final = 6
RIGHT_BESET: Final = 7
REAR_BESET: Final = 8
GOING: Final = 9
DISHEARTENED: Final = 10
IN_TOWN: Final = 11
ON_BANK: Final = 12


# Factors


def base_factor(p: Params, kind: int, foe: int) -> int:
    """DBA-2, DBA-16.2: the factor of a type against another's class."""
    return p.v_mounted[kind] if t.MOUNTED[foe] else p.v_foot[kind]


def supporter_of(s: Battle, e: int, foe: int, knowing: int = -1) -> int:
    """DBA-16.3: the element whose rear support counts for e against foe; -1 if none does.

    `knowing` is the seat that works it out: a disguised Expendable of another's looks to it like what it seems.
    Of those who help from behind a neighbour the nearest number is given, with NEIGHBOUR added.
    """
    if foe < 0 or ground.in_bad_going(s, e) or waters.stands_in_river(s, e):
        return -1
    kind, against = s.kind[e], s.kind[foe]
    mounted = t.MOUNTED[against]
    spears = kind == t.SP and against in (t.KN, t.SP)
    warband = kind == t.WB and not mounted and against not in (t.PS, t.CF)
    aided = kind in (t.SP, t.BD, t.AX) and mounted
    if not (spears or warband or aided):
        return -1
    side = side_of(s, e)
    for o in range(len(s.kind)):
        if o == e or not is_on(s, o) or side_of(s, o) != side:
            continue
        like = s.kind[o] == kind and (spears or warband)
        if (like or (aided and s.kind[o] == t.PS)) and is_behind(s, o, e) and can_support(s, o, knowing):
            return o
    if aided:
        for n in range(len(s.kind)):
            if n != e and is_on(s, n) and s.kind[n] == kind and side_of(s, n) == side and is_beside(s, n, e):
                for o in range(len(s.kind)):
                    helps = is_on(s, o) and s.kind[o] == t.PS and side_of(s, o) == side and is_behind(s, o, n)
                    if helps and can_support(s, o, knowing):
                        return NEIGHBOUR + o
    return -1


NEIGHBOUR: Final = 1000


def can_support(s: Battle, o: int, knowing: int) -> bool:
    """DBA-16.3, DBA-22.3, DBA-31.6: not in bad going or a river, no enemy front edge on it, and no Expendable."""
    if ground.in_bad_going(s, o) or waters.stands_in_river(s, o):
        return False
    if s.disguised[s.owner[o]] == o and (knowing < 0 or knowing == s.owner[o]):
        return False
    return not any(front_touches(s, f, o) for f in near_foes(s, o))


def has_second_rank(s: Battle, e: int, foe: int) -> bool:
    """DBA-16.4: the Bretwalda's Warband general has the support of a second rank even alone."""
    if foe < 0 or s.kind[e] != t.WB or not s.band[e] & t.GENERAL or not s.traits[s.owner[e]] & t.BRETWALDA:
        return False
    if ground.in_bad_going(s, e) or waters.stands_in_river(s, e):
        return False
    against = s.kind[foe]
    return not t.MOUNTED[against] and against not in (t.PS, t.CF)


def beset(s: Battle, e: int, opponent: int) -> list[int]:
    """DBA-16.5, DBA-16.6: which of left flank, right flank and rear are overlapped or touched: 1 each."""
    found = [0, 0, 0]
    for g in near_foes(s, e):
        if front_touches(s, g, e):
            edge = touched_edge(s, g, e)
            if edge == LEFT_FLANK:
                found[0] = 1
            elif edge == RIGHT_FLANK:
                found[1] = 1
            elif edge == REAR:
                found[2] = 1
            if edge != FRONT:
                continue
        if g == opponent:
            continue
        how = relation_of(s, g, e)
        if how == SIDE or (how == CORNER and frontal_foe(s, g) < 0):
            found[1 if right_of(s, g, e) else 0] = 1
    return found


def sum_up(s: Battle, e: int, foe: int, knowing: int = -1) -> list[int]:
    """DBA-16.2, DBA-16.5: what e's total is made of besides the die, by t.SUM_KEYS; less than 0: who holds out."""
    p = s.params
    parts = [0] * len(t.SUM_KEYS)
    h = holds.hold_fought(s, e, foe)
    if e == holds.DENIZENS:
        parts[FACTOR] = p.denizens
    else:
        parts[FACTOR] = base_factor(p, type_of(s, e), type_of(s, foe))
    if h >= 0:
        parts[IN_TOWN if h == holds.TOWN else IN_CAMP] = holds.bonus(s, e)
    if e < 0:
        return parts
    if s.band[e] & t.GENERAL:
        parts[LED] = 1
    if h < 0 and ground.in_bad_going(s, e) and t.SUFFERS[s.kind[e]]:  # DBA-33.3: not inside
        parts[GOING] = -p.bad_going_penalty
    if losses.is_demoralised(s, e):
        parts[DISHEARTENED] = -p.demoralised_penalty
    if h >= 0 or holds.hold_fought(s, foe, e) >= 0:  # DBA-20.1, DBA-33.4, DBA-35.2: no overlaps, no support
        return parts
    if supporter_of(s, e, foe, knowing) >= 0 or has_second_rank(s, e, foe):
        parts[SUPPORT] = 1
    if ground.upslope(s, e, foe):
        parts[UPHILL] = 1
    elif waters.holds_bank(s, e, foe):
        parts[ON_BANK] = p.river_bank
    parts[WORKS] = works.bonus(s, e, foe)
    flanks = beset(s, e, foe)
    parts[LEFT_BESET] = -flanks[0]
    parts[RIGHT_BESET] = -flanks[1]
    parts[REAR_BESET] = -flanks[2]
    return parts


# The order of combats


def begin_combats(s: Battle, _: int) -> None:
    """DBA-6.2 (f)."""
    s.stage = COMBATS
    s.push(ask_combats)


def waiting_pairs(s: Battle) -> list[int]:
    """The pairs that are still to fight."""
    left: list[int] = []
    for i in range(0, len(s.pairs), 2):
        if still_fights(s, s.pairs[i], s.pairs[i + 1]):
            left += [s.pairs[i], s.pairs[i + 1]]
    return left


def ask_combats(s: Battle, _: int) -> None:
    """DBA-6.2 (f): the C-in-C whose bound it is says which combat is next."""
    s.pairs = waiting_pairs(s)
    if not s.pairs:
        return
    s.push(ask_combats)
    menu = [FIGHT[named(s.pairs[i], s.pairs[i + 1])] for i in range(0, len(s.pairs), 2)]
    s.ask(s.chief[s.active], menu, then=fight, rule="DBA-6.2", why=refuse_fight)


def named(mine: int, theirs: int) -> int:
    """The element by which a combat goes: the active side's, or the one at its camp."""
    return mine if mine >= 0 else theirs


def refuse_fight(s: Battle, _: int, action: int) -> Refusal | None:
    """DBA-16.1: only pairs in contact fight, once in a bound."""
    if FIGHT.holds(action):
        return why.NO_COMBAT.by("DBA-16.1", FIGHT.arg(action))
    return None


def fight(s: Battle, _: int, action: int) -> None:
    """DBA-16.1: the two dice of a combat."""
    e = FIGHT.arg(action)
    for i in range(0, len(s.pairs), 2):
        if named(s.pairs[i], s.pairs[i + 1]) == e:
            combat = Combat()
            combat.mine = s.pairs[i]
            combat.theirs = s.pairs[i + 1]
            s.combat = combat
            for one in (combat.mine, combat.theirs):
                if one >= 0:
                    s.fought[one] = True
            if combat.mine < 0 or combat.theirs < 0:
                spare_hold(s, combat)
            break
    s.push(throw)


def spare_hold(s: Battle, c: Combat) -> None:
    """DBA-20.1, DBA-33.4: only one enemy element fights a camp or a built-up area in a bound."""
    left: list[int] = []
    for i in range(0, len(s.pairs), 2):
        mine, theirs = s.pairs[i], s.pairs[i + 1]
        if (mine >= 0 or c.mine != mine) and (theirs >= 0 or c.theirs != theirs):
            left += [mine, theirs]
    s.pairs = left


def throw(s: Battle, _: int) -> None:
    """DBA-16.2."""
    s.roll(CLASH_DICE, then=count, rule="DBA-16.2")


def count(s: Battle, _: int, answer: int) -> None:
    """DBA-16.2, DBA-16.7: the totals; Legendary Prowess and Clumsiness, judged together on the first totals."""
    c = s.combat
    assert c is not None
    dice = CLASH.arg(answer)
    c.my_die = dice // 6 + 1
    c.their_die = dice % 6 + 1
    unmask_supporters(s, c)
    my_sum, their_sum = sum_up(s, c.mine, c.theirs), sum_up(s, c.theirs, c.mine)
    mine, theirs = c.my_die + sum(my_sum), c.their_die + sum(their_sum)
    my_fame, their_fame = corrected(s, c.mine, mine, theirs), corrected(s, c.theirs, theirs, mine)
    c.my_total = mine + my_fame
    c.their_total = theirs + their_fame
    tell_sum(s, c.mine, my_sum, my_fame)
    tell_sum(s, c.theirs, their_sum, their_fame)
    from heptarchy.games.dba.settling import settle

    s.then(urge_mine, urge_theirs, settle)


def tell_sum(s: Battle, e: int, parts: list[int], fame: int) -> None:
    """DBA-16.2: what a total is made of besides the die, each part by its name."""
    packed = pack_sum([*parts, fame])
    if e < 0:
        s.tell(told.CAMP_WEIGHED if e == holds.FOLLOWERS else told.TOWN_WEIGHED, packed)
    else:
        s.tell(told.WEIGHED, troop(s, e), packed)


def unmask_supporters(s: Battle, c: Combat) -> None:
    """DBA-22.3: whoever seems to support and does not is shown to be an Expendable; who does is proven."""
    for e, foe in ((c.mine, c.theirs), (c.theirs, c.mine)):
        if e >= 0 and foe >= 0:
            seeming = supporter_of(s, e, foe, s.players)
            if seeming >= 0:
                secrets.touched(s, seeming % NEIGHBOUR)


def corrected(s: Battle, e: int, mine: int, theirs: int) -> int:
    """DBA-22.8: Legendary Prowess adds 1 to a general's lower total, Legendary Clumsiness takes 1 from a higher."""
    if e < 0 or not s.band[e] & t.GENERAL:
        return 0
    traits = s.traits[s.owner[e]]
    if mine < theirs and traits & t.PROWESS:
        return 1
    if mine > theirs and traits & t.CLUMSY:
        return -1
    return 0


# The C-in-C's bonus


def may_urge(s: Battle, e: int) -> bool:
    """DBA-4.5: the C-in-C's own element, once in a battle."""
    if e < 0 or s.urged[side_of(s, e)]:
        return False
    return general_of(s, s.chief[side_of(s, e)]) == e


def urge_mine(s: Battle, _: int) -> None:
    """DBA-16.7: the side whose bound it is decides first."""
    c = s.combat
    assert c is not None
    if may_urge(s, c.mine):
        s.ask(s.chief[side_of(s, c.mine)], [FORGO[0], URGE[0]], then=urge, arg=0, rule="DBA-4.5")


def urge_theirs(s: Battle, _: int) -> None:
    """DBA-16.7: then the other."""
    c = s.combat
    assert c is not None
    if may_urge(s, c.theirs):
        s.ask(s.chief[side_of(s, c.theirs)], [FORGO[0], URGE[0]], then=urge, arg=1, rule="DBA-4.5")


def urge(s: Battle, whose: int, action: int) -> None:
    """DBA-4.5: 1 more."""
    if action != URGE[0]:
        return
    c = s.combat
    assert c is not None
    if whose:
        c.their_total += 1
    else:
        c.my_total += 1
    side = side_of(s, c.theirs if whose else c.mine)
    s.urged[side] = True
    s.tell(told.URGED, s.chief[side])
