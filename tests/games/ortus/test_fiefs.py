"""OR-8 and OR-9: Fiefs, Properties and Lords."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.cards import discard as discard_card
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.params import FIGURES
from heptarchy.games.ortus.estates import (
    attach,
    capture_fief,
    destroy_fief,
    fief_size,
    gain_property,
    lose_lord,
    remove_property,
)
from heptarchy.games.ortus.fielding import face_strength
from heptarchy.games.ortus.table.actions import AIM_LORD, FIELD_LORD, INTO, PLACE
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn, begin_turn
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    a_state,
    discard,
    fief,
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


def a_turn(*earldoms: dict[str, object], **laid: object) -> Ortus:
    """Blue's turn has begun."""
    return run(a_state(*earldoms, **laid), ask_turn, BLUE)  # type: ignore[arg-type]  # what the builder takes


# OR-8


def test_or_8_1_a_fief_exists_as_long_as_its_seat() -> None:
    s = a_state({"fiefs": ["palace", "castle land"]})
    destroy_fief(s, fief("bradford"))
    assert places(s, BLUE) == ["winchester"]
    assert s.holder[fief("bradford")] == t.NOBODY

    # And a bare seat is one, when all its Properties are gone
    s = a_state({"fiefs": ["palace", "castle land"]})
    remove_property(s, fief("bradford"), t.card_of(BLUE, t.LAND))
    assert places(s, BLUE) == ["winchester", "bradford"]


def test_or_8_2_any_number_of_properties_in_one_fief() -> None:
    many = "land " * 5 + "market " * 6 + "church " * 6 + "cathedral"
    s = a_turn({"hand": "land", "fiefs": [f"palace {many}"], "deck": "castle castle"})
    play(s, "place land", "muster infantry")
    assert len(s.props[fief("winchester")]) == 19
    invariants(s)


def test_or_8_3_a_property_lies_in_one_fief_and_its_place_is_never_changed() -> None:
    # Given a Property in one of two Fiefs
    s = a_turn({"hand": "church", "fiefs": ["palace", "castle"]})
    play(s, "place church", "into bradford")
    assert (properties(s, "winchester"), properties(s, "bradford")) == ([], ["church"])

    # Then nothing in a later turn moves it
    play(s, "end")
    run(s, begin_turn, BLUE)
    assert offered(s, INTO) == offered(s, PLACE) == set()


def test_or_8_3_a_gained_property_goes_to_a_fief_of_its_new_controllers_choice() -> None:
    s = a_state({"fiefs": ["palace", "castle"]}, {"fiefs": ["palace land"]})
    remove_property(s, fief("tamworth"), t.card_of(RED, t.LAND))
    gain_property(s, BLUE, t.card_of(RED, t.LAND))
    ears = listening(s)
    s.run()
    assert (s.seat, s.rule, options(s)) == (BLUE, "OR-19.3", ["into winchester", "into bradford"])
    assert refused(s, "into tamworth") == "Tamworth is not yours (OR-6.2)"
    invariants(s)
    play(s, "into bradford")
    assert properties(s, "bradford") == ["red_land"]
    assert [str(event) for event in ears] == ["a red Land comes to Blue at Bradford"]


def test_or_8_4_an_earl_without_a_fief_holds_neither_properties_nor_lords() -> None:
    # Given an Earl off the table, as in the Great Heathen Army
    s = a_turn({"hand": "castle land monk mercenary", "fiefs": []}, {}, {}, variant="heathen")
    assert offered(s, PLACE) == {"castle", "mercenary"}
    assert refused(s, "place land") == "without a Fief you can hold no Land (OR-8.4)"


def test_or_8_4_a_property_that_he_would_gain_is_discarded_to_its_owner() -> None:
    s = a_state({"fiefs": []}, {"fiefs": ["palace land"]}, {}, variant="heathen")
    remove_property(s, fief("tamworth"), t.card_of(RED, t.LAND))
    ears = listening(s)
    gain_property(s, BLUE, t.card_of(RED, t.LAND))
    s.run()
    assert discard(s, RED) == ["land"]
    assert [str(event) for event in ears] == ["a Land goes to Red's discard pile"]
    invariants(s)


def test_or_8_5_when_a_seat_is_destroyed_properties_and_lord_go_to_their_owners() -> None:
    s = a_state({"fiefs": ["palace", "castle lord=monk land red_land red_church"]}, {})
    ears = listening(s)
    destroy_fief(s, fief("bradford"))
    assert discard(s, BLUE) == ["castle", "land", "monk"]
    assert discard(s, RED) == ["land", "church"]
    assert s.props[fief("bradford")] == []
    assert s.lord[fief("bradford")] == t.NO_LORD
    assert [str(event) for event in ears] == ["the Abbot of Bradford is lost", "Bradford of Blue is destroyed"]
    invariants(s)


