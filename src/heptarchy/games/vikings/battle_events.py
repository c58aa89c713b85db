"""Event cards in a battle: who plays them, in what order they take effect, what they do (V-9.2, V-10, V-15)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    ALFREDS_GAMBIT,
    AMBUSH,
    ARCHERS,
    DANEGELD,
    DICE,
    ENGLISH,
    ESCAPE_INTO_THE_WILDS,
    FACTIONS_OF,
    FEIGNED_RETREAT,
    FYRD,
    HOUSECARL,
    NORSEMEN,
    NORTHUMBRIAN_DISCORD,
    ROLL_FLEES,
    ROLL_HITS,
    SPY,
    SURPRISE_ATTACK,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.dice import roll_side
from heptarchy.games.vikings.epics import send_traitors_away
from heptarchy.games.vikings.fray import NO_COMMANDS, NO_FLEES, NO_HITS, flee, is_decided, kill, kinds_in, the_battle
from heptarchy.games.vikings.fyrd import turn_fyrd_card
from heptarchy.games.vikings.kings import play_king
from heptarchy.games.vikings.table.actions import CROWNED, DICE_WEIGHTS, LOAD, PASS, PAY, PLAY, RESOLVE, ROLL, TARGET
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import add_units, leave_no_leader_alone, take_units
from heptarchy.games.vikings.windows import (
    ASKING_ORDER,
    WHOLE_TURN,
    asked_faction,
    asked_next,
    asked_options,
    asked_together,
    escape_targets,
    play_event_card,
    refuse_asked,
    spy_sources,
)
from heptarchy.kernel.refusal import Refusal

# V-9.2 step 3: Events that do something before the first roll; the others only change how rolls are read
TAKES_EFFECT: Final[list[int]] = [
    FEIGNED_RETREAT,
    NORTHUMBRIAN_DISCORD,
    SURPRISE_ATTACK,
    DANEGELD,
    ALFREDS_GAMBIT,
    ARCHERS,
    SPY,
    AMBUSH,
]


def ask_battle_event(s: Vikings, arg: int) -> None:
    """V-10.6: whoever may have an Event for this moment of the battle is asked in turn, until all pass."""
    if is_decided(s):
        return
    place, window = divmod(arg, 16)
    place = asked_next(s, window, place)
    if place < 4:
        seat = s.owner[ASKING_ORDER[s.active][place]]
        options = asked_options(s, place, window)
        s.ask(seat, options, battle_event_answer, place * 16 + window, "V-9.2", refuse_asked)


def battle_event_answer(s: Vikings, arg: int, answer: int) -> None:
    """V-10.6: a pass asks the next one, a card asks all again."""
    if answer == PASS[0]:
        s.push(ask_battle_event, arg + 16 * len(asked_together(s, arg // 16, arg % 16)))
        return
    s.push(ask_battle_event, arg % 16)
    if CROWNED.holds(answer):
        play_king(s, asked_faction(s, arg, answer), CROWNED.arg(answer))
        return
    b = the_battle(s)
    event = play_event_card(s, PLAY.arg(answer))
    b.titles |= 1 << event
    if event in WHOLE_TURN:
        s.effects |= 1 << event
    if event == ESCAPE_INTO_THE_WILDS:
        s.push(ask_escape)
    elif event in TAKES_EFFECT:
        b.pending.append(event)


def call_up_effects(s: Vikings, arg: int) -> None:
    """V-15.34, V-15.35: tolls and levies of earlier battles hold for this one; V-14.12: two surprises cancel."""
    b = the_battle(s)
    for event in (DANEGELD, ALFREDS_GAMBIT):
        if s.effects >> event & 1 and not b.titles >> event & 1:
            b.titles |= 1 << event
            b.pending.append(event)
    if AMBUSH in b.pending and SURPRISE_ATTACK in b.pending:
        b.pending.remove(AMBUSH)
        b.pending.remove(SURPRISE_ATTACK)
        s.tell(told.CANCELS_OUT, AMBUSH, SURPRISE_ATTACK)


def resolve_effects(s: Vikings, arg: int) -> None:
    """V-10.3: the active player sets the order in which Events take effect."""
    b = the_battle(s)
    if is_decided(s):
        b.pending = []
    if len(b.pending) == 1:
        resolve(s, 0, RESOLVE[b.pending[0]])
    elif b.pending:
        options = [RESOLVE[event] for event in sorted(b.pending)]
        s.ask(s.owner[s.active], options, then=resolve, rule="V-10.3", why=refuse_resolve)


def refuse_resolve(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-10.3: why no such Event takes effect now."""
    if RESOLVE.holds(action) and RESOLVE.arg(action) not in the_battle(s).pending:
        return why.NOT_PENDING.by("V-10.3", RESOLVE.arg(action))
    return None


