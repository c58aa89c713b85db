"""Votes for Winter (WX-11 to WX-25)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.actions import VOTE
from heptarchy.games.ortus.table.state import Ortus

# Ballots, in the order of their domain
FOR: Final = 0
AGAINST: Final = 1
ABSTAIN: Final = 2
NOT_YET: Final = -1

WINTER: Final = "winter"  # how a season ends that is not the last


def votes_of(s: Ortus, house: int) -> int:
    """WX-16: one always, one for the King card, and for each Fief its best single item; WX-11: also off the table."""
    votes = 1
    if s.king == house:
        votes += 1
    for fief in s.fiefs[house]:
        votes += fief_votes(s, fief)
    return votes


def fief_votes(s: Ortus, fief: int) -> int:
    """WX-17, WX-18: Prince Lord or Church 1, Cathedral or Monastery one for each player; they do not add up."""
    if s.lord[fief] == t.MONK or t.seat_type(fief) == t.CATHEDRAL:
        return s.players
    votes = 1 if s.lord[fief] == t.PRINCE or t.seat_type(fief) == t.CHURCH else 0
    for card in s.props[fief]:
        kind = card % t.KINDS
        if kind == t.CATHEDRAL:
            return s.players
        if kind == t.CHURCH:
            votes = 1
    return votes


def call_vote(s: Ortus, house: int) -> None:
    """WX-15: the caller votes first, and for; then the others clockwise."""
    s.tell(told.VOTE_CALLED, house)
    open_vote(s, house, 1)
    cast(s, house, FOR)


def automatic_vote(s: Ortus) -> None:
    """WX-22: before the Vikings are revealed; the starting player votes first, and as he likes."""
    s.tell(told.VOTE_AT_LAST)
    open_vote(s, s.start, 0)


def open_vote(s: Ortus, first: int, bound: int) -> None:
    """All are asked in turn, less those at the front whose vote is bound; then the votes are counted."""
    s.votes = [NOT_YET] * s.players
    s.push(count_votes)
    for i in range(s.players - 1, bound - 1, -1):
        s.push(ask_vote, (first + i) % s.players)


def ask_vote(s: Ortus, house: int) -> None:
    """WX-15: for, against or not at all, with all his votes together."""
    s.ask(house, [VOTE.base + FOR, VOTE.base + AGAINST, VOTE.base + ABSTAIN], then=vote, arg=house, rule="WX-15")


def vote(s: Ortus, house: int, answer: int) -> None:
    """WX-15: openly."""
    cast(s, house, VOTE.arg(answer))


def cast(s: Ortus, house: int, ballot: int) -> None:
    """One Earl's votes."""
    s.votes[house] = ballot
    s.tell(told.VOTED, house, votes_of(s, house), ballot)


def count_votes(s: Ortus, _: int) -> None:
    """WX-19: it passes with more for than against; WX-20, WX-23: then Winter comes at once; else play goes on."""
    pro = 0
    contra = 0
    for house in range(s.players):
        if s.votes[house] == FOR:
            pro += votes_of(s, house)
        elif s.votes[house] == AGAINST:
            contra += votes_of(s, house)
    s.votes = []
    if pro > contra:
        s.tell(told.VOTE_PASSES, pro, contra)
        s.finish([0] * s.players, WINTER)
    else:
        s.tell(told.VOTE_FAILS, pro, contra)
