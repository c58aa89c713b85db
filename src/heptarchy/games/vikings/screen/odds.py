"""`heptarchy odds vikings`: the exact odds of a battle, drawn and as a document, and of one at the table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heptarchy.games.vikings.book.words_book import PACKAGE
from heptarchy.games.vikings.data.tables import SIDES
from heptarchy.games.vikings.screen.voice import Voice
from heptarchy.games.vikings.table.odds import battle_odds, refuse_battle
from heptarchy.kit.screen.errors import BadUsage
from heptarchy.kit.screen.lexicon import number_in
from heptarchy.kit.screen.paper import paper
from heptarchy.kit.screen.screen import percent
from heptarchy.kit.screen.tongue import language_asked
from heptarchy.speech.shelf import languages

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from heptarchy.games.vikings.table.odds import BattleOdds

RANDOM = "random"
RARE = 0.005  # outcomes less likely than this are summed up
BAR = 40  # columns of a sure thing


def odds(
    attacker: Annotated[str, typer.Option(help="Who attacks: viking or english.")] = "viking",
    norsemen: Annotated[int, typer.Option(help="Norsemen in the battle.")] = 0,
    berserkers: Annotated[int, typer.Option(help="Berserkers in the battle.")] = 0,
    housecarl: Annotated[int, typer.Option(help="Housecarl in the battle.")] = 0,
    thegn: Annotated[int, typer.Option(help="Thegn in the battle.")] = 0,
    fyrd: Annotated[str, typer.Option(help="Fyrd in the battle: a number, or random for one card.")] = "0",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")] = False,
    language: Annotated[str | None, typer.Option(help="One of those that the game speaks.")] = None,
) -> None:
    """Give the exact odds of a battle: who wins, and what is left.

    Nobody plays Events or moves by Command. The English lose Fyrd, then Thegn, then Housecarl; the Vikings give the
    first Hit to a Berserker, then lose Norsemen first.
    """
    v = Voice(language_asked(language, languages(PACKAGE)))
    if attacker not in SIDES:
        raise BadUsage(v("odds-attacker", text=repr(attacker)))
    at_random = fyrd == RANDOM
    called = 0 if at_random else number_in(fyrd)
    if called is None:
        raise BadUsage(v("odds-fyrd", text=repr(fyrd)))
    side = SIDES.index(attacker)
    units = [norsemen, berserkers, housecarl, thegn, called]
    reason = refuse_battle(side, units, at_random)
    if reason is not None:
        raise BadUsage(v.says.say(reason))
    found = battle_odds(side, norsemen, berserkers, housecarl, thegn, called, at_random)
    if as_json:
        typer.echo(json.dumps(odds_document(found, side, units, at_random)))
        return
    for drawn in odds_page(v, found, side, units, at_random):
        paper().print(drawn)


def odds_document(found: BattleOdds, attacker: int, units: list[int], at_random: bool) -> dict[str, Any]:
    """All of it, for programs."""
    from heptarchy.games.vikings.data.tables import SIDES, UNIT_KINDS

    def by_kind(values: list[float]) -> dict[str, float]:
        return dict(zip(UNIT_KINDS, values, strict=True))

    given: dict[str, Any] = dict(zip(UNIT_KINDS, units, strict=True))
    if at_random:
        given["fyrd"] = RANDOM
    outcomes = sorted(found.survivors.items(), key=lambda item: -item[1])
    return {
        "game": "vikings",
        "attacker": SIDES[attacker],
        "units": given,
        "viking_wins": found.p_viking_wins,
        "english_wins": max(0.0, 1.0 - found.p_viking_wins),
        "won_by_first_attack_roll": found.p_won_by_first_attack_roll,
        "mean_viking_survivors": found.mean_viking_survivors,
        "mean_english_survivors": found.mean_english_survivors,
        "mean_survivors": by_kind(found.mean_survivors),
        "mean_fled": by_kind(found.mean_fled),
        "mean_killed": by_kind(found.mean_killed),
        "error_below": found.missing,
        "outcomes": [{"p": p, **dict(zip(UNIT_KINDS, left, strict=True))} for left, p in outcomes],
    }


def odds_page(v: Voice, found: BattleOdds, attacker: int, units: list[int], at_random: bool) -> list[RenderableType]:
    """Who wins, what is left on average, and how many that may be."""
    from rich.table import Table
    from rich.text import Text

    from heptarchy.games.vikings.data.tables import ENGLISH, FYRD, KINDS_OF

    sides = [[v.some(units[kind], kind) for kind in kinds if units[kind]] for kinds in KINDS_OF]
    if at_random:
        sides[ENGLISH].append(v("fyrd-of-card"))
    means = Table.grid(padding=(0, 2, 0, 0))
    means.add_column()
    for _ in range(3):
        means.add_column(justify="right")
    means.add_row(*(Text(head, "dim") for head in (v("on-average"), v("left"), v("fled"), v("killed"))))
    for kind, name in enumerate(v.factions):
        if units[kind] or (kind == FYRD and at_random):
            figures = (found.mean_survivors[kind], found.mean_fled[kind], found.mean_killed[kind])
            means.add_row(name, *(f"{figure:.4f}" for figure in figures))
    means.add_row(v("vikings-in-all"), f"{found.mean_viking_survivors:.4f}", "", "")
    means.add_row(v.listed([v.faction("housecarl"), v.faction("thegn")]), f"{found.mean_english_survivors:.4f}", "", "")
    return [
        Text(f"{v.listed(sides[attacker])} {v('attack')} {v.listed(sides[1 - attacker])}", "bold"),
        Text.assemble(
            (v("vikings-win", p=percent(found.p_viking_wins, 2)), "bold red"),
            "   ",
            (v("english-win", p=percent(max(0.0, 1 - found.p_viking_wins), 2)), "bold bright_blue"),
        ),
        Text(v("first-roll", p=percent(found.p_won_by_first_attack_roll, 2))),
        means,
        Text(v("how-many-left"), "dim"),
        bars(v, found),
        Text(v("odds-english"), "dim"),
        Text(v("odds-vikings"), "dim"),
    ]


def bars(v: Voice, found: BattleOdds) -> RenderableType:
    """By winner and number of units left: how likely."""
    from rich.table import Table
    from rich.text import Text

    from heptarchy.games.vikings.data.tables import ENGLISH, KINDS_OF, VIKING

    left: dict[tuple[int, int], float] = {}
    for survivors, p in found.survivors.items():
        vikings = sum(survivors[kind] for kind in KINDS_OF[VIKING])
        english = sum(survivors[kind] for kind in KINDS_OF[ENGLISH])
        outcome = (VIKING, vikings) if vikings else (ENGLISH, -english)
        left[outcome] = left.get(outcome, 0.0) + p
    table = Table.grid(padding=(0, 2, 0, 0))
    rest = [0.0, 0.0]  # by side
    listed = [False, False]
    for (side, n), p in sorted(left.items(), key=lambda item: (item[0][0], -item[0][1])):
        if p < RARE:
            rest[side] += p
            continue
        listed[side] = True
        style = "red" if side == VIKING else "bright_blue"
        table.add_row(v.sides[side], f"{abs(n):>2}", f"{percent(p, 2):>8}", Text("#" * round(p * BAR), style))
    for side in (VIKING, ENGLISH):
        if not listed[side] and rest[side] >= RARE / 10:
            table.add_row(v("in-all", side=v.sides[side]), "", f"{percent(rest[side], 2):>8}", "")
            rest[side] = 0.0
    if sum(rest) >= RARE / 10:
        table.add_row(v("others"), "", f"{percent(sum(rest), 2):>8}", "")
    return table


# A battle at the table


def battle_at_hand(view: Mapping[str, Any]) -> tuple[BattleOdds, int, list[int], bool] | None:
    """The odds of the battle being fought, from the units that stand; None if there is none."""
    from heptarchy.games.vikings.data.tables import IS_CITY, SHIRES, SIDES, UNIT_KINDS, VIKING
    from heptarchy.games.vikings.table.odds import battle_odds

    battle = view["battle"]
    if battle is None:
        return None
    units = [battle["units"][kind] for kind in UNIT_KINDS]
    attacker = SIDES.index(battle["attacker"])
    at_random = (
        attacker == VIKING
        and IS_CITY[SHIRES.index(battle["shire"])]
        and not battle["fyrd_cards"]
        and "viking_terror" not in battle["events"]
        and units[2] + units[3] > 0
    )
    if not (units[0] + units[1] and units[2] + units[3] + units[4]):
        return None
    taken = battle["berserkers_taken"] > 0
    attackers_roll = battle["next"] == battle["attacker"]
    n, b, h, th, f = units
    found = battle_odds(attacker, n, b, h, th, f, at_random, taken, attackers_roll)
    return found, attacker, units, at_random


def battle_to_come(view: Mapping[str, Any], shire: int) -> tuple[BattleOdds, int, list[int], bool] | None:
    """The odds if the Leader or army on its way goes there; None if there would be no battle."""
    from heptarchy.games.vikings.data.tables import FACTIONS, IS_CITY, SHIRES, SIDE_OF, VIKING
    from heptarchy.games.vikings.table.odds import battle_odds

    march = view["march"]
    if march is None:
        return None
    there = view["shires"].get(SHIRES[shire], {})
    coming = view["off_shore"] if march["at"] is None else march["carry"]
    units = [there.get(key, 0) + coming.get(key, 0) for key in FACTIONS] + [0]
    side = SIDE_OF[FACTIONS.index(view["active"])]
    at_random = side == VIKING and IS_CITY[shire]
    if not (units[0] + units[1] and units[2] + units[3]):
        return None
    n, b, h, th, f = units
    return battle_odds(side, n, b, h, th, f, at_random), side, units, at_random
