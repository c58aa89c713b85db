"""What a player types, matched to what it may mean: `march york`, `york`, `play treaty`, `load norsemen 5`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from heptarchy.kernel.space import Space

WORD = re.compile(r"[^\W_]+")
FILLERS = {"a", "an", "at", "from", "in", "of", "on", "the", "to", "with"}  # "march to york"


LONGEST_NUMBER = 9  # digits: nothing here counts further, and Python refuses to read thousands of them


def number_in(text: str) -> int | None:
    """The whole number that the text is; None if it is none, or one that nothing here counts to."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def words_of(text: str) -> list[str]:
    """The words of a text in small letters; an apostrophe is no gap."""
    return WORD.findall(text.casefold().replace("'", "").replace("\N{RIGHT SINGLE QUOTATION MARK}", ""))


def typed_words(text: str) -> list[str]:
    """The words that a player typed, without those that only join others."""
    words = words_of(text)
    return [word for word in words if word not in FILLERS] or words


class Lexicon:
    """All that the actions of a game are called: as shown, as recorded, and by names that a screen adds."""

    def __init__(self, space: Space, extra: dict[int, list[str]] | None = None) -> None:
        self.space = space
        self.extra = extra or {}
        self._names: dict[int, list[list[str]]] = {}

    def names(self, action: int) -> list[list[str]]:
        """Every name of an action, in words."""
        known = self._names.get(action)
        if known is None:
            texts = [self.space.show(action), self.space.say(action), *self.extra.get(action, [])]
            known = self._names[action] = [words_of(text) for text in texts]
        return known

    def find(self, typed: list[str], actions: Iterable[int]) -> list[int]:
        """The actions that the words may mean: those named exactly so if there are any, else by their beginnings.

        Of either kind those that are shown by such a name come before those that are only recorded by it.
        """
        by_rank: list[list[int]] = [[], [], [], []]
        for action in actions:
            shown, *others = (_fits(typed, name) for name in self.names(action))
            ranks = (shown == 2, 2 in others, shown == 1, 1 in others)
            if any(ranks):
                by_rank[ranks.index(True)].append(action)
        found = next((ranked for ranked in by_rank if ranked), [])
        if len({self.space.show(action) for action in found}) == 1:
            return found[:1]  # two cards of one title: either will do
        return found


def _fits(typed: list[str], name: list[str]) -> int:
    """2: each typed word is a word of the name; 1: it begins one; 0: neither."""
    left = list(name)
    fit = 2
    for word in typed:
        if word in left:
            left.remove(word)
            continue
        begun = next((other for other in left if other.startswith(word)), None)
        if begun is None:
            return 0
        left.remove(begun)
        fit = 1
    return fit
