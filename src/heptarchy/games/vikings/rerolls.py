"""Dice that are thrown again before a roll is worked out (VX-3.11, VX-5.3, VX-6.12)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import (
    ROLL_COMMANDS,
    ROLL_FLEES,
    ROLL_HITS,
    SHIELD_WALL,
    UNIT_KINDS,
    VIKING,
    VIKING_FORT,
)
from heptarchy.games.vikings.fray import NO_FLEES, NO_HITS, decider, strength, the_age, the_battle, the_fray
from heptarchy.games.vikings.legends import claim, has_reward
from heptarchy.games.vikings.reading import dice_on_table, lay_dice, reading
from heptarchy.games.vikings.table.actions import CLAIM, DICE_WEIGHTS, DONE, PASS, REROLL, ROLL, SPEND
from heptarchy.games.vikings.table.age import CARRIED, FACES, SPENT, TAKEN
from heptarchy.games.vikings.table.modules import LEGENDS, RELICS
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.refusal import Refusal

# Who may roll again: before it the two Viking factions, by their numbers
LEGEND: Final = 2
KING: Final = 3
ALL_ASKED: Final = 0b111  # without the King, who comes last


def ask_rerolls(s: Vikings, done: int) -> None:
    """VX-5.3, VX-6.12, VX-3.11: those who may roll again are asked, each once in a roll; a seat for all that it has."""
    for stage in range(KING):
        if not done >> stage & 1 and may_reroll(s, stage):
            asked = asked_with(s, stage, done)
            relics = [SPEND[relic] for faction in (0, 1) if asked >> faction & 1 for relic in relics_of(s, faction)]
            legend = [CLAIM[ta.SHIELD_BITER]] if asked >> LEGEND & 1 else []
            rule = "VX-5.3" if relics else "VX-6.12"
            options = [*relics, *legend, PASS[0]]
            s.ask(who_rerolls(s, stage), options, rerolled, done << KING | asked, rule, refuse_reroll)
            return
    if may_reroll(s, KING):
        the_fray(s).again = s.params.aella_dice
        the_fray(s).settled = []
        s.push(ask_again)


def who_rerolls(s: Vikings, stage: int) -> int:
    """VX-5.3: the player of the faction that carries the relic; V-9.17: who decides for the side with the Legend."""
    b = the_battle(s)
    return decider(s, b.roller, b.shire) if stage == LEGEND else s.owner[stage]


def asked_with(s: Vikings, first: int, done: int) -> int:
    """As bits: that one, and all others that the same seat may roll again by."""
    seat = who_rerolls(s, first)
    asked = 0
    for stage in range(first, KING):
        if not done >> stage & 1 and may_reroll(s, stage) and who_rerolls(s, stage) == seat:
            asked |= 1 << stage
    return asked


def refuse_reroll(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-5.3, VX-6.12: which relic or Legend does not let this seat roll again."""
    asked = arg & ALL_ASKED
    if SPEND.holds(action) and not any(
        asked >> faction & 1 and SPEND.arg(action) in relics_of(s, faction) for faction in (0, 1)
    ):
        return why.RELIC_NOT_CARRIED.by("VX-5.3", SPEND.arg(action))
    if CLAIM.holds(action) and not (asked >> LEGEND & 1 and CLAIM.arg(action) == ta.SHIELD_BITER):
        return why.LEGEND_NOT_NOW.by("VX-6.12", CLAIM.arg(action))
    return None


def rerolled(s: Vikings, arg: int, answer: int) -> None:
    """VX-5.3, VX-6.12: a relic or the Legend is spent, and what is left is asked for again; or all is kept."""
    done, asked = arg >> KING, arg & ALL_ASKED
    if answer == PASS[0]:
        s.push(ask_rerolls, done | asked)
    elif SPEND.holds(answer):
        faction = the_age(s).relics[SPEND.arg(answer)] - CARRIED
        s.push(ask_rerolls, done | 1 << faction)
        spend_relic(s, faction, SPEND.arg(answer))
    else:
        s.push(ask_rerolls, done | 1 << LEGEND)
        bite(s)


def may_reroll(s: Vikings, stage: int) -> bool:
    """VX-5.3, VX-6.12, VX-3.11: is there something at this stage that lets the side roll again?"""
    b = the_battle(s)
    fray = the_fray(s)
    if stage == LEGEND:
        ready = s.params.modules & LEGENDS != 0 and the_age(s).legends[ta.SHIELD_BITER] == TAKEN + b.roller
        return ready and may_better(s, fray.kinds)
    if stage == KING:
        return fray.aella[b.roller] >= 0 and fray.rolls[b.roller] == 1 and may_better(s, fray.kinds)
    if b.roller != VIKING or stage not in fray.kinds or not s.params.modules & RELICS:
        return False
    return len(relics_of(s, stage)) > 0 and may_better(s, [stage])


