"""Tables as people are told of them."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import TYPE_CHECKING

import heptarchy
from heptarchy.agents.levels import levels
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.kernel.result import Result
from heptarchy.server.rows import ABANDONED, ARCHIVE, BOT, HUMAN, OVER, PLAYING
from heptarchy.server.wire import GameInfo, LevelInfo, OptionInfo, ResultInfo, SeatInfo, Summary

if TYPE_CHECKING:
    from collections.abc import Collection

    from heptarchy.kernel.options import Option
    from heptarchy.kernel.words import Words
    from heptarchy.server.play import Play
    from heptarchy.server.rows import SeatRow, TableRow, Vote


@lru_cache(maxsize=64)
def words(game_id: str, language: str) -> Words:
    """What a game says in a language."""
    return heptarchy.game(game_id).words(language)


def words_at(table: TableRow, language: str) -> Words:
    """What the game says at this table."""
    return words(table.game, language).at(table.options)


@lru_cache(maxsize=64)
def level_titles(game_id: str, language: str) -> dict[str, str]:
    """By level of bots: what it is called."""
    return {level.name: level.title(language) for level in levels(game_id)}


@lru_cache(maxsize=1)
def game_ids() -> list[str]:
    """The games that can be played here. Looked for once: that takes 10 ms, in which nobody is answered."""
    return heptarchy.game_ids()


def game_info(game_id: str, language: str) -> GameInfo:
    """A game, for the lobby."""
    game = heptarchy.game(game_id)
    said = words(game_id, language)
    return GameInfo(
        id=game.id,
        title=said.title(),
        rules_version=game.rules_version,
        languages=game.languages(),
        options=[option_info(option, said, i < game.main_options()) for i, option in enumerate(game.options)],
        levels=[LevelInfo(one.name, one.title(language), one.sentence(language)) for one in levels(game_id)],
    )


def option_info(option: Option, said: Words, main: bool) -> OptionInfo:
    """One thing to settle, for the lobby."""
    kind = "switch" if isinstance(option.default, bool) else "choice" if option.choices else "number"
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
    )


def problem_of(table: TableRow) -> str | None:
    """Why a table can't be played on by this heptarchy, if it can't."""
    try:
        game = heptarchy.game(table.game)
    except HeptarchyError as error:
        return str(error)
    if game.rules_version != table.rules_version:
        ours, theirs = game.rules_version, table.rules_version
        return f"played under rules version {theirs} of {table.game}; this heptarchy plays version {ours}"
    return None


def clock_left(table: TableRow, play: Play, seat: int, now: float) -> float | None:
    """Seconds that a seat has left to think, if the table has a clock."""
    if table.clock is None:
        return None
    running = now - play.since[seat] if seat in play.since and table.status == PLAYING else 0.0
    return table.clock.bank + table.clock.step * play.answered[seat] - play.thought[seat] - running


def is_abandoned(table: TableRow, row: SeatRow, play: Play | None, now: float) -> bool:
    """Has this seat been waited for longer than the table's patience, or been left?"""
    if table.status != PLAYING or row.kind != HUMAN:
        return False
    waited = play is not None and row.seat in play.since and now - play.since[row.seat] >= table.patience
    return row.left > 0.0 or waited


def summary(
    table: TableRow,
    seats: list[SeatRow],
    mine: list[int],
    language: str,
    *,
    identity: str = "",
    play: Play | None = None,
    online: Collection[int] = (),
    votes: Collection[Vote] = (),
) -> Summary:
    """A table as one browser may know it."""
    now = time.time()
    problem = problem_of(table)
    titles = {} if problem else level_titles(table.game, language)
    names = [row.name for row in seats] if problem else words(table.game, language).seat_names(table.options)
    asked = table.asked if play is None else play.asked
    ended = table.status in (OVER, ABANDONED, ARCHIVE)
    return Summary(
        id=table.id,
        game=table.game,
        title=table.game if problem else words(table.game, language).title(),
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
                since=None if play is None else play.since.get(row.seat),
                clock=None if play is None else clock_left(table, play, row.seat, now),
                abandoned=is_abandoned(table, row, play, now),
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
        secret=table.secret if ended and table.secret else None,
        patience=table.patience,
        clock=table.clock,
        result=result(table, play, language),
        rematch=table.rematch or None,
        problem=problem,
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
