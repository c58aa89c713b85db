"""The English of the Viking Age modules, as tables."""

from __future__ import annotations

from heptarchy.games.vikings.modules import SWITCHES
from heptarchy.games.vikings.words_age import AgeSpeech

MODULES: tuple[str, ...] = (
    "War for Land and Gods",
    "Kingdoms",
    "Kings",
    "Runes and Prayer",
    "Relics and Holy Sites",
    "Legends",
    "Epic Battles",
    "Viking Ships",
    "Legendary Leaders",
)
# Figures of the modules, where their keys say too little
FIGURES: dict[str, str] = {
    "fort_tiles": "Fort tiles",
    "plunder_units": "units for plunder",
    "plunder_passing": "plunder in passing",
    "plunder_waits": "plunder comes later",
    "fort_units": "cost of a Fort",
    "kingdom_steps": "steps of a kingdom",
    "kingdom_fyrd": "Fyrd of a kingdom",
    "aella_dice": "dice of Aella",
    "edmund_hits": "Hits of Edmund",
    "burgred_steps": "steps of Burgred",
    "aethelred_units": "units of Aethelred",
    "rune_dice": "Rune and Prayer dice",
    "relic_fyrd": "Fyrd of a relic",
    "legends_open": "open Legends",
    "host_units": "Great Host",
    "biter_hits": "Shield-Biter",
    "stand_hits": "Last Stand",
    "march_cities": "Swift March",
    "march_units": "units of the March",
    "slayer_units": "King-Slayer",
    "saga_battles": "Saga-Singer",
    "epic_cards": "Epic cards",
    "ship_markers": "ships",
}

ENGLISH_POWERS: tuple[str, ...] = (
    "Each Fyrd card turned to defend a city of Northumbria brings 1 Fyrd more.",
    "In the Thegn turn one English army may go 1 step further.",
    "In their Reinforcements Phase the Thegn add 1 Thegn to a city of East Anglia that the English hold.",
    "In their Reinforcements Phase the Housecarl add 1 Housecarl to a city of Wessex that the English hold.",
)
VIKING_POWERS: tuple[str, ...] = (
    "When their turn starts the Norsemen add 1 Norseman to a city of Northumbria that the Vikings hold.",
    "Each Fyrd card turned to defend a city of Mercia brings 1 Fyrd less.",
    "Once a round one Viking Leader may go 1 step further.",
    "When their turn starts the Berserkers add 1 Berserker to a city of Wessex that the Vikings hold.",
)

KING_TEXTS: tuple[str, ...] = (
    (
        "Before the first roll of a battle where your faction has a unit: your side may throw up to 2 dice of its "
        "first roll again."
    ),
    "Before the first roll of a battle where your faction has a unit: your side cancels the first 2 Hits against it.",
    "Before your armies move: one army or Leader of this turn may go 2 steps further.",
    "In your Reinforcements Phase: add up to 2 units of your faction to one shire where it has a unit.",
)

NEEDS: tuple[str, ...] = (
    "a Hit on the faction's battle dice",
    "a Command on the faction's battle dice",
    "a Flee on the faction's battle dice",
    "a Command on the faction's battle dice",
    "no Hit on the faction's battle dice",
    "",
)
EFFECTS: tuple[str, ...] = (
    "One Hit more.",
    "One Command becomes a Hit.",
    "The faction's Flees of this roll do not count.",
    "One unit of the faction that fell to a Hit earlier in this battle comes back.",
    "All battle dice of the faction are thrown again, once.",
    "Nothing.",
)

DEEDS: tuple[str, ...] = (
    "Have 12 units or more in one shire when a turn of your side ends.",
    "Score 4 Hits or more in one roll.",
    "Win a battle with just 1 unit left, Fyrd not counted.",
    "Take 3 cities in one turn.",
    "Remove an enemy Leader in a battle.",
    "Win 3 battles in one turn.",
)
REWARDS: tuple[str, ...] = (
    "Once, one of your armies or Leaders goes 1 step further.",
    "Once, all dice of your side in one roll are thrown again.",
    "Once, 2 Hits of one roll against you are cancelled.",
    "At once, 2 units of the active faction come to one of these cities.",
    "At once, up to 3 Fled Units of your side come back.",
    "Once, a faction of your side draws 1 card more when it refills its hand.",
)

EPIC_TEXTS: tuple[str, ...] = (
    (
        "The attackers name one of their two factions. Its units fight for the defenders in this battle; those alive "
        "when it ends go to the Fled Units."
    ),
    (
        "Each side rolls one die of a faction it has in the battle. If only one of them shows a Hit, the other side "
        "loses 1 unit of its choice."
    ),
    "In the first roll of each side, each kind of unit rolls 1 die at most.",
    "In this battle the attackers roll first.",
    "In this battle Commands have no effect.",
    "In this battle Flees have no effect.",
    "The first time a side is hit in this battle, it loses 1 unit more.",
    "Two Fyrd cards are turned for this battle, and both count.",
)

ABILITIES: tuple[str, ...] = (
    "In the first English roll of each battle he is in, English Commands count as Flees.",
    "Once in the game she comes with a Leader who is revealed, takes part of his units and lands with them on her own.",
)

# Answers; `cast` and `raze` say which die and which tile by words of their own


def fill_age(age: AgeSpeech) -> None:
    """English."""
    age.modules = MODULES
    age.sentences = tuple(sentence for _, _, sentence in SWITCHES)
    age.english_powers = ENGLISH_POWERS
    age.viking_powers = VIKING_POWERS
    age.king_texts = KING_TEXTS
    age.needs = NEEDS
    age.effects = EFFECTS
    age.deeds = DEEDS
    age.rewards = REWARDS
    age.epic_texts = EPIC_TEXTS
    age.abilities = ABILITIES
    age.tiles = ("Church", "plundered Church", "Fort", "Settlement", "Viking ship")
    age.own = "Our own."
