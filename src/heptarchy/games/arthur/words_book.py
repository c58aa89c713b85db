"""The book of Age of Arthur: names and texts that a client draws, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.actions import SPACE
from heptarchy.games.arthur.state import BATTLE_KEYS, BRITISH, CAUSE_KEYS, PEOPLE_KEYS, SAXON
from heptarchy.games.arthur.words_names import names_of

if TYPE_CHECKING:
    from heptarchy.games.arthur.words_speech import Speech


def book_of(title: str, speech: Speech, battle: dict[str, Any]) -> dict[str, Any]:
    """All of it, by the keys that views, options and records use; `battle` is the book of dba.

    The ruler of number n (a view's `reign`) of a kingdom, born to a people, has the name n - 1 of that list; a list
    that is through begins again, with II, III and so on after the name.
    """
    return {
        "title": title,
        "kingdoms": {key: _kingdom(speech, kingdom) for kingdom, key in enumerate(t.KINGDOM_KEYS)},
        "provinces": {key: _province(speech, province) for province, key in enumerate(t.PROVINCE_KEYS)},
        "titles": {key: _title(speech, at) for at, key in enumerate(t.TITLE_KEYS)},
        "cards": {key: _card(speech, card) for card, key in enumerate(t.CARD_KEYS)},
        "card_kinds": dict(zip(t.KIND_KEYS, speech.card_kinds, strict=True)),
        "types": battle["types"],
        "peoples": dict(zip(PEOPLE_KEYS, speech.peoples, strict=True)),
        "populations": dict(zip(PEOPLE_KEYS, speech.populations, strict=True)),
        "coasts": dict(zip(t.COAST_KEYS, speech.coasts, strict=True)),
        "terrains": dict(zip(t.TERRAIN_KEYS, speech.terrains, strict=True)),
        "crossings": [_crossing(speech, at) for at in range(len(t.CROSSINGS))],
        "causes": {key: speech.causes[key] for key in CAUSE_KEYS},
        "levy": dict(speech.levy),
        "things": dict(speech.things),
        "battles": {
            key: {"name": speech.choices[f"battles {key}"][0], "text": speech.choices[f"battles {key}"][1]}
            for key in BATTLE_KEYS
        },
        "verbs": {verb.name: speech.verbs[verb.name] for verb in SPACE.verbs},
        "battle": battle,
    }


def _kingdom(speech: Speech, kingdom: int) -> dict[str, Any]:
    return {
        "name": speech.kingdoms[kingdom],
        "text": speech.kingdom_texts[kingdom],
        "home": t.PROVINCE_KEYS[t.HOME_OF[kingdom]],
        "provinces": [t.PROVINCE_KEYS[province] for province in t.PROVINCES_OF[kingdom]],
        "rulers": {PEOPLE_KEYS[people]: list(names_of(kingdom, people)) for people in (BRITISH, SAXON)},
    }


def _province(speech: Speech, province: int) -> dict[str, Any]:
    coasts = [key for at, key in enumerate(t.COAST_KEYS) if t.COASTS[province] >> at & 1]
    return {
        "name": speech.provinces[province],
        "text": speech.glosses[province],
        "kingdom": t.KINGDOM_KEYS[t.KINGDOM_OF[province]],
        "home": t.IS_HOME[province],
        "coasts": coasts,
        "terrain": t.TERRAIN_KEYS[t.TERRAIN[province]],
        "adjacent": [t.PROVINCE_KEYS[other] for other in t.ADJACENT[province]],
    }


def _title(speech: Speech, title: int) -> dict[str, Any]:
    key = t.TITLE_KEYS[title]
    return {"name": speech.titles[title], "text": speech.card_texts[key], "rule": t.TITLE_RULES[title]}


def _card(speech: Speech, card: int) -> dict[str, Any]:
    return {
        "name": speech.cards[card],
        "text": speech.card_texts[t.CARD_KEYS[card]],
        "kind": t.KIND_KEYS[t.CARD_KIND[card]],
        "rule": t.CARD_RULES[card],
        "copies": t.COPIES[card],
    }


def _crossing(speech: Speech, at: int) -> dict[str, Any]:
    return {"name": speech.crossings[at], "between": [t.PROVINCE_KEYS[province] for province in t.CROSSINGS[at]]}
