"""The Spanish of 878: Vikings, as tables: names, cards, answers, endings."""

from __future__ import annotations

from heptarchy.games.vikings import spanish_age
from heptarchy.games.vikings.words_speech import Speech

SEAS: tuple[str, ...] = ("Mar del Norte", "Canal de la Mancha", "Mar del Severn", "Mar de Irlanda")
EPITHETS: tuple[str, ...] = (
    "Gran Ejército Pagano",
    "el Deshuesado",
    "Costado de Hierro",
    "",
    "Gran Ejército de Verano",
    "Ragnarsson",
    "",
    "el Grande",
    "Lothbrok",
    "",
)
# Cards

EVENT_TEXTS: tuple[str, ...] = (
    (
        "Antes de la primera tirada de una batalla, los ingleses hacen una tirada adicional. Solo cuentan sus Huidas, "
        "y el fyrd también tira."
    ),
    (
        "En un condado, hasta 2 thegns se cambian por nórdicos de la reserva. Si quedan allí unidades inglesas, se "
        "libra una batalla de inmediato."
    ),
    "En cada batalla de este turno inglés, los vikingos anulan el primer Impacto que reciben.",
    (
        "Antes de una batalla en Durham, Carlisle, York o Manchester donde defienden ambos, huscarles y thegns hacen "
        "una tirada los unos contra los otros. Cuentan los Impactos y las Huidas, no las Órdenes."
    ),
    "Un ejército vikingo o un Líder puede gastar un paso en navegar de un condado costero a otro del mismo mar.",
    "En esta batalla los vikingos anulan un Impacto de cada tirada inglesa.",
    "En un condado o en la carta de un Líder, hasta 2 nórdicos se cambian por berserkers de la reserva.",
    "En esta batalla no se roba carta de fyrd. Se juega antes de robarla.",
    (
        "Antes de la batalla los vikingos hacen una tirada adicional completa. Si el condado queda vacío no hay "
        "batalla, y un Líder no pierde ningún paso."
    ),
    (
        "Si Lincoln, Leicester o Lichfield está bajo control vikingo, se retiran todas las unidades inglesas de otro "
        "de los tres. Después pueden colocarse allí hasta 2 unidades vikingas de cualquier lugar del mapa."
    ),
    "Se añaden hasta 3 huscarles en total a condados donde ya hay un huscarle.",
    (
        "En un condado los vikingos pierden una unidad, a su elección. Luego se roba una carta de fyrd, y ese fyrd "
        "ataca al resto de inmediato."
    ),
    (
        "Antes del movimiento vikingo, se nombran 6 condados costeros. Los vikingos no pueden entrar en ellos este "
        "turno, ni por tierra, ni por mar, ni con una Orden."
    ),
    (
        "Antes de esta batalla y de cada una posterior de este turno, los atacantes entregan 1 berserker o 2 "
        "nórdicos, a su elección. Un nórdico que está solo paga por entero."
    ),
    (
        "Antes de esta batalla y de cada una posterior de este turno, se roba una carta de fyrd, y ese fyrd se une al "
        "ataque inglés."
    ),
    "Antes de la batalla los ingleses hacen una tirada adicional. No se tienen en cuenta sus Huidas.",
    (
        "En un condado, hasta 2 nórdicos se cambian por thegns de la reserva. Si quedan allí vikingos, se libra una "
        "batalla de inmediato."
    ),
    (
        "Entre una tirada inglesa y una vikinga, todas las unidades inglesas se van a un condado adyacente sin "
        "vikingos. Los vikingos han ganado la batalla."
    ),
    "En cada batalla de este turno de los thegns, las Huidas de los thegns cuentan como Impactos.",
    "En este turno de los thegns, cada ejército inglés tiene 2 pasos más, también el de Alfredo.",
    (
        "Un ejército inglés con un thegn puede recorrer hasta 2 condados para unirse a la batalla. No puede atravesar "
        "vikingos ni pantanos."
    ),
    "Antes de la batalla los ingleses hacen una tirada adicional completa.",
)
TREATY_TEXT = (
    "{}. Cuando ambas facciones de un bando han jugado el suyo, la partida termina al acabar la ronda, a partir de la "
    "Ronda V."
)

