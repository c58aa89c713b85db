# Die Seite eines Berichts. Namen von Optionen und Einstellungen (treaty_markers=9), Agenten und Befehle stehen darin, wie sie getippt werden.

lab-page-title = { $title }: ein Bericht von heptarchy
lab-arena-report = Bericht der Arena
lab-campaign-report = Bericht der Kampagne
lab-skip = Zu den Zahlen
lab-night = Nacht oder Tag
lab-contents = Inhalt
lab-to-arena = Agenten
lab-to-wins = Siege
lab-to-endings = Enden
lab-to-length = Länge
lab-to-lead = Führung
lab-to-plays = Karten und Eröffnungen
lab-so-many-games = { $n } Spiele
lab-rows = { $n } Zeilen
lab-rows-on-paper = , hier die ersten { $n }, alle auf der Seite
lab-mark = Marke
lab-a-campaign = Kampagne
lab-setting = Einstellung

# Was sie zuerst sagt. Ob eine Seite einer ist oder viele sind, weiß der Satz nicht.
lab-none-won = Keine Seite hat allein gewonnen; gespielt: { $games }.
lab-one-won = { $side }: { $share } gewonnen ({ $games }).
lab-better-won = { $side }: { $share } gewonnen ({ $games }), { $other } { $rest }{ $chance ->
    [yes] : nicht mehr, als der Zufall dem Besseren von zweien gibt
   *[no] { "" }
}.
lab-best-won = { $side }: { $share } gewonnen ({ $games }); ein gleicher Anteil wäre { $even }{ $chance ->
    [yes] : nicht mehr, als der Zufall dem Besten von { $sides } gibt
   *[no] { "" }
}.
lab-best-of-field = { $agent } gewann das { $times }-Fache [{ $reach }] des gerechten Anteils gegen ein Feld von { $field }.
lab-best-agent = { $agent } gewann am meisten: { $share } von { $of } Spielen gegen { $others ->
    [one] den anderen
   *[other] { $others } andere
}, das { $times }-Fache [{ $reach }] des gerechten Anteils.
lab-only-settings = { $n } Einstellungen, { $games }.
lab-none-changes = Keine Einstellung ändert, wer gewinnt, um mehr, als so viele je Einstellung zeigen können ({ $games }); sie würden einen Unterschied von { $least } Punkten zeigen.
lab-changes-more = { $side }: { $points } Punkte [{ $reach }] mehr Siege mit { $setting } als mit { $than }.
lab-changes-less = { $side }: { $points } Punkte [{ $reach }] weniger Siege mit { $setting } als mit { $than }.
lab-seats = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
}
lab-seats-to = { $least } bis { $most } Plätze
lab-played-by = gespielt von { $agents }
lab-settings-games = { $n } Einstellungen, zusammen { $games }
lab-few = { $games } { $n ->
    [one] ist
   *[other] sind
} wenig: sieh auf die Intervalle vor den Zahlen. Viermal so viele Spiele halbieren ein Intervall.
lab-few-in-settings = { $games } in { $settings } Einstellungen sind wenig: sieh auf die Intervalle vor den Zahlen. Viermal so viele Spiele halbieren ein Intervall.
lab-with-setting = Mit { $setting }:
lab-last-same = { $unit } am Ende, Median; in der mittleren Hälfte ebenso
lab-last-half = { $unit } am Ende, Median; mittlere Hälfte { $reach }
lab-decisions-median = Entscheidungen in einem Spiel, Median
lab-end-by = enden so: { $ending }
lab-half-turned = { $unit }: da war die Hälfte der Spiele entschieden

