"""The book of Age of Arthur: names and texts that a client draws, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book.naming import OF_FAITH, OF_THRONE, OF_TITLE
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.data.rulers import names_of
from heptarchy.games.arthur.table.actions import PEOPLE, SPACE
from heptarchy.games.arthur.table.state import BATTLE_KEYS, BRITISH, CAUSE_KEYS, PEOPLE_KEYS, SAXON
from heptarchy.speech.words import called

if TYPE_CHECKING:
    from heptarchy.games.arthur.table import seen
    from heptarchy.games.dba.table.seen import Book as BattleBook
    from heptarchy.kernel.space import Verb
    from heptarchy.speech.book import Book

LEVY_KEYS = ("home", "province", "card", "title", "raiders", "home_raided", "blocked", "any")
BLANK = "{}"  # for a client to put a name in


def book_of(says: Book, battle: BattleBook) -> seen.Book:
    """All of it, by the keys that views, options and records use; `battle` is the book of dba.

    The ruler of number n (a view's `reign`) of a kingdom, born to a people, has the name n - 1 of that list; a list
    that is through begins again, with II, III and so on after the name.
    """
    return {
        "title": says.form("title"),
        "kingdoms": {key: _kingdom(says, kingdom) for kingdom, key in enumerate(t.KINGDOM_KEYS)},
        "provinces": {key: _province(says, province) for province, key in enumerate(t.PROVINCE_KEYS)},
        "titles": {key: {**says.entry("title", key), "rule": t.TITLE_RULES[at]} for at, key in enumerate(t.TITLE_KEYS)},
        "cards": {key: _card(says, card) for card, key in enumerate(t.CARD_KEYS)},
        "card_kinds": says.by_key("sort", t.KIND_KEYS),
        "types": battle["types"],
        "peoples": says.named(PEOPLE),
        "populations": dict(zip(PEOPLE_KEYS, says.names(PEOPLE, "land"), strict=True)),
        "coasts": says.by_key("coast", t.COAST_KEYS),
        "terrains": says.by_key("terrain", t.TERRAIN_KEYS),
        "crossings": [
            {"name": says.form(f"crossing-{at + 1}"), "between": [t.PROVINCE_KEYS[one] for one in t.CROSSINGS[at]]}
            for at in range(len(t.CROSSINGS))
        ],
        "causes": says.by_key("cause", CAUSE_KEYS),
        "levy": says.by_key("levy", LEVY_KEYS),
        "things": {
            "land": BLANK,
            "title": says.say(OF_TITLE.of(title=BLANK)),
            "throne": says.say(OF_THRONE.of(player=BLANK)),
            "faith": says.say(OF_FAITH.of()),
        },
        "battles": {
            key: {"name": says.form(f"choice-battles-{key}"), "text": says.form(f"note-battles-{key}")}
            for key in BATTLE_KEYS
        },
        "verbs": {verb.name: says.form(verb_id(verb)) for verb in SPACE.verbs},
        "battle": battle,
    }


def verb_id(verb: Verb) -> str:
    """Under which catalogues have what a verb is called."""
    return f"verb-{called(verb)}"


def _kingdom(says: Book, kingdom: int) -> seen.KingdomText:
    key = t.KINGDOM_KEYS[kingdom]
    return {
        **says.entry("kingdom", key),
        "home": t.PROVINCE_KEYS[t.HOME_OF[kingdom]],
        "provinces": [t.PROVINCE_KEYS[province] for province in t.PROVINCES_OF[kingdom]],
        "rulers": {"british": list(names_of(kingdom, BRITISH)), "saxon": list(names_of(kingdom, SAXON))},
    }


def _province(says: Book, province: int) -> seen.ProvinceText:
    key = t.PROVINCE_KEYS[province]
    return {
        **says.entry("province", key),
        "kingdom": t.KINGDOM_KEYS[t.KINGDOM_OF[province]],
        "home": t.IS_HOME[province],
        "coasts": [coast for at, coast in enumerate(t.COAST_KEYS) if t.COASTS[province] >> at & 1],
        "terrain": t.TERRAIN_KEYS[t.TERRAIN[province]],
        "adjacent": [t.PROVINCE_KEYS[other] for other in t.ADJACENT[province]],
    }


def _card(says: Book, card: int) -> seen.CardText:
    key = t.CARD_KEYS[card]
    return {
        **says.entry("card", key),
        "kind": t.KIND_KEYS[t.CARD_KIND[card]],
        "rule": t.CARD_RULES[card],
        "copies": t.COPIES[card],
    }
