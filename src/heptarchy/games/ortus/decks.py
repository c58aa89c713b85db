"""Building decks: all at once, in secret (OR-3)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.styles import STYLE_DECKS
from heptarchy.games.ortus.table.actions import COPIES, DECK, OWN_DECK
from heptarchy.games.ortus.table.state import BOUGHT, Ortus
from heptarchy.kernel.refusal import Refusal

NOT_BEGUN = -1


def build_decks(s: Ortus, _: int) -> None:
    """OR-3.1, OR-3.3: every Earl builds a deck in secret: a well-known style, or one of his own."""
    earls = [house for house in range(s.players) if not s.kept >> house & 1]  # OV-2: who has won keeps his deck
    s.building = [t.DECK_TYPES if s.kept >> house & 1 else NOT_BEGUN for house in range(s.players)]
    s.push(show_built)
    s.gather(earls, [deck_menu(s, house) for house in earls], then=build, rule="OR-3.1", why=refuse_deck)


def show_built(s: Ortus, _: int) -> None:
    """All decks are built."""
    s.building = []
    for house in range(s.players):
        s.tell(told.DECK_BUILT, house)


def most_copies(s: Ortus, house: int, kind: int) -> int:
    """OR-3.1, WX-36: how many of a type may be in the deck, beside those bought."""
    most = s.params.copies_per_type - bought_copies(s, house, kind) - s.deck[house * t.KINDS + kind]
    return max(0, min(most, s.tray[house * t.KINDS + kind]))


def bought_copies(s: Ortus, house: int, kind: int) -> int:
    """WX-36: cards of a type bought with Legacy points; the Towers among them are their Earl's secret."""
    copies = s.bought[house * t.KINDS + kind]
    for i, mark in enumerate(s.tower_marks[house]):
        if mark & BOUGHT and s.towers[house][i] == kind:
            copies += 1
    return copies


def fits(s: Ortus, house: int, style: int) -> bool:
    """Whether a style is a legal deck here: the figures may have been changed, or its cards bought."""
    deck = STYLE_DECKS[style]
    if sum(deck) != s.params.earl_deck_size:
        return False
    base = house * t.KINDS
    return all(
        s.deck[base + kind] <= deck[kind] <= s.deck[base + kind] + most_copies(s, house, kind)
        for kind in range(t.DECK_TYPES)
    )


def deck_menu(s: Ortus, house: int) -> list[int]:
    """The styles, then one's own; within one's own the copies of the next type."""
    kind = s.building[house]
    if kind == NOT_BEGUN:
        return [*[DECK.base + style for style in range(len(STYLE_DECKS)) if fits(s, house, style)], OWN_DECK.base]
    lowest, highest = range_of_copies(s, house, kind)
    return [COPIES[kind].base + n for n in range(lowest, highest + 1)]


def range_of_copies(s: Ortus, house: int, kind: int) -> tuple[int, int]:
    """OR-3.1: how many of the next type, at least and at most, so that the deck can come to its size."""
    base = house * t.KINDS
    left = s.params.earl_deck_size - sum(s.deck[base : base + t.DECK_TYPES])
    later = sum(most_copies(s, house, other) for other in range(kind + 1, t.DECK_TYPES))
    return max(0, left - later), min(left, most_copies(s, house, kind))


def refuse_deck(s: Ortus, _: int, action: int) -> Refusal | None:
    """OR-3.1: why not this deck, or not so many."""
    kind = s.building[s.by] if s.building else NOT_BEGUN
    if DECK.holds(action) or action == OWN_DECK.base:
        if kind != NOT_BEGUN:
            return why.NEXT_TYPE.by("OR-3.1", kind)
        unfit = DECK.holds(action) and not fits(s, s.by, DECK.arg(action))
        return why.DECK_UNFIT.by("OR-3.1", DECK.arg(action)) if unfit else None
    for one in range(t.DECK_TYPES):
        if COPIES[one].holds(action):
            return refuse_copies(s, kind, one, COPIES[one].arg(action))
    return None


def refuse_copies(s: Ortus, kind: int, named: int, n: int) -> Refusal | None:
    """OR-3.1: type by type; no more than there are, and so many that the deck can come to its size."""
    if kind == NOT_BEGUN:
        return why.STYLE_FIRST.by("OR-3.1")
    if named != kind:
        return why.NEXT_TYPE.by("OR-3.1", kind)
    most = most_copies(s, s.by, kind)
    if n > most:
        return why.MOST_CARDS.by("OR-3.1", most, kind)
    lowest, highest = range_of_copies(s, s.by, kind)
    return None if lowest <= n <= highest else why.DECK_OF_EXACTLY.by("OR-3.1", s.params.earl_deck_size)


def build(s: Ortus, _: int, action: int) -> None:
    """OR-3.1: a style at once, or type by type until all fifteen are settled."""
    house = s.by
    if DECK.holds(action):
        take_deck(s, house, STYLE_DECKS[DECK.arg(action)])
        return
    if action == OWN_DECK.base:
        s.building[house] = 0
        s.tell(told.OWN_DECK, house)  # all see that he is asked on; what goes into it is his secret
    else:
        kind = s.building[house]
        n = COPIES[kind].arg(action)
        s.tray[house * t.KINDS + kind] -= n
        s.deck[house * t.KINDS + kind] += n
        s.building[house] += 1
    if s.building[house] < t.DECK_TYPES:
        s.ask(house, deck_menu(s, house), then=build, rule="OR-3.1", why=refuse_deck)


def take_deck(s: Ortus, house: int, deck: list[int]) -> None:
    """These cards of the tray are the deck."""
    for kind in range(t.DECK_TYPES):
        place = house * t.KINDS + kind
        more = deck[kind] - s.deck[place]  # OV-13: some may be there already
        s.tray[place] -= more
        s.deck[place] += more
