"""Who wins: by side, by seat where seats of a side part, and by who sat against whom."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from typing import TYPE_CHECKING

from heptarchy.lab.html.campaign import NOBODY, SHARED
from heptarchy.lab.html.markup import (
    beside,
    figure,
    heading,
    paragraph,
    section,
    table,
    text,
)
from heptarchy.lab.html.plots import Whisker, whiskers
from heptarchy.lab.html.tinctures import named, tinctures
from heptarchy.lab.intervals import wilson

if TYPE_CHECKING:
    from heptarchy.lab.html.campaign import Played, Setting
    from heptarchy.lab.voice import Voice

MOST = 24  # line-ups that are drawn; a larger arena has its table of pairs


def wins(setting: Setting) -> str:
    """The section."""
    return section(
        f"{setting.anchor}wins", setting.says("wins"), by_side(setting), by_seat(setting), by_matchup(setting)
    )


def by_side(setting: Setting) -> str:
    """Wins of each side alone; shared and lost games besides."""
    says = setting.says
    won, of, sides = setting.wins(), len(setting.games), setting.sides
    told = {SHARED: says("shared"), NOBODY: says("nobody")}
    names = sides + [name for name in (SHARED, NOBODY) if won[name]]
    colours = tinctures(names, setting.tinctures)
    shares = {name: wilson(won[name], of) for name in names}
    rows = [
        Whisker(told.get(name, name), share.value, share.low, share.high, says.share_words(share), colours[name])
        for name, share in shares.items()
    ]
    even = 1 / len(sides) if len(sides) > 1 else None
    drawn = whiskers(rows, says("by-side-drawn"), says.per_cent, even, says("even") if even else "", (0.0, 1.0))
    cells = [
        [named(told.get(name, name), colours[name]), *says.share_cells(won[name], share)]
        for name, share in shares.items()
    ]
    notes = {SHARED: says("shared-note"), NOBODY: says("nobody-note")}
    note = " ".join(words for name, words in notes.items() if won[name])
    return beside(
        figure(drawn, says("by-side-caption")),
        table(says, says("by-side"), [says("side"), says("games-won"), says("share"), says("interval")], cells),
    ) + (paragraph(note, "note") if note else "")


def by_seat(setting: Setting) -> str:
    """Wins of each seat, where they tell more than those of the sides."""
    says = setting.says
    seats = len(setting.games[0].sides)
    if any(len(game.sides) != seats for game in setting.games):
        return ""
    won = [sum(seat in game.winners for game in setting.games) for seat in range(seats)]
    by_team = setting.wins()
    order = setting.games[0].sides
    if all(won[seat] == by_team[order[seat]] for seat in range(seats)):
        if seats == len(set(order)):
            return ""
        return paragraph(says("seats-note"), "note")
    names = setting.seats
    colours = tinctures(names, setting.tinctures)
    rows: list[Whisker] = []
    cells: list[list[str]] = []
    for seat, name in enumerate(names):
        share = wilson(won[seat], len(setting.games))
        rows.append(Whisker(name, share.value, share.low, share.high, says.share_words(share), colours[name]))
        agents = Counter(game.agents[seat] for game in setting.games)
        who = next(iter(agents)) if len(agents) == 1 else says("so-many-agents", n=len(agents))
        cells.append([named(name, colours[name]), text(who), *says.share_cells(won[seat], share)])
    drawn = whiskers(rows, says("by-seat-drawn"), says.per_cent, bounds=(0.0, 1.0))
    heads = [says("a-seat"), says("agent"), says("games-won"), says("share"), says("interval")]
    return heading(says("by-seat")) + beside(
        figure(drawn, says("by-seat-caption")), table(says, says("by-seat-table"), heads, cells, left=2)
    )


def by_matchup(setting: Setting) -> str:
    """Where agents change from game to game: how the first side fared, by who played which side."""
    met: Counter[str] = Counter()
    won: Counter[str] = Counter()
    says, sides = setting.says, setting.sides
    for game in setting.games:
        line = line_up(says, game)
        met[line] += 1
        won[line] += game.winner == sides[0]
    if len(met) < 2 or len(sides) != 2:
        return ""
    colour = tinctures(sides, setting.tinctures)[sides[0]]
    shares = {line: wilson(won[line], met[line]) for line in met}
    rows = [
        Whisker(line, share.value, share.low, share.high, says.share_words(share), colour)
        for line, share in list(shares.items())[:MOST]
    ]
    title = says("by-matchup-drawn", side=sides[0])
    drawn = whiskers(rows, title, says.per_cent, 0.5, says("even"), (0.0, 1.0))
    cells = [
        [text(line), says.number(met[line]), *says.share_cells(won[line], share)] for line, share in shares.items()
    ]
    heads = [says("matchup"), says("of-games"), says("side-won", side=sides[0]), says("share"), says("interval")]
    return heading(says("by-matchup", one=sides[0], other=sides[1])) + beside(
        figure(drawn, says("by-matchup-caption", one=sides[0], other=sides[1])),
        table(says, says("by-matchup-table"), heads, cells),
    )


def line_up(says: Voice, game: Played) -> str:
    """`greedy v random`: the agents of each side."""
    teams = []
    for side in game.teams:
        agents = [agent for agent, own in zip(game.agents, game.sides, strict=True) if own == side]
        many = agents[:1] if len(set(agents)) == 1 else agents
        teams.append(reduce(lambda one, other: says("partners", one=one, other=other), many))
    return reduce(lambda one, other: says("line-up", one=one, other=other), teams)
