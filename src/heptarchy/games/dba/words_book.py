"""The book of DBA Big Battle: names, texts and open facts that a client draws, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heptarchy.games.dba import tables as t
from heptarchy.games.dba.cards import RULES
from heptarchy.games.dba.hosts import HOST_KEYS, HOST_PEOPLE, HOST_TYPES
from heptarchy.games.dba.params import default_params
from heptarchy.games.dba.scenarios import SCENARIOS

if TYPE_CHECKING:
    from heptarchy.games.dba.params import Params
    from heptarchy.games.dba.words_speech import Speech

TRAIT_RULES = ("7.6", "7.6", "5.1", "5.1", "36.3", "17.6", "22.8", "22.8", "7.6", "22.9", "16.4", "22.9")

GROUND_RULES = (*("DBA-3.1",) * 5, "DBA-30.1", "DBA-33.1", "DBA-31.1", "DBA-32.1", "DBA-34.1")


def book_of(title: str, speech: Speech) -> dict[str, Any]:
    """All of it, by the keys that views, options and records use."""
    params = default_params()
    return {
        "title": title,
        "types": {key: _type(speech, params, kind) for kind, key in enumerate(t.TYPE_KEYS)},
        "traits": {key: _trait(speech, trait) for trait, key in enumerate(t.TRAIT_KEYS)},
        "cards": {key: _card(speech, card) for card, key in enumerate(t.CARD_KEYS)},
        "features": {key: _feature(speech, kind) for kind, key in enumerate(t.FEATURE_KEYS)},
        "rivers": dict(zip(t.RIVER_KEYS, speech.rivers, strict=True)),
        "countries": {key: _country(speech, country) for country, key in enumerate(t.COUNTRY_KEYS)},
        "peoples": dict(zip(t.PEOPLE_KEYS, speech.peoples, strict=True)),
        "holds": dict(zip(t.HOLD_KEYS, speech.holds, strict=True)),
        "edges": dict(zip(t.EDGE_KEYS, speech.edges, strict=True)),
        "statuses": dict(speech.statuses),
        "outcomes": dict(speech.outcomes),
        "factors": dict(zip(t.TOLD_KEYS, speech.factors, strict=True)),
        "stages": dict(speech.stages),
        "bands": dict(speech.bands),
        "winds": list(speech.winds),
        "arrays": list(speech.arrays),
        "hosts": {key: _host(speech, key) for key in HOST_KEYS},
        "battles": {key: _battle(speech, key) for key in speech.battles},
        "verbs": dict(speech.verbs),
    }


def _type(speech: Speech, params: Params, kind: int) -> dict[str, Any]:
    return {
        "name": speech.types[kind],
        "short": t.TYPE_KEYS[kind],
        "text": speech.type_texts[kind],
        "rule": "DBA-2.1",
        "mounted": t.MOUNTED[kind],
        "heavy": t.HEAVY[kind],
        "pursues": t.PURSUES[kind],
        "suffers": t.SUFFERS[kind],
        "depth": t.DEPTH_MM[kind],
        "foot": params.v_foot[kind],
        "against_mounted": params.v_mounted[kind],
        "good": params.good_move[kind] // 25,
        "bad": params.bad_move[kind] // 25,
        "cost": params.cost[kind] or None,
    }


def _trait(speech: Speech, trait: int) -> dict[str, Any]:
    return {
        "name": speech.traits[trait],
        "text": speech.trait_texts[trait],
        "rule": f"DBA-{TRAIT_RULES[trait]}",
    }


def _card(speech: Speech, card: int) -> dict[str, Any]:
    return {
        "title": speech.cards[card],
        "text": speech.card_texts[card],
        "window": speech.card_windows[card],
        "rule": RULES[card],
    }


def _feature(speech: Speech, kind: int) -> dict[str, Any]:
    return {
        "name": speech.grounds[kind],
        "text": speech.ground_texts[kind],
        "rule": GROUND_RULES[kind],
        "bad": t.BAD_GOING[kind],
        "hill": t.IS_HILL[kind],
    }


def _country(speech: Speech, country: int) -> dict[str, Any]:
    return {
        "name": speech.countries[country],
        "compulsory": [t.FEATURE_KEYS[kind] for kind in t.COMPULSORY[country]],
        "optional": [t.FEATURE_KEYS[kind] for kind in t.OPTIONAL[country]],
    }


def _host(speech: Speech, key: str) -> dict[str, Any]:
    host = HOST_KEYS.index(key)
    name, text = speech.hosts[key]
    return {
        "name": name,
        "text": text,
        "people": t.PEOPLE_KEYS[HOST_PEOPLE[host]],
        "types": [t.TYPE_KEYS[kind] for kind in HOST_TYPES[host]],
    }


def _battle(speech: Speech, key: str) -> dict[str, Any]:
    name, text = speech.battles[key]
    made: dict[str, Any] = {"name": name, "text": text, "country": None, "commands": None}
    for one in SCENARIOS:
        if one.key == key:
            made["country"] = t.COUNTRY_KEYS[one.country]
            made["commands"] = [len(hosts) for hosts in one.hosts]
    return made
