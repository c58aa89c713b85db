# Lo que dice la mesa en la terminal

# Cómo va la batalla
shell-before = Antes de la batalla: { $stage }
shell-moment = Ronda { $n } de { $of }, turno de { $who }, { $stage }; PIP: { $pips }
shell-and = { $before } { SOUND($following) ->
    [i] e
   *[other] y
} { $following }
shell-stage-muster = se reclutan los ejércitos
shell-stage-prepare = se pone el terreno y se plantan los campamentos
shell-stage-deployment = despliegue
shell-stage-orders = órdenes
shell-stage-moves = movimientos
shell-stage-combats = combates cuerpo a cuerpo

# Qué se mueve o combate
shell-moving = Se mueve: { $members }
shell-up-to = hasta { $n } mm, { $bad } mm por terreno difícil
shell-zoned = en la zona frontal de { $foes }
shell-combats = Combates: { $pairs }
shell-combat = Combate de { $pair }
shell-against = { $mine } contra { $theirs }
shell-total = { $n } (dado { $die })
shell-fighter-camp = campamento CF
shell-fighter-town = vecinos del poblado

# El mapa
shell-camp = campamento
shell-fire = fuego
shell-first-side = primer bando
shell-second-side = segundo bando
shell-facing = hacia dónde mira

# Los mandos y sus elementos
shell-people-british = Britanos
shell-people-saxon = Sajones
shell-edge-south = sur
shell-edge-north = norte
shell-losses = ha perdido { $n } de { $of }, se quiebra con { $limit }
shell-chief = general en jefe
shell-demoralised = desmoralizado
shell-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
shell-points-left = { $n ->
    [one] queda { $n } punto
   *[other] quedan { $n } puntos
}
shell-status-reserve = sin desplegar
shell-status-on_table = en la mesa
shell-status-destroyed = destruido
shell-status-fled = huido
shell-status-left = ha dejado la mesa
shell-status-left_out = no entró
shell-status-garrison = guarnición

# Cartas
shell-cards-of = Cartas de { $who }: { $cards }
shell-disguised = Tu Prescindible, disfrazado: { $element }
shell-shown = Mostradas hasta ahora: { $cards }

# Ayuda
shell-help-place = cualquier lugar: mm desde el borde oeste y desde el borde sur, grados (0 este, 90 norte)
shell-help-bare-place = lo mismo donde se pide un lugar; lo que las reglas no permiten se niega con su regla
shell-help-group = un grupo: los elementos primero, segundo y quinto del mando c1, como los numeran las listas
shell-help-why = si eso se puede hacer y, si no, por qué regla
shell-help-hand = tus cartas, y las que se han mostrado
shell-help-odds = los resultados de un combate de dos tipos, de 36

# Probabilidades
shell-name-types = Nombra dos tipos: { $odds } Sp Wb. `heptarchy odds dba --help` habla del terreno, del apoyo y de los flancos.
shell-no-type = no hay ningún tipo { $text }; hay { $types }
shell-factor = factor
shell-outcome-destroyed = destruido
shell-outcome-flee = huye
shell-outcome-recoil = retrocede
shell-outcome-stand = aguanta
shell-wins = { $type }, de { $of }: gana { $win }, iguala { $tie }, pierde { $lose }.
shell-note-bad = en terreno difícil
shell-note-general = general
shell-note-support = con apoyo
shell-note-uphill = en lo alto
shell-note-flank = con un enemigo en el flanco
shell-note-overlaps = con { $n ->
    [1] un solape
   *[other] dos solapes
}

# Probabilidades, pedidas en la línea de órdenes
shell-two-types = nombra dos tipos, como Sp Wb; hay { $types }
shell-ask-going = --going es clear, bad (para los dos), a o b, no { $text }
shell-ask-which = { $option } es a (el primer tipo), b (el segundo) o both (los dos), no { $text }
shell-ask-counts = { $option } va de 0 a 2 para a, o para los dos como en 1:2, no { $text }
shell-no-support = { $name } no recibe apoyo desde atrás contra { $foe } (DBA-16.3)
shell-no-support-in-bad = { $name } no recibe apoyo desde atrás en terreno difícil (DBA-16.3)
shell-two-flanks = { $name } tiene dos flancos: un enemigo en uno deja uno que solapar (DBA-16.5)
shell-one-uphill = --uphill es a o b: solo uno de los dos está más alto que el otro (DBA-3.7)