# Was die Einstellungen ändern
lab-compare = Was die Einstellungen ändern
lab-set-with = { $value } mit { $setting }
lab-here = Hier { $here }.
lab-here-usually = Hier { $here }; im Spiel, wie es ist, { $usual }.
lab-held-against = Jede Einstellung wird mit { $setting } verglichen.
lab-in-pairs = Spiele desselben Startwerts werden eins mit einem verglichen: McNemars exakter Test für Siege, Students gepaarter Test für Längen{ $many ->
    [yes] , berichtigt nach ihrer Zahl (Holm)
   *[no] { "" }
}.
lab-as-heaps = Startwerte oder Plätze der Einstellungen sind verschieden, darum werden die Spiele als zwei Haufen verglichen: der Test zweier Anteile für Siege, Welchs Test für Längen{ $many ->
    [yes] , berichtigt nach ihrer Zahl (Holm)
   *[no] { "" }
}.
lab-in-brackets = In Klammern stehen 95-%-Intervalle des Unterschieds{ $many ->
    [yes] , jedes für sich: eines, das die 0 auslässt, kann unter so vielen Zufall sein
   *[no] { "" }
}.
lab-more-often = { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
}
lab-less-often = { $points ->
    [0] gleich viele
    [one] 1 Punkt weniger
   *[other] { $points } Punkte weniger
}
lab-won-shown = Mit { $setting }, Siege von { $what }: { $often } [{ $reach }]; mehr, als der Zufall gibt ({ $chance }).
lab-won-alone = Mit { $setting }, Siege von { $what }: { $often } [{ $reach }]; für sich genommen mehr, als der Zufall gibt, nicht aber unter { $among } Vergleichen ({ $chance }).
lab-won-unshown = Mit { $setting }, Siege von { $what }: { $often } [{ $reach }]; kein Unterschied, den so viele zeigen können ({ $games }); sie würden einen von { $least } Punkten zeigen ({ $chance }).
lab-changed-shown = Mit { $setting }, { $what }: um { $change } anders; mehr, als der Zufall gibt ({ $chance }).
lab-changed-unshown = Mit { $setting }, { $what }: um { $change } anders; kein Unterschied, den so viele zeigen können ({ $games }; { $chance }).
lab-no-difference-of = { $what }: kein Unterschied, den so viele zeigen können ({ $games }): { $each }.
lab-setting-wins = Anteil gewonnener Spiele, nach Einstellung
lab-setting-wins-of = Anteil der Siege von { $side }, nach Einstellung
lab-with-intervals = { $title }, mit 95-%-Intervallen.
lab-setting-wins-table = Siege nach Einstellung
lab-differences = Unterschiede
lab-differences-drawn = Punkte an Siegen mehr oder weniger als mit { $setting }
lab-differences-of = { $title }, von { $side }
lab-differences-caption = { $title }. Gefüllt: mehr, als der Zufall gibt.
lab-differences-table = Unterschiede zu { $setting }
lab-no-change = kein Unterschied
lab-what = was
lab-change = Änderung
lab-p-corrected = p, berichtigt
lab-points-won = Siege von { $side }, Punkte
lab-setting-endings-drawn = Wie Spiele enden, nach Einstellung
lab-setting-endings-caption = Anteil der Spiele danach, wie sie enden.
lab-setting-endings-table = Enden nach Einstellung
lab-setting-lengths-drawn = Entscheidungen in einem Spiel, nach Einstellung
lab-setting-lengths-caption = Mittlere Zahl der Entscheidungen in einem Spiel, mit ihrem 95-%-Intervall.
lab-setting-lengths-table = Länge nach Einstellung

# Agenten
lab-arena = Agent gegen Agent
lab-ratings = Wertungen
lab-ratings-caption = Wertung nach OpenSkill (Plackett-Luce): mu, und mu weniger und mehr 1,96 sigma. Alle beginnen mit 25.
lab-fair-shares = Vom gerechten Anteil
lab-fair-shares-drawn = Siege als Vielfaches des gerechten Anteils
lab-fair-shares-caption = 1 ist, was ein Agent gewänne, wenn alle gleich wären: die Hälfte bei zwei Seiten, ein Viertel bei vieren.
lab-fair-shares-table = Siege neben dem gerechten Anteil
lab-fair-share = gerechter Anteil
lab-times-fair-share = Vielfaches des gerechten Anteils
lab-pairs = Jedes Paar
lab-pairs-drawn = Anteil der Spiele, die der Agent der Zeile gegen den der Spalte gewann
lab-pairs-note = Von Spielen mit mehr als zwei Seiten zählen die, in denen einer der beiden vor dem anderen lag. Hat ein Agent an einem Tisch mehrere Plätze, zählt jeder davon; was an einem Tisch geschieht, hängt zusammen, so dass die Intervalle hier etwas zu eng sind: trau denen der gerechten Anteile.
lab-matrix-note = Darunter das 95-%-Intervall. Getönt: weiter von der Hälfte, als der Zufall führt.
lab-met = { $one } gegen { $other }: { $share } von { $of } Spielen

