"""The King's Attacks in a Rebellion, and the Vikings he sends (RB-40 to RB-53, RB-74)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus.battle import attack
from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import burn_property, fief_size, gain_property, remove_property, seat_strength
from heptarchy.games.ortus.fielding import field_table, horde_strength, the_battle
from heptarchy.games.ortus.horde import viking_attack
from heptarchy.games.ortus.king_estate import SIZES, count_in
from heptarchy.games.ortus.king_target import draw_target, forget_target, joust_weights
from heptarchy.games.ortus.table.actions import TURN_UP, property_action
from heptarchy.games.ortus.table.state import FIRST_RESORT, LAST_RESORT, ON_PROPERTIES, ON_SEAT, ON_TOWERS, Force, Ortus

WITH_HIS_OWN: Final = 0  # who attacks
WITH_VIKINGS: Final = 1
OUT_OF_REACH: Final = -2  # where NOBODY means that no Fief is needed

# RB-43, RB-48: by Joust card: the wish, and what it shifts to
SHIFTS: Final = (
    (ON_TOWERS, ON_PROPERTIES, ON_SEAT),
    (ON_PROPERTIES, ON_TOWERS, ON_SEAT),
    (ON_SEAT, ON_PROPERTIES, ON_TOWERS),
)


def go_to_war(s: Ortus) -> None:
    """RB-40: not in his first turn; RB-41: a target, then what he wishes for."""
    if s.turns[s.liege] <= 1:
        s.tell(told.KING_WAITS)
        return
    s.push(weigh_attack, WITH_HIS_OWN)
    s.push(draw_target, WITH_HIS_OWN)


def direct_vikings(s: Ortus) -> None:
    """RB-74: a King's cube was drawn for control: the horde attacks as he does."""
    forget_target(s, 0)
    s.push(forget_target)
    s.push(weigh_attack, WITH_VIKINGS)
    s.push(draw_target, WITH_VIKINGS)


def weigh_attack(s: Ortus, vikings: int) -> None:
    """RB-43, RB-48, RB-49: the wish, or what it shifts to; a Castle at last; else another Earl, with the same wish."""
    if s.prey == t.NOBODY:
        return
    if s.wish == t.NOBODY:
        s.push(weigh_attack, vikings)
        s.roll(joust_weights(s), then=make_wish, rule="RB-43")
        return
    power = horde_strength(s) if vikings else attack_value(s)
    for aim in SHIFTS[s.wish]:
        fief = reach(s, aim, power)
        if fief != OUT_OF_REACH:
            march(s, vikings, aim, fief)
            return
    if s.castle_fallback == LAST_RESORT:
        fief = castle_in_reach(s, power)
        if fief != OUT_OF_REACH:
            march(s, vikings, ON_SEAT, fief)
            return
    s.tell(told.KING_PASSES, s.prey)
    s.push(weigh_attack, vikings)
    s.push(draw_target, vikings)


def make_wish(s: Ortus, _: int, answer: int) -> None:
    """RB-43: No Luck: Towers; Joust Vassal: a Raid; Joust Prince: a Siege."""
    s.wish = TURN_UP.arg(answer)
    if s.wish == t.NO_LUCK:
        s.tell(told.WISH_TOWERS, s.wish)
    else:
        s.tell(told.WISH_RAID if s.wish == t.JOUST_VASSAL else told.WISH_SIEGE, s.wish)


def attack_value(s: Ortus) -> int:
    """RB-44: K, the Strength of all he has."""
    force = Force()
    field_table(s, s.liege, force)
    return force.strength


