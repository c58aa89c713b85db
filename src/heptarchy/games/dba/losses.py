"""Elements that are lost, who was with them, and commands that break (DBA-4.6, DBA-19, DBA-20.2, DBA-36.4)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba import commands, secrets
from heptarchy.games.dba.book import told
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.table.actions import OMEN, OMEN_DIE
from heptarchy.games.dba.table.state import NOBODY, Battle, changed, seats_of, ticked, troop

PERSONS: Final[list[int]] = [t.GENERAL, t.WARLORD, t.PRINCE]
LASTING: Final = t.HAS_WARLORD | t.BRETWALDA | t.HAS_PENDRAGON  # what does not end with a ruler (DBA-36.4)


def take_off(s: Battle, e: int, status: int) -> None:
    """DBA-19.1: an element is lost; DBA-4.6: whoever was with it may be dead."""
    if s.disguised[s.owner[e]] == e:
        secrets.reveal(s, e)
    if s.status[e] == t.GARRISON:
        s.inside = [NOBODY if one == e else one for one in s.inside]
    s.status[e] = status
    command = s.command[e]
    if s.kind[e] != t.SCH:  # Expendables do not count
        s.lost[command] += 1
    if s.band[e] & t.GENERAL:
        s.general_lost[command] = True
    if status != t.LEFT:
        for person in PERSONS:
            if s.band[e] & person:
                if not s.doomed:
                    s.push(roll_omens)
                s.doomed = [*s.doomed, e * 8 + person]


def roll_omens(s: Battle, _: int) -> None:
    """DBA-4.6, AA-13.8: a die for each personality whose element was lost, in that order."""
    if s.doomed:
        first = s.doomed[0]
        s.doomed = s.doomed[1:]
        s.push(roll_omens)
        if s.band[first // 8] & first % 8:  # a Warrior Prince is nobody any more once his ruler is dead (DBA-36.4)
            s.roll(OMEN_DIE, then=read_omen, arg=first, rule="DBA-4.6")


def read_omen(s: Battle, arg: int, answer: int) -> None:
    """DBA-4.6: odd, he is dead. DBA-4.3: the elements that a dead ruler has lent lose heart."""
    e, person = arg // 8, arg % 8
    s.tell(told.OMEN, troop(s, e), OMEN.arg(answer))
    if OMEN.arg(answer) % 2 == 0:
        s.tell(told.LIVED)
        return
    s.tell(told.DIED)
    s.toll.append(e)
    s.toll.append(person)
    if person == t.GENERAL:
        lose_ruler(s, s.owner[e])


def lose_ruler(s: Battle, owner: int) -> None:
    """DBA-4.3: the elements that a dead ruler has lent lose heart. DBA-36.4: his traits and his Prince's PIP end."""
    s.ruler_dead[owner] = True
    s.traits = changed(s.traits, owner, s.traits[owner] & LASTING)
    for e in range(len(s.kind)):
        if s.owner[e] != owner:
            continue
        if s.command[e] not in (owner, -1):
            s.shaken = ticked(s.shaken, e)
        if s.band[e] & t.PRINCE:
            s.band = changed(s.band, e, s.band[e] & ~t.PRINCE)


def is_demoralised(s: Battle, e: int) -> bool:
    """DBA-19.3, DBA-4.3: of a broken command, or lent by a ruler who was killed."""
    return s.broken[s.command[e]] or s.shaken[e]


def lose_camp(s: Battle, side: int) -> None:
    """DBA-20.2: the camp is taken; it counts as elements lost."""
    s.camp_lost[side] = True
    charge(s, side, s.params.camp_worth)
    s.tell(told.CAMP_TAKEN, s.chief[side])


def charge(s: Battle, side: int, elements: int) -> None:
    """DBA-4.7, DBA-20.2, DBA-33.8: elements counted as lost to the C-in-C's command, or to the largest."""
    bearer = s.chief[side]
    if not s.original[bearer]:
        bearer = max(seats_of(s, side), key=lambda seat: (s.original[seat], -seat))
    s.lost[bearer] += elements


def check_commands(s: Battle) -> None:
    """DBA-19.2, DBA-19.3: commands that have lost their break point, or their general, are demoralised."""
    for seat in range(s.players):
        if s.broken[seat] or not s.original[seat]:
            continue
        if s.general_lost[seat] or s.lost[seat] >= commands.break_point(s, seat):
            break_command(s, seat)


def break_command(s: Battle, seat: int) -> None:
    """DBA-19.5: it never recovers."""
    s.broken[seat] = True
    s.tell(told.BROKEN, seat)


def army_lost(s: Battle, side: int) -> int:
    """DBA-21.2: all that a side has lost."""
    return sum([s.lost[seat] for seat in seats_of(s, side)])


def army_size(s: Battle, side: int) -> int:
    """DBA-21.2: all that it had."""
    return sum([s.original[seat] for seat in seats_of(s, side)])
