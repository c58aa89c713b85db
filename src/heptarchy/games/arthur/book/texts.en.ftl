# What the game is called

title = Age of Arthur

# What kingdoms are like

text-kingdom-dumnonia = The long peninsula of the south-west: tin, far harbours, and the Severn Sea at its back.
text-kingdom-ceint = The south-east, with London: rich, first in the way of every keel that comes from the east.
text-kingdom-powys = The middle of the island, from the Dee to the Cotswolds: neighbours on all sides.
text-kingdom-linnuis = Lincoln and the eastern fens: low coasts that Saxons like.
text-kingdom-ebrauc = York and the north-east: the old seat of the Duke of the Britons.
text-kingdom-demetia = The south of Wales: half Irish by blood, with the Severn for a moat.
text-kingdom-gwynedd = The mountains of the north-west and Mona: the dragon of the island.
text-kingdom-rheged = Carlisle and the Solway: the last kingdom before the Picts.

# Where a province is today

text-province-isca = Exeter and the lower Exe
text-province-cernow = Cornwall
text-province-dyfnaint = north and west Devon
text-province-lindinis = Somerset levels and Ilchester
text-province-durnovaria = Dorset
text-province-caer_baddan = Bath and the Wiltshire downs
text-province-durovernum = Canterbury and east Kent
text-province-lundein = London and the lower Thames
text-province-rhegin = the South Downs and the Weald
text-province-caer_wenta = Winchester and the Solent
text-province-caer_celemion = Silchester and Berkshire
text-province-calchfynydd = Verulamium and the Chilterns
text-province-pengwern = Wroxeter and the upper Severn
text-province-caer_legion = Chester and the Dee
text-province-elfael = the middle march hills
text-province-caer_gloui = Gloucester and the lower Severn vale
text-province-luitcoet = Wall by Lichfield and the midland forest
text-province-caer_ceri = Cirencester and the Cotswolds
text-province-lindum = Lincoln
text-province-banovallum = the Lindsey coast
text-province-gyrwas = the Fens and the Wash
text-province-iceni = Caistor and the Norfolk heaths
text-province-caer_colun = Colchester and Suffolk
text-province-caer_lerion = Leicester and the Soar
text-province-eburacum = York
text-province-deur = the Yorkshire Wolds and coast
text-province-elmet = Leeds and the Aire
text-province-catraeth = Catterick and the Tees
text-province-bryneich = the Tyne and Bamburgh
text-province-caer_daun = Doncaster and the Don
text-province-arberth = Narberth and Pembroke
text-province-ystrad_tywi = Carmarthen and the Tywi
text-province-glywysing = Glamorgan
text-province-gwent = Caerwent and Caerleon
text-province-brycheiniog = Brecon
text-province-ergyng = Archenfield
text-province-deganwy = Rhos and the Conwy
text-province-mon = Anglesey
text-province-arfon = Caernarfon and Llyn
text-province-meirion = Merioneth
text-province-ceredigion = Cardigan
text-province-tegeingl = Flint and the Clwyd
text-province-caer_ligualid = Carlisle and the Wall
text-province-novant = Galloway and Whithorn
text-province-erechwydd = the Lakes and the Eden
text-province-argoed = Lancashire plain and Manchester
text-province-dunoting = Craven and the high Pennines
text-province-godeu = upper Tweed and Liddesdale

# What cards and titles do

