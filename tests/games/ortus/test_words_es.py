"""The Spanish of Ortus Regni: grammar spelled out, nothing left in English, every message in the catalogue."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heptarchy.games.ortus import actions as a
from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus import told, why
from heptarchy.games.ortus.actions import PACKAGE
from heptarchy.games.ortus.game import OPTIONS, ORTUS
from heptarchy.games.ortus.modules import CLASHES
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel import rulebook
from heptarchy.kernel.events import Event, EventKind
from heptarchy.kernel.message import TEXT, Thing
from heptarchy.kernel.refusal import BadOptions, OptionsReason, Refusal
from heptarchy.speech.shelf import book_of
from tests.games.ortus.table import BLUE, GOLD, RED, a_state, fief, run
from tests.games.ortus.test_prompts import an_event, the_property
from tests.games.ortus.test_words import heard

GAME = Path(t.__file__).parent
ES = ORTUS.words("es")
EN = ORTUS.words("en")

# `Lord`, `Thane`, `Mulligan`, `Draft` and `Witan` are Spanish here
ENGLISH_WORDS = (
    *("the", "and", "play", "plays", "choose", "chooses", "of", "to", "with", "turn", "card", "cards", "battle"),
    *("army", "is", "are", "not", "or", "in", "before", "where", "who", "Earl", "Earls", "King", "Hand", "Pool"),
    *("Land", "Lands", "Market", "Town", "Church", "Cathedral", "Castle", "Palace", "Prince", "Vassal", "Champion"),
    *("Monk", "Mercenary", "Treachery", "Intrigue", "Allies", "Banquet", "Banner", "Tower", "Towers", "Fief", "Siege"),
    *("Raid", "Infantry", "Knight", "Viking", "Vikings", "Chieftain", "Blue", "Red", "Green", "Gold", "Purple"),
    *("Orange", "blue", "red", "green", "Winter", "Strength", "Property", "Joust", "No Luck", "Lords", "deck", "from"),
)


FAMILIES = ("property", "face", "political", "army")  # keys, not names


def english_in(text: str) -> list[str]:
    """English words in a text."""
    words = "".join(letter if letter.isalpha() else " " for letter in text).split()
    return [word for word in ENGLISH_WORDS if word in words]


def texts_in(value: Any) -> Iterator[str]:
    """Every text among plain values, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts_in(inner)


# Nothing in English


def test_nothing_of_random_games_is_in_english() -> None:
    for line in heard("es").everything():
        assert not english_in(line), line


def test_nothing_is_said_as_in_english() -> None:
    assert not heard("es").everything() & heard("en").everything()


def test_what_runs_together_is_written_together() -> None:
    for line in heard("es").everything():
        for apart in (" de el ", " a el ", "un Iglesia", "un Catedral", "un Traición", "un Intriga", "un Infantería"):
            assert apart not in f" {line} ", line
    assert "del Rey" in ES.label(a_king(), BLUE, a.STORM[GOLD])


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


def a_king() -> Any:
    s = a_state({"hand": "champion"}, {}, {}, {"towers": "banner"}, variant="rebellion", king=GOLD)
    s.liege = GOLD
    return run(s, ask_turn, BLUE)


def test_the_book_is_not_in_english() -> None:
    book = ES.book()
    english = EN.book()
    for part in book:
        if part not in ("title", "places"):
            for line in texts_in(book[part]):
                assert line in FAMILIES or not english_in(line), line
    for key, card in book["types"].items():
        assert card["text"] != english["types"][key]["text"]
        for same in ("family", "rule", "strength"):
            assert card[same] == english["types"][key][same]
    for key, style in book["styles"].items():
        assert style["cards"] == english["styles"][key]["cards"]
        assert style["sentence"] != english["styles"][key]["sentence"]


def test_card_texts_carry_the_numbers_of_the_english_ones() -> None:
    english = EN.book()["types"]
    for key, card in ES.book()["types"].items():
        digits = sorted(letter for letter in card["text"] if letter.isdigit())
        assert digits == sorted(letter for letter in english[key]["text"] if letter.isdigit()), key


# Names


def test_seats_are_called_in_spanish() -> None:
    assert ES.seat_names(ORTUS.settle({"players": 6})) == ["Azul", "Rojo", "Verde", "Dorado", "Morado", "Naranja"]
    assert ES.seat_names(ORTUS.settle({"players": 2})) == ["Azul", "Rojo"]


