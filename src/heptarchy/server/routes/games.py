"""What can be played here: games, their words, their rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.params import Parameter
from litestar.response import Response

import heptarchy
from heptarchy import editions
from heptarchy.kernel import rulebook
from heptarchy.kernel.game import Game
from heptarchy.kernel.options import Value
from heptarchy.kernel.refusal import BadOptions
from heptarchy.server import reasons
from heptarchy.server.errors import Forbidden, Missing
from heptarchy.server.routes.asking import Naming, OptionValue, Seating, house_of, identity_of, language_of, person_of
from heptarchy.server.routes.replies import refusals
from heptarchy.server.summaries import game_ids, game_info, words
from heptarchy.server.wire import ChapterInfo, GameInfo, Me, RuleInfo, RulesInfo, SeatingInfo

Version = Annotated[int, Parameter(ge=0, le=1_000_000, description="of a game's rules; left out: today's")]
CACHED = {"Cache-Control": "public, max-age=300"}


def known(game: str) -> str:
    """The game's id, if there is such a game."""
    if game not in game_ids():
        raise Missing(reasons.NO_GAME.of(game=repr(game), games=", ".join(game_ids())))
    return game


def under(game: str, rules: int) -> Game:
    """The game under this version of its rules, which a table names; 0, or one that is gone: under today's."""
    try:
        return editions.edition(game, rules).game if rules else heptarchy.game(game)
    except editions.NoEdition as error:
        if rules > heptarchy.game(game).rules_version:
            raise Missing(reasons.reason_of(error)) from None
        return heptarchy.game(game)


@get("/api/me", summary="Who the browser is", responses=refusals())
async def me(request: Request[Any, Any, Any]) -> Me:
    """The name that this browser goes by."""
    found = await house_of(request).store.identity(identity_of(request))
    return Me(found.name if found else "", found is not None)


@put("/api/me", summary="Choose a name", responses=refusals(413))
async def name_me(request: Request[Any, Any, Any], data: Naming) -> Me:
    """Remember the browser and its name."""
    person = await person_of(request, data.name)
    return Me(person.name, True)


@get("/api/games", summary="Games", responses=refusals())
async def games(request: Request[Any, Any, Any]) -> list[GameInfo]:
    """All games, with their options and levels of bots."""
    return [game_info(one, language_of(request)) for one in game_ids()]


@get("/api/games/{game:str}/book", summary="Names and texts of a game", responses=refusals(404))
async def book(request: Request[Any, Any, Any], game: str, rules: Version = 0) -> Response[Mapping[str, Any]]:
    """All that a client draws, in words."""
    return Response(cached_book(under(known(game), rules), language_of(request)), headers=CACHED)


@get("/api/games/{game:str}/rules", summary="Rules of a game", responses=refusals(404))
async def rules(request: Request[Any, Any, Any], game: str, rules: Version = 0) -> Response[RulesInfo]:
    """The numbered rules."""
    return Response(cached_rules(under(known(game), rules), language_of(request)), headers=CACHED)


@post(
    "/api/games/{game:str}/seating",
    summary="Seats that options make",
    status_code=200,
    responses=refusals(404, 413, 422),
)
async def seating(request: Request[Any, Any, Any], game: str, data: Seating) -> SeatingInfo:
    """Settle options without opening a table."""
    found = heptarchy.game(known(game))
    options = settled(found, data.options, language_of(request))
    said = words(found, language_of(request))
    notes = said.seat_notes(options)
    sides, fixed, usual = found.sides(options), found.fixed(options), found.usual(options)
    return SeatingInfo(said.seat_names(options), notes, options, sides, fixed, usual)


def settled(game: Game, given: dict[str, OptionValue], language: str) -> dict[str, Value]:
    """The options in full; what is wrong with them is said in the language that is asked for."""
    try:
        return game.settle(given)
    except BadOptions as error:
        raise Forbidden(reasons.AS_SAID.of(text=words(game, language).unfit(error))) from None


@lru_cache(maxsize=32)
def cached_book(game: Game, language: str) -> Mapping[str, Any]:
    """The book, made once."""
    return words(game, language).book()


@lru_cache(maxsize=32)
def cached_rules(game: Game, language: str) -> RulesInfo:
    """The rules, read once."""
    read = rulebook.parse(words(game, language).rules_text(), game.id)
    return RulesInfo(
        read.title,
        read.intro,
        [
            ChapterInfo(one.id, one.title, one.intro, [RuleInfo(rule.id, rule.text) for rule in one.rules])
            for one in read.chapters
        ],
    )


HANDLERS = [me, name_me, games, book, rules, seating]
