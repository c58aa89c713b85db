# Was geschehen ist. Jedes ist ein ganzer Satz: sein erster Buchstabe wird groß.

told-round-begins = Runde { ROMAN($n) } beginnt
told-turn-begins = { FORM($faction, "the") } sind am Zug
told-drew = { FORM($faction, "the") } ziehen eine Karte
told-hand-shown = { FORM($faction, "the") } haben keine Bewegungskarte: die Hand wird gezeigt und neu gezogen
told-card-shown = { FORM($faction, "the") } zeigen { $card }, Nummer { $n }
told-chose = { FORM($faction, "the") } haben { $card } gewählt
told-deployed = { FORM($faction, "the") } stellen eine Einheit in { $shire } auf
told-invaders = { KEY($leader) ->
    [reinforcements] die Wikingerverstärkung bringt { part-host }
   *[other] { FORM($leader, "long") } erscheint vor der Küste und bringt { part-host }
}
part-host = { SIZE($units) ->
    [0] niemanden
   *[other] { $units }
}
told-reinforced = { COUNT($n, $kind) } { $n ->
    [one] kommt
   *[other] kommen
} nach { $shire }
told-boarded = { COUNT($n, $kind) } { $n ->
    [one] schließt
   *[other] schließen
} sich { $leader } an
told-alfred-comes = Alfred kommt nach { $shire }
told-movement-played = { FORM($faction, "the") } spielen { $card }: { part-activations } mit je { part-steps }
part-activations = { $armies ->
    [one] { $armies } Aktivierung
   *[other] { $armies } Aktivierungen
}
part-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}
told-event-played = { FORM($faction, "the") } spielen { $event }
told-landed = { FORM($leader, "long") } landet in { $shire }
told-led = { FORM($leader, "long") } geht nach { $shire }
told-marched = ein Heer von { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
} zieht von { $shire } nach { $shire2 }
told-battle-begins = Schlacht in { $shire }: { FORM($side, "the") } greifen an
told-fyrd-join = { $n } Fyrd { $n ->
    [one] tritt
   *[other] treten
} in die Schlacht von { $shire } ein
told-rolled = { FORM($kind, "the") } { FORM($kind, "number") ->
    [mass] würfelt
   *[many] würfeln
} { COMMAS($outcome) }
told-cancelled = { $n ->
    [one] { $n } Treffer wird
   *[other] { $n } Treffer werden
} aufgehoben
told-killed = { COUNT($n, $kind) } { $n ->
    [one] fällt
   *[other] fallen
}
told-fled = { COUNT($n, $kind) } { $n ->
    [one] flieht
   *[other] fliehen
}
told-withdrew = { FORM($kind, "ein") } weicht nach { $shire } zurück
told-paid = als Danegeld { $n ->
    [one] wird
   *[other] werden
} { COUNT($n, $kind) } hergegeben
told-swapped = in { $shire } { $n ->
    [one] wird aus { COUNT($n, $kind) } { FORM($kind2, "ein") }
   *[other] werden aus { $n } { FORM($kind, "dat") } { $kind2 }
}
told-spied = ein englisches Heer kommt von { $shire } nach { $shire2 }
told-escaped = die Engländer entkommen von { $shire } nach { $shire2 }
told-barred = die Sächsische Flotte bewacht { $shire }
told-cancels-out = { $event } und { $event2 } heben einander auf
told-leader-lost = { FORM($leader, "long") } ist verloren
told-leader-follows = { FORM($leader, "long") } weicht nach { $shire } zurück
told-battle-won = { FORM($side, "the") } gewinnen die Schlacht von { $shire }
told-step-lost = { FORM($leader, "long") } verliert { part-lost-steps }
part-lost-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
told-round-ends = Runde { ROMAN($n) } endet mit { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städten
} in Wikingerhand
told-game-over = { FORM($side, "the") } haben gewonnen

# Die Wikingerzeit

