"""The book of Ortus Regni: names and texts that a client draws, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import BALLOT, COPIES, SPACE
from heptarchy.games.ortus.params import FIGURES
from heptarchy.games.ortus.styles import STYLE_DECKS, STYLE_KEYS

if TYPE_CHECKING:
    from heptarchy.games.ortus.words_speech import Speech

# By type: the rule that tells most of it
RULES: Final = (
    *("OR-7.2a", "OR-7.3a", "OR-7.4a", "OR-7.5b", "OR-7.5a", "OR-7.6a", "OR-7.7a", "OR-7.8a", "OR-7.9a", "OR-7.10a"),
    *("OR-13.1", "OR-13.6", "OR-13.11", "OR-7.11d", "OR-7.11e", "OR-7.1a"),
)
# Cards that are no Earl cards: key, family, rule
OTHERS: Final = (
    ("infantry", "army", "OR-10.1"),
    ("knight", "army", "OR-10.1"),
    ("viking", "army", "OR-17.9"),
    ("chieftain", "army", "OR-17.9"),
    ("king", "face", "OR-7.12a"),
    ("royal_infantry", "army", "RB-16"),
    ("tower", "property", "OR-11.1"),
    ("tent", "property", "OV-19"),
)
# By key of a card: the figure of its Strength in battle
STRENGTHS: Final = {
    "prince": "str_prince",
    "vassal": "str_vassal",
    "champion": "str_champion",
    "mercenary": "str_mercenary",
    "infantry": "str_infantry",
    "knight": "str_knight",
    "viking": "str_viking",
    "chieftain": "str_chieftain",
    "king": "str_king_card",
    "royal_infantry": "str_royal_infantry",
}


def book_of(title: str, speech: Speech) -> dict[str, Any]:
    """All of it, by the keys that views, options and records use."""
    cards: dict[str, Any] = {
        key: _card(speech, key, speech.types[kind], family_of(kind), RULES[kind]) for kind, key in enumerate(t.TYPES)
    }
    for key, family, rule in OTHERS:
        cards[key] = _card(speech, key, speech.card_names[key], family, rule)
    return {
        "title": title,
        "types": cards,
        "colours": dict(zip(t.COLOURS, speech.earls, strict=True)),
        "king": speech.king,
        "vikings": speech.vikings,
        "places": dict(zip(t.PLACE_KEYS, speech.places, strict=True)),
        "lords": {t.TYPES[kind]: speech.lords[kind] for kind in t.LORD_TYPES},
        "army": dict(zip(t.ARMY, speech.army, strict=True)),
        "raiders": dict(zip(t.RAIDERS, speech.raiders, strict=True)),
        "results": dict(zip(t.RESULTS, speech.results, strict=True)),
        "joust": dict(zip(t.JOUST, speech.joust, strict=True)),
        "joust_hands": dict(zip(t.JOUST_HANDS, speech.joust_hands, strict=True)),
        "ballots": dict(zip(BALLOT.keys, speech.ballots, strict=True)),
        "styles": {key: _style(speech, style) for style, key in enumerate(STYLE_KEYS)},
        "verbs": _verbs(speech),
        "odds": {"assumes": dict(speech.assumes)},
        "variants": {key: {"name": name, "sentence": said} for key, (name, said) in speech.variants.items()},
        "modes": {key: {"name": name, "sentence": said} for key, (name, said) in speech.modes.items()},
    }


def family_of(kind: int) -> str:
    """OR-1.2: Property, Face or Political; the Palace is a seat like the Castle."""
    if kind <= t.CATHEDRAL or kind == t.PALACE:
        return "property"
    return "face" if kind <= t.MERCENARY else "political"


def _card(speech: Speech, key: str, name: str, family: str, rule: str) -> dict[str, Any]:
    figure = STRENGTHS.get(key)
    strength = next((value for known, value, _, _, _ in FIGURES if known == figure), None)
    return {"name": name, "family": family, "text": speech.card_texts[key], "rule": rule, "strength": strength}


def _style(speech: Speech, style: int) -> dict[str, Any]:
    cards = {t.TYPES[kind]: n for kind, n in enumerate(STYLE_DECKS[style]) if n}
    return {"name": speech.styles[style], "sentence": speech.style_sentences[style], "cards": cards}


def _verbs(speech: Speech) -> dict[str, str]:
    """Headings by verb; those of deck building name their type."""
    verbs: dict[str, str] = {}
    for verb in SPACE.verbs:
        verbs[verb.name] = speech.many[COPIES.index(verb)] if verb in COPIES else speech.verbs.get(verb.name, verb.name)
    return verbs
