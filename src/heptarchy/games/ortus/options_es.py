"""The options of Ortus Regni in Spanish: a name in a word or two, and a sentence."""

from __future__ import annotations

import re

OPTIONS: dict[str, tuple[str, str]] = {
    "players": ("jugadores", "Cuántos Condes se sientan a la mesa."),
    "profile": (
        "perfil",
        "Como está en los documentos del juego, o con las reglas de la casa que nos parece que lo mejoran.",
    ),
    "variant": ("variante", "El juego que se juega."),
    "mode": ("modo de la Rebelión", "En una Rebelión de varios Condes: con qué ganan (RB-2, RB-3)."),
    "difficulty": (
        "la fuerza del Rey",
        "En una Rebelión: el Rey como lo presenta su documento, o tan fuerte como aguanten los rebeldes (RB-21).",
    ),
    "banquet_answers": (
        "el Banquete aplaca al Rey",
        "En una Rebelión semicooperativa un Banquete aplaca al Rey (RB-66).",
    ),
    "castle_fallback": (
        "el Rey asedia Castillos",
        "Cuándo el Rey, si no alcanza un Palacio, asedia en su lugar un Castillo (RB-47).",
    ),
    "mulligan": (
        "Mulligan libre",
        "Una Mano inicial puede robarse otra vez (OV-3); siempre es así en heathen y wessex.",
    ),
    "concede": ("rendirse", "Un Conde puede rendirse en su turno (OR-5.9); no en heathen y wessex."),
    "legacy_points": (
        "Puntos de Legado",
        "Puntos de Legado que cada Conde gasta antes de construir los mazos (OV-4).",
    ),
    "best_of": ("Encuentro", "Partidas de un Encuentro: al mejor de una, tres o cinco (OV-2)."),
    # Modules
    "tournament": ("Torneo", "Dos Torres libres para cada Conde y dos turnos de paz al empezar (OV-1)."),
    "state_and_church": (
        "Estado e Iglesia",
        "Gana quien comienza su turno con la Carta del Rey y la Catedral (OV-5).",
    ),
    "captains": (
        "Capitanes Mercenarios",
        "Un Mercenario tiene cualquier número de cartas de Guarnición (OV-6).",
    ),
    "resourceful": (
        "Condes Ingeniosos",
        "Con una Acción se cambian dos cartas de la Mano por una de la Bandeja (OV-7).",
    ),
    "clerisy": ("Clerecía", "Las Iglesias y la Catedral pueden ser sedes de Feudos (OV-8)."),
    "house_divided": ("Casa Dividida", "Un Conde fija doce cartas de todos los mazos (OV-13)."),
    "drafting": ("Draft", "Los mazos se forman por Draft: diez cartas, elige dos y pasa (OV-15)."),
    "witan": ("Witan", "Sin mazos: las cartas se eligen de la Bandeja, con dos consejeros cada uno (OV-18)."),
    "knight_errant": (
        "Caballero Errante",
        "Caballeros con una Tienda cada uno, un mazo común y tres de cinco condiciones para ganar (OV-19).",
    ),
    "two_heads": ("Conde Bicéfalo", "Dos Condes contra dos: los aliados ayudan en batallas y pugnas (OV-16)."),
    "tetrarchy": (
        "Tetrarquía",
        "Dos duelos en una mesa: los compañeros, lado a lado; los oponentes, cara a cara (OV-17).",
    ),
    "tetrarchy_politics": (
        "política de la Tetrarquía",
        "En una Tetrarquía: a quién apuntan Traición e Intriga, solo al oponente o a ambos rivales (OV-17.10).",
    ),
    "neighbors": ("Vecinos", "Los Condes solo Atacan al Conde de su izquierda (OV-10)."),
    "villages": (
        "Aldeas",
        "Cada Conde tiene Aldeas, que otros conquistan o queman sin contar sus Torres (OV-11).",
    ),
    "thanes": (
        "Thanes",
        "Quien tiene más Thanes avanzados al comenzar su turno puede tomar una carta de la Bandeja (OV-12).",
    ),
    "conclave": (
        "Cónclave",
        "Con una Acción todos los Condes declaran manos de Justa, ciertas o no, por cartas de Ejército (OV-14).",
    ),
    "marches": (
        "Marcas Galesas",
        "Dos Castillos neutrales de las Marcas Galesas, que cualquier Conde puede asediar (OV-20).",
    ),
    "tactics": (
        "Tácticas Medievales",
        (
            "Tácticas Medievales (OV-9): un Estandarte hace Normal una carta de Batalla afortunada o, en la forma "
            "antigua, se roba otra carta para los Lores."
        ),
    ),
    "viking_must_attack": (
        "los Vikingos atacan siempre",
        "El Conde cuyo cubo sale debe enviar a los Vikingos contra alguien; si no, puede retenerlos (OR-17.13).",
    ),
    "treachery_vassal": (
        "Feudo del Vasallo muerto",
        "El Feudo de un Lord Vasallo al que mata la Traición: se descarta, o lo captura quien la jugó (OR-7.7c).",
    ),
    # Figures
    "hand_start": ("Mano inicial", "Cartas de una Mano inicial (OR-2.10)."),
    "earl_deck_size": ("cartas del mazo", "Cartas de un Mazo de Conde (OR-3.1)."),
    "copies_per_type": ("copias por tipo", "Máximo de cartas de un tipo en un mazo (OR-3.1)."),
    "castle_strength": ("resistencia del Castillo", "Puntos que toman un Castillo por Asedio (OR-7.2a)."),
    "palace_strength": ("resistencia del Palacio", "Puntos que toman un Palacio por Asedio (OR-7.1a)."),
    "tower_absorb": ("puntos por Torre", "Puntos que absorbe una Torre en un Saqueo o un Asedio (OR-11.2)."),
    "str_infantry": ("Fuerza de la Infantería", "Fuerza de la Infantería."),
    "str_knight": ("Fuerza del Caballero", "Fuerza de un Caballero."),
    "str_viking": ("Fuerza del Vikingo", "Fuerza de un Vikingo."),
    "str_chieftain": ("Fuerza del Caudillo", "Fuerza de un Caudillo."),
    "str_vassal": ("Fuerza del Vasallo", "Fuerza de un Vasallo, desde la Mano o como Lord (OR-7.7)."),
    "str_mercenary": ("Fuerza del Mercenario", "Fuerza de un Mercenario (OR-7.10)."),
    "str_champion": ("Fuerza del Campeón", "Fuerza de un Campeón, desde la Mano o como Lord (OR-7.8)."),
    "str_prince": ("Fuerza del Príncipe", "Fuerza de un Príncipe, desde la Mano o como Lord (OR-7.6)."),
    "str_king_card": ("Fuerza de la Carta del Rey", "Fuerza de la Carta del Rey (OR-7.12a)."),
    "str_royal_infantry": ("Fuerza de la Infantería Real", "Fuerza de cada Infantería Real del Rey (RB-16)."),
    "army_infantry": ("Infanterías", "Infanterías de cada mazo de Ejército (OR-1.4)."),
    "army_knights": ("Caballeros", "Caballeros de cada mazo de Ejército (OR-1.4)."),
    "viking_vikings": ("Vikingos", "Vikingos del mazo Vikingo (OR-1.4)."),
    "viking_chieftains": ("Caudillos", "Caudillos del mazo Vikingo (OR-1.4)."),
    "battle_normal": ("cartas Batalla Normal", "Cartas de Batalla Normal (OR-1.7)."),
    "battle_attacker": ("cartas Gana el Atacante", "Cartas de Gana el Atacante (OR-1.7)."),
    "battle_defender": ("cartas Gana el Defensor", "Cartas de Gana el Defensor (OR-1.7)."),
    "battle_church": ("cartas La Iglesia Decide", "Cartas de La Iglesia Decide (OR-1.7)."),
    "joust_no_luck": ("cartas Sin Suerte", "Cartas Sin Suerte del mazo de Justa (OR-1.8)."),
    "joust_vassals": ("Vasallos de Justa", "Vasallos de Justa del mazo de Justa (OR-1.8)."),
    "joust_princes": ("Príncipes de Justa", "Príncipes de Justa del mazo de Justa (OR-1.8)."),
    "black_markers": ("Marcadores Negros", "Marcadores Negros que traen a los Vikingos (OR-1.12)."),
    "land_on_place": ("Ejército al colocar", "Cartas de Ejército por un Campo colocado desde la Mano (OR-7.3a)."),
    "land_field": ("despliegue por Campo", "Cartas de la Reserva que despliega un Campo en una batalla (OR-7.3b)."),
    "land_recruit": ("reclutas por Campo", "Cartas de Ejército que recluta un Campo (OR-7.3c)."),
    "market_multiplier": ("factor del Mercado", "Por cuánto multiplica un Mercado los Campos de su Feudo (OR-7.4a)."),
    "banquet_draw": ("cartas del Banquete", "Cartas que se roban con un Banquete (OR-7.11d)."),
    "king_banner_lead": (
        "ventaja de Estandartes",
        "Ventaja en Estandartes por la corona que hace a un Rey (OR-15.2).",
    ),
    "emissary_monk_cubes": ("cubos del Monje", "Cubos por un Monje enviado a los Vikingos (OR-17.6)."),
    "emissary_vassal_cubes": ("cubos del Vasallo", "Cubos por un Vasallo enviado a los Vikingos (OR-17.6)."),
    "emissary_black_push": (
        "avance por Emisario",
        "Marcadores Negros que avanza un Emisario antes de la llegada (OR-17.2).",
    ),
    "viking_arrival_per_earl": (
        "Vikingos por Conde",
        "Cartas Vikingas por cada Conde en la mesa a la llegada (OR-17.9).",
    ),
    "viking_growth": (
        "crecimiento Vikingo",
        "Cartas Vikingas que se unen a la Horda en cada turno Vikingo posterior (OR-17.11).",
    ),
    "intrigue_properties": (
        "Propiedades por Intriga",
        "Máximo de Propiedades que toma una Intriga, hasta el Feudo entero (OR-13.7).",
    ),
    "intrigue_army": ("Reserva por Intriga", "Máximo de cartas de la Reserva que toma una Intriga (OR-13.9)."),
    "treachery_hand_discard": (
        "descarte por Traición",
        "Cartas que descarta la Traición contra una Mano (OR-13.4).",
    ),
    "ransom_cost": ("precio del Rescate", "Propiedades que liberan a un Lord capturado (OR-12.31)."),
    "joust_hand": ("cartas de Justa", "Cartas de Justa que recibe cada uno en una Justa (OR-14.3)."),
    "joust_tilts": ("Lances", "Cartas de Justa que cada uno puede cambiar (OR-14.4)."),
    "legacy_towers": ("Torres por Punto", "Torres por un Punto de Legado (WX-34)."),
    "legacy_hand_max": (
        "Puntos por la Mano",
        "Máximo de Puntos de Legado por un Monje con un Banquete en la Mano (WX-27).",
    ),
    "legacy_off_table_max": (
        "Puntos fuera de la mesa",
        "Máximo de Puntos de Legado de un Conde sin Feudo (WX-12).",
    ),
    "tournament_towers": ("Torres libres", "Torres libres de cada Conde en un Torneo (OV-1)."),
    "tournament_peace": ("turnos de paz", "Turnos sin Ataque, Traición ni Intriga en un Torneo (OV-1)."),
    "common_cards": ("cartas comunes", "Cartas que la Casa Dividida hace comunes a todos los mazos (OV-13)."),
    "draft_rounds": ("rondas del Draft", "Rondas de un Draft (OV-15)."),
    "draft_cards": ("cartas del Draft", "Cartas que recibe cada Conde en una ronda de un Draft (OV-15)."),
    "draft_picks": ("elecciones del Draft", "Cartas que se eligen de un sobre antes de pasarlo (OV-15)."),
    "exchange_cost": (
        "precio del cambio",
        "Cartas de la Mano que los Condes Ingeniosos pagan por una de la Bandeja (OV-7).",
    ),
    "witan_advisors": ("consejeros", "Consejeros de cada Conde en un Witan (OV-18)."),
    "tent_strength": ("resistencia de la Tienda", "Puntos que destruyen por Asedio la Tienda de un Caballero (OV-19)."),
    "tent_men": (
        "hombres de la Tienda",
        "Infanterías que vienen con una Tienda, y cartas de la Reserva que despliega (OV-19).",
    ),
    "errant_open": ("cartas abiertas", "Cartas que están abiertas junto al mazo común (OV-19)."),
    "errant_goal": ("condiciones de victoria", "Condiciones de victoria con las que gana un Caballero (OV-19)."),
    "errant_castles": ("Castillos de la victoria", "Castillos que son una condición de victoria (OV-19)."),
    "minster_church": ("resistencia de la Iglesia", "Puntos que toman por Asedio una Iglesia que es sede (OV-8)."),
    "minster_cathedral": (
        "resistencia de la Catedral",
        "Puntos que toman por Asedio una Catedral que es sede (OV-8).",
    ),
    "villages_each": ("Aldeas de cada uno", "Aldeas de cada Conde al principio (OV-11)."),
    "thanes_each": ("Thanes de cada uno", "Thanes de cada Conde (OV-12)."),
    "conclave_winner": (
        "premio del Cónclave",
        "Cartas de Ejército por la mejor declaración de un Cónclave que se sostiene (OV-14).",
    ),
    "conclave_boon": (
        "honor del Cónclave",
        "Cartas de Ejército para cada uno de los demás que deja un Cónclave con honor (OV-14).",
    ),
    "conclave_accuser": (
        "premio al acusador",
        "Cartas de Ejército de más para quien acusó a un mentiroso en un Cónclave (OV-14).",
    ),
    "marches_strength": (
        "resistencia de las Marcas",
        "Puntos que toman un Castillo de las Marcas Galesas por Asedio (OV-20).",
    ),
    "marches_infantry": (
        "Infantería de las Marcas",
        "Infanterías que defienden cada Castillo neutral de las Marcas Galesas (OV-20).",
    ),
    "rb_towers_extra": ("Torres del Rey", "Torres del Rey además del número de Condes (RB-15)."),
    "rb_royal_extra": ("Infantería Real", "Infantería Real además del número de Condes (RB-16)."),
    "rb_palace": ("Palacio del Rey", "Palacios del Rey al principio (RB-14)."),
    "rb_castles": ("Castillos del Rey", "Castillos del Rey al principio (RB-14)."),
    "rb_prince": ("Príncipes del Rey", "Lores Príncipes del Rey al principio, el primero en su Palacio (RB-14)."),
    "rb_vassals": ("Vasallos del Rey", "Lores Vasallos del Rey al principio (RB-14, RB-32)."),
    "rb_champions": ("Campeones del Rey", "Lores Campeones del Rey al principio (RB-14)."),
    "rb_abbots": ("Abades del Rey", "Lores Monjes del Rey al principio (RB-14)."),
    "rb_lands": ("Campos del Rey", "Campos del Rey al principio (RB-14, RB-30)."),
    "rb_markets": ("Mercados del Rey", "Mercados del Rey al principio (RB-14, RB-30)."),
    "rb_churches": ("Iglesias del Rey", "Iglesias del Rey al principio (RB-14, RB-35)."),
    "rb_cathedral": ("Catedral del Rey", "Catedrales del Rey al principio (RB-14, RB-35)."),
    "rb_mercenaries": ("Mercenarios del Rey", "Mercenarios del Rey al principio (RB-14, RB-38)."),
    "rb_army": ("Reserva del Rey", "Cartas de Ejército en la Reserva del Rey al principio (RB-14)."),
    "rb_mind_champions": ("Campeones de la Mente", "Campeones en la Mente del Rey (RB-22)."),
    "rb_mind_lands": ("Campos de la Mente", "Campos en la Mente del Rey (RB-22)."),
    "rb_mind_treachery": ("Traiciones de la Mente", "Traiciones en la Mente del Rey (RB-22)."),
    "rb_mind_intrigue": ("Intrigas de la Mente", "Intrigas en la Mente del Rey (RB-22)."),
    "rb_mind_markets": ("Mercados de la Mente", "Mercados en la Mente del Rey (RB-22)."),
    "rb_mind_monks": ("Monjes de la Mente", "Monjes en la Mente del Rey (RB-22)."),
    "rb_mind_castles": ("Castillos de la Mente", "Castillos en la Mente del Rey (RB-22)."),
    "rb_mind_vassals": ("Vasallos de la Mente", "Vasallos en la Mente del Rey (RB-22)."),
    "rb_mind_princes": ("Príncipes de la Mente", "Príncipes en la Mente del Rey desde el principio (RB-22)."),
    "rb_muster": (
        "leva del Rey",
        "Cartas de Ejército por Conde que levantan los Campos del Rey en cada turno suyo, hasta su capacidad (RB-31).",
    ),
    "rb_monk_cubes": ("cubos del Monje del Rey", "Cubos que el Monje del Rey pone en la bolsa (RB-34)."),
    "rb_start_cubes": ("cubos del Rey", "Cubos del Rey en la bolsa al principio (RB-20)."),
    "round_cap": (
        "límite de rondas",
        "Rondas tras las que una partida se decide como está (OR-19.7, GHA-25, WX-54, RB-86).",
    ),
}