told-plundered = die Wikinger plündern die Kirche von { $shire }
told-avenged = eine geplünderte Kirche ruft die Fyrd nach { $shire }
told-fort-built = { FORM($faction, "the") } bauen ein Fort in { $shire }
told-settled = aus dem Fort in { $shire } wird eine Siedlung
# Das Plättchen ist nicht mehr da, und niemand fragt, welches es war
told-razed = die Wikingerfeste in { $shire } ist zerstört
told-kingdom-passes = die Macht von { $kingdom } geht an { FORM($side, "the") }
told-hurried = { $spur } gibt { part-lost-steps } mehr
told-king-dealt = { FORM($faction, "the") } erhalten einen König
told-king-played = { FORM($faction, "the") } spielen { $king }
told-die-added = { FORM($faction, "the") } legen einen { FORM($faction, "die") } zu ihrem Wurf
told-rune-shows = der Runenwürfel { FORM($faction, "gen") } zeigt { FORM($rune, "a") }
told-prayer-shows = der Gebetswürfel { FORM($faction, "gen") } zeigt { FORM($prayer, "a") }
told-rune-hits = er gibt { FORM($faction, "dat") } einen Treffer mehr
told-rune-stands = er hält { FORM($faction, "the") } von der Flucht ab
told-rune-raises = er bringt { FORM($faction, "dat") } eine Einheit in die Schlacht zurück
told-rolls-again = er lässt { FORM($faction, "the") } alle ihre Würfel noch einmal werfen
told-rolled-again = { FORM($kind, "the") } { FORM($kind, "number") ->
    [mass] würfelt
   *[many] würfeln
} noch einmal: { COMMAS($outcome) }
told-relic-taken = { FORM($faction, "the") } rauben die Reliquie von { $relic }
told-relic-returns = die Reliquie von { $relic } kehrt nach { $shire } zurück
told-relic-spent = { FORM($faction, "the") } geben die Reliquie von { $relic } her
told-legend-laid = eine Legende liegt offen: { $legend }
told-legend-taken = { FORM($side, "the") } gewinnen eine Legende: { $legend }
told-legend-claimed = { FORM($side, "the") } holen sich den Lohn einer Legende: { $legend }
told-epic-turned = eine epische Karte wird aufgedeckt: { $epic }
told-epic-wasted = noch eine epische Karte wird aufgedeckt und bleibt ohne Wirkung: { $epic }
told-betrayed = { COUNT($n, $kind) } { $n ->
    [one] wechselt
   *[other] wechseln
} die Seite
told-ranks-break = die Reihen { FORM($side, "gen") } brechen
told-ship-left = ein Wikingerschiff bleibt in { $shire }
told-ship-lost = das Schiff in { $shire } ist verloren

# Aufbau und Verstärkungen: warum nicht

why-in-deck = { $card } ist schon in deinem Stapel
why-no-event-of-deck = { $card } ist kein Ereignis für den Stapel { FORM($faction, "gen") }
why-marsh = { $shire } ist ein Moor: keine Einheit darf hinein
why-no-icon = { $shire } hat kein Zeichen { FORM($faction, "gen") }
why-viking-hands = { $shire } ist in Wikingerhand
why-icons-used = { $shire } hat schon eine Einheit für jedes Zeichen
why-no-crown-there = { $shire } ist keine englische Stadt mit einer englischen Einheit
why-no-viking-refuge = { $shire } ist weder eine Küste in Wikingerhand noch der Ort eines Anführers
why-not-off-shore = { FORM($leader, "full") } hat keine Schiffe vor der Küste
why-must-come-back = geflohene englische Einheiten kehren zurück, sobald sie können
why-so-many-come = dorthin { $n ->
    [one] kommt 1 von { FORM($faction, "dat") }
   *[other] kommen 1 bis { $n } von { FORM($faction, "dat") }
}
why-no-english-refuge = { $shire } ist weder eine Verstärkungsstadt in englischer Hand noch Alfreds Ort

# Anführer und Heere: warum nicht

