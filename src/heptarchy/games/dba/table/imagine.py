"""What a seat must imagine: others' cards, the element that is an Expendable, and what is done in secret (DBA-22).

The priors: every card that the seat has not seen is as likely in any hand; every element that may be the Expendable, as
far as all can tell, is as likely to be it; an army being mustered was put together by random choices, as many as were
made, and a hidden deployment by random places or ready-made lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.dba.bound import ask_orders
from heptarchy.games.dba.bound_moves import ask_moves, ask_place
from heptarchy.games.dba.commands import commands_of
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.deployment import (
    ALL_THE_REST,
    GENERALS,
    carry_out,
    deploy_command,
    deploy_menu,
    in_reserve,
    leave_out,
)
from heptarchy.games.dba.element_moves import make_unit
from heptarchy.games.dba.muster import WORTH, crown_menu, enlist, host_kinds, muster_menu
from heptarchy.games.dba.secrets import ask_breath_of, ask_hammer_of, ask_sorcery_of, deal_card, disguises
from heptarchy.games.dba.table.actions import ARRAY, CROWN, DEPLOY, ENLIST, HOST, MUSTERED, TAKE
from heptarchy.games.dba.table.state import DEPLOYMENT, MUSTER, NOBODY, changed, ticked
from heptarchy.games.dba.works import ask_works
from heptarchy.kernel.events import only
from heptarchy.kernel.modes import GATHERING

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle
    from heptarchy.kernel.fate import Rng

# Steps whose question comes from a hand, or from knowing the Expendable: asked anew after a redeal
FROM_HIDDEN: Final[list[Any]] = [
    deal_card,
    deploy_command,
    ask_breath_of,
    ask_sorcery_of,
    ask_hammer_of,
    ask_orders,
    ask_moves,
    ask_place,
    ask_works,
]

TRIES: Final = 12  # random armies or deployments, before a thrifty one is taken
STOPS: Final = 6  # one army in so many that could go on enlisting stops


def redealt(s: Battle, seat: int, rng: Rng, hands: list[int] | None = None) -> Battle:
    """The same table, with what this seat (-1: one who has no part in it) does not know dealt anew.

    A campaign deals hands itself: `hands` are the cards for battles among them, as bits.
    """
    other = s.clone()
    if s.mode == GATHERING and s.stage == MUSTER:
        imagine_armies(other, seat, rng)
        return other
    if hands is None:
        imagine_hands(other, seat, rng)
    else:
        other.hands = hands
    imagine_disguises(other, seat, rng)
    imagine_kept(other, seat, rng)
    if s.hidden and s.stage == DEPLOYMENT:
        imagine_deployment(other, seat, rng)
    unit = s.unit
    if unit is not None and unit.command != seat and s.disguised[unit.command] >= 0:
        other.unit = make_unit(other, unit.command, unit.members)  # an Expendable goes farther
    if asks_another(s, seat) and s.asked_by() in FROM_HIDDEN:
        ask_again(other)
    return other


def asks_another(s: Battle, seat: int) -> bool:
    """Is somebody else asked, or fate? The own question hides nothing."""
    return any(one != seat for one in s.seats)


def ask_again(s: Battle) -> None:
    """Take the asking step again; what it pushes for later is on the agenda already."""
    later = len(s.agenda)
    s.ask_anew()
    while len(s.agenda) > later:
        s.agenda.pop()
        s.agenda_args.pop()


# Cards


def imagine_hands(s: Battle, seat: int, rng: Rng) -> None:
    """DBA-22: the cards that this seat has not seen, as many in each hand as all can count.

    DBA-22.3: who has fielded an Expendable holds the Hammer until it is shown.
    """
    known = s.hands[seat] | s.shown
    hands = [0] * s.players
    for other in range(s.players):
        if other != seat and hides_expendable(s, other):
            hands[other] = 1 << t.HAMMER
            known |= 1 << t.HAMMER
    unseen = [card for card in range(t.CARDS) if not known >> card & 1]
    unseen = rng.sample(unseen, len(unseen))
    hands[seat] = s.hands[seat]
    for other in range(s.players):
        if other != seat:
            for _ in range(s.hand_sizes[other] - hands[other].bit_count()):
                hands[other] |= 1 << unseen.pop()
    s.hands = hands


def hides_expendable(s: Battle, seat: int) -> bool:
    """DBA-22.3: has this player fielded an Expendable that has not shown itself? All can tell."""
    return s.extra[seat] and not s.shown >> t.HAMMER & 1


def imagine_disguises(s: Battle, seat: int, rng: Rng) -> None:
    """DBA-22.3: which element of another player is the Expendable."""
    for other in range(s.players):
        if other != seat and s.disguised[other] >= 0:
            s.disguised = changed(s.disguised, other, rng.choice(suspects(s, other)))


def suspects(s: Battle, seat: int) -> list[int]:
    """DBA-22.3: the elements of which one is the Expendable, as far as others can tell."""
    here = (t.RESERVE, t.ON_TABLE, t.LEFT_OUT, t.GARRISON)  # who is lost was shown to be one, or counted as none
    return [e for e in disguises(s, seat) if not s.proven[e] and s.status[e] in here]


# Who comes by sea


def imagine_kept(s: Battle, seat: int, rng: Rng) -> None:
    """DBA-34.3: whom others keep back, as long as nobody can tell them from those who are still to be deployed."""
    for other in range(s.players):
        if other == seat or not s.named[other] or s.stage != DEPLOYMENT:
            continue
        if s.hidden or (other in s.seats and s.asked_by() is deploy_command):
            pool = [e for e in s.members[other] if unplaced(s, e) and not s.band[e] & t.GENERAL]
            count = rng.below(min(s.params.landing_most, max(len(pool) - 1, 0)) + 1)
            s.kept = replaced(s.kept, other, sorted(rng.sample(pool, count)))


def unplaced(s: Battle, e: int) -> bool:
    """Is it not deployed, as far as others can tell?"""
    return s.hidden or s.status[e] == t.RESERVE


# Armies being mustered


def imagine_armies(s: Battle, seat: int, rng: Rng) -> None:
    """DBA-25.1: others' armies, by as many choices as they have made; DBA-25.7: then their generals."""
    crowning = s.rule == "DBA-25.7"
    for other in range(s.players):
        if other != seat:
            if crowning:
                imagine_crown(s, other, rng)
            else:
                imagine_army(s, other, rng)
    for other in s.seats:
        if other != seat:
            s.reask(other, crown_menu(s, other) if crowning else muster_menu(s, other))


