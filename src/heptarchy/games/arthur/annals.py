"""The chronicle of a campaign as annals: what its log tells, round by round, in no language yet (AA-29).

It is read from what everybody heard, by the names that events and answers go by, and of things by their keys: so the
log of any edition of the rules can be read. `words_annals` makes paragraphs of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.sentences import kingdom_at
from heptarchy.games.arthur.state import BRITISH, FAITH, IRISH, LAND, NOBODY, SAXON, THRONE, TITLE
from heptarchy.kernel.events import EVERYBODY

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

    def read(self, entries: list[Any], say: Callable[[int], str]) -> None:
        """All answers, with what came of them; `say` spells an answer."""
        for at, entry in enumerate(entries):
            self.at = at
            for event in entry.events:
                if event.chairs or event.audience != EVERYBODY or event.kind.name not in TOLD:
                    continue
                name = event.kind.name
                if name in SPOKEN:
                    self.answer = say(entry.action) if entry.audience == EVERYBODY else ""
                if self.years or name == "round_begins":
                    TOLD[name](self, facts_of(event))

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


def facts_of(event: Any) -> Facts:
    """The numbers of an event by their names; things by today's numbers."""
    names = event.kind.template.replace("}", "{").split("{")[1::2]
    found: Facts = {}
    for name, value in zip(names, event.args, strict=False):
        domain = name.rstrip("0123456789")
        keys = KEYS.get(domain)
        known = event.kind.domains.get(domain)
        found[name] = keys[known.key(value)] if keys is not None and known is not None else value
    return found


KEYS: Final[dict[str, dict[str, int]]] = {
    "province": {key: at for at, key in enumerate(t.PROVINCE_KEYS)},
    "title": {key: at for at, key in enumerate(t.TITLE_KEYS)},
    "card": {key: at for at, key in enumerate(t.CARD_KEYS)},
}


# Rounds and turns


def round_begins(a: Annalist, facts: Facts) -> None:
    """AA-29.1: a new annal; the first names the kings."""
    end_war(a)
    a.years.append(Year(facts["n"], a.at + 1))
    if len(a.years) == 1:
        a.note("kings", a.kings[:])


def turn_begins(a: Annalist, _: Facts) -> None:
    """What a war was fought for is done with."""
    end_war(a)
    a.card = NOBODY


def end_war(a: Annalist) -> None:
    """No death is of that war any more."""
    a.cause = ""
    a.heirs.clear()
    if a.settled == len(a.waged):
        a.waged, a.settled = [], 0


def played(a: Annalist, facts: Facts) -> None:
    """A card: what it does is told by what comes of it."""
    end_war(a)
    a.card = facts["card"]


def won(a: Annalist, facts: Facts) -> None:
    """AA-17: as lord of all, or by rank."""
    seat = facts["player"]
    is_lord = all(a.lords[other] == seat and other not in a.rebels for other in range(a.seats) if other != seat)
    crowned = [title for title in range(t.TITLES) if a.holders[title] == seat]
    thing = crowned[0] if is_lord and crowned else NOBODY
    a.year.ended = Note("ended", [a.kings[seat]], thing=thing)


# Claims, raids, land


def claimed(a: Annalist, facts: Facts) -> None:
    """AA-5.1: a claim on land."""
    seat, place = facts["player"], facts["province"]
    a.claimed.add((LAND, place, seat))
    last = a.year.notes[-1] if a.year.notes else None
    if last is not None and last.kind == "claims" and [who for who, _ in last.shares] == [a.kings[seat]]:
        note = last
    elif seat in a.heirs:  # AA-13.4: an heir to what he has lost
        note = a.note("claims", [])
        note.apart = True
    else:
        note = a.first("claims", seat=seat)
    note.share(a.kings[seat], place)


def claimed_title(a: Annalist, facts: Facts) -> None:
    """AA-5.4: a claim on a title."""
    a.claimed.add((TITLE, facts["title"], facts["player"]))
    a.first("claimed_title", facts["title"], facts["player"]).kings.append(a.kings[facts["player"]])


def claimed_throne(a: Annalist, facts: Facts) -> None:
    """AA-5.2: a claim to be another's lord."""
    a.claimed.add((THRONE, facts["player2"], facts["player"]))
    a.note("claimed_throne", [a.kings[facts["player"]], a.kings[facts["player2"]]])