why-leader-not-in-play = { FORM($leader, "full") } ist auf deiner Seite nicht im Spiel
why-leader-activated = { FORM($leader, "full") } wurde in diesem Zug schon aktiviert
why-navy-bars-coasts = die Sächsische Flotte sperrt jede Küste, an der { FORM($leader, "full") } landen darf
why-navy-bars-ways = die Sächsische Flotte sperrt jeden Weg von { $shire } aus
why-leader-has-no-unit = { FORM($leader, "full") } hat keine Einheit { FORM($faction, "gen") }, die aufbrechen darf
why-last-activation = die letzte Aktivierung gehört { FORM($leader, "full") }: er muss in diesem Zug landen
why-leader-must-land = { FORM($leader, "full") } muss in diesem Zug landen
why-no-unit-there = in { $shire } ist keine Einheit { FORM($faction, "gen") }
why-all-moved = in { $shire } haben sich alle { $faction } in diesem Zug schon bewegt
why-on-the-way = ein Heer lässt unterwegs niemanden zurück und nimmt niemanden auf
why-number-set = wie viele { $faction } mitkommen, steht an diesem Halt schon fest
why-come-already = es kommen schon { $n } { $faction } mit
why-must-come = eine Einheit { FORM($faction, "gen") } muss mitkommen
why-may-come = von hier { $n ->
    [one] kann { $n } der { $faction } mitkommen
   *[other] können { $n } { $faction } mitkommen
}
why-no-ships-there = von { $shire } nach { $shire2 } fahren keine Schiffe
why-must-set-out = wer aktiviert ist, zieht los, solange es einen Weg gibt
why-not-on-side = { FORM($faction, "the") } sind nicht auf deiner Seite
why-no-border = { $shire } grenzt nicht an { $shire2 }
why-navy-bars = die Sächsische Flotte sperrt { $shire }
why-leader-needs-unit = { FORM($leader, "full") } muss eine Einheit mitnehmen
why-no-landing = { $shire } ist keine Küste, an der man landen kann
why-another-sea = { FORM($leader, "full") } darf nicht in { $shire } landen: es liegt an einem anderen Meer

# Ereignisse: warum nicht

why-not-in-hand = { $card } ist nicht auf deiner Hand
why-movement-later = eine Bewegungskarte wird am Ende der Verstärkungsphase gespielt
why-event-not-now = { $event } spielt man nicht in diesem Augenblick
why-event-not-in-turn = { $event } spielt man nicht in einem Zug { FORM($faction, "gen") }
why-events-played = { FORM($faction, "the") } haben in dieser Runde schon { $n ->
    [one] { $n } Ereignis
   *[other] { $n } Ereignisse
} gespielt
why-no-ceolwulf = keine Grafschaft Ceolwulfs steht den Wikingern offen
why-no-housecarl-to-add = es kann kein Huskarl hinzukommen
why-no-vikings = auf der Karte sind keine Wikinger
why-ships-on-the-way = Schiffe tragen ein Heer oder einen Anführer, die unterwegs sind
why-ships-ready = für den nächsten Schritt liegen schon Schiffe bereit
why-no-ships = von { $shire } fahren keine Schiffe
why-none-to-change = aus { $kind } können keine { $kind2 } werden
why-event-in-battle = { $event } spielt man in einer Schlacht
why-event-played = { $event } wurde in dieser Schlacht schon gespielt
why-no-unit-in-battle = { FORM($faction, "the") } haben in dieser Schlacht keine Einheit
why-no-discord-there = { $shire } ist keine Grafschaft der Zwietracht in Northumbria
why-not-both-there = Huskarle und Thegns sind nicht beide dort
why-no-army-to = kein Heer mit einem Thegn kann { $shire } erreichen
why-no-free-shire = keine Grafschaft neben { $shire } ist frei von Wikingern
why-no-effect = { $event } hat in { $shire } keine Wirkung
why-changes-units = { $event } verwandelt dort { $n ->
    [one] 1 Einheit
   *[other] 1 bis { $n } Einheiten
}
why-come-there = { $shire } ist die Grafschaft, in die sie kommen
why-none-aboard = auf den Schiffen von { FORM($leader, "full") } sind keine { $kind }
why-not-pending = { $event } wartet in dieser Schlacht nicht auf seine Wirkung
why-none-to-give = in { $shire } sind keine { $kind } der Wikinger
why-last-unit = einem Anführer darf in { $shire } nicht seine letzte Einheit genommen werden
why-no-vikings-there = in { $shire } sind keine Wikinger
why-no-housecarl-there = in { $shire } ist kein Huskarl
why-barred-already = { $shire } ist schon gesperrt
why-no-coast = { $shire } ist keine Küste
why-no-army-from = aus { $shire } kann kein Heer mit einem Thegn kommen
why-no-way-out = { $shire } ist keine Grafschaft ohne Wikinger neben { $shire2 }

# Schlachten: warum nicht