# Siege
lab-wins = Wer gewinnt
lab-by-side = Siege nach Seiten
lab-by-side-drawn = Anteil gewonnener Spiele, nach Seiten
lab-by-side-caption = Punkt: Anteil gewonnener Spiele. Linie: sein 95-%-Intervall (Wilson).
lab-shared-note = Ein Spiel, das Plätze mehrerer Seiten gewinnen, zählt als geteilt.
lab-nobody-note = Ein Spiel, das alle verloren haben oder das unentschieden endete, zählt für niemanden.
lab-even = gleich
lab-games-won = gewonnene Spiele
lab-side-won = Siege von { $side }
lab-by-seat = Nach Plätzen
lab-by-seat-drawn = Anteil gewonnener Spiele, nach Plätzen
lab-by-seat-caption = Ein geteilter Sieg zählt für jeden Platz, der ihn teilt.
lab-by-seat-table = Siege nach Plätzen
lab-a-seat = Platz
lab-so-many-agents = { $n } Agenten
lab-seats-note = Die Plätze einer Seite gewinnen zusammen, jeder also so oft wie seine Seite.
lab-by-matchup = Nach Paarung: { $one } gegen { $other }
lab-by-matchup-drawn = Anteil der Siege von { $side }, nach Paarung
lab-by-matchup-caption = Zuerst die Agenten von { $one }, dann die von { $other }.
lab-by-matchup-table = Siege nach Paarung
lab-matchup = Paarung
lab-partners = { $one } und { $other }
lab-line-up = { $one } gegen { $other }

# Enden und Längen
lab-endings = Wie und wann Spiele enden
lab-endings-drawn = Beendete Spiele je { $unit }, und wie sie endeten
lab-endings-caption = Höhe: Spiele. Schraffur: wie sie endeten.
lab-endings-table = Wie Spiele enden
lab-other-endings = andere Enden
lab-ending = Ende
lab-median-unit = Median, { $unit }
lab-median-of = Median { $median }
lab-numbers = Was am Ende auf dem Tisch lag
lab-numbers-table = Zahlen am Ende
lab-at-the-end = am Ende
lab-quarter = Viertel
lab-three-quarters = drei Viertel
lab-length = Länge
lab-length-drawn = Länge der Spiele in Entscheidungen
lab-length-caption = Höhe: Spiele dieser Länge.
lab-length-table = Entscheidungen in einem Spiel
lab-length-note = Eine Entscheidung ist die Antwort eines Platzes, der zwei Möglichkeiten oder mehr hatte.
lab-its-interval = sein 95-%-Intervall
lab-shortest = kürzestes
lab-quarter-at-most = ein Viertel hat höchstens
lab-three-quarters-at-most = drei Viertel haben höchstens
lab-longest = längstes

