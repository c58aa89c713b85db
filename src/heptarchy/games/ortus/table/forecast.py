"""Odds as they stand at the table, and the spans that a standing answer may hold for.

All from open facts, and for the attacks that a seat may choose from its own Hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import ask_field, face_strength, field_one, field_table, is_empty
from heptarchy.games.ortus.marches import defender_of
from heptarchy.games.ortus.table.actions import (
    DONE,
    FIELD,
    FIELD_ALL,
    FIELD_ARMY,
    FIELD_KING,
    FIELD_LORD,
    FIELD_MERCENARY,
    FIELD_ROYAL,
    HUNT,
    RAID,
    SACK,
    SIEGE,
    STORM,
)
from heptarchy.games.ortus.table.odds import (
    Odds,
    all_of_house,
    all_of_table,
    battle_odds,
    battle_to_come,
    church_is_open,
    may_be_altered,
)
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
from heptarchy.games.ortus.table.view import AIMS, house_of

if TYPE_CHECKING:
    from heptarchy.games.ortus.table import seen
    from heptarchy.kernel.seen import Chance

# What the odds take for granted: keys of the texts in the book
FIELDED: Final = "fielded"  # nothing more is fielded
CHURCH: Final = "church"  # the same, and a Church that is nobody's in this battle decides for a Normal Battle
TABLE: Final = "table"  # the attacker fields all that he has or has fielded, the defender all that is on the table
HORDE: Final = "horde"  # the whole horde against all that the defender has on the table
ASSUMPTIONS: Final = (FIELDED, CHURCH, TABLE, HORDE)


# Spans


def scopes(s: Ortus, season: int = 0) -> dict[str, str]:
    """Spans by name, each with a token that changes when it ends; one turn sees one battle at most (OR-5.1)."""
    this_round = f"{season}.{s.round}" if season else str(s.round)
    turn = f"{this_round}.{house_name(s.active)}"
    spans = {"game": "", "round": this_round, "turn": turn}
    battle = s.battle
    if battle is not None:
        spans["battle"] = f"{turn}.{house_name(battle.attacker)}.{house_name(battle.defender)}"
    return spans


def house_name(house: int) -> str:
    """A house by its colour; the Vikings; nobody."""
    return "" if house == t.NOBODY else house_of(house)


# Odds


def forecast(s: Ortus, seat: int | None) -> seen.Forecast:
    """The battle being fought, and the battles that the options of this seat (None: a spectator) lead to."""
    found: seen.Forecast = {"battle": None, "options": {}}
    if s.over:
        return found
    battle = s.battle
    if battle is not None:
        found["battle"] = of_battle(s, battle)
    if seat is not None:
        asked = s.asked(seat)
        if asked is not None:
            if battle is None:
                found["options"] = of_attacks(s, seat, asked.options)
            elif s.asked_by() == ask_field:
                found["options"] = of_fielding(s, battle, seat, asked.options)
    return found


def of_battle(s: Ortus, battle: Battle) -> seen.BattleForecast | None:
    """As fielded so far, while the attacker fields against all that is on the defender's table; None before and after.

    After the Battle card nothing is left to chance, but for what the Church picks.
    """
    decided = battle.result != t.NOBODY and battle.result != t.CHURCH_DECIDES
    if decided or battle.through > 0 or is_empty(battle.forces[0]):
        return None
    opening = s.asked_by() == ask_field and s.seat == battle.attacker
    odds = battle_odds(s, defended(s, battle) if opening else battle)
    win = odds.success()
    guess = church_is_open(s, battle)
    return {
        "shire": "" if battle.fief == t.NOBODY else t.PLACE_KEYS[battle.fief],
        "aim": AIMS[battle.aim],
        "attacker": house_of(battle.attacker),
        "defender": house_of(battle.defender),
        "win": {house_of(battle.attacker): win, house_of(battle.defender): 1.0 - win},
        "exact": not opening and not guess and not may_be_altered(s, battle),
        "assumes": TABLE if opening else CHURCH if guess else FIELDED,
        "left": figures(odds),
    }


def figures(odds: Odds) -> seen.Left:
    """What may come of it, each figure with its chance."""
    return {
        "points": by_name(odds.points()),
        "towers": by_name(odds.towers()),
        "properties": by_name(odds.properties()),
        "cubes": by_name(odds.cubes()),
        "falls": odds.falls(),
        "captured": {"attacker": by_name(odds.captured(0)), "defender": by_name(odds.captured(1))},
    }


def by_name(spread: dict[int, float]) -> dict[str, float]:
    """Figures as text: keys of a message."""
    return {str(figure): chance for figure, chance in spread.items()}


# The attacks that a seat may choose


def of_attacks(s: Ortus, seat: int, options: list[int]) -> dict[str, Chance]:
    """OR-12.1, OR-17.13: by option, how likely the attack succeeds with all that the seat, or the horde, can field."""
    attacker = t.VIKINGS if s.active == t.VIKINGS else seat
    force: Force | None = None
    found: dict[str, Chance] = {}
    for option in options:
        aim = aim_of(option)
        if aim == t.NOBODY:
            continue
        fief = t.NOBODY
        if aim == ON_PROPERTIES or aim == ON_SEAT:
            fief = RAID.arg(option) if aim == ON_PROPERTIES else SIEGE.arg(option)
            target = defender_of(s, fief)
        else:
            target = option - (STORM if aim == ON_TOWERS else SACK if aim == ON_VILLAGES else HUNT).base
        if force is None:
            force = all_of_house(s, attacker)
        battle = battle_to_come(s, attacker, seat, aim, target, fief)
        battle.forces[0] = force
        found[s.space.say(option)] = between(s, battle, HORDE if attacker == t.VIKINGS else TABLE)
    return found


def aim_of(option: int) -> int:
    """What an answer attacks; NOBODY if it is no attack."""
    if STORM.holds(option):
        return ON_TOWERS
    if RAID.holds(option):
        return ON_PROPERTIES
    if SACK.holds(option):
        return ON_VILLAGES
    if HUNT.holds(option):
        return ON_THANES
    return ON_SEAT if SIEGE.holds(option) else t.NOBODY


def between(s: Ortus, battle: Battle, assumes: str) -> Chance:
    """The chance against all of the defender's table, which is `low`, and against nothing, which is `high`."""
    against = defended(s, battle)
    low = battle_odds(s, against).success()
    certain = battle.defender == s.liege  # RB-70: he fields everything
    if battle.defender == t.WELSH or (is_empty(against.forces[1]) and count_of(s.hand, battle.defender) == 0):
        certain = True
    exact = certain and not church_is_open(s, against) and not may_be_altered(s, against)
    high = low if certain else battle_odds(s, battle).success()
    return {"win": low, "exact": exact, "low": low, "high": high, "assumes": assumes}


