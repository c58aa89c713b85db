"""What a seat is asked by the modules of the Viking Age, in one line of Spanish; in the order of `prompts_age`."""

from __future__ import annotations

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import BRING, CHAMPION, GIVE, LOAD, LOSE, PLACE, SETTLE
from heptarchy.games.vikings.fray import the_age, the_battle, the_fray
from heptarchy.games.vikings.kingdoms import KINGDOM_OF_UNITS
from heptarchy.games.vikings.prompts_age import Line, who_may_roll
from heptarchy.games.vikings.rerolls import LEGEND
from heptarchy.games.vikings.spanish import A_UNIT, KINDS, LONG_LEADERS, ONE_OF, SHIRES
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.wording import several
from heptarchy.games.vikings.wording_age import caster, faces_shown, last_units
from heptarchy.games.vikings.wording_es import SPEECH, are_left, battle_line, host, listed, some
from heptarchy.kernel.asked import Asked

DICE = ("Runa", "Oración")  # by side
FACES = (("Impacto", "Impactos"), ("Huida", "Huidas"), ("Orden", "Órdenes"), ("blanco", "blancos"))
NTH = ("", "primera", "segunda", "tercera", "cuarta")


def shown(s: Vikings, kinds: list[int]) -> str:
    """`1 Impacto y 2 Huidas`: what dice on the table show."""
    faces = faces_shown(s, kinds)
    return listed([several(n, *FACES[face]) for face, n in enumerate(faces) if n])


# War for Land and Gods


def church(s: Vikings, asked: Asked) -> str:
    """VX-1.4."""
    tiles = the_age(s).tiles
    return f"¿se gasta una Iglesia saqueada ({are_left(tiles, str(tiles))}) por una carta de fyrd? ({battle_line(s)})"


def fort(s: Vikings, asked: Asked) -> str:
    """VX-1.6."""
    cost = several(s.params.fort_units, "unidad", "unidades")
    if GIVE.holds(asked.options[0]):
        which = "unidad se entrega" if s.params.fort_units == 1 else f"{cost} se entregan"
        return f"¿qué {which} por el Fuerte en {SHIRES[asked.arg]}?"
    age = the_age(s)
    left = s.params.fort_tiles - (age.forts | age.settlements).bit_count()
    tiles = are_left(left, several(left, "loseta", "losetas"))
    alone = last_units(s, asked)
    lost = f"; sin sus últimas unidades se pierden {len(alone)} Líderes" if alone else ""
    if len(alone) == 1:
        who, at = alone[0]
        lost = f"; en {SHIRES[at]} se pierde a {LONG_LEADERS[who]}"
    return f"¿dónde se alza un Fuerte por {cost} de allí? Conserva su condado sin unidades ({tiles}{lost}; o terminar)"


def settlement(s: Vikings, asked: Asked) -> str:
    """VX-1.9."""
    if SETTLE.holds(asked.options[0]):
        return "¿qué Fuerte pasa a ser Asentamiento? Da un nórdico en cada turno posterior y un dado menos (o terminar)"
    stock = s.stock[t.NORSEMEN]
    return (
        f"faltan unidades: ¿qué Asentamiento recibe el siguiente nórdico? ({are_left(stock, str(stock))} en la reserva)"
    )


# Kingdoms and steps


def kingdom(s: Vikings, asked: Asked) -> str:
    """VX-2.2: a unit, or steps; VX-3.13 and VX-6.11 add steps too."""
    if PLACE.holds(asked.options[0]):
        named = SPEECH.age.kingdoms[KINGDOM_OF_UNITS[s.active]]
        return f"el poder de {named} da {A_UNIT[s.active]}: ¿a qué ciudad llega?"
    march = s.march
    assert march is not None
    who = LONG_LEADERS[march.leader] if march.leader >= 0 else "al ejército"
    where = f"{'a ' if march.leader >= 0 else ''}{who} no le quedan pasos en {SHIRES[march.at]}"
    return f"{where}: ¿qué le da más pasos, o se detiene?"


# Kings


def aella(s: Vikings, asked: Asked) -> str:
    """VX-3.11."""
    fray = the_fray(s)
    dice = several(fray.again, "dado", "dados")
    return f"Aella deja volver a tirar {dice}: ¿cuál, o se dejan todos? (tu bando sacó {shown(s, fray.kinds)})"


def aethelred(s: Vikings, asked: Asked) -> str:
    """VX-3.14."""
    if PLACE.holds(asked.options[0]):
        most = min(s.params.aethelred_units, s.stock[s.active])
        return f"¿a qué condado añade Etelredo hasta {some(most, s.active)}?"
    return f"¿cuántos {KINDS[s.active]} añade Etelredo en {SHIRES[asked.arg]}?"


# Runes, relics and Legends


