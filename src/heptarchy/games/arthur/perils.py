"""Who falls in a quick battle: generals, bands and Auxilia, by dice that come near what was measured (AA-27.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur.bands import ROOM, band_at, bands_in, bound_kinds
from heptarchy.games.arthur.book import told
from heptarchy.games.arthur.deaths import die, kill_leader
from heptarchy.games.arthur.dice import DIE, TWO_DICE, face, total
from heptarchy.games.arthur.levy import is_base, kind_of
from heptarchy.games.arthur.levy_question import members, war_of
from heptarchy.games.arthur.realm import clockwise
from heptarchy.games.arthur.table.state import DRAWN, IN_BATTLE, NOBODY, changed
from heptarchy.games.dba.data.tables import AX

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign

# AA-27.2: what two dice must show for an element to be lost: with the losers, in a draw, with the winners
BEATEN: Final = 0
LEVEL: Final = 1
VICTORIOUS: Final = 2
GENERAL_FALLS: Final = (9, 10, 12)
BAND_FALLS: Final = (9, 10, 11)
AUXILIA_FALL: Final = (8, 9, 10)


def risk_all(s: Campaign, i: int) -> None:
    """AA-27.2: after the result, before the settlement, everybody who is there, clockwise from the declarer."""
    war = s.wars[i]
    there = [*members(s, war, 0), *members(s, war, 1)]
    for seat in reversed(clockwise(s, war.declarer)):
        if seat in there and s.armies[seat]:
            for _ in range(plain_auxilia(s, seat)):
                s.push(risk_auxilia, seat)
            s.then(risk_general, risk_bands, arg=seat)


def plain_auxilia(s: Campaign, seat: int) -> int:
    """AA-27.2: Auxilia of the base army that carry nobody: the others are risked with whom they carry."""
    kinds = [kind_of(one) for one in s.armies[seat] if is_base(one)]
    return kinds.count(AX) - bound_kinds(s, seat).count(AX)


def fate_of(s: Campaign, seat: int) -> int:
    """Has his side lost, drawn or won?"""
    war = war_of(s, seat)
    assert war is not None
    if war.winner == DRAWN:
        return LEVEL
    return VICTORIOUS if war.winner == war.side[seat] else BEATEN


def destroy(s: Campaign, seat: int, kind: int) -> None:
    """AA-7.2: Auxilia that are destroyed come back as Spears; other losses are made good (AA-9.17)."""
    if kind == AX:
        s.auxilia = changed(s.auxilia, seat, s.auxilia[seat] - 1)


# The general


def risk_general(s: Campaign, seat: int) -> None:
    """AA-27.2: two dice for his element."""
    if s.leads[seat] != NOBODY:
        s.roll(TWO_DICE, then=settle_general, arg=seat, rule="AA-27.2")


def settle_general(s: Campaign, seat: int, answer: int) -> None:
    """AA-27.2: lost, and then AA-13.8 says whether he is dead."""
    least = GENERAL_FALLS[fate_of(s, seat)]
    if total(answer) < least:
        s.tell(told.GENERAL_KEPT, seat, total(answer), least)
        return
    s.tell(told.GENERAL_LOST, seat, total(answer), least)
    destroy(s, seat, s.leads[seat])
    s.leads = changed(s.leads, seat, NOBODY)
    s.roll(DIE, then=settle_wound, arg=seat, rule="AA-13.8")


def settle_wound(s: Campaign, seat: int, answer: int) -> None:
    """AA-13.8, AA-24.1: odd, and the ruler is dead, at once."""
    if face(answer) % 2 == 1:
        war = war_of(s, seat)
        assert war is not None
        war.dead.append(seat)
        die(s, seat, IN_BATTLE)


# Bands


def risk_bands(s: Campaign, seat: int) -> None:
    """AA-27.2: those of Warlords and Prince, the last of them first: whoever dies leaves the others in their places."""
    for at in range(bands_in(s, seat)):
        if band_at(s, seat, at) != NOBODY:
            s.push(risk_band, seat * ROOM + at)


def risk_band(s: Campaign, arg: int) -> None:
    """AA-27.2: two dice for the element."""
    s.roll(TWO_DICE, then=settle_band, arg=arg, rule="AA-27.2")


def settle_band(s: Campaign, arg: int, answer: int) -> None:
    """AA-27.2: lost, and then AA-13.8 says whether he is dead."""
    seat, at = divmod(arg, ROOM)
    least = BAND_FALLS[fate_of(s, seat)]
    if total(answer) < least:
        s.tell(told.BAND_KEPT, seat, total(answer), least)
        return
    s.tell(told.BAND_LOST, seat, total(answer), least)
    destroy(s, seat, band_at(s, seat, at))
    s.roll(DIE, then=settle_leader, arg=arg, rule="AA-13.8")


def settle_leader(s: Campaign, arg: int, answer: int) -> None:
    """AA-13.8: odd, and the Warlord or Prince is dead."""
    if face(answer) % 2 == 1:
        kill_leader(s, arg // ROOM, arg % ROOM)


# Auxilia


def risk_auxilia(s: Campaign, seat: int) -> None:
    """AA-27.2: two dice for each."""
    s.roll(TWO_DICE, then=settle_auxilia, arg=seat, rule="AA-27.2")


def settle_auxilia(s: Campaign, seat: int, answer: int) -> None:
    """AA-27.2, AA-7.2: destroyed, they come back as Spears."""
    least = AUXILIA_FALL[fate_of(s, seat)]
    if total(answer) < least:
        s.tell(told.AUXILIA_KEPT, seat, total(answer), least)
    else:
        s.tell(told.AUXILIA_LOST, seat, total(answer), least)
        destroy(s, seat, AX)
