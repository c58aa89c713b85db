"""Sieges (AA-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told
from heptarchy.games.arthur.dice import DIE, face
from heptarchy.games.arthur.field import fight_battle
from heptarchy.games.arthur.levy_question import members
from heptarchy.games.arthur.losses import sicken, suffer
from heptarchy.games.arthur.realm import clockwise, lord_of
from heptarchy.games.arthur.table.actions import HOLD_OUT, LEAVE, LET_GO, LIFT, PRESS_ON, SALLY, STAY
from heptarchy.games.arthur.table.state import DRAWN, NOBODY, UNDECIDED

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign, War

ATTACKERS = 0
BESIEGED = 1
# What two scores come to besides: nobody suffers, or the place is taken
EQUAL = 2
FALLS = 3


def begin_siege(s: Campaign, i: int) -> None:
    """AA-10.1: allies may go home; then it goes round by round."""
    war = s.wars[i]
    war.round = 0
    war.lost = [0] * s.players
    s.then(count_besieged, siege_round, arg=i)
    for seat in reversed(clockwise(s, war.declarer)):
        if may_leave(s, war, seat):
            s.push(ask_ally, i * s.players + seat)


def may_leave(s: Campaign, war: War, seat: int) -> bool:
    """AA-10.1: allies only: neither C-in-C, nor the declarer or the named enemy."""
    if war.side[seat] == NOBODY or war.left[seat]:
        return False
    return seat not in war.chief and seat not in (war.declarer, war.enemy)


def ask_ally(s: Campaign, arg: int) -> None:
    """AA-10.1: stay or go home; a vassal needs his lord's consent."""
    i, seat = divmod(arg, s.players)
    if s.wars[i].winner == UNDECIDED and may_leave(s, s.wars[i], seat):
        s.ask(seat, [STAY[0], LEAVE[0]], then=settle_ally, arg=arg, rule="AA-10.1")


def settle_ally(s: Campaign, arg: int, answer: int) -> None:
    """AA-10.1: he goes, or asks his lord."""
    if answer == STAY[0]:
        return
    i, seat = divmod(arg, s.players)
    lord = lord_of(s, seat)
    if lord != NOBODY:
        s.ask(lord, [LET_GO[0], STAY[0]], then=settle_consent, arg=arg, rule="AA-10.1")
    else:
        go_home(s, i, seat)


