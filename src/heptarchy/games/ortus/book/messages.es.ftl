# Cuántos

part-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
part-properties = { $n ->
    [one] { $n } Propiedad
   *[other] { $n } Propiedades
}
part-cubes = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
}
part-villages = { $n ->
    [one] { $n } Aldea
   *[other] { $n } Aldeas
}
part-thanes = { $n ->
    [one] { $n } Thane
   *[other] { $n } Thanes
}
part-votes = { $n ->
    [one] { $n } voto
   *[other] { $n } votos
}
part-towers = { $n ->
    [one] { $n } Torre
   *[other] { $n } Torres
}
part-legacy = { $n ->
    [one] { $n } Punto
   *[other] { $n } Puntos
}

# El curso de la partida

told-round-begins = comienza la ronda { $n }
told-turn-begins = turno { FORM($earl, "of") }
told-deck-built = { $earl } ha construido un mazo
told-own-deck = { $earl } construye un mazo propio
told-starts = { $earl } es el jugador inicial
told-senior-starts = sale el cubo { FORM($earl, "of") }: { $earl2 }, que va primero en su equipo, es el jugador inicial (OV-17.6)
told-mulligan = { $earl } devuelve la Mano inicial al mazo y roba otra
told-drew = { $earl } roba una carta
told-reshuffled = se baraja de nuevo el mazo de Batalla

# Condados

told-new-fief = { $earl } coloca { FORM($type, "a") } en { $fief }
told-placed = { $earl } coloca { FORM($property, "a") } en { $fief }
told-lord-placed = { $earl } coloca { FORM($type, "a") } como { KEY($type) ->
    [monk] Abad
   *[other] Lord
} de { $fief }
told-mercenary-placed = { $earl } contrata un Mercenario
told-tower-placed = { $earl } construye una Torre
told-tower-known = la nueva Torre { FORM($earl, "of") } es { FORM($type, "a") }
told-garrisoned = { $earl } pone { FORM($army, "a") } en una Guarnición
told-mustered = { $earl } gana { FORM($army, "a") }
told-recruited = { $earl } recluta { part-cards } de Ejército
told-discarded = { FORM($type, "a") } va a la pila de descartes { FORM($earl, "of") }
told-left-game = { FORM($type, "a") } { FORM($earl, "of") } sale de la partida
told-lord-lost = se pierde el { KEY($type) ->
    [monk] Abad
   *[other] { $type }
} de { $fief }
told-moved = { FORM($property, "a") } pasa { FORM($earl, "to") }, en { $fief }
told-mercenary-lost = { $earl } pierde un Mercenario
told-mercenary-moved = un Mercenario pasa { FORM($earl, "of") } { FORM($earl2, "to") }
told-saw-hand = { $earl } ve { COUNT($n, $type) } en la Mano { FORM($earl2, "of") }
told-looked = { $earl } mira la Mano { FORM($earl2, "of") }
told-banquet = { $earl } da un Banquete

# Batallas

