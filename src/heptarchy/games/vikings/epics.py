"""Epic Battle Events: cards in the Fyrd deck that change a battle (VX-7)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import ROLL_HITS, SIDE_OF
from heptarchy.games.vikings.fray import (
    NO_COMMANDS,
    NO_FLEES,
    decider,
    in_battle,
    kill,
    kinds_for,
    kinds_in,
    the_age,
    the_battle,
    the_fray,
)
from heptarchy.games.vikings.table.actions import BETRAY, CHAMPION, DICE_WEIGHTS, LOSE, ROLL, TURN_EPIC
from heptarchy.games.vikings.table.modules import EPIC_BATTLES
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import take_units
from heptarchy.kernel.refusal import Refusal

# By card: results that rolls of its battle leave out (VX-7.15, VX-7.16)
IGNORED_BY: Final[list[int]] = [0, 0, 0, 0, NO_COMMANDS, NO_FLEES, 0, 0]


def shuffle_epics_in(s: Vikings) -> None:
    """VX-7.1: some of the cards go into the Fyrd deck face down; which ones is not settled until one is turned."""
    age = the_age(s)
    age.epics = s.params.epic_cards
    age.epic_pool = (1 << len(ta.EPIC_KEYS)) - 1


def renew_epics(s: Vikings) -> None:
    """VX-7.4: a new Fyrd deck gets new Epic cards; where fewer are left unused than it needs, all may come again."""
    if not s.params.modules & EPIC_BATTLES:
        return
    age = the_age(s)
    age.epics = s.params.epic_cards
    if age.epic_pool.bit_count() < s.params.epic_cards:
        age.epic_pool = (1 << len(ta.EPIC_KEYS)) - 1
        for epic in the_fray(s).epic_cards:  # V-9.16: a card that lies in a battle is not among the discards
            age.epic_pool &= ~(1 << epic)


def epic_answers(s: Vikings) -> list[int]:
    """VX-7.1: what an Epic card in the deck may turn out to be."""
    pool = the_age(s).epic_pool
    return [TURN_EPIC[epic] for epic in range(len(ta.EPIC_KEYS)) if pool >> epic & 1]


def epic_turned(s: Vikings, answer: int) -> None:
    """VX-7.2, VX-7.3: the first of a battle takes effect; the draw goes on in any case."""
    age = the_age(s)
    fray = the_fray(s)
    epic = TURN_EPIC.arg(answer)
    age.epics -= 1
    age.epic_pool &= ~(1 << epic)
    fray.epic_cards.append(epic)
    if fray.epic >= 0:
        s.tell(told.EPIC_WASTED, epic)
        return
    fray.epic = epic
    s.tell(told.EPIC_TURNED, epic)
    b = the_battle(s)
    if epic == ta.DAWN_RAID and not b.attack_rolls:
        b.next = b.attacker  # VX-7.14
    elif epic == ta.TRAITOR:
        s.push(ask_traitor)


# The Traitor


def ask_traitor(s: Vikings, arg: int) -> None:
    """VX-7.11: the attackers name one of their own; VX-7.20: not if they are only one."""
    b = the_battle(s)
    kinds = kinds_in(s, b.attacker, b.shire)
    if len(kinds) > 1:
        options = [BETRAY[kind] for kind in kinds]
        s.ask(s.owner[s.active], options, then=betray, rule="VX-7.11", why=refuse_traitor)


def refuse_traitor(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-7.11: why it is not they."""
    b = the_battle(s)
    if BETRAY.holds(action) and BETRAY.arg(action) not in kinds_in(s, b.attacker, b.shire):
        return why.NO_ATTACKER.by("VX-7.11", BETRAY.arg(action))
    return None


def betray(s: Vikings, arg: int, answer: int) -> None:
    """VX-7.11: its units fight for the defenders; VX-7.20: a Leader stays."""
    b = the_battle(s)
    fray = the_fray(s)
    fray.traitor = BETRAY.arg(answer)
    fray.traitors = s.units[fray.traitor][b.shire]
    take_units(s, fray.traitor, b.shire, fray.traitors)
    s.tell(told.BETRAYED, fray.traitors, fray.traitor)


def send_traitors_away(s: Vikings) -> None:
    """VX-7.11: those alive after the battle go to the Fled Units area."""
    fray = the_fray(s)
    if fray.traitors:
        s.fled[fray.traitor] += fray.traitors
        s.tell(told.FLED, fray.traitors, fray.traitor)
        fray.traitors = 0


