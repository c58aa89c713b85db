"""The options of 878: Vikings in Spanish: a name in a word or two, and a sentence."""

from __future__ import annotations

from heptarchy.games.vikings import spanish_age
from heptarchy.games.vikings.modules import SWITCHES

OPTIONS: dict[str, tuple[str, str]] = {
    "players": ("jugadores", "Cuántos se sientan a la mesa (V-13.1)."),
    "lone_side": ("bando en solitario", "Con tres jugadores: el bando que uno de ellos lleva solo (V-13.1)."),
    "profile": (
        "perfil",
        "Como está en los documentos del juego, o con las reglas de la casa que nos parece que lo mejoran.",
    ),
    "advanced": (
        "mazos avanzados",
        "Cada facción elige cinco de sus Eventos en lugar de los cinco habituales (V-3.4).",
    ),
    **{
        name: (shown, sentence)
        for (name, _, _), shown, sentence in zip(SWITCHES, spanish_age.MODULES, spanish_age.SENTENCES, strict=True)
    },
    "reinforcements_wait": (
        "refuerzos en espera",
        "Las unidades de la carta de Refuerzos que no tienen lugar lo esperan; si no, vuelven a las reservas (V-5.4).",
    ),
    "fled_active": (
        "huidas por facción",
        "Las unidades huidas vuelven solo en el turno de su propia facción; si no, en cualquiera de su bando (V-5.7).",
    ),
    "plunder_passing": (
        "saqueo de paso",
        "Una fuerza que solo pasa por una ciudad saquea también su Iglesia (VX-1.3).",
    ),
    "plunder_waits": (
        "saqueo en espera",
        "Lo que trae una Iglesia llega en la siguiente Fase de Refuerzos de su facción; si no, de inmediato (VX-1.3).",
    ),
    "rounds": ("rondas", "Cuántas rondas se juegan como máximo (V-4.1)."),
    "hand_size": ("tamaño de la mano", "Cartas hasta las que una facción repone su mano (V-11.1)."),
    "events_per_round": ("Eventos por ronda", "Cartas de Evento que una facción puede jugar en una ronda (V-10.1)."),
    "advanced_events": ("Eventos avanzados", "Cartas de Evento de un mazo avanzado (V-3.4)."),
    "extra_setup_units": (
        "unidades adicionales",
        "Unidades que cada facción inglesa añade en la preparación (V-3.5).",
    ),
    "conquest_markers": (
        "marcadores de conquista",
        "Marcadores de control con los que los vikingos ganan al final de una ronda (V-12.2).",
    ),
    "treaty_markers": (
        "marcadores de tratado",
        "Marcadores de control con los que los vikingos ganan un tratado (V-12.4).",
    ),
    "treaty_round": ("ronda del tratado", "La primera ronda que un tratado puede cerrar (V-12.4)."),
    "alfred_round": ("ronda de Alfredo", "La primera ronda en la que puede llegar Alfredo (V-5.6)."),
    "active_unit_leads": (
        "unidad activa al mando",
        "Unidades de la facción activa que un Líder necesita para partir (V-6.2).",
    ),
    "lost_steps": (
        "pasos perdidos",
        "Pasos que pierde un Líder cuando su primera tirada de ataque no decide la batalla (V-7.8).",
    ),
    "berserkers_first": (
        "berserkers primero",
        "Primeros Impactos ingleses de una batalla que se llevan a un berserker (V-9.8).",
    ),
    "event_unit": (
        "unidad para Eventos",
        "Unidades propias que una facción necesita en una batalla para jugar allí un Evento (V-10.5).",
    ),
    "traitors": ("traidores", "Máximo de thegns que cambian los Traidores ingleses (V-15.12)."),
    "converts": ("conversos", "Máximo de nórdicos que cambia la Conversión religiosa (V-15.41)."),
    "morale_units": ("unidades de moral", "Máximo de nórdicos que cambia la Moral alta (V-15.21)."),
    "ceolwulf_units": ("unidades de Ceolwulf", "Máximo de vikingos que Ceolwulf deja entrar (V-15.24)."),
    "wall_hits": ("Impactos del muro", "Impactos que un Muro de escudos anula en una batalla (V-15.13)."),
    "fort_hits": ("Impactos del fuerte", "Impactos de cada tirada inglesa que anula un Fuerte vikingo (V-15.16)."),
    "purse_units": ("unidades del tesoro", "Máximo de huscarles que añade el Tesoro del rey (V-15.31)."),
    "rebellion_loss": ("bajas de la rebelión", "Vikingos que se pierden al estallar una Rebelión (V-15.32)."),
    "navy_shires": ("condados de la flota", "Condados costeros que cierra la Flota sajona (V-15.33)."),
    "geld_berserkers": ("berserkers del Danegeld", "Berserkers que pagan el Danegeld (V-15.34)."),
    "geld_norsemen": ("nórdicos del Danegeld", "Nórdicos que pagan el Danegeld (V-15.34)."),
    "leadership_steps": ("pasos de liderazgo", "Pasos que añade el Liderazgo de los thegns (V-15.44)."),
    "spy_steps": ("pasos del espía", "Condados que puede recorrer un ejército llamado por un Espía (V-15.45)."),
    "fort_tiles": ("losetas de fuerte", "Losetas de Fuertes y Asentamientos (VX-1.1)."),
    "plunder_units": ("unidades del saqueo", "Unidades que llegan cuando se saquea una Iglesia (VX-1.3)."),
    "fort_units": ("coste de un fuerte", "Unidades que se entregan por un Fuerte (VX-1.6)."),
    "kingdom_steps": ("pasos de un reino", "Pasos que añade el poder de un reino (VX-2.2)."),
    "kingdom_fyrd": ("fyrd de un reino", "Fyrd que añade o quita el poder de un reino (VX-2.2)."),
    "aella_dice": ("dados de Aella", "Dados que Aella deja volver a tirar a su bando (VX-3.11)."),
    "edmund_hits": ("Impactos de Edmundo", "Impactos que anula Edmundo (VX-3.12)."),
    "burgred_steps": ("pasos de Burgred", "Pasos que añade Burgred (VX-3.13)."),
    "aethelred_units": ("unidades de Etelredo", "Máximo de unidades que añade Etelredo (VX-3.14)."),
    "rune_dice": ("dados de runa", "Dados de Runa o de Oración que una facción tiene por ronda (VX-4.1)."),
    "relic_fyrd": ("fyrd de una reliquia", "Fyrd que una reliquia da a su lugar santo (VX-5.2)."),
    "legends_open": ("Leyendas a la vista", "Leyendas que quedan a la vista (VX-6.1)."),
    "host_units": ("Gran Hueste", "Unidades en un condado que hacen La Gran Hueste (VX-6.11)."),
    "biter_hits": ("Muerdeescudos", "Impactos de una tirada que hacen al Muerdeescudos (VX-6.12)."),
    "stand_hits": ("Última Defensa", "Impactos que anula La Última Defensa (VX-6.13)."),
    "march_cities": ("Marcha Veloz", "Ciudades tomadas en un turno que hacen La Marcha Veloz (VX-6.14)."),
    "march_units": ("unidades de la Marcha", "Unidades que añade La Marcha Veloz (VX-6.14)."),
    "slayer_units": ("unidades del Matarreyes", "Máximo de Unidades Huidas que El Matarreyes hace volver (VX-6.15)."),
    "saga_battles": ("Cantor de Sagas", "Batallas ganadas en un turno que hacen al Cantor de Sagas (VX-6.16)."),
    "epic_cards": ("cartas épicas", "Cartas de Batalla épica en el mazo de fyrd (VX-7.1)."),
    "ship_markers": ("barcos", "Marcadores de barco (VX-8.2)."),
}

# How messages on bad options begin
BAD_OPTIONS: dict[str, str] = {
    "lone_side is for three players, not": "el bando en solitario solo es para tres jugadores, no",
    "treaty_markers may not be more than conquest_markers": (
        "los marcadores de tratado no pueden ser más que los de conquista"
    ),
}
