# Lo que dicen del juego los informes del laboratorio

fact-round = La ronda en que terminó la campaña
    .name = ronda
fact-fought = Guerras decididas por una batalla que se libró
    .name = libradas
fact-quick = Guerras decididas por una batalla rápida: una tirada con probabilidades medidas, sin librarla
    .name = rápidas
fact-sieges = Guerras decididas por un asedio
    .name = asedios
fact-rank = El rango más alto al final
    .name = rango
fact-vassals = Vasallos al final
    .name = vasallos
fact-titles = Títulos que alguien tiene al final
    .name = títulos
fact-deaths = Soberanos que han muerto
    .name = muertes
fact-saxons = Soberanos sajones al final
    .name = sajones
fact-overlord = Terminó con un señor supremo (AA-17.1): 1; si no, 0
    .name = señor supremo
fact-lots = Terminó a los dados, con rango igual (AA-17.2): 1; si no, 0
    .name = dados
fact-saxon_played = Cartas sajonas jugadas: todas las que hablan de sajones, entre ellas Naves largas y Gentes del norte
    .name = sajonas jugadas
fact-saxon_thrown = Cartas sajonas descartadas
    .name = sajonas descartadas
fact-for_saxons_played = De ellas, las que necesitan un soberano sajón, jugadas
    .name = de sajones jugadas
fact-for_saxons_thrown = Y descartadas
    .name = de sajones descartadas

seen-mark = ronda
seen-lead = La parte que tiene un rey de todo el rango: sus tierras, Caudillos, vasallos y títulos (AA-12.1).
seen-plays = carta
seen-opening = Las dos primeras cartas jugadas

ended-overlord = señor supremo
ended-rank = rango
ended-lots = dados
