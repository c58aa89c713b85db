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
    "{province} is no player's": "{province} no es de ningún jugador",
    "{card} is not played for a province": "{card} no se juega para una provincia",
    "{card} is not played for a ruler": "{card} no se juega para un soberano",
    "{card} is not played for a title": "{card} no se juega para un título",
    "{card} gives no claim away": "{card} no regala ninguna pretensión",
    "{card} kills no Warlord": "{card} no mata a ningún Caudillo",
    "{card} renounces no claim": "{card} no renuncia a ninguna pretensión",
    "{card} is played for something": "{card} se juega para algo",
    "there is no Warlord in {province}": "en {province} no hay ningún Caudillo",
    "{card} lies there already": "{card} ya está allí",
    "{card} may not lie in {province}": "{card} no puede estar en {province}",
    "Spears become Auxilia now, and nothing else": "ahora las Lanzas pasan a Auxiliares, y nada más",
    # Merlin
    "you know your own hand": "ya conoces tu mano",
    "you have no card to give for it": "no tienes ninguna carta que dar a cambio",
    "{card} is not in the hand of {player}": "{card} no está en la mano de {player}",
    "{card} is not set aside in the first round": "{card} no se aparta en la primera ronda",
    # War and offers
    "nobody declares war on himself": "nadie se declara la guerra a sí mismo",
    "{player} is bound to you by fealty": "{player} está unido a ti por vasallaje",
    "there is no claim between you and {player}": "entre {player} y tú no hay ninguna pretensión",
    "no claim on {province} lies between you and {player}": (
        "entre {player} y tú no hay ninguna pretensión sobre {province}"
    ),
    "no claim on {title} lies between you and {player}": (
        "entre {player} y tú no hay ninguna pretensión al título de {title}"
    ),
    "no claim on that throne lies between you and {player}": (
        "entre {player} y tú no hay ninguna pretensión a ese trono"
    ),
    "a Saxon Hater joins no side with Saxons while another is open to him": (
        "quien odia a los sajones no se une a un bando con sajones si puede unirse a otro"
    ),
    "{player} leads no side": "{player} no dirige ningún bando",
    "no second war may be declared now": "ahora no puede declararse una segunda guerra",
    "{player} leads a side of the first war, or is bound to one who does": (
        "{player} dirige un bando de la primera guerra, o está unido a quien lo hace"
    ),
    "{player} is on a side already": "{player} ya está en un bando",
    "{player} goes where his lord goes": "{player} va a donde va su señor",
    "{player} has had your offer": "{player} ya ha recibido tu oferta",
    "you have nothing to promise {player}": "no tienes nada que prometer a {player}",
    # Levy, losses, raiders
    "no {kind} may be chosen now": "ahora no puede elegirse {kind}",
    "no {kind} of your base army may be given up now": "ahora no puede dejarse {kind} de tu ejército base",
    "your general may not go with {kind} now": "tu general no puede ir ahora con {kind}",
    "no band of {kind} may be named now": "ahora no puede nombrarse una escolta de {kind}",
    "no {kind} of yours is there that carries nobody": "no te queda {kind} que no lleve a nadie",
    "no element carries your general": "ningún elemento lleva a tu general",
    "no element carries a Warlord of {province}": "ningún elemento lleva a un Caudillo de {province}",
    "no element carries the Warrior Prince": "ningún elemento lleva al Príncipe guerrero",
    "no {kind} of your base army can go out": "no puede salir {kind} de tu ejército base",
    "no raiders can come from {province}": "no pueden venir incursores de {province}",
    "no raiders can come by {card}": "no pueden venir incursores por {card}",
    # Claims
    "{province} is a player's already": "{province} ya es de un jugador",
    "you have no claim on {province}": "no tienes ninguna pretensión sobre {province}",
    "you have no claim on {title}": "no tienes ninguna pretensión al título de {title}",
    "you have no claim on the throne of {player}": "no tienes ninguna pretensión al trono de {player}",
    "{player} has no claim on {province}": "{player} no tiene ninguna pretensión sobre {province}",
    "{player} has no claim on {title}": "{player} no tiene ninguna pretensión al título de {title}",
    "{player} has no claim on that throne": "{player} no tiene ninguna pretensión a ese trono",
    "{player} can be given no claim on that throne": "a {player} no se le puede dar una pretensión a ese trono",
    "{player} can be given no claim on {province}": "a {player} no se le puede dar una pretensión sobre {province}",
    "you have no free claim on {province}": "no tienes ninguna pretensión libre sobre {province}",
    "you have no free claim on {title}": "no tienes ninguna pretensión libre al título de {title}",
    "the last free claim is kept, or waived": "la última pretensión libre se conserva, o se deja",
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
