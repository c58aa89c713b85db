"""Witan (OV-18): no decks; cards are chosen from the tray, and advisors do what Political cards do."""

from __future__ import annotations

from heptarchy.games.ortus.armies import army_weights
from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import count_of, draw_card
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.actions import ADVISE, MUSTER, PICK
from heptarchy.games.ortus.table.modules import ERRANT, WITAN, plays_with
from heptarchy.games.ortus.table.state import MERC_INFANTRY, MERC_KNIGHT, Ortus
from heptarchy.kernel.events import only
from heptarchy.kernel.refusal import Refusal

# What an advisor can stand in for as an Action; Allies he is in answer to a plot
ADVICE = (t.TREACHERY, t.INTRIGUE, t.BANQUET, t.BANNER)


def gain_card(s: Ortus, house: int) -> None:
    """OR-5.6: a card of the deck; OV-18: one of his choice from the tray."""
    if plays_with(s, WITAN):
        ask_pick(s, house)
    else:
        draw_card(s, house)


def cards_to_draw(s: Ortus, house: int) -> int:
    """How many cards are left to draw: of the deck; OV-18: of the tray; OV-19: those that lie open."""
    if plays_with(s, ERRANT):
        return len(s.shared_open)
    return count_of(s.tray if plays_with(s, WITAN) else s.deck, house)


def ask_pick(s: Ortus, house: int) -> None:
    """OV-18: which card of the tray; nobody else sees it."""
    base = house * t.KINDS
    menu = [PICK.base + kind for kind in range(t.KINDS) if s.tray[base + kind]]
    s.ask(house, menu, then=take_pick, arg=house, rule="OV-18", why=refuse_tray, audience=only(house))


def refuse_tray(s: Ortus, house: int, action: int) -> Refusal | None:
    """OV-18: only what the tray holds."""
    if PICK.holds(action) and not s.tray[house * t.KINDS + PICK.arg(action)]:
        return why.NOT_IN_TRAY.by("OV-18", PICK.arg(action))
    return None


def take_pick(s: Ortus, house: int, answer: int) -> None:
    """OV-18: it joins the Hand."""
    place = house * t.KINDS + PICK.arg(answer)
    s.tray[place] -= 1
    s.hand[place] += 1
    s.tell(told.FETCHED, house)


def give_advisors(s: Ortus) -> None:
    """OV-18: each Earl begins with two."""
    s.advisors = [s.params.witan_advisors] * s.houses


def spend_advisor(s: Ortus, house: int, kind: int) -> None:
    """OV-18: one use each."""
    s.advisors[house] -= 1
    s.tell(told.ADVISED, house, kind)


def has_advisor(s: Ortus, house: int) -> bool:
    """OV-18: whether one is left."""
    return bool(s.advisors) and s.advisors[house] > 0


def refuse_advice(s: Ortus, house: int, action: int) -> Refusal | None:
    """OV-18: what an advisor can't do."""
    if not plays_with(s, WITAN):
        return why.NO_WITAN.by("OV-18")
    if ADVISE.arg(action) not in ADVICE:
        return why.NO_ADVICE.by("OV-18", ADVISE.arg(action))
    if not has_advisor(s, house):
        return why.NO_ADVISOR_LEFT.by("OV-18")
    return None


def man_garrison(s: Ortus, house: int) -> None:
    """OV-18: a Mercenary comes with a free Army card in his Garrison."""
    weights = army_weights(s)
    if weights.total:
        s.roll(weights, then=enter_garrison, arg=house, rule="OV-18")


def enter_garrison(s: Ortus, house: int, answer: int) -> None:
    """The Mercenary who came last has it."""
    kind = MUSTER.arg(answer)
    s.army[kind] -= 1
    s.mercs[house] = [*s.mercs[house][:-1], s.mercs[house][-1] + (MERC_KNIGHT if kind else MERC_INFANTRY)]
    s.tell(told.GARRISONED, house, kind)
