"""What is said in random play: whole, in the language that is spoken, of declared arguments; in every language."""

from __future__ import annotations

import re

import pytest

import heptarchy
from heptarchy import FATE, Match, Rng
from heptarchy.kernel.message import Message
from heptarchy.speech.book import Book
from heptarchy.speech.ftl import Variable
from heptarchy.speech.words import BookWords
from tests.corpus.hearing import FIRST_MISSES, MISSES, misses
from tests.laws.tables import OPTION_SETS
from tests.speech.parts import used
from tests.speech.test_catalogues import SPEAKING, book, declared
from tests.speech.test_own_words import english_in

ANSWERS = 700  # of a game are listened to
SHOWN = 12  # buttons of a question
LONGEST = {"vikings": 34, "ortus": 48, "arthur": 60, "dba": 110}  # a button
LONGEST_QUESTION = 180
RAW = re.compile(r"[{}<>_\n]|  |None|\d\.\d{3}|answer by")  # what is left of code

Heard = dict[str, set[frozenset[str]]]  # by id of a message: the arguments that it came with


class Listening(Book):
    """A book that notes what it is asked to say."""

    def __init__(self, of: Book, heard: Heard) -> None:
        super().__init__(of.language, of.entries, of.other)
        self.heard = heard

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        self.heard.setdefault(message.id, set()).add(frozenset(message.args))
        return super().say(message)


def reads_well(id: str, language: str, said: str, begins: bool = True) -> None:
    """A line that people read: nothing raw, nothing English in another language; it begins as lines do."""
    assert said == said.strip() != "", said
    assert not RAW.search(said), said
    assert language == "en" or not english_in(id, language, said), said
    first = said.lstrip("¡¿")
    assert not begins or first[0].isupper() or first[0].isdigit() or re.match(r"e\d", first), said


def listen(id: str, given: dict[str, object], seed: str, heard: Heard) -> None:
    """Play at random, and read all there is in every language."""
    game = heptarchy.game(id)
    match, rng = Match(game, given), Rng(seed)
    spoken: list[BookWords] = []
    for language in game.languages():
        words = game.words(language).at(match.record.options)
        assert isinstance(words, BookWords)
        words.says = Listening(words.says, heard)
        spoken.append(words)
    rules: set[str] = set()
    while not match.state.over and len(match.log) < ANSWERS:
        state = match.state
        seat = FATE if state.seat == FATE else rng.choice(state.seats)
        options = state.weights.answers if seat == FATE else state.options_for(seat)
        if seat != FATE:
            tried = misses(state, seat, MISSES if state.rule_for(seat) in rules else FIRST_MISSES, rng)
            rules.add(state.rule_for(seat))
            refusals = [found for one in tried if (found := state.refuse(one, seat)) is not None]
            for words in spoken:
                reads_well(id, words.language, words.prompt(state, seat), begins=False)
                assert len(words.prompt(state, seat)) < LONGEST_QUESTION
                for option in options[:SHOWN]:
                    label = words.label(state, seat, option)
                    reads_well(id, words.language, label)
                    assert len(label) <= LONGEST[id] or state.rule_for(seat).startswith("DBA"), label
                for refusal in refusals:
                    reads_well(id, words.language, words.refusal(refusal), begins=False)
        entry = match.apply(rng.choice(options), seat)
        for words in spoken:
            reads_well(id, words.language, words.said(entry.action), begins=False)
            for event in entry.events:
                reads_well(id, words.language, words.event(event))
    for words in spoken:
        assert words.ending(match.state) or not match.state.over
        words.annals(match.log, game.space.say, len(match.record.names))


@pytest.mark.parametrize("id", SPEAKING)
def test_what_is_said_in_play_has_exactly_its_declared_arguments(id: str) -> None:
    heard: Heard = {}
    for n, given in enumerate(OPTION_SETS[id]()):
        listen(id, given, f"said in play {id} {n}", heard)
    known = declared(id)
    assert len(heard.keys() & known.keys()) > len(known) // 2
    for message, came in heard.items():
        for args in came:
            assert message not in known or args == known[message].keys(), message
            for language in heptarchy.game(id).languages():
                said = book(id, language)
                names = {
                    arg.name
                    for one in (used(said, message) if message in said.entries else ())
                    for arg in ([one] if isinstance(one, Variable) else one.args)
                    if isinstance(arg, Variable)
                }
                assert names <= args, (message, language)
