# Grafschaften, mit ihren heutigen Namen
shire-hagustaldesham = Hexham
shire-dunholm = Durham
shire-cetreht = Catterick
shire-luel = Carlisle
shire-wyrcingatun = Workington
shire-cumbraland = Cumbrian Fells
shire-caupaland = Copeland
shire-ceartmel = Cartmel
shire-loncaster = Lancaster
shire-swaledael = Swaledale
shire-hrypum = Ripon
shire-craefen = Craven
shire-cnarresburh = Knaresborough
shire-loidis = Leeds
shire-eoforwic = York
shire-streonaeshealh = Whitby
shire-bretlintun = Bridlington
shire-beoferlic = Beverley
shire-donecaester = Doncaster
shire-heallam = Hallam (Sheffield)
shire-pecsaete = The Peak
shire-mameceaster = Manchester
shire-maersea = Mersey Shore
shire-lecacaetir = Chester
shire-staefford = Stafford
shire-snotingaham = Nottingham
shire-lindcylene = Lincoln
shire-bartun = Barton-upon-Humber
shire-grimesbi = Grimsby
shire-hornecaester = Horncastle
shire-cruland = Crowland Fens
shire-medeshamstede = Peterborough
shire-grantebrycg = Cambridge
shire-hamtun = Northampton
shire-cofantreo = Coventry
shire-ligoraceaster = Leicester
shire-liccidfeld = Lichfield
shire-hereford = Hereford
shire-weogornaceaster = Worcester
shire-waeringwic = Warwick
shire-oxenaford = Oxford
shire-gleawceaster = Gloucester
shire-dene = Forest of Dean
shire-ceodre = Cheddar Levels
shire-aethelingaeg = Athelney
shire-beardastapol = Barnstaple
shire-exanceaster = Exeter
shire-scireburne = Sherborne
shire-dornwaraceaster = Dorchester
shire-hamwic = Southampton
shire-wiltun = Wilton
shire-wintanceaster = Winchester
shire-meonwara = Meon Valley
shire-seolesig = Selsey
shire-laewes = Lewes
shire-haestingas = Hastings
shire-cantwaraburg = Canterbury
shire-lundenwic = London
shire-colneceaster = Colchester
shire-theodford = Thetford
shire-gipeswic = Ipswich
shire-elmham = Elmham
shire-lenn = Lynn (Wash Fens)

# Fraktionen: `the` und `dat` (im Dativ) im Satz, `die` was sie zu einem Wurf legen (VX-4)
faction-norsemen = Nordmänner
    .the = die Nordmänner
    .dat = den Nordmännern
    .gen = der Nordmänner
    .die = Runenwürfel
faction-berserkers = Berserker
    .the = die Berserker
    .dat = den Berserkern
    .gen = der Berserker
    .die = Runenwürfel
faction-housecarl = Huskarle
    .the = die Huskarle
    .dat = den Huskarlen
    .gen = der Huskarle
    .die = Gebetswürfel
faction-thegn = Thegns
    .the = die Thegns
    .dat = den Thegns
    .gen = der Thegns
    .die = Gebetswürfel

# Arten von Einheiten, mehrere: `one` eine davon, `ein` und `a` eine mit Artikel, im Nominativ und im Akkusativ, `dat` mehrere im Dativ, `the` alle; die Fyrd ist eine (`number`)
kind-norsemen = Nordmänner
    .one = Nordmann
    .a = einen Nordmann
    .ein = ein Nordmann
    .dat = Nordmännern
    .the = die Nordmänner
kind-berserkers = Berserker
    .a = einen Berserker
    .ein = ein Berserker
    .dat = Berserkern
    .the = die Berserker
kind-housecarl = Huskarle
    .one = Huskarl
    .a = einen Huskarl
    .ein = ein Huskarl
    .dat = Huskarlen
    .the = die Huskarle
kind-thegn = Thegns
    .one = Thegn
    .a = einen Thegn
    .ein = ein Thegn
    .dat = Thegns
    .the = die Thegns
kind-fyrd = Fyrd
    .a = eine Fyrd
    .ein = eine Fyrd
    .dat = Fyrd
    .the = die Fyrd
    .number = mass

# Seiten: `dat` im Dativ
side-viking = Wikinger
    .the = die Wikinger
    .dat = den Wikingern
    .gen = der Wikinger
side-english = Engländer
    .the = die Engländer
    .dat = den Engländern
    .gen = der Engländer

