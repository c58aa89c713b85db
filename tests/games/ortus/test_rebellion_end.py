"""RB-2 to RB-7, RB-76 to RB-78, RB-80, RB-84 to RB-86, EX-37: the fall of the King, and the ends of a Rebellion."""

from __future__ import annotations

import pytest

from heptarchy import FATE, Rng
from heptarchy.games.ortus.church import church_controller
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import burn_property, destroy_fief
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.leaving import eliminate, settle
from heptarchy.games.ortus.rebellion import fall, king_turn, settle_rebellion
from heptarchy.games.ortus.table.actions import CUBE, PLAY, STORM
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import begin_round, begin_turn, end_round
from tests.games.ortus.rebels import a_rebellion, heard
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    THE_END,
    Earldom,
    cards,
    discard,
    fief,
    invariants,
    listening,
    offered,
    options,
    places,
    play,
    properties,
    run,
)

LAST_CASTLE: Earldom = {"fiefs": ["castle"], "towers": ""}
ARMED: Earldom = {"hand": "champion champion champion", "deck": "church church"}


def besiege(s: Ortus, place: str, how: str = "capture") -> Ortus:
    """Blue takes the King's last Castle with three Champions."""
    run(s, begin_turn, BLUE)
    return play(s, f"siege {place}", *["field champion"] * 3, "battle attacker", how)


def test_rb_2_all_earls_win_together_the_eliminated_too() -> None:
    s = a_rebellion(ARMED, {}, {}, king=LAST_CASTLE, levies=0)
    eliminate(s, RED)
    besiege(s, "thetford")
    assert (s.ending, s.scores) == ("king fallen", [1, 1, 1])


def test_rb_4_the_lone_earl_wins_when_the_king_is_defeated() -> None:
    s = besiege(a_rebellion(ARMED, king=LAST_CASTLE, levies=0), "repton")
    assert (s.ending, s.scores) == ("king fallen", [1])


def test_rb_3_in_semi_cooperative_play_the_game_goes_on() -> None:
    s = besiege(a_rebellion(ARMED, {}, king=LAST_CASTLE, levies=0, mode="semi"), "hexham")
    assert not s.over
    assert (s.seat, s.liege, s.king) == (BLUE, t.NOBODY, t.NOBODY)
    invariants(s)


def test_rb_3_if_only_one_is_left_he_wins_at_once_and_the_eliminated_share_nothing() -> None:
    s = a_rebellion(ARMED, {}, king=LAST_CASTLE, levies=0, mode="semi")
    eliminate(s, RED)
    besiege(s, "hexham")
    assert (s.ending, s.scores) == ("last earl", [1, 0])


def test_rb_3_the_last_earl_standing_wins_later() -> None:
    s = besiege(a_rebellion(ARMED, {"fiefs": ["castle"]}, king=LAST_CASTLE, levies=0, mode="semi"), "hexham")
    play(s, "end", "draw church")
    eliminate(s, RED)
    run(s, settle)
    assert (s.ending, s.scores) == ("last earl", [1, 0])


def test_rb_5_the_king_wins_when_no_earl_is_left() -> None:
    s = a_rebellion({"deck": ""}, {}, mode="semi")
    eliminate(s, RED)
    run(s, begin_turn, BLUE)
    play(s, "end")  # RB-7: old age
    assert (s.ending, s.scores) == ("king stands", [0, 0])


def test_rb_6_vikings_may_defeat_him_too() -> None:
    s = a_rebellion({}, {}, king=LAST_CASTLE, levies=0, arrived=True, horde=(9, 0))
    run(s, ask_target, BLUE)
    play(s, "siege hexham", "battle normal")
    assert (s.ending, s.scores) == ("king fallen", [1, 1])


def test_rb_6_treachery_on_his_last_vassal_lord_defeats_him() -> None:
    s = a_rebellion({"hand": "treachery"}, king={"fiefs": ["castle lord=vassal"]})
    run(s, begin_turn, BLUE)
    play(s, "play treachery", "aim_lord repton", "turn_up no_luck")
    assert s.ending == "king fallen"


def test_rb_7_the_king_never_dies_of_old_age() -> None:
    s = a_rebellion({}, {}, mind="monk")
    assert cards(s.deck, GREEN) == []
    run(s, king_turn)
    play(s, "mind monk")
    assert s.ending == THE_END
    assert not s.out[GREEN]


