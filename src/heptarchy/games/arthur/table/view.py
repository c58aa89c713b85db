"""What a seat may see of a campaign: all but the hands of others (AA-3.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from heptarchy.games.arthur.bands import PRINCE, band_at, bands_in, leader_at
from heptarchy.games.arthur.claims import claimants
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.dates import SEASON_KEYS, season_of, year_of
from heptarchy.games.arthur.levy import is_blocked, kind_of
from heptarchy.games.arthur.realm import LAND_RANK, lord_of, rank_counts, worth
from heptarchy.games.arthur.siege import bonus, limits, pairs
from heptarchy.games.arthur.table.actions import SPACE
from heptarchy.games.arthur.table.reckoning import levy_lines
from heptarchy.games.arthur.table.state import (
    BATTLE_KEYS,
    CAUSE_KEYS,
    DRAWN,
    FAITH,
    GRAVES,
    LAND,
    MARKS,
    NOBODY,
    OFF_MAP,
    OFFERS,
    PEOPLE_KEYS,
    PLEDGES,
    SHIPS,
    TALLY_KEYS,
    THRONE,
    UNDECIDED,
    WAITING,
)
from heptarchy.games.arthur.victory import highest, left_to_bind
from heptarchy.games.arthur.war_declaration import next_declaration, undecided
from heptarchy.games.dba.data.tables import TYPE_KEYS
from heptarchy.games.dba.table.state import Battle as Field
from heptarchy.kernel.modes import GATHERING

if TYPE_CHECKING:
    from heptarchy.games.arthur.data.params import Params
    from heptarchy.games.arthur.table import seen
    from heptarchy.games.arthur.table.state import Campaign, War
    from heptarchy.games.dba.table.seen import Type

OVER_KEYS: Final[tuple[seen.Over, ...]] = ("land", "title", "throne", "faith")
RANK_KEYS: Final[tuple[seen.Counted, ...]] = ("british", "land", "warlords", "vassals", "titles")
ANSWER_KEYS: Final[dict[int, Literal["yes", "no"] | None]] = {-1: None, 0: "no", 1: "yes"}


def view_of(s: Campaign, seat: int | None) -> seen.View:
    """The open table, and the hand of this seat (None: a spectator)."""
    counts = [rank_counts(s, other) for other in range(s.players)]
    ranks = [worth(s, those) for those in counts]
    return {
        "round": s.round,
        "rounds": s.params.rounds,
        "date": date_of(s.round) if s.round else None,
        "turn": s.turn,
        "order": s.order,
        "active": s.active if s.round else None,
        "used": [t.CARD_KEYS[card] for card in s.played],
        "war_from_turn": next_declaration(s),
        "provinces": {key: _province(s, p) for p, key in enumerate(t.PROVINCE_KEYS) if s.owner[p] != OFF_MAP},
        "titles": {key: _title(s, title) for title, key in enumerate(t.TITLE_KEYS)},
        "rulers": [_ruler(s, seat, other, ranks[other], counts[other]) for other in range(s.players)],
        "raids": [
            {"by": s.raids[i], "province": t.PROVINCE_KEYS[s.raids[i + 1]], "kind": TYPE_KEYS[kind_of(s.raids[i + 2])]}
            for i in range(0, len(s.raids), MARKS)
        ],
        "ships": [
            {"card": t.CARD_KEYS[s.ships[i]], "by": s.ships[i + 1], "province": t.PROVINCE_KEYS[s.ships[i + 2]]}
            for i in range(0, len(s.ships), SHIPS)
        ],
        "deck": sum(s.deck),
        "discard": _cards(s.discard),
        "gone": _cards(s.gone),
        "expendables": s.expendables,
        "battles": BATTLE_KEYS[s.battles],
        "tally": {key: s.tally[i] for i, key in enumerate(TALLY_KEYS)},
        "pending": [_pending(s, i) for i in range(0, len(s.pending), WAITING)],
        "pledges": [_pledge(s, i) for i in range(0, len(s.pledges), PLEDGES)],
        "undecided": undecided(s),
        "highest": highest(ranks) if s.round else [],
        "wars": [_war(s, war) for war in s.wars],
        "armies": [_army(s, seat, other) for other in range(len(s.armies))],
        "leads": [_lead(s, seat, other) for other in range(len(s.armies))],
        "bands": [_bands(s, seat, other) for other in range(len(s.armies))],
        "levies": [levy_lines(s, other) for other in range(s.players)] if s.round else [],
        "battle": _battle(s, seat),
        "figures": _figures(s.params),
    }


def _figures(params: Params) -> seen.Figures:
    """What a client reckons with: ranks (AA-12.1) and the score of the besieged (AA-10.3)."""
    return {
        "british_rank": params.british_rank,
        "land_rank": LAND_RANK,
        "vassal_rank": params.vassal_rank,
        "warlord_rank": params.warlord_rank,
        "title_rank": params.title_rank,
        "siege_bonus": params.siege_bonus,
    }


def date_of(round_number: int) -> seen.AnnalDate:
    """AA-29.2: the year and season of a round."""
    return {"year": year_of(round_number), "season": SEASON_KEYS[season_of(round_number)]}


def _battle(s: Campaign, seat: int | None) -> seen.Battle | None:
    """The battle that is fought, as this seat sees it from its chair; `chairs` are our seats by the battle's."""
    if s.child is None:
        return None
    assert isinstance(s.child, Field)
    inside = s.chairs.index(seat) if seat is not None and seat in s.chairs else None
    return {
        "chairs": s.chairs,
        "delegated": [chair for chair in s.chairs if s.delegated[chair]],
        "view": s.child.view(inside),
    }


