"""What the server plays for a seat: fate's answers, forced ones, and premoves (standing answers, set in advance)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from heptarchy.kernel.ahead import caution_for, preferred
from heptarchy.kernel.modes import FATE
from heptarchy.server import fate, reasons
from heptarchy.server.errors import Forbidden
from heptarchy.server.ids import Nonce, Secret
from heptarchy.server.rows import ANSWER, BOT, BY_BOT, BY_FATE, BY_FORCE, BY_STANDING, HUMAN, Act, By

if TYPE_CHECKING:
    from heptarchy.kernel.space import Space
    from heptarchy.server.clock import Moment
    from heptarchy.server.play import Play
    from heptarchy.server.rows import Standing
    from heptarchy.server.store import Whole

MOST = 100  # answers that one seat sets in advance: more than our games have questions
RULE = re.compile(r"[0-9A-Za-z][0-9A-Za-z.-]{0,39}")  # the id of one, whatever the game


def check_standing(kept: list[Standing], wanted: Standing) -> None:
    """Raise for an answer in advance that names no rule, or that is one too many beside those that are kept."""
    if not RULE.fullmatch(wanted.rule):
        raise Forbidden(reasons.NO_RULE.of())
    others = [one for one in kept if one.seat == wanted.seat and one.rule != wanted.rule]
    if len(others) >= MOST:
        raise Forbidden(reasons.MOST_IN_ADVANCE.of(n=MOST))


def go_on(play: Play, whole: Whole, now: Moment) -> list[Act]:
    """Answer all that needs nobody to think, up to the next question that does; gives the acts that were taken."""
    acts: list[Act] = []
    secret, nonces = whole.table.secret, [seat.nonce for seat in whole.seats]
    while not play.match.state.over:
        answer = next_answer(play, whole, secret, nonces)
        if answer is None:
            break
        seat, action, by = answer
        said = play.match.game.space.say(action)
        act = Act(whole.table.id, play.n + 1, ANSWER, seat, said, by, None, now.at, now.ran)
        play.take(act)
        acts.append(act)
    return acts


def next_answer(play: Play, whole: Whole, secret: Secret, nonces: list[Nonce]) -> tuple[int, int, By] | None:
    """A seat, its answer and by whom, if the question that stands has an answer that nobody need think of."""
    state = play.match.state
    for seat in state.seats:
        if seat == FATE:
            return FATE, fate.answer(secret, nonces, play.k, state.weights), BY_FATE
        options = state.options_for(seat)
        if state.is_forced(seat):
            # A bot's is told as any other of its answers: else it would show that the bot had no choice.
            bot = whole.seats[seat].kind == BOT or state.delegates(seat)
            return seat, options[0], BY_BOT if bot else BY_FORCE
        action = standing_answer(play, whole, seat)
        if action is not None:
            return seat, action, BY_STANDING
    return None


def standing_answer(play: Play, whole: Whole, seat: int) -> int | None:
    """The premove that this seat set in advance for the question it is asked, if it still holds and is allowed."""
    match = play.match
    if whole.seats[seat].kind != HUMAN or match.state.delegates(seat):
        return None
    rule = match.state.rule_for(seat)
    for standing in whole.standing:
        if standing.seat == seat and standing.rule == rule:
            if match.game.scopes(match.state, seat).get(standing.scope) != standing.token:
                continue
            try:
                wanted = parted(match.game.space, standing.action)
            except ValueError:
                continue
            action = preferred(match.state, seat, wanted)
            if action is not None and caution_for(match.game, match.state, seat, action) is None:
                return action
    return None


def parted(space: Space, text: str) -> list[int]:
    """The actions of an answer in advance, `a; b`, the dearest first; ValueError unless spelled as records do."""
    return [space.parse(one) for one in text.split("; ")]
