# Los niveles de los bots, y cómo juega cada uno

level-thrall = Siervo
    .sentence = Casi siempre juega cualquier cosa que esté permitida.
level-ceorl = Campesino libre
    .sentence = Ve lo que parece bueno ahora, y a menudo se olvida de mirar.
level-thegn = Noble sajón
    .sentence = Toma lo que parece bueno ahora, y a veces se descuida.
level-ealdorman = Conde
    .sentence = Toma lo que parece mejor ahora, y casi nunca se descuida.
level-king = Rey
    .sentence = Juega muchas partidas en la mente antes de cada respuesta, y solo sabe lo que le dejas ver.

# Bots de otros autores, cuando no dicen nada de sí mismos
guest-house = Un programa que trae este servidor.
guest-unknown = Un invitado de otra casa.
