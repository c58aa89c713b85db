"""Sieges (AA-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur import told
from heptarchy.games.arthur.actions import HOLD_OUT, LEAD, LEAVE, LET_GO, LIFT, LOSE, PRESS_ON, SALLY, STAY
from heptarchy.games.arthur.deaths import kill_warlord
from heptarchy.games.arthur.dice import DIE, face
from heptarchy.games.arthur.field import fight_battle, lose_card, warlords_with
from heptarchy.games.arthur.levy import fit_to_lead, is_base, kind_of
from heptarchy.games.arthur.levying import lead_of, members
from heptarchy.games.arthur.realm import clockwise, has_card, lord_of
from heptarchy.games.arthur.state import DRAWN, NOBODY, UNDECIDED, changed, replaced
from heptarchy.games.dba.tables import AX

if TYPE_CHECKING:
    from heptarchy.games.arthur.state import Campaign, War

ATTACKERS = 0
BESIEGED = 1


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
        for seat in reversed(clockwise(s, s.wars[i].declarer)):
            if s.wars[i].side[seat] != NOBODY and not s.wars[i].left[seat]:
                s.push(name_general, seat)
        return
    s.then(roll_attack, roll_defence, compare_siege, arg=i)


def name_general(s: Campaign, seat: int) -> None:
    """AA-10.7: who has lost his general's element names another, or any if none is fit."""
    if s.leads[seat] != NOBODY or not s.armies[seat]:
        return
    fit = fit_to_lead(s, seat, s.armies[seat])
    if not fit:
        fit = kinds_in(s, seat)
    s.ask(seat, [LEAD[kind] for kind in fit], then=settle_general, arg=seat, rule="AA-10.7")


def settle_general(s: Campaign, seat: int, answer: int) -> None:
    """AA-10.7: he leads in the battle."""
    s.leads = changed(s.leads, seat, LEAD.arg(answer))


def kinds_in(s: Campaign, seat: int) -> list[int]:
    """The types of element in his army, each once."""
    found: list[int] = []
    for one in s.armies[seat]:
        if kind_of(one) not in found:
            found.append(kind_of(one))
    return found


def roll_attack(s: Campaign, i: int) -> None:
    """AA-10.3: a die, and one more for each round after the first."""
    s.roll(DIE, then=settle_attack, arg=i, rule="AA-10.3")


def settle_attack(s: Campaign, i: int, answer: int) -> None:
    """AA-10.3."""
    s.wars[i].scores[ATTACKERS] = face(answer) + s.wars[i].round - 1


def roll_defence(s: Campaign, i: int) -> None:
    """AA-10.3: a die and the bonus of the besieged."""
    s.roll(DIE, then=settle_defence, arg=i, rule="AA-10.3")


def settle_defence(s: Campaign, i: int, answer: int) -> None:
    """AA-10.3."""
    s.wars[i].scores[BESIEGED] = face(answer) + s.params.siege_bonus


def compare_siege(s: Campaign, i: int) -> None:
    """AA-10.4, AA-10.5: twice the score takes the place at once; else the lower score suffers."""
    war = s.wars[i]
    attack, defence = war.scores
    s.tell(told.SIEGE_SCORES, attack, defence)
    if attack >= 2 * defence:
        war.winner = ATTACKERS
        return
    s.then(check_siege, siege_round, arg=i)
    if attack != defence:
        side = ATTACKERS if attack < defence else BESIEGED
        for seat in reversed(clockwise(s, war.declarer)):
            if war.side[seat] == side and not war.left[seat]:
                s.push(sicken, i * s.players + seat)
        for seat in reversed(clockwise(s, war.declarer)):
            if war.side[seat] == side and not war.left[seat]:
                s.push(suffer, i * s.players + seat)


# Losses (AA-10.4)


def suffer(s: Campaign, arg: int) -> None:
    """AA-10.4: an element of his own choice is lost."""
    seat = arg % s.players
    options = [LOSE[kind] for kind in kinds_in(s, seat)]
    if options:
        s.ask(seat, options, then=settle_loss, arg=arg, rule="AA-10.4")


