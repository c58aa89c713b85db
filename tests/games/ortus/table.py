"""A table laid out for one test: Earldoms with what the test is about, answers by name, and the invariants.

    s = a_state(
        {"hand": "champion champion", "fiefs": ["palace"]},
        {"towers": "land land", "fiefs": ["palace lord=prince", "castle land church"]},
    )
    run(s, ask_turn, BLUE)
    play(s, "siege tamworth", "field champion", "done")

An Earl that says nothing has his bare Palace, an empty Hand and the rest of his set in the tray; his deck holds
`deck` (if told nothing six Lands; Banquets for those that lie elsewhere). With `knight_errant` (OV-19) he has his Tent
and no deck, and what he is given leaves the common deck too. Below all steps lies one that ends the play
quietly, so that any step can be run alone; a state that has come to that end takes further steps: `run` opens it again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from heptarchy.games.ortus.battle import full_battle_deck
from heptarchy.games.ortus.cards import COPIES, merc_colour, merc_infantry, merc_knights
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.params import settled_params
from heptarchy.games.ortus.estates import CARDS, open_slot
from heptarchy.games.ortus.fielding import side_house
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import SPACE
from heptarchy.games.ortus.table.modules import ERRANT, plays_with
from heptarchy.games.ortus.table.setup import new_table
from heptarchy.games.ortus.table.state import (
    BOUGHT,
    MERC_INFANTRY,
    MERC_KNIGHT,
    VARIANTS,
    Ortus,
)
from heptarchy.kernel.modes import FATE, FIRST, GATHERING, RUNNING
from heptarchy.kernel.space import Verb

Step = Callable[[Ortus, int], None]
Earldom = dict[str, Any]

BLUE, RED, GREEN, GOLD, PURPLE, ORANGE = range(6)
THE_END = "the steps of the test are done"
KIND: dict[str, int] = {key: kind for kind, key in enumerate(t.TYPES)}
KIND["market"] = t.MARKET


# Laying out


def a_state(
    *earldoms: Earldom,
    variant: str = "base",
    players: int = 0,
    round: int = 2,  # noqa: A002 - the word of the rules
    active: int = BLUE,
    start: int = BLUE,
    turns: int = 2,  # that each Earl has begun
    king: int = t.NOBODY,
    royal: tuple[int, int] = (0, 0),
    black: int = 0,
    white: bool = False,
    arrived: bool = False,
    horde: tuple[int, int] = (0, 0),
    concede: bool = False,
    **figures: int | str,
) -> Ortus:
    """Earldoms by seat; in a Rebellion the King's is the one after the Earls', if it is given."""
    rebellion = variant == "rebellion"
    count = players or max(len(earldoms) - rebellion, 1 if rebellion else 2)
    options = ORTUS.settle({"players": count, "variant": variant, **figures})
    s = new_table(settled_params(options), count, VARIANTS.index(variant))
    s.round = round
    s.active = active
    s.start = start
    s.concede = concede
    s.turns = [turns] * s.houses
    s.black = black
    s.white = white
    s.arrived = arrived
    for house in range(s.houses):
        lay_out(s, house, earldoms[house] if house < len(earldoms) else {})
    for house in range(s.houses):
        if not s.shared_deck and (house >= len(earldoms) or "deck" not in earldoms[house]):
            lay_deck(s, house)
    s.king = king
    s.royal = list(royal)
    s.army = [n - taken for n, taken in zip(s.army, royal, strict=True)]
    s.horde = list(horde)
    s.raiders = [n - taken for n, taken in zip(s.raiders, horde, strict=True)]
    s.push(stop)
    return s


def stop(s: Ortus, _: int) -> None:
    """The end of what a test runs."""
    s.finish([0] * s.players, THE_END)


def lay_out(s: Ortus, house: int, earldom: Earldom) -> None:
    """What one Earl has: hand, deck, discard, towers, fiefs, mercs, pool, banners, cubes, emissaries."""
    tent = t.PLACE_KEYS[t.FIRST_TENT + house]
    fiefs = earldom.get("fiefs", [tent] if s.shared_deck else ["palace"])
    s.fiefs[house] = []
    s.holder[t.FIRST_TENT + house if s.shared_deck else house * t.SEATS_EACH] = t.NOBODY
    if not s.shared_deck and not any(fief.split()[0].endswith("palace") for fief in fiefs):
        s.pile[house * t.KINDS + t.PALACE] = 1
    for fief in fiefs:
        found(s, house, fief)
    for zone in ("hand", "deck", "discard"):
        for key in earldom.get(zone, "").split():
            take(s, house, key)
            {"hand": s.hand, "deck": s.deck, "discard": s.pile}[zone][house * t.KINDS + KIND[key]] += 1
    for key in earldom.get("towers", "").split():
        take(s, house, key)
        s.towers[house] = [*s.towers[house], KIND[key]]
        s.tower_marks[house] = [*s.tower_marks[house], 0]
    for merc in earldom.get("mercs", []):  # "infantry", "knight", "" for an empty slot; "red knight" for a captured one
        words = merc.split()
        colour = t.COLOURS.index(words.pop(0)) if words and words[0] in t.COLOURS else house
        take(s, colour, "mercenary")
        code = colour
        for word in words:
            s.army[t.ARMY.index(word)] -= 1
            code += MERC_KNIGHT if word == "knight" else MERC_INFANTRY
        s.mercs[house] = [*s.mercs[house], code]
    s.army[t.INFANTRY] += s.pool[house * 2]  # OV-19: that came with the Tent
    for kind, n in enumerate(earldom.get("pool", (0, 0))):
        s.pool[house * 2 + kind] = n
        s.army[kind] -= n
    for _ in range(earldom.get("banners", 0)):
        take(s, house, "banner")
        s.banners[house] += 1
    s.bag[house] = earldom.get("cubes", s.bag[house])


def lay_deck(s: Ortus, house: int) -> None:
    """Six cards for an Earl of whom nothing else is told: Lands, and Banquets where those lie elsewhere."""
    for key in ("land",) * 6 + ("banquet",) * 6:
        at = house * t.KINDS + KIND[key]
        if s.tray[at] and sum(s.deck[house * t.KINDS : (house + 1) * t.KINDS]) < 6:
            take(s, house, key)
            s.deck[at] += 1


def found(s: Ortus, house: int, told: str) -> int:
    """A Fief from words: `castle lord=vassal land red_church`; a seat or card of another colour is `red_castle`.

    A Castle of the Welsh Marches (OV-20) goes by its place: `radnor land`; so does a Church that is a seat (OV-8).
    """
    seat, *rest = told.split()
    if seat in t.PLACE_KEYS:
        fief = t.PLACE_KEYS.index(seat)
        if t.is_minster(fief):
            take(s, t.seat_colour(fief), t.TYPES[t.seat_type(fief)])
    else:
        colour, kind = of_colour(seat, house)
        fief = open_slot(s, colour, kind)
        if kind == t.CASTLE:
            take(s, colour, "castle")
    s.holder[fief] = house
    s.fiefs[house] = [*s.fiefs[house], fief]
    for word in rest:
        if word.startswith("lord="):
            take(s, house, word[5:])
            s.lord[fief] = KIND[word[5:]]
        else:
            owner, kind = of_colour(word, house)
            take(s, owner, t.TYPES[kind])
            s.props[fief] = [*s.props[fief], t.card_of(owner, kind)]
    return fief


def of_colour(word: str, house: int) -> tuple[int, int]:
    """`red_church`: a colour and a type; without a colour the house's own."""
    head, _, tail = word.partition("_")
    if head in t.COLOURS:
        return t.COLOURS.index(head), KIND[tail]
    return house, KIND[word]


