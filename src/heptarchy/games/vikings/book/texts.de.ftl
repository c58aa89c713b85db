# Wie das Spiel heißt

title = 878: Vikings

# Meere

sea-north_sea = Nordsee
sea-english_channel = Ärmelkanal
sea-severn_sea = Severnsee
sea-irish_sea = Irische See

# Was Ereigniskarten tun

text-event-feigned_retreat = Vor dem ersten Wurf einer Schlacht würfeln die Engländer einmal zusätzlich. Nur ihre Fluchten zählen. Auch die Fyrd würfelt (unsere Regel).
text-event-english_traitors = In einer Grafschaft werden bis zu 2 Thegns zu Nordmännern aus dem Vorrat. Bleiben dort englische Einheiten, wird sofort gekämpft (unsere Regel).
text-event-shield_wall = In jeder Schlacht dieses englischen Zuges heben die Wikinger den ersten Treffer gegen sich auf.
text-event-northumbrian_discord = Vor einer Schlacht in Durham, Carlisle, York oder Manchester, die beide verteidigen, würfeln Huskarle und Thegns einmal gegeneinander. Treffer und Fluchten zählen, Befehle nicht (unsere Regel).
text-event-viking_ships = Ein Wikingerheer oder ein Anführer darf einen Schritt ausgeben, um von einer Küstengrafschaft zu einer anderen am selben Meer zu segeln.
text-event-viking_fort = In dieser Schlacht heben die Wikinger einen Treffer jedes englischen Wurfes auf.
text-event-increased_morale = In einer Grafschaft oder auf einer Anführerkarte werden bis zu 2 Nordmänner zu Berserkern aus dem Vorrat.
text-event-viking_terror = In dieser Schlacht wird keine Fyrdkarte gezogen. Spiele sie, ehe gezogen wird (unsere Regel).
text-event-surprise_attack = Vor der Schlacht würfeln die Wikinger einmal zusätzlich mit allen Würfeln. Leert das die Grafschaft, gibt es keine Schlacht, und ein Anführer verliert keinen Schritt (unsere Regel).
text-event-ceolwulf = Halten die Wikinger Lincoln, Leicester oder Lichfield, entferne alle englischen Einheiten aus einer anderen der drei. Dann dürfen bis zu 2 Wikingereinheiten von irgendwo auf der Karte dorthin.
text-event-kings_purse = Füge insgesamt bis zu 3 Huskarle in Grafschaften hinzu, in denen schon einer ist.
text-event-rebellion = In einer Grafschaft verlieren die Wikinger eine Einheit ihrer Wahl. Dann wird eine Fyrdkarte gezogen, und diese Fyrd greift die übrigen sofort an.
text-event-saxon_navy = Nenne vor der Bewegung der Wikinger 6 Küstengrafschaften. Wikinger dürfen sie in diesem Zug nicht betreten, weder zu Land noch zur See noch durch einen Befehl (welche Wege gelten, ist unsere Regel).
text-event-danegeld = Vor dieser Schlacht und jeder späteren dieses Zuges geben die Angreifer 1 Berserker oder 2 Nordmänner her, wie sie wollen. Ein einzelner Nordmann zahlt das Ganze.
text-event-alfreds_gambit = Vor dieser Schlacht und jeder späteren dieses Zuges wird eine Fyrdkarte gezogen, und diese Fyrd schließt sich dem englischen Angriff an.
text-event-archers = Vor der Schlacht würfeln die Engländer einmal zusätzlich. Ihre Fluchten gelten nicht.
text-event-religious_conversion = In einer Grafschaft werden bis zu 2 Nordmänner zu Thegns aus dem Vorrat. Bleiben dort Wikinger, wird sofort gekämpft (unsere Regel).
text-event-escape_into_the_wilds = Zwischen einem englischen und einem Wikingerwurf gehen alle englischen Einheiten in eine angrenzende Grafschaft ohne Wikinger. Die Wikinger haben die Schlacht gewonnen (unsere Regel).
text-event-improved_training = In jeder Schlacht dieses Thegn-Zuges zählen die Fluchten der Thegns als Treffer.
text-event-thegn_leadership = In diesem Thegn-Zug hat jedes englische Heer 2 Schritte mehr. Das von Alfred auch (unsere Regel).
text-event-spy = Ein englisches Heer mit einem Thegn darf bis zu 2 Grafschaften weit ziehen, um sich der Schlacht anzuschließen. Sein Weg darf nicht durch Wikinger oder Moor führen (unsere Regel).
text-event-ambush = Vor der Schlacht würfeln die Engländer einmal zusätzlich mit allen Würfeln.

