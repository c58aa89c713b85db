"""The figures of a campaign, each with its interval, as one document."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from heptarchy.kit.facts import facts_of
from heptarchy.lab import provenance
from heptarchy.lab.intervals import CONFIDENCE, Interval, mean_of, rank, wilson
from heptarchy.lab.names import find_game

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.lab.simulate import Outcome
    from heptarchy.lab.table import Row


def summarize(outcome: Outcome) -> dict[str, Any]:
    """All that is known of the campaign. Only `timing` differs from run to run."""
    plan = outcome.plan
    game = find_game(plan.game)
    facts = facts_of(game)
    sides = facts.sides(plan.options)
    rows = outcome.rows
    return {
        "heptarchy": provenance.version(),
        "commit": provenance.commit(),
        "game": plan.game,
        "title": game.title,
        "rules": game.rules_version,
        "options": plan.options,
        "changed": changed_options(game, plan.options),
        "seats": game.seat_names(plan.options),
        "sides": sides,
        "agents": plan.agents,
        **({"setting": plan.setting} if plan.setting else {}),
        "seed": plan.seed,
        "first": plan.first,
        "games": len(rows),
        "games_asked": plan.games,
        "interrupted": outcome.interrupted,
        "confidence": CONFIDENCE,
        "wins_by_side": wins_by_side(rows, sides),
        "wins_by_seat": [_share(sum(seat in row.winners for row in rows), len(rows)) for seat in range(len(sides))],
        "endings": endings(rows, facts.when),
        "facts": {
            name: {"what": sentence, **numbers(row.facts[name] for row in rows)}
            for name, sentence in facts.sentences.items()
        },
        "tags": {"what": facts.tags, **tags(rows)} if facts.tags else {},
        "length": {
            "decisions": numbers(row.decisions for row in rows),
            "forced": numbers(row.forced for row in rows),
            "fate": numbers(row.fate for row in rows),
            "answers": numbers(row.answers for row in rows),
        },
        "timing": timing(outcome),
    }


def summarize_all(outcome: Outcome) -> dict[str, Any]:
    """Every setting of a sweep in a document of its own, and what all of them took."""
    documents = [summarize(outcome.of(place)) for place in range(len(outcome.programme.plans))]
    for document in documents:
        del document["timing"]
    return {
        "settings": documents,
        "games": len(outcome.rows),
        "games_asked": len(outcome.programme),
        "interrupted": outcome.interrupted,
        "timing": timing(outcome),
    }


def changed_options(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options that are set otherwise than they come. How many play is always said."""
    return {
        option.name: options[option.name]
        for option in game.options
        if option.name == "players" or options[option.name] != option.default
    }


def wins_by_side(rows: list[Row], sides: list[str]) -> dict[str, Any]:
    """By side, the games that it won alone; the others are shared, or lost by all."""
    names = list(dict.fromkeys(sides))
    won: Counter[str] = Counter()
    for row in rows:
        winners = {sides[seat] for seat in row.winners}
        won["nobody" if not winners else winners.pop() if len(winners) == 1 else "shared"] += 1
    names.extend(name for name in ("shared", "nobody") if won[name])
    return {name: _share(won[name], len(rows)) for name in names}


def tags(rows: list[Row]) -> dict[str, Any]:
    """How seats with each deck fared, and in duels each deck against each."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    beat: Counter[tuple[str, str]] = Counter()
    for row in rows:
        for seat, name in enumerate(row.tags):
            played[name] += 1
            won[name] += seat in row.winners
        if len(row.tags) == 2 and len(row.winners) == 1:
            winner = row.winners[0]
            pair = (row.tags[winner], row.tags[1 - winner])
            beat[pair] += 1
            met[pair] += 1
            if pair[0] != pair[1]:
                met[pair[1], pair[0]] += 1
    names = sorted(played)
    duels = {
        one: {other: _share(beat[one, other], met[one, other]) for other in names if met[one, other]} for one in names
    }
    return {"wins": {name: _share(won[name], played[name]) for name in names}, "duels": duels if met else {}}


def endings(rows: list[Row], when: str) -> dict[str, Any]:
    """By ending, the commonest first: how many games, and when they ended."""
    counted = Counter(row.ending for row in rows)
    found: dict[str, Any] = {}
    for ending, games in sorted(counted.items(), key=lambda item: (-item[1], item[0])):
        found[ending] = _share(games, len(rows))
        if when:
            found[ending][f"by_{when}"] = _counts(Counter(row.facts[when] for row in rows if row.ending == ending))
    return found


def numbers(values: Iterable[int]) -> dict[str, Any]:
    """The mean with its interval, the middle half, the extremes, and how often each number came."""
    counts = Counter(values)
    if not counts:
        return {}
    mean = mean_of(counts)
    return {
        "mean": mean.value,
        "low": mean.low,
        "high": mean.high,
        "least": min(counts),
        "quarter": rank(counts, 0.25),
        "median": rank(counts, 0.5),
        "three_quarters": rank(counts, 0.75),
        "most": max(counts),
        "counts": _counts(counts),
    }


def timing(outcome: Outcome) -> dict[str, Any]:
    """How long it took: of all figures the only ones that another run need not repeat."""
    busy = sum(row.seconds for row in outcome.rows)
    games = len(outcome.rows)
    return {
        "build": provenance.build(),
        "jobs": outcome.jobs,
        "cluster": outcome.where,
        "nodes": outcome.nodes,
        "games": outcome.played,
        "seconds": round(outcome.seconds, 3),
        "games_a_second": round(outcome.played / outcome.seconds, 3) if outcome.seconds else 0.0,
        "seconds_a_game": round(busy / games, 6) if games else 0.0,
    }


def _share(hits: int, of: int) -> dict[str, Any]:
    share: Interval = wilson(hits, of)
    return {"games": hits, "of": of, "share": share.value, "low": share.low, "high": share.high}


def _counts(counts: Counter[int]) -> dict[str, int]:
    return {str(value): counts[value] for value in sorted(counts)}
