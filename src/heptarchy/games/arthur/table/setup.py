"""Set-up: from options to the first question (AA-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told, why
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.data.params import make_params
from heptarchy.games.arthur.hands import put_in
from heptarchy.games.arthur.levy import PEDYT
from heptarchy.games.arthur.realm import clockwise, touches_land
from heptarchy.games.arthur.table.actions import AT, DRAW, SITS
from heptarchy.games.arthur.table.presets import saxon_at_first
from heptarchy.games.arthur.table.state import BATTLE_KEYS, BRITISH, NOBODY, OFF_MAP, SAXON, Campaign, changed
from heptarchy.games.arthur.turn import begin_round
from heptarchy.games.dba.data.params import default_params
from heptarchy.kernel.events import only
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.options import Value

EXPENDABLES_FEW = 3  # AA-1.6: with up to four players
EXPENDABLES_MANY = 4


def first_state(options: Mapping[str, Value]) -> Campaign:
    """AA-2: the table laid out, stopped at its first question."""
    s = empty_table(options)
    s.then(lay_realms, seat_next, share_out, settle_shore, deal_winds, begin_round)
    s.run()
    return s


def empty_table(options: Mapping[str, Value]) -> Campaign:
    """AA-2.4 to AA-2.6: nobody has a kingdom yet; all is British, the deck is whole."""
    s = Campaign(make_params(options), default_params())
    s.players = int(options["players"])
    s.battles = BATTLE_KEYS.index(str(options["battles"]))
    n = s.players
    s.kingdom = [NOBODY] * n
    s.order = []
    s.owner = [OFF_MAP] * t.PROVINCES
    s.heir_of = [NOBODY] * t.PROVINCES
    s.population = [BRITISH] * t.PROVINCES
    s.warlords = [0] * t.PROVINCES
    s.people = [BRITISH] * n
    s.auxilia = [PEDYT] * n  # AA-2.5
    s.lord = [NOBODY] * n
    s.reign = [1] * n
    s.blood = [BRITISH] * n
    s.lying = [[] for _ in range(n)]
    s.holder = [NOBODY] * t.TITLES
    s.crowned = [0] * t.TITLES
    s.claims = [0] * t.PROVINCES
    s.title_claims = [0] * t.TITLES
    s.throne_claims = [0] * n
    s.throne_cards = [NOBODY] * (n * n)
    s.hands = [[] for _ in range(n)]
    s.aside = [[] for _ in range(n)]
    s.known = [[] for _ in range(n * n)]
    s.deck = [0 if card < t.BASE_CARDS else t.COPIES[card] for card in range(t.CARDS)]
    s.discard = [0] * t.CARDS
    s.gone = [0] * t.CARDS
    s.expendables = EXPENDABLES_FEW if n <= 4 else EXPENDABLES_MANY
    s.lots = [0] * n
    s.kept = [0] * (n * n)
    s.broken = [0] * (n * n)
    return s


# Kingdoms (AA-2.1 to AA-2.4)


def lay_realms(s: Campaign, _: int) -> None:
    """AA-2.2, AA-2.3: a seat is a kingdom, its provinces are his; kingdoms without a player are not on the map."""
    s.kingdom = t.PLAYER_SETS[s.players]
    for seat in range(s.players):
        for province in t.PROVINCES_OF[s.kingdom[seat]]:
            s.owner[province] = seat


def seat_next(s: Campaign, _: int) -> None:
    """AA-2.1: how they sit round the table is drawn; whose seat is drawn first begins every round."""
    left = [seat for seat in range(s.players) if seat not in s.order]
    if left:
        s.roll(Weights([SITS[seat] for seat in left]), then=settle_seat, rule="AA-2.1")
    else:
        s.tell(told.FIRST_PLAYER, s.order[0])


def settle_seat(s: Campaign, _: int, answer: int) -> None:
    """AA-2.1: he sits to the left of the one before."""
    s.order = [*s.order, SITS.arg(answer)]
    s.push(seat_next)


def share_out(s: Campaign, place: int) -> None:
    """AA-2.3: from the last player backwards each takes a province without a player that touches his land.

    Who touches none passes; when all pass, what is left stays off the map.
    """
    if not s.params.share_out:
        return
    backwards = clockwise(s, s.order[0])[::-1]
    for turn in range(place, place + s.players):
        seat = backwards[turn % s.players]
        left = [p for p in range(t.PROVINCES) if s.owner[p] == OFF_MAP and touches_land(s, p, seat)]
        if left:
            s.ask(seat, [AT[p] for p in left], then=settle_share, arg=turn + 1, rule="AA-2.3", why=refuse_share)
            return


def refuse_share(s: Campaign, place: int, action: int) -> Refusal | None:
    """AA-2.3: a province without a player that touches his land."""
    if not AT.holds(action):
        return None
    if s.owner[AT.arg(action)] != OFF_MAP:
        return why.TAKEN.by("AA-2.3", AT.arg(action))
    if not touches_land(s, AT.arg(action), s.by):
        return why.DOES_NOT_TOUCH.by("AA-2.3", AT.arg(action))
    return None


def settle_share(s: Campaign, place: int, answer: int) -> None:
    """AA-2.3: it is his, and the next one takes."""
    s.owner[AT.arg(answer)] = s.by
    s.tell(told.LAND_GAINED, s.by, AT.arg(answer))
    s.push(share_out, place)


def settle_shore(s: Campaign, _: int) -> None:
    """AA-28.1: none of the Saxon Shore, some of it or all of it is Saxon already, homes apart."""
    for kingdom in range(len(t.PROVINCES_OF)):
        for province in saxon_at_first(s.params.saxon_shore, kingdom, kingdom not in s.kingdom):
            if s.owner[province] != OFF_MAP:
                s.population = changed(s.population, province, SAXON)


# Cards (AA-2.6)


def deal_winds(s: Campaign, _: int) -> None:
    """AA-2.6: Winds cards to each player."""
    for _ in range(s.params.hand_winds):
        for seat in range(s.players - 1, -1, -1):
            s.push(deal_card, seat)


def deal_card(s: Campaign, seat: int) -> None:
    """AA-2.6: a Reshuffle dealt here would be shuffled back: it is as if it were not there."""
    left = [card for card in range(t.CARDS) if s.deck[card] and card != t.RESHUFFLE]
    weights = Weights([DRAW[card] for card in left], [s.deck[card] for card in left])
    s.roll(weights, then=settle_deal, arg=seat, rule="AA-2.6", audience=only(seat))


def settle_deal(s: Campaign, seat: int, answer: int) -> None:
    """AA-2.6: it is in his hand."""
    card = DRAW.arg(answer)
    s.deck[card] -= 1
    put_in(s, seat, card)
