"""A whole game as text that a player could check: question, options, choice, dice, what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy import FATE, Match
from heptarchy.kernel.space import Space

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy import Game, State

CHOICE = "    > "


def tell(game: Game, given: dict[str, object], choose: Callable[[State, int], tuple[int, int]]) -> str:
    """The game that `choose(state, n) -> (seat, action)` plays, told answer by answer."""
    match = Match(game, given)
    lines = [f"{game.title}: {', '.join(f'{name} {value}' for name, value in given.items())}", ""]
    n = 0
    while not match.state.over:
        n += 1
        state = match.state
        seat, action = choose(state, n)
        lines += question(match, n, seat)
        lines.append(f"{CHOICE}{game.space.say(action)}")
        entry = match.apply(action, seat)
        lines += [f"    {game.show_event(event)}." for event in entry.events]
    result = match.state.result()
    lines += ["", f"{result.ending}: ranks {result.ranks} after {n} answers; checksum {match.state.checksum()}"]
    return "\n".join(lines) + "\n"


def question(match: Match, n: int, seat: int) -> list[str]:
    """Who is asked what by which rule, and what they may answer."""
    state = match.state
    if seat == FATE:
        weights = state.weights
        shares = dict(zip(weights.answers, weights.weights, strict=True))
        if len(set(shares.values())) == 1:
            return [f"{n}. Fate ({state.rule}), all alike: {options(match.game.space, weights.answers)}"]
        told = ", ".join(f"{match.game.space.say(answer)} {weight}" for answer, weight in shares.items())
        return [f"{n}. Fate ({state.rule}), out of {weights.total}: {told}"]
    who = match.record.names[seat]
    asked = f"{n}. {who} ({state.rule_for(seat)}): {match.game.prompt(state, seat)}"
    return [asked, f"    may {options(match.game.space, state.options_for(seat))}"]


def options(space: Space, actions: list[int]) -> str:
    """The options, a verb's together: `march luel, loidis; halt`."""
    verbs: dict[str, list[str]] = {}
    for action in actions:
        listed = action < len(space.verb_of)
        verb = space.verb_of[action] if listed else space.verb_at(action)
        if verb is None:
            verbs[space.say(action)] = []
        elif not verb.holds(action):  # of a child game
            head, _, thing = space.say(action).partition(" ")
            verbs.setdefault(head, []).extend([thing] if thing else [])
        else:
            verbs.setdefault(verb.name, []).append(verb.domain.key(verb.arg(action)))
    return "; ".join(f"{verb} {', '.join(things)}".strip() for verb, things in verbs.items())


def choices(text: str) -> list[str]:
    """What was answered, in order."""
    return [line.removeprefix(CHOICE) for line in text.splitlines() if line.startswith(CHOICE)]
