"""OR-7: what each card does, outside battles, politics and Jousts, which have tests of their own."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.armies import army_strength, capacity, land_sum
from heptarchy.games.ortus.church import cathedral_holder, church_controller, churches_of, may_bequeath
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import capture_fief, gain_property, seat_strength
from heptarchy.games.ortus.fielding import face_strength, merc_strength
from heptarchy.games.ortus.kingship import bequeath
from heptarchy.games.ortus.leaving import settle
from heptarchy.games.ortus.table.actions import FIELD, FIELD_LORD, FIELD_MERCENARY, LOOK, PLACE, PLAY, RAID
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
    offered,
    options,
    places,
    play,
    properties,
    refused,
    run,
)
from tests.views import look


def a_turn(*earldoms: dict[str, object], **laid: object) -> Ortus:
    """Blue's turn has begun."""
    return run(a_state(*earldoms, **laid), ask_turn, BLUE)  # type: ignore[arg-type]  # what the builder takes


def nothing(_s: Ortus, _: int) -> None:
    """A step that lets the agenda run."""


# Palace and Castle


def test_or_7_1a_a_palace_has_strength_three_and_starts_on_the_table() -> None:
    s = a_state({}, {})
    assert places(s, RED) == ["tamworth"]
    assert seat_strength(s, fief("tamworth")) == 3
    assert seat_strength(a_state({}, {}, palace_strength=7), fief("tamworth")) == 7


def test_or_7_1b_a_destroyed_palace_comes_back_through_bequeathing() -> None:
    # Given an Earl whose Palace was destroyed, with a Prince in his Castle
    s = a_state({"hand": "banner", "deck": "", "fiefs": ["castle lord=prince"]})
    assert discard(s, BLUE) == ["palace"]

    # When he bequeaths, the Palace is in the deck
    bequeath(s, BLUE, fief("bradford"))
    assert cards(s.deck, BLUE) == ["prince", "banner", "palace"]

    # And when he draws it, it is placed as an Action like a Castle, with its strength of three
    s.deck[t.PALACE] -= 1
    s.hand[t.PALACE] += 1
    run(s, ask_turn, BLUE)
    assert offered(s, PLACE) == {"palace"}
    play(s, "place palace")
    assert s.acted
    assert places(s, BLUE) == ["bradford", "winchester"]
    assert seat_strength(s, fief("winchester")) == 3
    invariants(s)


def test_or_7_1c_a_captured_palace_is_an_ordinary_fief_of_strength_three() -> None:
    s = a_state({"hand": "church"}, {"fiefs": ["palace land", "castle"]}, {})
    capture_fief(s, fief("tamworth"), BLUE)
    assert places(s, BLUE) == ["winchester", "tamworth"]
    assert seat_strength(s, fief("tamworth")) == 3
    run(s, ask_turn, BLUE)
    play(s, "place church", "into tamworth")
    assert properties(s, "tamworth") == ["red_land", "church"]
    assert capacity(s, BLUE) == 1


@pytest.mark.parametrize("seat", ["palace", "castle"])
def test_or_7_1d_and_or_7_2b_seats_are_immune_to_intrigue_and_raids(seat: str) -> None:
    # Given an Earl who has nothing but a bare seat (OR-7.1d, OR-7.2b)
    s = a_turn({"hand": "intrigue champion"}, {"fiefs": [seat]})
    assert offered(s, PLAY) == set()
    assert offered(s, RAID) == set()
    assert refused(s, "play intrigue") == "there is nothing that Intrigue could aim at (OR-6.13)"


def test_or_7_1d_intrigue_on_a_fief_takes_its_properties_alone() -> None:
    s = a_turn({"hand": "intrigue"}, {"fiefs": ["palace land"]})
    play(s, "play intrigue", "aim_fief tamworth")
    assert places(s, RED) == ["tamworth"]
    assert properties(s, "winchester") == ["red_land"]


def test_or_7_2a_a_castle_has_strength_two() -> None:
    s = a_state({"fiefs": ["palace", "castle"]})
    assert seat_strength(s, fief("bradford")) == 2
    assert seat_strength(a_state({}, {}, castle_strength=5), fief("bradford")) == 5


