"""One roll of a side in a battle, worked out: Hits, Flees, Commands (V-9.5 to V-9.13)."""

from __future__ import annotations

from heptarchy.games.vikings.age_turn import HITS_FALL, come_in
from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    ENGLISH,
    FACTIONS_OF,
    ROADS,
    SHIELD_WALL,
    SIDE_OF,
    VIKING,
    VIKING_FORT,
)
from heptarchy.games.vikings.forts import raze
from heptarchy.games.vikings.fray import (
    NO_COMMANDS,
    NO_FLEES,
    NO_HITS,
    decider,
    flee,
    in_battle,
    kill,
    kinds_for,
    strength,
    the_battle,
)
from heptarchy.games.vikings.table.actions import FOLLOW, LOSE, RAZE, STAY, WITHDRAW
from heptarchy.games.vikings.table.state import LED, Vikings
from heptarchy.games.vikings.units import add_units, is_fortified, is_held, leaders_in, mark_moved, take_units
from heptarchy.kernel.refusal import Refusal


def work_out(s: Vikings, arg: int) -> None:
    """V-9.6: Hits, then Flees, then Commands, all of them to the last."""
    b = the_battle(s)
    if not b.ignore & NO_COMMANDS and any(b.commands):
        s.push(ask_command)
    if not b.ignore & NO_FLEES:
        s.push(apply_flees)
    if b.ignore & NO_HITS:
        b.hits = 0
    if b.hits:
        if b.roller == ENGLISH:
            cancel_hits(s)
        if b.fray is None:
            apply_hits(s, 0)
        else:
            s.push(apply_hits)
            come_in(s, HITS_FALL)


# Hits


def cancel_hits(s: Vikings) -> None:
    """V-15.13, V-15.16: a Shield Wall cancels the first Hit of a battle, a Viking Fort one of each English roll.

    The Wall comes first (RULINGS): so the active English would order them (V-10.3).
    """
    b = the_battle(s)
    before = b.hits
    if s.effects >> SHIELD_WALL & 1:
        walled = min(b.hits, s.params.wall_hits - b.walled)
        b.walled += walled
        b.hits -= walled
    if b.titles >> VIKING_FORT & 1:
        b.hits = max(0, b.hits - s.params.fort_hits)
    if b.hits < before:
        s.tell(told.CANCELLED, before - b.hits)


def apply_hits(s: Vikings, arg: int) -> None:
    """V-9.7: the other side removes a unit a Hit, its choice; V-9.8: the first English Hit takes a Berserker."""
    b = the_battle(s)
    side = 1 - b.roller
    while b.hits:
        left = strength(s, side)
        if b.hits >= left:  # V-9.9: what goes beyond the last unit is lost
            b.hits = 0
            for kind in kinds_for(s, side):
                kill(s, kind, in_battle(s, kind))
            raze(s, side)
            return
        if side == VIKING and b.berserkers_taken < s.params.berserkers_first and s.units[BERSERKERS][b.shire]:
            b.berserkers_taken += 1
            b.hits -= 1
            kill(s, BERSERKERS, 1)
            continue
        kinds = [kind for kind in kinds_for(s, side) if in_battle(s, kind)]
        tile = side == VIKING and is_fortified(s, b.shire)
        if len(kinds) > 1 or tile:
            options = [LOSE[kind] for kind in kinds]
            if tile:
                options.append(RAZE[0])  # VX-1.7
            s.ask(decider(s, side, b.shire), options, then=lose, rule="V-9.7", why=refuse_loss)
            return
        kill(s, kinds[0], b.hits)
        b.hits = 0


def lose(s: Vikings, arg: int, answer: int) -> None:
    """V-9.7: the unit that was picked, then the next Hit."""
    b = the_battle(s)
    b.hits -= 1
    if answer == RAZE[0]:
        raze(s, VIKING)
    else:
        kill(s, LOSE.arg(answer), 1)
    apply_hits(s, 0)


