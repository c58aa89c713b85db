"""Plashing and hidden ditches: works before the front of those who have stood still (DBA-22.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.contact import FRONT, frontal_foe, relation_of
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.table.actions import ENTRENCH, PASS, PLAY
from heptarchy.games.dba.table.domains import COMMAND_SIZE
from heptarchy.games.dba.table.state import group_of, members_of, seats_of, troop
from heptarchy.kernel.explain import ANOTHER_QUESTION
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

# Bits of `works`
PLASHED: Final = 1
DITCHED: Final = 2
LATE: Final = 4  # met by an enemy when no works were shown: it is too late to show any
WORKS: Final = PLASHED | DITCHED
BONUS: Final = 1
PLACES: Final = (1 << COMMAND_SIZE) - 1


def bonus(s: Battle, e: int, foe: int) -> int:
    """DBA-22.5: +1 behind works against an enemy in front contact, while it has stood still; they don't add up."""
    if not s.works[e] & WORKS or not s.still[e] or foe < 0:
        return 0
    return BONUS if relation_of(s, e, foe) == FRONT else 0


# Whom works can still help


def may_plash(s: Battle, seat: int) -> list[int]:
    """DBA-22.5: his elements deployed wholly in a wood that have stood still; none once the first of them was met."""
    found: list[int] = []
    for e in s.members[seat]:
        if s.wooded[e] and s.works[e] & LATE:
            return []
        if s.wooded[e] and s.still[e] and s.status[e] == t.ON_TABLE:
            found.append(e)
    return found


def may_entrench(s: Battle, seat: int) -> list[int]:
    """DBA-22.5: his elements that have stood still, and were not met before the card was shown."""
    return [e for e in s.members[seat] if s.status[e] == t.ON_TABLE and s.still[e] and not s.works[e] & LATE]


def is_met(s: Battle, e: int) -> bool:
    """DBA-22.5: is it, having stood still, in front contact with an enemy?"""
    return s.status[e] == t.ON_TABLE and s.still[e] and frontal_foe(s, e) >= 0


def could_help(s: Battle, e: int) -> bool:
    """DBA-22.5: could a card that nobody has shown yet still help it, as far as all can see?"""
    if s.works[e] & (WORKS | LATE):
        return False
    return not s.shown >> t.DITCH & 1 or (s.wooded[e] and not s.shown >> t.PLASHING & 1)


# Before the dice


def ask_works(s: Battle, asked: int) -> None:
    """DBA-22.5: before the dice each player with cards whose unmoved elements are met may show works.

    All is asked by what everybody sees: how many cards he holds, who stood still, what was shown. `asked` is how many
    have answered, the side whose bound it is first.
    """
    if not any(s.hand_sizes):
        return
    seats = [*seats_of(s, s.active), *seats_of(s, 1 - s.active)]
    for i in range(asked, len(seats)):
        if s.hand_sizes[seats[i]] and any(could_help(s, e) and is_met(s, e) for e in s.members[seats[i]]):
            options = [PLAY[card] for card in (t.PLASHING, t.DITCH) if refuse_works(s, seats[i], PLAY[card]) is None]
            s.ask(seats[i], [*options, PASS[0]], then=answer_works, arg=seats[i], rule="DBA-22.5", why=refuse_works)
            return
    for e in range(len(s.kind)):
        if could_help(s, e) and is_met(s, e):
            works = s.works[:]
            works[e] |= LATE
            s.works = works


def refuse_works(s: Battle, seat: int, action: int) -> Refusal | None:
    """DBA-22.5: a card that he holds, and that helps an element of his."""
    if action == PASS[0]:
        return None
    if not PLAY.holds(action) or PLAY.arg(action) not in (t.PLASHING, t.DITCH):
        return ANOTHER_QUESTION.by("DBA-22.5")
    return refuse_showing(s, seat, PLAY.arg(action))


def refuse_showing(s: Battle, seat: int, card: int) -> Refusal | None:
    """DBA-22.5: works are shown by who holds the card and has elements that they help."""
    if not s.hands[seat] >> card & 1:
        return why.NOT_IN_HAND.by("DBA-22.5", card)
    if card == t.PLASHING and not may_plash(s, seat):
        return why.NOBODY_IN_WOOD.by("DBA-22.5", card)
    if card == t.DITCH and not may_entrench(s, seat):
        return why.NOBODY_STOOD_STILL.by("DBA-22.5", card)
    return None


def answer_works(s: Battle, seat: int, action: int) -> None:
    """DBA-22.5: he shows a card, and may show the other; or he passes."""
    from heptarchy.games.dba.cards import play

    seats = [*seats_of(s, s.active), *seats_of(s, 1 - s.active)]
    place = seats.index(seat)
    if action == PASS[0]:
        s.push(ask_works, place + 1)
        return
    s.push(ask_works, place)
    play(s, seat, PLAY.arg(action))


# The works themselves


def plash(s: Battle, seat: int) -> None:
    """DBA-22.5: all his elements that were deployed wholly in a wood and have stood still are behind plashing."""
    _dig(s, may_plash(s, seat), PLASHED)


def ask_ditch(s: Battle, seat: int) -> None:
    """DBA-22.5: he names those behind the ditch: all that it can help, those met, or any others."""
    able = may_entrench(s, seat)
    options = [ENTRENCH[group_of(s, seat, able)]]
    met = [e for e in able if is_met(s, e)]
    if met and len(met) < len(able):
        options.append(ENTRENCH[group_of(s, seat, met)])
    s.ask(seat, options, then=entrench, arg=seat, rule="DBA-22.5", why=refuse_ditch, judged=True)


def refuse_ditch(s: Battle, seat: int, action: int) -> Refusal | None:
    """DBA-22.5: any own elements that have stood still and were not met before."""
    if not ENTRENCH.holds(action):
        return ANOTHER_QUESTION.by("DBA-22.5")
    group = ENTRENCH.arg(action)
    if group >> COMMAND_SIZE != seat or (group & PLACES) >> len(s.members[seat]):
        return why.NOT_YOUR_ELEMENTS.by("DBA-22.5")
    if not group & PLACES:
        return why.NAME_ONE.by("DBA-22.5")
    for e in members_of(s, group):
        if s.status[e] != t.ON_TABLE:
            return why.NOT_ON_TABLE.by("DBA-22.5", e)
        if not s.still[e]:
            return why.HAS_MOVED.by("DBA-22.5", e)
        if s.works[e] & LATE:
            return why.WAS_MET.by("DBA-22.5", e)
    return None


def entrench(s: Battle, seat: int, action: int) -> None:
    """DBA-22.5: those named are behind the ditch."""
    _dig(s, members_of(s, ENTRENCH.arg(action)), DITCHED)


def _dig(s: Battle, elements: list[int], bit: int) -> None:
    works = s.works[:]
    for e in elements:
        works[e] |= bit
        s.tell(told.ENTRENCHED, troop(s, e))
    s.works = works
