"""What happened in 878: Vikings, as a log that reads quickly: small happenings of one kind share a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from heptarchy.games.vikings.book import told
from heptarchy.games.vikings.book.asks import place
from heptarchy.games.vikings.data.tables import FACTIONS, LAGERTHA, UNIT_KINDS
from heptarchy.games.vikings.screen.age import die_name
from heptarchy.games.vikings.screen.marks import STYLES
from heptarchy.games.vikings.screen.voice import Voice
from heptarchy.games.vikings.table.actions import (
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
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.message import Counted, Thing
from heptarchy.kernel.modes import FATE

if TYPE_CHECKING:
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.match import Entry, Match
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.words import Words
    from heptarchy.kit.screen.screen import Hears

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
NOBODY = -1


class Run:
    """Happenings of one kind in a row: `Thegn come to York, London and Oxford`."""

    def __init__(self, id: str, of: Thing | None, style: str) -> None:
        self.id = id  # of the message that tells it
        self.of = of  # whose it is, or what
        self.style = style
        self.items: list[str] = []

    def goes_on(self, id: str, of: Thing | None, style: str) -> bool:
        """Does another happening belong to it?"""
        return (self.id, self.style) == (id, style) and (self.of and self.of.number) == (of and of.number)


class Story:
    """The log in the making, in these words."""

    def __init__(self, words: Words, match: Match, hears: Hears, persons: list[int]) -> None:
        self.words = words
        self.v = Voice(words.language)
        self.match = match
        self.hears = hears
        self.persons = persons
        self.lines: list[Text] = []
        self.run: Run | None = None
        self.fallen: tuple[int, int] = (-1, 0)  # a kind, and how many of it have fallen in a row
        self.seat_names = words.seat_names(match.record.options)
        assert isinstance(match.state, Vikings)
        factions = match.state.view(None)["factions"]
        self.owners: list[int] = [factions[key]["seat"] for key in FACTIONS]
        self.active = NOBODY  # the faction whose turn it is
        self.played: tuple[int, int] = (NOBODY, 0)  # the last Event: whose, and which
        self.mover = ""  # who moves: a Leader, or an army; "" for an army that a Spy calls
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
            self.mover = self.v.leader(ACTIVATE.arg(entry.action))
        elif MUSTER.holds(entry.action):
            self.mover = self._say("army", shire=Thing(SHIRE, MUSTER.arg(entry.action)))
        elif TARGET.holds(entry.action) and self.fighting:
            self.mover = ""
        elif entry.action == BRING[0]:
            self.mover = self.v.leader(LAGERTHA)
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
                self._add("pass", None, self._who(entry), "dim")
        elif CHOOSE.holds(entry.action) and not events:
            self._add("choose-secretly", None, self._who(entry), "dim")
        elif not events:
            said = self._answer(entry)
            if said:
                self._line(Text(self._say("only", said=said), "dim") if forced else Text(said))
        for event in events:
            self._event(entry, event)

    def _answer(self, entry: Entry) -> str:
        """An answer that no event tells, as a sentence; empty where a later event tells it."""
        action = entry.action
        if not self.hears(entry.audience):
            return self._say("secret", who=self._who(entry))
        if any(verb.holds(action) for verb in UNTOLD):
            return ""
        for faction, load in enumerate(LOAD):
            if load.holds(action):
                n, kind = load.arg(action), Thing(KIND, faction)
                if not self.mover:
                    return self._say("spy-takes", n=n, kind=kind)
                return self._say("takes", mover=self.mover, n=n, kind=kind)
        if CHAMPION.holds(action):
            return f"  {self._say('duel', kind=Thing(KIND, CHAMPION.arg(action)))}"
        if REROLL.holds(action):
            return f"  {self._say('reroll', die=die_name(self.v, REROLL.arg(action)))}"
        if RESOLVE.holds(action):
            return self._say("first", event=Thing(EVENT, RESOLVE.arg(action)))
        if TARGET.holds(action) and self.fighting:
            return self._say("spy-calls", place=place(action))
        if TARGET.holds(action) or TARGET_CARD.holds(action):
            whose, event = self.played
            return self._say("target", faction=Thing(FACTION, whose), place=place(action), event=Thing(EVENT, event))
        return self._say("answer", who=self._who(entry, self.active), said=self.words.said(action))

    def _event(self, entry: Entry, event: Event) -> None:
        name = event.name
        args = event.args
        if name == told.DREW.name:
            seen = DRAW.holds(entry.action) and self.hears(entry.audience)
            card = self.v.says.name(Thing(CARD, DRAW.arg(entry.action))) if seen else ""
            self._add("draw", Thing(FACTION, args[0]), card)
        elif name == told.REINFORCED.name:
            times = f" ({args[0]})" if args[0] > 1 else ""
            self._add("come", Thing(KIND, args[1]), self._shire(args[2]) + times)
        elif name == told.DEPLOYED.name:
            self._add("deploy", Thing(FACTION, args[0]), self._shire(args[1]))
        elif name == told.BARRED.name:
            self._add("bars", None, self._shire(args[0]))
        elif name == told.CARD_SHOWN.name:
            self._add("show", Thing(FACTION, args[0]), self.v.says.name(Thing(CARD, args[1])))
        elif name == told.KILLED.name:
            kind, before = self.fallen
            n = args[0] + (before if kind == args[1] else 0)
            if kind != args[1]:
                self._close()
            self.fallen = (args[1], n)
        elif name in (told.ROLLED.name, told.ROLLED_AGAIN.name):
            self._line(dice(self.v, args[0], args[1], name == told.ROLLED_AGAIN.name))
        elif name == told.KING_DEALT.name and DEAL_KING.holds(entry.action) and self.hears(entry.audience):
            king = Thing(KING, DEAL_KING.arg(entry.action))
            self._line(Text(self._say("dealt", faction=Thing(FACTION, args[0]), king=king)))
        elif name in HEADINGS:
            self._close()
            if self.lines and name == told.TURN_BEGINS.name:
                self.lines.append(Text())
            self._line(Text(self.words.event(event), "bold"))
        else:
            said = self.words.event(event)
            if name == told.MOVEMENT_PLAYED.name and entry.forced and entry.seat in self.persons:
                said = self._say("only-movement", said=said)
            self._line(Text(("  " if name in IN_BATTLE else "") + said))

    def _say(self, id: str, **facts: Value) -> str:
        """A sentence of the log, `shell-story-come` in catalogues: it begins with a capital letter."""
        said = self.v(f"story-{id}", **facts)
        return said[:1].upper() + said[1:]

    def _shire(self, shire: int) -> str:
        return self.v.says.name(Thing(SHIRE, shire))

    def _who(self, entry: Entry, faction: int = NOBODY) -> str:
        """Who answers: that faction if the seat plays it, else whatever the seat is called."""
        if entry.seat == FATE:
            return self._say("fate")
        if faction >= 0 and self.owners[faction] == entry.seat:
            return self.v.says.name(Thing(FACTION, faction))
        return self.seat_names[entry.seat]

    def _add(self, id: str, of: Thing | None, item: str, style: str = "") -> None:
        """One more of a kind; a card that nobody sees has no name."""
        run = self.run
        if run is None or not run.goes_on(id, of, style) or self.fallen[1]:
            self._close()
            run = self.run = Run(id, of, style)
        run.items.append(item or self._unseen())

    def _unseen(self) -> str:
        return self.v("story-a-card")

    def _line(self, line: Text) -> None:
        self._close()
        self.lines.append(line)

    def _close(self) -> None:
        if self.run is not None:
            self.lines.append(Text(self._told(self.run), self.run.style))
            self.run = None
        kind, n = self.fallen
        if n:
            fallen = [Counted(n, Thing(KIND, kind))]
            self.lines.append(Text(f"  {self._say('fall', units=fallen, n=n)}"))
            self.fallen = (-1, 0)

    def _told(self, run: Run) -> str:
        """All of a run in a line."""
        once = list(dict.fromkeys(run.items))
        if run.of is None and run.style:  # whoever passed, however often
            return self._say(run.id, names=self.v.listed(once))
        if len(run.items) > 1 and once == [self._unseen()]:
            items = self.v("story-cards", n=len(run.items))
        else:
            items = self.v.listed([self._times(item, run.items.count(item)) for item in once])
        return self._say(run.id, items=items) if run.of is None else self._say(run.id, of=run.of, items=items)

    def _times(self, item: str, n: int) -> str:
        """`York`, `York (twice)`."""
        return item if n == 1 else self.v("story-times", item=item, n=n)


def dice(v: Voice, kind: int, outcome: int, again: bool = False) -> Text:
    """`Norsemen roll [Hit] [Hit] [Flee]`."""
    name = v.kinds[kind]
    rolls = v("story-rolls-again" if again else "story-rolls", kind=Thing(KIND, kind))
    drawn = Text.assemble("  ", (name[:1].upper() + name[1:], STYLES[UNIT_KINDS[kind]]), f" {rolls}")
    for face in OUTCOME.keys[outcome].split():
        drawn.append(" ").append(f"[{v.faces[face].capitalize()}]", DIE_STYLES.get(face, ""))
    return drawn