def settle_consent(s: Campaign, arg: int, answer: int) -> None:
    """AA-10.1: the lord's word."""
    if answer == LET_GO[0]:
        go_home(s, arg // s.players, arg % s.players)


def go_home(s: Campaign, i: int, seat: int) -> None:
    """AA-10.1, AA-10.2: he is neither winner nor loser; attackers who leave later count no more."""
    war = s.wars[i]
    war.left[seat] = True
    s.tell(told.WENT_HOME, seat)
    if war.round and war.side[seat] == ATTACKERS:
        war.strength[ATTACKERS] -= len(s.armies[seat]) + war.lost[seat]
        war.lost[seat] = 0


def count_besieged(s: Campaign, i: int) -> None:
    """AA-10.2: the elements of each side after the first departures."""
    war = s.wars[i]
    for side in (ATTACKERS, BESIEGED):
        war.strength[side] = sum([len(s.armies[seat]) for seat in members(s, war, side)])


def siege_round(s: Campaign, i: int) -> None:
    """AA-10.3, AA-10.7: the besieged may sally; else both sides roll."""
    war = s.wars[i]
    if war.winner != UNDECIDED:
        return
    war.round += 1
    s.tell(told.SIEGE_ROUND, war.round)
    s.ask(war.chief[BESIEGED], [HOLD_OUT[0], SALLY[0]], then=settle_sally, arg=i, rule="AA-10.7")


def settle_sally(s: Campaign, i: int, answer: int) -> None:
    """AA-10.7: a battle at once, with the elements that are left; its result is the result of the war."""
    if answer == SALLY[0]:
        s.tell(told.SALLIED, s.wars[i].chief[BESIEGED])
        s.push(fight_battle, i)
        return
    s.then(roll_attack, roll_defence, compare_siege, arg=i)


def roll_attack(s: Campaign, i: int) -> None:
    """AA-10.3: a die, and one more for each round after the first."""
    s.roll(DIE, then=settle_attack, arg=i, rule="AA-10.3")


def settle_attack(s: Campaign, i: int, answer: int) -> None:
    """AA-10.3."""
    s.wars[i].scores[ATTACKERS] = face(answer) + bonus(s, s.wars[i], ATTACKERS)


def roll_defence(s: Campaign, i: int) -> None:
    """AA-10.3: a die and the bonus of the besieged."""
    s.roll(DIE, then=settle_defence, arg=i, rule="AA-10.3")


def settle_defence(s: Campaign, i: int, answer: int) -> None:
    """AA-10.3."""
    s.wars[i].scores[BESIEGED] = face(answer) + bonus(s, s.wars[i], BESIEGED)


def bonus(s: Campaign, war: War, side: int) -> int:
    """AA-10.3: what a side adds to its die."""
    return war.round - 1 if side == ATTACKERS else s.params.siege_bonus


def outcome(attack: int, defence: int) -> int:
    """AA-10.4, AA-10.5: what two scores come to: a side suffers, or nobody, or the place is taken."""
    if attack >= 2 * defence:
        return FALLS
    if attack == defence:
        return EQUAL
    return ATTACKERS if attack < defence else BESIEGED


def pairs(s: Campaign, war: War) -> list[int]:
    """AA-20.3: with how many of the 36 pairs of dice each comes out in this round."""
    found = [0] * (FALLS + 1)
    for attack in range(1, 7):
        for defence in range(1, 7):
            found[outcome(attack + bonus(s, war, ATTACKERS), defence + bonus(s, war, BESIEGED))] += 1
    return found


def compare_siege(s: Campaign, i: int) -> None:
    """AA-10.4, AA-10.5: twice the score takes the place at once; else the lower score suffers."""
    war = s.wars[i]
    attack, defence = war.scores
    s.tell(told.SIEGE_SCORES, attack, defence)
    side = outcome(attack, defence)
    if side == FALLS:
        war.winner = ATTACKERS
        return
    s.then(check_siege, siege_round, arg=i)
    if side != EQUAL:
        for seat in reversed(clockwise(s, war.declarer)):
            if war.side[seat] == side and not war.left[seat]:
                s.push(sicken, i * s.players + seat)
        for seat in reversed(clockwise(s, war.declarer)):
            if war.side[seat] == side and not war.left[seat]:
                s.push(suffer, i * s.players + seat)


# The end of a round (AA-10.1, AA-10.5, AA-10.6)


def lost_by(s: Campaign, war: War, side: int) -> int:
    """Elements that a side has lost, of those who are still there."""
    return sum([war.lost[seat] for seat in members(s, war, side)])


def limits(war: War) -> list[int]:
    """AA-10.5, AA-10.6: by side, how many lost elements end the siege: more than half, more than two thirds."""
    return [war.strength[ATTACKERS] // 2 + 1, 2 * war.strength[BESIEGED] // 3 + 1]


def spent(s: Campaign, war: War) -> bool:
    """AA-10.6: have the attackers lost more than half?"""
    return lost_by(s, war, ATTACKERS) >= limits(war)[ATTACKERS]


def check_siege(s: Campaign, i: int) -> None:
    """AA-10.5, AA-10.6, AA-10.8: more than two thirds of the besieged, more than half of the attackers."""
    war = s.wars[i]
    if lost_by(s, war, BESIEGED) >= limits(war)[BESIEGED]:
        war.winner = ATTACKERS
    elif spent(s, war):
        war.winner = DRAWN
    else:
        s.push(ask_lift, i)
        for seat in reversed(clockwise(s, war.declarer)):
            if war.side[seat] == ATTACKERS and may_leave(s, war, seat):
                s.push(ask_ally, i * s.players + seat)


def ask_lift(s: Campaign, i: int) -> None:
    """AA-10.6: the attackers' C-in-C may give up after any round; he must if the departures left him too few."""
    if spent(s, s.wars[i]):
        s.wars[i].winner = DRAWN
        return
    s.ask(s.wars[i].chief[ATTACKERS], [PRESS_ON[0], LIFT[0]], then=settle_lift, arg=i, rule="AA-10.6")


def settle_lift(s: Campaign, i: int, answer: int) -> None:
    """AA-10.6: the war is a draw."""
    if answer == LIFT[0]:
        s.wars[i].winner = DRAWN
        s.tell(told.SIEGE_LIFTED, s.wars[i].chief[ATTACKERS])
