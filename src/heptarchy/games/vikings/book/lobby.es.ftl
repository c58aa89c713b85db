# La ficha del juego en la sala, sus opciones y módulos.

vikings-about = Dos huestes vikingas desembarcan en Inglaterra; dos ejércitos ingleses defienden las ciudades y esperan a Alfredo.
vikings-choice-viking = Vikingos
vikings-choice-english = Ingleses
vikings-modules-title = La era vikinga
vikings-modules-none = sin módulos
vikings-modules-on = { $n } de { $all } módulos
vikings-modules-about = Nueve módulos que cambian la partida. Se juega con los que se quiera, o con ninguno.
vikings-modules-all = Activar todos
vikings-modules-clear = Desactivar todos
vikings-modules-sum = Activos: { $viking } para los vikingos, { $english } para los ingleses, { $neither } para ninguno.
vikings-modules-helps-viking = ayuda a los vikingos
vikings-modules-helps-english = ayuda a los ingleses
vikings-modules-helps-neither = no ayuda a ningún bando
