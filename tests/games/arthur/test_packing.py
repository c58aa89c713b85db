"""A campaign as bytes, in the middle of a battle too: the battle's classes are of another package (AA-21.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import heptarchy
from heptarchy import FATE, Rng
from heptarchy.games.arthur.table.setup import first_state
from heptarchy.games.arthur.table.state import Campaign, War
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.pack import pack, unpack
from tests.games.arthur.table import options_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.state import State

ARTHUR = heptarchy.game("arthur")


def answer(s: State, rng: Rng) -> None:
    """A random answer."""
    if s.seat == FATE:
        s.apply(rng.pick(s.weights))
    else:
        seat = rng.choice(s.seats)
        s.apply(rng.choice(s.options_for(seat)), seat)


def random_until(there: Callable[[Campaign], bool]) -> Campaign:
    """A campaign of random answers with many wars, as soon as it has come there."""
    rng = Rng("packing")
    while True:
        s = first_state(options_of(3, battles="table", war_round=1, cooldown_rounds=0))
        while not s.over:
            answer(s, rng)
            if there(s):
                return s


def test_aa_21_1_a_campaign_in_a_battle_is_packed_and_goes_on_the_same() -> None:
    s = random_until(lambda s: isinstance(s.child, Battle) and s.child.bound > 1)
    other = unpack(ARTHUR, pack(s))
    assert isinstance(other.child, Battle)
    assert other.checksum() == s.checksum()
    assert pack(other) == pack(s)
    rng, again = Rng(6), Rng(6)
    for _ in range(30):
        answer(s, rng)
        answer(other, again)
        assert other.checksum() == s.checksum()


def test_aa_22_2_a_war_and_its_offers_are_packed() -> None:
    s = random_until(lambda s: bool(s.wars) and bool(s.wars[0].offers))
    other = unpack(ARTHUR, pack(s))
    assert isinstance(other, Campaign)
    assert isinstance(other.wars[0], War)
    assert other.wars[0].offers == s.wars[0].offers
    for seat in (None, 0, 1, 2):
        assert other.view(seat) == s.view(seat)


def test_aa_21_1_the_package_of_battles_is_named() -> None:
    assert ARTHUR.child_packages() == [Battle.__module__.removesuffix(".table.state")]
