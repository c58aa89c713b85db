"""What a seat is asked in its turn, as messages; `book/messages.*.ftl` says them, once for each language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.actions import CARD, PLAY, PLAYER, PROVINCE, SPACE
from heptarchy.games.arthur.merlin import ARTS
from heptarchy.games.arthur.realm import lord_of
from heptarchy.games.arthur.state import Campaign
from heptarchy.games.arthur.targets import ANY_RULER, BRITISH_RULER, OWN_RULER, SAXON_RULER
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.message import NUMBER, Ask, Asks, Message

Line = Callable[[Campaign, Asked], Message]

ASKS: Final = Asks(SPACE)


def always(ask: Ask) -> Line:
    """The question that says the same whenever it is asked."""
    return lambda s, asked: ask.of()


# The turn (AA-3)

SHARE: Final = ASKS.ask("share")
CARD_TO_PLAY: Final = ASKS.ask("card", n=NUMBER, most=NUMBER)
FIRST_CARD: Final = ASKS.ask("card-claim", n=NUMBER, most=NUMBER)
SAIL: Final = ASKS.ask("sail", card=CARD, province=PROVINCE)
DRILL: Final = ASKS.ask("drill", n=NUMBER)
RENOUNCE: Final = ASKS.ask("renounce")
LOOK: Final = ASKS.ask("look")
ART: Final = ASKS.ask("art", player=PLAYER, n=NUMBER)
GIFT: Final = ASKS.ask("gift", player=PLAYER, card=CARD)
RAIDERS: Final = ASKS.ask("raiders", province=PROVINCE)


def card_to_play(s: Campaign, asked: Asked) -> Message:
    """AA-3.1, AA-3.5: in the first round it must be Establish Claim, once nothing else is left."""
    is_first = s.round == 1 and asked.options == [PLAY[t.ESTABLISH_CLAIM]]
    return (FIRST_CARD if is_first else CARD_TO_PLAY).of(n=asked.arg + 1, most=s.params.cards_a_turn)


def sail(s: Campaign, asked: Asked) -> Message:
    """AA-3.2."""
    return SAIL.of(card=s.ships[asked.arg], province=s.ships[asked.arg + 2])


def drill(s: Campaign, asked: Asked) -> Message:
    """AA-C08."""
    return DRILL.of(n=s.auxilia[asked.seat])


def art(s: Campaign, asked: Asked) -> Message:
    """AA-C-R5."""
    return ART.of(player=asked.arg // ARTS, n=asked.arg % ARTS + 1)


def gift(s: Campaign, asked: Asked) -> Message:
    """AA-C-R5."""
    return GIFT.of(player=asked.arg, card=s.taking)


def raiders(s: Campaign, asked: Asked) -> Message:
    """AA-8.2."""
    return RAIDERS.of(province=asked.arg)


# What a card is for (AA-4, AA-C)

PRETENDER: Final = ASKS.ask("pretender", player=PLAYER)
BEQUEST: Final = ASKS.ask("bequest", player=PLAYER)
WHOSE_CLAIM: Final = ASKS.ask("whose-claim", province=PROVINCE)
TARGET_REBELLION: Final = ASKS.ask("target-rebellion", player=PLAYER)
TARGET_RULER: Final = ASKS.ask("target-ruler", card=CARD)
TARGET_SELF: Final = ASKS.ask("target-self", card=CARD)
TARGETS: Final[dict[int, Ask]] = {
    card: ASKS.ask(f"target-{t.CARD_KEYS[card].replace('_', '-')}")
    for card in (
        t.ESTABLISH_CLAIM,
        t.RAID,
        t.RENOUNCE_CLAIM,
        t.SAXON_SETTLEMENT,
        t.MIGRATING_SAXONS,
        t.CLAIM_TO_THE_THRONE,
        t.MIGRATING_BRITONS,
        t.SAXON_USURPER,
        t.FALL_OF_THE_MIGHTY,
        t.FOR_WHOM_THE_BELL_TOLLS,
        t.OUT_OF_THE_MONASTERY,
        t.BRITONS_UNITE,
        t.UNEXPECTED_INHERITANCE,
        t.TREACHERY,
        t.WARLORD,
        t.IRISH_SUBJECTS,
        t.IRISH_SCOURGE,
        t.IRISH_FRIENDS,
        t.IRISH_INVADERS,
        t.ASSASSIN,
        t.LONG_SHIPS,
        t.NIGHT_OF_THE_LONG_KNIVES,
    )
}


def target(s: Campaign, asked: Asked) -> Message:
    """What a card is played for: before which ruler it is laid, or what it asks in its own words."""
    card = t.CARD_RULES.index(asked.rule)
    if card == t.REBELLION:
        return TARGET_REBELLION.of(player=lord_of(s, asked.seat))
    if card in OWN_RULER:
        return TARGET_SELF.of(card=card)
    if card in ANY_RULER or card in BRITISH_RULER or card in SAXON_RULER:
        return TARGET_RULER.of(card=card)
    return TARGETS[card].of()


def pretender(s: Campaign, asked: Asked) -> Message:
    """AA-C24."""
    return PRETENDER.of(player=asked.arg)


def bequest(s: Campaign, asked: Asked) -> Message:
    """AA-C30."""
    return BEQUEST.of(player=asked.arg)


def whose_claim(s: Campaign, asked: Asked) -> Message:
    """AA-C31."""
    return WHOSE_CLAIM.of(province=asked.arg)
