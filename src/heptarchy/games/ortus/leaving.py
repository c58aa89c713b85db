"""Leaving the game and winning it (OR-18), tested after every whole step (OR-18.10)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.cards import NEVER_SEEN, discard, merc_colour, merc_infantry, merc_knights, raised
from heptarchy.games.ortus.church import cathedral_holder
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import destroy_fief
from heptarchy.games.ortus.kingship import crown_leader
from heptarchy.games.ortus.points import points
from heptarchy.games.ortus.table.modules import STATE_AND_CHURCH, TWO_HEADS, plays_with
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.tetrarchy import decided_for, is_tetrarchy, partner_of, side_at_cap

ALONE = "last earl"
CAP = "round cap"
FIRST_OUT = "first out"  # OV-17.19


def living(s: Ortus) -> list[int]:
    """Earls still in the game; the automated King is none."""
    return [house for house in range(s.players) if not s.out[house]]


def on_table(s: Ortus) -> list[int]:
    """Earls with a Fief."""
    return [house for house in range(s.players) if s.fiefs[house]]


def in_turn_order(s: Ortus) -> list[int]:
    """Earls from the starting player on."""
    return [(s.start + i) % s.players for i in range(s.players)]


def settle(s: Ortus, _: int) -> None:
    """OR-18.10: after a whole step: elimination or off-table state, victory, Banner lead."""
    if not points(s).settles(s):
        crown_leader(s)


def settle_earls(s: Ortus) -> bool:
    """OR-18.1, OR-18.7: who has no Fief is out; whether one has won."""
    return settle_victory(s, put_out(s))


def put_out(s: Ortus) -> list[int]:
    """OR-18.1: who has no Fief leaves the game; gives who they are, in turn order."""
    leavers = [house for house in in_turn_order(s) if not s.out[house] and not s.fiefs[house]]
    for house in leavers:
        s.tell(told.NO_FIEF, house)
        eliminate(s, house)
    return leavers


def settle_victory(s: Ortus, leavers: list[int]) -> bool:
    """OR-18.7: the last Earl left wins; OR-18.8: or one of the last, who have left together."""
    if is_tetrarchy(s):
        return settle_tetrarchy(s)
    left = living(s)
    if len(left) == 1:
        win(s, team_of(s, left[0]), ALONE)
        return True
    if not left:
        win(s, team_of(s, last_to_leave(s, leavers)), ALONE)
        return True
    if plays_with(s, TWO_HEADS) and len(left) == 2 and left == team_of(s, left[0]):
        win(s, left, ALONE)  # OV-16: allies win together
        return True
    return False


def settle_tetrarchy(s: Ortus) -> bool:
    """OV-17.19, OV-17.20: the first Earl who is out ends both duels."""
    side = decided_for(s)
    if side == t.NOBODY:
        return False
    win(s, team_of(s, side * 2), FIRST_OUT)
    return True


def team_of(s: Ortus, house: int) -> list[int]:
    """Who wins with this Earl: himself; OV-16: and the Earl across the table, though he be out; OV-17: his partner."""
    partner = partner_of(s, house)
    if partner != t.NOBODY:
        return sorted([house, partner])
    if not plays_with(s, TWO_HEADS):
        return [house]
    return sorted([house, (house + 2) % s.players])


def last_to_leave(s: Ortus, leavers: list[int]) -> int:
    """OR-18.8: of those who leave together the active Earl, or who directs the Vikings, wins; else the first in turn.

    The leavers are in turn order.
    """
    if s.active in leavers:
        return s.active
    if s.battle is not None and s.battle.director in leavers:
        return s.battle.director
    return leavers[0]


def win(s: Ortus, winners: list[int], ending: str, score: int = 1) -> None:
    """The game is over: these have won."""
    for house in winners:
        s.tell(told.WON, house)
    if not winners:
        s.tell(told.NOBODY_WON)
    s.finish([score if house in winners else 0 for house in range(s.players)], ending)


def eliminate(s: Ortus, house: int) -> None:
    """OR-18.4: what is his leaves the game; what is others' goes to them; the King card is free."""
    s.tell(told.ELIMINATED, house)
    s.reveal()
    s.out = [*s.out[:house], True, *s.out[house + 1 :]]
    for fief in s.fiefs[house]:
        destroy_fief(s, fief)
    base = house * t.KINDS
    gone = s.gone[:]
    for zone in (s.hand, s.deck, s.pile, s.tray):  # the tray too: what he had not chosen stays as secret as the rest
        for kind in range(t.KINDS):
            gone[base + kind] += zone[base + kind]
            zone[base + kind] = 0
    for kind in s.towers[house]:
        gone[base + kind] += 1
    s.towers[house] = []
    s.tower_marks[house] = []
    gone[base + t.BANNER] += s.banners[house]
    s.banners = raised(s.banners, house, -s.banners[house])
    gone[base + t.VASSAL] += s.emissaries[house * 2]
    gone[base + t.MONK] += s.emissaries[house * 2 + 1]
    s.gone = gone
    s.emissaries = [*s.emissaries[: house * 2], 0, 0, *s.emissaries[house * 2 + 2 :]]
    s.bag = raised(s.bag, house, -s.bag[house])
    if s.villages:
        s.villages[house] = 0
    if s.thanes_out:
        s.thanes_home[house] = s.thanes_out[house] = 0
    release_armies(s, house)
    if s.seen:
        for other in range(s.houses):
            for place in (other * s.houses + house, house * s.houses + other):
                s.seen[place] = [0] * t.KINDS
                s.seen_size[place] = NEVER_SEEN
    if s.king == house:
        free_king_card(s)