told-towers-attacked = { $earl } ataca las Torres { FORM($earl2, "of") }
told-raided = { $earl } saquea { $fief }, { FORM($earl2, "of") }
told-besieged = { $earl } asedia { $fief }, { FORM($earl2, "of") }
told-vikings-storm = { $earl } envía a los Vikingos contra las Torres { FORM($earl2, "of") }
told-vikings-raid = { $earl } envía a los Vikingos a saquear { $fief }, { FORM($earl2, "of") }
told-vikings-besiege = { $earl } envía a los Vikingos a asediar { $fief }, { FORM($earl2, "of") }
told-fielded = { $earl } ha desplegado Fuerza { $n }
told-horde-fielded = la Horda tiene Fuerza { $n }
told-undefended = { $earl } no despliega nada
told-battle-card = la carta de Batalla es { $result }
told-church-decided = { $earl } decide por la Iglesia: { $result }
told-no-church = nadie controla la Iglesia: cuenta como Batalla Normal
told-damage = { $n ->
    [0] ningún punto pasa
    [one] { $n } punto pasa
   *[other] { $n } puntos pasan
} de los defensores{ $n ->
    [0] { "" }
   *[other] ; { part-reaches } al objetivo
}
part-reaches = { $m ->
    [one] { $m } llega
   *[other] { $m } llegan
}
told-army-lost = { $earl } pierde { COUNT($n, $army) }
told-royals-lost = { $earl } pierde { COUNT($n, $army) } del Ejército Real
told-garrison-left = { $earl } pasa a la Reserva { COUNT($n, $army) } de un Mercenario muerto
told-raiders-lost = la Horda pierde { COUNT($n, $raider) }
told-tower-razed = cae una Torre { FORM($earl, "of") }: era { FORM($type, "a") }
told-held = { $earl } resiste
told-captured = { $earl } captura { $fief }
told-destroyed = { $fief }, { FORM($earl, "of") }, queda en ruinas
told-burnt = arde { FORM($property, "a") } en { $fief }
told-lord-captured = el Lord de { $fief } es capturado
told-ransomed = { $earl } paga { FORM($property, "a") } por el Lord de { $fief }
told-no-ransom = nadie paga el Rescate del Lord de { $fief }

# Política

told-plot-lord = { $earl } juega { $type } contra el Lord de { $fief }
told-plot-mercenary = { $earl } juega { $type } contra un Mercenario { FORM($earl2, "of") }
told-plot-hand = { $earl } juega { $type } contra la Mano { FORM($earl2, "of") }
told-plot-fief = { $earl } juega { $type } contra { $fief }, por { part-properties }
told-plot-pool = { $earl } juega { $type } contra la Reserva { FORM($earl2, "of") }, por { part-cards } de Ejército
told-allied = { $earl } juega Aliados
told-answered = { $earl } responde con un Vasallo
told-lord-answered = { $earl } responde con el Lord Vasallo de { $fief }
told-plot-works = la { $type } tiene éxito
told-plot-fails = la { $type } fracasa
told-pool-taken = { FORM($army, "a") } pasa { FORM($earl, "of") } { FORM($earl2, "to") }

# Justa, corona, Legado

told-joust-called = { $earl } convoca una Justa
told-ante = { $earl } apuesta { FORM($property, "a") } de { $fief }
told-tilted = { $earl } hace un Lance: cambia una carta de Justa
told-wild = { $earl } juega un Campeón como { $joust }
told-joust-shown = { $earl } muestra { $joust_hand }
told-joust-drawn = { $earl } saca { FORM($joust, "a") }
told-joust-won = { $earl } gana la Justa
told-banner = { $earl } alza un Estandarte por la corona
told-crowned = { $earl } es Rey
told-donated = { $earl } da { FORM($army, "a") } al Ejército Real
told-bequeathed = { $earl } lega: el Príncipe de { $fief } se va, y los descartes se barajan en el mazo

# Vikingos

told-emissary = { $earl } envía { FORM($type, "a") } a los Vikingos: { part-cubes }
told-black-out = avanza un Marcador Negro: hay { $n ->
    [one] { $n } avanzado
   *[other] { $n } avanzados
}
told-white-out = avanza el Marcador Blanco
told-white-back = ha habido un Ataque: el Marcador Blanco vuelve y no avanza ninguno Negro
told-arrived = llegan los Vikingos
told-horde-grows = { FORM($raider, "a") } se une a la Horda
told-controls = sale el cubo { FORM($earl, "of") }: { $earl } dirige a los Vikingos
told-idle = los Vikingos no hacen nada
told-held-back = { $earl } retiene a los Vikingos (OR-17.13)

# Módulos