text-card-establish_claim = Claim another player's province that touches your land and is no home, or a title that your ruler may hold. Everybody must play it in the first round.
text-card-raid = Send one element against a province that touches your land. Until your next turn it supplies no troops, and your raiders are away; a raided home costs 2 elements of the base army.
text-card-renounce_claim = Give up as many of your claims as you like, or none. A war declared for one of them is void.
text-card-saxon_settlement = A British province of yours, no home (our own), becomes Saxon: 2 Warband instead of 1 Spears. It must lie on the Saxon Shore or beside a Saxon province.
text-card-cassus_belli = From round 3 on, declare war on a player if one of you claims a province of the other, or a title or throne (our own). All the others must choose a side.
text-title-pendragon = High king of the Britons: 3 for rank, and 1 Knights more as your general. Only for a British ruler; lost to a new lord.
text-title-bretwalda = King of all Saxons: 3 for rank. Your Warband general fights as if a second rank stood behind him. Only for a Saxon ruler.
text-card-the_roman_way = On any British ruler: he may train Spears of his base army into Auxilia, up to 3, until he dies. What he has trained stays.
text-card-rebellion = If you are a vassal: your bond does not count until after the next war. If your side beats your lord's, you are free.
text-card-migrating_saxons = A province of another player, no home (our own), becomes Saxon. It must lie on the Saxon Shore or beside a Saxon province.
text-card-claim_to_the_throne = Claim another player's throne. You become his lord if your side beats his in a war; in some games also when his ruler dies (our own).
text-card-migrating_britons = A Saxon or Irish province of any player, no home (our own), becomes British.
text-card-saxon_usurper = On a ruler with more Saxon than British provinces: he counts as dead, loses all claims and cards but Warlords (our own), and is Saxon from now on, with his home.
text-card-schooled_in_war = On any ruler: in battle he has 1 free PIP each bound for a move with his general. Cancels Fool in War. Until he dies.
text-card-sly_fox = On any ruler without Dumb Ox: his side chooses whether it attacks or defends in battle. Until he dies.
text-card-the_brave = On any ruler: his general may ignore recoils. Until he dies.
text-card-legendary_prowess = On any ruler: when his general would lose a close combat he adds 1. Until he dies.
text-card-fall_of_the_mighty = A ruler dies. Others exercise their claims on what he had, and all claims of his own are lost. Or a Warlord dies.
text-card-fool_in_war = On any ruler without Schooled in War: in battle a move with his general costs 1 PIP more. Until he dies.
text-card-dumb_ox = On any ruler without Sly Fox: his enemies choose whether they attack or defend in battle. Until he dies.
text-card-the_knave = On any ruler: his general flees where he would recoil. Until he dies.
text-card-legendary_clumsiness = On any ruler: when his general would win a close combat he loses 1. Until he dies.
text-card-for_whom_the_bell_tolls = A ruler dies. Others exercise their claims on what he had; his own claims pass to his heir. Or a Warlord dies.
text-card-out_of_the_monastery = Name any player, and another one who is not you: the second now claims the throne of the first.
text-card-saxon_hater = On a British ruler: no Saxon Settlement, no Saxon elements for him and his allies, and he joins a side without Saxon rulers if he can. Until he dies.
text-card-cast_out_the_saxons = If your ruler is British: declare war on a Saxon ruler without a claim (our own), and without Saxon elements in your army. If you win he becomes British and your vassal.
text-card-saxons_unite = On a Saxon ruler: in the next war that he fights, the other side has no Saxon elements beyond the base army of a Saxon ruler (our own).
text-card-britons_unite = If your ruler is British: in the next war, if you fight in it, Saxon rulers on the other side have no British elements.
text-card-merlin = Each turn (our own) look at one other player's hand, then do up to two things: swap a Winds card with him, or set one of his cards aside until his next turn is over. Until your ruler dies.
text-card-unexpected_inheritance = Another player gets a claim on a province that touches his land and is no home; it may be yours.
text-card-treachery = Remove one claim on one of your provinces.
text-card-reshuffle = When it is drawn: all discards go back into the deck, and you draw again.
text-card-hill_people = On any British ruler: 1 Psiloi more in every war, also for his heirs, until one becomes Saxon.
text-card-warlord = On a province of yours: 2 elements more of its kind, and 1 for rank. He stays with the province until he dies.
text-card-warrior_prince = Name one element as his band in each battle: once a bound a move with it costs 1 PIP less. Until he or your ruler dies.
text-card-men_of_the_hearth = On any ruler: 1 foot element more in every war, Spears, Warband or Psiloi, of a kind that he has. Until he dies.
text-card-irish_subjects = An Irish province without an owner (our own) that touches your land becomes yours. It levies 2 Warband.
text-card-irish_scourge = A province on the Irish Sea, no home, supplies no troops, and you may land from that sea (our own). You may move the card every turn. Until after the next war.
text-card-irish_friends = On any player with a province on the Irish Sea: 1 Irish Warband more, until his ruler dies.
text-card-irish_invaders = A province on the Irish Sea, no home, becomes Irish and belongs to nobody. Claims on it and a Warlord in it are gone (our own), and nobody may claim it.
text-card-assassin = Roll: on an even number another player's ruler dies. Roll again: on an odd number you are found out and lose all your claims.
text-card-long_ships = If your ruler is Saxon: a province on the Saxon Shore or the British Sea, no home, supplies no troops, and you may land from the Narrow Sea (our own). You may move the card every turn. Until after the next war.
text-card-northerners = On any Saxon ruler: 1 Blades more in the next war, if a British ruler stands against him.
text-card-night_of_the_long_knives = A die for every British ruler, yours too: on an odd number he dies. Then the card is out of the game.
text-card-sorcery = During deployment: your break point rises by 1, or that of one enemy command falls by 1.
text-card-dragons_breath = Before deployment: fog. Both sides deploy in secret and at once.
text-card-charisma = You levy 2 elements more: Spears or Psiloi with a British ruler, Warband with a Saxon one. Until your ruler dies.
text-card-hammer_of_the_gods = Before a battle (our own), in secret: 1 element more that looks like heavy foot and is an Expendable. It shows itself when it touches an enemy or moves too fast.
text-card-ambush = In your bound of a battle: set up again up to 3 elements that the enemy has never seen, inside a feature or behind one, out of his sight.
text-card-plashing = In a battle: your elements that were deployed in a wood have +1 to their front until they move, recoil or flee.
text-card-knights_of_renown = On any British ruler: 1 Cavalry more in every war, until he dies.
text-card-knights_errant = You levy 1 Cavalry more in the next war.
text-card-grassfire = In your bound of a battle: light a line of fire, up to 3 base widths, that nobody may cross. Dice move it on or put it out; whom it touches flees.
text-card-hidden_ditch = In a battle: elements of yours that have not moved have +1 to their front until they move, recoil or flee.
text-card-steal_a_march = In one bound of a battle: your march moves may end in contact, and Spears and Warband pay nothing more.

