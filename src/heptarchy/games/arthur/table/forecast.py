"""Chances as they stand, from what all see, and the spans that a standing answer may hold for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.levy import bans_for, default_kinds, muster
from heptarchy.games.arthur.levy_question import members
from heptarchy.games.arthur.siege import lost_by
from heptarchy.games.arthur.table.chances import battle_chances, siege_chances
from heptarchy.games.arthur.table.state import BRITISH, FAITH, NOBODY, Campaign
from heptarchy.games.dba.table.forecast import forecast as battle_forecast
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.modes import GATHERING, NESTED

if TYPE_CHECKING:
    from heptarchy.games.arthur.table import seen
    from heptarchy.games.arthur.table.state import War
    from heptarchy.kernel.seen import Chance
    from heptarchy.kernel.state import State


def scopes(state: State) -> dict[str, str]:
    """The turn, the round, the war, the game; in a battle its bound. Tokens come from what all see."""
    assert isinstance(state, Campaign)
    spans = {"game": "", "round": str(state.round), "turn": str(state.turn)}
    if state.wars:
        spans["war"] = f"{state.turn}.{state.declared}"
    if isinstance(state.child, Battle):
        spans["bound"] = f"{state.turn}.{state.child.bound}"
    return spans


def forecast(state: State, seat: int | None) -> seen.Forecast:
    """By war: the armies as they are or would be levied, and how a battle and a siege would go; all from open facts."""
    assert isinstance(state, Campaign)
    if state.mode == NESTED and isinstance(state.child, Battle):
        inside = state.chairs.index(seat) if seat in state.chairs else None
        found = battle_forecast(state.child, inside)
        return {"battle": found["battle"], "options": shifted_options(found["options"])}
    return {"battle": None, "options": {}, "wars": [war_forecast(state, war) for war in state.wars]}


def shifted_options(options: dict[str, Chance]) -> dict[str, Chance]:
    """The options of a battle as they are called at this table."""
    return {f"battle/{name}": value for name, value in options.items()}


def war_forecast(s: Campaign, war: War) -> seen.WarForecast:
    """AA-9.12: strengths, and the chances of the first side in battle and in siege, in thousandths."""
    sides = [members(s, war, 0), members(s, war, 1)]
    armies = [[expected_army(s, war, seat) for seat in sides[side]] for side in range(2)]
    flat = [[one for army in armies[side] for one in army] for side in range(2)]
    odds = battle_chances(flat[0], flat[1])
    falls, lifted = siege_chances(
        [len(army) for army in armies[0]],
        [len(army) for army in armies[1]],
        s.params.siege_bonus,
        rounds_fought(s, war),
        (lost_by(s, war, 0), lost_by(s, war, 1)) if war.siege and war.lost else (0, 0),
    )
    return {
        "strength": [len(flat[0]), len(flat[1])],
        "battle": {"win": odds[0], "draw": odds[1], "loss": odds[2]},
        "siege": {"win": falls, "draw": lifted, "loss": 0},
    }


def rounds_fought(s: Campaign, war: War) -> int:
    """AA-10.7: rounds of a siege that are over: before a round the besieged are asked whether they sally."""
    return max(0, war.round - 1) if s.rule == "AA-10.7" else war.round


def expected_army(s: Campaign, war: War, seat: int) -> list[int]:
    """AA-7.12: a player's army, or the one that he would levy with the first type of every choice."""
    if s.armies and (s.armies[seat] or war.siege) and s.mode != GATHERING:
        return s.armies[seat]
    side = war.side[seat]
    own, other = members(s, war, side), members(s, war, 1 - side)
    meets = any(s.people[enemy] == BRITISH for enemy in other)
    casting = war.declarer if war.over == FAITH else NOBODY
    bans = bans_for(s, seat, own, other, casting)
    return muster(s, seat, default_kinds(s, seat, meets), [], meets, bans)
