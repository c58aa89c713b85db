"""Names that are made of others: rulers, what is claimed, who leads a band; `book/names.*.ftl` makes them."""

from __future__ import annotations

from typing import Final

from heptarchy.games.arthur.data.rulers import kingdom_at, ruler_name
from heptarchy.games.arthur.table.actions import PEOPLE, PLAYER, PROVINCE, SPACE, TITLE
from heptarchy.games.arthur.table.state import LAND, THRONE
from heptarchy.games.arthur.table.state import TITLE as A_TITLE
from heptarchy.kernel.message import MESSAGE, Asks, MadeOf, Message, Thing

NAMES: Final = Asks(SPACE, "name")

RULER: Final = NAMES.ask("ruler", called=MESSAGE, player=PLAYER)
RULER_ALONE: Final = NAMES.ask("ruler-alone", called=MESSAGE)
OF_TITLE: Final = NAMES.ask("title", title=TITLE)
OF_THRONE: Final = NAMES.ask("throne", player=PLAYER)
OF_FAITH: Final = NAMES.ask("faith")
OF_PRINCE: Final = NAMES.ask("prince")
OF_WARLORD: Final = NAMES.ask("warlord", province=PROVINCE)


def ruler(seat: int, reign: int, born: int) -> Message:
    """A ruler with his kingdom."""
    return RULER.of(called=ruler_name(kingdom_at(seat), reign, born), player=seat)


def ruler_alone(seat: int, reign: int, born: int) -> Message:
    """A ruler by his name alone."""
    return RULER_ALONE.of(called=ruler_name(kingdom_at(seat), reign, born))


def thing_over(over: int, thing: int) -> Message | Thing:
    """What a war is over: `Cernow`, `the title Pendragon`, `the throne of Powys`, `the Saxons`."""
    if over == LAND:
        return Thing(PROVINCE, thing)
    if over == A_TITLE:
        return OF_TITLE.of(title=thing)
    return OF_THRONE.of(player=thing) if over == THRONE else OF_FAITH.of()


# AA-13.1: a ruler by his seat, his number in the line, and the people that he was born to
BORN: Final = MadeOf([PLAYER, None, PEOPLE], lambda ints: ruler(ints[0], ints[1], ints[2]))
