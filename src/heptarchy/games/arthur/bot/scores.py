"""How good every option looks, whatever is asked: one function for each kind of question, found by its rule."""

from __future__ import annotations

from collections.abc import Callable

from heptarchy.games.arthur.bot import council, levies, sieges, turns
from heptarchy.games.arthur.bot.outlook import Outlook
from heptarchy.games.arthur.bot.promises import stands_back
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.realm import neighbours
from heptarchy.games.arthur.table.actions import AT, COMMAND, DONE, INSIST, LOOK, RAISE
from heptarchy.games.arthur.table.state import OFF_MAP, Campaign
from heptarchy.games.dba.bot import proposals as battle_proposals
from heptarchy.games.dba.bot import scores as battle_scores
from heptarchy.games.dba.data.tables import AX
from heptarchy.kernel.modes import NESTED
from heptarchy.kernel.state import State

Question = Callable[[Outlook, list[int]], list[float]]


def scores(state: State, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat; the state is one that the seat has imagined."""
    assert isinstance(state, Campaign)
    if state.mode == NESTED and state.child is not None:  # AA-21.1: a battle has a heuristic of its own
        inner = [option - state.offset for option in options]
        return battle_scores.scores(state.child, state.inner(seat), inner)
    rule = state.rule_for(seat)
    if rule in PLAIN:
        return PLAIN[rule](state, options)
    o = Outlook(state, seat)
    if rule in QUESTIONS:
        return QUESTIONS[rule](o, options)
    if rule == t.CARD_RULES[t.MERLIN] and LOOK.holds(options[-1]):
        return turns.look_scores(o, options)
    if rule == t.CARD_RULES[t.THE_ROMAN_WAY] and RAISE[AX] in options:
        return turns.drill_scores(o, options)
    return turns.target_scores(o, options) if rule in t.CARD_RULES else [0.0] * len(options)


def proposals(state: State, seat: int, options: list[int]) -> list[int]:
    """What else this seat might answer: in a battle alone."""
    if state.mode != NESTED or state.child is None:
        return []
    inner = [option - state.offset for option in options]
    found = battle_proposals.proposals(state.child, state.inner(seat), inner)
    return [option + state.offset for option in found]


def share_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-2.3: land that Saxons can come to, and that leads on to more."""
    s = o.s
    found: list[float] = []
    for option in options:
        province = AT.arg(option)
        beside = [other for other in t.ADJACENT[province] if s.owner[other] != o.me]
        free = len([other for other in beside if s.owner[other] == OFF_MAP])
        foes = len([other for other in neighbours(s, province) if s.owner[other] >= 0 and s.owner[other] != o.me])
        found.append(0.3 * bool(t.COASTS[province] & t.SAXON_SHORE) + 0.2 * free - 0.1 * foes)
    return found


def command_scores(s: Campaign, options: list[int]) -> list[float]:
    """AA-21.4: it commands for itself."""
    return [1.0 if option == COMMAND[0] else 0.0 for option in options]


def prize_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-5.8: it insists, unless it has given its word to one of the rivals who came for it."""
    back = any(o.me in war.rivals and stands_back(o, war) for war in o.s.wars)
    return [float(back != (option == INSIST[0])) for option in options]


def heir_scores(s: Campaign, options: list[int]) -> list[float]:
    """AA-25.2: free claims are kept, all of them: they cost nothing."""
    return [1.0 if option == DONE[0] else 0.0 for option in options]


QUESTIONS: dict[str, Question] = {
    "AA-2.3": share_scores,
    "AA-3.1": turns.card_scores,
    "AA-3.2": turns.sail_scores,
    "AA-C-R5": turns.art_scores,
    "AA-9.2": council.war_scores,
    "AA-9.5": council.uphold_scores,
    "AA-26.3": council.uphold_scores,
    "AA-9.7": council.side_scores,
    "AA-9.9": council.war_scores,
    "AA-22.2": council.offer_scores,
    "AA-22.3": council.promise_scores,
    "AA-22.4": council.reply_scores,
    "AA-9.12": sieges.field_scores,
    "AA-10.1": sieges.stay_scores,
    "AA-10.4": sieges.lose_scores,
    "AA-10.6": sieges.lift_scores,
    "AA-10.7": sieges.sally_scores,
    "AA-5.8": prize_scores,
    "AA-4.3": turns.renounce_scores,
}

# Questions for which one need not look round
PLAIN: dict[str, Callable[[Campaign, list[int]], list[float]]] = {
    "AA-8.2": levies.raider_scores,
    "AA-7.12": levies.levy_scores,
    "AA-21.4": command_scores,
    "AA-24.3": levies.levy_scores,
    "AA-27.1": levies.levy_scores,
    "AA-25.2": heir_scores,
}
