# Cómo se llama el juego

title = Age of Arthur

# Cómo son los reinos

text-kingdom-dumnonia = La larga península del suroeste: estaño, puertos lejanos y el mar del Severn a la espalda.
text-kingdom-ceint = El sureste, con Londres: rico, y el primero en el camino de toda quilla que llega del este.
text-kingdom-powys = El centro de la isla, del Dee a los Cotswolds: vecinos por todos lados.
text-kingdom-linnuis = Lincoln y los marjales del este: costas bajas que gustan a los sajones.
text-kingdom-ebrauc = York y el noreste: la antigua sede del duque de los britanos.
text-kingdom-demetia = El sur de Gales: medio irlandés de sangre, con el Severn por foso.
text-kingdom-gwynedd = Las montañas del noroeste y Mona: el dragón de la isla.
text-kingdom-rheged = Carlisle y el Solway: el último reino antes de los pictos.

# Dónde está hoy una provincia

text-province-isca = Exeter y el bajo Exe
text-province-cernow = Cornualles
text-province-dyfnaint = el norte y el oeste de Devon
text-province-lindinis = los llanos de Somerset e Ilchester
text-province-durnovaria = Dorset
text-province-caer_baddan = Bath y los altos de Wiltshire
text-province-durovernum = Canterbury y el este de Kent
text-province-lundein = Londres y el bajo Támesis
text-province-rhegin = los South Downs y el Weald
text-province-caer_wenta = Winchester y el Solent
text-province-caer_celemion = Silchester y Berkshire
text-province-calchfynydd = Verulamium y los Chilterns
text-province-pengwern = Wroxeter y el alto Severn
text-province-caer_legion = Chester y el Dee
text-province-elfael = los montes de la marca media
text-province-caer_gloui = Gloucester y el valle del bajo Severn
text-province-luitcoet = Wall, junto a Lichfield, y el bosque del centro
text-province-caer_ceri = Cirencester y los Cotswolds
text-province-lindum = Lincoln
text-province-banovallum = la costa de Lindsey
text-province-gyrwas = los Fens y el Wash
text-province-iceni = Caistor y los brezales de Norfolk
text-province-caer_colun = Colchester y Suffolk
text-province-caer_lerion = Leicester y el Soar
text-province-eburacum = York
text-province-deur = los Wolds y la costa de Yorkshire
text-province-elmet = Leeds y el Aire
text-province-catraeth = Catterick y el Tees
text-province-bryneich = el Tyne y Bamburgh
text-province-caer_daun = Doncaster y el Don
text-province-arberth = Narberth y Pembroke
text-province-ystrad_tywi = Carmarthen y el Tywi
text-province-glywysing = Glamorgan
text-province-gwent = Caerwent y Caerleon
text-province-brycheiniog = Brecon
text-province-ergyng = Archenfield
text-province-deganwy = Rhos y el Conwy
text-province-mon = Anglesey
text-province-arfon = Caernarfon y Llyn
text-province-meirion = Merioneth
text-province-ceredigion = Cardigan
text-province-tegeingl = Flint y el Clwyd
text-province-caer_ligualid = Carlisle y el Muro
text-province-novant = Galloway y Whithorn
text-province-erechwydd = los Lagos y el Eden
text-province-argoed = el llano de Lancashire y Manchester
text-province-dunoting = Craven y los altos Peninos
text-province-godeu = el alto Tweed y Liddesdale

# Qué hacen las cartas y los títulos

