"""What the cards are called and what they do, in Spanish: the texts that a player reads over a card."""

from __future__ import annotations

# By key, in the order of the rules (AA-C01 to AA-C55)
CARD_NAMES: dict[str, str] = {
    "establish_claim": "Establecer pretensión",
    "raid": "Incursión",
    "renounce_claim": "Renuncia",
    "saxon_settlement": "Asentamiento sajón",
    "cassus_belli": "Cassus Belli",
    "pendragon": "Pendragon",
    "bretwalda": "Bretwalda",
    "the_roman_way": "A la romana",
    "rebellion": "Rebelión",
    "migrating_saxons": "Migración sajona",
    "claim_to_the_throne": "Pretensión al trono",
    "migrating_britons": "Migración britana",
    "saxon_usurper": "Usurpador sajón",
    "schooled_in_war": "Instruido en la guerra",
    "sly_fox": "Zorro astuto",
    "the_brave": "El Bravo",
    "legendary_prowess": "Proeza legendaria",
    "fall_of_the_mighty": "Caída del poderoso",
    "fool_in_war": "Necio en la guerra",
    "dumb_ox": "Buey torpe",
    "the_knave": "El Cobarde",
    "legendary_clumsiness": "Torpeza legendaria",
    "for_whom_the_bell_tolls": "Por quién doblan las campanas",
    "out_of_the_monastery": "Salido del monasterio",
    "saxon_hater": "Odia a los sajones",
    "cast_out_the_saxons": "¡Fuera los sajones!",
    "saxons_unite": "¡Sajones, uníos!",
    "britons_unite": "¡Britanos, uníos!",
    "merlin": "Merlín",
    "unexpected_inheritance": "Herencia inesperada",
    "treachery": "Traición",
    "reshuffle": "Barajar de nuevo",
    "hill_people": "Gente de las colinas",
    "warlord": "Caudillo",
    "warrior_prince": "Príncipe guerrero",
    "men_of_the_hearth": "Hombres del hogar",
    "irish_subjects": "Súbditos irlandeses",
    "irish_scourge": "Azote irlandés",
    "irish_friends": "Amigos irlandeses",
    "irish_invaders": "Invasores irlandeses",
    "assassin": "Asesino",
    "long_ships": "Naves largas",
    "northerners": "Gentes del norte",
    "night_of_the_long_knives": "Noche de los cuchillos largos",
    "sorcery": "Hechicería",
    "dragons_breath": "Aliento del dragón",
    "charisma": "Carisma",
    "hammer_of_the_gods": "Martillo de los dioses",
    "ambush": "¡Emboscada!",
    "plashing": "Setos trenzados",
    "knights_of_renown": "Caballeros de renombre",
    "knights_errant": "Caballeros andantes",
    "grassfire": "Fuego en la hierba",
    "hidden_ditch": "Foso oculto",
    "steal_a_march": "Marcha furtiva",
}

