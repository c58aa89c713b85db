"""How good every option looks that the modules of the Viking Age offer (VX); a bot that does not know one says no."""

from __future__ import annotations

from collections.abc import Callable

from heptarchy.games.vikings.bot import battles, places, throws
from heptarchy.games.vikings.bot import weights as w
from heptarchy.games.vikings.bot import weights_age as wa
from heptarchy.games.vikings.bot.armies import Armies, Stage
from heptarchy.games.vikings.bot.forecast import FORTIFIED, GUARDED, PRAYED_FOR, SETTLED, TILES
from heptarchy.games.vikings.bot.leaders import Stop, Ways, leader_gain
from heptarchy.games.vikings.bot.outlook import Outlook
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import BERSERKERS, NORSEMEN, VIKING
from heptarchy.games.vikings.fray import the_age, the_battle, the_fray
from heptarchy.games.vikings.leader_phase import own_leaders, refuse_activation
from heptarchy.games.vikings.march import the_march
from heptarchy.games.vikings.spurs import BURGRED, GREAT_HOST, HOST_STEPS
from heptarchy.games.vikings.table.actions import (
    BETRAY,
    BRING,
    BUILD,
    CHAMPION,
    CLAIM,
    DONE,
    GIVE,
    HALT,
    HURRY,
    LOAD,
    LOSE,
    PASS,
    PLACE,
    REROLL,
    SETTLE,
    SPEND,
    TAKE,
)
from heptarchy.games.vikings.table.age import CARRIED
from heptarchy.games.vikings.table.modules import KINGDOMS, KINGS, LEGENDS

NEVER = -100.0
NO = (PASS[0], DONE[0], HALT[0])  # what one says who wants nothing


def age_scores(o: Outlook, options: list[int]) -> list[float]:
    """How good each option of a module's question looks."""
    rule = o.s.rule
    module = int(rule[3]) - 1  # "VX-1.4" is of the first
    if rule != "VX-2.2" and not o.knows >> module & 1:
        return plain(options)
    return QUESTIONS[rule](o, options)


def plain(options: list[int]) -> list[float]:
    """The answer of one who does not know what is asked: no, else the first that is offered."""
    return [1.0 if option in NO else -float(i) for i, option in enumerate(options)]


def price(o: Outlook, worth: float) -> float:
    """What a thing that may be had once must bring now: later there is less to wait for."""
    return worth * min(1.0, 0.1 + o.rounds_left / 4)


def keep_price(o: Outlook, early: float, turn: float) -> float:
    """What a thing that may be had once in a game must bring now: it is kept for a round that may end the game.

    In such a round each turn to come is another chance to use it, and those that come last decide most.
    """
    s = o.s
    return early if s.round < s.params.treaty_round else turn * s.bag.bit_count()


# War for Land and Gods (VX-1)


def avenge(o: Outlook, options: list[int]) -> list[float]:
    """VX-1.4: a plundered Church calls up Fyrd where that decides something."""
    field = battles.Field(o)
    fyrd = min(w.FYRD_COME, float(o.s.stock[t.FYRD]))
    gain = field.value(field.more(t.FYRD, fyrd)) - field.now()
    gain -= price(o, wa.AVENGE) / the_age(o.s).tiles
    return [0.0 if option in NO else gain for option in options]


def build(o: Outlook, options: list[int]) -> list[float]:
    """VX-1.6: a Fort where it holds better than the units that it costs, or will send more; then which they are."""
    if GIVE.holds(options[0]):
        return [1.0 - abs(GIVE.arg(option)) for option in options]
    return [0.0 if option in NO else fort_gain(o, BUILD.arg(option)) - wa.FORT for option in options]


def fort_gain(o: Outlook, shire: int) -> float:
    """VX-1.6: what a Fort brings in a shire."""
    norsemen, berserkers = o.s.units[NORSEMEN][shire], o.s.units[BERSERKERS][shire]
    first = min(o.s.params.fort_units, norsemen)
    second = o.s.params.fort_units - first
    if o.s.hosts[VIKING][shire] <= o.s.params.fort_units and shire in o.s.leader_at:
        return NEVER
    before = o.stand(VIKING, shire, norsemen, berserkers)
    o.tile[shire] = FORTIFIED
    after = o.stand(VIKING, shire, norsemen - first, berserkers - second)
    o.tile[shire] = 0
    return after - before


def settle(o: Outlook, options: list[int]) -> list[float]:
    """VX-1.9: a Settlement where a Fort is not needed more; short of Norsemen, one where they are."""
    if PLACE.holds(options[0]):
        return [places.join(o, NORSEMEN, PLACE.arg(option), 1) for option in options]
    return [0.0 if option in NO else settle_gain(o, SETTLE.arg(option)) for option in options]


