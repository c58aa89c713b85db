"""The Great Heathen Army: victories, the Vikings' turns, the end (GHA-3 to GHA-5, GHA-9 to GHA-26)."""

from __future__ import annotations

import pytest

from heptarchy import FATE, Rng
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.heathen import decide
from heptarchy.games.ortus.horde import viking_turn
from heptarchy.games.ortus.leaving import settle
from heptarchy.games.ortus.table.actions import CUBE, EMISSARY, SIEGE
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import begin_round, begin_turn, draw_for_turn
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    THE_END,
    Earldom,
    a_state,
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


def heathen(*earldoms: Earldom, **more: object) -> Ortus:
    s = a_state(*earldoms, variant="heathen", players=max(3, len(earldoms)), **more)  # type: ignore[arg-type]
    for house in range(s.players):
        s.off_table[house] = not s.fiefs[house]
    return s


def resolve(s: Ortus, _: int) -> None:
    decide(s)


# GHA-3 to GHA-5: victory


def test_gha_3_king_card_and_cathedral_at_the_start_of_the_turn_win() -> None:
    s = run(heathen(BISHOP, king=BLUE), begin_turn, BLUE)
    assert (s.over, s.ending, s.scores) == (True, "king and cathedral", [4, 0, 0])


def test_gha_3_not_in_another_turn_nor_with_one_of_the_two() -> None:
    assert not run(heathen(BISHOP, king=BLUE), begin_turn, RED).over
    assert not run(heathen(BISHOP, king=RED), begin_turn, BLUE).over
    assert not run(heathen(BISHOP), begin_turn, BLUE).over


def test_gha_4_alone_on_the_table_before_the_arrival_wins_at_once() -> None:
    s = heathen({"hand": "champion champion"}, {}, BARE, palace_strength=2)
    play(run(s, begin_turn, BLUE), "siege tamworth", "field champion", "field champion", "destroy")
    assert (s.over, s.ending, s.scores) == (True, "alone", [4, 0, 0])


def test_gha_4_two_on_the_table_play_on() -> None:
    assert run(heathen({}, {}, BARE), settle).ending == THE_END


def test_gha_5_an_empty_table_before_the_arrival_goes_on() -> None:
    s = run(heathen(BARE, BARE, BARE), settle)
    assert s.ending == THE_END
    assert run(s, begin_turn, BLUE).seat == BLUE


def test_gha_5_and_if_it_is_empty_when_they_arrive_they_win_there_and_then() -> None:
    s = run(heathen(BARE, BARE, BARE, black=7), viking_turn)
    assert (s.ending, s.scores) == ("vikings", [0, 0, 0])


# GHA-9 to GHA-13: markers


def test_gha_9_before_the_arrival_white_holds_the_timer_and_emissaries_push() -> None:
    s = run(heathen(black=3, white=True), viking_turn)
    assert (s.black, s.white, s.arrived) == (3, False, False)
    assert run(s, viking_turn).black == 4
    s = heathen({"hand": "monk"}, black=3)
    play(run(s, begin_turn, BLUE), "emissary monk")
    assert s.black == 4


def test_gha_9_an_attack_puts_the_white_marker_out() -> None:
    s = heathen({"hand": "champion"})
    assert play(run(s, begin_turn, BLUE), "siege tamworth").white


def test_gha_10_at_the_arrival_all_markers_go_back_and_white_is_out_of_use() -> None:
    s = run(heathen({"hand": "champion"}, black=8, white=True), viking_turn)
    assert (s.arrived, s.black, s.white) == (True, 0, False)
    s = heathen({"hand": "champion"}, arrived=True)
    assert not play(run(s, begin_turn, BLUE), "siege tamworth").white


def test_gha_10_they_arrive_two_for_each_earl_on_the_table_and_act_without_growing() -> None:
    s = run(heathen({}, {}, BARE, black=7), viking_turn)
    for _ in range(4):
        assert s.rule == "OR-17.11"
        play(s, "land_raider viking")
    assert (s.horde, s.rule) == ([4, 0], "OR-17.12")


