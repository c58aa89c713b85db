"""How the game ends (V-12)."""

from __future__ import annotations

from heptarchy.games.vikings.book import told
from heptarchy.games.vikings.data.tables import ENGLISH, FACTIONS_OF, SIDE_OF, TREATY_BIT, VIKING
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import markers


def check_victory(s: Vikings) -> bool:
    """V-12.1: at the end of every round: Viking conquest, English conquest, treaty."""
    held = markers(s)
    s.tell(told.ROUND_ENDS, s.round, held)
    if held >= s.params.conquest_markers:
        win(s, VIKING, "viking conquest")  # V-12.2
    elif held == 0:
        win(s, ENGLISH, "english conquest")  # V-12.3
    elif s.round >= s.params.treaty_round and treaty_is_signed(s):
        win(s, treaty_winner(s, held), "treaty")  # V-12.4
    elif s.round == s.params.rounds:
        win(s, treaty_winner(s, held), "last round")  # only with fewer rounds than cards (V-12.5)
    return s.over


def treaty_is_signed(s: Vikings) -> bool:
    """V-12.4: both factions of a side have played their Treaty cards, in whatever rounds."""
    return any(all(s.played[faction] & TREATY_BIT for faction in factions) for factions in FACTIONS_OF)


def treaty_winner(s: Vikings, held: int) -> int:
    """V-12.4: the Vikings win a treaty with enough cities."""
    return VIKING if held >= s.params.treaty_markers else ENGLISH


def win(s: Vikings, side: int, ending: str) -> None:
    """V-12.6: a side wins or loses together."""
    s.tell(told.GAME_OVER, side)
    scores = [0] * s.players
    for faction, seat in enumerate(s.owner):
        scores[seat] = 1 if SIDE_OF[faction] == side else 0
    s.finish(scores, ending)
