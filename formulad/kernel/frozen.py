"""Frozen: how a value is declared, a class of nothing but fields that never change.

`dataclasses` writes six functions for each class as text and has Python compile them: half a
millisecond for each of the hundreds of classes that a player waits for. They differ by nothing but
names: here they are compiled once for all classes of as many fields, and the names are put in.
"""

from __future__ import annotations

import sys
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from functools import cache
from reprlib import recursive_repr
from types import FunctionType
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, dataclass_transform, overload

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from dataclasses import Field

T = TypeVar("T")

_TOLD = "field{n}"
_TOLD_OR_MADE = "usual{n}() if field{n} is missing else field{n}"
_MADE = "usual{n}()"
_USUAL = "usual{n}"


@overload
def frozen(cls: type[T], /) -> type[T]: ...
@overload
def frozen(*, eq: bool = True, slots: bool = True) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[Any] | None = None, /, *, eq: bool = True, slots: bool = True) -> Any:
    """Declare a class of values; it does what `dataclass(frozen=True, slots=True)` would.

    Args:
        cls: the class.
        eq: whether two values that hold the same are equal.
        slots: whether a value has room for its fields only, and none for what is found out later.
    """
    if cls:
        return _frozen(cls, eq=eq, slots=slots)
    return lambda cls: _frozen(cls, eq=eq, slots=slots)


def _frozen(cls: type[Any], *, eq: bool, slots: bool) -> type[Any]:
    written = {name for name, found in vars(cls).items() if found is not None}
    made = dataclass(init=False, repr=False, eq=False, slots=slots)(cls)
    functions: dict[str, Callable[..., Any]] = {**_SHARED, "__init__": _init(made, slots=slots)}
    functions |= _OF_SLOTS if slots else {}
    functions |= _comparing(made) if eq else {}
    for name in functions.keys() - written:
        setattr(made, name, functions[name])
    return made


def _init(made: type[Any], *, slots: bool) -> FunctionType:
    """Return what fills the fields of a new value."""
    filled = [item for item in fields(made) if _way(item)]
    filled.sort(key=lambda item: (not item.init, item.kw_only))
    told = [item for item in filled if item.init]
    pattern = _init_pattern(
        tuple(map(_way, filled)), len(told), slots=slots, goes_on=hasattr(made, "__post_init__")
    )
    places = (getattr(made, item.name).__set__ if slots else item.name for item in filled)
    init = pattern(MISSING, *places, *map(_usual, filled))
    return _as_told(_named(init, made, [item.name for item in told], "__init__"), told)


def _way(item: Field[Any]) -> str:
    """Return how a field is filled; not at all if that is left to `__post_init__`."""
    if item.default_factory is not MISSING:
        return _TOLD_OR_MADE if item.init else _MADE
    if item.init:
        return _TOLD
    return "" if item.default is MISSING else _USUAL


def _usual(item: Field[Any]) -> Any:
    """Return what a field holds if nothing else is told, or what makes it."""
    return item.default if item.default_factory is MISSING else item.default_factory


def _as_told(init: FunctionType, told: Sequence[Field[Any]]) -> FunctionType:
    """Let be left out what has a usual value, and be told by name what can be told only so."""
    usual = {item.name: item.default for item in told if _usual(item) is not MISSING}
    by_name = [item.name for item in told if item.kw_only]
    init.__kwdefaults__ = {name: usual.pop(name) for name in by_name if name in usual}
    init.__defaults__ = tuple(usual.values())
    init.__annotations__ = {item.name: item.type for item in told} | {"return": None}
    places = 1 + len(told) - len(by_name)
    init.__code__ = init.__code__.replace(co_argcount=places, co_kwonlyargcount=len(by_name))
    return init


def _comparing(made: type[Any]) -> dict[str, FunctionType]:
    """Return by what values are equal that hold the same."""
    compared = [item.name for item in fields(made) if item.compare]
    counted = [i.name for i in fields(made) if (i.compare if i.hash is None else i.hash)]
    return {
        "__eq__": _named(_eq_pattern(len(compared)), made, compared, "__eq__"),
        "__hash__": _named(_hash_pattern(len(counted)), made, counted, "__hash__"),
    }


