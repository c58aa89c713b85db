"""Somebody at a table of Age of Arthur who wants a battle: what to answer so that there is one soon."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import heptarchy
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.match import Match
from heptarchy.kernel.modes import FATE
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.client import Browser

# Rather than anything else, the first of these first
WARLIKE = (
    *("play cassus_belli", "war_on", "over", "uphold", "fight", "sally", "press_on", "command"),
    *("play establish_claim", "at", "done", "keep", "discard", "decline", "stand_back"),
)
AT_WAR = {"war_round": 1, "cooldown_rounds": 0, "rounds": 3}  # war from the first turn on, every turn


def warlike(options: list[dict[str, Any]]) -> str:
    """An answer that leads to war, or else one that leads on."""
    said = [str(option["action"]) for option in options]
    for wish in WARLIKE:
        for one in said:
            if one.startswith(wish):
                return one
    return said[0]


def in_battle(frame: Any) -> bool:
    """Is a battle being fought?"""
    return frame["view"]["battle"] is not None


def play_until(person: Browser, table: str, seats: list[int], wanted: Callable[[Any], bool]) -> Any:
    """Answer for seats, whenever they are asked, until the first of them sees what is wanted; gives its frame."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for seat in seats:
            frame = person.frame(table, seat)
            if seat == seats[0] and wanted(frame):
                return frame
            assert frame["table"]["status"] == "playing", "the campaign is over too soon"
            if frame["question"] is not None:
                person.answer(table, frame, warlike(frame["question"]["options"]))
        time.sleep(0.05)
    raise AssertionError("nothing came of it")


def battle_lines(frame: Any) -> list[Any]:
    """What was answered in battles."""
    return [line for line in frame["lines"] if (line["said"] or "").startswith("battle/")]


def at_war() -> Match:
    """A campaign of two at the beginning of a battle that bots fight."""
    game = heptarchy.game("arthur")
    match = Match(game, {"players": 2, "battles": "bots", **AT_WAR})
    rng = Rng("war")
    while match.state.child is None:
        state = match.state
        if state.seat == FATE:
            match.apply(rng.pick(state.weights), FATE)
        else:
            seat = state.seats[0]
            options = [{"action": game.space.say(option)} for option in state.options_for(seat)]
            match.apply(game.space.parse(warlike(options)), seat)
    return match
