"""Why an Earl may not do something in his turn: what `turn.turn_menu` leaves out, and by which rule.

What the menu offers has no reason here: a property test holds the two together.
"""

from __future__ import annotations

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import (
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
from heptarchy.games.ortus.armies import has_land
from heptarchy.games.ortus.cards import count_of, merc_garrison
from heptarchy.games.ortus.church import cathedral_holder, churches_of, may_bequeath
from heptarchy.games.ortus.conclave import refuse_conclave
from heptarchy.games.ortus.estates import empty_seats, has_property, has_room
from heptarchy.games.ortus.fielding import can_field
from heptarchy.games.ortus.marches import is_neutral
from heptarchy.games.ortus.modules import CAPTAINS, CLERISY, ERRANT, RESOURCEFUL, plays_with
from heptarchy.games.ortus.politics import has_plot_target
from heptarchy.games.ortus.resourceful import may_exchange
from heptarchy.games.ortus.rivals import foes, has_pact, is_peaceful, may_plot, refuse_mate
from heptarchy.games.ortus.state import WESSEX, Ortus
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
            return Refusal("OR-5.1", "you have taken your Action this turn")
    if action == BUILD.base:
        return None if count_of(s.hand, house) else Refusal("OR-5.3", "your Hand is empty")
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
        return Refusal("OR-5.9", "at this table nobody concedes")
    return None


def refuse_held(s: Ortus, house: int, kind: int, rule: str) -> Refusal | None:
    """A card comes from the Hand, by that rule."""
    return None if s.hand[house * t.KINDS + kind] else Refusal(rule, "you hold no {type}", kind)


def refuse_garrison(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OR-5.3b, OR-7.10a."""
    if not s.pool[house * 2 + kind]:
        return Refusal("OR-5.3", "you have no {army} in your Pool", kind)
    if not s.mercs[house] or (not plays_with(s, CAPTAINS) and all(merc_garrison(merc) for merc in s.mercs[house])):
        return Refusal("OR-5.3", "you have no Mercenary with an empty Garrison")
    return None


def refuse_recruiting(s: Ortus, house: int) -> Refusal | None:
    """OR-6.7, OV-11."""
    if not has_land(s, house):
        return Refusal("OR-6.7", "to Recruit you need a Land")
    return Refusal("OV-11", "you have no Village left to Recruit in") if is_crippled(s, house) else None


def refuse_emissary(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OR-6.8."""
    if kind not in (t.VASSAL, t.MONK):
        return Refusal("OR-6.8", "only a Vassal or a Monk goes to the Vikings")
    return refuse_held(s, house, kind, "OR-6.8")


def refuse_place(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OR-6.1 to OR-6.4, OR-7.5a, OR-9.1."""
    rule = PLACED_BY.get(kind, "")
    if not rule:
        return Refusal("OR-6.5", "{type} is not placed on the table", kind)
    if not s.hand[house * t.KINDS + kind]:
        return Refusal(rule, "you hold no {type}", kind)
    if kind in t.PROPERTY_TYPES or kind in t.LORD_TYPES:
        if not s.fiefs[house]:
            return Refusal("OR-8.4", "without a Fief you can hold no {type}", kind)
        if kind == t.CATHEDRAL and cathedral_holder(s) != t.NOBODY:
            return Refusal("OR-7.5a", "there is a Cathedral on the table")
        if kind in t.LORD_TYPES and not empty_seats(s, house, kind):
            if empty_seats(s, house):
                return Refusal("OV-8", "only a Monk is Lord of a Church or the Cathedral")
            return Refusal("OR-9.1", "each of your seats has a Lord")
        if kind in t.PROPERTY_TYPES and not has_room(s, house, kind):
            return Refusal("OV-8", "beside a Church or the Cathedral as seat no other lies")
    return None


def refuse_advised(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OV-18: an advisor does what the card could do now."""
    if kind == t.BANNER:
        if s.king != t.NOBODY:
            return Refusal("OR-15.1", "{earl} is King: no Banner is raised for the Kingship", s.king)
        if not s.tray[house * t.KINDS + kind]:
            return Refusal("OV-18", "your tray holds no {type}", kind)
    if kind == t.BANQUET and cards_to_draw(s, house) < s.params.banquet_draw:
        return Refusal("OR-7.11d", "your deck has fewer than {n} cards", s.params.banquet_draw)
    return refuse_plot(s, house, kind)


def refuse_plot(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OV-1, OV-17.8, OR-6.13."""
    if kind != t.TREACHERY and kind != t.INTRIGUE:
        return None
    if not may_plot(s, house):
        return keep_peace(s)
    if not has_plot_target(s, house, kind):
        return Refusal("OR-6.13", "there is nothing that {type} could aim at", kind)
    return None


def keep_peace(s: Ortus) -> Refusal:
    """OV-1, OV-17.8: it is too early for Attacks and politics."""
    if is_tetrarchy(s):
        return Refusal("OV-17.8", "a Tetrarchy begins with {n} peaceful turns", s.params.tournament_peace)
    return Refusal("OV-1", "a tournament begins with {n} peaceful turns", s.params.tournament_peace)


def refuse_found(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OV-8."""
    if not plays_with(s, CLERISY):
        return Refusal("OV-8", "this table plays without the Clerisy")
    if kind not in (t.CHURCH, t.CATHEDRAL):
        return Refusal("OV-8", "{type} is no seat of the Clerisy", kind)
    if kind == t.CATHEDRAL and cathedral_holder(s) != t.NOBODY:
        return Refusal("OR-7.5a", "there is a Cathedral on the table")
    return refuse_held(s, house, kind, "OV-8")


def refuse_play(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OR-6.5, OR-6.10, OR-6.11, RB-13."""
    if kind == t.ALLIES:
        return Refusal("OR-6.11", "Allies are only played to answer Treachery or Intrigue")
    if kind not in (t.TREACHERY, t.INTRIGUE, t.BANQUET, t.BANNER, t.CHAMPION):
        return Refusal("OR-6.5", "{type} is not played so", kind)
    if not s.hand[house * t.KINDS + kind]:
        return Refusal("OR-6.10" if kind == t.CHAMPION else "OR-6.5", "you hold no {type}", kind)
    if kind == t.BANNER and has_pact(s):
        return Refusal("RB-13", "while the King stands no Banner is raised for the Kingship")
    if kind == t.BANNER and s.king != t.NOBODY:
        return Refusal("OR-15.1", "{earl} is King: no Banner is raised for the Kingship", s.king)
    if kind == t.BANQUET and cards_to_draw(s, house) < s.params.banquet_draw:
        if plays_with(s, ERRANT):
            return Refusal("OV-19", "fewer than {n} cards lie open", s.params.banquet_draw)
        return Refusal("OR-7.11d", "your deck has fewer than {n} cards", s.params.banquet_draw)
    if kind == t.CHAMPION:
        if has_pact(s):
            return Refusal("RB-9", "there are no Jousts while the King stands")
        if not has_property(s, house):
            return Refusal("OR-14.1", "you have no Property to ante")
        if all(other == house or not has_property(s, other) for other in range(s.houses)):
            return Refusal("OR-14.1", "no other Earl has a Property to ante")
    return refuse_plot(s, house, kind)


def refuse_bequeath(s: Ortus, house: int, fief: int) -> Refusal | None:
    """OR-16.1, OR-16.2, OV-19."""
    if plays_with(s, ERRANT):
        return Refusal("OV-19", "a Knight bequeaths nothing")
    if not s.hand[house * t.KINDS + t.BANNER]:
        return Refusal("OR-16.1", "to bequeath you need a Banner in Hand")
    if s.holder[fief] != house or s.lord[fief] != t.PRINCE:
        return Refusal("OR-16.1", "you have no Prince Lord at {fief}", fief)
    if not may_bequeath(s, house):
        return Refusal("OR-16.2", "{earl} holds the Cathedral and you have no Church", cathedral_holder(s))
    return None


def refuse_look(s: Ortus, house: int, other: int) -> Refusal | None:
    """OR-6.9, RB-9."""
    if has_pact(s):
        return Refusal("RB-9", "rebels do not look at each other's Hands, and the King has none")
    if other == house:
        return Refusal("OR-6.9", "you know your own Hand")
    if other >= s.houses or s.out[other]:
        return Refusal("OR-6.9", "{earl} is not in the game", other)
    mate = refuse_mate(s, house, other, "OV-17.11")
    if mate is not None:
        return mate
    if all(s.lord[fief] != t.MONK for fief in s.fiefs[house]):
        return Refusal("OR-6.9", "you have no Monastery")
    if count_of(s.hand, other) == 0:
        return Refusal("OR-6.9", "the Hand of {earl} is empty", other)
    return None


def refuse_attack(s: Ortus, house: int, action: int) -> Refusal | None:
    """OR-5.7, OR-12.1, OR-12.2, RB-8."""
    if is_peaceful(s, house):
        if s.turns[house] > 1:
            return keep_peace(s)
        return Refusal("OR-5.7", "nobody attacks in his first turn")
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
                return Refusal("OR-8.1", "there is no Fief at {fief}", verb.arg(action))
    if target == house:
        return Refusal("OR-12.1", "you do not attack yourself")
    if target >= s.houses or not s.fiefs[target]:
        return Refusal("OR-12.1", "{earl} is not on the table", target)
    if has_pact(s) and target != s.liege:
        return Refusal("RB-8", "rebels do not harm each other while the King stands")
    amiss = refuse_attack_on(s, house, target) or refuse_mate(s, house, target, "OV-17.9")
    if amiss is not None:
        return amiss
    if target not in foes(s, house):
        return Refusal("OV-10", "you attack only the Earl to your left")
    if not can_field(s, house):
        return Refusal("OR-12.2", "you have nothing to field")
    if STORM.holds(action) and not s.towers[target]:
        return Refusal("OR-12.1", "{earl} has no Tower", target)
    if RAID.holds(action) and not s.props[RAID.arg(action)]:
        return Refusal("OR-12.1", "{fief} has no Property", RAID.arg(action))
    if SACK.holds(action) and not has_villages(s, target):
        return Refusal("OV-11", "{earl} has no Village", target)
    if HUNT.holds(action) and not has_thanes_out(s, target):
        return Refusal("OV-12", "{earl} has no Thane out", target)
    return None


def refuse_march(s: Ortus, house: int, action: int) -> Refusal | None:
    """OV-20: a neutral Castle is besieged, and has nothing to be raided for."""
    if RAID.holds(action):
        return Refusal("OR-12.1", "{fief} has no Property", RAID.arg(action))
    return None if can_field(s, house) else Refusal("OR-12.2", "you have nothing to field")


def refuse_exchange_now(s: Ortus, house: int) -> Refusal | None:
    """OV-7."""
    if not plays_with(s, RESOURCEFUL):
        return Refusal("OV-7", "this table does not play with Resourceful Earls")
    if not may_exchange(s, house):
        return Refusal("OV-7", "it takes {n} cards of your Hand", s.params.exchange_cost)
    return None


def refuse_vote(s: Ortus, house: int) -> Refusal | None:
    """WX-13, WX-14, WX-25."""
    if s.variant != WESSEX:
        return Refusal("WX-13", "votes for Winter belong to the Wessex campaign")
    if s.arrived:
        return Refusal("WX-25", "the Vikings are here: there is no vote any more")
    if s.turns[house] <= 1:
        return Refusal("WX-13", "nobody calls a vote in his first turn of a season")
    if s.king != house and churches_of(s, house) == 0 and cathedral_holder(s) != house:
        return Refusal("WX-14", "to call a vote you need a Church, the Cathedral or the King card")
    return None
