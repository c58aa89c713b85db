"""Battle or siege, and what is done in a siege (AA-9.12, AA-10): chances reckoned through, sallies included."""

from __future__ import annotations

from heptarchy.games.arthur.bot import weights as w
from heptarchy.games.arthur.bot.council import as_it_stands
from heptarchy.games.arthur.bot.forces import Force, force_of, odds
from heptarchy.games.arthur.bot.outlook import Outlook
from heptarchy.games.arthur.bot.prospects import death, seats_in
from heptarchy.games.arthur.levy_question import war_of
from heptarchy.games.arthur.siege import may_leave
from heptarchy.games.arthur.table.actions import (
    FIGHT,
    HOLD_OUT,
    LEAVE,
    LET_GO,
    LIFT,
    LOSE,
    LOSE_GENERAL,
    LOSE_WARLORD,
    STAY,
)
from heptarchy.games.arthur.table.chances import round_chances
from heptarchy.games.arthur.table.state import War as Waged
from heptarchy.games.dba.data.tables import AX

LONGEST = 10  # AA-10.10: after so many rounds the besieged have no hope
_ROUNDS: dict[tuple[int, int], tuple[float, float, float, float]] = {}  # chances of a round, reckoned before
ROUGH = 20  # utilities are rounded to so many parts, so that sieges are reckoned once


class Siege:
    """A siege as it stands: armies by player, rounds gone, and what it means to the besieged."""

    def __init__(self, attackers: list[Force], besieged: list[Force], bonus: int, number: int) -> None:
        self.attackers = attackers
        self.besieged = besieged
        self.bonus = bonus
        self.number = number  # rounds that are over
        self.whole = [0, 0]  # elements at first, by side (AA-10.2)
        self.gone = [0, 0]  # and lost
        self.fever = [0.0, 0.0]  # what a lost round of either side brings the besieged: rulers may die
        self.draw = 0.5  # between a defeat, 0, and a victory, 1
        self.left: dict[tuple[int, int], Force] = {}  # by side and lost rounds: what is left of it
        self.seen: dict[tuple[int, int, int], tuple[float, float, float, float]] = {}

    def value(self, number: int, x: int, y: int) -> tuple[float, float, float, float]:
        """What it is worth to the besieged, and its chances: that they win, a draw, that they lose.

        After so many rounds, x lost by the attackers and y by the besieged from now on.
        """
        key = (number, x, y)
        if key not in self.seen:
            found = self.reckon(number, x, y)
            kept = 1.0 - w.LIFTED  # AA-10.6: or they give up after the round
            drawn = kept * found[2] + w.LIFTED
            self.seen[key] = kept * found[0] + w.LIFTED * self.draw, kept * found[1], drawn, kept * found[3]
        return self.seen[key]

    def reckon(self, number: int, x: int, y: int) -> tuple[float, float, float, float]:
        """AA-10.3 to AA-10.7: the better of a sally and another round."""
        if number >= LONGEST:
            return 0.0, 0.0, 0.0, 1.0
        sally = self.sally(x, y)
        hold = self.hold(number, x, y)
        return sally if sally[0] >= hold[0] else hold

    def sally(self, x: int, y: int) -> tuple[float, float, float, float]:
        """AA-10.7: a battle with what is left."""
        for side, rounds in ((0, x), (1, y)):
            if (side, rounds) not in self.left:
                self.left[side, rounds] = remains(self.besieged if side else self.attackers, rounds)
        won, lost = odds(self.left[1, y], self.left[0, x])
        return won + self.draw * (1.0 - won - lost), won, 1.0 - won - lost, lost

    def hold(self, number: int, x: int, y: int) -> tuple[float, float, float, float]:
        """AA-10.3 to AA-10.6: another round."""
        if (number, self.bonus) not in _ROUNDS:
            _ROUNDS[number, self.bonus] = round_chances(number, self.bonus)
        storm, worse, better, level = _ROUNDS[number, self.bonus]
        found = [0.0, 0.0, 0.0, storm]
        if worse:
            spent = 2 * (self.gone[0] + losses(self.attackers, x + 1)) > self.whole[0]
            self.add(found, worse, (self.draw, 0.0, 1.0, 0.0) if spent else self.value(number + 1, x + 1, y))
            found[0] += worse * self.fever[0]
        if better:
            fallen = 3 * (self.gone[1] + losses(self.besieged, y + 1)) > 2 * self.whole[1]
            self.add(found, better, (0.0, 0.0, 0.0, 1.0) if fallen else self.value(number + 1, x, y + 1))
            found[0] += better * self.fever[1]
        if level:
            self.add(found, level, self.value(number + 1, x, y))
        return found[0], found[1], found[2], found[3]

    def add(self, found: list[float], chance: float, then: tuple[float, float, float, float]) -> None:
        """What comes with this chance."""
        for i in range(4):
            found[i] += chance * then[i]


