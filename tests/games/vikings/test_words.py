"""Words of 878: Vikings in both languages: buttons, the log, questions, endings and the book, over random games."""

from __future__ import annotations

import json
from functools import cache

import pytest

from heptarchy.games.vikings import actions as a
from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings import tables_age as ta
from heptarchy.games.vikings import told
from heptarchy.games.vikings.asks_table import ALL_LINES
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.modules import SWITCHES
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.words import VikingsWords
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.match import Match
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.options import Value
from heptarchy.kernel.words import Words
from tests.games.vikings.table import a_battle, a_state, play, run

GAMES = 30
LONGEST_LABEL = 34
LANGUAGES = ("en", "de", "es")
FATES = (
    *(a.CUBE, a.DRAW, a.REVEAL, a.LEVY, a.ROLL),
    *(a.DEAL_KING, a.LAY, a.CALL_RUNE, a.CALL_PRAYER, a.TURN_EPIC),
)
AGE: dict[str, Value] = {name: True for name, _ in SWITCHES}
# Deeds that are done more often, so that random games come to all rewards
EASY: dict[str, Value] = {"legends_open": 6, "host_units": 8, "biter_hits": 3, "march_cities": 2, "saga_battles": 2}


class Heard:
    """What was said in random games, each thing once."""

    def __init__(self) -> None:
        self.labels: dict[tuple[str, str], set[str]] = {}  # by verb and rule
        self.said: dict[str, set[str]] = {}  # by verb
        self.prompts: dict[str, set[str]] = {}  # by rule
        self.events: dict[str, set[str]] = {}  # by kind
        self.endings: set[str] = set()

    def everything(self) -> set[str]:
        many = (*self.labels.values(), *self.said.values(), *self.prompts.values(), *self.events.values())
        return set().union(*many, self.endings)


@cache
def heard(language: str) -> Heard:
    """All that is said in 30 random games over all seatings, and in 30 with every module of the Viking Age."""
    found = Heard()
    words = VIKINGS.words(language)
    for n in range(2 * GAMES):
        rng = Rng(n)
        players = 2 + n % 3
        lone_side = "english" if players == 3 and n % 2 else "viking"
        modules = {} if n < GAMES else AGE | (EASY if n % 2 else {})
        match = Match(VIKINGS, {"players": players, "lone_side": lone_side, "advanced": n % 4 == 0, **modules})
        while not match.state.over:
            hear_question(found, words, match)
            state = match.state
            action = rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options)
            found.said.setdefault(name_of(action), set()).add(words.said(action))
            for event in match.apply(action).events:
                found.events.setdefault(event.name, set()).add(words.event(event))
        found.endings.add(words.ending(match.state))
    return found


def hear_question(found: Heard, words: Words, match: Match) -> None:
    state = match.state
    for seat in state.seats:
        if seat == FATE:
            continue
        rule = state.rule_for(seat)
        found.prompts.setdefault(rule, set()).add(words.prompt(state, seat))
        for action in state.options_for(seat):
            found.labels.setdefault((name_of(action), rule), set()).add(words.label(state, seat, action))
            found.said.setdefault(name_of(action), set()).add(words.said(action))


def name_of(action: int) -> str:
    verb = a.SPACE.verb_of[action]
    assert verb is not None
    return verb.name


def labels(s: Vikings, language: str = "en", seat: int = 0) -> list[str]:
    """The buttons of the question on the table."""
    words = VIKINGS.words(language)
    return [words.label(s, seat, option) for option in s.options_for(seat)]


def a_label(s: Vikings, said: str, language: str = "en", seat: int = 0) -> str:
    action = a.SPACE.parse(said)
    assert action in s.options_for(seat)
    return VIKINGS.words(language).label(s, seat, action)


