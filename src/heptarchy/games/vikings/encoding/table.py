"""878: Vikings in numbers. Factions keep their order, since their sides differ; `mine` says which are one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.encoding.age import AgePlanes
from heptarchy.games.vikings.fray import in_battle
from heptarchy.games.vikings.table.modules import modules_of
from heptarchy.games.vikings.table.state import GONE, OFF_SHORE, SHIRE_COUNT, UNSEEN, Battle, March, Vikings
from heptarchy.games.vikings.table.view import knows_cards
from heptarchy.games.vikings.units import is_marked
from heptarchy.kernel.modes import GATHERING
from heptarchy.kit.encoding import Encoding, count_bits, write_bits, write_counts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State
    from heptarchy.kit.row import Row

# The rules that ask a seat or fate
RULES: Final = (
    *("V-3.4", "V-3.5", "V-4.2", "V-5.2", "V-5.4", "V-5.5", "V-5.6", "V-5.7", "V-5.8", "V-7.2", "V-7.4", "V-7.5"),
    *("V-8.1", "V-9.1", "V-9.2", "V-9.3", "V-9.5", "V-9.7", "V-9.12", "V-9.13", "V-10.3", "V-10.6", "V-11.1"),
    *("V-15.12", "V-15.14", "V-15.21", "V-15.24", "V-15.31", "V-15.32", "V-15.33", "V-15.34", "V-15.41", "V-15.42"),
    *("V-15.45", "VX-1.4", "VX-1.6", "VX-1.9", "VX-2.2", "VX-3.1", "VX-3.11", "VX-3.14", "VX-4.2", "VX-4.3", "VX-5.3"),
    *("VX-6.1", "VX-6.12", "VX-6.13", "VX-6.14", "VX-6.15", "VX-6.16", "VX-7.2", "VX-7.11", "VX-7.12", "VX-9.2"),
)
CARDS: Final = t.CARDS_PER_FACTION
EVENTS: Final = len(t.EVENTS)
KINDS: Final = len(t.UNIT_KINDS)
WHERE: Final = (UNSEEN, OFF_SHORE, GONE)  # Leaders who are in no shire


class VikingsEncoding(Encoding):
    """The open table, the cards of one's own side, and the modules that are played."""

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        super().__init__(int(options["players"]), RULES)
        modules = modules_of(options)
        leaders = len(t.LEADERS) if modules else t.BASE_LEADERS
        self.leaders = leaders
        self.mine_at = self.plane("mine", (4,), "by faction: 1 one's own, 0.5 one's ally's")
        self.given_at = self.plane("given", (self.players,), "answers given in a gathering, fifths, one's own first")
        self.round_at = self.plane("round", (1,), "the round, sevenths")
        self.turn_at = self.plane("turn", (1,), "turns begun in this round, quarters")
        self.active_at = self.plane("active", (4,), "1 for the faction whose turn it is")
        self.bag_at = self.plane("bag", (4,), "1 for each faction whose cube is still in the bag")
        self.units_at = self.plane("units", (4, SHIRE_COUNT), "units of each faction in each shire, tenths")
        self.moved_at = self.plane("moved", (SHIRE_COUNT,), "units of the active side that have moved, tenths")
        self.marked_at = self.plane("marked", (len(t.CITIES),), "1 for each city in Viking hands")
        self.stock_at = self.plane("stock", (KINDS,), "units in the stockpile by kind, twentieths")
        self.fled_at = self.plane("fled", (4,), "fled units by faction, tenths")
        self.leader_at = self.plane("leader_at", (leaders, SHIRE_COUNT), "1 where a Leader stands")
        self.leader_off_at = self.plane("leader_off", (leaders, 3), "1 if he is still to come, off shore, or gone")
        self.aboard_at = self.plane("aboard", (2,), "Norsemen and Berserkers off shore, tenths")
        self.waiting_at = self.plane("waiting", (2,), "those of the Reinforcements without a place yet, tenths")
        self.invasion_at = self.plane("invasion", (t.ROLLO + 1,), "1 for each invasion card not revealed")
        self.hand_size_at = self.plane("hand_size", (4,), "cards in each hand, fifths")
        self.deck_size_at = self.plane("deck_size", (4,), "cards in each deck, twelfths")
        self.events_at = self.plane("events_played", (4,), "Events played this round, fifths")
        self.played_at = self.plane("played", (4, CARDS), "1 for each card played")
        self.shown_at = self.plane("shown", (4, CARDS), "1 for each card seen by all in a hand")
        self.hand_at = self.plane("hand", (4, CARDS), "1 for each card in the hands that one sees")
        self.deck_at = self.plane("deck", (4, CARDS), "1 for each card in the decks that one sees")
        self.fyrd_at = self.plane("fyrd", (1,), "cards in the Fyrd deck, sixteenths")
        self.fyrd_discard_at = self.plane("fyrd_discard", (len(t.FYRD_VALUES),), "Fyrd discards by value, quarters")
        self.armies_at = self.plane("armies", (1,), "armies that may still be activated, quarters")
        self.steps_at = self.plane("steps", (1,), "steps of each, quarters")
        self.led_at = self.plane("led", (leaders,), "1 for each Leader activated this turn")
        self.effects_at = self.plane("effects", (EVENTS,), "1 for each Event that holds for the turn")
        self.barred_at = self.plane("barred", (SHIRE_COUNT,), "1 for each shire closed to the Vikings")
        self.march_at = self.plane("march", (5,), "a march: 1, its steps (quarters), who comes along (tenths), by sail")
        self.march_leader_at = self.plane("march_leader", (leaders,), "1 for the Leader who marches")
        self.march_shire_at = self.plane("march_shire", (SHIRE_COUNT,), "1 where the march stands")
        self.battle_at = self.plane(
            "battle",
            (7,),
            "a battle: 1; who attacks, who rolls, who is next (-1 Vikings, 1 English); Hits to apply (fifths), rolls "
            "of the attackers, Berserkers taken",
        )
        self.battle_shire_at = self.plane("battle_shire", (SHIRE_COUNT,), "1 where it is fought")
        self.battle_units_at = self.plane("battle_units", (KINDS,), "units in it by kind, tenths")
        self.battle_events_at = self.plane("battle_events", (EVENTS,), "1 for each Event played in it")
        self.battle_pending_at = self.plane("battle_pending", (EVENTS,), "1 for each whose effect is to come")
        self.flees_at = self.plane("flees", (KINDS,), "Flees of the roll by kind, thirds")
        self.commands_at = self.plane("commands", (KINDS,), "Commands of the roll by kind, thirds")
        self.fyrd_cards_at = self.plane("fyrd_cards", (len(t.FYRD_VALUES),), "Fyrd cards turned for it by value")
        self.age_planes: AgePlanes | None = AgePlanes(self, modules) if modules else None

    def write(self, state: State, seat: int, out: Row, at: int) -> None:
        """V-13.3: the open table, and the cards of the seat's own side."""
        assert isinstance(state, Vikings)
        self.write_table(state, seat, out, at)
        self.write_turn(state, seat, out, at)
        self.write_map(state, out, at)
        for faction in range(4):
            self.write_cards(state, seat, faction, out, at)
        march = state.march
        if march is not None:
            self.write_march(state, march, out, at)
        battle = state.battle
        if battle is not None:
            self.write_battle(state, battle, out, at)
        if self.age_planes is not None:
            self.age_planes.write(state, seat, out, at)

    def write_turn(self, s: Vikings, seat: int, out: Row, at: int) -> None:
        """Whose factions, what round and turn, and what holds in it."""
        owner = s.owner
        for faction in range(4):
            if owner[faction] == seat:
                out[at + self.mine_at + faction] = 1.0
            elif owner[t.ALLY_OF[faction]] == seat:
                out[at + self.mine_at + faction] = 0.5
        for other, n in enumerate(s.given):
            if n:
                out[at + self.given_at + (other - seat) % self.players] = n / 5.0
        out[at + self.round_at] = s.round / 7.0
        out[at + self.turn_at] = s.turn / 4.0
        if s.round:
            out[at + self.active_at + s.active] = 1.0
        write_bits(s.bag, out, at + self.bag_at)
        out[at + self.armies_at] = s.armies / 4.0
        out[at + self.steps_at] = s.steps / 4.0
        write_bits(s.led, out, at + self.led_at)
        write_bits(s.effects, out, at + self.effects_at)
        write_bits(s.barred, out, at + self.barred_at)
        write_bits(s.invasion, out, at + self.invasion_at)
        out[at + self.fyrd_at] = sum(s.fyrd_deck) / 16.0
        write_counts(s.fyrd_discard, 4.0, out, at + self.fyrd_discard_at)

    def write_map(self, s: Vikings, out: Row, at: int) -> None:
        """Units, Leaders, cities; what is off the map."""
        for faction in range(4):
            write_counts(s.units[faction], 10.0, out, at + self.units_at + faction * SHIRE_COUNT)
        hosts = s.hosts
        moved = s.moved
        for shire in range(SHIRE_COUNT):
            n = moved[0][shire] + moved[1][shire]
            if n and (hosts[0][shire] or hosts[1][shire]):  # a view names it where units stand
                out[at + self.moved_at + shire] = n / 10.0
        for place, city in enumerate(t.CITIES):
            if is_marked(s, city):
                out[at + self.marked_at + place] = 1.0
        write_counts(s.stock, 20.0, out, at + self.stock_at)
        write_counts(s.fled, 10.0, out, at + self.fled_at)
        write_counts(s.aboard, 10.0, out, at + self.aboard_at)
        write_counts(s.waiting, 10.0, out, at + self.waiting_at)
        for leader, shire in enumerate(s.leader_at):
            if shire >= 0:
                out[at + self.leader_at + leader * SHIRE_COUNT + shire] = 1.0
            else:
                out[at + self.leader_off_at + leader * 3 + WHERE.index(shire)] = 1.0

    def write_cards(self, s: Vikings, seat: int, faction: int, out: Row, at: int) -> None:
        """V-13.2: sizes and open cards of all, hand and deck of those that the seat sees."""
        out[at + self.hand_size_at + faction] = count_bits(s.hands[faction]) / 5.0
        if s.mode != GATHERING:
            out[at + self.deck_size_at + faction] = count_bits(s.decks[faction]) / 12.0
        out[at + self.events_at + faction] = s.events_played[faction] / 5.0
        base = at + faction * CARDS
        write_bits(s.played[faction], out, base + self.played_at)
        write_bits(s.shown[faction], out, base + self.shown_at)
        if knows_cards(s, seat, faction):
            write_bits(s.hands[faction], out, base + self.hand_at)
            write_bits(s.decks[faction], out, base + self.deck_at)

    def write_march(self, s: Vikings, march: March, out: Row, at: int) -> None:
        """Where it stands, and with whom."""
        base = at + self.march_at
        out[base] = 1.0
        out[base + 1] = march.steps / 4.0
        out[base + 2] = march.carry[0] / 10.0
        out[base + 3] = march.carry[1] / 10.0
        out[base + 4] = 1.0 if march.sail else 0.0
        if march.leader >= 0:
            out[at + self.march_leader_at + march.leader] = 1.0
            if s.leader_at[march.leader] == OFF_SHORE:
                return
        out[at + self.march_shire_at + march.at] = 1.0

    def write_battle(self, s: Vikings, b: Battle, out: Row, at: int) -> None:
        """Who fights, and the roll on the table."""
        base = at + self.battle_at
        out[base] = 1.0
        out[base + 1] = 2.0 * b.attacker - 1.0
        out[base + 2] = 2.0 * b.roller - 1.0
        out[base + 3] = 2.0 * b.next - 1.0
        out[base + 4] = b.hits / 5.0
        out[base + 5] = b.attack_rolls / 5.0
        out[base + 6] = float(b.berserkers_taken)
        out[at + self.battle_shire_at + b.shire] = 1.0
        for kind in range(KINDS):
            n = in_battle(s, kind)
            if n:
                out[at + self.battle_units_at + kind] = n / 10.0
        write_bits(b.titles, out, at + self.battle_events_at)
        for event in b.pending:
            out[at + self.battle_pending_at + event] = 1.0
        write_counts(b.flees, 3.0, out, at + self.flees_at)
        write_counts(b.commands, 3.0, out, at + self.commands_at)
        for card in b.fyrd_cards:
            out[at + self.fyrd_cards_at + card] += 1.0
