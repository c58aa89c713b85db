"""What a player types, and what it may mean."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.data.tables import CARDS, EOFORWIC, LOIDIS, LONCASTER, LUNDENWIC, NORSEMEN
from heptarchy.games.vikings.table.actions import LOAD, PLAY, SAIL, SPACE, STEP
from heptarchy.kit.screen.lexicon import Lexicon, typed_words

LEXICON = Lexicon(SPACE)
WAYS = [STEP[EOFORWIC], STEP[LOIDIS], STEP[LONCASTER], STEP[LUNDENWIC]]
LOADS = [LOAD[NORSEMEN][n] for n in range(13)]


def meant(typed: str, options: list[int]) -> list[str]:
    """The options that the line may mean, in words."""
    return [SPACE.say(action) for action in LEXICON.find(typed_words(typed), options)]


@pytest.mark.parametrize("typed", ["york", "march york", "York", "yo", "march to York", "eoforwic", "m york"])
def test_a_shire_by_its_name_its_old_name_or_its_beginning(typed: str) -> None:
    assert meant(typed, WAYS) == ["march eoforwic"]


def test_a_word_that_fits_several_means_all_of_them() -> None:
    assert meant("l", WAYS) == ["march loidis", "march loncaster", "march lundenwic"]
    assert meant("march", WAYS) == [SPACE.say(action) for action in WAYS]


def test_a_whole_word_wins_over_its_beginning() -> None:
    assert meant("load norsemen 1", LOADS) == ["load norsemen 1"]
    assert meant("norsemen 12", LOADS) == ["load norsemen 12"]
    assert meant("n 1", LOADS) == [f"load norsemen {n}" for n in (1, 10, 11, 12)]


def test_the_verb_tells_two_ways_to_one_place_apart() -> None:
    options = [STEP[EOFORWIC], SAIL[EOFORWIC]]
    assert len(meant("york", options)) == 2
    assert meant("sail york", options) == ["sail eoforwic"]


def test_of_two_cards_of_one_title_either_will_do() -> None:
    options = [PLAY[CARDS.index(name)] for name in ("n01_treaty", "n02_move_2_4", "n03_move_2_4", "n05_move_2_3")]
    assert meant("play treaty", options) == ["play n01_treaty"]
    assert meant("2/4", options) == ["play n02_move_2_4"]
    assert meant("movement 2/3", options) == ["play n05_move_2_3"]
    assert len(meant("movement", options)) == 3


def test_nothing_is_meant_by_a_word_that_nothing_has() -> None:
    assert meant("rome", WAYS) == []
