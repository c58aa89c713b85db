# Cómo se escriben las listas. Lo que va delante ya es una lista.
list-more = { $before }, { $next }
list-last = { $before } { SOUND($next) ->
    [i] e
   *[other] y
} { $next }

# Por qué no se puede hacer algo, en cualquier juego
why-game-over = la partida ha terminado
why-no-action = no existe la acción { $n }
why-not-asked = ahora no se te pregunta
why-within = no es eso lo que se pregunta mientras se juega la partida de dentro
why-no-player = en esta mesa no hay tal jugador: tiene { $n } asientos
why-another-question = no es eso lo que se pregunta ahora
why-no-choice = no tienes ninguna decisión que deshacer
why-sealed = desde tu última decisión ha hablado el azar o se ha revelado algo
why-answered = desde tu última decisión ha respondido otro jugador
why-by-bot = la última respuesta de este asiento la dio un bot

# El registro, alrededor de lo que dice un juego: respuestas del azar, una que no se oye, una sin elección
line-fate = El azar { $said }
line-secret = { $who } responde en secreto
line-only = { $line } (la única respuesta)

# Qué falla en el nombre de un juego, sus opciones o un registro, en cualquier juego. Las comillas vienen puestas.
fault-no-game = no hay ningún juego { $game }; hay { $games }
fault-no-game-near = no hay ningún juego { $game }; el más parecido es { $near }
fault-switch = la opción { $option } es sí o no (yes, no), no { $given }
fault-choice = la opción { $option } es una de { $choices }, no { $given }
fault-number = la opción { $option } va de { $low } a { $high }, no { $given }
fault-no-option = no hay ninguna opción { $option }
fault-no-option-near = no hay ninguna opción { $option }; la más parecida es { $near }
fault-no-rule = no hay ninguna regla { $id }; las más parecidas: { $near }
fault-no-chapter = no hay ningún capítulo { $id }; los más parecidos: { $near }
fault-other-rules = se jugó con la versión { $version } de las reglas de { $game }; este heptarchy juega con la versión { $ours }
fault-another-game = { $under }, donde es otra partida: { $why }
fault-other-options = { $under }, donde sus opciones no lo son: { $why }
fault-edition = no se pueden cargar las reglas de la versión { $version } de { $game }: { $fault }
fault-no-record = no es un registro: la primera línea no es { $magic }
fault-headless = cortado: la cabecera no termina en { $body }
fault-header = cabecera: { $why }
fault-unnamed = la cabecera no nombra { $key }
fault-version = se esperaba una versión de las reglas, un número entero, no { $version }
fault-unclosed = cortado tras { $n } respuestas: falta la línea final
fault-line = línea { $n }: { $why }
fault-pair = se esperaba 'clave: valor', no { $text }
fault-twice = { $key } se dice dos veces
fault-misplaced = clave { $key } desconocida o fuera de sitio
fault-still-open = dice 'over', pero la partida no ha terminado
fault-over-already = dice 'open', pero la partida ha terminado
fault-after-the-end = nada puede seguir a la línea final
fault-refused = { $text } se rechaza: { $why }
fault-seat = se esperaba un asiento o 'fate', no { $who }
fault-count = dice { $count } respuestas, pero antes hay { $n }
fault-checksum = la suma de control no cuadra: el registro se ha modificado o las reglas han cambiado
