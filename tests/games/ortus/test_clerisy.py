"""Clerisy (OV-8): Churches and the Cathedral as seats of Fiefs."""

from __future__ import annotations

from typing import Any

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.church import cathedral_holder, church_controller, churches_of
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import gain_property, seat_strength
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import AIM_FIEF, FOUND, INTO, LOOK, PLACE, RAID, SIEGE
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.seasons import play_random
from tests.games.ortus.table import (
    BLUE,
    RED,
    Earldom,
    a_state,
    cards,
    discard,
    fief,
    hand,
    invariants,
    listening,
    offered,
    options,
    places,
    play,
    properties,
    refused,
    run,
)


def clerisy(*earldoms: Earldom, **given: Any) -> Ortus:
    """Blue is asked for his turn, at a table with the Clerisy."""
    return run(a_state(*earldoms, **{"clerisy": True, **given}), ask_turn, BLUE)


def another_turn(s: Ortus) -> None:
    """Blue ends his turn, and has another."""
    play(s, "end")
    s.acted = False
    run(s, ask_turn, BLUE)


# Founding


def test_ov_8_a_church_of_the_hand_becomes_the_seat_of_a_fief() -> None:
    s = clerisy({"hand": "church"}, {})
    told_now = listening(s)
    assert {"found church", "place church"} <= set(options(s))
    play(s, "found church")

    assert places(s, BLUE) == ["winchester", "glastonbury"]
    assert t.seat_type(fief("glastonbury")) == t.CHURCH
    assert (hand(s, BLUE), s.acted) == ([], True)
    assert told.NEW_FIEF in [event.kind for event in told_now]
    invariants(s)


def test_ov_8_the_cathedral_becomes_one_too_and_is_held() -> None:
    s = clerisy({"hand": "cathedral"}, {})
    play(s, "found cathedral")

    assert places(s, BLUE) == ["winchester", "exeter"]
    assert cathedral_holder(s) == church_controller(s) == BLUE
    invariants(s)


def test_ov_8_there_is_one_cathedral_on_the_table_seat_or_not() -> None:
    # Given that Red's Cathedral is a seat, so that OR-7.5a holds back Blue's
    s = clerisy({"hand": "cathedral"}, {"fiefs": ["palace", "leicester"]})

    assert offered(s, FOUND) == offered(s, PLACE) == set()
    assert refused(s, "found cathedral") == "there is a Cathedral on the table (OR-7.5a)"
    assert refused(s, "place cathedral") == "there is a Cathedral on the table (OR-7.5a)"


def test_ov_8_only_churches_and_the_cathedral_found_so_and_only_with_the_module() -> None:
    s = clerisy({"hand": "land castle"}, {})
    assert offered(s, FOUND) == set()
    assert refused(s, "found land") == "Land is no seat of the Clerisy (OV-8)"
    assert refused(s, "found church") == "you hold no Church (OV-8)"

    plain = run(a_state({"hand": "church"}, {}), ask_turn, BLUE)
    assert offered(plain, FOUND) == set()
    assert refused(plain, "found church") == "this table plays without the Clerisy (OV-8)"


def test_ov_8_all_six_churches_find_a_place() -> None:
    s = clerisy({"hand": "church church church church church church"}, {})
    for _ in range(6):
        play(s, "found church")
        another_turn(s)
    assert len(places(s, BLUE)) == 7
    assert len(set(places(s, BLUE))) == 7
    assert churches_of(s, BLUE) == 6
    invariants(s)


def test_ov_8_an_earl_off_the_table_comes_back_with_a_church() -> None:
    # GHA-8
    s = a_state({"hand": "church", "fiefs": []}, {}, {}, variant="heathen", clerisy=True)
    s.off_table[BLUE] = True
    run(s, ask_turn, BLUE)
    play(s, "found church")

    assert places(s, BLUE) == ["glastonbury"]
    assert not s.off_table[BLUE]


# What lies there


def test_ov_8_lands_and_market_towns_are_attached_to_a_church_and_no_other_church() -> None:
    s = clerisy({"hand": "land market_town church", "fiefs": ["palace", "glastonbury"]}, {})
    play(s, "place land")
    assert offered(s, INTO) == {"winchester", "glastonbury"}
    play(s, "into glastonbury", "muster infantry")
    assert properties(s, "glastonbury") == ["land"]

    another_turn(s)
    play(s, "place church")  # there is only the Palace for it
    assert properties(s, "winchester") == ["church"]


def test_ov_8_an_earl_with_churches_alone_founds_and_does_not_attach_another() -> None:
    s = clerisy({"hand": "church cathedral prince monk", "fiefs": ["glastonbury"]}, {})

    assert offered(s, PLACE) == {"monk"}
    assert offered(s, FOUND) == {"church", "cathedral"}
    assert refused(s, "place church") == "beside a Church or the Cathedral as seat no other lies (OV-8)"
    assert refused(s, "place prince") == "only a Monk is Lord of a Church or the Cathedral (OV-8)"


