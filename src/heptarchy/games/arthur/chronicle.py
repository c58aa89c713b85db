"""Annals in prose: a paragraph for each round, as a monk would write it down (AA-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.annalist import DRAWN, OPEN, Feud, King, Note, Year
from heptarchy.games.arthur.annals_wars import feud_kings
from heptarchy.games.arthur.dates import SEASON_KEYS, season_of, year_of
from heptarchy.games.arthur.sentences import kingdom_at
from heptarchy.games.arthur.state import FAITH, LAND, NOBODY, TITLE
from heptarchy.games.arthur.words_names import ruler_name
from heptarchy.games.arthur.words_speech import OVER_KEYS, Speech, filled
from heptarchy.games.dba.words_speech import capital
from heptarchy.kernel.annals import Annal

if TYPE_CHECKING:
    from collections.abc import Sequence

QUIET = 4  # ways to say that nothing happened
SHARED = ("raids", "claims", "took")  # told of several at once, each with his places
DEEDS = (
    "claimed_title",
    "claimed_throne",
    "crowned",
    "plot",
    "broke_word",
    "war",
)  # told of one king, with his name first
JOINT = ("claimed_title", "went_home")  # done by several together


class Prose:
    """One paragraph. A king is named with his kingdom where he is first spoken of, and by his name alone after that."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.met: set[King] = set()
        self.he: King | None = None  # of whom the sentence before told: he needs no name

    # Parts of sentences

    def king(self, king: King, bare: bool = False) -> str:
        """`Cado of Dumnonia`, and from then on `Cado`."""
        if king == self.he:
            self.he = None
            return self.speech.annals["he"]
        seat, reign, born = king
        name = ruler_name(kingdom_at(seat), reign, born)
        if bare or king in self.met:
            self.met.add(king)
            return name
        self.met.add(king)
        return filled(self.speech.annals["king"], {"name": name, "kingdom": self.speech.kingdoms[kingdom_at(seat)]})

    def kings(self, kings: Sequence[King]) -> str:
        """Several."""
        return self.series([self.king(one) for one in kings])

    def places(self, places: Sequence[int]) -> str:
        """Provinces."""
        return self.series([self.speech.provinces[place] for place in places])

    def series(self, parts: list[str]) -> str:
        """`a, b and c`; in Spanish `y` is `e` before the same sound."""
        if len(parts) < 2:
            return "".join(parts)
        both = self.speech.both
        if both == "y" and sounds_like_i(parts[-1]):
            both = "e"
        return f"{', '.join(parts[:-1])} {both} {parts[-1]}"

    def count(self, number: int) -> str:
        """A small number in words."""
        words = self.speech.annals["numbers"].split()
        return words[number - 1] if number <= len(words) else str(number)

    def say(self, key: str, **facts: str) -> str:
        """A sentence of the table."""
        return filled(self.speech.annals[key], {"n": "2", **facts})

    # Notes

    def note(self, note: Note, follows: bool) -> str:
        """A note as a sentence, without its full stop; `follows` where the note before is of the same war."""
        if note.kind == "war" and note.feud is not None:
            return self.war(note.feud)
        if note.kind in ("battle", "siege") and note.feud is not None:
            return self.fight(note, note.feud, follows)
        if note.kind in SHARED:
            return self.shares(note.kind, note.shares)
        if note.kind == "kings":
            return self.say("kings", kings=self.kings(note.kings))
        if note.kind.startswith("died"):
            dead = self.king(note.kings[0])
            return self.say(note.kind, a=dead, b=self.king(note.kings[1], bare=True))
        if note.kind == "swore":
            sworn = note.kings[:-1]
            return self.say("swore", a=self.kings(sworn), b=self.king(note.kings[-1]), n=str(len(sworn)))
        facts = {"n": str(max(1, len(note.places), len(note.kings)))}
        if note.kind in JOINT:
            facts["a"] = self.kings(note.kings)
        else:
            for name, king in zip("ab", note.kings, strict=False):
                facts[name] = self.king(king)
        if note.places:
            facts["places"] = self.places(note.places)
        if note.thing != NOBODY and note.kind != "went_home":
            facts["title"] = self.speech.titles[note.thing]
        return filled(self.speech.annals[note.kind], facts)

    def shares(self, kind: str, shares: list[tuple[King, list[int]]]) -> str:
        """What several did, each with his places: `Cado laid claim to Defnas, and Mor to Elmet`."""
        parts: list[str] = []
        for king, places in shares:
            key = f"{kind} more" if parts else kind
            parts.append(self.say(key, a=self.king(king), places=self.places(places)))
        if len(parts) == 1:
            return parts[0]
        return self.speech.annals["comma"].join(parts[:-1]) + self.speech.annals["comma and"] + parts[-1]

    # Wars

    def war(self, feud: Feud) -> str:
        """Who made war on whom, why, and who stood with whom."""
        whose = "" if feud.over == FAITH else " his" if feud.claimant else " own"
        facts = {"a": self.king(feud.declarer), "b": self.king(feud.enemy)}
        if feud.over == LAND:
            facts["places"] = self.speech.provinces[feud.thing]
        elif feud.over == TITLE:
            facts["title"] = self.speech.titles[feud.thing]
        said = self.say(f"war {OVER_KEYS[feud.over]}{whose}", **facts)
        if feud.void:
            return said + self.say("void")
        allies: list[str] = []
        for side, first in enumerate(feud_kings(feud)):
            others = [one for one in feud.allies[side] if one != first]
            if others:
                key = "allies more" if allies else "allies"
                name = self.king(first, bare=True)
                allies.append(self.say(key, a=name, kings=self.kings(others), n=str(len(others))))
        return said + "".join(allies)

    def fight(self, note: Note, feud: Feud, follows: bool) -> str:
        """Where they met, and how it ended."""
        first, second = note.kings
        place = self.speech.provinces[note.places[0]]
        won = "" if feud.outcome in (OPEN, DRAWN) else self.king(note.kings[feud.outcome], bare=True)
        if note.kind == "siege":
            said = self.say("siege", b=self.king(second), places=place)
            if feud.assaults:
                said += self.say("assaults", n=str(feud.assaults), count=self.count(feud.assaults))
            return said + self.siege_end(feud, first, won)
        led = note.kings == feud_kings(feud)
        if follows and led:
            said = self.say("battle they", places=place)
        else:
            said = self.say("battle", a=self.king(first), b=self.king(second), places=place)
        return said + self.battle_end(feud, won)

    def battle_end(self, feud: Feud, won: str) -> str:
        """AA-21.7: whose the victory was, and whether it was fought for."""
        if feud.outcome == OPEN:
            return ""
        key = "drawn" if feud.outcome == DRAWN else "won"
        return self.say(f"quick {key}" if feud.quick else key, w=won)

    def siege_end(self, feud: Feud, first: King, won: str) -> str:
        """AA-10.5 to AA-10.7: the place fell, or was left, or the besieged came out."""
        if feud.sally:
            return self.say("sally") + self.battle_end(feud, won)
        if feud.outcome == OPEN:
            return ""
        if feud.outcome != DRAWN:
            return self.say("fell", w=won)
        return self.say("lifted", a=self.king(first)) if feud.lifted else self.say("spent")


