"""Jousts (OR-14)."""

from __future__ import annotations

from math import comb

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import count_of, discard, leave_hand, raised
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import (
    distinct,
    gain_property,
    has_property,
    property_fiefs,
    remove_property,
    settle_property,
)
from heptarchy.games.ortus.table.actions import (
    DEAL,
    DONE,
    FROM,
    GIVE,
    KEEP,
    TILT,
    TURN_UP,
    WILD,
    property_action,
    property_card,
)
from heptarchy.games.ortus.table.state import Joust, Ortus
from heptarchy.kernel.events import only
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal


def the_joust(s: Ortus) -> Joust:
    """The Joust under way."""
    joust = s.joust
    if joust is None:
        raise RuntimeError("ortus: no Joust is under way")
    return joust


def full_joust_deck(s: Ortus) -> list[int]:
    """OR-1.8: No Luck, Vassals, Princes."""
    return [s.params.joust_no_luck, s.params.joust_vassals, s.params.joust_princes]


def call_joust(s: Ortus, house: int) -> None:
    """OR-14.1, OR-14.2: a Champion of the Hand calls; every Earl with a Property rides, from the caller on."""
    leave_hand(s, house, t.CHAMPION)
    discard(s, t.card_of(house, t.CHAMPION))
    s.tell(told.JOUST_CALLED, house)
    joust = Joust()
    joust.riders = [other for other in [(house + i) % s.players for i in range(s.players)] if has_property(s, other)]
    joust.from_fief = [t.NOBODY] * len(joust.riders)
    joust.antes = [t.NOBODY] * len(joust.riders)
    joust.deck = full_joust_deck(s)
    joust.hands = [[0, 0, 0] for _ in joust.riders]
    joust.thrown = [[0, 0, 0] for _ in joust.riders]
    joust.wilds = [[0, 0] for _ in joust.riders]
    s.joust = joust
    s.push(show_hands)
    for i in range(len(joust.riders) - 1, -1, -1):
        s.push(ask_wild, i)
    s.push(ask_callers_wild)
    for i in range(len(joust.riders) - 1, -1, -1):
        for _ in range(s.params.joust_tilts):
            s.push(ask_tilt, i)
    for i in range(len(joust.riders) - 1, -1, -1):
        s.push(deal_hand, i)
    for i in range(len(joust.riders) - 1, -1, -1):
        s.push(ask_ante_fief, i)


def ask_ante_fief(s: Ortus, rider: int) -> None:
    """OR-14.2: a Property of his choice: from which Fief."""
    house = the_joust(s).riders[rider]
    fiefs = property_fiefs(s, house)
    if len(fiefs) == 1:
        ante_from(s, rider, FROM.base + fiefs[0])
    else:
        menu = [FROM.base + fief for fief in fiefs]
        s.ask(house, menu, then=ante_from, arg=rider, rule="OR-14.2", why=refuse_ante)


def refuse_ante(s: Ortus, rider: int, action: int) -> Refusal | None:
    """OR-14.2: the ante is a Property of his own."""
    if FROM.holds(action):
        fief = FROM.arg(action)
        if s.holder[fief] != the_joust(s).riders[rider]:
            return why.NOT_YOURS.by("OR-14.2", fief)
        if t.is_march(fief):
            return why.MARCHES_NOT_ANTED.by("OV-20")
        return None if s.props[fief] else why.NO_PROPERTY.by("OR-14.2", fief)
    return None


def ante_from(s: Ortus, rider: int, answer: int) -> None:
    """Then which."""
    the_joust(s).from_fief[rider] = FROM.arg(answer)
    s.push(ask_ante, rider)


def ask_ante(s: Ortus, rider: int) -> None:
    """OR-14.2: the Property itself."""
    joust = the_joust(s)
    cards = distinct(s.props[joust.from_fief[rider]])
    if len(cards) == 1:
        ante(s, rider, GIVE.base + property_action(cards[0]))
    else:
        menu = [GIVE.base + property_action(card) for card in cards]
        s.ask(joust.riders[rider], menu, then=ante, arg=rider, rule="OR-14.2", why=refuse_ante_of)


def refuse_ante_of(s: Ortus, rider: int, action: int) -> Refusal | None:
    """OR-14.2: the Property lies in the Fief that was named."""
    fief = the_joust(s).from_fief[rider]
    if GIVE.holds(action) and property_card(GIVE.arg(action)) not in s.props[fief]:
        return why.NO_SUCH_PROPERTY.by("OR-14.2", fief, GIVE.arg(action))
    return None


