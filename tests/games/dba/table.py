"""A small battle for tests: elements on the table, places in millimetres from its south-western corner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import default_params
from heptarchy.games.dba.features import Feature, strip
from heptarchy.games.dba.holds import HOLDS, bars
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    HALF_X,
    HALF_Y,
    MM,
    NEAR,
    RIGHT_X,
    RIGHT_Y,
    TURN,
)
from heptarchy.games.dba.shapes import overlap
from heptarchy.games.dba.table.state import NO_CAMP, NOBODY, ORDERS, Battle, put

if TYPE_CHECKING:
    from collections.abc import Sequence

HAIR = 4  # units by which corners worked out in steps of 2.5 mm may be off

Stand = tuple[int, float, float, float, int]  # kind, x, y, degrees, seat


def battle(
    elements: Sequence[Stand] = (),
    features: Sequence[Feature] = (),
    sides: Sequence[int] = (0, 1),
    traits: Sequence[int] = (),
) -> Battle:
    """Two seats (or as many as `sides`), each a command of the elements given, the first of each its general."""
    s = Battle(default_params())
    s.players = len(sides)
    s.side = list(sides)
    s.people = [t.BRITISH] * s.players
    s.traits = list(traits) or [0] * s.players
    s.chief = [s.side.index(0), s.side.index(1)]
    s.purse = [0] * s.players
    s.levy = [[] for _ in s.side]
    s.members = [[] for _ in s.side]
    for e, (kind, x, y, degrees, seat) in enumerate(elements):
        s.kind.append(kind)
        s.owner.append(seat)
        s.command.append(seat)
        s.place.append(len(s.members[seat]))
        s.band.append(0 if s.members[seat] else t.GENERAL)
        s.members[seat].append(e)
        for numbers in (s.x, s.y, s.facing, s.mx, s.my, s.moved, s.works):
            numbers.append(0)
        for switches in (s.still, s.wooded, s.seen, s.proven, s.shaken, s.fought, s.held):
            switches.append(False)
        s.status.append(t.ON_TABLE)
        put(s, e, round(x * MM) - HALF_X, round(y * MM) - HALF_Y, round(degrees * 10))
    s.original = [len(members) for members in s.members]
    for numbers in (s.lost, s.omens, s.dice, s.pips, s.favours, s.hands, s.hand_sizes):
        numbers.extend([0] * s.players)
    for switches in (s.broken, s.general_lost, s.ruler_dead, s.done, s.marching, s.extra):
        switches.extend([False] * s.players)
    s.disguised = [-1] * s.players
    s.features = list(features)
    s.edge = [-1, -1]
    s.camp = [NO_CAMP, NO_CAMP]
    s.camp_lost = [False, False]
    s.campless = [False, False]
    s.landing = [False, False]
    s.kept = [[] for _ in s.side]
    s.named = [False] * s.players
    s.inside = [NOBODY] * HOLDS
    s.plunder = [False] * HOLDS
    s.order = [[seat for seat in range(s.players) if s.side[seat] == side] for side in range(2)]
    s.borders = [[], []]
    s.cells = [0, 0]
    s.urged = [False, False]
    return s


def feature(kind: int, x: float, y: float, a: float, b: float, degrees: float = 0) -> Feature:
    """A feature by its middle, half its length and half its width in millimetres, and its slant."""
    return Feature(
        kind, round(x * MM) - HALF_X, round(y * MM) - HALF_Y, round(a * MM), round(b * MM), round(degrees * 10)
    )


def line(kind: int, width: float, *points: tuple[float, float]) -> Feature:
    """A river or a road so wide, along these points in millimetres."""
    flat: list[int] = []
    for x, y in points:
        flat += [round(x * MM) - HALF_X, round(y * MM) - HALF_Y]
    return strip(kind, flat, round(width * MM) // 2)


def turned_feature(f: Feature) -> Feature:
    """On the table turned by 180 degrees."""
    return Feature(f.kind, -f.x, -f.y, f.a, f.b, (f.slant + 1800) % 3600, [-n for n in f.points], f.half)


def mirrored_feature(f: Feature) -> Feature:
    """In the mirror, east and west changed about."""
    points = [n if i % 2 else -n for i, n in enumerate(f.points)]
    return Feature(f.kind, -f.x, f.y, f.a, f.b, (1800 - f.slant) % 3600, points, f.half)


# What always holds


def invariants(s: Battle) -> None:
    """DBA-1.6, DBA-7, DBA-10.2, DBA-19.1: what holds in every state, also in an imagined one."""
    _lists_agree(s)
    _bases_are_apart(s)
    _nobody_stands_off_the_table(s)
    _pips_are_not_overspent(s)
    _losses_add_up(s)
    _cards_are_in_one_hand(s)
    _garrisons_are_where_they_are(s)


def _lists_agree(s: Battle) -> None:
    """Members, places and commands say the same; a base's middle follows its front."""
    for command, members in enumerate(s.members):
        for place, e in enumerate(members):
            assert (s.command[e], s.place[e]) == (command, place), f"e{e + 1} is lost between lists"
    number = len(s.kind)
    for e in range(number):
        if s.command[e] >= 0:
            assert e in s.members[s.command[e]], f"e{e + 1} is in no command"
            assert s.side[s.owner[e]] == s.side[s.command[e]]
        if s.status[e] == t.ON_TABLE:
            steps = t.HALF_STEPS[s.kind[e]]
            middle = (s.x[e] - steps * AHEAD_X[s.facing[e]], s.y[e] - steps * AHEAD_Y[s.facing[e]])
            assert (s.mx[e], s.my[e]) == middle, f"the middle of e{e + 1} is off"
            assert 0 <= s.facing[e] < TURN
    by_element = (s.owner, s.command, s.place, s.band, s.x, s.y, s.facing, s.mx, s.my, s.status, s.moved, s.works)
    assert {len(column) for column in by_element} == {number}
    marks = (s.still, s.wooded, s.seen, s.proven, s.shaken, s.fought, s.held)
    assert {len(column) for column in marks} == {number}


