"""How a word begins, by language, where what stands before it hangs on that: Spanish `y` is `e` before an i."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

OTHER: Final = "other"


def spanish(word: str) -> str:
    """`i` before its sound: Iceni, hijo; not where it glides into another vowel: hierro."""
    low = word.casefold().removeprefix("h")
    return "i" if low.startswith(("i", "í")) and low[1:2] not in ("a", "e", "o", "u") else OTHER


RULES: Final[dict[str, Callable[[str], str]]] = {"es": spanish}


def sound(language: str, text: str) -> str:
    """How a text begins; `other` in a language that does not ask."""
    rule = RULES.get(language)
    return OTHER if rule is None else rule(text)
