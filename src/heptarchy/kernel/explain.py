"""Why an answer is not offered: in general, or by the predicate that the question names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.kernel.message import NUMBER
from heptarchy.kernel.modes import NESTED
from heptarchy.kernel.refusal import Reason, Refusal

if TYPE_CHECKING:
    from heptarchy.kernel.asked import Asked
    from heptarchy.kernel.state import State

OVER: Final = Reason("game-over", {}, "the game is over")
NO_ACTION: Final = Reason("no-action", {"n": NUMBER}, "there is no action {}")
NOT_ASKED: Final = Reason("not-asked", {}, "you are not asked now")
WITHIN: Final = Reason("within", {}, "that is not asked while a game within this one is played")
NO_PLAYER: Final = Reason("no-player", {"n": NUMBER}, "there is no such player at this table: it has {} seats")
ANOTHER_QUESTION: Final = Reason("another-question", {}, "that is not what is asked now")


def judge(s: State, action: int, seat: int) -> Refusal | None:
    """Why an answer that is not offered is refused, with the names that its braces stand for; None: it is allowed."""
    refusal = _reason(s, action, seat)
    if refusal is not None and not refusal.domains:
        refusal.domains = s.space.domains
    return refusal


def _reason(s: State, action: int, seat: int) -> Refusal | None:
    if s.over:
        return OVER.by("")
    if not 0 <= action < s.space.size:
        return NO_ACTION.by("", action)
    asked = s.asked(seat)
    if asked is None:
        return NOT_ASKED.by("")
    if s.mode == NESTED and s.child is not None:
        if not s.offset <= action < s.offset + s.child.space.size:
            return WITHIN.by("")
        return judge(s.child, action - s.offset, s.inner(seat))
    for verb in s.space.on_seats:
        if verb.holds(action) and verb.arg(action) >= s.players:
            return NO_PLAYER.by("", s.players)
    refusal = objection(s, asked, action)
    if refusal is not None or (asked.judged and asked.why is not None):
        return refusal
    return ANOTHER_QUESTION.by(asked.rule)


def objection(s: State, asked: Asked, action: int) -> Refusal | None:
    """What the predicate of a question has against an answer; a question without one says nothing against any."""
    if asked.why is None:
        return None
    before = s.by
    s.by = asked.seat  # in a question to several, the predicate must know who would answer so
    refusal: Refusal | None = asked.why(s, asked.arg, action)
    s.by = before
    return refusal
