"""A browser without a screen: what tests and load runs speak to a server with."""

from __future__ import annotations

import secrets
import uuid
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE


class Refusal(Exception):
    """A reply that is no success."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(f"{status} {body.get('error')}: {body.get('message')}")
        self.status = status
        self.body = body


class Browser:
    """One browser identity at one server."""

    def __init__(self, url: str, name: str = "", language: str = "en", token: str | None = None) -> None:
        self.url = url
        self.language = language
        self.token = token or secrets.token_hex(32)
        self.brings = True  # its nonce, by itself, as the browser client does
        headers = {"Authorization": f"Bearer {self.token}", "Accept-Language": language}
        self.http = httpx.Client(
            base_url=url, headers=headers, timeout=PATIENCE, verify=False
        )  # plain http: no certificates
        if name:
            self.put("/api/me", name=name)

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    # Plain requests

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """The reply's body; raises Refusal for anything but success."""
        asked = {name: value for name, value in query.items() if value is not None}
        reply = self.http.request(method, path, json=body, params=asked)
        kind = reply.headers.get("content-type", "")
        read = msgspec.json.decode(reply.content) if "json" in kind else reply.text
        if reply.status_code >= 300:
            raise Refusal(reply.status_code, read if isinstance(read, dict) else {"message": read})
        return read

    def get(self, path: str, **query: Any) -> Any:
        """GET."""
        return self.ask("GET", path, **query)

    def post(self, path: str, **body: Any) -> Any:
        """POST a JSON body; where that makes the browser sit down at a table that waits, it brings its nonce too."""
        reply = self.ask("POST", path, body)
        if not self.brings or not isinstance(reply, dict):
            return reply
        if "links" in reply:
            return {**reply, "table": self.bring(reply["table"])}
        return self.bring(reply) if "to_bring" in reply else reply

    def put(self, path: str, **body: Any) -> Any:
        """PUT a JSON body."""
        return self.ask("PUT", path, body)

    # Tables

    def open(self, *seats: str, game: str = "vikings", options: dict[str, Any] | None = None, **more: Any) -> Any:
        """Open a table: seats such as `me`, `open`, `invited`, `bot` or `bot thrall`; with several `me` as hot-seat."""
        asked = []
        for seat in seats:
            kind, _, level = seat.partition(" ")
            asked.append({"kind": kind, "level": level})
        settled = {"players": len(seats), **(options or {})}
        more.setdefault("hot_seat", seats.count("me") > 1)
        return self.post("/api/tables", game=game, options=settled, seats=asked, **more)

    def bring(self, summary: Any) -> Any:
        """Bring a nonce for each of one's seats that has none; gives the table as it is then."""
        for seat in set(summary["mine"]) & set(summary["to_bring"]):
            summary = self.bring_nonce(summary["id"], seat, f"nonce-of-{seat}", summary["commitment"])
        return summary

    def bring_nonce(self, table: str, seat: int, nonce: str, commitment: str) -> Any:
        """Bring this nonce for this commitment."""
        body = {"nonce": nonce, "commitment": commitment}
        return self.ask("POST", f"/api/tables/{table}/seats/{seat}/nonce", body)

    def frame(self, table: str, seat: int | None = None, since: int = 0) -> Any:
        """What a seat sees."""
        return self.get(f"/api/tables/{table}/frame", seat=seat, since=since)

    def answer(self, table: str, frame: Any, action: str, request: str | None = None) -> Any:
        """Answer the question of a frame."""
        return self.post(
            f"/api/tables/{table}/answers",
            seat=frame["seat"],
            question=frame["question"]["id"],
            action=action,
            request=request or str(uuid.uuid4()),
            since=frame["n"],
        )

    def undo(self, table: str, frame: Any, request: str | None = None) -> Any:
        """Take back the seat's last choice."""
        question = frame["question"]["id"] if frame["question"] else ""
        asked = request or str(uuid.uuid4())
        return self.post(f"/api/tables/{table}/undo", seat=frame["seat"], question=question, request=asked)

    def say(self, table: str, seat: int, text: str, *to: int, request: str | None = None) -> Any:
        """Say something to everybody, or whisper it to these seats."""
        asked = request or str(uuid.uuid4())
        return self.post(f"/api/tables/{table}/talk", seat=seat, text=text, to=list(to), request=asked)

    def live(self, table: str, seat: int | None = None, since: int = 0, heard: str = "") -> ClientConnection:
        """A socket that frames are pushed to."""
        place = self.url.replace("http", "ws", 1)
        where = ("" if seat is None else f"&seat={seat}") + (f"&heard={heard}" if heard else "")
        address = f"{place}/api/tables/{table}/live?since={since}&lang={self.language}{where}"
        owner = {"Authorization": f"Bearer {self.token}"}
        return connect(address, additional_headers=owner, max_size=None, open_timeout=PATIENCE, ping_timeout=PATIENCE)


def next_frame(socket: ClientConnection, timeout: float = PATIENCE) -> Any:
    """The next frame that is pushed."""
    return msgspec.json.decode(socket.recv(timeout))
