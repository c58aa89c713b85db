"""Sentences out of messages: plurals, forms, hosts, lists, and the language that is fallen back to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.events import Event, EventKinds
from heptarchy.kernel.message import (
    FLAG,
    MESSAGE,
    NUMBER,
    SECOND,
    TEXT,
    Argument,
    Asks,
    Counted,
    HostOf,
    ListOf,
    MadeOf,
    Message,
    Thing,
    ThingOf,
    WordOf,
    argument,
    braced,
    valued,
)
from heptarchy.kernel.refusal import BadOptions, Reasons
from heptarchy.kernel.space import Domain, Space
from heptarchy.speech import shelf
from heptarchy.speech.book import Book, book
from heptarchy.speech.ftl import CatalogueError
from heptarchy.speech.plurals import category
from heptarchy.speech.shelf import book_of
from heptarchy.speech.sounds import sound

if TYPE_CHECKING:
    from collections.abc import Sequence


if TYPE_CHECKING:
    from collections.abc import Sequence


KIND = Domain("kind", ("norsemen", "fyrd", "old king"))
FACE = Domain("face", ("hit", "flee"))
ROLL = Domain("roll", ("hit flee", "flee flee"))
EN = """
list-more = { $before }, { $next }
list-last = { $before } and { $next }
kind-norsemen = Norsemen
    .one = Norseman
    .the = the Norsemen
kind-fyrd = Fyrd
kind-old_king = Old kings
face-hit = Hit
face-flee = Flee
fell = { COUNT($n, $kind) } { $n ->
    [0] did not fall
    [one] falls
   *[other] fall
}
come = { $units }{ part-late }
part-late = { " (late)" }
left = { SIZE($units) ->
    [0] nobody
   *[other] { $units }
}
rolled = { FORM($kind, "the") } roll { COMMAS($roll) }
round = Round { ROMAN($n) }
part = { SIGNED($n) } { $kind }
sum = 4, { COMMAS($parts) }
whose = { KEY($kind) ->
    [fyrd] ours
   *[other] theirs
}
both = { $what }, { kind-norsemen.one }
some = { LIST($units, "the") }
odd = { SHOUT($n) }
only = mine
"""
ES = """
list-last = { $before } y { $next }
kind-norsemen = nórdicos
    .one = nórdico
