"""Annals as messages: what a paragraph of each round says (AA-29); `book/annals.*.ftl` says it as a monk would."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur.book.annalist import DRAWN, OPEN, Feud, King, Note, Year
from heptarchy.games.arthur.book.annals_wars import feud_kings
from heptarchy.games.arthur.book.naming import ruler, ruler_alone
from heptarchy.games.arthur.dates import SEASONS, season_of, year_of
from heptarchy.games.arthur.table.actions import PROVINCE, SPACE, TITLE
from heptarchy.games.arthur.table.state import CAUSE_KEYS, FAITH, LAND, NOBODY
from heptarchy.games.arthur.table.state import TITLE as A_TITLE
from heptarchy.kernel.message import FLAG, MESSAGE, NUMBER, Ask, Asks, Message, Thing, WordOf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.kernel.message import Value

ANNALS: Final = Asks(SPACE, "annal")

DATE: Final = ANNALS.ask("date", year=NUMBER, season=SEASONS)
OPENINGS: Final[dict[str, Ask]] = {
    "year": ANNALS.ask("year", said=MESSAGE),
    "later": ANNALS.ask("later", season=SEASONS, said=MESSAGE),
    "soon": ANNALS.ask("soon", said=MESSAGE),
}
QUIET_WAYS: Final = 4  # to say that nothing happened
QUIET: Final = ANNALS.ask("quiet", way=NUMBER)
HE: Final = ANNALS.ask("he")
# What several did, each with his places: the first of them, one more, and how two are joined
SHARED: Final[dict[str, tuple[Ask, Ask]]] = {
    kind: (
        ANNALS.ask(kind, a=MESSAGE, places=MESSAGE),
        ANNALS.ask(f"{kind}-more", a=MESSAGE, places=MESSAGE),
    )
    for kind in ("claims", "raids", "took")
}
SHARES_MORE: Final = ANNALS.ask("shares-more", before=MESSAGE, next=MESSAGE)
SHARES_LAST: Final = ANNALS.ask("shares-last", before=MESSAGE, next=MESSAGE)
# By kind of note: kings are `a` and `b`, or `a` where they did it together; `n` is how many they are, or the places
TOLD: Final[dict[str, Ask]] = {
    "kings": ANNALS.ask("kings", a=MESSAGE),
    "claimed_title": ANNALS.ask("claimed-title", a=MESSAGE, title=TITLE, n=NUMBER),
    "claimed_throne": ANNALS.ask("claimed-throne", a=MESSAGE, b=MESSAGE),
    "vacant": ANNALS.ask("vacant", places=MESSAGE, n=NUMBER),
    "saxons": ANNALS.ask("saxons", places=MESSAGE),
    "britons": ANNALS.ask("britons", places=MESSAGE),
    "irish": ANNALS.ask("irish", places=MESSAGE),
    "keels": ANNALS.ask("keels", places=MESSAGE),
    "scourge": ANNALS.ask("scourge", places=MESSAGE),
    "warlord": ANNALS.ask("warlord", places=MESSAGE),
    "warlord_died": ANNALS.ask("warlord-died", places=MESSAGE),
    "crowned": ANNALS.ask("crowned", a=MESSAGE, title=TITLE),
    "uncrowned": ANNALS.ask("uncrowned", title=TITLE),
    "freed": ANNALS.ask("freed", a=MESSAGE, b=MESSAGE),
    "rebelled": ANNALS.ask("rebelled", a=MESSAGE, b=MESSAGE),
    "merlin": ANNALS.ask("merlin", a=MESSAGE),
    "turned": ANNALS.ask("turned", a=MESSAGE),
    "plot": ANNALS.ask("plot", a=MESSAGE),
    "broke_word": ANNALS.ask("broke-word", a=MESSAGE, b=MESSAGE),
    "went_home": ANNALS.ask("went-home", a=MESSAGE, n=NUMBER),
    "overlord": ANNALS.ask("overlord", a=MESSAGE, title=TITLE),
    "ended": ANNALS.ask("ended", a=MESSAGE),
}
JOINT: Final = ("kings", "claimed_title", "went_home")  # done by several together
SWORE: Final = ANNALS.ask("swore", a=MESSAGE, b=MESSAGE, n=NUMBER)
DIED: Final = ANNALS.ask("died", cause=WordOf("none", *CAUSE_KEYS), a=MESSAGE, b=MESSAGE)
DEEDS: Final = ("claimed_title", "claimed_throne", "crowned", "broke_word", "war")  # of one king, named first

# Wars: over what, and whose claim it is, the declarer's own or his enemy's
WAR_OVER_LAND: Final = ANNALS.ask("war-land", a=MESSAGE, b=MESSAGE, province=PROVINCE, own=FLAG)
WAR_OVER_TITLE: Final = ANNALS.ask("war-title", a=MESSAGE, b=MESSAGE, title=TITLE, own=FLAG)
WAR_OVER_THRONE: Final = ANNALS.ask("war-throne", a=MESSAGE, b=MESSAGE, own=FLAG)
WAR_OF_FAITH: Final = ANNALS.ask("war-faith", a=MESSAGE, b=MESSAGE)
VOID: Final = ANNALS.ask("void", war=MESSAGE)
ALLIES: Final = ANNALS.ask("allies", war=MESSAGE, a=MESSAGE, kings=MESSAGE, n=NUMBER)
ALLIES_MORE: Final = ANNALS.ask("allies-more", war=MESSAGE, a=MESSAGE, kings=MESSAGE)
# How a war was settled, and by whom it was won: in a battle or a quick one (AA-21.7), or not yet
HOW: Final = WordOf("open", "won", "drawn", "quick-won", "quick-drawn")
BATTLE: Final = ANNALS.ask("battle", a=MESSAGE, b=MESSAGE, province=PROVINCE, how=HOW, winner=MESSAGE)
BATTLE_THEY: Final = ANNALS.ask("battle-they", province=PROVINCE, how=HOW, winner=MESSAGE)
SIEGE: Final = ANNALS.ask(
    "siege",
    b=MESSAGE,
    province=PROVINCE,
    n=NUMBER,
    end=WordOf("open", "fell", "lifted", "spent", "sally"),
    a=MESSAGE,
    how=HOW,
    winner=MESSAGE,
)
UNNAMED: Final = ""  # who is not spoken of


class Paragraph:
    """What a round's annal says: where in the log it begins, its date, and its sentences."""

    def __init__(self, at: int, date: Message, said: list[Message]) -> None:
        self.at = at
        self.date = date
        self.said = said