def test_or_7_2b_a_castle_is_neither_ante_nor_ransom() -> None:
    # Given Earls whose only cards are seats: no Joust can be called
    s = a_turn({"hand": "champion", "fiefs": ["palace", "castle"]}, {"fiefs": ["palace", "castle"]})
    assert offered(s, PLAY) == set()

    # And a captured Lord of an Earl who has seats alone dies without a question
    s = a_turn({"hand": "champion champion"}, {"fiefs": ["palace lord=vassal", "castle"], "towers": "land " * 3})
    play(s, "siege repton", "field champion", "done", "field_lord tamworth", "battle attacker")
    assert s.rule == "OR-5.1"
    assert s.lord[fief("tamworth")] == t.NO_LORD
    assert places(s, RED) == ["tamworth", "repton"]


# Land and Market Town


def test_or_7_3a_a_land_placed_from_the_hand_brings_an_army_card() -> None:
    s = a_turn({"hand": "land"})
    play(s, "place land")
    assert options(s) == ["muster infantry", "muster knight"]
    assert list(s.weights.weights) == [18, 6]
    ears = listening(s)
    play(s, "muster knight")
    assert s.pool[:2] == [0, 1]
    assert s.army == [18, 5]
    assert [str(event) for event in ears] == ["Blue gains a Knight"]
    invariants(s)


@pytest.mark.parametrize("each", [0, 3])
def test_or_7_3a_as_many_as_the_figure_says(each: int) -> None:
    s = a_turn({"hand": "land"}, land_on_place=each)
    play(s, "place land", *["muster infantry"] * each)
    assert s.rule == "OR-5.1"
    assert s.pool[0] == each


def test_or_7_3b_a_land_fields_one_pool_card() -> None:
    s = a_state({"fiefs": ["palace land", "castle land"]})
    assert capacity(s, BLUE) == 2
    assert capacity(s, RED) == 0
    assert capacity(a_state({"fiefs": ["palace land"]}, land_field=3), BLUE) == 3


def test_or_7_3c_a_land_recruits_one_army_card() -> None:
    s = a_turn({"fiefs": ["palace land land"]})
    ears = listening(s)
    play(s, "recruit", "muster infantry", "muster knight")
    assert s.pool[:2] == [1, 1]
    assert s.rule == "OR-5.1"
    assert str(ears[0]) == "Blue recruits 2 Army cards"
    assert land_sum(s, BLUE, 3) == 6


def test_or_7_3d_a_land_gained_otherwise_brings_no_army_card() -> None:
    # Given a Land that comes to Blue by Intrigue, and one that comes with a captured Fief
    s = a_turn({"hand": "intrigue"}, {"fiefs": ["palace land", "castle land"]})
    play(s, "play intrigue", "aim_fief tamworth")
    capture_fief(s, fief("repton"), BLUE)
    assert properties(s, "winchester") == properties(s, "repton") == ["red_land"]
    assert s.rule == "OR-5.1"
    assert s.pool[:2] == [0, 0]

    # And one that is paid or won
    gain_property(s, BLUE, t.card_of(RED, t.LAND))
    s.props[fief("winchester")] = []
    play(s, "end", "into repton")
    assert s.pool[:2] == [0, 0]
    assert properties(s, "repton") == ["red_land", "red_land"]


def test_or_7_4a_a_market_town_doubles_the_lands_of_its_own_fief() -> None:
    s = a_state({"fiefs": ["palace land land market", "castle land"]})
    assert capacity(s, BLUE) == 5
    assert land_sum(s, BLUE, s.params.land_recruit) == 5
    tripled = a_state({"fiefs": ["palace land land market"]}, market_multiplier=3)
    assert capacity(tripled, BLUE) == 6


def test_or_7_4b_a_second_market_town_and_one_without_land_add_nothing() -> None:
    assert capacity(a_state({"fiefs": ["palace land market market"]}), BLUE) == 2
    assert capacity(a_state({"fiefs": ["palace market", "castle land"]}), BLUE) == 1
    s = a_turn({"fiefs": ["palace market market"]})
    assert "recruit" not in options(s)


