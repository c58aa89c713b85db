"""What a seat sees (OR-3.3, OR-4.1, OR-4.2, OR-4.6, OR-4.7, OR-7.9c): the open table, and what is its own."""

from __future__ import annotations

import json

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.cards import draw_card
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.state import HEATHEN, WESSEX, Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.events import hears, only
from heptarchy.kernel.modes import FATE
from tests.games.ortus.table import BLUE, GREEN, RED, a_state, listening, play, run
from tests.views import look

RICH = {
    "hand": "treachery treachery monk",
    "deck": "land castle",
    "discard": "banner",
    "towers": "prince church",
    "fiefs": ["palace lord=vassal land", "castle red_church"],
    "mercs": ["", "red knight"],
    "pool": (2, 1),
    "banners": 1,
    "cubes": 3,
}
VIEWERS = (BLUE, RED, GREEN, None)


def table() -> Ortus:
    return a_state(RICH, {}, {}, king=BLUE, royal=(1, 0), horde=(2, 1), black=4, white=True, arrived=True)


def test_or_3_3_decks_trays_and_hands_are_their_own_earls_alone() -> None:
    s = table()
    mine = look(s, BLUE)["earls"][BLUE]
    assert mine["hand"] == {"treachery": 2, "monk": 1}
    assert mine["deck"] == {"land": 1, "castle": 1}
    assert sum(mine["tray"].values()) == 90 - 13
    for viewer in (RED, GREEN, None):
        seen = s.view(viewer)["earls"][BLUE]
        assert seen["hand"] is None
        assert seen["deck"] is None
        assert seen["tray"] is None


def test_or_3_3_two_tables_that_differ_in_hidden_cards_look_the_same() -> None:
    # Given the same table with other cards in Hand, deck and Towers
    s = table()
    other = a_state(
        {**RICH, "hand": "banquet allies land", "deck": "monk monk", "towers": "castle vassal"},
        {},
        {},
        king=BLUE,
        royal=(1, 0),
        horde=(2, 1),
        black=4,
        white=True,
        arrived=True,
    )
    for viewer in (RED, GREEN, None):
        assert s.view(viewer) == other.view(viewer)
    assert s.view(BLUE) != other.view(BLUE)


def test_or_4_1_discards_fiefs_mercenaries_pool_banners_and_royal_army_lie_open() -> None:
    s = table()
    for viewer in VIEWERS:
        seen = s.view(viewer)["earls"][BLUE]
        assert seen["discard"] == {"banner": 1}
        assert seen["fiefs"] == [
            {
                "place": "winchester",
                "seat": "palace",
                "colour": "blue",
                "strength": s.params.palace_strength,
                "lord": "vassal",
                "properties": [{"type": "land", "colour": "blue"}],
            },
            {
                "place": "bradford",
                "seat": "castle",
                "colour": "blue",
                "strength": s.params.castle_strength,
                "lord": None,
                "properties": [{"type": "church", "colour": "red"}],
            },
        ]
        assert seen["mercenaries"] == [
            {"colour": "blue", "infantry": 0, "knight": 0},
            {"colour": "red", "infantry": 0, "knight": 1},
        ]
        assert seen["pool"] == {"infantry": 2, "knight": 1}
        assert seen["banners"] == 1
        assert seen["royal"] == {"infantry": 1, "knight": 0}
        assert s.view(viewer)["earls"][RED]["royal"] is None


def test_or_4_2_the_middle_is_open_but_for_the_order_of_decks() -> None:
    s = table()
    for viewer in VIEWERS:
        seen = s.view(viewer)
        assert seen["king"] == "blue"
        assert seen["church"] == "blue"
        assert seen["cathedral"] is None
        assert seen["horde"] == {"viking": 2, "chieftain": 1}
        assert (seen["black"], seen["white"], seen["arrived"]) == (4, True, True)
        assert seen["bag"] == {"blue": 3, "red": 1, "green": 1}
        assert seen["decks"]["viking"] == 21
        assert seen["decks"]["army"] == 48 - 5
        assert seen["decks"]["battle"] == {"normal": 12, "attacker": 4, "defender": 4, "church": 4}


def test_or_4_6_a_towers_owner_may_look_at_it_others_may_not() -> None:
    s = table()
    assert s.view(BLUE)["earls"][BLUE]["tower_types"] == ["prince", "church"]
    for viewer in (RED, GREEN, None):
        assert s.view(viewer)["earls"][BLUE]["tower_types"] is None
        assert s.view(viewer)["earls"][BLUE]["towers"] == 2


def test_or_4_6_what_a_tower_is_is_told_to_its_owner_alone() -> None:
    s = run(a_state({"hand": "prince"}, {}), ask_turn, BLUE)
    ears = listening(s)
    play(s, "build", "tower prince")
    heard = {event.kind: event.audience for event in ears}
    assert heard[told.TOWER_KNOWN] == only(BLUE)
    assert hears(heard[told.TOWER_PLACED], RED)


