"""What a person does at once in a browser: a march by a click or a drag, all Hits of a roll, answers for a while."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.test_vikings_age import MODULES, GameOver, look, play_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.browsing import Visitor
    from tests.web.conftest import Visit

    Frame = dict[str, Any]

GAMES = 12
A_POINT = """path => {
  const box = path.getBoundingClientRect();
  for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
    const at = [box.x + (box.width * i) / 24, box.y + (box.height * j) / 24];
    if (document.elementFromPoint(...at) === path) return at;
  }
  return null;
}"""


def asked(guest: Visitor, wanted: Callable[[Frame], bool], **options: Any) -> tuple[str, Frame]:
    """A table where such a question stands, and its frame: of two people who share a screen, answered somehow."""
    for seed in range(GAMES):
        table = guest.open_table(["me", "me"], **options)
        try:
            frame = play_until(guest, table, wanted, random.Random(seed))
        except GameOver:
            continue
        return table, frame
    pytest.fail(f"no such question in {GAMES} games")


def sit(guest: Visitor, table: str) -> None:
    """Sit down at a table that is passed from hand to hand, and lift the curtain."""
    guest.page.goto(f"/t/{table}")
    guest.page.get_by_role("button", name=re.compile("^I am ")).click()
    guest.at_table()


def point_in(guest: Visitor, shire: str) -> tuple[float, float]:
    """Where a shire can be clicked."""
    found = guest.page.locator(f'.hits [data-area="{shire}"]').evaluate(A_POINT)
    assert found, f"{shire} is hidden"
    return found[0], found[1]


def far_way(guest: Visitor, table: str, seat: int, domain: str) -> dict[str, Any] | None:
    """A way of several answers from an army, or of a Leader who lands, that is asked about now."""
    ways = guest.page.request.get(f"/api/tables/{table}/ways?seat={seat}").json()
    found = [way for way in ways if way["start"].startswith(domain) and len(way["over"]) > 1]
    return found[0] if found else None


def sent_by(guest: Visitor, act: Callable[[], None]) -> list[str]:
    """The answers of the one request that this sends."""
    with guest.page.expect_request(re.compile("/answers[?]")) as caught:
        act()
    body = caught.value.post_data_json
    assert body is not None
    return [body["action"], *body["further"]]


def test_v_7_4_a_leader_lands_and_marches_by_one_click(visit: Visit) -> None:
    # Given a Leader off shore who is to land
    guest = visit().enter()
    table, frame = asked(guest, lambda frame: frame["question"]["rule"] == "V-7.4")
    way = far_way(guest, table, frame["seat"], "leader:")
    assert way
    sit(guest, table)
    guest.page.locator(".hits .lit").first.wait_for(state="attached")
    end = way["over"][-1].removeprefix("shire:")
    expect(guest.page.locator(f'.hits .lit[data-area="{end}"]')).to_be_attached()

    # When a shire inland is clicked, then all answers go by one request, and he stands there
    before = guest.stamp()
    assert sent_by(guest, lambda: guest.page.mouse.click(*point_in(guest, end))) == way["actions"]
    guest.wait_for_change(before)
    leader = way["start"].removeprefix("leader:")
    assert look(guest, table, frame["seat"])["view"]["leaders"][leader] == end


@pytest.mark.parametrize("drag", [False, True], ids=["click", "drag"])
def test_v_8_1_an_army_marches_by_one_request(visit: Visit, drag: bool) -> None:
    # Given an army that can get two shires far
    guest = visit().enter()

    def far(frame: Frame) -> bool:
        view = frame["view"]
        return bool(frame["question"]["rule"] == "V-8.1" and view["march"] is None and view["steps"] > 1)

    table, frame = asked(guest, far)
    way = far_way(guest, table, frame["seat"], "shire:")
    assert way
    sit(guest, table)
    start, end = (thing.removeprefix("shire:") for thing in (way["start"], way["over"][-1]))
    guest.page.locator(f'.hits .lit[data-area="{start}"]').wait_for(state="attached")

    # When it is picked up and put down there
    def march() -> None:
        if drag:
            guest.page.mouse.move(*point_in(guest, start))
            guest.page.mouse.down()
            guest.page.mouse.move(*point_in(guest, end), steps=8)
            guest.page.mouse.up()
        else:
            guest.page.mouse.click(*point_in(guest, start))
            expect(guest.page.locator(".going")).to_be_visible()
            guest.page.mouse.click(*point_in(guest, end))

    # Then its whole way is sent at once
    assert sent_by(guest, march) == way["actions"]


def test_v_12_3_the_last_city_is_left_by_a_second_yes(visit: Visit) -> None:
    # Given an army in the only city that the Vikings hold, all of whom would come along
    guest = visit().enter()

    def last(frame: Frame) -> bool:
        return any(one["before"] and (one["caution"] or {}).get("grave") for one in frame["question"]["options"])

    table, frame = asked(guest, last)
    step = next(one for one in frame["question"]["options"] if one["before"])
    sit(guest, table)

    # When the person will have everybody along, and says where to
    first = guest.page.get_by_role("checkbox", name=re.compile("first$"))
    expect(first).to_be_checked()
    first.uncheck()
    before = guest.stamp()
    guest.page.mouse.click(*point_in(guest, step["on"]))

    # Then he is told what that gives up, and it is done when he says it again
    expect(guest.page.get_by_text("Choose it again to do it.")).to_be_visible()
    assert guest.stamp() == before
    assert sent_by(guest, lambda: guest.page.mouse.click(*point_in(guest, step["on"])))[0] == step["action"]
    guest.wait_for_change(before)


def test_v_9_7_all_hits_of_a_roll_are_taken_at_once(visit: Visit) -> None:
    guest = visit().enter()

    def hit(frame: Frame) -> bool:
        return bool(frame["question"]["rule"] == "V-9.7" and frame["question"]["times"] > 1)

    table, frame = asked(guest, hit)
    sit(guest, table)
    sent = sent_by(guest, lambda: guest.page.locator(".losses .first").click())
    assert len(sent) == frame["question"]["times"]
    assert all(one.startswith("lose ") for one in sent)


def test_vx_4_2_one_button_answers_for_the_whole_battle(visit: Visit) -> None:
    guest = visit().enter()
    table, frame = asked(guest, lambda frame: frame["question"]["rule"] == "VX-4.2", **dict.fromkeys(MODULES, True))
    sit(guest, table)
    before = guest.stamp()
    guest.page.locator("[data-more]").filter(has_text="all this battle").first.click()
    guest.wait_for_change(before)
    kept = guest.page.request.get(f"/api/tables/{table}/seats/{frame['seat']}/standing").json()
    assert [(one["rule"], one["scope"]) for one in kept] == [("VX-4.2", "battle")]
