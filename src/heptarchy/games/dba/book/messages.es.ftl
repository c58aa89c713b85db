# Qué ha pasado

## Antes de la batalla

told-finished = { $command } ha terminado
told-mustered = { $command } ha reclutado { $n } { $n ->
    [one] elemento
   *[other] elementos
}
told-levied = { $command } tiene { $n } { $n ->
    [one] elemento
   *[other] elementos
} de { $type }
told-traited = el soberano { $command }: { $trait }
told-crowned = el general de { $command } va con { $troop }
told-roles = { $command } manda a los atacantes, { $command2 } a los defensores
told-littoral = { $command } da la batalla junto a la costa
told-laid = en la mesa: { $ground }
told-edged = { $command } toma el borde { $edge }
told-camped = { $command } planta el campamento
told-uncamped = { $command } no planta campamento
told-lent = { $command } presta { $troop } a { $command2 }
told-dismounted = el general de { $command } combate a pie
told-banded = { $command } nombra { $troop } como escolta
told-deployed = { $command } despliega { $troop }
told-arrayed = { $command } forma { $n } { $n ->
    [one] elemento
   *[other] elementos
}
told-placed = { $troop } está en { $pose }
told-left-out = no hay sitio para { $troop }: no entra en la batalla
told-exchanged = { $troop } y { $troop2 } intercambian su lugar
told-ready = los ejércitos están listos

## Cartas

told-shown = { $command } muestra { $card }
told-blessed = Hechicería: el punto de ruptura de { $command } sube en 1
told-cursed = Hechicería: el punto de ruptura de { $command } baja en 1
told-disguised = hay un elemento más en las filas de { $command }
told-revealed = cae el disfraz: { $troop }
told-ambushed = { $troop } está emboscado en otro sitio
told-entrenched = { $troop } está detrás de defensas
told-lit = { $command } enciende la hierba junto a { $troop }
told-crept = el fuego avanza
told-went-out = el fuego se apaga
told-scorched = { $troop } huye del fuego

## Un turno

told-bound = ronda { $n }: turno de { $command }
told-offered = { $command } ofrece tablas
told-refused-draw = { $command } rechaza las tablas
told-agreed = { $command } acepta las tablas
told-despaired = { $command } declara desmoralizado su propio mando
told-pipped = { $command } tiene { $n } PIP
told-held = { $troop } queda retenido
told-moved = { $troop } mueve { $n } { $n ->
    [one] paso
   *[other] pasos
}
told-marched = { $m } elementos mueven { $n } { $n ->
    [one] paso
   *[other] pasos
}, con { $troop } al frente
told-withdrew = { $troop } rompe el contacto
told-went = { $troop } deja la mesa
told-sounded = el río es { $river }: el dado muestra { $n }
told-balked = { $troop } se detiene ante el río: el dado muestra { $n }
told-forded = { $troop } entra en el río: el dado muestra { $n }
told-faced = { $troop } da la cara a { $troop2 }

## Combate

told-weighed = { $troop }: { COMMAS($sum) }
told-camp-weighed = el campamento: { COMMAS($sum) }
told-town-weighed = los vecinos: { COMMAS($sum) }
told-clashed = { $troop } contra { $troop2 }: { $n } a { $m }
told-camp-clashed = { $troop } contra el campamento: { $n } a { $m }
told-town-clashed = { $troop } contra los vecinos: { $n } a { $m }
told-urged = { $command } anima a los suyos: +1
told-stood = ni { $troop } ni { $troop2 } ceden
told-recoiled = { $troop } retrocede
told-fled = { $troop } huye
told-destroyed = { $troop } queda destruido
told-pursued = { $troop } persigue
told-scattered = { $troop } huye más allá del borde de la mesa
told-camp-taken = cae el campamento de { $command }
told-landed = { $troop } desembarca
told-entered = { $troop } entra en { $hold }
told-came-out = { $troop } sale de { $hold }
told-garrisoned = { $command } despliega a { $troop } en { $hold }
told-stormed = { $troop } toma por asalto el poblado
told-plunders = { $troop } saquea { $hold }
told-sated = { $troop } ha terminado de saquear
told-rose = los vecinos se levantan por { $command }
told-omen = con { $troop } iba un jefe: el dado da { $n }
told-died = ha muerto
told-lived = vive

