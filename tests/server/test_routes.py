"""The gate and the doors from outside: whose requests are let in, how many, how large, and what replies say."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import heptarchy
from heptarchy.server.middleware import household
from heptarchy.server.pages import STATIC, UNBUILT
from tests.patience import PATIENCE
from tests.server.client import Browser, Refusal, next_frame
from tests.server.people import People
from tests.server.preludes import shares_by, turn_to
from tests.server.running import Running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BODY = 64 * 1024
RECORD = 4 * 1024 * 1024
LONG_WINDED = "heptarchy record 1\ngame: vikings\nrules: 1\n---\n0 " + "march " * 100_000
SECURED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with small shares that answers to two names."""
    folder = tmp_path_factory.mktemp("strict")
    limits = ("--tables-an-hour", "2", "--sockets", "2", "--webhooks", "public")
    names = ("--name", "127.0.0.1", "--name", "tables.example", "--metrics-for", "203.0.113.0/24")
    prelude = shares_by(folder / "clock")  # which stands
    with Running(f"sqlite:///{folder}/tables.db", folder, *limits, *names, prelude=prelude) as running:
        yield running


# Whence


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": ""},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
    ids=str,
)
def test_requests_of_other_sites_pages_are_refused_and_change_nothing(server: Running, headers: dict[str, str]) -> None:
    with People(server.url) as people:
        frame = people.asked()
        before = people.traces()
        browser = people.browsers[frame["seat"]]
        body = {
            "seat": frame["seat"],
            "question": frame["question"]["id"],
            "action": frame["question"]["options"][0]["action"],
            "request": "from-elsewhere",
        }
        for method, path in (
            ("POST", people.path("answers")),
            ("POST", people.path("undo")),
            ("POST", people.path("abandon")),
            ("PUT", "/api/me"),
            ("DELETE", people.path(f"seats/{frame['seat']}/standing")),
        ):
            told = browser.http.request(method, path, json=body, headers=headers)
            assert (told.status_code, told.json()["error"]) == (403, "cross_origin")
            assert "other sites" in told.json()["message"]
        assert people.traces() == before


def test_requests_of_our_own_page_and_of_programs_pass(server: Running) -> None:
    with Browser(server.url) as browser:
        own = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
        for headers in (own, {"Origin": server.url}, {"Sec-Fetch-Site": "none"}, {}):
            assert browser.http.put("/api/me", json={"name": "Bede"}, headers=headers).status_code == 200