# Was Bewegungs- und Vertragskarten tun

text-move = { part-gives }{ $armies ->
    [one] { "" }
   *[other] { " für jedes" }
}.
text-treaty = { part-gives }{ $armies ->
    [one] { "" }
   *[other] { " für jedes" }
}. Haben beide Fraktionen einer Seite ihre gespielt, endet das Spiel mit der Runde, von Runde V an.

# Wann eine Karte gespielt wird: in wessen Zug, und zu welchem Zeitpunkt

window-card = Im eigenen Zug der Fraktion, am Ende der Verstärkungsphase
window-0 = { $turn }, Verstärkungsphase
window-1 = { $turn }, ehe Heere ziehen
window-2 = { $turn }, auf dem Weg eines Anführers oder eines Heeres
window-3 = { $turn }, ehe die Fyrd gezogen wird
window-4 = { $turn }, vor dem ersten Wurf
window-5 = { $turn }, ehe die Wikinger würfeln
turn-0-1 = Nordmänner
turn-0-2 = Berserker
turn-0-4 = Huskarle
turn-0-8 = Thegns
turn-1-3 = Ein Wikingerzug
turn-1-8 = Der Zug der Thegns
turn-2-1 = Der Zug der Nordmänner
turn-2-2 = Der Zug der Berserker
turn-3-2 = Eine Schlacht im Zug der Berserker
turn-4-15 = Jede Schlacht
turn-4-3 = Eine Schlacht in einem Wikingerzug
turn-4-12 = Eine Schlacht in einem englischen Zug
turn-4-1 = Eine Schlacht im Zug der Nordmänner
turn-4-2 = Eine Schlacht im Zug der Berserker
turn-4-8 = Eine Schlacht im Zug der Thegns
turn-5-3 = Eine Schlacht in einem Wikingerzug

# Was die Chancen voraussetzen

part-policy = Keine weiteren Ereignisse, und niemand zieht sich zurück. Die Engländer verlieren zuerst Fyrd, dann Thegns, dann Huskarle; die Wikinger durch den ersten Treffer einen Berserker, dann Nordmänner vor Berserkern.
assumes-units = { part-policy }
assumes-draw = { part-policy } Die Fyrdkarte ist noch nicht aufgedeckt.
assumes-rough = { part-policy } Ereignisse, die schon wirken, und Würfel auf dem Tisch sind nicht mitgezählt, also sind diese Chancen grob.
assumes-modules = { part-policy } Plättchen, Würfel, Reliquien und Karten der Wikingerzeit sind nicht mitgezählt, also sind diese Chancen grob.
assumes-won = Die Schlacht ist entschieden.

# Einstellungen: ein Satz, und ein Name in einem oder zwei Wörtern

option-players = Wie viele am Tisch sitzen (V-13.1).
    .name = Spieler
option-lone_side = Zu dritt: die Seite, die einer allein spielt (V-13.1).
    .name = Seite eines einzelnen
option-profile = Wie die Dokumente des Spiels es haben, oder mit den Hausregeln, mit denen es nach unserer Erfahrung besser geht.
    .name = Profil
option-advanced = Jede Fraktion sucht sich fünf ihrer Ereignisse aus, statt der üblichen fünf (V-3.4).
    .name = eigene Stapel
