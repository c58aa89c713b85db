"""The browser client's files, as the build left them: compressed beforehand, and kept by browsers for good."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Request, get
from litestar.response import Response

from heptarchy.server import reasons
from heptarchy.server.errors import Missing

if TYPE_CHECKING:
    from collections.abc import Iterable

STATIC = Path(__file__).parent / "static"
NAME = re.compile(r"[0-9A-Za-z_][0-9A-Za-z._/-]{0,199}")  # of a file that the build makes
PACKED = {"br": ".br", "gzip": ".gz"}
FOR_GOOD = "public, max-age=31536000, immutable"  # names under assets/ change with their content
FRESH = "no-cache"
UNBUILT = (
    "<!doctype html><html lang='en'><title>heptarchy</title><h1>heptarchy</h1>"
    "<p>The server runs, but the browser client has not been built. In a clone of the project, <code>make web</code> "
    "builds it; <code>make play</code> does that and opens it.</p></html>"
)

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def find(path: str, accepted: Iterable[str]) -> tuple[Path, str]:
    """The file, and how it is packed."""
    if not NAME.fullmatch(path):
        raise Missing(reasons.NO_PAGE.of())
    wanted = (STATIC / path).resolve()
    if not wanted.is_relative_to(STATIC.resolve()) or not wanted.is_file():
        raise Missing(reasons.NO_PAGE.of())
    for coding, ending in PACKED.items():
        packed = wanted.with_name(wanted.name + ending)
        if coding in accepted and packed.is_file():
            return packed, coding
    return wanted, ""


def send_file(path: str, request: Request[Any, Any, Any], caching: str) -> Response[bytes]:
    """A file with the headers it needs."""
    accepted = [part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")]
    file, coding = find(path, accepted)
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if coding:
        headers["Content-Encoding"] = coding
    return Response(file.read_bytes(), media_type=kind, headers=headers)


@get(["/", "/t/{table:str}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The one page; what it shows is the client's affair."""
    if not (STATIC / "index.html").is_file():
        return Response(UNBUILT.encode(), media_type="text/html", status_code=503)
    return send_file("index.html", request, FRESH)


@get("/assets/{path:path}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], path: Path) -> Response[bytes]:
    """Script, style, font or picture."""
    return send_file(f"assets/{str(path).lstrip('/')}", request, FOR_GOOD)


@get("/{name:str}", include_in_schema=False)
async def top_file(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """favicon.svg and the like."""
    return send_file(name, request, FRESH)


HANDLERS = [page, asset, top_file]
