"""What prompts and labels of the Viking Age speak of, in no language: counts and keys read off the table (VX)."""

from __future__ import annotations

from heptarchy.games.vikings.actions import BUILD
from heptarchy.games.vikings.age import FACES
from heptarchy.games.vikings.fray import the_age, the_battle, the_fray
from heptarchy.games.vikings.spurs import BURGRED, GREAT_HOST, HOST_STEPS
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.tables import VIKING
from heptarchy.kernel.asked import Asked


def caster(s: Vikings, asked: Asked) -> int:
    """VX-4.2: the faction that may add a die; the question counts the kinds that are about to roll."""
    return the_fray(s).kinds[asked.arg]


def last_units(s: Vikings, asked: Asked) -> list[tuple[int, int]]:
    """VX-1.6, V-7.9: Leaders, with their shires, who would be lost there with the units that a Fort costs."""
    shires = [BUILD.arg(option) for option in asked.options if BUILD.holds(option)]
    cheap = [shire for shire in shires if s.hosts[VIKING][shire] == s.params.fort_units]
    return [(leader, at) for leader, at in enumerate(s.leader_at) if at in cheap]


def spur_steps(s: Vikings, spur: int) -> int:
    """VX-2.2, VX-3.13, VX-6.11: how many steps this adds."""
    if spur == BURGRED:
        return the_age(s).haste
    return HOST_STEPS if spur == GREAT_HOST else s.params.kingdom_steps


def tile_here(s: Vikings) -> str:
    """VX-1.7: the key of the tile in the shire of the battle; empty for none."""
    age = s.age
    if age is None:
        return ""
    shire = the_battle(s).shire
    if age.settlements >> shire & 1:
        return "settlement"
    return "fort" if age.forts >> shire & 1 else ""


def faces_shown(s: Vikings, kinds: list[int]) -> list[int]:
    """How many dice of these kinds show Hit, Flee, Command, blank in the roll on the table."""
    thrown = the_fray(s).thrown
    return [sum(thrown[kind * FACES + face] for kind in kinds) for face in range(FACES)]
