"""Ortus Regni in numbers: base game, Great Heathen Army, Wessex, Rebellion, match play and all modules.

Houses are counted from one's own, the automated King last. Places keep their order, which is that of the actions:
`seat` says which of them are of one's own colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.armies import capacity, land_sum
from heptarchy.games.ortus.campaign import Campaign, inner
from heptarchy.games.ortus.cards import merc_infantry, merc_knights
from heptarchy.games.ortus.church import church_controller
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.encoding.play import Houses, PlayPlanes
from heptarchy.games.ortus.series import Series
from heptarchy.games.ortus.table.modules import (
    CLERISY,
    CONCLAVE,
    ERRANT,
    MARCHES,
    THANES,
    TWO_HEADS,
    VILLAGES,
    WITAN,
    module_bits,
)
from heptarchy.games.ortus.villages import is_crippled
from heptarchy.kit.encoding import Encoding, write_counts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.games.ortus.table.state import Ortus
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State
    from heptarchy.kit.row import Row

# The rules that ask a seat or fate
RULES: Final = (
    *("OR-1.17", "OR-2.6", "OR-3.1", "OR-5.1", "OR-5.3", "OR-5.6", "OR-6.2", "OR-6.3", "OR-11.1", "OR-12.6"),
    *("OR-12.10", "OR-12.14", "OR-12.20", "OR-12.24", "OR-12.26", "OR-12.28", "OR-12.31", "OR-13.1", "OR-13.4"),
    *("OR-13.6", "OR-13.7", "OR-13.9", "OR-13.11", "OR-13.12", "OR-14.2", "OR-14.3", "OR-14.4", "OR-14.5", "OR-14.7"),
    *("OR-15.5", "OR-17.11", "OR-17.12", "OR-17.13", "OR-17.16", "OR-19.3", "OV-1", "OV-3", "OV-7", "OV-9", "OV-11"),
    *("OV-12", "OV-13", "OV-14", "OV-15", "OV-18", "OV-19", "RB-20", "RB-23", "RB-43", "RB-62", "RB-66", "WX-15"),
    "WX-34",
)
KINDS: Final = t.KINDS
ROWS: Final = 6  # Mercenaries of an Earl that have a place each, older first
EARL: Final = 18  # numbers in the plane of an Earl


def places_of(houses: int, modules: int) -> list[int]:
    """The places where Fiefs may lie: Palaces and Castles of each colour, and what modules add."""
    places = list(range(houses * t.SEATS_EACH))
    if modules & MARCHES:
        places += t.MARCHES
    if modules & CLERISY:
        places += range(t.FIRST_MINSTER, t.FIRST_MINSTER + houses * t.SEATS_EACH)
    if modules & ERRANT:
        places += range(t.FIRST_TENT, t.FIRST_TENT + houses)
    return places


class OrtusEncoding(Encoding):
    """The open table, one's own cards, and what one has seen of others' Hands."""

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        super().__init__(int(options["players"]), RULES)
        variant = options["variant"]
        modules = module_bits(options)
        houses = self.players + (variant == "rebellion")
        places = places_of(houses, modules)
        self.houses = houses
        self.modules = modules
        self.place_of: list[int] = [-1] * len(t.PLACES)
        for place, fief in enumerate(places):
            self.place_of[fief] = place
        self.places = len(places)
        self.seat_at = self.plane("seat", (self.players,), "1 at one's own seat, counted from the first at the table")
        self.given_at = self.plane("given", (self.players,), "answers given in a gathering, tenths, one's own first")
        self.round_at = self.plane("round", (1,), "the round, n / (n + 20)")
        self.active_at = self.plane("active", (houses + 1,), "1 for whose turn it is, the Vikings last")
        self.start_at = self.plane("start", (houses,), "1 for who leads the round")
        self.turn_at = self.plane(
            "turn",
            (4,),
            "1 if: the Action is taken, Vikings are here, the white marker is out; black markers out of all",
        )
        self.king_at = self.plane("king", (houses,), "1 for who holds the King card")
        self.church_at = self.plane("church", (houses,), "1 for who controls the Church")
        self.bag_at = self.plane("bag", (houses,), "cubes in the bag, tenths")
        self.middle_at = self.plane(
            "middle",
            (10,),
            "Vikings and Chieftains of the horde; the Army deck, its discards, the Viking deck, its discards; what is "
            "left of the Battle deck; twentieths",
        )
        self.choice_at = self.plane("choice", (KINDS,), "1 for the type that is being placed")
        self.earl_at = self.plane(
            "earl",
            (houses, EARL),
            "of each house: out; without a Fief; turns; cards in Hand and deck; Towers; Fiefs; Mercenaries; Infantry "
            "and Knights of the Pool; what it may field and recruit; Banners; Royal Infantry and Knights; his "
            "levies; Vassals and Monks as Emissaries",
        )
        self.pile_at = self.plane("discard", (houses, KINDS), "discards by type, sixths")
        self.known_at = self.plane("known", (houses, KINDS), "cards seen in a Hand that must still be there, sixths")
        self.mercs_at = self.plane("mercenaries", (houses, ROWS, 3), "1 for each, and his Infantry and Knights, thirds")
        self.hand_at = self.plane("hand", (KINDS,), "one's Hand by type, sixths")
        self.deck_at = self.plane("deck", (KINDS,), "one's deck by type, sixths")
        self.tray_at = self.plane("tray", (KINDS,), "one's tray by type, sixths")
        self.towers_at = self.plane("towers", (KINDS,), "one's Towers by type, eighths")
        self.holder_at = self.plane("holder", (houses, self.places), "1 for each place that a house holds")
        self.lord_at = self.plane("lord", (4, self.places), "1 for a Prince, Vassal, Champion, Monk who is Lord there")
        self.props_at = self.plane(
            "properties", (4, self.places), "Lands, Market Towns, Churches, Cathedral there, quarters"
        )
        self.colour_at = self.plane(
            "colours", (houses, self.places), "Properties there by whose cards they are, quarters"
        )
        self.votes_at = self.plane("votes", (houses, 3), "1 for a vote: for, against, abstained")
        self.legacy_at = self.plane("legacy", (houses,), "Legacy points still to be spent, fifths")
        if variant == "rebellion":
            self.mind_at = self.plane("mind", (2, KINDS), "the King's Mind by type: left, discarded; sixths")
            self.king_tray_at = self.plane("king_tray", (KINDS,), "the King's tray by type, sixths")
            self.wish_at = self.plane("wish", (len(t.JOUST),), "1 for the King's Joust card")
        if variant == "wessex":
            self.campaign_at = self.plane("campaign", (2,), "the season, black markers at its beginning, eighths")
            self.points_at = self.plane("points", (houses,), "Legacy points in all, tenths")
        if int(options["best_of"]) > 1:
            self.match_at = self.plane("match", (1,), "the game of the match, fifths")
            self.wins_at = self.plane("wins", (houses,), "games won, fifths")
        if modules & VILLAGES:
            self.villages_at = self.plane("villages", (houses,), "Villages, tenths")
        if modules & THANES:
            self.thanes_at = self.plane("thanes", (houses, 2), "Thanes at home and out, tenths")
            self.thanes_turn_at = self.plane("thanes_turn", (2,), "1 if they are set for this turn; if they lead")
        if modules & WITAN:
            self.advisors_at = self.plane("advisors", (houses,), "advisors, halves")
        if modules & ERRANT:
            self.open_at = self.plane("open_cards", (KINDS,), "cards that lie open, eighths")
            self.common_pile_at = self.plane("common_discard", (KINDS,), "discards of the common deck, sixths")
            self.common_size_at = self.plane("common_deck", (1,), "cards in the common deck, hundredths")
        if options["house_divided"]:
            self.common_at = self.plane("common", (KINDS,), "cards that every deck holds, sixths")
        if options["drafting"]:
            self.pack_at = self.plane("pack", (KINDS,), "the pack in one's hands by type, sixths")
            self.draft_at = self.plane("draft", (1,), "the round of the draft, thirds")
        self.variant_of_planes = str(variant)
        self.divided = bool(options["house_divided"])
        sides = 4 if modules & TWO_HEADS else 2
        self.play = PlayPlanes(self, houses, self.place_of, self.places, sides, bool(modules & CONCLAVE))

    def write(self, state: State, seat: int, out: Row, at: int) -> None:
        """OR-4.1, OR-4.2: the open table, and what is this seat's own."""
        self.write_table(state, seat, out, at)
        s = inner(state)
        house = Houses(self.players, seat)
        if isinstance(state, Campaign):
            self.write_campaign(state, house, out, at)
        elif isinstance(state, Series):
            out[at + self.match_at] = state.game / 5.0
            self.write_houses(state.wins, 5.0, house, out, at + self.wins_at)
        self.write_turn(s, house, out, at)
        for other in range(s.houses):
            self.write_earl(s, house, other, out, at)
            self.write_fiefs(s, house, other, out, at)
        self.write_own(s, seat, out, at)
        if self.variant_of_planes == "rebellion" and s.liege != t.NOBODY:
            self.write_king(s, out, at)
        self.write_modules(s, house, out, at)
        self.play.write(s, seat, house, out, at)

    def write_houses(self, counts: list[int], unit: float, house: Houses, out: Row, at: int) -> None:
        """A number a house, one's own first."""
        for other, n in enumerate(counts):
            if n:
                out[at + house.place(other)] = n / unit

    def write_campaign(self, state: Campaign, house: Houses, out: Row, at: int) -> None:
        """WX-42: what all know of the campaign."""
        out[at + self.campaign_at] = state.season / 8.0
        out[at + self.campaign_at + 1] = state.markers / 8.0
        self.write_houses(state.legacy, 10.0, house, out, at + self.points_at)

    def write_turn(self, s: Ortus, house: Houses, out: Row, at: int) -> None:
        """Whose turn it is, and what lies in the middle."""
        out[at + self.seat_at + house.seat] = 1.0
        self.write_houses(s.given, 10.0, house, out, at + self.given_at)
        out[at + self.round_at] = s.round / (s.round + 20.0)
        if s.active == t.VIKINGS:
            out[at + self.active_at + self.houses] = 1.0
        elif s.active != t.NOBODY:
            out[at + self.active_at + house.place(s.active)] = 1.0
        out[at + self.start_at + house.place(s.start)] = 1.0
        out[at + self.turn_at] = 1.0 if s.acted else 0.0
        out[at + self.turn_at + 1] = 1.0 if s.arrived else 0.0
        out[at + self.turn_at + 2] = 1.0 if s.white else 0.0
        out[at + self.turn_at + 3] = s.black / max(1, s.params.black_markers)
        if s.king != t.NOBODY:
            out[at + self.king_at + house.place(s.king)] = 1.0
        church = church_controller(s)
        if church != t.NOBODY:
            out[at + self.church_at + house.place(church)] = 1.0
        self.write_houses(s.bag, 10.0, house, out, at + self.bag_at)
        middle = at + self.middle_at
        write_counts(s.horde, 20.0, out, middle)
        out[middle + 2] = (s.army[0] + s.army[1]) / 20.0
        out[middle + 3] = (s.army_pile[0] + s.army_pile[1]) / 20.0
        out[middle + 4] = (s.raiders[0] + s.raiders[1]) / 20.0
        out[middle + 5] = (s.raider_pile[0] + s.raider_pile[1]) / 20.0
        write_counts(s.battle_deck, 20.0, out, middle + 6)
        if s.choice:
            out[at + self.choice_at + s.choice] = 1.0
        for other, vote in enumerate(s.votes):
            if vote >= 0:
                out[at + self.votes_at + house.place(other) * 3 + vote] = 1.0
        self.write_houses(s.legacy, 5.0, house, out, at + self.legacy_at)

    def write_earl(self, s: Ortus, house: Houses, other: int, out: Row, at: int) -> None:
        """An Earldom as all see it, and what one has seen of its Hand."""
        place = house.place(other)
        base = at + self.earl_at + place * EARL
        cards = other * KINDS
        hand = 0
        deck = 0
        for kind in range(KINDS):
            hand += s.hand[cards + kind]
            deck += s.deck[cards + kind]
            n = s.pile[cards + kind]
            if n:
                out[at + self.pile_at + place * KINDS + kind] = n / 6.0
        out[base] = 1.0 if s.out[other] else 0.0
        out[base + 1] = 1.0 if s.off_table[other] else 0.0
        out[base + 2] = s.turns[other] / (s.turns[other] + 20.0)
        out[base + 3] = hand / (hand + 10.0)
        out[base + 4] = 0.0 if s.building else deck / 24.0
        out[base + 5] = len(s.towers[other]) / 5.0
        out[base + 6] = len(s.fiefs[other]) / 5.0
        out[base + 7] = len(s.mercs[other]) / 5.0
        out[base + 8] = s.pool[other * 2] / 10.0
        out[base + 9] = s.pool[other * 2 + 1] / 10.0
        out[base + 10] = capacity(s, other) / 10.0
        out[base + 11] = 0.0 if is_crippled(s, other) else land_sum(s, other, s.params.land_recruit) / 10.0
        out[base + 12] = s.banners[other] / 5.0
        if s.king == other:
            out[base + 13] = s.royal[0] / 10.0
            out[base + 14] = s.royal[1] / 10.0
        out[base + 15] = s.levies / 10.0 if other == s.liege else 0.0
        out[base + 16] = s.emissaries[other * 2] / 5.0
        out[base + 17] = s.emissaries[other * 2 + 1] / 5.0
        for row, merc in enumerate(s.mercs[other]):
            if row < ROWS:
                spot = at + self.mercs_at + (place * ROWS + row) * 3
                out[spot] = 1.0
                out[spot + 1] = merc_infantry(merc) / 3.0
                out[spot + 2] = merc_knights(merc) / 3.0
        if s.seen and place:
            write_counts(s.seen[house.seat * s.houses + other], 6.0, out, at + self.known_at + place * KINDS)

    def write_fiefs(self, s: Ortus, house: Houses, other: int, out: Row, at: int) -> None:
        """The Fiefs of a house: where they lie, their Lords and Properties."""
        places = self.places
        row = at + self.holder_at + house.place(other) * places
        for fief in s.fiefs[other]:
            place = self.place_of[fief]
            out[row + place] = 1.0
            lord = s.lord[fief]
            if lord != t.NO_LORD:
                out[at + self.lord_at + (lord - t.PRINCE) * places + place] = 1.0
            for card in s.props[fief]:
                out[at + self.props_at + (card % KINDS - t.LAND) * places + place] += 0.25
                out[at + self.colour_at + house.place(card // KINDS) * places + place] += 0.25

    def write_own(self, s: Ortus, seat: int, out: Row, at: int) -> None:
        """OR-4.1: Hand, deck, tray and Towers are seen by their Earl alone."""
        cards = seat * KINDS
        for kind in range(KINDS):
            n = s.hand[cards + kind]
            if n:
                out[at + self.hand_at + kind] = n / 6.0
            n = s.deck[cards + kind]
            if n:
                out[at + self.deck_at + kind] = n / 6.0
            n = s.tray[cards + kind]
            if n and not s.shared_deck:
                out[at + self.tray_at + kind] = n / 6.0
        for kind in s.towers[seat]:
            out[at + self.towers_at + kind] += 0.125

    def write_king(self, s: Ortus, out: Row, at: int) -> None:
        """RB-22, RB-18: the King's Mind and his tray lie open."""
        write_counts(s.mind, 6.0, out, at + self.mind_at)
        write_counts(s.mind_pile, 6.0, out, at + self.mind_at + KINDS)
        for kind in range(KINDS):
            out[at + self.king_tray_at + kind] = s.tray[s.liege * KINDS + kind] / 6.0
        if s.wish != t.NOBODY:
            out[at + self.wish_at + s.wish] = 1.0

    def write_modules(self, s: Ortus, house: Houses, out: Row, at: int) -> None:
        """OV: what the modules lay on the table."""
        if s.villages:
            self.write_houses(s.villages, 10.0, house, out, at + self.villages_at)
        if s.thanes_out:
            for other in range(s.houses):
                spot = at + self.thanes_at + house.place(other) * 2
                out[spot] = s.thanes_home[other] / 10.0
                out[spot + 1] = s.thanes_out[other] / 10.0
            out[at + self.thanes_turn_at] = 1.0 if s.thanes_set else 0.0
            out[at + self.thanes_turn_at + 1] = 1.0 if s.thanes_lead else 0.0
        if s.advisors:
            self.write_houses(s.advisors, 2.0, house, out, at + self.advisors_at)
        if s.shared_deck:
            for kind in s.shared_open:
                out[at + self.open_at + kind] += 0.125
            write_counts(s.shared_pile, 6.0, out, at + self.common_pile_at)
            out[at + self.common_size_at] = sum(s.shared_deck) / 100.0
        if self.divided:
            write_counts(s.common, 6.0, out, at + self.common_at)
        if s.draft is not None:
            write_counts(s.draft.packs[house.seat], 6.0, out, at + self.pack_at)
            out[at + self.draft_at] = s.draft.round / 3.0
