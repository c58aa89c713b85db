"""The Spanish of DBA Big Battle: nothing left in English, every message in the catalogue, the rules rule by rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heptarchy import kernel
from heptarchy.games.dba import actions as a
from heptarchy.games.dba import refusals_es, sentences, sentences_es, spanish, words_texts
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.game import DBA, OPTIONS
from heptarchy.games.dba.options_es import OPTIONS as OPTIONS_ES
from heptarchy.games.dba.words_en import ENGLISH
from heptarchy.games.dba.words_es import SPEECH
from heptarchy.games.dba.words_speech import BRACES, CHOICE
from heptarchy.kernel import rulebook
from heptarchy.kernel.refusal import BadOptions, Refusal
from heptarchy.kernel.rulebook import Rulebook
from tests.games.dba.test_words import heard

GAME = Path(t.__file__).parent
KERNEL = Path(kernel.__file__).parent
ES = DBA.words("es")
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
CITED = re.compile(r"\bDBA-\d+(?:\.\d+)?")

ENGLISH_WORDS = (
    *("the", "and", "play", "plays", "choose", "chooses", "of", "to", "with", "turn", "card", "battle", "army"),
    *("is", "are", "not", "element", "elements", "flee", "flees", "command", "recoils", "or", "in", "before", "where"),
    *("who", "Spears", "Blades", "Knights", "Warband", "Cavalry", "Auxilia", "camp", "move", "moves", "paces"),
)


def english_in(text: str) -> list[str]:
    """English words in a text; what stands in backquotes is for the terminal."""
    words = "".join(letter if letter.isalpha() else " " for letter in re.sub("`[^`]*`", "", text)).split()
    return [word for word in ENGLISH_WORDS if word in words]


def texts_in(value: Any) -> Iterator[str]:
    """Every text among plain values, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts_in(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from texts_in(inner)


# Nothing in English


def test_nothing_of_random_battles_is_in_english() -> None:
    for line in heard("es").everything():
        assert not english_in(line), line


def test_the_book_is_not_in_english() -> None:
    book, english = ES.book(), DBA.words("en").book()
    assert set(book) == set(english)
    for part in ("types", "traits", "cards", "features", "hosts", "battles"):
        for key, entry in book[part].items():
            assert not english_in(entry["text"]), key
            assert entry["text"] != english[part][key]["text"]
    for part in ("peoples", "edges", "statuses", "outcomes", "stages", "winds", "arrays", "verbs"):
        for line in texts_in(book[part]):
            assert not english_in(line), line
    assert ES.title() == "DBA, Gran Batalla"


def test_every_table_has_an_entry_for_each_of_the_english_ones() -> None:
    for name, ours in vars(SPEECH).items():
        english = getattr(ENGLISH, name)
        assert len(ours) == len(english) or isinstance(ours, str), name
        if isinstance(ours, dict):
            assert list(ours) == list(english), name


def test_texts_carry_the_numbers_of_the_english_ones() -> None:
    for ours, english in (
        (spanish.CARD_TEXTS, words_texts.CARD_TEXTS),
        (spanish.TRAIT_TEXTS, words_texts.TRAIT_TEXTS),
    ):
        for mine, theirs in zip(ours, english, strict=True):
            assert sorted(NUMBER.findall(mine)) == sorted(NUMBER.findall(theirs)), mine


def test_sentences_speak_of_the_same_things() -> None:
    for name, english in sentences.EVENTS.items():
        ours = sentences_es.EVENTS[name]
        assert sorted(BRACES.findall(ours)) == sorted(BRACES.findall(english)), name
        assert not english_in(BRACES.sub("", CHOICE.sub(r"\1 \2", ours))), ours


# Options


def test_every_option_has_a_name_and_a_sentence() -> None:
    named = {option.name for option in OPTIONS}
    assert set(OPTIONS_ES) <= named
    for option in OPTIONS:
        name, said = ES.option_name(option), ES.option(option)
        assert name
        assert said.endswith(".")
        assert not english_in(f"{name} {said}"), option.name
        assert CITED.findall(said) == CITED.findall(option.sentence), option.name
    assert ES.option_name(next(option for option in OPTIONS if option.name == "sp_move")) == "Lanzas: movimiento"


@pytest.mark.parametrize(
    "given",
    [
        {"players": 2, "attackers": 3},
        {"players": 8, "cards": 2},
        {"players": 8, "deploy_margin": 500},
        {"battle": "dyrham", "players": 6},
        {"points": 9, "ps_cost": 9, "sp_cost": 9, "ax_cost": 9, "wb_cost": 9, "lh_cost": 9},
    ],
    ids=str,
)
def test_options_that_do_not_go_together_are_refused_in_spanish(given: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as refused:
        DBA.settle(given)
    english = str(refused.value)
    ours = ES.bad_options(refused.value)
    assert ours != english
    assert not english_in(ours), ours
    assert sorted(NUMBER.findall(ours)) == sorted(NUMBER.findall(english))
    assert DBA.words("en").bad_options(refused.value) == english


# Refusals


def refusal_templates(folder: Path) -> set[str]:
    """Every message that a refusal in these modules is made with."""
    found: set[str] = set()
    for module in folder.glob("*.py"):
        tree = ast.parse(module.read_text(encoding="utf-8"))
        constants = {
            target.id: node.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"):
                continue
            message = node.args[1]
            if isinstance(message, ast.Name):
                message = constants[message.id]
            if isinstance(message, ast.Constant):
                assert isinstance(message.value, str)
                found.add(message.value)
            else:  # a game within a game, which this one has not
                assert "while {s.child.space.name} is played" in ast.unparse(message), module.name
    return found


def test_every_refusal_has_a_spanish_one() -> None:
    templates = refusal_templates(GAME) | refusal_templates(KERNEL)
    assert templates - set(refusals_es.REFUSALS) == set()
    assert set(refusals_es.REFUSALS) - templates == set()


def test_refusals_keep_their_names_and_are_spanish() -> None:
    for english, ours in refusals_es.REFUSALS.items():
        assert sorted(BRACES.findall(english)) == sorted(BRACES.findall(ours)), english
        assert not english_in(BRACES.sub("", ours)), ours
        refusal = Refusal("DBA-1.1", english, 1, 1, 1)
        refusal.domains = a.SPACE.domains
        assert "{" not in ES.refusal(refusal)
        assert ES.refusal(refusal) != refusal.sentence()


def test_a_refusal_names_what_it_is_about() -> None:
    words = ES.at(DBA.settle({"battle": "badon", "players": 2}))
    refusal = Refusal("DBA-12.3", "{element} is in the front zone of {element2}", 1, 2)
    assert words.refusal(refusal) == "Banda guerrera e2 está en la zona frontal de Banda guerrera e3"
    refusal = Refusal("DBA-7.3", "that costs {} PIPs, and {} are left", 2, 1)
    assert words.refusal(refusal) == "PIP que cuesta: 2; PIP que quedan: 1"


def test_an_unknown_refusal_stays_english() -> None:
    assert ES.refusal(Refusal("X-1", "nobody knows this")) == "nobody knows this"


# The rules


@pytest.fixture(scope="module")
def english() -> Rulebook:
    return rulebook.parse(DBA.words("en").rules_text(), "rules.en.md")


@pytest.fixture(scope="module")
def ours() -> Rulebook:
    return rulebook.parse(ES.rules_text(), "rules.es.md")


def test_the_same_chapters_and_rules_in_the_same_order(english: Rulebook, ours: Rulebook) -> None:
    assert [chapter.id for chapter in english.chapters] == [f"DBA-{n}" for n in (*range(1, 26), *range(30, 37))]
    assert [chapter.id for chapter in ours.chapters] == [chapter.id for chapter in english.chapters]
    assert [rule.id for rule in ours.rules] == [rule.id for rule in english.rules]


def test_every_rule_has_the_same_numbers_and_cites_the_same_rules(english: Rulebook, ours: Rulebook) -> None:
    for rule, mine in zip(english.rules, ours.rules, strict=True):
        numbers = sorted(NUMBER.findall(rule.text))
        assert sorted(number.replace(",", ".") for number in NUMBER.findall(mine.text)) == numbers, rule.id
        assert sorted(CITED.findall(mine.text)) == sorted(CITED.findall(rule.text)), rule.id
        assert mine.text.count("\n|") == rule.text.count("\n|"), rule.id


def test_the_rules_are_not_in_english(ours: Rulebook) -> None:
    for rule in ours.rules:
        assert not english_in(rule.text), rule.id
    for chapter in ours.chapters:
        assert not english_in(f"{chapter.title} {chapter.intro}"), chapter.id


@pytest.mark.parametrize("language", ["en", "es"])
def test_dba_2_1_the_table_of_types_is_what_is_played(language: str) -> None:
    words = DBA.words(language)
    text = rulebook.parse(words.rules_text(), "rules").find("DBA-2.1").text
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")][2:]
    entries = words.book()["types"]
    assert len(rows) == len(entries)
    for row, (key, entry) in zip(rows, entries.items(), strict=True):
        cells = [cell.strip() for cell in row]
        assert cells[0] == f"{entry['name']} ({key})"
        assert cells[2:4] == [str(entry["foot"]), str(entry["against_mounted"])]
        if entry["good"]:
            assert [cells[4].split("p")[0], cells[5]] == [str(entry["good"]), f"{entry['bad']}p"]
            assert cells[6] == str(entry["depth"])
        yes = "yes" if language == "en" else "sí"
        assert [cell == yes for cell in cells[7:]] == [entry["suffers"], entry["pursues"]]
