"""Why something may not be done, in Spanish, by the English message."""

from __future__ import annotations

REFUSALS: dict[str, str] = {
    # Any game's
    "the game is over": "la partida ha terminado",
    "there is no action {}": "no existe la acción {}",
    "you are not asked now": "ahora no se te pregunta",
    "that is not what is asked now": "no es eso lo que se pregunta ahora",
    "there is no such player at this table: it has {} seats": "en esta mesa no hay tal jugador: tiene {} asientos",
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
    "war may be declared from round {n} on": "la guerra puede declararse desde la ronda {n}",
    "there is peace after the last war; turns of it left: {n}": (
        "hay paz tras la última guerra; turnos que quedan: {n}"
    ),
    "war needs a claim between you and somebody who is not bound to you by fealty": (
        "la guerra pide una pretensión entre tú y alguien que no esté unido a ti por vasallaje"
    ),
    # What cards are for
    "{province} is not in play": "{province} no está en juego",
    "{province} is no target for {card}": "{province} no sirve para {card}",
    "{player} is no target for {card}": "{player} no sirve para {card}",
    "{province} is your own land": "{province} es tierra tuya",
    "{province} is not your land": "{province} no es tierra tuya",
    "{province} is a home: it changes only with its ruler": "{province} es un solar: solo cambia con su soberano",
    "{province} is not British": "{province} no es britana",
    "{province} is neither on the Saxon Shore nor beside a Saxon province": (
        "{province} no está en la Costa Sajona ni junto a una provincia sajona"
    ),
    # Claims
    "{province} is a home: nobody claims it": "{province} es un solar: nadie lo pretende",
    "{province} is yours already": "{province} ya es tuya",
    "{province} belongs to the Irish alone": "{province} es solo de los irlandeses",
    "{province} has no owner: this card claims land of another player": (
        "{province} no tiene dueño: esta carta pretende tierra de otro jugador"
    ),
    "you claim {province} already": "ya pretendes {province}",
    "{province} is land of your lord or your vassal": "{province} es tierra de tu señor o de tu vasallo",
    "{province} does not touch your land": "{province} no toca tu tierra",
    "your ruler is not of the people whose title {title} is": (
        "tu soberano no es del pueblo que pide el título de {title}"
    ),
    "{title} is yours already": "ya tienes el título de {title}",
    "you claim {title} already": "ya pretendes el título de {title}",
    "nobody claims his own throne": "nadie pretende su propio trono",
    "you claim that throne already": "ya pretendes ese trono",
    "{title} is held by your lord or your vassal": "el título de {title} lo tiene tu señor o tu vasallo",
    "you are his lord already, or yours is": "ya eres su señor, o lo es el tuyo",
}
