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
