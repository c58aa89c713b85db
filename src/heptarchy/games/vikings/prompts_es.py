"""What a seat is asked, in one line of Spanish; the questions stand in the order of `prompts`."""

from __future__ import annotations

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import (
    BOARD,
    CROWNED,
    DONE,
    LOAD,
    LOSE,
    PASS,
    PLACE,
    PLAY,
    TAKE,
    TARGET,
    TARGET_CARD,
)
from heptarchy.games.vikings.cards import deck_to_fill
from heptarchy.games.vikings.fray import the_battle
from heptarchy.games.vikings.legendary_leaders import aboard
from heptarchy.games.vikings.moments import BEFORE_FYRD, BEFORE_MOVEMENT, BEFORE_ROLLS
from heptarchy.games.vikings.phase_events import most_swapped, swapped_kinds
from heptarchy.games.vikings.prompts import fled_faction, units_have_come, whose
from heptarchy.games.vikings.prompts_age import Line
from heptarchy.games.vikings.prompts_age_es import AGE_LINES
from heptarchy.games.vikings.reinforcements import FROM_WAITING
from heptarchy.games.vikings.spanish import KINDS, LONG_LEADERS, ONE_OF, SHIRES
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.wording import several
from heptarchy.games.vikings.wording_es import activations, are_left, battle_line, host, some, steps, the_units
from heptarchy.kernel.asked import Asked

# By the English name of who is asked
NAMES: dict[str, str] = {
    "Norsemen": "Nórdicos",
    "Berserkers": "Berserkers",
    "Housecarl": "Huscarles",
    "Thegn": "Thegns",
    "Vikings": "Vikingos",
    "English": "Ingleses",
}
OR_PASS = " (o pasar)"


def prompt(s: Vikings, seat: int) -> str:
    """The question on the table, for the seat that is asked."""
    asked = s.asked(seat)
    if asked is None:
        return "la partida ha terminado" if s.over else "se pregunta a otros"
    line = LINES.get(asked.rule)
    what = f"¿qué se responde, según {asked.rule}?" if line is None else line(s, asked)
    return f"{NAMES[whose(s, asked)]}: {what}"


def place_name(answer: int) -> str:
    """The shire or the ships that an answer of place points at."""
    if BOARD.holds(answer):
        return f"los barcos de {LONG_LEADERS[BOARD.arg(answer)]}"
    if TARGET_CARD.holds(answer):
        return f"los barcos de {LONG_LEADERS[TARGET_CARD.arg(answer)]}"
    return SHIRES[PLACE.arg(answer) if PLACE.holds(answer) else TARGET.arg(answer)]


# Set-up


def deck(s: Vikings, asked: Asked) -> str:
    """V-3.4."""
    picked = (s.decks[deck_to_fill(s, asked.seat)] & t.EVENT_MASK).bit_count()
    return f"¿qué Evento entra en el mazo, {picked + 1} de {s.params.advanced_events}? (los demás no lo ven)"


def extra_unit(s: Vikings, asked: Asked) -> str:
    """V-3.5."""
    placed = sum(s.units[asked.arg]) - sum(t.SETUP[asked.arg])
    return f"¿dónde se despliega la unidad adicional {placed + 1} de {s.params.extra_setup_units}? (no en un pantano)"


# Reinforcements


def phase_event(s: Vikings, asked: Asked) -> str:
    """V-10.6."""
    if asked.arg % 16 == BEFORE_MOVEMENT:
        card = f"{activations(s.armies)} de {steps(s.steps)}"
        return f"¿se juega un Evento antes de que muevan {the_units(s.active)} ({card}), o se pasa?"
    when = "ya han llegado los refuerzos" if units_have_come(s) else "antes de que lleguen los refuerzos"
    return f"¿se juega un Evento de la Fase de Refuerzos ({when}), o se pasa?"


