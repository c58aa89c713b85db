"""Tables as people are told of them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import heptarchy
from heptarchy import editions
from heptarchy.agents.levels import levels
from heptarchy.kernel.refusal import HeptarchyError, Reasoned
from heptarchy.kernel.result import Result
from heptarchy.server.clock import elapsed
from heptarchy.server.ids import NO_BROWSER, BrowserId
from heptarchy.server.reasons import reason_of, say
from heptarchy.server.rows import BOT, ENDED, HUMAN, PLAYING, WAITING
from heptarchy.server.wire import (
    CustodyInfo,
    GameInfo,
    LevelInfo,
    OptionInfo,
    OptionKind,
    ResultInfo,
    SeatInfo,
    Summary,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from heptarchy.editions import Edition
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.message import Message
    from heptarchy.kernel.options import Option
    from heptarchy.kernel.words import Words
    from heptarchy.server.clock import Moment
    from heptarchy.server.play import Play
    from heptarchy.server.rows import Custody, SeatRow, TableRow, Vote


@lru_cache(maxsize=64)
def words(game: Game, language: str) -> Words:
    """What a game says in a language."""
    return game.words(language)


def words_at(table: TableRow, language: str) -> Words:
    """What the game says at this table."""
    return words(edition_of(table).game, language).at(table.options)


@lru_cache(maxsize=64)
def level_titles(edition: Edition, language: str) -> dict[str, str]:
    """By level of bots: what it is called."""
    return {level.name: level.title(language) for level in edition.levels()}


@lru_cache(maxsize=64)
def found(game_id: str, version: int) -> Edition:
    """A game under a version of its rules, looked for once: to find another author's takes 10 ms."""
    return editions.edition(game_id, version)


@lru_cache(maxsize=64)
def lacking(game_id: str, version: int) -> Reasoned | None:
    """Why there is none, if so: remembered too, for a list may hold many tables of a game that is not installed."""
    try:
        found(game_id, version)
    except Reasoned as error:
        return error.with_traceback(None)
    return None


def under(game_id: str, version: int) -> Edition:
    """The same; NoEdition or UnknownGame if there is none."""
    error = lacking(game_id, version)
    if error is not None:
        raise type(error)(str(error), error.message)
    return found(game_id, version)


@lru_cache(maxsize=64)
def living(game_id: str) -> Game:
    """A game under today's rules, looked for once."""
    return heptarchy.game(game_id)


def edition_of(table: TableRow) -> Edition:
    """The rules that a table is played by, to its end and ever after: those it began with.

    Where those are gone, one that has ended is shown by today's, if they give the same game (`play_loader` finds out).
    NoEdition or UnknownGame if there are none to show it by.
    """
    try:
        return under(table.game, table.rules_version)
    except editions.NoEdition:
        today = living(table.game)
        if table.status not in ENDED or table.rules_version > today.rules_version:
            raise
        return editions.of(today)


@lru_cache(maxsize=1)
def game_ids() -> list[str]:
    """The games that can be played here. Looked for once: that takes 10 ms, in which nobody is answered."""
    return heptarchy.game_ids()


@lru_cache(maxsize=1)
def spoken() -> frozenset[str]:
    """Every language that some game speaks."""
    return frozenset(language for id in game_ids() for language in heptarchy.game(id).languages())


def game_info(game_id: str, language: str) -> GameInfo:
    """A game, for the lobby."""
    game = heptarchy.game(game_id)
    said = words(game, language)
    return GameInfo(
        id=game.id,
        title=said.title(),
        rules_version=game.rules_version,
        languages=game.languages(),
        options=[option_info(option, said, i < game.main_options()) for i, option in enumerate(game.options)],
        levels=[LevelInfo(one.name, one.title(language), one.sentence(language)) for one in levels(game)],
    )


def option_info(option: Option, said: Words, main: bool) -> OptionInfo:
    """One thing to settle, for the lobby."""
    kind: OptionKind = "switch" if isinstance(option.default, bool) else "choice" if option.choices else "number"
    return OptionInfo(
        name=option.name,
        title=said.option_name(option),
        kind=kind,
        default=option.default,
        sentence=said.option(option),
        low=option.low,
        high=option.high,
        choices=list(option.choices),
        titles=[said.choice_name(option, choice) for choice in option.choices],
        notes=[said.choice_note(option, choice) for choice in option.choices],
        main=main,
        ours=option.ours,
    )


