"""What always holds in a campaign, whatever is played."""

from __future__ import annotations

from heptarchy.games.arthur.claims import TITLE_PEOPLE
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import default_kinds, fit_to_lead, home_losses, may_give_up, muster
from heptarchy.games.arthur.realm import are_lord_and_vassal, home_of, is_home
from heptarchy.games.arthur.table.reckoning import levy_lines
from heptarchy.games.arthur.table.state import NOBODY, OFF_MAP, SHIPS, Campaign


def invariants(s: Campaign) -> None:
    """AA-6.6, AA-5.5, AA-14.2, AA-7.2, AA-15.6: land, claims, fealty, pedyt, titles and cards."""
    lands(s)
    rulers(s)
    land_claims(s)
    other_claims(s)
    for card in range(t.BASE_CARDS, t.CARDS):
        assert missing(s, card) in (0, 1), f"{t.CARD_KEYS[card]} is lost"


def lands(s: Campaign) -> None:
    """AA-2.3, AA-6.3, AA-6.6: each province has one owner, or nobody for a reason; homes are where they were."""
    for p in range(t.PROVINCES):
        if t.KINGDOM_OF[p] in s.kingdom:
            assert s.owner[p] != OFF_MAP, f"{t.PROVINCE_KEYS[p]} has gone off the map"
        assert OFF_MAP <= s.owner[p] < s.players
        if s.owner[p] == NOBODY:
            lost = s.heir_of[p] != NOBODY
            assert lost or s.population[p] == 2, f"{t.PROVINCE_KEYS[p]} is nobody's, and not by a death nor by Irish"
        assert s.warlords[p] >= 0
    for seat in range(s.players):
        home = home_of(s, seat)
        assert s.owner[home] == seat, "a home was lost"
        assert s.population[home] == s.people[seat], "a home is of another people than its ruler"


def rulers(s: Campaign) -> None:
    """AA-7.2, AA-14.2, AA-15.4, AA-15.6: pedyt, fealty, titles."""
    for seat in range(s.players):
        assert 0 <= s.auxilia[seat] <= 3
        lord = s.lord[seat]
        assert lord == NOBODY or (lord != seat and not chained(s, seat, lord)), "a vassal has a lord of his own"
    for title, holder in enumerate(s.holder):
        assert holder == NOBODY or s.people[holder] == TITLE_PEOPLE[title], "a title is held by the wrong people"


def chained(s: Campaign, seat: int, lord: int) -> bool:
    """AA-14.2: both bonds count, no Rebellion being in play."""
    return s.lord[lord] != NOBODY and all(t.REBELLION not in s.lying[one] for one in (seat, lord))


def land_claims(s: Campaign) -> None:
    """AA-5.5: nobody claims a home, his own, what is off the map, or land of his lord or vassal (AA-14.3)."""
    for p in range(t.PROVINCES):
        for seat in range(s.players):
            if s.claims[p] >> seat & 1:
                assert s.owner[p] not in (OFF_MAP, seat), f"{t.PROVINCE_KEYS[p]} is claimed in vain"
                assert not is_home(s, p), "a home is claimed"
                assert s.owner[p] < 0 or not are_lord_and_vassal(s, seat, s.owner[p]), "the bound claim of each other"
                assert s.owner[p] != NOBODY or s.heir_of[p] != NOBODY, "Irish land without an owner is claimed"


def other_claims(s: Campaign) -> None:
    """AA-5.2, AA-5.5, AA-5.12: the same for titles and thrones; a claim on a throne has its card."""
    for title in range(t.TITLES):
        for seat in range(s.players):
            if s.title_claims[title] >> seat & 1:
                assert s.holder[title] != seat, "the holder claims his title"
                assert s.people[seat] == TITLE_PEOPLE[title], "a title is claimed by the wrong people"
                assert s.holder[title] == NOBODY or not are_lord_and_vassal(s, seat, s.holder[title])
    for throne in range(s.players):
        for seat in range(s.players):
            claimed = s.throne_claims[throne] >> seat & 1 == 1
            assert claimed == (s.throne_cards[throne * s.players + seat] != NOBODY), "a claim without its card"
            assert not claimed or seat != throne, "somebody claims his own throne"


def missing(s: Campaign, card: int) -> int:
    """Copies of a card that are nowhere: one may be on its way, while its player is asked what it is for."""
    here = s.deck[card] + s.discard[card] + s.gone[card] + s.throne_cards.count(card)
    here += sum([hand.count(card) for hand in (*s.hands, *s.aside, *s.lying)])
    here += sum([1 for i in range(0, len(s.ships), SHIPS) if s.ships[i] == card])
    return t.COPIES[card] - here - (sum(s.warlords) if card == t.WARLORD else 0)


def levies(s: Campaign) -> None:
    """AA-7.3, AA-7.12: nobody's levy is without a general, and its lines add up to it."""
    for seat in range(s.players):
        army = levied(s, seat)
        assert fit_to_lead(s, seat, army), "nobody is fit to be general"
        lines = levy_lines(s, seat)
        assert sum([line["count"] for line in lines]) == len(army) > 0, f"{lines} against {len(army)} elements"


def levied(s: Campaign, seat: int) -> list[int]:
    """AA-7.12: what a player would levy against Saxons, with the first type of each choice and the first losses."""
    s = s.clone()
    s.given_up = [[] for _ in range(s.players)]
    kinds = default_kinds(s, seat, meets_britons=False)
    while True:
        army = muster(s, seat, kinds, s.given_up[seat], meets_britons=False, bans=0)
        if not home_losses(s, seat, army):
            return army
        s.given_up[seat].append(may_give_up(s, seat, army)[0])