class Prose:
    """One paragraph. A king is named with his kingdom where he is first spoken of, and by his name alone after that."""

    def __init__(self) -> None:
        self.met: set[King] = set()
        self.he: King | None = None  # of whom the sentence before told: he needs no name

    # Parts of sentences

    def king(self, king: King, bare: bool = False) -> Message:
        """`Cado of Dumnonia`, and from then on `Cado`."""
        if king == self.he:
            self.he = None
            return HE.of()
        seat, reign, born = king
        is_known = bare or king in self.met
        self.met.add(king)
        return ruler_alone(seat, reign, born) if is_known else ruler(seat, reign, born)

    def kings(self, kings: Sequence[King]) -> Value:
        """Several."""
        return [self.king(one) for one in kings]

    # Notes

    def note(self, note: Note, follows: bool) -> Message:
        """A note as a sentence, without its full stop; `follows` where the note before is of the same war."""
        if note.kind == "war" and note.feud is not None:
            return self.war(note.feud)
        if note.kind in ("battle", "siege") and note.feud is not None:
            return self.fight(note, note.feud, follows)
        if note.kind in SHARED:
            return self.shares(*SHARED[note.kind], note.shares)
        if note.kind.startswith("died"):
            dead = self.king(note.kings[0])
            cause = note.kind.partition(" ")[2] or "none"
            return DIED.of(cause=cause, a=dead, b=self.king(note.kings[1], bare=True))
        if note.kind == "swore":
            sworn = note.kings[:-1]
            return SWORE.of(a=self.kings(sworn), b=self.king(note.kings[-1]), n=len(sworn))
        facts: dict[str, Value] = {"n": max(1, len(note.places), len(note.kings))}
        if note.kind in JOINT:
            facts["a"] = self.kings(note.kings)
        else:
            for name, king in zip("ab", note.kings, strict=False):
                facts[name] = self.king(king)
        facts["places"] = places(note.places)
        if note.thing != NOBODY:
            facts["title"] = Thing(TITLE, note.thing)
        told = TOLD[note.kind]
        return told.of(**{name: facts[name] for name in told.args})

    def shares(self, first: Ask, more: Ask, shares: list[tuple[King, list[int]]]) -> Message:
        """What several did, each with his places: `Cado laid claim to Defnas, and Mor to Elmet`."""
        parts: list[Message] = []
        for king, where in shares:
            parts.append((more if parts else first).of(a=self.king(king), places=places(where)))
        said = parts[0]
        for part in parts[1:-1]:
            said = SHARES_MORE.of(before=said, next=part)
        return said if len(parts) == 1 else SHARES_LAST.of(before=said, next=parts[-1])

    # Wars

    def war(self, feud: Feud) -> Message:
        """Who made war on whom, why, and who stood with whom."""
        a, b, own = self.king(feud.declarer), self.king(feud.enemy), not feud.claimant
        if feud.over == FAITH:
            said = WAR_OF_FAITH.of(a=a, b=b)
        elif feud.over == LAND:
            said = WAR_OVER_LAND.of(a=a, b=b, province=feud.thing, own=own)
        elif feud.over == A_TITLE:
            said = WAR_OVER_TITLE.of(a=a, b=b, title=feud.thing, own=own)
        else:
            said = WAR_OVER_THRONE.of(a=a, b=b, own=own)
        if feud.void:
            return VOID.of(war=said)
        has_allies = False
        for side, first in enumerate(feud_kings(feud)):
            others = [one for one in feud.allies[side] if one != first]
            if others:
                name = self.king(first, bare=True)
                if has_allies:
                    said = ALLIES_MORE.of(war=said, a=name, kings=self.kings(others))
                else:
                    said = ALLIES.of(war=said, a=name, kings=self.kings(others), n=len(others))
                has_allies = True
        return said

    def fight(self, note: Note, feud: Feud, follows: bool) -> Message:
        """Where they met, and how it ended."""
        first, second = note.kings
        place = note.places[0]
        is_won = feud.outcome not in (OPEN, DRAWN)
        winner: Value = self.king(note.kings[feud.outcome], bare=True) if is_won else UNNAMED
        how = how_won(feud)
        if note.kind == "siege":
            besieged = self.king(second)
            end = siege_end(feud)
            lifter: Value = self.king(first) if end == "lifted" else UNNAMED
            return SIEGE.of(b=besieged, province=place, n=feud.assaults, end=end, a=lifter, how=how, winner=winner)
        if follows and note.kings == feud_kings(feud):
            return BATTLE_THEY.of(province=place, how=how, winner=winner)
        return BATTLE.of(a=self.king(first), b=self.king(second), province=place, how=how, winner=winner)


