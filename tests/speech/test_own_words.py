"""A language says all of a game in its own words: no English in it, the same figures, the same rules, a whole book."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import heptarchy
from heptarchy.kernel import rulebook
from heptarchy.speech.ftl import Choice, Pattern
from tests.speech.parts import texts
from tests.speech.test_catalogues import SPEAKING, book

TONGUES = [(id, language) for id in SPEAKING for language in heptarchy.game(id).languages() if language != "en"]
each_tongue = pytest.mark.parametrize(("id", "language"), TONGUES)
NUMBER = re.compile(r"(?<![\w.-])\d+(?:[.,]\d+)?(?![\w-])")
CITED = re.compile(r"\b(?:OR|GHA|WX|RB|OV|VX?|AA|DBA)-[A-Z]?\d+(?:\.\d+)?")
NOT_SAID = re.compile(r"`[^`]*`|\b\w+_\w+\b|Forest of Dean")  # what is typed, options and places by their names

# Words of every game, and of each one, that would be a piece of English; in backquotes stands what is typed
ENGLISH = {
    *(
        "the",
        "and",
        "play",
        "plays",
        "choose",
        "chooses",
        "of",
        "to",
        "with",
        "turn",
        "card",
        "cards",
        "battle",
        "army",
    ),
    *("is", "are", "not", "or", "in", "before", "where", "who", "from", "his", "your", "by", "into", "falls", "army"),
}
OF_GAME = {
    "vikings": {
        *("armies", "step", "steps", "unit", "units", "hit", "flee", "command", "comes"),
        *("Norsemen", "Housecarl", "Vikings", "English", "Leader", "London"),
    },
    "ortus": {
        *("Earl", "Earls", "King", "Hand", "Pool", "Land", "Lands", "Market", "Town", "Church", "Cathedral", "Castle"),
        *("Palace", "Prince", "Vassal", "Champion", "Monk", "Mercenary", "Treachery", "Intrigue", "Allies", "Banquet"),
        *("Banner", "Tower", "Towers", "Fief", "Siege", "Raid", "Infantry", "Knight", "Viking", "Vikings", "Chieftain"),
        *(
            "Blue",
            "Red",
            "Green",
            "Gold",
            "Purple",
            "Orange",
            "Winter",
            "Strength",
            "Property",
            "Joust",
            "Lords",
            "deck",
        ),
    },
    "dba": {
        *("element", "elements", "flee", "flees", "command", "recoils", "camp", "move", "moves", "paces"),
        *("Spears", "Blades", "Knights", "Warband", "Cavalry", "Auxilia"),
    },
    "arthur": {
        *("war", "claim", "element", "elements", "siege", "throne", "title"),
        *("Spears", "Warband", "Cavalry", "Auxilia", "Raid", "Saxon", "British", "Irish"),
    },
}
ALSO_THEIRS = {"de": {"in", "falls", "London", "Name", "Hand"}}  # English words that are the language's own too


def english_in(id: str, language: str, text: str) -> set[str]:
    """Words in a text that are a piece of English."""
    words = set(re.findall(r"[^\W\d_]+", NOT_SAID.sub("", text)))
    return words & (ENGLISH | OF_GAME[id]) - ALSO_THEIRS.get(language, set())


def written(pattern: Pattern) -> Iterator[str]:
    """What stands in a text as it is, in all its variants."""
    for piece in pattern:
        if isinstance(piece, str):
            yield piece
        elif isinstance(piece, Choice):
            for variant in piece.variants.values():
                yield from written(variant)


@each_tongue
def test_no_catalogue_has_a_piece_of_english(id: str, language: str) -> None:
    said = book(id, language)
    for message in said.entries.keys() - {"title"}:
        for text in texts(said, message):
            for line in written(text):
                assert not english_in(id, language, line), (message, line)


@each_tongue
def test_what_says_what_a_thing_does_has_the_figures_of_the_english_text(id: str, language: str) -> None:
    said, english = book(id, language), book(id, "en")
    for message in english.entries:
        if message.startswith(("text-", "effect-", "power-", "need-")):
            ours, theirs = ("".join(written(of.entries[message].pattern)) for of in (said, english))
            assert sorted(re.findall(r"\d+", ours)) == sorted(re.findall(r"\d+", theirs)), message
            assert ours != theirs or " " not in ours, message


@each_tongue
def test_every_option_is_named_and_told_with_its_rule(id: str, language: str) -> None:
    game = heptarchy.game(id)
    words, english = game.words(language), game.words("en")
    for option in game.options:
        said = words.option(option)
        assert words.option_name(option)
        assert "_" not in words.option_name(option)
        assert said.endswith(".")
        assert english.option(option) == option.sentence  # the code has it too
        assert CITED.findall(said) == CITED.findall(option.sentence), option.name


@each_tongue
def test_the_rules_are_the_same_rule_by_rule(id: str, language: str) -> None:
    game = heptarchy.game(id)
    english, ours = (rulebook.parse(game.words(spoken).rules_text(), spoken) for spoken in ("en", language))
    assert [chapter.id for chapter in ours.chapters] == [chapter.id for chapter in english.chapters]
    assert [rule.id for rule in ours.rules] == [rule.id for rule in english.rules]
    assert ours.title != english.title
    for rule, mine in zip(english.rules, ours.rules, strict=True):
        assert sorted(CITED.findall(mine.text)) == sorted(CITED.findall(rule.text)), rule.id
        assert figures(mine.text) == figures(rule.text), rule.id
        assert mine.text.count("\n|") == rule.text.count("\n|"), rule.id
        assert not english_in(id, language, mine.text), rule.id


def figures(text: str) -> list[str]:
    """The numbers in a text, sorted; a language has points and commas of its own."""
    return sorted(re.sub("[.,]", "", number) for number in NUMBER.findall(text))


def same_keys(ours: Any, theirs: Any) -> bool:
    """Whether two books say something of the same things."""
    if isinstance(ours, dict):
        return list(ours) == list(theirs) and all(same_keys(ours[key], theirs[key]) for key in ours)
    return bool(ours) == bool(theirs)


@each_tongue
def test_the_book_is_plain_and_has_all_that_the_english_one_has(id: str, language: str) -> None:
    ours, theirs = (heptarchy.game(id).words(spoken).book() for spoken in (language, "en"))
    assert json.loads(json.dumps(ours)) == ours
    assert same_keys(ours, theirs)
    assert list(ours["verbs"]) == [verb.name for verb in heptarchy.game(id).space.verbs]


@each_tongue
def test_a_seat_and_the_game_are_called_in_the_language(id: str, language: str) -> None:
    game = heptarchy.game(id)
    assert game.words(language).language == language
    assert game.words("is").language == "en"
    seats = len(game.seat_names(game.settle({})))
    assert len(set(game.words(language).seat_names(game.settle({})))) == seats
