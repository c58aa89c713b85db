"""What the corpus of 878: Vikings does not hold: rare moments of modules, who has won, which questions there are."""

from __future__ import annotations

import re

import pytest

from heptarchy.games.vikings.book.asks import LINES
from heptarchy.games.vikings.book.words import VikingsWords
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.forts import settlers
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.table import actions as a
from heptarchy.games.vikings.table.modules import SWITCHES
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.options import Value
from tests.corpus.files import file_of
from tests.games.vikings.table import a_state, fight, mask, play, run

FATES = (
    *(a.CUBE, a.DRAW, a.REVEAL, a.LEVY, a.ROLL),
    *(a.DEAL_KING, a.LAY, a.CALL_RUNE, a.CALL_PRAYER, a.TURN_EPIC),
)

AGE: dict[str, Value] = {name: True for name, _ in SWITCHES}

EASY: dict[str, Value] = {"legends_open": 6, "host_units": 8, "biter_hits": 3, "march_cities": 2, "saga_battles": 2}

LANGUAGES = ("en", "de", "es")

EN = VikingsWords(VIKINGS, "en")

ES = VikingsWords(VIKINGS, "es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_v_12_every_ending_names_its_winner(language: str) -> None:
    words = VIKINGS.words(language)
    s = a_state()
    assert words.ending(s) == ""
    names = {
        "en": ("The Vikings have won", "The English have won"),
        "de": ("Die Wikinger haben gewonnen", "Die Engländer haben gewonnen"),
        "es": ("Han ganado los vik", "Han ganado los ing"),
    }
    for ending, sides in (
        ("viking conquest", [0]),
        ("english conquest", [1]),
        ("treaty", [0, 1]),
        ("last round", [0, 1]),
        ("churches plundered", [0]),
    ):
        for side in sides:
            s.over = True
            s.ending = ending
            s.scores = [1, 1, 0, 0] if side == 0 else [0, 0, 1, 1]
            assert words.ending(s).startswith(names[language][side])


def asks(s: Vikings, english: str, spanish: str) -> None:
    """The question on the table, in both languages."""
    assert EN.prompt(s, s.seat) == english
    assert ES.prompt(s, s.seat) == spanish


def buttons(s: Vikings, english: list[str], spanish: list[str]) -> None:
    """The answers to it."""
    assert [EN.label(s, s.seat, option) for option in s.options] == english
    assert [ES.label(s, s.seat, option) for option in s.options] == spanish


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


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    state = VIKINGS.new(players=2)
    while state.seat == FATE:
        state.apply(state.options[0])
    assert VIKINGS.prompt(state, 0) == "others are asked"


def test_every_question_is_in_the_corpus() -> None:
    asked = re.findall(r"^\[ask ([\w.-]+)\]$", file_of("vikings").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(asked) == set(LINES)
