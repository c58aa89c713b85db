"""Why an Earl may not do something in his turn: what `turn.turn_menu` leaves out, by which rule (OR-6).

What the menu offers has no reason here: a property test holds the two together.
"""

from __future__ import annotations

from heptarchy.games.ortus.armies import has_land
from heptarchy.games.ortus.book import why
from heptarchy.games.ortus.cards import count_of, merc_garrison
from heptarchy.games.ortus.church import cathedral_holder, churches_of, may_bequeath
from heptarchy.games.ortus.conclave import refuse_conclave
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import empty_seats, has_property, has_room
from heptarchy.games.ortus.fielding import can_field
from heptarchy.games.ortus.marches import is_neutral
from heptarchy.games.ortus.politics import has_plot_target
from heptarchy.games.ortus.resourceful import may_exchange
from heptarchy.games.ortus.rivals import foes, has_pact, is_peaceful, may_plot, refuse_mate
from heptarchy.games.ortus.table.actions import (
    ADVISE,
    BEQUEATH,
    BUILD,
    CALL_VOTE,
    CONCEDE,
    CONCLAVE,
    EMISSARY,
    EXCHANGE,
    FOUND,
    GARRISON,
    HUNT,
    LOOK,
    PLACE,
    PLAY,
    RAID,
    RECRUIT,
    SACK,
    SIEGE,
    STORM,
    SUMMON,
    THANES,
)
from heptarchy.games.ortus.table.modules import CAPTAINS, CLERISY, ERRANT, RESOURCEFUL, plays_with
from heptarchy.games.ortus.table.state import WESSEX, Ortus
from heptarchy.games.ortus.tetrarchy import is_tetrarchy, refuse_attack_on
from heptarchy.games.ortus.thanes import has_thanes_out, refuse_summons, refuse_thanes
from heptarchy.games.ortus.villages import has_villages, is_crippled
from heptarchy.games.ortus.witan import cards_to_draw, refuse_advice
from heptarchy.kernel.refusal import Refusal

ATTACKS = (STORM, RAID, SIEGE, SACK, HUNT)
ACTIONS = (
    *(PLACE, PLAY, BEQUEATH, RECRUIT, EMISSARY, LOOK, *ATTACKS, CALL_VOTE),
    *(EXCHANGE, FOUND, ADVISE, SUMMON, CONCLAVE),
)
# By which rule each type comes to the table; the others never do
PLACED_BY: dict[int, str] = {
    t.CASTLE: "OR-6.1",
    t.PALACE: "OR-6.1",
    **dict.fromkeys(t.PROPERTY_TYPES, "OR-6.2"),
    **dict.fromkeys(t.LORD_TYPES, "OR-6.3"),
    t.MERCENARY: "OR-6.4",
}


def refuse_in_turn(s: Ortus, house: int, action: int) -> Refusal | None:
    """OR-5, OR-6: the reason, or None where nothing more can be said."""
    for verb in ACTIONS:
        if verb.holds(action) and s.acted:
            return why.ACTION_TAKEN.by("OR-5.1")
    if action == BUILD.base:
        return None if count_of(s.hand, house) else why.HAND_EMPTY.by("OR-5.3")
    if PLACE.holds(action):
        return refuse_place(s, house, PLACE.arg(action))
    if PLAY.holds(action):
        return refuse_play(s, house, PLAY.arg(action))
    if BEQUEATH.holds(action):
        return refuse_bequeath(s, house, BEQUEATH.arg(action))
    if action == RECRUIT.base:
        return refuse_recruiting(s, house)
    if EMISSARY.holds(action):
        return refuse_emissary(s, house, EMISSARY.arg(action))
    if LOOK.holds(action):
        return refuse_look(s, house, LOOK.arg(action))
    for attack in ATTACKS:
        if attack.holds(action):
            return refuse_attack(s, house, action)
    if GARRISON.holds(action):
        return refuse_garrison(s, house, GARRISON.arg(action))
    if FOUND.holds(action):
        return refuse_found(s, house, FOUND.arg(action))
    if ADVISE.holds(action):
        return refuse_advice(s, house, action) or refuse_advised(s, house, ADVISE.arg(action))
    if action == EXCHANGE.base:
        return refuse_exchange_now(s, house)
    if THANES.holds(action):
        return refuse_thanes(s, house, THANES.arg(action))
    if action == SUMMON.base:
        return refuse_summons(s, house)
    if action == CONCLAVE.base:
        return refuse_conclave(s, house)
    if action == CALL_VOTE.base:
        return refuse_vote(s, house)
    if action == CONCEDE.base and not s.concede:
        return why.NOBODY_CONCEDES.by("OR-5.9")
    return None


def refuse_held(s: Ortus, house: int, kind: int, rule: str) -> Refusal | None:
    """A card comes from the Hand, by that rule."""
    return None if s.hand[house * t.KINDS + kind] else why.NOT_HELD.by(rule, kind)


