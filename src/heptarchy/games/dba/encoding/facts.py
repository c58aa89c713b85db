"""DBA Big Battle as the lab reads it: two sides, and what each has lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba.book.words_book import ARRAY as A_LINE
from heptarchy.games.dba.book.words_book import HOST as A_HOST
from heptarchy.games.dba.book.words_book import PACKAGE
from heptarchy.games.dba.data.hosts import HOST_KEYS
from heptarchy.games.dba.losses import army_lost, army_size
from heptarchy.games.dba.table.actions import ARRAY, CARD, CROWN, HOST, PLAY, SPACE, TAKE, TRAIT, TYPE
from heptarchy.games.dba.table.setup import sides_of
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.message import Asks, Message, Thing
from heptarchy.kit.facts import Facts, Watch, named, sentences
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State

ENGLISH = book_of(PACKAGE)
LED = Asks(SPACE, "opened").ask("led", type=TYPE)
NAMES = ("First side", "Second side")
ARRAYS = ("even line", "heavy left", "heavy right", "deep line")  # as games/dba/arrays.py numbers them


def sides(options: Mapping[str, Value]) -> list[str]:
    """By seat: the side it fights on."""
    return [NAMES[side] for side in sides_of(options)]


def at_end(state: State) -> dict[str, int]:
    """The round it ended in, and what each side has lost."""
    assert isinstance(state, Battle)
    return {"round": state.round, "first_lost": army_lost(state, 0), "second_lost": army_lost(state, 1)}


def mark(state: State) -> int:
    """Bounds begun; 0 before the first."""
    assert isinstance(state, Battle)
    return state.bound


def standing(state: State) -> list[float]:
    """One half while losses are even; 1 with the enemy at his breaking point and no loss of one's own."""
    assert isinstance(state, Battle)
    spent = [
        min(1.0, state.params.army_share * army_lost(state, side) / (army_size(state, side) or 1)) for side in (0, 1)
    ]
    found = [0.5 + (spent[1] - spent[0]) / 2, 0.5 + (spent[0] - spent[1]) / 2]
    return found if state.side[0] == 0 else found[::-1]


def play(action: int) -> str:
    """A card, a trait, a ready-made army."""
    if PLAY.holds(action):
        return CARD.show(PLAY.arg(action))
    if TAKE.holds(action):
        return TRAIT.show(TAKE.arg(action))
    return host(HOST.arg(action)) if HOST.holds(action) else ""


def host(number: int) -> str:
    """A ready-made army by name."""
    return HOST_KEYS[number].replace("_", " ")


def opening(answers: list[int]) -> str:
    """The army, where it is ready-made, or what its general leads; and the line, where that is ready-made."""
    words: list[str] = []
    for action in answers:
        if HOST.holds(action):
            words.append(host(HOST.arg(action)))
        elif CROWN.holds(action) and not words:
            words.append(ENGLISH.say(LED.of(type=CROWN.arg(action))))
        elif ARRAY.holds(action):
            words.append(ARRAYS[ARRAY.arg(action)])
            break
    return ", ".join(words)


def words() -> list[tuple[str, Thing | Message]]:
    """The sides; armies and lines, where they are ready-made, and who is led; what is played."""
    found: list[tuple[str, Thing | Message]] = [
        (name, Message(id, {})) for name, id in zip(NAMES, ("side-first", "side-second"), strict=True)
    ]
    found += [(host(number), Thing(A_HOST, number)) for number in range(len(HOST_KEYS))]
    found += [(line, Thing(A_LINE, number)) for number, line in enumerate(ARRAYS)]
    led = [LED.of(type=number) for number in range(TYPE.count())]
    return [*found, *named(CARD), *named(TRAIT), *((ENGLISH.say(one), one) for one in led)]


SEEN = sentences(PACKAGE, "seen", ("mark", "lead", "plays", "opening"))
FACTS = Facts(
    sides,
    at_end,
    sentences(PACKAGE, "fact", ("round", "first_lost", "second_lost")),
    when="round",
    tinctures={"First side": "gules", "Second side": "azure"},
    watch=Watch(
        mark,
        SEEN["mark"],
        standing,
        SEEN["lead"],
        play,
        SEEN["plays"],
        opening,
        SEEN["opening"],
    ),
    words=words,
)