def settle_gain(o: Outlook, shire: int) -> float:
    """VX-1.9: what it brings to make a Settlement of a Fort."""
    before = o.stands(VIKING, shire)
    o.tile[shire] = SETTLED
    after = o.stands(VIKING, shire)
    o.tile[shire] = FORTIFIED
    return after - before


def raze_score(field: battles.Field) -> float:
    """VX-1.7: what the battle is worth when the Fort or Settlement has taken the Hit."""
    o = field.o
    if not o.tile[field.shire]:
        return NEVER
    tile = o.tile[field.shire]
    o.tile[field.shire] = 0
    field.flags &= ~TILES
    value = field.now()
    o.tile[field.shire] = tile
    field.flags |= tile
    return value


# Kingdoms (VX-2), and what else adds steps


def hurry_or_place(o: Outlook, options: list[int]) -> list[float]:
    """VX-2.2: a unit that a kingdom sends; or steps that are added to a march."""
    if not PLACE.holds(options[0]):
        return [0.0 if option in NO else hurry_gain(o, HURRY.arg(option)) for option in options]
    if not o.knows & KINGDOMS:
        return plain(options)
    return [places.place_score(o, o.s.active, option, 1) for option in options]


def hurry_gain(o: Outlook, spur: int) -> float:
    """What it brings that a march goes further by this spur."""
    module = KINGS if spur == BURGRED else LEGENDS if spur == GREAT_HOST else KINGDOMS
    if not o.knows & module:
        return NEVER
    s = o.s
    march = the_march(s)
    o.lead_steps = o.army_steps = 0  # those are what is asked for
    steps = the_age(s).haste if spur == BURGRED else HOST_STEPS if spur == GREAT_HOST else s.params.kingdom_steps
    march.steps = steps
    plan: Stop | Stage = Stop(o, march, False) if march.leader >= 0 else Stage(o, march, False)
    march.steps = 0
    if spur == GREAT_HOST:
        cost = keep_price(o, wa.CLAIM_EARLY, wa.CLAIM)
    else:
        cost = wa.HURRY if s.armies else w.STEADFAST  # another may need the steps more
    return plan.best - plan.stay - cost


# Kings (VX-3)


def king_gain(o: Outlook, king: int) -> float:
    """VX-3: what it brings to play a King now."""
    if not o.knows & KINGS:
        return NEVER
    s = o.s
    cost = keep_price(o, wa.KING_EARLY[king], wa.KING[king])
    if king == ta.AETHELRED:
        return max(aethelred_score(o, shire) for shire, n in enumerate(s.units[s.active]) if n) - cost
    if king == ta.BURGRED:
        return burgred_gain(o) - cost
    field = battles.Field(o)
    if king == ta.AELLA:
        return wa.AELLA_HITS * throws.hit_worth(field, 1 - o.side) - cost
    flag = GUARDED if o.side == VIKING else PRAYED_FOR
    return field.value(field.force, flag) - field.now() - cost


def aethelred_score(o: Outlook, shire: int) -> float:
    """VX-3.14: what his units are worth in a shire."""
    n = min(o.s.params.aethelred_units, o.s.stock[o.s.active])
    return places.place_score(o, o.s.active, PLACE[shire], n)


def aethelred(o: Outlook, options: list[int]) -> list[float]:
    """VX-3.14: where they come, and how many: all."""
    if TAKE.holds(options[0]):
        return [float(TAKE.arg(option)) for option in options]
    return [aethelred_score(o, PLACE.arg(option)) for option in options]


def burgred_gain(o: Outlook) -> float:
    """VX-3.13: what it brings that one Leader or army goes further."""
    s = o.s
    more = s.steps + s.params.burgred_steps
    ways = Ways(o)
    best = 0.0
    for leader in own_leaders(s):
        if refuse_activation(s, leader) is None:
            best = max(best, leader_gain(ways, leader, more) - max(0.0, leader_gain(ways, leader, s.steps)))
    near = Armies(o, s.armies, s.steps).gains()
    far = Armies(o, s.armies, more).gains()
    for shire, gain in far.items():
        best = max(best, gain - max(0.0, near.get(shire, 0.0)))
    return best


def throw_one(o: Outlook, options: list[int]) -> list[float]:
    """VX-3.11: the die whose second throw brings most."""
    throw = throws.Throw(battles.Field(o))
    now = throw.now()
    return [0.0 if option in NO else throw.one_again(REROLL.arg(option)) - now for option in options]


# Runes and Prayer (VX-4)


def cast(o: Outlook, options: list[int]) -> list[float]:
    """VX-4.2: a die where it brings enough: those that are not used before the round ends are lost."""
    s = o.s
    faction = the_fray(s).kinds[s._arg]  # whose die is asked for: a seat may have two factions that roll
    gain = throws.cast_gain(battles.Field(o), faction) - wa.CAST
    return [0.0 if option in NO else gain for option in options]


