"""Merlin (AA-C29, AA-C-R5)."""

from __future__ import annotations

from heptarchy.games.arthur.book import told
from heptarchy.games.arthur.deaths import die
from heptarchy.games.arthur.field import cards_of
from heptarchy.games.arthur.hands import know
from heptarchy.games.arthur.table.state import BELL, Campaign, replaced
from heptarchy.games.arthur.turn import end_turn, play_card, take_turn
from heptarchy.kernel.events import EVERYBODY, only
from tests.games.arthur.table import a_campaign, card, hold, lay, options, play, refused, say


def with_merlin() -> Campaign:
    """Merlin lies before player 1, who begins his turn; both he and player 2 hold cards."""
    s = a_campaign()
    lay(s, 0, "merlin")
    hold(s, 0, "treachery", "ambush")
    hold(s, 1, "sly_fox", "warlord")
    return play(s, take_turn, 0)


def test_aa_c29_merlin_looks_at_a_hand_before_the_cards() -> None:
    s = with_merlin()
    assert options(s) == ["done", "look p2", "look p3", "look p4"]
    say(s, "look p2")
    assert s.known[0 * 4 + 1] == [card("sly_fox"), card("warlord")]
    assert all(s.known[at] == [] for at in range(16) if at != 1)


def test_aa_c29_what_he_sees_is_told_to_him_alone() -> None:
    s = with_merlin()
    s.ears = []
    say(s, "look p2")
    assert [event.audience for event in s.ears if event.kind is told.SAW] == [only(0), only(0)]


def test_aa_c29_he_may_be_left_alone_and_goes_with_the_ruler() -> None:
    s = with_merlin()
    say(s, "done")
    assert "play raid" in options(s)
    die(s, 0, BELL)
    assert s.lying[0] == []
    assert s.discard[card("merlin")] == 1


def test_aa_c29_he_acts_in_the_turn_in_which_he_is_played_too() -> None:
    s = a_campaign()
    hold(s, 0, "merlin")
    hold(s, 1, "sly_fox")
    play(s, take_turn, 0)
    say(s, "play merlin")
    assert options(s) == ["on p1"]
    say(s, "on p1")
    assert options(s) == ["done", "look p2", "look p3", "look p4"]
    say(s, "look p2", "set_aside raid", "set_aside sly_fox")
    assert "play raid" in options(s)  # his second card


def test_aa_c29_once_a_turn_and_in_every_turn_of_his_player() -> None:
    s = with_merlin()
    say(s, "look p2", "done", "play renounce_claim", "done")
    assert "look p3" not in options(s)
    say(s, "play raid", "at caer_wenta", "raiders Cv")
    assert s.over  # the turn is done
    again = replay(s)
    again.lying = s.lying
    play(again, take_turn, 0)
    assert "look p3" in options(again)

    other = a_campaign()
    lay(other, 0, "merlin")
    play(other, take_turn, 1)
    assert "look p1" not in options(other)


def test_aa_c_r5_a_swap_is_a_winds_card_for_a_winds_card() -> None:
    s = with_merlin()
    say(s, "look p2")
    assert "take sly_fox" in options(s)
    assert "take raid" not in options(s)
    say(s, "take sly_fox")
    assert options(s) == ["give treachery", "give ambush"]
    say(s, "give ambush")
    assert s.hands[0] == [card("sly_fox"), card("treachery")]
    assert s.hands[1] == [card("warlord"), card("ambush")]
    assert s.known[0 * 4 + 1] == [card("warlord"), card("ambush")]  # each knows what he gave and what he left
    assert s.known[1 * 4 + 0] == [card("sly_fox")]


def test_aa_c_r5_the_two_things_are_done_to_one_player_and_may_be_the_same() -> None:
    s = with_merlin()
    say(s, "look p2", "take sly_fox", "give ambush")
    assert "look p3" not in options(s)
    say(s, "take warlord", "give treachery")
    assert s.hands[0] == [card("sly_fox"), card("warlord")]
    assert "play raid" in options(s)  # there is no third


def test_aa_c_r5_no_swap_with_an_empty_hand() -> None:
    s = a_campaign()
    lay(s, 0, "merlin")
    hold(s, 1, "sly_fox")
    play(s, take_turn, 0)
    say(s, "look p2")
    assert "take sly_fox" not in options(s)
    assert "set_aside sly_fox" in options(s)


