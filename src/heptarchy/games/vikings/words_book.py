"""The book of 878: Vikings: names, texts and open facts that a client draws, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.lasting import lasting_book
from heptarchy.games.vikings.windows import TURNS_OF, WINDOW_OF
from heptarchy.games.vikings.words_age import age_book

if TYPE_CHECKING:
    from heptarchy.games.vikings import seen
    from heptarchy.games.vikings.words_speech import Speech


def book_of(title: str, speech: Speech) -> seen.Book:
    """All of it, by the keys that views, options and records use."""
    return {
        "title": title,
        "factions": {key: _kind(speech, kind) for kind, key in enumerate(t.FACTIONS)},
        "kinds": {key: _kind(speech, kind) for kind, key in enumerate(t.UNIT_KINDS)},
        "sides": {key: {"name": speech.sides[side]} for side, key in enumerate(t.SIDES)},
        "kingdoms": dict(zip(t.KINGDOMS, speech.kingdoms, strict=True)),
        "seas": dict(zip(t.SEAS, speech.seas, strict=True)),
        "shires": {key: _shire(speech, shire) for shire, key in enumerate(t.SHIRES)},
        "cards": {key: _card(speech, card) for card, key in enumerate(t.CARDS)},
        "events": {key: _event(speech, event) for event, key in enumerate(t.EVENTS)},
        "leaders": {key: _leader(speech, leader) for leader, key in enumerate(t.LEADERS)},
        "dice": {key: _dice(kind) for kind, key in enumerate(t.UNIT_KINDS)},
        "faces": dict(speech.faces),
        "verbs": dict(speech.verbs),
        "odds": {"assumes": dict(speech.assumes)},
        "age": age_book(speech.age),
        "lasting": lasting_book(),
        "figures": {
            "units": dict(zip(t.UNIT_KINDS, t.UNIT_TOTALS, strict=True)),
            "fyrd_cards": {str(n): copies for n, copies in zip(t.FYRD_VALUES, t.FYRD_COPIES, strict=True)},
            "cities": len(t.CITIES),
        },
    }


def _kind(speech: Speech, kind: int) -> seen.KindText:
    return {"name": speech.factions[kind], "one": speech.one_of[kind], "side": t.SIDES[t.SIDE_OF[kind]]}


def _shire(speech: Speech, shire: int) -> seen.ShireText:
    return {
        "name": speech.shires[shire],
        "old": t.OLD_ENGLISH[shire],
        "number": t.SHIRE_NUMBERS[shire],
        "kingdom": t.KINGDOMS[t.KINGDOM_OF[shire]],
        "city": t.IS_CITY[shire],
        "marsh": t.IS_MARSH[shire],
        "coast": [key for sea, key in enumerate(t.SEAS) if shire in t.LANDINGS[sea]],
        "near": [t.SHIRES[near] for near in t.NEIGHBOURS[shire]],
        "reinforce": [t.REINFORCE[t.HOUSECARL][shire], t.REINFORCE[t.THEGN][shire]],
    }


def _card(speech: Speech, card: int) -> seen.CardText:
    event = t.CARD_EVENT[card]
    kind: seen.CardKind = "treaty" if t.CARD_NUMBER[card] == 1 else "move"
    rule = "V-12.4" if kind == "treaty" else "V-5.9"
    if event >= 0:
        kind, rule = "event", t.EVENT_RULES[event]
    return {
        "title": speech.cards[card],
        "kind": kind,
        "faction": t.FACTIONS[t.CARD_FACTION[card]],
        "number": t.CARD_NUMBER[card],
        "text": speech.card_text(card),
        "window": _window(speech, event, t.CARD_FACTION[card]) if event >= 0 else speech.says.form("window-card"),
        "rule": rule,
        "event": t.EVENTS[event] if event >= 0 else None,
        "armies": t.CARD_ARMIES[card],
        "steps": t.CARD_STEPS[card],
    }


def _window(speech: Speech, event: int, faction: int) -> str:
    """V-10.4: when the card is played; Viking Ships in the turn of their own faction alone (V-15.15)."""
    turns = 1 << faction if event == t.VIKING_SHIPS else TURNS_OF[event]
    return speech.window(WINDOW_OF[event], turns)


def _event(speech: Speech, event: int) -> seen.EventText:
    return {"title": speech.events[event], "text": speech.event_texts[event], "rule": t.EVENT_RULES[event]}


def _leader(speech: Speech, leader: int) -> seen.LeaderText:
    landings = t.LEADER_LANDINGS[leader]
    return {
        "name": speech.leaders[leader],
        "epithet": speech.epithet(leader),
        "side": t.SIDES[t.ENGLISH if leader == t.ALFRED else t.VIKING],
        "units": {t.FACTIONS[faction]: n for faction, n in enumerate(t.LEADER_UNITS[leader]) if n},
        "seas": [key for sea, key in enumerate(t.SEAS) if all(coast in landings for coast in t.LANDINGS[sea])],
    }


def _dice(kind: int) -> seen.DiceText:
    hit, flee, command, blank = t.FACES[kind]
    return {"hit": hit, "flee": flee, "command": command, "blank": blank, "dice": t.DICE[kind]}