# Messages on bad options: what they look like in English, and how they are said
BAD_OPTIONS: list[tuple[re.Pattern[str], str]] = [
    (re.compile(english), spanish)
    for english, spanish in (
        (
            r"(\w+) is for (\d+) to (\d+) players, not (\d+)",
            r"la variante \1 es para entre \2 y \3 jugadores, no para \4",
        ),
        (
            r"earl_deck_size is more than fifteen types of copies_per_type give (\(.*\))",
            r"earl_deck_size es más de lo que dan quince tipos con copies_per_type \1",
        ),
        (
            r"legacy_points is for base and heathen; a campaign earns its own (\(.*\))",
            r"legacy_points es para base y heathen; una Campaña gana los suyos \1",
        ),
        (
            r"hand_start may not be more than earl_deck_size (\(.*\))",
            r"hand_start no puede ser más que earl_deck_size \1",
        ),
        (r"the Battle deck needs a card (\(.*\))", r"el mazo de Batalla necesita una carta \1"),
        (
            r"the Joust deck is too small to deal to every Earl (\(.*\))",
            r"el mazo de Justa es demasiado pequeño para repartir a todos los Condes \1",
        ),
        (r"mode=(\w+) is for a single Earl, not (\d+) (\(.*\))", r"mode=\1 es para un solo Conde, no para \2 \3"),
        (
            r"mode=(\w+) is for (\d+) to (\d+) Earls, not (\d+) (\(.*\))",
            r"mode=\1 es para entre \2 y \3 Condes, no para \4 \5",
        ),
        (
            r"rb_towers_extra leaves the King fewer than no Towers with (\d+) Earls (\(.*\))",
            r"rb_towers_extra deja al Rey con menos de ninguna Torre con \1 Condes \2",
        ),
        (
            r"rb_royal_extra leaves the King fewer than no Royal Infantry with (\d+) Earls (\(.*\))",
            r"rb_royal_extra deja al Rey con menos de ninguna Infantería Real con \1 Condes \2",
        ),
        (
            r"(\w+) and (\w+) are more than the (\d+) (.+) of a set (\(.*\))",
            r"\1 y \2 dan más cartas de un tipo que las \3 de una colección \5",
        ),
        (
            r"rb_palace and rb_castles leave the King without a seat: he would have fallen (\(.*\))",
            r"rb_palace y rb_castles dejan al Rey sin sede: ya habría caído \1",
        ),
        (
            r"(rb_.*) and (rb_\w+) are (\d+) Lords for the King's (\d+) seats (\(.*\))",
            r"\1 y \2 son \3 Lores para \4 sedes del Rey \5",
        ),
        (
            r"common_cards may not be more than earl_deck_size, (\d+) (\(.*\))",
            r"common_cards no puede ser más que earl_deck_size, \1 \2",
        ),
        (
            r"a draft of (\d+) cards is too small for a Hand of (\d+) (\(.*\))",
            r"un Draft de \1 cartas es demasiado pequeño para una Mano de \2 \3",
        ),
        (r"best_of is 1, 3 or 5, not (\d+) (\(.*\))", r"best_of es 1, 3 o 5, no \1 \2"),
        (r"best_of is for the base game (\(.*\))", r"best_of es para el juego base \1"),
        (
            r"best_of and (\w+) do not go together: the winner keeps the deck that he has built (\(.*\))",
            r"best_of y \1 no pueden ir juntos: el ganador conserva el mazo que ha construido \2",
        ),
        (r"(\w+) and (\w+) do not go together: (.*)", r"\1 y \2 no pueden ir juntos: \3"),
        (
            r"knight_errant is for 2 to (\d+) players, not (\d+) (\(.*\))",
            r"knight_errant es para entre 2 y \1 jugadores, no para \2 \3",
        ),
        (
            r"two_heads is for 4 players, two against two, not (\d+) (\(.*\))",
            r"two_heads es para 4 jugadores, dos contra dos, no para \1 \2",
        ),
        (
            r"tetrarchy is for 4 players, two duels at one table, not (\d+) (\(.*\))",
            r"tetrarchy es para 4 jugadores, dos duelos en una mesa, no para \1 \2",
        ),
        (r"(\w+) is not played with (\w+), only with (.*)", r"\1 no se juega con \2, solo con \3"),
    )
]

