"""The smaller optional modules (OV-1, OV-3, OV-5 to OV-7, OV-9, OV-10), and what does not go together."""

from __future__ import annotations

import pytest

from heptarchy import BadOptions
from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.cards import merc_infantry, merc_knights
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.horde import ask_target, viking_turn
from heptarchy.games.ortus.leaving import eliminate
from heptarchy.games.ortus.openings import give_towers
from heptarchy.games.ortus.table.actions import (
    AIM_FIEF,
    AT,
    DISCARD,
    FETCH,
    GARRISON,
    PACKAGE,
    RAID,
    SIEGE,
    STORM,
    TOWER,
)
from heptarchy.games.ortus.table.imagine import redeal
from heptarchy.games.ortus.table.modules import CLASHES, SWITCHES
from heptarchy.games.ortus.table.setup import offer_mulligans
from heptarchy.games.ortus.table.state import BOUGHT, VARIANTS, Ortus
from heptarchy.games.ortus.turn import ask_turn, begin_turn
from heptarchy.kernel.events import hears
from heptarchy.kernel.fate import Rng
from heptarchy.speech.shelf import book_of
from tests.games.ortus.table import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    a_state,
    cards,
    discard,
    fief,
    hand,
    invariants,
    listening,
    offered,
    options,
    play,
    refused,
    run,
)


def fought(s: Ortus, *answers: str) -> Ortus:
    """Blue's turn, from the declaration on."""
    return play(run(s, ask_turn, BLUE), *answers)


# OV-1: tournament


def test_ov_1_each_earl_chooses_two_free_towers_of_the_tray_in_secret() -> None:
    # Given a tournament before its first draw
    s = a_state({"deck": "land land"}, {}, tournament=True, turns=0)
    run(s, give_towers)

    # When Blue and Red choose
    assert (s.seat, s.rule) == (BLUE, "OV-1")
    assert hears(s.audience, BLUE)
    assert not hears(s.audience, RED)
    play(s, "tower champion", "tower monk", "tower prince", "tower prince")

    # Then two Towers each stand beside decks that are whole
    assert s.towers[:2] == [[t.CHAMPION, t.MONK], [t.PRINCE, t.PRINCE]]
    assert s.tower_marks[BLUE] == [BOUGHT, BOUGHT]
    assert cards(s.deck, BLUE) == ["land", "land"]
    assert s.view(RED)["earls"][BLUE]["towers"] == 2
    assert s.view(RED)["earls"][BLUE]["tower_types"] is None
    invariants(s)


def test_ov_1_a_free_tower_is_no_card_that_the_deck_has_used_up() -> None:
    s = a_state({"deck": "land land land land land land"}, {}, tournament=True, turns=0)
    run(s, give_towers)

    assert "land" not in offered(s, TOWER)
    assert refused(s, "tower land") == "your tray holds no Land (OV-1)"


def test_ov_1_what_others_imagine_of_a_free_tower_comes_from_the_tray_they_imagine() -> None:
    s = a_state({"deck": "land land land land land land"}, {}, tournament=True, turns=0)
    run(s, give_towers)

    for key in range(20):
        other = redeal(s, RED, Rng(key))
        assert offered(other, TOWER) == {t.TYPES[kind] for kind in range(t.KINDS) if other.tray[kind]}


def test_ov_1_without_a_tournament_nobody_has_a_free_tower() -> None:
    s = a_state({}, {})
    run(s, give_towers)

    assert s.over


def test_ov_1_a_free_mulligan_is_usual_in_a_tournament_and_may_be_left_out() -> None:
    assert not ORTUS.settle({})["mulligan"]
    assert ORTUS.settle({"tournament": True})["mulligan"]
    assert not ORTUS.settle({"tournament": True, "mulligan": False})["mulligan"]
    assert ORTUS.settle({"players": 4, "tetrarchy": True})["mulligan"]  # OV-17.8