def socket_at(running: Running, table: str, **headers: str) -> ClientConnection:
    """A spectator's socket, opened with these headers."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return connect(
        f"ws://127.0.0.1:{running.port}/api/tables/{table}/live", additional_headers=named, open_timeout=PATIENCE
    )


def knock(running: Running, times: int) -> None:
    """Open sockets, one after another, on a table that is not there."""
    for _ in range(times):
        socket_at(running, "none").close()


def test_what_is_said_is_in_the_language_that_is_asked_for_or_that_the_browser_prefers(server: Running) -> None:
    def option(query: str = "", prefers: str = "en") -> str:
        headers = {"Accept-Language": prefers}
        games = httpx.get(f"{server.url}/api/games{query}", headers=headers, timeout=PATIENCE).json()
        return str(next(one["options"][0]["title"] for one in games if one["id"] == "vikings"))

    vikings = heptarchy.game("vikings")
    german = vikings.words("de").option_name(vikings.options[0])
    assert german != option()
    assert [option("?lang=de"), option(prefers="de-AT,en;q=0.5"), option("?lang=de", prefers="es")] == [german] * 3
    assert option("?lang=xx") == option(prefers="xx") == option()


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://["])
def test_sockets_of_other_sites_pages_are_refused(server: Running, origin: str) -> None:
    with Browser(server.url) as browser:
        table = browser.open("me", "me")["table"]["id"]
        with pytest.raises(InvalidStatus) as refused:
            socket_at(server, table, Origin=origin, Authorization=f"Bearer {browser.token}")
        told = refused.value.response
        assert told.status_code == 403
        assert b"cross_origin" in (told.body or b"")
        assert "content-security-policy" in told.headers
        with socket_at(server, table, Origin=server.url) as watching:
            assert next_frame(watching)["table"]["id"] == table


def test_a_server_answers_to_its_names_alone(server: Running, strict: Running) -> None:
    def status(running: Running, host: str) -> int:
        return httpx.get(f"{running.url}/api/me", headers={"Host": host}, timeout=PATIENCE).status_code

    assert status(server, f"localhost:{server.port}") == 200
    assert status(server, "evil.example") == 403  # a page there could have our address by its name server
    assert status(server, "127.0.0.1.evil.example") == 403
    assert status(strict, "tables.example") == 200
    assert status(strict, "Tables.Example:443") == 200
    assert status(strict, "example") == 403
    assert status(strict, "localhost") == 403
    with pytest.raises(InvalidStatus):
        socket_at(strict, "x", Host="evil.example")


def test_an_address_that_says_one_thing_twice_is_refused(server: Running) -> None:
    with Browser(server.url) as browser:
        table = browser.open("me", "me")["table"]["id"]
        reply = browser.http.get(f"/api/tables/{table}/frame?seat=0&since=0&seat=1")
        assert (reply.status_code, reply.json()["message"]) == (400, "the address says one thing twice")
        assert browser.http.get(f"/api/tables/{table}/frame?seat=1&since=0&lang=es").status_code == 200


# What every reply says


def test_every_reply_says_what_a_page_may_do(server: Running) -> None:
    client = httpx.Client(base_url=server.url, timeout=PATIENCE)

    def ask(method: str, path: str, **more: Any) -> httpx.Response:
        return client.request(method, path, **more)

    replies = [
        ask("GET", "/"),
        ask("GET", "/t/abc"),
        ask("GET", "/nothing"),
        ask("GET", "/assets/nothing.js"),
        ask("GET", "/api/me"),
        ask("GET", "/api/nothing"),
        ask("GET", "/api/games?lang=es"),
        ask("GET", "/api/games/vikings/book"),
        ask("GET", "/api/tables/none"),
        ask("GET", "/health"),
        ask("GET", "/metrics"),
        ask("GET", "/schema/openapi.json"),
        ask("PUT", "/api/me", json={"name": "Bede"}),
        ask("PUT", "/api/me", content=b"{"),
        ask("PUT", "/api/me", content=b"x" * (BODY + 1)),
        ask("PUT", "/api/me", json={"name": "B"}, headers={"Origin": "https://evil.example"}),
        ask("DELETE", "/api/me"),
        ask("OPTIONS", "/api/me"),
    ]
    files = [one for one in STATIC.glob("**/*") if one.is_file() and one.suffix not in (".br", ".gz")]
    replies += [ask("GET", f"/{one.relative_to(STATIC).as_posix()}") for one in files[:40]]
    client.close()
    assert {reply.status_code for reply in replies} >= {200, 400, 403, 404, 405, 413}
    for reply in replies:
        assert SECURED.items() <= dict(reply.headers).items(), reply.url
        [policy] = reply.headers.get_list("content-security-policy")
        rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";"))
        assert rules["default-src"] == "'none'"
        assert rules["script-src"] == "'self'"
        assert "unsafe" not in policy
        assert rules["frame-ancestors"] == "'none'"
        assert "access-control-allow-origin" not in reply.headers
        assert "server" not in reply.headers


def test_the_page_has_no_script_or_style_of_its_own(server: Running) -> None:
    pages = [httpx.get(f"{server.url}/", timeout=PATIENCE).text, UNBUILT]
    for page in pages:
        for attributes, inside in re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL | re.IGNORECASE):
            assert "src=" in attributes
            assert not inside.strip()
        assert not re.search(r"<style|\sstyle\s*=|\son[a-z]+\s*=|javascript:", page, re.IGNORECASE)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/..%2fapp.py",
        "/assets//etc/passwd",
        "/assets/%00",
        "/%00",
        "/assets/" + "x" * 3000,
        "/" + "x" * 3000,
        "/t/%ff",
    ],
)
def test_pages_are_read_from_their_own_folder_alone(server: Running, path: str) -> None:
    reply = httpx.get(httpx.URL(server.url, raw_path=path.encode()), timeout=PATIENCE)
    assert reply.status_code in (200, 404, 503)
    assert reply.status_code != 200 or path.startswith("/t/")
    assert "import" not in reply.text or path.startswith("/t/")


def test_a_browsers_token_is_for_the_server_alone(server: Running) -> None:
    assert (
        "set-cookie" not in httpx.get(f"{server.url}/api/me", timeout=PATIENCE).headers
    )  # who only looks is not remembered
    reply = httpx.put(f"{server.url}/api/me", json={"name": "Bede"}, timeout=PATIENCE)
    cookie = reply.headers["set-cookie"]
    parts = [part.strip() for part in cookie.split(";")]
    assert re.fullmatch(r"heptarchy=[0-9a-f]{64}", parts[0])
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(parts)
    assert "Secure" not in parts
    shown = httpx.get(f"{server.url}/api/me", headers={"Cookie": parts[0]}, timeout=PATIENCE)
    assert shown.json() == {"name": "Bede", "known": True}
    assert "set-cookie" not in shown.headers
    behind = httpx.put(
        f"{server.url}/api/me", json={"name": "B"}, headers={"X-Forwarded-Proto": "https"}, timeout=PATIENCE
    )
    assert "Secure" in behind.headers["set-cookie"]


def test_where_tls_is_the_cookie_is_this_hosts_alone(server: Running) -> None:
    secure = {"X-Forwarded-Proto": "https", "Origin": server.url}
    with (
        httpx.Client(base_url=server.url, headers=secure, timeout=PATIENCE) as new,
        Browser(server.url, "Aldwyn") as known,
    ):
        table = known.open("me", "me")["table"]["id"]
        given = new.put("/api/me", json={"name": "Aldwyn"}).headers["set-cookie"]
        assert given.startswith("__Host-heptarchy=")
        assert {"Secure", "Path=/", "HttpOnly"} <= set(given.split("; "))
        assert "Domain" not in given
        # Given a browser with the plain cookie, which another host may have set, then it is nobody's
        reply = new.get("/api/tables?list=mine", headers={"Cookie": f"heptarchy={known.token}"})
        assert (reply.json(), reply.headers.get("set-cookie")) == ([], None)
        # When it has both, then the safe one is the one that counts
        both = {"Cookie": f"heptarchy={'0' * 64}; __Host-heptarchy={known.token}"}
        reply = new.get("/api/tables?list=mine", headers=both)
        assert [one["id"] for one in reply.json()] == [table]
        assert "set-cookie" not in reply.headers


def test_private_replies_are_kept_by_nobody(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as browser:
        table = browser.open("me", "me")["table"]["id"]
        for path in (
            f"/api/tables/{table}/frame?seat=0",
            f"/api/tables/{table}",
            "/api/tables?list=mine",
            "/api/me",
            "/health",
            "/metrics",
            "/api/tables/none",
            "/api/me?lang=en&lang=es",
        ):
            assert browser.http.get(path).headers.get_list("cache-control") == ["no-store"], path
        assert browser.http.get("/").headers.get_list("cache-control") in (["no-cache"], ["no-store"])  # as it is built


def test_figures_are_for_this_machine_unless_said_otherwise(server: Running, strict: Running) -> None:
    def read(running: Running, **headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.get(f"{running.url}/metrics", headers=named, timeout=PATIENCE).status_code

    assert read(server) == 200
    assert read(server, X_Forwarded_For="203.0.113.9") == 403  # through a proxy of ours
    assert read(server, X_Forwarded_For="127.0.0.1, 203.0.113.9") == 403
    assert read(server, X_Forwarded_For="127.0.0.1") == 403  # a proxy brings nobody from this machine
    assert read(server, Via="1.1 proxy") == 403
    assert read(server, X_Forwarded_Proto="https") == 403
    assert read(server, X_Forwarded_Host="tables.example") == 403
    assert read(server, CF_Connecting_IP="203.0.113.9") == 403
    assert read(strict) == 403
    assert read(strict, X_Forwarded_For="203.0.113.9") == 200


@pytest.mark.parametrize("token", ["x", "0" * 63, "G" * 64, "0" * 65])
def test_a_token_that_is_none_is_refused_where_somebody_must_be_known(server: Running, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/api/me", headers=headers, timeout=PATIENCE).json()["known"] is False
    reply = httpx.put(f"{server.url}/api/me", json={"name": "Bede"}, headers=headers, timeout=PATIENCE)
    assert (reply.status_code, reply.json()["error"]) == (400, "bad_request")


def test_a_table_that_is_not_public_is_listed_to_its_people_alone(server: Running) -> None:
    with Browser(server.url) as owner, Browser(server.url) as stranger:
        playing = owner.open("me", "me", public=False)["table"]["id"]
        waiting = owner.open("me", "open", public=False)["table"]["id"]
        for which in ("mine", "open", "watch", "finished"):
            assert not {playing, waiting} & {one["id"] for one in stranger.get("/api/tables", list=which)}
        assert {playing, waiting} <= {one["id"] for one in owner.get("/api/tables", list="mine")}


# How much


def chunks(size: int) -> Iterator[bytes]:
    """So many bytes, without saying beforehand how many."""
    for _ in range(size // 4096 + 1):
        yield b" " * 4096


def test_a_body_over_the_limit_is_not_read(server: Running) -> None:
    kind = {"Content-Type": "application/json"}
    with Browser(server.url) as browser:
        table = browser.open("me", "me")["table"]["id"]
        for path in (f"/api/tables/{table}/answers", "/api/tables", f"/api/tables/{table}/join"):
            for content in (b" " * (BODY + 1), chunks(BODY)):
                reply = browser.http.post(path, content=content, headers=kind)
                assert (reply.status_code, reply.json()["error"]) == (413, "too_large")
        assert browser.http.post(f"/api/tables/{table}/join", content=b" " * BODY, headers=kind).status_code == 400


def test_a_record_over_the_limit_is_not_read(server: Running) -> None:
    with Browser(server.url) as browser:
        for content in (b"#" * (RECORD + 1), chunks(RECORD)):
            reply = browser.http.post("/api/records", content=content)
            assert (reply.status_code, reply.json()["error"]) == (413, "too_large")
            assert str(RECORD) in reply.json()["message"]
        reply = browser.http.post("/api/records", content=b"#" * (BODY + 1))  # more than others may send
        assert reply.status_code == 400
        assert browser.http.post("/api/records", content=b"\xff\xfe").status_code == 400


NO_JSON = [b'{"\xba\xd8":1}', b'{"na\xffme":"Ida"}', b'{"name":"\xba"}', b"\xff", b"["]


@pytest.mark.parametrize("body", NO_JSON, ids=repr)
def test_a_body_that_is_no_json_is_refused_with_a_reason(server: Running, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    reply = httpx.put(f"{server.url}/api/me", content=body, headers=headers, timeout=PATIENCE)
    assert (reply.status_code, reply.json()["error"]) == (400, "bad_request")
    assert reply.json()["message"]


def test_an_error_does_not_send_back_all_that_was_sent(server: Running) -> None:
    with Browser(server.url) as browser:
        reply = browser.http.post("/api/records", content=LONG_WINDED.encode())
        assert reply.status_code == 400
        assert "line 5" in reply.json()["message"]
        assert len(reply.content) < 1000


def test_a_record_is_opened_and_looked_at_from_every_seat(server: Running) -> None:
    with Browser(server.url) as browser, Browser(server.url) as another:
        with People(server.url, 2, rounds=1) as people:
            people.play(random.Random(1))
            text = people.browsers[0].get(people.path("record"))
        reply = browser.http.post("/api/records", content=text.encode())
        assert reply.status_code == 201, reply.text
        table = reply.json()
        assert table["status"] == "archive"
        shown = another.get(f"/api/tables/{table['id']}/moment/{table['k']}", seat=1)
        assert shown["view"]["over"]
        bent = text.replace("over ", "over 1", 1)
        assert browser.http.post("/api/records", content=bent.encode()).status_code == 400


def test_shares_are_counted_by_household() -> None:
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2:aaaa::1") == household("2001:db8:1:2:bbbb::9") != household("2001:db8:1:3::1")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("a:b") == "a:b"


def test_who_comes_by_ipv4_to_a_server_of_ipv6_counts_as_themselves(tmp_path: Path) -> None:
    assert household("::ffff:192.0.2.1") == household("::FFFF:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("::ffff:192.0.2.1") != household("::ffff:192.0.2.2")

    def ask(source: str) -> int:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=PATIENCE) as client:
            return client.get(f"{running.url}/api/games").status_code

    arguments = ("--host", "::", "--rate", "1")
    prelude = shares_by(tmp_path / "clock")
    with Running(f"sqlite:///{tmp_path}/tables.db", tmp_path, *arguments, prelude=prelude) as running:
        assert 429 in [ask("127.0.0.2") for _ in range(100)]  # its share is used up
        assert ask("127.0.0.3") == 200


def test_too_many_requests_are_told_so_and_then_taken_again(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    slow = Running(f"sqlite:///{tmp_path}/tables.db", tmp_path, "--rate", "4", prelude=shares_by(clock))
    with slow, httpx.Client(base_url=slow.url, timeout=PATIENCE) as client:
        replies = (client.get("/api/me") for _ in range(500))
        late = next(reply for reply in replies if reply.status_code == 429)
        assert late.json()["error"] == "too_many"
        assert late.json()["message"]
        assert "content-security-policy" in late.headers
        assert late.headers["retry-after"] == "1"
        with pytest.raises(InvalidStatus):
            knock(slow, 500)
        judged = [client.get("/api/tables/none/why?seat=0&action=x").status_code for _ in range(15)]
        assert set(judged) == {404}  # counted apart: a piece may be dragged whatever else was asked
        turn_to(clock, 0.2)
        assert client.get("/api/me").status_code == 429
        turn_to(clock, 0.3)
        assert [client.get("/api/me").status_code for _ in range(2)] == [200, 429]


def test_a_browser_holds_so_many_sockets(strict: Running) -> None:
    with Browser(strict.url) as browser:
        table = browser.open("me", "me")["table"]["id"]
        first, second = browser.live(table), browser.live(table)
        with first, second:
            assert next_frame(first)["table"]["id"] == next_frame(second)["table"]["id"]
            with browser.live(table) as third, pytest.raises(ConnectionClosed) as closed:
                third.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            assert "2 tables at once" in closed.value.rcvd.reason
        with browser.live(table) as again:  # once others are closed
            assert next_frame(again)["table"]["id"] == table


def test_a_browser_opens_so_many_tables_an_hour_and_an_address_ten_times_as_many(strict: Running) -> None:
    def open_one() -> None:
        with Browser(strict.url) as fresh:
            fresh.open("me", "me")

    def open_two() -> None:
        open_one()
        open_one()

    with Browser(strict.url) as browser:
        for _ in range(2):
            browser.open("me", "me")
        with pytest.raises(Refusal, match=r"^429 too_many: one browser may open 2 tables an hour"):
            browser.open("me", "me")
        assert len(browser.get("/api/tables", list="mine")) == 2
    for _ in range(16):  # and one to hold sockets at
        open_one()
    with pytest.raises(Refusal, match=r"^429 too_many: too many tables were opened from your address"):
        open_two()
