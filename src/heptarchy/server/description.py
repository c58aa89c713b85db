"""What the OpenAPI description tells besides the doors: bodies have known fields alone; what each game shows."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Reference, Schema

import heptarchy
from heptarchy.kernel.seen import EVERY, TWO, TWO_OR_MORE
from heptarchy.server.routes import asking
from heptarchy.server.summaries import game_ids

if TYPE_CHECKING:
    from litestar import Litestar, Request

PLAIN = {
    str: OpenAPIType.STRING,
    bool: OpenAPIType.BOOLEAN,
    int: OpenAPIType.INTEGER,
    float: OpenAPIType.NUMBER,
    NoneType: OpenAPIType.NULL,
}
GROWS = "It only grows: do not mind keys that you do not know."
BOOK = "/api/games/{game}/book"
ODDS = "/api/tables/{table}/odds"


class Description(JsonRenderPlugin):
    """The description as JSON, made when it is first asked for: it takes a second, which no start should wait for."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole of it; what was read off the doors is only a part."""
        if not self._made:
            complete(request.app)
            self._made = self.render_json(request, request.app.openapi_schema.to_schema())
        return self._made


def complete(app: Litestar) -> None:
    """Add to the description what is not read off the doors."""
    described = app.openapi_schema.components.schemas
    for kind in asking.Ask.__subclasses__():
        described[kind.__name__].additional_properties = False
    frame, reason = described["Frame"].properties, described["Reason"].properties
    assert frame is not None
    assert reason is not None
    none = Schema(type=OpenAPIType.NULL)
    frame["view"] = by_game(app, "View", "What the seat sees: the view of the table's game.", none)
    reason["preview"] = by_game(app, "Preview", "What an action would come to; empty if there is nothing to show.")
    reply(app, ODDS).schema = by_game(app, "Forecast", "The odds of the table's game.")
    past = Schema(type=OpenAPIType.OBJECT, title="Under past rules", description="As those rules told it.")
    reply(app, BOOK).schema = by_game(app, "Book", "Names, texts and open facts of the game.", past)


def by_game(app: Litestar, name: str, description: str, *others: Schema) -> Schema:
    """What each game's `seen.py` calls so, one of them; any object where a game declares none."""
    shown: list[Schema | Reference] = [*others]
    for game in map(heptarchy.game, game_ids()):
        kind = getattr(game.seen(), name, None)
        if kind is None:
            shown.append(Schema(type=OpenAPIType.OBJECT, title=game.title))
        else:
            app.openapi_schema.components.schemas[f"{game.id}.{name}"] = schema_of(kind)
            shown.append(Reference(ref=f"#/components/schemas/{game.id}.{name}"))
    return Schema(any_of=shown, description=f"{description} {GROWS}")


def reply(app: Litestar, path: str) -> OpenAPIMediaType:
    """What a door answers with."""
    door = (app.openapi_schema.paths or {})[path].get
    assert door is not None
    told = (door.responses or {})["200"]
    assert isinstance(told, OpenAPIResponse)
    return (told.content or {})["application/json"]


def schema_of(kind: Any) -> Schema:
    """A type of `seen.py` as JSON Schema."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return Schema(type=PLAIN[kind])
    if origin is Literal:
        return Schema(enum=list(parts))
    if origin in (Union, UnionType):
        return Schema(any_of=[schema_of(part) for part in parts])
    if origin is Annotated:
        return with_mark(schema_of(parts[0]), parts[1])
    if origin is tuple:
        rows = [schema_of(part) for part in parts]
        return Schema(type=OpenAPIType.ARRAY, prefix_items=rows, min_items=len(rows), max_items=len(rows))
    if origin is list:
        return Schema(type=OpenAPIType.ARRAY, items=schema_of(parts[0]))
    if origin is dict:
        names = None if parts[0] is str else schema_of(parts[0])
        return Schema(type=OpenAPIType.OBJECT, property_names=names, additional_properties=schema_of(parts[1]))
    if is_typeddict(kind):
        inner = {name: get_args(part)[0] if late(part) else part for name, part in kind.__annotations__.items()}
        return Schema(
            type=OpenAPIType.OBJECT,
            properties={name: schema_of(part) for name, part in inner.items()},
            required=[name for name, part in kind.__annotations__.items() if not late(part)],
            description=kind.__doc__,
        )
    raise TypeError(f"no JSON Schema for {kind!r}")


def late(part: Any) -> bool:
    """May this field be missing?"""
    return get_origin(part) is NotRequired


def with_mark(schema: Schema, mark: object) -> Schema:
    """What a mark of `kernel.seen` adds."""
    if mark == EVERY and isinstance(schema.property_names, Schema):
        schema.required = list(schema.property_names.enum or [])
    if mark in (TWO, TWO_OR_MORE):
        schema.min_items = 2
        schema.max_items = 2 if mark == TWO else None
    return schema
