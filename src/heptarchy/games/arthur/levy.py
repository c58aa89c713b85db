"""Armies and the levy: what a player brings to a war, and from where (AA-7, AA-8).

An element is an int: its type, its origin, whether it is of the base army, and its source. Sources are the home, a
province or a card; `muster` adds them up in the order of AA-7.12.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.realm import home_of, is_home, lies_before
from heptarchy.games.arthur.table.state import BRITISH, IRISH, MARKS, SAXON, SHIPS, changed
from heptarchy.games.dba.data.tables import AX, BD, CV, KN, LH, PS, SP, WB

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign

# An element, bit by bit
ORIGIN_SHIFT: Final = 4
BASE_BIT: Final = 1 << 6
SOURCE_SHIFT: Final = 7

# Sources
FROM_HOME: Final = 0
FROM_PROVINCE: Final = 1  # and the province
FROM_CARD: Final = FROM_PROVINCE + t.PROVINCES  # and the card
FROM_TITLE: Final = FROM_CARD + t.CARDS  # the Pendragon's Knights

# What a war forbids an army, as bits (AA-7.9)
NO_SAXONS: Final = 1
NO_BRITONS: Final = 2

PEDYT: Final = 3  # AA-7.1: of a British base army
PEDYT_KINDS: Final[list[int]] = [AX, SP]
HEARTH_KINDS: Final[list[int]] = [SP, WB, PS]  # AA-7.6
GENERALS: Final[list[list[int]]] = [[CV, AX, SP], [WB]]  # AA-7.3: by people, fit to lead
BASE_RAIDERS: Final = 4  # of a base army: Cavalry and pedyt, or Warband
RAIDER_KINDS: Final[list[int]] = [CV, SP, BD, AX, WB]  # AA-8.2: neither Psiloi nor Light Horse, nor the Knights


def element(kind: int, origin: int, source: int, base: bool = False) -> int:
    """An element of a levy."""
    return kind | origin << ORIGIN_SHIFT | (BASE_BIT if base else 0) | source << SOURCE_SHIFT


def kind_of(one: int) -> int:
    """Its type, one of dba's."""
    return one & 15


def origin_of(one: int) -> int:
    """AA-7.8: British, Saxon or Irish."""
    return one >> ORIGIN_SHIFT & 3


def is_base(one: int) -> bool:
    """AA-7.1: is it of the base army?"""
    return one & BASE_BIT != 0


def source_of(one: int) -> int:
    """Where it comes from."""
    return one >> SOURCE_SHIFT


# Sources (AA-6.1, AA-7.1, AA-7.5, AA-7.6)


def base_army(s: Campaign, seat: int, sixth: int = WB) -> list[int]:
    """AA-7.1: the six elements of the home; the sixth of a Saxon ruler is Warband or Psiloi."""
    if s.people[seat] == BRITISH:
        kinds = [CV, LH, PS, *[AX] * s.auxilia[seat], *[SP] * (PEDYT - s.auxilia[seat])]
        return [element(kind, BRITISH, FROM_HOME, base=True) for kind in kinds]
    return [element(kind, SAXON, FROM_HOME, base=True) for kind in [WB, WB, WB, WB, PS, sixth]]


def is_blocked(s: Campaign, province: int) -> bool:
    """AA-7.7: raided, or under Irish Scourge or Long Ships: it supplies nothing."""
    for i in range(0, len(s.raids), MARKS):
        if s.raids[i + 1] == province:
            return True
    return any(s.ships[i + 2] == province for i in range(0, len(s.ships), SHIPS))


def province_levy(s: Campaign, province: int) -> list[int]:
    """AA-6.1, AA-7.4, AA-7.5: the troops of a province, a home having its base army instead, and of its Warlords."""
    people = s.population[province]
    kind = SP if people == BRITISH else WB
    count = s.params.warlord_levy * s.warlords[province]
    if not is_home(s, province):
        count += s.params.british_levy if people == BRITISH else s.params.saxon_levy
    return [element(kind, people, FROM_PROVINCE + province)] * count


def card_levy(s: Campaign, seat: int, meets_britons: bool) -> list[int]:
    """AA-7.6: elements that cards bring, apart from those whose type is chosen."""
    found: list[int] = []
    for card in s.lying[seat]:
        if card == t.HILL_PEOPLE:
            found.append(element(PS, BRITISH, FROM_CARD + card))
        elif card == t.IRISH_FRIENDS:
            found.append(element(WB, IRISH, FROM_CARD + card))
        elif card in (t.KNIGHTS_OF_RENOWN, t.KNIGHTS_ERRANT):
            found.append(element(CV, BRITISH, FROM_CARD + card))
        elif card == t.NORTHERNERS and meets_britons:
            found.append(element(BD, SAXON, FROM_CARD + card))
        elif card == t.CHARISMA and s.people[seat] == SAXON:
            found.extend([element(WB, SAXON, FROM_CARD + card)] * s.params.charisma_levy)
    return found


