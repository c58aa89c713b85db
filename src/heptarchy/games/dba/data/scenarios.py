"""Ready-made battles, of our own design: armies, rulers, ground and roles laid down (DBA-25.8)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba.data import tables as t

BATTLE_KEYS: Final[tuple[str, ...]] = ("open", "badon", "catraeth", "dyrham")


class Host:
    """One command of a ready-made battle: its first element is the general's."""

    def __init__(self, people: int, traits: int, kinds: list[int]) -> None:
        self.people = people
        self.traits = traits
        self.kinds = kinds


class Scenario:
    """A ready-made battle; never changed. The first side attacks."""

    def __init__(self, key: str, country: int, first: list[Host], second: list[Host], features: list[str]) -> None:
        self.key = key
        self.country = country
        self.hosts = [first, second]  # by side, from the left
        # As `feature_numbers` spells them
        self.features = features


BADON: Final = Scenario(
    "badon",
    0,
    [
        Host(t.SAXON, t.BRETWALDA | t.BRAVE, [t.WB, *[t.WB] * 8, t.BD, t.PS, t.PS]),
        Host(t.SAXON, 0, [t.WB, *[t.WB] * 7, t.SP, t.SP, t.PS]),
        Host(t.SAXON, t.KNAVE, [t.BD, t.BD, t.BD, *[t.WB] * 5, t.PS, t.PS]),
    ],
    [
        Host(t.BRITISH, t.HAS_PENDRAGON | t.PROWESS, [t.KN, t.CV, t.CV, t.CV, *[t.SP] * 4, t.LH, t.LH]),
        Host(t.BRITISH, t.SCHOOLED, [t.CV, *[t.SP] * 6, t.AX, t.AX, t.PS]),
        Host(t.BRITISH, 0, [t.AX, t.AX, t.AX, *[t.SP] * 4, t.LH, t.PS, t.PS]),
    ],
    [
        "gentle_hill 600 430 110 70 0",
        "steep_hill 250 480 70 50 90",
        "wood 900 180 90 60 150",
        "wood 1000 470 80 60 0",
        "road 20 0 200 420 270 760 290 1200 340",
    ],
)
CATRAETH: Final = Scenario(
    "catraeth",
    2,
    [
        Host(t.BRITISH, t.BRAVE | t.FOOL, [t.KN, t.CV, t.CV, t.CV, t.CV, t.LH, t.LH, t.SP, t.SP]),
        Host(t.BRITISH, t.HAS_PRINCE, [t.CV, t.CV, t.CV, t.LH, t.AX, t.AX, t.AX, t.PS, t.PS]),
    ],
    [
        Host(t.SAXON, t.SCHOOLED, [t.WB, *[t.WB] * 7, t.BD, t.BD, t.PS]),
        Host(t.SAXON, 0, [t.SP, *[t.SP] * 5, *[t.WB] * 4, t.PS, t.PS]),
    ],
    [
        "river 30 0 305 600 295 1200 315",
        "steep_hill 300 420 80 60 120",
        "steep_hill 880 200 90 60 30",
        "wood 220 180 80 60 45",
        "wood 950 460 100 60 0",
        "road 20 560 0 580 300 600 600",
    ],
)
DYRHAM: Final = Scenario(
    "dyrham",
    1,
    [
        Host(t.SAXON, t.SLY_FOX, [t.WB, *[t.WB] * 8, t.PS, t.PS]),
        Host(t.SAXON, t.HAS_PRINCE, [t.BD, t.BD, *[t.WB] * 6, t.SP, t.PS]),
    ],
    [
        Host(t.BRITISH, 0, [t.CV, *[t.SP] * 4, t.AX, t.PS]),
        Host(t.BRITISH, t.CLUMSY, [t.CV, *[t.SP] * 3, t.AX, t.AX, t.PS]),
        Host(t.BRITISH, t.BRAVE, [t.AX, t.AX, *[t.SP] * 3, t.LH, t.PS]),
    ],
    [
        "river 25 0 440 140 200 380 0",
        "wood 250 300 100 60 90",
        "wood 900 380 90 70 0",
        "wood 620 140 80 50 0",
        "gentle_hill 560 480 110 60 0",
        "marsh 950 150 80 40 20",
    ],
)
SCENARIOS: Final[list[Scenario]] = [BADON, CATRAETH, DYRHAM]


def scenario(key: str) -> Scenario:
    """The ready-made battle of that name."""
    for one in SCENARIOS:
        if one.key == key:
            return one
    raise KeyError(key)


def shared_out(hosts: list[Host], seats: int) -> list[Host]:
    """DBA-25.8: a side's commands for so many players, from the left; who has several leads them as one."""
    made = []
    for seat in range(seats):
        low, high = seat * len(hosts) // seats, (seat + 1) * len(hosts) // seats
        kinds: list[int] = []
        for host in hosts[low:high]:
            kinds.extend(host.kinds)
        made.append(Host(hosts[low].people, hosts[low].traits, kinds))
    return made
