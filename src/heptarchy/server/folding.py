"""A game from its acts or its record, by the rules that it was played by; by today's only where they give the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy import editions
from heptarchy.kernel.record import ANOTHER_GAME, OTHER_RULES, read_facts
from heptarchy.kernel.refusal import HeptarchyError, RecordError
from heptarchy.server import fate, reasons
from heptarchy.server.play import Play
from heptarchy.server.reasons import Told
from heptarchy.server.rows import OVER
from heptarchy.server.summaries import edition_of

if TYPE_CHECKING:
    from heptarchy.kernel.match import Match
    from heptarchy.server.rows import Act, SeatRow
    from heptarchy.server.store import Whole


class AnotherGame(Told):
    """The rules that a table was played by are gone, and today's make another game of its acts; says where."""


def fresh(whole: Whole) -> Play:
    """The play before its first act."""
    table = whole.table
    return Play(edition_of(table).game, table.options, [seat_title(seat) for seat in whole.seats], table.began)


def fold(whole: Whole, acts: list[Act]) -> Play:
    """The play that the acts make; AnotherGame, or what `edition_of` raises, if there are no rules that make it."""
    table = whole.table
    edition = edition_of(table)
    try:
        play = fresh(whole)
        for act in acts:
            play.take(act)
        if edition.version != table.rules_version:
            check_same(whole, play)
    except (HeptarchyError, ValueError) as error:
        if edition.version == table.rules_version:
            raise
        under = OTHER_RULES.of(version=table.rules_version, game=table.game, ours=edition.version)
        raise AnotherGame(ANOTHER_GAME.of(under=under, why=reasons.reason_of(error))) from None
    return play


def check_same(whole: Whole, play: Play) -> None:
    """Raise if the table does not end as it did, or fate would not have said by its secret what it said."""
    table, state = whole.table, play.match.state
    if table.status == OVER and (list(state.scores), state.ending) != (table.scores, table.ending):
        raise AnotherGame(reasons.OTHER_ENDING.of(ending=repr(table.ending)))
    if table.secret:
        fate.verify_answers(play.match.record, table.secret, [row.nonce for row in whole.seats])


def resume(text: str) -> Match:
    """The match that a record holds, as `editions.resume` reads it, but by no rules that its fate does not follow from.

    Rules may change what weighs how much, and no question: then today's fit, but fate would have said other things.
    """
    match = editions.resume(text)
    found, nonces = fate.secret_in(text), fate.nonces_in(text)
    if found is None or nonces is None or match.game.rules_version == read_facts(text).version:
        return match
    try:
        fate.verify_answers(match.record, found[0], nonces)
        return match
    except fate.BentFate as error:
        try:
            return editions.resume(text, by_its_own=True)
        except editions.NoEdition as missing:
            message = ANOTHER_GAME.of(under=reasons.reason_of(missing), why=reasons.reason_of(error))
            raise RecordError(reasons.say(message), message) from None


def seat_title(row: SeatRow) -> str:
    """Who plays a seat, as the record names them."""
    return row.name or f"bot {row.level}"
