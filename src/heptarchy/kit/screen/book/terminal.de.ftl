# Was das Terminal um jedes Spiel herum sagt

# Um eine Frage herum
shell-greeting = Gib eine Nummer oder einen Namen ein; hilfe zählt auf, was sonst noch geht.
shell-undo-number = zurück nimmt die letzte Zahl zurück.
shell-log-cut = ... (protokoll zeigt mehr)
shell-more-allowed = Erlaubt ist mehr, als hier steht: schreib es aus wie in { $example }.
shell-range = Zur Wahl steht: { $range }; eine leere Zeile zählt alles auf.
shell-from-to = { $low } bis { $high }
shell-words-only = nur Worte
shell-fits-several = Das passt auf { $n } Möglichkeiten: { $names }.
shell-unknown = Hier heißt nichts { $text }{ $spelling }. Eine leere Zeile zählt die Möglichkeiten auf, hilfe die Befehle.
shell-spelling = ; man schreibt es wie in { $example }
shell-offered = das steht zur Wahl: { $choice }
shell-number = Nummer { $n }
shell-reason = { $name }: { $reason }
shell-and-more = , und { $n } mehr
shell-kept = So wird geantwortet, bis es vorbei ist ({ $span }); zurück fragt wieder.
shell-grave = Das kann das Spiel für dich beenden. Sag ja oder noch einmal dasselbe, wenn es gelten soll; alles andere ist nein.
shell-sure = Sicher?
shell-not-done = Das gilt nicht.
shell-caution = Bedenke: { $caution }.
shell-mind = Achtung: { $caution }
shell-goes-before = { $names } geht voraus, wenn du nicht `, lass 0` anfügst: { $caution }
shell-between = Das gilt nicht, denn etwas kam dazwischen: { $names }.
shell-not-read = { $why }. Eine leere Zeile zählt die Möglichkeiten auf, hilfe die Befehle.
shell-go-on = Eingabetaste: weiter; ende; hilfe
shell-goes-on = Mit der Eingabetaste geht es weiter; plan, protokoll, ende und hilfe gehen auch.

# Warum eine Zeile mit mehreren Antworten keine ist
shell-leave-without-way = lass gehört zu einem Weg, wie in `york leeds, lass 1`
shell-too-many-answers = eine Zeile gibt höchstens { $most } Antworten
shell-too-many-named = eine Zeile gibt höchstens { $most } Antworten, nicht { $word }
shell-no-such-number = keine Möglichkeit hat die Nummer { $word }
shell-not-known-yet = { $name }: was davor kommt, weiß noch niemand
shell-unknown-there = dort heißt nichts { $word }

# Befehle
shell-nobody-asked = Niemand ist gefragt.
shell-nobody-asked-rule = Niemand ist gefragt. ? { $rule } zeigt eine Regel.
shell-name-it = Nenne die Sache: warum nicht { $example }.
shell-name-something = Nenne die Sache: warum nicht, und wie sie heißt.
shell-no-hands = In diesem Spiel hat niemand Karten auf der Hand.
shell-no-cards = Hier sind keine Karten.
shell-no-card-names = In diesem Spiel fragt man nicht nach Karten mit ihrem Namen; hand zeigt deine eigenen.
shell-no-shires = Dieses Spiel hat keine Grafschaften.
shell-no-such-shire = Keine Grafschaft heißt { $text }.
shell-which-shire = Welche Grafschaft?
shell-no-odds = Es wird nicht gekämpft, und nichts, was zur Wahl steht, hat Aussichten.
shell-log-takes = protokoll will eine Zahl von Zeilen, nicht { $text }
shell-annals-take = annalen will eine Zahl von Runden, nicht { $text }
shell-no-annals = Dieses Spiel führt keine Annalen.
shell-annals-begin = Die Annalen beginnen mit der ersten Runde.
shell-no-battle = Zurzeit fragt dich keine Schlacht etwas.
shell-nothing-to-undo = Du hast keine Wahl, die du zurücknehmen könntest.
shell-no-undo = Das lässt sich nicht zurücknehmen: { $why }.
shell-undone = Zurückgenommen.

