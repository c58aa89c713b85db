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