told-divides = { $earl } fija las cartas comunes de todos los mazos
told-common = cada mazo tiene { COUNT($n, $type) }
told-draft-round = ronda { $n } del Draft
told-passed = los sobres pasan a la izquierda
told-in-pack = en el sobre { FORM($earl, "of") } hay { COUNT($n, $type) }
told-game-begins = comienza la partida { $n } del Encuentro
told-advised = { $earl } gasta un consejero como { $type }
told-fetched = { $earl } toma una carta de la Bandeja
told-rallied = { $earl } juega un Estandarte: la batalla es Normal
told-second-card = la carta de Batalla de los Lores es { $result }
told-villages-attacked = { $earl } ataca las Aldeas { FORM($earl2, "of") }
told-vikings-sack = { $earl } envía a los Vikingos contra las Aldeas { FORM($earl2, "of") }
told-villages-taken = { $earl } conquista { part-villages } { FORM($earl2, "of") }
told-villages-burnt = { $n ->
    [one] arde
   *[other] arden
} { part-villages } { FORM($earl, "of") }
told-crippled = { FORM($earl, "to") } no le queda ninguna Aldea: el Condado está arruinado
told-thanes-set = { $earl } tiene { $n ->
    [one] { $n } Thane avanzado
   *[other] { $n } Thanes avanzados
}
told-thanes-lead = { $earl } tiene más Thanes avanzados que nadie
told-thanes-attacked = { $earl } ataca los Thanes { FORM($earl2, "of") }
told-vikings-hunt = { $earl } envía a los Vikingos contra los Thanes { FORM($earl2, "of") }
told-thanes-killed = { $earl } pierde { part-thanes }
told-conclave-called = { $earl } convoca un Cónclave
told-declared = { $earl } declara { $joust_hand }
told-accused = { $earl } acusa { FORM($earl2, "to") } de mentir
told-kept-peace = { $earl } no acusa a nadie
told-lied = { $earl }, bajo acusación, había mentido: se va sin nada
told-accused-wrongly = { $earl } ha acusado { FORM($earl2, "to") } sin razón: se va sin nada
told-conclave-won = { $earl } gana el Cónclave
told-march-besieged = { $earl } asedia { $fief }, en las Marcas Galesas
told-welsh-fielded = los Galeses de { $fief } tienen Fuerza { $n }
told-march-held = { $fief } resiste
told-tent = { $earl } planta una Tienda en { $fief }
told-lies-open = entre las cartas abiertas hay { FORM($type, "a") } más
told-took-open = { $earl } toma { FORM($type, "a") } de las cartas abiertas
told-no-card = no hay ninguna carta que { $earl } pueda tomar
told-shared-shuffled = los descartes comunes forman un mazo nuevo de { part-cards }
told-swept = { $earl } alza un Estandarte: se descartan las cartas abiertas
told-to-shared = { FORM($type, "a") } { FORM($earl, "of") } va al descarte común
told-march-freed = { $earl } pierde { $fief }, que vuelve a ser neutral

# El final

told-old-age = { $earl } muere de vejez
told-no-fief = { FORM($earl, "to") } no le queda ningún Feudo
told-conceded = { $earl } se rinde
told-eliminated = { $earl } sale de la partida
told-off-table = { $earl } queda fuera de la mesa
told-cap = { $n ->
    [one] ha
   *[other] han
} pasado { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}: la partida se decide como está
told-won = ha ganado { $earl }
told-nobody-won = los Condes han perdido

# Gran Ejército Bárbaro y Wessex

told-new-deck = los descartes { FORM($earl, "of") } forman un mazo nuevo de { part-cards }
told-markers-back = los Marcadores vuelven tras los Vikingos
told-cap-arrival = ronda { $n }: todos los Marcadores Negros cuentan como avanzados
told-vote-called = { $earl } inicia la Votación por el Invierno
told-vote-at-last = los Vikingos están a punto de llegar: antes hay una Votación por el Invierno
told-voted = { $earl } { KEY($ballot) ->
    [abstain] se abstiene, con { part-votes }
   *[other] da { part-votes } { $ballot } del Invierno
}
told-vote-passes = { part-votes } a favor y { $m } en contra: llega el Invierno
told-vote-fails = { part-votes } a favor y { $m } en contra: la temporada sigue
told-legacy = { $earl } gana { part-legacy } de Legado y tiene { $m }
told-winter = la temporada { $n } ha terminado: se retiran Condados, Manos y mazos
told-season-begins = comienza la temporada { $n } con { $m ->
    [one] { $m } Marcador Negro avanzado
   *[other] { $m } Marcadores Negros avanzados
}
told-bought = { $earl } compra { FORM($type, "a") } con un Punto de Legado
told-bought-towers = { $earl } compra { part-towers } con un Punto de Legado
told-point-lost = { $earl } no puede comprar nada más: el Punto se pierde este Invierno