def test_ov_8_only_a_monk_is_lord_there_and_makes_it_a_monastery() -> None:
    s = clerisy({"hand": "prince monk", "fiefs": ["palace", "glastonbury"]}, {"hand": "land"})
    play(s, "place monk")
    assert offered(s, INTO) == {"winchester", "glastonbury"}
    assert refused(s, "into bradford") == "there is no Fief at Bradford (OR-8.1)"
    play(s, "into glastonbury")
    assert s.lord[fief("glastonbury")] == t.MONK

    another_turn(s)
    assert offered(s, LOOK) == {"red"}
    play(s, "place prince")
    assert s.lord[fief("winchester")] == t.PRINCE


def test_ov_8_a_church_that_is_a_seat_counts_for_control_of_the_church() -> None:
    # OR-7.5b
    s = clerisy({"fiefs": ["palace", "glastonbury"]}, {"fiefs": ["palace church"]})
    assert church_controller(s) == t.NOBODY
    s = clerisy({"fiefs": ["palace church", "glastonbury"]}, {"fiefs": ["palace church"]})
    assert church_controller(s) == BLUE


def test_ov_8_a_church_won_by_one_who_has_only_churches_becomes_a_seat() -> None:
    s = a_state({"fiefs": ["glastonbury"]}, {}, clerisy=True)
    gain_property(s, BLUE, t.card_of(RED, t.CHURCH))
    s.run()

    assert places(s, BLUE) == ["glastonbury", "evesham"]


# Attacks and Intrigue


def test_ov_8_a_church_falls_to_one_point_and_the_cathedral_to_two() -> None:
    s = clerisy({}, {"fiefs": ["palace", "evesham", "leicester"]})
    assert seat_strength(s, fief("evesham")) == s.params.minster_church == 1
    assert seat_strength(s, fief("leicester")) == s.params.minster_cathedral == 2


def test_ov_8_a_siege_captures_a_church_with_its_lands_and_kills_its_abbot() -> None:
    s = clerisy({"hand": "vassal"}, {"fiefs": ["palace", "evesham lord=monk land"]})
    assert offered(s, SIEGE) == {"tamworth", "evesham"}
    assert offered(s, RAID) == {"evesham"}
    play(s, "siege evesham", "field vassal", "capture")

    assert places(s, BLUE) == ["winchester", "evesham"]
    assert properties(s, "evesham") == ["red_land"]
    assert discard(s, RED) == ["monk"]
    assert churches_of(s, BLUE) == 1
    invariants(s)


def test_ov_8_a_destroyed_church_goes_to_its_owners_discards() -> None:
    s = clerisy({"hand": "vassal"}, {"fiefs": ["palace", "evesham"]})
    play(s, "siege evesham", "field vassal", "destroy")

    assert places(s, RED) == ["tamworth"]
    assert discard(s, RED) == ["church"]
    invariants(s)


def test_ov_8_intrigue_takes_what_is_attached_first_and_not_the_seat() -> None:
    s = clerisy({"hand": "intrigue"}, {"fiefs": ["palace", "evesham land"]})
    play(s, "play intrigue", "aim_fief evesham")

    assert places(s, RED) == ["tamworth", "evesham"]
    assert properties(s, "winchester") == ["red_land"]


def test_ov_8_intrigue_takes_a_bare_church_and_its_abbot_is_lost() -> None:
    # Given a Church to which nothing is attached
    s = clerisy({"hand": "intrigue"}, {"fiefs": ["palace", "evesham lord=monk"]})
    play(s, "play intrigue")
    assert offered(s, AIM_FIEF) == {"evesham"}  # a Palace is immune

    # When it is aimed at
    play(s, "aim_fief evesham")

    # Then it lies in Blue's Palace like any other Church
    assert places(s, RED) == ["tamworth"]
    assert properties(s, "winchester") == ["red_church"]
    assert discard(s, RED) == ["monk"]
    assert s.holder[fief("evesham")] == t.NOBODY
    invariants(s)


def test_ov_8_who_loses_his_last_seat_to_intrigue_is_out() -> None:
    s = clerisy({"hand": "intrigue"}, {"fiefs": ["evesham"]}, {})
    play(s, "play intrigue", "aim_fief evesham")

    assert s.out[RED]


def test_ov_8_a_seat_is_neither_raided_nor_paid_nor_anted() -> None:
    # OR-7.2b, for a Church as seat
    s = clerisy({"hand": "champion", "fiefs": ["palace", "glastonbury"]}, {"fiefs": ["palace", "evesham"]})
    assert offered(s, RAID) == set()
    assert refused(s, "play champion") == "you have no Property to ante (OR-14.1)"


def test_ov_8_random_games_keep_every_card() -> None:
    for seed in range(4):
        s = play_random(ORTUS.new(players=2 + seed % 3, clerisy=True, round_cap=12), seed)
        assert s.over
    play_random(ORTUS.new(players=3, variant="heathen", clerisy=True, black_markers=3, round_cap=8), 1)
    play_random(ORTUS.new(players=2, variant="wessex", clerisy=True, black_markers=2, round_cap=6), 1)


def test_ov_8_cards_of_the_hand_are_what_is_founded() -> None:
    s = clerisy({"hand": "church church", "deck": "church"}, {})
    play(s, "found church")
    assert (hand(s, BLUE), cards(s.deck, BLUE)) == (["church"], ["church"])
