"""OR-18: leaving the game and winning it, and the example EX-14."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import capture_fief, destroy_fief
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.leaving import ALONE, eliminate, settle
from heptarchy.games.ortus.table.actions import SPACE
from heptarchy.games.ortus.table.state import Battle, Ortus
from heptarchy.games.ortus.turn import ask_turn, begin_round, begin_turn
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    THE_END,
    a_state,
    cards,
    discard,
    fief,
    invariants,
    listening,
    options,
    places,
    play,
    properties,
    run,
)


def test_ex_14_with_an_empty_deck_he_may_still_act_and_is_eliminated_at_the_draw() -> None:
    # Given A with an empty deck and 6 cards in the Hand
    s = a_state({"deck": "", "hand": "castle land church monk vassal banner"}, {}, {})
    run(s, begin_turn, BLUE)
    assert not s.out[BLUE]

    # When he has taken his Action, and must draw
    play(s, "place castle")
    assert places(s, BLUE) == ["winchester", "bradford"]
    assert not s.out[BLUE]
    play(s, "end")

    # Then he is eliminated
    assert s.out == [True, False, False]
    invariants(s)


def test_or_18_1_an_earl_without_a_seat_on_the_table_is_eliminated_at_once() -> None:
    s = a_state({"hand": "castle", "towers": "land", "mercs": ["knight"]}, {}, {})
    destroy_fief(s, fief("winchester"))
    ears = listening(s)
    run(s, settle)
    assert s.out == [True, False, False]
    assert [str(event) for event in ears][:2] == ["Blue has no Fief left", "Blue is out of the game"]
    invariants(s)


def test_or_18_1_by_siege_in_the_middle_of_a_turn() -> None:
    s = a_state({"hand": "champion champion monk"}, {"hand": "land"}, {})
    run(s, begin_round)
    play(s, "siege tamworth", "field champion", "field champion", "done", "done", "capture")
    assert s.out == [False, True, False]
    assert (s.seat, s.rule) == (BLUE, "OR-5.1")  # his turn goes on
    assert places(s, BLUE) == ["winchester", "tamworth"]
    play(s, "end", "draw land")
    assert s.seat == GREEN
    invariants(s)


def test_or_18_2_who_must_draw_and_cannot_is_eliminated_at_once() -> None:
    s = a_state({"deck": ""}, {}, {})
    ears = listening(s)
    run(s, begin_round)
    play(s, "end")
    assert s.out == [True, False, False]
    assert s.seat == RED
    told = [event.name for event in ears]
    assert told.index("old_age") < told.index("eliminated") < told.index("turn_begins", 3)


def test_or_18_3_who_concedes_is_eliminated_at_once() -> None:
    s = a_state({"hand": "land"}, {}, {}, concede=True)
    run(s, begin_round)
    play(s, "concede")
    assert s.out == [True, False, False]
    assert s.seat == RED
    invariants(s)


def a_rich_earl() -> Ortus:
    """Blue has something of everything, also of Red's; Red has a Blue Land."""
    return a_state(
        {
            "hand": "castle land",
            "deck": "banner",
            "discard": "banquet",
            "towers": "monk",
            "banners": 1,
            "cubes": 4,
            "fiefs": ["palace lord=prince land red_church", "red_castle land"],
            "mercs": ["knight", "red infantry"],
            "pool": (2, 1),
        },
        {"fiefs": ["palace blue_land"]},
        {},
        king=BLUE,
        royal=(1, 1),
    )


def test_or_18_4_all_of_his_leaves_the_game() -> None:
    s = a_rich_earl()
    s.emissaries[:2] = [1, 1]
    s.tray[t.VASSAL] -= 1
    s.tray[t.MONK] -= 1
    eliminate(s, BLUE)

    # His cubes leave the bag; all zones of his are empty
    assert s.bag == [0, 1, 1]
    for zone in (s.hand, s.deck, s.pile, s.tray):
        assert cards(zone, BLUE) == []
    assert (s.towers[BLUE], s.fiefs[BLUE], s.mercs[BLUE], s.banners[BLUE]) == ([], [], [], 0)
    assert s.emissaries[:2] == [0, 0]
    assert len(cards(s.gone, BLUE)) == 91 - 1  # but the Land that Red holds
    invariants(s)


def test_or_18_4_cards_of_other_colours_go_to_their_owners() -> None:
    s = a_rich_earl()
    eliminate(s, BLUE)
    assert discard(s, RED) == ["castle", "church", "mercenary"]


def test_or_18_4_army_cards_go_to_the_army_discard_and_the_king_card_is_free() -> None:
    s = a_rich_earl()
    eliminate(s, BLUE)
    assert s.army_pile == [2 + 1 + 1, 1 + 1 + 1]  # Pool, Garrisons, Royal Army
    assert s.pool[:2] == [0, 0]
    assert (s.king, s.royal) == (t.NOBODY, [0, 0])
    invariants(s)


