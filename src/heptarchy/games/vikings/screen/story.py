"""What happened in 878: Vikings, as a log that reads quickly: small happenings of one kind share a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from heptarchy.games.vikings import told
from heptarchy.games.vikings.actions import (
    ACTIVATE,
    BOARD,
    BRING,
    BUILD,
    CARD,
    CHAMPION,
    CHOOSE,
    DEAL_KING,
    DONE,
    DRAW,
    EVENT,
    FACTION,
    FIGHT,
    HALT,
    KIND,
    KING,
    LEADER,
    LOAD,
    LOSE,
    MUSTER,
    OUTCOME,
    PASS,
    PLACE,
    REROLL,
    RESOLVE,
    SHIRE,
    STAY,
    TARGET,
    TARGET_CARD,
)
from heptarchy.games.vikings.asks import place
from heptarchy.games.vikings.screen.age import die_name
from heptarchy.games.vikings.screen.marks import STYLES
from heptarchy.games.vikings.screen.voice import Voice
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.tables import FACTIONS, LAGERTHA, UNIT_KINDS
from heptarchy.games.vikings.words_book import PACKAGE
from heptarchy.kernel.modes import FATE
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.match import Entry, Match
    from heptarchy.kit.screen.screen import Hears

ONE_OF = ("Norseman", "Berserker", "Housecarl", "Thegn", "Fyrd")  # by kind
DIE_STYLES = {"hit": "bold red", "flee": "yellow", "command": "cyan", "blank": "dim"}
HEADINGS = {told.ROUND_BEGINS.name, told.TURN_BEGINS.name, told.ROUND_ENDS.name, told.GAME_OVER.name}
IN_BATTLE = {
    told.FYRD_JOIN.name,
    told.ROLLED.name,
    told.CANCELLED.name,
    told.FLED.name,
    told.WITHDREW.name,
    told.PAID.name,
    told.SPIED.name,
    told.CANCELS_OUT.name,
    told.LEADER_FOLLOWS.name,
    told.STEP_LOST.name,
    told.AVENGED.name,
    told.RAZED.name,
    told.DIE_ADDED.name,
    told.RUNE_SHOWS.name,
    told.PRAYER_SHOWS.name,
    told.RUNE_HITS.name,
    told.RUNE_STANDS.name,
    told.RUNE_RAISES.name,
    told.ROLLS_AGAIN.name,
    told.ROLLED_AGAIN.name,
    told.RELIC_SPENT.name,
    told.EPIC_TURNED.name,
    told.EPIC_WASTED.name,
    told.BETRAYED.name,
    told.RANKS_BREAK.name,
}
DURING_BATTLE = {
    told.EVENT_PLAYED.name,
    told.CARD_SHOWN.name,
    told.KILLED.name,
    told.REINFORCED.name,
    told.KING_PLAYED.name,
    told.LEGEND_TAKEN.name,
    told.LEGEND_CLAIMED.name,
}
# Answers that what happens next tells anyway
UNTOLD = (ACTIVATE, BOARD, BRING, BUILD, DONE, FIGHT, HALT, LOSE, MUSTER, PLACE, STAY)
A_CARD = "a card"
SAYS = book_of(PACKAGE)
ENGLISH = Voice("en")
ENGLISH = Voice("en")
NOBODY = -1


class Run:
    """Happenings of one kind in a row: `Thegn come to York, London and Oxford`."""

    def __init__(self, head: str, tail: str, style: str) -> None:
        self.head = head
        self.tail = tail
        self.style = style
        self.items: list[str] = []

    def line(self) -> Text:
        """All of it in a line."""
        if len(self.items) > 1 and set(self.items) == {A_CARD}:
            return Text(f"{self.head}{len(self.items)} cards{self.tail}", self.style)
        if self.tail:  # whoever passed, however often
            return Text(f"{self.head}{listed(list(dict.fromkeys(self.items)))}{self.tail}", self.style)
        return Text(f"{self.head}{listed(counted(self.items))}", self.style)


def short_leader(leader: int) -> str:
    """His name without what his army is called: Halfdan."""
    return LEADER.shown[leader].partition(" (")[0]


def some(n: int, kind: int) -> str:
    """`1 Norseman`, `2 Norsemen`."""
    return f"{n} {ONE_OF[kind] if n == 1 else KIND.shown[kind]}"


def listed(parts: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(parts) if len(parts) < 3 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def counted(items: list[str]) -> list[str]:
    """Each item once, with how often it came: `York (twice)`."""
    often = {item: items.count(item) for item in items}
    return [item if n == 1 else f"{item} ({'twice' if n == 2 else f'{n} times'})" for item, n in often.items()]


class Story:
    """The log in the making."""

    def __init__(self, match: Match, hears: Hears, persons: list[int]) -> None:
        self.match = match
        self.hears = hears
        self.persons = persons
        self.lines: list[Text] = []
        self.run: Run | None = None
        self.fallen: tuple[int, int] = (-1, 0)  # a kind, and how many of it have fallen in a row
        self.seat_names = match.game.seat_names(match.record.options)
        assert isinstance(match.state, Vikings)
        factions = match.state.view(None)["factions"]
        self.owners: list[int] = [factions[key]["seat"] for key in FACTIONS]
        self.active = NOBODY  # the faction whose turn it is
        self.played: tuple[int, int] = (NOBODY, 0)  # the last Event: whose, and which
        self.mover = ""  # who moves: a Leader, or an army
        self.fighting = False

    def tell(self, entries: list[Entry]) -> list[Text]:
        """All entries as lines."""
        if entries:
            for entry in self.match.log[: self.match.log.index(entries[0])]:
                self._follow(entry)
        for entry in entries:
            self._entry(entry)
            self._follow(entry)
        self._close()
        return self.lines

    def _follow(self, entry: Entry) -> None:
        """Keep in mind whose turn it is, what was played and who moves: a later answer may mean them."""
        if ACTIVATE.holds(entry.action):
            self.mover = short_leader(ACTIVATE.arg(entry.action))
        elif MUSTER.holds(entry.action):
            self.mover = f"The army of {SHIRE.shown[MUSTER.arg(entry.action)]}"
        elif TARGET.holds(entry.action) and self.fighting:
            self.mover = "The Spy"
        elif entry.action == BRING[0]:
            self.mover = short_leader(LAGERTHA)
        for event in entry.events:
            if event.name == told.TURN_BEGINS.name:
                self.active = event.args[0]
            elif event.name == told.EVENT_PLAYED.name:
                self.played = (event.args[0], event.args[1])
            if event.name == told.BATTLE_BEGINS.name:
                self.fighting = True
            elif event.name not in IN_BATTLE and event.name not in DURING_BATTLE:
                self.fighting = False

    def _entry(self, entry: Entry) -> None:
        events = [event for event in entry.events if self.hears(event.audience)]
        forced = entry.forced and entry.seat in self.persons
        if entry.action == PASS[0]:
            if not forced:
                self._add("", self._who(entry), " pass", "dim")
        elif CHOOSE.holds(entry.action) and not events:
            self._add("", self._who(entry), " choose an Event in secret", "dim")
        elif not events:
            said = self._answer(entry)
            if said:
                self._line(Text(f"{said}, the only answer", "dim") if forced else Text(said))
        for event in events:
            self._event(entry, event)

    def _answer(self, entry: Entry) -> str:
        """An answer that no event tells, as a sentence; empty where a later event tells it."""
        action = entry.action
        if not self.hears(entry.audience):
            return f"{self._who(entry)} answer in secret"
        if any(verb.holds(action) for verb in UNTOLD):
            return ""
        for faction, load in enumerate(LOAD):
            if load.holds(action):
                n = load.arg(action)
                units = some(n, faction) if n else f"no {FACTION.shown[faction]}"
                return f"{self.mover} {'calls' if self.mover == 'The Spy' else 'takes'} {units} along"
        if CHAMPION.holds(action):
            return f"  A {ONE_OF[CHAMPION.arg(action)]} goes to the duel"
        if REROLL.holds(action):
            return f"  A die is thrown again ({die_name(ENGLISH, REROLL.arg(action))})"
        if RESOLVE.holds(action):
            return f"{EVENT.shown[RESOLVE.arg(action)]} takes effect first"
        if TARGET.holds(action) and self.fighting:
            return f"The Spy calls an army from {SAYS.show(place(action))}"
        if TARGET.holds(action) or TARGET_CARD.holds(action):
            whose, event = self.played
            return f"{FACTION.shown[whose]} choose {SAYS.show(place(action))} for {EVENT.shown[event]}"
        return f"{self._who(entry, self.active)}: {self._said(entry)}"

    def _event(self, entry: Entry, event: Event) -> None:
        name = event.name
        args = event.args
        if name == told.DREW.name:
            card = A_CARD
            if DRAW.holds(entry.action) and self.hears(entry.audience):
                card = CARD.shown[DRAW.arg(entry.action)]
            self._add(f"{FACTION.shown[args[0]]} draw ", card)
        elif name == told.REINFORCED.name:
            times = f" ({args[0]})" if args[0] > 1 else ""
            self._add(f"{KIND.shown[args[1]]} come to ", SHIRE.shown[args[2]] + times)
        elif name == told.DEPLOYED.name:
            self._add(f"{FACTION.shown[args[0]]} deploy in ", SHIRE.shown[args[1]])
        elif name == told.BARRED.name:
            self._add("The Saxon Navy bars ", SHIRE.shown[args[0]])
        elif name == told.CARD_SHOWN.name:
            self._add(f"{FACTION.shown[args[0]]} show ", CARD.shown[args[1]])
        elif name == told.KILLED.name:
            kind, before = self.fallen
            n = args[0] + (before if kind == args[1] else 0)
            if kind != args[1]:
                self._close()
            self.fallen = (args[1], n)
        elif name in (told.ROLLED.name, told.ROLLED_AGAIN.name):
            self._line(dice(args[0], args[1], name == told.ROLLED_AGAIN.name))
        elif name == told.KING_DEALT.name and DEAL_KING.holds(entry.action) and self.hears(entry.audience):
            self._line(Text(f"{FACTION.shown[args[0]]} are dealt {KING.shown[DEAL_KING.arg(entry.action)]}"))
        elif name in HEADINGS:
            self._close()
            if self.lines and name == told.TURN_BEGINS.name:
                self.lines.append(Text())
            self._line(Text(self.match.game.show_event(event), "bold"))
        else:
            only = name == told.MOVEMENT_PLAYED.name and entry.forced and entry.seat in self.persons
            said = self.match.game.show_event(event) + (" (your only Movement card)" if only else "")
            self._line(Text(("  " if name in IN_BATTLE else "") + said))

    def _who(self, entry: Entry, faction: int = NOBODY) -> str:
        """Who answers: that faction if the seat plays it, else whatever the seat is called."""
        if entry.seat == FATE:
            return "Fate"
        if faction >= 0 and self.owners[faction] == entry.seat:
            return FACTION.shown[faction]
        return self.seat_names[entry.seat]

    def _said(self, entry: Entry) -> str:
        return self.match.game.space.show(entry.action) if self.hears(entry.audience) else "answer in secret"

    def _add(self, head: str, item: str, tail: str = "", style: str = "") -> None:
        run = self.run
        if run is None or run.head != head or run.tail != tail or run.style != style or self.fallen[1]:
            self._close()
            run = self.run = Run(head, tail, style)
        run.items.append(item)

    def _line(self, line: Text) -> None:
        self._close()
        self.lines.append(line)

    def _close(self) -> None:
        if self.run is not None:
            self.lines.append(self.run.line())
            self.run = None
        kind, n = self.fallen
        if n:
            self.lines.append(Text(f"  {some(n, kind)} {'falls' if n == 1 else 'fall'}"))
            self.fallen = (-1, 0)


def dice(kind: int, outcome: int, again: bool = False) -> Text:
    """`Norsemen roll [Hit] [Hit] [Flee]`."""
    drawn = Text.assemble("  ", (KIND.shown[kind], STYLES[UNIT_KINDS[kind]]), " roll again" if again else " roll")
    for face in OUTCOME.keys[outcome].split():
        drawn.append(" ").append(f"[{face.capitalize()}]", DIE_STYLES.get(face, ""))
    return drawn
