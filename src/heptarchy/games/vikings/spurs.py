"""Steps that are added to one army or Leader when its own are gone (VX-2.2, VX-3.13, VX-6.11)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.kingdoms import has_spur
from heptarchy.games.vikings.legends import claim, has_reward
from heptarchy.games.vikings.table.actions import HALT, HURRY
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.refusal import Refusal

# What gives them, as in actions.SPUR
MERCIA: Final = 0
EAST_ANGLIA: Final = 1
BURGRED: Final = 2
GREAT_HOST: Final = 3
HOST_STEPS: Final = 1  # VX-6.11
KINGDOM_OF: Final[list[int]] = [ta.MERCIA, ta.EAST_ANGLIA]


def spurs(s: Vikings) -> list[int]:
    """What could add steps to the army or Leader on the way."""
    march = s.march
    assert march is not None
    return spurs_for(s, march.leader)


def spurs_for(s: Vikings, leader: int) -> list[int]:
    """What could add steps to that Leader, or to an army."""
    found: list[int] = []
    for spur, kingdom in enumerate(KINGDOM_OF):
        if s.params.kingdom_steps and has_spur(s, kingdom, leader):
            found.append(spur)
    if the_age(s).haste:
        found.append(BURGRED)
    if has_reward(s, s.side, ta.GREAT_HOST):
        found.append(GREAT_HOST)
    return found


def ask_spur(s: Vikings, arg: int) -> None:
    """VX-2.2, VX-3.13, VX-6.11: further, or no further."""
    options = [HURRY[spur] for spur in spurs(s)]
    s.ask(s.owner[s.active], [*options, HALT[0]], then=hurry, rule="VX-2.2", why=refuse_spur)


def refuse_spur(s: Vikings, arg: int, action: int) -> Refusal | None:
    """Why that adds no steps."""
    if HURRY.holds(action) and HURRY.arg(action) not in spurs(s):
        return why.NO_SPUR.by("VX-2.2", HURRY.arg(action))
    return None


def hurry(s: Vikings, arg: int, answer: int) -> None:
    """The steps are added, and what gave them is spent for its time."""
    if answer == HALT[0]:
        return
    march = s.march
    assert march is not None
    age = the_age(s)
    spur = HURRY.arg(answer)
    if spur == BURGRED:
        march.steps = age.haste
        age.haste = 0
    elif spur == GREAT_HOST:
        march.steps = HOST_STEPS
        claim(s, ta.GREAT_HOST)
    else:
        march.steps = s.params.kingdom_steps
        age.spurred |= 1 << KINGDOM_OF[spur]
    s.tell(told.HURRIED, spur, march.steps)
