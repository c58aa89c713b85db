# La página de un informe. Los nombres de opciones y ajustes (treaty_markers=9), los agentes y las órdenes van como se teclean.

lab-page-title = { $title }: un informe de heptarchy
lab-arena-report = Informe de la arena
lab-campaign-report = Informe de campaña
lab-skip = A las cifras
lab-night = Noche o día
lab-contents = Contenido
lab-to-arena = Agentes
lab-to-wins = Victorias
lab-to-endings = Finales
lab-to-length = Duración
lab-to-lead = Ventaja
lab-to-plays = Cartas y aperturas
lab-so-many-games = { $n } partidas
lab-rows = { $n } filas
lab-rows-on-paper = , aquí las { $n } primeras, todas en la página
lab-mark = marca
lab-a-campaign = campaña
lab-setting = ajuste

# Lo primero que dice. De un bando no se sabe si es uno o muchos, ni qué género tiene.
lab-none-won = Ningún bando ganó por sí solo ninguna de { $games }.
lab-one-won = { $side }: victoria en el { $share } de { $games }.
lab-better-won = { $side }: victoria en el { $share } de { $games }; { $other }, { $rest }{ $chance ->
    [yes] : no más de lo que el azar da al mejor de dos
   *[no] { "" }
}.
lab-best-won = { $side }: victoria en el { $share } de { $games }; a partes iguales sería el { $even }{ $chance ->
    [yes] : no más de lo que el azar da al mejor de { $sides }
   *[no] { "" }
}.
lab-best-of-field = { $agent } ganó { $times } veces [{ $reach }] su parte justa contra un campo de { $field }.
lab-best-agent = { $agent } fue quien más ganó: el { $share } de { $of } partidas contra { $others ->
    [one] el otro
   *[other] otros { $others }
}, { $times } veces [{ $reach }] su parte justa.
lab-only-settings = { $n } ajustes, { $games }.
lab-none-changes = Ningún ajuste cambia quién gana en más de lo que pueden mostrar { $games } por ajuste; mostrarían una diferencia de { $least } puntos.
lab-changes-more = { $side }: { $points } puntos [{ $reach }] más de victorias con { $setting } que con { $than }.
lab-changes-less = { $side }: { $points } puntos [{ $reach }] menos de victorias con { $setting } que con { $than }.
lab-seats = { $n ->
    [one] 1 asiento
   *[other] { $n } asientos
}
lab-seats-to = de { $least } a { $most } asientos
lab-played-by = juegan { $agents }
lab-settings-games = { $n } ajustes, { $games } en total
lab-few = { $games } { $n ->
    [one] es
   *[other] son
} muy poco: mira los intervalos antes que las cifras. Con el cuádruple de partidas, un intervalo se reduce a la mitad.
lab-few-in-settings = { $games } en { $settings } ajustes son muy poco: mira los intervalos antes que las cifras. Con el cuádruple de partidas, un intervalo se reduce a la mitad.
lab-with-setting = Con { $setting }:
lab-last-same = { $unit } final, mediana; lo mismo en la mitad central
lab-last-half = { $unit } final, mediana; mitad central { $reach }
lab-decisions-median = decisiones en una partida, mediana
lab-end-by = terminan así: { $ending }
lab-half-turned = { $unit } en que la mitad de las partidas ya se había decidido

