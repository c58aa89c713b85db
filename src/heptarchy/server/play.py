"""A table's game as its acts made it: the match, which question stands, and how long each seat has thought."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from heptarchy import editions
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.refusal import Reason, Refusal
from heptarchy.server.clock import elapsed
from heptarchy.server.ids import NO_QUESTION, QuestionId
from heptarchy.server.reasons import PACKAGE
from heptarchy.server.rows import ANSWER, BY_PERSON, UNDO, Act
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.game import Game

BY_BOT: Final = Reason("by-bot", {}, book_of(PACKAGE).form("why-by-bot"))


class Play:
    """The fold of a table's acts (event sourcing). Acts are only ever added; taking back is an act too."""

    def __init__(self, game: Game, options: Mapping[str, object], names: list[str], began: float) -> None:
        self.match = editions.of(game).match(game, options, names)
        self.acts: list[Act] = []
        self.given: list[Act] = []  # by answer of the record: the act that gave it
        self.delegated: list[bool] = []  # by answer of the record: the rules had a bot give it
        self.since: dict[int, float] = {}  # by seat that is waited for: when its question was put, by the house's clock
        self.thought: list[float] = [0.0] * len(names)  # by seat: seconds that a person took, all told
        self.answered: list[int] = [0] * len(names)  # by seat: answers that a person gave
        self.opened = 0  # the act that put the question, or opened the gathering, that stands
        self.own: dict[int, int] = {}  # by seat: its acts since then
        self.cut: list[int] = []  # by act: the first answer of the log that it changed
        self.questions: dict[int, QuestionId] = {}  # by seat that is asked: the name of its question
        self.work = 0.0  # seconds that a processor took for what was done since the last snapshot
        self._seen: dict[int | None, Mapping[str, object]] = {}  # by seat: what it sees after so many acts
        self._seen_at = -1
        self._note_questions(began)

    @property
    def n(self) -> int:
        """How many acts."""
        return len(self.acts)

    @property
    def k(self) -> int:
        """How many answers stand."""
        return len(self.given)

    def take(self, act: Act) -> None:
        """Carry out an act that is kept, or is about to be."""
        began = time.thread_time()
        match = self.match
        if act.by == BY_PERSON and act.seat in self.since and act.kind == ANSWER:
            self.thought[act.seat] += elapsed(self.since[act.seat], act.ran)
            self.answered[act.seat] += 1
        if act.kind == UNDO:
            place = match.last_choice(act.seat)
            match.undo(act.seat)
            stay = [at for at, kept in enumerate(self.given) if at < place or kept.seat != act.seat]
            self.given = [self.given[at] for at in stay]
            self.delegated = [self.delegated[at] for at in stay]
            self.cut.append(place)
            goes_on = match.gathered() >= 0
        else:
            self.delegated.append(match.state.delegates(act.seat) if act.seat != FATE else False)
            match.apply(match.game.space.parse(act.action), act.seat)
            self.cut.append(len(self.given))
            self.given.append(act)
            goes_on = match.gathered() > 0
        self.acts.append(act)
        if goes_on:
            self.own[act.seat] = self.own.get(act.seat, 0) + 1
        else:
            self.opened = self.n
            self.own = {}
        self._note_questions(act.ran)
        self.work += time.thread_time() - began

    def question(self, seat: int) -> QuestionId:
        """The name of the question that this seat is asked; "" if it is not asked.

        It changes with every act, but where several seats are asked only with the seat's own: others' answers don't
        make it stale, whether all are waited for or the first is heard.
        """
        return self.questions.get(seat, NO_QUESTION)

    @property
    def asked(self) -> list[int]:
        """The seats that are waited for: where the rules have a bot answer, nobody waits for who holds the seat."""
        state = self.match.state
        return [seat for seat in state.seats if seat != FATE and not state.delegates(seat)]

    def refuse_undo(self, seat: int) -> Refusal | None:
        """Why this seat may not take back its last choice, or None if it may; what a bot answered for it stands."""
        place = self.match.last_choice(seat)
        if place >= 0 and self.delegated[place]:
            return BY_BOT.by(self.match.game.delegation_rule(self.match.state))
        return self.match.refuse_undo(seat)

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What this seat (None: a spectator) sees. Whoever answers gets it twice, by reply and by socket."""
        if self._seen_at != self.n:
            self._seen, self._seen_at = {}, self.n
        if seat not in self._seen:
            self._seen[seat] = self.match.state.view(seat)
        return self._seen[seat]

    def changed_since(self, n: int) -> int:
        """The first answer of the log that differs for somebody who last saw the table after n acts."""
        if not 0 <= n <= self.n:
            return 0
        return min(self.cut[n:], default=self.k)

    def _last_of(self, seat: int) -> int:
        """The last act of a seat; 0 if it has none."""
        return next((act.n for act in reversed(self.acts) if act.seat == seat), 0)

    def _note_questions(self, ran: float) -> None:
        gathering, first_counts = self.match.gathered() >= 0, self.match.first_counts()
        questions: dict[int, QuestionId] = {}
        asked = self.asked
        for seat in self.match.state.seats:
            if seat == FATE:
                continue
            if gathering:
                questions[seat] = QuestionId(f"{self.opened}.{self.own.get(seat, 0)}")
            else:
                questions[seat] = QuestionId(f"{self._last_of(seat)}+" if first_counts else str(self.n))
        self.since = {
            seat: self.since[seat] if self.questions.get(seat) == question and seat in self.since else ran
            for seat, question in questions.items()
            if seat in asked
        }
        self.questions = questions
