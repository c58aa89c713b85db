"""A state as bytes and back, for another process of the same build of rules. Not for keeping: records are for that.

Fields go by name, so that compiled classes, which have no pickle, pack like plain ones. Steps and classes go by module
and name, and are looked up in the game's own package or in the kernel alone. What the checksum leaves out (who listens)
is left out here, and equal facts give equal bytes.

A class that is met in a state needs one thing: the arguments that its constructor demands are named after its fields.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from heptarchy.kernel.checksum import field_names
from heptarchy.kernel.fate import NO_WEIGHTS, Weights
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.kernel.space import Space
from heptarchy.kernel.state import State

if TYPE_CHECKING:
    from heptarchy.kernel.game import Game

VERSION: Final = 1
KERNEL: Final = "heptarchy.kernel"

PLAIN: Final = frozenset({bool, float, int, str, type(None)})  # what JSON gives back as it was

# How JSON objects with one key say what is not plain
THING: Final = "thing"  # number of its class, then its fields in the order of the class
STEP: Final = "step"  # number of the step
TUPLE: Final = "tuple"
DICT: Final = "dict"  # pairs, sorted by key
WEIGHTS: Final = "weights"  # answers, and their sums so far or null
SPACE: Final = "space"  # number of the space: the game's, then those embedded in it


class PackError(HeptarchyError):
    """A state that can't be packed, or bytes that are no packed state of this game."""


def pack(state: State) -> bytes:
    """All that is in a state, and nothing else."""
    packer = Packer(state.space)
    packed = packer.put(state)
    whole = [VERSION, state.space.name, packer.classes, packer.steps, packed]
    return json.dumps(whole, separators=(",", ":")).encode()