def rune(s: Vikings, asked: Asked) -> str:
    """VX-4.2."""
    faction = caster(s, asked)
    rolls = the_fray(s).rolls[the_battle(s).roller]
    nth = NTH[rolls] if rolls < len(NTH) else "próxima"
    left = the_age(s).dice[faction]
    die = f"un dado de {DICE[t.SIDE_OF[faction]]} a tu {nth} tirada"
    return f"¿se añade {die}? ({are_left(left, str(left))}; {battle_line(s)})"


def relic(s: Vikings, asked: Asked) -> str:
    """VX-5.3."""
    rolled = shown(s, who_may_roll(asked))
    legend = ", o los de tu bando por El Muerdeescudos" if asked.arg >> LEGEND & 1 else ""
    return f"has sacado {rolled}: ¿se vuelven a tirar los dados de una facción por una reliquia{legend}?"


def biter(s: Vikings, asked: Asked) -> str:
    """VX-6.12."""
    rolled = shown(s, the_fray(s).kinds)
    return f"tu bando ha sacado {rolled}: ¿se vuelven a tirar todos los dados por El Muerdeescudos?"


def last_stand(s: Vikings, asked: Asked) -> str:
    """VX-6.13."""
    hits = the_battle(s).hits
    cancelled = min(hits, s.params.stand_hits)
    against = several(hits, "Impacto", "Impactos")
    cancel = "se anula 1" if cancelled == 1 else f"se anulan {cancelled}"
    return f"{against} contra ti: ¿{cancel} por La Última Defensa? ({battle_line(s)})"


def swift_march(s: Vikings, asked: Asked) -> str:
    """VX-6.14."""
    n = min(s.params.march_units, s.stock[s.active])
    return f"La Marcha Veloz trae {some(n, s.active)}: ¿a cuál de las ciudades tomadas este turno?"


def slayer(s: Vikings, asked: Asked) -> str:
    """VX-6.15."""
    if LOSE.holds(asked.options[0]):
        return f"El Matarreyes trae de vuelta unidades huidas ({may_come(asked.arg // 2)}): ¿quién vuelve, o se pasa?"
    left, faction = divmod(asked.arg, 4)
    return f"¿adónde vuelve un {ONE_OF[faction]} huido ({may_come(left // 2)}), o se pasa?"


def may_come(n: int) -> str:
    """`aún puede volver 1`."""
    return f"aún puede{'' if n == 1 else 'n'} volver {n}"


def saga(s: Vikings, asked: Asked) -> str:
    """VX-6.16."""
    return "¿se roba esta vez 1 carta más por El Cantor de Sagas, o se guarda la recompensa para otro turno?"


# Epic battles and Lagertha


def traitor(s: Vikings, asked: Asked) -> str:
    """VX-7.11."""
    return f"un Traidor: ¿cuál de tus facciones lucha por los defensores? ({battle_line(s)})"


def duel(s: Vikings, asked: Asked) -> str:
    """VX-7.12."""
    if CHAMPION.holds(asked.options[0]):
        return "Duelo de campeones: ¿quién tira el dado de tu bando? Un solo Impacto cuesta una unidad al otro bando"
    return f"tu campeón ha perdido: ¿quién cae? ({battle_line(s)})"


def lagertha(s: Vikings, asked: Asked) -> str:
    """VX-9.2."""
    norsemen, berserkers = s.aboard
    if asked.options[0] == BRING[0]:
        units = host([norsemen, berserkers], [t.NORSEMEN, t.BERSERKERS])
        who = f"parte de las unidades de {LONG_LEADERS[asked.arg]}"
        return f"¿se trae a Lagertha, una vez en la partida, con {who} ({units}), o se pasa?"
    if LOAD[t.NORSEMEN].holds(asked.options[0]):
        return f"¿cuántos de los {some(norsemen, t.NORSEMEN)} de {LONG_LEADERS[asked.arg]} toma Lagertha?"
    leader, hers = divmod(asked.arg, 64)
    also = f", además de {some(hers, t.NORSEMEN)}" if hers else ""
    return f"¿cuántos de los {some(berserkers, t.BERSERKERS)} de {LONG_LEADERS[leader]} toma Lagertha{also}?"


AGE_LINES: dict[str, Line] = {
    "VX-1.4": church,
    "VX-1.6": fort,
    "VX-1.9": settlement,
    "VX-2.2": kingdom,
    "VX-3.11": aella,
    "VX-3.14": aethelred,
    "VX-4.2": rune,
    "VX-5.3": relic,
    "VX-6.12": biter,
    "VX-6.13": last_stand,
    "VX-6.14": swift_march,
    "VX-6.15": slayer,
    "VX-6.16": saga,
    "VX-7.11": traitor,
    "VX-7.12": duel,
    "VX-9.2": lagertha,
}
