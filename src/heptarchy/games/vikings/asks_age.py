"""What a seat is asked by the modules of the Viking Age, as messages (VX)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import (
    BRING,
    CHAMPION,
    FACTION,
    GIVE,
    KIND,
    KINGDOM,
    LEADER,
    LOAD,
    LOSE,
    PLACE,
    SETTLE,
    SHIRE,
)
from heptarchy.games.vikings.asks import ASKS, SHOWN, VIKING_UNITS, Line, battle
from heptarchy.games.vikings.fray import the_age, the_battle, the_fray
from heptarchy.games.vikings.kingdoms import KINGDOM_OF_UNITS
from heptarchy.games.vikings.rerolls import LEGEND
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.wording_age import caster, faces_shown, last_units
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.message import FLAG, MESSAGE, NUMBER, Message

# Choices for a whole side
OF_A_SIDE: Final = ("VX-1.4", "VX-6.12", "VX-6.13", "VX-6.15", "VX-7.12")


def age_faction(s: Vikings, asked: Asked) -> int:
    """VX-3.11, VX-4.2, VX-5.3: the faction whose King, die or relic it is; -1 where it is not one alone."""
    if asked.rule == "VX-3.11":
        return the_fray(s).aella[the_battle(s).roller]
    if asked.rule == "VX-4.2":
        return caster(s, asked)
    carriers = who_may_roll(asked)
    return carriers[0] if len(carriers) == 1 and not asked.arg >> LEGEND & 1 else -1


# War for Land and Gods

CHURCH: Final = ASKS.ask("church", n=NUMBER, battle=MESSAGE)
FORTS_UNITS: Final = ASKS.ask("forts-units", n=NUMBER, shire=SHIRE)
FORT: Final = ASKS.ask("fort", n=NUMBER, tiles=NUMBER)
FORT_COSTS_LEADER: Final = ASKS.ask("fort-costs-leader", n=NUMBER, tiles=NUMBER, shire=SHIRE, leader=LEADER)
FORT_COSTS_LEADERS: Final = ASKS.ask("fort-costs-leaders", n=NUMBER, tiles=NUMBER, leaders=NUMBER)
SETTLEMENT: Final = ASKS.ask("settlement")
SETTLEMENTS_UNIT: Final = ASKS.ask("settlements-unit", n=NUMBER)


def church(s: Vikings, asked: Asked) -> Message:
    """VX-1.4."""
    return CHURCH.of(n=the_age(s).tiles, battle=battle(s))


def fort(s: Vikings, asked: Asked) -> Message:
    """VX-1.6."""
    cost = s.params.fort_units
    if GIVE.holds(asked.options[0]):
        return FORTS_UNITS.of(n=cost, shire=asked.arg)
    age = the_age(s)
    tiles = s.params.fort_tiles - (age.forts | age.settlements).bit_count()
    alone = last_units(s, asked)
    if not alone:
        return FORT.of(n=cost, tiles=tiles)
    if len(alone) > 1:
        return FORT_COSTS_LEADERS.of(n=cost, tiles=tiles, leaders=len(alone))
    who, at = alone[0]
    return FORT_COSTS_LEADER.of(n=cost, tiles=tiles, shire=at, leader=who)


def settlement(s: Vikings, asked: Asked) -> Message:
    """VX-1.9."""
    return SETTLEMENT.of() if SETTLE.holds(asked.options[0]) else SETTLEMENTS_UNIT.of(n=s.stock[t.NORSEMEN])


# Kingdoms and steps

KINGDOMS_UNIT: Final = ASKS.ask("kingdoms-unit", kingdom=KINGDOM, kind=KIND)
LEADERS_HASTE: Final = ASKS.ask("leaders-haste", leader=LEADER, shire=SHIRE)
ARMYS_HASTE: Final = ASKS.ask("armys-haste", shire=SHIRE)


def kingdom(s: Vikings, asked: Asked) -> Message:
    """VX-2.2: a unit, or steps; VX-3.13 and VX-6.11 add steps too."""
    if PLACE.holds(asked.options[0]):
        return KINGDOMS_UNIT.of(kingdom=KINGDOM_OF_UNITS[s.active], kind=s.active)
    march = s.march
    assert march is not None
    if march.leader < 0:
        return ARMYS_HASTE.of(shire=march.at)
    return LEADERS_HASTE.of(leader=march.leader, shire=march.at)


# Kings

AELLA: Final = ASKS.ask("aella", n=NUMBER, faces=SHOWN)
AETHELRED: Final = ASKS.ask("aethelred", n=NUMBER, kind=KIND)
AETHELREDS_UNITS: Final = ASKS.ask("aethelreds-units", kind=KIND, shire=SHIRE)


def aella(s: Vikings, asked: Asked) -> Message:
    """VX-3.11."""
    fray = the_fray(s)
    return AELLA.of(n=fray.again, faces=faces_shown(s, fray.kinds))


def aethelred(s: Vikings, asked: Asked) -> Message:
    """VX-3.14."""
    if PLACE.holds(asked.options[0]):
        return AETHELRED.of(n=min(s.params.aethelred_units, s.stock[s.active]), kind=s.active)
    return AETHELREDS_UNITS.of(kind=s.active, shire=asked.arg)


# Runes, relics and Legends

RUNE: Final = ASKS.ask("rune", faction=FACTION, n=NUMBER, roll=NUMBER, battle=MESSAGE)
RELIC: Final = ASKS.ask("relic", faces=SHOWN, legend=FLAG)
BITER: Final = ASKS.ask("shield-biter", faces=SHOWN)
LAST_STAND: Final = ASKS.ask("last-stand", hits=NUMBER, n=NUMBER, battle=MESSAGE)
SWIFT_MARCH: Final = ASKS.ask("swift-march", n=NUMBER, kind=KIND)
SLAYERS_UNIT: Final = ASKS.ask("slayers-unit", n=NUMBER)
SLAYERS_PLACE: Final = ASKS.ask("slayers-place", n=NUMBER, kind=KIND)
SAGA: Final = ASKS.ask("saga-singer")


def rune(s: Vikings, asked: Asked) -> Message:
    """VX-4.2."""
    faction = caster(s, asked)
    rolls = the_fray(s).rolls[the_battle(s).roller]
    return RUNE.of(faction=faction, n=the_age(s).dice[faction], roll=rolls, battle=battle(s))


def relic(s: Vikings, asked: Asked) -> Message:
    """VX-5.3; VX-6.12 is asked about in the same breath."""
    return RELIC.of(faces=faces_shown(s, who_may_roll(asked)), legend=asked.arg >> LEGEND & 1)


def who_may_roll(asked: Asked) -> list[int]:
    """VX-5.3: the factions whose relics are asked about."""
    return [faction for faction in (t.NORSEMEN, t.BERSERKERS) if asked.arg >> faction & 1]


def biter(s: Vikings, asked: Asked) -> Message:
    """VX-6.12."""
    return BITER.of(faces=faces_shown(s, the_fray(s).kinds))


def last_stand(s: Vikings, asked: Asked) -> Message:
    """VX-6.13."""
    hits = the_battle(s).hits
    return LAST_STAND.of(hits=hits, n=min(hits, s.params.stand_hits), battle=battle(s))


def swift_march(s: Vikings, asked: Asked) -> Message:
    """VX-6.14."""
    return SWIFT_MARCH.of(n=min(s.params.march_units, s.stock[s.active]), kind=s.active)


def slayer(s: Vikings, asked: Asked) -> Message:
    """VX-6.15."""
    if LOSE.holds(asked.options[0]):
        return SLAYERS_UNIT.of(n=asked.arg // 2)
    left, kind = divmod(asked.arg, 4)
    return SLAYERS_PLACE.of(n=left // 2, kind=kind)


def saga(s: Vikings, asked: Asked) -> Message:
    """VX-6.16."""
    return SAGA.of()


# Epic battles and Lagertha

TRAITOR: Final = ASKS.ask("traitor", battle=MESSAGE)
DUEL: Final = ASKS.ask("duel")
DUELS_LOSS: Final = ASKS.ask("duels-loss", battle=MESSAGE)
LAGERTHA: Final = ASKS.ask("lagertha", leader=LEADER, units=VIKING_UNITS)
LAGERTHAS_NORSEMEN: Final = ASKS.ask("lagerthas-norsemen", leader=LEADER, n=NUMBER, kind=KIND)
LAGERTHAS_BERSERKERS: Final = ASKS.ask(
    "lagerthas-berserkers", leader=LEADER, n=NUMBER, kind=KIND, hers=NUMBER, kind2=KIND
)


def traitor(s: Vikings, asked: Asked) -> Message:
    """VX-7.11."""
    return TRAITOR.of(battle=battle(s))


def duel(s: Vikings, asked: Asked) -> Message:
    """VX-7.12."""
    return DUEL.of() if CHAMPION.holds(asked.options[0]) else DUELS_LOSS.of(battle=battle(s))


def lagertha(s: Vikings, asked: Asked) -> Message:
    """VX-9.2."""
    norsemen, berserkers = s.aboard
    if asked.options[0] == BRING[0]:
        return LAGERTHA.of(leader=asked.arg, units=[norsemen, berserkers])
    if LOAD[t.NORSEMEN].holds(asked.options[0]):
        return LAGERTHAS_NORSEMEN.of(leader=asked.arg, n=norsemen, kind=t.NORSEMEN)
    leader, hers = divmod(asked.arg, 64)
    return LAGERTHAS_BERSERKERS.of(leader=leader, n=berserkers, kind=t.BERSERKERS, hers=hers, kind2=t.NORSEMEN)


AGE_LINES: Final[dict[str, Line]] = {
    "VX-1.4": church,
    "VX-1.6": fort,
    "VX-1.9": settlement,
    "VX-2.2": kingdom,
    "VX-3.11": aella,
    "VX-3.14": aethelred,
    "VX-4.2": rune,
    "VX-5.3": relic,
    "VX-6.12": biter,
    "VX-6.13": last_stand,
    "VX-6.14": swift_march,
    "VX-6.15": slayer,
    "VX-6.16": saga,
    "VX-7.11": traitor,
    "VX-7.12": duel,
    "VX-9.2": lagertha,
}
