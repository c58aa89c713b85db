"""The English of Age of Arthur, as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.chronicle_en import ANNALS
from heptarchy.games.arthur.prompts import PROMPTS
from heptarchy.games.arthur.sentences import ENDINGS, EVENTS
from heptarchy.games.arthur.words import ArthurWords
from heptarchy.games.arthur.words_cards import CARD_TEXTS
from heptarchy.games.arthur.words_speech import Speech
from heptarchy.games.dba.tables import TYPE_NAMES

if TYPE_CHECKING:
    from heptarchy.kernel.game import Game

KINGDOM_TEXTS: Final = (
    "The long peninsula of the south-west: tin, far harbours, and the Severn Sea at its back.",
    "The south-east, with London: rich, first in the way of every keel that comes from the east.",
    "The middle of the island, from the Dee to the Cotswolds: neighbours on all sides.",
    "Lincoln and the eastern fens: low coasts that Saxons like.",
    "York and the north-east: the old seat of the Duke of the Britons.",
    "The south of Wales: half Irish by blood, with the Severn for a moat.",
    "The mountains of the north-west and Mona: the dragon of the island.",
    "Carlisle and the Solway: the last kingdom before the Picts.",
)

# By verb; by verb and rule, or what else tells one question of it from another
LABELS: dict[str, str] = {
    "play": "Play {card}",
    "discard": "Discard {card}",
    "done": "Done",
    "done AA-C03": "Give up nothing",
    "done AA-4.3": "Renounce no more",
    "done AA-C08": "Train no more",
    "done AA-C29": "Do not use Merlin now",
    "done AA-C-R5": "That is enough",
    "done AA-C44": "Let the knives out",
    "done AA-22.2": "No more offers",
    "done AA-25.2": "Keep the free claims",
    "keep": "Stay at {province}",
    "send": "Move to {province}",
    "at": "{province}",
    "at AA-2.3": "Take {province}",
    "at AA-C01": "Claim {province}",
    "at AA-C02": "Raid {province}",
    "at AA-C04": "Settle Saxons in {province}",
    "at AA-C10": "Saxons move to {province}",
    "at AA-C12": "Britons move to {province}",
    "at AA-C30": "A claim on {province}",
    "at AA-C31": "{province}, claimed by {rivals}",
    "at AA-C34": "A Warlord in {province}",
    "at AA-C37": "Take {province}",
    "at AA-C38": "The Irish Scourge at {province}",
    "at AA-C40": "The Irish take {province}",
    "at AA-C42": "Long Ships at {province}",
    "on": "Lay it before {player}",
    "on self": "Lay it before yourself",
    "on AA-C09": "Rebel against {lord}",
    "on AA-C11": "Claim the throne of {player}",
    "on AA-C13": "A usurper for {ruler} of {player}",
    "on AA-C18": "{ruler} of {player} dies",
    "on AA-C23": "{ruler} of {player} dies",
    "on AA-C24": "The throne of {player}",
    "on AA-C31": "Remove the claim of {player}",
    "on AA-C41": "A dagger for {ruler} of {player}",
    "for": "{player}",
    "for AA-C24": "{player} claims it",
    "for AA-C30": "{player} inherits",
    "claim_title": "Claim the title {title}",
    "slay": "The Warlord in {province} dies",
    "renounce": "Renounce your claim on {province}",
    "renounce_title": "Renounce your claim on the title {title}",
    "renounce_throne": "Renounce your claim on the throne of {player}",
    "renounce AA-25.2": "No free claim on {province}",
    "renounce_title AA-25.2": "No free claim on the title {title}",
    "waive": "Keep none",
    "raiders": "Send raiders: {kind} of the base army",
    "raiders_from": "Send raiders: {kind} of {province}",
    "raiders_by": "Send raiders: {kind} by {card}",
    "look": "Look at the hand of {player}",
    "take": "Swap a card for {card}",
    "give": "Give {card}",
    "set_aside": "Set {card} aside",
    "war_on": "War on {player}",
    "war_on AA-9.7": "Declare a second war, on {player}",
    "over": "Over {province}: {whose}",
    "over_title": "Over the title {title}: {whose}",
    "over_throne": "Over the throne of {player}: {whose}",
    "uphold": "Uphold the claim: war",
    "void": "Renounce the claim: no war",
    "join": "Join {player} against {enemy}",
    "fight": "Give battle",
    "endure": "Stand a siege",
    "offer_to": "An offer to {player}",
    "promise": "Promise to renounce your claim on {province}",
    "promise_title": "Promise to renounce your claim on the title {title}",
    "promise_throne": "Promise to renounce the throne of {player}",
    "yield": "Promise to stand back from {province}",
    "yield_title": "Promise to stand back from the title {title}",
    "yield_throne": "Promise to stand back from the throne of {player}",
    "accept": "Agree",
    "decline": "Decline",
    "raise": "{kind}",
    "raise AA-C08": "Train Spears as Auxilia",
    "raise Sp": "Turn Auxilia into Spears",
    "raise Ax": "Turn Spears into Auxilia",
    "give_up": "Give up {kind}",
    "lead": "General with {kind}",
    "band": "Band: {kind}",
    "command": "Command in person",
    "delegate": "Let a bot command",
    "stay": "Stay",
    "stay lord": "{player} must stay",
    "leave": "Go home",
    "let_go": "Let {player} go",
    "hold_out": "Hold out",
    "sally": "Sally out",
    "press_on": "Go on with the siege",
    "lift": "Lift the siege",
    "lose": "Lose {kind}",
    "lose_general": "Lose the element of your general: {kind}",
    "lose_warlord": "Lose the band of the Warlord of {province}: {kind}",
    "lose_prince": "Lose the band of the Warrior Prince: {kind}",
    "stand_back": "Stand back and keep your claim",
    "insist": "Insist on it",
    "sits": "{player} sits next",
    "draw": "Draw {card}",
    "roll": "Roll {n}",
    "cast": "{n} on two dice",
    "outcome": "{outcome}",
}

# After the name of who gave the answer
SAID: dict[str, str] = {
    "play": "plays {card}",
    "discard": "discards {card}",
    "done": "leaves it at that",
    "keep": "leaves the card where it is",
    "send": "moves the card to {province}",
    "at": "chooses {province}",
    "on": "chooses {player}",
    "for": "chooses {player}",
    "claim_title": "chooses the title {title}",
    "slay": "chooses the Warlord in {province}",
    "renounce": "renounces {province}",
    "renounce_title": "renounces the title {title}",
    "renounce_throne": "renounces the throne of {player}",
    "raiders": "sends {kind} of the base army",
    "raiders_from": "sends raiders from {province}",
    "raiders_by": "sends raiders by {card}",
    "look": "looks at the hand of {player}",
    "take": "wants {card} in a swap",
    "give": "gives {card}",
    "set_aside": "sets {card} aside",
    "war_on": "turns on {player}",
    "over": "gives the reason: {province}",
    "over_title": "gives the reason: the title {title}",
    "over_throne": "gives the reason: the throne of {player}",
    "uphold": "upholds the claim",
    "void": "renounces the claim",
    "join": "joins {player}",
    "fight": "wants battle",
    "endure": "prefers a siege",
    "offer_to": "turns to {player} with an offer",
    "promise": "promises to renounce its claim on {province}",
    "promise_title": "promises to renounce its claim on the title {title}",
    "promise_throne": "promises to renounce its claim on the throne of {player}",
    "yield": "promises to stand back from {province}",
    "yield_title": "promises to stand back from the title {title}",
    "yield_throne": "promises to stand back from the throne of {player}",
    "accept": "agrees",
    "decline": "declines",
    "raise": "chooses {kind}",
    "give_up": "gives up {kind}",
    "lead": "has a general with {kind}",
    "band": "names {kind} as a band",
    "command": "commands in person",
    "delegate": "lets a bot command",
    "stay": "stays",
    "leave": "wants to go home",
    "let_go": "lets the vassal go",
    "hold_out": "holds out",
    "sally": "sallies out",
    "press_on": "goes on with the siege",
    "lift": "lifts the siege",
    "lose": "loses {kind}",
    "lose_general": "loses the element of the general",
    "lose_warlord": "loses the band of the Warlord of {province}",
    "lose_prince": "loses the band of the Warrior Prince",
    "waive": "keeps no free claim",
    "stand_back": "stands back",
    "insist": "insists",
    "sits": "seats {player} next",
    "draw": "deals {card}",
    "roll": "rolls {n}",
    "cast": "rolls {n} on two dice",
    "outcome": "decides: {outcome}",
}

VERBS: dict[str, str] = {
    "play": "Play",
    "discard": "Discard",
    "done": "Enough",
    "keep": "Stay",
    "send": "Move",
    "at": "Province",
    "on": "Ruler",
    "for": "In favour of",
    "claim_title": "Title",
    "slay": "Warlord",
    "renounce": "Renounce a province",
    "renounce_title": "Renounce a title",
    "renounce_throne": "Renounce a throne",
    "raiders": "Raiders of the base army",
    "raiders_from": "Raiders of a province",
    "raiders_by": "Raiders by a card",
    "look": "Look",
    "take": "Swap",
    "give": "Give",
    "set_aside": "Set aside",
    "war_on": "War",
    "over": "A province",
    "over_title": "A title",
    "over_throne": "A throne",
    "uphold": "Uphold",
    "void": "Renounce",
    "join": "Join",
    "fight": "Battle",
    "endure": "Siege",
    "offer_to": "Offer",
    "promise": "Renounce a province",
    "promise_title": "Renounce a title",
    "promise_throne": "Renounce a throne",
    "yield": "Stand back from a province",
    "yield_title": "Stand back from a title",
    "yield_throne": "Stand back from a throne",
    "accept": "Agree",
    "decline": "Decline",
    "raise": "Type",
    "give_up": "Give up",
    "lead": "General",
    "band": "Band",
    "command": "In person",
    "delegate": "Bot",
    "stay": "Stay",
    "leave": "Go home",
    "let_go": "Let go",
    "hold_out": "Hold out",
    "sally": "Sally",
    "press_on": "Go on",
    "lift": "Lift",
    "lose": "Lose",
    "lose_general": "Lose the general's element",
    "lose_warlord": "Lose a Warlord's band",
    "lose_prince": "Lose the Prince's band",
    "waive": "No free claim",
    "stand_back": "Stand back",
    "insist": "Insist",
    "sits": "Seat",
    "draw": "Draw",
    "roll": "Die",
    "cast": "Two dice",
    "outcome": "Outcome",
}

# A name; the sentence of an option is its own
OPTIONS: dict[str, tuple[str, str]] = {
    "profile": ("profile", ""),
    "players": ("rulers", ""),
    "preset": ("length", ""),
    "battles": ("battles", ""),
    "rounds": ("rounds", ""),
    "share_out": ("deal out empty kingdoms", ""),
    "saxon_shore": ("Saxon Shore", ""),
    "throne_on_death": ("thrones fall in at a death", ""),
    "war_at_end_of_round": ("wars at the end of the round", ""),
    "hand_winds": ("Winds cards in a hand", ""),
    "cards_a_turn": ("cards in a turn", ""),
    "war_round": ("first round of war", ""),
    "cooldown_rounds": ("peace after a declaration", ""),
    "saxon_levy": ("levy of a Saxon province", ""),
    "british_levy": ("levy of a British province", ""),
    "warlord_levy": ("levy of a Warlord", ""),
    "charisma_levy": ("levy by Charisma", ""),
    "home_raid": ("cost of a raided home", ""),
    "british_rank": ("rank of a Briton", ""),
    "vassal_rank": ("rank for a vassal", ""),
    "warlord_rank": ("rank for a Warlord", ""),
    "title_rank": ("rank for a title", ""),
    "siege_bonus": ("bonus of the besieged", ""),
}

# By option and choice (AA-21, AA-28); {} is the rounds that it comes to
CHOICES: dict[str, tuple[str, str]] = {
    "battles table": ("You fight them", "Every battle is fought at the table, move by move."),
    "battles bots": ("Bots fight them", "Bots command all sides; you watch the battle afterwards. Our own."),
    "battles each": (
        "Each as he likes",
        "Before every battle each player says whether he commands himself or a bot does. Our own.",
    ),
    "battles quick": (
        "One roll",
        "No battle is fought: one roll decides, with chances measured in battles. Our own.",
    ),
    "preset skirmish": (
        "Skirmish",
        "Short: a few wars, with a Saxon Shore that is Saxon already; rank decides. Rounds: {}.",
    ),
    "preset reign": (
        "Reign",
        "Middling: a war every four rounds, half the Saxon Shore Saxon; rank mostly decides. Rounds: {}.",
    ),
    "preset age": (
        "The Age",
        "Long: war upon war, until one is lord of all or time runs out; all begins British. Rounds: {}.",
    ),
    "saxon_shore none": ("None", "All provinces begin British."),
    "saxon_shore some": ("Some", "In each kingdom every second province of its Saxon Shore, the home left out."),
    "saxon_shore all": ("All", "Every province of the Saxon Shore that is no home."),
}


def english_speech() -> Speech:
    """English."""
    speech = Speech()
    speech.kingdoms = t.KINGDOM_NAMES
    speech.kingdom_texts = KINGDOM_TEXTS
    speech.provinces = t.PROVINCE_NAMES
    speech.glosses = t.PROVINCE_GLOSSES
    speech.titles = t.TITLE_NAMES
    speech.cards = t.CARD_NAMES
    speech.card_texts = CARD_TEXTS
    speech.card_kinds = ("base hand", "played at once", "on a ruler", "for a war", "battle card")
    speech.types = TYPE_NAMES
    speech.peoples = ("British", "Saxon", "Irish")
    speech.populations = ("British", "Saxon", "Irish")
    speech.coasts = ("Saxon Shore", "British Sea", "Irish Sea")
    speech.terrains = ("arable", "forest", "hilly", "fen")
    speech.crossings = t.CROSSING_NAMES
    speech.causes = {
        "fall": "fell from might to dust",
        "bell": "heard the bell toll",
        "assassin": "was murdered",
        "knives": "died in the Night of the Long Knives",
        "usurper": "was thrown down by a Saxon usurper",
        "battle": "fell in battle",
        "siege": "died in a siege",
    }
    speech.levy = {
        "home": "the base army",
        "province": "province",
        "card": "card",
        "title": "title",
        "raiders": "out raiding",
        "home_raided": "cost of raids on the home",
        "blocked": "supplies nothing now",
        "any": "of a type to be chosen",
    }
    speech.outcomes = ("the declaring side wins", "the attacked side wins", "a draw")
    speech.things = {
        "land": "{}",
        "title": "the title {}",
        "throne": "the throne of {}",
        "faith": "the Saxons",
    }
    speech.wars = {
        "claim": "{0} declares war on {1} over {2}",
        "faith": "{0} declares war on {1} to cast out {2}",
    }
    speech.whose = ("your claim", "the claim of {}")
    speech.leaders = ("the Warrior Prince", "the Warlord of {}")
    speech.promises = {
        "promise": "to renounce its claim on {}",
        "promise_title": "to renounce its claim on the title {}",
        "promise_throne": "to renounce its claim on the throne of {}",
        "yield": "to stand back from {}",
        "yield_title": "to stand back from the title {}",
        "yield_throne": "to stand back from the throne of {}",
    }
    speech.command = "command {}"
    speech.both = "and"
    speech.seat_note = "British. Home {0}; {1}."
    speech.labels = LABELS
    speech.said = SAID
    speech.verbs = VERBS
    speech.prompts = PROMPTS
    speech.events = EVENTS
    speech.endings = ENDINGS
    speech.annals = ANNALS
    speech.options = OPTIONS
    speech.choices = CHOICES
    speech.rulers = ("{} with {}", "{} with {} rulers")
    speech.up_to = "{} to {}"
    return speech


ENGLISH: Final[Speech] = english_speech()


class EnglishWords(ArthurWords):
    """English: all of it is in the tables."""

    def __init__(self, game: Game, names: list[str] | None = None) -> None:
        super().__init__(game, "en", ENGLISH, names)

    def with_names(self, names: list[str]) -> ArthurWords:
        """English, with these players."""
        return EnglishWords(self.game, names)
