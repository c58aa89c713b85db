"""A table laid out for one test: an empty England with what the test is about, answers by name, and the invariants.

    s = a_state(active=NORSEMEN, units={EOFORWIC: {NORSEMEN: 3}}, armies=1, steps=2)
    run(s, movement_phase)
    play(s, "muster eoforwic", "march cetreht", "halt")

Nothing is asked at first. Below all steps lies one that ends the play quietly, so that any step can be run alone.
A state that has come to that end takes further steps: `run` opens it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from heptarchy.games.vikings.age_turn import lay_out_age
from heptarchy.games.vikings.battle import start_battle
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.params import settled_params
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.table.actions import DICE_WEIGHTS
from heptarchy.games.vikings.table.setup import seats_of
from heptarchy.games.vikings.table.state import GONE, OFF_SHORE, PITCHED, SHIRE_COUNT, UNSEEN, Vikings
from heptarchy.games.vikings.units import add_units, is_viking_controlled, markers
from heptarchy.kernel.modes import FATE, FIRST, GATHERING, RUNNING
from heptarchy.kernel.refusal import Refusal
from heptarchy.kernel.space import Verb
from tests.games.vikings.age_holds import age_invariants, among_traitors, hand_limit, has_tile, with_lagertha

Step = Callable[[Vikings, int], None]
Cards = Mapping[int, Iterable[str]]  # by faction: card keys, as "n08_feigned_retreat"
Units = Mapping[int, Mapping[int, int]]  # by shire, by faction

THE_END = "the steps of the test are done"


# Laying out


def a_state(
    *,
    players: int = 4,
    lone_side: str = "viking",
    advanced: bool = False,
    round: int = 2,  # noqa: A002 - the word of the rules
    turn: int = 1,
    active: int = t.NORSEMEN,
    bag: Iterable[int] | None = None,  # factions whose turn is still to come; told nothing: all but the active one
    units: Units | None = None,
    leaders: Mapping[int, int] | None = None,  # leader: shire
    gone: Iterable[int] = (),  # leaders out of the game
    off_shore: int = -1,  # a leader
    aboard: tuple[int, int] = (0, 0),
    waiting: tuple[int, int] = (0, 0),
    fled: Mapping[int, int] | None = None,
    invasion: Iterable[int] | None = None,  # cards not revealed; told nothing: all whose leader is not in play
    invaded: bool = True,
    hands: Cards | None = None,  # told nothing: empty, so that nobody is asked for Events
    decks: Cards | None = None,  # told nothing: the rest of the twelve
    played: Cards | None = None,  # told only decks: the rest of the twelve
    shown: Cards | None = None,
    events_played: Mapping[int, int] | None = None,
    fyrd_deck: Iterable[int] | None = None,  # copies by card of 2, 3, 4, 5
    card_played: bool = False,
    armies: int = 0,
    steps: int = 0,
    led: Iterable[int] = (),
    moved: Units | None = None,
    effects: Iterable[int] = (),  # events that hold for the turn
    barred: Iterable[int] = (),  # shires
    modules: Iterable[str] = (),  # of the Viking Age, by name; what lies on the table for them is `s.age`
    **figures: int,
) -> Vikings:
    """An England that holds what is named and nothing else; the stockpiles hold the rest (V-16.1)."""
    switches = dict.fromkeys(modules, True)
    options = VIKINGS.settle({"players": players, "lone_side": lone_side, "advanced": advanced, **switches, **figures})
    s = Vikings(settled_params(options))
    s.players = players
    s.owner = seats_of(options)
    s.advanced = advanced
    s.round = round
    s.turn = turn
    s.active = active
    s.bag = mask(range(4) if bag is None else bag) & ~(1 << active)
    s.units = [[0] * SHIRE_COUNT for _ in range(4)]
    s.hosts = [[0] * SHIRE_COUNT for _ in range(2)]
    s.moved = [[0] * SHIRE_COUNT for _ in range(2)]
    for shire, there in (units or {}).items():
        for faction, n in there.items():
            add_units(s, faction, shire, n)
    for shire, there in (moved or {}).items():
        for faction, n in there.items():
            s.moved[faction & 1][shire] += n
    s.fled = [(fled or {}).get(faction, 0) for faction in range(4)]
    s.aboard = list(aboard)
    s.waiting = list(waiting)
    s.stock = t.UNIT_TOTALS[:]
    for faction in range(4):
        s.stock[faction] -= sum(s.units[faction]) + s.fled[faction]
        if faction < 2:
            s.stock[faction] -= s.aboard[faction] + s.waiting[faction]
        assert s.stock[faction] >= 0, f"more {t.FACTIONS[faction]} than there are"
    lay_out_age(s)
    s.leader_at = [UNSEEN] * (t.BASE_LEADERS if s.age is None else len(t.LEADERS))
    s.leader_at[t.HALFDAN] = GONE
    if s.age is not None:
        s.leader_at[t.RAGNAR] = GONE
        s.age.held = mask(city for city in t.CITIES if is_viking_controlled(s, city))
        if s.age.churches:  # what the Vikings hold has been plundered
            s.age.tiles = (s.age.churches & s.age.held).bit_count()
            s.age.churches &= ~s.age.held
    for leader, shire in (leaders or {}).items():
        s.leader_at[leader] = shire
    for leader in gone:
        s.leader_at[leader] = GONE
    if off_shore >= 0:
        s.leader_at[off_shore] = OFF_SHORE
    hidden = [card for card in range(t.ROLLO + 1) if s.leader_at[card] == UNSEEN] if invasion is None else invasion
    s.invasion = mask(hidden)
    s.invaded = invaded
    for faction in range(4):
        _lay_cards(s, faction, hands or {}, decks or {}, played or {})
        s.shown[faction] = card_mask(faction, (shown or {}).get(faction, ()))
        s.events_played[faction] = (events_played or {}).get(faction, 0)
    s.fyrd_deck = t.FYRD_COPIES[:] if fyrd_deck is None else list(fyrd_deck)
    s.fyrd_discard = [copies - left for copies, left in zip(t.FYRD_COPIES, s.fyrd_deck, strict=True)]
    s.card_played = card_played
    s.armies = armies
    s.steps = steps
    s.led = mask(led)
    s.effects = mask(effects)
    s.barred = mask(barred)
    s.push(end_quietly)
    return s


def _lay_cards(s: Vikings, faction: int, hands: Cards, decks: Cards, played: Cards) -> None:
    """Hand, deck and open discard of one faction: together its twelve cards, whatever is told of them."""
    hand = card_mask(faction, hands.get(faction, ()))
    deck = card_mask(faction, decks.get(faction, ()))
    spent = card_mask(faction, played.get(faction, ()))
    whole = t.STANDARD_DECK[faction]
    if s.advanced:
        named = (hand | deck | spent) & t.EVENT_MASK
        others = [1 << bit for bit in range(t.CARDS_PER_FACTION) if t.EVENT_MASK & ~named & 1 << bit]
        whole = t.FIXED_DECK | named | sum(others[: s.params.advanced_events - named.bit_count()])
    rest = whole & ~hand & ~deck & ~spent
    if faction in decks:
        assert faction not in played or not rest, "hand, deck and discard are told, and some cards are in none of them"
        spent |= rest
    else:
        deck |= rest
    s.hands[faction], s.decks[faction], s.played[faction] = hand, deck, spent


def a_game(**options: object) -> Vikings:
    """A new game, stopped at its first question."""
    s = VIKINGS.new(**options)
    assert isinstance(s, Vikings)
    return s


def deal(s: Vikings) -> Vikings:
    """Let fate give its first answer, the lowest card of a deck, until a seat is asked."""
    while s.seat == FATE:
        s.apply(s.options[0])
    return s


def end_quietly(s: Vikings, arg: int) -> None:
    """The bottom step: what the test asked for is done."""
    s.finish([0] * s.players, THE_END)


def mask(bits: Iterable[int]) -> int:
    """Numbers as the bits of one."""
    return sum(1 << bit for bit in set(bits))


def card_mask(faction: int, keys: Iterable[str]) -> int:
    """Card keys as bits of the faction's printed numbers."""
    cards = [t.CARDS.index(key) for key in keys]
    for card in cards:
        assert t.CARD_FACTION[card] == faction, f"{t.CARDS[card]} is no card of the {t.FACTIONS[faction]}"
    return mask(card % t.CARDS_PER_FACTION for card in cards)