def _pending(s: Campaign, at: int) -> seen.Pending:
    """A war that waits for the end of the round."""
    declarer, enemy, over, thing = s.pending[at : at + WAITING]
    return {
        "declarer": declarer,
        "enemy": enemy,
        "over": OVER_KEYS[over],
        "thing": _thing(over, thing),
        "date": date_of(s.round),
    }


def _pledge(s: Campaign, at: int) -> seen.Pledge:
    """AA-22.7: a claim that is to be renounced by word given."""
    giver, to, promise, _ = s.pledges[at : at + PLEDGES]
    return {"by": giver, "to": to, "promise": SPACE.say(promise)}


def _given(s: Campaign, counts: list[int], giver: int) -> int:
    """AA-22.7: how many of his words were so, whoever they were given to."""
    return sum(counts[giver * s.players : (giver + 1) * s.players])


def _cards(counts: list[int]) -> list[str]:
    """Cards of a pile, each as often as it is there."""
    return [t.CARD_KEYS[card] for card in range(t.CARDS) for _ in range(counts[card])]


def _province(s: Campaign, province: int) -> seen.ProvinceView:
    """Whose it is, who lives there, who claims it, what lies on it."""
    return {
        "owner": None if s.owner[province] == NOBODY else s.owner[province],
        "last_owner": None if s.heir_of[province] == NOBODY else s.heir_of[province],
        "population": PEOPLE_KEYS[s.population[province]],
        "claims": claimants(s, s.claims[province]),
        "warlords": s.warlords[province],
        "blocked": is_blocked(s, province),
    }


def _title(s: Campaign, title: int) -> seen.TitleView:
    """Who holds it and who claims it."""
    holder = s.holder[title]
    return {
        "holder": None if holder == NOBODY else holder,
        "since": None if holder == NOBODY else date_of(s.crowned[title]),
        "claims": claimants(s, s.title_claims[title]),
    }


def _ruler(s: Campaign, seat: int | None, other: int, rank: int, counts: list[int]) -> seen.Ruler:
    """A player: his kingdom, ruler and cards; the hand only for himself, and what Merlin has shown."""
    known = s.known[seat * s.players + other] if seat is not None and seat != other else []
    return {
        "kingdom": None if s.kingdom[other] == NOBODY else t.KINGDOM_KEYS[s.kingdom[other]],
        "people": PEOPLE_KEYS[s.people[other]],
        "reign": s.reign[other],
        "rank": rank if s.kingdom[other] != NOBODY else 0,
        "counts": dict(zip(RANK_KEYS, counts, strict=True)),
        "to_overlord": left_to_bind(s, other) if other in s.holder else None,
        "lord": None if s.lord[other] == NOBODY else s.lord[other],
        "rebels": s.lord[other] != lord_of(s, other),
        "born": PEOPLE_KEYS[s.blood[other]],
        "lineage": _lineage(s, other),
        "throne_claims": claimants(s, s.throne_claims[other]),
        "word": {"kept": _given(s, s.kept, other), "broken": _given(s, s.broken, other)},
        "auxilia": s.auxilia[other],
        "lying": [t.CARD_KEYS[card] for card in s.lying[other]],
        "aside": [t.CARD_KEYS[card] for card in s.aside[other]],
        "hand": [t.CARD_KEYS[card] for card in s.hands[other]] if other == seat else None,
        "known": [t.CARD_KEYS[card] for card in known],
        "cards": len(s.hands[other]),
    }


