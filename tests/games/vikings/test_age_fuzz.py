"""Random games with modules of the Viking Age: each alone, all together, random sets, with the invariants watched.

A game that fails is printed as a record, ready to replay.
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heptarchy.games.vikings.age_turn import begin_age_turn, draw_more, end_age_turn
from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.actions import AVENGE, BRING, CAST, CLAIM, CROWNED, LAND, PLAY, SPEND
from heptarchy.games.vikings.table.age import ASIDE, CARRIED, CLAIMED, OPEN, SPENT
from heptarchy.games.vikings.table.modules import SWITCHES
from heptarchy.games.vikings.table.state import SHIRE_COUNT, Battle, Vikings
from heptarchy.games.vikings.turn import draw_cards_phase
from heptarchy.games.vikings.units import is_viking_controlled
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import a_game, a_state, invariants, mask, run
from tests.seeds import seeded, told_as
from tests.sizes import size

MODULES = tuple(name for name, _ in SWITCHES)
ENDINGS = {"treaty", "viking conquest", "english conquest", "churches plundered"}


class Watch:
    """What a spectator counts in one game, and checks as it goes: what may be had only once."""

    def __init__(self, s: Vikings) -> None:
        self.s = s
        self.battle: Battle | None = None
        self.in_battle: Counter[str] = Counter()  # this battle
        self.events: Counter[tuple[int, int]] = Counter()  # by round and faction
        self.once: Counter[str] = Counter()  # this game
        self.dice: Counter[tuple[int, int]] = Counter()  # by round and faction

    def before(self, answer: int, seat: int) -> None:
        """Count an answer that is about to be given."""
        s = self.s
        if s.battle is not self.battle:
            self.battle = s.battle
            self.in_battle = Counter()
        if CROWNED.holds(answer):
            assert s.age is not None
            faction = s.age.kings.index(CROWNED.arg(answer))
            assert s.owner[faction] == seat
            self._event(faction)
            self.once[f"king {faction}"] += 1
            self.once[s.space.say(answer)] += 1
        elif PLAY.holds(answer) and t.CARD_EVENT[PLAY.arg(answer)] >= 0:
            self._event(t.CARD_FACTION[PLAY.arg(answer)])
        elif answer == CAST[0]:
            self._cast()
        elif answer == AVENGE[0]:
            self.in_battle["avenge"] += 1
            assert self.in_battle["avenge"] == 1, "VX-1.4"
        elif answer == BRING[0] or CLAIM.holds(answer):
            self.once[s.space.say(answer)] += 1
        assert not self.once or max(self.once.values()) == 1, "VX-3.1, VX-6.1, VX-9.2"
        if SPEND.holds(answer):
            assert s.age is not None
            holder = s.age.relics[SPEND.arg(answer)] - CARRIED
            assert s.owner[holder] == seat, "VX-5.3"

    def _event(self, faction: int) -> None:
        self.events[self.s.round, faction] += 1
        assert self.events[self.s.round, faction] <= 2, "V-10.1, VX-3.2"

    def _cast(self) -> None:
        s = self.s
        assert s.age is not None
        b = s.battle
        assert b is not None
        assert b.fray is not None
        self.dice[s.round, sum(s.age.dice)] += 1
        assert len(b.fray.casters) < 2, "VX-4.2"

    def at_the_end(self) -> None:
        assert self.s.ending in ENDINGS
        assert (self.s.ending == "churches plundered") == (
            self.s.age is not None and "land_and_gods" in played(self.s) and not self.s.age.churches
        ), "VX-1.5"


def played(s: Vikings) -> list[str]:
    """The modules of a game, by name."""
    return [name for name, bit in SWITCHES if s.params.modules & bit]


def watched_game(modules: tuple[str, ...], seed: str) -> Vikings:
    """One random game, with invariants after every answer."""
    named = seeded(f"{' '.join(modules)} {seed}")
    rng = Rng(named)
    seats = rng.choice([(2, "viking"), (3, "viking"), (3, "english"), (4, "viking")])
    table: dict[str, object] = {"players": seats[0], "lone_side": seats[1], "advanced": rng.below(2) == 1}
    s = a_game(**table, **dict.fromkeys(modules, True))
    watch = Watch(s)
    line: list[str] = []
    with told_as(f"vikings, {table}, {modules}, seed {named!r}", line):
        invariants(s)
        while not s.over:
            seat = rng.choice(s.seats)
            answer = rng.pick(s.weights) if seat == FATE else rng.choice(s.options_for(seat))
            line.append(f"{seat} {s.space.say(answer)}")
            watch.before(answer, seat)
            s.apply(answer, seat)
            invariants(s)
        watch.at_the_end()
    return s


@pytest.mark.parametrize("modules", [*((name,) for name in MODULES), MODULES], ids="+".join)
def test_vx_each_module_alone_and_all_together_hold_after_every_answer(modules: tuple[str, ...]) -> None:
    for seed in range(size("vikings_age_games")):
        watched_game(modules, f"age {seed}")


def random_sets(number: int) -> list[tuple[str, ...]]:
    """So many sets of two modules or more, each as likely as any other."""
    rng = Rng(seeded("sets of modules"))
    sets: list[tuple[str, ...]] = []
    while len(sets) < number:
        some = tuple(name for name in MODULES if rng.below(2))
        if len(some) > 1:
            sets.append(some)
    return sets


def test_vx_any_set_of_modules_holds_after_every_answer() -> None:
    for n, modules in enumerate(random_sets(size("vikings_age_sets"))):
        for seed in range(-(-size("vikings_age_games") // 15)):
            watched_game(modules, f"set {n} {seed}")


# Odd corners: boards that no game would come to


@st.composite
def boards(draw: st.DrawFn) -> Vikings:
    """A turn about to begin on any board, with all modules or some, and anything on the table for them."""
    modules = draw(
        st.sampled_from([MODULES, *(tuple(other for other in MODULES if other != name) for name in MODULES)])
    )
    land = [shire for shire in range(SHIRE_COUNT) if not t.IS_MARSH[shire]]
    sides = draw(st.dictionaries(st.sampled_from([*t.CITIES, *land]), st.integers(0, 1), max_size=25))
    left = [units // 2 for units in t.UNIT_TOTALS[:4]]
    units: dict[int, dict[int, int]] = {}
    for shire, side in sides.items():
        units[shire] = {}
        for faction in t.FACTIONS_OF[side]:
            n = min(left[faction], draw(st.integers(0, 5)))
            left[faction] -= n
            units[shire][faction] = n
    camps = [shire for shire, there in units.items() if any(there.values())]
    leaders: dict[int, int] = {}
    legends = (t.RAGNAR, t.LAGERTHA) if "legendary_leaders" in modules else (t.HALFDAN,)
    for leader in (*legends, t.IVAR, t.ALFRED):
        own = [shire for shire in camps if sides[shire] == (t.ENGLISH if leader == t.ALFRED else t.VIKING)]
        if draw(st.booleans()) and own:
            leaders[leader] = draw(st.sampled_from(own))
    s = a_state(
        players=draw(st.sampled_from([2, 3, 4])),
        round=draw(st.integers(2, 7)),
        active=draw(st.integers(0, 3)),
        units=units,
        leaders=leaders,
        fled={faction: draw(st.integers(0, 4)) for faction in range(4)},
        invaded=draw(st.booleans()),
        fyrd_deck=[draw(st.integers(0, 4)) for _ in range(4)],
        modules=modules,
    )
    for faction in range(4):
        whole = s.decks[faction]
        cards = [1 << bit for bit in range(t.CARDS_PER_FACTION) if whole >> bit & 1]
        hand = draw(st.sampled_from(cards[:7])) | sum(draw(st.sets(st.sampled_from(cards[7:]), max_size=2)))
        s.hands[faction], s.decks[faction] = hand, whole & ~hand
    lay_out_modules(draw, s, land)
    return s


def lay_out_modules(draw: st.DrawFn, s: Vikings, land: list[int]) -> None:
    """Tiles, Kings, dice, relics, Legends, Epic cards and ships, wherever they may be."""
    age = s.age
    assert age is not None
    modules = played(s)
    if "land_and_gods" in modules:
        free = [shire for shire in land if not s.hosts[t.ENGLISH][shire]]
        age.forts = mask(draw(st.sets(st.sampled_from(free), max_size=5)))
        age.settlements = mask(draw(st.sets(st.sampled_from(free), max_size=5))) & ~age.forts
        age.tiles = len(ta.CHURCHES)
    age.held = mask(city for city in t.CITIES if is_viking_controlled(s, city))
    if "land_and_gods" in modules:
        lost = age.held | mask(draw(st.sets(st.sampled_from(ta.CHURCHES), max_size=12)))
        age.churches = mask(ta.CHURCHES) & ~lost or 1 << ta.CHURCHES[0] & ~age.held
        age.tiles = draw(st.integers(0, len(ta.CHURCHES) - age.churches.bit_count()))
    if "kings" in modules:
        age.kings = list(draw(st.permutations(range(4))))
    if "runes" in modules:
        age.dice = [draw(st.integers(0, 2)) for _ in range(4)]
    if "relics" in modules:
        for relic, site in enumerate(ta.RELIC_SITES):
            if age.held >> site & 1:
                age.relics[relic] = draw(st.sampled_from([CARRIED, CARRIED + 1, SPENT]))
    if "legends" in modules:
        at_once = (ta.SWIFT_MARCH, ta.KING_SLAYER)
        for legend in draw(st.permutations(range(6)))[: s.params.legends_open]:
            states = [OPEN, CLAIMED] if legend in at_once else [OPEN, OPEN + 1, OPEN + 2, CLAIMED]
            age.legends[legend] = draw(st.sampled_from(states))
        assert age.legends.count(ASIDE) == 6 - s.params.legends_open
    if "epic_battles" in modules:
        age.epics = draw(st.integers(0, 3))
    if "ships" in modules:
        coasts = [shire for shire in t.COASTAL if not t.IS_MARSH[shire]]
        age.ships = mask(draw(st.sets(st.sampled_from(coasts), max_size=6)))


@given(boards(), st.integers(0, 10**6))
@settings(max_examples=size("vikings_age_boards"))
def test_vx_holds_through_a_turn_on_any_board(s: Vikings, seed: int) -> None:
    # Given any board, and a turn played at random on it
    rng = Rng(seed)
    for step in (end_age_turn, draw_cards_phase, draw_more, battle_phase, movement_phase, leader_phase):
        s.push(step)
    s.push(reinforcements_phase)
    run(s, begin_age_turn)
    answers = 0
    while not s.over:
        invariants(s)
        s.apply(rng.pick(s.weights) if s.seat == FATE else rng.choice(s.options))
        answers += 1
        assert answers < 2000

    # Then what must hold has held, and enemies are parted
    invariants(s)
    if s.ending != "churches plundered":
        for shire in range(SHIRE_COUNT):
            assert not (s.hosts[0][shire] and s.hosts[1][shire])


def test_v_16_7_only_the_plunder_of_all_churches_ends_a_game_within_a_round() -> None:
    # Given the last Church about to fall in the first turn of a round
    s = a_state(
        modules=("land_and_gods",),
        active=t.NORSEMEN,
        off_shore=t.IVAR,
        aboard=(3, 1),
        armies=1,
        steps=2,
        round=3,
        plunder_passing=True,
    )
    assert s.age is not None
    s.age.churches = 1 << t.DUNHOLM
    run(s, leader_phase)
    s.apply(s.options[0])
    s.apply(LAND[t.DUNHOLM])
    assert (s.over, s.ending, s.turn) == (True, "churches plundered", 1)
