"""Agents against each other: ratings, what each wins of its fair share, and every pair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heptarchy.lab import ratings as lab
from heptarchy.lab.html.markup import MINUS, beside, figure, paragraph, section, share_words, table
from heptarchy.lab.html.plots import Whisker, whiskers
from heptarchy.lab.html.sections.plays import matrix
from heptarchy.lab.html.tinctures import named, tinctures
from heptarchy.lab.intervals import Interval

if TYPE_CHECKING:
    from heptarchy.lab.html.campaign import Setting


def arena(setting: Setting) -> str:
    """The section; nothing where the same agents sat at the same seats in every game."""
    if not is_arena(setting):
        return ""
    return section(
        f"{setting.anchor}arena", "Agent against agent", ratings(setting), fair_shares(setting), pairs(setting)
    )


def is_arena(setting: Setting) -> bool:
    """Do agents change seats?"""
    return len({tuple(game.agents) for game in setting.games}) > 1


def meetings(setting: Setting) -> list[lab.Meeting]:
    """The games, with an agent and a score for every side."""
    found: list[lab.Meeting] = []
    for game in setting.games:
        seats = [game.sides.index(side) for side in game.teams]  # the first of each side speaks for it
        found.append(lab.Meeting([game.agents[seat] for seat in seats], [game.scores[seat] for seat in seats]))
    return found


def rated(setting: Setting) -> dict[str, Any]:
    """The ratings, the highest first; none where the library that rates is missing."""
    try:
        return lab.ratings(meetings(setting), setting.agents)
    except lab.NoRatings:
        return {}


def first_sentence(setting: Setting) -> str:
    """Who is rated highest, or what the challenger wins of its fair share."""
    field = setting.word("field")
    names = [name for name in setting.agents if name != field]
    shares = lab.shares(meetings(setting), names)
    best = max(names, key=lambda name: (shares[name]["times"], name))
    own = shares[best]
    times = f"{own['times']:.2f} times [{own['times_low']:.2f} to {own['times_high']:.2f}] its fair share"
    if field:
        return f"{best} won {times} against a field of {field}."
    share = share_words(Interval(own["share"], own["low"], own["high"]))
    rest = "the other" if len(setting.agents) == 2 else f"{len(setting.agents) - 1} others"
    return f"{best} won most: {share} of {own['of']:,} games against {rest}, {times}."


def ratings(setting: Setting) -> str:
    """The ratings, the highest first."""
    found = rated(setting)
    if not found:
        return ""
    colours = tinctures(setting.agents)
    rows: list[Whisker] = []
    cells: list[list[str]] = []
    for agent, figures in found.items():
        mu, low, high = figures["mu"], figures["low"], figures["high"]
        words = f"{mu:.1f} [{low:.1f} to {high:.1f}]".replace("-", MINUS)
        rows.append(Whisker(agent, mu, low, high, words, colours[agent]))
        figures_told = [f"{mu:.2f}".replace("-", MINUS), f"{low:.2f} to {high:.2f}".replace("-", MINUS)]
        cells.append([named(agent, colours[agent]), *figures_told])
    drawn = whiskers(rows, "Ratings", lambda value: f"{value:.0f}".replace("-", MINUS))
    return beside(
        figure(drawn, "OpenSkill (Plackett-Luce) rating: mu, and mu less and plus 1.96 sigma. All begin at 25."),
        table("Ratings", ["agent", "rating", "95 % interval"], cells),
    )


def fair_shares(setting: Setting) -> str:
    """What each agent won, as a multiple of what it would win if all were equal."""
    shares = lab.shares(meetings(setting), setting.agents)
    colours = tinctures(setting.agents)
    rows: list[Whisker] = []
    cells: list[list[str]] = []
    for agent in sorted(shares, key=lambda agent: (-shares[agent]["times"], agent)):
        own = shares[agent]
        times, low, high = own["times"], own["times_low"], own["times_high"]
        words = f"{times:.2f} [{low:.2f} to {high:.2f}]"
        rows.append(Whisker(agent, times, low, high, words, colours[agent]))
        share = share_words(Interval(own["share"], own["low"], own["high"]))
        cells.append([named(agent, colours[agent]), f"{own['won']:,.10g} of {own['of']:,}", share, words])
    drawn = whiskers(rows, "Wins as a multiple of a fair share", lambda value: f"{value:g}", 1.0, "fair share")
    heads = ["agent", "won", "share", "times its fair share"]
    return "<h3>Of its fair share</h3>" + beside(
        figure(drawn, "1 is what an agent would win if all were equal: a half of two sides, a quarter of four."),
        table("Wins against a fair share", heads, cells),
    )


def pairs(setting: Setting) -> str:
    """Each agent against each."""
    met = meetings(setting)
    found = lab.pairs(met, setting.agents)
    two = all(len(meeting.agents) == 2 for meeting in met)
    counts: dict[tuple[str, str], tuple[int, int]] = {}
    for one, rivals in found.items():
        for other, tally in rivals.items():
            of = tally["won"] + tally["lost"] + (tally["drawn"] if two else 0)
            counts[one, other] = tally["won"], of
    drawn = matrix("Share of games that the row's agent won against the column's", setting.agents, counts)
    note = (
        "Of games with more than two sides those count in which one of the two was ahead of the other. Where an agent "
        "has several seats at a table each of them counts; what happens at one table hangs together, so that the "
        "intervals here are somewhat too narrow: trust those of the fair shares."
    )
    return "<h3>Every pair</h3>" + drawn + ("" if two else paragraph(note, "note"))
