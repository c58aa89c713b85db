"""Exact chances of a battle (OR-12), over the Battle card, from what is fielded or could be.

Who controls the Church is taken to favour himself if he fights or directs the Vikings, else who wins with him, and to
pick a Normal Battle where neither does (OR-12.14); what the attacker may take is counted in full.
"""

from __future__ import annotations

from heptarchy.games.ortus.battle import church_choices, full_battle_deck
from heptarchy.games.ortus.church import church_controller
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import seat_strength
from heptarchy.games.ortus.fielding import face_strength, field_table, horde_strength, is_empty
from heptarchy.games.ortus.marches import towers_of, welsh_force
from heptarchy.games.ortus.rivals import mate_of
from heptarchy.games.ortus.table.modules import OLD_TACTICS, TACTICS, plays_with
from heptarchy.games.ortus.table.state import (
    ON_PROPERTIES,
    ON_SEAT,
    ON_THANES,
    ON_TOWERS,
    ON_VILLAGES,
    Battle,
    Force,
    Ortus,
)
from heptarchy.games.ortus.tactics import fate_of_lords


class Outcome:
    """How a battle ends under one result of the Battle card."""

    def __init__(self, result: int, weight: int) -> None:
        self.result = result  # NOBODY: no Battle card is drawn
        self.weight = weight  # Battle cards that bring it
        self.through: int = 0  # points past the fielded defenders
        self.points: int = 0  # points that reach the target
        self.towers: int = 0  # Towers razed
        self.properties: int = 0  # Properties lost
        self.cubes: int = 0  # Villages or Thanes lost (OV-11, OV-12)
        self.falls: bool = False  # whether the seat falls
        self.captured: list[int] = [0, 0]  # Lords captured, of the attacker and of the defender

    def succeeds(self) -> bool:
        """Whether the attacker gets anything of what he aims at."""
        return self.towers > 0 or self.properties > 0 or self.cubes > 0 or self.falls


class Odds:
    """All outcomes of a battle, each with its weight."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        self.outcomes = outcomes
        self.total = sum(outcome.weight for outcome in outcomes)

    def success(self) -> float:
        """How likely the attack succeeds: a Tower, a Property, or the seat."""
        return sum(one.weight for one in self.outcomes if one.succeeds()) / self.total

    def falls(self) -> float:
        """How likely the seat falls."""
        return sum(one.weight for one in self.outcomes if one.falls) / self.total

    def points(self) -> dict[int, float]:
        """By points that reach the target: how likely."""
        return self.spread([one.points for one in self.outcomes])

    def towers(self) -> dict[int, float]:
        """By Towers razed: how likely."""
        return self.spread([one.towers for one in self.outcomes])

    def properties(self) -> dict[int, float]:
        """By Properties lost: how likely."""
        return self.spread([one.properties for one in self.outcomes])

    def cubes(self) -> dict[int, float]:
        """By Villages or Thanes lost (OV-11, OV-12): how likely."""
        return self.spread([one.cubes for one in self.outcomes])

    def captured(self, side: int) -> dict[int, float]:
        """By Lords captured of the attacker (0) or the defender (1): how likely."""
        return self.spread([one.captured[side] for one in self.outcomes])

    def spread(self, figures: list[int]) -> dict[int, float]:
        """By figure: how likely, of one figure for each outcome."""
        weights: dict[int, int] = {}
        for figure, one in zip(figures, self.outcomes, strict=True):
            weights[figure] = weights.get(figure, 0) + one.weight
        return {figure: weights[figure] / self.total for figure in sorted(weights)}


# The Battle card


def church_pick(s: Ortus, battle: Battle) -> int:
    """OR-12.14: what the Church would decide; RB-11, RB-71: where it is not free, what it must."""
    controller = church_controller(s)
    if controller == t.NOBODY:
        return t.NORMAL
    choices = church_choices(s, battle, controller)
    if len(choices) == 1:
        return choices[0]
    backed = whom_church_backs(s, battle, controller)
    if backed == battle.defender:
        return t.DEFENDER
    return t.NORMAL if backed == t.NOBODY else t.ATTACKER


def whom_church_backs(s: Ortus, battle: Battle, controller: int) -> int:
    """Himself, if he fights or directs the Vikings; else his ally (OV-16) or partner (OV-17.16) who does; or NOBODY."""
    for house in (controller, mate_of(s, controller)):
        if house != t.NOBODY and house in (battle.attacker, battle.director, battle.defender):
            return house
    return t.NOBODY


def church_is_open(s: Ortus, battle: Battle) -> bool:
    """Whether a bystander may have to decide, so that what he picks is a guess."""
    if is_empty(battle.forces[1]) or not cards_to_come(s, battle)[t.CHURCH_DECIDES]:
        return False
    controller = church_controller(s)
    if controller == t.NOBODY or whom_church_backs(s, battle, controller) != t.NOBODY:
        return False
    return len(church_choices(s, battle, controller)) > 1


def cards_to_come(s: Ortus, battle: Battle) -> list[int]:
    """OR-1.15: by kind, the Battle cards of which one comes, or the one that lies there."""
    if battle.card != t.NOBODY:
        return [1 if kind == battle.card else 0 for kind in range(4)]
    return s.battle_deck if sum(s.battle_deck) else full_battle_deck(s)


def result_weights(s: Ortus, battle: Battle) -> list[int]:
    """OR-12.10 to OR-12.14: by result, how many Battle cards bring it."""
    deck = cards_to_come(s, battle)
    weights = deck[:3]
    if deck[t.CHURCH_DECIDES]:
        weights[church_pick(s, battle)] += deck[t.CHURCH_DECIDES]
    return weights


# The battle


def battle_odds(s: Ortus, battle: Battle) -> Odds:
    """A battle whose forces stay as they are, before damage is dealt."""
    if is_empty(battle.forces[1]):
        return Odds([outcome(s, battle, t.NOBODY, 1)])  # OR-12.9
    if plays_with(s, OLD_TACTICS) and (battle.forces[0].lords or battle.forces[1].lords):
        return two_card_odds(s, battle)
    weights = result_weights(s, battle)
    return Odds([outcome(s, battle, result, weights[result]) for result in range(3) if weights[result]])


def two_card_odds(s: Ortus, battle: Battle) -> Odds:
    """OV-9, older form: a second card, drawn after the first, says whose Lords are captured."""
    outcomes: list[Outcome] = []
    deck = cards_to_come(s, battle)
    for card in range(4):
        if not deck[card]:
            continue
        left = s.battle_deck[:]
        if battle.card == t.NOBODY:
            left = deck[:]
            left[card] -= 1
        if sum(left) == 0:
            left = full_battle_deck(s)
        result = church_pick(s, battle) if card == t.CHURCH_DECIDES else card
        for second in range(4):
            if left[second]:
                one = outcome(s, battle, result, deck[card] * left[second])
                lords = fate_of_lords(s, battle, second)
                one.captured[0] = len(battle.forces[0].lords) if lords == t.DEFENDER else 0
                one.captured[1] = len(battle.forces[1].lords) if lords == t.ATTACKER else 0
                outcomes.append(one)
    return Odds(outcomes)


def may_be_altered(s: Ortus, battle: Battle) -> bool:
    """OV-9: whether a Banner of somebody's Hand might make the result a Normal Battle."""
    return plays_with(s, TACTICS) and not is_empty(battle.forces[1])