def test_or_8_6_a_captured_fief_comes_whole_but_without_its_lord() -> None:
    s = a_state({"fiefs": ["palace"]}, {"fiefs": ["palace", "castle lord=vassal land green_church"]}, {})
    ears = listening(s)
    capture_fief(s, fief("repton"), BLUE)
    assert places(s, BLUE) == ["winchester", "repton"]
    assert places(s, RED) == ["tamworth"]
    assert properties(s, "repton") == ["red_land", "green_church"]
    assert s.lord[fief("repton")] == t.NO_LORD
    assert discard(s, RED) == ["vassal"]
    assert [str(event) for event in ears] == ["the Vassal of Repton is lost", "Blue captures Repton"]
    invariants(s)


def test_or_8_6_a_change_of_control_makes_a_fief_the_newest() -> None:
    # Given a Fief that was taken from Blue, and is taken back
    s = a_state({"fiefs": ["palace", "castle", "castle"]}, {})
    capture_fief(s, fief("winchester"), RED)
    capture_fief(s, fief("winchester"), BLUE)
    assert places(s, BLUE) == ["bradford", "avebury", "winchester"]


def test_or_8_6_a_captured_castle_keeps_its_colour_and_leaves_its_place_taken() -> None:
    # Given Blue's first Castle in Red's hands
    s = a_turn({"hand": "castle"}, {"fiefs": ["palace", "blue_castle"]})
    play(s, "place castle")

    # Then his next Castle lies elsewhere, and the captured one is discarded to him
    assert places(s, BLUE) == ["winchester", "avebury"]
    destroy_fief(s, fief("bradford"))
    assert discard(s, BLUE) == ["castle"]
    invariants(s)


@pytest.mark.parametrize(
    ("told", "size"), [("palace", 1), ("castle lord=monk", 2), ("castle land red_land church lord=vassal", 5)]
)
def test_or_8_7_the_size_of_a_fief_is_the_number_of_its_cards(told: str, size: int) -> None:
    s = a_state({"fiefs": [told]}, {})
    assert fief_size(s, s.fiefs[BLUE][0]) == size


# OR-9


def test_or_9_1_at_most_one_lord_in_a_seat() -> None:
    s = a_turn({"hand": "prince", "fiefs": ["palace lord=monk", "castle"]})
    play(s, "place prince")
    assert s.lord[fief("bradford")] == t.PRINCE  # the one free seat
    assert s.lord[fief("winchester")] == t.MONK

    s = a_turn({"hand": "prince", "fiefs": ["palace lord=monk"]})
    assert refused(s, "place prince") == "each of your seats has a Lord (OR-9.1)"


def test_or_9_2_only_prince_vassal_champion_and_monk_can_be_lords() -> None:
    assert {t.TYPES[kind] for kind in t.LORD_TYPES} == {"prince", "vassal", "champion", "monk"}
    s = a_turn({"hand": " ".join(t.TYPES[: t.DECK_TYPES]), "fiefs": ["palace", "castle"]})
    for kind in offered(s, PLACE):
        trial = s.clone()
        play(trial, f"place {kind}")
        assert (trial.rule == "OR-6.3") == (kind in ("prince", "vassal", "champion", "monk"))


def test_or_9_3_a_lord_is_not_moved_replaced_or_withdrawn() -> None:
    s = a_turn({"hand": "vassal", "fiefs": ["palace lord=prince", "castle"]})
    play(s, "place vassal")
    assert (s.lord[fief("winchester")], s.lord[fief("bradford")]) == (t.PRINCE, t.VASSAL)
    play(s, "end")
    s.acted = False
    run(s, ask_turn, BLUE)
    assert options(s) == ["siege tamworth", "end"]


def test_or_9_3_bequeathing_takes_the_prince_away() -> None:
    s = a_turn({"hand": "banner", "fiefs": ["palace lord=prince"]})
    play(s, "bequeath winchester")
    assert s.lord[fief("winchester")] == t.NO_LORD


