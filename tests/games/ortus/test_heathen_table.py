"""The Great Heathen Army: nobody is eliminated; old age and life off the table (GHA-1 to GHA-8e)."""

from __future__ import annotations

import pytest

from heptarchy import FATE, BadOptions
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.leaving import settle
from heptarchy.games.ortus.table.actions import (
    AIM_FIEF,
    AIM_HAND,
    AIM_LORD,
    AIM_MERCENARY,
    AIM_POOL,
    BURN,
    CONCEDE,
    EMISSARY,
    FIELD,
    FIELD_ARMY,
    GARRISON,
    KEEP,
    MULLIGAN,
    PLACE,
    PLAY,
    RAID,
    SIEGE,
    STORM,
    TAKE,
)
from heptarchy.games.ortus.table.setup import offer_mulligans
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import begin_turn, draw_for_turn
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    Earldom,
    a_state,
    cards,
    discard,
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

BARE: Earldom = {"fiefs": []}


# GHA-1, GHA-2


def test_gha_1_three_to_six_earls_play() -> None:
    for players in (2, 7):
        with pytest.raises(BadOptions):
            ORTUS.settle({"variant": "heathen", "players": players})
    for players in (3, 6):
        assert ORTUS.new(variant="heathen", players=players).players == players


def test_gha_1_nobody_concedes_whatever_the_table_agreed_on() -> None:
    s = ORTUS.new(variant="heathen", players=3, concede=True)
    assert isinstance(s, Ortus)
    assert not s.concede
    assert offered(run(a_state(variant="heathen", players=3), begin_turn, BLUE), CONCEDE) == set()


def test_gha_1_an_earl_without_a_fief_is_not_out_of_the_game() -> None:
    s = run(a_state(BARE, {}, {}, variant="heathen"), settle)
    assert (s.out, s.bag) == ([False] * 3, [1, 1, 1])
    run(s, begin_turn, BLUE)
    assert s.seat == BLUE


def test_gha_2_each_in_turn_order_may_draw_his_opening_hand_anew_once() -> None:
    s = ORTUS.new(variant="heathen", players=3)
    assert isinstance(s, Ortus)
    assert s.mulligans
    s = a_state({"hand": "land land"}, {"hand": "castle"}, {}, variant="heathen", start=RED, hand_start=1)
    s.mulligans = True
    run(s, offer_mulligans)
    asked = []
    for answer in ("mulligan", "draw castle", "keep", "keep"):
        if s.seat != FATE:
            asked.append(s.seat)
            assert s.options == [KEEP[0], MULLIGAN[0]]
        play(s, answer)
    assert asked == [RED, GREEN, BLUE]
    assert hand(s, RED) == ["castle"]


# GHA-6: old age


def old_age(s: Ortus, house: int = BLUE) -> Ortus:
    """The required draw of an Earl without a deck."""
    return run(s, draw_for_turn, house)


AGED = {
    "deck": "",
    "hand": "monk",
    "towers": "church allies",
    "fiefs": ["palace lord=prince land", "red_castle lord=vassal church green_market"],
    "mercs": ["infantry", "red knight", ""],
    "banners": 2,
    "pool": (2, 1),
    "discard": "banquet",
}


def test_gha_6_fiefs_mercenaries_and_banners_go_the_rest_is_kept() -> None:
    s = a_state(AGED, {}, {}, variant="heathen", king=BLUE, royal=(1, 1))
    s.emissaries[0], s.tray[t.VASSAL], s.bag[BLUE] = 1, s.tray[t.VASSAL] - 1, 2
    heard = listening(s)
    old_age(s)
    assert "Blue dies of old age" in [str(event) for event in heard]
    assert (places(s, BLUE), s.mercs[BLUE], s.banners[BLUE]) == ([], [], 0)
    assert (s.towers[BLUE], s.king, s.royal, s.pool[:2]) == ([t.CHURCH, t.ALLIES], BLUE, [1, 1], [2, 1])
    assert (s.bag[BLUE], s.emissaries[:2], hand(s, BLUE)) == (2, [1, 0], ["monk"])
    invariants(s)


