# Was der Tisch im Terminal sagt

# Wie das Spiel steht
shell-set-up = Aufbau
shell-round = Runde { ROMAN($n) }
shell-turn = Zug { $n } von 4
shell-viking-cities = Wikingerstädte: { $n }
shell-activations = Aktivierungen: { $n }, Schritte: { $steps }
shell-battle = Schlacht um { $shire }
shell-attack = gegen
shell-battle-won = ist gewonnen: es bleiben
shell-commands-left = und Befehle gelten noch (V-9.14)

# Leisten: die Köpfe sind so breit wie der breiteste
shell-rounds = Runden
shell-cities = Städte
shell-cities-win = { $n } der Wikinger (Vertrag mit { $treaty } ab Runde { ROMAN($round) }, Eroberung mit { $conquest })
shell-turns = Zug
shell-turn-now = { $n } von 4, { $faction }; im Beutel: { $bag }
shell-treaty = Vertrag
shell-treaty-by = ausgespielt von: { $factions }
shell-nobody = niemand
shell-none = keine

# Die Karte
shell-legend = * Stadt   # Stadt in Wikingerhand
shell-off-shore = Vor der Küste: { $leader } mit
shell-leader-lost = { $leader } (verloren)
shell-in = { $what } in { $shire }
shell-leaders = Anführer: { $leaders }
shell-invasions = Invasionen, die noch kommen: { $leaders }
shell-placeless = Verstärkungen ohne Platz:
shell-all-turn = Für den ganzen Zug: { $events }
shell-barred = Von der sächsischen Flotte gesperrt: { $coasts }

# Figuren und Karten
shell-head-played-by = gespielt von
shell-head-map = Karte
shell-head-stock = Vorrat
shell-head-fled = geflohen
shell-head-hand = Hand
shell-head-deck = Stapel
shell-head-events = Ereignisse
shell-seat = Platz { $n }
shell-moves = { $armies ->
    [one] { $armies } Aktivierung, { part-shell-steps }
   *[other] { $armies } Aktivierungen, je { part-shell-steps }
}
part-shell-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
shell-hand-of = Hand { FORM($faction, "gen") }
shell-have-played = { $faction } haben ausgespielt: { $cards }
shell-when-0-1 = Verstärkungsphase der Nordmänner
shell-when-0-2 = Verstärkungsphase der Berserker
shell-when-0-4 = Verstärkungsphase der Huskarle
shell-when-0-8 = Verstärkungsphase der Thegns
shell-when-1-3 = Wikingerzug, vor der Bewegung
shell-when-1-8 = Zug der Thegns, vor der Bewegung
shell-when-2-1 = auf dem Weg eines Anführers oder Heeres, Zug der Nordmänner
shell-when-2-2 = auf dem Weg eines Anführers oder Heeres, Zug der Berserker
shell-when-3-2 = Schlacht im Zug der Berserker, vor der Fyrd-Karte
shell-when-4-15 = jede Schlacht
shell-when-4-3 = Schlacht in einem Wikingerzug
shell-when-4-12 = Schlacht in einem englischen Zug
shell-when-4-1 = Schlacht im Zug der Nordmänner
shell-when-4-2 = Schlacht im Zug der Berserker
shell-when-4-8 = Schlacht im Zug der Thegns
shell-when-5-3 = Schlacht in einem Wikingerzug

# Eine Grafschaft
shell-viking-city = Stadt, in Wikingerhand
shell-english-city = Stadt, englisch
shell-marsh-closed = Sumpf: keine Einheit kommt hinein (V-2.4)
shell-marsh = Sumpf
shell-coast = Küste: { $seas }
shell-reinforcements = Verstärkungen, solange sie englisch ist:
shell-here = hier:
shell-with = mit { $names }
shell-borders = grenzt an:
shell-which-of = Welche davon: { $names }?

