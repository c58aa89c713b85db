"""The Spanish of 878: Vikings: grammar spelled out, nothing left in English, every message in the catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heptarchy import kernel
from heptarchy.games.vikings import actions as a
from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings import told, why
from heptarchy.games.vikings.asks import battle
from heptarchy.games.vikings.fray import the_battle
from heptarchy.games.vikings.game import OPTIONS, VIKINGS
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.units import take_units
from heptarchy.games.vikings.words import VikingsWords, speech_of
from heptarchy.kernel.ahead import warn
from heptarchy.kernel.events import Event, EventKind
from heptarchy.kernel.explain import judge
from heptarchy.kernel.message import Thing, host
from heptarchy.kernel.refusal import BadOptions, Refusal
from tests.games.vikings.table import a_battle, a_game, a_state, deal, play, run
from tests.games.vikings.test_words import heard

GAME = Path(t.__file__).parent
KERNEL = Path(kernel.__file__).parent
ES = VikingsWords(VIKINGS, "es")
SPEECH = speech_of("es")

ENGLISH_WORDS = (
    *("the", "and", "play", "plays", "choose", "chooses", "of", "to", "with", "turn", "card", "battle", "army"),
    *("armies", "step", "steps", "is", "are", "not", "units", "unit", "hit", "flee", "command", "comes", "falls"),
    *("or", "in", "before", "where", "who", "Norsemen", "Housecarl", "Vikings", "English", "Leader", "London"),
)


def english_in(text: str) -> list[str]:
    """English words in a text, names of places aside."""
    for name in t.MODERN:
        if name != "London":
            text = text.replace(name, "")
    words = "".join(letter if letter.isalpha() else " " for letter in text).split()
    return [word for word in ENGLISH_WORDS if word in words]


def texts_in(value: Any) -> Iterator[str]:
    """Every text among plain values, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts_in(inner)


# Nothing in English


def test_nothing_of_30_random_games_is_in_english() -> None:
    for line in heard("es").everything():
        assert not english_in(line), line


def test_nothing_is_said_as_in_english() -> None:
    english = heard("en").everything()
    same = {"Danegeld", "Ceolwulf"}
    for line in heard("es").everything():
        assert line not in english or line in same, line


def test_the_book_is_not_in_english() -> None:
    book = ES.book()
    english = VIKINGS.words("en").book()
    for part in ("sides", "seas", "verbs", "odds", "age"):
        for line in texts_in(book[part]):
            assert not english_in(line), line
    for key, card in book["cards"].items():
        assert card["text"] != english["cards"][key]["text"]
        assert card["window"] != english["cards"][key]["window"]
        for part in ("title", "text", "window"):
            assert not english_in(card[part]), card[part]
    for key, leader in book["leaders"].items():
        assert not english_in(f"{leader['name']} {leader['epithet']}"), key
    assert ES.title() == "878: Vikingos"


def test_card_texts_carry_the_numbers_of_the_english_ones() -> None:
    for text, english in zip(SPEECH.event_texts, speech_of("en").event_texts, strict=True):
        assert [c for c in text if c.isdigit()] == [c for c in english if c.isdigit()]


def test_texts_of_the_viking_age_are_spanish_and_carry_the_numbers_of_the_english_ones() -> None:
    age, english = ES.book()["age"], VIKINGS.words("en").book()["age"]
    for part in ("kingdoms", "kings", "runes", "prayers", "legends", "epics", "leaders", "modules"):
        for key, entry in age[part].items():
            for what, text in entry.items():
                if not isinstance(text, str) or what in ("name", "rule"):
                    continue
                other = english[part][key][what]
                assert text != other or not text, (part, key, what)
                assert [c for c in text if c.isdigit()] == [c for c in other if c.isdigit()], text


# Names


def test_seats_are_called_in_spanish() -> None:
    assert ES.seat_names(VIKINGS.settle({"players": 4})) == ["Nórdicos", "Berserkers", "Huscarles", "Thegns"]
    assert ES.seat_names(VIKINGS.settle({"players": 2})) == ["Vikingos", "Ingleses"]
    assert ES.seat_names(VIKINGS.settle({"players": 3})) == ["Vikingos", "Huscarles", "Thegns"]


