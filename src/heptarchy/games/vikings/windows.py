"""When an Event card may be played, and who is asked for one (V-10)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.book import why
from heptarchy.games.vikings.book.told import EVENT_PLAYED
from heptarchy.games.vikings.cards import TITLE_MASKS, card_bit, cards_in, may_hold, spend
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.moments import (
    BEFORE_FYRD,
    BEFORE_MOVEMENT,
    BEFORE_ROLLS,
    BETWEEN_ROLLS,
    REINFORCING,
    SAILING,
    WINDOWS,
)
from heptarchy.games.vikings.kings import king_options, may_hold_king, refuse_king_card
from heptarchy.games.vikings.table.actions import CROWNED, PASS, PLAY
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import is_held, is_viking_controlled
from heptarchy.kernel.refusal import Refusal

_ANY = 0b1111  # turns, as bits of factions
_VIKING = 0b0011
_ENGLISH = 0b1100

# By event: its window, and in whose turns (V-10.4, V-15)
WINDOW_OF: Final[list[int]] = [-1] * len(t.EVENTS)
TURNS_OF: Final[list[int]] = [0] * len(t.EVENTS)
for _event, _window, _turns in (
    (t.ENGLISH_TRAITORS, REINFORCING, 1 << t.NORSEMEN),
    (t.INCREASED_MORALE, REINFORCING, 1 << t.BERSERKERS),
    (t.CEOLWULF, REINFORCING, 1 << t.BERSERKERS),
    (t.KINGS_PURSE, REINFORCING, 1 << t.HOUSECARL),
    (t.REBELLION, REINFORCING, 1 << t.HOUSECARL),
    (t.RELIGIOUS_CONVERSION, REINFORCING, 1 << t.THEGN),
    (t.SAXON_NAVY, BEFORE_MOVEMENT, _VIKING),
    (t.THEGN_LEADERSHIP, BEFORE_MOVEMENT, 1 << t.THEGN),
    (t.VIKING_SHIPS, SAILING, _VIKING),
    (t.VIKING_TERROR, BEFORE_FYRD, 1 << t.BERSERKERS),
    (t.FEIGNED_RETREAT, BEFORE_ROLLS, _ANY),
    (t.SHIELD_WALL, BEFORE_ROLLS, _ENGLISH),
    (t.NORTHUMBRIAN_DISCORD, BEFORE_ROLLS, 1 << t.NORSEMEN),
    (t.VIKING_FORT, BEFORE_ROLLS, _ENGLISH),
    (t.SURPRISE_ATTACK, BEFORE_ROLLS, 1 << t.BERSERKERS),
    (t.DANEGELD, BEFORE_ROLLS, _VIKING),
    (t.ALFREDS_GAMBIT, BEFORE_ROLLS, _ENGLISH),
    (t.ARCHERS, BEFORE_ROLLS, _ENGLISH),
    (t.IMPROVED_TRAINING, BEFORE_ROLLS, 1 << t.THEGN),
    (t.SPY, BEFORE_ROLLS, _VIKING),
    (t.AMBUSH, BEFORE_ROLLS, _VIKING),
    (t.ESCAPE_INTO_THE_WILDS, BETWEEN_ROLLS, _VIKING),
):
    WINDOW_OF[_event] = _window
    TURNS_OF[_event] = _turns

WHOLE_TURN: Final[list[int]] = [t.SHIELD_WALL, t.DANEGELD, t.ALFREDS_GAMBIT, t.IMPROVED_TRAINING]  # effects that last

# V-10.6, by active faction: itself, its ally, then the enemies
ASKING_ORDER: Final[list[list[int]]] = [[0, 1, 2, 3], [1, 0, 2, 3], [2, 3, 0, 1], [3, 2, 0, 1]]


def _titles(faction: int, window: int, active: int) -> list[int]:
    """The titles among a faction's cards that have this window in this faction's turn."""
    if window == SAILING and faction != active:
        return []  # V-15.15, V-15.26: each in its own turn
    first = faction * t.CARDS_PER_FACTION
    mine = {event for event in t.CARD_EVENT[first : first + t.CARDS_PER_FACTION] if event >= 0}
    return sorted(event for event in mine if WINDOW_OF[event] == window and TURNS_OF[event] >> active & 1)


# By window, by active faction, by faction: the titles, and the cards that bear them as bits
TITLES: Final[list[list[list[list[int]]]]] = [
    [[_titles(faction, window, active) for faction in range(4)] for active in range(4)] for window in range(WINDOWS)
]
CARD_MASKS: Final[list[list[list[int]]]] = [
    [[sum(TITLE_MASKS[faction][event] for event in titles) for faction, titles in enumerate(row)] for row in rows]
    for rows in TITLES
]


def asked_next(s: Vikings, window: int, place: int) -> int:
    """V-10.6: the next place in the asking order whose faction may have something to play, as far as all can see.

    Four when nobody has. It must not look into a hand: a faction passed over has told nothing.
    """
    titles = TITLES[window][s.active]
    order = ASKING_ORDER[s.active]
    while place < 4:
        faction = order[place]
        if titles[faction] and s.events_played[faction] < s.params.events_per_round:
            for event in titles[faction]:
                if may_hold(s, faction, event) and refuse_event(s, faction, event) is None:
                    return place
        if s.age is not None and may_hold_king(s, faction, window):
            return place
        place += 1
    return 4


def event_options(s: Vikings, faction: int, window: int) -> list[int]:
    """The Event cards in the hand that may be played in this window, and the King."""
    options: list[int] = [] if s.age is None else king_options(s, faction, window)
    hand = s.hands[faction] & CARD_MASKS[window][s.active][faction]
    if hand == 0 or s.events_played[faction] >= s.params.events_per_round:
        return options
    cards = cards_in(faction, hand)
    return [PLAY[card] for card in cards if refuse_event(s, faction, t.CARD_EVENT[card]) is None] + options


def asked_together(s: Vikings, place: int, window: int) -> list[int]:
    """V-10.6: the faction whose turn to be asked it is, and its ally after it where one player has both."""
    order = ASKING_ORDER[s.active]
    one_player = place % 2 == 0 and s.owner[order[place]] == s.owner[order[place + 1]]
    more = 2 if one_player and asked_next(s, window, place + 1) == place + 1 else 1
    return order[place : place + more]


def asked_options(s: Vikings, place: int, window: int) -> list[int]:
    """V-10.6: what may be played by those who are asked together, or a pass of them all."""
    options: list[int] = []
    for faction in asked_together(s, place, window):
        options += event_options(s, faction, window)
    return [*options, PASS[0]]


def asked_faction(s: Vikings, arg: int, answer: int) -> int:
    """V-10.6: of those who are asked together the one whose card or King that is; else the first."""
    place, window = divmod(arg, 16)
    asked = asked_together(s, place, window)
    for faction in asked:
        if PLAY.holds(answer) and t.CARD_FACTION[PLAY.arg(answer)] == faction:
            return faction
        if CROWNED.holds(answer) and s.age is not None and s.age.kings[faction] == CROWNED.arg(answer):
            return faction
    return asked[0]


def refuse_asked(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-10: why a card or King may not be played at this moment."""
    faction = asked_faction(s, arg, action)
    if CROWNED.holds(action):
        return refuse_king_card(s, faction, CROWNED.arg(action), arg % 16)
    return refuse_event_card(s, faction, PLAY.arg(action), arg % 16) if PLAY.holds(action) else None


