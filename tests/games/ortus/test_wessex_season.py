"""Seasons of the Wessex campaign: frame, no elimination, votes for Winter (WX-1 to WX-25)."""

from __future__ import annotations

import pytest

from heptarchy import FATE, BadOptions
from heptarchy.games.ortus.campaign import Campaign, inner
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.horde import viking_turn
from heptarchy.games.ortus.leaving import settle
from heptarchy.games.ortus.table.actions import CONCEDE, PLACE, SIEGE
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import draw_for_turn
from heptarchy.games.ortus.votes import votes_of
from heptarchy.games.ortus.winter import points_of
from tests.games.ortus.seasons import (
    a_season,
    answer,
    build_all,
    in_campaign,
    menu,
    pass_by,
    play_random,
    resumed,
    turn_of,
    why_not,
)
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    THE_END,
    Earldom,
    discard,
    invariants,
    listening,
    offered,
    options,
    places,
    play,
    run,
)

BARE: Earldom = {"fiefs": []}
BISHOP: Earldom = {"fiefs": ["palace cathedral"]}
CHURCH: Earldom = {"fiefs": ["palace church"]}


# Frame


def test_wx_1_seasons_follow_each_other_until_one_decides() -> None:
    c = ORTUS.new(variant="wessex", players=3, black_markers=4, round_cap=8)
    assert isinstance(c, Campaign)
    seen = [c.season]
    for seed in range(12):
        state = ORTUS.new(variant="wessex", players=3, black_markers=4, round_cap=8)
        assert isinstance(state, Campaign)
        play_random(state, seed)
        assert len(state.past) == state.season - 1
        assert state.season <= 5
        seen.append(state.season)
    assert max(seen) > 2


def test_wx_1_two_to_six_earls_play() -> None:
    for players in (1, 7):
        with pytest.raises(BadOptions):
            ORTUS.settle({"variant": "wessex", "players": players})
    assert ORTUS.new(variant="wessex", players=6).players == 6


def test_wx_2_season_1_is_set_up_like_the_base_game() -> None:
    c = ORTUS.new(variant="wessex", players=2)
    s = inner(c)
    assert (c.rule, c.seats, s.black, s.white, s.legacy) == ("OR-3.1", [0, 1], 0, False, [0, 0])
    build_all(c)
    assert (c.seat, c.rule, menu(c)) == (FATE, "OR-2.6", ["cube blue", "cube red"])
    answer(c, "cube red")
    assert s.start == RED


def test_wx_3_nobody_is_eliminated_or_concedes() -> None:
    c = ORTUS.new(variant="wessex", players=3, concede=True)
    assert not inner(c).concede
    s = run(a_season(BARE), settle)
    assert s.out == [False] * 3
    assert offered(turn_of(s, BLUE), CONCEDE) == set()


def test_wx_4_before_each_season_hands_may_be_drawn_anew_in_turn_order() -> None:
    for c in (ORTUS.new(variant="wessex", players=2), resumed([0, 0], start=RED)):
        build_all(c)
        if c.rule == "OR-2.6":
            answer(c, "cube red")
        pass_by(c, "OV-3")
        assert (c.seat, menu(c)) == (RED, ["keep", "mulligan"])
        answer(c, "keep")
        assert c.seat == BLUE


def test_wx_5_king_card_and_cathedral_at_the_start_of_a_turn_win_the_campaign() -> None:
    c = in_campaign(turn_of(a_season(BISHOP, king=BLUE), BLUE), legacy=[0, 5, 0], markers=2)
    assert (c.over, c.ending, c.scores) == (True, "king and cathedral", [4, 0, 0])
    assert not turn_of(a_season(BISHOP, king=BLUE), RED).over


def test_wx_6_alone_on_the_table_at_the_start_of_his_turn_he_wins() -> None:
    s = turn_of(a_season({}, BARE, BARE), BLUE)
    assert (s.ending, s.scores) == ("alone", [4, 0, 0])


def test_wx_6_only_at_the_start_of_a_turn_and_only_in_his_own() -> None:
    s = a_season({"hand": "champion champion"}, {}, BARE, palace_strength=2)
    play(turn_of(s, BLUE), "siege tamworth", "field champion", "field champion", "destroy")
    assert not s.over
    play(s, "end", "draw land")
    assert s.ending == THE_END
    assert not turn_of(s, RED).over


def test_wx_7_once_vikings_are_on_the_table_the_danelaw_holds() -> None:
    s = turn_of(a_season({}, BARE, BARE, arrived=True), BLUE)
    assert not s.over  # WX-47
    s = a_season({**CHURCH, "hand": "monk"}, arrived=True, black=1)
    play(turn_of(s, BLUE), "emissary monk")
    assert s.black == 1


def test_wx_8_a_season_ends_with_winter_a_victory_or_the_decision() -> None:
    winter = answer(in_campaign(turn_of(a_season(CHURCH), BLUE)), "call_vote", "vote abstain", "vote abstain")
    assert not winter.over
    assert isinstance(winter, Campaign)
    assert winter.season == 2
    victory = in_campaign(turn_of(a_season({}, BARE, BARE), BLUE))
    assert (victory.over, victory.ending) == (True, "alone")
    decision = in_campaign(run(a_season(king=BLUE, arrived=True, black=7), viking_turn))
    assert (decision.over, decision.ending) == (True, "great king")


