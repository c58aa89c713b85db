"""The political struggle (OR-13.11 to OR-13.17): Allies, then Vassals by turns, until one does not answer."""

from __future__ import annotations

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.actions import VASSAL_LORD
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    Earldom,
    a_state,
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

TARGET = {"hand": "allies land", "fiefs": ["palace lord=prince"]}


def plotted(blue: Earldom, red: Earldom, *others: Earldom) -> Ortus:
    """Blue has played Treachery on the Lord of Tamworth, and Red is to answer."""
    s = run(a_state(blue, red, *others), ask_turn, BLUE)
    return play(s, "play treachery", "aim_lord tamworth")


def prince_lives(s: Ortus) -> bool:
    return s.lord[fief("tamworth")] == t.PRINCE


def test_or_13_11_the_target_is_named_and_his_earl_may_play_allies() -> None:
    # Given Allies in the target's Hand
    s = run(a_state({"hand": "treachery"}, TARGET, {"hand": "allies"}), ask_turn, BLUE)
    ears = listening(s)
    play(s, "play treachery", "aim_lord tamworth")

    # Then all hear the exact target, and Red alone is asked
    assert [event.args[:3] for event in ears if event.kind is told.PLOT_LORD] == [[BLUE, t.TREACHERY, fief("tamworth")]]
    assert s.seats == [RED]
    assert s.rule == "OR-13.11"
    assert options(s) == ["ally", "yield"]

    # And without Allies the effect happens, and the card stays in his Hand
    play(s, "1: yield")
    assert not prince_lives(s)
    assert hand(s, RED) == ["land", "allies"]


def test_or_13_11_each_aim_is_told_with_its_target() -> None:
    rich = {"hand": "land", "fiefs": ["palace land land"], "mercs": ["", ""], "pool": (2, 0)}
    for answers, kind, args in (
        (["aim_fief tamworth", "take red land"], told.PLOT_FIEF, [BLUE, t.INTRIGUE, fief("tamworth"), 2]),
        (["aim_mercenary red", "at 1"], told.PLOT_MERCENARY, [BLUE, t.INTRIGUE, RED]),
        (["aim_pool red", "take_army infantry"], told.PLOT_POOL, [BLUE, t.INTRIGUE, RED, 2]),
    ):
        s = run(a_state({"hand": "intrigue"}, rich), ask_turn, BLUE)
        ears = listening(s)
        play(s, "play intrigue", *answers)
        assert [event.args for event in ears if event.kind is kind] == [args]
        assert s.seats == [RED]


def test_or_13_11_a_hand_without_allies_is_asked_all_the_same() -> None:
    # What he holds is secret: that he is asked tells nothing (OR-4.1)
    s = plotted({"hand": "treachery"}, {"hand": "vassal", "fiefs": ["palace lord=prince", "castle lord=vassal"]})
    assert s.seats == [RED]
    assert options(s) == ["yield"]
    assert refused(s, "ally") == "you hold no Allies (OR-13.11)"
    assert refused(s, "vassal") == "a struggle is opened with Allies (OR-13.11)"
    assert refused(s, "vassal_lord repton") == "a struggle is opened with Allies (OR-13.11)"


def test_or_13_11_an_empty_hand_is_not_asked() -> None:
    s = plotted({"hand": "treachery"}, {"fiefs": ["palace lord=prince"]})
    assert not prince_lives(s)
    assert s.seat == BLUE


def test_or_13_12_after_allies_they_answer_by_turns_with_vassals() -> None:
    # Given Vassals on both sides
    s = plotted({"hand": "treachery vassal vassal"}, {"hand": "allies vassal", "fiefs": ["palace lord=prince"]})

    # Then it is Blue, Red, Blue who are asked, in this order
    play(s, "1: ally")
    assert s.seats == [BLUE]
    assert s.rule == "OR-13.12"
    assert options(s) == ["vassal", "yield"]
    play(s, "0: vassal")
    assert s.seats == [RED]
    assert options(s) == ["vassal", "yield"]
    play(s, "1: vassal")
    assert s.seats == [BLUE]
    assert options(s) == ["vassal", "yield"]
    play(s, "0: vassal")

    # And Red, whose Hand is empty now and who has no Vassal Lord, has lost
    assert not prince_lives(s)
    assert s.seats == [BLUE]
    assert s.rule == "OR-5.1"
    invariants(s)


