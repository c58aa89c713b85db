# Knöpfe: nach dem Verb, oder nach dem Verb und der Regel, die fragt

do-choose = { $it } wählen
do-deploy = In { $it } aufstellen
do-play = { $it } spielen
do-play-move = Bewegung: { part-gives }
do-play-treaty = Vertrag: { part-gives }
do-pass = Passen
do-resolve = Zuerst: { $it }
do-target = { $it } wählen
do-target-v-15-12 = Verräter in { $it }
do-target-v-15-21 = Moral heben in { $it }
do-target-v-15-24 = { $it } öffnen
do-target-v-15-32 = Aufstand in { $it }
do-target-v-15-41 = Bekehrung in { $it }
do-target-v-15-42 = Nach { $it } entkommen
do-target-v-15-45 = Das Heer von { $it }
do-target-card = Moral heben, Schiffe: { $it }
do-take = { $it } wählen
do-take-v-5-4 = { $it } bringen
do-take-v-5-7 = { $it } zurückholen
do-take-v-15-12 = { $it } verwandeln
do-take-v-15-21 = { $it } verwandeln
do-take-v-15-41 = { $it } verwandeln
do-bar = { $it } sperren
do-place = Nach { $it } bringen
do-place-v-5-7 = Nach { $it } zurück
do-place-v-15-24 = Einer aus { $it }
do-place-v-15-31 = Einer nach { $it }
do-board = Auf die Schiffe: { $it }
do-board-v-5-7 = Zurück auf Schiffe: { $it }
do-reinforce = { $it } verstärken
do-crown = Alfred nach { $it } bringen
do-activate = { $it } aktivieren
do-land = In { $it } landen
do-muster = In { $it } sammeln
do-march = Nach { $it } ziehen
do-sail = Nach { $it } segeln
do-halt = Hier halten
do-done = Fertig
do-done-v-7-2 = Mit den Anführern fertig
do-done-v-8-1 = Bewegung beenden
do-load = { $n ->
    [0] Alle { $kind } zurücklassen
   *[other] { COUNT($n, $kind) } mitnehmen
}
do-load-v-15-45 = { $n ->
    [0] Keine { $kind } schicken
   *[other] { COUNT($n, $kind) } schicken
}
do-fight = In { $it } kämpfen
do-lose = { FORM($it, "a") } verlieren
do-lose-v-15-24 = { FORM($it, "a") } schicken
do-pay = { COUNT($n, $it) } zahlen
do-stay = Bleiben
do-stay-v-9-12 = Alle bleiben lassen
do-stay-v-9-13 = Zurückbleiben
do-withdraw = Zurück nach { $it }
do-follow = { $it } geht mit
do-build = Fort in { $it } bauen
do-give = Preis: { $units }
do-settle = In { $it } siedeln
do-raze = { FORM($it, "the") } nimmt den Treffer
do-avenge = Geplünderte Kirche hergeben
do-hurry = { $it }: { part-further }
do-king = { $it } spielen
do-cast = { FORM($it, "die") } dazulegen
do-spend = Reliquie von { $it } hergeben
do-claim = { $it } nutzen
do-claim-vx-5-3 = Neu werfen: { $it }
do-claim-vx-6-12 = Neu werfen: { $it }
do-claim-vx-6-13 = Treffer weg: { $it }
do-claim-vx-6-16 = 1 mehr ziehen: { $it }
do-reroll = Neu werfen: { FORM($kind, "one") }, { $face }
do-betray = { $it } werden Verräter
do-champion = Zweikampf: { FORM($it, "a") }
do-bring = Lagertha holen
do-pass-vx-1-4 = Kirche behalten
do-pass-vx-4-2 = Ohne ihn würfeln
do-pass-vx-5-3 = Würfel behalten
do-pass-vx-6-12 = Würfel behalten
do-pass-vx-6-13 = Treffer nehmen
do-pass-vx-6-15 = Niemanden mehr zurückholen
do-pass-vx-6-16 = Jetzt nicht
do-pass-vx-9-2 = Für später aufheben
do-done-vx-1-6 = Nichts mehr bauen
do-done-vx-1-9 = Nicht mehr siedeln
do-done-vx-3-11 = Würfel behalten
do-place-vx-1-9 = Ein Nordmann nach { $it }
do-place-vx-2-2 = Einer nach { $it }
do-place-vx-3-14 = Nach { $it }
do-place-vx-6-15 = Nach { $it } zurück
do-board-vx-6-15 = Zurück auf Schiffe: { $it }
do-take-vx-3-14 = { $it } dazu
do-lose-vx-6-15 = { FORM($it, "a") } zurückholen
do-load-vx-9-2 = { $n ->
    [0] Ihr keine { $kind } geben
   *[other] Ihr { COUNT($n, $kind) } geben
}
part-gives = { $armies ->
    [one] { $armies } Heer
   *[other] { $armies } Heere
}, { part-further }
part-further = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}

# Antworten, wie das Protokoll sie nennt, nach dem Namen dessen, der sie gab

