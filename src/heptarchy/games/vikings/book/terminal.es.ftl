# Lo que dice la mesa en la terminal

# Cómo va la partida
shell-set-up = Preparación
shell-round = Ronda { ROMAN($n) }
shell-turn = turno { $n } de 4
shell-viking-cities = ciudades vikingas: { $n }
shell-activations = activaciones: { $n }, pasos: { $steps }
shell-battle = Batalla en { $shire }
shell-attack = contra
shell-battle-won = está ganada: quedan
shell-commands-left = y aún se pueden usar Órdenes (V-9.14)

# Escalas: las cabezas son tan anchas como la más ancha
shell-rounds = Rondas
shell-cities = Ciudades
shell-cities-win = { $n } vikingas (tratado con { $treaty } desde la Ronda { ROMAN($round) }, conquista con { $conquest })
shell-turns = Turno
shell-turn-now = { $n } de 4, { $faction }; en la bolsa: { $bag }
shell-treaty = Tratado
shell-treaty-by = jugado por { $factions }
shell-nobody = nadie
shell-none = ninguno

# El mapa
shell-legend = * ciudad   # ciudad en manos vikingas
shell-off-shore = Frente a la costa: { $leader } con
shell-leader-lost = { $leader } (perdido)
shell-in = { $what } en { $shire }
shell-leaders = Líderes: { $leaders }
shell-invasions = Invasiones por venir: { $leaders }
shell-placeless = Refuerzos sin lugar:
shell-all-turn = Durante todo el turno: { $events }
shell-barred = Cerrados por la Armada sajona: { $coasts }

# Piezas y cartas
shell-head-played-by = de
shell-head-map = mapa
shell-head-stock = reserva
shell-head-fled = huidas
shell-head-hand = mano
shell-head-deck = mazo
shell-head-events = Eventos
shell-seat = asiento { $n }
shell-moves = { $armies ->
    [one] { $armies } activación, de { part-shell-steps }
   *[other] { $armies } activaciones, de { part-shell-steps } cada una
}
part-shell-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
shell-hand-of = Mano de { FORM($faction, "the") }
shell-have-played = { $faction } han jugado: { $cards }
shell-when-0-1 = Fase de Refuerzos de los nórdicos
shell-when-0-2 = Fase de Refuerzos de los berserkers
shell-when-0-4 = Fase de Refuerzos de los huscarles
shell-when-0-8 = Fase de Refuerzos de los thegns
shell-when-1-3 = turno vikingo, antes del movimiento
shell-when-1-8 = turno de los thegns, antes del movimiento
shell-when-2-1 = en el camino de un Líder o ejército, turno de los nórdicos
shell-when-2-2 = en el camino de un Líder o ejército, turno de los berserkers
shell-when-3-2 = batalla en un turno de los berserkers, antes de la carta de fyrd
shell-when-4-15 = cualquier batalla
shell-when-4-3 = batalla en un turno vikingo
shell-when-4-12 = batalla en un turno inglés
shell-when-4-1 = batalla en un turno de los nórdicos
shell-when-4-2 = batalla en un turno de los berserkers
shell-when-4-8 = batalla en un turno de los thegns
shell-when-5-3 = batalla en un turno vikingo

# Un condado
shell-viking-city = ciudad, en manos vikingas
shell-english-city = ciudad inglesa
shell-marsh-closed = marisma: cerrada a todas las unidades (V-2.4)
shell-marsh = marisma
shell-coast = costa: { $seas }
shell-reinforcements = refuerzos mientras sea inglés:
shell-here = aquí:
shell-with = con { $names }
shell-borders = linda con:
shell-which-of = ¿Cuál de ellos: { $names }?

