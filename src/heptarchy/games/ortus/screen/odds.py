"""`heptarchy odds ortus`: the exact chances of a battle of Ortus Regni, over the 24 Battle cards."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.text import Text

from heptarchy.games.ortus.table.actions import PACKAGE
from heptarchy.kernel.message import Message
from heptarchy.kit.screen.errors import BadUsage
from heptarchy.kit.screen.lexicon import number_in
from heptarchy.kit.screen.tongue import language_asked
from heptarchy.speech.shelf import book_of, languages

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heptarchy.kernel.message import Value

AIMS: Final = ("towers", "raid", "siege")
CHURCH: Final = ("nobody", "attacker", "defender")
MOST: Final = 1000  # of any figure: more than a table holds


class Voice:
    """A language: what is said of odds at the shell, `terminal-attack-raid` in catalogues."""

    def __init__(self, language: str) -> None:
        self.says = book_of(PACKAGE, language)

    def __call__(self, id: str, **facts: Value) -> str:
        """A sentence."""
        return self.says.say(Message(f"terminal-{id}", facts))


def strength_named(v: Voice, word: str | None, whose: str) -> int:
    """A Strength as it was typed."""
    found = None if word is None else number_in(word)
    if found is None or found > MOST:
        raise BadUsage(v("ask-strengths", whose=whose, text=repr(word)))
    return found


def odds(
    first: Annotated[str | None, typer.Argument(help="The attacker's Strength.", metavar="ATTACK")] = None,
    second: Annotated[str | None, typer.Argument(help="The defender's Strength.", metavar="DEFENCE")] = None,
    aim: Annotated[str, typer.Option(help="towers, raid or siege.")] = "siege",
    towers: Annotated[int, typer.Option(help="The defender's Towers.")] = 0,
    seat: Annotated[int, typer.Option(help="The seat's strength; a Palace's is 3.")] = 3,
    church: Annotated[str, typer.Option(help="Who controls it: nobody, attacker or defender.")] = "nobody",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")] = False,
    language: Annotated[str | None, typer.Option(help="One of those that the game speaks.")] = None,
) -> None:
    """Give the exact odds of an attack of one Strength on another: 6 2 --aim siege --towers 1 --seat 3.

    OR-12.9 to OR-12.27: on Towers, Properties or a seat.
    """
    v = Voice(language_asked(language, languages(PACKAGE)))
    attack = strength_named(v, first, "attacker")
    defence = strength_named(v, second, "defender")
    if aim not in AIMS:
        raise BadUsage(v("ask-aim", text=repr(aim)))
    if church not in CHURCH:
        raise BadUsage(v("ask-church", text=repr(church)))
    if not 0 <= towers <= MOST or not 1 <= seat <= MOST:
        raise BadUsage(v("ask-figures", most=MOST))
    found = outcomes(attack, defence, aim, towers, seat, church)
    if as_json:
        given = {"attacker": attack, "defender": defence, "aim": aim, "towers": towers, "seat": seat, "church": church}
        said = {"game": "ortus", **given, "win": found["win"], "points": found["points"]}
        typer.echo(json.dumps(said))
        return
    from heptarchy.kit.screen.paper import paper

    for line in page(v, attack, defence, aim, towers, seat, found):
        paper().print(line)


def outcomes(attack: int, defence: int, aim: str, towers: int, seat: int, church: str) -> dict[str, float]:
    """How likely the attack succeeds, and the points that reach the target if no card saves the defender."""
    from heptarchy.games.ortus.data.params import settled_params
    from heptarchy.games.ortus.game import ORTUS

    p = settled_params(ORTUS.settle({}))
    points = max(0, attack - defence)
    points = min(points, towers) if aim == "towers" else max(0, points - towers * p.tower_absorb)
    need = {"towers": 1, "raid": 1, "siege": seat}[aim]
    if points < need:
        return {"win": 0.0, "points": points}
    if defence == 0:
        return {"win": 1.0, "points": points}  # OR-12.9: no card is drawn
    cards = [p.battle_normal, p.battle_attacker, p.battle_defender, p.battle_church]
    lost = cards[2] + (cards[3] if church == "defender" else 0)
    return {"win": 1.0 - lost / sum(cards), "points": points}


def page(
    v: Voice, attack: int, defence: int, aim: str, towers: int, seat: int, found: dict[str, float]
) -> list[RenderableType]:
    """The chance, and what it takes for granted."""
    return [
        Text(v(f"attack-{aim}", attack=attack, defence=defence, towers=towers, seat=seat), "bold"),
        Text(v("attack-succeeds", p=f"{100 * found['win']:.2f}"), "bold red"),
        Text(v("attack-points", n=int(found["points"]))),
        Text(v("attack-granted"), "dim"),
    ]