@pytest.mark.parametrize(("turn", "peace"), [(1, True), (2, True), (3, False)])
def test_ov_1_the_first_two_turns_see_no_attack_treachery_or_intrigue(turn: int, peace: bool) -> None:
    blue = {"hand": "champion treachery intrigue"}
    s = a_state(blue, {"hand": "land", "pool": (1, 0)}, tournament=True, turns=turn - 1)
    run(s, begin_turn, BLUE)

    for action in ("siege tamworth", "play treachery", "play intrigue"):
        assert (action not in options(s)) == peace
        assert ("(OV-1)" in refused(s, action) or "first turn" in refused(s, action)) == peace


def test_ov_1_the_timer_runs_in_peaceful_rounds() -> None:
    s = a_state({}, {}, tournament=True, turns=1, round=1, active=t.VIKINGS)
    run(s, viking_turn)

    assert s.black == 1


def test_ov_1_is_played_with_the_base_game_and_the_heathen_army() -> None:
    for variant in VARIANTS:
        given = {"variant": variant, "players": 3, "tournament": True}
        if variant in ("base", "heathen"):
            assert ORTUS.settle(given)["tournament"]
        else:
            with pytest.raises(BadOptions, match="tournament is not played with"):
                ORTUS.settle(given)


# OV-3: mulligan


def test_ov_3_each_may_shuffle_the_hand_back_once_and_draw_as_many() -> None:
    # Given Green who starts, with a Hand of five
    five = "land land land church monk"
    s = a_state({}, {}, {"hand": five, "deck": "prince prince prince prince prince"}, start=GREEN)
    s.mulligans = True
    run(s, offer_mulligans)
    assert (s.seat, options(s)) == (GREEN, ["keep", "mulligan"])

    # When he shuffles it back
    play(s, "mulligan", *["draw prince"] * 5)

    # Then he has five others, the old ones are in the deck, and Blue is asked next
    assert hand(s, GREEN) == ["prince"] * 5
    assert cards(s.deck, GREEN) == ["land", "land", "land", "church", "monk"]
    assert s.seat == BLUE
    invariants(s)


def test_ov_3_who_keeps_the_hand_draws_nothing() -> None:
    s = a_state({"hand": "land"}, {})
    s.mulligans = True
    play(run(s, offer_mulligans), "keep", "keep")

    assert hand(s, BLUE) == ["land"]


def test_ov_3_where_it_is_off_nobody_is_asked() -> None:
    assert run(a_state({}, {}), offer_mulligans).over


# OV-5: state and church


@pytest.mark.parametrize(
    ("king", "cathedral", "module", "wins"),
    [
        (BLUE, "palace cathedral", True, True),
        (BLUE, "palace church", True, False),
        (RED, "palace cathedral", True, False),
        (BLUE, "palace cathedral", False, False),
    ],
)
def test_ov_5_king_card_and_cathedral_at_the_start_of_a_turn_win(
    king: int, cathedral: str, module: bool, wins: bool
) -> None:
    s = a_state({"fiefs": [cathedral]}, {}, {}, king=king, state_and_church=module)
    run(s, begin_turn, BLUE)

    assert s.over == wins
    if wins:
        assert (s.scores, s.ending) == ([1, 0, 0], "state and church")


def test_ov_5_king_card_and_cathedral_win_only_in_ones_own_turn() -> None:
    s = a_state({"fiefs": ["palace cathedral"]}, {}, king=BLUE, state_and_church=True)
    run(s, begin_turn, RED)

    assert not s.over


# OV-6: captains


def test_ov_6_a_mercenary_takes_any_number_of_garrison_cards() -> None:
    # Given a Mercenary with a Garrison, and two cards in the Pool
    s = a_state({"mercs": ["infantry"], "pool": (1, 1)}, {}, captains=True)
    run(s, ask_turn, BLUE)
    assert offered(s, GARRISON) == {"infantry", "knight"}

    # When both go to him
    play(s, "garrison infantry", "garrison knight")

    # Then he has three
    assert (merc_infantry(s.mercs[BLUE][0]), merc_knights(s.mercs[BLUE][0])) == (2, 1)
    assert s.pool[:2] == [0, 0]
    invariants(s)


