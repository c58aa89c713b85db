# Lo que dicen del juego los informes del laboratorio

fact-round = La ronda en que terminó la partida
    .name = ronda
fact-cities = Ciudades en manos vikingas al final
    .name = ciudades

seen-mark = turno
seen-lead = Lo cerca que están los vikingos de las ciudades que les dan un tratado (la mitad) y de la conquista (1); con la Guerra por la tierra y los dioses, la parte de Iglesias saqueadas, si es mayor. El resto es de los ingleses.
seen-plays = carta
seen-opening = Dónde desembarcó el primer Líder; de los ingleses, la primera carta que jugaron
opened-lands = desembarca en { $shire }

ended-viking-conquest = conquista vikinga
ended-english-conquest = conquista inglesa
ended-treaty = tratado
ended-last-round = última ronda
ended-churches-plundered = Iglesias saqueadas
