"""The Great Heathen Army (GHA), and what Wessex shares with it: nobody is eliminated, the Vikings decide."""

from __future__ import annotations

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.cards import count_of, draw_card, raised
from heptarchy.games.ortus.church import cathedral_holder
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import destroy_fief, lose_mercenary
from heptarchy.games.ortus.horde import arrive, draw_control, grow, push_black, run_timer
from heptarchy.games.ortus.kingship import shuffle_pile
from heptarchy.games.ortus.leaving import in_turn_order, on_table, settle, win
from heptarchy.games.ortus.table.state import HEATHEN, WESSEX, Ortus
from heptarchy.games.ortus.votes import automatic_vote

# How it ends
KING_AND_CATHEDRAL = "king and cathedral"
ALONE = "alone"
GREAT_KING = "great king"
DUAL = "dual"
ARCHBISHOP = "archbishop"
VIKINGS = "vikings"

# GHA-19, WX-57: how the outcomes rank; a loss is 0
GREATER = 4
SHARED = 3
LESSER = 2


# Victory


def wins_at_turn_start(s: Ortus, house: int) -> bool:
    """GHA-3, WX-5: King card and Cathedral; WX-6: alone on the table before the Vikings; GHA-21: before all else."""
    if s.king == house and cathedral_holder(s) == house:
        win(s, [house], KING_AND_CATHEDRAL, GREATER)
        return True
    if s.variant == WESSEX and not s.arrived and on_table(s) == [house]:
        win(s, [house], ALONE, GREATER)
        return True
    return False


def settle_heathen(s: Ortus) -> bool:
    """GHA-4, GHA-13: before the arrival he wins who is alone on the table; GHA-14: after it none there is a defeat."""
    earls = on_table(s)
    if not s.arrived and len(earls) == 1:
        win(s, earls, ALONE, GREATER)
        return True
    if s.arrived and not earls:
        win(s, [], VIKINGS)
        return True
    return False


def decide(s: Ortus) -> None:
    """GHA-18, WX-49: when the last marker is out again, a King with a Fief, the Cathedral, both, or the Vikings."""
    king = s.king
    archbishop = cathedral_holder(s)
    if king != t.NOBODY and s.fiefs[king]:
        if archbishop == t.NOBODY or archbishop == king:
            win(s, [king], GREAT_KING, GREATER)  # GHA-18a
        else:
            win(s, [king, archbishop], DUAL, SHARED)  # GHA-18b
    elif archbishop != t.NOBODY:
        win(s, [archbishop], ARCHBISHOP, LESSER)  # GHA-18c
    else:
        win(s, [], VIKINGS)  # GHA-18d


# Off the table, and old age


def settle_table(s: Ortus) -> bool:
    """GHA-7, GHA-4: who is off the table, and whether one has won."""
    settle_off_table(s)
    return settle_heathen(s)


def settle_season(s: Ortus) -> bool:
    """WX-10: who is off the table; a season is not won in the midst of it."""
    settle_off_table(s)
    return False


def settle_off_table(s: Ortus) -> None:
    """GHA-7, WX-10: an Earl without a Fief loses Mercenaries and Banners that he has at that moment."""
    for house in in_turn_order(s):
        if not s.fiefs[house] and not s.off_table[house]:
            s.off_table = [*s.off_table[:house], True, *s.off_table[house + 1 :]]
            s.tell(told.OFF_TABLE, house)
            lose_retinue(s, house)
        elif s.fiefs[house]:
            s.off_table = [*s.off_table[:house], False, *s.off_table[house + 1 :]]


def lose_retinue(s: Ortus, house: int) -> None:
    """GHA-6, GHA-7: Mercenaries with their Garrisons, and Kingship Banners, are discarded."""
    while s.mercs[house]:
        lose_mercenary(s, house, 0)
    s.pile[house * t.KINDS + t.BANNER] += s.banners[house]
    s.banners = raised(s.banners, house, -s.banners[house])


def grow_old(s: Ortus, house: int) -> None:
    """GHA-6, GHA-6d, WX-9: Fiefs, Mercenaries and Banners go, the discards are the new deck, and the draw is made."""
    for fief in s.fiefs[house]:
        destroy_fief(s, fief)
    lose_retinue(s, house)
    shuffle_pile(s, house)
    s.tell(told.NEW_DECK, house, count_of(s.deck, house))
    if count_of(s.deck, house) > 0:  # GHA-6c
        s.push(draw_card, house)
    s.push(settle)


# The Vikings' turn


def heathen_turn(s: Ortus) -> None:
    """GHA-9, GHA-17, WX-53: the timer up to the arrival; after it a marker, and unless it was the last the horde."""
    if s.arrived:
        late_turn(s)
        return
    run_timer(s)
    if s.round >= s.params.round_cap and s.black < s.params.black_markers:
        s.tell(told.CAP_ARRIVAL, s.round)
        push_black(s, s.params.black_markers)  # GHA-25, WX-54
    if s.black < s.params.black_markers:
        return
    if s.variant == HEATHEN:
        come_ashore(s, 0)
    else:
        s.push(come_ashore)
        automatic_vote(s)


def come_ashore(s: Ortus, _: int) -> None:
    """GHA-10, WX-43: the Vikings arrive and act; the black markers go back, the white one is out of use."""
    arrive(s)
    take_back_markers(s)
    if s.variant == HEATHEN:
        settle_heathen(s)  # GHA-5: if nobody is on the table now, it ends here


def take_back_markers(s: Ortus) -> None:
    """GHA-10, WX-43, WX-44: all behind the Vikings again."""
    s.black = 0
    s.tell(told.MARKERS_BACK)


def late_turn(s: Ortus) -> None:
    """GHA-11, GHA-17, WX-46, WX-53: a marker goes out; the last one decides, else growth, control and attack."""
    if s.variant == WESSEX and not on_table(s):
        win(s, [], VIKINGS)  # WX-48: before the marker
        return
    push_black(s, 1)
    if s.black >= s.params.black_markers:
        decide(s)
        return
    s.push(draw_control)
    grow(s, s.params.viking_growth)


def begin_with_vikings(s: Ortus, _: int) -> None:
    """WX-44: a season that would start with all markers out: the Vikings are here, and act from the first round on."""
    s.arrived = True
    s.tell(told.ARRIVED)
    take_back_markers(s)
    grow(s, s.params.viking_arrival_per_earl * s.players)
