"""OR-4: zones and ownership."""

from __future__ import annotations

from heptarchy.games.ortus.cards import discard as discard_card
from heptarchy.games.ortus.cards import see_hand
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import destroy_fief
from heptarchy.games.ortus.leaving import eliminate
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    a_state,
    cards,
    discard,
    fief,
    hand,
    invariants,
    listening,
    options,
    places,
    play,
    properties,
    run,
)
from tests.views import look


def a_full_table() -> Ortus:
    """Blue has something in every zone."""
    return a_state(
        {
            "hand": "land vassal",
            "discard": "banquet banner",
            "towers": "castle church",
            "fiefs": ["palace lord=prince land", "castle market"],
            "mercs": ["knight", ""],
            "pool": (2, 1),
            "banners": 1,
            "cubes": 3,
        },
        {},
        king=BLUE,
        royal=(1, 0),
    )


def test_or_4_1_discards_fiefs_mercenaries_pool_and_banners_lie_open_to_all() -> None:
    s = a_full_table()
    for seat in (BLUE, RED, None):
        earl = s.view(seat)["earls"][BLUE]
        assert earl["discard"] == {"banquet": 1, "banner": 1}
        assert [(f["seat"], f["lord"], len(f["properties"])) for f in earl["fiefs"]] == [
            ("palace", "prince", 1),
            ("castle", None, 1),
        ]
        assert earl["mercenaries"] == [
            {"colour": "blue", "infantry": 0, "knight": 1},
            {"colour": "blue", "infantry": 0, "knight": 0},
        ]
        assert earl["pool"] == {"infantry": 2, "knight": 1}
        assert earl["banners"] == 1
        assert earl["royal"] == {"infantry": 1, "knight": 0}


def test_or_4_1_hand_deck_towers_and_tray_are_hidden_from_the_others() -> None:
    # Given two tables that differ in Blue's hidden cards alone
    one = a_state({"hand": "land vassal", "deck": "banner", "towers": "castle"})
    two = a_state({"hand": "monk church", "deck": "prince", "towers": "champion"})

    # Then Red and spectators see no difference, and Blue sees his own
    assert one.view(RED) == two.view(RED)
    assert one.view(None) == two.view(None)
    assert one.view(BLUE)["earls"][BLUE]["hand"] == {"land": 1, "vassal": 1}
    assert one.view(BLUE)["earls"][BLUE]["deck"] == {"banner": 1}


def test_or_4_2_the_middle_is_common_to_all() -> None:
    s = a_state({"cubes": 3}, {}, black=2, white=True, horde=(2, 1), arrived=True)
    for seat in (BLUE, RED, None):
        seen = s.view(seat)
        assert (seen["black"], seen["white"], seen["arrived"]) == (2, True, True)
        assert seen["horde"] == {"viking": 2, "chieftain": 1}
        assert seen["bag"] == {"blue": 3, "red": 1}
        assert seen["decks"]["battle"] == {"normal": 12, "attacker": 4, "defender": 4, "church": 4}
        assert (seen["decks"]["army"], seen["decks"]["viking"], seen["decks"]["joust"]) == (24, 21, 24)


def test_or_4_3_a_discarded_card_goes_to_its_original_owner() -> None:
    # Given a Fief of Blue's with a Red seat, a Green Land and a Blue Lord
    s = a_state({"fiefs": ["palace", "red_castle lord=vassal green_land church"]}, {}, {})

    # When it is destroyed
    destroy_fief(s, fief("repton"))

    # Then each card lies in the pile of its colour
    assert discard(s, BLUE) == ["church", "vassal"]
    assert discard(s, RED) == ["castle"]
    assert discard(s, GREEN) == ["land"]
    assert places(s, BLUE) == ["winchester"]
    invariants(s)


def test_or_4_4_a_card_whose_owner_is_out_leaves_the_game() -> None:
    s = a_state({"fiefs": ["palace red_land"]}, {}, {})
    eliminate(s, RED)
    gone = len(cards(s.gone, RED))
    ears = listening(s)
    s.props[fief("winchester")] = []
    discard_card(s, t.card_of(RED, t.LAND))
    assert discard(s, RED) == []
    assert len(cards(s.gone, RED)) == gone + 1 == 91
    assert [str(event) for event in ears] == ["a Land of Red's leaves the game"]
    invariants(s)