# No elimination


def test_wx_9_old_age_takes_fiefs_banners_and_mercenaries_and_makes_a_new_deck() -> None:
    s = a_season({"deck": "", "banners": 1, "mercs": ["knight"], "towers": "land", "pool": (1, 0)}, king=BLUE)
    run(s, draw_for_turn, BLUE)
    assert (places(s, BLUE), s.banners[BLUE], s.mercs[BLUE], discard(s, BLUE)) == ([], 0, [], [])
    assert (len(s.towers[BLUE]), s.king, s.pool[:2], s.off_table[BLUE]) == (1, BLUE, [1, 0], True)
    assert options(s) == ["draw mercenary", "draw banner", "draw palace"]
    invariants(s)


def test_wx_10_without_a_fief_he_plays_on_and_a_castle_brings_him_back() -> None:
    s = run(a_season({**BARE, "hand": "castle land", "towers": "monk"}, {}, {}, king=BLUE), settle)
    s.off_table[BLUE] = False
    s.banners[BLUE], s.tray[t.BANNER] = 2, s.tray[t.BANNER] - 2
    run(s, settle)
    assert (s.off_table[BLUE], s.banners[BLUE], len(s.towers[BLUE]), s.king) == (True, 0, 1, BLUE)
    turn_of(s, BLUE)
    assert offered(s, PLACE) == {"castle"}
    play(s, "place castle")
    assert not s.off_table[BLUE]


def test_wx_11_off_the_table_a_king_calls_a_vote_and_all_vote() -> None:
    s = turn_of(a_season(BARE, {}, BARE, king=BLUE), BLUE)
    play(s, "call_vote")
    assert (s.seat, s.votes) == (RED, [0, -1, -1])
    play(s, "vote against")
    assert s.seat == GREEN
    play(s, "vote for")
    assert (s.over, s.ending) == (True, "winter")  # 2 + 1 against 1


def test_wx_11_off_the_table_without_the_king_card_no_vote_is_called() -> None:
    assert "call_vote" not in options(turn_of(a_season(BARE), BLUE))


def test_wx_12_without_a_fief_at_most_one_point() -> None:
    pair = {"hand": "monk banquet"}
    assert points_of(a_season({**BARE, **pair}, king=BLUE), BLUE) == 1
    assert points_of(a_season({**BARE, **pair}), BLUE) == 1
    assert points_of(a_season(BARE, king=BLUE), BLUE) == 1
    assert points_of(a_season(pair, king=BLUE), BLUE) == 2


# Votes


def test_wx_13_a_vote_is_an_action_and_not_for_the_first_turn() -> None:
    s = turn_of(a_season(CHURCH, turns=0), BLUE)
    assert why_not(s, "call_vote") == "nobody calls a vote in his first turn of a season (WX-13)"
    assert (offered(s, SIEGE), s.turns[BLUE]) == (set(), 1)
    s = turn_of(a_season({**CHURCH, "hand": "castle"}, {}, {}, turns=1), BLUE)
    play(s, "call_vote", "vote against", "vote against")
    assert (s.seat, offered(s, PLACE)) == (BLUE, set())
    assert why_not(s, "call_vote") == "you have taken your Action this turn (OR-5.1)"


def test_wx_14_the_caller_has_a_church_the_cathedral_or_the_king_card() -> None:
    for earldom, king in ((CHURCH, t.NOBODY), (BISHOP, t.NOBODY), ({}, BLUE)):
        assert "call_vote" in options(turn_of(a_season(earldom, king=king), BLUE))
    s = turn_of(a_season({"fiefs": ["palace lord=monk"]}, CHURCH, king=RED), BLUE)
    assert why_not(s, "call_vote") == "to call a vote you need a Church, the Cathedral or the King card (WX-14)"


def test_wx_15_the_caller_votes_for_then_each_clockwise_as_he_likes() -> None:
    s = a_season({}, CHURCH, {}, active=RED)
    heard = listening(s)
    play(turn_of(s, RED), "call_vote")
    assert (s.seat, s.votes) == (GREEN, [-1, 0, -1])
    assert options(s) == ["vote for", "vote against", "vote abstain"]
    play(s, "vote abstain")
    assert (s.seat, s.votes) == (BLUE, [-1, 0, 2])
    said = [str(event) for event in heard]
    assert said[-3:] == ["Red calls a vote for Winter", "Red gives 2 votes for Winter", "Green abstains, with 1 vote"]


def test_wx_16_one_vote_always_one_for_the_king_and_the_best_item_of_each_fief() -> None:
    s = a_season({"fiefs": ["palace church", "castle lord=prince", "castle land"]}, king=BLUE)
    assert [votes_of(s, house) for house in range(3)] == [4, 1, 1]


