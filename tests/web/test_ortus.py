"""Ortus Regni in the browser: the deck, turns, battles and struggles, on a desk and on a phone."""

from __future__ import annotations

import random
import re
import time
import uuid
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Route, expect

from tests.patience import PATIENCE, TRIES
from tests.web.browsing import DESK, PHONE, Visitor
from tests.web.test_reach import serious

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.conftest import Visit

Frame = dict[str, Any]

# What a hasty Earl does first, where he may
FORWARD = ("play", "place", "into", "siege", "raid", "storm", "field", "take")
TYPES = 15


BOT = {"kind": "bot", "level": "thrall"}
ME = {"kind": "me"}


def lay_a_duel(guest: Visitor, other: dict[str, str] = BOT) -> str:
    """Open a table against a bot that plays at random, or another seat of one's own, and go there; gives its id."""
    wanted = {"game": "ortus", "options": {"players": 2}, "seats": [ME, other], "hot_seat": other == ME}
    return guest.ask_for_table(wanted)


def go_to(guest: Visitor, table: str) -> Visitor:
    """At the table, when it is there."""
    guest.page.goto(f"/t/{table}")
    guest.at_table()
    guest.wait_until_asked()
    return guest


def frame_of(guest: Visitor, table: str, seat: int = 0) -> Frame:
    """What a seat sees."""
    found: Frame = guest.page.request.get(f"/api/tables/{table}/frame?seat={seat}").json()
    return found


def play_until(
    guest: Visitor, table: str, wanted: Callable[[Frame], bool], first: tuple[str, ...], seed: int = 1
) -> bool:
    """Answer behind the page's back until this stands and Blue is asked; False if the game ended before."""
    rng = random.Random(seed)
    end = time.monotonic() + PATIENCE
    frame = frame_of(guest, table)
    while time.monotonic() < end:
        if frame["table"]["status"] != "playing":
            return False
        if frame["seat"] == 0 and frame["question"] is not None and wanted(frame):
            return True
        asked = [seat for seat in frame["table"]["asked"] if seat in frame["table"]["mine"]]
        if not asked:
            time.sleep(0.02)
            frame = frame_of(guest, table)
        elif asked[0] != frame["seat"] or frame["question"] is None:
            frame = frame_of(guest, table, asked[0])
        else:
            frame = give(guest, table, frame, first, rng)
    raise AssertionError("the game went on for long without it")


def answer(guest: Visitor, table: str, seat: int, first: tuple[str, ...], rng: random.Random) -> None:
    """Give the first of these answers that is allowed, or any; nothing if the seat is not asked."""
    frame = frame_of(guest, table, seat)
    if frame["question"] is not None:
        give(guest, table, frame, first, rng)


def give(guest: Visitor, table: str, frame: Frame, first: tuple[str, ...], rng: random.Random) -> Frame:
    """Answer a frame with the first of these that is allowed, or with any; gives what is seen then."""
    seat, question = frame["seat"], frame["question"]
    options = question["options"]
    keen = [option for start in first for option in options if option["action"].startswith(start)]
    chosen = keen[0] if keen else rng.choice(options)
    sent = {"seat": seat, "question": question["id"], "action": chosen["action"], "request": str(uuid.uuid4())}
    reply = guest.page.request.post(f"/api/tables/{table}/answers", data={**sent, "since": frame["n"]})
    return reply.json() if reply.ok else frame_of(guest, table, seat)


def bring_about(
    guest: Visitor, wanted: Callable[[Frame], bool], first: tuple[str, ...], other: dict[str, str] = BOT
) -> str:
    """A table at which this stands."""
    for seed in range(TRIES):
        table = lay_a_duel(guest, other)
        if play_until(guest, table, wanted, first, seed):
            return table
    raise AssertionError(f"it did not come to that in {TRIES} games")


def count_of(guest: Visitor, name: str) -> str:
    """The figure on a stepper of the deck builder."""
    return guest.page.locator(f'[data-copies="{name}"] .num').inner_text()


