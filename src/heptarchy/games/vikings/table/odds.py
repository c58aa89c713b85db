"""Exact odds of a battle: who wins, and what is left (V-9.4 to V-9.14).

Nobody moves by Command, nobody plays an Event. The English lose Fyrd first, then Thegn, then Housecarl; the Vikings
give the first Hit to a Berserker (V-9.8), then lose Norsemen before Berserkers. Every roll is worked out to its end
(V-9.14).

How it is done. A Hit takes from the enemy and a Flee from the rolling kind itself, so the kinds of one roll may be
worked out one after the other. That makes the battle a ring of five cups of dice (Fyrd, Thegn, Housecarl, Norsemen,
Berserkers), and a position says how strong the English are, how strong the Vikings are, and whose cup is next. A cup
leaves fewer units, or the same units and the next cup. So positions are taken from the strongest to the weakest, and
for each we sum how often its cups are rolled on average. Only where all five cups do nothing does the ring come back
to where it began; those laps are a geometric series, closed by one division.

Two things keep this small. The orders of loss, and that Berserkers never flee, put the Vikings on a line: once the
first Hit has fallen, how many are lost says all; before it, it says how many Norsemen have fled. So whatever can
happen at one English strength is a row of numbers a cup, by Vikings lost, and dice move it along the row (Vikings
lost), to the row of a lesser strength (English lost), or to the next cup. And the ends of a row that are too faint
to matter are dropped. What was dropped is what is missing from 1 in the end: it is reported, and no probability is
further than that from the true one.

The greatest battle of all (40 Norsemen and 20 Berserkers against 20 Housecarl, 40 Thegn and 10 Fyrd) has 950,000
positions, of which some 70,000 are gone through, and misses less than 1e-7, in 0.18 s of processor time interpreted,
0.10 s compiled. A leader's host against a great town (17 and 8 against 8, 12 and a Fyrd card) misses less than 1e-9,
in 0.05 s and 0.03 s; 6 and 3 against 1, 1 and a card miss nothing, in 2 ms and 1 ms.
"""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.book.words_book import PACKAGE
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    DICE,
    ENGLISH,
    FYRD,
    FYRD_COPIES,
    FYRD_VALUES,
    HOUSECARL,
    KINDS_OF,
    NORSEMEN,
    ROLL_ANSWERS,
    ROLL_FLEES,
    ROLL_HITS,
    ROLL_WEIGHTS,
    SIDE_OF,
    SIDES,
    THEGN,
    UNIT_KINDS,
    UNIT_TOTALS,
    VIKING,
)
from heptarchy.games.vikings.table.actions import SPACE
from heptarchy.kernel.message import NUMBER, SECOND, Asks, Message, WordOf
from heptarchy.speech.shelf import book_of

FAINT: Final = 1e-17  # the ends of a row are dropped where they are less likely than this for each position there is
LOSSES: Final[list[list[int]]] = [[NORSEMEN, BERSERKERS], [FYRD, THEGN, HOUSECARL]]  # by side: who is lost first

# Why there can't be a battle of which somebody asks for the odds
ODDS: Final = Asks(SPACE, "odds")
UNIT: Final = WordOf(*UNIT_KINDS)
NO_ATTACKER: Final = ODDS.ask("attacker", n=NUMBER)
TOO_FEW: Final = ODDS.ask("too-few", unit=UNIT, n=NUMBER)
TOO_MANY: Final = ODDS.ask("too-many", unit=UNIT, n=NUMBER, most=SECOND)
FYRD_TWICE: Final = ODDS.ask("fyrd-twice", n=NUMBER)
NO_FYRD_CARD: Final = ODDS.ask("no-fyrd-card")
NOBODY_THERE: Final = ODDS.ask("nobody-there", side=WordOf(*SIDES))