option-land_and_gods = Vierzehn Städte haben eine Kirche; jede, die die Wikinger plündern, bringt ihnen eine Einheit, und alle zusammen den Sieg. Die Wikinger bauen Forts und Siedlungen, die eine Grafschaft ohne Einheiten halten, und geplünderte Kirchen rufen mehr Fyrd herbei. Wo die Kirchen stehen und wann sie fallen, ist unsere Regel (VX-1).
    .name = Krieg um Land und Götter
option-kingdoms = Jedes der vier Königreiche gibt der Seite eine Macht, die genug seiner Städte hält. Wer welches hält, wird zu Beginn eines Zuges geprüft (VX-2).
    .name = Königreiche
option-kings = Jede Fraktion erhält verdeckt einen von vier Königen. Ein König ist ein Ereignis, das einmal im Spiel gespielt werden darf (VX-3).
    .name = Könige
option-runes = Jede Fraktion hat zwei Runen- oder Gebetswürfel je Runde und darf einen zu einem ihrer Würfe in einer Schlacht legen. Was ein solcher Würfel zeigt, hilft nur, wenn es zu den Kampfwürfeln passt (VX-4).
    .name = Runen und Gebete
option-relics = Sechs Städte bewahren Reliquien von Heiligen, die ihren Verteidigern eine Fyrd mehr bringen. Wikinger, die eine solche Stadt nehmen, rauben die Reliquie und dürfen sie hergeben, um noch einmal zu würfeln (VX-5).
    .name = Reliquien und heilige Stätten
option-legends = Drei von sechs Legenden liegen offen, und wer als Erster die Tat einer Legende vollbringt, nimmt sie. Jede belohnt ihre Seite einmal (VX-6).
    .name = Legenden
option-epic_battles = Drei Karten epischer Schlachten werden in den Fyrdstapel gemischt. Eine aufgedeckte verändert ihre Schlacht: ein Verräter, ein Zweikampf, Nebel, ein Überfall im Morgengrauen und mehr. Alle diese Karten außer dem Verräter sind unsere eigenen (VX-7).
    .name = Epische Schlachten
option-ships = Ein Wikingeranführer lässt ein Schiff zurück, wo er landet, sechs höchstens. Für einen Schritt fahren Wikinger von jedem Schiff zu jedem anderen, bis die Engländer seine Grafschaft halten (VX-8).
    .name = Wikingerschiffe
option-legendary_leaders = Ragnar Lodbrok kommt anstelle Halfdans und lässt die Engländer in ihrem ersten Wurf wanken. Einmal im Spiel nimmt Lagertha einen Teil der Einheiten eines Anführers und landet mit ihnen auf eigene Faust. Ragnars Einheiten und was Lagertha tut, sind unsere Regel (VX-9).
    .name = Legendäre Anführer
option-reinforcements_wait = Einheiten der Verstärkungskarte, die keinen Platz haben, warten auf einen; sonst kehren sie in den Vorrat zurück (V-5.4).
    .name = Verstärkungen warten
option-fled_active = Geflohene Einheiten kehren nur im Zug ihrer eigenen Fraktion zurück; sonst in jedem Zug ihrer Seite (V-5.7).
    .name = Geflohene je Fraktion
option-plunder_passing = Auch wer eine Stadt nur durchzieht, plündert ihre Kirche (VX-1.3).
    .name = Plündern im Vorbeiziehen
option-plunder_waits = Was eine geplünderte Kirche bringt, kommt in der nächsten Verstärkungsphase ihrer Fraktion; sonst sofort (VX-1.3).
    .name = Beute kommt später
option-rounds = Wie viele Runden höchstens gespielt werden (V-4.1).
    .name = Runden
option-hand_size = Karten, bis zu denen eine Fraktion ihre Hand auffüllt (V-11.1).
    .name = Handgröße
option-events_per_round = Ereigniskarten, die eine Fraktion in einer Runde spielen darf (V-10.1).
    .name = Ereignisse je Runde
option-advanced_events = Ereigniskarten in einem eigenen Stapel (V-3.4).
    .name = Ereignisse im Stapel
option-extra_setup_units = Einheiten, die jede englische Fraktion beim Aufbau hinzufügt (V-3.5).
    .name = zusätzliche Einheiten