def refuse_garrison(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OR-5.3b, OR-7.10a."""
    if not s.pool[house * 2 + kind]:
        return why.NOT_IN_POOL.by("OR-5.3", kind)
    if not s.mercs[house] or (not plays_with(s, CAPTAINS) and all(merc_garrison(merc) for merc in s.mercs[house])):
        return why.NO_EMPTY_GARRISON.by("OR-5.3")
    return None


def refuse_recruiting(s: Ortus, house: int) -> Refusal | None:
    """OR-6.7, OV-11."""
    if not has_land(s, house):
        return why.NO_LAND.by("OR-6.7")
    return why.NO_VILLAGE_TO_RECRUIT_IN.by("OV-11") if is_crippled(s, house) else None


def refuse_emissary(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OR-6.8."""
    if kind not in (t.VASSAL, t.MONK):
        return why.NO_EMISSARY.by("OR-6.8")
    return refuse_held(s, house, kind, "OR-6.8")


def refuse_place(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OR-6.1 to OR-6.4, OR-7.5a, OR-9.1."""
    rule = PLACED_BY.get(kind, "")
    if not rule:
        return why.NEVER_PLACED.by("OR-6.5", kind)
    if not s.hand[house * t.KINDS + kind]:
        return why.NOT_HELD.by(rule, kind)
    if kind in t.PROPERTY_TYPES or kind in t.LORD_TYPES:
        if not s.fiefs[house]:
            return why.NO_FIEF_FOR_IT.by("OR-8.4", kind)
        if kind == t.CATHEDRAL and cathedral_holder(s) != t.NOBODY:
            return why.CATHEDRAL_STANDS.by("OR-7.5a")
        if kind in t.LORD_TYPES and not empty_seats(s, house, kind):
            if empty_seats(s, house):
                return why.MONKS_ONLY.by("OV-8")
            return why.SEATS_TAKEN.by("OR-9.1")
        if kind in t.PROPERTY_TYPES and not has_room(s, house, kind):
            return why.NO_CHURCH_BESIDE.by("OV-8")
    return None


def refuse_advised(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OV-18: an advisor does what the card could do now."""
    if kind == t.BANNER:
        if s.king != t.NOBODY:
            return why.KING_REIGNS.by("OR-15.1", s.king)
        if not s.tray[house * t.KINDS + kind]:
            return why.NOT_IN_TRAY.by("OV-18", kind)
    if kind == t.BANQUET and cards_to_draw(s, house) < s.params.banquet_draw:
        return why.DECK_TOO_SMALL.by("OR-7.11d", s.params.banquet_draw)
    return refuse_plot(s, house, kind)


def refuse_plot(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OV-1, OV-17.8, OR-6.13."""
    if kind != t.TREACHERY and kind != t.INTRIGUE:
        return None
    if not may_plot(s, house):
        return keep_peace(s)
    if not has_plot_target(s, house, kind):
        return why.NO_AIM.by("OR-6.13", kind)
    return None


def keep_peace(s: Ortus) -> Refusal:
    """OV-1, OV-17.8: it is too early for Attacks and politics."""
    if is_tetrarchy(s):
        return why.TETRARCHY_PEACE.by("OV-17.8", s.params.tournament_peace)
    return why.TOURNAMENT_PEACE.by("OV-1", s.params.tournament_peace)


def refuse_found(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OV-8."""
    if not plays_with(s, CLERISY):
        return why.NO_CLERISY_HERE.by("OV-8")
    if kind not in (t.CHURCH, t.CATHEDRAL):
        return why.NO_SEAT_OF_CLERISY.by("OV-8", kind)
    if kind == t.CATHEDRAL and cathedral_holder(s) != t.NOBODY:
        return why.CATHEDRAL_STANDS.by("OR-7.5a")
    return refuse_held(s, house, kind, "OV-8")


def refuse_play(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OR-6.5, OR-6.10, OR-6.11, RB-13."""
    if kind == t.ALLIES:
        return why.ALLIES_ANSWER.by("OR-6.11")
    if kind not in (t.TREACHERY, t.INTRIGUE, t.BANQUET, t.BANNER, t.CHAMPION):
        return why.NOT_PLAYED_SO.by("OR-6.5", kind)
    if not s.hand[house * t.KINDS + kind]:
        return why.NOT_HELD.by("OR-6.10" if kind == t.CHAMPION else "OR-6.5", kind)
    if kind == t.BANNER and has_pact(s):
        return why.KING_STANDS.by("RB-13")
    if kind == t.BANNER and s.king != t.NOBODY:
        return why.KING_REIGNS.by("OR-15.1", s.king)
    if kind == t.BANQUET and cards_to_draw(s, house) < s.params.banquet_draw:
        if plays_with(s, ERRANT):
            return why.TOO_FEW_OPEN.by("OV-19", s.params.banquet_draw)
        return why.DECK_TOO_SMALL.by("OR-7.11d", s.params.banquet_draw)
    if kind == t.CHAMPION:
        if has_pact(s):
            return why.NO_JOUSTS.by("RB-9")
        if not has_property(s, house):
            return why.NO_ANTE.by("OR-14.1")
        if all(other == house or not has_property(s, other) for other in range(s.houses)):
            return why.NO_OTHER_ANTE.by("OR-14.1")
    return refuse_plot(s, house, kind)


def refuse_bequeath(s: Ortus, house: int, fief: int) -> Refusal | None:
    """OR-16.1, OR-16.2, OV-19."""
    if plays_with(s, ERRANT):
        return why.KNIGHT_BEQUEATHS_NOTHING.by("OV-19")
    if not s.hand[house * t.KINDS + t.BANNER]:
        return why.NO_BANNER_TO_BEQUEATH.by("OR-16.1")
    if s.holder[fief] != house or s.lord[fief] != t.PRINCE:
        return why.NO_PRINCE_LORD.by("OR-16.1", fief)
    if not may_bequeath(s, house):
        return why.NO_CHURCH.by("OR-16.2", cathedral_holder(s))
    return None


def refuse_look(s: Ortus, house: int, other: int) -> Refusal | None:
    """OR-6.9, RB-9."""
    if has_pact(s):
        return why.REBELS_DO_NOT_LOOK.by("RB-9")
    if other == house:
        return why.OWN_HAND.by("OR-6.9")
    if other >= s.houses or s.out[other]:
        return why.NOT_IN_GAME.by("OR-6.9", other)
    mate = refuse_mate(s, house, other, "OV-17.11")
    if mate is not None:
        return mate
    if all(s.lord[fief] != t.MONK for fief in s.fiefs[house]):
        return why.NO_MONASTERY.by("OR-6.9")
    if count_of(s.hand, other) == 0:
        return why.HAND_OF_EMPTY.by("OR-6.9", other)
    return None


def refuse_attack(s: Ortus, house: int, action: int) -> Refusal | None:
    """OR-5.7, OR-12.1, OR-12.2, RB-8."""
    if is_peaceful(s, house):
        if s.turns[house] > 1:
            return keep_peace(s)
        return why.FIRST_TURN.by("OR-5.7")
    target = t.NOBODY
    for on_earl in (STORM, SACK, HUNT):
        if on_earl.holds(action):
            target = on_earl.arg(action)
    for verb in (RAID, SIEGE):
        if verb.holds(action):
            target = s.holder[verb.arg(action)]
            if is_neutral(s, verb.arg(action)):
                return refuse_march(s, house, action)
            if target == t.NOBODY:
                return why.NO_FIEF_THERE.by("OR-8.1", verb.arg(action))
    if target == house:
        return why.ATTACKS_SELF.by("OR-12.1")
    if target >= s.houses or not s.fiefs[target]:
        return why.NOT_ON_TABLE.by("OR-12.1", target)
    if has_pact(s) and target != s.liege:
        return why.REBELS_KEEP_PEACE.by("RB-8")
    amiss = refuse_attack_on(s, house, target) or refuse_mate(s, house, target, "OV-17.9")
    if amiss is not None:
        return amiss
    if target not in foes(s, house):
        return why.ONLY_TO_LEFT.by("OV-10")
    if not can_field(s, house):
        return why.NOTHING_TO_FIELD.by("OR-12.2")
    if STORM.holds(action) and not s.towers[target]:
        return why.NO_TOWER.by("OR-12.1", target)
    if RAID.holds(action) and not s.props[RAID.arg(action)]:
        return why.NO_PROPERTY.by("OR-12.1", RAID.arg(action))
    if SACK.holds(action) and not has_villages(s, target):
        return why.NO_VILLAGE.by("OV-11", target)
    if HUNT.holds(action) and not has_thanes_out(s, target):
        return why.NO_THANE_OUT.by("OV-12", target)
    return None


def refuse_march(s: Ortus, house: int, action: int) -> Refusal | None:
    """OV-20: a neutral Castle is besieged, and has nothing to be raided for."""
    if RAID.holds(action):
        return why.NO_PROPERTY.by("OR-12.1", RAID.arg(action))
    return None if can_field(s, house) else why.NOTHING_TO_FIELD.by("OR-12.2")


def refuse_exchange_now(s: Ortus, house: int) -> Refusal | None:
    """OV-7."""
    if not plays_with(s, RESOURCEFUL):
        return why.NO_RESOURCEFUL_EARLS.by("OV-7")
    if not may_exchange(s, house):
        return why.EXCHANGE_COSTS.by("OV-7", s.params.exchange_cost)
    return None


def refuse_vote(s: Ortus, house: int) -> Refusal | None:
    """WX-13, WX-14, WX-25."""
    if s.variant != WESSEX:
        return why.NO_VOTES_HERE.by("WX-13")
    if s.arrived:
        return why.VOTES_OVER.by("WX-25")
    if s.turns[house] <= 1:
        return why.NO_VOTE_IN_FIRST_TURN.by("WX-13")
    if s.king != house and churches_of(s, house) == 0 and cathedral_holder(s) != house:
        return why.NO_CHURCH_TO_VOTE.by("WX-14")
    return None