# The ring of cups: a side rolls its kinds in this order, then the other side rolls
CUPS: Final[list[int]] = [FYRD, THEGN, HOUSECARL, NORSEMEN, BERSERKERS]
FYRD_CUP: Final = 0
THEGN_CUP: Final = 1
HOUSECARL_CUP: Final = 2
NORSE_CUP: Final = 3
BERSERK_CUP: Final = 4
ENGLISH_CUPS: Final[list[int]] = [FYRD_CUP, THEGN_CUP, HOUSECARL_CUP]
VIKING_CUPS: Final[list[int]] = [NORSE_CUP, BERSERK_CUP]
FIRST_CUP: Final[list[int]] = [NORSE_CUP, FYRD_CUP]  # by side
OVERKILL: Final = 8  # cells after the last Viking, for Hits beyond him: there are at most 6 in one English roll


class BattleOdds:
    """What a battle brings, worked out; lists are by kind of unit, in the order of UNIT_KINDS."""

    def __init__(self) -> None:
        self.p_viking_wins: float = 0.0
        self.p_won_by_first_attack_roll: float = 0.0  # the attackers have won by the end of it, or before it (V-14.5)
        self.survivors: dict[tuple[int, int, int, int, int], float] = {}  # units left by kind, and how likely that is
        self.mean_survivors: list[float] = [0.0] * len(UNIT_KINDS)
        self.mean_fled: list[float] = [0.0] * len(UNIT_KINDS)
        self.mean_killed: list[float] = [0.0] * len(UNIT_KINDS)
        self.missing: float = 0.0  # dropped as too faint: no probability here is further than this from the true one

    @property
    def mean_viking_survivors(self) -> float:
        """Norsemen and Berserkers left on average; none where they lose."""
        return self.mean_survivors[NORSEMEN] + self.mean_survivors[BERSERKERS]

    @property
    def mean_english_survivors(self) -> float:
        """Housecarl and Thegn left on average; Fyrd go home (V-9.15)."""
        return self.mean_survivors[HOUSECARL] + self.mean_survivors[THEGN]

    def __repr__(self) -> str:
        return (
            f"BattleOdds(p_viking_wins={self.p_viking_wins:.4f}, "
            f"mean_viking_survivors={self.mean_viking_survivors:.4f}, "
            f"mean_english_survivors={self.mean_english_survivors:.4f}, "
            f"p_won_by_first_attack_roll={self.p_won_by_first_attack_roll:.4f})"
        )


def battle_odds(
    attacker: int,
    norsemen: int,
    berserkers: int,
    housecarl: int,
    thegn: int,
    fyrd: int = 0,
    fyrd_random: bool = False,
    berserker_taken: bool = False,
    attackers_roll: bool = False,
    faint: float = FAINT,
) -> BattleOdds:
    """The odds of a battle from these units on, or with Fyrd from one card of a fresh deck (V-9.3, V-15.61).

    `berserker_taken`: V-9.8 has been met already. `attackers_roll`: they roll next, and not the defenders (V-9.4).
    `faint`: see FAINT; with 0 nothing is dropped.
    """
    units = [norsemen, berserkers, housecarl, thegn, fyrd]
    reason = refuse_battle(attacker, units, fyrd_random)
    if reason is not None:
        raise ValueError(book_of(PACKAGE).say(reason))
    draws = fyrd_draws() if fyrd_random else [(fyrd, 1.0)]
    odds = BattleOdds()
    for count, chance in draws:
        units[FYRD] = count
        won = _won_by_first_attack_roll(attacker, units, berserker_taken, attackers_roll)
        odds.p_won_by_first_attack_roll += chance * won
    roller = attacker if attackers_roll else 1 - attacker
    battle = _Battle(units, max(count for count, _ in draws), berserker_taken, faint)
    for count, chance in draws:
        battle.start(roller, count, chance)
    battle.fight()
    battle.tell(odds, sum(count * chance for count, chance in draws))
    return odds


