"""Agents against each other: ratings, what each wins of its fair share, and every pair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heptarchy.lab import ratings as lab
from heptarchy.lab.html.markup import beside, figure, heading, paragraph, section, table
from heptarchy.lab.html.plots import Whisker, whiskers
from heptarchy.lab.html.sections.plays import matrix
from heptarchy.lab.html.tinctures import named, tinctures
from heptarchy.lab.intervals import Interval
from heptarchy.lab.voice import MINUS

if TYPE_CHECKING:
    from heptarchy.lab.html.campaign import Setting


def arena(setting: Setting) -> str:
    """The section; nothing where the same agents sat at the same seats in every game."""
    if not is_arena(setting):
        return ""
    title = setting.says("arena")
    return section(f"{setting.anchor}arena", title, ratings(setting), fair_shares(setting), pairs(setting))


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
    says, field = setting.says, setting.word("field")
    names = [name for name in setting.agents if name != field]
    shares = lab.shares(meetings(setting), names)
    best = max(names, key=lambda name: (shares[name]["times"], name))
    own = shares[best]
    times, reach = says.number(own["times"], 2), says.reach(own["times_low"], own["times_high"], 2)
    if field:
        return says("best-of-field", agent=best, times=times, reach=reach, field=field)
    share = says.share_words(Interval(own["share"], own["low"], own["high"]))
    rest, of = len(setting.agents) - 1, says.number(own["of"])
    return says("best-agent", agent=best, share=share, of=of, others=rest, times=times, reach=reach)


def ratings(setting: Setting) -> str:
    """The ratings, the highest first."""
    found, says = rated(setting), setting.says
    if not found:
        return ""
    colours = tinctures(setting.agents)
    rows: list[Whisker] = []
    cells: list[list[str]] = []
    for agent, figures in found.items():
        mu, low, high = figures["mu"], figures["low"], figures["high"]
        words = f"{says.number(mu, 1)} [{says.reach(low, high, 1)}]".replace("-", MINUS)
        rows.append(Whisker(agent, mu, low, high, words, colours[agent]))
        told = [says.number(mu, 2), says.reach(low, high, 2)]
        cells.append([named(agent, colours[agent]), *(one.replace("-", MINUS) for one in told)])
    title = says("ratings")
    drawn = whiskers(rows, title, lambda value: f"{value:.0f}".replace("-", MINUS))
    return beside(
        figure(drawn, says("ratings-caption")),
        table(says, title, [says("agent"), says("rating"), says("interval")], cells),
    )


def fair_shares(setting: Setting) -> str:
    """What each agent won, as a multiple of what it would win if all were equal."""
    says = setting.says
    shares = lab.shares(meetings(setting), setting.agents)
    colours = tinctures(setting.agents)
    rows: list[Whisker] = []
    cells: list[list[str]] = []
    for agent in sorted(shares, key=lambda agent: (-shares[agent]["times"], agent)):
        own = shares[agent]
        times, low, high = own["times"], own["times_low"], own["times_high"]
        words = f"{says.number(times, 2)} [{says.reach(low, high, 2)}]"
        rows.append(Whisker(agent, times, low, high, words, colours[agent]))
        share = says.share_words(Interval(own["share"], own["low"], own["high"]))
        won = says("of", n=says.written(f"{own['won']:,.10g}"), of=says.number(own["of"]))
        cells.append([named(agent, colours[agent]), won, share, words])

    def spell(value: float) -> str:
        return says.written(f"{value:g}")

    drawn = whiskers(rows, says("fair-shares-drawn"), spell, 1.0, says("fair-share"))
    heads = [says("agent"), says("won"), says("share"), says("times-fair-share")]
    return heading(says("fair-shares")) + beside(
        figure(drawn, says("fair-shares-caption")),
        table(says, says("fair-shares-table"), heads, cells),
    )


def pairs(setting: Setting) -> str:
    """Each agent against each."""
    met, says = meetings(setting), setting.says
    found = lab.pairs(met, setting.agents)
    two = all(len(meeting.agents) == 2 for meeting in met)
    counts: dict[tuple[str, str], tuple[int, int]] = {}
    for one, rivals in found.items():
        for other, tally in rivals.items():
            of = tally["won"] + tally["lost"] + (tally["drawn"] if two else 0)
            counts[one, other] = tally["won"], of
    drawn = matrix(says, says("pairs-drawn"), setting.agents, counts)
    return heading(says("pairs")) + drawn + ("" if two else paragraph(says("pairs-note"), "note"))
