# Lo que dice la terminal alrededor de cualquier juego

# Alrededor de una pregunta
shell-greeting = Escribe un número o un nombre; ayuda enumera qué más puedes escribir.
shell-undo-number = deshacer retira el último número.
shell-log-cut = ... (crónica muestra más)
shell-more-allowed = Se permite más de lo que se enumera: escríbelo entero, como en { $example }.
shell-range = Las opciones: { $range }; una línea vacía las enumera.
shell-from-to = de { $low } a { $high }
shell-words-only = solo con palabras
shell-fits-several = Eso vale para { $n } opciones: { $names }.
shell-unknown = Aquí nada se llama { $text }{ $spelling }. Una línea vacía enumera las opciones; ayuda, las órdenes.
shell-spelling = ; se escribe como en { $example }
shell-offered = se ofrece: { $choice }
shell-number = número { $n }
shell-reason = { $name }: { $reason }
shell-and-more = , y { $n } más
shell-kept = Así se responde hasta que acabe ({ $span }); deshacer vuelve a preguntar.
shell-grave = Puede acabar la partida para ti. Di sí, o repite lo mismo, para hacerlo; cualquier otra cosa es no.
shell-sure = ¿Seguro?
shell-not-done = No se hace.
shell-caution = Eso { $caution }.
shell-mind = Atención: { $caution }
shell-goes-before = { $names } va antes, si no añades `, deja 0`, lo que { $caution }
shell-between = No se hace, porque algo se ha interpuesto: { $names }.
shell-not-read = { $why }. Una línea vacía enumera las opciones; ayuda, las órdenes.
shell-go-on = Intro: seguir; salir; ayuda
shell-goes-on = Intro sigue; mapa, crónica, salir y ayuda también valen.

# Por qué una línea de varias respuestas no vale
shell-leave-without-way = deja va con un camino, como en `york leeds, deja 1`
shell-too-many-answers = una línea da { $most } respuestas como mucho
shell-too-many-named = una línea da { $most } respuestas como mucho, no { $word }
shell-no-such-number = ninguna opción tiene el número { $word }
shell-not-known-yet = { $name }: aún no se puede saber lo que viene antes
shell-unknown-there = allí nada se llama { $word }

# Órdenes
shell-nobody-asked = No se pregunta a nadie.
shell-nobody-asked-rule = No se pregunta a nadie. ? { $rule } muestra una regla.
shell-name-it = Nombra la cosa: por qué no { $example }.
shell-name-something = Nombra la cosa: por qué no, y cómo se llama.
shell-no-hands = Este juego no tiene Manos de cartas.
shell-no-cards = Aquí no hay cartas.
shell-no-card-names = En este juego las cartas no se piden por su nombre; mano muestra las tuyas.
shell-no-shires = Este juego no tiene condados.
shell-no-such-shire = Ningún condado se llama { $text }.
shell-which-shire = ¿Qué condado?
shell-no-odds = No se combate nada, y nada de lo que se puede elegir tiene probabilidades.
shell-log-takes = crónica pide un número de líneas, no { $text }
shell-annals-take = anales pide un número de rondas, no { $text }
shell-no-annals = Este juego no lleva anales.
shell-annals-begin = Los anales empiezan con la primera ronda.
shell-no-battle = Ninguna batalla te pregunta nada ahora.
shell-nothing-to-undo = No tienes ninguna decisión que deshacer.
shell-no-undo = No se deshace: { $why }.
shell-undone = Deshecho.

# Guardar, salir, el final
shell-saved-in = Guardado en { $path }.
shell-not-saved = no se ha guardado: { $path }: { $why }
shell-saved = Guardado. Se sigue con:
shell-record = El registro de la partida; `heptarchy replay` la recorre paso a paso:
shell-choices = { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}
shell-answers = { $n ->
    [one] { $n } respuesta
   *[other] { $n } respuestas
} con las del azar
shell-length = { $choices }; { $answers }.
shell-length-yours = { $choices }, { $mine } de ellas tuyas; { $answers }.
shell-over = La partida ha terminado ({ $ending }). { $first }
shell-first = En cabeza: { $names }.
shell-nobody-won = Nadie ha ganado.

# Quién juega
shell-you = tú
shell-you-play-two = Juegas con { $mine }; --seat { $other } toma el otro bando.
shell-you-play = Juegas con { $mine }; --seat toma otro asiento: { $others }.
shell-other-bots = greedy no juega a { $game }: los bots son { $bots }.

# Un registro, paso a paso
shell-verified = { $file }: comprobado
shell-played = { $title }, versión de las reglas { $rules }: { $names }
shell-older-rules = Se jugó con la versión { $version } de las reglas, y es la misma partida con la versión { $rules }.
shell-checksum = { $n ->
    [one] { $n } respuesta
   *[other] { $n } respuestas
}, suma de control { $sum }
shell-not-over = La partida no ha terminado; se pregunta a: { $names }.
shell-fate = azar
shell-fate-proved = El azar no fue amañado: sus { $n } respuestas se siguen del secreto que se comprometió, según los pesos de la versión { $rules } de las reglas.
shell-at-start = En 0 de { $n } respuestas. Intro: siguiente; atrás, ir n, mapa, salir; ayuda.
shell-jump-to = ir va de 0 a { $n }.
shell-no-shire-so = Ningún condado se llama así.
shell-step-next = Intro o siguiente [n]   una respuesta adelante, o n
shell-step-back = atrás [n]               una respuesta atrás, o n
shell-step-jump = ir n                    a la mesa tras n respuestas; también un número solo
shell-last-answer = Esa fue la última respuesta.
shell-before-first = Antes de la primera respuesta.

