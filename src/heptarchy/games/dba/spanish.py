"""Spanish names and texts: troop types, rulers, cards, ground, ready-made hosts and battles."""

from __future__ import annotations

TYPES: tuple[str, ...] = (
    "Caballeros",
    "Caballería",
    "Caballería ligera",
    "Prescindibles",
    "Lanzas",
    "Espadas",
    "Auxiliares",
    "Banda guerrera",
    "Psiloi",
    "Gente del campamento",
)
TYPE_TEXTS: tuple[str, ...] = (
    "Jinetes con armadura que cargan a fondo. Mortales para la infantería en terreno bueno; persiguen aun sin querer.",
    "Jinetes que combaten con jabalina y espada y no pierden la cabeza. Ceden terreno antes que morir.",
    "Exploradores de caballos veloces, a gusto en las alas. Los Caballeros a los que vencen quedan destruidos.",
    "Carros desbocados ocultos entre las filas. Ganan en el acto o desaparecen: un empate los destruye.",
    "Un muro de escudos y lanzas. Firme contra todos, más firme con una segunda fila.",
    "Espadas escogidas, la mejor infantería contra infantería. Jinetes y bandas guerreras son su perdición.",
    "Infantería suelta que va a todas partes: el terreno difícil no le cuesta nada.",
    "Una carga entre alaridos. Las Lanzas y Espadas a las que vence quedan destruidas; a quien vence lo persigue.",
    "Hostigadores con jabalina y honda. Estorban, cubren y ayudan a su línea contra los jinetes.",
    "Criados, mujeres y carreteros detrás de los carros.",
)
TRAITS: tuple[str, ...] = (
    "Instruido en la guerra",
    "Necio en la guerra",
    "Zorro astuto",
    "Buey torpe",
    "El Bravo",
    "El Cobarde",
    "Proeza legendaria",
    "Torpeza legendaria",
    "Príncipe guerrero",
    "Caudillo",
    "Bretwalda",
    "Pendragon",
)
TRAIT_TEXTS: tuple[str, ...] = (
    "Cada turno 1 PIP es gratis para un movimiento que incluye al general.",
    "Un movimiento que incluye al general cuesta 1 PIP más.",
    "Su bando puede elegir si ataca o defiende.",
    "El enemigo puede elegir si ataca o defiende.",
    "El general no hace caso de los retrocesos.",
    "Los retrocesos del general se vuelven huida.",
    "Si el total del general es menor gana 1.",
    "Si el total del general es mayor pierde 1.",
    "Una vez por turno un movimiento que incluye la escolta del príncipe cuesta 1 PIP menos.",
    "Un jefe que va con un elemento y puede morir con él.",
    "Su general con Banda guerrera tiene siempre el apoyo de una segunda fila.",
    "El alto rey: sus Caballeros mueven 400p, o combaten a pie como Lanzas.",
)
CARDS: tuple[str, ...] = (
    "Hechicería",
    "Aliento del dragón",
    "Martillo de los dioses",
    "¡Emboscada!",
    "Setos trenzados",
    "Foso oculto",
    "Fuego en la hierba",
    "Marcha furtiva",
)
CARD_TEXTS: tuple[str, ...] = (
    "Tu punto de ruptura sube en 1, o el de un mando enemigo baja en 1, pero no de 1.",
    "La niebla cubre el campo: se plantan los campamentos y los dos bandos despliegan todo a escondidas y a la vez.",
    (
        "Se te une un elemento más. Parece Lanzas o Banda guerrera, pero es un Prescindible, y se descubre cuando toca "
        "a un enemigo o mueve más de 200p de una vez."
    ),
    (
        "Hasta 3 elementos que el enemigo no ha visto nunca se colocan de nuevo dentro o detrás de un accidente, en "
        "terreno que él no ha visto, a más de 40 mm de todo enemigo."
    ),
    "Tus elementos desplegados enteros en un bosque tienen +1 contra enemigos al frente hasta que se mueven.",
    "Los elementos que nombres tienen +1 contra enemigos al frente hasta que se mueven.",
    (
        "Desde uno de tus elementos corre por terreno bueno una línea de fuego de hasta 120 mm. Nadie la cruza; avanza "
        "con 2, 4 y 6 y se apaga con 1; a quien toca, huye."
    ),
    "En este turno tus movimientos de marcha pueden acabar en contacto, y Lanzas y Banda guerrera no pagan más.",
)
CARD_WINDOWS: tuple[str, ...] = (
    "Durante el despliegue",
    "Puesto el terreno, antes del despliegue",
    "Antes del despliegue, en secreto",
    "Tu turno, antes de mover",
    "Antes de los dados, cuando se topa con uno de esos elementos, o en tu turno",
    "Antes de los dados, cuando se topa con uno de esos elementos, o en tu turno",
    "Tu turno",
    "El principio de tu turno",
)
GROUNDS: tuple[str, ...] = (
    "colina suave",
    "colina escarpada",
    "bosque",
    "pantano",
    "terreno quebrado",
    "dunas",
    "poblado",
    "río",
    "camino",
    "aguas",
)
GROUND_TEXTS: tuple[str, ...] = (
    "Terreno bueno. Quien está más alto combate con +1.",
    "Terreno difícil. Quien está más alto combate con +1.",
    "Terreno difícil. Tapa la vista.",
    "Terreno difícil.",
    "Terreno difícil.",
    "Terreno difícil.",
    "Aldea, villa o castro con muralla. Es del defensor.",
    (
        "Ni terreno bueno ni difícil. Un dado dice cómo es cuando va a entrar el primer elemento: insignificante, "
        "corriente o difícil. Si no es insignificante se entra solo o en columna, despacio, y se combate mal en él."
    ),
    "Quien va por él mueve como en terreno bueno y cruza un río por un vado o un puente.",
    "Mar, lago o gran río a lo largo de un borde de la mesa.",
)
COUNTRIES: tuple[str, ...] = ("cultivos", "floresta", "serranía", "marjal", "costa")
HOLDS: tuple[str, ...] = ("el campamento", "el poblado")
EDGES: tuple[str, ...] = ("sur", "norte")
PEOPLES: tuple[str, ...] = ("Britanos", "Sajones")
WINDS: tuple[str, ...] = (
    "el este",
    "el nordeste",
    "el norte",
    "el noroeste",
    "el oeste",
    "el suroeste",
    "el sur",
    "el sureste",
)
FACTORS: tuple[str, ...] = (
    "factor propio",
    "apoyo por detrás",
    "general",
    "en lo alto",
    "en su campamento",
    "defensas",
    "flanco izquierdo acosado",
    "flanco derecho acosado",
    "retaguardia acosada",
    "terreno difícil",
    "desmoralizado",
    "en el poblado",
    "ribera",
    "soberano legendario",
)

