# Was der Browser am Tisch sagt. Namen von Orten, Karten und Leuten kommen vom Server.

vikings-board = England, { $shires } Grafschaften; { $n } wählbar
vikings-board-none = England, { $shires } Grafschaften
vikings-board-keys = Die Pfeiltasten gehen von Grafschaft zu Grafschaft, die Eingabetaste wählt, Plus und Minus ändern die Größe, 0 zeigt das ganze Blatt.
vikings-city = Stadt
vikings-marsh = Marsch
vikings-empty = Leer, englisches Land
vikings-closed = Marsch, allen verschlossen
vikings-held = { $side } halten sie: { $units }
vikings-fought = Umkämpft, { $attacker } greifen an: { $units }
vikings-leaders-here = Hier: { $names }
vikings-march-here = Hier steht das Heer, das zieht
vikings-barred = Von der Sächsischen Flotte bewacht
vikings-may = Du darfst: { $what }
vikings-moved = { $n } in diesem Zug gezogen
vikings-note-odds = Aussicht auf Sieg: { $chance }
vikings-brings = Verstärkung: { $units }
vikings-whynot = Klicke, um zu fragen, warum nicht
vikings-offshore = Vor der Küste
vikings-ship = { $name }, vor der Küste mit { $units }
vikings-waiting = Warten auf die Landung: { $units }
vikings-going = { $name }: wähle, wohin
vikings-going-reach = { $n ->
    [one] 1 Ort ist erreichbar
   *[other] { $n } Orte sind erreichbar
}
vikings-going-fewer = Eins weniger: { $what }
vikings-going-more = Eins mehr: { $what }
vikings-going-many = Wie viele
vikings-going-steps = Schritt für Schritt
vikings-going-back = Absetzen
vikings-row = { $n } von { $all } aufgestellt
vikings-row-send = So aufstellen
vikings-row-again = Von vorn
vikings-works = { $n ->
    [one] 1 Grafschaft
   *[other] { $n } Grafschaften
} gewählt; klicke auf eine weitere, oder
vikings-works-give = { $what } hergeben
vikings-works-send = Ausführen, und keine mehr
vikings-losses = { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
}: wer fällt?
vikings-losses-game = Immer in dieser Reihenfolge
vikings-losses-take = Diese fallen
vikings-losses-battle = In dieser Reihenfolge, solange die Schlacht dauert
vikings-more-nobody = Niemand zieht
vikings-more-all = { $what }, alle { $n }
vikings-more-fight = Ausfechten: keine Karte, kein Würfel mehr, niemand weicht
vikings-more-first = { $what }, dann die anderen der Reihe nach
vikings-more-half = Lagertha kommt mit der Hälfte der Einheiten
vikings-more-while = { $what }: { $span }
vikings-span-battle = diese ganze Schlacht
vikings-span-turn = diesen ganzen Zug
vikings-span-round = diese ganze Runde
vikings-span-game = das ganze Spiel
vikings-zoom = Größe
vikings-closer = Näher
vikings-farther = Weiter weg
vikings-whole = Ganzes Blatt
vikings-frame = Zeigen, wonach gefragt ist
vikings-names-old = Heutige Namen zeigen
vikings-names-modern = Altenglische Namen zeigen
vikings-key = Legende
vikings-key-may = du darfst sie wählen
vikings-key-picked = gewählt, im Spiel
vikings-key-refused = abgelehnt
vikings-key-move = letzte Bewegung
vikings-key-held = von Wikingern gehalten
vikings-key-brings = Verstärkung
vikings-land-wales = Wales
vikings-land-scotland = Schottland
vikings-land-cornwall = Cornwall
vikings-land-man = Man
vikings-map-held = { $side } halten sie durch { $tile }
vikings-map-power = Macht des Königreichs: { $side }
vikings-map-relic = Reliquie: { $name }
vikings-map-church-why = Eine Kirche steht hier. Wikinger, die die Stadt halten, plündern sie, und eine Einheit kommt dazu; VX-1.3 sagt, wann.
vikings-map-plundered-why = Ihre Kirche ist geplündert.
vikings-map-fort-why = Ein Fort hält sie ohne Einheiten und legt in der Schlacht einen Berserker- und einen Nordmännerwürfel dazu. Ein Treffer zerstört es.
vikings-map-settlement-why = Eine Siedlung hält sie ohne Einheiten, bringt in jedem Zug der Nordmänner einen Nordmann und legt in der Schlacht einen Berserkerwürfel dazu. Ein Treffer zerstört sie.
vikings-map-ship-why = Ein Wikingerschiff: von hier zu jedem anderen Schiff ist es ein Schritt.
vikings-map-relic-why = Die Reliquie ({ $name }) bringt den Verteidigern eine Fyrd mehr.
vikings-map-relic-carried = Die Reliquie ({ $name }) wurde geraubt: { $faction } haben sie.
vikings-map-relic-spent = Die Reliquie ({ $name }) ist verbraucht.
vikings-map-hurry = { $name }: +{ $n } { $n ->
    [one] Schritt
   *[other] Schritte
}
vikings-map-halt = Nicht weiter
vikings-map-churches = Kirchen, die stehen
vikings-map-churches-of = { $n } von { $all } Kirchen stehen; sind alle geplündert, siegen die Wikinger. Die Engländer bewahren { $tiles } { $tiles ->
    [one] geplünderte Kirche
   *[other] geplünderte Kirchen
}, um Fyrd zu rufen.
vikings-map-churches-end = keine mehr: die Wikinger siegen
vikings-map-count = { $n } von { $all }
vikings-map-kingdom = { $name }: { $side }. { $power } Städte der Wikinger: { $n } von { $need }, die ihnen die Macht geben.
vikings-map-tiles = Noch { $n } { $n ->
    [one] Plättchen
   *[other] Plättchen
} für Forts und Siedlungen
vikings-key-plundered = geplündert
vikings-key-relic = Reliquie
vikings-steps = Schritte
vikings-steps-left = noch { $n } von { $all }
vikings-track = Das Jahr
vikings-round = Runde { ROMAN($n) }
vikings-round-of = Runde { ROMAN($n) } von { ROMAN($all) }
vikings-setup = Aufbau
vikings-treaty-from = Ein Vertrag ist ab Runde { ROMAN($n) } möglich
vikings-cities = Städte der Wikinger
vikings-cities-of = { $n } Städte der Wikinger; { $treaty } gewinnen einen Vertrag, { $conquest } das Land
vikings-cities-treaty = Vertrag { $n }
vikings-cities-conquest = Eroberung { $n }
vikings-bag = Im Beutel
vikings-bag-what = In jeder Runde hat jede Fraktion einen Zug; die nächste wird aus dem Beutel gezogen.
vikings-bag-empty = Der Beutel ist leer
vikings-turn = Zug { $n }: { $name }
vikings-armies = Noch { $n } { $n ->
    [one] Heer
   *[other] Heere
} mit { $steps } { $steps ->
    [one] Schritt
   *[other] Schritten
}
vikings-units = Einheiten
vikings-onmap = auf der Karte
vikings-stock = Vorrat
vikings-fled = geflohen
vikings-leaders = Anführer
vikings-leader = Anführer
vikings-leaders-none = Noch ist kein Anführer gekommen
vikings-leader-at = in { $place }
vikings-leader-gone = fort
vikings-leader-led = ist gezogen
vikings-hand = Deine Hand
vikings-hand-of = { $name }: Hand
vikings-hand-ally = { $name }, verbündet
vikings-hand-none = Keine Karten auf der Hand
vikings-hand-watch = Du schaust zu: keine Hand wird gezeigt
vikings-events-left = Noch { $n } { $n ->
    [one] Ereignis
   *[other] Ereignisse
} in dieser Runde
vikings-hands = Andere Hände
vikings-hand-size = { $n } { $n ->
    [one] Karte
   *[other] Karten
} auf der Hand, { $deck } im Stapel
vikings-hand-seen = Gezeigt: { $cards }
vikings-card-move = { $armies } { $armies ->
    [one] Heer
   *[other] Heere
}, je { $steps } { $steps ->
    [one] Grafschaft
   *[other] Grafschaften
}
vikings-card-treaty = Vertrag
vikings-card-number = { $name }, Karte { $n }
vikings-card-now = Jetzt: { $what }
vikings-card-notnow = Jetzt nicht. Klicke, um zu fragen, warum.
vikings-battle = Schlacht um { $place }
vikings-battle-roll = Wurf { $n }
vikings-battle-first = vor dem ersten Wurf
vikings-battle-attack = { $side } greifen an
vikings-battle-defend = { $side } verteidigen
vikings-battle-none = niemand mehr
vikings-battle-tray = { $side } werfen: { $dice }
vikings-battle-noroll = Noch keine Würfel. { $side } werfen zuerst.
vikings-battle-next = { $side } werfen als Nächste.
vikings-battle-hits = { $n } { $n ->
    [one] Treffer
   *[other] Treffer
} zu nehmen: jetzt
vikings-battle-commands = { $n } { $n ->
    [one] Befehl
   *[other] Befehle
}
vikings-battle-commands-now = { $n } { $n ->
    [one] Befehl
   *[other] Befehle
}: jetzt
vikings-battle-before = Zuvor:
vikings-battle-fell = { $units } gefallen
vikings-battle-ran = { $units } geflohen
vikings-battle-events = In Kraft
vikings-battle-pending = Wirkt noch nicht
vikings-battle-window = Jetzt gefragt: { $names }
vikings-battle-yours = Du darfst ein Ereignis spielen
vikings-battle-fyrd = Fyrdkarte: { $n }
vikings-age = Wikingerzeit
vikings-age-inforce = jetzt in Kraft
vikings-age-needs = Braucht { $what }.
vikings-age-kingdom = { $name }: { $side } haben seine Macht; die Wikinger halten { $n } von { $all } Städten und brauchen { $needs }
vikings-age-kingdom-needs = Die Wikinger haben seine Macht, solange sie { $needs } seiner { $all } Städte halten; jetzt { $n }. Geprüft wird, wenn ein Zug beginnt.
vikings-age-spurred = Sein Schritt ist verbraucht.
vikings-age-king-hidden = ein König, verdeckt
vikings-age-king-soon = noch nicht ausgeteilt
vikings-age-king-once = Einmal im Spiel, als Ereignis
vikings-age-king-secret = Nur die eigene Seite weiß, welcher König es ist. Er wird einmal im Spiel als Ereignis gespielt.
vikings-age-king-played = Gespielt: { $names }
vikings-age-haste = Burgred: in diesem Zug noch { $n } { $n ->
    [one] Schritt
   *[other] Schritte
} zu vergeben
vikings-age-runes = Runenwürfel
vikings-age-prayers = Gebetswürfel
vikings-age-dice-left = In dieser Runde noch: { $left }. Vor einem Wurf darf eine Fraktion einen dazulegen, einmal je Schlacht.
vikings-age-relic-carried = { $name } haben sie bei sich
vikings-age-relic-spent = verbraucht
vikings-age-relic-site = Ihr Ort ist { $place }. Reliquie und Ort sind unsere Zutat.
vikings-age-relic-site-what = Sie bringt eine Fyrd mehr, wenn zur Verteidigung ihres Ortes eine Fyrdkarte aufgedeckt wird. Wikinger, die die Stadt nehmen, rauben sie.
vikings-age-relic-carried-what = { $name } dürfen sie einmal hergeben, um alle ihre Würfel eines Wurfes noch einmal zu werfen. Nehmen die Engländer ihren Ort vorher zurück, kehrt sie heim.
vikings-age-relic-spent-what = Sie wurde für einen neuen Wurf hergegeben und ist aus dem Spiel.
vikings-age-legend-open = Liegt offen: wer die Tat als Erster vollbringt, nimmt sie
vikings-age-legend-waits = { $side } haben sie; ihre Belohnung steht aus
vikings-age-legend-had = { $side } hatten ihre Belohnung
vikings-age-legend-deed = Tat
vikings-age-legend-reward = Belohnung
vikings-age-legend-none = Keine liegt offen.
vikings-age-churches-what = Wikinger, die eine solche Stadt halten, plündern ihre Kirche, und eine Einheit kommt dazu; VX-1.3 und die Optionen des Tisches sagen, wann. Sind alle { $all } geplündert, siegen die Wikinger sofort. Wo Kirchen stehen, ist unsere Zutat.
vikings-age-spoils = Für Plünderungen kommen noch: { $names }
vikings-age-churches-stand = Stehen: { $names }
vikings-age-churches-fallen = Geplündert: { $names }
vikings-age-tiles = Geplündert, von den Engländern bewahrt
vikings-age-tiles-of = Die Engländer bewahren { $n } { $n ->
    [one] geplünderte Kirche
   *[other] geplünderte Kirchen
}
vikings-age-tiles-what = Beginnt eine Schlacht mit einem Huskarl oder einem Thegn, dürfen die Engländer eine davon hergeben, um eine Fyrdkarte aufzudecken und hinzuzufügen.
vikings-age-forts = Forts und Siedlungen
vikings-age-forts-of = { $n } Forts und Siedlungen stehen; noch { $left } { $left ->
    [one] Plättchen
   *[other] Plättchen
}
vikings-age-forts-left = { $n } · noch { $left }
vikings-age-forts-what = Ein Fort kostet zwei Wikingereinheiten und hält seine Grafschaft ohne Einheiten; in der Schlacht legt es einen Berserker- und einen Nordmännerwürfel dazu, und ein Treffer zerstört es. Eine Siedlung legt einen Berserkerwürfel dazu und bringt jede Runde einen Nordmann.
vikings-age-epics = Epische Karten im Fyrdstapel
vikings-age-epics-of = { $n } epische { $n ->
    [one] Karte
   *[other] Karten
} im Fyrdstapel
vikings-age-epics-what = { $n } von diesen { $all }, verdeckt unter den Fyrdkarten. Eine aufgedeckte gilt für ihre Schlacht.
vikings-age-ships = Schiffe an der Küste
vikings-age-ships-of = { $n } von { $all } Schiffen liegen an der Küste
vikings-age-ships-what = Ein Anführer lässt ein Schiff zurück, wo er landet. Für einen Schritt fahren Wikinger von einem Schiff zu jedem anderen; die Engländer nehmen ein Schiff, indem sie am Ende ihres Zuges seine Grafschaft halten. Unsere Zutat.
vikings-age-ragnar-waits = kommt noch
vikings-age-lagertha-waits = wartet auf ihre Zeit
vikings-age-traitor = { $name } sind zu Verrätern geworden
vikings-age-fort-dice = Fort: ein Berserker- und ein Nordmännerwürfel
vikings-age-settlement-dice = Siedlung: ein Berserkerwürfel
vikings-age-shielded = Edmund hebt { $n ->
    [one] den nächsten Treffer
   *[other] die nächsten { $n } Treffer
} auf
vikings-age-aella = Aella: { $side } dürfen Würfel ihres ersten Wurfes noch einmal werfen
vikings-age-avenged = Eine geplünderte Kirche hat Fyrd gerufen
vikings-age-duel = Zweikampf:
vikings-age-added = { $name } legen einen Würfel dazu
vikings-age-unread = Noch nicht gedeutet
vikings-age-omen-blank = nichts geschieht.
vikings-age-omen-vain = nicht erfüllt; es braucht { $what }.
vikings-effects = In diesem Zug in Kraft
vikings-odds = { $viking } siegen { $a }, { $english } siegen { $b }
vikings-odds-win = { $side } siegen
vikings-odds-exact = Genau.
vikings-odds-sampled = Nicht genau.
vikings-text-tracks = Runde und Leisten
vikings-text-shires = Grafschaften
vikings-text-shire = Grafschaft
vikings-text-kind = Art
vikings-text-holder = Gehalten von
vikings-text-units = Einheiten
vikings-text-may = Du darfst
vikings-text-empty = Keine Einheiten: { $names }
vikings-text-why = Warum nicht?
vikings-text-place = Ort
vikings-text-battle = Schlacht
vikings-text-nobattle = Es steht keine Schlacht an.
vikings-text-march = Marsch
vikings-text-march-in = { $who } in { $place }: { $units }; { $n ->
    [one] noch 1 Schritt
   *[other] noch { $n } Schritte
}.
vikings-text-march-sea = { $who } vor der Küste: { $units }; { $n ->
    [one] noch 1 Schritt
   *[other] noch { $n } Schritte
}.
vikings-text-army = Ein Heer
vikings-text-fyrd = Fyrdkarten: { $deck } im Stapel, { $discard } abgelegt
vikings-summary-turn = { $round } · { $name }
vikings-over = Das Spiel ist aus
vikings-pieces = Spielsteine
vikings-leader-next = Kommen noch: { $names }
vikings-side-viking = Wikinger
vikings-side-english = Engländer
