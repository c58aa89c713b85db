"""`heptarchy play`: the lobby in a browser, or a game at the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heptarchy.cli import options
from heptarchy.games import USUAL
from heptarchy.kernel.options import settle
from heptarchy.kernel.refusal import BadOptions
from heptarchy.kit.screen.errors import DONE, BadUsage, NotSo
from heptarchy.kit.screen.tongue import tongue_here

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.cli.saves import Seating
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.match import Match

NOBODY = "none"
LISTED = 5  # saves named when one is resumed


def play(
    game: Annotated[
        str | None,
        typer.Argument(help=f"A game ({USUAL}); with --resume a saved game.", metavar="GAME|SAVE"),
    ] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="In the terminal, as with any game or option named here.")
    ] = False,
    players: Annotated[int | None, typer.Option(help="How many seats; as few as --seat allows.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            help="Your seat: its name (english) or its number from 0; again for more; none. Without it the first seat.",
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Who plays the other seats: an agent (greedy, random), a level (thegn), line:COMMAND or module:name; "
            "greedy where it plays the game."
        ),
    ] = None,
    settings: options.Settings = None,
    variant: options.Variant = None,
    modules: options.Modules = None,
    advanced: options.Advanced = False,
    language: Annotated[
        str | None, typer.Option(help="Such as en or es; left out: as HEPTARCHY_LANGUAGE or your terminal has it.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of bots and fate; else it is drawn.")] = None,
    file: Annotated[Path | None, typer.Option(help="Where the game is saved; else in your data folder.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a saved game: SAVE, --file, the latest.")
    ] = False,
) -> int:
    """Play: in your browser, or with a game or any option in the terminal. Every answer is saved."""
    from heptarchy.cli.line_reader import Reader
    from heptarchy.cli.terminal import Session
    from heptarchy.kit.screen.paper import paper
    from heptarchy.kit.screen.tongue import tongue

    named = (game, players, seat, bots, settings, variant, modules, language, seed, file)
    if not (terminal or advanced or resume or any(one is not None for one in named)):
        from heptarchy.cli.serve import serve

        serve(open_browser=True)
        return DONE
    out = paper()
    if resume:
        if players is not None or settings or variant or modules or advanced:
            raise BadUsage(tongue_here()("saved-keeps"))
        path = file if file is not None else find_save(game, out.print)
        match, seating = resumed(path, seat, bots, seed)
        if match.state.over:
            raise NotSo(tongue_here()("saved-over", path=str(path)))
    else:
        given = read_settings(settings or [])
        add_shorts(game or USUAL, given, variant, modules or [], advanced)
        path, match, seating = started(game or USUAL, players, seat, bots, given, seed, file)
        spoken = language_of(match, language)
        if seat is None and match.state.players > 1:
            out.print(default_seat_line(match, spoken))
        if bots is None and seating.bots != "greedy":
            out.print(tongue(spoken)("other-bots", game=match.game.id, bots=seating.bots))
    return Session(match, seating, path, out, Reader(out), language_of(match, language)).run()


def language_of(match: Match, asked: str | None) -> str:
    """The language in which the game is shown."""
    from heptarchy.kit.screen.tongue import language_asked

    return language_asked(asked, match.game.languages())


# A new game


def started(
    game_id: str,
    players: int | None,
    seat: list[str] | None,
    bots: str | None,
    given: dict[str, object],
    seed: int | None,
    file: Path | None,
) -> tuple[Path, Match, Seating]:
    """A fresh game and where it is saved."""
    import heptarchy
    from heptarchy.cli.saves import Seating, new_save
    from heptarchy.cli.simulate import default_agent
    from heptarchy.kernel.match import Match
    from heptarchy.lab.names import find_agent

    game = heptarchy.game(game_id)
    check_names(game, given)
    if players is not None:
        given["players"] = players
    if "players" not in given:
        given["players"] = fewest_players(game, given, seat or [])
    match = Match(game, given)
    bots = bots or default_agent(game)
    find_agent(bots, game)  # an unknown one is said before the first question
    persons = [0] if seat is None else seats_meant(match, seat)
    if file is not None and file.exists() and file.stat().st_size:
        raise BadUsage(tongue_here()("saved-there", path=str(file)))
    return file or new_save(game.id), match, Seating(persons, bots, secrets.randbits(63) if seed is None else seed)


def read_settings(settings: list[str]) -> dict[str, object]:
    """`name=value`, once for each name."""
    given: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip():
            raise BadUsage(tongue_here()("set-takes", text=repr(setting)))
        if name.strip() in given:
            raise BadUsage(tongue_here()("set-twice", name=name.strip()))
        given[name.strip()] = value.strip()
    return given


def add_shorts(game: str, given: dict[str, object], variant: str | None, modules: list[str], advanced: bool) -> None:
    """What --variant, --modules and --advanced are short for."""
    import heptarchy

    if variant is not None:
        given["variant"] = variant
    for name in [name for word in modules for name in word.replace(",", " ").split()]:
        known = heptarchy.game(game).modules() if game in heptarchy.game_ids() else []
        if name == "all" and known:
            given.update(dict.fromkeys(known, "yes"))
        else:
            given[name] = "yes"
    if advanced:
        given["advanced"] = "yes"


def check_names(game: Game, given: dict[str, object]) -> None:
    """Refuse a name that is no option of the game."""
    try:
        settle(game.options, dict.fromkeys(given))
    except BadOptions as error:
        say = tongue_here()
        raise BadUsage(say("no-such-option", why=say.why(error), game=game.id)) from None


def default_seat_line(match: Match, language: str) -> str:
    """Which seat a person has who asked for none, and how to have another."""
    from heptarchy.cli.screen import screen_for
    from heptarchy.kit.screen.tongue import tongue

    first, *others = match.game.seat_names(match.record.options)
    mine = screen_for(match.game, match.record.options).seat_title(first)
    if language != "en":
        mine = match.game.words(language).seat_names(match.record.options)[0]
    if len(others) == 1:
        return tongue(language)("you-play-two", mine=mine, other=others[0].casefold())
    return tongue(language)("you-play", mine=mine, others=", ".join(name.casefold() for name in others))


def fewest_players(game: Game, given: dict[str, object], seat: list[str]) -> int:
    """The smallest table at which every name is a seat of its own; if there is none, the smallest of all."""
    option = next(option for option in game.options if option.name == "players")
    for players in range(option.low, option.high + 1):
        try:
            settled = game.settle({**given, "players": players})
        except BadOptions:
            continue
        names = [name.casefold() for name in game.seat_names(settled)]
        if all(word.isdecimal() or word.casefold() in (*names, NOBODY) for word in seat):
            return players
    return option.low


def seats_meant(match: Match, words: list[str]) -> list[int]:
    """The seats that names and numbers mean."""
    from heptarchy.cli.screen import screen_for
    from heptarchy.kit.screen.lexicon import number_in

    called = match.record.names  # in a record of bots they are the bots' own
    names = match.game.seat_names(match.record.options)
    view: Mapping[str, Any] = match.state.view(None)
    screen = screen_for(match.game, match.record.options)
    seats: set[int] = set()
    for word in words:
        if word.casefold() == NOBODY:
            continue
        found = [seat for seat, name in enumerate(names) if name.casefold() == word.casefold()]
        found = found or [seat for seat, name in enumerate(called) if name.casefold() == word.casefold()]
        number = number_in(word)
        if number is not None and number < len(names):
            found = [number]
        found = found or screen.seats_called(word, view)
        if not found:
            listed = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
            raise BadUsage(tongue_here()("no-seat", text=repr(word), seats=listed))
        seats.update(found)
    return sorted(seats)


# A saved game


def find_save(name: str | None, say: Any) -> Path:
    """The file named, or the latest game that is not over."""
    import heptarchy
    from heptarchy.cli.saves import open_saves, save_folder

    game_id = name if name in heptarchy.game_ids() else None
    if name is not None and game_id is None:
        return Path(name)
    saves = open_saves(game_id)
    if not saves:
        raise NotSo(tongue_here()("none-unfinished", folder=str(save_folder())))
    if len(saves) > 1:
        say(tongue_here()("unfinished", n=len(saves)))
        for path in saves[1 : LISTED + 1]:
            say(f"  heptarchy play --resume {path}", soft_wrap=True)  # a command is copied whole
    return saves[0]


def resumed(path: Path, seat: list[str] | None, bots: str | None, seed: int | None) -> tuple[Match, Seating]:
    """The game of a file, with who sat there unless that is said anew."""
    from heptarchy import editions
    from heptarchy.cli.saves import Seating, read_seating, read_text
    from heptarchy.cli.simulate import default_agent
    from heptarchy.kernel.refusal import RecordError
    from heptarchy.lab.names import find_agent

    text = read_text(path)
    try:
        match = editions.resume(text)
    except RecordError as error:
        raise NotSo(f"{path}: {tongue_here().why(error)}") from None
    kept = read_seating(text) or Seating([0], default_agent(match.game), secrets.randbits(63))
    persons = kept.persons if seat is None else seats_meant(match, seat)
    if any(person >= len(match.record.names) for person in persons):
        raise NotSo(tongue_here()("saved-no-seat", path=str(path)))
    find_agent(bots or kept.bots, match.game)
    return match, Seating(persons, bots or kept.bots, kept.seed if seed is None else seed)
