"""What is said and settled where a table is laid: sides, choices by their names, and what a ready-made battle fixes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import tables as t
from heptarchy.games.dba.scenarios import BATTLE_KEYS, scenario
from heptarchy.games.dba.setup import sides_of
from heptarchy.games.dba.words_speech import capital

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.games.dba.words_speech import Speech
    from heptarchy.kernel.options import Value

# Rulers of the age, by people: as many as there may be players
RULERS: Final[tuple[tuple[str, ...], tuple[str, ...]]] = (
    ("Arthur", "Urien", "Cadwallon", "Maelgwn", "Owain", "Rhydderch", "Gwenddolau", "Constantine"),
    ("Aelle", "Cerdic", "Penda", "Ida", "Cynric", "Ceawlin", "Octa", "Hengest"),
)

ASKED: Final = 11  # options asked for at once: who, which rules, which battle, armies, country, cards and rounds

# By language: the sides, and then their parts in a ready-made battle
SIDES: Final[dict[str, tuple[str, str]]] = {
    "en": ("First side", "Second side"),
    "es": ("Primer bando", "Segundo bando"),
}
PARTS: Final[dict[str, tuple[str, str]]] = {"en": ("attack", "defend"), "es": ("atacan", "defienden")}
GROUNDS: Final[dict[str, dict[str, str]]] = {
    "en": {"lot": "By lot", "chosen": "The defender lays it"},
    "es": {"lot": "Al azar", "chosen": "La dispone el defensor"},
}


LANDING_CHOICES: Final[tuple[str, ...]] = ("none", "first", "second", "both")
LANDINGS: Final[dict[str, dict[str, str]]] = {
    "en": {"none": "Neither", "first": "The first side", "second": "The second side", "both": "Both sides"},
    "es": {"none": "Ninguno", "first": "El primer bando", "second": "El segundo bando", "both": "Los dos bandos"},
}


def is_ready_made(options: Mapping[str, Value]) -> bool:
    """DBA-25.8: does the battle bring its armies?"""
    return options["battle"] != BATTLE_KEYS[0]


def peoples(options: Mapping[str, Value]) -> list[int]:
    """By side: its people; of a ready-made battle that of its first command."""
    if is_ready_made(options):
        return [hosts[0].people for hosts in scenario(str(options["battle"])).hosts]
    return [t.PEOPLE_KEYS.index(str(options[name])) for name in ("first_people", "second_people")]


def rulers(options: Mapping[str, Value]) -> list[str]:
    """DBA-4.1: by seat: a ruler of its people."""
    people = peoples(options)
    named: list[str] = []
    for side in sides_of(options):
        named.append(next(name for name in RULERS[people[side]] if name not in named))
    return named


def fixed_by_battle(options: Mapping[str, Value]) -> dict[str, Value | None]:
    """DBA-25.8: what a ready-made battle leaves no choice about; points and who lays the ground play no part in it."""
    if not is_ready_made(options):
        return {}
    first, second = peoples(options)
    return {
        "points": None,
        "first_people": t.PEOPLE_KEYS[first],
        "second_people": t.PEOPLE_KEYS[second],
        "country": t.COUNTRY_KEYS[scenario(str(options["battle"])).country],
        "ground": None,
    }


def choice_name(speech: Speech, language: str, option: str, choice: str) -> str:
    """What a choice of an option is called; empty where it has no name."""
    if option == "battle":
        return speech.battles[choice][0]
    if option == "country":
        return capital(speech.countries[t.COUNTRY_KEYS.index(choice)])
    if option == "ground":
        return GROUNDS[language][choice]
    if option == "landing":
        return LANDINGS[language][choice]
    if option in ("first_people", "second_people"):
        return speech.peoples[t.PEOPLE_KEYS.index(choice)]
    return ""


def choice_note(speech: Speech, option: str, choice: str) -> str:
    """A ready-made battle in a few sentences; empty for other choices."""
    return speech.battles[choice][1] if option == "battle" else ""


def seat_notes(speech: Speech, language: str, options: Mapping[str, Value]) -> list[str]:
    """By seat: its side and people, and in a ready-made battle whether it attacks."""
    people = [speech.peoples[one] for one in peoples(options)]
    notes = [f"{SIDES[language][side]}: {people[side]}" for side in range(2)]
    if is_ready_made(options):
        notes = [f"{notes[side]}, {PARTS[language][side]}" for side in range(2)]
    return [notes[side] for side in sides_of(options)]