# Lo que cambian los ajustes
lab-compare = Lo que cambian los ajustes
lab-set-with = { $value } con { $setting }
lab-here = Aquí, { $here }.
lab-here-usually = Aquí, { $here }; el juego viene con { $usual }.
lab-held-against = Cada ajuste se compara con { $setting }.
lab-in-pairs = Las partidas de la misma semilla se comparan una a una: prueba exacta de McNemar para las victorias, prueba de Student para datos emparejados en las duraciones{ $many ->
    [yes] , corregidas por su número (Holm)
   *[no] { "" }
}.
lab-as-heaps = Las semillas o los asientos de los ajustes difieren, así que las partidas se comparan como dos montones: prueba de dos proporciones para las victorias, prueba de Welch para las duraciones{ $many ->
    [yes] , corregidas por su número (Holm)
   *[no] { "" }
}.
lab-in-brackets = Entre corchetes, intervalos del 95 % de la diferencia{ $many ->
    [yes] , cada uno por sí solo: uno que deje fuera el 0 puede ser azar entre tantos
   *[no] { "" }
}.
lab-more-often = { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
}
lab-less-often = { $points ->
    [0] las mismas
    [one] 1 punto menos
   *[other] { $points } puntos menos
}
lab-won-shown = Con { $setting }, victorias de { $what }: { $often } [{ $reach }]; es más de lo que da el azar ({ $chance }).
lab-won-alone = Con { $setting }, victorias de { $what }: { $often } [{ $reach }]; por sí solo es más de lo que da el azar, pero no entre { $among } comparaciones ({ $chance }).
lab-won-unshown = Con { $setting }, victorias de { $what }: { $often } [{ $reach }]; ninguna diferencia que puedan mostrar { $games }, que mostrarían una de { $least } puntos ({ $chance }).
lab-changed-shown = Con { $setting }, { $what }: cambio de { $change }; es más de lo que da el azar ({ $chance }).
lab-changed-unshown = Con { $setting }, { $what }: cambio de { $change }; ninguna diferencia que puedan mostrar { $games } ({ $chance }).
lab-no-difference-of = De { $what }, ninguna diferencia que puedan mostrar { $games }: { $each }.
lab-setting-wins = Porcentaje de partidas ganadas, por ajuste
lab-setting-wins-of = Porcentaje de victorias de { $side }, por ajuste
lab-with-intervals = { $title }, con intervalos del 95 %.
lab-setting-wins-table = Victorias por ajuste
lab-differences = Diferencias
lab-differences-drawn = Puntos de victorias más o menos que con { $setting }
lab-differences-of = { $title }, de { $side }
lab-differences-caption = { $title }. Relleno: más de lo que da el azar.
lab-differences-table = Diferencias con { $setting }
lab-no-change = sin cambio
lab-what = qué
lab-change = cambio
lab-p-corrected = p, corregida
lab-points-won = victorias de { $side }, puntos
lab-setting-endings-drawn = Cómo terminan las partidas, por ajuste
lab-setting-endings-caption = Porcentaje de partidas según cómo terminan.
lab-setting-endings-table = Finales por ajuste
lab-setting-lengths-drawn = Decisiones en una partida, por ajuste
lab-setting-lengths-caption = Número medio de decisiones en una partida, con su intervalo del 95 %.
lab-setting-lengths-table = Duración por ajuste

# Agentes
lab-arena = Agente contra agente
lab-ratings = Puntuaciones
lab-ratings-caption = Puntuación OpenSkill (Plackett-Luce): mu, y mu menos y más 1,96 sigma. Todos empiezan con 25.
lab-fair-shares = De su parte justa
lab-fair-shares-drawn = Victorias como múltiplo de la parte justa
lab-fair-shares-caption = 1 es lo que ganaría un agente si todos fueran iguales: la mitad entre dos bandos, un cuarto entre cuatro.
lab-fair-shares-table = Victorias frente a la parte justa
lab-fair-share = parte justa
lab-times-fair-share = veces su parte justa
lab-pairs = Todas las parejas
lab-pairs-drawn = Porcentaje de partidas que el agente de la fila ganó al de la columna
lab-pairs-note = De las partidas con más de dos bandos cuentan aquellas en que uno de los dos quedó por delante del otro. Si un agente tiene varios asientos en una mesa, cuenta cada uno; lo que pasa en una mesa va unido, así que estos intervalos son algo estrechos: fíate de los de las partes justas.
lab-matrix-note = Debajo, el intervalo del 95 %. Con fondo: lejos de la mitad más de lo que da el azar.
lab-met = { $one } contra { $other }: { $share } de { $of } partidas

# Victorias
lab-wins = Quién gana
lab-by-side = Victorias por bando
lab-by-side-drawn = Porcentaje de partidas ganadas, por bando
lab-by-side-caption = Punto: porcentaje de partidas ganadas. Línea: su intervalo del 95 % (Wilson).
lab-shared-note = Una partida que ganan asientos de varios bandos cuenta como compartida.
lab-nobody-note = Una partida que todos han perdido o que acabó en tablas no cuenta para nadie.
lab-even = a partes iguales
lab-games-won = partidas ganadas
lab-side-won = victorias de { $side }
lab-by-seat = Por asiento
lab-by-seat-drawn = Porcentaje de partidas ganadas, por asiento
lab-by-seat-caption = Una victoria compartida cuenta para cada asiento que la comparte.
lab-by-seat-table = Victorias por asiento
lab-a-seat = asiento
lab-so-many-agents = { $n } agentes
lab-seats-note = Los asientos de un bando ganan juntos, así que cada uno gana tantas veces como su bando.
lab-by-matchup = Por emparejamiento: { $one } contra { $other }
lab-by-matchup-drawn = Porcentaje de victorias de { $side }, por emparejamiento
lab-by-matchup-caption = Primero los agentes de { $one }, después los de { $other }.
lab-by-matchup-table = Victorias por emparejamiento
lab-matchup = emparejamiento
lab-partners = { $one } y { $other }
lab-line-up = { $one } contra { $other }

