"""Whole campaigns of random answers: what always holds holds after every one of them, and all come to an end."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

import heptarchy
from heptarchy import FATE, Rng
from heptarchy.games.arthur.table.presets import SHORE_KEYS
from heptarchy.games.arthur.table.setup import first_state
from tests.games.arthur.holds import invariants, levies
from tests.games.arthur.table import options_of
from tests.laws.play import walks
from tests.laws.tables import cases_of
from tests.seeds import seeded, told_as
from tests.sizes import size

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign
    from heptarchy.kernel.options import Value

CAMPAIGNS = size("arthur_campaigns")
FOUGHT = ("table", "each", "bots")


def mixed(n: int) -> dict[str, Value]:
    """Options of the campaign with this number: two to eight players; one in eight fights its battles."""
    battles = FOUGHT[n // 8 % 3] if n % 8 == 3 else "quick"
    return options_of(
        2 + n % 7,
        battles=battles,
        share_out=n % 3 == 0,
        saxon_shore=SHORE_KEYS[n % 5 % 3],
        throne_on_death=n % 4 != 0,
        war_at_end_of_round=n % 6 != 1,
        cooldown_rounds=n % 3,
        rounds=3 if battles != "quick" else 12,
        war_round=1 if battles != "quick" else 3,
    )


def answer(s: Campaign, rng: Rng, line: list[str]) -> None:
    """One random answer, fate's as often as they weigh; it is noted in the line."""
    seat = FATE if s.seat == FATE else rng.choice(s.seats)
    chosen = rng.pick(s.weights) if seat == FATE else rng.choice(s.options_for(seat))
    line.append(f"{seat} {s.space.say(chosen)}")
    s.apply(chosen, seat)


@pytest.mark.campaign
@pytest.mark.parametrize("n", range(CAMPAIGNS))
def test_aa_17_2_every_campaign_ends_and_what_always_holds_holds(n: int) -> None:
    given = mixed(n)
    s = first_state(given)
    seed = seeded(f"campaign {n}")
    rng = Rng(seed)
    turn = 0
    line: list[str] = []
    with told_as(f"arthur, {given}, seed {seed!r}", line):
        while not s.over:
            answer(s, rng, line)
            if s.child is None:
                invariants(s)
            if s.turn > turn:
                levies(s)
                turn = s.turn
        assert sum(s.scores) == 1, "one has won"
        assert s.moves <= heptarchy.game("arthur").longest(given)


def test_aa_21_1_the_campaigns_have_every_number_of_players_and_every_way_to_fight() -> None:
    seen = Counter((options["players"], options["battles"]) for options in map(mixed, range(168)))
    assert len(seen) == 28
    assert sum(count for (_, battles), count in seen.items() if battles == "quick") == 147


@pytest.mark.parametrize("n", range(4))
def test_aa_3_1_a_clone_goes_its_own_way(n: int) -> None:
    s = first_state(options_of(3 + n))
    rng = Rng(f"clones {n}")
    while not s.over:
        before = s.checksum()
        other = s.clone()
        answer(other, rng, [])
        assert s.checksum() == before, "what happens to a clone happened to its model"
        s = other


def test_aa_21_1_the_laws_see_battles_of_every_kind() -> None:
    for case in cases_of("arthur"):
        if case.options["battles"] != "quick":
            fought = any(state.child is not None for walk in walks(case) for state in walk.steps())
            assert fought, f"{case} has no battle"