why-none-to-hit = in dieser Schlacht hat die getroffene Seite keine { $kind }
why-no-battle-there = in { $shire } ist keine Schlacht
why-leader-not-there = { FORM($leader, "full") } ist nicht in { $shire }
why-no-tile-to-hit = die getroffene Seite hat hier weder Fort noch Siedlung
why-no-border-or-marsh = { $shire } grenzt nicht an { $shire2 } oder ist ein Moor
why-enemies-there = in { $shire } sind Feinde
why-no-friends-there = in { $shire } sind keine Freunde

# Die Wikingerzeit: warum nicht

why-no-tile = alle Plättchen für Forts und Siedlungen sind auf der Karte
why-has-fort = { $shire } hat schon ein Fort oder eine Siedlung
why-fort-costs = ein Fort in { $shire } kostet dort { $n ->
    [one] { $n } Wikingereinheit
   *[other] { $n } Wikingereinheiten
}
why-no-such-units = solche Einheiten sind nicht in { $shire }
why-no-settler-due = keine Siedlung in { $shire } gibt jetzt einen Nordmann
why-fought-over = um { $shire } wird gekämpft
why-no-fort = in { $shire } ist kein Fort
why-no-city-of-kingdom = { $shire } ist keine Stadt von { $kingdom }, die deine Seite hält
why-not-your-king = { $king } ist nicht dein König
why-king-not-now = { $king } spielt man nicht in diesem Augenblick
why-king-in-own-turn = { $king } spielt man im eigenen Zug
why-none-to-add = es kann keine Einheit { FORM($faction, "gen") } hinzukommen
why-no-spur = { $spur } gibt diesem Marsch keinen Schritt mehr
why-no-city-taken = { $shire } ist keine Stadt, die deine Seite in diesem Zug genommen hat und noch hält
why-relic-not-carried = wer jetzt noch einmal würfelt, trägt die Reliquie von { $relic } nicht
why-legend-not-now = den Lohn von { $legend } gibt es nicht in diesem Augenblick
why-none-fled = von deiner Seite sind keine { $kind } geflohen
why-no-such-die = kein Würfel, der noch einmal geworfen werden darf, zeigt { $face } für { $kind }
why-are-hers = ihr können { $n } bis { $n2 } { $faction } gehören
why-no-attacker = { FORM($faction, "the") } sind nicht unter den Angreifern

# Was eine Antwort preisgibt

why-leaves-last-city = verlässt { $shire }: die Wikinger halten 1 Stadt, dann 0; ohne eine einzige am Ende der Runde gewinnen die Engländer
why-leaves-only-city = verlässt { $shire }: die Wikinger halten 1 Stadt, dann { $n }
why-leaves-city = verlässt { $shire }: die Wikinger halten { $n } Städte, dann { $n2 }
why-signs-treaty = unterschreibt den Vertrag, und { FORM($side, "the") } gewinnen am Ende von Runde { $n }: so wie es steht, sind { $n2 } Städte in Wikingerhand

# Was gefragt wird

ask-question = { $who }: { $what }
ask-over = das Spiel ist aus
ask-others = andere sind gefragt
ask-ships = die Schiffe von { $leader }
ask-battle = { $shire }, { $attackers } gegen { $defenders }
ask-battle-won = die Schlacht in { $shire } ist gewonnen, { $n ->
    [0] niemand ist übrig
    [one] { $left } ist übrig
   *[other] { $left } sind übrig
}

ask-deck = wähle Ereignis { $n } von { $most } für deinen Stapel (die anderen sehen es nicht)
ask-extra-unit = stelle zusätzliche Einheit { $n } von { $most } auf, wo du willst, nur nicht im Moor
ask-before-armies = spiele ein Ereignis, ehe die Heere { FORM($faction, "gen") } ziehen ({ part-activations } mit je { part-steps }), oder passe
ask-phase-event = spiele ein Ereignis der Verstärkungsphase ({ $come ->
    [yes] neue Einheiten sind gekommen
   *[no] ehe neue Einheiten kommen
}), oder passe
ask-how-many-waiting = wie viele der { $n } neuen { $kind } kommen hierher: { $place }?
ask-waiting = wohin { $n ->
    [one] kommt
   *[other] kommen
} { COUNT($n, $kind) } von der Verstärkungskarte?
ask-how-many-fled = wie viele der { $n } geflohenen { $kind } kehren hierher zurück: { $place }?
ask-fled = wohin { $n ->
    [one] kehrt von den Geflohenen { COUNT($n, $kind) }
   *[other] kehren von den Geflohenen { COUNT($n, $kind) }
} zurück?{ $passes ->
    [yes] { " (oder passe)" }
   *[no] { "" }
}
ask-short = zu wenige Einheiten: welche Stadt bekommt die nächste? ({ $n } im Vorrat)
ask-alfreds-city = in welche Stadt kommt Alfred?
ask-movement = spiele deine Bewegungskarte für diesen Zug{ $event ->
    [yes] , oder vorher ein Ereignis
   *[no] { "" }
}

