"""What a seat is asked by the modules of the Viking Age, in one line (VX)."""

from __future__ import annotations

from collections.abc import Callable

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import BRING, CHAMPION, FACTION, GIVE, KINGDOM, LOAD, LOSE, PLACE, SETTLE, SHIRE
from heptarchy.games.vikings.fray import the_age, the_battle, the_fray
from heptarchy.games.vikings.kingdoms import KINGDOM_OF_UNITS
from heptarchy.games.vikings.rerolls import LEGEND
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.wording import ONE_OF, battle_line, host, listed, several, short_leader, some
from heptarchy.games.vikings.wording_age import caster, faces_shown, last_units
from heptarchy.kernel.asked import Asked

Line = Callable[[Vikings, Asked], str]  # what is asked, after "Norsemen: "

DICE = ("Rune", "Prayer")  # by side
FACES = (("Hit", "Hits"), ("Flee", "Flees"), ("Command", "Commands"), ("blank", "blanks"))
NTH = ("", "first", "second", "third", "fourth")


def age_faction(s: Vikings, asked: Asked) -> int:
    """VX-3.11, VX-4.2, VX-5.3: the faction whose King, die or relic it is; -1 where it is not one alone."""
    if asked.rule == "VX-3.11":
        return the_fray(s).aella[the_battle(s).roller]
    if asked.rule == "VX-4.2":
        return caster(s, asked)
    carriers = who_may_roll(asked)
    return carriers[0] if len(carriers) == 1 and not asked.arg >> LEGEND & 1 else -1


def shown(s: Vikings, kinds: list[int]) -> str:
    """`1 Hit and 2 Flees`: what dice on the table show."""
    faces = faces_shown(s, kinds)
    return listed([several(n, *FACES[face]) for face, n in enumerate(faces) if n])


# War for Land and Gods


def church(s: Vikings, asked: Asked) -> str:
    """VX-1.4."""
    return f"spend a plundered Church ({the_age(s).tiles} left) for a Fyrd card, or not ({battle_line(s)})"


def fort(s: Vikings, asked: Asked) -> str:
    """VX-1.6."""
    cost = several(s.params.fort_units, "unit", "units")
    if GIVE.holds(asked.options[0]):
        units = "unit" if s.params.fort_units == 1 else cost
        return f"choose which {units} you give up for the Fort in {SHIRE.shown[asked.arg]}"
    age = the_age(s)
    left = several(s.params.fort_tiles - (age.forts | age.settlements).bit_count(), "tile", "tiles")
    alone = last_units(s, asked)
    lost = f"; {len(alone)} Leaders would be lost with their last units" if alone else ""
    if len(alone) == 1:
        who, at = alone[0]
        lost = f"; in {SHIRE.shown[at]} it costs you {short_leader(who)}"
    return f"build a Fort for {cost} there: it holds its shire without units ({left} left{lost}), or be done"


def settlement(s: Vikings, asked: Asked) -> str:
    """VX-1.9."""
    if SETTLE.holds(asked.options[0]):
        return "make a Settlement of a Fort: a Norseman there every later turn, but a die less in battle; or be done"
    return f"too few units: choose the Settlement that gets the next Norseman ({s.stock[t.NORSEMEN]} in the stockpile)"


# Kingdoms and steps


def kingdom(s: Vikings, asked: Asked) -> str:
    """VX-2.2: a unit, or steps; VX-3.13 and VX-6.11 add steps too."""
    if PLACE.holds(asked.options[0]):
        named = KINGDOM.shown[KINGDOM_OF_UNITS[s.active]]
        return f"the power of {named} gives you a {ONE_OF[s.active]}: choose the city where it comes"
    march = s.march
    assert march is not None
    who = short_leader(march.leader) if march.leader >= 0 else "the army"
    return f"{who} has no step left in {SHIRE.shown[march.at]}: choose how to go further, or halt"


# Kings


def aella(s: Vikings, asked: Asked) -> str:
    """VX-3.11."""
    fray = the_fray(s)
    dice = several(fray.again, "die", "dice")
    return f"Aella lets you throw {dice} again: choose one, or keep them all (your side rolled {shown(s, fray.kinds)})"


