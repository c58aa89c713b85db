"""Two-Headed Earl (OV-16): Blue and Green against Red and Gold."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.ortus.church import may_bequeath
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.kingship import proclaim
from heptarchy.games.ortus.leaving import decide_by_cap, eliminate, settle, team_of
from heptarchy.games.ortus.rivals import ally_of, rivals
from heptarchy.games.ortus.table.actions import AIM_HAND, AIM_LORD, LOOK, RAID, SIEGE, STORM
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn, begin_turn
from tests.games.ortus.seasons import play_random
from tests.games.ortus.table import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    Earldom,
    a_state,
    asks_fate,
    discard,
    hand,
    invariants,
    offered,
    options,
    places,
    play,
    refused,
    run,
)


def table(*earldoms: Earldom, **given: Any) -> Ortus:
    """Four Earls, two against two."""
    return a_state(*earldoms, **{"players": 4, "two_heads": True, **given})


def turn(*earldoms: Earldom, **given: Any) -> Ortus:
    """Blue is asked for his turn."""
    return run(table(*earldoms, **given), ask_turn, BLUE)


# Who is whose


def test_ov_16_allies_sit_across_the_table() -> None:
    s = table()
    assert [ally_of(s, house) for house in range(4)] == [GREEN, GOLD, BLUE, RED]
    assert rivals(s, BLUE) == [RED, GOLD]
    assert rivals(s, GOLD) == [BLUE, GREEN]


def test_ov_16_an_earl_whose_ally_is_out_stands_alone() -> None:
    s = table()
    eliminate(s, GREEN)
    assert ally_of(s, BLUE) == t.NOBODY
    assert rivals(s, RED) == [BLUE]


def test_ov_16_without_the_module_all_are_rivals() -> None:
    s = a_state(players=4)
    assert ally_of(s, BLUE) == t.NOBODY
    assert rivals(s, BLUE) == [RED, GREEN, GOLD]


# No harm to the ally


def test_ov_16_an_ally_is_not_attacked() -> None:
    s = turn({"hand": "champion"}, {"towers": "land"}, {"towers": "land", "fiefs": ["palace land"]}, {"towers": "land"})
    assert offered(s, STORM) == {"red", "gold"}
    assert offered(s, SIEGE) == {"tamworth", "rendlesham"}
    for action in ("storm green", "raid bamburgh", "siege bamburgh"):
        assert refused(s, action) == "Green is your ally (OV-16)"


def test_ov_16_there_is_no_politics_against_an_ally() -> None:
    s = turn({"hand": "treachery"}, {"hand": "land"}, {"hand": "land", "fiefs": ["palace lord=prince"]}, {})
    play(s, "play treachery")
    assert offered(s, AIM_HAND) == {"red"}
    assert offered(s, AIM_LORD) == set()
    assert refused(s, "aim_hand green") == "Green is your ally (OV-16)"
    assert refused(s, "aim_lord bamburgh") == "Green is your ally (OV-16)"


def test_ov_16_treachery_is_not_played_if_only_the_ally_could_be_struck() -> None:
    s = turn({"hand": "treachery"}, {}, {"hand": "land"}, {})
    assert refused(s, "play treachery") == "there is nothing that Treachery could aim at (OR-6.13)"


def test_ov_16_a_monastery_does_not_look_at_the_hand_of_the_ally() -> None:
    s = turn({"fiefs": ["palace lord=monk"]}, {"hand": "land"}, {"hand": "land"}, {"hand": "land"})
    assert offered(s, LOOK) == {"red", "gold"}
    assert refused(s, "look green") == "Green is your ally (OV-16)"


def test_ov_16_the_vikings_are_not_sent_against_the_ally() -> None:
    s = table({}, {}, {"towers": "land", "fiefs": ["palace land"]}, {}, arrived=True, horde=(2, 0))
    run(s, ask_target, BLUE)
    assert offered(s, SIEGE) == {"tamworth", "rendlesham"}
    assert offered(s, RAID) == offered(s, STORM) == set()
    for action in ("storm green", "raid bamburgh", "siege bamburgh"):
        assert refused(s, action) == "Green is your ally (OV-16)"


# Battles


def test_ov_16_allies_field_after_attacker_and_defender_the_attackers_first() -> None:
    s = turn({"hand": "vassal"}, {"hand": "vassal"}, {"hand": "prince"}, {"hand": "champion"})
    play(s, "siege tamworth", "field vassal")
    order = [s.seat]
    play(s, "field vassal")
    order.append(s.seat)
    play(s, "field prince")
    order.append(s.seat)
    play(s, "field champion")

    assert order == [RED, GREEN, GOLD]
    assert [force.strength for force in the_battle(s).forces] == [1, 1, 2, 2]
    assert asks_fate(s)


def test_ov_16_an_ally_need_not_come() -> None:
    s = turn({"hand": "vassal land"}, {"hand": "land"}, {"hand": "prince"}, {"hand": "land"})
    play(s, "siege tamworth", "field vassal", "done", "done")
    assert (s.seat, options(s)) == (GREEN, ["field prince", "done"])
    play(s, "done")
    assert (s.seat, options(s)) == (GOLD, ["done"])
    play(s, "done")

    assert s.battle is None
    assert hand(s, GREEN) == ["prince"]
    assert places(s, RED) == ["tamworth"]


def test_ov_16_the_attacker_fields_a_card_of_his_own() -> None:
    # OR-12.2: what his ally could bring does not let him attack
    s = turn({"hand": "land"}, {}, {"hand": "champion"}, {})
    assert refused(s, "siege tamworth") == "you have nothing to field (OR-12.2)"


def test_ov_16_a_fief_is_undefended_only_if_the_ally_fields_nothing_either() -> None:
    # OR-12.9
    s = turn({"hand": "champion"}, {}, {}, {"hand": "vassal"})
    play(s, "siege tamworth", "field champion", "field vassal")
    assert asks_fate(s)

    s = turn({"hand": "champion champion"}, {}, {}, {"hand": "land"})
    play(s, "siege tamworth", "field champion", "field champion", "done")
    assert options(s) == ["capture", "destroy"]


def test_ov_16_strengths_of_allies_are_added() -> None:
    # Given two points of Blue, and two of Green
    s = turn({"hand": "champion"}, {}, {"hand": "champion"}, {})
    play(s, "siege tamworth", "field champion", "field champion")

    # Then they take a Palace of strength 3, and Blue, who attacks, has it
    play(s, "capture")
    assert places(s, BLUE) == ["winchester", "tamworth"]
    assert s.out[RED]
    assert discard(s, GREEN) == discard(s, BLUE) == ["champion"]
    invariants(s)


def test_ov_16_damage_goes_to_the_principals_cards_first_and_then_to_the_allys() -> None:
    # Given two Infantry each of Red, who defends, and of Gold
    pool = {"pool": (2, 0), "fiefs": ["palace land land"]}
    s = turn({"hand": "champion vassal"}, pool, {}, pool)
    play(s, "siege tamworth", "field champion", "field vassal", "field_all", "field_all")

    # When three points strike them
    assert asks_fate(s)
    play(s, "battle normal")

    # Then both of Red's are dead, and one of Gold's
    assert (s.pool[RED * 2], s.pool[GOLD * 2]) == (0, 1)
    invariants(s)


def test_ov_16_the_attackers_side_shares_damage_likewise() -> None:
    pool = {"pool": (2, 0), "fiefs": ["palace land land"]}
    s = turn(pool, {"hand": "champion vassal"}, pool, {})
    play(s, "siege tamworth", "field_all", "field champion", "field vassal", "field_all", "battle normal")
    assert (s.pool[BLUE * 2], s.pool[GREEN * 2]) == (0, 1)
    invariants(s)


def test_ov_16_an_ally_orders_his_own_casualties() -> None:
    # OR-12.20
    s = turn(
        {"hand": "champion champion"},
        {"hand": "vassal vassal vassal"},
        {},
        {"pool": (1, 1), "fiefs": ["palace land land"]},
    )
    play(s, "siege tamworth", "field champion", "field champion", *["field vassal"] * 3, "field_all", "battle normal")
    assert (s.seat, s.rule) == (GOLD, "OR-12.20")
    play(s, "fill_army infantry")
    assert s.pool[GOLD * 2 : GOLD * 2 + 2] == [0, 1]


def test_ov_16_lords_of_an_ally_are_captured_too_and_he_ransoms_them() -> None:
    # OR-12.31
    s = turn(
        {"hand": "champion"},
        {"fiefs": ["palace lord=vassal land"]},
        {},
        {"fiefs": ["palace lord=prince church"]},
    )
    play(s, "siege tamworth", "field champion", "field_lord tamworth", "field_lord rendlesham", "battle attacker")
    assert (s.seat, options(s)) == (RED, ["ransom tamworth", "yield"])
    play(s, "yield")
    assert (s.seat, options(s)) == (GOLD, ["ransom rendlesham", "yield"])
    play(s, "ransom rendlesham")

    assert s.lord[t.PLACE_KEYS.index("tamworth")] == t.NO_LORD
    assert s.lord[t.PLACE_KEYS.index("rendlesham")] == t.PRINCE
    assert t.card_of(GOLD, t.CHURCH) in s.props[t.PLACE_KEYS.index("winchester")]
    invariants(s)


def test_ov_16_an_ally_helps_against_vikings() -> None:
    s = table({}, {}, {}, {"hand": "vassal"}, arrived=True, horde=(1, 0))
    run(s, ask_target, BLUE)
    play(s, "siege tamworth")
    assert (s.seat, offered(s, SIEGE)) == (GOLD, set())
    assert "field vassal" in options(s)


# Struggles


def test_ov_16_the_targets_ally_may_play_allies_when_he_does_not() -> None:
    s = turn({"hand": "treachery"}, {"hand": "land", "fiefs": ["palace lord=prince"]}, {}, {"hand": "allies"})
    play(s, "play treachery", "aim_lord tamworth")
    assert (s.seat, options(s)) == (RED, ["yield"])
    play(s, "yield")
    assert (s.seat, options(s)) == (GOLD, ["ally", "yield"])
    play(s, "ally")

    # Then nobody of the other side can answer, and the plot fails
    assert s.lord[t.PLACE_KEYS.index("tamworth")] == t.PRINCE
    assert discard(s, GOLD) == ["allies"]
    assert s.plot is None


def test_ov_16_a_target_with_an_empty_hand_has_his_ally_asked() -> None:
    s = turn({"hand": "treachery"}, {"fiefs": ["palace lord=prince"]}, {}, {"hand": "land"})
    play(s, "play treachery", "aim_lord tamworth")
    assert (s.seat, options(s)) == (GOLD, ["yield"])
    play(s, "yield")
    assert discard(s, RED) == ["prince"]


def test_ov_16_vassals_of_allies_answer_for_either_side() -> None:
    # Given Allies of Red, and a Vassal of each ally
    s = turn(
        {"hand": "treachery"},
        {"hand": "allies", "fiefs": ["palace lord=prince"]},
        {"hand": "vassal"},
        {"fiefs": ["palace lord=vassal"]},
    )
    play(s, "play treachery", "aim_lord tamworth", "ally")

    # When Green answers for Blue, who has nothing left
    assert (s.seat, options(s)) == (GREEN, ["vassal", "yield"])
    play(s, "vassal")

    # Then Gold may answer for Red with his Vassal Lord, and the actor's side has no more
    assert (s.seat, options(s)) == (GOLD, ["vassal_lord rendlesham", "yield"])
    play(s, "vassal_lord rendlesham")
    assert s.plot is None
    assert s.lord[t.PLACE_KEYS.index("tamworth")] == t.PRINCE
    assert hand(s, GREEN) == []


def test_ov_16_a_side_that_does_not_answer_loses() -> None:
    s = turn(
        {"hand": "treachery"},
        {"hand": "allies", "fiefs": ["palace lord=prince"]},
        {"hand": "vassal"},
        {"hand": "land"},
    )
    play(s, "play treachery", "aim_lord tamworth", "ally", "vassal")
    assert (s.seat, options(s)) == (GOLD, ["yield"])
    play(s, "yield")
    assert s.lord[t.PLACE_KEYS.index("tamworth")] == t.NO_LORD


# Church, King, Joust


@pytest.mark.parametrize(("holder", "free"), [(RED, False), (GREEN, True), (GOLD, False)])
def test_ov_16_the_cathedral_of_an_ally_does_not_keep_one_from_bequeathing(holder: int, free: bool) -> None:
    # OR-7.5d
    earldoms: list[Earldom] = [{}, {}, {}, {}]
    earldoms[holder] = {"fiefs": ["palace cathedral"]}
    assert may_bequeath(table(*earldoms), BLUE) is free


def test_ov_16_an_ally_gives_to_the_king_like_any_other_earl() -> None:
    # OR-15.5
    s = table({}, {"pool": (1, 0)}, {"pool": (1, 0)}, {"pool": (1, 0)})
    proclaim(s, BLUE)
    s.run()
    assert s.royal == [3, 0]


def test_ov_16_allies_ride_in_a_joust_against_each_other() -> None:
    # OR-14.1: with a Property of the ally's alone there can be a Joust
    s = turn({"hand": "champion", "fiefs": ["palace land"]}, {}, {"fiefs": ["palace land"]}, {})
    play(s, "play champion")
    assert s.joust is not None
    assert sorted(s.joust.riders) == [BLUE, GREEN]


# Winning


def test_ov_16_allies_win_together() -> None:
    s = table()
    for house in (RED, GOLD):
        eliminate(s, house)
    run(s, settle)
    assert (s.scores, s.ending) == ([1, 0, 1, 0], "last earl")


def test_ov_16_the_last_earl_wins_for_his_ally_who_is_out() -> None:
    s = table()
    for house in (RED, GREEN, GOLD):
        eliminate(s, house)
    run(s, settle)
    assert s.scores == [1, 0, 1, 0]
    assert team_of(s, GOLD) == [RED, GOLD]


def test_ov_16_while_both_sides_have_an_earl_the_game_goes_on() -> None:
    s = table()
    for house in (GREEN, GOLD):
        eliminate(s, house)
    run(s, settle)
    assert s.ending != "last earl"


def test_ov_16_the_cap_is_for_the_side_of_the_greatest_earl() -> None:
    # OR-19.7
    s = table({}, {}, {}, {"fiefs": ["palace", "castle"]})
    decide_by_cap(s)
    assert s.scores == [0, 1, 0, 1]


def test_ov_16_state_and_church_wins_for_both() -> None:
    # OV-5
    s = table({"fiefs": ["palace cathedral"]}, king=BLUE, state_and_church=True)
    run(s, begin_turn, BLUE)
    assert (s.scores, s.ending) == ([1, 0, 1, 0], "state and church")


def test_ov_16_random_games_keep_every_card() -> None:
    for seed in range(3):
        s = play_random(ORTUS.new(players=4, two_heads=True, round_cap=10), seed)
        assert sorted(s.scores) == [0, 0, 1, 1]
        assert s.scores[:2] == s.scores[2:]
    play_random(ORTUS.new(players=4, two_heads=True, tactics="second_card", villages=True, round_cap=8), 5)
