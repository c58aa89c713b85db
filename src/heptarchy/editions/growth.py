"""What games have learnt to answer since past editions were made: how one answers that was made before.

Server and shell ask a game of any edition the same things. So a method that is added to one of the classes behind the
door (`door.py`) gets a line here once there are past editions without it: by the names of class and method, a plain
function that takes the object and the method's arguments. A test finds those that are missing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import heptarchy

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType


def annals(words: Any, entries: list[Any], say: Callable[[int], str], seats: int) -> list[Any]:
    """Today's words of the game tell the log of every edition."""
    found: list[Any] = heptarchy.game(words.game.id).words(words.language).annals(entries, say, seats)
    return found


def nothing_waits(state: Any, then: Any, arg: int = 0) -> None:
    """A game that heeds no child has none that waits."""
    raise RuntimeError(f"{type(state).__name__} waits for no child")


def no_box(game: Any, *asked: object) -> None:
    """What a box holds is of the living edition: whoever plays by past rules has its bots by the edition alone."""
    raise RuntimeError(f"{game.id} under past rules was asked for what only today's has")


BOX = ("mind", "ladder", "agents", "encoding", "facts", "screen", "odds_command", "benchmark")

GROWN: dict[tuple[str, str], Callable[..., Any]] = {
    ("Game", "usual"): lambda game, settled: {option.name: option.default for option in game.options},
    ("Words", "annals"): annals,
    ("Words", "unfit"): lambda words, error: words.bad_options(str(error)),
    ("Match", "first_counts"): lambda match: False,
    ("Game", "cautions"): lambda game, state, seat: {},
    ("Game", "before"): lambda game, state, seat: {},
    ("Game", "stood_before"): lambda game, state, caution: True,
    ("Game", "ways"): lambda game, state, seat: [],
    ("Game", "times"): lambda game, state, seat: 1,
    ("Game", "seen"): lambda game: None,
    **{("Game", hook): no_box for hook in BOX},
    ("State", "heed"): lambda state, child: False,
    ("State", "resume"): nothing_waits,
}


def parts(kind: Any) -> list[tuple[str, Any]]:
    """What the numbers of a kind of event stand for, where its sentence alone says it; of its own edition's domains."""
    names = kind.template.replace("}", "{").split("{")[1::2]
    return [(name, kind.domains.get(name.rstrip("0123456789"))) for name in names]


def let_grow(door: ModuleType) -> None:
    """Give the classes behind a past edition's door what they lack, and the kinds of what its matches log."""
    kinds = import_module(door.Match.__module__.replace(".match", ".events")).EventKind
    if not hasattr(kinds, "parts"):
        kinds.parts = property(parts)
    for (kind, name), answer in GROWN.items():
        if not hasattr(getattr(door, kind), name):
            setattr(getattr(door, kind), name, answer)
