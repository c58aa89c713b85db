# Tipos de tropa
type-Kn = Caballeros
type-Cv = Caballería
type-LH = Caballería ligera
type-SCh = Prescindibles
type-Sp = Lanzas
type-Bd = Espadas
type-Ax = Auxiliares
type-Wb = Banda guerrera
type-Ps = Psiloi
type-CF = Gente del campamento

# Soberanos
trait-schooled_in_war = Instruido en la guerra
trait-fool_in_war = Necio en la guerra
trait-sly_fox = Zorro astuto
trait-dumb_ox = Buey torpe
trait-the_brave = El Bravo
trait-the_knave = El Cobarde
trait-legendary_prowess = Proeza legendaria
trait-legendary_clumsiness = Torpeza legendaria
trait-warrior_prince = Príncipe guerrero
trait-warlord = Caudillo
trait-bretwalda = Bretwalda
trait-pendragon = Pendragon

# Cartas de batalla
card-sorcery = Hechicería
card-dragons_breath = Aliento del dragón
card-hammer_of_the_gods = Martillo de los dioses
card-ambush = ¡Emboscada!
card-plashing = Setos trenzados
card-hidden_ditch = Foso oculto
card-grassfire = Fuego en la hierba
card-steal_a_march = Marcha furtiva

# Terreno
ground-gentle_hill = colina suave
ground-steep_hill = colina escarpada
ground-wood = bosque
ground-marsh = pantano
ground-rough = terreno quebrado
ground-dunes = dunas
ground-bua = poblado
ground-river = río
ground-road = camino
ground-waterway = aguas

# Cómo es un río
river-unsounded = sin sondear
river-paltry = insignificante
river-ordinary = corriente
river-difficult = difícil

# Clases de comarca
country-arable = cultivos
country-forest = floresta
country-hilly = serranía
country-fen = marjal
country-littoral = costa

# Campamentos y poblados
hold-camp = el campamento
hold-town = el poblado

# Bordes de la mesa
edge-south = sur
edge-north = norte

# Pueblos
people-british = Britanos
people-saxon = Sajones

# Huestes y batallas ya preparadas
host-warband_of_the_north = Hueste del Viejo Norte
host-king_and_teulu = El rey y su teulu
host-men_of_the_hills = Hombres de las colinas
host-horse_of_the_border = Jinetes de la frontera
host-host_of_the_thegns = Hueste de los thegns
host-sea_wolves = Lobos de mar
host-hearth_troop = Tropa del hogar
host-fyrd_of_the_shires = Fyrd de los condados
battle-open = Por puntos
battle-badon = Mons Badonicus
battle-catraeth = Catraeth
battle-dyrham = Dyrham

# Formaciones ya preparadas
array-middle = infantería pesada en el centro
array-left = infantería pesada a la izquierda
array-right = infantería pesada a la derecha
array-deep = de dos en fondo

# Hacia dónde mira
wind-east = el este
wind-north-east = el nordeste
wind-north = el norte
wind-north-west = el noroeste
wind-west = el oeste
wind-south-west = el suroeste
wind-south = el sur
wind-south-east = el sureste

# Cómo desembarca un grupo, y hacia qué lado avanza un fuego
formation-line = línea
formation-column = columna
creep-left = a su izquierda
creep-right = a su derecha

# Qué suma a un total de combate, o le resta
factor-factor = factor propio
factor-support = apoyo por detrás
factor-general = general
factor-uphill = en lo alto
factor-camp = en su campamento
factor-works = defensas
factor-left = flanco izquierdo acosado
factor-right = flanco derecho acosado
factor-rear = retaguardia acosada
factor-going = terreno difícil
factor-demoralised = desmoralizado
factor-town = en el poblado
factor-bank = ribera
factor-fame = soberano legendario

# Dónde está un elemento, y qué es de él
status-reserve = sin desplegar
status-on_table = en la mesa
status-destroyed = destruido
status-fled = huido por su borde
status-left = ha dejado la mesa
status-left_out = no entró en la batalla
status-garrison = de guarnición
outcome-stand = aguanta
outcome-recoil = retrocede
outcome-flee = huye
outcome-destroyed = queda destruido

# Partes de una batalla, y quién va con un elemento
stage-muster = Reclutamiento
stage-prepare = Antes de la batalla
stage-deployment = Despliegue
stage-orders = Órdenes
stage-moves = Movimientos
stage-combats = Combate
band-general = general
band-warlord = Caudillo
band-prince = Príncipe guerrero
band-pendragon = Pendragon