def remains(armies: list[Force], rounds: int) -> Force:
    """What is left of a side after so many lost rounds; its make stays."""
    total = Force()
    for army in armies:
        total.add(army)
    kept = max(1, total.count - losses(armies, rounds))
    share = kept / max(1, total.count)
    return Force(kept, round(total.fierce * share), round(total.horse * share), round(total.spears * share))


def losses(armies: list[Force], rounds: int) -> int:
    """AA-10.4: an element a player and round."""
    return sum([min(rounds, army.count) for army in armies])


# A war before us


class Stand:
    """The war that we are in, with its armies as they are levied."""

    def __init__(self, o: Outlook, war: Waged) -> None:
        self.o = o
        self.war = war
        self.prospects, self.a, self.b = as_it_stands(o, war)
        self.side = war.side[o.me]
        self.real = bool(o.s.armies)

    def armies(self, bits: int) -> list[Force]:
        """By player of a side."""
        return [force_of(self.o.s.armies[seat]) if self.real else self.o.forces[seat] for seat in seats_in(bits)]

    def battle(self, a: int, b: int) -> tuple[float, float]:
        """The chances of the first side in a battle."""
        return odds(remains(self.armies(a), 0), remains(self.armies(b), 0))

    def siege(self, a: int, b: int) -> Siege:
        """The siege as it stands, with these on either side."""
        o, war = self.o, self.war
        found = Siege(self.armies(a), self.armies(b), o.s.params.siege_bonus, war.round)
        lost = war.lost or [0] * o.players
        for side, bits in ((0, a), (1, b)):
            found.gone[side] = sum([lost[seat] for seat in seats_in(bits)])
            found.whole[side] = found.gone[side] + sum([force.count for force in self.armies(bits)])
        chief = war.chief[1]
        scale = max(0.5, self.scale(chief, a, b))
        weights = o.weights_for(chief)
        for side, bits in ((0, a), (1, b)):
            harm = 0.0
            for seat in seats_in(bits):
                harm += weigh(death(o, seat), weights)
            found.fever[side] = round(ROUGH * w.FEVER * harm / scale) / ROUGH
        return found

    def scale(self, seat: int, a: int, b: int) -> float:
        """What lies between victory and defeat for a member of the besieged."""
        fought = self.prospects.war(a, b)
        return self.prospects.worth(seat, fought, 0.0, 1.0) - self.prospects.worth(seat, fought, 1.0, 0.0)

    def worth(self, a: int, b: int, won: float, lost: float) -> float:
        """What these chances of the first side are worth to us."""
        return self.prospects.worth(self.o.me, self.prospects.war(a, b), won, lost)

    def fevers(self, rounds: float) -> float:
        """What so many lost rounds cost us if our ruler may die of them."""
        return rounds * w.FEVER * self.o.gain(death(self.o, self.o.me))

    def wounds(self, won: float, lost: float) -> float:
        """AA-13.8, AA-27.2: what it costs us that our ruler may fall in a battle that our side wins or loses so."""
        falls = won * w.FALLS[0] + (1.0 - won - lost) * w.FALLS[1] + lost * w.FALLS[2]
        return falls * self.o.gain(death(self.o, self.o.me))