## El final

told-broken = el mando de { $command } se desmoraliza
told-won = el ejército de { $command } ha ganado el campo
told-drawn = la batalla queda en tablas

# Cómo ha acabado

end-demoralised = Gana el campo { $winners }: el ejército enemigo está desmoralizado.
end-halved = Gana el campo { $winners }: el enemigo ha perdido medio ejército.
end-conceded = Gana el campo { $winners }: el enemigo se ha rendido.
end-agreed = Tablas, de común acuerdo.
end-both = Tablas: los dos ejércitos están desmoralizados.
end-time = Tablas: cae la noche sobre la última ronda.
end-won = Gana el campo { $winners }.
end-drawn = La batalla queda en tablas.

# Qué se pregunta

ask-over = la batalla ha terminado
ask-others = se pregunta a otros
ask-unknown = ¿qué se responde, según { $rule }?
ask-enlist = ¿a quién reclutas? Puntos que quedan: { $n }; elementos reclutados: { $m }
ask-crown = ¿con qué tipo de tropa va tu general?
ask-role = ¿tu bando ataca o defiende?
ask-ride = ¿el Pendragon cabalga o combate a pie?
ask-band = ¿con qué elemento va el { $leader }?
ask-lend = ¿qué elementos prestas a los otros mandos de tu bando, o te quedas el resto?
ask-country = hay costa: ¿el terreno es este ({ $country }), o das la batalla junto a la costa?
ask-lay = ¿qué terreno pones ({ $country }; { $n ->
    [one] hay { $n } accidente
   *[other] hay { $n } accidentes
}), o lo dejas a la suerte?
ask-edge = ¿qué borde de la mesa tomas?
ask-camp = ¿dónde plantas tu campamento?
ask-rank = ¿qué mando es el siguiente desde la izquierda?
ask-border = ¿dónde acaba el sector de { $command }?
ask-deploy = ¿dónde despliegas tu mando? { $n ->
    [one] Queda { $n } elemento
   *[other] Quedan { $n } elementos
}
ask-kept = ¿quién viene por mar? Como mucho { $n } elementos; nadie más lo sabe antes de que estén todos los demás
ask-land = ¿dónde desembarcan los que vienen por mar?
ask-exchange = ¿qué dos elementos intercambian su lugar ({ $n ->
    [one] queda { $n } pareja
   *[other] quedan { $n } parejas
}), o estás listo?
ask-omen = Hechicería: ¿subes tu punto de ruptura o bajas el de un mando enemigo?
ask-disguise = Martillo de los dioses: ¿qué elemento es el Prescindible?
ask-lurk = ¡Emboscada!: ¿qué elemento colocas en otro sitio, o has acabado?
ask-burn = Fuego en la hierba: ¿dónde arde y hacia qué lado avanzará?
ask-entrench = Foso oculto: ¿qué elementos están detrás?
ask-orders = ronda { $round }, tu turno: ¿sigues combatiendo, ofreces tablas, te rindes o das por perdido tu mando?
ask-orders-broken = ronda { $round }, tu turno: ¿sigues combatiendo, ofreces tablas o te rindes?
ask-orders-for-all = ronda { $round }, tu turno: ¿sigues, ofreces tablas a todos o das por perdido tu mando?
ask-parley = ronda { $round }, tu turno: ¿sigues combatiendo u ofreces tablas a todos?
ask-despair = ronda { $round }, tu turno: ¿sigues combatiendo o declaras desmoralizado tu mando?
ask-draw = el enemigo ofrece tablas: ¿las aceptas?
ask-draw-for-all = { $command } ofrece tablas, y hace falta el sí de todos: ¿las aceptas?
ask-grant = ¿qué dado le toca a { $command }? Han salido: { $dice }
ask-hold = tus hombres huyen: ¿a quién retienes? { $n ->
    [one] Queda { $n } PIP
   *[other] Quedan { $n } PIP
}; los demás huirán
ask-face = ¿giras los elementos que retienes, o dejas huir al resto?
ask-place = ¿adónde mueves { $unit }? Hasta { $n } pasos, { $m } por terreno difícil
ask-place-even = ¿adónde mueves { $unit }? Hasta { $n } pasos
ask-come-out = ¿hasta dónde sale { $unit }? Hasta { $n } pasos desde la salida, { $m } por terreno difícil
ask-break-off = { $unit } solo puede romper el contacto: ¿hasta dónde va hacia atrás? Como mucho { $n } pasos
ask-fight = ¿cuál es el siguiente combate?
ask-brave = { $mine } tendría que retroceder, pero es El Bravo: ¿resiste?
ask-urge = { $mine } { $n } contra { $theirs } { $m }: ¿sumas el 1 del general en jefe?
ask-move = ¿qué se mueve ahora, o terminas tus movimientos? { $n ->
    [one] Queda { $n } PIP
   *[other] Quedan { $n } PIP
}
ask-ambush-over = ¡Emboscada!: nadie más puede emboscarse, ¿has acabado?
ask-card = ¿juegas una carta ahora o pasas?
ask-card-sorcery = ahora puede jugarse Hechicería: ¿la juegas o pasas?
ask-card-breath = ahora puede jugarse Aliento del dragón: ¿la juegas o pasas?
ask-card-hammer = ahora puede jugarse, en secreto, Martillo de los dioses: ¿la juegas o pasas?
ask-card-works = antes de los dados pueden mostrarse setos o fosos: ¿juegas una carta o pasas?