# Rebelión

told-king-musters = los Campos del Rey levantan { part-cards } de Ejército (RB-31)
told-kings-turn = turno del Rey (RB-19)
told-mind-drawn = el Rey roba { FORM($type, "a") } de su Mente (RB-23)
told-mind-shuffled = la Mente está vacía: sus descartes forman una nueva (RB-24)
told-mind-empty = el Rey no tiene nada en Mente y no hace nada (RB-24)
told-king-none-left = no queda { $type } en la Bandeja del Rey: no ocurre nada (RB-28)
told-king-has-market = el Rey ya tiene un Mercado: coloca un Campo en su lugar (RB-28)
told-king-builds = el Castillo del Rey es un nuevo Feudo (RB-29)
told-king-places = el Rey coloca { FORM($property, "a") } en { $fief } (RB-30)
told-king-keeps-church = el Rey guarda { FORM($type, "the") } en { $fief } (RB-35)
told-king-keeps-land = el Rey guarda { FORM($type, "the") } en { $fief } (RB-36)
told-king-vassal-lord = el Rey nombra al Vasallo Lord de { $fief } (RB-32)
told-king-prince-lord = el Rey nombra al Príncipe Lord de { $fief } (RB-33)
told-king-no-seat = el Rey no tiene sede libre para el { $type } (RB-28)
told-kings-cubes = el Monje del Rey pone { part-cubes } en la bolsa (RB-34)
told-king-garrisons = el Rey pone { FORM($army, "a") } en una Guarnición (RB-38)
told-king-waits = el Rey no Ataca en su primer turno (RB-40)
told-king-turns-on = sale el cubo { FORM($earl, "of") }: el Rey va contra él (RB-20)
told-no-earl-left = al Rey no le queda ningún Conde que probar: no ocurre nada (RB-49)
told-king-appeased = { $earl } aplaca al Rey con un Banquete (RB-66)
told-wish-towers = la carta de Justa es { $joust }: el Rey desea las Torres (RB-43)
told-wish-raid = la carta de Justa es { $joust }: el Rey desea un Saqueo (RB-43)
told-wish-siege = la carta de Justa es { $joust }: el Rey desea un Asedio (RB-43)
told-wish-no-tower = { $earl } no tiene Torres: el deseo del Rey se desvía (RB-48)
told-wish-no-property = { $earl } no tiene Propiedades: el deseo del Rey se desvía (RB-48)
told-wish-weak-raid = para saquear { FORM($earl, "to") }, la Fuerza { $n } del Rey es poca contra { $m ->
    [one] { $m } Torre
   *[other] { $m } Torres
}: el deseo se desvía (RB-48)
told-wish-weak-siege = para asediar { $fief }, la Fuerza { $n } del Rey es poca{ $m ->
    [0] { "" }
    [one] { " " }contra { $m } Torre
   *[other] { " " }contra { $m } Torres
}: el deseo se desvía (RB-48)
told-castle-instead = el Castillo de { $fief } está al alcance del Rey (RB-47)
told-king-passes = el Rey no puede nada contra { $earl }: se saca otro cubo (RB-49)
told-king-plunders = el Rey toma { FORM($property, "a") } de { $fief } (RB-52)
told-king-treachery = { FORM($earl, "of") } el Rey elige lo primero de Príncipe, Vasallo, Campeón, Abad, Mercenario, Mano (RB-55)
told-king-intrigue = { FORM($earl, "of") } el Rey elige lo primero de Campo con Mercado, Catedral, Propiedades, Mercenario, Reserva (RB-57)
told-king-finds-nothing = { $earl } no tiene nada para la { $type } del Rey: se saca otro cubo (RB-56)
told-king-allies = la carta de Justa es { $joust }: el Rey juega Aliados (RB-62)
told-king-no-allies = la carta de Justa es { $joust }: el Rey no tiene Aliados (RB-62)
told-king-vassal = la carta de Justa es { $joust }: el Rey juega un Vasallo (RB-62)
told-king-no-vassal = la carta de Justa es { $joust }: el Rey no tiene Vasallo (RB-62)
told-king-vassal-serves = el Rey responde con el Lord Vasallo de { $fief }, que permanece (RB-62)
told-king-falls = al Rey no le queda ninguna sede: está derrotado (RB-6)
told-king-outlasts = tras { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
} el Rey sigue en pie (RB-86)

