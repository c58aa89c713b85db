"""What happens in Ortus Regni, as events with what each tells of (OR-19.8); `book/messages.*.ftl` says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import (
    ARMY,
    BALLOT,
    EARL,
    FIEF,
    JOUST,
    JOUST_HAND,
    PROPERTY,
    RAIDER,
    RESULT,
    SPACE,
    TYPE,
    goods,
    property_card,
)
from heptarchy.kernel.events import EventKinds
from heptarchy.kernel.message import NUMBER, SECOND, Argument, Thing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.kernel.message import Value

KINDS: Final = EventKinds(SPACE)


class Goods(Argument):
    """A Property, as its holder sees it: with its colour if that is not his. He is told of beside it."""

    def __init__(self, beside: int, seat: bool = False) -> None:
        super().__init__(PROPERTY)
        self.beside: int = beside  # how far from it: its Earl, or the Fief whose seat has his colour
        self.seat: bool = seat

    def among(self, ints: Sequence[int], at: int) -> Value:
        """The Property as it is called there."""
        holder = ints[at + self.beside]
        return goods(property_card(ints[at]), t.seat_colour(holder) if self.seat else holder)


class Card(Argument):
    """A Property by its type alone."""

    def value(self, ints: Sequence[int]) -> Value:
        """Whatever its colour."""
        return Thing(TYPE, t.type_of(property_card(ints[0])))


EARLS_BEFORE: Final = Goods(-1)
EARLS_AFTER: Final = Goods(1)
OF_FIEF: Final = Goods(1, seat=True)
PLAIN: Final = Card(PROPERTY)

# The course of the game
ROUND_BEGINS: Final = KINDS.event("round_begins", n=NUMBER)
TURN_BEGINS: Final = KINDS.event("turn_begins", earl=EARL)
DECK_BUILT: Final = KINDS.event("deck_built", earl=EARL)
OWN_DECK: Final = KINDS.event("own_deck", earl=EARL)
STARTS: Final = KINDS.event("starts", earl=EARL)
SENIOR_STARTS: Final = KINDS.event("senior_starts", earl=EARL, earl2=EARL)
MULLIGAN: Final = KINDS.event("mulligan", earl=EARL)
DREW: Final = KINDS.event("drew", earl=EARL)
RESHUFFLED: Final = KINDS.event("reshuffled")

# Earldoms
NEW_FIEF: Final = KINDS.event("new_fief", earl=EARL, type=TYPE, fief=FIEF)
PLACED: Final = KINDS.event("placed", earl=EARL, property=EARLS_BEFORE, fief=FIEF)
LORD_PLACED: Final = KINDS.event("lord_placed", earl=EARL, type=TYPE, fief=FIEF)
MERCENARY_PLACED: Final = KINDS.event("mercenary_placed", earl=EARL)
TOWER_PLACED: Final = KINDS.event("tower_placed", earl=EARL)
TOWER_KNOWN: Final = KINDS.event("tower_known", earl=EARL, type=TYPE)
GARRISONED: Final = KINDS.event("garrisoned", earl=EARL, army=ARMY)
MUSTERED: Final = KINDS.event("mustered", earl=EARL, army=ARMY)
RECRUITED: Final = KINDS.event("recruited", earl=EARL, n=NUMBER)
DISCARDED: Final = KINDS.event("discarded", type=TYPE, earl=EARL)
LEFT_GAME: Final = KINDS.event("left_game", type=TYPE, earl=EARL)
LORD_LOST: Final = KINDS.event("lord_lost", type=TYPE, fief=FIEF)
MOVED: Final = KINDS.event("moved", property=EARLS_AFTER, earl=EARL, fief=FIEF)
MERCENARY_LOST: Final = KINDS.event("mercenary_lost", earl=EARL)
MERCENARY_MOVED: Final = KINDS.event("mercenary_moved", earl=EARL, earl2=EARL)
SAW_HAND: Final = KINDS.event("saw_hand", earl=EARL, n=NUMBER, type=TYPE, earl2=EARL)
LOOKED: Final = KINDS.event("looked", earl=EARL, earl2=EARL)
BANQUET: Final = KINDS.event("banquet", earl=EARL)

# Battles
TOWERS_ATTACKED: Final = KINDS.event("towers_attacked", earl=EARL, earl2=EARL)
RAIDED: Final = KINDS.event("raided", earl=EARL, fief=FIEF, earl2=EARL)
BESIEGED: Final = KINDS.event("besieged", earl=EARL, fief=FIEF, earl2=EARL)
VIKINGS_STORM: Final = KINDS.event("vikings_storm", earl=EARL, earl2=EARL)
VIKINGS_RAID: Final = KINDS.event("vikings_raid", earl=EARL, fief=FIEF, earl2=EARL)
VIKINGS_BESIEGE: Final = KINDS.event("vikings_besiege", earl=EARL, fief=FIEF, earl2=EARL)
FIELDED: Final = KINDS.event("fielded", earl=EARL, n=NUMBER)
HORDE_FIELDED: Final = KINDS.event("horde_fielded", n=NUMBER)
UNDEFENDED: Final = KINDS.event("undefended", earl=EARL)
BATTLE_CARD: Final = KINDS.event("battle_card", result=RESULT)
CHURCH_DECIDED: Final = KINDS.event("church_decided", earl=EARL, result=RESULT)
NO_CHURCH: Final = KINDS.event("no_church")
DAMAGE: Final = KINDS.event("damage", n=NUMBER, m=SECOND)
ARMY_LOST: Final = KINDS.event("army_lost", earl=EARL, n=NUMBER, army=ARMY)
ROYALS_LOST: Final = KINDS.event("royals_lost", earl=EARL, n=NUMBER, army=ARMY)
GARRISON_LEFT: Final = KINDS.event("garrison_left", earl=EARL, n=NUMBER, army=ARMY)
RAIDERS_LOST: Final = KINDS.event("raiders_lost", n=NUMBER, raider=RAIDER)
TOWER_RAZED: Final = KINDS.event("tower_razed", earl=EARL, type=TYPE)
HELD: Final = KINDS.event("held", earl=EARL)
CAPTURED: Final = KINDS.event("captured", earl=EARL, fief=FIEF)
DESTROYED: Final = KINDS.event("destroyed", fief=FIEF, earl=EARL)
BURNT: Final = KINDS.event("burnt", property=OF_FIEF, fief=FIEF)
LORD_CAPTURED: Final = KINDS.event("lord_captured", fief=FIEF)
RANSOMED: Final = KINDS.event("ransomed", earl=EARL, property=EARLS_BEFORE, fief=FIEF)
NO_RANSOM: Final = KINDS.event("no_ransom", fief=FIEF)

# Politics
PLOT_LORD: Final = KINDS.event("plot_lord", earl=EARL, type=TYPE, fief=FIEF)
PLOT_MERCENARY: Final = KINDS.event("plot_mercenary", earl=EARL, type=TYPE, earl2=EARL)
PLOT_HAND: Final = KINDS.event("plot_hand", earl=EARL, type=TYPE, earl2=EARL)
PLOT_FIEF: Final = KINDS.event("plot_fief", earl=EARL, type=TYPE, fief=FIEF, n=NUMBER)
PLOT_POOL: Final = KINDS.event("plot_pool", earl=EARL, type=TYPE, earl2=EARL, n=NUMBER)
ALLIED: Final = KINDS.event("allied", earl=EARL)
ANSWERED: Final = KINDS.event("answered", earl=EARL)
LORD_ANSWERED: Final = KINDS.event("lord_answered", earl=EARL, fief=FIEF)
PLOT_WORKS: Final = KINDS.event("plot_works", type=TYPE)
PLOT_FAILS: Final = KINDS.event("plot_fails", type=TYPE)
POOL_TAKEN: Final = KINDS.event("pool_taken", army=ARMY, earl=EARL, earl2=EARL)

# Joust, Kingship, Bequeathing
JOUST_CALLED: Final = KINDS.event("joust_called", earl=EARL)
ANTE: Final = KINDS.event("ante", earl=EARL, property=EARLS_BEFORE, fief=FIEF)
TILTED: Final = KINDS.event("tilted", earl=EARL)
WILD: Final = KINDS.event("wild", earl=EARL, joust=JOUST)
JOUST_SHOWN: Final = KINDS.event("joust_shown", earl=EARL, joust_hand=JOUST_HAND)
JOUST_DRAWN: Final = KINDS.event("joust_drawn", earl=EARL, joust=JOUST)
JOUST_WON: Final = KINDS.event("joust_won", earl=EARL)
BANNER: Final = KINDS.event("banner", earl=EARL)
CROWNED: Final = KINDS.event("crowned", earl=EARL)
DONATED: Final = KINDS.event("donated", earl=EARL, army=ARMY)
BEQUEATHED: Final = KINDS.event("bequeathed", earl=EARL, fief=FIEF)

# Vikings
EMISSARY: Final = KINDS.event("emissary", earl=EARL, type=TYPE, n=NUMBER)
BLACK_OUT: Final = KINDS.event("black_out", n=NUMBER)
WHITE_OUT: Final = KINDS.event("white_out")
WHITE_BACK: Final = KINDS.event("white_back")
ARRIVED: Final = KINDS.event("arrived")
HORDE_GROWS: Final = KINDS.event("horde_grows", raider=RAIDER)
CONTROLS: Final = KINDS.event("controls", earl=EARL)
IDLE: Final = KINDS.event("idle")
HELD_BACK: Final = KINDS.event("held_back", earl=EARL)

# Modules
DIVIDES: Final = KINDS.event("divides", earl=EARL)
COMMON: Final = KINDS.event("common", n=NUMBER, type=TYPE)
DRAFT_ROUND: Final = KINDS.event("draft_round", n=NUMBER)
PASSED: Final = KINDS.event("passed")
IN_PACK: Final = KINDS.event("in_pack", earl=EARL, n=NUMBER, type=TYPE)
GAME_BEGINS: Final = KINDS.event("game_begins", n=NUMBER)
ADVISED: Final = KINDS.event("advised", earl=EARL, type=TYPE)
FETCHED: Final = KINDS.event("fetched", earl=EARL)
RALLIED: Final = KINDS.event("rallied", earl=EARL)
SECOND_CARD: Final = KINDS.event("second_card", result=RESULT)
VILLAGES_ATTACKED: Final = KINDS.event("villages_attacked", earl=EARL, earl2=EARL)
VIKINGS_SACK: Final = KINDS.event("vikings_sack", earl=EARL, earl2=EARL)
VILLAGES_TAKEN: Final = KINDS.event("villages_taken", earl=EARL, n=NUMBER, earl2=EARL)
VILLAGES_BURNT: Final = KINDS.event("villages_burnt", n=NUMBER, earl=EARL)
CRIPPLED: Final = KINDS.event("crippled", earl=EARL)
THANES_SET: Final = KINDS.event("thanes_set", earl=EARL, n=NUMBER)
THANES_LEAD: Final = KINDS.event("thanes_lead", earl=EARL)
THANES_ATTACKED: Final = KINDS.event("thanes_attacked", earl=EARL, earl2=EARL)
VIKINGS_HUNT: Final = KINDS.event("vikings_hunt", earl=EARL, earl2=EARL)
THANES_KILLED: Final = KINDS.event("thanes_killed", earl=EARL, n=NUMBER)
CONCLAVE_CALLED: Final = KINDS.event("conclave_called", earl=EARL)
DECLARED: Final = KINDS.event("declared", earl=EARL, joust_hand=JOUST_HAND)
ACCUSED: Final = KINDS.event("accused", earl=EARL, earl2=EARL)
KEPT_PEACE: Final = KINDS.event("kept_peace", earl=EARL)
LIED: Final = KINDS.event("lied", earl=EARL)
ACCUSED_WRONGLY: Final = KINDS.event("accused_wrongly", earl=EARL, earl2=EARL)
CONCLAVE_WON: Final = KINDS.event("conclave_won", earl=EARL)
MARCH_BESIEGED: Final = KINDS.event("march_besieged", earl=EARL, fief=FIEF)
WELSH_FIELDED: Final = KINDS.event("welsh_fielded", fief=FIEF, n=NUMBER)
MARCH_HELD: Final = KINDS.event("march_held", fief=FIEF)
TENT: Final = KINDS.event("tent", earl=EARL, fief=FIEF)
LIES_OPEN: Final = KINDS.event("lies_open", type=TYPE)
TOOK_OPEN: Final = KINDS.event("took_open", earl=EARL, type=TYPE)
NO_CARD: Final = KINDS.event("no_card", earl=EARL)
SHARED_SHUFFLED: Final = KINDS.event("shared_shuffled", n=NUMBER)
SWEPT: Final = KINDS.event("swept", earl=EARL)
TO_SHARED: Final = KINDS.event("to_shared", type=TYPE, earl=EARL)
MARCH_FREED: Final = KINDS.event("march_freed", fief=FIEF, earl=EARL)

# The end
OLD_AGE: Final = KINDS.event("old_age", earl=EARL)
NO_FIEF: Final = KINDS.event("no_fief", earl=EARL)
CONCEDED: Final = KINDS.event("conceded", earl=EARL)
ELIMINATED: Final = KINDS.event("eliminated", earl=EARL)
OFF_TABLE: Final = KINDS.event("off_table", earl=EARL)
CAP: Final = KINDS.event("cap", n=NUMBER)
WON: Final = KINDS.event("won", earl=EARL)
NOBODY_WON: Final = KINDS.event("nobody_won")

# Great Heathen Army and Wessex
NEW_DECK: Final = KINDS.event("new_deck", earl=EARL, n=NUMBER)
MARKERS_BACK: Final = KINDS.event("markers_back")
CAP_ARRIVAL: Final = KINDS.event("cap_arrival", n=NUMBER)
VOTE_CALLED: Final = KINDS.event("vote_called", earl=EARL)
VOTE_AT_LAST: Final = KINDS.event("vote_at_last")
VOTED: Final = KINDS.event("voted", earl=EARL, n=NUMBER, ballot=BALLOT)
VOTE_PASSES: Final = KINDS.event("vote_passes", n=NUMBER, m=SECOND)
VOTE_FAILS: Final = KINDS.event("vote_fails", n=NUMBER, m=SECOND)
LEGACY: Final = KINDS.event("legacy", earl=EARL, n=NUMBER, m=SECOND)
WINTER: Final = KINDS.event("winter", n=NUMBER)
SEASON_BEGINS: Final = KINDS.event("season_begins", n=NUMBER, m=SECOND)
BOUGHT: Final = KINDS.event("bought", earl=EARL, type=TYPE)
BOUGHT_TOWERS: Final = KINDS.event("bought_towers", earl=EARL, n=NUMBER)
POINT_LOST: Final = KINDS.event("point_lost", earl=EARL)

# Rebellion
KING_MUSTERS: Final = KINDS.event("king_musters", n=NUMBER)
KINGS_TURN: Final = KINDS.event("kings_turn", earl=EARL)
MIND_DRAWN: Final = KINDS.event("mind_drawn", type=TYPE)
MIND_SHUFFLED: Final = KINDS.event("mind_shuffled")
MIND_EMPTY: Final = KINDS.event("mind_empty")
KING_NONE_LEFT: Final = KINDS.event("king_none_left", type=TYPE)
KING_HAS_MARKET: Final = KINDS.event("king_has_market")
KING_BUILDS: Final = KINDS.event("king_builds")
KING_PLACES: Final = KINDS.event("king_places", property=PLAIN, fief=FIEF)
KING_KEEPS_CHURCH: Final = KINDS.event("king_keeps_church", type=TYPE, fief=FIEF)
KING_KEEPS_LAND: Final = KINDS.event("king_keeps_land", type=TYPE, fief=FIEF)
KING_VASSAL_LORD: Final = KINDS.event("king_vassal_lord", fief=FIEF)
KING_PRINCE_LORD: Final = KINDS.event("king_prince_lord", fief=FIEF)
KING_NO_SEAT: Final = KINDS.event("king_no_seat", type=TYPE)
KINGS_CUBES: Final = KINDS.event("kings_cubes", n=NUMBER)
KING_GARRISONS: Final = KINDS.event("king_garrisons", army=ARMY)
KING_WAITS: Final = KINDS.event("king_waits")
KING_TURNS_ON: Final = KINDS.event("king_turns_on", earl=EARL)
NO_EARL_LEFT: Final = KINDS.event("no_earl_left")
KING_APPEASED: Final = KINDS.event("king_appeased", earl=EARL)
WISH_TOWERS: Final = KINDS.event("wish_towers", joust=JOUST)
WISH_RAID: Final = KINDS.event("wish_raid", joust=JOUST)
WISH_SIEGE: Final = KINDS.event("wish_siege", joust=JOUST)
WISH_NO_TOWER: Final = KINDS.event("wish_no_tower", earl=EARL)
WISH_NO_PROPERTY: Final = KINDS.event("wish_no_property", earl=EARL)
WISH_WEAK_RAID: Final = KINDS.event("wish_weak_raid", earl=EARL, n=NUMBER, m=SECOND)
WISH_WEAK_SIEGE: Final = KINDS.event("wish_weak_siege", fief=FIEF, n=NUMBER, m=SECOND)
CASTLE_INSTEAD: Final = KINDS.event("castle_instead", fief=FIEF)
KING_PASSES: Final = KINDS.event("king_passes", earl=EARL)
KING_PLUNDERS: Final = KINDS.event("king_plunders", property=OF_FIEF, fief=FIEF)
KING_TREACHERY: Final = KINDS.event("king_treachery", earl=EARL)
KING_INTRIGUE: Final = KINDS.event("king_intrigue", earl=EARL)
KING_FINDS_NOTHING: Final = KINDS.event("king_finds_nothing", earl=EARL, type=TYPE)
KING_ALLIES: Final = KINDS.event("king_allies", joust=JOUST)
KING_NO_ALLIES: Final = KINDS.event("king_no_allies", joust=JOUST)
KING_VASSAL: Final = KINDS.event("king_vassal", joust=JOUST)
KING_NO_VASSAL: Final = KINDS.event("king_no_vassal", joust=JOUST)
KING_VASSAL_SERVES: Final = KINDS.event("king_vassal_serves", fief=FIEF)
KING_FALLS: Final = KINDS.event("king_falls")
KING_OUTLASTS: Final = KINDS.event("king_outlasts", n=NUMBER)
