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
STARTS: Final = KINDS.kind("starts", "{earl} is the starting player")
MULLIGAN: Final = KINDS.kind("mulligan", "{earl} shuffles the Hand back and draws anew")
DREW: Final = KINDS.kind("drew", "{earl} draws a card")
SAW_DRAW: Final = KINDS.kind("saw_draw", "{earl} draws {type}")
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
SAW_DEAL: Final = KINDS.kind("saw_deal", "{earl} holds {joust_hand}")
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

# The end
OLD_AGE: Final = KINDS.kind("old_age", "{earl} dies of old age")
NO_FIEF: Final = KINDS.kind("no_fief", "{earl} has no Fief left")
CONCEDED: Final = KINDS.kind("conceded", "{earl} concedes")
ELIMINATED: Final = KINDS.kind("eliminated", "{earl} is out of the game")
OFF_TABLE: Final = KINDS.kind("off_table", "{earl} is off the table")
CAP: Final = KINDS.kind("cap", "{n} rounds are over: the game is decided as it stands")
WON: Final = KINDS.kind("won", "{earl} has won")
NOBODY_WON: Final = KINDS.kind("nobody_won", "the Earls have lost")