def waiting_units(s: Vikings, asked: Asked) -> str:
    """V-5.4."""
    if TAKE.holds(asked.options[0]):
        place, faction = divmod(asked.arg % (FROM_WAITING * 1000), 10)
        return f"¿cuántos de los {s.waiting[faction]} {KINDS[faction]} nuevos van a {place_name(place)}?"
    n = s.waiting[asked.arg]
    return f"¿adónde {'va' if n == 1 else 'van'} {some(n, asked.arg)} de la carta de Refuerzos?"


def fled_units(s: Vikings, asked: Asked) -> str:
    """V-5.7."""
    faction = fled_faction(asked)
    fled = s.fled[faction]
    if TAKE.holds(asked.options[0]):
        return f"¿cuántos de los {fled} {KINDS[faction]} huidos vuelven a {place_name(asked.arg // 10)}?"
    if fled > 1:
        who = f"vuelven {fled} {KINDS[faction]} huidos"
    else:
        who = f"vuelve un {ONE_OF[faction]} huido"
    return f"¿adónde {who}?{OR_PASS if PASS[0] in asked.options else ''}"


def short_icons(s: Vikings, asked: Asked) -> str:
    """V-5.5."""
    stock = s.stock[s.active]
    return f"faltan unidades: ¿qué ciudad recibe la siguiente? ({are_left(stock, str(stock))} en la reserva)"


def alfreds_city(s: Vikings, asked: Asked) -> str:
    """V-5.6."""
    return "¿a qué ciudad llega Alfredo?"


def movement(s: Vikings, asked: Asked) -> str:
    """V-5.8."""
    if any(CROWNED.holds(option) or t.CARD_EVENT[PLAY.arg(option)] >= 0 for option in asked.options):
        return "¿qué carta de Movimiento se juega este turno, o qué Evento antes?"
    return "¿qué carta de Movimiento se juega este turno?"


# Events and what they point at


def swap(s: Vikings, asked: Asked) -> str:
    """V-15.12, V-15.21, V-15.41."""
    event = asked.arg % 32 if TAKE.holds(asked.options[0]) else asked.arg
    old, new = swapped_kinds(event)
    if TAKE.holds(asked.options[0]):
        return f"¿cuántos {KINDS[old]} se convierten en {KINDS[new]} en {place_name(asked.arg // 32)}?"
    most = most_swapped(s, event)
    if most == 1:
        return f"¿dónde se convierte 1 {ONE_OF[old]} en {ONE_OF[new]}?"
    return f"¿dónde se convierten hasta {most} {KINDS[old]} en {KINDS[new]}?"


def ceolwulf(s: Vikings, asked: Asked) -> str:
    """V-15.24."""
    if TARGET.holds(asked.options[0]):
        return "¿qué ciudad abre Ceolwulf a los vikingos?"
    if LOSE.holds(asked.options[0]):
        target, source = divmod(asked.arg, 64)
        return f"¿quién va de {SHIRES[source]} a {SHIRES[target // 16]}?"
    target, left = divmod(asked.arg, 16)
    may = "aún puede ir 1" if left == 1 else f"aún pueden ir {left}"
    return f"¿desde dónde va un vikingo a {SHIRES[target]} ({may}), o se pasa?"


def purse(s: Vikings, asked: Asked) -> str:
    """V-15.31."""
    left = are_left(asked.arg, str(asked.arg))
    return f"¿dónde se añade un huscarle ({left} en el Tesoro del rey), o se pasa?"


def rebellion(s: Vikings, asked: Asked) -> str:
    """V-15.32."""
    if TARGET.holds(asked.options[0]):
        return "¿dónde se alza el pueblo en Rebelión?"
    return f"¿a quién se lleva la Rebelión en {SHIRES[asked.arg]}?"


def navy(s: Vikings, asked: Asked) -> str:
    """V-15.33."""
    return f"¿qué costa cierra la Flota sajona? ({are_left(asked.arg, str(asked.arg))} por nombrar)"


def danegeld(s: Vikings, asked: Asked) -> str:
    """V-15.34."""
    norsemen = some(s.params.geld_norsemen, t.NORSEMEN)
    return f"¿quién paga el Danegeld: {some(s.params.geld_berserkers, t.BERSERKERS)} o {norsemen}?"