# Finales y duraciones
lab-endings = Cómo y cuándo terminan las partidas
lab-endings-drawn = Partidas por { $unit } en que terminaron, y cómo
lab-endings-caption = Altura: partidas. Rayado: cómo terminaron.
lab-endings-table = Cómo terminan las partidas
lab-other-endings = otros finales
lab-ending = final
lab-median-unit = mediana, { $unit }
lab-median-of = mediana { $median }
lab-numbers = Lo que había en la mesa al final
lab-numbers-table = Números al final
lab-at-the-end = al final
lab-quarter = cuartil
lab-three-quarters = tercer cuartil
lab-length = Duración
lab-length-drawn = Duración de las partidas en decisiones
lab-length-caption = Altura: partidas de esa duración.
lab-length-table = Decisiones en una partida
lab-length-note = Una decisión es la respuesta de un asiento que tenía dos opciones o más.
lab-its-interval = su intervalo del 95 %
lab-shortest = la más corta
lab-quarter-at-most = un cuarto tiene como mucho
lab-three-quarters-at-most = tres cuartos tienen como mucho
lab-longest = la más larga

# Quién va por delante. La unidad es una ronda o un turno: no se sabe su género.
lab-lead = Quién va por delante, y cuándo
lab-stands = Cómo está un bando, de 0 a 1.
lab-lead-drawn = { $stands }. Aquí el 1 se dibuja como 100. Línea con marcas: la mediana de las partidas que aún siguen en cada { $unit }. Banda rayada: su mitad central. Líneas finas: unas pocas partidas. Trazos: las medianas de los demás bandos.
lab-standing-of = Situación de { $side } a lo largo del tiempo
lab-standing-at = { $side }, { $unit } { $at }: mediana { $median }, mitad central { $reach }, { $games } partidas
lab-standing-table = Situación por { $unit }: mediana, entre corchetes la mitad central
lab-median-at = { $unit } { $at }: mediana { $median }
lab-its-median = { $side }, mediana
lab-unit-at = { $unit } { $at }
lab-still-played = partidas aún en juego
lab-turning = Puntos de inflexión
lab-turned = Una partida se decide cuando quien la gana toma una ventaja que ya no pierde.
lab-led-always = En el { $share } de las partidas, quien ganó fue por delante en cada { $unit }.
lab-led-late = En el { $share } no iba por delante ni siquiera al final ({ $unit } final).
lab-led-in-all = Al final ({ $unit } final) iba por delante en todas.
lab-turning-drawn = Partidas por { $unit } desde que quien ganó fue siempre por delante
lab-turning-caption = Altura: partidas que se decidieron en cada { $unit }.
lab-only-at-the-end = solo al final
lab-games-turned = partidas que se decidieron
lab-turned-by-then = decididas hasta entonces
lab-worth-seeing = Partidas que merece la pena ver otra vez
lab-worth-note = Cada orden vuelve a jugar la partida y guarda su registro en la carpeta seen; heptarchy replay FILE --step recorre un registro respuesta a respuesta.
lab-the-closest = La más reñida: partida { $n }
lab-the-wildest = La más dramática: partida { $n }
lab-closest-why = { $apart } puntos entre los dos primeros, de media en cada { $unit }
lab-wildest-why = victoria de { $side } tras ir { $behind } por detrás

# Cartas, aperturas, mazos: cualquiera de ellos, como los llama el juego
lab-plays = Cartas y aperturas
lab-plays-note = Léase con cuidado: esto es lo que va unido, no qué causa qué. Una carta que se juega en posiciones perdidas gana pocas veces, y aun así puede ser lo mejor que cabía jugar. Cada cifra se compara con el porcentaje que ganan de todos modos los asientos del mismo bando y agente (la barra vertical). Una marca rellena se aparta de él más de lo que da el azar, corregido por todas las palabras de su tabla (Holm); una hueca no, o se vio demasiado poco para saberlo.
lab-opening = apertura
lab-deck = mazo
lab-card = carta
lab-by = Por { $kind }
lab-wins-by = Victorias por { $kind }
lab-wins-by-table = Victorias por { $kind }; * más que azar
lab-plays-caption = Porcentaje de partidas que ganaron los asientos, por { $kind }; barra vertical: el porcentaje habitual.
lab-plays-some = Los { $n } que más se apartan hacia arriba y hacia abajo, de { $of }.
lab-usual = habitual
lab-points = puntos
lab-duels = { $begins } contra { $kind }
lab-duels-drawn = Porcentaje de partidas ganadas: { $kind } de la fila contra { $kind } de la columna

# En qué se apoyan las cifras
lab-about = Sobre estas cifras
lab-about-intervals = Cada cifra tiene un intervalo: si la campaña se jugara una y otra vez con otras semillas, unos 95 de cada 100 intervalos así contendrían la cifra verdadera. Los porcentajes llevan el intervalo de Wilson, las medias el de Student, las diferencias de porcentajes el de Newcombe. Dicen hasta dónde puede haberte engañado el azar, no si los agentes juegan como las personas.
lab-about-games = Una partida depende solo de su semilla y su número: la misma orden da las mismas partidas en cualquier máquina. Esta página es un solo archivo; no carga nada ni ejecuta nada.
lab-what-was-played = Lo que se jugó
lab-game = juego
lab-the-seed = semilla
lab-changed = opciones distintas de las predeterminadas
lab-no-options = ninguna
lab-title-rules = { $title }, reglas { $rules }
