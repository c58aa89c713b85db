"""What everybody could levy now, counted in one pass, and how battles between sides might end (AA-7, AA-21.5)."""

from __future__ import annotations

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import default_kinds, is_base, kind_of, muster
from heptarchy.games.arthur.realm import home_of, is_home
from heptarchy.games.arthur.table.state import BRITISH, MARKS, SAXON, SHIPS, Campaign
from heptarchy.games.dba.data.tables import BD, CV, KN, LH, SP, WB
from heptarchy.games.dba.table.quick import WHOLE, chances

# Cards that shut out elements (AA-7.9)
BANS = (t.SAXON_HATER, t.SAXONS_UNITE, t.BRITONS_UNITE)

_CHANCES: dict[tuple[int, str, int, str], tuple[float, float]] = {}  # looked up before


class Force:
    """An army by what quick battles look at (`quick.composition_of`)."""

    def __init__(self, count: int = 0, fierce: int = 0, horse: int = 0, spears: int = 0) -> None:
        self.count = count
        self.fierce = fierce  # Warband and Blades
        self.horse = horse
        self.spears = spears

    def add(self, other: Force) -> None:
        """Both together."""
        self.count += other.count
        self.fierce += other.fierce
        self.horse += other.horse
        self.spears += other.spears

    @property
    def make(self) -> str:
        """The composition that it comes nearest to."""
        if 2 * self.fierce >= self.count:
            return "warband"
        if 2 * self.horse >= self.count:
            return "horse"
        return "levies" if 2 * self.spears >= self.count else "mixed"


def force_of(army: list[int]) -> Force:
    """An army of elements, counted."""
    found = Force(len(army))
    for one in army:
        kind = kind_of(one)
        if kind in (WB, BD):
            found.fierce += 1
        elif kind in (CV, KN, LH):
            found.horse += 1
        elif kind == SP:
            found.spears += 1
    return found


def blocked(s: Campaign) -> set[int]:
    """AA-7.7: provinces that supply nothing."""
    found = {s.raids[i + 1] for i in range(0, len(s.raids), MARKS)}
    found.update([s.ships[i + 2] for i in range(0, len(s.ships), SHIPS)])
    return found


def forces(s: Campaign) -> list[Force]:
    """By seat: the levy, with the first type of every choice; what a war shuts out is not known yet."""
    found = [base_force(s, seat) for seat in range(s.players)]
    cut_off = blocked(s)
    british, saxon = s.params.british_levy, s.params.saxon_levy
    for province in range(t.PROVINCES):
        seat = s.owner[province]
        if seat < 0:
            continue
        home = is_home(s, province)
        if province in cut_off and not home:
            continue
        spears = s.population[province] == BRITISH
        count = s.params.warlord_levy * s.warlords[province]
        if not home:
            count += british if spears else saxon
        force = found[seat]
        force.count += count
        if spears:
            force.spears += count
        else:
            force.fierce += count
    for i in range(0, len(s.raids), MARKS):
        lose_to_raid(s, found, i)
    return found


def base_force(s: Campaign, seat: int) -> Force:
    """AA-7.1, AA-7.6: the base army, cards and the Pendragon's Knights."""
    if s.people[seat] == BRITISH:
        force = Force(6, 0, 2, 3 - s.auxilia[seat])
    else:
        force = Force(6, 5, 0, 0)
    for card in s.lying[seat]:
        if card == t.HILL_PEOPLE:
            force.count += 1
        elif card in (t.KNIGHTS_OF_RENOWN, t.KNIGHTS_ERRANT):
            force.count += 1
            force.horse += 1
        elif card in (t.IRISH_FRIENDS, t.NORTHERNERS):
            force.count += 1
            force.fierce += 1
        elif card == t.CHARISMA:
            force.count += s.params.charisma_levy
            force.fierce += s.params.charisma_levy if s.people[seat] == SAXON else 0
            force.spears += 0 if s.people[seat] == SAXON else s.params.charisma_levy
        elif card == t.MEN_OF_THE_HEARTH:
            force.count += 1
    if s.holder[t.PENDRAGON] == seat:
        force.count += 1
        force.horse += 1
    return force


def lose_to_raid(s: Campaign, found: list[Force], i: int) -> None:
    """AA-8.2, AA-8.4: the raider is away, and a raided home costs its owner some of his base army."""
    raider, province, one = s.raids[i : i + MARKS]
    force = found[raider]
    force.count -= 1
    kind = kind_of(one)
    if kind == SP:
        force.spears = max(0, force.spears - 1)
    elif kind in (WB, BD):
        force.fierce = max(0, force.fierce - 1)
    elif kind in (CV, KN):
        force.horse = max(0, force.horse - 1)
    owner = s.owner[province]
    if owner >= 0 and province == home_of(s, owner):
        found[owner].count = max(1, found[owner].count - s.params.home_raid)


def has_bans(s: Campaign) -> bool:
    """AA-7.9: does a card that shuts out elements lie before anybody?"""
    for lying in s.lying:
        for card in lying:
            if card in BANS:
                return True
    return False


def banned_force(s: Campaign, seat: int, meets: bool, bans: int) -> Force:
    """AA-7.9: his levy less what is shut out; `meets` Britons on the other side, or not."""
    return force_of(muster(s, seat, default_kinds(s, seat, meets), [], meets, bans))


def shut_out_saxons(s: Campaign, seat: int) -> int:
    """AA-7.9: how many elements he would lose as a Saxon Hater."""
    kinds = default_kinds(s, seat, meets_britons=True)
    army = muster(s, seat, kinds, [], True, 0)
    return len([one for one in army if one >> 4 & 3 == SAXON and not is_base(one)])


def odds(a: Force, b: Force) -> tuple[float, float]:
    """The chances that the first wins and that it loses."""
    key = (max(1, a.count), a.make, max(1, b.count), b.make)
    if key not in _CHANCES:
        found = chances(*key)
        _CHANCES[key] = found.win / WHOLE, found.loss / WHOLE
    return _CHANCES[key]