def test_gha_6a_cards_of_other_colours_go_to_their_owners_and_garrisons_to_the_army_discard() -> None:
    s = old_age(a_state(AGED, {}, {}, variant="heathen"))
    assert discard(s, RED) == ["castle", "mercenary"]
    assert discard(s, GREEN) == ["market_town"]
    assert s.army_pile == [1, 1]


def test_gha_6b_the_discards_become_the_deck_and_the_draw_is_made_from_it() -> None:
    s = old_age(a_state(AGED, {}, {}, variant="heathen"))
    new_deck = ["land", "church", "prince", "vassal", "mercenary", "mercenary", "banquet", "banner", "banner", "palace"]
    assert (discard(s, BLUE), cards(s.deck, BLUE)) == ([], new_deck)
    assert (s.seat, s.rule) == (FATE, "OR-5.6")
    play(s, "draw palace")
    assert hand(s, BLUE) == ["monk", "palace"]
    invariants(s)


def test_gha_6c_without_a_single_card_the_draw_is_skipped() -> None:
    s = a_state({"deck": "", "fiefs": []}, {}, {}, variant="heathen")
    s.pile[t.PALACE], s.hand[t.PALACE] = 0, 1
    old_age(s)
    assert s.over  # the steps of the test are done: nothing was asked
    assert hand(s, BLUE) == ["palace"]


def test_gha_6d_after_old_age_he_is_off_the_table() -> None:
    s = old_age(a_state(AGED, {}, {}, variant="heathen"))
    assert s.off_table == [True, False, False]
    assert not s.out[BLUE]


def test_gha_6d_old_age_strikes_an_earl_off_the_table_too_and_again() -> None:
    s = a_state(
        {"fiefs": [], "deck": "", "mercs": ["knight"], "banners": 1, "discard": "castle"}, {}, {}, variant="heathen"
    )
    s.off_table[BLUE] = True
    old_age(s)
    assert (s.mercs[BLUE], s.banners[BLUE], discard(s, BLUE)) == ([], 0, [])
    assert cards(s.deck, BLUE) == ["castle", "mercenary", "banner", "palace"]
    play(s, "draw castle")
    s.pile, s.deck = [a + b for a, b in zip(s.pile, s.deck, strict=True)], [0] * len(s.deck)
    old_age(s)
    assert (s.seat, offered_draws(s)) == (FATE, {"mercenary", "banner", "palace"})


def offered_draws(s: Ortus) -> set[str]:
    return {said.removeprefix("draw ") for said in options(s)}


# GHA-7: the last Fief is lost


def lose_last_fief(s: Ortus) -> Ortus:
    """Blue besieges Red's only Fief and takes it."""
    run(s, begin_turn, BLUE)
    return play(s, "siege tamworth", "field champion", "field champion", "1: done")


LOSER = {"mercs": ["infantry"], "banners": 2, "pool": (2, 0), "discard": "land", "deck": "monk"}


def test_gha_7_who_loses_his_last_fief_discards_mercenaries_and_banners_and_keeps_the_rest() -> None:
    s = a_state({"hand": "champion champion"}, LOSER, {"banners": 2}, variant="heathen", palace_strength=2, turns=1)
    s.emissaries[3], s.tray[t.KINDS + t.MONK], s.bag[RED] = 1, s.tray[t.KINDS + t.MONK] - 1, 3
    heard = listening(s)
    lose_last_fief(s)
    play(s, "capture")
    assert "Red is off the table" in [str(event) for event in heard]
    assert s.off_table == [False, True, False]
    assert (s.mercs[RED], s.banners[RED], s.army_pile) == ([], 0, [1, 0])
    assert (s.pool[2:4], s.bag[RED], s.emissaries[2:4]) == ([1, 0], 3, [0, 1])  # one Infantry went to the King
    assert (discard(s, RED), cards(s.deck, RED)) == (["land", "mercenary", "banner", "banner"], ["monk"])
    assert s.king == GREEN  # OR-15.3: Green leads by two now
    invariants(s)


