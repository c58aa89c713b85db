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