def may_better(s: Vikings, kinds: list[int]) -> bool:
    """VX-5.3: could these dice, thrown again, do more? Not if all of them hit, nor if they hit all and none flees.

    Dice lie open on the table: all can see whether it is asked.
    """
    b = the_battle(s)
    fray = the_fray(s)
    if fray.casters or b.ignore & NO_HITS:
        return True
    if all(reading(s, kind)[0] == dice_on_table(s, kind) for kind in kinds):
        return False
    hits = 0
    for kind in fray.kinds:
        hits += reading(s, kind)[0]
    if hits < strength(s, 1 - b.roller) + cancelled_at_most(s):
        return True
    if b.ignore & NO_FLEES:
        return False
    return any(reading(s, kind)[1] for kind in kinds)


def cancelled_at_most(s: Vikings) -> int:
    """Hits of this roll that the other side may cancel, as all can see (V-15.13, V-15.16, VX-3.12, VX-6.13)."""
    b = the_battle(s)
    side = 1 - b.roller
    cancelled = the_fray(s).shielded[side]
    if side == VIKING:
        if s.effects >> SHIELD_WALL & 1:
            cancelled += s.params.wall_hits - b.walled
        if b.titles >> VIKING_FORT & 1:
            cancelled += s.params.fort_hits
    if has_reward(s, side, ta.LAST_STAND):
        cancelled += s.params.stand_hits
    return cancelled


# Relics


def relics_of(s: Vikings, faction: int) -> list[int]:
    """VX-5.3: the relics that a Viking faction carries."""
    return [relic for relic, at in enumerate(the_age(s).relics) if at == CARRIED + faction]


def spend_relic(s: Vikings, faction: int, relic: int) -> None:
    """VX-5.3: it is discarded, and all dice of its faction are thrown again."""
    the_age(s).relics[relic] = SPENT
    s.tell(told.RELIC_SPENT, faction, relic)
    s.push(throw_again, faction)


def throw_again(s: Vikings, kind: int) -> None:
    """All battle dice of a kind."""
    s.roll(DICE_WEIGHTS[kind][dice_on_table(s, kind)], then=thrown_again, arg=kind, rule="V-9.5")


def thrown_again(s: Vikings, kind: int, answer: int) -> None:
    """What they show now counts."""
    outcome = ROLL.arg(answer)
    s.tell(told.ROLLED_AGAIN, kind, outcome)
    lay_dice(s, kind, outcome, dice_on_table(s, kind))


# The Shield-Biter


def bite(s: Vikings) -> None:
    """VX-6.12: all dice of the side are thrown again, Rune and Prayer dice left out."""
    claim(s, ta.SHIELD_BITER)
    for kind in reversed(the_fray(s).kinds):
        s.push(throw_again, kind)


# Aella


def ask_again(s: Vikings, arg: int) -> None:
    """VX-3.11: which die is thrown again, each once, or enough; who played Aella decides."""
    b = the_battle(s)
    fray = the_fray(s)
    dice = range(len(UNIT_KINDS) * FACES)
    options = [REROLL[die] for die in dice if fray.thrown[die] > fray.settled.count(die)]
    if fray.again and options:
        s.ask(s.owner[fray.aella[b.roller]], [*options, DONE[0]], then=again, rule="VX-3.11", why=refuse_again)


def refuse_again(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-3.11: why no such die is thrown again."""
    if not REROLL.holds(action):
        return None
    die = REROLL.arg(action)
    fray = the_fray(s)
    if fray.thrown[die] > fray.settled.count(die):
        return None
    return why.NO_SUCH_DIE.by("VX-3.11", die // FACES, 1 + die % FACES)


def again(s: Vikings, arg: int, answer: int) -> None:
    """VX-3.11: one die is taken up."""
    if answer != DONE[0]:
        die = REROLL.arg(answer)
        the_fray(s).again -= 1
        s.push(ask_again)
        s.roll(DICE_WEIGHTS[die // FACES][1], then=thrown_one, arg=die, rule="VX-3.11")


def thrown_one(s: Vikings, die: int, answer: int) -> None:
    """What it shows now counts."""
    outcome = ROLL.arg(answer)
    kind, _ = divmod(die, FACES)
    s.tell(told.ROLLED_AGAIN, kind, outcome)
    fray = the_fray(s)
    fray.thrown[die] -= 1
    shows = 0 if ROLL_HITS[outcome] else 1 if ROLL_FLEES[outcome] else 2 if ROLL_COMMANDS[outcome] else 3
    fray.thrown[kind * FACES + shows] += 1
    fray.settled.append(kind * FACES + shows)
