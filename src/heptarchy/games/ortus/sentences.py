"""What happened, as sentences: the templates of `told`, or a language's own where those read badly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.ortus.wording import sentence_case
from heptarchy.games.ortus.words_speech import DIGITS, Speech, braces

if TYPE_CHECKING:
    from heptarchy.kernel.events import Event

# English: articles, plurals, colours only where they tell something
EVENTS: dict[str, str] = {
    "mulligan": "{earl} shuffles the opening Hand back and draws anew",
    "placed": "{earl} places {a property earl} at {fief}",
    "lord_placed": "{earl} makes {a type} Lord of {fief}",
    "lord_placed type=monk": "{earl} makes a Monk Abbot of {fief}",
    "tower_known": "the new Tower of {earl} is {a type}",
    "garrisoned": "{earl} puts {a army} into a Garrison",
    "mustered": "{earl} gains {a army}",
    "recruited": "{earl} recruits {n|Army card|Army cards}",
    "kings_turn": "the King's turn (RB-19)",
    "king_musters": "the King's Lands raise {n|Army card|Army cards} (RB-31)",
    "discarded": "{a type} goes to {earl}'s discard pile",
    "left_game": "{a type} of {earl}'s leaves the game",
    "lord_lost": "the {lord type} of {fief} is lost",
    "moved": "{a property earl} comes to {earl} at {fief}",
    "saw_hand": "{earl} sees {n type} in the Hand of {earl2}",
    "damage": "{n|point gets|points get} past the defenders; {m|reaches|reach} the target",
    "damage n=0": "no point gets past the defenders",
    "army_lost": "{earl} loses {n army}",
    "royals_lost": "{earl} loses {n army} of the Royal Army",
    "garrison_left": "{earl} takes {n army} of a dead Mercenary into the Pool",
    "raiders_lost": "the horde loses {n raider}",
    "tower_razed": "a Tower of {earl} falls: it was {a type}",
    "burnt": "{a property fief} at {fief} is burnt",
    "ransomed": "{earl} pays {a property earl} for the Lord of {fief}",
    "plot_fief": "{earl} plays {type} on {fief}, for {n|Property|Properties}",
    "plot_pool": "{earl} plays {type} on the Pool of {earl2}, for {n|Army card|Army cards}",
    "pool_taken": "{a army} goes over from {earl} to {earl2}",
    "ante": "{earl} antes {a property earl} of {fief}",
    "tilted": "{earl} tilts: a Joust card is exchanged",
    "wild": "{earl} plays a Champion as {a joust}",
    "joust_drawn": "{earl} draws {a joust}",
    "donated": "{earl} gives {a army} to the Royal Army",
    "emissary": "{earl} sends {a type} to the Vikings: {n|cube|cubes}",
    "black_out": "a black marker goes out: {n|is|are} out",
    "horde_grows": "{a raider} joins the horde",
    "controls": "{earl}'s cube is drawn: {earl} directs the Vikings",
    "cap": "{n|round is|rounds are} over: the game is decided as it stands",
    # Modules
    "villages_taken": "{earl} conquers {n|Village|Villages} of {earl2}",
    "villages_burnt": "{n|Village|Villages} of {earl} {#n|is|are} burnt",
    "thanes_set": "{earl} has {n|Thane|Thanes} out",
    "thanes_killed": "{earl} loses {n|Thane|Thanes}",
    "lies_open": "{a type} lies open",
    "took_open": "{earl} takes {a type}, which lay open",
    "shared_shuffled": "the common pile becomes a new deck of {n|card|cards}",
    "to_shared": "{a type} of {earl}'s goes to the common discard pile",
    # Great Heathen Army and Wessex
    "common": "every deck holds {n type}",
    "in_pack": "the pack of {earl} holds {n type}",
    "new_deck": "{earl}'s discards become a new deck of {n|card|cards}",
    "voted": "{earl} gives {n|vote|votes} {ballot} Winter",
    "voted ballot=abstain": "{earl} abstains, with {n|vote|votes}",
    "vote_passes": "{n|vote|votes} for, {m} against: Winter comes",
    "vote_fails": "{n|vote|votes} for, {m} against: the season goes on",
    "legacy": "{earl} earns {n|Legacy point|Legacy points} and has {m}",
    "season_begins": "season {n} begins with {m|black marker|black markers} out",
    "bought": "{earl} buys {a type} for a Legacy point",
    "bought_towers": "{earl} buys {n|Tower|Towers} for a Legacy point",
    # Rebellion
    "king_places": "the King places {plain property} at {fief} (RB-30)",
    "kings_cubes": "the King's Monk puts {n|cube|cubes} into the bag (RB-34)",
    "king_garrisons": "the King puts {a army} into a Garrison (RB-38)",
    "king_plunders": "the King takes {a property fief} from {fief} (RB-52)",
    "wish_weak_raid": (
        "to raid {earl}, the King's Strength {n} is too little for {m|Tower|Towers}: the wish shifts (RB-48)"
    ),
    "wish_weak_siege m=0": "to besiege {fief}, the King's Strength {n} is too little: the wish shifts (RB-48)",
    "wish_weak_siege": (
        "to besiege {fief}, the King's Strength {n} is too little for {m|Tower|Towers}: the wish shifts (RB-48)"
    ),
}


def sentence(event: Event, speech: Speech) -> str:
    """A happening as a sentence."""
    named = dict(zip(braces(event.kind.template), event.args, strict=True))
    template = template_of(event, named, speech)
    return sentence_case(speech.smoothed(speech.fill(template, named)))


def template_of(event: Event, named: dict[str, int], speech: Speech) -> str:
    """The wording for what is in it (`lord_placed type=monk`, `damage n=0`), or for any of its kind."""
    for name, value in named.items():
        domain = event.kind.domains.get(name.rstrip(DIGITS))
        key = str(value) if domain is None else domain.keys[value]
        template = speech.events.get(f"{event.name} {name}={key}")
        if template:
            return template
    return speech.events.get(event.name, event.kind.template)