# La Era Vikinga
shell-church = Iglesia
shell-relic = reliquia
shell-fort = Fuerte
shell-settlement = Asentamiento
shell-ship = barco
shell-churches = Iglesias: { $n } de { $of } saqueadas; los ingleses pueden gastar { $tiles } { $tiles ->
    [one] Iglesia saqueada
   *[other] Iglesias saqueadas
}
shell-plunder-due = Unidades por venir del saqueo: { $units }
shell-forts = Fuertes: { $shires }
shell-settlements = Asentamientos: { $shires }
shell-tiles-left = { $n ->
    [one] queda { $n } ficha
   *[other] quedan { $n } fichas
}
shell-ships = Barcos: { $shires }
shell-relics = Reliquias: { $relics }
shell-relic-spent = { $relic } (gastada)
shell-relic-with = { $relic } con { FORM($faction, "the") }
shell-relic-of = reliquia de { $relic }
shell-epics = Cartas épicas en el mazo de fyrd: { $n }
shell-runes-left = Dados de Runas que quedan:
shell-prayers-left = Dados de Oración que quedan:
shell-power = Poder de { $kingdom }
shell-used = usado
shell-open = abierta
shell-reward-had = La recompensa ya se ha recibido.
shell-legend-of = Leyenda: { $name }
shell-kings = Reyes: { $kings }
shell-none-left = no queda ninguno
shell-kings-played = jugados: { $kings }
shell-haste = Burgred da { $n } { $n ->
    [one] paso
   *[other] pasos
} más
shell-hidden = oculto
shell-king-of = Rey de { FORM($faction, "the") }: { $king }
shell-turned-traitor = { $faction }: traidores
shell-aella = Ælla por { FORM($side, "the") }
shell-edmund = Edmundo anula { $n } { $n ->
    [one] Impacto
   *[other] Impactos
} por { FORM($side, "the") }
shell-rune-die = Dado de Runas de { FORM($faction, "the") }
shell-prayer-die = Dado de Oración de { FORM($faction, "the") }
shell-cast-thor = con un Impacto: un Impacto más
shell-cast-odin = con una Orden: una Orden pasa a ser un Impacto
shell-cast-tyr = con una Huida: las Huidas de la facción en esta tirada no cuentan
shell-cast-freyja = con una Orden: vuelve una unidad de la facción que cayó por un Impacto en esta batalla
shell-cast-loki = sin ningún Impacto: todos los dados de batalla de la facción se tiran otra vez, una sola vez

# Encabezados sobre lugares y cosas que elegir
head-deploy = desplegar en
head-land = desembarcar en
head-march = marchar a
head-sail = navegar a
head-muster = reunir en
head-place = colocar en
head-withdraw = retirarse a
head-crown = traer a Alfredo a
head-fight = luchar en
head-build = construir un Fuerte en
head-give = entregar
head-settle = asentarse en
head-hurry = ir más lejos por
head-king = jugar tu Rey
head-spend = gastar la reliquia de
head-claim = usar la Leyenda
head-reroll = tirar otra vez
head-betray = nombrar traidores a
head-champion = campeón de los
head-bring = traer a Lagertha
shell-so-many-here = ({ $n } aquí)
shell-now-along = (ahora { $n }; los demás se quedan)
shell-off-shore-note = frente a la costa
shell-in-shire = en { $shire }
shell-no-such-units = ninguna unidad de tu bando se llama { $kind }
shell-cant-stay = no pueden quedarse { $n }: hay { $here }, y alguien tiene que ir (V-6.2)

# Ayuda
shell-typed-load = load norsemen 5
shell-help-load = van tantos de ellos; los demás se quedan
shell-help-way = un ejército, o un Líder, hace todo el camino; tantos se quedan atrás
shell-help-fight = lucha la batalla hasta el final: sin cartas ni dados de más, y sin retirarse nadie
shell-help-hand = tus cartas, y todas las que se han jugado
shell-help-shire = un condado con sus vecinos
shell-help-odds = las probabilidades exactas de la batalla; { $odds } york: las de un ataque allí del ejército en camino

