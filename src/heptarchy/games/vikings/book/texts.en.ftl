# What the game is called

title = 878: Vikings

# Seas

sea-north_sea = North Sea
sea-english_channel = English Channel
sea-severn_sea = Severn Sea
sea-irish_sea = Irish Sea

# What Event cards do

text-event-feigned_retreat = Before the first roll of a battle the English make one extra roll. Only its Flees count. Fyrd roll too (our own).
text-event-english_traitors = In one shire up to 2 Thegns change into Norsemen from the stockpile. If English units remain there, a battle is fought at once (our own).
text-event-shield_wall = In every battle of this English turn the Vikings cancel the first Hit against them.
text-event-northumbrian_discord = Before a battle in Durham, Carlisle, York or Manchester where both defend, Housecarls and Thegns make one roll against each other. Hits and Flees count, Commands do not (our own).
text-event-viking_ships = One Viking army or Leader may spend one step to sail from a coastal shire to another coastal shire on the same sea.
text-event-viking_fort = In this battle the Vikings cancel one Hit of every English roll.
text-event-increased_morale = In one shire or on one Leader card up to 2 Norsemen change into Berserkers from the stockpile.
text-event-viking_terror = No Fyrd card is drawn in this battle. Play it before the draw (our own).
text-event-surprise_attack = Before the battle the Vikings make one full extra roll. If it empties the shire there is no battle, and a Leader loses no step (our own).
text-event-ceolwulf = If Lincoln, Leicester or Lichfield is Viking-controlled, remove every English unit from another of the three. Then up to 2 Viking units from anywhere on the map may be placed there.
text-event-kings_purse = Add up to 3 Housecarls in all to shires that already hold a Housecarl.
text-event-rebellion = In one shire the Vikings lose a unit of their choice. Then a Fyrd card is drawn and those Fyrd attack the rest at once.
text-event-saxon_navy = Before Viking movement name 6 coastal shires. Vikings may not enter them this turn, by land, by sea or by Command (the ways are our own).
text-event-danegeld = Before this battle and each later one of this turn the attackers give up 1 Berserker or 2 Norsemen, as they choose. A lone Norseman pays in full.
text-event-alfreds_gambit = Before this battle and each later one of this turn a Fyrd card is drawn, and those Fyrd join the English attack.
text-event-archers = Before the battle the English make one extra roll. Its Flees are ignored.
text-event-religious_conversion = In one shire up to 2 Norsemen change into Thegns from the stockpile. If Vikings remain there, a battle is fought at once (our own).
text-event-escape_into_the_wilds = Between an English and a Viking roll all English units leave for one adjacent shire without Vikings. The Vikings have won the battle (our own).
text-event-improved_training = In every battle of this Thegn turn the Flees of Thegns count as Hits.
text-event-thegn_leadership = In this Thegn turn every English army has 2 more steps. So has Alfred's (our own).
text-event-spy = One English army with a Thegn may move up to 2 shires to join the battle. Its way may not lead through Vikings or marsh (our own).
text-event-ambush = Before the battle the English make one full extra roll.

# What Movement and Treaty cards do

text-move = { part-gives }{ $armies ->
    [one] { "" }
   *[other] { " each" }
}.
text-treaty = { part-gives }{ $armies ->
    [one] { "" }
   *[other] { " each" }
}. When both factions of a side have played theirs, the game ends with the round, from Round V on.

# When a card is played: whose turn, and the moment in it

window-card = The faction's own turn, at the end of the Reinforcements Phase
window-0 = { $turn } Reinforcements Phase
window-1 = { $turn }, before armies move
window-2 = { $turn }, on the way of a Leader or an army
window-3 = { $turn }, before the Fyrd draw
window-4 = { $turn }, before the first roll
window-5 = { $turn }, before the Vikings roll
turn-0-1 = Norsemen
turn-0-2 = Berserker
turn-0-4 = Housecarl
turn-0-8 = Thegn
turn-1-3 = A Viking turn
turn-1-8 = The Thegn turn
turn-2-1 = The Norsemen turn
turn-2-2 = The Berserker turn
turn-3-2 = A battle in a Berserker turn
turn-4-15 = Any battle
turn-4-3 = A battle in a Viking turn
turn-4-12 = A battle in an English turn
turn-4-1 = A battle in a Norsemen turn
turn-4-2 = A battle in a Berserker turn
turn-4-8 = A battle in a Thegn turn
turn-5-3 = A battle in a Viking turn