def aethelred(s: Vikings, asked: Asked) -> str:
    """VX-3.14."""
    if PLACE.holds(asked.options[0]):
        most = min(s.params.aethelred_units, s.stock[s.active])
        return f"choose the shire where Aethelred adds up to {some(most, s.active)}"
    return f"choose how many {FACTION.shown[s.active]} Aethelred adds in {SHIRE.shown[asked.arg]}"


# Runes, relics and Legends


def rune(s: Vikings, asked: Asked) -> str:
    """VX-4.2."""
    faction = caster(s, asked)
    rolls = the_fray(s).rolls[the_battle(s).roller]
    nth = NTH[rolls] if rolls < len(NTH) else "next"
    left = the_age(s).dice[faction]
    return f"add a {DICE[t.SIDE_OF[faction]]} die ({left} left) to your {nth} roll, or not ({battle_line(s)})"


def relic(s: Vikings, asked: Asked) -> str:
    """VX-5.3."""
    rolled = shown(s, who_may_roll(asked))
    return f"you rolled {rolled}: throw all dice of a faction again by a relic{by_legend(asked)}, or keep them"


def who_may_roll(asked: Asked) -> list[int]:
    """VX-5.3: the factions whose relics are asked about."""
    return [faction for faction in (t.NORSEMEN, t.BERSERKERS) if asked.arg >> faction & 1]


def by_legend(asked: Asked) -> str:
    """VX-6.12: asked about in the same breath."""
    return ", or those of your side by the Shield-Biter" if asked.arg >> LEGEND & 1 else ""


def biter(s: Vikings, asked: Asked) -> str:
    """VX-6.12."""
    return f"your side rolled {shown(s, the_fray(s).kinds)}: throw all dice again by the Shield-Biter, or keep them"


def last_stand(s: Vikings, asked: Asked) -> str:
    """VX-6.13."""
    hits = the_battle(s).hits
    cancelled = min(hits, s.params.stand_hits)
    against = several(hits, "Hit", "Hits")
    return f"{against} against you: cancel {cancelled} by the Last Stand, or take all ({battle_line(s)})"


def swift_march(s: Vikings, asked: Asked) -> str:
    """VX-6.14."""
    units = some(min(s.params.march_units, s.stock[s.active]), s.active)
    return f"the Swift March brings {units}: choose one of the cities taken this turn"


def slayer(s: Vikings, asked: Asked) -> str:
    """VX-6.15."""
    if LOSE.holds(asked.options[0]):
        return f"the King-Slayer brings fled units back ({asked.arg // 2} may still come): choose who is next, or pass"
    left, faction = divmod(asked.arg, 4)
    return f"choose where a fled {ONE_OF[faction]} comes back ({left // 2} may still come), or pass"


def saga(s: Vikings, asked: Asked) -> str:
    """VX-6.16."""
    return "draw 1 card more this time by the Saga-Singer, or save the reward for a later turn"


# Epic battles and Lagertha


def traitor(s: Vikings, asked: Asked) -> str:
    """VX-7.11."""
    return f"a Traitor: choose which of your factions fights for the defenders ({battle_line(s)})"


def duel(s: Vikings, asked: Asked) -> str:
    """VX-7.12."""
    if CHAMPION.holds(asked.options[0]):
        return "the Champions' Duel: choose whose die your side rolls; a lone Hit costs the other side a unit"
    return f"your champion has lost: choose who falls ({battle_line(s)})"


def lagertha(s: Vikings, asked: Asked) -> str:
    """VX-9.2."""
    norsemen, berserkers = s.aboard
    if asked.options[0] == BRING[0]:
        units = host([norsemen, berserkers], [t.NORSEMEN, t.BERSERKERS])
        return f"bring Lagertha, once in the game, to lead some of {short_leader(asked.arg)}'s {units}, or pass"
    if LOAD[t.NORSEMEN].holds(asked.options[0]):
        return f"choose how many of {short_leader(asked.arg)}'s {some(norsemen, t.NORSEMEN)} Lagertha takes"
    leader, hers = divmod(asked.arg, 64)
    also = f" beside {some(hers, t.NORSEMEN)}" if hers else ""
    return f"choose how many of {short_leader(leader)}'s {some(berserkers, t.BERSERKERS)} Lagertha takes{also}"


AGE_LINES: dict[str, Line] = {
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
# Choices for a whole side
OF_A_SIDE = ("VX-1.4", "VX-6.12", "VX-6.13", "VX-6.15", "VX-7.12")
