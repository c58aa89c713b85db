"""What no document of the game has says so where it is met: in the rules, in options and on the notes of cards."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.profiles import HOUSE_RULES
from heptarchy.games.vikings.game import OPTIONS, VIKINGS
from heptarchy.games.vikings.screen import age as terminal
from heptarchy.games.vikings.screen.voice import Voice
from heptarchy.games.vikings.table import actions as a
from heptarchy.games.vikings.table.modules import SWITCHES
from heptarchy.kernel import rulebook

GAME = Path(t.__file__).parents[1]
DATA = json.loads((GAME / "data" / "viking_age.json").read_text(encoding="utf-8"))
SAYS = {"en": "our own", "es": "cosa nuestra"}
LANGUAGES = ["en", "es"]

# Rules of the modules that rest on a source to the last word, or only say what one may do with others
FOUND = {"VX-1.1", "VX-1.5", "VX-1.7", "VX-2.1", "VX-7.1", "VX-8.1"}
# Rules of the base game that no document has, or not to the last word
RULED = {
    *("V-1.4", "V-1.6", "V-2.6", "V-2.7", "V-2.9", "V-2.10", "V-3.4", "V-3.5"),
    *("V-5.1", "V-5.4", "V-5.7", "V-6.2", "V-6.3", "V-7.2", "V-7.3", "V-7.8", "V-7.10", "V-7.11", "V-11.3"),
    *("V-9.2", "V-9.12", "V-9.13", "V-9.14", "V-9.17", "V-9.18", "V-10.2", "V-10.5", "V-10.6"),
    *("V-13.3", "V-14.8", "V-14.11", "V-14.13", "V-14.14", "V-14.15"),
    *("V-15.11", "V-15.12", "V-15.14", "V-15.22", "V-15.23", "V-15.24"),
    *("V-15.32", "V-15.33", "V-15.34", "V-15.41", "V-15.42", "V-15.44", "V-15.45"),
}
# Events of which a clause on the card is such a ruling
RULED_EVENTS = {
    *("feigned_retreat", "english_traitors", "northumbrian_discord", "viking_terror", "surprise_attack"),
    *("saxon_navy", "religious_conversion", "escape_into_the_wilds", "thegn_leadership", "spy"),
}


def book(language: str) -> dict[str, Any]:
    """The names and texts of the modules, as clients draw them."""
    found: dict[str, Any] = VIKINGS.words(language).book()["age"]
    return found


def invented(part: str) -> set[str]:
    """The keys of what the data marks as decided here."""
    return {entry["key"] for entry in DATA[part] if entry["conf"] == "D"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("part", "data", "field"),
    [("epics", "epic_battle_cards", "text"), ("kings", "king_cards", "text"), ("legends", "legends", "reward")],
)
def test_vx_each_invented_card_says_so_on_its_note(language: str, part: str, data: str, field: str) -> None:
    ours = invented(data)
    assert ours
    for key, entry in book(language)[part].items():
        assert (SAYS[language] in entry[field].lower()) == (key in ours), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_vx_faces_powers_relics_and_sites_say_so_too(language: str) -> None:
    age, says = book(language), SAYS[language]
    for face in (*age["runes"].values(), *age["prayers"].values()):
        assert says in face["effect"].lower()
    for kingdom in age["kingdoms"].values():
        assert says in kingdom["english"].lower()
        assert says in kingdom["viking"].lower()
    assert says in age["leaders"]["lagertha"]["text"].lower()
    assert says not in age["leaders"]["ragnar"]["text"].lower()
    screen = (GAME / "book" / f"screen.{language}.ftl").read_text(encoding="utf-8").splitlines()
    messages = dict(line.split(" = ", 1) for line in screen if " = " in line)
    for key in ("vikings-age-relic-site", "vikings-age-churches-what", "vikings-age-ships-what"):
        assert says in messages[key].lower(), key


def test_vx_the_terminal_s_notes_say_so() -> None:
    for domain in (a.KING, a.LEGEND, a.RUNE, a.PRAYER, a.RELIC):
        for n in range(len(domain.keys)):
            assert terminal.age_note(Voice("en"), domain, n).endswith("Our own."), domain.keys[n]
    for n, key in enumerate(ta.EPIC_KEYS):
        assert terminal.age_note(Voice("en"), a.EPIC, n).endswith("Our own.") == (key != "traitor")


@pytest.mark.parametrize("language", LANGUAGES)
def test_v_vx_each_invented_rule_says_so(language: str) -> None:
    rules = rulebook.read(GAME / f"rules.{language}.md").rules
    for rule in rules:
        invented = rule.id not in FOUND if rule.id.startswith("VX-") else rule.id in RULED
        assert (SAYS[language] in rule.text.lower()) == invented, rule.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_v_15_a_ruling_on_the_note_of_an_event_says_so(language: str) -> None:
    events = VIKINGS.words(language).book()["events"]
    assert {key for key, event in events.items() if SAYS[language] in event["text"].lower()} == RULED_EVENTS


def test_vx_modules_of_thin_sources_are_marked_as_options() -> None:
    named = {option.name: option for option in OPTIONS}
    for name, _ in SWITCHES:
        assert named[name].ours or "our own" in named[name].sentence, name
        said = VIKINGS.words("es").option(named[name])
        assert named[name].ours or "nuestr" in said, name


def test_v_6_2_what_a_leader_needs_is_our_own_as_an_option_too() -> None:
    named = {option.name: option for option in OPTIONS}
    assert named["active_unit_leads"].ours
    assert not named["lost_steps"].ours


def test_v_10_5_house_rules_are_options_and_our_own() -> None:
    named = {option.name: option for option in OPTIONS}
    assert HOUSE_RULES
    for name, value in HOUSE_RULES.items():
        assert named[name].ours
        assert named[name].default != value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_that_a_rule_names_is_there(language: str) -> None:
    named = {option.name for option in OPTIONS}
    rules = rulebook.read(GAME / f"rules.{language}.md").rules
    found = {name for rule in rules for name in re.findall("`([a-z_]+)`", rule.text)}
    assert {"event_unit", "reinforcements_wait", "fled_active", "plunder_passing"} <= found <= named
