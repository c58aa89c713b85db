"""The log of a campaign at the terminal: every act is told once, and every die stands beside what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from heptarchy.games.arthur.book import told
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table import actions as a
from heptarchy.kernel.modes import FATE
from heptarchy.kit.screen.screen import answered, around, marked, seats_in

if TYPE_CHECKING:
    from heptarchy.kernel.events import EventKind
    from heptarchy.kernel.match import Entry, Match
    from heptarchy.kernel.space import Verb
    from heptarchy.kernel.words import Words
    from heptarchy.kit.screen.screen import Hears

NO_CARD: Final = -1

# Answers that an event tells again: where it comes of them at once, it alone is told
TOLD_BY: Final[dict[Verb, EventKind]] = {
    a.JOIN: told.JOINED,
    a.ACCEPT: told.ACCEPTED,
    a.DECLINE: told.DECLINED,
    a.FIGHT: told.GIVES_BATTLE,
    a.ENDURE: told.STANDS_SIEGE,
    a.LEAVE: told.WENT_HOME,
    a.COMMAND: told.COMMANDED,
    a.DELEGATE: told.DELEGATED,
    a.STAND_BACK: told.STOOD_BACK,
    a.SEND: told.SHIPS_CAME,
}
# And those that are told when all have answered, or with the next answer
TOLD_LATER: Final = (a.WAR_ON, a.LEAD, a.RAISE, a.GIVE_UP)
# The target of a card: what comes of it names it
TARGETS: Final = (a.AT, a.ON, a.FOR, a.CLAIM_TITLE, a.SLAY)


def campaign_story(words: Words, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
    """What was answered, and what came of it; of a secret answer only that it was given."""
    lines: list[Text] = []
    names = seats_in(words, match)
    card = NO_CARD  # that was played last
    for entry in entries:
        events = [event for event in entry.events if hears(event.audience) and event.kind is not told.OFFERED]
        if a.PLAY.holds(entry.action):
            card = a.PLAY.arg(entry.action)
        answer = ""
        if entry.seat == FATE:
            if hears(entry.audience) and (a.ROLL.holds(entry.action) or not events):
                answer = around(words, "line-fate", said=words.said(entry.action))
        elif not hears(entry.audience) or not is_told(entry.action, [event.kind for event in events], card):
            answer = answered(words, entry, names[entry.seat], hears)
        if answer:
            lines.append(Text(marked(words, entry, answer, persons)))
        lines += [Text(f"  {said}") for said in map(words.event, events) if said != answer]
    return lines


def is_told(action: int, kinds: list[EventKind], card: int) -> bool:
    """Does an event say what this answer says?"""
    if action >= a.BATTLE:
        return False
    verb = a.SPACE.verb_of[action]
    if verb in TOLD_LATER:
        return True
    if verb in TARGETS:
        return bool(kinds) or (verb is a.AT and card == t.RAID)
    return verb in TOLD_BY and TOLD_BY[verb] in kinds
