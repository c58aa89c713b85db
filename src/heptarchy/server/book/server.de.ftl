# Was der Server von sich aus sagt, um die Spiele herum: meist, warum etwas nicht geht.
# Was in Anführungszeichen steht, bringt sie schon mit, und Aufzählungen von Namen kommen fertig.

server-as-said = { $text }

# Wer sich keinen Namen gegeben hat
server-guest = Gast

# Eine Zeile für jemanden, der nicht da ist, über einen Webhook
server-turn = { $who }, du bist dran am Tisch { $table }. { $prompt } { $url }
server-your-turn = Du bist dran am Tisch { $table }. { $prompt } { $url }

# Tische und Plätze
server-no-table = diesen Tisch gibt es nicht
server-no-page = diese Seite gibt es nicht
server-no-game = ein Spiel { $game } gibt es nicht; es gibt { $games }
server-no-seat = der Tisch hat keinen Platz { $seat }
server-no-level = eine Stufe { $level } gibt es nicht; es gibt { $levels }
server-no-list = die Liste ist { $lists }; nicht { $list }
server-seats-given = { $game } hat mit diesen Einstellungen { $n } Plätze, angegeben sind aber { $given }
server-not-your-seat = das ist nicht dein Platz
server-seat-lost = dieser Platz gehört dir nicht mehr
server-seat-not-free = dieser Platz ist nicht frei; nimm ihn über seinen Link ein
server-no-free-seat = hier ist kein Platz frei
server-used-up = dieser Link öffnet hier keinen Platz: er ist verbraucht oder ersetzt
server-not-yours-to-hand-on = nur wer einen Platz hat, darf ihn weitergeben, oder wem der Tisch gehört, solange er dort auf jemanden wartet
server-opposed = dieser Platz spielt gegen einen, den du hier hast oder hattest: niemand sieht beide
server-shared-out = dieser Platz ist zu oft geteilt worden: niemand kommt mehr über einen Link dazu
server-too-many-changes = an diesem Tisch sind zu viele gekommen und gegangen: eröffne einen anderen
server-hot-seat-only = diese Plätze spielen gegeneinander: beide hat ein Browser nur an einem Tisch mit geteiltem Bildschirm
server-not-abandoned = dieser Platz ist nicht verlassen: dieser Tisch wartet { $patience } auf eine Antwort
server-no-bot-here = auf diesem Platz spielt kein Bot
server-bot-here = auf diesem Platz spielt ein Bot: nimm ihn erst zurück
server-others-vote = nur die anderen am Tisch stimmen ab
server-owner-ends = nur wem der Tisch gehört, darf ihn beenden
server-players-rematch = nur wer mitgespielt hat, darf um eine Revanche bitten
server-sitters-talk = nur wer am Tisch sitzt, darf dort reden
server-table-ended = der Tisch ist schon beendet
server-refused-of-late = die anderen haben nein gesagt; frag später noch einmal
server-enough-ask = hier bitten schon genug um Einlass; warte einen Augenblick
server-yours-already = dieser Platz gehört dir schon
server-asked-already = du hast schon gefragt
server-ask-no-longer = die Bitte besteht nicht mehr
server-not-your-plea = diese Bitte ist nicht deine
server-no-plea = darum bittet niemand mehr
server-seat-played = auf diesem Platz spielt jemand
server-nobody-here = am Tisch ist niemand, der dich einlassen könnte

# Zeiten, wie in `dieser Tisch wartet 3 Tage auf eine Antwort`
server-days = { $n } { $n ->
    [one] Tag
   *[other] Tage
}
server-hours = { $n } { $n ->
    [one] Stunde
   *[other] Stunden
}
server-minutes = { $n } { $n ->
    [one] Minute
   *[other] Minuten
}
server-seconds = { $n } { $n ->
    [one] Sekunde
   *[other] Sekunden
}
server-no-time = gar nicht

