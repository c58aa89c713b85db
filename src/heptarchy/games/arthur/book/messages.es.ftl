# Lo que ha pasado. Cada una es una oración entera: su primera letra pasa a mayúscula.

told-first-player = { $player } empieza todas las rondas
told-claimed = { $player } pretende { $province }
told-claimed-title = { $player } pretende el título de { $title }
told-claimed-throne = { $player } pretende el trono de { $player2 }
told-claim-ended = { $player } ya no pretende { $province }
told-title-claim-ended = { $player } ya no pretende el título de { $title }
told-throne-claim-ended = { $player } ya no pretende el trono de { $player2 }
told-land-gained = { $player } toma { $province }
told-land-vacant = { $player } pierde { $province }: la pretenden varios y queda sin dueño
told-title-gained = el soberano de { $player } es ahora { $title }
told-title-lost = { $player } deja el título de { $title }
told-swore = { $player } es ahora vasallo de { $player2 }
told-freed = { $player } ya no es vasallo de { $player2 }
told-ruler-died = { $ruler } ha muerto, y le sigue un heredero
told-warlord-died = el Caudillo de { $province } ha muerto
told-people-changed = el soberano de { $player } es ahora { $people }
told-card-leaves = { $card } ya no está ante { $player }
told-card-lies = { $card } queda ante { $player }
told-plot-found = se descubre la conjura de { $player }
told-warlord-rose = un Caudillo se alza en { $province }
told-ships-came = { $player } envía { $card } a { $province }
told-settled = { $province } es ahora { FORM($people, "land") }
told-raided = { $player } hace una incursión en { $province }
told-raiders-back = los incursores de { $player } han vuelto de { $province }
told-round-begins = empieza la ronda { $n }
told-turn-begins = turno de { $player }
told-played = { $player } juega { $card }
told-discarded = { $player } descarta { $card }
told-drew = { $player } roba una carta
told-reshuffled = { $player } roba Barajar de nuevo: todos los descartes vuelven al mazo
told-deck-renewed = los descartes forman un mazo nuevo
told-looked = { $player } mira la mano de { $player2 }
told-saw = { $player } tiene { $card }
told-set-aside = queda apartada una carta de { $player }: { $card }
told-swapped = { $player } cambia una carta con { $player2 }
told-aside-back = { $player } recupera lo que estaba apartado
told-won = { $player } ha ganado
told-war-declared = { $player } declara la guerra a { $player2 }
told-war-void = su razón ya no existe: no hay guerra
told-offered = { $player } hace una oferta a { $player2 }
told-accepted = { $player } acepta la oferta de { $player2 }
told-declined = { $player } rechaza la oferta de { $player2 }
told-kept-word = { $player } ha cumplido la palabra dada a { $player2 }
told-broke-word = { $player } ha faltado a la palabra dada a { $player2 }
told-joined = { $player } se une al bando de { $player2 }
told-raised = { $player } elige { $kind }
told-gave-up = { $player } renuncia a { $kind }, pues su solar sufre incursiones
told-led = el general de { $player } va con { $kind }
told-warlord-band = el Caudillo de { $province } va con { $kind } por { $player }
told-prince-band = el Príncipe guerrero de { $player } va con { $kind }
told-levied = leva de { $player }: { $n } { $n ->
    [one] elemento
   *[other] elementos
}
told-stands-siege = { $player } resiste un asedio
told-gives-battle = { $player } da batalla
told-battle-begins = batalla: { $player } contra { $player2 }
told-commanded = { $player } manda en persona
told-delegated = un bot manda por { $player }
told-quick-chances = batalla rápida, probabilidades de ganar por ciento: { $player } { $n }, { $player2 } { $n2 }
told-quick-won = batalla rápida, por probabilidades medidas: { $player } vence a { $player2 }
told-quick-drawn = batalla rápida, por probabilidades medidas: no ganan ni { $player } ni { $player2 }
told-general-kept = general de { $player }: { $n } con dos dados, se pierde desde { $n2 }; su elemento resiste
told-general-lost = general de { $player }: { $n } con dos dados, se pierde desde { $n2 }; su elemento es destruido
told-band-kept = una escolta de { $player }: { $n } con dos dados, se pierde desde { $n2 }; resiste
told-band-lost = una escolta de { $player }: { $n } con dos dados, se pierde desde { $n2 }; es destruida
told-auxilia-kept = Auxiliares de { $player }: { $n } con dos dados, se pierden desde { $n2 }; resisten
told-auxilia-lost = Auxiliares de { $player }: { $n } con dos dados, se pierden desde { $n2 }; son destruidos
told-drilled = { $player } adiestra Lanzas del ejército base como Auxiliares
told-turned = { $player } convierte Auxiliares del ejército base en Lanzas
told-went-home = { $player } se va a casa del asedio
told-siege-round = ronda { $n } del asedio
told-siege-scores = los sitiadores tienen { $n }, los sitiados { $n2 }
told-siege-loss = { $player } pierde { $kind }
told-siege-lifted = { $player } levanta el asedio
told-sallied = { $player } hace una salida
told-war-drawn = la guerra queda en tablas y no resuelve nada
told-war-won = el bando de { $player } ha ganado la guerra
told-stood-back = { $player } se aparta y conserva su pretensión

