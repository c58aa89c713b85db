"""Knight-errant (OV-19): Knights with a Tent each, one common deck of 90 cards, and a quest.

Types are what lies in the common deck, in the open row and in the common pile. When a Knight takes a card, such a card
leaves his own set, so that every card on the table and in a Hand has its colour; `cards.discard` sends it back.
"""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import COPIES, discard, leave_hand, see_card
from heptarchy.games.ortus.church import cathedral_holder
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.leaving import win
from heptarchy.games.ortus.table.actions import DRAW, PICK, TOP
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.kernel.events import only
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal

QUEST = "quest"  # how such a game ends
CONDITIONS = ("cathedral", "prince", "monastery", "market", "castles")


# Tents


def lay_out_knights(s: Ortus) -> None:
    """OV-19: one set of 90 is the common deck; Palaces are out of the game; a Tent each, with its men."""
    s.shared_deck = [COPIES] * t.DECK_TYPES
    s.shared_open = []
    s.shared_pile = [0] * t.DECK_TYPES
    s.seen = [[0] * t.KINDS for _ in range(s.houses * s.houses)]
    s.seen_size = [0] * (s.houses * s.houses)
    for house in range(s.houses):
        s.gone[house * t.KINDS + t.PALACE] = 1
        place_tent(s, house)
        men = min(s.params.tent_men, s.army[t.INFANTRY])
        s.army[t.INFANTRY] -= men
        s.pool[house * 2 + t.INFANTRY] += men


def place_tent(s: Ortus, house: int) -> None:
    """OV-19: a Fief without Properties and Lord."""
    fief = t.FIRST_TENT + house
    s.holder[fief] = house
    s.lord[fief] = t.NO_LORD
    s.props[fief] = []
    s.fiefs[house] = [*s.fiefs[house], fief]


def rides_out(s: Ortus, house: int) -> bool:
    """OV-19: he has a roof at least; a turn begins with no victory, the quest is looked at after every Action."""
    if not s.fiefs[house]:
        pitch_again(s, house)
    return False


def pitch_again(s: Ortus, house: int) -> None:
    """OV-19: a Knight without a Fief pitches his Tent; with an empty Pool he gains Infantry of the Army deck."""
    place_tent(s, house)
    s.tell(told.TENT, house, t.FIRST_TENT + house)
    if s.pool[house * 2] + s.pool[house * 2 + 1]:
        return
    for _ in range(s.params.tent_men):
        if s.army[0] + s.army[1] == 0:
            s.army = s.army_pile
            s.army_pile = [0, 0]
        if s.army[t.INFANTRY]:
            s.army[t.INFANTRY] -= 1
            s.pool[house * 2 + t.INFANTRY] += 1
            s.tell(told.MUSTERED, house, t.INFANTRY)


# The common cards


def fill_row(s: Ortus, _: int) -> None:
    """OV-19: an empty deck is made of the pile; four cards lie open, as far as there are any."""
    if sum(s.shared_deck) == 0 and sum(s.shared_pile) > 0:
        s.shared_deck = s.shared_pile
        s.shared_pile = [0] * t.DECK_TYPES
        s.tell(told.SHARED_SHUFFLED, sum(s.shared_deck))
    if len(s.shared_open) < s.params.errant_open and sum(s.shared_deck) > 0:
        s.push(fill_row)
        s.push(turn_open)


def deck_weights(s: Ortus) -> Weights:
    """The chances of the common deck."""
    kinds = [kind for kind in range(t.DECK_TYPES) if s.shared_deck[kind]]
    return Weights([DRAW.base + kind for kind in kinds], [s.shared_deck[kind] for kind in kinds])


def turn_open(s: Ortus, _: int) -> None:
    """OV-19: the top card of the deck, for all to see."""
    s.roll(deck_weights(s), then=lie_open, rule="OV-19")


def lie_open(s: Ortus, _: int, answer: int) -> None:
    """It lies in the row."""
    kind = DRAW.arg(answer)
    s.shared_deck[kind] -= 1
    s.shared_open.append(kind)
    s.tell(told.LIES_OPEN, kind)


def end_with_card(s: Ortus, house: int) -> None:
    """OV-19: at the end of his turn the Knight takes a card, and the row is filled up again."""
    s.then(fill_row, ask_take, fill_row, arg=house)


def open_menu(s: Ortus) -> list[int]:
    """The types that lie open."""
    return [PICK.base + kind for kind in range(t.DECK_TYPES) if kind in s.shared_open]


