"""What the heuristic holds dear of the Viking Age: every figure, each with its sentence. A city is the measure."""

from __future__ import annotations

from typing import Final

# War for Land and Gods (VX-1)

PLUNDER_UNIT: Final = 0.2  # the unit that comes when a Church is plundered
TILE: Final = 0.1  # a plundered Church in the hands of the English: Fyrd in one battle
LAST_CHURCH: Final = 4.0  # the last Church: it ends the game
CHURCHES_LEFT: Final = 1.5  # with more Churches left each is worth less, by this power
CALLED: Final = 0.5  # the share of the Fyrd that tiles could call which is reckoned with before they are
CALLED_TILES: Final = 2  # so many tiles are enough for all battles to come
AVENGE: Final = 0.1  # what the Fyrd of a tile must bring, while there are few tiles
SETTLER: Final = 0.12  # a Norseman whom a Settlement will send
FORT: Final = 0.0  # what a Fort must bring more than the units that it costs

# Kingdoms (VX-2): by kingdom, what its power is worth to either side for each round to come

POWER: Final = [0.12, 0.1, 0.12, 0.18]
HURRY: Final = 0.05  # what further steps must bring, while others could have them this turn
FAR_POWER: Final = 0.4  # the share of it that is left for each city more that it takes

# Kings (VX-3)

# by King: what he must bring to be played before the rounds that may end the game; Aethelred's units serve on
KING_EARLY: Final = [2.5, 2.5, 2.5, 1.0]
KING: Final = [0.15, 0.15, 0.15, 0.03]  # and in those rounds, for each turn to come
AELLA_HITS: Final = 1.0  # Hits more that Aella brings on average

# Runes and Prayer (VX-4)

CAST: Final = 0.03  # what a die must bring

# Relics (VX-5)

SPEND_EARLY: Final = 0.5  # what rolling again must bring before the rounds that may end the game
SPEND: Final = 0.1  # and in those rounds, for each turn to come

# Legends (VX-6)

CLAIM_EARLY: Final = 1.0  # what a reward must bring to be claimed before the rounds that may end the game
CLAIM: Final = 0.2  # and in those rounds, for each turn to come

# Ships (VX-8)

SAIL: Final = 0.3  # what a way by ship must bring more than one by land: it scatters the host

# Legendary Leaders (VX-9)

HALF: Final = 0.5  # Lagertha's share
