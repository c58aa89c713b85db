"""What a war promises: who takes what from whom if either side wins, and what a death would do (AA-11, AA-13)."""

from __future__ import annotations

from heptarchy.games.arthur.bot import weights as w
from heptarchy.games.arthur.bot.forces import Force, odds
from heptarchy.games.arthur.bot.outlook import Outlook, Stake, shares_of, throne_loss, unsworn
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import bans_for
from heptarchy.games.arthur.table.state import BRITISH, NOBODY, SAXON, THRONE, TITLE

# Cards that lie on a ruler and bring elements: how many (AA-7.6)
LEVY_CARDS = {t.KNIGHTS_OF_RENOWN: 1.2, t.MEN_OF_THE_HEARTH: 1.0, t.IRISH_FRIENDS: 1.0, t.CHARISMA: 2.0}


class War:
    """A war as it might be fought: its sides as bits of seats, and what may come of it."""

    def __init__(self, won: float, lost: float, victory: list[float], defeat: list[float]) -> None:
        self.won = won  # the chance that the first side wins
        self.lost = lost
        self.victory = victory  # by seat: rank that he gains if the first side wins
        self.defeat = defeat


class Prospects:
    """Wars between sides, each reckoned once."""

    def __init__(self, o: Outlook, faith: int = NOBODY, over: int = NOBODY) -> None:
        self.o = o
        self.faith = faith  # AA-C26: the Saxon whom Cast Out the Saxons! is meant for; NOBODY in other wars
        self.caster = over  # and who declared it
        self.known: dict[tuple[int, int], War] = {}

    def war(self, a: int, b: int) -> War:
        """The war of side a, which declared it, against side b."""
        key = (a, b)
        if key not in self.known:
            won, lost = odds(side_force(self.o, a, b, self.caster), side_force(self.o, b, a, NOBODY))
            victory = outcome(self.o, a, b)
            if self.faith != NOBODY:
                cast_out(self.o, self.faith, self.caster, victory)
            self.known[key] = War(won, lost, victory, outcome(self.o, b, a))
        return self.known[key]

    def promise(self, seat: int, a: int, b: int) -> float:
        """What that war promises a seat, in points of rank as they count for the end."""
        war = self.war(a, b)
        return self.worth(seat, war, war.won, war.lost)

    def worth(self, seat: int, war: War, won: float, lost: float) -> float:
        """The same with other chances, as a siege has them."""
        o = self.o
        now = o.shares[seat]
        better = self.share(seat, war.victory) - now
        worse = self.share(seat, war.defeat) - now
        return (won * better + lost * worse) * o.heat / max(0.02, now * (1.0 - now))

    def share(self, seat: int, changes: list[float]) -> float:
        """How likely he comes out on top after these changes."""
        o = self.o
        return shares_of([o.standing[one] + changes[one] for one in range(o.players)], o.heat)[seat]


def seats_in(bits: int) -> list[int]:
    """The seats of a set."""
    found: list[int] = []
    seat = 0
    while bits >> seat:
        if bits >> seat & 1:
            found.append(seat)
        seat += 1
    return found


def side_force(o: Outlook, own: int, other: int, casting: int) -> Force:
    """The army of a side; the slow way where something is shut out."""
    total = Force()
    members = seats_in(own)
    if not o.bans and casting == NOBODY:
        for seat in members:
            total.add(o.forces[seat])
        return total
    enemies = seats_in(other)
    meets = any(o.s.people[enemy] == BRITISH for enemy in enemies)
    for seat in members:
        total.add(o.force(seat, bans_for(o.s, seat, members, enemies, casting), meets))
    return total


# If a side wins (AA-11)


