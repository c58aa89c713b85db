"""Thanes (OV-12)."""

from __future__ import annotations

from typing import Any

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.leaving import eliminate
from heptarchy.games.ortus.table.actions import FETCH, HUNT, THANES
from heptarchy.games.ortus.table.imagine import redeal
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn, begin_turn
from heptarchy.kernel.events import hears
from heptarchy.kernel.fate import Rng
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    Earldom,
    a_state,
    hand,
    invariants,
    listening,
    offered,
    options,
    play,
    refused,
    run,
)


def sworn(*earldoms: Earldom, out: tuple[int, ...] = (), **given: Any) -> Ortus:
    """A table that plays with Thanes, so many of them out."""
    s = a_state(*earldoms, **{"thanes": True, **given})
    for house, n in enumerate(out):
        s.thanes_home[house] -= n
        s.thanes_out[house] += n
    return s


# The free step


def test_ov_12_each_earl_begins_with_ten_thanes_at_home_which_all_see() -> None:
    s = sworn({}, {})

    assert [earl["thanes"] for earl in s.view(None)["earls"]] == [{"home": 10, "out": 0}] * 2
    assert a_state({}, {}).view(BLUE)["earls"][0]["thanes"] is None


def test_ov_12_any_number_is_pushed_out_or_pulled_back_in_one_click() -> None:
    # Given Blue with three Thanes out
    s = sworn({}, {}, out=(3,))
    run(s, ask_turn, BLUE)
    assert offered(s, THANES) == {"0", "1", "2", "4", "5", "6", "7", "8", "9", "10"}

    # When he says that eight shall be out
    told_of = listening(s)
    play(s, "thanes 8")

    # Then they are, and his Action is still to come
    assert (s.thanes_home[BLUE], s.thanes_out[BLUE]) == (2, 8)
    assert not s.acted
    assert [event.args for event in told_of] == [[BLUE, 8]]


def test_ov_12_thanes_are_pulled_back_again() -> None:
    s = sworn({}, {}, out=(3,))
    play(run(s, ask_turn, BLUE), "thanes 0")

    assert (s.thanes_home[BLUE], s.thanes_out[BLUE]) == (10, 0)


def test_ov_12_thanes_move_once_a_turn() -> None:
    s = sworn({}, {})
    play(run(s, begin_turn, BLUE), "thanes 5")

    assert not offered(s, THANES)
    assert refused(s, "thanes 4") == "you have moved your Thanes this turn (OV-12)"


def test_ov_12_in_the_next_turn_thanes_move_again() -> None:
    s = sworn({}, {})
    play(run(s, begin_turn, BLUE), "thanes 5", "end", "draw land")
    run(s, begin_turn, BLUE)

    assert "4" in offered(s, THANES)
    assert refused(s, "thanes 5") == "so many of your Thanes are out already (OV-12)"


def test_ov_12_thanes_stay_at_home_in_the_first_turn() -> None:
    s = run(sworn({}, {}, turns=0), begin_turn, BLUE)

    assert not offered(s, THANES)
    assert refused(s, "thanes 4") == "Thanes stay at home in the first turn (OV-12)"


def test_ov_12_the_dead_are_not_pushed_out_again() -> None:
    s = sworn({}, {}, thanes_each=4)
    run(s, ask_turn, BLUE)

    assert offered(s, THANES) == {"1", "2", "3", "4"}
    assert refused(s, "thanes 5") == "you have 4 Thanes and no more (OV-12)"


def test_ov_12_a_table_without_thanes_has_none() -> None:
    s = run(a_state({"hand": "vassal"}, {}), ask_turn, BLUE)

    assert refused(s, "thanes 4") == "this table does not play with Thanes (OV-12)"
    assert refused(s, "summon") == "this table does not play with Thanes (OV-12)"
    assert refused(s, "hunt red") == "Red has no Thane out (OV-12)"


# Attacks


def test_ov_12_only_thanes_that_are_out_are_attacked() -> None:
    s = sworn({"hand": "vassal"}, {}, {}, out=(1, 0, 2))
    run(s, ask_turn, BLUE)

    assert offered(s, HUNT) == {"green"}
    assert refused(s, "hunt red") == "Red has no Thane out (OV-12)"


def test_ov_12_each_point_past_the_defenders_kills_one_and_towers_do_not_help() -> None:
    # Given Red with five Thanes out behind two Towers, and an Infantry
    s = sworn(
        {"hand": "champion champion"},
        {"towers": "land land", "fiefs": ["palace land"], "pool": (1, 0)},
        out=(0, 5),
    )
    told_of = listening(s)

    # When Blue attacks with Strength 4
    play(run(s, ask_turn, BLUE), "hunt red", "field champion", "field champion")
    play(s, "field_army infantry", "battle normal")

    # Then three are dead, and those at home live
    assert (s.thanes_home[RED], s.thanes_out[RED]) == (5, 2)
    assert [event.args for event in told_of if event.kind is told.THANES_KILLED] == [[RED, 3]]
    invariants(s)


