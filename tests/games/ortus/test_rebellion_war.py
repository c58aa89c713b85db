"""RB-41 to RB-54, RB-70 to RB-72, RB-74, RB-75, EX-30 to EX-34: the King's Attacks and battles against him."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import burn_property
from heptarchy.games.ortus.horde import take_control
from heptarchy.games.ortus.king_war import attack_value, best_properties
from heptarchy.games.ortus.rebellion import king_turn
from heptarchy.games.ortus.table.actions import CUBE, TURN_UP
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.rebels import a_rebellion, declared, heard, mind_discard
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    KIND,
    RED,
    THE_END,
    Earldom,
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

TOWERS, RAID, SIEGE = "turn_up no_luck", "turn_up vassal", "turn_up prince"


def wish(s: Ortus, wished: str, *answers: str) -> Ortus:
    """The King draws a Champion and Blue's cube, and wishes; Blue has a Hand, so that he is asked to field."""
    run(s, king_turn)
    return play(s, "mind champion", "cube blue", wished, *answers)


def against(earl: Earldom, strength: int = 4, **more: Any) -> Ortus:
    """A King with this attack value (no Lord) against one Earl with a Hand that he need not field."""
    return a_rebellion(
        {"hand": "vassal", **earl}, king={"fiefs": ["palace"]}, mind="champion", levies=strength - 1, **more
    )


def test_rb_41_a_target_cube_is_drawn_and_told() -> None:
    s = a_rebellion({"hand": "vassal", "cubes": 2}, {}, mind="champion")
    ears = listening(s)
    run(s, king_turn)
    play(s, "mind champion")
    assert options(s) == ["cube blue", "cube red"]
    play(s, "cube red")
    assert s.prey == RED
    assert heard(ears)[-1] == "Red's cube is drawn: the King turns on him (RB-20)"


@pytest.mark.parametrize(
    ("card", "attack", "told"),
    [
        (TOWERS, "towers blue", "the Joust card is No Luck: the King wishes for Towers (RB-43)"),
        (RAID, "raid bradford", "the Joust card is Joust Vassal: the King wishes for a Raid (RB-43)"),
        (SIEGE, "siege winchester", "the Joust card is Joust Prince: the King wishes for a Siege (RB-43)"),
    ],
)
def test_rb_43_the_joust_card_is_his_wish(card: str, attack: str, told: str) -> None:
    s = against({"towers": "land", "fiefs": ["palace", "castle land church"]})
    ears = listening(s)
    wish(s, card)
    assert declared(s) == attack
    assert told in heard(ears)


def test_rb_43_without_a_palace_the_largest_fief_is_besieged() -> None:
    s = wish(against({"fiefs": ["castle", "castle land", "castle"]}), SIEGE)
    assert declared(s) == "siege avebury"


def test_rb_63_the_joust_deck_is_whole_at_every_draw() -> None:
    s = run(against({"towers": "land"}), king_turn)
    play(s, "mind champion", "cube blue")
    assert s.weights.answers == [TURN_UP.base + kind for kind in range(3)]
    assert s.weights.weights == [12, 6, 6]


def test_rb_44_the_attack_value_is_all_his_strength() -> None:
    king = {
        "fiefs": ["palace lord=prince land", "castle lord=vassal", "castle lord=monk"],
        "pool": (3, 1),
        "mercs": ["blue knight", "blue"],
    }
    s = a_rebellion({"hand": "vassal", "towers": "land"}, king=king, mind="champion", levies=1)
    # King card, Royal Infantry, Prince, Vassal, a Knight for one Land, Mercenary with Knight, Mercenary
    assert attack_value(s) == 1 + 1 + 2 + 1 + 2 + 3 + 1
    wish(s, TOWERS)
    assert s.battle is not None
    force = s.battle.forces[0]
    assert (force.strength, force.army, force.levies, force.king) == (12, [0, 1], 1, 1)  # RB-38: one more Garrison
    assert force.lords == [fief("tamworth"), fief("repton")]


def test_rb_45_a_raid_needs_a_point_beyond_the_towers() -> None:
    earl = {"towers": "land land", "fiefs": ["palace land"]}
    assert declared(wish(against(earl, strength=3), RAID)) == "raid winchester"
    assert declared(wish(against(earl, strength=2), RAID)) == "towers blue"


