"""Runes and Prayer: a die more in a roll, which helps only together with the battle dice (VX-4)."""

from __future__ import annotations

from heptarchy.games.vikings.book import told
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import FYRD, SIDE_OF, VIKING
from heptarchy.games.vikings.fray import the_age, the_battle, the_fray
from heptarchy.games.vikings.reading import dice_on_table, lay_dice, read_kind, reading
from heptarchy.games.vikings.table.actions import (
    CALL_PRAYER,
    CALL_RUNE,
    CAST,
    DICE_WEIGHTS,
    PASS,
    PRAYER_WEIGHTS,
    ROLL,
    RUNE_WEIGHTS,
)
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import add_units


def refill_dice(s: Vikings, arg: int) -> None:
    """VX-4.1, VX-4.2: dice that were spent come back when the round is over."""
    the_age(s).dice = [s.params.rune_dice] * 4


def may_cast(s: Vikings, faction: int) -> bool:
    """VX-4.2: a die is left this round, and none was added in this battle; VX-7.11: not for those it fights against."""
    fray = the_fray(s)
    return the_age(s).dice[faction] > 0 and not fray.cast >> faction & 1 and fray.traitor != faction


def ask_cast(s: Vikings, place: int) -> None:
    """VX-4.2: each faction that is about to roll may declare one of its dice."""
    kinds = the_fray(s).kinds
    while place < len(kinds):
        faction = kinds[place]
        if faction != FYRD and may_cast(s, faction):
            options = [CAST[0], PASS[0]]
            s.ask(s.owner[faction], options, then=cast, arg=place, rule="VX-4.2")
            return
        place += 1


def cast(s: Vikings, place: int, answer: int) -> None:
    """VX-4.2: the die is spent until the end of the round."""
    fray = the_fray(s)
    faction = fray.kinds[place]
    if answer == CAST[0]:
        the_age(s).dice[faction] -= 1
        fray.cast |= 1 << faction
        fray.casters.append(faction)
        s.tell(told.DIE_ADDED, faction)
    ask_cast(s, place + 1)


def throw_runes(s: Vikings, arg: int) -> None:
    """VX-4.2: the dice that were declared are thrown with the others."""
    fray = the_fray(s)
    place = len(fray.faces)
    if place < len(fray.casters):
        viking = SIDE_OF[fray.casters[place]] == VIKING
        s.roll(RUNE_WEIGHTS if viking else PRAYER_WEIGHTS, then=rune_thrown, rule="VX-4.2")


def rune_thrown(s: Vikings, arg: int, answer: int) -> None:
    """VX-4.3: faces of the same place do the same."""
    fray = the_fray(s)
    faction = fray.casters[len(fray.faces)]
    if CALL_RUNE.holds(answer):
        fray.faces.append(CALL_RUNE.arg(answer))
        s.tell(told.RUNE_SHOWS, faction, CALL_RUNE.arg(answer))
    else:
        fray.faces.append(CALL_PRAYER.arg(answer))
        s.tell(told.PRAYER_SHOWS, faction, CALL_PRAYER.arg(answer))
    throw_runes(s, 0)


def call_runes(s: Vikings, place: int) -> None:
    """VX-4.3: effects come first, and only where die and battle dice of the faction fit."""
    fray = the_fray(s)
    if place == len(fray.faces):
        return
    s.push(call_runes, place + 1)
    b = the_battle(s)
    faction = fray.casters[place]
    face = fray.faces[place]
    hits, flees, commands = reading(s, faction)
    if face == ta.THOR and hits:
        b.hits += 1
        s.tell(told.RUNE_HITS, faction)
    elif face == ta.ODIN and commands:
        b.hits += 1
        b.commands[faction] -= 1
        s.tell(told.RUNE_HITS, faction)
    elif face == ta.TYR and flees:
        b.flees[faction] = 0
        s.tell(told.RUNE_STANDS, faction)
    elif face == ta.FREYJA and commands and fray.fallen[faction] and s.stock[faction]:
        fray.fallen[faction] -= 1
        s.stock[faction] -= 1
        add_units(s, faction, b.shire, 1)
        s.tell(told.RUNE_RAISES, faction)
    elif face == ta.LOKI and not hits:
        s.tell(told.ROLLS_AGAIN, faction)
        s.roll(DICE_WEIGHTS[faction][dice_on_table(s, faction)], then=loki, arg=faction, rule="VX-4.3")


def loki(s: Vikings, faction: int, answer: int) -> None:
    """VX-4.3: all battle dice of the faction, once; what they showed before is forgotten."""
    outcome = ROLL.arg(answer)
    s.tell(told.ROLLED, faction, outcome)
    lay_dice(s, faction, outcome, dice_on_table(s, faction))
    read_kind(s, faction)
