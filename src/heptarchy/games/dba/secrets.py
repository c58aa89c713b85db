"""Battle cards before the first bound: Sorcery, Dragon's Breath, Hammer of the Gods (DBA-22.1 to DBA-22.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.commands import commands_of, enrol
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import MM
from heptarchy.games.dba.table.actions import BLESS, CURSE, DEAL, DISGUISE, PASS, PLAY
from heptarchy.games.dba.table.state import changed, others, ticked, troop
from heptarchy.kernel.events import only
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

STRIDE: Final = 50 * MM  # DBA-22.3: whoever goes farther in one move is no Spear and no Warband
LOOKS: Final[list[int]] = [t.SP, t.WB]  # by people

# By card: its rule
CARD_RULES: Final[tuple[str, ...]] = (
    "DBA-22.1",
    "DBA-22.2",
    "DBA-22.3",
    "DBA-22.4",
    "DBA-22.5",
    "DBA-22.5",
    "DBA-22.6",
    "DBA-22.7",
)


# The deal (DBA-25.9)


def deal_cards(s: Battle, each: int) -> None:
    """DBA-25.9: each player gets as many cards of the one set, unseen by the others."""
    for _ in range(each):
        for seat in range(s.players - 1, -1, -1):
            s.push(deal_card, seat)


def undealt(s: Battle) -> list[int]:
    """The cards that nobody holds."""
    held = 0
    for hand in s.hands:
        held |= hand
    return [card for card in range(t.CARDS) if not held >> card & 1]


def deal_card(s: Battle, seat: int) -> None:
    """DBA-25.9: one card, each that is left with the same chance."""
    weights = Weights([DEAL[card] for card in undealt(s)])
    s.roll(weights, then=settle_deal, arg=seat, rule="DBA-25.9", audience=only(seat))


def settle_deal(s: Battle, seat: int, answer: int) -> None:
    """DBA-25.9: it is in his hand."""
    s.hands = changed(s.hands, seat, s.hands[seat] | 1 << DEAL.arg(answer))
    s.hand_sizes = changed(s.hand_sizes, seat, s.hand_sizes[seat] + 1)


# What all cards share


def holds_card(s: Battle, seat: int, card: int) -> bool:
    """Has this seat the card in its hand?"""
    return s.hands[seat] >> card & 1 == 1


def card_menu(s: Battle, seat: int, card: int) -> list[int]:
    """Pass, or play the card that may be played now."""
    return [PASS.base, PLAY[card]] if holds_card(s, seat, card) else [PASS.base]


def refuse_card(s: Battle, card: int, action: int) -> Refusal | None:
    """DBA-22: why this card is not played now, when another one may be."""
    if not PLAY.holds(action):
        return None
    wanted = PLAY.arg(action)
    if not holds_card(s, s.by, wanted):
        return why.NOT_IN_HAND.by(CARD_RULES[wanted], wanted)
    return None if wanted == card else why.CARD_NOT_NOW.by(CARD_RULES[wanted], wanted)


def show_card(s: Battle, seat: int, card: int) -> None:
    """DBA-22: it leaves the hand and lies open."""
    s.hands = changed(s.hands, seat, s.hands[seat] & ~(1 << card))
    s.hand_sizes = changed(s.hand_sizes, seat, s.hand_sizes[seat] - 1)
    s.shown |= 1 << card
    s.tell(told.SHOWN, seat, card)
    s.reveal()


# Dragon's Breath (DBA-22.2)


def ask_breath(s: Battle, _: int) -> None:
    """DBA-22.2: in the order of seats, everybody who holds a card is asked."""
    for seat in range(s.players - 1, -1, -1):
        s.push(ask_breath_of, seat)


def ask_breath_of(s: Battle, seat: int) -> None:
    """DBA-22.2: once it lies over the field nobody else is asked."""
    if s.hand_sizes[seat] and not s.hidden:
        menu = card_menu(s, seat, t.DRAGONS_BREATH)
        s.ask(seat, menu, then=settle_breath, rule="DBA-22.2", why=refuse_breath)


def refuse_breath(s: Battle, _: int, action: int) -> Refusal | None:
    """DBA-22.2: only Dragon's Breath is played now."""
    return refuse_card(s, t.DRAGONS_BREATH, action)


def settle_breath(s: Battle, _: int, action: int) -> None:
    """DBA-22.2: both sides will deploy in secret."""
    if action == PLAY[t.DRAGONS_BREATH]:
        show_card(s, s.by, t.DRAGONS_BREATH)
        s.hidden = True


# Sorcery (DBA-22.1)


def ask_sorcery(s: Battle, _: int) -> None:
    """DBA-22.1: in the order of seats, everybody who holds a card is asked."""
    for seat in range(s.players - 1, -1, -1):
        s.push(ask_sorcery_of, seat)


def ask_sorcery_of(s: Battle, seat: int) -> None:
    """DBA-22.1: play it, or pass."""
    if s.hand_sizes[seat]:
        s.ask(seat, card_menu(s, seat, t.SORCERY), then=settle_sorcery, rule="DBA-22.1", why=refuse_sorcery)


def refuse_sorcery(s: Battle, _: int, action: int) -> Refusal | None:
    """DBA-22.1: only Sorcery is played now."""
    return refuse_card(s, t.SORCERY, action)


