# Lo que se pregunta

ask-over = la partida ha terminado
ask-others = se pregunta a otros

# Partes de frases

ask-partner = { $house }, tu compañero,
ask-lord = el { $lord } de { $fief }
part-cubes-there = { $aim ->
    [villages] Aldeas
    [thanes] Thanes
   *[towers] Torres
}
ask-attack = el Ataque a { $own ->
    [yes] tus { part-cubes-there }
   *[no] { $aim ->
        [thanes] los
       *[towers] las
    } { part-cubes-there } { FORM($house, "of") }
}
ask-raid = el Saqueo de { $fief }
ask-siege = el Asedio de { $fief }
ask-stake-vassal = el Lord Vasallo de { $fief } con el Feudo entero
ask-stake-mercenary = { $own ->
    [yes] tu Mercenario { $place }
   *[no] el Mercenario { $place } { FORM($house, "of") }
}
ask-stake-hand = { part-cards } de { $own ->
    [yes] tu Mano
   *[no] la Mano { FORM($house, "of") }
}
ask-stake-pool = { $cards } de { $own ->
    [yes] tu Reserva
   *[no] la Reserva { FORM($house, "of") }
}
ask-stake-properties = { LIST($cards, "the") } de { $fief }
part-points-left = { $n ->
    [one] queda { $n } punto
   *[other] quedan { $n } puntos
}
part-legacy-left = { $n ->
    [one] queda { part-legacy }
   *[other] quedan { part-legacy }
}
part-towers-there = { $towers ->
    [one] { $towers } Torre
   *[other] { $towers } Torres
}
part-how-many = { FORM($type, "gender") ->
    [f] Cuántas
   *[m] Cuántos
} { FORM($type, "other") }

# Mazos y turnos

ask-deck = ¿Qué mazo de { $size } cartas construyes? (los demás no lo ven)
ask-copies = ¿{ part-how-many } entran en tu mazo? (faltan { $n } de { $size })
ask-mulligan = ¿Conservas tu Mano inicial de { part-cards }, o la devuelves al mazo una vez y robas otras tantas?
part-turn = { $acted ->
    [yes] ¿Das un paso libre
   *[no] ¿Haces una Acción o un paso libre
}
ask-turn = { part-turn }, o terminas el turno con el robo? ({ $n ->
    [one] queda { part-cards }
   *[other] quedan { part-cards }
} por robar)
ask-knights-turn = { part-turn }, o terminas el turno y tomas una carta? (tienes { $held } de las { $goal } condiciones que ganan)
ask-last-turn = { part-turn }, o terminas el turno? (no quedan cartas por robar: al terminar, { $stays ->
    [yes] la vejez te cuesta los Feudos
   *[no] mueres de vejez
})
ask-tower-card = ¿Qué carta de tu Mano se convierte en la Torre? (Los demás no la ven)
ask-slot = ¿Qué Mercenario recibe { FORM($army, "the") } como Guarnición?
ask-site = ¿A qué Feudo va { FORM($type, "the") }?
ask-lord-site = ¿En qué sede es { KEY($type) ->
    [monk] Abad
   *[other] Lord
} { FORM($type, "the") }?
ask-attach = ¿A cuál de tus Feudos se anexa { FORM($property, "the") }?

# Batallas

ask-field = ¿Qué carta despliegas en { $attack }? (tú: Fuerza { $strength }; { part-towers-there }; sin defensa { $needs ->
    [one] basta { $needs }
   *[other] bastan { $needs }
})
ask-field-against = ¿Qué carta despliegas en { $attack }? ({ $house }: Fuerza { $strength }; tú: { $own }; { part-towers-there })
ask-church = Controlas la Iglesia: ¿cómo se decide { $attack }, { $attacker } con Fuerza { $strength } contra { $defender } con { $against }?
ask-fill = ¿Qué { $vikings ->
    [yes] carta Vikinga
   *[no] carta
} recibe ahora el daño? ({ part-points-left }; llena, muere)
ask-raze = ¿Cuál de las { part-towers-there } { FORM($house, "of") } cae? ({ part-points-left })
ask-plunder = ¿Capturas o quemas una Propiedad de { $fief }? ({ part-points-left })
ask-viking-plunder = ¿Qué Propiedad de { $fief } queman los Vikingos? ({ part-points-left })
ask-fallen = { $fief } ha caído: ¿capturas el Feudo{ $n ->
    [0] { "" }
   *[other] { " " }con { part-properties }
}, o lo destruyes?
ask-ransom = ¿Pagas { FORM($house, "to") } { part-properties } por { $lord }, o dejas que muera?
ask-ransom-some = ¿Por cuál de tus { $lords } Lores capturados pagas { FORM($house, "to") } { part-properties }? Sin Rescate mueren
ask-ransom-from = ¿De qué Feudo pagas por { $lord }?
ask-ransom-by = ¿Qué Propiedad de { $fief } pagas por { $lord }?

