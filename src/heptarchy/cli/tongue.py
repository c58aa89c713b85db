"""What the terminal itself says, in another language: by the English sentence, whose braces stand for what it tells.

Questions, options, the log and the rules speak in the game's own words; this is all that is said around them.
"""

from __future__ import annotations

import os
import re
from typing import Final

ENGLISH: Final = "en"

# By the English sentence; a figure or a name keeps its place
SPANISH: Final[dict[str, str]] = {
    # Around a question
    "Type a number or a name; help lists what else you can type.": (
        "Escribe un número o un nombre; ayuda enumera qué más puedes escribir."
    ),
    "undo takes the last number back.": "deshacer retira el último número.",
    "... (log shows more)": "... (crónica muestra más)",
    "More is allowed than is listed: spell it out as in {0}.": (
        "Se permite más de lo que se enumera: escríbelo entero, como en {0}."
    ),
    "The options are {0} to {1}; an empty line lists them.": (
        "Las opciones van de {0} a {1}; una línea vacía las enumera."
    ),
    "That fits {0} options: {1}.": "Eso vale para {0} opciones: {1}.",
    "Nothing is called {0} here. An empty line lists the options, help the commands.": (
        "Aquí nada se llama {0}. Una línea vacía enumera las opciones; ayuda, las órdenes."
    ),
    "{0}: it is offered: number {1}": "{0}: se ofrece: número {1}",
    "{0}: it is offered: {1}": "{0}: se ofrece: {1}",
    "So it is answered for the rest of the {0}; undo asks again.": (
        "Así se responde hasta que acabe ({0}); deshacer vuelve a preguntar."
    ),
    "It may end the game for you. Say yes, or the same again, to do it; anything else is no.": (
        "Puede acabar la partida para ti. Di sí, o repite lo mismo, para hacerlo; cualquier otra cosa es no."
    ),
    "Sure? > ": "¿Seguro? > ",
    "Not done.": "No se hace.",
    "That {0}.": "Eso {0}.",
    "Mind: {0}": "Atención: {0}",
    "Not done, since something came between: {0}.": "No se hace, porque algo se ha interpuesto: {0}.",
    "{0}. An empty line lists the options, help the commands.": (
        "{0}. Una línea vacía enumera las opciones; ayuda, las órdenes."
    ),
    # Commands
    "Nobody is asked. ? {0} shows a rule.": "No se pregunta a nadie. ? {0} muestra una regla.",
    "Nobody is asked.": "No se pregunta a nadie.",
    "Name the thing: why not {0}.": "Nombra la cosa: por qué no {0}.",
    "Name the thing: why not, and what it is called.": "Nombra la cosa: por qué no, y cómo se llama.",
    "This game has no hands of cards.": "Este juego no tiene Manos de cartas.",
    "There are no cards here.": "Aquí no hay cartas.",
    "No card of this game is called by its name here; hand shows your own.": (
        "En este juego las cartas no se piden por su nombre; mano muestra las tuyas."
    ),
    "This game has no shires.": "Este juego no tiene condados.",
    "No shire is called {0}.": "Ningún condado se llama {0}.",
    "Which shire?": "¿Qué condado?",
    "Nothing is being fought, and nothing to choose from has odds.": (
        "No se combate nada, y nada de lo que se puede elegir tiene probabilidades."
    ),
    "log takes a number of lines, not {0}": "crónica pide un número de líneas, no {0}",
    "annals takes a number of rounds, not {0}": "anales pide un número de rondas, no {0}",
    "This game keeps no annals.": "Este juego no lleva anales.",
    "No battle asks you anything now.": "Ninguna batalla te pregunta nada ahora.",
    "fights the battle out as it stands: no card, no die more, nobody withdraws": (
        "lucha la batalla hasta el final: sin cartas ni dados de más, y sin retirarse nadie"
    ),
    "You have no choice to take back.": "No tienes ninguna decisión que deshacer.",
    "No undo: {0}.": "No se deshace: {0}.",
    "Taken back.": "Deshecho.",
    "Enter: go on; quit; help > ": "Intro: seguir; salir; ayuda > ",
    "Enter goes on; map, log, quit and help work too.": "Intro sigue; mapa, crónica, salir y ayuda también valen.",
    # Saving, leaving, the end
    "Saved in {0}.": "Guardado en {0}.",
    "Saved. Go on with:": "Guardado. Se sigue con:",
    "The record of the game; `heptarchy replay` steps through it:": (
        "El registro de la partida; `heptarchy replay` la recorre paso a paso:"
    ),
    "1 choice, {0} of them yours; {1} answers with fate's.": (
        "1 decisión, {0} de ellas tuyas; {1} respuestas con las del azar."
    ),
    "{0} choices, {1} of them yours; {2} answers with fate's.": (
        "{0} decisiones, {1} de ellas tuyas; {2} respuestas con las del azar."
    ),
    "{0} choices; {1} answers with fate's.": "{0} decisiones; {1} respuestas con las del azar.",
    "You play {0}; --seat {1} takes the other side.": "Juegas con {0}; --seat {1} toma el otro bando.",
    "You play {0}; --seat takes another: {1}.": "Juegas con {0}; --seat toma otro asiento: {1}.",
    # Help
    "the option of that number": "la opción de ese número",
    "the option that these words fit; Tab completes": "la opción que cuadra con esas palabras; Tab completa",
    "what is asked, with the text of its rule": "lo que se pregunta, con el texto de su regla",
    "a rule; also a chapter, or words of rules": "una regla; también un capítulo, o palabras de reglas",
    "why a thing is not offered": "por qué no se ofrece una cosa",
    "the question and its options again; so does an empty line": (
        "otra vez la pregunta y sus opciones; también una línea vacía"
    ),
    "the table": "la mesa",
    "the last n lines of what happened": "las últimas n líneas de lo que ha pasado",
    "the chronicle of the last n rounds, or of all": "la crónica de las últimas n rondas, o de todas",
    "take back your last choice, if nobody has answered and no die was thrown since": (
        "deshace tu última decisión, si desde entonces nadie ha respondido ni ha hablado el azar"
    ),
    "save a copy; every answer is saved anyway": "guarda una copia; de todos modos se guarda cada respuesta",
    "save and leave": "guarda y sale",
    "so for the rest of it, unless something new is offered; also this turn, round, game": (
        "así hasta que acabe, salvo que se ofrezca algo nuevo; también este turno, esta ronda, esta partida"
    ),
    "several answers in one line, by numbers or words, where more of the same is asked": (
        "varias respuestas en una línea, por números o palabras, donde se pregunta más de lo mismo"
    ),
}

