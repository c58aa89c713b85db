"""Fielding: what each side brings to a battle (OR-12.5 to OR-12.8)."""

from __future__ import annotations

from heptarchy.games.ortus.armies import army_strength, capacity
from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import count_of, leave_hand, merc_infantry, merc_knights
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.marches import field_welsh
from heptarchy.games.ortus.table.actions import (
    DONE,
    FIELD,
    FIELD_ALL,
    FIELD_ARMY,
    FIELD_KING,
    FIELD_LORD,
    FIELD_MERCENARY,
    FIELD_ROYAL,
)
from heptarchy.games.ortus.table.modules import ERRANT, plays_with
from heptarchy.games.ortus.table.state import Battle, Force, Ortus
from heptarchy.kernel.refusal import Refusal


def the_battle(s: Ortus) -> Battle:
    """The battle being fought."""
    battle = s.battle
    if battle is None:
        raise RuntimeError("ortus: no battle is being fought")
    return battle


def side_house(battle: Battle, side: int) -> int:
    """Who fields on this side: the attacker, the defender; OV-16: their allies, or NOBODY."""
    if side >= 2:
        return battle.allies[side - 2]
    return battle.defender if side else battle.attacker


def is_undefended(battle: Battle) -> bool:
    """OR-12.9: whether nobody has fielded anything in defence."""
    return all(is_empty(battle.forces[side]) for side in range(1, len(battle.forces), 2))


def face_strength(s: Ortus, kind: int) -> int:
    """OR-7.6 to OR-7.10: of a Face card, from the Hand or as Lord; a Monk has none."""
    if kind == t.PRINCE:
        return s.params.str_prince
    if kind == t.VASSAL:
        return s.params.str_vassal
    if kind == t.CHAMPION:
        return s.params.str_champion
    if kind == t.MERCENARY:
        return s.params.str_mercenary
    return 0


def merc_strength(s: Ortus, merc: int) -> int:
    """OR-7.10c: the Mercenary and his Garrison."""
    return (
        s.params.str_mercenary + merc_infantry(merc) * s.params.str_infantry + merc_knights(merc) * s.params.str_knight
    )


def can_field(s: Ortus, house: int) -> bool:
    """OR-12.2: at least one card of Strength 1 or more."""
    base = house * t.KINDS
    for kind in t.FIELDED_TYPES:
        if s.hand[base + kind] and face_strength(s, kind) > 0:
            return True
    for merc in s.mercs[house]:
        if merc_strength(s, merc) > 0:
            return True
    for fief in s.fiefs[house]:
        if face_strength(s, s.lord[fief]) > 0:
            return True
    if s.king == house and (s.params.str_king_card > 0 or s.royal[0] + s.royal[1] > 0):
        return True
    return s.pool[house * 2] + s.pool[house * 2 + 1] > 0 and capacity(s, house) > 0


def owes_a_card(s: Ortus, house: int) -> bool:
    """OR-12.2: he has attacked, has fielded no Strength yet, and has nothing that could bring any."""
    battle = s.battle
    if battle is None or battle.attacker != house or battle.forces[0].strength > 0:
        return False
    return not can_field(s, house)


def is_empty(force: Force) -> bool:
    """Whether nothing is fielded (OR-12.9)."""
    return (
        not force.lords
        and not force.mercs
        and force.king == 0
        and force.levies == 0
        and sum(force.hand) + sum(force.army) + sum(force.royal) == 0
    )


def ask_field(s: Ortus, side: int) -> None:
    """OR-12.5: the attacker fields first and openly, then the defender."""
    battle = the_battle(s)
    house = side_house(battle, side)
    force = battle.forces[side]
    if house == t.NOBODY:
        return
    if house == t.VIKINGS:
        field_horde(s, force)
        return
    if house == t.WELSH:
        field_welsh(s)
        return
    if house == s.liege:
        field_table(s, house, force)  # RB-44, RB-70
        told_strength(s, house, force)
        return
    on_table = table_menu(s, house, force)
    if not on_table and count_of(s.hand, house) == 0:
        told_strength(s, house, force)  # all see that nothing is left to field
        return
    base = house * t.KINDS
    menu = [FIELD.base + kind for kind in t.FIELDED_TYPES if s.hand[base + kind]]
    menu.extend(on_table)
    if has_several(s, house, force, on_table):
        menu.append(FIELD_ALL.base)
    if side or force.strength > 0:
        menu.append(DONE.base)
    s.ask(house, menu, then=field, arg=side, rule="OR-12.6", why=refuse_field)


def table_menu(s: Ortus, house: int, force: Force) -> list[int]:
    """OR-12.6: what may still be fielded of what all can see."""
    menu: list[int] = []
    if force.army[0] + force.army[1] < capacity(s, house):
        for kind in (t.INFANTRY, t.KNIGHT):
            if force.army[kind] < s.pool[house * 2 + kind]:
                menu.append(FIELD_ARMY.base + kind)
    for fief in s.fiefs[house]:
        if s.lord[fief] != t.NO_LORD and s.lord[fief] != t.MONK and fief not in force.lords:
            menu.append(FIELD_LORD.base + fief)
    for place in range(len(s.mercs[house])):
        if place not in force.mercs:
            menu.append(FIELD_MERCENARY.base + place + 1)
    if s.king == house:
        if not force.king:
            menu.append(FIELD_KING.base)
        for kind in (t.INFANTRY, t.KNIGHT):
            if force.royal[kind] < s.royal[kind]:
                menu.append(FIELD_ROYAL.base + kind)
    return menu


