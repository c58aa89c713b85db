"""How far it is from shire to shire, and what can be reached (V-6)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.data.tables import ROADS, SAIL_TO, VIKING
from heptarchy.games.vikings.table.actions import SAIL, STEP
from heptarchy.games.vikings.table.state import SHIRE_COUNT, Vikings

FAR: Final = 99


def _distances(start: int) -> list[int]:
    """Steps from a shire to every other over open roads."""
    far = [FAR] * SHIRE_COUNT
    far[start] = 0
    edge = [start]
    while edge:
        reached: list[int] = []
        for at in edge:
            for near in ROADS[at]:
                if far[near] == FAR:
                    far[near] = far[at] + 1
                    reached.append(near)
        edge = reached
    return far


# By shire, by shire: steps between them where nobody bars the way
DISTANCE: list[list[int]] = [_distances(shire) for shire in range(SHIRE_COUNT)]
# By shire, by shire: one over the distance; nothing for the shire itself
NEARNESS: list[list[float]] = [[1 / far if far else 0.0 for far in row] for row in DISTANCE]


class Reach:
    """Where a force may go from a shire: every shire within its steps, how far it is and by which first step.

    A force may pass through friendly and empty shires (V-6.4); enemies end the way.
    """

    def __init__(
        self, s: Vikings, side: int, start: int, steps: int, enemies: list[int], ships: list[int], by_sea: bool = False
    ) -> None:
        barred = s.barred if side == VIKING else 0
        self.by_sea = by_sea
        self.distance: dict[int, int] = {}
        self.first: dict[int, int] = {}
        self.sailed: list[int] = []  # shires that a ship begins the way to (VX-8.3)
        self.afloat: set[int] = set()  # shires to which the way leads by such a ship, sooner or later
        edge: list[int] = []
        if steps <= 0:
            return
        for near in SAIL_TO[start] if by_sea else ROADS[start]:
            if not barred >> near & 1:
                self.distance[near] = 1
                self.first[near] = near
                edge.append(near)
        if start in ships:
            for near in ships:
                if near != start and near not in self.distance and not barred >> near & 1:
                    self.distance[near] = 1
                    self.first[near] = near
                    self.sailed.append(near)
                    self.afloat.add(near)
                    edge.append(near)
        for far in range(2, steps + 1):
            reached: list[int] = []
            for at in edge:
                if enemies[at]:
                    continue
                for near in ROADS[at]:
                    if near not in self.distance and near != start and not barred >> near & 1:
                        self.distance[near] = far
                        self.first[near] = self.first[at]
                        reached.append(near)
                        if at in self.afloat:
                            self.afloat.add(near)
            if ships:
                self._embark(edge, ships, far, start, barred, reached)
            edge = reached

    def _embark(self, edge: list[int], ships: list[int], far: int, start: int, barred: int, reached: list[int]) -> None:
        """VX-8.3: from a ship on the way to any other."""
        for at in edge:
            if at in ships:
                for near in ships:
                    if near not in self.distance and near != start and not barred >> near & 1:
                        self.distance[near] = far
                        self.first[near] = self.first[at]
                        self.afloat.add(near)
                        reached.append(near)

    def step(self, shire: int) -> int:
        """The click that begins the way to a shire."""
        first = self.first[shire]
        return SAIL[first] if self.by_sea or first in self.sailed else STEP[first]


def from_ships(ships: list[int]) -> list[int]:
    """By shire: steps to the nearest of these ships."""
    return [min([far[ship] for ship in ships]) for far in DISTANCE]
