"""The book of Ortus Regni: names and texts that a client draws, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.params import FIGURES
from heptarchy.games.ortus.data.styles import STYLE_DECKS, STYLE_KEYS
from heptarchy.games.ortus.table.actions import (
    ARMY,
    BALLOT,
    COPIES,
    EARL,
    FIEF,
    JOUST,
    JOUST_HAND,
    RAIDER,
    RESULT,
    SPACE,
)
from heptarchy.games.ortus.table.forecast import ASSUMPTIONS
from heptarchy.games.ortus.table.state import MODES, VARIANTS
from heptarchy.speech.words import called

if TYPE_CHECKING:
    from heptarchy.games.ortus.table import seen
    from heptarchy.speech.book import Book

# By type: the rule that tells most of it
RULES: Final = (
    *("OR-7.2a", "OR-7.3a", "OR-7.4a", "OR-7.5b", "OR-7.5a", "OR-7.6a", "OR-7.7a", "OR-7.8a", "OR-7.9a", "OR-7.10a"),
    *("OR-13.1", "OR-13.6", "OR-13.11", "OR-7.11d", "OR-7.11e", "OR-7.1a"),
)
# Cards that are no Earl cards: key, family, rule
OTHERS: Final[tuple[tuple[str, seen.Family, str], ...]] = (
    ("infantry", "army", "OR-10.1"),
    ("knight", "army", "OR-10.1"),
    ("viking", "army", "OR-17.9"),
    ("chieftain", "army", "OR-17.9"),
    ("king", "face", "OR-7.12a"),
    ("royal_infantry", "army", "RB-16"),
    ("tower", "property", "OR-11.1"),
    ("tent", "property", "OV-19"),
)

# The same of seats, which have it in a siege
SEAT_STRENGTHS: Final = {"castle": "castle_strength", "palace": "palace_strength", "tent": "tent_strength"}


def client_book(says: Book) -> seen.Book:
    """All of it, by the keys that views, options and records use."""
    cards: dict[str, seen.TypeText] = {
        key: _card(says, "type", key, family_of(kind), RULES[kind]) for kind, key in enumerate(t.TYPES)
    }
    for key, family, rule in OTHERS:
        cards[key] = _card(says, "card", key, family, rule)
    return {
        "title": says.form("title"),
        "types": cards,
        "colours": says.named(EARL),
        "king": says.form("king"),
        "vikings": says.form("house-vikings"),
        "places": says.named(FIEF),
        "lords": {t.TYPES[kind]: says.form(f"lord-{t.TYPES[kind]}") for kind in t.LORD_TYPES},
        "army": says.named(ARMY),
        "raiders": says.named(RAIDER),
        "results": says.named(RESULT),
        "joust": says.named(JOUST),
        "joust_hands": says.named(JOUST_HAND),
        "ballots": says.named(BALLOT),
        "styles": {key: _style(says, style) for style, key in enumerate(STYLE_KEYS)},
        "verbs": _verbs(says),
        "odds": {"assumes": {key: says.form(f"assumes-{key}") for key in ASSUMPTIONS}},
        "variants": {key: _choice(says, f"variant-{key}") for key in VARIANTS},
        "modes": {key: _choice(says, f"mode-{key}") for key in MODES},
    }


def family_of(kind: int) -> seen.Family:
    """OR-1.2: Property, Face or Political; the Palace is a seat like the Castle."""
    if kind <= t.CATHEDRAL or kind == t.PALACE:
        return "property"
    return "face" if kind <= t.MERCENARY else "political"


def figure_of(key: str) -> str:
    """Which figure is a card's Strength in battle, if it ever fights."""
    return "str_king_card" if key == "king" else f"str_{key}"


def _card(says: Book, domain: str, key: str, family: seen.Family, rule: str) -> seen.TypeText:
    figure = figure_of(key)
    strength = next((value for known, value, _, _ in FIGURES if known == figure), None)
    name, text = says.form(f"{domain}-{key}"), says.form(f"text-card-{key}")
    return {
        "name": name,
        "family": family,
        "text": text,
        "rule": rule,
        "strength": strength,
        "figure": SEAT_STRENGTHS.get(key) if strength is None else figure,
    }


def _style(says: Book, style: int) -> seen.StyleText:
    key = STYLE_KEYS[style]
    cards = {t.TYPES[kind]: n for kind, n in enumerate(STYLE_DECKS[style]) if n}
    return {"name": says.form(f"style-{key}"), "sentence": says.form(f"text-style-{key}"), "cards": cards}


def _choice(says: Book, id: str) -> seen.ChoiceText:
    return {"name": says.form(id), "sentence": says.form(id, "note")}


def _verbs(says: Book) -> dict[str, str]:
    """Headings by verb; those of deck building name their type."""
    types = {verb.name: says.form(f"type-{t.TYPES[kind]}", "other") for kind, verb in enumerate(COPIES)}
    return {verb.name: types.get(verb.name) or says.form(f"verb-{called(verb)}") for verb in SPACE.verbs}