def has_several(s: Ortus, house: int, force: Force, on_table: list[int]) -> bool:
    """Whether more than one card may still come from the table."""
    if len(on_table) != 1:
        return len(on_table) > 1
    only = on_table[0]
    if FIELD_ARMY.holds(only):
        kind = FIELD_ARMY.arg(only)
        room = capacity(s, house) - force.army[0] - force.army[1]
        return min(room, s.pool[house * 2 + kind] - force.army[kind]) > 1
    if FIELD_ROYAL.holds(only):
        kind = FIELD_ROYAL.arg(only)
        return s.royal[kind] - force.royal[kind] > 1
    return False


def field(s: Ortus, side: int, action: int) -> None:
    """OR-12.6: one card more, all that is on the table, or no more."""
    battle = the_battle(s)
    house = side_house(battle, side)
    force = battle.forces[side]
    if action == DONE.base:
        told_strength(s, house, force)
        return
    s.push(ask_field, side)
    if FIELD.holds(action):
        kind = FIELD.arg(action)
        leave_hand(s, house, kind)
        force.hand[t.FIELDED_TYPES.index(kind)] += 1
        force.strength += face_strength(s, kind)
    elif action == FIELD_ALL.base:
        field_table(s, house, force)
    else:
        field_one(s, house, force, action)


def field_one(s: Ortus, house: int, force: Force, action: int) -> None:
    """One card, or a Mercenary with his Garrison, from the table."""
    if FIELD_ARMY.holds(action):
        kind = FIELD_ARMY.arg(action)
        force.army[kind] += 1
        force.strength += army_strength(s, kind)
    elif FIELD_LORD.holds(action):
        fief = FIELD_LORD.arg(action)
        force.lords.append(fief)
        force.strength += face_strength(s, s.lord[fief])
    elif FIELD_MERCENARY.holds(action):
        place = FIELD_MERCENARY.arg(action) - 1
        force.mercs.append(place)
        force.strength += merc_strength(s, s.mercs[house][place])
    elif FIELD_ROYAL.holds(action):
        kind = FIELD_ROYAL.arg(action)
        force.royal[kind] += 1
        force.strength += army_strength(s, kind)
    else:
        force.king = 1
        force.strength += s.params.str_king_card


def field_table(s: Ortus, house: int, force: Force) -> None:
    """All that is on the table; of a Pool beyond capacity the Knights first (RB-44)."""
    if house == s.liege:
        force.levies = s.levies
        force.strength += s.levies * s.params.str_royal_infantry
    menu = table_menu(s, house, force)
    while menu:
        knight = FIELD_ARMY.base + t.KNIGHT
        field_one(s, house, force, knight if knight in menu else menu[0])
        menu = table_menu(s, house, force)


def field_horde(s: Ortus, force: Force) -> None:
    """OR-17.13: the horde is always fielded whole."""
    force.army = s.horde[:]
    force.strength = horde_strength(s)
    s.tell(told.HORDE_FIELDED, force.strength)


def horde_strength(s: Ortus) -> int:
    """OR-7: Vikings and Chieftains together."""
    return s.horde[0] * s.params.str_viking + s.horde[1] * s.params.str_chieftain


def told_strength(s: Ortus, house: int, force: Force) -> None:
    """What all have seen come, as a figure."""
    if is_empty(force):
        if house == the_battle(s).defender:
            s.tell(told.UNDEFENDED, house)
    else:
        s.tell(told.FIELDED, house, force.strength)


def refuse_field(s: Ortus, side: int, action: int) -> Refusal | None:
    """OR-12.6: why this card does not come."""
    battle = the_battle(s)
    house = side_house(battle, side)
    force = battle.forces[side]
    if action == DONE.base:
        return None if side or force.strength > 0 else why.MUST_FIELD.by("OR-12.2")
    if FIELD.holds(action):
        kind = FIELD.arg(action)
        if kind not in t.FIELDED_TYPES:
            return why.NEVER_FIELDED.by("OR-12.6", kind)
        return None if s.hand[house * t.KINDS + kind] else why.NOT_HELD.by("OR-12.6", kind)
    on_table = table_menu(s, house, force)
    if action in on_table:
        return None
    if action == FIELD_ALL.base and not has_several(s, house, force, on_table):
        return why.NOT_SEVERAL_TO_FIELD.by("OR-12.6")
    if FIELD_ARMY.holds(action):
        if force.army[0] + force.army[1] >= capacity(s, house):
            if plays_with(s, ERRANT):
                return why.TENT_FIELDS.by("OV-19", capacity(s, house))
            return why.LANDS_FIELD.by("OR-10.1", capacity(s, house))
        return why.NONE_LEFT_IN_POOL.by("OR-12.6", FIELD_ARMY.arg(action))
    if FIELD_LORD.holds(action):
        fief = FIELD_LORD.arg(action)
        if s.holder[fief] == house and s.lord[fief] == t.MONK:
            return why.ABBOT_NEVER_FIELDED.by("OR-7.9a", fief)
        return why.NO_LORD_TO_FIELD.by("OR-12.6", fief)
    if action == FIELD_KING.base or FIELD_ROYAL.holds(action):
        if s.king == house:
            return why.NONE_LEFT_TO_FIELD.by("OR-12.6")
        return why.KINGS_TO_FIELD.by("OR-12.6")
    if FIELD_MERCENARY.holds(action):
        return why.NO_MERCENARY_TO_FIELD.by("OR-12.6", FIELD_MERCENARY.arg(action))
    return None