def test_or_4_5_a_captured_card_serves_its_new_controller_until_it_is_discarded() -> None:
    # Given Blue, who holds a Land of Red's and one of his own beside a Market Town of Red's
    s = a_state({"fiefs": ["palace red_land red_market land"]}, {})
    run(s, ask_turn, BLUE)

    # When he recruits, then all of it counts for him
    play(s, "recruit")
    assert [step.__name__ for step in s.agenda].count("muster") == 3
    assert properties(s, "winchester") == ["red_land", "red_market_town", "land"]


def test_or_4_6_the_owner_may_look_at_his_towers_and_others_may_not() -> None:
    s = a_state({"towers": "castle church"})
    assert s.view(BLUE)["earls"][BLUE]["tower_types"] == ["castle", "church"]
    assert s.view(RED)["earls"][BLUE]["tower_types"] is None
    assert s.view(None)["earls"][BLUE]["tower_types"] is None


def test_or_4_7_everybody_may_count_hands_and_decks() -> None:
    s = a_state({"hand": "land vassal", "deck": "banner monk prince"})
    for seat in (BLUE, RED, None):
        earl = s.view(seat)["earls"][BLUE]
        assert (earl["hand_size"], earl["deck_size"]) == (2, 3)


def test_or_4_8_a_hand_has_no_limit() -> None:
    s = a_state({"hand": "castle " * 6 + "church " * 6 + "banner " * 6 + "banquet " * 5, "deck": "land land"})
    run(s, ask_turn, BLUE)
    play(s, "play banquet", "draw land", "draw land", "end")
    assert len(hand(s, BLUE)) == 24


# What has been seen of a Hand, for as long as it stays true


def known(s: Ortus, viewer: int, house: int) -> dict[str, int] | None:
    found: dict[str, int] | None = look(s, viewer)["earls"][house]["known"]
    return found


def test_or_4_6_a_seen_hand_stays_known_while_other_cards_come_and_go() -> None:
    # Given Blue, who has seen Red's one Land
    s = a_state({}, {"hand": "land"})
    see_hand(s, BLUE, RED)
    assert known(s, BLUE, RED) == {"land": 1}
    assert known(s, RED, BLUE) is None

    # When Red draws and plays cards that Blue has not seen
    s.hand[t.KINDS + t.MONK] += 1
    s.hand[t.KINDS + t.MERCENARY] += 1
    s.tray[t.KINDS + t.MONK] -= 1
    s.tray[t.KINDS + t.MERCENARY] -= 1
    run(s, ask_turn, RED)
    play(s, "place mercenary", "build", "tower monk")

    # Then he still knows of the Land, which is in the Hand or is that Tower
    assert known(s, BLUE, RED) == {"land": 1}
    assert s.tower_marks[RED] == [1 << BLUE]
    invariants(s)

    # And when it becomes a Tower, he knows that it is there or in the Hand
    play(s, "build", "tower land")
    assert known(s, BLUE, RED) == {"land": 1}
    invariants(s)


def test_or_4_6_what_has_left_the_hand_openly_is_no_longer_known_to_be_there() -> None:
    s = a_state({}, {"hand": "land land castle"})
    see_hand(s, BLUE, RED)
    run(s, ask_turn, RED)
    play(s, "place land", "muster infantry")
    assert known(s, BLUE, RED) == {"castle": 1, "land": 1}
    invariants(s)


def test_or_4_6_who_never_looked_knows_nothing_and_marks_no_tower() -> None:
    s = a_state({}, {"hand": "land castle"}, {})
    see_hand(s, BLUE, RED)
    run(s, ask_turn, RED)
    play(s, "build", "tower land")
    assert s.tower_marks[RED] == [1 << BLUE]
    assert known(s, GREEN, RED) is None
    assert options(s)[-1] == "end"