def take(s: Ortus, house: int, key: str) -> None:
    """One card of a set leaves the tray."""
    place = house * t.KINDS + KIND[key]
    if KIND[key] == t.PALACE:
        return
    assert s.tray[place] > 0, f"no {key} left in the set of {t.COLOURS[house]}"
    s.tray[place] -= 1
    if s.shared_deck:
        assert s.shared_deck[KIND[key]] > 0, f"no {key} left in the common deck"
        s.shared_deck[KIND[key]] -= 1


# Playing


def run(s: Ortus, step: Step, arg: int = 0) -> Ortus:
    """Take a step, and go on to the next question."""
    if s.over:
        s.over = False
        s.mode = RUNNING
        s.scores = []
        s.ending = ""
        s.push(stop)
    s.push(step, arg)
    s.run()
    return s


def play(s: Ortus, *answers: str) -> Ortus:
    """Answers by name, fate's too: `siege tamworth`, `draw land`; `1: yield` says who answers."""
    for said in answers:
        who, colon, text = said.partition(": ")
        action = SPACE.parse(text if colon else said)
        s.apply(action, int(who) if colon else FIRST)
    return s


def offered(s: Ortus, verb: Verb, seat: int = FIRST) -> set[str]:
    """The things that the options of a verb point at, by key."""
    options = s.options if seat == FIRST else s.options_for(seat)
    return {verb.domain.keys[verb.arg(option)] for option in options if verb.holds(option)}


