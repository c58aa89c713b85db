"""What becomes of the loser of a close combat (DBA-17)."""

from __future__ import annotations

from heptarchy.games.dba.data import tables as t


def result_of(kind: int, foe: int, doubled: bool, bad: bool, walled: bool = False) -> int:
    """DBA-17: what becomes of a loser of this type, beaten or doubled by that one; bad: its base is in bad going.

    Walled: it is in a camp or a built-up area, where Warband destroy nobody at once (DBA-17.1, DBA-33.4).
    """
    if walled and foe == t.WB and kind in (t.SP, t.BD) and not doubled:
        return t.RECOIL
    return doubled_result(kind, foe, bad) if doubled else beaten_result(kind, foe, bad)


def beaten_result(kind: int, foe: int, bad: bool) -> int:
    """DBA-17, the first column: a lower total, but more than half of the enemy's."""
    if kind == t.KN:
        return t.DESTROY if foe in (t.SCH, t.LH) or bad else t.RECOIL
    if kind in (t.CV, t.LH):
        return t.FLEE if foe == t.SCH or bad else t.RECOIL
    if kind in (t.SCH, t.CF):
        return t.DESTROY
    if kind == t.SP:
        ridden = foe in (t.KN, t.SCH, t.LH) and not bad
        return t.DESTROY if ridden or foe == t.WB else t.RECOIL
    if kind == t.BD:
        ridden = foe in (t.KN, t.SCH) and not bad
        return t.DESTROY if ridden or foe == t.WB else t.RECOIL
    if kind == t.AX:
        return t.DESTROY if foe == t.KN and not bad else t.RECOIL
    if kind == t.WB:
        return t.DESTROY if foe in (t.KN, t.SCH) and not bad else t.RECOIL
    return t.DESTROY if foe in (t.KN, t.CV) and not bad else t.RECOIL  # Psiloi


def doubled_result(kind: int, foe: int, bad: bool) -> int:
    """DBA-17, the second column: twice the own total is no more than the enemy's."""
    if kind == t.CV:
        return t.FLEE if foe == t.SP and not bad else t.DESTROY
    if kind == t.LH:
        return t.DESTROY if t.MOUNTED[foe] or foe == t.PS or bad else t.FLEE
    if kind == t.PS:
        ridden = foe in (t.KN, t.CV, t.LH) and not bad
        return t.DESTROY if ridden or foe in (t.AX, t.PS) else t.FLEE
    return t.DESTROY