def sounds_like_i(word: str) -> bool:
    """Does a word begin with the sound of a Spanish `i`?"""
    low = word.casefold()
    low = low.removeprefix("h")
    return low.startswith("i") and low[1:2] not in ("a", "e", "o", "u")


def subject(note: Note) -> King | None:
    """The one king of whom a sentence tells first."""
    if note.kind in SHARED:
        return note.shares[0][0] if len(note.shares) == 1 else None
    if note.kind == "war" and note.feud is not None and note.feud.over == TITLE and note.feud.claimant:
        return None
    return note.kings[0] if note.kind in DEEDS and (note.kind != "claimed_title" or len(note.kings) == 1) else None


def hero(note: Note) -> King | None:
    """The one king of whom a sentence has told last."""
    feud = note.feud
    if note.kind in ("battle", "siege") and feud is not None and feud.outcome not in (OPEN, DRAWN):
        return note.kings[feud.outcome]
    return None if note.kind == "war" else subject(note)


def annal(year: Year, before: Year | None, speech: Speech) -> Annal:
    """A round in a paragraph; how it begins hangs on the date of the one before."""
    prose = Prose(speech)
    said: list[str] = []
    last: Note | None = None
    for note in year.notes:
        prose.he = subject(note) if last is not None and hero(last) == subject(note) else None
        said.append(prose.note(note, last is not None and note.feud is not None and last.feud is note.feud).lstrip())
        last = note
    if not said:
        said.append(speech.annals[f"quiet {year.number % QUIET}"])
    if year.ended is not None:
        key = "ended" if year.ended.thing == NOBODY else "overlord"
        year.ended.kind = key
        said.append(prose.note(year.ended, False))
    season = speech.annals[SEASON_KEYS[season_of(year.number)]]
    opening = filled(speech.annals[opening_of(year, before)], {"season": season, "said": said[0]})
    text = " ".join([f"{capital(opening)}.", *[f"{capital(one)}." for one in said[1:]]])
    return Annal(year.at, date_of(year.number, speech), text)


def opening_of(year: Year, before: Year | None) -> str:
    """A new year, another season of the same, or the same season still."""
    if before is None or year_of(before.number) != year_of(year.number):
        return "year"
    return "soon" if season_of(before.number) == season_of(year.number) else "later"


def date_of(round_number: int, speech: Speech) -> str:
    """AA-29.2: `457, autumn`."""
    season = speech.annals[SEASON_KEYS[season_of(round_number)]]
    return filled(speech.annals["date"], {"year": str(year_of(round_number)), "season": season})


def chronicle(years: list[Year], speech: Speech) -> list[Annal]:
    """A paragraph for each round."""
    return [annal(year, years[at - 1] if at else None, speech) for at, year in enumerate(years)]
