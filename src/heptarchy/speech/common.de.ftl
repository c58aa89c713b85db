# Wie Aufzählungen geschrieben werden. Was davor steht, ist schon eine.
list-more = { $before }, { $next }
list-last = { $before } und { $next }

# Warum etwas nicht geht, in jedem Spiel
why-game-over = das Spiel ist aus
why-no-action = eine Aktion { $n } gibt es nicht
why-not-asked = du bist gerade nicht gefragt
why-within = danach wird nicht gefragt, solange ein Spiel in diesem gespielt wird
why-no-player = an diesem Tisch gibt es diesen Spieler nicht: er hat { $n } Plätze
why-another-question = danach wird jetzt nicht gefragt
why-no-choice = du hast keine Wahl, die du zurücknehmen könntest
why-sealed = seit deiner letzten Wahl hat das Schicksal gesprochen, oder es wurde etwas aufgedeckt
why-answered = seit deiner letzten Wahl hat jemand anders geantwortet
why-by-bot = die letzte Antwort dieses Platzes hat ein Bot gegeben

# Das Protokoll, um das herum, was ein Spiel sagt: Antworten des Schicksals, eine verdeckte, eine ohne Wahl
line-fate = Das Schicksal { $said }
line-secret = { $who } antwortet verdeckt
line-only = { $line } (die einzige Antwort)

# Was am Namen eines Spiels, seinen Einstellungen oder einer Aufzeichnung nicht stimmt. Anführungszeichen kommen mit.
fault-no-game = ein Spiel { $game } gibt es nicht; es gibt { $games }
fault-no-game-near = ein Spiel { $game } gibt es nicht; am nächsten kommt { $near }
fault-switch = die Einstellung { $option } ist ja oder nein (yes, no), nicht { $given }
fault-choice = die Einstellung { $option } ist eine von { $choices }, nicht { $given }
fault-number = die Einstellung { $option } geht von { $low } bis { $high }, nicht { $given }
fault-no-option = eine Einstellung { $option } gibt es nicht
fault-no-option-near = eine Einstellung { $option } gibt es nicht; am nächsten kommt { $near }
fault-no-rule = eine Regel { $id } gibt es nicht; am nächsten kommen { $near }
fault-no-chapter = ein Kapitel { $id } gibt es nicht; am nächsten kommen { $near }
fault-other-rules = gespielt nach Version { $version } der Regeln von { $game }; dieses heptarchy spielt Version { $ours }
fault-another-game = { $under }, und dort ist es ein anderes Spiel: { $why }
fault-other-options = { $under }, und dort gibt es seine Einstellungen nicht: { $why }
fault-edition = die Regeln in Version { $version } von { $game } lassen sich nicht laden: { $fault }
fault-no-record = keine Aufzeichnung: die erste Zeile ist nicht { $magic }
fault-headless = abgeschnitten: der Kopf endet nicht mit { $body }
fault-header = Kopf: { $why }
fault-unnamed = der Kopf nennt kein { $key }
fault-version = erwartet wird eine Version der Regeln, eine ganze Zahl, nicht { $version }
fault-unclosed = abgeschnitten nach { $n } Antworten: die Schlusszeile fehlt
fault-line = Zeile { $n }: { $why }
fault-pair = erwartet wird 'Schlüssel: Wert', nicht { $text }
fault-twice = { $key } steht zweimal da
fault-misplaced = Schlüssel { $key } unbekannt oder am falschen Ort
fault-still-open = sagt 'over', aber das Spiel ist nicht aus
fault-over-already = sagt 'open', aber das Spiel ist aus
fault-after-the-end = nach der Schlusszeile darf nichts kommen
fault-refused = { $text } wird abgelehnt: { $why }
fault-seat = erwartet wird ein Platz oder 'fate', nicht { $who }
fault-count = sagt { $count } Antworten, davor stehen aber { $n }
fault-checksum = die Prüfsumme passt nicht: die Aufzeichnung wurde geändert, oder die Regeln sind andere geworden
