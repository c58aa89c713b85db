"""A match keeps the log and the record, and takes answers back where nobody is cheated by it."""

from __future__ import annotations

import pytest

from heptarchy import FATE, Game, Match, Refused
from heptarchy.kernel.checksum import facts
from heptarchy.kernel.events import EVERYBODY, only
from raids.game import RAIDS

IVAR, HALFDAN, UBBA = range(3)


def find_game(_: str) -> Game:
    return RAIDS


def say(match: Match, *lines: str) -> None:
    """Answer as a record would: `fate draw karl`, `0 sail iona`."""
    for line in lines:
        who, _, text = line.partition(" ")
        match.apply(RAIDS.space.parse(text), FATE if who == "fate" else int(who))


def in_council(players: int = 2) -> Match:
    """Everybody holds karl, huscarl and berserk, and is asked for a course."""
    match = Match(RAIDS, {"players": players})
    say(match, *["fate draw karl", "fate draw huscarl", "fate draw berserk"] * players)
    return match


def at_iona() -> Match:
    """Ivar has taken Iona, and is asked what he does with it; Halfdan stayed at home."""
    match = in_council()
    say(match, "0 sail iona", "0 crew berserk", "1 stay", "1 crew karl", "fate roll 6")
    return match


# Log


def test_an_entry_says_who_what_who_heard_it_and_whether_it_was_a_choice() -> None:
    match = in_council()
    entry = match.apply(RAIDS.space.parse("sail iona"), HALFDAN)
    assert (entry.seat, entry.action, entry.audience, entry.forced) == (HALFDAN, 0, only(HALFDAN), False)
    assert match.log[-1] is entry
    assert match.log[0].audience == only(IVAR)
    assert match.record.answers[-1].action == entry.action


def test_without_a_seat_the_first_who_is_asked_answers() -> None:
    match = in_council()
    assert match.apply(RAIDS.space.parse("stay")).seat == IVAR


def test_each_seat_hears_what_it_may() -> None:
    match = in_council()
    say(match, "1 stay", "0 sail iona", "0 crew karl", "1 crew berserk")
    assert match.heard(HALFDAN)[-9:] == [
        "fate: draw berserk",
        "Halfdan draws berserk",
        "Halfdan: stay",
        "Ivar: answers in secret",
        "Ivar: answers in secret",
        "Halfdan: crew berserk",
        "Ivar sails to Iona",
        "Halfdan stays at home",
        "Ivar lands at Iona with karl",
    ]
    assert "fate: draw karl" not in match.heard(None)
    assert "Ivar draws karl" in match.heard(IVAR)
    assert "Ivar draws karl" not in match.heard(HALFDAN)
    assert match.heard(None)[-2:] == match.heard(IVAR)[-2:] == match.heard(HALFDAN)[-2:]
    assert match.heard(None, since=len(match.log)) == []


def test_a_refused_answer_leaves_no_trace() -> None:
    match = in_council()
    before = facts(match.state)
    with pytest.raises(Refused):
        say(match, "0 moor")
    assert (facts(match.state), len(match.log), len(match.record.answers)) == (before, 6, 6)
    assert match.state.ears is None


# Undo


def test_a_choice_is_taken_back_while_nobody_is_cheated_by_it() -> None:
    match = in_council()
    before = facts(match.state)
    say(match, "0 sail iona")
    assert match.refuse_undo(IVAR) is None
    match.undo(IVAR)
    assert (facts(match.state), len(match.log), len(match.record.answers)) == (before, 6, 6)


def test_what_can_not_be_taken_back_is_not_played_again() -> None:
    match = at_iona()
    told = list(match.log)
    say(match, "0 tribute")
    match.undo(IVAR)
    assert match.firm == len(told)  # fate spoke last
    assert all(one is other for one, other in zip(match.log, told, strict=True))
    assert facts(match.state) == facts(match.record.replay())


