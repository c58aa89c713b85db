"""What an arena says: who beats whom, how often, and ratings of all, each with its interval."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING, Any

from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.kit.facts import facts_of
from heptarchy.lab import provenance
from heptarchy.lab.intervals import CONFIDENCE, Interval, Z, wilson
from heptarchy.lab.names import find_game
from heptarchy.lab.summary import changed_options, timing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from heptarchy.lab.simulate import Outcome

# Agents do not change while they are measured, so that nothing need be forgotten
TAU = 0.0


class NoRatings(HeptarchyError):
    """Ratings can't be had here."""


class Meeting:
    """One game of an arena: which agent played each side, and what each side scored."""

    def __init__(self, agents: Sequence[str], scores: Sequence[int]) -> None:
        self.agents = list(agents)  # by side
        self.scores = list(scores)


class Tally:
    """One agent against another, counted pair of sides by pair of sides."""

    def __init__(self) -> None:
        self.won = 0
        self.drawn = 0
        self.lost = 0
        # Sums over games of the squares: of pairs won, of pairs won times pairs parted, of pairs parted
        self.won_won = 0
        self.won_parted = 0
        self.parted_parted = 0
        self.games = 0  # in which any pair was parted

    def add(self, won: int, drawn: int, lost: int) -> None:
        """A game: in so many pairs of sides the one was ahead, level, behind."""
        parted = won + lost
        self.won += won
        self.drawn += drawn
        self.lost += lost
        self.won_won += won * won
        self.won_parted += won * parted
        self.parted_parted += parted * parted
        self.games += parted > 0

    def share_of_games(self) -> Interval:
        """Of two sides: the games won of all, draws among them."""
        return wilson(self.won, self.won + self.drawn + self.lost)

    def share_of_pairs(self) -> Interval:
        """Of more: the pairs won of those parted, as sure as games allow; the pairs of one game fall together.

        How far they do is seen in the games themselves: Wilson's interval for as many independent pairs as would vary
        as much as these do.
        """
        parted = self.won + self.lost
        if not self.won or not self.lost:
            return wilson(self.games if self.won else 0, self.games)
        share = self.won / parted
        strays = self.won_won - 2 * share * self.won_parted + share * share * self.parted_parted
        alike = min(float(parted), share * (1 - share) * parted * parted / strays) if strays > 0 else float(parted)
        return wilson(share * alike, alike)


def need_openskill() -> None:
    """Say so if the library that rates is missing: it comes with an extra."""
    if importlib.util.find_spec("openskill") is None:
        raise NoRatings("ratings need openskill: pip install 'heptarchy[lab]'")


def summarize_arena(outcome: Outcome) -> dict[str, Any]:
    """All that is known of an arena. Only `timing` differs from run to run."""
    plan = outcome.plan
    game = find_game(plan.game)
    sides = facts_of(game).sides(plan.options)
    field = outcome.programme.field
    met = meetings(outcome)
    names = list(dict.fromkeys(name for plan in outcome.programme.plans for name in plan.agents))
    return {
        "heptarchy": provenance.version(),
        "commit": provenance.commit(),
        "game": plan.game,
        "title": game.title,
        "rules": game.rules_version,
        "options": plan.options,
        "changed": changed_options(game, plan.options),
        "sides": list(dict.fromkeys(sides)),
        "agents": [name for name in names if name != field],
        "field": field,
        "seed": plan.seed,
        "first": plan.first,
        "games": len(outcome.rows),
        "games_asked": len(outcome.programme),
        "interrupted": outcome.interrupted,
        "confidence": CONFIDENCE,
        "ratings": ratings(met, names),
        "pairs": pairs(met, names),
        "shares": shares(met, [name for name in names if name != field]),
        "timing": timing(outcome),
    }


def meetings(outcome: Outcome) -> list[Meeting]:
    """The games by their numbers, with a side for every seat that wins or loses with it."""
    plans = outcome.programme.plans
    sides = facts_of(find_game(plans[0].game)).sides(plans[0].options)
    return [meeting(sides, plans[row.place].agents, row.scores) for row in outcome.rows]