def test_every_option_has_a_name_and_a_sentence() -> None:
    for option in OPTIONS:
        assert VikingsWords(VIKINGS, "en").option(option) == option.sentence  # the code has it too
        name, said = ES.option_name(option), ES.option(option)
        assert not english_in(f"{name} {said}")
        assert said.endswith(".")
        assert said.partition("(")[2] == option.sentence.partition("(")[2]  # the same rule


def test_places_keep_their_names_but_london() -> None:
    changed = {name: ours for name, ours in zip(t.MODERN, SPEECH.shires, strict=True) if name != ours}
    assert changed == {"London": "Londres"}


# Grammar


@pytest.mark.parametrize(
    ("kind", "one", "two", "all_of_them"),
    [
        (t.NORSEMEN, "1 nórdico", "2 nórdicos", "los nórdicos"),
        (t.BERSERKERS, "1 berserker", "2 berserkers", "los berserkers"),
        (t.HOUSECARL, "1 huscarle", "2 huscarles", "los huscarles"),
        (t.THEGN, "1 thegn", "2 thegns", "los thegns"),
        (t.FYRD, "1 fyrd", "2 fyrd", "el fyrd"),
    ],
)
def test_one_and_two_of_each_kind(kind: int, one: str, two: str, all_of_them: str) -> None:
    thing = Thing(a.KIND, kind)
    assert ES.says.count(1, thing) == one
    assert ES.says.count(2, thing) == two
    assert ES.says.name(thing, "the") == all_of_them


def test_lists() -> None:
    assert ES.says.show(host(a.KIND, [2, 3, 4], [0, 0, 0])) == ""
    assert ES.says.show(host(a.KIND, [2, 3, 4], [1, 0, 0])) == "1 huscarle"
    assert ES.says.show(host(a.KIND, [2, 3, 4], [1, 2, 0])) == "1 huscarle y 2 thegns"
    assert ES.says.show(host(a.KIND, [2, 3, 4], [1, 2, 3])) == "1 huscarle, 2 thegns y 3 fyrd"