# Speichern, gehen, das Ende
shell-saved-in = Gespeichert in { $path }.
shell-not-saved = nicht gespeichert: { $path }: { $why }
shell-saved = Gespeichert. Weiter geht es mit:
shell-record = Die Aufzeichnung des Spiels; `heptarchy replay` geht sie Schritt für Schritt durch:
shell-choices = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
shell-answers = { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
} mit denen des Schicksals
shell-length = { $choices }; { $answers }.
shell-length-yours = { $choices }, davon { $mine } deine; { $answers }.
shell-over = Das Spiel ist aus ({ $ending }). { $first }
shell-first = Vorn: { $names }.
shell-nobody-won = Niemand hat gewonnen.

# Wer spielt
shell-you = du
shell-you-play-two = Du spielst { $mine }; --seat { $other } nimmt die andere Seite.
shell-you-play = Du spielst { $mine }; --seat nimmt einen anderen Platz: { $others }.
shell-other-bots = greedy spielt { $game } nicht: die Bots sind { $bots }.

# Eine Aufzeichnung, Schritt für Schritt
shell-verified = { $file }: geprüft
shell-played = { $title }, Fassung { $rules } der Regeln: { $names }
shell-older-rules = Gespielt wurde nach Fassung { $version } der Regeln; nach Fassung { $rules } ist es dasselbe Spiel.
shell-checksum = { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
}, Prüfsumme { $sum }
shell-not-over = Das Spiel ist nicht aus; gefragt: { $names }.
shell-fate = das Schicksal
shell-fate-proved = Das Schicksal wurde nicht gebeugt: alle { $n } Antworten folgen aus dem hinterlegten Geheimnis, nach den Gewichten der Fassung { $rules } der Regeln.
shell-at-start = Bei 0 von { $n } Antworten. Eingabetaste: weiter; rückwärts, sprung n, plan, ende; hilfe.
shell-jump-to = sprung geht von 0 bis { $n }.
shell-no-shire-so = Keine Grafschaft heißt so.
shell-step-next = Eingabetaste oder weiter [n]   eine Antwort weiter, oder n
shell-step-back = rückwärts [n]                  eine Antwort zurück, oder n
shell-step-jump = sprung n                       zum Tisch nach n Antworten; eine bloße Zahl tut dasselbe
shell-last-answer = Das war die letzte Antwort.
shell-before-first = Vor der ersten Antwort.

# Hilfe: was man eingibt, und was es tut. Wie ein Befehl heißt, steht weiter unten
shell-typed-span = passen diese schlacht
shell-typed-file = [datei]
shell-a-name = ein name
shell-help-number = die Möglichkeit mit dieser Nummer
shell-help-name = die Möglichkeit, auf die diese Worte passen; Tab ergänzt
shell-help-span = so bis zum Ende, solange nichts Neues zur Wahl steht; auch dieser zug, diese runde, dieses spiel
shell-help-several = mehrere Antworten in einer Zeile, mit Nummern oder Worten, wo mehr vom Gleichen gefragt ist
shell-help-question = was gefragt ist, mit dem Text der Regel
shell-help-rule = eine Regel; auch ein Kapitel, oder Worte aus Regeln
shell-help-why = warum etwas nicht zur Wahl steht
shell-help-options = noch einmal die Frage und was zur Wahl steht; eine leere Zeile auch
shell-help-map = der Tisch
shell-help-log = die letzten n Zeilen dessen, was geschah
shell-help-annals = die Chronik der letzten n Runden, oder aller
shell-help-undo = nimmt deine letzte Wahl zurück, wenn seither niemand geantwortet hat und kein Würfel fiel
shell-help-save = speichert eine Abschrift; jede Antwort wird ohnehin gespeichert
shell-help-quit = speichern und gehen

