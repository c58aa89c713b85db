# Was simulate, arena und report ausgeben

lab-against-field = { $agents } gegen ein Feld von { $field }
lab-stopped-games = { $games } von { $asked }: angehalten mit Strg-C
lab-commit = { $version }, Commit { $commit }
lab-seed-from = Startwert { $seed } ab Spiel { $n }
lab-in-all-brackets = in Klammern: { $n }-%-Intervalle
lab-means = Mittelwerte
lab-ended-by = Beendete Spiele je { $unit }
lab-first-of-all = zuerst
lab-last-of-all = zuletzt
lab-duels-per-cent = { $title }, Prozent gewonnen (Spiele)
lab-length-of-a-game = Länge eines Spiels
lab-least = kleinste
lab-most = größte
lab-forced = erzwungene Antworten
lab-fate = Antworten des Schicksals
lab-answers = alle Antworten

# Wertungen
lab-its-reach = Intervall
lab-one-against-field = Einer gegen das Feld
lab-mixed-tables = Siege an gemischten Tischen
lab-times-a-fair-share = Vielfaches des gerechten Anteils
lab-ahead-of-each-other = Wer vor wem liegt
lab-each-against-each = Jeder gegen jeden
lab-drawn = unentschieden
lab-lost = verloren
lab-share-won = Anteil gewonnen

# Auf der Fehlerausgabe: wie es vorangeht, und wie lange es dauerte
lab-there = { $there } von { $games } Spielen sind schon da
lab-rate = { $rate } Spiele je Sekunde
lab-report-in = der Bericht steht in { $file }
lab-what-follows = angehalten: was folgt, sind { $games } von { $asked } Spielen
lab-jobs = { $n ->
    [one] 1 Prozess
   *[other] { $n } Prozesse
}
lab-on-nodes = { $jobs } auf { $n } Knoten des Clusters { $cluster }
lab-timing = { $games } in { $seconds } s, { $jobs }: { $each } s je Spiel, { $rate } Spiele je Sekunde, { $build ->
    [compiled] übersetzt
   *[plain] nicht übersetzt
}
