# Lo que dice el navegador en la mesa. Los nombres de lugares, cartas y personas vienen del servidor.

vikings-board = Inglaterra, { $shires } condados; se pueden elegir { $n }
vikings-board-none = Inglaterra, { $shires } condados
vikings-board-keys = Las flechas pasan de un condado a otro, Intro elige, más y menos acercan y alejan, 0 muestra la hoja entera.
vikings-city = ciudad
vikings-marsh = pantano
vikings-empty = Vacío, tierra inglesa
vikings-closed = Pantano, cerrado a todos
vikings-held = En manos de { $side }: { $units }
vikings-fought = En disputa, atacan { $attacker }: { $units }
vikings-leaders-here = Aquí: { $names }
vikings-march-here = Aquí está el ejército en marcha
vikings-barred = Vigilado por la Flota sajona
vikings-may = Puedes: { $what }
vikings-moved = { $n } { $n ->
    [one] se ha movido
   *[other] se han movido
} este turno
vikings-note-odds = Posibilidad de ganar: { $chance }
vikings-brings = Refuerzos: { $units }
vikings-whynot = Pulsa para saber por qué no
vikings-offshore = En el mar
vikings-ship = { $name }, en el mar con { $units }
vikings-waiting = Esperan para desembarcar: { $units }
vikings-going = { $name }: elige adónde
vikings-going-reach = { $n ->
    [one] 1 lugar a su alcance
   *[other] { $n } lugares a su alcance
}
vikings-going-fewer = Uno menos: { $what }
vikings-going-more = Uno más: { $what }
vikings-going-many = Cuántos
vikings-going-steps = Paso a paso
vikings-going-back = Dejar
vikings-row = { $n } de { $all } colocados
vikings-row-send = Colocar estos
vikings-row-again = Empezar de nuevo
vikings-works = { $n ->
    [one] 1 condado elegido
   *[other] { $n } condados elegidos
}; pulsa otro, o
vikings-works-give = entregar: { $what }
vikings-works-send = Hacerlo, y nada más
vikings-losses = { $n ->
    [one] 1 Impacto
   *[other] { $n } Impactos
}: ¿quién cae?
vikings-losses-game = Siempre en este orden
vikings-losses-take = Caen estos
vikings-losses-battle = En este orden mientras dure la batalla
vikings-more-nobody = Nadie marcha
vikings-more-all = { $what }, los { $n }
vikings-more-fight = Luchar hasta el final: sin cartas ni dados de más, y sin retirarse nadie
vikings-more-first = { $what }, y después las demás por orden
vikings-more-half = Lagertha viene con la mitad de las unidades
vikings-more-while = { $what }: { $span }
vikings-span-battle = toda esta batalla
vikings-span-turn = todo este turno
vikings-span-round = toda esta ronda
vikings-span-game = toda la partida
vikings-zoom = Zoom
vikings-closer = Acercar
vikings-farther = Alejar
vikings-whole = Hoja entera
vikings-frame = Enmarcar lo que se pregunta
vikings-names-old = Mostrar los nombres modernos
vikings-names-modern = Mostrar los nombres en inglés antiguo
vikings-key = Leyenda
vikings-key-may = puedes elegir
vikings-key-picked = elegido, en juego
vikings-key-refused = rechazado
vikings-key-move = último movimiento
vikings-key-held = en manos vikingas
vikings-key-brings = refuerzos
vikings-land-wales = Gales
vikings-land-scotland = Escocia
vikings-land-cornwall = Cornualles
vikings-land-man = Man
vikings-map-held = En manos de { $side } por su { $tile }
vikings-map-power = Poder del reino: { $side }
vikings-map-relic = Reliquia de { $name }
vikings-map-church-why = Hay una Iglesia. Los vikingos que tienen la ciudad la saquean, y llega allí una unidad; VX-1.3 dice cuándo.
vikings-map-plundered-why = Su Iglesia está saqueada.
vikings-map-fort-why = Un Fuerte lo conserva sin unidades y en batalla añade un dado de berserkers y uno de nórdicos. Un Impacto lo destruye.
vikings-map-settlement-why = Un Asentamiento lo conserva sin unidades, da un nórdico en cada turno de los nórdicos y en batalla añade un dado de berserkers. Un Impacto lo destruye.
vikings-map-ship-why = Un barco vikingo: de aquí a cualquier otro barco hay un paso.
vikings-map-relic-why = La reliquia de { $name } da a sus defensores un fyrd más.
vikings-map-relic-carried = Se llevaron la reliquia de { $name }: la tienen { $faction }.
vikings-map-relic-spent = La reliquia de { $name } está gastada.
vikings-map-hurry = { $name }: +{ $n } { $n ->
    [one] paso
   *[other] pasos
}
vikings-map-halt = Hasta aquí
vikings-map-churches = Iglesias en pie
vikings-map-churches-of = { $n } de { $all } Iglesias en pie; los vikingos ganan cuando todas están saqueadas. Los ingleses guardan { $tiles } { $tiles ->
    [one] Iglesia saqueada
   *[other] Iglesias saqueadas
} para llamar al fyrd.
vikings-map-churches-end = si no queda ninguna, ganan los vikingos
vikings-map-count = { $n } de { $all }
vikings-map-kingdom = { $name }: { $side }. { $power } Ciudades vikingas: { $n } de las { $need } que les dan el poder.
vikings-map-tiles = { $n ->
    [one] queda
   *[other] quedan
} { $n } { $n ->
    [one] ficha
   *[other] fichas
} de Fuerte y Asentamiento
vikings-key-plundered = saqueada
vikings-key-relic = reliquia
vikings-steps = Pasos
vikings-steps-left = quedan { $n } de { $all }
vikings-track = El año
vikings-round = Ronda { ROMAN($n) }
vikings-round-of = Ronda { ROMAN($n) } de { ROMAN($all) }
vikings-setup = Preparación
vikings-treaty-from = Puede firmarse un tratado desde la ronda { ROMAN($n) }
vikings-cities = Ciudades vikingas
vikings-cities-of = { $n } ciudades vikingas; con { $treaty } ganan un tratado, con { $conquest } la tierra
vikings-cities-treaty = tratado { $n }
vikings-cities-conquest = conquista { $n }
vikings-bag = En la bolsa
vikings-bag-what = En cada ronda cada facción tiene un turno; el siguiente sale de la bolsa.
vikings-bag-empty = La bolsa está vacía
vikings-turn = Turno { $n }: { $name }
vikings-armies = { $n ->
    [one] queda
   *[other] quedan
} { $n } { $n ->
    [one] ejército
   *[other] ejércitos
} de { $steps } { $steps ->
    [one] paso
   *[other] pasos
}
vikings-units = Unidades
vikings-onmap = en el mapa
vikings-stock = reserva
vikings-fled = huidas
vikings-leaders = Líderes
vikings-leader = Líder
vikings-leaders-none = Aún no ha llegado ningún Líder
vikings-leader-at = en { $place }
vikings-leader-gone = se ha ido
vikings-leader-led = ya se ha movido
vikings-hand = Tu mano
vikings-hand-of = { $name }: mano
vikings-hand-ally = { $name }, tu aliado
vikings-hand-none = Sin cartas en la mano
vikings-hand-watch = Estás mirando: no se muestra ninguna mano
vikings-events-left = { $n ->
    [one] queda
   *[other] quedan
} { $n } { $n ->
    [one] Evento
   *[other] Eventos
} esta ronda
vikings-hands = Otras manos
vikings-hand-size = { $n } { $n ->
    [one] carta
   *[other] cartas
} en la mano, { $deck } en el mazo
vikings-hand-seen = Mostradas: { $cards }
vikings-card-move = { $armies } { $armies ->
    [one] ejército
   *[other] ejércitos
}, { $steps } { $steps ->
    [one] condado
   *[other] condados
} cada uno
vikings-card-treaty = Tratado
vikings-card-number = { $name }, carta { $n }
vikings-card-now = Ahora: { $what }
vikings-card-notnow = Ahora no. Pulsa para saber por qué.
vikings-battle = Batalla por { $place }
vikings-battle-roll = tirada { $n }
vikings-battle-first = antes de la primera tirada
vikings-battle-attack = Atacan { $side }
vikings-battle-defend = Defienden { $side }
vikings-battle-none = no queda nadie
vikings-battle-tray = Tirada de { $side }: { $dice }
vikings-battle-noroll = Aún no hay dados. Tiran primero { $side }.
vikings-battle-next = Ahora tiran { $side }.
vikings-battle-hits = { $n } { $n ->
    [one] Impacto
   *[other] Impactos
} por asignar
vikings-battle-commands = { $n } { $n ->
    [one] Orden
   *[other] Órdenes
}
vikings-battle-commands-now = { $n } { $n ->
    [one] Orden
   *[other] Órdenes
}: ahora
vikings-battle-before = Antes:
vikings-battle-fell = bajas: { $units }
vikings-battle-ran = huidos: { $units }
vikings-battle-events = En vigor
vikings-battle-pending = A la espera de surtir efecto
vikings-battle-window = Se pregunta a: { $names }
vikings-battle-yours = Puedes jugar un Evento
vikings-battle-fyrd = Carta de fyrd: { $n }
vikings-age = Era vikinga
vikings-age-inforce = ahora en vigor
vikings-age-needs = Requiere { $what }.
vikings-age-kingdom = { $name }: { $side } tienen su poder; los vikingos tienen { $n } de { $all } ciudades y necesitan { $needs }
vikings-age-kingdom-needs = Los vikingos tienen su poder mientras controlan { $needs } de sus { $all } ciudades; ahora, { $n }. Se mira al comenzar cada turno.
vikings-age-spurred = Su paso ya se ha usado.
vikings-age-king-hidden = un Rey, boca abajo
vikings-age-king-soon = aún sin repartir
vikings-age-king-once = Una vez por partida, como Evento
vikings-age-king-secret = Solo su bando sabe qué Rey es. Se juega una vez por partida, como Evento.
vikings-age-king-played = Jugados: { $names }
vikings-age-haste = Burgred: { $n } { $n ->
    [one] paso
   *[other] pasos
} por dar en este turno
vikings-age-runes = Dados de Runa
vikings-age-prayers = Dados de Oración
vikings-age-dice-left = Quedan en esta ronda: { $left }. Antes de una tirada, una facción puede añadir uno, una vez por batalla.
vikings-age-relic-carried = la llevan: { $name }
vikings-age-relic-spent = gastada
vikings-age-relic-site = Su lugar es { $place }. La reliquia y su lugar son cosa nuestra.
vikings-age-relic-site-what = Da un fyrd más cuando se descubre una carta de fyrd para defender su lugar. Los vikingos que toman la ciudad se la llevan.
vikings-age-relic-carried-what = { $name }: pueden entregarla una vez para repetir todos sus dados de una tirada. Si los ingleses recuperan antes su lugar, vuelve a él.
vikings-age-relic-spent-what = Se entregó para repetir una tirada y queda fuera de la partida.
vikings-age-legend-open = A la vista: se la lleva el primer bando que cumpla la hazaña
vikings-age-legend-waits = La tienen { $side }; falta la recompensa
vikings-age-legend-had = La recompensa ya fue para { $side }
vikings-age-legend-deed = Hazaña
vikings-age-legend-reward = Recompensa
vikings-age-legend-none = Ninguna a la vista.
vikings-age-churches-what = Los vikingos que tienen una de esas ciudades saquean su Iglesia, y llega allí una unidad; VX-1.3 y las opciones de la mesa dicen cuándo. Cuando las { $all } están saqueadas, los vikingos ganan de inmediato. Dónde están las Iglesias es cosa nuestra.
vikings-age-spoils = Aún por llegar por el saqueo: { $names }
vikings-age-churches-stand = En pie: { $names }
vikings-age-churches-fallen = Saqueadas: { $names }
vikings-age-tiles = Saqueadas, en manos inglesas
vikings-age-tiles-of = Los ingleses guardan { $n } { $n ->
    [one] Iglesia saqueada
   *[other] Iglesias saqueadas
}
vikings-age-tiles-what = Al comenzar una batalla con un huscarle o un thegn, los ingleses pueden entregar una para descubrir una carta de fyrd y añadirla.
vikings-age-forts = Fuertes y Asentamientos
vikings-age-forts-of = { $n } Fuertes y Asentamientos en pie; { $left ->
    [one] queda
   *[other] quedan
} { $left } { $left ->
    [one] loseta
   *[other] losetas
}
vikings-age-forts-left = { $n } · quedan { $left }
vikings-age-forts-what = Un Fuerte cuesta dos unidades vikingas y controla su condado sin ninguna; en batalla añade un dado de berserker y uno de nórdico, y un Impacto lo destruye. Un Asentamiento añade un dado de berserker y trae un nórdico cada ronda.
vikings-age-epics = Cartas épicas en el mazo de fyrd
vikings-age-epics-of = { $n } { $n ->
    [one] carta épica
   *[other] cartas épicas
} en el mazo de fyrd
vikings-age-epics-what = { $n } de estas { $all }, boca abajo entre las cartas de fyrd. La que sale vale para su batalla.
vikings-age-ships = Barcos en la costa
vikings-age-ships-of = { $n } de { $all } barcos en la costa
vikings-age-ships-what = Un Líder deja un barco donde desembarca. Por un paso, los vikingos van de un barco a cualquier otro; los ingleses lo toman si ocupan su condado al acabar su turno. Es cosa nuestra.
vikings-age-ragnar-waits = por llegar
vikings-age-lagertha-waits = espera su momento
vikings-age-traitor = { $name }: traidores
vikings-age-fort-dice = Fuerte: un dado de berserker y uno de nórdico
vikings-age-settlement-dice = Asentamiento: un dado de berserker
vikings-age-shielded = Edmundo anula { $n ->
    [one] el próximo Impacto
   *[other] los próximos { $n } Impactos
}
vikings-age-aella = Aella: { $side } pueden repetir dados de su primera tirada
vikings-age-avenged = Una Iglesia saqueada ha llamado al fyrd
vikings-age-duel = Duelo:
vikings-age-added = { $name }: añaden un dado
vikings-age-unread = Aún sin leer
vikings-age-omen-blank = no ocurre nada.
vikings-age-omen-vain = no se cumple; requiere { $what }.
vikings-effects = En vigor este turno
vikings-odds = Ganan { $viking }: { $a }; ganan { $english }: { $b }
vikings-odds-win = Ganan { $side }
vikings-odds-exact = Exacto.
vikings-odds-sampled = No exacto.
vikings-text-tracks = Ronda y marcadores
vikings-text-shires = Condados
vikings-text-shire = Condado
vikings-text-kind = Clase
vikings-text-holder = En manos de
vikings-text-units = Unidades
vikings-text-may = Puedes
vikings-text-empty = Sin unidades: { $names }
vikings-text-why = ¿Por qué no?
vikings-text-place = Lugar
vikings-text-battle = Batalla
vikings-text-nobattle = No hay ninguna batalla en curso.
vikings-text-march = Marcha
vikings-text-march-in = { $who } en { $place }: { $units }; { $n ->
    [one] queda
   *[other] quedan
} { $n } { $n ->
    [one] paso
   *[other] pasos
}.
vikings-text-march-sea = { $who } en el mar: { $units }; { $n ->
    [one] queda
   *[other] quedan
} { $n } { $n ->
    [one] paso
   *[other] pasos
}.
vikings-text-army = Un ejército
vikings-text-fyrd = Cartas de fyrd: { $deck } en el mazo, { $discard } descartadas
vikings-summary-turn = { $round } · { $name }
vikings-over = La partida ha terminado
vikings-pieces = Piezas
vikings-leader-next = Por venir: { $names }
vikings-side-viking = los vikingos
vikings-side-english = los ingleses
