"""Witan (OV-18): no decks, cards chosen from the tray, and advisors."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.cards import merc_infantry, merc_knights
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import ADVISE, PICK, SIEGE
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn, draw_for_turn
from heptarchy.kernel.events import hears
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.ortus.seasons import play_random
from tests.games.ortus.table import (
    BLUE,
    RED,
    Earldom,
    a_state,
    asks_fate,
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
    refused,
    run,
)


def witan(*earldoms: Earldom, advisors: tuple[int, ...] = (2, 2), **given: Any) -> Ortus:
    """A Witan after its peaceful turns; there is no deck."""
    bare = [{"deck": "", **earldom} for earldom in earldoms]
    s = a_state(*bare, **{"witan": True, "turns": 3, **given})
    s.advisors = list(advisors) + [0] * (s.houses - len(advisors))
    return s


def turn(*earldoms: Earldom, **given: Any) -> Ortus:
    """Blue is asked for his turn."""
    return run(witan(*earldoms, **given), ask_turn, BLUE)


def advised(s: Ortus, house: int = BLUE) -> set[str]:
    """What an advisor could be spent on."""
    return offered(s, ADVISE, house)


# Cards of one's choice


def test_ov_18_there_are_no_decks_and_each_chooses_his_hand_in_turn_order() -> None:
    s = ORTUS.new(players=2, witan=True)
    assert isinstance(s, Ortus)
    for _ in range(4):  # OV-1: two free Towers each
        assert s.rule == "OV-1"
        play(s, "tower monk")
    assert (s.seat, s.rule) == (FATE, "OR-2.6")
    play(s, "cube red")

    # Then Red chooses five cards, then Blue
    assert sum(s.deck) == 0
    for seat, key in ((RED, "castle"), (BLUE, "land")):
        for _ in range(5):
            assert (s.seat, s.rule) == (seat, "OV-18")
            play(s, f"pick {key}")
    assert (hand(s, RED), hand(s, BLUE)) == (["castle"] * 5, ["land"] * 5)
    assert (s.seat, s.rule) == (RED, "OR-5.1")
    assert s.advisors == [2, 2]
    assert sum(s.deck) == 0
    invariants(s)


def test_ov_18_a_card_of_his_choice_ends_the_turn_and_nobody_sees_which() -> None:
    s = run(witan({}, {}), draw_for_turn, BLUE)
    heard = listening(s)
    assert (s.seat, s.rule) == (BLUE, "OV-18")
    assert offered(s, PICK) == set(t.TYPES[: t.DECK_TYPES])
    assert hears(s.audience, BLUE)
    assert not hears(s.audience, RED)
    play(s, "pick prince")

    assert hand(s, BLUE) == ["prince"]
    assert s.tray[t.card_of(BLUE, t.PRINCE)] == 5
    assert [event.kind for event in heard if hears(event.audience, RED)] == [told.FETCHED]


def test_ov_18_only_what_the_tray_holds_is_chosen() -> None:
    s = run(witan({"hand": "land land land land land land"}, {}), draw_for_turn, BLUE)
    assert "land" not in offered(s, PICK)
    assert refused(s, "pick land") == "your tray holds no Land (OV-18)"


def test_ov_18_who_finds_his_tray_empty_dies_of_old_age() -> None:
    # OR-5.6
    s = witan({}, {}, {})
    for kind in range(t.KINDS):
        s.gone[kind] += s.tray[kind]
        s.tray[kind] = 0
    run(s, draw_for_turn, BLUE)
    assert s.out[BLUE]


def test_ov_18_others_imagine_a_hand_of_any_cards_and_no_deck() -> None:
    s = turn({"hand": "land monk church"}, {"hand": "castle"})
    hands = set()
    for seed in range(20):
        imagined = s.redeal(RED, Rng(seed))
        assert len(hand(imagined, BLUE)) == 3
        assert cards(imagined.deck, BLUE) == []
        invariants(imagined)
        hands.add(tuple(hand(imagined, BLUE)))
    assert len(hands) > 1


def test_ov_18_a_bequest_puts_the_discards_back_into_the_tray() -> None:
    # OR-16.3
    s = turn({"hand": "banner", "discard": "champion champion", "fiefs": ["palace lord=prince"]}, {})
    play(s, "bequeath winchester")

    assert (discard(s, BLUE), cards(s.deck, BLUE)) == ([], [])
    for kind in (t.CHAMPION, t.PRINCE, t.BANNER):
        assert s.tray[t.card_of(BLUE, kind)] == 6
    invariants(s)


# Advisors


def test_ov_18_an_advisor_stands_in_for_four_cards() -> None:
    s = turn({}, {"hand": "land", "pool": (1, 0)})
    assert advised(s) == {"treachery", "intrigue", "banquet", "banner"}
    assert refused(s, "advise allies") == "an advisor does not stand in for Allies now (OV-18)"
    assert refused(s, "advise land") == "an advisor does not stand in for Land now (OV-18)"


def test_ov_18_each_advisor_serves_once() -> None:
    s = turn({}, {"hand": "land"}, advisors=(1, 0))
    heard = listening(s)
    play(s, "advise banquet")
    assert s.advisors == [0, 0]
    assert heard[0].kind is told.ADVISED
    play(s, *["pick land"] * s.params.banquet_draw)
    play(s, "end")

    s.acted = False
    run(s, ask_turn, BLUE)
    assert advised(s) == set()
    assert refused(s, "advise banquet") == "you have no advisor left (OV-18)"


def test_ov_18_without_a_witan_there_are_no_advisors() -> None:
    s = run(a_state({}, {}), ask_turn, BLUE)
    assert refused(s, "advise banquet") == "this table plays without a Witan (OV-18)"


def test_ov_18_an_advisor_is_the_whole_action() -> None:
    s = turn({}, {"hand": "land"})
    play(s, "advise banner")
    assert s.acted
    assert refused(s, "advise banquet") == "you have taken your Action this turn (OR-5.1)"


def test_ov_18_as_a_banquet_he_brings_cards_of_ones_choice() -> None:
    s = turn({}, {})
    play(s, "advise banquet")
    for key in ("prince", "monk", "castle")[: s.params.banquet_draw]:
        assert (s.seat, s.rule) == (BLUE, "OV-18")
        play(s, f"pick {key}")
    assert len(hand(s, BLUE)) == s.params.banquet_draw
    assert discard(s, BLUE) == []


def test_ov_18_as_a_banner_he_raises_one_of_the_tray_for_the_kingship() -> None:
    s = turn({"banners": 1}, {})
    play(s, "advise banner")

    # Then a lead of two makes him King, and both Banners are discarded
    assert s.king == BLUE
    assert discard(s, BLUE) == ["banner", "banner"]
    invariants(s)


def test_ov_18_no_banner_is_raised_while_there_is_a_king_or_none_is_in_the_tray() -> None:
    s = turn({}, {}, king=RED)
    assert "banner" not in advised(s)
    assert refused(s, "advise banner") == "Red is King: no Banner is raised for the Kingship (OR-15.1)"

    s = turn({"hand": "banner banner banner banner banner banner"}, {})
    assert "banner" not in advised(s)
    assert refused(s, "advise banner") == "your tray holds no Banner (OV-18)"


def test_ov_18_he_does_not_bequeath() -> None:
    s = turn({"fiefs": ["palace lord=prince"]}, {})
    assert refused(s, "bequeath winchester") == "to bequeath you need a Banner in Hand (OR-16.1)"


def test_ov_18_as_treachery_he_costs_no_card() -> None:
    s = turn({}, {"fiefs": ["palace lord=prince"]}, advisors=(1, 0))
    play(s, "advise treachery", "aim_lord tamworth")
    assert discard(s, RED) == ["prince"]
    assert discard(s, BLUE) == []


def test_ov_18_he_plots_only_where_there_is_a_target() -> None:
    s = turn({}, {})
    assert advised(s) == {"banquet", "banner"}
    assert refused(s, "advise intrigue") == "there is nothing that Intrigue could aim at (OR-6.13)"


# Plots


def test_ov_18_treachery_on_a_vassal_lord_leaves_the_fief() -> None:
    s = turn({"hand": "treachery"}, {"fiefs": ["palace", "castle lord=vassal land"]}, advisors=(0, 0))
    play(s, "play treachery", "aim_lord repton")
    assert places(s, RED) == ["tamworth", "repton"]
    assert s.lord[fief("repton")] == t.NO_LORD
    assert discard(s, RED) == ["vassal"]


def test_ov_18_with_allies_a_plot_fails_at_once_and_there_is_no_struggle() -> None:
    s = turn(
        {"hand": "treachery vassal vassal", "fiefs": ["palace lord=vassal"]},
        {"hand": "allies", "fiefs": ["palace lord=prince"]},
        advisors=(0, 0),
    )
    play(s, "play treachery", "aim_lord tamworth", "ally")

    assert s.plot is None
    assert s.lord[fief("tamworth")] == t.PRINCE
    assert (s.seat, s.rule) == (BLUE, "OR-5.1")
    assert hand(s, BLUE) == ["vassal", "vassal"]


def test_ov_18_an_advisor_is_allies_too_also_for_one_without_a_hand() -> None:
    s = turn({"hand": "treachery"}, {"fiefs": ["palace lord=prince"]}, advisors=(0, 1))
    play(s, "play treachery", "aim_lord tamworth")
    assert (s.seat, options(s)) == (RED, ["advise allies", "yield"])
    play(s, "advise allies")

    assert s.lord[fief("tamworth")] == t.PRINCE
    assert s.advisors == [0, 0]
    assert discard(s, RED) == []


def test_ov_18_who_has_neither_hand_nor_advisor_is_not_asked() -> None:
    s = turn({"hand": "treachery"}, {"fiefs": ["palace lord=prince"]}, advisors=(0, 0))
    play(s, "play treachery", "aim_lord tamworth")
    assert discard(s, RED) == ["prince"]


# Mercenaries, and what else is in force


@pytest.mark.parametrize(("drawn", "infantry", "knights"), [("infantry", 1, 0), ("knight", 0, 1)])
def test_ov_18_a_mercenary_comes_with_a_free_garrison(drawn: str, infantry: int, knights: int) -> None:
    s = turn({"hand": "mercenary"}, {})
    play(s, "place mercenary")
    assert asks_fate(s)
    play(s, f"muster {drawn}")

    merc = s.mercs[BLUE][-1]
    assert (merc_infantry(merc), merc_knights(merc)) == (infantry, knights)
    invariants(s)


def test_ov_18_without_army_cards_he_comes_alone() -> None:
    s = witan({"hand": "mercenary"}, {"pool": (18, 6)})
    play(run(s, ask_turn, BLUE), "place mercenary")
    assert s.mercs[BLUE] == [BLUE]
    assert s.seat == BLUE


def test_ov_18_the_first_two_turns_are_peaceful() -> None:
    # OV-1
    s = turn({"hand": "champion treachery"}, {"hand": "land"}, turns=2)
    assert offered(s, SIEGE) == set()
    assert "treachery" not in advised(s)
    peace = "a tournament begins with 2 peaceful turns (OV-1)"
    assert refused(s, "siege tamworth") == refused(s, "advise treachery") == peace


def test_ov_18_a_banner_alters_the_battle_card() -> None:
    # OV-9; a wild advisor does not
    s = turn({"hand": "champion"}, {"hand": "vassal banner"})
    play(s, "siege tamworth", "field champion", "field vassal", "done", "battle attacker")
    assert (s.seat, options(s)) == (RED, ["rally", "yield"])


def test_ov_18_random_games_keep_every_card() -> None:
    for seed in range(4):
        play_random(ORTUS.new(players=2 + seed, witan=True, round_cap=10), seed)
    play_random(ORTUS.new(players=4, witan=True, two_heads=True, clerisy=True, marches=True, round_cap=8), 1)
    play_random(ORTUS.new(players=2, witan=True, captains=True, tactics="second_card", round_cap=8), 1)
