# Cómo se escriben las cifras, y lo que se dice en todos los informes del laboratorio
lab-thousands = .
lab-decimal = ,
lab-span = { $low } a { $high }
lab-of = { $n } de { $of }
lab-games = { $n ->
    [one] 1 partida
   *[other] { $figure } partidas
}
lab-seed = semilla { $seed }
lab-seat = asiento { $name }
lab-shared = compartida
lab-nobody = nadie
lab-agents = agentes
lab-agent = agente
lab-side = bando
lab-of-games = partidas
lab-of-seats = asientos
lab-share = porcentaje
lab-won = ganadas
lab-rating = puntuación
lab-interval = intervalo del 95 %
lab-mean = media
lab-median = mediana
lab-decisions = decisiones
lab-last = { $unit } final
