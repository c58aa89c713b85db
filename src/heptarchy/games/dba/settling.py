"""What follows from a close combat: who gives way, stands, pursues (DBA-17, DBA-33.5, DBA-36.3)."""

from __future__ import annotations

from heptarchy.games.dba import ambush, flight, ground, holds
from heptarchy.games.dba.book import told
from heptarchy.games.dba.bound_moves import note_touches
from heptarchy.games.dba.combat import NEIGHBOUR, supporter_of
from heptarchy.games.dba.contact import FRONT, front_touches, is_flanked, near_foes, touch, touched_edge
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.facing import type_of
from heptarchy.games.dba.outcomes import result_of
from heptarchy.games.dba.table.actions import GIVE_GROUND, STAND_FAST
from heptarchy.games.dba.table.state import Battle, Combat, is_on, side_of, troop


def settle(s: Battle, _: int) -> None:
    """DBA-17: the totals stand; somebody has lost, unless they are equal."""
    c = s.combat
    assert c is not None
    mine, theirs, a, b = c.mine, c.theirs, c.my_total, c.their_total
    if mine < 0:
        s.tell(told.CAMP_CLASHED if mine == holds.FOLLOWERS else told.TOWN_CLASHED, troop(s, theirs), b, a)
    elif theirs < 0:
        s.tell(told.CAMP_CLASHED if theirs == holds.FOLLOWERS else told.TOWN_CLASHED, troop(s, mine), a, b)
    else:
        s.tell(told.CLASHED, troop(s, mine), a, troop(s, theirs), b)
    s.push(ask_braves)


def loser_of(c: Combat) -> int:
    """Who has the lower total; -1: a camp."""
    return c.mine if c.my_total < c.their_total else c.theirs


def winner_of(c: Combat) -> int:
    """Who has the higher one."""
    return c.theirs if c.my_total < c.their_total else c.mine


def is_doubled(c: Combat) -> bool:
    """DBA-17: is the lower total half of the higher one or less?"""
    low, high = min(c.my_total, c.their_total), max(c.my_total, c.their_total)
    return 2 * low <= high


# The Brave (DBA-36.3)


def is_brave(s: Battle, e: int) -> bool:
    """DBA-36.3: the general's element of a ruler who is The Brave."""
    return e >= 0 and bool(s.band[e] & t.GENERAL) and bool(s.traits[s.owner[e]] & t.BRAVE)


def ask_braves(s: Battle, _: int) -> None:
    """DBA-36.3: The Brave's owner says at each recoil whether he stands: the loser's, then those with the loser."""
    c = s.combat
    assert c is not None
    for e in recoiling(s, c):
        if is_brave(s, e) and e not in c.standing and e not in c.giving:
            s.ask(s.owner[e], [STAND_FAST[0], GIVE_GROUND[0]], then=answer_brave, arg=e, rule="DBA-36.3")
            return
    s.push(give_way)


def recoiling(s: Battle, c: Combat) -> list[int]:
    """DBA-17.1, DBA-17.5: who is to recoil, as far as is known: the loser, and his friends about the winner."""
    if c.my_total == c.their_total:
        found: list[int] = []
        for e, foe in ((c.mine, c.theirs), (c.theirs, c.mine)):
            if is_spent(s, foe) and e >= 0 and not is_spent(s, e):
                found.extend(flankers(s, e, foe))
        return found
    loser, winner = loser_of(c), winner_of(c)
    if holds.hold_fought(s, loser, winner) >= 0:  # DBA-33.5: a garrison holds, or is gone
        return []
    found = [loser] if plain_result(s, loser, winner, is_doubled(c)) == t.RECOIL else []
    if winner >= 0 and loser not in c.standing and holds.hold_of(s, winner) < 0:
        found.extend(flankers(s, winner, loser))
    return found


def answer_brave(s: Battle, e: int, action: int) -> None:
    """DBA-36.3: stand or recoil."""
    c = s.combat
    assert c is not None
    if action == STAND_FAST[0]:
        c.standing = [*c.standing, e]
    else:
        c.giving = [*c.giving, e]
    s.push(ask_braves)


def give_way(s: Battle, _: int) -> None:
    """DBA-17: what becomes of the loser, and of those with him."""
    c = s.combat
    assert c is not None
    s.combat = None
    if c.my_total == c.their_total:
        tie(s, c.mine, c.theirs, c.giving)
    else:
        lose(s, loser_of(c), winner_of(c), is_doubled(c), c.giving)
    ambush.look_about(s)


# Outcomes


def is_spent(s: Battle, e: int) -> bool:
    """DBA-17.2: Expendables do not live through equal totals."""
    return e >= 0 and s.kind[e] == t.SCH


def tie(s: Battle, mine: int, theirs: int, giving: list[int]) -> None:
    """DBA-17.2: equal totals change nothing, but Expendables are spent."""
    spent = [e for e in (mine, theirs) if is_spent(s, e)]
    if not spent:
        if mine >= 0 and theirs >= 0:
            s.tell(told.STOOD, troop(s, mine), troop(s, theirs))
        return
    for e, foe in ((mine, theirs), (theirs, mine)):
        if foe in spent and e >= 0 and e not in spent:
            helpers = flankers(s, e, foe)
            flight.destroy(s, foe)
            call_back(s, helpers, giving)
            pursue_with(s, e, foe, -1)
    for e in spent:
        flight.destroy(s, e)


