"""RB-19, RB-23 to RB-28, RB-31, RB-34, RB-38, RB-40: the King's turn and what the cards of his Mind do."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.cards import raze_tower
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import capture_fief, destroy_fief, lose_lord
from heptarchy.games.ortus.rebellion import king_turn
from heptarchy.games.ortus.turn import begin_round
from tests.games.ortus.rebels import a_rebellion, heard, mind, mind_discard
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    THE_END,
    cards,
    fief,
    invariants,
    listening,
    options,
    places,
    play,
    properties,
    run,
)


def test_rb_19_the_king_acts_after_all_earls_and_before_the_vikings() -> None:
    s = a_rebellion({}, {}, mind="monk", start=RED)
    ears = listening(s)
    run(s, begin_round)
    assert s.active == RED
    play(s, "end", "draw land", "end", "draw land")
    assert (s.active, options(s)) == (GREEN, ["mind monk"])
    play(s, "mind monk")
    assert s.active == RED  # the next round: the Vikings' turn is over, too
    told = heard(ears)
    assert told.index("the King's turn (RB-19)") > told.index("Blue's turn")
    assert told[-3].endswith("a black marker goes out: 2 are out")


def test_rb_23_he_draws_a_card_of_the_mind_and_does_no_more() -> None:
    s = a_rebellion({}, king={"fiefs": ["palace land"], "pool": (0, 0)}, mind="castle")
    ears = listening(s)
    run(s, king_turn)
    assert options(s) == ["mind castle"]
    play(s, "mind castle")
    assert s.ending == THE_END  # no Towers, no Hand, no draw, no Recruit
    assert "the King draws Castle from his Mind (RB-23)" in heard(ears)
    assert (len(s.towers[RED]), s.pool[RED * 2 :], cards(s.hand, RED)) == (2, [0, 0], [])


def test_rb_23_each_card_of_the_mind_is_as_likely_as_it_is_often() -> None:
    s = run(a_rebellion({}, mind="champion champion champion land"), king_turn)
    assert s.weights.weights == [1, 3]


def test_rb_24_an_empty_mind_is_made_of_its_discards() -> None:
    s = run(a_rebellion({}, mind="", discards="monk castle"), king_turn)
    assert options(s) == ["mind castle", "mind monk"]
    play(s, "mind monk")
    assert (mind(s), mind_discard(s)) == (["castle"], ["monk"])


def test_rb_24_without_any_card_he_does_nothing() -> None:
    s = a_rebellion({}, mind="")
    ears = listening(s)
    run(s, king_turn)
    assert s.ending == THE_END
    assert "the King has nothing in Mind and does nothing (RB-24)" in heard(ears)


@pytest.mark.parametrize("card", ["monk", "castle", "land"])
def test_rb_25_a_card_drawn_goes_to_the_minds_discard(card: str) -> None:
    s = run(a_rebellion({}, mind=f"{card} champion"), king_turn)
    play(s, f"mind {card}")
    assert (mind(s), mind_discard(s)) == (["champion"], [card])
    invariants(s)


@pytest.mark.parametrize("card", ["vassal", "prince"])
def test_rb_25_but_not_a_vassal_or_prince_that_is_placed(card: str) -> None:
    s = run(a_rebellion({}, mind=card, king={"fiefs": ["palace"]}), king_turn)
    play(s, f"mind {card}")
    assert (mind(s), mind_discard(s)) == ([], [])
    assert t.TYPES[s.lord[fief("tamworth")]] == card
    invariants(s)


@pytest.mark.parametrize("card", ["vassal", "prince"])
def test_rb_28_a_lord_without_an_empty_seat_is_ignored(card: str) -> None:
    s = run(a_rebellion({}, mind=card, king={"fiefs": ["palace lord=vassal"]}), king_turn)
    play(s, f"mind {card}")
    assert mind_discard(s) == [card]
    assert s.lord[fief("tamworth")] == t.VASSAL
    invariants(s)


def test_rb_28_a_land_comes_from_the_tray() -> None:
    s = run(a_rebellion({}, mind="land", king={"fiefs": ["palace"]}), king_turn)
    before = s.tray[RED * t.KINDS + t.LAND]
    play(s, "mind land", "muster knight")
    assert properties(s, "tamworth") == ["land"]
    assert s.tray[RED * t.KINDS + t.LAND] == before - 1
    invariants(s)


def test_rb_31_a_land_placed_gives_him_an_army_card() -> None:
    s = run(a_rebellion({}, mind="land"), king_turn)
    play(s, "mind land", "muster knight")
    assert s.pool[RED * 2 :] == [0, 1]
    invariants(s)


def test_rb_28_without_a_land_in_the_tray_nothing_happens() -> None:
    king = {"fiefs": ["palace land land land land land"]}
    s = a_rebellion({}, mind="land", king=king)
    ears = listening(s)
    run(s, king_turn)
    play(s, "mind land")
    assert s.ending == THE_END
    assert "no Land is left in the King's tray: nothing happens (RB-28)" in heard(ears)
    assert len(properties(s, "tamworth")) == 5


def test_rb_28_a_market_town_comes_from_the_tray() -> None:
    s = run(a_rebellion({}, mind="market", king={"fiefs": ["palace land"]}), king_turn)
    play(s, "mind market_town")
    assert properties(s, "tamworth") == ["land", "market_town"]
    assert s.pool[RED * 2 :] == [0, 0]
    invariants(s)


def test_rb_28_with_a_market_town_on_the_table_he_places_a_land_instead() -> None:
    s = run(a_rebellion({}, mind="market", king={"fiefs": ["palace", "castle blue_market"]}), king_turn)
    play(s, "mind market_town", "muster infantry")
    assert properties(s, "repton") == ["blue_market_town", "land"]
    assert mind_discard(s) == ["market_town"]
    invariants(s)


def test_rb_29_a_castle_becomes_a_new_fief() -> None:
    s = run(a_rebellion({}, mind="castle"), king_turn)
    play(s, "mind castle")
    assert places(s, RED) == ["tamworth", "repton", "lichfield"]
    assert s.tray[RED * t.KINDS + t.CASTLE] == 3
    invariants(s)


def test_rb_28_without_a_castle_in_the_tray_nothing_happens() -> None:
    s = run(a_rebellion({}, mind="castle", king={"fiefs": ["palace", *["castle"] * 5]}), king_turn)
    play(s, "mind castle")
    assert s.ending == THE_END
    assert len(s.fiefs[RED]) == 6


def test_rb_34_a_monk_puts_cubes_into_the_bag_and_a_marker_out() -> None:
    s = run(a_rebellion({}, mind="monk"), king_turn)
    play(s, "mind monk")
    assert s.bag[RED] == 1 + s.params.rb_monk_cubes
    assert s.black == 1
    assert s.emissaries == [0, 0, 0, 0]
    assert mind_discard(s) == ["monk"]


def test_rb_34_after_the_arrival_he_pushes_no_marker() -> None:
    s = run(a_rebellion({}, mind="monk", arrived=True, black=8), king_turn)
    play(s, "mind monk")
    assert (s.bag[RED], s.black) == (3, 8)


def test_rb_38_empty_garrisons_are_filled_first_with_infantry() -> None:
    king = {"mercs": ["blue knight", "blue", "blue", "blue"], "pool": (1, 1), "fiefs": ["palace land"]}
    s = run(a_rebellion({}, mind="monk", king=king), king_turn)
    invariants(s)
    garrisons = s.view(None)["earls"][RED]["mercenaries"]
    assert [(merc["infantry"], merc["knight"]) for merc in garrisons] == [(0, 1), (1, 0), (0, 1), (0, 0)]
    assert s.pool[RED * 2 :] == [0, 0]


def test_rb_40_a_champion_in_his_first_turn_does_nothing() -> None:
    s = a_rebellion({"towers": "land"}, mind="champion", turns=0)
    ears = listening(s)
    run(s, king_turn)
    play(s, "mind champion")
    assert s.ending == THE_END
    assert "the King does not Attack in his first turn (RB-40)" in heard(ears)
    assert mind_discard(s) == ["champion"]
    run(s, king_turn)
    play(s, "mind champion")
    assert options(s) == ["cube blue"]  # his second


def test_rb_26_a_lord_of_his_who_leaves_the_table_goes_to_the_minds_discard() -> None:
    king = {"fiefs": ["palace lord=prince", "castle lord=vassal", "castle lord=vassal"]}
    s = a_rebellion({}, king=king, mind="champion " * 3 + "land land treachery intrigue market monk castle")
    lose_lord(s, fief("tamworth"))
    destroy_fief(s, fief("repton"))
    capture_fief(s, fief("lichfield"), BLUE)
    assert mind_discard(s) == ["prince", "vassal", "vassal"]
    assert sum(s.mind) + sum(s.mind_pile) == 13
    invariants(s)


def test_rb_27_his_other_cards_go_back_to_the_tray() -> None:
    s = a_rebellion({}, king={"fiefs": ["palace land market", "castle"]})
    tray = s.tray[:]
    destroy_fief(s, fief("tamworth"))
    raze_tower(s, RED, 0)
    for kind in (t.LAND, t.MARKET, t.PALACE, t.BANNER):
        assert s.tray[RED * t.KINDS + kind] == tray[RED * t.KINDS + kind] + 1
    assert not any(s.pile)
    invariants(s)


def test_rb_33_a_prince_comes_back_from_the_mind_after_he_was_killed() -> None:
    s = a_rebellion({}, king={"fiefs": ["palace", "castle"]}, mind="", discards="prince")
    run(s, king_turn)
    play(s, "mind prince")
    assert s.lord[fief("tamworth")] == t.PRINCE


# RB-31: what his Lands raise in his turns


def test_rb_31_his_lands_raise_men_in_each_of_his_turns_by_the_number_of_earls() -> None:
    # Given two Earls, and a King whose two Lands beside a Market Town field four, with one card in his Pool
    s = a_rebellion({}, {}, king={"fiefs": ["palace land land market"], "pool": (1, 0)}, mind="monk", rb_muster=1)
    ears = listening(s)

    # When his turn begins, then they raise two
    run(s, king_turn)
    play(s, "muster infantry", "muster knight", "mind monk")
    assert s.pool[2 * s.players :] == [2, 1]
    assert "the King's Lands raise 2 Army cards (RB-31)" in heard(ears)


def test_rb_31_they_raise_no_more_than_they_can_field() -> None:
    s = a_rebellion({}, {}, {}, king={"fiefs": ["palace land land"], "pool": (0, 1)}, mind="monk", rb_muster=1)
    run(s, king_turn)
    play(s, "muster infantry", "mind monk")
    assert s.pool[2 * s.players :] == [1, 1]


def test_rb_31_without_a_land_nobody_comes() -> None:
    s = a_rebellion({"fiefs": ["palace land land"]}, mind="monk", rb_muster=1)
    run(s, king_turn)
    play(s, "mind monk")
    assert s.pool == [0, 0, 0, 0]
