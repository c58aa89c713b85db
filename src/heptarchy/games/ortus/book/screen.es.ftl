# Lo que dice el navegador en la mesa. Los nombres de lugares, cartas y personas vienen del servidor.

ortus-over = La partida ha terminado
ortus-setup = Se construyen los mazos
ortus-round = Ronda { $n }
ortus-summary = { $round } · { $who }
ortus-you = Tú
ortus-earls = Condes
ortus-king = El Rey
ortus-king-is = Rey: { $who }
ortus-king-wins = Rey y Catedral: { $who } gana en su próximo turno
ortus-king-stands = nadie lo juega
ortus-king-fallen = ha caído
ortus-kingcard = Carta del Rey
ortus-earldom = Tu condado
ortus-capacity = capacidad de despliegue { $n }
ortus-piles = mazo { $deck } · descartes { $discard }
ortus-piles-title = Mazo y descartes
ortus-pile-deck = Mazo, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
ortus-pile-discard = Descartes, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
ortus-none = ninguna
ortus-building = Los demás aún construyen sus mazos.
ortus-bond-partner = Tu compañero
ortus-bond-ally = Tu aliado
ortus-bond-opponent = Tu oponente
ortus-bond-with = con { $partner }
ortus-bond-with-faces = con { $partner }, frente a { $faces }
ortus-bond-and-faces = { $said }, frente a { $faces }
ortus-bond-and-with = { $said }, con { $partner }
ortus-out = Fuera de la partida
ortus-out-you = Estás fuera de la partida; la mesa sigue abierta para ti.
ortus-off = Fuera de la mesa: sin Feudo
ortus-seat-out = fuera
ortus-fief-name = { $seat } de { $place }
ortus-fief-lord = { $type } como Lord
ortus-fief-nolord = sin Lord
ortus-strength = fuerza { $n }
ortus-doubled = Campos doblados
ortus-lord-none = sin Lord
ortus-lord-of = { $type }, Lord de { $place }
ortus-lord-at = Lord de { $place }
ortus-lord-fielded = Desplegada
ortus-lord-served = Ya ha servido en esta pugna
ortus-fielded = Desplegada
ortus-from-hand = de la Mano
ortus-aimed = Amenazada
ortus-dead = Perdida
ortus-card-now = Puedes: { $what }
ortus-card-notnow = Ahora no se usa; un clic dice por qué.
ortus-family-property = Propiedad
ortus-family-face = Figura
ortus-family-political = Política
ortus-family-army = Ejército
ortus-hand = Tu mano
ortus-hand-of = Mano
ortus-hand-none = Sin cartas en la mano.
ortus-hand-watch = No tienes cartas aquí.
ortus-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
ortus-known = Visto en esta Mano
ortus-towers = Torres
ortus-tower = Torre
ortus-tower-is = Torre: { $type }
ortus-tower-n = Torre { $n }, boca abajo
ortus-pool = Reserva
ortus-mercenaries = Mercenarios
ortus-mercenary-n = Mercenario { $n }
ortus-garrison = Guarnición
ortus-garrison-none = Sin Guarnición
ortus-banners = Estandartes
ortus-royal = Ejército Real
ortus-levies = Infantería Real
ortus-emissaries = Emisarios
ortus-vikings = Vikingos
ortus-markers = { $n } de { $all } Marcadores avanzados
ortus-white-out = El Marcador Blanco está avanzado: hubo un Ataque en esta ronda
ortus-white-in = El Marcador Blanco está en su sitio
ortus-arrived = Están aquí
ortus-horde = La horda
ortus-vikings-n = Vikingos
ortus-chieftains-n = Caudillos
ortus-cubes = { $n ->
    [one] 1 cubo
   *[other] { $n } cubos
}
ortus-bag = Quién dirigiría a los Vikingos si se sacara un cubo ahora
ortus-decks = Mazos
ortus-deck-army = Ejército
ortus-deck-viking = Vikingo
ortus-deck-battle = Batalla
ortus-deck-joust = Justa
ortus-discards = { $n ->
    [one] 1 descartada
   *[other] { $n } descartadas
}
ortus-mind = La Mente del Rey
ortus-mind-left = quedan { $n } de { $all }
ortus-mind-note = { $n } por venir, { $gone } gastadas
ortus-mind-wish-no_luck = desea Torres
ortus-mind-wish-vassal = desea un Saqueo
ortus-mind-wish-prince = desea un Asedio
ortus-battle = Batalla
ortus-battle-towers = Ataque a las Torres: { $earl }
ortus-battle-towers-you = Ataque a tus Torres
ortus-battle-villages-you = Ataque a tus Aldeas
ortus-battle-thanes-you = Ataque a tus Thanes
ortus-battle-raid = Saqueo de { $place }
ortus-battle-siege = Asedio de { $place }
ortus-battle-attacks = atacante
ortus-battle-defends = defensor
ortus-battle-director = dirige { $earl }
ortus-battle-nothing = nada desplegado
ortus-battle-undefended = Sin defensa: no se roba carta de Batalla
ortus-battle-damage = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de daño por recibir
ortus-battle-card = Carta de Batalla
ortus-battle-decided = se decide: { $result }
ortus-battle-through = { $n ->
    [one] 1 punto pasa
   *[other] { $n } puntos pasan
} a los defensores
ortus-battle-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} por usar
ortus-battle-absorb = { $n ->
    [one] 1 Torre absorbe
   *[other] { $n } Torres absorben
} daño
ortus-battle-tower-count = { $n ->
    [one] 1 Torre en pie
   *[other] { $n } Torres en pie
}
ortus-battle-seat = la sede cae con { $n }
ortus-battle-captured = Lores capturados: { $who }
ortus-waits = Responde { $who }
ortus-odds-fielded = Si no se despliega nada más.
ortus-odds-church = Si no se despliega nada más y la Iglesia decide Batalla Normal.
ortus-odds-table = Contra todo lo que el defensor tiene en la mesa.
ortus-odds-horde = La horda entera contra todo lo que el defensor tiene en la mesa.
ortus-struggle = Pugna
ortus-struggle-turn = turno { $n }
ortus-struggle-acts = { $earl }: actúa
ortus-struggle-answers = { $earl }: responde
ortus-struggle-opens = abre la pugna
ortus-struggle-yours = tu { $card }
ortus-struggle-or = o ceder
ortus-struggle-if = Si { $earl } no sigue:
ortus-struggle-if-you = Si tú no sigues:
ortus-struggle-taken-you = te llevas { $prize }.
ortus-struggle-struck-you = golpeas { $prize }.
ortus-struggle-fails = { $card } fracasa.
ortus-struggle-taken = { $earl } se lleva { $prize }.
ortus-struggle-struck = { $earl } golpea { $prize }.
ortus-aim-lord = el Lord de { $place }
ortus-aim-mercenary = un Mercenario
ortus-aim-hand = la Mano
ortus-joust = Justa
ortus-joust-riders = { $n } jinetes
ortus-joust-shown = todo a la vista
ortus-joust-now = responde
ortus-joust-tilted = { $n ->
    [one] ha usado el Lance
   *[other] ha usado { $n } Lances
}
ortus-joust-tied = mejor mano
ortus-joust-ante = Apuesta: { $card }
ortus-joust-noante = sin apuesta
ortus-joust-wild = Campeón como { $card }
ortus-vote = Votación por el Invierno
ortus-vote-tab = Votación
ortus-vote-stands = { $pro } a favor, { $contra } en contra
ortus-vote-for = a favor
ortus-vote-against = en contra
ortus-vote-abstain = se abstiene
ortus-vote-none = aún no
ortus-vote-note = Se aprueba con más votos a favor que en contra.
ortus-past = Lo que pasó
ortus-season = Temporada { $n }
ortus-season-short = T{ $n }
ortus-winter = Invierno
ortus-winter-buy = Lo que compra un punto
ortus-winter-tower = ¿Qué carta va boca abajo?
ortus-legacy = Puntos de Legado
ortus-legacy-all = en total
ortus-legacy-left = por gastar
ortus-build = Construye tu mazo
ortus-build-note = { $size } cartas, como mucho { $each } de un tipo. Nadie lo ve.
ortus-build-begun = Tu propio mazo está empezado; se pregunta ahora: { $type }.
ortus-types = Cartas por tipo
ortus-styles = Estilos conocidos
ortus-decks-own = Tus propios mazos
ortus-decks-none = Ninguno guardado aún.
ortus-deck-name = Nombre de este mazo
ortus-deck-save = Guardar
ortus-deck-forget = Olvidar { $name }
ortus-deck-text = Como texto
ortus-deck-text-hint = 3 Campo
ortus-deck-write = Escribirlo
ortus-deck-read = Leerlo
ortus-deck-unread = Eso no es una lista de cartas: un número y una carta en cada línea.
ortus-deck-play = Jugar este mazo
ortus-deck-giving = Colocando { $n } de { $all }
ortus-deck-progress = Tipos colocados
ortus-deck-settled = fijado
ortus-deck-fewer = Un { $type } menos
ortus-deck-more = Un { $type } más
ortus-deck-count = { $n } { $type }
ortus-head-act = Tu acción
ortus-head-attack = Ataque
ortus-head-free = Pasos libres
ortus-head-end = O bien
ortus-head-field = Despliegue
ortus-head-fill = Recibe el daño
ortus-head-aim = Objetivo
ortus-text-table = La mesa
ortus-text-turn = turno: { $who }
ortus-text-church = controla la Iglesia
ortus-text-fief = Feudo
ortus-text-lord = Lord
ortus-text-properties = Propiedades
ortus-text-may = Puedes
ortus-text-why = ¿Por qué no?
ortus-past-tab = Noticias
ortus-welsh = Los galeses
ortus-marches = Marcas Galesas
ortus-marches-infantry = { $n } de Infantería
ortus-villages = Aldeas
ortus-thanes = Thanes fuera y en casa
ortus-thanes-count = Thanes: { $out } fuera, { $home } en casa
ortus-advisors = Consejeros
ortus-battle-villages = Ataque a las Aldeas: { $earl }
ortus-battle-thanes = Ataque a los Thanes: { $earl }
ortus-conclave = Cónclave
ortus-conclave-declares = declara { $hand }
ortus-conclave-accuses = acusa a { $earl }
ortus-conclave-accuse = Acusar
ortus-conclave-peace = guarda la paz
ortus-draft = Tu paquete
ortus-draft-round = ronda { $n }, { $left } cartas
ortus-tray = De tu Bandeja
ortus-open = Cartas descubiertas
ortus-spending = Se gastan los puntos de Legado
