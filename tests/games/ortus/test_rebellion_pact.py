"""RB-8 to RB-13: what the Earls may not do to each other while the King stands."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.horde import arrive, ask_target
from heptarchy.games.ortus.king_war import direct_vikings
from heptarchy.games.ortus.rebellion import king_turn
from heptarchy.games.ortus.table.actions import AIM_FIEF, AIM_HAND, AIM_LORD, LAND_RAIDER, LOOK, RAID, SIEGE, STORM
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.rebels import a_rebellion
from tests.games.ortus.table import BLUE, RED, offered, options, play, refused, run

RICH = {"fiefs": ["palace lord=prince land church", "castle"], "towers": "land", "hand": "vassal"}


def test_rb_8_an_earl_attacks_the_king_alone() -> None:
    s = run(a_rebellion({"hand": "champion"}, RICH, king={"fiefs": ["palace land", "castle"]}), ask_turn, BLUE)
    assert offered(s, STORM) == {"green"}
    assert offered(s, RAID) == {"bamburgh"}
    assert offered(s, SIEGE) == {"bamburgh", "hexham"}
    for text in ("storm red", "raid tamworth", "siege repton"):
        assert refused(s, text) == "rebels do not harm each other while the King stands (RB-8)"


@pytest.mark.parametrize("card", ["treachery", "intrigue"])
def test_rb_8_politics_aims_at_the_king_alone(card: str) -> None:
    s = run(a_rebellion({"hand": card}, RICH, king={"fiefs": ["palace lord=prince land"]}), ask_turn, BLUE)
    play(s, f"play {card}")
    assert offered(s, AIM_LORD) | offered(s, AIM_FIEF) == {"bamburgh"}
    for text in ("aim_lord tamworth", "aim_fief tamworth", "aim_hand red"):
        assert refused(s, text) == "rebels do not harm each other while the King stands (RB-8)"


def test_rb_8_politics_is_not_announced_if_the_king_offers_no_target() -> None:
    s = run(a_rebellion({"hand": "intrigue"}, RICH), ask_turn, BLUE)
    assert "play intrigue" not in options(s)


def test_rb_9_jousts_and_monasteries_are_off() -> None:
    s = a_rebellion({"hand": "champion", "fiefs": ["palace lord=monk land"]}, RICH, king={"fiefs": ["palace land"]})
    run(s, ask_turn, BLUE)
    assert not offered(s, LOOK)
    assert refused(s, "play champion") == "there are no Jousts while the King stands (RB-9)"
    assert refused(s, "look red") == "rebels do not look at each other's Hands, and the King has none (RB-9)"


def test_rb_10_an_earls_cathedral_does_not_hinder_bequeathing() -> None:
    heir = {"hand": "banner", "fiefs": ["palace lord=prince"]}
    s = run(a_rebellion(heir, {"fiefs": ["palace cathedral"]}), ask_turn, BLUE)
    assert "bequeath winchester" in options(s)


def test_rb_10_the_kings_cathedral_hinders_who_has_no_church() -> None:
    king = {"fiefs": ["palace lord=prince red_cathedral"]}
    s = run(a_rebellion({"hand": "banner", "fiefs": ["palace lord=prince"]}, {}, king=king), ask_turn, BLUE)
    assert refused(s, "bequeath winchester") == "Green holds the Cathedral and you have no Church (OR-16.2)"
    s = run(a_rebellion({"hand": "banner", "fiefs": ["palace lord=prince church"]}, {}, king=king), ask_turn, BLUE)
    assert "bequeath winchester" in options(s)


def test_rb_11_the_church_favours_the_earl_who_attacks_the_king() -> None:
    s = a_rebellion({"hand": "champion"}, {"fiefs": ["palace church"]})
    run(s, ask_turn, BLUE)
    play(s, "storm green", "field champion", "battle church")
    assert s.seat == RED
    assert options(s) == ["decide attacker"]
    for text in ("decide normal", "decide defender"):
        assert refused(s, text) == "while the King stands you must decide for the rebel in this battle (RB-11)"


def test_rb_11_and_the_earl_whom_the_king_attacks() -> None:
    s = run(a_rebellion({"towers": "land", "hand": "vassal"}, {"fiefs": ["palace church"]}, mind="champion"), king_turn)
    play(s, "mind champion", "cube blue", "turn_up no_luck", "field vassal", "battle church")
    assert (s.seat, options(s)) == (RED, ["decide defender"])


def test_rb_11_and_the_earl_whom_vikings_attack() -> None:
    s = a_rebellion({"towers": "land", "hand": "vassal"}, {"fiefs": ["palace church"]}, arrived=True, horde=(2, 0))
    direct_vikings(s)
    s.run()
    play(s, "cube blue", "turn_up no_luck", "field vassal", "battle church")
    assert (s.seat, options(s)) == (RED, ["decide defender"])


def test_rb_11_when_vikings_attack_the_king_the_choice_is_free() -> None:
    s = a_rebellion({}, {"fiefs": ["palace church"]}, arrived=True, horde=(2, 0))
    run(s, ask_target, BLUE)
    play(s, "storm green", "battle church")
    assert (s.seat, options(s)) == (RED, ["decide normal", "decide attacker", "decide defender"])


@pytest.mark.parametrize("earls", [1, 2])
def test_rb_12_an_earl_sends_the_vikings_against_the_king(earls: int) -> None:
    s = a_rebellion(
        *[{"towers": "land"}] * earls, king={"fiefs": ["palace land", "castle"]}, arrived=True, horde=(2, 0)
    )
    run(s, ask_target, BLUE)
    king = "green" if earls == 2 else "red"
    palace, castle = ("bamburgh", "hexham") if earls == 2 else ("tamworth", "repton")
    assert options(s) == [f"storm {king}", f"raid {palace}", f"siege {palace}", f"siege {castle}"]
    if earls == 2:
        assert refused(s, "storm red") == "while the King stands the Vikings are sent against him (RB-12)"


def test_rb_13_no_banner_is_raised_while_the_king_lives_but_one_may_bequeath() -> None:
    s = run(a_rebellion({"hand": "banner", "fiefs": ["palace lord=prince"]}), ask_turn, BLUE)
    assert refused(s, "play banner") == "while the King stands no Banner is raised for the Kingship (RB-13)"
    assert "bequeath winchester" in options(s)


def test_rb_73_the_king_is_counted_when_the_vikings_arrive() -> None:
    s = a_rebellion({}, {})
    arrive(s)
    s.run()
    arrivals = 0
    while LAND_RAIDER.holds(s.options[0]):
        play(s, "land_raider viking")
        arrivals += 1
    assert arrivals == 3 * s.params.viking_arrival_per_earl


def test_rb_61_the_king_has_no_hand_to_aim_at() -> None:
    king = {"fiefs": ["palace lord=prince land", "castle lord=vassal"], "mercs": ["infantry"], "pool": (1, 0)}
    s = run(a_rebellion({"hand": "treachery intrigue"}, RICH, king=king), ask_turn, BLUE)
    twin = s.clone()
    play(s, "play treachery")
    assert options(s) == ["aim_lord bamburgh", "aim_lord hexham", "aim_mercenary green"]
    assert not offered(s, AIM_HAND)
    assert refused(s, "aim_hand green") == "the Hand of Green is empty (OR-13.4)"
    play(twin, "play intrigue")
    assert options(twin) == ["aim_fief bamburgh", "aim_mercenary green", "aim_pool green"]
