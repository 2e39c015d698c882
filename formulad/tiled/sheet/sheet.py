"""Sheet: a map as its author sees it, finished or not, with every object where it lies."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.tiled.circuit import Shape
from formulad.tiled.faults.faults import Faults
from formulad.tiled.sheet import numbers
from formulad.tiled.sheet.scan import load_bytes, scan
from formulad.tiled.sheet.schema import MAP_PROPERTIES, Kind
from formulad.tiled.sheet.vet import map_size

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.tiled.circuit import Point
    from formulad.tiled.sheet.drawn import Setting, Source

USUAL_WIDTH = 54.0
"""Of a lane, in pixels, where the map does not say."""
USUAL_SIZE = (4800.0, 3000.0)


@frozen
class Item:
    """An object on the sheet."""

    source: Source
    points: tuple[Point, ...]
    """Its vertices on the map; the corners of a rectangle; none if they cannot be read."""

    @property
    def id(self) -> int:
        """Its number in Tiled."""
        return self.source.id

    @property
    def kind(self) -> str:
        """Its class."""
        return self.source.kind

    @property
    def is_loop(self) -> bool:
        """Whether a lane closes by itself, as it does unless it is told not to."""
        setting = self.source.settings.get("loop")
        return setting is None or setting.text != "false"

    def whole(self, name: str) -> int:
        """Return a property that is a whole number; 0 if it is none."""
        setting = self.source.settings.get(name)
        return (numbers.whole_of_float(setting.text) if setting else None) or 0


@frozen
class Sheet:
    """What is drawn on a map, whatever is wrong with it."""

    size: tuple[float, float]
    settings: dict[str, Setting]
    """The properties of the map, as the file gives them."""
    items: tuple[Item, ...]

    def of(self, kind: str) -> tuple[Item, ...]:
        """Return the objects of a class, in drawing order."""
        return tuple(each for each in self.items if each.kind == kind)

    def item(self, number: int) -> Item | None:
        """Return the object of a number in Tiled, if it is there."""
        return next((each for each in self.items if each.id == number), None)

    @property
    def lane_width(self) -> float:
        """In pixels; a usual one where the map says none."""
        width = self._number("lane_width")
        return width if width >= 1 else USUAL_WIDTH

    @property
    def players(self) -> int:
        """The cars for which there shall be a place on the grid."""
        usual = next(each.default for each in MAP_PROPERTIES if each.name == "players_max")
        return int(self._number("players_max")) or int(usual)

    def _number(self, name: str) -> float:
        setting = self.settings.get(name)
        is_number = setting is not None and setting.kind in {Kind.INT, Kind.FLOAT}
        return (numbers.decimal(setting.text) if setting and is_number else None) or 0.0


def read_sheet(path: Path) -> Sheet:
    """Return what is drawn on a map.

    Raises:
        UnreadableMap: if it is no map.
    """
    return sheet_of(load_bytes(path), path)


def sheet_of(data: bytes, path: Path) -> Sheet:
    """Return what is drawn on a map that a file holds, or will hold.

    Raises:
        UnreadableMap: if it is no map.
    """
    unheard = Faults()
    found = scan(data, path, unheard)
    items = tuple(Item(each, _points(each)) for each in found.objects)
    return Sheet(map_size(found.attributes, unheard) or USUAL_SIZE, found.settings, items)


def _points(source: Source) -> tuple[Point, ...]:
    """Return where an object is seen on the map."""
    x, y = _pair(source, "x", "y")
    if source.shape in {Shape.POLYGON, Shape.POLYLINE}:
        drawn = numbers.vertices(source.points) or ()
    elif source.shape == Shape.RECTANGLE:
        width, height = _pair(source, "width", "height")
        drawn = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    else:
        drawn = ((0.0, 0.0),)
    angle = math.radians(numbers.decimal(source.attributes.get("rotation", "0")) or 0.0)
    cos, sin = math.cos(angle), math.sin(angle)
    return tuple((x + px * cos - py * sin, y + px * sin + py * cos) for px, py in drawn)


def _pair(source: Source, *names: str) -> Point:
    x, y = (numbers.decimal(source.attributes.get(name, "0")) or 0.0 for name in names)
    return x, y