text-card-establish_claim = Pretende una provincia de otro jugador que toque tu tierra y no sea solar, o un título que tu soberano pueda tener. Todos deben jugarla en la primera ronda.
text-card-raid = Envía un elemento contra una provincia que toque tu tierra. Hasta tu próximo turno no aporta tropas y tus incursores están fuera; a un solar le cuesta 2 elementos del ejército base.
text-card-renounce_claim = Deja cuantas pretensiones tuyas quieras, o ninguna. Una guerra declarada por una de ellas queda anulada.
text-card-saxon_settlement = Una provincia britana tuya, no solar (regla nuestra), se vuelve sajona: 2 Bandas guerreras en vez de 1 Lanzas. Debe estar en la Costa Sajona o junto a una provincia sajona.
text-card-cassus_belli = Desde la ronda 3, declara la guerra a un jugador si uno de los dos pretende una provincia del otro, o un título o trono (regla nuestra). Todos los demás deben elegir bando.
text-title-pendragon = Alto rey de los britanos: 3 para el rango, y 1 Caballeros más como tu general. Solo para un soberano britano; se pierde ante un nuevo señor.
text-title-bretwalda = Rey de todos los sajones: 3 para el rango. Tu general con Banda guerrera combate como si tuviera detrás una segunda fila. Solo para un soberano sajón.
text-card-the_roman_way = Sobre un soberano britano cualquiera: puede adiestrar Lanzas de su ejército base como Auxiliares, hasta 3, mientras viva. Lo adiestrado queda.
text-card-rebellion = Si eres vasallo: tu vínculo no cuenta hasta después de la próxima guerra. Si tu bando vence al de tu señor, eres libre.
text-card-migrating_saxons = Una provincia de otro jugador, no solar (regla nuestra), se vuelve sajona. Debe estar en la Costa Sajona o junto a una provincia sajona.
text-card-claim_to_the_throne = Pretende el trono de otro jugador. Serás su señor si tu bando vence al suyo en una guerra; en algunas partidas también cuando muera su soberano (regla nuestra).
text-card-migrating_britons = Una provincia sajona o irlandesa de cualquier jugador, no solar (regla nuestra), se vuelve britana.
text-card-saxon_usurper = Sobre un soberano con más provincias sajonas que britanas: cuenta como muerto, pierde todas sus pretensiones y cartas menos los Caudillos (regla nuestra), y desde ahora es sajón, con su solar.
text-card-schooled_in_war = Sobre cualquier soberano: en batalla tiene 1 PIP gratis por turno para un movimiento con su general. Anula Necio en la guerra. Hasta que muera.
text-card-sly_fox = Sobre cualquier soberano sin Buey torpe: su bando elige si ataca o defiende en batalla. Hasta que muera.
text-card-the_brave = Sobre cualquier soberano: su general puede no hacer caso de los retrocesos. Hasta que muera.
text-card-legendary_prowess = Sobre cualquier soberano: cuando su general perdería un combate suma 1. Hasta que muera.
text-card-fall_of_the_mighty = Muere un soberano. Los demás hacen valer sus pretensiones sobre lo que tenía, y se pierden todas las suyas. O muere un Caudillo.
text-card-fool_in_war = Sobre cualquier soberano sin Instruido en la guerra: en batalla un movimiento con su general cuesta 1 PIP más. Hasta que muera.
text-card-dumb_ox = Sobre cualquier soberano sin Zorro astuto: sus enemigos eligen si atacan o defienden en batalla. Hasta que muera.
text-card-the_knave = Sobre cualquier soberano: su general huye donde habría de retroceder. Hasta que muera.
text-card-legendary_clumsiness = Sobre cualquier soberano: cuando su general ganaría un combate pierde 1. Hasta que muera.
text-card-for_whom_the_bell_tolls = Muere un soberano. Los demás hacen valer sus pretensiones sobre lo que tenía; las suyas pasan a su heredero. O muere un Caudillo.
text-card-out_of_the_monastery = Nombra a cualquier jugador, y a otro que no seas tú: el segundo pretende ahora el trono del primero.
text-card-saxon_hater = Sobre un soberano britano: nada de Asentamiento sajón ni de elementos sajones, tampoco para sus aliados, y va a un bando sin soberanos sajones si puede. Hasta que muera.
text-card-cast_out_the_saxons = Si tu soberano es britano: declara la guerra a un soberano sajón sin pretensión (regla nuestra) y sin elementos sajones tuyos. Si ganas, se vuelve britano y vasallo tuyo.
text-card-saxons_unite = Sobre un soberano sajón: en la próxima guerra en que combata, el otro bando no tiene más elementos sajones que el ejército base de un soberano sajón (regla nuestra).
text-card-britons_unite = Si tu soberano es britano: en la próxima guerra, si combates en ella, los soberanos sajones del otro bando no tienen elementos britanos.
text-card-merlin = En cada turno (regla nuestra) mira la mano de otro jugador y haz hasta dos cosas: cambiar una carta de Vientos con él, o apartar una de sus cartas hasta que acabe su próximo turno. Hasta que muera tu soberano.
text-card-unexpected_inheritance = Otro jugador recibe una pretensión sobre una provincia que toca su tierra y no es solar; puede ser tuya.
text-card-treachery = Quita una pretensión sobre una de tus provincias.
text-card-reshuffle = Al robarla: todos los descartes vuelven al mazo, y robas otra vez.
text-card-hill_people = Sobre un soberano britano cualquiera: 1 Psiloi más en cada guerra, también para sus herederos, hasta que uno se vuelva sajón.
text-card-warlord = Sobre una provincia tuya: 2 elementos más de su clase, y 1 para el rango. Sigue con la provincia hasta que muere.
text-card-warrior_prince = En cada batalla nombra un elemento como su escolta: una vez por turno un movimiento con ella cuesta 1 PIP menos. Hasta que muera él o tu soberano.
text-card-men_of_the_hearth = Sobre cualquier soberano: 1 elemento de infantería más en cada guerra, Lanzas, Banda guerrera o Psiloi, de una clase que ya tenga. Hasta que muera.
text-card-irish_subjects = Una provincia irlandesa sin dueño (regla nuestra) que toca tu tierra pasa a ser tuya. Da a la leva 2 Bandas guerreras.
text-card-irish_scourge = Una provincia del Mar de Irlanda, no solar, no aporta tropas, y puedes desembarcar desde ese mar (regla nuestra). Puedes mover la carta cada turno. Hasta después de la próxima guerra.
text-card-irish_friends = Sobre cualquier jugador con una provincia en el Mar de Irlanda: 1 Banda guerrera irlandesa más, hasta que muera su soberano.
text-card-irish_invaders = Una provincia del Mar de Irlanda, no solar, se vuelve irlandesa y no es de nadie. Desaparecen las pretensiones sobre ella y un Caudillo en ella (regla nuestra), y nadie puede pretenderla.
text-card-assassin = Tira: si sale par muere el soberano de otro jugador. Tira otra vez: si sale impar te descubren y pierdes todas tus pretensiones.
text-card-long_ships = Si tu soberano es sajón: una provincia de la Costa Sajona o del Mar Británico, no solar, no aporta tropas, y puedes desembarcar desde el Mar Estrecho (regla nuestra). Puedes mover la carta cada turno. Hasta después de la próxima guerra.
text-card-northerners = Sobre un soberano sajón cualquiera: 1 Espadas más en la próxima guerra, si tiene enfrente un soberano britano.
text-card-night_of_the_long_knives = Un dado por cada soberano britano, también el tuyo: si sale impar, muere. Después la carta queda fuera del juego.
text-card-sorcery = Durante el despliegue: tu punto de ruptura sube en 1, o el de un mando enemigo baja en 1.
text-card-dragons_breath = Antes del despliegue: niebla. Los dos bandos despliegan en secreto y a la vez.
text-card-charisma = Levas 2 elementos más: Lanzas o Psiloi con un soberano britano, Bandas guerreras con uno sajón. Hasta que muera tu soberano.
text-card-hammer_of_the_gods = Antes de una batalla (regla nuestra), en secreto: 1 elemento más que parece infantería pesada y es un Prescindible. Se descubre cuando toca a un enemigo o mueve demasiado deprisa.
text-card-ambush = En tu turno de una batalla: coloca de nuevo hasta 3 elementos que el enemigo no ha visto nunca, dentro de un accidente o detrás de uno, fuera de su vista.
text-card-plashing = En una batalla: tus elementos desplegados en un bosque tienen +1 a su frente hasta que se mueven, retroceden o huyen.
text-card-knights_of_renown = Sobre un soberano britano cualquiera: 1 Caballería más en cada guerra, hasta que muera.
text-card-knights_errant = Levas 1 Caballería más en la próxima guerra.
text-card-grassfire = En tu turno de una batalla: enciende una línea de fuego, de hasta 3 anchos de peana, que nadie puede cruzar. Los dados la hacen avanzar o la apagan; quien es tocado huye.
text-card-hidden_ditch = En una batalla: elementos tuyos que no se han movido tienen +1 a su frente hasta que se mueven, retroceden o huyen.
text-card-steal_a_march = En un turno de una batalla: tus movimientos de marcha pueden acabar en contacto, y Lanzas y Banda guerrera no pagan nada más por los suyos.

