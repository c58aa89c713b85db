# Lo que escriben simulate, arena y report

lab-against-field = { $agents } contra un campo de { $field }
lab-stopped-games = { $games } de { $asked }: interrumpido con Ctrl-C
lab-commit = { $version }, commit { $commit }
lab-seed-from = semilla { $seed } desde la partida { $n }
lab-in-all-brackets = entre corchetes: intervalos del { $n } %
lab-means = Medias
lab-ended-by = Partidas terminadas por { $unit }
lab-first-of-all = primera
lab-last-of-all = última
lab-duels-per-cent = { $title }, tanto por ciento de victorias (partidas)
lab-length-of-a-game = Duración de una partida
lab-least = mínimo
lab-most = máximo
lab-forced = respuestas forzosas
lab-fate = respuestas del azar
lab-answers = todas las respuestas

# Puntuaciones
lab-its-reach = intervalo
lab-one-against-field = Uno contra el campo
lab-mixed-tables = Victorias en mesas mezcladas
lab-times-a-fair-share = veces la parte justa
lab-ahead-of-each-other = Quién queda por delante
lab-each-against-each = Cada uno contra cada uno
lab-drawn = empatadas
lab-lost = perdidas
lab-share-won = porcentaje ganado

# Por la salida de errores: cómo va, y cuánto tardó
lab-there = ya hay { $there } de { $games } partidas
lab-rate = { $rate } partidas por segundo
lab-report-in = el informe está en { $file }
lab-what-follows = interrumpido: lo que sigue son { $games } de { $asked } partidas
lab-jobs = { $n ->
    [one] 1 proceso
   *[other] { $n } procesos
}
lab-on-nodes = { $jobs } en { $n } nodos del clúster de { $cluster }
lab-timing = { $games } en { $seconds } s con { $jobs }: { $each } s por partida, { $rate } partidas por segundo, versión { $build ->
    [compiled] compilada
   *[plain] sin compilar
}
