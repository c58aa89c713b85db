"""Everybody who fights raises his army, all at once (AA-7.10, AA-9.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.bands import BANDS, PRINCE, free_kinds, leaders
from heptarchy.games.arthur.book import told, why
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import (
    bans_for,
    choices,
    fit_to_lead,
    home_losses,
    kind_of,
    may_drill,
    may_give_up,
    muster,
    sure_elements,
    turn_pedyt,
)
from heptarchy.games.arthur.realm import lies_before
from heptarchy.games.arthur.table.actions import BAND, GIVE_UP, LEAD, RAISE
from heptarchy.games.arthur.table.state import BRITISH, FAITH, NOBODY, changed, replaced
from heptarchy.games.dba.data.tables import AX, SP
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign, War


def war_of(s: Campaign, seat: int) -> War | None:
    """The war that a player is in."""
    for war in s.wars:
        if war.side[seat] != NOBODY:
            return war
    return None


def members(s: Campaign, war: War, side: int) -> list[int]:
    """Who is on a side, those who went home left out."""
    return [seat for seat in range(s.players) if war.side[seat] == side and not war.left[seat]]


def meets_britons(s: Campaign, seat: int) -> bool:
    """AA-7.6: does a British ruler stand on the other side?"""
    war = war_of(s, seat)
    if war is None:
        return False
    return any(s.people[other] == BRITISH for other in members(s, war, 1 - war.side[seat]))


def army_of(s: Campaign, seat: int) -> list[int]:
    """AA-7.12: his army, by what he has chosen so far; types not chosen yet are the first that may be."""
    war = war_of(s, seat)
    assert war is not None
    menus = menus_of(s, seat)
    said = s.kinds[seat][: len(menus)]
    kinds = [*said, *[menu[0] for menu in menus[len(said) :] if menu]]
    side = war.side[seat]
    casting = war.declarer if war.over == FAITH else NOBODY
    bans = bans_for(s, seat, members(s, war, side), members(s, war, 1 - side), casting)
    return muster(s, seat, kinds, s.given_up[seat], meets_britons(s, seat), bans)


def menus_of(s: Campaign, seat: int) -> list[list[int]]:
    """AA-7.6: the types among which he chooses, by element."""
    return choices(s, seat, meets_britons(s, seat))


def next_menu(s: Campaign, seat: int) -> list[int]:
    """What a player has still to say: types, losses of a raided home, his general, bands; nothing if all is said."""
    menus = menus_of(s, seat)
    said = len(s.kinds[seat])
    if said < len(menus):
        return [RAISE[kind] for kind in menus[said]]
    army = army_of(s, seat)
    if home_losses(s, seat, army):
        options = [GIVE_UP[kind] for kind in may_give_up(s, seat, army)]
        if options:
            return options
    if s.leads[seat] != NOBODY:
        return band_menu(s, seat, army)
    return [*[LEAD[kind] for kind in fit_to_lead(s, seat, army)], *[RAISE[kind] for kind in pedyt_turns(s, seat)]]


def next_leader(s: Campaign, seat: int) -> int:
    """AA-27.1: whose band is named next; NOBODY if all are named."""
    found = leaders(s, seat)
    named = len(s.bands[seat]) // BANDS
    return found[named] if named < len(found) else NOBODY


def band_menu(s: Campaign, seat: int, army: list[int]) -> list[int]:
    """AA-13.9, AA-27.1: the types for the next band; for whom no element is left he is absent."""
    if next_leader(s, seat) == NOBODY:
        return []
    return [BAND[kind] for kind in free_kinds(s, seat, army)]


def pedyt_turns(s: Campaign, seat: int) -> list[int]:
    """AA-7.2: what a pedyt may be turned into before the general is named."""
    found = [SP] if may_turn(s, seat, SP) else []
    if may_turn(s, seat, AX) and not leans_on_pedyt(s, seat, menus_of(s, seat)):
        found.append(AX)
    return found


def may_turn(s: Campaign, seat: int, kind: int) -> bool:
    """AA-7.2: is there a pedyt to turn, as all can see? One way only in a levy."""
    if s.people[seat] != BRITISH:
        return False
    if kind == SP:
        return s.auxilia[seat] > 0 and AX not in turned_by(s, seat)
    return may_drill(s, seat) and SP not in turned_by(s, seat)


def turned_by(s: Campaign, seat: int) -> list[int]:
    """AA-7.2: what he has turned pedyt into in this levy, which all are told (AA-3.11)."""
    return s.kinds[seat][len(menus_of(s, seat)) :]


def leans_on_pedyt(s: Campaign, seat: int, menus: list[list[int]]) -> bool:
    """AA-7.6: did he choose Spears as Men of the Hearth, with the last of the pedyt as his only other Spears?"""
    hearth = s.kinds[seat][len(menus) - lies_before(s, seat, t.MEN_OF_THE_HEARTH) : len(menus)]
    if SP not in hearth:
        return False
    sure = sure_elements(s, seat, meets_britons(s, seat))
    return len([one for one in sure if kind_of(one) == SP]) == 1


def say(s: Campaign, seat: int, answer: int) -> None:
    """Note an answer of the levy."""
    if RAISE.holds(answer):
        if len(s.kinds[seat]) >= len(menus_of(s, seat)):
            turn_pedyt(s, seat, RAISE.arg(answer))
        s.kinds = replaced(s.kinds, seat, [*s.kinds[seat], RAISE.arg(answer)])
    elif GIVE_UP.holds(answer):
        s.given_up = replaced(s.given_up, seat, [*s.given_up[seat], GIVE_UP.arg(answer)])
    elif BAND.holds(answer):
        s.bands = replaced(s.bands, seat, [*s.bands[seat], next_leader(s, seat), BAND.arg(answer)])
    else:
        s.leads = changed(s.leads, seat, LEAD.arg(answer))


def open_menu(s: Campaign, seat: int) -> list[int]:
    """The next menu; what leaves nobody in his place a choice is noted on the way."""
    menu = next_menu(s, seat)
    while len(menu) == 1 and is_foregone(s, seat, menu[0]):
        say(s, seat, menu[0])
        menu = next_menu(s, seat)
    return menu


def is_foregone(s: Campaign, seat: int, answer: int) -> bool:
    """Can all see that it is his only answer? If not he is asked: how often he is tells nothing of what he said."""
    if RAISE.holds(answer):
        return True
    if GIVE_UP.holds(answer) or BAND.holds(answer) or (s.people[seat] == BRITISH and s.holder[t.PENDRAGON] != seat):
        return False
    return not may_turn(s, seat, SP) and not may_turn(s, seat, AX)


def raise_armies(s: Campaign, _: int) -> None:
    """AA-9.11: all who fight levy at once."""
    s.kinds = [[] for _ in range(s.players)]
    s.given_up = [[] for _ in range(s.players)]
    s.leads = [NOBODY] * s.players
    s.bands = [[] for _ in range(s.players)]
    s.armies = [[] for _ in range(s.players)]
    seats: list[int] = []
    menus: list[list[int]] = []
    for seat in range(s.players):
        if war_of(s, seat) is None:
            continue
        menu = open_menu(s, seat)
        if menu:
            seats.append(seat)
            menus.append(menu)
    s.push(count_armies)
    if seats:
        s.gather(seats, menus, then=settle_levy, rule="AA-7.12", why=refuse_levy)


def refuse_levy(s: Campaign, _: int, action: int) -> Refusal | None:
    """AA-7.12: what is not said now; what is asked depends on what he has said before."""
    if action in next_menu(s, s.by):
        return None
    if RAISE.holds(action):
        return why.NOT_CHOSEN_NOW.by("AA-7.6", RAISE.arg(action))
    if GIVE_UP.holds(action):
        return why.NOT_GIVEN_UP_NOW.by("AA-8.4", GIVE_UP.arg(action))
    if LEAD.holds(action):
        return why.NOT_LED_BY.by("AA-7.3", LEAD.arg(action))
    if BAND.holds(action):
        return why.NO_BAND_OF.by("AA-27.1", BAND.arg(action))
    return None


def settle_levy(s: Campaign, _: int, answer: int) -> None:
    """AA-7.12: one thing after the other."""
    seat = s.by
    turned = len(turned_by(s, seat))
    say(s, seat, answer)
    if len(turned_by(s, seat)) > turned:
        s.tell(told.DRILLED if answer == RAISE[AX] else told.TURNED, seat)
    menu = open_menu(s, seat)
    if menu:
        s.ask(seat, menu, then=settle_levy, rule="AA-7.12", why=refuse_levy)


def count_armies(s: Campaign, _: int) -> None:
    """AA-7.10: armies are counted once, and used for battle or siege alike; what was said in secret is told."""
    s.reveal()
    for seat in range(s.players):
        if war_of(s, seat) is None:
            continue
        s.armies = replaced(s.armies, seat, army_of(s, seat))
        for kind in s.kinds[seat][: len(menus_of(s, seat))]:
            s.tell(told.RAISED, seat, kind)
        for kind in s.given_up[seat]:
            s.tell(told.GAVE_UP, seat, kind)
        s.tell(told.LED, seat, s.leads[seat])
        for at in range(0, len(s.bands[seat]), BANDS):
            tell_band(s, seat, s.bands[seat][at], s.bands[seat][at + 1])
        s.tell(told.LEVIED, seat, len(s.armies[seat]))


def tell_band(s: Campaign, seat: int, who: int, kind: int) -> None:
    """AA-27.1: all know whose band is which."""
    if who == PRINCE:
        s.tell(told.PRINCE_BAND, seat, kind)
    else:
        s.tell(told.WARLORD_BAND, seat, who, kind)


def lead_of(s: Campaign, seat: int) -> int:
    """Which element of his army is his general's; -1 if he has none left."""
    for i, one in enumerate(s.armies[seat]):
        if kind_of(one) == s.leads[seat]:
            return i
    return -1
