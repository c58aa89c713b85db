"""Battles, from the first card to the last roll (V-9)."""

from __future__ import annotations

from heptarchy.games.vikings.age_turn import BATTLE_JOINED, come_in
from heptarchy.games.vikings.battle_events import ask_battle_event, call_up_effects, resolve_effects
from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.control import settle_control
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.moments import BEFORE_FYRD, BEFORE_ROLLS, BETWEEN_ROLLS
from heptarchy.games.vikings.data.tables import ENGLISH, FACTIONS_OF, FYRD, VIKING
from heptarchy.games.vikings.dice import roll_side
from heptarchy.games.vikings.epics import send_traitors_away
from heptarchy.games.vikings.fray import is_decided, strength, the_battle
from heptarchy.games.vikings.fyrd import draw_fyrd, draws_fyrd, turn_fyrd_card
from heptarchy.games.vikings.legends import note_victory
from heptarchy.games.vikings.table.actions import FIGHT
from heptarchy.games.vikings.table.age import Fray
from heptarchy.games.vikings.table.state import LED, PITCHED, SUDDEN, Battle, Vikings
from heptarchy.games.vikings.units import is_held, leave_no_leader_alone
from heptarchy.kernel.refusal import Refusal


def battle_phase(s: Vikings, arg: int) -> None:
    """V-9.1: the active player picks the order of the battles; the last one goes unasked."""
    shires = shires_fought_over(s)
    if not shires:
        return
    s.push(battle_phase)
    if len(shires) == 1:
        start_battle(s, shires[0], PITCHED)
    else:
        s.ask(s.owner[s.active], [FIGHT[shire] for shire in shires], then=fight, rule="V-9.1", why=refuse_fight)


def shires_fought_over(s: Vikings) -> list[int]:
    """V-9.1: where units of both sides stand; VX-1.10: English ones and a Fort or Settlement are enough."""
    return [shire for shire, n in enumerate(s.hosts[ENGLISH]) if n and is_held(s, VIKING, shire)]


def refuse_fight(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-9.1: a battle is where both sides are."""
    if FIGHT.holds(action) and FIGHT.arg(action) not in shires_fought_over(s):
        return why.NO_BATTLE_THERE.by("V-9.1", FIGHT.arg(action))
    return None


def fight(s: Vikings, arg: int, answer: int) -> None:
    """V-9.1: the battle that was picked."""
    start_battle(s, FIGHT.arg(answer), PITCHED)


def start_battle(s: Vikings, shire: int, cause: int) -> None:
    """V-9.2: cards that stop the Fyrd, the Fyrd draw, other Events, their effects, the exchange of rolls."""
    begin(s, shire, cause)
    s.push(end_battle)
    s.push(exchange)
    s.push(resolve_effects)
    s.push(call_up_effects)
    s.push(ask_battle_event, BEFORE_ROLLS)
    come_in(s, BATTLE_JOINED)
    if draws_fyrd(s):
        s.push(draw_fyrd)
        s.push(ask_battle_event, BEFORE_FYRD)


def start_rebellion(s: Vikings, shire: int) -> None:
    """V-15.32: Fyrd alone attack the Vikings in a shire."""
    begin(s, shire, SUDDEN)
    s.push(end_battle)
    s.push(exchange)
    s.push(resolve_effects)
    s.push(call_up_effects)
    s.push(ask_battle_event, BEFORE_ROLLS)
    s.push(turn_fyrd_card)


def begin(s: Vikings, shire: int, cause: int) -> None:
    """V-9.1: the active faction's side attacks; V-9.4: the defenders roll first."""
    b = Battle()
    b.shire = shire
    b.attacker = s.side
    b.next = 1 - b.attacker
    b.cause = cause
    if s.age is not None:
        b.fray = Fray()
    s.battle = b
    s.tell(told.BATTLE_BEGINS, shire, b.attacker)


# The exchange


def exchange(s: Vikings, arg: int) -> None:
    """V-9.4: defenders roll, then attackers, and so on, until a side has no unit left (V-9.14)."""
    if is_decided(s):
        return
    b = the_battle(s)
    s.push(exchange)
    if b.next == b.attacker:
        s.push(attack)
        if b.attacker == VIKING and (b.attack_rolls or not at_dawn(b)):  # V-15.42: between an English and a Viking roll
            s.push(ask_battle_event, BETWEEN_ROLLS)
    else:
        if b.attack_rolls == 1:
            lose_step(s)
        b.next = b.attacker
        roll_side(s, 1 - b.attacker, 0)


def at_dawn(b: Battle) -> bool:
    """VX-7.14: the attackers roll first."""
    return b.fray is not None and b.fray.epic == ta.DAWN_RAID


def attack(s: Vikings, arg: int) -> None:
    """V-9.4: the attackers roll, if the defenders have not escaped."""
    if is_decided(s):
        return
    b = the_battle(s)
    b.attack_rolls += 1
    b.next = 1 - b.attacker
    roll_side(s, b.attacker, 0)


def lose_step(s: Vikings) -> None:
    """V-7.8, V-14.5: a Leader whose first attack roll did not end the battle loses a step, never below zero."""
    b = the_battle(s)
    march = s.march
    if b.cause == LED and march is not None:
        lost = min(march.steps, s.params.lost_steps)
        march.steps -= lost
        if lost:
            s.tell(told.STEP_LOST, march.leader, lost)


def end_battle(s: Vikings, arg: int) -> None:
    """V-9.15: Fyrd go home, their cards are discarded, Leaders left alone are removed (V-7.9, V-14.15)."""
    b = the_battle(s)
    winner = b.attacker if strength(s, 1 - b.attacker) == 0 else 1 - b.attacker
    s.stock[FYRD] += b.fyrd
    for card in b.fyrd_cards:
        s.fyrd_discard[card] += 1
    if b.fray is not None:
        send_traitors_away(s)
    s.battle = None
    s.tell(told.BATTLE_WON, winner, b.shire)
    lost = leave_no_leader_alone(s, b.shire)
    if s.age is not None:
        march = s.march
        if b.cause == LED and march is not None:  # V-6.3: those who come in now have not moved
            march.arrived = [s.units[faction][b.shire] for faction in FACTIONS_OF[s.side]]
        note_victory(s, winner, b.shire, lost)
        settle_control(s, b.shire)