def refuse_battle(attacker: int, units: list[int], fyrd_random: bool) -> Message | None:
    """Why there cannot be a battle with these units, by kind (V-1.1, V-1.2, V-9.3)."""
    if attacker not in (VIKING, ENGLISH):
        return NO_ATTACKER.of(n=attacker)
    for kind, n in enumerate(units):
        if n < 0:
            return TOO_FEW.of(unit=kind, n=n)
        if n > UNIT_TOTALS[kind]:
            return TOO_MANY.of(unit=kind, n=n, most=UNIT_TOTALS[kind])
    if fyrd_random and units[FYRD]:
        return FYRD_TWICE.of(n=units[FYRD])
    if fyrd_random and not units[HOUSECARL] + units[THEGN]:
        return NO_FYRD_CARD.of()
    for side in range(len(SIDES)):
        if not sum(units[kind] for kind in KINDS_OF[side]):
            return NOBODY_THERE.of(side=side)
    return None


def fyrd_draws() -> list[tuple[int, float]]:
    """V-15.61, V-14.11: how many Fyrd one card of a fresh deck brings, as far as there are Fyrd, and how likely."""
    cards = sum(FYRD_COPIES)
    return [(min(n, UNIT_TOTALS[FYRD]), copies / cards) for n, copies in zip(FYRD_VALUES, FYRD_COPIES, strict=True)]


# The dice


def _chances(kind: int) -> list[list[list[float]]]:
    """By number of dice, by English units lost, by Vikings lost: how likely a roll of this kind's dice is.

    Its Hits are losses of the other side, its Flees of its own (V-9.7, V-9.10); a unit flees for each, since there is
    never a die without a unit.
    """
    chances: list[list[list[float]]] = []
    for dice in range(DICE[kind] + 1):
        table = [[0.0] * (dice + 1 - english) for english in range(dice + 1)]
        for answer, weight in zip(ROLL_ANSWERS[kind][dice], ROLL_WEIGHTS[kind][dice], strict=True):
            hits, flees = ROLL_HITS[answer], ROLL_FLEES[answer]
            english, vikings = (flees, hits) if SIDE_OF[kind] == ENGLISH else (hits, flees)
            table[english][vikings] += weight / 6**dice
        for row in table:
            while len(row) > 1 and row[-1] == 0.0:
                row.pop()
        chances.append(table)
    return chances


def _won_by_first_attack_roll(attacker: int, units: list[int], berserker_taken: bool, attackers_roll: bool) -> float:
    """V-9.4, V-14.5: how likely the defenders are gone by the end of the attackers' first roll."""
    defender = 1 - attacker
    defenders = sum(units[kind] for kind in KINDS_OF[defender])
    if attackers_roll:
        return _hits_at_least(_roll(attacker, units), defenders)
    won = 0.0
    for hits, by_flees in enumerate(_roll(defender, units)):
        attack = _roll(attacker, _after_hits(attacker, units, hits, berserker_taken))
        for flees, chance in enumerate(by_flees):
            won += chance * _hits_at_least(attack, defenders - flees)
    return won


def _roll(side: int, units: list[int]) -> list[list[float]]:
    """V-9.5: how likely a roll of the side is, by Hits and Flees."""
    roll = [[1.0]]
    for kind in KINDS_OF[side]:
        dice = min(DICE[kind], units[kind])
        so_far, roll = roll, [[0.0] * (len(roll) + dice) for _ in range(len(roll) + dice)]
        for answer, weight in zip(ROLL_ANSWERS[kind][dice], ROLL_WEIGHTS[kind][dice], strict=True):
            for hits, by_flees in enumerate(so_far):
                for flees, chance in enumerate(by_flees):
                    roll[hits + ROLL_HITS[answer]][flees + ROLL_FLEES[answer]] += chance * weight / 6**dice
    return roll


def _hits_at_least(roll: list[list[float]], hits: int) -> float:
    """How likely a roll has this many Hits or more."""
    return sum(sum(by_flees) for by_flees in roll[hits:])


def _after_hits(side: int, units: list[int], hits: int, berserker_taken: bool) -> list[int]:
    """V-9.7, V-9.8: what is left of the side after these Hits."""
    left = units.copy()
    if side == VIKING and hits and left[BERSERKERS] and not berserker_taken:
        left[BERSERKERS] -= 1
        hits -= 1
    for kind in LOSSES[side]:
        lost = min(hits, left[kind])
        left[kind] -= lost
        hits -= lost
    return left