# Por qué no
why-first-round = en la primera ronda todos juegan Establecer pretensión
why-used = { $card } ya se ha usado en este turno
why-set-aside = Merlín ha apartado { $card }
why-for-battles = { $card } es para batallas: aquí solo puede descartarse
why-nothing-for-it = ahora no hay nada para lo que jugar { $card }
why-not-in-hand = { $card } no está en tu mano
why-base-card = { $card } es una carta base: nunca se descarta
why-war-later = la guerra puede declararse desde la ronda { $n }
why-peace = hay paz tras la última guerra; turnos que quedan: { $n }
why-no-cause = la guerra pide una pretensión entre tú y alguien que no esté unido a ti por vasallaje
why-not-in-play = { $province } no está en juego
why-no-place-for = { $province } no sirve para { $card }
why-nobody-for = { $player } no sirve para { $card }
why-own-land = { $province } es tierra tuya
why-not-your-land = { $province } no es tierra tuya
why-home-stays = { $province } es un solar: solo cambia con su soberano
why-not-british = { $province } no es britana
why-no-saxons-near = { $province } no está en la Costa Sajona ni junto a una provincia sajona
why-home = { $province } es un solar: nadie lo pretende
why-yours = { $province } ya es tuya
why-irish-alone = { $province } es solo de los irlandeses
why-no-owner = { $province } no tiene dueño: esta carta pretende tierra de otro jugador
why-claimed = ya pretendes { $province }
why-bound-land = { $province } es tierra de tu señor o de tu vasallo
why-does-not-touch = { $province } no toca tu tierra
why-not-of-people = tu soberano no es del pueblo que pide el título de { $title }
why-title-yours = ya tienes el título de { $title }
why-title-claimed = ya pretendes el título de { $title }
why-own-throne = nadie pretende su propio trono
why-throne-claimed = ya pretendes ese trono
why-bound-title = el título de { $title } lo tiene tu señor o tu vasallo
why-bound-throne = ya eres su señor, o lo es el tuyo
# Las batallas son partidas de DBA
why-within = no es eso lo que se pregunta mientras se libra una batalla

# El turno: qué se pregunta
ask-over = La campaña ha terminado
ask-others = Se pregunta a otros
ask-share = Se reparten los reinos sin jugador: ¿qué provincia tomas?
ask-card = Tu turno, carta { $n } de { $most }: ¿qué carta juegas o descartas?
ask-card-claim = Tu turno, carta { $n } de { $most }: en la primera ronda debes jugar Establecer pretensión
ask-sail = { $card } en { $province }: ¿dejas la carta ahí o la mueves?
ask-drill = A la romana: ¿adiestras Lanzas del ejército base como Auxiliares? Auxiliares que tienes: { $n }
ask-renounce = Renuncia: ¿qué pretensión dejas, o eso es todo?
ask-look = Merlín: ¿de quién miras la mano?
ask-art = Merlín: ¿qué haces con la mano de { $player }? { $n ->
    [one] Queda { $n } cosa
   *[other] Quedan { $n } cosas
}
ask-gift = Merlín: ¿qué carta das a { $player } por { $card }?
ask-raiders = Incursión en { $province }: ¿qué elemento envías?

