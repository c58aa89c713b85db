"""The chronicle of a campaign as annals: what its log tells, round by round, in no language yet (AA-29).

It is read from what everybody heard, by the names that events and answers go by, and of things by their keys: so the
log of any edition of the rules can be read. `chronicle` makes paragraphs of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from heptarchy.games.arthur.book.annalist import Annalist, Facts, King, Note, Year
from heptarchy.games.arthur.book.annals_wars import (
    battle_begins,
    chose_field,
    joined,
    levied,
    quick,
    sallied,
    siege_lifted,
    siege_round,
    war_declared,
    war_drawn,
    war_void,
    war_won,
    went_home,
)
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.state import BRITISH, IRISH, LAND, NOBODY, SAXON, THRONE, TITLE
from heptarchy.kernel.events import EVERYBODY

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


def facts_of(event: Any) -> Facts:
    """The numbers of an event by what they stand for, the second player as `player2`; things by today's numbers."""
    found: Facts = {}
    for (name, domain), value in zip(event.kind.parts, event.args, strict=False):
        keys = KEYS.get(domain.name) if domain is not None else None
        one = keys[domain.key(value)] if keys is not None else value
        found[f"{name}2" if name in found else name] = one
    return found


KEYS: Final[dict[str, dict[str, int]]] = {
    "province": {key: at for at, key in enumerate(t.PROVINCE_KEYS)},
    "title": {key: at for at, key in enumerate(t.TITLE_KEYS)},
    "card": {key: at for at, key in enumerate(t.CARD_KEYS)},
}


# All of it

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
    """A log, round by round: all answers, with what came of them; `say` spells an answer, `seats` is how many play."""
    a = Annalist(seats)
    for at, entry in enumerate(entries):
        a.at = at
        for event in entry.events:
            if event.chairs or event.audience != EVERYBODY or event.kind.name not in TOLD:
                continue
            name = event.kind.name
            if name in SPOKEN:
                a.answer = say(entry.action) if entry.audience == EVERYBODY else ""
            if a.years or name == "round_begins":
                TOLD[name](a, facts_of(event))
    return a.years