def test_or_7_4c_a_market_town_brings_no_army_card_and_a_land_beside_it_brings_one() -> None:
    s = a_turn({"hand": "market"})
    play(s, "place market_town")
    assert s.rule == "OR-5.1"
    s = a_turn({"hand": "land", "fiefs": ["palace market"]})
    play(s, "place land", "muster infantry")
    assert s.rule == "OR-5.1"
    assert s.pool[0] == 1


# Church and Cathedral


def test_or_7_5a_at_most_one_cathedral_is_on_the_table() -> None:
    s = a_turn({"hand": "cathedral church"}, {}, {"fiefs": ["palace cathedral"]})
    assert offered(s, PLACE) == {"church"}
    assert refused(s, "place cathedral") == "there is a Cathedral on the table (OR-7.5a)"
    assert cathedral_holder(s) == GREEN


def test_or_7_5a_not_even_ones_own_second() -> None:
    s = a_turn({"hand": "cathedral", "fiefs": ["palace cathedral", "castle"]})
    assert offered(s, PLACE) == set()


def test_or_7_5a_a_cathedral_in_hand_pile_or_tower_is_not_on_the_table() -> None:
    s = a_turn({"hand": "cathedral"}, {"hand": "cathedral", "towers": "cathedral", "discard": "cathedral"})
    assert offered(s, PLACE) == {"cathedral"}
    assert cathedral_holder(s) == t.NOBODY
    play(s, "place cathedral")
    assert cathedral_holder(s) == BLUE
    assert s.view(RED)["cathedral"] == "blue"


@pytest.mark.parametrize(
    ("blue", "red", "green", "controls"),
    [
        ("", "", "", None),
        ("church", "", "", BLUE),
        ("church", "church", "", None),
        ("church church", "church", "church", BLUE),
        ("church", "church church", "church church", None),
        ("church church church", "cathedral", "church", RED),
        ("", "church", "red_cathedral", GREEN),
        ("red_church red_church", "church", "", BLUE),
    ],
)
def test_or_7_5b_who_controls_the_church(blue: str, red: str, green: str, controls: int | None) -> None:
    s = a_state({"fiefs": [f"palace {blue}"]}, {"fiefs": ["palace", f"castle {red}"]}, {"fiefs": [f"palace {green}"]})
    assert church_controller(s) == (t.NOBODY if controls is None else controls)
    assert s.view(None)["church"] == (None if controls is None else t.COLOURS[controls])


def test_or_7_5b_churches_of_several_fiefs_count_together() -> None:
    s = a_state({"fiefs": ["palace church", "castle church"]}, {"fiefs": ["palace church"]})
    assert churches_of(s, BLUE) == 2
    assert church_controller(s) == BLUE


def test_or_7_5c_who_controls_the_church_decides_the_battle() -> None:
    for green, asked in (("church", GREEN), ("", None)):
        s = a_turn({"hand": "champion"}, {"hand": "vassal monk"}, {"fiefs": [f"palace {green}"]})
        play(s, "siege tamworth", "field champion", "field vassal", "done", "battle church")
        if asked is None:
            assert s.rule == "OR-5.1"
        else:
            assert (s.seat, s.rule) == (asked, "OR-12.14")


def test_or_7_5d_while_another_holds_the_cathedral_bequeathing_needs_a_church() -> None:
    red = {"fiefs": ["palace cathedral"]}
    assert not may_bequeath(a_state({}, red), BLUE)
    assert may_bequeath(a_state({"fiefs": ["palace church"]}, red), BLUE)
    assert may_bequeath(a_state({}, red), RED)
    assert may_bequeath(a_state({}, {"fiefs": ["palace church"]}), BLUE)


def test_or_7_5e_church_and_cathedral_are_properties_like_others() -> None:
    # Given a Fief with both: they are raided and taken by Intrigue
    s = a_turn({"hand": "intrigue champion", "fiefs": ["palace land"]}, {"fiefs": ["palace church cathedral"]})
    assert offered(s, RAID) == {"tamworth"}
    assert "champion" in offered(s, PLAY)  # and anted
    play(s, "play intrigue", "aim_fief tamworth", "take red cathedral", "take red church")
    assert properties(s, "winchester") == ["land", "red_cathedral", "red_church"]
    assert cathedral_holder(s) == BLUE