@pytest.mark.parametrize(("fiefs", "enough"), [(["palace"], 5), (["castle"], 4)])
def test_rb_45_a_siege_needs_the_strength_of_the_seat_beyond_the_towers(fiefs: list[str], enough: int) -> None:
    earl = {"towers": "land land", "fiefs": fiefs}
    assert declared(wish(against(earl, strength=enough), SIEGE)).startswith("siege")
    assert declared(wish(against(earl, strength=enough - 1), SIEGE)) == "towers blue"


def test_rb_45_he_ignores_what_the_defender_might_field() -> None:
    s = wish(against({"hand": "champion " * 6}, strength=3), SIEGE)
    assert declared(s) == "siege winchester"


@pytest.mark.parametrize(
    ("fiefs", "place"),
    [
        (["palace lord=prince", "castle land", "castle church church"], "avebury"),  # largest with a Property
        (["palace lord=prince church", "castle church church"], "bradford"),  # more Properties
        (["palace church church", "castle land church"], "bradford"),  # more Lands
        (["castle land", "palace land"], "bradford"),  # the older
    ],
)
def test_rb_46_the_largest_fief_with_a_property_is_raided(fiefs: list[str], place: str) -> None:
    assert declared(wish(against({"fiefs": fiefs, "deck": ""}), RAID)) == f"raid {place}"


def test_rb_47_the_palace_is_besieged_before_a_larger_castle() -> None:
    s = wish(against({"fiefs": ["castle lord=prince land land", "palace"]}), SIEGE)
    assert declared(s) == "siege winchester"


def test_rb_47_of_two_palaces_the_larger() -> None:
    s = a_rebellion(
        {"hand": "vassal", "fiefs": ["palace", "red_palace land"]}, {"fiefs": ["castle"]}, mind="champion", levies=9
    )
    assert declared(wish(s, SIEGE)) == "siege tamworth"


@pytest.mark.parametrize(
    ("fallback", "attack"), [("last", "raid winchester"), ("first", "siege bradford"), ("never", "raid winchester")]
)
def test_rb_47_the_castle_comes_before_the_shift_only_if_the_table_says_so(fallback: str, attack: str) -> None:
    earl = {"fiefs": ["palace land", "castle"]}
    s = against(earl, strength=2, castle_fallback=fallback)
    assert declared(wish(s, SIEGE)) == attack


@pytest.mark.parametrize(("fallback", "attack"), [("last", True), ("first", True), ("never", False)])
@pytest.mark.parametrize("card", [TOWERS, RAID, SIEGE])
def test_ex_34_the_castle_is_the_last_resort(fallback: str, attack: bool, card: str) -> None:
    # RB-47: K is 2, against a Palace and a bare Castle without Towers and Properties
    s = a_rebellion(
        {"hand": "vassal", "fiefs": ["palace", "castle"]},
        king={"fiefs": ["palace"]},
        mind="champion",
        castle_fallback=fallback,
    )
    assert attack_value(s) == 2
    wish(s, card)
    if attack:
        assert declared(s) == "siege bradford"
    else:
        assert s.ending == THE_END


def test_rb_47_of_castles_the_largest() -> None:
    s = against({"fiefs": ["palace", "castle", "castle lord=vassal"]}, strength=2)
    assert declared(wish(s, TOWERS)) == "siege avebury"


@pytest.mark.parametrize(
    ("card", "earl", "attack"),
    [
        (TOWERS, {"fiefs": ["palace land"]}, "raid winchester"),
        (TOWERS, {}, "siege winchester"),
        (RAID, {"towers": "land"}, "towers blue"),
        (RAID, {}, "siege winchester"),
        (SIEGE, {"towers": "land land", "fiefs": ["palace land"]}, "raid winchester"),
        (SIEGE, {"towers": "land land"}, "towers blue"),
    ],
)
def test_rb_48_a_wish_out_of_reach_shifts(card: str, earl: Earldom, attack: str) -> None:
    assert declared(wish(against({"deck": "", **earl}), card)) == attack


def test_rb_48_it_is_told_why_the_wish_shifts() -> None:
    s = against({"towers": "land land land land", "fiefs": ["palace land"], "deck": ""})
    ears = listening(s)
    wish(s, SIEGE)
    told = heard(ears)
    assert "to besiege Winchester, the King's Strength 4 is too little for 4 Towers: the wish shifts (RB-48)" in told
    assert "to raid Blue, the King's Strength 4 is too little for 4 Towers: the wish shifts (RB-48)" in told
    assert declared(s) == "towers blue"