def test_ov_12_no_more_die_than_are_out() -> None:
    s = sworn({"hand": "champion champion"}, {}, out=(0, 1))
    play(run(s, ask_turn, BLUE), "hunt red", "field champion", "field champion")

    assert (s.thanes_home[RED], s.thanes_out[RED]) == (9, 0)


def test_ov_12_vikings_kill_thanes_too() -> None:
    s = sworn({}, {}, {}, out=(3, 3, 0), arrived=True, horde=(2, 0), active=t.VIKINGS)
    run(s, ask_target, BLUE)
    assert offered(s, HUNT) == {"red"}
    assert refused(s, "hunt green") == "Green has no Thane out (OV-12)"

    play(s, "hunt red")
    assert s.thanes_out == [3, 1, 0]


def test_ov_12_thanes_of_an_earl_who_leaves_are_gone() -> None:
    s = sworn({}, {}, {}, out=(0, 0, 4))
    eliminate(s, GREEN)

    assert (s.thanes_home[GREEN], s.thanes_out[GREEN]) == (0, 0)


# The special Action


def test_ov_12_who_begins_his_turn_with_strictly_most_out_may_take_a_card_of_the_tray() -> None:
    # Given Blue ahead of both others
    s = sworn({"hand": "land"}, {}, {}, out=(3, 2, 2))
    run(s, begin_turn, BLUE)
    assert s.view(None)["thanes"] == {"set": False, "lead": True}

    # When he takes a Champion
    tray = s.tray[BLUE * t.KINDS + t.CHAMPION]
    play(s, "summon")
    assert "champion" in offered(s, FETCH)
    play(s, "fetch champion")

    # Then it is in his Hand, and was his Action
    assert hand(s, BLUE) == ["land", "champion"]
    assert s.tray[BLUE * t.KINDS + t.CHAMPION] == tray - 1
    assert s.acted
    invariants(s)


def test_ov_12_as_many_as_another_is_not_most() -> None:
    s = run(sworn({}, {}, {}, out=(3, 3, 0)), begin_turn, BLUE)

    assert "summon" not in options(s)
    assert refused(s, "summon") == "you did not begin this turn with most Thanes out (OV-12)"


def test_ov_12_nobody_out_is_no_lead() -> None:
    assert "summon" not in options(run(sworn({}, {}), begin_turn, BLUE))


def test_ov_12_the_lead_counts_at_the_start_of_the_turn_not_later() -> None:
    # Given one who leads, and one who goes ahead only now
    first = run(sworn({}, {}, out=(3, 2)), begin_turn, BLUE)
    second = run(sworn({}, {}, out=(1, 2)), begin_turn, BLUE)

    # When the one pulls all back, and the other pushes all out
    play(first, "thanes 0")
    play(second, "thanes 10")

    # Then only the first may act
    assert "summon" in options(first)
    assert "summon" not in options(second)


def test_ov_12_the_lead_ends_with_the_turn() -> None:
    s = sworn({}, {}, out=(3, 0))
    play(run(s, begin_turn, BLUE), "end", "draw land")
    run(s, begin_turn, RED)

    assert "summon" not in options(s)


def test_ov_12_the_action_is_taken_once() -> None:
    s = sworn({}, {}, out=(3, 0))
    play(run(s, begin_turn, BLUE), "summon", "fetch church")

    assert refused(s, "summon") == "you have taken your Action this turn (OR-5.1)"


def test_ov_12_only_cards_of_the_tray_are_taken() -> None:
    s = sworn({"hand": "champion champion champion champion champion champion"}, {}, out=(3, 0))
    play(run(s, begin_turn, BLUE), "summon")

    assert refused(s, "fetch champion") == "your tray holds no Champion (OV-12)"


def test_ov_12_nobody_else_sees_which_card_is_taken() -> None:
    # Given Blue, who takes a card while all listen
    s = sworn({}, {}, out=(3, 0))
    play(run(s, begin_turn, BLUE), "summon")

    # Then only he hears his answer, and Red sees no card
    assert hears(s.audience, BLUE)
    assert not hears(s.audience, RED)
    play(s, "fetch prince")
    assert s.view(RED)["earls"][BLUE]["hand"] is None
    assert s.view(RED)["earls"][BLUE]["hand_size"] == 1


def test_ov_12_what_red_imagines_of_the_tray_is_asked_anew() -> None:
    # Given Blue choosing from his tray
    s = sworn({"deck": "land land land land land land"}, {}, out=(3, 0))
    play(run(s, begin_turn, BLUE), "summon")

    # When Red imagines the table
    for key in range(20):
        other = redeal(s, RED, Rng(key))

        # Then Blue is offered what lies in the tray that was imagined
        tray = other.tray[: t.KINDS]
        assert offered(other, FETCH) == {t.TYPES[kind] for kind in range(t.KINDS) if tray[kind]}