def test_ov_6_without_captains_a_garrison_is_one_card() -> None:
    s = a_state({"mercs": ["infantry"], "pool": (1, 1)}, {})
    run(s, ask_turn, BLUE)

    assert not offered(s, GARRISON)
    assert refused(s, "garrison knight") == "you have no Mercenary with an empty Garrison (OR-5.3)"


def test_ov_6_of_several_captains_the_earl_says_which() -> None:
    s = a_state({"mercs": ["infantry", ""], "pool": (1, 0)}, {}, captains=True)
    play(run(s, ask_turn, BLUE), "garrison infantry")

    assert offered(s, AT) == {"1", "2"}


def test_ov_6_a_captain_fights_with_all_of_his_garrison() -> None:
    s = a_state({"mercs": ["infantry infantry knight"], "hand": "land"}, {}, captains=True)
    fought(s, "siege tamworth", "field_mercenary 1")

    assert the_battle(s).forces[0].strength == 5


def test_ov_6_all_of_the_garrison_is_lost_with_him() -> None:
    s = a_state({"hand": "treachery"}, {"mercs": ["infantry infantry knight"]}, captains=True)
    fought(s, "play treachery", "aim_mercenary red")

    assert s.mercs[RED] == []
    assert s.army_pile == [2, 1]
    invariants(s)


def test_ov_6_all_of_the_garrison_is_stolen_with_him() -> None:
    s = a_state({"hand": "intrigue"}, {"mercs": ["infantry infantry knight"]}, captains=True)
    fought(s, "play intrigue", "aim_mercenary red")

    assert s.mercs[RED] == []
    assert (merc_infantry(s.mercs[BLUE][0]), merc_knights(s.mercs[BLUE][0])) == (2, 1)
    invariants(s)


def test_ov_6_damage_kills_garrison_cards_one_by_one() -> None:
    # Given a captain with two Infantry and a Knight, Strength 5, against Strength 2
    s = a_state({"hand": "champion land"}, {"mercs": ["infantry infantry knight"]}, captains=True)
    fought(s, "siege tamworth", "field champion", "done", "field_mercenary 1", "battle normal")

    # When Red puts the damage on his Garrison
    play(s, "fill_garrison 1", "fill_garrison 1")

    # Then both Infantry are dead, and the others live
    assert (merc_infantry(s.mercs[RED][0]), merc_knights(s.mercs[RED][0])) == (0, 1)
    assert s.army_pile == [2, 0]
    invariants(s)


# OV-7: resourceful Earls


def test_ov_7_two_cards_of_the_hand_buy_one_of_the_tray() -> None:
    # Given Blue with three cards
    s = a_state({"hand": "land church monk"}, {}, resourceful=True)
    run(s, ask_turn, BLUE)

    # When he discards two and takes a Prince
    play(s, "exchange")
    assert offered(s, DISCARD) == {"land", "church", "monk"}
    assert refused(s, "discard prince") == "you hold no Prince (OV-7)"
    play(s, "discard land", "discard monk", "fetch prince")

    # Then it was his Action
    assert hand(s, BLUE) == ["church", "prince"]
    assert discard(s, BLUE) == ["land", "monk"]
    assert s.acted
    invariants(s)


def test_ov_7_the_card_is_a_secret_of_its_earl() -> None:
    s = a_state({"hand": "land church"}, {}, resourceful=True)
    play(run(s, ask_turn, BLUE), "exchange", "discard land")
    assert hears(s.audience, RED)

    play(s, "discard church")
    assert hears(s.audience, BLUE)
    assert not hears(s.audience, RED)
    told_of = listening(s)
    play(s, "fetch prince")
    assert [event.kind for event in told_of] == [told.FETCHED]