# Por qué no: mazos (OR-2, OR-3)

why-deck-unfit = el mazo { $style } no cabe en las cifras de esta mesa
why-most-cards = como máximo { part-cards } de { $type }
why-deck-of-exactly = el mazo debe tener exactamente { part-cards }
why-next-type = lo que se decide ahora es cuántas cartas hay de este tipo: { $type }
why-style-first = primero se elige un estilo o un mazo propio
why-common-of-exactly = las cartas comunes deben ser exactamente { $n }
why-not-in-pack = en tu sobre no hay { $type }
why-not-in-set = en tu colección no queda { $type }

# Por qué no: un turno (OR-5 a OR-9)

why-action-taken = ya has hecho tu Acción este turno
why-hand-empty = tu Mano está vacía
why-not-held = no tienes { $type } en la Mano
why-no-land = para Reclutar necesitas un Campo
why-no-emissary = solo un Vasallo o un Monje va a los Vikingos
why-not-in-pool = no tienes { $army } en tu Reserva
why-no-empty-garrison = no tienes ningún Mercenario con la Guarnición vacía
why-no-such-garrison = no tienes un Mercenario { $n } con la Guarnición vacía
why-nobody-concedes = en esta mesa nadie se rinde
why-no-fief-for-it = sin un Feudo no puedes tener { $type }
why-cathedral-stands = ya hay una Catedral en la mesa
why-seats-taken = todas tus sedes tienen un Lord
why-never-placed = { $type } no se coloca en la mesa
why-allies-answer = Aliados solo se juega para responder a una Traición o una Intriga
why-king-reigns = { $earl } es Rey: no se alzan Estandartes por la corona
why-king-stands = mientras el Rey sigue en pie no se alzan Estandartes por la corona
why-deck-too-small = tu mazo tiene menos de { part-cards }
why-no-aim = no hay nada a lo que pueda apuntar { FORM($type, "a") }
why-no-jousts = no hay Justas mientras el Rey sigue en pie
why-no-ante = no tienes ninguna Propiedad que apostar
why-no-other-ante = ningún otro Conde tiene una Propiedad que apostar
why-not-played-so = { $type } no se juega así
why-no-banner-to-bequeath = para Legar necesitas un Estandarte en la Mano
why-no-prince-lord = no tienes un Lord Príncipe en { $fief }
why-no-church = { $earl } tiene la Catedral y tú no tienes ninguna Iglesia
why-rebels-do-not-look = los rebeldes no se miran la Mano, y el Rey no tiene
why-own-hand = ya conoces tu propia Mano
why-not-in-game = { $earl } no está en la partida
why-no-monastery = no tienes ningún Monasterio
why-hand-of-empty = la Mano { FORM($earl, "of") } está vacía
why-first-turn = nadie Ataca en su primer turno
why-no-fief-there = no hay ningún Feudo en { $fief }
why-attacks-self = no puedes Atacarte
why-not-on-table = { $earl } no está en la mesa
why-rebels-keep-peace = los rebeldes no se dañan mientras el Rey sigue en pie
why-nothing-to-field = no tienes nada que desplegar
why-no-tower = { $earl } no tiene ninguna Torre
why-no-property = { $fief } no tiene ninguna Propiedad
why-not-yours = { $fief } no es tuyo
why-has-lord = { $fief } ya tiene un Lord

