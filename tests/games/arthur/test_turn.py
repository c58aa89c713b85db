"""The turn (AA-3): two cards, and what comes before and after them."""

from __future__ import annotations

import pytest

from heptarchy import FATE
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.actions import SPACE
from heptarchy.games.arthur.table.setup import first_state
from heptarchy.games.arthur.table.state import SAXON, Campaign, changed, replaced
from heptarchy.games.arthur.turn import begin_round, draw_up, end_turn, play_card, take_turn
from tests.games.arthur.table import a_campaign, card, hold, lay, options, options_of, play, province, refused, say


def draw_all(s: Campaign) -> None:
    """Take whatever fate deals first, while fate is asked."""
    while not s.over and s.seat == FATE:
        s.apply(s.options[0])


def pass_turn(s: Campaign) -> None:
    """Renounce nothing, discard a Treachery."""
    say(s, "play renounce_claim", "done", "discard treachery")


def test_aa_3_1_a_turn_is_two_cards_one_after_the_other() -> None:
    s = play(a_campaign(), take_turn, 0)

    say(s, "play establish_claim")
    assert all(not name.startswith("play") for name in options(s))  # the first is finished before the second
    say(s, "at caer_wenta")
    assert "play renounce_claim" in options(s)
    say(s, "play renounce_claim", "done")

    assert s.seat == FATE  # he draws: there is no third


def test_aa_3_1_play_goes_clockwise_from_the_first_player() -> None:
    s = a_campaign()
    for seat in range(4):
        hold(s, seat, "treachery")
    s.order = [2, 0, 3, 1]
    play(s, begin_round)
    order = []
    for _ in range(4):
        order.append(s.active)
        pass_turn(s)
        draw_all(s)
    assert order == [2, 0, 3, 1]
    assert (s.round, s.active) == (5, 2)  # and the next round begins with the same player


def test_aa_3_1_a_card_that_is_not_in_the_hand_cannot_be_played_or_discarded() -> None:
    s = play(a_campaign(), take_turn, 0)
    assert refused(s, "play treachery") == "AA-3.1"
    assert refused(s, "discard treachery") == "AA-3.1"


def test_aa_3_2_raids_end_before_ships_move_before_merlin_acts() -> None:
    s = a_campaign()
    lay(s, 0, "merlin")
    s.raids = [0, province("caer_wenta"), 5, 1, province("durnovaria"), 6]
    s.ships = [t.LONG_SHIPS, 0, province("rhegin"), t.IRISH_SCOURGE, 0, province("cernow"), t.LONG_SHIPS, 1, 20]
    play(s, take_turn, 0)

    assert s.raids == [1, province("durnovaria"), 6]  # his own mark is off, the other's stays
    assert "send caer_wenta" in options(s)  # on the British Sea
    assert "send rhegin" not in options(s)  # they lie there
    assert "send isca" not in options(s)  # a home
    assert "send caer_legion" not in options(s)  # on the Irish Sea alone
    say(s, "send caer_wenta")
    assert set(options(s)) == {"keep", "send dyfnaint", "send lindinis", "send caer_legion"}
    say(s, "keep")
    assert s.ships[2] == province("caer_wenta")
    assert s.ships[5] == province("cernow")
    assert "look p2" in options(s)
    say(s, "done")
    say(s, "play renounce_claim", "done")
    assert "play establish_claim" in options(s)  # none of that was a card


def test_aa_3_3_base_cards_come_back_at_once_and_winds_cards_go_to_the_pile() -> None:
    s = a_campaign()
    hold(s, 0, "treachery", "migrating_britons")
    s.population = changed(s.population, province("lundein"), SAXON)
    play(s, take_turn, 0)
    assert refused(s, "discard raid") == "AA-3.3"

    say(s, "play migrating_britons", "at lundein")
    assert s.discard[card("migrating_britons")] == 1
    assert s.hands[0] == [card("treachery")]
    say(s, "play renounce_claim", "done")
    assert sum(s.discard) == 1  # the base card is not there


def test_aa_3_3_what_stays_in_play_is_not_in_the_pile() -> None:
    s = a_campaign()
    hold(s, 0, "the_brave")
    play(s, take_turn, 0)
    say(s, "play the_brave", "on p1")
    assert sum(s.discard) == 0
    assert s.lying[0] == [card("the_brave")]


def test_aa_3_4_no_base_card_is_used_twice_in_a_turn() -> None:
    s = play(a_campaign(), take_turn, 0)
    say(s, "play establish_claim", "at caer_wenta")
    assert "play establish_claim" not in options(s)
    assert refused(s, "play establish_claim") == "AA-3.4"


def test_aa_3_5_the_first_round_needs_a_claim() -> None:
    s = a_campaign()
    s.round = 1
    hold(s, 0, "treachery")
    play(s, take_turn, 0)
    assert "discard treachery" in options(s)
    say(s, "play renounce_claim", "done")
    assert options(s) == ["play establish_claim"]
    assert refused(s, "discard treachery") == "AA-3.5"


