"""What a bot sees of a position of 878: Vikings as it judges it: named things, and how much of each."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.bot import weights as w
from heptarchy.games.vikings.bot.forecast import forecast
from heptarchy.games.vikings.bot.outlook import Outlook
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import ALFRED, ENGLISH, VIKING
from heptarchy.games.vikings.table.age import ON_SITE, SPENT, TAKEN
from heptarchy.games.vikings.table.state import GONE, SHIRE_COUNT, UNSEEN, Vikings
from heptarchy.games.vikings.victory import treaty_is_signed

FACTIONS: Final = ("norsemen", "berserkers", "housecarl", "thegns")

# By shire: things of which there is one in each
OF_SHIRE: Final = (
    *FACTIONS,  # units
    "viking",  # Vikings stand there, and no English
    "english",
    "fought over",  # both: how likely the Vikings win
    "viking leader",
    "alfred",
    "fresh vikings",  # those of the active side who may still move this turn
    "fresh english",
    "church",
    "tile",  # a Fort or Settlement
)
N_SHIRE: Final = len(OF_SHIRE) * SHIRE_COUNT
# where each of them begins, by shire
VIKING_THERE: Final = 4 * SHIRE_COUNT
ENGLISH_THERE: Final = 5 * SHIRE_COUNT
FOUGHT: Final = 6 * SHIRE_COUNT
LEADER_THERE: Final = 7 * SHIRE_COUNT
ALFRED_THERE: Final = 8 * SHIRE_COUNT
FRESH: Final = 9 * SHIRE_COUNT  # and English
CHURCH: Final = 11 * SHIRE_COUNT
TILE: Final = 12 * SHIRE_COUNT

ROUNDS: Final = 8
HELD: Final = len(t.CITIES) + 1
LEADERS: Final = 8
MODULES: Final = 9
IN_HAND: Final = 20  # cards of a faction

# The others, one after the other: name, how many
OTHERS: Final = (
    ("round", ROUNDS),
    ("cities", HELD),
    ("bag", 4),
    ("active", 4),
    ("moving", 4),
    ("fled", 4),
    ("off map", 2),
    ("hand", 4 * IN_HAND),
    ("played", 4 * IN_HAND),
    ("to come", LEADERS),
    ("gone", LEADERS),
    ("module", MODULES),
    ("armies", 2),
    ("treaty", 1),
    ("advanced", 1),
    ("standing", 1),
    ("standing at the end", 1),
    ("hold", 1),
    ("hold at the end", 1),
    ("kingdom", 4),
    ("dice", 4),
    ("relic", 2),
    ("legend", 2),
    ("king", 4),
)


def starts() -> dict[str, int]:
    """Where each of the others begins."""
    found: dict[str, int] = {}
    at = N_SHIRE
    for name, number in OTHERS:
        found[name] = at
        at += number
    found["end"] = at
    return found


AT: Final = starts()
ROUND: Final[int] = AT["round"]
CITIES: Final[int] = AT["cities"]
BAG: Final[int] = AT["bag"]
ACTIVE: Final[int] = AT["active"]
MOVING: Final[int] = AT["moving"]
FLED: Final[int] = AT["fled"]
OFF_MAP: Final[int] = AT["off map"]
HAND: Final[int] = AT["hand"]
PLAYED: Final[int] = AT["played"]
TO_COME: Final[int] = AT["to come"]
LOST: Final[int] = AT["gone"]
MODULE: Final[int] = AT["module"]
ARMIES: Final[int] = AT["armies"]
TREATY: Final[int] = AT["treaty"]
ADVANCED: Final[int] = AT["advanced"]
STANDING: Final[int] = AT["standing"]
HOLD: Final[int] = AT["hold"]
KINGDOM: Final[int] = AT["kingdom"]
RUNE: Final[int] = AT["dice"]
RELIC: Final[int] = AT["relic"]
LEGEND: Final[int] = AT["legend"]
KING: Final[int] = AT["king"]
SIZE: Final[int] = AT["end"]


def names() -> list[str]:
    """What each place stands for."""
    shires = [f"{what} {shire}" for what in OF_SHIRE for shire in t.SHIRES]
    return shires + [f"{what} {i}" for what, number in OTHERS for i in range(number)]


class Sight:
    """What is seen of one position: the places of things in the list, and how much of each there is."""

    def __init__(self, s: Vikings) -> None:
        self.places: list[int] = []
        self.amounts: list[float] = []
        self._map(s)
        self._table(s)
        if s.age is not None:
            self._age(s)

    def _add(self, place: int, amount: float) -> None:
        self.places.append(place)
        self.amounts.append(amount)

    def _map(self, s: Vikings) -> None:
        """Who stands where, and what the heuristic makes of it."""
        o = Outlook(s, VIKING, s.params.modules)
        n0, n1, n2, n3 = s.units
        vikings, english = s.hosts
        standing = 0.0
        hold = 0.0  # cities that the Vikings are likely to hold
        moving = s.card_played and s.battle is None
        roller = ENGLISH if s.side == VIKING else VIKING
        for shire in range(SHIRE_COUNT):
            there = vikings[shire]
            against = english[shire]
            if there:
                if n0[shire]:
                    self._add(shire, n0[shire] / 5)
                if n1[shire]:
                    self._add(SHIRE_COUNT + shire, n1[shire] / 5)
            if against:
                if n2[shire]:
                    self._add(2 * SHIRE_COUNT + shire, n2[shire] / 3)
                if n3[shire]:
                    self._add(3 * SHIRE_COUNT + shire, n3[shire] / 3)
            city = t.IS_CITY[shire]
            if there and against:
                end = forecast(n0[shire], n1[shire], n2[shire], n3[shire], o.levy[shire], roller, o.tile[shire])
                standing += o.after(shire, end)
                self._add(FOUGHT + shire, end.win)
                if city:
                    hold += end.win
            elif there or o.tile[shire]:
                standing += o.stand(VIKING, shire, n0[shire], n1[shire])
                self._add(VIKING_THERE + shire, 1.0)
                if city:
                    hold += o.safe(VIKING, shire, n0[shire], n1[shire])
            elif against:
                standing -= o.stand(ENGLISH, shire, n2[shire], n3[shire])
                self._add(ENGLISH_THERE + shire, 1.0)
                if city:
                    hold += 1.0 - o.safe(ENGLISH, shire, n2[shire], n3[shire])
            elif city:
                kept = o.kept_open(shire)
                standing -= o.city_worth(shire) * kept
                hold += 1.0 - kept
        if moving:
            side = s.side
            first, second = s.units[2 * side], s.units[2 * side + 1]
            for shire in range(SHIRE_COUNT):
                fresh = first[shire] + second[shire] - s.moved[0][shire] - s.moved[1][shire]
                if fresh > 0:
                    self._add(FRESH + side * SHIRE_COUNT + shire, fresh / 5)
        led = 0  # bits: shires in which a Viking Leader was seen
        for leader in range(LEADERS):
            at = s.leader_at[leader]
            if at >= 0:
                if leader == ALFRED:
                    standing -= o.leader * w.LEADER[ENGLISH] / w.LEADER[VIKING]
                    self._add(ALFRED_THERE + at, 1.0)
                else:
                    standing += o.leader
                    if not led >> at & 1:
                        self._add(LEADER_THERE + at, 1.0)
                    led |= 1 << at
            elif at == UNSEEN:
                self._add(TO_COME + leader, 1.0)
            elif at == GONE:
                self._add(LOST + leader, 1.0)
        near = 1.0 / (1 + o.rounds_left)
        margin = hold - s.params.treaty_markers
        self._add(STANDING, standing / 10)
        self._add(STANDING + 1, standing * near / 10)
        self._add(HOLD, margin / 3)
        self._add(HOLD + 1, margin * near / 3)
        self._add(CITIES + o.held, 1.0)

    def _table(self, s: Vikings) -> None:
        """Rounds, turns and cards."""
        self._add(ROUND + min(s.round, ROUNDS - 1), 1.0)
        for faction in range(4):
            if s.bag >> faction & 1:
                self._add(BAG + faction, 1.0)
            if s.fled[faction]:
                self._add(FLED + faction, s.fled[faction] / 5)
            hand = s.hands[faction]
            while hand:
                low = hand & -hand
                self._add(HAND + faction * IN_HAND + low.bit_length() - 1, 1.0)
                hand ^= low
            played = s.played[faction]
            while played:
                low = played & -played
                self._add(PLAYED + faction * IN_HAND + low.bit_length() - 1, 1.0)
                played ^= low
        self._add((MOVING if s.card_played else ACTIVE) + s.active, 1.0)
        for half in range(2):
            off = s.aboard[half] + s.waiting[half]
            if off:
                self._add(OFF_MAP + half, off / 5)
        if s.armies:
            self._add(ARMIES + s.side, s.armies / 2)
        if treaty_is_signed(s):
            self._add(TREATY, 1.0)
        if s.advanced:
            self._add(ADVANCED, 1.0)

    def _age(self, s: Vikings) -> None:
        """VX: what lies on the table for the modules."""
        age = s.age
        assert age is not None
        for module in range(MODULES):
            if s.params.modules >> module & 1:
                self._add(MODULE + module, 1.0)
        self._bits(CHURCH, age.churches)
        self._bits(TILE, age.forts | age.settlements)
        self._bits(KINGDOM, age.kingdoms)
        self._bits(KING, age.kings_played)
        for faction in range(4):
            if age.dice[faction]:
                self._add(RUNE + faction, float(age.dice[faction]))
        self._add(RELIC, float(sum(1 for relic in age.relics if relic == ON_SITE)))
        self._add(RELIC + 1, float(sum(1 for relic in age.relics if ON_SITE < relic < SPENT)))
        for side in range(2):
            self._add(LEGEND + side, float(sum(1 for legend in age.legends if legend == TAKEN + side)))

    def _bits(self, place: int, bits: int) -> None:
        while bits:
            low = bits & -bits
            self._add(place + low.bit_length() - 1, 1.0)
            bits ^= low
