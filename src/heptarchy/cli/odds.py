"""`heptarchy odds`: the exact chances of a battle."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from heptarchy.kit.screen.errors import BadUsage
from heptarchy.kit.screen.lexicon import number_in


def odds(
    game: Annotated[str, typer.Argument(help="The game: vikings, dba or ortus.", metavar="GAME")],
    first: Annotated[
        str | None,
        typer.Argument(help="dba: a type, called a: Sp, Wb, Kn ...; ortus: the attacker's Strength.", metavar="[A]"),
    ] = None,
    second: Annotated[
        str | None,
        typer.Argument(help="dba: the type that it fights, b; ortus: the defender's Strength.", metavar="[B]"),
    ] = None,
    attacker: Annotated[str, typer.Option(help="Who attacks: viking or english.")] = "viking",
    norsemen: Annotated[int, typer.Option(help="Norsemen in the battle.")] = 0,
    berserkers: Annotated[int, typer.Option(help="Berserkers in the battle.")] = 0,
    housecarl: Annotated[int, typer.Option(help="Housecarl in the battle.")] = 0,
    thegn: Annotated[int, typer.Option(help="Thegn in the battle.")] = 0,
    fyrd: Annotated[str, typer.Option(help="Fyrd in the battle: a number, or random for one card.")] = "0",
    going: Annotated[str, typer.Option(help="dba: clear, bad (both are in it), or a or b alone.")] = "clear",
    support: Annotated[str | None, typer.Option(help="dba: who is supported from behind: a, b or both.")] = None,
    flank: Annotated[str | None, typer.Option(help="dba: who has an enemy on a flank: a, b or both.")] = None,
    general: Annotated[str | None, typer.Option(help="dba: who is a general: a, b or both.")] = None,
    uphill: Annotated[str | None, typer.Option(help="dba: who stands higher: a or b.")] = None,
    overlaps: Annotated[
        str | None, typer.Option(help="dba: flanks of a that are overlapped, 0 to 2; with b's: 1:2.", metavar="A[:B]")
    ] = None,
    aim: Annotated[str | None, typer.Option(help="ortus: towers, raid or siege; left out: siege.")] = None,
    towers: Annotated[int | None, typer.Option(help="ortus: the defender's Towers.")] = None,
    strength: Annotated[int | None, typer.Option("--seat", help="ortus: the seat's strength; a Palace's is 3.")] = None,
    church: Annotated[str | None, typer.Option(help="ortus: who controls it: nobody, attacker or defender.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")] = False,
) -> None:
    """Give the exact odds of a battle: who wins, and what is left.

    dba: two types in close combat, `heptarchy odds dba Sp Wb --support a`, as counts out of the 36 pairs of dice.

    ortus: an attack of one Strength on another, `heptarchy odds ortus 6 2 --aim siege --towers 1 --seat 3`.

    vikings: nobody plays Events or moves by Command. The English lose Fyrd, then Thegn, then Housecarl; the Vikings
    give the first Hit to a Berserker, then lose Norsemen first.
    """
    import heptarchy
    from heptarchy.games.vikings.odds import battle_odds
    from heptarchy.games.vikings.screen.odds import RANDOM, odds_document, odds_page
    from heptarchy.games.vikings.tables import SIDES

    of_ortus = (aim, towers, strength, church)
    if game == "ortus":
        from heptarchy.games.ortus.screen.odds import odds_of_attack

        vikings = attacker != "viking" or norsemen or berserkers or housecarl or thegn or fyrd != "0"
        if vikings or going != "clear" or any(one is not None for one in (support, flank, general, uphill, overlaps)):
            raise BadUsage("ortus takes two Strengths, --aim, --towers, --seat and --church, and nothing else")
        odds_of_attack(first, second, aim or "siege", towers or 0, strength or 3, church or "nobody", as_json)
        return
    if any(one is not None for one in of_ortus):
        raise BadUsage("--aim, --towers, --seat and --church are for ortus")
    of_dba = (first, second, support, flank, general, uphill, overlaps)
    if game == "dba":
        from heptarchy.games.dba.screen.odds import odds_of_combat

        if attacker != "viking" or norsemen or berserkers or housecarl or thegn or fyrd != "0":
            raise BadUsage("--attacker and numbers of units are for vikings; dba takes two types, such as Sp Wb")
        odds_of_combat(first, second, going, support, flank, general, uphill, overlaps, as_json)
        return
    if game != "vikings":
        heptarchy.game(game)  # an unknown one is said to be so
        raise BadUsage(f"odds are known for vikings, dba and ortus here; those of {game} are told at its table")
    if going != "clear" or any(one is not None for one in of_dba):
        raise BadUsage("types, --going, --support, --flank, --general, --uphill and --overlaps are for dba")
    if attacker not in SIDES:
        raise BadUsage(f"--attacker is viking or english, not {attacker!r}")
    at_random = fyrd == RANDOM
    called = 0 if at_random else number_in(fyrd)
    if called is None:
        raise BadUsage(f"--fyrd is a number or random, not {fyrd!r}")
    side = SIDES.index(attacker)
    try:
        found = battle_odds(side, norsemen, berserkers, housecarl, thegn, called, at_random)
    except ValueError as error:
        raise BadUsage(str(error)) from None
    units = [norsemen, berserkers, housecarl, thegn, called]
    if as_json:
        typer.echo(json.dumps(odds_document(found, side, units, at_random)))
        return
    from heptarchy.kit.screen.paper import paper

    for drawn in odds_page(found, side, units, at_random):
        paper().print(drawn)
