# Lo que dice la mesa del terminal

# Órdenes

screen-hand-help = tus cartas con sus textos, tu mazo y todos los descartes
screen-card-help = el texto de una carta
screen-odds-help = las probabilidades de la batalla y de los ataques que puedes elegir

# El momento

screen-before = Antes de la primera ronda
screen-moment = Ronda { $n }, turno de { $who }
screen-nobody = nadie
screen-season = Temporada { $n }, Puntos de Legado { $points }.
screen-match = Partida { $n } de { $of }, ganadas { $won }.
screen-markers = { $n } de { $m } Marcadores Negros avanzados
screen-white = el Marcador Blanco está avanzado
screen-horde = los Vikingos están aquí, { $horde }
screen-horde-none = los Vikingos están aquí, sin cartas

# Condados

screen-king = Rey
screen-cathedral = Catedral
screen-church = controla la Iglesia
screen-out = fuera de la partida
screen-off = fuera de la mesa
screen-partner = con { $who }
screen-partner-facing = con { $who }, frente a { $foe }
screen-king-name = { $king } ({ $colour })
screen-head = Mano { $hand }, mazo { $deck }, Torres { $towers }, Reserva { $pool } (despliega { $n }), Fuerza { $strength }, cubos { $cubes }
screen-head-king = Fuerza { $strength } en la mesa; Torres { $towers }, cubos { $cubes }
screen-seat = { $seat } { $n }
screen-lord = Lord { $lord } ({ $strength })
screen-merc = Mercenario { $n }, Guarnición { $army }
screen-merc-alone = Mercenario { $n }, sin Guarnición
screen-banners = Estandartes por la corona: { $n }
screen-royal = Ejército Real: { $army }
screen-levies = Infantería Real que nunca muere: { $n }
screen-emissaries = Con los Vikingos: { $cards }
screen-villages = { part-villages }
screen-thanes = { $n ->
    [one] { $n } Thane avanzado
   *[other] { $n } Thanes avanzados
}, { $m } en casa
screen-advisors = { $n ->
    [one] { $n } consejero
   *[other] { $n } consejeros
}
screen-mind = Mente, { part-cards }: { $cards }
screen-mind-gone = gastadas de la Mente: { $cards }
screen-mind-wish = desea por { $joust }
screen-none = nada

# El centro

screen-middle = Mazo de Ejército { $army }, mazo Vikingo { $viking }, mazo de Batalla: { $battle }
screen-march = Marca Galesa { $place }: { $holder }, resistencia { $n }
screen-march-free = Marca Galesa { $place }: neutral, resistencia { $n }, { $m ->
    [one] { $m } Infantería
   *[other] { $m } Infanterías
}
screen-open = Abiertas junto al mazo común de { part-cards }: { $cards }

# Luchas

screen-battle-towers = Ataque a las Torres de { $who }
screen-battle-raid = Saqueo de { $place }
screen-battle-siege = Asedio de { $place }
screen-battle-villages = Ataque a las Aldeas de { $who }
screen-battle-thanes = Ataque a los Thanes de { $who }
screen-battle = { $what }: { $attacker } con { $n } contra { $defender } con { $m }
screen-directed = { $vikings } (dirigidos por { $who })
screen-through = { $n ->
    [one] { $n } punto pasa
   *[other] { $n } puntos pasan
} de los defensores
screen-plot = { $card } de { $who }
screen-plot-at = { $card } de { $who } contra { $target }
screen-answered = con { $n ->
    [one] { $n } respuesta
   *[other] { $n } respuestas
}
screen-joust = Justa: { $riders }
screen-conclave = Cónclave: { $riders }
screen-ante = { $who } apuesta { $card }
screen-declared = { $who } declara { $hand }
screen-votes = Votos por el Invierno hasta ahora: { $n } de { $m }

# Cartas

screen-hand = Tu Mano, { part-cards }
screen-deck = Mazo, { part-cards }: { $cards }
screen-towers = Tus Torres: { $cards }
screen-seen = Visto en la Mano de { $who }: { $cards }
screen-discards = Descartes de { $who }: { $cards }
screen-card = { $name }{ $strength }: { $text } ({ $rule })
screen-card-strength = , Fuerza { $n }
screen-card-unknown = Ninguna carta se llama así; hay { $cards }.

# Opciones y probabilidades

screen-note-strength = Fuerza { $n }
screen-odds-none = No se combate nada, y nada de lo que puedes elegir es un Ataque.
screen-odds-towers = Torres derribadas, { $shares }
screen-odds-properties = Propiedades perdidas, { $shares }
screen-odds-cubes = Aldeas o Thanes perdidos, { $shares }
screen-odds-falls = La sede cae: { $n } %
