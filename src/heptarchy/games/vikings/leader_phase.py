"""The Leader Phase (V-7)."""

from __future__ import annotations

from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.data.tables import ALFRED, ALLY_OF, FACTIONS_OF, SIDE_OF, VIKING
from heptarchy.games.vikings.legendary_leaders import aboard, landings
from heptarchy.games.vikings.march import ask_landing, ask_stop, is_barred, is_shut_in, those_who_set_out, unmoved
from heptarchy.games.vikings.table.actions import ACTIVATE, DONE
from heptarchy.games.vikings.table.state import GONE, OFF_SHORE, March, Vikings
from heptarchy.games.vikings.units import viking_leaders
from heptarchy.kernel.refusal import Refusal


def leader_phase(s: Vikings, arg: int) -> None:
    """V-7.1, V-7.2: Leaders are activated one at a time, each at most once, each for one of the activations."""
    if not s.armies:
        return
    ready = [leader for leader in own_leaders(s) if refuse_activation(s, leader) is None]
    if not ready:
        return
    bound: list[int] = []
    if OFF_SHORE in s.leader_at:
        bound = bound_leaders(s)
    if bound and s.armies <= len(bound):
        ready = bound  # V-7.3: the last activation is his; VX-9.2: or hers
    options = [ACTIVATE[leader] for leader in ready]
    if not bound:
        options.append(DONE[0])
    s.ask(s.owner[s.active], options, then=activate, rule="V-7.2", why=refuse_leader)


def own_leaders(s: Vikings) -> list[int]:
    """The Leaders of the active side who are in play."""
    if SIDE_OF[s.active] != VIKING:
        return [ALFRED] if s.leader_at[ALFRED] >= 0 else []
    return [leader for leader in viking_leaders(s) if s.leader_at[leader] >= 0 or s.leader_at[leader] == OFF_SHORE]


def leader_off_shore(s: Vikings) -> int:
    """V-2.7: the Leader who is revealed and has not landed; -1 if there is none."""
    return s.leader_at.index(OFF_SHORE) if OFF_SHORE in s.leader_at else -1


def must_land(s: Vikings, leader: int) -> bool:
    """V-7.3: a Leader off shore may be left to the ally only while the ally has its turn to come and a unit there."""
    ally = ALLY_OF[s.active]
    return not (s.bag >> ally & 1 and aboard(s, leader)[ally])


def bound_leaders(s: Vikings) -> list[int]:
    """V-7.3: those off shore who can be activated and may not be left to the ally; VX-9.2: he, or she, or both."""
    off_shore = [leader for leader in own_leaders(s) if s.leader_at[leader] == OFF_SHORE and must_land(s, leader)]
    return [leader for leader in off_shore if refuse_activation(s, leader) is None]


def refuse_activation(s: Vikings, leader: int) -> Refusal | None:
    """V-7.2, V-6.2: why this Leader may not be activated now."""
    if leader not in own_leaders(s):
        return why.LEADER_NOT_IN_PLAY.by("V-7.2", leader)
    at = s.leader_at[leader]
    if s.led >> leader & 1:
        return why.LEADER_ACTIVATED.by("V-7.2", leader)
    if at == OFF_SHORE:
        units = aboard(s, leader)
        led = units[s.active]
        force = units[0] + units[1]
        if all(is_barred(s, coast) for coast in landings(s, leader)):
            return why.NAVY_BARS_COASTS.by("V-15.33", leader)
    else:
        led = unmoved(s, s.active, at)
        force = sum(unmoved(s, faction, at) for faction in FACTIONS_OF[s.side])
        if is_shut_in(s, at):
            return why.NAVY_BARS_WAYS.by("V-15.33", at)
    if led < s.params.active_unit_leads or force == 0:
        return why.LEADER_HAS_NO_UNIT.by("V-6.2", leader, s.active)
    return None


def refuse_leader(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-7: why that is not to be done now."""
    bound = bound_leaders(s)
    if ACTIVATE.holds(action):
        leader = ACTIVATE.arg(action)
        refusal = refuse_activation(s, leader)
        if refusal is None and bound and s.armies <= len(bound) and leader not in bound:
            return why.LAST_ACTIVATION.by("V-7.3", bound[0])
        return refusal
    return why.LEADER_MUST_LAND.by("V-7.3", bound[0]) if action == DONE[0] and bound else None


def activate(s: Vikings, arg: int, answer: int) -> None:
    """V-7.2: he takes one of the activations and sets out, or lands."""
    if answer == DONE[0]:
        return
    leader = ACTIVATE.arg(answer)
    s.armies -= 1
    s.led |= 1 << leader
    march = March()
    march.leader = leader
    march.steps = s.steps
    s.march = march
    s.push(leader_phase)
    if s.leader_at[leader] == OFF_SHORE:
        s.push(ask_landing)
        return
    march.at = s.leader_at[leader]
    march.carry = those_who_set_out(s, march.at, leader)
    s.push(ask_stop)


def send_home_the_unlanded(s: Vikings) -> None:
    """V-7.3: a Leader who could not land in the round of his card is discarded, his units go to their stockpiles."""
    leader = leader_off_shore(s)
    while leader >= 0:
        s.leader_at[leader] = GONE
        units = aboard(s, leader)
        for faction in FACTIONS_OF[VIKING]:
            s.stock[faction] += units[faction]
            units[faction] = 0
        s.tell(told.LEADER_LOST, leader)
        leader = leader_off_shore(s)
