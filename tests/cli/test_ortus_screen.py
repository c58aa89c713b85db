"""The terminal's screen of Ortus Regni: every moment of every variant can be drawn, and says what a player needs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from heptarchy import FATE, Match, Rng
from heptarchy.cli.screen import screen_for
from heptarchy.games.ortus import screen as screens
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.screen.screen import OrtusScreen
from heptarchy.games.ortus.table.actions import PACKAGE
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.speech.book import Book
from heptarchy.speech.ftl import Variable
from heptarchy.speech.shelf import book_of
from tests.games.ortus.table import BLUE, a_state, play, run
from tests.speech.parts import used

SCREEN = Path(screens.__file__).parent
VARIANTS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 4, "variant": "heathen", "black_markers": 4},
    {"players": 2, "variant": "rebellion"},
    {"players": 2, "variant": "wessex", "black_markers": 3, "round_cap": 6},
    {"players": 2, "best_of": 3},
    {"players": 2, "knight_errant": True},
]


def drawn(parts: list[Any]) -> str:
    """What stands on the paper."""
    paper = Console(width=100, color_system=None)
    with paper.capture() as caught:
        for part in parts:
            paper.print(part)
    return caught.get()


@pytest.mark.parametrize("given", VARIANTS, ids=str)
def test_every_moment_can_be_drawn(given: dict[str, object]) -> None:
    match = Match(ORTUS, given)
    screen = screen_for(ORTUS, match.record.options)
    assert isinstance(screen, OrtusScreen)
    rng = Rng("screen")
    while not match.state.over and match.state.moves < 1500:
        state = match.state
        seat = state.seat
        if rng.below(8) == 0:
            for who in (None, 0):
                view = state.view(who)
                told = drawn([*screen.status(view), *screen.table(view, 100), *screen.hand(view)])
                assert "None" not in told
                assert "_" not in told
            screen.moment(state.view(0))
            assert drawn(screen.table(screen.everything(state), 100))
        if seat == FATE:
            entry = match.apply(rng.pick(state.weights), seat)
        else:
            action = rng.choice(state.options)
            assert screen.title(action)
            entry = match.apply(action, seat)
        lines = screen.story(match, [entry], lambda audience: True, [0])
        assert all(str(line).strip() for line in lines)
    if match.state.over:
        assert "won" in drawn(screen.ending(match)) or "lost" in drawn(screen.ending(match)).lower()


def test_the_table_names_what_lies_there_and_the_hand_what_it_does() -> None:
    s = a_state(
        {"hand": "vassal", "fiefs": ["palace lord=prince land red_church"], "mercs": ["knight"], "pool": (2, 1)},
        {"towers": "land land", "banners": 1},
        king=BLUE,
        royal=(1, 0),
    )
    run(s, ask_turn, BLUE)
    screen = OrtusScreen(ORTUS, ORTUS.settle({"players": 2}))
    table = drawn(screen.table(s.view(BLUE), 100))
    assert "Blue (King, controls the Church)" in table
    assert "Winchester (Palace 3), Lord Prince (2): Land, Church (Red)" in table
    assert "Pool 2 Infantry, 1 Knight (fields 1), Strength 9" in " ".join(table.split())
    assert "Mercenary 1, Garrison 1 Knight" in table
    assert "Towers 2" in table
    hand = drawn(screen.hand(s.view(BLUE)))
    assert "1 Vassal: " in hand
    play(s, "siege tamworth", "field vassal")
    assert "Siege of Tamworth: Blue with 1 against Red with 0" in drawn(screen.status(s.view(BLUE)))


def screen_of(language: str = "en", **given: Any) -> OrtusScreen:
    """The screen of a table under these options."""
    return OrtusScreen(ORTUS, ORTUS.settle(given), language)


@pytest.mark.parametrize(
    ("language", "horde", "said"),
    [
        ("en", (1, 2), "the Vikings are here, 1 Viking, 2 Chieftains, 3 of 8 black markers out"),
        ("en", (0, 0), "the Vikings are here, without a card, 3 of 8 black markers out"),
        ("es", (2, 1), "los Vikingos están aquí, 2 Vikingos, 1 Caudillo, 3 de 8 Marcadores Negros avanzados"),
    ],
)
def test_markers_are_counted_after_the_arrival_too(language: str, horde: tuple[int, int], said: str) -> None:
    s = a_state({}, {}, {}, variant="heathen", arrived=True, horde=horde, black=3)
    run(s, ask_turn, BLUE)
    screen = screen_of(language, players=3, variant="heathen")
    assert said in " ".join(drawn(screen.status(s.view(BLUE))).split())


def test_the_kings_mat_tells_his_name_his_force_and_his_mind() -> None:
    match = Match(ORTUS, {"players": 2, "variant": "rebellion"})
    screen = screen_for(ORTUS, match.record.options)
    table = " ".join(drawn(screen.table(match.state.view(0), 200)).split())
    assert "The King (Green) Strength" in table
    assert "Royal Infantry that never die: 2" in table
    assert re.search(r"Mind, 1\d cards: .*2 Lands.*3 Champions", table)


def test_what_is_fielded_is_told_with_its_kind_and_strength() -> None:
    # Given Blue with a Prince and a Champion as Lords, and cards of each kind
    s = a_state(
        {"hand": "vassal", "fiefs": ["palace lord=prince land", "castle lord=champion"], "pool": (1, 1)},
        {"towers": "land land"},
    )
    play(run(s, ask_turn, BLUE), "siege tamworth")
    screen = screen_of(players=2)
    screen.learn(s, BLUE)
    view = s.view(BLUE)
    said = {
        ORTUS.space.say(action): f"{screen.label(view, action)} | {screen.note(view, action)}" for action in s.options
    }
    assert said["field_lord winchester"].startswith("Winchester (Prince) | Strength 2")
    assert said["field_lord bradford"].startswith("Bradford (Champion) | Strength 2")
    assert said["field vassal"].startswith("Vassal | Strength 1")
    assert said["field_army knight"].startswith("Knight | Strength 2")


@pytest.mark.parametrize("language", ["en", "es"])
def test_odds_of_attacks_and_of_a_battle_are_told(language: str) -> None:
    s = a_state({"hand": "champion champion", "pool": (2, 0), "fiefs": ["palace land land"]}, {"towers": "land land"})
    run(s, ask_turn, BLUE)
    screen = screen_of(language, players=2)
    screen.learn(s, BLUE)
    screen.foresee(s, BLUE)
    told = drawn(screen.odds(s.view(BLUE), []))
    best = {"en": "  Attack Red's Towers: 100 %", "es": "  Atacar las Torres de Rojo: 100 %"}[language]
    assert best in told
    play(s, "storm red", "field champion")
    screen.learn(s, BLUE)
    screen.foresee(s, BLUE)
    told = drawn(screen.odds(s.view(BLUE), []))
    head = {"en": "Attack on the Towers of Red: ", "es": "Ataque a las Torres de Rojo: "}[language]
    assert told.startswith(head)
    assert "2: 100 %" in told


def test_where_nothing_is_fought_that_is_said() -> None:
    match = Match(ORTUS, {"players": 2})
    screen = screen_for(ORTUS, match.record.options)
    screen.foresee(match.state, 0)
    assert "nothing that you may choose is an attack" in drawn(screen.odds(match.state.view(0), []))


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("en", ["prince"], "Prince, Strength 2: "),
        ("en", ["market"], "Market Town: "),
        ("en", ["dragon"], "No card is called that; there are Castle, Land"),
        ("es", ["caballero"], "Caballero, Fuerza 2: "),
    ],
)
def test_the_text_of_a_card_is_shown_on_demand(language: str, words: list[str], said: str) -> None:
    screen = screen_of(language, players=2)
    view = ORTUS.new(players=2).view(0)
    assert drawn(screen.card(view, words)).startswith(said)


def test_a_tetrarchy_names_partner_and_opponent() -> None:
    s = a_state(players=4, tetrarchy=True)
    table = drawn(screen_of(players=4, tetrarchy=True).table(s.view(BLUE), 100))
    assert "Blue (with Red, facing Gold)" in table
    table = drawn(screen_of("es", players=4, tetrarchy=True).table(s.view(BLUE), 100))
    assert "Azul (con Rojo, frente a Dorado)" in table


SAID = re.compile(r"\b(?:say|v)\(f?[\"']([^\"'{]+)")


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_sentence_of_the_screen_is_there_with_the_same_facts(language: str) -> None:
    english, ours = book_of(PACKAGE), book_of(PACKAGE, language)
    said = [id for id in english.entries if id.startswith("terminal-")]
    for id in said:
        assert facts(ours, id) == facts(english, id), id
    asked = {f"terminal-{name}" for file in SCREEN.glob("*.py") for name in SAID.findall(file.read_text("utf-8"))}
    heads = tuple(name for name in asked if name.endswith("-"))  # what follows is worked out
    assert {id for id in said if not id.startswith(heads)} <= asked
    assert asked - set(heads) <= set(said)


def facts(book: Book, id: str) -> set[str]:
    """What a sentence of the screen uses of what it is given."""
    names = [[one] if isinstance(one, Variable) else one.args for one in used(book, id)]
    return {arg.name for args in names for arg in args if isinstance(arg, Variable)}
