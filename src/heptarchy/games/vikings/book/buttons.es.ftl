# Botones: por verbo, o por verbo y la regla que pregunta

do-choose = Elegir { $it }
do-deploy = Desplegar en { $it }
do-play = Jugar { $it }
do-play-move = Movimiento: { part-gives }
do-play-treaty = Tratado: { part-gives }
do-pass = Pasar
do-resolve = Resolver { $it }
do-target = Elegir { $it }
do-target-v-15-12 = Traidores en { $it }
do-target-v-15-21 = Moral alta en { $it }
do-target-v-15-24 = Abrir { $it }
do-target-v-15-32 = Rebelión en { $it }
do-target-v-15-41 = Conversión en { $it }
do-target-v-15-42 = Escapar a { $it }
do-target-v-15-45 = El ejército de { $it }
do-target-card = Moral alta, barcos de { $it }
do-take = Elegir { $it }
do-take-v-5-4 = Traer { $it }
do-take-v-5-7 = Recuperar { $it }
do-take-v-15-12 = Cambiar { $it }
do-take-v-15-21 = Cambiar { $it }
do-take-v-15-41 = Cambiar { $it }
do-bar = Cerrar { $it }
do-place = Traer a { $it }
do-place-v-5-7 = Volver a { $it }
do-place-v-15-24 = Uno desde { $it }
do-place-v-15-31 = Añadir uno en { $it }
do-board = Traer a los barcos de { $it }
do-board-v-5-7 = Volver a los barcos de { $it }
do-reinforce = Reforzar { $it }
do-crown = Alfredo llega a { $it }
do-activate = Activar a { $it }
do-land = Desembarcar en { $it }
do-muster = Reunir en { $it }
do-march = Marchar a { $it }
do-sail = Navegar a { $it }
do-halt = Detenerse aquí
do-done = Terminar
do-done-v-7-2 = Terminar con los Líderes
do-done-v-8-1 = Terminar el movimiento
do-load = { $n ->
    [0] Dejar atrás a todos los { $kind }
   *[other] Llevar { COUNT($n, $kind) }
}
do-load-v-15-45 = { $n ->
    [0] No enviar { $kind }
   *[other] Enviar { COUNT($n, $kind) }
}
do-fight = Luchar en { $it }
do-lose = Perder { FORM($it, "a") }
do-lose-v-15-24 = Enviar { FORM($it, "a") }
do-pay = Pagar { COUNT($n, $it) }
do-stay = Quedarse
do-stay-v-9-12 = Que se queden todos
do-stay-v-9-13 = Quedarse
do-withdraw = Retirarse a { $it }
do-follow = { $it } va también
do-build = Fortificar { $it }
do-give = Entregar { $units }
do-settle = Asentarse en { $it }
do-raze = El { FORM($it, "bare") } recibe el Impacto
do-avenge = Gastar una Iglesia saqueada
do-hurry = Dar { part-steps } más: { $it }
do-king = Jugar { $it }
do-cast = Añadir un dado de { FORM($it, "die") }
do-spend = Gastar la reliquia de { $it }
do-claim = Usar { $it }
do-claim-vx-5-3 = Volver a tirar: { $it }
do-claim-vx-6-12 = Volver a tirar: { $it }
do-claim-vx-6-13 = Anular Impactos: { $it }
do-claim-vx-6-16 = Robar 1 más: { $it }
do-reroll = Volver a tirar: { FORM($kind, "one") }, { $face }
do-betray = Los { $it } son traidores
do-champion = Enviar a { FORM($it, "a") } al duelo
do-bring = Traer a Lagertha
do-pass-vx-1-4 = Guardar la Iglesia
do-pass-vx-4-2 = Tirar sin él
do-pass-vx-5-3 = Dejar los dados
do-pass-vx-6-12 = Dejar los dados
do-pass-vx-6-13 = Recibir los Impactos
do-pass-vx-6-15 = No recuperar más
do-pass-vx-6-16 = Ahora no
do-pass-vx-9-2 = Dejarla para más tarde
do-done-vx-1-6 = No fortificar más
do-done-vx-1-9 = No asentarse más
do-done-vx-3-11 = Dejar los dados
do-place-vx-1-9 = Un nórdico en { $it }
do-place-vx-2-2 = Añadir uno en { $it }
do-place-vx-3-14 = Añadir en { $it }
do-place-vx-6-15 = Volver a { $it }
do-board-vx-6-15 = Volver a los barcos de { $it }
do-take-vx-3-14 = Añadir { $it }
do-lose-vx-6-15 = Recuperar { FORM($it, "a") }
do-load-vx-9-2 = { $n ->
    [0] No darle { $kind }
   *[other] Darle { COUNT($n, $kind) }
}
part-gives = { $armies ->
    [one] { $armies } ejército
   *[other] { $armies } ejércitos
}, { part-steps }

