"""Age of Arthur in Spanish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur import spanish
from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.chronicle_es import ANNALS
from heptarchy.games.arthur.options_es import CHOICES, OPTIONS
from heptarchy.games.arthur.prompts_es import PROMPTS
from heptarchy.games.arthur.refusals_es import REFUSALS
from heptarchy.games.arthur.sentences_es import ENDINGS, EVENTS
from heptarchy.games.arthur.words import ArthurWords
from heptarchy.games.arthur.words_cards_es import CARD_NAMES, CARD_TEXTS
from heptarchy.games.arthur.words_speech import Speech
from heptarchy.games.dba.spanish import TYPES
from heptarchy.kernel.beside import read_beside

if TYPE_CHECKING:
    from heptarchy.kernel.game import Game

LABELS: dict[str, str] = {
    "play": "Jugar {card}",
    "discard": "Descartar {card}",
    "done": "Hecho",
    "done AA-C03": "No dejar nada",
    "done AA-4.3": "No renunciar a más",
    "done AA-C08": "No adiestrar más",
    "done AA-C29": "No usar ahora a Merlín",
    "done AA-C-R5": "Ya basta",
    "done AA-C44": "Que salgan los cuchillos",
    "done AA-22.2": "No hacer más ofertas",
    "done AA-25.2": "Conservar las pretensiones gratis",
    "keep": "Seguir en {province}",
    "send": "Mover a {province}",
    "at": "{province}",
    "at AA-2.3": "Tomar {province}",
    "at AA-C01": "Pretender {province}",
    "at AA-C02": "Incursión en {province}",
    "at AA-C04": "Asentar sajones en {province}",
    "at AA-C10": "Los sajones van a {province}",
    "at AA-C12": "Los britanos van a {province}",
    "at AA-C30": "Una pretensión sobre {province}",
    "at AA-C31": "{province}, que pretende {rivals}",
    "at AA-C34": "Un Caudillo en {province}",
    "at AA-C37": "Tomar {province}",
    "at AA-C38": "El Azote irlandés en {province}",
    "at AA-C40": "Los irlandeses toman {province}",
    "at AA-C42": "Naves largas en {province}",
    "on": "Ponerla ante {player}",
    "on self": "Ponerla ante ti",
    "on AA-C09": "Rebelarse contra {lord}",
    "on AA-C11": "Pretender el trono de {player}",
    "on AA-C13": "Un usurpador para {ruler} de {player}",
    "on AA-C18": "Muere {ruler} de {player}",
    "on AA-C23": "Muere {ruler} de {player}",
    "on AA-C24": "El trono de {player}",
    "on AA-C31": "Quitar la pretensión de {player}",
    "on AA-C41": "Un puñal para {ruler} de {player}",
    "for": "{player}",
    "for AA-C24": "Lo pretende {player}",
    "for AA-C30": "Hereda {player}",
    "claim_title": "Pretender el título de {title}",
    "slay": "Muere el Caudillo de {province}",
    "renounce": "Renunciar a {province}",
    "renounce_title": "Renunciar al título de {title}",
    "renounce_throne": "Renunciar al trono de {player}",
    "renounce AA-25.2": "Sin pretensión gratis a {province}",
    "renounce_title AA-25.2": "Sin pretensión gratis al título de {title}",
    "waive": "No conservar ninguna",
    "raiders": "Enviar: {kind} del ejército base",
    "raiders_from": "Enviar: {kind} de {province}",
    "raiders_by": "Enviar: {kind} por {card}",
    "look": "Mirar la mano de {player}",
    "take": "Cambiar una carta por {card}",
    "give": "Dar {card}",
    "set_aside": "Apartar {card}",
    "war_on": "Guerra a {player}",
    "war_on AA-9.7": "Declarar una segunda guerra, a {player}",
    "over": "Por {province}: {whose}",
    "over_title": "Por el título de {title}: {whose}",
    "over_throne": "Por el trono de {player}: {whose}",
    "uphold": "Mantener la pretensión: guerra",
    "void": "Renunciar a la pretensión: no hay guerra",
    "join": "Unirse a {player} contra {enemy}",
    "fight": "Dar batalla",
    "endure": "Resistir un asedio",
    "offer_to": "Una oferta a {player}",
    "promise": "Prometer que renuncias a {province}",
    "promise_title": "Prometer que renuncias al título de {title}",
    "promise_throne": "Prometer que renuncias al trono de {player}",
    "yield": "Prometer que te apartas de {province}",
    "yield_title": "Prometer que te apartas del título de {title}",
    "yield_throne": "Prometer que te apartas del trono de {player}",
    "accept": "Aceptar",
    "decline": "Rechazar",
    "raise": "{kind}",
    "raise AA-C08": "Adiestrar Lanzas como Auxiliares",
    "raise Sp": "Convertir Auxiliares en Lanzas",
    "raise Ax": "Convertir Lanzas en Auxiliares",
    "give_up": "Dejar {kind}",
    "lead": "General con {kind}",
    "band": "Escolta: {kind}",
    "command": "Mandar en persona",
    "delegate": "Que mande un bot",
    "stay": "Quedarse",
    "stay lord": "{player} debe quedarse",
    "leave": "Irse a casa",
    "let_go": "Dejar ir a {player}",
    "hold_out": "Aguantar",
    "sally": "Hacer una salida",
    "press_on": "Seguir con el asedio",
    "lift": "Levantar el asedio",
    "lose": "Perder {kind}",
    "lose_general": "Perder el elemento de tu general: {kind}",
    "lose_warlord": "Perder la escolta de {province}: {kind}",
    "lose_prince": "Perder la escolta del Príncipe guerrero: {kind}",
    "stand_back": "Apartarse y conservar la pretensión",
    "insist": "Insistir",
    "sits": "{player} se sienta después",
    "draw": "Robar {card}",
    "roll": "Sacar {n}",
    "cast": "{n} con dos dados",
    "outcome": "{outcome}",
}

# After the name of who gave the answer
SAID: dict[str, str] = {
    "play": "juega {card}",
    "discard": "descarta {card}",
    "done": "lo deja así",
    "keep": "deja la carta donde está",
    "send": "mueve la carta a {province}",
    "at": "elige {province}",
    "on": "elige a {player}",
    "for": "elige a {player}",
    "claim_title": "elige el título de {title}",
    "slay": "elige al Caudillo de {province}",
    "renounce": "renuncia a {province}",
    "renounce_title": "renuncia al título de {title}",
    "renounce_throne": "renuncia al trono de {player}",
    "raiders": "envía {kind} del ejército base",
    "raiders_from": "envía incursores de {province}",
    "raiders_by": "envía incursores por {card}",
    "look": "mira la mano de {player}",
    "take": "quiere {card} en un cambio",
    "give": "da {card}",
    "set_aside": "aparta {card}",
    "war_on": "se vuelve contra {player}",
    "over": "da la razón: {province}",
    "over_title": "da la razón: el título de {title}",
    "over_throne": "da la razón: el trono de {player}",
    "uphold": "mantiene la pretensión",
    "void": "renuncia a la pretensión",
    "join": "se une a {player}",
    "fight": "quiere batalla",
    "endure": "prefiere un asedio",
    "offer_to": "va a {player} con una oferta",
    "promise": "promete renunciar a {province}",
    "promise_title": "promete renunciar al título de {title}",
    "promise_throne": "promete renunciar al trono de {player}",
    "yield": "promete apartarse de {province}",
    "yield_title": "promete apartarse del título de {title}",
    "yield_throne": "promete apartarse del trono de {player}",
    "accept": "acepta",
    "decline": "rechaza",
    "raise": "elige {kind}",
    "give_up": "deja {kind}",
    "lead": "tiene un general con {kind}",
    "band": "nombra una escolta: {kind}",
    "command": "manda en persona",
    "delegate": "deja mandar a un bot",
    "stay": "se queda",
    "leave": "quiere irse a casa",
    "let_go": "deja ir al vasallo",
    "hold_out": "aguanta",
    "sally": "hace una salida",
    "press_on": "sigue con el asedio",
    "lift": "levanta el asedio",
    "lose": "pierde {kind}",
    "lose_general": "pierde el elemento del general",
    "lose_warlord": "pierde la escolta del Caudillo de {province}",
    "lose_prince": "pierde la escolta del Príncipe guerrero",
    "waive": "no conserva ninguna pretensión gratis",
    "stand_back": "se aparta",
    "insist": "insiste",
    "sits": "sienta después a {player}",
    "draw": "reparte {card}",
    "roll": "saca {n}",
    "cast": "saca {n} con dos dados",
    "outcome": "decide: {outcome}",
}

VERBS: dict[str, str] = {
    "play": "Jugar",
    "discard": "Descartar",
    "done": "Basta",
    "keep": "Seguir",
    "send": "Mover",
    "at": "Provincia",
    "on": "Soberano",
    "for": "A favor de",
    "claim_title": "Título",
    "slay": "Caudillo",
    "renounce": "Renunciar a una provincia",
    "renounce_title": "Renunciar a un título",
    "renounce_throne": "Renunciar a un trono",
    "raiders": "Incursores del ejército base",
    "raiders_from": "Incursores de una provincia",
    "raiders_by": "Incursores por una carta",
    "look": "Mirar",
    "take": "Cambiar",
    "give": "Dar",
    "set_aside": "Apartar",
    "war_on": "Guerra",
    "over": "Una provincia",
    "over_title": "Un título",
    "over_throne": "Un trono",
    "uphold": "Mantener",
    "void": "Renunciar",
    "join": "Unirse",
    "fight": "Batalla",
    "endure": "Asedio",
    "offer_to": "Oferta",
    "promise": "Renunciar a una provincia",
    "promise_title": "Renunciar a un título",
    "promise_throne": "Renunciar a un trono",
    "yield": "Apartarse de una provincia",
    "yield_title": "Apartarse de un título",
    "yield_throne": "Apartarse de un trono",
    "accept": "Aceptar",
    "decline": "Rechazar",
    "raise": "Tipo",
    "give_up": "Dejar",
    "lead": "General",
    "band": "Escolta",
    "command": "En persona",
    "delegate": "Bot",
    "stay": "Quedarse",
    "leave": "Irse a casa",
    "let_go": "Dejar ir",
    "hold_out": "Aguantar",
    "sally": "Salida",
    "press_on": "Seguir",
    "lift": "Levantar",
    "lose": "Perder",
    "lose_general": "Perder el elemento del general",
    "lose_warlord": "Perder la escolta de un Caudillo",
    "lose_prince": "Perder la escolta del Príncipe",
    "waive": "Ninguna pretensión gratis",
    "stand_back": "Apartarse",
    "insist": "Insistir",
    "sits": "Asiento",
    "draw": "Robar",
    "roll": "Dado",
    "cast": "Dos dados",
    "outcome": "Resultado",
}


def spanish_speech() -> Speech:
    """Spanish."""
    speech = Speech()
    speech.kingdoms = t.KINGDOM_NAMES
    speech.kingdom_texts = spanish.KINGDOM_TEXTS
    speech.provinces = t.PROVINCE_NAMES
    speech.glosses = spanish.GLOSSES
    speech.titles = t.TITLE_NAMES
    speech.cards = tuple(CARD_NAMES[key] for key in t.CARD_KEYS)
    speech.card_texts = CARD_TEXTS
    speech.card_kinds = spanish.CARD_KINDS
    speech.types = TYPES
    speech.peoples = ("britano", "sajón", "irlandés")
    speech.populations = ("britana", "sajona", "irlandesa")
    speech.coasts = ("Costa Sajona", "Mar Británico", "Mar de Irlanda")
    speech.terrains = ("cultivos", "floresta", "serranía", "marjal")
    speech.crossings = spanish.CROSSINGS
    speech.causes = spanish.CAUSES
    speech.levy = spanish.LEVY
    speech.outcomes = ("gana el bando que declaró", "gana el bando atacado", "tablas")
    speech.things = {
        "land": "{}",
        "title": "el título de {}",
        "throne": "el trono de {}",
        "faith": "los sajones",
    }
    speech.wars = {
        "claim": "{0} declara la guerra a {1} por {2}",
        "faith": "{0} declara la guerra a {1} para echar a {2}",
    }
    speech.whose = ("tu pretensión", "la pretensión de {}")
    speech.leaders = ("tu Príncipe guerrero", "tu Caudillo de {}")
    speech.promises = {
        "promise": "renunciar a {}",
        "promise_title": "renunciar al título de {}",
        "promise_throne": "renunciar al trono de {}",
        "yield": "apartarse de {}",
        "yield_title": "apartarse del título de {}",
        "yield_throne": "apartarse del trono de {}",
    }
    speech.command = "mando {}"
    speech.both = "y"
    speech.seat_note = "Britano. Solar {0}; {1}."
    speech.labels = LABELS
    speech.said = SAID
    speech.verbs = VERBS
    speech.prompts = PROMPTS
    speech.events = EVENTS
    speech.endings = ENDINGS
    speech.annals = ANNALS
    speech.refusals = REFUSALS
    speech.options = OPTIONS
    speech.choices = CHOICES
    speech.rulers = ("{} con {}", "{} con {} soberanos")
    speech.up_to = "{} a {}"
    return speech


SPANISH: Final[Speech] = spanish_speech()


class SpanishWords(ArthurWords):
    """Spanish: its own rules and refusals of options, beside the tables."""

    def __init__(self, game: Game, names: list[str] | None = None) -> None:
        super().__init__(game, "es", SPANISH, names)

    def with_names(self, names: list[str]) -> ArthurWords:
        """Spanish, with these players."""
        return SpanishWords(self.game, names)

    def rules_text(self) -> str:
        """AA-1 to AA-22 and the cards, in Spanish."""
        return read_beside("heptarchy.games.arthur", "rules.es.md")
