"""Which form a number takes, by language: the categories of Unicode's CLDR, for whole numbers. One row a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable


def one_alone(n: int) -> str:
    """English, German: one, and more."""
    return "one" if n == 1 else "other"


def one_and_millions(n: int) -> str:
    """Spanish: besides, whole millions."""
    return "one" if n == 1 else "many" if n and n % 1_000_000 == 0 else "other"


RULES: Final[dict[str, Callable[[int], str]]] = {"en": one_alone, "es": one_and_millions}


def category(language: str, n: int) -> str:
    """`one`, `other`; a language without a row of its own counts as English does."""
    return RULES.get(language, one_alone)(n)