def test_ov_7_what_the_deck_has_used_up_is_not_in_the_tray() -> None:
    s = a_state({"hand": "monk monk", "deck": "land land land land land land"}, {}, resourceful=True)
    play(run(s, ask_turn, BLUE), "exchange", "discard monk", "discard monk")

    assert "land" not in offered(s, FETCH)
    assert refused(s, "fetch land") == "your tray holds no Land (OV-7)"


def test_ov_7_what_others_imagine_of_hand_and_tray_is_asked_anew() -> None:
    # Given Blue in the midst of an exchange
    s = a_state({"hand": "land church", "deck": "monk monk monk"}, {}, resourceful=True)
    play(run(s, ask_turn, BLUE), "exchange")
    later = play(s.clone(), "discard land", "discard church")

    # Then Red, who knows neither Hand nor tray, imagines questions that fit what he imagines
    hands = set()
    for key in range(20):
        other = redeal(s, RED, Rng(key))
        assert offered(other, DISCARD) == set(hand(other, BLUE))
        hands.add(tuple(hand(other, BLUE)))
        other = redeal(later, RED, Rng(key))
        assert offered(other, FETCH) == {t.TYPES[kind] for kind in range(t.KINDS) if other.tray[kind]}
    assert len(hands) > 3


def test_ov_7_the_price_is_a_figure() -> None:
    s = a_state({"hand": "land"}, {}, resourceful=True, exchange_cost=1)
    play(run(s, ask_turn, BLUE), "exchange", "discard land", "fetch castle")

    assert hand(s, BLUE) == ["castle"]


# OV-9: Medieval Tactics


def test_ov_9_a_banner_makes_attacker_wins_a_normal_battle() -> None:
    # Given Red with a Lord in battle, and a Banner
    s = a_state(
        {"hand": "champion land"},
        {"hand": "banner", "fiefs": ["palace lord=champion"]},
        tactics="banner",
    )
    fought(s, "siege tamworth", "field champion", "done", "field_lord tamworth", "done", "battle attacker")

    # When he plays it
    assert (s.seat, options(s)) == (RED, ["rally", "yield"])
    play(s, "rally")

    # Then his Lord is not captured, and the Banner is gone
    assert s.lord[fief("tamworth")] == t.CHAMPION
    assert discard(s, RED) == ["banner"]
    assert discard(s, BLUE) == ["champion"]
    invariants(s)


def test_ov_9_a_banner_makes_defender_wins_a_normal_battle() -> None:
    # Given Blue who attacks Towers with his Lord
    s = a_state(
        {"hand": "banner", "fiefs": ["palace lord=champion"]},
        {"towers": "land land", "fiefs": ["palace land"], "pool": (1, 0)},
        tactics="banner",
    )
    fought(s, "storm red", "field_lord winchester", "done", "field_army infantry", "battle defender")

    # When the card goes against him and he plays a Banner
    assert s.seat == BLUE
    play(s, "rally", "raze 1")

    # Then one point gets past
    assert len(s.towers[RED]) == 1
    assert s.lord[fief("winchester")] == t.CHAMPION


def test_ov_9_who_lets_the_card_stand_bears_it() -> None:
    s = a_state({"hand": "champion land"}, {"hand": "banner", "fiefs": ["palace lord=champion"]}, tactics="banner")
    fought(s, "siege tamworth", "field champion", "done", "field_lord tamworth", "done", "battle attacker", "yield")

    assert s.lord[fief("tamworth")] == t.NO_LORD  # captured, and no Property pays
    assert hand(s, RED) == ["banner"]


def test_ov_9_who_has_no_banner_is_asked_too_and_who_has_no_hand_is_not() -> None:
    # Given a Hand without a Banner: that he has none stays a secret
    some = a_state({"hand": "champion land"}, {"hand": "land", "fiefs": ["palace lord=champion"]}, tactics="banner")
    fought(some, "siege tamworth", "field champion", "done", "field_lord tamworth", "done", "battle attacker")
    assert (some.seat, options(some)) == (RED, ["yield"])
    assert refused(some, "rally") == "you hold no Banner (OV-9)"

    # And an empty one, which all see
    none = a_state({"hand": "champion land"}, {"fiefs": ["palace lord=champion"]}, tactics="banner")
    fought(none, "siege tamworth", "field champion", "done", "field_lord tamworth", "battle attacker")
    assert none.battle is None