# The battle, as rows of chances


class _Front:
    """What can happen at one English strength: for each cup, how often it is rolled, by Vikings lost."""

    def __init__(self, cells: int) -> None:
        self.rows: list[list[float]] = [[0.0] * cells for _ in CUPS]
        self.first = cells  # cells before this one are empty
        self.end = 0  # and so are this one and those after it


def _pour(front: _Front, cup: int, first: int, cells: list[float], chances: list[float]) -> None:
    """Add cells to a row of the front, beginning at `first`: each sends chances[n] of itself n places further."""
    row = front.rows[cup]
    places = len(chances)
    end = first + len(cells) + places - 1
    if first < front.first:
        front.first = first
    if end > front.end:
        front.end = end
    # Long rows go a list at a time, twice as fast; they must agree with the loop for short ones. zip is not strict,
    # since mypyc has a fast loop for the plain one alone.
    if len(cells) > 5 and places == 1:
        a = chances[0]
        row[first:end] = [x + a * p for x, p in zip(row[first:end], cells)]  # noqa: B905
    elif len(cells) > 5 and places == 2:
        a, b = chances
        row[first:end] = [
            x + a * p + b * q
            for x, p, q in zip(row[first:end], [*cells, 0.0], [0.0, *cells])  # noqa: B905
        ]
    elif len(cells) > 5 and places == 3:
        a, b, c = chances
        row[first:end] = [
            x + a * p + b * q + c * r
            for x, p, q, r in zip(row[first:end], [*cells, 0.0, 0.0], [0.0, *cells, 0.0], [0.0, 0.0, *cells])  # noqa: B905
        ]
    else:
        for x in cells:
            for place, chance in enumerate(chances, first):
                row[place] += x * chance
            first += 1


class _Line:
    """The Vikings by number lost, before the first Hit or after it (V-9.8)."""

    def __init__(
        self, units: int, berserkers: int, length: int, strengths: int, chances: list[list[list[list[float]]]]
    ) -> None:
        self.units = units
        self.berserkers = berserkers  # as long as there are Norsemen
        self.length = length  # cells with Vikings in them
        self.cells = units + OVERKILL
        self.fronts: list[_Front | None] = [None] * strengths
        self.after_hit: _Line | None = None  # where the first Hit leads
        norse_dice = [min(DICE[NORSEMEN], max(0, units - lost - berserkers)) for lost in range(length)]
        berserk_dice = [min(DICE[BERSERKERS], berserkers, units - lost) for lost in range(length)]
        self.runs = [_runs(norse_dice), _runs(berserk_dice)]  # as in VIKING_CUPS
        # By Vikings lost: how likely no Hit falls and nobody flees, or one, two, three Norsemen do
        no_hit = [chances[NORSE_CUP][dice][0] + [0.0] * 3 for dice in norse_dice]
        self.idle_norsemen = [by_flees[0] for by_flees in no_hit]
        self.flee_1 = [by_flees[1] for by_flees in no_hit]
        self.flee_2 = [by_flees[2] for by_flees in no_hit]
        self.flee_3 = [by_flees[3] for by_flees in no_hit]
        self.idle_berserkers = [chances[BERSERK_CUP][dice][0][0] for dice in berserk_dice]

    def front(self, strength: int) -> _Front:
        """What can happen at this English strength, so far as it is known."""
        front = self.fronts[strength]
        if front is None:
            front = _Front(self.cells)
            self.fronts[strength] = front
        return front


def _runs(dice: list[int]) -> list[tuple[int, int, int]]:
    """Stretches of cells that roll the same number of dice, if any: first cell, the one after the last, dice."""
    runs: list[tuple[int, int, int]] = []
    first = 0
    for cell in range(1, len(dice) + 1):
        if cell == len(dice) or dice[cell] != dice[first]:
            if dice[first]:
                runs.append((first, cell, dice[first]))
            first = cell
    return runs


