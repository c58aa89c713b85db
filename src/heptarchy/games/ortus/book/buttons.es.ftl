# Botones: por verbo, o por verbo y la regla que pregunta

# Mazos y Manos

do-deck = { $it }
do-own-deck = Un mazo propio
do-copies = { $n ->
    [0] Sin { FORM($it, "one") }
   *[other] { COUNT($n, $it) }
}
do-mulligan = Robar una Mano nueva
do-keep = Conservar la Mano
do-keep-or-14-4 = Conservar las tres

# Un turno

do-place = { KEY($it) ->
    [prince] Colocar un Príncipe como Lord
    [vassal] Colocar un Vasallo como Lord
    [champion] Colocar un Campeón como Lord
    [monk] Colocar un Monje como Abad
    [mercenary] Contratar un Mercenario
   *[other] Colocar { FORM($it, "a") }
}
do-into = En { $it }
do-into-or-6-3 = Lord de { $it }
do-play = { KEY($it) ->
    [champion] Convocar una Justa
    [banquet] Dar un Banquete
    [banner] Alzar un Estandarte por la corona
   *[other] Jugar { $it }
}
do-play-ov-19 = Alzar un Estandarte: otras cartas y tomar una
do-bequeath = Legar: Príncipe de { $it }
do-recruit = Reclutar (+{ $n })
do-emissary = Enviar { FORM($it, "a") } a los Vikingos (+{ $n })
do-look = Monasterio: ver la Mano { FORM($it, "of") }
do-storm = Atacar las Torres { FORM($it, "of") }
do-storm-or-17-13 = Vikingos a las Torres { FORM($it, "of") }
do-raid = Saqueo de { $it } ({ $seat })
do-raid-or-17-13 = Saqueo Vikingo de { $it } ({ $seat })
do-siege = Asedio de { $it } ({ $seat })
do-siege-or-17-13 = Asedio Vikingo de { $it } ({ $seat })
do-build = Construir una Torre
do-tower = Una Torre: { $it }
do-garrison = Guarnición: { $it }
do-at = Mercenario { $n }{ part-garrison }
do-concede = Rendirse
do-end = Terminar el turno

# Batallas

do-field = Desplegar { FORM($it, "a") } de la Mano
do-field-army = Desplegar { FORM($it, "a") } de la Reserva
do-field-lord = Desplegar al { $lord } de { $it }
do-field-mercenary = Desplegar al Mercenario { $n }{ part-garrison }
do-field-king = Desplegar la Carta del Rey
do-field-royal = Desplegar { FORM($it, "a") } del Ejército Real
do-field-all = Desplegar todo lo de la mesa
do-done = Nada más
do-done-or-12-6 = No desplegar más
do-done-nothing = No desplegar nada
do-done-or-12-26 = Dejar el resto
do-done-or-14-5 = No jugar un Campeón
do-done-wx-34 = No comprar nada
do-decide = { $it }
do-fill = Daño a { FORM($it, "a") }
do-fill-army = Daño a { FORM($it, "a") }
do-fill-mercenary = Daño al Mercenario { $n }
do-fill-garrison = Daño a la Guarnición de { $n }{ part-garrison }
do-fill-king = Daño a la Carta del Rey
do-fill-royal = Daño al Ejército Real: { $it }
do-fill-raider = Daño a { FORM($it, "a") }
do-spare = Perder lo menos posible
do-raze = Destruir la Torre { $n }
do-take = Tomar { FORM($it, "a") }
do-take-or-12-26 = Capturar { FORM($it, "a") }
do-burn = Quemar { FORM($it, "a") }
do-capture = Capturar { $fief }
do-destroy = Destruir { $fief }
do-ransom = Rescatar al { $lord } de { $it }
do-from = De { $it }
do-from-or-12-31 = Pagar de { $it }
do-from-or-14-2 = Apostar de { $it }
do-give = Dar { FORM($it, "a") }
do-give-or-12-31 = Pagar { FORM($it, "a") }
do-give-or-14-2 = Apostar { FORM($it, "a") }

# Política