# Commands as a Spaniard types them, and what they are in English
COMMANDS: Final[dict[str, str]] = {
    "ayuda": "help",
    "opciones": "options",
    "mapa": "map",
    "mesa": "table",
    "mano": "hand",
    "carta": "card",
    "condado": "shire",
    "probabilidades": "odds",
    "crónica": "log",
    "cronica": "log",
    "anales": "annals",
    "deshacer": "undo",
    "luchar": "fight",
    "guardar": "save",
    "salir": "quit",
}
SPANS: Final[dict[str, str]] = {"batalla": "battle", "turno": "turn", "ronda": "round", "partida": "game"}
SPAN = re.compile(r",?\s+(?:en|durante|por)?\s*est[ea]\s+(" + "|".join(SPANS) + r")$", re.IGNORECASE)
WHY_NOT = re.compile(r"^(?:por\s*qu[eé]|porqu[eé])\s+no\b", re.IGNORECASE)
FACT = re.compile(r"\{\d\}")


class Tongue:
    """A locale of the terminal: one of its languages."""

    def __init__(self, language: str) -> None:
        self.language = language
        said = SPANISH if language == "es" else {}
        self.patterns = [(pattern_of(english), other) for english, other in said.items()]

    def __call__(self, text: str) -> str:
        """The same in this language; as it is where that is not known."""
        for pattern, other in self.patterns:
            found = pattern.fullmatch(text)
            if found is not None:
                return other.format(*found.groups())
        return text

    def command(self, line: str) -> str:
        """A line in which a command of this language stands as the English one."""
        if self.language != "es":
            return line
        asked = WHY_NOT.match(line)
        if asked is not None:
            return f"why not{line[asked.end() :]}"
        word, space, rest = line.partition(" ")
        return f"{COMMANDS.get(word.casefold(), word)}{space}{rest}"

    def span(self, line: str) -> str:
        """A line whose span is said in this language, as `esta batalla`, with the English one."""
        found = SPAN.search(line) if self.language == "es" else None
        return line if found is None else f"{line[: found.start()]} this {SPANS[found[1].casefold()]}"


def pattern_of(english: str) -> re.Pattern[str]:
    """A sentence as a pattern; what its braces stand for may be anything."""
    return re.compile("(.*)".join(re.escape(piece) for piece in FACT.split(english)), re.DOTALL)


def language_here(asked: str | None, languages: list[str]) -> str:
    """The language asked for, or that of the environment, if the game speaks it; else English."""
    names = ("HEPTARCHY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    said = asked or next((os.environ[name] for name in names if os.environ.get(name)), ENGLISH)
    short = said.casefold().replace("-", "_").partition("_")[0].partition(".")[0]
    return short if short in languages else ENGLISH
