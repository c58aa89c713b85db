"""What a seat may see, and what it must imagine (V-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.vikings.age_dice import read_dice
from heptarchy.games.vikings.battle_events import ask_battle_event
from heptarchy.games.vikings.cards import cards_in, choices, deck_to_fill, draw_card
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables_age import KING_KEYS
from heptarchy.games.vikings.fray import in_battle, kinds_for
from heptarchy.games.vikings.kings import deal_king
from heptarchy.games.vikings.march import ask_stop
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.reinforcements import ask_movement_card
from heptarchy.games.vikings.rolls import apply_flees
from heptarchy.games.vikings.table.age import NOBODY, Age
from heptarchy.games.vikings.table.state import OFF_SHORE, UNSEEN, Battle, March, Vikings
from heptarchy.games.vikings.table.view_age import age_view, fray_view
from heptarchy.games.vikings.units import is_held, is_marked, is_viking_controlled, markers, viking_shires
from heptarchy.kernel.modes import GATHERING

if TYPE_CHECKING:
    from heptarchy.games.vikings.table import seen
    from heptarchy.kernel.fate import Rng

# Questions whose options lie in a hidden hand or deck: after a redeal they are asked anew
FROM_HIDDEN_CARDS = (ask_battle_event, ask_event, ask_movement_card, ask_stop, deal_king, draw_card)


# What is seen


def knows_cards(s: Vikings, seat: int | None, faction: int) -> bool:
    """V-13.2: a seat sees its own hands and its ally's; while decks are chosen (V-3.4) its own alone."""
    if seat is None:
        return False
    if s.owner[faction] == seat:
        return True
    return s.mode != GATHERING and s.owner[t.ALLY_OF[faction]] == seat


def view(s: Vikings, seat: int | None) -> seen.View:
    """V-13.3: the open table, and the cards of the seat's own side."""
    vikings = viking_shires(s)
    found: seen.View = {
        "round": s.round,
        "turn": s.turn,
        "active": t.FACTIONS[s.active] if s.round else None,
        "bag": [t.FACTIONS[faction] for faction in range(4) if s.bag >> faction & 1],
        "markers": markers(s),
        "marked": [t.SHIRES[city] for city in t.CITIES if is_marked(s, city)],
        "shires": _shires(s),
        "viking": [t.SHIRES[shire] for shire in vikings if is_viking_controlled(s, shire)],
        "fought": [t.SHIRES[shire] for shire in vikings if is_held(s, t.ENGLISH, shire)],
        "stock": dict(zip(t.UNIT_KINDS, s.stock, strict=True)),
        "fled": dict(zip(t.FACTIONS, s.fled, strict=True)),
        "leaders": _leaders(s),
        "off_shore": _vikings(s.aboard),
        "waiting": _vikings(s.waiting),
        "invasion": [t.LEADERS[card] for card in range(t.ROLLO + 1) if s.invasion >> card & 1],
        "factions": {key: _faction(s, seat, faction) for faction, key in enumerate(t.FACTIONS)},
        "fyrd": {"deck": sum(s.fyrd_deck), "discard": s.fyrd_discard[:]},
        "armies": s.armies,
        "steps": s.steps,
        "led": [t.LEADERS[leader] for leader in range(len(t.LEADERS)) if s.led >> leader & 1],
        "effects": [t.EVENTS[event] for event in range(len(t.EVENTS)) if s.effects >> event & 1],
        "barred": [t.SHIRES[shire] for shire in t.COASTAL if s.barred >> shire & 1],
        "march": None if s.march is None else _march(s, s.march),
        "battle": None if s.battle is None else _battle(s, s.battle),
        "given": s.given[:],
        "over": s.over,
        "ending": s.ending,
        "scores": s.scores[:],
    }
    if s.age is not None:
        found["age"] = age_view(s, s.age, seat)
    return found


def _vikings(units: list[int]) -> seen.Counts:
    return {"norsemen": units[0], "berserkers": units[1]}


def _shires(s: Vikings) -> dict[str, seen.Held]:
    """The shires that hold units; `moved` counts those of the active side that have moved."""
    found: dict[str, seen.Held] = {}
    for shire, key in enumerate(t.SHIRES):
        units: seen.Held = {
            t.FACTIONS[faction]: s.units[faction][shire] for faction in range(4) if s.units[faction][shire]
        }
        if units:
            # V-6.3: who fell in a battle after moving is no longer counted
            units["moved"] = sum(min(s.moved[f & 1][shire], s.units[f][shire]) for f in t.FACTIONS_OF[s.side])
            found[key] = units
    return found


def _leaders(s: Vikings) -> dict[str, str]:
    """Where each Leader is who has come: a shire, off shore, or gone."""
    found: dict[str, str] = {}
    for leader, at in enumerate(s.leader_at):
        if at >= 0:
            found[t.LEADERS[leader]] = t.SHIRES[at]
        elif at != UNSEEN:
            found[t.LEADERS[leader]] = "off shore" if at == OFF_SHORE else "gone"
    return found


def _faction(s: Vikings, seat: int | None, faction: int) -> seen.FactionView:
    found: seen.FactionView = {
        "seat": s.owner[faction],
        "hand_size": s.hands[faction].bit_count(),
        "deck_size": 0 if s.mode == GATHERING else s.decks[faction].bit_count(),
        "played": [t.CARDS[card] for card in cards_in(faction, s.played[faction])],
        "shown": [t.CARDS[card] for card in cards_in(faction, s.shown[faction])],
        "events_played": s.events_played[faction],
    }
    if knows_cards(s, seat, faction):
        found["hand"] = [t.CARDS[card] for card in cards_in(faction, s.hands[faction])]
        found["deck"] = [t.CARDS[card] for card in cards_in(faction, s.decks[faction])]
    return found