def settle_loss(s: Campaign, arg: int, answer: int) -> None:
    """AA-10.4, AA-7.2: the element is gone; Auxilia come back as Spears; a general's may take him along (AA-13.8)."""
    i, seat = divmod(arg, s.players)
    kind = LOSE.arg(answer)
    army = s.armies[seat]
    alike = [at for at, one in enumerate(army) if kind_of(one) == kind]
    lead = lead_of(s, seat)
    at = alike[-1] if alike[-1] != lead or len(alike) == 1 else alike[0]
    if kind == AX and is_base(army[at]):
        s.auxilia = changed(s.auxilia, seat, s.auxilia[seat] - 1)
    s.armies = replaced(s.armies, seat, army[:at] + army[at + 1 :])
    s.wars[i].lost[seat] += 1
    s.tell(told.SIEGE_LOSS, seat, kind)
    if at == lead:
        s.leads = changed(s.leads, seat, NOBODY)
        s.roll(DIE, then=settle_wound, arg=arg, rule="AA-13.8")


def settle_wound(s: Campaign, arg: int, answer: int) -> None:
    """AA-13.8: odd, and the ruler is dead."""
    if face(answer) % 2 == 1:
        ruler_dies(s, arg)


def ruler_dies(s: Campaign, arg: int) -> None:
    """AA-10.4: a player's ruler dies at most once in a war; the heir comes after it (AA-11.9)."""
    i, seat = divmod(arg, s.players)
    if seat not in s.wars[i].dead:
        s.wars[i].dead.append(seat)
        s.tell(told.FELL_ILL, seat)


def sicken(s: Campaign, arg: int) -> None:
    """AA-10.4: every personality still present rolls, and dies on a 1."""
    i, seat = divmod(arg, s.players)
    for province in reversed(warlords_with(s, seat)):
        s.push(sicken_warlord, province)
    if has_card(s, seat, t.WARRIOR_PRINCE):
        s.push(sicken_prince, seat)
    if seat not in s.wars[i].dead:
        s.push(sicken_ruler, arg)


def sicken_ruler(s: Campaign, arg: int) -> None:
    """AA-10.4: the ruler's die."""
    s.roll(DIE, then=settle_fever, arg=arg, rule="AA-10.4")


def settle_fever(s: Campaign, arg: int, answer: int) -> None:
    """AA-10.4: on a 1 he dies."""
    if face(answer) == 1:
        ruler_dies(s, arg)


def sicken_prince(s: Campaign, seat: int) -> None:
    """AA-10.4: the Warrior Prince's die."""
    s.roll(DIE, then=settle_prince, arg=seat, rule="AA-10.4")


def settle_prince(s: Campaign, seat: int, answer: int) -> None:
    """AA-13.10: his card is discarded."""
    if face(answer) == 1:
        lose_card(s, seat, t.WARRIOR_PRINCE)


def sicken_warlord(s: Campaign, province: int) -> None:
    """AA-10.4: a Warlord's die."""
    s.roll(DIE, then=settle_warlord, arg=province, rule="AA-10.4")


def settle_warlord(s: Campaign, province: int, answer: int) -> None:
    """AA-13.10: his card is discarded."""
    if face(answer) == 1:
        kill_warlord(s, province)


# The end of a round (AA-10.1, AA-10.5, AA-10.6)


def lost_by(s: Campaign, war: War, side: int) -> int:
    """Elements that a side has lost, of those who are still there."""
    return sum([war.lost[seat] for seat in members(s, war, side)])


def spent(s: Campaign, war: War) -> bool:
    """AA-10.6: have the attackers lost more than half?"""
    return 2 * lost_by(s, war, ATTACKERS) > war.strength[ATTACKERS]


def check_siege(s: Campaign, i: int) -> None:
    """AA-10.5, AA-10.6, AA-10.8: more than two thirds of the besieged, more than half of the attackers."""
    war = s.wars[i]
    if 3 * lost_by(s, war, BESIEGED) > 2 * war.strength[BESIEGED]:
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