# Cómo acabó una campaña

end-overlord = { $player } ha ganado: todos los demás son vasallos suyos.
end-rank = { $player } gana por rango, { $n }.
end-lots = { $player } gana a los dados, con rango igual, { $n }.

# Un mando de una batalla, donde no se sabe de quién es

command = mando { $n }

# Opciones: una frase, y un nombre

option-players = Cuántos soberanos hay.
    .name = soberanos
option-preset = Cuánto dura la campaña, y cuánto hay de sajón en su costa (AA-28.2).
    .name = duración
option-battles = Cómo se libran las batallas (AA-21).
    .name = batallas
option-profile = Como está en los documentos del juego, o con las reglas de la casa que nos parece que lo mejoran.
    .name = perfil
option-rounds = La última ronda, cuando se acaba el tiempo (AA-2.7).
    .name = rondas
option-saxon_shore = Cuánta Costa Sajona empieza sajona (AA-28.1).
    .name = Costa Sajona
option-share_out = Los reinos sin jugador se reparten (AA-2.3).
    .name = repartir reinos vacíos
option-throne_on_death = La única pretensión a un trono se hace valer también cuando muere su soberano (AA-5.9).
    .name = tronos en una muerte
option-war_at_end_of_round = Las guerras se libran al acabar la ronda (AA-26.1), como leemos el documento; si no, en el acto (AA-9.5).
    .name = guerras al final