def _march(s: Vikings, march: March) -> seen.March:
    first, second = t.FACTIONS_OF[s.side]
    off_shore = march.leader >= 0 and s.leader_at[march.leader] == OFF_SHORE
    return {
        "leader": t.LEADERS[march.leader] if march.leader >= 0 else None,
        "at": None if off_shore else t.SHIRES[march.at],
        "steps": march.steps,
        "carry": {t.FACTIONS[first]: march.carry[0], t.FACTIONS[second]: march.carry[1]},
        "sail": march.sail,
    }


def _battle(s: Vikings, b: Battle) -> seen.Battle:
    found: seen.Battle = {
        "shire": t.SHIRES[b.shire],
        "attacker": t.SIDES[b.attacker],
        "units": {kind: in_battle(s, number) for number, kind in enumerate(t.UNIT_KINDS)},
        "events": [t.EVENTS[event] for event in range(len(t.EVENTS)) if b.titles >> event & 1],
        "pending": [t.EVENTS[event] for event in b.pending],
        "roller": t.SIDES[b.roller],
        "hits": b.hits,
        "flees": dict(zip(t.UNIT_KINDS, b.flees, strict=True)),
        "commands": dict(zip(t.UNIT_KINDS, b.commands, strict=True)),
        "waits": _waits(s, b),
        "attack_rolls": b.attack_rolls,
        "berserkers_taken": b.berserkers_taken,
        "next": t.SIDES[b.next],
        "fyrd_cards": [t.FYRD_VALUES[card] for card in b.fyrd_cards],
    }
    if b.fray is not None:
        found["age"] = {
            **fray_view(b.fray),
            "unread": read_dice in s.agenda,
            "sides": {key: [t.UNIT_KINDS[kind] for kind in kinds_for(s, side)] for side, key in enumerate(t.SIDES)},
        }
    return found


def _waits(s: Vikings, b: Battle) -> seen.Waits:
    """V-9.6: Flees wait until the Hits are taken; what is left of them after that counts for nothing."""
    return {
        "hits": b.hits,
        "flees": some_units(b.flees) if apply_flees in s.agenda else {},
        "commands": some_units(b.commands),
    }


def some_units(numbers: list[int]) -> seen.Counts:
    """By kind, those of which there are any."""
    return {kind: n for kind, n in zip(t.UNIT_KINDS, numbers, strict=True) if n}


# What is imagined


def redeal(s: Vikings, seat: int, rng: Rng) -> Vikings:
    """V-13.3: the same table, with the cards that this seat does not see dealt anew among those they may be."""
    other = s.clone()
    for faction in range(4):
        if knows_cards(s, seat, faction):
            continue
        if s.mode == GATHERING:
            imagine_choices(other, faction, rng)
        else:
            imagine_cards(other, faction, rng)
    if other.age is not None:
        imagine_kings(other, other.age, [f for f in range(4) if not knows_cards(s, seat, f)], rng)
    if s.mode == GATHERING:
        for one in s.seats:
            other.reask(one, choices(other, deck_to_fill(other, one)))
    elif s.asked_by() in FROM_HIDDEN_CARDS:
        other.ask_anew()
    return other


def imagine_choices(s: Vikings, faction: int, rng: Rng) -> None:
    """V-3.4: as many Events as were picked; any are as likely (the prior that the game states)."""
    s.decks[faction] = some_of(s.decks[faction].bit_count(), t.EVENT_MASK, rng)


def imagine_cards(s: Vikings, faction: int, rng: Rng) -> None:
    """V-13.3: hand and deck of what has not been played; V-11.2: the hand holds a Movement card when it must."""
    known = s.played[faction]
    unseen = (t.STANDARD_DECK[faction] if not s.advanced else t.FIXED_DECK) & ~known
    if s.advanced:
        seen = (known | s.shown[faction]) & t.EVENT_MASK
        rest = some_of(s.params.advanced_events - seen.bit_count(), t.EVENT_MASK & ~seen, rng)
        unseen |= (seen | rest) & ~known
    size = s.hands[faction].bit_count()
    hand = some_of(size, unseen, rng)
    if hand and must_hold_movement(s, faction) and unseen & t.MOVEMENT_MASK:
        while not hand & t.MOVEMENT_MASK:
            hand = some_of(size, unseen, rng)
    s.hands[faction] = hand
    s.decks[faction] = unseen & ~hand


def imagine_kings(s: Vikings, age: Age, hidden: list[int], rng: Rng) -> None:
    """VX-3.1: Kings that this seat does not see are any of those that it has not seen."""
    holders = [faction for faction in hidden if age.kings[faction] != NOBODY]
    if holders:
        known = [king for faction, king in enumerate(age.kings) if faction not in hidden]
        unseen = [king for king in range(len(KING_KEYS)) if king not in known and not age.kings_played >> king & 1]
        for faction, king in zip(holders, rng.sample(unseen, len(holders)), strict=True):
            age.kings[faction] = king


def must_hold_movement(s: Vikings, faction: int) -> bool:
    """V-11.2: a refilled hand holds a Movement card until it is played; a hand being dealt need not yet."""
    if s.round == 0:
        return s.hands[faction].bit_count() == s.params.hand_size
    return not (faction == s.active and s.card_played)


def some_of(n: int, mask: int, rng: Rng) -> int:
    """n bits of a mask, all alike likely."""
    bits = [1 << i for i in range(t.CARDS_PER_FACTION) if mask >> i & 1]
    return sum(rng.sample(bits, n))
