"""Reader of .tmx files into the values an author drew. The only module that knows pytmx."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from formulad.kernel.sentence import counted, joined, say
from formulad.tiled import scan as first_look
from formulad.tiled.circuit import Shape
from formulad.tiled.drawn import DrawnMap, DrawnObject
from formulad.tiled.fault_codes import Code
from formulad.tiled.schema import CLASSES
from formulad.tiled.vet import map_size, vet_amounts, vet_format, vet_map, vet_objects

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path
    from typing import Any

    from formulad.tiled.circuit import Point
    from formulad.tiled.drawn import Source
    from formulad.tiled.faults import Faults
    from formulad.tiled.schema import Value


_PLACED = ("id", "x", "y", "width", "height", "rotation")
"""All that pytmx is told of an object, besides its vertices."""


def read(path: Path, data: bytes, faults: Faults) -> DrawnMap:
    """Return what is drawn on a map; objects with faults are noted and left out.

    Raises:
        UnreadableMap: if the file is no map.
        TrackError: if the map itself cannot be used, whatever is drawn on it.
    """
    scan = first_look.scan(data, path, faults)
    vet_format(scan, faults)
    vet_amounts(scan, faults)
    size = map_size(scan.attributes, faults)
    properties = vet_map(scan, faults)
    sound = vet_objects(scan, faults)
    if size is None:
        faults.stop()
    sources = {source.id: source for source in scan.objects if source.id in sound}
    root = _as_pytmx_wants(sources.values())
    objects = tuple(_drawn(each, sources[each.id], sound[each.id]) for each in _pytmx_objects(root))
    _note_strays(objects, size, faults)
    return DrawnMap(path.stem, size, properties, objects)


def _as_pytmx_wants(sources: Iterable[Source]) -> ET.Element:
    """Return a map of nothing but where objects lie, so that pytmx meets nothing it misreads.

    Tile sets, pictures and templates, which name other files, are no part of it.
    """
    root = ET.Element("map")
    layer = ET.SubElement(root, "objectgroup")
    for source in sources:
        placed = {name: source.attributes[name] for name in _PLACED if name in source.attributes}
        drawn = ET.SubElement(layer, "object", placed)
        if source.shape in {Shape.POLYGON, Shape.POLYLINE}:
            ET.SubElement(drawn, source.shape, {"points": source.points})
    return root


def _pytmx_objects(root: ET.Element) -> list[Any]:
    """Return the objects as pytmx reads them, in drawing order."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pytmx imports pygame, which greets
    import pytmx

    tiled = pytmx.TiledMap()
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
    astray = [
        (each, out)
        for each in objects
        if CLASSES[each.kind].on_the_map and (out := _outside(each, size))
    ]
    if not astray:
        return
    (first, (x, y)), others = astray[0], [each.id for each, _ in astray[1:]]
    fault = say("lies outside the map at ({x},{y})", x=f"{x:.0f}", y=f"{y:.0f}")
    if others:
        fault = joined(", ", (fault, counted(len(others), "as does {n} more", "as do {n} more")))
    remedy = say("move it onto the map, or enlarge the map: Map > Resize Map")
    faults.add(first, Code.OUTSIDE_MAP, fault, remedy, others=others)


def _outside(each: DrawnObject, size: tuple[float, float]) -> Point | None:
    """Return the first vertex of an object that is not on the map, if there is one."""
    return next(
        ((x, y) for x, y in each.points if not (0 <= x <= size[0] and 0 <= y <= size[1])), None
    )