# Ayuda: qué se escribe y qué hace. Cómo se llama una orden está más abajo
shell-typed-span = pasa esta batalla
shell-typed-file = [archivo]
shell-a-name = un nombre
shell-help-number = la opción de ese número
shell-help-name = la opción que cuadra con esas palabras; Tab completa
shell-help-span = así hasta que acabe, salvo que se ofrezca algo nuevo; también este turno, esta ronda, esta partida
shell-help-several = varias respuestas en una línea, por números o palabras, donde se pregunta más de lo mismo
shell-help-question = lo que se pregunta, con el texto de su regla
shell-help-rule = una regla; también un capítulo, o palabras de reglas
shell-help-why = por qué no se ofrece una cosa
shell-help-options = otra vez la pregunta y sus opciones; también una línea vacía
shell-help-map = la mesa
shell-help-log = las últimas n líneas de lo que ha pasado
shell-help-annals = la crónica de las últimas n rondas, o de todas
shell-help-undo = deshace tu última decisión, si desde entonces nadie ha respondido ni ha hablado el azar
shell-help-save = guarda una copia; de todos modos se guarda cada respuesta
shell-help-quit = guarda y sale

# Lo que se escribe. De varias palabras para una cosa, con comas entre ellas, la ayuda muestra la primera
typed-help = ayuda
typed-why = por qué no, por que no, porqué no, porque no
typed-options = opciones
typed-map = mapa, mesa
typed-hand = mano
typed-card = carta
typed-shire = condado
typed-odds = probabilidades
typed-log = crónica, cronica
typed-fight = luchar
typed-annals = anales
typed-undo = deshacer
typed-save = guardar
typed-quit = salir
typed-next = siguiente
typed-back = atrás, atras
typed-jump = ir
typed-yes = sí, si, s

# `pasa esta batalla`: palabras ante un plazo, plazos, y lo que dura hasta el final de la partida
typed-before-span = esta, este, la, el, toda, todo, en, durante, por
typed-span-battle = batalla
typed-span-turn = turno
typed-span-round = ronda
typed-span-bound = jugada
typed-span-war = guerra
typed-span-game = partida
typed-always = siempre

# `york leeds, deja 2`: cuántos se quedan; y lo que solo une las palabras de una línea
typed-leave = deja, dejar
typed-joining = a, al, con, de, desde, e, el, en, la, luego, marcha, mueve, por, y

# Lo que toman las órdenes
shell-or = { $before } o { $following }
shell-no-language = --language es { $languages }, no { $asked }
shell-no-words = ninguna regla de { $title } tiene las palabras { $text }
shell-rules = { $n } { $n ->
    [one] regla
   *[other] reglas
}

# Lo que dicen las órdenes: partidas guardadas
shell-saved-keeps = una partida guardada conserva sus jugadores y opciones: quita --players, --set, --variant, --modules y --advanced
shell-saved-over = { $path }: esta partida ha terminado; `heptarchy replay { $path }` la muestra
shell-saved-there = { $path } ya existe: --resume sigue con ella, otro --file empieza de nuevo
shell-saved-no-seat = { $path }: nombra un asiento que el juego no tiene
shell-none-unfinished = no hay ninguna partida sin terminar en { $folder }
shell-unfinished = { $n } partidas están sin terminar; esta es la última. Las demás:
shell-no-text = { $path }: no es un registro: no es texto
shell-no-record-there = { $path } ya existe y no contiene ningún registro
shell-no-folder = no se ha guardado: no existe la carpeta { $folder }
shell-no-file-name = no se ha guardado: ningún archivo puede llamarse { $text } ({ $why })

# Las opciones y los asientos de un juego
shell-set-takes = --set toma nombre=valor, no { $text }
shell-set-twice = --set { $name } se da dos veces
shell-no-such-option = { $why }; `heptarchy games { $game }` las enumera
shell-no-seat = no hay ningún asiento { $text }; hay { $seats }, y none (ninguno)
shell-games-game = `heptarchy games JUEGO` enumera las opciones de un juego.
shell-game-is = { $game }: { $title }, versión { $rules } de las reglas
shell-options-are = Opciones, para `--set nombre=valor`:
shell-option-name = nombre
shell-option-range = valores
shell-option-default = de partida
shell-option-what = qué es
shell-option-ours = { $said } Cosa nuestra.
shell-option-defaults = lo de partida

# Registros que se miran, anales, probabilidades
shell-one-seat = --seat nombra un solo asiento; quítalo para verlos todos
shell-at-goes = --at va de 0 a { $last } en este registro, no { $at }
shell-fate-bent = { $why } (leído con la versión { $rules } de las reglas)
shell-keeps-no-annals = { $path }: { $game } no lleva anales
shell-odds-known = aquí se conocen las probabilidades de { $games }; las de { $game } se dicen en su mesa