do-aim-lord = El { $lord } de { $it }
do-aim-mercenary = Un Mercenario { FORM($it, "of") }
do-aim-hand = La Mano { FORM($it, "of") }
do-aim-fief = Propiedades de { $it }
do-aim-pool = La Reserva { FORM($it, "of") }
do-take-army = Tomar { FORM($it, "a") }
do-ally = Jugar Aliados
do-vassal = Un Vasallo de la Mano
do-vassal-lord = El Lord Vasallo de { $it }
do-yield = Ceder
do-yield-or-12-31 = No pagar Rescate
do-yield-or-17-13 = Retener a los Vikingos
do-yield-ov-9 = Dejar la carta como está
do-yield-rb-66 = Dejar que venga el Rey

# Justas, corona

do-tilt = Cambiar { FORM($it, "a") }
do-wild = Un Campeón como { $it }
do-donate = Dar { FORM($it, "a") }

# Variantes

do-appease = Aplacar al Rey con un Banquete
do-call-vote = Iniciar la Votación por el Invierno
do-vote = { KEY($it) ->
    [for] A favor del Invierno
    [against] En contra del Invierno
   *[other] Abstenerse
}
do-buy-towers = Comprar { part-towers }
do-buy = Comprar { FORM($it, "a") }

# Módulos

do-exchange = Cambiar { part-cards } por una de la Bandeja
do-discard = Descartar { FORM($it, "a") }
do-fetch = Tomar { FORM($it, "a") } de la Bandeja
do-pick = Elegir { FORM($it, "a") }
do-pick-ov-18 = Tomar { FORM($it, "a") } de la Bandeja
do-pick-ov-19 = Tomar { FORM($it, "a") } de las abiertas
do-top = Tomar la carta superior del mazo
do-advise = Un consejero como { $it }
do-found = Fundar un Feudo: { $it }
do-rally = Jugar un Estandarte: Batalla Normal
do-sack = Atacar las Aldeas { FORM($it, "of") }
do-sack-or-17-13 = Vikingos a las Aldeas { FORM($it, "of") }
do-conquer = { $n ->
    [0] Quemarlas todas
   *[other] Conquistar { $n } y quemar el resto
}
do-thanes = { $n ->
    [0] Todos los Thanes en casa
    [1] 1 Thane avanzado
   *[other] { $n } Thanes avanzados
}
do-hunt = Atacar los Thanes { FORM($it, "of") }
do-hunt-or-17-13 = Vikingos a los Thanes { FORM($it, "of") }
do-summon = Thanes: tomar una carta de la Bandeja
do-conclave = Convocar un Cónclave
do-declare = Declarar { $it }
do-accuse = Acusar { FORM($it, "to") } de mentir
do-peace = No acusar a nadie
part-garrison = { SIZE($garrison) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($garrison) })
}

# Respuestas como las cuenta el registro, tras el nombre de quien las dio

