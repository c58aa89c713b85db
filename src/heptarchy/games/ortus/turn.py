"""Rounds and turns: free steps, one Action, the draw (OR-5, OR-6)."""

from __future__ import annotations

from heptarchy.games.ortus.armies import has_land, recruit
from heptarchy.games.ortus.battle import attack, can_field
from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import (
    build_tower,
    count_of,
    discard,
    leave_hand,
    merc_garrison,
    raised,
    see_hand,
)
from heptarchy.games.ortus.church import cathedral_holder, churches_of, may_bequeath
from heptarchy.games.ortus.clerisy import found_minster
from heptarchy.games.ortus.conclave import call_conclave
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import ask_into, empty_seats, found_fief, has_property, has_room
from heptarchy.games.ortus.horde import send_emissary, viking_turn
from heptarchy.games.ortus.joust import call_joust
from heptarchy.games.ortus.kingship import bequeath, raise_banner
from heptarchy.games.ortus.leaving import eliminate, fail_to_draw, settle
from heptarchy.games.ortus.marches import defender_of, neutral_marches
from heptarchy.games.ortus.points import points
from heptarchy.games.ortus.politics import begin_plot, has_plot_target, plot
from heptarchy.games.ortus.refusals import refuse_in_turn
from heptarchy.games.ortus.resourceful import exchange, may_exchange
from heptarchy.games.ortus.rivals import foes, has_pact, is_peaceful, may_plot, rivals
from heptarchy.games.ortus.table.actions import (
    ADVISE,
    AT,
    BEQUEATH,
    BUILD,
    CALL_VOTE,
    CONCEDE,
    CONCLAVE,
    EMISSARY,
    END,
    EXCHANGE,
    FOUND,
    GARRISON,
    HUNT,
    LOOK,
    PLACE,
    PLAY,
    RAID,
    RECRUIT,
    SACK,
    SIEGE,
    STORM,
    SUMMON,
    THANES,
    TOWER,
)
from heptarchy.games.ortus.table.modules import CAPTAINS, CLERISY, ERRANT, RESOURCEFUL, WITAN, plays_with
from heptarchy.games.ortus.table.modules import CONCLAVE as CONCLAVE_MODULE
from heptarchy.games.ortus.table.state import (
    MERC_INFANTRY,
    MERC_KNIGHT,
    ON_PROPERTIES,
    ON_SEAT,
    ON_THANES,
    ON_TOWERS,
    ON_VILLAGES,
    WESSEX,
    Ortus,
)
from heptarchy.games.ortus.thanes import (
    ask_summoned,
    has_thanes_out,
    look_at_thanes,
    refuse_summons,
    set_thanes,
    thane_steps,
)
from heptarchy.games.ortus.villages import has_villages, is_crippled
from heptarchy.games.ortus.witan import cards_to_draw, gain_card, has_advisor, man_garrison, spend_advisor
from heptarchy.kernel.events import only
from heptarchy.kernel.refusal import Refusal


def begin_round(s: Ortus, _: int) -> None:
    """OR-5.10: a turn of every Earl from the starting player on, then one of the Vikings."""
    s.round += 1
    s.tell(told.ROUND_BEGINS, s.round)
    s.push(end_round)
    s.push(viking_turn)
    points(s).begins_round(s)
    for i in range(s.players - 1, -1, -1):
        s.push(begin_turn, (s.start + i) % s.players)


def end_round(s: Ortus, _: int) -> None:
    """OR-19.7: after so many rounds the game is decided as it stands; else a new one begins."""
    if not points(s).ends_round(s):
        s.push(begin_round)


def begin_turn(s: Ortus, house: int) -> None:
    """OR-5.1: start-of-turn checks, free steps and an Action, the draw. OR-5.11: who is out is skipped."""
    if s.out[house]:
        return
    s.active = house
    s.acted = False
    s.turns = raised(s.turns, house)
    s.tell(told.TURN_BEGINS, house)
    look_at_thanes(s, house)
    if not points(s).begins_turn(s, house):
        s.then(ask_turn, draw_for_turn, arg=house)


def draw_for_turn(s: Ortus, house: int) -> None:
    """OR-5.6: the required draw ends the turn."""
    if not s.out[house]:
        points(s).ends_turn(s, house)


def draw_or_die(s: Ortus, house: int) -> None:
    """OR-5.6: a card, if there is one."""
    if cards_to_draw(s, house) == 0:
        fail_to_draw(s, house)
    else:
        gain_card(s, house)


# The menu


def ask_turn(s: Ortus, house: int) -> None:
    """OR-5.1: free steps in any order and at most one Action; ending the turn is always allowed."""
    if not s.out[house]:
        s.ask(house, turn_menu(s, house), then=take_step, arg=house, rule="OR-5.1", why=refuse_in_turn)