def _lineage(s: Campaign, seat: int) -> list[seen.Ancestor]:
    """The rulers before the present one, the first of them first."""
    return [
        {
            "born": PEOPLE_KEYS[s.graves[i + 1]],
            "died": s.graves[i + 2],
            "date": date_of(s.graves[i + 2]),
            "cause": CAUSE_KEYS[s.graves[i + 3]],
        }
        for i in range(0, len(s.graves), GRAVES)
        if s.graves[i] == seat
    ]


def _war(s: Campaign, war: War) -> seen.War:
    """A war: who fights whom, over what, and how far it has come."""
    found: seen.War = {
        "declarer": war.declarer,
        "enemy": war.enemy,
        "date": date_of(s.round),
        "over": OVER_KEYS[war.over],
        "thing": _thing(war.over, war.thing),
        "claimant": None if war.claimant == NOBODY else war.claimant,
        "chiefs": war.chief[:],
        "sides": [None if side == NOBODY else side for side in war.side],
        "left": war.left[:],
        "siege": war.siege,
        "round": war.round,
        "scores": war.scores[:],
        "strength": war.strength[:],
        "lost": war.lost[:],
        "dead": war.dead[:],
        "fought": None if war.fought == NOBODY else BATTLE_KEYS[war.fought],
        "offers": [_offer(war, at) for at in range(0, len(war.offers), OFFERS)],
        "prize": {"over": OVER_KEYS[war.prize], "thing": _thing(war.prize, war.prize_thing), "rivals": war.rivals[:]}
        if war.rivals
        else None,
        "winner": None if war.winner == UNDECIDED else "drawn" if war.winner == DRAWN else war.winner,
    }
    _add_siege(found, s, war)
    return found


def _add_siege(found: seen.War, s: Campaign, war: War) -> None:
    """AA-10.5, AA-10.6: the losses that end it, by side; AA-20.3: what the dice of this round may bring."""
    if not war.siege or not any(war.strength):
        return
    found["limits"] = limits(war)
    if war.round and war.winner == UNDECIDED:
        besiegers, besieged, equal, falls = pairs(s, war)
        found["bonus"] = [bonus(s, war, side) for side in (0, 1)]
        found["pairs"] = {"besiegers": besiegers, "besieged": besieged, "equal": equal, "falls": falls}


def _thing(over: int, thing: int) -> seen.Reason:
    """What a war is over, by name."""
    if over == LAND:
        return t.PROVINCE_KEYS[thing]
    if over == FAITH:
        return None
    return thing if over == THRONE else t.TITLE_KEYS[thing]


def _offer(war: War, at: int) -> seen.Offer:
    """AA-22: what a C-in-C has promised to whom, and what the answer was; the promise as an action says it."""
    side, to, promise, answer = war.offers[at : at + OFFERS]
    return {"by": war.chief[side], "to": to, "promise": SPACE.say(promise), "answer": ANSWER_KEYS[answer]}


def _army(s: Campaign, seat: int | None, other: int) -> list[Type] | None:
    """A levy by types; while armies are raised, nobody sees another's."""
    if s.mode == GATHERING and other != seat:
        return None
    return [TYPE_KEYS[kind_of(one)] for one in s.armies[other]]


def _lead(s: Campaign, seat: int | None, other: int) -> Type | None:
    """AA-7.3: the type of the general's element, seen like the army."""
    if s.leads[other] == NOBODY or (s.mode == GATHERING and other != seat):
        return None
    return TYPE_KEYS[s.leads[other]]


def _bands(s: Campaign, seat: int | None, other: int) -> list[seen.Band] | None:
    """AA-27.1: whose band is of which type, seen like the army; `who` is the province of a Warlord, or the prince."""
    if s.mode == GATHERING and other != seat:
        return None
    return [
        {
            "who": "prince" if leader_at(s, other, at) == PRINCE else t.PROVINCE_KEYS[leader_at(s, other, at)],
            "kind": None if band_at(s, other, at) == NOBODY else TYPE_KEYS[band_at(s, other, at)],
        }
        for at in range(bands_in(s, other))
    ]