RELATIONS: tuple[str, ...] = (
    "",
    "de frente",
    "por el flanco izquierdo",
    "por el flanco derecho",
    "por la retaguardia",
    "en solape",
    "en solape",
)
ARRAYS: tuple[str, ...] = (
    "infantería pesada en el centro",
    "infantería pesada a la izquierda",
    "infantería pesada a la derecha",
    "de dos en fondo",
)

HOSTS: dict[str, tuple[str, str]] = {
    "warband_of_the_north": (
        "Hueste del Viejo Norte",
        "Una larga línea de lanzas, con jinetes y montañeses en los extremos.",
    ),
    "king_and_teulu": (
        "El rey y su teulu",
        "Los jinetes del rey, y la leva de lanzas que aguanta mientras ellos golpean.",
    ),
    "men_of_the_hills": ("Hombres de las colinas", "Infantería ligera para bosques y laderas. Que no pise el llano."),
    "horse_of_the_border": (
        "Jinetes de la frontera",
        "Pocos y rápidos: caballeros, caballería y caballería ligera.",
    ),
    "host_of_the_thegns": ("Hueste de los thegns", "Una sola gran carga de bandas guerreras, de dos en fondo."),
    "sea_wolves": ("Lobos de mar", "Tripulaciones de saqueadores, con espadas entre las bandas guerreras."),
    "hearth_troop": ("Tropa del hogar", "Espadas escogidas en torno a su señor. Lentas y difíciles de quebrar."),
    "fyrd_of_the_shires": ("Fyrd de los condados", "Labradores con lanzas, y bandas guerreras para la carga."),
}
BATTLES: dict[str, tuple[str, str]] = {
    "open": ("Por puntos", "Cada jugador recluta un ejército propio con el mismo número de puntos."),
    "badon": (
        "Mons Badonicus",
        (
            "Tres huestes sajonas suben hacia la colina donde esperan los britanos. En ella está el alto rey con sus "
            "caballeros, con lanzas a los dos lados. Los sajones son más y tienen que quebrar la línea antes de que "
            "bajen los caballeros; los britanos no deben dejar la ladera demasiado pronto."
        ),
    ),
    "catraeth": (
        "Catraeth",
        (
            "Los jinetes del Viejo Norte han bebido su hidromiel y cabalgan contra los sajones entre las colinas. Son "
            "pocos, rápidos y orgullosos, y uno de sus reyes no es buen capitán. Los sajones forman un hondo muro de "
            "escudos y esperan detrás del río."
        ),
    ),
    "dyrham": (
        "Dyrham",
        (
            "Tres reyes britanos intentan guardar el camino del Severn entre bosques y pantano, contra dos huestes "
            "sajonas de un señor astuto. Cada rey por sí solo es débil. Perderá quien tenga que salir antes del bosque."
        ),
    ),
}

STATUSES: dict[str, str] = {
    "reserve": "sin desplegar",
    "on_table": "en la mesa",
    "destroyed": "destruido",
    "fled": "huido por su borde",
    "left": "ha dejado la mesa",
    "left_out": "no entró en la batalla",
    "garrison": "de guarnición",
}
OUTCOMES: dict[str, str] = {
    "stand": "aguanta",
    "recoil": "retrocede",
    "flee": "huye",
    "destroyed": "queda destruido",
}
STAGES: dict[str, str] = {
    "muster": "Reclutamiento",
    "prepare": "Antes de la batalla",
    "deployment": "Despliegue",
    "orders": "Órdenes",
    "moves": "Movimientos",
    "combats": "Combate",
}
BANDS: dict[str, str] = {
    "general": "general",
    "warlord": "Caudillo",
    "prince": "Príncipe guerrero",
    "pendragon": "Pendragon",
}
