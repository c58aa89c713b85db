"""RB-55 to RB-69, EX-33, EX-36: the King's politics, politics against him, and the Banquet rule."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.king_war import direct_vikings
from heptarchy.games.ortus.rebellion import king_turn
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.rebels import a_rebellion, declared, heard, mind_discard
from tests.games.ortus.table import (
    BLUE,
    RED,
    THE_END,
    Earldom,
    discard,
    fief,
    hand,
    invariants,
    listening,
    options,
    places,
    play,
    properties,
    refused,
    run,
)

FACE, NO_LUCK = "turn_up vassal", "turn_up no_luck"


def plotted(s: Ortus) -> str:
    """What the plot under way aims at."""
    made = s.view(None)["plot"]
    assert made is not None, "no politics is under way"
    where = made["fief"] or made["mercenary"] or ""
    takes = [taken if isinstance(taken, str) else taken["type"] for taken in made["takes"]]
    return " ".join([str(made["aim"]), str(where), *takes]).strip().replace("  ", " ")


def king_plays(card: str, earl: Earldom, **more: Any) -> Ortus:
    """The King draws the card and Blue's cube; Blue has a Hand, so that he is asked for Allies."""
    s = a_rebellion({"hand": "land", "deck": "", **earl}, mind=card, **more)
    run(s, king_turn)
    return play(s, f"mind {card}", "cube blue")


@pytest.mark.parametrize(
    ("earl", "aim"),
    [
        ({"fiefs": ["palace lord=vassal", "castle lord=prince", "castle lord=champion"]}, "lord bradford"),
        ({"fiefs": ["palace lord=monk", "castle lord=champion", "castle lord=vassal"]}, "lord avebury"),
        ({"fiefs": ["palace lord=monk", "castle lord=champion"], "mercs": ["knight"]}, "lord bradford"),
        ({"fiefs": ["palace lord=monk"], "mercs": ["knight"]}, "lord winchester"),
        ({"fiefs": ["palace lord=prince", "castle lord=prince church"]}, "lord bradford"),  # the largest Fief
        ({"fiefs": ["castle lord=prince", "palace lord=prince"]}, "lord bradford"),  # the older
        ({"mercs": ["", "infantry", "knight"]}, "mercenary 2"),  # with Garrison first, then the older
        ({"mercs": ["", ""]}, "mercenary 1"),
        ({}, "hand"),
    ],
)
def test_rb_55_whom_his_treachery_strikes(earl: Earldom, aim: str) -> None:
    assert plotted(king_plays("treachery", earl)) == aim


def test_rb_55_treachery_on_a_hand_discards_at_random() -> None:
    s = king_plays("treachery", {"hand": "land church banner"})
    play(s, "yield", "lose land", "lose banner")
    assert hand(s, BLUE) == ["church"]
    assert mind_discard(s) == ["treachery"]
    invariants(s)


@pytest.mark.parametrize("card", ["treachery", "intrigue"])
def test_rb_56_without_a_target_another_earl_is_drawn(card: str) -> None:
    # RB-58: so with Intrigue
    s = a_rebellion({}, {"hand": "land", "fiefs": ["palace lord=prince church"]}, mind=card)
    ears = listening(s)
    run(s, king_turn)
    play(s, f"mind {card}", "cube blue")
    assert options(s) == ["cube red"]
    name = card.capitalize()
    assert f"Blue has nothing for the King's {name}: another cube is drawn (RB-56)" in heard(ears)
    play(s, "cube red")
    assert plotted(s) in ("lord tamworth", "properties tamworth church")


@pytest.mark.parametrize("card", ["treachery", "intrigue"])
def test_rb_58_if_no_earl_is_left_nothing_happens(card: str) -> None:
    s = a_rebellion({}, {}, mind=card)
    run(s, king_turn)
    play(s, f"mind {card}", "cube red", "cube blue")
    assert s.ending == THE_END
    assert s.plot is None


@pytest.mark.parametrize(
    ("earl", "aim"),
    [
        # the pair, of the Fief with most Properties
        (
            {"fiefs": ["palace land market", "castle market land church", "castle cathedral land land land"]},
            "properties bradford land market_town",
        ),
        # then most Lands, then the older
        (
            {"fiefs": ["palace land market market", "castle land land market"]},
            "properties bradford land market_town",
        ),
        ({"fiefs": ["castle land market", "palace land market"]}, "properties bradford land market_town"),
        # the Cathedral and one more
        (
            {"fiefs": ["palace land land land", "castle church cathedral church"]},
            "properties bradford cathedral church",
        ),
        ({"fiefs": ["palace land land", "castle cathedral"]}, "properties bradford cathedral"),
        # the Fief with most Properties, most Lands, the older
        ({"fiefs": ["palace land", "castle church market"]}, "properties bradford market_town church"),
        ({"fiefs": ["palace church church", "castle land church"]}, "properties bradford land church"),
        ({"fiefs": ["castle church", "palace church"]}, "properties bradford church"),
        # a Mercenary only without any Property
        ({"fiefs": ["palace church"], "mercs": ["knight"]}, "properties winchester church"),
        ({"mercs": ["", "knight", "knight"], "pool": (0, 1)}, "mercenary 2"),
        # Pool cards, Knights first
        ({"pool": (3, 1)}, "pool knight infantry"),
        ({"pool": (1, 0)}, "pool infantry"),
    ],
)
def test_rb_57_what_his_intrigue_takes(earl: Earldom, aim: str) -> None:
    assert plotted(king_plays("intrigue", earl)) == aim