def turn_menu(s: Ortus, house: int) -> list[int]:
    """OR-6: all that this Earl may do now. Must agree with `why.refuse_in_turn`."""
    menu: list[int] = []
    if not s.acted:
        placements(s, house, menu)
        plays(s, house, menu)
        attacks(s, house, menu)
    if count_of(s.hand, house):
        menu.append(BUILD.base)
    if s.mercs[house] and has_empty_slot(s, house):
        for kind in (t.INFANTRY, t.KNIGHT):
            if s.pool[house * 2 + kind]:
                menu.append(GARRISON.base + kind)
    thane_steps(s, house, menu)
    if s.concede:
        menu.append(CONCEDE.base)
    menu.append(END.base)
    return menu


def placements(s: Ortus, house: int, menu: list[int]) -> None:
    """OR-6.1 to OR-6.4: cards of the Hand that may come to the table."""
    hand = s.hand
    base = house * t.KINDS
    if hand[base + t.CASTLE]:
        menu.append(PLACE.base + t.CASTLE)
    if s.fiefs[house]:
        for kind in (t.LAND, t.MARKET, t.CHURCH):
            if hand[base + kind] and has_room(s, house, kind):
                menu.append(PLACE.base + kind)
        if hand[base + t.CATHEDRAL] and cathedral_holder(s) == t.NOBODY and has_room(s, house, t.CATHEDRAL):
            menu.append(PLACE.base + t.CATHEDRAL)
        for kind in t.LORD_TYPES:
            if hand[base + kind] and empty_seats(s, house, kind):
                menu.append(PLACE.base + kind)
    if hand[base + t.MERCENARY]:
        menu.append(PLACE.base + t.MERCENARY)
    if hand[base + t.PALACE]:
        menu.append(PLACE.base + t.PALACE)
    if plays_with(s, CLERISY):
        if hand[base + t.CHURCH]:
            menu.append(FOUND.base + t.CHURCH)
        if hand[base + t.CATHEDRAL] and cathedral_holder(s) == t.NOBODY:
            menu.append(FOUND.base + t.CATHEDRAL)


def plays(s: Ortus, house: int, menu: list[int]) -> None:
    """OR-6.5, OR-6.7 to OR-6.10: what may be played, sent, recruited, looked at."""
    hand = s.hand
    base = house * t.KINDS
    for kind in (t.TREACHERY, t.INTRIGUE):
        if hand[base + kind] and may_plot(s, house) and has_plot_target(s, house, kind):
            menu.append(PLAY.base + kind)
    if hand[base + t.BANQUET] and cards_to_draw(s, house) >= s.params.banquet_draw:
        menu.append(PLAY.base + t.BANQUET)
    if hand[base + t.BANNER]:
        if s.king == t.NOBODY:
            menu.append(PLAY.base + t.BANNER)
        for fief in s.fiefs[house]:
            if s.lord[fief] == t.PRINCE:
                if plays_with(s, ERRANT) or not may_bequeath(s, house):
                    break
                menu.append(BEQUEATH.base + fief)
    if hand[base + t.CHAMPION] and may_joust(s, house):
        menu.append(PLAY.base + t.CHAMPION)
    if has_land(s, house) and not is_crippled(s, house):
        menu.append(RECRUIT.base)
    for kind in (t.VASSAL, t.MONK):
        if hand[base + kind]:
            menu.append(EMISSARY.base + kind)
    if not has_pact(s) and has_abbot(s, house):
        for other in rivals(s, house):
            if count_of(hand, other):
                menu.append(LOOK.base + other)
    if s.variant == WESSEX and may_call_vote(s, house):
        menu.append(CALL_VOTE.base)
    if has_advisor(s, house):
        advised_plays(s, house, menu)
    if plays_with(s, RESOURCEFUL) and may_exchange(s, house):
        menu.append(EXCHANGE.base)
    if s.thanes_lead and refuse_summons(s, house) is None:
        menu.append(SUMMON.base)
    if plays_with(s, CONCLAVE_MODULE):
        menu.append(CONCLAVE.base)


def attacks(s: Ortus, house: int, menu: list[int]) -> None:
    """OR-6.6, OR-12.1: Towers, Raids and Sieges; OR-5.7: not in the first turn; OR-12.2: with something to field."""
    if is_peaceful(s, house) or not can_field(s, house):
        return
    targets = foes(s, house)
    for other in targets:
        if s.towers[other] and s.fiefs[other]:
            menu.append(STORM.base + other)
    for other in targets:
        for fief in s.fiefs[other]:
            if s.props[fief]:
                menu.append(RAID.base + fief)
    for other in targets:
        for fief in s.fiefs[other]:
            menu.append(SIEGE.base + fief)
    menu.extend([SIEGE.base + fief for fief in neutral_marches(s)])
    for other in targets:
        if has_villages(s, other) and s.fiefs[other]:
            menu.append(SACK.base + other)
        if has_thanes_out(s, other) and s.fiefs[other]:
            menu.append(HUNT.base + other)


