# Cómo se llama el juego

title = 878: Vikingos

# Mares

sea-north_sea = Mar del Norte
sea-english_channel = Canal de la Mancha
sea-severn_sea = Mar del Severn
sea-irish_sea = Mar de Irlanda

# Qué hacen las cartas de Evento

text-event-feigned_retreat = Antes de la primera tirada de una batalla, los ingleses hacen una tirada adicional. Solo cuentan sus Huidas. El fyrd también tira (es cosa nuestra).
text-event-english_traitors = En un condado, hasta 2 thegns se cambian por nórdicos de la reserva. Si quedan allí unidades inglesas, se libra una batalla de inmediato (es cosa nuestra).
text-event-shield_wall = En cada batalla de este turno inglés, los vikingos anulan el primer Impacto que reciben.
text-event-northumbrian_discord = Antes de una batalla en Durham, Carlisle, York o Manchester donde defienden ambos, huscarles y thegns hacen una tirada los unos contra los otros. Cuentan los Impactos y las Huidas, no las Órdenes (es cosa nuestra).
text-event-viking_ships = Un ejército vikingo o un Líder puede gastar un paso en navegar de un condado costero a otro del mismo mar.
text-event-viking_fort = En esta batalla los vikingos anulan un Impacto de cada tirada inglesa.
text-event-increased_morale = En un condado o en la carta de un Líder, hasta 2 nórdicos se cambian por berserkers de la reserva.
text-event-viking_terror = En esta batalla no se roba carta de fyrd. Se juega antes de robarla (es cosa nuestra).
text-event-surprise_attack = Antes de la batalla los vikingos hacen una tirada adicional completa. Si el condado queda vacío no hay batalla, y un Líder no pierde ningún paso (es cosa nuestra).
text-event-ceolwulf = Si Lincoln, Leicester o Lichfield está bajo control vikingo, se retiran todas las unidades inglesas de otro de los tres. Después pueden colocarse allí hasta 2 unidades vikingas de cualquier lugar del mapa.
text-event-kings_purse = Se añaden hasta 3 huscarles en total a condados donde ya hay un huscarle.
text-event-rebellion = En un condado los vikingos pierden una unidad, a su elección. Luego se roba una carta de fyrd, y ese fyrd ataca al resto de inmediato.
text-event-saxon_navy = Antes del movimiento vikingo, se nombran 6 condados costeros. Los vikingos no pueden entrar en ellos este turno, ni por tierra, ni por mar, ni con una Orden (las vías son cosa nuestra).
text-event-danegeld = Antes de esta batalla y de cada una posterior de este turno, los atacantes entregan 1 berserker o 2 nórdicos, a su elección. Un nórdico que está solo paga por entero.
text-event-alfreds_gambit = Antes de esta batalla y de cada una posterior de este turno, se roba una carta de fyrd, y ese fyrd se une al ataque inglés.
text-event-archers = Antes de la batalla los ingleses hacen una tirada adicional. No se tienen en cuenta sus Huidas.
text-event-religious_conversion = En un condado, hasta 2 nórdicos se cambian por thegns de la reserva. Si quedan allí vikingos, se libra una batalla de inmediato (es cosa nuestra).
text-event-escape_into_the_wilds = Entre una tirada inglesa y una vikinga, todas las unidades inglesas se van a un condado adyacente sin vikingos. Los vikingos han ganado la batalla (es cosa nuestra).
text-event-improved_training = En cada batalla de este turno de los thegns, las Huidas de los thegns cuentan como Impactos.
text-event-thegn_leadership = En este turno de los thegns, cada ejército inglés tiene 2 pasos más. También el de Alfredo (es cosa nuestra).
text-event-spy = Un ejército inglés con un thegn puede recorrer hasta 2 condados para unirse a la batalla. No puede atravesar vikingos ni pantanos (es cosa nuestra).
text-event-ambush = Antes de la batalla los ingleses hacen una tirada adicional completa.

# Qué hacen las cartas de Movimiento y de Tratado

text-move = { part-gives }{ $armies ->
    [one] { "" }
   *[other] { " cada uno" }
}.
text-treaty = { part-gives }{ $armies ->
    [one] { "" }
   *[other] { " cada uno" }
}. Cuando ambas facciones de un bando han jugado el suyo, la partida termina al acabar la ronda, a partir de la Ronda V.