def outcome(o: Outlook, won: int, lost: int) -> list[float]:
    """By seat: what the victory of these over those brings or costs, beyond what claims let hope and fear for."""
    changes = [0.0] * o.players
    sworn = [0] * o.players
    crowned = [holder for holder in o.s.holder if holder >= 0]
    for stake in o.stakes:
        owner = stake.owner
        hope = o.hope / len(stake.claimants)
        if owner >= 0 and not lost >> owner & 1:
            if won >> owner & 1:  # AA-11.6
                for one in stake.claimants:
                    if lost >> one & 1:
                        changes[one] -= hope * stake.value
                        changes[owner] += hope * stake.loss
            continue
        heirs = [one for one in stake.claimants if won >> one & 1]
        if not heirs:
            continue
        if stake.kind == TITLE:
            heirs = [highest(o, heirs)]
            crowned.append(heirs[0])
        for one in heirs:
            lord = one if stake.kind != THRONE or o.lords[one] == NOBODY else o.lords[one]
            changes[lord] += stake.value / len(heirs)
            changes[one] -= hope * stake.value
            if stake.kind == THRONE:
                sworn[lord] += 1
        if owner >= 0:
            changes[owner] -= (1.0 - o.hope) * stake.loss
            if stake.kind == THRONE and o.lords[owner] != NOBODY:
                changes[o.lords[owner]] -= o.s.params.vassal_rank
    for seat in crowned:  # AA-17.1
        if sworn[seat] and sworn[seat] + o.lords.count(seat) >= o.players - 1:
            changes[seat] += w.OVERLORD
    return changes


def highest(o: Outlook, heirs: list[int]) -> int:
    """AA-5.8: of several who claim a title the highest rank takes it."""
    best = heirs[0]
    for one in heirs[1:]:
        if o.ranks[one] > o.ranks[best]:
            best = one
    return best


def cast_out(o: Outlook, enemy: int, declarer: int, changes: list[float]) -> None:
    """AA-15.2: a Saxon becomes a British vassal."""
    lord = declarer if o.lords[declarer] == NOBODY else o.lords[declarer]
    changes[lord] += o.s.params.vassal_rank + w.VASSAL_ARMY * o.wars_left
    if lord in o.s.holder and unsworn(o, lord) == 1:  # AA-17.1
        changes[lord] += w.OVERLORD
    changes[enemy] += o.s.params.british_rank - throne_loss(o, enemy)
    if o.s.holder[t.BRETWALDA] == enemy:
        changes[enemy] -= o.s.params.title_rank


# If a ruler dies (AA-13)


def death(o: Outlook, seat: int, keeps_claims: bool = True, usurped: bool = False) -> list[float]:
    """By seat: what his death changes."""
    changes = [0.0] * o.players
    for stake in o.stakes:
        if stake.owner == seat:
            inherit(o, stake, changes)
        elif not keeps_claims and seat in stake.claimants:
            changes[seat] -= o.hope * stake.value / len(stake.claimants)
    for card in o.s.lying[seat]:
        if card in LEVY_CARDS:
            changes[seat] -= LEVY_CARDS[card] * o.element
        elif card == t.MERLIN:
            changes[seat] -= w.MERLIN * o.rounds_left
        elif usurped and card == t.HILL_PEOPLE:
            changes[seat] -= o.element
    return changes


def inherit(o: Outlook, stake: Stake, changes: list[float]) -> None:
    """AA-13.2 to AA-13.4, AA-5.9: one claimant takes it, several leave it without an owner."""
    seat = stake.owner
    if stake.kind == THRONE:
        if len(stake.claimants) == 1 and o.s.params.throne_on_death:
            one = stake.claimants[0]
            changes[one if o.lords[one] == NOBODY else o.lords[one]] += stake.value
            changes[one] -= o.hope * stake.value
            changes[seat] -= (1.0 - o.hope) * stake.loss
        return
    changes[seat] -= (1.0 - o.hope) * stake.loss
    changes[seat] += 0.5 * o.hope * stake.value  # AA-25.1: his heir claims it back
    if len(stake.claimants) == 1:
        changes[stake.claimants[0]] += (1.0 - o.hope) * stake.value


def usurpation(o: Outlook, seat: int) -> list[float]:
    """AA-15.1: what a Saxon Usurper changes: a death, a people, a title."""
    s = o.s
    changes = death(o, seat, keeps_claims=False, usurped=True)
    changes[seat] -= s.params.british_rank
    if s.holder[t.PENDRAGON] == seat:
        changes[seat] -= s.params.title_rank
    rivals = len([other for other in range(o.players) if s.people[other] == SAXON and other != seat])
    if s.holder[t.BRETWALDA] == NOBODY and not rivals:
        changes[seat] += o.claim * s.params.title_rank  # nobody else can claim it
    return changes