def plain_result(s: Battle, loser: int, winner: int, doubled: bool) -> int:
    """DBA-17.1: what becomes of the loser by his type and the ground he is on; DBA-33.4: in a hold no Warband is quick.

    Inside a built-up area the going is bad (DBA-33.3 spares only the factor), in a camp it is good.
    """
    h = holds.hold_fought(s, loser, winner)
    bad = h == holds.TOWN if h >= 0 else ground.in_bad_going(s, loser)
    return result_of(type_of(s, loser), type_of(s, winner), doubled, bad, h >= 0)


def verdict(s: Battle, loser: int, winner: int, doubled: bool, giving: list[int] | None = None) -> int:
    """DBA-17.1, DBA-17.3, DBA-17.6: what becomes of the loser as he stands.

    DBA-36.3: of The Brave it is taken that they stand, but for those who are said to be `giving` ground.
    """
    result = plain_result(s, loser, winner, doubled)
    if loser < 0:
        return result
    if holds.hold_of(s, loser) >= 0:
        return walled_in(s, loser, result)
    return as_it_stands(s, loser, result, giving)


def walled_in(s: Battle, e: int, result: int) -> int:
    """DBA-33.5, DBA-35.2: a garrison that would recoil holds, one that would flee is destroyed; The Knave flees."""
    if result == t.RECOIL and not (s.band[e] & t.GENERAL and s.traits[s.owner[e]] & t.KNAVE):
        return t.STAND
    return t.DESTROY


def as_it_stands(s: Battle, e: int, result: int, giving: list[int] | None = None) -> int:
    """DBA-36.3, DBA-17.6, DBA-17.3: the Brave and the Knave; who has an enemy on flank or rear can't give way."""
    if result == t.RECOIL and s.band[e] & t.GENERAL:
        if is_brave(s, e) and (giving is None or e not in giving):
            return t.STAND
        if s.traits[s.owner[e]] & t.KNAVE:
            result = t.FLEE
    if result in (t.RECOIL, t.FLEE) and is_flanked(s, e):
        return t.DESTROY
    return result


def lose(s: Battle, loser: int, winner: int, doubled: bool, giving: list[int]) -> None:
    """DBA-17: the loser gives way, his supporter and his friends with him; the winner pursues."""
    result = verdict(s, loser, winner, doubled, giving)
    h = holds.hold_fought(s, loser, winner)
    if h >= 0:
        lose_hold(s, loser, winner, h, result)
        return
    behind = supporter_of(s, loser, winner)
    ahead = supporter_of(s, winner, loser) if winner >= 0 else -1
    helpers = flankers(s, winner, loser) if winner >= 0 and holds.hold_of(s, winner) < 0 else []
    if result == t.STAND:
        if winner >= 0:
            s.tell(told.STOOD, troop(s, winner), troop(s, loser))
        return
    suffer(s, loser, result)
    if s.status[loser] == t.DESTROYED and 0 <= behind < NEIGHBOUR:
        flight.destroy(s, behind)  # DBA-17.4
    call_back(s, helpers, giving)
    if winner >= 0:
        pursue_with(s, winner, loser, ahead)


def lose_hold(s: Battle, loser: int, winner: int, h: int, result: int) -> None:
    """DBA-33.5, DBA-33.6, DBA-35.2, DBA-35.3: a garrison holds, or the winner moves in."""
    if result == t.STAND:
        s.tell(told.STOOD, troop(s, winner), troop(s, loser))
        return
    if loser >= 0:
        flight.destroy(s, loser)
    holds.overrun(s, winner, h)


def suffer(s: Battle, e: int, result: int) -> None:
    """DBA-17: it recoils, flees or is destroyed."""
    if result == t.RECOIL:
        flight.recoil(s, e)
    elif result == t.FLEE:
        flight.flee(s, e)
    elif result == t.DESTROY:
        flight.destroy(s, e)


def call_back(s: Battle, helpers: list[int], giving: list[int]) -> None:
    """DBA-17.5: those on the winner's flank or rear recoil, each as it stands (DBA-17.3, DBA-17.6, DBA-36.3)."""
    for e in helpers:
        if is_on(s, e):
            suffer(s, e, as_it_stands(s, e, t.RECOIL, giving))


def flankers(s: Battle, winner: int, loser: int) -> list[int]:
    """DBA-17.5: friends of the loser whose fronts touch the winner's flank or rear."""
    side = side_of(s, loser)
    return [
        f
        for f in near_foes(s, winner)
        if f != loser
        and side_of(s, f) == side
        and touch(s, f, winner)
        and front_touches(s, f, winner)
        and touched_edge(s, f, winner) != FRONT
    ]


def pursue_with(s: Battle, winner: int, loser: int, supporter: int) -> None:
    """DBA-18.7: the winner pursues; whoever directly behind him counted follows."""
    follower = supporter if 0 <= supporter < NEIGHBOUR else -1
    flight.pursue(s, winner, follower)
    if is_on(s, winner):
        note_touches(s, winner)