def release_armies(s: Ortus, house: int) -> None:
    """OR-18.4: his Pool and Garrisons go to the Army discard, his Mercenaries to their owners."""
    for merc in s.mercs[house]:
        s.army_pile[t.INFANTRY] += merc_infantry(merc)
        s.army_pile[t.KNIGHT] += merc_knights(merc)
        discard(s, t.card_of(merc_colour(merc), t.MERCENARY))
    s.mercs[house] = []
    for kind in (t.INFANTRY, t.KNIGHT):
        s.army_pile[kind] += s.pool[house * 2 + kind]
        s.pool[house * 2 + kind] = 0


def free_king_card(s: Ortus) -> None:
    """OR-15.8: the Royal Army goes to the Army discard."""
    s.king = t.NOBODY
    for kind in (t.INFANTRY, t.KNIGHT):
        s.army_pile[kind] += s.royal[kind]
    s.royal = [0, 0]


def fail_to_draw(s: Ortus, house: int) -> None:
    """OR-5.6: who must draw and cannot has died of old age."""
    s.tell(told.OLD_AGE, house)
    points(s).dies_of_age(s, house)


def leave_by_age(s: Ortus, house: int) -> None:
    """OR-18.2: he is out."""
    eliminate(s, house)
    s.push(settle)


def wins_by_state_and_church(s: Ortus, house: int) -> bool:
    """OV-5: who begins his turn with the King card and the Cathedral has won, where that is played."""
    if plays_with(s, STATE_AND_CHURCH) and s.king == house and cathedral_holder(s) == house:
        win(s, team_of(s, house), "state and church")
        return True
    return False


def ends_by_cap(s: Ortus) -> bool:
    """OR-19.7: after so many rounds the game is decided as it stands; RB-86: counted from the King's fall."""
    if s.round - s.fall_round < s.params.round_cap:
        return False
    decide_by_cap(s)
    return True


def decide_by_cap(s: Ortus) -> None:
    """OR-19.7: most Fiefs, then most Towers, then earliest in turn order; OV-17.21: both partners' together."""
    s.tell(told.CAP, s.round)
    if is_tetrarchy(s):
        win(s, team_of(s, side_at_cap(s) * 2), CAP)
        return
    best = t.NOBODY
    for house in in_turn_order(s):
        if s.out[house]:
            continue
        if best == t.NOBODY or (len(s.fiefs[house]), len(s.towers[house])) > (len(s.fiefs[best]), len(s.towers[best])):
            best = house
    win(s, team_of(s, best), CAP)
