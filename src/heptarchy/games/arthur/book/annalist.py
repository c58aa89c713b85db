"""What annals are made of, and who reads them from a log: kings, rounds, notes and feuds (AA-29)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.state import BRITISH, FAITH, LAND, NOBODY, THRONE, TITLE

King = tuple[int, int, int]  # the seat, the number of the ruler, the people that he was born to
Facts = dict[str, int]  # of an event, by the names in its sentence; a thing is its number in today's tables

MOVES: Final = ("took", "vacant", "crowned", "uncrowned")  # what a death or a war brings about

# How a fight ended
OPEN: Final = -1
DRAWN: Final = 2  # else the side that won: 0 declared the war
REASONS: Final = {"over": LAND, "over_title": TITLE, "over_throne": THRONE}  # by the verb of the answer


class Note:
    """One thing that an annal tells. What a kind of note holds is told where it is made."""

    def __init__(self, kind: str, kings: list[King], places: list[int] | None = None, thing: int = NOBODY) -> None:
        self.kind = kind
        self.kings = kings
        self.places = places or []
        self.thing = thing
        self.shares: list[tuple[King, list[int]]] = []  # of what several did: who, and where
        self.apart = False  # nothing more joins it
        self.closed: set[int] = set()  # seats whose king has died since: what his heir does is told after that
        self.feud: Feud | None = None

    def share(self, king: King, place: int) -> None:
        """One more of several who did the same."""
        for who, places in self.shares:
            if who == king:
                if place not in places:
                    places.append(place)
                return
        self.shares.append((king, [place]))


class Feud:
    """A war as the log tells it."""

    def __init__(self, declarer: King, enemy: King) -> None:
        self.declarer = declarer
        self.enemy = enemy
        self.over = FAITH
        self.thing = 0
        self.claimant = NOBODY  # the side whose claim it is over
        self.allies: list[list[King]] = [[], []]  # by side
        self.lead = NOBODY  # the seat that leads the declaring side (AA-9.6)
        self.chief = NOBODY  # and the attacked one, once it has chosen its field
        self.field = NOBODY  # the province
        self.fighters: list[King] = []  # who met, once they have
        self.assaults = 0
        self.sally = False
        self.lifted = False
        self.quick = False
        self.void = False
        self.outcome = OPEN


class Year:
    """A round: its notes in order, and where it begins in the log."""

    def __init__(self, number: int, at: int) -> None:
        self.number = number
        self.at = at  # after so many answers
        self.notes: list[Note] = []
        self.ended: Note | None = None  # the campaign is over


class Annalist:
    """Reads a log from its beginning, and remembers what later sentences need."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.years: list[Year] = []
        self.at = 0
        self.answer = ""  # what was answered, where it matters
        self.kings: list[King] = [(seat, 1, BRITISH) for seat in range(seats)]
        self.people = [BRITISH] * seats
        self.lords = [NOBODY] * seats
        self.rebels: set[int] = set()
        self.holders = [NOBODY] * t.TITLES
        self.claimed: set[tuple[int, int, int]] = set()  # kind, thing, who
        self.card = NOBODY  # the last card that was played
        self.cause = ""  # of deaths in the war that is waged
        self.heirs: set[int] = set()  # seats whose rulers have died of the last card, or in the last war
        self.waiting: list[Feud] = []  # declared, and not fought yet
        self.waged: list[Feud] = []
        self.settled = 0  # of these

    @property
    def year(self) -> Year:
        """The round that is told now."""
        return self.years[-1]

    # What sentences need

    def note(self, kind: str, kings: list[King], places: list[int] | None = None, thing: int = NOBODY) -> Note:
        """Something more to tell."""
        found = Note(kind, kings, places, thing)
        self.year.notes.append(found)
        return found

    def first(self, kind: str, thing: int = NOBODY, seat: int = NOBODY) -> Note:
        """The note of that kind in this round, which more of the same joins; made if there is none."""
        for note in self.year.notes:
            if note.kind == kind and note.thing == thing and not note.apart and seat not in note.closed:
                return note
        return self.note(kind, [], thing=thing)

    def late(self, kind: str) -> Note:
        """The same where nothing but what goes with it was told since: what a death or a war moves is told together."""
        for note in reversed(self.year.notes):
            if note.apart or note.kind not in MOVES:
                break
            if note.kind == kind:
                return note
        return self.note(kind, [])

    def leader(self, seat: int) -> int:
        """AA-9.6: who leads for him: his lord, unless he rebels."""
        lord = self.lords[seat]
        return seat if lord == NOBODY or seat in self.rebels else lord

    # Wars

    def begin(self) -> None:
        """The first of the wars that wait is waged now, where none is."""
        if self.settled == len(self.waged) and self.waiting:
            feud = self.waiting.pop(0)
            feud.lead = self.leader(feud.declarer[0])
            self.waged = [feud]
            self.settled = 0

    def current(self) -> Feud | None:
        """The war that is fought."""
        return self.waged[self.settled] if self.settled < len(self.waged) else None