def claim_ended(a: Annalist, facts: Facts) -> None:
    """AA-5.11: a claim that was made in the same round is not worth telling."""
    a.claimed.discard((LAND, facts["province"], facts["player"]))
    forget_claim(a, facts["player"], facts["province"])


def forget_claim(a: Annalist, seat: int, place: int) -> None:
    """What was claimed in this round and has come to something, or to nothing, needs no sentence."""
    for note in [one for one in a.year.notes if one.kind == "claims"]:
        kept = [(who, [one for one in places if (who[0], one) != (seat, place)]) for who, places in note.shares]
        note.shares = [(who, places) for who, places in kept if places]
        if not note.shares:
            a.year.notes.remove(note)


def title_claim_ended(a: Annalist, facts: Facts) -> None:
    """AA-5.11."""
    a.claimed.discard((TITLE, facts["title"], facts["player"]))


def throne_claim_ended(a: Annalist, facts: Facts) -> None:
    """AA-5.11."""
    a.claimed.discard((THRONE, facts["player2"], facts["player"]))


def land_gained(a: Annalist, facts: Facts) -> None:
    """AA-5.10: a province has a new owner."""
    seat, place = facts["player"], facts["province"]
    a.claimed.discard((LAND, place, seat))
    forget_claim(a, seat, place)
    a.late("took").share(a.kings[seat], place)


def land_vacant(a: Annalist, facts: Facts) -> None:
    """AA-13.3: several claim it, and nobody has it."""
    a.late("vacant").places.append(facts["province"])


def raided(a: Annalist, facts: Facts) -> None:
    """AA-8.1: raids, told together."""
    a.first("raids", seat=facts["player"]).share(a.kings[facts["player"]], facts["province"])


def settled(a: Annalist, facts: Facts) -> None:
    """AA-6.1: who lives in a province now; the Irish take it for themselves (AA-6.4)."""
    people, place = facts["people"], facts["province"]
    kind = "irish" if people == IRISH else "saxons" if people == SAXON else "britons"
    note = a.first(kind)
    if place not in note.places:
        note.places.append(place)


def ships_came(a: Annalist, facts: Facts) -> None:
    """AA-C38, AA-C42: keels off a coast."""
    a.note("scourge" if facts["card"] == t.IRISH_SCOURGE else "keels", [], [facts["province"]])


def warlord_rose(a: Annalist, facts: Facts) -> None:
    """AA-C34."""
    a.note("warlord", [], [facts["province"]])


def warlord_died(a: Annalist, facts: Facts) -> None:
    """AA-13.10."""
    a.note("warlord_died", [], [facts["province"]])


# Titles and bonds


def title_gained(a: Annalist, facts: Facts) -> None:
    """AA-5.10."""
    a.claimed.discard((TITLE, facts["title"], facts["player"]))
    a.holders[facts["title"]] = facts["player"]
    a.note("crowned", [a.kings[facts["player"]]], thing=facts["title"])


def title_lost(a: Annalist, facts: Facts) -> None:
    """AA-15.4, AA-13.3: by a death it is the dead man's."""
    a.holders[facts["title"]] = NOBODY
    a.note("uncrowned", [], thing=facts["title"])


def swore(a: Annalist, facts: Facts) -> None:
    """AA-14.1: several who get one lord at once are told together."""
    vassal, lord = facts["player"], facts["player2"]
    a.lords[vassal] = lord
    a.claimed.discard((THRONE, vassal, lord))
    before = a.year.notes[-1] if a.year.notes else None
    if (
        before is not None
        and before.kind == "swore"
        and before.kings[-1] == a.kings[lord]
        and a.kings[vassal] not in before.kings
    ):
        before.kings.insert(-1, a.kings[vassal])
    else:
        a.note("swore", [a.kings[vassal], a.kings[lord]])


def freed(a: Annalist, facts: Facts) -> None:
    """AA-14.6."""
    a.lords[facts["player"]] = NOBODY
    a.note("freed", [a.kings[facts["player"]], a.kings[facts["player2"]]])


def card_lies(a: Annalist, facts: Facts) -> None:
    """A Rebellion, and Merlin; other cards show in what comes of them."""
    seat = facts["player"]
    if facts["card"] == t.REBELLION:
        a.rebels.add(seat)
        if a.lords[seat] != NOBODY:
            a.note("rebelled", [a.kings[seat], a.kings[a.lords[seat]]])
    elif facts["card"] == t.MERLIN:
        a.note("merlin", [a.kings[seat]])


