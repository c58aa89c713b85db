"""Random games of every variant, with OR-19.4 to OR-19.6 and the course of turns looked at after every answer.

A game that fails is printed as a list of answers, ready to replay.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.params import FIGURES
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.horde import viking_turn
from heptarchy.games.ortus.leaving import ALONE, CAP
from heptarchy.games.ortus.table.actions import BUILD, CONCEDE, END, GARRISON, RAID, SIEGE, STORM
from heptarchy.games.ortus.table.state import BASE, Ortus
from heptarchy.games.ortus.turn import ask_turn, begin_turn
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.refusal import BadOptions
from heptarchy.kernel.state import State
from tests.games.ortus.table import a_state, invariants, run
from tests.seeds import seeded, told_as
from tests.sizes import size

# Options of a variant, and the numbers of Earls that take turns
TABLES: dict[str, tuple[dict[str, Any], range]] = {
    "base": ({}, range(2, 7)),
    "heathen": ({"variant": "heathen"}, range(3, 7)),
    "wessex": ({"variant": "wessex"}, range(2, 7)),
    "solo": ({"variant": "rebellion", "mode": "solo"}, range(1, 2)),
    "cooperative": ({"variant": "rebellion", "mode": "cooperative"}, range(2, 6)),
    "semi": ({"variant": "rebellion", "mode": "semi"}, range(2, 6)),
}
FREE = (BUILD, GARRISON, CONCEDE, END)


class Watch:
    """What a spectator counts in one game, and checks as it goes."""

    def __init__(self) -> None:
        self.table: Ortus | None = None
        self.round = 0
        self.black = 0
        self.arrived = False
        self.turn = (0, -1)  # round and Earl
        self.order: list[int] = []  # Earls that had a turn this round
        self.actions = 0  # in this turn

    def before(self, s: Ortus, seat: int, answer: int) -> None:
        """An answer is about to be given."""
        if s is not self.table:  # a new season
            self.__init__()  # type: ignore[misc]  # begin anew
            self.table = s
        if seat == FATE:
            assert min(s.weights.weights) > 0
            return
        assert not s.out[seat], "OR-5.11: an Earl who is out is asked"
        if s.asked_by() is not ask_turn:
            return
        if (s.round, seat) != self.turn:
            self.begin(s, seat)
        if any(verb.holds(answer) for verb in FREE):
            return
        self.actions += 1
        assert self.actions == 1, "OR-5.1: a second Action"
        if any(verb.holds(answer) for verb in (STORM, RAID, SIEGE)):
            assert s.turns[seat] > 1, "OR-5.7: an Attack in the first turn"

    def begin(self, s: Ortus, seat: int) -> None:
        """A new turn: in order from the starting player, one for each Earl in a round."""
        if s.round != self.round:
            assert s.round > self.round
            self.round = s.round
            self.order = []
        places = [(house - s.start) % s.players for house in [*self.order, seat]]
        assert places == sorted(set(places)), "OR-2.7: out of turn"
        assert seat == s.active
        self.order.append(seat)
        self.turn = (s.round, seat)
        self.actions = 0

    def after(self, s: Ortus) -> None:
        """What holds after every answer."""
        if s is not self.table:
            return
        assert s.round <= s.params.round_cap
        assert s.arrived or not self.arrived, "the Vikings have gone"
        if not s.arrived:
            assert s.black >= self.black, "OR-17.1: a black marker came back"
        self.black, self.arrived = s.black, s.arrived
        for house in range(s.players):
            if s.out[house]:
                assert not s.fiefs[house]
                assert not count_of(s.hand, house)


def play_out(s: State, rng: Rng, said: str) -> Watch:
    """A whole game at random."""
    watch = Watch()
    line: list[str] = []
    with told_as(f"ortus, {said}", line):
        invariants(inner(s))
        while not s.over:
            seat = rng.choice(s.seats)
            answer = rng.pick(s.weights) if seat == FATE else rng.choice(s.options_for(seat))
            line.append(f"{seat} {s.space.say(answer)}")
            watch.before(inner(s), seat, answer)
            s.apply(answer, seat)
            invariants(inner(s))
            watch.after(inner(s))
    return watch


@pytest.mark.parametrize("variant", TABLES)
def test_or_19_holds_after_every_answer_of_random_games(variant: str) -> None:
    # OR-19.4, OR-19.5, OR-19.6
    options, earls = TABLES[variant]
    endings = set()
    for seed in range(size("ortus_fuzz_games")):
        players = earls[seed % len(earls)]
        s = ORTUS.new(players=players, concede=variant == "base" and seed % 7 == 0, **options)
        named = seeded(f"fuzz {variant} {seed}")
        play_out(s, Rng(named), f"{options}, {players} Earls, seed {named!r}")
        assert len(s.scores) == players
        endings.add(s.ending)
        if inner(s).variant == BASE:
            assert sorted(s.scores) == [0] * (players - 1) + [1], "OR-18.7: one Earl wins"
            assert s.ending in (ALONE, CAP)
    assert endings


def test_or_19_holds_in_games_that_are_cut_short() -> None:
    # OR-19.7: games that come to the cap
    for seed in range(12):
        s = ORTUS.new(players=2 + seed % 3, round_cap=1 + seed % 5)
        play_out(s, Rng(f"cap {seed}"), f"cap, seed {seed}")
        assert s.ending in (ALONE, CAP)


# Odd figures


@st.composite
def figures(draw: st.DrawFn) -> dict[str, Any]:
    """A few figures at the ends of their ranges."""
    ends = {name: (low, high) for name, _, low, high in FIGURES}
    names = draw(st.sets(st.sampled_from(sorted(set(ends) - KEPT)), max_size=12))
    return {name: draw(st.sampled_from(ends[name])) for name in sorted(names)}


# Figures that make no game, or one without end, when put at an end of their range by themselves
KEPT = {"earl_deck_size", "copies_per_type", "hand_start", "round_cap"}


@given(figures(), st.integers(2, 4), st.integers(0, 10**6))
@settings(max_examples=size("ortus_fuzz_games"))
def test_or_19_holds_with_figures_at_the_ends_of_their_ranges(given: dict[str, Any], players: int, seed: int) -> None:
    try:
        s = ORTUS.new(players=players, round_cap=40, **given)
    except BadOptions:
        reject()
    play_out(s, Rng(seed), f"{given}, {players} Earls, seed {seed}")


# Odd corners: tables that no game would come to

ZONES = ("hand", "deck", "discard", "towers", "tray")


@st.composite
def tables(draw: st.DrawFn) -> Ortus:
    """A turn about to begin at any table: cards anywhere, also in others' Earldoms."""
    players = draw(st.integers(2, 4))
    zones: list[dict[str, list[str]]] = [{zone: [] for zone in ZONES} for _ in range(players)]
    fiefs: list[list[str]] = [["palace"] if draw(st.booleans()) else [] for _ in range(players)]
    loose: list[tuple[int, int]] = []
    for house in range(players):
        for kind in range(t.DECK_TYPES):
            for _ in range(draw(st.integers(0, 3))):
                if kind == t.CASTLE and draw(st.booleans()):
                    seat = draw(st.integers(0, players - 1))
                    fiefs[seat].append("castle" if seat == house else f"{t.COLOURS[house]}_castle")
                elif kind in (t.LAND, t.MARKET, t.CHURCH) and draw(st.booleans()):
                    loose.append((house, kind))
                else:
                    zones[house][draw(st.sampled_from(ZONES))].append(t.TYPES[kind])
    for house in range(players):
        if not fiefs[house]:
            fiefs[house].append("palace")
    for owner, kind in loose:
        house = draw(st.integers(0, players - 1))
        at = draw(st.integers(0, len(fiefs[house]) - 1))
        fiefs[house][at] += f" {t.COLOURS[owner]}_{t.TYPES[kind]}"
    for house in range(players):
        for at in range(len(fiefs[house])):
            lord = draw(st.sampled_from(["", "", "prince", "vassal", "champion", "monk"]))
            if lord and sum(f"lord={lord}" in told for told in fiefs[house]) < 3:
                fiefs[house][at] += f" lord={lord}"
    earldoms: list[dict[str, Any]] = []
    for house in range(players):
        earldoms.append(
            {
                **{zone: " ".join(cards) for zone, cards in zones[house].items() if zone != "tray"},
                "fiefs": fiefs[house],
                "mercs": draw(st.lists(st.sampled_from(["", "infantry", "knight"]), max_size=2)),
                "pool": (draw(st.integers(0, 2)), draw(st.integers(0, 1))),
                "banners": draw(st.integers(0, 2)),
                "cubes": draw(st.integers(1, 5)),
            }
        )
    crowned = draw(st.booleans())
    return a_state(
        *earldoms,
        players=players,
        king=draw(st.integers(0, players - 1)) if crowned else t.NOBODY,
        royal=(draw(st.integers(0, 2)), 0) if crowned else (0, 0),
        arrived=draw(st.booleans()),
        horde=(draw(st.integers(0, 6)), draw(st.integers(0, 2))),
        black=draw(st.integers(0, 8)),
        white=draw(st.booleans()),
    )


@given(tables(), st.integers(0, 10**6))
@settings(max_examples=2 * size("ortus_fuzz_games"))
def test_or_19_holds_through_a_round_at_any_table(s: Ortus, seed: int) -> None:
    # Given any table, and a turn of each Earl and of the Vikings played at random on it
    rng = Rng(seed)
    invariants(s)
    s.push(viking_turn)
    for house in range(s.players - 1, 0, -1):
        s.push(begin_turn, house)
    run(s, begin_turn, 0)
    answers = 0
    while not s.over:
        invariants(s)
        s.apply(rng.pick(s.weights) if s.seat == FATE else rng.choice(s.options))
        answers += 1
        assert answers < 2000

    # Then what must hold has held
    invariants(s)