# Das Wikingerzeitalter
shell-church = Kirche
shell-relic = Reliquie
shell-fort = Fort
shell-settlement = Siedlung
shell-ship = Schiff
shell-churches = Kirchen: { $n } von { $of } geplündert; die Engländer können { $tiles } { $tiles ->
    [one] geplünderte Kirche
   *[other] geplünderte Kirchen
} ausgeben
shell-plunder-due = Einheiten, die für Plünderungen noch kommen: { $units }
shell-forts = Forts: { $shires }
shell-settlements = Siedlungen: { $shires }
shell-tiles-left = noch { $n } Plättchen
shell-ships = Schiffe: { $shires }
shell-relics = Reliquien: { $relics }
shell-relic-spent = { $relic } (ausgegeben)
shell-relic-with = { $relic } bei { FORM($faction, "dat") }
shell-relic-of = Reliquie von { $relic }
shell-epics = Epische Karten im Fyrd-Stapel: { $n }
shell-runes-left = Runenwürfel übrig:
shell-prayers-left = Gebetswürfel übrig:
shell-power = Macht von { $kingdom }
shell-used = benutzt
shell-open = offen
shell-reward-had = Die Belohnung ist schon verbraucht.
shell-legend-of = Legende: { $name }
shell-kings = Könige: { $kings }
shell-none-left = keiner mehr
shell-kings-played = ausgespielt: { $kings }
shell-haste = Burgred gibt { $n } { $n ->
    [one] Schritt
   *[other] Schritte
} mehr
shell-hidden = verdeckt
shell-king-of = König { FORM($faction, "gen") }: { $king }
shell-turned-traitor = { $faction } sind Verräter
shell-aella = Ælla für { FORM($side, "the") }
shell-edmund = Edmund hebt { $n } Treffer auf, für { FORM($side, "the") }
shell-rune-die = Runenwürfel { FORM($faction, "gen") }
shell-prayer-die = Gebetswürfel { FORM($faction, "gen") }
shell-cast-thor = mit einem Treffer: ein Treffer mehr
shell-cast-odin = mit einem Befehl: ein Befehl wird zum Treffer
shell-cast-tyr = mit einer Flucht: die Fluchten der Fraktion in diesem Wurf zählen nicht
shell-cast-freyja = mit einem Befehl: eine Einheit der Fraktion, die in dieser Schlacht durch einen Treffer fiel, kommt zurück
shell-cast-loki = ohne Treffer: alle Kampfwürfel der Fraktion werden einmal neu geworfen

# Überschriften über Orten und Dingen, die zur Wahl stehen
head-deploy = aufstellen in
head-land = landen in
head-march = ziehen nach
head-sail = segeln nach
head-muster = sammeln in
head-place = setzen in
head-withdraw = zurückziehen nach
head-crown = Alfred bringen nach
head-fight = kämpfen um
head-build = Fort bauen in
head-give = aufgeben
head-settle = siedeln in
head-hurry = weitergehen mit
head-king = deinen König ausspielen
head-spend = die Reliquie ausgeben von
head-claim = die Legende nutzen
head-reroll = neu werfen
head-betray = zu Verrätern machen
head-champion = Kämpe der
head-bring = Lagertha bringen
shell-so-many-here = ({ $n } hier)
shell-now-along = (jetzt { $n }; die anderen bleiben)
shell-off-shore-note = vor der Küste
shell-in-shire = in { $shire }
shell-no-such-units = keine Einheiten deiner Seite heißen { $kind }
shell-cant-stay = { $n } können nicht bleiben: { $here } sind dort, und jemand muss gehen (V-6.2)

# Hilfe
shell-typed-load = load norsemen 5
shell-help-load = so viele kommen mit; die anderen bleiben
shell-help-way = ein Heer oder ein Anführer geht den ganzen Weg; so viele bleiben zurück
shell-help-fight = kämpft die Schlacht zu Ende, wie sie steht: keine Karte, kein Würfel mehr, niemand zieht sich zurück
shell-help-hand = deine Karten, und alle, die ausgespielt sind
shell-help-shire = eine Grafschaft mit ihren Nachbarn
shell-help-odds = die genauen Aussichten der Schlacht; { $odds } york: die eines Angriffs dort durch das Heer auf dem Weg

