"""Reads a .tmx file into the values an author drew. The only module that knows pytmx."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from formulad.kernel.sentence import say
from formulad.tiled import numbers
from formulad.tiled import scan as first_look
from formulad.tiled.circuit import Shape
from formulad.tiled.drawn import DrawnMap, DrawnObject
from formulad.tiled.schema import CLASSES
from formulad.tiled.vet import map_size, vet_format, vet_map, vet_objects

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from formulad.tiled.drawn import Source
    from formulad.tiled.faults import Faults
    from formulad.tiled.schema import Value


_KEPT = {
    "map": {"width", "height", "tilewidth", "tileheight"},
    "object": {"id", "x", "y", "width", "height", "rotation"},
    "polygon": {"points"},
    "polyline": {"points"},
}
"""All that pytmx is told: which object lies where."""


def read(path: Path, faults: Faults) -> DrawnMap:
    """Return what is drawn on a map; objects with faults are noted and left out.

    Raises:
        UnreadableMap: if the file is no map.
        TrackError: if the map itself cannot be used, whatever is drawn on it.
    """
    data = first_look.load_bytes(path)
    scan = first_look.scan(data, path, faults)
    vet_format(scan, faults)
    size = map_size(scan.attributes, faults)
    properties = vet_map(scan, faults)
    sound = vet_objects(scan, faults)
    if size is None:
        faults.stop()
    root = _only(ET.fromstring(data), set(sound))  # noqa: S314 - entities are refused by the scan
    sources = {source.id: source for source in scan.objects}
    objects = tuple(
        _drawn(each, sources[each.id], sound[each.id]) for each in _pytmx_objects(root, path)
    )
    _note_strays(objects, size, faults)
    return DrawnMap(path.stem, size, properties, objects)


def _only(root: ET.Element, ids: set[int]) -> ET.Element:
    """Leave of a map only where sound objects lie, so that pytmx meets nothing it misreads."""
    for parent in list(root.iter()):
        for child in list(parent):
            if not _is_wanted(child, ids):
                parent.remove(child)
    for element in root.iter():
        for attribute in set(element.keys()) - _KEPT.get(element.tag, set()):
            del element.attrib[attribute]
    return root


def _is_wanted(element: ET.Element, ids: set[int]) -> bool:
    """Return whether pytmx needs to see an element: layers that count, and sound objects."""
    match element.tag:
        case "object":
            return numbers.whole(element.get("id", "")) in ids
        case "group" | "objectgroup":
            return not first_look.is_skipped(element.get("name", ""))
        case "polygon" | "polyline":
            return True
        case _:
            return False


def _pytmx_objects(root: ET.Element, path: Path) -> list[Any]:
    """Return the objects as pytmx reads them, in drawing order."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pytmx imports pygame, which greets
    import pytmx

    tiled = pytmx.TiledMap()
    tiled.filename = str(path)
    tiled.parse_xml(root)
    return list(tiled.objects)


def _drawn(each: Any, source: Source, properties: dict[str, Value]) -> DrawnObject:
    """Return an object with its vertices turned to where they are seen on the map."""
    shape = Shape(source.shape)
    seen = [(each.x, each.y)] if shape is Shape.POINT else each.apply_transformations()
    points = tuple((float(x), float(y)) for x, y in seen)
    return DrawnObject(source, shape, points, properties)


def _note_strays(
    objects: tuple[DrawnObject, ...], size: tuple[float, float], faults: Faults
) -> None:
    """Note the objects that reach over the edge of the map; only landscape may."""
    for each in objects:
        outside = [(x, y) for x, y in each.points if not (0 <= x <= size[0] and 0 <= y <= size[1])]
        if outside and CLASSES[each.kind].on_the_map:
            x, y = outside[0]
            place = f"{x:.0f},{y:.0f}"
            faults.add(each, say("lies outside the map at ({place})", place=place))
