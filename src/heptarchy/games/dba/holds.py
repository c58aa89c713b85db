"""Holds: the two camps and the built-up area; who holds them, who is in them, who takes them (DBA-33, DBA-35)."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import camps, losses
from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import AHEAD_X, AHEAD_Y, MM, RIGHT_ANGLE
from heptarchy.games.dba.table.state import NOBODY, changed, put, side_of, ticked, troop
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

TOWN: Final = 2  # after the camps, which go by side
HOLDS: Final = 3
A_CAMP: Final = 0  # as a place that is named
THE_TOWN: Final = 1

# In a list of combats, where nobody but these holds out
FOLLOWERS: Final = -1  # of the camp of whoever fights them
DENIZENS: Final = -2


def build_town(s: Battle, x: int, y: int, facing: int, hd: int, hw: int, side: int) -> None:
    """DBA-33.1: a built-up area as a rectangle: middle, facing, half its depth and width; it is that side's."""
    reach = isqrt(hd * hd + hw * hw) + 26 * MM  # no base whose middle is farther from its own meets it
    s.town = [x, y, facing, hd, hw, reach]
    s.town_owner = side
    s.town_side = side
    s.quiet = False


def build_towns(s: Battle, _: int) -> None:
    """DBA-33.2: a built-up area that was laid is the table defenders'."""
    for f in s.features:
        if f.kind == t.BUA:
            build_town(s, f.x, f.y, f.slant, f.a, f.b, 1 - s.attacker)


# What holds there are


def place_of(h: int) -> int:
    """A hold as it is named: a side has but one camp."""
    return THE_TOWN if h == TOWN else A_CAMP


def place_for(side: int, place: int) -> int:
    """The hold that a side means by such a name: its own camp, or the built-up area."""
    return TOWN if place == THE_TOWN else side


def box(s: Battle, h: int) -> tuple[int, int, int, int, int]:
    """A hold as a rectangle: middle, facing, half its depth and half its width."""
    if h == TOWN:
        return s.town[0], s.town[1], s.town[2], s.town[3], s.town[4]
    return camps.camp_box(s, h)


def bars(s: Battle, h: int) -> bool:
    """Is there such a hold on the table, in everybody's way?"""
    return bool(s.town) if h == TOWN else camps.camp_standing(s, h)


def holder(s: Battle, h: int) -> int:
    """The side that holds it; NOBODY if it is not there any more."""
    if s.inside[h] >= 0:
        return side_of(s, s.inside[h])
    if h == TOWN:
        return s.town_side if s.town else NOBODY
    return h if camps.camp_standing(s, h) else NOBODY


def is_manned(s: Battle, h: int) -> bool:
    """DBA-33.2, DBA-33.7, DBA-35.1: does anybody hold out in it: an element, followers, denizens?"""
    if s.inside[h] >= 0:
        return True
    return bool(s.town) and not s.quiet if h == TOWN else camps.camp_standing(s, h)


def is_foe_of(s: Battle, side: int, h: int) -> bool:
    """May elements of this side assault it?"""
    return bars(s, h) and is_manned(s, h) and holder(s, h) != side


def hold_of(s: Battle, e: int) -> int:
    """The hold that an element is in; -1 if it is in none."""
    if s.status[e] != t.GARRISON:
        return -1
    return s.inside.index(e)


def hold_fought(s: Battle, e: int, foe: int) -> int:
    """In a combat of e with foe: the hold in which e holds out, or its followers or denizens; -1 if in none."""
    if e == DENIZENS:
        return TOWN
    if e == FOLLOWERS:
        return 1 - side_of(s, foe)
    return hold_of(s, e)


def people_of(h: int) -> int:
    """Who holds out where no element does, as a combat has them."""
    return DENIZENS if h == TOWN else FOLLOWERS


def bonus(s: Battle, e: int) -> int:
    """DBA-33.3, DBA-35.2: what the walls, or the waggons, give to those who hold out there; nothing to mounted."""
    if e < 0:
        return s.params.town_bonus if e == DENIZENS else s.params.camp_bonus
    h = hold_of(s, e)
    if h < 0 or s.plunder[h] or t.MOUNTED[s.kind[e]]:
        return 0
    if h == TOWN:
        return s.params.town_bonus
    return s.params.camp_bonus if holder(s, h) == h else 0  # who has sacked a camp gains nothing by it