def card_leaves(a: Annalist, facts: Facts) -> None:
    """AA-14.6: a Rebellion is over."""
    if facts["card"] == t.REBELLION:
        a.rebels.discard(facts["player"])


def plot_found(a: Annalist, facts: Facts) -> None:
    """AA-C-R9."""
    a.note("plot", [a.kings[facts["player"]]])


def broke_word(a: Annalist, facts: Facts) -> None:
    """AA-22.7."""
    a.note("broke_word", [a.kings[facts["player"]], a.kings[facts["player2"]]])


# Deaths


def ruler_died(a: Annalist, facts: Facts) -> None:
    """AA-13.1: of what, and who came after him. What is told after it came of it."""
    seat = facts["player"]
    dead: King = (seat, facts["n"], facts["people"])
    heir: King = (seat, facts["n"] + 1, a.people[seat])
    a.kings[seat] = heir
    a.heirs.add(seat)
    cause = a.cause or CAUSES.get(a.card, "")
    if cause == "usurper":
        heir = a.kings[seat] = (seat, facts["n"] + 1, SAXON)
    for note in a.year.notes:
        note.closed.add(seat)
    a.note(f"died {cause}".rstrip(), [dead, heir])


def people_changed(a: Annalist, facts: Facts) -> None:
    """AA-15: a usurper is told with the death; who is cast out lives, and was born what he was born."""
    seat, people = facts["player"], facts["people"]
    a.people[seat] = people
    if people == BRITISH:
        a.note("turned", [a.kings[seat]])


CAUSES: Final[dict[int, str]] = {
    t.FALL_OF_THE_MIGHTY: "fall",
    t.FOR_WHOM_THE_BELL_TOLLS: "bell",
    t.ASSASSIN: "assassin",
    t.NIGHT_OF_THE_LONG_KNIVES: "knives",
    t.SAXON_USURPER: "usurper",
}


# Wars


def war_declared(a: Annalist, facts: Facts) -> None:
    """AA-9.2: who on whom, over what, by whose claim; without a card it is a second war (AA-9.9)."""
    seat, enemy = facts["player"], facts["player2"]
    feud = Feud(a.kings[seat], a.kings[enemy])
    verb, _, key = a.answer.partition(" ")
    feud.field = t.HOME_OF[kingdom_at(enemy)]  # AA-9.15
    if verb in REASONS:
        feud.over = REASONS[verb]
        if feud.over == LAND:
            feud.thing = feud.field = t.PROVINCE_KEYS.index(key)
        else:
            feud.thing = t.TITLE_KEYS.index(key) if feud.over == TITLE else int(key[1:]) - 1
        feud.claimant = 0 if (feud.over, feud.thing, seat) in a.claimed else 1
    a.note("war", feud_kings(feud)).feud = feud
    if a.card in (t.CASSUS_BELLI, t.CAST_OUT_THE_SAXONS):
        a.card = NOBODY
        a.waiting.append(feud)
    else:
        a.begin()
        feud.lead = a.leader(seat)
        a.waged.append(feud)


def feud_kings(feud: Feud) -> list[King]:
    """Who declared it, and on whom."""
    return [feud.declarer, feud.enemy]


def war_void(a: Annalist, _: Facts) -> None:
    """AA-9.5: by an answer the war that was declared last; at the end of a round the first that waits."""
    if a.answer == "void" and len(a.waged) > 1 and a.settled < len(a.waged):
        a.waged.pop().void = True
    elif a.waiting:
        a.waiting.pop(-1 if a.answer == "void" else 0).void = True


def joined(a: Annalist, facts: Facts) -> None:
    """AA-9.7: who stands with whom."""
    a.begin()
    seat, chief = facts["player"], facts["player2"]
    for feud in a.waged:
        for side, first in enumerate(feud_kings(feud)):
            if chief in (first[0], a.leader(first[0])) and a.kings[seat] not in feud.allies[side]:
                feud.allies[side].append(a.kings[seat])
                return


def levied(a: Annalist, _: Facts) -> None:
    """AA-9.11: the sides are fixed; of two wars the second takes its enemy out of the first (AA-9.9)."""
    a.begin()
    if len(a.waged) > 1:
        second = {one[0] for one in feud_kings(a.waged[1])}
        first = a.waged[0]
        first.allies = [[one for one in side if a.leader(one[0]) not in second] for side in first.allies]


