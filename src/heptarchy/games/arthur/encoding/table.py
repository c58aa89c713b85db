"""Age of Arthur in numbers: the map, rulers and claims, one's hand, wars, and the battle that is fought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur.bands import band_at, bands_in
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import is_blocked, kind_of
from heptarchy.games.arthur.realm import lord_of, rank
from heptarchy.games.arthur.table.state import (
    BATTLE_KEYS,
    DRAWN,
    GRAVES,
    LAND,
    MARKS,
    NOBODY,
    OFF_MAP,
    OFFERS,
    QUICK,
    SHIPS,
    TALLY_KEYS,
    THRONE,
    TITLE,
    UNDECIDED,
    WAITING,
    Campaign,
    War,
)
from heptarchy.games.arthur.war_declaration import next_declaration
from heptarchy.games.dba.data.tables import TYPES
from heptarchy.games.dba.encoding import battle as battle_planes
from heptarchy.games.dba.encoding.battle import BattlePlanes, mark
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.modes import GATHERING
from heptarchy.kit.actions import actions_of
from heptarchy.kit.encoding import Encoding

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State
    from heptarchy.kit.row import Row

# By which rules a campaign asks, besides those of its cards
RULES: Final[tuple[str, ...]] = (
    *("AA-2.1", "AA-2.3", "AA-2.6", "AA-3.1", "AA-3.2", "AA-3.8", "AA-4.3", "AA-5.8", "AA-7.12", "AA-8.2", "AA-9.2"),
    *("AA-9.5", "AA-9.7", "AA-9.9", "AA-9.12", "AA-10.1", "AA-10.3", "AA-10.4", "AA-10.6", "AA-10.7", "AA-12.2"),
    *("AA-13.8", "AA-21.4", "AA-21.5", "AA-22.2", "AA-22.3", "AA-22.4", "AA-24.3", "AA-25.2", "AA-26.3", "AA-27.1"),
    *("AA-27.2", "AA-C-R5"),
)

PEOPLES: Final = 3
WARS: Final = 2  # being waged at once (AA-9.9)
OVERS: Final = 4  # what a war may be over

# Numbers of a province, title, ruler and war, besides those that come once a seat
PROVINCE: Final = 8
TITLE_SIZE: Final = 1
RULER: Final = 12
WAR: Final = 16


class ArthurEncoding(Encoding):
    """The open table of a campaign, one's own hand, what Merlin has shown; the battle where battles are fought."""

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        players = int(options["players"])
        fought = options["battles"] != BATTLE_KEYS[QUICK]
        super().__init__(players, (*RULES, *t.CARD_RULES, *(battle_planes.RULES if fought else ())))
        actions = actions_of(game)
        self.listed = actions.listed
        p = players
        self.time_at = self.plane(
            "time", (3,), "the round as a share of the last, cards used this turn / 4, 1 while war waits"
        )
        self.turn_at = self.plane("turn", (p,), "1 for the seat whose turn it is")
        self.order_at = self.plane("order", (p,), "by seat: its place round the table, from 1, as a share of the last")
        self.province_size = PROVINCE + 5 * p
        self.provinces_at = self.plane(
            "provinces",
            (t.PROVINCES, self.province_size),
            "in play, nobody's, British, Saxon, Irish, Warlords / 3, blocked, a war is over it; then by seat: owns it, "
            "lost it last (AA-13.3), claims it, raids it, has ships there",
        )
        self.title_size = TITLE_SIZE + 2 * p
        self.titles_at = self.plane(
            "titles", (t.TITLES, self.title_size), "a war is over it; then by seat: holds it, claims it"
        )
        self.ruler_size = RULER + 2 * p
        self.rulers_at = self.plane(
            "rulers",
            (p, self.ruler_size),
            "by seat: British, Saxon, Irish, born so (3), reign / 5, rank / 20, rebels, pedyt that are Auxilia / 6, "
            "cards in hand / 4, a war is over his throne; then by seat: his lord, claims his throne",
        )
        self.lying_at = self.plane("lying", (p, t.CARDS), "by seat: cards that lie before him, / 2")
        self.aside_at = self.plane("aside", (p, t.CARDS), "by seat: cards that Merlin has set aside, / 2")
        self.hand_at = self.plane("hand", (t.CARDS,), "cards in one's own hand, / 2")
        self.known_at = self.plane("known", (p, t.CARDS), "by seat: cards that one knows in his hand, / 2")
        self.discard_at = self.plane("discard", (t.CARDS,), "cards discarded, / 5")
        self.gone_at = self.plane("gone", (t.CARDS,), "cards out of the game, / 5")
        self.used_at = self.plane("used", (t.CARDS,), "base cards used this turn")
        self.store_at = self.plane(
            "store",
            (2 + len(TALLY_KEYS),),
            f"cards in the deck / 60, Expendables / 8, wars settled / 10: {', '.join(TALLY_KEYS)}",
        )
        self.waiting_at = self.plane(
            "waiting", (p, p), "by declarer and enemy: wars that wait for the end of the round"
        )
        self.war_size = WAR + 8 * p
        self.wars_at = self.plane(
            "wars",
            (WARS, self.war_size),
            "being waged: there, over land, title, throne or faith, siege, its round / 10, scores of the declarer's "
            "side and the other / 10, their strength / 40, won by the declarer's side, by the other, drawn, offers "
            "made / 8, offers accepted / 8; then by seat: declarer, enemy, claimant, 1 on the declarer's side and -1 "
            "on the other, C-in-C, has left, lost / 10, claims what is rolled for",
        )
        self.dead_at = self.plane("dead", (p,), "by seat: rulers who have died, / 4")
        self.armies_at = self.plane(
            "armies", (p, TYPES), "by seat: elements of its levy by type, / 16; one's own while they are raised"
        )
        self.leads_at = self.plane(
            "leads", (p, TYPES), "by seat: 1 at the type of its general; one's own while they are raised"
        )
        self.bands_at = self.plane(
            "bands", (p, TYPES), "by seat: bands of Warlords and Prince by type, / 4; one's own while they are raised"
        )
        self.battle: BattlePlanes | None = None
        self.chairs_at = 0
        if fought:
            self.chairs_at = self.plane(
                "chairs", (p, 1 + p), "by seat of the battle: a bot may command, then 1 at the seat of the campaign"
            )
            self.battle = BattlePlanes(self, p, actions.room, "battle ")

    def write(self, state: State, seat: int, out: Row, at: int) -> None:
        """The campaign as this seat sees it."""
        assert isinstance(state, Campaign)
        self.write_table(state, seat, out, at)
        self._write_time(state, seat, out, at)
        self._write_land(state, seat, out, at)
        self._write_rulers(state, seat, out, at)
        self._write_cards(state, seat, out, at)
        self._write_wars(state, seat, out, at)
        self._write_armies(state, seat, out, at)
        if self.battle is not None and isinstance(state.child, Battle):
            self._write_battle(state, state.child, seat, self.battle, out, at)

    def _write_time(self, s: Campaign, seat: int, out: Row, at: int) -> None:
        players = self.players
        out[at + self.time_at] = s.round / s.params.rounds
        out[at + self.time_at + 1] = len(s.played) / 4.0
        out[at + self.time_at + 2] = 1.0 if s.turn < next_declaration(s) else 0.0
        if s.round:
            out[at + self.turn_at + (s.active - seat) % players] = 1.0
        for i in range(len(s.order)):
            out[at + self.order_at + (s.order[i] - seat) % players] = (i + 1) / players
        waiting: list[int] = []
        for i in range(0, len(s.pending), WAITING):
            declarer = (s.pending[i] - seat) % players
            enemy = (s.pending[i + 1] - seat) % players
            waiting.append(at + self.waiting_at + declarer * players + enemy)
        mark(out, waiting)

    def _write_land(self, s: Campaign, seat: int, out: Row, at: int) -> None:
        players = self.players
        size = self.province_size
        for province in range(t.PROVINCES):
            owner = s.owner[province]
            if owner == OFF_MAP:
                continue
            to = at + self.provinces_at + province * size
            seats = to + PROVINCE
            out[to] = 1.0
            out[to + 2 + s.population[province]] = 1.0
            out[to + 5] = s.warlords[province] / 3.0
            out[to + 6] = 1.0 if is_blocked(s, province) else 0.0
            if owner == NOBODY:
                out[to + 1] = 1.0
            else:
                out[seats + (owner - seat) % players] = 1.0
            if s.heir_of[province] != NOBODY:
                out[seats + players + (s.heir_of[province] - seat) % players] = 1.0
            self._write_seats(s.claims[province], seat, out, seats + 2 * players)
        raiders: list[int] = []
        for i in range(0, len(s.raids), MARKS):
            seats = at + self.provinces_at + s.raids[i + 1] * size + PROVINCE
            raiders.append(seats + 3 * players + (s.raids[i] - seat) % players)
        for i in range(0, len(s.ships), SHIPS):
            seats = at + self.provinces_at + s.ships[i + 2] * size + PROVINCE
            raiders.append(seats + 4 * players + (s.ships[i + 1] - seat) % players)
        mark(out, raiders)
        for title in range(t.TITLES):
            to = at + self.titles_at + title * self.title_size + TITLE_SIZE
            if s.holder[title] != NOBODY:
                out[to + (s.holder[title] - seat) % players] = 1.0
            self._write_seats(s.title_claims[title], seat, out, to + players)

    def _write_seats(self, bits: int, seat: int, out: Row, to: int) -> None:
        """1 for each seat of a set."""
        for other in range(self.players):
            if bits >> other & 1:
                out[to + (other - seat) % self.players] = 1.0

    def _write_rulers(self, s: Campaign, seat: int, out: Row, at: int) -> None:
        players = self.players
        for other in range(players):
            place = (other - seat) % players
            to = at + self.rulers_at + place * self.ruler_size
            out[to + s.people[other]] = 1.0
            out[to + PEOPLES + s.blood[other]] = 1.0
            out[to + 6] = s.reign[other] / 5.0
            out[to + 7] = rank(s, other) / 20.0
            out[to + 8] = 1.0 if s.lord[other] != lord_of(s, other) else 0.0
            out[to + 9] = s.auxilia[other] / 6.0
            out[to + 10] = len(s.hands[other]) / 4.0
            if s.lord[other] != NOBODY:
                out[to + RULER + (s.lord[other] - seat) % players] = 1.0
            self._write_seats(s.throne_claims[other], seat, out, to + RULER + players)
        for i in range(0, len(s.graves), GRAVES):
            out[at + self.dead_at + (s.graves[i] - seat) % players] += 0.25

    def _write_cards(self, s: Campaign, seat: int, out: Row, at: int) -> None:
        players = self.players
        for card in s.hands[seat]:
            out[at + self.hand_at + card] += 0.5  # what adds up is in halves of halves: exact also in short floats
        for other in range(players):
            row = (other - seat) % players * t.CARDS
            for card in s.lying[other]:
                out[at + self.lying_at + row + card] += 0.5
            for card in s.aside[other]:
                out[at + self.aside_at + row + card] += 0.5
            if other != seat:
                for card in s.known[seat * players + other]:
                    out[at + self.known_at + row + card] += 0.5
        left = 0
        for card in range(t.CARDS):
            out[at + self.discard_at + card] = s.discard[card] / 5.0
            out[at + self.gone_at + card] = s.gone[card] / 5.0
            left += s.deck[card]
        mark(out, [at + self.used_at + card for card in s.played])
        to = at + self.store_at
        out[to] = left / 60.0
        out[to + 1] = s.expendables / 8.0
        for i in range(len(TALLY_KEYS)):
            out[to + 2 + i] = s.tally[i] / 10.0

    def _write_wars(self, s: Campaign, seat: int, out: Row, at: int) -> None:
        things: list[int] = []
        for i in range(min(WARS, len(s.wars))):
            war = s.wars[i]
            self._write_war(war, seat, out, at + self.wars_at + i * self.war_size)
            if war.over == LAND:
                things.append(at + self.provinces_at + war.thing * self.province_size + 7)
            elif war.over == TITLE:
                things.append(at + self.titles_at + war.thing * self.title_size)
            elif war.over == THRONE:
                things.append(at + self.rulers_at + (war.thing - seat) % self.players * self.ruler_size + 11)
        mark(out, things)

    def _write_war(self, war: War, seat: int, out: Row, to: int) -> None:
        players = self.players
        out[to] = 1.0
        out[to + 1 + war.over] = 1.0
        out[to + 5] = 1.0 if war.siege else 0.0
        out[to + 6] = war.round / 10.0
        for side in range(2):
            out[to + 7 + side] = war.scores[side] / 10.0
            out[to + 9 + side] = war.strength[side] / 40.0
        if war.winner != UNDECIDED:
            out[to + 11 + (2 if war.winner == DRAWN else war.winner)] = 1.0
        for i in range(0, len(war.offers), OFFERS):
            out[to + 14] += 0.125
            if war.offers[i + 3] == 1:
                out[to + 15] += 0.125
        by = to + WAR
        out[by + (war.declarer - seat) % players] = 1.0
        out[by + players + (war.enemy - seat) % players] = 1.0
        if war.claimant != NOBODY:
            out[by + 2 * players + (war.claimant - seat) % players] = 1.0
        for other in range(len(war.side)):
            if war.side[other] != NOBODY:
                out[by + 3 * players + (other - seat) % players] = 1.0 if war.side[other] == 0 else -1.0
        mark(out, [by + 4 * players + (chief - seat) % players for chief in war.chief])
        for other in range(len(war.left)):
            if war.left[other]:
                out[by + 5 * players + (other - seat) % players] = 1.0
        for other in range(len(war.lost)):
            out[by + 6 * players + (other - seat) % players] = war.lost[other] / 10.0
        mark(out, [by + 7 * players + (other - seat) % players for other in war.rivals])

    def _write_armies(self, s: Campaign, seat: int, out: Row, at: int) -> None:
        """AA-7.12: while armies are raised, nobody sees another's."""
        players = self.players
        for other in range(len(s.armies)):
            if s.mode == GATHERING and other != seat:
                continue
            row = (other - seat) % players * TYPES
            for one in s.armies[other]:
                out[at + self.armies_at + row + kind_of(one)] += 0.0625
            if s.leads[other] != NOBODY:
                out[at + self.leads_at + row + s.leads[other]] = 1.0
            for place in range(bands_in(s, other)):
                if band_at(s, other, place) != NOBODY:
                    out[at + self.bands_at + row + band_at(s, other, place)] += 0.25

    def _write_battle(self, s: Campaign, child: Battle, seat: int, planes: BattlePlanes, out: Row, at: int) -> None:
        """The battle from one's own chair, or as an onlooker."""
        players = self.players
        inside = s.chairs.index(seat) if seat in s.chairs else NOBODY
        planes.write(child, inside, out, at)
        looking = inside if inside >= 0 else 0
        for chair in range(len(s.chairs)):
            to = at + self.chairs_at + (chair - looking) % child.players * (1 + players)
            out[to] = 1.0 if s.delegated[s.chairs[chair]] else 0.0
            out[to + 1 + (s.chairs[chair] - seat) % players] = 1.0
        if inside >= 0:
            listed = self.listed
            options = [option - s.offset for option in s.options_for(seat) if option >= listed]
            planes.write_options(child, inside, options, out, at)