# Over random games


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_random_games_has_a_wording_of_its_own(language: str) -> None:
    words = VIKINGS.words(language)
    assert isinstance(words, VikingsWords)
    plain = Words(VIKINGS)
    for action in range(a.SPACE.size):
        own = words.said(action) != plain.said(action) or a.ROLL.holds(action)
        assert own or language == "en", a.SPACE.say(action)  # "Norsemen choose York" is English as it is
        assert "_" not in words.said(action)
    for (verb, rule), said in heard(language).labels.items():
        for label in said:
            assert label[0].isupper() or label[0].isdigit(), (verb, rule, label)
            assert label == label.strip()
            assert label
    seats = {verb.name for verb in a.SPACE.verbs if verb not in FATES}
    assert {verb for verb, _ in heard(language).labels} == seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_a_button(language: str) -> None:
    for found in heard(language).labels.values():
        for label in found:
            assert len(label) <= LONGEST_LABEL, label


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_brace_and_no_key_is_left_in_what_is_said(language: str) -> None:
    for line in heard(language).everything():
        assert "{" not in line
        assert "}" not in line
        assert "_" not in line
        assert "  " not in line
        assert "answer by" not in line
        assert "\n" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_happening_came_up(language: str) -> None:
    assert set(heard(language).prompts) == set(ALL_LINES)
    rare = {told.LEADER_LOST.name, told.LEADER_FOLLOWS.name, told.CANCELS_OUT.name}
    assert {kind.name for kind in told.KINDS.kinds} - set(heard(language).events) <= rare


@pytest.mark.parametrize("language", LANGUAGES)
def test_happenings_begin_with_a_capital_or_a_number(language: str) -> None:
    for lines in heard(language).events.values():
        for line in lines:
            assert line[0].isupper() or line[0].isdigit(), line


# Labels, spelled out


def test_v_5_9_a_movement_card_says_what_it_gives() -> None:
    words = VIKINGS.words("en")
    s = a_state()
    assert words.label(s, 0, a.PLAY[t.CARDS.index("n05_move_2_3")]) == "Play Movement: 2 armies, 3 steps"
    assert words.label(s, 0, a.PLAY[t.CARDS.index("t02_move_1_3")]) == "Play Movement: 1 army, 3 steps"
    assert words.label(s, 0, a.PLAY[t.CARDS.index("h07_move_4_1")]) == "Play Movement: 4 armies, 1 step"
    assert words.label(s, 0, a.PLAY[t.CARDS.index("n01_treaty")]) == "Play Treaty: 2 armies, 4 steps"
    assert words.label(s, 0, a.PLAY[t.CARDS.index("h08_kings_purse")]) == "Play King's Purse"
    spanish = VIKINGS.words("es")
    assert spanish.label(s, 0, a.PLAY[t.CARDS.index("n05_move_2_3")]) == "Movimiento: 2 ejércitos, 3 pasos"
    assert spanish.label(s, 0, a.PLAY[t.CARDS.index("t02_move_1_3")]) == "Movimiento: 1 ejército, 3 pasos"
    assert spanish.label(s, 0, a.PLAY[t.CARDS.index("h07_move_4_1")]) == "Movimiento: 4 ejércitos, 1 paso"
    assert spanish.label(s, 0, a.PLAY[t.CARDS.index("h08_kings_purse")]) == "Jugar Tesoro del rey"


def test_v_7_5_the_way_of_a_leader() -> None:
    # Given Ivar with two of each in York
    s = a_state(units={t.EOFORWIC: {t.NORSEMEN: 2, t.BERSERKERS: 2}}, leaders={t.IVAR: t.EOFORWIC}, armies=2, steps=2)
    run(s, leader_phase)
    assert labels(s) == ["Activate Ivar", "Be done with Leaders"]
    assert labels(s, "es") == ["Activar a Ivar", "Terminar con los Líderes"]

    # When he is activated
    play(s, "activate ivar")

    # Then each number is a button
    assert a_label(s, "load norsemen 1") == "Take 1 Norseman along"
    assert a_label(s, "load berserkers 0") == "Leave all Berserkers behind"
    assert a_label(s, "march loidis") == "March to Leeds"
    assert a_label(s, "load norsemen 1", "es") == "Llevar 1 nórdico"
    assert a_label(s, "load berserkers 0", "es") == "Dejar atrás a todos los berserkers"
    assert a_label(s, "march loidis", "es") == "Marchar a Leeds"
    play(s, "march loidis")
    assert a_label(s, "halt") == "Halt here"
    assert a_label(s, "halt", "es") == "Detenerse aquí"


def test_v_8_1_done_ends_the_movement() -> None:
    s = a_state(units={t.EOFORWIC: {t.NORSEMEN: 2}}, armies=1, steps=2)
    run(s, movement_phase)
    assert labels(s) == ["Muster in York", "End movement"]
    assert labels(s, "es") == ["Reunir en York", "Terminar el movimiento"]


