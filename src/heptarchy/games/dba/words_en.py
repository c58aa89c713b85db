"""The English of DBA Big Battle, as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba import tables as t
from heptarchy.games.dba import words_texts as texts
from heptarchy.games.dba.prompts import PROMPTS
from heptarchy.games.dba.sentences import ENDINGS, EVENTS
from heptarchy.games.dba.words import DbaWords
from heptarchy.games.dba.words_speech import NO_NAMES, Names, Speech

if TYPE_CHECKING:
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option

# What a verb points at is {0}, {1}, ... as `words` has them
LABELS: dict[str, str] = {
    "enlist": "Enlist {0} ({1} points)",
    "host": "Take the host: {0}",
    "take": "{0} ({1})",
    "crown": "General with {0}",
    "mustered": "The army is complete",
    "attack": "Attack",
    "defend": "Defend",
    "ride": "Ride as Knights",
    "dismount": "Fight on foot as Spears",
    "band": "{0} goes with {1}",
    "lend": "Lend {0} to {1}",
    "keep": "Lend no more",
    "lay_by_lot": "Leave the ground to the lot",
    "laid": "The ground is laid",
    "edge": "Take the {0} edge",
    "camp": "Camp at {0} mm",
    "uncamped": "Do without a camp",
    "ashore": "Nobody comes by sea",
    "rank": "Next from the left: {0}",
    "border": "Border at {0} mm",
    "array": "Deploy the rest: {0}",
    "garrison": "{0} into {1}",
    "ready": "Ready for battle",
    "play": "Play {0}",
    "pass": "Pass",
    "bless": "Raise your own break point",
    "curse": "Lower the break point of {0}",
    "disguise": "The Expendables are {0}",
    "fight_on": "Fight on",
    "offer_draw": "Offer a draw",
    "concede": "Concede the battle",
    "despair": "Declare your command demoralised",
    "accept": "Accept the draw",
    "decline": "Decline and fight on",
    "grant": "Give {1} the {0}",
    "enter": "Go into {0}",
    "rise": "The denizens rise (6 PIPs)",
    "run": "Let the rest flee",
    "stay": "Stay here",
    "leave": "Leave the table",
    "done": "End your moves",
    "done DBA-22.4": "End the ambush",
    "fight": "{0} against {1}",
    "urge": "Add 1",
    "forgo": "Keep the bonus for later",
    "stand_fast": "Stand fast",
    "give_ground": "Recoil",
    "move": "Move {0}",
    "to": "{0}",
    "column": "Column behind {0}: {1}",
    "hold": "Hold {0}",
    "face": "Turn {0} to face {1}",
    "entrench": "A ditch before {0}",
    "deploy": "{0} at {1}, {2} mm, facing {3}",
    "lurk": "Ambush: {0} at {1}, {2} mm, facing {3}",
    "exchange": "Exchange {0} and {1}",
    "country": "Ground: {0}",
    "lay": "{0} at {1}, {2} mm: {3} x {4} mm",
    "keep_back": "By sea: {0}",
    "land": "Land in a {0} at {1}, {2} mm, facing {3}",
    "burn": "Fire of {2} mm from {0}, {1}, facing {3}, creeping {4}",
}

SAID: dict[str, str] = {
    "enlist": "enlists {0}",
    "host": "takes the {0}",
    "take": "takes {0}",
    "crown": "has a general with {0}",
    "mustered": "has mustered",
    "attack": "attacks",
    "defend": "defends",
    "ride": "rides as Knights",
    "dismount": "fights on foot",
    "band": "names {0}",
    "lend": "lends {0} to {1}",
    "keep": "lends no more",
    "lay_by_lot": "leaves the ground to the lot",
    "laid": "has laid the ground",
    "edge": "takes the {0} edge",
    "camp": "pitches the camp at {0} mm",
    "uncamped": "pitches no camp",
    "ashore": "lets nobody come by sea",
    "rank": "puts {0} next from the left",
    "border": "draws a border at {0} mm",
    "array": "deploys the rest: {0}",
    "garrison": "puts {0} into {1}",
    "ready": "is ready",
    "play": "plays {0}",
    "pass": "passes",
    "bless": "raises the own break point",
    "curse": "lowers the break point of {0}",
    "disguise": "hides Expendables as {0}",
    "fight_on": "fights on",
    "offer_draw": "offers a draw",
    "concede": "concedes",
    "despair": "gives up the own command",
    "accept": "accepts the draw",
    "decline": "declines the draw",
    "grant": "gives out a {0}",
    "enter": "goes into {0}",
    "rise": "has the denizens rise",
    "run": "lets the rest flee",
    "stay": "stays",
    "leave": "leaves the table",
    "done": "has moved",
    "fight": "has {0} fight",
    "urge": "adds 1",
    "forgo": "keeps the bonus",
    "stand_fast": "stands fast",
    "give_ground": "gives ground",
    "move": "takes up {0}",
    "to": "moves to {0}, {1} mm, facing {2}",
    "column": "forms a column behind {0}",
    "hold": "holds {0}",
    "face": "turns {0}",
    "entrench": "shows a ditch before {0}",
    "deploy": "deploys {0} at {1}, {2} mm",
    "lurk": "has {0} lie in ambush",
    "exchange": "exchanges {0} and {1}",
    "country": "says what ground it is: {0}",
    "lay": "lays {0} at {1}, {2} mm",
    "keep_back": "keeps back {0}",
    "land": "lands at {1}, {2} mm",
    "burn": "lights a fire of {2} mm",
    "pips": "rolls {0}",
    "clash": "rolls {0}",
    "omen": "rolls {0}",
    "ford": "rolls {0}",
    "spark": "rolls {0}",
    "deal": "deals {0}",
    "lot": "lays the ground",
}

VERBS: dict[str, str] = {
    "enlist": "Enlist",
    "host": "Host",
    "take": "Ruler",
    "crown": "General",
    "mustered": "Complete",
    "attack": "Attack",
    "defend": "Defend",
    "ride": "Ride",
    "dismount": "On foot",
    "band": "Name a band",
    "lend": "Lend",
    "keep": "Lend no more",
    "lay_by_lot": "By lot",
    "laid": "Laid",
    "edge": "Choose an edge",
    "camp": "Pitch the camp",
    "uncamped": "No camp",
    "ashore": "By land",
    "rank": "Order commands",
    "border": "Draw a border",
    "array": "Array",
    "garrison": "Garrison",
    "ready": "Ready",
    "play": "Play a card",
    "pass": "Pass",
    "bless": "Bless",
    "curse": "Curse",
    "disguise": "Disguise",
    "fight_on": "Fight on",
    "offer_draw": "Offer a draw",
    "concede": "Concede",
    "despair": "Despair",
    "accept": "Accept",
    "decline": "Decline",
    "grant": "Give a die",
    "enter": "Go in",
    "rise": "Rising",
    "run": "Flee",
    "stay": "Stay",
    "leave": "Leave",
    "done": "Done",
    "fight": "Fight",
    "urge": "Urge on",
    "forgo": "Forgo",
    "stand_fast": "Stand fast",
    "give_ground": "Recoil",
    "move": "Move",
    "to": "To",
    "column": "Column",
    "hold": "Hold",
    "face": "Turn",
    "entrench": "Ditch",
    "deploy": "Deploy",
    "lurk": "Lie in ambush",
    "exchange": "Exchange",
    "country": "Ground",
    "lay": "Lay",
    "keep_back": "By sea",
    "land": "Land",
    "burn": "Burn",
    "pips": "PIP die",
    "clash": "Dice of combat",
    "omen": "Die of fate",
    "ford": "Die for the river",
    "spark": "Die of the fire",
    "deal": "Deal",
    "lot": "Lot",
}

# Parts of a move; {0} is a number, or a name and how it is met
MOVES: dict[str, str] = {
    "ahead": "forward {0} p",
    "back": "back {0} p",
    "left": "left {0} p",
    "right": "right {0} p",
    "alone": "{0} ({1} mm)",
    "turn left": "turn left {0}°",
    "turn right": "turn right {0}°",
    "about": "turn about",
    "wheel left": "wheel left {0}°",
    "wheel right": "wheel right {0}°",
    "still": "stay in place",
    "meet": "contact {0} {1}",
    "overlap": "overlap {0}",
    "behind": "behind {0}",
    "camp": "the camp",
    "town": "the denizens",
    "in line": "line",
    "in column": "column",
    "general": "{0} (general)",
    "group": "{0}: {1}",
    "some": "{0} elements",
    "one": "{0} element",
    "costs": "costs {0} points",
    "gives": "gives {0} points",
    "creeps left": "to its left",
    "creeps right": "to its right",
}


FIGURES: dict[str, str] = {
    "foot": "{} against foot",
    "mounted": "{} against mounted",
    "move": "{}: move",
    "cost": "{}: points",
}

OPTION_NAMES: dict[str, str] = {"attackers": "players of the first side", "points": "points of an army"}


def english_speech() -> Speech:
    """English."""
    speech = Speech()
    speech.types = t.TYPE_NAMES
    speech.type_texts = texts.TYPE_TEXTS
    speech.traits = t.TRAIT_NAMES
    speech.trait_texts = texts.TRAIT_TEXTS
    speech.cards = t.CARD_NAMES
    speech.card_texts = texts.CARD_TEXTS
    speech.card_windows = texts.CARD_WINDOWS
    speech.grounds = t.FEATURE_NAMES
    speech.ground_texts = texts.GROUND_TEXTS
    speech.rivers = t.RIVER_KEYS
    speech.countries = ("arable land", "forest", "hills", "fen", "coast")
    speech.holds = t.HOLD_NAMES
    speech.edges = ("southern", "northern")
    speech.peoples = ("British", "Saxons")
    speech.winds = texts.WINDS
    speech.statuses = texts.STATUSES
    speech.outcomes = texts.OUTCOMES
    speech.stages = texts.STAGES
    speech.bands = texts.BANDS
    speech.factors = texts.FACTORS
    speech.relations = texts.RELATIONS
    speech.hosts = texts.HOSTS
    speech.battles = texts.BATTLES
    speech.arrays = ("heavy foot in the middle", "heavy foot on the left", "heavy foot on the right", "two deep")
    speech.command = "player {}"
    speech.both = "and"
    speech.labels = LABELS
    speech.said = SAID
    speech.verbs = VERBS
    speech.moves = MOVES
    speech.prompts = PROMPTS
    speech.events = EVENTS
    speech.endings = ENDINGS
    return speech


ENGLISH: Speech = english_speech()


class EnglishWords(DbaWords):
    """English: beside the tables, names of options that say more than their keys."""

    def __init__(self, game: Game, names: Names = NO_NAMES) -> None:
        super().__init__(game, "en", ENGLISH, names)

    def with_names(self, names: Names) -> DbaWords:
        """English, with these players and elements."""
        return EnglishWords(self.game, names)

    def option_name(self, option: Option) -> str:
        """What there is to settle before the battle, in a word or two."""
        return OPTION_NAMES.get(option.name) or figure_name(option.name) or super().option_name(option)


def figure_name(name: str) -> str:
    """`Knights against foot`, `Spears: move`: figures of a type by its name; empty for others."""
    head, _, tail = name.partition("_")
    keys = [key.lower() for key in t.TYPE_KEYS]
    if head not in keys or tail not in FIGURES:
        return ""
    return FIGURES[tail].format(t.TYPE_NAMES[keys.index(head)])


def english_words(game: Game) -> DbaWords:
    """The game in English."""
    return EnglishWords(game)
