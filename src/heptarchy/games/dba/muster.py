"""Mustering an army by points, a chapter of ours (DBA-25): all at once and in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.commands import count_elements, enrol
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.hosts import HOST_KEYS, HOST_PEOPLE, HOST_TYPES
from heptarchy.games.dba.table.actions import CROWN, ENLIST, HOST, MUSTERED, TAKE
from heptarchy.games.dba.table.state import MUSTER, changed, troop
from heptarchy.kernel.explain import ANOTHER_QUESTION
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.data.params import Params
    from heptarchy.games.dba.table.state import Battle

LEAST: Final = 3  # elements of an army (DBA-25.5)
MOST: Final = 24
MOST_TRAITS: Final = 2  # DBA-25.3

# DBA-25.2: Expendables and camp followers are not for sale
FOR_SALE: Final[list[int]] = [t.KN, t.CV, t.LH, t.SP, t.BD, t.AX, t.WB, t.PS]
LEADERS: Final[list[int]] = [kind for kind in FOR_SALE if t.LEADS[kind]]

# DBA-25.3, by trait: 1 helps and costs, -1 hinders and gives, 0 is not for sale
WORTH: Final[list[int]] = [1, -1, 1, -1, 1, -1, 1, -1, 1, 0, 1, 1]


def muster(s: Battle, _: int) -> None:
    """DBA-25.1: all muster at once and in secret, then all name their generals; then armies are shown."""
    s.stage = MUSTER
    s.then(crown, line_up)
    seats = list(range(s.players))
    menus = [muster_menu(s, seat) for seat in seats]
    s.gather(seats, menus, then=settle_muster, rule="DBA-25.1", why=refuse_muster)


def ask_muster(s: Battle, seat: int) -> None:
    """DBA-25.1: what else he enlists, within the gathering."""
    s.ask(seat, muster_menu(s, seat), then=settle_muster, rule="DBA-25.1", why=refuse_muster)


def muster_menu(s: Battle, seat: int) -> list[int]:
    """DBA-25.1: what this seat may do with its points."""
    options = [HOST[k] for k in range(len(HOST_KEYS)) if refuse_host(s, seat, k) is None]
    options.extend([ENLIST[kind] for kind in FOR_SALE if refuse_enlist(s, seat, kind) is None])
    options.extend([TAKE[trait] for trait in range(len(t.TRAIT_KEYS)) if refuse_trait(s, seat, trait) is None])
    if refuse_end(s, seat) is None:
        options.append(MUSTERED.base)
    return options


def refuse_muster(s: Battle, _: int, action: int) -> Refusal | None:
    """DBA-25: why this is not to be had."""
    seat = s.by
    if ENLIST.holds(action):
        return refuse_enlist(s, seat, ENLIST.arg(action))
    if HOST.holds(action):
        return refuse_host(s, seat, HOST.arg(action))
    if TAKE.holds(action):
        return refuse_trait(s, seat, TAKE.arg(action))
    if action == MUSTERED.base:
        return refuse_end(s, seat)
    return ANOTHER_QUESTION.by("DBA-25.1")


def cheapest(params: Params, kinds: list[int]) -> int:
    """DBA-25.2: the least that one of these types costs."""
    return min([params.cost[kind] for kind in kinds])


def fit_kinds(traits: int) -> list[int]:
    """DBA-25.4, DBA-25.5: the types of which a ruler with these traits may have his general."""
    if traits & t.HAS_PENDRAGON:
        return [t.KN]
    return [t.WB] if traits & t.BRETWALDA else LEADERS


def needed(params: Params, kinds: list[int], traits: int) -> int:
    """DBA-25.5: the points that an army still needs to be one."""
    lacking = LEAST - len(kinds)
    if has_leader(kinds, traits):
        return max(lacking, 0) * cheapest(params, FOR_SALE)
    return cheapest(params, fit_kinds(traits)) + max(lacking - 1, 0) * cheapest(params, FOR_SALE)


def has_leader(kinds: list[int], traits: int) -> bool:
    """DBA-25.5: is one of them fit to lead?"""
    fit = fit_kinds(traits)
    return any(kind in fit for kind in kinds)


def refuse_army(s: Battle, seat: int, kinds: list[int], traits: int, purse: int) -> Refusal | None:
    """DBA-25.5: why what is left would not do: points, or room for a general."""
    if purse < 0:
        return why.POINTS_LEFT.by("DBA-25.2", s.purse[seat])
    if len(kinds) > MOST:
        return why.MOST_ELEMENTS.by("DBA-25.5", MOST)
    if len(kinds) == MOST and not has_leader(kinds, traits):
        return why.LAST_MUST_LEAD.by("DBA-25.5")
    need = needed(s.params, kinds, traits)
    if purse < need:
        return why.POINTS_NEEDED.by("DBA-25.5", need)
    return None


def refuse_enlist(s: Battle, seat: int, kind: int) -> Refusal | None:
    """DBA-25.2: why this type may not be enlisted."""
    if kind not in FOR_SALE:
        return why.NOT_ENLISTED.by("DBA-25.2", kind)
    return refuse_army(s, seat, [*s.levy[seat], kind], s.traits[seat], s.purse[seat] - s.params.cost[kind])


def refuse_trait(s: Battle, seat: int, trait: int) -> Refusal | None:
    """DBA-25.3, DBA-25.4: why his ruler may not have this trait."""
    bit = 1 << trait
    held = s.traits[seat]
    if not WORTH[trait]:
        return why.TRAIT_NOT_FOR_POINTS.by("DBA-25.3", trait)
    if held & bit:
        return why.HAS_TRAIT.by("DBA-25.3", trait)
    if held.bit_count() >= MOST_TRAITS:
        return why.MOST_TRAITS.by("DBA-25.3", MOST_TRAITS)
    for one, two in t.TRAIT_CLASHES:
        if (trait == one and held >> two & 1) or (trait == two and held >> one & 1):
            return why.TRAITS_APART.by("DBA-25.3", one, two)
    if bit == t.HAS_PENDRAGON and s.people[seat] != t.BRITISH:
        return why.BRITISH_TRAIT.by("DBA-25.4", trait)
    if bit == t.BRETWALDA and s.people[seat] != t.SAXON:
        return why.SAXON_TRAIT.by("DBA-25.4", trait)
    kinds = [*s.levy[seat], t.KN] if bit == t.HAS_PENDRAGON else s.levy[seat]
    return refuse_army(s, seat, kinds, held | bit, s.purse[seat] - trait_price(s.params, trait))


def trait_price(params: Params, trait: int) -> int:
    """DBA-25.3, DBA-25.4: what a trait costs, or gives where it hinders. The Pendragon pays for his Knights."""
    price = WORTH[trait] * params.trait_cost
    return price + params.kn_cost if 1 << trait == t.HAS_PENDRAGON else price


def refuse_host(s: Battle, seat: int, host: int) -> Refusal | None:
    """DBA-25.6: why this ready-made host is not to be had."""
    if host >= len(HOST_KEYS) or HOST_PEOPLE[host] != s.people[seat]:
        return why.ANOTHER_PEOPLES_HOST.by("DBA-25.6")
    if s.levy[seat] or s.traits[seat]:
        return why.HOST_FIRST.by("DBA-25.6")
    kinds = host_kinds(s.params, host, s.purse[seat])
    if len(kinds) < LEAST or not has_leader(kinds, 0):
        return why.POINTS_TOO_FEW.by("DBA-25.6")
    return None


def host_kinds(params: Params, host: int, points: int) -> list[int]:
    """DBA-25.6: the host as large as the points allow."""
    kinds: list[int] = []
    joined = True
    while joined:
        joined = False
        for kind in HOST_TYPES[host]:
            if params.cost[kind] <= points and len(kinds) < MOST:
                kinds.append(kind)
                points -= params.cost[kind]
                joined = True
    return kinds


def refuse_end(s: Battle, seat: int) -> Refusal | None:
    """DBA-25.5: why the army is none yet."""
    if len(s.levy[seat]) < LEAST:
        return why.LEAST_ELEMENTS.by("DBA-25.5", LEAST)
    if not has_leader(s.levy[seat], s.traits[seat]):
        return why.NOBODY_TO_LEAD.by("DBA-25.5")
    return None


def enlist(s: Battle, seat: int, kinds: list[int]) -> None:
    """DBA-25.2: they join, and are paid for."""
    levy = s.levy[:]
    levy[seat] = [*levy[seat], *kinds]
    s.levy = levy
    s.purse = changed(s.purse, seat, s.purse[seat] - sum([s.params.cost[kind] for kind in kinds]))


def settle_muster(s: Battle, _: int, action: int) -> None:
    """DBA-25: one more element, host or trait; or the army is complete."""
    seat = s.by
    if action == MUSTERED.base:
        s.tell(told.FINISHED, seat)  # all see that he is asked no more
        return
    if ENLIST.holds(action):
        enlist(s, seat, [ENLIST.arg(action)])
    elif HOST.holds(action):
        enlist(s, seat, host_kinds(s.params, HOST.arg(action), s.purse[seat]))
    else:
        trait = TAKE.arg(action)
        s.traits = changed(s.traits, seat, s.traits[seat] | 1 << trait)
        s.purse = changed(s.purse, seat, s.purse[seat] - WORTH[trait] * s.params.trait_cost)
        if 1 << trait == t.HAS_PENDRAGON:
            enlist(s, seat, [t.KN])
    ask_muster(s, seat)


def crown(s: Battle, _: int) -> None:
    """DBA-25.7: when all armies are complete, everybody names his general's type.

    Not before: others would have to guess whether somebody enlists still or crowns already.
    """
    seats = list(range(s.players))
    menus = [crown_menu(s, seat) for seat in seats]
    s.gather(seats, menus, then=settle_crown, rule="DBA-25.7", why=refuse_crown)


def crown_menu(s: Battle, seat: int) -> list[int]:
    """DBA-25.7: the types of his army that may be the general's."""
    fit = fit_kinds(s.traits[seat])
    return [CROWN[kind] for kind in FOR_SALE if kind in fit and kind in s.levy[seat]]