def test_ov_9_whether_another_holds_a_banner_is_imagined() -> None:
    s = a_state(
        {"hand": "champion land"},
        {"hand": "banner", "deck": "banner banner land", "fiefs": ["palace lord=champion"]},
        tactics="banner",
    )
    fought(s, "siege tamworth", "field champion", "done", "field_lord tamworth", "done", "battle attacker")
    menus = {tuple(options(redeal(s, BLUE, Rng(key)))) for key in range(60)}

    assert menus == {("rally", "yield"), ("yield",)}
    for key in range(60):
        other = redeal(s, BLUE, Rng(key))
        assert ("rally" in options(other)) == ("banner" in hand(other, RED))


@pytest.mark.parametrize("card", ["normal", "church"])
def test_ov_9_a_normal_card_and_what_the_church_decides_cannot_be_altered(card: str) -> None:
    # Given Blue who holds the Cathedral, against a Red with a Banner
    s = a_state(
        {"hand": "champion land", "fiefs": ["palace cathedral"]},
        {"hand": "banner", "fiefs": ["palace lord=champion"]},
        tactics="banner",
    )
    fought(s, "siege tamworth", "field champion", "done", "field_lord tamworth", "done", f"battle {card}")
    if card == "church":
        play(s, "decide attacker")

    # Then Red is not asked
    assert s.battle is None
    assert hand(s, RED) == ["banner"]


def test_ov_9_vikings_play_no_banner_but_are_met_with_one() -> None:
    # Given Red attacked by the horde that Blue, with a Banner, directs
    def attacked() -> Ortus:
        s = a_state(
            {"hand": "banner"},
            {"hand": "banner", "fiefs": ["palace lord=champion"]},
            tactics="banner",
            arrived=True,
            horde=(4, 0),
            active=t.VIKINGS,
        )
        return play(run(s, ask_target, BLUE), "siege tamworth", "field_lord tamworth", "done")

    # Then Attacker Wins asks Red, and Defender Wins nobody
    won = play(attacked(), "battle attacker")
    assert won.seat == RED
    assert "rally" in options(won)
    assert play(attacked(), "battle defender").battle is None


def test_ov_9_the_tables_without_it_draw_one_card_and_ask_nobody() -> None:
    s = a_state({"hand": "champion land"}, {"hand": "banner", "fiefs": ["palace lord=champion"]})
    fought(s, "siege tamworth", "field champion", "done", "field_lord tamworth", "done", "battle attacker")

    assert s.battle is None


def second(*results: str, cathedral: str = "") -> Ortus:
    """A battle with a Lord on either side, under the older form."""
    s = a_state(
        {"hand": "land", "fiefs": ["palace lord=champion" + (" cathedral" if cathedral == "blue" else "")]},
        {"hand": "land", "fiefs": ["palace lord=champion" + (" cathedral" if cathedral == "red" else "")]},
        {"fiefs": ["palace" + (" cathedral" if cathedral == "green" else "")]},
        tactics="second_card",
    )
    fought(s, "siege tamworth", "field_lord winchester", "done", "field_lord tamworth", "done")
    return play(s, *(f"battle {result}" for result in results))


def lords(s: Ortus) -> tuple[bool, bool]:
    """Whether Blue's and Red's Lord still stand."""
    return s.lord[fief("winchester")] != t.NO_LORD, s.lord[fief("tamworth")] != t.NO_LORD