# Anführer: `long` mit dem Beinamen, `full` auch mit dem Namen des Heeres
leader-halfdan = Halfdan
    .full = Halfdan (Großes Heidnisches Heer)
    .epithet = Großes Heidnisches Heer
leader-ivar = Ivar
    .long = Ivar der Knochenlose
    .full = Ivar der Knochenlose
    .epithet = der Knochenlose
leader-bjorn = Björn
    .long = Björn Eisenseite
    .full = Björn Eisenseite
    .epithet = Eisenseite
leader-reinforcements = Wikingerverstärkung
    .short = Verstärkung
leader-guthrum = Guthrum
    .full = Guthrum (Großes Sommerheer)
    .epithet = Großes Sommerheer
leader-ubbe = Ubbe
    .long = Ubbe Ragnarsson
    .full = Ubbe Ragnarsson
    .epithet = Ragnarsson
leader-rollo = Rollo
leader-alfred = Alfred
    .long = Alfred der Große
    .full = Alfred der Große
    .epithet = der Große
leader-ragnar = Ragnar
    .long = Ragnar Lodbrok
    .full = Ragnar Lodbrok
    .epithet = Lodbrok
leader-lagertha = Lagertha

# Ereigniskarten
event-feigned_retreat = Vorgetäuschte Flucht
event-english_traitors = Englische Verräter
event-shield_wall = Schildwall
event-northumbrian_discord = Zwietracht in Northumbria
event-viking_ships = Wikingerschiffe
event-viking_fort = Wikingerfort
event-increased_morale = Gehobene Moral
event-viking_terror = Schrecken der Wikinger
event-surprise_attack = Überraschungsangriff
event-ceolwulf = Ceolwulf
event-kings_purse = Schatz des Königs
event-rebellion = Aufstand
event-saxon_navy = Sächsische Flotte
event-danegeld = Danegeld
event-alfreds_gambit = Alfreds Finte
event-archers = Bogenschützen
event-religious_conversion = Bekehrung
event-escape_into_the_wilds = Flucht in die Wildnis
event-improved_training = Bessere Ausbildung
event-thegn_leadership = Führung der Thegns
event-spy = Spion
event-ambush = Hinterhalt

# Karten, nach ihrer Nummer in den Stapeln der vier Fraktionen
card-n01_treaty = Vertrag von Wedmore
card-n02_move_2_4 = Bewegung 2/4
card-n03_move_2_4 = Bewegung 2/4
card-n04_move_2_4 = Bewegung 2/4
card-n05_move_2_3 = Bewegung 2/3
card-n06_move_2_3 = Bewegung 2/3
card-n07_move_2_2 = Bewegung 2/2
card-n08_feigned_retreat = { event-feigned_retreat }
card-n09_english_traitors = { event-english_traitors }
card-n10_shield_wall = { event-shield_wall }
card-n11_northumbrian_discord = { event-northumbrian_discord }
card-n12_viking_ships = { event-viking_ships }
card-n13_viking_fort = { event-viking_fort }
card-n14_feigned_retreat = { event-feigned_retreat }
card-n15_english_traitors = { event-english_traitors }
card-n16_shield_wall = { event-shield_wall }
card-n17_northumbrian_discord = { event-northumbrian_discord }
card-n18_viking_ships = { event-viking_ships }
card-n19_viking_fort = { event-viking_fort }
card-b01_treaty = Vertrag von Wedmore
card-b02_move_2_4 = Bewegung 2/4
card-b03_move_2_4 = Bewegung 2/4
card-b04_move_2_4 = Bewegung 2/4
card-b05_move_2_3 = Bewegung 2/3
card-b06_move_2_3 = Bewegung 2/3
card-b07_move_2_2 = Bewegung 2/2
card-b08_increased_morale = { event-increased_morale }
card-b09_viking_terror = { event-viking_terror }
card-b10_surprise_attack = { event-surprise_attack }
card-b11_ceolwulf = { event-ceolwulf }
card-b12_viking_fort = { event-viking_fort }
card-b13_viking_ships = { event-viking_ships }
card-b14_increased_morale = { event-increased_morale }
card-b15_viking_terror = { event-viking_terror }
card-b16_surprise_attack = { event-surprise_attack }
card-b17_ceolwulf = { event-ceolwulf }
card-b18_viking_fort = { event-viking_fort }
card-b19_viking_ships = { event-viking_ships }
card-h01_treaty = Vertrag von Wedmore
card-h02_move_2_2 = Bewegung 2/2
card-h03_move_3_2 = Bewegung 3/2
card-h04_move_3_2 = Bewegung 3/2
card-h05_move_4_2 = Bewegung 4/2
card-h06_move_3_1 = Bewegung 3/1
card-h07_move_4_1 = Bewegung 4/1
card-h08_kings_purse = { event-kings_purse }
card-h09_rebellion = { event-rebellion }
card-h10_saxon_navy = { event-saxon_navy }
card-h11_danegeld = { event-danegeld }
card-h12_alfreds_gambit = { event-alfreds_gambit }
card-h13_archers = { event-archers }
card-h14_kings_purse = { event-kings_purse }
card-h15_rebellion = { event-rebellion }
card-h16_saxon_navy = { event-saxon_navy }
card-h17_danegeld = { event-danegeld }
card-h18_alfreds_gambit = { event-alfreds_gambit }
card-h19_archers = { event-archers }
card-t01_treaty = Vertrag von Wedmore
card-t02_move_1_3 = Bewegung 1/3
card-t03_move_4_2 = Bewegung 4/2
card-t04_move_3_2 = Bewegung 3/2
card-t05_move_2_2 = Bewegung 2/2
card-t06_move_4_1 = Bewegung 4/1
card-t07_move_3_1 = Bewegung 3/1
card-t08_religious_conversion = { event-religious_conversion }
card-t09_escape_into_the_wilds = { event-escape_into_the_wilds }
card-t10_improved_training = { event-improved_training }
card-t11_thegn_leadership = { event-thegn_leadership }
card-t12_spy = { event-spy }
card-t13_ambush = { event-ambush }
card-t14_religious_conversion = { event-religious_conversion }
card-t15_escape_into_the_wilds = { event-escape_into_the_wilds }
card-t16_improved_training = { event-improved_training }
card-t17_thegn_leadership = { event-thegn_leadership }
card-t18_spy = { event-spy }
card-t19_ambush = { event-ambush }