# Giros: quién

say-player = jugador { $n }
say-named = { $who }
say-element = e{ $n }
say-troop = { $type } e{ $n }
say-general = { $element } (general)
say-camp = el campamento
say-denizens = los vecinos
say-some = { $n } { $n ->
    [one] elemento
   *[other] elementos
}
say-of-type = { $type } { $which }
say-group = { $some }: { $which }
say-own-factor = { $n }
say-factor = { SIGNED($n) } { $factor }

# Giros: adónde

say-ahead = adelante { $n } p
say-back = atrás { $n } p
say-left = izquierda { $n } p
say-right = derecha { $n } p
say-turn-left = giro a la izquierda { $angle }°
say-turn-right = giro a la derecha { $angle }°
say-turn-about = media vuelta
say-wheel-left = pivote a la izquierda { $angle }°
say-wheel-right = pivote a la derecha { $angle }°
say-still = quedarse en el sitio
say-nowhere = { "" }
say-straight = { $way } ({ $n } mm)
say-ways = { COMMAS($ways) }
say-meet = contacto con { $foe } { $how ->
    [front] de frente
    [left-flank] por el flanco izquierdo
    [right-flank] por el flanco derecho
   *[rear] por la retaguardia
}: { $way }
say-overlap = solape con { $foe }: { $way }
say-behind = detrás de { $friend }: { $way }

# Giros: qué cuesta, y quién se sienta dónde

