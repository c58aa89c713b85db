"""Verbs, domains and embedded spaces: ints with names, there and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heptarchy.games.vikings.table.actions import SPACE as VIKINGS
from heptarchy.kernel.space import LONGEST, MANY, Domain, OpenDomain, Space, fill, numbers
from raids.actions import SPACE as RAIDS

SHIRE = Domain("shire", ("eoforwic", "lunden"), ("York", "London"))


def a_space() -> Space:
    space = Space("small")
    space.verb("march", SHIRE)
    space.verb("halt")
    return space


class Squares(OpenDomain):
    """A board of a hundred by a hundred squares."""

    def __init__(self) -> None:
        super().__init__("square", 10_100)

    def key(self, thing: int) -> str:
        return f"{thing // 100} {thing % 100}"

    def find(self, key: str) -> int:
        x, _, y = key.partition(" ")
        return int(x) * 100 + int(y) if x.isdecimal() and y.isdecimal() else -1


def test_a_verb_numbers_its_actions_and_finds_back_what_they_point_at() -> None:
    space = a_space()
    march, halt = space.verbs
    assert (march.actions, halt.actions, space.size) == ([0, 1], [2], 3)
    assert march[1] == 1
    assert march.arg(march[1]) == 1
    assert [march.holds(action) for action in (-1, 0, 1, 2)] == [False, True, True, False]
    assert len(march) == 2


@pytest.mark.parametrize("thing", [-1, 2])
def test_a_verb_points_at_nothing_outside_its_domain(thing: int) -> None:
    with pytest.raises(IndexError):
        a_space().verbs[0][thing]


def test_an_action_is_said_shown_and_spelled() -> None:
    space = a_space()
    assert [space.say(action) for action in range(3)] == ["march eoforwic", "march lunden", "halt"]
    assert [space.show(action) for action in range(3)] == ["march York", "march London", "halt"]
    assert [space.spell(action) for action in (1, 2)] == [{"verb": "march", "on": "lunden"}, {"verb": "halt"}]


@pytest.mark.parametrize("action", [-1, 3])
def test_an_action_that_is_none_is_not_said(action: int) -> None:
    space = a_space()
    for speak in (space.say, space.show, space.spell):
        with pytest.raises(ValueError, match=f"small has actions 0 to 2, not {action}"):
            speak(action)


def test_an_embedded_space_speaks_with_its_parts_name_in_front() -> None:
    # Given a space in a space in a space
    inner, middle, outer = a_space(), Space("middle"), Space("outer")
    middle.verb("wait")
    outer.verb("sleep")
    outer.verb("rest")
    assert middle.embed("battle", inner) == 1
    assert outer.embed("season", middle) == 2

    # Then its actions are numbered on, and named by the way to them
    assert outer.size == 6
    assert outer.say(4) == "season/battle/march lunden"
    assert outer.show(4) == "march London"
    assert outer.spell(4) == {"in": "season/battle", "verb": "march", "on": "lunden"}
    assert outer.spell(2) == {"in": "season", "verb": "wait"}
    for action in range(outer.size):
        assert outer.parse(outer.say(action)) == action
        assert outer.read(outer.spell(action)) == action


@pytest.mark.parametrize("space", [RAIDS, VIKINGS], ids=["raids", "vikings"])
def test_every_action_of_a_game_is_parsed_and_read_back(space: Space) -> None:
    for action in range(space.size):
        assert space.parse(space.say(action)) == action
        assert space.read(space.spell(action)) == action
        assert space.show(action)


words = st.text(st.characters(exclude_characters="/", exclude_categories=("C", "Z")), min_size=1, max_size=4)


@given(st.dictionaries(words, st.lists(words, unique=True, max_size=4), min_size=1, max_size=5), words)
def test_any_words_are_said_and_parsed_back(verbs: dict[str, list[str]], part: str) -> None:
    space = Space("any")
    for i, (name, keys) in enumerate(verbs.items()):
        if keys:
            space.verb(name, Domain(f"domain{i}", keys))
        else:
            space.verb(name)
    outer = Space("outer")
    outer.embed(part, space)
    for action in range(space.size):
        assert space.parse(space.say(action)) == action
        assert space.read(space.spell(action)) == action
        assert outer.parse(outer.say(action)) == action
        assert outer.read(outer.spell(action)) == action


@given(st.text(max_size=12))
def test_any_other_text_is_an_error_that_quotes_it(text: str) -> None:
    space = a_space()
    if text in ("march eoforwic", "march lunden", "halt"):
        return
    with pytest.raises(ValueError, match="small has no action") as caught:
        space.parse(text)
    assert repr(text) in str(caught.value)


def test_a_slip_is_told_the_nearest_action() -> None:
    with pytest.raises(ValueError, match="small has no action 'march lundun'; nearest is 'march lunden'"):
        a_space().parse("march lundun")
    outer = Space("outer")
    outer.embed("battle", a_space())
    with pytest.raises(ValueError, match="small has no action 'hal'; nearest is 'halt'"):
        outer.parse("battle/hal")
    with pytest.raises(ValueError, match="outer has no action 'siege/halt'"):
        outer.parse("siege/halt")


def test_a_slip_among_very_many_names_is_told_the_nearest_verb() -> None:
    space = Space("large")
    space.verb("lend", Domain("loan", [f"e{n}" for n in range(MANY + 1)]))
    with pytest.raises(ValueError, match="large has no action 'lnd e1'; the nearest verb is 'lend'"):
        space.parse("lnd e1")
    with pytest.raises(ValueError, match=r"large has no action 'x e1'$"):
        space.parse("x e1")


def test_what_is_too_long_is_not_read() -> None:
    with pytest.raises(ValueError, match="small has no action of 1000000 letters"):
        a_space().parse("march " + "x" * 999_994)
    outer = Space("outer")
    outer.embed("battle", a_space())
    with pytest.raises(ValueError, match="outer has no action of 207 letters"):
        outer.parse("battle/" + "x" * LONGEST)


def test_a_slip_in_an_open_verb_is_told_how_it_is_spelled() -> None:
    space = Space("open")
    space.verb("go", Squares())
    with pytest.raises(ValueError, match=r"open has no action 'go 4'; it is spelled as in 'go 50 50'$"):
        space.parse("go 4")


def test_what_comes_from_outside_misshapen_is_an_error_of_the_space() -> None:
    for spelled in ({}, {"verb": "march"}, {"on": "lunden"}, {"in": "battle", "verb": "halt"}):
        with pytest.raises(ValueError, match="small has no action"):
            a_space().read(spelled)


def test_a_space_refuses_names_that_could_be_taken_for_each_other() -> None:
    space = a_space()
    with pytest.raises(ValueError, match="has a verb 'march' already"):
        space.verb("march")
    with pytest.raises(ValueError, match="says 'march lunden' in two ways"):
        space.verb("march lunden")
    for name in ("", "to march/on", " halt", "a\nb"):
        with pytest.raises(ValueError, match="a verb is a word or a few, without a slash"):
            space.verb(name)
    with pytest.raises(ValueError, match="two domains called 'shire'"):
        space.verb("burn", Domain("shire", ("elsewhere",)))


def test_a_part_is_named_once_and_is_complete_when_it_is_embedded() -> None:
    space, inner = a_space(), a_space()
    space.embed("battle", inner)
    with pytest.raises(ValueError, match="has a part 'battle' already"):
        space.embed("battle", a_space())
    for name in ("", "two words", "a/b"):
        with pytest.raises(ValueError, match="a part is named by one word without a slash"):
            space.embed(name, a_space())
    with pytest.raises(ValueError, match="is part of another"):
        inner.verb("late")


def test_a_domain_has_each_key_once_and_on_one_line() -> None:
    with pytest.raises(ValueError, match="names a key twice"):
        Domain("shire", ("a", "a"))
    with pytest.raises(ValueError, match="2 keys but 1 shown names"):
        Domain("shire", ("a", "b"), ("A",))
    for key in (" a", "a ", "a\nb", "a\u2028b", "a  b"):
        with pytest.raises(ValueError, match="a key is one line with single spaces"):
            Domain("shire", (key,))
    assert numbers("count", 2).keys == ("0", "1", "2")


def test_a_template_takes_its_numbers_in_order_and_names_them_by_domain() -> None:
    domains = {"shire": SHIRE}
    assert fill("from {shire} to {shire2} with {n}", [0, 1, 5], domains) == "from York to London with 5"
    assert fill("nothing to fill", [], domains) == "nothing to fill"
