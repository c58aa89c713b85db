"""Where units of a side may come in (V-5.4, V-5.7)."""

from __future__ import annotations

from heptarchy.games.vikings.book import why
from heptarchy.games.vikings.data.tables import ALFRED, ENGLISH, IS_COASTAL, REINFORCEMENT_CITIES, SIDE_OF, VIKING
from heptarchy.games.vikings.forts import shires_in
from heptarchy.games.vikings.table.actions import BOARD, PASS, PLACE
from heptarchy.games.vikings.table.state import OFF_SHORE, Vikings
from heptarchy.games.vikings.units import is_marked, viking_coasts, viking_leaders
from heptarchy.kernel.refusal import Refusal


def places_of(s: Vikings, side: int) -> list[int]:
    """V-5.7: where fled units of a side come back."""
    return viking_places(s) if side == VIKING else english_places(s)


def viking_places(s: Vikings, fled: bool = True) -> list[int]:
    """V-5.4, V-5.7: coasts that the Vikings hold, shires where a Viking Leader stands, the Leader off shore.

    VX-1.8: and shires with a Fort or Settlement; for those who have fled also inland.
    """
    shires = viking_coasts(s)
    places: list[int] = []
    for leader in viking_leaders(s):
        at = s.leader_at[leader]
        if at == OFF_SHORE:
            places.append(BOARD[leader])
        elif at >= 0 and at not in shires:
            shires.append(at)
    age = s.age
    if age is not None:
        tiles = shires_in(age.forts | age.settlements)
        shires += [at for at in tiles if at not in shires and (fled or IS_COASTAL[at])]
        shires = [at for at in shires if not s.hosts[ENGLISH][at]]
    return [PLACE[shire] for shire in sorted(shires)] + places


def english_places(s: Vikings) -> list[int]:
    """V-5.7: reinforcement cities that the English hold, and Alfred's card while he is on the map."""
    shires = [city for city in REINFORCEMENT_CITIES if not is_marked(s, city)]
    at = s.leader_at[ALFRED]
    if at >= 0 and at not in shires:
        shires.append(at)
    return [PLACE[shire] for shire in sorted(shires)]


def refuse_place(s: Vikings, faction: int, action: int) -> Refusal | None:
    """V-5.7: where units of a side may come in; V-5.4: those of the Reinforcements card too."""
    waiting = s.rule == "V-5.4"
    viking = SIDE_OF[faction] == VIKING
    if action in (viking_places(s, fled=not waiting) if viking else english_places(s)):
        return None
    rule = "V-5.4" if waiting else "V-5.7"
    if BOARD.holds(action):
        return why.NOT_OFF_SHORE.by(rule, BOARD.arg(action))
    if PLACE.holds(action):
        refuge = why.NO_VIKING_REFUGE if viking else why.NO_ENGLISH_REFUGE
        return refuge.by(rule, PLACE.arg(action))
    if action == PASS[0] and not viking:
        return why.MUST_COME_BACK.by(rule)
    return None