def has_abbot(s: Ortus, house: int) -> bool:
    """OR-7.9b: a Monastery."""
    for fief in s.fiefs[house]:  # noqa: SIM110 -- asked very often: a generator would cost more than it saves
        if s.lord[fief] == t.MONK:
            return True
    return False


def has_empty_slot(s: Ortus, house: int) -> bool:
    """OR-7.10a: a Mercenary without a Garrison; OV-6: a captain always has room."""
    if plays_with(s, CAPTAINS):
        return True
    for merc in s.mercs[house]:  # noqa: SIM110 -- asked very often: a generator would cost more than it saves
        if merc_garrison(merc) == 0:
            return True
    return False


def may_joust(s: Ortus, house: int) -> bool:
    """OR-14.1: he has a Property, and so has another; RB-9: not while the King stands."""
    if has_pact(s) or not has_property(s, house):
        return False
    for other in range(s.houses):  # noqa: SIM110 -- asked very often: a generator would cost more than it saves
        if other != house and has_property(s, other):
            return True
    return False


def may_call_vote(s: Ortus, house: int) -> bool:
    """WX-13, WX-14, WX-25: not in the first turn, with a Church, the Cathedral or the King card, before the Vikings."""
    if s.turns[house] <= 1 or s.arrived:
        return False
    return s.king == house or churches_of(s, house) > 0 or cathedral_holder(s) == house


# The steps of a turn


def take_step(s: Ortus, house: int, action: int) -> None:
    """OR-5.1: what was chosen is done; then he is asked again, until he ends his turn."""
    if action == END.base:
        return
    s.push(ask_turn, house)
    if action == BUILD.base:
        s.push(ask_tower_card, house)
        return
    if GARRISON.holds(action):
        s.push(ask_slot, house * 2 + GARRISON.arg(action))
        return
    if THANES.holds(action):
        set_thanes(s, house, THANES.arg(action))
        return
    if action == CONCEDE.base:
        s.tell(told.CONCEDED, house)
        eliminate(s, house)  # OR-18.3
        s.push(settle)
        return
    s.acted = True
    if plays_with(s, ERRANT):
        s.push(settle)  # OV-19: after every Action
    act(s, house, action)


def act(s: Ortus, house: int, action: int) -> None:
    """OR-6: the Action of the turn; OR-6.12: it is spent whatever comes of it."""
    if PLACE.holds(action):
        place_card(s, house, PLACE.arg(action))
    elif FOUND.holds(action):
        leave_hand(s, house, FOUND.arg(action))
        found_minster(s, house, t.card_of(house, FOUND.arg(action)))
        if s.off_table[house]:
            s.push(settle)
    elif PLAY.holds(action):
        play_card(s, house, PLAY.arg(action))
    elif BEQUEATH.holds(action):
        bequeath(s, house, BEQUEATH.arg(action))
    elif action == RECRUIT.base:
        recruit(s, house)
    elif EMISSARY.holds(action):
        send_emissary(s, house, EMISSARY.arg(action))
    elif LOOK.holds(action):
        s.tell(told.LOOKED, house, LOOK.arg(action))
        s.reveal()
        see_hand(s, house, LOOK.arg(action))
    elif STORM.holds(action):
        attack(s, house, STORM.arg(action), ON_TOWERS, t.NOBODY)
    elif RAID.holds(action):
        attack(s, house, s.holder[RAID.arg(action)], ON_PROPERTIES, RAID.arg(action))
    elif SIEGE.holds(action):
        attack(s, house, defender_of(s, SIEGE.arg(action)), ON_SEAT, SIEGE.arg(action))
    elif SACK.holds(action):
        attack(s, house, SACK.arg(action), ON_VILLAGES, t.NOBODY)
    elif HUNT.holds(action):
        attack(s, house, HUNT.arg(action), ON_THANES, t.NOBODY)
    elif action == SUMMON.base:
        s.push(ask_summoned, house)
    elif action == CONCLAVE.base:
        call_conclave(s, house)
    elif ADVISE.holds(action):
        advise(s, house, ADVISE.arg(action))
    elif action == EXCHANGE.base:
        exchange(s, house)
    else:
        from heptarchy.games.ortus.votes import call_vote

        call_vote(s, house)


def place_card(s: Ortus, house: int, kind: int) -> None:
    """OR-6.1 to OR-6.4: a card of the Hand comes to the table."""
    leave_hand(s, house, kind)
    if kind == t.CASTLE or kind == t.PALACE:
        found_fief(s, house, kind)
        if s.off_table[house]:
            s.push(settle)  # GHA-8: he is back
    elif kind == t.MERCENARY:
        s.mercs[house] = [*s.mercs[house], house]
        s.tell(told.MERCENARY_PLACED, house)
        if plays_with(s, WITAN):
            s.push(man_garrison, house)
    else:
        s.choice = kind
        s.push(ask_into, house)