def test_every_option_has_a_name_and_a_sentence() -> None:
    said = [id.removeprefix("option-") for id in book_of(PACKAGE, "es").entries if id.startswith("option-")]
    assert sorted(said) == sorted(option.name for option in OPTIONS)
    for option in OPTIONS:
        name, sentence = ES.option_name(option), ES.option(option)
        assert not english_in(f"{name} {sentence}"), sentence
        assert sentence.endswith(".")
        assert sentence.partition("(")[2].partition(")")[0] == option.sentence.partition("(")[2].partition(")")[0]
        assert EN.option_name(option)
        assert "_" not in EN.option_name(option)


def test_rules_are_spanish() -> None:
    ours = rulebook.parse(ES.rules_text(), "rules.es.md")
    english = rulebook.parse(EN.rules_text(), "rules.en.md")
    assert [rule.id for rule in ours.rules] == [rule.id for rule in english.rules]
    assert ours.title == "Ortus Regni - las reglas"


# Grammar


@pytest.mark.parametrize(
    ("kind", "one", "two", "article"),
    [
        (t.LAND, "1 Campo", "2 Campos", "un Campo"),
        (t.CHURCH, "1 Iglesia", "2 Iglesias", "una Iglesia"),
        (t.CATHEDRAL, "1 Catedral", "2 Catedrales", "una Catedral"),
        (t.CHAMPION, "1 Campeón", "2 Campeones", "un Campeón"),
        (t.TREACHERY, "1 Traición", "2 Traiciones", "una Traición"),
        (t.ALLIES, "1 carta de Aliados", "2 cartas de Aliados", "una carta de Aliados"),
        (t.BANNER, "1 Estandarte", "2 Estandartes", "un Estandarte"),
    ],
)
def test_one_and_two_of_a_type(kind: int, one: str, two: str, article: str) -> None:
    thing = Thing(a.TYPE, kind)
    says = book_of(PACKAGE, "es")
    assert says.count(1, thing) == one
    assert says.count(2, thing) == two
    assert says.name(thing, "a") == article


@pytest.mark.parametrize(
    ("kind", "args", "line"),
    [
        (told.TURN_BEGINS, [RED], "Turno de Rojo"),
        (told.NEW_FIEF, [RED, t.CASTLE, fief("repton")], "Rojo coloca un Castillo en Repton"),
        (told.PLACED, [BLUE, the_property("blue church"), fief("bradford")], "Azul coloca una Iglesia en Bradford"),
        (told.MOVED, [the_property("red church"), BLUE, fief("bradford")], "Una Iglesia roja pasa a Azul, en Bradford"),
        (told.MOVED, [the_property("gold land"), BLUE, fief("bradford")], "Un Campo dorado pasa a Azul, en Bradford"),
        (told.MOVED, [the_property("blue land"), BLUE, fief("bradford")], "Un Campo pasa a Azul, en Bradford"),
        (told.BURNT, [the_property("orange land"), fief("tamworth")], "Arde un Campo naranja en Tamworth"),
        (told.LORD_PLACED, [BLUE, t.MONK, fief("bradford")], "Azul coloca un Monje como Abad de Bradford"),
        (told.LORD_LOST, [t.MONK, fief("jarrow")], "Se pierde el Abad de Jarrow"),
        (told.RECRUITED, [BLUE, 1], "Azul recluta 1 carta de Ejército"),
        (told.RECRUITED, [BLUE, 3], "Azul recluta 3 cartas de Ejército"),
        (told.ARMY_LOST, [BLUE, 1, t.INFANTRY], "Azul pierde 1 Infantería"),
        (told.ARMY_LOST, [BLUE, 2, t.KNIGHT], "Azul pierde 2 Caballeros"),
        (told.DAMAGE, [1, 1], "1 punto pasa de los defensores; 1 llega al objetivo"),
        (told.DAMAGE, [3, 0], "3 puntos pasan de los defensores; 0 llegan al objetivo"),
        (told.DAMAGE, [0, 0], "Ningún punto pasa de los defensores"),
        (told.BLACK_OUT, [1], "Avanza un Marcador Negro: hay 1 avanzado"),
        (told.CAP, [1], "Ha pasado 1 ronda: la partida se decide como está"),
        (told.CAP, [200], "Han pasado 200 rondas: la partida se decide como está"),
        (told.PLOT_WORKS, [t.INTRIGUE], "La Intriga tiene éxito"),
        (told.VOTED, [RED, 2, 1], "Rojo da 2 votos en contra del Invierno"),
        (told.VOTED, [RED, 1, 2], "Rojo se abstiene, con 1 voto"),
        (told.WON, [RED], "Ha ganado Rojo"),
        (told.KINGS_TURN, [GOLD], "Turno del Rey (RB-19)"),
    ],
    ids=lambda value: value.name if isinstance(value, EventKind) else str(value),
)
def test_what_happened_reads_as_a_sentence(kind: EventKind, args: list[int], line: str) -> None:
    assert ES.event(Event(kind, args, -1)) == line


