"""What a seat is asked in the optional modules (OV), in one line of Spanish."""

from __future__ import annotations

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import DECLARE, DISCARD, TOP
from heptarchy.games.ortus.asking import Line, joust_hand
from heptarchy.games.ortus.drafting import the_draft
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.spanish import MANY, SPANISH, how_many
from heptarchy.games.ortus.state import Ortus
from heptarchy.games.ortus.wording import several
from heptarchy.kernel.asked import Asked


def free_tower(s: Ortus, asked: Asked) -> str:
    """OV-1."""
    return "¿Qué carta de tu Bandeja queda boca abajo como Torre libre? (los demás no la ven)"


def exchange(s: Ortus, asked: Asked) -> str:
    """OV-7."""
    if DISCARD.holds(asked.options[0]):
        return f"¿Qué carta de tu Mano descartas? ({s.params.exchange_cost} por una carta de la Bandeja)"
    return "¿Qué carta de tu Bandeja pasa a tu Mano? (los demás no la ven)"


def rally(s: Ortus, asked: Asked) -> str:
    """OV-9."""
    card = SPANISH.results[the_battle(s).card]
    return f"La carta de Batalla es {card}: ¿juegas un Estandarte para que sea Batalla Normal, o la dejas?"


def conquest(s: Ortus, asked: Asked) -> str:
    """OV-11."""
    battle = the_battle(s)
    n = several(battle.points, "Aldea cae", "Aldeas caen")
    return f"{n}, de {SPANISH.house(s, battle.defender)}: ¿cuántas conquistas? (las demás se queman)"


def summons(s: Ortus, asked: Asked) -> str:
    """OV-12."""
    return "¿Qué carta de tu Bandeja traen los Thanes a tu Mano? (los demás no la ven)"


def common(s: Ortus, asked: Asked) -> str:
    """OV-13."""
    left = s.params.common_cards - sum(s.common)
    kind = len(s.common)
    return f"¿{how_many(kind)} {MANY[kind]} tiene cada mazo? (faltan {left} de {s.params.common_cards})"


def conclave(s: Ortus, asked: Asked) -> str:
    """OV-14."""
    held = SPANISH.joust_hands[joust_hand(s, asked.seat)]
    if DECLARE.holds(asked.options[0]):
        return f"Tienes {held}: ¿qué mano declaras, cierta o no?"
    return f"Tienes {held}: ¿acusas a alguien de mentir, o a nadie?"


def draft(s: Ortus, asked: Asked) -> str:
    """OV-15."""
    n = several(sum(the_draft(s).packs[asked.seat]), "carta", "cartas")
    return f"¿Qué carta eliges de tu sobre de {n}? (los demás no la ven)"


def choice_of_tray(s: Ortus, asked: Asked) -> str:
    """OV-18."""
    n = several(sum(s.tray[asked.seat * t.KINDS : asked.seat * t.KINDS + t.KINDS]), "carta", "cartas")
    return f"¿Qué carta de tu Bandeja de {n} pasa a tu Mano? (los demás no la ven)"


def common_card(s: Ortus, asked: Asked) -> str:
    """OV-19."""
    if TOP.base in asked.options:
        n = several(sum(s.shared_deck), "carta", "cartas")
        return f"¿Qué carta tomas: una abierta, o la superior del mazo sin verla? ({n} en el mazo)"
    return "¿Cuál de las cartas abiertas pasa a tu Mano?"


MODULE_LINES: dict[str, Line] = {
    "OV-1": free_tower,
    "OV-7": exchange,
    "OV-9": rally,
    "OV-11": conquest,
    "OV-12": summons,
    "OV-13": common,
    "OV-14": conclave,
    "OV-15": draft,
    "OV-18": choice_of_tray,
    "OV-19": common_card,
}
