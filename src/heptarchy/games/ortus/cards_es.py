"""What the cards do, in Spanish, and the ready decks: the texts that a player reads, with the usual figures."""

from __future__ import annotations

# By key: those that are no Earl cards
CARD_NAMES: dict[str, str] = {
    "infantry": "Infantería",
    "knight": "Caballero",
    "viking": "Vikingo",
    "chieftain": "Caudillo",
    "king": "Carta del Rey",
    "royal_infantry": "Infantería Real",
    "tower": "Torre",
    "tent": "Tienda",
}

CARD_TEXTS: dict[str, str] = {
    "castle": (
        "En la mesa: la sede de un nuevo Feudo, que un Asedio toma con 2 puntos que pasen de defensores y Torres. "
        "Inmune al Saqueo y a la Intriga; nunca es Rescate ni Apuesta."
    ),
    "land": (
        "Al colocarlo desde la Mano da 1 carta de Ejército para tu Reserva. En cada batalla despliega 1 carta de la "
        "Reserva y al Reclutar da 1 más; junto a un Mercado, 2 y 2."
    ),
    "market_town": (
        "Cada Campo de su Feudo despliega 2 y recluta 2 cartas en lugar de 1. Un segundo Mercado en el Feudo no añade "
        "nada, y sin un Campo no hace nada."
        " El factor es cifra nuestra."
    ),
    "church": (
        "Si tienes más Iglesias que cada uno de los demás Condes y no hay Catedral, controlas la Iglesia y eliges el "
        "resultado cuando la carta de Batalla dice La Iglesia Decide. Con una Iglesia puedes Legar aunque otro tenga "
        "la Catedral."
    ),
    "cathedral": (
        "Solo hay una en la mesa. Quien la tiene controla la Iglesia y elige el resultado de La Iglesia Decide; los "
        "demás Condes no pueden Legar sin una Iglesia. En una Rebelión solo estorba la Catedral del Rey, y la elección "
        "es para el Conde que lucha contra el Rey."
    ),
    "prince": (
        "Como Lord: lucha con Fuerza 2 en cada batalla, vuelve a casa y te deja Legar con un Estandarte. Desde la "
        "Mano: Fuerza 2 en una batalla, y se descarta. La Traición solo lo mata a él."
        " Su Fuerza es cifra nuestra."
    ),
    "vassal": (
        "Como Lord: Fuerza 1 en cada batalla y una respuesta en cada pugna, pero la Traición contra él cuesta el "
        "Feudo entero. Desde la Mano: Fuerza 1 en una batalla, una respuesta en una pugna o Emisario a los Vikingos "
        "por 1 cubo."
        " Su Fuerza y el cubo son cifras nuestras."
    ),
    "champion": (
        "Como Lord: Fuerza 2 en cada batalla; la Traición solo lo mata a él. Desde la Mano: Fuerza 2 en una batalla, "
        "la convocatoria de una Justa o un comodín en ella."
        " Su Fuerza es cifra nuestra, y que convoque la Justa, regla nuestra."
    ),
    "monk": (
        "Como Lord es Abad, y su Feudo un Monasterio: con una Acción ves la Mano de otro Conde. Desde la Mano: "
        "Emisario a los Vikingos por 2 cubos. Nunca lucha."
    ),
    "mercenary": (
        "En la mesa: está fuera de los Feudos y lucha con Fuerza 1 más la de su Guarnición, una carta de Ejército de "
        "tu Reserva. Desde la Mano: Fuerza 1 en una batalla. Es vulnerable a la Traición y a la Intriga."
        " Su Fuerza es cifra nuestra."
    ),
    "treachery": (
        "Acción: mata a un Lord (con un Lord Vasallo cae el Feudo entero) o a un Mercenario con su Guarnición, o hace "
        "que un Conde descarte al azar 2 cartas de su Mano. Este puede responder con Aliados."
        " Cuántas cartas de la Mano es cifra nuestra."
    ),
    "intrigue": (
        "Acción: toma hasta 2 Propiedades de un Feudo, o un Mercenario con su Guarnición, o hasta 2 cartas de "
        "Ejército de una Reserva. El Conde puede responder con Aliados."
        " Ambas cifras son nuestras."
    ),
    "allies": (
        "Respuesta a una Traición o una Intriga contra ti. Comienza una pugna: por turno, primero el otro, cada uno "
        "responde con un Vasallo, y pierde quien no responde."
    ),
    "banquet": (
        "Acción: roba 2 cartas, si tu mazo las tiene. En una Rebelión semicooperativa también aparta al Rey cuando "
        "sale tu cubo. Con un Monje en la Mano es un Punto de Legado en Invierno."
    ),
    "banner": (
        "Acción: álzalo por la corona; con 2 más que cada uno de los demás Condes eres Rey. O juégalo sobre un Lord "
        "Príncipe para Legar: Estandarte y Príncipe se descartan, y tus descartes se barajan en tu mazo."
    ),
    "palace": (
        "La sede de tu primer Feudo, que un Asedio toma con 3 puntos que pasen de defensores y Torres. Destruido, "
        "puede volver a la Mano al Legar y se coloca otra vez con una Acción. Inmune a la Intriga."
    ),
    "infantry": (
        "Carta de Ejército de Fuerza 1. En la Reserva lucha si tus Campos pueden desplegarla; en una Guarnición lucha "
        "con su Mercenario; en el Ejército Real, con el Rey. Llena de daño, muere."
    ),
    "knight": (
        "Carta de Ejército de Fuerza 2. En la Reserva lucha si tus Campos pueden desplegarla; en una Guarnición lucha "
        "con su Mercenario; en el Ejército Real, con el Rey. Muere con 2 puntos de daño y sobrevive a 1."
        " Su Fuerza es cifra nuestra."
    ),
    "viking": (
        "Fuerza 1 en la Horda. La Horda ataca entera en cada turno Vikingo, donde la envía el Conde cuyo cubo sale; "
        "destruye y nunca captura."
        " La Fuerza es cifra nuestra, y que la Horda deba atacar, regla nuestra."
    ),
    "chieftain": (
        "Fuerza 2 en la Horda. Muere con 2 puntos de daño y sobrevive a 1. La Horda ataca entera, donde la envía el "
        "Conde cuyo cubo sale."
        " Su Fuerza es cifra nuestra, y que la Horda deba atacar, regla nuestra."
    ),
    "king": (
        "Para el Conde con una ventaja de 2 Estandartes. Lucha con Fuerza 1 y nunca muere, y cada uno de los demás "
        "Condes con Reserva da 1 carta de ella al Ejército Real, que no necesita Campos."
        " Que no los necesite es regla nuestra."
    ),
    "royal_infantry": (
        "Rebelión: está junto a la Carta del Rey, y hay tantas como Condes al principio. Cada una lucha con Fuerza 1 "
        "y nunca muere."
    ),
    "tower": (
        "Cualquier carta de la Mano, boca abajo, sin gastar la Acción. En un Saqueo o un Asedio cada Torre absorbe 1 "
        "punto y permanece; un Ataque a las Torres destruye una por cada punto."
    ),
    "tent": (
        "Caballero Errante: el primer Feudo de un Caballero. Despliega 2 cartas de la Reserva. Un Asedio la destruye "
        "con 1 punto que pase de defensores y Torres y nunca la captura; sin Feudo, su Caballero la planta de nuevo."
    ),
}