# Probabilidades
shell-no-battle = No se lucha ninguna batalla.
shell-odds-there = { $odds } york: las de un ataque allí.
shell-at-the-shell = `heptarchy odds vikings --help` dice cómo pedir las de cualquier batalla.
shell-nobody-marches = Ningún Líder ni ejército está en camino.
shell-no-one-shire = No hay un solo condado que se llame { $text }.
shell-no-battle-there = No habría batalla: las probabilidades son de un Líder o un ejército en camino hacia un enemigo.
shell-fyrd-of-card = el fyrd de una carta
shell-on-average = de media
shell-left = quedan
shell-fled = huyen
shell-killed = mueren
shell-vikings-in-all = Vikingos en total
shell-vikings-win = Ganan los vikingos: { $p }
shell-english-win = Ganan los ingleses: { $p }
shell-first-roll = Los atacantes ganan con su primera tirada: { $p }
shell-how-many-left = Cuántos quedan
shell-odds-english = Sin Eventos ni Órdenes. Cae el fyrd antes que los thegns, y estos antes que los huscarles;
shell-odds-vikings = el primer Impacto se lleva un berserker, luego caen los nórdicos antes que los berserkers.
shell-in-all = { $side }, en total
shell-others = otros

# El final
shell-won = Han ganado { FORM($side, "the") } en la Ronda { ROMAN($round) }: { $why }.
shell-ended-viking-conquest = ciudades bastantes para la conquista (V-12.2)
shell-ended-english-conquest = ninguna ciudad queda en manos vikingas (V-12.3)
shell-ended-treaty = se ha firmado el tratado (V-12.4)
shell-ended-last-round = ha terminado la última ronda (V-12.5)
shell-ended-churches-plundered = todas las Iglesias están saqueadas (VX-1.5)
shell-cities-held = Ciudades en manos vikingas: { $n } de { $of }{ $names }.

# Probabilidades, pedidas en la línea de órdenes
shell-odds-attacker = --attacker es viking o english, no { $text }
shell-odds-fyrd = --fyrd es un número o random, no { $text }

# El registro: lo que ocurre de una misma clase va en una línea
shell-story-draw = { FORM($of, "the") } roban { $items }
shell-story-come = { FORM($of, "the") } { FORM($of, "number") ->
    [mass] llega
   *[many] llegan
} a { $items }
shell-story-deploy = { FORM($of, "the") } despliegan en { $items }
shell-story-bars = la Flota sajona vigila { $items }
shell-story-show = { FORM($of, "the") } muestran { $items }
shell-story-pass = { $names } pasan
shell-story-choose-secretly = { $names } eligen un Evento en secreto
shell-story-times = { $item } ({ $n ->
    [2] dos veces
   *[other] { $n } veces
})
shell-story-a-card = una carta
shell-story-cards = { $n } cartas
shell-story-fall = { $units } { $n ->
    [one] cae
   *[other] caen
}
shell-story-rolls = { FORM($kind, "number") ->
    [mass] saca
   *[many] sacan
}
shell-story-rolls-again = { FORM($kind, "number") ->
    [mass] vuelve
   *[many] vuelven
} a tirar
shell-story-dealt = { FORM($faction, "the") } reciben { $king }
shell-story-army = el ejército de { $shire }
shell-story-takes = { $mover }{ part-not } se lleva { part-along }
shell-story-spy-takes = el Espía{ part-not } llama { part-along }
part-not = { $n ->
    [0] { " " }no
   *[other] { "" }
}
part-along = { $n ->
    [0] { $kind }
   *[other] { COUNT($n, $kind) }
}
shell-story-duel = { FORM($kind, "a") } va al duelo
shell-story-reroll = se vuelve a tirar un dado ({ $die })
shell-story-first = { $event } actúa primero
shell-story-spy-calls = el Espía llama a un ejército de { $place }
shell-story-target = { FORM($faction, "the") } eligen { $place } para { $event }
shell-story-answer = { $who } { $said }
shell-story-secret = { $who } responden en secreto
shell-story-only = { $said }, la única respuesta
shell-story-only-movement = { $said } (tu única carta de Movimiento)
shell-story-fate = El azar
