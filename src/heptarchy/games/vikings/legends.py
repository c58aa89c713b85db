"""Legends: deeds, and a reward for the side that does one first (VX-6)."""

from __future__ import annotations

from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import FACTIONS_OF, LAGERTHA, VIKING
from heptarchy.games.vikings.forts import shires_in
from heptarchy.games.vikings.fray import decider, strength, the_age, the_battle
from heptarchy.games.vikings.places import places_of, refuse_place
from heptarchy.games.vikings.table.actions import BOARD, CLAIM, LAY, LOSE, PASS, PLACE
from heptarchy.games.vikings.table.age import ASIDE, CLAIMED, NOBODY, OPEN, TAKEN
from heptarchy.games.vikings.table.modules import LEGENDS
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import add_units, from_stock, is_viking_controlled, leader_side
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal


def set_legends_aside(s: Vikings) -> None:
    """VX-6.1: six cards, of which some will lie open."""
    the_age(s).legends = [ASIDE] * len(ta.LEGEND_KEYS)


def lay_legends(s: Vikings, arg: int) -> None:
    """VX-6.1: three are laid open."""
    for _ in range(s.params.legends_open):
        s.push(lay_legend)


def lay_legend(s: Vikings, arg: int) -> None:
    """VX-6.1: the cards are shuffled."""
    left = [LAY[legend] for legend, at in enumerate(the_age(s).legends) if at == ASIDE]
    s.roll(Weights(left), then=legend_laid, rule="VX-6.1")


def legend_laid(s: Vikings, arg: int, answer: int) -> None:
    """VX-6.1: all can see it."""
    the_age(s).legends[LAY.arg(answer)] = OPEN
    s.tell(told.LEGEND_LAID, LAY.arg(answer))


# Deeds


def take_legend(s: Vikings, side: int, legend: int) -> bool:
    """VX-6.1: the first side to do the deed takes the card; says whether it could."""
    age = the_age(s)
    if not s.params.modules & LEGENDS or age.legends[legend] != OPEN:
        return False
    age.legends[legend] = TAKEN + side
    s.tell(told.LEGEND_TAKEN, side, legend)
    return True


def claim(s: Vikings, legend: int) -> None:
    """VX-6.1: the reward is had, once."""
    age = the_age(s)
    side = age.legends[legend] - TAKEN
    age.legends[legend] = CLAIMED + side
    s.tell(told.LEGEND_CLAIMED, side, legend)


def has_reward(s: Vikings, side: int, legend: int) -> bool:
    """VX-6.1: this side has the card and its reward is still to come."""
    age = s.age
    return age is not None and s.params.modules & LEGENDS != 0 and age.legends[legend] == TAKEN + side


def note_hosts(s: Vikings, arg: int) -> None:
    """VX-6.11: at the end of a turn of the side: so many units in one shire."""
    if max(s.hosts[s.side]) >= s.params.host_units:
        take_legend(s, s.side, ta.GREAT_HOST)


def note_hits(s: Vikings, side: int, hits: int) -> None:
    """VX-6.12: so many Hits in one roll."""
    if hits >= s.params.biter_hits:
        take_legend(s, side, ta.SHIELD_BITER)


def note_victory(s: Vikings, side: int, shire: int, lost: list[int]) -> None:
    """VX-6.13, VX-6.15, VX-6.16: a battle was won; `lost` are the Leaders that it cost."""
    age = the_age(s)
    age.wins[side] += 1
    if s.hosts[side][shire] == 1:
        take_legend(s, side, ta.LAST_STAND)
    if age.wins[side] >= s.params.saga_battles:
        take_legend(s, side, ta.SAGA_SINGER)
    for slayer in (side, 1 - side):  # a side may win and lose its Leader all the same
        if any(leader_side(leader) != slayer for leader in lost) and take_legend(s, slayer, ta.KING_SLAYER):
            claim(s, ta.KING_SLAYER)
            s.push(ask_slayer, s.params.slayer_units * 2 + slayer)


def note_taken(s: Vikings, shire: int) -> None:
    """VX-6.14: so many cities taken in one turn; two units come at once to one of them."""
    age = the_age(s)
    age.taken |= 1 << shire
    if age.taken.bit_count() >= s.params.march_cities and take_legend(s, s.side, ta.SWIFT_MARCH):
        claim(s, ta.SWIFT_MARCH)
        s.push(ask_swift_march)


# Rewards


def ask_swift_march(s: Vikings, arg: int) -> None:
    """VX-6.14: to which of the cities, if the side still holds it."""
    cities = cities_taken(s)
    if cities and s.stock[s.active] and s.params.march_units:
        options = [PLACE[shire] for shire in cities]
        s.ask(s.owner[s.active], options, then=swift_march, rule="VX-6.14", why=refuse_swift_march)


def cities_taken(s: Vikings) -> list[int]:
    """VX-6.14: those that the side has taken this turn and still holds."""
    viking = s.side == VIKING
    return [at for at in shires_in(the_age(s).taken) if is_viking_controlled(s, at) == viking]