def test_or_18_4_another_king_stays_king() -> None:
    s = a_state({}, {}, {}, king=RED, royal=(1, 0))
    eliminate(s, BLUE)
    assert (s.king, s.royal) == (RED, [1, 0])


def test_or_18_4_what_was_seen_of_him_and_by_him_is_forgotten() -> None:
    s = a_state({"fiefs": ["palace lord=monk"]}, {"hand": "land"}, {"hand": "monk"})
    run(s, ask_turn, BLUE)
    play(s, "look red")
    eliminate(s, RED)
    assert s.view(BLUE)["earls"][RED]["known"] is None
    invariants(s)


def test_or_18_4_nothing_hidden_is_shown_by_it() -> None:
    # Given two Earls that differ in hidden cards alone, who are eliminated
    told, views = [], []
    for hidden in (
        {"hand": "land", "deck": "monk", "towers": "church"},
        {"hand": "monk", "deck": "land", "towers": "land"},
    ):
        s = a_state(hidden, {}, {})
        ears = listening(s)
        eliminate(s, BLUE)
        told.append([str(event) for event in ears if event.audience == -1])
        views.append(s.view(RED))

    # Then the others are told and see the same
    assert told[0] == told[1]
    assert views[0] == views[1]


def test_or_18_5_his_cards_in_other_earldoms_stay_and_leave_when_discarded() -> None:
    s = a_state({}, {"fiefs": ["palace blue_land blue_church", "blue_castle"], "mercs": ["blue knight"]}, {})
    eliminate(s, BLUE)
    assert properties(s, "tamworth") == ["blue_land", "blue_church"]
    assert places(s, RED) == ["tamworth", "bradford"]
    assert len(s.mercs[RED]) == 1
    gone = len(cards(s.gone, BLUE))
    destroy_fief(s, fief("bradford"))
    assert len(cards(s.gone, BLUE)) == gone + 1
    assert discard(s, BLUE) == []
    invariants(s)


def test_or_18_6_elimination_in_a_battle_finishes_it_for_the_other_side() -> None:
    # Given Red, whose last seat falls while his Lord of that seat is captured; he would have a Land to pay with
    s = a_state(
        {"hand": "champion champion champion monk"}, {"hand": "vassal monk", "fiefs": ["palace lord=vassal land"]}, {}
    )
    run(s, ask_turn, BLUE)
    play(s, "siege tamworth", *["field champion"] * 3, "done", "field_lord tamworth", "field vassal", "done")
    play(s, "battle attacker", "capture")

    # Then he is out and not asked for Ransom, Blue has the Fief, and Blue's cards are discarded
    assert s.out == [False, True, False]
    assert (s.seat, s.rule) == (BLUE, "OR-5.1")
    assert s.battle is None
    assert discard(s, BLUE) == ["champion"] * 3
    assert properties(s, "tamworth") == ["red_land"]
    assert discard(s, RED) == []
    invariants(s)


def test_or_18_7_the_last_earl_left_wins() -> None:
    s = a_state({}, {}, {})
    eliminate(s, GREEN)
    destroy_fief(s, fief("tamworth"))
    ears = listening(s)
    run(s, settle)
    assert (s.ending, s.scores) == (ALONE, [1, 0, 0])
    assert str(ears[-1]) == "Blue has won"
    assert s.result().ranks == [1, 2, 2]


def test_or_18_7_while_two_are_left_nobody_has_won() -> None:
    s = a_state({}, {}, {})
    destroy_fief(s, fief("tamworth"))
    run(s, settle)
    assert s.ending == THE_END


def test_or_18_7_old_age_of_the_one_is_the_others_win() -> None:
    s = a_state({"deck": ""}, {})
    run(s, begin_round)
    play(s, "end")
    assert (s.ending, s.scores) == (ALONE, [0, 1])


@pytest.mark.parametrize(
    ("active", "start", "winner"),
    [(BLUE, RED, BLUE), (GREEN, BLUE, GREEN), (t.VIKINGS, RED, RED), (t.VIKINGS, GREEN, GREEN)],
)
def test_or_18_8_of_the_last_who_leave_together_the_active_earl_wins_or_the_first_in_turn(
    active: int, start: int, winner: int
) -> None:
    s = a_state({"fiefs": []}, {"fiefs": []}, {"fiefs": []}, active=active, start=start)
    run(s, settle)
    assert s.scores == [int(house == winner) for house in range(3)]


