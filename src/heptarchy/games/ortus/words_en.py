"""The English of Ortus Regni, as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.options_en import FIGURE_HEADS, OPTION_NAMES
from heptarchy.games.ortus.styles import STYLE_NAMES, STYLES
from heptarchy.games.ortus.wording import BESIDE, BESIDE_AND_FACING, CHOICES, MANY, ONE_OF, listed, with_article
from heptarchy.games.ortus.words import OrtusWords
from heptarchy.games.ortus.words_cards import CARD_NAMES, CARD_TEXTS
from heptarchy.games.ortus.words_speech import Speech

if TYPE_CHECKING:
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option

LABELS: dict[str, str] = {
    # Decks and Hands
    "deck": "{name}",
    "own_deck": "A deck of your own",
    "copies": "{some}",
    "copies 0": "No {name}",
    "mulligan": "Draw a new Hand",
    "keep": "Keep the Hand",
    "keep OR-14.4": "Keep all three",
    # A turn
    "place": "Place {a}",
    "place prince": "Place a Prince as Lord",
    "place vassal": "Place a Vassal as Lord",
    "place champion": "Place a Champion as Lord",
    "place monk": "Place a Monk as Abbot",
    "place mercenary": "Hire a Mercenary",
    "into": "Into {fief}",
    "into OR-6.3": "Lord of {fief}",
    "play": "Play {name}",
    "play champion": "Call a Joust",
    "play banquet": "Give a Banquet",
    "play banner": "Raise a Banner for the Kingship",
    "play OV-19": "Raise a Banner: new open cards, take one",
    "bequeath": "Bequeath: Prince of {fief}",
    "recruit": "Recruit (+{n})",
    "emissary": "Send {a} to the Vikings (+{n})",
    "look": "Monastery: see {earl}'s Hand",
    "storm": "Attack {earl}'s Towers",
    "storm OR-17.13": "Vikings against {earl}'s Towers",
    "raid": "Raid of {fief} ({seat})",
    "raid OR-17.13": "Vikings raid {fief} ({seat})",
    "siege": "Siege of {fief} ({seat})",
    "siege OR-17.13": "Vikings besiege {fief} ({seat})",
    "build": "Build a Tower",
    "tower": "A Tower: {name}",
    "garrison": "Garrison: {name}",
    "at": "Mercenary {n}{garrison}",
    "concede": "Concede the game",
    "end": "End the turn",
    # Battles
    "field": "Field {a} from the Hand",
    "field_army": "Field {a} from the Pool",
    "field_lord": "Field the {lord} of {fief}",
    "field_mercenary": "Field Mercenary {n}{garrison}",
    "field_king": "Field the King card",
    "field_royal": "Field {a} of the Royal Army",
    "field_all": "Field all on the table",
    "done": "No more",
    "done OR-12.6": "Field no more",
    "done nothing": "Field nothing",
    "done OR-12.26": "Leave the rest",
    "done OR-14.5": "Play no Champion",
    "decide": "{name}",
    "fill": "Damage on {a}",
    "fill_army": "Damage on {a}",
    "fill_mercenary": "Damage on Mercenary {n}",
    "fill_garrison": "Damage on the Garrison of {n}{garrison}",
    "fill_king": "Damage on the King card",
    "fill_royal": "Damage on the Royal Army: {name}",
    "fill_raider": "Damage on {a}",
    "spare": "Lose as little as may be",
    "raze": "Raze Tower {n}",
    "take": "Take {a}",
    "take OR-12.26": "Capture {a}",
    "burn": "Burn {a}",
    "capture": "Capture {fief}",
    "destroy": "Destroy {fief}",
    "ransom": "Ransom the {lord} of {fief}",
    "from": "From {fief}",
    "from OR-12.31": "Pay from {fief}",
    "from OR-14.2": "Ante from {fief}",
    "give": "Give {a}",
    "give OR-12.31": "Pay {a}",
    "give OR-14.2": "Ante {a}",
    # Politics
    "aim_lord": "The {lord} of {fief}",
    "aim_mercenary": "A Mercenary of {earl}",
    "aim_hand": "The Hand of {earl}",
    "aim_fief": "Properties of {fief}",
    "aim_pool": "The Pool of {earl}",
    "take_army": "Take {a}",
    "ally": "Play Allies",
    "vassal": "A Vassal from the Hand",
    "vassal_lord": "The Vassal Lord of {fief}",
    "yield": "Yield",
    "yield OR-12.31": "Pay no Ransom",
    "yield OR-17.13": "Hold the Vikings back",
    # Jousts, Kingship
    "tilt": "Exchange {a}",
    "wild": "A Champion as {a}",
    "donate": "Give {a}",
    # Variants
    "appease": "Appease the King with a Banquet",
    "call_vote": "Call a vote for Winter",
    "vote for": "Vote for Winter",
    "vote against": "Vote against Winter",
    "vote": "Abstain",
    "buy_towers": "Buy {n} Towers",
    "buy": "Buy {a}",
    "done WX-34": "Buy nothing",
    # Modules
    "exchange": "Exchange {n} cards for one of the tray",
    "discard": "Discard {a}",
    "fetch": "Take {a} from the tray",
    "pick": "Pick {a}",
    "pick OV-18": "Take {a} from the tray",
    "pick OV-19": "Take {a}, which lies open",
    "top": "Take the top card of the deck",
    "advise": "An advisor as {name}",
    "found": "Found a Fief: {name}",
    "rally": "Play a Banner: Normal Battle",
    "sack": "Attack {earl}'s Villages",
    "sack OR-17.13": "Vikings against {earl}'s Villages",
    "conquer": "Conquer {n}, burn the rest",
    "conquer 0": "Burn them all",
    "thanes": "{n} Thanes out",
    "thanes 0": "All Thanes at home",
    "thanes 1": "1 Thane out",
    "hunt": "Attack {earl}'s Thanes",
    "hunt OR-17.13": "Vikings against {earl}'s Thanes",
    "summon": "Thanes: a card of the tray",
    "conclave": "Call a Conclave",
    "declare": "Declare {name}",
    "accuse": "Accuse {earl} of lying",
    "peace": "Keep the peace",
    "yield OV-9": "Let the card stand",
    "yield RB-66": "Let the King come",
}

SAID: dict[str, str] = {
    "deck": "builds a deck: {name}",
    "own_deck": "builds a deck, type by type",
    "copies": "takes {some}",
    "copies 0": "takes no {name}",
    "mulligan": "draws a new Hand",
    "keep": "keeps the cards",
    "place": "places {a}",
    "into": "chooses {fief}",
    "play": "plays {name}",
    "play champion": "calls a Joust with a Champion",
    "play banquet": "gives a Banquet",
    "play banner": "raises a Banner",
    "bequeath": "bequeaths through the Prince of {fief}",
    "recruit": "recruits",
    "emissary": "sends {a} to the Vikings",
    "look": "looks at the Hand of {earl}",
    "storm": "attacks the Towers of {earl}",
    "raid": "raids {fief}",
    "siege": "besieges {fief}",
    "build": "builds a Tower",
    "tower": "makes it of {name}",
    "garrison": "puts {a} into a Garrison",
    "at": "chooses Mercenary {n}",
    "concede": "concedes",
    "end": "ends the turn",
    "field": "fields {a} from the Hand",
    "field_army": "fields {a} from the Pool",
    "field_lord": "fields the Lord of {fief}",
    "field_mercenary": "fields Mercenary {n}",
    "field_king": "fields the King card",
    "field_royal": "fields {a} of the Royal Army",
    "field_all": "fields all on the table",
    "done": "is done",
    "decide": "decides: {name}",
    "fill": "puts damage on {a}",
    "fill_army": "puts damage on {a}",
    "fill_mercenary": "puts damage on Mercenary {n}",
    "fill_garrison": "puts damage on the Garrison of Mercenary {n}",
    "fill_king": "puts damage on the King card",
    "fill_royal": "puts damage on {a} of the Royal Army",
    "fill_raider": "puts damage on {a}",
    "spare": "loses as little as may be",
    "raze": "razes Tower {n}",
    "take": "takes {a}",
    "burn": "burns {a}",
    "capture": "captures the Fief",
    "destroy": "destroys the Fief",
    "ransom": "ransoms the Lord of {fief}",
    "from": "chooses {fief}",
    "give": "gives {a}",
    "aim_lord": "aims at the Lord of {fief}",
    "aim_mercenary": "aims at a Mercenary of {earl}",
    "aim_hand": "aims at the Hand of {earl}",
    "aim_fief": "aims at the Properties of {fief}",
    "aim_pool": "aims at the Pool of {earl}",
    "take_army": "takes {a}",
    "ally": "plays Allies",
    "vassal": "answers with a Vassal from the Hand",
    "vassal_lord": "answers with the Vassal Lord of {fief}",
    "yield": "yields",
    "tilt": "exchanges {a}",
    "wild": "plays a Champion as {a}",
    "donate": "gives {a}",
    "appease": "appeases the King with a Banquet",
    "call_vote": "calls a vote for Winter",
    "vote for": "votes for Winter",
    "vote against": "votes against Winter",
    "vote": "abstains",
    "buy_towers": "buys Towers",
    "buy": "buys {a}",
    "exchange": "exchanges cards of the Hand for one of the tray",
    "discard": "discards {a}",
    "fetch": "takes {a} from the tray",
    "pick": "picks {a}",
    "top": "takes the top card of the deck",
    "advise": "spends an advisor as {name}",
    "found": "founds a Fief with {a}",
    "rally": "plays a Banner against the Battle card",
    "sack": "chooses an attack on the Villages of {earl}",
    "conquer": "conquers {n} and burns the rest",
    "conquer 0": "burns them all",
    "thanes": "has {n} Thanes out",
    "thanes 0": "keeps all Thanes at home",
    "thanes 1": "has 1 Thane out",
    "hunt": "chooses an attack on the Thanes of {earl}",
    "summon": "calls on the Thanes for a card of the tray",
    "conclave": "calls a Conclave",
    "declare": "declares {name}",
    "accuse": "accuses {earl} of lying",
    "peace": "keeps the peace",
    # Fate
    "draw": "draws {a}",
    "lose": "discards {a} at random",
    "cube": "draws the cube of {earl}",
    "muster": "draws {a}",
    "land_raider": "draws {a}",
    "battle": "turns the Battle card: {name}",
    "deal": "deals {name}",
    "turn_up": "turns up {a}",
    "mind": "turns {a} of the King's Mind",
}

# Headings for groups of options
VERBS: dict[str, str] = {
    "deck": "A ready deck",
    "own_deck": "Your own deck",
    "copies": "Copies",
    "mulligan": "Mulligan",
    "keep": "Keep",
    "place": "Place a card",
    "into": "Where to",
    "play": "Play a card",
    "bequeath": "Bequeath",
    "recruit": "Recruit",
    "emissary": "Emissary",
    "look": "Monastery",
    "storm": "Attack Towers",
    "raid": "Raid",
    "siege": "Siege",
    "build": "A free step",
    "tower": "Towers",
    "garrison": "Garrison",
    "at": "Which Mercenary",
    "concede": "Concede",
    "end": "End the turn",
    "field": "From the Hand",
    "field_army": "From the Pool",
    "field_lord": "Lords",
    "field_mercenary": "Mercenaries",
    "field_king": "King card",
    "field_royal": "Royal Army",
    "field_all": "All",
    "done": "Be done",
    "decide": "The Church decides",
    "fill": "Damage on the Hand",
    "fill_army": "Damage on the Pool",
    "fill_mercenary": "Damage on Mercenaries",
    "fill_garrison": "Damage on Garrisons",
    "fill_king": "Damage on the King card",
    "fill_royal": "Damage on the Royal Army",
    "fill_raider": "Damage on the horde",
    "spare": "Fewest losses",
    "raze": "Raze a Tower",
    "take": "Take",
    "burn": "Burn",
    "capture": "Capture",
    "destroy": "Destroy",
    "ransom": "Ransom",
    "from": "From which Fief",
    "give": "Give",
    "aim_lord": "Lords",
    "aim_mercenary": "Mercenaries",
    "aim_hand": "Hands",
    "aim_fief": "Properties",
    "aim_pool": "Pools",
    "take_army": "Army cards",
    "ally": "Allies",
    "vassal": "A Vassal",
    "vassal_lord": "Vassal Lords",
    "yield": "Yield",
    "tilt": "Tilt",
    "wild": "Wild cards",
    "donate": "Gift to the King",
    "appease": "Appease the King",
    "call_vote": "Call a vote",
    "vote": "Vote",
    "buy_towers": "Buy Towers",
    "buy": "Buy a card",
    "exchange": "Exchange cards",
    "discard": "Discard",
    "fetch": "From the tray",
    "pick": "Pick a card",
    "top": "The top card",
    "advise": "Advisors",
    "found": "Found a Fief",
    "rally": "Play a Banner",
    "sack": "Attack Villages",
    "conquer": "Conquer or burn",
    "thanes": "Thanes",
    "hunt": "Attack Thanes",
    "summon": "The Thanes' Action",
    "conclave": "Conclave",
    "declare": "Declare",
    "accuse": "Accuse",
    "peace": "Keep the peace",
    "draw": "Draw",
    "lose": "Random discard",
    "cube": "Cube",
    "muster": "Army card",
    "land_raider": "Viking card",
    "battle": "Battle card",
    "deal": "Joust hand",
    "turn_up": "Joust card",
    "mind": "The King's Mind",
}

JOUST_HANDS: Final = (
    "three Princes",
    "three Vassals",
    "two Princes and a Vassal",
    "two Princes and a No Luck",
    "a Prince and two Vassals",
    "two Vassals and a No Luck",
    "a Prince, a Vassal and a No Luck",
    "a Prince and two No Luck",
    "a Vassal and two No Luck",
    "three No Luck",
)

ENDINGS: dict[str, str] = {
    "last earl": "{} has won: no other Earl is left.",
    "last earl many": "{} have won together: no Earl of the other side is left.",
    "first out many": "{} have won together: the first Earl who is out is of the other team.",
    "round cap": "{} has won: the last round is over, and nobody has more Fiefs.",
    "round cap many": "{} have won together: the last round is over, and nobody has more Fiefs.",
    "round cap none": "The King has won: the last round is over, and he still stands.",
    "king and cathedral": "{} has won: King card and Cathedral were in one hand at the start of the turn.",
    "alone": "{} has won: alone on the table before the Vikings came.",
    "great king": "{} has won: a King with a Fief when the Vikings' time was over, the greater victory.",
    "dual many": "{} have won together: a King with a Fief, and the holder of the Cathedral.",
    "archbishop": "{} has won: the holder of the Cathedral where no King has a Fief, the lesser victory.",
    "vikings none": "The Vikings have won: all Earls have lost.",
    "king fallen": "{} has won: the King is defeated.",
    "king fallen many": "{} have won together: the King is defeated.",
    "king stands none": "The King has won: no Earl is left.",
    "state and church": "{} has won: King card and Cathedral were in one hand at the start of the turn.",
    "quest": "{} has won: a Knight who holds enough of the conditions of victory.",
    "match": "{} has won the match.",
    "match many": "{} have won as many games of the match.",
    "winter none": "Winter has come: the season is over.",
}

# What odds take for granted, by key of the forecast
ASSUMES: dict[str, str] = {
    "fielded": "Nothing more is fielded.",
    "church": "Nothing more is fielded, and a Church that neither side controls decides for a Normal Battle.",
    "table": "The attacker fields all there is, the defender all that is on the table and nothing from the Hand.",
    "horde": "The whole horde attacks, and the defender fields all that is on the table and nothing from the Hand.",
}

VARIANTS: dict[str, tuple[str, str]] = {
    "base": ("Base game", "The last Earl left wins."),
    "heathen": (
        "Great Heathen Army",
        "Nobody is eliminated, the Vikings come to stay, and King and Cathedral decide who saves the land.",
    ),
    "wessex": (
        "Wessex campaign",
        "Seasons of war with Winters between them, by vote; only Legacy points outlast a Winter.",
    ),
    "rebellion": ("Rebellion", "The Earls against a King who plays by himself."),
}
MODES: dict[str, tuple[str, str]] = {
    "solo": ("Solo", "One Earl wins when the King is defeated."),
    "cooperative": ("Cooperative", "All Earls win together when the King falls, those who are out too (our own)."),
    "semi": ("Semi-cooperative", "When the King is defeated, the Earls left fight on until one is left."),
}


def english_speech() -> Speech:
    """English."""
    speech = Speech()
    speech.earls = t.COLOUR_NAMES
    speech.king = "the King"
    speech.vikings = "the Vikings"
    speech.welsh = "the Welsh"
    speech.types = t.TYPE_NAMES
    speech.a_type = tuple(name if name in ("Treachery", "Allies") else with_article(name) for name in t.TYPE_NAMES)
    speech.the_type = tuple(f"the {name}" for name in t.TYPE_NAMES)
    speech.one_of = ONE_OF
    speech.many = MANY
    speech.lords = tuple("Abbot" if name == "Monk" else name for name in t.TYPE_NAMES)
    speech.lord = "Lord"
    speech.army = t.ARMY_NAMES
    speech.a_army = ("Infantry", "a Knight")
    speech.the_army = ("the Infantry", "the Knight")
    speech.armies = ("Infantry", "Knights")
    speech.raiders = t.RAIDER_NAMES
    speech.a_raider = ("a Viking", "a Chieftain")
    speech.many_raiders = ("Vikings", "Chieftains")
    speech.places = t.PLACES
    properties = [(colour, t.TYPE_NAMES[kind]) for colour in t.COLOURS for kind in t.PROPERTY_TYPES]
    speech.a_property = tuple(f"{with_article(colour)} {name}" for colour, name in properties)
    speech.the_property = tuple(f"the {colour} {name}" for colour, name in properties)
    speech.results = t.RESULT_NAMES
    speech.joust = t.JOUST_NAMES
    speech.a_joust = ("a No Luck", "a Joust Vassal", "a Joust Prince")
    speech.joust_hands = JOUST_HANDS
    speech.styles = STYLE_NAMES
    speech.style_sentences = tuple(said for _, _, said, _ in STYLES)
    speech.ballots = ("for", "against", "abstention")
    speech.card_names = CARD_NAMES
    speech.card_texts = CARD_TEXTS
    speech.labels = LABELS
    speech.said = SAID
    speech.verbs = VERBS
    speech.endings = ENDINGS
    speech.assumes = ASSUMES
    speech.variants = VARIANTS
    speech.modes = MODES
    speech.choices, speech.beside, speech.beside_and_facing = CHOICES, BESIDE, BESIDE_AND_FACING
    speech.settle()
    return speech


ENGLISH: Final[Speech] = english_speech()


class EnglishWords(OrtusWords):
    """English: beside the tables, names of options that say more than their keys."""

    def option_name(self, option: Option) -> str:
        """What there is to settle before the game, in a word or two."""
        for head, said in FIGURE_HEADS:
            if option.name.startswith(head):
                return said + option.name.removeprefix(head).replace("_", " ")
        return OPTION_NAMES.get(option.name, super().option_name(option))

    def listed(self, parts: list[str]) -> str:
        """`a, b and c`."""
        return listed(parts)

    def with_speech(self, speech: Speech) -> OrtusWords:
        """English with other names."""
        return EnglishWords(self.game, "en", speech)


def english_words(game: Game) -> OrtusWords:
    """The game in English."""
    return EnglishWords(game, "en", ENGLISH)