# Wer wann führt. Was gezählt wird, ist eine Runde oder ein Zug: das Geschlecht weiß der Satz nicht.
lab-lead = Wer wann führt
lab-stands = Wie eine Seite steht, von 0 bis 1.
lab-lead-drawn = { $stands }. Hier ist 1 als 100 gezeichnet. Linie mit Marken: der Median der Spiele, die da noch laufen ({ $unit } um { $unit }). Schraffiertes Band: ihre mittlere Hälfte. Dünne Linien: einige Spiele. Striche: die Mediane anderer Seiten.
lab-standing-of = Stand im Lauf der Zeit: { $side }
lab-standing-at = { $side }, { $unit } { $at }: Median { $median }, mittlere Hälfte { $reach }, { $games } Spiele
lab-standing-table = Stand je { $unit }: Median, in Klammern die mittlere Hälfte
lab-median-at = { $unit } { $at }: Median { $median }
lab-its-median = { $side }, Median
lab-unit-at = { $unit } { $at }
lab-still-played = noch laufende Spiele
lab-turning = Wendepunkte
lab-turned = Ein Spiel hat sich entschieden, wenn der Sieger eine Führung übernimmt, die er nie mehr abgibt.
lab-led-always = In { $share } der Spiele führte der Sieger immer ({ $unit } um { $unit }).
lab-led-late = In { $share } lag er auch zuletzt noch nicht vorn ({ $unit } am Ende).
lab-led-in-all = Zuletzt ({ $unit } am Ende) lag er in allen vorn.
lab-turning-drawn = Spiele danach, seit wann der Sieger auf Dauer führte ({ $unit })
lab-turning-caption = Höhe: Spiele, die sich da entschieden ({ $unit }).
lab-only-at-the-end = erst am Ende
lab-games-turned = entschiedene Spiele
lab-turned-by-then = bis dahin entschieden
lab-worth-seeing = Spiele, die man noch einmal ansehen sollte
lab-worth-note = Jeder Befehl spielt das Spiel noch einmal und legt seine Aufzeichnung in den Ordner seen; heptarchy replay FILE --step geht eine Aufzeichnung Antwort für Antwort durch.
lab-the-closest = Das knappste: Spiel { $n }
lab-the-wildest = Das dramatischste: Spiel { $n }
lab-closest-why = die ersten beiden lagen { $apart } auseinander, im Mittel je { $unit }
lab-wildest-why = Sieg von { $side } nach einem Rückstand von { $behind }

# Karten, Eröffnungen, Decks: eines davon, wie das Spiel es nennt
lab-plays = Karten und Eröffnungen
lab-plays-note = Mit Vorsicht zu lesen: das ist, was zusammengeht, nicht, was wovon kommt. Eine Karte, die in verlorenen Stellungen gespielt wird, gewinnt selten und kann doch das Beste gewesen sein, was zu spielen war. Jede Zahl wird neben den Anteil gehalten, den Plätze derselben Seite und desselben Agenten ohnehin gewinnen (der senkrechte Strich). Eine gefüllte Marke weicht davon weiter ab, als der Zufall führt, berichtigt nach allen Wörtern ihrer Tabelle (Holm); eine hohle nicht, oder sie wurde zu selten gesehen.
lab-opening = Eröffnung
lab-deck = Deck
lab-card = Karte
lab-by = Nach { $kind }
lab-wins-by = Siege nach { $kind }
lab-wins-by-table = Siege nach { $kind }; * mehr als Zufall
lab-plays-caption = Anteil der Spiele, die Plätze damit gewannen ({ $kind }); senkrechter Strich: der übliche Anteil.
lab-plays-some = Die { $n }, die am weitesten über und unter dem üblichen Anteil liegen, von { $of }.
lab-usual = üblich
lab-points = Punkte
lab-duels = { $begins } gegen { $kind }
lab-duels-drawn = Anteil gewonnener Spiele: { $kind } der Zeile gegen { $kind } der Spalte

# Worauf die Zahlen beruhen
lab-about = Über diese Zahlen
lab-about-intervals = Jede Zahl hat ein Intervall: würde die Kampagne immer wieder mit anderen Startwerten gespielt, so enthielten etwa 95 von 100 solchen Intervallen die wahre Zahl. Anteile haben Wilsons Intervall, Mittelwerte das von Student, Unterschiede von Anteilen das von Newcombe. Sie sagen, wie weit der Zufall dich irregeführt haben kann, nicht, ob die Agenten wie Menschen spielen.
lab-about-games = Ein Spiel hängt allein von Startwert und Nummer ab: derselbe Befehl gibt auf jedem Rechner dieselben Spiele. Diese Seite ist eine einzige Datei; sie lädt nichts und führt nichts aus.
lab-what-was-played = Was gespielt wurde
lab-game = Spiel
lab-the-seed = Startwert
lab-changed = geänderte Optionen
lab-no-options = keine
lab-title-rules = { $title }, Regeln { $rules }