ask-how-many-change = wie viele { $kind } werden zu { FORM($kind2, "dat") }? ({ $place })
ask-change = wo werden bis zu { $n } { $kind } zu { FORM($kind2, "dat") }?
ask-ceolwulf = welche Stadt öffnet Ceolwulf den Wikingern?
ask-ceolwulfs-unit = wer geht von { $shire } nach { $to }?
ask-ceolwulfs-shire = von wo geht ein Wikinger nach { $to } ({ $n } dürfen noch)? Oder passe
ask-purse = wo kommt ein Huskarl hinzu (noch { $n } im Schatz des Königs)? Oder passe
ask-rebellion = wo erhebt sich das Volk zum Aufstand?
ask-rebellions-loss = wen nimmt der Aufstand in { $shire }?
ask-navy = welche Küste sperrt die Sächsische Flotte? (noch { $n } zu nennen)
ask-danegeld = wer zahlt das Danegeld: { COUNT($n, $kind) } oder { COUNT($n2, $kind2) }?
ask-escape = wohin entkommen alle Engländer aus { $shire }?
ask-spy = von wo ruft der Spion ein Heer nach { $to }?
ask-spys-thegns = wie viele Thegns gehen von { $shire } nach { $to }?
ask-spys-housecarl = wie viele Huskarle gehen von { $shire } nach { $to }? ({ COUNT($n, $kind) } schon dabei)
ask-order = welches Ereignis wirkt als nächstes in { $shire }?

ask-leader = aktiviere einen Anführer (noch { part-activations } mit je { part-steps }){ $done ->
    [yes] , oder sei mit den Anführern fertig
   *[no] { "" }
}
ask-landing = wo landet { FORM($leader, "long") }? An Bord: { $units } (nach der Landung { part-steps-left })
ask-army = aus welcher Grafschaft zieht ein Heer (noch { part-activations } mit je { part-steps })? Oder sei fertig
ask-leaders-way = { FORM($leader, "long") } { part-way }
ask-armys-way = das Heer { part-way }
part-steps-left = { $steps ->
    [0] kein Schritt mehr
    [one] noch { $steps } Schritt
   *[other] noch { $steps } Schritte
}
part-way = in { $shire }, dabei: { part-host } ({ part-steps-left }): { $load ->
    [yes] wer kommt mit, und wohin
   *[no] wohin
}{ $halt ->
    [yes] , oder halte
   *[no] { "" }
}?

ask-battle-event = spiele ein Ereignis, { $when ->
    [fyrd] ehe die Fyrdkarte aufgedeckt wird
    [rolls] vor dem ersten Wurf
   *[vikings] ehe die Wikinger würfeln
}, oder passe ({ $battle })
ask-next-battle = welche der { $n } Schlachten wird als nächste geschlagen?
ask-loss = wer fällt durch einen Treffer? (noch { $n } Treffer; { $battle })
ask-command = { $n ->
    [one] { $n } Befehl
   *[other] { $n } Befehle
}: ziehe eine Einheit zurück, oder lass alle bleiben ({ $battle })
ask-follow = die letzte Einheit geht nach { $shire }: welcher Anführer geht mit? Oder bleibe

# Die Wikingerzeit

