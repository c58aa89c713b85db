"""Every catalogue of the games and of the server is whole: all messages, of declared arguments alone, all named."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import heptarchy
from heptarchy.games import BUILT_IN
from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.events import Event
from heptarchy.kernel.message import NUMBER, Argument, HostOf, name_id
from heptarchy.kernel.refusal import FAULTS
from heptarchy.kit.facts import facts_of
from heptarchy.lab import voice
from heptarchy.server import reasons
from heptarchy.speech import shelf
from heptarchy.speech.book import FUNCTIONS, Book
from heptarchy.speech.ftl import Call, Reference, Variable
from heptarchy.speech.shelf import OURS, PHRASE, book_of, catalogues, lacking
from tests.speech.parts import declared_in, pieces, texts, used

SERVER, LAB = "server", "lab"
SPEAKING = [id for id in BUILT_IN if catalogues(f"heptarchy.games.{id}")]
GAMES = [(id, language) for id in SPEAKING for language in catalogues(f"heptarchy.games.{id}")]
BOOKS = [*GAMES, *((SERVER, language) for language in catalogues(reasons.PACKAGE))]
LABS = [(LAB, language) for language in catalogues(voice.PACKAGE)]
each_book = pytest.mark.parametrize(("id", "language"), BOOKS)
each_games_book = pytest.mark.parametrize(("id", "language"), GAMES)


def package_of(id: str) -> str:
    return {SERVER: reasons.PACKAGE, LAB: voice.PACKAGE}.get(id) or f"heptarchy.games.{id}"


def book(id: str, language: str) -> Book:
    return book_of(package_of(id), language)


def declared(id: str) -> dict[str, dict[str, Argument]]:
    """By id: the messages that the code of a game, or the server's, declares; what the lab reads off it among them."""
    if id == SERVER:
        space = reasons.SPACE
    else:
        facts_of(heptarchy.game(id))
        space = heptarchy.game(id).space
    return declared_in(space)


def test_vikings_speaks_by_its_catalogues() -> None:
    assert ("vikings", "en") in BOOKS
    assert ("vikings", "es") in BOOKS
    assert ("vikings", "de") in BOOKS  # by files alone: no module knows of German


def test_the_server_speaks_every_language_of_the_games() -> None:
    assert {language for _, language in GAMES} == set(catalogues(reasons.PACKAGE))


@each_book
def test_all_languages_have_the_same_messages_but_for_their_own_phrases(id: str, language: str) -> None:
    assert lacking(package_of(id), language) == []
    english = book(id, "en").entries
    assert [one for one in book(id, language).entries if one not in english and not one.startswith(PHRASE)] == []
    assert set(catalogues(OURS, "")) >= {language}