# By number of the window (V-10.4), as `windows` counts them
WINDOWS: dict[str, str] = {
    "card": "Turno de la propia facción, al final de la Fase de Refuerzos",
    "0": "Fase de Refuerzos de los {}",
    "1": "{}, antes de mover los ejércitos",
    "2": "{}, en el camino de un Líder o de un ejército",
    "3": "{}, antes de robar la carta de fyrd",
    "4": "{}, antes de la primera tirada",
    "5": "{}, antes de que tiren los vikingos",
}
TURNS: dict[str, str] = {
    "0 1": "nórdicos",
    "0 2": "berserkers",
    "0 4": "huscarles",
    "0 8": "thegns",
    "1 3": "Turno vikingo",
    "1 8": "Turno de los thegns",
    "2 1": "Turno de los nórdicos",
    "2 2": "Turno de los berserkers",
    "3 2": "Batalla en un turno de los berserkers",
    "4 15": "Cualquier batalla",
    "4 3": "Batalla en un turno vikingo",
    "4 12": "Batalla en un turno inglés",
    "4 1": "Batalla en un turno de los nórdicos",
    "4 2": "Batalla en un turno de los berserkers",
    "4 8": "Batalla en un turno de los thegns",
    "5 3": "Batalla en un turno vikingo",
}

# Answers

LABELS: dict[str, str] = {
    "choose": "Elegir {}",
    "deploy": "Desplegar en {}",
    "play": "Jugar {}",
    "play move": "Movimiento: {}",
    "play treaty": "Tratado: {}",
    "pass": "Pasar",
    "resolve": "Resolver {}",
    "target": "Elegir {}",
    "target V-15.12": "Traidores en {}",
    "target V-15.21": "Moral alta en {}",
    "target V-15.24": "Abrir {}",
    "target V-15.32": "Rebelión en {}",
    "target V-15.41": "Conversión en {}",
    "target V-15.42": "Escapar a {}",
    "target V-15.45": "El ejército de {}",
    "target_card": "Moral alta, barcos de {}",
    "take": "Elegir {}",
    "take V-5.4": "Traer {}",
    "take V-5.7": "Recuperar {}",
    "take V-15.12": "Cambiar {}",
    "take V-15.21": "Cambiar {}",
    "take V-15.41": "Cambiar {}",
    "bar": "Cerrar {}",
    "place": "Traer a {}",
    "place V-5.7": "Volver a {}",
    "place V-15.24": "Uno desde {}",
    "place V-15.31": "Añadir uno en {}",
    "board": "Traer a los barcos de {}",
    "board V-5.7": "Volver a los barcos de {}",
    "reinforce": "Reforzar {}",
    "crown": "Alfredo llega a {}",
    "activate": "Activar a {}",
    "land": "Desembarcar en {}",
    "muster": "Reunir en {}",
    "march": "Marchar a {}",
    "sail": "Navegar a {}",
    "halt": "Detenerse aquí",
    "done": "Terminar",
    "done V-7.2": "Terminar con los Líderes",
    "done V-8.1": "Terminar el movimiento",
    "load": "Llevar {}",
    "load none": "Dejar atrás a todos los {}",
    "load V-15.45": "Enviar {}",
    "load none V-15.45": "No enviar {}",
    "fight": "Luchar en {}",
    "lose": "Perder {}",
    "lose V-15.24": "Enviar {}",
    "pay": "Pagar {}",
    "stay": "Quedarse",
    "stay V-9.12": "Que se queden todos",
    "stay V-9.13": "Quedarse",
    "withdraw": "Retirarse a {}",
    "follow": "{} va también",
}