# Para qué es una carta: qué se pregunta
ask-target-establish-claim = Establecer pretensión: ¿qué pretendes?
ask-target-raid = Incursión: ¿contra qué provincia?
ask-target-renounce-claim = Renuncia: ¿qué pretensión dejas, si dejas alguna?
ask-target-saxon-settlement = Asentamiento sajón: ¿cuál de tus provincias se vuelve sajona?
ask-target-rebellion = Rebelión: tu vínculo con { $player } deja de contar
ask-target-migrating-saxons = Migración sajona: ¿qué provincia se vuelve sajona?
ask-target-claim-to-the-throne = Pretensión al trono: ¿el trono de quién pretendes?
ask-target-migrating-britons = Migración britana: ¿qué provincia se vuelve britana?
ask-target-saxon-usurper = Usurpador sajón: ¿qué soberano cae ante él?
ask-target-fall-of-the-mighty = Caída del poderoso: ¿quién muere?
ask-target-for-whom-the-bell-tolls = Por quién doblan las campanas: ¿quién muere?
ask-target-out-of-the-monastery = Salido del monasterio: ¿qué trono será pretendido?
ask-target-britons-unite = ¡Britanos, uníos!: es solo para ti
ask-target-unexpected-inheritance = Herencia inesperada: ¿quién recibe una pretensión?
ask-target-treachery = Traición: ¿sobre cuál de tus provincias se quita una pretensión?
ask-target-warlord = Caudillo: ¿en cuál de tus provincias se alza?
ask-target-irish-subjects = Súbditos irlandeses: ¿qué provincia irlandesa pasa a ser tuya?
ask-target-irish-scourge = Azote irlandés: ¿qué provincia no aporta tropas?
ask-target-irish-friends = Amigos irlandeses: ¿ante qué soberano pones la carta?
ask-target-irish-invaders = Invasores irlandeses: ¿qué provincia toman los irlandeses?
ask-target-assassin = Asesino: ¿el soberano de quién ha de morir?
ask-target-long-ships = Naves largas: ¿qué provincia no aporta tropas?
ask-target-night-of-the-long-knives = Noche de los cuchillos largos: se tira un dado por cada soberano britano
ask-target-ruler = { $card }: ¿ante qué soberano pones la carta?
ask-target-self = { $card }: es solo para ti
ask-pretender = Salido del monasterio: ¿quién pretenderá el trono de { $player }?
ask-bequest = Herencia inesperada: ¿qué provincia pretenderá { $player }?
ask-whose-claim = Traición: ¿de quién es la pretensión sobre { $province } que se quita?

# Guerras: qué se pregunta
ask-war = { $declarer } declara la guerra a { $enemy } por { $thing }
ask-war-of-faith = { $declarer } declara la guerra a { $enemy } para echar a { name-faith }
ask-wars = { $before }; { $next }
ask-enemy = { $card }: ¿a quién declaras la guerra?
ask-reason = Guerra a { $player }: ¿cuál es la razón?
ask-reason-second = Segunda guerra, a { $player }: ¿cuál es la razón?
ask-uphold = { $war }, por tu pretensión: ¿la mantienes, o renuncias a ella y no hay guerra?
ask-uphold-bound = { $war }, por tu pretensión: Merlín ha apartado Renuncia, así que se mantiene
ask-side = Elige tu bando: { $war }
ask-side-second = Elige tu bando, o declara una segunda guerra: { $war }
ask-field = { $war }: ¿das batalla o resistes un asedio?
ask-command = Batalla: ¿mandas en persona, o manda un bot por ti?

# Ofertas: qué se pregunta
ask-promised-promise = renunciar a { $it }
ask-promised-promise-title = renunciar al título de { $it }
ask-promised-promise-throne = renunciar al trono de { $it }
ask-promised-yield = apartarse de { $it }
ask-promised-yield-title = apartarse del título de { $it }
ask-promised-yield-throne = apartarse del trono de { $it }
ask-offer = { $war }: antes de elegir bandos, ¿a quién haces una oferta?
ask-promise = ¿Qué prometes a { $player } si se une a tu bando?
ask-reply = { $player } promete { $promise } si te unes a su bando: ¿lo aceptas? No obliga a nadie

# La leva: qué se pregunta
ask-give-up = Tu solar sufre incursiones: ¿qué elemento del ejército base dejas? Faltan { $n }
ask-lead = Leva: ¿con qué elemento va tu general?
ask-lead-turn = Leva: ¿con qué elemento va tu general? Antes puedes convertir pedyt
ask-raise = Leva: ¿qué tipo eliges para { $source }?
ask-band = Leva: ¿qué elemento es la escolta de { $leader }?
ask-band-anew = Se ha perdido la escolta y vive { $leader }: ¿con qué elemento va ahora?
ask-general = Se ha perdido el elemento de tu general: ¿con cuál va ahora?

# El asedio: qué se pregunta
ask-consent = Asedio: tu vasallo { $player } quiere irse a casa; ¿lo dejas ir?
ask-leave = Asedio en la guerra de { $declarer } contra { $enemy }: ¿te quedas o te vas a casa?
ask-lose = Asedio, ronda { $n }: tu bando tiene menos puntos; ¿qué elemento pierdes?
ask-lift = Asedio, acabó la ronda { $n }: ¿sigues, o levantas el asedio y la guerra queda en tablas?
ask-sally = Asedio, ronda { $n }: ¿aguantas o haces una salida a dar batalla?

# Muerte y arreglo: qué se pregunta
ask-heir = Tu soberano ha muerto y has perdido { $things }: ¿qué pretensiones gratis conserva el heredero?
ask-back = Eres uno de los { $n } que pretenden { $thing }: ¿te apartas y conservas tu pretensión, o insistes?
