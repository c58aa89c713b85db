"""What the routes may reply besides what was asked for, as the OpenAPI description tells it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from heptarchy.server.wire import Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

SENTENCES: Mapping[int, str] = {
    400: "The request can't be read.",
    403: "Another's seat or table; or the request came from a page of another site.",
    404: "There is no such thing.",
    409: "Not as the table stands now. An answer to a question that has passed comes with a fresh frame.",
    413: "More than we read.",
    422: "The rules do not allow it.",
    429: "More than one client's share.",
    503: "The store can't be reached; the same request may be sent again.",
}
ALWAYS = (400, 403, 429, 503)  # the framework's, the gate's, and the store's


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a door may reply with: these, and those that any door may."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=SENTENCES[status])
        for status in sorted({*ALWAYS, *statuses})
    }


@dataclass
class TakesText(Operation):
    """A door whose request is plain text."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)
