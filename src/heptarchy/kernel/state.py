"""The state of a game at the table: it asks seats, it asks fate (the chance player), or it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import mypyc_attr

from heptarchy.kernel.asked import Asked, seat_of
from heptarchy.kernel.checksum import checksum
from heptarchy.kernel.events import EVERYBODY, Event, EventKind, only, reseat
from heptarchy.kernel.explain import judge
from heptarchy.kernel.fate import NO_WEIGHTS, Rng, Weights
from heptarchy.kernel.modes import ANYONE, ASKING, FATE, FATED, FIRST, GATHERING, NESTED, NOBODY, OVER, RUNNING
from heptarchy.kernel.refusal import Refusal, Refused
from heptarchy.kernel.result import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.kernel.space import Space

S = TypeVar("S", bound="State")

if TYPE_CHECKING:
    Menus = list[list[int]]  # options, a list a seat
    Step = Callable[[S, int], None]  # step(s, arg)
    Then = Callable[[S, int, int], None]  # then(s, arg, answer)
    Why = Callable[[S, int, int], Refusal | None] | None  # why(s, arg, action)


def is_among(action: int, options: list[int]) -> bool:
    """`action in options`, by a loop over plain numbers: compiled it takes a third of the time."""
    for option in options:  # noqa: SIM110 -- a generator would cost more than it saves
        if option == action:
            return True
    return False


def shifted(options: list[int], offset: int) -> list[int]:
    """A child's options by our numbers; the same list where a child shares our space and its numbers."""
    return [offset + option for option in options] if offset else options


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game shares: the question on the table and the agenda of what comes next.

    A game derives from this once, adds its fields, and gives `clone`, `view` and `redeal`.
    """

    def __init__(self, space: Space, bare: bool = False) -> None:
        """Lay out the fields. A clone may be made bare: `copy_table` gives it all of them (that saves a fifth)."""
        self.space = space
        if bare:
            return
        self.players: int = 0
        self.mode: int = RUNNING
        self.over: bool = False
        self.seat: int = NOBODY  # the first of those asked
        self.options: list[int] = []  # what the first of those asked may answer
        self.weights: Weights = NO_WEIGHTS  # fate's chances, when fate is asked
        self.rule: str = ""  # by which rule the first is asked
        self.audience: int = EVERYBODY  # who hears the answer
        self._then: Any = None
        self._arg: int = 0
        self._why: Any = None
        self._judged: bool = False  # `why` judges what is not offered: None lets it pass
        self.agenda: list[Any] = []  # steps still to take, the next one last
        self.agenda_args: list[int] = []
        self._step: Any = None  # the step that made this question, if no answer came between
        self._step_arg: int = 0
        self.by: int = NOBODY  # who answered: within the call of `then` alone
        self.moves: int = 0  # answers so far, fate's included
        self.sealed: int = 0  # how many of them can't be taken back: fate spoke or something was revealed
        self.crowd: list[Asked] = []  # in a gathering or an open question: who is still asked
        self.given: list[int] = []  # in a gathering: how many answers each seat has given
        self.child: State | None = None
        self.chairs: list[int] = []  # by the child's seat: ours
        self.offset: int = 0  # where the child's actions begin in our space
        self.scores: list[int] = []
        self.ending: str = ""
        self.ears: list[Event] | None = None  # where events go while somebody listens

    # What a game gives

    def clone(self) -> State:
        """A state equal to this one and independent of it."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, object]:
        """The observation of this seat (None: a spectator), for the rim: plain values, built from nothing."""
        raise NotImplementedError

    def heed(self, child: State) -> bool:
        """Has the child done what concerns us at once? Then push the steps that settle it, the last of which resumes.

        Whatever the child asks waits until `resume`; what we ask before it is a question of ours.
        """
        return False

    def delegates(self, seat: int) -> bool:
        """Does a bot answer for this seat now, whoever holds it? Where the rules let players leave a part to bots."""
        return False

    def redeal(self, seat: int, rng: Rng) -> State:
        """Determinize: a state from this seat's information set, which depends on what it knows and on rng alone."""
        raise NotImplementedError

    # Steps

    def push(self: S, step: Step[S], arg: int = 0) -> None:
        """Take this step next, before all that is on the agenda (a stack of continuations)."""
        if self.mode == GATHERING:
            self._no_room("a step")
        self.agenda.append(step)
        self.agenda_args.append(arg)

    def then(self: S, *steps: Step[S], arg: int = 0) -> None:
        """Take these steps next, in this order, each with the same argument."""
        for i in range(len(steps) - 1, -1, -1):
            self.push(steps[i], arg)

    def ask(
        self: S,
        seat: int,
        options: list[int],
        then: Then[S],
        arg: int = 0,
        rule: str = "",
        why: Why[S] = None,
        audience: int = EVERYBODY,
        judged: bool = False,
    ) -> None:
        """Stop the table until this seat has chosen; the answer runs `then(s, arg, answer)`.

        `why(s, arg, action)` explains an action that is not among the options. The list is kept: don't change it.
        In a judged question the options are a useful few of many: whatever `why` has nothing against is allowed.
        """
        if self.mode != RUNNING:
            self._ask_again(seat, options, then, arg, rule, why, judged)
            return
        self.mode = ASKING
        self.seat = seat
        self.options = options
        self._then = then
        self._arg = arg
        self.rule = rule
        self._why = why
        self._judged = judged
        self.audience = audience

    def roll(self: S, weights: Weights, then: Then[S], arg: int = 0, rule: str = "", audience: int = EVERYBODY) -> None:
        """Stop the table until fate has spoken: a chance node."""
        if self.mode != RUNNING:
            self._no_room("a roll")
        self.mode = FATED
        self.seat = FATE
        self.weights = weights
        self.options = weights.answers
        self._then = then
        self._arg = arg
        self.rule = rule
        self._why = None
        self._judged = False
        self.audience = audience

    def gather(
        self: S,
        seats: list[int],
        menus: Menus,
        then: Then[S],
        arg: int = 0,
        rule: str = "",
        why: Why[S] = None,
        judged: bool = False,
    ) -> None:
        """Simultaneous moves: ask several seats at once; each answer runs `then`, which may ask that seat again.

        The agenda goes on when all have answered. Until then nobody hears another's answers, only their number.
        """
        self._ask_crowd(GATHERING, seats, menus, then, arg, rule, why, judged)
        self.given = [0] * self.players

    def ask_any(
        self: S,
        seats: list[int],
        menus: Menus,
        then: Then[S],
        arg: int = 0,
        rule: str = "",
        why: Why[S] = None,
        judged: bool = False,
    ) -> None:
        """Ask several seats; whoever answers first is heard, and the question is withdrawn."""
        self._ask_crowd(ANYONE, seats, menus, then, arg, rule, why, judged)

    def enter(self: S, child: State, chairs: list[int], offset: int, then: Then[S], arg: int = 0) -> None:
        """Play a child game to its end: its questions become ours; then runs `then(s, arg, 0)` with `s.child` over.

        `then` takes what it needs from the child; the child leaves the table after it. A child that asks nothing
        yet is run to its first question here, so that what it tells meanwhile is heard. A child that shares our space
        (a season of a campaign) has offset 0.
        """
        if self.mode != RUNNING:
            self._no_room("a child game")
        self.mode = NESTED
        self.child = child
        self.chairs = chairs
        self.offset = offset
        self._then = then
        self._arg = arg
        self._why = None
        self._judged = False
        if child.mode == RUNNING:
            child.ears = None if self.ears is None else []
            child.run()
            self._pass_on(child)
        self._mirror(child)

    def resume(self: S, then: Then[S], arg: int = 0) -> None:
        """Go on with the child that waits since `heed`: its questions are ours again; then as in `enter`."""
        child = self.child
        if self.mode != RUNNING or child is None:
            self._no_room("a child game that waits")
        assert child is not None
        self.mode = NESTED
        self._then = then
        self._arg = arg
        self._why = None
        self._judged = False
        self._mirror(child)

    def finish(self, scores: list[int], ending: str) -> None:
        """The game is over: a score a seat (higher is better, equal scores share a rank), and how it ended."""
        if self.mode != RUNNING:
            self._no_room("the end")
        self.mode = OVER
        self.over = True
        self.scores = scores
        self.ending = ending
        self.seat = NOBODY
        self.options = []
        self.weights = NO_WEIGHTS
        self.rule = ""
        self.audience = EVERYBODY
        self._then = None
        self._why = None
        self._judged = False
        self._arg = 0
        self._step = None
        self._step_arg = 0
        self.agenda = []
        self.agenda_args = []

    def tell(self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0, audience: int = EVERYBODY) -> None:
        """Say what happened to those who may hear it; costs next to nothing while nobody listens."""
        if self.ears is not None:
            self.ears.append(Event(kind, [a, b, c, d], audience))

    def reveal(self) -> None:
        """Something hidden has been shown: no answer up to now can be taken back."""
        if self.mode == GATHERING:
            self._no_room("a revelation")
        self.sealed = self.moves

    def run(self) -> None:
        """Take steps from the agenda until a question stands or the game is over."""
        agenda = self.agenda
        args = self.agenda_args
        while self.mode == RUNNING:
            if not agenda:
                raise RuntimeError(f"{self.space.name}: the agenda is empty and nothing is asked")
            step = agenda.pop()
            arg = args.pop()
            self._step = step
            self._step_arg = arg
            step(self, arg)

    def asked_by(self) -> Any:
        """The step that made the question on the table; None if an answer made it directly."""
        return self._step

    def asked_arg(self) -> int:
        """The argument of that step."""
        return self._step_arg

    def ask_anew(self) -> None:
        """Take the asking step again: after a redeal the options must fit what is now in the hand."""
        step = self._step
        if step is None:
            raise RuntimeError(f"{self.space.name}: no step asked this; an answer did ({self.rule})")
        self.mode = RUNNING
        step(self, self._step_arg)

    # Answers

    @property
    def seats(self) -> list[int]:
        """Who is asked now."""
        if self.mode == GATHERING or self.mode == ANYONE:
            return [asked.seat for asked in self.crowd]
        if self.mode == NESTED and self.child is not None:
            return [self.chair(inner) for inner in self.child.seats]
        return [] if self.seat == NOBODY else [self.seat]

    def apply(self, action: int, seat: int = FIRST) -> None:
        """Take an answer, and go on to the next question. A wrong one is refused and changes nothing."""
        mode = self.mode
        if mode == ASKING or mode == FATED:
            if (seat != FIRST and seat != self.seat) or not is_among(action, self.options):
                self._judge(action, self.seat if seat == FIRST else seat)
            then = self._then
            self._step = None
            self.moves += 1
            if mode == FATED:
                self.sealed = self.moves
                self.weights = NO_WEIGHTS
            self.by = self.seat
            self.mode = RUNNING
            then(self, self._arg, action)
            self.by = NOBODY
        elif mode == NESTED:
            self._apply_nested(action, seat)
        else:
            self._apply_crowd(action, seat)
        if self.mode == RUNNING:
            self.run()

    def asked(self, seat: int) -> Asked | None:
        """This seat's part in the question that stands; None if it is not asked."""
        if self.mode == GATHERING or self.mode == ANYONE:
            for one in self.crowd:
                if one.seat == seat:
                    return one
            return None
        if self.mode == NESTED and self.child is not None:
            inner = self.child.asked(self.inner(seat))
            if inner is None:
                return None
            return Asked(seat, shifted(inner.options, self.offset), None, 0, inner.rule, None, inner.judged)
        if seat != self.seat or seat == NOBODY:
            return None
        return Asked(seat, self.options, self._then, self._arg, self.rule, self._why, self._judged)

    def options_for(self, seat: int) -> list[int]:
        """The legal actions: what this seat may answer now; empty if it is not asked."""
        if self.mode == ASKING or self.mode == FATED:
            return self.options if seat == self.seat else []
        if self.mode == NESTED and seat == self.seat:
            return self.options
        asked = self.asked(seat)
        return [] if asked is None else asked.options

    def rule_for(self, seat: int) -> str:
        """By which rule this seat is asked."""
        asked = self.asked(seat)
        return "" if asked is None else asked.rule

    def audience_for(self, seat: int) -> int:
        """Who hears this seat's answer: in a gathering nobody else."""
        if self.mode == GATHERING:
            return only(seat)
        if self.mode == NESTED and self.child is not None:
            return reseat(self.child.audience_for(self.inner(seat)), self.chairs)
        return self.audience

    def refuse(self, action: int, seat: int = FIRST) -> Refusal | None:
        """Why this seat may not answer so now, or None if it may."""
        asked = self.seat if seat == FIRST else seat
        if action in self.options_for(asked):
            return None
        return judge(self, action, asked)

    def allows(self, action: int, seat: int = FIRST) -> bool:
        """May this seat answer so now?"""
        return self.refuse(action, seat) is None

    def is_forced(self, seat: int) -> bool:
        """Has this seat only one answer? In a judged question there are more than those offered."""
        if len(self.options_for(seat)) != 1:
            return False
        asked = self.asked(seat)
        return asked is None or not asked.judged

    def result(self) -> Result:
        """Score and rank a seat, and why the game ended."""
        if not self.over:
            raise RuntimeError(f"{self.space.name}: the game is not over")
        return Result(self.scores, self.ending)

    def checksum(self) -> str:
        """Twelve hex digits that stand for all that is in this state."""
        return checksum(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.players} players, {self.moves} answers, {self._stands()}>"

    def _stands(self) -> str:
        """How far it is, in a few words, without anything that is hidden from a seat."""
        if self.mode == RUNNING:
            return "taking steps"
        if self.mode == OVER:
            return f"over: {self.ending}, scores {self.scores}"
        asked = ["fate" if seat == FATE else f"seat {seat}" for seat in self.seats]
        return f"{', '.join(asked)} asked by {self.rule_for(self.seats[0]) or 'no rule'}"

    def chair(self, inner: int) -> int:
        """Our seat for a child's seat; fate is fate everywhere."""
        return inner if inner < 0 else self.chairs[inner]

    def inner(self, seat: int) -> int:
        """The child's seat that is asked and that this seat of ours plays; NOBODY if there is none."""
        if self.child is not None:
            for inner in self.child.seats:
                if self.chair(inner) == seat:
                    return inner
        return NOBODY

    # For redeal: the question stands, what is hidden behind it changes

    def reask(self, seat: int, options: list[int]) -> None:
        """Give a seat that is asked other options: it was dealt another hand."""
        if self.mode == ASKING:
            self.options = options
            return
        self.crowd = [
            Asked(seat, options, one.then, one.arg, one.rule, one.why, one.judged) if one.seat == seat else one
            for one in self.crowd
        ]
        self._face_crowd()

    def replace_child(self, child: State) -> None:
        """Play on with this child, which is the present one dealt anew."""
        self.child = child
        if self.mode == NESTED:
            self._mirror(child)

    # Inside

    def copy_table(self, other: State) -> None:
        """Give a clone the question and the agenda. Lists that are replaced, never changed, are shared."""
        other.players = self.players
        other.mode = self.mode
        other.over = self.over
        other.seat = self.seat
        other.options = self.options
        other.weights = self.weights
        other.rule = self.rule
        other.audience = self.audience
        other._then = self._then
        other._arg = self._arg
        other._why = self._why
        other._judged = self._judged
        other.agenda = self.agenda[:]
        other.agenda_args = self.agenda_args[:]
        other._step = self._step
        other._step_arg = self._step_arg
        other.by = self.by
        other.moves = self.moves
        other.sealed = self.sealed
        other.crowd = self.crowd
        other.given = self.given[:] if self.given else self.given
        other.child = None if self.child is None else self.child.clone()
        other.chairs = self.chairs
        other.offset = self.offset
        other.scores = self.scores
        other.ending = self.ending
        other.ears = None

    def _no_room(self, what: str) -> None:
        """A step leaves one question: a second one would wash away the first."""
        reason = f"seat {self.seat} is asked already ({self.rule})"
        if self.mode == GATHERING:
            reason = "within a gathering, answers would not commute"
        elif self.mode == OVER:
            reason = "the game is over"
        raise RuntimeError(f"{self.space.name}: no room for {what}: {reason}")

    def _ask_crowd(
        self, mode: int, seats: list[int], menus: Menus, then: Any, arg: int, rule: str, why: Any, judged: bool
    ) -> None:
        if self.mode != RUNNING:
            self._no_room("a question to several")
        if not seats or len(set(seats)) != len(seats):
            raise RuntimeError(f"{self.space.name}: a question to several goes to different seats, not to {seats}")
        self.mode = mode
        self.audience = EVERYBODY
        crowd = [Asked(seat, menu, then, arg, rule, why, judged) for seat, menu in zip(seats, menus, strict=True)]
        self.crowd = sorted(crowd, key=seat_of)
        self._face_crowd()

    def _ask_again(self, seat: int, options: list[int], then: Any, arg: int, rule: str, why: Any, judged: bool) -> None:
        if self.mode != GATHERING or self.asked(seat) is not None:
            self._no_room(f"a question to seat {seat}")
        if seat != self.by:
            raise RuntimeError(f"a gathering asks the seat that answered ({self.by}) again, not seat {seat}")
        self.crowd = sorted([*self.crowd, Asked(seat, options, then, arg, rule, why, judged)], key=seat_of)

    def _face_crowd(self) -> None:
        """Make `seat`, `options` and `rule` those of the first who is asked."""
        first = self.crowd[0]
        self.seat = first.seat
        self.options = first.options
        self.rule = first.rule
        self._then = None
        self._why = None
        self._judged = False
        self._arg = 0

    def _judge(self, action: int, seat: int) -> None:
        """Raise Refused, unless this is a judged question and nothing is against the answer."""
        refusal = judge(self, action, seat)
        if refusal is not None:
            raise Refused(refusal)

    def _apply_crowd(self, action: int, seat: int) -> None:
        asked = self.seat if seat == FIRST else seat
        one = self.asked(asked)
        if one is None or action not in one.options:
            self._judge(action, asked)
        assert one is not None
        self.moves += 1
        self._step = None
        self.by = asked
        if self.mode == ANYONE:
            self.crowd = []
            self.mode = RUNNING
            one.then(self, one.arg, action)
        else:
            self.crowd = [other for other in self.crowd if other is not one]
            self.given[asked] += 1
            one.then(self, one.arg, action)
            if self.crowd:
                self._face_crowd()
            else:
                self.given = []
                self.mode = RUNNING
        self.by = NOBODY

    def _apply_nested(self, action: int, seat: int) -> None:
        child = self.child
        assert child is not None
        asked = self.seat if seat == FIRST else seat
        inner = child.seat if asked == self.seat else self.inner(asked)
        if not is_among(action - self.offset, child.options_for(inner)):
            self._judge(action, asked)
        child.ears = None if self.ears is None else []
        child.apply(action - self.offset, inner)
        self._step = None
        self.moves += 1
        if child.sealed == child.moves:
            self.sealed = self.moves
        self._pass_on(child)
        if self.heed(child):
            self.mode = RUNNING
            self.weights = NO_WEIGHTS
        else:
            self._mirror(child)

    def _pass_on(self, child: State) -> None:
        """Tell our listeners what the child told, to the same people in our chairs."""
        if self.ears is None or child.ears is None:
            return
        for event in child.ears:
            event.audience = reseat(event.audience, self.chairs)
            event.chairs = [self.chairs[chair] for chair in event.chairs] if event.chairs else self.chairs
            self.ears.append(event)
        child.ears = None

    def _mirror(self, child: State) -> None:
        """Show the child's question as ours, or go on if the child is over."""
        if child.over:
            then = self._then
            self.mode = RUNNING
            self.weights = NO_WEIGHTS
            then(self, self._arg, 0)
            if self.mode != NESTED:
                self.child = None
                self.chairs = []
                self.offset = 0
            return
        self.seat = self.chair(child.seat)
        self.options = shifted(child.options, self.offset)
        self.weights = child.weights.shifted(self.offset) if child.seat == FATE else NO_WEIGHTS
        self.rule = child.rule
        self.audience = reseat(child.audience, self.chairs)
