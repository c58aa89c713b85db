"""The Rebellion: the King's set-up, his turn, his fall (RB-1 to RB-28, RB-76 to RB-86)."""

from __future__ import annotations

from heptarchy.games.ortus.armies import capacity, gain_army
from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.cards import add_tower, raised
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.horde import push_for_emissary
from heptarchy.games.ortus.king_estate import (
    fill_garrisons,
    lay_out_earldom,
    place_castle,
    place_lord,
    place_market,
    place_property,
)
from heptarchy.games.ortus.king_politics import plot_for_king
from heptarchy.games.ortus.king_target import forget_target
from heptarchy.games.ortus.king_war import go_to_war
from heptarchy.games.ortus.leaving import CAP, eliminate, ends_by_cap, living, put_out, settle_victory, win
from heptarchy.games.ortus.table.actions import MIND
from heptarchy.games.ortus.table.state import SEMI, SOLO, Ortus
from heptarchy.kernel.fate import Weights

KING_FALLEN = "king fallen"
KING_STANDS = "king stands"

# RB-15: what his Towers are made of: types that he never places
TOWER_TYPES = (t.BANNER, t.BANQUET, t.ALLIES)


# Set-up


def set_up_king(s: Ortus, mode: int, banquet_answers: bool, castle_fallback: int) -> None:
    """RB-14 to RB-20: the King's house, after the Earls'; RB-82: without a gift of Army cards."""
    house = s.players
    s.mode_of_play = SOLO if s.players == 1 else mode
    s.banquet_answers = banquet_answers
    s.castle_fallback = castle_fallback
    s.liege = house
    s.king = house
    s.levies = s.players + s.params.rb_royal_extra  # RB-16
    s.bag = [*s.bag[:house], s.params.rb_start_cubes]  # RB-20
    s.mind = full_mind(s)
    s.mind_pile = [0] * t.KINDS
    base = house * t.KINDS
    for kind in range(t.KINDS):
        s.tray[base + kind] -= s.mind[kind]
    lay_out_earldom(s)
    for _ in range(s.players + s.params.rb_towers_extra):
        raise_kings_tower(s, house)


def full_mind(s: Ortus) -> list[int]:
    """RB-22: the cards of the Mind, by type."""
    cards = [0] * t.KINDS
    cards[t.CHAMPION] = s.params.rb_mind_champions
    cards[t.LAND] = s.params.rb_mind_lands
    cards[t.TREACHERY] = s.params.rb_mind_treachery
    cards[t.INTRIGUE] = s.params.rb_mind_intrigue
    cards[t.MARKET] = s.params.rb_mind_markets
    cards[t.MONK] = s.params.rb_mind_monks
    cards[t.CASTLE] = s.params.rb_mind_castles
    cards[t.VASSAL] = s.params.rb_mind_vassals
    cards[t.PRINCE] = s.params.rb_mind_princes
    return cards


def raise_kings_tower(s: Ortus, house: int) -> None:
    """RB-15: a card of the tray that he never places."""
    for kind in TOWER_TYPES:
        if s.tray[house * t.KINDS + kind]:
            s.tray[house * t.KINDS + kind] -= 1
            add_tower(s, house, kind, 0)
            return
    raise RuntimeError("ortus: the King's tray has no card left for a Tower")


# His turn


def give_king_a_turn(s: Ortus) -> None:
    """RB-19: last before the Vikings; RB-84: while he stands."""
    if s.liege != t.NOBODY:
        s.push(king_turn)


def king_turn(s: Ortus, _: int) -> None:
    """RB-19, RB-23: the top card of the Mind, and no more; RB-84: a King who has fallen has no turn."""
    if s.liege == t.NOBODY:
        return
    s.active = s.liege
    s.turns = raised(s.turns, s.liege)
    s.tell(told.KINGS_TURN, s.liege)
    s.push(forget_target)
    s.push(draw_mind)
    s.push(man_garrisons)
    muster_for_king(s)