def refuse_loss(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-9.7: a Hit takes a unit that is there."""
    b = the_battle(s)
    side = 1 - b.roller
    if LOSE.holds(action):
        kind = LOSE.arg(action)
        there = kind in kinds_for(s, side) and in_battle(s, kind)
        return None if there else why.NONE_TO_HIT.by("V-9.7", kind)
    if action == RAZE[0] and not (side == VIKING and is_fortified(s, b.shire)):
        return why.NO_TILE_TO_HIT.by("VX-1.7")
    return None


# Flees


def apply_flees(s: Vikings, arg: int) -> None:
    """V-9.10: a unit of the kind whose die shows it flees."""
    b = the_battle(s)
    for kind in kinds_for(s, b.roller):
        if b.flees[kind]:
            flee(s, kind, b.flees[kind])


# Commands


def command_targets(s: Vikings, side: int, shire: int) -> list[int]:
    """V-9.12: adjacent shires with friends and no enemy; not a marsh, nor a coast that the Saxon Navy bars."""
    friends = s.hosts[side]
    targets: list[int] = []
    for near in ROADS[shire]:
        barred = side == VIKING and s.barred >> near & 1 == 1
        if friends[near] and not barred and not is_held(s, 1 - side, near):
            targets.append(near)
    return targets


def ask_command(s: Vikings, arg: int) -> None:
    """V-9.12: each Command may move a unit of its faction away; staying leaves the faction's other Commands too."""
    b = the_battle(s)
    side = b.roller
    if strength(s, side) == 1 and strength(s, 1 - side) == 0:
        return  # V-9.14: the last unit of the side that is left may not go
    targets: list[int] = []
    for faction in FACTIONS_OF[side]:
        if b.commands[faction] and s.units[faction][b.shire]:
            if not targets:
                targets = command_targets(s, side, b.shire)
                if not targets:
                    return
            options = [WITHDRAW[near] for near in targets]
            s.ask(s.owner[faction], [*options, STAY[0]], then=command, arg=faction, rule="V-9.12", why=refuse_command)
            return


def refuse_command(s: Vikings, faction: int, action: int) -> Refusal | None:
    """V-9.12: why a unit may not withdraw there."""
    if not WITHDRAW.holds(action):
        return None
    near = WITHDRAW.arg(action)
    side = SIDE_OF[faction]
    shire = the_battle(s).shire
    if near not in ROADS[shire]:
        return why.NO_BORDER_OR_MARSH.by("V-9.12", near, shire)
    if is_held(s, 1 - side, near):
        return why.ENEMIES_THERE.by("V-9.12", near)
    if not s.hosts[side][near]:
        return why.NO_FRIENDS_THERE.by("V-9.12", near)
    return why.NAVY_BARS.by("V-15.33", near) if side == VIKING and s.barred >> near & 1 else None


def command(s: Vikings, faction: int, answer: int) -> None:
    """V-9.12: the unit goes, or all that have a Command stay."""
    b = the_battle(s)
    if answer == STAY[0]:
        b.commands[faction] = 0
    else:
        near = WITHDRAW.arg(answer)
        b.commands[faction] -= 1
        withdraw(s, faction, near)
        side = SIDE_OF[faction]
        if s.hosts[side][b.shire] == 0:  # Fyrd that stay behind do not hold Alfred (RULINGS)
            leaders = leaders_in(s, side, b.shire)
            if leaders:
                options = [FOLLOW[leader] for leader in leaders]
                s.ask(s.owner[faction], [*options, STAY[0]], then=follow, arg=near, rule="V-9.13", why=refuse_follow)
                return
    s.push(ask_command)


def refuse_follow(s: Vikings, near: int, action: int) -> Refusal | None:
    """V-9.13: who goes with the last unit stands in the shire of the battle."""
    b = the_battle(s)
    if FOLLOW.holds(action) and FOLLOW.arg(action) not in leaders_in(s, b.roller, b.shire):
        return why.LEADER_NOT_THERE.by("V-9.13", FOLLOW.arg(action), b.shire)
    return None


def withdraw(s: Vikings, faction: int, near: int) -> None:
    """V-9.12: one unit goes; a unit that came with the Leader has moved, and may join him again (V-6.3, V-7.5)."""
    b = the_battle(s)
    take_units(s, faction, b.shire, 1)
    add_units(s, faction, near, 1)
    s.tell(told.WITHDREW, faction, near)
    march = s.march
    if b.cause == LED and march is not None and b.roller == b.attacker:
        mark_moved(s, faction & 1, near, 1)
        march.dropped.extend([near, faction & 1, 1])


def follow(s: Vikings, near: int, answer: int) -> None:
    """V-9.13, V-14.6: a Leader may go with the last unit; he has no steps left this turn."""
    if answer == STAY[0]:
        return
    leader = FOLLOW.arg(answer)
    s.leader_at[leader] = near
    s.tell(told.LEADER_FOLLOWS, leader, near)
