"""What to do in a battle: Events, losses, Commands, and the small choices of cards (V-9, V-15)."""

from __future__ import annotations

from heptarchy.games.vikings.bot import weights as w
from heptarchy.games.vikings.bot.forecast import (
    AMBUSHED,
    FORT,
    GUARDED,
    PRAYED_FOR,
    SURPRISE,
    TAKEN,
    TILES,
    TRAINED,
    WALL,
    WAVERING,
    forecast,
)
from heptarchy.games.vikings.bot.outlook import Outlook
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import BERSERKERS, FYRD, HOUSECARL, NORSEMEN, THEGN, VIKING
from heptarchy.games.vikings.fray import the_battle
from heptarchy.games.vikings.table.age import Fray
from heptarchy.games.vikings.table.modules import EPIC_BATTLES, KINGS, LEGENDARY
from heptarchy.games.vikings.table.state import Battle
from heptarchy.games.vikings.windows import escape_targets, spy_sources

Force = list[float]  # by kind: how many are in the battle


class Field:
    """The battle that is being fought, as one side reads it."""

    def __init__(self, o: Outlook) -> None:
        s = o.s
        b = the_battle(s)
        self.o = o
        self.shire = b.shire
        self.force = [float(s.units[faction][b.shire]) for faction in range(4)] + [float(b.fyrd)]
        self.roller = b.next
        self.flags = 0
        if b.titles >> t.VIKING_FORT & 1:
            self.flags |= FORT
        if s.effects >> t.SHIELD_WALL & 1 and b.walled < s.params.wall_hits:
            self.flags |= WALL
        if s.effects >> t.IMPROVED_TRAINING & 1:
            self.flags |= TRAINED
        if b.berserkers_taken >= s.params.berserkers_first:
            self.flags |= TAKEN
        if b.fray is not None and o.knows:
            self.flags |= in_the_age(o, b, b.fray)
            if o.knows & EPIC_BATTLES and b.fray.traitors:  # they are somebody's dice, whoever's they were
                self.force[FYRD if b.attacker == VIKING else NORSEMEN] += b.fray.traitors

    def value(self, force: Force, flags: int = 0) -> float:
        """What the battle is worth to this side with such forces, and what else bears on it."""
        n, b, h, thegns = (round(units) for units in force[:4])
        fyrd = force[FYRD]
        if (n + b <= 0 and not self.flags & TILES) or h + thegns + fyrd <= 0:
            return self.o.settled(self.shire, (n, b), (h, thegns))
        return self.o.after(self.shire, forecast(n, b, h, thegns, fyrd, self.roller, self.flags | flags))

    def now(self) -> float:
        """What it is worth as it stands."""
        return self.value(self.force)

    def less(self, kind: int, n: float) -> Force:
        """The forces with fewer of a kind."""
        force = self.force[:]
        force[kind] = max(0.0, force[kind] - n)
        return force

    def more(self, kind: int, n: float) -> Force:
        """The forces with more of a kind."""
        force = self.force[:]
        force[kind] += n
        return force


def in_the_age(o: Outlook, b: Battle, fray: Fray) -> int:
    """VX: what the modules do in this battle, as bits of a forecast."""
    flags = o.tile[b.shire]
    if o.knows & KINGS:
        flags |= GUARDED if fray.shielded[VIKING] else 0
        flags |= PRAYED_FOR if fray.shielded[t.ENGLISH] else 0
    if o.knows & LEGENDARY and o.s.leader_at[t.RAGNAR] == b.shire and not fray.rolls[t.ENGLISH]:
        flags |= WAVERING
    return flags


# Losses and Commands


def loss_score(field: Field, kind: int) -> float:
    """V-9.7: what the battle is worth when this kind has lost a unit."""
    return field.value(field.less(kind, 1))


def command_faction(o: Outlook) -> int:
    """V-9.12: the faction whose Command is asked for."""
    b = the_battle(o.s)
    for faction in t.FACTIONS_OF[b.roller]:
        if b.commands[faction] and o.s.units[faction][b.shire]:
            return faction
    return t.FACTIONS_OF[b.roller][0]