def chosen_origin(s: Campaign, seat: int, kind: int) -> int:
    """AA-7.8: Warband of the hearth are Saxons, all other chosen elements Britons."""
    return SAXON if kind == WB else BRITISH


# What is chosen at the levy


def choices(s: Campaign, seat: int, meets_britons: bool) -> list[list[int]]:
    """AA-7.1, AA-7.6: for each element whose type the player chooses, the types he may choose from.

    First the sixth of a Saxon's base army, then Charisma, then the Men of the Hearth, who are of a kind that is
    otherwise in the levy.
    """
    found: list[list[int]] = []
    if s.people[seat] == SAXON:
        found.append([WB, PS])
    elif lies_before(s, seat, t.CHARISMA):
        found.extend([[SP, PS]] * s.params.charisma_levy)
    hearths = lies_before(s, seat, t.MEN_OF_THE_HEARTH)
    if hearths:
        sure = [kind_of(one) for one in sure_elements(s, seat, meets_britons)]
        found.extend([[kind for kind in HEARTH_KINDS if kind in sure]] * hearths)
    return found


def sure_elements(s: Campaign, seat: int, meets_britons: bool) -> list[int]:
    """All that comes whatever is chosen, before raids and exclusions."""
    found = base_army(s, seat)
    if s.people[seat] == SAXON:
        found.pop()
    for province in range(t.PROVINCES):
        # a raid costs a home part of its base army and no more (AA-8.4): a Warlord there is not cut off
        if s.owner[province] == seat and (is_home(s, province) or not is_blocked(s, province)):
            found.extend(province_levy(s, province))
    found.extend(card_levy(s, seat, meets_britons))
    if s.holder[t.PENDRAGON] == seat:
        found.append(element(KN, BRITISH, FROM_TITLE))
    return found


def chosen_elements(s: Campaign, seat: int, kinds: list[int]) -> list[int]:
    """Those whose types were chosen, in the order of `choices`."""
    found: list[int] = []
    rest = kinds[:]
    if s.people[seat] == SAXON:
        found.append(element(rest.pop(0), SAXON, FROM_HOME, base=True))
    elif lies_before(s, seat, t.CHARISMA):
        for _ in range(s.params.charisma_levy):
            kind = rest.pop(0)
            found.append(element(kind, BRITISH, FROM_CARD + t.CHARISMA))
    for kind in rest:
        found.append(element(kind, chosen_origin(s, seat, kind), FROM_CARD + t.MEN_OF_THE_HEARTH))
    return found


def default_kinds(s: Campaign, seat: int, meets_britons: bool) -> list[int]:
    """The first type of each choice: for forecasts, before anybody has chosen."""
    return [kinds[0] for kinds in choices(s, seat, meets_britons)]


# Raids (AA-8)


def away(s: Campaign, seat: int) -> list[int]:
    """AA-8.2: the raiders that a player has out, as elements."""
    return [s.raids[i + 2] for i in range(0, len(s.raids), MARKS) if s.raids[i] == seat]


def home_marks(s: Campaign, seat: int) -> int:
    """AA-8.4: raids on his home."""
    home = home_of(s, seat)
    return len([i for i in range(0, len(s.raids), MARKS) if s.raids[i + 1] == home])


def without_raiders(s: Campaign, seat: int, army: list[int]) -> list[int]:
    """AA-8.2: less the raiders, each if its source still supplies it."""
    left = army[:]
    for raider in away(s, seat):
        send_out(left, raider)
    return left


def send_out(army: list[int], raider: int) -> bool:
    """AA-8.2: raiders are missing from an army; false if what they come from no longer supplies them.

    Pedyt may have been turned meanwhile, and another type may be chosen for what a card brings.
    """
    if is_base(raider):
        return lose_base(army, kind_of(raider))
    source = source_of(raider)
    same = [one for one in army if one == raider or (source >= FROM_CARD and source_of(one) == source)]
    if same:
        army.remove(raider if raider in same else same[0])
    return bool(same)


