"""Forts and Settlements (VX-1.6 to VX-1.10)."""

from __future__ import annotations

from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.data.tables import BERSERKERS, ENGLISH, NORSEMEN, VIKING
from heptarchy.games.vikings.fray import the_age, the_battle
from heptarchy.games.vikings.table.actions import BUILD, DONE, GIVE, PLACE, SETTLE
from heptarchy.games.vikings.table.state import SHIRE_COUNT, Vikings
from heptarchy.games.vikings.units import add_units, from_stock, is_fortified, leave_no_leader_alone, take_units
from heptarchy.kernel.refusal import Refusal


def shires_in(mask: int) -> list[int]:
    """The shires that a mask stands for."""
    return [shire for shire in range(SHIRE_COUNT) if mask >> shire & 1]


# Building


def ask_build(s: Vikings, arg: int) -> None:
    """VX-1.6: at the end of its turn a Viking faction may give up units in shires, each for a Fort."""
    options = [BUILD[shire] for shire in range(SHIRE_COUNT) if refuse_fort(s, shire) is None]
    if options:
        s.ask(s.owner[s.active], [*options, DONE[0]], then=build, rule="VX-1.6", why=refuse_build)


def refuse_fort(s: Vikings, shire: int) -> Refusal | None:
    """VX-1.1, VX-1.6: why no Fort is built there."""
    age = the_age(s)
    if (age.forts | age.settlements).bit_count() >= s.params.fort_tiles:
        return why.NO_TILE.by("VX-1.1")
    if is_fortified(s, shire):
        return why.HAS_FORT.by("VX-1.6", shire)
    if s.hosts[VIKING][shire] < s.params.fort_units:
        return why.FORT_COSTS.by("VX-1.6", shire, s.params.fort_units)
    if s.hosts[ENGLISH][shire]:
        return why.FOUGHT_OVER.by("VX-1.6", shire)
    return None


