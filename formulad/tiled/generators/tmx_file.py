"""Map file of Tiled, begun anew or changed, with what generators draw."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from formulad.tiled.circuit import Shape
from formulad.tiled.generators.changes import LAYERS
from formulad.tiled.sheet.schema import CLASSES, UNREAD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.tiled.circuit import Point
    from formulad.tiled.generators.changes import Altered, Changes, NewObject
    from formulad.tiled.sheet.schema import Value

TILE = 50
"""Pixels; Tiled wants tiles, though a circuit has none."""
_FAINT = 0.5
"""How much of a picture is seen that is drawn over."""
_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'


class TmxFile:
    """The text of a map, as a tree of its elements."""

    def __init__(self, root: ET.Element) -> None:
        self._root = root

    @classmethod
    def blank(cls, columns: int, rows: int, properties: Mapping[str, Value]) -> TmxFile:
        """Begin a map of so many tiles, with properties and without any object."""
        root = ET.Element(
            "map",
            version="1.8",
            tiledversion="1.8.2",
            orientation="orthogonal",
            renderorder="right-down",
            width=str(columns),
            height=str(rows),
            tilewidth=str(TILE),
            tileheight=str(TILE),
            infinite="0",
            nextlayerid="1",
            nextobjectid="1",
        )
        made = cls(root)
        _set_properties(root, properties, {})
        for name in LAYERS:
            made._layer(name)
        return made

    @classmethod
    def read(cls, text: bytes) -> TmxFile:
        """Take up a map that was found harmless before (`scan`)."""
        return cls(ET.fromstring(text))  # noqa: S314 - the scan refuses a DOCTYPE

    @property
    def text(self) -> str:
        """The map as Tiled itself would save it, but for spaces."""
        ET.indent(self._root, " ")
        told = ET.tostring(self._root, encoding="unicode").replace(" />", "/>")
        return f"{_HEAD}{told}\n"

    def trace(self, picture: str, size: tuple[int, int]) -> None:
        """Lay a picture below everything, half seen and locked, for its author to draw over.

        Args:
            picture: its file, as seen from the map.
            size: how large it is, in pixels.
        """
        layer = ET.Element(
            "imagelayer",
            id=self._next("nextlayerid"),
            name=f"{UNREAD}trace",
            opacity=str(_FAINT),
            locked="1",
        )
        width, height = map(str, size)
        ET.SubElement(layer, "image", source=picture, width=width, height=height)
        at = next((i for i, each in enumerate(self._root) if each.tag == "objectgroup"), 0)
        self._root.insert(at, layer)

    def change(self, changes: Changes) -> None:
        """Do to the map what a generator has worked out."""
        if changes.settings:
            known = self._root.find("properties")
            if known is None:
                known = ET.Element("properties")
                self._root.insert(0, known)
            _add_properties(known, changes.settings, {})
        for group in self._root.iter("objectgroup"):
            for each in [*group.iter("object")]:
                if _id(each) in changes.removed:
                    group.remove(each)
        altered = {each.id: each for each in changes.altered}
        for element in self._root.iter("object"):
            if _id(element) in altered:
                _alter(element, altered[_id(element)])
        for new in changes.added:
            self._add(new)

    def _add(self, new: NewObject) -> None:
        (x, y), *_ = new.points
        attributes = {"id": self._next("nextobjectid"), "name": new.name, "type": new.kind}
        attributes |= {"x": _told(x), "y": _told(y)}
        shown = {key: value for key, value in attributes.items() if value}
        element = ET.SubElement(self._layer(new.layer), "object", shown)
        choices = {p.name: p.choices.__name__ for p in CLASSES[new.kind].properties if p.choices}
        _set_properties(element, new.properties, choices)
        _draw(element, str(new.shape), new.points)

    def _layer(self, name: str) -> ET.Element:
        """Return the object layer of a name; a new one lies where `LAYERS` has it."""
        layers = self._root.findall("objectgroup")
        for each in layers:
            if each.get("name") == name:
                return each
        made = ET.Element("objectgroup", id=self._next("nextlayerid"), name=name)
        above = [each for each in layers if each.get("name") in LAYERS[LAYERS.index(name) + 1 :]]
        at = [*self._root].index(above[0]) if above else len(self._root)
        self._root.insert(at, made)
        return made

    def _next(self, counter: str) -> str:
        """Return a number for a new object or layer, and count on."""
        number = self._root.get(counter, "")
        if not number.isdecimal():
            kinds = ("object",) if counter == "nextobjectid" else ("objectgroup", "layer", "group")
            used = [_id(each) for kind in kinds for each in self._root.iter(kind)]
            number = str(max(used, default=0) + 1)
        self._root.set(counter, str(int(number) + 1))
        return number


def _alter(element: ET.Element, altered: Altered) -> None:
    if altered.kind is not None:
        element.attrib.pop("class", None)
        element.set("type", altered.kind)
    if altered.name is not None:
        element.set("name", altered.name)
    if altered.is_visible is not None:
        element.set("visible", str(int(altered.is_visible)))
    if altered.points is not None:
        for shape in (Shape.POLYGON, Shape.POLYLINE):
            if (drawn := element.find(shape)) is not None:
                element.remove(drawn)
                element.attrib.pop("rotation", None)
                (x, y), *_ = altered.points
                element.attrib |= {"x": _told(x), "y": _told(y)}
                _draw(element, shape, altered.points)


def _draw(element: ET.Element, shape: str, points: tuple[Point, ...]) -> None:
    if shape == Shape.POINT:
        ET.SubElement(element, shape)
        return
    x, y = (round(each, 2) for each in points[0])
    steps = " ".join(f"{_told(px - x)},{_told(py - y)}" for px, py in points)
    ET.SubElement(element, shape, points=steps)


def _set_properties(
    element: ET.Element, properties: Mapping[str, Value], choices: Mapping[str, str]
) -> None:
    if not properties:
        return
    _add_properties(ET.SubElement(element, "properties"), properties, choices)


def _add_properties(
    group: ET.Element, properties: Mapping[str, Value], choices: Mapping[str, str]
) -> None:
    for name, value in sorted(properties.items()):
        entry = ET.SubElement(group, "property", name=name)
        if name in choices:
            entry.set("propertytype", choices[name])
        if isinstance(value, bool):
            entry.attrib |= {"type": "bool", "value": str(value).lower()}
        elif isinstance(value, str):
            entry.set("value", str(value))
        else:
            kind = "int" if isinstance(value, int) else "float"
            entry.attrib |= {"type": kind, "value": _told(value)}


def _id(element: ET.Element) -> int:
    number = element.get("id", "")
    return int(number) if number.isdecimal() else 0


def _told(value: float) -> str:
    """Return a number with two decimals at most, the way Tiled writes it."""
    return f"{round(value, 2):g}" if abs(value) < 1 else f"{value:.2f}".rstrip("0").rstrip(".")
