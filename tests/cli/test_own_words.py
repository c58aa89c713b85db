"""What stands on the paper of a terminal is in the language that is spoken: no word of the English catalogues."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console

import heptarchy
from heptarchy import FATE, Match, Rng
from heptarchy.cli.menu import Menu
from heptarchy.cli.screen import screen_for
from heptarchy.games.arthur.data.rulers import BRITISH_NAMES, SAXON_NAMES
from heptarchy.kit.screen.tongue import PACKAGE
from heptarchy.speech.shelf import book_of
from tests.speech.parts import texts
from tests.speech.test_own_words import TONGUES, written

if TYPE_CHECKING:
    from collections.abc import Iterable

    from heptarchy import State
    from heptarchy.kit.screen.screen import Screen

LOOKS = 30  # moments of a game at which all is read
GIVEN: dict[str, list[dict[str, object]]] = {
    "vikings": [
        {"players": 3, "advanced": True},
        {"players": 2, "land_and_gods": True, "kings": True, "legends": True},
    ],
    "ortus": [{"players": 3, "variant": "heathen"}, {"players": 3, "villages": True, "conclave": True}],
    "dba": [{"players": 4, "battle": "badon", "cards": 2, "rounds": 3}, {"players": 3, "points": 15, "rounds": 2}],
    "arthur": [
        {"players": 3, "rounds": 4, "battles": "quick"},
        {"players": 8, "preset": "skirmish", "battles": "quick"},
    ],
}
WORD = re.compile(r"[^\W\d_]{2,}")
NAMES = {name for people in (*BRITISH_NAMES, *SAXON_NAMES) for name in people}


def words_in(lines: Iterable[str]) -> set[str]:
    """All words of two letters or more; what stands in backquotes is typed at a shell."""
    return {word.casefold() for line in lines for word in WORD.findall(re.sub("`[^`]*`", "", line))}


def vocabulary(id: str, language: str) -> set[str]:
    """All words of the catalogues of a game and of the terminal."""
    books = [book_of(package, language) for package in (f"heptarchy.games.{id}", PACKAGE)]
    return words_in(
        line for said in books for one in said.entries for text in texts(said, one) for line in written(text)
    )


@cache
def english_words(id: str, language: str) -> set[str]:
    """Words that are English and not that language's too, nor names."""
    return vocabulary(id, "en") - vocabulary(id, language) - words_in(NAMES)


def drawn(parts: Iterable[Any], width: int = 100) -> str:
    """What stands on the paper."""
    paper = Console(width=width, color_system=None)
    with paper.capture() as caught:
        for part in parts:
            paper.print(part)
    return caught.get()


def shown(screen: Screen, state: State, seat: int) -> list[Any]:
    """All that a seat and a spectator are shown, and what they may choose."""
    screen.learn(state, seat)
    view = state.view(seat)
    parts: list[Any] = [what for _, what in screen.help_here()]
    parts += Menu(screen, view, state.options_for(seat)).lines(100)
    for seen in (view, state.view(None)):
        parts += [*screen.status(seen), *screen.table(seen, 100), *screen.hand(seen), *screen.played(seen)]
    return [*parts, *screen.odds(view, [])]


@pytest.mark.parametrize("given", [0, 1])
@pytest.mark.parametrize(("id", "language"), TONGUES)
def test_nothing_that_is_drawn_is_in_english(id: str, language: str, given: int) -> None:
    match = Match(heptarchy.game(id), GIVEN[id][given])
    screen = screen_for(match.game, match.record.options, language)
    rng = Rng(f"drawn in {language} {id} {given}")
    looked = 0
    while not match.state.over:
        state = match.state
        seat = FATE if state.seat == FATE else rng.choice(state.seats)
        if seat != FATE and looked < LOOKS and rng.below(4) == 0:
            looked += 1
            told = drawn(shown(screen, state, seat))
            assert sorted(words_in([told]) & english_words(id, language)) == [], told
        match.apply(rng.pick(state.weights) if seat == FATE else rng.choice(state.options_for(seat)), seat)
    told = drawn([*screen.story(match, match.log[-200:], lambda audience: True, [0]), *screen.ending(match)])
    assert looked > LOOKS // 3
    assert sorted(words_in([told]) & english_words(id, language)) == [], told


@pytest.mark.parametrize(("id", "language"), TONGUES)
def test_english_words_are_told_from_the_language_s_own(id: str, language: str) -> None:
    match = Match(heptarchy.game(id), GIVEN[id][0])
    while match.state.seat == FATE:
        match.apply(match.state.weights.answers[0], FATE)
    screen = screen_for(match.game, match.record.options, "en")
    assert len(words_in([drawn(shown(screen, match.state, match.state.seats[0]))]) & english_words(id, language)) > 5