log-deck = construye un mazo: { $it }
log-own-deck = construye un mazo, tipo por tipo
log-copies = { $n ->
    [0] no toma { FORM($it, "one") }
   *[other] toma { COUNT($n, $it) }
}
log-mulligan = roba una Mano nueva
log-keep = conserva sus cartas
log-place = coloca { FORM($it, "a") }
log-into = elige { $it }
log-play = { KEY($it) ->
    [champion] convoca una Justa con un Campeón
    [banquet] da un Banquete
    [banner] alza un Estandarte
   *[other] juega { $it }
}
log-bequeath = lega por el Príncipe de { $it }
log-recruit = recluta
log-emissary = envía { FORM($it, "a") } a los Vikingos
log-look = mira la Mano { FORM($it, "of") }
log-storm = ataca las Torres { FORM($it, "of") }
log-raid = saquea { $it }
log-siege = asedia { $it }
log-build = construye una Torre
log-tower = la hace de { $it }
log-garrison = pone { FORM($it, "a") } en una Guarnición
log-at = elige al Mercenario { $n }
log-concede = se rinde
log-end = termina el turno
log-field = despliega { FORM($it, "a") } de la Mano
log-field-army = despliega { FORM($it, "a") } de la Reserva
log-field-lord = despliega al Lord de { $it }
log-field-mercenary = despliega al Mercenario { $n }
log-field-king = despliega la Carta del Rey
log-field-royal = despliega { FORM($it, "a") } del Ejército Real
log-field-all = despliega todo lo de la mesa
log-done = termina
log-decide = decide: { $it }
log-fill = pone el daño en { FORM($it, "a") }
log-fill-army = pone el daño en { FORM($it, "a") }
log-fill-mercenary = pone el daño en el Mercenario { $n }
log-fill-garrison = pone el daño en la Guarnición del Mercenario { $n }
log-fill-king = pone el daño en la Carta del Rey
log-fill-royal = pone el daño en { FORM($it, "a") } del Ejército Real
log-fill-raider = pone el daño en { FORM($it, "a") }
log-spare = pierde lo menos posible
log-raze = destruye la Torre { $n }
log-take = toma { FORM($it, "a") }
log-burn = quema { FORM($it, "a") }
log-capture = captura el Feudo
log-destroy = destruye el Feudo
log-ransom = rescata al Lord de { $it }
log-from = elige { $it }
log-give = da { FORM($it, "a") }
log-aim-lord = apunta al Lord de { $it }
log-aim-mercenary = apunta a un Mercenario { FORM($it, "of") }
log-aim-hand = apunta a la Mano { FORM($it, "of") }
log-aim-fief = apunta a las Propiedades de { $it }
log-aim-pool = apunta a la Reserva { FORM($it, "of") }
log-take-army = toma { FORM($it, "a") }
log-ally = juega Aliados
log-vassal = responde con un Vasallo de la Mano
log-vassal-lord = responde con el Lord Vasallo de { $it }
log-yield = cede
log-tilt = cambia { FORM($it, "a") }
log-wild = juega un Campeón como { $it }
log-donate = da { FORM($it, "a") }
log-appease = aplaca al Rey con un Banquete
log-call-vote = inicia la Votación por el Invierno
log-vote = { KEY($it) ->
    [for] vota a favor del Invierno
    [against] vota en contra del Invierno
   *[other] se abstiene
}
log-buy-towers = compra Torres
log-buy = compra { FORM($it, "a") }
log-exchange = cambia cartas de la Mano por una de la Bandeja
log-discard = descarta { FORM($it, "a") }
log-fetch = toma { FORM($it, "a") } de la Bandeja
log-pick = elige { FORM($it, "a") }
log-top = toma la carta superior del mazo
log-advise = gasta un consejero como { $it }
log-found = funda un Feudo con { FORM($it, "a") }
log-rally = juega un Estandarte contra la carta de Batalla
log-sack = ataca las Aldeas { FORM($it, "of") }
log-conquer = { $n ->
    [0] las quema todas
   *[other] conquista { $n } y quema el resto
}
log-thanes = { $n ->
    [0] deja en casa a todos los Thanes
    [1] tiene 1 Thane avanzado
   *[other] tiene { $n } Thanes avanzados
}
log-hunt = ataca los Thanes { FORM($it, "of") }
log-summon = recibe de los Thanes una carta de la Bandeja
log-conclave = convoca un Cónclave
log-declare = declara { $it }
log-accuse = acusa { FORM($it, "to") } de mentir
log-peace = no acusa a nadie
log-draw = roba { FORM($it, "a") }
log-lose = descarta { FORM($it, "a") } al azar
log-cube = saca el cubo { FORM($it, "of") }
log-muster = roba { FORM($it, "a") }
log-land-raider = roba { FORM($it, "a") }
log-battle = descubre la carta de Batalla: { $it }
log-deal = reparte { $it }
log-turn-up = descubre { FORM($it, "a") }
log-mind = descubre { FORM($it, "a") } de la Mente del Rey

# Cómo se llaman los verbos

