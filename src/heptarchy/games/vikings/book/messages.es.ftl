# Lo que ha pasado. Cada una es una oración entera: su primera letra pasa a mayúscula.

told-round-begins = comienza la Ronda { ROMAN($n) }
told-turn-begins = turno de { FORM($faction, "the") }
told-drew = { FORM($faction, "the") } roban una carta
told-hand-shown = { FORM($faction, "the") } no tienen carta de Movimiento: la mano se muestra y se roba de nuevo
told-card-shown = { FORM($faction, "the") } muestran { $card }, número { $n }
told-chose = { FORM($faction, "the") } han elegido { $card }
told-deployed = { FORM($faction, "the") } despliegan una unidad en { $shire }
told-invaders = { KEY($leader) ->
    [reinforcements] los Refuerzos vikingos { SIZE($units) ->
        [0] no traen a nadie
       *[other] traen { $units }
    }
   *[other] { FORM($leader, "long") } aparece ante la costa { SIZE($units) ->
        [0] sin nadie
       *[other] con { $units }
    }
}
told-reinforced = { COUNT($n, $kind) } { $n ->
    [one] llega
   *[other] llegan
} a { $shire }
told-boarded = { COUNT($n, $kind) } { $n ->
    [one] se une
   *[other] se unen
} a { FORM($leader, "long") }
told-alfred-comes = Alfredo llega a { $shire }
told-movement-played = { FORM($faction, "the") } juegan { $card }: { part-activations } de { part-steps }
part-activations = { $armies ->
    [one] { $armies } activación
   *[other] { $armies } activaciones
}
part-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
told-event-played = { FORM($faction, "the") } juegan { $event }
told-landed = { FORM($leader, "long") } desembarca en { $shire }
told-led = { FORM($leader, "long") } va a { $shire }
told-marched = un ejército de { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
} va de { $shire } a { $shire2 }
told-battle-begins = batalla en { $shire }: atacan { FORM($side, "the") }
told-fyrd-join = { $n } fyrd { $n ->
    [one] se une
   *[other] se unen
} a la batalla en { $shire }
told-rolled = { FORM($kind, "the") } { FORM($kind, "number") ->
    [mass] saca
   *[many] sacan
} { COMMAS($outcome) }
told-cancelled = { $n ->
    [one] se anula { $n } Impacto
   *[other] se anulan { $n } Impactos
}
told-killed = { COUNT($n, $kind) } { $n ->
    [one] cae
   *[other] caen
}
told-fled = { COUNT($n, $kind) } { $n ->
    [one] huye
   *[other] huyen
}
told-withdrew = { FORM($kind, "a") } se retira a { $shire }
told-paid = { COUNT($n, $kind) } { $n ->
    [one] se entrega como Danegeld
   *[other] se entregan como Danegeld
}
told-swapped = { COUNT($n, $kind) } { $n ->
    [one] se convierte en { FORM($kind2, "one") }
   *[other] se convierten en { $kind2 }
} en { $shire }
told-spied = un ejército inglés acude de { $shire } a { $shire2 }
told-escaped = los ingleses escapan de { $shire } a { $shire2 }
told-barred = la Flota sajona vigila { $shire }
told-cancels-out = { $event } y { $event2 } se anulan entre sí
told-leader-lost = { FORM($leader, "long") } queda fuera de la partida
told-leader-follows = { FORM($leader, "long") } se retira a { $shire }
told-battle-won = { FORM($side, "the") } ganan la batalla en { $shire }
told-step-lost = { FORM($leader, "long") } pierde { part-steps }
told-round-ends = la Ronda { ROMAN($n) } termina con { $cities ->
    [one] { $cities } ciudad
   *[other] { $cities } ciudades
} en manos vikingas
told-game-over = han ganado { FORM($side, "the") }

# La Era Vikinga