def ante(s: Ortus, rider: int, answer: int) -> None:
    """It lies in the middle."""
    joust = the_joust(s)
    card = property_card(GIVE.arg(answer))
    remove_property(s, joust.from_fief[rider], card)
    joust.antes[rider] = card
    s.tell(told.ANTE, joust.riders[rider], property_action(card), joust.from_fief[rider])


# The cards


def deal_hand(s: Ortus, rider: int) -> None:
    """OR-14.3: three cards, face down: fate says which hand of three."""
    joust = the_joust(s)
    deck = joust.deck
    hands: list[int] = []
    ways: list[int] = []
    for hand, counts in enumerate(t.JOUST_COUNTS):
        n = comb(deck[0], counts[0]) * comb(deck[1], counts[1]) * comb(deck[2], counts[2])
        if n:
            hands.append(DEAL.base + hand)
            ways.append(n)
    house = joust.riders[rider]
    s.roll(Weights(hands, ways), then=take_hand, arg=rider, rule="OR-14.3", audience=only(house))


def take_hand(s: Ortus, rider: int, answer: int) -> None:
    """He alone sees them."""
    joust = the_joust(s)
    counts = t.JOUST_COUNTS[DEAL.arg(answer)]
    joust.hands[rider] = counts
    joust.deck = [joust.deck[i] - counts[i] for i in range(3)]


def ask_tilt(s: Ortus, rider: int) -> None:
    """OR-14.4: one Joust card may be exchanged."""
    joust = the_joust(s)
    if sum(joust.deck) == 0:
        return
    house = joust.riders[rider]
    menu = [TILT.base + kind for kind in range(3) if joust.hands[rider][kind]]
    s.ask(house, [*menu, KEEP.base], then=tilt, arg=rider, rule="OR-14.4", why=refuse_tilt, audience=only(house))


def refuse_tilt(s: Ortus, rider: int, action: int) -> Refusal | None:
    """OR-14.4: a card of his own hand is exchanged."""
    if TILT.holds(action) and not the_joust(s).hands[rider][TILT.arg(action)]:
        return why.NO_SUCH_JOUST_CARD.by("OR-14.4", TILT.arg(action))
    return None


def tilt(s: Ortus, rider: int, answer: int) -> None:
    """OR-14.4: the card lies aside, face down, and another is drawn; all see that he tilts."""
    if answer == KEEP.base:
        return
    joust = the_joust(s)
    kind = TILT.arg(answer)
    joust.hands[rider] = raised(joust.hands[rider], kind, -1)
    joust.thrown[rider] = raised(joust.thrown[rider], kind, 1)
    s.tell(told.TILTED, joust.riders[rider])
    s.push(draw_tilted, rider)


def draw_tilted(s: Ortus, rider: int) -> None:
    """OR-14.4: the new card."""
    joust = the_joust(s)
    kinds = [kind for kind in range(3) if joust.deck[kind]]
    s.roll(
        Weights([TURN_UP.base + kind for kind in kinds], [joust.deck[kind] for kind in kinds]),
        then=take_tilted,
        arg=rider,
        rule="OR-14.4",
        audience=only(joust.riders[rider]),
    )


def take_tilted(s: Ortus, rider: int, answer: int) -> None:
    """He alone sees it."""
    joust = the_joust(s)
    kind = TURN_UP.arg(answer)
    joust.hands[rider] = raised(joust.hands[rider], kind, 1)
    joust.deck = raised(joust.deck, kind, -1)


# Champions


def ask_callers_wild(s: Ortus, _: int) -> None:
    """OR-14.5: the caller's Champion is wild: he says as what."""
    menu = [WILD.base + t.JOUST_VASSAL, WILD.base + t.JOUST_PRINCE]
    s.ask(the_joust(s).riders[0], menu, then=play_callers_wild, rule="OR-14.5", why=refuse_stand_in)


def refuse_stand_in(s: Ortus, _: int, action: int) -> Refusal | None:
    """OR-14.5: a Champion stands in as a Prince or a Vassal."""
    if WILD.holds(action) and WILD.arg(action) == t.NO_LUCK:
        return why.CHAMPION_STANDS_IN.by("OR-14.5")
    return None


def play_callers_wild(s: Ortus, _: int, answer: int) -> None:
    """OR-14.5: it has been discarded when it called."""
    add_wild(s, 0, WILD.arg(answer))


def ask_wild(s: Ortus, rider: int) -> None:
    """OR-14.5: further Champions of the Hand; who has no Hand is not asked."""
    joust = the_joust(s)
    house = joust.riders[rider]
    if count_of(s.hand, house) == 0 or sum(joust.wilds[rider]) >= 3:
        return
    menu = [DONE.base]
    if s.hand[house * t.KINDS + t.CHAMPION]:
        menu = [WILD.base + t.JOUST_VASSAL, WILD.base + t.JOUST_PRINCE, DONE.base]
    s.ask(house, menu, then=play_wild, arg=rider, rule="OR-14.5", why=refuse_wild)


