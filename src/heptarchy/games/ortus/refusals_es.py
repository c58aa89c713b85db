"""Why something may not be done, in Spanish: by the English template, which is the message's id.

Braces carry the names of the English ones, may ask for a form (`words_speech`) and stand in another order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.ortus.spanish import SPANISH
from heptarchy.games.ortus.words_speech import braces

if TYPE_CHECKING:
    from heptarchy.kernel.refusal import Refusal

REFUSALS: dict[str, str] = {
    # Of every game
    "the game is over": "la partida ha terminado",
    "there is no action {}": "no existe la acción {}",
    "you are not asked now": "ahora no se te pregunta",
    "there is no such player at this table: it has {} seats": "en esta mesa no hay tal jugador: tiene {} asientos",
    "that is not what is asked now": "no es eso lo que se pregunta ahora",
    "you have no choice to take back": "no tienes ninguna decisión que deshacer",
    "fate has spoken or something was revealed since your last choice": (
        "desde tu última decisión ha hablado el azar o se ha revelado algo"
    ),
    "somebody else has answered since your last choice": "desde tu última decisión ha respondido otro jugador",
    # What an answer gives up
    "ends your game: no card is left to draw, and your Earl dies of old age": (
        "acaba tu partida: no queda carta que robar y tu Conde muere de viejo"
    ),
    "loses all your Fiefs: no card is left to draw, and your Earl dies of old age": (
        "pierde todos tus Feudos: no queda carta que robar y tu Conde muere de viejo"
    ),
    "ends the game, and you lose it: no card is left to draw, and your Earl dies of old age": (
        "acaba la partida, y la pierdes: no queda carta que robar y tu Conde muere de viejo"
    ),
    "ends your game: your Earl concedes": "acaba tu partida: tu Conde se rinde",
    # Decks
    "the deck {style} does not fit this table's figures": "el mazo {style} no cabe en las cifras de esta mesa",
    "at most {n} cards of {type}": "como máximo {n|carta|cartas} de {type}",
    "the deck must come to exactly {n} cards": "el mazo debe tener exactamente {n|carta|cartas}",
    "the common cards must come to exactly {n}": "las cartas comunes deben ser exactamente {n}",
    "your pack holds no {type}": "en tu sobre no hay {type}",
    "your set holds no more {type}": "en tu colección no queda {type}",
    # A turn
    "you have taken your Action this turn": "ya has hecho tu Acción este turno",
    "your Hand is empty": "tu Mano está vacía",
    "you hold no {type}": "no tienes {type} en la Mano",
    "to Recruit you need a Land": "para Reclutar necesitas un Campo",
    "only a Vassal or a Monk goes to the Vikings": "solo un Vasallo o un Monje va a los Vikingos",
    "you have no {army} in your Pool": "no tienes {army} en tu Reserva",
    "you have no Mercenary with an empty Garrison": "no tienes ningún Mercenario con la Guarnición vacía",
    "at this table nobody concedes": "en esta mesa nadie se rinde",
    "without a Fief you can hold no {type}": "sin un Feudo no puedes tener {type}",
    "there is a Cathedral on the table": "ya hay una Catedral en la mesa",
    "each of your seats has a Lord": "todas tus sedes tienen un Lord",
    "{type} is not placed on the table": "{type} no se coloca en la mesa",
    "Allies are only played to answer Treachery or Intrigue": (
        "Aliados solo se juega para responder a una Traición o una Intriga"
    ),
    "{earl} is King: no Banner is raised for the Kingship": "{earl} es Rey: no se alzan Estandartes por la corona",
    "while the King stands no Banner is raised for the Kingship": (
        "mientras el Rey sigue en pie no se alzan Estandartes por la corona"
    ),
    "your deck has fewer than {n} cards": "tu mazo tiene menos de {n|carta|cartas}",
    "there is nothing that {type} could aim at": "no hay nada a lo que pueda apuntar {a type}",
    "there are no Jousts while the King stands": "no hay Justas mientras el Rey sigue en pie",
    "you have no Property to ante": "no tienes ninguna Propiedad que apostar",
    "no other Earl has a Property to ante": "ningún otro Conde tiene una Propiedad que apostar",
    "{type} is not played so": "{type} no se juega así",
    "to bequeath you need a Banner in Hand": "para Legar necesitas un Estandarte en la Mano",
    "you have no Prince Lord at {fief}": "no tienes un Lord Príncipe en {fief}",
    "{earl} holds the Cathedral and you have no Church": "{earl} tiene la Catedral y tú no tienes ninguna Iglesia",
    "rebels do not look at each other's Hands, and the King has none": (
        "los rebeldes no se miran la Mano, y el Rey no tiene"
    ),
    "you know your own Hand": "ya conoces tu propia Mano",
    "{earl} is not in the game": "{earl} no está en la partida",
    "you have no Monastery": "no tienes ningún Monasterio",
    "the Hand of {earl} is empty": "la Mano de {earl} está vacía",
    "nobody attacks in his first turn": "nadie Ataca en su primer turno",
    "there is no Fief at {fief}": "no hay ningún Feudo en {fief}",
    "you do not attack yourself": "no puedes Atacarte",
    "{earl} is not on the table": "{earl} no está en la mesa",
    "rebels do not harm each other while the King stands": "los rebeldes no se dañan mientras el Rey sigue en pie",
    "you have nothing to field": "no tienes nada que desplegar",
    "{earl} has no Tower": "{earl} no tiene ninguna Torre",
    "{fief} has no Property": "{fief} no tiene ninguna Propiedad",
    "{fief} is not yours": "{fief} no es tuyo",
    "{fief} has a Lord already": "{fief} ya tiene un Lord",
    # Battles
    "the attacker must field a card of Strength 1 or more": "el atacante debe desplegar una carta de Fuerza 1 o más",
    "{type} is never fielded from the Hand": "{type} nunca se despliega desde la Mano",
    "your Lands field {n} Pool cards and no more": "tus Campos no despliegan más de {n|carta|cartas} de la Reserva",
    "no {army} is left in your Pool": "no queda {army} en tu Reserva",
    "the Abbot of {fief} is never fielded": "el Abad de {fief} nunca se despliega",
    "you have no Lord at {fief} to field": "no tienes en {fief} un Lord que desplegar",
    "you have no Mercenary {n} to field": "no tienes un Mercenario {n} que desplegar",
    "nothing like that is left to field": "no queda nada así que desplegar",
    "no such card of yours is left in this battle to take damage": (
        "en esta batalla no te queda ninguna carta así que reciba el daño"
    ),
    "that is the King's to field": "eso solo lo despliega el Rey",
    "while the King stands you must decide for the rebel in this battle": (
        "mientras el Rey sigue en pie debes decidir por el rebelde de esta batalla"
    ),
    "Vikings never capture": "los Vikingos nunca capturan",
    "you have no Fief to keep it in": "no tienes un Feudo donde guardarla",
    "{fief} has no {property}": "{fief} no tiene {property}",
    "no Lord of {fief} is captured": "el Lord de {fief} no está capturado",
    # Politics
    "you may not target yourself": "no puedes ser tu propio objetivo",
    "Treachery strikes a Lord, a Mercenary or a Hand": "la Traición va contra un Lord, un Mercenario o una Mano",
    "Intrigue takes Properties, a Mercenary or Pool cards": (
        "la Intriga toma Propiedades, un Mercenario o cartas de la Reserva"
    ),
    "{fief} has no Lord": "{fief} no tiene Lord",
    "{earl} has no Mercenary": "{earl} no tiene ningún Mercenario",
    "the Pool of {earl} is empty": "la Reserva de {earl} está vacía",
    "only one Allies card is played in an Action": "en cada Acción solo se juega una carta de Aliados",
    "you hold no Allies": "no tienes Aliados en la Mano",
    "a struggle is opened with Allies": "una pugna se abre con Aliados",
    "you hold no Vassal": "no tienes ningún Vasallo en la Mano",
    "the Vassal Lord of {fief} has served in this struggle": "el Lord Vasallo de {fief} ya ha servido en esta pugna",
    "you have no Vassal Lord at {fief}": "no tienes un Lord Vasallo en {fief}",
    # Jousts
    "a Champion stands in as a Joust Prince or a Joust Vassal": (
        "un Campeón cuenta como Príncipe de Justa o Vasallo de Justa"
    ),
    "you hold no Champion": "no tienes ningún Campeón en la Mano",
    # Vikings
    "the Vikings must be sent against somebody": "hay que enviar a los Vikingos contra alguien",
    "the Vikings are sent against another Earl": "los Vikingos se envían contra otro Conde",
    "while the King stands the Vikings are sent against him": (
        "mientras el Rey sigue en pie los Vikingos se envían contra él"
    ),
    # Wessex
    "votes for Winter belong to the Wessex campaign": "las Votaciones por el Invierno son de la Campaña de Wessex",
    "the Vikings are here: there is no vote any more": "los Vikingos están aquí: ya no hay Votaciones",
    "nobody calls a vote in his first turn of a season": (
        "nadie inicia una Votación en su primer turno de una temporada"
    ),
    "to call a vote you need a Church, the Cathedral or the King card": (
        "para iniciar la Votación necesitas una Iglesia, la Catedral o la Carta del Rey"
    ),
    "the Cathedral is not for sale": "la Catedral no está a la venta",
    "{type} is not for sale": "{type} no está a la venta",
    "you have bought every {type} of your set": "ya has comprado todas las copias de {type} de tu colección",
    "your set can spare {n} cards and no more": "tu colección no puede ceder más de {n|carta|cartas}",
    "Legacy points must be spent": "los Puntos de Legado deben gastarse",
    "your Palace is on the table": "tu Palacio está en la mesa",
    # Rebellion
    "you hold no Banquet": "no tienes ningún Banquete en la Mano",
    # Modules
    "a tournament begins with {n} peaceful turns": "un Torneo empieza con {n|turno|turnos} de paz",
    "this table does not play with Resourceful Earls": "en esta mesa no hay Condes Ingeniosos",
    "it takes {n} cards of your Hand": "cuesta {n|carta|cartas} de tu Mano",
    "your tray holds no {type}": "en tu Bandeja no hay {type}",
    "you hold no Banner": "no tienes ningún Estandarte en la Mano",
    "your tray is empty": "tu Bandeja está vacía",
    "this table plays without a Witan": "en esta mesa no se juega el Witan",
    "an advisor does not stand in for {type} now": "un consejero no sirve ahora como {type}",
    "you have no advisor left": "no te queda ningún consejero",
    "{earl} has no Village": "{earl} no tiene ninguna Aldea",
    "you have no Village left to Recruit in": "no te queda ninguna Aldea donde Reclutar",
    "no more than {n} Villages fall": "no caen más de {n|Aldea|Aldeas}",
    "this table does not play with Thanes": "en esta mesa no hay Thanes",
    "Thanes stay at home in the first turn": "los Thanes se quedan en casa en el primer turno",
    "you have moved your Thanes this turn": "ya has movido a tus Thanes este turno",
    "so many of your Thanes are out already": "ya tienes avanzados tantos Thanes",
    "you have {n} Thanes and no more": "no tienes más de {n|Thane|Thanes}",
    "you did not begin this turn with most Thanes out": (
        "no has comenzado este turno con más Thanes avanzados que nadie"
    ),
    "{earl} has no Thane out": "{earl} no tiene ningún Thane avanzado",
    "this table does not play with Conclaves": "en esta mesa no hay Cónclaves",
    "you do not accuse yourself": "no puedes acusarte",
    "{earl} is not in the Conclave": "{earl} no está en el Cónclave",
    "Intrigue takes no Property of the Welsh Marches": "la Intriga no toma Propiedades de las Marcas Galesas",
    "Properties of the Welsh Marches are never anted": "las Propiedades de las Marcas Galesas nunca se apuestan",
    "Properties of the Welsh Marches are never paid as Ransom": (
        "las Propiedades de las Marcas Galesas nunca se pagan como Rescate"
    ),
    "no Lord is placed in the Welsh Marches": "en las Marcas Galesas no se coloca ningún Lord",
    "the Vikings are sent against another Earl, and {fief} is neutral": (
        "los Vikingos se envían contra otro Conde, y {fief} es neutral"
    ),
    "this table plays without the Clerisy": "en esta mesa no se juega la Clerecía",
    "{type} is no seat of the Clerisy": "{type} no es una sede de la Clerecía",
    "{fief} takes Lands and Market Towns, and Monks as Lords": "{fief} admite Campos y Mercados, y Monjes como Lores",
    "beside a Church or the Cathedral as seat no other lies": (
        "junto a una Iglesia o la Catedral que es sede no va otra"
    ),
    "no {type} lies open": "no hay {type} entre las cartas abiertas",
    "the common deck is empty": "el mazo común está vacío",
    "this card is one of the open ones": "esta carta es una de las abiertas",
    "fewer than {n} cards lie open": "hay menos de {n|carta abierta|cartas abiertas}",
    "a Knight bequeaths nothing": "un Caballero no lega nada",
    "your Tent and Lands field {n} Pool cards and no more": (
        "tu Tienda y tus Campos no despliegan más de {n|carta|cartas} de la Reserva"
    ),
    "you attack only the Earl to your left": "solo Atacas al Conde de tu izquierda",
    "{earl} is your ally": "{earl} es tu aliado",
    "{earl} is your partner": "{earl} es tu compañero",
    "you attack only {earl}, your opponent": "solo Atacas a {earl}, tu oponente",
    "you plot only against {earl}, your opponent": "solo conspiras contra {earl}, tu oponente",
    "a Tetrarchy begins with {n} peaceful turns": "una Tetrarquía empieza con {n|turno|turnos} de paz",
    "only a Monk is Lord of a Church or the Cathedral": "solo un Monje es Lord de una Iglesia o de la Catedral",
}


def refusal(refused: Refusal) -> str:
    """The reason as a sentence; in English where the catalogue has none."""
    template = REFUSALS.get(refused.message)
    if template is None:
        return refused.sentence()
    named = dict(zip(braces(refused.message), refused.args, strict=False))
    return SPANISH.smoothed(SPANISH.fill(template, named))
