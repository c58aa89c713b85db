"""The Vikings: timer, Emissaries, arrival, horde (OR-17)."""

from __future__ import annotations

from heptarchy.games.ortus.battle import declare
from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import leave_hand, raised
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.marches import is_neutral
from heptarchy.games.ortus.points import points
from heptarchy.games.ortus.rivals import mate_of, refuse_mate
from heptarchy.games.ortus.table.actions import CUBE, HUNT, LAND_RAIDER, RAID, SACK, SIEGE, STORM, YIELD
from heptarchy.games.ortus.table.modules import VIKINGS_MAY_REST, plays_with
from heptarchy.games.ortus.table.state import (
    HEATHEN,
    ON_PROPERTIES,
    ON_SEAT,
    ON_THANES,
    ON_TOWERS,
    ON_VILLAGES,
    WESSEX,
    Ortus,
)
from heptarchy.games.ortus.thanes import has_thanes_out
from heptarchy.games.ortus.villages import has_villages
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal


def send_emissary(s: Ortus, house: int, kind: int) -> None:
    """OR-17.6: a Monk or Vassal of the Hand stays with the Vikings, and cubes go into the bag."""
    leave_hand(s, house, kind)
    s.emissaries = raised(s.emissaries, house * 2 + (kind == t.MONK))
    cubes = s.params.emissary_monk_cubes if kind == t.MONK else s.params.emissary_vassal_cubes
    s.bag = raised(s.bag, house, cubes)
    s.tell(told.EMISSARY, house, kind, cubes)
    push_for_emissary(s)


def push_for_emissary(s: Ortus) -> None:
    """OR-17.2, GHA-12: before the arrival a black marker goes out at once."""
    if not s.arrived:
        push_black(s, s.params.emissary_black_push)


def push_black(s: Ortus, n: int) -> None:
    """OR-17.4: no more than there are."""
    if n > 0 and s.black < s.params.black_markers:
        s.black = min(s.params.black_markers, s.black + n)
        s.tell(told.BLACK_OUT, s.black)


def has_timer(s: Ortus) -> bool:
    """OR-17.4, GHA-25, WX-54: black markers go out: until the arrival, or after it until the Danelaw."""
    return not s.arrived or s.variant == HEATHEN or s.variant == WESSEX


def viking_turn(s: Ortus, _: int) -> None:
    """OR-17.1: after the Earls."""
    s.active = t.VIKINGS
    points(s).moves_vikings(s)


def move_vikings(s: Ortus) -> None:
    """OR-17.1, OR-17.11: before the arrival the timer, after it growth, control and an attack."""
    if s.arrived:
        s.push(draw_control)
        grow(s, s.params.viking_growth)
    else:
        run_timer(s)
        if s.black >= s.params.black_markers:
            arrive(s)


def run_timer(s: Ortus) -> None:
    """OR-17.1: an Attack this round holds the timer back; else a black marker goes out."""
    if s.white:
        s.white = False
        s.tell(told.WHITE_BACK)
    else:
        push_black(s, 1)


def arrive(s: Ortus) -> None:
    """OR-17.3, OR-17.9: they arrive with cards for each Earl on the table; OR-17.10: and act at once."""
    s.arrived = True
    s.tell(told.ARRIVED)
    earls = 0
    for house in range(s.houses):
        if s.fiefs[house]:
            earls += 1
    s.push(draw_control)
    grow(s, s.params.viking_arrival_per_earl * max(1, earls))


def grow(s: Ortus, n: int) -> None:
    """OR-17.11: so many Viking cards join the horde next."""
    for _ in range(n):
        s.push(land_raider)


def land_raider(s: Ortus, _: int) -> None:
    """OR-1.18: the top Viking card; an empty deck is made of the discards."""
    if s.raiders[0] + s.raiders[1] == 0:
        s.raiders = s.raider_pile
        s.raider_pile = [0, 0]
        if s.raiders[0] + s.raiders[1] == 0:
            return
    kinds = [kind for kind in (0, 1) if s.raiders[kind]]
    s.roll(
        Weights([LAND_RAIDER.base + kind for kind in kinds], [s.raiders[kind] for kind in kinds]),
        then=join_horde,
        rule="OR-17.11",
    )


def join_horde(s: Ortus, _: int, answer: int) -> None:
    """It stays with the horde."""
    kind = LAND_RAIDER.arg(answer)
    s.raiders = raised(s.raiders, kind, -1)
    s.horde = raised(s.horde, kind)
    s.tell(told.HORDE_GROWS, kind)


def bag_weights(s: Ortus, houses_drawn: int) -> Weights:
    """OR-17.8: every cube in the bag, of these houses; it is put back."""
    houses = [house for house in range(houses_drawn) if s.bag[house] > 0]
    return Weights([CUBE.base + house for house in houses], [s.bag[house] for house in houses])


def draw_control(s: Ortus, _: int) -> None:
    """OR-17.12: whose cube comes directs the horde; OR-17.14: an empty horde does nothing."""
    if s.horde[0] + s.horde[1] == 0:
        s.tell(told.IDLE)
    else:
        s.roll(bag_weights(s, s.houses), then=take_control, rule="OR-17.12")


