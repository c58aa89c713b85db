"""What a seat is asked, in one line."""

from __future__ import annotations

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import (
    BOARD,
    CROWNED,
    DONE,
    FACTION,
    KIND,
    LOAD,
    LOSE,
    PASS,
    PLACE,
    PLAY,
    SHIRE,
    TAKE,
    TARGET,
    TARGET_CARD,
)
from heptarchy.games.vikings.cards import deck_to_fill
from heptarchy.games.vikings.fray import the_battle
from heptarchy.games.vikings.legendary_leaders import aboard
from heptarchy.games.vikings.moments import BEFORE_FYRD, BEFORE_MOVEMENT, BEFORE_ROLLS
from heptarchy.games.vikings.phase_events import most_swapped, swapped_kinds
from heptarchy.games.vikings.prompts_age import AGE_LINES, OF_A_SIDE, Line, age_faction
from heptarchy.games.vikings.reinforcements import FROM_WAITING, place_icons, reveal_invasion
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.windows import asked_together
from heptarchy.games.vikings.wording import ONE_OF, battle_line, host, several, short_leader, some
from heptarchy.kernel.asked import Asked

SIDE_NAMES = ("Vikings", "English")


def prompt(s: Vikings, seat: int) -> str:
    """The question on the table, for the seat that is asked."""
    asked = s.asked(seat)
    if asked is None:
        return "the game is over" if s.over else "others are asked"
    line = LINES.get(asked.rule)
    what = f"answer by {asked.rule}" if line is None else line(s, asked)
    return f"{whose(s, asked)}: {what}"