# Las respuestas como las cuenta la crónica, tras el nombre de quien las da

log-choose = eligen { $it }
log-deploy = despliegan en { $it }
log-play = juegan { $it }
log-pass = pasan
log-resolve = resuelven { $it }
log-target = eligen { $it }
log-target-card = eligen los barcos de { $it }
log-take = eligen { $it }
log-bar = cierran { $it }
log-place = eligen { $it }
log-board = eligen los barcos de { $it }
log-reinforce = refuerzan { $it }
log-crown = traen a Alfredo a { $it }
log-activate = activan a { $it }
log-land = desembarcan en { $it }
log-muster = reúnen un ejército en { $it }
log-march = marchan a { $it }
log-sail = navegan a { $it }
log-halt = se detienen
log-done = terminan
log-load = { $n ->
    [0] dejan atrás a todos los { $kind }
   *[other] llevan { COUNT($n, $kind) }
}
log-fight = luchan en { $it }
log-lose = eligen { FORM($it, "a") }
log-pay = pagan con { $it }
log-stay = se quedan
log-withdraw = se retiran a { $it }
log-follow = envían también a { $it }
log-cube = saca el cubo de los { $it }
log-draw = reparte { $it }
log-reveal = revela la carta de { $it }
log-levy = descubre una carta de fyrd de { $it }
log-roll = saca { COMMAS($it) }
log-build = construyen un Fuerte en { $it }
log-give = entregan { $it }
log-settle = se asientan en { $it }
log-raze = dejan que el Fuerte o Asentamiento reciba el Impacto
log-avenge = gastan una Iglesia saqueada
log-hurry = van más lejos gracias a { $it }
log-king = juegan { $it }
log-cast = añaden un dado
log-spend = gastan la reliquia de { $it }
log-claim = usan { $it }
log-reroll = vuelven a tirar un dado: { FORM($kind, "one") }, { $face }
log-betray = señalan como traidores a los { $it }
log-champion = envían a { FORM($it, "a") } al duelo
log-bring = traen a Lagertha
log-deal-king = reparte { $it }
log-lay = deja a la vista { $it }
log-rune = saca en el dado de Runa: { $it }
log-prayer = saca en el dado de Oración: { $it }
log-epic = descubre { $it }

# Cómo se llaman los verbos

verb-choose = Elegir
verb-deploy = Desplegar
verb-play = Jugar
verb-pass = Pasar
verb-resolve = Resolver
verb-target = Elegir un lugar
verb-target-card = Elegir un Líder
verb-take = Elegir un número
verb-bar = Cerrar una costa
verb-place = Colocar
verb-board = Embarcar
verb-reinforce = Reforzar
verb-crown = Traer a Alfredo
verb-activate = Activar
verb-land = Desembarcar
verb-muster = Reunir
verb-march = Marchar
verb-sail = Navegar
verb-halt = Detenerse
verb-done = Terminar
verb-load-norsemen = Llevar nórdicos
verb-load-berserkers = Llevar berserkers
verb-load-housecarl = Llevar huscarles
verb-load-thegn = Llevar thegns
verb-fight = Luchar
verb-lose = Perder
verb-pay = Pagar
verb-stay = Quedarse
verb-withdraw = Retirarse
verb-follow = Acompañar
verb-cube = Cubo de turno
verb-draw = Robar
verb-reveal = Revelar
verb-levy = Carta de fyrd
verb-roll = Tirar
verb-build = Construir un Fuerte
verb-give = Entregar unidades
verb-settle = Asentarse
verb-raze = Que reciba el Impacto
verb-avenge = Gastar una Iglesia
verb-hurry = Ir más lejos
verb-king = Jugar un Rey
verb-cast = Añadir un dado
verb-spend = Gastar una reliquia
verb-claim = Usar una Leyenda
verb-reroll = Volver a tirar
verb-betray = Señalar a un traidor
verb-champion = Enviar a un campeón
verb-bring = Traer a Lagertha
verb-deal-king = Repartir un Rey
verb-lay = Dejar a la vista
verb-rune = Dado de Runa
verb-prayer = Dado de Oración
verb-epic = Carta épica

# Cómo acabó la partida: por el bando que ha ganado, y por qué

end-viking-viking-conquest = Han ganado los vikingos: tienen ciudades suficientes para la conquista.
end-english-english-conquest = Han ganado los ingleses: no queda ninguna ciudad en manos vikingas.
end-viking-treaty = Han ganado los vikingos: el tratado les deja ciudades suficientes.
end-english-treaty = Han ganado los ingleses: el tratado deja a los vikingos muy pocas ciudades.
end-viking-last-round = Han ganado los vikingos: acaba la última ronda y tienen ciudades suficientes.
end-english-last-round = Han ganado los ingleses: acaba la última ronda y los vikingos tienen muy pocas ciudades.
end-viking-churches-plundered = Han ganado los vikingos: todas las Iglesias están saqueadas.
