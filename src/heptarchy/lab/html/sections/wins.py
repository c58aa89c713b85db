"""Who wins: by side, by seat where seats of a side part, and by who sat against whom."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from heptarchy.lab.html.campaign import NOBODY, SHARED
from heptarchy.lab.html.markup import (
    beside,
    figure,
    paragraph,
    per_cent,
    section,
    share_cells,
    share_words,
    table,
    text,
)
from heptarchy.lab.html.plots import Whisker, whiskers
from heptarchy.lab.html.tinctures import named, tinctures
from heptarchy.lab.intervals import wilson

if TYPE_CHECKING:
    from heptarchy.lab.html.campaign import Played, Setting

MOST = 24  # line-ups that are drawn; a larger arena has its table of pairs


def wins(setting: Setting) -> str:
    """The section."""
    return section(f"{setting.anchor}wins", "Who wins", by_side(setting), by_seat(setting), by_matchup(setting))


def by_side(setting: Setting) -> str:
    """Wins of each side alone; shared and lost games besides."""
    won, of, sides = setting.wins(), len(setting.games), setting.sides
    names = sides + [name for name in (SHARED, NOBODY) if won[name]]
    colours = tinctures(names, setting.tinctures)
    shares = {name: wilson(won[name], of) for name in names}
    rows = [
        Whisker(name, share.value, share.low, share.high, share_words(share), colours[name])
        for name, share in shares.items()
    ]
    even = 1 / len(sides) if len(sides) > 1 else None
    drawn = whiskers(rows, "Share of games won, by side", per_cent, even, "even" if even else "", (0.0, 1.0))
    cells = [[named(name, colours[name]), *share_cells(won[name], share)] for name, share in shares.items()]
    notes = {
        SHARED: "A game that seats of several sides win counts as shared.",
        NOBODY: "A game that all have lost or that ended in a draw counts for nobody.",
    }
    note = " ".join(words for name, words in notes.items() if won[name])
    return beside(
        figure(drawn, "Dot: share of games won. Line: its 95 % interval (Wilson)."),
        table("Wins by side", ["side", "games won", "share", "95 % interval"], cells),
    ) + (paragraph(note, "note") if note else "")


def by_seat(setting: Setting) -> str:
    """Wins of each seat, where they tell more than those of the sides."""
    seats = len(setting.games[0].sides)
    if any(len(game.sides) != seats for game in setting.games):
        return ""
    won = [sum(seat in game.winners for game in setting.games) for seat in range(seats)]
    by_team = setting.wins()
    order = setting.games[0].sides
    if all(won[seat] == by_team[order[seat]] for seat in range(seats)):
        if seats == len(set(order)):
            return ""
        return paragraph("Seats of a side win together, so that each seat wins as often as its side.", "note")
    names = setting.seats
    colours = tinctures(names, setting.tinctures)
    rows: list[Whisker] = []
    cells: list[list[str]] = []
    for seat, name in enumerate(names):
        share = wilson(won[seat], len(setting.games))
        rows.append(Whisker(name, share.value, share.low, share.high, share_words(share), colours[name]))
        agents = Counter(game.agents[seat] for game in setting.games)
        who = next(iter(agents)) if len(agents) == 1 else f"{len(agents)} agents"
        cells.append([named(name, colours[name]), text(who), *share_cells(won[seat], share)])
    drawn = whiskers(rows, "Share of games won, by seat", per_cent, bounds=(0.0, 1.0))
    heads = ["seat", "agent", "games won", "share", "95 % interval"]
    return "<h3>By seat</h3>" + beside(
        figure(drawn, "A shared win counts for each seat that shares it."), table("Wins by seat", heads, cells, left=2)
    )


def by_matchup(setting: Setting) -> str:
    """Where agents change from game to game: how the first side fared, by who played which side."""
    met: Counter[str] = Counter()
    won: Counter[str] = Counter()
    sides = setting.sides
    for game in setting.games:
        line = line_up(game)
        met[line] += 1
        won[line] += game.winner == sides[0]
    if len(met) < 2 or len(sides) != 2:
        return ""
    colour = tinctures(sides, setting.tinctures)[sides[0]]
    shares = {line: wilson(won[line], met[line]) for line in met}
    rows = [
        Whisker(line, share.value, share.low, share.high, share_words(share), colour)
        for line, share in list(shares.items())[:MOST]
    ]
    drawn = whiskers(rows, f"Share of games that {sides[0]} won, by matchup", per_cent, 0.5, "even", (0.0, 1.0))
    cells = [[text(line), f"{met[line]:,}", *share_cells(won[line], share)] for line, share in shares.items()]
    heads = ["matchup", "games", f"{sides[0]} won", "share", "95 % interval"]
    return f"<h3>By matchup: {text(sides[0])} against {text(sides[1])}</h3>" + beside(
        figure(drawn, f"Agents of {sides[0]} first, of {sides[1]} second."), table("Wins by matchup", heads, cells)
    )


def line_up(game: Played) -> str:
    """`greedy v random`: the agents of each side."""
    teams = []
    for side in game.teams:
        agents = [agent for agent, own in zip(game.agents, game.sides, strict=True) if own == side]
        teams.append(agents[0] if len(set(agents)) == 1 else " and ".join(agents))
    return " v ".join(teams)
