"""OR-19: how the engine asks: order of decisions, fate, what always holds, the cap, what the log tells."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.horde import viking_turn
from heptarchy.games.ortus.leaving import CAP, decide_by_cap, eliminate
from heptarchy.games.ortus.table.actions import APPEASE, BUY, CALL_VOTE, MULLIGAN, VOTE
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn, begin_round
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    a_state,
    invariants,
    listening,
    offered,
    options,
    play,
    properties,
    run,
)


def questions(s: Ortus, *answers: str) -> list[tuple[int, str]]:
    """Who is asked by which rule, before each of these answers; fate's are left out."""
    asked = []
    for answer in answers:
        if s.seat != FATE:
            asked.append((s.seat, s.rule))
        play(s, answer)
    return asked


def test_or_19_1_a_battle_asks_attacker_defender_church_casualties_spoils_and_ransom_in_this_order() -> None:
    # Given a Raid in which every decision of a battle comes up
    s = a_state(
        {"hand": "champion champion monk", "fiefs": ["palace land", "castle land"], "pool": (2, 2)},
        {"fiefs": ["palace lord=vassal land church", "castle land land"], "pool": (2, 1), "hand": "monk"},
        {"fiefs": ["palace cathedral"]},
    )
    run(s, ask_turn, BLUE)
    asked = questions(
        s,
        *("raid tamworth", "field champion", "field champion", "field_army knight", "field_army knight", "done"),
        *("field_army infantry", "field_lord tamworth", "done"),
        *("battle church", "decide attacker"),
        *("take red church", "into bradford", "burn red land"),
        *("ransom tamworth", "into winchester"),
    )
    assert asked == [
        (BLUE, "OR-5.1"),
        *[(BLUE, "OR-12.6")] * 5,
        *[(RED, "OR-12.6")] * 3,
        (GREEN, "OR-12.14"),
        (BLUE, "OR-12.26"),
        (BLUE, "OR-19.3"),
        (BLUE, "OR-12.26"),
        (RED, "OR-12.31"),
        (BLUE, "OR-19.3"),
    ]
    assert (s.seat, s.rule) == (BLUE, "OR-5.1")
    invariants(s)


def test_or_19_1_casualties_are_settled_before_the_effect_on_the_target() -> None:
    s = a_state(
        {"fiefs": ["palace land land"], "pool": (1, 1), "hand": "monk"},
        {"fiefs": ["palace land land"], "pool": (1, 1), "hand": "monk", "towers": "land land"},
        {},
    )
    run(s, ask_turn, BLUE)
    play(s, "storm red", "field_army knight", "field_army infantry", "done")
    play(s, "field_army knight", "done", "battle normal")
    assert (s.seat, s.rule) == (BLUE, "OR-12.20")  # Red's one Knight is full: there is nothing to choose for him
    play(s, "fill_army knight")
    assert (s.seat, s.rule) == (BLUE, "OR-12.24")
    play(s, "raze 1")
    assert (s.seat, s.rule) == (BLUE, "OR-5.1")


def test_or_19_1_a_plot_asks_target_allies_and_vassals_in_turn() -> None:
    s = a_state({"hand": "treachery vassal monk"}, {"hand": "allies vassal monk", "fiefs": ["palace lord=prince"]})
    run(s, ask_turn, BLUE)
    asked = questions(s, "play treachery", "aim_lord tamworth", "ally", "vassal", "vassal", "yield")
    assert asked == [
        (BLUE, "OR-5.1"),
        (BLUE, "OR-13.1"),
        (RED, "OR-13.11"),
        (BLUE, "OR-13.12"),
        (RED, "OR-13.12"),
        (BLUE, "OR-13.12"),
    ]


def test_or_19_2_draws_cubes_cards_and_random_discards_are_asked_of_fate() -> None:
    fated = set()
    for seed in range(60):
        rng = Rng(f"fate {seed}")
        s = ORTUS.new(players=4)
        while not s.over:
            seat = rng.choice(s.seats)
            if seat == FATE:
                fated.add(s.rule)
                assert min(s.weights.weights) > 0
                assert len(s.weights.answers) == len(set(s.weights.answers))
            s.apply(rng.pick(s.weights) if seat == FATE else rng.choice(s.options_for(seat)), seat)
    assert {"OR-2.6", "OR-5.6", "OR-1.17", "OR-12.10", "OR-14.3", "OR-13.4", "OR-17.11", "OR-17.12"} <= fated


def test_or_19_3_a_property_gained_is_attached_at_once_card_by_card() -> None:
    s = a_state({"hand": "intrigue", "fiefs": ["palace", "castle"]}, {"fiefs": ["palace land church market"]})
    run(s, ask_turn, BLUE)
    play(s, "play intrigue", "aim_fief tamworth", "take red market_town", "take red land")
    assert (s.seat, s.rule, options(s)) == (BLUE, "OR-19.3", ["into winchester", "into bradford"])
    invariants(s)
    play(s, "into bradford")
    invariants(s)
    play(s, "into winchester")
    assert (properties(s, "winchester"), properties(s, "bradford")) == (["red_land"], ["red_market_town"])
    assert (s.seat, s.rule) == (BLUE, "OR-5.1")


def test_or_19_4_invariants_notice_a_card_that_is_lost() -> None:
    # OR-19.4, OR-19.5, OR-19.6: that they hold is looked at after every answer in test_fuzz
    s = a_state({"hand": "land"})
    invariants(s)
    s.hand[t.LAND] = 0
    with pytest.raises(AssertionError, match="blue land: 5 cards, not 6"):
        invariants(s)


def test_or_19_5_invariants_notice_a_bag_without_a_living_earls_cube() -> None:
    s = a_state()
    s.bag[RED] = 0
    with pytest.raises(AssertionError):
        invariants(s)


