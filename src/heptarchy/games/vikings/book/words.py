"""What 878: Vikings says to people: buttons, the log, the end, names and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.vikings.book.asks import caster, question, spur_steps, tile_here
from heptarchy.games.vikings.book.told import SHOWN
from heptarchy.games.vikings.book.words_book import PACKAGE, book_of
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.forts import mix_of
from heptarchy.games.vikings.table import actions as a
from heptarchy.games.vikings.table.actions import FACTION, SIDE
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.message import Message, Thing, host
from heptarchy.kernel.space import NOTHING
from heptarchy.speech.shelf import book_of as catalogue
from heptarchy.speech.words import BookWords

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.games.vikings.table import seen
    from heptarchy.kernel.asked import Asked
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.options import Value as Settled
    from heptarchy.kernel.space import Verb
    from heptarchy.kernel.state import State


class VikingsWords(BookWords):
    """A language by its catalogues."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, PACKAGE, language, pointed, called)

    def seat_names(self, options: Mapping[str, Settled]) -> list[str]:
        """What each seat is called, under these options: after its faction or its side."""
        english, ours = [book.names(FACTION) + book.names(SIDE) for book in (catalogue(PACKAGE), self.says)]
        return [ours[english.index(name)] for name in self.game.seat_names(options)]

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        assert isinstance(state, Vikings)
        return self.says.say(question(state, seat))

    def label(self, state: State, seat: int, action: int) -> str:
        """An option as a button says it: `March to York`."""
        assert isinstance(state, Vikings)
        verb, asked = self.game.space.verb_of[action], state.asked(seat)
        if verb is None:
            return super().label(state, seat, action)
        said = self.button(offered(state, asked, verb, action), "" if asked is None else asked.rule)
        return said or self.capital(self.said(action))

    def ending(self, state: State) -> str:
        """Who has won, and why; empty while the game runs."""
        assert isinstance(state, Vikings)
        if not state.over:
            return ""
        viking = state.scores[state.owner[t.NORSEMEN]] > state.scores[state.owner[t.HOUSECARL]]
        return self.says.form(f"end-{t.SIDES[0 if viking else 1]}-{state.ending.replace(' ', '-')}")

    def book(self) -> seen.Book:
        """Names and texts of all that a client draws."""
        return book_of(self.says)


# Answers as messages; `book/buttons.*.ftl` says them


def offered(s: Vikings, asked: Asked | None, verb: Verb, action: int) -> Message:
    """An option as a button says it: `March to York`. Some say what they cost or give at this moment."""
    arg = verb.arg(action)
    args = pointed(verb, arg)
    if verb is a.PLAY and t.CARD_EVENT[arg] < 0:  # V-5.9: what the card gives, rather than its title
        name = "do-play-treaty" if t.CARD_NUMBER[arg] == 1 else "do-play-move"
        return Message(name, {"armies": t.CARD_ARMIES[arg], "steps": t.CARD_STEPS[arg]})
    if verb is a.PAY:
        args["n"] = due(s, arg)
    elif verb is a.CAST:
        args["it"] = Thing(a.FACTION, s.active if asked is None else caster(s, asked))
    elif verb is a.GIVE:
        args = {"units": host(a.KIND, (t.NORSEMEN, t.BERSERKERS), mix_of(s, arg))}
    elif verb is a.HURRY:
        args = {"it": Thing(a.SPUR, arg), "steps": spur_steps(s, arg)}
    elif verb is a.RAZE:
        args["it"] = Thing(a.TILE, a.TILE.find(tile_here(s)))
    return Message(f"do-{called(verb)}", args)


def called(verb: Verb) -> str:
    """A verb as ids have it; the four verbs of loading are one."""
    return "load" if verb in a.LOAD else verb.name.replace("_", "-")


def pointed(verb: Verb, arg: int) -> dict[str, Value]:
    """What an answer points at."""
    domain = verb.domain
    if verb in a.LOAD:
        return {"n": arg, "kind": Thing(a.KIND, a.LOAD.index(verb))}
    if domain is NOTHING:
        return {}
    if domain is a.DIE:
        kind, face = divmod(arg, len(a.FACES))
        return {"kind": Thing(a.KIND, kind), "face": Thing(a.FACE, a.FACE.find(a.FACES[face]))}
    if domain is a.OUTCOME:
        return {"it": SHOWN.value([arg])}
    if domain is a.COUNT or domain is a.FYRD_CARD:
        return {"it": int(domain.key(arg))}
    return {"it": Thing(a.KIND if domain is a.FACTION else domain, arg)}


def due(s: Vikings, kind: int) -> int:
    """V-15.34: how many of this kind would be paid."""
    due = s.params.geld_norsemen if kind == t.NORSEMEN else s.params.geld_berserkers
    return due if s.battle is None else min(due, s.units[kind][s.battle.shire])
