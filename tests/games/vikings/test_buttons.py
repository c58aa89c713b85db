"""Buttons and the log of 878: Vikings by catalogue: each verb has its messages, and they use what it points at."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.book.asks import LINES
from heptarchy.games.vikings.book.words import called, pointed
from heptarchy.games.vikings.book.words_book import PACKAGE, verb_id
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.table.actions import PASS, PAY, SPACE
from heptarchy.speech.ftl import Variable
from heptarchy.speech.shelf import book_of
from tests.games.vikings.table import a_state
from tests.games.vikings.test_words import FATES
from tests.speech.parts import used

MOVE = {"armies", "steps"}
# What some buttons say beside what they point at
MORE = {"pay": {"n"}, "cast": {"it"}, "give": {"units"}, "hurry": {"steps"}, "raze": {"it"}}
RULES = {rule.lower().replace(".", "-") for rule in LINES}

each_language = pytest.mark.parametrize("language", ["en", "es"])


def arguments(id: str) -> set[str]:
    """What the message of a button, or of the log, may use; fails if it is of no verb, or of no rule."""
    head, _, name = id.partition("-")
    if id in ("do-play-move", "do-play-treaty"):
        return MOVE
    verb = max(
        (verb for verb in SPACE.verbs if f"{name}-".startswith(f"{called(verb)}-")), key=lambda v: len(called(v))
    )
    rule = name.removeprefix(called(verb)).removeprefix("-")
    assert not rule or (head == "do" and rule in RULES), id
    return set(pointed(verb, 0)) | (MORE.get(called(verb), set()) if head == "do" else set())


@each_language
def test_buttons_and_the_log_use_what_their_verb_points_at(language: str) -> None:
    book = book_of(PACKAGE, language)
    for id in book.entries:
        if id.startswith(("do-", "log-")):
            for one in used(book, id):
                names = [one] if isinstance(one, Variable) else [arg for arg in one.args if isinstance(arg, Variable)]
                assert {name.name for name in names} <= arguments(id), id


@each_language
def test_every_verb_has_a_name_and_a_button_and_is_told_in_the_log(language: str) -> None:
    book = book_of(PACKAGE, language)
    for verb in SPACE.verbs:
        assert book.has(verb_id(verb))
        assert verb in FATES or book.has(f"do-{called(verb)}")
        assert book.has(f"log-{called(verb)}")


def test_what_no_question_asks_can_still_be_called() -> None:
    s = a_state()
    words = VIKINGS.words("en")
    assert s.asked(0) is None
    assert words.label(s, 0, PASS[0]) == "Pass"
    assert words.label(s, 0, SPACE.parse("cast")) == "Add a Rune die"
    assert words.label(s, 0, SPACE.parse("roll hit flee")) == "Rolls Hit, Flee"
    assert words.label(s, 0, PAY[0]) == "Pay 2 Norsemen"
