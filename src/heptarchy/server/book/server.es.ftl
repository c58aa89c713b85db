# Lo que el servidor dice por su cuenta, alrededor de los juegos: casi siempre, por qué algo no se puede.
# Lo que va entre comillas ya las trae, y las listas de nombres vienen hechas.

server-as-said = { $text }

# Quien no se ha puesto nombre
server-guest = Invitado

# Un aviso a quien no está, por un webhook
server-turn = { $who }, te toca en { $table }. { $prompt } { $url }
server-your-turn = Te toca en { $table }. { $prompt } { $url }

# Mesas y asientos
server-no-table = esa mesa no existe
server-no-page = esa página no existe
server-no-game = no hay ningún juego { $game }; hay { $games }
server-no-seat = la mesa no tiene el asiento { $seat }
server-no-level = no hay ningún nivel { $level }; hay { $levels }
server-no-list = la lista es { $lists }; no { $list }
server-seats-given = { $game } tiene { $n } asientos con estas opciones, pero se dan { $given }
server-not-your-seat = ese no es tu asiento
server-seat-lost = este asiento ya no es tuyo
server-seat-not-free = ese asiento no está libre; siéntate con su enlace
server-no-free-seat = aquí no queda ningún asiento libre
server-used-up = este enlace no abre ningún asiento: ya se usó o fue sustituido
server-not-yours-to-hand-on = solo quien ocupa un asiento puede cederlo, o quien abrió la mesa mientras se espera a alguien ahí
server-opposed = ese asiento juega contra uno que ocupas o has ocupado aquí: nadie ve los dos
server-shared-out = ese asiento se ha compartido demasiadas veces: nadie más puede llegar a él con un enlace
server-too-many-changes = demasiada gente ha pasado por esta mesa: abre otra
server-hot-seat-only = estos asientos juegan uno contra otro: un navegador solo ocupa ambos en una mesa de pantalla compartida
server-not-abandoned = ese asiento no está abandonado: en esta mesa se espera una respuesta { $patience }
server-no-bot-here = ningún bot juega en este asiento
server-bot-here = un bot juega en este asiento: recupéralo primero
server-others-vote = solo votan los demás de la mesa
server-owner-ends = solo quien abrió la mesa puede cerrarla
server-players-rematch = solo quienes jugaron pueden pedir la revancha
server-sitters-talk = solo quienes se sientan a la mesa pueden hablar en ella
server-table-ended = la mesa ya ha terminado
server-refused-of-late = los demás han dicho que no; pregunta de nuevo más tarde
server-enough-ask = ya hay bastantes que piden entrar aquí; espera un momento
server-yours-already = ese asiento ya es tuyo
server-asked-already = ya lo has pedido
server-ask-no-longer = ya no lo pide
server-not-your-plea = esa petición no es tuya
server-no-plea = ya nadie lo pide
server-seat-played = alguien juega en ese asiento
server-nobody-here = no hay nadie en la mesa que pueda dejarte entrar

# Plazos, como en `en esta mesa se espera una respuesta 3 días`
server-days = { $n } { $n ->
    [one] día
   *[other] días
}
server-hours = { $n } { $n ->
    [one] hora
   *[other] horas
}
server-minutes = { $n } { $n ->
    [one] minuto
   *[other] minutos
}
server-seconds = { $n } { $n ->
    [one] segundo
   *[other] segundos
}
server-no-time = ni un segundo

