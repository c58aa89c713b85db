# La ficha del juego en la sala, sus opciones y módulos.

arthur-about = Reyes britanos reclaman, saquean y guerrean por el trono supremo mientras los sajones pueblan la costa.
