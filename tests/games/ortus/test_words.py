"""What the corpus of Ortus Regni does not hold: every action and ending, the King of a Rebellion, rare plots."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.book.asks import LINES
from heptarchy.games.ortus.book.words import OrtusWords
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.politics import plot
from heptarchy.games.ortus.table import actions as a
from heptarchy.games.ortus.table.actions import PACKAGE
from heptarchy.games.ortus.table.modules import CLASHES
from heptarchy.games.ortus.table.state import Battle, Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.events import EVERYBODY, Event
from heptarchy.kernel.message import TEXT
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.refusal import OptionsReason
from heptarchy.speech.shelf import book_of
from tests.corpus.files import file_of
from tests.games.ortus.table import BLUE, GOLD, GREEN, RED, a_state, fief, play, run
from tests.speech.parts import used

GAME = Path(t.__file__).parents[1]

LANGUAGES = ("en", "es")

FATES = (a.DRAW, a.LOSE, a.CUBE, a.MUSTER, a.LAND_RAIDER, a.BATTLE, a.DEAL, a.TURN_UP, a.MIND)

ES = ORTUS.words("es")

EN = ORTUS.words("en")


def the_words(language: str) -> OrtusWords:
    words = ORTUS.words(language)
    assert isinstance(words, OrtusWords)
    return words


def labels(s: Ortus, language: str = "en", seat: int = BLUE) -> list[str]:
    """The buttons of the question on the table."""
    words = ORTUS.words(language)
    return [words.label(s, seat, option) for option in s.options_for(seat)]


def a_label(s: Ortus, said: str, language: str = "en", seat: int = BLUE) -> str:
    action = a.SPACE.parse(said)
    assert action in s.options_for(seat)
    return ORTUS.words(language).label(s, seat, action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said_and_shown(language: str) -> None:
    words = the_words(language)
    s = a_state({"mercs": ["knight", ""]}, {"fiefs": ["palace lord=monk"]})
    s.battle = Battle()
    s.battle.fief = fief("tamworth")
    for action in range(a.SPACE.size):
        said = words.said(action)
        lines = [said] if a.SPACE.verb_of[action] in FATES else [said, words.label(s, BLUE, action)]
        for line in lines:
            assert line == line.strip()
            assert line
            assert not any(mark in line for mark in ("{", "}", "_", "  ", "()")), line
        assert lines[-1][0].isupper() or lines[-1][0].isdigit() or len(lines) == 1, lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_options_of_a_question_have_two_labels(language: str) -> None:
    words = the_words(language)
    s = a_state(
        {
            "hand": "castle land prince vassal monk champion mercenary treachery intrigue banquet banner",
            "fiefs": ["palace lord=prince land red_church", "castle lord=monk"],
            "mercs": ["", "infantry"],
            "pool": (1, 1),
        },
        {"hand": "land", "towers": "land", "fiefs": ["palace land", "castle lord=vassal church"], "mercs": [""]},
    )
    run(s, ask_turn, BLUE)
    found = [words.label(s, BLUE, option) for option in s.options]
    assert len(found) == len(set(found)) > 20


def test_rb_79_the_king_of_a_rebellion_is_called_so() -> None:
    s = a_state({"hand": "champion"}, {}, {"towers": "banner"}, variant="rebellion", king=GREEN)
    s.liege = GREEN
    run(s, ask_turn, BLUE)
    assert a_label(s, "storm green") == "Attack the King's Towers"
    assert a_label(s, "storm green", "es") == "Atacar las Torres del Rey"
    play(s, "storm green")
    said = (
        "Which card do you field in the Attack on the King's Towers? (You: Strength 0; 1 Tower; undefended it takes 1)"
    )
    assert ORTUS.prompt(s, BLUE) == said
    said = "¿Qué carta despliegas en el Ataque a las Torres del Rey? (tú: Fuerza 0; 1 Torre; sin defensa basta 1)"
    assert ORTUS.words("es").prompt(s, BLUE) == said


def test_or_9_2_a_monk_who_is_lord_is_called_abbot() -> None:
    s = a_state({"hand": "treachery"}, {"fiefs": ["palace lord=monk"]})
    run(s, _treachery, BLUE)
    assert labels(s) == ["The Abbot of Tamworth"]
    assert labels(s, "es") == ["El Abad de Tamworth"]


def _treachery(s: Ortus, house: int) -> None:
    plot(s, house, t.TREACHERY)


def test_rb_19_at_a_table_of_a_rebellion_the_log_calls_him_the_king() -> None:
    happened = Event(told.RAIDED, [1, 0, 0, 0], EVERYBODY)
    for language, said in (("en", "The King raids Winchester of Blue"), ("es", "El Rey")):
        words = ORTUS.words(language).at(ORTUS.settle({"players": 1, "variant": "rebellion"}))
        assert words.event(happened).startswith(said)
        assert "Red" not in words.event(happened)
        assert "Rojo" not in words.event(happened)
    plain = ORTUS.words("en").at(ORTUS.settle({"players": 2}))
    assert plain.event(happened) == "Red raids Winchester of Blue"


def endings_in_source() -> set[str]:
    """Every word that `win` or `finish` is called with."""
    found: set[str] = set()
    for path in GAME.rglob("*.py"):
        module = import_module(".".join(["heptarchy.games.ortus", *path.relative_to(GAME).with_suffix("").parts]))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            place = {"win": 2, "finish": 1}.get(called)
            if place is None:
                continue
            said = node.args[place]
            if isinstance(said, ast.Constant):
                found.add(str(said.value))
            elif isinstance(said, ast.Name) and said.id.isupper():
                found.add(getattr(module, said.id))
    return found


def ending_ids(language: str) -> list[str]:
    return [id for id in book_of(PACKAGE, language).entries if id.startswith("end-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_a_sentence(language: str) -> None:
    known = {id.removeprefix("end-").removesuffix("-many").removesuffix("-none") for id in ending_ids(language)}
    assert len(endings_in_source()) > 8
    assert known == {ending.replace(" ", "-") for ending in endings_in_source()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_names_its_winners(language: str) -> None:
    words = the_words(language)
    s = a_state({}, {}, {})
    assert words.ending(s) == ""
    s.over = True
    for id in ending_ids(language):
        s.ending = id.removeprefix("end-").removesuffix("-many").removesuffix("-none").replace("-", " ")
        winners = 2 if id.endswith("-many") else 0 if id.endswith("-none") else 1
        s.scores = [1 if seat in (RED, GREEN)[:winners] else 0 for seat in range(3)]
        said = words.ending(s)
        assert said.endswith(".")
        assert bool(list(used(words.says, id))) == (winners > 0)
        names = words.seat_names({"players": 3})
        for seat in (RED, GREEN)[:winners]:
            assert names[seat] in said
        assert names[BLUE] not in said


def test_the_figure_of_each_strength_is_an_option() -> None:
    types = ORTUS.words("en").book()["types"]
    figures = {key: card["figure"] for key, card in types.items() if card["figure"] is not None}
    assert set(figures.values()) <= {option.name for option in ORTUS.options}
    assert figures.keys() == {key for key, card in types.items() if card["strength"]} | {"castle", "palace", "tent"}


def test_strengths_and_families_of_the_book() -> None:
    types = ORTUS.words("en").book()["types"]
    strengths = {key: card["strength"] for key, card in types.items() if card["strength"] is not None}
    assert strengths == {
        "prince": 2,
        "vassal": 1,
        "champion": 2,
        "mercenary": 1,
        "infantry": 1,
        "knight": 2,
        "viking": 1,
        "chieftain": 2,
        "king": 1,
        "royal_infantry": 1,
    }
    families = {key: card["family"] for key, card in types.items()}
    assert [key for key in t.TYPES if families[key] == "property"] == [*t.TYPES[:5], "palace"]
    assert [key for key in t.TYPES if families[key] == "face"] == list(t.TYPES[5:10])
    assert [key for key in t.TYPES if families[key] == "political"] == list(t.TYPES[10:15])
    soldiers = ["infantry", "knight", "viking", "chieftain", "royal_infantry"]
    assert [key for key, family in families.items() if family == "army"] == soldiers


def test_styles_of_the_book_come_to_a_deck() -> None:
    for style in ORTUS.words("en").book()["styles"].values():
        assert sum(style["cards"].values()) == 24
        assert style["sentence"].endswith(".")


def test_rb_19_whatever_is_said_of_the_king_is_written_together() -> None:
    words = ES.at(ORTUS.settle({"players": GOLD, "variant": "rebellion"}))
    lines = [words.said(a.CUBE[GOLD]), *[words.said(verb[GOLD]) for verb in a.SPACE.verbs if verb.domain is a.EARL]]
    for kind in told.KINDS.kinds:
        parts = [part for of in kind.args.values() for part in of.parts]
        lines.append(words.event(Event(kind, [GOLD if part is a.EARL else 1 for part in parts], -1)))
    for reason in a.SPACE.reasons:
        parts = [part for of in reason.args.values() for part in of.parts]
        lines.append(words.refusal(reason.by("OR-1", *[GOLD if part is a.EARL else 1 for part in parts])))
    assert sum("el Rey" in line for line in lines) > 60
    for line in lines:
        assert not any(apart in f" {line} ".casefold() for apart in (" de el ", " a el ")), line


def test_every_refusal_is_one_of_the_reasons() -> None:
    for module in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
            assert not made, f"{module.name} refuses with a sentence, not with a reason of why.py"


def test_every_message_on_bad_options_is_one_of_the_reasons() -> None:
    for module in GAME.rglob("*.py"):
        assert "BadOptions(" not in module.read_text(encoding="utf-8"), module.name
    bad = [asked for asked in a.SPACE.asks if asked.id.startswith("bad-")]
    assert len(bad) > 20
    for reason in bad:
        assert isinstance(reason, OptionsReason)
        given: dict[str, int | str] = {name: "it" if of is TEXT else 1 for name, of in reason.args.items()}
        error = reason.by("OV-1", **given)
        assert str(error).endswith(" (OV-1)")
        assert EN.unfit(error) == str(error)
        assert ES.unfit(error) != str(error)
        assert ES.unfit(error).endswith(" (OV-1)")


def test_every_clash_of_modules_has_a_reason_in_both_languages() -> None:
    assert {clash for _, _, clash in CLASHES} == set(why.CLASH.keys)
    for one, other, clash in CLASHES:
        error = why.CLASHES.by("", option=one, option2=other, clash=why.CLASH.find(clash))
        reasons = [book_of(PACKAGE, language).form(f"clash-{clash}") for language in ("en", "es")]
        assert str(error) == f"{one} and {other} do not go together: {reasons[0]}"
        assert ES.unfit(error) == f"{one} y {other} no pueden ir juntos: {reasons[1]}"


def both(s: Ortus, seat: int) -> tuple[str, str]:
    return ORTUS.prompt(s, seat), ORTUS.words("es").prompt(s, seat)


def intrigue(s: Ortus, house: int) -> None:
    plot(s, house, t.INTRIGUE)


def treachery(s: Ortus, house: int) -> None:
    plot(s, house, t.TREACHERY)


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    s = run(a_state({"hand": "land"}, {}), ask_turn, BLUE)
    assert ORTUS.prompt(s, RED) == "others are asked"
    assert ORTUS.words("es").prompt(s, RED) == "se pregunta a otros"
    play(s, "place land")
    assert s.seat == FATE
    assert ORTUS.prompt(s, FATE) == "others are asked"
    play(s, "muster knight", "end")
    assert s.over
    assert both(s, BLUE) == ("the game is over", "la partida ha terminado")


def test_ov_16_an_ally_reads_whose_plot_and_whose_side_it_is() -> None:
    # Given Blue and Green against Red and Gold
    s = a_state(
        {"hand": "treachery vassal"},
        {"hand": "allies", "fiefs": ["palace lord=prince"]},
        {"hand": "vassal"},
        {"hand": "vassal"},
        two_heads=True,
    )
    run(s, treachery, BLUE)

    # When Red's Allies are not answered by Blue
    play(s, "aim_lord tamworth", "ally", "yield")
    assert both(s, GREEN) == (
        "Answer Red's Allies with a Vassal, or give up Blue's Treachery on the Prince of Tamworth?",
        (
            "¿Respondes con un Vasallo contra los Aliados de Rojo, o fracasa la Traición de Azul? "
            "(el Príncipe de Tamworth)"
        ),
    )

    # Then Green answers, Red cannot, and his ally is asked
    play(s, "vassal")
    while s.seat != GOLD:
        play(s, "yield")
    assert both(s, GOLD) == (
        "Answer Blue's Treachery with a Vassal, or yield the Prince of Tamworth?",
        "¿Respondes con un Vasallo a la Traición de Azul, o cedes el Príncipe de Tamworth?",
    )


def test_or_13_9_cards_of_a_pool_are_counted() -> None:
    s = a_state({"hand": "land", "pool": (2, 1)}, {"hand": "intrigue"}, active=RED)
    run(s, intrigue, RED)
    play(s, "aim_pool blue", "take_army infantry", "take_army infantry")
    assert ORTUS.prompt(s, BLUE) == "Answer Red's Intrigue with Allies, or yield 2 Infantry of your Pool?"
    assert ORTUS.words("es").prompt(s, BLUE).endswith("o cedes 2 Infanterías de tu Reserva?")


def test_every_question_is_in_the_corpus() -> None:
    asked = re.findall(r"^\[ask ([\w.-]+)\]$", file_of("ortus").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(asked) == set(LINES)