def card_keys(faction: int, cards: int) -> set[str]:
    """The mask of a hand or deck as card keys."""
    first = faction * t.CARDS_PER_FACTION
    return {t.CARDS[first + bit] for bit in range(t.CARDS_PER_FACTION) if cards >> bit & 1}


# Playing


def run(s: Vikings, step: Step, arg: int = 0) -> Vikings:
    """Take this step, and all it leads to, up to the next question or the quiet end."""
    if s.over and s.ending == THE_END:
        s.mode = RUNNING
        s.over = False
        s.ending = ""
        s.push(end_quietly)
    assert s.mode == RUNNING, f"seat {s.seat} is asked already: {answers(s)}"
    s.push(step, arg)
    s.run()
    return s


def fight(s: Vikings, shire: int, cause: int = PITCHED) -> Vikings:
    """Begin the battle in this shire."""
    run(s, lambda state, _: start_battle(state, shire, cause))
    return s


def a_battle(active: int, there: Mapping[int, int], hands: Cards, shire: int = t.CETREHT, **laid: Any) -> Vikings:
    """A battle begun in this shire, with the cards that matter in hand."""
    units = {shire: there, **laid.pop("units", {})}
    return fight(a_state(active=active, units=units, hands=hands, **laid), shire)


def is_done(s: Vikings) -> bool:
    """Have the steps of the test come to their end?"""
    return s.over and s.ending == THE_END