# Cuándo se juega una carta: el turno, y el momento

window-card = Turno de la propia facción, al final de la Fase de Refuerzos
window-0 = Fase de Refuerzos de los { $turn }
window-1 = { $turn }, antes de mover los ejércitos
window-2 = { $turn }, en el camino de un Líder o de un ejército
window-3 = { $turn }, antes de robar la carta de fyrd
window-4 = { $turn }, antes de la primera tirada
window-5 = { $turn }, antes de que tiren los vikingos
turn-0-1 = nórdicos
turn-0-2 = berserkers
turn-0-4 = huscarles
turn-0-8 = thegns
turn-1-3 = Turno vikingo
turn-1-8 = Turno de los thegns
turn-2-1 = Turno de los nórdicos
turn-2-2 = Turno de los berserkers
turn-3-2 = Batalla en un turno de los berserkers
turn-4-15 = Cualquier batalla
turn-4-3 = Batalla en un turno vikingo
turn-4-12 = Batalla en un turno inglés
turn-4-1 = Batalla en un turno de los nórdicos
turn-4-2 = Batalla en un turno de los berserkers
turn-4-8 = Batalla en un turno de los thegns
turn-5-3 = Batalla en un turno vikingo

# Qué suponen las probabilidades

part-policy = Sin más Eventos y sin que nadie se retire. Los ingleses pierden primero el fyrd, luego thegns y después huscarles; los vikingos, un berserker con el primer Impacto y luego nórdicos antes que berserkers.
assumes-units = { part-policy }
assumes-draw = { part-policy } La carta de fyrd está aún por descubrir.
assumes-rough = { part-policy } No se cuentan los Eventos en vigor ni los dados de la mesa: la probabilidad es aproximada.
assumes-modules = { part-policy } No se cuentan las losetas, los dados, las reliquias ni las cartas de la Era Vikinga: la probabilidad es aproximada.
assumes-won = La batalla está decidida.

# Opciones: una frase, y un nombre en una o dos palabras

option-players = Cuántos se sientan a la mesa (V-13.1).
    .name = jugadores
option-lone_side = Con tres jugadores: el bando que uno de ellos lleva solo (V-13.1).
    .name = bando en solitario
option-profile = Como está en los documentos del juego, o con las reglas de la casa que nos parece que lo mejoran.
    .name = perfil
option-advanced = Cada facción elige cinco de sus Eventos en lugar de los cinco habituales (V-3.4).
    .name = mazos avanzados
option-land_and_gods = Catorce ciudades tienen una Iglesia; al saquearla, los vikingos reciben una unidad, y si las saquean todas, ganan. Los vikingos construyen Fuertes y Asentamientos que conservan un condado sin unidades, y las Iglesias saqueadas llaman a más fyrd. Dónde están las Iglesias y cuándo caen es cosa nuestra (VX-1).
    .name = Guerra por la tierra y los dioses
option-kingdoms = Cada uno de los cuatro reinos da un poder al bando que tiene bastantes de sus ciudades. De quién es cada reino se mira al comenzar un turno (VX-2).
    .name = Reinos
option-kings = Cada facción recibe en secreto uno de los cuatro Reyes. Un Rey es un Evento que puede jugarse una vez en la partida (VX-3).
    .name = Reyes
option-runes = Cada facción tiene dos dados de Runa o de Oración por ronda, y en una batalla puede añadir uno a una de sus tiradas. Lo que muestran solo ayuda si concuerda con los dados de batalla (VX-4).
    .name = Runas y oraciones
option-relics = Seis ciudades guardan las reliquias de santos, que dan un fyrd más a sus defensores. Los vikingos que toman una de ellas se llevan la reliquia y pueden gastarla para volver a tirar (VX-5).
    .name = Reliquias y lugares santos
option-legends = Tres de seis Leyendas quedan a la vista, y el primer bando que cumple la hazaña de una se la lleva. Cada una da a su bando una recompensa, una sola vez (VX-6).
    .name = Leyendas