told-plundered = los vikingos saquean la Iglesia de { $shire }
told-avenged = una Iglesia saqueada llama al fyrd a { $shire }
told-fort-built = { FORM($faction, "the") } construyen un Fuerte en { $shire }
told-settled = el Fuerte de { $shire } pasa a ser un Asentamiento
told-razed = el baluarte vikingo de { $shire } queda destruido
told-kingdom-passes = el poder de { $kingdom } pasa a { FORM($side, "the") }
told-hurried = { $spur } da { part-steps } más
told-king-dealt = { FORM($faction, "the") } reciben un Rey
told-king-played = { FORM($faction, "the") } juegan { $king }
told-die-added = { FORM($faction, "the") } añaden un dado de { FORM($faction, "die") } a su tirada
told-rune-shows = el dado de Runa de { FORM($faction, "the") } muestra { $rune }
told-prayer-shows = el dado de Oración de { FORM($faction, "the") } muestra { $prayer }
told-rune-hits = da un Impacto más a { FORM($faction, "the") }
told-rune-stands = impide que huyan { FORM($faction, "the") }
told-rune-raises = devuelve a la batalla una unidad de { FORM($faction, "the") }
told-rolls-again = deja que { FORM($faction, "the") } vuelvan a tirar todos sus dados
told-rolled-again = { FORM($kind, "the") } { FORM($kind, "number") ->
    [mass] vuelve
   *[many] vuelven
} a tirar: { COMMAS($outcome) }
told-relic-taken = { FORM($faction, "the") } se llevan la reliquia de { $relic }
told-relic-returns = la reliquia de { $relic } vuelve a { $shire }
told-relic-spent = { FORM($faction, "the") } gastan la reliquia de { $relic }
told-legend-laid = queda a la vista una Leyenda: { $legend }
told-legend-taken = { FORM($side, "the") } ganan una Leyenda: { $legend }
told-legend-claimed = { FORM($side, "the") } cobran la recompensa de una Leyenda: { $legend }
told-epic-turned = se descubre una carta épica: { $epic }
told-epic-wasted = se descubre otra carta épica, sin efecto: { $epic }
told-betrayed = { COUNT($n, $kind) } { $n ->
    [one] cambia
   *[other] cambian
} de bando
told-ranks-break = se rompen las filas de { FORM($side, "the") }
told-ship-left = un barco vikingo queda en { $shire }
told-ship-lost = se pierde el barco de { $shire }

# Preparación y refuerzos: por qué no

why-in-deck = { $card } ya está en tu mazo
why-no-event-of-deck = { $card } no es un Evento para el mazo de { FORM($faction, "the") }
why-marsh = { $shire } es un pantano: ninguna unidad puede entrar
why-no-icon = { $shire } no tiene ningún icono de { FORM($faction, "the") }
why-viking-hands = { $shire } está en manos vikingas
why-icons-used = { $shire } ya ha recibido una unidad por cada icono
why-no-crown-there = { $shire } no es una ciudad inglesa con una unidad inglesa
why-no-viking-refuge = { $shire } no es ni una costa en manos vikingas ni el lugar de un Líder
why-not-off-shore = { FORM($leader, "long") } no tiene barcos frente a la costa
why-must-come-back = las unidades inglesas huidas vuelven en cuanto pueden
why-so-many-come = allí puede llegar este número de { FORM($faction, "many") }: de 1 a { $n }
why-no-english-refuge = { $shire } no es ni una ciudad de refuerzo en manos inglesas ni el lugar de Alfredo

# Líderes y ejércitos: por qué no