def settle_sorcery(s: Battle, _: int, action: int) -> None:
    """DBA-22.1: it is shown; then he says for whom."""
    if action == PLAY[t.SORCERY]:
        show_card(s, s.by, t.SORCERY)
        s.push(ask_omen, s.by)


def ask_omen(s: Battle, seat: int) -> None:
    """DBA-22.1: the own break point rises by 1, or one enemy command's falls."""
    options = [BLESS.base] if s.members[seat] else []
    options.extend([CURSE[command] for command in commands_of(s, others(s, seat))])
    s.ask(seat, options, then=settle_omen, arg=seat, rule="DBA-22.1", why=refuse_omen)


def refuse_omen(s: Battle, seat: int, action: int) -> Refusal | None:
    """DBA-22.1: the own command is blessed, an enemy's is cursed."""
    if action == BLESS.base and not s.members[seat]:
        return why.NO_COMMAND.by("DBA-22.1")
    if CURSE.holds(action) and CURSE.arg(action) not in commands_of(s, others(s, seat)):
        return why.NO_FOE.by("DBA-22.1", CURSE.arg(action))
    return None


def settle_omen(s: Battle, seat: int, action: int) -> None:
    """DBA-22.1: for this battle."""
    if action == BLESS.base:
        s.omens = changed(s.omens, seat, s.omens[seat] + 1)
        s.tell(told.BLESSED, seat)
    else:
        command = CURSE.arg(action)
        s.omens = changed(s.omens, command, s.omens[command] - 1)
        s.tell(told.CURSED, command)


# Hammer of the Gods (DBA-22.3)


def ask_hammer(s: Battle, _: int) -> None:
    """DBA-22.3: in the order of seats, everybody who holds a card and has a command is asked, in secret."""
    for seat in range(s.players - 1, -1, -1):
        s.push(ask_hammer_of, seat)


def ask_hammer_of(s: Battle, seat: int) -> None:
    """DBA-22.3: as long as an Expendable is left."""
    if s.hand_sizes[seat] and s.members[seat] and fielded(s) < s.expendables:
        menu = card_menu(s, seat, t.HAMMER)
        s.ask(seat, menu, then=settle_hammer, rule="DBA-22.3", why=refuse_hammer, audience=only(seat))


def fielded(s: Battle) -> int:
    """DBA-22.3: Expendables that have joined an army."""
    return len([extra for extra in s.extra if extra])


def refuse_hammer(s: Battle, _: int, action: int) -> Refusal | None:
    """DBA-22.3: only the Hammer is played now."""
    return refuse_card(s, t.HAMMER, action)


def settle_hammer(s: Battle, _: int, action: int) -> None:
    """DBA-22.3: one element more, of a look that tells nothing; its owner says which of that look it is.

    The card stays in the hand until the Expendable shows itself (AA-C-R12).
    """
    if action == PLAY[t.HAMMER]:
        seat = s.by
        s.extra = ticked(s.extra, seat)
        enrol(s, seat, LOOKS[s.people[seat]])
        s.tell(told.DISGUISED, seat)
        s.reveal()
        s.push(ask_disguise, seat)


def disguises(s: Battle, seat: int) -> list[int]:
    """DBA-22.3: the elements of which one may be the Expendable, as far as others can tell."""
    if not s.extra[seat]:
        return []
    look = LOOKS[s.people[seat]]
    return [e for e in s.members[seat] if s.kind[e] == look and s.owner[e] == seat and not s.band[e]]


def ask_disguise(s: Battle, seat: int) -> None:
    """DBA-22.3: which of them it is."""
    options = [DISGUISE[e] for e in disguises(s, seat)]
    secret = only(seat)
    s.ask(seat, options, then=settle_disguise, arg=seat, rule="DBA-22.3", why=refuse_disguise, audience=secret)


def refuse_disguise(s: Battle, seat: int, action: int) -> Refusal | None:
    """DBA-22.3: the Expendable is one of those that look like it."""
    if DISGUISE.holds(action) and DISGUISE.arg(action) not in disguises(s, seat):
        return why.NO_DISGUISE.by("DBA-22.3", DISGUISE.arg(action))
    return None


def settle_disguise(s: Battle, seat: int, action: int) -> None:
    """DBA-22.3: nobody else knows."""
    s.disguised = changed(s.disguised, seat, DISGUISE.arg(action))


def touched(s: Battle, e: int) -> None:
    """DBA-22.3: it touches an enemy, whoever moved: an Expendable shows itself, any other is what it looks like."""
    seat = s.owner[e]
    if s.extra[seat]:
        if s.disguised[seat] == e:
            reveal(s, e)
        else:
            s.proven[e] = True


def strode(s: Battle, e: int, length: int) -> None:
    """DBA-22.3: it went so far in one move: beyond 50 mm an Expendable shows itself."""
    if length > STRIDE:
        touched(s, e)


def reveal(s: Battle, e: int) -> None:
    """DBA-22.3: the card is shown; the element is an Expendable from now on, and one leaves the pool."""
    seat = s.owner[e]
    s.kind = changed(s.kind, e, t.SCH)  # of the same depth: it stands where it stood
    s.disguised = changed(s.disguised, seat, -1)
    s.expendables -= 1
    s.proven[e] = True
    show_card(s, seat, t.HAMMER)
    s.tell(told.REVEALED, troop(s, e))
