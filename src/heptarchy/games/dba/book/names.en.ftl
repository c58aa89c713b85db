# Types of troops
type-Kn = Knights
type-Cv = Cavalry
type-LH = Light Horse
type-SCh = Expendables
type-Sp = Spears
type-Bd = Blades
type-Ax = Auxilia
type-Wb = Warband
type-Ps = Psiloi
type-CF = Camp followers

# Rulers
trait-schooled_in_war = Schooled in War
trait-fool_in_war = Fool in War
trait-sly_fox = Sly Fox
trait-dumb_ox = Dumb Ox
trait-the_brave = The Brave
trait-the_knave = The Knave
trait-legendary_prowess = Legendary Prowess
trait-legendary_clumsiness = Legendary Clumsiness
trait-warrior_prince = Warrior Prince
trait-warlord = Warlord
trait-bretwalda = Bretwalda
trait-pendragon = Pendragon

# Battle cards
card-sorcery = Sorcery
card-dragons_breath = Dragon's Breath
card-hammer_of_the_gods = Hammer of the Gods
card-ambush = Ambush!
card-plashing = Plashing
card-hidden_ditch = Hidden ditch
card-grassfire = Grassfire
card-steal_a_march = Steal a march

# Ground: `a` with its article
ground-gentle_hill = gentle hill
    .a = a gentle hill
ground-steep_hill = steep hill
    .a = a steep hill
ground-wood = wood
    .a = a wood
ground-marsh = marsh
    .a = a marsh
ground-rough = rough ground
ground-dunes = dunes
ground-bua = built-up area
    .a = a built-up area
ground-river = river
    .a = a river
ground-road = road
    .a = a road
ground-waterway = waterway
    .a = a waterway

# What a river is
river-unsounded = unsounded
river-paltry = paltry
river-ordinary = ordinary
river-difficult = difficult

# Kinds of country
country-arable = arable land
country-forest = forest
country-hilly = hills
country-fen = fen
country-littoral = coast

# Camps and built-up areas
hold-camp = the camp
hold-town = the built-up area

# Edges of the table
edge-south = southern
edge-north = northern

# Peoples
people-british = British
people-saxon = Saxons

# Ready-made armies and battles
host-warband_of_the_north = Host of the Old North
host-king_and_teulu = King and teulu
host-men_of_the_hills = Men of the hills
host-horse_of_the_border = Horse of the border
host-host_of_the_thegns = Host of the thegns
host-sea_wolves = Sea wolves
host-hearth_troop = Hearth troop
host-fyrd_of_the_shires = Fyrd of the shires
battle-open = By points
battle-badon = Mons Badonicus
battle-catraeth = Catraeth
battle-dyrham = Dyrham

# Ready-made lines
array-middle = heavy foot in the middle
array-left = heavy foot on the left
array-right = heavy foot on the right
array-deep = two deep

# Which way something faces
wind-east = east
wind-north-east = north-east
wind-north = north
wind-north-west = north-west
wind-west = west
wind-south-west = south-west
wind-south = south
wind-south-east = south-east

# How a group lands, and to which side a fire creeps
formation-line = line
formation-column = column
creep-left = to its left
creep-right = to its right

# What adds to a total of close combat, or takes from it
factor-factor = own factor
factor-support = rear support
factor-general = general
factor-uphill = upslope
factor-camp = in their camp
factor-works = works
factor-left = left flank beset
factor-right = right flank beset
factor-rear = rear beset
factor-going = bad going
factor-demoralised = demoralised
factor-town = in the built-up area
factor-bank = the bank
factor-fame = legendary ruler

# Where an element is, and what becomes of it
status-reserve = not deployed yet
status-on_table = on the table
status-destroyed = destroyed
status-fled = fled over its base edge
status-left = left the table
status-left_out = stayed out of the battle
status-garrison = in garrison
outcome-stand = stands
outcome-recoil = recoils
outcome-flee = flees
outcome-destroyed = is destroyed

# Parts of a battle, and who goes with an element
stage-muster = Mustering
stage-prepare = Before the battle
stage-deployment = Deployment
stage-orders = Orders
stage-moves = Moves
stage-combats = Close combat
band-general = general
band-warlord = Warlord
band-prince = Warrior Prince
band-pendragon = Pendragon