def ask_take(s: Ortus, house: int) -> None:
    """OV-19: one of the open cards, or the top one of the deck; where there is none, none is taken."""
    menu = open_menu(s)
    if sum(s.shared_deck):
        menu.append(TOP.base)
    if menu:
        s.ask(house, menu, then=take, arg=house, rule="OV-19", why=refuse_take)
    else:
        s.tell(told.NO_CARD, house)


def ask_open(s: Ortus, house: int) -> None:
    """OV-19: one of the open cards, by a Banquet or a Banner."""
    menu = open_menu(s)
    if menu:
        s.ask(house, menu, then=take, arg=house, rule="OV-19", why=refuse_open)


def refuse_take(s: Ortus, house: int, action: int) -> Refusal | None:
    """OV-19: only what lies open, or the top card at the end of a turn."""
    if PICK.holds(action) and PICK.arg(action) not in s.shared_open:
        return why.NOT_OPEN.by("OV-19", PICK.arg(action))
    if action == TOP.base and sum(s.shared_deck) == 0:
        return why.COMMON_DECK_EMPTY.by("OV-19")
    return None


def refuse_open(s: Ortus, house: int, action: int) -> Refusal | None:
    """OV-19: a Banquet or a Banner takes no card but the open ones."""
    return why.LIES_OPEN.by("OV-19") if action == TOP.base else refuse_take(s, house, action)


def take(s: Ortus, house: int, answer: int) -> None:
    """OV-19: an open card is known to all for as long as it does not leave the Hand openly."""
    if answer == TOP.base:
        s.push(draw_top, house)
        return
    kind = PICK.arg(answer)
    s.shared_open.remove(kind)
    into_hand(s, house, kind)
    for viewer in range(s.houses):
        see_card(s, viewer, house, kind)
    s.tell(told.TOOK_OPEN, house, kind)


def into_hand(s: Ortus, house: int, kind: int) -> None:
    """Such a card of his own set is in his Hand."""
    s.tray[house * t.KINDS + kind] -= 1
    s.hand[house * t.KINDS + kind] += 1


def draw_top(s: Ortus, house: int) -> None:
    """OV-19: the top card of the deck; nobody else sees it."""
    s.roll(deck_weights(s), then=take_top, arg=house, rule="OV-19", audience=only(house))


def take_top(s: Ortus, house: int, answer: int) -> None:
    """The card that fate has drawn."""
    kind = DRAW.arg(answer)
    s.shared_deck[kind] -= 1
    into_hand(s, house, kind)
    s.tell(told.DREW, house)


# Banquet and Banner


def feast_in_the_open(s: Ortus, house: int) -> None:
    """OV-19: a Banquet takes two of the open cards; they are replaced afterwards."""
    s.tell(told.BANQUET, house)
    s.push(fill_row)
    for _ in range(s.params.banquet_draw):
        s.push(ask_open, house)


def sweep_row(s: Ortus, house: int) -> None:
    """OV-19: a Banner discards the open cards; of the new ones its Knight takes one."""
    leave_hand(s, house, t.BANNER)
    discard(s, t.card_of(house, t.BANNER))
    s.tell(told.SWEPT, house)
    for kind in s.shared_open:
        s.shared_pile[kind] += 1
    s.shared_open = []
    s.then(fill_row, ask_open, fill_row, arg=house)


# The quest


def conditions(s: Ortus, house: int) -> list[str]:
    """OV-19: the victory conditions that a Knight holds now."""
    held = [cathedral_holder(s) == house, False, False, False, False]
    castles = 0
    for fief in s.fiefs[house]:
        if t.seat_type(fief) == t.CASTLE and not t.is_tent(fief):
            castles += 1
        if s.lord[fief] == t.PRINCE:
            held[1] = True
        elif s.lord[fief] == t.MONK:
            held[2] = True
        kinds = [card % t.KINDS for card in s.props[fief]]
        if t.LAND in kinds and t.MARKET in kinds:
            held[3] = True
    held[4] = castles >= s.params.errant_castles
    return [CONDITIONS[i] for i in range(len(CONDITIONS)) if held[i]]


def victor(s: Ortus) -> int:
    """OV-19: who holds enough of them, the active Knight before the others in turn order; or NOBODY."""
    first = s.active if 0 <= s.active < s.players else s.start
    for i in range(s.players):
        house = (first + i) % s.players
        if len(conditions(s, house)) >= s.params.errant_goal:
            return house
    return t.NOBODY


def settle_quest(s: Ortus) -> bool:
    """OV-19: the quest alone decides: nobody is out, and no Banners are compared."""
    knight = victor(s)
    if knight != t.NOBODY:
        win(s, [knight], QUEST)
    return True
