"""What counts as one answer of a person's is one that clients take as one (tools/count_answers.py)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.table.lasting import WHILE
from heptarchy.kernel.ahead import look_ahead
from heptarchy.kernel.match import Match
from tools.count_answers import HABITS, Choice, followed, lines, play, sends, stands


@pytest.mark.parametrize("modules", [False, True])
def test_each_line_is_taken_whole_by_the_server(modules: bool) -> None:
    # Given a game, and what each player has said in it, line by line
    options: dict[str, object] = dict.fromkeys(VIKINGS.modules(), True) if modules else {}
    choices, match = play(1, 2, options)
    said = [line for seat in (0, 1) for line in lines([one for one in choices if one.seat == seat])]
    by_start = {line[0].at: line for line in said}
    assert sum(len(line) for line in said) == len(choices)
    assert any(len(line) > 3 for line in said)

    # When it is played again, then each line is taken to its end where it was said
    again = Match(VIKINGS, {"players": 2, **options})
    for at, entry in enumerate(match.log):
        line = by_start.get(at)
        if line is not None and len(line) > 1:
            actions = [one.action for one in line]
            found = look_ahead(VIKINGS, again.state, line[0].seat, actions)
            assert (found.taken, found.refusal) == (len(actions), None), [VIKINGS.space.say(one) for one in actions]
        again.apply(entry.action, entry.seat)


@pytest.mark.parametrize("modules", [False, True])
def test_each_thing_that_the_browser_sends_is_taken_whole(modules: bool) -> None:
    # Given a game in which one seat is a person at the browser, with habits
    options: dict[str, object] = dict.fromkeys(VIKINGS.modules(), True) if modules else {}
    choices, match = play(2, 2, options, [0])
    mine = [one for one in choices if one.seat == 0]
    sent = sends(mine, match)
    assert sum(len(one) for one in sent) == len(mine)
    assert any(one[0].span for one in sent), "no button that answers for a while was pressed"
    assert any(len(one) > 3 for one in sent)
    by_start = {one[0].at: one for one in sent}

    # When it is played again, then each thing sent is taken to its end where it was sent
    again = Match(VIKINGS, {"players": 2, **options})
    for at, entry in enumerate(match.log):
        actions = [one.action for one in by_start.get(at, [])]
        if len(actions) > 1:
            found = look_ahead(VIKINGS, again.state, 0, actions)
            assert (found.taken, found.refusal) == (len(actions), None), [VIKINGS.space.say(one) for one in actions]
        again.apply(entry.action, entry.seat)


def test_a_person_has_no_habit_that_the_browser_has_no_button_for() -> None:
    for (rule, verb), span in HABITS.items():
        assert verb in WHILE[rule]["verbs"], rule
        assert span in WHILE[rule]["spans"], rule


def test_a_way_is_followed_with_other_numbers_and_on_from_its_end() -> None:
    way = ["muster york", "load thegn 2", "march leeds", "march ripon", "halt"]
    assert followed(way, ["muster york", "march leeds", "march ripon", "halt"]) == 4
    assert followed(way, ["muster york", "load thegn 1", "march leeds", "march ripon", "march lincoln"]) == 4
    assert followed(way, ["muster york", "march leeds", "load thegn 1", "march ripon"]) == 0
    assert followed(["place york", "take 3"], ["place york", "take 2"]) == 2


def choice(verb: str, rule: str, options: tuple[str, ...] = (), battle: str = "") -> Choice:
    offered = [VIKINGS.space.parse(one) for one in (verb, *options)]
    return Choice(0, 0, rule, offered[0], offered, 1, {"battle": battle} if battle else {})


def test_a_standing_answer_counts_once_as_long_as_it_is_repeated() -> None:
    passes = [choice("pass", "V-9.2", ("play n08_feigned_retreat",), "b1") for _ in range(3)]
    assert stands(passes, passes) == passes[:1]
    other = choice("play n08_feigned_retreat", "V-9.2", ("pass",), "b1")
    assert stands([*passes, other], [*passes, other]) == [*passes, other], "he would not have said it"


def test_losses_of_a_battle_count_once_if_one_order_explains_them() -> None:
    fyrd, thegn = "lose fyrd", "lose thegn"
    steady = [choice(fyrd, "V-9.7", (thegn,), "b1"), choice(fyrd, "V-9.7", (thegn,), "b1")]
    assert stands(steady, steady) == steady[:1]
    turns = [choice(fyrd, "V-9.7", (thegn,), "b1"), choice(thegn, "V-9.7", (fyrd,), "b1")]
    assert stands(turns, turns) == turns