def refuse_crown(s: Battle, _: int, action: int) -> Refusal | None:
    """DBA-25.7: why the general may not be of that type."""
    if not CROWN.holds(action):
        return ANOTHER_QUESTION.by("DBA-25.7")
    kind = CROWN.arg(action)
    if kind not in s.levy[s.by]:
        return why.NO_TYPE_IN_ARMY.by("DBA-25.7", kind)
    return None if kind in fit_kinds(s.traits[s.by]) else why.MAY_NOT_LEAD.by("DBA-25.7", kind)


def settle_crown(s: Battle, _: int, action: int) -> None:
    """DBA-25.7: an element of that type is his: it stands first."""
    kind = CROWN.arg(action)
    kinds = s.levy[s.by][:]
    kinds.remove(kind)
    levy = s.levy[:]
    levy[s.by] = [kind, *sorted(kinds)]
    s.levy = levy


def line_up(s: Battle, _: int) -> None:
    """DBA-25.1: armies are shown; elements get their numbers, seat by seat."""
    levy = s.levy
    s.levy = [[] for _i in range(s.players)]
    for seat in range(s.players):
        for i, kind in enumerate(levy[seat]):
            band = t.GENERAL if i == 0 else 0
            if band and s.traits[seat] & t.HAS_PENDRAGON:
                band |= t.PENDRAGON
            enrol(s, seat, kind, band)
        tell_army(s, seat)
    count_elements(s)
    s.reveal()


def tell_army(s: Battle, seat: int) -> None:
    """DBA-25.1: what everybody sees of an army."""
    s.tell(told.MUSTERED, seat, len(s.members[seat]))
    for kind in FOR_SALE:
        count = len([e for e in s.members[seat] if s.kind[e] == kind])
        if count:
            s.tell(told.LEVIED, seat, count, kind)
    for trait in range(len(t.TRAIT_KEYS)):
        if s.traits[seat] >> trait & 1:
            s.tell(told.TRAITED, seat, trait)
    if s.members[seat]:
        s.tell(told.CROWNED, seat, troop(s, s.members[seat][0]))