def test_rb_78_a_lone_earl_plays_on_while_the_king_stands() -> None:
    s = a_rebellion({"deck": ""}, {}, {})
    eliminate(s, GREEN)
    run(s, begin_turn, BLUE)
    play(s, "end")
    assert s.out[BLUE]
    assert s.ending == THE_END  # Red is the last Earl and has not won
    assert not settle_rebellion(s)


def test_rb_80_an_eliminated_earls_cards_and_cubes() -> None:
    blue = {"fiefs": ["palace red_church green_land"], "cubes": 3}
    s = a_rebellion(blue, {}, king={"fiefs": ["palace blue_market"]})
    tray = s.tray[t.card_of(GREEN, t.LAND)]
    eliminate(s, BLUE)
    assert s.bag[BLUE] == 0
    assert s.tray[t.card_of(GREEN, t.LAND)] == tray + 1
    assert discard(s, RED) == ["church"]
    assert properties(s, "bamburgh") == ["blue_market_town"]
    assert (len(s.towers[GREEN]), s.levies) == (3, 2)
    gone = s.gone[t.card_of(BLUE, t.MARKET)]
    invariants(s)
    burn_property(s, fief("bamburgh"), t.card_of(BLUE, t.MARKET))
    assert s.gone[t.card_of(BLUE, t.MARKET)] == gone + 1
    assert s.liege == GREEN  # the pact holds among the others


def test_rb_80_a_seat_that_falls_to_his_siege_is_his_before_the_test() -> None:
    s = a_rebellion({"fiefs": ["palace land"], "deck": ""}, {}, king={"fiefs": ["palace"]}, mind="champion", levies=3)
    run(s, king_turn)
    play(s, "mind champion", "cube blue", "turn_up prince")
    assert s.out[BLUE]
    assert places(s, GREEN) == ["bamburgh", "winchester"]
    assert properties(s, "winchester") == ["blue_land"]
    assert s.ending == THE_END
    invariants(s)


def test_rb_76_what_is_the_kings_leaves_the_game() -> None:
    king = {"fiefs": [], "mercs": ["red knight", "infantry"], "pool": (2, 1), "towers": "banner banner"}
    s = a_rebellion({"fiefs": ["palace green_land"]}, {}, king=king, mode="semi", discards="vassal prince")
    fall(s)
    assert cards(s.tray, GREEN) == cards(s.pile, GREEN) == []
    assert (s.mind, s.mind_pile, s.levies, s.towers[GREEN], s.bag[GREEN]) == ([], [], 0, [], 0)
    assert sum(s.gone[GREEN * t.KINDS :]) == 90  # all but the Land that Blue captured
    assert properties(s, "winchester") == ["green_land"]
    assert discard(s, RED) == ["mercenary"]
    assert s.army_pile == [3, 2]
    assert (s.king, s.liege) == (t.NOBODY, t.NOBODY)
    invariants(s)


def test_rb_76_a_captured_card_of_his_leaves_the_game_when_it_is_discarded() -> None:
    s = a_rebellion({"fiefs": ["palace green_land"]}, {}, king={"fiefs": []}, mode="semi")
    fall(s)
    burn_property(s, fief("winchester"), t.card_of(GREEN, t.LAND))
    assert sum(s.gone[GREEN * t.KINDS :]) == 91
    invariants(s)


def test_rb_77_the_pact_ends_at_that_instant() -> None:
    king = {"fiefs": ["castle lord=vassal"], "towers": ""}
    blue = {"hand": "treachery champion banner", "fiefs": ["palace lord=monk land"], "deck": "church church"}
    s = a_rebellion(blue, {"towers": "land", "hand": "land", "fiefs": ["palace church"]}, king=king, mode="semi")
    run(s, begin_turn, BLUE)
    play(s, "play treachery", "aim_lord hexham", "turn_up no_luck")
    assert (s.liege, s.seat) == (t.NOBODY, BLUE)
    assert not offered(s, STORM)  # OR-5.1: his Action is taken
    play(s, "end", "draw church")
    run(s, begin_turn, BLUE)
    assert offered(s, STORM) == {"red"}
    assert offered(s, PLAY) >= {"champion", "banner"}  # a Joust, the Kingship
    assert "look red" in options(s)