def test_rb_57_what_he_takes_is_his() -> None:
    s = king_plays("intrigue", {"fiefs": ["palace land market church"]}, king={"fiefs": ["castle", "palace"]})
    play(s, "yield")
    assert properties(s, "tamworth") == ["blue_land", "blue_market_town"]
    assert properties(s, "winchester") == ["church"]
    invariants(s)


def test_rb_57_a_mercenary_comes_with_his_garrison() -> None:
    s = king_plays("intrigue", {"mercs": ["knight"]})
    play(s, "yield")
    assert (len(s.mercs[BLUE]), len(s.mercs[RED])) == (0, 1)
    invariants(s)


def test_rb_59_the_target_may_answer_with_allies_and_the_king_is_the_actor() -> None:
    s = king_plays("treachery", {"fiefs": ["palace lord=prince"], "hand": "allies vassal"})
    assert options(s) == ["ally", "yield"]
    ears = listening(s)
    play(s, "ally", FACE, "vassal", NO_LUCK)
    assert heard(ears)[1:] == [
        "the Joust card is Joust Vassal: the King plays a Vassal (RB-62)",
        "Blue answers with a Vassal",
        "the Joust card is No Luck: the King has no Vassal (RB-62)",
        "the Treachery fails",
    ]
    assert s.lord[fief("winchester")] == t.PRINCE
    assert s.ending == THE_END


def test_rb_59_a_struggle_that_the_king_wins() -> None:
    s = king_plays("treachery", {"fiefs": ["palace lord=prince"], "hand": "allies"})
    play(s, "ally", "turn_up prince")
    assert s.lord[fief("winchester")] == t.NO_LORD
    assert discard(s, BLUE) == ["prince", "allies"]
    invariants(s)


def test_ex_33_an_intrigue_against_the_king() -> None:
    king = {"fiefs": ["palace land church", "castle lord=vassal"]}
    s = a_rebellion({"hand": "intrigue vassal vassal"}, king=king)
    run(s, ask_turn, BLUE)
    ears = listening(s)
    play(s, "play intrigue", "aim_fief tamworth", "take red land", "take red church")
    play(s, FACE, "vassal", "vassal", NO_LUCK)
    told = heard(ears)
    assert "the Joust card is Joust Vassal: the King plays Allies (RB-62)" in told
    assert "the King answers with the Vassal Lord of Repton, who stays (RB-62)" in told
    assert properties(s, "winchester") == ["red_land", "red_church"]
    assert s.lord[fief("repton")] == t.VASSAL
    invariants(s)


def test_rb_62_on_no_luck_he_has_no_allies() -> None:
    s = a_rebellion({"hand": "treachery"}, king={"fiefs": ["palace lord=prince", "castle lord=vassal"]})
    run(s, ask_turn, BLUE)
    play(s, "play treachery", "aim_lord tamworth", NO_LUCK)
    assert s.lord[fief("tamworth")] == t.NO_LORD
    assert mind_discard(s) == ["prince"]
    invariants(s)


def test_rb_62_his_vassal_lords_serve_before_any_joust_card() -> None:
    king = {"fiefs": ["palace lord=vassal land", "castle lord=vassal"]}
    s = a_rebellion({"hand": "intrigue " + "vassal " * 4}, king=king)
    run(s, ask_turn, BLUE)
    play(s, "play intrigue", "aim_fief tamworth", "turn_up prince", "vassal")
    assert s.plot is not None
    assert s.plot.served == [fief("tamworth")]  # the older
    play(s, "vassal")
    assert s.plot.served == [fief("tamworth"), fief("repton")]
    play(s, "vassal")
    assert options(s) == ["turn_up no_luck", "turn_up vassal", "turn_up prince"]
    play(s, FACE, "yield")
    assert properties(s, "tamworth") == ["land"]  # the actor did not answer
    assert s.plot is None


def test_rb_64_a_vassal_lord_who_served_stays() -> None:
    s = a_rebellion({"hand": "treachery vassal"}, king={"fiefs": ["palace", "castle lord=vassal"]})
    run(s, ask_turn, BLUE)
    play(s, "play treachery", "aim_lord repton", FACE, "vassal")
    assert s.lord[fief("repton")] == t.VASSAL
    assert mind_discard(s) == []


