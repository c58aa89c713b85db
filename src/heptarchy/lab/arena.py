"""Who meets whom: line-ups that give every agent each seat and side as often, on the same seeds."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from heptarchy.kernel.refusal import BadOptions
from heptarchy.kit.facts import facts_of
from heptarchy.lab.names import find_agent, find_game, split_agents
from heptarchy.lab.plans import ARENA, Programme
from heptarchy.lab.table import Plan

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def make_arena(
    game: str,
    given: Mapping[str, object],
    agents: Sequence[str],
    games: int,
    seed: int = 1,
    records: str = "",
    watch: bool = False,
    field: str = "",
) -> Programme:
    """The programme of an arena: at least so many games for every pair, or table, or challenger of a field.

    The line-ups of a pair share their seeds, game by game: what luck gives one of them it gives the other in his turn.
    """
    found = find_game(game)
    options = found.settle(given)
    sides = facts_of(found).sides(options)
    teams = list(dict.fromkeys(sides))
    names = split_agents(agents)
    if games < 1:
        raise BadOptions(f"an arena has one game or more, not {games}")
    if len(set(names)) < len(names):
        raise BadOptions("an arena names every agent once")
    if len(teams) < 2:
        raise BadOptions(f"all seats of this game win together, as {teams[0]}: there is nobody to beat")
    for name in (*names, *([field] if field else [])):
        find_agent(name, found)
    met = against(names, field, len(teams)) if field else tables(names, len(teams))
    each = max(len(lineups) for lineups in met)
    rounds = -(-games // each)  # so many games for every line-up, at least
    plans = [
        Plan(game, options, [lineup[teams.index(side)] for side in sides], seed, rounds, 0, records, "", watch, True)
        for lineups in met
        for lineup in lineups
    ]
    return Programme(plans, ARENA, field)


def tables(names: Sequence[str], teams: int) -> list[list[list[str]]]:
    """By table, its line-ups: who plays each side. Agents enough for a table meet in every choice of them.

    Fewer agents than sides meet pair by pair, their seats mixed.
    """
    if len(names) < 2:
        raise BadOptions(f"an arena takes two agents or more, not {len(names)}; one alone meets a --field")
    if len(names) >= teams:
        return [turns(list(chosen)) for chosen in combinations(names, teams)]
    return [mixed(one, other, teams) for one, other in combinations(names, 2)]


def turns(row: list[str]) -> list[list[str]]:
    """The same order round the table, begun at every one of them; each line-up once."""
    found = [row[start:] + row[:start] for start in range(len(row))]
    return [list(lineup) for lineup in dict.fromkeys(map(tuple, found))]


def mixed(one: str, other: str, teams: int) -> list[list[str]]:
    """Two agents at a table of many sides, by turns; where sides are odd each is once the more numerous."""
    row = [one if side % 2 == 0 else other for side in range(teams)]
    if teams % 2 == 0:
        return turns(row)
    return turns(row) + turns([other if who == one else one for who in row])


def against(names: Sequence[str], field: str, teams: int) -> list[list[list[str]]]:
    """By challenger: he takes every side in turn, and the field has the others."""
    challengers = [name for name in names if name != field]
    if not challengers:
        raise BadOptions(f"nobody meets the field of {field}; name another agent")
    return [turns([name, *[field] * (teams - 1)]) for name in challengers]