def meeting(sides: Sequence[str], agents: Sequence[str], scores: Sequence[int]) -> Meeting:
    """A game of which all is known by seat; the first seat of each side speaks for it."""
    seats = [sides.index(side) for side in dict.fromkeys(sides)]
    return Meeting([agents[seat] for seat in seats], [scores[seat] for seat in seats])


def ratings(met: Iterable[Meeting], names: Sequence[str]) -> dict[str, Any]:
    """By agent, the strongest first: its rating by OpenSkill (Plackett and Luce) and the interval about it.

    Games are rated one after the other, by their numbers. A side is a team of one: whoever plays it. Where an agent
    plays several sides of a game, what they would each learn from it is averaged.
    """
    need_openskill()
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=TAU)
    known = dict.fromkeys(names, (model.mu, model.sigma))
    games = dict.fromkeys(names, 0)
    for game in met:
        if len(set(game.agents)) < 2:
            continue
        teams = [[model.rating(*known[name])] for name in game.agents]
        rated = model.rate(teams, scores=[float(score) for score in game.scores])
        learnt: dict[str, list[Any]] = {}
        for name, team in zip(game.agents, rated, strict=True):
            learnt.setdefault(name, []).append(team[0])
        for name, each in learnt.items():
            games[name] += 1
            known[name] = (sum(one.mu for one in each) / len(each), sum(one.sigma for one in each) / len(each))
    order = sorted(names, key=lambda name: -known[name][0])
    return {
        name: {"games": games[name], "mu": mu, "sigma": sigma, "low": mu - Z * sigma, "high": mu + Z * sigma}
        for name in order
        for mu, sigma in [known[name]]
    }


def pairs(met: Iterable[Meeting], names: Sequence[str]) -> dict[str, Any]:
    """By agent and other agent: games won, drawn and lost, and the share won.

    With two sides a game that nobody has won counts as not won. With more of them those games are left out in which
    neither was ahead of the other: most are won by a third.
    """
    tallies: dict[tuple[str, str], Tally] = {}
    two = True
    for game in met:
        two = two and len(game.agents) == 2
        here: dict[tuple[str, str], list[int]] = {}
        for one, name in enumerate(game.agents):
            for other, rival in enumerate(game.agents):
                if name != rival:
                    ahead = game.scores[one] - game.scores[other]
                    here.setdefault((name, rival), [0, 0, 0])[(ahead <= 0) + (ahead < 0)] += 1
        for both, (won, drawn, lost) in here.items():
            tallies.setdefault(both, Tally()).add(won, drawn, lost)
    found: dict[str, Any] = {name: {} for name in names}
    for (name, rival), tally in tallies.items():
        share = tally.share_of_games() if two else tally.share_of_pairs()
        counts = {"won": tally.won, "drawn": tally.drawn, "lost": tally.lost}
        found[name][rival] = {**counts, "share": share.value, "low": share.low, "high": share.high}
    return found


def shares(met: Iterable[Meeting], names: Sequence[str]) -> dict[str, Any]:
    """By agent: wins in a game for each side that it played, beside a fair share; a shared win counts as its part.

    `times` is the multiple of a fair share. Games that nobody has won are left out.
    """
    won = dict.fromkeys(names, 0.0)
    played = dict.fromkeys(names, 0)
    sides = 0
    for game in met:
        best = max(game.scores)
        if best <= 0:
            continue
        sides = len(game.agents)
        part = 1 / game.scores.count(best)
        for name, score in zip(game.agents, game.scores, strict=True):
            if name in played:
                played[name] += 1
                won[name] += part if score == best else 0.0
    found: dict[str, Any] = {}
    for name in names:
        share = wilson(won[name], played[name])
        times = {"times": sides * share.value, "times_low": sides * share.low, "times_high": sides * share.high}
        counts = {"won": round(won[name], 6), "of": played[name]}
        found[name] = {**counts, "share": share.value, "low": share.low, "high": share.high, **times}
    return found
