# La ficha del juego en la sala, sus opciones y módulos.

ortus-about = Condes que construyen mazos, levantan feudos y conspiran por la corona mientras se acercan los vikingos.
ortus-choice-base = El juego base
ortus-choice-heathen = Gran Ejército Bárbaro
ortus-choice-wessex = Campaña de Wessex
ortus-choice-rebellion = Rebelión
ortus-choice-solo = En solitario
ortus-choice-cooperative = Cooperativo
ortus-choice-semi = Semicooperativo
ortus-choice-last = Al final
ortus-choice-first = Al principio
ortus-choice-never = Nunca
ortus-choice-off = No
ortus-choice-banner = Estandarte
ortus-choice-second_card = Segunda carta