# Face cards: their Strengths, in the Hand and as Lords


@pytest.mark.parametrize(
    ("kind", "strength"), [("prince", 2), ("vassal", 1), ("champion", 2), ("mercenary", 1), ("monk", 0)]
)
def test_or_7_strengths_of_face_cards(kind: str, strength: int) -> None:
    assert face_strength(a_state(), t.TYPES.index(kind)) == strength


def test_or_7_strengths_of_army_and_viking_cards() -> None:
    s = a_state()
    assert (army_strength(s, t.INFANTRY), army_strength(s, t.KNIGHT)) == (1, 2)
    assert (s.params.str_viking, s.params.str_chieftain) == (1, 2)


def fielded(s: Ortus, answer: str, strength: int) -> None:
    """One card is fielded against Tamworth, with that Strength."""
    play(s, "siege tamworth", answer)
    assert s.battle is not None
    assert s.battle.forces[0].strength == strength


def test_or_7_6a_a_prince_of_the_hand_fields_two_and_is_discarded() -> None:
    s = a_turn({"hand": "prince monk"})
    fielded(s, "field prince", 2)
    play(s, "done")
    assert discard(s, BLUE) == ["prince"]
    invariants(s)


def test_or_7_6b_a_prince_lord_fields_two_and_returns_home() -> None:
    s = a_turn({"fiefs": ["palace lord=prince"], "hand": "monk"})
    fielded(s, "field_lord winchester", 2)
    play(s, "done")
    assert s.lord[fief("winchester")] == t.PRINCE
    assert discard(s, BLUE) == []


def test_or_7_6c_a_prince_lord_is_needed_to_bequeath() -> None:
    for lord, may in (("prince", True), ("vassal", False), ("champion", False), ("monk", False)):
        s = a_turn({"hand": "banner prince", "fiefs": [f"palace lord={lord}"]})
        assert ("bequeath winchester" in options(s)) == may


@pytest.mark.parametrize("lord", ["prince", "champion", "monk"])
def test_or_7_6d_treachery_on_a_prince_champion_or_abbot_kills_him_alone(lord: str) -> None:
    # OR-7.6d, OR-7.8b, OR-7.9e
    s = a_turn({"hand": "treachery"}, {"fiefs": ["palace", f"castle land lord={lord}"]})
    play(s, "play treachery", "aim_lord repton")
    assert s.lord[fief("repton")] == t.NO_LORD
    assert properties(s, "repton") == ["land"]
    assert discard(s, RED) == [lord]
    invariants(s)


def test_or_7_6e_a_prince_plays_no_part_in_a_struggle() -> None:
    s = a_turn(
        {"hand": "treachery prince", "fiefs": ["palace lord=prince"]}, {"hand": "allies", "fiefs": ["palace lord=monk"]}
    )
    play(s, "play treachery", "aim_lord tamworth", "ally")
    assert (s.seat, options(s)) == (BLUE, ["yield"])


def test_or_7_7a_a_vassal_of_the_hand_fields_one_and_is_discarded() -> None:
    s = a_turn({"hand": "vassal monk"})
    fielded(s, "field vassal", 1)
    play(s, "done")
    assert discard(s, BLUE) == ["vassal"]


def test_or_7_7b_a_vassal_lord_fields_one_and_returns_home() -> None:
    s = a_turn({"fiefs": ["palace lord=vassal"], "hand": "monk"})
    fielded(s, "field_lord winchester", 1)
    play(s, "done")
    assert s.lord[fief("winchester")] == t.VASSAL


def test_or_7_7c_treachery_on_a_vassal_lord_removes_the_whole_fief() -> None:
    s = a_turn({"hand": "treachery"}, {"fiefs": ["palace", "castle land blue_church lord=vassal"]})
    play(s, "play treachery", "aim_lord repton")
    assert places(s, RED) == ["tamworth"]
    assert discard(s, RED) == ["castle", "land", "vassal"]
    assert discard(s, BLUE) == ["church", "treachery"]
    invariants(s)