def test_every_kind_of_happening_has_a_spanish_sentence() -> None:
    for kind in told.KINDS.kinds:
        for n in (0, 1, 2):
            event = an_event(kind, n)
            assert ES.event(event) not in (str(event), ORTUS.show_event(event))
            assert not english_in(ES.event(event)), ES.event(event)
            assert "{" not in ES.event(event)
            assert rules_cited(ES.event(event)) == rules_cited(EN.event(event))


def rules_cited(line: str) -> list[str]:
    return [part for part in line.split("(") if part.startswith("RB-")]


# Refusals


def test_refusals_are_spanish() -> None:
    for reason in a.SPACE.reasons:
        said = ES.refusal(reason.by("OR-1", 1, 1, 1))
        assert not any(mark in said for mark in ("{", "}", "_")), said
        assert not english_in(said), said


def test_every_refusal_is_one_of_the_reasons() -> None:
    for module in GAME.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
            assert not made, f"{module.name} refuses with a sentence, not with a reason of why.py"


def test_a_refusal_names_what_it_is_about() -> None:
    s = run(a_state({"hand": "land"}, {}), ask_turn, BLUE)
    refused = s.refuse(a.SPACE.parse("storm red"), BLUE)
    assert refused is not None
    assert ES.refusal(refused) == "no tienes nada que desplegar"
    refused = s.refuse(a.SPACE.parse("place church"), BLUE)
    assert refused is not None
    assert ES.refusal(refused) == "no tienes Iglesia en la Mano"
    refusal = why.NO_SUCH_PROPERTY.by("OR-12.26", fief("tamworth"), the_property("gold church"))
    assert ES.refusal(refusal) == "Tamworth no tiene una Iglesia dorada"
    assert str(refusal) == "Tamworth has no Church (gold) (OR-12.26)"
    assert ES.refusal(why.MOST_CARDS.by("OR-3.1", 1, t.LAND)) == "como máximo 1 carta de Campo"


def test_an_unknown_refusal_stays_english() -> None:
    assert ES.refusal(Refusal("X-1", "nobody knows this")) == "nobody knows this"


# Options that do not go together


def test_every_message_on_bad_options_is_one_of_the_reasons() -> None:
    for module in GAME.glob("*.py"):
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
        words = ES.unfit(error).split()
        assert not english_in(" ".join(word for word in words if "_" not in word)), reason.id  # names of options aside


def test_every_clash_of_modules_has_a_reason_in_both_languages() -> None:
    assert {clash for _, _, clash in CLASHES} == set(why.CLASH.keys)
    for one, other, clash in CLASHES:
        error = why.CLASHES.by("", option=one, option2=other, clash=why.CLASH.find(clash))
        reasons = [book_of(PACKAGE, language).form(f"clash-{clash}") for language in ("en", "es")]
        assert str(error) == f"{one} and {other} do not go together: {reasons[0]}"
        assert ES.unfit(error) == f"{one} y {other} no pueden ir juntos: {reasons[1]}"
        assert not english_in(reasons[1])


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            {"players": 2, "variant": "heathen"},
            "la variante heathen es para entre 3 y 6 jugadores, no para 2",
        ),
        (
            {"players": 3, "variant": "rebellion", "mode": "solo"},
            "mode=solo es para un solo Conde, no para 3 (RB-1)",
        ),
        (
            {"players": 2, "hand_start": 10, "earl_deck_size": 6},
            "hand_start no puede ser más que earl_deck_size (OR-2.10)",
        ),
    ],
)
def test_options_that_do_not_go_together_are_refused_in_spanish(given: dict[str, object], said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        ORTUS.settle(given)
    assert ES.unfit(refused.value) == said