option-conquest_markers = Kontrollmarker, mit denen die Wikinger am Ende einer Runde gewinnen (V-12.2).
    .name = Marker zur Eroberung
option-treaty_markers = Kontrollmarker, mit denen die Wikinger einen Vertrag gewinnen (V-12.4).
    .name = Marker zum Vertrag
option-treaty_round = Die erste Runde, die ein Vertrag beenden kann (V-12.4).
    .name = Vertragsrunde
option-alfred_round = Die erste Runde, in der Alfred kommen kann (V-5.6).
    .name = Alfreds Runde
option-active_unit_leads = Einheiten der aktiven Fraktion, die ein Anführer zum Aufbruch braucht (V-6.2).
    .name = eigene Einheit führt
option-lost_steps = Schritte, die ein Anführer verliert, wenn sein erster Angriffswurf nicht siegt (V-7.8).
    .name = verlorene Schritte
option-berserkers_first = Erste englische Treffer einer Schlacht, die einen Berserker nehmen (V-9.8).
    .name = Berserker zuerst
option-event_unit = Eigene Einheiten, die eine Fraktion in einer Schlacht braucht, um dort ein Ereignis zu spielen (V-10.5).
    .name = Einheit fürs Ereignis
option-traitors = Wie viele Thegns die Englischen Verräter höchstens verwandeln (V-15.12).
    .name = Verräter
option-converts = Wie viele Nordmänner die Bekehrung höchstens verwandelt (V-15.41).
    .name = Bekehrte
option-morale_units = Wie viele Nordmänner die Gehobene Moral höchstens verwandelt (V-15.21).
    .name = Einheiten der Moral
option-ceolwulf_units = Wie viele Wikinger Ceolwulf höchstens einlässt (V-15.24).
    .name = Einheiten Ceolwulfs
option-wall_hits = Treffer, die ein Schildwall in einer Schlacht aufhebt (V-15.13).
    .name = Treffer des Walls
option-fort_hits = Treffer jedes englischen Wurfes, die ein Wikingerfort aufhebt (V-15.16).
    .name = Treffer des Forts
option-purse_units = Wie viele Huskarle der Schatz des Königs höchstens bringt (V-15.31).
    .name = Einheiten des Schatzes
option-rebellion_loss = Wikinger, die bei einem Aufstand verloren gehen (V-15.32).
    .name = Verlust im Aufstand
option-navy_shires = Küstengrafschaften, die die Sächsische Flotte sperrt (V-15.33).
    .name = Küsten der Flotte
option-geld_berserkers = Berserker, die das Danegeld zahlen (V-15.34).
    .name = Berserker als Danegeld
option-geld_norsemen = Nordmänner, die das Danegeld zahlen (V-15.34).
    .name = Nordmänner als Danegeld
option-leadership_steps = Schritte, die die Führung der Thegns bringt (V-15.44).
    .name = Schritte der Führung
option-spy_steps = Grafschaften, durch die ein vom Spion gerufenes Heer ziehen darf (V-15.45).
    .name = Schritte des Spions
option-fort_tiles = Plättchen für Forts und Siedlungen (VX-1.1).
    .name = Fortplättchen
option-plunder_units = Einheiten, die kommen, wenn eine Kirche geplündert wird (VX-1.3).
    .name = Einheiten der Beute
option-fort_units = Einheiten, die für ein Fort hergegeben werden (VX-1.6).
    .name = Preis eines Forts
option-kingdom_steps = Schritte, die die Macht eines Königreichs bringt (VX-2.2).
    .name = Schritte eines Reichs
option-kingdom_fyrd = Fyrd, die die Macht eines Königreichs bringt oder nimmt (VX-2.2).
    .name = Fyrd eines Reichs
option-aella_dice = Würfel, die Ælla seine Seite neu werfen lässt (VX-3.11).
    .name = Würfel Ællas
option-edmund_hits = Treffer, die Edmund aufhebt (VX-3.12).
    .name = Treffer Edmunds