# What the odds assume

part-policy = No further Events, and nobody withdraws. The English lose Fyrd first, then Thegn, then Housecarl; the Vikings a Berserker to the first Hit, then Norsemen before Berserkers.
assumes-units = { part-policy }
assumes-draw = { part-policy } The Fyrd card is still to be turned.
assumes-rough = { part-policy } Events at work and dice on the table are not counted, so these odds are rough.
assumes-modules = { part-policy } Tiles, dice, relics and cards of the Viking Age are not counted, so these odds are rough.
assumes-won = The battle is decided.

# Options: a sentence, and a name in a word or two

option-players = How many sit at the table (V-13.1).
    .name = players
option-lone_side = With three players: the side that one of them plays alone (V-13.1).
    .name = side played alone
option-profile = As the documents of the game have it, or with the house rules that we find play better.
    .name = profile
option-advanced = Each faction picks five of its Events instead of the standard five (V-3.4).
    .name = advanced decks
option-land_and_gods = Fourteen cities have a Church; each that the Vikings plunder brings them a unit, and all of them victory. The Vikings build Forts and Settlements that hold a shire without units, and plundered Churches call up more Fyrd. Where the Churches stand and when they fall are our own (VX-1).
    .name = War for Land and Gods
option-kingdoms = Each of the four kingdoms gives a power to the side that holds enough of its cities. Who holds which is looked at when a turn begins (VX-2).
    .name = Kingdoms
option-kings = Each faction is dealt one of four Kings in secret. A King is an Event that may be played once in the game (VX-3).
    .name = Kings
option-runes = Each faction has two Rune or Prayer dice a round, and may add one to one of its rolls in a battle. What such a die shows helps only if it fits the battle dice (VX-4).
    .name = Runes and Prayer
option-relics = Six cities keep the relics of saints, which bring their defenders one more Fyrd. Vikings who take such a city carry its relic off and may spend it to roll again (VX-5).
    .name = Relics and Holy Sites
option-legends = Three of six Legends lie open, and the first side to do the deed of one takes it. Each gives its side a reward once (VX-6).
    .name = Legends
option-epic_battles = Three Epic Battle cards are shuffled into the Fyrd deck. One that is turned changes that battle: a traitor, a duel, fog, a raid at dawn and more. All of the cards but the Traitor are our own (VX-7).
    .name = Epic Battles
option-ships = A Viking Leader leaves a ship where he lands, six at most. For one step Vikings go from any ship to any other, until the English hold its shire (VX-8).
    .name = Viking Ships
option-legendary_leaders = Ragnar Lothbrok comes in Halfdan's place and makes the English waver in their first roll. Once in the game Lagertha takes part of a Leader's units and lands with them on her own. Ragnar's units and what Lagertha does are our own (VX-9).
    .name = Legendary Leaders
option-reinforcements_wait = Units of the Reinforcements card without a place wait for one; else they go back to the stockpiles (V-5.4).
    .name = Reinforcements wait
option-fled_active = Fled units come back in the turn of their own faction alone; else in any turn of their side (V-5.7).
    .name = fled by faction
option-plunder_passing = A force that only passes through a city plunders its Church too (VX-1.3).
    .name = plunder in passing
option-plunder_waits = What a plundered Church brings comes in its faction's next Reinforcements Phase; else at once (VX-1.3).
    .name = plunder comes later
option-rounds = How many rounds are played at most (V-4.1).
    .name = rounds
option-hand_size = Cards a faction refills its hand to (V-11.1).
    .name = hand size
option-events_per_round = Event cards a faction may play in a round (V-10.1).
    .name = events per round
option-advanced_events = Event cards in an advanced deck (V-3.4).
    .name = advanced events
option-extra_setup_units = Units each English faction adds at set-up (V-3.5).
    .name = extra setup units
option-conquest_markers = Control markers that win the Vikings the game at the end of a round (V-12.2).
    .name = conquest markers
option-treaty_markers = Control markers that win the Vikings a treaty (V-12.4).
    .name = treaty markers