def test_rb_65_treachery_on_his_vassal_lord_removes_the_fief() -> None:
    king = {"fiefs": ["palace", "castle lord=vassal land blue_church"]}
    s = a_rebellion({"hand": "treachery"}, king=king)
    tray = s.tray[:]
    run(s, ask_turn, BLUE)
    play(s, "play treachery", "aim_lord repton", NO_LUCK)
    assert places(s, RED) == ["tamworth"]
    assert mind_discard(s) == ["vassal"]
    for kind in (t.CASTLE, t.LAND):
        assert s.tray[t.card_of(RED, kind)] == tray[t.card_of(RED, kind)] + 1
    assert "church" in discard(s, BLUE)
    invariants(s)


# The Banquet rule


def semi(card: str, blue: Earldom, **more: Any) -> Ortus:
    s = a_rebellion(blue, {"hand": "land", "towers": "church"}, mind=card, mode="semi", **more)
    run(s, king_turn)
    return play(s, f"mind {card}", "cube blue")


@pytest.mark.parametrize("card", ["champion", "treachery", "intrigue"])
def test_rb_66_a_banquet_cancels_the_kings_aggression(card: str) -> None:
    # RB-42, RB-60: before the wish, before any look at targets and before Allies
    s = semi(card, {"hand": "banquet allies", "fiefs": ["palace lord=prince church"]})
    assert (s.seat, options(s)) == (BLUE, ["appease", "yield"])
    assert s.wish == t.NOBODY
    assert s.plot is None
    deck = s.deck[:]
    play(s, "appease")
    assert s.ending == THE_END
    assert (hand(s, BLUE), discard(s, BLUE), s.deck) == (["allies"], ["banquet"], deck)
    assert mind_discard(s) == [card]  # RB-67
    assert not s.white
    invariants(s)


def test_ex_36_the_kings_turn_is_over() -> None:
    s = a_rebellion({"hand": "land"}, {"hand": "banquet"}, mind="champion", mode="semi")
    ears = listening(s)
    run(s, king_turn)
    play(s, "mind champion", "cube red", "appease")
    assert s.ending == THE_END
    assert heard(ears)[-1] == "Red appeases the King with a Banquet (RB-66)"


def test_rb_67_the_card_of_the_mind_is_spent_all_the_same() -> None:
    s = semi("champion", {"hand": "banquet"})
    play(s, "appease")
    assert mind_discard(s) == ["champion"]


def test_rb_60_who_does_not_appease_may_still_play_allies() -> None:
    s = semi("treachery", {"hand": "banquet allies", "fiefs": ["palace lord=prince"]})
    play(s, "yield")
    assert options(s) == ["ally", "yield"]


def test_rb_42_who_does_not_appease_meets_the_wish() -> None:
    s = semi("champion", {"hand": "banquet", "towers": "land"})
    play(s, "yield", NO_LUCK)
    assert declared(s) == "towers blue"


def test_rb_66_who_has_no_banquet_is_asked_all_the_same() -> None:
    s = semi("champion", {"hand": "land"})
    assert options(s) == ["yield"]
    assert refused(s, "appease") == "you hold no Banquet (RB-66)"


def test_rb_66_who_has_no_hand_is_not_asked() -> None:
    s = semi("champion", {"towers": "land"})
    assert options(s) == ["turn_up no_luck", "turn_up vassal", "turn_up prince"]


def test_rb_49_the_next_earl_may_give_a_banquet_too() -> None:
    s = a_rebellion({}, {"hand": "banquet"}, king={"fiefs": ["palace"]}, mind="champion", mode="semi", levies=1)
    run(s, king_turn)
    play(s, "mind champion", "cube blue", NO_LUCK, "cube red")
    assert (s.seat, options(s)) == (RED, ["appease", "yield"])


def test_rb_68_a_banquet_does_not_work_against_vikings() -> None:
    s = a_rebellion({"hand": "banquet", "towers": "land"}, {}, mode="semi", arrived=True, horde=(2, 0))
    direct_vikings(s)
    s.run()
    play(s, "cube blue")
    assert options(s) == ["turn_up no_luck", "turn_up vassal", "turn_up prince"]


@pytest.mark.parametrize("earls", [1, 2])
def test_rb_69_nor_in_cooperative_or_solo_play(earls: int) -> None:
    s = a_rebellion({"hand": "banquet", "towers": "land"}, *[{}] * (earls - 1), mind="champion")
    run(s, king_turn)
    play(s, "mind champion", "cube blue")
    assert options(s) == ["turn_up no_luck", "turn_up vassal", "turn_up prince"]


def test_rb_66_the_usual_use_stays() -> None:
    s = run(a_rebellion({"hand": "banquet"}, {}, mode="semi"), ask_turn, BLUE)
    assert "play banquet" in options(s)
