"""The book of 878: Vikings: names, texts and open facts that a client draws, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.table import actions as a
from heptarchy.games.vikings.table.lasting import lasting_book
from heptarchy.games.vikings.table.modules import SWITCHES
from heptarchy.games.vikings.windows import TURNS_OF, WINDOW_OF
from heptarchy.kernel.message import Message, Thing

if TYPE_CHECKING:
    from heptarchy.games.vikings.table import seen
    from heptarchy.kernel.space import Domain, Verb
    from heptarchy.speech.book import Book

PACKAGE: Final = "heptarchy.games.vikings"  # its folder `book` has the catalogues
ASSUMED: Final = ("units", "draw", "rough", "modules", "won")
LEGENDARY: Final = t.LEADERS[t.BASE_LEADERS :]
TILES: Final = ("church", "plundered", "fort", "settlement", "ship")
FROM_SOURCES: Final = frozenset({"traitor", "ragnar"})  # whose text a document of the game has; all others are our own


def book_of(says: Book) -> seen.Book:
    """All of it, by the keys that views, options and records use."""
    return {
        "title": says.form("title"),
        "factions": {key: _kind(says, kind) for kind, key in enumerate(t.FACTIONS)},
        "kinds": {key: _kind(says, kind) for kind, key in enumerate(t.UNIT_KINDS)},
        "sides": {key: {"name": name} for key, name in zip(t.SIDES, says.names(a.SIDE), strict=True)},
        "kingdoms": says.by_key("kingdom", t.KINGDOMS),
        "seas": says.by_key("sea", t.SEAS),
        "shires": {key: _shire(says, shire) for shire, key in enumerate(t.SHIRES)},
        "cards": {key: _card(says, card) for card, key in enumerate(t.CARDS)},
        "events": {
            key: {"title": title, "text": says.form(f"text-event-{key}"), "rule": t.EVENT_RULES[event]}
            for event, (key, title) in enumerate(says.named(a.EVENT).items())
        },
        "leaders": {key: _leader(says, leader) for leader, key in enumerate(t.LEADERS)},
        "dice": {key: _dice(kind) for kind, key in enumerate(t.UNIT_KINDS)},
        "faces": says.named(a.FACE),
        "verbs": {verb.name: says.form(verb_id(verb)) for verb in a.SPACE.verbs},
        "odds": {"assumes": says.by_key("assumes", ASSUMED)},
        "age": _age(says),
        "lasting": lasting_book(),
        "figures": {
            "units": dict(zip(t.UNIT_KINDS, t.UNIT_TOTALS, strict=True)),
            "fyrd_cards": {str(n): copies for n, copies in zip(t.FYRD_VALUES, t.FYRD_COPIES, strict=True)},
            "cities": len(t.CITIES),
        },
    }


def verb_id(verb: Verb) -> str:
    """Under which catalogues have what a verb is called."""
    return f"verb-{verb.name.replace(' ', '-').replace('_', '-')}"


def heading(says: Book, kind: int) -> str:
    """What a kind is called where a line begins with it."""
    return says.name(Thing(a.KIND, kind)).capitalize() if kind == t.FYRD else says.name(Thing(a.FACTION, kind))


def noted(says: Book, key: str, text: str) -> str:
    """A text as its note has it: one that is our own says so."""
    return text if key in FROM_SOURCES else f"{text} {says.form('own')}"


def _kind(says: Book, kind: int) -> seen.KindText:
    one = says.name(Thing(a.KIND, kind), "one")
    return {"name": heading(says, kind), "one": one, "side": t.SIDES[t.SIDE_OF[kind]]}


def _shire(says: Book, shire: int) -> seen.ShireText:
    return {
        "name": says.name(Thing(a.SHIRE, shire)),
        "old": t.OLD_ENGLISH[shire],
        "number": t.SHIRE_NUMBERS[shire],
        "kingdom": t.KINGDOMS[t.KINGDOM_OF[shire]],
        "city": t.IS_CITY[shire],
        "marsh": t.IS_MARSH[shire],
        "coast": [key for sea, key in enumerate(t.SEAS) if shire in t.LANDINGS[sea]],
        "near": [t.SHIRES[near] for near in t.NEIGHBOURS[shire]],
        "reinforce": [t.REINFORCE[t.HOUSECARL][shire], t.REINFORCE[t.THEGN][shire]],
    }


def _card(says: Book, card: int) -> seen.CardText:
    """Movement and Treaty cards say what they give (V-5.9)."""
    event, armies, steps = t.CARD_EVENT[card], t.CARD_ARMIES[card], t.CARD_STEPS[card]
    kind: seen.CardKind = "treaty" if t.CARD_NUMBER[card] == 1 else "move"
    rule = "V-12.4" if kind == "treaty" else "V-5.9"
    if event >= 0:
        kind, rule = "event", t.EVENT_RULES[event]
        text, window = says.form(f"text-event-{t.EVENTS[event]}"), _window(says, event, t.CARD_FACTION[card])
    else:
        text, window = says.say(Message(f"text-{kind}", {"armies": armies, "steps": steps})), says.form("window-card")
    return {
        "title": says.name(Thing(a.CARD, card)),
        "kind": kind,
        "faction": t.FACTIONS[t.CARD_FACTION[card]],
        "number": t.CARD_NUMBER[card],
        "text": text,
        "window": window,
        "rule": rule,
        "event": t.EVENTS[event] if event >= 0 else None,
        "armies": armies,
        "steps": steps,
    }


def _window(says: Book, event: int, faction: int) -> str:
    """V-10.4: when the card is played; Viking Ships in the turn of their own faction alone (V-15.15)."""
    window, turns = WINDOW_OF[event], 1 << faction if event == t.VIKING_SHIPS else TURNS_OF[event]
    return says.say(Message(f"window-{window}", {"turn": says.form(f"turn-{window}-{turns}")}))


def _leader(says: Book, leader: int) -> seen.LeaderText:
    landings = t.LEADER_LANDINGS[leader]
    return {
        "name": says.name(Thing(a.LEADER, leader)),
        "epithet": says.attribute(f"leader-{t.LEADERS[leader]}", "epithet"),
        "side": t.SIDES[t.ENGLISH if leader == t.ALFRED else t.VIKING],
        "units": {t.FACTIONS[faction]: n for faction, n in enumerate(t.LEADER_UNITS[leader]) if n},
        "seas": [key for sea, key in enumerate(t.SEAS) if all(coast in landings for coast in t.LANDINGS[sea])],
    }


def _dice(kind: int) -> seen.DiceText:
    hit, flee, command, blank = t.FACES[kind]
    return {"hit": hit, "flee": flee, "command": command, "blank": blank, "dice": t.DICE[kind]}


# The Viking Age (VX)


def _age(says: Book) -> seen.AgeBook:
    modules = [key for key, _ in SWITCHES]
    relics = says.named(a.RELIC)
    return {
        "modules": {
            key: {"name": says.form(f"option-{key}", "name"), "sentence": says.form(f"option-{key}")} for key in modules
        },
        "kingdoms": {key: _kingdom(says, n) for n, key in enumerate(ta.KINGDOM_KEYS)},
        "kings": {
            key: {"name": name, "text": noted(says, key, says.form(f"text-king-{key}")), "rule": f"VX-3.{11 + n}"}
            for n, (key, name) in enumerate(says.named(a.KING).items())
        },
        "runes": _faces(says, a.RUNE),
        "prayers": _faces(says, a.PRAYER),
        "relics": {key: {"name": relics[key], "shire": t.SHIRES[ta.RELIC_SITES[n]]} for n, key in enumerate(ta.RELICS)},
        "legends": {
            key: {
                "name": name,
                "deed": says.form(f"deed-{key}"),
                "reward": noted(says, key, says.form(f"reward-{key}")),
                "rule": f"VX-6.{11 + n}",
            }
            for n, (key, name) in enumerate(says.named(a.LEGEND).items())
        },
        "epics": {
            key: {"name": name, "text": noted(says, key, says.form(f"text-epic-{key}")), "rule": f"VX-7.{11 + n}"}
            for n, (key, name) in enumerate(says.named(a.EPIC).items())
        },
        "leaders": {
            key: {"text": noted(says, key, says.form(f"text-leader-{key}")), "rule": f"VX-9.{1 + n}"}
            for n, key in enumerate(LEGENDARY)
        },
        "tiles": says.by_key("mark", TILES),
    }


def _kingdom(says: Book, kingdom: int) -> seen.KingdomText:
    key = ta.KINGDOM_KEYS[kingdom]
    return {
        "name": says.name(Thing(a.KINGDOM, kingdom)),
        "cities": [t.SHIRES[city] for city in ta.KINGDOM_CITIES[kingdom]],
        "threshold": ta.KINGDOM_THRESHOLDS[kingdom],
        "english": noted(says, "", says.form(f"power-english-{key}")),
        "viking": noted(says, "", says.form(f"power-viking-{key}")),
    }


def _faces(says: Book, domain: Domain) -> dict[str, seen.FaceText]:
    """VX-4.3: faces of the same place do the same."""
    return {
        key: {"name": name, "needs": says.form(f"need-{face}"), "effect": noted(says, "", says.form(f"effect-{face}"))}
        for (key, name), face in zip(says.named(domain).items(), ta.RUNE_FACES, strict=True)
    }
