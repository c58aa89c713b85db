"""The Spanish of the Viking Age modules, as tables."""

from __future__ import annotations

from heptarchy.games.vikings.words_age import AgeSpeech

MODULES: tuple[str, ...] = (
    "Guerra por la tierra y los dioses",
    "Reinos",
    "Reyes",
    "Runas y oraciones",
    "Reliquias y lugares santos",
    "Leyendas",
    "Batallas épicas",
    "Barcos vikingos",
    "Líderes legendarios",
)
SENTENCES: tuple[str, ...] = (
    (
        "Catorce ciudades tienen una Iglesia; al saquearla, los vikingos reciben una unidad, y si las saquean todas, "
        "ganan. Los vikingos construyen Fuertes y Asentamientos que conservan un condado sin unidades, y las Iglesias "
        "saqueadas llaman a más fyrd. Dónde están las Iglesias y cuándo caen es cosa nuestra (VX-1)."
    ),
    (
        "Cada uno de los cuatro reinos da un poder al bando que tiene bastantes de sus ciudades. "
        "De quién es cada reino se mira al comenzar un turno (VX-2)."
    ),
    (
        "Cada facción recibe en secreto uno de los cuatro Reyes. "
        "Un Rey es un Evento que puede jugarse una vez en la partida (VX-3)."
    ),
    (
        "Cada facción tiene dos dados de Runa o de Oración por ronda, y en una batalla puede añadir uno a una de sus "
        "tiradas. Lo que muestran solo ayuda si concuerda con los dados de batalla (VX-4)."
    ),
    (
        "Seis ciudades guardan las reliquias de santos, que dan un fyrd más a sus defensores. "
        "Los vikingos que toman una de ellas se llevan la reliquia y pueden gastarla para volver a tirar (VX-5)."
    ),
    (
        "Tres de seis Leyendas quedan a la vista, y el primer bando que cumple la hazaña de una se la lleva. "
        "Cada una da a su bando una recompensa, una sola vez (VX-6)."
    ),
    (
        "Tres cartas de Batalla épica se barajan en el mazo de fyrd. "
        "La que se descubre cambia esa batalla: un traidor, un duelo, niebla, un asalto al alba y más. "
        "Todas las cartas menos el Traidor son nuestras (VX-7)."
    ),
    (
        "Un Líder vikingo deja un barco donde desembarca, seis como máximo. "
        "Por un paso los vikingos van de un barco a cualquier otro, hasta que los ingleses ocupan su condado (VX-8)."
    ),
    (
        "Ragnar Lothbrok llega en lugar de Halfdan y hace vacilar a los ingleses en su primera tirada. "
        "Una vez en la partida, Lagertha toma parte de las unidades de un Líder y desembarca con ellas por su cuenta. "
        "Las unidades de Ragnar y lo que hace Lagertha son cosa nuestra (VX-9)."
    ),
)

ENGLISH_POWERS: tuple[str, ...] = (
    "Cada carta de fyrd que se descubre para defender una ciudad de Northumbria trae 1 fyrd más.",
    "En el turno de los thegns, un ejército inglés puede dar 1 paso más.",
    ("En su Fase de Refuerzos los thegns añaden 1 thegn a una ciudad de Anglia Oriental que está en manos inglesas."),
    "En su Fase de Refuerzos los huscarles añaden 1 huscarle a una ciudad de Wessex que está en manos inglesas.",
)
VIKING_POWERS: tuple[str, ...] = (
    "Al comenzar su turno los nórdicos añaden 1 nórdico a una ciudad de Northumbria que está en manos vikingas.",
    "Cada carta de fyrd que se descubre para defender una ciudad de Mercia trae 1 fyrd menos.",
    "Una vez por ronda, un Líder vikingo puede dar 1 paso más.",
    "Al comenzar su turno los berserkers añaden 1 berserker a una ciudad de Wessex que está en manos vikingas.",
)