@pytest.mark.parametrize(
    ("fief", "votes"),
    [
        ("palace lord=prince", 1),
        ("palace church church", 1),
        ("palace lord=prince church", 1),
        ("palace cathedral", 5),
        ("palace lord=monk", 5),
        ("palace lord=monk cathedral church", 5),
        ("palace church cathedral lord=prince", 5),
        ("palace lord=vassal land market", 0),
    ],
)
def test_wx_17_the_best_item_of_a_fief_counts(fief: str, votes: int) -> None:
    assert votes_of(a_season({"fiefs": [fief]}, players=5), BLUE) == 1 + votes


def test_wx_18_the_number_of_players_counts_earls_off_the_table_too() -> None:
    assert votes_of(a_season(BISHOP, BARE, BARE, BARE), BLUE) == 5


@pytest.mark.parametrize(
    ("ballots", "passes"),
    [
        (("for", "against"), True),  # 2 + 1 against 1
        (("against", "against"), False),  # 2 against 2: a tie
        (("abstain", "against"), True),  # 2 against 1
        (("abstain", "abstain"), True),
    ],
)
def test_wx_19_more_for_than_against_passes_and_abstentions_do_not_count(
    ballots: tuple[str, str], passes: bool
) -> None:
    s = turn_of(a_season(CHURCH), BLUE)
    play(s, "call_vote", *[f"vote {ballot}" for ballot in ballots])
    assert (s.ending == "winter") == passes


def test_wx_20_if_it_passes_the_season_ends_without_the_draw() -> None:
    s = turn_of(a_season({**CHURCH, "deck": "land"}), BLUE)
    play(s, "call_vote", "vote for", "vote for")
    assert (s.over, s.ending, s.deck[t.LAND]) == (True, "winter", 1)


def test_wx_20_if_it_fails_the_caller_goes_on_to_the_end_of_his_turn() -> None:
    s = turn_of(a_season({**CHURCH, "hand": "land", "deck": "land"}), BLUE)
    play(s, "call_vote", "vote against", "vote against")
    assert (s.seat, s.votes, options(s)) == (BLUE, [], ["build", "end"])
    play(s, "end")
    assert options(s) == ["draw land"]


def test_wx_21_votes_may_be_called_turn_after_turn() -> None:
    s = a_season(CHURCH)
    for _ in range(3):
        turn_of(s, BLUE)
        assert "call_vote" in options(s)
        play(s, "call_vote", "vote against", "vote against", "end", "draw land")


def last_marker(s: Ortus) -> Ortus:
    return run(s, viking_turn)


def test_wx_22_with_the_last_marker_out_there_is_a_vote_before_the_vikings() -> None:
    s = last_marker(a_season({}, CHURCH, {}, black=7, start=GREEN))
    assert (s.black, s.arrived, s.rule) == (8, False, "WX-15")
    asked = []
    while s.rule == "WX-15":
        asked.append(s.seat)
        assert options(s) == ["vote for", "vote against", "vote abstain"]  # nobody is forced, none needs a Church
        play(s, "vote abstain")
    assert asked == [GREEN, BLUE, RED]


def test_wx_23_if_it_passes_winter_comes_and_no_viking_is_seen() -> None:
    s = play(last_marker(a_season(black=7)), "vote for", "vote for", "vote against")
    assert (s.ending, s.arrived, s.horde) == ("winter", False, [0, 0])


def test_wx_23_if_it_fails_they_arrive() -> None:
    s = play(last_marker(a_season(black=7)), "vote against", "vote for", "vote abstain")
    assert (s.arrived, s.black, s.rule) == (True, 0, "OR-17.11")


def test_wx_24_no_automatic_vote_in_a_season_that_began_with_all_markers_out() -> None:
    c = resumed([0, 0], markers=8)
    while not c.over:
        assert c.rule != "WX-15"
        c.apply(c.options[-1] if "end" in menu(c) else c.options[0])
    assert inner(c).round <= 8


def test_wx_25_no_vote_once_viking_cards_are_on_the_table() -> None:
    s = turn_of(a_season(CHURCH, arrived=True, horde=(1, 0)), BLUE)
    assert why_not(s, "call_vote") == "the Vikings are here: there is no vote any more (WX-25)"
    s = run(a_season(arrived=True, black=6, horde=(1, 0)), viking_turn)
    assert s.rule == "OR-17.11"


# Worked examples


def test_ex_20_seven_votes_with_four_players() -> None:
    earldom = {"fiefs": ["palace lord=prince church", "castle lord=monk cathedral"]}
    assert votes_of(a_season(earldom, players=4, king=BLUE), BLUE) == 7


def test_ex_21_and_four_points() -> None:
    earldom = {"fiefs": ["palace lord=prince church", "castle lord=monk cathedral"], "hand": "monk banquet"}
    assert points_of(a_season(earldom, players=4, king=BLUE), BLUE) == 4


def test_ex_25_a_king_off_the_table() -> None:
    s = a_season({**BARE, "hand": "monk banquet"}, king=BLUE)
    assert "call_vote" in options(turn_of(s, BLUE))
    assert (votes_of(s, BLUE), points_of(s, BLUE)) == (2, 1)
