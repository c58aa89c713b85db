"""The options of DBA Big Battle in Spanish: a name in a word or two, and a sentence."""

from __future__ import annotations

import re

from heptarchy.games.dba import tables as t
from heptarchy.games.dba.spanish import TYPES

OPTIONS: dict[str, tuple[str, str]] = {
    "players": ("jugadores", "Cuántos mandan, en los dos bandos juntos."),
    "profile": (
        "perfil",
        "Como está en los documentos del juego, o con las reglas de la casa que nos parece que lo mejoran.",
    ),
    "attackers": ("primer bando", "Cuántos de ellos son el primer bando; 0 quiere decir la mitad."),
    "battle": ("batalla", "Ejércitos por puntos, o una batalla ya preparada (DBA-25.8)."),
    "points": ("puntos", "Puntos con que cada jugador levanta su ejército (DBA-25.1)."),
    "first_people": ("primer pueblo", "El pueblo del primer bando."),
    "second_people": ("segundo pueblo", "El pueblo del segundo bando."),
    "country": ("comarca", "La clase de comarca; el marjal es nuestro (DBA-30.1)."),
    "ground": ("terreno", "Quién pone el terreno: la suerte o el defensor (DBA-3.5)."),
    "cards": ("cartas", "Cartas de batalla que se reparten a cada jugador (DBA-25.9)."),
    "rounds": ("rondas", "Rondas tras las que una batalla queda en tablas (DBA-6.1)."),
    "demoralised_penalty": ("desmoralización", "Lo que pierde en combate un elemento desmoralizado (DBA-19.6)."),
    "camp_bonus": ("bono del campamento", "Lo que gana la gente del campamento en su campamento (DBA-16.5)."),
    "camp_worth": ("valor del campamento", "Elementos por los que cuenta un campamento perdido (DBA-20.2)."),
    "town_bonus": (
        "bono del poblado",
        "Lo que ganan la infantería y los vecinos dentro de un poblado (DBA-33.3).",
    ),
    "town_worth": (
        "valor del poblado",
        "Elementos por los que cuenta un poblado mientras lo tiene el enemigo (DBA-33.8).",
    ),
    "denizens": ("vecinos", "Factor de los vecinos de un poblado (DBA-33.2)."),
    "landing": ("desembarco", "Qué bando puede desembarcar desde el mar (DBA-34.3)."),
    "landing_most": ("reserva embarcada", "Elementos que un mando puede guardar para un desembarco (DBA-34.3)."),
    "landing_gap": (
        "distancia del desembarco",
        "Lo que guardan hasta el enemigo los que desembarcan, en mm (DBA-34.4).",
    ),
    "plunder_die": ("fin del saqueo", "El dado de PIP desde el que termina un saqueo (DBA-33.6, DBA-35.3)."),
    "break_share": (
        "ruptura de un mando",
        "Un mando se rompe cuando ha perdido uno de cada tantos de sus elementos (DBA-19.2).",
    ),
    "army_share": (
        "ruptura del ejército",
        "Un ejército pierde con uno de cada tantos de sus elementos, si es más que el enemigo (DBA-21.2).",
    ),
    "zone_depth": ("zona frontal", "Fondo de la zona frontal de un elemento, en mm (DBA-12.1)."),
    "march_distance": ("distancia de marcha", "Cuánto puede acercarse una marcha a un enemigo, en mm (DBA-36.1)."),
    "march_extra": (
        "recargo de marcha",
        "PIP de más por una marcha de Lanzas o Banda guerrera que no llega al enemigo (DBA-11.4).",
    ),
    "command_distance": (
        "distancia de mando",
        "Distancia al general desde la que un movimiento cuesta un PIP más, en mm (DBA-7.4).",
    ),
    "blind_distance": ("distancia sin vista", "Lo mismo cuando el general no está a la vista, en mm (DBA-7.4)."),
    "deploy_depth": ("fondo del despliegue", "Fondo de la zona de despliegue desde el borde, en mm (DBA-5.3)."),
    "deploy_margin": (
        "margen lateral",
        "Lo que guardan hasta un borde lateral los tipos que no son Caballería ligera ni Psiloi, en mm (DBA-5.3).",
    ),
    "exchanges": (
        "intercambios",
        "Parejas de elementos que el defensor puede intercambiar tras el despliegue (DBA-5.2).",
    ),
    "bad_going_penalty": (
        "terreno difícil",
        "Lo que pierden en terreno difícil los tipos que sufren en él (DBA-16.5).",
    ),
    "river_least": ("río, mínimo", "El ancho mínimo de un río, en mm (DBA-31.1)."),
    "river_most": ("río, máximo", "El ancho máximo de un río, en mm (DBA-31.1)."),
    "river_bend": (
        "curvas del río",
        "Cuánto puede medir un río, en tanto por ciento de la distancia entre sus extremos (DBA-31.1).",
    ),
    "river_paltry": ("río insignificante", "Un río es insignificante hasta este dado; 0: nunca (DBA-31.2)."),
    "river_difficult": ("río difícil", "Un río es difícil desde este dado; 7: nunca (DBA-31.2)."),
    "river_move": (
        "movimiento en el río",
        "Cuánto va un movimiento que está en un río que no es insignificante, en mm (DBA-31.4).",
    ),
    "river_halt": ("alto ante el río", "Hasta este dado un elemento se detiene ante un río difícil (DBA-31.5)."),
    "river_bank": ("ribera", "Lo que gana un elemento contra un enemigo que está en el río (DBA-31.6)."),
    "road_width": ("camino", "Ancho de un camino, en mm, de 5 en 5 (DBA-32.1)."),
    "road_march": (
        "marcha por camino",
        "1: una marcha por camino no paga el PIP de más de Lanzas y Banda guerrera (DBA-32.3).",
    ),
    "bua_least": ("poblado, mínimo", "El lado mínimo de un poblado, en mm (DBA-33.1)."),
    "bua_most": ("poblado, máximo", "El lado máximo de un poblado, en mm (DBA-33.1)."),
    "bua_long_edge": ("poblado y borde largo", "A cuánto de un borde largo está un poblado, en mm (DBA-33.1)."),
    "bua_short_edge": ("poblado y borde corto", "A cuánto de un borde corto está un poblado, en mm (DBA-33.1)."),
    "waterway_least": ("aguas, mínimo", "El fondo mínimo de unas aguas, en mm (DBA-34.1)."),
    "waterway_most": ("aguas, máximo", "El fondo máximo de unas aguas, en mm (DBA-34.1)."),
    "pendragon_move": (
        "movimiento del Pendragon",
        "Movimiento de los Caballeros del Pendragon en terreno bueno, en pasos (DBA-22.9).",
    ),
    "mounted_bad_move": (
        "montados en terreno difícil",
        "Movimiento de los montados en terreno difícil, en pasos (DBA-2).",
    ),
    "trait_cost": (
        "puntos por rasgo",
        "Puntos por un rasgo que ayuda, y puntos que da uno que estorba (DBA-25.3).",
    ),
}

