"""What a seat is asked, in one line of Spanish; the questions stand in the order of `prompts`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import AT, BUY, DONE, FROM, INTO, RANSOM, TOWER, YIELD
from heptarchy.games.ortus.asking import (
    Line,
    cards_to_choose,
    is_defending,
    is_drawing_last,
    joust_hand,
    never_out,
    own_captives,
    points_needed,
    side_strength,
    taken_cards,
)
from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.decks import NOT_BEGUN
from heptarchy.games.ortus.errant import conditions
from heptarchy.games.ortus.estates import CARDS
from heptarchy.games.ortus.fielding import horde_strength, the_battle
from heptarchy.games.ortus.joust import the_joust
from heptarchy.games.ortus.marches import towers_of
from heptarchy.games.ortus.modules import ERRANT, plays_with
from heptarchy.games.ortus.politics import the_plot
from heptarchy.games.ortus.prompts_modules_es import MODULE_LINES
from heptarchy.games.ortus.spanish import MANY, SPANISH, TYPES, how_many
from heptarchy.games.ortus.spoils import FIEFS, PRICES
from heptarchy.games.ortus.state import (
    AT_HAND,
    AT_LORD,
    AT_MERCENARY,
    AT_POOL,
    ON_PROPERTIES,
    ON_THANES,
    ON_TOWERS,
    ON_VILLAGES,
    Ortus,
)
from heptarchy.games.ortus.tetrarchy import partner_of
from heptarchy.games.ortus.votes import votes_of
from heptarchy.games.ortus.witan import cards_to_draw
from heptarchy.games.ortus.wording import several
from heptarchy.games.ortus.wording_es import listed
from heptarchy.kernel.asked import Asked

if TYPE_CHECKING:
    from heptarchy.kernel.state import State

AIMED: dict[int, str] = {ON_TOWERS: "las Torres", ON_VILLAGES: "las Aldeas", ON_THANES: "los Thanes"}


def prompt(state: State, seat: int) -> str:
    """The question on the table, for the seat that is asked."""
    s = inner(state)
    asked = s.asked(seat)
    if asked is None:
        return "la partida ha terminado" if state.over else "se pregunta a otros"
    line = LINES.get(asked.rule)
    return SPANISH.smoothed(f"¿Qué se responde, según {asked.rule}?" if line is None else line(s, asked))


# Names


def name(s: Ortus, house: int) -> str:
    """`Rojo`, `el Rey`."""
    return SPANISH.house(s, house)


def partly(s: Ortus, seat: int, house: int) -> str:
    """`Rojo`, o `Rojo, tu compañero,` (OV-17)."""
    return f"{name(s, house)}, tu compañero," if house == partner_of(s, seat) else name(s, house)


def lord(s: Ortus, fief: int) -> str:
    """`Príncipe de Tamworth`."""
    return f"{SPANISH.lord_of(s, fief)} de {SPANISH.places[fief]}"


def cards(n: int) -> str:
    """`1 carta`, `2 cartas`."""
    return several(n, "carta", "cartas")


def towers(n: int) -> str:
    """`1 Torre`, `2 Torres`."""
    return several(n, "Torre", "Torres")


def are_left(n: int, one: str, many: str) -> str:
    """`queda 1 punto`, `quedan 2 puntos`."""
    return f"{'queda' if n == 1 else 'quedan'} {several(n, one, many)}"


def attack(s: Ortus, seat: int) -> str:
    """`el Asedio de Tamworth`, `el Ataque a tus Torres`."""
    battle = the_battle(s)
    if battle.aim in AIMED:
        if seat == battle.defender:
            return f"el Ataque a tus {AIMED[battle.aim].split()[1]}"
        return f"el Ataque a {AIMED[battle.aim]} de {name(s, battle.defender)}"
    return f"el {'Saqueo' if battle.aim == ON_PROPERTIES else 'Asedio'} de {SPANISH.places[battle.fief]}"


def stake(s: Ortus, seat: int) -> str:
    """OR-13.11: what the plot is about: `la Iglesia y el Mercado de Bradford`."""
    plot = the_plot(s)
    own = seat == plot.target
    of = f"de {name(s, plot.target)}"
    if plot.aim == AT_LORD:
        if s.lord[plot.fief] == t.VASSAL:
            return f"el Lord Vasallo de {SPANISH.places[plot.fief]} con el Feudo entero"
        return f"el {lord(s, plot.fief)}"
    if plot.aim == AT_MERCENARY:
        return f"tu Mercenario {plot.merc + 1}" if own else f"el Mercenario {plot.merc + 1} {of}"
    if plot.aim == AT_HAND:
        n = cards(min(s.params.treachery_hand_discard, count_of(s.hand, plot.target)))
        return f"{n} de tu Mano" if own else f"{n} de la Mano {of}"
    if plot.aim == AT_POOL:
        kinds = listed([SPANISH.some_army(plot.takes.count(kind), kind) for kind in (0, 1) if kind in plot.takes])
        return f"{kinds} de tu Reserva" if own else f"{kinds} de la Reserva {of}"
    return f"{listed(taken_cards(s, SPANISH))} de {SPANISH.places[plot.fief]}"


# Decks and turns


def deck(s: Ortus, asked: Asked) -> str:
    """OR-3.1."""
    kind = s.building[asked.seat]
    if kind == NOT_BEGUN:
        return f"¿Qué mazo de {s.params.earl_deck_size} cartas construyes? (los demás no lo ven)"
    left = f"faltan {cards_to_choose(s, asked.seat)} de {s.params.earl_deck_size}"
    return f"¿{how_many(kind)} {MANY[kind]} entran en tu mazo? ({left})"


def mulligan(s: Ortus, asked: Asked) -> str:
    """OV-3."""
    n = cards(count_of(s.hand, asked.seat))
    return f"¿Conservas tu Mano inicial de {n}, o la devuelves al mazo una vez y robas otras tantas?"


def turn(s: Ortus, asked: Asked) -> str:
    """OR-5.1."""
    what = "¿Das un paso libre" if s.acted else "¿Haces una Acción o un paso libre"
    if plays_with(s, ERRANT):
        held = len(conditions(s, asked.seat))
        of = f"{held} de las {s.params.errant_goal} condiciones que ganan"
        return f"{what}, o terminas el turno y tomas una carta? (tienes {of})"
    if is_drawing_last(s, asked.seat):
        comes = "la vejez te cuesta los Feudos" if never_out(s) else "mueres de vejez"
        return f"{what}, o terminas el turno? (no quedan cartas por robar: al terminar, {comes})"
    left = are_left(cards_to_draw(s, asked.seat), "carta", "cartas")
    return f"{what}, o terminas el turno con el robo? ({left} por robar)"


def tower_card(s: Ortus, asked: Asked) -> str:
    """OR-11.1."""
    return "¿Qué carta de tu Mano se convierte en la Torre? (Los demás no la ven)"


def slot(s: Ortus, asked: Asked) -> str:
    """OR-5.3."""
    return f"¿Qué Mercenario recibe {SPANISH.the_army[asked.arg % 2]} como Guarnición?"


def site(s: Ortus, asked: Asked) -> str:
    """OR-6.2."""
    return f"¿A qué Feudo va {SPANISH.the_type[s.choice]}?"


def lord_site(s: Ortus, asked: Asked) -> str:
    """OR-6.3."""
    rank = "Abad" if s.choice == t.MONK else "Lord"
    return f"¿En qué sede es {rank} {SPANISH.the_type[s.choice]}?"


def attach(s: Ortus, asked: Asked) -> str:
    """OR-19.3."""
    return f"¿A cuál de tus Feudos se anexa {SPANISH.that_property(asked.arg % CARDS, asked.seat)}?"


# Battles


def fielding(s: Ortus, asked: Asked) -> str:
    """OR-12.6."""
    battle = the_battle(s)
    own = side_strength(s, asked.arg)
    count = towers(towers_of(s, battle.defender))
    if asked.arg % 2:
        foe = f"{name(s, battle.attacker)}: Fuerza {side_strength(s, 0)}"
        return f"¿Qué carta despliegas en {attack(s, asked.seat)}? ({foe}; tú: {own}; {count})"
    needs = points_needed(s)
    enough = f"sin defensa {'basta' if needs == 1 else 'bastan'} {needs}"
    return f"¿Qué carta despliegas en {attack(s, asked.seat)}? (tú: Fuerza {own}; {count}; {enough})"


def church(s: Ortus, asked: Asked) -> str:
    """OR-12.14."""
    battle = the_battle(s)
    attacker = f"{partly(s, asked.seat, battle.attacker)} con Fuerza {side_strength(s, 0)}"
    defender = f"{partly(s, asked.seat, battle.defender)} con {side_strength(s, 1)}"
    return f"Controlas la Iglesia: ¿cómo se decide {attack(s, asked.seat)}, {attacker} contra {defender}?"


def filling(s: Ortus, asked: Asked) -> str:
    """OR-12.20."""
    battle = the_battle(s)
    which = "carta Vikinga" if battle.attacker == t.VIKINGS and asked.arg == 0 else "carta"
    left = are_left(battle.forces[asked.arg].damage, "punto", "puntos")
    return f"¿Qué {which} recibe ahora el daño? ({left}; llena, muere)"


def raze(s: Ortus, asked: Asked) -> str:
    """OR-12.24."""
    battle = the_battle(s)
    n = towers(len(s.towers[battle.defender]))
    return f"¿Cuál de las {n} de {name(s, battle.defender)} cae? ({are_left(battle.points, 'punto', 'puntos')})"


def plunder(s: Ortus, asked: Asked) -> str:
    """OR-12.26."""
    battle = the_battle(s)
    left = are_left(battle.points, "punto", "puntos")
    return f"¿Capturas o quemas una Propiedad de {SPANISH.places[battle.fief]}? ({left})"


def viking_plunder(s: Ortus, asked: Asked) -> str:
    """OR-17.16."""
    battle = the_battle(s)
    left = are_left(battle.points, "punto", "puntos")
    return f"¿Qué Propiedad de {SPANISH.places[battle.fief]} queman los Vikingos? ({left})"


def seat(s: Ortus, asked: Asked) -> str:
    """OR-12.28."""
    fief = the_battle(s).fief
    n = len(s.props[fief])
    whole = f" con {several(n, 'Propiedad', 'Propiedades')}" if n else ""
    return f"{SPANISH.places[fief]} ha caído: ¿capturas el Feudo{whole}, o lo destruyes?"


def ransom(s: Ortus, asked: Asked) -> str:
    """OR-12.31."""
    captor = name(s, the_battle(s).captor)
    cost = several(s.params.ransom_cost, "Propiedad", "Propiedades")
    first = asked.options[0]
    if RANSOM.holds(first):
        captured = own_captives(s, asked.seat)
        if len(captured) == 1:
            return f"¿Pagas a {captor} {cost} por el {lord(s, captured[0])}, o dejas que muera?"
        return f"¿Por cuál de tus {len(captured)} Lores capturados pagas a {captor} {cost}? Sin Rescate mueren"
    if FROM.holds(first):
        return f"¿De qué Feudo pagas por el {lord(s, asked.arg // PRICES)}?"
    price = asked.arg // FIEFS
    return f"¿Qué Propiedad de {SPANISH.places[asked.arg % FIEFS]} pagas por el {lord(s, price // PRICES)}?"


# Politics


def treachery(s: Ortus, asked: Asked) -> str:
    """OR-13.1."""
    n = cards(s.params.treachery_hand_discard)
    return f"¿Contra qué va tu Traición: un Lord, un Mercenario, o una Mano, por {n}?"


def intrigue(s: Ortus, asked: Asked) -> str:
    """OR-13.6."""
    most = f"hasta {several(s.params.intrigue_properties, 'Propiedad', 'Propiedades')} de un Feudo"
    return f"¿Qué toma tu Intriga: {most}, un Mercenario, o hasta {cards(s.params.intrigue_army)} de una Reserva?"


def taken_property(s: Ortus, asked: Asked) -> str:
    """OR-13.7."""
    plot = the_plot(s)
    nth = f"{len(plot.takes) + 1} de {s.params.intrigue_properties} como máximo"
    return f"¿Qué Propiedad de {SPANISH.places[plot.fief]} toma tu Intriga? ({nth})"


def taken_army(s: Ortus, asked: Asked) -> str:
    """OR-13.9."""
    plot = the_plot(s)
    nth = f"{len(plot.takes) + 1} de {s.params.intrigue_army} como máximo"
    return f"¿Qué carta de la Reserva de {name(s, plot.target)} toma tu Intriga? ({nth})"


def target(s: Ortus, asked: Asked) -> str:
    """OR-13.11."""
    plot = the_plot(s)
    card = TYPES[plot.card]
    if AT.holds(asked.options[0]):
        verb = "mata" if plot.card == t.TREACHERY else "toma"
        return f"¿A cuál de los Mercenarios de {name(s, plot.target)} {verb} tu {card}?"
    return f"¿Respondes con Aliados a la {card} de {name(s, plot.actor)}, o cedes {stake(s, asked.seat)}?"


def struggle(s: Ortus, asked: Asked) -> str:
    """OR-13.12."""
    plot = the_plot(s)
    card = TYPES[plot.card]
    at_stake = stake(s, asked.seat)
    if is_defending(s):
        return f"¿Respondes con un Vasallo a la {card} de {name(s, plot.actor)}, o cedes {at_stake}?"
    whose = f"tu {card}" if asked.seat == plot.actor else f"la {card} de {name(s, plot.actor)}"
    against = f"{'los Aliados' if plot.answers == 1 else 'el Vasallo'} de {name(s, plot.target)}"
    return f"¿Respondes con un Vasallo contra {against}, o fracasa {whose}? ({at_stake})"


# Jousts, Kingship, Vikings


def ante(s: Ortus, asked: Asked) -> str:
    """OR-14.2."""
    if FROM.holds(asked.options[0]):
        return "¿De qué Feudo apuestas una Propiedad en la Justa?"
    joust = the_joust(s)
    return f"¿Qué Propiedad de {SPANISH.places[joust.from_fief[asked.arg]]} apuestas en la Justa?"


def tilt(s: Ortus, asked: Asked) -> str:
    """OR-14.4."""
    return f"Tienes {SPANISH.joust_hands[joust_hand(s, asked.seat)]}: ¿cambias una carta de Justa, o las conservas?"


def wild(s: Ortus, asked: Asked) -> str:
    """OR-14.5."""
    held = SPANISH.joust_hands[joust_hand(s, asked.seat)]
    if DONE.base in asked.options:
        return f"Tienes {held}: ¿juegas un Campeón de la Mano como comodín, o ninguno?"
    return f"Tienes {held}: ¿como qué cuenta el Campeón que ha convocado la Justa?"


def donation(s: Ortus, asked: Asked) -> str:
    """OR-15.5."""
    return f"{name(s, s.king)} es Rey: ¿qué carta de tu Reserva das al Ejército Real?"


def horde(s: Ortus, asked: Asked) -> str:
    """OR-17.13."""
    rest = ", o la retienes" if YIELD.base in asked.options else ""
    return f"Diriges a los Vikingos: ¿qué ataca la Horda, con Fuerza {horde_strength(s)}{rest}?"


# Variants


def appease(s: Ortus, asked: Asked) -> str:
    """RB-66."""
    return "El Rey va contra ti: ¿lo aplacas este turno con un Banquete, o dejas que venga?"


def vote(s: Ortus, asked: Asked) -> str:
    """WX-15."""
    n = votes_of(s, asked.seat)
    yours = "tu voto" if n == 1 else f"tus {n} votos"
    return f"Votación por el Invierno: ¿das {yours} a favor, en contra, o te abstienes?"


def purchase(s: Ortus, asked: Asked) -> str:
    """WX-34."""
    first = asked.options[0]
    if TOWER.holds(first):
        return "¿Qué carta de tu colección queda boca abajo como Torre? (los demás no la ven)"
    if INTO.holds(first):
        return lord_site(s, asked) if s.choice in t.LORD_TYPES else site(s, asked)
    left = are_left(s.legacy[asked.seat], "Punto", "Puntos")
    if BUY.holds(asked.options[-1]):
        return f"¿Qué compras con un Punto de Legado? ({left} por gastar)"
    return f"No hay nada que comprar: ¿se pierde un Punto de Legado este Invierno? ({left})"


LINES: dict[str, Line] = {
    "OR-3.1": deck,
    "OV-3": mulligan,
    "OR-5.1": turn,
    "OR-5.3": slot,
    "OR-11.1": tower_card,
    "OR-6.2": site,
    "OR-6.3": lord_site,
    "OR-19.3": attach,
    "OR-12.6": fielding,
    "OR-12.14": church,
    "OR-12.20": filling,
    "OR-12.24": raze,
    "OR-12.26": plunder,
    "OR-17.16": viking_plunder,
    "OR-12.28": seat,
    "OR-12.31": ransom,
    "OR-13.1": treachery,
    "OR-13.6": intrigue,
    "OR-13.7": taken_property,
    "OR-13.9": taken_army,
    "OR-13.11": target,
    "OR-13.12": struggle,
    "OR-14.2": ante,
    "OR-14.4": tilt,
    "OR-14.5": wild,
    "OR-15.5": donation,
    "OR-17.13": horde,
    "RB-66": appease,
    "WX-15": vote,
    "WX-34": purchase,
    **MODULE_LINES,
}
