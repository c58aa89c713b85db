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
told-movement-played = { FORM($faction, "the") } juegan { $card }: { $armies ->
    [one] { $armies } activación
   *[other] { $armies } activaciones
} de { part-steps }
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
why-last-unit = no se puede quitar a un Líder su última unidad, en { $shire }
why-no-vikings-there = no hay vikingos en { $shire }
why-no-housecarl-there = no hay ningún huscarle en { $shire }
why-barred-already = { $shire } ya está cerrado
why-no-coast = { $shire } no es una costa
why-no-army-from = de { $shire } no puede venir ningún ejército con un thegn
why-no-way-out = { $shire } no es un condado sin vikingos junto a { $shire2 }

# Batallas: por qué no

why-none-to-hit = en esta batalla no hay { $kind } del bando que recibe el Impacto
why-no-tile-to-hit = aquí no hay Fuerte ni Asentamiento del bando que recibe el Impacto
why-no-border-or-marsh = { $shire } no limita con { $shire2 }, o es un pantano
why-enemies-there = hay enemigos en { $shire }
why-no-friends-there = no hay amigos en { $shire }

# La Era Vikinga: por qué no

why-no-tile = todas las losetas de Fuertes y Asentamientos están en el mapa
why-has-fort = { $shire } ya tiene un Fuerte o un Asentamiento
why-fort-costs = un Fuerte en { $shire } cuesta { $n } unidades vikingas de allí
why-fought-over = se combate por { $shire }
why-no-fort = no hay ningún Fuerte en { $shire }
why-no-city-of-kingdom = { $shire } no es una ciudad de { $kingdom } que controle tu bando
why-not-your-king = { $king } no es tu Rey
why-king-not-now = { $king } no se juega en este momento
why-king-in-own-turn = { $king } se juega en tu propio turno
why-none-to-add = no se puede añadir ninguna unidad de { FORM($faction, "the") }
why-no-spur = { $spur } no añade ningún paso a esta marcha
why-no-city-taken = { $shire } no es una ciudad que tu bando haya tomado este turno y conserve
why-no-attacker = { FORM($faction, "the") } no están entre los atacantes

# A qué se renuncia con una respuesta

why-leaves-last-city = abandona { $shire }: los vikingos tienen 1 ciudad y luego 0; sin ninguna al acabar la ronda ganan los ingleses
why-leaves-only-city = abandona { $shire }: los vikingos tienen 1 ciudad y luego { $n }
why-leaves-city = abandona { $shire }: los vikingos tienen { $n } ciudades y luego { $n2 }
why-signs-treaty = firma el tratado, y ganan { FORM($side, "the") } al final de la Ronda { $n }: hay { $n2 } ciudades en manos vikingas, tal como está
