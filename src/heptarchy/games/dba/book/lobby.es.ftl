# La ficha del juego en la sala, sus opciones y módulos.

dba-about = Dos ejércitos sobre una mesa abierta: muros de escudos, bandas y caballería, que se mueven libremente y se miden en pasos.