why-leader-not-in-play = { FORM($leader, "long") } no está en juego en tu bando
why-leader-activated = { FORM($leader, "long") } ya se ha activado este turno
why-navy-bars-coasts = la Flota sajona cierra todas las costas donde { FORM($leader, "long") } puede desembarcar
why-navy-bars-ways = la Flota sajona cierra todos los caminos desde { $shire }
why-leader-has-no-unit = { FORM($leader, "long") } no tiene ninguna unidad de { FORM($faction, "the") } que pueda partir
why-last-activation = { FORM($leader, "long") } debe desembarcar este turno: la última activación es suya
why-leader-must-land = { FORM($leader, "long") } debe desembarcar este turno
why-no-unit-there = no hay ninguna unidad de { FORM($faction, "the") } en { $shire }
why-all-moved = todos los { FORM($faction, "many") } de { $shire } se han movido este turno
why-on-the-way = un ejército ni deja ni recoge unidades por el camino
why-number-set = el número de { FORM($faction, "many") } ya está fijado en esta parada
why-come-already = el número de { FORM($faction, "many") } que van ya es { $n }
why-must-come = debe ir una unidad de { FORM($faction, "the") }
why-may-come = el número de { FORM($faction, "many") } que pueden ir desde aquí es { $n }
why-no-ships-there = ningún barco va de { $shire } a { $shire2 }
why-must-set-out = quien se ha activado parte mientras haya un camino
why-not-on-side = { FORM($faction, "the") } no son de tu bando
why-no-border = { $shire } no limita con { $shire2 }
why-navy-bars = la Flota sajona cierra { $shire }
why-leader-needs-unit = { FORM($leader, "long") } debe llevar una unidad
why-no-landing = { $shire } no es una costa donde desembarcar
why-another-sea = { FORM($leader, "long") } no puede desembarcar en { $shire }: no está en sus mares

# Eventos: por qué no

why-not-in-hand = { $card } no está en tu mano
why-movement-later = la carta de Movimiento se juega al final de la Fase de Refuerzos
why-event-not-now = { $event } no se juega en este momento
why-event-not-in-turn = { $event } no se juega en un turno de { FORM($faction, "the") }
why-events-played = Eventos jugados por { FORM($faction, "the") } en esta ronda: { $n }
why-no-ceolwulf = ningún condado de Ceolwulf está abierto a los vikingos
why-no-housecarl-to-add = no se puede añadir ningún huscarle
why-no-vikings = no hay vikingos en el mapa
why-ships-on-the-way = los barcos llevan a un ejército o a un Líder que está en camino
why-ships-ready = ya hay barcos listos para el próximo paso
why-no-ships = desde { $shire } no zarpa ningún barco
why-none-to-change = no se pueden cambiar { $kind } por { $kind2 }
why-event-in-battle = { $event } se juega en una batalla
why-event-played = { $event } ya se ha jugado en esta batalla
why-no-unit-in-battle = { FORM($faction, "the") } no tienen ninguna unidad en esta batalla
why-no-discord-there = { $shire } no es un condado de la Discordia en Northumbria
why-not-both-there = no están allí a la vez huscarles y thegns
why-no-army-to = ningún ejército con un thegn puede llegar a { $shire }
why-no-free-shire = ningún condado junto a { $shire } está libre de vikingos
why-no-effect = { $event } no tiene efecto en { $shire }
why-changes-units = { $event } cambia allí entre 1 y { $n } unidades
why-come-there = { $shire } es el condado al que van
why-none-aboard = en los barcos de { FORM($leader, "long") } no hay { $kind }
why-not-pending = { $event } no espera a tener efecto en esta batalla
why-none-to-give = en { $shire } no hay { $kind } de los vikingos
why-last-unit = no se puede quitar a un Líder su última unidad, en { $shire }
why-no-vikings-there = no hay vikingos en { $shire }
why-no-housecarl-there = no hay ningún huscarle en { $shire }
why-barred-already = { $shire } ya está cerrado
why-no-coast = { $shire } no es una costa
why-no-army-from = de { $shire } no puede venir ningún ejército con un thegn
why-no-way-out = { $shire } no es un condado sin vikingos junto a { $shire2 }

# Batallas: por qué no

why-none-to-hit = en esta batalla no hay { $kind } del bando que recibe el Impacto
why-no-battle-there = no hay ninguna batalla en { $shire }
why-leader-not-there = { FORM($leader, "long") } no está en { $shire }
why-no-tile-to-hit = aquí no hay Fuerte ni Asentamiento del bando que recibe el Impacto
why-no-border-or-marsh = { $shire } no limita con { $shire2 }, o es un pantano
why-enemies-there = hay enemigos en { $shire }
why-no-friends-there = no hay amigos en { $shire }

# La Era Vikinga: por qué no