def test_aa_3_5_who_has_claimed_is_free_and_later_rounds_ask_for_nothing() -> None:
    s = a_campaign()
    s.round = 1
    hold(s, 0, "treachery")
    play(s, take_turn, 0)
    say(s, "play establish_claim", "at caer_wenta")
    assert "discard treachery" in options(s)

    later = a_campaign()
    hold(later, 0, "treachery")
    play(later, take_turn, 0)
    say(later, "play renounce_claim", "done")
    assert "discard treachery" in options(later)


def test_aa_3_5_who_has_nothing_to_claim_is_excused() -> None:
    s = a_campaign()
    s.round = 1
    s.title_claims = [1, 1]
    s.claims = [1] * t.PROVINCES
    play(s, take_turn, 0)
    say(s, "play renounce_claim", "done")
    assert "play establish_claim" not in options(s)
    assert "play raid" in options(s)


def test_aa_3_6_one_passes_by_renouncing_nothing() -> None:
    s = play(a_campaign(), take_turn, 0)
    say(s, "play renounce_claim")
    assert options(s) == ["done"]
    say(s, "done")
    assert s.claims == [0] * t.PROVINCES


def test_aa_3_6_what_cannot_be_used_is_forgone() -> None:
    s = a_campaign()
    s.aside = replaced(s.aside, 0, [0, 1, 3, 4])
    play(s, take_turn, 0)
    assert options(s) == ["play renounce_claim"]
    say(s, "play renounce_claim", "done")
    assert s.seat == FATE  # he draws at once


def test_aa_3_7_battle_cards_are_only_discarded() -> None:
    s = a_campaign()
    hold(s, 0, "ambush", "sorcery")
    play(s, take_turn, 0)
    assert "play ambush" not in options(s)
    assert refused(s, "play sorcery") == "AA-3.7"
    say(s, "discard ambush")
    assert s.discard[card("ambush")] == 1


def test_aa_3_8_he_draws_until_he_holds_two_winds_cards() -> None:
    s = a_campaign()
    hold(s, 0, "treachery")
    play(s, end_turn)
    say(s, "draw merlin")
    assert s.hands[0] == [card("merlin"), card("treachery")]
    assert s.deck[card("merlin")] == 0
    assert s.over  # no third card

    empty = play(a_campaign(), end_turn)
    say(empty, "draw merlin", "draw ambush")
    assert len(empty.hands[0]) == 2


def test_aa_3_9_reshuffle_takes_effect_when_it_is_drawn() -> None:
    s = a_campaign()
    s.discard[card("treachery")] = 3
    s.deck[card("treachery")] = 2
    s.gone = changed(s.gone, card("night_of_the_long_knives"), 1)
    s.deck[card("night_of_the_long_knives")] = 0
    hold(s, 0, "merlin")
    play(s, draw_up, 0)
    say(s, "draw reshuffle")
    assert s.discard == [0] * t.CARDS
    assert s.deck[card("treachery")] == 5
    assert s.deck[card("reshuffle")] == 1
    assert "draw night_of_the_long_knives" not in options(s)  # out of the game
    say(s, "draw treachery")  # he draws again
    assert s.hands[0] == [card("merlin"), card("treachery")]


def test_aa_3_10_an_empty_deck_is_made_anew_from_the_discards() -> None:
    s = a_campaign()
    s.deck = [0] * t.CARDS
    s.discard[card("treachery")] = 2
    play(s, draw_up, 0)
    assert options(s) == ["draw treachery"]
    say(s, "draw treachery", "draw treachery")
    assert s.hands[0] == [card("treachery")] * 2
    assert sum(s.discard) == 0


def test_aa_3_10_nothing_is_drawn_where_nothing_is_left() -> None:
    s = a_campaign()
    s.deck = [0] * t.CARDS
    play(s, draw_up, 0)
    assert s.over
    assert s.hands[0] == []


def test_aa_3_10_a_reshuffle_alone_stays_in_the_deck() -> None:
    s = a_campaign()
    s.deck = [0] * t.CARDS
    s.deck[card("reshuffle")] = 1
    play(s, draw_up, 0)
    assert s.over
    assert s.deck[card("reshuffle")] == 1
    assert s.hands[0] == []


def test_aa_3_11_what_is_drawn_is_heard_by_its_player_alone() -> None:
    s = a_campaign()
    play(s, draw_up, 2)
    assert s.audience & 1 << 2
    assert not s.audience & 1 << 1


def test_aa_3_12_a_card_without_a_target_can_only_be_discarded_or_left() -> None:
    s = a_campaign()
    hold(s, 0, "treachery")
    play(s, play_card, 0)
    assert "play treachery" not in options(s)
    assert "discard treachery" in options(s)
    assert refused(s, "play treachery") == "AA-3.12"
    assert "play saxon_settlement" not in options(s)  # none of his provinces is on the Saxon Shore
    assert refused(s, "play saxon_settlement") == "AA-3.12"


@pytest.mark.parametrize("players", [2, 5, 8])
def test_aa_3_1_a_table_laid_by_the_rules_begins_with_a_turn(players: int) -> None:
    s = first_state(options_of(players))
    draw_all(s)
    assert s.round == 1
    assert s.active == s.order[0]
    assert SPACE.say(s.options[0]) == "play establish_claim"