verb-deck = Un mazo listo
verb-own-deck = Mazo propio
verb-mulligan = Mulligan
verb-keep = Conservar
verb-place = Colocar una carta
verb-into = Adónde
verb-play = Jugar una carta
verb-bequeath = Legar
verb-recruit = Reclutar
verb-emissary = Emisario
verb-look = Monasterio
verb-storm = Ataque a las Torres
verb-raid = Saqueo
verb-siege = Asedio
verb-build = Un paso gratis
verb-tower = Torres
verb-garrison = Guarnición
verb-at = Qué Mercenario
verb-concede = Rendirse
verb-end = Terminar el turno
verb-field = De la Mano
verb-field-army = De la Reserva
verb-field-lord = Lores
verb-field-mercenary = Mercenarios
verb-field-king = Carta del Rey
verb-field-royal = Ejército Real
verb-field-all = Todo
verb-done = Terminar
verb-decide = La Iglesia decide
verb-fill = Daño a la Mano
verb-fill-army = Daño a la Reserva
verb-fill-mercenary = Daño a Mercenarios
verb-fill-garrison = Daño a Guarniciones
verb-fill-king = Daño a la Carta del Rey
verb-fill-royal = Daño al Ejército Real
verb-fill-raider = Daño a la Horda
verb-spare = Menos bajas
verb-raze = Destruir una Torre
verb-take = Tomar
verb-burn = Quemar
verb-capture = Capturar
verb-destroy = Destruir
verb-ransom = Rescate
verb-from = De qué Feudo
verb-give = Dar
verb-aim-lord = Lores
verb-aim-mercenary = Mercenarios
verb-aim-hand = Manos
verb-aim-fief = Propiedades
verb-aim-pool = Reservas
verb-take-army = Cartas de Ejército
verb-ally = Aliados
verb-vassal = Un Vasallo
verb-vassal-lord = Lores Vasallos
verb-yield = Ceder
verb-tilt = Lance
verb-wild = Comodines
verb-donate = Donación al Rey
verb-appease = Aplacar al Rey
verb-call-vote = Iniciar una Votación
verb-vote = Voto
verb-buy-towers = Comprar Torres
verb-buy = Comprar una carta
verb-exchange = Cambiar cartas
verb-discard = Descartar
verb-fetch = De la Bandeja
verb-pick = Elegir una carta
verb-top = La carta superior
verb-advise = Consejeros
verb-found = Fundar un Feudo
verb-rally = Jugar un Estandarte
verb-sack = Ataque a las Aldeas
verb-conquer = Conquistar Aldeas
verb-thanes = Los Thanes
verb-hunt = Ataque a los Thanes
verb-summon = La carta de los Thanes
verb-conclave = Cónclave
verb-declare = Declarar
verb-accuse = Acusar
verb-peace = No acusar
verb-draw = Robo
verb-lose = Descarte al azar
verb-cube = Cubo
verb-muster = Carta de Ejército
verb-land-raider = Carta Vikinga
verb-battle = Carta de Batalla
verb-deal = Mano de Justa
verb-turn-up = Carta de Justa
verb-mind = La Mente del Rey

# Cómo terminó la partida

end-last-earl = Ha ganado { $winners }: no queda ningún otro Conde.
end-last-earl-many = Han ganado a la vez { $winners }: no queda ningún Conde del otro bando.
end-first-out-many = Han ganado a la vez { $winners }: el primer Conde que queda fuera es del otro equipo.
end-round-cap = Ha ganado { $winners }: ha terminado la última ronda y nadie tiene más Feudos.
end-round-cap-many = Han ganado a la vez { $winners }: ha terminado la última ronda y nadie tiene más Feudos.
end-round-cap-none = Ha ganado el Rey: ha terminado la última ronda y sigue en pie.
end-king-and-cathedral = Ha ganado { $winners }: tenía la Carta del Rey y la Catedral al comenzar su turno.
end-alone = Ha ganado { $winners }: estaba a solas en la mesa antes de que llegaran los Vikingos.
end-great-king = Ha ganado { $winners }: un Rey con un Feudo al acabar el tiempo de los Vikingos, la victoria mayor.
end-dual-many = Han ganado { $winners } a la vez: un Rey con un Feudo y quien tiene la Catedral.
end-archbishop = Ha ganado { $winners }: tiene la Catedral donde ningún Rey tiene un Feudo, la victoria menor.
end-vikings-none = Han ganado los Vikingos: todos los Condes han perdido.
end-king-fallen = Ha ganado { $winners }: el Rey está derrotado.
end-king-fallen-many = Han ganado a la vez { $winners }: el Rey está derrotado.
end-king-stands-none = Ha ganado el Rey: no queda ningún Conde.
end-state-and-church = Ha ganado { $winners }: tenía la Carta del Rey y la Catedral al comenzar su turno.
end-quest = Ha ganado { $winners }: un Caballero que reúne bastantes condiciones de victoria.
end-match = { $winners } ha ganado el Encuentro.
end-match-many = { $winners } han ganado las mismas partidas del Encuentro.
end-winter-none = Ha llegado el Invierno: la temporada ha terminado.
