"""What the modules of the Viking Age say in both languages: questions, buttons and happenings, spelled out (VX)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings import tables_age as ta
from heptarchy.games.vikings import told
from heptarchy.games.vikings.actions import SPACE
from heptarchy.games.vikings.asks import battle
from heptarchy.games.vikings.forts import ask_build, ask_settle, settlers
from heptarchy.games.vikings.fray import the_age, the_battle, the_fray
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.kings import ask_aethelred
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.legendary_leaders import ask_lagertha
from heptarchy.games.vikings.legends import ask_saga, ask_slayer, ask_swift_march
from heptarchy.games.vikings.modules import SWITCHES
from heptarchy.games.vikings.params import AGE_FIGURES
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.words import VikingsWords
from heptarchy.kernel.events import Event, EventKind
from heptarchy.kernel.options import Option
from tests.games.vikings.table import a_battle, a_state, fight, mask, play, refused, run

EN = VikingsWords(VIKINGS, "en")
ES = VikingsWords(VIKINGS, "es")
YORK = {t.EOFORWIC: {t.NORSEMEN: 3, t.BERSERKERS: 2}}


def asks(s: Vikings, english: str, spanish: str) -> None:
    """The question on the table, in both languages."""
    assert EN.prompt(s, s.seat) == english
    assert ES.prompt(s, s.seat) == spanish


def buttons(s: Vikings, english: list[str], spanish: list[str]) -> None:
    """The answers to it."""
    assert [EN.label(s, s.seat, option) for option in s.options] == english
    assert [ES.label(s, s.seat, option) for option in s.options] == spanish


# War for Land and Gods


def test_vx_1_4_a_plundered_church_says_how_many_are_left() -> None:
    s = a_state(
        modules=["land_and_gods"], units={t.LOIDIS: {t.NORSEMEN: 2, t.THEGN: 1}, t.DUNHOLM: {t.NORSEMEN: 1}}, players=2
    )
    fight(s, t.LOIDIS)
    asks(
        s,
        "English: spend a plundered Church (1 left) for a Fyrd card, or not (Leeds, 2 Norsemen against 1 Thegn)",
        "Ingleses: ¿se gasta una Iglesia saqueada (queda 1) por una carta de fyrd? (Leeds, 2 nórdicos contra 1 thegn)",
    )
    buttons(s, ["Spend a plundered Church", "Keep the Church"], ["Gastar una Iglesia saqueada", "Guardar la Iglesia"])


def test_vx_1_6_a_fort_says_what_it_costs_and_how_many_tiles_are_left() -> None:
    s = run(a_state(modules=["land_and_gods"], units=YORK), ask_build)
    asks(
        s,
        "Norsemen: build a Fort for 2 units there: it holds its shire without units (10 tiles left), or be done",
        "Nórdicos: ¿dónde se alza un Fuerte por 2 unidades de allí? Conserva su condado sin unidades "
        "(quedan 10 losetas; o terminar)",
    )
    buttons(s, ["Build a Fort in York", "Build no more"], ["Fortificar York", "No fortificar más"])
    play(s, "build eoforwic")
    asks(
        s,
        "Norsemen: choose which 2 units you give up for the Fort in York",
        "Nórdicos: ¿qué 2 unidades se entregan por el Fuerte en York?",
    )
    buttons(
        s,
        ["Give up 2 Norsemen", "Give up 1 Norseman and 1 Berserker", "Give up 2 Berserkers"],
        ["Entregar 2 nórdicos", "Entregar 1 nórdico y 1 berserker", "Entregar 2 berserkers"],
    )


def test_vx_1_6_a_fort_says_which_leader_it_would_cost() -> None:
    units = {t.EOFORWIC: {t.NORSEMEN: 2}, t.LOIDIS: {t.NORSEMEN: 3}, t.DUNHOLM: {t.BERSERKERS: 2}}
    leaders = {t.IVAR: t.EOFORWIC, t.UBBE: t.LOIDIS}
    s = run(a_state(modules=["land_and_gods"], units=units, leaders=leaders), ask_build)
    asks(
        s,
        "Norsemen: build a Fort for 2 units there: it holds its shire without units "
        "(10 tiles left; in York it costs you Ivar the Boneless), or be done",
        "Nórdicos: ¿dónde se alza un Fuerte por 2 unidades de allí? Conserva su condado sin unidades "
        "(quedan 10 losetas; en York se pierde a Ivar el Deshuesado; o terminar)",
    )
    play(s, "build eoforwic")
    assert s.leader_at[t.IVAR] != t.EOFORWIC
    leaders = {t.IVAR: t.EOFORWIC, t.UBBE: t.DUNHOLM}
    asks(
        run(a_state(modules=["land_and_gods"], units=units, leaders=leaders), ask_build),
        "Norsemen: build a Fort for 2 units there: it holds its shire without units "
        "(10 tiles left; 2 Leaders would be lost with their last units), or be done",
        "Nórdicos: ¿dónde se alza un Fuerte por 2 unidades de allí? Conserva su condado sin unidades "
        "(quedan 10 losetas; sin sus últimas unidades se pierden 2 Líderes; o terminar)",
    )


def test_vx_1_6_a_fort_for_one_unit() -> None:
    s = run(a_state(modules=["land_and_gods"], units=YORK, fort_units=1), ask_build)
    play(s, "build eoforwic")
    asks(
        s,
        "Norsemen: choose which unit you give up for the Fort in York",
        "Nórdicos: ¿qué unidad se entrega por el Fuerte en York?",
    )
    buttons(s, ["Give up 1 Norseman", "Give up 1 Berserker"], ["Entregar 1 nórdico", "Entregar 1 berserker"])


@pytest.mark.parametrize(
    ("tile", "rolls", "name", "nombre"),
    [
        ("forts", ("roll command command command", "roll command"), "Fort", "Fuerte"),
        ("settlements", ("roll command command", "roll command"), "Settlement", "Asentamiento"),
    ],
)
def test_vx_1_7_the_tile_that_takes_a_hit_is_named_and_stands_among_those_who_fight(
    tile: str, rolls: tuple[str, str], name: str, nombre: str
) -> None:
    # Given a Fort or Settlement in York with two Norsemen, and two Thegns who attack
    units = {t.EOFORWIC: {t.NORSEMEN: 2, t.THEGN: 2}}
    s = a_state(modules=["land_and_gods"], active=t.THEGN, units=units)
    setattr(s.age, tile, 1 << t.EOFORWIC)
    the_age(s).tiles = 0

    # When they hit
    fight(s, t.EOFORWIC)
    play(s, *rolls, "roll hit command")

    # Then the tile may take it
    buttons(
        s,
        ["Lose a Norseman", f"The {name} takes the Hit"],
        ["Perder un nórdico", f"El {nombre} recibe el Impacto"],
    )
    assert EN.prompt(s, s.seat).endswith(f"(1 Hit to take; York, 2 Thegn against 2 Norsemen and a {name})")
    assert ES.prompt(s, s.seat).endswith(f"(queda 1 Impacto; York, 2 thegns contra 2 nórdicos y un {nombre})")


def test_vx_1_7_a_battle_against_a_tile_alone_is_not_said_to_be_won() -> None:
    s = a_state(modules=["land_and_gods"], active=t.THEGN, units={t.LOIDIS: {t.THEGN: 2}})
    the_age(s).forts = 1 << t.LOIDIS
    fight(s, t.LOIDIS)
    assert EN.says.say(battle(s)) == "Leeds, 2 Thegn against a Fort"
    assert ES.says.say(battle(s)) == "Leeds, 2 thegns contra un Fuerte"


def test_vx_1_9_settlements() -> None:
    s = a_state(modules=["land_and_gods"], units=YORK)
    the_age(s).forts = 1 << t.EOFORWIC
    run(s, ask_settle)
    asks(
        s,
        "Norsemen: make a Settlement of a Fort: a Norseman there every later turn, but a die less in battle; "
        "or be done",
        "Nórdicos: ¿qué Fuerte pasa a ser Asentamiento? Da un nórdico en cada turno posterior y un dado menos "
        "(o terminar)",
    )
    buttons(s, ["Settle in York", "Settle no more"], ["Asentarse en York", "No asentarse más"])
    assert refused(s, "settle loidis") == "there is no Fort in Leeds (VX-1.9)"


def test_vx_1_9_settlements_go_short() -> None:
    s = a_state(modules=["land_and_gods"], units={t.BARTUN: {t.NORSEMEN: 39}})
    the_age(s).settlements = mask([t.EOFORWIC, t.LOIDIS])
    run(s, settlers)
    asks(
        s,
        "Norsemen: too few units: choose the Settlement that gets the next Norseman (1 in the stockpile)",
        "Nórdicos: faltan unidades: ¿qué Asentamiento recibe el siguiente nórdico? (queda 1 en la reserva)",
    )
    buttons(s, ["A Norseman in Leeds", "A Norseman in York"], ["Un nórdico en Leeds", "Un nórdico en York"])


# Kings, Runes, Legends


def test_vx_3_14_aethelred_says_how_many_he_adds() -> None:
    s = run(a_state(modules=["kings"], units=YORK, active=t.BERSERKERS), ask_aethelred)
    asks(
        s,
        "Berserkers: choose the shire where Aethelred adds up to 2 Berserkers",
        "Berserkers: ¿a qué condado añade Etelredo hasta 2 berserkers?",
    )
    play(s, "place eoforwic")
    asks(
        s,
        "Berserkers: choose how many Berserkers Aethelred adds in York",
        "Berserkers: ¿cuántos berserkers añade Etelredo en York?",
    )
    buttons(s, ["Add 1", "Add 2"], ["Añadir 1", "Añadir 2"])


def test_vx_4_2_the_die_says_whose_it_is_which_roll_and_how_many_are_left() -> None:
    # Given Runes and Prayer, one player a side, and a battle in which both English factions defend
    s = a_state(modules=["runes"], units={t.LOIDIS: {t.NORSEMEN: 3, t.HOUSECARL: 1, t.THEGN: 1}}, players=2)
    the_age(s).dice = [2, 2, 2, 1]
    fight(s, t.LOIDIS)

    # Then each faction is asked by its own name
    line = "Leeds, 3 Norsemen against 1 Housecarl and 1 Thegn"
    linea = "Leeds, 3 nórdicos contra 1 huscarle y 1 thegn"
    asks(
        s,
        f"Housecarl: add a Prayer die (2 left) to your first roll, or not ({line})",
        f"Huscarles: ¿se añade un dado de Oración a tu primera tirada? (quedan 2; {linea})",
    )
    buttons(s, ["Add a Prayer die", "Roll without it"], ["Añadir un dado de Oración", "Tirar sin él"])
    play(s, "pass")
    asks(
        s,
        f"Thegn: add a Prayer die (1 left) to your first roll, or not ({line})",
        f"Thegns: ¿se añade un dado de Oración a tu primera tirada? (queda 1; {linea})",
    )
    play(s, "pass", "roll command", "roll command")
    buttons(s, ["Add a Rune die", "Roll without it"], ["Añadir un dado de Runa", "Tirar sin él"])
    assert EN.prompt(s, s.seat).startswith("Norsemen: add a Rune die (2 left) to your first roll")


def test_vx_5_3_vx_6_12_what_was_rolled_is_said_before_it_is_thrown_again() -> None:
    # Given Norsemen with a relic whose side also has the Shield-Biter: here the Berserkers decide for it
    units = {t.LOIDIS: {t.NORSEMEN: 3, t.BERSERKERS: 1, t.THEGN: 3}}
    s = a_state(modules=["relics", "legends"], active=t.BERSERKERS, units=units)
    the_age(s).relics[ta.RELICS.index("st_chad")] = 1
    the_age(s).legends[ta.SHIELD_BITER] = 2

    # When they have rolled
    fight(s, t.LOIDIS)
    play(s, "roll command command command", "roll flee flee command", "roll command")

    # Then they read what lies there
    asks(
        s,
        "Norsemen: you rolled 2 Flees and 1 Command: throw all dice of a faction again by a relic, or keep them",
        "Nórdicos: has sacado 2 Huidas y 1 Orden: ¿se vuelven a tirar los dados de una facción por una reliquia?",
    )
    buttons(s, ["Spend the relic of St Chad", "Keep the dice"], ["Gastar la reliquia de San Chad", "Dejar los dados"])
    play(s, "pass")
    asks(
        s,
        "Berserkers: your side rolled 2 Flees and 2 Commands: throw all dice again by the Shield-Biter, or keep them",
        "Berserkers: tu bando ha sacado 2 Huidas y 2 Órdenes: "
        "¿se vuelven a tirar todos los dados por El Muerdeescudos?",
    )
    buttons(s, ["Roll again: Shield-Biter", "Keep the dice"], ["Volver a tirar: El Muerdeescudos", "Dejar los dados"])


def test_vx_5_3_vx_6_12_one_player_reads_all_he_may_roll_again_by_at_once() -> None:
    units = {t.LOIDIS: {t.NORSEMEN: 3, t.BERSERKERS: 1, t.THEGN: 3}}
    s = a_state(players=2, modules=["relics", "legends"], units=units)
    the_age(s).relics[ta.RELICS.index("st_chad")] = 1
    the_age(s).legends[ta.SHIELD_BITER] = 2
    fight(s, t.LOIDIS)
    play(s, "roll command command command", "roll flee flee command", "roll command")
    rolled = "Vikings: you rolled 2 Flees and 1 Command: throw all dice of a faction again by a relic"
    asks(
        s,
        f"{rolled}, or those of your side by the Shield-Biter, or keep them",
        "Vikingos: has sacado 2 Huidas y 1 Orden: ¿se vuelven a tirar los dados de una facción por una reliquia, "
        "o los de tu bando por El Muerdeescudos?",
    )
    buttons(
        s,
        ["Spend the relic of St Chad", "Roll again: Shield-Biter", "Keep the dice"],
        ["Gastar la reliquia de San Chad", "Volver a tirar: El Muerdeescudos", "Dejar los dados"],
    )


def test_vx_3_11_aella_names_each_die() -> None:
    s = a_battle(t.NORSEMEN, {t.NORSEMEN: 2, t.BERSERKERS: 1, t.THEGN: 2}, {}, modules=["kings"])
    the_fray(s).aella[t.VIKING] = t.BERSERKERS
    play(s, "roll command command", "roll hit flee", "roll command")
    assert s.seat == s.owner[t.BERSERKERS]
    rolled = "your side rolled 1 Hit, 1 Flee and 1 Command"
    asks(
        s,
        f"Berserkers: Aella lets you throw 2 dice again: choose one, or keep them all ({rolled})",
        "Berserkers: Aella deja volver a tirar 2 dados: ¿cuál, o se dejan todos? "
        "(tu bando sacó 1 Impacto, 1 Huida y 1 Orden)",
    )
    assert EN.label(s, s.seat, s.options[1]) == "Throw again: Norseman, Flee"
    assert ES.label(s, s.seat, s.options[1]) == "Volver a tirar: nórdico, Huida"


def test_vx_6_13_the_last_stand_counts_what_it_cancels() -> None:
    s = a_battle(t.NORSEMEN, {t.NORSEMEN: 2, t.THEGN: 2}, {}, modules=["legends"])
    the_age(s).legends[ta.LAST_STAND] = 2
    play(s, "roll hit command")
    asks(
        s,
        "Norsemen: 1 Hit against you: cancel 1 by the Last Stand, or take all (Catterick, 2 Norsemen against 2 Thegn)",
        "Nórdicos: 1 Impacto contra ti: ¿se anula 1 por La Última Defensa? (Catterick, 2 nórdicos contra 2 thegns)",
    )


def test_vx_6_14_vx_6_15_vx_6_16_rewards() -> None:
    s = a_state(modules=["legends"], units=YORK)
    the_age(s).taken = 1 << t.EOFORWIC
    run(s, ask_swift_march)
    asks(
        s,
        "Norsemen: the Swift March brings 2 Norsemen: choose one of the cities taken this turn",
        "Nórdicos: La Marcha Veloz trae 2 nórdicos: ¿a cuál de las ciudades tomadas este turno?",
    )
    s = run(a_state(modules=["legends"], units=YORK, fled={t.NORSEMEN: 1, t.BERSERKERS: 1}), ask_slayer, 3 * 2)
    asks(
        s,
        "Norsemen: the King-Slayer brings fled units back (3 may still come): choose who is next, or pass",
        "Nórdicos: El Matarreyes trae de vuelta unidades huidas (aún pueden volver 3): ¿quién vuelve, o se pasa?",
    )
    buttons(
        s,
        ["Bring back a Norseman", "Bring back a Berserker", "Bring back no more"],
        ["Recuperar un nórdico", "Recuperar un berserker", "No recuperar más"],
    )
    play(s, "lose berserkers")
    asks(
        s,
        "Norsemen: choose where a fled Berserker comes back (3 may still come), or pass",
        "Nórdicos: ¿adónde vuelve un berserker huido (aún pueden volver 3), o se pasa?",
    )
    s = a_state(modules=["legends"], units=YORK)
    the_age(s).legends[ta.SAGA_SINGER] = 2
    run(s, ask_saga)
    buttons(s, ["Draw 1 more: Saga-Singer", "Not now"], ["Robar 1 más: El Cantor de Sagas", "Ahora no"])


# Epic battles and Lagertha


def test_vx_7_11_traitors_stand_with_the_defenders() -> None:
    s = a_battle(
        t.NORSEMEN, {t.NORSEMEN: 2, t.BERSERKERS: 3, t.THEGN: 1}, {}, shire=t.EOFORWIC, modules=["epic_battles"]
    )
    play(s, "epic traitor")
    asks(
        s,
        "Norsemen: a Traitor: choose which of your factions fights for the defenders "
        "(York, 2 Norsemen and 3 Berserkers against 1 Thegn)",
        "Nórdicos: un Traidor: ¿cuál de tus facciones lucha por los defensores? "
        "(York, 2 nórdicos y 3 berserkers contra 1 thegn)",
    )
    buttons(
        s,
        ["Norsemen turn traitor", "Berserkers turn traitor"],
        ["Los nórdicos son traidores", "Los berserkers son traidores"],
    )
    play(s, "betray berserkers")
    assert the_battle(s).shire == t.EOFORWIC
    assert EN.says.say(battle(s)) == "York, 2 Norsemen against 1 Thegn and 3 Berserkers"
    assert ES.says.say(battle(s)) == "York, 2 nórdicos contra 1 thegn y 3 berserkers"


def test_vx_9_2_lagertha_and_her_share() -> None:
    s = a_state(modules=["legendary_leaders"], off_shore=t.IVAR, aboard=(14, 6), armies=2, steps=3)
    run(s, ask_lagertha, t.IVAR)
    asks(
        s,
        "Norsemen: bring Lagertha, once in the game, to lead some of Ivar the Boneless's 14 Norsemen and 6 Berserkers, "
        "or pass",
        "Nórdicos: ¿se trae a Lagertha, una vez en la partida, con parte de las unidades de Ivar el Deshuesado "
        "(14 nórdicos y 6 berserkers), o se pasa?",
    )
    buttons(s, ["Bring Lagertha", "Keep her for later"], ["Traer a Lagertha", "Dejarla para más tarde"])
    play(s, "bring")
    asks(
        s,
        "Norsemen: choose how many of Ivar the Boneless's 14 Norsemen Lagertha takes",
        "Nórdicos: ¿cuántos de los 14 nórdicos de Ivar el Deshuesado toma Lagertha?",
    )
    assert EN.label(s, s.seat, s.options[0]) == "Give her no Norsemen"
    play(s, "load norsemen 5")
    asks(
        s,
        "Norsemen: choose how many of Ivar the Boneless's 6 Berserkers Lagertha takes beside 5 Norsemen",
        "Nórdicos: ¿cuántos de los 6 berserkers de Ivar el Deshuesado toma Lagertha, además de 5 nórdicos?",
    )
    assert ES.label(s, s.seat, s.options[2]) == "Darle 2 berserkers"
    play(s, "load berserkers 2")

    # And when she lands, it is with her own
    run(s, leader_phase)
    play(s, "activate lagertha")
    asks(
        s,
        "Norsemen: choose where Lagertha lands with 5 Norsemen and 2 Berserkers (2 steps left after landing)",
        "Nórdicos: ¿dónde desembarca Lagertha con 5 nórdicos y 2 berserkers? (después quedan 2 pasos)",
    )


# Happenings


@pytest.mark.parametrize(
    ("kind", "args", "english", "spanish"),
    [
        (
            told.PLUNDERED,
            [t.LUNDENWIC],
            "The Vikings plunder the Church of London",
            "Los vikingos saquean la Iglesia de Londres",
        ),
        (
            told.AVENGED,
            [t.EOFORWIC],
            "A plundered Church calls the Fyrd to York",
            "Una Iglesia saqueada llama al fyrd a York",
        ),
        (
            told.RAZED,
            [t.EOFORWIC],
            "The Viking stronghold in York is destroyed",
            "El baluarte vikingo de York queda destruido",
        ),
        (
            told.KINGDOM_PASSES,
            [t.VIKING, ta.EAST_ANGLIA],
            "The power of East Anglia passes to the Vikings",
            "El poder de Anglia Oriental pasa a los vikingos",
        ),
        (
            told.KINGDOM_PASSES,
            [t.ENGLISH, ta.WESSEX],
            "The power of Wessex passes to the English",
            "El poder de Wessex pasa a los ingleses",
        ),
        (told.HURRIED, [0, 1], "Mercia gives 1 step more", "Mercia da 1 paso más"),
        (told.HURRIED, [2, 2], "Burgred gives 2 steps more", "Burgred da 2 pasos más"),
        (
            told.DIE_ADDED,
            [t.THEGN],
            "The Thegn add a Prayer die to their roll",
            "Los thegns añaden un dado de Oración a su tirada",
        ),
        (
            told.RUNE_SHOWS,
            [t.NORSEMEN, ta.ODIN],
            "The Rune die of the Norsemen shows Odin",
            "El dado de Runa de los nórdicos muestra Odín",
        ),
        (
            told.PRAYER_SHOWS,
            [t.THEGN, ta.BLANK],
            "The Prayer die of the Thegn shows a blank",
            "El dado de Oración de los thegns muestra blanco",
        ),
        (told.BETRAYED, [1, t.THEGN], "1 Thegn turns traitor", "1 thegn cambia de bando"),
        (told.BETRAYED, [3, t.NORSEMEN], "3 Norsemen turn traitor", "3 nórdicos cambian de bando"),
        (
            told.RELIC_TAKEN,
            [t.BERSERKERS, 4],
            "Berserkers carry off the relic of St Swithun",
            "Los berserkers se llevan la reliquia de San Swithun",
        ),
        (
            told.LEGEND_TAKEN,
            [t.ENGLISH, ta.KING_SLAYER],
            "The English win a Legend: King-Slayer",
            "Los ingleses ganan una Leyenda: El Matarreyes",
        ),
        (
            told.EPIC_WASTED,
            [ta.HOLY_DAY],
            "Another Epic card is turned and has no effect: Holy Day",
            "Se descubre otra carta épica, sin efecto: Día santo",
        ),
        (told.SHIP_LOST, [t.EOFORWIC], "The ship in York is lost", "Se pierde el barco de York"),
        (
            told.INVADERS,
            [t.LAGERTHA, 5, 1],
            "Lagertha appears off shore with 5 Norsemen and 1 Berserker",
            "Lagertha aparece ante la costa con 5 nórdicos y 1 berserker",
        ),
    ],
    ids=lambda value: value.name if isinstance(value, EventKind) else None,
)
def test_vx_what_happened_reads_as_a_sentence(kind: EventKind, args: list[int], english: str, spanish: str) -> None:
    assert EN.event(Event(kind, args, -1)) == english
    assert ES.event(Event(kind, args, -1)) == spanish


@pytest.mark.parametrize(
    ("said", "english", "spanish"),
    [
        ("king edmund", "play Edmund of East Anglia", "juegan Edmundo de Anglia Oriental"),
        ("reroll thegn_blank", "throw a die again: Thegn, blank", "vuelven a tirar un dado: thegn, blanco"),
        ("hurry east_anglia", "go further by East Anglia", "van más lejos gracias a Anglia Oriental"),
        ("give both", "give up units of both kinds", "entregan unidades de ambos tipos"),
        ("rune blank", "throws the Rune die: blank", "saca en el dado de Runa: blanco"),
        ("deal_king aella", "deals Aella of Northumbria", "reparte Aella de Northumbria"),
    ],
)
def test_vx_answers_as_the_log_tells_them(said: str, english: str, spanish: str) -> None:
    assert EN.said(SPACE.parse(said)) == english
    assert ES.said(SPACE.parse(said)) == spanish


# Options


def test_vx_modules_and_their_figures_have_names_that_read() -> None:
    named = {option.name: EN.option_name(option) for option in VIKINGS.options}
    assert named["land_and_gods"] == "War for Land and Gods"
    assert named["runes"] == "Runes and Prayer"
    assert named["aella_dice"] == "dice of Aella"
    for key, _ in SWITCHES:
        option: Option = next(option for option in VIKINGS.options if option.name == key)
        sentence = option.sentence
        assert EN.option(option) == sentence == EN.book()["age"]["modules"][key]["sentence"]
        assert ES.option(option) == ES.book()["age"]["modules"][key]["sentence"]
        said = sentence.count(". ")
        assert said == (2 if "our own" in sentence else 1)  # two sentences, and one on what is our own
        assert ES.option(option).count(". ") == said
    assert len({named[name] for name, *_ in AGE_FIGURES}) == len(AGE_FIGURES)
