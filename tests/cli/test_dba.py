"""The terminal's screen of a battle: the table in characters, and answers that are spelled out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console

import heptarchy
from heptarchy import FATE, Match, Rng
from heptarchy.cli.menu import Menu
from heptarchy.cli.saves import Seating
from heptarchy.cli.screen import screen_for
from heptarchy.cli.terminal import Session
from heptarchy.games.dba.screen.map import Sheet, arrow, table_map
from heptarchy.games.dba.screen.screen import DbaScreen, element_cell, in_columns
from heptarchy.games.dba.screen.voice import Voice
from heptarchy.kernel.space import OpenDomain
from tests.cli.shell import shell
from tests.cli.test_own_words import drawn, english_words, words_in
from tests.games.dba.clash import a_clash, joined
from tests.games.dba.field import play

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

DBA = heptarchy.game("dba")
ENGLISH = Voice("en")
SETTINGS: list[dict[str, object]] = [
    {"players": 2, "points": 24, "cards": 2, "rounds": 4},
    {"players": 4, "battle": "badon", "cards": 2, "rounds": 3},
    {"players": 5, "battle": "dyrham", "attackers": 2, "rounds": 2},
    {"players": 3, "points": 15, "ground": "chosen", "country": "fen", "rounds": 2},
]


@pytest.mark.parametrize("given", SETTINGS, ids=str)
@pytest.mark.parametrize("width", [80, 140])
def test_every_moment_can_be_drawn(given: dict[str, object], width: int) -> None:
    match = Match(DBA, given)
    screen = screen_for(DBA, match.record.options)
    assert isinstance(screen, DbaScreen)
    rng = Rng(f"screen {width}")
    while not match.state.over:
        state = match.state
        if state.seat == FATE:
            entry = match.apply(rng.pick(state.weights), FATE)
        else:
            seat = rng.choice(state.seats)
            if rng.below(20) == 0:
                look(screen, state, seat, width)
            entry = match.apply(rng.choice(state.options_for(seat)), seat)
        lines = screen.story(match, [entry], lambda audience: True, [0])
        assert all(str(line).strip() for line in lines)
    assert drawn(screen.ending(match)).strip()


def look(screen: DbaScreen, state: heptarchy.State, seat: int, width: int) -> None:
    """Draw all that a seat, a spectator and a replay are shown."""
    for who in (None, seat):
        view = state.view(who)
        told = drawn(
            [*screen.status(view), *screen.table(view, width), *screen.hand(view), *screen.played(view)], width
        )
        assert "None" not in told
        assert max(len(line) for line in told.splitlines()) <= width
    assert drawn(screen.table(screen.everything(state), width), width)
    screen.learn(state, seat)
    menu = Menu(screen, state.view(seat), state.options_for(seat))
    assert drawn(menu.lines(width), width).strip()


# In Spanish


def said_to(screen: DbaScreen, state: heptarchy.State, seat: int) -> str:
    """All that the table says to a seat and to a spectator, and the headings of what it may choose."""
    screen.learn(state, seat)
    options = state.options_for(seat) if seat in state.seats else []
    parts: list[Any] = [*(screen.title(option) for option in options), *(what for _, what in screen.help_here())]
    for view in (state.view(None), state.view(seat)):
        parts += [*screen.status(view), *screen.table(view, 100), *screen.hand(view), *screen.played(view)]
        parts += [*screen.odds(view, []), *screen.odds(view, ["lanzas", "Wb"])]
    return drawn(parts)


def test_a_combat_and_its_odds_have_no_english_word_in_spanish() -> None:
    state = joined(a_clash("Sp", "Wb", (0, "Ps", 600, 285, 90)))
    screen = screen_for(DBA, DBA.settle({"players": 2}), "es")
    assert isinstance(screen, DbaScreen)
    before = said_to(screen, state, 0)
    play(state, "fight e3")
    told = before + said_to(screen, state, 0)
    assert "Combates: e3 Sp contra e4 Wb" in told
    assert "Combate de e3 Sp contra e4 Wb" in told
    assert "Lanzas, de 36: gana 21, iguala 5, pierde 10." in told
    assert words_in([told]) & english_words("dba", "es") == set()


def test_a_place_is_offered_with_its_numbers_in_spanish_too() -> None:
    match = Match(DBA, SETTINGS[1])
    screen = screen_for(DBA, match.record.options, "es")
    rng = Rng("places")
    while not (match.state.seat >= 0 and places(screen, match.state)):
        state = match.state
        answer = rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options)
        match.apply(answer, state.seat)
    state = match.state
    screen.learn(state, state.seat)
    for option in places(screen, state):
        numbers = DBA.space.say(option).partition(" ")[2]
        assert numbers in screen.label(state.view(state.seat), option)


def places(screen: Any, state: heptarchy.State) -> list[int]:
    """The options that are places."""
    verbs = {option: screen.verb(option) for option in state.options}
    return [one for one, verb in verbs.items() if isinstance(verb.domain, OpenDomain) and not screen.is_count(verb)]


# The map


def an_element(kind: str, x: float, y: float, facing: float, **more: Any) -> dict[str, Any]:
    bands = {"general": False, "warlord": False, "prince": False, "pendragon": False}
    place = {"x": x, "y": y, "facing": facing, "depth": 15, "status": "on_table"}
    return {"id": "e1", "type": kind, "owner": 0, "command": 0, **bands, **place, **more}


def a_view(*elements: dict[str, Any], **more: Any) -> dict[str, Any]:
    side = {"camp": None}
    commands = [{"seat": 0, "side": 0}, {"seat": 1, "side": 1}]
    return {"features": [], "fires": [], "sides": [side, side], "commands": commands, "elements": elements, **more}


def on_the_map(view: dict[str, Any]) -> list[str]:
    """The rows of the map, without its scale."""
    rows = [line.plain for line in table_map(ENGLISH, view, 127)]
    return [row[6:126] for row in rows[1:31]]


def test_an_element_is_two_letters_where_it_stands_and_an_arrow_where_it_faces() -> None:
    north = on_the_map(a_view(an_element("Sp", 600, 300, 90)))
    assert north[15][59:61] == "SP"  # its middle is 7 mm south of its front
    assert north[14][59] == "^"
    south = on_the_map(a_view(an_element("Wb", 600, 300, 270, owner=1, command=1)))
    assert south[14][59:61] == "wb"
    assert south[15][59] == "v"
    assert [arrow(facing) for facing in (0, 44, 90, 135, 180, 225, 271, 315, 359)] == list(">/^\\</v\\>")


def test_a_rank_behind_another_is_drawn_behind_it() -> None:
    rows = on_the_map(a_view(an_element("Sp", 600, 299, 90), an_element("Ps", 600, 284, 90, depth=20)))
    assert rows[15][59:61] == "SP"
    assert rows[16][59:61] == "PS"


def test_ground_camps_and_fires_are_signs_and_the_scale_is_in_millimetres() -> None:
    wood = {"kind": "wood", "shape": "ellipse", "x": 200, "y": 500, "a": 60, "b": 40, "slant": 0}
    fire = {"x": 900, "y": 310, "facing": 0, "length": 80, "creeps": 90}
    camp = {"camp": {"x": 600, "y": 20, "lost": False}}
    lost = {"camp": {"x": 300, "y": 580, "lost": True}}
    view = a_view(features=[wood], fires=[fire], sides=[camp, lost])
    rows = on_the_map(view)
    assert rows[5][14:26] == "&" * 12
    assert rows[14][90:98] == "*" * 8
    assert rows[28][56:64] == "#" * 8
    assert "#" not in "".join(rows[:10])
    legend = table_map(ENGLISH, view, 127)[-1].plain
    assert "& wood" in legend
    assert "* fire" in legend
    sheet = Sheet(120)
    assert (sheet.column(0), sheet.column(1200), sheet.row(0), sheet.row(600)) == (0, 119, 29, 0)


def test_rivers_roads_towns_and_waters_are_drawn_too() -> None:
    river = {"kind": "river", "shape": "strip", "x": 600, "y": 300, "a": 600, "b": 10, "slant": 0, "width": 20}
    road = {**river, "kind": "road", "points": [[600, 0], [600, 600]]}
    town = {"kind": "bua", "shape": "box", "x": 100, "y": 80, "a": 50, "b": 40, "slant": 0}
    water = {"kind": "waterway", "shape": "box", "x": 600, "y": 560, "a": 600, "b": 40, "slant": 0}
    features = [{**river, "points": [[0, 300], [1200, 300]]}, road, town, water]
    rows = on_the_map(a_view(features=features))
    assert rows[14].count("=") == 119
    assert [row[60] for row in rows[5:25]] == ["."] * 20
    assert rows[25][5:15] == "H" * 10
    assert set(rows[0]) == {"≈"}
    legend = table_map(ENGLISH, a_view(features=features, river="ordinary"), 127)[-1].plain
    assert "= river (ordinary)" in legend
    assert "H built-up area" in legend
    assert "(" not in table_map(ENGLISH, a_view(features=features), 127)[-1].plain


def test_an_element_in_a_list_says_where_it_stands_or_what_became_of_it() -> None:
    here = an_element("Kn", 612, 310.25, 92.5, general=True)
    assert element_cell(ENGLISH, here, 3) == "3 e1 Kn* 612 310.2 92.5"
    assert element_cell(ENGLISH, {**here, "x": None, "status": "left_out", "warlord": True}, 1) == "1 e1 Kn*w left out"


def test_elements_in_a_list_never_run_together() -> None:
    cells = ["1 e1 Cv* 698.8 339.7 210", "18 e18 Ps garrison 1055.5 535", "3 e3 Kn 680 405 270"]
    beside = in_columns(cells[:1] + cells[2:], 80)
    assert [str(row) for row in beside] == ["  1 e1 Cv* 698.8 339.7 210  3 e3 Kn 680 405 270"]
    assert [str(row) for row in in_columns(cells, 66)] == [
        "  1 e1 Cv* 698.8 339.7 210       18 e18 Ps garrison 1055.5 535",
        "  3 e3 Kn 680 405 270",
    ]


# What is typed


class Typist:
    """Types what a function makes of the session; stops when it has no more to say."""

    interactive = False

    def __init__(self, says: Callable[[Session], str | None]) -> None:
        self.says = says
        self.session: Session | None = None
        self.complete: Any = None

    def line(self, prompt: str = "") -> str | None:
        assert self.session is not None
        return self.says(self.session)


def sit(says: Callable[[Session], str | None], path: Path, width: int = 100) -> tuple[Session, str]:
    """Play a ready-made battle at the terminal, the first seat against a bot; gives all that was shown."""
    match = Match(DBA, {"players": 2, "battle": "catraeth"})
    out = Console(width=width, color_system=None, record=True, quiet=False, markup=False, highlight=False, emoji=False)
    typist = Typist(says)
    session = Session(match, Seating([0], "random", 3), path, out, typist)  # type: ignore[arg-type]
    typist.session = session
    with out.capture() as caught:
        session.run()
    return session, caught.get()


def offered(session: Session, verb: str) -> list[str]:
    said = [session.match.game.space.say(option) for option in session.match.state.options_for(0)]
    return [one for one in said if one.split(" ")[0] == verb]


def deploy_and(then: Callable[[Session], str | None]) -> Callable[[Session], str | None]:
    """Deploy in a ready-made line and fight on; after that as the other function says."""

    def says(session: Session) -> str | None:
        if session.match.state.view(0)["bound"] and not offered(session, "fight_on"):
            return then(session)
        if session.match.state.view(0)["bound"]:
            return "fight on"
        if offered(session, "camp"):
            return "450"
        return "array 0" if offered(session, "array") else "1"

    return says


def test_a_pose_is_typed_in_full_or_without_its_verb_and_refused_with_its_rule(tmp_path: Path) -> None:
    typed: list[str] = []

    def says(session: Session) -> str | None:
        """Take up the first element, then propose places for it."""
        if not offered(session, "to"):
            if typed:
                return None
            return "move c1 1"
        x, y, facing = offered(session, "to")[0].split()[1:]
        lines = ["to 0 0 45", "to 612 310", "why not to 0 0 45.00", f"{float(x):.2f}, {float(y):.3f}0 {facing}.0"]
        typed.append(lines[len(typed)])
        return typed[-1]

    session, told = sit(deploy_and(says), tmp_path / "game.txt")
    assert len(typed) == 4
    assert told.count("to 0 0 45: ") == 2
    assert "(DBA-" in told.split("to 0 0 45: ")[1].split("\n\n")[0]
    assert "Nothing is called 'to 612 310' here; it is spelled as in 'to 600 300 180'." in " ".join(told.split())
    assert "More is allowed than is listed: spell it out as in 'to " in told
    moved = [entry for entry in session.match.log if session.match.game.space.say(entry.action).startswith("to ")]
    assert len(moved) == 1


def test_a_number_that_is_not_listed_is_judged_where_numbers_are_asked(tmp_path: Path) -> None:
    lines = iter(["1", "333"])

    def says(session: Session) -> str | None:
        return next(lines, None) if offered(session, "camp") else None

    session, told = sit(says, tmp_path / "game.txt")
    assert "camp 1: the camp must lie wholly on the table (DBA-5.4)" in told
    assert "camp 100, 200, 300" in told
    assert "camp 333" in [session.match.game.space.say(entry.action) for entry in session.match.log]


def test_what_is_allowed_and_not_listed_may_be_said_by_its_name(tmp_path: Path) -> None:
    said: list[str] = []

    def says(session: Session) -> str | None:
        said.append("offer a draw")
        return said[-1] if len(said) == 1 else None

    def to_orders(session: Session) -> str | None:
        if session.match.state.view(0)["bound"]:
            return says(session)
        return deploy_and(says)(session)

    session, _ = sit(to_orders, tmp_path / "game.txt")
    assert "offer_draw" in [session.match.game.space.say(entry.action) for entry in session.match.log]


def test_help_odds_and_the_hand_tell_of_battles(tmp_path: Path) -> None:
    lines = iter(["help", "odds Sp Wb", "odds", "odds Sp", "odds x y", "hand", "shire"])
    _, told = sit(lambda session: next(lines, None), tmp_path / "game.txt")
    assert "to 612 310 92.5" in told
    assert "move c1 1+2+5" in told
    assert "Spears win 21, tie 5 and lose 10 of 36." in told
    assert told.count("Name two types: odds Sp Wb.") == 2
    assert "there is no type 'x'" in told
    assert "This game has no shires." in told


def test_a_battle_is_begun_saved_and_resumed_from_a_shell(tmp_path: Path) -> None:
    file = tmp_path / "battle.txt"
    begun = shell("play", "dba", "--seed", 3, "--set", "battle=badon", "--file", file, typed="map\nquit\n")
    assert begun.code == 0, begun.err
    assert "You play Aelle; --seat arthur takes the other side." in begun.out
    again = shell("play", "--resume", file, typed="log 3\n")
    assert again.code == 0, again.err
    told = shell("replay", file, "--at", 1)
    assert told.code == 0, told.err