# The Champions' Duel


def ask_champion(s: Vikings, arg: int) -> None:
    """VX-7.12: each side picks a faction it has present, the attackers first; a side of Fyrd alone has no champion.

    It comes when the Fyrd have come (RULINGS).
    """
    b = the_battle(s)
    if kinds_in(s, b.attacker, b.shire) and kinds_in(s, 1 - b.attacker, b.shire):
        pick_champion(s, -1, b.attacker)


def pick_champion(s: Vikings, first: int, side: int) -> None:
    """VX-7.12: a lone faction goes unasked."""
    b = the_battle(s)
    kinds = kinds_in(s, side, b.shire)
    if len(kinds) == 1:
        champion(s, first, CHAMPION[kinds[0]])
    else:
        options = [CHAMPION[kind] for kind in kinds]
        s.ask(decider(s, side, b.shire), options, then=champion, arg=first, rule="VX-7.12", why=refuse_champion)


def refuse_champion(s: Vikings, first: int, action: int) -> Refusal | None:
    """VX-7.12: a champion is of a faction that the side has in the battle."""
    b = the_battle(s)
    if CHAMPION.holds(action):
        faction = CHAMPION.arg(action)
        if SIDE_OF[faction] != (b.attacker if first < 0 else 1 - b.attacker):
            return why.NOT_ON_SIDE.by("VX-7.12", faction)
        if not s.units[faction][b.shire]:
            return why.NO_UNIT_IN_BATTLE.by("VX-7.12", faction)
    return None


def champion(s: Vikings, first: int, answer: int) -> None:
    """VX-7.12: when both are picked they roll a die each."""
    kind = CHAMPION.arg(answer)
    if first < 0:
        pick_champion(s, kind, 1 - the_battle(s).attacker)
    else:
        s.roll(DICE_WEIGHTS[first][1], then=champion_rolled, arg=first * 8 + kind, rule="VX-7.12")


def champion_rolled(s: Vikings, arg: int, answer: int) -> None:
    """VX-7.12: the attackers' champion has rolled."""
    first, kind = divmod(arg, 8)
    s.tell(told.ROLLED, first, ROLL.arg(answer))
    hit = ROLL_HITS[ROLL.arg(answer)]
    s.roll(DICE_WEIGHTS[kind][1], then=duel_fought, arg=kind * 2 + hit, rule="VX-7.12")


def duel_fought(s: Vikings, arg: int, answer: int) -> None:
    """VX-7.12: if exactly one shows a Hit the other side loses a unit."""
    kind, hit = divmod(arg, 2)
    s.tell(told.ROLLED, kind, ROLL.arg(answer))
    answered = ROLL_HITS[ROLL.arg(answer)]
    if hit != answered:
        b = the_battle(s)
        s.push(ask_duel_loss, 1 - b.attacker if hit else b.attacker)


def ask_duel_loss(s: Vikings, side: int) -> None:
    """VX-7.12: the owner chooses, Fyrd included; V-9.8 does not apply."""
    b = the_battle(s)
    kinds = [kind for kind in kinds_for(s, side) if in_battle(s, kind)]
    if len(kinds) == 1:
        duel_loss(s, 0, LOSE[kinds[0]])
    else:
        options = [LOSE[kind] for kind in kinds]
        s.ask(decider(s, side, b.shire), options, then=duel_loss, rule="VX-7.12", why=refuse_duel_loss)


def refuse_duel_loss(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-7.12: the side that lost the duel loses a unit that is there; which side it is the asking step was told."""
    if LOSE.holds(action):
        kind = LOSE.arg(action)
        if kind not in kinds_for(s, s.asked_arg()) or not in_battle(s, kind):
            return why.NONE_TO_HIT.by("VX-7.12", kind)
    return None


def duel_loss(s: Vikings, arg: int, answer: int) -> None:
    """VX-7.12: one unit."""
    kill(s, LOSE.arg(answer), 1)


# Broken Ranks


def break_ranks(s: Vikings, arg: int) -> None:
    """VX-7.17: the first time a side suffers a Hit it loses a unit more."""
    b = the_battle(s)
    fray = the_fray(s)
    side = 1 - b.roller
    if fray.epic == ta.BROKEN_RANKS and b.hits and not fray.broken >> side & 1:
        fray.broken |= 1 << side
        b.hits += 1
        s.tell(told.RANKS_BREAK, side)