KING_TEXTS: tuple[str, ...] = (
    (
        "Antes de la primera tirada de una batalla donde tu facción tiene una unidad: tu bando puede volver a tirar 2 "
        "dados de su primera tirada."
    ),
    (
        "Antes de la primera tirada de una batalla donde tu facción tiene una unidad: tu bando anula los 2 primeros "
        "Impactos que recibe."
    ),
    "Antes de que muevan tus ejércitos: un ejército o Líder de este turno puede dar 2 pasos más.",
    "En tu Fase de Refuerzos: se añaden hasta 2 unidades de tu facción a un condado donde tiene una unidad.",
)

NEEDS: tuple[str, ...] = (
    "un Impacto en los dados de batalla de la facción",
    "una Orden en los dados de batalla de la facción",
    "una Huida en los dados de batalla de la facción",
    "una Orden en los dados de batalla de la facción",
    "ningún Impacto en los dados de batalla de la facción",
    "",
)
EFFECTS: tuple[str, ...] = (
    "Un Impacto más.",
    "Una Orden pasa a ser un Impacto.",
    "Las Huidas de la facción en esta tirada no cuentan.",
    "Vuelve una unidad de la facción que cayó antes por un Impacto en esta batalla.",
    "Se vuelven a tirar todos los dados de batalla de la facción, una vez.",
    "Nada.",
)


DEEDS: tuple[str, ...] = (
    "Tener 12 unidades o más en un condado al acabar un turno de tu bando.",
    "Sacar 4 Impactos o más en una tirada.",
    "Ganar una batalla con solo 1 unidad, sin contar el fyrd.",
    "Tomar 3 ciudades en un turno.",
    "Eliminar a un Líder enemigo en una batalla.",
    "Ganar 3 batallas en un turno.",
)
REWARDS: tuple[str, ...] = (
    "Una vez, uno de tus ejércitos o Líderes da 1 paso más.",
    "Una vez, se vuelven a tirar todos los dados de una tirada de tu bando.",
    "Una vez, se anulan 2 Impactos de una tirada contra ti.",
    "De inmediato, 2 unidades de la facción activa llegan a una de esas ciudades.",
    "De inmediato, vuelven hasta 3 Unidades Huidas de tu bando.",
    "Una vez, una facción de tu bando roba 1 carta más al reponer su mano.",
)

EPIC_TEXTS: tuple[str, ...] = (
    (
        "Los atacantes nombran una de sus dos facciones. Sus unidades luchan por los defensores en esta batalla; las "
        "que siguen vivas al acabar van a las Unidades Huidas."
    ),
    (
        "Cada bando tira un dado de una facción que tiene en la batalla. Si solo uno muestra un Impacto, el otro bando "
        "pierde 1 unidad, a su elección."
    ),
    "En la primera tirada de cada bando, cada tipo de unidad tira 1 dado como máximo.",
    "En esta batalla tiran primero los atacantes.",
    "En esta batalla las Órdenes no tienen efecto.",
    "En esta batalla las Huidas no tienen efecto.",
    "La primera vez que un bando recibe Impactos en esta batalla, pierde 1 unidad más.",
    "En esta batalla se descubren dos cartas de fyrd, y cuentan las dos.",
)

ABILITIES: tuple[str, ...] = (
    "En la primera tirada inglesa de cada batalla en la que está, las Órdenes inglesas cuentan como Huidas.",
    (
        "Una vez en la partida llega con un Líder que se revela, toma parte de sus unidades y desembarca con ellas por "
        "su cuenta."
    ),
)


# Answers; `cast` and `raze` say which die and which tile by words of their own


def fill_age(age: AgeSpeech) -> None:
    """Spanish."""
    age.modules = MODULES
    age.sentences = SENTENCES
    age.english_powers = ENGLISH_POWERS
    age.viking_powers = VIKING_POWERS
    age.king_texts = KING_TEXTS
    age.needs = NEEDS
    age.effects = EFFECTS
    age.deeds = DEEDS
    age.rewards = REWARDS
    age.epic_texts = EPIC_TEXTS
    age.abilities = ABILITIES
    age.tiles = ("Iglesia", "Iglesia saqueada", "Fuerte", "Asentamiento", "barco vikingo")
    age.own = "Es cosa nuestra."
