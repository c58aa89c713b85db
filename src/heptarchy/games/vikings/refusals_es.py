"""Why something may not be done, in Spanish: by the English template, which is the message's id.

Braces carry the names of the English ones and may stand in another order.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from heptarchy.games.vikings.spanish import EVENTS, KINDS, LONG_LEADERS, SHIRES
from heptarchy.games.vikings.wording_es import SPEECH

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
    "leaves {shire}: the Vikings hold 1 city, then {n}": ("abandona {shire}: los vikingos tienen 1 ciudad y luego {n}"),
    "leaves {shire}: the Vikings hold {n} cities, then {n2}": (
        "abandona {shire}: los vikingos tienen {n} ciudades y luego {n2}"
    ),
    "leaves {shire}: the Vikings hold 1 city, then 0; with none at the round's end the English win": (
        "abandona {shire}: los vikingos tienen 1 ciudad y luego 0; sin ninguna al acabar la ronda ganan los ingleses"
    ),
    "signs the treaty, and {side} win at the end of Round {n}: {n2} cities are in Viking hands, as things stand": (
        "firma el tratado, y ganan {side} al final de la Ronda {n}: hay {n2} ciudades en manos vikingas, tal como está"
    ),
    # Set-up and reinforcements
    "{card} is in your deck": "{card} ya está en tu mazo",
    "{card} is no Event for the deck of the {faction}": "{card} no es un Evento para el mazo de los {faction}",
    "{shire} is neither a coast that the Vikings hold nor the place of a Leader": (
        "{shire} no es ni una costa en manos vikingas ni el lugar de un Líder"
    ),
    "{shire} is neither a reinforcement city that the English hold nor Alfred's place": (
        "{shire} no es ni una ciudad de refuerzo en manos inglesas ni el lugar de Alfredo"
    ),
    "{shire} has no icon of the {faction}": "{shire} no tiene ningún icono de los {faction}",
    "{shire} is in Viking hands": "{shire} está en manos vikingas",
    "{shire} has had a unit for every icon": "{shire} ya ha recibido una unidad por cada icono",
    "{shire} is no English city with an English unit": "{shire} no es una ciudad inglesa con una unidad inglesa",
    # Leaders and armies
    "{leader} is not in play on your side": "{leader} no está en juego en tu bando",
    "{leader} has been activated this turn": "{leader} ya se ha activado este turno",
    "{leader} has no unit of the {faction} that may set out": (
        "{leader} no tiene ninguna unidad de los {faction} que pueda partir"
    ),
    "{leader} must land this turn": "{leader} debe desembarcar este turno",
    "the last activation is for {leader}, who must land this turn": (
        "{leader} debe desembarcar este turno: la última activación es suya"
    ),
    "{leader} must take a unit along": "{leader} debe llevar una unidad",
    "{leader} may not land in {shire}: it is on another sea": (
        "{leader} no puede desembarcar en {shire}: no está en sus mares"
    ),
    "{shire} is no coast to land on": "{shire} no es una costa donde desembarcar",
    "{shire} is a marsh: no unit may enter it": "{shire} es un pantano: ninguna unidad puede entrar",
    "{shire} does not border {shire2}": "{shire} no limita con {shire2}",
    "there is no unit of the {faction} in {shire}": "no hay ninguna unidad de los {faction} en {shire}",
    "all {faction} in {shire} have moved this turn": "todos los {faction} de {shire} se han movido este turno",
    "an army neither drops nor picks up units on the way": "un ejército ni deja ni recoge unidades por el camino",
    "the number of {faction} has been set at this stop": "el número de {faction} ya está fijado en esta parada",
    "{n} {faction} come along already": "el número de {faction} que van ya es {n}",
    "a unit of the {faction} must come along": "debe ir una unidad de los {faction}",
    "{n} {faction} can come along from here": "el número de {faction} que pueden ir desde aquí es {n}",
    # Events
    "{card} is not in your hand": "{card} no está en tu mano",
    "a Movement card is played at the end of the Reinforcements Phase": (
        "la carta de Movimiento se juega al final de la Fase de Refuerzos"
    ),
    "{event} is not played at this moment": "{event} no se juega en este momento",
    "{event} is not played in a turn of the {faction}": "{event} no se juega en un turno de los {faction}",
    "the {faction} have played {n} Events this round": "Eventos jugados por los {faction} en esta ronda: {n}",
    "{event} is played in a battle": "{event} se juega en una batalla",
    "{event} has been played for this battle": "{event} ya se ha jugado en esta batalla",
    "the {faction} have no unit in this battle": "los {faction} no tienen ninguna unidad en esta batalla",
    "{event} has no effect in {shire}": "{event} no tiene efecto en {shire}",
    "{event} changes 1 to {n} units there": "{event} cambia allí entre 1 y {n} unidades",
    "no {kind} can become {kind2}": "no se pueden cambiar {kind} por {kind2}",
    "no ships go from {shire}": "desde {shire} no zarpa ningún barco",
    "no ships go from {shire} to {shire2}": "ningún barco va de {shire} a {shire2}",
    "ships carry an army or a Leader on the way": "los barcos llevan a un ejército o a un Líder que está en camino",
    "ships lie ready for the next step": "ya hay barcos listos para el próximo paso",
    "no shire of Ceolwulf's is open to the Vikings": "ningún condado de Ceolwulf está abierto a los vikingos",
    "{shire} is the shire that they come to": "{shire} es el condado al que van",
    "a Leader may not be robbed of his last unit, in {shire}": (
        "no se puede quitar a un Líder su última unidad, en {shire}"
    ),
    "there are no Vikings in {shire}": "no hay vikingos en {shire}",
    "there are no Vikings on the map": "no hay vikingos en el mapa",
    "no Housecarl can be added": "no se puede añadir ningún huscarle",
    "there is no Housecarl in {shire}": "no hay ningún huscarle en {shire}",
    "{shire} is barred already": "{shire} ya está cerrado",
    "{shire} is no coast": "{shire} no es una costa",
    "the Saxon Navy bars {shire}": "la Flota sajona cierra {shire}",
    "the Saxon Navy bars every way from {shire}": "la Flota sajona cierra todos los caminos desde {shire}",
    "the Saxon Navy bars every coast where {leader} may land": (
        "la Flota sajona cierra todas las costas donde {leader} puede desembarcar"
    ),
    "{shire} is no shire of the Northumbrian Discord": "{shire} no es un condado de la Discordia en Northumbria",
    "Housecarl and Thegn are not both there": "no están allí a la vez huscarles y thegns",
    "no army with a Thegn can reach {shire}": "ningún ejército con un thegn puede llegar a {shire}",
    "no army with a Thegn can come from {shire}": "de {shire} no puede venir ningún ejército con un thegn",
    "no shire beside {shire} is free of Vikings": "ningún condado junto a {shire} está libre de vikingos",
    "{shire} is no shire beside {shire2} without Vikings": "{shire} no es un condado sin vikingos junto a {shire2}",
    # Battles
    "no {kind} of the side that is hit are in this battle": (
        "en esta batalla no hay {kind} del bando que recibe el Impacto"
    ),
    "{shire} does not border {shire2}, or is a marsh": "{shire} no limita con {shire2}, o es un pantano",
    "there are enemies in {shire}": "hay enemigos en {shire}",
    "there are no friends in {shire}": "no hay amigos en {shire}",
    # The Viking Age
    "all tiles for Forts and Settlements are on the map": (
        "todas las losetas de Fuertes y Asentamientos están en el mapa"
    ),
    "{shire} has a Fort or Settlement already": "{shire} ya tiene un Fuerte o un Asentamiento",
    "a Fort in {shire} costs {n} Viking units there": "un Fuerte en {shire} cuesta {n} unidades vikingas de allí",
    "{shire} is fought over": "se combate por {shire}",
    "there is no Fort in {shire}": "no hay ningún Fuerte en {shire}",
    "no Fort or Settlement of the side that is hit stands here": (
        "aquí no hay Fuerte ni Asentamiento del bando que recibe el Impacto"
    ),
    "{shire} is no city of {kingdom} that your side controls": (
        "{shire} no es una ciudad de {kingdom} que controle tu bando"
    ),
    "{spur} adds no step to this march": "{spur} no añade ningún paso a esta marcha",
    "{king} is not your King": "{king} no es tu Rey",
    "{king} is not played at this moment": "{king} no se juega en este momento",
    "{king} is played in your own turn": "{king} se juega en tu propio turno",
    "no unit of the {faction} can be added": "no se puede añadir ninguna unidad de los {faction}",
    "{shire} is no city that your side has taken this turn and holds": (
        "{shire} no es una ciudad que tu bando haya tomado este turno y conserve"
    ),
    "the {faction} are not among the attackers": "los {faction} no están entre los atacantes",
}

BRACES: Final = re.compile(r"\{(\w*)\}")


def refusal(refused: Refusal) -> str:
    """The reason as a sentence; in English where the catalogue has none."""
    template = REFUSALS.get(refused.message)
    if template is None:
        return refused.sentence()
    shown: dict[str, str] = {}
    for name, value in zip(BRACES.findall(refused.message), refused.args, strict=False):
        shown[name] = named(name, value)
    pieces: list[str] = []
    end = 0
    for brace in BRACES.finditer(template):
        pieces.append(template[end : brace.start()])
        pieces.append(shown[brace.group(1)])
        end = brace.end()
    pieces.append(template[end:])
    return "".join(pieces)


def named(name: str, value: int) -> str:
    """What a number of the message stands for: `{shire2}` is another of the domain `shire`."""
    domain = name.rstrip("0123456789")
    if domain == "shire":
        return SHIRES[value]
    if domain in ("faction", "kind"):
        return KINDS[value]
    if domain == "leader":
        return LONG_LEADERS[value]
    if domain == "event":
        return EVENTS[value]
    if domain == "card":
        return SPEECH.cards[value]
    names = SPEECH.age.of_domain(domain)
    return names[value] if names else str(value)
