"""The Vikings after they have come (OR-17.11 to OR-17.22): growth, control, attacks."""

from __future__ import annotations

from typing import Any

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.horde import ask_target, draw_control, viking_turn
from heptarchy.games.ortus.leaving import eliminate
from heptarchy.games.ortus.table.actions import BURN, CUBE, DECIDE, RAID, SIEGE, STORM
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn, begin_round
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    THE_END,
    Earldom,
    a_state,
    asks_fate,
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


def directed(*earldoms: Earldom, horde: tuple[int, int] = (3, 0), **figures: Any) -> Ortus:
    """Blue directs a horde, and is asked against whom."""
    s = a_state(*earldoms, arrived=True, horde=horde, **figures)
    s.active = t.VIKINGS
    return run(s, ask_target, BLUE)


# Growth and control


def test_or_17_11_the_horde_grows_by_one_before_control_is_drawn() -> None:
    s = a_state(arrived=True, horde=(2, 1))
    run(s, viking_turn)
    assert asks_fate(s)
    assert s.rule == "OR-17.11"
    assert s.weights.weights == [16, 5]
    play(s, "land_raider chieftain")
    assert s.horde == [2, 2]
    assert s.rule == "OR-17.12"
    invariants(s)


def test_or_17_11_how_much_is_a_figure() -> None:
    s = a_state(arrived=True, horde=(2, 1), viking_growth=3)
    run(s, viking_turn)
    play(s, *["land_raider viking"] * 3)
    assert s.horde == [5, 1]
    assert s.rule == "OR-17.12"


def test_or_1_18_an_empty_viking_deck_is_made_of_the_discards() -> None:
    s = a_state(arrived=True, horde=(2, 1))
    s.raider_pile = [16, 5]
    s.raiders = [0, 0]
    run(s, viking_turn)
    assert s.weights.weights == [16, 5]
    assert s.raider_pile == [0, 0]
    s = a_state(arrived=True, horde=(18, 6))  # and with none there either, none comes
    run(s, viking_turn)
    assert s.rule == "OR-17.12"


def test_or_17_12_the_earl_of_the_drawn_cube_directs_the_horde() -> None:
    s = a_state({"cubes": 4}, {}, {}, arrived=True, horde=(1, 0))
    run(s, draw_control)
    assert dict(zip(s.weights.answers, s.weights.weights, strict=True)) == {CUBE[0]: 4, CUBE[1]: 1, CUBE[2]: 1}
    play(s, "cube red")
    assert s.seats == [RED]
    assert s.rule == "OR-17.13"


def test_or_17_13_the_controller_names_another_earl_and_what_is_attacked() -> None:
    # Given Earls with Towers, Properties and several Fiefs
    s = directed(
        {"towers": "land", "fiefs": ["palace land"]},
        {"towers": "land", "fiefs": ["palace", "castle land"]},
        {"fiefs": ["palace church"]},
    )

    # Then all of others is offered by the rules of an Attack, and nothing of his own
    assert offered(s, STORM) == {"red"}
    assert offered(s, RAID) == {"repton", "bamburgh"}
    assert offered(s, SIEGE) == {"tamworth", "repton", "bamburgh"}
    assert len(options(s)) == 6  # he must attack
    assert refused(s, "storm green") == "Green has no Tower (OR-12.1)"
    assert refused(s, "raid tamworth") == "Tamworth has no Property (OR-12.1)"
    assert refused(s, "siege hexham") == "there is no Fief at Hexham (OR-8.1)"
    for own in ("storm blue", "raid winchester", "siege winchester"):
        assert refused(s, own) == "the Vikings are sent against another Earl (OR-17.13)"
    assert refused(s, "storm gold") == "Gold is not on the table (OR-17.13)"


def test_or_17_13_where_he_need_not_attack_he_may_hold_the_horde_back() -> None:
    # Given the rule as it is usual: holding back is refused
    assert refused(directed({}, {}), "yield") == "the Vikings must be sent against somebody (OR-17.13)"

    # When a table plays without the duty
    s = a_state({}, {}, arrived=True, horde=(2, 0), viking_must_attack=False)
    ears = listening(s)
    run(s, ask_target, BLUE)
    assert options(s) == ["siege tamworth", "yield"]
    play(s, "yield")

    # Then there is no battle, and the Vikings stay
    assert s.battle is None
    assert s.horde == [2, 0]
    assert [str(event) for event in ears] == ["Blue holds the Vikings back (OR-17.13)"]


