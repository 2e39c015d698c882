"""Writing a Tiled map: objects in layers, as Tiled itself would save them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias
from xml.etree import ElementTree as ET

from formulad.kernel.values import Frozen, field

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tools.mapping.centreline import Floats

Value: TypeAlias = "str | int | float | bool | MapObject"
"""What a property can hold; an object stands for its number."""
Point: TypeAlias = tuple[float, float]

TILE = 50
"""Tiled wants tiles, though the map has none; so its grid has some use."""


class MapObject(Frozen):
    """One drawn object: a point, a line or an area."""

    kind: str
    """Its class: `lane`, `corner` ..."""
    shape: str
    """`point`, `polyline` or `polygon`."""
    points: tuple[Point, ...]
    properties: dict[str, Value] = field(default_factory=dict)
    name: str = ""


class Layer(Frozen):
    """An object layer, for tidiness only."""

    name: str
    colour: str
    objects: tuple[MapObject, ...]
    locked: bool = False
    """Whether clicks in Tiled go through it to what lies below."""


def point(kind: str, at: Point, /, name: str = "", **properties: Value) -> MapObject:
    """Return a point object."""
    return MapObject(kind, "point", (at,), properties, name)


def line(
    kind: str, points: Iterable[Point] | Floats, /, name: str = "", **properties: Value
) -> MapObject:
    """Return an open line."""
    return MapObject(kind, "polyline", _plain(points), properties, name)


def area(
    kind: str, points: Iterable[Point] | Floats, /, name: str = "", **properties: Value
) -> MapObject:
    """Return a closed area."""
    return MapObject(kind, "polygon", _plain(points), properties, name)


def write(
    size: tuple[int, int], properties: dict[str, Value], layers: Sequence[Layer], background: str
) -> str:
    """Return the text of a map."""
    objects = [item for layer in layers for item in layer.objects]
    numbers = {id(item): number for number, item in enumerate(objects, start=1)}
    root = ET.Element(
        "map",
        version="1.8",
        tiledversion="1.8.2",
        orientation="orthogonal",
        renderorder="right-down",
        width=str(size[0] // TILE),
        height=str(size[1] // TILE),
        tilewidth=str(TILE),
        tileheight=str(TILE),
        infinite="0",
        backgroundcolor=background,
        nextlayerid=str(len(layers) + 1),
        nextobjectid=str(len(objects) + 1),
    )
    _add_properties(root, properties, numbers)
    for i, layer in enumerate(layers, start=1):
        group = ET.SubElement(root, "objectgroup", color=layer.colour, id=str(i), name=layer.name)
        if layer.locked:
            group.set("locked", "1")
        for item in layer.objects:
            _add_object(group, item, numbers)
    ET.indent(root, " ")
    text = ET.tostring(root, encoding="unicode").replace(" />", "/>")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


def _add_object(group: ET.Element, item: MapObject, numbers: dict[int, int]) -> None:
    x, y = (round(value, 1) for value in item.points[0])
    attributes = {"id": str(numbers[id(item)]), "name": item.name, "type": item.kind}
    attributes |= {"x": _number(x), "y": _number(y)}
    shown = {key: value for key, value in attributes.items() if value}
    element = ET.SubElement(group, "object", shown)
    _add_properties(element, item.properties, numbers)
    if item.shape == "point":
        ET.SubElement(element, "point")
    else:
        steps = " ".join(f"{_number(px - x)},{_number(py - y)}" for px, py in item.points)
        ET.SubElement(element, item.shape, points=steps)


def _add_properties(
    element: ET.Element, properties: dict[str, Value], numbers: dict[int, int]
) -> None:
    if not properties:
        return
    group = ET.SubElement(element, "properties")
    for name, value in sorted(properties.items()):
        entry = ET.SubElement(group, "property", name=name)
        match value:
            case bool():
                entry.attrib |= {"type": "bool", "value": str(value).lower()}
            case int():
                entry.attrib |= {"type": "int", "value": str(value)}
            case float():
                entry.attrib |= {"type": "float", "value": _number(value)}
            case MapObject():
                entry.attrib |= {"type": "object", "value": str(numbers[id(value)])}
            case str() if "\n" in value:
                entry.text = value
            case str():
                entry.set("value", value)


def _plain(points: Iterable[Point] | Floats) -> tuple[Point, ...]:
    return tuple((round(float(x), 1), round(float(y), 1)) for x, y in points)


def _number(value: float) -> str:
    """Return a number with one decimal at most, the way Tiled writes it."""
    rounded = round(value, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)