option-burgred_steps = Schritte, die Burgred bringt (VX-3.13).
    .name = Schritte Burgreds
option-aethelred_units = Wie viele Einheiten Æthelred höchstens bringt (VX-3.14).
    .name = Einheiten Æthelreds
option-rune_dice = Runen- oder Gebetswürfel einer Fraktion in einer Runde (VX-4.1).
    .name = Runen- und Gebetswürfel
option-relic_fyrd = Fyrd, die eine Reliquie an ihrer Stätte bringt (VX-5.2).
    .name = Fyrd einer Reliquie
option-legends_open = Legenden, die offen liegen (VX-6.1).
    .name = offene Legenden
option-host_units = Einheiten in einer Grafschaft, die die große Heerschar ausmachen (VX-6.11).
    .name = große Heerschar
option-biter_hits = Treffer in einem Wurf, die einen Schildbeißer ausmachen (VX-6.12).
    .name = Schildbeißer
option-stand_hits = Treffer, die das letzte Gefecht aufhebt (VX-6.13).
    .name = letztes Gefecht
option-march_cities = In einem Zug genommene Städte, die den schnellen Marsch ausmachen (VX-6.14).
    .name = schneller Marsch
option-march_units = Einheiten, die der schnelle Marsch bringt (VX-6.14).
    .name = Einheiten des Marschs
option-slayer_units = Wie viele geflohene Einheiten der Königstöter höchstens zurückbringt (VX-6.15).
    .name = Königstöter
option-saga_battles = In einem Zug gewonnene Schlachten, die den Sagasänger ausmachen (VX-6.16).
    .name = Sagasänger
option-epic_cards = Karten epischer Schlachten im Fyrdstapel (VX-7.1).
    .name = epische Karten
option-ship_markers = Schiffsmarker (VX-8.2).
    .name = Schiffe

# Einstellungen, die nicht zusammengehen, bis vor das, was angegeben wurde

bad-lone-side = lone_side ist für drei Spieler, nicht für { $n }
bad-treaty-markers = treaty_markers darf nicht größer sein als conquest_markers

# Die Wikingerzeit: Mächte der Königreiche

power-english-northumbria = Jede Fyrdkarte, die zur Verteidigung einer Stadt Northumbrias aufgedeckt wird, bringt 1 Fyrd mehr.
power-english-mercia = Im Zug der Thegns darf ein englisches Heer 1 Schritt weiter gehen.
power-english-east_anglia = In ihrer Verstärkungsphase bringen die Thegns 1 Thegn in eine Stadt Ostangliens, die die Engländer halten.
power-english-wessex = In ihrer Verstärkungsphase bringen die Huskarle 1 Huskarl in eine Stadt von Wessex, die die Engländer halten.
power-viking-northumbria = Zu Beginn ihres Zuges bringen die Nordmänner 1 Nordmann in eine Stadt Northumbrias, die die Wikinger halten.
power-viking-mercia = Jede Fyrdkarte, die zur Verteidigung einer Stadt Mercias aufgedeckt wird, bringt 1 Fyrd weniger.
power-viking-east_anglia = Einmal in der Runde darf ein Wikingeranführer 1 Schritt weiter gehen.
power-viking-wessex = Zu Beginn ihres Zuges bringen die Berserker 1 Berserker in eine Stadt von Wessex, die die Wikinger halten.

# Könige, epische Schlachten, legendäre Anführer

