"""The Draw Cards Phase (V-11)."""

from __future__ import annotations

from heptarchy.games.vikings.cards import refill_hand
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import BERSERKERS, EOFORWIC, FACTIONS, HOUSECARL, NORSEMEN, THEGN
from heptarchy.games.vikings.table.actions import DRAW
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.turn import begin_round, draw_cards_phase, next_turn
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import a_state, card_keys, idle, is_done, offered, play, run, told

EVENTS_OF_THE_THEGN = [
    "t08_religious_conversion",
    "t09_escape_into_the_wilds",
    "t10_improved_training",
    "t11_thegn_leadership",
    "t12_spy",
]


def drawing(s: Vikings) -> set[str]:
    """The cards that fate may draw."""
    assert s.seat == FATE
    return {t.CARDS[card] for card in offered(s, DRAW)}


def test_v_11_1_the_active_faction_fills_its_hand_to_three_cards_of_its_deck() -> None:
    # Given one card in the hand of the Norsemen, and one in that of the Berserkers
    s = a_state(active=NORSEMEN, card_played=True, hands={NORSEMEN: ["n02_move_2_4"], BERSERKERS: ["b02_move_2_4"]})

    # When the phase comes
    run(s, draw_cards_phase)
    assert len(drawing(s)) == 11
    assert s.weights.weights == [1] * 11
    play(s, "draw n08_feigned_retreat", "draw n03_move_2_4")

    # Then the Norsemen hold three, and nobody else has drawn
    assert is_done(s)
    assert card_keys(NORSEMEN, s.hands[NORSEMEN]) == {"n02_move_2_4", "n08_feigned_retreat", "n03_move_2_4"}
    assert s.decks[NORSEMEN].bit_count() == 9
    assert s.hands[BERSERKERS].bit_count() == 1


def test_v_11_1_a_full_hand_draws_nothing() -> None:
    s = a_state(active=NORSEMEN, hands={NORSEMEN: ["n02_move_2_4", "n08_feigned_retreat", "n10_shield_wall"]})
    assert is_done(run(s, draw_cards_phase))


def test_v_11_1_as_far_as_the_deck_goes() -> None:
    s = a_state(active=NORSEMEN, hands={NORSEMEN: ["n02_move_2_4"]}, decks={NORSEMEN: ["n03_move_2_4"]})
    run(s, draw_cards_phase)
    play(s, "draw n03_move_2_4")
    assert is_done(s)
    assert s.hands[NORSEMEN].bit_count() == 2


def test_v_11_2_a_hand_without_movement_card_is_shown_shuffled_in_and_drawn_anew() -> None:
    # Given two Events in the hand, and a deck of two Events and a Movement card
    s = a_state(
        active=THEGN,
        hands={THEGN: EVENTS_OF_THE_THEGN[:2]},
        decks={THEGN: [*EVENTS_OF_THE_THEGN[2:4], "t07_move_3_1"]},
    )
    run(s, draw_cards_phase)

    # When the third is an Event too
    heard = told(s, lambda: play(s, "draw t10_improved_training"))

    # Then all three are shown to everybody, and drawn anew with the rest
    assert "Thegn show Improved Training, number 10" in heard
    assert len([line for line in heard if "show" in line]) == 3 + 1
    assert drawing(s) == {*EVENTS_OF_THE_THEGN[:4], "t07_move_3_1"}
    assert s.view(NORSEMEN)["factions"]["thegn"]["shown"] == EVENTS_OF_THE_THEGN[:3]

    # Until the Movement card is among them
    play(s, "draw t08_religious_conversion", "draw t11_thegn_leadership", "draw t09_escape_into_the_wilds")
    play(s, "draw t08_religious_conversion", "draw t07_move_3_1", "draw t09_escape_into_the_wilds")
    assert is_done(s)
    assert s.hands[THEGN] & t.MOVEMENT_MASK


def test_v_11_2_what_was_shown_can_not_be_taken_back() -> None:
    s = a_state(active=THEGN, hands={THEGN: EVENTS_OF_THE_THEGN[:3]}, decks={THEGN: ["t07_move_3_1"]}, card_played=True)
    s.moves = 7
    run(s, draw_cards_phase)
    assert s.sealed == 7


def test_v_11_2_after_the_phase_all_know_that_the_hand_holds_a_movement_card() -> None:
    # Given a Thegn who played his Movement card: his two other cards may be anything
    hands = {THEGN: ["t07_move_3_1", "t12_spy"], NORSEMEN: ["n02_move_2_4"], HOUSECARL: ["h02_move_2_2"]}
    s = a_state(active=THEGN, card_played=True, hands=hands)
    run(s, refill_hand, NORSEMEN)
    imagined = [s.redeal(NORSEMEN, Rng(seed)).hands[THEGN] for seed in range(60)]
    assert any(hand & t.MOVEMENT_MASK == 0 for hand in imagined)

    # When he has refilled his hand
    s = a_state(active=THEGN, card_played=True, hands=hands)
    s.push(next_turn)
    run(s, draw_cards_phase)
    play(s, "draw t10_improved_training")

    # Then an enemy imagines no hand without one
    imagined = [s.redeal(NORSEMEN, Rng(seed)).hands[THEGN] for seed in range(60)]
    assert all(hand & t.MOVEMENT_MASK for hand in imagined)


def test_v_11_3_with_no_movement_card_left_the_redraw_is_skipped() -> None:
    # Given a Thegn who has played all seven
    s = a_state(active=THEGN, hands={THEGN: EVENTS_OF_THE_THEGN[:2]}, decks={THEGN: EVENTS_OF_THE_THEGN[2:]})

    # When the hand is refilled with Events
    run(s, draw_cards_phase)
    play(s, "draw t12_spy")

    # Then it stays as it is
    assert is_done(s)
    assert card_keys(THEGN, s.hands[THEGN]) == {*EVENTS_OF_THE_THEGN[:2], "t12_spy"}
    assert s.shown[THEGN] == 0


def test_v_11_4_each_faction_plays_all_seven_movement_cards_in_seven_turns() -> None:
    # Given a whole game without a battle, a city in Viking hands, and no Treaty before the last round
    s = a_state(round=0, units={EOFORWIC: {NORSEMEN: 1}}, invaded=False, gone=range(t.ROLLO + 1), treaty_round=7)
    for faction in range(4):
        s.hands[faction] = 0b0000_0000_0010 | 0b1100_0000_0000  # a Movement card and two Events
        s.decks[faction] &= ~s.hands[faction]

    # When seven rounds are played to their end
    s.ears = []
    run(s, begin_round)
    idle(s, lambda state: state.over)

    # Then every faction has played a Movement or Treaty card in each of seven turns, all of them
    assert s.round == 7
    for faction in range(4):
        cards = [event.args[1] for event in s.ears if event.name == "movement_played" and event.args[0] == faction]
        assert len(cards) == 7, FACTIONS[faction]
        assert {t.CARD_NUMBER[card] for card in cards} == {1, 2, 3, 4, 5, 6, 7}
    assert s.ending == "treaty"  # V-12.5
