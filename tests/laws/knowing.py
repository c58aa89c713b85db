"""All that a seat can tell about a state, as text: equal text, and it cannot tell them apart."""

from __future__ import annotations

import json
from collections.abc import Iterable

from heptarchy import FATE, Game, State
from heptarchy.kernel.events import Event, hears


def known(game: Game, state: State, seat: int | None, tried: Iterable[int] = ()) -> str:
    """View, question, prompt, who is asked, and what the seat is told and shown when it tries those actions."""
    facts: dict[str, object] = {
        "view": state.view(seat),
        "seats": state.seats,
        "rule": state.rule,
        "audiences": [state.audience_for(asked) for asked in state.seats],
        "moves": state.moves,
        "sealed": state.sealed,  # what can be taken back is seen by trying
        "scores": state.scores,
        "ending": state.ending,
    }
    if seat is not None:
        facts["options"] = state.options_for(seat)
        facts["asked by"] = state.rule_for(seat)
        facts["prompt"] = game.prompt(state, seat) if seat in state.seats else ""
        facts["refusals"] = [str(state.refuse(action, seat)) for action in tried]
        if seat in state.seats:
            facts["previews"] = [game.preview(state, seat, action) for action in tried]
    return json.dumps(facts, sort_keys=True)


def apply_and_hear(game: Game, state: State, action: int, by: int, seat: int | None) -> list[str]:
    """Apply an answer; what this seat (None: a spectator) hears of it."""
    audience = state.audience_for(by)
    events: list[Event] = []
    state.ears = events
    state.apply(action, by)
    state.ears = None
    said = game.space.say(action) if hears(audience, seat) or by == seat else "something"
    who = "fate" if by == FATE else str(by)
    return [f"{who}: {said}", *(game.show_event(event) for event in events if hears(event.audience, seat))]
