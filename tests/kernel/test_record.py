"""Records: a game as text, there and back; what is wrong is said with its line."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heptarchy import Game, HeptarchyError, Match, Record, RecordError, Rng, read_record
from heptarchy.kernel.checksum import facts
from heptarchy.kernel.record import EVERY, Trail, read_and_replay
from raids.game import RAIDS
from tests.laws.play import random_answer
from tests.sizes import examples


def find_game(id: str) -> Game:
    assert id == "raids", id
    return RAIDS


def played(answers: int, seed: int = 5, names: list[str] | None = None) -> Match:
    """A random game of so many answers, or to its end."""
    match = Match(RAIDS, {"players": 3, "years": 2}, names)
    rng = Rng(seed)
    while not match.state.over and answers:
        seat, action = random_answer(match.state, rng)
        match.apply(action, seat)
        answers -= 1
    return match


WHOLE = played(1000)
TEXT = WHOLE.record.write()
LINES = TEXT.splitlines()
BODY = LINES.index("---") + 1


def edited(line: int, new: str) -> str:
    """The record with one line written otherwise."""
    return "\n".join([*LINES[:line], new, *LINES[line + 1 :]]) + "\n"


def test_a_record_is_text_with_a_header_and_an_answer_a_line() -> None:
    assert LINES[:10] == [
        "heptarchy record 1",
        "game: raids",
        "rules: 1",
        "option players: 3",
        "option years: 2",
        "option berserks: yes",
        "option hoards: rich",
        "seat 0: Ivar",
        "seat 1: Halfdan",
        "seat 2: Ubba",
    ]
    assert LINES[10] == "---"
    assert LINES[11].startswith("fate draw ")
    assert re.fullmatch(rf"over {WHOLE.state.moves} [0-9a-f]{{12}}", LINES[-1])


def test_a_checksum_stands_for_the_questions_their_options_and_the_answers() -> None:
    def word(match: Match) -> str:
        return match.record.write().split()[-1]

    one, other = played(20), played(20)
    assert word(one) == word(other)
    assert word(one) != word(played(21))
    trail, shorter = Trail(), Trail()
    state = RAIDS.new(players=2)
    trail.see(state, -1, state.options[0])
    state.options = state.options[:-1]  # the same answer, where less was offered
    shorter.see(state, -1, state.options[0])
    assert trail.word(state) != shorter.word(state)


def test_a_checksum_stands_after_every_fifty_answers() -> None:
    assert [line.split()[1] for line in LINES if line.startswith("= ")] == [
        str(n) for n in range(EVERY, WHOLE.state.moves + 1, EVERY)
    ]


def test_answers_in_a_child_game_are_indented_and_named_by_it() -> None:
    for seed in range(20):
        text = played(1000, seed).record.write()
        inside = [line for line in text.splitlines() if "skirmish/" in line]
        assert all(line.startswith("  ") for line in inside)
        assert all(line.startswith("  ") == ("skirmish/" in line) for line in text.splitlines())
        if inside:
            return
    pytest.fail("no skirmish in 20 games")


def test_a_record_is_read_back_and_written_the_same() -> None:
    record, state = read_and_replay(TEXT, find_game)
    assert record.write() == TEXT
    assert facts(state) == facts(WHOLE.state)
    assert facts(record.replay()) == facts(WHOLE.state)
    assert record.names == WHOLE.record.names


def test_a_game_that_is_not_over_is_kept_open() -> None:
    match = played(20)
    text = match.record.write()
    assert re.fullmatch("open 20 [0-9a-f]{12}", text.splitlines()[-1])
    assert facts(read_record(text, find_game).replay()) == facts(match.state)


def test_a_record_replays_up_to_any_answer() -> None:
    assert facts(WHOLE.record.replay(20)) == facts(played(20).state)
    assert WHOLE.record.replay(0).moves == 0


def test_blank_lines_comments_and_other_line_ends_are_nothing() -> None:
    loose = TEXT.replace("---\n", "---\n\n# a comment\n").replace("\n", "\r\n") + "\r\n\r\n"
    assert read_record(loose, find_game).write() == TEXT


def test_names_are_one_line_each_and_one_a_seat() -> None:
    match = played(3, names=["Ann\nseat 1: Mallory", "  Bo  ", "Ce: di"])
    assert match.record.names == ["Ann seat 1: Mallory", "Bo", "Ce: di"]
    assert read_record(match.record.write(), find_game).names == match.record.names
    with pytest.raises(HeptarchyError, match="raids seats 3 here, but 2 are named"):
        Match(RAIDS, {}, ["Ann", "Bo"])


def test_names_may_be_left_out() -> None:
    text = "\n".join(line for line in LINES if not line.startswith("seat "))
    assert read_record(text, find_game).names == ["Ivar", "Halfdan", "Ubba"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a record: the first line is not 'heptarchy record 1'"),
        ("hello\n", "not a record"),
        (TEXT.replace("record 1", "record 2"), "not a record"),
        ("\n".join(LINES[:6]), "cut short: the header does not end in '---'"),
        ("\n".join(LINES[:-1]), f"cut short after {WHOLE.state.moves} answers: there is no closing line"),
        ("\n".join(LINES[:40]), "cut short after 29 answers"),
        (edited(1, "gmae: raids"), "line 2: unknown or misplaced key 'gmae'"),
        (edited(1, "raids"), "line 2: expected 'key: value', not 'raids'"),
        (edited(2, "game: raids"), "line 3: 'game' is said twice"),
        (edited(4, "option players: 3"), "line 5: 'option players' is said twice"),
        (edited(2, "rules: 7"), "played under rules version 7 of raids; this heptarchy plays version 1"),
        ("\n".join(LINES[:1] + LINES[2:]), "the header names no game"),
        ("\n".join(LINES[:2] + LINES[3:]), "the header names no rules"),
        (edited(3, "option players: 9"), "header: option players takes 2 to 4, not '9'"),
        (edited(3, "option palyers: 3"), "header: no option palyers; nearest is players"),
        (edited(3, "option players: 2"), "header: raids seats 2 here, but 3 are named"),
        (edited(8, "seat 2: Halfdan"), "line 9: unknown or misplaced key 'seat 2'"),
        (edited(BODY, "fate draw kral"), f"line {BODY + 1}: raids has no action 'draw kral'; nearest is 'draw karl'"),
        (edited(BODY, "0 draw karl"), f"line {BODY + 1}: '0 draw karl' is refused: you are not asked now"),
        (edited(BODY, "fate roll 6"), rf"line {BODY + 1}: 'fate roll 6' is refused: that is not .* \(RD-2\.1\)"),
        (edited(BODY, "you draw karl"), f"line {BODY + 1}: expected a seat or 'fate', not 'you'"),
        (edited(BODY, "² draw karl"), f"line {BODY + 1}: expected a seat or 'fate', not '²'"),
        (edited(BODY, f"{'9' * 5000} draw karl"), f"line {BODY + 1}: expected a seat or 'fate'"),
        (edited(len(LINES) - 1, "over 3 abc"), rf"line {len(LINES)}: says 3 answers, but \d+ stand before it"),
        (edited(len(LINES) - 1, LINES[-1][:-1]), "the checksum does not fit: the record was edited or the rules"),
        (edited(len(LINES) - 1, LINES[-1].replace("over", "open")), "says 'open', but the game is over"),
        (TEXT + "\n# more\n", f"line {len(LINES) + 2}: nothing may follow the closing line"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_record(text, find_game)


def test_an_open_record_that_claims_to_be_over_is_told_so() -> None:
    text = played(20).record.write().replace("open 20", "over 20")
    with pytest.raises(RecordError, match="says 'over', but the game is not over"):
        read_record(text, find_game)


def test_answers_in_the_wrong_order_are_refused() -> None:
    body = LINES[BODY:]
    first = next(i for i, line in enumerate(body) if line.startswith("0 crew"))
    course = next(i for i, line in enumerate(body) if line.startswith("0 s"))
    body[first], body[course] = body[course], body[first]
    with pytest.raises(RecordError, match=r"'0 crew \w+' is refused"):
        read_record("\n".join([*LINES[:BODY], *body]), find_game)


def test_an_edited_answer_that_is_legal_does_not_fit_the_checksum() -> None:
    for old, new in (("draw karl", "draw huscarl"), ("draw huscarl", "draw karl")):
        if old in LINES[BODY]:
            with pytest.raises(RecordError):
                read_record(edited(BODY, f"fate {new}"), find_game)


@settings(max_examples=examples(300))
@given(st.data())
def test_a_record_with_any_line_edited_gives_the_same_game_or_says_what_is_wrong(data: st.DataObject) -> None:
    # Given one line written otherwise: another line of the record, a slip in it, nothing, or anything at all
    at = data.draw(st.integers(0, len(LINES) - 1))
    line = LINES[at]
    place = data.draw(st.integers(0, len(line)))
    new = data.draw(
        st.one_of(
            st.sampled_from(LINES),
            st.characters().map(lambda slip: line[:place] + slip + line[place:]),
            st.just(line[:place] + line[place + 1 :]),
            st.just("0" + line),
            st.text(max_size=20),
        )
    )

    # When it is read
    complaint = ""
    try:
        _, state = read_and_replay(edited(at, new), find_known_game)
    except HeptarchyError as error:
        complaint = str(error)

    # Then it is the same game, or the complaint is one line for a person
    if complaint:
        assert len(complaint.splitlines()) == 1
    else:
        assert facts(state) == facts(WHOLE.state)


def find_known_game(id: str) -> Game:
    from heptarchy.kernel.game import game

    return game(id, {"raids": lambda: RAIDS})


def test_a_record_made_by_hand_is_read() -> None:
    record = Record(RAIDS, RAIDS.settle({"players": 2}), ["Ann", "Bo"])
    assert read_record(record.write(), find_game).answers == []