def test_or_18_8_or_who_controls_the_vikings() -> None:
    s = a_state({"fiefs": []}, {"fiefs": []}, {"fiefs": []}, active=t.VIKINGS)
    s.battle = Battle()
    s.battle.attacker, s.battle.director, s.battle.defender = t.VIKINGS, GREEN, RED
    run(s, settle)
    assert s.scores == [0, 0, 1]


def test_or_18_8_who_had_left_before_is_not_among_them() -> None:
    # Given the starting player, who is out, and whose turn it was
    s = a_state({}, {"fiefs": []}, {"fiefs": []}, active=BLUE, start=BLUE)
    eliminate(s, BLUE)
    run(s, settle)
    assert s.scores == [0, 1, 0]


def test_or_18_9_an_empty_deck_by_itself_does_nothing() -> None:
    # Given two Earls whose decks are empty, and another's turn
    s = a_state({"fiefs": ["palace lord=monk"]}, {"deck": "", "hand": "land"}, {"deck": ""})
    run(s, begin_turn, BLUE)
    play(s, "look red", "end", "draw land")
    assert s.out == [False, False, False]
    assert s.ending == THE_END


def test_or_18_9_a_banquet_that_cannot_draw_is_not_played() -> None:
    s = a_state({"deck": "", "hand": "banquet"}, {}, {})
    run(s, ask_turn, BLUE)
    assert "play banquet" not in options(s)


def test_or_18_10_a_capture_is_one_step_and_is_tested_after_it() -> None:
    # Given Banners Blue 2, Red 1; Green takes Red's last Fief
    s = a_state({"banners": 2}, {"banners": 1, "pool": (1, 0)}, {"pool": (1, 0)})
    capture_fief(s, fief("tamworth"), GREEN)
    ears = listening(s)
    run(s, settle)

    # Then elimination comes first, then the lead in Banners: Blue is King, and Red, who is out, gives nothing
    told = [event.name for event in ears]
    assert told.index("eliminated") < told.index("crowned")
    assert s.king == BLUE
    assert s.royal == [1, 0]
    assert s.pool[GREEN * 2] == 0
    invariants(s)


def test_or_18_10_victory_is_tested_before_the_banners() -> None:
    # Given two Earls, Banners 2 and 1: the one without a Fief leaves, and the other has won before he would be King
    s = a_state({"banners": 2}, {"banners": 1})
    destroy_fief(s, fief("tamworth"))
    run(s, settle)
    assert s.ending == ALONE
    assert s.king == t.NOBODY


def test_or_18_10_treachery_with_the_whole_fief_is_one_step() -> None:
    # Given Red, whose only Fief goes with its Vassal Lord
    s = a_state({"hand": "treachery"}, {"fiefs": ["castle land lord=vassal"], "banners": 1}, {})
    run(s, ask_turn, BLUE)
    play(s, "play treachery", "aim_lord repton")
    assert s.out == [False, True, False]
    assert len(cards(s.gone, RED)) == 91
    invariants(s)


# What is said before it is done


def warned(s: Ortus, answer: str) -> tuple[str, bool]:
    """What this Earl is told of an answer, and whether it would end the game for him."""
    caution = ORTUS.cautions(s, s.seat).get(SPACE.parse(answer))
    return ("", False) if caution is None else (caution.rule, caution.grave)


def test_or_18_2_the_draw_that_would_be_his_end_is_warned_of() -> None:
    s = run(a_state({"deck": ""}, {}, {}), begin_round)
    assert warned(s, "end") == ("OR-18.2", True)
    play(s, "end")
    assert s.out == [True, False, False]
    assert warned(s, "end") == ("", False), "the next Earl has cards to draw"


def test_or_18_3_conceding_is_warned_of() -> None:
    s = run(a_state({}, {}, concede=True), begin_round)
    assert warned(s, "concede") == ("OR-18.3", True)
    assert ORTUS.cautions(run(a_state({}, {}), begin_round), BLUE) == {}


@pytest.mark.parametrize(
    ("variant", "others", "rule", "grave"),
    [
        ("heathen", ["palace"], "GHA-6", False),
        ("heathen", [], "GHA-6", True),  # GHA-14: nobody is on the table
        ("wessex", ["palace"], "WX-9", False),
        ("wessex", [], "WX-9", False),  # looked at in the next Viking turn: he may come back before it
    ],
)
def test_gha_6_wx_9_old_age_takes_all_fiefs_and_the_last_ones_may_end_the_game(
    variant: str, others: list[str], rule: str, grave: bool
) -> None:
    s = a_state({"deck": ""}, {"fiefs": others}, {"fiefs": []}, variant=variant, arrived=True)
    assert warned(run(s, begin_turn, BLUE), "end") == (rule, grave)
    play(s, "end")
    assert (s.fiefs[BLUE], s.ending == "vikings") == ([], grave)
