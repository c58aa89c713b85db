"""AA-24 in random campaigns: who left a siege gains nothing by its settlement, and no dead ruler receives anything.

What happened is taken from what is told, in its order, and held against the dice that were thrown.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest

from heptarchy import FATE, Rng
from heptarchy.games.arthur.claims import add_throne_claim
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.realm import are_bound, is_home
from heptarchy.games.arthur.table import actions as a
from heptarchy.games.arthur.table.setup import first_state
from heptarchy.games.arthur.table.state import NOBODY, Campaign, changed
from heptarchy.games.dba.data import tables as dba
from heptarchy.games.dba.table.actions import OMEN
from tests.games.arthur.holds import invariants
from tests.games.arthur.table import options_of
from tests.seeds import seeded, told_as
from tests.sizes import size

if TYPE_CHECKING:
    from heptarchy.kernel.events import Event

CAMPAIGNS = size("arthur_sieges")
GAINS: Final = {"land_gained": 0, "title_gained": 0, "swore": 1}  # by event: which of its numbers is he who gains
# What ends a settlement, and begins what is none: deaths, the next war, cards that wait for a war (AA-11.8, AA-11.10)
AFTER: Final = ("ruler_died", "battle_begins", "siege_round", "card_leaves", "turn_begins")
# What is chosen more often than not, so that there are sieges, and allies go home from them
LIKELY: Final = (a.ENDURE[0], a.HOLD_OUT[0], a.PRESS_ON[0], a.LEAVE[0], a.LET_GO[0], a.LOSE_GENERAL[0])
OTHERS_LOST: Final = (a.LOSE_PRINCE[0], *a.LOSE_WARLORD.actions)
WARS: Final = (a.PLAY[t.CASSUS_BELLI], a.PLAY[t.ESTABLISH_CLAIM])


class Watch:
    """What a campaign tells, as far as the two properties go."""

    def __init__(self, players: int) -> None:
        self.reigns = [1] * players  # the number of the ruler, as it was told
        self.due = [1] * players  # and as the dice have it
        self.risked = NOBODY  # whose general's element was just lost
        self.sides: list[tuple[list[int], list[bool]]] = []  # of each war: its C-in-Cs, and who has gone home
        self.gone: list[bool] = []  # while a war is settled: who has gone home from it
        self.seen: Counter[str] = Counter()

    def answered(self, s: Campaign, seat: int, answer: int) -> None:
        """What is about to be answered: a die may kill a ruler (AA-10.4, AA-13.8, AA-27.2, DBA-4.6)."""
        self.sides = [(war.chief, war.left) for war in s.wars]
        step = getattr(s.asked_by(), "__name__", "")
        if step == "risk_band" or answer in OTHERS_LOST:
            self.risked = NOBODY
        elif answer == a.LOSE_GENERAL[0]:
            self.risked = seat
        elif step == "risk_general":
            self.risked = s.asked_arg()
        elif step == "sicken_ruler" and answer == a.ROLL[0]:
            self.due[s.asked_arg() % s.players] += 1
        elif s.rule == "AA-13.8":
            if self.risked != NOBODY and a.ROLL.arg(answer) % 2 == 0:  # one, three or five
                self.due[self.risked] += 1
            self.risked = NOBODY
        elif s.rule == "DBA-4.6" and s.child is not None:
            element, person = divmod(s.child._arg, 8)
            if person == dba.GENERAL and OMEN.arg(answer - a.BATTLE) % 2:
                self.due[s.chairs[s.child.owner[element]]] += 1  # type: ignore[attr-defined]  # a Battle

    def told(self, s: Campaign, event: Event) -> None:
        """The two properties, event by event."""
        if event.chairs:
            return
        if event.name in AFTER:
            self.gone = []
        if event.name == "ruler_died":
            seat = event.args[0]
            self.reigns[seat] += 1
            self.due[seat] = max(self.due[seat], self.reigns[seat])  # cards kill too
            self.seen["deaths in wars"] += bool(s.wars)
        elif event.name == "war_won":
            self.gone = next(left for chiefs, left in self.sides if event.args[0] in chiefs)
            self.seen["settled without all"] += any(self.gone)
        elif event.name in GAINS:
            gainer = event.args[GAINS[event.name]]
            assert self.reigns[gainer] == self.due[gainer], f"a dead ruler receives something: {event}"
            if self.gone:
                self.seen["gains then"] += 1
                assert not self.gone[gainer], f"who left the siege gains by its settlement: {event}"


def entangled(players: int, rng: Rng) -> Campaign:
    """A campaign with claims on everything, some lords, and land that has waited for an owner since a death."""
    s = first_state(options_of(players, rounds=6, war_round=1, cooldown_rounds=0, saxon_levy=1))
    lord, vassal = rng.sample(list(range(players)), 2)
    s.lord = changed(s.lord, vassal, lord)
    for card in (t.CLAIM_TO_THE_THRONE, t.CLAIM_TO_THE_THRONE, t.OUT_OF_THE_MONASTERY):
        one = rng.choice([vassal, lord, rng.below(players)])  # AA-5.9: by a vassal's claim his lord would gain
        other = rng.below(players)
        if other != one and s.deck[card] and not are_bound(s, one, other) and not s.throne_claims[other] >> one & 1:
            s.deck[card] -= 1
            add_throne_claim(s, one, other, card)
    for province in range(t.PROVINCES):
        owner = s.owner[province]
        if owner < 0 or is_home(s, province):
            continue
        if rng.below(3) == 0:
            s.owner[province] = NOBODY
            s.heir_of = changed(s.heir_of, province, owner)
        for seat in range(players):
            free = seat != owner and not are_bound(s, seat, owner)
            if free and rng.below(4) == 0:
                s.claims = changed(s.claims, province, s.claims[province] | 1 << seat)
    return s


def chosen(s: Campaign, rng: Rng) -> tuple[int, int]:
    """Who answers, and what: at random, but rather for sieges."""
    if s.seat == FATE:
        return FATE, rng.pick(s.weights)
    seat = rng.choice(s.seats)
    offered = s.options_for(seat)
    rather = [action for action in offered if action in LIKELY or action in WARS]
    return seat, rng.choice(rather if rather and rng.below(4) else offered)


def watched(n: int) -> Watch:
    """A campaign, played to its end."""
    players = 3 + n % 6
    seed = seeded(f"sieges {n}")
    rng = Rng(seed)
    s = entangled(players, rng)
    watch = Watch(players)
    line: list[str] = []
    with told_as(f"arthur, entangled, {players} players, seed {seed!r}", line):
        while not s.over:
            seat, answer = chosen(s, rng)
            line.append(f"{seat} {s.space.say(answer)}")
            watch.answered(s, seat, answer)
            events: list[Event] = []
            s.ears = events
            s.apply(answer, seat)
            s.ears = None
            for event in events:
                watch.told(s, event)
            assert watch.reigns == watch.due, "a ruler whose die has fallen still reigns"
            invariants(s)
    return watch


@pytest.mark.campaign
@pytest.mark.parametrize("n", range(CAMPAIGNS))
def test_aa_24_6_who_left_a_siege_gains_nothing_and_aa_24_1_no_dead_ruler_receives_anything(n: int) -> None:
    watched(n)


def test_aa_24_the_campaigns_show_what_they_are_watched_for() -> None:
    seen: Counter[str] = Counter()
    for n in range(6):
        seen += watched(n).seen
    assert min(seen[what] for what in ("deaths in wars", "settled without all", "gains then")) > 10, seen
