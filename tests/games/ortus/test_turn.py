"""OR-5: the turn; rounds; what an Earl may not do in it."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.leaving import eliminate
from heptarchy.games.ortus.table.actions import GARRISON, PLACE, PLAY, RAID, SIEGE, STORM
from heptarchy.games.ortus.turn import ask_turn, begin_round, begin_turn
from heptarchy.kernel.modes import FATE
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    a_state,
    asks_fate,
    hand,
    invariants,
    listening,
    offered,
    options,
    play,
    refused,
    run,
)


def test_or_5_1_free_steps_and_one_action_in_any_order_then_the_draw() -> None:
    # Given an Earl with cards for free steps and two Actions
    s = a_state({"hand": "castle castle land church", "pool": (1, 0), "mercs": [""], "deck": "banner"})
    run(s, begin_turn, BLUE)

    # When he takes a free step, an Action, and further free steps
    play(s, "build", "tower land", "place castle")
    assert s.acted
    assert offered(s, PLACE) == set()
    play(s, "garrison infantry", "build", "tower church", "end")

    # Then the draw ends his turn
    assert (s.seat, s.rule, options(s)) == (FATE, "OR-5.6", ["draw banner"])
    play(s, "draw banner")
    assert s.over
    assert hand(s, BLUE) == ["castle", "banner"]


def test_or_5_1_the_second_action_is_refused() -> None:
    s = a_state(
        {"hand": "castle castle banquet banner vassal", "fiefs": ["palace lord=monk land"], "pool": (1, 0)},
        {"hand": "land", "towers": "land", "fiefs": ["palace land"]},
    )
    run(s, begin_turn, BLUE)
    play(s, "place castle")
    assert options(s) == ["build", "end"]
    for second in (
        *("place castle", "play banquet", "play banner", "recruit", "emissary vassal", "look red"),
        *("storm red", "raid tamworth", "siege tamworth", "bequeath winchester", "call_vote"),
    ):
        assert refused(s, second) == "you have taken your Action this turn (OR-5.1)"


def test_or_5_1_every_turn_has_its_own_action() -> None:
    s = a_state({"hand": "castle castle", "deck": "land land"}, {"deck": "land"})
    run(s, begin_turn, BLUE)
    play(s, "place castle", "end", "draw land")
    run(s, begin_turn, BLUE)
    assert not s.acted
    assert "castle" in offered(s, PLACE)


def test_or_5_2_the_action_may_be_left_out() -> None:
    s = a_state({"hand": "castle"})
    run(s, begin_turn, BLUE)
    play(s, "end")
    assert asks_fate(s)


def test_or_5_2_an_earl_who_can_do_nothing_is_still_asked() -> None:
    s = a_state({})
    run(s, begin_turn, BLUE)
    assert (s.seat, options(s)) == (BLUE, ["end"])


def test_or_5_3_towers_and_garrisons_any_number_of_times() -> None:
    s = a_state({"hand": "land land land", "pool": (2, 1), "mercs": ["", "", ""]})
    run(s, begin_turn, BLUE)
    play(
        s,
        "build",
        "tower land",
        "garrison knight",
        "at 2",
        "garrison infantry",
        "at 1",
        "build",
        "tower land",
        "garrison infantry",
    )
    assert len(s.towers[BLUE]) == 2
    assert [merc["knight"] for merc in s.view(None)["earls"][BLUE]["mercenaries"]] == [0, 1, 0]
    assert [merc["infantry"] for merc in s.view(None)["earls"][BLUE]["mercenaries"]] == [1, 0, 1]
    assert s.pool[:2] == [0, 0]
    assert not s.acted
    invariants(s)


def test_or_5_3_free_steps_are_told_without_what_the_tower_is() -> None:
    s = a_state({"hand": "land", "pool": (1, 0), "mercs": [""]})
    run(s, begin_turn, BLUE)
    ears = listening(s)
    play(s, "build", "tower land", "garrison infantry")
    assert [str(event) for event in ears if event.audience == -1] == [
        "Blue builds a Tower",
        "Blue puts Infantry into a Garrison",
    ]
    assert [(str(event), event.audience) for event in ears if event.audience != -1] == [
        ("the new Tower of Blue is a Land", 1 << BLUE)
    ]


def test_or_5_3_what_is_needed_for_a_free_step() -> None:
    s = a_state({"hand": "land", "pool": (1, 0), "mercs": ["knight"]})
    run(s, begin_turn, BLUE)
    assert "build" in options(s)
    assert offered(s, GARRISON) == set()
    assert refused(s, "garrison knight") == "you have no Knight in your Pool (OR-5.3)"
    assert refused(s, "garrison infantry") == "you have no Mercenary with an empty Garrison (OR-5.3)"


def test_or_5_3_without_a_hand_no_tower_is_built() -> None:
    s = run(a_state({}), begin_turn, BLUE)
    assert "build" not in options(s)
    assert refused(s, "build") == "your Hand is empty (OR-5.3)"


def test_or_5_4_no_free_step_in_the_middle_of_an_action() -> None:
    # Given an Action that asks for a Fief, and one that asks what is fielded
    s = a_state({"hand": "land champion", "fiefs": ["palace", "castle"], "pool": (1, 0), "mercs": [""]})
    run(s, begin_turn, BLUE)
    play(s, "place land")
    assert options(s) == ["into winchester", "into bradford"]
    assert refused(s, "build") != ""

    s = a_state({"hand": "champion land", "pool": (1, 0), "mercs": [""]})
    run(s, begin_turn, BLUE)
    play(s, "siege tamworth")
    assert "build" not in options(s)
    assert offered(s, GARRISON) == set()


def test_or_5_5_a_garrison_is_never_taken_back() -> None:
    s = a_state({"mercs": ["knight", "infantry"]})
    run(s, begin_turn, BLUE)
    assert options(s) == ["siege tamworth", "end"]


def test_or_5_6_the_draw_is_required_and_an_empty_deck_is_old_age() -> None:
    s = a_state({"deck": "", "hand": "land"}, {}, {})
    ears = listening(s)
    run(s, begin_turn, BLUE)
    play(s, "end")
    assert s.out == [True, False, False]
    assert "Blue dies of old age" in [str(event) for event in ears]


def test_or_5_6_the_last_card_of_a_deck_is_still_drawn() -> None:
    s = a_state({"deck": "land"}, {}, {})
    run(s, begin_turn, BLUE)
    play(s, "end", "draw land")
    assert s.out == [False, False, False]
    assert hand(s, BLUE) == ["land"]


def test_or_5_6_a_draw_is_heard_by_its_earl_alone_and_its_number_by_all() -> None:
    s = a_state({"deck": "land monk monk"})
    run(s, begin_turn, BLUE)
    play(s, "end")
    assert s.audience == 1 << BLUE
    assert list(s.weights.weights) == [1, 2]
    ears = listening(s)
    play(s, "draw monk")
    assert [str(event) for event in ears] == ["Blue draws a card"]


def test_or_5_7_nobody_attacks_in_his_own_first_turn() -> None:
    laid = {"hand": "champion"}, {"towers": "land", "fiefs": ["palace land"]}
    s = a_state(*laid, turns=0)
    run(s, begin_turn, BLUE)
    for verb in (STORM, RAID, SIEGE):
        assert offered(s, verb) == set()
    for attack in ("storm red", "raid tamworth", "siege tamworth"):
        assert refused(s, attack) == "nobody attacks in his first turn (OR-5.7)"

    # But in his second
    s = a_state(*laid, turns=1)
    run(s, begin_turn, BLUE)
    assert {"storm red", "raid tamworth", "siege tamworth"} <= set(options(s))


def test_or_5_7_the_first_turn_is_each_earls_own() -> None:
    # Given Red, who has his second turn while Blue had none
    s = a_state({"hand": "champion"}, {"hand": "champion"}, turns=0)
    s.turns[RED] = 1
    run(s, begin_turn, RED)
    assert "siege winchester" in options(s)


def test_or_5_8_all_other_actions_are_allowed_in_the_first_turn() -> None:
    s = a_state(
        {"hand": "treachery intrigue champion vassal banquet", "fiefs": ["palace land lord=monk"]},
        {"hand": "land", "fiefs": ["palace land"]},
        turns=0,
    )
    run(s, begin_turn, BLUE)
    assert offered(s, PLAY) == {"treachery", "intrigue", "champion", "banquet"}
    assert {"emissary vassal", "recruit", "look red"} <= set(options(s))


def test_or_5_9_an_earl_may_concede_in_his_turn_and_is_out_at_once() -> None:
    s = a_state({"hand": "castle"}, {}, {}, concede=True)
    ears = listening(s)
    run(s, begin_turn, BLUE)
    play(s, "build", "tower castle", "concede")
    assert s.out == [True, False, False]
    assert s.over
    assert [e.name for e in ears if e.name in ("conceded", "eliminated", "drew")] == ["conceded", "eliminated"]
    invariants(s)


def test_or_5_9_where_the_table_does_not_play_so_conceding_is_refused() -> None:
    s = a_state({})
    run(s, begin_turn, BLUE)
    assert refused(s, "concede") == "at this table nobody concedes (OR-5.9)"


def test_or_5_10_after_the_last_earl_come_the_vikings_then_a_new_round() -> None:
    s = a_state({}, {}, {}, round=3, start=GREEN)
    ears = listening(s)
    run(s, begin_round)
    for _ in range(3):
        play(s, "end", "draw land")
    told = [str(e) for e in ears if e.name in ("round_begins", "turn_begins", "black_out")]
    assert told == [
        *("Round 4 begins", "Green's turn", "Blue's turn", "Red's turn"),
        *("a black marker goes out: 1 is out", "Round 5 begins", "Green's turn"),
    ]


def test_or_5_11_the_eliminated_are_skipped_and_the_next_to_the_left_leads() -> None:
    # Given a starting player who is out
    s = a_state({}, {}, {}, {}, start=RED)
    eliminate(s, RED)
    ears = listening(s)
    run(s, begin_round)
    while s.round == 3:
        play(s, "end", "draw land")

    # Then Green leads the round, and the Vikings come after Blue as before
    told = [str(e) for e in ears if e.name in ("turn_begins", "black_out")]
    assert told == ["Green's turn", "Gold's turn", "Blue's turn", "a black marker goes out: 1 is out", "Green's turn"]


def test_or_5_11_who_is_eliminated_in_his_own_turn_has_no_more_of_it() -> None:
    s = a_state({"hand": "castle"}, {}, {}, concede=True)
    run(s, begin_round)
    play(s, "concede")
    assert (s.seat, s.active) == (RED, RED)


# Every refusal of `why.py`


REFUSALS = [
    # Placing
    ({}, {}, "place castle", "you hold no Castle (OR-6.1)"),
    ({}, {}, "place land", "you hold no Land (OR-6.2)"),
    ({}, {}, "place monk", "you hold no Monk (OR-6.3)"),
    ({}, {}, "place mercenary", "you hold no Mercenary (OR-6.4)"),
    ({"hand": "banner"}, {}, "place banner", "Banner is not placed on the table (OR-6.5)"),
    ({"hand": "land", "fiefs": []}, {}, "place land", "without a Fief you can hold no Land (OR-8.4)"),
    ({"hand": "monk", "fiefs": []}, {}, "place monk", "without a Fief you can hold no Monk (OR-8.4)"),
    (
        {"hand": "cathedral"},
        {"fiefs": ["palace cathedral"]},
        "place cathedral",
        "there is a Cathedral on the table (OR-7.5a)",
    ),
    (
        {"hand": "vassal", "fiefs": ["palace lord=monk"]},
        {},
        "place vassal",
        "each of your seats has a Lord (OR-9.1)",
    ),
    # Playing
    ({}, {}, "play treachery", "you hold no Treachery (OR-6.5)"),
    ({}, {}, "play champion", "you hold no Champion (OR-6.10)"),
    ({"hand": "allies"}, {}, "play allies", "Allies are only played to answer Treachery or Intrigue (OR-6.11)"),
    ({"hand": "land"}, {}, "play land", "Land is not played so (OR-6.5)"),
    ({"hand": "banquet", "deck": "land"}, {}, "play banquet", "your deck has fewer than 2 cards (OR-7.11d)"),
    ({"hand": "treachery"}, {}, "play treachery", "there is nothing that Treachery could aim at (OR-6.13)"),
    ({"hand": "intrigue"}, {"hand": "land"}, "play intrigue", "there is nothing that Intrigue could aim at (OR-6.13)"),
    ({"hand": "champion"}, {"fiefs": ["palace land"]}, "play champion", "you have no Property to ante (OR-14.1)"),
    (
        {"hand": "champion", "fiefs": ["palace land"]},
        {},
        "play champion",
        "no other Earl has a Property to ante (OR-14.1)",
    ),
    # Bequeathing
    (
        {"fiefs": ["palace lord=prince"]},
        {},
        "bequeath winchester",
        "to bequeath you need a Banner in Hand (OR-16.1)",
    ),
    (
        {"hand": "banner", "fiefs": ["palace lord=vassal"]},
        {},
        "bequeath winchester",
        "you have no Prince Lord at Winchester (OR-16.1)",
    ),
    (
        {"hand": "banner", "fiefs": ["palace lord=prince"]},
        {"fiefs": ["palace lord=prince"]},
        "bequeath tamworth",
        "you have no Prince Lord at Tamworth (OR-16.1)",
    ),
    (
        {"hand": "banner", "fiefs": ["palace lord=prince"]},
        {"fiefs": ["palace cathedral"]},
        "bequeath winchester",
        "Red holds the Cathedral and you have no Church (OR-16.2)",
    ),
    # Recruiting, Emissaries, Monasteries
    ({"fiefs": ["palace church market"]}, {}, "recruit", "to Recruit you need a Land (OR-6.7)"),
    ({"hand": "prince"}, {}, "emissary prince", "only a Vassal or a Monk goes to the Vikings (OR-6.8)"),
    ({}, {}, "emissary monk", "you hold no Monk (OR-6.8)"),
    ({"fiefs": ["palace lord=monk"]}, {}, "look blue", "you know your own Hand (OR-6.9)"),
    ({"fiefs": ["palace lord=monk"]}, {}, "look gold", "Gold is not in the game (OR-6.9)"),
    ({}, {"hand": "land"}, "look red", "you have no Monastery (OR-6.9)"),
    ({"fiefs": ["palace lord=monk"]}, {}, "look red", "the Hand of Red is empty (OR-6.9)"),
    # Attacks
    ({"hand": "champion"}, {}, "raid repton", "there is no Fief at Repton (OR-8.1)"),
    ({"hand": "champion"}, {}, "siege repton", "there is no Fief at Repton (OR-8.1)"),
    ({"hand": "champion", "towers": "land"}, {}, "storm blue", "you do not attack yourself (OR-12.1)"),
    ({"hand": "champion"}, {}, "siege winchester", "you do not attack yourself (OR-12.1)"),
    ({"hand": "champion"}, {}, "storm orange", "Orange is not on the table (OR-12.1)"),
    ({"hand": "monk"}, {}, "siege tamworth", "you have nothing to field (OR-12.2)"),
    ({"hand": "champion"}, {}, "storm red", "Red has no Tower (OR-12.1)"),
    ({"hand": "champion"}, {}, "raid tamworth", "Tamworth has no Property (OR-12.1)"),
    # Modules and variants that this table does not play with
    ({"hand": "land land"}, {}, "exchange", "this table does not play with Resourceful Earls (OV-7)"),
    ({}, {}, "call_vote", "votes for Winter belong to the Wessex campaign (WX-13)"),
]


@pytest.mark.parametrize(("blue", "red", "action", "sentence"), REFUSALS, ids=[row[3] for row in REFUSALS])
def test_or_6_13_every_refusal_names_its_reason_and_its_rule(
    blue: dict[str, object], red: dict[str, object], action: str, sentence: str
) -> None:
    s = a_state(blue, red)
    run(s, ask_turn, BLUE)
    assert action not in options(s)
    assert refused(s, action) == sentence


@pytest.mark.parametrize(
    ("blue", "action", "sentence"),
    [
        ({"hand": "champion"}, "siege tamworth", "a tournament begins with 2 peaceful turns (OV-1)"),
        ({"hand": "treachery"}, "play treachery", "a tournament begins with 2 peaceful turns (OV-1)"),
        ({"hand": "intrigue"}, "play intrigue", "a tournament begins with 2 peaceful turns (OV-1)"),
    ],
)
def test_ov_1_a_peaceful_turn_is_named(blue: dict[str, object], action: str, sentence: str) -> None:
    s = a_state(blue, {"hand": "land", "pool": (1, 0)}, turns=2, tournament=True)
    run(s, ask_turn, BLUE)
    assert refused(s, action) == sentence


def test_ov_7_an_exchange_needs_cards_in_hand() -> None:
    s = a_state({"hand": "land"}, {}, resourceful=True)
    run(s, ask_turn, BLUE)
    assert refused(s, "exchange") == "it takes 2 cards of your Hand (OV-7)"


def test_ov_10_only_the_earl_to_the_left_is_attacked() -> None:
    s = a_state({"hand": "champion"}, {}, {}, neighbors=True)
    run(s, ask_turn, BLUE)
    assert "siege tamworth" in options(s)
    assert refused(s, "siege bamburgh") == "you attack only the Earl to your left (OV-10)"


def test_or_15_1_no_banner_is_raised_while_there_is_a_king() -> None:
    s = a_state({"hand": "banner"}, {}, king=RED)
    run(s, ask_turn, BLUE)
    assert refused(s, "play banner") == "Red is King: no Banner is raised for the Kingship (OR-15.1)"


def test_or_6_9_and_or_12_1_an_earl_who_is_out_is_no_target() -> None:
    s = a_state({"hand": "champion", "fiefs": ["palace lord=monk"]}, {}, {})
    eliminate(s, RED)
    run(s, ask_turn, BLUE)
    assert refused(s, "look red") == "Red is not in the game (OR-6.9)"
    assert refused(s, "storm red") == "Red is not on the table (OR-12.1)"


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("play champion", "there are no Jousts while the King stands (RB-9)"),
        ("look red", "rebels do not look at each other's Hands, and the King has none (RB-9)"),
        ("siege tamworth", "rebels do not harm each other while the King stands (RB-8)"),
    ],
)
def test_rb_8_and_rb_9_rebels_are_told_why_they_may_not_harm_each_other(action: str, sentence: str) -> None:
    s = a_state(
        {"hand": "champion", "fiefs": ["palace land lord=monk"]},
        {"hand": "land", "fiefs": ["palace land"]},
        {},
        variant="rebellion",
    )
    s.liege = GREEN
    run(s, ask_turn, BLUE)
    assert refused(s, action) == sentence


@pytest.mark.parametrize(
    ("blue", "turns", "arrived", "sentence"),
    [
        ({"fiefs": ["palace church"]}, 2, True, "the Vikings are here: there is no vote any more (WX-25)"),
        ({"fiefs": ["palace church"]}, 1, False, "nobody calls a vote in his first turn of a season (WX-13)"),
        ({}, 2, False, "to call a vote you need a Church, the Cathedral or the King card (WX-14)"),
        ({"fiefs": ["palace church"]}, 2, False, ""),
        ({"fiefs": ["palace cathedral"]}, 2, False, ""),
    ],
)
def test_wx_13_why_no_vote_may_be_called(blue: dict[str, object], turns: int, arrived: bool, sentence: str) -> None:
    s = a_state(blue, {}, {}, variant="wessex", turns=turns, arrived=arrived)
    run(s, ask_turn, BLUE)
    assert refused(s, "call_vote") == sentence
