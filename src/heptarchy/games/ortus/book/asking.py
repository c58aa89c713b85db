"""What questions speak of, in no language: the figures and names that they tell."""

from __future__ import annotations

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import distinct, seat_strength
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.joust import the_joust
from heptarchy.games.ortus.marches import towers_of
from heptarchy.games.ortus.politics import the_plot, whose_answer
from heptarchy.games.ortus.table.actions import ARMY, HOUSE, LORD, TYPE, goods
from heptarchy.games.ortus.table.modules import ERRANT, plays_with
from heptarchy.games.ortus.table.state import HEATHEN, ON_PROPERTIES, ON_SEAT, WESSEX, Ortus
from heptarchy.games.ortus.witan import cards_to_draw
from heptarchy.kernel.message import Counted, Thing, host


def cards_to_choose(s: Ortus, seat: int) -> int:
    """OR-3.1: how many cards of a deck being built are still to be settled."""
    base = seat * t.KINDS
    return s.params.earl_deck_size - sum(s.deck[base : base + t.DECK_TYPES])


def points_needed(s: Ortus) -> int:
    """OR-12.24 to OR-12.27: Strength that does something to the target if nobody defends it."""
    battle = the_battle(s)
    if battle.aim != ON_PROPERTIES and battle.aim != ON_SEAT:
        return 1
    towers = towers_of(s, battle.defender) * s.params.tower_absorb
    return towers + (1 if battle.aim == ON_PROPERTIES else seat_strength(s, battle.fief))


def side_strength(s: Ortus, side: int) -> int:
    """OR-12.15: what a side has fielded, OV-16: with its ally."""
    forces = the_battle(s).forces
    return sum(forces[i].strength for i in range(side % 2, len(forces), 2))


def is_defending(s: Ortus) -> bool:
    """OR-13.12: whether the target of a plot is to answer now, OV-16: or his ally."""
    plot = the_plot(s)
    return whose_answer(plot) == plot.target


def own_captives(s: Ortus, seat: int) -> list[int]:
    """OR-12.31: the captured Lords that are his to ransom."""
    return [fief for fief in the_battle(s).captured if s.holder[fief] == seat]


def joust_hand(s: Ortus, seat: int) -> int:
    """OR-14.6: the rank of what he was dealt, which names it."""
    joust = the_joust(s)
    return t.JOUST_COUNTS.index(joust.hands[joust.riders.index(seat)])


def taken_cards(s: Ortus) -> list[Counted | Thing]:
    """OR-13.7: the Properties that a plot is for: a Land, 2 Lands."""
    plot = the_plot(s)
    named: list[Counted | Thing] = []
    for card in distinct(plot.takes):
        n = plot.takes.count(card)
        named.append(goods(card, plot.target) if n == 1 else Counted(n, Thing(TYPE, t.type_of(card))))
    return named


def taken_army(s: Ortus) -> list[Counted | Thing]:
    """OR-13.9: the cards of a Pool that it is for."""
    takes = the_plot(s).takes
    return host(ARMY, range(len(t.ARMY)), [takes.count(kind) for kind in range(len(t.ARMY))])


def who(s: Ortus, house: int) -> Thing:
    """What an Earl is called in this game; the King of a Rebellion sits after the last Earl."""
    if house not in (t.VIKINGS, t.WELSH) and house >= s.players:
        house = HOUSE.count() - 1
    return Thing(HOUSE, house)


def whose_lord(s: Ortus, fief: int) -> Thing:
    """The Lord of a Fief, by what he is."""
    lord = s.lord[fief]
    return Thing(LORD, LORD.count() - 1 if lord == t.NO_LORD else LORD.find(t.TYPES[lord]))


def is_drawing_last(s: Ortus, seat: int) -> bool:
    """OR-5.6: no card is left for the draw that ends the turn; OV-19: Knights do not grow old."""
    return cards_to_draw(s, seat) == 0 and not plays_with(s, ERRANT)


def never_out(s: Ortus) -> bool:
    """GHA-1, WX-3: nobody is eliminated."""
    return s.variant == HEATHEN or s.variant == WESSEX
