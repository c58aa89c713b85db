"""Dice on the table, with modules of the Viking Age: how many a kind rolls, and what they mean (V-9.5)."""

from __future__ import annotations

from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import (
    DICE,
    ENGLISH,
    IMPROVED_TRAINING,
    RAGNAR,
    ROLL_COMMANDS,
    ROLL_FLEES,
    ROLL_HITS,
    SIDE_OF,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.forts import fort_dice
from heptarchy.games.vikings.fray import in_battle, the_battle, the_fray
from heptarchy.games.vikings.table.age import FACES
from heptarchy.games.vikings.table.state import Vikings


def dice_of(s: Vikings, kind: int) -> int:
    """V-9.5: a die a unit, up to its dice; VX-1.7: a Fort adds some; VX-7.13: one a kind in a fog."""
    fray = the_fray(s)
    dice = min(DICE[kind], in_battle(s, kind) + fort_dice(s, kind))
    if fray.epic == ta.MORNING_FOG and fray.rolls[the_battle(s).roller] == 1:
        return min(dice, 1)
    return dice


def lay_dice(s: Vikings, kind: int, outcome: int, dice: int) -> None:
    """The dice of a kind lie on the table, in the place of those that did."""
    hits, flees, commands = ROLL_HITS[outcome], ROLL_FLEES[outcome], ROLL_COMMANDS[outcome]
    base = kind * FACES
    the_fray(s).thrown[base : base + FACES] = [hits, flees, commands, dice - hits - flees - commands]


def dice_on_table(s: Vikings, kind: int) -> int:
    """How many dice of a kind were thrown in this roll."""
    return sum(the_fray(s).thrown[kind * FACES : kind * FACES + FACES])


def is_ragnars(s: Vikings, shire: int) -> bool:
    """VX-9.1: Ragnar takes part; V-7.9: not without a unit, were a Fort left (VX-1.7)."""
    return s.leader_at[RAGNAR] == shire and s.hosts[VIKING][shire] > 0


def reading(s: Vikings, kind: int) -> tuple[int, int, int]:
    """Hits, Flees and Commands of a kind; V-15.43: Improved Training makes Hits of Thegn Flees.

    VX-9.1: where Ragnar fights, Commands of the first English roll count as Flees.
    """
    b = the_battle(s)
    fray = the_fray(s)
    base = kind * FACES
    hits = fray.thrown[base]
    flees = fray.thrown[base + 1]
    commands = fray.thrown[base + 2]
    if kind == THEGN and s.effects >> IMPROVED_TRAINING & 1:
        hits += flees
        flees = 0
    if b.roller == ENGLISH == SIDE_OF[kind] and fray.rolls[ENGLISH] == 1 and is_ragnars(s, b.shire):
        flees += commands
        commands = 0
    return hits, flees, commands


def read_kind(s: Vikings, kind: int) -> None:
    """Add what a kind has rolled to the roll of its side."""
    b = the_battle(s)
    hits, flees, commands = reading(s, kind)
    b.hits += hits
    b.flees[kind] = flees
    b.commands[kind] = commands
