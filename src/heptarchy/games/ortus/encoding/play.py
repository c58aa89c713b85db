"""What is under way in Ortus Regni, in numbers: a battle, a plot, a Joust, a Conclave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.state import AT_POOL
from heptarchy.kit.encoding import Encoding, write_counts

if TYPE_CHECKING:
    from heptarchy.games.ortus.table.state import Battle, Joust, Ortus, Plot
    from heptarchy.kit.row import Row

AIMS: Final = 5
FORCE: Final = 13  # numbers in the plane of a force
RIDER: Final = 9  # numbers in the plane of a rider
ROWS: Final = 6  # Mercenaries of an Earl that have a place each, older first


class Houses:
    """Houses counted from one's own: the Earls around the table, the automated King after them."""

    def __init__(self, players: int, seat: int) -> None:
        self.players = players
        self.seat = seat

    def place(self, house: int) -> int:
        """Where this house comes."""
        return (house - self.seat) % self.players if house < self.players else house


class PlayPlanes:
    """The planes of what is under way; all zero while nothing is."""

    def __init__(
        self, whole: Encoding, houses: int, place_of: list[int], places: int, sides: int, conclave: bool
    ) -> None:
        plane = whole.plane
        self.houses = houses
        self.place_of = place_of
        self.places = places
        who = houses + 2
        self.battle_at = plane("battle", (3,), "a battle: 1; points not used yet and points through, tenths")
        self.parties_at = plane(
            "battle_parties", (4, who), "1 for: attacker, defender, who decides, captor; then Vikings and Welsh"
        )
        self.aim_at = plane("battle_aim", (AIMS,), "1 for: Towers, a Raid, a Siege, Villages, Thanes")
        self.site_at = plane("battle_place", (places,), "1 for the place attacked")
        self.card_at = plane("battle_card", (2, len(t.RESULTS)), "1 for the Battle card, and for its result")
        self.captured_at = plane("captured", (places,), "1 for each place whose Lord is captured")
        self.force_at = plane(
            "forces",
            (sides, FORCE),
            "of each side: Princes, Vassals, Champions, Mercenaries of the Hand; the weaker and stronger of the army; "
            "the King; Royal Infantry and Knights; levies; strength, damage to take, dead",
        )
        self.force_lords_at = plane("force_lords", (sides, places), "1 for each place whose Lord is fielded")
        self.force_mercs_at = plane("force_mercenaries", (sides, ROWS), "1 for each Mercenary fielded")
        self.plot_at = plane(
            "plot", (4,), "a plot: 1 for Treachery; 1 for Intrigue; answers, fifths; things taken, halves"
        )
        self.plot_parties_at = plane("plot_parties", (2, houses), "1 for who plots, and against whom")
        self.plot_aim_at = plane("plot_aim", (AIMS,), "1 for: a Lord, a Mercenary, a Hand, Properties, the Pool")
        self.plot_site_at = plane("plot_place", (places,), "1 for the place aimed at")
        self.plot_merc_at = plane("plot_mercenary", (ROWS,), "1 for the Mercenary aimed at")
        self.plot_takes_at = plane("plot_takes", (6,), "what is taken: Properties by type, Infantry, Knights; halves")
        self.served_at = plane("served", (places,), "1 for each place whose Lord has served in the struggle")
        self.joust_at = plane("joust", (2,), "1 in a Joust or Conclave; 1 once the hands lie open")
        self.rider_at = plane(
            "riders",
            (houses, RIDER),
            "of each house: rides; cards; No Luck, Vassals and Princes if one sees them; tilted; Champions as Vassal, "
            "as Prince; tied",
        )
        self.ante_at = plane("antes", (houses, 4), "1 for the type of each house's ante")
        if not conclave:
            return
        self.declared_at = plane("declared", (houses, len(t.JOUST_HANDS)), "1 for the hand declared in a Conclave")
        self.accuses_at = plane("accuses", (houses, houses + 1), "1 for whom each accuses, the last place for peace")

    def write(self, s: Ortus, seat: int, house: Houses, out: Row, at: int) -> None:
        """What all see of it, and one's own Joust cards."""
        if s.battle is not None:
            self.write_battle(s.battle, house, out, at)
        if s.plot is not None:
            self.write_plot(s.plot, house, out, at)
        if s.joust is not None:
            self.write_joust(s.joust, seat, house, out, at)

    def write_party(self, party: int, place: int, house: Houses, out: Row, at: int) -> None:
        """One of those who are in a battle: a house, the Vikings, the Welsh, nobody."""
        if party == t.NOBODY:
            return
        base = at + self.parties_at + place * (self.houses + 2)
        if party == t.VIKINGS:
            out[base + self.houses] = 1.0
        elif party == t.WELSH:
            out[base + self.houses + 1] = 1.0
        else:
            out[base + house.place(party)] = 1.0

    def write_battle(self, b: Battle, house: Houses, out: Row, at: int) -> None:
        """OR-12: who, where, and the forces."""
        out[at + self.battle_at] = 1.0
        out[at + self.battle_at + 1] = b.points / 10.0
        out[at + self.battle_at + 2] = b.through / 10.0
        self.write_party(b.attacker, 0, house, out, at)
        self.write_party(b.defender, 1, house, out, at)
        self.write_party(b.director, 2, house, out, at)
        self.write_party(b.captor, 3, house, out, at)
        out[at + self.aim_at + b.aim] = 1.0
        if b.fief != t.NOBODY:
            out[at + self.site_at + self.place_of[b.fief]] = 1.0
        if b.card != t.NOBODY:
            out[at + self.card_at + b.card] = 1.0
        if b.result != t.NOBODY:
            out[at + self.card_at + len(t.RESULTS) + b.result] = 1.0
        for fief in b.captured:
            out[at + self.captured_at + self.place_of[fief]] = 1.0
        for side, force in enumerate(b.forces):
            base = at + self.force_at + side * FORCE
            write_counts(force.hand, 5.0, out, base)
            write_counts(force.army, 10.0, out, base + 4)
            out[base + 6] = float(force.king)
            write_counts(force.royal, 5.0, out, base + 7)
            out[base + 9] = force.levies / 10.0
            out[base + 10] = force.strength / 20.0
            out[base + 11] = force.damage / 20.0
            out[base + 12] = len(force.filled) / 10.0
            for fief in force.lords:
                out[at + self.force_lords_at + side * self.places + self.place_of[fief]] = 1.0
            for row in force.mercs:
                if row < ROWS:
                    out[at + self.force_mercs_at + side * ROWS + row] = 1.0

    def write_plot(self, p: Plot, house: Houses, out: Row, at: int) -> None:
        """OR-13: who, at what, and how far the struggle has come."""
        out[at + self.plot_at + (0 if p.card == t.TREACHERY else 1)] = 1.0
        out[at + self.plot_at + 2] = p.answers / 5.0
        out[at + self.plot_at + 3] = len(p.takes) / 2.0
        out[at + self.plot_parties_at + house.place(p.actor)] = 1.0
        if p.target != t.NOBODY:
            out[at + self.plot_parties_at + self.houses + house.place(p.target)] = 1.0
            out[at + self.plot_aim_at + p.aim] = 1.0
        if p.fief != t.NOBODY:
            out[at + self.plot_site_at + self.place_of[p.fief]] = 1.0
        if 0 <= p.merc < ROWS:
            out[at + self.plot_merc_at + p.merc] = 1.0
        for thing in p.takes:
            place = 4 + thing if p.aim == AT_POOL else thing % t.KINDS - t.LAND
            out[at + self.plot_takes_at + place] += 0.5
        for fief in p.served:
            out[at + self.served_at + self.place_of[fief]] = 1.0

    def write_joust(self, j: Joust, seat: int, house: Houses, out: Row, at: int) -> None:
        """OR-14.3, OV-14: Joust cards for their rider until all are shown; all else is open."""
        out[at + self.joust_at] = 1.0
        out[at + self.joust_at + 1] = 1.0 if j.shown else 0.0
        conclave = len(j.declared) > 0
        for rider, other in enumerate(j.riders):
            place = house.place(other)
            base = at + self.rider_at + place * RIDER
            out[base] = 1.0
            out[base + 1] = sum(j.hands[rider]) / 3.0
            if j.shown or other == seat:
                write_counts(j.hands[rider], 3.0, out, base + 2)
            if conclave:
                if j.declared[rider] >= 0:
                    out[at + self.declared_at + place * len(t.JOUST_HANDS) + j.declared[rider]] = 1.0
                accused = j.accuses[rider]
                if accused >= 0:
                    out[at + self.accuses_at + place * (self.houses + 1) + house.place(accused)] = 1.0
                elif accused == t.NOBODY:
                    out[at + self.accuses_at + place * (self.houses + 1) + self.houses] = 1.0
                continue
            out[base + 5] = sum(j.thrown[rider]) / 3.0
            write_counts(j.wilds[rider], 3.0, out, base + 6)
            out[base + 8] = 1.0 if rider in j.tied else 0.0
            if j.antes[rider] != t.NOBODY:
                out[at + self.ante_at + place * 4 + t.type_of(j.antes[rider]) - t.LAND] = 1.0
