"""The action space of a game, parametrised: verbs over domains, numbered from 0 without a gap."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from heptarchy.kernel.events import EventKind
    from heptarchy.kernel.message import Ask, Message
    from heptarchy.kernel.refusal import Reason

LONGEST: Final = 200  # letters of an action; what is longer is none, and is not read
MANY: Final = 2500  # names: among more of them the nearest takes longer to find than it is worth (50 ms for 10,000)


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """A list of things that verbs and messages point at: shires, cards, seats."""

    def __init__(self, name: str, keys: Sequence[str], shown: Sequence[str] | None = None) -> None:
        self.name = name
        self.keys = tuple(keys)
        self.shown = tuple(keys if shown is None else shown)
        if len(set(self.keys)) != len(self.keys):
            raise ValueError(f"domain {name!r} names a key twice")
        if len(self.shown) != len(self.keys):
            raise ValueError(f"domain {name!r}: {len(self.keys)} keys but {len(self.shown)} shown names")
        for key in self.keys:
            if key != " ".join(key.split()):  # a record is read line by line, without the spaces around
                raise ValueError(f"domain {name!r}: a key is one line with single spaces, not {key!r}")

    def count(self) -> int:
        """How many things there are."""
        return len(self.keys)

    def key(self, thing: int) -> str:
        """The thing as records write it."""
        return self.keys[thing]

    def show(self, thing: int) -> str:
        """The thing as people read it."""
        return self.shown[thing]

    def find(self, key: str) -> int:
        """The thing with that key; -1 if there is none."""
        return self.keys.index(key) if key in self.keys else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenDomain(Domain):
    """Things too many to list: places and poses on a lattice. Derive, and work out the keys.

    Questions about them offer some and judge all others (`judged` in `State.ask`).
    """

    def __init__(self, name: str, size: int) -> None:
        super().__init__(name, ())
        self.size = size

    def count(self) -> int:
        """How many things there are."""
        return self.size

    def key(self, thing: int) -> str:
        """The thing as records write it."""
        raise NotImplementedError

    def show(self, thing: int) -> str:
        """The thing as people read it."""
        return self.key(thing)

    def find(self, key: str) -> int:
        """The thing with that key; -1 if there is none."""
        raise NotImplementedError


class Seats(Domain):
    """The players of a game, by seat. A table may have fewer of them: what names another is refused before any rule."""


def numbers(name: str, last: int) -> Domain:
    """The domain 0, 1, ... last: counts are set by saying the number."""
    return Domain(name, [str(n) for n in range(last + 1)])


NOTHING = Domain("nothing", [""])


class Verb:
    """One kind of action: `MARCH[york]` is an int, `MARCH.arg(action)` is york again."""

    def __init__(self, name: str, domain: Domain, base: int) -> None:
        self.name = name
        self.domain = domain
        self.base = base
        self.end = base + domain.count()
        # In the order of the domain; never changed; none are listed of an open domain
        self.actions: list[int] = [] if isinstance(domain, OpenDomain) else list(range(base, self.end))

    def __getitem__(self, thing: int) -> int:
        """The action that does this to that thing."""
        if not 0 <= thing < self.end - self.base:
            raise IndexError(f"{self.name!r} is over {self.domain.name}, which has no number {thing}")
        return self.base + thing

    def __len__(self) -> int:
        return self.end - self.base

    def arg(self, action: int) -> int:
        """What the action points at."""
        return action - self.base

    def holds(self, action: int) -> bool:
        """Is this action one of mine?"""
        return self.base <= action < self.end


class Space:
    """Every action of a game, its seats' and fate's, as ints below `size`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.size = 0
        self.verbs: list[Verb] = []
        self.verb_of: list[Verb | None] = []  # by action, as far as verbs are listed; None inside an embedded space
        self.domains: dict[str, Domain] = {}
        self.kinds: list[EventKind] = []  # of happenings, in the order in which they were declared
        self.reasons: list[Reason] = []  # for refusals, in the same way
        self.asks: list[Ask] = []  # and for questions
        self.voice: Callable[[Message], str] | None = None  # says in English what catalogues say; a game sets it
        self.parts: list[tuple[str, int, Space]] = []
        self.embedded = False  # then no verb may be added: the parent has counted them
        self.on_seats: list[Verb] = []  # those that point at a player
        self.listed = True  # false once a verb over an open domain was declared: what follows is not in `verb_of`
        self._names: dict[str, int] = {}
        self._said: list[str] = []

    def verb(self, name: str, domain: Domain = NOTHING) -> Verb:
        """Declare a verb over a domain; its actions follow those already declared."""
        if self.embedded:
            raise ValueError(f"space {self.name!r} is part of another: its verbs come before that")
        if name != " ".join(name.split()) or not name or "/" in name:
            raise ValueError(f"space {self.name!r}: a verb is a word or a few, without a slash, not {name!r}")
        if any(verb.name == name for verb in self.verbs):
            raise ValueError(f"space {self.name!r} has a verb {name!r} already")
        self.know(domain)
        verb = Verb(name, domain, self.size)
        for action, key in enumerate(domain.keys, self.size):
            text = _join(name, key)
            if text in self._names:
                raise ValueError(f"space {self.name!r} says {text!r} in two ways")
            self._names[text] = action
        self.verbs.append(verb)
        if isinstance(domain, Seats):
            self.on_seats.append(verb)
        if isinstance(domain, OpenDomain):
            self.listed = False
        if self.listed:
            self.verb_of.extend([verb] * domain.count())
        self.size += domain.count()
        return verb

    def know(self, domain: Domain) -> Domain:
        """Let messages name this domain in braces, also where no verb is over it."""
        known = self.domains.setdefault(domain.name, domain)
        if known.keys != domain.keys:
            raise ValueError(f"space {self.name!r} has two domains called {domain.name!r}")
        return known

    def embed(self, name: str, child: Space) -> int:
        """Make room for a child game's actions; they begin at the number returned."""
        if any(part == name for part, _, _ in self.parts):
            raise ValueError(f"space {self.name!r} has a part {name!r} already")
        if not name or "/" in name or len(name.split()) != 1:
            raise ValueError(f"space {self.name!r}: a part is named by one word without a slash, not {name!r}")
        child.embedded = True
        offset = self.size
        self.parts.append((name, offset, child))
        self.listed = self.listed and child.listed
        if self.listed:
            self.verb_of.extend([None] * child.size)
        self.size += child.size
        return offset

    def say(self, action: int) -> str:
        """`march eoforwic`; inside a child game `skirmish/strike`."""
        verb = self._verb(action)
        if verb is not None:
            return _join(verb.name, verb.domain.key(action - verb.base))
        name, offset, child = self._part(action)
        return f"{name}/{child.say(action - offset)}"

    def say_all(self, actions: list[int]) -> list[str]:
        """How each is said; what is listed is worked out once."""
        if len(self._said) != len(self.verb_of):
            self._said = [self.say(action) for action in range(len(self.verb_of))]
        said, known = self._said, len(self._said)
        return [said[action] if 0 <= action < known else self.say(action) for action in actions]

    def show(self, action: int) -> str:
        """As `say`, with the names that people read."""
        verb = self._verb(action)
        if verb is not None:
            return _join(verb.name.replace("_", " "), verb.domain.show(action - verb.base))
        _, offset, child = self._part(action)
        return child.show(action - offset)

    def parse(self, text: str) -> int:
        """The action that `say` spells so."""
        if len(text) > LONGEST:
            raise ValueError(f"{self.name} has no action of {len(text)} letters")
        head, slash, tail = text.partition("/")
        if slash:
            for name, offset, child in self.parts:
                if name == head:
                    return offset + child.parse(tail)
        action = self._names.get(text)
        if action is None:
            for verb in self.verbs:
                if isinstance(verb.domain, OpenDomain) and text.startswith(f"{verb.name} "):
                    thing = verb.domain.find(text[len(verb.name) + 1 :])
                    if thing >= 0:
                        return verb.base + thing
            raise ValueError(f"{self.name} has no action {text!r}{self._hint(text)}")
        return action

    def _hint(self, text: str) -> str:
        """What may have been meant: the nearest action, or how one of an open verb is spelled."""
        word = text.partition(" ")[0]
        for verb in self.verbs:
            if isinstance(verb.domain, OpenDomain) and word == verb.name:
                return f"; it is spelled as in {self.say(verb.base + len(verb) // 2)!r}"
        if len(self._names) > MANY:
            near = difflib.get_close_matches(word, [verb.name for verb in self.verbs], n=1)
            return f"; the nearest verb is {near[0]!r}" if near else ""
        near = difflib.get_close_matches(text, self._names, n=1)
        return f"; nearest is {near[0]!r}" if near else ""

    def spell(self, action: int) -> dict[str, str]:
        """The action at the rim: `{"verb": "march", "on": "eoforwic"}`; inside a child game with `"in"`, its path."""
        verb = self._verb(action)
        if verb is not None:
            key = verb.domain.key(action - verb.base)
            return {"verb": verb.name, "on": key} if key else {"verb": verb.name}
        name, offset, child = self._part(action)
        inner = child.spell(action - offset)
        return {**inner, "in": f"{name}/{inner['in']}" if "in" in inner else name}

    def read(self, spelled: dict[str, str]) -> int:
        """The action that `spell` gives so."""
        inside = f"{spelled['in']}/" if "in" in spelled else ""
        return self.parse(inside + _join(spelled.get("verb", ""), spelled.get("on", "")))

    def _verb(self, action: int) -> Verb | None:
        if not 0 <= action < self.size:
            raise ValueError(f"{self.name} has actions 0 to {self.size - 1}, not {action}")
        if action < len(self.verb_of):
            return self.verb_of[action]
        for verb in self.verbs:
            if verb.base <= action < verb.end:
                return verb
        return None

    def verb_at(self, action: int) -> Verb | None:
        """The verb of an action, also inside a child game."""
        verb = self._verb(action)
        if verb is None:
            _, offset, child = self._part(action)
            return child.verb_at(action - offset)
        return verb

    def _part(self, action: int) -> tuple[str, int, Space]:
        for name, offset, child in self.parts:
            if offset <= action < offset + child.size:
                return name, offset, child
        raise ValueError(f"{self.name} has no action {action}")


def _join(verb: str, on: str) -> str:
    return f"{verb} {on}" if on else verb


def named_in(template: str, domains: dict[str, Domain]) -> list[tuple[str, Domain | None]]:
    """What stands in the braces of a plain sentence, in its order: the names of its numbers, and their domains."""
    names = template.replace("}", "{").split("{")[1::2]
    return [(name, domains.get(name.rstrip("0123456789"))) for name in names]


def fill(template: str, args: Sequence[int], domains: dict[str, Domain]) -> str:
    """A message template with its numbers named: `{shire}` takes the next number, as that domain shows it.

    A brace that names no domain shows the number itself; `{shire2}` is another of the domain `shire`.
    """
    pieces: list[str] = []
    place = 0
    for i, piece in enumerate(template.replace("}", "{").split("{")):
        if i % 2 == 0:
            pieces.append(piece)
            continue
        domain = domains.get(piece.rstrip("0123456789"))
        value = args[place]
        place += 1
        pieces.append(domain.show(value) if domain is not None else str(value))
    return "".join(pieces)