def test_aa_c_r5_he_may_do_only_one_thing_or_none() -> None:
    s = with_merlin()
    say(s, "look p2", "done")
    assert "play raid" in options(s)
    s = with_merlin()
    say(s, "look p2", "set_aside raid", "done")
    assert s.aside[1] == [card("raid")]
    assert "play raid" in options(s)


def test_aa_c_r5_what_is_set_aside_cannot_be_used() -> None:
    s = with_merlin()
    say(s, "look p2", "set_aside renounce_claim", "set_aside warlord")
    assert s.aside[1] == [card("renounce_claim"), card("warlord")]
    assert s.hands[1] == [card("sly_fox")]
    s.active = 1
    s = play(replay(s), play_card, 0)
    assert refused(s, "play renounce_claim") == "AA-C-R5"
    assert "play warlord" not in options(s)
    assert "discard warlord" not in options(s)
    assert refused(s, "play warlord") == "AA-C-R5"


def replay(s: Campaign) -> Campaign:
    """A table like this one, with nothing under way: the active player's turn comes to his cards."""
    fresh = a_campaign()
    fresh.hands, fresh.aside, fresh.active, fresh.round = s.hands, s.aside, s.active, s.round
    return fresh


def test_aa_c_r5_it_is_back_when_his_next_turn_ends_before_he_draws() -> None:
    s = a_campaign()
    hold(s, 1, "sly_fox")
    s.deck[card("warlord")] -= 1
    s.aside = replaced(s.aside, 1, [card("raid"), card("warlord")])
    s.active = 1
    play(s, end_turn)
    assert s.aside[1] == []
    assert s.hands[1] == [card("sly_fox"), card("warlord")]
    assert s.over  # two cards: nothing is drawn
    assert s.known[0 * 4 + 1] == [card("warlord")]  # it lay open


def test_aa_c_r5_another_players_turn_brings_nothing_back() -> None:
    s = a_campaign()
    hold(s, 0, "treachery", "ambush")
    s.aside = replaced(s.aside, 1, [card("raid")])
    play(s, end_turn)
    assert s.aside[1] == [card("raid")]


def test_aa_c_r5_establish_claim_is_safe_in_the_first_round() -> None:
    s = a_campaign()
    lay(s, 0, "merlin")
    s.round = 1
    play(s, take_turn, 0)
    say(s, "look p2")
    assert "set_aside establish_claim" not in options(s)
    assert "set_aside raid" in options(s)

    later = with_merlin()
    say(later, "look p2")
    assert "set_aside establish_claim" in options(later)


def test_aa_3_5_merlin_takes_no_claim_in_the_first_round() -> None:
    s = a_campaign()
    lay(s, 0, "merlin")
    s.round = 1
    play(s, take_turn, 0)
    say(s, "look p2")
    assert refused(s, "set_aside establish_claim") != ""


def test_aa_3_11_after_a_swap_nobody_else_is_sure_of_either_hand() -> None:
    # Given seats 2 and 3 know a card of the one who has Merlin, and one of the one whom he looks at
    s = with_merlin()
    for third in (2, 3):
        know(s, third, 0, card("ambush"))
        know(s, third, 1, card("warlord"))
    say(s, "look p2", "take sly_fox")
    assert s.view(2)["rulers"][0]["known"] == ["ambush"]  # nothing has changed hands yet

    # When a card goes over unseen, whichever it is, then they know nothing more of both hands
    for gift in ("ambush", "treachery"):
        other = s.clone()
        say(other, f"give {gift}")
        for third in (2, 3):
            assert [other.view(third)["rulers"][seat]["known"] for seat in (0, 1)] == [[], []]
        assert other.view(1)["rulers"][0]["known"] == ["sly_fox"]


def test_aa_c_r5_that_a_swap_is_made_is_told_to_all_and_which_cards_to_nobody() -> None:
    s = with_merlin()
    say(s, "look p2")
    s.ears = []
    assert s.audience_for(0) == only(0) | only(1)
    say(s, "take sly_fox")
    assert [(event.kind, event.audience) for event in s.ears] == [(told.SWAPPED, EVERYBODY)]
    assert s.audience_for(0) == only(0) | only(1)
    say(s, "give ambush")
    assert len(s.ears) == 1


def test_aa_c_r5_a_battle_card_that_is_set_aside_does_not_go_to_battle() -> None:
    s = a_campaign()
    hold(s, 1, "ambush", "plashing")
    assert cards_of(s, 1).bit_count() == 2
    lay(s, 0, "merlin")
    play(s, take_turn, 0)
    say(s, "look p2", "set_aside ambush", "done")
    assert cards_of(s, 1).bit_count() == 1