def refuse_build(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-1.6: why that is not built."""
    return refuse_fort(s, BUILD.arg(action)) if BUILD.holds(action) else None


def build(s: Vikings, arg: int, answer: int) -> None:
    """VX-1.6: which units are given up, any mix."""
    if answer == DONE[0]:
        return
    s.push(ask_build)
    shire = BUILD.arg(answer)
    mixes = mixes_in(s, shire)
    if len(mixes) == 1:
        give_up(s, shire, GIVE[mixes[0]])
    else:
        s.ask(s.owner[s.active], [GIVE[mix] for mix in mixes], then=give_up, arg=shire, rule="VX-1.6", why=refuse_mix)


def refuse_mix(s: Vikings, shire: int, action: int) -> Refusal | None:
    """VX-1.6: why these units are not given up."""
    if GIVE.holds(action) and not has_mix(s, shire, GIVE.arg(action)):
        return why.NO_SUCH_UNITS.by("VX-1.6", shire)
    return None


def mixes_in(s: Vikings, shire: int) -> list[int]:
    """VX-1.6: all that may be given up there."""
    return [mix for mix in range(3) if has_mix(s, shire, mix)]


def mix_of(s: Vikings, mix: int) -> tuple[int, int]:
    """Norsemen and Berserkers of a mix: all of one kind, or some of both."""
    cost = s.params.fort_units
    return (cost, 0) if mix == 0 else (0, cost) if mix == 2 else (cost - 1, 1)


def has_mix(s: Vikings, shire: int, mix: int) -> bool:
    """Whether such units are there; a cost of one unit has no mix."""
    if mix == 1 and s.params.fort_units == 1:
        return False
    norsemen, berserkers = mix_of(s, mix)
    return s.units[NORSEMEN][shire] >= norsemen and s.units[BERSERKERS][shire] >= berserkers


def give_up(s: Vikings, shire: int, answer: int) -> None:
    """VX-1.6: they go to the stockpile, and the Fort stands."""
    for faction, n in enumerate(mix_of(s, GIVE.arg(answer))):
        take_units(s, faction, shire, n)
        s.stock[faction] += n
    the_age(s).forts |= 1 << shire
    s.tell(told.FORT_BUILT, s.active, shire)
    leave_no_leader_alone(s, shire)


# Settling


def ask_settle(s: Vikings, arg: int) -> None:
    """VX-1.9: at the start of their turn the Norsemen may make Settlements of Forts in uncontested shires."""
    options = [SETTLE[shire] for shire in shires_in(the_age(s).forts) if not s.hosts[ENGLISH][shire]]
    if options:
        s.ask(s.owner[NORSEMEN], [*options, DONE[0]], then=settle, rule="VX-1.9", why=refuse_settle)


def refuse_settle(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-1.9: only a Fort is settled, and not where it is fought over."""
    if not SETTLE.holds(action):
        return None
    shire = SETTLE.arg(action)
    if not the_age(s).forts >> shire & 1:
        return why.NO_FORT.by("VX-1.9", shire)
    return why.FOUGHT_OVER.by("VX-1.9", shire) if s.hosts[ENGLISH][shire] else None


def settle(s: Vikings, arg: int, answer: int) -> None:
    """VX-1.9: the tile is flipped."""
    if answer == DONE[0]:
        return
    shire = SETTLE.arg(answer)
    age = the_age(s)
    age.forts &= ~(1 << shire)
    age.settlements |= 1 << shire
    age.fresh |= 1 << shire
    s.tell(told.SETTLED, shire)
    s.push(ask_settle)


def settlers(s: Vikings, arg: int) -> None:
    """VX-1.9: each Settlement gives a Norseman, but not in the turn it was flipped; if short, they choose."""
    places = settlements_due(s, arg)
    if len(places) <= s.stock[NORSEMEN]:
        for shire in places:
            settler(s, shire)
    elif s.stock[NORSEMEN]:
        options = [PLACE[shire] for shire in places]
        s.ask(s.owner[NORSEMEN], options, then=settler_chosen, arg=arg, rule="VX-1.9", why=refuse_settler)


def settlements_due(s: Vikings, served: int) -> list[int]:
    """VX-1.9: the Settlements that are still to give a Norseman."""
    age = the_age(s)
    return [shire for shire in shires_in(age.settlements & ~age.fresh & ~served) if not s.hosts[ENGLISH][shire]]


def refuse_settler(s: Vikings, served: int, action: int) -> Refusal | None:
    """VX-1.9: why no Norseman comes there."""
    if PLACE.holds(action) and PLACE.arg(action) not in settlements_due(s, served):
        return why.NO_SETTLER_DUE.by("VX-1.9", PLACE.arg(action))
    return None


def settler_chosen(s: Vikings, served: int, answer: int) -> None:
    """VX-1.9: that Settlement does not go without."""
    shire = PLACE.arg(answer)
    settler(s, shire)
    settlers(s, served | 1 << shire)


def settler(s: Vikings, shire: int) -> None:
    """VX-1.9: one Norseman."""
    add_units(s, NORSEMEN, shire, from_stock(s, NORSEMEN, 1))
    s.tell(told.REINFORCED, 1, NORSEMEN, shire)


# In battle


def fort_dice(s: Vikings, kind: int) -> int:
    """VX-1.7: a Fort adds a Berserker die and a Norsemen die; VX-1.9: a Settlement a Berserker die alone."""
    age = the_age(s)
    shire = the_battle(s).shire
    if kind == BERSERKERS:
        return 1 if is_fortified(s, shire) else 0
    return 1 if kind == NORSEMEN and age.forts >> shire & 1 else 0


def raze(s: Vikings, side: int) -> None:
    """VX-1.7, VX-1.10: one Hit destroys the tile, which goes back to the supply."""
    shire = the_battle(s).shire
    if side == VIKING and is_fortified(s, shire):
        age = the_age(s)
        age.forts &= ~(1 << shire)
        age.settlements &= ~(1 << shire)
        s.tell(told.RAZED, shire)