# Was man eingibt. Von mehreren Worten für eine Sache, mit Kommas dazwischen, zeigt die Hilfe das erste
typed-help = hilfe
typed-why = warum nicht, warum, wieso nicht, wieso
typed-options = möglichkeiten, optionen
typed-map = plan, tisch, landkarte
typed-hand = hand
typed-card = karte
typed-shire = grafschaft
typed-odds = aussichten
typed-log = protokoll
typed-fight = kämpfen
typed-annals = annalen
typed-undo = zurück, rückgängig
typed-save = speichern
typed-quit = ende, beenden
typed-next = weiter
typed-back = rückwärts
typed-jump = sprung
typed-yes = ja, j

# `passen diese schlacht`: Worte vor einer Frist, Fristen, und was bis zum Ende des Spiels gilt
typed-before-span = diese, diesen, dieser, dieses, die, den, der, das, in, im, für, während, ganze, ganzen
typed-span-battle = schlacht
typed-span-turn = zug
typed-span-round = runde
typed-span-bound = halbzug
typed-span-war = krieg
typed-span-game = spiel
typed-always = immer

# `york leeds, lass 2`: wie viele bleiben; und was nur die Worte einer Zeile verbindet
typed-leave = lass, lasse
typed-joining = aus, dann, das, dem, den, der, die, durch, in, nach, über, und, von, zu, ziehe

# Was die Befehle nehmen
shell-or = { $before } oder { $following }
shell-no-language = --language ist { $languages }, nicht { $asked }
shell-no-words = keine Regel von { $title } hat die Wörter { $text }
shell-rules = { $n } { $n ->
    [one] Regel
   *[other] Regeln
}

# Was die Befehle sagen: gespeicherte Spiele
shell-saved-keeps = ein gespeichertes Spiel behält seine Spieler und Einstellungen: lass --players, --set, --variant, --modules und --advanced weg
shell-saved-over = { $path }: dieses Spiel ist aus; `heptarchy replay { $path }` zeigt es
shell-saved-there = { $path } gibt es schon: --resume spielt es weiter, ein anderes --file beginnt neu
shell-saved-no-seat = { $path }: nennt einen Platz, den das Spiel nicht hat
shell-none-unfinished = kein unbeendetes Spiel in { $folder }
shell-unfinished = { $n } Spiele sind unbeendet; dies ist das letzte. Die anderen:
shell-no-text = { $path }: keine Aufzeichnung: es ist kein Text
shell-no-record-there = { $path } gibt es schon, und es ist keine Aufzeichnung
shell-no-folder = nicht gespeichert: den Ordner { $folder } gibt es nicht
shell-no-file-name = nicht gespeichert: keine Datei kann { $text } heißen ({ $why })

# Die Einstellungen und Plätze eines Spiels
shell-set-takes = --set nimmt Name=Wert, nicht { $text }
shell-set-twice = --set { $name } steht zweimal da
shell-no-such-option = { $why }; `heptarchy games { $game }` zählt sie auf
shell-no-seat = einen Platz { $text } gibt es nicht; es gibt { $seats }, und none (keinen)
shell-games-game = `heptarchy games SPIEL` zählt die Einstellungen eines Spiels auf.
shell-game-is = { $game }: { $title }, Version { $rules } der Regeln
shell-options-are = Einstellungen, für `--set Name=Wert`:
shell-option-name = Name
shell-option-range = Werte
shell-option-default = Vorgabe
shell-option-what = was es ist
shell-option-ours = { $said } Von uns.
shell-option-defaults = die Vorgaben

# Aufzeichnungen, die man ansieht, Annalen, Aussichten
shell-one-seat = --seat nennt einen einzigen Platz; ohne ihn sieht man alle
shell-at-goes = --at geht in dieser Aufzeichnung von 0 bis { $last }, nicht { $at }
shell-fate-bent = { $why } (gelesen nach Version { $rules } der Regeln)
shell-keeps-no-annals = { $path }: { $game } führt keine Annalen
shell-odds-known = Aussichten gibt es hier für { $games }; die von { $game } hört man an seinem Tisch
