"""What Ortus Regni says to people: questions, buttons, the log, the end, names and texts, by its catalogues."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.armies import recruits
from heptarchy.games.ortus.book.asking import who, whose_lord
from heptarchy.games.ortus.book.asks import question
from heptarchy.games.ortus.book.words_book import client_book
from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.cards import merc_infantry, merc_knights
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import is_empty, side_house
from heptarchy.games.ortus.table import actions as a
from heptarchy.games.ortus.table.actions import EARL, PACKAGE, goods, property_card
from heptarchy.games.ortus.table.modules import ERRANT, plays_with
from heptarchy.kernel.message import Counted, Message, Thing
from heptarchy.kernel.space import NOTHING
from heptarchy.speech.shelf import book_of
from heptarchy.speech.words import BookWords

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.games.ortus.table import seen
    from heptarchy.games.ortus.table.state import Ortus
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.options import Option
    from heptarchy.kernel.options import Value as Settled
    from heptarchy.kernel.space import Verb
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words
    from heptarchy.speech.book import Book

TENT: Final = Thing(a.OTHER_CARD, a.OTHER_CARD.find("tent"))
NUMBERS: Final = (a.PLACE_IN_ROW, a.CUBES, a.COPIES_OF)  # what is pointed at by its number


@lru_cache
def book_with_king(language: str, house: int) -> Book:
    """RB-19: a language in which this Earl is the King."""
    return book_of(PACKAGE, language).calling({f"earl-{t.COLOURS[house]}": "king"})


class OrtusWords(BookWords):
    """A language by its catalogues."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, PACKAGE, language, pointed, called)

    def at(self, options: Mapping[str, Settled]) -> Words:
        """RB-19: in a Rebellion the house after the last Earl's is the King's, and called so."""
        if options["variant"] != "rebellion":
            return self
        words = OrtusWords(self.game, self.language)
        words.says = book_with_king(self.language, int(options["players"]))
        return words

    # Before the game

    def seat_names(self, options: Mapping[str, Settled]) -> list[str]:
        """OR-1.3: a seat is called after its colour."""
        return list(self.says.names(EARL)[: int(options["players"])])

    def seat_notes(self, options: Mapping[str, Settled]) -> list[str]:
        """OV-16, OV-17.3: with whom this Earl wins, and whom he faces."""
        seats = range(int(options["players"]))
        if options["tetrarchy"]:
            return [self._note("facing", partner=seat ^ 1, foe=len(seats) - 1 - seat) for seat in seats]
        if options["two_heads"]:
            return [self._note("beside", partner=(seat + 2) % len(seats)) for seat in seats]
        return super().seat_notes(options)

    def _note(self, name: str, **earls: int) -> str:
        return self.says.say(Message(f"seat-{name}", {key: Thing(EARL, earl) for key, earl in earls.items()}))

    def choice_note(self, option: Option, choice: str) -> str:
        """What that choice means, where there is anything to say."""
        name = f"{option.name}-{choice}"
        return self.says.attribute(f"choice-{name}", "note") or self.says.attribute(name, "note")

    # In the game

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        return self.says.say(question(state, seat))

    def label(self, state: State, seat: int, action: int) -> str:
        """An option as a button says it: `Siege of Tamworth (Palace)`."""
        s = inner(state)
        verb = self.game.space.verb_of[action]
        if verb is None:
            return super().label(state, seat, action)
        return self.button(offered(s, seat, verb, action), s.rule_for(seat)) or self.capital(self.said(action))

    def ending(self, state: State) -> str:
        """Who has won, and why; empty while the game runs."""
        if not state.over:
            return ""
        best = max(1, *state.scores)
        winners: list[Counted | Thing] = [Thing(EARL, n) for n, score in enumerate(state.scores) if score == best]
        end = f"end-{state.ending.replace(' ', '-')}"
        number = "" if len(winners) == 1 else "-many" if winners else "-none"
        return self.says.say(Message(self.says.first([end + number, end]), {"winners": winners}))

    def book(self) -> seen.Book:
        """Names and texts of all that a client draws."""
        return client_book(self.says)


# Answers as messages; `book/buttons.*.ftl` says them


def called(verb: Verb) -> str:
    """A verb as ids have it; those of deck building are one."""
    return "copies" if verb in a.COPIES else verb.name.replace("_", "-")


def pointed(verb: Verb, arg: int) -> dict[str, Value]:
    """What an answer points at."""
    domain = verb.domain
    if domain is NOTHING:
        return {}
    if verb in a.COPIES:
        return {"n": arg, "it": Thing(a.TYPE, a.COPIES.index(verb))}
    return {"n": int(domain.key(arg))} if domain in NUMBERS else {"it": Thing(domain, arg)}


def offered(s: Ortus, seat: int, verb: Verb, action: int) -> Message:
    """An option as a button says it: `Siege of Tamworth (Palace)`."""
    arg = verb.arg(action)
    if verb is a.DONE and s.rule_for(seat) == "OR-12.6" and nothing_fielded(s, seat):
        return Message("do-done-nothing", {})
    if verb is a.PLAY and arg == t.BANNER and plays_with(s, ERRANT):
        return Message("do-play-ov-19", {})
    return Message(f"do-{called(verb)}", {**pointed(verb, arg), **added(s, seat, verb, arg)})


def added(s: Ortus, seat: int, verb: Verb, arg: int) -> dict[str, Value]:
    """What the table adds: who is King, what a Lord is, whose a Property is, how many."""
    if verb.domain is a.EARL:
        return {"it": who(s, arg)}
    if verb.domain is a.FIEF:
        kind = TENT if t.is_tent(arg) else Thing(a.TYPE, t.seat_type(arg))
        return {"seat": kind, "lord": whose_lord(s, arg)}
    if verb.domain is a.PROPERTY:
        return {"it": goods(property_card(arg), seat if verb is a.GIVE else holder(s))}
    if verb.domain is a.PLACE_IN_ROW:
        return {"garrison": garrison(s, seat, verb, arg)}
    if verb is a.EMISSARY:
        return {"n": s.params.emissary_monk_cubes if arg == t.MONK else s.params.emissary_vassal_cubes}
    if verb is a.RECRUIT:
        return {"n": recruits(s, seat)}
    if verb is a.EXCHANGE:
        return {"n": s.params.exchange_cost}
    if verb is a.BUY_TOWERS:
        return {"n": s.params.legacy_towers}
    if (verb is a.CAPTURE or verb is a.DESTROY) and s.battle is not None:
        return {"fief": Thing(a.FIEF, s.battle.fief)}
    return {}


def holder(s: Ortus) -> int:
    """Whose Properties are taken or burnt."""
    if s.battle is not None:
        return s.battle.defender
    return t.NOBODY if s.plot is None else s.plot.target


def garrison(s: Ortus, seat: int, verb: Verb, place: int) -> list[Counted | Thing]:
    """The Army cards of a Mercenary, each by itself."""
    house = s.plot.target if verb is a.AT and s.plot is not None else seat
    if not 1 <= place <= len(s.mercs[house]):
        return []
    merc = s.mercs[house][place - 1]
    kinds = [t.INFANTRY] * merc_infantry(merc) + [t.KNIGHT] * merc_knights(merc)
    return [Thing(a.ARMY, kind) for kind in kinds]


def nothing_fielded(s: Ortus, seat: int) -> bool:
    """Whether this Earl has no card in the battle yet."""
    battle = s.battle
    if battle is None:
        return False
    own = [force for side, force in enumerate(battle.forces) if side_house(battle, side) == seat]
    return all(is_empty(force) for force in own)
