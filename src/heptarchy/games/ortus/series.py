"""Match play (OV-2): the best of several games; who wins one keeps his deck for the next.

A game is an `Ortus` of its own, played as a child game; the series keeps the score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.cards import COPIES, open_copies
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.decks import bought_copies
from heptarchy.games.ortus.table.actions import SPACE
from heptarchy.games.ortus.table.setup import set_up_game
from heptarchy.kernel.events import only
from heptarchy.kernel.state import State

if TYPE_CHECKING:
    from heptarchy.games.ortus.table.seen import MatchView
    from heptarchy.games.ortus.table.state import Ortus
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.options import Value

MATCH = "match"


class Series(State):
    """Games won so far, and the game that is played."""

    def __init__(self, options_given: dict[str, Value], bare: bool = False) -> None:
        super().__init__(SPACE, bare)
        self.options_given = options_given  # shared by all clones, never changed
        if bare:
            return
        self.game: int = 0
        self.wins: list[int] = []  # by seat
        self.last: Ortus | None = None  # the game played last: its winner's deck is the next one's

    def clone(self) -> Series:
        """A state equal to this one and independent of it."""
        other = Series(self.options_given, bare=True)
        self.copy_table(other)
        other.game = self.game
        other.wins = self.wins[:]
        other.last = self.last
        return other

    def view(self, seat: int | None) -> MatchView:
        """The score, and the game as this seat sees it."""
        table = self.child if self.child is not None else self.last
        return {
            "match": {"game": self.game, "best_of": int(self.options_given["best_of"]), "wins": self.wins[:]},
            "season": None if table is None else inner(table).view(seat),
            "over": self.over,
            "ending": self.ending,
            "scores": self.scores[:],
        }

    def redeal(self, seat: int, rng: Rng) -> Series:
        """The score is open; the game is dealt anew."""
        other = self.clone()
        if self.child is not None:
            other.replace_child(self.child.redeal(seat, rng))
        elif self.last is not None:
            other.last = self.last.redeal(seat, rng)
        return other


def first_series(options: dict[str, Value]) -> Series:
    """OV-2: the first game, stopped at its first question."""
    s = Series(options)
    s.players = int(options["players"])
    s.wins = [0] * s.players
    s.push(play_game)
    s.run()
    return s


def play_game(s: Series, _: int) -> None:
    """OV-2: the winner of the last game plays on with his deck; OV-16: allies have won together."""
    s.game += 1
    s.tell(told.GAME_BEGINS, s.game)
    child = set_up_game(s.options_given)
    before = s.last
    if before is not None:
        for house in range(s.players):
            if before.scores[house] > 0 and not before.out[house]:  # who is out has no deck left (OR-18.4)
                keep_deck(child, before, house)
        s.last = None
    s.enter(child, list(range(s.players)), 0, then=end_game)


def keep_deck(s: Ortus, before: Ortus, house: int) -> None:
    """OV-2: the deck that has won, and what all have seen of it."""
    s.kept |= only(house)
    for kind in range(t.DECK_TYPES):
        place = house * t.KINDS + kind
        cards = COPIES - before.tray[place] - bought_copies(before, house, kind)
        s.tray[place] -= cards
        s.deck[place] = cards
        seen = open_copies(before, house, kind) - before.bought[place]
        s.revealed[place] = min(cards, max(before.revealed[place], seen))


def end_game(s: Series, _: int, _answer: int) -> None:
    """OV-2: enough games won, or all played, and the match is over."""
    game = inner(s)
    s.reveal()
    for seat in range(s.players):
        s.wins[seat] += game.scores[seat] > 0
    best_of = int(s.options_given["best_of"])
    s.last = game
    if max(s.wins) > best_of // 2 or s.game >= best_of:
        s.finish(s.wins[:], MATCH)
    else:
        s.push(play_game)
