"""Every action of Ortus Regni: what Earls may click, and what fate may answer."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.styles import STYLE_KEYS, STYLE_NAMES
from heptarchy.kernel.message import Thing
from heptarchy.kernel.space import Domain, Space, numbers

TYPE: Final = Domain("type", t.TYPES, t.TYPE_NAMES)
EARL: Final = Domain("earl", t.COLOURS, t.COLOUR_NAMES)
FIEF: Final = Domain("fief", t.PLACE_KEYS, t.PLACES)
# A Property by its colour: who gets it when it is discarded (OR-4.3)
PROPERTY: Final = Domain(
    "property",
    [f"{colour} {t.TYPES[kind]}" for colour in t.COLOURS for kind in t.PROPERTY_TYPES],
    [f"{t.TYPE_NAMES[kind]} ({colour})" for colour in t.COLOURS for kind in t.PROPERTY_TYPES],
)
ARMY: Final = Domain("army", t.ARMY, t.ARMY_NAMES)
RAIDER: Final = Domain("raider", t.RAIDERS, t.RAIDER_NAMES)
RESULT: Final = Domain("result", t.RESULTS, t.RESULT_NAMES)
JOUST: Final = Domain("joust", t.JOUST, t.JOUST_NAMES)
JOUST_HAND: Final = Domain("joust_hand", t.JOUST_HANDS)
STYLE: Final = Domain("style", STYLE_KEYS, STYLE_NAMES)
PLACE_IN_ROW: Final = numbers("place", 90)  # which Tower, which Mercenary: counted from 1
COPIES_OF: Final = numbers("copies", 24)
CUBES: Final = numbers("cubes", 60)  # ten for each of six Earls
BALLOT: Final = Domain("ballot", ("for", "against", "abstain"))
OTHER_CARD: Final = Domain("card", t.OTHER_CARDS)
LORD: Final = Domain("lord", (*[t.TYPES[kind] for kind in t.LORD_TYPES], "lord"))  # the last of any type
HOUSE: Final = Domain("house", (*t.COLOURS, "vikings", "welsh", "king"))  # who fights; the last: a King of no colour

PACKAGE: Final = "heptarchy.games.ortus"  # its folder `book` has the catalogues
SPACE: Final = Space("ortus")
for _domain in (EARL, RAIDER):
    SPACE.know(_domain)

# Decks and Hands (OR-2, OR-3)
DECK: Final = SPACE.verb("deck", STYLE)  # one of the well-known styles
OWN_DECK: Final = SPACE.verb("own_deck")  # type by type
COPIES: Final = [SPACE.verb(f"copies {key}", COPIES_OF) for key in t.TYPES[: t.DECK_TYPES]]
MULLIGAN: Final = SPACE.verb("mulligan")
KEEP: Final = SPACE.verb("keep")

# A turn (OR-5, OR-6)
PLACE: Final = SPACE.verb("place", TYPE)
INTO: Final = SPACE.verb("into", FIEF)
PLAY: Final = SPACE.verb("play", TYPE)
BEQUEATH: Final = SPACE.verb("bequeath", FIEF)
RECRUIT: Final = SPACE.verb("recruit")
EMISSARY: Final = SPACE.verb("emissary", TYPE)
LOOK: Final = SPACE.verb("look", EARL)  # through a Monastery
STORM: Final = SPACE.verb("storm", EARL)  # an Attack on Towers
RAID: Final = SPACE.verb("raid", FIEF)
SIEGE: Final = SPACE.verb("siege", FIEF)
BUILD: Final = SPACE.verb("build")  # a Tower
TOWER: Final = SPACE.verb("tower", TYPE)  # of this card; nobody else hears which
GARRISON: Final = SPACE.verb("garrison", ARMY)
AT: Final = SPACE.verb("at", PLACE_IN_ROW)  # which Mercenary
CONCEDE: Final = SPACE.verb("concede")
END: Final = SPACE.verb("end")

# Battles (OR-12)
FIELD: Final = SPACE.verb("field", TYPE)  # from the Hand
FIELD_ARMY: Final = SPACE.verb("field_army", ARMY)  # from the Pool
FIELD_LORD: Final = SPACE.verb("field_lord", FIEF)
FIELD_MERCENARY: Final = SPACE.verb("field_mercenary", PLACE_IN_ROW)
FIELD_KING: Final = SPACE.verb("field_king")
FIELD_ROYAL: Final = SPACE.verb("field_royal", ARMY)
FIELD_ALL: Final = SPACE.verb("field_all")  # all that is on the table
DONE: Final = SPACE.verb("done")
DECIDE: Final = SPACE.verb("decide", RESULT)
FILL: Final = SPACE.verb("fill", TYPE)  # a card from the Hand takes damage
FILL_ARMY: Final = SPACE.verb("fill_army", ARMY)
FILL_MERCENARY: Final = SPACE.verb("fill_mercenary", PLACE_IN_ROW)
FILL_GARRISON: Final = SPACE.verb("fill_garrison", PLACE_IN_ROW)
FILL_KING: Final = SPACE.verb("fill_king")
FILL_ROYAL: Final = SPACE.verb("fill_royal", ARMY)
FILL_RAIDER: Final = SPACE.verb("fill_raider", RAIDER)
SPARE: Final = SPACE.verb("spare")  # lose as little as may be
RAZE: Final = SPACE.verb("raze", PLACE_IN_ROW)  # a Tower
TAKE: Final = SPACE.verb("take", PROPERTY)
BURN: Final = SPACE.verb("burn", PROPERTY)
CAPTURE: Final = SPACE.verb("capture")
DESTROY: Final = SPACE.verb("destroy")
RANSOM: Final = SPACE.verb("ransom", FIEF)  # the Lord of that Fief
FROM: Final = SPACE.verb("from", FIEF)
GIVE: Final = SPACE.verb("give", PROPERTY)

# Politics (OR-13)
AIM_LORD: Final = SPACE.verb("aim_lord", FIEF)
AIM_MERCENARY: Final = SPACE.verb("aim_mercenary", EARL)
AIM_HAND: Final = SPACE.verb("aim_hand", EARL)
AIM_FIEF: Final = SPACE.verb("aim_fief", FIEF)
AIM_POOL: Final = SPACE.verb("aim_pool", EARL)
TAKE_ARMY: Final = SPACE.verb("take_army", ARMY)
ALLY: Final = SPACE.verb("ally")  # play Allies
VASSAL: Final = SPACE.verb("vassal")  # from the Hand
VASSAL_LORD: Final = SPACE.verb("vassal_lord", FIEF)
YIELD: Final = SPACE.verb("yield")

# Jousts, Kingship (OR-14, OR-15)
TILT: Final = SPACE.verb("tilt", JOUST)
WILD: Final = SPACE.verb("wild", JOUST)
DONATE: Final = SPACE.verb("donate", ARMY)

# Modules (OV)
EXCHANGE: Final = SPACE.verb("exchange")  # OV-7
DISCARD: Final = SPACE.verb("discard", TYPE)
FETCH: Final = SPACE.verb("fetch", TYPE)  # from the tray
PICK: Final = SPACE.verb("pick", TYPE)  # OV-15
ADVISE: Final = SPACE.verb("advise", TYPE)  # OV-18
TOP: Final = SPACE.verb("top")  # OV-19: the top card of the common deck
FOUND: Final = SPACE.verb("found", TYPE)  # OV-8
RALLY: Final = SPACE.verb("rally")  # OV-9
SACK: Final = SPACE.verb("sack", EARL)  # OV-11: an Attack on Villages
CONQUER: Final = SPACE.verb("conquer", CUBES)  # so many of them; the others are burnt
THANES: Final = SPACE.verb("thanes", CUBES)  # OV-12: so many are out from now on
HUNT: Final = SPACE.verb("hunt", EARL)  # an Attack on Thanes
SUMMON: Final = SPACE.verb("summon")  # the Thanes' Action
CONCLAVE: Final = SPACE.verb("conclave")  # OV-14
DECLARE: Final = SPACE.verb("declare", JOUST_HAND)
ACCUSE: Final = SPACE.verb("accuse", EARL)
PEACE: Final = SPACE.verb("peace")

# Variants
APPEASE: Final = SPACE.verb("appease")  # RB-66
CALL_VOTE: Final = SPACE.verb("call_vote")  # WX-13
VOTE: Final = SPACE.verb("vote", BALLOT)
BUY_TOWERS: Final = SPACE.verb("buy_towers")  # WX-34
BUY: Final = SPACE.verb("buy", TYPE)

# Fate
DRAW: Final = SPACE.verb("draw", TYPE)
LOSE: Final = SPACE.verb("lose", TYPE)  # a card of a Hand, at random
CUBE: Final = SPACE.verb("cube", EARL)
MUSTER: Final = SPACE.verb("muster", ARMY)
LAND_RAIDER: Final = SPACE.verb("land_raider", RAIDER)
BATTLE: Final = SPACE.verb("battle", RESULT)
DEAL: Final = SPACE.verb("deal", JOUST_HAND)
TURN_UP: Final = SPACE.verb("turn_up", JOUST)  # a single Joust card
MIND: Final = SPACE.verb("mind", TYPE)  # RB-23


def goods(card: int, holder: int) -> Thing:
    """A Property as it is called in the Earldom of its holder: with its colour if that is not his."""
    if t.colour_of(card) == holder:
        return Thing(TYPE, t.type_of(card))
    return Thing(PROPERTY, property_action(card))


def property_action(card: int) -> int:
    """The place of a Property card in its domain."""
    return t.colour_of(card) * 4 + t.type_of(card) - t.LAND


def property_card(place: int) -> int:
    """The card at that place: the way back."""
    return t.card_of(place // 4, place % 4 + t.LAND)
