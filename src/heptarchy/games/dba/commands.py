"""Commands and personalities: elements and their places, bands, loans, order and sectors (DBA-4, DBA-5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import HALF_X, MM
from heptarchy.games.dba.table.actions import BAND, BORDER, DISMOUNT, KEEP, LEND, RANK, RIDE
from heptarchy.games.dba.table.domains import COMMAND_SIZE, COMMANDS
from heptarchy.games.dba.table.state import changed, seats_of, troop
from heptarchy.kernel.explain import ANOTHER_QUESTION
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

BETWEEN_ZONES: Final = 50 * MM  # from the middle of the land to either zone
WIDTH: Final = 1200  # of the table, in mm (DBA-1.3)
LEAST_SECTOR: Final = 120  # DBA-5.2 (4), in mm
BORDER_STEP: Final = 20  # of the borders that are offered, in mm
LENT_SIZE: Final = COMMAND_SIZE - 1  # DBA-4.3: one place is kept for an Expendable


# Elements and commands


def enrol(s: Battle, seat: int, kind: int, band: int = 0) -> int:
    """A new element, in the last place of its owner's command; not deployed yet. Its number."""
    e = len(s.kind)
    s.kind = [*s.kind, kind]
    s.owner = [*s.owner, seat]
    s.command = [*s.command, seat]
    s.place = [*s.place, len(s.members[seat])]
    s.band = [*s.band, band]
    s.x.append(0)
    s.y.append(0)
    s.facing.append(0)
    s.mx.append(0)
    s.my.append(0)
    s.status.append(t.RESERVE)
    s.moved.append(0)
    s.still.append(False)
    s.wooded = [*s.wooded, False]
    s.seen.append(False)
    s.proven.append(False)
    s.works = [*s.works, 0]
    s.shaken = [*s.shaken, False]
    s.fought.append(False)
    s.held.append(False)
    members = s.members[:]
    members[seat] = [*members[seat], e]
    s.members = members
    return e


def commands_of(s: Battle, side: int) -> list[int]:
    """DBA-4.1, DBA-4.7: the commands of a side, by seat: players without an element have none."""
    return [seat for seat in seats_of(s, side) if s.members[seat]]


def count_elements(s: Battle) -> None:
    """DBA-19.2, DBA-5.6: the elements by which commands are judged: loans where they fight, none that was left out.

    DBA-22.3: an Expendable does not count, so the number is one less than all can see.
    """
    original = []
    for seat in range(s.players):
        count = -1 if s.extra[seat] else 0
        for e in s.members[seat]:
            if s.status[e] != t.LEFT_OUT:
                count += 1
        original.append(max(count, 0))
    s.original = original