# El juego
server-over = la partida ha terminado
server-not-over = la partida no ha terminado
server-not-played = la partida no está en juego
server-not-begun = la partida no ha empezado
server-begun = la partida ha empezado: los nonces ya no se cambian
server-nonce-there = este asiento ya tiene su nonce: no se puede cambiar
server-other-commitment = ese no es el compromiso de esta mesa: míralo y trae tu nonce para lo que veas
server-bad-nonce = un nonce tiene de 1 a 64 letras, cifras, - o _, y no es ninguna de estas palabras: { $words }
server-secret-kept = el secreto del destino se guarda hasta que la partida termine
server-no-secret = el destino de esta partida no se sigue de ningún secreto: no se jugó en la mesa de un servidor
server-no-annals = este juego no lleva anales
server-left-to-bots = las reglas dejan esto a un bot: responde él por este asiento
server-not-yours-to-undo = eso se respondió antes de que este asiento fuera tuyo: queda como está
server-moved-on = la mesa ha avanzado desde que miraste
server-no-span = ahora no hay ningún plazo { $span }; hay { $spans }
server-no-rule = una regla se nombra por su número, como V-3.5
server-most-in-advance = un asiento fija { $n } respuestas de antemano como mucho; quita una primero
server-no-moment = hay momentos del 0 al { $last }, no el { $k }
server-no-record-yet = un registro guarda los secretos de todos: se puede pedir cuando la partida termine
server-most-judged = se juzgan { $n } acciones a la vez como mucho
server-no-thing = se esperaba algo de este juego, como shire:eoforwic, no { $thing }
server-other-answer = el número de esta petición ya se usó para otra respuesta
server-other-line = el número de esta petición ya se usó para otra frase
server-whisper-alone = un susurro se dice a otro asiento
server-nothing-said = no hay nada que decir
server-control-signs = una frase no lleva caracteres de control

# El destino que se comprueba, y las partidas con otras reglas
server-secretless = el registro no nombra ningún secreto: no se jugó en la mesa de un servidor, o no ha terminado
server-other-secret = el secreto no es aquel con el que se comprometió el servidor
server-bent = respuesta { $n }: el destino dijo { $said }, pero su secreto da { $ought }
server-other-ending = no termina como terminó, { $ending }

# Límites
server-too-fast = demasiadas peticiones; espera un momento
server-address-opens = se han abierto demasiadas mesas desde tu dirección; inténtalo más tarde
server-browser-opens = un navegador puede abrir { $n } mesas por hora; inténtalo más tarde
server-browser-watches = un navegador puede seguir { $n } mesas a la vez
server-address-watches = una dirección puede seguir { $n } mesas a la vez
server-looks-too-fast = miras atrás demasiado deprisa; espera un momento
server-talks-too-fast = hablas demasiado deprisa; espera un momento
server-waiting = { $n } de tus peticiones ya están esperando
server-too-large = un registro puede tener { $n } bytes
server-operators-figures = las cifras de este servidor son para quien lo administra
server-other-sites = no se aceptan peticiones de páginas de otros sitios
server-not-our-name = este servidor no responde al nombre { $host }
server-shut-out = quien administra este servidor te ha cerrado la puerta
server-shut-out-for = quien administra este servidor te ha cerrado la puerta: { $why }
server-silenced = quien administra este servidor te ha quitado la palabra
server-silenced-for = quien administra este servidor te ha quitado la palabra: { $why }
server-no-webhooks = este servidor no llama a ningún webhook
server-webhook-https = un webhook es una dirección https://
server-webhook-public = la dirección de un webhook debe ser pública

# Peticiones sin sentido
server-header-twice = la petición dice { $header } dos veces
server-address-twice = la dirección dice una cosa dos veces
server-bad-token = una ficha de acceso son 64 cifras hexadecimales tuyas
server-not-a-number = { $what } es un número, no { $text }
server-not-a-line = heard es el número de una frase, no { $text }
server-no-text = no es un registro: no es texto
server-too-deep = la petición está anidada demasiado hondo
server-not-utf-8 = la petición no es UTF-8

# Fallos
server-store-down = no se llega al almacén; envía la misma petición otra vez
server-table-busy = la mesa está demasiado ocupada; envía la misma petición otra vez
server-not-looked-at = la mesa no se ha podido mirar ahora; envía la misma petición otra vez
server-being-read = la mesa se está leyendo; envía la misma petición otra vez
server-failed = algo ha fallado aquí; ha quedado anotado
server-stopping = el servidor se detiene
server-try-again = inténtalo de nuevo
