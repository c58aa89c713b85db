# Wie Zahlen geschrieben werden, und was überall in den Berichten des Labors steht
lab-thousands = .
lab-decimal = ,
lab-span = { $low } bis { $high }
lab-of = { $n } von { $of }
lab-games = { $n ->
    [one] 1 Spiel
   *[other] { $figure } Spiele
}
lab-seed = Startwert { $seed }
lab-seat = Platz { $name }
lab-shared = geteilt
lab-nobody = niemand
lab-agents = Agenten
lab-agent = Agent
lab-side = Seite
lab-of-games = Spiele
lab-of-seats = Plätze
lab-share = Anteil
lab-won = gewonnen
lab-rating = Wertung
lab-interval = 95-%-Intervall
lab-mean = Mittel
lab-median = Median
lab-decisions = Entscheidungen
lab-last = { $unit } am Ende