def test_wx_39_what_another_has_bought_is_seen_while_decks_are_built(visit: Visit) -> None:
    # Given two who have spent a Legacy point on a Castle each, before decks are built
    guest = visit()
    wanted = {"game": "ortus", "options": {"players": 2, "legacy_points": 1}, "seats": [ME, ME], "hot_seat": True}
    table = guest.ask_for_table(wanted)
    assert play_until(guest, table, lambda frame: frame["question"]["rule"] == "OR-3.1", ("buy castle",))

    # Then Blue, who builds, sees Red's two Fiefs
    guest.page.goto(f"/t/{table}")
    guest.page.locator(".curtain button").first.click()
    expect(guest.page.locator(".more .plots > *")).to_have_count(2)


def test_a_duel_is_played_through_the_page(visit: Visit) -> None:
    # Given somebody who lays a table of Ortus Regni in the lobby
    guest = visit().enter()
    page = guest.page
    page.get_by_role("radio", name=re.compile("Ortus Regni")).click()
    guest.lay_a_table(["me", "bot thrall"])
    table = guest.at_table().rpartition("/")[2]

    # When they take a well-known deck and answer what comes, by cards where cards are lit
    page.get_by_role("button", name=re.compile("^Hired spears")).first.click()
    page.get_by_role("button", name="Play this deck").click()
    rng = random.Random(7)
    clicks = 0
    for _ in range(60):
        if not guest.wait_until_asked() or frame_of(guest, table)["view"]["round"] > 4:
            break
        lit = page.locator(".boardbox .card.lit")
        before = guest.stamp()
        if lit.count() and rng.random() < 0.5:
            lit.nth(rng.randrange(lit.count())).click()
            menu = page.get_by_label("Which?")
            if menu.count():
                menu.get_by_role("button").first.click()
            guest.wait_for_change(before)
            clicks += 1
        else:
            guest.answer_somehow(rng)

    # Then rounds have passed, cards were clicked, and nothing of the other's Hand is on the page
    view = frame_of(guest, table)["view"]
    assert view["round"] >= 2 or view["over"]
    assert clicks > 0
    assert view["earls"][1]["hand"] is None
    expect(page.locator(".fief, .say").first).to_be_visible()