@pytest.mark.parametrize(
    ("first", "then", "stand"),
    [
        ("attacker", "normal", (True, True)),
        ("normal", "attacker", (True, False)),
        ("normal", "defender", (False, True)),
        ("attacker", "defender", (False, True)),
    ],
)
def test_ov_9_in_the_older_form_a_second_card_decides_about_lords(
    first: str, then: str, stand: tuple[bool, bool]
) -> None:
    s = second(first, then)

    assert lords(s) == stand
    assert sum(s.battle_deck) == 22
    invariants(s)


@pytest.mark.parametrize(
    ("cathedral", "stand"),
    [("", (True, True)), ("green", (True, True)), ("blue", (True, False)), ("red", (False, True))],
)
def test_ov_9_in_the_older_form_the_church_spares_the_lords_of_who_controls_it(
    cathedral: str, stand: tuple[bool, bool]
) -> None:
    s = second("normal", "church", cathedral=cathedral)
    if s.battle is not None:  # Ransom: a captured Lord's owner may have the Cathedral to pay with
        play(s, "yield")

    assert lords(s) == stand


def test_ov_9_in_the_older_form_one_card_is_enough_where_no_lord_fights() -> None:
    s = a_state({"hand": "champion land"}, {"hand": "champion"}, tactics="second_card")
    fought(s, "siege tamworth", "field champion", "done", "field champion", "battle normal")

    assert s.battle is None
    assert sum(s.battle_deck) == 23


# OV-10: neighbors


def test_ov_10_towers_raids_and_sieges_go_to_the_left() -> None:
    s = a_state(
        {"hand": "champion"},
        {"towers": "land", "fiefs": ["palace church"]},
        {"towers": "land", "fiefs": ["palace church"]},
        neighbors=True,
    )
    run(s, ask_turn, BLUE)

    assert (offered(s, STORM), offered(s, RAID), offered(s, SIEGE)) == ({"red"}, {"tamworth"}, {"tamworth"})
    assert refused(s, "storm green") == "you attack only the Earl to your left (OV-10)"


def test_ov_10_politics_and_vikings_ignore_seating() -> None:
    s = a_state(
        {"hand": "intrigue"},
        {"fiefs": ["palace church"]},
        {"fiefs": ["palace church"]},
        neighbors=True,
    )
    play(run(s, ask_turn, BLUE), "play intrigue")
    assert offered(s, AIM_FIEF) == {"tamworth", "bamburgh"}

    s = a_state({}, {}, {}, neighbors=True, arrived=True, horde=(1, 0), active=t.VIKINGS)
    assert offered(run(s, ask_target, BLUE), SIEGE) == {"tamworth", "bamburgh"}


def test_ov_10_the_circle_closes_when_an_earl_falls() -> None:
    s = a_state({"hand": "champion"}, {}, {}, {"hand": "champion"}, neighbors=True)
    eliminate(s, RED)

    assert offered(run(s.clone(), ask_turn, BLUE), SIEGE) == {"bamburgh"}
    assert offered(run(s, ask_turn, GOLD), SIEGE) == {"winchester"}


# What does not go together


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch[0])
def test_ov_a_module_is_refused_where_the_variant_has_no_room_for_it(
    switch: tuple[str, int, tuple[str, ...]],
) -> None:
    name, _, variants = switch
    for variant in VARIANTS:
        given = {"variant": variant, "players": 4, name: True}
        if variant not in variants:
            with pytest.raises(BadOptions, match=f"{name} is not played with {variant}"):
                ORTUS.settle(given)


@pytest.mark.parametrize(("one", "other", "clash"), CLASHES)
def test_ov_modules_that_contradict_each_other_are_refused(one: str, other: str, clash: str) -> None:
    with pytest.raises(BadOptions, match=book_of(PACKAGE).form(f"clash-{clash}")):
        ORTUS.settle({"players": 4, one: True, other: 1 if other == "legacy_points" else True})


def test_ov_every_module_has_a_bit_of_its_own() -> None:
    bits = [bit for _, bit, _ in SWITCHES]
    assert len(set(bits)) == len(bits)
    assert all(bit & (bit - 1) == 0 for bit in bits)