# Por qué no: batallas (OR-12)

why-must-field = el atacante debe desplegar una carta de Fuerza 1 o más
why-never-fielded = { $type } nunca se despliega desde la Mano
why-lands-field = tus Campos no despliegan más de { part-cards } de la Reserva
why-none-left-in-pool = no queda { $army } en tu Reserva
why-abbot-never-fielded = el Abad de { $fief } nunca se despliega
why-no-lord-to-field = no tienes en { $fief } un Lord que desplegar
why-no-mercenary-to-field = no tienes un Mercenario { $n } que desplegar
why-none-left-to-field = no queda nada así que desplegar
why-none-left-to-fill = en esta batalla no te queda ninguna carta así que reciba el daño
why-not-several-to-field = no quedan en la mesa varias cartas que desplegar
why-church-names-other = la Iglesia nombra uno de los otros resultados
why-so-many-towers = Torres { FORM($earl, "of") }: { $n }
why-vikings-burn = los vikingos queman tantas Propiedades como pueden
why-kings-to-field = eso solo lo despliega el Rey
why-decide-for-rebel = mientras el Rey sigue en pie debes decidir por el rebelde de esta batalla
why-vikings-never-capture = los Vikingos nunca capturan
why-no-fief-to-keep = no tienes un Feudo donde guardarla
why-no-such-property = { $fief } no tiene { FORM($property, "a") }
why-no-lord-captured = el Lord de { $fief } no está capturado

# Por qué no: política (OR-13)

why-targets-self = no puedes ser tu propio objetivo
why-treachery-aims = la Traición va contra un Lord, un Mercenario o una Mano
why-intrigue-aims = la Intriga toma Propiedades, un Mercenario o cartas de la Reserva
why-no-lord = { $fief } no tiene Lord
why-no-mercenary = { $earl } no tiene ningún Mercenario
why-pool-of-empty = la Reserva { FORM($earl, "of") } está vacía
why-so-many-mercenaries = Mercenarios { FORM($earl, "of") }: { $n }
why-none-left-in-pool-of = no queda otra carta de { $army } en la Reserva { FORM($earl, "of") }
why-name-one = se nombra al menos una
why-one-allies = en cada Acción solo se juega una carta de Aliados
why-no-allies = no tienes Aliados en la Mano
why-allies-first = una pugna se abre con Aliados
why-no-vassal = no tienes ningún Vasallo en la Mano
why-vassal-served = el Lord Vasallo de { $fief } ya ha servido en esta pugna
why-no-vassal-lord = no tienes un Lord Vasallo en { $fief }

# Por qué no: Justas y Vikingos (OR-14, OR-17)

why-champion-stands-in = un Campeón cuenta como Príncipe de Justa o Vasallo de Justa
why-no-such-joust-card = en tu mano de cartas de Justa no hay { $joust }
why-no-champion = no tienes ningún Campeón en la Mano
why-vikings-must-go = hay que enviar a los Vikingos contra alguien
why-vikings-against-other = los Vikingos se envían contra otro Conde
why-vikings-against-king = mientras el Rey sigue en pie los Vikingos se envían contra él

# Por qué no: Wessex (WX)

why-no-votes-here = las Votaciones por el Invierno son de la Campaña de Wessex
why-votes-over = los Vikingos están aquí: ya no hay Votaciones
why-no-vote-in-first-turn = nadie inicia una Votación en su primer turno de una temporada
why-no-church-to-vote = para iniciar la Votación necesitas una Iglesia, la Catedral o la Carta del Rey
why-cathedral-not-for-sale = la Catedral no está a la venta
why-not-for-sale = { $type } no está a la venta
why-all-bought = ya has comprado todas las copias de { $type } de tu colección
why-set-spares = tu colección no puede ceder más de { part-cards }
why-must-spend = los Puntos de Legado deben gastarse
why-palace-stands = tu Palacio está en la mesa

