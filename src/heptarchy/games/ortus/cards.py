"""Earl cards and where they go: Hands, piles, owners, what has been seen (OR-4)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.actions import DRAW
from heptarchy.games.ortus.table.state import BOUGHT, MERC_INFANTRY, MERC_KNIGHT, Ortus
from heptarchy.kernel.events import only
from heptarchy.kernel.fate import Weights

COPIES = 6  # cards of a type in a set (OR-1.1)
NEVER_SEEN = -1  # in `seen_size`: this viewer has not looked at that Hand


def count_of(zone: list[int], house: int) -> int:
    """How many cards of a house lie in a zone (OR-4.7)."""
    base = house * t.KINDS
    return sum(zone[base : base + t.KINDS])


def raised(counts: list[int], place: int, by: int = 1) -> list[int]:
    """The same counts with some more at a place: for lists that seldom change, so that clones share them."""
    changed = counts[:]
    changed[place] += by
    return changed


def open_copies(s: Ortus, house: int, kind: int) -> int:
    """How many cards of a type all can see: those that are not in Hand, deck, Towers or tray."""
    place = house * t.KINDS + kind
    copies = 1 if kind == t.PALACE else COPIES
    return copies - s.hand[place] - s.deck[place] - s.tray[place] - s.towers[house].count(kind)


def discard(s: Ortus, card: int) -> None:
    """OR-4.3: a discarded card goes to its owner's pile; OR-4.4: if he is out, out of the game; OV-19: to one pile."""
    owner = card // t.KINDS
    kind = card % t.KINDS
    if s.out[owner]:
        s.gone = raised(s.gone, card)
        s.tell(told.LEFT_GAME, kind, owner)
    elif s.shared_pile:
        s.tray[card] += 1  # OV-19: into his own set; the common pile counts it
        s.shared_pile[kind] += 1
    elif owner == s.liege:
        # RB-27, RB-26: the King's cards go back to his tray, but his Princes and Vassals to the Mind's discards
        if kind == t.PRINCE or kind == t.VASSAL:
            s.mind_pile[kind] += 1
        else:
            s.tray[card] += 1
    else:
        s.pile[card] += 1