def test_v_9_7_v_9_12_losses_and_withdrawals() -> None:
    # Given a Housecarl and two Thegns who defend, with friends next door
    there = {t.NORSEMEN: 3, t.HOUSECARL: 1, t.THEGN: 2}
    s = a_battle(t.NORSEMEN, there, {}, units={t.DUNHOLM: {t.THEGN: 1}})

    # When the Thegns roll a Command
    play(s, "roll hit", "roll hit command")
    assert labels(s, seat=3) == ["Withdraw to Durham", "Let all stay"]
    assert labels(s, "es", seat=3) == ["Retirarse a Durham", "Que se queden todos"]

    # And then are hit
    play(s, "stay", "roll hit")
    assert labels(s, seat=3) == ["Lose a Housecarl", "Lose a Thegn"]
    assert labels(s, "es", seat=3) == ["Perder un huscarle", "Perder un thegn"]


def test_v_15_34_what_is_paid_is_counted() -> None:
    # Given Danegeld in a battle of one Norseman and one Berserker
    there = {t.NORSEMEN: 1, t.BERSERKERS: 1, t.HOUSECARL: 1}
    s = a_battle(t.NORSEMEN, there, {t.HOUSECARL: ["h11_danegeld"]})
    while s.seat != 2:
        play(s, "pass")
    play(s, "play h11_danegeld")
    while s.rule != "V-15.34":
        play(s, "pass")

    # Then a lone Norseman is enough
    assert labels(s) == ["Pay 1 Norseman", "Pay 1 Berserker"]
    assert labels(s, "es") == ["Pagar 1 nórdico", "Pagar 1 berserker"]


@pytest.mark.parametrize(
    ("said", "english", "spanish"),
    [
        ("march eoforwic", "march to York", "marchan a York"),
        ("sail lundenwic", "sail to London", "navegan a Londres"),
        ("land eoforwic", "land in York", "desembarcan en York"),
        ("load norsemen 5", "take 5 Norsemen along", "llevan 5 nórdicos"),
        ("load thegn 1", "take 1 Thegn along", "llevan 1 thegn"),
        ("load housecarl 0", "leave all Housecarl behind", "dejan atrás a todos los huscarles"),
        ("play h08_kings_purse", "play King's Purse", "juegan Tesoro del rey"),
        ("play n05_move_2_3", "play Movement 2/3", "juegan Movimiento 2/3"),
        ("lose thegn", "pick a Thegn", "eligen un thegn"),
        ("pass", "pass", "pasan"),
        ("pay berserkers", "pay with Berserkers", "pagan con berserkers"),
        ("activate alfred", "activate Alfred", "activan a Alfredo"),
        ("target_card ivar", "choose Ivar's ships", "eligen los barcos de Ivar"),
        ("cube thegn", "draws the cube of the Thegn", "saca el cubo de los thegns"),
        ("reveal reinforcements", "reveals Viking Reinforcements", "revela la carta de Refuerzos vikingos"),
        ("levy 3", "turns a Fyrd card of 3", "descubre una carta de fyrd de 3"),
        ("roll hit flee command", "rolls Hit, Flee, Command", "saca Impacto, Huida, Orden"),
    ],
)
def test_answers_as_the_log_tells_them(said: str, english: str, spanish: str) -> None:
    action = a.SPACE.parse(said)
    assert VIKINGS.words("en").said(action) == english
    assert VIKINGS.words("es").said(action) == spanish


# Languages, endings, the book


def test_languages() -> None:
    assert VIKINGS.languages() == list(LANGUAGES)
    assert VIKINGS.words("es").language == "es"
    assert VIKINGS.words("is").language == "en"


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_every_key_and_plain_values(language: str) -> None:
    book = VIKINGS.words(language).book()
    assert json.loads(json.dumps(book)) == book
    for part, keys in (
        ("factions", t.FACTIONS),
        ("kinds", t.UNIT_KINDS),
        ("sides", t.SIDES),
        ("kingdoms", t.KINGDOMS),
        ("seas", t.SEAS),
        ("shires", t.SHIRES),
        ("cards", t.CARDS),
        ("events", t.EVENTS),
        ("leaders", t.LEADERS),
        ("dice", t.UNIT_KINDS),
        ("verbs", [verb.name for verb in a.SPACE.verbs]),
    ):
        assert list(book[part]) == list(keys), part
    assert set(book["odds"]["assumes"]) == {"units", "draw", "rough", "modules", "won"}
    for card in book["cards"].values():
        assert card["title"]
        assert card["text"].endswith(".")
        assert card["window"]
        assert "{" not in card["text"] + card["window"]
        assert (card["kind"] == "event") == (card["event"] is not None) == (card["armies"] == 0)


