"""What the server tells people, in Spanish. The English template is the message's id; {} stands for what varies."""

from __future__ import annotations

import re
from functools import lru_cache

SENTENCES: dict[str, str] = {
    # Tables and seats
    "there is no such table": "esa mesa no existe",
    "there is no such page": "esa página no existe",
    "there is no game {}": "no hay ningún juego {}",
    "there is no game {}; there are {}": "no hay ningún juego {}; hay {}",
    "the table has no seat {}": "la mesa no tiene el asiento {}",
    "that is not your seat": "ese no es tu asiento",
    "that seat is not free; sit down by its link": "ese asiento no está libre; siéntate con su enlace",
    "no seat is free here": "aquí no queda ningún asiento libre",
    "this link does not open a seat here: it was used up or replaced": (
        "este enlace no abre ningún asiento: ya se usó o fue sustituido"
    ),
    "somebody else has just sat down there": "alguien acaba de sentarse ahí",
    "the seat has just changed hands; look again": "el asiento acaba de cambiar de manos; vuelve a mirar",
    "only its holder, or the owner while the table waits for somebody there, may hand on a seat": (
        "solo quien ocupa un asiento puede cederlo, o quien abrió la mesa mientras se espera a alguien ahí"
    ),
    "that seat plays against one that you hold or have held here: nobody sees both": (
        "ese asiento juega contra uno que ocupas o has ocupado aquí: nadie ve los dos"
    ),
    "that seat has been shared too often: nobody else may come to it by a link": (
        "ese asiento se ha compartido demasiadas veces: nadie más puede llegar a él con un enlace"
    ),
    "too many have come and gone at this table: open another one": (
        "demasiada gente ha pasado por esta mesa: abre otra"
    ),
    "these seats play against each other: one browser holds both only at a hot-seat table": (
        "estos asientos juegan uno contra otro: un navegador solo ocupa ambos en una mesa de pantalla compartida"
    ),
    "that seat is not abandoned: this table waits {} for an answer": (
        "ese asiento no está abandonado: en esta mesa se espera una respuesta {}"
    ),
    "no bot plays this seat": "ningún bot juega en este asiento",
    "a bot plays this seat: take it back first": "un bot juega en este asiento: recupéralo primero",
    "only the others at the table vote": "solo votan los demás de la mesa",
    "only the table's owner may end it": "solo quien abrió la mesa puede cerrarla",
    "only those who played may ask for a rematch": "solo quienes jugaron pueden pedir la revancha",
    "only those who sit at the table may talk there": "solo quienes se sientan a la mesa pueden hablar en ella",
    "the table has ended already": "la mesa ya ha terminado",
    "the others have said no; ask again later": "los demás han dicho que no; pregunta de nuevo más tarde",
    "enough people ask to be let in here; wait a moment": "ya hay bastantes que piden entrar aquí; espera un momento",
    "that seat is yours already": "ese asiento ya es tuyo",
    "you have asked already": "ya lo has pedido",
    "they ask no longer": "ya no lo pide",
    "that is not your plea": "esa petición no es tuya",
    "nobody asks so any more": "ya nadie lo pide",
    "somebody plays that seat": "alguien juega en ese asiento",
    "nobody is at the table to let you in": "no hay nadie en la mesa que pueda dejarte entrar",
    # Play
    "the game is over": "la partida ha terminado",
    "the game is not over": "la partida no ha terminado",
    "the game is not being played": "la partida no está en juego",
    "the game has not begun": "la partida no ha empezado",
    "the game has begun: nonces can't be changed any more": "la partida ha empezado: los nonces ya no se cambian",
    "this seat has its nonce already: it can't be changed": "este asiento ya tiene su nonce: no se puede cambiar",
    "that is not the commitment of this table: look at it, and bring your nonce for what you see": (
        "ese no es el compromiso de esta mesa: míralo y trae tu nonce para lo que veas"
    ),
    "fate's secret is kept until the game is over": "el secreto del destino se guarda hasta que la partida termine",
    "this game keeps no annals": "este juego no lleva anales",
    "this game's fate follows from no secret: it was not played at a server's table": (
        "el destino de esta partida no se sigue de ningún secreto: no se jugó en la mesa de un servidor"
    ),
    "the rules leave this to a bot: it answers for this seat": (
        "las reglas dejan esto a un bot: responde él por este asiento"
    ),
    "that was answered before this seat was yours: it stands": (
        "eso se respondió antes de que este asiento fuera tuyo: queda como está"
    ),
    "the table has moved on since you looked": "la mesa ha avanzado desde que miraste",
    "there is no span {} now; there are {}": "ahora no hay ningún plazo {}; hay {}",
    "a rule is named by its id, as V-3.5": "una regla se nombra por su número, como V-3.5",
    "one seat sets {} answers in advance at most; remove one first": (
        "un asiento fija {} respuestas de antemano como mucho; quita una primero"
    ),
    "there are moments 0 to {}, not {}": "hay momentos del 0 al {}, no el {}",
    "a record holds everybody's secrets: it can be had when the game is over": (
        "un registro guarda los secretos de todos: se puede pedir cuando la partida termine"
    ),
    "played under rules version {} of {}; this heptarchy plays version {}, where it is another game: {}": (
        "se jugó con la versión {} de las reglas de {}; este heptarchy juega con la versión {}, "
        "donde es otra partida: {}"
    ),
    "the rules of version {} of {} can't be loaded: {}": "no se pueden cargar las reglas de la versión {} de {}: {}",
    "played under rules version {} of {}; this heptarchy plays version {}": (
        "se jugó con la versión {} de las reglas de {}; este heptarchy juega con la versión {}"
    ),
    # Limits
    "too many requests; wait a moment": "demasiadas peticiones; espera un momento",
    "too many tables were opened from your address; try again later": (
        "se han abierto demasiadas mesas desde tu dirección; inténtalo más tarde"
    ),
    "one browser may open {} tables an hour; try again later": (
        "un navegador puede abrir {} mesas por hora; inténtalo más tarde"
    ),
    "one browser may watch {} tables at once": "un navegador puede seguir {} mesas a la vez",
    "one address may watch {} tables at once": "una dirección puede seguir {} mesas a la vez",
    "you look back too fast; wait a moment": "miras atrás demasiado deprisa; espera un momento",
    "you talk too fast; wait a moment": "hablas demasiado deprisa; espera un momento",
    "{} of your requests wait already": "{} de tus peticiones ya están esperando",
    "the table could not be looked at now; send the same request again": (
        "la mesa no se ha podido mirar ahora; envía la misma petición otra vez"
    ),
    "the table is being read; send the same request again": (
        "la mesa se está leyendo; envía la misma petición otra vez"
    ),
    "a record may have {} bytes": "un registro puede tener {} bytes",
    "the figures of this server are for whoever runs it": "las cifras de este servidor son para quien lo administra",
    "requests from the pages of other sites are not taken": "no se aceptan peticiones de páginas de otros sitios",
    "this server does not answer to the name {}": "este servidor no responde al nombre {}",
    "whoever runs this server has shut you out": "quien administra este servidor te ha cerrado la puerta",
    "whoever runs this server has shut you out: {}": "quien administra este servidor te ha cerrado la puerta: {}",
    "whoever runs this server has silenced you": "quien administra este servidor te ha quitado la palabra",
    "whoever runs this server has silenced you: {}": "quien administra este servidor te ha quitado la palabra: {}",
    # Webhooks
    "this server calls no webhooks": "este servidor no llama a ningún webhook",
    "a webhook is an https:// address": "un webhook es una dirección https://",
    "a webhook's address is one that everybody can reach": "la dirección de un webhook debe ser pública",
    # Faults
    "the store can't be reached; send the same request again": (
        "no se llega al almacén; envía la misma petición otra vez"
    ),
    "the table is too busy; send the same request again": (
        "la mesa está demasiado ocupada; envía la misma petición otra vez"
    ),
    "the request is nested too deeply": "la petición está anidada demasiado hondo",
    "the request is not UTF-8": "la petición no es UTF-8",
    "something went wrong here; it has been noted": "algo ha fallado aquí; ha quedado anotado",
    # Records that people open
    "not a record: it is no text": "no es un registro: no es texto",
    "not a record: the first line is not {}": "no es un registro: la primera línea no es {}",
    "cut short after {} answers: there is no closing line": "cortado tras {} respuestas: falta la línea final",
    "line {}: {}": "línea {}: {}",
}
SPANS: dict[str, tuple[str, str]] = {
    "day": ("día", "días"),
    "hour": ("hora", "horas"),
    "minute": ("minuto", "minutos"),
    "second": ("segundo", "segundos"),
}


def in_language(sentence: str, language: str) -> str:
    """The sentence in that language; as it is where we have no other words for it."""
    if language != "es":
        return sentence
    for pattern, spanish in patterns():
        found = pattern.fullmatch(sentence)
        if found is not None:
            return spanish.format(*(span(part) for part in found.groups()))
    return sentence


@lru_cache(maxsize=1)
def patterns() -> list[tuple[re.Pattern[str], str]]:
    """The templates as patterns: the longest first, so that the most telling one fits."""
    ordered = sorted(SENTENCES.items(), key=lambda pair: -len(pair[0]))
    return [
        (re.compile("(.+?)".join(re.escape(part) for part in said.split("{}"))), spanish) for said, spanish in ordered
    ]


def span(text: str) -> str:
    """`3 days` as `3 días`; anything else as it is."""
    number, _, word = text.partition(" ")
    if not number.isdecimal() or word.rstrip("s") not in SPANS:
        return text
    one, many = SPANS[word.rstrip("s")]
    return f"{number} {one if number == '1' else many}"