def test_gha_7_towers_king_card_and_royal_army_are_kept() -> None:
    rich = {"towers": "land", "fiefs": []}
    s = run(a_state({}, rich, {}, variant="heathen", king=RED, royal=(1, 0)), settle)
    assert (s.towers[RED], s.king, s.royal) == ([t.LAND], RED, [1, 0])


# GHA-8: off the table


EVERYTHING = (
    "castle palace land church cathedral prince vassal champion monk mercenary treachery intrigue banquet banner"
)


def off_table(hand: str = EVERYTHING, **more: object) -> Ortus:
    """Blue is off the table and has his turn; Red and Green have something to lose."""
    blue = {"fiefs": [], "hand": hand.replace("palace", ""), **more}
    red = {"fiefs": ["palace lord=prince land land"], "towers": "land", "hand": "land", "pool": (1, 1), "mercs": [""]}
    s = a_state(blue, red, {"fiefs": ["palace church"]}, variant="heathen")
    if "palace" in hand:
        s.pile[t.PALACE], s.hand[t.PALACE] = 0, 1
    s.off_table[BLUE] = True
    return run(s, begin_turn, BLUE)


def test_gha_8_what_an_earl_off_the_table_may_do() -> None:
    s = off_table(mercs=[""], pool=(1, 0))
    assert offered(s, PLACE) == {"castle", "palace", "mercenary"}
    assert offered(s, PLAY) == {"treachery", "intrigue", "banquet", "banner"}
    assert offered(s, EMISSARY) == {"vassal", "monk"}
    assert (offered(s, STORM), offered(s, SIEGE)) == ({"red"}, {"tamworth", "bamburgh"})
    assert offered(s, RAID) == {"tamworth", "bamburgh"}
    assert offered(s, GARRISON) == {"infantry"}  # OR-5.3: free steps stay open
    assert "build" in options(s)


def test_gha_8_a_castle_or_the_palace_from_the_hand_brings_him_back() -> None:
    for seat, place in (("castle", "bradford"), ("palace", "winchester")):
        s = play(off_table(), f"place {seat}")
        assert (places(s, BLUE), s.off_table[BLUE]) == ([place], False)


def test_gha_8_a_mercenary_placed_off_the_table_stays() -> None:
    s = play(off_table("mercenary"), "place mercenary", "end", "draw land")
    run(s, settle)
    assert len(s.mercs[BLUE]) == 1


def test_gha_8a_off_the_table_no_properties_lords_recruits_jousts_or_bequeathing() -> None:
    s = off_table()
    for kind in ("land", "church", "cathedral", "prince", "vassal", "champion", "monk"):
        assert refused(s, f"place {kind}").endswith("(OR-8.4)")
    assert refused(s, "recruit") == "to Recruit you need a Land (OR-6.7)"
    assert refused(s, "play champion").startswith("you have no Property")
    assert refused(s, "look red") == "you have no Monastery (OR-6.9)"
    assert refused(s, "bequeath winchester").startswith("you have no Prince Lord")


def test_gha_8b_he_fields_his_hand_and_mercenaries_but_never_the_pool() -> None:
    s = play(off_table(mercs=["knight"], pool=(3, 3)), "siege bamburgh")
    assert offered(s, FIELD) == {"prince", "vassal", "champion", "mercenary"}
    assert offered(s, FIELD_ARMY) == set()
    assert refused(s, "field_army infantry") == "your Lands field 0 Pool cards and no more (OR-10.1)"
    play(s, "field_mercenary 1")
    assert s.battle is not None
    assert s.battle.forces[0].strength == 3