def whose(s: Vikings, asked: Asked) -> str:
    """The faction that is asked; where it is a choice for a side, the side of the one who makes it."""
    faction = -1
    if asked.rule == "V-3.4":
        faction = deck_to_fill(s, asked.seat)
    elif asked.rule in ("V-3.5", "V-9.12"):
        faction = asked.arg
    elif asked.rule in ("V-10.6", "V-9.2"):
        together = asked_together(s, asked.arg // 16, asked.arg % 16)
        faction = together[0] if len(together) == 1 else -1
    elif asked.rule == "V-5.7":
        faction = fled_faction(asked)
    elif asked.rule in ("V-15.42", "V-15.45"):
        faction = t.THEGN
    elif asked.rule == "V-15.33":
        faction = t.HOUSECARL
    elif asked.rule in ("VX-3.11", "VX-4.2", "VX-5.3"):
        faction = age_faction(s, asked)
    elif asked.rule not in ("V-9.7", "V-9.13", *OF_A_SIDE) and asked.seat == s.owner[s.active]:
        faction = s.active
    return owner_name(s, asked.seat) if faction < 0 else FACTION.shown[faction]


def owner_name(s: Vikings, seat: int) -> str:
    """What a seat is called: after its faction, or after its side (V-13.1)."""
    faction = s.owner.index(seat)
    if s.owner[t.ALLY_OF[faction]] == seat:
        return SIDE_NAMES[t.SIDE_OF[faction]]
    return FACTION.shown[faction]


def place_name(answer: int) -> str:
    """The shire or the Leader that an answer of place points at."""
    if BOARD.holds(answer):
        return f"{short_leader(BOARD.arg(answer))}'s ships"
    if TARGET_CARD.holds(answer):
        return f"{short_leader(TARGET_CARD.arg(answer))}'s ships"
    return SHIRE.shown[PLACE.arg(answer) if PLACE.holds(answer) else TARGET.arg(answer)]


# Set-up


def deck(s: Vikings, asked: Asked) -> str:
    """V-3.4."""
    picked = (s.decks[deck_to_fill(s, asked.seat)] & t.EVENT_MASK).bit_count()
    return f"choose Event {picked + 1} of {s.params.advanced_events} for your deck (the others do not see it)"


def extra_unit(s: Vikings, asked: Asked) -> str:
    """V-3.5."""
    placed = sum(s.units[asked.arg]) - sum(t.SETUP[asked.arg])
    return f"deploy extra unit {placed + 1} of {s.params.extra_setup_units}, in any shire but a marsh"


# Reinforcements


def phase_event(s: Vikings, asked: Asked) -> str:
    """V-10.6."""
    if asked.arg % 16 == BEFORE_MOVEMENT:
        card = f"{several(s.armies, 'activation', 'activations')}, {steps(s)}"
        return f"play an Event before the {FACTION.shown[s.active]} armies move ({card}), or pass"
    when = "new units have come" if units_have_come(s) else "before new units come"
    return f"play an Event of the Reinforcements Phase ({when}), or pass"


def units_have_come(s: Vikings) -> bool:
    """V-5.1: are the new units of this turn on the table?"""
    return reveal_invasion not in s.agenda and place_icons not in s.agenda


def steps(s: Vikings) -> str:
    """The steps of each activation."""
    return several(s.steps, "step each", "steps each")


def waiting_units(s: Vikings, asked: Asked) -> str:
    """V-5.4."""
    if TAKE.holds(asked.options[0]):
        place, faction = divmod(asked.arg % (FROM_WAITING * 1000), 10)
        return f"choose how many of the {s.waiting[faction]} new {FACTION.shown[faction]} come to {place_name(place)}"
    return f"choose where the {some(s.waiting[asked.arg], asked.arg)} of the Reinforcements card come"


def fled_faction(asked: Asked) -> int:
    """V-5.7: whose fled units come back; it travels alone, or as the last digit beside the place."""
    return asked.arg % 10


def fled_units(s: Vikings, asked: Asked) -> str:
    """V-5.7."""
    faction = fled_faction(asked)
    fled = s.fled[faction]
    if TAKE.holds(asked.options[0]):
        return f"choose how many of the {fled} fled {FACTION.shown[faction]} return to {place_name(asked.arg // 10)}"
    who = f"{fled} fled {FACTION.shown[faction]} return" if fled > 1 else f"a fled {ONE_OF[faction]} returns"
    return f"choose where {who}{', or pass' if PASS[0] in asked.options else ''}"


def short_icons(s: Vikings, asked: Asked) -> str:
    """V-5.5."""
    return f"too few units: choose the city that gets the next one ({s.stock[s.active]} in the stockpile)"


def alfreds_city(s: Vikings, asked: Asked) -> str:
    """V-5.6."""
    return "choose the city where Alfred comes"


def movement(s: Vikings, asked: Asked) -> str:
    """V-5.8."""
    if any(CROWNED.holds(option) or t.CARD_EVENT[PLAY.arg(option)] >= 0 for option in asked.options):
        return "play your Movement card for this turn, or an Event before it"
    return "play your Movement card for this turn"


# Events and what they point at


def swap(s: Vikings, asked: Asked) -> str:
    """V-15.12, V-15.21, V-15.41."""
    event = asked.arg % 32 if TAKE.holds(asked.options[0]) else asked.arg
    old, new = swapped_kinds(event)
    if TAKE.holds(asked.options[0]):
        return f"choose how many {KIND.shown[old]} become {KIND.shown[new]} in {place_name(asked.arg // 32)}"
    return f"choose where up to {most_swapped(s, event)} {KIND.shown[old]} become {KIND.shown[new]}"


def ceolwulf(s: Vikings, asked: Asked) -> str:
    """V-15.24."""
    if TARGET.holds(asked.options[0]):
        return "choose the city that Ceolwulf opens to the Vikings"
    if LOSE.holds(asked.options[0]):
        target, source = divmod(asked.arg, 64)
        return f"choose who goes from {SHIRE.shown[source]} to {SHIRE.shown[target // 16]}"
    target, left = divmod(asked.arg, 16)
    return f"choose from where a Viking goes to {SHIRE.shown[target]} ({left} may still go), or pass"


def purse(s: Vikings, asked: Asked) -> str:
    """V-15.31."""
    return f"choose where a Housecarl is added ({asked.arg} left in the King's Purse), or pass"


def rebellion(s: Vikings, asked: Asked) -> str:
    """V-15.32."""
    if TARGET.holds(asked.options[0]):
        return "choose where the people rise in Rebellion"
    return f"choose whom the Rebellion in {SHIRE.shown[asked.arg]} takes"


def navy(s: Vikings, asked: Asked) -> str:
    """V-15.33."""
    return f"choose a coast for the Saxon Navy to bar ({asked.arg} to name)"


def danegeld(s: Vikings, asked: Asked) -> str:
    """V-15.34."""
    norsemen = some(s.params.geld_norsemen, t.NORSEMEN)
    return f"choose who pays the Danegeld: {some(s.params.geld_berserkers, t.BERSERKERS)} or {norsemen}"


def escape(s: Vikings, asked: Asked) -> str:
    """V-15.42."""
    return f"choose where all English escape to from {SHIRE.shown[the_battle(s).shire]}"


def spy(s: Vikings, asked: Asked) -> str:
    """V-15.45."""
    target = SHIRE.shown[the_battle(s).shire]
    if TARGET.holds(asked.options[0]):
        return f"choose from where the Spy calls an army to {target}"
    if LOAD[t.THEGN].holds(asked.options[0]):
        return f"choose how many Thegn go from {SHIRE.shown[asked.arg]} to {target}"
    thegns, source = divmod(asked.arg, 64)
    return f"choose how many Housecarl go from {SHIRE.shown[source]} to {target} with {some(thegns, t.THEGN)}"


def order_of_events(s: Vikings, asked: Asked) -> str:
    """V-10.3."""
    return f"choose which Event takes effect next in {SHIRE.shown[the_battle(s).shire]}"


# Leaders and armies


def leader(s: Vikings, asked: Asked) -> str:
    """V-7.2."""
    done = ", or be done with Leaders" if DONE[0] in asked.options else ""
    return f"activate a Leader ({several(s.armies, 'activation', 'activations')} left, {steps(s)}){done}"


def landing(s: Vikings, asked: Asked) -> str:
    """V-7.4."""
    march = s.march
    assert march is not None
    left = several(march.steps - 1, "step", "steps")
    units = host(aboard(s, march.leader), [0, 1])
    return f"choose where {short_leader(march.leader)} lands with {units} ({left} left after landing)"


def way(s: Vikings, asked: Asked) -> str:
    """V-7.5, V-8.1."""
    march = s.march
    if march is None:
        left = several(s.armies, "activation", "activations")
        return f"choose a shire whose army moves ({left} left, {steps(s)}), or be done"
    who = short_leader(march.leader) if march.leader >= 0 else "the army"
    along = host(march.carry, t.FACTIONS_OF[s.side]) or "nobody"
    left = several(march.steps, "step", "steps")
    first = s.space.verb_of[asked.options[0]]
    load = "who comes along and " if first in LOAD else ""
    ends = ", or halt" if march.stepped else ""
    return f"{who} in {SHIRE.shown[march.at]} with {along} ({left} left): choose {load}where to{ends}"


# Battles


def battle_event(s: Vikings, asked: Asked) -> str:
    """V-9.2."""
    window = asked.arg % 16
    when = "before the Vikings roll"
    if window == BEFORE_FYRD:
        when = "before the Fyrd card is turned"
    elif window == BEFORE_ROLLS:
        when = "before the first roll"
    return f"play an Event {when}, or pass ({battle_line(s)})"


def next_battle(s: Vikings, asked: Asked) -> str:
    """V-9.1."""
    return f"choose which of {len(asked.options)} battles is fought next"


def loss(s: Vikings, asked: Asked) -> str:
    """V-9.7."""
    return f"choose who falls to a Hit ({several(the_battle(s).hits, 'Hit', 'Hits')} to take; {battle_line(s)})"


def command(s: Vikings, asked: Asked) -> str:
    """V-9.12."""
    commands = several(the_battle(s).commands[asked.arg], "Command", "Commands")
    return f"{commands}: withdraw a unit, or let all stay ({battle_line(s)})"


def follow(s: Vikings, asked: Asked) -> str:
    """V-9.13."""
    return f"the last unit goes to {SHIRE.shown[asked.arg]}: choose the Leader who goes with it, or stay"


LINES: dict[str, Line] = {
    "V-3.4": deck,
    "V-3.5": extra_unit,
    "V-5.4": waiting_units,
    "V-5.5": short_icons,
    "V-5.6": alfreds_city,
    "V-5.7": fled_units,
    "V-5.8": movement,
    "V-7.2": leader,
    "V-7.4": landing,
    "V-7.5": way,
    "V-8.1": way,
    "V-9.1": next_battle,
    "V-9.2": battle_event,
    "V-9.7": loss,
    "V-9.12": command,
    "V-9.13": follow,
    "V-10.3": order_of_events,
    "V-10.6": phase_event,
    "V-15.12": swap,
    "V-15.21": swap,
    "V-15.24": ceolwulf,
    "V-15.31": purse,
    "V-15.32": rebellion,
    "V-15.33": navy,
    "V-15.34": danegeld,
    "V-15.41": swap,
    "V-15.42": escape,
    "V-15.45": spy,
    **AGE_LINES,
}
