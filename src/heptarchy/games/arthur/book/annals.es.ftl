# Los anales, un párrafo por ronda. Los reyes son $a y $b; quien ha vencido es winner.

annal-date = { $year }, { $season }
annal-year = En este año { $said }
annal-later = En el mismo año, en { $season }, { $said }
annal-soon = Poco después { $said }
annal-quiet = { $way ->
    [0] no pasó nada que merezca la tinta
    [1] la tierra tuvo paz
    [2] ningún rey salió a caballo
   *[other] no hay nada que contar salvo el tiempo que hizo
}
annal-kings = los reyes de los britanos eran { $a }
# En lugar de un rey de quien habló la frase anterior: el verbo lo dice
annal-he = { "" }

# Pretensiones, incursiones, tierra

annal-claims = { $a } pretendió { $places }
annal-claims-more = { $a }, { $places }
annal-raids = { $a } saqueó { $places }
annal-raids-more = { $a }, { $places }
annal-took = { $a } tomó { $places }
annal-took-more = { $a }, { $places }
annal-shares-more = { $before }; { $next }
annal-shares-last = { $before }; y { $next }
annal-claimed-title = { $a } { $n ->
    [one] pretendió el título de { $title }
   *[other] pretendieron el título de { $title }
}
annal-claimed-throne = { $a } dijo que era por derecho señor de { $b }
annal-vacant = { $places } { $n ->
    [one] quedó sin dueño, porque más de uno la pretendía
   *[other] quedaron sin dueño, porque más de uno las pretendía
}
annal-saxons = se asentaron sajones en { $places }
annal-britons = volvieron britanos a { $places }
annal-irish = los irlandeses vinieron por mar y se quedaron con { $places }
annal-keels = hubo naves sajonas frente a { $places }
annal-scourge = los irlandeses azotaron la costa de { $places }
annal-warlord = se alzó un caudillo en { $places }
annal-warlord-died = murió el caudillo de { $places }

# Títulos, vínculos y muertes

annal-crowned = { $a } fue aclamado { $title }
annal-uncrowned = ya nadie fue { $title }
annal-swore = { $a } { $n ->
    [one] rindió
   *[other] rindieron
} vasallaje a { $b }
annal-freed = { $a } quedó libre de { $b }
annal-rebelled = { $a } se alzó contra { $b }, su señor
annal-merlin = Merlín llegó a la corte de { $a }
annal-turned = { $a } se hizo britano
annal-plot = se descubrió una conjura de { $a }, que perdió cuanto pretendía
annal-broke-word = { $a } faltó a la palabra que había dado a { $b }
annal-died = { $cause ->
    [fall] { $a } cayó de lo más alto y murió, y tras él reinó { $b }
    [bell] las campanas doblaron por { $a }, y tras él reinó { $b }
    [assassin] { $a } fue asesinado, y tras él reinó { $b }
    [knives] { $a } murió en la Noche de los cuchillos largos, y tras él reinó { $b }
    [usurper] { $a } fue derribado y muerto, y en su lugar se sentó { $b }, un sajón
    [battle] { $a } cayó en aquella batalla, y tras él reinó { $b }
    [siege] { $a } murió en aquel asedio, y tras él reinó { $b }
   *[none] murió { $a }, y tras él reinó { $b }
}

# Guerras

annal-war-land = { $own ->
    [yes] { $a } hizo la guerra a { $b } por { $province }, que pretendía
   *[no] { $a } hizo la guerra a { $b }, que pretendía { $province }
}
annal-war-title = { $own ->
    [yes] { $a } hizo la guerra a { $b }, pues quería ser { $title } él mismo
   *[no] { $a }, que era { $title }, hizo la guerra a { $b }, que quería serlo en su lugar
}
annal-war-throne = { $own ->
    [yes] { $a } hizo la guerra a { $b }, pues quería ser su señor
   *[no] { $a } hizo la guerra a { $b }, que quería ser su señor
}
annal-war-faith = { $a } hizo la guerra a { $b } para echar a los sajones
annal-void = { $war }; pero la causa desapareció, y no hubo guerra
annal-allies = { $war }; con { $a } { $n ->
    [one] estuvo
   *[other] estuvieron
} { $kings }
annal-allies-more = { $war }, y con { $a }, { $kings }
annal-battle = { $a } y { $b } lucharon en { $province }{ part-victory }
annal-battle-they = lucharon en { $province }{ part-victory }
part-victory = { $how ->
    [won] , y la victoria fue de { $winner }
    [drawn] , y la victoria no fue de ninguno
    [quick-won] , y una sola suerte dio la victoria a { $winner }
    [quick-drawn] , y una sola suerte no dio la victoria a ninguno
   *[open] { "" }
}
annal-siege = { $b } resistió un asedio en { $province }{ part-assaults }{ $end ->
    [fell] ; luego { $winner } tomó la plaza
    [lifted] , hasta que { $a } lo levantó
    [spent] , hasta que los sitiadores perdieron demasiado
    [sally] ; luego salió a luchar{ part-victory }
   *[open] { "" }
}
part-assaults = { $n ->
    [0] { "" }
    [one] { " durante " }{ part-count } asalto
   *[other] { " durante " }{ part-count } asaltos
}
part-count = { $n ->
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $n }
}
annal-went-home = { $a } { $n ->
    [one] se fue
   *[other] se fueron
} a casa antes del fin

# El fin

annal-overlord = así { $a }, que era { $title }, fue señor de todos los reyes de Britania, y aquí acaban estos anales
annal-ended = aquí acaban estos anales; de todos los reyes, el más grande fue { $a }
