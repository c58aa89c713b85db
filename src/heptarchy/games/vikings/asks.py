"""What a seat is asked, as messages; `book/messages.*.ftl` says them, once for each language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import (
    BOARD,
    CROWNED,
    DONE,
    FACE,
    FACTION,
    KIND,
    LEADER,
    LOAD,
    LOSE,
    PASS,
    PLACE,
    PLAY,
    SHIRE,
    SPACE,
    TAKE,
    TARGET,
    TARGET_CARD,
    TILE,
)
from heptarchy.games.vikings.cards import deck_to_fill
from heptarchy.games.vikings.fray import in_battle, kinds_for, the_battle
from heptarchy.games.vikings.legendary_leaders import aboard
from heptarchy.games.vikings.moments import BEFORE_FYRD, BEFORE_MOVEMENT, BEFORE_ROLLS
from heptarchy.games.vikings.phase_events import most_swapped, swapped_kinds
from heptarchy.games.vikings.reinforcements import FROM_WAITING, place_icons, reveal_invasion
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.wording_age import tile_here
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.message import FLAG, MESSAGE, NUMBER, Asks, Counted, HostOf, Message, Thing, WordOf, host

Line = Callable[[Vikings, Asked], Message]

ASKS: Final = Asks(SPACE)
UNITS: Final = HostOf(KIND, range(len(t.UNIT_KINDS)))
VIKING_UNITS: Final = HostOf(KIND, (t.NORSEMEN, t.BERSERKERS))
SHOWN: Final = HostOf(FACE, [FACE.find(face) for face in ("hit", "flee", "command", "blank")])

# Phrases

SHIPS: Final = ASKS.ask("ships", leader=LEADER)
BATTLE: Final = ASKS.ask("battle", shire=SHIRE, attackers=UNITS, defenders=UNITS)
BATTLE_WON: Final = ASKS.ask("battle-won", shire=SHIRE, n=NUMBER, left=UNITS)


def place(answer: int) -> Thing | Message:
    """The shire, or the ships of the Leader, that an answer points at."""
    if BOARD.holds(answer):
        return SHIPS.of(leader=BOARD.arg(answer))
    if TARGET_CARD.holds(answer):
        return SHIPS.of(leader=TARGET_CARD.arg(answer))
    return Thing(SHIRE, PLACE.arg(answer) if PLACE.holds(answer) else TARGET.arg(answer))


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
        units.append(Thing(TILE, TILE.find(tile_here(s))))
    return units


# Set-up

DECK: Final = ASKS.ask("deck", n=NUMBER, most=NUMBER)
EXTRA_UNIT: Final = ASKS.ask("extra-unit", n=NUMBER, most=NUMBER)


def deck(s: Vikings, asked: Asked) -> Message:
    """V-3.4."""
    picked = (s.decks[deck_to_fill(s, asked.seat)] & t.EVENT_MASK).bit_count()
    return DECK.of(n=picked + 1, most=s.params.advanced_events)


def extra_unit(s: Vikings, asked: Asked) -> Message:
    """V-3.5."""
    placed = sum(s.units[asked.arg]) - sum(t.SETUP[asked.arg])
    return EXTRA_UNIT.of(n=placed + 1, most=s.params.extra_setup_units)


# Reinforcements

BEFORE_ARMIES: Final = ASKS.ask("before-armies", faction=FACTION, armies=NUMBER, steps=NUMBER)
PHASE_EVENT: Final = ASKS.ask("phase-event", come=FLAG)
HOW_MANY_WAITING: Final = ASKS.ask("how-many-waiting", n=NUMBER, kind=KIND, place=MESSAGE)
WAITING: Final = ASKS.ask("waiting", n=NUMBER, kind=KIND)
HOW_MANY_FLED: Final = ASKS.ask("how-many-fled", n=NUMBER, kind=KIND, place=MESSAGE)
FLED: Final = ASKS.ask("fled", n=NUMBER, kind=KIND, passes=FLAG)
SHORT: Final = ASKS.ask("short", n=NUMBER)
ALFREDS_CITY: Final = ASKS.ask("alfreds-city")
MOVEMENT: Final = ASKS.ask("movement", event=FLAG)


def phase_event(s: Vikings, asked: Asked) -> Message:
    """V-10.6; V-5.1: the new units of this turn may be on the table."""
    if asked.arg % 16 == BEFORE_MOVEMENT:
        return BEFORE_ARMIES.of(faction=s.active, armies=s.armies, steps=s.steps)
    return PHASE_EVENT.of(come=reveal_invasion not in s.agenda and place_icons not in s.agenda)


def waiting_units(s: Vikings, asked: Asked) -> Message:
    """V-5.4."""
    if TAKE.holds(asked.options[0]):
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
    if TAKE.holds(asked.options[0]):
        return HOW_MANY_FLED.of(n=fled, kind=kind, place=place(asked.arg // 10))
    return FLED.of(n=fled, kind=kind, passes=PASS[0] in asked.options)


def short_icons(s: Vikings, asked: Asked) -> Message:
    """V-5.5."""
    return SHORT.of(n=s.stock[s.active])


def alfreds_city(s: Vikings, asked: Asked) -> Message:
    """V-5.6."""
    return ALFREDS_CITY.of()


def movement(s: Vikings, asked: Asked) -> Message:
    """V-5.8."""
    events = [option for option in asked.options if CROWNED.holds(option) or t.CARD_EVENT[PLAY.arg(option)] >= 0]
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
    event = asked.arg % 32 if TAKE.holds(asked.options[0]) else asked.arg
    old, new = swapped_kinds(event)
    if TAKE.holds(asked.options[0]):
        return HOW_MANY_CHANGE.of(kind=old, kind2=new, place=place(asked.arg // 32))
    return CHANGE.of(n=most_swapped(s, event), kind=old, kind2=new)


def ceolwulf(s: Vikings, asked: Asked) -> Message:
    """V-15.24."""
    if TARGET.holds(asked.options[0]):
        return CEOLWULF.of()
    if LOSE.holds(asked.options[0]):
        target, source = divmod(asked.arg, 64)
        return CEOLWULFS_UNIT.of(shire=source, to=target // 16)
    target, left = divmod(asked.arg, 16)
    return CEOLWULFS_SHIRE.of(to=target, n=left)


def purse(s: Vikings, asked: Asked) -> Message:
    """V-15.31."""
    return PURSE.of(n=asked.arg)


def rebellion(s: Vikings, asked: Asked) -> Message:
    """V-15.32."""
    return REBELLION.of() if TARGET.holds(asked.options[0]) else REBELLIONS_LOSS.of(shire=asked.arg)


def navy(s: Vikings, asked: Asked) -> Message:
    """V-15.33."""
    return NAVY.of(n=asked.arg)


def danegeld(s: Vikings, asked: Asked) -> Message:
    """V-15.34."""
    berserkers, norsemen = s.params.geld_berserkers, s.params.geld_norsemen
    return DANEGELD.of(n=berserkers, kind=t.BERSERKERS, n2=norsemen, kind2=t.NORSEMEN)


def escape(s: Vikings, asked: Asked) -> Message:
    """V-15.42."""
    return ESCAPE.of(shire=the_battle(s).shire)


def spy(s: Vikings, asked: Asked) -> Message:
    """V-15.45."""
    target = the_battle(s).shire
    if TARGET.holds(asked.options[0]):
        return SPY.of(to=target)
    if LOAD[t.THEGN].holds(asked.options[0]):
        return SPYS_THEGNS.of(shire=asked.arg, to=target)
    thegns, source = divmod(asked.arg, 64)
    return SPYS_HOUSECARL.of(shire=source, to=target, n=thegns, kind=t.THEGN)


def order_of_events(s: Vikings, asked: Asked) -> Message:
    """V-10.3."""
    return ORDER.of(shire=the_battle(s).shire)


# Leaders and armies

A_LEADER: Final = ASKS.ask("leader", armies=NUMBER, steps=NUMBER, done=FLAG)
LANDING: Final = ASKS.ask("landing", leader=LEADER, units=VIKING_UNITS, steps=NUMBER)
ARMY: Final = ASKS.ask("army", armies=NUMBER, steps=NUMBER)
LEADERS_WAY: Final = ASKS.ask(
    "leaders-way", leader=LEADER, shire=SHIRE, units=UNITS, steps=NUMBER, load=FLAG, halt=FLAG
)
ARMYS_WAY: Final = ASKS.ask("armys-way", shire=SHIRE, units=UNITS, steps=NUMBER, load=FLAG, halt=FLAG)


def leader(s: Vikings, asked: Asked) -> Message:
    """V-7.2."""
    return A_LEADER.of(armies=s.armies, steps=s.steps, done=DONE[0] in asked.options)


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
    load = s.space.verb_of[asked.options[0]] in LOAD
    if march.leader < 0:
        return ARMYS_WAY.of(shire=march.at, units=units, steps=march.steps, load=load, halt=march.stepped)
    return LEADERS_WAY.of(
        leader=march.leader, shire=march.at, units=units, steps=march.steps, load=load, halt=march.stepped
    )


# Battles

BATTLE_EVENT: Final = ASKS.ask("battle-event", when=WordOf("fyrd", "rolls", "vikings"), battle=MESSAGE)
NEXT_BATTLE: Final = ASKS.ask("next-battle", n=NUMBER)
LOSS: Final = ASKS.ask("loss", n=NUMBER, battle=MESSAGE)
COMMAND: Final = ASKS.ask("command", n=NUMBER, battle=MESSAGE)
FOLLOW: Final = ASKS.ask("follow", shire=SHIRE)
WINDOWS: Final = {BEFORE_FYRD: 0, BEFORE_ROLLS: 1}


def battle_event(s: Vikings, asked: Asked) -> Message:
    """V-9.2."""
    return BATTLE_EVENT.of(when=WINDOWS.get(asked.arg % 16, 2), battle=battle(s))


def next_battle(s: Vikings, asked: Asked) -> Message:
    """V-9.1."""
    return NEXT_BATTLE.of(n=len(asked.options))


def loss(s: Vikings, asked: Asked) -> Message:
    """V-9.7."""
    return LOSS.of(n=the_battle(s).hits, battle=battle(s))


def command(s: Vikings, asked: Asked) -> Message:
    """V-9.12."""
    return COMMAND.of(n=the_battle(s).commands[asked.arg], battle=battle(s))


def follow(s: Vikings, asked: Asked) -> Message:
    """V-9.13."""
    return FOLLOW.of(shire=asked.arg)


LINES: Final[dict[str, Line]] = {
    "V-3.4": deck,
    "V-3.5": extra_unit,
    "V-5.4": waiting_units,
    "V-5.5": short_icons,
    "V-5.6": alfreds_city,
    "V-5.7": fled_units,
    "V-5.8": movement,
    "V-7.2": leader,
    "V-7.4": landing,
    "V-7.5": way,
    "V-8.1": way,
    "V-9.1": next_battle,
    "V-9.2": battle_event,
    "V-9.7": loss,
    "V-9.12": command,
    "V-9.13": follow,
    "V-10.3": order_of_events,
    "V-10.6": phase_event,
    "V-15.12": swap,
    "V-15.21": swap,
    "V-15.24": ceolwulf,
    "V-15.31": purse,
    "V-15.32": rebellion,
    "V-15.33": navy,
    "V-15.34": danegeld,
    "V-15.41": swap,
    "V-15.42": escape,
    "V-15.45": spy,
}
