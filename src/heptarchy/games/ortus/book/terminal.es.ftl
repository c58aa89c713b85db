# Lo que dice la mesa del terminal

# Órdenes

terminal-hand-help = tus cartas con sus textos, tu mazo y todos los descartes
terminal-card-help = el texto de una carta
terminal-odds-help = las probabilidades de la batalla y de los ataques que puedes elegir

# El momento

terminal-before = Antes de la primera ronda
terminal-moment = Ronda { $n }, turno de { $who }
terminal-nobody = nadie
terminal-season = Temporada { $n }, Puntos de Legado { $points }.
terminal-match = Partida { $n } de { $of }, ganadas { $won }.
terminal-markers = { $n } de { $m } Marcadores Negros avanzados
terminal-white = el Marcador Blanco está avanzado
terminal-horde = los Vikingos están aquí, { $horde }
terminal-horde-none = los Vikingos están aquí, sin cartas

# Condados

terminal-king = Rey
terminal-cathedral = Catedral
terminal-church = controla la Iglesia
terminal-out = fuera de la partida
terminal-off = fuera de la mesa
terminal-partner = con { $who }
terminal-partner-facing = con { $who }, frente a { $foe }
terminal-king-name = { $king } ({ $colour })
terminal-head = Mano { $hand }, mazo { $deck }, Torres { $towers }, Reserva { $pool } (despliega { $n }), Fuerza { $strength }, cubos { $cubes }
terminal-head-king = Fuerza { $strength } en la mesa; Torres { $towers }, cubos { $cubes }
terminal-seat = { $seat } { $n }
terminal-lord = Lord { $lord } ({ $strength })
terminal-merc = Mercenario { $n }, Guarnición { $army }
terminal-merc-alone = Mercenario { $n }, sin Guarnición
terminal-banners = Estandartes por la corona: { $n }
terminal-royal = Ejército Real: { $army }
terminal-levies = Infantería Real que nunca muere: { $n }
terminal-emissaries = Con los Vikingos: { $cards }
terminal-villages = { part-villages }
terminal-thanes = { $n ->
    [one] { $n } Thane avanzado
   *[other] { $n } Thanes avanzados
}, { $m } en casa
terminal-advisors = { $n ->
    [one] { $n } consejero
   *[other] { $n } consejeros
}
terminal-mind = Mente, { part-cards }: { $cards }
terminal-mind-gone = gastadas de la Mente: { $cards }
terminal-mind-wish = desea por { $joust }
terminal-none = nada

# El centro

terminal-middle = Mazo de Ejército { $army }, mazo Vikingo { $viking }, mazo de Batalla: { $battle }
terminal-march = Marca Galesa { $place }: { $holder }, resistencia { $n }
terminal-march-free = Marca Galesa { $place }: neutral, resistencia { $n }, { $m ->
    [one] { $m } Infantería
   *[other] { $m } Infanterías
}
terminal-open = Abiertas junto al mazo común de { part-cards }: { $cards }

# Luchas

terminal-battle-towers = Ataque a las Torres de { $who }
terminal-battle-raid = Saqueo de { $place }
terminal-battle-siege = Asedio de { $place }
terminal-battle-villages = Ataque a las Aldeas de { $who }
terminal-battle-thanes = Ataque a los Thanes de { $who }
terminal-battle = { $what }: { $attacker } con { $n } contra { $defender } con { $m }
terminal-directed = { $vikings } (dirigidos por { $who })
terminal-through = { $n ->
    [one] { $n } punto pasa
   *[other] { $n } puntos pasan
} de los defensores
terminal-plot = { $card } de { $who }
terminal-plot-at = { $card } de { $who } contra { $target }
terminal-answered = con { $n ->
    [one] { $n } respuesta
   *[other] { $n } respuestas
}
terminal-joust = Justa: { $riders }
terminal-conclave = Cónclave: { $riders }
terminal-ante = { $who } apuesta { $card }
terminal-declared = { $who } declara { $hand }
terminal-votes = Votos por el Invierno hasta ahora: { $n } de { $m }

# Cartas

terminal-hand = Tu Mano, { part-cards }
terminal-deck = Mazo, { part-cards }: { $cards }
terminal-towers = Tus Torres: { $cards }
terminal-seen = Visto en la Mano de { $who }: { $cards }
terminal-discards = Descartes de { $who }: { $cards }
terminal-card = { $name }{ $strength }: { $text } ({ $rule })
terminal-card-strength = , Fuerza { $n }
terminal-card-unknown = Ninguna carta se llama así; hay { $cards }.

# Opciones y probabilidades

terminal-note-strength = Fuerza { $n }
terminal-odds-none = No se combate nada, y nada de lo que puedes elegir es un Ataque.
terminal-odds-towers = Torres derribadas, { $shares }
terminal-odds-properties = Propiedades perdidas, { $shares }
terminal-odds-cubes = Aldeas o Thanes perdidos, { $shares }
terminal-odds-falls = La sede cae: { $n } %

# Probabilidades, pedidas en la línea de órdenes

terminal-ask-strengths = ortus toma dos Fuerzas, como 5 2; la { $whose ->
    [attacker] del atacante
   *[defender] del defensor
} es un número, no { $text }
terminal-ask-aim = --aim es towers (Torres), raid (Saqueo) o siege (Asedio), no { $text }
terminal-ask-church = --church es nobody (nadie), attacker (el atacante) o defender (el defensor), no { $text }
terminal-ask-figures = --towers va de 0 a { $most }, --seat de 1 a { $most }
terminal-attack-towers = Fuerza { $attack } contra { $defence }, contra las Torres
terminal-attack-raid = Fuerza { $attack } contra { $defence }, contra un Feudo por sus Propiedades, { part-behind }
terminal-attack-siege = Fuerza { $attack } contra { $defence }, contra una sede de resistencia { $seat }, { part-behind }
part-behind = tras { $towers } { $towers ->
    [one] Torre
   *[other] Torres
}
terminal-attack-succeeds = El ataque triunfa: { $p } %
terminal-attack-points = { $n } { $n ->
    [one] punto llega
   *[other] puntos llegan
} al objetivo, salvo con Gana el Defensor
terminal-attack-granted = Un mazo de Batalla entero; no se despliega nada más; quien controla la Iglesia decide a su favor.