def test_gha_11_every_later_viking_turn_pushes_a_marker_first() -> None:
    s = run(heathen(arrived=True, black=2, horde=(1, 0)), viking_turn)
    assert (s.black, s.rule) == (3, "OR-17.11")


def test_gha_12_after_the_arrival_emissaries_push_nothing_and_still_bring_cubes() -> None:
    s = heathen({"hand": "monk vassal"}, arrived=True, black=2)
    run(s, begin_turn, BLUE)
    assert offered(s, EMISSARY) == {"vassal", "monk"}
    play(s, "emissary monk")
    assert (s.black, s.bag[BLUE]) == (2, 3)


def test_gha_13_alone_on_the_table_wins_nothing_after_the_arrival() -> None:
    s = run(heathen({}, BARE, BARE, arrived=True), settle)
    assert s.ending == THE_END


# GHA-14 to GHA-17


def test_gha_14_an_empty_table_after_the_arrival_is_the_vikings_at_once() -> None:
    s = heathen({"deck": "", "fiefs": ["palace"]}, BARE, BARE, arrived=True)
    run(s, draw_for_turn, BLUE)
    assert (s.over, s.ending, s.scores) == (True, "vikings", [0, 0, 0])


def test_gha_14_within_a_viking_turn_too() -> None:
    s = heathen(BARE, {}, BARE, arrived=True, horde=(3, 0), viking_growth=0)
    play(run(s, viking_turn), "cube blue", "siege tamworth")
    assert (s.ending, s.scores) == ("vikings", [0, 0, 0])


def test_gha_15_king_and_cathedral_still_win_after_the_arrival() -> None:
    s = run(heathen(BISHOP, arrived=True, king=BLUE), begin_turn, BLUE)
    assert s.ending == "king and cathedral"


def test_gha_16_the_horde_grows_and_cubes_of_earls_off_the_table_count() -> None:
    s = run(heathen({**BARE, "cubes": 3}, {}, {}, arrived=True), viking_turn)
    play(s, "land_raider chieftain")
    assert s.horde == [0, 1]
    assert (s.weights.answers, s.weights.weights) == ([CUBE[BLUE], CUBE[RED], CUBE[GREEN]], [3, 1, 1])


def test_gha_17_the_last_marker_decides_at_once_without_growth_or_attack() -> None:
    s = run(heathen(arrived=True, black=7, king=RED, horde=(5, 0)), viking_turn)
    assert (s.over, s.ending, s.scores) == (True, "great king", [0, 4, 0])
    assert s.horde == [5, 0]


def test_gha_17_before_it_growth_then_control_then_attack() -> None:
    s = run(heathen(arrived=True, black=6, horde=(2, 0)), viking_turn)
    rules = []
    for answer in ("land_raider viking", "cube blue", "siege tamworth"):
        rules.append(s.rule)
        play(s, answer)
    assert rules == ["OR-17.11", "OR-17.12", "OR-17.13"]
    assert places(s, RED) == []
    invariants(s)


# GHA-18: the end


@pytest.mark.parametrize(
    ("king", "bishop", "fiefless", "ending", "scores"),
    [
        (BLUE, t.NOBODY, (), "great king", [4, 0, 0]),
        (BLUE, BLUE, (), "great king", [4, 0, 0]),
        (BLUE, RED, (), "dual", [3, 3, 0]),
        (BLUE, RED, (BLUE,), "archbishop", [0, 2, 0]),
        (t.NOBODY, RED, (), "archbishop", [0, 2, 0]),
        (t.NOBODY, t.NOBODY, (), "vikings", [0, 0, 0]),
        (BLUE, t.NOBODY, (BLUE,), "vikings", [0, 0, 0]),
    ],
)
def test_gha_18_the_first_line_that_fits_decides(
    king: int, bishop: int, fiefless: tuple[int, ...], ending: str, scores: list[int]
) -> None:
    """GHA-18a to GHA-18d are the rows in turn; GHA-19: the scores rank them."""
    earldoms = [BISHOP if house == bishop else BARE if house in fiefless else {} for house in range(3)]
    s = run(heathen(*earldoms, king=king, arrived=True), resolve)
    assert (s.ending, s.scores) == (ending, scores)