def disband(s: Battle, seat: int) -> None:
    """He has enlisted nobody, and has all his points."""
    s.levy = replaced(s.levy, seat, [])
    s.traits = changed(s.traits, seat, 0)
    s.purse = changed(s.purse, seat, s.points)


def imagine_army(s: Battle, seat: int, rng: Rng) -> None:
    """DBA-25: an army put together at random; if the points do not last for so many choices, a cheap one."""
    complete = seat not in s.seats
    choices = s.given[seat] - complete
    for attempt in range(TRIES + 2):
        disband(s, seat)
        if levies(s, seat, choices, complete, rng, attempt):
            return


def levies(s: Battle, seat: int, choices: int, complete: bool, rng: Rng, attempt: int) -> bool:
    """DBA-25: so many choices; whether they come to something. The last attempts are thrifty, one from a host on."""
    for i in range(choices):
        menu = [action for action in muster_menu(s, seat) if action != MUSTERED.base]
        if not menu:
            return False
        hosts = [action for action in menu if HOST.holds(action)]
        if attempt < TRIES:
            action = rng.choice(hosts if hosts and rng.below(2) else menu)
        elif attempt > TRIES and hosts and i == 0:
            action = rng.choice(hosts)
        else:
            action = cheapest_choice(s, menu)
        choose(s, seat, action)
    return not complete or MUSTERED.base in muster_menu(s, seat)


def imagine_crown(s: Battle, seat: int, rng: Rng) -> None:
    """DBA-25.7: a host, or an army put together at random until it is one; and its general if he has named him."""
    disband(s, seat)
    menu = muster_menu(s, seat)
    hosts = [action for action in menu if HOST.holds(action)]
    if hosts and rng.below(2):
        menu = hosts
    while menu and not (MUSTERED.base in menu and rng.below(STOPS) == 0):
        choose(s, seat, rng.choice([action for action in menu if action != MUSTERED.base]))
        menu = muster_menu(s, seat)
        if menu == [MUSTERED.base]:
            break
    if seat not in s.seats:
        kind = CROWN.arg(rng.choice(crown_menu(s, seat)))
        rest = s.levy[seat][:]
        rest.remove(kind)
        s.levy = replaced(s.levy, seat, [kind, *sorted(rest)])


