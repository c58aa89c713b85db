"""The dice of one roll of a side in a battle: how many, what they show, and how that is read (V-9.5)."""

from __future__ import annotations

from heptarchy.games.vikings import told
from heptarchy.games.vikings.actions import DICE_WEIGHTS, ROLL
from heptarchy.games.vikings.age import FACES
from heptarchy.games.vikings.epics import IGNORED_BY
from heptarchy.games.vikings.fray import NO_HITS, kinds_for, the_battle, the_fray
from heptarchy.games.vikings.legends import note_hits
from heptarchy.games.vikings.modules import RUNES
from heptarchy.games.vikings.reading import dice_of, lay_dice, read_kind
from heptarchy.games.vikings.rerolls import ask_rerolls
from heptarchy.games.vikings.rolls import work_out
from heptarchy.games.vikings.runes import ask_cast, call_runes, throw_runes
from heptarchy.games.vikings.state import Battle, Vikings
from heptarchy.games.vikings.tables import (
    DICE,
    ENGLISH,
    FACTIONS_OF,
    FYRD,
    IMPROVED_TRAINING,
    ROLL_COMMANDS,
    ROLL_FLEES,
    ROLL_HITS,
    THEGN,
    UNIT_KINDS,
)


def roll_side(s: Vikings, side: int, ignore: int) -> None:
    """V-9.5: every kind of the side rolls a die a unit, up to its dice; results are worked out in order (V-9.6)."""
    b = the_battle(s)
    b.roller = side
    b.ignore = ignore
    b.hits = 0
    b.flees = [0, 0, 0, 0, 0]
    b.commands = [0, 0, 0, 0, 0]
    s.push(work_out)
    if b.fray is not None:
        take_up_dice(s, b)
        return
    shire = b.shire
    b.to_roll = [faction for faction in FACTIONS_OF[side] if s.units[faction][shire]]
    if side == ENGLISH and b.fyrd:
        b.to_roll.append(FYRD)
    s.push(throw_dice)


def throw_dice(s: Vikings, arg: int) -> None:
    """V-9.5: dice of one colour are thrown together."""
    b = the_battle(s)
    if b.to_roll:
        kind = b.to_roll[0]
        if b.fray is not None:
            s.roll(DICE_WEIGHTS[kind][dice_of(s, kind)], then=shown, arg=kind, rule="V-9.5")
            return
        units = b.fyrd if kind == FYRD else s.units[kind][b.shire]
        dice = DICE[kind] if DICE[kind] < units else units
        s.roll(DICE_WEIGHTS[kind][dice], then=thrown, arg=kind, rule="V-9.5")


def thrown(s: Vikings, kind: int, answer: int) -> None:
    """V-9.5: what the dice of one colour show; Improved Training makes Hits of Thegn Flees (V-15.43)."""
    b = the_battle(s)
    outcome = ROLL.arg(answer)
    s.tell(told.ROLLED, kind, outcome)
    flees = ROLL_FLEES[outcome]
    b.hits += ROLL_HITS[outcome]
    if kind == THEGN and s.effects >> IMPROVED_TRAINING & 1:
        b.hits += flees
        flees = 0
    b.flees[kind] = flees
    b.commands[kind] = ROLL_COMMANDS[outcome]
    b.to_roll = b.to_roll[1:]
    throw_dice(s, 0)


# With modules of the Viking Age: dice lie on the table until all is done that changes them


def take_up_dice(s: Vikings, b: Battle) -> None:
    """VX-4.2: Rune and Prayer dice are declared; then all dice are thrown, some again (VX-3, VX-5, VX-6), then read."""
    fray = the_fray(s)
    fray.rolls[b.roller] += 1
    if fray.epic >= 0:
        b.ignore |= IGNORED_BY[fray.epic]
    fray.casters = []
    fray.faces = []
    fray.thrown = [0] * (len(UNIT_KINDS) * FACES)
    fray.kinds = [kind for kind in kinds_for(s, b.roller) if dice_of(s, kind)]
    b.to_roll = fray.kinds
    s.push(read_dice)
    s.push(ask_rerolls)
    s.push(throw_runes)
    s.push(throw_dice)
    if s.params.modules & RUNES:
        s.push(ask_cast)


def shown(s: Vikings, kind: int, answer: int) -> None:
    """V-9.5: what the dice of one colour show."""
    b = the_battle(s)
    outcome = ROLL.arg(answer)
    s.tell(told.ROLLED, kind, outcome)
    lay_dice(s, kind, outcome, dice_of(s, kind))
    b.to_roll = b.to_roll[1:]
    throw_dice(s, 0)


def read_dice(s: Vikings, arg: int) -> None:
    """V-9.6: what the dice of all kinds mean; then Rune and Prayer dice add to it."""
    for kind in the_fray(s).kinds:
        read_kind(s, kind)
    s.push(count_hits)
    s.push(call_runes)


def count_hits(s: Vikings, arg: int) -> None:
    """VX-6.12: Hits of one roll, all counted."""
    b = the_battle(s)
    if not b.ignore & NO_HITS:
        note_hits(s, b.roller, b.hits)