def play(s: Vikings, *texts: str) -> Vikings:
    """Give these answers, a seat's or fate's, as they are spelled: "play n02_move_2_4", "roll hit flee"."""
    for text in texts:
        action = s.space.parse(text)
        for seat in s.seats:
            if action in s.options_for(seat):
                s.apply(action, seat)
                break
        else:
            raise AssertionError(f"{text!r} is not offered to {s.seats} ({s.rule}); offered: {answers(s)}")
    return s


def idle(s: Vikings, until: Callable[[Vikings], bool]) -> list[str]:
    """Do as little as may be until something holds; gives the rules by which was asked, repeats left out."""
    asked: list[str] = []
    while not s.over and not until(s):
        if asked[-1:] != [s.rule]:
            asked.append(s.rule)
        least = [text for text in ("pass", "done", "halt", "stay") if text in answers(s)]
        play(s, *(least or answers(s)[:1]))
    return asked


def pass_all(s: Vikings) -> Vikings:
    """Pass every question for Events up to the next other question."""
    while not s.over and s.seat != FATE and s.rule in ("V-9.2", "V-10.6") and "pass" in answers(s):
        play(s, "pass")
    return s


def answers(s: Vikings) -> list[str]:
    """All that is offered now, spelled."""
    return [s.space.say(action) for seat in s.seats for action in s.options_for(seat)]


def offered(s: Vikings, verb: Verb) -> set[int]:
    """What this verb is offered on."""
    return {verb.arg(action) for action in s.options if verb.holds(action)}


def refused(s: Vikings, text: str, seat: int = FIRST) -> str:
    """The sentence and rule by which this answer is refused; fails if it is offered."""
    refusal: Refusal | None = s.refuse(s.space.parse(text), seat)
    assert refusal is not None, f"{text!r} is offered"
    return str(refusal)


def units_in(s: Vikings, shire: int) -> dict[int, int]:
    """Units in a shire by faction, those that are there."""
    return {faction: s.units[faction][shire] for faction in range(4) if s.units[faction][shire]}


def dice(s: Vikings) -> tuple[int, int]:
    """Which kind's dice fate is asked to roll, and how many."""
    for kind, weights in enumerate(DICE_WEIGHTS):
        for n, chances in enumerate(weights):
            if chances is s.weights:
                return kind, n
    raise AssertionError(f"fate is not asked for dice; offered: {answers(s)}")


def told(s: Vikings, act: Callable[[], Any]) -> list[str]:
    """What everybody or somebody is told while this happens, in sentences."""
    s.ears = []
    act()
    sentences = [str(event) for event in s.ears]
    s.ears = None
    return sentences


# V-16


def invariants(s: Vikings, dealt: bool = True) -> None:
    """V-16: what holds at every moment of every game; hands laid out by a test are not `dealt`."""
    _units_are_conserved(s)
    _shires_are_in_order(s)
    _leaders_are_in_order(s)
    _cards_are_in_order(s)
    if dealt:
        _hands_can_move(s)
    assert sum(markers_by_hand(s)) == markers(s)  # V-16.3
    age_invariants(s, dealt)


def markers_by_hand(s: Vikings) -> list[bool]:
    """V-2.10, by city: a Viking unit or tile (VX-1.8) and no English unit; where they fight, what it was before."""
    held: list[bool] = []
    for city in range(SHIRE_COUNT):
        if t.IS_CITY[city]:
            vikings = s.units[0][city] + s.units[1][city] > 0 or has_tile(s, city)
            english = s.units[2][city] + s.units[3][city] > 0
            fought = (vikings and english) or (s.battle is not None and s.battle.shire == city)
            held.append(s.active in (t.HOUSECARL, t.THEGN) if fought else vikings)
    return held