def resolve(s: Vikings, arg: int, answer: int) -> None:
    """V-9.2 step 3: one Event takes effect."""
    event = RESOLVE.arg(answer)
    b = the_battle(s)
    b.pending.remove(event)
    s.push(resolve_effects)
    if event == FEIGNED_RETREAT:
        roll_side(s, ENGLISH, NO_HITS | NO_COMMANDS)  # V-15.11: only Flees count
    elif event == ARCHERS:
        roll_side(s, ENGLISH, NO_FLEES)  # V-15.36
    elif event == AMBUSH:
        roll_side(s, ENGLISH, 0)  # V-15.46
    elif event == SURPRISE_ATTACK:
        roll_side(s, VIKING, 0)  # V-15.23
    elif event == NORTHUMBRIAN_DISCORD:
        s.push(discord)
    elif event == DANEGELD:
        s.push(ask_geld)
    elif event == ALFREDS_GAMBIT:
        s.push(turn_fyrd_card)  # V-15.35
    elif event == SPY:
        s.push(ask_spy)


# Northumbrian Discord


def discord(s: Vikings, arg: int) -> None:
    """V-15.14: Thegns and Housecarls there make one roll against each other, at the same time."""
    b = the_battle(s)
    if s.units[HOUSECARL][b.shire] and s.units[THEGN][b.shire]:
        dice = min(DICE[HOUSECARL], s.units[HOUSECARL][b.shire])
        s.roll(DICE_WEIGHTS[HOUSECARL][dice], then=housecarl_quarrel, rule="V-15.14")


def housecarl_quarrel(s: Vikings, arg: int, answer: int) -> None:
    """V-15.14: the Housecarl have rolled; now the Thegns, before anything is applied."""
    s.tell(told.ROLLED, HOUSECARL, ROLL.arg(answer))
    dice = min(DICE[THEGN], s.units[THEGN][the_battle(s).shire])
    s.roll(DICE_WEIGHTS[THEGN][dice], then=quarrel, arg=ROLL.arg(answer), rule="V-15.14")


def quarrel(s: Vikings, housecarl: int, answer: int) -> None:
    """V-15.14: Hits and Flees count, Commands do not."""
    thegn = ROLL.arg(answer)
    s.tell(told.ROLLED, THEGN, thegn)
    shire = the_battle(s).shire
    kill(s, THEGN, min(ROLL_HITS[housecarl], s.units[THEGN][shire]))
    kill(s, HOUSECARL, min(ROLL_HITS[thegn], s.units[HOUSECARL][shire]))
    flee(s, HOUSECARL, ROLL_FLEES[housecarl])
    flee(s, THEGN, ROLL_FLEES[thegn])


# Danegeld


def ask_geld(s: Vikings, arg: int) -> None:
    """V-15.34: the attackers give up Berserkers or Norsemen, their choice; a lone Norseman counts."""
    kinds = kinds_in(s, VIKING, the_battle(s).shire)
    if len(kinds) == 1:
        pay(s, 0, PAY[kinds[0]])
    else:
        s.ask(s.owner[s.active], [PAY[kind] for kind in kinds], then=pay, rule="V-15.34", why=refuse_pay)