why-no-tile = todas las losetas de Fuertes y Asentamientos están en el mapa
why-has-fort = { $shire } ya tiene un Fuerte o un Asentamiento
why-fort-costs = un Fuerte en { $shire } cuesta { $n } unidades vikingas de allí
why-no-such-units = en { $shire } no hay esas unidades
why-no-settler-due = ningún Asentamiento en { $shire } debe dar ahora un nórdico
why-fought-over = se combate por { $shire }
why-no-fort = no hay ningún Fuerte en { $shire }
why-no-city-of-kingdom = { $shire } no es una ciudad de { $kingdom } que controle tu bando
why-not-your-king = { $king } no es tu Rey
why-king-not-now = { $king } no se juega en este momento
why-king-in-own-turn = { $king } se juega en tu propio turno
why-none-to-add = no se puede añadir ninguna unidad de { FORM($faction, "the") }
why-no-spur = { $spur } no añade ningún paso a esta marcha
why-no-city-taken = { $shire } no es una ciudad que tu bando haya tomado este turno y conserve
why-relic-not-carried = quien repite ahora la tirada no lleva la reliquia de { $relic }
why-legend-not-now = la recompensa de { $legend } no se puede obtener en este momento
why-none-fled = no han huido { $kind } de tu bando
why-no-such-die = ningún dado de { $kind } que se pueda repetir muestra { $face }
why-are-hers = este número de { FORM($faction, "many") } puede ser suyo: de { $n } a { $n2 }
why-no-attacker = { FORM($faction, "the") } no están entre los atacantes

# A qué se renuncia con una respuesta

why-leaves-last-city = abandona { $shire }: los vikingos tienen 1 ciudad y luego 0; sin ninguna al acabar la ronda ganan los ingleses
why-leaves-only-city = abandona { $shire }: los vikingos tienen 1 ciudad y luego { $n }
why-leaves-city = abandona { $shire }: los vikingos tienen { $n } ciudades y luego { $n2 }
why-signs-treaty = firma el tratado, y ganan { FORM($side, "the") } al final de la Ronda { $n }: hay { $n2 } ciudades en manos vikingas, tal como está

# Lo que se pregunta

ask-question = { $who }: { $what }
ask-over = la partida ha terminado
ask-others = se pregunta a otros
ask-ships = los barcos de { FORM($leader, "long") }
ask-battle = { $shire }, { $attackers } contra { $defenders }
ask-battle-won = la batalla en { $shire } está ganada, { $n ->
    [0] no queda nadie
    [one] queda { $left }
   *[other] quedan { $left }
}
part-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
part-steps-left = { $steps ->
    [one] queda { part-steps }
   *[other] quedan { part-steps }
}
part-activations-left = { $armies ->
    [one] queda { part-activations }
   *[other] quedan { part-activations }
}

ask-deck = ¿qué Evento entra en el mazo, { $n } de { $most }? (los demás no lo ven)
ask-extra-unit = ¿dónde se despliega la unidad adicional { $n } de { $most }? (no en un pantano)
ask-before-armies = ¿se juega un Evento antes de que muevan { FORM($faction, "the") } ({ part-activations } de { part-steps }), o se pasa?
ask-phase-event = ¿se juega un Evento de la Fase de Refuerzos ({ $come ->
    [yes] ya han llegado los refuerzos
   *[no] antes de que lleguen los refuerzos
}), o se pasa?
ask-how-many-waiting = ¿cuántos de los { $n } { $kind } nuevos van a { $place }?
ask-waiting = ¿adónde { $n ->
    [one] va
   *[other] van
} { COUNT($n, $kind) } de la carta de Refuerzos?
ask-how-many-fled = ¿cuántos de los { $n } { $kind } huidos vuelven a { $place }?
ask-fled = ¿adónde { $n ->
    [one] vuelve un { FORM($kind, "one") } huido
   *[other] vuelven { $n } { $kind } huidos
}?{ $passes ->
    [yes] { " (o pasar)" }
   *[no] { "" }
}
ask-short = faltan unidades: ¿qué ciudad recibe la siguiente? ({ part-left } en la reserva)
ask-alfreds-city = ¿a qué ciudad llega Alfredo?
ask-movement = ¿qué carta de Movimiento se juega este turno{ $event ->
    [yes] , o qué Evento antes
   *[no] { "" }
}?

