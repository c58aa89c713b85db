"""DBA Big Battle in Spanish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import spanish
from heptarchy.games.dba.options_es import BAD_OPTIONS, option_words
from heptarchy.games.dba.prompts_es import PROMPTS
from heptarchy.games.dba.refusals_es import REFUSALS
from heptarchy.games.dba.sentences_es import ENDINGS, EVENTS
from heptarchy.games.dba.words import DbaWords
from heptarchy.games.dba.words_speech import NO_NAMES, Names, Speech, filled
from heptarchy.kernel.beside import read_beside

if TYPE_CHECKING:
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option
    from heptarchy.kernel.refusal import BadOptions, Refusal

LABELS: dict[str, str] = {
    "enlist": "Reclutar {0} ({1} puntos)",
    "host": "Tomar la hueste: {0}",
    "take": "{0} ({1})",
    "crown": "General con {0}",
    "mustered": "El ejército está completo",
    "attack": "Atacar",
    "defend": "Defender",
    "ride": "Cabalgar como Caballeros",
    "dismount": "Combatir a pie como Lanzas",
    "band": "{0} va con {1}",
    "lend": "Prestar {0} a {1}",
    "keep": "No prestar más",
    "lay_by_lot": "Dejar el terreno a la suerte",
    "laid": "El terreno está puesto",
    "edge": "Tomar el borde {0}",
    "camp": "Campamento en {0} mm",
    "uncamped": "Prescindir del campamento",
    "ashore": "Nadie viene por mar",
    "rank": "Siguiente desde la izquierda: {0}",
    "border": "Límite en {0} mm",
    "array": "Desplegar el resto: {0}",
    "garrison": "{0} en {1}",
    "ready": "Listos para la batalla",
    "play": "Jugar {0}",
    "pass": "Pasar",
    "bless": "Subir tu punto de ruptura",
    "curse": "Bajar el punto de ruptura de {0}",
    "disguise": "Los Prescindibles son {0}",
    "fight_on": "Seguir combatiendo",
    "offer_draw": "Ofrecer tablas",
    "concede": "Rendirse",
    "despair": "Declarar desmoralizado tu mando",
    "accept": "Aceptar las tablas",
    "decline": "Rechazar y seguir combatiendo",
    "grant": "Dar a {1} el {0}",
    "enter": "Entrar en {0}",
    "rise": "Los vecinos se levantan (6 PIP)",
    "run": "Que huyan los demás",
    "stay": "Quedarse aquí",
    "leave": "Dejar la mesa",
    "done": "Terminar tus movimientos",
    "done DBA-22.4": "Terminar la emboscada",
    "fight": "{0} contra {1}",
    "urge": "Sumar 1",
    "forgo": "Guardar el bono",
    "stand_fast": "Resistir",
    "give_ground": "Retroceder",
    "move": "Mover {0}",
    "to": "{0}",
    "column": "Columna detrás de {0}: {1}",
    "hold": "Retener {0}",
    "face": "Girar {0} hacia {1}",
    "entrench": "Un foso ante {0}",
    "deploy": "{0} en {1}, {2} mm, hacia {3}",
    "lurk": "Emboscada: {0} en {1}, {2} mm, hacia {3}",
    "exchange": "Intercambiar {0} y {1}",
    "country": "Terreno: {0}",
    "lay": "{0} en {1}, {2} mm: {3} x {4} mm",
    "keep_back": "Por mar: {0}",
    "land": "Desembarcar en {0} en {1}, {2} mm, mirando a {3}",
    "burn": "Fuego de {2} mm desde {0}, {1}, hacia {3}, avanza {4}",
}

SAID: dict[str, str] = {
    "enlist": "recluta {0}",
    "host": "toma la hueste {0}",
    "take": "toma {0}",
    "crown": "tiene un general con {0}",
    "mustered": "ha reclutado",
    "attack": "ataca",
    "defend": "defiende",
    "ride": "cabalga como Caballeros",
    "dismount": "combate a pie",
    "band": "nombra {0}",
    "lend": "presta {0} a {1}",
    "keep": "no presta más",
    "lay_by_lot": "deja el terreno a la suerte",
    "laid": "ha puesto el terreno",
    "edge": "toma el borde {0}",
    "camp": "planta el campamento en {0} mm",
    "uncamped": "no planta campamento",
    "ashore": "no hace venir a nadie por mar",
    "rank": "pone a {0} como siguiente desde la izquierda",
    "border": "traza un límite en {0} mm",
    "array": "despliega el resto: {0}",
    "garrison": "pone a {0} en {1}",
    "ready": "está listo",
    "play": "juega {0}",
    "pass": "pasa",
    "bless": "sube su punto de ruptura",
    "curse": "baja el punto de ruptura de {0}",
    "disguise": "esconde Prescindibles como {0}",
    "fight_on": "sigue combatiendo",
    "offer_draw": "ofrece tablas",
    "concede": "se rinde",
    "despair": "da por perdido su mando",
    "accept": "acepta las tablas",
    "decline": "rechaza las tablas",
    "grant": "da un {0}",
    "enter": "entra en {0}",
    "rise": "levanta a los vecinos",
    "run": "deja huir a los demás",
    "stay": "se queda",
    "leave": "deja la mesa",
    "done": "ha movido",
    "fight": "hace combatir a {0}",
    "urge": "suma 1",
    "forgo": "guarda el bono",
    "stand_fast": "resiste",
    "give_ground": "cede terreno",
    "move": "toma {0}",
    "to": "mueve a {0}, {1} mm, hacia {2}",
    "column": "forma una columna detrás de {0}",
    "hold": "retiene {0}",
    "face": "gira {0}",
    "entrench": "muestra un foso ante {0}",
    "deploy": "despliega {0} en {1}, {2} mm",
    "lurk": "embosca {0}",
    "exchange": "intercambia {0} y {1}",
    "country": "dice qué terreno es: {0}",
    "lay": "pone {0} en {1}, {2} mm",
    "keep_back": "guarda {0}",
    "land": "desembarca en {1}, {2} mm",
    "burn": "enciende un fuego de {2} mm",
    "pips": "saca {0}",
    "clash": "saca {0}",
    "omen": "saca {0}",
    "ford": "saca {0}",
    "spark": "saca {0}",
    "deal": "reparte {0}",
    "lot": "pone el terreno",
}

VERBS: dict[str, str] = {
    "enlist": "Reclutar",
    "host": "Hueste",
    "take": "Soberano",
    "crown": "General",
    "mustered": "Completo",
    "attack": "Atacar",
    "defend": "Defender",
    "ride": "Cabalgar",
    "dismount": "A pie",
    "band": "Nombrar escolta",
    "lend": "Prestar",
    "keep": "No prestar más",
    "lay_by_lot": "A la suerte",
    "laid": "Puesto",
    "edge": "Elegir borde",
    "camp": "Plantar el campamento",
    "uncamped": "Sin campamento",
    "ashore": "Por tierra",
    "rank": "Ordenar mandos",
    "border": "Trazar un límite",
    "array": "Formación",
    "garrison": "Guarnición",
    "ready": "Listo",
    "play": "Jugar una carta",
    "pass": "Pasar",
    "bless": "Bendecir",
    "curse": "Maldecir",
    "disguise": "Disfrazar",
    "fight_on": "Seguir",
    "offer_draw": "Ofrecer tablas",
    "concede": "Rendirse",
    "despair": "Desesperar",
    "accept": "Aceptar",
    "decline": "Rechazar",
    "grant": "Dar un dado",
    "enter": "Entrar",
    "rise": "Levantamiento",
    "run": "Huir",
    "stay": "Quedarse",
    "leave": "Irse",
    "done": "Acabar",
    "fight": "Combatir",
    "urge": "Animar",
    "forgo": "Guardar",
    "stand_fast": "Resistir",
    "give_ground": "Retroceder",
    "move": "Mover",
    "to": "A",
    "column": "Columna",
    "hold": "Retener",
    "face": "Girar",
    "entrench": "Foso",
    "deploy": "Desplegar",
    "lurk": "Emboscar",
    "exchange": "Intercambiar",
    "country": "Terreno",
    "lay": "Poner terreno",
    "keep_back": "Por mar",
    "land": "Desembarcar",
    "burn": "Quemar",
    "pips": "Dado de PIP",
    "clash": "Dados de combate",
    "omen": "Dado del destino",
    "ford": "Dado del río",
    "spark": "Dado del fuego",
    "deal": "Reparto",
    "lot": "Sorteo",
}

MOVES: dict[str, str] = {
    "ahead": "adelante {0} p",
    "back": "atrás {0} p",
    "left": "izquierda {0} p",
    "right": "derecha {0} p",
    "alone": "{0} ({1} mm)",
    "turn left": "giro a la izquierda {0}°",
    "turn right": "giro a la derecha {0}°",
    "about": "media vuelta",
    "wheel left": "pivote a la izquierda {0}°",
    "wheel right": "pivote a la derecha {0}°",
    "still": "quedarse en el sitio",
    "meet": "contacto con {0} {1}",
    "overlap": "solape con {0}",
    "behind": "detrás de {0}",
    "camp": "el campamento",
    "town": "los vecinos",
    "in line": "línea",
    "in column": "columna",
    "general": "{0} (general)",
    "group": "{0}: {1}",
    "some": "{0} elementos",
    "one": "{0} elemento",
    "costs": "cuesta {0} puntos",
    "gives": "da {0} puntos",
    "creeps left": "a su izquierda",
    "creeps right": "a su derecha",
}


def spanish_speech() -> Speech:
    """Spanish."""
    speech = Speech()
    speech.types = spanish.TYPES
    speech.type_texts = spanish.TYPE_TEXTS
    speech.traits = spanish.TRAITS
    speech.trait_texts = spanish.TRAIT_TEXTS
    speech.cards = spanish.CARDS
    speech.card_texts = spanish.CARD_TEXTS
    speech.card_windows = spanish.CARD_WINDOWS
    speech.grounds = spanish.GROUNDS
    speech.ground_texts = spanish.GROUND_TEXTS
    speech.rivers = ("sin sondear", "insignificante", "corriente", "difícil")
    speech.countries = spanish.COUNTRIES
    speech.holds = spanish.HOLDS
    speech.edges = spanish.EDGES
    speech.peoples = spanish.PEOPLES
    speech.winds = spanish.WINDS
    speech.statuses = spanish.STATUSES
    speech.outcomes = spanish.OUTCOMES
    speech.stages = spanish.STAGES
    speech.bands = spanish.BANDS
    speech.factors = spanish.FACTORS
    speech.relations = spanish.RELATIONS
    speech.hosts = spanish.HOSTS
    speech.battles = spanish.BATTLES
    speech.arrays = spanish.ARRAYS
    speech.command = "jugador {}"
    speech.both = "y"
    speech.labels = LABELS
    speech.said = SAID
    speech.verbs = VERBS
    speech.moves = MOVES
    speech.prompts = PROMPTS
    speech.events = EVENTS
    speech.endings = ENDINGS
    return speech


SPEECH: Final[Speech] = spanish_speech()


class SpanishWords(DbaWords):
    """Spanish: its own refusals, options and rules, beside the tables."""

    def __init__(self, game: Game, names: Names = NO_NAMES) -> None:
        super().__init__(game, "es", SPEECH, names)

    def with_names(self, names: Names) -> DbaWords:
        """Spanish, with these players and elements."""
        return SpanishWords(self.game, names)

    def title(self) -> str:
        """What the game is called."""
        return "DBA, Gran Batalla"

    def option(self, option: Option) -> str:
        """What there is to settle before the battle, as a sentence."""
        return option_words(option.name)[1]

    def option_name(self, option: Option) -> str:
        """The same in a word or two."""
        return option_words(option.name)[0]

    def bad_options(self, error: BadOptions) -> str:
        """Why options do not go together."""
        for english, ours in BAD_OPTIONS:
            found = english.fullmatch(str(error))
            if found is not None:
                return ours.format(*found.groups())
        return str(error)

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the rule's id; in English where the catalogue has none."""
        template = REFUSALS.get(refusal.message, refusal.message)
        return filled(template, refusal.message, refusal.args, self.speech, self.names)

    def rules_text(self) -> str:
        """DBA-1 to DBA-25 in Spanish."""
        return read_beside("heptarchy.games.dba", "rules.es.md")