option-treaty_round = The first round that a treaty can end (V-12.4).
    .name = treaty round
option-alfred_round = The first round in which Alfred can come (V-5.6).
    .name = alfred round
option-active_unit_leads = Units of the active faction that a Leader needs to set out (V-6.2).
    .name = active unit leads
option-lost_steps = Steps a Leader loses when his first attack roll does not win (V-7.8).
    .name = lost steps
option-berserkers_first = First English Hits of a battle that take a Berserker (V-9.8).
    .name = berserkers first
option-event_unit = Units of its own that a faction needs in a battle to play an Event there (V-10.5).
    .name = event unit
option-traitors = Most Thegns that English Traitors swap (V-15.12).
    .name = traitors
option-converts = Most Norsemen that Religious Conversion swaps (V-15.41).
    .name = converts
option-morale_units = Most Norsemen that Increased Morale swaps (V-15.21).
    .name = morale units
option-ceolwulf_units = Most Vikings that Ceolwulf lets in (V-15.24).
    .name = ceolwulf units
option-wall_hits = Hits that a Shield Wall cancels in a battle (V-15.13).
    .name = wall hits
option-fort_hits = Hits of each English roll that a Viking Fort cancels (V-15.16).
    .name = fort hits
option-purse_units = Most Housecarls that the King's Purse adds (V-15.31).
    .name = purse units
option-rebellion_loss = Vikings lost when a Rebellion breaks out (V-15.32).
    .name = rebellion loss
option-navy_shires = Coastal shires that the Saxon Navy bars (V-15.33).
    .name = navy shires
option-geld_berserkers = Berserkers that pay the Danegeld (V-15.34).
    .name = geld berserkers
option-geld_norsemen = Norsemen that pay the Danegeld (V-15.34).
    .name = geld norsemen
option-leadership_steps = Steps that Thegn Leadership adds (V-15.44).
    .name = leadership steps
option-spy_steps = Shires that an army called by a Spy may cross (V-15.45).
    .name = spy steps
option-fort_tiles = Tiles for Forts and Settlements (VX-1.1).
    .name = Fort tiles
option-plunder_units = Units that come when a Church is plundered (VX-1.3).
    .name = units for plunder
option-fort_units = Units that are given up for a Fort (VX-1.6).
    .name = cost of a Fort
option-kingdom_steps = Steps that a kingdom's power adds (VX-2.2).
    .name = steps of a kingdom
option-kingdom_fyrd = Fyrd that a kingdom's power adds or takes away (VX-2.2).
    .name = Fyrd of a kingdom
option-aella_dice = Dice that Aella lets his side roll again (VX-3.11).
    .name = dice of Aella
option-edmund_hits = Hits that Edmund cancels (VX-3.12).
    .name = Hits of Edmund
option-burgred_steps = Steps that Burgred adds (VX-3.13).
    .name = steps of Burgred
option-aethelred_units = Most units that Aethelred adds (VX-3.14).
    .name = units of Aethelred
option-rune_dice = Rune or Prayer dice of a faction in a round (VX-4.1).
    .name = Rune and Prayer dice
option-relic_fyrd = Fyrd that a relic brings to its site (VX-5.2).
    .name = Fyrd of a relic
option-legends_open = Legends that lie open (VX-6.1).
    .name = open Legends
option-host_units = Units in one shire that make the Great Host (VX-6.11).
    .name = Great Host
option-biter_hits = Hits in one roll that make a Shield-Biter (VX-6.12).
    .name = Shield-Biter
option-stand_hits = Hits that the Last Stand cancels (VX-6.13).
    .name = Last Stand
option-march_cities = Cities taken in one turn that make the Swift March (VX-6.14).
    .name = Swift March
option-march_units = Units that the Swift March adds (VX-6.14).
    .name = units of the March
option-slayer_units = Most Fled Units that the King-Slayer brings back (VX-6.15).
    .name = King-Slayer
option-saga_battles = Battles won in one turn that make the Saga-Singer (VX-6.16).
    .name = Saga-Singer
option-epic_cards = Epic Battle cards in the Fyrd deck (VX-7.1).
    .name = Epic cards
