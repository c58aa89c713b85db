"""Whose eyes may see a seat: the log of who held it, what follows from it, and who may sit down where.

The log (`rows.Custody`) is only ever added to. An entry lets somebody in (SAT, SHARED, LET_IN) or out (LEFT, FOR_GOOD;
and LET_IN, for all who held the seat before), or tells who plays: the person, or a bot that stands in. Everything
here is worked out from that log and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from heptarchy.server import reasons
from heptarchy.server.ids import BrowserId
from heptarchy.server.rows import BACK, FOR_GOOD, LEFT, LET_IN, SAT, SHARED, STANDS_IN, VOTED
from heptarchy.server.summaries import edition_of, problem_of

if TYPE_CHECKING:
    from heptarchy.kernel.message import Message
    from heptarchy.server.rows import Custody, TableRow
    from heptarchy.server.store import Whole

LETS_IN = (SAT, SHARED, LET_IN)
BEFORE = -1  # as the number of an act: before the game began
DEVICES = 20  # that one seat may be shared with
CHANGES = 2000  # that a table sees: then people stay as they sit
WISHED = (SAT, SHARED, STANDS_IN, BACK)  # what anybody may do as often as they like, until then
KNOWN = 256  # logs whose spans are remembered


class Span(Struct):
    """From when to when somebody held a seat."""

    seat: int
    identity: BrowserId
    name: str
    begun: int  # after so many acts; BEFORE: before the game
    ended: int | None = None  # None: it lasts


_folded: dict[int, tuple[Sequence[Custody], int, list[Span]]] = {}  # by id: a log, how long it was, what it says


def spans(log: Sequence[Custody]) -> list[Span]:
    """Who held which seat, from which act to which. A log that was looked at of late is not folded again."""
    known = _folded.get(id(log))
    if known is None or known[0] is not log or known[1] != len(log):
        while len(_folded) >= KNOWN:
            del _folded[next(iter(_folded))]
        known = _folded[id(log)] = log, len(log), folded(log)
    return known[2]


def folded(log: Sequence[Custody]) -> list[Span]:
    """The same, from the beginning."""
    found: list[Span] = []
    here: dict[int, dict[BrowserId, Span]] = {}  # by seat and person: what lasts
    for entry in log:
        seat = here.setdefault(entry.seat, {})
        out = entry.what in (FOR_GOOD, LET_IN)
        for identity in list(seat) if out else [entry.identity] if entry.what == LEFT else []:
            if identity in seat and not (entry.what == LET_IN and identity == entry.identity):
                seat.pop(identity).ended = entry.act
        if entry.what in LETS_IN and entry.identity not in seat:
            seat[entry.identity] = Span(entry.seat, entry.identity, entry.name, entry.act)
            found.append(seat[entry.identity])
    return found


def lasting(log: Sequence[Custody], seat: int | None = None) -> list[Span]:
    """Who holds which seat now."""
    return [span for span in spans(log) if span.ended is None and seat in (None, span.seat)]


def held_in_play(log: Sequence[Custody], identity: BrowserId) -> set[int]:
    """The seats that somebody holds, or has held while the game was played: what was left before it showed nothing."""
    return {span.seat for span in spans(log) if span.identity == identity and span.ended != BEFORE}


def opposing(table: TableRow, seats: set[int], seat: int) -> bool:
    """Does a seat play against one of those? Of a game that we can't play any more all seats do."""
    if problem_of(table) is not None:
        return bool(seats - {seat})
    sides = edition_of(table).game.sides(table.options)
    return any(sides[one] != sides[seat] for one in seats)


def refuse_custody(whole: Whole, seat: int, identity: BrowserId) -> Message | None:
    """Why this person may not hold this seat, or None if nothing speaks against it.

    Nobody holds, or has held, two seats that play against each other, but at a table that was opened as hot-seat.
    """
    if whole.table.hot_seat or not opposing(whole.table, held_in_play(whole.custody, identity), seat):
        return None
    return reasons.OPPOSED.of()


def refuse_entry(whole: Whole, seat: int, what: str, identity: BrowserId) -> Message | None:
    """Why the log may not be added to so, or None. Nobody is let into a seat but through here.

    A log that grows without end would keep everybody waiting who looks at the table.
    """
    if what == SHARED and sum(entry.seat == seat and entry.what == SHARED for entry in whole.custody) >= DEVICES:
        return reasons.SHARED_OUT.of()
    if what in WISHED and len(whole.custody) >= CHANGES:
        return reasons.TOO_MANY_CHANGES.of()
    return refuse_custody(whole, seat, identity) if what in LETS_IN else None


def voted_out(log: Sequence[Custody], seat: int) -> bool:
    """Have the others given this seat to a bot, and has nobody taken it since?"""
    since = False
    for entry in log:
        if entry.seat == seat and entry.what in (VOTED, BACK, LET_IN, FOR_GOOD):
            since = entry.what == VOTED
    return since


def people_at(whole: Whole) -> list[int]:
    """The seats that belong to people, also while a bot stands in; not those that the others gave up waiting for."""
    held = {span.seat for span in lasting(whole.custody)}
    return sorted(seat for seat in held if not voted_out(whole.custody, seat))


def together(whole: Whole) -> list[list[int]]:
    """Seats that one browser holds together, two at least, group by group."""
    held: dict[BrowserId, list[int]] = {}
    for span in lasting(whole.custody):
        held.setdefault(span.identity, []).append(span.seat)
    groups = [sorted(seats) for seats in held.values() if len(seats) > 1]
    return [list(group) for group in sorted({tuple(group) for group in groups})]


def told(log: Sequence[Custody]) -> list[Custody]:
    """What everybody at the table is told of: who held seats, and, of bots that stand in, how it is now."""
    passing = (STANDS_IN, BACK)
    newest = {entry.seat: entry.n for entry in log if entry.what in passing}
    kept = [entry for entry in log if entry.what not in passing or newest[entry.seat] == entry.n]
    sat = {(span.seat, span.identity) for span in spans(log) if span.ended != BEFORE}
    return [entry for entry in kept if entry.act != BEFORE or (entry.seat, entry.identity) in sat]