class _Hand:
    """The dice that the English roll at a strength."""

    def __init__(self, dice: list[int], chances: list[list[list[list[float]]]], lines: list[_Line]) -> None:
        self.dice = dice  # by cup
        self.chances = [chances[cup][dice[cup]] for cup in ENGLISH_CUPS]
        # By cup: how likely nobody flees and no Viking is hit, or one, two, three are
        self.no_flee = [self.chances[cup][0] + [0.0] * (3 - dice[cup]) for cup in ENGLISH_CUPS]
        # By line, by Vikings lost: how many laps are begun for one that comes here, if all cups may do nothing
        idle = self.no_flee[0][0] * self.no_flee[1][0] * self.no_flee[2][0]
        self.laps = [
            [1.0 / (1.0 - idle * n * b) for n, b in zip(line.idle_norsemen, line.idle_berserkers, strict=True)]
            for line in lines
        ]


class _Battle:
    """One battle being worked out."""

    def __init__(self, units: list[int], most_fyrd: int, berserker_taken: bool, faint: float) -> None:
        self.units = units
        # An English strength is one number: a Fyrd counts steps[0], a Thegn steps[1], a Housecarl 1
        self.steps = [(units[THEGN] + 1) * (units[HOUSECARL] + 1), units[HOUSECARL] + 1, 1]
        self.strengths = (most_fyrd + 1) * self.steps[0]
        self.chances = [_chances(kind) for kind in CUPS]
        vikings, berserkers = units[NORSEMEN] + units[BERSERKERS], units[BERSERKERS]
        if berserkers == 0 or berserker_taken:
            self.lines = [_Line(vikings, berserkers, vikings, self.strengths, self.chances)]
        else:
            fresh = _Line(vikings, berserkers, units[NORSEMEN] + 1, self.strengths, self.chances)
            fresh.after_hit = _Line(vikings, berserkers - 1, vikings, self.strengths, self.chances)
            self.lines = [fresh, fresh.after_hit]
        self.faint = faint * self.strengths * sum(line.length for line in self.lines)
        self.hands: dict[int, _Hand] = {}
        self.english_wins: list[float] = [0.0] * self.strengths  # by strength left
        self.rolled: list[float] = [0.0] * len(UNIT_KINDS)  # dice of each kind, on average

    def start(self, roller: int, fyrd: int, chance: float) -> None:
        """With this chance, the battle begins with so many Fyrd and a roll of that side."""
        strength = fyrd * self.steps[0] + self.units[THEGN] * self.steps[1] + self.units[HOUSECARL]
        _pour(self.lines[0].front(strength), FIRST_CUP[roller], 0, [chance], [1.0])

    def english(self, strength: int) -> list[int]:
        """The English units of a strength, by cup."""
        return [strength // self.steps[0], strength % self.steps[0] // self.steps[1], strength % self.steps[1]]

    def hand(self, strength: int) -> _Hand:
        """What the English roll at a strength."""
        units = self.english(strength)
        dice = [min(DICE[CUPS[cup]], units[cup]) for cup in ENGLISH_CUPS]
        key = (dice[0] * 4 + dice[1]) * 4 + dice[2]
        hand = self.hands.get(key)
        if hand is None:
            hand = _Hand(dice, self.chances, self.lines)
            self.hands[key] = hand
        return hand

    def after_hits(self, strength: int) -> list[int]:
        """V-9.7, V-9.9: the strengths after one, two, three Hits; those beyond the last unit are lost."""
        units = self.english(strength)
        after: list[int] = []
        for _ in range(3):
            for cup in ENGLISH_CUPS:
                if units[cup]:
                    units[cup] -= 1
                    strength -= self.steps[cup]
                    break
            after.append(strength)
        return after

    def fight(self) -> None:
        """Take the English strengths from the greatest down: whatever happens at one leads to it or to lesser ones."""
        for strength in range(self.strengths - 1, 0, -1):
            if self.lines[-1].fronts[strength] is None and self.lines[0].fronts[strength] is None:
                continue
            hand = self.hand(strength)
            after_hits = self.after_hits(strength)
            for number, line in enumerate(self.lines):
                front = line.fronts[strength]
                if front is not None:
                    rows = self.exchange(strength, front, line, hand, hand.laps[number])
                    self.english_roll(strength, front.first, rows, line, hand)
                    self.vikings_roll(after_hits, front.first, rows, line)
                    line.fronts[strength] = None

    def exchange(self, strength: int, front: _Front, line: _Line, hand: _Hand, laps: list[float]) -> list[list[float]]:
        """How often each cup is rolled at this strength, by Vikings lost, from the first cell of the front on.

        As long as the strength stays, cells feed only later ones: Vikings are hit while no English flee, Norsemen flee
        while no English are hit. What leads away, and the first Hit, is for the two that follow.
        """
        first, end, length, faint = front.first, front.end, line.length, self.faint
        row_f, row_t, row_h, row_n, row_b = front.rows
        f_0, f_1, f_2, _ = hand.no_flee[FYRD_CUP]
        t_0, t_1, t_2, t_3 = hand.no_flee[THEGN_CUP]
        h_0, h_1, h_2, _ = hand.no_flee[HOUSECARL_CUP]
        if line.after_hit is not None:
            f_1 = f_2 = t_1 = t_2 = t_3 = h_1 = h_2 = 0.0
        fyrd: list[float] = []
        thegn: list[float] = []
        housecarl: list[float] = []
        norsemen: list[float] = []
        berserkers: list[float] = []
        # What was rolled one, two, three cells ago; and what fleeing Norsemen bring to this cell and the next two
        fyrd_1 = fyrd_2 = thegn_1 = thegn_2 = thegn_3 = housecarl_1 = housecarl_2 = 0.0
        fled_1 = fled_2 = fled_3 = 0.0
        for lost, to_f, to_t, to_h, to_n, to_b, idle_n, idle_b, lap, flee_1, flee_2, flee_3 in zip(  # noqa: B905
            range(first, length),
            row_f[first:length],
            row_t[first:length],
            row_h[first:length],
            row_n[first:length],
            row_b[first:length],
            line.idle_norsemen[first:],
            line.idle_berserkers[first:],
            laps[first:],
            line.flee_1[first:],
            line.flee_2[first:],
            line.flee_3[first:],
        ):
            # Once around the ring with what comes from elsewhere; all laps; once more with everything
            t = to_t + f_1 * fyrd_1 + f_2 * fyrd_2
            h = to_h + t_1 * thegn_1 + t_2 * thegn_2 + t_3 * thegn_3
            n = to_n + h_1 * housecarl_1 + h_2 * housecarl_2
            b = to_b + fled_1
            f = (to_f + idle_b * (b + idle_n * (n + h_0 * (h + t_0 * t)))) * lap
            t += f_0 * f
            h += t_0 * t
            n += h_0 * h
            b += idle_n * n
            if lost >= end and f < faint and n < faint:
                break
            fyrd.append(f)
            thegn.append(t)
            housecarl.append(h)
            norsemen.append(n)
            berserkers.append(b)
            fyrd_2, fyrd_1 = fyrd_1, f
            thegn_3, thegn_2, thegn_1 = thegn_2, thegn_1, t
            housecarl_2, housecarl_1 = housecarl_1, h
            fled_1 = fled_2 + flee_1 * n
            fled_2 = fled_3 + flee_2 * n
            fled_3 = flee_3 * n
        if line.after_hit is None and first + len(fyrd) >= length:
            # No Viking is left. The roll that took the last one is worked out to its end (V-9.14).
            won = fled_1 + fled_2 + fled_3
            for lost in range(max(first, length), line.cells):
                t = row_t[lost] + f_1 * fyrd_1 + f_2 * fyrd_2
                h = row_h[lost] + t_0 * t + t_1 * thegn_1 + t_2 * thegn_2 + t_3 * thegn_3
                won += row_f[lost] + row_n[lost] + row_b[lost] + h_0 * h + h_1 * housecarl_1 + h_2 * housecarl_2
                thegn.append(t)
                housecarl.append(h)
                fyrd_2, fyrd_1 = fyrd_1, 0.0
                thegn_3, thegn_2, thegn_1 = thegn_2, thegn_1, t
                housecarl_2, housecarl_1 = housecarl_1, h
            self.english_wins[strength] += won
        return [fyrd, thegn, housecarl, norsemen, berserkers]

    def english_roll(self, strength: int, first: int, rows: list[list[float]], line: _Line, hand: _Hand) -> None:
        """V-9.10: Flees lead to lesser strengths; V-9.8: the first Hit takes a Berserker."""
        after_hit = line.after_hit
        for cup in ENGLISH_CUPS:
            if hand.dice[cup] == 0:
                continue
            self.rolled[CUPS[cup]] += sum(rows[cup], 0.0) * hand.dice[cup]
            cells, skipped = self.without_faint_ends(rows[cup])
            start = first + skipped
            if not cells:
                continue
            for fled, chances in enumerate(hand.chances[cup]):
                left = strength - fled * self.steps[cup]
                if fled:
                    by_hits = chances if after_hit is None else chances[:1]
                    _pour(line.front(left), cup + 1, start, cells, by_hits)
                if after_hit is not None and len(chances) > 1:
                    _pour(after_hit.front(left), cup + 1, start + 1, cells, chances[1:])

    def vikings_roll(self, after_hits: list[int], first: int, rows: list[list[float]], line: _Line) -> None:
        """V-9.7: Hits lead to lesser strengths."""
        for cup, runs in zip(VIKING_CUPS, line.runs, strict=True):
            cells, skipped = self.without_faint_ends(rows[cup])
            start = first + skipped
            next_cup = (cup + 1) % len(CUPS)
            for run_start, run_end, dice in runs:
                run = cells[max(0, run_start - start) : max(0, run_end - start)]
                if run:
                    self.rolled[CUPS[cup]] += sum(run, 0.0) * dice
                    for hits in range(1, dice + 1):
                        front = line.front(after_hits[hits - 1])
                        _pour(front, next_cup, max(start, run_start), run, self.chances[cup][dice][hits])

    def without_faint_ends(self, row: list[float]) -> tuple[list[float], int]:
        """The row without what may be dropped at its ends, and how many cells that were at the beginning."""
        faint = self.faint
        begin, end = 0, len(row)
        while end > 0 and row[end - 1] <= faint:
            end -= 1
        while begin < end and row[begin] <= faint:
            begin += 1
        return row[begin:end], begin

    def tell(self, odds: BattleOdds, mean_fyrd: float) -> None:
        """Write down how the battle ends."""
        left: dict[tuple[int, int, int, int, int], float] = {}
        for line in self.lines:
            front = line.fronts[0]
            if front is not None:
                for lost in range(line.length):
                    chance = sum(row[lost] for row in front.rows)
                    if chance > 0.0:
                        berserkers = min(line.berserkers, line.units - lost)
                        left[line.units - lost - berserkers, berserkers, 0, 0, 0] = chance
        for strength, chance in enumerate(self.english_wins):
            if chance > 0.0:
                fyrd, thegn, housecarl = self.english(strength)
                left[0, 0, housecarl, thegn, fyrd] = chance
        total = sum(left.values())
        odds.missing = max(0.0, 1.0 - total)
        won = 0.0
        for units, chance in left.items():
            p = chance / total
            odds.survivors[units] = p
            if units[NORSEMEN] + units[BERSERKERS]:
                won += p
            for kind in range(len(UNIT_KINDS)):
                odds.mean_survivors[kind] += units[kind] * p
        odds.p_viking_wins = min(won, 1.0)
        for kind in range(len(UNIT_KINDS)):
            flee = sum(ROLL_FLEES[a] * w for a, w in zip(ROLL_ANSWERS[kind][1], ROLL_WEIGHTS[kind][1], strict=True)) / 6
            began = mean_fyrd if kind == FYRD else self.units[kind]
            odds.mean_fled[kind] = self.rolled[kind] * flee
            odds.mean_killed[kind] = max(0.0, began - odds.mean_survivors[kind] - odds.mean_fled[kind])