def test_or_13_12_an_actor_without_a_vassal_is_asked_while_he_has_a_hand() -> None:
    s = plotted({"hand": "treachery land"}, TARGET)
    play(s, "1: ally")
    assert s.seats == [BLUE]
    assert options(s) == ["yield"]
    assert refused(s, "vassal") == "you hold no Vassal (OR-13.12)"


def test_or_13_12_princes_champions_and_monks_play_no_part() -> None:
    # OR-7.6e
    blue = {"hand": "treachery prince champion monk", "fiefs": ["palace lord=prince", "castle lord=champion"]}
    s = plotted(blue, TARGET)
    play(s, "1: ally")
    assert options(s) == ["yield"]
    assert refused(s, "vassal_lord winchester") == "you have no Vassal Lord at Winchester (OR-13.14)"


def test_or_13_13_an_actor_who_does_not_answer_fails() -> None:
    s = plotted({"hand": "treachery vassal"}, TARGET)
    ears = listening(s)
    play(s, "1: ally", "0: yield")
    assert prince_lives(s)
    assert s.plot is None
    assert hand(s, BLUE) == ["vassal"]
    assert [event.args[0] for event in ears if event.kind is told.PLOT_FAILS] == [t.TREACHERY]


def test_or_13_13_an_actor_with_nothing_left_fails_unasked() -> None:
    s = plotted({"hand": "treachery"}, TARGET)
    play(s, "1: ally")
    assert prince_lives(s)
    assert s.seats == [BLUE]
    assert s.rule == "OR-5.1"


def test_or_13_13_a_target_who_does_not_answer_suffers_the_effect() -> None:
    s = plotted({"hand": "treachery vassal"}, TARGET)
    ears = listening(s)
    play(s, "1: ally", "0: vassal", "1: yield")
    assert not prince_lives(s)
    assert [event.args[0] for event in ears if event.kind is told.PLOT_WORKS] == [t.TREACHERY]


def test_ex_7_a_treachery_fails_and_the_vassal_lord_stays() -> None:
    # OR-13.12. Given a Prince Lord and a Vassal Lord of Red's
    s = plotted(
        {"hand": "treachery vassal land"},
        {"hand": "allies land", "fiefs": ["palace lord=prince", "castle lord=vassal"]},
    )

    # When Blue's Vassal of the Hand is answered by the Vassal Lord, and Blue passes
    play(s, "1: ally", "0: vassal", "1: vassal_lord repton", "0: yield")

    # Then the Treachery fails; what came from Hands is discarded, the Vassal Lord stays
    assert prince_lives(s)
    assert discard(s, BLUE) == ["vassal", "treachery"]
    assert discard(s, RED) == ["allies"]
    assert s.lord[fief("repton")] == t.VASSAL
    invariants(s)


def test_or_13_14_a_vassal_lord_serves_once_in_a_struggle() -> None:
    # Given a target with one Vassal Lord, and an actor with two Vassals in Hand
    s = plotted(
        {"hand": "treachery vassal vassal"},
        {"hand": "allies land", "fiefs": ["palace lord=prince", "castle lord=vassal"]},
    )
    play(s, "1: ally", "0: vassal")
    assert offered(s, VASSAL_LORD) == {"repton"}
    play(s, "1: vassal_lord repton", "0: vassal")

    # Then he is not offered again
    assert options(s) == ["yield"]
    assert refused(s, "vassal_lord repton") == "the Vassal Lord of Repton has served in this struggle (OR-13.14)"