def test_ex_30_a_raid_shifts_to_towers() -> None:
    s = a_rebellion({"towers": "land land", "hand": "vassal"}, mind="champion")
    assert attack_value(s) == 4
    assert declared(wish(s, RAID)) == "towers blue"


def test_ex_31_the_towers_although_a_castle_is_within_reach() -> None:
    s = a_rebellion({"towers": "land land", "hand": "vassal", "fiefs": ["palace", "castle"]}, mind="champion")
    assert declared(wish(s, SIEGE)) == "towers blue"


def test_ex_32_one_infantry_saves_the_palace() -> None:
    earl = {"fiefs": ["palace"], "mercs": [""], "hand": "land"}
    s = wish(against(earl, strength=3), SIEGE)
    assert declared(s) == "siege winchester"
    play(s, "field_mercenary 1", "done", "battle normal")
    assert s.ending == THE_END
    assert places(s, BLUE) == ["winchester"]
    twin = wish(against({"hand": "land"}, strength=3), SIEGE, "done")
    assert twin.ending == "king stands"


def test_rb_49_another_earl_is_drawn_with_the_same_wish() -> None:
    lone = {"hand": "vassal", "fiefs": ["castle"]}
    s = a_rebellion({}, {}, lone, king={"fiefs": ["palace"]}, mind="champion", levies=1)
    ears = listening(s)
    run(s, king_turn)
    play(s, "mind champion", "cube blue", SIEGE)
    assert "the King can do nothing against Blue: another cube is drawn (RB-49)" in heard(ears)
    assert options(s) == ["cube red", "cube green"]
    play(s, "cube green")
    assert declared(s) == "siege hexham"  # no second Joust card


def test_rb_49_if_no_earl_is_left_there_is_no_attack() -> None:
    s = a_rebellion({}, {}, king={"fiefs": ["palace"]}, mind="champion", levies=1)
    ears = listening(s)
    run(s, king_turn)
    play(s, "mind champion", "cube red", RAID, "cube blue")
    assert s.ending == THE_END
    assert not s.white
    assert heard(ears)[-1] == "no Earl is left for the King to try: nothing happens (RB-49)"
    assert (s.prey, s.tried, s.wish) == (t.NOBODY, 0, t.NOBODY)


def test_rb_50_his_attack_puts_the_white_marker_out() -> None:
    s = wish(against({"towers": "land"}), TOWERS)
    assert s.white


