"""The log of 878: Vikings at the terminal: sentences, never the words that a record keeps."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

from heptarchy import FATE, Match, Rng, game
from heptarchy.games.vikings.book.told import MOVEMENT_PLAYED
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.screen.story import Story
from heptarchy.games.vikings.screen.table import moment_of, status
from heptarchy.games.vikings.screen.voice import Voice
from heptarchy.games.vikings.table.actions import FACTION, PASS

ENGLISH = Voice("en")
RAW = re.compile(r"\w+: |.*\b(target|muster|activate|resolve|load) ")


def played(seed: int, players: int) -> Match:
    """A whole game of random answers."""
    match = Match(game("vikings"), {"players": players, "advanced": seed % 2 == 0})
    rng = Rng(seed)
    while not match.state.over:
        state = match.state
        match.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    return match


def story(match: Match, persons: tuple[int, ...] = (), language: str = "en") -> Story:
    """Its log, in the making, for who hears all."""
    return Story(match.game.words(language).at(match.record.options), match, lambda audience: True, list(persons))


def told(match: Match, persons: tuple[int, ...] = (), language: str = "en") -> list[str]:
    """All of it, as lines."""
    return [line.plain for line in story(match, persons, language).tell(match.log)]


@pytest.mark.parametrize("seed", range(6))
def test_no_answer_is_told_in_the_words_of_the_record(seed: int) -> None:
    lines = told(played(seed, 2 + seed % 3))
    assert [line for line in lines if RAW.match(line)] == []
    assert any(re.fullmatch(r"(Halfdan|The army of .*) takes (no|\d+) \w+ along", line) for line in lines)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("es", [r"Los \w+ despliegan en .* y .*", r"Los \w+ llegan a .* y .*", r"El ejército de .* se lleva \d .*"]),
        ("de", [r"Die \w+ stellen in .* auf", r"\w+ kommen nach .* und .*", r"Das Heer von .* nimmt .* mit"]),
    ],
)
def test_the_log_is_as_short_in_every_language(language: str, said: list[str]) -> None:
    match = played(2, 4)
    english, lines = told(match, (0,)), told(match, (0,), language)
    assert len(lines) == len(english)
    assert [line for line in lines if line and line in english and not line.isupper()] == []
    for pattern in said:
        assert any(re.fullmatch(pattern, line) for line in lines), pattern


def test_forced_passes_are_hidden_and_an_only_movement_card_is_said_to_be_it() -> None:
    match = played(3, 2)
    only = [
        FACTION.shown[event.args[0]]
        for entry in match.log
        if entry.seat == 0 and entry.forced
        for event in entry.events
        if event.name == MOVEMENT_PLAYED.name
    ]
    said = [line for line in told(match, (0,)) if "only" in line]
    assert only
    assert [line.split()[0] for line in said] == only
    assert all(line.endswith(" (your only Movement card)") for line in said)
    assert not any("only" in line for line in told(match))

    passes = [entry for entry in match.log if entry.seat == 0 and entry.action == PASS[0] and entry.forced]
    assert passes
    for entry in passes:
        lines = story(match, (0,)).tell([entry])
        assert not any(line.plain.endswith(" pass") for line in lines)


def test_a_story_taken_up_midway_knows_who_moves() -> None:
    match = played(0, 2)
    whole = told(match)
    parts = [line for n in range(len(match.log)) for line in told_one(match, n)]
    for line in (line for line in whole if line.endswith(" along")):
        assert line in parts


def told_one(match: Match, n: int) -> list[str]:
    """What one answer tells, for those that set a count."""
    if not match.game.space.say(match.log[n].action).startswith("load"):
        return []
    return [line.plain for line in story(match).tell(match.log[n : n + 1])]


def test_an_event_of_any_battle_is_said_to_be_so() -> None:
    assert moment_of(ENGLISH, t.EVENTS.index("feigned_retreat"), t.NORSEMEN) == "any battle"


def test_v_9_14_a_battle_without_enemies_is_shown_as_won() -> None:
    match = Match(game("vikings"), {"players": 2})
    view = {
        **match.state.view(None),
        "round": 1,
        "active": "norsemen",
        "battle": {"shire": t.SHIRES[t.EOFORWIC], "units": dict.fromkeys(t.UNIT_KINDS, 0) | {"thegn": 4}}
        | {"attacker": "viking", "events": []},
    }
    line = status(ENGLISH, view)[-1]
    assert isinstance(line, Text)
    assert line.plain == "Battle in York is won: T4 left; Commands may still be used (V-9.14)"
