"""Whole battles by players without a plan: what always holds, holds after every answer, and every battle ends."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.scenarios import BATTLE_KEYS
from heptarchy.games.dba.losses import army_lost
from heptarchy.games.dba.report import report
from heptarchy.games.dba.table.state import ORDERS, Battle
from tests.games.dba.advance import a_battle
from tests.games.dba.table import invariants
from tests.seeds import seeded
from tests.sizes import size

BATTLES = size("dba_battles")
ENDINGS = {"army_demoralised", "half_lost", "conceded", "agreed", "time", "both_demoralised"}


class Watch:
    """What holds from one answer to the next."""

    def __init__(self) -> None:
        self.lost: list[int] = []
        self.broken: list[bool] = []
        self.bound = 0
        self.seen: set[str] = set()

    def look(self, s: Battle) -> None:
        """After an answer."""
        invariants(s)
        if s.stage < ORDERS:
            return
        assert s.bound in (self.bound, self.bound + 1), "a bound was skipped"
        assert s.round == (s.bound + 1) // 2 <= s.params.rounds  # DBA-6.1
        assert s.active == (s.attacker + s.bound + 1) % 2
        if self.lost:
            assert all(now >= then for now, then in zip(s.lost, self.lost, strict=True)), "losses come back"
            assert all(now or not then for now, then in zip(s.broken, self.broken, strict=True))  # DBA-19.5
        for seat in range(s.players):
            assert s.pips[seat] >= 0
            assert s.dice[seat] == 0 or s.side[seat] == s.active
        self.seen.add(s.rule)
        self.lost, self.broken, self.bound = s.lost[:], s.broken[:], s.bound


def given(n: int) -> dict[str, object]:
    """The options of the nth battle: two to four players, all ready-made battles and open ones, cards and none."""
    options: dict[str, object] = {"players": 2 + n % 3, "cards": n // 3 % 3, "battle": BATTLE_KEYS[n % 4]}
    if n % 4 == 0:
        options["country"] = t.COUNTRY_KEYS[n // 4 % 4]
        options["second_people"] = t.PEOPLE_KEYS[n // 8 % 2]
    return options


@pytest.mark.parametrize("n", range(BATTLES))
def test_dba_21_every_battle_ends_and_what_always_holds_holds(n: int) -> None:
    watch = Watch()
    s = a_battle(seeded(f"battle {n}"), watch.look, **given(n))
    assert s.ending in ENDINGS
    told = report(s)
    assert (told["winner"] < 0) == (s.ending in ("agreed", "time", "both_demoralised"))
    assert len(told["dead"]) * 2 == len(s.toll)
    for side in range(2):
        assert army_lost(s, side) == sum(s.lost[seat] for seat in range(s.players) if s.side[seat] == side)


def test_the_battles_have_fighting_in_them() -> None:
    watch = Watch()
    s = a_battle("battle 1", watch.look, **given(1))
    assert {"DBA-7.3", "DBA-16.2"} <= watch.seen
    assert sum(s.lost) > 0