def test_the_english_book_spelled_out() -> None:
    book = VIKINGS.words("en").book()
    assert book["shires"]["eoforwic"]["name"] == "York"
    assert book["shires"]["eoforwic"]["old"] == "Eoforwic"
    assert book["shires"]["cantwaraburg"]["coast"] == ["north_sea", "english_channel"]
    assert book["shires"]["beoferlic"]["near"] == ["eoforwic", "bretlintun"]
    assert book["cards"]["n08_feigned_retreat"]["window"] == "Any battle, before the first roll"
    assert book["cards"]["n08_feigned_retreat"]["rule"] == "V-15.11"
    assert book["cards"]["b13_viking_ships"]["window"] == "The Berserker turn, on the way of a Leader or an army"
    assert book["cards"]["n05_move_2_3"]["text"] == "2 armies, 3 steps each."
    assert book["cards"]["t02_move_1_3"]["text"] == "1 army, 3 steps."
    assert book["leaders"]["halfdan"] == {
        "name": "Halfdan",
        "epithet": "Great Heathen Host",
        "side": "viking",
        "units": {"norsemen": 17, "berserkers": 8},
        "seas": ["north_sea"],
    }
    assert book["leaders"]["guthrum"]["seas"] == list(t.SEAS)
    assert book["leaders"]["alfred"]["side"] == "english"
    assert book["dice"]["norsemen"] == {"hit": 3, "flee": 1, "command": 2, "blank": 0, "dice": 3}
    assert book["factions"]["norsemen"] == {"name": "Norsemen", "one": "Norseman", "side": "viking"}
    assert book["leaders"]["ragnar"]["epithet"] == "Lothbrok"
    assert book["leaders"]["lagertha"]["side"] == "viking"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_of_the_viking_age_has_every_key_and_no_empty_text(language: str) -> None:
    age = VIKINGS.words(language).book()["age"]
    for part, keys in (
        ("modules", list(AGE)),
        ("kingdoms", ta.KINGDOM_KEYS),
        ("kings", ta.KING_KEYS),
        ("runes", ta.RUNE_FACES),
        ("prayers", ta.PRAYER_FACES),
        ("relics", ta.RELICS),
        ("legends", ta.LEGEND_KEYS),
        ("epics", ta.EPIC_KEYS),
        ("leaders", t.LEADERS[t.BASE_LEADERS :]),
    ):
        assert list(age[part]) == list(keys), part
        for key, entry in age[part].items():
            for what, text in entry.items():
                assert text or (key, what) == ("blank", "needs"), (part, key, what)
                assert what not in ("text", "effect", "deed", "reward", "sentence") or text.endswith("."), text
    assert set(age["tiles"]) == {"church", "plundered", "fort", "settlement", "ship"}
    assert age["kingdoms"]["east_anglia"]["cities"] == ["theodford", "elmham"]
    assert [kingdom["threshold"] for kingdom in age["kingdoms"].values()] == [3, 4, 2, 3]
    assert age["relics"]["st_cuthbert"]["shire"] == "dunholm"
    assert [king["rule"] for king in age["kings"].values()] == ["VX-3.11", "VX-3.12", "VX-3.13", "VX-3.14"]
    assert age["epics"]["great_levy"]["rule"] == "VX-7.18"
    assert age["legends"]["saga_singer"]["rule"] == "VX-6.16"
    for rune, prayer in zip(age["runes"].values(), age["prayers"].values(), strict=True):  # VX-4.3
        assert (rune["needs"], rune["effect"]) == (prayer["needs"], prayer["effect"])


def test_card_titles_of_the_book_are_those_of_the_tables() -> None:
    book = VIKINGS.words("en").book()
    assert [card["title"] for card in book["cards"].values()] == list(t.CARD_TITLES)
