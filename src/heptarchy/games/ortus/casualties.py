"""Damage: which cards take it, and which die (OR-12.17 to OR-12.23, OR-10.4, OR-10.5)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus.armies import army_strength
from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import discard, merc_colour, merc_infantry, merc_knights, raised
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import distinct
from heptarchy.games.ortus.fielding import face_strength, side_house, the_battle
from heptarchy.games.ortus.table.actions import (
    FILL,
    FILL_ARMY,
    FILL_GARRISON,
    FILL_KING,
    FILL_MERCENARY,
    FILL_RAIDER,
    FILL_ROYAL,
    SPARE,
)
from heptarchy.games.ortus.table.state import MERC_INFANTRY, MERC_KNIGHT, Force, Ortus
from heptarchy.kernel.refusal import Refusal

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
UNITS: Final = 8 * WIDTH  # more than any unit
LAST_FREE: Final = LEVY  # up to here damage costs nothing


def units_of(s: Ortus, side: int) -> list[int]:
    """Every fielded card but Lords that can take damage, one entry each; a card without Strength takes none."""
    battle = the_battle(s)
    house = side_house(battle, side)
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
    return [unit for unit in units if unit_strength(s, side, unit) > 0]


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
    owner = side_house(battle, side) if side else battle.director
    if max(left) // WIDTH <= LAST_FREE:
        battle.forces[side].damage = 0  # what takes it is discarded anyway, or never dies
    elif owner == s.liege:
        fill_for_king(s, side, left)
    elif min(left) == max(left):
        fill_in_order(s, side, left)  # all are alike
    else:
        menu = [fill_action(s, side, unit) for unit in sorted(set(left))]
        s.ask(owner, [*distinct(menu), SPARE.base], then=fill, arg=side, rule="OR-12.20", why=refuse_fill)


def refuse_fill(s: Ortus, side: int, action: int) -> Refusal | None:
    """OR-12.20: only what was fielded and is not full takes damage."""
    if action in [fill_action(s, side, unit) for unit in units_left(s, side)]:
        return None
    for verb in (FILL, FILL_ARMY, FILL_MERCENARY, FILL_GARRISON, FILL_KING, FILL_ROYAL, FILL_RAIDER):
        if verb.holds(action):
            return why.NONE_LEFT_TO_FILL.by("OR-12.20")
    return None


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
    for rank in range(4):
        for unit in left:
            if kings_rank(unit) == rank and the_battle(s).forces[side].damage > 0:
                fill_unit(s, side, unit)


def kings_rank(unit: int) -> int:
    """RB-51: when its turn to take damage comes; an Infantry or Knight is one in a Garrison too."""
    what = unit // WIDTH
    if what <= LAST_FREE:
        return 0
    if what == MERC:
        return 2
    return 3 if what == GARRISON_KNIGHT or (what != GARRISON_INFANTRY and unit % WIDTH == t.KNIGHT) else 1


def free_then_weak(s: Ortus, side: int, left: list[int]) -> list[int]:
    """What costs nothing first, then the weaker cards."""
    keys: list[int] = []
    for unit in left:
        mortal = 1 if unit // WIDTH > LAST_FREE else 0
        keys.append((mortal * WIDTH + unit_strength(s, side, unit)) * UNITS + unit)
    keys.sort()
    return [key % UNITS for key in keys]


def fill_in_order(s: Ortus, side: int, left: list[int]) -> None:
    """The order in which least Strength dies: what costs nothing, then cards that die, then one that survives."""
    force = the_battle(s).forces[side]
    mortal: list[int] = []
    for unit in free_then_weak(s, side, left):
        if unit // WIDTH > LAST_FREE:
            mortal.append(unit)
        elif force.damage > 0:
            fill_unit(s, side, unit)
    if force.damage > 0:
        for place in least_loss([unit_strength(s, side, unit) for unit in mortal], force.damage):
            force.filled.append(mortal[place])
        force.damage = 0


def least_loss(strengths: list[int], damage: int) -> list[int]:
    """The places of those that die, of Strengths in rising order, so that least Strength is lost; the weaker first.

    Whatever the dead do not take must fit into one more card without filling it.
    """
    spare = strengths[-1] - 1
    while spare > 0:
        for held in range(len(strengths) - 1, -1, -1):
            if spare < strengths[held] and spare <= damage:
                dead = adding_up(strengths, damage - spare, held)
                if dead or damage == spare:
                    return dead
        spare -= 1
    return adding_up(strengths, damage, -1)


def adding_up(strengths: list[int], total: int, without: int) -> list[int]:
    """Places, one left out, whose Strengths make this total, the weaker first; none if it cannot be made."""
    sums = [1]  # by how many of the last places: a bit for each total that they can make
    for place in range(len(strengths) - 1, -1, -1):
        sums.append(sums[-1] if place == without else sums[-1] | sums[-1] << strengths[place])
    if not sums[-1] >> total & 1:
        return []
    taken: list[int] = []
    for place in range(len(strengths)):
        rest = total - strengths[place]
        if place != without and rest >= 0 and sums[len(strengths) - place - 1] >> rest & 1:
            taken.append(place)
            total = rest
    return taken


def bury(s: Ortus, side: int) -> None:
    """OR-1.17, OR-1.18: the dead go to their discards; OR-10.5: a dead Mercenary's Garrison goes to the Pool."""
    battle = the_battle(s)
    house = side_house(battle, side)
    force = battle.forces[side]
    dead_armies = [0, 0]
    dead_mercs: list[int] = []
    dead_royals = [0, 0]
    for unit in force.filled:
        what = unit // WIDTH
        which = unit % WIDTH
        if what == ARMY:
            dead_armies[which] += 1
        elif what == ROYAL:
            dead_royals[which] += 1
        elif what == MERC:
            dead_mercs.append(which)
        elif what == GARRISON_INFANTRY:
            empty_slot(s, house, which, MERC_INFANTRY, t.INFANTRY)
        elif what == GARRISON_KNIGHT:
            empty_slot(s, house, which, MERC_KNIGHT, t.KNIGHT)
    for place in sorted(dead_mercs, reverse=True):
        lose_fielded_mercenary(s, house, force, place)
    for kind in (0, 1):
        if dead_royals[kind]:
            s.royal = raised(s.royal, kind, -dead_royals[kind])
            s.army_pile[kind] += dead_royals[kind]
            s.tell(told.ROYALS_LOST, house, dead_royals[kind], kind)
        if dead_armies[kind] == 0:
            continue
        if house == t.VIKINGS:
            s.horde = raised(s.horde, kind, -dead_armies[kind])
            s.raider_pile = raised(s.raider_pile, kind, dead_armies[kind])
            s.tell(told.RAIDERS_LOST, dead_armies[kind], kind)
        elif house != t.WELSH:  # OV-20: the Infantry of the Marches never leave
            s.pool[house * 2 + kind] -= dead_armies[kind]
            s.army_pile[kind] += dead_armies[kind]
            s.tell(told.ARMY_LOST, house, dead_armies[kind], kind)


def lose_fielded_mercenary(s: Ortus, house: int, force: Force, place: int) -> None:
    """OR-10.5: he goes to his owner, what is left of his Garrison to the Pool; the row closes up."""
    merc = s.mercs[house][place]
    s.mercs[house] = s.mercs[house][:place] + s.mercs[house][place + 1 :]
    force.mercs = [other - (other > place) for other in force.mercs if other != place]
    s.tell(told.MERCENARY_LOST, house)
    discard(s, t.card_of(merc_colour(merc), t.MERCENARY))
    for kind, n in ((t.INFANTRY, merc_infantry(merc)), (t.KNIGHT, merc_knights(merc))):
        if n:
            s.pool[house * 2 + kind] += n
            s.tell(told.GARRISON_LEFT, house, n, kind)


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