def _bases_are_apart(s: Battle) -> None:
    """DBA-1.6: no two bases overlap by more than the tolerance."""
    here = [e for e in range(len(s.kind)) if s.status[e] == t.ON_TABLE]
    half = [t.DEPTH[s.kind[e]] // 2 for e in here]
    for i, a in enumerate(here):
        for j in range(i):
            b = here[j]
            assert not overlap(s.mx[a], s.my[a], s.facing[a], half[i], s.mx[b], s.my[b], s.facing[b], half[j]), (
                f"e{a + 1} and e{b + 1} overlap"
            )


def _nobody_stands_off_the_table(s: Battle) -> None:
    """DBA-10.2: who is on the table is wholly on it."""
    for e in range(len(s.kind)):
        if s.status[e] != t.ON_TABLE:
            continue
        steps, facing = t.HALF_STEPS[s.kind[e]], s.facing[e]
        for right in (-1, 1):
            for front in (-steps, steps):
                x = s.mx[e] + right * RIGHT_X[facing] + front * AHEAD_X[facing]
                y = s.my[e] + right * RIGHT_Y[facing] + front * AHEAD_Y[facing]
                assert abs(x) <= HALF_X + NEAR + HAIR, f"e{e + 1} stands over a side edge"
                assert abs(y) <= HALF_Y + NEAR + HAIR, f"e{e + 1} stands over a base edge"


def _pips_are_not_overspent(s: Battle) -> None:
    """DBA-7: nobody spends what the dice did not give."""
    for seat in range(s.players):
        assert 0 <= s.pips[seat] <= s.dice[seat] <= 6, f"seat {seat} has {s.pips[seat]} PIPs of {s.dice[seat]}"


def _losses_add_up(s: Battle) -> None:
    """DBA-19.1, DBA-20.2: what is lost is destroyed or off the table; an Expendable does not count, a camp does."""
    if s.stage < ORDERS:
        assert not any(s.lost)
        return
    for side in range(2):
        seats = [seat for seat in range(s.players) if s.side[seat] == side]
        lost = s.params.camp_worth if s.camp_lost[side] else 0
        if side == s.town_owner != s.town_side:
            lost += s.params.town_worth
        for seat in seats:
            for e in s.members[seat]:
                gone = s.status[e] in (t.DESTROYED, t.FLED, t.LEFT)
                lost += gone and s.kind[e] != t.SCH and s.disguised[s.owner[e]] != e
        assert sum(s.lost[seat] for seat in seats) == lost, f"side {side} has lost {lost}, not {s.lost}"


def _garrisons_are_where_they_are(s: Battle) -> None:
    """DBA-33.2, DBA-35.1: one element in a hold at most, and each in one that is on the table."""
    assert sorted(e for e in s.inside if e >= 0) == [e for e in range(len(s.kind)) if s.status[e] == t.GARRISON]
    for h in range(HOLDS):
        if s.inside[h] >= 0:
            assert bars(s, h)
        else:
            assert not s.plunder[h] or s.hidden


def _cards_are_in_one_hand(s: Battle) -> None:
    """DBA-22: each card is there once; what was shown is in no hand."""
    seen = s.shown
    for hand in s.hands:
        assert not seen & hand, "a card is there twice"
        seen |= hand
    for seat in range(s.players):
        hidden = s.disguised[seat]
        assert hidden < 0 or (s.extra[seat] and s.owner[hidden] == s.command[hidden] == seat and not s.proven[hidden])
