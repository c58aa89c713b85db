"""PIPs: dice, who gets them, and what a move costs (DBA-7)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba import ground, holds
from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import HALF_BASE, MM
from heptarchy.games.dba.shapes import crosses, gap_2
from heptarchy.games.dba.table.actions import GRANT, PIP_DIE, PIPS
from heptarchy.games.dba.table.state import Battle, Unit, general_of, is_there, seats_of
from heptarchy.kernel.refusal import Refusal

# Favours used in this bound, as bits
SCHOOLED_USED: Final = 1
PRINCE_USED: Final = 2


# Dice


def has_die(s: Battle, seat: int) -> bool:
    """DBA-7.1: a command with elements on the table has a die."""
    return any(is_there(s, e) for e in s.members[seat])


def chief_gives(s: Battle, seat: int) -> bool:
    """DBA-7.2: does this command's die go through the hands of a British C-in-C?"""
    chief = s.chief[s.side[seat]]
    if s.people[chief] != t.BRITISH or s.people[seat] != t.BRITISH:
        return False
    general = general_of(s, chief)
    return general >= 0 and is_there(s, general)


def roll_dice(s: Battle, _: int) -> None:
    """DBA-7.1, DBA-7.2: every command's die; those that the C-in-C gives out are thrown together, first."""
    seats = [seat for seat in seats_of(s, s.active) if has_die(s, seat)]
    own = [seat for seat in seats if not chief_gives(s, seat)]
    shared = len(seats) - len(own)
    s.rolls = []
    s.dice = [0] * s.players
    s.pips = [0] * s.players
    s.favours = [0] * s.players
    for seat in reversed(own):
        s.push(roll_own, seat)
    if shared:
        s.push(give_out)
        for _ in range(shared):
            s.push(roll_shared)


def roll_own(s: Battle, seat: int) -> None:
    """DBA-7.2: a die that its command keeps."""
    s.roll(PIP_DIE, then=keep_die, arg=seat, rule="DBA-7.2")


def keep_die(s: Battle, seat: int, answer: int) -> None:
    """DBA-7.2."""
    take_die(s, seat, PIPS.arg(answer))


def take_die(s: Battle, seat: int, pips: int) -> None:
    """A command has its die."""
    s.dice[seat] = pips
    s.pips[seat] = pips
    s.tell(told.PIPPED, seat, pips)
    holds.end_plunder(s, seat)


def roll_shared(s: Battle, _: int) -> None:
    """DBA-7.2: a die that the C-in-C will give out."""
    s.roll(PIP_DIE, then=keep_shared, rule="DBA-7.2")


def keep_shared(s: Battle, _: int, answer: int) -> None:
    """DBA-7.2."""
    s.rolls = sorted([*s.rolls, PIPS.arg(answer)], reverse=True)


def next_given(s: Battle) -> int:
    """DBA-7.2: the command that gets the next die of the C-in-C; -1: all have theirs."""
    for seat in seats_of(s, s.active):
        if has_die(s, seat) and chief_gives(s, seat) and not s.dice[seat]:
            return seat
    return -1


def give_out(s: Battle, _: int) -> None:
    """DBA-7.2: the C-in-C gives each command one of the dice."""
    seat = next_given(s)
    if seat < 0:
        return
    s.push(give_out)
    menu = [GRANT[pips] for pips in sorted(set(s.rolls), reverse=True)]
    s.ask(s.chief[s.active], menu, then=grant, arg=seat, rule="DBA-7.2", why=refuse_grant)


def refuse_grant(s: Battle, _: int, action: int) -> Refusal | None:
    """DBA-7.2: only dice that were thrown are given."""
    if GRANT.holds(action) and GRANT.arg(action) not in s.rolls:
        return why.NO_SUCH_DIE.by("DBA-7.2", GRANT.arg(action))
    return None


def grant(s: Battle, seat: int, action: int) -> None:
    """DBA-7.2."""
    pips = GRANT.arg(action)
    rest = s.rolls[:]
    rest.remove(pips)
    s.rolls = rest
    take_die(s, seat, pips)


# What a move costs


def gross_cost(s: Battle, u: Unit) -> int:
    """DBA-7.3, DBA-7.4, DBA-7.6: PIPs for a move of the unit, apart from what a march adds and favours save."""
    cost = 1
    leader = general_of(s, u.command)
    led = leader in u.members
    if not is_first_bound(s):  # DBA-7.4
        if leader < 0 or not is_there(s, leader) or is_out_of_command(s, u, leader):
            cost += 1
        if leader >= 0 and is_there(s, leader) and not led and is_shut_in(s, leader):
            cost += 1
    if led and s.traits[u.command] & t.FOOL:
        cost += 1
    return cost


