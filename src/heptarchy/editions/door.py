"""What an edition gives to those who play by it: its game, and the parts of kernel and bots that belong to it.

The living edition is what this package plays. A past edition holds this file too, as it was when the edition was made,
with its imports turned to its own modules. So a name may be added here; none may go, or come to mean something else.
"""

from __future__ import annotations

from heptarchy.agents import agent
from heptarchy.agents.levels import Level, level, levels, ranked, usual
from heptarchy.games import BUILT_IN
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.game import Game
from heptarchy.kernel.match import Match
from heptarchy.kernel.pack import pack, unpack
from heptarchy.kernel.perspective import Perspective
from heptarchy.kernel.space import Space
from heptarchy.kernel.state import State
from heptarchy.kernel.words import Words

__all__ = [
    "BUILT_IN",
    "Game",
    "Level",
    "Match",
    "Perspective",
    "Rng",
    "Space",
    "State",
    "Words",
    "agent",
    "level",
    "levels",
    "pack",
    "ranked",
    "unpack",
    "usual",
]
