"""The English of 878: Vikings, as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings import words_age_en as age_en
from heptarchy.games.vikings.modules import SWITCHES
from heptarchy.games.vikings.words import VikingsWords
from heptarchy.games.vikings.words_speech import Speech

if TYPE_CHECKING:
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option

LABELS: dict[str, str] = {
    "choose": "Choose {}",
    "deploy": "Deploy in {}",
    "play": "Play {}",
    "play move": "Play Movement: {}",
    "play treaty": "Play Treaty: {}",
    "pass": "Pass",
    "resolve": "Resolve {}",
    "target": "Choose {}",
    "target V-15.12": "Traitors in {}",
    "target V-15.21": "Raise morale in {}",
    "target V-15.24": "Open {}",
    "target V-15.32": "Rebellion in {}",
    "target V-15.41": "Conversion in {}",
    "target V-15.42": "Escape to {}",
    "target V-15.45": "The army of {}",
    "target_card": "Raise morale on {}'s ships",
    "take": "Choose {}",
    "take V-5.4": "Bring {}",
    "take V-5.7": "Bring back {}",
    "take V-15.12": "Change {}",
    "take V-15.21": "Change {}",
    "take V-15.41": "Change {}",
    "bar": "Bar {}",
    "place": "Bring to {}",
    "place V-5.7": "Return to {}",
    "place V-15.24": "One from {}",
    "place V-15.31": "Add one in {}",
    "board": "Bring to {}'s ships",
    "board V-5.7": "Return to {}'s ships",
    "reinforce": "Reinforce {}",
    "crown": "Bring Alfred to {}",
    "activate": "Activate {}",
    "land": "Land in {}",
    "muster": "Muster in {}",
    "march": "March to {}",
    "sail": "Sail to {}",
    "halt": "Halt here",
    "done": "Be done",
    "done V-7.2": "Be done with Leaders",
    "done V-8.1": "End movement",
    "load": "Take {} along",
    "load none": "Leave all {} behind",
    "load V-15.45": "Send {}",
    "load none V-15.45": "Send no {}",
    "fight": "Fight in {}",
    "lose": "Lose {}",
    "lose V-15.24": "Send {}",
    "pay": "Pay {}",
    "stay": "Stay",
    "stay V-9.12": "Let all stay",
    "stay V-9.13": "Stay behind",
    "withdraw": "Withdraw to {}",
    "follow": "{} goes along",
}

SAID: dict[str, str] = {
    "choose": "choose {}",
    "deploy": "deploy in {}",
    "play": "play {}",
    "pass": "pass",
    "resolve": "resolve {}",
    "target": "choose {}",
    "target_card": "choose {}'s ships",
    "take": "choose {}",
    "bar": "bar {}",
    "place": "choose {}",
    "board": "choose {}'s ships",
    "reinforce": "reinforce {}",
    "crown": "bring Alfred to {}",
    "activate": "activate {}",
    "land": "land in {}",
    "muster": "muster in {}",
    "march": "march to {}",
    "sail": "sail to {}",
    "halt": "halt",
    "done": "are done",
    "load": "take {} along",
    "load none": "leave all {} behind",
    "fight": "fight in {}",
    "lose": "pick {}",
    "pay": "pay with {}",
    "stay": "stay",
    "withdraw": "withdraw to {}",
    "follow": "send {} along",
    "cube": "draws the cube of the {}",
    "draw": "deals {}",
    "reveal": "reveals {}",
    "levy": "turns a Fyrd card of {}",
    "roll": "rolls {}",
}

VERBS: dict[str, str] = {
    "choose": "Choose",
    "deploy": "Deploy",
    "play": "Play",
    "pass": "Pass",
    "resolve": "Resolve",
    "target": "Choose a place",
    "target_card": "Choose a Leader",
    "take": "Choose a number",
    "bar": "Bar a coast",
    "place": "Place",
    "board": "Board",
    "reinforce": "Reinforce",
    "crown": "Bring Alfred",
    "activate": "Activate",
    "land": "Land",
    "muster": "Muster",
    "march": "March",
    "sail": "Sail",
    "halt": "Halt",
    "done": "Be done",
    "load norsemen": "Norsemen along",
    "load berserkers": "Berserkers along",
    "load housecarl": "Housecarl along",
    "load thegn": "Thegn along",
    "fight": "Fight",
    "lose": "Lose",
    "pay": "Pay",
    "stay": "Stay",
    "withdraw": "Withdraw",
    "follow": "Follow",
    "cube": "Turn cube",
    "draw": "Draw",
    "reveal": "Reveal",
    "levy": "Fyrd card",
    "roll": "Roll",
}

# By number of the window (V-10.4), as `windows` counts them
WINDOWS: dict[str, str] = {
    "card": "The faction's own turn, at the end of the Reinforcements Phase",
    "0": "{} Reinforcements Phase",
    "1": "{}, before armies move",
    "2": "{}, on the way of a Leader or an army",
    "3": "{}, before the Fyrd draw",
    "4": "{}, before the first roll",
    "5": "{}, before the Vikings roll",
}
# By window and bits of factions
TURNS: dict[str, str] = {
    "0 1": "Norsemen",
    "0 2": "Berserker",
    "0 4": "Housecarl",
    "0 8": "Thegn",
    "1 3": "A Viking turn",
    "1 8": "The Thegn turn",
    "2 1": "The Norsemen turn",
    "2 2": "The Berserker turn",
    "3 2": "A battle in a Berserker turn",
    "4 15": "Any battle",
    "4 3": "A battle in a Viking turn",
    "4 12": "A battle in an English turn",
    "4 1": "A battle in a Norsemen turn",
    "4 2": "A battle in a Berserker turn",
    "4 8": "A battle in a Thegn turn",
    "5 3": "A battle in a Viking turn",
}

ENDINGS: dict[str, str] = {
    "viking viking conquest": "The Vikings have won: they hold enough cities for conquest.",
    "english english conquest": "The English have won: no city is left in Viking hands.",
    "viking treaty": "The Vikings have won: the treaty leaves them enough cities.",
    "english treaty": "The English have won: the treaty leaves the Vikings too few cities.",
    "viking last round": "The Vikings have won: the last round is over and they hold enough cities.",
    "english last round": "The English have won: the last round is over and the Vikings hold too few cities.",
    "viking churches plundered": "The Vikings have won: every Church is plundered.",
}

POLICY = (
    "No further Events, and nobody withdraws. The English lose Fyrd first, then Thegn, then Housecarl; "
    "the Vikings a Berserker to the first Hit, then Norsemen before Berserkers."
)
ASSUMES: dict[str, str] = {
    "units": POLICY,
    "draw": f"{POLICY} The Fyrd card is still to be turned.",
    "rough": f"{POLICY} Events at work and dice on the table are not counted, so these odds are rough.",
    "modules": f"{POLICY} Tiles, dice, relics and cards of the Viking Age are not counted, so these odds are rough.",
    "won": "The battle is decided.",
}


OPTION_NAMES: dict[str, str] = {
    "advanced": "advanced decks",
    "lone_side": "side played alone",
    "reinforcements_wait": "Reinforcements wait",
    "fled_active": "fled by faction",
    **{name: shown for (name, _, _), shown in zip(SWITCHES, age_en.MODULES, strict=True)},
    **age_en.FIGURES,
}


def english_speech() -> Speech:
    """English."""
    speech = Speech("en")
    speech.seas = t.SEA_NAMES
    speech.epithets = (
        "Great Heathen Host",
        "the Boneless",
        "Ironside",
        "",
        "Great Summer Army",
        "Ragnarsson",
        "",
        "the Great",
        "Lothbrok",
        "",
    )
    speech.event_texts = t.EVENT_TEXT
    speech.treaty_text = (
        "{}. When both factions of a side have played theirs, the game ends with the round, from Round V on."
    )
    speech.move_text = "{}."
    speech.each = "each"
    speech.armies = ("army", "armies")
    speech.steps = ("step", "steps")
    speech.windows = WINDOWS
    speech.turns = TURNS
    speech.labels = LABELS | age_en.LABELS
    speech.said = SAID | age_en.SAID
    speech.verbs = VERBS | age_en.VERBS
    speech.endings = ENDINGS
    speech.assumes = ASSUMES
    age_en.fill_age(speech.age)
    return speech


class EnglishWords(VikingsWords):
    """English: beside the tables, names of options that say more than their keys."""

    def option_name(self, option: Option) -> str:
        """What there is to settle before the game, in a word or two."""
        return OPTION_NAMES.get(option.name, super().option_name(option))


def english_words(game: Game) -> VikingsWords:
    """The game in English."""
    return EnglishWords(game, "en", english_speech())
