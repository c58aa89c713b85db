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
