"""The Spanish of Ortus Regni, as tables: names, answers, endings."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.cards_es import CARD_NAMES, CARD_TEXTS, STYLES
from heptarchy.games.ortus.styles import STYLE_KEYS
from heptarchy.games.ortus.wording_es import BESIDE, BESIDE_AND_FACING, CHOICES
from heptarchy.games.ortus.words_speech import Speech

EARLS: Final = ("Azul", "Rojo", "Verde", "Dorado", "Morado", "Naranja")
# By colour: the adjective, masculine and feminine
COLOURS: Final = (
    ("azul", "azul"),
    ("rojo", "roja"),
    ("verde", "verde"),
    ("dorado", "dorada"),
    ("morado", "morada"),
    ("naranja", "naranja"),
)
TYPES: Final = (
    *("Castillo", "Campo", "Mercado", "Iglesia", "Catedral", "Príncipe", "Vasallo", "Campeón", "Monje", "Mercenario"),
    *("Traición", "Intriga", "Aliados", "Banquete", "Estandarte", "Palacio"),
)
MANY: Final = (
    *("Castillos", "Campos", "Mercados", "Iglesias", "Catedrales"),
    *("Príncipes", "Vasallos", "Campeones", "Monjes", "Mercenarios"),
    *("Traiciones", "Intrigas", "cartas de Aliados", "Banquetes", "Estandartes", "Palacios"),
)
PLACES_ES: Final = {"London": "Londres"}  # only names that Spanish has of its own
FEMININE: Final = (t.CHURCH, t.CATHEDRAL, t.TREACHERY, t.INTRIGUE)
JOUST_HANDS: Final = (
    "tres Príncipes",
    "tres Vasallos",
    "dos Príncipes y un Vasallo",
    "dos Príncipes y un Sin Suerte",
    "un Príncipe y dos Vasallos",
    "dos Vasallos y un Sin Suerte",
    "un Príncipe, un Vasallo y un Sin Suerte",
    "un Príncipe y dos Sin Suerte",
    "un Vasallo y dos Sin Suerte",
    "tres Sin Suerte",
)

LABELS: dict[str, str] = {
    # Decks and Hands
    "deck": "{name}",
    "own_deck": "Un mazo propio",
    "copies": "{some}",
    "copies 0": "Sin {name}",
    "mulligan": "Robar una Mano nueva",
    "keep": "Conservar la Mano",
    "keep OR-14.4": "Conservar las tres",
    # A turn
    "place": "Colocar {a}",
    "place prince": "Colocar un Príncipe como Lord",
    "place vassal": "Colocar un Vasallo como Lord",
    "place champion": "Colocar un Campeón como Lord",
    "place monk": "Colocar un Monje como Abad",
    "place mercenary": "Contratar un Mercenario",
    "into": "En {fief}",
    "into OR-6.3": "Lord de {fief}",
    "play": "Jugar {name}",
    "play champion": "Convocar una Justa",
    "play banquet": "Dar un Banquete",
    "play banner": "Alzar un Estandarte por la corona",
    "play OV-19": "Alzar un Estandarte: otras cartas y tomar una",
    "bequeath": "Legar: Príncipe de {fief}",
    "recruit": "Reclutar (+{n})",
    "emissary": "Enviar {a} a los Vikingos (+{n})",
    "look": "Monasterio: ver la Mano de {earl}",
    "storm": "Atacar las Torres de {earl}",
    "storm OR-17.13": "Vikingos a las Torres de {earl}",
    "raid": "Saqueo de {fief} ({seat})",
    "raid OR-17.13": "Saqueo Vikingo de {fief} ({seat})",
    "siege": "Asedio de {fief} ({seat})",
    "siege OR-17.13": "Asedio Vikingo de {fief} ({seat})",
    "build": "Construir una Torre",
    "tower": "Una Torre: {name}",
    "garrison": "Guarnición: {name}",
    "at": "Mercenario {n}{garrison}",
    "concede": "Rendirse",
    "end": "Terminar el turno",
    # Battles
    "field": "Desplegar {a} de la Mano",
    "field_army": "Desplegar {a} de la Reserva",
    "field_lord": "Desplegar al {lord} de {fief}",
    "field_mercenary": "Desplegar al Mercenario {n}{garrison}",
    "field_king": "Desplegar la Carta del Rey",
    "field_royal": "Desplegar {a} del Ejército Real",
    "field_all": "Desplegar todo lo de la mesa",
    "done": "Nada más",
    "done OR-12.6": "No desplegar más",
    "done nothing": "No desplegar nada",
    "done OR-12.26": "Dejar el resto",
    "done OR-14.5": "No jugar un Campeón",
    "decide": "{name}",
    "fill": "Daño a {a}",
    "fill_army": "Daño a {a}",
    "fill_mercenary": "Daño al Mercenario {n}",
    "fill_garrison": "Daño a la Guarnición de {n}{garrison}",
    "fill_king": "Daño a la Carta del Rey",
    "fill_royal": "Daño al Ejército Real: {name}",
    "fill_raider": "Daño a {a}",
    "spare": "Perder lo menos posible",
    "raze": "Destruir la Torre {n}",
    "take": "Tomar {a}",
    "take OR-12.26": "Capturar {a}",
    "burn": "Quemar {a}",
    "capture": "Capturar {fief}",
    "destroy": "Destruir {fief}",
    "ransom": "Rescatar al {lord} de {fief}",
    "from": "De {fief}",
    "from OR-12.31": "Pagar de {fief}",
    "from OR-14.2": "Apostar de {fief}",
    "give": "Dar {a}",
    "give OR-12.31": "Pagar {a}",
    "give OR-14.2": "Apostar {a}",
    # Politics
    "aim_lord": "El {lord} de {fief}",
    "aim_mercenary": "Un Mercenario de {earl}",
    "aim_hand": "La Mano de {earl}",
    "aim_fief": "Propiedades de {fief}",
    "aim_pool": "La Reserva de {earl}",
    "take_army": "Tomar {a}",
    "ally": "Jugar Aliados",
    "vassal": "Un Vasallo de la Mano",
    "vassal_lord": "El Lord Vasallo de {fief}",
    "yield": "Ceder",
    "yield OR-12.31": "No pagar Rescate",
    "yield OR-17.13": "Retener a los Vikingos",
    # Jousts, Kingship
    "tilt": "Cambiar {a}",
    "wild": "Un Campeón como {name}",
    "donate": "Dar {a}",
    # Variants
    "appease": "Aplacar al Rey con un Banquete",
    "call_vote": "Iniciar la Votación por el Invierno",
    "vote for": "A favor del Invierno",
    "vote against": "En contra del Invierno",
    "vote": "Abstenerse",
    "buy_towers": "Comprar {n} Torres",
    "buy": "Comprar {a}",
    "done WX-34": "No comprar nada",
    # Modules
    "exchange": "Cambiar {n} cartas por una de la Bandeja",
    "discard": "Descartar {a}",
    "fetch": "Tomar {a} de la Bandeja",
    "pick": "Elegir {a}",
    "pick OV-18": "Tomar {a} de la Bandeja",
    "pick OV-19": "Tomar {a} de las abiertas",
    "top": "Tomar la carta superior del mazo",
    "advise": "Un consejero como {name}",
    "sack": "Atacar las Aldeas de {earl}",
    "sack OR-17.13": "Vikingos a las Aldeas de {earl}",
    "conquer": "Conquistar {n} y quemar el resto",
    "conquer 0": "Quemarlas todas",
    "thanes": "{n} Thanes avanzados",
    "thanes 0": "Todos los Thanes en casa",
    "thanes 1": "1 Thane avanzado",
    "hunt": "Atacar los Thanes de {earl}",
    "hunt OR-17.13": "Vikingos a los Thanes de {earl}",
    "summon": "Thanes: tomar una carta de la Bandeja",
    "conclave": "Convocar un Cónclave",
    "declare": "Declarar {name}",
    "accuse": "Acusar a {earl} de mentir",
    "peace": "No acusar a nadie",
    "found": "Fundar un Feudo: {name}",
    "rally": "Jugar un Estandarte: Batalla Normal",
    "yield OV-9": "Dejar la carta como está",
    "yield RB-66": "Dejar que venga el Rey",
}

SAID: dict[str, str] = {
    "deck": "construye un mazo: {name}",
    "own_deck": "construye un mazo, tipo por tipo",
    "copies": "toma {some}",
    "copies 0": "no toma {name}",
    "mulligan": "roba una Mano nueva",
    "keep": "conserva sus cartas",
    "place": "coloca {a}",
    "into": "elige {fief}",
    "play": "juega {name}",
    "play champion": "convoca una Justa con un Campeón",
    "play banquet": "da un Banquete",
    "play banner": "alza un Estandarte",
    "bequeath": "lega por el Príncipe de {fief}",
    "recruit": "recluta",
    "emissary": "envía {a} a los Vikingos",
    "look": "mira la Mano de {earl}",
    "storm": "ataca las Torres de {earl}",
    "raid": "saquea {fief}",
    "siege": "asedia {fief}",
    "build": "construye una Torre",
    "tower": "la hace de {name}",
    "garrison": "pone {a} en una Guarnición",
    "at": "elige al Mercenario {n}",
    "concede": "se rinde",
    "end": "termina el turno",
    "field": "despliega {a} de la Mano",
    "field_army": "despliega {a} de la Reserva",
    "field_lord": "despliega al Lord de {fief}",
    "field_mercenary": "despliega al Mercenario {n}",
    "field_king": "despliega la Carta del Rey",
    "field_royal": "despliega {a} del Ejército Real",
    "field_all": "despliega todo lo de la mesa",
    "done": "termina",
    "decide": "decide: {name}",
    "fill": "pone el daño en {a}",
    "fill_army": "pone el daño en {a}",
    "fill_mercenary": "pone el daño en el Mercenario {n}",
    "fill_garrison": "pone el daño en la Guarnición del Mercenario {n}",
    "fill_king": "pone el daño en la Carta del Rey",
    "fill_royal": "pone el daño en {a} del Ejército Real",
    "fill_raider": "pone el daño en {a}",
    "spare": "pierde lo menos posible",
    "raze": "destruye la Torre {n}",
    "take": "toma {a}",
    "burn": "quema {a}",
    "capture": "captura el Feudo",
    "destroy": "destruye el Feudo",
    "ransom": "rescata al Lord de {fief}",
    "from": "elige {fief}",
    "give": "da {a}",
    "aim_lord": "apunta al Lord de {fief}",
    "aim_mercenary": "apunta a un Mercenario de {earl}",
    "aim_hand": "apunta a la Mano de {earl}",
    "aim_fief": "apunta a las Propiedades de {fief}",
    "aim_pool": "apunta a la Reserva de {earl}",
    "take_army": "toma {a}",
    "ally": "juega Aliados",
    "vassal": "responde con un Vasallo de la Mano",
    "vassal_lord": "responde con el Lord Vasallo de {fief}",
    "yield": "cede",
    "tilt": "cambia {a}",
    "wild": "juega un Campeón como {name}",
    "donate": "da {a}",
    "appease": "aplaca al Rey con un Banquete",
    "call_vote": "inicia la Votación por el Invierno",
    "vote for": "vota a favor del Invierno",
    "vote against": "vota en contra del Invierno",
    "vote": "se abstiene",
    "buy_towers": "compra Torres",
    "buy": "compra {a}",
    "exchange": "cambia cartas de la Mano por una de la Bandeja",
    "discard": "descarta {a}",
    "fetch": "toma {a} de la Bandeja",
    "pick": "elige {a}",
    "top": "toma la carta superior del mazo",
    "advise": "gasta un consejero como {name}",
    "sack": "ataca las Aldeas de {earl}",
    "conquer": "conquista {n} y quema el resto",
    "conquer 0": "las quema todas",
    "thanes": "tiene {n} Thanes avanzados",
    "thanes 0": "deja en casa a todos los Thanes",
    "thanes 1": "tiene 1 Thane avanzado",
    "hunt": "ataca los Thanes de {earl}",
    "summon": "recibe de los Thanes una carta de la Bandeja",
    "conclave": "convoca un Cónclave",
    "declare": "declara {name}",
    "accuse": "acusa a {earl} de mentir",
    "peace": "no acusa a nadie",
    "found": "funda un Feudo con {a}",
    "rally": "juega un Estandarte contra la carta de Batalla",
    # Fate
    "draw": "roba {a}",
    "lose": "descarta {a} al azar",
    "cube": "saca el cubo de {earl}",
    "muster": "roba {a}",
    "land_raider": "roba {a}",
    "battle": "descubre la carta de Batalla: {name}",
    "deal": "reparte {name}",
    "turn_up": "descubre {a}",
    "mind": "descubre {a} de la Mente del Rey",
}

# Headings for groups of options
VERBS: dict[str, str] = {
    "deck": "Un mazo listo",
    "own_deck": "Mazo propio",
    "copies": "Copias",
    "mulligan": "Mulligan",
    "keep": "Conservar",
    "place": "Colocar una carta",
    "into": "Adónde",
    "play": "Jugar una carta",
    "bequeath": "Legar",
    "recruit": "Reclutar",
    "emissary": "Emisario",
    "look": "Monasterio",
    "storm": "Ataque a las Torres",
    "raid": "Saqueo",
    "siege": "Asedio",
    "build": "Un paso gratis",
    "tower": "Torres",
    "garrison": "Guarnición",
    "at": "Qué Mercenario",
    "concede": "Rendirse",
    "end": "Terminar el turno",
    "field": "De la Mano",
    "field_army": "De la Reserva",
    "field_lord": "Lores",
    "field_mercenary": "Mercenarios",
    "field_king": "Carta del Rey",
    "field_royal": "Ejército Real",
    "field_all": "Todo",
    "done": "Terminar",
    "decide": "La Iglesia decide",
    "fill": "Daño a la Mano",
    "fill_army": "Daño a la Reserva",
    "fill_mercenary": "Daño a Mercenarios",
    "fill_garrison": "Daño a Guarniciones",
    "fill_king": "Daño a la Carta del Rey",
    "fill_royal": "Daño al Ejército Real",
    "fill_raider": "Daño a la Horda",
    "spare": "Menos bajas",
    "raze": "Destruir una Torre",
    "take": "Tomar",
    "burn": "Quemar",
    "capture": "Capturar",
    "destroy": "Destruir",
    "ransom": "Rescate",
    "from": "De qué Feudo",
    "give": "Dar",
    "aim_lord": "Lores",
    "aim_mercenary": "Mercenarios",
    "aim_hand": "Manos",
    "aim_fief": "Propiedades",
    "aim_pool": "Reservas",
    "take_army": "Cartas de Ejército",
    "ally": "Aliados",
    "vassal": "Un Vasallo",
    "vassal_lord": "Lores Vasallos",
    "yield": "Ceder",
    "tilt": "Lance",
    "wild": "Comodines",
    "donate": "Donación al Rey",
    "appease": "Aplacar al Rey",
    "call_vote": "Iniciar una Votación",
    "vote": "Voto",
    "buy_towers": "Comprar Torres",
    "buy": "Comprar una carta",
    "exchange": "Cambiar cartas",
    "discard": "Descartar",
    "fetch": "De la Bandeja",
    "pick": "Elegir una carta",
    "top": "La carta superior",
    "advise": "Consejeros",
    "sack": "Ataque a las Aldeas",
    "conquer": "Conquistar Aldeas",
    "thanes": "Los Thanes",
    "hunt": "Ataque a los Thanes",
    "summon": "La carta de los Thanes",
    "conclave": "Cónclave",
    "declare": "Declarar",
    "accuse": "Acusar",
    "peace": "No acusar",
    "found": "Fundar un Feudo",
    "rally": "Jugar un Estandarte",
    "draw": "Robo",
    "lose": "Descarte al azar",
    "cube": "Cubo",
    "muster": "Carta de Ejército",
    "land_raider": "Carta Vikinga",
    "battle": "Carta de Batalla",
    "deal": "Mano de Justa",
    "turn_up": "Carta de Justa",
    "mind": "La Mente del Rey",
}

ENDINGS: dict[str, str] = {
    "last earl": "Ha ganado {}: no queda ningún otro Conde.",
    "last earl many": "Han ganado a la vez {}: no queda ningún Conde del otro bando.",
    "first out many": "Han ganado a la vez {}: el primer Conde que queda fuera es del otro equipo.",
    "round cap": "Ha ganado {}: ha terminado la última ronda y nadie tiene más Feudos.",
    "round cap many": "Han ganado a la vez {}: ha terminado la última ronda y nadie tiene más Feudos.",
    "round cap none": "Ha ganado el Rey: ha terminado la última ronda y sigue en pie.",
    "king and cathedral": "Ha ganado {}: tenía la Carta del Rey y la Catedral al comenzar su turno.",
    "alone": "Ha ganado {}: estaba a solas en la mesa antes de que llegaran los Vikingos.",
    "great king": "Ha ganado {}: un Rey con un Feudo al acabar el tiempo de los Vikingos, la victoria mayor.",
    "dual many": "Han ganado {} a la vez: un Rey con un Feudo y quien tiene la Catedral.",
    "archbishop": "Ha ganado {}: tiene la Catedral donde ningún Rey tiene un Feudo, la victoria menor.",
    "vikings none": "Han ganado los Vikingos: todos los Condes han perdido.",
    "king fallen": "Ha ganado {}: el Rey está derrotado.",
    "king fallen many": "Han ganado a la vez {}: el Rey está derrotado.",
    "king stands none": "Ha ganado el Rey: no queda ningún Conde.",
    "state and church": "Ha ganado {}: tenía la Carta del Rey y la Catedral al comenzar su turno.",
    "quest": "Ha ganado {}: un Caballero que reúne bastantes condiciones de victoria.",
    "match": "{} ha ganado el Encuentro.",
    "match many": "{} han ganado las mismas partidas del Encuentro.",
    "winter none": "Ha llegado el Invierno: la temporada ha terminado.",
}

ASSUMES: dict[str, str] = {
    "fielded": "No se despliega nada más.",
    "church": "No se despliega nada más, y una Iglesia que ningún bando controla decide una Batalla Normal.",
    "table": (
        "El atacante despliega todo lo que tiene a mano; el defensor, todo lo que tiene en la mesa y nada de la Mano."
    ),
    "horde": "Ataca la Horda entera, y el defensor despliega todo lo que tiene en la mesa y nada de la Mano.",
}

VARIANTS: dict[str, tuple[str, str]] = {
    "base": ("Juego base", "Gana el último Conde que queda."),
    "heathen": (
        "Gran Ejército Bárbaro",
        "Nadie queda eliminado, los Vikingos vienen para quedarse, y deciden el Rey y la Catedral.",
    ),
    "wessex": (
        "Campaña de Wessex",
        "Temporadas de guerra con Inviernos entre ellas, por Votación; solo los puntos de Legado pasan el Invierno.",
    ),
    "rebellion": ("Rebelión", "Los Condes contra un Rey que juega solo."),
}
MODES: dict[str, tuple[str, str]] = {
    "solo": ("En solitario", "Un solo Conde gana cuando el Rey es derrotado."),
    "cooperative": ("Cooperativo", "Todos los Condes ganan cuando cae el Rey, los eliminados también (cosa nuestra)."),
    "semi": ("Semicooperativo", "Cuando el Rey es derrotado, los Condes que quedan siguen hasta que solo queda uno."),
}


def a_thing(kind: int) -> str:
    """`un Campo`, `una Iglesia`, `una carta de Aliados`."""
    if kind == t.ALLIES:
        return "una carta de Aliados"
    return f"{'una' if kind in FEMININE else 'un'} {TYPES[kind]}"


def the_thing(kind: int) -> str:
    """`el Campo`, `la Iglesia`, `la carta de Aliados`."""
    if kind == t.ALLIES:
        return "la carta de Aliados"
    return f"{'la' if kind in FEMININE else 'el'} {TYPES[kind]}"


def how_many(kind: int) -> str:
    """`Cuántos`, `Cuántas`: before more than one of a type."""
    return "Cuántas" if kind in FEMININE or kind == t.ALLIES else "Cuántos"


def coloured(colour: int, kind: int) -> str:
    """`roja`: as the type needs it."""
    return COLOURS[colour][1 if kind in FEMININE else 0]


def spanish_speech() -> Speech:
    """Spanish."""
    speech = Speech()
    speech.earls = EARLS
    speech.king = "el Rey"
    speech.vikings = "los Vikingos"
    speech.welsh = "los Galeses"
    speech.types = TYPES
    speech.a_type = tuple(a_thing(kind) for kind in range(t.KINDS))
    speech.the_type = tuple(the_thing(kind) for kind in range(t.KINDS))
    speech.one_of = tuple("carta de Aliados" if kind == t.ALLIES else TYPES[kind] for kind in range(t.KINDS))
    speech.many = MANY
    speech.lords = tuple("Abad" if kind == t.MONK else TYPES[kind] for kind in range(t.KINDS))
    speech.lord = "Lord"
    speech.army = ("Infantería", "Caballero")
    speech.a_army = ("una Infantería", "un Caballero")
    speech.the_army = ("la Infantería", "el Caballero")
    speech.armies = ("Infanterías", "Caballeros")
    speech.raiders = ("Vikingo", "Caudillo")
    speech.a_raider = ("un Vikingo", "un Caudillo")
    speech.many_raiders = ("Vikingos", "Caudillos")
    speech.places = tuple(PLACES_ES.get(place, place) for place in t.PLACES)
    properties = [(colour, kind) for colour in range(len(COLOURS)) for kind in t.PROPERTY_TYPES]
    speech.a_property = tuple(f"{a_thing(kind)} {coloured(colour, kind)}" for colour, kind in properties)
    speech.the_property = tuple(f"{the_thing(kind)} {coloured(colour, kind)}" for colour, kind in properties)
    speech.results = ("Batalla Normal", "Gana el Atacante", "Gana el Defensor", "La Iglesia Decide")
    speech.joust = ("Sin Suerte", "Vasallo de Justa", "Príncipe de Justa")
    speech.a_joust = ("un Sin Suerte", "un Vasallo de Justa", "un Príncipe de Justa")
    speech.joust_hands = JOUST_HANDS
    speech.styles = tuple(STYLES[key][0] for key in STYLE_KEYS)
    speech.style_sentences = tuple(STYLES[key][1] for key in STYLE_KEYS)
    speech.ballots = ("a favor", "en contra", "abstención")
    speech.card_names = CARD_NAMES
    speech.card_texts = CARD_TEXTS
    speech.labels = LABELS
    speech.said = SAID
    speech.verbs = VERBS
    speech.endings = ENDINGS
    speech.assumes = ASSUMES
    speech.variants = VARIANTS
    speech.modes = MODES
    speech.choices, speech.beside, speech.beside_and_facing = CHOICES, BESIDE, BESIDE_AND_FACING
    speech.smooth = ((" de el Rey", " del Rey"), (" a el Rey", " al Rey"))
    speech.settle()
    return speech


SPANISH: Final[Speech] = spanish_speech()
