"""What happened, as Spanish sentences: one for each kind of happening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.vikings import told
from heptarchy.games.vikings.sentences_age import Teller
from heptarchy.games.vikings.sentences_age_es import AGE_TELLERS
from heptarchy.games.vikings.spanish import A_UNIT, EVENTS, KINDS, LONG_LEADERS, ONE_OF, SHIRES
from heptarchy.games.vikings.tables import REINFORCEMENTS
from heptarchy.games.vikings.wording import ROMAN, several
from heptarchy.games.vikings.wording_es import SPEECH, activations, host, is_mass, some, steps, the_side, the_units

if TYPE_CHECKING:
    from heptarchy.kernel.events import Event

# What units do: the verb for one, and for more; {} is a shire
DONE_BY_UNITS: dict[str, tuple[str, str]] = {
    told.REINFORCED.name: ("llega a {}", "llegan a {}"),
    told.KILLED.name: ("cae", "caen"),
    told.FLED.name: ("huye", "huyen"),
    told.PAID.name: ("se entrega como Danegeld", "se entregan como Danegeld"),
}
# What a Leader does
DONE_BY_LEADERS: dict[str, str] = {
    told.LANDED.name: "desembarca en {}",
    told.LED.name: "va a {}",
    told.LEADER_LOST.name: "queda fuera de la partida",
    told.LEADER_FOLLOWS.name: "se retira a {}",
}
# What a faction does
DONE_BY_FACTIONS: dict[str, str] = {
    told.DREW.name: "roban una carta",
    told.HAND_SHOWN.name: "no tienen carta de Movimiento: la mano se muestra y se roba de nuevo",
}
# What a shire sees, or two
IN_SHIRES: dict[str, str] = {
    told.ALFRED_COMES.name: "Alfredo llega a {}",
    told.SPIED.name: "un ejército inglés acude de {} a {}",
    told.ESCAPED.name: "los ingleses escapan de {} a {}",
    told.BARRED.name: "la Flota sajona vigila {}",
}


def sentence(event: Event) -> str:
    """A happening as a sentence."""
    line = _sentence(event)
    return line[0].upper() + line[1:]


def _sentence(event: Event) -> str:
    name = event.name
    args = event.args
    if name in DONE_BY_UNITS:
        one, many = DONE_BY_UNITS[name]
        verb = one if args[0] == 1 else many
        return f"{some(args[0], args[1])} {verb.format(SHIRES[args[2]]) if len(args) > 2 else verb}"
    if name in DONE_BY_LEADERS:
        verb = DONE_BY_LEADERS[name]
        return f"{LONG_LEADERS[args[0]]} {verb.format(SHIRES[args[1]]) if len(args) > 1 else verb}"
    if name in DONE_BY_FACTIONS:
        return f"{the_units(args[0])} {DONE_BY_FACTIONS[name]}"
    if name in IN_SHIRES:
        return IN_SHIRES[name].format(*[SHIRES[shire] for shire in args])
    teller = TELLERS.get(name)
    return str(event) if teller is None else teller(args)


def round_begins(args: list[int]) -> str:
    """`Comienza la Ronda II`."""
    return f"comienza la Ronda {ROMAN[args[0]]}"


def round_ends(args: list[int]) -> str:
    """`La Ronda II termina con 1 ciudad en manos vikingas`."""
    return f"la Ronda {ROMAN[args[0]]} termina con {several(args[1], 'ciudad', 'ciudades')} en manos vikingas"


def turn_begins(args: list[int]) -> str:
    """`Turno de los nórdicos`."""
    return f"turno de {the_units(args[0])}"


def card_shown(args: list[int]) -> str:
    """`Los nórdicos muestran Ceolwulf, número 11`."""
    return f"{the_units(args[0])} muestran {SPEECH.card_title(args[1])}, número {args[2]}"


def chose(args: list[int]) -> str:
    """`Los nórdicos han elegido Ceolwulf`."""
    return f"{the_units(args[0])} han elegido {SPEECH.card_title(args[1])}"


def deployed(args: list[int]) -> str:
    """`Los thegns despliegan una unidad en York`."""
    return f"{the_units(args[0])} despliegan una unidad en {SHIRES[args[1]]}"


def invaders(args: list[int]) -> str:
    """`Halfdan aparece ante la costa con 17 nórdicos y 8 berserkers`."""
    units = host(args[1:], [0, 1])
    if args[0] == REINFORCEMENTS:
        return f"los Refuerzos vikingos traen {units}" if units else "los Refuerzos vikingos no traen a nadie"
    return f"{LONG_LEADERS[args[0]]} aparece ante la costa {f'con {units}' if units else 'sin nadie'}"


def boarded(args: list[int]) -> str:
    """`2 nórdicos se unen a Halfdan`."""
    return f"{some(args[0], args[1])} {'se une' if args[0] == 1 else 'se unen'} a {LONG_LEADERS[args[2]]}"


def movement_played(args: list[int]) -> str:
    """`Los nórdicos juegan Movimiento 2/3: 2 activaciones de 3 pasos`."""
    card = SPEECH.card_title(args[1])
    return f"{the_units(args[0])} juegan {card}: {activations(args[2])} de {steps(args[3])}"


def event_played(args: list[int]) -> str:
    """`Los thegns juegan Espía`."""
    return f"{the_units(args[0])} juegan {EVENTS[args[1]]}"


def marched(args: list[int]) -> str:
    """`Un ejército de 5 unidades va de York a Leeds`."""
    units = several(args[0], "unidad", "unidades")
    return f"un ejército de {units} va de {SHIRES[args[1]]} a {SHIRES[args[2]]}"


def battle_begins(args: list[int]) -> str:
    """`Batalla en York: atacan los vikingos`."""
    return f"batalla en {SHIRES[args[0]]}: atacan {the_side(args[1])}"


def fyrd_join(args: list[int]) -> str:
    """`3 fyrd se unen a la batalla en York`."""
    join = "se une" if args[0] == 1 else "se unen"
    return f"{args[0]} fyrd {join} a la batalla en {SHIRES[args[1]]}"


def rolled(args: list[int]) -> str:
    """`Los nórdicos sacan Impacto, Huida`; `El fyrd saca blanco`."""
    return f"{the_units(args[0])} {'saca' if is_mass(args[0]) else 'sacan'} {SPEECH.outcome(args[1])}"


def cancelled(args: list[int]) -> str:
    """`Se anulan 2 Impactos`."""
    return "se anula 1 Impacto" if args[0] == 1 else f"se anulan {args[0]} Impactos"


def withdrew(args: list[int]) -> str:
    """`Un thegn se retira a Leeds`."""
    return f"{A_UNIT[args[0]]} se retira a {SHIRES[args[1]]}"


def swapped(args: list[int]) -> str:
    """`2 thegns se convierten en nórdicos en York`."""
    one = args[0] == 1
    become = f"se convierte en {ONE_OF[args[2]]}" if one else f"se convierten en {KINDS[args[2]]}"
    return f"{some(args[0], args[1])} {become} en {SHIRES[args[3]]}"


def cancels_out(args: list[int]) -> str:
    """`Emboscada y Ataque sorpresa se anulan entre sí`."""
    return f"{EVENTS[args[0]]} y {EVENTS[args[1]]} se anulan entre sí"


def battle_won(args: list[int]) -> str:
    """`Los ingleses ganan la batalla en York`."""
    return f"{the_side(args[0])} ganan la batalla en {SHIRES[args[1]]}"


def step_lost(args: list[int]) -> str:
    """`Halfdan pierde 1 paso`."""
    return f"{LONG_LEADERS[args[0]]} pierde {steps(args[1])}"


def game_over(args: list[int]) -> str:
    """`Han ganado los vikingos`."""
    return f"han ganado {the_side(args[0])}"


TELLERS: dict[str, Teller] = {
    told.ROUND_BEGINS.name: round_begins,
    told.ROUND_ENDS.name: round_ends,
    told.TURN_BEGINS.name: turn_begins,
    told.CARD_SHOWN.name: card_shown,
    told.CHOSE.name: chose,
    told.DEPLOYED.name: deployed,
    told.INVADERS.name: invaders,
    told.BOARDED.name: boarded,
    told.MOVEMENT_PLAYED.name: movement_played,
    told.EVENT_PLAYED.name: event_played,
    told.MARCHED.name: marched,
    told.BATTLE_BEGINS.name: battle_begins,
    told.FYRD_JOIN.name: fyrd_join,
    told.ROLLED.name: rolled,
    told.CANCELLED.name: cancelled,
    told.WITHDREW.name: withdrew,
    told.SWAPPED.name: swapped,
    told.CANCELS_OUT.name: cancels_out,
    told.BATTLE_WON.name: battle_won,
    told.STEP_LOST.name: step_lost,
    told.GAME_OVER.name: game_over,
    **AGE_TELLERS,
}