@cache
def _init_pattern(
    ways: Sequence[str], told: int, *, slots: bool, goes_on: bool
) -> Callable[..., FunctionType]:
    """Return what makes the function that fills fields in these ways."""
    places = "".join(f", place{n}" for n in range(len(ways)))
    usual = "".join(f", usual{n}" for n in range(len(ways)))
    put = "place{n}(self, " if slots else "put(self, place{n}, "
    lines = [f"{put}{way})".format(n=n) for n, way in enumerate(ways)]
    made: Callable[..., FunctionType] = _compiled(
        f"def pattern(missing{places}{usual}, put=object.__setattr__):",
        f" def __init__(self{''.join(f', field{n}' for n in range(told))}):",
        *(f"  {line}" for line in lines),
        *(["  self.__post_init__()"] if goes_on else []),
        "  return None",
        " return __init__",
    )
    return made


@cache
def _eq_pattern(count: int) -> FunctionType:
    equality: FunctionType = _compiled(
        "def pattern(self, other):",
        " if other.__class__ is self.__class__:",
        f"  return {_all_of('self', count)} == {_all_of('other', count)}",
        " return NotImplemented",
    )
    return equality


@cache
def _hash_pattern(count: int) -> FunctionType:
    hashed: FunctionType = _compiled(
        "def pattern(self):", f" return hash({_all_of('self', count)})"
    )
    return hashed


def _all_of(value: str, count: int) -> str:
    return f"({''.join(f'{value}.field{n}, ' for n in range(count))})"


def _compiled(*lines: str) -> Any:
    found: dict[str, Any] = {}
    exec("\n".join(lines), found)  # noqa: S102 - every line of it stands in this file
    return found["pattern"]


def _named(pattern: FunctionType, made: type[Any], names: Sequence[str], name: str) -> FunctionType:
    """Return the function of a pattern as it is for a class whose fields have these names."""
    called = {f"field{n}": name for n, name in enumerate(names)}
    code, whole = pattern.__code__, f"{made.__qualname__}.{name}"
    named = code.replace(
        co_name=name,
        co_qualname=whole,
        co_names=tuple(called.get(name, name) for name in code.co_names),
        co_varnames=tuple(called.get(name, name) for name in code.co_varnames),
    )
    return FunctionType(named, vars(sys.modules[made.__module__]), None, None, pattern.__closure__)


@recursive_repr()
def _repr(self: Any) -> str:
    shown = (f"{name}={getattr(self, name)!r}" for name in _names_shown(self.__class__))
    return f"{self.__class__.__qualname__}({', '.join(shown)})"


def _state(self: Any) -> list[Any]:
    """Return what another process has to be told of a value."""
    return [getattr(self, name) for name in _names(self.__class__)]


def _set_state(self: Any, state: Sequence[Any]) -> None:
    for name, found in zip(_names(self.__class__), state, strict=True):
        object.__setattr__(self, name, found)


@cache
def _names(made: type[Any]) -> Sequence[str]:
    return tuple(item.name for item in fields(made))


@cache
def _names_shown(made: type[Any]) -> Sequence[str]:
    return tuple(item.name for item in fields(made) if item.repr)


def _refuse_to_set(self: Any, name: str, value: object) -> NoReturn:  # noqa: ARG001
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: Any, name: str) -> NoReturn:  # noqa: ARG001
    raise FrozenInstanceError(f"cannot delete field {name!r}")


_SHARED: Mapping[str, Callable[..., Any]] = {
    "__repr__": _repr,
    "__setattr__": _refuse_to_set,
    "__delattr__": _refuse_to_delete,
}
_OF_SLOTS: Mapping[str, Callable[..., Any]] = {
    "__getstate__": _state,
    "__setstate__": _set_state,
}