def test_a_deck_is_built_kept_read_and_given(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = lay_a_duel(guest)
    go_to(guest, table)
    play = page.get_by_role("button", name="Play this deck")
    expect(play).to_be_disabled()  # no cards yet

    # A style fills the steppers; one card fewer, one of another type more
    page.get_by_role("button", name=re.compile("^Sudden strike")).first.click()
    assert count_of(guest, "champion") == "6"
    expect(page.get_by_role("button", name="One Champion more")).to_be_disabled()  # six at most
    page.get_by_role("button", name="One Champion fewer").click()
    expect(play).to_be_disabled()  # 23 of 24
    page.get_by_role("button", name="One Castle more").click()
    expect(page.locator(".sum")).to_have_text("24 / 24")
    expect(page.get_by_role("button", name="One Land more")).to_be_disabled()  # 24 at most

    # It is kept by name, and read again from text
    page.get_by_label("Name of this deck").fill("Spears of Mercia")
    page.get_by_role("button", name="Keep it").click()
    page.get_by_text("As text").click()
    page.get_by_role("button", name="Write it down").click()
    text = page.locator("#deck-text").input_value()
    assert "5 Champion" in text
    page.get_by_role("button", name=re.compile("^The crown")).first.click()
    assert count_of(guest, "champion") == "0"
    page.locator("#deck-text").fill(text.replace("\n", ", "))
    page.get_by_role("button", name="Read it").click()
    assert count_of(guest, "champion") == "5"
    page.reload()
    guest.wait_until_asked()
    page.get_by_role("button", name=re.compile("^Spears of Mercia")).click()
    assert count_of(guest, "castle") == "1"

    # And given, type by type
    page.get_by_role("button", name="Play this deck").click()
    expect(page.locator(".builder")).to_have_count(0)
    own = frame_of(guest, table)["view"]["earls"][0]
    cards = {kind: own["deck"].get(kind, 0) + own["hand"].get(kind, 0) for kind in ("castle", "champion", "land")}
    assert cards == {"castle": 1, "champion": 5, "land": 2}


def test_a_deck_that_is_being_given_goes_on_after_a_reload(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = lay_a_duel(guest)
    go_to(guest, table)
    page.get_by_role("button", name=re.compile("^Lands and levies")).first.click()
    page.get_by_role("button", name="One Mercenary fewer").click()
    page.get_by_role("button", name="One Banquet more").click()

    # The page goes away after some of the answers: the fifth is held back, so that it can't be too fast
    sent: list[str] = []

    def hold_back(route: Route) -> None:
        sent.append(route.request.url)
        if len(sent) < 5:
            route.continue_()

    page.route("**/answers", hold_back)
    page.get_by_role("button", name="Play this deck").click()
    page.wait_for_function("() => Number(document.querySelector('progress')?.value ?? 0) >= 3")
    page.goto("about:blank")
    page.unroute("**/answers")
    begun = frame_of(guest, table)
    assert begun["view"]["round"] == 0
    assert begun["question"]["options"][0]["verb"].startswith("copies ")

    # Back at the table the rest follows by itself, from the type that is asked
    page.goto(f"/t/{table}")
    guest.at_table()
    expect(page.locator(".builder")).to_have_count(0)
    own = frame_of(guest, table)["view"]["earls"][0]
    whole = {kind: own["deck"].get(kind, 0) + own["hand"].get(kind, 0) for kind in ("land", "mercenary", "banquet")}
    assert whole == {"land": 6, "mercenary": 1, "banquet": 1}


def test_an_own_deck_begun_elsewhere_is_finished_here(visit: Visit) -> None:
    # Given two types settled without this page
    guest = visit()
    page = guest.page
    table = lay_a_duel(guest)
    first = ("own_deck", "copies castle 4", "copies land 6")

    def asks_for_markets(frame: Frame) -> bool:
        return str(frame["question"]["options"][0]["verb"]) == "copies market_town"

    assert play_until(guest, table, asks_for_markets, first)
    go_to(guest, table)

    # Then they stand fast, and the rest can be chosen
    settled = frame_of(guest, table)["view"]["earls"][0]["deck"]
    assert count_of(guest, "land") == str(settled.get("land", 0))
    expect(page.get_by_role("button", name="One Land more")).to_have_count(0)
    left = 24 - sum(settled.values())
    for kind in ("Prince", "Vassal", "Champion", "Banner"):
        for _ in range(min(6, left)):
            page.get_by_role("button", name=f"One {kind} more").click()
        left -= min(6, left)
    page.get_by_role("button", name="Play this deck").click()
    expect(page.locator(".builder")).to_have_count(0)
    assert frame_of(guest, table)["view"]["earls"][0]["deck_size"] > 0


def test_a_battle_shows_both_forces_and_takes_clicks(visit: Visit) -> None:
    guest = visit()
    page = guest.page

    def fields(frame: Frame) -> bool:
        battle = frame["view"]["battle"]
        verbs = {option["verb"] for option in frame["question"]["options"]}
        return battle is not None and "field" in verbs

    go_to(guest, bring_about(guest, fields, ("deck rush", *FORWARD[2:])))
    panel = page.locator(".contest section")
    expect(panel).to_have_attribute("aria-label", re.compile("Siege of|Raid on|Attack on"))
    expect(panel.get_by_text("Battle card")).to_be_visible()
    here = panel.locator(".side").locator(".card").count()

    # A fielded card goes from the Hand to its side of the panel
    before = guest.stamp()
    page.locator(".hand .card.lit").first.click()
    guest.wait_for_change(before)
    if panel.count() and panel.get_by_text("Battle card").count():
        expect(panel.locator(".side .card")).not_to_have_count(here)


def test_a_struggle_shows_who_answers_and_what_follows(visit: Visit) -> None:
    # Given two seats of one's own, with decks of nothing but politics
    guest = visit()
    page = guest.page
    deck = tuple(f"copies {kind} 6" for kind in ("treachery", "intrigue", "allies", "vassal"))
    none = tuple(f"copies {kind} 0" for kind in ("castle", "land", "market_town", "church", "cathedral", "prince"))

    def may_ally(frame: Frame) -> bool:
        if all(option["verb"] != "ally" for option in frame["question"]["options"]):
            return False
        # Red's only answer would be given for him: he is to hold a Vassal beside the way out
        hand = frame_of(guest, frame["table"]["id"], 1)["view"]["earls"][1]["hand"]
        return "vassal" in hand

    first = ("own_deck", *deck, *none, "copies ", "play treachery", "aim_hand", "end")
    table = bring_about(guest, may_ally, first, ME)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am Blue").click()
    guest.wait_until_asked()

    # Then the struggle shows the card that was played, the slot that waits, and what follows
    panel = page.get_by_role("region", name="Struggle")
    expect(panel.locator(".step")).to_have_count(2)  # the card that was played, and the slot that waits
    expect(panel.locator(".slot.mine")).to_be_visible()
    expect(panel.get_by_text("your Allies")).to_be_visible()
    expect(panel.get_by_text("If you stop:")).to_be_visible()

    # The answer is a card of the Hand; the other seat sees it in the struggle, and is asked in turn
    page.locator('.hand .card.lit[data-type="allies"]').first.click()
    page.get_by_role("button", name="I am Red").click()
    guest.wait_until_asked()
    expect(page.locator(".log").first).to_contain_text("Blue plays Allies")
    expect(panel.locator(".step")).to_have_count(3)
    expect(panel.get_by_text("opens the struggle")).to_be_visible()
    expect(panel.locator(".slot.mine")).to_be_visible()


def test_a_card_tells_its_rule_and_why_not(visit: Visit) -> None:
    guest = visit()
    page = guest.page

    def idle(frame: Frame) -> bool:
        hand = frame["view"]["earls"][0]["hand"]
        return frame["view"]["round"] > 0 and "allies" in hand and frame["question"]["rule"] == "OR-5.1"

    go_to(guest, bring_about(guest, idle, ("deck crown", "end")))
    allies = page.locator('.hand .card[data-type="allies"]').first
    allies.hover()
    told = page.locator(".told")
    expect(told.get_by_text("Allies", exact=True)).to_be_visible()
    expect(told).to_contain_text("You may: Build a Tower")
    page.mouse.move(5, 5)
    expect(told).to_have_count(0)

    # A Fief of one's own may not be chosen now: the reason comes with its rule
    page.locator('.fief .card[data-type="palace"]').first.click()
    note = page.locator(".refuse")
    expect(note).to_be_visible()
    expect(note.locator(".rule-id")).to_have_text(re.compile(r"^OR-\d+\.\d+"))


def test_a_tower_is_built_of_the_card_that_was_clicked(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = bring_about(guest, lambda frame: frame["view"]["round"] > 1, ("deck crown", "end"))
    go_to(guest, table)
    before = frame_of(guest, table)["view"]["earls"][0]
    kind = next(iter(before["hand"]))
    page.locator(f'.hand .card[data-type="{kind}"]').first.click()
    menu = page.get_by_label("Which?")
    if menu.count():
        menu.get_by_role("button", name="Build a Tower").click()
    expect(page.locator('.zones .card[data-type="tower"]')).to_have_count(before["towers"] + 1)
    assert frame_of(guest, table)["view"]["earls"][0]["tower_types"] == [*before["tower_types"], kind]


def test_on_a_phone_earldom_and_hand_fit_and_a_card_is_played(visit: Visit) -> None:
    guest = visit(size=PHONE, has_touch=True, is_mobile=True)
    page = guest.page

    def may_place(frame: Frame) -> bool:
        return any(option["verb"] == "place" for option in frame["question"]["options"])

    go_to(guest, bring_about(guest, may_place, ("deck landlord", "end")))
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    expect(page.locator(".fief").first).to_be_in_viewport()
    card = page.locator(".handbox .card.lit").first
    expect(card).to_be_in_viewport()
    before = guest.stamp()
    card.tap()
    page.get_by_label("Which?").get_by_role("button").first.tap()  # placed, or laid as a Tower
    guest.wait_for_change(before)


def test_the_whole_table_can_be_read_as_text(visit: Visit) -> None:
    guest = visit(size=DESK)
    page = guest.page
    go_to(guest, bring_about(guest, lambda frame: frame["view"]["round"] > 1, ("deck landlord", "end")))
    page.keyboard.press("v")
    expect(page.get_by_role("heading", name="The table")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Palace at Winchester"))).to_be_visible()
    before = guest.stamp()
    page.locator(".text .do").first.click()
    guest.wait_for_change(before)


def test_it_speaks_spanish(visit: Visit) -> None:
    guest = visit(locale="es-ES")
    go_to(guest, lay_a_duel(guest))
    expect(guest.page.get_by_role("heading", name="Construye tu mazo")).to_be_visible()
    guest.page.get_by_role("button", name=re.compile("^Tierras|^Campos|^Golpe")).first.wait_for()
    expect(guest.page.locator('[data-copies="land"]')).to_contain_text("Campo")
    assert guest.page.locator("[data-copies]").count() == TYPES


@pytest.mark.parametrize(("size", "light"), [(DESK, "dark"), (PHONE, "light")], ids=["desk dark", "phone light"])
def test_axe_finds_nothing_serious_in_ortus(visit: Visit, size: dict[str, int], light: str) -> None:
    guest = visit(size, color_scheme=light)
    table = lay_a_duel(guest)
    go_to(guest, table)
    assert serious(guest) == []  # the deck builder
    assert play_until(guest, table, lambda frame: frame["view"]["round"] > 2, ("deck landlord", "place", "into", "end"))
    go_to(guest, table)
    assert serious(guest) == []  # an Earldom
    guest.page.keyboard.press("v")
    assert serious(guest) == []  # the same as text


def a_tetrarchy(guest: Visitor, **figures: int) -> str:
    """OV-17 against three bots that play at random; gives the table's id."""
    wanted = {"players": 4, "tetrarchy": True, **figures}
    return guest.ask_for_table({"game": "ortus", "options": wanted, "seats": [ME, BOT, BOT, BOT], "hot_seat": False})


def test_the_lobby_tells_who_is_whose_partner_and_opponent(visit: Visit) -> None:
    # Given the lobby's form for four Earls
    page = visit().enter().page
    page.get_by_role("radio", name=re.compile("Ortus Regni")).click()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="4").click()
    page.locator("summary").filter(has_text="House rules").click()
    mulligan = page.get_by_label("Free mulligan", exact=True)
    expect(mulligan).not_to_be_checked()
    expect(page.get_by_label("Tetrarchy politics", exact=True)).to_have_count(0)

    # When the Tetrarchy is switched on, then its seats are told and the mulligan is usual (OV-17.8)
    page.get_by_label("Tetrarchy", exact=True).click()
    expect(page.get_by_text("with Blue, facing Green")).to_be_visible()
    expect(mulligan).to_be_checked()
    expect(page.get_by_label("Tetrarchy politics", exact=True)).to_have_value("opponent")


def may_attack(frame: dict[str, Any]) -> bool:
    """May he who is asked attack somebody now?"""
    asked = frame["question"]["options"] if frame["question"] else []
    return any(option["verb"] in ("storm", "siege", "raid") for option in asked)


def test_a_tetrarchy_shows_partner_and_opponent_and_both_partners_win(visit: Visit) -> None:
    # Given somebody at a Tetrarchy of nine rounds, past the peaceful turns, with somebody to attack with
    guest = visit()
    page = guest.page
    table = a_tetrarchy(guest, round_cap=9)
    build = ("deck landlord", "keep", "place", "into", "recruit", "build", "end")
    assert play_until(guest, table, may_attack, build)

    # Then each seat says how its Earl stands to him
    go_to(guest, table)
    expect(page.locator(".seats .bond")).to_have_text(
        ["with Red, facing Gold", "Your partner, facing Green", "with Gold, facing Red", "Your opponent, with Green"]
    )
    expect(page.locator(".seats").get_by_role("img", name="Your partner")).to_have_count(1)

    # And only the opponent can be attacked: a click on another says why not
    page.locator("li.seat").nth(2).locator("[data-fief]").first.click()
    expect(page.get_by_text("you attack only Gold, your opponent", exact=False).first).to_be_visible()

    # When it is played on, two partners win together
    assert not play_until(guest, table, lambda frame: False, FORWARD)
    assert frame_of(guest, table)["view"]["scores"] in ([1, 1, 0, 0], [0, 0, 1, 1])
    expect(page.locator("#end-title")).to_contain_text("have won together")
    assert serious(guest) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_tetrarchy_on_a_phone_marks_partner_and_opponent(visit: Visit, scheme: str) -> None:
    guest = visit(PHONE, "es-ES", color_scheme=scheme)
    page = guest.page
    table = a_tetrarchy(guest)
    build = ("deck landlord", "keep", "place", "into", "end")
    assert play_until(guest, table, lambda frame: frame["view"]["round"] > 0, build)
    go_to(guest, table)

    expect(page.locator(".others .bond.partner")).to_have_text("Tu compañero")
    expect(page.locator(".others .bond.opponent")).to_have_text("Tu oponente")
    expect(page.locator(".head .bond")).to_have_text("con Rojo, frente a Dorado")
    assert serious(guest) == []
