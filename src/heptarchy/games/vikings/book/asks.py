"""What a seat is asked, as messages; `book/messages.*.ftl` says them, once for each language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heptarchy.games.vikings.cards import deck_to_fill
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.moments import BEFORE_FYRD, BEFORE_MOVEMENT, BEFORE_ROLLS
from heptarchy.games.vikings.fray import in_battle, kinds_for, the_age, the_battle, the_fray
from heptarchy.games.vikings.kingdoms import KINGDOM_OF_UNITS
from heptarchy.games.vikings.legendary_leaders import aboard
from heptarchy.games.vikings.phase_events import most_swapped, swapped_kinds
from heptarchy.games.vikings.reinforcements import FROM_WAITING, place_icons, reveal_invasion
from heptarchy.games.vikings.rerolls import LEGEND
from heptarchy.games.vikings.spurs import BURGRED, GREAT_HOST, HOST_STEPS
from heptarchy.games.vikings.table import actions as a
from heptarchy.games.vikings.table.actions import FACTION, KIND, LEADER, SHIRE, SPACE
from heptarchy.games.vikings.table.age import FACES
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.windows import asked_together
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.message import FLAG, MESSAGE, NUMBER, Asks, Counted, HostOf, Message, Thing, WordOf, host

Line = Callable[[Vikings, Asked], Message]

ASKS: Final = Asks(SPACE)
UNITS: Final = HostOf(KIND, range(len(t.UNIT_KINDS)))
VIKING_UNITS: Final = HostOf(KIND, (t.NORSEMEN, t.BERSERKERS))
SHOWN: Final = HostOf(a.FACE, [a.FACE.find(face) for face in ("hit", "flee", "command", "blank")])

# What is read off the table


def caster(s: Vikings, asked: Asked) -> int:
    """VX-4.2: the faction that may add a die; the question counts the kinds that are about to roll."""
    return the_fray(s).kinds[asked.arg]


def last_units(s: Vikings, asked: Asked) -> list[tuple[int, int]]:
    """VX-1.6, V-7.9: Leaders, with their shires, who would be lost there with the units that a Fort costs."""
    shires = [a.BUILD.arg(option) for option in asked.options if a.BUILD.holds(option)]
    cheap = [shire for shire in shires if s.hosts[t.VIKING][shire] == s.params.fort_units]
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


# Phrases

SHIPS: Final = ASKS.ask("ships", leader=LEADER)
BATTLE: Final = ASKS.ask("battle", shire=SHIRE, attackers=UNITS, defenders=UNITS)
BATTLE_WON: Final = ASKS.ask("battle-won", shire=SHIRE, n=NUMBER, left=UNITS)


def place(answer: int) -> Thing | Message:
    """The shire, or the ships of the Leader, that an answer points at."""
    if a.BOARD.holds(answer):
        return SHIPS.of(leader=a.BOARD.arg(answer))
    if a.TARGET_CARD.holds(answer):
        return SHIPS.of(leader=a.TARGET_CARD.arg(answer))
    return Thing(SHIRE, a.PLACE.arg(answer) if a.PLACE.holds(answer) else a.TARGET.arg(answer))


def battle(s: Vikings) -> Message:
    """`York, 5 Norsemen against 1 Thegn`: attackers first."""
    b = the_battle(s)
    sides = [standing(s, side) for side in (0, 1)]
    if sides[0] and sides[1]:
        return BATTLE.of(shire=b.shire, attackers=sides[b.attacker], defenders=sides[1 - b.attacker])
    left = sides[0] or sides[1]  # V-9.14: the last enemy is gone, Commands may still be used
    n = sum([one.n if isinstance(one, Counted) else 1 for one in left])
    return BATTLE_WON.of(shire=b.shire, n=n, left=left)


def standing(s: Vikings, side: int) -> list[Counted | Thing]:
    """Who stands for a side; VX-1.7: a Fort or Settlement does for the Vikings; VX-7.11: traitors for the defenders."""
    units: list[Counted | Thing] = [
        Counted(in_battle(s, kind), Thing(KIND, kind)) for kind in kinds_for(s, side) if in_battle(s, kind)
    ]
    if side == t.VIKING and tile_here(s):
        units.append(Thing(a.TILE, a.TILE.find(tile_here(s))))
    return units


# Set-up and reinforcements

DECK: Final = ASKS.ask("deck", n=NUMBER, most=NUMBER)
EXTRA_UNIT: Final = ASKS.ask("extra-unit", n=NUMBER, most=NUMBER)
BEFORE_ARMIES: Final = ASKS.ask("before-armies", faction=FACTION, armies=NUMBER, steps=NUMBER)
PHASE_EVENT: Final = ASKS.ask("phase-event", come=FLAG)
HOW_MANY_WAITING: Final = ASKS.ask("how-many-waiting", n=NUMBER, kind=KIND, place=MESSAGE)
WAITING: Final = ASKS.ask("waiting", n=NUMBER, kind=KIND)
HOW_MANY_FLED: Final = ASKS.ask("how-many-fled", n=NUMBER, kind=KIND, place=MESSAGE)
FLED: Final = ASKS.ask("fled", n=NUMBER, kind=KIND, passes=FLAG)
SHORT: Final = ASKS.ask("short", n=NUMBER)
MOVEMENT: Final = ASKS.ask("movement", event=FLAG)


def deck(s: Vikings, asked: Asked) -> Message:
    """V-3.4."""
    picked = (s.decks[deck_to_fill(s, asked.seat)] & t.EVENT_MASK).bit_count()
    return DECK.of(n=picked + 1, most=s.params.advanced_events)


def phase_event(s: Vikings, asked: Asked) -> Message:
    """V-10.6; V-5.1: the new units of this turn may be on the table."""
    if asked.arg % 16 == BEFORE_MOVEMENT:
        return BEFORE_ARMIES.of(faction=s.active, armies=s.armies, steps=s.steps)
    return PHASE_EVENT.of(come=reveal_invasion not in s.agenda and place_icons not in s.agenda)


def waiting_units(s: Vikings, asked: Asked) -> Message:
    """V-5.4."""
    if a.TAKE.holds(asked.options[0]):
        answer, kind = divmod(asked.arg % (FROM_WAITING * 1000), 10)
        return HOW_MANY_WAITING.of(n=s.waiting[kind], kind=kind, place=place(answer))
    return WAITING.of(n=s.waiting[asked.arg], kind=asked.arg)


def fled_faction(asked: Asked) -> int:
    """V-5.7: whose fled units come back; it travels alone, or as the last digit beside the place."""
    return asked.arg % 10


def fled_units(s: Vikings, asked: Asked) -> Message:
    """V-5.7."""
    kind = fled_faction(asked)
    fled = s.fled[kind]
    if a.TAKE.holds(asked.options[0]):
        return HOW_MANY_FLED.of(n=fled, kind=kind, place=place(asked.arg // 10))
    return FLED.of(n=fled, kind=kind, passes=a.PASS[0] in asked.options)


def movement(s: Vikings, asked: Asked) -> Message:
    """V-5.8."""
    events = [option for option in asked.options if a.CROWNED.holds(option) or t.CARD_EVENT[a.PLAY.arg(option)] >= 0]
    return MOVEMENT.of(event=bool(events))


# Events and what they point at

HOW_MANY_CHANGE: Final = ASKS.ask("how-many-change", kind=KIND, kind2=KIND, place=MESSAGE)
CHANGE: Final = ASKS.ask("change", n=NUMBER, kind=KIND, kind2=KIND)
CEOLWULF: Final = ASKS.ask("ceolwulf")
CEOLWULFS_UNIT: Final = ASKS.ask("ceolwulfs-unit", shire=SHIRE, to=SHIRE)
CEOLWULFS_SHIRE: Final = ASKS.ask("ceolwulfs-shire", to=SHIRE, n=NUMBER)
PURSE: Final = ASKS.ask("purse", n=NUMBER)
REBELLION: Final = ASKS.ask("rebellion")
REBELLIONS_LOSS: Final = ASKS.ask("rebellions-loss", shire=SHIRE)
NAVY: Final = ASKS.ask("navy", n=NUMBER)
DANEGELD: Final = ASKS.ask("danegeld", n=NUMBER, kind=KIND, n2=NUMBER, kind2=KIND)
ESCAPE: Final = ASKS.ask("escape", shire=SHIRE)
SPY: Final = ASKS.ask("spy", to=SHIRE)
SPYS_THEGNS: Final = ASKS.ask("spys-thegns", shire=SHIRE, to=SHIRE)
SPYS_HOUSECARL: Final = ASKS.ask("spys-housecarl", shire=SHIRE, to=SHIRE, n=NUMBER, kind=KIND)
ORDER: Final = ASKS.ask("order", shire=SHIRE)


def swap(s: Vikings, asked: Asked) -> Message:
    """V-15.12, V-15.21, V-15.41."""
    event = asked.arg % 32 if a.TAKE.holds(asked.options[0]) else asked.arg
    old, new = swapped_kinds(event)
    if a.TAKE.holds(asked.options[0]):
        return HOW_MANY_CHANGE.of(kind=old, kind2=new, place=place(asked.arg // 32))
    return CHANGE.of(n=most_swapped(s, event), kind=old, kind2=new)


def ceolwulf(s: Vikings, asked: Asked) -> Message:
    """V-15.24."""
    if a.TARGET.holds(asked.options[0]):
        return CEOLWULF.of()
    if a.LOSE.holds(asked.options[0]):
        target, source = divmod(asked.arg, 64)
        return CEOLWULFS_UNIT.of(shire=source, to=target // 16)
    return CEOLWULFS_SHIRE.of(to=asked.arg // 16, n=asked.arg % 16)


def spy(s: Vikings, asked: Asked) -> Message:
    """V-15.45."""
    target = the_battle(s).shire
    if a.TARGET.holds(asked.options[0]):
        return SPY.of(to=target)
    if a.LOAD[t.THEGN].holds(asked.options[0]):
        return SPYS_THEGNS.of(shire=asked.arg, to=target)
    return SPYS_HOUSECARL.of(shire=asked.arg % 64, to=target, n=asked.arg // 64, kind=t.THEGN)


# Leaders, armies and battles

A_LEADER: Final = ASKS.ask("leader", armies=NUMBER, steps=NUMBER, done=FLAG)
LANDING: Final = ASKS.ask("landing", leader=LEADER, units=VIKING_UNITS, steps=NUMBER)
ARMY: Final = ASKS.ask("army", armies=NUMBER, steps=NUMBER)
LEADERS_WAY: Final = ASKS.ask(
    "leaders-way", leader=LEADER, shire=SHIRE, units=UNITS, steps=NUMBER, load=FLAG, halt=FLAG
)
ARMYS_WAY: Final = ASKS.ask("armys-way", shire=SHIRE, units=UNITS, steps=NUMBER, load=FLAG, halt=FLAG)
BATTLE_EVENT: Final = ASKS.ask("battle-event", when=WordOf("fyrd", "rolls", "vikings"), battle=MESSAGE)
NEXT_BATTLE: Final = ASKS.ask("next-battle", n=NUMBER)
LOSS: Final = ASKS.ask("loss", n=NUMBER, battle=MESSAGE)
COMMAND: Final = ASKS.ask("command", n=NUMBER, battle=MESSAGE)
FOLLOW: Final = ASKS.ask("follow", shire=SHIRE)
WINDOWS: Final = {BEFORE_FYRD: 0, BEFORE_ROLLS: 1}


def landing(s: Vikings, asked: Asked) -> Message:
    """V-7.4."""
    march = s.march
    assert march is not None
    return LANDING.of(leader=march.leader, units=aboard(s, march.leader)[:2], steps=march.steps - 1)


def way(s: Vikings, asked: Asked) -> Message:
    """V-7.5, V-8.1."""
    march = s.march
    if march is None:
        return ARMY.of(armies=s.armies, steps=s.steps)
    units: list[Counted | Thing] = host(KIND, t.FACTIONS_OF[s.side], march.carry)
    load = s.space.verb_of[asked.options[0]] in a.LOAD
    if march.leader < 0:
        return ARMYS_WAY.of(shire=march.at, units=units, steps=march.steps, load=load, halt=march.stepped)
    return LEADERS_WAY.of(
        leader=march.leader, shire=march.at, units=units, steps=march.steps, load=load, halt=march.stepped
    )


# The Viking Age: land and gods, kingdoms, Kings

CHURCH: Final = ASKS.ask("church", n=NUMBER, battle=MESSAGE)
FORTS_UNITS: Final = ASKS.ask("forts-units", n=NUMBER, shire=SHIRE)
FORT: Final = ASKS.ask("fort", n=NUMBER, tiles=NUMBER)
FORT_COSTS_LEADER: Final = ASKS.ask("fort-costs-leader", n=NUMBER, tiles=NUMBER, shire=SHIRE, leader=LEADER)
FORT_COSTS_LEADERS: Final = ASKS.ask("fort-costs-leaders", n=NUMBER, tiles=NUMBER, leaders=NUMBER)
SETTLEMENT: Final = ASKS.ask("settlement")
SETTLEMENTS_UNIT: Final = ASKS.ask("settlements-unit", n=NUMBER)
KINGDOMS_UNIT: Final = ASKS.ask("kingdoms-unit", kingdom=a.KINGDOM, kind=KIND)
LEADERS_HASTE: Final = ASKS.ask("leaders-haste", leader=LEADER, shire=SHIRE)
ARMYS_HASTE: Final = ASKS.ask("armys-haste", shire=SHIRE)
AELLA: Final = ASKS.ask("aella", n=NUMBER, faces=SHOWN)
AETHELRED: Final = ASKS.ask("aethelred", n=NUMBER, kind=KIND)
AETHELREDS_UNITS: Final = ASKS.ask("aethelreds-units", kind=KIND, shire=SHIRE)


def fort(s: Vikings, asked: Asked) -> Message:
    """VX-1.6."""
    cost = s.params.fort_units
    if a.GIVE.holds(asked.options[0]):
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


def kingdom(s: Vikings, asked: Asked) -> Message:
    """VX-2.2: a unit, or steps; VX-3.13 and VX-6.11 add steps too."""
    if a.PLACE.holds(asked.options[0]):
        return KINGDOMS_UNIT.of(kingdom=KINGDOM_OF_UNITS[s.active], kind=s.active)
    march = s.march
    assert march is not None
    if march.leader < 0:
        return ARMYS_HASTE.of(shire=march.at)
    return LEADERS_HASTE.of(leader=march.leader, shire=march.at)


def aethelred(s: Vikings, asked: Asked) -> Message:
    """VX-3.14."""
    if a.PLACE.holds(asked.options[0]):
        return AETHELRED.of(n=min(s.params.aethelred_units, s.stock[s.active]), kind=s.active)
    return AETHELREDS_UNITS.of(kind=s.active, shire=asked.arg)


# Runes, relics, Legends, Epic battles, Lagertha

RUNE: Final = ASKS.ask("rune", faction=FACTION, n=NUMBER, roll=NUMBER, battle=MESSAGE)
RELIC: Final = ASKS.ask("relic", faces=SHOWN, legend=FLAG)
BITER: Final = ASKS.ask("shield-biter", faces=SHOWN)
LAST_STAND: Final = ASKS.ask("last-stand", hits=NUMBER, n=NUMBER, battle=MESSAGE)
SWIFT_MARCH: Final = ASKS.ask("swift-march", n=NUMBER, kind=KIND)
SLAYERS_UNIT: Final = ASKS.ask("slayers-unit", n=NUMBER)
SLAYERS_PLACE: Final = ASKS.ask("slayers-place", n=NUMBER, kind=KIND)
TRAITOR: Final = ASKS.ask("traitor", battle=MESSAGE)
DUEL: Final = ASKS.ask("duel")
DUELS_LOSS: Final = ASKS.ask("duels-loss", battle=MESSAGE)
LAGERTHA: Final = ASKS.ask("lagertha", leader=LEADER, units=VIKING_UNITS)
LAGERTHAS_NORSEMEN: Final = ASKS.ask("lagerthas-norsemen", leader=LEADER, n=NUMBER, kind=KIND)
LAGERTHAS_BERSERKERS: Final = ASKS.ask(
    "lagerthas-berserkers", leader=LEADER, n=NUMBER, kind=KIND, hers=NUMBER, kind2=KIND
)


def rune(s: Vikings, asked: Asked) -> Message:
    """VX-4.2."""
    faction = caster(s, asked)
    rolls = the_fray(s).rolls[the_battle(s).roller]
    return RUNE.of(faction=faction, n=the_age(s).dice[faction], roll=rolls, battle=battle(s))


def who_may_roll(asked: Asked) -> list[int]:
    """VX-5.3: the factions whose relics are asked about."""
    return [faction for faction in (t.NORSEMEN, t.BERSERKERS) if asked.arg >> faction & 1]


def last_stand(s: Vikings, asked: Asked) -> Message:
    """VX-6.13."""
    hits = the_battle(s).hits
    return LAST_STAND.of(hits=hits, n=min(hits, s.params.stand_hits), battle=battle(s))


def slayer(s: Vikings, asked: Asked) -> Message:
    """VX-6.15."""
    if a.LOSE.holds(asked.options[0]):
        return SLAYERS_UNIT.of(n=asked.arg // 2)
    left, kind = divmod(asked.arg, 4)
    return SLAYERS_PLACE.of(n=left // 2, kind=kind)


def lagertha(s: Vikings, asked: Asked) -> Message:
    """VX-9.2."""
    norsemen, berserkers = s.aboard
    if asked.options[0] == a.BRING[0]:
        return LAGERTHA.of(leader=asked.arg, units=[norsemen, berserkers])
    if a.LOAD[t.NORSEMEN].holds(asked.options[0]):
        return LAGERTHAS_NORSEMEN.of(leader=asked.arg, n=norsemen, kind=t.NORSEMEN)
    leader, hers = divmod(asked.arg, 64)
    return LAGERTHAS_BERSERKERS.of(leader=leader, n=berserkers, kind=t.BERSERKERS, hers=hers, kind2=t.NORSEMEN)


LINES: Final[dict[str, Line]] = {
    "V-3.4": deck,
    "V-3.5": lambda s, asked: EXTRA_UNIT.of(
        n=sum(s.units[asked.arg]) - sum(t.SETUP[asked.arg]) + 1, most=s.params.extra_setup_units
    ),
    "V-5.4": waiting_units,
    "V-5.5": lambda s, asked: SHORT.of(n=s.stock[s.active]),
    "V-5.6": ASKS.plain("alfreds-city"),
    "V-5.7": fled_units,
    "V-5.8": movement,
    "V-7.2": lambda s, asked: A_LEADER.of(armies=s.armies, steps=s.steps, done=a.DONE[0] in asked.options),
    "V-7.4": landing,
    "V-7.5": way,
    "V-8.1": way,
    "V-9.1": lambda s, asked: NEXT_BATTLE.of(n=len(asked.options)),
    "V-9.2": lambda s, asked: BATTLE_EVENT.of(when=WINDOWS.get(asked.arg % 16, 2), battle=battle(s)),
    "V-9.7": lambda s, asked: LOSS.of(n=the_battle(s).hits, battle=battle(s)),
    "V-9.12": lambda s, asked: COMMAND.of(n=the_battle(s).commands[asked.arg], battle=battle(s)),
    "V-9.13": lambda s, asked: FOLLOW.of(shire=asked.arg),
    "V-10.3": lambda s, asked: ORDER.of(shire=the_battle(s).shire),
    "V-10.6": phase_event,
    "V-15.12": swap,
    "V-15.21": swap,
    "V-15.24": ceolwulf,
    "V-15.31": lambda s, asked: PURSE.of(n=asked.arg),
    "V-15.32": lambda s, asked: (
        REBELLION.of() if a.TARGET.holds(asked.options[0]) else REBELLIONS_LOSS.of(shire=asked.arg)
    ),
    "V-15.33": lambda s, asked: NAVY.of(n=asked.arg),
    "V-15.34": lambda s, asked: DANEGELD.of(
        n=s.params.geld_berserkers, kind=t.BERSERKERS, n2=s.params.geld_norsemen, kind2=t.NORSEMEN
    ),
    "V-15.41": swap,
    "V-15.42": lambda s, asked: ESCAPE.of(shire=the_battle(s).shire),
    "V-15.45": spy,
    "VX-1.4": lambda s, asked: CHURCH.of(n=the_age(s).tiles, battle=battle(s)),
    "VX-1.6": fort,
    "VX-1.9": lambda s, asked: (
        SETTLEMENT.of() if a.SETTLE.holds(asked.options[0]) else SETTLEMENTS_UNIT.of(n=s.stock[t.NORSEMEN])
    ),
    "VX-2.2": kingdom,
    "VX-3.11": lambda s, asked: AELLA.of(n=the_fray(s).again, faces=faces_shown(s, the_fray(s).kinds)),
    "VX-3.14": aethelred,
    "VX-4.2": rune,
    "VX-5.3": lambda s, asked: RELIC.of(  # VX-6.12 is asked about in the same breath
        faces=faces_shown(s, who_may_roll(asked)), legend=asked.arg >> LEGEND & 1
    ),
    "VX-6.12": lambda s, asked: BITER.of(faces=faces_shown(s, the_fray(s).kinds)),
    "VX-6.13": last_stand,
    "VX-6.14": lambda s, asked: SWIFT_MARCH.of(n=min(s.params.march_units, s.stock[s.active]), kind=s.active),
    "VX-6.15": slayer,
    "VX-6.16": ASKS.plain("saga-singer"),
    "VX-7.11": lambda s, asked: TRAITOR.of(battle=battle(s)),
    "VX-7.12": lambda s, asked: DUEL.of() if a.CHAMPION.holds(asked.options[0]) else DUELS_LOSS.of(battle=battle(s)),
    "VX-9.2": lagertha,
}

# Who is asked

QUESTION: Final = ASKS.ask("question", who=MESSAGE, what=MESSAGE)
OVER: Final = ASKS.ask("over")
OTHERS: Final = ASKS.ask("others")
OF_A_SIDE: Final = ("V-9.7", "V-9.13", "VX-1.4", "VX-6.12", "VX-6.13", "VX-6.15", "VX-7.12")  # choices for all of it


def question(s: Vikings, seat: int) -> Message:
    """What this seat is asked: `Norsemen: activate a Leader`."""
    asked = s.asked(seat)
    if asked is None:
        return OVER.of() if s.over else OTHERS.of()
    faction = faction_asked(s, asked)
    who = owner(s, asked.seat) if faction < 0 else Thing(FACTION, faction)
    return QUESTION.of(who=who, what=LINES[asked.rule](s, asked))


def faction_asked(s: Vikings, asked: Asked) -> int:
    """The faction that is asked; -1 where it is a choice for a side, of the one who makes it."""
    rule = asked.rule
    if rule == "V-3.4":
        return deck_to_fill(s, asked.seat)
    if rule in ("V-3.5", "V-9.12"):
        return asked.arg
    if rule == "V-5.7":
        return fled_faction(asked)
    if rule in ("V-10.6", "V-9.2"):
        together = asked_together(s, asked.arg // 16, asked.arg % 16)
        return together[0] if len(together) == 1 else -1
    if rule in ("V-15.42", "V-15.45"):
        return t.THEGN
    if rule == "V-15.33":
        return t.HOUSECARL
    if rule == "VX-3.11":
        return the_fray(s).aella[the_battle(s).roller]
    if rule == "VX-4.2":
        return caster(s, asked)
    if rule == "VX-5.3":
        carriers = who_may_roll(asked)
        return carriers[0] if len(carriers) == 1 and not asked.arg >> LEGEND & 1 else -1
    return s.active if rule not in OF_A_SIDE and asked.seat == s.owner[s.active] else -1


def owner(s: Vikings, seat: int) -> Thing:
    """What a seat is called: after its faction, or after its side (V-13.1)."""
    faction = s.owner.index(seat)
    return Thing(a.SIDE, t.SIDE_OF[faction]) if s.owner[t.ALLY_OF[faction]] == seat else Thing(FACTION, faction)