def test_or_19_6_invariants_notice_a_second_cathedral() -> None:
    with pytest.raises(AssertionError):
        invariants(a_state({"fiefs": ["palace cathedral"]}, {"fiefs": ["palace cathedral"]}))


# OR-19.7


def capped(*earldoms: dict[str, object], **laid: object) -> Ortus:
    return run(a_state(*earldoms, **laid), lambda s, _: decide_by_cap(s))  # type: ignore[arg-type]  # the builder's


def test_or_19_7_at_the_cap_most_fiefs_win() -> None:
    s = capped({"towers": "land land"}, {"fiefs": ["palace", "castle"]}, {})
    assert (s.ending, s.scores) == (CAP, [0, 1, 0])


def test_or_19_7_then_most_towers() -> None:
    assert capped({}, {"towers": "land"}, {"towers": "land land"}).scores == [0, 0, 1]


def test_or_19_7_then_the_earliest_in_turn_order() -> None:
    assert capped({}, {}, {}, start=GREEN).scores == [0, 0, 1]
    assert capped({}, {"towers": "land"}, {"towers": "land"}, start=BLUE).scores == [0, 1, 0]


def test_or_19_7_who_is_out_does_not_win() -> None:
    s = a_state({}, {}, {}, start=BLUE)
    eliminate(s, BLUE)
    run(s, lambda s, _: decide_by_cap(s))
    assert s.scores == [0, 1, 0]


@pytest.mark.parametrize("cap", [1, 3])
def test_or_19_7_the_cap_falls_after_the_viking_turn_of_that_round(cap: int) -> None:
    s = a_state({"towers": "church"}, {}, round=0, round_cap=cap)
    ears = listening(s)
    run(s, begin_round)
    for _ in range(2 * cap):
        assert not s.over
        play(s, "end", "draw land")
    assert (s.ending, s.scores, s.round) == (CAP, [1, 0], cap)
    names = [event.name for event in ears]
    assert names[-3:] == ["black_out", "cap", "won"]
    assert s.black == cap


def test_or_19_7_the_cap_is_two_hundred_rounds_unless_the_table_says_otherwise() -> None:
    assert a_state().params.round_cap == 200


def test_or_19_7_because_of_bequeathing_a_game_may_come_to_the_cap() -> None:
    # Given Earls who draw the same few cards for ever
    s = a_state({"deck": "land"}, {"deck": "land"}, round=0, round_cap=15, black_markers=20)
    run(s, begin_round)
    while not s.over:
        if s.seat == FATE:
            s.apply(s.options[0])
            continue
        base = s.seat * t.KINDS
        s.deck[base + t.LAND] += s.hand[base + t.LAND]  # as a new deck of what was discarded
        s.hand[base + t.LAND] = 0
        play(s, "end")
    assert (s.ending, s.round) == (CAP, 15)


# OR-19.8


def test_or_19_8_every_kind_of_event_of_the_base_game_is_told_in_some_game() -> None:
    heard = set()
    for seed in range(150):
        rng = Rng(f"log {seed}")
        s = ORTUS.new(players=2 + seed % 5, concede=seed % 10 == 0)
        s.ears = []
        while not s.over:
            seat = rng.choice(s.seats)
            s.apply(rng.pick(s.weights) if seat == FATE else rng.choice(s.options_for(seat)), seat)
        for event in s.ears:
            heard.add(event.name)
            assert "{" not in str(event)
    wanted = {
        *("new_fief", "placed", "lord_placed", "mercenary_placed", "tower_placed", "garrisoned", "recruited"),
        *("towers_attacked", "raided", "besieged", "fielded", "undefended", "battle_card", "church_decided"),
        *("damage", "army_lost", "mercenary_lost", "captured", "destroyed", "burnt", "moved", "tower_razed"),
        *("lord_captured", "ransomed", "no_ransom", "plot_lord", "plot_mercenary", "plot_hand", "plot_fief"),
        *("plot_pool", "allied", "plot_works", "plot_fails", "joust_called", "ante", "joust_shown"),
        *("joust_won", "banner", "crowned", "donated", "bequeathed", "emissary", "black_out", "white_out"),
        *("white_back", "arrived", "horde_grows", "controls", "old_age", "no_fief", "eliminated", "won"),
        *("round_begins", "turn_begins", "starts", "drew", "banquet", "looked", "conceded"),
    }
    assert wanted <= heard, f"never told: {', '.join(sorted(wanted - heard))}"


def test_or_19_8_every_event_has_a_sentence_of_its_own() -> None:
    templates = [kind.template for kind in told.KINDS.kinds]
    assert len(set(templates)) == len(templates)


def test_or_19_8_the_moves_of_the_markers_are_told() -> None:
    s = a_state({}, {}, white=True, black=2)
    ears = listening(s)
    run(s, viking_turn)
    run(s, viking_turn)
    assert [str(event) for event in ears] == [
        "there was an Attack: the white marker goes back, no black one out",
        "a black marker goes out: 3 are out",
    ]


def test_or_19_9_the_decisions_of_the_variants_have_their_actions_and_the_base_game_asks_none() -> None:
    variant_verbs = (MULLIGAN, CALL_VOTE, VOTE, BUY, APPEASE)
    for seed in range(10):
        rng = Rng(f"base {seed}")
        s = ORTUS.new(players=3)
        while not s.over:
            seat = rng.choice(s.seats)
            if seat != FATE:
                assert not any(verb.holds(option) for verb in variant_verbs for option in s.options_for(seat))
            s.apply(rng.pick(s.weights) if seat == FATE else rng.choice(s.options_for(seat)), seat)
    assert offered(a_state(), MULLIGAN) == set()