round = Ronda { ROMAN($n) }
"""


@pytest.fixture(scope="module")
def english() -> Book:
    return book("en", {"a.en.ftl": EN})


@pytest.fixture(scope="module")
def spanish(english: Book) -> Book:
    return book("es", {"a.es.ftl": ES}, english)


def kind(number: int) -> Thing:
    return Thing(KIND, number)


@pytest.mark.parametrize(
    ("n", "thing", "said"),
    [
        (0, 0, "0 Norsemen did not fall"),
        (1, 0, "1 Norseman falls"),
        (2, 0, "2 Norsemen fall"),
        (1, 1, "1 Fyrd falls"),
        (3, 2, "3 Old kings fall"),
    ],
)
def test_a_count_takes_the_form_and_the_verb_of_its_number(english: Book, n: int, thing: int, said: str) -> None:
    assert english.say(Message("fell", {"n": n, "kind": kind(thing)})) == said


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        ([1, 0, 0], "1 Norseman"),
        ([5, 1, 0], "5 Norsemen and 1 Fyrd"),
        ([2, 1, 1], "2 Norsemen, 1 Fyrd and 1 Old kings"),
    ],
)
def test_a_host_lists_those_that_there_are(english: Book, counts: list[int], said: str) -> None:
    units = HostOf(KIND, (0, 1, 2)).value(counts)
    assert english.say(Message("come", {"units": units})) == f"{said} (late)"
    assert english.say(Message("left", {"units": units})) == said


def test_nobody_is_a_host_too(english: Book) -> None:
    assert english.say(Message("left", {"units": []})) == "nobody"
    assert english.say(Message("come", {"units": []})) == " (late)"


def test_forms_keys_romans_and_commas(english: Book) -> None:
    faces = ListOf(FACE, ROLL, [[0, 1], [1, 1]])
    assert english.say(Message("rolled", {"kind": kind(0), "roll": faces.value([0])})) == "the Norsemen roll Hit, Flee"
    assert english.say(Message("rolled", {"kind": kind(1), "roll": faces.value([1])})) == "Fyrd roll Flee, Flee"
    assert [english.say(Message("whose", {"kind": kind(n)})) for n in (0, 1)] == ["theirs", "ours"]
    assert [english.say(Message("round", {"n": n})) for n in (1, 4, 9, 14, 44, 80)] == [
        "Round I",
        "Round IV",
        "Round IX",
        "Round XIV",
        "Round XLIV",
        "Round LXXX",
    ]


def test_signed_numbers_in_a_list_of_messages(english: Book) -> None:
    parts = [Message("part", {"n": n, "kind": kind(1)}) for n in (2, -1)]
    assert english.say(Message("sum", {"parts": [*parts, kind(0)]})) == "4, +2 Fyrd, -1 Fyrd, Norsemen"


def test_a_message_a_list_and_a_word_may_be_arguments(english: Book) -> None:
    inner = Message("round", {"n": 2})
    assert english.say(Message("both", {"what": inner})) == "Round II, Norseman"
    assert english.say(Message("both", {"what": [kind(0), kind(1)]})) == "Norsemen and Fyrd, Norseman"
    assert english.say(Message("both", {"what": [inner, kind(1)]})) == "Round II and Fyrd, Norseman"
    assert english.say(Message("both", {"what": "{ $n }"})) == "{ $n }, Norseman"


def test_a_list_may_have_its_names_in_a_form(english: Book) -> None:
    units: list[Counted | Thing] = [kind(0), Counted(2, kind(0)), kind(1)]
    assert english.say(Message("some", {"units": units})) == "the Norsemen, 2 Norsemen and Fyrd"


def test_a_table_may_call_things_by_names_of_its_own(english: Book, spanish: Book) -> None:
    told = Message("rolled", {"kind": kind(1), "roll": [Thing(FACE, 0)]})
    assert english.say(told) == "Fyrd roll Hit"
    assert english.calling({"kind-fyrd": "kind-norsemen"}).say(told) == "the Norsemen roll Hit"
    called = spanish.calling({"kind-old_king": "kind-norsemen"})
    assert called.name(kind(2), "one") == "nórdico"
    assert called.say(Message("whose", {"kind": kind(1)})) == "ours"
    assert english.calling({"kind-fyrd": "kind-norsemen"}).count(1, kind(1)) == "1 Norseman"
    assert (english.name(kind(1)), spanish.name(kind(2))) == ("Fyrd", "Old kings")  # elsewhere they keep theirs


def test_what_a_language_lacks_is_said_in_english(spanish: Book) -> None:
    assert spanish.say(Message("round", {"n": 3})) == "Ronda III"
    assert spanish.say(Message("only", {})) == "mine"
    assert spanish.count(2, kind(0)) == "2 nórdicos"
    assert spanish.count(2, kind(1)) == "2 Fyrd"
    assert spanish.name(kind(0), "the") == "nórdicos"
    assert spanish.show([Counted(1, kind(0)), Counted(2, kind(1)), Counted(1, kind(1))]) == "1 nórdico, 2 Fyrd y 1 Fyrd"
    assert spanish.names(KIND, "one") == ("nórdico", "Fyrd", "Old kings")


@pytest.mark.parametrize(
    ("id", "why"), [("none", "no catalogue says none"), ("odd", "there is no function SHOUT"), ("kind-lost", "no")]
)
def test_what_can_t_be_said_is_an_error_that_names_it(spanish: Book, id: str, why: str) -> None:
    with pytest.raises(CatalogueError, match=why):
        spanish.say(Message(id, {"n": 1}))


def test_two_catalogues_of_a_language_say_no_message_twice() -> None:
    with pytest.raises(CatalogueError, match=r"b: another catalogue says only already"):
        book("en", {"a": "only = a", "b": "only = b"})


@pytest.mark.parametrize(
    ("language", "n", "form"),
    [
        ("en", 1, "one"),
        ("en", 0, "other"),
        ("es", 1, "one"),
        ("es", 1_000_000, "many"),
        ("es", 0, "other"),
        ("xx", 1, "one"),
    ],
)
def test_the_form_of_a_number(language: str, n: int, form: str) -> None:
    assert category(language, n) == form


@pytest.mark.parametrize(
    ("word", "said"),
    [("Iceni", "e Iceni"), ("higos", "e higos"), ("Ítaca", "e Ítaca"), ("hierro", "y hierro"), ("Powys", "y Powys")],
)
def test_spanish_lists_hear_how_the_last_word_begins(word: str, said: str) -> None:
    ours = book_of("heptarchy.games.vikings", "es")
    assert ours.listed(["Deur", "Rhegin", word]) == f"Deur, Rhegin {said}"
    assert sound("en", word) == "other"


def test_a_game_may_say_in_its_own_way_what_every_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    package, file = "heptarchy.games.vikings", "book/names.en.ftl"
    text = "why-not-asked = not yours to say"
    monkeypatch.setattr(shelf, "read_beside", lambda of, name: text if name == file else read_beside(of, name))
    ours = book_of.__wrapped__(package)
    assert ours.say(Message("why-not-asked", {})) == "not yours to say"
    assert ours.say(Message("why-game-over", {})) == "the game is over"


def test_ints_stand_for_what_was_declared() -> None:
    declared = {"n": NUMBER, "units": HostOf(KIND, (0, 2)), "kind": argument(KIND)}
    found = valued(declared, [7, 0, 3, 1])
    assert isinstance(declared["kind"], ThingOf)
    assert found["n"] == 7
    [counted] = found["units"] if isinstance(found["units"], list) else []
    assert isinstance(counted, Counted)
    assert (counted.n, counted.thing.id) == (3, "kind-old_king")
    assert isinstance(found["kind"], Thing)
    assert (found["kind"].key, found["kind"].id) == ("fyrd", "kind-fyrd")


def test_an_argument_may_depend_on_those_beside_it_and_have_a_name_at_the_rim() -> None:
    class Least(Argument):
        def among(self, ints: Sequence[int], at: int) -> int:
            return min(ints[at:])

    declared = {"n": NUMBER, "least": Least(), "m": SECOND, "kind": argument(KIND)}
    assert [valued(declared, [1, 7, 5, 2])[name] for name in ("n", "least", "m")] == [1, 2, 5]
    assert braced("told", declared) == "told: {n} {n} {m} {kind}"


def test_a_question_takes_its_declared_arguments_alone() -> None:
    asks = Asks(Space("toy"))
    asked = asks.ask("come", units=HostOf(KIND, (0, 1)), late=FLAG, how=WordOf("by-sea", "by-land"), what=MESSAGE)
    message = asked.of(units=[0, 2], late=True, how=1, what=kind(0))
    assert message.id == "ask-come"
    assert (message.args["late"], message.args["how"]) == ("yes", "by-land")
    [counted] = message.args["units"] if isinstance(message.args["units"], list) else []
    assert isinstance(counted, Counted)
    assert (counted.n, counted.thing.id) == (2, "kind-fyrd")
    assert asked.of(units=[], late=False, how=0, what="x").args["units"] == []
    with pytest.raises(ValueError, match="ask-come takes units, late, how, what, not units"):
        asked.of(units=[])
    with pytest.raises(ValueError, match="has 'ask-come' already"):
        asks.ask("come")
    assert Asks(asks.space, "tale").ask("come").of().id == "tale-come"


def test_a_happening_may_tell_of_what_several_ints_make() -> None:
    rank = MadeOf([KIND, None], lambda ints: f"{KIND.key(ints[0])} no. {ints[1]}")
    space = Space("toy")
    rose = EventKinds(space).event("rose", who=rank, kind=KIND)
    event = Event(rose, [1, 3, 0, 0], -1)
    assert (str(event), rose.domains, rose.arity) == ("rose: fyrd 3 norsemen", {"kind": KIND}, 3)
    assert event.message().args["who"] == "fyrd no. 3"


def test_a_reason_is_declared_once_and_takes_three_numbers() -> None:
    space = Space("toy")
    whys = Reasons(space)
    full = whys.reason("full", kind=KIND, n=NUMBER)
    refusal = full.by("X-1", 1, 5)
    refusal.domains = {"kind": KIND}
    assert str(refusal) == "full: fyrd 5 (X-1)"
    space.voice = book("en", {"a": "why-full = { $n } { $kind } are enough\nkind-fyrd = Fyrd"}).say
    assert str(refusal) == "5 Fyrd are enough (X-1)"
    with pytest.raises(ValueError, match="has a reason 'full' already"):
        whys.reason("full")
    with pytest.raises(ValueError, match="a refusal carries three numbers"):
        whys.reason("more", a=NUMBER, b=NUMBER, c=NUMBER, d=NUMBER)


def test_options_that_do_not_go_together_have_a_message_and_mostly_a_rule() -> None:
    space = Space("toy")
    few = Reasons(space).options("few", option=TEXT, n=NUMBER)
    error = few.by("X-2", option="ships", n=3)
    assert (str(error), error.rule) == ("bad-few (X-2)", "X-2")
    space.voice = book("en", {"a": "bad-few = { $option } is for { $n }"}).say
    error = few.by("", option="ships", n=3)
    assert str(error) == "ships is for 3"
    spanish = book("es", {"a": "bad-few = { $option } es para { $n }"})
    assert error.told(spanish.say) == "ships es para 3"
    assert few.by("X-2", option="ships", n=3).told(spanish.say) == "ships es para 3 (X-2)"
    assert BadOptions("no such thing").told(spanish.say) == "no such thing"
    with pytest.raises(ValueError, match="has 'bad-few' already"):
        Reasons(space).options("few")


def test_an_attribute_is_that_of_a_language_or_else_the_english_one(english: Book, spanish: Book) -> None:
    assert [spanish.attribute("kind-norsemen", form) for form in ("one", "the", "a")] == ["nórdico", "the Norsemen", ""]
    assert english.attribute("nothing", "one") == ""


def test_a_happening_is_said_by_its_catalogue() -> None:
    space = Space("toy")
    kinds = EventKinds(space)
    event = Event(kinds.event("cut_down", n=NUMBER, kind=KIND), [2, 1, 0, 0], -1)
    assert str(event) == "cut_down: 2 fyrd"
    space.voice = book("en", {"a": "told-cut-down = { COUNT($n, $kind) } fall\nkind-fyrd = Fyrd"}).say
    assert str(event) == "2 Fyrd fall"
    assert kinds.kind("fled", "{n} flee").id == ""
    with pytest.raises(ValueError, match="`tell` carries four numbers"):
        kinds.event("more", units=HostOf(KIND, (0, 1, 2)), kind=KIND, kind2=KIND)