def test_or_7_7c_where_the_table_plays_it_so_the_fief_is_captured_and_the_vassal_alone_discarded() -> None:
    fiefs = ["palace", "castle land blue_church lord=vassal"]
    s = a_turn({"hand": "treachery"}, {"fiefs": fiefs}, treachery_vassal="capture")
    play(s, "play treachery", "aim_lord repton")
    assert places(s, RED) == ["tamworth"]
    assert places(s, BLUE) == ["winchester", "repton"]
    assert properties(s, "repton") == ["red_land", "church"]
    assert discard(s, RED) == ["vassal"]
    invariants(s)


def test_or_7_7d_a_vassal_answers_in_a_struggle_from_the_hand_or_as_lord() -> None:
    s = a_turn(
        {"hand": "treachery vassal", "fiefs": ["palace lord=vassal"]}, {"hand": "allies", "fiefs": ["palace lord=monk"]}
    )
    play(s, "play treachery", "aim_lord tamworth", "ally")
    assert options(s) == ["vassal", "vassal_lord winchester", "yield"]


def test_or_7_7e_and_or_7_9d_emissaries_are_worth_one_and_two_cubes() -> None:
    # OR-7.9d: the Monk; he stays with the Vikings, in no pile
    for kind, cubes in (("vassal", 1), ("monk", 2)):
        s = a_turn({"hand": kind})
        play(s, f"emissary {kind}")
        assert s.bag[BLUE] == 1 + cubes
        assert look(s, None)["earls"][BLUE]["emissaries"][kind] == 1


def test_or_7_8a_a_champion_of_the_hand_fields_two_and_is_discarded() -> None:
    s = a_turn({"hand": "champion monk"})
    fielded(s, "field champion", 2)
    play(s, "done")
    assert discard(s, BLUE) == ["champion"]


def test_or_7_8b_a_champion_lord_fields_two_and_returns_home() -> None:
    s = a_turn({"fiefs": ["palace lord=champion"], "hand": "monk"})
    fielded(s, "field_lord winchester", 2)
    play(s, "done")
    assert s.lord[fief("winchester")] == t.CHAMPION


def test_or_7_8c_a_champion_calls_a_joust_and_is_wild_in_any() -> None:
    # Given a Joust that Blue calls, and a Champion in Red's Hand
    s = a_turn({"hand": "champion", "fiefs": ["palace land"]}, {"hand": "champion", "fiefs": ["palace land"]})
    play(s, "play champion", "deal nnn", "deal nnn", "keep", "keep")
    assert (s.seat, options(s)) == (BLUE, ["wild vassal", "wild prince"])
    play(s, "wild vassal")
    assert (s.seat, options(s)) == (RED, ["wild vassal", "wild prince", "done"])
    play(s, "wild prince")
    assert hand(s, RED) == []
    assert discard(s, RED) == ["champion"]


def test_or_7_9a_a_monk_is_never_fielded() -> None:
    s = a_turn({"hand": "monk champion", "fiefs": ["palace lord=monk", "castle lord=vassal"]})
    play(s, "siege tamworth")
    assert offered(s, FIELD) == {"champion"}
    assert offered(s, FIELD_LORD) == {"bradford"}
    assert refused(s, "field_lord winchester") == "the Abbot of Winchester is never fielded (OR-7.9a)"
    assert refused(s, "field monk") == "Monk is never fielded from the Hand (OR-12.6)"


def test_or_7_9a_with_monks_alone_there_is_no_attack() -> None:
    s = a_turn({"hand": "monk", "fiefs": ["palace lord=monk"]})
    assert refused(s, "siege tamworth") == "you have nothing to field (OR-12.2)"


def test_or_7_9b_an_abbot_makes_a_monastery_which_looks_at_hands_turn_after_turn() -> None:
    s = a_turn({"hand": "monk"}, {"hand": "land"})
    assert offered(s, LOOK) == set()
    play(s, "place monk", "end")
    for _ in range(2):
        s.acted = False
        run(s, ask_turn, BLUE)
        assert offered(s, LOOK) == {"red"}
        play(s, "look red", "end")