def escape(s: Vikings, asked: Asked) -> str:
    """V-15.42."""
    return f"¿adónde escapan todos los ingleses desde {SHIRES[the_battle(s).shire]}?"


def spy(s: Vikings, asked: Asked) -> str:
    """V-15.45."""
    target = SHIRES[the_battle(s).shire]
    if TARGET.holds(asked.options[0]):
        return f"¿desde dónde llama el Espía a un ejército a {target}?"
    if LOAD[t.THEGN].holds(asked.options[0]):
        return f"¿cuántos thegns van de {SHIRES[asked.arg]} a {target}?"
    thegns, source = divmod(asked.arg, 64)
    return f"¿cuántos huscarles van de {SHIRES[source]} a {target} con {some(thegns, t.THEGN)}?"


def order_of_events(s: Vikings, asked: Asked) -> str:
    """V-10.3."""
    return f"¿qué Evento se resuelve ahora en {SHIRES[the_battle(s).shire]}?"


# Leaders and armies


def leader(s: Vikings, asked: Asked) -> str:
    """V-7.2."""
    done = ", o se termina con los Líderes" if DONE[0] in asked.options else ""
    return f"¿qué Líder se activa ({are_left(s.armies, activations(s.armies))} de {steps(s.steps)}){done}?"


def landing(s: Vikings, asked: Asked) -> str:
    """V-7.4."""
    march = s.march
    assert march is not None
    left = are_left(march.steps - 1, steps(march.steps - 1))
    who = f"{LONG_LEADERS[march.leader]} con {host(aboard(s, march.leader), [0, 1])}"
    return f"¿dónde desembarca {who}? (después {left})"


def way(s: Vikings, asked: Asked) -> str:
    """V-7.5, V-8.1."""
    march = s.march
    if march is None:
        left = are_left(s.armies, activations(s.armies))
        return f"¿de qué condado se mueve un ejército ({left} de {steps(s.steps)}), o se termina?"
    who = LONG_LEADERS[march.leader] if march.leader >= 0 else "el ejército"
    carried = host(march.carry, t.FACTIONS_OF[s.side])
    along = f"con {carried}" if carried else "sin nadie"
    load = "quién lo acompaña y " if s.space.verb_of[asked.options[0]] in LOAD else ""
    ends = ", o se detiene" if march.stepped else ""
    left = are_left(march.steps, steps(march.steps))
    return f"{who} en {SHIRES[march.at]} {along} ({left}): ¿{load}adónde va{ends}?"


# Battles


def battle_event(s: Vikings, asked: Asked) -> str:
    """V-9.2."""
    window = asked.arg % 16
    when = "antes de que tiren los vikingos"
    if window == BEFORE_FYRD:
        when = "antes de descubrir la carta de fyrd"
    elif window == BEFORE_ROLLS:
        when = "antes de la primera tirada"
    return f"¿se juega un Evento {when}, o se pasa? ({battle_line(s)})"


def next_battle(s: Vikings, asked: Asked) -> str:
    """V-9.1."""
    return f"¿cuál de las {len(asked.options)} batallas se libra ahora?"


def loss(s: Vikings, asked: Asked) -> str:
    """V-9.7."""
    hits = the_battle(s).hits
    return f"¿quién cae por un Impacto? ({are_left(hits, several(hits, 'Impacto', 'Impactos'))}; {battle_line(s)})"


def command(s: Vikings, asked: Asked) -> str:
    """V-9.12."""
    commands = several(the_battle(s).commands[asked.arg], "Orden", "Órdenes")
    return f"{commands}: ¿se retira una unidad, o se quedan todas? ({battle_line(s)})"


def follow(s: Vikings, asked: Asked) -> str:
    """V-9.13."""
    return f"la última unidad va a {SHIRES[asked.arg]}: ¿qué Líder va con ella, o se queda?"


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
