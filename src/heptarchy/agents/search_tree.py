"""The tree of a search: questions as their seat sees them, and what came of the answers that were tried."""

from __future__ import annotations

import math
from typing import Final

from heptarchy.kernel.modes import FATE
from heptarchy.kernel.state import State

FLOOR: Final = 1e-4  # the prior that every option has, however bad it looks


class Node:
    """One question, or one throw of fate.

    Options are listed with the most promising first. In another imagined state of the same question some may be
    missing and others there: those are added as they come up.
    """

    def __init__(self) -> None:
        self.seat = FATE  # who is asked
        self.actions: list[int] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.children: list[Node | None] = []
        self.places: dict[int, int] = {}  # by action: its place in those lists
        self.fates: dict[int, Node] = {}  # by fate's answer, where it is fate that is asked
        self.count = 0  # visits in all
        self.total = 0.0  # what they brought the seat that is asked
        self.same: list[int] = []  # the options for which the lists were made
        self.mixed = False  # other imagined states had other options here
        self.met: State | None = None  # a question of the seat that thinks, after fate or others: as it was first met

    def is_new(self) -> bool:
        """Has nobody looked at the options here?"""
        return not self.actions

    def expand(self, seat: int, options: list[int], actions: list[int], scores: list[float], warmth: float) -> None:
        """List what this seat may answer by how good it looks, a softmax of this temperature; what is listed stays."""
        self.seat = seat
        self.same = options
        best = max(scores)
        weights = [FLOOR + math.exp(max(-60.0, (score - best) / warmth)) for score in scores]
        whole = sum(weights)
        order = sorted(range(len(actions)), key=lambda i: -weights[i])
        for i in order:
            action = actions[i]
            if action not in self.places:
                self.places[action] = len(self.actions)
                self.actions.append(action)
                self.priors.append(weights[i] / whole)
                self.visits.append(0)
                self.totals.append(0.0)
                self.children.append(None)

    def child(self, place: int) -> Node:
        """What follows an answer; made when it is first asked for."""
        known = self.children[place]
        if known is None:
            known = Node()
            self.children[place] = known
        return known

    def below(self) -> list[Node]:
        """This one, and all that were met after it."""
        found = [self]
        for node in found:  # it grows as it goes
            found.extend(node.fates.values())
            found.extend([child for child in node.children if child is not None])
        return found

    def after(self, answer: int) -> Node:
        """What follows fate's answer."""
        known = self.fates.get(answer)
        if known is None:
            known = Node()
            self.fates[answer] = known
        return known

    def select(self, breadth: int, bold: float) -> int:
        """The place of the option to try next among the first `breadth`: the one that may be best (PUCT).

        An option never tried is taken to be worth as much as the question is on average.
        """
        mean = self.total / self.count if self.count else 0.5
        reach = bold * math.sqrt(self.count + 1)
        best = -1.0
        found = 0
        for place in range(min(breadth, len(self.actions))):
            promise = self._promise(place, mean, reach)
            if promise > best:
                best = promise
                found = place
        return found

    def select_among(self, allowed: list[int], breadth: int, bold: float) -> int:
        """The same where only some of the options are there."""
        mean = self.total / self.count if self.count else 0.5
        reach = bold * math.sqrt(self.count + 1)
        best = -1.0
        found = -1
        seen = 0
        there = set(allowed)
        for place, action in enumerate(self.actions):
            if action not in there:
                continue
            seen += 1
            promise = self._promise(place, mean, reach)
            if promise > best:
                best = promise
                found = place
            if seen == breadth:
                break
        return found

    def _promise(self, place: int, mean: float, reach: float) -> float:
        """What was found of an option, and what it may still be worth by its looks (PUCT)."""
        tried = self.visits[place]
        worth = self.totals[place] / tried if tried else mean
        return worth + reach * self.priors[place] / (1 + tried)

    def learn(self, place: int, worth: float) -> None:
        """An answer was tried, and this came of it for the seat that gave it."""
        self.visits[place] += 1
        self.totals[place] += worth
        self.count += 1
        self.total += worth
