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
    speech.assumes = ASSUMES
    spanish_age.fill_age(speech.age)
    return speech