def test_gha_18a_a_king_with_a_fief_wins_alone_if_no_other_holds_the_cathedral() -> None:
    assert run(heathen(BISHOP, king=BLUE), resolve).result().ranks == [1, 2, 2]


def test_gha_18b_king_and_another_archbishop_share() -> None:
    assert run(heathen({}, BISHOP, king=BLUE), resolve).result().ranks == [1, 1, 3]


def test_gha_18c_without_a_king_on_the_table_the_archbishop_wins() -> None:
    assert run(heathen(BARE, {}, BISHOP, king=BLUE), resolve).scores == [0, 0, 2]


def test_gha_18d_otherwise_all_lose() -> None:
    s = heathen()
    heard = listening(s)
    run(s, resolve)
    assert [str(event) for event in heard] == ["the Earls have lost"]
    assert (s.result().ranks, s.result().winners) == ([2, 2, 2], [])


def test_gha_19_victories_rank_alike_then_a_shared_win_then_the_lesser_one() -> None:
    first = run(heathen(BISHOP, king=BLUE), begin_turn, BLUE).scores[BLUE]
    second = run(heathen({}, BARE, BARE), settle).scores[BLUE]
    greater = run(heathen(king=BLUE), resolve).scores[BLUE]
    shared = run(heathen({}, BISHOP, king=BLUE), resolve).scores[BLUE]
    lesser = run(heathen(BISHOP), resolve).scores[BLUE]
    lost = run(heathen(), resolve).scores[BLUE]
    assert first == second == greater > shared > lesser > lost


def test_gha_20_a_king_off_the_table_keeps_the_card() -> None:
    s = heathen({}, {"hand": "banner", "banners": 3}, king=BLUE)
    s.fiefs[BLUE], s.holder[0], s.pile[t.PALACE] = [], t.NOBODY, 1
    run(s, settle)
    assert (s.off_table[BLUE], s.king, s.banners[RED]) == (True, BLUE, 3)
    run(s, begin_turn, RED)
    assert "play banner" not in options(s)


def test_gha_21_the_test_comes_before_any_free_step() -> None:
    s = heathen({**BISHOP, "hand": "land castle"}, king=BLUE)
    heard = listening(s)
    run(s, begin_turn, BLUE)
    assert [str(event) for event in heard] == ["Blue's turn", "Blue has won"]


def test_gha_21_who_loses_his_last_fief_in_his_own_turn_still_draws() -> None:
    s = heathen({"fiefs": ["castle lord=vassal"], "hand": "land", "deck": "monk"}, {}, {})
    run(s, begin_turn, BLUE)
    s.fiefs[BLUE], s.holder[1], s.lord[1] = [], t.NOBODY, t.NO_LORD
    s.pile[t.CASTLE] += 1
    s.pile[t.VASSAL] += 1
    play(s, "build", "tower land", "end")
    assert options(s) == ["draw monk"]


def test_gha_22_a_controller_alone_on_the_table_sends_them_nowhere() -> None:
    s = heathen({}, BARE, BARE, arrived=True, horde=(3, 0), viking_growth=0)
    heard = listening(s)
    play(run(s, viking_turn), "cube blue")
    assert s.ending == THE_END
    assert str(heard[-1]) == "the Vikings do nothing"


def test_gha_22_a_controller_off_the_table_names_any_earl_on_it() -> None:
    s = heathen(BARE, {}, {}, arrived=True, horde=(3, 0), viking_growth=0)
    play(run(s, viking_turn), "cube blue")
    assert (s.seat, offered(s, SIEGE)) == (BLUE, {"tamworth", "bamburgh"})


def test_gha_23_old_age_that_leaves_one_on_the_table_makes_him_win() -> None:
    s = heathen({"deck": ""}, {}, BARE)
    run(s, draw_for_turn, BLUE)
    assert (s.ending, s.scores) == ("alone", [0, 4, 0])


