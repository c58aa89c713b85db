"""Drafting (OV-15): cards are dealt, two are picked, the rest is passed on.

What is drafted are types: the Earl takes such a card of his own set, so that every card keeps its owner (OR-4.3). One
set serves up to three Earls, two serve more; nobody takes more of a type than his own set holds.
"""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import COPIES, raised
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.decks import build_decks, show_built
from heptarchy.games.ortus.table.actions import DRAW, PICK
from heptarchy.games.ortus.table.modules import DRAFTING, WITAN, plays_with
from heptarchy.games.ortus.table.state import Draft, Ortus
from heptarchy.kernel.events import only
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal

EARLS_A_SET = 3


def begin_draft(s: Ortus, _: int) -> None:
    """OV-15: rounds of dealing, picking and passing; without the module decks are built (OR-3)."""
    if plays_with(s, WITAN):
        return  # OV-18: there are no decks
    if not plays_with(s, DRAFTING):
        s.push(build_decks)
        return
    draft = Draft()
    sets = (s.players + EARLS_A_SET - 1) // EARLS_A_SET
    draft.pool = [COPIES * sets] * t.DECK_TYPES
    draft.packs = [[0] * t.DECK_TYPES for _ in range(s.players)]
    s.draft = draft
    s.push(end_draft)
    for _i in range(s.params.draft_rounds):
        s.push(deal_packs)


def the_draft(s: Ortus) -> Draft:
    """The draft under way."""
    draft = s.draft
    if draft is None:
        raise RuntimeError("ortus: no draft is under way")
    return draft


def deal_packs(s: Ortus, _: int) -> None:
    """OV-15: ten cards each; then pick and pass until two are left, which are set aside."""
    draft = the_draft(s)
    draft.round += 1
    s.tell(told.DRAFT_ROUND, draft.round)
    s.push(set_aside)
    passes = (s.params.draft_cards - s.params.draft_picks) // s.params.draft_picks
    for i in range(passes):
        if i:
            s.push(pass_packs)  # between two picks; the steps of a round come off the agenda last first
        s.push(ask_picks)
    for house in range(s.players - 1, -1, -1):
        for _i in range(s.params.draft_cards):
            s.push(deal_card, house)


def deal_card(s: Ortus, house: int) -> None:
    """OV-15: a card of the pool into his pack; he alone sees it."""
    pool = the_draft(s).pool
    kinds = [kind for kind in range(t.DECK_TYPES) if pool[kind]]
    s.roll(
        Weights([DRAW.base + kind for kind in kinds], [pool[kind] for kind in kinds]),
        then=take_dealt,
        arg=house,
        rule="OV-15",
        audience=only(house),
    )


def take_dealt(s: Ortus, house: int, answer: int) -> None:
    """It lies in his pack."""
    draft = the_draft(s)
    kind = DRAW.arg(answer)
    draft.pool[kind] -= 1
    draft.packs[house] = raised(draft.packs[house], kind, 1)


def pick_menu(s: Ortus, house: int) -> list[int]:
    """OV-15: the types in his pack that his own set still holds; if it holds none, any."""
    pack = the_draft(s).packs[house]
    base = house * t.KINDS
    menu = [PICK.base + kind for kind in range(t.DECK_TYPES) if pack[kind] and s.tray[base + kind]]
    return menu or [PICK.base + kind for kind in range(t.DECK_TYPES) if pack[kind]]


def ask_picks(s: Ortus, _: int) -> None:
    """OV-15: all pick at once, in secret."""
    earls = list(range(s.players))
    s.gather(earls, [pick_menu(s, house) for house in earls], then=pick, rule="OV-15", why=refuse_pick)


def refuse_pick(s: Ortus, _: int, action: int) -> Refusal | None:
    """OV-15: only what lies in the pack, and no more than the own set holds."""
    if not PICK.holds(action) or action in pick_menu(s, s.by):
        return None
    kind = PICK.arg(action)
    if kind < t.DECK_TYPES and the_draft(s).packs[s.by][kind]:
        return why.NOT_IN_SET.by("OV-15", kind)
    return why.NOT_IN_PACK.by("OV-15", kind)


def pick(s: Ortus, _: int, answer: int) -> None:
    """OV-15: two cards of each pack become part of the deck; a type the set has run out of is lost."""
    house = s.by
    draft = the_draft(s)
    kind = PICK.arg(answer)
    draft.packs[house] = raised(draft.packs[house], kind, -1)
    place = house * t.KINDS + kind
    if s.tray[place]:
        s.tray[place] -= 1
        s.deck[place] += 1
    if s.given[house] % s.params.draft_picks:
        s.ask(house, pick_menu(s, house), then=pick, rule="OV-15", why=refuse_pick)


def pass_packs(s: Ortus, _: int) -> None:
    """OV-15: each pack goes to the left; its new Earl sees what is left in it."""
    draft = the_draft(s)
    draft.packs = [draft.packs[house - 1] for house in range(s.players)]
    s.reveal()
    s.tell(told.PASSED)
    for house in range(s.players):
        for kind in range(t.DECK_TYPES):
            if draft.packs[house][kind]:
                s.tell(told.IN_PACK, house, draft.packs[house][kind], kind, audience=only(house))


def set_aside(s: Ortus, _: int) -> None:
    """OV-15: the last cards of each pack are out of the draft."""
    draft = the_draft(s)
    for house in range(s.players):
        for kind in range(t.DECK_TYPES):
            draft.aside[kind] += draft.packs[house][kind]
        draft.packs[house] = [0] * t.DECK_TYPES


def end_draft(s: Ortus, _: int) -> None:
    """OV-15: all have their decks."""
    s.draft = None
    s.push(show_built)