SAID: dict[str, str] = {
    "choose": "eligen {}",
    "deploy": "despliegan en {}",
    "play": "juegan {}",
    "pass": "pasan",
    "resolve": "resuelven {}",
    "target": "eligen {}",
    "target_card": "eligen los barcos de {}",
    "take": "eligen {}",
    "bar": "cierran {}",
    "place": "eligen {}",
    "board": "eligen los barcos de {}",
    "reinforce": "refuerzan {}",
    "crown": "traen a Alfredo a {}",
    "activate": "activan a {}",
    "land": "desembarcan en {}",
    "muster": "reúnen un ejército en {}",
    "march": "marchan a {}",
    "sail": "navegan a {}",
    "halt": "se detienen",
    "done": "terminan",
    "load": "llevan {}",
    "load none": "dejan atrás a todos los {}",
    "fight": "luchan en {}",
    "lose": "eligen {}",
    "pay": "pagan con {}",
    "stay": "se quedan",
    "withdraw": "se retiran a {}",
    "follow": "envían también a {}",
    "cube": "saca el cubo de los {}",
    "draw": "reparte {}",
    "reveal": "revela la carta de {}",
    "levy": "descubre una carta de fyrd de {}",
    "roll": "saca {}",
}

VERBS: dict[str, str] = {
    "choose": "Elegir",
    "deploy": "Desplegar",
    "play": "Jugar",
    "pass": "Pasar",
    "resolve": "Resolver",
    "target": "Elegir un lugar",
    "target_card": "Elegir un Líder",
    "take": "Elegir un número",
    "bar": "Cerrar una costa",
    "place": "Colocar",
    "board": "Embarcar",
    "reinforce": "Reforzar",
    "crown": "Traer a Alfredo",
    "activate": "Activar",
    "land": "Desembarcar",
    "muster": "Reunir",
    "march": "Marchar",
    "sail": "Navegar",
    "halt": "Detenerse",
    "done": "Terminar",
    "load norsemen": "Llevar nórdicos",
    "load berserkers": "Llevar berserkers",
    "load housecarl": "Llevar huscarles",
    "load thegn": "Llevar thegns",
    "fight": "Luchar",
    "lose": "Perder",
    "pay": "Pagar",
    "stay": "Quedarse",
    "withdraw": "Retirarse",
    "follow": "Acompañar",
    "cube": "Cubo de turno",
    "draw": "Robar",
    "reveal": "Revelar",
    "levy": "Carta de fyrd",
    "roll": "Tirar",
}

ENDINGS: dict[str, str] = {
    "viking viking conquest": "Han ganado los vikingos: tienen ciudades suficientes para la conquista.",
    "english english conquest": "Han ganado los ingleses: no queda ninguna ciudad en manos vikingas.",
    "viking treaty": "Han ganado los vikingos: el tratado les deja ciudades suficientes.",
    "english treaty": "Han ganado los ingleses: el tratado deja a los vikingos muy pocas ciudades.",
    "viking last round": "Han ganado los vikingos: acaba la última ronda y tienen ciudades suficientes.",
    "english last round": "Han ganado los ingleses: acaba la última ronda y los vikingos tienen muy pocas ciudades.",
    "viking churches plundered": "Han ganado los vikingos: todas las Iglesias están saqueadas.",
}

POLICY = (
    "Sin más Eventos y sin que nadie se retire. Los ingleses pierden primero el fyrd, luego thegns y después "
    "huscarles; los vikingos, un berserker con el primer Impacto y luego nórdicos antes que berserkers."
)
ASSUMES: dict[str, str] = {
    "units": POLICY,
    "draw": f"{POLICY} La carta de fyrd está aún por descubrir.",
    "rough": f"{POLICY} No se cuentan los Eventos en vigor ni los dados de la mesa: la probabilidad es aproximada.",
    "modules": (
        f"{POLICY} No se cuentan las losetas, los dados, las reliquias ni las cartas de la Era Vikinga: "
        "la probabilidad es aproximada."
    ),
    "won": "La batalla está decidida.",
}


def spanish_speech() -> Speech:
    """Spanish."""
    speech = Speech("es")
    speech.seas = SEAS
    speech.epithets = EPITHETS
    speech.event_texts = EVENT_TEXTS
    speech.treaty_text = TREATY_TEXT
    speech.move_text = "{}."
    speech.each = "cada uno"
    speech.armies = ("ejército", "ejércitos")
    speech.steps = ("paso", "pasos")
    speech.windows = WINDOWS
    speech.turns = TURNS
    speech.labels = LABELS | spanish_age.LABELS
    speech.said = SAID | spanish_age.SAID
    speech.verbs = VERBS | spanish_age.VERBS
    speech.endings = ENDINGS
    speech.assumes = ASSUMES
    spanish_age.fill_age(speech.age)
    return speech