def refuse_pay(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-15.34: Vikings of the battle are given up."""
    shire = the_battle(s).shire
    if PAY.holds(action) and PAY.arg(action) not in kinds_in(s, VIKING, shire):
        return why.NONE_TO_GIVE.by("V-15.34", PAY.arg(action), shire)
    return None


def pay(s: Vikings, arg: int, answer: int) -> None:
    """V-15.34: they go to the stockpile; V-14.14: that may end the battle."""
    kind = PAY.arg(answer)
    due = s.params.geld_norsemen if kind == NORSEMEN else s.params.geld_berserkers
    shire = the_battle(s).shire
    n = min(due, s.units[kind][shire])
    take_units(s, kind, shire, n)
    s.stock[kind] += n
    s.tell(told.PAID, n, kind)


# Spy


def ask_spy(s: Vikings, arg: int) -> None:
    """V-15.45: from where an English army comes to the battle."""
    sources = spy_sources(s, the_battle(s).shire)
    if sources:
        options = [TARGET[shire] for shire in sources]
        s.ask(s.owner[THEGN], options, then=spy_source, rule="V-15.45", why=refuse_spy)


def refuse_spy(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-15.45: why no army comes from there."""
    if TARGET.holds(action) and TARGET.arg(action) not in spy_sources(s, the_battle(s).shire):
        return why.NO_ARMY_FROM.by("V-15.45", TARGET.arg(action))
    return None


def spy_source(s: Vikings, arg: int, answer: int) -> None:
    """V-15.45: the army needs a Thegn and may leave units behind."""
    source = TARGET.arg(answer)
    options = [LOAD[THEGN][n] for n in range(1, s.units[THEGN][source] + 1)]
    s.ask(s.owner[THEGN], options, then=spy_thegns, arg=source, rule="V-15.45", why=refuse_spies)


def refuse_spies(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-15.45: why an army of the Spy does not have so many; `arg` ends with the shire that it comes from."""
    source = arg % 64
    if LOAD[THEGN].holds(action) and action == LOAD[THEGN][0]:
        return why.MUST_COME.by("V-15.45", THEGN)
    for faction in (THEGN, HOUSECARL):
        there = s.units[faction][source]
        if LOAD[faction].holds(action) and LOAD[faction].arg(action) > there:
            return why.MAY_COME.by("V-15.45", there, faction)
    return None


def spy_thegns(s: Vikings, source: int, answer: int) -> None:
    """V-15.45: how many Housecarl come too."""
    arg = LOAD[THEGN].arg(answer) * 64 + source
    options = [LOAD[HOUSECARL][n] for n in range(s.units[HOUSECARL][source] + 1)]
    if len(options) == 1:
        spy_arrives(s, arg, options[0])
    else:
        s.ask(s.owner[THEGN], options, then=spy_arrives, arg=arg, rule="V-15.45", why=refuse_spies)


def spy_arrives(s: Vikings, arg: int, answer: int) -> None:
    """V-15.45: the army joins the battle."""
    thegns, source = divmod(arg, 64)
    shire = the_battle(s).shire
    for faction, n in ((THEGN, thegns), (HOUSECARL, LOAD[HOUSECARL].arg(answer))):
        take_units(s, faction, source, n)
        add_units(s, faction, shire, n)
    s.tell(told.SPIED, source, shire)
    leave_no_leader_alone(s, source)


# Escape into the Wilds


def ask_escape(s: Vikings, arg: int) -> None:
    """V-15.42: to which adjacent shire without Vikings all English go."""
    options = [TARGET[shire] for shire in escape_targets(s, the_battle(s).shire)]
    s.ask(s.owner[THEGN], options, then=escape, rule="V-15.42", why=refuse_escape)


def refuse_escape(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-15.42: why they may not go there."""
    shire = the_battle(s).shire
    if TARGET.holds(action) and TARGET.arg(action) not in escape_targets(s, shire):
        return why.NO_WAY_OUT.by("V-15.42", TARGET.arg(action), shire)
    return None


def escape(s: Vikings, arg: int, answer: int) -> None:
    """V-15.42: the English leave together, Alfred with them; Fyrd go home; the Vikings have won."""
    b = the_battle(s)
    target = TARGET.arg(answer)
    for faction in FACTIONS_OF[ENGLISH]:
        n = s.units[faction][b.shire]
        take_units(s, faction, b.shire, n)
        add_units(s, faction, target, n)
    s.stock[FYRD] += b.fyrd
    b.fyrd = 0
    if b.fray is not None:
        send_traitors_away(s)  # VX-7.11: their battle is over too
    if s.leader_at[ALFRED] == b.shire:
        s.leader_at[ALFRED] = target
    s.tell(told.ESCAPED, b.shire, target)