def refuse_swift_march(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-6.14: why they do not come there."""
    if PLACE.holds(action) and PLACE.arg(action) not in cities_taken(s):
        return why.NO_CITY_TAKEN.by("VX-6.14", PLACE.arg(action))
    return None


def swift_march(s: Vikings, arg: int, answer: int) -> None:
    """VX-6.14: units of the active faction."""
    shire = PLACE.arg(answer)
    n = from_stock(s, s.active, s.params.march_units)
    add_units(s, s.active, shire, n)
    s.tell(told.REINFORCED, n, s.active, shire)


def ask_slayer(s: Vikings, arg: int) -> None:
    """VX-6.15: up to three Fled Units of the side come back, one at a time; V-5.7: where they may."""
    left, side = divmod(arg, 2)
    fled = [faction for faction in FACTIONS_OF[side] if s.fled[faction]]
    if not left or not fled:
        return
    places = places_of(s, side)
    if not places:
        return
    seat = s.owner[s.active] if s.side == side else s.owner[fled[0]]
    if len(fled) == 1:
        s.ask(seat, [*places, PASS[0]], then=slayer_place, arg=arg * 4 + fled[0], rule="VX-6.15", why=refuse_slayer)
    else:
        options = [LOSE[faction] for faction in fled]
        s.ask(seat, [*options, PASS[0]], then=slayer_kind, arg=arg, rule="VX-6.15", why=refuse_slayer_kind)


def refuse_slayer_kind(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-6.15: only units of the side that have fled come back."""
    if not LOSE.holds(action):
        return None
    kind = LOSE.arg(action)
    return None if kind in FACTIONS_OF[arg % 2] and s.fled[kind] else why.NONE_FLED.by("VX-6.15", kind)


def slayer_kind(s: Vikings, arg: int, answer: int) -> None:
    """VX-6.15: of which faction the next one is."""
    if answer != PASS[0]:
        side = arg % 2
        faction = LOSE.arg(answer)
        seat = s.owner[s.active] if s.side == side else s.owner[faction]
        options = [*places_of(s, side), PASS[0]]
        s.ask(seat, options, then=slayer_place, arg=arg * 4 + faction, rule="VX-6.15", why=refuse_slayer)


def refuse_slayer(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-5.7: where fled units may come back; VX-6.15: they may also stay away, the English too."""
    return None if action == PASS[0] else refuse_place(s, arg % 4, action)


def slayer_place(s: Vikings, arg: int, answer: int) -> None:
    """VX-6.15: one unit is back."""
    if answer == PASS[0]:
        return
    arg, faction = divmod(arg, 4)
    s.fled[faction] -= 1
    if BOARD.holds(answer):
        leader = BOARD.arg(answer)
        aboard = the_age(s).aboard if leader == LAGERTHA else s.aboard
        aboard[faction] += 1
        s.tell(told.BOARDED, 1, faction, leader)
    else:
        add_units(s, faction, PLACE.arg(answer), 1)
        s.tell(told.REINFORCED, 1, faction, PLACE.arg(answer))
    s.push(ask_slayer, arg - 2)


def ask_last_stand(s: Vikings, arg: int) -> None:
    """VX-6.13: the side that is hit may cancel Hits of this roll, unless it falls to the last unit all the same."""
    b = the_battle(s)
    side = 1 - b.roller
    if b.hits and has_reward(s, side, ta.LAST_STAND) and b.hits - s.params.stand_hits < strength(s, side):
        s.ask(decider(s, side, b.shire), [CLAIM[ta.LAST_STAND], PASS[0]], last_stand, 0, "VX-6.13", refuse_last_stand)


def refuse_last_stand(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-6.13: no other Legend cancels Hits."""
    return refuse_other_legend(action, ta.LAST_STAND, "VX-6.13")


def refuse_other_legend(action: int, legend: int, rule: str) -> Refusal | None:
    """VX-6.1: at this moment only this Legend's reward can be had."""
    if CLAIM.holds(action) and CLAIM.arg(action) != legend:
        return why.LEGEND_NOT_NOW.by(rule, CLAIM.arg(action))
    return None


def last_stand(s: Vikings, arg: int, answer: int) -> None:
    """VX-6.13: two of them."""
    if answer != PASS[0]:
        b = the_battle(s)
        claim(s, ta.LAST_STAND)
        cancelled = min(b.hits, s.params.stand_hits)
        b.hits -= cancelled
        s.tell(told.CANCELLED, cancelled)


def ask_saga(s: Vikings, arg: int) -> None:
    """VX-6.16: in the Draw Cards Phase of a faction of the side, which may draw one card more."""
    if has_reward(s, s.side, ta.SAGA_SINGER) and s.decks[s.active]:
        s.ask(s.owner[s.active], [CLAIM[ta.SAGA_SINGER], PASS[0]], then=saga, rule="VX-6.16", why=refuse_saga)


def refuse_saga(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-6.16: no other Legend fills a hand."""
    return refuse_other_legend(action, ta.SAGA_SINGER, "VX-6.16")


def saga(s: Vikings, arg: int, answer: int) -> None:
    """VX-6.16: the hand is filled to one more than usual."""
    if answer != PASS[0]:
        claim(s, ta.SAGA_SINGER)
        the_age(s).singer = s.active


def end_saga(s: Vikings, arg: int) -> None:
    """VX-6.16: the hand has been filled: the next one is as large as ever."""
    the_age(s).singer = NOBODY
