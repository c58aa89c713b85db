"""Set-up: from options to the first question (OR-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.ortus.armies import gain_army
from heptarchy.games.ortus.battle import full_battle_deck
from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.cards import COPIES, draw_card
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.params import Params, settled_params
from heptarchy.games.ortus.divided import draw_divider
from heptarchy.games.ortus.drafting import begin_draft
from heptarchy.games.ortus.errant import fill_row, lay_out_knights
from heptarchy.games.ortus.horde import bag_weights
from heptarchy.games.ortus.openings import give_towers
from heptarchy.games.ortus.table.actions import CUBE, KEEP, MULLIGAN
from heptarchy.games.ortus.table.modules import ERRANT, THANES, VILLAGES, WITAN, plays_with
from heptarchy.games.ortus.table.state import BASE, HEATHEN, MODES, REBELLION, RESORTS, VARIANTS, WESSEX, Ortus
from heptarchy.games.ortus.tetrarchy import is_tetrarchy, senior_of
from heptarchy.games.ortus.turn import begin_round
from heptarchy.games.ortus.winter import crown_at_start, muster_for_lands, spend_points
from heptarchy.games.ortus.witan import gain_card, give_advisors

if TYPE_CHECKING:
    from heptarchy.kernel.options import Value


def first_state(options: dict[str, Value]) -> Ortus:
    """OR-2: the table laid out, stopped at its first question."""
    s = set_up_game(options)
    s.run()
    return s


def set_up_game(options: dict[str, Value]) -> Ortus:
    """OR-2: the table laid out, before its first step."""
    s = new_table(settled_params(options), int(options["players"]), VARIANTS.index(str(options["variant"])))
    s.concede = bool(options["concede"]) and s.variant in (BASE, REBELLION)
    s.mulligans = bool(options["mulligan"]) or s.variant in (HEATHEN, WESSEX)  # OV-3, GHA-2, WX-4
    if s.variant == REBELLION:
        from heptarchy.games.ortus.rebellion import set_up_king

        set_up_king(
            s,
            MODES.index(str(options["mode"])),
            bool(options["banquet_answers"]),
            RESORTS.index(str(options["castle_fallback"])),
        )
    if plays_with(s, WITAN):
        give_advisors(s)
    s.then(offer_mulligans, begin_round)
    if plays_with(s, ERRANT):  # OV-19: no decks, no Hands
        s.then(draw_start, fill_row)
    elif int(options["legacy_points"]):  # OV-4
        s.legacy = [int(options["legacy_points"])] * s.players
        s.then(
            draw_start,
            spend_points,
            draw_divider,
            begin_draft,
            give_towers,
            muster_for_lands,
            crown_at_start,
            deal_hands,
        )
    else:
        s.then(draw_divider, begin_draft, give_towers, draw_start, deal_hands)
    if s.variant == REBELLION:
        gain_army(s, s.liege, s.params.rb_army)  # RB-14
    return s


def new_table(params: Params, players: int, variant: int) -> Ortus:
    """OR-2.1 to OR-2.9: sets, Palaces, common decks, a cube each; nothing is drawn yet."""
    s = Ortus(params)
    s.players = players
    s.variant = variant
    s.houses = players + (variant == REBELLION)
    for zone in ("hand", "deck", "pile", "tray", "gone", "revealed", "bought"):
        setattr(s, zone, [0] * (s.houses * t.KINDS))
    s.turns = [0] * s.houses
    s.fresh = [0] * s.houses
    s.out = [False] * s.houses
    s.off_table = [False] * s.houses
    s.holder = [t.NOBODY] * len(t.PLACES)
    s.lord = [t.NO_LORD] * len(t.PLACES)
    s.props = [[] for _ in t.PLACES]
    s.fiefs = [[] for _ in range(s.houses)]
    s.towers = [[] for _ in range(s.houses)]
    s.tower_marks = [[] for _ in range(s.houses)]
    s.mercs = [[] for _ in range(s.houses)]
    s.pool = [0] * (s.houses * 2)
    s.banners = [0] * s.houses
    if plays_with(s, VILLAGES):
        s.villages = [params.villages_each] * s.houses
    if plays_with(s, THANES):
        s.thanes_home = [params.thanes_each] * s.houses
        s.thanes_out = [0] * s.houses
    s.bag = [1] * s.houses  # OR-2.5
    s.emissaries = [0] * (s.houses * 2)
    decks = (s.houses + 1) // 2  # OR-1.6
    s.army = [params.army_infantry * decks, params.army_knights * decks]
    s.army_pile = [0, 0]
    s.raiders = [params.viking_vikings, params.viking_chieftains]
    s.battle_deck = full_battle_deck(s)
    for house in range(s.houses):
        for kind in range(t.DECK_TYPES):
            s.tray[house * t.KINDS + kind] = COPIES
        if not plays_with(s, ERRANT):
            found_palace(s, house)
    if plays_with(s, ERRANT):
        lay_out_knights(s)
    return s


def found_palace(s: Ortus, house: int) -> None:
    """OR-2.3: the Palace is the first Fief."""
    fief = house * t.SEATS_EACH
    s.holder[fief] = house
    s.fiefs[house] = [fief]


def draw_start(s: Ortus, _: int) -> None:
    """OR-2.6: a cube says who starts; RB-19: among the Earls only."""
    s.roll(bag_weights(s, s.players), then=start_with, rule="OR-2.6")


def start_with(s: Ortus, _: int, answer: int) -> None:
    """OR-2.7: play goes to the left from him; OV-17.6: from the senior of his team."""
    drawn = CUBE.arg(answer)
    s.start = senior_of(drawn) if is_tetrarchy(s) else drawn
    if s.start == drawn:
        s.tell(told.STARTS, s.start)
    else:
        s.tell(told.SENIOR_STARTS, drawn, s.start)


def deal_hands(s: Ortus, _: int) -> None:
    """OR-2.10: the opening Hands, in turn order; OV-18: each is chosen."""
    for i in range(s.players - 1, -1, -1):
        for _i in range(s.params.hand_start):
            s.push(gain_card, (s.start + i) % s.players)


def offer_mulligans(s: Ortus, _: int) -> None:
    """OR-2.11, OV-3: in turn order, where the table plays with it."""
    if s.mulligans:
        for i in range(s.players - 1, -1, -1):
            s.push(ask_mulligan, (s.start + i) % s.players)


def ask_mulligan(s: Ortus, house: int) -> None:
    """OV-3: keep the Hand, or shuffle it back and draw anew, once."""
    s.ask(house, [KEEP.base, MULLIGAN.base], then=mulligan, arg=house, rule="OV-3")


def mulligan(s: Ortus, house: int, answer: int) -> None:
    """OV-3: the new Hand has as many cards."""
    if answer == KEEP.base:
        return
    s.tell(told.MULLIGAN, house)
    base = house * t.KINDS
    for kind in range(t.KINDS):
        s.deck[base + kind] += s.hand[base + kind]
        s.hand[base + kind] = 0
    for _ in range(s.params.hand_start):
        s.push(draw_card, house)