# Coming in


def rule_of(h: int) -> str:
    """The rule by which a hold is entered."""
    return "DBA-33.2" if h == TOWN else "DBA-35.1"


def refuse_quarters(s: Battle, side: int, h: int) -> Refusal | None:
    """DBA-33.2, DBA-35.1: why no element of this side may go in."""
    if not bars(s, h):
        return why.NO_SUCH_PLACE.by(rule_of(h))
    if s.inside[h] >= 0:
        return why.IN_ALREADY.by(rule_of(h), s.inside[h])
    if holder(s, h) != side and is_manned(s, h):
        return why.ENEMY_HOLDS.by(rule_of(h))
    return None


def move_in(s: Battle, e: int, h: int) -> None:
    """DBA-33.2, DBA-35.1: an element goes in; a built-up area that nobody holds is its side's now."""
    x, y, facing, _, _ = box(s, h)
    if h == TOWN:  # whichever way its streets run
        facing = RIGHT_ANGLE if s.edge[side_of(s, e)] == t.SOUTH else 3 * RIGHT_ANGLE
    steps = t.HALF_STEPS[s.kind[e]]
    put(s, e, x + steps * AHEAD_X[facing], y + steps * AHEAD_Y[facing], facing)
    s.status[e] = t.GARRISON
    s.inside = changed(s.inside, h, e)
    s.still[e] = False
    if h == TOWN:
        take_town(s, side_of(s, e))


def move_out(s: Battle, e: int) -> None:
    """DBA-33.7, DBA-35.3: an element comes out; followers or denizens hold it again, unless it was taken."""
    h = hold_of(s, e)
    s.inside = changed(s.inside, h, NOBODY)
    s.plunder = ticked(s.plunder, h, False)
    s.status[e] = t.ON_TABLE


# Taking it


def overrun(s: Battle, winner: int, h: int) -> None:
    """DBA-33.6, DBA-35.3: nobody holds out any more; the winner moves in, but not into a camp of his own."""
    if h == TOWN:
        s.quiet = side_of(s, winner) != s.town_owner
        s.tell(told.STORMED, troop(s, winner))
    elif side_of(s, winner) == h:
        return  # the enemy who was plundering it is gone, and so is the camp
    else:
        losses.lose_camp(s, h)
    move_in(s, winner, h)
    s.plunder = ticked(s.plunder, h)
    s.tell(told.PLUNDERS, troop(s, winner), place_of(h))


def take_town(s: Battle, side: int) -> None:
    """DBA-33.8: while the enemy holds it, it counts as lost; whose own it is gets it back with its denizens."""
    if side == s.town_side:
        return
    s.town_side = side
    if side == s.town_owner:
        s.quiet = False
    losses.charge(s, s.town_owner, s.params.town_worth if side != s.town_owner else -s.params.town_worth)


def end_plunder(s: Battle, seat: int) -> None:
    """DBA-33.6, DBA-35.3: a PIP die of 5 or 6 ends the plundering of that command's elements."""
    if s.dice[seat] < s.params.plunder_die:
        return
    for h in range(HOLDS):
        e = s.inside[h]
        if s.plunder[h] and e >= 0 and s.command[e] == seat:
            s.plunder = ticked(s.plunder, h, False)
            s.tell(told.SATED, troop(s, e))


# Denizens who rise (DBA-33.7)


def may_rise(s: Battle, seat: int) -> bool:
    """DBA-33.7: a command of its own side with a die of 6 and all six PIPs, while no enemy is in the stormed place."""
    if not s.town or not s.quiet or s.inside[TOWN] >= 0 or s.side[seat] != s.town_owner:
        return False
    return s.town_side != s.town_owner and s.dice[seat] == 6 and s.pips[seat] == 6


def rise(s: Battle, seat: int) -> None:
    """DBA-33.7: they rise, and the place is their side's again."""
    s.pips[seat] = 0
    take_town(s, s.town_owner)
    s.tell(told.ROSE, seat)