option-ship_markers = Ship markers (VX-8.2).
    .name = ships

# Options that do not go together, up to what was given

bad-lone-side = lone_side is for three players, not { $n }
bad-treaty-markers = treaty_markers may not be more than conquest_markers

# The Viking Age: powers of the kingdoms

power-english-northumbria = Each Fyrd card turned to defend a city of Northumbria brings 1 Fyrd more.
power-english-mercia = In the Thegn turn one English army may go 1 step further.
power-english-east_anglia = In their Reinforcements Phase the Thegn add 1 Thegn to a city of East Anglia that the English hold.
power-english-wessex = In their Reinforcements Phase the Housecarl add 1 Housecarl to a city of Wessex that the English hold.
power-viking-northumbria = When their turn starts the Norsemen add 1 Norseman to a city of Northumbria that the Vikings hold.
power-viking-mercia = Each Fyrd card turned to defend a city of Mercia brings 1 Fyrd less.
power-viking-east_anglia = Once a round one Viking Leader may go 1 step further.
power-viking-wessex = When their turn starts the Berserkers add 1 Berserker to a city of Wessex that the Vikings hold.

# Kings, Epic battles, legendary Leaders

text-king-aella = Before the first roll of a battle where your faction has a unit: your side may throw up to 2 dice of its first roll again.
text-king-edmund = Before the first roll of a battle where your faction has a unit: your side cancels the first 2 Hits against it.
text-king-burgred = Before your armies move: one army or Leader of this turn may go 2 steps further.
text-king-aethelred = In your Reinforcements Phase: add up to 2 units of your faction to one shire where it has a unit.
text-epic-traitor = The attackers name one of their two factions. Its units fight for the defenders in this battle; those alive when it ends go to the Fled Units.
text-epic-champions_duel = Each side rolls one die of a faction it has in the battle. If only one of them shows a Hit, the other side loses 1 unit of its choice.
text-epic-morning_fog = In the first roll of each side, each kind of unit rolls 1 die at most.
text-epic-dawn_raid = In this battle the attackers roll first.
text-epic-holy_day = In this battle Commands have no effect.
text-epic-stand_fast = In this battle Flees have no effect.
text-epic-broken_ranks = The first time a side is hit in this battle, it loses 1 unit more.
text-epic-great_levy = Two Fyrd cards are turned for this battle, and both count.
text-leader-ragnar = In the first English roll of each battle he is in, English Commands count as Flees.
text-leader-lagertha = Once in the game she comes with a Leader who is revealed, takes part of his units and lands with them on her own.

# Runes, and prayers in the same order: what they need, what they do

need-thor = a Hit on the faction's battle dice
need-odin = a Command on the faction's battle dice
need-tyr = a Flee on the faction's battle dice
need-freyja = a Command on the faction's battle dice
need-loki = no Hit on the faction's battle dice
need-blank = { "" }
effect-thor = One Hit more.
effect-odin = One Command becomes a Hit.
effect-tyr = The faction's Flees of this roll do not count.
effect-freyja = One unit of the faction that fell to a Hit earlier in this battle comes back.
effect-loki = All battle dice of the faction are thrown again, once.
effect-blank = Nothing.

# Legends

deed-great_host = Have 12 units or more in one shire when a turn of your side ends.
deed-shield_biter = Score 4 Hits or more in one roll.
deed-last_stand = Win a battle with just 1 unit left, Fyrd not counted.
deed-swift_march = Take 3 cities in one turn.
deed-king_slayer = Remove an enemy Leader in a battle.
deed-saga_singer = Win 3 battles in one turn.
reward-great_host = Once, one of your armies or Leaders goes 1 step further.
reward-shield_biter = Once, all dice of your side in one roll are thrown again.
reward-last_stand = Once, 2 Hits of one roll against you are cancelled.
reward-swift_march = At once, 2 units of the active faction come to one of these cities.
reward-king_slayer = At once, up to 3 Fled Units of your side come back.
reward-saga_singer = Once, a faction of your side draws 1 card more when it refills its hand.

# Marks on the map

mark-church = Church
mark-plundered = plundered Church
mark-fort = Fort
mark-settlement = Settlement
mark-ship = Viking ship

# What the note of a card says that no document of the game has

own = Our own.
