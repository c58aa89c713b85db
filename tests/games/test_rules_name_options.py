"""What a rule text calls an option is an option: in every game, in both languages, and in the rulings beside it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import heptarchy
from heptarchy.kernel.game import Game

GAMES = Path(heptarchy.__file__).parent / "games"
SPELLED = re.compile(r"`([^`\n]+)`")
# What else stands as code in a rule text: a command of the shell
COMMAND = re.compile(r"heptarchy [a-z]+( .*)?")
# As options are spelled and words of a text are not
OPTION_LIKE = re.compile(r"(?<![\w/.-])([a-z]+(?:_[a-z0-9]+)+)(?![\w(]|\.py)")

each_game = pytest.mark.parametrize("game", [heptarchy.game(name) for name in heptarchy.game_ids()], ids=lambda g: g.id)


def known_words(game: Game) -> set[str]:
    """Options and their choices."""
    return {word for option in game.options for word in (option.name, *option.choices)}


def unknown(game: Game, text: str) -> set[str]:
    """What is spelled as code, as `name`, `name=choice` or `choice`, and is no option and no choice of any."""
    choices = {option.name: set(option.choices) for option in game.options}
    found = set()
    for spelled in SPELLED.findall(text):
        name, given, value = spelled.partition("=")
        right = value in choices.get(name, ()) or value.isdigit() if given else name in known_words(game)
        if not right and not COMMAND.fullmatch(spelled):
            found.add(spelled)
    return found


@each_game
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_option_that_a_rule_names_is_one_of_its_game(game: Game, language: str) -> None:
    text = (GAMES / game.id / f"rules.{language}.md").read_text(encoding="utf-8")
    assert unknown(game, text) == set()
    assert set(OPTION_LIKE.findall(text)) <= known_words(game), "spelled like an option, in code or not"


@each_game
def test_every_option_that_a_ruling_or_an_options_sentence_names_is_one_of_its_game(game: Game) -> None:
    rulings = (GAMES / game.id / "RULINGS.md").read_text(encoding="utf-8")
    sentences = [game.words(language).option(option) for language in game.languages() for option in game.options]
    for text in (rulings, *sentences):
        assert set(OPTION_LIKE.findall(text)) <= known_words(game), text[:200]


@each_game
def test_a_name_that_is_no_option_is_found(game: Game) -> None:
    first = next(option for option in game.options if option.choices)
    assert unknown(game, f"with `{first.name}` = `{first.choices[0]}`, or `{first.name}={first.choices[0]}`") == set()
    assert unknown(game, f"`rb_feast`, on unless changed; `{first.name}=feast`") == {"rb_feast", f"{first.name}=feast"}