def _units_are_conserved(s: Vikings) -> None:
    """V-16.1."""
    for faction in range(4):
        assert min(s.units[faction]) >= 0
        off_map = s.stock[faction] + s.fled[faction] + among_traitors(s, faction)
        if faction < 2:
            off_map += s.aboard[faction] + s.waiting[faction] + with_lagertha(s, faction)
            assert min(s.aboard[faction], s.waiting[faction]) >= 0
        assert min(s.stock[faction], s.fled[faction]) >= 0
        assert sum(s.units[faction]) + off_map == t.UNIT_TOTALS[faction], t.FACTIONS[faction]
    in_battle = 0 if s.battle is None else s.battle.fyrd
    turned = [] if s.battle is None else s.battle.fyrd_cards
    assert min(s.stock[t.FYRD], in_battle) >= 0
    assert s.stock[t.FYRD] + in_battle == t.UNIT_TOTALS[t.FYRD]
    for card, copies in enumerate(t.FYRD_COPIES):
        assert s.fyrd_deck[card] + s.fyrd_discard[card] + turned.count(card) == copies


def in_movement(s: Vikings) -> bool:
    """Is it a Leader or Movement Phase?"""
    return movement_phase in s.agenda or s.asked_by() is movement_phase


def _shires_are_in_order(s: Vikings) -> None:
    """V-16.2, V-16.4, and the mirror of the units."""
    for shire in range(SHIRE_COUNT):
        vikings = s.units[0][shire] + s.units[1][shire]
        english = s.units[2][shire] + s.units[3][shire]
        assert (s.hosts[0][shire], s.hosts[1][shire]) == (vikings, english)
        if t.IS_MARSH[shire]:
            assert vikings + english == 0, f"units in the marsh {t.SHIRES[shire]}"
        if vikings and english and not (s.battle is not None and s.battle.shire == shire):
            assert s.round, "enemies meet at set-up"
            came = s.moved[0][shire] + s.moved[1][shire]
            assert came > 0, f"both sides are in {t.SHIRES[shire]}, and nobody came there this turn"
        if s.round and in_movement(s):
            for half in range(2):
                faction = t.FACTIONS_OF[s.side][half]
                assert 0 <= s.moved[half][shire] <= s.units[faction][shire], t.SHIRES[shire]


def _leaders_are_in_order(s: Vikings) -> None:
    """V-7.9, V-2.7: a Leader has units of his side; one at most is off shore, with the units on his card.

    VX-9.2: Lagertha may be off shore too.
    """
    for leader, at in enumerate(s.leader_at):
        if at < 0 or (s.battle is not None and s.battle.shire == at):
            continue
        assert leader != t.REINFORCEMENTS
        assert not t.IS_MARSH[at]
        assert s.hosts[t.ENGLISH if leader == t.ALFRED else t.VIKING][at], f"{t.LEADERS[leader]} is alone"
    off_shore = [leader for leader, at in enumerate(s.leader_at) if at == OFF_SHORE and leader != t.LAGERTHA]
    assert len(off_shore) <= 1
    if not off_shore:
        assert s.aboard == [0, 0]
    for card in range(t.ROLLO + 1):
        if s.invasion >> card & 1:
            assert s.leader_at[card] == UNSEEN


def _cards_are_in_order(s: Vikings) -> None:
    """V-16.5: cards are in hand, deck or discard; hands are of legal size and hold a Movement card when they must."""
    for faction in range(4):
        hand, deck, spent = s.hands[faction], s.decks[faction], s.played[faction]
        assert hand & deck == hand & spent == deck & spent == 0
        assert hand.bit_count() <= hand_limit(s, faction)
        assert s.events_played[faction] <= s.params.events_per_round
        whole = hand | deck | spent
        if s.mode == GATHERING:
            assert whole & ~t.EVENT_MASK == 0
            continue
        assert s.shown[faction] & ~whole == 0
        if s.advanced:
            assert whole & t.FIXED_DECK == t.FIXED_DECK
            assert (whole & t.EVENT_MASK).bit_count() == s.params.advanced_events
        else:
            assert whole == t.STANDARD_DECK[faction]


def _hands_can_move(s: Vikings) -> None:
    """V-16.5, V-11.2: every hand can move when its turn comes; Events are within their number."""
    for faction in range(4):
        hand, deck, spent = s.hands[faction], s.decks[faction], s.played[faction]
        assert (spent & t.EVENT_MASK).bit_count() <= s.params.events_per_round * s.round
        if s.round and not (faction == s.active and s.card_played):
            assert hand & t.MOVEMENT_MASK or not deck & t.MOVEMENT_MASK, f"the {t.FACTIONS[faction]} cannot move"
