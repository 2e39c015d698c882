"""Reader of .tmx files into the values an author drew."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, joined, say
from formulad.tiled.circuit import Shape
from formulad.tiled.faults.fault_codes import Code
from formulad.tiled.sheet import scan as first_look
from formulad.tiled.sheet.drawn import DrawnMap, DrawnObject
from formulad.tiled.sheet.schema import CLASSES
from formulad.tiled.sheet.vet import map_size, vet_amounts, vet_format, vet_map, vet_objects

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.tiled.circuit import Point
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.sheet.drawn import Source


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
    objects = tuple(
        DrawnObject(source, Shape(source.shape), _seen(source), sound[source.id])
        for source in scan.objects
        if source.id in sound
    )
    _note_strays(objects, size, faults)
    return DrawnMap(path.stem, size, properties, objects)


def _seen(source: Source) -> tuple[Point, ...]:
    """Return the vertices of an object where they are seen: Tiled turns it round its place."""
    left, top, angle = source.number("x"), source.number("y"), source.number("rotation")
    if not angle:
        return tuple([(left + x, top + y) for x, y in _unmoved(source)])
    sin, cos = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return tuple([(left + cos * x - sin * y, top + sin * x + cos * y) for x, y in _unmoved(source)])


def _unmoved(source: Source) -> tuple[Point, ...]:
    """Return the vertices as seen from the place of an object; of an ellipse those of its box."""
    if source.shape == Shape.POINT:
        return ((0.0, 0.0),)
    if source.shape in {Shape.POLYGON, Shape.POLYLINE}:
        return source.vertices or ()
    width, height = source.number("width"), source.number("height")
    return ((0.0, 0.0), (0.0, height), (width, height), (width, 0.0))


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