def test_or_9_4_several_lords_may_be_fielded_and_in_every_battle() -> None:
    s = a_state(
        {"fiefs": ["palace lord=prince", "castle lord=vassal", "castle lord=monk", "castle lord=champion"]},
        {"towers": "land " * 6},
    )
    for _ in range(2):
        s.acted = False
        run(s, ask_turn, BLUE)
        play(s, "siege tamworth")
        assert offered(s, FIELD_LORD) == {"winchester", "bradford", "wilton"}
        play(s, "field_lord winchester")
        assert offered(s, FIELD_LORD) == {"bradford", "wilton"}
        play(s, "field_lord wilton", "done", "end")


def test_or_9_5_a_fielded_lord_whose_seat_falls_is_discarded() -> None:
    # Given a Lord who defends his own Castle, which falls
    s = a_turn({"hand": "champion champion"}, {"fiefs": ["palace", "castle lord=vassal"]})
    play(s, "siege repton", "field champion", "field champion", "field_lord repton")
    play(s, "battle normal", "capture")
    assert places(s, BLUE) == ["winchester", "repton"]
    assert s.lord[fief("repton")] == t.NO_LORD
    assert discard(s, RED) == ["vassal"]
    invariants(s)


def test_or_9_6_points_of_damage_never_kill_a_lord() -> None:
    # Given a Prince Lord who takes all the damage that he can
    s = a_turn({"hand": "champion champion champion"}, {"fiefs": ["palace lord=prince"], "towers": "land land"})
    play(s, "siege tamworth", *["field champion"] * 3, "field_lord tamworth", "battle normal")
    assert s.lord[fief("tamworth")] == t.PRINCE
    assert discard(s, RED) == []


def test_or_9_6_a_lord_who_is_lost_goes_to_his_owners_pile() -> None:
    s = a_state({"fiefs": ["palace lord=champion"]})
    ears = listening(s)
    lose_lord(s, fief("winchester"))
    lose_lord(s, fief("winchester"))
    assert discard(s, BLUE) == ["champion"]
    assert [str(event) for event in ears] == ["the Champion of Winchester is lost"]


def test_or_9_7_lords_who_were_fielded_return_to_their_seats() -> None:
    s = a_turn({"fiefs": ["palace lord=prince", "castle lord=champion"]}, {"towers": "land " * 4})
    play(s, "siege tamworth", "field_lord winchester", "field_lord bradford")
    assert s.battle is None
    assert (s.lord[fief("winchester")], s.lord[fief("bradford")]) == (t.PRINCE, t.CHAMPION)


@pytest.mark.parametrize("card", ["normal", "attacker"])
def test_or_9_8_face_cards_fielded_from_the_hand_are_discarded_hit_or_not(card: str) -> None:
    s = a_turn({"hand": "prince vassal monk"}, {"hand": "champion mercenary monk"})
    play(s, "siege tamworth", "field prince", "field vassal", "done")
    play(s, "field champion", "field mercenary", "done", f"battle {card}")
    assert discard(s, BLUE) == ["prince", "vassal"]
    assert discard(s, RED) == ["champion", "mercenary"]
    invariants(s)


def test_or_9_9_six_cards_of_the_rush_deck_have_eight_points_on_average() -> None:
    s = a_state()
    mean = sum(face_strength(s, kind) for kind in (t.CHAMPION, t.MERCENARY, t.VASSAL)) / 3
    assert round(mean, 2) == 1.33
    figures = {name: value for name, value, *_ in FIGURES}
    assert round(6 * mean) == 5 * figures["tower_absorb"] + figures["palace_strength"] == 8


def test_or_9_lords_of_others_are_out_of_reach() -> None:
    # Given a captured Fief: a Lord placed there is of its new holder's colour
    s = a_turn({"hand": "vassal", "fiefs": ["palace", "red_castle"]}, {"hand": "treachery"})
    play(s, "place vassal", "into repton", "end")
    s.acted = False
    run(s, ask_turn, RED)
    play(s, "play treachery")
    assert offered(s, AIM_LORD) == {"repton"}
    play(s, "aim_lord repton")
    assert discard(s, BLUE) == ["vassal"]
    assert discard(s, RED) == ["castle", "treachery"]


def test_or_8_4_a_card_of_an_eliminated_colour_is_discarded_out_of_the_game() -> None:
    s = a_state({"fiefs": []}, {}, {"fiefs": ["palace red_land"]})
    s.out[RED] = True
    remove_property(s, fief("bamburgh"), t.card_of(RED, t.LAND))
    run(s, attach, BLUE * 128 + t.card_of(RED, t.LAND))
    assert discard(s, RED) == []
    assert s.gone[t.card_of(RED, t.LAND)] == 1
    discard_card(s, t.card_of(GREEN, t.MONK))
    assert discard(s, GREEN) == ["monk"]