@pytest.mark.parametrize(
    ("kind", "args", "line"),
    [
        (told.ROUND_BEGINS, [4], "Comienza la Ronda IV"),
        (told.ROUND_ENDS, [4, 1], "La Ronda IV termina con 1 ciudad en manos vikingas"),
        (told.ROUND_ENDS, [4, 2], "La Ronda IV termina con 2 ciudades en manos vikingas"),
        (told.TURN_BEGINS, [t.NORSEMEN], "Turno de los nórdicos"),
        (told.DREW, [t.THEGN], "Los thegns roban una carta"),
        (told.CARD_SHOWN, [t.THEGN, 57, 1], "Los thegns muestran Tratado de Wedmore, número 1"),
        (told.CHOSE, [t.BERSERKERS, 29], "Los berserkers han elegido Ceolwulf"),
        (told.DEPLOYED, [t.HOUSECARL, t.LUNDENWIC], "Los huscarles despliegan una unidad en Londres"),
        (told.INVADERS, [t.GUTHRUM, 17, 1], "Guthrum aparece ante la costa con 17 nórdicos y 1 berserker"),
        (told.INVADERS, [t.IVAR, 0, 0], "Ivar el Deshuesado aparece ante la costa sin nadie"),
        (told.INVADERS, [t.REINFORCEMENTS, 9, 0], "Los Refuerzos vikingos traen 9 nórdicos"),
        (told.REINFORCED, [1, t.THEGN, t.EOFORWIC], "1 thegn llega a York"),
        (told.REINFORCED, [2, t.HOUSECARL, t.EOFORWIC], "2 huscarles llegan a York"),
        (told.BOARDED, [1, t.NORSEMEN, t.GUTHRUM], "1 nórdico se une a Guthrum"),
        (told.BOARDED, [2, t.BERSERKERS, t.ROLLO], "2 berserkers se unen a Rollón"),
        (told.ALFRED_COMES, [t.LUNDENWIC], "Alfredo llega a Londres"),
        (told.MOVEMENT_PLAYED, [t.THEGN, 58, 1, 3], "Los thegns juegan Movimiento 1/3: 1 activación de 3 pasos"),
        (
            told.MOVEMENT_PLAYED,
            [t.HOUSECARL, 44, 4, 1],
            "Los huscarles juegan Movimiento 4/1: 4 activaciones de 1 paso",
        ),
        (told.EVENT_PLAYED, [t.HOUSECARL, t.KINGS_PURSE], "Los huscarles juegan Tesoro del rey"),
        (told.LANDED, [t.HALFDAN, t.EOFORWIC], "Halfdan desembarca en York"),
        (told.LED, [t.ALFRED, t.EOFORWIC], "Alfredo el Grande va a York"),
        (told.MARCHED, [1, t.EOFORWIC, t.LOIDIS], "Un ejército de 1 unidad va de York a Leeds"),
        (told.MARCHED, [5, t.EOFORWIC, t.LOIDIS], "Un ejército de 5 unidades va de York a Leeds"),
        (told.BATTLE_BEGINS, [t.EOFORWIC, t.VIKING], "Batalla en York: atacan los vikingos"),
        (told.FYRD_JOIN, [1, t.EOFORWIC], "1 fyrd se une a la batalla en York"),
        (told.FYRD_JOIN, [3, t.EOFORWIC], "3 fyrd se unen a la batalla en York"),
        (told.ROLLED, [t.NORSEMEN, t.ROLL_NAMES.index("hit flee")], "Los nórdicos sacan Impacto, Huida"),
        (told.ROLLED, [t.FYRD, t.ROLL_NAMES.index("blank")], "El fyrd saca blanco"),
        (told.CANCELLED, [1], "Se anula 1 Impacto"),
        (told.CANCELLED, [2], "Se anulan 2 Impactos"),
        (told.KILLED, [1, t.NORSEMEN], "1 nórdico cae"),
        (told.KILLED, [2, t.FYRD], "2 fyrd caen"),
        (told.FLED, [1, t.BERSERKERS], "1 berserker huye"),
        (told.FLED, [3, t.THEGN], "3 thegns huyen"),
        (told.WITHDREW, [t.HOUSECARL, t.EOFORWIC], "Un huscarle se retira a York"),
        (told.PAID, [1, t.BERSERKERS], "1 berserker se entrega como Danegeld"),
        (told.PAID, [2, t.NORSEMEN], "2 nórdicos se entregan como Danegeld"),
        (told.SWAPPED, [1, t.THEGN, t.NORSEMEN, t.EOFORWIC], "1 thegn se convierte en nórdico en York"),
        (told.SWAPPED, [2, t.THEGN, t.NORSEMEN, t.EOFORWIC], "2 thegns se convierten en nórdicos en York"),
        (told.ESCAPED, [t.EOFORWIC, t.LOIDIS], "Los ingleses escapan de York a Leeds"),
        (told.BARRED, [t.EOFORWIC], "La Flota sajona vigila York"),
        (told.CANCELS_OUT, [t.AMBUSH, t.SURPRISE_ATTACK], "Emboscada y Ataque sorpresa se anulan entre sí"),
        (told.LEADER_LOST, [t.BJORN], "Bjorn Costado de Hierro queda fuera de la partida"),
        (told.LEADER_FOLLOWS, [t.UBBE, t.EOFORWIC], "Ubbe Ragnarsson se retira a York"),
        (told.BATTLE_WON, [t.ENGLISH, t.EOFORWIC], "Los ingleses ganan la batalla en York"),
        (told.STEP_LOST, [t.HALFDAN, 1], "Halfdan pierde 1 paso"),
        (told.STEP_LOST, [t.HALFDAN, 2], "Halfdan pierde 2 pasos"),
        (told.GAME_OVER, [t.VIKING], "Han ganado los vikingos"),
    ],
    ids=lambda value: value.name if isinstance(value, EventKind) else str(value),
)
def test_what_happened_reads_as_a_sentence(kind: EventKind, args: list[int], line: str) -> None:
    assert ES.event(Event(kind, args, -1)) == line


def test_every_kind_of_happening_has_a_spanish_sentence() -> None:
    for kind in told.KINDS.kinds:
        said = ES.event(Event(kind, [1, 1, 1, 1], -1))
        assert said != VIKINGS.show_event(Event(kind, [1, 1, 1, 1], -1))
        assert not english_in(said), kind.name


# Questions