# By style: name, what it aims at
STYLES: dict[str, tuple[str, str]] = {
    "politician": (
        "Equilibrado, con mucha política",
        "Un poco de todo, y bastantes Traiciones e Intrigas para vivir de los demás (OR-3.6).",
    ),
    "rush": (
        "Golpe repentino",
        "Campeones, Mercenarios y Vasallos desde la Mano: asedia el Palacio antes de que tenga Torres (OR-9.9).",
    ),
    "landlord": (
        "Campos y levas",
        "Campos en torno a Mercados reúnen un ejército que ninguna Mano puede resistir.",
    ),
    "bishop": (
        "El Arzobispo",
        "La Catedral y las Iglesias deciden las batallas e impiden Legar a los demás.",
    ),
    "mercenary": (
        "Lanzas a sueldo",
        "Mercenarios con Guarnición luchan sin Campos; las Torres guardan el Palacio.",
    ),
    "heir": (
        "Un largo linaje",
        "Príncipes y Estandartes: lega una y otra vez, y sobrevive a todos.",
    ),
    "crown": (
        "La corona",
        "Estandartes por la corona, una Catedral a su lado y Aliados para conservar ambas.",
    ),
    "envoy": (
        "Amigos al otro lado del mar",
        "Monjes y Vasallos llenan la bolsa, para que los Vikingos vayan adonde tú los envíes.",
    ),
}