def tell_discarded(s: Ortus, card: int) -> None:
    """OR-4.3, OV-19: to which pile it went."""
    if s.shared_pile:
        s.tell(told.TO_SHARED, card % t.KINDS, card // t.KINDS)
    else:
        s.tell(told.DISCARDED, card % t.KINDS, card // t.KINDS)


def leave_hand(s: Ortus, house: int, kind: int) -> None:
    """A card goes from the Hand into the open."""
    s.hand[house * t.KINDS + kind] -= 1
    if s.seen:
        for viewer in range(s.houses):
            forget_one(s, viewer, house, kind)


def forget_one(s: Ortus, viewer: int, house: int, kind: int) -> None:
    """One card less is where the viewer saw it: of the seen Hand, and the Towers built from it since."""
    place = viewer * s.houses + house
    if s.seen_size[place] > 0:
        s.seen_size[place] -= 1
    seen = s.seen[place]
    if seen[kind] > 0:
        seen = seen[:]
        seen[kind] -= 1
        s.seen[place] = seen


def see_hand(s: Ortus, viewer: int, house: int) -> None:
    """OR-7.9c: the Hand is shown to this Earl alone, once; he remembers it for as long as it stays true."""
    if not s.seen:
        s.seen = [[0] * t.KINDS for _ in range(s.houses * s.houses)]
        s.seen_size = [NEVER_SEEN] * (s.houses * s.houses)
    place = viewer * s.houses + house
    base = house * t.KINDS
    before = s.seen[place]
    s.seen[place] = s.hand[base : base + t.KINDS]
    s.seen_size[place] = count_of(s.hand, house)
    if s.shared_deck:
        remember_open(s, place, before)
    else:
        s.tower_marks[house] = [marks & ~only(viewer) for marks in s.tower_marks[house]]
    for kind in range(t.KINDS):
        if s.hand[base + kind]:
            s.tell(told.SAW_HAND, viewer, s.hand[base + kind], kind, house, audience=only(viewer) | only(house))


def remember_open(s: Ortus, place: int, before: list[int]) -> None:
    """OV-19: cards seen earlier that the Hand has no longer are among its Towers."""
    s.seen[place] = [max(now, then) for now, then in zip(s.seen[place], before, strict=True)]
    s.seen_size[place] = sum(s.seen[place])


def see_card(s: Ortus, viewer: int, house: int, kind: int) -> None:
    """OV-19: one card more is known to be in the Hand or in a Tower; what all know is kept as seen by its own house."""
    place = viewer * s.houses + house
    seen = s.seen[place][:]
    seen[kind] += 1
    s.seen[place] = seen
    s.seen_size[place] += 1


def build_tower(s: Ortus, house: int, kind: int) -> None:
    """OR-11.1: a card of the Hand lies face down; who has seen that Hand knows that it is one of those cards."""
    s.hand[house * t.KINDS + kind] -= 1
    marks = 0
    if s.seen:
        for viewer in range(s.houses):
            if s.seen_size[viewer * s.houses + house] != NEVER_SEEN:
                marks |= only(viewer)
    add_tower(s, house, kind, marks)


def add_tower(s: Ortus, house: int, kind: int, marks: int) -> None:
    """One Tower more."""
    s.towers[house] = [*s.towers[house], kind]
    s.tower_marks[house] = [*s.tower_marks[house], marks]
    s.tell(told.TOWER_PLACED, house)
    if house != s.liege:
        s.tell(told.TOWER_KNOWN, house, kind, audience=only(house))


def raze_tower(s: Ortus, house: int, place: int) -> None:
    """OR-11.5: a destroyed Tower goes face up to its owner's pile."""
    kind = s.towers[house][place]
    marks = s.tower_marks[house][place]
    s.towers[house] = s.towers[house][:place] + s.towers[house][place + 1 :]
    s.tower_marks[house] = s.tower_marks[house][:place] + s.tower_marks[house][place + 1 :]
    s.tell(told.TOWER_RAZED, house, kind)
    s.reveal()
    for viewer in range(s.houses):
        if marks & only(viewer):
            forget_one(s, viewer, house, kind)
    if marks & BOUGHT:
        s.bought = raised(s.bought, house * t.KINDS + kind)  # all see now that this card was bought
    discard(s, t.card_of(house, kind))


# Draws


def draw_card(s: Ortus, house: int) -> None:
    """A card from the deck into the Hand: fate says which, and only its Earl sees it."""
    base = house * t.KINDS
    kinds = [kind for kind in range(t.KINDS) if s.deck[base + kind]]
    s.roll(
        Weights([DRAW.base + kind for kind in kinds], [s.deck[base + kind] for kind in kinds]),
        then=take_card,
        arg=house,
        rule="OR-5.6",
        audience=only(house),
    )


def take_card(s: Ortus, house: int, answer: int) -> None:
    """The card that fate has drawn."""
    kind = DRAW.arg(answer)
    s.deck[house * t.KINDS + kind] -= 1
    s.hand[house * t.KINDS + kind] += 1
    s.fresh = raised(s.fresh, house)
    s.tell(told.DREW, house)


# Mercenaries as numbers


def merc_colour(merc: int) -> int:
    """Whose card it is."""
    return merc % MERC_INFANTRY


def merc_infantry(merc: int) -> int:
    """Infantry in his Garrison."""
    return merc // MERC_INFANTRY % 64


def merc_knights(merc: int) -> int:
    """Knights in his Garrison."""
    return merc // MERC_KNIGHT


def merc_garrison(merc: int) -> int:
    """Cards in his Garrison."""
    return merc // MERC_INFANTRY % 64 + merc // MERC_KNIGHT