# Relics (VX-5)


def spend(o: Outlook, options: list[int]) -> list[float]:
    """VX-5.3: after a bad roll."""
    throw = throws.Throw(battles.Field(o))
    now = throw.now()
    scored: list[float] = []
    for option in options:
        if option in NO:
            scored.append(0.0)
        elif CLAIM.holds(option):
            scored.append(bite_gain(o, throw, now) if o.knows & LEGENDS else -1.0)
        else:
            relic = SPEND.arg(option)
            site = ta.RELIC_SITES[relic]
            kept = o.safe(VIKING, site, o.s.units[NORSEMEN][site], o.s.units[BERSERKERS][site])  # VX-5.4
            again = throw.again([the_age(o.s).relics[relic] - CARRIED])
            scored.append(again - now - keep_price(o, wa.SPEND_EARLY, wa.SPEND) * kept)
    return scored


# Legends (VX-6)


def bite(o: Outlook, options: list[int]) -> list[float]:
    """VX-6.12: after a bad roll."""
    throw = throws.Throw(battles.Field(o))
    gain = bite_gain(o, throw, throw.now())
    return [0.0 if option in NO else gain for option in options]


def bite_gain(o: Outlook, throw: throws.Throw, now: float) -> float:
    """VX-6.12: what it brings to throw all dice of the side again."""
    return throw.again(throw.kinds) - now - keep_price(o, wa.CLAIM_EARLY, wa.CLAIM)


def last_stand(o: Outlook, options: list[int]) -> list[float]:
    """VX-6.13: when the Hits would decide something."""
    field = battles.Field(o)
    hits = the_battle(o.s).hits
    less = max(0, hits - o.s.params.stand_hits)
    gain = field.value(throws.struck(field, field.force, o.side, less))
    gain -= field.value(throws.struck(field, field.force, o.side, hits)) + keep_price(o, wa.CLAIM_EARLY, wa.CLAIM)
    return [0.0 if option in NO else gain for option in options]


def swift_march(o: Outlook, options: list[int]) -> list[float]:
    """VX-6.14: where two units help most."""
    n = min(o.s.params.march_units, o.s.stock[o.s.active])
    return [places.place_score(o, o.s.active, option, n) for option in options]


def slayer(o: Outlook, options: list[int]) -> list[float]:
    """VX-6.15: who comes back, and where to."""
    if LOSE.holds(options[0]):
        return [0.0 if option in NO else o.unit[LOSE.arg(option)] for option in options]
    faction = o.s._arg % 4  # whose unit it is
    return [0.0 if option in NO else w.TIE + places.place_score(o, faction, option, 1) for option in options]


def saga(o: Outlook, options: list[int]) -> list[float]:
    """VX-6.16: a card more is good at once."""
    return [float(option not in NO) for option in options]


# Epic Battles (VX-7)


def betray(o: Outlook, options: list[int]) -> list[float]:
    """VX-7.11: those whom the attackers miss least."""
    field = battles.Field(o)
    gains = t.FYRD if o.side == VIKING else NORSEMEN
    scored: list[float] = []
    for option in options:
        kind = BETRAY.arg(option)
        force = field.less(kind, field.force[kind])
        force[gains] += field.force[kind]
        scored.append(field.value(force))
    return scored


def duel(o: Outlook, options: list[int]) -> list[float]:
    """VX-7.12: the champion with the better die; then who is lost."""
    if CHAMPION.holds(options[0]):
        return [float(t.FACES[CHAMPION.arg(option)][0]) for option in options]
    field = battles.Field(o)
    return [battles.loss_score(field, LOSE.arg(option)) for option in options]


# Legendary Leaders (VX-9)


def lagertha(o: Outlook, options: list[int]) -> list[float]:
    """VX-9.2: she comes as soon as she can, with her share."""
    s = o.s
    if options[0] == BRING[0]:
        return [float(option == BRING[0]) for option in options]
    half = 0 if LOAD[NORSEMEN].holds(options[0]) else 1
    wanted = round(s.aboard[half] * wa.HALF)
    return [-abs(LOAD[half].arg(option) - wanted) for option in options]


# By the rule that the question names
QUESTIONS: dict[str, Callable[[Outlook, list[int]], list[float]]] = {
    "VX-1.4": avenge,
    "VX-1.6": build,
    "VX-1.9": settle,
    "VX-2.2": hurry_or_place,
    "VX-3.11": throw_one,
    "VX-3.14": aethelred,
    "VX-4.2": cast,
    "VX-5.3": spend,
    "VX-6.12": bite,
    "VX-6.13": last_stand,
    "VX-6.14": swift_march,
    "VX-6.15": slayer,
    "VX-6.16": saga,
    "VX-7.11": betray,
    "VX-7.12": duel,
    "VX-9.2": lagertha,
}
