"""The King's politics in a Rebellion, and how he answers politics against him (RB-55 to RB-64)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.cards import count_of, merc_garrison
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import fief_size
from heptarchy.games.ortus.king_estate import SIZES, count_in
from heptarchy.games.ortus.king_target import draw_target, joust_weights
from heptarchy.games.ortus.king_war import best_properties
from heptarchy.games.ortus.politics import (
    announce,
    ask_vassal,
    idle_vassals,
    lose_struggle,
    new_plot,
    succeed,
    the_plot,
)
from heptarchy.games.ortus.table.actions import TURN_UP
from heptarchy.games.ortus.table.state import AT_HAND, AT_LORD, AT_MERCENARY, AT_POOL, AT_PROPERTIES, Ortus, Plot

TREACHERY_ORDER = (t.PRINCE, t.VASSAL, t.CHAMPION, t.MONK)


def plot_for_king(s: Ortus, kind: int) -> None:
    """RB-55, RB-57: a target cube, then what he finds in that Earldom."""
    s.push(weigh_plot, kind)
    s.push(draw_target)


def weigh_plot(s: Ortus, kind: int) -> None:
    """RB-56, RB-58: without a target there another Earl is drawn; RB-59: the Earl may answer with Allies."""
    if s.prey == t.NOBODY:
        return
    made = new_plot(s.liege, kind)
    found = aim_treachery(s, made) if kind == t.TREACHERY else aim_intrigue(s, made)
    if not found:
        s.tell(told.KING_FINDS_NOTHING, s.prey, kind)
        s.push(weigh_plot, kind)
        s.push(draw_target)
        return
    made.target = s.prey
    s.plot = made
    s.tell(told.KING_TREACHERY if kind == t.TREACHERY else told.KING_INTRIGUE, s.prey)
    s.push(announce)


def aim_treachery(s: Ortus, made: Plot) -> bool:
    """RB-55: Prince, Vassal, Champion, Abbot, Mercenary, Hand; of a kind the one in the largest Fief, the older."""
    earl = s.prey
    for kind in TREACHERY_ORDER:
        for fief in s.fiefs[earl]:
            if s.lord[fief] == kind and (made.fief == t.NOBODY or fief_size(s, fief) > fief_size(s, made.fief)):
                made.fief = fief
        if made.fief != t.NOBODY:
            made.aim = AT_LORD
            return True
    if aim_mercenary(s, made):
        return True
    made.aim = AT_HAND
    return count_of(s.hand, earl) > 0


def aim_mercenary(s: Ortus, made: Plot) -> bool:
    """RB-55, RB-57: with Garrison first, then the older."""
    mercs = s.mercs[s.prey]
    for place in range(len(mercs) - 1, -1, -1):
        if made.merc == t.NOBODY or merc_garrison(mercs[place]) > 0 or merc_garrison(mercs[made.merc]) == 0:
            made.merc = place
    made.aim = AT_MERCENARY
    return made.merc != t.NOBODY


def aim_intrigue(s: Ortus, made: Plot) -> bool:
    """RB-57: Properties; a Mercenary if there is none; Pool cards, Knights first."""
    earl = s.prey
    made.fief = fief_for_intrigue(s, earl)
    if made.fief != t.NOBODY:
        made.takes = best_properties(s.props[made.fief], s.params.intrigue_properties)
        made.aim = AT_PROPERTIES
        return True
    if aim_mercenary(s, made):
        return True
    made.aim = AT_POOL
    for kind in (t.KNIGHT, t.INFANTRY):
        for _ in range(s.pool[earl * 2 + kind]):
            if len(made.takes) < s.params.intrigue_army:
                made.takes.append(kind)
    return len(made.takes) > 0


def fief_for_intrigue(s: Ortus, earl: int) -> int:
    """RB-57: a Fief with the pair, that with the Cathedral, any; each time most Properties, most Lands, the older."""
    best = t.NOBODY
    best_rank = -1
    for fief in s.fiefs[earl]:
        if not s.props[fief]:
            continue
        lands = count_in(s, fief, t.LAND)
        rank = len(s.props[fief]) * SIZES + lands
        if lands and count_in(s, fief, t.MARKET):
            rank += 2 * SIZES * SIZES
        elif count_in(s, fief, t.CATHEDRAL):
            rank += SIZES * SIZES
        if rank > best_rank:
            best = fief
            best_rank = rank
    return best


# Against him


def draw_for_allies(s: Ortus, _: int) -> None:
    """RB-62a: as target he draws a Joust card."""
    s.roll(joust_weights(s), then=answer_with_allies, rule="RB-62")


def answer_with_allies(s: Ortus, _: int, answer: int) -> None:
    """RB-62a: on a face card he plays Allies, on No Luck the effect happens."""
    card = TURN_UP.arg(answer)
    if card == t.NO_LUCK:
        s.tell(told.KING_NO_ALLIES, card)
        s.push(succeed)
        return
    s.tell(told.KING_ALLIES, card)
    the_plot(s).answers = 1
    s.push(ask_vassal)


def answer_for_king(s: Ortus) -> None:
    """RB-62b, RB-64: a Vassal Lord who has not served, the older first, and he stays; otherwise a Joust card."""
    lords = idle_vassals(s, s.liege)
    if not lords:
        s.roll(joust_weights(s), then=answer_with_vassal, rule="RB-62")
        return
    made = the_plot(s)
    made.served.append(lords[0])
    made.answers += 1
    s.tell(told.KING_VASSAL_SERVES, lords[0])
    s.push(ask_vassal)


def answer_with_vassal(s: Ortus, _: int, answer: int) -> None:
    """RB-62b: on a face card he plays a Vassal, on No Luck he loses the struggle."""
    card = TURN_UP.arg(answer)
    if card == t.NO_LUCK:
        s.tell(told.KING_NO_VASSAL, card)
        s.push(lose_struggle)
        return
    s.tell(told.KING_VASSAL, card)
    the_plot(s).answers += 1
    s.push(ask_vassal)
