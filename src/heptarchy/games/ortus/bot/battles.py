"""Battles: what to field, what to take, what to pay, where to send the Vikings (OR-12, OR-17)."""

from __future__ import annotations

from heptarchy.games.ortus.bot import weights as w
from heptarchy.games.ortus.bot.outlook import (
    Outlook,
    cathedral_value,
    expected_defence,
    fief_value,
    hand_force,
    keep_value,
    need,
    property_value,
    spoils_value,
    table_force,
    walls,
)
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import seat_strength
from heptarchy.games.ortus.fielding import face_strength, horde_strength, the_battle
from heptarchy.games.ortus.table.actions import (
    BURN,
    DECIDE,
    DONE,
    FIELD,
    FIELD_ALL,
    FIELD_LORD,
    FROM,
    GIVE,
    RAID,
    RANSOM,
    SIEGE,
    SPARE,
    STORM,
    TAKE,
    YIELD,
    property_card,
)
from heptarchy.games.ortus.table.odds import whom_church_backs
from heptarchy.games.ortus.table.state import ON_PROPERTIES, ON_SEAT, ON_TOWERS, Battle


def field_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-12.6: as attacker what the aim needs, as defender what saves it."""
    battle = the_battle(o.s)
    if battle.attacker == o.me:
        return attack_scores(o, battle, options)
    return defence_scores(o, battle, options)


def attack_scores(o: Outlook, battle: Battle, options: list[int]) -> list[float]:
    """All that is on the table, then cards of the Hand for as long as they bring the aim within reach."""
    s = o.s
    defence = expected_defence(s, battle.defender)
    wanted = need(s, battle.aim, battle.defender, battle.fief) + defence + (w.MARGIN if defence > 0 else 0)
    have = battle.forces[0].strength
    in_reach = have + hand_force(s, o.me) >= wanted - w.MARGIN
    found: list[float] = []
    for option in options:
        if option == DONE.base:
            found.append(0.0)
        elif FIELD.holds(option):
            kind = FIELD.arg(option)
            missing = wanted - have
            if have == 0 or (missing > 0 and in_reach and face_strength(s, kind) > 0):
                waste = max(0.0, face_strength(s, kind) - missing)
                found.append(2.0 - 0.2 * keep_value(o, kind) - 0.2 * waste)
            else:
                found.append(-1.0)
        elif option == FIELD_ALL.base:
            found.append(8.0)
        else:
            found.append(4.0)
    return found


def defence_scores(o: Outlook, battle: Battle, options: list[int]) -> list[float]:
    """As much as saves what is attacked, Lords last; nothing if it can't be saved, unless all is lost with it."""
    s = o.s
    incoming = battle.forces[0].strength
    have = battle.forces[1].strength
    if battle.aim == ON_TOWERS:
        saves = incoming
    else:
        hold = seat_strength(s, battle.fief) - 1 if battle.aim == ON_SEAT else 0
        saves = incoming - walls(s, battle.defender) - hold
    missing = saves - have
    in_reach = table_force(s, o.me) + hand_force(s, o.me) + have_of_hand(battle) >= saves
    at_stake = spoils_value(o, battle.aim, o.me, battle.fief, float(incoming - have))
    desperate = battle.aim == ON_SEAT and len(s.fiefs[o.me]) == 1
    found: list[float] = []
    for option in options:
        if option == DONE.base:
            found.append(0.0)
        elif missing <= 0 or (not in_reach and not desperate):
            found.append(-1.0)
        elif FIELD.holds(option):
            kind = FIELD.arg(option)
            gain = at_stake if in_reach else 0.3 * at_stake
            found.append(0.5 + min(2.0, gain - keep_value(o, kind)) - 0.1 * keep_value(o, kind))
        elif FIELD_LORD.holds(option):
            found.append(3.0)
        elif option == FIELD_ALL.base:
            found.append(2.9 if missing > table_force(s, o.me) - 3 else -1.0)
        else:
            found.append(4.0)
    return found


def have_of_hand(battle: Battle) -> int:
    """Cards of the Hand that are fielded already: they are no more in the Hand."""
    return sum(battle.forces[1].hand)


def fill_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-12.20: lose as little as may be."""
    return [1.0 if option == SPARE.base else 0.0 for option in options]


def church_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-12.14: for oneself, or who wins with us."""
    battle = the_battle(o.s)
    backed = whom_church_backs(o.s, battle, o.me)
    wish = t.NORMAL
    if backed != t.NOBODY:
        wish = t.DEFENDER if backed == battle.defender else t.ATTACKER
    return [1.0 if DECIDE.arg(option) == wish else 0.0 for option in options]


def plunder_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-12.26: the best first, and better taken than burnt."""
    fief = the_battle(o.s).fief
    found: list[float] = []
    for option in options:
        if option == DONE.base:
            found.append(-1.0)
            continue
        taken = TAKE.holds(option)
        card = property_card(TAKE.arg(option) if taken else BURN.arg(option))
        value = property_value(o.s, fief, card)
        if card % t.KINDS == t.CATHEDRAL:
            value += cathedral_value(o)
        found.append(value * (1.5 if taken else 0.5))
    return found


def price_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-12.31: for which Lord, from which Fief, which Property."""
    if any(RANSOM.holds(option) for option in options):
        return ransom_scores(o, options)
    return payment_scores(o, options)


def ransom_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-12.31: a Lord for the cheapest Property, if he is worth it."""
    s = o.s
    cheapest = min([property_value(s, fief, card) for fief in s.fiefs[o.me] for card in s.props[fief]], default=0.0)
    found: list[float] = []
    for option in options:
        if RANSOM.holds(option):
            lord = s.lord[RANSOM.arg(option)]
            extra = 1.0 if lord == t.PRINCE else 0.0
            found.append(w.LORD[lord] + extra - cheapest * (1 + w.BLOOD))
        else:
            found.append(0.0)
    return found


def payment_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-12.31, OR-14.2: what is given away is what is worth least."""
    s = o.s
    found: list[float] = []
    for option in options:
        if FROM.holds(option):
            fief = FROM.arg(option)
            found.append(-min(property_value(s, fief, card) for card in s.props[fief]))
        else:
            kind = property_card(GIVE.arg(option)) % t.KINDS
            found.append(-w.PROPERTY[kind] - (cathedral_value(o) if kind == t.CATHEDRAL else 0.0))
    return found


def viking_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-17.13: where the horde does most harm to whom we fear most."""
    s = o.s
    found: list[float] = []
    strength = horde_strength(s)
    for option in options:
        if option == YIELD.base:
            found.append(0.0)
            continue
        aim = ON_TOWERS
        fief = t.NOBODY
        house = t.NOBODY
        if STORM.holds(option):
            house = STORM.arg(option)
        elif RAID.holds(option):
            aim = ON_PROPERTIES
            fief = RAID.arg(option)
        elif SIEGE.holds(option):
            aim = ON_SEAT
            fief = SIEGE.arg(option)
        if fief != t.NOBODY:
            house = s.holder[fief]
        past = strength - expected_defence(s, house)
        harm = spoils_value(o, aim, house, fief, past) if past > 0 else 0.0
        found.append(harm + 0.05 * power(o, house))
    return found


def power(o: Outlook, house: int) -> float:
    """How strong a house stands: its Fiefs and forces."""
    s = o.s
    return sum(fief_value(o, fief) for fief in s.fiefs[house]) + table_force(s, house) * w.POOL