# Por qué no: Rebelión (RB)

why-no-banquet = no tienes ningún Banquete en la Mano

# Por qué no: módulos (OV)

why-tournament-peace = un Torneo empieza con { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
} de paz
why-no-resourceful-earls = en esta mesa no hay Condes Ingeniosos
why-exchange-costs = cuesta { part-cards } de tu Mano
why-not-in-tray = en tu Bandeja no hay { $type }
why-no-banner = no tienes ningún Estandarte en la Mano
why-tray-empty = tu Bandeja está vacía
why-no-witan = en esta mesa no se juega el Witan
why-no-advice = un consejero no sirve ahora como { $type }
why-no-advisor-left = no te queda ningún consejero
why-no-village = { $earl } no tiene ninguna Aldea
why-no-village-to-recruit-in = no te queda ninguna Aldea donde Reclutar
why-villages-fall = no caen más de { part-villages }
why-no-thanes-here = en esta mesa no hay Thanes
why-thanes-stay = los Thanes se quedan en casa en el primer turno
why-thanes-moved = ya has movido a tus Thanes este turno
why-thanes-out-already = ya tienes avanzados tantos Thanes
why-thanes-all = no tienes más de { part-thanes }
why-thanes-do-not-lead = no has comenzado este turno con más Thanes avanzados que nadie
why-no-thane-out = { $earl } no tiene ningún Thane avanzado
why-no-conclaves-here = en esta mesa no hay Cónclaves
why-accuses-self = no puedes acusarte
why-not-in-conclave = { $earl } no está en el Cónclave
why-marches-not-taken = la Intriga no toma Propiedades de las Marcas Galesas
why-marches-not-anted = las Propiedades de las Marcas Galesas nunca se apuestan
why-marches-not-paid = las Propiedades de las Marcas Galesas nunca se pagan como Rescate
why-no-lord-in-marches = en las Marcas Galesas no se coloca ningún Lord
why-march-neutral = los Vikingos se envían contra otro Conde, y { $fief } es neutral
why-no-clerisy-here = en esta mesa no se juega la Clerecía
why-no-seat-of-clerisy = { $type } no es una sede de la Clerecía
why-minster-takes = { $fief } admite Campos y Mercados, y Monjes como Lores
why-no-church-beside = junto a una Iglesia o la Catedral que es sede no va otra
why-not-open = no hay { $type } entre las cartas abiertas
why-common-deck-empty = el mazo común está vacío
why-lies-open = esta carta es una de las abiertas
why-too-few-open = hay menos de { $n ->
    [one] { $n } carta abierta
   *[other] { $n } cartas abiertas
}
why-knight-bequeaths-nothing = un Caballero no lega nada
why-tent-fields = tu Tienda y tus Campos no despliegan más de { part-cards } de la Reserva
why-only-to-left = solo Atacas al Conde de tu izquierda
why-is-ally = { $earl } es tu aliado
why-is-partner = { $earl } es tu compañero
why-attacks-opponent-only = solo Atacas { FORM($earl, "to") }, tu oponente
why-plots-against-opponent-only = solo conspiras contra { $earl }, tu oponente
why-tetrarchy-peace = una Tetrarquía empieza con { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
} de paz
why-monks-only = solo un Monje es Lord de una Iglesia o de la Catedral

# A qué se renuncia con una respuesta

why-concedes = acaba tu partida: tu Conde se rinde
why-dies-of-age = acaba tu partida: no queda carta que robar y tu Conde muere de viejo
why-loses-by-age = acaba la partida, y la pierdes: no queda carta que robar y tu Conde muere de viejo
why-loses-fiefs-by-age = pierde todos tus Feudos: no queda carta que robar y tu Conde muere de viejo