def is_first_bound(s: Battle) -> bool:
    """DBA-7.4: is this the first bound of the side that moves?"""
    return s.bound <= 2


def is_shut_in(s: Battle, leader: int) -> bool:
    """DBA-7.4 (b), DBA-30.6 (b): does a general stand in a wood, a marsh, a camp or a built-up area?"""
    return s.status[leader] == t.GARRISON or ground.in_wood_or_marsh(s, leader)


def open_favours(s: Battle, u: Unit) -> int:
    """DBA-7.6: the favours that a move of the unit may use and that were not used in this bound."""
    found = 0
    if s.traits[u.command] & t.SCHOOLED and general_of(s, u.command) in u.members:
        found |= SCHOOLED_USED
    if has_prince(s, u):
        found |= PRINCE_USED
    return found & ~s.favours[u.command]


def favours_for(u: Unit, cost: int) -> int:
    """DBA-7.6: the favours used on such a cost: Schooled in War first, the Prince only if he still saves a PIP."""
    used = 0
    if cost > 0 and u.favours & SCHOOLED_USED:
        used = SCHOOLED_USED
        cost -= 1
    if cost > 0 and u.favours & PRINCE_USED:
        used |= PRINCE_USED
    return used


def price(s: Battle, u: Unit, in_contact: bool) -> int:
    """DBA-7.3 to DBA-7.6: what a move of the unit costs that ends in contact or not."""
    cost = u.gross + march_extra(s, u, in_contact)
    used = favours_for(u, cost)
    return cost - (1 if used & SCHOOLED_USED else 0) - (1 if used & PRINCE_USED else 0)


def has_prince(s: Battle, u: Unit) -> bool:
    """DBA-7.6: is a Warrior Prince's band in the unit?"""
    return any(s.band[e] & t.PRINCE for e in u.members)


def is_out_of_command(s: Battle, u: Unit, leader: int) -> bool:
    """DBA-7.4: all that moves is too far from the general, or out of his sight."""
    return all(is_far(s, e, leader) for e in u.members)


def is_far(s: Battle, e: int, leader: int) -> bool:
    """DBA-7.4, DBA-30.6: more than 300 mm from the general; or more than 150 mm, and out of sight or beyond cover."""
    if e == leader:
        return False
    gap = gap_2(
        s.mx[e],
        s.my[e],
        s.facing[e],
        t.DEPTH[s.kind[e]] // 2,
        HALF_BASE,
        s.mx[leader],
        s.my[leader],
        s.facing[leader],
        t.DEPTH[s.kind[leader]] // 2,
        HALF_BASE,
    )
    far = s.params.command_distance * MM
    if gap > far * far:
        return True
    blind = s.params.blind_distance * MM
    if gap <= blind * blind:
        return False
    x, y, lx, ly = s.mx[e], s.my[e], s.mx[leader], s.my[leader]
    if ground.in_cover(s, x, y) or ground.beyond_cover(s, x, y, lx, ly):
        return True
    for f in s.features:
        if f.kind != t.BUA and ground.hides(f, x, y, lx, ly):
            return True
    for h in range(holds.HOLDS):
        if holds.bars(s, h) and s.inside[h] not in (e, leader):  # who is within walls is not beyond them
            cx, cy, ct, chd, chw = holds.box(s, h)
            if crosses(x, y, lx, ly, cx, cy, ct, chd, chw):
                return True
    return False


def march_extra(s: Battle, u: Unit, in_contact: bool) -> int:
    """DBA-7.5, DBA-11.4, DBA-11.5: PIPs more for a march with Spears or Warband that ends short of the enemy."""
    if u.first_move or in_contact or s.marching[u.command]:
        return 0
    return s.params.march_extra if any(s.kind[e] in (t.SP, t.WB) for e in u.members) else 0


def refuse_cost(s: Battle, u: Unit, in_contact: bool) -> Refusal | None:
    """DBA-7.3: a command spends no more PIPs than it has."""
    cost = price(s, u, in_contact)
    if cost > s.pips[u.command]:
        return why.COSTS_PIPS.by("DBA-7.3", cost, s.pips[u.command])
    return None


def pay(s: Battle, u: Unit, in_contact: bool) -> int:
    """DBA-7.3, DBA-7.6: spend the PIPs; what was free is free once. The cost is returned."""
    cost = price(s, u, in_contact)
    s.pips[u.command] -= cost
    s.favours[u.command] |= favours_for(u, u.gross + march_extra(s, u, in_contact))
    return cost
