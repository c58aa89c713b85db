"""What happens in Ortus Regni, as events with what each tells of (OR-19.8); `book/messages.*.ftl` says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table import actions as a
from heptarchy.kernel.events import EventKinds
from heptarchy.kernel.message import NUMBER, SECOND, Argument, Thing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.kernel.message import Value

KINDS: Final = EventKinds(a.SPACE)


class Goods(Argument):
    """A Property, as its holder sees it: with its colour if that is not his. He is told of beside it."""

    def __init__(self, beside: int, seat: bool = False) -> None:
        super().__init__(a.PROPERTY)
        self.beside: int = beside  # how far from it: its Earl, or the Fief whose seat has his colour
        self.seat: bool = seat

    def among(self, ints: Sequence[int], at: int) -> Value:
        """The Property as it is called there."""
        holder = ints[at + self.beside]
        return a.goods(a.property_card(ints[at]), t.seat_colour(holder) if self.seat else holder)


class Card(Argument):
    """A Property by its type alone."""

    def value(self, ints: Sequence[int]) -> Value:
        """Whatever its colour."""
        return Thing(a.TYPE, t.type_of(a.property_card(ints[0])))


EARLS_BEFORE: Final = Goods(-1)
EARLS_AFTER: Final = Goods(1)
OF_FIEF: Final = Goods(1, seat=True)
PLAIN: Final = Card(a.PROPERTY)

# The course of the game
ROUND_BEGINS: Final = KINDS.event("round_begins", n=NUMBER)
TURN_BEGINS: Final = KINDS.event("turn_begins", earl=a.EARL)
DECK_BUILT: Final = KINDS.event("deck_built", earl=a.EARL)
OWN_DECK: Final = KINDS.event("own_deck", earl=a.EARL)
STARTS: Final = KINDS.event("starts", earl=a.EARL)
SENIOR_STARTS: Final = KINDS.event("senior_starts", earl=a.EARL, earl2=a.EARL)
MULLIGAN: Final = KINDS.event("mulligan", earl=a.EARL)
DREW: Final = KINDS.event("drew", earl=a.EARL)
RESHUFFLED: Final = KINDS.event("reshuffled")

# Earldoms
NEW_FIEF: Final = KINDS.event("new_fief", earl=a.EARL, type=a.TYPE, fief=a.FIEF)
PLACED: Final = KINDS.event("placed", earl=a.EARL, property=EARLS_BEFORE, fief=a.FIEF)
LORD_PLACED: Final = KINDS.event("lord_placed", earl=a.EARL, type=a.TYPE, fief=a.FIEF)
MERCENARY_PLACED: Final = KINDS.event("mercenary_placed", earl=a.EARL)
TOWER_PLACED: Final = KINDS.event("tower_placed", earl=a.EARL)
TOWER_KNOWN: Final = KINDS.event("tower_known", earl=a.EARL, type=a.TYPE)
GARRISONED: Final = KINDS.event("garrisoned", earl=a.EARL, army=a.ARMY)
MUSTERED: Final = KINDS.event("mustered", earl=a.EARL, army=a.ARMY)
RECRUITED: Final = KINDS.event("recruited", earl=a.EARL, n=NUMBER)
DISCARDED: Final = KINDS.event("discarded", type=a.TYPE, earl=a.EARL)
LEFT_GAME: Final = KINDS.event("left_game", type=a.TYPE, earl=a.EARL)
LORD_LOST: Final = KINDS.event("lord_lost", type=a.TYPE, fief=a.FIEF)
MOVED: Final = KINDS.event("moved", property=EARLS_AFTER, earl=a.EARL, fief=a.FIEF)
MERCENARY_LOST: Final = KINDS.event("mercenary_lost", earl=a.EARL)
MERCENARY_MOVED: Final = KINDS.event("mercenary_moved", earl=a.EARL, earl2=a.EARL)
SAW_HAND: Final = KINDS.event("saw_hand", earl=a.EARL, n=NUMBER, type=a.TYPE, earl2=a.EARL)
LOOKED: Final = KINDS.event("looked", earl=a.EARL, earl2=a.EARL)
BANQUET: Final = KINDS.event("banquet", earl=a.EARL)

# Battles
TOWERS_ATTACKED: Final = KINDS.event("towers_attacked", earl=a.EARL, earl2=a.EARL)
RAIDED: Final = KINDS.event("raided", earl=a.EARL, fief=a.FIEF, earl2=a.EARL)
BESIEGED: Final = KINDS.event("besieged", earl=a.EARL, fief=a.FIEF, earl2=a.EARL)
VIKINGS_STORM: Final = KINDS.event("vikings_storm", earl=a.EARL, earl2=a.EARL)
VIKINGS_RAID: Final = KINDS.event("vikings_raid", earl=a.EARL, fief=a.FIEF, earl2=a.EARL)
VIKINGS_BESIEGE: Final = KINDS.event("vikings_besiege", earl=a.EARL, fief=a.FIEF, earl2=a.EARL)
FIELDED: Final = KINDS.event("fielded", earl=a.EARL, n=NUMBER)
HORDE_FIELDED: Final = KINDS.event("horde_fielded", n=NUMBER)
UNDEFENDED: Final = KINDS.event("undefended", earl=a.EARL)
BATTLE_CARD: Final = KINDS.event("battle_card", result=a.RESULT)
CHURCH_DECIDED: Final = KINDS.event("church_decided", earl=a.EARL, result=a.RESULT)
NO_CHURCH: Final = KINDS.event("no_church")
DAMAGE: Final = KINDS.event("damage", n=NUMBER, m=SECOND)
ARMY_LOST: Final = KINDS.event("army_lost", earl=a.EARL, n=NUMBER, army=a.ARMY)
ROYALS_LOST: Final = KINDS.event("royals_lost", earl=a.EARL, n=NUMBER, army=a.ARMY)
GARRISON_LEFT: Final = KINDS.event("garrison_left", earl=a.EARL, n=NUMBER, army=a.ARMY)
RAIDERS_LOST: Final = KINDS.event("raiders_lost", n=NUMBER, raider=a.RAIDER)
TOWER_RAZED: Final = KINDS.event("tower_razed", earl=a.EARL, type=a.TYPE)
HELD: Final = KINDS.event("held", earl=a.EARL)
CAPTURED: Final = KINDS.event("captured", earl=a.EARL, fief=a.FIEF)
DESTROYED: Final = KINDS.event("destroyed", fief=a.FIEF, earl=a.EARL)
BURNT: Final = KINDS.event("burnt", property=OF_FIEF, fief=a.FIEF)
LORD_CAPTURED: Final = KINDS.event("lord_captured", fief=a.FIEF)
RANSOMED: Final = KINDS.event("ransomed", earl=a.EARL, property=EARLS_BEFORE, fief=a.FIEF)
NO_RANSOM: Final = KINDS.event("no_ransom", fief=a.FIEF)

# Politics
PLOT_LORD: Final = KINDS.event("plot_lord", earl=a.EARL, type=a.TYPE, fief=a.FIEF)
PLOT_MERCENARY: Final = KINDS.event("plot_mercenary", earl=a.EARL, type=a.TYPE, earl2=a.EARL)
PLOT_HAND: Final = KINDS.event("plot_hand", earl=a.EARL, type=a.TYPE, earl2=a.EARL)
PLOT_FIEF: Final = KINDS.event("plot_fief", earl=a.EARL, type=a.TYPE, fief=a.FIEF, n=NUMBER)
PLOT_POOL: Final = KINDS.event("plot_pool", earl=a.EARL, type=a.TYPE, earl2=a.EARL, n=NUMBER)
ALLIED: Final = KINDS.event("allied", earl=a.EARL)
ANSWERED: Final = KINDS.event("answered", earl=a.EARL)
LORD_ANSWERED: Final = KINDS.event("lord_answered", earl=a.EARL, fief=a.FIEF)
PLOT_WORKS: Final = KINDS.event("plot_works", type=a.TYPE)
PLOT_FAILS: Final = KINDS.event("plot_fails", type=a.TYPE)
POOL_TAKEN: Final = KINDS.event("pool_taken", army=a.ARMY, earl=a.EARL, earl2=a.EARL)

# Joust, Kingship, Bequeathing
JOUST_CALLED: Final = KINDS.event("joust_called", earl=a.EARL)
ANTE: Final = KINDS.event("ante", earl=a.EARL, property=EARLS_BEFORE, fief=a.FIEF)
TILTED: Final = KINDS.event("tilted", earl=a.EARL)
WILD: Final = KINDS.event("wild", earl=a.EARL, joust=a.JOUST)
JOUST_SHOWN: Final = KINDS.event("joust_shown", earl=a.EARL, joust_hand=a.JOUST_HAND)
JOUST_DRAWN: Final = KINDS.event("joust_drawn", earl=a.EARL, joust=a.JOUST)
JOUST_WON: Final = KINDS.event("joust_won", earl=a.EARL)
BANNER: Final = KINDS.event("banner", earl=a.EARL)
CROWNED: Final = KINDS.event("crowned", earl=a.EARL)
DONATED: Final = KINDS.event("donated", earl=a.EARL, army=a.ARMY)
BEQUEATHED: Final = KINDS.event("bequeathed", earl=a.EARL, fief=a.FIEF)

# Vikings
EMISSARY: Final = KINDS.event("emissary", earl=a.EARL, type=a.TYPE, n=NUMBER)
BLACK_OUT: Final = KINDS.event("black_out", n=NUMBER)
WHITE_OUT: Final = KINDS.event("white_out")
WHITE_BACK: Final = KINDS.event("white_back")
ARRIVED: Final = KINDS.event("arrived")
HORDE_GROWS: Final = KINDS.event("horde_grows", raider=a.RAIDER)
CONTROLS: Final = KINDS.event("controls", earl=a.EARL)
IDLE: Final = KINDS.event("idle")
HELD_BACK: Final = KINDS.event("held_back", earl=a.EARL)

# Modules
DIVIDES: Final = KINDS.event("divides", earl=a.EARL)
COMMON: Final = KINDS.event("common", n=NUMBER, type=a.TYPE)
DRAFT_ROUND: Final = KINDS.event("draft_round", n=NUMBER)
PASSED: Final = KINDS.event("passed")
IN_PACK: Final = KINDS.event("in_pack", earl=a.EARL, n=NUMBER, type=a.TYPE)
GAME_BEGINS: Final = KINDS.event("game_begins", n=NUMBER)
ADVISED: Final = KINDS.event("advised", earl=a.EARL, type=a.TYPE)
FETCHED: Final = KINDS.event("fetched", earl=a.EARL)
RALLIED: Final = KINDS.event("rallied", earl=a.EARL)
SECOND_CARD: Final = KINDS.event("second_card", result=a.RESULT)
VILLAGES_ATTACKED: Final = KINDS.event("villages_attacked", earl=a.EARL, earl2=a.EARL)
VIKINGS_SACK: Final = KINDS.event("vikings_sack", earl=a.EARL, earl2=a.EARL)
VILLAGES_TAKEN: Final = KINDS.event("villages_taken", earl=a.EARL, n=NUMBER, earl2=a.EARL)
VILLAGES_BURNT: Final = KINDS.event("villages_burnt", n=NUMBER, earl=a.EARL)
CRIPPLED: Final = KINDS.event("crippled", earl=a.EARL)
THANES_SET: Final = KINDS.event("thanes_set", earl=a.EARL, n=NUMBER)
THANES_LEAD: Final = KINDS.event("thanes_lead", earl=a.EARL)
THANES_ATTACKED: Final = KINDS.event("thanes_attacked", earl=a.EARL, earl2=a.EARL)
VIKINGS_HUNT: Final = KINDS.event("vikings_hunt", earl=a.EARL, earl2=a.EARL)
THANES_KILLED: Final = KINDS.event("thanes_killed", earl=a.EARL, n=NUMBER)
CONCLAVE_CALLED: Final = KINDS.event("conclave_called", earl=a.EARL)
DECLARED: Final = KINDS.event("declared", earl=a.EARL, joust_hand=a.JOUST_HAND)
ACCUSED: Final = KINDS.event("accused", earl=a.EARL, earl2=a.EARL)
KEPT_PEACE: Final = KINDS.event("kept_peace", earl=a.EARL)
LIED: Final = KINDS.event("lied", earl=a.EARL)
ACCUSED_WRONGLY: Final = KINDS.event("accused_wrongly", earl=a.EARL, earl2=a.EARL)
CONCLAVE_WON: Final = KINDS.event("conclave_won", earl=a.EARL)
MARCH_BESIEGED: Final = KINDS.event("march_besieged", earl=a.EARL, fief=a.FIEF)
WELSH_FIELDED: Final = KINDS.event("welsh_fielded", fief=a.FIEF, n=NUMBER)
MARCH_HELD: Final = KINDS.event("march_held", fief=a.FIEF)
TENT: Final = KINDS.event("tent", earl=a.EARL, fief=a.FIEF)
LIES_OPEN: Final = KINDS.event("lies_open", type=a.TYPE)
TOOK_OPEN: Final = KINDS.event("took_open", earl=a.EARL, type=a.TYPE)
NO_CARD: Final = KINDS.event("no_card", earl=a.EARL)
SHARED_SHUFFLED: Final = KINDS.event("shared_shuffled", n=NUMBER)
SWEPT: Final = KINDS.event("swept", earl=a.EARL)
TO_SHARED: Final = KINDS.event("to_shared", type=a.TYPE, earl=a.EARL)
MARCH_FREED: Final = KINDS.event("march_freed", fief=a.FIEF, earl=a.EARL)

# The end
OLD_AGE: Final = KINDS.event("old_age", earl=a.EARL)
NO_FIEF: Final = KINDS.event("no_fief", earl=a.EARL)
CONCEDED: Final = KINDS.event("conceded", earl=a.EARL)
ELIMINATED: Final = KINDS.event("eliminated", earl=a.EARL)
OFF_TABLE: Final = KINDS.event("off_table", earl=a.EARL)
CAP: Final = KINDS.event("cap", n=NUMBER)
WON: Final = KINDS.event("won", earl=a.EARL)
NOBODY_WON: Final = KINDS.event("nobody_won")

# Great Heathen Army and Wessex
NEW_DECK: Final = KINDS.event("new_deck", earl=a.EARL, n=NUMBER)
MARKERS_BACK: Final = KINDS.event("markers_back")
CAP_ARRIVAL: Final = KINDS.event("cap_arrival", n=NUMBER)
VOTE_CALLED: Final = KINDS.event("vote_called", earl=a.EARL)
VOTE_AT_LAST: Final = KINDS.event("vote_at_last")
VOTED: Final = KINDS.event("voted", earl=a.EARL, n=NUMBER, ballot=a.BALLOT)
VOTE_PASSES: Final = KINDS.event("vote_passes", n=NUMBER, m=SECOND)
VOTE_FAILS: Final = KINDS.event("vote_fails", n=NUMBER, m=SECOND)
LEGACY: Final = KINDS.event("legacy", earl=a.EARL, n=NUMBER, m=SECOND)
WINTER: Final = KINDS.event("winter", n=NUMBER)
SEASON_BEGINS: Final = KINDS.event("season_begins", n=NUMBER, m=SECOND)
BOUGHT: Final = KINDS.event("bought", earl=a.EARL, type=a.TYPE)
BOUGHT_TOWERS: Final = KINDS.event("bought_towers", earl=a.EARL, n=NUMBER)
POINT_LOST: Final = KINDS.event("point_lost", earl=a.EARL)

# Rebellion
KING_MUSTERS: Final = KINDS.event("king_musters", n=NUMBER)
KINGS_TURN: Final = KINDS.event("kings_turn", earl=a.EARL)
MIND_DRAWN: Final = KINDS.event("mind_drawn", type=a.TYPE)
MIND_SHUFFLED: Final = KINDS.event("mind_shuffled")
MIND_EMPTY: Final = KINDS.event("mind_empty")
KING_NONE_LEFT: Final = KINDS.event("king_none_left", type=a.TYPE)
KING_HAS_MARKET: Final = KINDS.event("king_has_market")
KING_BUILDS: Final = KINDS.event("king_builds")
KING_PLACES: Final = KINDS.event("king_places", property=PLAIN, fief=a.FIEF)
KING_KEEPS_CHURCH: Final = KINDS.event("king_keeps_church", type=a.TYPE, fief=a.FIEF)
KING_KEEPS_LAND: Final = KINDS.event("king_keeps_land", type=a.TYPE, fief=a.FIEF)
KING_VASSAL_LORD: Final = KINDS.event("king_vassal_lord", fief=a.FIEF)
KING_PRINCE_LORD: Final = KINDS.event("king_prince_lord", fief=a.FIEF)
KING_NO_SEAT: Final = KINDS.event("king_no_seat", type=a.TYPE)
KINGS_CUBES: Final = KINDS.event("kings_cubes", n=NUMBER)
KING_GARRISONS: Final = KINDS.event("king_garrisons", army=a.ARMY)
KING_WAITS: Final = KINDS.event("king_waits")
KING_TURNS_ON: Final = KINDS.event("king_turns_on", earl=a.EARL)
NO_EARL_LEFT: Final = KINDS.event("no_earl_left")
KING_APPEASED: Final = KINDS.event("king_appeased", earl=a.EARL)
WISH_TOWERS: Final = KINDS.event("wish_towers", joust=a.JOUST)
WISH_RAID: Final = KINDS.event("wish_raid", joust=a.JOUST)
WISH_SIEGE: Final = KINDS.event("wish_siege", joust=a.JOUST)
WISH_NO_TOWER: Final = KINDS.event("wish_no_tower", earl=a.EARL)
WISH_NO_PROPERTY: Final = KINDS.event("wish_no_property", earl=a.EARL)
WISH_WEAK_RAID: Final = KINDS.event("wish_weak_raid", earl=a.EARL, n=NUMBER, m=SECOND)
WISH_WEAK_SIEGE: Final = KINDS.event("wish_weak_siege", fief=a.FIEF, n=NUMBER, m=SECOND)
CASTLE_INSTEAD: Final = KINDS.event("castle_instead", fief=a.FIEF)
KING_PASSES: Final = KINDS.event("king_passes", earl=a.EARL)
KING_PLUNDERS: Final = KINDS.event("king_plunders", property=OF_FIEF, fief=a.FIEF)
KING_TREACHERY: Final = KINDS.event("king_treachery", earl=a.EARL)
KING_INTRIGUE: Final = KINDS.event("king_intrigue", earl=a.EARL)
KING_FINDS_NOTHING: Final = KINDS.event("king_finds_nothing", earl=a.EARL, type=a.TYPE)
KING_ALLIES: Final = KINDS.event("king_allies", joust=a.JOUST)
KING_NO_ALLIES: Final = KINDS.event("king_no_allies", joust=a.JOUST)
KING_VASSAL: Final = KINDS.event("king_vassal", joust=a.JOUST)
KING_NO_VASSAL: Final = KINDS.event("king_no_vassal", joust=a.JOUST)
KING_VASSAL_SERVES: Final = KINDS.event("king_vassal_serves", fief=a.FIEF)
KING_FALLS: Final = KINDS.event("king_falls")
KING_OUTLASTS: Final = KINDS.event("king_outlasts", n=NUMBER)