def take_control(s: Ortus, _: int, answer: int) -> None:
    """OR-17.12: the cube goes back."""
    house = CUBE.arg(answer)
    s.tell(told.CONTROLS, house)
    if house == s.liege:
        from heptarchy.games.ortus.king_war import direct_vikings

        direct_vikings(s)
    else:
        s.push(ask_target, house)


def viking_targets(s: Ortus, director: int) -> list[int]:
    """OR-17.13: any other on the table; RB-12: a rebel sends them against the King; OV-17.18: never the partner."""
    if s.liege != t.NOBODY:
        return [s.liege]
    mate = mate_of(s, director)
    return [house for house in range(s.houses) if house != director and house != mate and s.fiefs[house]]


def ask_target(s: Ortus, director: int) -> None:
    """OR-17.13: he must attack if there is a target, or may, as the table plays it; OR-17.14: else nothing happens."""
    targets = viking_targets(s, director)
    menu = [STORM.base + house for house in targets if s.towers[house]]
    for house in targets:
        menu.extend([RAID.base + fief for fief in s.fiefs[house] if s.props[fief]])
    for house in targets:
        menu.extend([SIEGE.base + fief for fief in s.fiefs[house]])
    menu.extend([SACK.base + house for house in targets if has_villages(s, house)])
    menu.extend([HUNT.base + house for house in targets if has_thanes_out(s, house)])
    if menu:
        if plays_with(s, VIKINGS_MAY_REST):
            menu.append(YIELD.base)
        s.ask(director, menu, then=send_vikings, arg=director, rule="OR-17.13", why=refuse_target)
    else:
        s.tell(told.IDLE)


def refuse_target(s: Ortus, director: int, action: int) -> Refusal | None:
    """OR-17.13: where the Vikings may not be sent."""
    if action == YIELD.base:
        return None if plays_with(s, VIKINGS_MAY_REST) else why.VIKINGS_MUST_GO.by("OR-17.13")
    house = t.NOBODY
    for on_earl in (STORM, SACK, HUNT):
        if on_earl.holds(action):
            house = on_earl.arg(action)
    for verb in (RAID, SIEGE):
        if verb.holds(action):
            fief = verb.arg(action)
            house = s.holder[fief]
            if is_neutral(s, fief):
                return why.MARCH_NEUTRAL.by("OV-20", fief)
            if house == t.NOBODY:
                return why.NO_FIEF_THERE.by("OR-8.1", fief)
    if house == t.NOBODY:
        return None
    if house == director:
        return why.VIKINGS_AGAINST_OTHER.by("OR-17.13")
    if s.liege != t.NOBODY and house != s.liege:
        return why.VIKINGS_AGAINST_KING.by("RB-12")
    mate = refuse_mate(s, director, house, "OV-17.18")
    if mate is not None:
        return mate
    if house not in viking_targets(s, director):
        return why.NOT_ON_TABLE.by("OR-17.13", house)
    if STORM.holds(action) and not s.towers[house]:
        return why.NO_TOWER.by("OR-12.1", house)
    if SACK.holds(action) and not has_villages(s, house):
        return why.NO_VILLAGE.by("OV-11", house)
    if HUNT.holds(action) and not has_thanes_out(s, house):
        return why.NO_THANE_OUT.by("OV-12", house)
    if RAID.holds(action) and not s.props[RAID.arg(action)]:
        return why.NO_PROPERTY.by("OR-12.1", RAID.arg(action))
    return None


def send_vikings(s: Ortus, director: int, action: int) -> None:
    """OR-17.13: the attack; OR-17.19: it does not move the white marker."""
    if action == YIELD.base:
        s.tell(told.HELD_BACK, director)
    elif STORM.holds(action):
        viking_attack(s, director, STORM.arg(action), ON_TOWERS, t.NOBODY)
    elif RAID.holds(action):
        viking_attack(s, director, s.holder[RAID.arg(action)], ON_PROPERTIES, RAID.arg(action))
    elif SACK.holds(action):
        viking_attack(s, director, SACK.arg(action), ON_VILLAGES, t.NOBODY)
    elif HUNT.holds(action):
        viking_attack(s, director, HUNT.arg(action), ON_THANES, t.NOBODY)
    else:
        viking_attack(s, director, s.holder[SIEGE.arg(action)], ON_SEAT, SIEGE.arg(action))


def viking_attack(s: Ortus, director: int, target: int, aim: int, fief: int) -> None:
    """OR-17.15: a battle like any other."""
    if aim == ON_TOWERS:
        s.tell(told.VIKINGS_STORM, director, target)
    elif aim == ON_VILLAGES:
        s.tell(told.VIKINGS_SACK, director, target)
    elif aim == ON_THANES:
        s.tell(told.VIKINGS_HUNT, director, target)
    else:
        s.tell(told.VIKINGS_RAID if aim == ON_PROPERTIES else told.VIKINGS_BESIEGE, director, fief, target)
    declare(s, t.VIKINGS, director, target, aim, fief)
