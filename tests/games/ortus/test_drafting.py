"""Drafting (OV-15): ten cards, pick two and pass."""

from __future__ import annotations

from typing import Any

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.drafting import ask_picks, pass_packs, the_draft
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import PICK, SPACE
from heptarchy.games.ortus.table.state import Draft, Ortus
from heptarchy.kernel.events import hears
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE, GATHERING
from tests.games.ortus.seasons import play_random
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    KIND,
    RED,
    a_state,
    cards,
    invariants,
    listening,
    offered,
    options,
    play,
    refused,
    run,
)
from tests.views import look


def drafting(**given: Any) -> Ortus:
    """A table before its first card is dealt."""
    s = ORTUS.new(**{"players": 3, "drafting": True, **given})
    assert isinstance(s, Ortus)
    return s


def deal(s: Ortus, seed: int = 1) -> None:
    """Fate deals until somebody picks."""
    rng = Rng(seed)
    while s.seat == FATE and s.draft is not None:
        s.apply(rng.pick(s.weights))


def pick_all(s: Ortus) -> None:
    """All pick what comes first."""
    before = [s.given[seat] for seat in s.seats]
    assert before == [0] * len(before)
    for seat in s.seats[:]:
        for _ in range(s.params.draft_picks):
            s.apply(s.options_for(seat)[0], seat)


def with_packs(*packs: str, **given: Any) -> Ortus:
    """A draft with these packs on the table, before the picks."""
    s = a_state(*({"deck": ""} for _ in packs), **{"drafting": True, "turns": 0, **given})
    draft = Draft()
    draft.pool = [0] * t.DECK_TYPES
    draft.packs = []
    for pack in packs:
        counts = [0] * t.DECK_TYPES
        for key in pack.split():
            counts[KIND[key]] += 1
        draft.packs.append(counts)
    s.draft = draft
    return s


def pack(s: Ortus, house: int) -> list[str]:
    """A pack by type."""
    return [t.TYPES[kind] for kind, n in enumerate(the_draft(s).packs[house]) for _ in range(n)]


# Dealing


def test_ov_15_one_set_serves_three_earls_and_two_sets_serve_more() -> None:
    for players, copies in ((2, 6), (3, 6), (4, 12), (6, 12)):
        assert the_draft(drafting(players=players)).pool == [copies] * t.DECK_TYPES


def test_ov_15_ten_cards_are_dealt_to_each_and_he_alone_sees_them() -> None:
    s = drafting()
    assert (s.seat, s.rule) == (FATE, "OV-15")
    assert hears(s.audience, BLUE)
    assert not hears(s.audience, RED)
    assert s.weights.weights == [6] * t.DECK_TYPES
    play(s, "draw land")
    assert the_draft(s).pool[t.LAND] == 5
    deal(s)

    assert (s.mode, s.seats) == (GATHERING, [0, 1, 2])
    assert [len(pack(s, house)) for house in range(3)] == [s.params.draft_cards] * 3
    assert sum(the_draft(s).pool) == 60
    seen = look(s, RED)["draft"]
    assert (seen["round"], seen["size"]) == (1, [10, 10, 10])
    assert sum(seen["pack"].values()) == 10
    assert seen["pack"] == {key: pack(s, RED).count(key) for key in pack(s, RED)}
    assert look(s, None)["draft"]["pack"] is None


# Picking


def test_ov_15_two_cards_of_the_pack_become_part_of_the_deck() -> None:
    s = run(with_packs("land land monk", "castle castle castle"), ask_picks)
    assert offered(s, PICK, BLUE) == {"land", "monk"}
    play(s, "0: pick land")
    assert s.seats == [0, 1]
    play(s, "0: pick monk")

    assert s.seats == [1]
    assert cards(s.deck, BLUE) == ["land", "monk"]
    assert pack(s, BLUE) == ["land"]
    play(s, "1: pick castle", "1: pick castle")
    invariants(s)


def test_ov_15_only_what_lies_in_the_own_pack_is_picked() -> None:
    s = run(with_packs("land land land", "castle castle castle"), ask_picks)
    assert refused(s, "pick castle", BLUE) == "your pack holds no Castle (OV-15)"
    assert refused(s, "pick castle", RED) == ""


