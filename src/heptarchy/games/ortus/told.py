"""What happens in Ortus Regni, as events with their sentences (OR-19.8)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus.actions import SPACE
from heptarchy.kernel.events import EventKinds

KINDS: Final = EventKinds(SPACE)

# The course of the game
ROUND_BEGINS: Final = KINDS.kind("round_begins", "Round {n} begins")
TURN_BEGINS: Final = KINDS.kind("turn_begins", "{earl}'s turn")
DECK_BUILT: Final = KINDS.kind("deck_built", "{earl} has built a deck")
OWN_DECK: Final = KINDS.kind("own_deck", "{earl} builds a deck of his own")
STARTS: Final = KINDS.kind("starts", "{earl} is the starting player")
SENIOR_STARTS: Final = KINDS.kind(
    "senior_starts", "{earl}'s cube is drawn: {earl2}, the senior of the team, is the starting player (OV-17.6)"
)
MULLIGAN: Final = KINDS.kind("mulligan", "{earl} shuffles the Hand back and draws anew")
DREW: Final = KINDS.kind("drew", "{earl} draws a card")
RESHUFFLED: Final = KINDS.kind("reshuffled", "the Battle deck is shuffled anew")

# Earldoms
NEW_FIEF: Final = KINDS.kind("new_fief", "{earl} places a {type} at {fief}")
PLACED: Final = KINDS.kind("placed", "{earl} places {property} at {fief}")
LORD_PLACED: Final = KINDS.kind("lord_placed", "{earl} makes a {type} Lord of {fief}")
MERCENARY_PLACED: Final = KINDS.kind("mercenary_placed", "{earl} hires a Mercenary")
TOWER_PLACED: Final = KINDS.kind("tower_placed", "{earl} builds a Tower")
TOWER_KNOWN: Final = KINDS.kind("tower_known", "the Tower of {earl} is {type}")
GARRISONED: Final = KINDS.kind("garrisoned", "{earl} puts {army} into a Garrison")
MUSTERED: Final = KINDS.kind("mustered", "{earl} gains {army}")
RECRUITED: Final = KINDS.kind("recruited", "{earl} recruits {n} Army cards")
DISCARDED: Final = KINDS.kind("discarded", "{type} goes to {earl}'s discard pile")
LEFT_GAME: Final = KINDS.kind("left_game", "{type} of {earl} leaves the game")
LORD_LOST: Final = KINDS.kind("lord_lost", "the {type} Lord of {fief} is lost")
MOVED: Final = KINDS.kind("moved", "{property} comes to {earl} at {fief}")
MERCENARY_LOST: Final = KINDS.kind("mercenary_lost", "{earl} loses a Mercenary")
MERCENARY_MOVED: Final = KINDS.kind("mercenary_moved", "a Mercenary goes over from {earl} to {earl2}")
SAW_HAND: Final = KINDS.kind("saw_hand", "{earl} sees {n} {type} in the Hand of {earl2}")
LOOKED: Final = KINDS.kind("looked", "{earl} looks at the Hand of {earl2}")
BANQUET: Final = KINDS.kind("banquet", "{earl} gives a Banquet")

# Battles
TOWERS_ATTACKED: Final = KINDS.kind("towers_attacked", "{earl} attacks the Towers of {earl2}")
RAIDED: Final = KINDS.kind("raided", "{earl} raids {fief} of {earl2}")
BESIEGED: Final = KINDS.kind("besieged", "{earl} besieges {fief} of {earl2}")
VIKINGS_STORM: Final = KINDS.kind("vikings_storm", "{earl} sends the Vikings against the Towers of {earl2}")
VIKINGS_RAID: Final = KINDS.kind("vikings_raid", "{earl} sends the Vikings to raid {fief} of {earl2}")
VIKINGS_BESIEGE: Final = KINDS.kind("vikings_besiege", "{earl} sends the Vikings to besiege {fief} of {earl2}")
FIELDED: Final = KINDS.kind("fielded", "{earl} has fielded Strength {n}")
HORDE_FIELDED: Final = KINDS.kind("horde_fielded", "the horde has Strength {n}")
UNDEFENDED: Final = KINDS.kind("undefended", "{earl} fields nothing")
BATTLE_CARD: Final = KINDS.kind("battle_card", "the Battle card is {result}")
CHURCH_DECIDED: Final = KINDS.kind("church_decided", "{earl} decides for the Church: {result}")
NO_CHURCH: Final = KINDS.kind("no_church", "nobody controls the Church: it counts as a Normal Battle")
DAMAGE: Final = KINDS.kind("damage", "{n} points get past the defenders; {m} reach the target")
ARMY_LOST: Final = KINDS.kind("army_lost", "{earl} loses {n} {army}")
ROYALS_LOST: Final = KINDS.kind("royals_lost", "{earl} loses {n} {army} of the Royal Army")
GARRISON_LEFT: Final = KINDS.kind("garrison_left", "{earl} takes {n} {army} of a dead Mercenary into the Pool")
RAIDERS_LOST: Final = KINDS.kind("raiders_lost", "the horde loses {n} {raider}")
TOWER_RAZED: Final = KINDS.kind("tower_razed", "a Tower of {earl} falls: it was {type}")
HELD: Final = KINDS.kind("held", "{earl} holds out")
CAPTURED: Final = KINDS.kind("captured", "{earl} captures {fief}")
DESTROYED: Final = KINDS.kind("destroyed", "{fief} of {earl} is destroyed")
BURNT: Final = KINDS.kind("burnt", "{property} at {fief} is burnt")
LORD_CAPTURED: Final = KINDS.kind("lord_captured", "the Lord of {fief} is captured")
RANSOMED: Final = KINDS.kind("ransomed", "{earl} pays {property} for the Lord of {fief}")
NO_RANSOM: Final = KINDS.kind("no_ransom", "no Ransom is paid for the Lord of {fief}")

# Politics
PLOT_LORD: Final = KINDS.kind("plot_lord", "{earl} plays {type} on the Lord of {fief}")
PLOT_MERCENARY: Final = KINDS.kind("plot_mercenary", "{earl} plays {type} on a Mercenary of {earl2}")
PLOT_HAND: Final = KINDS.kind("plot_hand", "{earl} plays {type} on the Hand of {earl2}")
PLOT_FIEF: Final = KINDS.kind("plot_fief", "{earl} plays {type} on {fief}, for {n} Properties")
PLOT_POOL: Final = KINDS.kind("plot_pool", "{earl} plays {type} on the Pool of {earl2}, for {n} Army cards")
ALLIED: Final = KINDS.kind("allied", "{earl} plays Allies")
ANSWERED: Final = KINDS.kind("answered", "{earl} answers with a Vassal")
LORD_ANSWERED: Final = KINDS.kind("lord_answered", "{earl} answers with the Vassal Lord of {fief}")
PLOT_WORKS: Final = KINDS.kind("plot_works", "the {type} succeeds")
PLOT_FAILS: Final = KINDS.kind("plot_fails", "the {type} fails")
POOL_TAKEN: Final = KINDS.kind("pool_taken", "{army} goes over from {earl} to {earl2}")

# Joust, Kingship, Bequeathing
JOUST_CALLED: Final = KINDS.kind("joust_called", "{earl} calls a Joust")
ANTE: Final = KINDS.kind("ante", "{earl} antes {property} of {fief}")
TILTED: Final = KINDS.kind("tilted", "{earl} tilts")
WILD: Final = KINDS.kind("wild", "{earl} plays a Champion as {joust}")
JOUST_SHOWN: Final = KINDS.kind("joust_shown", "{earl} shows {joust_hand}")
JOUST_DRAWN: Final = KINDS.kind("joust_drawn", "{earl} draws {joust}")
JOUST_WON: Final = KINDS.kind("joust_won", "{earl} wins the Joust")
BANNER: Final = KINDS.kind("banner", "{earl} raises a Banner for the Kingship")
CROWNED: Final = KINDS.kind("crowned", "{earl} is King")
DONATED: Final = KINDS.kind("donated", "{earl} gives {army} to the Royal Army")
BEQUEATHED: Final = KINDS.kind(
    "bequeathed", "{earl} bequeaths: the Prince of {fief} goes, the discards become the deck"
)

# Vikings
EMISSARY: Final = KINDS.kind("emissary", "{earl} sends a {type} to the Vikings: {n} cubes")
BLACK_OUT: Final = KINDS.kind("black_out", "a black marker goes out: {n} are out")
WHITE_OUT: Final = KINDS.kind("white_out", "the white marker goes out")
WHITE_BACK: Final = KINDS.kind("white_back", "there was an Attack: the white marker goes back, no black one out")
ARRIVED: Final = KINDS.kind("arrived", "the Vikings arrive")
HORDE_GROWS: Final = KINDS.kind("horde_grows", "{raider} joins the horde")
CONTROLS: Final = KINDS.kind("controls", "{earl}'s cube is drawn: he directs the Vikings")
IDLE: Final = KINDS.kind("idle", "the Vikings do nothing")
HELD_BACK: Final = KINDS.kind("held_back", "{earl} holds the Vikings back (OR-17.13)")

# Modules
DIVIDES: Final = KINDS.kind("divides", "{earl} fixes the common cards of all decks")
COMMON: Final = KINDS.kind("common", "every deck holds {n} {type}")
DRAFT_ROUND: Final = KINDS.kind("draft_round", "round {n} of the draft")
PASSED: Final = KINDS.kind("passed", "the packs go to the left")
IN_PACK: Final = KINDS.kind("in_pack", "the pack of {earl} holds {n} {type}")
GAME_BEGINS: Final = KINDS.kind("game_begins", "game {n} of the match begins")
ADVISED: Final = KINDS.kind("advised", "{earl} spends an advisor as {type}")
FETCHED: Final = KINDS.kind("fetched", "{earl} takes a card from the tray")
RALLIED: Final = KINDS.kind("rallied", "{earl} plays a Banner: the battle is a Normal one")
SECOND_CARD: Final = KINDS.kind("second_card", "the Battle card for the Lords is {result}")
VILLAGES_ATTACKED: Final = KINDS.kind("villages_attacked", "{earl} attacks the Villages of {earl2}")
VIKINGS_SACK: Final = KINDS.kind("vikings_sack", "{earl} sends the Vikings against the Villages of {earl2}")
VILLAGES_TAKEN: Final = KINDS.kind("villages_taken", "{earl} conquers {n} Villages of {earl2}")
VILLAGES_BURNT: Final = KINDS.kind("villages_burnt", "{n} Villages of {earl} are burnt")
CRIPPLED: Final = KINDS.kind("crippled", "{earl} has no Village left: the Earldom is crippled")
THANES_SET: Final = KINDS.kind("thanes_set", "{earl} has {n} Thanes out")
THANES_LEAD: Final = KINDS.kind("thanes_lead", "{earl} has most Thanes out")
THANES_ATTACKED: Final = KINDS.kind("thanes_attacked", "{earl} attacks the Thanes of {earl2}")
VIKINGS_HUNT: Final = KINDS.kind("vikings_hunt", "{earl} sends the Vikings against the Thanes of {earl2}")
THANES_KILLED: Final = KINDS.kind("thanes_killed", "{earl} loses {n} Thanes")
CONCLAVE_CALLED: Final = KINDS.kind("conclave_called", "{earl} calls a Conclave")
DECLARED: Final = KINDS.kind("declared", "{earl} declares {joust_hand}")
ACCUSED: Final = KINDS.kind("accused", "{earl} accuses {earl2} of lying")
KEPT_PEACE: Final = KINDS.kind("kept_peace", "{earl} keeps the peace")
LIED: Final = KINDS.kind("lied", "{earl} was accused and has lied: he leaves with nothing")
ACCUSED_WRONGLY: Final = KINDS.kind("accused_wrongly", "{earl} has accused {earl2} wrongly: he leaves with nothing")
CONCLAVE_WON: Final = KINDS.kind("conclave_won", "{earl} wins the Conclave")
MARCH_BESIEGED: Final = KINDS.kind("march_besieged", "{earl} besieges {fief} in the Welsh Marches")
WELSH_FIELDED: Final = KINDS.kind("welsh_fielded", "the Welsh at {fief} have Strength {n}")
MARCH_HELD: Final = KINDS.kind("march_held", "{fief} holds out")
TENT: Final = KINDS.kind("tent", "{earl} pitches a Tent at {fief}")
LIES_OPEN: Final = KINDS.kind("lies_open", "{type} lies open")
TOOK_OPEN: Final = KINDS.kind("took_open", "{earl} takes {type}, which lay open")
NO_CARD: Final = KINDS.kind("no_card", "there is no card for {earl} to take")
SHARED_SHUFFLED: Final = KINDS.kind("shared_shuffled", "the common pile of {n} cards is shuffled into a new deck")
SWEPT: Final = KINDS.kind("swept", "{earl} raises a Banner: the open cards are discarded")
TO_SHARED: Final = KINDS.kind("to_shared", "{type} of {earl} goes to the common discard pile")
MARCH_FREED: Final = KINDS.kind("march_freed", "{fief} is lost to {earl} and neutral again")

# The end
OLD_AGE: Final = KINDS.kind("old_age", "{earl} dies of old age")
NO_FIEF: Final = KINDS.kind("no_fief", "{earl} has no Fief left")
CONCEDED: Final = KINDS.kind("conceded", "{earl} concedes")
ELIMINATED: Final = KINDS.kind("eliminated", "{earl} is out of the game")
OFF_TABLE: Final = KINDS.kind("off_table", "{earl} is off the table")
CAP: Final = KINDS.kind("cap", "{n} rounds are over: the game is decided as it stands")
WON: Final = KINDS.kind("won", "{earl} has won")
NOBODY_WON: Final = KINDS.kind("nobody_won", "the Earls have lost")

# Great Heathen Army and Wessex
NEW_DECK: Final = KINDS.kind("new_deck", "{earl}'s discards become a new deck of {n} cards")
MARKERS_BACK: Final = KINDS.kind("markers_back", "the markers go back behind the Vikings")
CAP_ARRIVAL: Final = KINDS.kind("cap_arrival", "round {n}: all black markers count as out")
VOTE_CALLED: Final = KINDS.kind("vote_called", "{earl} calls a vote for Winter")
VOTE_AT_LAST: Final = KINDS.kind("vote_at_last", "the Vikings are about to land: there is a vote for Winter first")
VOTED: Final = KINDS.kind("voted", "{earl} has {n} votes: {ballot}")
VOTE_PASSES: Final = KINDS.kind("vote_passes", "{n} votes for, {m} against: Winter comes")
VOTE_FAILS: Final = KINDS.kind("vote_fails", "{n} votes for, {m} against: the season goes on")
LEGACY: Final = KINDS.kind("legacy", "{earl} earns {n} Legacy points and has {m}")
WINTER: Final = KINDS.kind("winter", "season {n} is over: Earldoms, Hands and decks are cleared")
SEASON_BEGINS: Final = KINDS.kind("season_begins", "season {n} begins with {m} black markers out")
BOUGHT: Final = KINDS.kind("bought", "{earl} buys a {type} for a Legacy point")
BOUGHT_TOWERS: Final = KINDS.kind("bought_towers", "{earl} buys {n} Towers for a Legacy point")
POINT_LOST: Final = KINDS.kind("point_lost", "{earl} can buy nothing more: the point is lost for this Winter")

# Rebellion
KING_MUSTERS: Final = KINDS.kind("king_musters", "the King's Lands raise {n} Army cards (RB-31)")
KINGS_TURN: Final = KINDS.kind("kings_turn", "the turn of {earl}, the King (RB-19)")
MIND_DRAWN: Final = KINDS.kind("mind_drawn", "the King draws {type} from his Mind (RB-23)")
MIND_SHUFFLED: Final = KINDS.kind("mind_shuffled", "the Mind is empty: its discards become a new one (RB-24)")
MIND_EMPTY: Final = KINDS.kind("mind_empty", "the King has nothing in Mind and does nothing (RB-24)")
KING_NONE_LEFT: Final = KINDS.kind("king_none_left", "no {type} is left in the King's tray: nothing happens (RB-28)")
KING_HAS_MARKET: Final = KINDS.kind(
    "king_has_market", "the King has a Market Town already: he places a Land instead (RB-28)"
)
KING_BUILDS: Final = KINDS.kind("king_builds", "the King's Castle becomes a new Fief (RB-29)")
KING_PLACES: Final = KINDS.kind("king_places", "the King places {property} at {fief} (RB-30)")
KING_KEEPS_CHURCH: Final = KINDS.kind("king_keeps_church", "the King keeps the {type} at {fief} (RB-35)")
KING_KEEPS_LAND: Final = KINDS.kind("king_keeps_land", "the King keeps the {type} at {fief} (RB-36)")
KING_VASSAL_LORD: Final = KINDS.kind("king_vassal_lord", "the King makes the Vassal Lord of {fief} (RB-32)")
KING_PRINCE_LORD: Final = KINDS.kind("king_prince_lord", "the King makes the Prince Lord of {fief} (RB-33)")
KING_NO_SEAT: Final = KINDS.kind("king_no_seat", "the King has no seat free for the {type} (RB-28)")
KINGS_CUBES: Final = KINDS.kind("kings_cubes", "the King's Monk puts {n} cubes into the bag (RB-34)")
KING_GARRISONS: Final = KINDS.kind("king_garrisons", "the King puts {army} into a Garrison (RB-38)")
KING_WAITS: Final = KINDS.kind("king_waits", "the King does not Attack in his first turn (RB-40)")
KING_TURNS_ON: Final = KINDS.kind("king_turns_on", "{earl}'s cube is drawn: the King turns on him (RB-20)")
NO_EARL_LEFT: Final = KINDS.kind("no_earl_left", "no Earl is left for the King to try: nothing happens (RB-49)")
KING_APPEASED: Final = KINDS.kind("king_appeased", "{earl} appeases the King with a Banquet (RB-66)")
WISH_TOWERS: Final = KINDS.kind("wish_towers", "the Joust card is {joust}: the King wishes for Towers (RB-43)")
WISH_RAID: Final = KINDS.kind("wish_raid", "the Joust card is {joust}: the King wishes for a Raid (RB-43)")
WISH_SIEGE: Final = KINDS.kind("wish_siege", "the Joust card is {joust}: the King wishes for a Siege (RB-43)")
WISH_NO_TOWER: Final = KINDS.kind("wish_no_tower", "{earl} has no Tower: the King's wish shifts (RB-48)")
WISH_NO_PROPERTY: Final = KINDS.kind("wish_no_property", "{earl} has no Property: the King's wish shifts (RB-48)")
WISH_WEAK_RAID: Final = KINDS.kind(
    "wish_weak_raid", "to raid {earl}, the King's Strength {n} is too little for {m} Towers: the wish shifts (RB-48)"
)
WISH_WEAK_SIEGE: Final = KINDS.kind(
    "wish_weak_siege",
    "to besiege {fief}, the King's Strength {n} is too little for {m} Towers: the wish shifts (RB-48)",
)
CASTLE_INSTEAD: Final = KINDS.kind("castle_instead", "the Castle {fief} is within the King's reach (RB-47)")
KING_PASSES: Final = KINDS.kind("king_passes", "the King can do nothing against {earl}: another cube is drawn (RB-49)")
KING_PLUNDERS: Final = KINDS.kind("king_plunders", "the King takes {property} from {fief} (RB-52)")
KING_TREACHERY: Final = KINDS.kind(
    "king_treachery",
    "of {earl} the King picks the first of Prince, Vassal, Champion, Abbot, Mercenary, Hand (RB-55)",
)
KING_INTRIGUE: Final = KINDS.kind(
    "king_intrigue",
    "of {earl} the King picks the first of Land with Market Town, Cathedral, Properties, Mercenary, Pool (RB-57)",
)
KING_FINDS_NOTHING: Final = KINDS.kind(
    "king_finds_nothing", "{earl} has nothing for the King's {type}: another cube is drawn (RB-56)"
)
KING_ALLIES: Final = KINDS.kind("king_allies", "the Joust card is {joust}: the King plays Allies (RB-62)")
KING_NO_ALLIES: Final = KINDS.kind("king_no_allies", "the Joust card is {joust}: the King has no Allies (RB-62)")
KING_VASSAL: Final = KINDS.kind("king_vassal", "the Joust card is {joust}: the King plays a Vassal (RB-62)")
KING_NO_VASSAL: Final = KINDS.kind("king_no_vassal", "the Joust card is {joust}: the King has no Vassal (RB-62)")
KING_VASSAL_SERVES: Final = KINDS.kind(
    "king_vassal_serves", "the King answers with the Vassal Lord of {fief}, who stays (RB-62)"
)
KING_FALLS: Final = KINDS.kind("king_falls", "the King has no seat left: he is defeated (RB-6)")
KING_OUTLASTS: Final = KINDS.kind("king_outlasts", "after {n} rounds the King still stands (RB-86)")