def play_event_card(s: Vikings, card: int) -> int:
    """V-10.1, V-10.7: the card is spent and counted; gives its title."""
    faction = t.CARD_FACTION[card]
    event = t.CARD_EVENT[card]
    spend(s, card)
    s.events_played[faction] += 1
    s.tell(EVENT_PLAYED, faction, event)
    return event


def refuse_event_card(s: Vikings, faction: int, card: int, window: int) -> Refusal | None:
    """V-10: why this faction may not play this card in this window."""
    event = t.CARD_EVENT[card]
    if t.CARD_FACTION[card] != faction or not s.hands[faction] & card_bit(card):
        return why.NOT_IN_HAND.by("V-10.7", card)
    if event < 0:
        return why.MOVEMENT_LATER.by("V-5.8")
    if WINDOW_OF[event] != window:
        return why.EVENT_NOT_NOW.by(t.EVENT_RULES[event], event)
    if event not in TITLES[window][s.active][faction]:
        return why.EVENT_NOT_IN_TURN.by("V-10.4", event, s.active)
    if s.events_played[faction] >= s.params.events_per_round:
        return why.EVENTS_PLAYED.by("V-10.1", faction, s.events_played[faction])
    return refuse_event(s, faction, event)


def refuse_event(s: Vikings, faction: int, event: int) -> Refusal | None:
    """V-10, V-15: why an Event would have no effect now, by what lies open; window and turn are known to fit."""
    if WINDOW_OF[event] >= BEFORE_FYRD:
        return _refuse_battle_event(s, faction, event)
    if event == t.ENGLISH_TRAITORS:
        return _refuse_swap(s, event, t.THEGN, t.NORSEMEN)
    if event == t.RELIGIOUS_CONVERSION:
        return _refuse_swap(s, event, t.NORSEMEN, t.THEGN)
    if event == t.INCREASED_MORALE:
        age = s.age
        if (s.aboard[t.NORSEMEN] or (age is not None and age.aboard[t.NORSEMEN])) and s.stock[t.BERSERKERS]:
            return None
        return _refuse_swap(s, event, t.NORSEMEN, t.BERSERKERS)
    if event == t.CEOLWULF:
        return None if ceolwulf_targets(s) else why.NO_CEOLWULF.by("V-15.24")
    if event == t.KINGS_PURSE:
        if s.stock[t.HOUSECARL] and any(s.units[t.HOUSECARL]):
            return None
        return why.NO_HOUSECARL_TO_ADD.by("V-15.31")
    if event == t.REBELLION:
        return None if any(s.hosts[t.VIKING]) else why.NO_VIKINGS.by("V-15.32")
    return _refuse_ships(s) if event == t.VIKING_SHIPS else None