def cheapest_choice(s: Battle, menu: list[int]) -> int:
    """The choice that leaves most points: traits that hinder, then the cheapest element."""
    best, least = menu[0], 1 << 20
    for action in menu:
        if TAKE.holds(action):
            price = WORTH[TAKE.arg(action)] * s.params.trait_cost
        elif ENLIST.holds(action):
            price = s.params.cost[ENLIST.arg(action)]
        else:
            continue
        if price < least:
            best, least = action, price
    return best


def choose(s: Battle, seat: int, action: int) -> None:
    """DBA-25: one more element, host or trait, as in the gathering itself."""
    if ENLIST.holds(action):
        enlist(s, seat, [ENLIST.arg(action)])
    elif HOST.holds(action):
        enlist(s, seat, host_kinds(s.params, HOST.arg(action), s.purse[seat]))
    else:
        trait = TAKE.arg(action)
        s.traits = changed(s.traits, seat, s.traits[seat] | 1 << trait)
        s.purse = changed(s.purse, seat, s.purse[seat] - WORTH[trait] * s.params.trait_cost)
        if 1 << trait == t.HAS_PENDRAGON:
            enlist(s, seat, [t.KN])


def replaced(lists: list[list[int]], place: int, value: list[int]) -> list[list[int]]:
    """The list with another list in this place: clones share it."""
    made = lists[:]
    made[place] = value
    return made


# Hidden deployment


def imagine_deployment(s: Battle, seat: int, rng: Rng) -> None:
    """DBA-22.2: where others have deployed what they have deployed."""
    what = ALL_THE_REST
    if s.mode == GATHERING:
        what = s.crowd[0].arg
    for side in range(2):
        for other in commands_of(s, side):
            if other != seat:
                imagine_places(s, other, what, rng)
    if s.mode == GATHERING:
        for other in s.seats:
            if other != seat:
                s.reask(other, deploy_menu(s, other, what))


def imagine_places(s: Battle, seat: int, what: int, rng: Rng) -> None:
    """DBA-22.2: the general first, then as many answers as he has given; a line if he was done before his elements."""
    given = s.given[seat] if s.mode == GATHERING else 0
    asked = seat in s.seats
    for attempt in range(TRIES):
        take_back(s, seat)
        leave_out(s, seat, only(seat))
        if what == GENERALS:
            if given:
                deploy_one(s, seat, GENERALS, False, rng)
            return
        deploy_one(s, seat, GENERALS, False, rng)
        if s.mode != GATHERING or len(s.members[seat]) < 2:
            return
        leave_out(s, seat, only(seat))
        for i in range(given):
            deploy_one(s, seat, ALL_THE_REST, i == given - 1 and not asked, rng, attempt == TRIES - 1)
        if bool(in_reserve(s, seat)) == asked:
            return


def take_back(s: Battle, seat: int) -> None:
    """All his elements are in reserve, as before the first was deployed."""
    for e in s.members[seat]:
        if s.status[e] == t.GARRISON:
            s.inside = [NOBODY if one == e else one for one in s.inside]
        s.x[e] = s.y[e] = s.facing[e] = s.mx[e] = s.my[e] = 0
        s.status[e] = t.RESERVE
        s.still[e] = False
        if s.wooded[e]:
            s.wooded = ticked(s.wooded, e, False)


def deploy_one(s: Battle, seat: int, what: int, last: bool, rng: Rng, plain: bool = False) -> None:
    """DBA-22.2: one answer of a hidden deployment; the last one places all that is left."""
    waiting = in_reserve(s, seat)
    if not waiting:
        return
    menu = deploy_menu(s, seat, what)
    if last and len(waiting) > 1:
        menu = [action for action in menu if ARRAY.holds(action)]
    elif not last:
        menu = [action for action in menu if DEPLOY.holds(action)]
    carry_out(s, seat, menu[0] if plain else rng.choice(menu), only(seat))
    if what == ALL_THE_REST:
        leave_out(s, seat, only(seat))
