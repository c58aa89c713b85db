# Condados
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
shire-lundenwic = Londres
shire-colneceaster = Colchester
shire-theodford = Thetford
shire-gipeswic = Ipswich
shire-elmham = Elmham
shire-lenn = Lynn (Wash Fens)

# Facciones: `the` y `many` (sin artículo) dentro de una frase, `die` lo que añaden a una tirada (VX-4)
faction-norsemen = Nórdicos
    .the = los nórdicos
    .many = nórdicos
    .die = Runa
faction-berserkers = Berserkers
    .the = los berserkers
    .many = berserkers
    .die = Runa
faction-housecarl = Huscarles
    .the = los huscarles
    .many = huscarles
    .die = Oración
faction-thegn = Thegns
    .the = los thegns
    .many = thegns
    .die = Oración

# Clases de unidad, varias: `one` una, `a` con su artículo, `the` todas; el fyrd se cuenta como uno solo (`number`)
kind-norsemen = nórdicos
    .one = nórdico
    .a = un nórdico
    .the = los nórdicos
kind-berserkers = berserkers
    .one = berserker
    .a = un berserker
    .the = los berserkers
kind-housecarl = huscarles
    .one = huscarle
    .a = un huscarle
    .the = los huscarles
kind-thegn = thegns
    .one = thegn
    .a = un thegn
    .the = los thegns
kind-fyrd = fyrd
    .a = un fyrd
    .the = el fyrd
    .number = mass

# Bandos
side-viking = Vikingos
    .the = los vikingos
side-english = Ingleses
    .the = los ingleses

# Líderes: `long` con su apodo
leader-halfdan = Halfdan
    .epithet = Gran Ejército Pagano
leader-ivar = Ivar
    .long = Ivar el Deshuesado
    .epithet = el Deshuesado
leader-bjorn = Bjorn
    .long = Bjorn Costado de Hierro
    .epithet = Costado de Hierro
leader-reinforcements = Refuerzos vikingos
    .short = Refuerzos
leader-guthrum = Guthrum
    .epithet = Gran Ejército de Verano
leader-ubbe = Ubbe
    .long = Ubbe Ragnarsson
    .epithet = Ragnarsson
leader-rollo = Rollón
leader-alfred = Alfredo
    .long = Alfredo el Grande
    .epithet = el Grande
leader-ragnar = Ragnar
    .long = Ragnar Lothbrok
    .epithet = Lothbrok
leader-lagertha = Lagertha

# Cartas de Evento
event-feigned_retreat = Retirada fingida
event-english_traitors = Traidores ingleses
event-shield_wall = Muro de escudos
event-northumbrian_discord = Discordia en Northumbria
event-viking_ships = Barcos vikingos
event-viking_fort = Fuerte vikingo
event-increased_morale = Moral alta
event-viking_terror = Terror vikingo
event-surprise_attack = Ataque sorpresa
event-ceolwulf = Ceolwulf
event-kings_purse = Tesoro del rey
event-rebellion = Rebelión
event-saxon_navy = Flota sajona
event-danegeld = Danegeld
event-alfreds_gambit = Gambito de Alfredo
event-archers = Arqueros
event-religious_conversion = Conversión religiosa
event-escape_into_the_wilds = Fuga a los páramos
event-improved_training = Mejor instrucción
event-thegn_leadership = Liderazgo de los thegns
event-spy = Espía
event-ambush = Emboscada

# Cartas, por su número en los mazos de las cuatro facciones
card-n01_treaty = Tratado de Wedmore
card-n02_move_2_4 = Movimiento 2/4
card-n03_move_2_4 = Movimiento 2/4
card-n04_move_2_4 = Movimiento 2/4
card-n05_move_2_3 = Movimiento 2/3
card-n06_move_2_3 = Movimiento 2/3
card-n07_move_2_2 = Movimiento 2/2
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
card-b01_treaty = Tratado de Wedmore
card-b02_move_2_4 = Movimiento 2/4
card-b03_move_2_4 = Movimiento 2/4
card-b04_move_2_4 = Movimiento 2/4
card-b05_move_2_3 = Movimiento 2/3
card-b06_move_2_3 = Movimiento 2/3
card-b07_move_2_2 = Movimiento 2/2
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
card-h01_treaty = Tratado de Wedmore
card-h02_move_2_2 = Movimiento 2/2
card-h03_move_3_2 = Movimiento 3/2
card-h04_move_3_2 = Movimiento 3/2
card-h05_move_4_2 = Movimiento 4/2
card-h06_move_3_1 = Movimiento 3/1
card-h07_move_4_1 = Movimiento 4/1
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
card-t01_treaty = Tratado de Wedmore
card-t02_move_1_3 = Movimiento 1/3
card-t03_move_4_2 = Movimiento 4/2
card-t04_move_3_2 = Movimiento 3/2
card-t05_move_2_2 = Movimiento 2/2
card-t06_move_4_1 = Movimiento 4/1
card-t07_move_3_1 = Movimiento 3/1
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

# Caras de los dados de batalla: `other` más de una
face-nothing = nada
face-hit = Impacto
    .other = Impactos
face-flee = Huida
    .other = Huidas
face-command = Orden
    .other = Órdenes
face-blank = blanco
    .other = blancos

# Reinos
kingdom-northumbria = Northumbria
kingdom-mercia = Mercia
kingdom-east_anglia = Anglia Oriental
kingdom-wessex = Wessex

# Reyes
king-aella = Aella de Northumbria
king-edmund = Edmundo de Anglia Oriental
king-burgred = Burgred de Mercia
king-aethelred = Etelredo de Wessex

# Caras del dado de Runa
rune-thor = Thor
rune-odin = Odín
rune-tyr = Tyr
rune-freyja = Freyja
rune-loki = Loki
rune-blank = blanco

# Caras del dado de Oración
prayer-michael = Miguel
prayer-edmund = Edmundo
prayer-cuthbert = Cutberto
prayer-mary = María
prayer-chad = Chad
prayer-blank = blanco

# Reliquias, por sus santos
relic-st_cuthbert = San Cutberto
relic-st_wilfrid = San Wilfrido
relic-st_chad = San Chad
relic-st_augustine = San Agustín
relic-st_swithun = San Swithun
relic-st_edmund = San Edmundo

# Leyendas
legend-great_host = La Gran Hueste
legend-shield_biter = El Muerdeescudos
legend-last_stand = La Última Defensa
legend-swift_march = La Marcha Veloz
legend-king_slayer = El Matarreyes
legend-saga_singer = El Cantor de Sagas

# Batallas épicas
epic-traitor = Traidor
epic-champions_duel = Duelo de campeones
epic-morning_fog = Niebla matinal
epic-dawn_raid = Asalto al alba
epic-holy_day = Día santo
epic-stand_fast = Firmes
epic-broken_ranks = Filas rotas
epic-great_levy = Gran leva

# Lo que añade pasos a una marcha
spur-mercia = Mercia
spur-east_anglia = Anglia Oriental
spur-burgred = Burgred
spur-great_host = La Gran Hueste

# Losetas que cuentan por los vikingos en una batalla, con su artículo; `bare` sin él
tile-fort = un Fuerte
    .bare = Fuerte
tile-settlement = un Asentamiento
    .bare = Asentamiento

# Quiénes se entregan por un Fuerte
mix-norsemen = nórdicos
mix-both = unidades de ambos tipos
mix-berserkers = berserkers
