"""The book of DBA Big Battle: names, texts and open facts that a client draws, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.cards import RULES
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.hosts import HOST_KEYS, HOST_PEOPLE, HOST_TYPES
from heptarchy.games.dba.data.params import default_params
from heptarchy.games.dba.data.scenarios import BATTLE_KEYS, SCENARIOS
from heptarchy.games.dba.reaching import SUPPORTS
from heptarchy.games.dba.table.actions import SPACE
from heptarchy.games.dba.table.state import STAGE_KEYS
from heptarchy.kernel.space import Domain
from heptarchy.speech.words import called

if TYPE_CHECKING:
    from heptarchy.games.dba.data.params import Params
    from heptarchy.games.dba.table import seen
    from heptarchy.speech.book import Book

HOST: Final = Domain("host", HOST_KEYS)
ARRAY: Final = Domain("array", ("middle", "left", "right", "deep"))
WIND: Final = Domain("wind", ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"))
PACKAGE: Final = "heptarchy.games.dba"  # its folder `book` has the catalogues
TRAIT_RULES = ("7.6", "7.6", "5.1", "5.1", "36.3", "17.6", "22.8", "22.8", "7.6", "22.9", "16.4", "22.9")
BAND_KEYS = ("general", "warlord", "prince", "pendragon")
GROUND_RULES = (*("DBA-3.1",) * 5, "DBA-30.1", "DBA-33.1", "DBA-31.1", "DBA-32.1", "DBA-34.1")


def book_of(says: Book) -> seen.Book:
    """All of it, by the keys that views, options and records use."""
    params = default_params()
    return {
        "title": says.form("title"),
        "types": {key: _type(says, params, kind) for kind, key in enumerate(t.TYPE_KEYS)},
        "traits": {
            key: {**says.entry("trait", key), "rule": f"DBA-{TRAIT_RULES[trait]}"}
            for trait, key in enumerate(t.TRAIT_KEYS)
        },
        "cards": {key: _card(says, card) for card, key in enumerate(t.CARD_KEYS)},
        "features": {key: _feature(says, kind) for kind, key in enumerate(t.FEATURE_KEYS)},
        "rivers": says.by_key("river", t.RIVER_KEYS),
        "countries": {key: _country(says, country) for country, key in enumerate(t.COUNTRY_KEYS)},
        "peoples": says.by_key("people", t.PEOPLE_KEYS),
        "holds": says.by_key("hold", t.HOLD_KEYS),
        "edges": says.by_key("edge", t.EDGE_KEYS),
        "statuses": says.by_key("status", t.STATUS_KEYS),
        "outcomes": says.by_key("outcome", t.OUTCOME_KEYS),
        "factors": says.by_key("factor", t.TOLD_KEYS),
        "stages": says.by_key("stage", STAGE_KEYS),
        "bands": says.by_key("band", BAND_KEYS),
        "winds": list(says.names(WIND)),
        "arrays": list(says.names(ARRAY)),
        "hosts": {key: _host(says, key) for key in HOST_KEYS},
        "battles": {key: _battle(says, key) for key in BATTLE_KEYS},
        "verbs": {verb.name: says.form(f"verb-{called(verb)}") for verb in SPACE.verbs},
    }


def _type(says: Book, params: Params, kind: int) -> seen.TypeText:
    key = t.TYPE_KEYS[kind]
    return {
        "name": says.form(f"type-{key}"),
        "short": key,
        "text": says.form(f"text-type-{key}"),
        "rule": "DBA-2.1",
        "mounted": t.MOUNTED[kind],
        "heavy": t.HEAVY[kind],
        "pursues": t.PURSUES[kind],
        "suffers": t.SUFFERS[kind],
        "supports": [t.TYPE_KEYS[other] for one, other in sorted(SUPPORTS) if one == kind],
        "depth": t.DEPTH_MM[kind],
        "foot": params.v_foot[kind],
        "against_mounted": params.v_mounted[kind],
        "good": params.good_move[kind] // 25,
        "bad": params.bad_move[kind] // 25,
        "cost": params.cost[kind] or None,
    }


def _card(says: Book, card: int) -> seen.CardText:
    key = t.CARD_KEYS[card]
    return {
        "title": says.form(f"card-{key}"),
        "text": says.form(f"text-card-{key}"),
        "window": says.form(f"window-card-{key}"),
        "rule": RULES[card],
    }


def _feature(says: Book, kind: int) -> seen.FeatureText:
    key = t.FEATURE_KEYS[kind]
    return {
        **says.entry("ground", key),
        "rule": GROUND_RULES[kind],
        "bad": t.BAD_GOING[kind],
        "hill": t.IS_HILL[kind],
    }


def _country(says: Book, country: int) -> seen.CountryText:
    return {
        "name": says.form(f"country-{t.COUNTRY_KEYS[country]}"),
        "compulsory": [t.FEATURE_KEYS[kind] for kind in t.COMPULSORY[country]],
        "optional": [t.FEATURE_KEYS[kind] for kind in t.OPTIONAL[country]],
    }


def _host(says: Book, key: str) -> seen.HostText:
    host = HOST_KEYS.index(key)
    return {
        **says.entry("host", key),
        "people": t.PEOPLE_KEYS[HOST_PEOPLE[host]],
        "types": [t.TYPE_KEYS[kind] for kind in HOST_TYPES[host]],
    }


def _battle(says: Book, key: str) -> seen.BattleText:
    made: seen.BattleText = {**says.entry("battle", key), "country": None, "commands": None}
    for one in SCENARIOS:
        if one.key == key:
            made["country"] = t.COUNTRY_KEYS[one.country]
            made["commands"] = [len(hosts) for hosts in one.hosts]
    return made
