"""What happened by the modules of the Viking Age, as Spanish sentences: one for each kind of happening (VX)."""

from __future__ import annotations

from heptarchy.games.vikings import told
from heptarchy.games.vikings.sentences_age import Teller
from heptarchy.games.vikings.spanish import SHIRES
from heptarchy.games.vikings.spanish_age import EPICS, KINGDOMS, KINGS, LEGENDS, PRAYERS, RELICS, RUNES, SPURS
from heptarchy.games.vikings.tables import SIDE_OF, VIKING
from heptarchy.games.vikings.wording_es import SPEECH, is_mass, some, steps, the_side, the_units


def plundered(args: list[int]) -> str:
    """VX-1.3."""
    return f"los vikingos saquean la Iglesia de {SHIRES[args[0]]}"


def avenged(args: list[int]) -> str:
    """VX-1.4."""
    return f"una Iglesia saqueada llama al fyrd a {SHIRES[args[0]]}"


def fort_built(args: list[int]) -> str:
    """VX-1.6."""
    return f"{the_units(args[0])} construyen un Fuerte en {SHIRES[args[1]]}"


def settled(args: list[int]) -> str:
    """VX-1.9."""
    return f"el Fuerte de {SHIRES[args[0]]} pasa a ser un Asentamiento"


def razed(args: list[int]) -> str:
    """VX-1.7."""
    return f"el baluarte vikingo de {SHIRES[args[0]]} queda destruido"


def kingdom_passes(args: list[int]) -> str:
    """VX-2.2."""
    return f"el poder de {KINGDOMS[args[1]]} pasa a {the_side(args[0])}"


def hurried(args: list[int]) -> str:
    """VX-2.2, VX-3.13, VX-6.11."""
    return f"{SPURS[args[0]]} da {steps(args[1])} más"


def king_dealt(args: list[int]) -> str:
    """VX-3.1."""
    return f"{the_units(args[0])} reciben un Rey"


def king_played(args: list[int]) -> str:
    """VX-3.1."""
    return f"{the_units(args[0])} juegan {KINGS[args[1]]}"


def die_added(args: list[int]) -> str:
    """VX-4.2."""
    die = "Runa" if SIDE_OF[args[0]] == VIKING else "Oración"
    return f"{the_units(args[0])} añaden un dado de {die} a su tirada"


def rune_shows(args: list[int]) -> str:
    """VX-4.3."""
    return f"el dado de Runa de {the_units(args[0])} muestra {RUNES[args[1]]}"


def prayer_shows(args: list[int]) -> str:
    """VX-4.3."""
    return f"el dado de Oración de {the_units(args[0])} muestra {PRAYERS[args[1]]}"


def rune_hits(args: list[int]) -> str:
    """VX-4.3."""
    return f"da un Impacto más a {the_units(args[0])}"


def rune_stands(args: list[int]) -> str:
    """VX-4.3."""
    return f"impide que huyan {the_units(args[0])}"


def rune_raises(args: list[int]) -> str:
    """VX-4.3."""
    return f"devuelve a la batalla una unidad de {the_units(args[0])}"


def rolls_again(args: list[int]) -> str:
    """VX-4.3."""
    return f"deja que {the_units(args[0])} vuelvan a tirar todos sus dados"


def rolled_again(args: list[int]) -> str:
    """VX-3.11, VX-5.3, VX-6.12."""
    again = "vuelve a tirar" if is_mass(args[0]) else "vuelven a tirar"
    return f"{the_units(args[0])} {again}: {SPEECH.outcome(args[1])}"


def relic_taken(args: list[int]) -> str:
    """VX-5.3."""
    return f"{the_units(args[0])} se llevan la reliquia de {RELICS[args[1]]}"


def relic_returns(args: list[int]) -> str:
    """VX-5.4."""
    return f"la reliquia de {RELICS[args[0]]} vuelve a {SHIRES[args[1]]}"


def relic_spent(args: list[int]) -> str:
    """VX-5.3."""
    return f"{the_units(args[0])} gastan la reliquia de {RELICS[args[1]]}"


def legend_laid(args: list[int]) -> str:
    """VX-6.1."""
    return f"queda a la vista una Leyenda: {LEGENDS[args[0]]}"


def legend_taken(args: list[int]) -> str:
    """VX-6.1."""
    return f"{the_side(args[0])} ganan una Leyenda: {LEGENDS[args[1]]}"


def legend_claimed(args: list[int]) -> str:
    """VX-6.1."""
    return f"{the_side(args[0])} cobran la recompensa de una Leyenda: {LEGENDS[args[1]]}"


def epic_turned(args: list[int]) -> str:
    """VX-7.2."""
    return f"se descubre una carta épica: {EPICS[args[0]]}"


def epic_wasted(args: list[int]) -> str:
    """VX-7.3."""
    return f"se descubre otra carta épica, sin efecto: {EPICS[args[0]]}"


def betrayed(args: list[int]) -> str:
    """VX-7.11."""
    return f"{some(args[0], args[1])} {'cambia' if args[0] == 1 else 'cambian'} de bando"


def ranks_break(args: list[int]) -> str:
    """VX-7.17."""
    return f"se rompen las filas de {the_side(args[0])}"


def ship_left(args: list[int]) -> str:
    """VX-8.2."""
    return f"un barco vikingo queda en {SHIRES[args[0]]}"


def ship_lost(args: list[int]) -> str:
    """VX-8.4."""
    return f"se pierde el barco de {SHIRES[args[0]]}"


AGE_TELLERS: dict[str, Teller] = {
    told.PLUNDERED.name: plundered,
    told.AVENGED.name: avenged,
    told.FORT_BUILT.name: fort_built,
    told.SETTLED.name: settled,
    told.RAZED.name: razed,
    told.KINGDOM_PASSES.name: kingdom_passes,
    told.HURRIED.name: hurried,
    told.KING_DEALT.name: king_dealt,
    told.KING_PLAYED.name: king_played,
    told.DIE_ADDED.name: die_added,
    told.RUNE_SHOWS.name: rune_shows,
    told.PRAYER_SHOWS.name: prayer_shows,
    told.RUNE_HITS.name: rune_hits,
    told.RUNE_STANDS.name: rune_stands,
    told.RUNE_RAISES.name: rune_raises,
    told.ROLLS_AGAIN.name: rolls_again,
    told.ROLLED_AGAIN.name: rolled_again,
    told.RELIC_TAKEN.name: relic_taken,
    told.RELIC_RETURNS.name: relic_returns,
    told.RELIC_SPENT.name: relic_spent,
    told.LEGEND_LAID.name: legend_laid,
    told.LEGEND_TAKEN.name: legend_taken,
    told.LEGEND_CLAIMED.name: legend_claimed,
    told.EPIC_TURNED.name: epic_turned,
    told.EPIC_WASTED.name: epic_wasted,
    told.BETRAYED.name: betrayed,
    told.RANKS_BREAK.name: ranks_break,
    told.SHIP_LEFT.name: ship_left,
    told.SHIP_LOST.name: ship_lost,
}