ask-how-many-change = ¿cuántos { $kind } se convierten en { $kind2 } en { $place }?
ask-change = ¿dónde { $n ->
    [one] se convierte { COUNT($n, $kind) } en { FORM($kind2, "one") }
   *[other] se convierten hasta { $n } { $kind } en { $kind2 }
}?
ask-ceolwulf = ¿qué ciudad abre Ceolwulf a los vikingos?
ask-ceolwulfs-unit = ¿quién va de { $shire } a { $to }?
ask-ceolwulfs-shire = ¿desde dónde va un vikingo a { $to } ({ $n ->
    [one] aún puede ir { $n }
   *[other] aún pueden ir { $n }
}), o se pasa?
ask-purse = ¿dónde se añade un huscarle ({ part-left } en el Tesoro del rey), o se pasa?
ask-rebellion = ¿dónde se alza el pueblo en Rebelión?
ask-rebellions-loss = ¿a quién se lleva la Rebelión en { $shire }?
ask-navy = ¿qué costa cierra la Flota sajona? ({ part-left } por nombrar)
ask-danegeld = ¿quién paga el Danegeld: { COUNT($n, $kind) } o { COUNT($n2, $kind2) }?
ask-escape = ¿adónde escapan todos los ingleses desde { $shire }?
ask-spy = ¿desde dónde llama el Espía a un ejército a { $to }?
ask-spys-thegns = ¿cuántos thegns van de { $shire } a { $to }?
ask-spys-housecarl = ¿cuántos huscarles van de { $shire } a { $to } con { COUNT($n, $kind) }?
ask-order = ¿qué Evento se resuelve ahora en { $shire }?

ask-leader = ¿qué Líder se activa ({ part-activations-left } de { part-steps }){ $done ->
    [yes] , o se termina con los Líderes
   *[no] { "" }
}?
ask-landing = ¿dónde desembarca { FORM($leader, "long") } con { $units }? (después { part-steps-left })
ask-army = ¿de qué condado se mueve un ejército ({ part-activations-left } de { part-steps }), o se termina?
ask-leaders-way = { FORM($leader, "long") } { part-way }
ask-armys-way = el ejército { part-way }
part-way = en { $shire } { SIZE($units) ->
    [0] sin nadie
   *[other] con { $units }
} ({ part-steps-left }): ¿{ $load ->
    [yes] quién lo acompaña y adónde va
   *[no] adónde va
}{ $halt ->
    [yes] , o se detiene
   *[no] { "" }
}?

ask-battle-event = ¿se juega un Evento { $when ->
    [fyrd] antes de descubrir la carta de fyrd
    [rolls] antes de la primera tirada
   *[vikings] antes de que tiren los vikingos
}, o se pasa? ({ $battle })
ask-next-battle = ¿cuál de las { $n } batallas se libra ahora?
ask-loss = ¿quién cae por un Impacto? ({ $n ->
    [one] queda { $n } Impacto
   *[other] quedan { $n } Impactos
}; { $battle })
ask-command = { $n ->
    [one] { $n } Orden
   *[other] { $n } Órdenes
}: ¿se retira una unidad, o se quedan todas? ({ $battle })
ask-follow = la última unidad va a { $shire }: ¿qué Líder va con ella, o se queda?

# La Era Vikinga