def problem_of(table: TableRow) -> Message | None:
    """Why a table can't be played on or shown by this heptarchy, if it can't."""
    try:
        edition_of(table)
    except HeptarchyError as error:
        return reason_of(error)
    return None


def clock_left(table: TableRow, play: Play, seat: int, ran: float) -> float | None:
    """Seconds that a seat has left to think, if the table has a clock; `ran` is what the house's clock says."""
    if table.clock is None:
        return None
    running = elapsed(play.since[seat], ran) if seat in play.since and table.status == PLAYING else 0.0
    return table.clock.bank + table.clock.step * play.answered[seat] - play.thought[seat] - running


def asked_at(play: Play | None, seat: int, now: Moment) -> float | None:
    """When a seat was asked, as a time of day: as long ago as it has been waited for."""
    if play is None or seat not in play.since:
        return None
    return now.day(play.since[seat])


def is_abandoned(table: TableRow, row: SeatRow, play: Play | None, ran: float) -> bool:
    """Has this seat been waited for longer than the table's patience, or been left?"""
    if table.status != PLAYING or row.kind != HUMAN:
        return False
    waited = play is not None and row.seat in play.since and elapsed(play.since[row.seat], ran) >= table.patience
    return row.left > 0.0 or waited


def summary(
    table: TableRow,
    seats: list[SeatRow],
    mine: list[int],
    language: str,
    now: Moment,
    *,
    identity: BrowserId = NO_BROWSER,
    play: Play | None = None,
    online: Collection[int] = (),
    votes: Collection[Vote] = (),
    queued: bool = False,
    custody: Collection[Custody] = (),
    together: Collection[list[int]] = (),
    problem: Message | None = None,
) -> Summary:
    """A table as one browser may know it."""
    problem = problem or problem_of(table)
    title, names = table.game, [row.name for row in seats]
    titles: dict[str, str] = {}
    if problem is None:
        edition = edition_of(table)
        said = words(edition.game, language)
        title, names, titles = said.title(), said.seat_names(table.options), level_titles(edition, language)
    asked = table.asked if play is None else play.asked
    return Summary(
        id=table.id,
        game=table.game,
        title=title,
        name=table.name,
        status=table.status,
        public=table.public,
        created=table.created,
        changed=table.changed,
        options=table.options,
        rules_version=table.rules_version,
        seats=[
            SeatInfo(
                seat=row.seat,
                name=names[row.seat],
                kind=row.kind,
                who=titles.get(row.level, row.level) if row.kind == BOT else row.name,
                level=row.level,
                online=row.kind == BOT or row.seat in online,
                asked=row.seat in asked and table.status == PLAYING,
                since=asked_at(play, row.seat, now),
                clock=None if play is None else clock_left(table, play, row.seat, now.ran),
                abandoned=is_abandoned(table, row, play, now.ran),
                votes=[vote.voter for vote in votes if vote.seat == row.seat],
            )
            for row in seats
        ],
        mine=mine,
        owner=bool(identity) and table.owner == identity,
        asked=asked if table.status == PLAYING else [],
        k=table.acts if play is None else play.k,
        commitment=table.commitment,
        nonces=[row.nonce for row in seats],
        to_bring=[row.seat for row in seats if table.status == WAITING and row.kind == HUMAN and not row.nonce],
        secret=table.secret if table.status in ENDED and table.secret else None,
        patience=table.patience,
        clock=table.clock,
        result=result(table, play, language),
        rematch=table.rematch or None,
        problem=None if problem is None else say(problem, language),
        queued=queued,
        hot_seat=table.hot_seat,
        together=list(together),
        custody=[CustodyInfo(one.seat, one.what, one.name, one.act, one.at) for one in custody],
    )


def result(table: TableRow, play: Play | None, language: str) -> ResultInfo | None:
    """How the game ended, if it did."""
    if not table.scores:
        return None
    ended = Result(table.scores, table.ending)
    text = table.ending
    if play is not None and play.match.state.over:
        text = words_at(table, language).ending(play.match.state)
    return ResultInfo(list(ended.scores), list(ended.ranks), table.ending, text)