# How a campaign ended

end-overlord = { $player } has won: all others are its vassals.
end-rank = { $player } wins by rank, { $n }.
end-lots = { $player } wins by the dice, of equal rank, { $n }.

# A command of a battle, where it is not known whose it is

command = command { $n }

# Options: a sentence, and a name

option-players = How many rulers there are.
    .name = rulers
option-preset = How long the campaign lasts, and how Saxon its shore is (AA-28.2).
    .name = length
option-battles = How battles are fought (AA-21).
    .name = battles
option-profile = As the documents of the game have it, or with the house rules that we find play better.
    .name = profile
option-rounds = The last round, when time is called (AA-2.7).
    .name = rounds
option-saxon_shore = How much of the Saxon Shore begins Saxon (AA-28.1).
    .name = Saxon Shore
option-share_out = Kingdoms without a player are dealt out (AA-2.3).
    .name = deal out empty kingdoms
option-throne_on_death = The only claim on a throne falls in when its ruler dies, too (AA-5.9).
    .name = thrones fall in at a death
option-war_at_end_of_round = Wars are fought when the round ends (AA-26.1), as we read the document; else at once (AA-9.5).
    .name = wars at the end of the round
option-hand_winds = Winds of Change cards that a player holds (AA-2.6).
    .name = Winds cards in a hand
option-cards_a_turn = Cards that a player plays or discards in his turn (AA-3.1).
    .name = cards in a turn
option-war_round = The first round in which war may be declared (AA-9.1).
    .name = first round of war
option-cooldown_rounds = Times round the table from one declaration to the next (AA-9.4).
    .name = peace after a declaration
option-saxon_levy = Warband of a Saxon province, or an Irish one that is owned (AA-6.1).
    .name = levy of a Saxon province
option-british_levy = Spears of a British province (AA-6.1).
    .name = levy of a British province
option-warlord_levy = Elements that a Warlord brings (AA-7.5).
    .name = levy of a Warlord
option-charisma_levy = Elements that Charisma brings (AA-7.6).
    .name = levy by Charisma
option-home_raid = Elements of the base army that a raid on a home costs (AA-8.4).
    .name = cost of a raided home
option-british_rank = Rank for a British ruler (AA-12.1).
    .name = rank of a Briton
option-vassal_rank = Rank for each vassal (AA-12.1).
    .name = rank for a vassal
option-warlord_rank = Rank for each Warlord (AA-12.1).
    .name = rank for a Warlord
option-title_rank = Rank for each title (AA-12.1).
    .name = rank for a title
option-siege_bonus = What the besieged add to their die (AA-10.3).
    .name = bonus of the besieged

# Choices: a name, and what it means

choice-battles-table = You fight them
note-battles-table = Every battle is fought at the table, move by move.
choice-battles-bots = Bots fight them
note-battles-bots = Bots command all sides; you watch the battle afterwards. Our own.
choice-battles-each = Each as he likes
note-battles-each = Before every battle each player says whether he commands himself or a bot does. Our own.
choice-battles-quick = One roll
note-battles-quick = No battle is fought: one roll decides, with chances measured in battles. Our own.
choice-preset-skirmish = Skirmish
note-preset-skirmish = Short: a few wars, with a Saxon Shore that is Saxon already; rank decides. Rounds: { $rounds }.
choice-preset-reign = Reign
note-preset-reign = Middling: a war every four rounds, half the Saxon Shore Saxon; rank mostly decides. Rounds: { $rounds }.
choice-preset-age = The Age
note-preset-age = Long: war upon war, until one is lord of all or time runs out; all begins British. Rounds: { $rounds }.
choice-saxon_shore-none = None
note-saxon_shore-none = All provinces begin British.
choice-saxon_shore-some = Some
note-saxon_shore-some = In each kingdom every second province of its Saxon Shore, the home left out; which, is our own.
choice-saxon_shore-all = All
note-saxon_shore-all = Every province of the Saxon Shore that is no home.

# How many rounds a length comes to, by the number of rulers

rounds-first = { $n } with { $rulers } rulers
rounds-more = { $before }, { $n } with { $rulers }
rounds-span = { $first } to { $last }

# What to know before one sits down

seat-note = British. Home { $home }; { $land }.
seat-saxon = { $province } (Saxon)
