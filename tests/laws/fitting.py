"""Whether a view is what its type says, key by key, as JSON has it: nothing more, nothing less, nothing else."""

from __future__ import annotations

from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from heptarchy.kernel.seen import EVERY, TWO, TWO_OR_MORE

if TYPE_CHECKING:
    from collections.abc import Iterator

# By the type that is declared: those that JSON may bring; a number without a fraction is a whole one
PLAIN: dict[Any, tuple[type, ...]] = {str: (str,), bool: (bool,), int: (int,), float: (float, int), None: (type(None),)}


def misfits(kind: Any, value: object, at: str = "view") -> Iterator[str]:
    """What in this value is not as its type says, with the way to it."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind is type(None) or kind in PLAIN:
        if type(value) not in PLAIN[None if kind is type(None) else kind]:
            yield f"{at}: {value!r} is no {kind}"
    elif kind is object:
        pass
    elif origin is Literal:
        if not any(type(value) is type(part) and value == part for part in parts):
            yield f"{at}: {value!r} is none of {parts}"
    elif origin in (Union, UnionType):
        found = [list(misfits(part, value, at)) for part in parts]
        if all(found):
            yield from min(found, key=len)
    elif origin is Annotated:
        yield from misfits(parts[0], value, at)
        if EVERY in parts and isinstance(value, dict):
            yield from (f"{at}: no {key}" for key in keys_of(parts[0]) if key not in value)
        if isinstance(value, list) and (
            (TWO in parts and len(value) != 2) or (TWO_OR_MORE in parts and len(value) < 2)
        ):
            yield f"{at}: {len(value)} is not {parts[1]}"
    elif is_typeddict(kind):
        yield from misfits_of_dict(kind, value, at)
    elif origin is list and isinstance(value, list):
        for i, one in enumerate(value):
            yield from misfits(parts[0], one, f"{at}[{i}]")
    elif origin is tuple and isinstance(value, tuple) and len(value) == len(parts):
        for i, (part, one) in enumerate(zip(parts, value, strict=True)):
            yield from misfits(part, one, f"{at}[{i}]")
    elif origin is dict and isinstance(value, dict):
        for key, one in value.items():
            yield from misfits(parts[0], key, f"{at}: key")
            yield from misfits(parts[1], one, f"{at}.{key}")
    else:
        yield f"{at}: {type(value).__name__} is no {kind}"


def misfits_of_dict(kind: Any, value: object, at: str) -> Iterator[str]:
    """The same for a TypedDict."""
    if not isinstance(value, dict):
        yield f"{at}: {type(value).__name__} is no {kind.__name__}"
        return
    yield from (f"{at}: {key} is not declared" for key in value if key not in kind.__annotations__)
    for key, part in kind.__annotations__.items():
        if key in value:
            inner = get_args(part)[0] if get_origin(part) is NotRequired else part
            yield from misfits(inner, value[key], f"{at}.{key}")
        elif get_origin(part) is not NotRequired:
            yield f"{at}: no {key}"


def keys_of(kind: Any) -> list[str]:
    """The keys of a dict by Literals."""
    keys = get_args(kind)[0]
    return [key for part in (get_args(keys) if get_origin(keys) is not Literal else [keys]) for key in get_args(part)]