log-choose = wählen { $it }
log-deploy = stellen in { $it } auf
log-play = spielen { $it }
log-pass = passen
log-resolve = handeln { $it } ab
log-target = wählen { $it }
log-target-card = wählen die Schiffe von { $it }
log-take = wählen { $it }
log-bar = sperren { $it }
log-place = wählen { $it }
log-board = wählen die Schiffe von { $it }
log-reinforce = verstärken { $it }
log-crown = bringen Alfred nach { $it }
log-activate = aktivieren { $it }
log-land = landen in { $it }
log-muster = sammeln in { $it }
log-march = ziehen nach { $it }
log-sail = segeln nach { $it }
log-halt = halten
log-done = sind fertig
log-load = { $n ->
    [0] lassen alle { $kind } zurück
   *[other] nehmen { COUNT($n, $kind) } mit
}
log-fight = kämpfen in { $it }
log-lose = nehmen { FORM($it, "a") }
log-pay = zahlen mit { $it }
log-stay = bleiben
log-withdraw = weichen nach { $it } zurück
log-follow = schicken { $it } mit
log-cube = zieht den Stein: { $it }
log-draw = teilt { $it } aus
log-reveal = deckt { $it } auf
log-levy = deckt eine Fyrdkarte auf: { $it }
log-roll = würfelt { COMMAS($it) }
log-build = bauen ein Fort in { $it }
log-give = geben { $it } her
log-settle = siedeln in { $it }
log-raze = lassen Fort oder Siedlung den Treffer nehmen
log-avenge = geben eine geplünderte Kirche her
log-hurry = gehen weiter durch { $it }
log-king = spielen { $it }
log-cast = legen einen Würfel dazu
log-spend = geben die Reliquie von { $it } her
log-claim = nutzen { $it }
log-reroll = werfen einen Würfel neu: { FORM($kind, "one") }, { $face }
log-betray = nennen als Verräter: { $it }
log-champion = schicken { FORM($it, "a") } in den Zweikampf
log-bring = holen Lagertha
log-deal-king = teilt { $it } aus
log-lay = legt { $it } offen aus
log-rune = wirft den Runenwürfel: { $it }
log-prayer = wirft den Gebetswürfel: { $it }
log-epic = deckt { $it } auf

# Wie Verben heißen

verb-choose = Wählen
verb-deploy = Aufstellen
verb-play = Spielen
verb-pass = Passen
verb-resolve = Abhandeln
verb-target = Ort wählen
verb-target-card = Anführer wählen
verb-take = Zahl wählen
verb-bar = Küste sperren
verb-place = Hinbringen
verb-board = An Bord bringen
verb-reinforce = Verstärken
verb-crown = Alfred bringen
verb-activate = Aktivieren
verb-land = Landen
verb-muster = Sammeln
verb-march = Ziehen
verb-sail = Segeln
verb-halt = Halten
verb-done = Fertig
verb-load-norsemen = Nordmänner mit
verb-load-berserkers = Berserker mit
verb-load-housecarl = Huskarle mit
verb-load-thegn = Thegns mit
verb-fight = Kämpfen
verb-lose = Verlieren
verb-pay = Zahlen
verb-stay = Bleiben
verb-withdraw = Zurückweichen
verb-follow = Mitgehen
verb-cube = Stein ziehen
verb-draw = Ziehen
verb-reveal = Aufdecken
verb-levy = Fyrdkarte
verb-roll = Würfeln
verb-build = Fort bauen
verb-give = Einheiten hergeben
verb-settle = Siedeln
verb-raze = Plättchen nimmt den Treffer
verb-avenge = Kirche hergeben
verb-hurry = Weitergehen
verb-king = König spielen
verb-cast = Würfel dazulegen
verb-spend = Reliquie hergeben
verb-claim = Legende nutzen
verb-reroll = Neu werfen
verb-betray = Verräter nennen
verb-champion = Recken schicken
verb-bring = Lagertha holen
verb-deal-king = König austeilen
verb-lay = Offen auslegen
verb-rune = Runenwürfel
verb-prayer = Gebetswürfel
verb-epic = Epische Karte

# Wie das Spiel ausging: nach der Seite, die gewonnen hat, und warum

end-viking-viking-conquest = Die Wikinger haben gewonnen: sie halten genug Städte für die Eroberung.
end-english-english-conquest = Die Engländer haben gewonnen: keine Stadt ist mehr in Wikingerhand.
end-viking-treaty = Die Wikinger haben gewonnen: der Vertrag lässt ihnen genug Städte.
end-english-treaty = Die Engländer haben gewonnen: der Vertrag lässt den Wikingern zu wenige Städte.
end-viking-last-round = Die Wikinger haben gewonnen: die letzte Runde ist vorbei, und sie halten genug Städte.
end-english-last-round = Die Engländer haben gewonnen: die letzte Runde ist vorbei, und die Wikinger halten zu wenige Städte.
end-viking-churches-plundered = Die Wikinger haben gewonnen: alle Kirchen sind geplündert.