def test_or_7_9c_the_hand_is_shown_to_the_acting_earl_alone() -> None:
    s = a_turn({"fiefs": ["palace lord=monk"]}, {"hand": "land monk"}, {})
    ears = listening(s)
    play(s, "look red")
    shown = [event for event in ears if event.name == "saw_hand"]
    assert len(shown) == 2
    assert all(event.audience == 1 << BLUE | 1 << RED for event in shown)  # its owner knows it anyway
    assert s.view(BLUE)["earls"][RED]["known"] == {"land": 1, "monk": 1}
    assert s.view(GREEN)["earls"][RED]["known"] is None


def test_or_7_9c_it_is_shown_once_and_later_cards_are_not_seen() -> None:
    s = a_turn({"fiefs": ["palace lord=monk"]}, {"hand": "land"})
    play(s, "look red", "end")
    s.hand[t.KINDS + t.PRINCE] += 1
    s.tray[t.KINDS + t.PRINCE] -= 1
    assert s.view(BLUE)["earls"][RED]["known"] == {"land": 1}
    assert s.view(BLUE)["earls"][RED]["hand"] is None


def test_or_7_9e_a_monastery_whose_abbot_is_gone_is_an_ordinary_fief() -> None:
    s = a_turn({"hand": "treachery"}, {"hand": "land", "fiefs": ["palace lord=monk"]})
    play(s, "play treachery", "aim_lord tamworth", "yield", "end")
    run(s, ask_turn, RED)
    assert offered(s, LOOK) == set()
    assert places(s, RED) == ["tamworth"]


# Mercenaries


def test_or_7_10a_a_mercenary_comes_with_an_empty_slot_for_one_card() -> None:
    s = a_turn({"hand": "mercenary", "pool": (2, 0)})
    play(s, "place mercenary", "garrison infantry")
    assert s.view(None)["earls"][BLUE]["mercenaries"] == [{"colour": "blue", "infantry": 1, "knight": 0}]
    assert "garrison infantry" not in options(s)


def test_or_7_10a_he_belongs_to_no_fief() -> None:
    s = a_state({"mercs": [""], "fiefs": ["palace", "castle"]})
    capture_fief(s, fief("winchester"), RED)
    assert len(s.mercs[BLUE]) == 1
    assert s.mercs[RED] == []


def test_or_7_10b_the_loss_of_the_last_fief_ends_the_game_for_him_too() -> None:
    s = a_state({"mercs": ["knight"]}, {}, {})
    capture_fief(s, fief("winchester"), RED)
    run(s, settle)
    assert s.mercs[BLUE] == []
    assert s.out[BLUE]
    assert s.army_pile == [0, 1]
    invariants(s)


def test_or_7_10c_a_mercenary_fields_his_own_strength_and_his_garrisons() -> None:
    s = a_turn({"mercs": ["", "infantry", "knight"]})
    assert [merc_strength(s, merc) for merc in s.mercs[BLUE]] == [1, 2, 3]
    play(s, "siege tamworth")
    assert offered(s, FIELD_MERCENARY) == {"1", "2", "3"}
    assert capacity(s, BLUE) == 0  # no Land is needed for it
    play(s, "field_mercenary 3", "field_mercenary 2")
    assert s.battle is not None
    assert s.battle.forces[0].strength == 5


def test_or_7_10d_a_mercenary_of_the_hand_fields_one_and_is_discarded() -> None:
    s = a_turn({"hand": "mercenary monk", "pool": (1, 0)})
    fielded(s, "field mercenary", 1)
    play(s, "done")
    assert discard(s, BLUE) == ["mercenary"]


def test_or_7_10e_treachery_and_intrigue_take_him_with_his_garrison() -> None:
    s = a_turn({"hand": "treachery"}, {"mercs": ["knight"]})
    play(s, "play treachery", "aim_mercenary red")
    assert s.mercs[RED] == []
    assert (discard(s, RED), s.army_pile) == (["mercenary"], [0, 1])

    s = a_turn({"hand": "intrigue"}, {"mercs": ["knight"]})
    play(s, "play intrigue", "aim_mercenary red")
    assert s.view(None)["earls"][BLUE]["mercenaries"] == [{"colour": "red", "infantry": 0, "knight": 1}]
    invariants(s)


