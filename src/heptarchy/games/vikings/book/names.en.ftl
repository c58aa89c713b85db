# Shires, by their modern names
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

# Factions: `the` within a sentence, `die` what they add to a roll (VX-4)
faction-norsemen = Norsemen
    .the = the Norsemen
    .die = Rune
faction-berserkers = Berserkers
    .the = the Berserkers
    .die = Rune
faction-housecarl = Housecarl
    .the = the Housecarl
    .die = Prayer
faction-thegn = Thegn
    .the = the Thegn
    .die = Prayer

# Kinds of unit, more than one: `one` of them, `a` one with its article
kind-norsemen = Norsemen
    .one = Norseman
    .a = a Norseman
kind-berserkers = Berserkers
    .one = Berserker
    .a = a Berserker
kind-housecarl = Housecarl
    .a = a Housecarl
kind-thegn = Thegn
    .a = a Thegn
kind-fyrd = Fyrd
    .a = a Fyrd

# Sides
side-viking = Vikings
    .the = the Vikings
side-english = English
    .the = the English

# Leaders: `long` with his by-name, `full` with the name of his army too
leader-halfdan = Halfdan
    .full = Halfdan (Great Heathen Host)
    .epithet = Great Heathen Host
leader-ivar = Ivar
    .long = Ivar the Boneless
    .full = Ivar the Boneless
    .epithet = the Boneless
leader-bjorn = Bjorn
    .long = Bjorn Ironside
    .full = Bjorn Ironside
    .epithet = Ironside
leader-reinforcements = Viking Reinforcements
    .short = Reinforcements
leader-guthrum = Guthrum
    .full = Guthrum (Great Summer Army)
    .epithet = Great Summer Army
leader-ubbe = Ubbe
    .long = Ubbe Ragnarsson
    .full = Ubbe Ragnarsson
    .epithet = Ragnarsson
leader-rollo = Rollo
leader-alfred = Alfred
    .long = Alfred the Great
    .full = Alfred the Great
    .epithet = the Great
leader-ragnar = Ragnar
    .long = Ragnar Lothbrok
    .full = Ragnar Lothbrok
    .epithet = Lothbrok
leader-lagertha = Lagertha

# Event cards
event-feigned_retreat = Feigned Retreat
event-english_traitors = English Traitors
event-shield_wall = Shield Wall
event-northumbrian_discord = Northumbrian Discord
event-viking_ships = Viking Ships
event-viking_fort = Viking Fort
event-increased_morale = Increased Morale
event-viking_terror = Viking Terror
event-surprise_attack = Surprise Attack
event-ceolwulf = Ceolwulf
event-kings_purse = King's Purse
event-rebellion = Rebellion
event-saxon_navy = Saxon Navy
event-danegeld = Danegeld
event-alfreds_gambit = Alfred's Gambit
event-archers = Archers
event-religious_conversion = Religious Conversion
event-escape_into_the_wilds = Escape into the Wilds
event-improved_training = Improved Training
event-thegn_leadership = Thegn Leadership
event-spy = Spy
event-ambush = Ambush

# Cards, by their numbers in the decks of the four factions
card-n01_treaty = Treaty of Wedmore
card-n02_move_2_4 = Movement 2/4
card-n03_move_2_4 = Movement 2/4
card-n04_move_2_4 = Movement 2/4
card-n05_move_2_3 = Movement 2/3
card-n06_move_2_3 = Movement 2/3
card-n07_move_2_2 = Movement 2/2
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
card-b01_treaty = Treaty of Wedmore
card-b02_move_2_4 = Movement 2/4
card-b03_move_2_4 = Movement 2/4
card-b04_move_2_4 = Movement 2/4
card-b05_move_2_3 = Movement 2/3
card-b06_move_2_3 = Movement 2/3
card-b07_move_2_2 = Movement 2/2
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
card-h01_treaty = Treaty of Wedmore
card-h02_move_2_2 = Movement 2/2
card-h03_move_3_2 = Movement 3/2
card-h04_move_3_2 = Movement 3/2
card-h05_move_4_2 = Movement 4/2
card-h06_move_3_1 = Movement 3/1
card-h07_move_4_1 = Movement 4/1
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
card-t01_treaty = Treaty of Wedmore
card-t02_move_1_3 = Movement 1/3
card-t03_move_4_2 = Movement 4/2
card-t04_move_3_2 = Movement 3/2
card-t05_move_2_2 = Movement 2/2
card-t06_move_4_1 = Movement 4/1
card-t07_move_3_1 = Movement 3/1
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

# Faces of battle dice: `other` more than one
face-nothing = nothing
face-hit = Hit
    .other = Hits
face-flee = Flee
    .other = Flees
face-command = Command
    .other = Commands
face-blank = blank
    .other = blanks

# Kingdoms
kingdom-northumbria = Northumbria
kingdom-mercia = Mercia
kingdom-east_anglia = East Anglia
kingdom-wessex = Wessex

# Kings
king-aella = Aella of Northumbria
king-edmund = Edmund of East Anglia
king-burgred = Burgred of Mercia
king-aethelred = Aethelred of Wessex

# Faces of the Rune die: `a` with an article, where there is one
rune-thor = Thor
rune-odin = Odin
rune-tyr = Tyr
rune-freyja = Freyja
rune-loki = Loki
rune-blank = blank
    .a = a blank
    .shown = a blank

# Faces of the Prayer die
prayer-michael = Michael
prayer-edmund = Edmund
prayer-cuthbert = Cuthbert
prayer-mary = Mary
prayer-chad = Chad
prayer-blank = blank
    .a = a blank
    .shown = a blank

# Relics, by their saints
relic-st_cuthbert = St Cuthbert
relic-st_wilfrid = St Wilfrid
relic-st_chad = St Chad
relic-st_augustine = St Augustine
relic-st_swithun = St Swithun
relic-st_edmund = St Edmund

# Legends
legend-great_host = The Great Host
legend-shield_biter = Shield-Biter
legend-last_stand = The Last Stand
legend-swift_march = The Swift March
legend-king_slayer = King-Slayer
legend-saga_singer = Saga-Singer

# Epic battles
epic-traitor = Traitor
epic-champions_duel = Champions' Duel
epic-morning_fog = Morning Fog
epic-dawn_raid = Dawn Raid
epic-holy_day = Holy Day
epic-stand_fast = Stand Fast
epic-broken_ranks = Broken Ranks
epic-great_levy = Great Levy

# What adds steps to a march
spur-mercia = Mercia
spur-east_anglia = East Anglia
spur-burgred = Burgred
spur-great_host = The Great Host

# Tiles that stand for the Vikings in a battle, with their article; `bare` without
tile-fort = a Fort
    .bare = Fort
tile-settlement = a Settlement
    .bare = Settlement

# Who is given up for a Fort
mix-norsemen = Norsemen
mix-both = units of both kinds
mix-berserkers = Berserkers
