"""What the hooks of a game give, checked: others write games too."""

from __future__ import annotations

from typing import TypeVar

from heptarchy.kernel.refusal import HeptarchyError

Thing = TypeVar("Thing")


class WrongBox(HeptarchyError):
    """A game's hook gives something else than it must: its author can mend it."""


def checked(found: object, kind: type[Thing], game_id: str, hook: str) -> Thing:
    """What a hook gave, if it is of that kind."""
    if not isinstance(found, kind):
        raise WrongBox(f"{hook}() of the game {game_id!r} gives {type(found).__name__}, not {kind.__name__}")
    return found
