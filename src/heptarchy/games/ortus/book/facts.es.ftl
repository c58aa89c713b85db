# Lo que dicen del juego los informes del laboratorio

fact-round = La ronda en que terminó la partida
    .name = ronda
fact-season = La temporada en que terminó
    .name = temporada

seen-mark = ronda
seen-lead = La parte que tiene un bando de todo el poder de la mesa: Sedes por su fuerza, Propiedades, Señores, Torres, cartas de Ejército (un Caballero cuenta dos), la Carta del Rey (dos); en Wessex, también los puntos de Legado de temporadas anteriores.
seen-plays = carta
seen-opening = Las dos primeras cartas jugadas o colocadas
seen-tags = mazo
side-rebels = Rebeldes

tagged-politician = política
tagged-rush = golpe
tagged-landlord = tierras
tagged-bishop = arzobispo
tagged-mercenary = mercenarios
tagged-heir = linaje
tagged-crown = corona
tagged-envoy = aliados
tagged-own = propio

ended-last-earl = último Conde
ended-first-out = primero en caer
ended-round-cap = límite de rondas
ended-king-and-cathedral = Rey y Catedral
ended-alone = a solas
ended-great-king = gran Rey
ended-dual = victoria doble
ended-archbishop = Arzobispo
ended-vikings = vikingos
ended-king-fallen = Rey caído
ended-king-stands = Rey en pie
ended-state-and-church = Estado e Iglesia
ended-quest = búsqueda
ended-match = encuentro
ended-winter = invierno