# Seiten der Kampfwürfel: `other` mehr als eine
face-nothing = nichts
face-hit = Treffer
face-flee = Flucht
    .other = Fluchten
face-command = Befehl
    .other = Befehle
face-blank = leer

# Königreiche
kingdom-northumbria = Northumbria
kingdom-mercia = Mercia
kingdom-east_anglia = Ostanglien
kingdom-wessex = Wessex

# Könige
king-aella = Ælla von Northumbria
king-edmund = Edmund von Ostanglien
king-burgred = Burgred von Mercia
king-aethelred = Æthelred von Wessex

# Seiten des Runenwürfels: `a` wo eine im Satz anders heißt
rune-thor = Thor
rune-odin = Odin
rune-tyr = Tyr
rune-freyja = Freyja
rune-loki = Loki
rune-blank = leer
    .a = nichts
    .shown = leer

# Seiten des Gebetswürfels
prayer-michael = Michael
prayer-edmund = Edmund
prayer-cuthbert = Cuthbert
prayer-mary = Maria
prayer-chad = Chad
prayer-blank = leer
    .a = nichts
    .shown = leer

# Reliquien, nach ihren Heiligen
relic-st_cuthbert = St. Cuthbert
relic-st_wilfrid = St. Wilfrid
relic-st_chad = St. Chad
relic-st_augustine = St. Augustin
relic-st_swithun = St. Swithun
relic-st_edmund = St. Edmund

# Legenden
legend-great_host = Die große Heerschar
legend-shield_biter = Schildbeißer
legend-last_stand = Das letzte Gefecht
legend-swift_march = Der schnelle Marsch
legend-king_slayer = Königstöter
legend-saga_singer = Sagasänger

# Epische Schlachten
epic-traitor = Verräter
epic-champions_duel = Zweikampf der Recken
epic-morning_fog = Morgennebel
epic-dawn_raid = Überfall im Morgengrauen
epic-holy_day = Feiertag
epic-stand_fast = Standhaft
epic-broken_ranks = Gebrochene Reihen
epic-great_levy = Großes Aufgebot

# Was einem Marsch Schritte hinzufügt
spur-mercia = Mercia
spur-east_anglia = Ostanglien
spur-burgred = Burgred
spur-great_host = Die große Heerschar

# Plättchen, die in einer Schlacht für die Wikinger stehen, mit Artikel; `bare` ohne
tile-fort = ein Fort
    .bare = Fort
    .the = das Fort
tile-settlement = eine Siedlung
    .bare = Siedlung
    .the = die Siedlung

# Wer für ein Fort hergegeben wird
mix-norsemen = Nordmänner
mix-both = Einheiten beider Arten
mix-berserkers = Berserker