ask-church = ¿se gasta una Iglesia saqueada ({ part-left }) por una carta de fyrd? ({ $battle })
ask-forts-units = ¿qué { $n ->
    [one] unidad se entrega
   *[other] { $n } unidades se entregan
} por el Fuerte en { $shire }?
part-fort = ¿dónde se alza un Fuerte por { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
} de allí? Conserva su condado sin unidades
part-tiles = { $tiles ->
    [one] queda { $tiles } loseta
   *[other] quedan { $tiles } losetas
}
ask-fort = { part-fort } ({ part-tiles }; o terminar)
ask-fort-costs-leader = { part-fort } ({ part-tiles }; en { $shire } se pierde a { FORM($leader, "long") }; o terminar)
ask-fort-costs-leaders = { part-fort } ({ part-tiles }; sin sus últimas unidades se pierden { $leaders } Líderes; o terminar)
ask-settlement = ¿qué Fuerte pasa a ser Asentamiento? Da un nórdico en cada turno posterior y un dado menos (o terminar)
ask-settlements-unit = faltan unidades: ¿qué Asentamiento recibe el siguiente nórdico? ({ part-left } en la reserva)
ask-kingdoms-unit = el poder de { $kingdom } da { FORM($kind, "a") }: ¿a qué ciudad llega?
ask-leaders-haste = a { FORM($leader, "long") } no le quedan pasos en { $shire }: ¿qué le da más pasos, o se detiene?
ask-armys-haste = al ejército no le quedan pasos en { $shire }: ¿qué le da más pasos, o se detiene?
ask-aella = Aella deja volver a tirar { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}: ¿cuál, o se dejan todos? (tu bando sacó { $faces })
ask-aethelred = ¿a qué condado añade Etelredo hasta { COUNT($n, $kind) }?
ask-aethelreds-units = ¿cuántos { $kind } añade Etelredo en { $shire }?
ask-rune = ¿se añade un dado de { FORM($faction, "die") } a tu { $roll ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
   *[other] próxima
} tirada? ({ part-left }; { $battle })
ask-relic = has sacado { $faces }: ¿se vuelven a tirar los dados de una facción por una reliquia{ $legend ->
    [yes] , o los de tu bando por El Muerdeescudos
   *[no] { "" }
}?
ask-shield-biter = tu bando ha sacado { $faces }: ¿se vuelven a tirar todos los dados por El Muerdeescudos?
ask-last-stand = { $hits ->
    [one] { $hits } Impacto
   *[other] { $hits } Impactos
} contra ti: ¿{ $n ->
    [one] se anula { $n }
   *[other] se anulan { $n }
} por La Última Defensa? ({ $battle })
ask-swift-march = La Marcha Veloz trae { COUNT($n, $kind) }: ¿a cuál de las ciudades tomadas este turno?
part-may-return = { $n ->
    [one] aún puede volver { $n }
   *[other] aún pueden volver { $n }
}
ask-slayers-unit = El Matarreyes trae de vuelta unidades huidas ({ part-may-return }): ¿quién vuelve, o se pasa?
ask-slayers-place = ¿adónde vuelve un { FORM($kind, "one") } huido ({ part-may-return }), o se pasa?
ask-saga-singer = ¿se roba esta vez 1 carta más por El Cantor de Sagas, o se guarda la recompensa para otro turno?
ask-traitor = un Traidor: ¿cuál de tus facciones lucha por los defensores? ({ $battle })
ask-duel = Duelo de campeones: ¿quién tira el dado de tu bando? Un solo Impacto cuesta una unidad al otro bando
ask-duels-loss = tu campeón ha perdido: ¿quién cae? ({ $battle })
ask-lagertha = ¿se trae a Lagertha, una vez en la partida, con parte de las unidades de { FORM($leader, "long") } ({ $units }), o se pasa?
ask-lagerthas-norsemen = ¿cuántos de los { COUNT($n, $kind) } de { FORM($leader, "long") } toma Lagertha?
ask-lagerthas-berserkers = ¿cuántos de los { COUNT($n, $kind) } de { FORM($leader, "long") } toma Lagertha{ $hers ->
    [0] { "" }
   *[other] , además de { COUNT($hers, $kind2) }
}?

# Probabilidades que se piden en la línea de órdenes: por qué no puede haber tal batalla
odds-attacker = attacker es 0 (viking) o 1 (english), no { $n }
odds-too-few = { $unit }: { $n } es menos que ninguno
odds-too-many = { $unit }: { $n } son más de los que hay en la caja, { $most } (V-1.1, V-1.2)
odds-fyrd-twice = fyrd: o { $n } o una carta al azar, no ambas cosas
odds-no-fyrd-card = fyrd: solo se vuelve una carta donde hay un huscarle o un thegn (V-9.3)
odds-nobody-there = el bando { $side ->
    [viking] vikingo
   *[english] inglés
} no tiene ninguna unidad en la batalla
