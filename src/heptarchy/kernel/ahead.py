"""Several answers of one seat at once: what they come to, looked at on a clone, and what to be told before.

Underneath they stay the single answers of the rules, one after the other. They go on as long as this seat is asked
and nothing comes between that it could not know: fate, another's answer, something revealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kernel.modes import FATE
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.refusal import Reason
    from heptarchy.kernel.state import State


class Caution(Refusal):
    """What to be told before an answer is given: it is allowed, but gives something up.

    A grave one would end the game for who answers so, and clients ask for a second yes.
    """

    def __init__(self, rule: str, message: str, a: int = 0, b: int = 0, c: int = 0, grave: bool = False) -> None:
        super().__init__(rule, message, a, b, c)
        self.grave = grave


def warn(reason: Reason, rule: str, a: int = 0, b: int = 0, c: int = 0, grave: bool = False) -> Caution:
    """A caution that catalogues say."""
    found = Caution(rule, reason.template, a, b, c, grave)
    found.reason = reason
    return found


class Way:
    """Answers that lead from one thing to another, over others: a march, drawn as a line from where it begins."""

    def __init__(self, start: str, over: list[str], actions: list[int]) -> None:
        self.start = start  # domain and key, as `shire:eoforwic`
        self.over = over  # the things that it comes to, the last of them its end
        self.actions = actions


class Ahead:
    """How far several answers go."""

    def __init__(self) -> None:
        self.taken = 0  # of the answers, from the first
        self.refusal: Refusal | None = None  # why the next one is not allowed, where this seat is still asked
        self.cautions: list[Caution] = []  # what the taken ones give up
        self.goes_on = False  # after them this seat is asked on, with nothing between


def look_ahead(game: Game, state: State, seat: int, actions: list[int]) -> Ahead:
    """What these answers would come to, one after the other; the state is not changed."""
    found = Ahead()
    s = state.clone()
    for action in actions:
        if not skip_forced(s, seat, action):
            return found
        found.refusal = s.refuse(action, seat)
        if found.refusal is not None:
            return found
        caution = caution_for(game, s, seat, action)
        if caution is not None and (found.taken == 0 or game.stood_before(state, caution)):
            found.cautions.append(caution)
        s.apply(action, seat)
        found.taken += 1
        if s.sealed == s.moves and not s.over:
            return found
    found.goes_on = is_asked(s, seat)
    return found


def skip_forced(s: State, seat: int, action: int) -> bool:
    """Give the lone answers that stand before this one; says whether this seat is then asked for it."""
    while is_asked(s, seat):
        options = s.options_for(seat)
        if not s.is_forced(seat) or options[0] == action:
            return True
        s.apply(options[0], seat)
        if s.sealed == s.moves:
            return False
    return False


def is_asked(s: State, seat: int) -> bool:
    """Is this seat asked now, itself, and not fate or a bot in its place?"""
    return not s.over and s.seat != FATE and s.asked(seat) is not None and not s.delegates(seat)


def caution_for(game: Game, s: State, seat: int, action: int) -> Caution | None:
    """What this seat is told before it answers so, with the names that its braces stand for."""
    caution = game.cautions(s, seat).get(action)
    if caution is not None and not caution.domains:
        caution.domains = s.space.domains
    return caution


def preferred(state: State, seat: int, wanted: list[int]) -> int | None:
    """The first of these that is allowed. Of several only if nothing else is offered: what is new is asked about."""
    if len(wanted) > 1 and not set(state.options_for(seat)) <= set(wanted):
        return None
    return next((action for action in wanted if state.allows(action, seat)), None)