def places(numbers: Sequence[int]) -> Value:
    """Provinces."""
    return [Thing(PROVINCE, place) for place in numbers]


def how_won(feud: Feud) -> str:
    """AA-21.7: whether somebody had the victory, and whether it was fought for."""
    if feud.outcome == OPEN:
        return "open"
    return ("quick-" if feud.quick else "") + ("drawn" if feud.outcome == DRAWN else "won")


def siege_end(feud: Feud) -> str:
    """AA-10.5 to AA-10.7: the place fell, or was left, or the besieged came out."""
    if feud.sally:
        return "sally"
    if feud.outcome == OPEN:
        return "open"
    if feud.outcome != DRAWN:
        return "fell"
    return "lifted" if feud.lifted else "spent"


def subject(note: Note) -> King | None:
    """The one king of whom a sentence tells first."""
    if note.kind in SHARED:
        return note.shares[0][0] if len(note.shares) == 1 else None
    if note.kind == "war" and note.feud is not None and note.feud.over == A_TITLE and note.feud.claimant:
        return None
    return note.kings[0] if note.kind in DEEDS and (note.kind != "claimed_title" or len(note.kings) == 1) else None


def hero(note: Note) -> King | None:
    """The one king of whom a sentence has told last."""
    feud = note.feud
    if note.kind in ("battle", "siege") and feud is not None and feud.outcome not in (OPEN, DRAWN):
        return note.kings[feud.outcome]
    return note.kings[0] if note.kind == "plot" else None if note.kind == "war" else subject(note)


def paragraph(year: Year, before: Year | None) -> Paragraph:
    """A round in a paragraph; how it begins hangs on the date of the one before."""
    prose = Prose()
    said: list[Message] = []
    last: Note | None = None
    for note in year.notes:
        prose.he = subject(note) if last is not None and hero(last) == subject(note) else None
        said.append(prose.note(note, last is not None and note.feud is not None and last.feud is note.feud))
        last = note
    if not said:
        said.append(QUIET.of(way=year.number % QUIET_WAYS))
    if year.ended is not None:
        year.ended.kind = "ended" if year.ended.thing == NOBODY else "overlord"
        said.append(prose.note(year.ended, False))
    season = season_of(year.number)
    opening = OPENINGS[opening_of(year, before)]
    facts: dict[str, Value] = {"season": Thing(SEASONS, season), "said": said[0]}
    said[0] = opening.of(**{name: facts[name] for name in opening.args})
    return Paragraph(year.at, DATE.of(year=year_of(year.number), season=season), said)


def opening_of(year: Year, before: Year | None) -> str:
    """A new year, another season of the same, or the same season still."""
    if before is None or year_of(before.number) != year_of(year.number):
        return "year"
    return "soon" if season_of(before.number) == season_of(year.number) else "later"


def chronicle(years: list[Year]) -> list[Paragraph]:
    """A paragraph for each round."""
    return [paragraph(year, years[at - 1] if at else None) for at, year in enumerate(years)]
