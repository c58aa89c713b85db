"""What a roll is worth before it is worked out: Runes, relics and all that is rolled again (VX-3 to VX-6)."""

from __future__ import annotations

from heptarchy.games.vikings.bot.battles import Field, Force
from heptarchy.games.vikings.bot.forecast import COMMAND, FLEE, HIT, TAKEN
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import BERSERKERS, FYRD, HOUSECARL, NORSEMEN, THEGN, VIKING
from heptarchy.games.vikings.fray import the_battle, the_fray
from heptarchy.games.vikings.reading import dice_of, dice_on_table, reading
from heptarchy.games.vikings.table.actions import DICE_WEIGHTS, ROLL
from heptarchy.games.vikings.table.age import FACES


def struck(field: Field, force: Force, side: int, hits: int) -> Force:
    """The forces when a side has taken so many Hits, those first whom it can best spare (V-9.7, V-9.8)."""
    force = force[:]
    if side == VIKING:
        if hits and force[BERSERKERS] and not field.flags & TAKEN:
            force[BERSERKERS] -= 1
            hits -= 1
        order = [NORSEMEN, BERSERKERS]
    else:
        order = [FYRD, THEGN, HOUSECARL]
    for kind in order:
        lost = min(force[kind], hits)
        force[kind] -= lost
        hits -= int(lost)
    return force


def hit_worth(field: Field, side: int) -> float:
    """What it is worth to the bot that a side takes one Hit more in a roll, beyond those it is likely to take."""
    mean = 0.0
    for kind in t.KINDS_OF[1 - side]:
        mean += min(field.force[kind], t.DICE[kind]) * HIT[kind]
    hits = int(mean)
    fewer, as_many, more = (field.value(struck(field, field.force, side, hits + n)) for n in range(3))
    return (hits + 1 - mean) * (as_many - fewer) + (mean - hits) * (more - as_many)


class Throw:
    """The dice that lie on the table: Hits and Flees by kind."""

    def __init__(self, field: Field) -> None:
        s = field.o.s
        self.field = field
        self.roller = the_battle(s).roller
        self.kinds = the_fray(s).kinds
        self.hits = [0] * len(t.UNIT_KINDS)
        self.flees = [0] * len(t.UNIT_KINDS)
        for kind in self.kinds:
            self.hits[kind], self.flees[kind], _ = reading(s, kind)
        self.known: dict[tuple[int, ...], float] = {}

    def value(self, hits: int, flees: list[int]) -> float:
        """What the battle is worth when so many Hits and Flees have been worked out."""
        key = (hits, *flees)
        if key not in self.known:
            field = self.field
            force = struck(field, field.force, 1 - self.roller, hits)
            for kind in self.kinds:
                force[kind] = max(0.0, force[kind] - flees[kind])
            self.known[key] = field.value(force)
        return self.known[key]

    def now(self) -> float:
        """What it is worth as the dice lie."""
        return self.value(sum(self.hits), self.flees)

    def again(self, kinds: list[int]) -> float:
        """What it is worth on average to throw all dice of these kinds again."""
        return self._mean(kinds, sum(self.hits) - sum(self.hits[kind] for kind in kinds), self.flees[:])

    def _mean(self, kinds: list[int], hits: int, flees: list[int]) -> float:
        if not kinds:
            return self.value(hits, flees)
        kind = kinds[0]
        weights = DICE_WEIGHTS[kind][dice_on_table(self.field.o.s, kind)]
        total = 0.0
        for answer, weight in zip(weights.answers, weights.weights, strict=True):
            outcome = ROLL.arg(answer)
            thrown = flees[:]
            thrown[kind] = t.ROLL_FLEES[outcome]
            total += weight * self._mean(kinds[1:], hits + t.ROLL_HITS[outcome], thrown)
        return total / sum(weights.weights)

    def one_again(self, die: int) -> float:
        """VX-3.11: what it is worth on average to throw one die again that shows this."""
        kind, face = divmod(die, FACES)
        hits = sum(self.hits) - (1 if face == 0 else 0)
        fewer = self.flees[:]
        if face == 1:
            fewer[kind] = max(0, fewer[kind] - 1)
        more = fewer[:]
        more[kind] += 1
        hit, flee = HIT[kind], FLEE[kind]
        return (
            hit * self.value(hits + 1, fewer)
            + flee * self.value(hits, more)
            + (1.0 - hit - flee) * self.value(hits, fewer)
        )


def cast_gain(field: Field, faction: int) -> float:
    """VX-4.3: what a Rune or Prayer die brings this faction in the roll to come, on average over its faces."""
    s = field.o.s
    dice = dice_of(s, faction)
    no_hit = (1.0 - HIT[faction]) ** dice
    command = 1.0 - (1.0 - COMMAND[faction]) ** dice
    hits = (1.0 - no_hit) + command + no_hit * dice * HIT[faction]
    gain = hits * hit_worth(field, 1 - t.SIDE_OF[faction])
    now = field.now()
    gain += dice * FLEE[faction] * (now - field.value(field.less(faction, 1)))
    if the_fray(s).fallen[faction] and s.stock[faction]:
        gain += command * (field.value(field.more(faction, 1)) - now)
    return gain / 6
