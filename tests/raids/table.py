"""A table of Raids laid out for one test: only what the test is about is named."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from heptarchy.kernel.events import Event
from heptarchy.kernel.modes import FIRST
from heptarchy.kernel.space import Verb
from raids.game import RAIDS
from raids.setup import empty_table
from raids.state import Raids
from raids.tables import CARDS

IVAR, HALFDAN, UBBA, GUTHRUM = range(4)


def a_state(
    *,
    players: int = 2,
    years: int = 2,
    year: int = 1,
    hands: Mapping[int, Iterable[int]] | None = None,  # by seat: cards, out of the deck
    silver: Mapping[int, int] | None = None,
    hoards: Mapping[int, int] | None = None,
    waste: Iterable[int] = (),
) -> Raids:
    """A table that asks nothing yet; below all steps lies one that ends the play, so that any step can be run alone."""
    s = empty_table(RAIDS.settle({"players": players, "years": years}))
    s.year = year
    for seat, cards in (hands or {}).items():
        for card in cards:
            s.hands[seat][card] += 1
            s.deck[card] -= 1
    for seat, amount in (silver or {}).items():
        s.silver[seat] = amount
    for coast, amount in (hoards or {}).items():
        s.hoards[coast] = amount
    for coast in waste:
        s.waste[coast] = True
        s.hoards[coast] = 0
    s.push(end_quietly)
    return s


def end_quietly(s: Raids, _: int) -> None:
    s.finish(s.silver[:], "the steps of the test are done")


def run(s: Raids, step: Callable[[Raids, int], None], arg: int = 0) -> None:
    """Take this step and all it leads to, up to the next question."""
    s.push(step, arg)
    s.run()


def play(s: Raids, *lines: str) -> None:
    """Answer as in a record: `fate roll 3`, `0 sail iona`."""
    for line in lines:
        who, _, text = line.partition(" ")
        s.apply(s.space.parse(text), -1 if who == "fate" else int(who))


def offered(s: Raids, verb: Verb, seat: int = FIRST) -> set[int]:
    """What this verb is offered on."""
    options = s.options if seat == FIRST else s.options_for(seat)
    return {verb.arg(action) for action in options if verb.holds(action)}


def refused(s: Raids, text: str, seat: int = FIRST) -> str:
    """Why this answer is refused."""
    return str(s.refuse(s.space.parse(text), seat))


def held(s: Raids, seat: int) -> list[str]:
    """The cards of a hand, by name."""
    return [CARDS[card] for card in range(len(CARDS)) for _ in range(s.hands[seat][card])]


def told(s: Raids, act: Callable[[], None]) -> list[str]:
    """What is told while this happens, to whomever."""
    events: list[Event] = []
    s.ears = events
    act()
    s.ears = None
    return [str(event) for event in events]