option-hand_winds = Cartas de los Vientos de cambio que tiene un jugador (AA-2.6).
    .name = cartas de Vientos
option-cards_a_turn = Cartas que un jugador juega o descarta en su turno (AA-3.1).
    .name = cartas por turno
option-war_round = La primera ronda en que puede declararse la guerra (AA-9.1).
    .name = primera ronda de guerra
option-cooldown_rounds = Vueltas a la mesa entre una declaración y la siguiente (AA-9.4).
    .name = paz tras declarar
option-saxon_levy = Bandas guerreras de una provincia sajona, o de una irlandesa con dueño (AA-6.1).
    .name = leva sajona
option-british_levy = Lanzas de una provincia britana (AA-6.1).
    .name = leva britana
option-warlord_levy = Elementos que trae un Caudillo (AA-7.5).
    .name = leva de un Caudillo
option-charisma_levy = Elementos que trae Carisma (AA-7.6).
    .name = leva por Carisma
option-home_raid = Elementos del ejército base que cuesta una incursión contra un solar (AA-8.4).
    .name = incursión contra un solar
option-british_rank = Rango por un soberano britano (AA-12.1).
    .name = rango de un britano
option-vassal_rank = Rango por cada vasallo (AA-12.1).
    .name = rango por vasallo
option-warlord_rank = Rango por cada Caudillo (AA-12.1).
    .name = rango por Caudillo
option-title_rank = Rango por cada título (AA-12.1).
    .name = rango por título
option-siege_bonus = Lo que los sitiados suman a su dado (AA-10.3).
    .name = bono de los sitiados

# Elecciones: un nombre, y qué significa

choice-battles-table = Las libráis vosotros
note-battles-table = Toda batalla se libra en la mesa, movimiento a movimiento.
choice-battles-bots = Las libran bots
note-battles-bots = Los bots mandan todos los bandos; vosotros veis la batalla después. Es regla nuestra.
choice-battles-each = Cada uno como quiera
note-battles-each = Antes de cada batalla cada jugador dice si manda él o lo hace un bot. Es regla nuestra.
choice-battles-quick = Una tirada
note-battles-quick = No se libra batalla: decide una tirada, con probabilidades medidas en batallas. Es regla nuestra.
choice-preset-skirmish = Escaramuza
note-preset-skirmish = Corta: unas pocas guerras, con la Costa Sajona ya sajona; decide el rango. Rondas: { $rounds }.
choice-preset-reign = Un reinado
note-preset-reign = Mediana: una guerra cada cuatro rondas, media Costa Sajona sajona; las más veces decide el rango. Rondas: { $rounds }.
choice-preset-age = La Era
note-preset-age = Larga: guerra tras guerra, hasta que uno sea señor de todos; todo empieza britano. Rondas: { $rounds }.
choice-saxon_shore-none = Ninguna
note-saxon_shore-none = Todas las provincias empiezan britanas.
choice-saxon_shore-some = Parte
note-saxon_shore-some = En cada reino, una provincia sí y una no de su Costa Sajona, salvo el solar; cuáles, es regla nuestra.
choice-saxon_shore-all = Toda
note-saxon_shore-all = Toda provincia de la Costa Sajona que no es solar.

# A cuántas rondas llega una duración, según el número de soberanos

rounds-first = { $n } con { $rulers } soberanos
rounds-more = { $before }, { $n } con { $rulers }
rounds-span = { $first } a { $last }

# Qué saber antes de sentarse

seat-note = Britano. Solar { $home }; { $land }.
seat-saxon = { $province } (sajona)