def test_gha_8b_king_card_and_royal_army_fight_off_the_table() -> None:
    s = a_state({"fiefs": []}, {}, {}, variant="heathen", king=BLUE, royal=(0, 1))
    s.off_table[BLUE] = True
    play(run(s, begin_turn, BLUE), "siege bamburgh", "field_all")
    assert s.battle is not None
    assert s.battle.forces[0].strength == 3


def test_gha_8b_a_seat_taken_by_siege_brings_him_back() -> None:
    s = play(off_table(), "siege bamburgh", "field champion", "field prince", "done", "capture")
    assert (places(s, BLUE), s.off_table) == (["bamburgh"], [False, False, True])
    assert s.seat == BLUE  # his turn goes on
    invariants(s)


def test_gha_8b_what_he_raids_goes_to_its_owner() -> None:
    s = play(off_table(), "raid bamburgh", "field champion", "done")
    assert (offered(s, TAKE), offered(s, BURN)) == (set(), {"green church"})
    assert refused(s, "take green church") == "you have no Fief to keep it in (GHA-8b)"
    play(s, "burn green church")
    assert discard(s, GREEN) == ["church"]


def test_gha_8c_properties_stolen_are_discarded_a_mercenary_and_army_cards_are_kept() -> None:
    s = play(off_table(), "play intrigue", "aim_fief tamworth", "take red land", "1: yield")
    assert (discard(s, RED), properties(s, "tamworth")) == (["land", "land"], [])
    s = play(off_table(), "play intrigue", "aim_mercenary red", "1: yield")
    assert (s.mercs[BLUE], s.mercs[RED]) == ([RED], [])
    s = play(off_table(), "play intrigue", "aim_pool red", "take_army knight", "take_army infantry", "1: yield")
    assert s.pool[:4] == [1, 1, 0, 0]
    invariants(s)


def blue_off_table_red_to_move(cards_in_hand: str) -> Ortus:
    blue = {"fiefs": [], "hand": "allies vassal", "mercs": [""], "pool": (1, 0), "towers": "land"}
    red = {"hand": cards_in_hand}
    s = a_state(blue, red, {}, variant="heathen", active=RED)
    s.off_table[BLUE] = True
    return run(s, begin_turn, RED)


def test_gha_8d_he_is_no_target_of_an_attack_though_his_towers_stand() -> None:
    s = blue_off_table_red_to_move("champion")
    assert (offered(s, STORM), offered(s, SIEGE)) == (set(), {"bamburgh"})
    assert refused(s, "storm blue") == "Blue is not on the table (OR-12.1)"


def test_gha_8d_treachery_and_intrigue_still_reach_hand_mercenary_and_pool() -> None:
    s = play(blue_off_table_red_to_move("treachery"), "play treachery")
    assert (offered(s, AIM_HAND), offered(s, AIM_MERCENARY), offered(s, AIM_LORD)) == ({"blue"}, {"blue"}, set())
    s = play(blue_off_table_red_to_move("intrigue"), "play intrigue")
    assert (offered(s, AIM_POOL), offered(s, AIM_MERCENARY), offered(s, AIM_FIEF)) == ({"blue"}, {"blue"}, set())


def test_gha_8e_he_answers_with_allies_and_vassals() -> None:
    s = play(blue_off_table_red_to_move("treachery vassal"), "play treachery", "aim_hand blue", "0: ally", "1: vassal")
    play(s, "0: vassal")  # Red has nothing left to answer with
    assert hand(s, BLUE) == []
    assert sorted(discard(s, BLUE)) == ["allies", "palace", "vassal"]


def test_gha_8e_he_gives_a_card_to_a_new_king() -> None:
    s = a_state({"fiefs": [], "pool": (1, 1)}, {"hand": "banner", "banners": 1}, {}, variant="heathen", active=RED)
    s.off_table[BLUE] = True
    play(run(s, begin_turn, RED), "play banner", "0: donate knight")
    assert (s.king, s.royal, s.pool[:2]) == (RED, [0, 1], [1, 0])