# Figures of a type, as in `sp_move`: {} is its name
FIGURES: dict[str, tuple[str, str]] = {
    "foot": ("{}: contra infantería", "Factor de {} contra infantería (DBA-2)."),
    "mounted": ("{}: contra montados", "Factor de {} contra montados (DBA-2)."),
    "move": ("{}: movimiento", "Movimiento de {}, en pasos (DBA-2)."),
    "cost": ("{}: puntos", "Puntos por un elemento de {} (DBA-25.2)."),
}

# Messages on bad options, and what they are in Spanish
BAD_OPTIONS: list[tuple[re.Pattern[str], str]] = [
    (
        re.compile(r"attackers may be at most (\d+) of (\d+) players"),
        "el primer bando puede tener como mucho {} de {} jugadores",
    ),
    (
        re.compile(r"the set of (\d+) battle cards is too small for (\d+) players (\(.*\))"),
        "las {} cartas de batalla no alcanzan para {} jugadores {}",
    ),
    (
        re.compile(r"deploy_margin leaves no room for (\d+) commands beside each other (\(.*\))"),
        "el margen lateral no deja sitio para {} mandos uno al lado de otro {}",
    ),
    (
        re.compile(r"(\w+) has (\d+) and (\d+) commands, not (\d+) and (\d+)"),
        "la batalla «{}» tiene {} y {} mandos, no {} y {}",
    ),
    (
        re.compile(r"points must be at least (\d+), for an army of (\d+) to (\d+) elements (\(.*\))"),
        "hacen falta al menos {} puntos, para un ejército de {} a {} elementos {}",
    ),
]


def option_words(name: str) -> tuple[str, str]:
    """The name and the sentence of an option; figures of a type are put together."""
    if name in OPTIONS:
        return OPTIONS[name]
    head, _, tail = name.partition("_")
    kind = [key.lower() for key in t.TYPE_KEYS].index(head)
    said = FIGURES[tail]
    return said[0].format(TYPES[kind]), said[1].format(TYPES[kind])
