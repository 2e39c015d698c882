"""Changes to a map: what a generator adds, takes away and alters, for an editor or a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.kernel.values import Frozen, field
from formulad.tiled.circuit import Shape
from formulad.tiled.sheet.schema import CLASSES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point
    from formulad.tiled.sheet.schema import Value

LAYERS = ("zones", "lines", "road", "marks")
"""The layers that generators draw on, from the bottom up: what lies above takes the clicks."""


class NewObject(Frozen):
    """An object that a generator draws."""

    kind: str
    """Its class."""
    shape: Shape
    points: tuple[Point, ...]
    layer: str
    name: str = ""
    properties: dict[str, Value] = field(default_factory=dict)


class Altered(Frozen):
    """An object that a generator alters: what is None stays as it is."""

    id: int
    points: tuple[Point, ...] | None = None
    """All its vertices; it is no longer turned."""
    kind: str | None = None
    name: str | None = None
    is_visible: bool | None = None


class Changes(Frozen):
    """All that a generator does to a map, to be undone in one step."""

    added: tuple[NewObject, ...] = ()
    removed: tuple[int, ...] = ()
    """By their numbers in Tiled."""
    altered: tuple[Altered, ...] = ()
    settings: dict[str, Value] = field(default_factory=dict)
    """Properties of the map that it did not have."""


def line(
    kind: str, points: Sequence[Point], layer: str, name: str = "", **properties: Value
) -> NewObject:
    """Return an open line of a class."""
    return NewObject(kind, Shape.POLYLINE, tuple(points), layer, name, properties)


def area(
    kind: str, points: Sequence[Point], layer: str, name: str = "", **properties: Value
) -> NewObject:
    """Return an area of a class."""
    return NewObject(kind, Shape.POLYGON, tuple(points), layer, name, properties)


def mark(kind: str, at: Point, layer: str, **properties: Value) -> NewObject:
    """Return a point of a class."""
    return NewObject(kind, Shape.POINT, (at,), layer, "", properties)


def as_json(changes: Changes) -> dict[str, Any]:
    """Return changes as plain values; points in pixels of the map, to a hundredth."""
    return {
        "added": [_new(each) for each in changes.added],
        "removed": list(changes.removed),
        "altered": [_altered(each) for each in changes.altered],
        "settings": [_setting(*item) for item in changes.settings.items()],
    }


def _new(each: NewObject) -> dict[str, Any]:
    return {
        "class": each.kind,
        "shape": str(each.shape),
        "layer": each.layer,
        "name": each.name,
        "points": plain(each.points),
        "properties": [_property(each.kind, *item) for item in each.properties.items()],
    }


def _property(kind: str, name: str, value: Value) -> dict[str, Any]:
    """Return a property with its type, and the choices that it is one of, as Tiled names them."""
    known = CLASSES[kind].by_name.get(name)
    of = known.choices.__name__ if known and known.choices else ""
    shown = str(value) if isinstance(value, str) else value
    return {"name": name, "value": shown, "of": of, "float": isinstance(value, float)}


def _setting(name: str, value: Value) -> dict[str, Any]:
    return {"name": name, "value": value, "of": "", "float": isinstance(value, float)}


def _altered(each: Altered) -> dict[str, Any]:
    return {
        "id": each.id,
        "points": None if each.points is None else plain(each.points),
        "class": each.kind,
        "name": each.name,
        "visible": each.is_visible,
    }


def plain(points: Sequence[Point]) -> list[list[float]]:
    """Return points as lists of two numbers, to a hundredth of a pixel."""
    return [[round(x, 2), round(y, 2)] for x, y in points]