def lose_base(army: list[int], kind: int) -> bool:
    """An element of the base army is missing; pedyt are one kind here, whatever they have been turned into (AA-7.2)."""
    base = [one for one in army if is_base(one)]
    same = [one for one in base if kind_of(one) == kind]
    if not same and kind in PEDYT_KINDS:
        same = [one for one in base if kind_of(one) in PEDYT_KINDS]
    if same:
        army.remove(same[0])
    return bool(same)


def fit_to_lead(s: Campaign, seat: int, army: list[int]) -> list[int]:
    """AA-7.3: the types among which the general is; the Pendragon's Knights must lead."""
    if any(source_of(one) == FROM_TITLE for one in army):
        return [KN]
    fit: list[int] = []
    for one in army:
        kind = kind_of(one)
        if is_base(one) and kind in GENERALS[s.people[seat]] and kind not in fit:
            fit.append(kind)
    return fit


def home_losses(s: Campaign, seat: int, army: list[int]) -> int:
    """AA-8.4: how many elements of the base army a raided home still costs; one of them remains."""
    due = s.params.home_raid * home_marks(s, seat) - len(s.given_up[seat])
    return max(0, min(due, len([one for one in army if is_base(one)]) - 1))


def may_give_up(s: Campaign, seat: int, army: list[int]) -> list[int]:
    """AA-8.4: the types of base elements that may be given up, so that one fit to be general remains."""
    found: list[int] = []
    for one in army:
        kind = kind_of(one)
        if not is_base(one) or kind in found:
            continue
        rest = army[:]
        rest.remove(one)
        if any(is_base(other) and kind_of(other) in GENERALS[s.people[seat]] for other in rest):
            found.append(kind)
    return found


# Pedyt (AA-7.2)


def may_drill(s: Campaign, seat: int) -> bool:
    """AA-7.2, AA-C08: with The Roman Way Spears of the base army may be turned into Auxilia."""
    return s.people[seat] == BRITISH and s.auxilia[seat] < PEDYT and lies_before(s, seat, t.THE_ROMAN_WAY) > 0


def turn_pedyt(s: Campaign, seat: int, kind: int) -> None:
    """AA-7.2: one of the pedyt becomes Auxilia or Spears."""
    s.auxilia = changed(s.auxilia, seat, s.auxilia[seat] + (1 if kind == AX else -1))


# The whole (AA-7.12)


def bans_for(s: Campaign, seat: int, own: list[int], enemies: list[int], casting_out: int) -> int:
    """AA-7.9: what a war forbids the army of a player: by his own side, by the other, and by Cast Out the Saxons!"""
    bans = 0
    for ally in own:
        if t.SAXON_HATER in s.lying[ally]:
            bans |= NO_SAXONS
    if casting_out == seat:
        bans |= NO_SAXONS
    for enemy in enemies:
        if t.SAXONS_UNITE in s.lying[enemy]:
            bans |= NO_SAXONS
        if t.BRITONS_UNITE in s.lying[enemy] and s.people[seat] == SAXON:
            bans |= NO_BRITONS
    return bans


def allowed(one: int, bans: int) -> bool:
    """AA-7.9: the six of a Saxon ruler's home army are never excluded."""
    if is_base(one):
        return True
    if bans & NO_SAXONS and origin_of(one) == SAXON:
        return False
    return not (bans & NO_BRITONS and origin_of(one) == BRITISH)


def muster(s: Campaign, seat: int, kinds: list[int], given_up: list[int], meets_britons: bool, bans: int) -> list[int]:
    """AA-7.12: the army of a player, with what he has chosen and given up."""
    army = without_raiders(s, seat, [*sure_elements(s, seat, meets_britons), *chosen_elements(s, seat, kinds)])
    for kind in given_up:
        lose_base(army, kind)
    return [one for one in army if allowed(one, bans)]


def has_raiders(s: Campaign, seat: int) -> bool:
    """AA-8.2: could he send anybody out? Four of any base army may go, so that it is seldom looked into."""
    out = [i for i in range(0, len(s.raids), MARKS) if s.raids[i] == seat]
    return len(out) < BASE_RAIDERS or bool(could_raid(s, seat))


def could_raid(s: Campaign, seat: int) -> list[int]:
    """AA-8.2: the elements that a player could send out as raiders, one of each sort."""
    chosen = chosen_elements(s, seat, default_kinds(s, seat, meets_britons=False))
    army = without_raiders(s, seat, [*sure_elements(s, seat, meets_britons=False), *chosen])
    found: list[int] = []
    for one in army:
        if kind_of(one) in RAIDER_KINDS and source_of(one) != FROM_TITLE and one not in found:
            found.append(one)
    return found