option-epic_battles = Tres cartas de Batalla épica se barajan en el mazo de fyrd. La que se descubre cambia esa batalla: un traidor, un duelo, niebla, un asalto al alba y más. Todas las cartas menos el Traidor son nuestras (VX-7).
    .name = Batallas épicas
option-ships = Un Líder vikingo deja un barco donde desembarca, seis como máximo. Por un paso los vikingos van de un barco a cualquier otro, hasta que los ingleses ocupan su condado (VX-8).
    .name = Barcos vikingos
option-legendary_leaders = Ragnar Lothbrok llega en lugar de Halfdan y hace vacilar a los ingleses en su primera tirada. Una vez en la partida, Lagertha toma parte de las unidades de un Líder y desembarca con ellas por su cuenta. Las unidades de Ragnar y lo que hace Lagertha son cosa nuestra (VX-9).
    .name = Líderes legendarios
option-reinforcements_wait = Las unidades de la carta de Refuerzos que no tienen lugar lo esperan; si no, vuelven a las reservas (V-5.4).
    .name = refuerzos en espera
option-fled_active = Las unidades huidas vuelven solo en el turno de su propia facción; si no, en cualquiera de su bando (V-5.7).
    .name = huidas por facción
option-plunder_passing = Una fuerza que solo pasa por una ciudad saquea también su Iglesia (VX-1.3).
    .name = saqueo de paso
option-plunder_waits = Lo que trae una Iglesia llega en la siguiente Fase de Refuerzos de su facción; si no, de inmediato (VX-1.3).
    .name = saqueo en espera
option-rounds = Cuántas rondas se juegan como máximo (V-4.1).
    .name = rondas
option-hand_size = Cartas hasta las que una facción repone su mano (V-11.1).
    .name = tamaño de la mano
option-events_per_round = Cartas de Evento que una facción puede jugar en una ronda (V-10.1).
    .name = Eventos por ronda
option-advanced_events = Cartas de Evento de un mazo avanzado (V-3.4).
    .name = Eventos avanzados
option-extra_setup_units = Unidades que cada facción inglesa añade en la preparación (V-3.5).
    .name = unidades adicionales
option-conquest_markers = Marcadores de control con los que los vikingos ganan al final de una ronda (V-12.2).
    .name = marcadores de conquista
option-treaty_markers = Marcadores de control con los que los vikingos ganan un tratado (V-12.4).
    .name = marcadores de tratado
option-treaty_round = La primera ronda que un tratado puede cerrar (V-12.4).
    .name = ronda del tratado
option-alfred_round = La primera ronda en la que puede llegar Alfredo (V-5.6).
    .name = ronda de Alfredo
option-active_unit_leads = Unidades de la facción activa que un Líder necesita para partir (V-6.2).
    .name = unidad activa al mando
option-lost_steps = Pasos que pierde un Líder cuando su primera tirada de ataque no decide la batalla (V-7.8).
    .name = pasos perdidos
option-berserkers_first = Primeros Impactos ingleses de una batalla que se llevan a un berserker (V-9.8).
    .name = berserkers primero
option-event_unit = Unidades propias que una facción necesita en una batalla para jugar allí un Evento (V-10.5).
    .name = unidad para Eventos
option-traitors = Máximo de thegns que cambian los Traidores ingleses (V-15.12).
    .name = traidores
option-converts = Máximo de nórdicos que cambia la Conversión religiosa (V-15.41).
    .name = conversos
option-morale_units = Máximo de nórdicos que cambia la Moral alta (V-15.21).
    .name = unidades de moral
option-ceolwulf_units = Máximo de vikingos que Ceolwulf deja entrar (V-15.24).
    .name = unidades de Ceolwulf
option-wall_hits = Impactos que un Muro de escudos anula en una batalla (V-15.13).
    .name = Impactos del muro
option-fort_hits = Impactos de cada tirada inglesa que anula un Fuerte vikingo (V-15.16).
    .name = Impactos del fuerte
option-purse_units = Máximo de huscarles que añade el Tesoro del rey (V-15.31).
    .name = unidades del tesoro
option-rebellion_loss = Vikingos que se pierden al estallar una Rebelión (V-15.32).
    .name = bajas de la rebelión