def defended(s: Ortus, battle: Battle) -> Battle:
    """The same attack, against all that the defender has on the table."""
    other = battle.clone()
    other.forces[1] = all_of_table(s, battle.defender)
    return other


# While forces come to the field


def of_fielding(s: Ortus, battle: Battle, seat: int, options: list[int]) -> dict[str, Chance]:
    """OR-12.5: by option, the seat's chance if it fields that and no more; a card that is not enough alone has none."""
    side = 0 if seat == battle.attacker else 1
    found: dict[str, Chance] = {}
    for option in options:
        then = battle.clone()
        if not fields(s, seat, then.forces[side], option):
            continue
        if side == 0:
            if then.forces[0].strength == 0:
                continue
            one: Chance = between(s, then, TABLE)
        else:
            guess = church_is_open(s, then)
            one = {
                "win": 1.0 - battle_odds(s, then).success(),
                "exact": not guess and not may_be_altered(s, then),
                "assumes": CHURCH if guess else FIELDED,
            }
        if option == DONE.base or one["win"] > 0:
            found[s.space.say(option)] = one
    return found


def fields(s: Ortus, house: int, force: Force, option: int) -> bool:
    """Add to a force what this answer fields; False if it is no such answer. Must agree with `fielding.field`."""
    if FIELD.holds(option):
        kind = FIELD.arg(option)
        force.hand[t.FIELDED_TYPES.index(kind)] += 1
        force.strength += face_strength(s, kind)
        return True
    if option == FIELD_ALL.base:
        field_table(s, house, force)
        return True
    for verb in (FIELD_ARMY, FIELD_LORD, FIELD_MERCENARY, FIELD_KING, FIELD_ROYAL):
        if verb.holds(option):
            field_one(s, house, force, option)
            return True
    return option == DONE.base