def refuse_wild(s: Ortus, rider: int, action: int) -> Refusal | None:
    """OR-14.5: further Champions come from the Hand."""
    house = the_joust(s).riders[rider]
    if WILD.holds(action) and WILD.arg(action) != t.NO_LUCK and not s.hand[house * t.KINDS + t.CHAMPION]:
        return why.NO_CHAMPION.by("OR-14.5")
    return refuse_stand_in(s, rider, action)


def play_wild(s: Ortus, rider: int, answer: int) -> None:
    """OR-14.5: the Champion is discarded, and he may play another."""
    if answer == DONE.base:
        return
    house = the_joust(s).riders[rider]
    leave_hand(s, house, t.CHAMPION)
    discard(s, t.card_of(house, t.CHAMPION))
    s.push(ask_wild, rider)
    add_wild(s, rider, WILD.arg(answer))


def add_wild(s: Ortus, rider: int, kind: int) -> None:
    """A wild card more."""
    joust = the_joust(s)
    joust.wilds[rider] = raised(joust.wilds[rider], kind - t.JOUST_VASSAL, 1)
    s.tell(told.WILD, joust.riders[rider], kind)


# The end


def rank_of(hand: list[int], wilds: list[int]) -> int:
    """OR-14.6: place in the ranking, 0 best; each wild card stands in for the dealt card that he misses least."""
    for rank, counts in enumerate(t.JOUST_COUNTS):
        vassals = counts[1] - wilds[0]
        princes = counts[2] - wilds[1]
        if counts[0] <= hand[0] and 0 <= vassals <= hand[1] and 0 <= princes <= hand[2]:
            return rank
    raise RuntimeError(f"ortus: {hand} with {wilds} is no Joust hand")


def show_hands(s: Ortus, _: int) -> None:
    """OR-14.6: the best hand wins; OR-14.7: a tie is drawn for."""
    joust = the_joust(s)
    joust.shown = True
    s.reveal()
    ranks: list[int] = []
    for rider, house in enumerate(joust.riders):
        rank = rank_of(joust.hands[rider], joust.wilds[rider])
        ranks.append(rank)
        s.tell(told.JOUST_SHOWN, house, rank)
    best = min(ranks)
    joust.tied = [rider for rider in range(len(ranks)) if ranks[rider] == best]
    s.push(break_tie)


def break_tie(s: Ortus, _: int) -> None:
    """OR-14.7: the tied draw one card each from the whole deck, until one is best."""
    joust = the_joust(s)
    if len(joust.tied) == 1:
        win_joust(s, joust.tied[0])
        return
    joust.deck = full_joust_deck(s)
    joust.thrown = [[0, 0, 0] for _ in joust.riders]  # what was tilted away is shuffled in too
    joust.best = -1
    riders = joust.tied
    joust.tied = []
    s.push(break_tie)
    for rider in reversed(riders):
        s.push(draw_for_tie, rider)


def draw_for_tie(s: Ortus, rider: int) -> None:
    """OR-14.7: a single card, seen by all."""
    deck = the_joust(s).deck
    kinds = [kind for kind in range(3) if deck[kind]]
    s.roll(
        Weights([TURN_UP.base + kind for kind in kinds], [deck[kind] for kind in kinds]),
        then=show_for_tie,
        arg=rider,
        rule="OR-14.7",
    )


def show_for_tie(s: Ortus, rider: int, answer: int) -> None:
    """OR-14.7: Prince before Vassal before No Luck."""
    joust = the_joust(s)
    kind = TURN_UP.arg(answer)
    joust.deck = raised(joust.deck, kind, -1)
    s.tell(told.JOUST_DRAWN, joust.riders[rider], kind)
    if kind > joust.best:
        joust.best = kind
        joust.tied = [rider]
    elif kind == joust.best:
        joust.tied.append(rider)


def win_joust(s: Ortus, rider: int) -> None:
    """OR-14.8: the winner takes all antes; his own goes back where it lay."""
    joust = the_joust(s)
    house = joust.riders[rider]
    s.joust = None
    s.tell(told.JOUST_WON, house)
    settle_property(s, house, joust.antes[rider], joust.from_fief[rider])
    for other in range(len(joust.riders) - 1, -1, -1):
        if other != rider:
            gain_property(s, house, joust.antes[other])