def stay_score(field: Field) -> float:
    """V-9.12: what it is worth that the unit stays."""
    return field.now() + w.STEADFAST


def withdraw_score(field: Field, faction: int, near: int) -> float:
    """V-9.12: what it is worth that a unit goes to friends near by."""
    first = 1 if faction in (NORSEMEN, HOUSECARL) else 0
    return field.value(field.less(faction, 1)) + field.o.join(near, first, 1 - first)


# Events


def event_gain(o: Outlook, event: int) -> float:
    """What it brings to play this Event in the battle that stands."""
    field = Field(o)
    if event == t.VIKING_TERROR:
        return field.now() - field.value(field.more(FYRD, w.FYRD_COME))
    if event == t.ESCAPE_INTO_THE_WILDS:
        best = max((escape_score(field, near) for near in escape_targets(o.s, field.shire)), default=-99.0)
        return best - field.now() - w.STEADFAST
    if event == t.SPY:
        return max((spy_score(field, at) for at in spy_sources(o.s, field.shire)), default=-99.0)
    return with_event(field, event) - field.now()


def with_event(field: Field, event: int) -> float:
    """What the battle is worth with this Event played."""
    force = field.force
    h = force[HOUSECARL]
    thegns = force[THEGN]
    if event == t.FEIGNED_RETREAT:
        fled = [*force[:2], h - min(h, 2) / 6, thegns - min(thegns, 3) / 3, force[FYRD] - min(force[FYRD], 2) / 2]
        return field.value(fled)
    if event == t.NORTHUMBRIAN_DISCORD:
        fewer = thegns - min(h, 2) / 2 - min(thegns, 3) / 3
        return field.value([*force[:2], h - min(thegns, 3) / 3 - min(h, 2) / 6, max(0.0, fewer), force[FYRD]])
    if event == t.SHIELD_WALL:
        return field.value(force, WALL)
    if event == t.VIKING_FORT:
        return field.value(force, FORT)
    if event == t.SURPRISE_ATTACK:
        return field.value(force, SURPRISE)
    if event == t.ARCHERS or event == t.AMBUSH:
        return field.value(force, AMBUSHED)
    if event == t.IMPROVED_TRAINING:
        return field.value(force, TRAINED)
    if event == t.ALFREDS_GAMBIT:
        return field.value(field.more(FYRD, w.FYRD_COME))
    if event == t.DANEGELD:
        return min(pay_score(field, kind) for kind in (NORSEMEN, BERSERKERS)) + w.MORE_BATTLES
    return field.now()


def pay_score(field: Field, kind: int) -> float:
    """V-15.34: what the battle is worth when this kind has paid the Danegeld."""
    params = field.o.s.params
    return field.value(field.less(kind, params.geld_norsemen if kind == NORSEMEN else params.geld_berserkers))


def escape_score(field: Field, near: int) -> float:
    """V-15.42: what it is worth that all English leave for a shire near by."""
    o = field.o
    h = round(field.force[HOUSECARL])
    thegns = round(field.force[THEGN])
    left = o.stand(VIKING, field.shire, round(field.force[NORSEMEN]), round(field.force[BERSERKERS]))
    return o.join(near, h, thegns) - left


def spy_score(field: Field, source: int) -> float:
    """V-15.45: what it brings that the army of a shire joins the battle."""
    o = field.o
    h, thegns = spy_force(o, source)
    force = field.force[:]
    force[HOUSECARL] += h
    force[THEGN] += thegns
    return field.value(force) - field.now() - o.leave(source, h, thegns)


def spy_force(o: Outlook, source: int) -> tuple[int, int]:
    """V-15.45: who would come: all but a Thegn who stays in a city, if there is another."""
    thegns = o.s.units[THEGN][source]
    if t.IS_CITY[source] and thegns > 1:
        thegns -= 1
    return o.s.units[HOUSECARL][source], thegns
