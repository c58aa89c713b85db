"""The names and texts of the Viking Age modules in one language, and the part of the book that they fill (VX)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings import tables_age as ta
from heptarchy.games.vikings.actions import EPIC, KING, KINGDOM, LEGEND, PRAYER, RELIC, RUNE
from heptarchy.games.vikings.modules import SWITCHES

if TYPE_CHECKING:
    from heptarchy.games.vikings import seen
    from heptarchy.speech.book import Book

LEGENDARY: tuple[str, ...] = t.LEADERS[t.BASE_LEADERS :]
TILES: tuple[str, ...] = ("church", "plundered", "fort", "settlement", "ship")
# Rules by id, as the cards stand in the book
KING_RULES: tuple[str, ...] = tuple(f"VX-3.{n}" for n in range(11, 15))
LEGEND_RULES: tuple[str, ...] = tuple(f"VX-6.{n}" for n in range(11, 17))
EPIC_RULES: tuple[str, ...] = tuple(f"VX-7.{n}" for n in range(11, 19))
LEADER_RULES: tuple[str, ...] = ("VX-9.1", "VX-9.2")


class AgeSpeech:
    """One language. Tuples are by id, in the order of `tables_age`."""

    def __init__(self, says: Book) -> None:
        self.modules: tuple[str, ...] = says.forms(
            "option", [name for name, _ in SWITCHES], "name"
        )  # in the order of the switches
        self.sentences: tuple[str, ...] = says.forms("option", [name for name, _ in SWITCHES])
        self.kingdoms: tuple[str, ...] = says.names(KINGDOM)
        self.english_powers: tuple[str, ...] = says.forms("power-english", ta.KINGDOM_KEYS)
        self.viking_powers: tuple[str, ...] = says.forms("power-viking", ta.KINGDOM_KEYS)
        self.kings: tuple[str, ...] = says.names(KING)
        self.king_texts: tuple[str, ...] = says.forms("text-king", ta.KING_KEYS)
        self.runes: tuple[str, ...] = says.names(RUNE)  # by face
        self.prayers: tuple[str, ...] = says.names(PRAYER)
        self.needs: tuple[str, ...] = says.forms("need", ta.RUNE_FACES)  # faces of the same place do the same (VX-4.3)
        self.effects: tuple[str, ...] = says.forms("effect", ta.RUNE_FACES)
        self.relics: tuple[str, ...] = says.names(RELIC)
        self.legends: tuple[str, ...] = says.names(LEGEND)
        self.deeds: tuple[str, ...] = says.forms("deed", ta.LEGEND_KEYS)
        self.rewards: tuple[str, ...] = says.forms("reward", ta.LEGEND_KEYS)
        self.epics: tuple[str, ...] = says.names(EPIC)
        self.epic_texts: tuple[str, ...] = says.forms("text-epic", ta.EPIC_KEYS)
        self.abilities: tuple[str, ...] = says.forms("text-leader", LEGENDARY)  # of the legendary Leaders
        self.tiles: tuple[str, ...] = says.forms("mark", TILES)
        self.own: str = says.form("own")  # what the note of a card says that no document of the game has


# By the key of what has a note: those whose text a document of the game has; all others are our own
FROM_SOURCES: frozenset[str] = frozenset({"traitor", "ragnar"})


def noted(age: AgeSpeech, key: str, text: str) -> str:
    """A text as its note has it: one that is our own says so."""
    return text if key in FROM_SOURCES else f"{text} {age.own}"


def age_book(age: AgeSpeech) -> seen.AgeBook:
    """Names and texts of what the modules bring, by the keys that views, options and records use."""
    return {
        "modules": {key: {"name": age.modules[n], "sentence": age.sentences[n]} for n, (key, _) in enumerate(SWITCHES)},
        "kingdoms": {key: _kingdom(age, n) for n, key in enumerate(ta.KINGDOM_KEYS)},
        "kings": {
            key: _card(age.kings[n], noted(age, key, age.king_texts[n]), KING_RULES[n])
            for n, key in enumerate(ta.KING_KEYS)
        },
        "runes": {key: _face(age, age.runes[n], n) for n, key in enumerate(ta.RUNE_FACES)},
        "prayers": {key: _face(age, age.prayers[n], n) for n, key in enumerate(ta.PRAYER_FACES)},
        "relics": {
            key: {"name": age.relics[n], "shire": t.SHIRES[ta.RELIC_SITES[n]]} for n, key in enumerate(ta.RELICS)
        },
        "legends": {
            key: {
                "name": age.legends[n],
                "deed": age.deeds[n],
                "reward": noted(age, key, age.rewards[n]),
                "rule": LEGEND_RULES[n],
            }
            for n, key in enumerate(ta.LEGEND_KEYS)
        },
        "epics": {
            key: _card(age.epics[n], noted(age, key, age.epic_texts[n]), EPIC_RULES[n])
            for n, key in enumerate(ta.EPIC_KEYS)
        },
        "leaders": {
            key: {"text": noted(age, key, age.abilities[n]), "rule": LEADER_RULES[n]} for n, key in enumerate(LEGENDARY)
        },
        "tiles": dict(zip(TILES, age.tiles, strict=True)),
    }


def _kingdom(age: AgeSpeech, kingdom: int) -> seen.KingdomText:
    return {
        "name": age.kingdoms[kingdom],
        "cities": [t.SHIRES[city] for city in ta.KINGDOM_CITIES[kingdom]],
        "threshold": ta.KINGDOM_THRESHOLDS[kingdom],
        "english": noted(age, "", age.english_powers[kingdom]),
        "viking": noted(age, "", age.viking_powers[kingdom]),
    }


def _card(name: str, text: str, rule: str) -> seen.RuleText:
    return {"name": name, "text": text, "rule": rule}


def _face(age: AgeSpeech, name: str, face: int) -> seen.FaceText:
    return {"name": name, "needs": age.needs[face], "effect": noted(age, "", age.effects[face])}
