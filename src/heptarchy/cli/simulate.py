"""`heptarchy simulate`: many games, and what came of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heptarchy.cli import options
from heptarchy.kit.screen.errors import DONE, STOPPED

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heptarchy.kernel.game import Game
    from heptarchy.lab.voice import Voice


def simulate(
    game: options.GameName,
    agents: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays: one name for all, one a seat or side (greedy,random), or by name (english=greedy); "
            "again for more. Agents, levels (thegn), line:COMMAND or module:name. "
            "Without it greedy, or random in a game that greedy does not play.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games, of each setting.")] = 200,
    jobs: options.Jobs = None,
    seed: options.Seed = 1,
    first: Annotated[int, typer.Option(help="The number of the first game, to see one again.")] = 0,
    players: options.Players = None,
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            help="An option of the game, name=value; again for more. "
            "Several values (treaty_round=3..6, advanced=yes,no) are compared, on the same seeds.",
        ),
    ] = None,
    variant: options.Variant = None,
    modules: options.Modules = None,
    advanced: options.Advanced = False,
    records: options.Records = None,
    out: options.Out = None,
    resume: options.Resume = False,
    report: options.Report = None,
    cluster: options.Cluster = "",
    language: options.Language = "en",
    as_json: options.AsJson = False,
) -> int:
    """Play many games and print who wins, how and when, each figure with its interval.

    The same seed gives the same games for any number of jobs. Ctrl-C keeps what is done, prints it, and exits with 130.
    """
    from heptarchy.cli.campaign import folder_for, run_programme, voice_for
    from heptarchy.lab.names import find_game
    from heptarchy.lab.summary import summarize, summarize_all
    from heptarchy.lab.sweep import make_programme

    says = voice_for(game, language)
    given = given_options(game, settings or [], variant, modules or [], advanced, players)
    watch = out is not None or report is not None
    folder = folder_for(records)
    agents = agents or [default_agent(find_game(game))]
    programme = make_programme(game, given, agents, games, seed, first, folder, watch)
    outcome = run_programme(programme, jobs, out, report, resume, cluster, says)
    alone = len(programme.plans) == 1
    document = summarize(outcome) if alone else summarize_all(outcome)
    if as_json:
        typer.echo(json.dumps(document))
    else:
        print_page(says, document)
    return STOPPED if outcome.interrupted else DONE


def given_options(
    game: str, settings: list[str], variant: str | None, modules: list[str], advanced: bool, players: int | None
) -> dict[str, object]:
    """The options of a command line by their full names, each name known to be right."""
    import heptarchy
    from heptarchy.cli.play import add_shorts, check_names, read_settings
    from heptarchy.lab.sweep import full_name

    given = read_settings(settings)
    add_shorts(game, given, variant, modules, advanced)
    if game in heptarchy.game_ids():  # else the plan says what is wrong
        known = heptarchy.game(game)
        given = {full_name(known, name): value for name, value in given.items()}
        check_names(known, given)
    if players is not None:
        given["players"] = players
    return given


def default_agent(game: Game) -> str:
    """The best agent that answers at once; under past rules as under today's."""
    import heptarchy
    from heptarchy import editions
    from heptarchy.agents import heuristic

    living = heptarchy.game(game.id) if editions.of(game).past else game
    return "random" if heuristic(living) is None else "greedy"


def print_page(says: Voice, document: dict[str, Any]) -> None:
    """The tables on standard output, what they took on standard error."""
    from heptarchy.lab.report import comparison, report

    print_drawn(says, document, comparison(document, says) if "settings" in document else report(document, says))


def print_drawn(says: Voice, document: dict[str, Any], page: list[RenderableType]) -> None:
    """These tables, after whether there should be more games, and before what they took."""
    from heptarchy.kit.screen.paper import paper
    from heptarchy.lab.report import timing_line

    if document["interrupted"]:
        done, asked = says.number(document["games"]), says.number(document["games_asked"])
        paper(stderr=True).print(says("what-follows", games=done, asked=asked))
    for drawn in page:
        paper().print(drawn, crop=False)  # a table that is too wide is wrapped by the terminal, not cut
    paper(stderr=True).print(timing_line(says, document), style="dim", soft_wrap=True)