# Aussichten
shell-no-battle = Es wird keine Schlacht geschlagen.
shell-odds-there = { $odds } york: die eines Angriffs dort.
shell-at-the-shell = `heptarchy odds vikings --help` sagt, wie man nach denen jeder Schlacht fragt.
shell-nobody-marches = Kein Anführer und kein Heer ist auf dem Weg.
shell-no-one-shire = Nicht genau eine Grafschaft heißt { $text }.
shell-no-battle-there = Dort gäbe es keine Schlacht: die Aussichten gelten einem Anführer oder Heer auf dem Weg zu einem Feind.
shell-fyrd-of-card = die Fyrd einer Karte
shell-on-average = im Mittel
shell-left = übrig
shell-fled = geflohen
shell-killed = gefallen
shell-vikings-in-all = Wikinger zusammen
shell-vikings-win = Wikinger siegen { $p }
shell-english-win = Engländer siegen { $p }
shell-first-roll = Die Angreifer siegen mit dem ersten Wurf { $p }
shell-how-many-left = Wie viele übrig bleiben
shell-odds-english = Ohne Ereignisse und Befehle. Die Fyrd fällt vor den Thegns, und die vor den Huskarlen;
shell-odds-vikings = der erste Treffer nimmt einen Berserker, dann fallen Nordmänner vor Berserkern.
shell-in-all = { $side }, zusammen
shell-others = andere

# Das Ende
shell-won = { FORM($side, "the") } haben in Runde { ROMAN($round) } gewonnen: { $why }.
shell-ended-viking-conquest = genug Städte für die Eroberung (V-12.2)
shell-ended-english-conquest = keine Stadt mehr in Wikingerhand (V-12.3)
shell-ended-treaty = der Vertrag ist geschlossen (V-12.4)
shell-ended-last-round = die letzte Runde ist vorbei (V-12.5)
shell-ended-churches-plundered = jede Kirche ist geplündert (VX-1.5)
shell-cities-held = Städte in Wikingerhand: { $n } von { $of }{ $names }.

# Aussichten, an der Befehlszeile erfragt
shell-odds-attacker = --attacker ist viking oder english, nicht { $text }
shell-odds-fyrd = --fyrd ist eine Zahl oder random, nicht { $text }

# Das Protokoll: was von einer Art geschieht, teilt sich eine Zeile
shell-story-draw = { FORM($of, "the") } ziehen { $items }
shell-story-come = { $of } { FORM($of, "number") ->
    [mass] kommt
   *[many] kommen
} nach { $items }
shell-story-deploy = { FORM($of, "the") } stellen in { $items } auf
shell-story-bars = die Sächsische Flotte bewacht { $items }
shell-story-show = { FORM($of, "the") } zeigen { $items }
shell-story-pass = { $names } passen
shell-story-choose-secretly = { $names } wählen verdeckt ein Ereignis
shell-story-times = { $item } ({ $n ->
    [2] zweimal
   *[other] { $n }-mal
})
shell-story-a-card = eine Karte
shell-story-cards = { $n } Karten
shell-story-fall = { $units } { $n ->
    [one] fällt
   *[other] fallen
}
shell-story-rolls = { FORM($kind, "number") ->
    [mass] würfelt
   *[many] würfeln
}
shell-story-rolls-again = { FORM($kind, "number") ->
    [mass] würfelt
   *[many] würfeln
} noch einmal
shell-story-dealt = { FORM($faction, "the") } erhalten { $king }
shell-story-army = das Heer von { $shire }
shell-story-takes = { $mover } nimmt { part-along } mit
shell-story-spy-takes = der Spion ruft { part-along } herbei
part-along = { $n ->
    [0] keine { $kind }
    [1] { FORM($kind, "a") }
   *[other] { COUNT($n, $kind) }
}
shell-story-duel = { FORM($kind, "ein") } geht in den Zweikampf
shell-story-reroll = ein Würfel wird neu geworfen ({ $die })
shell-story-first = { $event } wirkt zuerst
shell-story-spy-calls = der Spion ruft ein Heer aus { $place }
shell-story-target = { FORM($faction, "the") } wählen { $place } für { $event }
shell-story-answer = { $who } { $said }
shell-story-secret = { $who } antworten verdeckt
shell-story-only = { $said }, die einzige Antwort
shell-story-only-movement = { $said } (deine einzige Bewegungskarte)
shell-story-fate = Das Schicksal