def test_gha_23_who_captures_the_last_seat_is_on_the_table_before_the_test() -> None:
    after = heathen({**BARE, "hand": "champion champion"}, {}, BARE, arrived=True, palace_strength=2)
    play(run(after, begin_turn, BLUE), "siege tamworth", "field champion", "field champion", "capture")
    assert (after.over, places(after, BLUE)) == (False, ["tamworth"])
    before = heathen({**BARE, "hand": "champion champion"}, {}, BARE, palace_strength=2)
    play(run(before, begin_turn, BLUE), "siege tamworth", "field champion", "field champion", "capture")
    assert (before.ending, before.scores) == ("alone", [4, 0, 0])


def quiet_rounds(s: Ortus) -> list[int]:
    """Everybody passes and no attack harms: the rounds in which the Vikings took control."""
    acted = []
    run(s, begin_round)
    while not s.over:
        if s.rule == "OR-17.12":
            acted.append(s.round)
        if s.seat == FATE:
            s.apply(s.options[0])
        elif "end" in options(s):
            play(s, "end")
        else:
            s.apply(s.options[-1])
    return acted


def strong() -> Earldom:
    return {"deck": " ".join(["land"] * 6 + ["monk"] * 6 + ["allies"] * 6 + ["banquet"] * 6), "towers": "champion " * 6}


def test_gha_24_they_act_in_eight_rounds_and_the_last_viking_turn_only_decides() -> None:
    s = heathen(strong(), strong(), strong(), black=7, round=0, palace_strength=9, king=RED)
    assert quiet_rounds(s) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert (s.round, s.ending) == (9, "great king")


def test_gha_25_at_the_cap_all_markers_count_as_out() -> None:
    s = run(heathen(black=2, white=True, round=200), viking_turn)
    assert (s.arrived, s.black) == (True, 0)
    s = run(heathen(black=2, round=199), viking_turn)
    assert (s.arrived, s.black) == (False, 3)


def test_gha_25_every_game_ends_so_many_rounds_after_the_cap() -> None:
    cap, markers = 6, 4
    for seed in range(20):
        rng = Rng(seed)
        s = ORTUS.new(variant="heathen", players=3, round_cap=cap, black_markers=markers, palace_strength=9)
        assert isinstance(s, Ortus)
        while not s.over:
            s.apply(rng.pick(s.weights) if s.seat == FATE else rng.choice(s.options))
        assert s.round <= cap + markers


def test_gha_26_the_king_card_alone_wins_nothing_before_the_end() -> None:
    for earldom in ({}, BARE):
        s = heathen(earldom, {}, {}, king=BLUE, arrived=True)
        assert run(s, settle).ending == THE_END
        assert not run(s, begin_turn, BLUE).over


# Worked examples


def test_ex_15_the_last_viking_turn() -> None:
    three = {"fiefs": ["palace", "castle", "castle"]}
    s = run(heathen(BARE, BISHOP, three, king=BLUE, arrived=True, black=7), viking_turn)
    assert (s.ending, s.scores) == ("archbishop", [0, 2, 0])
    s = run(heathen({"fiefs": ["castle"]}, BISHOP, three, king=BLUE, arrived=True, black=7), viking_turn)
    assert (s.ending, s.scores) == ("dual", [3, 3, 0])
    s = run(heathen(BARE, {}, three, king=BLUE, arrived=True, black=7), viking_turn)
    assert (s.ending, s.scores) == ("vikings", [0, 0, 0])


def test_ex_16_a_lost_banner_crowns_another_in_the_turn_of_a_third() -> None:
    s = heathen({"banners": 2}, {"banners": 1}, {"hand": "champion champion"}, active=GREEN, palace_strength=2)
    play(run(s, begin_turn, GREEN), "siege tamworth", "field champion", "field champion", "capture")
    assert (s.king, s.banners, s.seat) == (BLUE, [0, 0, 0], GREEN)
    assert discard(s, RED) == ["banner"]
