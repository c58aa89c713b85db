"""Raids, rule by rule. The test game has its own tests: docs/adding-a-game.md shows them as the example."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from heptarchy import FATE, BadOptions, Rng
from heptarchy.kernel import rulebook
from heptarchy.kernel.events import only
from heptarchy.kernel.modes import NOBODY
from raids.actions import CREW, DRAW, SAIL
from raids.game import RAIDS
from raids.landfall import make_landfall
from raids.skirmish import FLEE, HOLD, Skirmish, skirmish
from raids.state import HOME, Raids
from raids.tables import BERSERK, HUSCARL, IONA, JARROW, KARL, LINDISFARNE, THANET, WHITBY
from raids.turn import end_year, hoist_sails, hold_council, muster, open_harbour
from tests.raids.table import GUTHRUM, HALFDAN, IVAR, UBBA, a_state, held, offered, play, refused, run, told

EACH = [KARL, HUSCARL, BERSERK]


def in_council(players: int = 2, hoards: Mapping[int, int] | None = None, waste: Iterable[int] = ()) -> Raids:
    """Everybody holds one card of each kind and is asked for a course; landfall follows."""
    s = a_state(players=players, hands=dict.fromkeys(range(players), EACH), hoards=hoards, waste=waste)
    s.then(hold_council, hoist_sails, make_landfall)
    s.run()
    return s


# RD-1 The table


def test_rd_1_1_two_to_four_jarls_raid_for_one_to_three_years() -> None:
    for players in (2, 3, 4):
        assert RAIDS.new(players=players).players == players
    for wrong in ({"players": 1}, {"players": 5}, {"years": 0}, {"years": 4}):
        with pytest.raises(BadOptions):
            RAIDS.new(**wrong)


def test_rd_1_2_the_deck_holds_what_the_box_says() -> None:
    assert a_state().deck == [16, 10, 6]
    without = RAIDS.new(berserks=False)
    assert isinstance(without, Raids)
    assert without.deck == [16, 10, 0]


def test_rd_1_3_poor_hoards_hold_half_rounded_up_and_do_not_feed_four() -> None:
    poor = RAIDS.new(hoards="poor")
    assert isinstance(poor, Raids)
    assert (a_state().hoards, poor.hoards) == ([2, 4, 3, 5, 7], [1, 2, 2, 3, 4])
    with pytest.raises(BadOptions, match=r"RD-1\.3"):
        RAIDS.new(hoards="poor", players=4)


# RD-2 Muster


def test_rd_2_1_every_jarl_draws_until_he_holds_three_and_only_he_sees_them() -> None:
    # Given a jarl who holds two cards, and one who holds none
    s = a_state(hands={IVAR: [KARL, KARL]})
    run(s, muster)

    # Then the first draws one, as often as cards are in the deck, and the other draws three
    assert (s.seat, offered(s, DRAW), s.weights.weights) == (FATE, {KARL, HUSCARL, BERSERK}, [14, 10, 6])
    assert s.audience_for(FATE) == only(IVAR)
    play(s, "fate draw berserk")
    assert s.audience_for(FATE) == only(HALFDAN)
    play(s, "fate draw karl", "fate draw karl", "fate draw huscarl")
    assert (held(s, IVAR), held(s, HALFDAN)) == (["karl", "karl", "berserk"], ["karl", "karl", "huscarl"])
    assert s.deck == [12, 9, 5]


# RD-3 Council


def test_rd_3_1_all_choose_at_once_and_unseen() -> None:
    s = in_council()
    assert s.seats == [IVAR, HALFDAN]
    play(s, "1 sail thanet")
    assert s.view(HALFDAN)["sails"] == [None, "thanet"]
    assert s.view(IVAR)["sails"] == s.view(None)["sails"] == [None, None]


def test_rd_3_2_a_coast_that_lies_waste_is_not_raided() -> None:
    s = in_council(waste=[IONA, WHITBY])
    assert offered(s, SAIL) == {LINDISFARNE, JARROW, THANET}
    assert refused(s, "sail whitby") == "Whitby lies waste (RD-3.2)"


def test_rd_3_3_a_crew_is_a_card_of_the_hand_also_for_who_stays() -> None:
    s = a_state(hands={IVAR: [KARL, HUSCARL], HALFDAN: [KARL]})
    run(s, hold_council)
    play(s, "0 stay", "1 stay")
    assert offered(s, CREW, IVAR) == {KARL, HUSCARL}
    assert refused(s, "crew berserk", IVAR) == "you hold no berserk (RD-3.3)"
    assert refused(s, "crew huscarl", HALFDAN) == "you hold no huscarl (RD-3.3)"


def test_rd_3_4_sails_are_seen_crews_are_not_and_who_stays_takes_his_back() -> None:
    s = in_council(3)
    play(s, "0 sail iona", "1 sail iona", "2 stay", "0 crew karl", "2 crew karl")
    heard = told(s, lambda: play(s, "1 crew berserk"))
    assert heard[:3] == ["Ivar sails to Iona", "Halfdan sails to Iona", "Ubba stays at home"]
    assert held(s, UBBA) == ["karl", "huscarl", "berserk"]
    assert s.view(UBBA)["crews"] == [None, None, None]
    assert s.view(UBBA)["sails"] == ["iona", "iona", "home"]


# RD-4 Landfall


def test_rd_4_1_who_is_left_of_two_meets_the_third() -> None:
    s = in_council(4)
    play(s, "0 sail iona", "1 sail jarrow", "2 sail iona", "3 sail iona")
    play(s, "0 crew karl", "1 crew karl", "2 crew huscarl", "3 crew karl")
    assert s.seats == [IVAR, UBBA]
    play(s, "0 skirmish/stance flee", "2 skirmish/stance hold")
    assert s.seats == [UBBA, GUTHRUM]
    play(s, "2 skirmish/stance hold", "3 skirmish/stance hold")
    assert (s.rule, s.sails) == ("RD-4.2", [HOME, JARROW, IONA, HOME])


@pytest.mark.parametrize(("pips", "taken"), [(3, False), (4, True)])
def test_rd_4_2_die_and_crew_must_reach_the_guard(pips: int, taken: bool) -> None:
    s = in_council()
    play(s, "0 sail whitby", "1 stay", "0 crew karl", "1 crew karl")
    assert s.view(HALFDAN)["crews"] == ["karl", None]
    play(s, f"fate roll {pips}")
    assert (s.rule == "RD-4.3") == taken
    assert ("karl" in held(s, IVAR)) is False


def test_rd_4_3_burning_takes_all_and_lays_waste() -> None:
    s = in_council()
    play(s, "0 sail whitby", "1 stay", "0 crew karl", "1 crew karl", "fate roll 4", "0 burn")
    assert (s.silver, s.hoards[WHITBY], s.waste[WHITBY]) == ([5, 0], 0, True)
    assert held(s, IVAR) == ["karl", "huscarl", "berserk"]


def test_rd_4_3_tribute_takes_one_from_two_or_more() -> None:
    s = in_council(hoards={WHITBY: 2})
    play(s, "0 sail whitby", "1 sail thanet", "0 crew karl", "1 crew berserk", "fate roll 4", "0 tribute")
    assert (s.silver[IVAR], s.hoards[WHITBY], s.waste[WHITBY]) == (1, 1, False)
    s = in_council(hoards={WHITBY: 1})
    play(s, "0 sail whitby", "1 stay", "0 crew karl", "1 crew karl", "fate roll 4")
    assert refused(s, "tribute") == "the hoard of Whitby is down to 1: no tribute (RD-4.3)"


def test_rd_4_4_a_lost_crew_goes_back_into_the_deck() -> None:
    s = in_council()
    play(s, "0 sail thanet", "1 stay", "0 crew berserk", "1 crew karl", "fate roll 1")
    assert (held(s, IVAR), s.deck) == (["karl", "huscarl"], [14, 8, 5])


def test_rd_4_4_a_shown_crew_that_comes_home_stays_known_until_it_is_lost() -> None:
    # Given a berserk that all have seen come home
    s = a_state(hands={IVAR: EACH, HALFDAN: EACH})
    s.then(hold_council, hoist_sails, make_landfall, hold_council, hoist_sails, make_landfall)
    s.run()
    play(s, "0 sail iona", "1 stay", "0 crew berserk", "1 crew karl", "fate roll 1", "0 tribute")

    # Then Halfdan never imagines a hand without it, also when a crew was chosen from that hand
    for line in ("0 sail iona", "0 crew berserk"):
        play(s, line)
        for key in range(20):
            imagined = s.redeal(HALFDAN, Rng(key))
            assert imagined.hands[IVAR][BERSERK] + (imagined.crews[IVAR] == BERSERK) >= 1

    # Until it is lost
    play(s, "1 sail iona", "1 crew karl", "0 skirmish/stance charge", "1 skirmish/stance charge")
    assert s.seen[IVAR] == [0, 0, 1]
    play(s, "fate skirmish/roll 0", "fate skirmish/roll 3")
    assert s.seen[IVAR] == [0, 0, 0]


# RD-5 Harbour


def test_rd_5_1_jarls_act_in_any_order_until_they_moor() -> None:
    s = a_state(silver={IVAR: 1, HALFDAN: 1})
    run(s, open_harbour)
    assert s.seats == [IVAR, HALFDAN]
    play(s, "1 moor")
    assert s.seats == [IVAR]
    play(s, "0 hire", "fate draw karl", "0 moor")
    assert s.over


def test_rd_5_2_hiring_costs_a_silver_and_brings_a_card_once_a_year() -> None:
    s = a_state(silver={IVAR: 2})
    run(s, open_harbour)
    assert refused(s, "hire", HALFDAN) == "hiring costs 1 silver, and you have 0 (RD-5.2)"
    play(s, "0 hire")
    assert (s.rule, s.audience_for(FATE)) == ("RD-2.1", only(IVAR))
    play(s, "fate draw huscarl")
    assert (held(s, IVAR), s.silver[IVAR]) == (["huscarl"], 1)
    assert refused(s, "hire", IVAR) == "you have hired this year (RD-5.2)"


# RD-6 The end


def test_rd_6_1_the_last_year_ends_the_game_and_equal_silver_shares_the_rank() -> None:
    s = a_state(players=3, year=2, silver={IVAR: 1, HALFDAN: 4, UBBA: 4})
    run(s, end_year)
    assert (s.result().ranks, s.result().ending) == ([3, 1, 1], "the last year is over")


def test_rd_6_1_a_year_that_leaves_every_coast_waste_ends_it_too() -> None:
    s = a_state(waste=range(5))
    run(s, end_year)
    assert s.result().ending == "every coast lies waste"


def test_rd_6_1_else_another_year_begins() -> None:
    s = a_state(waste=range(4))
    run(s, end_year)
    assert (s.over, s.year, s.rule) == (False, 2, "RD-2.1")


# RD-7 Skirmish


def fight(first: str, second: str, *dice: int, crews: tuple[int, int] = (KARL, KARL)) -> Skirmish:
    s = skirmish(*crews)
    s.run()
    for chair, stance in enumerate((first, second)):
        s.apply(s.space.parse(f"stance {stance}"), chair)
    for pips in dice:
        s.apply(s.space.parse(f"roll {pips}"))
    return s


def test_rd_7_1_stances_are_chosen_in_secret() -> None:
    s = skirmish(KARL, BERSERK)
    s.run()
    s.apply(HOLD, 1)
    assert s.view(0) == {"crews": ["karl", None], "stances": [None, None], "might": [0, 0], "chosen": [0, 1]}
    assert s.view(1)["stances"] == [None, "hold"]
    assert s.redeal(0, Rng(1)).crews == [KARL, BERSERK]  # the parent's to deal
    assert {s.redeal(0, Rng(key)).stances[1] for key in range(20)} > {HOLD, FLEE}


@pytest.mark.parametrize(
    ("stances", "winner"), [(("flee", "hold"), 1), (("charge", "flee"), 0), (("flee", "flee"), NOBODY)]
)
def test_rd_7_2_who_flees_has_lost_unseen(stances: tuple[str, str], winner: int) -> None:
    s = fight(*stances)
    assert (s.over, s.winner, s.shown, s.ending) == (True, winner, False, "fled")


def test_rd_7_2_who_flees_goes_home_with_his_crew() -> None:
    s = in_council()
    play(s, "0 sail iona", "1 sail iona", "0 crew berserk", "1 crew karl")
    play(s, "0 skirmish/stance flee", "1 skirmish/stance hold")
    assert held(s, IVAR) == ["karl", "huscarl", "berserk"]
    assert s.seen[IVAR] == [0, 0, 0]
    assert s.rule == "RD-4.2"


@pytest.mark.parametrize(
    ("stances", "dice", "crews", "winner"),
    [
        (("hold", "hold"), (), (KARL, KARL), 0),  # equal in all: the first
        (("hold", "hold"), (), (KARL, HUSCARL), 1),  # the stronger
        (("charge", "hold"), (1,), (KARL, KARL), 1),  # equal might: whoever holds
        (("charge", "hold"), (2,), (KARL, KARL), 0),
        (("charge", "charge"), (0, 3), (BERSERK, KARL), 1),
        (("charge", "charge"), (0, 2), (BERSERK, KARL), 0),
    ],
)
def test_rd_7_3_strength_and_stance_decide(
    stances: tuple[str, str], dice: tuple[int, ...], crews: tuple[int, int], winner: int
) -> None:
    s = fight(*stances, *dice, crews=crews)
    assert (s.over, s.winner, s.shown, s.ending) == (True, winner, True, "fought")


def test_rd_7_4_the_loser_of_a_fight_loses_his_crew() -> None:
    s = in_council()
    play(s, "0 sail iona", "1 sail iona", "0 crew berserk", "1 crew karl")
    play(s, "0 skirmish/stance hold", "1 skirmish/stance hold")
    assert held(s, HALFDAN) == ["huscarl", "berserk"]
    assert (s.deck[KARL], s.sails) == (15, [IONA, HOME])


# The rules text


def test_every_rule_is_in_the_form_of_a_rulebook_and_named_by_a_test_here() -> None:
    named = Path(__file__).read_text(encoding="utf-8")
    for rule in rulebook.parse(RAIDS.rules_text()).rules:
        assert f"def test_{rule.id.lower().replace('-', '_').replace('.', '_')}_" in named, rule.id
