"""The dice of a roll with modules of the Viking Age: they lie on the table until nothing can change them (VX-4.2)."""

from __future__ import annotations

from heptarchy.games.vikings.age_turn import DICE_TAKEN_UP, come_in
from heptarchy.games.vikings.book import told
from heptarchy.games.vikings.data.tables import UNIT_KINDS
from heptarchy.games.vikings.epics import IGNORED_BY
from heptarchy.games.vikings.fray import NO_HITS, kinds_for, the_battle, the_fray
from heptarchy.games.vikings.legends import note_hits
from heptarchy.games.vikings.reading import dice_of, lay_dice, read_kind
from heptarchy.games.vikings.rerolls import ask_rerolls
from heptarchy.games.vikings.runes import call_runes, throw_runes
from heptarchy.games.vikings.table.actions import DICE_WEIGHTS, ROLL
from heptarchy.games.vikings.table.age import FACES
from heptarchy.games.vikings.table.state import Battle, Vikings


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
    come_in(s, DICE_TAKEN_UP)


def throw_dice(s: Vikings, arg: int) -> None:
    """V-9.5: dice of one colour are thrown together. It has the name of its twin in `dice`: records have met it so."""
    b = the_battle(s)
    if b.to_roll:
        kind = b.to_roll[0]
        s.roll(DICE_WEIGHTS[kind][dice_of(s, kind)], then=shown, arg=kind, rule="V-9.5")


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