def test_every_question_is_asked_in_spanish() -> None:
    for lines in heard("es").prompts.values():
        for line in lines:
            assert line.count("¿") == line.count("?") == 1, line
            assert len(line) < 180, line


def test_v_7_2_v_7_4_the_leader_is_asked_about() -> None:
    s = a_state(off_shore=t.IVAR, aboard=(14, 1), armies=2, steps=4)
    run(s, leader_phase)
    question = "¿qué Líder se activa (quedan 2 activaciones de 4 pasos), o se termina con los Líderes?"
    assert ES.prompt(s, 0) == f"Nórdicos: {question}"
    play(s, "activate ivar")
    question = "¿dónde desembarca Ivar el Deshuesado con 14 nórdicos y 1 berserker? (después quedan 3 pasos)"
    assert ES.prompt(s, 0) == f"Nórdicos: {question}"
    play(s, "land streonaeshealh", "load norsemen 1")
    where = "Ivar el Deshuesado en Whitby con 1 nórdico y 1 berserker (quedan 3 pasos)"
    assert ES.prompt(s, 0) == f"Nórdicos: {where}: ¿quién lo acompaña y adónde va, o se detiene?"


def test_v_9_7_the_loss_says_how_many_hits_and_who_stands() -> None:
    s = a_battle(t.NORSEMEN, {t.NORSEMEN: 2, t.HOUSECARL: 1, t.THEGN: 2}, {})
    play(s, "roll command", "roll command command", "roll hit hit")
    where = "quedan 2 Impactos; Catterick, 2 nórdicos contra 1 huscarle y 2 thegns"
    assert ES.prompt(s, 3) == f"Thegns: ¿quién cae por un Impacto? ({where})"


def test_v_9_14_a_battle_without_enemies_is_said_to_be_won() -> None:
    s = a_battle(t.NORSEMEN, {t.NORSEMEN: 1, t.THEGN: 2}, {})
    take_units(s, t.NORSEMEN, the_battle(s).shire, 1)
    assert ES.says.say(battle(s)) == "la batalla en Catterick está ganada, quedan 2 thegns"
    take_units(s, t.THEGN, the_battle(s).shire, 1)
    assert ES.says.say(battle(s)) == "la batalla en Catterick está ganada, queda 1 thegn"


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    s = deal(a_game(players=2))
    assert ES.prompt(s, 0) == "se pregunta a otros"


# Refusals


def test_refusals_are_spanish() -> None:
    for reason in a.SPACE.reasons:
        assert not english_in(ES.refusal(reason.by("V-1", 1, 1, 1))), reason.id


def test_a_refusal_names_what_it_is_about() -> None:
    s = deal(a_game(players=2))
    refusal = judge(s, a.DEPLOY[t.CRULAND], 1)
    assert refusal is not None
    assert ES.refusal(refusal) == "Crowland Fens es un pantano: ninguna unidad puede entrar"
    unasked = judge(s, a.PASS[0], 0)
    assert unasked is not None
    assert ES.refusal(unasked) == "ahora no se te pregunta"
    caution = warn(why.SIGNS_TREATY, "V-12.4", t.VIKING, 5, 9)
    line = (
        "firma el tratado, y ganan los vikingos al final de la Ronda 5: hay 9 ciudades en manos vikingas, tal como está"
    )
    assert ES.refusal(caution) == line
    refusal = why.ANOTHER_SEA.by("V-7.4", t.IVAR, t.LUEL)
    assert ES.refusal(refusal) == "Ivar el Deshuesado no puede desembarcar en Carlisle: no está en sus mares"


def test_an_unknown_refusal_stays_english() -> None:
    assert ES.refusal(Refusal("X-1", "nobody knows this")) == "nobody knows this"


def test_options_that_do_not_go_together_are_refused_in_spanish() -> None:
    for given in ({"players": 4, "lone_side": "english"}, {"treaty_markers": 12, "conquest_markers": 11}):
        with pytest.raises(BadOptions) as refused:
            VIKINGS.settle(given)
        english = str(refused.value)
        spanish = VIKINGS.words("es").unfit(refused.value)
        assert spanish != english
        assert spanish.endswith(english[english.index("(V-") :])
        assert VIKINGS.words("en").unfit(refused.value) == english
