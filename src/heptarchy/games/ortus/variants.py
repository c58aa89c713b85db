"""What each variant does at the points of the game, side by side (OR, GHA, WX, RB), and what Knights do (OV-19)."""

from __future__ import annotations

from heptarchy.games.ortus.errant import end_with_card, feast_in_the_open, rides_out, settle_quest, sweep_row
from heptarchy.games.ortus.heathen import grow_old, heathen_turn, settle_season, settle_table, wins_at_turn_start
from heptarchy.games.ortus.horde import move_vikings
from heptarchy.games.ortus.leaving import ends_by_cap, leave_by_age, settle_earls, wins_by_state_and_church
from heptarchy.games.ortus.points import Points
from heptarchy.games.ortus.rebellion import give_king_a_turn, rebellion_ends_by_cap, settle_rebels
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import claim_kingship, draw_or_die, feast


def by_variant() -> list[Points]:
    """In the order of `state.VARIANTS`, then Knight-errant."""
    base = Points(
        begins_round=nobody_else,
        ends_round=ends_by_cap,
        begins_turn=wins_by_state_and_church,
        ends_turn=draw_or_die,
        feasts=feast,
        plays_banner=claim_kingship,
        dies_of_age=leave_by_age,
        settles=settle_earls,
        moves_vikings=move_vikings,
    )
    heathen = Points(
        begins_round=nobody_else,
        ends_round=plays_on,
        begins_turn=wins_at_turn_start,
        ends_turn=draw_or_die,
        feasts=feast,
        plays_banner=claim_kingship,
        dies_of_age=grow_old,
        settles=settle_table,
        moves_vikings=heathen_turn,
    )
    wessex = Points(
        begins_round=nobody_else,
        ends_round=plays_on,
        begins_turn=wins_at_turn_start,
        ends_turn=draw_or_die,
        feasts=feast,
        plays_banner=claim_kingship,
        dies_of_age=grow_old,
        settles=settle_season,
        moves_vikings=heathen_turn,
    )
    rebellion = Points(
        begins_round=give_king_a_turn,
        ends_round=rebellion_ends_by_cap,
        begins_turn=wins_by_state_and_church,
        ends_turn=draw_or_die,
        feasts=feast,
        plays_banner=claim_kingship,
        dies_of_age=leave_by_age,
        settles=settle_rebels,
        moves_vikings=move_vikings,
    )
    knights = Points(
        begins_round=nobody_else,
        ends_round=ends_by_cap,
        begins_turn=rides_out,
        ends_turn=end_with_card,
        feasts=feast_in_the_open,
        plays_banner=sweep_row,
        dies_of_age=leave_by_age,
        settles=settle_quest,
        moves_vikings=move_vikings,
    )
    return [base, heathen, wessex, rebellion, knights]


def nobody_else(s: Ortus) -> None:
    """OR-5.10: after the Earls come the Vikings."""


def plays_on(s: Ortus) -> bool:
    """GHA-25, WX-54: no number of rounds ends it: it brings the Vikings."""
    return False