def test_or_7_10f_a_mercenary_is_no_lord() -> None:
    s = a_turn({"hand": "mercenary", "fiefs": ["palace", "castle"]})
    play(s, "place mercenary")
    assert s.rule == "OR-5.1"  # no seat is asked for
    assert t.MERCENARY not in t.LORD_TYPES

    # And he is not captured where Lords are
    s = a_turn({"hand": "champion champion"}, {"mercs": ["infantry"], "fiefs": ["palace land", "castle"]})
    play(s, "siege repton", "field champion", "done", "field_mercenary 1", "battle attacker")
    assert s.rule == "OR-5.1"
    assert s.mercs[RED] == s.mercs[BLUE] == []  # 2 points killed both cards


# Political cards and the King card


def test_or_7_11a_and_or_7_11b_treachery_and_intrigue_are_actions_against_one_earl() -> None:
    # OR-7.11a, OR-7.11b
    for kind, aim in (("treachery", "aim_hand green"), ("intrigue", "aim_pool green")):
        s = a_turn({"hand": kind}, {"hand": "land", "pool": (1, 0)}, {"hand": "land", "pool": (1, 0)})
        play(s, f"play {kind}", aim)
        assert s.acted
        assert s.seat == GREEN  # he alone may answer


def test_or_7_11c_allies_answer_and_open_a_struggle() -> None:
    s = a_turn({"hand": "treachery"}, {"hand": "allies land"})
    play(s, "play treachery", "aim_hand red")
    assert options(s) == ["ally", "yield"]


def test_or_7_11d_a_banquet_is_discarded_and_draws_two() -> None:
    s = a_turn({"hand": "banquet", "deck": "land church"})
    ears = listening(s)
    play(s, "play banquet", "draw church", "draw land")
    assert hand(s, BLUE) == ["land", "church"]
    assert discard(s, BLUE) == ["banquet"]
    assert [str(event) for event in ears] == ["Blue gives a Banquet", "Blue draws a card", "Blue draws a card"]
    invariants(s)


def test_or_7_11d_a_banquet_needs_so_many_cards_in_the_deck() -> None:
    assert "banquet" not in offered(a_turn({"hand": "banquet", "deck": "land"}), PLAY)
    assert "banquet" in offered(a_turn({"hand": "banquet", "deck": "land land"}), PLAY)
    assert "banquet" not in offered(a_turn({"hand": "banquet", "deck": "land land"}, banquet_draw=3), PLAY)


def test_or_7_11e_a_banner_is_raised_for_kingship_or_played_on_a_prince() -> None:
    s = a_turn({"hand": "banner", "fiefs": ["palace lord=prince"]})
    assert {"play banner", "bequeath winchester"} <= set(options(s))
    play(s, "play banner")
    assert s.banners[BLUE] == 1
    assert discard(s, BLUE) == []


@pytest.mark.parametrize("kind", ["treachery", "intrigue"])
@pytest.mark.parametrize("stopped", [False, True])
def test_or_7_11f_political_cards_are_discarded_whatever_the_outcome(kind: str, stopped: bool) -> None:
    s = a_turn({"hand": kind}, {"hand": "allies monk", "mercs": [""]})
    play(s, f"play {kind}", "aim_mercenary red", *(["ally"] if stopped else ["yield"]))
    assert discard(s, BLUE) == [kind]
    assert ("allies" in discard(s, RED)) == stopped
    invariants(s)


def test_or_7_12a_the_king_card_fields_one_and_is_not_killed() -> None:
    s = a_turn({"hand": "monk"}, {"hand": "champion monk", "towers": "land"}, king=BLUE)
    play(s, "storm red", "field_king", "done", "field champion", "done", "battle normal")
    assert s.king == BLUE
    assert s.rule == "OR-5.1"


def test_or_7_12b_the_king_card_is_not_taken_from_a_living_king() -> None:
    s = a_turn({"hand": "treachery intrigue banner"}, {}, king=RED)
    assert offered(s, PLAY) == set()
    capture_fief(s, fief("tamworth"), BLUE)
    s.fiefs[RED] = [fief("repton")]  # he has another seat: he lives, and stays King
    s.holder[fief("repton")] = RED
    s.tray[t.KINDS + t.CASTLE] -= 1
    s.push(settle)
    play(s, "end")
    assert s.king == RED
    invariants(s)