# Das Spiel
server-over = das Spiel ist aus
server-not-over = das Spiel ist nicht aus
server-not-played = das Spiel läuft nicht
server-not-begun = das Spiel hat nicht begonnen
server-begun = das Spiel hat begonnen: Nonces lassen sich nicht mehr ändern
server-nonce-there = dieser Platz hat seine Nonce schon: sie lässt sich nicht ändern
server-other-commitment = das ist nicht das Siegel dieses Tisches: sieh es an und bring deine Nonce für das, was du siehst
server-bad-nonce = eine Nonce hat 1 bis 64 Buchstaben, Ziffern, - oder _ und ist keines dieser Wörter: { $words }
server-secret-kept = das Geheimnis des Schicksals bleibt gewahrt, bis das Spiel aus ist
server-no-secret = das Schicksal dieses Spiels folgt aus keinem Geheimnis: es wurde nicht am Tisch eines Servers gespielt
server-no-annals = dieses Spiel führt keine Annalen
server-left-to-bots = die Regeln überlassen das einem Bot: er antwortet für diesen Platz
server-not-yours-to-undo = das wurde geantwortet, bevor dieser Platz dir gehörte: es bleibt dabei
server-moved-on = der Tisch ist weiter, als du gesehen hast
server-no-span = einen Zeitraum { $span } gibt es jetzt nicht; es gibt { $spans }
server-no-rule = eine Regel nennt man bei ihrer Nummer, wie V-3.5
server-most-in-advance = ein Platz legt höchstens { $n } Antworten im Voraus fest; nimm erst eine zurück
server-no-moment = es gibt die Augenblicke 0 bis { $last }, nicht { $k }
server-no-record-yet = eine Aufzeichnung enthält die Geheimnisse aller: man bekommt sie, wenn das Spiel aus ist
server-most-judged = höchstens { $n } Aktionen werden zusammen beurteilt
server-no-thing = erwartet wird etwas aus diesem Spiel, wie shire:eoforwic, nicht { $thing }
server-other-answer = die Nummer dieser Anfrage gehört schon zu einer anderen Antwort
server-other-line = die Nummer dieser Anfrage gehört schon zu einer anderen Zeile
server-whisper-alone = geflüstert wird zu einem anderen Platz
server-nothing-said = es gibt nichts zu sagen
server-control-signs = eine Zeile enthält keine Steuerzeichen

# Geprüftes Schicksal, und Spiele unter anderen Regeln
server-secretless = die Aufzeichnung nennt kein Geheimnis: sie stammt nicht vom Tisch eines Servers, oder das Spiel ist nicht aus
server-other-secret = das Geheimnis ist nicht das, das versiegelt war
server-bent = Antwort { $n }: das Schicksal sagte { $said }, sein Geheimnis ergibt aber { $ought }
server-other-ending = es endet nicht so, wie es geendet hat, { $ending }

# Grenzen
server-too-fast = zu viele Anfragen; warte einen Augenblick
server-address-opens = von deiner Adresse sind zu viele Tische eröffnet worden; versuch es später noch einmal
server-browser-opens = ein Browser darf { $n } Tische in der Stunde eröffnen; versuch es später noch einmal
server-browser-watches = ein Browser darf { $n } Tischen zugleich zusehen
server-address-watches = eine Adresse darf { $n } Tischen zugleich zusehen
server-looks-too-fast = du siehst zu schnell zurück; warte einen Augenblick
server-talks-too-fast = du redest zu schnell; warte einen Augenblick
server-waiting = { $n } deiner Anfragen warten schon
server-too-large = eine Aufzeichnung darf { $n } Bytes haben
server-operators-figures = die Zahlen dieses Servers sind für die, die ihn betreiben
server-other-sites = Anfragen von den Seiten anderer Websites werden nicht angenommen
server-not-our-name = dieser Server hört nicht auf den Namen { $host }
server-shut-out = wer diesen Server betreibt, hat dich ausgesperrt
server-shut-out-for = wer diesen Server betreibt, hat dich ausgesperrt: { $why }
server-silenced = wer diesen Server betreibt, hat dir das Wort entzogen
server-silenced-for = wer diesen Server betreibt, hat dir das Wort entzogen: { $why }
server-no-webhooks = dieser Server ruft keine Webhooks auf
server-webhook-https = ein Webhook ist eine Adresse mit https://
server-webhook-public = die Adresse eines Webhooks muss für alle erreichbar sein

# Anfragen ohne Sinn
server-header-twice = die Anfrage sagt { $header } zweimal
server-address-twice = die Adresse sagt eines zweimal
server-bad-token = ein Bearer-Token besteht aus 64 eigenen Hexadezimalziffern
server-not-a-number = { $what } ist eine Zahl, nicht { $text }
server-not-a-line = heard ist die Nummer einer Zeile, nicht { $text }
server-no-text = keine Aufzeichnung: es ist kein Text
server-too-deep = die Anfrage ist zu tief verschachtelt
server-not-utf-8 = die Anfrage ist nicht in UTF-8

# Fehler
server-store-down = der Speicher ist nicht erreichbar; schick dieselbe Anfrage noch einmal
server-table-busy = der Tisch ist zu beschäftigt; schick dieselbe Anfrage noch einmal
server-not-looked-at = der Tisch ließ sich gerade nicht ansehen; schick dieselbe Anfrage noch einmal
server-being-read = der Tisch wird gerade gelesen; schick dieselbe Anfrage noch einmal
server-failed = hier ist etwas schiefgegangen; es ist vermerkt
server-stopping = der Server wird beendet
server-try-again = versuch es noch einmal