option-navy_shires = Condados costeros que cierra la Flota sajona (V-15.33).
    .name = condados de la flota
option-geld_berserkers = Berserkers que pagan el Danegeld (V-15.34).
    .name = berserkers del Danegeld
option-geld_norsemen = Nórdicos que pagan el Danegeld (V-15.34).
    .name = nórdicos del Danegeld
option-leadership_steps = Pasos que añade el Liderazgo de los thegns (V-15.44).
    .name = pasos de liderazgo
option-spy_steps = Condados que puede recorrer un ejército llamado por un Espía (V-15.45).
    .name = pasos del espía
option-fort_tiles = Losetas de Fuertes y Asentamientos (VX-1.1).
    .name = losetas de fuerte
option-plunder_units = Unidades que llegan cuando se saquea una Iglesia (VX-1.3).
    .name = unidades del saqueo
option-fort_units = Unidades que se entregan por un Fuerte (VX-1.6).
    .name = coste de un fuerte
option-kingdom_steps = Pasos que añade el poder de un reino (VX-2.2).
    .name = pasos de un reino
option-kingdom_fyrd = Fyrd que añade o quita el poder de un reino (VX-2.2).
    .name = fyrd de un reino
option-aella_dice = Dados que Aella deja volver a tirar a su bando (VX-3.11).
    .name = dados de Aella
option-edmund_hits = Impactos que anula Edmundo (VX-3.12).
    .name = Impactos de Edmundo
option-burgred_steps = Pasos que añade Burgred (VX-3.13).
    .name = pasos de Burgred
option-aethelred_units = Máximo de unidades que añade Etelredo (VX-3.14).
    .name = unidades de Etelredo
option-rune_dice = Dados de Runa o de Oración que una facción tiene por ronda (VX-4.1).
    .name = dados de runa
option-relic_fyrd = Fyrd que una reliquia da a su lugar santo (VX-5.2).
    .name = fyrd de una reliquia
option-legends_open = Leyendas que quedan a la vista (VX-6.1).
    .name = Leyendas a la vista
option-host_units = Unidades en un condado que hacen La Gran Hueste (VX-6.11).
    .name = Gran Hueste
option-biter_hits = Impactos de una tirada que hacen al Muerdeescudos (VX-6.12).
    .name = Muerdeescudos
option-stand_hits = Impactos que anula La Última Defensa (VX-6.13).
    .name = Última Defensa
option-march_cities = Ciudades tomadas en un turno que hacen La Marcha Veloz (VX-6.14).
    .name = Marcha Veloz
option-march_units = Unidades que añade La Marcha Veloz (VX-6.14).
    .name = unidades de la Marcha
option-slayer_units = Máximo de Unidades Huidas que El Matarreyes hace volver (VX-6.15).
    .name = unidades del Matarreyes
option-saga_battles = Batallas ganadas en un turno que hacen al Cantor de Sagas (VX-6.16).
    .name = Cantor de Sagas
option-epic_cards = Cartas de Batalla épica en el mazo de fyrd (VX-7.1).
    .name = cartas épicas
option-ship_markers = Marcadores de barco (VX-8.2).
    .name = barcos

# Opciones que no casan, hasta lo que se dio

bad-lone-side = el bando en solitario solo es para tres jugadores, no { $n }
bad-treaty-markers = los marcadores de tratado no pueden ser más que los de conquista

# La Era Vikinga: poderes de los reinos

power-english-northumbria = Cada carta de fyrd que se descubre para defender una ciudad de Northumbria trae 1 fyrd más.
power-english-mercia = En el turno de los thegns, un ejército inglés puede dar 1 paso más.
power-english-east_anglia = En su Fase de Refuerzos los thegns añaden 1 thegn a una ciudad de Anglia Oriental que está en manos inglesas.
power-english-wessex = En su Fase de Refuerzos los huscarles añaden 1 huscarle a una ciudad de Wessex que está en manos inglesas.
power-viking-northumbria = Al comenzar su turno los nórdicos añaden 1 nórdico a una ciudad de Northumbria que está en manos vikingas.
power-viking-mercia = Cada carta de fyrd que se descubre para defender una ciudad de Mercia trae 1 fyrd menos.
power-viking-east_anglia = Una vez por ronda, un Líder vikingo puede dar 1 paso más.
power-viking-wessex = Al comenzar su turno los berserkers añaden 1 berserker a una ciudad de Wessex que está en manos vikingas.

