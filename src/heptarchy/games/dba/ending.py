"""The end of a bound and of the battle (DBA-19.3, DBA-21)."""

from __future__ import annotations

from heptarchy.games.dba.book import told
from heptarchy.games.dba.losses import army_lost, army_size, check_commands
from heptarchy.games.dba.table.state import Battle, is_there, seats_of

# How battles end
DEMORALISED = "army_demoralised"
HALVED = "half_lost"
CONCEDED = "conceded"
AGREED = "agreed"
TIME = "time"
BOTH = "both_demoralised"


def check_end(s: Battle, _: int) -> None:
    """DBA-6.2 (g): demoralisation, then victory; else the next bound."""
    check_commands(s)
    gone = [is_army_demoralised(s, side) for side in range(2)]
    if gone[0] and gone[1]:
        draw(s, BOTH)
        return
    for side in range(2):
        if gone[side]:
            win(s, 1 - side, DEMORALISED)
            return
    for side in range(2):
        if is_halved(s, side):
            win(s, 1 - side, HALVED)
            return
    if s.bound >= 2 * s.params.rounds:
        draw(s, TIME)
        return
    from heptarchy.games.dba.bound import next_bound

    s.push(next_bound)


def is_army_demoralised(s: Battle, side: int) -> bool:
    """DBA-21.1: all its commands are demoralised or have nobody left on the table."""
    return all(s.broken[seat] or not any(is_there(s, e) for e in s.members[seat]) for seat in seats_of(s, side))


def is_halved(s: Battle, side: int) -> bool:
    """DBA-21.2: it has lost at least half of all its elements, and more than the enemy."""
    lost = army_lost(s, side)
    return s.params.army_share * lost >= army_size(s, side) and lost > army_lost(s, 1 - side)


def win(s: Battle, side: int, ending: str) -> None:
    """The field is won."""
    s.tell(told.WON, s.chief[side])
    s.finish([1 if s.side[seat] == side else 0 for seat in range(s.players)], ending)


def draw(s: Battle, ending: str) -> None:
    """DBA-21.1, DBA-21.3, DBA-21.4: nobody has won."""
    s.tell(told.DRAWN)
    s.finish([0] * s.players, ending)


def concede(s: Battle, side: int) -> None:
    """DBA-21.4."""
    win(s, 1 - side, CONCEDED)