def test_or_13_14_in_the_next_struggle_he_serves_again() -> None:
    s = plotted(
        {"hand": "treachery treachery vassal vassal"},
        {"hand": "allies allies land", "fiefs": ["palace lord=prince", "castle lord=vassal"]},
    )
    play(s, "1: ally", "0: vassal", "1: vassal_lord repton", "0: yield")
    s.acted = False
    s.ask_anew()
    play(s, "play treachery", "aim_lord tamworth", "1: ally", "0: vassal")
    assert offered(s, VASSAL_LORD) == {"repton"}


def test_or_13_14_the_actors_vassal_lords_serve_too_and_an_empty_hand_with_one_is_asked() -> None:
    s = plotted({"hand": "treachery", "fiefs": ["palace lord=vassal"]}, TARGET)
    play(s, "1: ally")
    assert options(s) == ["vassal_lord winchester", "yield"]
    play(s, "0: vassal_lord winchester", "1: yield")
    assert not prince_lives(s)
    assert s.lord[fief("winchester")] == t.VASSAL


def test_or_13_15_a_vassal_lord_who_is_the_target_may_serve() -> None:
    # Given Treachery on a Vassal Lord
    s = run(
        a_state({"hand": "treachery vassal land"}, {"hand": "allies land", "fiefs": ["palace", "castle lord=vassal"]}),
        ask_turn,
        BLUE,
    )
    play(s, "play treachery", "aim_lord repton", "1: ally", "0: vassal")

    # Then he himself is offered in answer, and saves his Fief
    assert offered(s, VASSAL_LORD) == {"repton"}
    play(s, "1: vassal_lord repton", "0: yield")
    assert places(s, RED) == ["tamworth", "repton"]
    assert s.lord[fief("repton")] == t.VASSAL


def test_or_13_15_if_the_struggle_is_lost_he_falls_with_his_fief() -> None:
    s = run(
        a_state(
            {"hand": "treachery vassal vassal"}, {"hand": "allies", "fiefs": ["palace", "castle lord=vassal land"]}
        ),
        ask_turn,
        BLUE,
    )
    play(s, "play treachery", "aim_lord repton", "1: ally", "0: vassal", "1: vassal_lord repton", "0: vassal")
    assert places(s, RED) == ["tamworth"]
    assert discard(s, RED) == ["castle", "land", "vassal", "allies"]
    invariants(s)


def test_or_13_16_only_one_allies_card_is_played() -> None:
    s = plotted({"hand": "treachery vassal"}, {"hand": "allies allies", "fiefs": ["palace lord=prince"]})
    play(s, "1: ally", "0: vassal")
    assert s.seats == [RED]
    assert options(s) == ["yield"]
    assert refused(s, "ally") == "only one Allies card is played in an Action (OR-13.16)"


def test_or_13_17_other_earls_cannot_join() -> None:
    # Given a third Earl with Allies, Vassals and a Vassal Lord
    s = plotted({"hand": "treachery vassal"}, TARGET, {"hand": "allies vassal vassal", "fiefs": ["palace lord=vassal"]})

    # Then he is never asked, and his Lord is not offered
    for answer in ("1: ally", "0: vassal"):
        assert GREEN not in s.seats
        play(s, answer)
    assert s.seats == [RED]
    assert not offered(s, VASSAL_LORD)
    play(s, "1: yield")
    assert hand(s, GREEN) == ["vassal", "vassal", "allies"]


def test_or_13_12_an_intrigue_that_is_countered_takes_nothing() -> None:
    s = run(a_state({"hand": "intrigue land"}, {"hand": "allies", "fiefs": ["palace land church"]}), ask_turn, BLUE)
    play(s, "play intrigue", "aim_fief tamworth", "take red land", "done", "1: ally", "0: yield")
    assert properties(s, "tamworth") == ["land", "church"]
    assert properties(s, "winchester") == []
    assert discard(s, BLUE) == ["intrigue"]
    assert discard(s, RED) == ["allies"]