def break_point(s: Battle, seat: int) -> int:
    """DBA-19.2: losses at which a command is demoralised: one in three of its elements, and what Sorcery did to it."""
    share = s.params.break_share
    return max(1, (s.original[seat] + share - 1) // share + s.omens[seat])


# DBA-22.9, AA-15.5: the Pendragon's Knights


def dismount(s: Battle, _: int) -> None:
    """DBA-22.9, AA-15.5: every Pendragon says whether his Knights ride or fight on foot."""
    for e in range(len(s.kind) - 1, -1, -1):
        if s.band[e] & t.PENDRAGON and s.kind[e] == t.KN and s.command[e] >= 0:
            s.push(ask_dismount, e)


def ask_dismount(s: Battle, e: int) -> None:
    """DBA-22.9, AA-15.5: ride, or fight on foot as Spears."""
    s.ask(s.owner[e], [RIDE.base, DISMOUNT.base], then=settle_dismount, arg=e, rule="DBA-22.9")


def settle_dismount(s: Battle, e: int, action: int) -> None:
    """DBA-22.9, AA-15.5: what is decided is kept for the battle."""
    if action == DISMOUNT.base:
        s.kind = changed(s.kind, e, t.SP)
        s.tell(told.DISMOUNTED, s.owner[e])


# DBA-22.9, AA-13.9: bands


def name_bands(s: Battle, _: int) -> None:
    """DBA-22.9, AA-13.9: Warlords, then Warrior Princes are tied to an element each, where none was named yet.

    AA-C-R3: one for each Warlord.
    """
    for seat in range(s.players - 1, -1, -1):
        if s.traits[seat] & t.HAS_PRINCE:
            s.push(ask_band, seat * 16 + t.PRINCE)
        for _ in range(warlords_of(s, seat)):
            s.push(ask_band, seat * 16 + t.WARLORD)


def warlords_of(s: Battle, seat: int) -> int:
    """AA-C-R3: how many Warlords are with him; at a battle of its own one, if the trait says so."""
    return max(s.warlords[seat], 1 if s.traits[seat] & t.HAS_WARLORD else 0)


def ask_band(s: Battle, arg: int) -> None:
    """DBA-22.9, AA-13.9: an element of his own, not the general's and no other band; if none is left he is absent."""
    seat, bit = arg // 16, arg % 16
    named = len([e for e in s.members[seat] if s.band[e] & bit and s.owner[e] == seat])
    if named >= (warlords_of(s, seat) if bit == t.WARLORD else 1):
        return
    options = [BAND[e] for e in s.members[seat] if refuse_band(s, arg, BAND[e]) is None]
    if options:
        s.ask(seat, options, then=settle_band, arg=arg, rule="DBA-22.9", why=refuse_band)


def refuse_band(s: Battle, arg: int, action: int) -> Refusal | None:
    """DBA-22.9, AA-13.9: why this element may not be the band."""
    if not BAND.holds(action):
        return ANOTHER_QUESTION.by("DBA-22.9")
    e = BAND.arg(action)
    if e >= len(s.kind) or s.owner[e] != arg // 16 or s.command[e] != arg // 16:
        return why.NOT_YOURS.by("DBA-22.9", e)
    if s.band[e] & t.GENERAL:
        return why.GENERALS.by("DBA-22.9", e)
    if s.band[e]:
        return why.BAND_ALREADY.by("DBA-22.9", e)
    return None


def settle_band(s: Battle, arg: int, action: int) -> None:
    """DBA-22.9, AA-13.9: he goes with that element."""
    e = BAND.arg(action)
    s.band = changed(s.band, e, s.band[e] | arg % 16)
    s.tell(told.BANDED, arg // 16, troop(s, e))


# DBA-4.3: loans


def lend(s: Battle, _: int) -> None:
    """DBA-4.3: in the order of seats, whoever has a command and a friend with one may lend elements."""
    for seat in range(s.players - 1, -1, -1):
        if s.members[seat] and len(commands_of(s, s.side[seat])) > 1:
            s.push(ask_loan, seat)


def ask_loan(s: Battle, seat: int) -> None:
    """DBA-4.3: lend an element to a command of the own side, or keep what is left."""
    friends = [other for other in commands_of(s, s.side[seat]) if other != seat]
    options = [KEEP.base]
    for e in s.members[seat]:
        for friend in friends:
            action = LEND[e * COMMANDS + friend]
            if refuse_loan(s, seat, action) is None:
                options.append(action)
    s.ask(seat, options, then=settle_loan, arg=seat, rule="DBA-4.3", why=refuse_loan)


def refuse_loan(s: Battle, seat: int, action: int) -> Refusal | None:
    """DBA-4.3: why this element may not be lent to that command."""
    if not LEND.holds(action):
        return None
    e, friend = LEND.arg(action) // COMMANDS, LEND.arg(action) % COMMANDS
    if e >= len(s.kind) or s.owner[e] != seat or s.command[e] != seat:
        return why.NOT_YOURS_TO_LEND.by("DBA-4.3", e)
    if s.band[e]:
        return why.LEADER_NOT_LENT.by("DBA-4.3", e)
    if friend >= s.players or friend == seat or s.side[friend] != s.side[seat] or not s.members[friend]:
        return why.NO_FRIEND.by("DBA-4.3", friend)
    if len(s.members[friend]) >= LENT_SIZE:
        return why.COMMAND_FULL.by("DBA-4.3", friend)
    return None


def settle_loan(s: Battle, seat: int, action: int) -> None:
    """DBA-4.3: it fights in the other command; then the next one may be lent."""
    if action == KEEP.base:
        return
    e, friend = LEND.arg(action) // COMMANDS, LEND.arg(action) % COMMANDS
    members = s.members[:]
    members[seat] = [other for other in members[seat] if other != e]
    members[friend] = [*members[friend], e]
    s.members = members
    s.command = changed(s.command, e, friend)
    place = s.place[:]
    for i, other in enumerate(members[seat]):
        place[other] = i
    place[e] = len(members[friend]) - 1
    s.place = place
    count_elements(s)
    s.tell(told.LENT, seat, troop(s, e), friend)
    s.push(ask_loan, seat)


# DBA-5.2 (4): order and sectors


def order_commands(s: Battle, _: int) -> None:
    """DBA-5.2 (4): the C-in-Cs order their commands and draw the borders, the defender first."""
    s.push(order_side, s.attacker)
    s.push(order_side, 1 - s.attacker)


def order_side(s: Battle, side: int) -> None:
    """DBA-5.2 (4): commands from left to right, then the borders between them."""
    s.then(ask_rank, ask_border, arg=side)


def unranked(s: Battle, side: int) -> list[int]:
    """The commands that have no place in the order yet."""
    return [seat for seat in commands_of(s, side) if seat not in s.order[side]]


def ask_rank(s: Battle, side: int) -> None:
    """DBA-5.2 (4): the next command from the left; the last one has the place that is left."""
    left = unranked(s, side)
    if len(left) == 1:
        put_in_order(s, side, left[0])
    elif left:
        s.ask(s.chief[side], [RANK[seat] for seat in left], then=settle_rank, arg=side, rule="DBA-5.2", why=refuse_rank)


def refuse_rank(s: Battle, side: int, action: int) -> Refusal | None:
    """DBA-5.2 (4): a command of the side that has no place yet."""
    if RANK.holds(action) and RANK.arg(action) not in commands_of(s, side):
        return why.NO_FRIEND.by("DBA-5.2", RANK.arg(action))
    if RANK.holds(action) and RANK.arg(action) in s.order[side]:
        return why.HAS_PLACE.by("DBA-5.2", RANK.arg(action))
    return None


def settle_rank(s: Battle, side: int, action: int) -> None:
    """DBA-5.2 (4): it stands to the right of those named before."""
    put_in_order(s, side, RANK.arg(action))
    s.push(ask_rank, side)


def put_in_order(s: Battle, side: int, seat: int) -> None:
    """The next place from the left is this command's."""
    order = s.order[:]
    order[side] = [*order[side], seat]
    s.order = order


def middle_width(s: Battle) -> int:
    """DBA-5.2 (4), DBA-5.3: the middle of the table, in mm: what the side limit leaves."""
    return WIDTH - 2 * s.params.deploy_margin


def least_width(s: Battle, side: int) -> int:
    """DBA-5.2 (4): what each sector has at least of the middle, in mm."""
    return min(LEAST_SECTOR, middle_width(s) // len(s.order[side]))


def border_range(s: Battle, side: int) -> tuple[int, int]:
    """DBA-5.2 (4): how far from the side's left edge the next border may run, in mm."""
    least = least_width(s, side)
    drawn = len(s.borders[side])
    left = s.params.deploy_margin
    if drawn:
        x = s.borders[side][drawn - 1]
        left = (HALF_X + (x if s.edge[side] == t.SOUTH else -x)) // MM
    to_come = len(s.order[side]) - 1 - drawn
    return left + least, WIDTH - s.params.deploy_margin - to_come * least


def from_left(s: Battle, side: int, mm: int) -> int:
    """Millimetres from the western edge as those from the side's left, and back."""
    return mm if s.edge[side] == t.SOUTH else WIDTH - mm


def ask_border(s: Battle, side: int) -> None:
    """DBA-5.2 (4): where the sector of the next command from the left ends."""
    drawn = len(s.borders[side])
    if drawn >= len(s.order[side]) - 1:
        return
    low, high = border_range(s, side)
    ends = {low, high, fair_border(s, side)}
    ends.update(range(low - low % BORDER_STEP + BORDER_STEP, high, BORDER_STEP))
    options = [BORDER[from_left(s, side, end)] for end in sorted(ends)]
    s.ask(s.chief[side], options, then=settle_border, arg=side, rule="DBA-5.2", why=refuse_border, judged=True)


def fair_border(s: Battle, side: int) -> int:
    """The border that gives each command still to come room by its number of elements."""
    order, drawn = s.order[side], len(s.borders[side])
    low, high = border_range(s, side)
    left = low - least_width(s, side)
    right = WIDTH - s.params.deploy_margin
    sizes = [len(s.members[seat]) for seat in order[drawn:]]
    return min(high, max(low, left + (right - left) * sizes[0] // sum(sizes)))


def refuse_border(s: Battle, side: int, action: int) -> Refusal | None:
    """DBA-5.2 (4): why the border may not run there."""
    if not BORDER.holds(action):
        return ANOTHER_QUESTION.by("DBA-5.2")
    low, high = border_range(s, side)
    if not low <= from_left(s, side, BORDER.arg(action)) <= high:
        return why.SECTOR_WIDE.by("DBA-5.2", least_width(s, side))
    return None


def settle_border(s: Battle, side: int, action: int) -> None:
    """DBA-5.2 (4): the border runs there; then the next one."""
    borders = s.borders[:]
    borders[side] = [*borders[side], BORDER.arg(action) * MM - HALF_X]
    s.borders = borders
    s.push(ask_border, side)


def zone_deep(s: Battle) -> int:
    """DBA-5.3, DBA-34.2: how deep the deployment zones are, from base edge or shore: they keep apart in the middle."""
    return min(s.params.deploy_depth * MM, (s.north - s.south) // 2 - BETWEEN_ZONES)


def sector(s: Battle, seat: int) -> tuple[int, int]:
    """DBA-5.3: from where to where the sector of a command runs, in units; the outer ones to the side edges."""
    side = s.side[seat]
    order, borders = s.order[side], s.borders[side]
    if seat not in order:
        return -HALF_X, HALF_X
    rank = order.index(seat)
    left = borders[rank - 1] if 0 < rank <= len(borders) else -HALF_X
    right = borders[rank] if rank < len(borders) else HALF_X
    if s.edge[side] != t.NORTH:
        return left, right
    left = borders[rank - 1] if 0 < rank <= len(borders) else HALF_X
    right = borders[rank] if rank < len(borders) else -HALF_X
    return right, left
