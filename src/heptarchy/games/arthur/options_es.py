"""The options of Age of Arthur in Spanish: a name in a word or two, and a sentence."""

from __future__ import annotations

OPTIONS: dict[str, tuple[str, str]] = {
    "players": ("soberanos", "Cuántos soberanos hay."),
    "profile": (
        "perfil",
        "Como está en los documentos del juego, o con las reglas de la casa que nos parece que lo mejoran.",
    ),
    "preset": ("duración", "Cuánto dura la campaña, y cuánto hay de sajón en su costa (AA-28.2)."),
    "battles": ("batallas", "Cómo se libran las batallas (AA-21)."),
    "rounds": ("rondas", "La última ronda, cuando se acaba el tiempo (AA-2.7)."),
    "share_out": ("repartir reinos vacíos", "Los reinos sin jugador se reparten (AA-2.3)."),
    "saxon_shore": ("Costa Sajona", "Cuánta Costa Sajona empieza sajona (AA-28.1)."),
    "throne_on_death": (
        "tronos en una muerte",
        "La única pretensión a un trono se hace valer también cuando muere su soberano (AA-5.9).",
    ),
    "war_at_end_of_round": (
        "guerras al final",
        "Las guerras se libran al acabar la ronda (AA-26.1), como leemos el documento; si no, en el acto (AA-9.5).",
    ),
    "hand_winds": ("cartas de Vientos", "Cartas de los Vientos de cambio que tiene un jugador (AA-2.6)."),
    "cards_a_turn": ("cartas por turno", "Cartas que un jugador juega o descarta en su turno (AA-3.1)."),
    "war_round": ("primera ronda de guerra", "La primera ronda en que puede declararse la guerra (AA-9.1)."),
    "cooldown_rounds": ("paz tras declarar", "Vueltas a la mesa entre una declaración y la siguiente (AA-9.4)."),
    "saxon_levy": (
        "leva sajona",
        "Bandas guerreras de una provincia sajona, o de una irlandesa con dueño (AA-6.1).",
    ),
    "british_levy": ("leva britana", "Lanzas de una provincia britana (AA-6.1)."),
    "warlord_levy": ("leva de un Caudillo", "Elementos que trae un Caudillo (AA-7.5)."),
    "charisma_levy": ("leva por Carisma", "Elementos que trae Carisma (AA-7.6)."),
    "home_raid": (
        "incursión contra un solar",
        "Elementos del ejército base que cuesta una incursión contra un solar (AA-8.4).",
    ),
    "british_rank": ("rango de un britano", "Rango por un soberano britano (AA-12.1)."),
    "vassal_rank": ("rango por vasallo", "Rango por cada vasallo (AA-12.1)."),
    "warlord_rank": ("rango por Caudillo", "Rango por cada Caudillo (AA-12.1)."),
    "title_rank": ("rango por título", "Rango por cada título (AA-12.1)."),
    "siege_bonus": ("bono de los sitiados", "Lo que los sitiados suman a su dado (AA-10.3)."),
}

# By option and choice; {} is the rounds that it comes to
CHOICES: dict[str, tuple[str, str]] = {
    "battles table": ("Las libráis vosotros", "Toda batalla se libra en la mesa, movimiento a movimiento."),
    "battles bots": (
        "Las libran bots",
        "Los bots mandan todos los bandos; vosotros veis la batalla después. Es regla nuestra.",
    ),
    "battles each": (
        "Cada uno como quiera",
        "Antes de cada batalla cada jugador dice si manda él o lo hace un bot. Es regla nuestra.",
    ),
    "battles quick": (
        "Una tirada",
        "No se libra batalla: decide una tirada, con probabilidades medidas en batallas. Es regla nuestra.",
    ),
    "preset skirmish": (
        "Escaramuza",
        "Corta: unas pocas guerras, con la Costa Sajona ya sajona; decide el rango. Rondas: {}.",
    ),
    "preset reign": (
        "Un reinado",
        "Mediana: una guerra cada cuatro rondas, media Costa Sajona sajona; las más veces decide el rango. Rondas: {}.",
    ),
    "preset age": (
        "La Era",
        "Larga: guerra tras guerra, hasta que uno sea señor de todos; todo empieza britano. Rondas: {}.",
    ),
    "saxon_shore none": ("Ninguna", "Todas las provincias empiezan britanas."),
    "saxon_shore some": ("Parte", "En cada reino, una provincia sí y una no de su Costa Sajona, salvo el solar."),
    "saxon_shore all": ("Toda", "Toda provincia de la Costa Sajona que no es solar."),
}