# Política

ask-treachery = ¿Contra qué va tu Traición: un Lord, un Mercenario, o una Mano, por { part-cards }?
ask-intrigue = ¿Qué toma tu Intriga: hasta { $properties ->
    [one] { $properties } Propiedad
   *[other] { $properties } Propiedades
} de un Feudo, un Mercenario, o hasta { part-cards } de una Reserva?
ask-taken-property = ¿Qué Propiedad de { $fief } toma tu Intriga? ({ $n } de { $most } como máximo)
ask-taken-army = ¿Qué carta de la Reserva { FORM($house, "of") } toma tu Intriga? ({ $n } de { $most } como máximo)
ask-which-mercenary = ¿A cuál de los Mercenarios { FORM($house, "of") } { KEY($type) ->
    [treachery] mata
   *[other] toma
} tu { $type }?
ask-answer = ¿Respondes con Aliados a la { $type } { FORM($house, "of") }, o cedes { $stake }?
ask-defend = ¿Respondes con un Vasallo a la { $type } { FORM($house, "of") }, o cedes { $stake }?
ask-press = ¿Respondes con un Vasallo contra { $allies ->
    [yes] los Aliados
   *[no] el Vasallo
} { FORM($house, "of") }, o fracasa { $own ->
    [yes] tu { $type }
   *[no] la { $type } { FORM($actor, "of") }
}? ({ $stake })

# Justas, corona, Vikingos

ask-ante-from = ¿De qué Feudo apuestas una Propiedad en la Justa?
ask-ante = ¿Qué Propiedad de { $fief } apuestas en la Justa?
ask-tilt = Tienes { $hand }: ¿cambias una carta de Justa, o las conservas?
ask-wild = Tienes { $hand }: ¿juegas un Campeón de la Mano como comodín, o ninguno?
ask-callers-wild = Tienes { $hand }: ¿como qué cuenta el Campeón que ha convocado la Justa?
ask-donation = { $house } es Rey: ¿qué carta de tu Reserva das al Ejército Real?
ask-horde = Diriges a los Vikingos: ¿qué ataca la Horda, con Fuerza { $n }{ $rests ->
    [yes] , o la retienes
   *[no] { "" }
}?

# Variantes

ask-appease = El Rey va contra ti: ¿lo aplacas este turno con un Banquete, o dejas que venga?
ask-vote = Votación por el Invierno: ¿das { $n ->
    [one] tu voto
   *[other] tus { $n } votos
} a favor, en contra, o te abstienes?
ask-bought-tower = ¿Qué carta de tu colección queda boca abajo como Torre? (los demás no la ven)
ask-purchase = ¿Qué compras con un Punto de Legado? ({ part-legacy-left } por gastar)
ask-no-purchase = No hay nada que comprar: ¿se pierde un Punto de Legado este Invierno? ({ part-legacy-left })

# Módulos

ask-free-tower = ¿Qué carta de tu Bandeja queda boca abajo como Torre libre? (los demás no la ven)
ask-exchange = ¿Qué carta de tu Mano descartas? ({ $n } por una carta de la Bandeja)
ask-exchanged = ¿Qué carta de tu Bandeja pasa a tu Mano? (los demás no la ven)
ask-rally = La carta de Batalla es { $result }: ¿juegas un Estandarte para que sea Batalla Normal, o la dejas?
ask-conquest = { $n ->
    [one] { $n } Aldea cae
   *[other] { $n } Aldeas caen
}, { FORM($house, "of") }: ¿cuántas conquistas? (las demás se queman)
ask-summoned = ¿Qué carta de tu Bandeja traen los Thanes a tu Mano? (los demás no la ven)
ask-declaration = Tienes { $hand }: ¿qué mano declaras, cierta o no?
ask-accusation = Tienes { $hand }: ¿acusas a alguien de mentir, o a nadie?
ask-common = ¿{ part-how-many } tiene cada mazo? (faltan { $n } de { $size })
ask-draft = ¿Qué carta eliges de tu sobre de { part-cards }? (los demás no la ven)
ask-tray = ¿Qué carta de tu Bandeja de { part-cards } pasa a tu Mano? (los demás no la ven)
ask-open-or-top = ¿Qué carta tomas: una abierta, o la superior del mazo sin verla? ({ part-cards } en el mazo)
ask-open = ¿Cuál de las cartas abiertas pasa a tu Mano?