def weigh(changes: list[float], weights: list[float]) -> float:
    """Changes of rank by what they are worth to somebody."""
    return sum([changes[seat] * weights[seat] for seat in range(len(changes)) if changes[seat]])


def stand_of(o: Outlook) -> Stand | None:
    """Our war."""
    war = war_of(o.s, o.me)
    return None if war is None else Stand(o, war)


def field_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-9.12: battle or siege, with those allies who would see a siege through."""
    asked = o.s.asked(o.me)
    war = o.s.wars[asked.arg] if asked is not None else o.s.wars[0]
    stand = Stand(o, war)
    won, lost = stand.battle(stand.a, stand.b)
    own = (won, lost) if stand.side == 0 else (lost, won)
    fight = stand.worth(stand.a, stand.b, won, lost) + stand.wounds(*own)
    a, b = stayers(stand, 0), stayers(stand, 1)
    _, win, _, loss = stand.siege(a, b).hold(0, 0, 0)
    endure = stand.worth(a, b, loss, win) + stand.fevers(1.0)
    return [fight if option == FIGHT[0] else endure for option in options]


def stayers(stand: Stand, side: int) -> int:
    """AA-10.1: who is likely to stay: those who may not leave, the bound, and besiegers who would gain."""
    o, war = stand.o, stand.war
    bits = stand.a if side == 0 else stand.b
    kept = 0
    won = stand.prospects.war(stand.a, stand.b).victory
    for seat in seats_in(bits):
        bound = o.lords[seat] == war.chief[side]
        gains = won[seat] > 0.5 if side == 0 else won[seat] >= -0.2
        if not may_leave(o.s, war, seat) or bound or gains:
            kept |= 1 << seat
    return kept


def stay_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-10.1: stay for what is to be won, leave what will be lost; a lord keeps his vassals."""
    if LET_GO[0] in options:
        return [0.0 if option == LET_GO[0] else 1.0 for option in options]
    stand = stand_of(o)
    if stand is None:
        return [1.0 if option == STAY[0] else 0.0 for option in options]
    a, b = stand.a, stand.b
    own = 1 << o.me
    staying = siege_worth(stand, a, b) + stand.fevers(w.LOST_ROUNDS / (stand.war.round + 1))
    leaving = siege_worth(stand, a & ~own, b & ~own)
    return [leaving if option == LEAVE[0] else staying for option in options]


def siege_worth(stand: Stand, a: int, b: int) -> float:
    """What the siege promises us, with these on either side."""
    siege = stand.siege(a, b)
    _, win, _, loss = siege.value(stand.war.round, 0, 0)
    return stand.worth(a, b, loss, win)


def sally_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-10.7: hold out or sally."""
    stand = stand_of(o)
    if stand is None:
        return [0.0] * len(options)
    siege = stand.siege(stand.a, stand.b)
    hold = siege.hold(stand.war.round - 1, 0, 0)[0]
    sally = siege.sally(0, 0)[0]
    return [hold if option == HOLD_OUT[0] else sally for option in options]


def lift_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-10.6: press on while it promises more than a draw."""
    stand = stand_of(o)
    if stand is None:
        return [0.0] * len(options)
    rounds = max(0.3, w.LOST_ROUNDS - 0.7 * stand.war.round)
    promise = siege_worth(stand, stand.a, stand.b) + stand.fevers(rounds)
    return [0.0 if option == LIFT[0] else promise for option in options]


def lose_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-10.4: what is least missed: nobody's own element if there is another, and Auxilia come back as Spears."""
    found: list[float] = []
    for option in options:
        if LOSE.holds(option):
            kind = LOSE.arg(option)
            found.append(-w.KIND[kind] - (0.1 if kind == AX else 0.0))
        elif option == LOSE_GENERAL[0]:
            found.append(w.FELL * o.gain(death(o, o.me)) - w.KIND[o.s.leads[o.me]] - 1.0)
        else:
            lord = o.s.params.warlord_rank if LOSE_WARLORD.holds(option) else 0
            found.append(-w.FELL * (lord + o.element) - 1.0)
    return found
