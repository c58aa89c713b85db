"""Damage: which cards take it, and which die (OR-12.17 to OR-12.23, OR-10.4, OR-10.5)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus import told
from heptarchy.games.ortus.actions import (
    FILL,
    FILL_ARMY,
    FILL_GARRISON,
    FILL_KING,
    FILL_MERCENARY,
    FILL_RAIDER,
    FILL_ROYAL,
    SPARE,
)
from heptarchy.games.ortus.armies import army_strength
from heptarchy.games.ortus.cards import discard, merc_colour, merc_infantry, merc_knights
from heptarchy.games.ortus.fielding import face_strength, the_battle
from heptarchy.games.ortus.state import MERC_INFANTRY, MERC_KNIGHT, Ortus

# A unit is a card that can take damage, `kind * WIDTH + which`
WIDTH: Final = 64
HAND: Final = 0  # which of FIELDED_TYPES: discarded after the battle anyway (OR-9.8)
KING: Final = 1
LEVY: Final = 2  # RB-16
ARMY: Final = 3  # Infantry or Knights of the Pool; Vikings or Chieftains
MERC: Final = 4  # place in the row
GARRISON_INFANTRY: Final = 5  # place in the row
GARRISON_KNIGHT: Final = 6
ROYAL: Final = 7
LAST_FREE: Final = LEVY  # up to here damage costs nothing


def units_of(s: Ortus, side: int) -> list[int]:
    """Every fielded card but Lords, one entry each."""
    battle = the_battle(s)
    house = battle.defender if side else battle.attacker
    force = battle.forces[side]
    units: list[int] = []
    for i in range(4):
        units.extend([HAND * WIDTH + i] * force.hand[i])
    units.extend([KING * WIDTH] * force.king)
    units.extend([LEVY * WIDTH] * force.levies)
    for kind in (0, 1):
        units.extend([ARMY * WIDTH + kind] * force.army[kind])
    for place in force.mercs:
        merc = s.mercs[house][place]
        units.append(MERC * WIDTH + place)
        units.extend([GARRISON_INFANTRY * WIDTH + place] * merc_infantry(merc))
        units.extend([GARRISON_KNIGHT * WIDTH + place] * merc_knights(merc))
    for kind in (0, 1):
        units.extend([ROYAL * WIDTH + kind] * force.royal[kind])
    return units


def units_left(s: Ortus, side: int) -> list[int]:
    """Those that are not full of damage yet."""
    left = units_of(s, side)
    for unit in the_battle(s).forces[side].filled:
        left.remove(unit)
    return left


def unit_strength(s: Ortus, side: int, unit: int) -> int:
    """OR-12.17: how much damage it takes."""
    what = unit // WIDTH
    which = unit % WIDTH
    if what == HAND:
        return face_strength(s, t.FIELDED_TYPES[which])
    if what == KING:
        return s.params.str_king_card
    if what == LEVY:
        return s.params.str_royal_infantry
    if what == MERC:
        return s.params.str_mercenary
    if what == GARRISON_INFANTRY:
        return s.params.str_infantry
    if what == GARRISON_KNIGHT:
        return s.params.str_knight
    if what == ARMY and side == 0 and the_battle(s).attacker == t.VIKINGS:
        return s.params.str_chieftain if which else s.params.str_viking
    return army_strength(s, which)


def take_damage(s: Ortus, side: int) -> None:
    """OR-12.20: the owner orders his cards; without a choice that matters nobody is asked."""
    force = the_battle(s).forces[side]
    if force.damage <= 0:
        return
    units = units_of(s, side)
    total = sum(unit_strength(s, side, unit) for unit in units)
    if force.damage >= total:
        force.filled = units
        force.damage = 0
    else:
        s.push(ask_filling, side)


def ask_filling(s: Ortus, side: int) -> None:
    """OR-12.20: which card takes the next damage."""
    battle = the_battle(s)
    if battle.forces[side].damage <= 0:
        return
    left = units_left(s, side)
    owner = battle.defender if side else battle.director
    if max(left) // WIDTH <= LAST_FREE:
        battle.forces[side].damage = 0  # what takes it is discarded anyway, or never dies
    elif owner == s.liege:
        fill_for_king(s, side, left)
    else:
        menu = [fill_action(s, side, unit) for unit in sorted(set(left)) if unit_strength(s, side, unit) > 0]
        s.ask(owner, [*menu, SPARE.base], then=fill, arg=side, rule="OR-12.20")


def fill_action(s: Ortus, side: int, unit: int) -> int:
    """The click that fills this unit; of a Garrison the Infantry first."""
    what = unit // WIDTH
    which = unit % WIDTH
    if what == HAND:
        return FILL.base + t.FIELDED_TYPES[which]
    if what == KING:
        return FILL_KING.base
    if what == MERC:
        return FILL_MERCENARY.base + which + 1
    if what == GARRISON_INFANTRY or what == GARRISON_KNIGHT:
        return FILL_GARRISON.base + which + 1
    if what == ROYAL:
        return FILL_ROYAL.base + which
    if side == 0 and the_battle(s).attacker == t.VIKINGS:
        return FILL_RAIDER.base + which
    return FILL_ARMY.base + which


def fill(s: Ortus, side: int, action: int) -> None:
    """OR-12.20: it takes damage up to its Strength; full, it dies if it can."""
    left = units_left(s, side)
    if action == SPARE.base:
        fill_in_order(s, side, left)
        return
    for unit in sorted(set(left)):
        if fill_action(s, side, unit) == action:
            fill_unit(s, side, unit)
            break
    s.push(ask_filling, side)


def fill_unit(s: Ortus, side: int, unit: int) -> None:
    """OR-12.20: a partly filled card survives."""
    force = the_battle(s).forces[side]
    strength = unit_strength(s, side, unit)
    if force.damage >= strength:
        force.filled.append(unit)
    force.damage -= strength


def fill_for_king(s: Ortus, side: int, left: list[int]) -> None:
    """RB-51: Royal Infantry and King card first, then Infantry, Mercenaries, Knights; RB-74: Vikings, Chieftains."""
    order = sorted(left, key=lambda unit: (unit // WIDTH > LAST_FREE, unit_strength(s, side, unit), unit))
    for unit in order:
        if the_battle(s).forces[side].damage > 0:
            fill_unit(s, side, unit)


def fill_in_order(s: Ortus, side: int, left: list[int]) -> None:
    """What costs nothing first, then the weaker, and the last point on a stronger card that survives it."""
    force = the_battle(s).forces[side]
    mortal: list[int] = []
    for unit in sorted(left):
        if unit // WIDTH > LAST_FREE:
            mortal.append(unit)
        elif force.damage > 0:
            fill_unit(s, side, unit)
    mortal.sort(key=lambda unit: (unit_strength(s, side, unit), unit))
    while force.damage > 0 and mortal:
        strongest = mortal[-1]
        if force.damage < unit_strength(s, side, strongest):
            fill_unit(s, side, strongest)  # partly: it survives
            return
        fill_unit(s, side, mortal.pop(0))


def bury(s: Ortus, side: int) -> None:
    """OR-1.17, OR-1.18: the dead go to their discards; OR-10.5: a dead Mercenary's Garrison goes to the Pool."""
    battle = the_battle(s)
    house = battle.defender if side else battle.attacker
    force = battle.forces[side]
    dead_armies = [0, 0]
    dead_mercs: list[int] = []
    for unit in force.filled:
        what = unit // WIDTH
        which = unit % WIDTH
        if what == ARMY:
            dead_armies[which] += 1
        elif what == ROYAL:
            s.royal = [s.royal[0] - (which == 0), s.royal[1] - (which == 1)]
            s.army_pile[which] += 1
        elif what == MERC:
            dead_mercs.append(which)
        elif what == GARRISON_INFANTRY:
            empty_slot(s, house, which, MERC_INFANTRY, t.INFANTRY)
        elif what == GARRISON_KNIGHT:
            empty_slot(s, house, which, MERC_KNIGHT, t.KNIGHT)
    for place in sorted(dead_mercs, reverse=True):
        merc = s.mercs[house][place]
        s.mercs[house] = s.mercs[house][:place] + s.mercs[house][place + 1 :]
        s.pool[house * 2] += merc_infantry(merc)
        s.pool[house * 2 + 1] += merc_knights(merc)
        s.tell(told.MERCENARY_LOST, house)
        discard(s, t.card_of(merc_colour(merc), t.MERCENARY))
    for kind in (0, 1):
        if dead_armies[kind] == 0:
            continue
        if house == t.VIKINGS:
            s.horde[kind] -= dead_armies[kind]
            s.raider_pile[kind] += dead_armies[kind]
            s.tell(told.RAIDERS_LOST, dead_armies[kind], kind)
        else:
            s.pool[house * 2 + kind] -= dead_armies[kind]
            s.army_pile[kind] += dead_armies[kind]
            s.tell(told.ARMY_LOST, house, dead_armies[kind], kind)


def empty_slot(s: Ortus, house: int, place: int, step: int, kind: int) -> None:
    """A Garrison card dies."""
    mercs = s.mercs[house][:]
    mercs[place] -= step
    s.mercs[house] = mercs
    s.army_pile[kind] += 1
    s.tell(told.ARMY_LOST, house, 1, kind)


def unit_name(unit: int, kinds: tuple[str, ...]) -> str:
    """A unit for a view: `infantry`, `mercenary 2`."""
    what = unit // WIDTH
    which = unit % WIDTH
    if what == HAND:
        return t.TYPES[t.FIELDED_TYPES[which]]
    if what == KING:
        return "king"
    if what == LEVY:
        return "levy"
    if what == MERC:
        return f"mercenary {which + 1}"
    if what == GARRISON_INFANTRY or what == GARRISON_KNIGHT:
        return f"garrison {which + 1}"
    if what == ROYAL:
        return f"royal {t.ARMY[which]}"
    return kinds[which]
