"""A place on loopback that webhooks are called at."""

from __future__ import annotations

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.patience import PATIENCE


class Receiver:
    """Notes every POST; answers as told."""

    def __init__(self, status: int = 204, location: str = "", host: str = "127.0.0.1") -> None:
        self.calls: list[dict[str, Any]] = []
        calls = self.calls

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                kind = self.headers["Content-Type"]
                calls.append({"path": self.path, "kind": kind, "body": json.loads(body)})
                self.send_response(status)
                if location:
                    self.send_header("Location", location)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_request(self, *_: object) -> None:
                """Be quiet."""

        self._server = ThreadingHTTPServer((host, 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self.url = f"http://{host}:{self._server.server_address[1]}/hook"

    def __enter__(self) -> Receiver:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def wait(self, calls: int, seconds: float = PATIENCE) -> list[dict[str, Any]]:
        """The calls, once there are so many or the time is up."""
        end = time.monotonic() + seconds
        while len(self.calls) < calls and time.monotonic() < end:
            time.sleep(0.02)
        return self.calls
