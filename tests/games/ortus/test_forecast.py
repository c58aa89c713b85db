"""Odds at the table, and spans that end when they should."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.table import forecast as f
from heptarchy.games.ortus.table.odds import battle_odds
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.state import State
from tests.games.ortus.table import BLUE, GREEN, RED, a_state, options, play, run

SPECTATOR = None


def options_of(s: Ortus, seat: int) -> dict[str, Any]:
    found = ORTUS.forecast(s, seat)["options"]
    assert isinstance(found, dict)
    return found


def battle_of(s: Ortus, seat: int | None = SPECTATOR) -> dict[str, Any]:
    found = ORTUS.forecast(s, seat)["battle"]
    assert isinstance(found, dict)
    return found


# Attacks that may be chosen


def test_each_attack_on_the_menu_has_its_chance() -> None:
    # Given Blue with 5 points in Hand and Pool; Red with a Vassal Lord and a Tower, Green with nothing at all
    s = a_state(
        {"hand": "champion vassal land", "fiefs": ["palace land"], "pool": (0, 1)},
        {"hand": "monk", "fiefs": ["palace lord=vassal", "castle land church"], "towers": "banner"},
        {},
    )
    run(s, ask_turn, BLUE)
    found = options_of(s, BLUE)

    # Then each attack has the chance against all of the table, and against nothing; Red controls the Church, so it
    # fails under Defender Wins and Church Decides, 8 cards of 24
    against_red = {"win": 16 / 24, "exact": False, "low": 16 / 24, "high": 1.0, "assumes": "table"}
    assert found == {
        "storm red": against_red,
        "raid repton": against_red,
        "siege tamworth": against_red,  # 5 less the Vassal less the Tower is 3
        "siege repton": against_red,
        "siege bamburgh": {"win": 1.0, "exact": True, "low": 1.0, "high": 1.0, "assumes": "table"},
    }


def test_an_attack_out_of_reach_has_no_chance() -> None:
    s = a_state({"hand": "vassal"}, {"hand": "monk", "fiefs": ["palace land"], "towers": "banner"}, {})
    found = options_of(run(s, ask_turn, BLUE), BLUE)
    assert [found[key]["high"] for key in ("siege tamworth", "raid tamworth", "storm red")] == [0.0, 0.0, 1.0]


def test_the_chance_comes_true() -> None:
    # What is offered at the menu is what the battle says, when both do what was taken for granted
    s = a_state(
        {"hand": "champion champion", "fiefs": ["palace"]},
        {"fiefs": ["palace lord=vassal land"], "pool": (1, 0)},
        {},
    )
    run(s, ask_turn, BLUE)
    win = options_of(s, BLUE)["raid tamworth"]["win"]
    play(s, "raid tamworth", "field champion", "field champion", "field_all")
    assert s.seat == FATE
    assert battle_of(s)["win"]["blue"] == win == 20 / 24


def test_other_options_have_none_and_a_spectator_sees_no_options() -> None:
    s = run(a_state({"hand": "vassal land"}), ask_turn, BLUE)
    assert set(options_of(s, BLUE)) == {"siege tamworth"}
    assert options_of(s, RED) == {}
    assert ORTUS.forecast(s, SPECTATOR) == {"battle": None, "options": {}}


def test_the_king_of_a_rebellion_always_fields_all() -> None:
    s = a_state({"hand": "champion champion champion"}, {"fiefs": ["palace lord=prince"]}, variant="rebellion")
    s.liege = RED
    s.king = RED
    s.levies = 1
    found = options_of(run(s, ask_turn, BLUE), BLUE)
    # 6 less Prince, King card and Royal Infantry is 2, which the Palace withstands
    assert found["siege tamworth"] == {"win": 0.0, "exact": True, "low": 0.0, "high": 0.0, "assumes": "table"}


def test_where_the_vikings_may_be_sent() -> None:
    # Given a horde of 5 under Green, who controls the Church
    s = a_state(
        {"towers": "banner banner"},
        {"hand": "monk", "fiefs": ["palace lord=vassal", "castle land"]},
        {"hand": "champion champion", "fiefs": ["palace church"]},
        arrived=True,
        horde=(3, 1),
        active=t.VIKINGS,
    )
    found = options_of(run(s, ask_target, GREEN), GREEN)
    assert set(found) == set(options(s))
    assert {one["assumes"] for one in found.values()} == {"horde"}
    assert found["siege tamworth"]["win"] == 20 / 24  # 5 less the Vassal, but for Defender Wins
    assert found["siege winchester"] == {"win": 1.0, "exact": True, "low": 1.0, "high": 1.0, "assumes": "horde"}
    assert found["storm blue"]["win"] == 1.0


# While forces come to the field


def test_the_attackers_options_say_what_would_be_enough() -> None:
    s = a_state({"hand": "champion champion vassal"}, {"hand": "monk"}, {})
    play(run(s, ask_turn, BLUE), "siege tamworth")
    assert ORTUS.forecast(s, BLUE)["battle"] is None  # nothing is fielded yet
    assert options_of(s, BLUE) == {}  # no card is enough alone, and 0 % would say that they are not together
    play(s, "field champion")
    found = options_of(s, BLUE)
    assert {key: one["win"] for key, one in found.items()} == {"field vassal": 1.0, "field champion": 1.0, "done": 0.0}
    assert {one["assumes"] for one in found.values()} == {"table"}


def test_while_the_attacker_fields_the_battle_is_reckoned_against_the_table() -> None:
    s = a_state({"hand": "champion champion land"}, {"fiefs": ["palace lord=vassal"]}, {})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field champion")
    battle = battle_of(s)
    assert battle["win"] == {"blue": 20 / 24, "red": pytest.approx(4 / 24)}
    assert battle["assumes"] == "table"
    assert not battle["exact"]


def test_the_defenders_options_say_what_would_hold() -> None:
    # Given 4 points against the Palace: one Vassal more and it holds against all but what gets past 3
    s = a_state({"hand": "champion champion"}, {"hand": "vassal champion"}, {})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field champion")
    found = options_of(s, RED)
    assert found["done"] == {"win": 0.0, "exact": True, "assumes": "fielded"}
    assert found["field vassal"]["win"] == pytest.approx(4 / 24)
    assert found["field champion"]["win"] == 1.0
    battle = battle_of(s)
    assert battle["win"] == {"blue": 1.0, "red": 0.0}
    assert battle["assumes"] == "fielded"


def test_all_of_the_table_at_once() -> None:
    s = a_state({"hand": "champion champion"}, {"fiefs": ["palace lord=vassal land"], "pool": (1, 0)}, {})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field champion")
    found = options_of(s, RED)
    assert set(found) == set(options(s))
    assert found["field_all"]["win"] == 1.0
    assert found["field_lord tamworth"]["win"] == found["field_army infantry"]["win"] == pytest.approx(4 / 24)


def test_each_answer_leads_to_the_battle_that_was_foretold() -> None:
    # Whatever is answered while forces come, the battle then stands as the option had said
    for key in range(40):
        rng = Rng(key)
        s = a_state(
            {"hand": "champion vassal", "fiefs": ["palace lord=vassal land"], "pool": (1, 1), "mercs": ["infantry"]},
            {"hand": "champion vassal", "fiefs": ["palace lord=prince land land"], "pool": (1, 1), "towers": "banner"},
            {"fiefs": ["palace church"]},
            king=RED,
            royal=(1, 1),
        )
        play(run(s, ask_turn, BLUE), ["siege tamworth", "raid tamworth", "storm red"][key % 3])
        while s.rule == "OR-12.6":
            seat = s.seat
            option = rng.choice(s.options)
            told = options_of(s, seat).get(s.space.say(option), {"win": 0.0})
            s.apply(option)
            if s.battle is not None and s.rule == "OR-12.6" and s.seat == seat:
                win = battle_of(s)["win"]
                assert win["blue" if seat == BLUE else "red"] == pytest.approx(told["win"])


# The battle being fought


def test_the_battle_with_all_its_figures() -> None:
    s = a_state(
        {"hand": "champion champion", "fiefs": ["palace lord=vassal"]},
        {"fiefs": ["palace lord=vassal land church"], "towers": "banner"},
        {"fiefs": ["palace church church"]},
    )
    play(run(s, ask_turn, BLUE), "raid tamworth", "field champion", "field champion", "field_lord winchester")
    play(s, "field_lord tamworth")
    assert s.seat == FATE
    assert battle_of(s) == {
        "shire": "tamworth",
        "aim": "raid",
        "attacker": "blue",
        "defender": "red",
        "win": {"blue": 20 / 24, "red": pytest.approx(4 / 24)},
        "exact": False,
        "assumes": "church",  # Green controls it and takes no part
        "left": {
            "points": {"0": 4 / 24, "3": 20 / 24},
            "towers": {"0": 1.0},
            "properties": {"0": 4 / 24, "2": 20 / 24},
            "cubes": {"0": 1.0},
            "falls": 0.0,
            "captured": {"attacker": {"0": 20 / 24, "1": 4 / 24}, "defender": {"0": 20 / 24, "1": 4 / 24}},
        },
    }


def test_while_the_church_decides_the_pick_is_taken_for_granted() -> None:
    s = a_state({"hand": "champion champion"}, {"hand": "vassal", "fiefs": ["palace cathedral"]}, {})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field champion", "field vassal", "battle church")
    assert s.seat == RED
    assert battle_of(s)["win"] == {"blue": 0.0, "red": 1.0}


def test_after_the_battle_card_nothing_is_left_to_chance() -> None:
    s = a_state({"hand": "champion champion"}, {"hand": "vassal"}, {})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field champion", "field vassal", "battle normal")
    assert the_battle(s).fell
    assert ORTUS.forecast(s, BLUE) == {"battle": None, "options": {}}


def test_once_an_undefended_target_is_struck_nothing_is_left_either() -> None:
    s = a_state({"hand": "champion"}, {"towers": "banner banner banner"}, {})
    play(run(s, ask_turn, BLUE), "storm red", "field champion")
    assert s.rule == "OR-12.24"
    assert ORTUS.forecast(s, BLUE)["battle"] is None


def test_the_figures_are_those_of_the_odds() -> None:
    s = a_state({"hand": "champion vassal"}, {"hand": "vassal", "towers": "banner banner banner"}, {})
    play(run(s, ask_turn, BLUE), "storm red", "field champion", "field vassal", "field vassal")
    odds = battle_odds(s, the_battle(s))
    found = battle_of(s)
    assert found["shire"] == ""
    assert found["exact"]
    assert found["assumes"] == "fielded"
    assert found["win"]["blue"] == odds.success() == 20 / 24
    assert found["left"]["towers"] == {"0": 4 / 24, "2": 20 / 24}


# Modules


def test_ov_9_where_a_banner_may_alter_the_card_the_odds_are_rough() -> None:
    s = a_state({"hand": "champion"}, {"hand": "vassal vassal"}, {}, tactics="banner")
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field vassal")
    assert not battle_of(s)["exact"]
    assert not options_of(s, RED)["done"]["exact"]


def test_ov_11_towers_do_not_protect_villages() -> None:
    s = a_state({"hand": "champion champion"}, {"hand": "vassal", "towers": "banner " * 6}, {}, villages=1)
    run(s, ask_turn, BLUE)
    found = options_of(s, BLUE)
    assert found["sack red"]["win"] == 1.0
    assert found["siege tamworth"]["win"] == 0.0
    play(s, "sack red", "field champion", "field champion", "field vassal")
    battle = battle_of(s)
    assert battle["aim"] == "villages"
    assert battle["left"]["cubes"] == {"0": 4 / 24, "3": 20 / 24}


def test_ov_20_the_welsh_always_field_their_infantry() -> None:
    s = a_state({"hand": "champion champion"}, {}, {}, marches=1)
    found = options_of(run(s, ask_turn, BLUE), BLUE)
    assert found["siege rhuddlan"] == {
        "win": 20 / 24,
        "exact": True,
        "low": 20 / 24,
        "high": 20 / 24,
        "assumes": "table",
    }


# Honest


def test_or_4_1_hidden_cards_of_others_change_nothing() -> None:
    # Two tables that differ in Red's Hand, deck and Towers
    mine = {"hand": "champion vassal", "fiefs": ["palace land"], "pool": (1, 0)}
    one = a_state(mine, {"hand": "champion", "deck": "land", "towers": "banner", "mercs": [""]}, {})
    other = a_state(mine, {"hand": "land", "deck": "banner", "towers": "champion", "mercs": [""]}, {})
    for s in (one, other):
        run(s, ask_turn, BLUE)
    assert ORTUS.forecast(one, BLUE) == ORTUS.forecast(other, BLUE)
    for s in (one, other):
        play(s, "siege tamworth", "field champion", "done")
    assert ORTUS.forecast(one, BLUE) == ORTUS.forecast(other, BLUE)
    assert ORTUS.forecast(one, SPECTATOR) == ORTUS.forecast(other, SPECTATOR)


@pytest.mark.parametrize(("variant", "players"), [("base", 2), ("base", 4), ("heathen", 3), ("wessex", 3)])
def test_or_4_1_a_redealt_table_has_the_same_odds(variant: str, players: int) -> None:
    rng = Rng(players)
    state: State = ORTUS.new(variant=variant, players=players)
    battles = 0
    for _ in range(1500):
        if state.over:
            break
        if (state.seat != FATE and state.given == []) or not state.given:
            for seat in range(players):
                assert ORTUS.forecast(state, seat) == ORTUS.forecast(state.redeal(seat, rng), seat)
        battles += ORTUS.forecast(state, SPECTATOR)["battle"] is not None
        table = inner(state)
        attacks = [option for option in table.options if f.aim_of(option) != t.NOBODY]
        if state.seat == FATE:
            state.apply(rng.pick(state.weights))
        elif attacks and rng.below(3) == 0:
            state.apply(rng.choice(attacks), state.seats[0])
        else:
            state.apply(rng.choice(state.options_for(state.seats[0])), state.seats[0])
    assert battles > 0


# Spans


def test_the_spans_of_a_turn() -> None:
    s = run(a_state({"hand": "vassal"}, round=3), ask_turn, BLUE)
    assert ORTUS.scopes(s, BLUE) == {"game": "", "round": "3", "turn": "3.blue"}
    s.active = t.VIKINGS
    assert ORTUS.scopes(s, RED)["turn"] == "3.vikings"


def test_the_span_of_a_battle_ends_with_it() -> None:
    s = a_state({"hand": "vassal"}, {"hand": "vassal"}, {}, round=3)
    play(run(s, ask_turn, BLUE), "siege tamworth")
    token = ORTUS.scopes(s, BLUE)["battle"]
    play(s, "field vassal")
    assert ORTUS.scopes(s, RED)["battle"] == token
    play(s, "done")
    assert "battle" not in ORTUS.scopes(s, BLUE)


def test_each_season_of_a_campaign_has_its_own_spans() -> None:
    s = run(a_state({"hand": "vassal"}, round=3), ask_turn, BLUE)
    assert f.scopes(s, 2) == {"game": "", "round": "2.3", "turn": "2.3.blue"}


def test_no_two_battles_share_a_span() -> None:
    rng = Rng(5)
    for players in (2, 3, 5):
        s = ORTUS.new(players=players)
        assert isinstance(s, Ortus)
        tokens: list[str] = []
        battle = None
        while not s.over and len(tokens) < 60:
            if s.battle is not None and s.battle is not battle:
                battle = s.battle
                tokens.append(ORTUS.scopes(s, 0)["battle"])
            attacks = [option for option in s.options if f.aim_of(option) != t.NOBODY]
            if s.seat == FATE:
                s.apply(rng.pick(s.weights))
            else:
                s.apply(rng.choice(attacks or s.options), s.seats[0])
        assert len(tokens) > 3
        assert len(set(tokens)) == len(tokens)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_assumption_has_a_text(language: str) -> None:
    assert set(ORTUS.words(language).book()["odds"]["assumes"]) == set(f.ASSUMPTIONS)