def options(s: Ortus, seat: int = FIRST) -> list[str]:
    """All options by name."""
    return [SPACE.say(option) for option in (s.options if seat == FIRST else s.options_for(seat))]


def refused(s: Ortus, text: str, seat: int = FIRST) -> str:
    """The reason, with its rule; empty if it is allowed."""
    refusal = s.refuse(SPACE.parse(text), seat)
    return "" if refusal is None else str(refusal)


def listening(s: Ortus) -> list[Any]:
    """From now on, what is told."""
    s.ears = []
    return s.ears


def asks_fate(s: Ortus) -> bool:
    """Whether fate is asked."""
    return s.seat == FATE


# What has come about


def fief(place: str) -> int:
    """A Fief by its name."""
    return t.PLACE_KEYS.index(place)


def hand(s: Ortus, house: int) -> list[str]:
    """The Hand by type, in the order of the types."""
    return cards(s.hand, house)


def discard(s: Ortus, house: int) -> list[str]:
    """The discard pile."""
    return cards(s.pile, house)


def cards(zone: list[int], house: int) -> list[str]:
    """A zone of a house, a word a card."""
    found: list[str] = []
    for kind in range(t.KINDS):
        found.extend([t.TYPES[kind]] * zone[house * t.KINDS + kind])
    return found


def properties(s: Ortus, place: str) -> list[str]:
    """The Properties of a Fief, older first: `land`, or `red_land` if of another colour than the holder's."""
    at = fief(place)
    said = []
    for card in s.props[at]:
        owner = t.colour_of(card)
        key = t.TYPES[t.type_of(card)]
        said.append(key if owner == s.holder[at] else f"{t.COLOURS[owner]}_{key}")
    return said


def places(s: Ortus, house: int) -> list[str]:
    """The Fiefs of a house, older first."""
    return [t.PLACE_KEYS[at] for at in s.fiefs[house]]


# What always holds


def invariants(s: Ortus) -> None:
    """OR-19.4 to OR-19.6: 91 cards a colour, every Army and Viking card, cubes, one Cathedral, one King."""
    totals = [0] * (s.houses * t.KINDS)
    for zone in (s.hand, s.deck, s.pile, s.tray, s.gone):
        assert min(zone) >= 0
        totals = [a + b for a, b in zip(totals, zone, strict=True)]
    for house in range(s.houses):
        base = house * t.KINDS
        assert len(s.towers[house]) == len(s.tower_marks[house])
        for kind in s.towers[house]:
            totals[base + kind] += 1
        totals[base + t.BANNER] += s.banners[house]
        totals[base + t.VASSAL] += s.emissaries[house * 2]
        totals[base + t.MONK] += s.emissaries[house * 2 + 1]
        for merc in s.mercs[house]:
            totals[merc_colour(merc) * t.KINDS + t.MERCENARY] += 1
        for at in s.fiefs[house]:
            assert s.holder[at] == house
            if not t.is_march(at) and not t.is_tent(at):
                totals[t.card_of(t.seat_colour(at), t.seat_type(at))] += 1
            if s.lord[at] != t.NO_LORD:
                assert s.lord[at] in t.LORD_TYPES
                totals[t.card_of(house, s.lord[at])] += 1
            for card in s.props[at]:
                assert t.type_of(card) in t.PROPERTY_TYPES
                totals[card] += 1
    assert sum(len(fiefs) for fiefs in s.fiefs) == sum(holder != t.NOBODY for holder in s.holder)
    if s.joust is not None:
        for card in s.joust.antes:
            if card != t.NOBODY:
                totals[card] += 1
    if s.battle is not None:
        for side in range(len(s.battle.forces)):
            house = side_house(s.battle, side)
            if house not in (t.NOBODY, t.VIKINGS, t.WELSH):
                for i, n in enumerate(s.battle.forces[side].hand):
                    totals[t.card_of(house, t.FIELDED_TYPES[i])] += n
    if s.houses > s.players:  # the King's Mind (RB-22)
        for kind in range(t.KINDS):
            totals[s.players * t.KINDS + kind] += (s.mind[kind] + s.mind_pile[kind]) if s.mind else 0
    loose = open_hands(s)
    for house in range(s.houses):
        base = house * t.KINDS
        counts = totals[base : base + t.KINDS]
        want = [COPIES] * t.DECK_TYPES + [1]
        for kind in range(t.KINDS):
            have = counts[kind] + loose.get(base + kind, 0)
            assert have == want[kind], f"{t.COLOURS[house]} {t.TYPES[kind]}: {have} cards, not {want[kind]}"
        assert sum(want) == 91
    check_middle(s)
    check_modules(s)
    check_common(s)