def unpack(game: Game, data: bytes) -> State:
    """The state that `pack` has made bytes of: one of this game, or PackError."""
    try:
        version, name, classes, steps, packed = json.loads(data)
        if version != VERSION or name != game.space.name:
            raise PackError(f"a pack of {name!r} in version {version}, not of {game.space.name!r} in {VERSION}")
        state = Unpacker(game, classes, steps).take(packed)
    except (AttributeError, ImportError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise PackError(f"no packed state of {game.id}: {error}") from error
    if not isinstance(state, State) or state.space is not game.space:
        raise PackError(f"no packed state of {game.id}: it holds a {type(state).__name__}")
    return state


class Packer:
    """Makes plain values, and gathers the classes and steps that they name."""

    def __init__(self, space: Space) -> None:
        self.spaces = spaces_in(space)
        self.classes: list[list[Any]] = []  # module, name, fields
        self.steps: list[list[str]] = []  # module, name
        self.place: dict[object, int] = {}  # of a class with its fields, or of a step

    def put(self, value: Any) -> Any:
        """A value as JSON can say it."""
        kind = type(value)
        if kind in PLAIN:
            return value
        if kind is list:
            return self._items(value)
        if kind is tuple:
            return {TUPLE: self._items(list(value))}
        if kind is dict:
            return {DICT: [[self.put(key), self.put(value[key])] for key in sorted(value)]}
        if kind is Weights:
            return {WEIGHTS: [value.answers, value.running]}
        if kind is Space:
            return {SPACE: self._space(value)}
        if callable(value):
            return {STEP: self._step(value)}
        if kind.__module__ == "builtins":
            raise PackError(f"a {kind.__name__} can't be packed: {value!r}")
        return {THING: self._thing(value)}

    def _items(self, items: list[Any]) -> list[Any]:
        """The list itself where all in it is plain: most of a state is, and this is ten times as fast."""
        if PLAIN.issuperset(map(type, items)):
            return items
        return [self.put(item) for item in items]

    def _thing(self, thing: Any) -> list[Any]:
        names = field_names(thing)
        heard = isinstance(thing, State)
        packed = [None if heard and name == "ears" else self.put(getattr(thing, name)) for name in names]
        return [self._class(type(thing), names), *packed]

    def _class(self, cls: type, names: list[str]) -> int:
        key = (cls, *names)
        if key not in self.place:
            module = cls.__module__
            if getattr(sys.modules.get(module), cls.__qualname__, None) is not cls:
                raise PackError(f"{module} holds no class {cls.__qualname__!r}: it can't be packed")
            missing = set(demanded(cls)) - set(names)
            if missing:
                raise PackError(f"{cls.__qualname__} is made from {min(missing)!r}, which is no field of it")
            self.place[key] = len(self.classes)
            self.classes.append([module, cls.__qualname__, names])
        return self.place[key]

    def _step(self, step: Any) -> int:
        if step not in self.place:
            module = getattr(step, "__module__", None) or ""
            name = getattr(step, "__qualname__", "")
            if not name or getattr(sys.modules.get(module), name, None) is not step:
                raise PackError(f"{step!r} is no function of a module: it can't be packed")
            self.place[step] = len(self.steps)
            self.steps.append([module, name])
        return self.place[step]

    def _space(self, space: Space) -> int:
        for number, known in enumerate(self.spaces):
            if known is space:
                return number
        raise PackError(f"{self.spaces[0].name} does not embed {space.name!r}: it can't be packed")


class Unpacker:
    """Makes values of plain ones, of classes and steps that may be named."""

    def __init__(self, game: Game, classes: list[Any], steps: list[Any]) -> None:
        self.spaces = spaces_in(game.space)
        self.homes = (KERNEL, home(game), *game.child_packages())
        self.classes = [(self._find_class(module, name), names) for module, name, names in classes]
        self.steps = [self._find_step(module, name) for module, name in steps]

    def take(self, packed: Any) -> Any:
        """The value that was packed so."""
        kind = type(packed)
        if kind in PLAIN:
            return packed
        if kind is list:
            return self._items(packed)
        ((tag, inner),) = packed.items()
        if tag == THING:
            return self._thing(inner)
        if tag == STEP:
            return self.steps[counted(inner)]
        if tag == WEIGHTS:
            return weights_of(inner[0], inner[1])
        if tag == SPACE:
            return self.spaces[counted(inner)]
        if tag == TUPLE:
            return tuple(self._items(inner))
        if tag == DICT:
            return {self.take(key): self.take(value) for key, value in inner}
        raise ValueError(f"nothing is tagged {tag!r}")

    def _items(self, items: list[Any]) -> list[Any]:
        if PLAIN.issuperset(map(type, items)):
            return items
        return [self.take(item) for item in items]

    def _thing(self, inner: list[Any]) -> Any:
        cls, names = self.classes[counted(inner[0])]
        fields = {name: self.take(value) for name, value in zip(names, inner[1:], strict=True)}
        thing = cls(**{name: fields[name] for name in demanded(cls)})
        for name, value in fields.items():
            setattr(thing, name, value)
        return thing

    def _find_class(self, module: str, name: str) -> Any:
        found = self._find(module, name)
        if not isinstance(found, type):
            raise PackError(f"{module}.{name} is no class")
        return found

    def _find_step(self, module: str, name: str) -> Any:
        found = self._find(module, name)
        if isinstance(found, type) or not callable(found):
            raise PackError(f"{module}.{name} is no function")
        return found

    def _find(self, module: str, name: str) -> Any:
        """What the module defines by that name; not what it imports, and nothing of other packages."""
        if not any(module == home or module.startswith(f"{home}.") for home in self.homes):
            raise PackError(f"{module} is in none of {', '.join(self.homes)}: nothing of it may be named")
        found = getattr(import_module(module), name)
        if getattr(found, "__module__", None) != module or getattr(found, "__qualname__", None) != name:
            raise PackError(f"{module} does not define {name!r}")
        return found


def home(game: Game) -> str:
    """The package that the game is in; the module, where there is none."""
    module = type(game).__module__
    return module.rpartition(".")[0] or module


def spaces_in(space: Space) -> list[Space]:
    """A space and those embedded in it, in the order of their numbers."""
    found = [space]
    for _, _, child in space.parts:
        found.extend(spaces_in(child))
    return found


def weights_of(answers: list[int], running: list[int] | None) -> Weights:
    """Chances from answers and their weights' sums so far."""
    if not answers:
        return NO_WEIGHTS
    if running is None:
        return Weights(answers)
    return Weights(answers, [after - before for before, after in zip([0, *running], running, strict=False)])


def counted(number: Any) -> int:
    """A number that may count from the front of a list."""
    if type(number) is not int or number < 0:
        raise ValueError(f"{number!r} counts nothing")
    return number


_DEMANDED: Final[dict[type, list[str]]] = {}  # a mirror of the classes' signatures: reading one takes 20 us


def demanded(cls: Any) -> list[str]:
    """The arguments without which the class makes nothing. A compiled class can't be made bare."""
    if cls not in _DEMANDED:
        from inspect import Parameter, signature

        given = signature(cls).parameters.values()
        _DEMANDED[cls] = [
            one.name
            for one in given
            if one.default is Parameter.empty and one.kind not in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
        ]
    return _DEMANDED[cls]