def test_or_4_7_all_know_how_many_cards_are_in_hands_and_decks() -> None:
    s = table()
    for viewer in VIEWERS:
        assert [earl["hand_size"] for earl in s.view(viewer)["earls"]] == [3, 0, 0]
        assert [earl["deck_size"] for earl in s.view(viewer)["earls"]] == [2, 6, 6]


def test_or_4_7_a_draw_is_seen_and_its_card_only_by_its_earl() -> None:
    s = run(a_state({}, {}), draw_card, BLUE)
    assert s.audience_for(FATE) == only(BLUE)
    ears = listening(s)
    play(s, "draw land")
    assert [(event.kind, event.args, hears(event.audience, RED)) for event in ears] == [(told.DREW, [BLUE], True)]


def test_or_7_9c_a_hand_is_shown_to_the_acting_earl_alone() -> None:
    # Given a Monastery of Blue's and a Hand of Red's
    s = run(a_state({"fiefs": ["palace lord=monk"]}, {"hand": "land land allies"}, {}), ask_turn, BLUE)
    ears = listening(s)

    # When Blue looks
    play(s, "look red")

    # Then he sees it, and Green and spectators only that he looked
    assert s.view(BLUE)["earls"][RED]["known"] == {"land": 2, "allies": 1}
    assert s.view(GREEN)["earls"][RED]["known"] is None
    assert s.view(None)["earls"][RED]["known"] is None
    saw = [event for event in ears if event.kind is told.SAW_HAND]
    assert [event.args for event in saw] == [[BLUE, 2, t.LAND, RED], [BLUE, 1, t.ALLIES, RED]]
    assert all(hears(event.audience, BLUE) and not hears(event.audience, GREEN) for event in saw)
    assert not any(hears(event.audience, None) for event in saw)
    assert [hears(event.audience, GREEN) for event in ears if event.kind is told.LOOKED] == [True]
    assert s.sealed == s.moves  # what was shown cannot be taken back


def test_or_7_9c_what_was_seen_goes_when_it_is_played() -> None:
    s = run(a_state({"fiefs": ["palace lord=monk"]}, {"hand": "castle land"}), ask_turn, BLUE)
    play(s, "look red", "end")
    s.acted = False
    run(s, ask_turn, RED)
    play(s, "place castle")
    assert s.view(BLUE)["earls"][RED]["known"] == {"land": 1}


def test_or_14_3_others_joust_cards_are_not_in_a_view() -> None:
    s = run(a_state({"hand": "champion", "fiefs": ["palace land"]}, {"fiefs": ["palace land"]}, {}), ask_turn, BLUE)
    play(s, "play champion", "deal ppv", "deal vvn")
    riders = look(s, BLUE)["joust"]["riders"]
    assert riders[0]["hand"] == {"no_luck": 0, "vassal": 1, "prince": 2}
    assert riders[1]["hand"] is None
    assert [rider["hand"] for rider in look(s, GREEN)["joust"]["riders"]] == [None, None]


def test_or_3_3_while_decks_are_built_nobody_sees_how_far_another_is() -> None:
    # But how many answers he has given (`given`) is public
    s = ORTUS.new(players=3)
    assert isinstance(s, Ortus)
    play(s, "0: own_deck", "0: copies castle 3", "1: deck politician")
    for viewer in (GREEN, None):
        earls = s.view(viewer)["earls"]
        assert [earl["deck_size"] for earl in earls] == [0, 0, 0]
        assert [earl["deck"] for earl in earls[:2]] == [None, None]
    assert s.view(BLUE)["earls"][BLUE]["deck"] == {"castle": 3}


def test_or_4_1_a_view_is_plain_values() -> None:
    s = run(table(), ask_turn, BLUE)
    for viewer in VIEWERS:
        assert json.loads(json.dumps(s.view(viewer))) == s.view(viewer)


def test_or_10_1_the_view_tells_the_strength_of_a_pool() -> None:
    s = a_state()
    s.pool[BLUE * 2 : BLUE * 2 + 2] = [3, 2]
    earls = look(s, None)["earls"]
    assert [earl["pool_strength"] for earl in earls if earl["colour"] == "blue"] == [3 + 2 * s.params.str_knight]


def test_or_17_4_the_view_tells_whether_black_markers_still_go_out() -> None:
    s = a_state()
    assert look(s, None)["timer"]
    s.arrived = True
    assert not look(s, None)["timer"]
    for variant in (HEATHEN, WESSEX):  # GHA-25, WX-54
        s.variant = variant
        assert look(s, None)["timer"]
