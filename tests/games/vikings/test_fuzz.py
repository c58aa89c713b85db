"""Random games over all seatings, with the invariants of V-16 looked at after every answer.

A game that fails is printed as a record, ready to replay.
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.actions import ACTIVATE, HALT, LAND, LOAD, MUSTER, PLAY, SAIL, STAY, STEP
from heptarchy.games.vikings.table.state import OFF_SHORE, SHIRE_COUNT, Vikings
from heptarchy.games.vikings.turn import draw_cards_phase
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import a_game, a_state, invariants, run
from tests.seeds import seeded, told_as
from tests.sizes import size

TABLES: list[dict[str, object]] = [
    {"players": players, "lone_side": lone, "advanced": advanced}
    for players, lone in ((2, "viking"), (3, "viking"), (3, "english"), (4, "viking"))
    for advanced in (False, True)
]


class Watch:
    """What a spectator counts in one game, and checks as it goes (V-16.5 to V-16.7, V-6.3)."""

    def __init__(self, s: Vikings) -> None:
        self.s = s
        self.turn = (0, 0)
        self.movement_cards = 0  # this turn
        self.allowed = (0, 0)  # activations and steps of the card
        self.activations = 0
        self.way = 0  # steps of the march being gone
        self.events: Counter[tuple[int, int]] = Counter()  # by round and faction
        self.turns: Counter[int] = Counter()  # by round
        self.moved_by: dict[int, set[int]] = {faction: set() for faction in range(4)}  # Movement cards, by number
        self.at_first: list[list[int]] = []  # units on the map when movement began
        self.gone: list[list[int]] = []  # units that marched away from a shire in the Movement Phase

    def before(self, answer: int) -> None:
        """Count an answer that is about to be given."""
        s = self.s
        if PLAY.holds(answer):
            card = PLAY.arg(answer)
            faction = t.CARD_FACTION[card]
            if t.CARD_EVENT[card] < 0:
                self.end_phase(faction)
                self.moved_by[faction].add(t.CARD_NUMBER[card])
                self.allowed = (t.CARD_ARMIES[card], t.CARD_STEPS[card])
            else:
                self.events[s.round, faction] += 1
                assert self.events[s.round, faction] <= 2, "V-10.1"
                if t.CARD_EVENT[card] == t.THEGN_LEADERSHIP:
                    self.allowed = (self.allowed[0], self.allowed[1] + 2)
        elif ACTIVATE.holds(answer) or MUSTER.holds(answer):
            self.activations += 1
            self.way = 0
            assert self.activations <= self.allowed[0], "V-16.6"
        elif STEP.holds(answer) or SAIL.holds(answer) or LAND.holds(answer):
            self.way += 1
            assert self.way <= self.allowed[1], "V-5.9"
            march = s.march
            assert march is not None
            if march.leader < 0 and not march.stepped:
                self.march_away(march.at, march.carry)

    def end_phase(self, faction: int) -> None:
        """The Movement card: one a turn, the active faction's; then movement begins."""
        s = self.s
        assert faction == s.active
        assert (s.round, s.turn) != self.turn, "V-16.5: a second Movement card in a turn"
        self.turn = (s.round, s.turn)
        self.turns[s.round] += 1
        self.activations = 0
        self.at_first = [s.units[f][:] for f in t.FACTIONS_OF[s.side]]
        self.gone = [[0] * SHIRE_COUNT, [0] * SHIRE_COUNT]

    def march_away(self, shire: int, going: list[int]) -> None:
        """V-6.3: of the units that were in a shire when movement began, no more leave it than there were."""
        for half in (0, 1):
            self.gone[half][shire] += going[half]
            assert self.gone[half][shire] <= self.at_first[half][shire], "V-6.3: a unit that came here marches on"

    def at_the_end(self) -> None:
        s = self.s
        assert s.round <= 7, "V-16.7"
        for n in range(1, s.round + 1):
            assert self.turns[n] == 4, "V-16.5: a faction that played no Movement card"
        for faction in range(4):
            assert len(self.moved_by[faction]) == s.round, "V-11.4"
        if s.round < 5:
            assert s.ending in ("viking conquest", "english conquest")


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
def test_v_16_holds_after_every_answer_of_random_games(table: dict[str, object]) -> None:
    for seed in range(-(-size("fuzz_games") // len(TABLES))):
        named = seeded(f"fuzz {table} {seed}")
        rng = Rng(named)
        s = a_game(**table)
        watch = Watch(s)
        line: list[str] = []
        with told_as(f"vikings, {table}, seed {named!r}", line):
            invariants(s)
            while not s.over:
                seat = rng.choice(s.seats)
                answer = rng.pick(s.weights) if seat == FATE else rng.choice(s.options_for(seat))
                line.append(f"{seat} {s.space.say(answer)}")
                watch.before(answer)
                s.apply(answer, seat)
                invariants(s)
            watch.at_the_end()


@pytest.mark.parametrize("seed", range(4))
def test_v_11_4_and_v_12_5_games_that_go_far_see_all_seven_cards_and_end_in_round_seven(seed: int) -> None:
    # Given random games whose Treaty is not looked at before the last round
    rng = Rng(f"far {seed}")
    for _ in range(40):
        s = a_game(players=2, treaty_round=7)
        watch = Watch(s)
        while not s.over:
            answer = rng.pick(s.weights) if s.seat == FATE else rng.choice(s.options)
            watch.before(answer)
            s.apply(answer)
        if s.round == 7:
            break

    # Then one goes to Round VII, where all cards are played, so that its Treaty is signed
    assert s.round == 7
    assert all(numbers == {1, 2, 3, 4, 5, 6, 7} for numbers in watch.moved_by.values())
    assert s.ending in ("treaty", "viking conquest", "english conquest")


# Slow play


def dawdle(s: Vikings, rng: Rng) -> int:
    """The answer that drags on: set every number, take every step, go back and forth, never halt early."""
    for slow in (LOAD[0], LOAD[1], LOAD[2], LOAD[3], STEP, MUSTER, ACTIVATE, PLAY):
        found = [action for action in s.options if slow.holds(action)]
        if found:
            return rng.choice(found)
    quick = {HALT[0], STAY[0]}
    return rng.choice([action for action in s.options if action not in quick] or s.options)


def test_no_seat_can_prolong_the_game_beyond_its_bound() -> None:
    # Given seats that dawdle wherever they can
    longest = VIKINGS.longest(VIKINGS.settle({}))
    most = 0
    for seed in range(12):
        rng = Rng(f"dawdle {seed}")
        s = a_game(players=2, treaty_round=7, hand_size=5, events_per_round=9)
        while not s.over:
            s.apply(rng.pick(s.weights) if s.seat == FATE else dawdle(s, rng))
        most = max(most, s.moves)

    # Then play takes a small part of the answers that the game gives as its bound
    assert most < longest / 10


# Odd corners: boards that no game would come to


@st.composite
def boards(draw: st.DrawFn) -> Vikings:
    """A turn about to begin on any board: units and Leaders anywhere, boxes and hands of any kind."""
    land = [shire for shire in range(SHIRE_COUNT) if not t.IS_MARSH[shire]]
    sides = draw(st.dictionaries(st.sampled_from(land), st.integers(0, 1), max_size=25))
    left = [units // 2 for units in t.UNIT_TOTALS[:4]]
    units: dict[int, dict[int, int]] = {}
    for shire, side in sides.items():
        units[shire] = {}
        for faction in t.FACTIONS_OF[side]:
            n = min(left[faction], draw(st.integers(0, 6)))
            left[faction] -= n
            units[shire][faction] = n
    leaders: dict[int, int] = {}
    for leader in (t.HALFDAN, t.IVAR, t.BJORN, t.ALFRED):
        side = t.ENGLISH if leader == t.ALFRED else t.VIKING
        camps = [shire for shire, there in units.items() if sides[shire] == side and any(there.values())]
        if draw(st.booleans()) and camps:
            leaders[leader] = draw(st.sampled_from(camps))
    off_shore = draw(st.sampled_from([-1, t.GUTHRUM]))
    aboard = (draw(st.integers(0, 5)), draw(st.integers(0, 3))) if off_shore >= 0 else (0, 0)
    s = a_state(
        players=draw(st.sampled_from([2, 3, 4])),
        advanced=draw(st.booleans()),
        round=draw(st.integers(2, 7)),
        active=draw(st.integers(0, 3)),
        bag=draw(st.sets(st.integers(0, 3))),
        units=units,
        leaders=leaders,
        off_shore=off_shore,
        aboard=aboard,
        waiting=(draw(st.integers(0, 3)), draw(st.integers(0, 2))),
        fled={faction: draw(st.integers(0, 4)) for faction in range(4)},
        invaded=draw(st.booleans()) or off_shore >= 0,
        fyrd_deck=[draw(st.integers(0, 4)) for _ in range(4)],
        barred=draw(st.sets(st.sampled_from(t.COASTAL), max_size=12)),
    )
    for faction in range(4):
        whole = s.decks[faction]
        bits = [1 << bit for bit in range(t.CARDS_PER_FACTION) if whole >> bit & 1]
        hand = draw(st.sampled_from(bits[:7])) | sum(draw(st.sets(st.sampled_from(bits[7:]), max_size=2)))
        s.hands[faction], s.decks[faction] = hand, whole & ~hand
    return s


@given(boards(), st.integers(0, 10**6))
@settings(max_examples=size("fuzz_games"))
def test_v_16_holds_through_a_turn_on_any_board(s: Vikings, seed: int) -> None:
    # Given any board, and a turn played at random on it
    rng = Rng(seed)
    for step in (draw_cards_phase, battle_phase, movement_phase, leader_phase):
        s.push(step)
    run(s, reinforcements_phase)
    answers = 0
    while not s.over:
        invariants(s)
        s.apply(rng.pick(s.weights) if s.seat == FATE else rng.choice(s.options))
        answers += 1
        assert answers < 2000

    # Then what must hold has held, and enemies are parted
    invariants(s)
    for shire in range(SHIRE_COUNT):
        assert not (s.hosts[0][shire] and s.hosts[1][shire])
    if s.side == t.VIKING and OFF_SHORE in s.leader_at:
        ally = t.ALLY_OF[s.active]
        assert s.aboard[s.active] == 0 or (s.bag >> ally & 1 and s.aboard[ally]), "V-7.3"