def test_or_17_13_an_earl_off_the_table_is_no_target_whatever_towers_he_has() -> None:
    # GHA-8d
    s = a_state({}, {"fiefs": [], "towers": "land"}, {}, variant="heathen", arrived=True, horde=(2, 0))
    run(s, ask_target, BLUE)
    assert options(s) == ["siege bamburgh"]
    assert refused(s, "storm red") == "Red is not on the table (OR-17.13)"


def test_or_17_13_the_horde_is_fielded_whole() -> None:
    s = directed({}, {"towers": "land land land land", "hand": "land"}, horde=(3, 2))
    ears = listening(s)
    play(s, "siege tamworth")
    assert s.battle is not None
    assert s.battle.forces[0].army == [3, 2]
    assert s.battle.forces[0].strength == 3 * s.params.str_viking + 2 * s.params.str_chieftain == 7
    assert [event.args[0] for event in ears if event.kind is told.HORDE_FIELDED] == [7]


def test_or_17_14_an_empty_horde_does_nothing() -> None:
    s = a_state(arrived=True, horde=(0, 0))
    ears = listening(s)
    run(s, draw_control)
    assert s.over
    assert s.ending == THE_END
    assert any(event.kind is told.IDLE for event in ears)


def test_or_17_14_a_controller_alone_on_the_table_sends_them_nowhere() -> None:
    # Only where nobody is eliminated can that be
    s = a_state({}, {"fiefs": []}, {"fiefs": []}, variant="heathen", arrived=True, horde=(2, 0))
    ears = listening(s)
    run(s, ask_target, BLUE)
    assert s.ending == THE_END
    assert any(event.kind is told.IDLE for event in ears)


# Attacks


def test_or_17_15_the_defender_fields_and_the_church_decides_as_in_any_battle() -> None:
    # Given a defender with a Champion, and a third Earl in control of the Church
    s = directed({}, {"hand": "champion", "towers": "land land"}, {"fiefs": ["palace church"]}, horde=(3, 0))
    play(s, "storm red")
    assert s.seats == [RED]
    assert options(s) == ["field champion", "done"]

    # When Church Decides is drawn
    play(s, "1: field champion", "battle church")
    assert s.seats == [GREEN]
    assert offered(s, DECIDE) == {"normal", "attacker", "defender"}
    play(s, "2: decide defender")

    # Then the Vikings take the Champion's two points, the Towers none
    assert s.towers[RED] == [t.LAND, t.LAND]
    assert s.horde == [1, 0]
    assert s.raider_pile == [2, 0]
    assert discard(s, RED) == ["champion"]
    invariants(s)


def test_or_17_15_an_undefended_attack_needs_no_battle_card() -> None:
    s = directed({}, {"towers": "land church monk"}, horde=(2, 0))
    play(s, "storm red", "raze 1", "raze 2")
    assert s.towers[RED] == [t.CHURCH]
    assert discard(s, RED) == ["land", "monk"]


def test_or_17_16_vikings_burn_properties_of_the_controllers_choice() -> None:
    # Given two points on a Fief with three Properties, one of them Blue's
    s = directed({}, {"fiefs": ["palace land church blue_market"]}, horde=(2, 0))
    play(s, "raid tamworth")

    # Then the controller picks which burn, and captures none
    assert s.seats == [BLUE]
    assert s.rule == "OR-17.16"
    assert offered(s, BURN) == {"red land", "red church", "blue market_town"}
    assert len(options(s)) == 3
    assert refused(s, "take red land") == "Vikings never capture (OR-17.16)"
    play(s, "burn red church", "burn blue market_town")
    assert properties(s, "tamworth") == ["land"]
    assert properties(s, "winchester") == []
    assert discard(s, RED) == ["church"]
    assert discard(s, BLUE) == ["market_town"]
    invariants(s)


def test_or_17_16_with_points_for_all_of_them_all_burn_unasked() -> None:
    s = directed({}, {"fiefs": ["palace land church"]}, horde=(2, 0))
    play(s, "raid tamworth")
    assert properties(s, "tamworth") == []
    assert s.ending == THE_END


