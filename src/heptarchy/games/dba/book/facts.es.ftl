# Lo que dicen del juego los informes del laboratorio

fact-round = La ronda en que terminó la batalla
    .name = ronda
fact-first_lost = Elementos que ha perdido el primer bando
    .name = pérdidas del primero
fact-second_lost = Elementos que ha perdido el segundo bando
    .name = pérdidas del segundo

seen-mark = turno
seen-lead = La mitad mientras las pérdidas son iguales, medidas las de cada bando por su punto de ruptura; 1 con el enemigo en él y sin pérdidas propias.
seen-plays = carta, rasgo o ejército
seen-opening = El ejército preparado, o lo que manda el general; y la línea, si era una preparada
side-first = Primer bando
side-second = Segundo bando
opened-led = general con { $type }

ended-army-demoralised = ejército desmoralizado
ended-half-lost = mitad perdida
ended-conceded = rendición
ended-agreed = de común acuerdo
ended-time = fin del tiempo
ended-both-demoralised = ambos desmoralizados
