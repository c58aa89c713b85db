"""What a lost round of a siege costs: elements, and personalities who die (AA-10.4, AA-24.3, AA-27.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.bands import PRINCE, ROOM, band_at, band_of, bands_in, free_kinds, leader_at, set_band
from heptarchy.games.arthur.book import told, why
from heptarchy.games.arthur.deaths import die, kill_leader
from heptarchy.games.arthur.dice import DIE, face
from heptarchy.games.arthur.levy import fit_to_lead, is_base, kind_of
from heptarchy.games.arthur.levy_question import lead_of, tell_band
from heptarchy.games.arthur.table.actions import BAND, LEAD, LOSE, LOSE_GENERAL, LOSE_PRINCE, LOSE_WARLORD
from heptarchy.games.arthur.table.state import IN_SIEGE, NOBODY, changed, replaced
from heptarchy.games.dba.data.tables import AX
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign


def suffer(s: Campaign, arg: int) -> None:
    """AA-10.4, AA-27.1: an element of his own choice is lost; those that carry somebody are offered by themselves."""
    seat = arg % s.players
    army = s.armies[seat]
    if not army:
        return
    s.ask(seat, may_be_lost(s, seat), then=settle_loss, arg=arg, rule="AA-10.4", why=refuse_loss)


def may_be_lost(s: Campaign, seat: int) -> list[int]:
    """AA-10.4, AA-27.1: the types of the elements that carry nobody, and those who carry somebody one by one."""
    options = [LOSE[kind] for kind in free_kinds(s, seat, s.armies[seat])]
    if s.leads[seat] != NOBODY:
        options.append(LOSE_GENERAL[0])
    for at in range(bands_in(s, seat)):
        who = leader_at(s, seat, at)
        if band_of(s, seat, who) == at:
            options.append(LOSE_PRINCE[0] if who == PRINCE else LOSE_WARLORD[who])
    return options


def refuse_loss(s: Campaign, arg: int, action: int) -> Refusal | None:
    """AA-10.4: why no such element is lost."""
    if action in may_be_lost(s, arg % s.players):
        return None
    if LOSE.holds(action):
        return why.NONE_TO_LOSE.by("AA-10.4", LOSE.arg(action))
    if action == LOSE_GENERAL[0]:
        return why.GENERAL_NOT_CARRIED.by("AA-10.4")
    if LOSE_WARLORD.holds(action):
        return why.WARLORD_NOT_CARRIED.by("AA-27.1", LOSE_WARLORD.arg(action))
    return why.PRINCE_NOT_CARRIED.by("AA-27.1") if action == LOSE_PRINCE[0] else None


def settle_loss(s: Campaign, arg: int, answer: int) -> None:
    """AA-10.4: the element is gone; AA-13.8: a die for the one whom it carried, and if he lives he names another."""
    i, seat = divmod(arg, s.players)
    s.wars[i].lost[seat] += 1
    if LOSE.holds(answer):
        take_one(s, seat, LOSE.arg(answer))
    elif answer == LOSE_GENERAL[0]:
        take_general(s, seat)
        s.push(name_general, seat)
        s.roll(DIE, then=settle_wound, arg=arg, rule="AA-13.8")
    else:
        at = band_of(s, seat, PRINCE if answer == LOSE_PRINCE[0] else LOSE_WARLORD.arg(answer))
        take_one(s, seat, band_at(s, seat, at))
        set_band(s, seat, at, NOBODY)
        s.roll(DIE, then=settle_band, arg=seat * ROOM + at, rule="AA-13.8")


def take_general(s: Campaign, seat: int) -> None:
    """AA-10.4: the element that carries the general."""
    take_off(s, seat, lead_of(s, seat))
    s.leads = changed(s.leads, seat, NOBODY)


def take_one(s: Campaign, seat: int, kind: int) -> None:
    """AA-10.4: the last of its type; the general goes with the first."""
    take_off(s, seat, max([at for at, one in enumerate(s.armies[seat]) if kind_of(one) == kind]))


def take_off(s: Campaign, seat: int, at: int) -> None:
    """AA-10.4, AA-7.2: an element is gone; Auxilia come back as Spears."""
    army = s.armies[seat]
    kind = kind_of(army[at])
    if kind == AX and is_base(army[at]):
        s.auxilia = changed(s.auxilia, seat, s.auxilia[seat] - 1)
    s.armies = replaced(s.armies, seat, army[:at] + army[at + 1 :])
    s.tell(told.SIEGE_LOSS, seat, kind)


# Who was with it (AA-13.8, AA-24.3)


def settle_wound(s: Campaign, arg: int, answer: int) -> None:
    """AA-13.8: odd, and the ruler is dead."""
    if face(answer) % 2 == 1:
        ruler_dies(s, arg)


def ruler_dies(s: Campaign, arg: int) -> None:
    """AA-24.1: at once; his heir is in the siege from now on."""
    i, seat = divmod(arg, s.players)
    s.wars[i].dead.append(seat)
    die(s, seat, IN_SIEGE)


def settle_band(s: Campaign, arg: int, answer: int) -> None:
    """AA-13.8, AA-27.1: odd, and the Warlord or Prince is dead; else he names another element."""
    if face(answer) % 2 == 1:
        kill_leader(s, arg // ROOM, arg % ROOM)
    else:
        s.push(name_anew, arg)


def name_general(s: Campaign, seat: int) -> None:
    """AA-24.3: whoever rules now names another element for the general at once, or any if none is fit.

    Where only bands are left the last of them is his.
    """
    fit = fit_to_lead(s, seat, s.armies[seat])
    free = free_kinds(s, seat, s.armies[seat])
    if not free and s.armies[seat]:
        set_band(s, seat, [at for at in range(bands_in(s, seat)) if band_at(s, seat, at) != NOBODY][-1], NOBODY)
        free = free_kinds(s, seat, s.armies[seat])
    kinds = [kind for kind in fit if kind in free] or free
    if kinds:
        s.ask(seat, [LEAD[kind] for kind in kinds], then=settle_general, rule="AA-24.3", why=refuse_general)


def refuse_general(s: Campaign, _: int, action: int) -> Refusal | None:
    """AA-24.3: an element fit to lead, if there is one that carries nobody, else any such."""
    army = s.armies[s.by]
    free = free_kinds(s, s.by, army)
    fit = [kind for kind in fit_to_lead(s, s.by, army) if kind in free]
    if LEAD.holds(action) and LEAD.arg(action) not in (fit or free):
        return why.NOT_LED_BY.by("AA-24.3", LEAD.arg(action))
    return None


def settle_general(s: Campaign, _: int, answer: int) -> None:
    """AA-24.3: he leads from now on, also in a sally (AA-10.7)."""
    s.leads = changed(s.leads, s.by, LEAD.arg(answer))
    s.tell(told.LED, s.by, LEAD.arg(answer))


def name_anew(s: Campaign, arg: int) -> None:
    """AA-27.1: so does a Warlord or Prince who has lived."""
    seat = arg // ROOM
    kinds = free_kinds(s, seat, s.armies[seat])
    if kinds:
        s.ask(seat, [BAND[kind] for kind in kinds], then=settle_name, arg=arg, rule="AA-27.1", why=refuse_name)


def refuse_name(s: Campaign, arg: int, action: int) -> Refusal | None:
    """AA-27.1: an element that carries nobody."""
    seat = arg // ROOM
    if BAND.holds(action) and BAND.arg(action) not in free_kinds(s, seat, s.armies[seat]):
        return why.NO_BAND_OF.by("AA-27.1", BAND.arg(action))
    return None


def settle_name(s: Campaign, arg: int, answer: int) -> None:
    """AA-27.1: he goes with it from now on."""
    seat, at = divmod(arg, ROOM)
    set_band(s, seat, at, BAND.arg(answer))
    tell_band(s, seat, leader_at(s, seat, at), BAND.arg(answer))


# Fevers (AA-10.4)


def sicken(s: Campaign, arg: int) -> None:
    """AA-10.4: every personality still present rolls, the ruler first, and dies on a 1."""
    seat = arg % s.players
    for at in range(bands_in(s, seat)):  # the last of them first: whoever dies leaves the others in their places
        s.push(sicken_leader, seat * ROOM + at)
    s.push(sicken_ruler, arg)


def sicken_ruler(s: Campaign, arg: int) -> None:
    """AA-10.4: the ruler's die."""
    s.roll(DIE, then=settle_fever, arg=arg, rule="AA-10.4")


def settle_fever(s: Campaign, arg: int, answer: int) -> None:
    """AA-10.4: on a 1 he dies."""
    if face(answer) == 1:
        ruler_dies(s, arg)


def sicken_leader(s: Campaign, arg: int) -> None:
    """AA-10.4: the die of a Warlord, or of a Prince whose ruler has not died before him."""
    if arg % ROOM < bands_in(s, arg // ROOM):
        s.roll(DIE, then=settle_chill, arg=arg, rule="AA-10.4")


def settle_chill(s: Campaign, arg: int, answer: int) -> None:
    """AA-13.10: on a 1 he dies, and his card is discarded."""
    if face(answer) == 1:
        kill_leader(s, arg // ROOM, arg % ROOM)