def reach(s: Ortus, aim: int, power: int) -> int:
    """RB-45: the Fief attacked (none for Towers) if the attack is available and possible; it is told why not."""
    earl = s.prey
    towers = len(s.towers[earl])
    left = power - towers * s.params.tower_absorb
    if aim == ON_TOWERS:
        if towers == 0:
            s.tell(told.WISH_NO_TOWER, earl)
            return OUT_OF_REACH
        return t.NOBODY if power >= 1 else OUT_OF_REACH
    if aim == ON_PROPERTIES:
        fief = largest(s, earl, t.NOBODY, True)
        if fief == t.NOBODY:
            s.tell(told.WISH_NO_PROPERTY, earl)
            return OUT_OF_REACH
        if left < 1:
            s.tell(told.WISH_WEAK_RAID, earl, power, towers)
            return OUT_OF_REACH
        return fief
    fief = largest(s, earl, t.PALACE, False)
    if fief == t.NOBODY:
        fief = largest(s, earl, t.NOBODY, False)
    if left >= seat_strength(s, fief):
        return fief
    s.tell(told.WISH_WEAK_SIEGE, fief, power, towers)
    return castle_in_reach(s, power) if s.castle_fallback == FIRST_RESORT else OUT_OF_REACH


def castle_in_reach(s: Ortus, power: int) -> int:
    """RB-47: the largest Castle Fief for which a Siege is possible."""
    fief = largest(s, s.prey, t.CASTLE, False)
    left = power - len(s.towers[s.prey]) * s.params.tower_absorb
    if fief == t.NOBODY or left < seat_strength(s, fief):
        return OUT_OF_REACH
    s.tell(told.CASTLE_INSTEAD, fief)
    return fief


def largest(s: Ortus, earl: int, seat: int, with_property: bool) -> int:
    """RB-46, RB-47: the largest Fief with such a seat (any: NOBODY); more Properties, more Lands, the older."""
    best = t.NOBODY
    best_rank = -1
    for fief in s.fiefs[earl]:
        if (with_property and not s.props[fief]) or (seat != t.NOBODY and t.seat_type(fief) != seat):
            continue
        rank = (fief_size(s, fief) * SIZES + len(s.props[fief])) * SIZES + count_in(s, fief, t.LAND)
        if rank > best_rank:
            best = fief
            best_rank = rank
    return best


def march(s: Ortus, vikings: int, aim: int, fief: int) -> None:
    """RB-50: a battle like any other, and an Attack for the white marker; RB-74: the Vikings' is none."""
    if vikings:
        viking_attack(s, s.liege, s.prey, aim, fief)
    else:
        attack(s, s.liege, s.prey, aim, fief)


# What he takes


def plunder_for_king(s: Ortus) -> None:
    """RB-52: he captures as many as he can; RB-74: his Vikings destroy in the same order."""
    battle = the_battle(s)
    cards = best_properties(s.props[battle.fief], battle.points)
    battle.points = 0
    if battle.attacker == t.VIKINGS:
        for card in cards:
            burn_property(s, battle.fief, card)
        return
    for card in cards:
        s.tell(told.KING_PLUNDERS, property_action(card), battle.fief)
    for i in range(len(cards) - 1, -1, -1):
        remove_property(s, battle.fief, cards[i])
        gain_property(s, s.liege, cards[i])


def best_properties(props: list[int], n: int) -> list[int]:
    """RB-52, RB-57: a pair of Land and Market Town if both can be had; then Cathedral, Land, Market Town, Church."""
    chosen: list[int] = []
    land = oldest(props, t.LAND)
    market = oldest(props, t.MARKET)
    left = props[:]
    if n >= 2 and land != t.NOBODY and market != t.NOBODY:
        chosen = [land, market]
        left.remove(land)
        left.remove(market)
    for kind in (t.CATHEDRAL, t.LAND, t.MARKET, t.CHURCH):
        for card in left:
            if card % t.KINDS == kind and len(chosen) < n:
                chosen.append(card)
    return chosen


def oldest(props: list[int], kind: int) -> int:
    """The oldest Property of a type, or NOBODY."""
    for card in props:
        if card % t.KINDS == kind:
            return card
    return t.NOBODY
