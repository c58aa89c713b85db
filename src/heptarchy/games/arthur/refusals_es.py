"""Why something may not be done, in Spanish, by the English message."""

from __future__ import annotations

REFUSALS: dict[str, str] = {
    # Any game's
    "the game is over": "la partida ha terminado",
    "there is no action {}": "no existe la acción {}",
    "you are not asked now": "ahora no se te pregunta",
    "that is not what is asked now": "no es eso lo que se pregunta ahora",
    "that is not asked while dba is played": "no es eso lo que se pregunta mientras se libra una batalla",
    "you have no choice to take back": "no tienes ninguna decisión que deshacer",
    "a bot gave this seat's last answer": "la última respuesta de este asiento la dio un bot",
    "fate has spoken or something was revealed since your last choice": (
        "desde tu última decisión ha hablado la suerte o se ha descubierto algo"
    ),
    "somebody else has answered since your last choice": "desde tu última decisión ha respondido otro jugador",
    # Cards
    "in the first round everybody plays Establish Claim": "en la primera ronda todos juegan Establecer pretensión",
    "{card} has been used in this turn": "{card} ya se ha usado en este turno",
    "Merlin has set {card} aside": "Merlín ha apartado {card}",
    "{card} is for battles: here it can only be discarded": "{card} es para batallas: aquí solo puede descartarse",
    "there is nothing for which {card} could be played now": "ahora no hay nada para lo que jugar {card}",
    "{card} is not in your hand": "{card} no está en tu mano",
    "{card} is a base card: it is never discarded": "{card} es una carta base: nunca se descarta",
    # Claims
    "{province} is a home: nobody claims it": "{province} es un solar: nadie lo pretende",
    "{province} is his already": "{province} ya es suya",
    "{province} belongs to the Irish alone": "{province} es solo de los irlandeses",
    "{province} is claimed by him already": "ya pretende {province}",
    "{province} is land of his lord, his vassal or a fellow vassal": (
        "{province} es tierra de su señor, de su vasallo o de otro vasallo del mismo señor"
    ),
    "{province} does not touch his land": "{province} no toca su tierra",
    "his ruler is not of the people whose title {title} is": (
        "su soberano no es del pueblo que pide el título de {title}"
    ),
    "{title} is his already": "ya tiene el título de {title}",
    "{title} is claimed by him already": "ya pretende el título de {title}",
    "{title} is held by his lord, his vassal or a fellow vassal": (
        "el título de {title} lo tiene su señor, su vasallo u otro vasallo del mismo señor"
    ),
    "nobody claims his own throne": "nadie pretende su propio trono",
    "that throne is claimed by him already": "ya pretende ese trono",
    "that is the throne of his lord, his vassal or a fellow vassal": (
        "ese es el trono de su señor, de su vasallo o de otro vasallo del mismo señor"
    ),
}
