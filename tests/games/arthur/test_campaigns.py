"""Whole campaigns of random answers: what always holds holds after every one of them, and all come to an end."""

from __future__ import annotations

import pytest

from heptarchy import FATE, Rng
from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.realm import are_bound, home_of, is_home
from heptarchy.games.arthur.setup import first_state
from heptarchy.games.arthur.state import NOBODY, OFF_MAP, SHIPS, Campaign
from tests.games.arthur.table import options_of
from tests.sizes import size

CAMPAIGNS = size("arthur_campaigns")


def invariants(s: Campaign) -> None:
    """AA-6.6, AA-5.5, AA-14.2, AA-7.2: homes, claims, fealty and pedyt."""
    for seat in range(s.players):
        if s.kingdom[seat] != NOBODY:
            assert s.owner[home_of(s, seat)] == seat, "a home was lost"
        assert 0 <= s.auxilia[seat] <= 3
        lord = s.lord[seat]
        assert lord == NOBODY or (lord != seat and not chained(s, seat, lord)), "a vassal has a lord of his own"
    for p in range(t.PROVINCES):
        for seat in range(s.players):
            if s.claims[p] >> seat & 1:
                assert s.owner[p] not in (OFF_MAP, seat), f"{t.PROVINCE_KEYS[p]} is claimed in vain"
                assert not is_home(s, p), "a home is claimed"
                assert s.owner[p] < 0 or not are_bound(s, seat, s.owner[p]), "the bound claim of each other"
    for card in range(t.BASE_CARDS, t.CARDS):
        assert missing(s, card) in (0, 1), f"{t.CARD_KEYS[card]} is lost"


def chained(s: Campaign, seat: int, lord: int) -> bool:
    """AA-14.2: both bonds count, no Rebellion being in play."""
    return s.lord[lord] != NOBODY and all(t.REBELLION not in s.lying[one] for one in (seat, lord))


def missing(s: Campaign, card: int) -> int:
    """Copies of a card that are nowhere: one may be on its way, while its player is asked what it is for."""
    here = s.deck[card] + s.discard[card] + s.gone[card] + s.throne_cards.count(card)
    here += sum([hand.count(card) for hand in (*s.hands, *s.aside, *s.lying)])
    here += sum([1 for i in range(0, len(s.ships), SHIPS) if s.ships[i] == card])
    return t.COPIES[card] - here - (sum(s.warlords) if card == t.WARLORD else 0)


@pytest.mark.campaign
@pytest.mark.parametrize("n", range(CAMPAIGNS))
def test_aa_17_2_every_campaign_ends_and_what_always_holds_holds(n: int) -> None:
    s = first_state(options_of(2 + n % 7, share_out=n % 3 == 0, short_game=n % 5 == 0))
    rng = Rng(f"campaign {n}")
    while not s.over:
        if s.seat == FATE:
            s.apply(rng.pick(s.weights))
        else:
            seat = rng.choice(s.seats)
            s.apply(rng.choice(s.options_for(seat)), seat)
        invariants(s)
    assert sum(s.scores) == 1, "one has won"


@pytest.mark.parametrize("n", range(4))
def test_aa_3_1_a_clone_goes_its_own_way(n: int) -> None:
    s = first_state(options_of(3 + n))
    rng = Rng(f"clones {n}")
    while not s.over:
        before = s.checksum()
        other = s.clone()
        action = rng.pick(other.weights) if other.seat == FATE else rng.choice(other.options)
        other.apply(action)
        assert s.checksum() == before, "what happens to a clone happened to its model"
        s = other