def muster_for_king(s: Ortus) -> None:
    """RB-31: his Lands raise men at the start of his turn, by the number of Earls, and no more than they can field."""
    house = s.liege
    room = capacity(s, house) - s.pool[house * 2] - s.pool[house * 2 + 1]
    n = min(room, s.players * s.params.rb_muster)
    if n > 0:
        s.tell(told.KING_MUSTERS, n)
        gain_army(s, house, n)


def man_garrisons(s: Ortus, _: int) -> None:
    """RB-38: then empty Garrison slots are filled."""
    fill_garrisons(s)


def draw_mind(s: Ortus, _: int) -> None:
    """RB-23; RB-24: an empty Mind is made of its discards; without any, he does nothing."""
    if sum(s.mind) == 0:
        if sum(s.mind_pile) == 0:
            s.tell(told.MIND_EMPTY)
            return
        s.mind = s.mind_pile
        s.mind_pile = [0] * t.KINDS
        s.tell(told.MIND_SHUFFLED)
    kinds = [kind for kind in range(t.KINDS) if s.mind[kind]]
    weights = Weights([MIND.base + kind for kind in kinds], [s.mind[kind] for kind in kinds])
    s.roll(weights, then=follow_mind, rule="RB-23")


def follow_mind(s: Ortus, _: int, answer: int) -> None:
    """RB-28: what the card does; RB-25: it goes to the Mind's discards, unless he is placed as Lord."""
    kind = MIND.arg(answer)
    s.mind[kind] -= 1
    s.tell(told.MIND_DRAWN, kind)
    if kind == t.VASSAL or kind == t.PRINCE:
        if not place_lord(s, kind):
            s.mind_pile[kind] += 1
        return
    s.mind_pile[kind] += 1
    if kind == t.CHAMPION:
        go_to_war(s)
    elif kind == t.TREACHERY or kind == t.INTRIGUE:
        plot_for_king(s, kind)
    elif kind == t.LAND:
        place_property(s, kind)
    elif kind == t.MARKET:
        place_market(s)
    elif kind == t.CASTLE:
        place_castle(s)
    else:
        send_monk(s)


def send_monk(s: Ortus) -> None:
    """RB-28, RB-34: King cubes into the bag, and a black marker before the arrival; no card stays with the Vikings."""
    s.bag = raised(s.bag, s.liege, s.params.rb_monk_cubes)
    s.tell(told.KINGS_CUBES, s.params.rb_monk_cubes)
    push_for_emissary(s)


# The end


def settle_rebels(s: Ortus) -> bool:
    """RB-5, RB-6: Earls without a Fief are out; the King's fall, or without him a victory as ever (RB-3)."""
    leavers = put_out(s)
    return settle_rebellion(s) or (s.liege == t.NOBODY and settle_victory(s, leavers))


def settle_rebellion(s: Ortus) -> bool:
    """RB-6, RB-84: whether the King has fallen; RB-5: whether no Earl is left. Says whether the game is over.

    RB-2, RB-4: the Earls win with his fall; RB-3: in semi-cooperative play they go on among themselves.
    """
    if s.liege == t.NOBODY:
        return False
    if not s.fiefs[s.liege]:
        fall(s)
        if s.mode_of_play == SEMI:
            return False
        win(s, list(range(s.players)), KING_FALLEN)
        return True
    if not living(s):
        win(s, [], KING_STANDS)
        return True
    return False


def fall(s: Ortus) -> None:
    """RB-76: what is his leaves the game, what is others' goes to them; RB-77: the pact is over."""
    house = s.liege
    s.tell(told.KING_FALLS)
    base = house * t.KINDS
    gone = s.gone[:]
    for kind in range(t.KINDS):
        gone[base + kind] += s.mind[kind] + s.mind_pile[kind]
    s.gone = gone
    s.mind = []
    s.mind_pile = []
    s.levies = 0
    eliminate(s, house)
    s.liege = t.NOBODY
    s.fall_round = s.round  # RB-86: the count starts anew


def rebellion_ends_by_cap(s: Ortus) -> bool:
    """RB-86: he still stands after the last round; once he has fallen the count starts anew."""
    if s.liege == t.NOBODY:
        return ends_by_cap(s)
    if s.round < s.params.round_cap:
        return False
    s.tell(told.KING_OUTLASTS, s.round)
    win(s, [], CAP)
    return True