@pytest.fixture
def some_french(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Vikings with three words of French."""
    package, file = "heptarchy.games.vikings", "book/names.fr.ftl"
    both = {**catalogues(package), "fr": [file]}
    monkeypatch.setattr(shelf, "catalogues", lambda of, folder="": both if of == package else catalogues(of, folder))
    text = "shire-eoforwic = Jorvik\ntitle = 878 : Vikings\nlog-march = vont à { $it }\n"
    monkeypatch.setattr(shelf, "read_beside", lambda of, name: text if name == file else read_beside(of, name))
    yield
    book_of.cache_clear()


@pytest.mark.usefixtures("some_french")
def test_a_language_that_has_begun_says_the_rest_in_english() -> None:
    game = heptarchy.game("vikings")
    assert game.languages() == ["en", "de", "es", "fr"]
    words = game.words("fr")
    assert words.title() == "878 : Vikings"
    assert words.said(game.space.parse("march eoforwic")) == "vont à Jorvik"
    assert words.said(game.space.parse("sail eoforwic")) == "sail to York"  # a sentence is of one language
    assert words.book()["kinds"] == game.words("en").book()["kinds"]
    assert words.rules_text() == game.rules_text()


@each_book
def test_every_message_is_declared_and_every_declared_one_is_said(id: str, language: str) -> None:
    heads = tuple({f"{one.partition('-')[0]}-" for one in declared(id)})
    said = {one for one in book(id, language).entries if one.startswith(heads)}
    assert said - set(book_of(OURS, language).entries) == set(declared(id))


@each_book
def test_a_message_uses_its_declared_arguments_alone(id: str, language: str) -> None:
    said = book(id, language)
    for message, args in declared(id).items():
        for one in used(said, message):
            names = [one] if isinstance(one, Variable) else [arg for arg in one.args if isinstance(arg, Variable)]
            assert {name.name for name in names} <= set(args), message


@pytest.mark.parametrize("language", [language for _, language in LABS])
def test_the_lab_says_the_same_messages_of_the_same_arguments_in_every_language(language: str) -> None:
    said, english = book(LAB, language), book(LAB, "en")
    assert lacking(package_of(LAB), language) == []
    assert list(english.entries) == [one for one in said.entries if not one.startswith(PHRASE)]
    for message in english.entries:
        assert names_in(said, message) <= names_in(english, message), message
        assert set(said.entries[message].attributes) == set(english.entries[message].attributes)


def names_in(said: Book, message: str) -> set[str]:
    """The arguments that a message uses."""
    each = [[one] if isinstance(one, Variable) else one.args for one in used(said, message)]
    return {arg.name for args in each for arg in args if isinstance(arg, Variable)}


@pytest.mark.parametrize(("id", "language"), [*BOOKS, *LABS])
def test_every_reference_and_every_function_is_there(id: str, language: str) -> None:
    said = book(id, language)
    phrases: set[str] = set()
    for message in said.entries:
        for text in texts(said, message):
            for piece in pieces(text):
                if isinstance(piece, Reference):
                    assert said.has(piece.id, piece.attribute), message
                    phrases.add(piece.id)
                assert not isinstance(piece, Call) or piece.function in FUNCTIONS, message
    assert {one for one in said.entries if one.startswith(PHRASE)} <= phrases, "a phrase that nothing says"


@each_book
def test_every_thing_that_may_be_named_has_a_name_and_some_have_each_form(id: str, language: str) -> None:
    said = book(id, language)
    for message, args in declared(id).items():
        for kind in args.values():
            for number in range(kind.domain.count()) if kind.domain is not None else ():
                assert kind.domain is not None
                assert said.has(name_id(kind.domain, number))
        for call in used(said, message):
            if isinstance(call, Call) and call.function == "FORM":
                thing, form = call.args
                assert isinstance(thing, Variable)
                assert isinstance(form, str)
                domain = args[thing.name].domain
                assert domain is not None
                assert any(said.has(name_id(domain, number), form) for number in range(domain.count())), message


@each_games_book
def test_whatever_happens_is_said(id: str, language: str) -> None:
    """Every kind of happening with every thing that it may name, and with one and some."""
    words = heptarchy.game(id).words(language)
    for kind in heptarchy.game(id).space.kinds:
        for place in range(kind.arity):
            for value in range(40):
                ints = [1] * kind.arity
                ints[place] = value
                if all(fits(kind.args, ints)):
                    said = words.event(Event(kind, ints, -1))
                    assert said == " ".join(said.split())
                    begin = said.lstrip("¡¿")
                    assert begin[0].isupper() or begin[0].isdigit() or re.match(r"e\d", begin)  # as e4 in DBA
                    assert not {"{", "}", "$"} & set(said)


@each_games_book
def test_whatever_is_refused_is_said(id: str, language: str) -> None:
    """Every reason with everything that it may name, in the middle of a sentence."""
    game = heptarchy.game(id)
    for reason in game.space.reasons:
        for value in range(40):
            if all(fits(reason.args, [value] * len(reason.args))):
                refusal = reason.by("V-1", *[value] * len(reason.args))
                said = game.words(language).refusal(refusal)
                assert said == " ".join(said.split())
                assert not {"{", "}", "$"} & set(said)
                assert (said == refusal.sentence()) == (language == "en")


@pytest.mark.parametrize("language", catalogues(OURS, ""))
def test_what_is_wrong_with_records_and_options_is_said_with_all_that_it_is_about(language: str) -> None:
    said = book_of(OURS, language)
    assert len(FAULTS) > 25
    for fault in FAULTS:
        given = {name: 7 if kind is NUMBER else f"<{name}>" for name, kind in fault.args.items()}
        plain, message = fault.told(**given)
        told = said.say(message)
        assert (told == plain) == (language == "en"), told
        assert [part for part in map(str, given.values()) if part not in told] == [], fault.id


def fits(args: dict[str, Argument], ints: list[int]) -> Iterator[bool]:
    """Whether each int is a number of what it stands for; a host may lack a kind, and else nothing is told of none."""
    parts = [(part, isinstance(kind, HostOf)) for kind in args.values() for part in kind.parts]
    for (part, counts), value in zip(parts, ints, strict=True):
        yield value < part.count() if part is not None else value > 0 or counts