def open_hands(s: Ortus) -> dict[int, int]:
    """A card of the Hand on its way to a Fief that is being chosen; Properties gained and not attached yet."""
    asked = s.asked_by()
    loose: Counter[int] = Counter()
    if asked is not None and asked.__name__ == "ask_into" and s.mode != RUNNING:
        loose[s.seat * t.KINDS + s.choice] += 1
    if asked is not None and asked.__name__ == "attach":
        loose[s._step_arg % CARDS] += 1
    for step, arg in zip(s.agenda, s.agenda_args, strict=True):
        if step.__name__ == "attach":
            loose[arg % CARDS] += 1
    return loose


def check_modules(s: Ortus) -> None:
    """OV-11, OV-12, OV-20: cubes only leave; nothing lies in a neutral Castle, and no Lord in any of the Marches."""
    assert sum(s.villages) <= s.params.villages_each * s.houses
    assert min([0, *s.villages, *s.thanes_home, *s.thanes_out]) == 0
    for home, out in zip(s.thanes_home, s.thanes_out, strict=True):
        assert home + out <= s.params.thanes_each
    for at in t.MARCHES:
        assert s.lord[at] == t.NO_LORD
        assert s.holder[at] != t.NOBODY or not s.props[at]


def check_common(s: Ortus) -> None:
    """OV-19: of each type six cards, in the common deck, open, in the pile, or out of some Knight's set."""
    assert bool(s.shared_deck) == plays_with(s, ERRANT)
    if not s.shared_deck:
        return
    for kind in range(t.DECK_TYPES):
        out = sum(COPIES - s.tray[house * t.KINDS + kind] for house in range(s.houses))
        lying = s.shared_deck[kind] + s.shared_open.count(kind) + s.shared_pile[kind]
        assert out + lying == COPIES, f"{out} and {lying} {t.TYPES[kind]}, not {COPIES}"
    assert len(s.shared_open) <= s.params.errant_open
    assert not any(s.out)
    assert s.king == t.NOBODY
    assert sum(s.banners) + sum(s.deck) + sum(s.pile) == 0
    for house in range(s.houses):
        public = s.seen[house * s.houses + house]
        for viewer in range(s.houses):
            assert all(all_know <= n for all_know, n in zip(public, s.seen[viewer * s.houses + house], strict=True))


def check_middle(s: Ortus) -> None:
    """Army, Viking and Battle cards; the bag; the Cathedral; the King card."""
    decks = (s.houses + 1) // 2
    for kind, each in enumerate((s.params.army_infantry, s.params.army_knights)):
        n = s.army[kind] + s.army_pile[kind] + s.royal[kind] + sum(s.pool[kind::2])
        n += sum((merc_infantry, merc_knights)[kind](merc) for mercs in s.mercs for merc in mercs)
        assert n == each * decks, f"{n} {t.ARMY[kind]}, not {each * decks}"
    for kind, each in enumerate((s.params.viking_vikings, s.params.viking_chieftains)):
        assert s.raiders[kind] + s.raider_pile[kind] + s.horde[kind] == each
    for left, full in zip(s.battle_deck, full_battle_deck(s), strict=True):
        assert 0 <= left <= full
    for house in range(s.houses):
        assert (s.bag[house] >= 1) == (not s.out[house])  # OR-19.5
    on_table = [card for props in s.props for card in props if t.type_of(card) == t.CATHEDRAL]
    seats = [at for at in range(len(s.holder)) if s.holder[at] != t.NOBODY and t.seat_type(at) == t.CATHEDRAL]
    assert len(on_table) + len(seats) <= 1  # OR-19.6
    assert 0 <= s.black <= s.params.black_markers
    if s.king == t.NOBODY:
        assert s.royal == [0, 0]
    else:
        assert not s.out[s.king]
    for house in range(s.houses):
        if s.seen:
            for viewer in range(s.houses):
                place = viewer * s.houses + house
                there = s.hand[house * t.KINDS : house * t.KINDS + t.KINDS]
                for kind, mark in zip(s.towers[house], s.tower_marks[house], strict=True):
                    if mark >> viewer & 1 and not mark & BOUGHT:
                        there[kind] += 1
                assert all(seen <= n for seen, n in zip(s.seen[place], there, strict=True))
    if s.mode == GATHERING and s.building:
        assert len(s.building) == s.players
