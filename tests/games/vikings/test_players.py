"""Seats, sides and who knows what (V-13)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heptarchy.games.vikings.cards import refill_hand
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.moments import BEFORE_MOVEMENT, REINFORCING
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    EOFORWIC,
    HALFDAN,
    HOUSECARL,
    IVAR,
    LOIDIS,
    LUNDENWIC,
    MAMECEASTER,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.reinforcements import ask_movement_card, reinforcements_phase, reveal_invasion
from heptarchy.games.vikings.table.actions import CHOOSE
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.turn import next_turn
from heptarchy.kernel.events import hears
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE, GATHERING
from heptarchy.kernel.refusal import BadOptions
from tests.games.vikings.table import a_game, a_state, answers, deal, fight, is_done, play, refused, run

HANDS = {
    NORSEMEN: ["n02_move_2_4", "n08_feigned_retreat"],
    BERSERKERS: ["b02_move_2_4"],
    HOUSECARL: ["h02_move_2_2", "h11_danegeld"],
    THEGN: ["t02_move_1_3"],
}


# Seats


@pytest.mark.parametrize(
    ("players", "lone_side", "owner", "names"),
    [
        (4, "viking", [0, 1, 2, 3], ["Norsemen", "Berserkers", "Housecarl", "Thegn"]),
        (3, "viking", [0, 0, 1, 2], ["Vikings", "Housecarl", "Thegn"]),
        (3, "english", [0, 1, 2, 2], ["Norsemen", "Berserkers", "English"]),
        (2, "viking", [0, 0, 1, 1], ["Vikings", "English"]),
    ],
)
def test_v_13_1_two_three_and_four_players_share_the_factions(
    players: int, lone_side: str, owner: list[int], names: list[str]
) -> None:
    s = a_game(players=players, lone_side=lone_side)
    assert s.owner == owner
    assert s.players == players
    assert VIKINGS.seat_names(VIKINGS.settle({"players": players, "lone_side": lone_side})) == names


@pytest.mark.parametrize("given", [{"players": 1}, {"players": 5}, {"players": 4, "lone_side": "english"}])
def test_v_13_1_other_numbers_and_a_lone_side_of_four_are_no_game(given: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        VIKINGS.new(**given)


def test_v_13_1_a_player_of_two_factions_keeps_their_hands_decks_and_units_apart() -> None:
    # Given two players, the Norsemen to move, and a hand of each of his factions
    s = a_state(players=2, active=NORSEMEN, units={EOFORWIC: {NORSEMEN: 1}, LOIDIS: {BERSERKERS: 1}}, hands=HANDS)

    # Then the Norsemen play and move their own, and each faction has its own number of Events
    run(s, ask_movement_card)
    assert s.seat == 0
    assert answers(s) == ["play n02_move_2_4"]
    assert refused(s, "play b02_move_2_4") == "Movement 2/4 is not in your hand (V-10.7)"
    play(s, "play n02_move_2_4")
    run(s, movement_phase)
    assert answers(s) == ["muster eoforwic", "done"]


def test_v_13_1_each_seat_is_asked_for_its_own_factions_alone() -> None:
    # Given three players with a lone English one
    s = a_state(
        players=3,
        lone_side="english",
        active=NORSEMEN,
        units={LOIDIS: {NORSEMEN: 3, BERSERKERS: 1, HOUSECARL: 1, THEGN: 3}},
        hands={HOUSECARL: ["h11_danegeld"], THEGN: ["t12_spy"]},
    )

    # When a battle asks the Housecarl for an Event, it asks the English player
    fight(s, LOIDIS)
    assert s.seat == 2
    assert answers(s) == ["play h11_danegeld", "pass"]
    assert refused(s, "pass", 0) == "you are not asked now"


# Hands


def test_v_13_2_a_hand_is_seen_by_its_side_and_hidden_from_the_enemy() -> None:
    s = a_state(hands=HANDS)
    for seat in (NORSEMEN, BERSERKERS):
        seen = s.view(seat)["factions"]
        assert seen["norsemen"]["hand"] == HANDS[NORSEMEN]
        assert seen["berserkers"]["hand"] == HANDS[BERSERKERS]
        assert "hand" not in seen["housecarl"]
        assert "hand" not in seen["thegn"]
        assert "deck" not in seen["thegn"]
    for seat in (HOUSECARL, THEGN):
        seen = s.view(seat)["factions"]
        assert seen["housecarl"]["hand"] == HANDS[HOUSECARL]
        assert "hand" not in seen["norsemen"]
    assert all("hand" not in faction for faction in s.view(None)["factions"].values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v_13_2_enemies_see_the_same_whatever_is_in_a_hand(players: int) -> None:
    first = a_state(players=players, hands=HANDS)
    other = {**HANDS, NORSEMEN: ["n05_move_2_3", "n10_shield_wall"]}
    second = a_state(players=players, hands=other)
    for seat in range(players):
        same = first.view(seat) == second.view(seat)
        assert same == (seat != first.owner[NORSEMEN] and seat != first.owner[BERSERKERS])
    assert first.view(None) == second.view(None)


def test_v_13_2_the_side_hears_what_is_drawn_others_hear_that_a_card_is_drawn() -> None:
    s = run(a_state(active=NORSEMEN, hands=HANDS), refill_hand, NORSEMEN)
    assert s.seat == FATE
    assert [hears(s.audience, seat) for seat in (0, 1, 2, 3, None)] == [True, True, False, False, False]
    s.ears = []
    play(s, "draw n05_move_2_3")
    assert [(str(event), hears(event.audience, THEGN)) for event in s.ears] == [("Norsemen draw a card", True)]


def test_v_13_3_units_boxes_stockpiles_discards_and_numbers_of_cards_are_open_to_all() -> None:
    s = a_state(
        active=THEGN,
        units={EOFORWIC: {NORSEMEN: 2, BERSERKERS: 1}, LUNDENWIC: {THEGN: 4}},
        leaders={HALFDAN: EOFORWIC},
        off_shore=IVAR,
        aboard=(3, 2),
        waiting=(1, 0),
        fled={THEGN: 2},
        hands=HANDS,
        played={NORSEMEN: ["n01_treaty"]},
        shown={HOUSECARL: ["h08_kings_purse"]},
        events_played={THEGN: 1},
        fyrd_deck=[3, 4, 4, 2],
    )
    seen = s.view(None)
    assert seen["shires"] == {
        "eoforwic": {"norsemen": 2, "berserkers": 1, "moved": 0},
        "lundenwic": {"thegn": 4, "moved": 0},
    }
    assert seen["stock"] == {"norsemen": 34, "berserkers": 17, "housecarl": 20, "thegn": 34, "fyrd": 10}
    assert seen["fled"] == {"norsemen": 0, "berserkers": 0, "housecarl": 0, "thegn": 2}
    assert seen["leaders"] == {"halfdan": "eoforwic", "ivar": "off shore"}
    assert seen["off_shore"] == {"norsemen": 3, "berserkers": 2}
    assert seen["waiting"] == {"norsemen": 1, "berserkers": 0}
    assert seen["factions"]["norsemen"]["played"] == ["n01_treaty"]
    assert seen["factions"]["housecarl"]["shown"] == ["h08_kings_purse"]
    assert (seen["factions"]["norsemen"]["hand_size"], seen["factions"]["norsemen"]["deck_size"]) == (2, 9)
    assert seen["factions"]["thegn"]["events_played"] == 1
    assert seen["fyrd"] == {"deck": 13, "discard": [1, 0, 0, 2]}
    for seat in range(4):
        assert {**s.view(seat), "factions": None} == {**seen, "factions": None}


def test_v_6_3_a_shire_tells_of_no_more_units_that_moved_than_stand_there() -> None:
    # Given a Thegn and a Housecarl who are left of five that marched to York and fought
    s = a_state(active=THEGN, units={EOFORWIC: {THEGN: 1, HOUSECARL: 1}}, moved={EOFORWIC: {THEGN: 4, HOUSECARL: 1}})
    assert s.view(None)["shires"]["eoforwic"]["moved"] == 2


def test_v_13_3_no_deck_has_an_order_that_anyone_could_see() -> None:
    # The next card, cube, invasion card or Fyrd card is fate's to say when it is turned: all that may come are offered
    s = run(a_state(active=NORSEMEN, invaded=False), reveal_invasion)
    assert (s.seat, len(s.options)) == (FATE, 3)
    s = run(a_state(active=NORSEMEN), next_turn)
    assert (s.seat, len(s.options)) == (FATE, 3)
    s = run(a_state(active=NORSEMEN, hands=HANDS), refill_hand, NORSEMEN)
    assert (s.seat, len(s.options)) == (FATE, 10)
    s = fight(a_state(active=NORSEMEN, units={EOFORWIC: {NORSEMEN: 1, THEGN: 1}}), EOFORWIC)
    assert (s.seat, answers(s)) == (FATE, ["levy 2", "levy 3", "levy 4", "levy 5"])
    assert s.weights.weights == [4, 4, 4, 4]


def test_v_13_3_a_redealt_hand_fits_what_all_know() -> None:
    # Given the Thegn to refill, seen by the Norsemen
    s = a_state(active=NORSEMEN, hands=HANDS, played={THEGN: ["t01_treaty", "t12_spy"]})
    run(s, ask_movement_card)
    for seed in range(30):
        other = s.redeal(NORSEMEN, Rng(seed))

        # Then their own side's cards are as they were, and the enemy's of the same number, unplayed, able to move
        assert other.hands[:2] == s.hands[:2]
        assert other.decks[:2] == s.decks[:2]
        assert other.options == s.options
        for faction in (HOUSECARL, THEGN):
            assert other.hands[faction].bit_count() == s.hands[faction].bit_count()
            assert other.hands[faction] & s.played[faction] == 0
            assert other.hands[faction] & t.MOVEMENT_MASK
            assert other.hands[faction] | other.decks[faction] == s.hands[faction] | s.decks[faction]
        assert other.view(NORSEMEN) == s.view(NORSEMEN)
    assert len({s.redeal(NORSEMEN, Rng(seed)).hands[HOUSECARL] for seed in range(30)}) > 3


def test_v_13_2_advanced_choices_are_hidden_from_the_ally_until_all_have_chosen() -> None:
    # Given two games in which the Norsemen have begun to choose differently
    first, second = (play(a_game(advanced=True), f"choose {key}") for key in ("n12_viking_ships", "n13_viking_fort"))

    # Then the ally, who still chooses, sees that they chose, not what; answers of different seats commute
    assert first.view(BERSERKERS) == second.view(BERSERKERS)
    play(first, "choose b08_increased_morale")
    swapped = play(a_game(advanced=True), "choose b08_increased_morale", "choose n12_viking_ships")
    assert first.checksum() == swapped.checksum()

    # And an imagined choice of theirs has their number, and is asked for what is left
    imagined = first.redeal(BERSERKERS, Rng(1))
    assert imagined.decks[NORSEMEN].bit_count() == 1
    assert imagined.decks[BERSERKERS] == first.decks[BERSERKERS]
    assert len(imagined.options_for(NORSEMEN)) == 11
    assert imagined.view(BERSERKERS) == first.view(BERSERKERS)


def test_v_13_2_three_players_with_a_lone_side_choose_ten_events_for_it() -> None:
    s = a_game(players=3, lone_side="english", advanced=True)
    assert s.seats == [0, 1, 2]
    lone = [action for action in s.options_for(2) if t.CARD_FACTION[CHOOSE.arg(action)] == HOUSECARL]
    assert len(lone) == 12
    given = 0
    while 2 in s.seats:
        s.apply(s.options_for(2)[0], 2)
        given += 1
    assert given == 10
    assert s.mode == GATHERING
    while s.mode == GATHERING:
        s.apply(s.options[0])
    deal(s)
    assert s.view(2)["factions"]["thegn"]["hand"]
    assert "hand" not in s.view(0)["factions"]["thegn"]


# Honest questions: who is asked depends on what all know


def with_hand(faction: int, cards: list[str], active: int) -> Vikings:
    return a_state(
        active=active,
        units={
            EOFORWIC: {NORSEMEN: 2, BERSERKERS: 2},
            LOIDIS: {NORSEMEN: 2, BERSERKERS: 2, HOUSECARL: 2, THEGN: 2},
            MAMECEASTER: {HOUSECARL: 1, THEGN: 1},
        },
        hands={faction: cards},
    )


def reinforcing(s: Vikings) -> Vikings:
    return run(s, ask_event, REINFORCING)


def before_movement(s: Vikings) -> Vikings:
    return run(s, ask_event, BEFORE_MOVEMENT)


def battle(s: Vikings) -> Vikings:
    return fight(s, LOIDIS)


@pytest.mark.parametrize(
    ("ask", "faction", "active", "event", "other"),
    [
        (reinforcing, NORSEMEN, NORSEMEN, "n09_english_traitors", "n02_move_2_4"),
        (reinforcing, THEGN, THEGN, "t08_religious_conversion", "t02_move_1_3"),
        (before_movement, HOUSECARL, NORSEMEN, "h10_saxon_navy", "h02_move_2_2"),
        (before_movement, THEGN, THEGN, "t11_thegn_leadership", "t02_move_1_3"),
        (battle, NORSEMEN, THEGN, "n10_shield_wall", "n02_move_2_4"),
        (battle, HOUSECARL, NORSEMEN, "h11_danegeld", "h02_move_2_2"),
        (battle, THEGN, BERSERKERS, "t12_spy", "t02_move_1_3"),
    ],
)
def test_v_13_2_whether_a_faction_is_asked_tells_nothing_of_its_hand(
    ask: Callable[[Vikings], Vikings], faction: int, active: int, event: str, other: str
) -> None:
    # Given a hand with an Event for this moment, and one without
    having = ask(with_hand(faction, [event], active))
    lacking = ask(with_hand(faction, [other], active))

    # Then both are asked, the one for its card or a pass, the other for a pass
    assert (having.seat, having.rule) == (faction, lacking.rule)
    assert lacking.seat == faction
    assert answers(having) == [f"play {event}", "pass"]
    assert answers(lacking) == ["pass"]

    # And enemies see no difference
    enemy = 3 - faction
    assert t.SIDE_OF[enemy] != t.SIDE_OF[faction]
    assert having.view(enemy) == lacking.view(enemy)

    # But who has played the cards, or has no hand, is not asked: that is open
    spent = with_hand(faction, [other], active)
    spent.played[faction] |= spent.decks[faction]
    spent.decks[faction] = 0
    spent = ask(spent)
    assert spent.seat != faction
    assert ask(with_hand(faction, [], active)).seat != faction


def test_v_13_2_the_movement_card_is_asked_for_even_if_there_is_one_alone() -> None:
    s = run(a_state(active=NORSEMEN, hands={NORSEMEN: ["n02_move_2_4"]}), ask_movement_card)
    assert answers(s) == ["play n02_move_2_4"]


def test_v_13_2_no_question_of_the_phase_is_left_out_for_want_of_a_card() -> None:
    # Given the same table with and without the card
    asked = []
    for card in ("t08_religious_conversion", "t09_escape_into_the_wilds"):
        s = a_state(
            active=THEGN, units={EOFORWIC: {NORSEMEN: 1}}, hands={THEGN: [card, "t02_move_1_3"]}, fled={THEGN: 1}
        )
        run(s, reinforcements_phase)
        rules = []
        while not is_done(s):
            rules.append((s.seat, s.rule))
            play(s, "pass" if "pass" in answers(s) else answers(s)[-1])
        asked.append(rules)

    # Then the same seats are asked by the same rules
    assert asked[0] == asked[1]