def test_within_a_gathering_others_answers_do_not_matter_and_stay() -> None:
    match = in_council(3)
    say(match, "0 sail iona", "1 stay", "0 crew karl", "1 crew berserk")
    match.undo(IVAR)
    assert match.state.options_for(IVAR) == [
        RAIDS.space.parse(f"crew {card}") for card in ("karl", "huscarl", "berserk")
    ]
    match.undo(IVAR)
    say(match, "0 stay", "0 crew berserk", "2 stay")
    assert match.state.seats == [UBBA]
    assert [entry.seat for entry in match.log[-5:]] == [HALFDAN, HALFDAN, IVAR, IVAR, UBBA]


def test_within_a_childs_gathering_others_answers_do_not_matter_either() -> None:
    match = in_council(3)
    say(match, "0 sail iona", "0 crew karl", "1 sail iona", "1 crew karl", "2 stay", "2 crew karl")
    say(match, "1 skirmish/stance hold", "0 skirmish/stance charge")
    assert str(match.refuse_undo(HALFDAN)).startswith("fate has spoken or something was revealed")
    match = in_council(3)
    say(match, "0 sail iona", "0 crew karl", "1 sail iona", "1 crew karl", "2 stay", "2 crew karl")
    say(match, "1 skirmish/stance hold")
    match.undo(HALFDAN)
    assert match.state.seats == [IVAR, HALFDAN]


def test_a_choice_is_not_taken_back_once_something_was_revealed() -> None:
    match = in_council()
    say(match, "0 sail iona", "0 crew berserk", "1 stay", "1 crew karl")
    refusal = match.refuse_undo(HALFDAN)
    assert str(refusal) == "fate has spoken or something was revealed since your last choice"
    with pytest.raises(Refused, match="fate has spoken"):
        match.undo(HALFDAN)


def test_a_choice_is_not_taken_back_once_fate_has_spoken() -> None:
    match = at_iona()
    say(match, "0 tribute", "0 hire", "fate draw karl")
    assert str(match.refuse_undo(IVAR)).startswith("fate has spoken")


def test_a_choice_is_not_taken_back_once_another_has_answered() -> None:
    match = at_iona()
    say(match, "0 tribute")
    assert match.refuse_undo(IVAR) is None
    say(match, "1 moor")
    assert str(match.refuse_undo(IVAR)) == "somebody else has answered since your last choice"


def test_who_has_not_chosen_has_nothing_to_take_back() -> None:
    match = in_council()
    say(match, "0 stay")
    assert str(match.refuse_undo(HALFDAN)) == "you have no choice to take back"


def test_what_was_forced_is_taken_back_with_the_choice_before_it() -> None:
    # Given Halfdan, who has no silver, so that mooring is his only answer
    match = at_iona()
    say(match, "0 burn", "1 moor")
    assert match.log[-1].forced
    assert str(match.refuse_undo(HALFDAN)).startswith("fate has spoken")  # his last choice was the crew

    # And Ivar, whose mooring is forced after he has hired nobody and spent nothing
    match = at_iona()
    say(match, "0 burn")
    before = facts(match.state)
    say(match, "0 moor")
    match.undo(IVAR)
    assert facts(match.state) == before


# Save and resume


def test_a_match_is_resumed_with_its_log_and_goes_on() -> None:
    match = at_iona()
    resumed = Match.resume(match.record.write(), find_game)
    assert facts(resumed.state) == facts(match.state)
    assert [entry.audience for entry in resumed.log] == [entry.audience for entry in match.log]
    assert resumed.heard(IVAR) == match.heard(IVAR)
    say(resumed, "0 tribute")
    assert resumed.log[-1].audience == EVERYBODY
    resumed.undo(IVAR)
    assert facts(resumed.state) == facts(match.state)


def test_a_match_has_the_options_and_names_that_it_was_given() -> None:
    match = Match(RAIDS, {"players": 2}, ["Ann", "Bo"])
    say(match, "fate draw karl")
    assert match.record.options["players"] == 2
    assert match.record.names == ["Ann", "Bo"]