def _refuse_ships(s: Vikings) -> Refusal | None:
    march = s.march
    if march is None:
        return why.SHIPS_ON_THE_WAY.by("V-15.15")
    if march.sail:
        return why.SHIPS_READY.by("V-15.15")
    if not sail_targets(s, march.at):
        return why.NO_SHIPS.by("V-15.15", march.at)
    return None


def _refuse_swap(s: Vikings, event: int, old: int, new: int) -> Refusal | None:
    if s.stock[new] and any(s.units[old]):
        return None
    return why.NONE_TO_CHANGE.by(t.EVENT_RULES[event], old, new)


def _refuse_battle_event(s: Vikings, faction: int, event: int) -> Refusal | None:
    b = s.battle
    if b is None:
        return why.EVENT_IN_BATTLE.by(t.EVENT_RULES[event], event)
    if b.titles >> event & 1 or s.effects >> event & 1:
        return why.EVENT_PLAYED.by("V-10.2", event)
    if event != t.SPY and s.units[faction][b.shire] < s.params.event_unit:
        return why.NO_UNIT_IN_BATTLE.by("V-10.5", faction)
    if event == t.NORTHUMBRIAN_DISCORD:
        if b.shire not in t.DISCORD_SHIRES:
            return why.NO_DISCORD_THERE.by("V-15.14", b.shire)
        if not (s.units[t.HOUSECARL][b.shire] and s.units[t.THEGN][b.shire]):
            return why.NOT_BOTH_THERE.by("V-15.14")
    elif event == t.SPY and not spy_sources(s, b.shire):
        return why.NO_ARMY_TO.by("V-15.45", b.shire)
    elif event == t.ESCAPE_INTO_THE_WILDS and not escape_targets(s, b.shire):
        return why.NO_FREE_SHIRE.by("V-15.42", b.shire)
    return None


def sail_targets(s: Vikings, shire: int) -> list[int]:
    """V-15.15: other coasts on a sea of this one, marsh left out, that the Saxon Navy leaves open (V-15.33)."""
    return [coast for coast in t.SAIL_TO[shire] if not s.barred >> coast & 1]


def may_sail(s: Vikings, shire: int) -> bool:
    """V-15.15: could the active faction sail from here, as far as all can see?"""
    if s.events_played[s.active] >= s.params.events_per_round or not may_hold(s, s.active, t.VIKING_SHIPS):
        return False
    return len(sail_targets(s, shire)) > 0


def ceolwulf_targets(s: Vikings) -> list[int]:
    """V-15.24: Ceolwulf shires without Vikings, if the Vikings control another one."""
    if not any(is_viking_controlled(s, shire) for shire in t.CEOLWULF_SHIRES):
        return []
    return [shire for shire in t.CEOLWULF_SHIRES if not is_held(s, t.VIKING, shire)]


def escape_targets(s: Vikings, shire: int) -> list[int]:
    """V-15.42: adjacent shires without Vikings; marsh is no road."""
    return open_roads(s, shire)


def open_roads(s: Vikings, shire: int) -> list[int]:
    """Adjacent shires without Vikings; VX-1.10: and without their Forts and Settlements."""
    held = held_by_vikings(s)
    return [near for near in t.ROADS[shire] if not held[near]]


def held_by_vikings(s: Vikings) -> list[int]:
    """By shire: whether the Vikings are there, with units or (VX-1.10) a Fort or Settlement."""
    vikings = s.hosts[t.VIKING]
    return vikings if s.age is None else [int(is_held(s, t.VIKING, shire)) for shire in range(len(vikings))]


def spy_sources(s: Vikings, shire: int) -> list[int]:
    """V-15.45: shires with a Thegn from which an army can reach this one, through neither Vikings nor marsh."""
    reached = [shire]
    edge = [shire]
    held = held_by_vikings(s)
    for _ in range(s.params.spy_steps):
        edge = [near for at in edge for near in t.ROADS[at] if not held[near]]
        reached.extend(edge)
    return sorted({at for at in reached if at != shire and s.units[t.THEGN][at]})
