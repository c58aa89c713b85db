# Lo que dice la mesa en la terminal

# Cómo va la campaña
shell-before = Antes de la primera ronda
shell-round = Ronda { $n } de { $of } ({ $date }), turno { $turn }, de { $who }
shell-peace-turns = sin guerra hasta el turno { $n }
shell-peace-rounds = sin guerra hasta la ronda { $n }
shell-date = { $year }, { $season }

# Soberanos
shell-rank = rango { $n }
shell-levy = leva { $n }
shell-winds = { $n } { $n ->
    [one] carta
   *[other] cartas
} de los Vientos
shell-since = { $title } desde { $date }
shell-rebels = en rebelión contra { $lord }
shell-vassal = vasallo de { $lord }
shell-lord = señor de { $vassals }
shell-lineage = reinaron antes que él: { $rulers }
shell-lying = ante él: { $cards }
shell-aside = apartado por Merlín: { $cards }
shell-throne-claimed = trono pretendido por { $who }
shell-title-claimed = Título de { $title }, pretendido por { $who }

# El mapa
shell-nobody = nadie
shell-home = solar
shell-claimed = pretendida por { $who }
shell-warlords = { $n ->
    [one] Caudillo
   *[other] { $n } Caudillos
}
shell-raided = incursión de { $who }

# Una provincia
shell-kingdom = reino de { $name }
shell-away = Fuera del juego.
shell-nobodys = de nadie
shell-owned = de { $who }
shell-touches = Linda con { $names }.

# Guerras
shell-against = { $one } contra { $other }
shell-over-land = por { $name }
shell-over-title = por el título de { $name }
shell-over-throne = por el trono de { $name }
shell-over-faith = para echar a los sajones
shell-pending = Declarada para el final de la ronda ({ $date }): { $who }, { $over }
shell-war = Guerra de { $date }, { $over }: { $who }
shell-siege = Asedio, ronda { $n }: los sitiadores han perdido { $lost } de { $all }; los sitiados, { $lost2 } de { $all2 }
shell-offer = { $by } a { $to }: { $promise } ({ $answer })
shell-promise = renuncia a { $name }
shell-promise-title = renuncia al título de { $name }
shell-promise-throne = renuncia al trono de { $name }
shell-yield = se aparta de { $name }
shell-yield-title = se aparta del título de { $name }
shell-yield-throne = se aparta del trono de { $name }
shell-answer-yes = aceptada
shell-answer-no = rechazada
shell-answer-open = sin respuesta aún

# Cartas
shell-hand = Vientos de cambio de { $who }, además de la mano base
shell-known = { $who } tiene { $cards }
shell-discards = Descartes: { $cards }
shell-gone = Fuera del juego: { $cards }
shell-deck = Cartas en el mazo: { $n }

# Probabilidades
shell-odds-war = Guerra de { $one } a { $other }, { $n } elementos contra { $n2 }; probabilidades del bando que declaró:
shell-odds-battle = batalla: ganar { $win } %, tablas { $draw } %, perder { $loss } %
shell-odds-siege = asedio: ganar { $win } %, tablas { $draw } %, perder { $loss } %
shell-no-war = No hay ninguna guerra. Dos tipos dan las probabilidades de un combate: { $odds } Sp Wb.

# Ayuda, y lo que se escribe
shell-typed-at = pretender, incursión, asentar
shell-help-hand = tus cartas con sus textos, lo que sabes de otras manos, y todos los descartes
shell-help-shire = una provincia entera
shell-help-odds = las probabilidades de las guerras que se libran
