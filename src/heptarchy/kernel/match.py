"""A game being played: its record so far, its log, undo, save and resume. For the rim; rules never see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.kernel.events import Event, hears
from heptarchy.kernel.modes import ANYONE, FATE, FIRST, GATHERING, NESTED
from heptarchy.kernel.perspective import Perspective
from heptarchy.kernel.record import Answer, Record, read_record
from heptarchy.kernel.refusal import Reason, Refusal, Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.state import State


NO_CHOICE: Final = Reason("no-choice", {}, "you have no choice to take back")
SEALED: Final = Reason("sealed", {}, "fate has spoken or something was revealed since your last choice")
ANSWERED: Final = Reason("answered", {}, "somebody else has answered since your last choice")


class Entry:
    """One answer in the log: who, what, who may hear it, whether it was a choice, and what came of it."""

    def __init__(self, seat: int, action: int, audience: int, forced: bool, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.audience = audience
        self.forced = forced
        self.events = events


class Match:
    """A state with its history."""

    def __init__(self, game: Game, given: Mapping[str, object] | None = None, names: list[str] | None = None) -> None:
        options = game.settle(given or {})
        self.game = game
        self.record = Record(game, options, names or game.seat_names(options))
        self.state: State = game.start(options)
        self.log: list[Entry] = []
        self.firm = 0  # so many answers can't be taken back
        self.firm_state = self.state.clone()  # the state after them: undo starts from here

    def __repr__(self) -> str:
        return f"<Match: {self.game.id}, {self.state!r}>"

    @classmethod
    def resume(cls, text: str, find_game: Callable[[str], Game]) -> Match:
        """The match that a record holds, ready to go on."""
        record = read_record(text, find_game)
        match = cls(record.game, record.options, record.names)
        for answer in record.answers:
            match.apply(answer.action, answer.seat)
        return match

    def apply(self, action: int, seat: int = FIRST) -> Entry:
        """Take an answer, keep it, and say what came of it."""
        state = self.state
        who = state.seat if seat == FIRST else seat
        audience = state.audience_for(who)
        forced = state.is_forced(who)
        events: list[Event] = []
        state.ears = events
        try:
            state.apply(action, who)
        finally:
            state.ears = None
        self.record.answers.append(Answer(who, action))
        entry = Entry(who, action, audience, forced, events)
        self.log.append(entry)
        if state.sealed == state.moves:
            self.firm = len(self.log)
            self.firm_state = state.clone()
        return entry

    def refuse_undo(self, seat: int) -> Refusal | None:
        """Why this seat may not take back its last choice, or None if it may."""
        place = self.last_choice(seat)
        if place < 0:
            return NO_CHOICE.by("")
        if self.state.sealed > place:
            return SEALED.by("")
        if self._others_after(place, seat) and len(self.log) - max(0, self.gathered()) > place:
            return ANSWERED.by("")
        return None

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice and what was forced on it since; others' gathered answers stay."""
        refusal = self.refuse_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        place = self.last_choice(seat)
        answers = self.record.answers
        kept = answers[self.firm : place] + [answer for answer in answers[place:] if answer.seat != seat]
        del answers[self.firm :]
        del self.log[self.firm :]
        self.state = self.firm_state.clone()
        for answer in kept:
            self.apply(answer.action, answer.seat)

    def perspective(self, seat: int) -> Perspective:
        """What an agent in this seat is given."""
        return Perspective(self.game, self.state, seat, self.record.options)

    def heard(self, seat: int | None, since: int = 0) -> list[str]:
        """The log as this seat (None: a spectator) heard it, a line a happening."""
        lines: list[str] = []
        for entry in self.log[since:]:
            lines.extend(self.heard_entry(entry, seat))
        return lines

    def heard_entry(self, entry: Entry, seat: int | None) -> list[str]:
        """One answer as this seat heard it: the answer itself if it may, then what came of it."""
        who = "fate" if entry.seat == FATE else self.record.names[entry.seat]
        said = self.game.space.show(entry.action) if hears(entry.audience, seat) else "answers in secret"
        lines = [f"{who}: {said}"]
        lines.extend(self.game.show_event(event) for event in entry.events if hears(event.audience, seat))
        return lines

    def _others_after(self, place: int, seat: int) -> bool:
        return any(entry.seat != seat for entry in self.log[place + 1 :])

    def gathered(self) -> int:
        """How many answers the gathering that is open now, ours or a child game's, has; -1 if none is open."""
        table = self._innermost()
        return sum(table.given) if table.mode == GATHERING else -1

    def first_counts(self) -> bool:
        """Are several seats asked now, by us or by a child game, of which the first to answer is heard?"""
        return self._innermost().mode == ANYONE

    def _innermost(self) -> State:
        table = self.state
        while table.mode == NESTED and table.child is not None:
            table = table.child
        return table

    def last_choice(self, seat: int) -> int:
        """The place in the log of what `undo` would take back; -1 if there is nothing."""
        for place in range(len(self.log) - 1, -1, -1):
            if self.log[place].seat == seat and not self.log[place].forced:
                return place
        return -1