CARD_TEXTS: dict[str, str] = {
    # The base hand
    "establish_claim": (
        "Pretende una provincia de otro jugador que toque tu tierra y no sea solar, o un título que tu soberano pueda "
        "tener. Todos deben jugarla en la primera ronda."
    ),
    "raid": (
        "Envía un elemento contra una provincia que toque tu tierra. Hasta tu próximo turno no aporta tropas y tus "
        "incursores están fuera; a un solar le cuesta 2 elementos del ejército base."
    ),
    "renounce_claim": (
        "Deja cuantas pretensiones tuyas quieras, o ninguna. Una guerra declarada por una de ellas queda anulada."
    ),
    "saxon_settlement": (
        "Una provincia britana tuya, no solar (regla nuestra), se vuelve sajona: 2 Bandas guerreras en vez de 1 "
        "Lanzas. Debe estar en la Costa Sajona o junto a una provincia sajona."
    ),
    "cassus_belli": (
        "Desde la ronda 3, declara la guerra a un jugador si uno de los dos pretende una provincia del otro, o un "
        "título o trono (regla nuestra). Todos los demás deben elegir bando."
    ),
    # Titles
    "pendragon": (
        "Alto rey de los britanos: 3 para el rango, y 1 Caballeros más como tu general. Solo para un soberano "
        "britano; se pierde ante un nuevo señor."
    ),
    "bretwalda": (
        "Rey de todos los sajones: 3 para el rango. Tu general con Banda guerrera combate como si tuviera detrás una "
        "segunda fila. Solo para un soberano sajón."
    ),
    # The Winds of Change
    "the_roman_way": (
        "Sobre un soberano britano cualquiera: puede adiestrar Lanzas de su ejército base como Auxiliares, hasta 3, "
        "mientras viva. Lo adiestrado queda."
    ),
    "rebellion": (
        "Si eres vasallo: tu vínculo no cuenta hasta después de la próxima guerra. Si tu bando vence al de tu señor, "
        "eres libre."
    ),
    "migrating_saxons": (
        "Una provincia de otro jugador, no solar (regla nuestra), se vuelve sajona. Debe estar en la Costa Sajona o "
        "junto a una provincia sajona."
    ),
    "claim_to_the_throne": (
        "Pretende el trono de otro jugador. Serás su señor si tu bando vence al suyo en una guerra; en algunas "
        "partidas también cuando muera su soberano (regla nuestra)."
    ),
    "migrating_britons": (
        "Una provincia sajona o irlandesa de cualquier jugador, no solar (regla nuestra), se vuelve britana."
    ),
    "saxon_usurper": (
        "Sobre un soberano con más provincias sajonas que britanas: cuenta como muerto, pierde todas sus "
        "pretensiones y cartas menos los Caudillos (regla nuestra), y desde ahora es sajón, con su solar."
    ),
    "schooled_in_war": (
        "Sobre cualquier soberano: en batalla tiene 1 PIP gratis por turno para un movimiento con su general. Anula "
        "Necio en la guerra. Hasta que muera."
    ),
    "sly_fox": (
        "Sobre cualquier soberano sin Buey torpe: su bando elige si ataca o defiende en batalla. Hasta que muera."
    ),
    "the_brave": "Sobre cualquier soberano: su general puede no hacer caso de los retrocesos. Hasta que muera.",
    "legendary_prowess": "Sobre cualquier soberano: cuando su general perdería un combate suma 1. Hasta que muera.",
    "fall_of_the_mighty": (
        "Muere un soberano. Los demás hacen valer sus pretensiones sobre lo que tenía, y se pierden todas las suyas. "
        "O muere un Caudillo."
    ),
    "fool_in_war": (
        "Sobre cualquier soberano sin Instruido en la guerra: en batalla un movimiento con su general cuesta 1 PIP "
        "más. Hasta que muera."
    ),
    "dumb_ox": (
        "Sobre cualquier soberano sin Zorro astuto: sus enemigos eligen si atacan o defienden en batalla. Hasta que "
        "muera."
    ),
    "the_knave": "Sobre cualquier soberano: su general huye donde habría de retroceder. Hasta que muera.",
    "legendary_clumsiness": "Sobre cualquier soberano: cuando su general ganaría un combate pierde 1. Hasta que muera.",
    "for_whom_the_bell_tolls": (
        "Muere un soberano. Los demás hacen valer sus pretensiones sobre lo que tenía; las suyas pasan a su heredero. "
        "O muere un Caudillo."
    ),
    "out_of_the_monastery": (
        "Nombra a cualquier jugador, y a otro que no seas tú: el segundo pretende ahora el trono del primero."
    ),
    "saxon_hater": (
        "Sobre un soberano britano: nada de Asentamiento sajón ni de elementos sajones, tampoco para sus aliados, y "
        "va a un bando sin soberanos sajones si puede. Hasta que muera."
    ),
    "cast_out_the_saxons": (
        "Si tu soberano es britano: declara la guerra a un soberano sajón sin pretensión (regla nuestra) y sin "
        "elementos sajones tuyos. Si ganas, se vuelve britano y vasallo tuyo."
    ),
    "saxons_unite": (
        "Sobre un soberano sajón: en la próxima guerra en que combata, el otro bando no tiene más elementos sajones "
        "que el ejército base de un soberano sajón (regla nuestra)."
    ),
    "britons_unite": (
        "Si tu soberano es britano: en la próxima guerra, si combates en ella, los soberanos sajones del otro bando "
        "no tienen elementos britanos."
    ),
    "merlin": (
        "En cada turno (regla nuestra) mira la mano de otro jugador y haz hasta dos cosas: cambiar una carta de "
        "Vientos con él, o apartar una de sus cartas hasta que acabe su próximo turno. Hasta que muera tu soberano."
    ),
    "unexpected_inheritance": (
        "Otro jugador recibe una pretensión sobre una provincia que toca su tierra y no es solar; puede ser tuya."
    ),
    "treachery": "Quita una pretensión sobre una de tus provincias.",
    "reshuffle": "Al robarla: todos los descartes vuelven al mazo, y robas otra vez.",
    "hill_people": (
        "Sobre un soberano britano cualquiera: 1 Psiloi más en cada guerra, también para sus herederos, hasta que uno "
        "se vuelva sajón."
    ),
    "warlord": (
        "Sobre una provincia tuya: 2 elementos más de su clase, y 1 para el rango. Sigue con la provincia "
        "hasta que muere."
    ),
    "warrior_prince": (
        "En cada batalla nombra un elemento como su escolta: una vez por turno un movimiento con ella cuesta 1 PIP "
        "menos. Hasta que muera él o tu soberano."
    ),
    "men_of_the_hearth": (
        "Sobre cualquier soberano: 1 elemento de infantería más en cada guerra, Lanzas, Banda guerrera o Psiloi, de "
        "una clase que ya tenga. Hasta que muera."
    ),
    "irish_subjects": (
        "Una provincia irlandesa sin dueño (regla nuestra) que toca tu tierra pasa a ser tuya. Da a la leva 2 Bandas "
        "guerreras."
    ),
    "irish_scourge": (
        "Una provincia del Mar de Irlanda, no solar, no aporta tropas, y puedes desembarcar desde ese mar "
        "(regla nuestra). Puedes mover la carta cada turno. Hasta después de la próxima guerra."
    ),
    "irish_friends": (
        "Sobre cualquier jugador con una provincia en el Mar de Irlanda: 1 Banda guerrera irlandesa más, hasta que "
        "muera su soberano."
    ),
    "irish_invaders": (
        "Una provincia del Mar de Irlanda, no solar, se vuelve irlandesa y no es de nadie. Desaparecen las "
        "pretensiones sobre ella y un Caudillo en ella (regla nuestra), y nadie puede pretenderla."
    ),
    "assassin": (
        "Tira: si sale par muere el soberano de otro jugador. Tira otra vez: si sale impar te descubren y pierdes "
        "todas tus pretensiones."
    ),
    "long_ships": (
        "Si tu soberano es sajón: una provincia de la Costa Sajona o del Mar Británico, no solar, no aporta tropas, "
        "y puedes desembarcar desde el Mar Estrecho (regla nuestra). Puedes mover la carta cada turno. Hasta después "
        "de la próxima guerra."
    ),
    "northerners": (
        "Sobre un soberano sajón cualquiera: 1 Espadas más en la próxima guerra, si tiene enfrente un soberano britano."
    ),
    "night_of_the_long_knives": (
        "Un dado por cada soberano britano, también el tuyo: si sale impar, muere. Después la carta queda fuera del "
        "juego."
    ),
    "sorcery": "Durante el despliegue: tu punto de ruptura sube en 1, o el de un mando enemigo baja en 1.",
    "dragons_breath": "Antes del despliegue: niebla. Los dos bandos despliegan en secreto y a la vez.",
    "charisma": (
        "Levas 2 elementos más: Lanzas o Psiloi con un soberano britano, Bandas guerreras con uno sajón. Hasta que "
        "muera tu soberano."
    ),
    "hammer_of_the_gods": (
        "Antes de una batalla (regla nuestra), en secreto: 1 elemento más que parece infantería pesada y es un "
        "Prescindible. Se descubre cuando toca a un enemigo o mueve demasiado deprisa."
    ),
    "ambush": (
        "En tu turno de una batalla: coloca de nuevo hasta 3 elementos que el enemigo no ha visto nunca, dentro de un "
        "accidente o detrás de uno, fuera de su vista."
    ),
    "plashing": (
        "En una batalla: tus elementos desplegados en un bosque tienen +1 a su frente hasta que se mueven, retroceden "
        "o huyen."
    ),
    "knights_of_renown": "Sobre un soberano britano cualquiera: 1 Caballería más en cada guerra, hasta que muera.",
    "knights_errant": "Levas 1 Caballería más en la próxima guerra.",
    "grassfire": (
        "En tu turno de una batalla: enciende una línea de fuego, de hasta 3 anchos de peana, que nadie puede cruzar. "
        "Los dados la hacen avanzar o la apagan; quien es tocado huye."
    ),
    "hidden_ditch": (
        "En una batalla: elementos tuyos que no se han movido tienen +1 a su frente hasta que se mueven, retroceden o "
        "huyen."
    ),
    "steal_a_march": (
        "En un turno de una batalla: tus movimientos de marcha pueden acabar en contacto, y Lanzas y Banda guerrera "
        "no pagan nada más por los suyos."
    ),
}