# Reyes, batallas épicas, Líderes legendarios

text-king-aella = Antes de la primera tirada de una batalla donde tu facción tiene una unidad: tu bando puede volver a tirar 2 dados de su primera tirada.
text-king-edmund = Antes de la primera tirada de una batalla donde tu facción tiene una unidad: tu bando anula los 2 primeros Impactos que recibe.
text-king-burgred = Antes de que muevan tus ejércitos: un ejército o Líder de este turno puede dar 2 pasos más.
text-king-aethelred = En tu Fase de Refuerzos: se añaden hasta 2 unidades de tu facción a un condado donde tiene una unidad.
text-epic-traitor = Los atacantes nombran una de sus dos facciones. Sus unidades luchan por los defensores en esta batalla; las que siguen vivas al acabar van a las Unidades Huidas.
text-epic-champions_duel = Cada bando tira un dado de una facción que tiene en la batalla. Si solo uno muestra un Impacto, el otro bando pierde 1 unidad, a su elección.
text-epic-morning_fog = En la primera tirada de cada bando, cada tipo de unidad tira 1 dado como máximo.
text-epic-dawn_raid = En esta batalla tiran primero los atacantes.
text-epic-holy_day = En esta batalla las Órdenes no tienen efecto.
text-epic-stand_fast = En esta batalla las Huidas no tienen efecto.
text-epic-broken_ranks = La primera vez que un bando recibe Impactos en esta batalla, pierde 1 unidad más.
text-epic-great_levy = En esta batalla se descubren dos cartas de fyrd, y cuentan las dos.
text-leader-ragnar = En la primera tirada inglesa de cada batalla en la que está, las Órdenes inglesas cuentan como Huidas.
text-leader-lagertha = Una vez en la partida llega con un Líder que se revela, toma parte de sus unidades y desembarca con ellas por su cuenta.

# Runas, y oraciones en el mismo orden: qué piden, qué hacen

need-thor = un Impacto en los dados de batalla de la facción
need-odin = una Orden en los dados de batalla de la facción
need-tyr = una Huida en los dados de batalla de la facción
need-freyja = una Orden en los dados de batalla de la facción
need-loki = ningún Impacto en los dados de batalla de la facción
need-blank = { "" }
effect-thor = Un Impacto más.
effect-odin = Una Orden pasa a ser un Impacto.
effect-tyr = Las Huidas de la facción en esta tirada no cuentan.
effect-freyja = Vuelve una unidad de la facción que cayó antes por un Impacto en esta batalla.
effect-loki = Se vuelven a tirar todos los dados de batalla de la facción, una vez.
effect-blank = Nada.

# Leyendas

deed-great_host = Tener 12 unidades o más en un condado al acabar un turno de tu bando.
deed-shield_biter = Sacar 4 Impactos o más en una tirada.
deed-last_stand = Ganar una batalla con solo 1 unidad, sin contar el fyrd.
deed-swift_march = Tomar 3 ciudades en un turno.
deed-king_slayer = Eliminar a un Líder enemigo en una batalla.
deed-saga_singer = Ganar 3 batallas en un turno.
reward-great_host = Una vez, uno de tus ejércitos o Líderes da 1 paso más.
reward-shield_biter = Una vez, se vuelven a tirar todos los dados de una tirada de tu bando.
reward-last_stand = Una vez, se anulan 2 Impactos de una tirada contra ti.
reward-swift_march = De inmediato, 2 unidades de la facción activa llegan a una de esas ciudades.
reward-king_slayer = De inmediato, vuelven hasta 3 Unidades Huidas de tu bando.
reward-saga_singer = Una vez, una facción de tu bando roba 1 carta más al reponer su mano.

# Marcas del mapa

mark-church = Iglesia
mark-plundered = Iglesia saqueada
mark-fort = Fuerte
mark-settlement = Asentamiento
mark-ship = barco vikingo

# Lo que dice la nota de una carta que no está en ningún documento del juego

own = Es cosa nuestra.