ask-church = gib eine geplünderte Kirche (noch { $n }) für eine Fyrdkarte her, oder nicht ({ $battle })
ask-forts-units = welche { $n ->
    [one] Einheit gibst
   *[other] { $n } Einheiten gibst
} du für das Fort in { $shire } her?
part-fort = wo baust du ein Fort für { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
} von dort? Es hält seine Grafschaft ohne Einheiten
part-tiles = noch { $tiles } Plättchen
ask-fort = { part-fort } ({ part-tiles }; oder sei fertig)
ask-fort-costs-leader = { part-fort } ({ part-tiles }; in { $shire } kostet es dich { FORM($leader, "long") }; oder sei fertig)
ask-fort-costs-leaders = { part-fort } ({ part-tiles }; { $leaders } Anführer gingen mit ihren letzten Einheiten verloren; oder sei fertig)
ask-settlement = welches Fort wird zur Siedlung? Sie bringt in jedem späteren Zug einen Nordmann, wirft aber einen Würfel weniger (oder sei fertig)
ask-settlements-unit = zu wenige Einheiten: welche Siedlung bekommt den nächsten Nordmann? ({ $n } im Vorrat)
ask-kingdoms-unit = die Macht von { $kingdom } gibt dir { FORM($kind, "a") }: in welche Stadt?
ask-leaders-haste = { FORM($leader, "long") } hat in { $shire } keinen Schritt mehr: wie geht es weiter, oder halte?
ask-armys-haste = das Heer hat in { $shire } keinen Schritt mehr: wie geht es weiter, oder halte?
ask-aella = Ælla lässt dich noch { $n } Würfel neu werfen: welchen? Oder behalte alle (deine Seite warf { $faces })
ask-aethelred = in welche Grafschaft bringt Æthelred bis zu { COUNT($n, $kind) }?
ask-aethelreds-units = wie viele { $kind } bringt Æthelred nach { $shire }?
ask-rune = lege einen { FORM($faction, "die") } (noch { $n }) zu deinem { $roll ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[other] nächsten
} Wurf, oder nicht ({ $battle })
ask-relic = du hast { $faces } geworfen: wirf alle Würfel einer Fraktion durch eine Reliquie noch einmal{ $legend ->
    [yes] , oder die deiner Seite durch den Schildbeißer
   *[no] { "" }
}, oder behalte sie
ask-shield-biter = deine Seite hat { $faces } geworfen: wirf alle Würfel durch den Schildbeißer noch einmal, oder behalte sie
ask-last-stand = { $hits } Treffer gegen dich: hebe { $n } durch Das letzte Gefecht auf, oder nimm alle ({ $battle })
ask-swift-march = Der schnelle Marsch bringt { COUNT($n, $kind) }: in welche der Städte, die in diesem Zug genommen wurden?
ask-slayers-unit = der Königstöter bringt geflohene Einheiten zurück (noch { $n }): wer ist der nächste? Oder passe
ask-slayers-place = wohin kehrt von den Geflohenen ein { FORM($kind, "one") } zurück (noch { $n })? Oder passe
ask-saga-singer = ziehe diesmal durch den Sagasänger 1 Karte mehr, oder hebe dir den Lohn für später auf
ask-traitor = ein Verräter: welche deiner Fraktionen kämpft für die Verteidiger? ({ $battle })
ask-duel = Zweikampf der Recken: wessen Würfel wirft deine Seite? Ein einziger Treffer kostet die andere Seite eine Einheit
ask-duels-loss = dein Recke ist besiegt: wer fällt? ({ $battle })
ask-lagertha = hole Lagertha, einmal im Spiel, und gib ihr einige Einheiten von { $leader } ({ $units }), oder passe
ask-lagerthas-norsemen = wie viele bekommt Lagertha von { $leader }? ({ COUNT($n, $kind) })
ask-lagerthas-berserkers = wie viele bekommt Lagertha von { $leader }? ({ COUNT($n, $kind) }{ $hers ->
    [0] { "" }
   *[other] ; sie hat schon { COUNT($hers, $kind2) }
})

# Aussichten, nach denen an der Befehlszeile gefragt wird: warum es eine solche Schlacht nicht geben kann
odds-attacker = attacker ist 0 (viking) oder 1 (english), nicht { $n }
odds-too-few = { $unit }: { $n } ist weniger als keiner
odds-too-many = { $unit }: { $n } sind mehr, als in der Schachtel sind, { $most } (V-1.1, V-1.2)
odds-fyrd-twice = fyrd: entweder { $n } oder eine zufällige Karte, nicht beides
odds-no-fyrd-card = fyrd: eine Karte wird nur aufgedeckt, wo ein Huskarl oder ein Thegn steht (V-9.3)
odds-nobody-there = die { $side ->
    [viking] wikingische
   *[english] englische
} Seite hat keine Einheit in der Schlacht
