"""Villages (OV-11): cubes that others conquer or burn, and no Tower protects."""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.table.actions import CONQUER
from heptarchy.games.ortus.table.modules import VILLAGES, plays_with
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.kernel.refusal import Refusal


def has_villages(s: Ortus, house: int) -> bool:
    """OV-11: whether there is any to attack."""
    return plays_with(s, VILLAGES) and s.villages[house] > 0


def is_crippled(s: Ortus, house: int) -> bool:
    """OV-11: who has no Village left does not Recruit, and gains no Army card for a Land (a ruling of ours)."""
    return plays_with(s, VILLAGES) and s.villages[house] == 0


def sack(s: Ortus, _: int) -> None:
    """OV-11: a Village for each point, conquered or burnt as the attacker likes; Vikings only burn."""
    battle = the_battle(s)
    if battle.attacker == t.VIKINGS:
        share_out(s, 0, CONQUER.base)
        return
    menu = [CONQUER.base + n for n in range(battle.points + 1)]
    s.ask(battle.attacker, menu, then=share_out, rule="OV-11", why=refuse_conquest)


def refuse_conquest(s: Ortus, _: int, action: int) -> Refusal | None:
    """OV-11: as many as there are points, and Villages."""
    if CONQUER.holds(action) and CONQUER.arg(action) > the_battle(s).points:
        return why.VILLAGES_FALL.by("OV-11", the_battle(s).points)
    return None


def share_out(s: Ortus, _: int, answer: int) -> None:
    """OV-11: so many change hands, the others are gone for ever."""
    battle = the_battle(s)
    taken = CONQUER.arg(answer)
    burnt = battle.points - taken
    s.villages[battle.defender] -= battle.points
    battle.points = 0
    if taken:
        s.villages[battle.attacker] += taken
        s.tell(told.VILLAGES_TAKEN, battle.attacker, taken, battle.defender)
    if burnt:
        s.tell(told.VILLAGES_BURNT, burnt, battle.defender)
    if s.villages[battle.defender] == 0:
        s.tell(told.CRIPPLED, battle.defender)
