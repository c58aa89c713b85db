"""Battles: declaration, Battle card, damage (OR-12.1 to OR-12.18)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import raised
from heptarchy.games.ortus.casualties import bury, take_damage
from heptarchy.games.ortus.church import church_controller
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import ask_field, can_field, is_undefended, the_battle
from heptarchy.games.ortus.leaving import settle
from heptarchy.games.ortus.rivals import ally_of
from heptarchy.games.ortus.spoils import go_home, ransom, spoils
from heptarchy.games.ortus.table.actions import BATTLE, DECIDE
from heptarchy.games.ortus.table.modules import OLD_TACTICS, TACTICS, TWO_HEADS, plays_with
from heptarchy.games.ortus.table.state import ON_PROPERTIES, ON_THANES, ON_TOWERS, ON_VILLAGES, Battle, Force, Ortus
from heptarchy.games.ortus.tactics import ask_rally, read_second_card
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal

__all__ = ["attack", "can_field", "declare"]


def attack(s: Ortus, house: int, target: int, aim: int, fief: int) -> None:
    """OR-12.1: an Earl's Attack; OR-12.3: before the Vikings' arrival it puts the white marker out."""
    if not s.arrived and not s.white:
        s.white = True
        s.tell(told.WHITE_OUT)
    if aim == ON_TOWERS:
        s.tell(told.TOWERS_ATTACKED, house, target)
    elif aim == ON_VILLAGES:
        s.tell(told.VILLAGES_ATTACKED, house, target)  # OV-11
    elif aim == ON_THANES:
        s.tell(told.THANES_ATTACKED, house, target)  # OV-12
    elif target == t.WELSH:
        s.tell(told.MARCH_BESIEGED, house, fief)  # OV-20
    else:
        s.tell(told.RAIDED if aim == ON_PROPERTIES else told.BESIEGED, house, fief, target)
    declare(s, house, house, target, aim, fief)


def declare(s: Ortus, attacker: int, director: int, target: int, aim: int, fief: int) -> None:
    """OR-12.30: both field, a Battle card, damage, casualties, spoils, Ransom, home."""
    battle = Battle()
    battle.attacker = attacker
    battle.director = director
    battle.defender = target
    battle.aim = aim
    battle.fief = fief
    s.battle = battle
    s.push(go_home)
    s.push(ransom)
    s.push(settle)
    s.push(spoils)
    s.push(strike)
    if plays_with(s, OLD_TACTICS):
        s.push(turn_second_card)
    s.push(turn_battle_card)
    if plays_with(s, TWO_HEADS):
        call_allies(s, battle)
    s.push(ask_field, 1)
    s.push(ask_field, 0)


def call_allies(s: Ortus, battle: Battle) -> None:
    """OV-16: after attacker and defender their allies may field, in this order."""
    battle.allies = [ally_of(s, battle.attacker), ally_of(s, battle.defender)]
    battle.forces = [*battle.forces, Force(), Force()]
    s.push(ask_field, 3)
    s.push(ask_field, 2)


def turn_battle_card(s: Ortus, _: int) -> None:
    """OR-12.9, OR-12.10: a Battle card unless the defence fielded nothing; OR-1.15: all 24 again when none is left."""
    if is_undefended(the_battle(s)):
        return
    s.roll(battle_weights(s), then=read_battle_card, rule="OR-12.10")


def battle_weights(s: Ortus) -> Weights:
    """OR-1.15: what is left of the Battle deck; all of it again when nothing is."""
    if sum(s.battle_deck) == 0:
        s.battle_deck = full_battle_deck(s)
        s.tell(told.RESHUFFLED)
    kinds = [kind for kind in range(4) if s.battle_deck[kind]]
    return Weights([BATTLE.base + kind for kind in kinds], [s.battle_deck[kind] for kind in kinds])


def turn_second_card(s: Ortus, _: int) -> None:
    """OV-9, older form: another Battle card for the fate of the Lords, where any are fielded."""
    battle = the_battle(s)
    if not is_undefended(battle) and any(force.lords for force in battle.forces):
        s.roll(battle_weights(s), then=read_second_card, rule="OV-9")


def full_battle_deck(s: Ortus) -> list[int]:
    """OR-1.7: the cards of each kind."""
    return [s.params.battle_normal, s.params.battle_attacker, s.params.battle_defender, s.params.battle_church]


def read_battle_card(s: Ortus, _: int, answer: int) -> None:
    """OR-12.11 to OR-12.14: what the card says; the Church may have to decide."""
    battle = the_battle(s)
    card = BATTLE.arg(answer)
    s.battle_deck = raised(s.battle_deck, card, -1)
    battle.card = card
    battle.result = card
    s.tell(told.BATTLE_CARD, card)
    if card == t.CHURCH_DECIDES:
        s.push(ask_church)
    elif plays_with(s, TACTICS):
        s.push(ask_rally)


def ask_church(s: Ortus, _: int) -> None:
    """OR-12.14, OR-7.5c: who controls the Church picks; without him it is a Normal Battle."""
    battle = the_battle(s)
    controller = church_controller(s)
    if controller == t.NOBODY:
        battle.result = t.NORMAL
        s.tell(told.NO_CHURCH)
        return
    choices = church_choices(s, battle, controller)
    if controller == s.liege:
        decide(s, controller, DECIDE.base + choices[0])  # RB-71
    else:
        s.ask(
            controller,
            [DECIDE.base + result for result in choices],
            then=decide,
            arg=controller,
            rule="OR-12.14",
            why=refuse_decision,
        )


def church_choices(s: Ortus, battle: Battle, controller: int) -> list[int]:
    """OR-12.14: any result; RB-11: rebels owe it to the Earl who fights the King or the Vikings; RB-71: the King."""
    if s.liege == t.NOBODY:
        return [t.NORMAL, t.ATTACKER, t.DEFENDER]
    if controller == s.liege:
        return [t.DEFENDER if battle.defender == s.liege else t.ATTACKER]
    if battle.attacker == t.VIKINGS and battle.defender == s.liege:
        return [t.NORMAL, t.ATTACKER, t.DEFENDER]
    return [t.ATTACKER if battle.defender == s.liege else t.DEFENDER]


def decide(s: Ortus, controller: int, answer: int) -> None:
    """OR-12.14: the Church has spoken."""
    battle = the_battle(s)
    battle.result = DECIDE.arg(answer)
    s.tell(told.CHURCH_DECIDED, controller, battle.result)


def refuse_decision(s: Ortus, controller: int, action: int) -> Refusal | None:
    """RB-11: favour is owed."""
    if not DECIDE.holds(action) or DECIDE.arg(action) in church_choices(s, the_battle(s), controller):
        return None
    if DECIDE.arg(action) == t.CHURCH_DECIDES:
        return why.CHURCH_NAMES_OTHER.by("OR-12.14")
    return why.DECIDE_FOR_REBEL.by("RB-11")


def strike(s: Ortus, _: int) -> None:
    """OR-12.15 to OR-12.18, OR-12.23: damage to both sides at once, and what gets past the defenders."""
    battle = the_battle(s)
    attack_strength = sum(battle.forces[side].strength for side in range(0, len(battle.forces), 2))
    defence_strength = sum(battle.forces[side].strength for side in range(1, len(battle.forces), 2))
    to_defender = 0 if battle.result == t.DEFENDER else attack_strength
    to_attacker = defence_strength
    if battle.result == t.NOBODY or battle.result == t.ATTACKER:
        to_attacker = 0
    battle.through = max(0, to_defender - defence_strength)
    share_damage(battle, 0, to_attacker)  # OR-12.19: what is beyond it is lost
    share_damage(battle, 1, to_defender)
    lords = battle.lords_fate if plays_with(s, OLD_TACTICS) else battle.result
    if lords == t.ATTACKER:
        battle.captured = lords_fielded(battle, 1)
        battle.captor = battle.attacker
    elif lords == t.DEFENDER:
        battle.captured = lords_fielded(battle, 0)
        battle.captor = battle.defender
    for fief in battle.captured:
        s.tell(told.LORD_CAPTURED, fief)
    sides = len(battle.forces)
    for side in range(sides - 1, -1, -1):
        s.push(bury, side)
    for side in range(0, sides, 2):
        s.push(take_damage, side)
    for side in range(1, sides, 2):
        s.push(take_damage, side)


def share_damage(battle: Battle, first: int, damage: int) -> None:
    """OR-12.17: a side's cards take damage up to their Strength; OV-16: the ally's what is left."""
    for side in range(first, len(battle.forces), 2):
        force = battle.forces[side]
        force.damage = min(damage, force.strength)
        damage -= force.damage


def lords_fielded(battle: Battle, first: int) -> list[int]:
    """The Lords of a side, OV-16: its ally's too."""
    lords: list[int] = []
    for side in range(first, len(battle.forces), 2):
        lords.extend(battle.forces[side].lords)
    return lords