def chose_field(a: Annalist, facts: Facts) -> None:
    """AA-9.12: in the order of declaration."""
    a.begin()
    for feud in a.waged[a.settled :]:
        if feud.chief == NOBODY:
            feud.chief = facts["player"]
            return


def meet(a: Annalist, feud: Feud, kind: str, cause: str) -> None:
    """The sides are at each other; how it ends is added when it does."""
    first = a.kings[feud.lead]
    second = a.kings[feud.chief if feud.chief != NOBODY else a.leader(feud.enemy[0])]
    feud.fighters = [first, second]
    a.cause = cause
    a.note(kind, [first, second], [feud.field]).feud = feud


def battle_begins(a: Annalist, _: Facts) -> None:
    """AA-21.1: a battle, or a sally out of a siege."""
    feud = a.current()
    if feud is None:
        return
    if feud.sally:
        a.cause = "battle"
    else:
        meet(a, feud, "battle", "battle")


def siege_round(a: Annalist, facts: Facts) -> None:
    """AA-10.3."""
    feud = a.current()
    if feud is None:
        return
    if not feud.fighters:
        meet(a, feud, "siege", "siege")
    feud.assaults = facts["n"]


def sallied(a: Annalist, _: Facts) -> None:
    """AA-10.7: no assault was made in that round."""
    feud = a.current()
    if feud is not None:
        feud.sally = True
        feud.assaults = max(0, feud.assaults - 1)


def siege_lifted(a: Annalist, _: Facts) -> None:
    """AA-10.6."""
    feud = a.current()
    if feud is not None:
        feud.lifted = True


def went_home(a: Annalist, facts: Facts) -> None:
    """AA-10.1: who has gone home from the siege, some before the first assault."""
    feud = a.current()
    if feud is not None and not feud.fighters:
        meet(a, feud, "siege", "siege")
    a.first("went_home", a.settled).kings.append(a.kings[facts["player"]])


def quick(a: Annalist, _: Facts) -> None:
    """AA-21.7: it was not fought, and is told so."""
    feud = a.current()
    if feud is not None:
        feud.quick = True


def war_won(a: Annalist, facts: Facts) -> None:
    """AA-11: what is told after it came of it, and not of the deaths in it (AA-24.1)."""
    for note in a.year.notes:
        note.apart = note.apart or note.kind in MOVES
    feud = a.current()
    if feud is not None:
        feud.outcome = 1 if facts["player"] == feud.chief else 0
        a.settled += 1


def war_drawn(a: Annalist, _: Facts) -> None:
    """AA-9.16."""
    feud = a.current()
    if feud is not None:
        feud.outcome = DRAWN
        a.settled += 1


SPOKEN: Final = ("war_declared", "war_void")  # for these the answer matters that they came of
TOLD: Final[dict[str, Callable[[Annalist, Facts], None]]] = {
    "round_begins": round_begins,
    "turn_begins": turn_begins,
    "played": played,
    "won": won,
    "claimed": claimed,
    "claimed_title": claimed_title,
    "claimed_throne": claimed_throne,
    "claim_ended": claim_ended,
    "title_claim_ended": title_claim_ended,
    "throne_claim_ended": throne_claim_ended,
    "land_gained": land_gained,
    "land_vacant": land_vacant,
    "raided": raided,
    "settled": settled,
    "ships_came": ships_came,
    "warlord_rose": warlord_rose,
    "warlord_died": warlord_died,
    "title_gained": title_gained,
    "title_lost": title_lost,
    "swore": swore,
    "freed": freed,
    "card_lies": card_lies,
    "card_leaves": card_leaves,
    "plot_found": plot_found,
    "broke_word": broke_word,
    "ruler_died": ruler_died,
    "people_changed": people_changed,
    "war_declared": war_declared,
    "war_void": war_void,
    "joined": joined,
    "levied": levied,
    "stands_siege": chose_field,
    "gives_battle": chose_field,
    "battle_begins": battle_begins,
    "siege_round": siege_round,
    "sallied": sallied,
    "siege_lifted": siege_lifted,
    "went_home": went_home,
    "quick_won": quick,
    "quick_drawn": quick,
    "war_won": war_won,
    "war_drawn": war_drawn,
}


def years_of(entries: list[Any], say: Callable[[int], str], seats: int) -> list[Year]:
    """A log, round by round; `seats` is how many play."""
    annalist = Annalist(seats)
    annalist.read(entries, say)
    return annalist.years
