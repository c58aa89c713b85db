"""The dice of one roll of a side in a battle: how many, what they show, and how that is read (V-9.5)."""

from __future__ import annotations

from heptarchy.games.vikings.age_dice import take_up_dice
from heptarchy.games.vikings.book import told
from heptarchy.games.vikings.data.tables import (
    DICE,
    ENGLISH,
    FACTIONS_OF,
    FYRD,
    IMPROVED_TRAINING,
    ROLL_COMMANDS,
    ROLL_FLEES,
    ROLL_HITS,
    THEGN,
)
from heptarchy.games.vikings.fray import the_battle
from heptarchy.games.vikings.rolls import work_out
from heptarchy.games.vikings.table.actions import DICE_WEIGHTS, ROLL
from heptarchy.games.vikings.table.state import Vikings


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