# Why two modules do not go together
REASONS: dict[str, str] = {
    "drafted decks have no common cards": "los mazos de un Draft no tienen cartas comunes",
    "cards are bought before the common ones are known": "las cartas se compran antes de conocer las comunes",
    "cards are bought beside decks that are built": "las cartas se compran junto a mazos que se construyen",
    "a Witan has no decks": "un Witan no tiene mazos",
    "a Witan is played by its rules already": "un Witan ya se juega con sus reglas",
    "in a Witan every card comes from the tray": "en un Witan todas las cartas vienen de la Bandeja",
    "in a Witan the Hand is chosen": "en un Witan la Mano se elige",
    "Knights have no decks": "los Caballeros no tienen mazos",
    "Knights have no tray": "los Caballeros no tienen Bandeja",
    "Knights have no opening Hand": "los Caballeros no tienen Mano inicial",
    "the King card is not in the game": "la Carta del Rey no está en la partida",
    "each Knight rides for himself": "cada Caballero cabalga por su cuenta",
    "no Knight leaves the game": "ningún Caballero sale de la partida",
    "each attacks the Earl across the table": "cada uno Ataca al Conde que tiene enfrente",
    "partners do not fight side by side": "los compañeros no luchan juntos",
    "partners build decks": "los compañeros construyen mazos",
    "the first Earl who is out decides it, and no Knight is ever out": (
        "la decide el primer Conde que queda fuera, y ningún Caballero queda nunca fuera"
    ),
}