text-king-aella = Vor dem ersten Wurf einer Schlacht, in der deine Fraktion eine Einheit hat: deine Seite darf bis zu 2 Würfel ihres ersten Wurfes neu werfen.
text-king-edmund = Vor dem ersten Wurf einer Schlacht, in der deine Fraktion eine Einheit hat: deine Seite hebt die ersten 2 Treffer gegen sich auf.
text-king-burgred = Ehe deine Heere ziehen: ein Heer oder Anführer dieses Zuges darf 2 Schritte weiter gehen.
text-king-aethelred = In deiner Verstärkungsphase: bringe bis zu 2 Einheiten deiner Fraktion in eine Grafschaft, in der sie eine hat.
text-epic-traitor = Die Angreifer nennen eine ihrer beiden Fraktionen. Ihre Einheiten kämpfen in dieser Schlacht für die Verteidiger; wer am Ende lebt, kommt zu den geflohenen Einheiten.
text-epic-champions_duel = Jede Seite würfelt mit einem Würfel einer Fraktion, die sie in der Schlacht hat. Zeigt nur einer einen Treffer, verliert die andere Seite 1 Einheit ihrer Wahl.
text-epic-morning_fog = Im ersten Wurf jeder Seite würfelt jede Art von Einheit mit höchstens 1 Würfel.
text-epic-dawn_raid = In dieser Schlacht würfeln die Angreifer zuerst.
text-epic-holy_day = In dieser Schlacht haben Befehle keine Wirkung.
text-epic-stand_fast = In dieser Schlacht haben Fluchten keine Wirkung.
text-epic-broken_ranks = Wird eine Seite in dieser Schlacht zum ersten Mal getroffen, verliert sie 1 Einheit mehr.
text-epic-great_levy = Für diese Schlacht werden zwei Fyrdkarten aufgedeckt, und beide zählen.
text-leader-ragnar = Im ersten englischen Wurf jeder Schlacht, in der er ist, zählen englische Befehle als Fluchten.
text-leader-lagertha = Einmal im Spiel kommt sie mit einem Anführer, der aufgedeckt wird, nimmt einen Teil seiner Einheiten und landet mit ihnen auf eigene Faust.

# Runen, und Gebete in derselben Reihenfolge: was sie brauchen, was sie tun

need-thor = ein Treffer auf den Kampfwürfeln der Fraktion
need-odin = ein Befehl auf den Kampfwürfeln der Fraktion
need-tyr = eine Flucht auf den Kampfwürfeln der Fraktion
need-freyja = ein Befehl auf den Kampfwürfeln der Fraktion
need-loki = kein Treffer auf den Kampfwürfeln der Fraktion
need-blank = { "" }
effect-thor = Ein Treffer mehr.
effect-odin = Ein Befehl wird zum Treffer.
effect-tyr = Die Fluchten der Fraktion in diesem Wurf zählen nicht.
effect-freyja = Eine Einheit der Fraktion, die in dieser Schlacht durch einen Treffer fiel, kehrt zurück.
effect-loki = Alle Kampfwürfel der Fraktion werden einmal neu geworfen.
effect-blank = Nichts.

# Legenden

deed-great_host = Habe am Ende eines Zuges deiner Seite 12 Einheiten oder mehr in einer Grafschaft.
deed-shield_biter = Wirf 4 Treffer oder mehr in einem Wurf.
deed-last_stand = Gewinne eine Schlacht mit nur 1 übrigen Einheit, Fyrd nicht gezählt.
deed-swift_march = Nimm 3 Städte in einem Zug.
deed-king_slayer = Nimm in einer Schlacht einen feindlichen Anführer aus dem Spiel.
deed-saga_singer = Gewinne 3 Schlachten in einem Zug.
reward-great_host = Einmal geht eines deiner Heere oder einer deiner Anführer 1 Schritt weiter.
reward-shield_biter = Einmal werden alle Würfel deiner Seite in einem Wurf neu geworfen.
reward-last_stand = Einmal werden 2 Treffer eines Wurfes gegen dich aufgehoben.
reward-swift_march = Sofort kommen 2 Einheiten der aktiven Fraktion in eine dieser Städte.
reward-king_slayer = Sofort kehren bis zu 3 geflohene Einheiten deiner Seite zurück.
reward-saga_singer = Einmal zieht eine Fraktion deiner Seite 1 Karte mehr, wenn sie ihre Hand auffüllt.

# Zeichen auf der Karte

mark-church = Kirche
mark-plundered = geplünderte Kirche
mark-fort = Fort
mark-settlement = Siedlung
mark-ship = Wikingerschiff

# Was auf der Notiz einer Karte steht, die kein Dokument des Spiels hat

own = Unsere eigene.