def test_or_17_16_a_fallen_fief_is_destroyed() -> None:
    # Given a Castle of Red's with a Lord and a Land
    s = directed({}, {"fiefs": ["palace", "castle lord=monk land"]}, horde=(2, 0))
    play(s, "siege repton")
    assert places(s, RED) == ["tamworth"]
    assert places(s, BLUE) == ["winchester"]
    assert discard(s, RED) == ["castle", "land", "monk"]
    invariants(s)


def test_or_17_16_lords_they_capture_die_without_ransom() -> None:
    # OR-12.34. Given a Lord who fights, and a Property that could pay
    s = directed({}, {"fiefs": ["palace lord=prince land"], "towers": "land land land"}, horde=(1, 0))
    play(s, "siege tamworth", "1: field_lord tamworth", "battle attacker")
    assert s.lord[fief("tamworth")] == t.NO_LORD
    assert discard(s, RED) == ["prince"]
    assert properties(s, "tamworth") == ["land"]
    assert s.ending == THE_END


def test_or_17_17_damage_kills_viking_cards_in_the_controllers_order() -> None:
    # Given a horde of a Viking and a Chieftain, and a defence of Strength 2
    s = directed({}, {"hand": "champion"}, horde=(1, 1))
    play(s, "siege tamworth", "1: field champion", "battle normal")

    # Then the controller says who takes it
    assert s.seats == [BLUE]
    play(s, "fill_raider chieftain")
    assert s.horde == [1, 0]
    assert s.raider_pile == [0, 1]
    invariants(s)


def test_or_17_17_a_partly_filled_chieftain_lives() -> None:
    # OR-12.20. The Viking first, and the Chieftain takes what is left: one point of two
    s = directed({}, {"hand": "champion"}, horde=(1, 1))
    play(s, "siege tamworth", "1: field champion", "battle normal", "fill_raider viking")
    assert s.horde == [0, 1]
    assert s.raider_pile == [1, 0]


def test_or_17_18_a_horde_killed_to_the_last_still_grows() -> None:
    s = a_state(arrived=True, horde=(0, 0))
    run(s, viking_turn)
    play(s, "land_raider viking")
    assert s.horde == [1, 0]
    assert s.rule == "OR-17.12"


def test_or_17_19_viking_attacks_do_not_move_the_markers() -> None:
    s = directed({}, {"towers": "land"}, horde=(1, 0), black=5)
    play(s, "storm red")
    assert s.white is False
    assert s.black == 5


def test_or_17_19_after_the_arrival_the_markers_rest() -> None:
    s = a_state(arrived=True, horde=(1, 0), black=8)
    run(s, viking_turn)
    play(s, "land_raider viking", "cube blue", "siege tamworth")
    assert s.black == 8
    s = run(a_state({"hand": "champion champion"}, {}, arrived=True), ask_turn, BLUE)
    play(s, "siege tamworth")
    assert s.white is False  # OR-12.3


def test_or_17_20_earls_cannot_attack_the_horde() -> None:
    s = run(a_state({"hand": "champion"}, {"towers": "land"}, arrived=True, horde=(3, 0)), ask_turn, BLUE)
    assert offered(s, STORM) == {"red"}
    assert offered(s, SIEGE) == {"tamworth"}
    assert not offered(s, RAID)


def test_or_17_21_the_vikings_never_win() -> None:
    # Given a horde that destroys the last Fief of one of two Earls
    s = directed({}, {}, horde=(3, 0))
    play(s, "siege tamworth")
    assert s.over
    assert s.scores == [1, 0]


def test_or_17_22_who_falls_to_vikings_is_out_and_the_last_earl_wins() -> None:
    s = directed({}, {"hand": "land"}, {}, horde=(3, 0))
    play(s, "siege tamworth", "1: done")
    assert s.out[RED]
    assert s.ending == THE_END
    assert not s.out[GREEN]
    invariants(s)

    # And a controller who is then alone has won
    s = directed({}, {}, {}, horde=(3, 0))
    eliminate(s, GREEN)
    play(s, "siege tamworth")
    assert s.over
    assert s.scores == [1, 0, 0]


def test_or_5_10_the_viking_turn_comes_after_the_last_earl_of_the_round() -> None:
    # OR-2.8: to the right of the starting player
    s = a_state({}, {}, start=RED)
    run(s, begin_round)
    assert s.seats == [RED]
    play(s, "1: end", "draw land")
    assert s.seats == [BLUE]
    assert s.black == 0
    play(s, "end", "draw land")
    assert s.black == 1
    assert s.seats == [RED]
