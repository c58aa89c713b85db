# Lo que dice el navegador en la mesa. Los nombres de lugares, cartas y personas vienen del servidor.

dba-over = La batalla ha terminado
dba-stage-muster = Se reclutan los ejércitos
dba-stage-prepare = Se prepara el campo
dba-stage-deployment = Despliegue
dba-stage-orders = Órdenes
dba-stage-moves = Movimientos
dba-stage-combats = Combate cuerpo a cuerpo
dba-round = Ronda { ROMAN($n) }
dba-round-of = Ronda { ROMAN($n) } de { ROMAN($all) }
dba-bound = turno de { $who }
dba-pips = { $n ->
    [one] 1 PIP
   *[other] { $n } PIP
}
dba-pips-left = quedan { $n } de { $die } PIP
dba-paces = { $n } pasos
dba-degrees = { $n }°
dba-elements = { $n ->
    [one] 1 elemento
   *[other] { $n } elementos
}
dba-attacker = Atacante
dba-defender = Defensor
dba-side = Bando: { $role }
dba-edge-south = borde sur
dba-edge-north = borde norte
dba-chief = comandante en jefe
dba-command-broken = desmoralizado
dba-command-general_lost = sin general, desmoralizado
dba-command-done = ya ha movido
dba-command-marching = gana una marcha
dba-losses = { $lost } perdidos, se quiebra con { $break }
dba-losses-of = { $lost } de { $all } elementos perdidos; el mando se quiebra con { $break }
dba-army-losses = { $lost } de { $all } perdidos
dba-camp = el campamento
dba-camp-lost = campamento perdido
dba-camp-at = campamento a { $x } mm
dba-town = los vecinos
dba-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
dba-hand = Tus cartas
dba-hand-watch = Aquí no mandas a nadie.
dba-told = Mostrado y contado
dba-shown = Se mostró { $card }
dba-dead = Muerto: { $who }, con { $element }
dba-die = Dado
dba-die-pips = Dado de PIP de este turno
dba-board = La mesa, de 1200 por 600 mm, con { $n ->
    [one] 1 elemento
   *[other] { $n } elementos
}
dba-board-keys = El tabulador y las flechas recorren los elementos; Intro elige, otra vez Intro confirma. Con algo en la mano: las flechas lo mueven, Q y E lo giran, Mayúsculas a pasos pequeños, Escape lo devuelve. Más, menos, 0 y F ajustan la vista; Z, H, S y T muestran zonas, alcance, apoyo y amenazas. La vista de texto lo tiene todo en listas.
dba-north = N
dba-zoom = Vista
dba-closer = Más cerca
dba-farther = Más lejos
dba-frame = Mostrar lo que se pregunta (F)
dba-whole = Mostrar toda la mesa (0)
dba-show = Mostrar en la mesa
dba-show-zones = Zonas de frente (Z)
dba-show-reach = Hasta dónde puede ir el elemento señalado (H)
dba-show-support = Quién está justo detrás de quién (S)
dba-show-threat = A quién podría alcanzar el enemigo (T)
dba-show-zones-short = Zonas
dba-show-reach-short = Alcance
dba-show-support-short = Apoyo
dba-show-threat-short = Amenazas
dba-roster = Tus elementos
dba-waiting = { $n } sin colocar
dba-compass = Pasos
dba-compass-far = Longitud de un paso
dba-compass-round = Tamaño de un giro
dba-way-forward = Adelante
dba-way-back = Atrás
dba-way-left = A la izquierda
dba-way-right = A la derecha
dba-way-wheel_left = Conversión o giro a la izquierda
dba-way-wheel_right = Conversión o giro a la derecha
dba-way-map-forward = Norte
dba-way-map-back = Sur
dba-way-map-left = Oeste
dba-way-map-right = Este
dba-way-map-wheel_left = Girar a la izquierda
dba-way-map-wheel_right = Girar a la derecha
dba-ghost-paces = { $paces } p
dba-ghost-label = { $paces } p · { $cost ->
    [one] 1 PIP
   *[other] { $cost } PIP
}
dba-group-of = Grupo de { $n }, guiado por { $name }
dba-tool-lay = Un elemento del terreno
dba-tool-camp = El campamento
dba-tool-border = La linde
dba-tool-burn = El fuego
dba-allowed = Permitido
dba-judging = se juzga …
dba-column = Columna
dba-unpick = Elegir de nuevo
dba-lay-down = Devolver
dba-creeps-left = Avanza hacia su izquierda
dba-creeps-right = Avanza hacia su derecha
dba-contact-front = contacto frontal con { $name }
dba-contact-flank = flanco de { $name }
dba-contact-rear = retaguardia de { $name }
dba-contact-overlap = solapa a { $name }
dba-contact-camp = contacto con el campamento
dba-contact-town = contacto con los muros
dba-contacts-front = contacto frontal con { $n } elementos
dba-contacts-flank = contacto de flanco con { $n } elementos
dba-contacts-rear = contacto por la retaguardia con { $n } elementos
dba-contacts-overlap = solapa a { $n } elementos
dba-contacts-camp = contacto con { $n } campamentos
dba-contacts-town = contacto con los muros
dba-hint-move = Toca un elemento; tócalo otra vez para su grupo. Mayúsculas y toque añade uno, un recuadro sobre la mesa toma varios. Arrastra lo elegido o pulsa Intro.
dba-hint-move-short = Toca un elemento; tócalo otra vez para su grupo.
dba-hint-to = Tócalo o arrástralo a un sitio; los mangos redondos lo hacen girar.
dba-hint-hold = Elige los elementos que han de resistir, con un toque o un recuadro.
dba-hint-entrench = Elige los elementos que están tras el foso, con un toque o un recuadro.
dba-hint-pair = Elige el primero de dos elementos que cambian de sitio.
dba-hint-second = ¿Con qué elemento cambia de sitio { $name }?
dba-hint-place = Elige abajo un elemento y luego su sitio en la mesa.
dba-do-move = Tomar
dba-do-hold = Que resistan
dba-do-entrench = Atrincherarlos
dba-do-to = Mover aquí
dba-do-column = Formar la columna
dba-do-deploy = Colocar aquí
dba-do-lurk = Acechar aquí
dba-do-face = Mirar hacia aquí
dba-do-lay = Ponerlo aquí
dba-do-camp = Plantar aquí el campamento
dba-do-border = Trazar aquí la linde
dba-do-burn = Prender el fuego
dba-lay-kind = Clase de terreno
dba-lay-x = Este
dba-lay-y = Norte
dba-lay-a = Media longitud
dba-lay-b = Media anchura
dba-lay-slant = Inclinación
dba-lay-rim = Borde de la mesa
dba-lay-rim-south = Sur
dba-lay-rim-north = Norte
dba-lay-rim-west = Oeste
dba-lay-rim-east = Este
dba-lay-deep = Fondo
dba-lay-width = Ancho
dba-lay-bend = Añadir una curva
dba-lay-straight = Quitar una curva
dba-at = { $x } mm al este, { $y } mm al norte, mirando al { $facing }
dba-at-inside = { $x } mm al este, { $y } mm al norte
dba-facing-n = norte
dba-facing-ne = nordeste
dba-facing-e = este
dba-facing-se = sudeste
dba-facing-s = sur
dba-facing-sw = sudoeste
dba-facing-w = oeste
dba-facing-nw = noroeste
dba-status-reserve = sin colocar
dba-status-on_table = en la mesa
dba-status-destroyed = destruido
dba-status-fled = huido de la mesa
dba-status-left = ha dejado la mesa
dba-status-left_out = fuera de la batalla
dba-status-garrison = de guarnición
dba-mark-general = general
dba-mark-warlord = Señor de la guerra
dba-mark-prince = Príncipe guerrero
dba-mark-pendragon = Pendragón
dba-mark-expendable = tus Prescindibles disfrazados
dba-mark-shaken = desmoralizado
dba-mark-held = resiste
dba-mark-fought = ha combatido
dba-mark-kept = viene por mar
dba-moved = movido { $n ->
    [one] una vez
   *[other] { $n } veces
}
dba-move-paces = mueve { $n } pasos
dba-against = contra { $name }
dba-combats = Combates cuerpo a cuerpo
dba-combats-tab = Combates
dba-combats-count = { $left } por librar, { $done ->
    [one] 1 librado
   *[other] { $done } librados
}
dba-combats-fought = Librados
dba-combats-all = Mostrar los { $n }
dba-combats-few = Mostrar los últimos
dba-combats-none = Ningún elemento está en combate.
dba-outcome-stand = aguanta
dba-outcome-recoil = retrocede
dba-outcome-flee = huye
dba-outcome-destroyed = destruido
dba-odds-wins = De 36: gana { $win }, iguala { $tie }, pierde { $lose }
dba-odds-fate = { $name }, de 36: { $words }
dba-odds-exact = de 36, exacto
dba-muster-title = Recluta tu ejército
dba-muster-crown = ¿Quién va con el general?
dba-muster-secret = nadie más lo ve todavía
dba-muster-left = puntos restantes
dba-muster-left-of = puntos restantes de { $all }
dba-muster-army = Tu ejército
dba-muster-none = nadie todavía
dba-muster-hosts = Huestes ya hechas
dba-muster-hosts-note = tan grandes como permitan los puntos
dba-muster-types = Elementos por tipo
dba-muster-figures = { $foot } contra infantería, { $mounted } contra montados, { $paces } pasos
dba-muster-traits = Rasgos de tu soberano
dba-muster-done = El ejército está completo
dba-muster-wait = Tu ejército está listo. Los demás aún reclutan.
dba-muster-watch = Los ejércitos se reclutan en secreto.
dba-head-to = Adónde
dba-head-column = En columna
dba-head-move = Mover
dba-head-card = Cartas
dba-head-enlist = Reclutar
dba-head-host = Huestes ya hechas
dba-head-trait = Rasgos
dba-head-deploy = Sitios
dba-head-array = El resto en una línea
dba-orders = Órdenes por lista
dba-orders-none = Ahora no se te pregunta nada.
dba-orders-choose = Elige elementos
dba-orders-groups = Elementos y grupos ofrecidos
dba-orders-offered = Sitios ofrecidos: { $name }
dba-orders-else = O bien
dba-orders-pose = Centro del frente: { $x } mm al este, { $y } mm al norte, orientación { $facing }°
dba-text-battle = La batalla
dba-text-commands = Mandos
dba-text-command = Mando
dba-text-people = Pueblo
dba-text-die = Dado
dba-text-pips = PIP restantes
dba-text-losses = Pérdidas
dba-text-traits = Rasgos
dba-text-elements = Elementos: { $name }
dba-text-element = Elemento
dba-text-where = Dónde
dba-text-marks = Señales
dba-text-ground = El terreno
dba-text-feature = { $name }: centro a { $x } mm al este y { $y } mm al norte; { $a } por { $b } mm, su longitud a { $slant }°
dba-text-fire = Fuego desde { $x } mm al este y { $y } mm al norte; { $n } mm de largo
dba-text-open = Campo abierto por todas partes.
dba-parley = O bien, al comienzo del turno:
dba-offer_draw = Ofrecer tablas
dba-concede = Rendirse
dba-concede-sure = Rendirse: ¿seguro?
dba-despair = Abandonar tu mando
dba-despair-sure = Tu mando se quiebra: ¿seguro?
dba-river = Río: { $what }
dba-mist = { $name }, oculto en la niebla
dba-factor-urged = ventaja del general en jefe
dba-log-placed = { $n ->
    [one] 1 elemento está
   *[other] { $n } elementos están
} en la mesa
dba-log-entrenched = Defensas ante { $n ->
    [one] 1 elemento
   *[other] { $n } elementos
}: { $names }
dba-log-landed = Desembarcan: { $names }
dba-log-held = Retenidos: { $names }
