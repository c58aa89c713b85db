"""What DBA Big Battle says to people, in a language that has catalogues: with the names of one table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.book.asks import leader_of, outcome, question
from heptarchy.games.dba.book.asks_moves import SOME, degrees, fighter, group, millimetres, move, one, place, wind
from heptarchy.games.dba.book.naming import A_PLAYER, AN_ELEMENT, NAMED, SAYS, element, player, troop
from heptarchy.games.dba.book.words_book import ARRAY, HOST, PACKAGE, WIND, book_of
from heptarchy.games.dba.contact import opponent_of
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.features import length_along
from heptarchy.games.dba.muster import trait_price
from heptarchy.games.dba.table import actions as a
from heptarchy.games.dba.table import domains as d
from heptarchy.games.dba.table import lobby
from heptarchy.games.dba.table.feature_numbers import unpack_lay
from heptarchy.games.dba.table.state import Battle, members_of
from heptarchy.kernel.message import NUMBER, Message, Thing
from heptarchy.kernel.space import NOTHING, Domain, OpenDomain
from heptarchy.speech.words import BookWords, called

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.games.dba.table import seen
    from heptarchy.kernel.asked import Asked
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.options import Option
    from heptarchy.kernel.options import Value as Settled
    from heptarchy.kernel.space import Verb
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words

FORMATION: Final = Domain("formation", d.LANDING_KEYS)
CREEP: Final = Domain("creep", ("left", "right"))

COSTS: Final = SAYS.ask("costs", n=NUMBER)
GIVES: Final = SAYS.ask("gives", n=NUMBER)

GROUPS: Final = (a.MOVE, a.HOLD, a.ENTRENCH, a.KEEP_BACK)
POSED: Final = (a.DEPLOY, a.LURK, a.FACE)
KEYED: Final = {a.HOST: HOST, a.ARRAY: ARRAY}  # what stands behind numbers
THINGS: Final = (a.TYPE, a.TRAIT, a.CARD, a.HOLD_DOMAIN, a.EDGE_DOMAIN, a.COUNTRY_DOMAIN)


class Names:
    """Players by seat, and the types of elements as far as options tell them."""

    def __init__(self, commands: list[str], kinds: list[int]) -> None:
        self.commands = commands
        self.kinds = kinds  # -1: not known

    def told(self, message: Message) -> Message:
        """The message with the names and types that are known here: `Spears e4` for `e4`."""
        if not self.commands and not self.kinds:
            return message
        n = message.args.get("n")
        if message.id == A_PLAYER.id and isinstance(n, int) and n <= len(self.commands):
            return NAMED.of(who=self.commands[n - 1])
        if message.id == AN_ELEMENT.id and isinstance(n, int) and n <= len(self.kinds) and self.kinds[n - 1] >= 0:
            return troop(n - 1, self.kinds[n - 1])
        return Message(message.id, {name: self._told(value) for name, value in message.args.items()})

    def _told(self, value: Value) -> Value:
        if isinstance(value, Message):
            return self.told(value)
        if isinstance(value, list):
            return [self.told(item) if isinstance(item, Message) else item for item in value]
        return value


NO_NAMES: Final = Names([], [])


class DbaWords(BookWords):
    """A language by its catalogues; names of players and elements come with the options of a table."""

    def __init__(self, game: Game, language: str, names: Names = NO_NAMES) -> None:
        super().__init__(game, PACKAGE, language, pointed)
        self.names = names

    def at(self, options: Mapping[str, Settled]) -> Words:
        """Players by their names; elements by their types where a ready-made battle lays them down."""
        return self.with_names(Names(self.seat_names(options), lobby.kinds_at(options)))

    def with_names(self, names: Names) -> DbaWords:
        """The same language with these names."""
        return DbaWords(self.game, self.language, names)

    def say(self, message: Message) -> str:
        """The message as a sentence of this table."""
        return self.says.say(self.names.told(message))

    def capital(self, line: str) -> str:
        """Names like e4 stay as they are, and what a number begins."""
        for i, letter in enumerate(line):
            if letter.isdigit():
                return line
            if letter.isalpha():
                is_name = letter == "e" and line[i + 1 : i + 2].isdigit()
                return line if is_name else line[:i] + letter.upper() + line[i + 1 :]
        return line

    def label(self, state: State, seat: int, action: int) -> str:
        """An option as a button says it: `Forward 200 p (50 mm)`."""
        assert isinstance(state, Battle)
        verb, asked = self.game.space.verb_at(action), state.asked(seat)
        rule = "" if asked is None else asked.rule
        said = "" if verb is None else self.button(offered(state, asked, verb, action), rule)
        return said or super().label(state, seat, action)

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        assert isinstance(state, Battle)
        return self.capital(self.say(question(state, seat)))

    def ending(self, state: State) -> str:
        """Who has won the field, and how; empty while the battle lasts."""
        assert isinstance(state, Battle)
        return self.say(outcome(state)) if state.over else ""

    def book(self) -> seen.Book:
        """Names and texts of all that a client draws."""
        return book_of(self.says)

    # Where a table is laid

    def choice_name(self, option: Option, choice: str) -> str:
        """What a choice of an option is called; the clients have words for a profile."""
        id = lobby.choice_id(option.name, choice)
        return self.capital(self.says.form(id)) if id else ""

    def choice_note(self, option: Option, choice: str) -> str:
        """A ready-made battle in a few sentences; empty for other choices."""
        return self.says.form(f"text-battle-{choice}") if option.name == "battle" else ""

    def seat_notes(self, options: Mapping[str, Settled]) -> list[str]:
        """By seat: its side and people, and in a ready-made battle whether it attacks."""
        return [self.says.say(note) for note in lobby.seat_notes(options)]


# Answers as messages; `book/buttons.*.ftl` says them


def offered(s: Battle, asked: Asked | None, verb: Verb, action: int) -> Message:
    """An option as a button says it, with the table in view: elements by their types, moves as they are measured."""
    arg = verb.arg(action)
    args = pointed(verb, arg)
    if verb in GROUPS:
        args = {"it": group(s, members_of(s, arg))}
    elif verb in POSED:
        args["it"] = one(s, arg // d.POSES)
    elif verb is a.TO:
        args = {"way": move(s, arg)}
    elif verb is a.COLUMN:
        args = {"it": one(s, arg // d.POSES), "way": move(s, arg % d.POSES, arg // d.POSES)}
    elif verb is a.EXCHANGE:
        args = {"it": one(s, arg // d.ELEMENTS), "it2": one(s, arg % d.ELEMENTS)}
    elif verb is a.LEND:
        args["it"] = one(s, arg // d.COMMANDS)
    elif verb is a.GARRISON:
        args["it"] = one(s, arg // len(t.HOLD_KEYS))
    elif verb is a.FIGHT:
        args = {"it": one(s, arg), "foe": fighter(s, opponent_of(s, arg))}
    elif verb is a.DISGUISE:
        args = {"it": one(s, arg)}
    elif verb is a.BAND and asked is not None:
        args = {"it": one(s, arg), "leader": Thing(a.TRAIT, leader_of(asked))}
    elif verb is a.ENLIST:
        args["n"] = s.params.cost[arg]
    elif verb is a.TAKE:
        price = trait_price(s.params, arg)
        args["price"] = (COSTS if price >= 0 else GIVES).of(n=abs(price))
    elif verb is a.GRANT and asked is not None:
        args["to"] = player(asked.arg)
    return Message(f"do-{called(verb)}", args)


def pointed(verb: Verb, arg: int) -> dict[str, Value]:
    """What an answer points at, as far as it tells itself."""
    domain = verb.domain
    if domain is NOTHING:
        return {}
    if domain is a.COMMAND:
        return {"it": player(arg)}
    if domain is a.ELEMENT:
        return {"it": element(arg)}
    if domain in THINGS:
        return {"it": Thing(domain, arg)}
    if verb in KEYED:
        return {"it": Thing(KEYED[verb], arg)}
    if verb is a.LEND:
        return {"it": element(arg // d.COMMANDS), "to": player(arg % d.COMMANDS)}
    if verb is a.GARRISON:
        holds = len(t.HOLD_KEYS)
        return {"it": element(arg // holds), "hold": Thing(a.HOLD_DOMAIN, arg % holds)}
    if isinstance(domain, OpenDomain):
        return placed(verb, arg)
    return {"it": domain.show(arg)}


def placed(verb: Verb, arg: int) -> dict[str, Value]:
    """Where on the table an answer points, and who goes there."""
    if verb in GROUPS:
        return {"it": SOME.of(n=(arg & ((1 << d.COMMAND_SIZE) - 1)).bit_count())}
    if verb is a.EXCHANGE:
        return {"it": element(arg // d.ELEMENTS), "it2": element(arg % d.ELEMENTS)}
    if verb is a.LAY:
        return laid(arg)
    if verb is a.LAND:
        return {"formation": Thing(FORMATION, arg // d.POSES), **posed(arg % d.POSES)}
    if verb is a.BURN:
        line = arg >> 1
        return {**posed(line // d.FIRE_MM), "n": line % d.FIRE_MM, "side": Thing(CREEP, arg & 1)}
    if verb is a.TO:
        return posed(arg)
    return {"it": element(arg // d.POSES), **posed(arg % d.POSES)}


def posed(pose: int) -> dict[str, Value]:
    """Where the front's middle is, in mm, and which way it faces: `north`, or `92.5°`."""
    x, y = place(d.pose_x(pose), d.pose_y(pose))
    at = wind(d.pose_facing(pose))
    return {"x": x, "y": y, "facing": f"{degrees(d.pose_facing(pose))}°" if at < 0 else Thing(WIND, at)}


def laid(lay: int) -> dict[str, Value]:
    """DBA-3.2: its kind, its middle, its length and its width."""
    f = unpack_lay(lay)
    x, y = place(f.x, f.y)
    wide = 2 * f.half if f.shape == t.STRIP else 2 * f.b
    long = length_along(f) if f.shape == t.STRIP else 2 * f.a
    kind = Thing(a.GROUND_KIND, f.kind)
    return {"it": kind, "x": x, "y": y, "long": millimetres(long), "wide": millimetres(wide)}