say-costs = cuesta { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
say-gives = da { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
say-seat = { part-side }: { $people }
part-side = { $side ->
    [first] Primer bando
   *[second] Segundo bando
}
say-attacker = { part-side }: { $people }, atacan
say-defender = { part-side }: { $people }, defienden

# Por qué no se puede hacer algo

## Reclutamiento (DBA-25)

why-host-first = una hueste ya hecha se toma antes que nada
why-most-traits = rasgos de un soberano, como máximo: { $n }
why-least-elements = elementos de un ejército, como mínimo: { $n }
why-most-elements = elementos de un ejército, como máximo: { $n }
why-nobody-to-lead = ningún elemento es apto para el mando
why-another-peoples-host = esa no es una hueste de tu pueblo
why-last-must-lead = el último elemento debe ser apto para el mando
why-points-left = solo te quedan puntos: { $n }
why-points-needed = puntos que necesitas para completar el ejército más pequeño: { $n }
why-no-type-in-army = tu ejército no tiene { $type }
why-may-not-lead = tu general no puede ir con { $type }
why-points-too-few = no tienes puntos suficientes para esa hueste
why-has-trait = tu soberano ya tiene { $trait }
why-traits-apart = { $trait } y { $trait2 } no van juntos
why-british-trait = { $trait } es para un soberano britano
why-saxon-trait = { $trait } es para un soberano sajón
why-trait-not-for-points = { $trait } no se consigue con puntos
why-not-enlisted = este tipo no se recluta: { $type }

## Bandos, campamentos y mandos (DBA-4, DBA-5)

why-attack-or-defend = ahora eliges si atacas o defiendes
why-choose-edge = ahora eliges el borde largo desde el que ataca tu bando
why-place-camp = ahora plantas tu campamento en tu borde
why-camp-on-table = el campamento debe estar entero en la mesa
why-camp-clear = el campamento debe quedar fuera de todo accidente: { $ground }
why-camp-needed = solo un defensor que tiene un poblado prescinde del campamento
why-sector-wide = cada sector tiene al menos { $n } mm del centro
why-command-full = { $command } ya tiene tantos elementos como puede tener un mando
why-no-friend = { $command } no tiene ningún mando en tu bando
why-has-place = { $command } ya tiene su puesto en el orden
why-leader-not-lent = { $element } lleva a un jefe y no se presta
why-band-already = { $element } ya es una escolta
why-not-yours = { $element } no es un elemento tuyo
why-not-yours-to-lend = { $element } no es tuyo y no puedes prestarlo
why-generals = { $element } es el del general

## El terreno (DBA-3, DBA-30 to DBA-34)

why-you-lay = ahora pones el terreno
why-another-land = esta tierra no es de esa clase
why-say-if-littoral = ahora dices si el terreno es de costa
why-no-coast = aquí no hay costa
why-not-in-country = en esta comarca no hay { $ground }
why-shut-out = aquí hay { $ground }, y por eso nada de esto: { $ground2 }
why-most-of-kind = de esta clase ({ $ground }) hay como mucho { $n }
why-four-optional = ya hay cuatro accidentes optativos
why-too-many-features = hay demasiados accidentes
why-laid-before = esto se pone antes que lo que ya está puesto: { $ground }
why-one-compulsory = aquí es obligatorio al menos un accidente de esta clase: { $ground }
why-either-compulsory = aquí es obligatorio uno de estos accidentes: { $ground } o { $ground2 }
why-three-optional = hacen falta al menos tres accidentes optativos, además de los obligatorios
why-three-quarters = al menos tres cuartos de la mesa deben contener parte de un accidente
why-two-quarters = al menos dos cuartos de la mesa deben contener terreno difícil, un río o unas aguas
why-feature-on-table = un accidente debe estar entero en la mesa
why-feature-small = un accidente mide al menos 40 mm de largo y de ancho
why-feature-large = largo y ancho suman 360 mm como máximo
why-feature-long = demasiado largo para su ancho, como mucho el doble: { $ground }
why-feature-near = debe estar a 40 mm o más de este accidente: { $ground }
why-river-width = un río tiene de { $n } a { $n2 } mm de ancho
why-river-ends = va de un borde de la mesa a otro
why-river-length = un río mide como mucho un { $n } % de la distancia entre sus extremos
why-river-into-water = un río no hace más que terminar en las aguas
why-river-off = un río no toca esto: { $ground }
why-same-points = dos puntos de su línea son el mismo
why-ends-at-edge = solo sus extremos pueden estar en el borde de la mesa
why-road-width = un camino tiene { $n } mm de ancho
why-road-in-water = un camino no pasa por unas aguas
why-road-ends = va de un borde de la mesa a otro, o al poblado
why-road-to-town = un camino tiene que llegar al poblado
why-waterway-depth = unas aguas tienen de { $n } a { $n2 } mm de fondo
why-town-sides = los lados de un poblado miden de { $n } a { $n2 } mm
why-town-place = está entero a { $n } mm o menos de un borde largo y a { $n2 } mm o menos de uno corto

## Despliegue (DBA-5)

why-general-first = un mando despliega primero a su general
why-one-command = intercambian su lugar dos elementos de un mismo mando
why-would-both-overlap = { $element } y { $element2 } se montarían uno sobre otro
why-not-yours-on-table = { $element } no es un elemento tuyo en la mesa
why-not-in-command = { $element } no está en tu mando
why-deployed-already = { $element } ya no se despliega
why-side-edges = { $element } debe quedar a { $n } mm de los bordes laterales
why-in-sector = { $element } debe estar entero dentro del sector de su mando
why-base-edge = { $element } debe estar entero a { $n } mm de su borde
why-in-camp = { $element } quedaría en el campamento
why-overlaps = { $element } se montaría sobre { $element2 }
why-chiefs-garrison = donde todos despliegan en secreto solo el mando del general en jefe pone a alguien dentro

## Desde el mar (DBA-34)

why-most-by-sea = por mar vienen como mucho { $n } elementos
why-somebody-on-table = además del general tiene que desplegarse alguien en la mesa
why-general-ashore = { $element } es el del general: no se guarda
why-comes-by-sea = { $element } viene por mar
why-dry-land = { $element } tiene que estar en tierra firme
why-touch-shore = uno de los que desembarcan tiene que tocar la orilla
why-lands-too-near = { $element } no puede desembarcar a menos de { $n } mm de un enemigo
why-not-your-elements = esos no son tus elementos

## PIP y lo que mueve (DBA-7, DBA-9)

why-no-such-die = ningún dado muestra { $n }
why-costs-pips = PIP que cuesta: { $n }; PIP que quedan: { $n2 }
why-own-command-moves = a tu orden solo se mueven elementos de tu mando
why-no-group = estos elementos no son un grupo: deben mirar igual y estar unidos
why-only-breaks-off = { $element } solo puede romper el contacto
why-far-from-edge = { $element } no llega a su borde propio
why-demoralised = { $element } está desmoralizado
why-engaged = { $element } está en contacto frontal: no se mueve con un grupo
why-not-on-table = { $element } no está en la mesa
why-let-stand = en este turno los has dejado donde están

## Movimientos (DBA-8 to DBA-14, DBA-31, DBA-36)

why-group-way = un grupo avanza o pivota sobre una esquina frontal; así no puede llegar allí
why-group-slides = un grupo solo se desliza para alinearse con un enemigo a 40 mm
why-march-near = una marcha no puede acercarse tanto al enemigo
why-in-the-way = algo estorba el paso de { $element }
why-group-goes = este grupo puede ir { $n } pasos en terreno bueno
why-group-in-bad-going = por terreno difícil un grupo solo va en columna
why-goes = { $element } puede ir { $n } pasos en terreno bueno
why-goes-in-bad-going = { $element } puede ir { $n } pasos por terreno difícil
why-straight-back = { $element } solo puede romper el contacto, recto hacia atrás
why-not-from-behind = { $element } no empezó detrás del borde del enemigo
why-held-from-side = a { $element } lo sujeta un enemigo en su flanco o su retaguardia
why-in-front-zone = { $element } está en la zona frontal de { $element2 }
why-back-by-depth = { $element } debe ir hacia atrás al menos su fondo
why-stands-on = { $element } quedaría encima de { $element2 }
why-still-touching = { $element } seguiría en contacto
why-not-lined-up = { $element } tocaría a un enemigo sin alinearse
why-in-water = { $element } quedaría en el agua
why-off-table = { $element } saldría de la mesa
why-on-hold = { $element } quedaría encima de un campamento o un poblado
why-in-fire = { $element } quedaría en el fuego
why-column-of-group = una columna la forma un grupo, detrás de uno de sus elementos
why-not-all-fall-in = no todos pueden ponerse en fila, y algunos quedarían separados de la columna
why-column-forward = { $element } debe llevar la columna hacia delante
why-column-in-river = una columna se forma fuera de un río difícil
why-no-march-in-river = ninguna marcha pasa por el río
why-group-in-river = en el río un grupo solo va en columna
why-goes-in-river = { $element } puede ir { $n } mm en el río

## Campamentos y poblados (DBA-33, DBA-35)

why-no-such-place = no hay tal sitio en la mesa
why-in-already = { $element } ya está dentro
why-enemy-holds = lo tiene el enemigo
why-one-goes-in = solo entra un elemento suelto
why-own-move-in = { $element } no llega allí con un movimiento propio
why-plundering = { $element } sigue saqueando
why-enemy-at-walls = { $element } tiene al enemigo ante los muros
why-out-first = { $element } tiene que salir antes
why-out-then-river = { $element } sale antes, y entra en el río con otro movimiento
why-no-way-out = { $element } no encuentra por dónde salir
why-enemy-at-gate = hay un enemigo ante ese lado: { $element } no puede salir por ahí
why-no-expendables-camp = los Prescindibles no atacan campamentos
why-no-expendables-town = los Prescindibles no asaltan un poblado
why-meet-camp = { $element } debe dar en el campamento con la mitad de su frente al menos
why-meet-walls = { $element } tiene que llegar a los muros con al menos la mitad de su frente
why-no-rising = los vecinos se levantan por los seis PIP de un dado, si fueron asaltados y no hay enemigo dentro

## Mandos desmoralizados (DBA-19)

why-only-held-turns = solo gira en el sitio un elemento retenido
why-own-command-held = a tu orden solo se retienen elementos de tu mando
why-turned-already = { $element } ya ha girado
why-turns-in-place = { $element } solo puede girar donde está
why-needs-no-holding = a { $element } no hace falta retenerlo

## Órdenes y combates (DBA-6, DBA-16, DBA-21)

why-nobody-concedes = en una campaña nadie se rinde por otros: cada cual da por perdido su propio mando
why-draw-offered = en este turno ya se han ofrecido tablas
why-only-chief-ends = solo el general en jefe pone fin a una batalla
why-given-up-already = este mando ya está desmoralizado o no queda nada de él
why-no-combat = { $element } no tiene ahora ningún combate

## Cartas (DBA-22)

why-not-in-hand = no tienes { $card }
why-card-not-now = { $card } no se juega ahora
why-card-at-start = { $card } se muestra al principio del turno propio
why-card-before-moving = { $card } se muestra antes de mover
why-card-before-battle = { $card } se muestra antes de la batalla
why-card-in-own-bound = { $card } se muestra en el turno propio
why-no-command = no tienes ningún mando
why-no-foe = { $command } no tiene ningún mando contra ti
why-no-disguise = { $element } no es un elemento tuyo al que un Prescindible pueda parecerse
why-no-ambush = no hay nadie, o ningún lugar, para una emboscada
why-enemy-saw-ground = el enemigo ha visto el terreno donde estaría { $element }
why-enemy-saw = el enemigo ha visto { $element }
why-ambush-near = { $element } debe estar a más de 40 mm de { $element2 }
why-stand-on-table = { $element } debe estar en la mesa
why-ambush-screened = { $element } debe estar dentro de un accidente o tapado por uno
why-nowhere-to-light = ninguno de tus elementos puede encender un fuego donde está
why-fire-has-length = una línea de fuego tiene alguna longitud
why-fire-in-open = la línea debe ir por campo abierto o colinas: allí hay { $ground }
why-fire-on-table = la línea debe estar en la mesa
why-fire-away = la línea debe alejarse de { $element }
why-fire-from-edge = la línea debe empezar en el borde de uno de tus elementos
why-name-one = nombra al menos un elemento
why-nobody-stood-still = ningún elemento tuyo sigue quieto sin que nadie haya topado con él
why-nobody-in-wood = ningún elemento tuyo desplegado entero en un bosque puede tener ahora { $card }
why-has-moved = { $element } se ha movido desde su despliegue
why-was-met = se topó con { $element } antes de mostrarse la carta

# A qué se renuncia con una respuesta

why-concedes = concede la batalla: tu bando la ha perdido
why-gives-up-last-command = entrega el último mando de tu bando: habrá perdido cuando acabe este turno

# Por qué no van juntas unas opciones

bad-attackers = el primer bando puede tener como mucho { $n } de { $players } jugadores
bad-cards = las { $n } cartas de batalla no alcanzan para { $players } jugadores (DBA-25.9)
bad-margin = el margen lateral no deja sitio para { $n } mandos uno al lado de otro (DBA-5.2)
bad-commands = la batalla «{ $battle }» tiene { $first } y { $second } mandos, no { $first2 } y { $second2 }
bad-points = hacen falta al menos { $n } puntos, para un ejército de { $least } a { $most } elementos (DBA-25.5)