def outcome(s: Ortus, battle: Battle, result: int, weight: int) -> Outcome:
    """OR-12.15 to OR-12.27 under one result. Must agree with `battle.strike` and `spoils.spoils`."""
    found = Outcome(result, weight)
    attackers = battle.forces[0]
    defenders = battle.forces[1]
    if result == t.DEFENDER:
        found.captured[0] = len(attackers.lords)
        return found
    if result == t.ATTACKER:
        found.captured[1] = len(defenders.lords)
    towers = towers_of(s, battle.defender)
    found.through = max(0, attackers.strength - defenders.strength)
    if battle.aim == ON_TOWERS:
        found.points = found.towers = min(found.through, towers)
        return found
    if battle.aim == ON_VILLAGES or battle.aim == ON_THANES:
        cubes = s.villages if battle.aim == ON_VILLAGES else s.thanes_out
        found.points = found.cubes = min(found.through, cubes[battle.defender])
        return found
    found.points = max(0, found.through - towers * s.params.tower_absorb)
    if battle.aim == ON_PROPERTIES:
        found.properties = min(found.points, len(s.props[battle.fief]))
    elif battle.aim == ON_SEAT:
        found.falls = found.points >= seat_strength(s, battle.fief)
    return found


# Battles to come


def battle_to_come(s: Ortus, attacker: int, director: int, aim: int, target: int, fief: int) -> Battle:
    """An attack with nothing fielded yet."""
    battle = Battle()
    battle.attacker = attacker
    battle.director = director
    battle.defender = target
    battle.aim = aim
    battle.fief = fief
    return battle


def all_of_table(s: Ortus, house: int) -> Force:
    """OR-12.6: what a house has on the table, Knights of the Pool first; OR-17.13: the Vikings' whole horde."""
    if house == t.WELSH:
        return welsh_force(s)  # OV-20
    force = Force()
    if house == t.VIKINGS:
        force.army = s.horde[:]
        force.strength = horde_strength(s)
    else:
        field_table(s, house, force)
    return force


def all_of_house(s: Ortus, house: int) -> Force:
    """OR-12.6: what is on the table, and all of the Hand that fights; only for whoever knows that Hand."""
    force = all_of_table(s, house)
    if house != t.VIKINGS:
        for i, kind in enumerate(t.FIELDED_TYPES):
            force.hand[i] = s.hand[house * t.KINDS + kind]
            force.strength += force.hand[i] * face_strength(s, kind)
    return force