@pytest.mark.parametrize(
    ("damage", "dead"),
    [
        (2, []),  # King card and Royal Infantry
        (3, ["infantry"]),
        (4, ["infantry", "infantry"]),  # the one in the Garrison too
        (5, ["infantry", "infantry", "mercenary"]),
        (6, ["infantry", "infantry", "mercenary"]),  # a Knight half filled
        (7, ["infantry", "infantry", "mercenary", "knight"]),
        (9, ["infantry", "infantry", "mercenary", "knight"]),  # the Prince is a Lord
    ],
)
def test_rb_51_in_what_order_damage_fills_his_side(damage: int, dead: list[str]) -> None:
    king = {"fiefs": ["palace lord=prince land land"], "pool": (1, 1), "mercs": ["blue infantry"], "towers": ""}
    strong = {"hand": "champion " * (damage // 2) + "vassal " * (damage % 2), "towers": "banner"}
    s = a_rebellion(strong, king=king, mind="champion", levies=1)
    run(s, king_turn)
    play(s, "mind champion", "cube blue", TOWERS)
    for _ in range(damage // 2):
        play(s, "field champion")
    if damage % 2:
        play(s, "field vassal")
    play(s, "battle normal")
    while not s.over:
        play(s, options(s)[-1])
    left = ["infantry"] * (s.pool[RED * 2] + sum(merc // 8 % 64 for merc in s.mercs[RED]))
    left += ["knight"] * s.pool[RED * 2 + 1] + ["mercenary"] * len(s.mercs[RED])
    assert sorted(left + dead) == ["infantry", "infantry", "knight", "mercenary"]
    assert (s.levies, s.king, s.lord[fief("tamworth")]) == (1, RED, t.PRINCE)
    invariants(s)


@pytest.mark.parametrize(
    ("props", "n", "taken"),
    [
        ("church land cathedral market land", 1, "cathedral"),  # a pair cannot be had
        ("church land cathedral market land", 2, "land market"),
        ("church land cathedral market land", 3, "land market cathedral"),
        ("church market land cathedral market land", 5, "land market cathedral land market"),
        ("church market church", 2, "market church"),
        ("church market church", 5, "market church church"),
        ("land land church", 2, "land land"),
    ],
)
def test_rb_52_what_he_takes_in_a_raid(props: str, n: int, taken: str) -> None:
    cards_there = [t.card_of(BLUE, KIND[word]) for word in props.split()]
    assert best_properties(cards_there, n) == [t.card_of(BLUE, KIND[word]) for word in taken.split()]


def test_rb_52_of_equal_cards_the_older() -> None:
    lands = [t.card_of(RED, t.LAND), t.card_of(BLUE, t.LAND)]
    assert best_properties(lands, 1) == [t.card_of(RED, t.LAND)]


def test_rb_52_he_captures_and_never_burns() -> None:
    earl = {"fiefs": ["palace land market church"], "hand": "", "deck": ""}
    s = against(earl, strength=2)
    ears = listening(s)
    wish(s, RAID)
    assert s.over
    assert properties(s, "tamworth") == ["blue_land", "blue_market_town"]
    assert properties(s, "winchester") == ["church"]
    assert s.pool[RED * 2 :] == [0, 0]  # OR-7.3d
    assert "the King takes a Land from Winchester (RB-52)" in heard(ears)
    invariants(s)


def test_rb_53_a_siege_that_he_wins_captures() -> None:
    earl = {"fiefs": ["castle lord=prince land", "castle"], "hand": "", "deck": ""}
    s = against({**earl, "hand": "church"}, strength=3)
    wish(s, SIEGE, "done")
    assert places(s, RED) == ["tamworth", "bradford"]
    assert properties(s, "bradford") == ["blue_land"]
    assert discard(s, BLUE).count("prince") == 1
    invariants(s)


def test_rb_53_an_earl_may_ransom_lords_from_the_king() -> None:
    # RB-35, RB-36: what is paid is attached by the King's own order
    earl = {"fiefs": ["palace lord=prince church"], "towers": "land", "hand": "church", "deck": ""}
    s = a_rebellion(earl, king={"fiefs": ["castle", "palace"]}, mind="champion")
    wish(s, TOWERS, "field_lord winchester", "done", "battle attacker")
    assert options(s) == ["ransom winchester", "yield"]
    play(s, "ransom winchester")
    assert s.lord[fief("winchester")] == t.PRINCE
    assert properties(s, "tamworth") == ["blue_church"]
    invariants(s)


def test_rb_54_the_king_pays_no_ransom() -> None:
    s = a_rebellion({"hand": "champion champion"}, king={"fiefs": ["palace lord=prince land"]})
    run(s, ask_turn, BLUE)
    play(s, "storm red", "field champion", "field champion", "battle attacker")
    assert s.lord[fief("tamworth")] == t.NO_LORD
    assert properties(s, "tamworth") == ["land"]
    assert mind_discard(s) == ["prince"]  # RB-26
    invariants(s)


def test_rb_70_he_fields_everything_in_every_defence() -> None:
    king = {"fiefs": ["palace lord=prince"], "mercs": ["blue"]}
    s = a_rebellion({"hand": "vassal"}, king=king, levies=1)
    run(s, ask_turn, BLUE)
    play(s, "storm red", "field vassal")
    assert s.battle is not None
    assert s.battle.forces[1].strength == 1 + 1 + 2 + 1
    assert [option.split()[0] for option in options(s)] == ["battle"] * 4


def test_rb_71_the_king_decides_for_himself() -> None:
    king = {"fiefs": ["palace lord=prince blue_church"]}
    s = a_rebellion({"hand": "champion"}, king=king)
    run(s, ask_turn, BLUE)
    play(s, "storm red", "field champion")
    ears = listening(s)
    play(s, "battle church")
    assert "Red decides for the Church: Defender Wins" in heard(ears)
    s = a_rebellion({"towers": "land", "hand": "vassal"}, king=king, mind="champion")
    wish(s, TOWERS, "field vassal")
    ears = listening(s)
    play(s, "battle church")
    assert "Red decides for the Church: Attacker Wins" in heard(ears)


def test_rb_71_and_for_vikings_against_an_earl() -> None:
    s = a_rebellion(
        {"towers": "land", "hand": "vassal"}, king={"fiefs": ["palace blue_church"]}, arrived=True, horde=(2, 0)
    )
    run(s, control, RED)
    play(s, "cube blue", TOWERS, "field vassal")
    ears = listening(s)
    play(s, "battle church")
    assert "Red decides for the Church: Attacker Wins" in heard(ears)


def control(s: Ortus, house: int) -> None:
    """A cube of this house is drawn for control of the Vikings."""
    take_control(s, 0, CUBE.base + house)


def test_rb_72_what_an_earl_captures_returns_to_the_kings_tray_when_it_is_discarded() -> None:
    s = a_rebellion({"hand": "champion " * 6}, king={"fiefs": ["palace land"], "towers": ""}, levies=0)
    run(s, ask_turn, BLUE)
    play(s, "raid tamworth", *["field champion"] * 6, "battle normal", "take red land")
    assert properties(s, "winchester") == ["red_land"]
    tray = s.tray[t.card_of(RED, t.LAND)]
    burn_property(s, fief("winchester"), t.card_of(RED, t.LAND))
    assert s.tray[t.card_of(RED, t.LAND)] == tray + 1
    invariants(s)


def test_rb_72_an_earl_may_burn_his_cards() -> None:
    s = a_rebellion({"hand": "champion " * 6}, king={"fiefs": ["palace land"], "towers": ""}, levies=0)
    run(s, ask_turn, BLUE)
    play(s, "raid tamworth", *["field champion"] * 6, "battle normal", "burn red land")
    assert properties(s, "tamworth") == []
    assert not any(s.pile[RED * t.KINDS :])
    invariants(s)


def test_rb_74_vikings_of_the_king_attack_as_he_does() -> None:
    earl = {"hand": "vassal", "fiefs": ["palace", "castle land market church"], "deck": ""}
    s = a_rebellion(earl, {}, arrived=True, horde=(1, 1), banquet_answers=True, mode="semi")
    run(s, control, GREEN)
    assert options(s) == ["cube blue", "cube red"]
    play(s, "cube blue", RAID)
    assert s.battle is not None
    assert (declared(s), s.battle.attacker, s.battle.director) == ("raid bradford", t.VIKINGS, GREEN)
    play(s, "field vassal", "battle normal")
    assert properties(s, "bradford") == ["church"]  # RB-52: the pair is destroyed
    assert "land" in discard(s, BLUE)
    assert s.horde == [0, 1]  # Vikings before Chieftains
    assert not s.white
    invariants(s)


def test_rb_74_k_is_the_strength_of_the_horde() -> None:
    s = a_rebellion({"hand": "vassal"}, arrived=True, horde=(0, 1), levies=9)
    run(s, control, RED)
    play(s, "cube blue", SIEGE)
    assert s.ending == THE_END  # 2 points do not reach a Palace, and no Earl is left
    s = a_rebellion({"hand": "vassal"}, arrived=True, horde=(1, 1), levies=0)
    run(s, control, RED)
    play(s, "cube blue", SIEGE)
    assert declared(s) == "siege winchester"


def test_rb_74_the_earls_have_fallen_to_vikings_the_king_sent() -> None:
    s = a_rebellion({}, arrived=True, horde=(3, 0))
    run(s, control, RED)
    play(s, "cube blue", SIEGE)
    assert (s.ending, s.scores) == ("king stands", [0])


def test_rb_75_against_vikings_he_fields_everything_and_captured_lords_die() -> None:
    s = a_rebellion({}, {}, king={"fiefs": ["palace lord=prince land"]}, arrived=True, horde=(9, 0))
    run(s, control, BLUE)
    play(s, "raid bamburgh")
    assert s.battle is not None
    assert s.battle.forces[1].strength == 1 + 2 + 2
    play(s, "battle attacker")
    assert s.lord[fief("bamburgh")] == t.NO_LORD
    assert mind_discard(s) == ["prince"]
    assert cards(s.pile, GREEN) == []
    invariants(s)


def test_rb_42_without_the_banquet_rule_nobody_is_asked() -> None:
    s = a_rebellion({"hand": "banquet", "towers": "land"}, {}, mind="champion", mode="semi", banquet_answers=False)
    run(s, king_turn)
    play(s, "mind champion", "cube blue")
    assert options(s) == ["turn_up no_luck", "turn_up vassal", "turn_up prince"]