def test_ex_37_a_captures_the_last_castle() -> None:
    # RB-84: the seat with its Properties is the captor's before the King leaves
    king = {"fiefs": ["castle red_land"], "towers": "", "mercs": ["red"]}
    red = {"deck": "church church", "hand": "champion"}
    s = a_rebellion(ARMED, red, king=king, levies=0, mode="semi")
    ears = listening(s)
    besiege(s, "hexham")
    assert places(s, BLUE) == ["winchester", "hexham"]
    assert properties(s, "hexham") == ["red_land"]
    assert discard(s, RED) == ["mercenary"]
    assert s.king == t.NOBODY
    assert "the King has no seat left: he is defeated (RB-6)" in heard(ears)
    assert discard(s, BLUE) == ["champion"] * 3  # the rest of the battle
    play(s, "end", "draw church")
    run(s, begin_turn, RED)
    assert {"siege winchester", "siege hexham"} <= set(options(s))
    invariants(s)


def test_rb_84_the_kings_turn_drops_out_of_the_round() -> None:
    s = a_rebellion(
        {"deck": "church church", "hand": "treachery"}, {}, king={"fiefs": ["castle lord=vassal"]}, mode="semi"
    )
    run(s, begin_round)
    play(s, "play treachery", "aim_lord hexham", "turn_up no_luck", "end", "draw church", "end", "draw land")
    assert (s.round, s.active) == (4, BLUE)
    assert s.turns[GREEN] == 2  # as before
    assert (s.black, s.bag) == (1, [1, 1, 0])  # the Vikings' turn came


def test_rb_84_vikings_and_markers_stay_as_they_are_and_the_church_is_settled_afresh() -> None:
    king = {"fiefs": ["castle blue_church blue_church"], "towers": ""}
    s = a_rebellion({"fiefs": ["palace church"], "deck": ""}, {}, king=king, mode="semi", black=5)
    assert church_controller(s) == GREEN
    destroy_fief(s, fief("hexham"))
    run(s, settle)
    assert church_controller(s) == BLUE
    assert (s.black, s.bag) == (5, [1, 1, 0])


def test_rb_85_the_fall_makes_nobody_king() -> None:
    s = besiege(a_rebellion(ARMED, {}, king=LAST_CASTLE, levies=0, mode="semi"), "hexham")
    assert (s.king, s.royal, s.banners) == (t.NOBODY, [0, 0], [0, 0, 0])


def test_rb_85_the_next_king_needs_banners_and_gets_gifts() -> None:
    blue = {"hand": "banner", "banners": 1}
    s = a_rebellion(blue, {"pool": (1, 0)}, king={"fiefs": []}, mode="semi")
    fall(s)
    run(s, begin_turn, BLUE)
    play(s, "play banner")
    assert (s.king, s.royal) == (BLUE, [1, 0])
    invariants(s)


def test_rb_86_the_king_wins_at_the_cap() -> None:
    s = a_rebellion({}, {}, round=200)
    run(s, end_round)
    assert (s.ending, s.scores) == ("round cap", [0, 0])
    s = a_rebellion({}, {}, round=199)
    run(s, end_round)
    assert s.round == 200


def test_rb_86_after_his_fall_the_count_starts_anew() -> None:
    s = a_rebellion({}, {}, king={"fiefs": []}, mode="semi", round=150)
    fall(s)
    s.round = 200
    run(s, end_round)
    assert s.round == 201
    s = a_rebellion({}, {"fiefs": ["palace", "castle"]}, king={"fiefs": []}, mode="semi", round=150)
    fall(s)
    s.round = 350
    run(s, end_round)
    assert (s.ending, s.scores) == ("round cap", [0, 1])


FRAIL = {"palace_strength": 1, "castle_strength": 1, "str_king_card": 0, "rb_towers_extra": -3, "rb_royal_extra": -3}


@pytest.mark.parametrize("mode", ["cooperative", "semi"])
@pytest.mark.parametrize("knobs", [{}, FRAIL])
def test_rb_78_random_rebellions_end_and_hold_together(mode: str, knobs: dict[str, int]) -> None:
    for seed in range(4):
        rng = Rng(seed)
        s = ORTUS.new(variant="rebellion", players=3, mode=mode, **knobs)
        assert isinstance(s, Ortus)
        while not s.over:
            if s.seat == FATE:
                s.apply(rng.pick(s.weights))
            else:
                s.apply(rng.choice(s.options))
            invariants(s)
        assert s.ending in ("king fallen", "king stands", "last earl")
        assert s.liege == t.NOBODY or not any(s.scores)


def test_rb_5_fate_draws_no_target_from_an_empty_table() -> None:
    s = a_rebellion({}, {}, mind="champion")
    eliminate(s, BLUE)
    run(s, king_turn)
    play(s, "mind champion")
    assert [CUBE.arg(answer) for answer in s.weights.answers] == [RED]
