"""Buttons and the log of Ortus Regni by catalogue: each verb has its messages, and they use what it points at."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.book.asks import LINES
from heptarchy.games.ortus.book.words import called, pointed
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import COPIES, FIEF, PACKAGE, PLACE_IN_ROW, SPACE
from heptarchy.kernel.space import Verb
from heptarchy.speech.ftl import Variable
from heptarchy.speech.shelf import book_of
from tests.games.ortus.table import BLUE, a_state
from tests.games.ortus.test_words import FATES
from tests.speech.parts import used

# What some buttons say beside what they point at
MORE = {"emissary": {"n"}, "recruit": {"n"}, "exchange": {"n"}, "buy-towers": {"n"}}
MORE |= {"capture": {"fief"}, "destroy": {"fief"}}
RULES = {rule.lower().replace(".", "-") for rule in LINES}
NOT_OF_A_RULE = {"do-done-nothing", "do-play-ov-19"}

each_language = pytest.mark.parametrize("language", ["en", "es"])


def verb_and_rule(id: str) -> tuple[Verb, str]:
    """The verb of a button, or of a line of the log, and the rule that it is for."""
    name = id.partition("-")[2]
    verb = max((one for one in SPACE.verbs if f"{name}-".startswith(f"{called(one)}-")), key=lambda v: len(called(v)))
    return verb, name.removeprefix(called(verb)).removeprefix("-")


def arguments(id: str) -> set[str]:
    """What the message may use."""
    verb, _ = verb_and_rule(id)
    args = set(pointed(verb, 0))
    if id.startswith("log-"):
        return args
    if verb.domain is FIEF:
        args |= {"seat", "lord"}
    if verb.domain is PLACE_IN_ROW:
        args |= {"garrison"}
    return args | MORE.get(called(verb), set())


@each_language
def test_buttons_and_the_log_use_what_their_verb_points_at(language: str) -> None:
    book = book_of(PACKAGE, language)
    for id in book.entries:
        if id.startswith(("do-", "log-")):
            for one in used(book, id):
                names = [one] if isinstance(one, Variable) else [arg for arg in one.args if isinstance(arg, Variable)]
                assert {name.name for name in names} <= arguments(id), id


@each_language
def test_buttons_of_a_rule_are_of_one_that_asks(language: str) -> None:
    for id in book_of(PACKAGE, language).entries:
        if id.startswith(("do-", "log-")) and id not in NOT_OF_A_RULE:
            rule = verb_and_rule(id)[1]
            assert not rule or (id.startswith("do-") and rule in RULES), id


@each_language
def test_every_verb_has_a_name_and_a_button_and_is_told_in_the_log(language: str) -> None:
    book = book_of(PACKAGE, language)
    for verb in SPACE.verbs:
        assert verb in COPIES or book.has(f"verb-{called(verb)}")
        assert verb in FATES or book.has(f"do-{called(verb)}")
        assert book.has(f"log-{called(verb)}")


def test_an_answer_points_at_a_thing_or_at_its_number() -> None:
    assert (called(COPIES[t.LAND]), pointed(COPIES[t.LAND], 3)["n"]) == ("copies", 3)


def test_what_no_question_asks_can_still_be_called() -> None:
    s = a_state({})
    assert s.asked(BLUE) is None
    assert ORTUS.words("en").label(s, BLUE, SPACE.parse("end")) == "End the turn"
    assert ORTUS.words("en").label(s, BLUE, SPACE.parse("battle church")) == "Turns the Battle card: Church Decides"