def test_ov_15_nobody_takes_more_of_a_type_than_his_set_holds() -> None:
    # Given Blue with all his Lands drafted
    s = with_packs("land monk church", "castle castle castle", "land land land", "land land land")
    s.tray[t.card_of(BLUE, t.LAND)] = 0
    s.deck[t.card_of(BLUE, t.LAND)] = 6
    run(s, ask_picks)

    assert offered(s, PICK, BLUE) == {"monk", "church"}
    assert refused(s, "pick land", BLUE) == "your set holds no more Land (OV-15)"


def test_ov_15_a_card_that_nobody_can_use_is_picked_and_lost() -> None:
    s = with_packs("land land land", "castle castle castle")
    s.tray[t.card_of(BLUE, t.LAND)] = 0
    s.deck[t.card_of(BLUE, t.LAND)] = 6
    run(s, ask_picks)
    assert options(s, BLUE) == ["pick land"]
    play(s, "0: pick land", "0: pick land")

    assert pack(s, BLUE) == ["land"]
    assert len(cards(s.deck, BLUE)) == 6
    invariants(s)


def test_ov_15_every_card_keeps_the_colour_of_its_earl() -> None:
    # OR-4.3: what is drafted are types
    s = run(with_packs("monk monk", "castle castle"), ask_picks)
    play(s, "0: pick monk", "0: pick monk", "1: pick castle", "1: pick castle")
    assert s.tray[t.card_of(BLUE, t.MONK)] == s.tray[t.card_of(RED, t.CASTLE)] == 4
    assert s.tray[t.card_of(RED, t.MONK)] == 6


# Passing


def test_ov_15_the_rest_goes_to_the_left_and_is_seen_there() -> None:
    s = with_packs("land", "castle", "monk")
    heard = listening(s)
    run(s, pass_packs)

    assert [pack(s, house) for house in range(3)] == [["monk"], ["land"], ["castle"]]
    seen = [event for event in heard if event.kind is told.IN_PACK]
    assert [(event.args[0], hears(event.audience, BLUE)) for event in seen] == [
        (BLUE, True),
        (RED, False),
        (GREEN, False),
    ]


def test_ov_15_a_round_is_four_picks_of_two_and_two_cards_are_set_aside() -> None:
    s = drafting()
    deal(s)
    for left in (8, 6, 4):
        pick_all(s)
        assert [sum(cards) for cards in the_draft(s).packs] == [left] * 3
    pick_all(s)

    # Then the next round is dealt
    draft = the_draft(s)
    assert draft.round == 2
    assert sum(draft.aside) == 6
    assert s.seat == FATE
    assert [len(cards(s.deck, house)) for house in range(3)] == [8, 8, 8]


def test_ov_15_three_rounds_make_decks_of_twenty_four_and_the_game_begins() -> None:
    s = drafting()
    for _ in range(3):
        deal(s, 7)
        for _ in range(4):
            pick_all(s)

    assert s.draft is None
    assert [len(cards(s.deck, house)) for house in range(3)] == [24] * 3
    assert (s.seat, s.rule) == (FATE, "OR-2.6")
    assert max(s.deck) <= 6
    invariants(s)


# What others know


def test_ov_15_packs_and_picks_of_others_are_imagined_from_what_is_not_before_one() -> None:
    s = drafting()
    deal(s)
    pick_all(s)
    s.apply(s.options_for(RED)[0], RED)
    mine = pack(s, BLUE)
    imagined = [s.redeal(BLUE, Rng(seed)) for seed in range(10)]

    for other in imagined:
        assert pack(other, BLUE) == mine
        assert cards(other.deck, BLUE) == cards(s.deck, BLUE)
        assert [len(pack(other, house)) for house in range(3)] == [8, 7, 8]
        assert [len(cards(other.deck, house)) for house in range(3)] == [2, 3, 2]
        draft = the_draft(other)
        for kind in range(t.DECK_TYPES):  # one set for all three
            there = draft.pool[kind] + draft.aside[kind] + sum(held[kind] for held in draft.packs)
            assert there + sum(other.deck[house * t.KINDS + kind] for house in range(3)) == 6
        for seat in other.seats:
            assert {SPACE.say(option)[5:] for option in other.options_for(seat)} <= set(pack(other, seat))
        invariants(other)
    assert len({tuple(pack(other, RED)) for other in imagined}) > 1


def test_ov_15_random_games_play_to_their_end() -> None:
    for seed in range(4):
        play_random(ORTUS.new(players=2 + seed, drafting=True, round_cap=3), seed)
    play_random(ORTUS.new(players=4, variant="heathen", drafting=True, black_markers=2, round_cap=3), 1)