def play_card(s: Ortus, house: int, kind: int) -> None:
    """OR-6.5, OR-6.10."""
    if kind == t.BANNER:
        points(s).plays_banner(s, house)
    elif kind == t.CHAMPION:
        call_joust(s, house)
    elif kind == t.BANQUET:
        leave_hand(s, house, kind)  # OR-7.11d
        discard(s, t.card_of(house, kind))
        points(s).feasts(s, house)
    else:
        plot(s, house, kind)


def claim_kingship(s: Ortus, house: int) -> None:
    """OR-15.1: the Banner counts towards the lead of OR-15.2."""
    raise_banner(s, house)
    s.push(settle)


def feast(s: Ortus, house: int) -> None:
    """OR-7.11d: a Banquet draws cards."""
    s.tell(told.BANQUET, house)
    for _ in range(s.params.banquet_draw):
        s.push(gain_card, house)


def advised_plays(s: Ortus, house: int, menu: list[int]) -> None:
    """OV-18: what an advisor may be spent on."""
    for kind in (t.TREACHERY, t.INTRIGUE):
        if may_plot(s, house) and has_plot_target(s, house, kind):
            menu.append(ADVISE.base + kind)
    if cards_to_draw(s, house) >= s.params.banquet_draw:
        menu.append(ADVISE.base + t.BANQUET)
    if s.king == t.NOBODY and s.tray[house * t.KINDS + t.BANNER]:
        menu.append(ADVISE.base + t.BANNER)


def advise(s: Ortus, house: int, kind: int) -> None:
    """OV-18: the advisor does what the card would; a Banner for the Kingship comes from the tray."""
    spend_advisor(s, house, kind)
    if kind == t.BANQUET:
        points(s).feasts(s, house)
    elif kind == t.BANNER:
        s.tray[house * t.KINDS + kind] -= 1
        s.banners = raised(s.banners, house)
        s.tell(told.BANNER, house)
        s.push(settle)
    else:
        begin_plot(s, house, kind)


def ask_tower_card(s: Ortus, house: int) -> None:
    """OR-11.1, OR-4.6: any card of the Hand; the others see that a Tower is built, not of what."""
    base = house * t.KINDS
    menu = [TOWER.base + kind for kind in range(t.KINDS) if s.hand[base + kind]]
    s.ask(house, menu, then=build_of, arg=house, rule="OR-11.1", why=refuse_tower_card, audience=only(house))


def refuse_tower_card(s: Ortus, house: int, action: int) -> Refusal | None:
    """OR-11.1: only what is in the Hand."""
    if TOWER.holds(action) and not s.hand[house * t.KINDS + TOWER.arg(action)]:
        return why.NOT_HELD.by("OR-11.1", TOWER.arg(action))
    return None


def build_of(s: Ortus, house: int, answer: int) -> None:
    """OR-11.1: it lies face down."""
    build_tower(s, house, TOWER.arg(answer))


def ask_slot(s: Ortus, arg: int) -> None:
    """OR-5.3b: which empty Garrison slot the Army card goes to; one is taken without asking."""
    house = arg // 2
    slots = open_slots(s, house)
    if len(slots) == 1:
        fill_slot(s, arg, AT.base + slots[0] + 1)
    else:
        s.ask(house, [AT.base + place + 1 for place in slots], then=fill_slot, arg=arg, rule="OR-5.3", why=refuse_slot)


def open_slots(s: Ortus, house: int) -> list[int]:
    """OR-7.10a: the places of the Mercenaries whose Garrison takes a card; OV-6: a Captain's takes any number."""
    full = not plays_with(s, CAPTAINS)
    return [place for place, merc in enumerate(s.mercs[house]) if not full or merc_garrison(merc) == 0]


def refuse_slot(s: Ortus, arg: int, action: int) -> Refusal | None:
    """OR-5.3b: why no Army card goes to that Garrison."""
    if AT.holds(action) and AT.arg(action) - 1 not in open_slots(s, arg // 2):
        return why.NO_SUCH_GARRISON.by("OR-5.3", AT.arg(action))
    return None


def fill_slot(s: Ortus, arg: int, answer: int) -> None:
    """OR-5.3b: from the Pool into the Garrison; OR-5.5: never back."""
    house = arg // 2
    kind = arg % 2
    place = AT.arg(answer) - 1
    mercs = s.mercs[house][:]
    mercs[place] += MERC_KNIGHT if kind == t.KNIGHT else MERC_INFANTRY
    s.mercs[house] = mercs
    s.pool[arg] -= 1
    s.tell(told.GARRISONED, house, kind)
